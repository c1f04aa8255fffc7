//! The build of the site.

use crate::failure::Result;
use crate::setup::Need;
use crate::{child, setup};
use std::process::Command;

/// Builds the site into `dist/`, as it is published. What this needs must be set up.
pub fn build() -> Result<()> {
    child::run(&mut trunk()?)
}

/// The same without the address that `PALAMEDE_URL` may hold: for whoever publishes it at one of their own.
pub fn build_for_anybody() -> Result<()> {
    child::run(trunk()?.env_remove("PALAMEDE_URL"))
}

fn trunk() -> Result<Command> {
    let mut trunk = child::command("trunk")?;
    trunk.args(["build", "--release"]);
    // It need not ask whether there is a newer one, and it refuses what NO_COLOR usually holds.
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
