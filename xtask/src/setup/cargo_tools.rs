//! Tools that cargo builds from source, each in a folder named by its version.

use super::announce;
use crate::failure::Result;
use crate::{child, places, versions};
use std::process::Command;

/// A package of cargo's and the program by which it is known to be there.
pub struct Tool {
    package: &'static str,
    program: &'static str,
    features: &'static str,
    version: &'static str,
    minutes: &'static str,
}

/// The builder of the site.
pub const TRUNK: Tool = Tool {
    package: "trunk",
    program: "trunk",
    features: "",
    version: versions::TRUNK,
    minutes: "2 minutes",
};

/// The joiner of wasm and JavaScript.
pub const WASM_BINDGEN: Tool = Tool {
    package: "wasm-bindgen-cli",
    program: "wasm-bindgen",
    features: "",
    version: versions::WASM_BINDGEN,
    minutes: "a minute",
};

/// The driver of Firefox.
pub const GECKODRIVER: Tool = Tool {
    package: "geckodriver",
    program: "geckodriver",
    features: "",
    version: versions::GECKODRIVER,
    minutes: "a minute",
};

/// The reader of the crates' licences.
pub const CARGO_ABOUT: Tool = Tool {
    package: "cargo-about",
    program: "cargo-about",
    features: "cli",
    version: versions::CARGO_ABOUT,
    minutes: "2 minutes",
};

impl Tool {
    /// Builds and installs it unless its program answers with the pinned version.
    pub fn ensure(&self) -> Result<()> {
        let program = places::tool_bin(self.package, self.version)?.join(self.program);
        let first_line = child::version(program);
        let first_line = first_line.lines().next().unwrap_or_default();
        if first_line.split_whitespace().any(|word| word == self.version) {
            return Ok(());
        }
        let what = format!(
            "{} {}, built from source (about {})",
            self.package, self.version, self.minutes
        );
        announce(&what, || child::run(&mut self.install()?))
    }

    fn install(&self) -> Result<Command> {
        let mut command = child::command("cargo")?;
        command.args(["install", "--quiet", "--locked", "--force", self.package]);
        command.args(["--version", &format!("={}", self.version)]);
        command.args(["--features", self.features]);
        command.arg("--root").arg(places::tool(self.package, self.version)?);
        // Four times quicker to build than these packages' own profiles, and quick enough to use.
        command.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0");
        command.env("CARGO_PROFILE_RELEASE_LTO", "off");
        command.env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
        command.env("CARGO_PROFILE_RELEASE_DEBUG", "0");
        // Variables that are set for building the site are not meant for its tools.
        for name in
            ["CARGO_TARGET_DIR", "CARGO_BUILD_TARGET", "RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS"]
        {
            command.env_remove(name);
        }
        Ok(command)
    }
}
