//! Two small games that only the tests play, hard on purpose: they ask of the traits
//! what the games of the catalogue ask together.
//!
//! `race` throws dice, moves several times a turn, stacks and asks which piece, which
//! die, which capture; `ranks` has four seats in two teams, secrets, a deployment and
//! seats that leave the others playing.

pub mod race;
mod race_text;
pub mod ranks;

use palamede::rules::{Misread, Want};

/// The random numbers of the toys' hashes.
pub use palamede::rules::splitmix as mix;

/// The words of a text with their places, one after another.
pub struct Words<'a> {
    text: &'a str,
    left: Vec<(usize, &'a str)>,
}

impl<'a> Words<'a> {
    pub fn new(text: &'a str) -> Words<'a> {
        let mut left: Vec<_> = palamede::rules::text::words(text).collect();
        left.reverse();
        Words { text, left }
    }

    /// Reads the next word with `read`; what cannot be read wants `want`.
    pub fn next<T>(
        &mut self,
        want: Want,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, Misread> {
        let (at, word) = self.left.pop().unwrap_or((self.text.len(), ""));
        read(word).ok_or_else(|| Misread::new(self.text, at, want))
    }

    /// Reads `name=value`, next in the text.
    pub fn pair<T>(
        &mut self,
        name: &str,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, Misread> {
        self.next(Want::Pair, |word| read(word.strip_prefix(name)?.strip_prefix('=')?))
    }

    /// Whether all words are read.
    pub fn is_empty(&self) -> bool {
        self.left.is_empty()
    }

    /// Nothing may follow.
    pub fn end(self) -> Result<(), Misread> {
        match self.left.last() {
            None => Ok(()),
            Some(&(at, _)) => Err(Misread::new(self.text, at, Want::End)),
        }
    }
}
