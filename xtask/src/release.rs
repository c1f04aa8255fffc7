//! `cargo xtask release v0.1.0`: the site as a zip that any server can serve, its checksum, and what has changed.

use crate::failure::{Failure, Result};
use crate::{child, places, setup, site};
use std::fs;
use std::path::Path;

/// Builds, and packs the site into `target/release-files`. The tag, the crate and the head of `CHANGELOG.md` must
/// name the same version.
pub fn release(arguments: &[String]) -> Result<()> {
    let [tag] = arguments else {
        return Err(Failure::new("one tag, such as v0.1.0").advise("cargo xtask release v0.1.0"));
    };
    let version = env!("CARGO_PKG_VERSION");
    if tag.strip_prefix('v') != Some(version) {
        return Err(Failure::new(format!("{tag} is no tag of version {version}"))
            .advise("Cargo.toml names the version."));
    }
    let list = read(&places::root().join("CHANGELOG.md"))?;
    let changes = changes(&list, version)
        .ok_or_else(|| Failure::new(format!("CHANGELOG.md does not begin with ## {version}")))?;
    setup::ensure(setup::BUILD)?;
    // The release is served at an address that is not known here: build it for any.
    site::build_for_anybody()?;
    let folder = places::target().join("release-files");
    let name = format!("palamede-{version}");
    let inside = folder.join(&name);
    fs::remove_dir_all(&folder).or_else(|error| match error.kind() {
        std::io::ErrorKind::NotFound => Ok(()),
        _ => Err(Failure::file("removed", &folder)(error)),
    })?;
    fs::create_dir_all(&inside).map_err(Failure::file("made", &inside))?;
    let to = inside.join("palamede");
    child::run(child::command("cp")?.arg("-R").arg(places::dist()).arg(to))?;
    let told = places::root().join("docs/LISEZMOI.txt");
    fs::copy(&told, inside.join("LISEZMOI.txt")).map_err(Failure::file("copied", &told))?;
    // Ready settings for servers.
    let hosts = inside.join("hosts");
    fs::create_dir_all(&hosts).map_err(Failure::file("made", &hosts))?;
    for name in ["nginx.conf", "htaccess"] {
        let from = places::root().join("docs/hosts").join(name);
        fs::copy(&from, hosts.join(name)).map_err(Failure::file("copied", &from))?;
    }
    let zip = format!("{name}.zip");
    let pack = ["-m", "zipfile", "--create", &zip, &name];
    child::run(child::command("python3")?.args(pack).current_dir(&folder))?;
    let sum = child::output(child::command("sha256sum")?.arg(&zip).current_dir(&folder))?;
    write(&folder.join("SHA256SUMS"), &sum)?;
    write(&folder.join("changes.md"), changes)?;
    fs::remove_dir_all(&inside).map_err(Failure::file("removed", &inside))
}

/// What a list of changes says of its newest version; nothing where that is another one.
fn changes<'a>(list: &'a str, version: &str) -> Option<&'a str> {
    let (_, newest) = list.split_once("\n## ")?;
    let newest = newest.split_once("\n## ").map_or(newest, |(newest, _)| newest);
    let text = newest.strip_prefix(version)?.strip_prefix('\n')?.trim();
    (!text.is_empty()).then_some(text)
}

fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).map_err(Failure::file("read", file))
}

fn write(file: &Path, text: &str) -> Result<()> {
    fs::write(file, text).map_err(Failure::file("written", file))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_changes_of_this_version_are_told() {
        let list = fs::read_to_string(places::root().join("CHANGELOG.md")).unwrap_or_default();
        assert!(changes(&list, env!("CARGO_PKG_VERSION")).is_some());
        let library = fs::read_to_string(places::root().join("Cargo.toml")).unwrap_or_default();
        assert!(library.contains(&format!("version = \"{}\"", env!("CARGO_PKG_VERSION"))));
    }

    #[test]
    fn only_the_newest_version_is_read() {
        let list = "# Changes\n\n## 0.2.0\n\n- B\n\n## 0.1.0\n\n- A\n";
        assert_eq!(changes(list, "0.2.0"), Some("- B"));
        for other in ["0.1.0", "0.2", "0.2.0-rc"] {
            assert_eq!(changes(list, other), None, "{other}");
        }
        assert_eq!(changes("## 0.2.0\n", "0.2.0"), None);
    }
}
