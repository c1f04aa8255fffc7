//! `cargo xtask serve`: builds the site and serves it on this machine.

use crate::failure::{Failure, Result};
use crate::server::{Server, Settings};
use crate::{places, site};
use std::io;
use std::process::{Command, Stdio};

/// Where to serve when nothing is said.
const PORT: u16 = 8080;

/// What the command line may say.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Options {
    port: Option<u16>,
    under: Option<String>,
    no_open: bool,
}

impl Options {
    /// Reads `[--port N] [--under FOLDER] [--no-open]`.
    pub fn read(arguments: &[String]) -> Result<Self> {
        let mut options = Self::default();
        let mut words = arguments.iter();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--port" => {
                    let number = words.next().and_then(|number| number.parse().ok());
                    options.port =
                        Some(number.ok_or_else(|| {
                            Failure::new("--port needs a number from 0 to 65535")
                        })?);
                }
                "--under" => {
                    let folder = words
                        .next()
                        .ok_or_else(|| Failure::new("--under needs a folder, such as /games/"))?;
                    options.under = Some(folder.clone());
                }
                "--no-open" => options.no_open = true,
                other => {
                    return Err(Failure::new(format!("serve does not know `{other}`"))
                        .advise("cargo xtask serve [--port N] [--under FOLDER] [--no-open]"));
                }
            }
        }
        Ok(options)
    }

    /// Shows the page in the browser, unless the command line said not to.
    pub fn open(&self, address: &str) {
        if !self.no_open {
            open(address);
        }
    }
}

/// Sets up, builds, serves until it is stopped.
pub fn serve(options: &Options) -> Result<()> {
    // Before the build: a port that is taken is told at once.
    let server = bind(options, || Settings::new(places::dist()))?;
    site::set_up_and_build()?;
    let address = server.address();
    println!("\nPalamède is served at {address}\nCtrl+C stops it.");
    options.open(&address);
    server.run();
    Ok(())
}

/// Returns a server of these settings at the port asked for and no other; else at the first free one
/// from 8080 on.
pub fn bind(options: &Options, settings: impl Fn() -> Settings) -> Result<Server> {
    let settings = || settings().under(options.under.as_deref().unwrap_or("/"));
    let ports = match options.port {
        Some(port) => port..=port,
        None => PORT..=PORT + 99,
    };
    for port in ports.clone() {
        match Server::bind(settings(), port) {
            Ok(server) => return Ok(server),
            Err(error) if error.kind() == io::ErrorKind::AddrInUse && options.port.is_none() => {}
            Err(error) => {
                return Err(Failure::new(format!("port {port} cannot be used: {error}"))
                    .advise("Name another: cargo xtask serve --port N"));
            }
        }
    }
    Err(Failure::new(format!("no free port from {} to {}", ports.start(), ports.end()))
        .advise("Name one: cargo xtask serve --port N"))
}

/// Shows the page where there is a screen to show it on. That it fails is no matter: the address is printed.
fn open(address: &str) {
    let screen = ["DISPLAY", "WAYLAND_DISPLAY"]
        .iter()
        .any(|name| std::env::var_os(name).is_some_and(|v| !v.is_empty()));
    let program = match std::env::consts::OS {
        "macos" => "open",
        _ if screen => "xdg-open",
        _ => return,
    };
    let quiet = Command::new(program)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    drop(quiet);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Options> {
        Options::read(&line.split_whitespace().map(String::from).collect::<Vec<_>>())
    }

    #[test]
    fn options_are_read() {
        let expected = Options { port: Some(9000), under: Some("/games/".into()), no_open: true };
        assert!(
            read("--port 9000 --no-open --under /games/").is_ok_and(|options| options == expected)
        );
        assert!(read("").is_ok_and(|options| options == Options::default()));
    }

    #[test]
    fn nonsense_is_refused() {
        for line in ["--port", "--port x", "--port 70000", "--under", "now"] {
            assert!(read(line).is_err(), "{line}");
        }
    }
}
