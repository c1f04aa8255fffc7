//! What went wrong and what to do about it, for the person at the terminal.

use std::fmt;
use std::path::Path;

/// Shorthand for a fallible step of a command.
pub type Result<T> = std::result::Result<T, Failure>;

/// A sentence on what failed and, where there is one, a way out.
#[derive(Debug)]
pub struct Failure {
    what: String,
    advice: Option<String>,
}

impl Failure {
    /// States what failed.
    pub fn new(what: impl Into<String>) -> Self {
        Self { what: what.into(), advice: None }
    }

    /// Adds what to do about it.
    pub fn advise(mut self, advice: impl Into<String>) -> Self {
        self.advice = Some(advice.into());
        self
    }

    /// For `map_err`: the file or folder `path` could not be `done` ("read", "written").
    pub fn file(done: &str, path: &Path) -> impl FnOnce(std::io::Error) -> Self {
        let what = format!("{} could not be {done}", path.display());
        move |error| Self::new(format!("{what}: {error}"))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "error: {}", self.what)?;
        match &self.advice {
            Some(advice) => write!(f, "\n{advice}"),
            None => Ok(()),
        }
    }
}
