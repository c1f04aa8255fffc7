//! Running other programs.

use crate::failure::{Failure, Result};
use crate::places;
use std::ffi::OsStr;
use std::process::{Command, Stdio};
use std::thread;

/// A program run from the project's top folder with the pinned tools on its PATH.
pub fn command(program: impl AsRef<OsStr>) -> Result<Command> {
    let mut command = Command::new(program);
    command.current_dir(places::root()).env("PATH", places::path()?);
    // Variables that cargo sets for xtask itself must not reach the programs that xtask starts.
    for (name, _) in std::env::vars_os() {
        let name = name.to_string_lossy();
        let of_the_package =
            ["CARGO_PKG_", "CARGO_MANIFEST_", "CARGO_BIN_", "CARGO_CRATE_", "CARGO_PRIMARY_"];
        if of_the_package.iter().any(|prefix| name.starts_with(prefix)) {
            command.env_remove(&*name);
        }
    }
    Ok(command)
}

/// Runs it with its output on the terminal; fails when it does.
pub fn run(command: &mut Command) -> Result<()> {
    let line = line(command);
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Failure::new(format!("`{line}` failed ({status})"))),
        Err(error) => Err(Failure::new(format!("`{line}` could not be started: {error}"))),
    }
}

/// Runs several at once, each to its end; fails where one does.
pub fn run_all(commands: Vec<Command>) -> Result<()> {
    thread::scope(|scope| {
        let all: Vec<_> = commands
            .into_iter()
            .map(|mut command| scope.spawn(move || run(&mut command)))
            .collect();
        all.into_iter()
            .map(|one| {
                one.join().unwrap_or_else(|_| Err(Failure::new("a command ended without a word")))
            })
            .fold(Ok(()), Result::and)
    })
}

/// Runs it and returns what it printed; its errors go to the terminal.
pub fn output(command: &mut Command) -> Result<String> {
    let line = line(command);
    match command.stderr(Stdio::inherit()).output() {
        Ok(output) if output.status.success() => {
            Ok(String::from_utf8_lossy(&output.stdout).into_owned())
        }
        Ok(output) => Err(Failure::new(format!("`{line}` failed ({})", output.status))),
        Err(error) => Err(Failure::new(format!("`{line}` could not be started: {error}"))),
    }
}

/// What `program --version` prints, or nothing when it cannot be run.
pub fn version(program: impl AsRef<OsStr>) -> String {
    let output = Command::new(program).arg("--version").stdin(Stdio::null()).output();
    output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default()
}

/// The command as one would type it, without its environment.
fn line(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
}
