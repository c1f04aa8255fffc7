//! The project's own commands, run as `cargo xtask COMMAND`. Standard library only.
//!
//! From the ground up:
//!
//! - [`failure`]: what went wrong and what to do about it;
//! - [`places`]: where things lie; [`child`]: running other programs; [`versions`]: the pins;
//! - [`setup`]: installs what is missing;
//! - [`styles`], [`precache`]: the build's own steps, called by Trunk; [`site`]: the build;
//! - [`server`]: a static web server, also for the browser tests; [`size`]: the weight of the first load;
//! - [`serve`], [`preview`], [`mod@test`], [`mod@bench`], [`release`], [`notices`]: the commands.

pub mod bench;
pub mod child;
pub mod failure;
pub mod notices;
pub mod places;
pub mod precache;
pub mod preview;
pub mod release;
pub mod serve;
pub mod server;
pub mod setup;
pub mod site;
pub mod size;
pub mod styles;
pub mod test;
pub mod versions;
