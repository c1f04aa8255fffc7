//! The build of the site.

use crate::failure::Result;
use crate::setup::Need;
use crate::{child, places, setup};
use std::path::Path;
use std::process::Command;

/// Builds the site into `dist/`, as it is published. What this needs must be set up.
pub fn build() -> Result<()> {
    compile()?;
    child::run(&mut trunk()?)
}

/// The same without the address that `PALAMEDE_URL` may hold: for whoever publishes it at one of their own.
pub fn build_for_anybody() -> Result<()> {
    compile()?;
    child::run(trunk()?.env_remove("PALAMEDE_URL"))
}

/// Compiles side by side what Trunk would compile one after another: the two modules, each of which is optimised as a
/// whole on one core, and the programs of the build's steps.
fn compile() -> Result<()> {
    // As index.html asks for them.
    let page = ["--bin", "palamede", "--profile", "site"];
    let thinker = ["--bin", "thinker", "--profile", "thinker", "--features", "thinker"];
    let module = |program: &[&str]| -> Result<Command> {
        let rust =
            ["build", "--quiet", "--target", "wasm32-unknown-unknown", "--no-default-features"];
        let mut command = child::command("cargo")?;
        command.args(rust).args(program);
        Ok(command)
    };
    child::run_all(vec![module(&page)?, module(&thinker)?, programs()?])
}

/// What compiles the programs that the steps of the build run. (Of the whole workspace, as the tests are: for others the
/// libraries would be compiled with other features, and all that uses them once more.)
fn programs() -> Result<Command> {
    let mut command = child::command("cargo")?;
    command.args(["build", "--quiet", "--workspace", "--example", "words", "--bin", "pages"]);
    Ok(command)
}

/// Compiles the programs that the steps of the build run.
pub fn steps() -> Result<()> {
    child::run(&mut programs()?)
}

/// `cargo xtask words`, before each build: writes the packs of sentences, and what the scripts know of the source.
pub fn words() -> Result<()> {
    steps()?;
    child::run(&mut child::command(&places::built("examples/words")?)?)
}

/// Has the page with the engine, in the folder of a site, say what it is.
pub fn introduce(folder: &Path) -> Result<()> {
    steps()?;
    child::run(child::command(&places::built("pages")?)?.arg(folder).arg("start"))
}

/// Writes the pages that stand beside the engine into the folder of a site.
pub fn pages(folder: &Path) -> Result<()> {
    steps()?;
    child::run(child::command(&places::built("pages")?)?.arg(folder))
}

fn trunk() -> Result<Command> {
    let mut trunk = child::command("trunk")?;
    trunk.args(["build", "--release"]);
    // Trunk need not look for a newer version of itself, and it refuses the usual values of
    // NO_COLOR.
    trunk.env("TRUNK_SKIP_VERSION_CHECK", "true").env_remove("NO_COLOR");
    Ok(trunk)
}

/// Sets up what a build needs, then builds.
pub fn set_up_and_build() -> Result<()> {
    setup::ensure(setup::BUILD)?;
    build()
}

/// Builds the site, and draws what is shown beside a link to it that somebody sends: `assets/pictures`.
pub fn pictures() -> Result<()> {
    set_up_and_build()?;
    setup::ensure(&[Need::NodePackages, Need::Browsers, Need::Geckodriver])?;
    let run = ["run", "--quiet", "--package", "e2e", "--example", "pictures"];
    child::run(crate::test::in_browsers()?.args(run))
}
