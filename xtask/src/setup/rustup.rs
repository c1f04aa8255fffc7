//! Parts of Rust itself: targets and components.

use super::announce;
use crate::child;
use crate::failure::{Failure, Result};

/// Adds a target unless it is installed.
pub fn target(name: &str) -> Result<()> {
    // The sysroot tells it in no time, and without rustup.
    let sysroot = child::output(child::command("rustc")?.args(["--print", "sysroot"]))?;
    let installed =
        std::path::Path::new(sysroot.trim()).join("lib/rustlib").join(name).join("lib").is_dir();
    if installed {
        return Ok(());
    }
    announce(&format!("Rust for {name}"), || add(&["target", "add", name]))
}

/// Adds the formatter and the linter unless they answer.
pub fn components() -> Result<()> {
    for (program, component) in [("cargo-fmt", "rustfmt"), ("cargo-clippy", "clippy")] {
        if child::version(program).is_empty() {
            announce(component, || add(&["component", "add", component]))?;
        }
    }
    Ok(())
}

fn add(arguments: &[&str]) -> Result<()> {
    child::run(child::command("rustup")?.args(arguments)).map_err(|failure| {
        Failure::new(failure.to_string())
            .advise("Rust is expected from rustup; with another installation, add this part its way and start again.")
    })
}
