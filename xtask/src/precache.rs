//! `cargo xtask precache`, after each build: gives the starting script what starts the module and what the engine's source
//! knows, tells the page which thinker is of its build, makes the page, its scripts and its modules smaller, packs what
//! weighs most, writes the service worker, which keeps what is needed for playing offline, and the pages beside the engine.

use crate::failure::{Failure, Result};
use crate::{child, places, site};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The script that starts the page. It has one name in all builds, so that a page which was kept for long finds it; its
/// address has a hash, so that a newer page never meets an older one.
const BOOT: &str = "boot.js";

/// The scripts that hold what the engine's source knows, each with where that stands in it and the file of it in
/// `target/`, which `examples/words.rs` has written.
const TABLES: [(&str, &str, &str); 2] =
    [(BOOT, "__BOOT__", "boot.txt"), ("room.js", "__ROOM__", "room.txt")];

/// The styles that not every page needs, as the page and Trunk name them.
const LATER: &str = "later.css";

/// The thinker's script and its module, as Trunk names them.
const THINKER: [&str; 2] = ["thinker.js", "thinker_bg.wasm"];

/// How the names of modules end: as Trunk gives them, and packed.
const MODULE: [&str; 2] = ["_bg.wasm", "_bg.bin"];

/// The site's own licence and those of what it contains, each with its name in the site.
const LICENCES: [(&str, &str); 2] =
    [("LICENSE", "LICENSE.txt"), ("assets/notices.txt", "notices.txt")];

/// What a text begins with that browsers are to read as UTF-8 where the server does not say what it is.
const UTF_8: char = '\u{feff}';

/// Writes `sw.js` from its template into the folder in which Trunk prepares the site.
pub fn precache() -> Result<()> {
    let Some(staging) = std::env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from) else {
        return Err(Failure::new("precache is a step of the build")
            .advise("Trunk calls it: trunk build --release"));
    };
    let template = places::root().join("assets/sw.template.js");
    let script = fs::read_to_string(&template).map_err(Failure::file("read", &template))?;
    let page = staging.join("index.html");
    let text = fs::read_to_string(&page).map_err(Failure::file("read", &page))?;
    for (script, place, table) in TABLES {
        let table = places::target().join(table);
        let table = fs::read_to_string(&table).map_err(Failure::file("read", &table))?;
        tell(&staging.join(script), place, &table)?;
    }
    give_start(&staging)?;
    let boot = format!("{BOOT}?{}", version(&staging, &[BOOT.to_owned()])?);
    let text = uncommented(&text)
        .replace(&format!("{BOOT}\""), &format!("{boot}\""))
        .replace(THINKER[0], &name_thinker(&staging)?)
        .replace(LATER, &name_later(&staging)?)
        .replace(MODULE[0], MODULE[1]);
    fs::write(&page, text).map_err(Failure::file("written", &page))?;
    site::introduce(&staging)?;
    let names = files(&staging)?;
    let small = |name: &&String| name.ends_with(".js") || name.ends_with(".webmanifest");
    shrink(&staging, names.iter().filter(small))?;
    let names = files(&staging)?;
    let packed = |name: &&String| name.ends_with(".wasm") || name.ends_with(".bin");
    pack(&staging, names.iter().filter(packed))?;
    let names = files(&staging)?;
    let version = version(&staging, &names)?;
    let output = staging.join("sw.js");
    let mut hashes = hashed(&staging, &names)?;
    for (name, _) in hashes.iter_mut().filter(|(name, _)| name == BOOT) {
        name.clone_from(&boot);
    }
    let script = fill(&script, &version, &hashes);
    fs::write(&output, script).map_err(Failure::file("written", &output))?;
    shrink(&staging, ["sw.js"])?;
    pages(&staging)
}

/// Writes the pages that stand beside the engine, which name its styles, and the licences; last, since nobody who
/// plays keeps them.
fn pages(folder: &Path) -> Result<()> {
    site::pages(folder)?;
    let names = files(folder)?;
    shrink(
        folder,
        names.iter().filter(|name| {
            name.ends_with(".js") && (name.starts_with("kit-") || name.starts_with("frame-"))
        }),
    )?;
    // This module draws the QR codes of the kit's form; it is copied as published.
    let from = places::root().join("xtask/node_modules/lean-qr/index.mjs");
    let text = fs::read_to_string(&from).map_err(Failure::file("read", &from))?;
    let to = folder.join("qr.js");
    fs::write(&to, format!("/* lean-qr, \u{a9} David Evans, MIT licence: notices.txt */\n{text}"))
        .map_err(Failure::file("written", &to))?;
    LICENCES.iter().try_for_each(|(from, name)| {
        let from = places::root().join(from);
        let text = fs::read_to_string(&from).map_err(Failure::file("read", &from))?;
        let to = folder.join(name);
        fs::write(&to, format!("{UTF_8}{text}")).map_err(Failure::file("written", &to))
    })
}

/// Gives the later styles a name with a hash: no page is shown in those of another build. Tells it.
fn name_later(staging: &Path) -> Result<String> {
    let hash = version(staging, &[LATER.to_owned()])?;
    let name = LATER.replace('.', &format!("-{hash}."));
    let file = staging.join(LATER);
    fs::rename(&file, staging.join(&name)).map_err(Failure::file("written", &file))?;
    Ok(name)
}

/// Puts what starts the page's module into the script that starts the page: one request less, and one less to wait for
/// after another.
fn give_start(staging: &Path) -> Result<()> {
    let names = files(staging)?;
    let is_module = |name: &&String| name.starts_with("palamede-") && name.ends_with(MODULE[0]);
    let Some(module) = names.iter().find(is_module) else {
        return Err(Failure::new("the build has no module of the page"));
    };
    let script = staging.join(module.replace(MODULE[0], ".js"));
    let text = within(&starting(&script, module)?);
    fs::remove_file(&script).map_err(Failure::file("removed", &script))?;
    tell(&staging.join(BOOT), "__ENGINE__", &text)
}

/// A module script as a function for a classic one: of the folder in which both lie it makes an object of what the
/// module exports.
fn within(script: &str) -> String {
    const EXPORT: &str = "export ";
    let mut exported = Vec::new();
    let mut text = String::from("(folder) => {\n");
    for line in script.lines() {
        let declared = line.strip_prefix(EXPORT).filter(|after| !after.starts_with('{'));
        let named = declared.and_then(|after| {
            let after = after.trim_start_matches("async ").split_once(' ')?.1;
            after.split(|char: char| !(char.is_alphanumeric() || char == '_')).next()
        });
        exported.extend(named);
        if !line.starts_with("export {") {
            text += declared.unwrap_or(line);
            text.push('\n');
        }
    }
    text = text.replace("import.meta.url", "folder");
    format!("{text}return {{ {} }};\n}}", exported.join(", "))
}

/// Gives the thinker's script and module, which Trunk names alike in every build, a name with a hash, and the script
/// its end; tells the script's name.
fn name_thinker(staging: &Path) -> Result<String> {
    let hash = version(staging, &THINKER.map(String::from))?;
    let [script, module] = THINKER.map(|name| staging.join(name));
    let names = THINKER.map(|name| name.replacen("thinker", &format!("thinker-{hash}"), 1));
    let end = places::root().join("assets/thinker.js");
    let end = fs::read_to_string(&end).map_err(Failure::file("read", &end))?;
    let text = starting(&script, &names[1])? + &end;
    let new = names.each_ref().map(|name| staging.join(name));
    fs::write(&new[0], text).map_err(Failure::file("written", &new[0]))?;
    fs::rename(&module, &new[1]).map_err(Failure::file("written", &new[1]))?;
    fs::remove_file(&script).map_err(Failure::file("removed", &script))?;
    let [script, _] = names;
    Ok(script)
}

/// The script of a module, with an end that unpacks and starts it.
fn starting(script: &Path, module: &str) -> Result<String> {
    let end = places::root().join("assets/start.js");
    let text = fs::read_to_string(script).map_err(Failure::file("read", script))?;
    let end = fs::read_to_string(&end).map_err(Failure::file("read", &end))?;
    Ok(text + &end.replace("__MODULE__", &module.replace(MODULE[0], MODULE[1])))
}

/// Puts a table in its place in a script.
fn tell(script: &Path, place: &str, table: &str) -> Result<()> {
    let text = fs::read_to_string(script).map_err(Failure::file("read", script))?;
    fs::write(script, told(&text, place, table)?).map_err(Failure::file("written", script))
}

/// A script with its table in its place.
fn told(script: &str, place: &str, table: &str) -> Result<String> {
    match script.split_once(place) {
        Some((before, after)) if !after.contains(place) => Ok(format!("{before}{table}{after}")),
        _ => Err(Failure::new(format!("a script has not one place for its table, {place}"))),
    }
}

/// Makes scripts and manifests smaller, and the module with its own, by what Node's world has for it. The page's, which
/// takes longest, side by side with the others.
fn shrink(folder: &Path, scripts: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Result<()> {
    // A developer waits for each debug build and wants readable errors: skip the minifying.
    if is_debug() {
        return Ok(());
    }
    let (page, others): (Vec<_>, Vec<_>) =
        scripts.into_iter().partition(|script| script.as_ref() == BOOT);
    let groups = [page, others].into_iter().filter(|group| !group.is_empty());
    let commands = groups.map(|group| {
        let mut command = node("shrink.mjs", folder)?;
        command.args(group);
        Ok(command)
    });
    child::run_all(commands.collect::<Result<_>>()?)
}

/// Packs files: modules, which are named anew, and tables. What starts them unpacks them.
fn pack<'a>(folder: &Path, files: impl IntoIterator<Item = &'a String>) -> Result<()> {
    let quick = is_debug().then_some("--quick");
    let size = |name: &str| fs::metadata(folder.join(name)).map_or(0, |file| file.len());
    let mut files: Vec<(u64, &String)> = files.into_iter().map(|name| (size(name), name)).collect();
    files.sort_by_key(|(size, _)| std::cmp::Reverse(*size));
    // Two halves that weigh about the same, side by side.
    let mut halves = [(0, Vec::new()), (0, Vec::new())];
    for (size, name) in files {
        let lighter = usize::from(halves[0].0 > halves[1].0);
        halves[lighter].0 += size;
        halves[lighter].1.push(name);
    }
    let halves = halves.into_iter().filter(|(_, names)| !names.is_empty());
    let commands = halves.map(|(_, names)| {
        let mut command = node("pack.mjs", folder)?;
        command.args(quick).args(names);
        Ok(command)
    });
    child::run_all(commands.collect::<Result<_>>()?)
}

/// A tool of ours in Node, at work in this folder.
fn node(tool: &str, folder: &Path) -> Result<Command> {
    let mut command = child::command("node")?;
    command.arg(places::root().join("xtask").join(tool)).current_dir(folder);
    Ok(command)
}

/// Whether Trunk builds for who edits.
fn is_debug() -> bool {
    std::env::var_os("TRUNK_PROFILE").is_some_and(|profile| profile == "debug")
}

/// The paths of all files below `folder`, relative and with slashes, in order.
pub fn files(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).map_err(Failure::file("read", &next))? {
            let path = entry.map_err(Failure::file("read", &next))?.path();
            if path.is_dir() {
                folders.push(path);
            } else if let Ok(relative) = path.strip_prefix(folder) {
                let parts: Vec<_> = relative.iter().map(|part| part.to_string_lossy()).collect();
                names.push(parts.join("/"));
            }
        }
    }
    names.sort();
    Ok(names)
}

/// A name for this build: a hash of its files' names and contents (FNV-1a, 64 bits).
fn version(folder: &Path, names: &[String]) -> Result<String> {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut add = |bytes: &[u8]| {
        for byte in bytes.iter().chain(&[0]) {
            hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    };
    for name in names {
        let path = folder.join(name);
        add(name.as_bytes());
        add(&fs::read(&path).map_err(Failure::file("read", &path))?);
    }
    Ok(format!("{hash:016x}"))
}

/// A page without its comments.
fn uncommented(page: &str) -> String {
    let mut parts = page.split("<!--");
    let first = parts.next().unwrap_or_default();
    let after =
        parts.map(|part| part.split_once("-->").map_or("", |(_, after)| after.trim_start()));
    std::iter::once(first).chain(after).collect()
}

/// The files that the service worker may keep, each with its hash.
fn hashed(folder: &Path, names: &[String]) -> Result<Vec<(String, String)>> {
    let mut command = node("hashes.mjs", folder)?;
    let told = child::output(command.args(names.iter().filter(|name| is_kept(name))))?;
    let lines = told.lines().filter_map(|line| line.split_once(' '));
    Ok(lines.map(|(hash, name)| (name.to_owned(), hash.to_owned())).collect())
}

/// Pictures for who installs the site are the browser's to keep, those beside links are others'; what is said of the
/// fonts no page asks for.
fn is_kept(name: &str) -> bool {
    !(name == "sw.js"
        || name.starts_with("icon/")
        || name.starts_with("pictures/")
        || name.starts_with("letters/") && !name.ends_with(".woff2"))
}

/// The worker, with the files that it keeps and the hash of each. The page itself is asked for by its folder.
fn fill(template: &str, version: &str, files: &[(String, String)]) -> String {
    let when_asked = |name: &str| {
        ["learned/", "looks/", "solved/"].iter().any(|folder| name.starts_with(folder))
            || ["-prose.txt", "-rare.woff2"].iter().any(|end| name.ends_with(end))
    };
    let (asked, kept): (Vec<_>, Vec<_>) = files.iter().partition(|(name, _)| when_asked(name));
    let (thinker, files): (Vec<_>, Vec<_>) =
        kept.into_iter().partition(|(name, _)| name.starts_with("thinker-"));
    let table = |files: &[&(String, String)]| {
        let entry = |(name, hash): &&(String, String)| {
            format!("\"./{}\": \"{hash}\"", name.strip_suffix("index.html").unwrap_or(name))
        };
        format!("{{{}}}", files.iter().map(entry).collect::<Vec<_>>().join(", "))
    };
    template
        .replace("{{version}}", version)
        .replace("{{files}}", &table(&files))
        .replace("{{asked}}", &table(&asked))
        .replace("{{thinker}}", &table(&thinker))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_loses_its_comments_and_nothing_else() {
        assert_eq!(uncommented("<p>a<!-- b\nc --> <i>d</i>\n<!--e--></p>"), "<p>a<i>d</i>\n</p>");
    }

    #[test]
    fn a_script_is_told_its_table_once() {
        let boot = "const [A] = __BOOT__;\n";
        assert_eq!(told(boot, "__BOOT__", "[[1]]").ok().as_deref(), Some("const [A] = [[1]];\n"));
        assert!(told("const [A] = [];", "__BOOT__", "[[1]]").is_err());
        assert!(told(&boot.repeat(2), "__BOOT__", "[[1]]").is_err());
    }

    #[test]
    fn a_module_script_is_a_value_within_another() {
        let script = "let wasm;\nexport function told(a) {\n}\nexport const turn = () => import.meta.url;\n\
                      export async function go() {}\nexport { initSync, init as default };\n";
        let text = "(folder) => {\nlet wasm;\nfunction told(a) {\n}\nconst turn = () => folder;\nasync function go() {}\n\
                    return { told, turn, go };\n}";
        assert_eq!(within(script), text);
    }

    #[test]
    fn the_page_is_kept_by_its_folder_and_the_worker_not_at_all() {
        let names = [
            "a-1.js",
            "icon/192.png",
            "index.html",
            "learned/luzhanqi.bin",
            "letters/OFL.txt",
            "letters/serif.woff2",
            "looks/slate.css",
            "pictures/home.png",
            "rules/index.html",
            "solved/shap-luk.bin",
            "sw.js",
            "thinker-1.js",
            "words/fr-prose.txt",
            "words/fr.txt",
        ];
        let kept = names.into_iter().filter(|name| is_kept(name)).enumerate();
        let kept: Vec<_> = kept.map(|(at, name)| (name.to_owned(), at.to_string())).collect();
        let script = fill("V={{version}}; F={{files}}; A={{asked}}; T={{thinker}};", "7", &kept);
        let files = r#"{"./a-1.js": "0", "./": "1", "./letters/serif.woff2": "3", "./rules/": "5", "./words/fr.txt": "9"}"#;
        let asked = r#"{"./learned/luzhanqi.bin": "2", "./looks/slate.css": "4", "./solved/shap-luk.bin": "6", "./words/fr-prose.txt": "8"}"#;
        assert_eq!(script, format!("V=7; F={files}; A={asked}; T={{\"./thinker-1.js\": \"7\"}};"));
    }
}
