//! Where things lie: in the project, and in the folder of pinned tools.

use crate::failure::{Failure, Result};
use crate::versions;
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The project's top folder.
pub fn root() -> &'static Path {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask)
}

/// What cargo and these commands write, and git ignores.
pub fn target() -> PathBuf {
    root().join("target")
}

/// A program that cargo has built for development, by its path below the folder in which this one lies: `examples/words`.
pub fn built(name: &str) -> Result<PathBuf> {
    let own = env::current_exe().map_err(|error| Failure::new(format!("where am I? {error}")))?;
    let folder = own.parent().unwrap_or(Path::new("."));
    Ok(folder.join(format!("{name}{}", env::consts::EXE_SUFFIX)))
}

/// The built site.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// The tools that come from Node's world.
pub fn node_modules() -> PathBuf {
    root().join("xtask/node_modules")
}

/// Axe, injected into pages by the browser tests.
pub fn axe() -> PathBuf {
    node_modules().join("axe-core/axe.min.js")
}

/// The checker of HTML.
pub fn vnu() -> PathBuf {
    node_modules().join("vnu-jar/build/dist/vnu.jar")
}

/// The folder of a pinned tool, in the user's cache: a fresh clone finds it again.
pub fn tool(name: &str, version: &str) -> Result<PathBuf> {
    let cache = match env::var_os("XDG_CACHE_HOME").filter(|folder| !folder.is_empty()) {
        Some(folder) => PathBuf::from(folder),
        None => match env::var_os("HOME").or_else(|| env::var_os("USERPROFILE")) {
            Some(home) => PathBuf::from(home).join(".cache"),
            None => {
                return Err(Failure::new("no home folder is known")
                    .advise("Set HOME: the build's tools are kept in .cache there."));
            }
        },
    };
    Ok(cache.join("palamede-tools").join(format!("{name}-{version}")))
}

/// The folder of a pinned tool's programs.
pub fn tool_bin(name: &str, version: &str) -> Result<PathBuf> {
    Ok(tool(name, version)?.join("bin"))
}

/// The PATH with the pinned tools first.
pub fn path() -> Result<OsString> {
    let mut folders = vec![
        tool_bin("trunk", versions::TRUNK)?,
        tool_bin("wasm-bindgen-cli", versions::WASM_BINDGEN)?,
        tool_bin("geckodriver", versions::GECKODRIVER)?,
        tool_bin("cargo-about", versions::CARGO_ABOUT)?,
        node_modules().join(".bin"),
    ];
    folders.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
    env::join_paths(folders).map_err(|error| {
        Failure::new(format!("the PATH cannot be extended: {error}"))
            .advise("A folder with a colon in its name is the likely cause.")
    })
}

/// The first of `names` that lies on the PATH.
pub fn find_program(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    names.iter().find_map(|name| {
        env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
    })
}
