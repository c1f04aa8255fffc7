//! A reader of texts: from the front, and with the place of what does not fit.

use crate::rules::text::cut;
use crate::rules::{Misread, Want};

/// A text that is read from its front.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    text: &'a str,
    /// Where the rest begins, and where what was taken last began.
    at: usize,
    last: usize,
}

impl<'a> Reader<'a> {
    /// Reads this text.
    pub const fn new(text: &'a str) -> Reader<'a> {
        Reader { text, at: 0, last: 0 }
    }

    /// What is still to be read.
    pub fn rest(&self) -> &'a str {
        cut(self.text, self.at).1
    }

    /// The byte at which the rest begins.
    pub const fn place(&self) -> usize {
        self.at
    }

    /// Whether nothing is left.
    pub fn is_done(&self) -> bool {
        self.rest().is_empty()
    }

    /// Something else was wanted where the rest begins.
    pub fn fault<T>(&self, want: Want) -> Result<T, Misread> {
        self.fault_at(self.at, want)
    }

    /// Something else was wanted where what was taken last began.
    pub fn fault_before<T>(&self, want: Want) -> Result<T, Misread> {
        self.fault_at(self.last, want)
    }

    /// Something else was wanted at this byte.
    pub fn fault_at<T>(&self, byte: usize, want: Want) -> Result<T, Misread> {
        Err(Misread::new(self.text, byte, want))
    }

    /// Takes so many bytes, fewer where the text ends or none where no character ends there.
    pub fn take(&mut self, bytes: usize) -> &'a str {
        self.last = self.at;
        let taken = self.rest().get(..bytes.min(self.rest().len())).unwrap_or("");
        self.at += taken.len();
        taken
    }

    /// Takes this sign if it is the next one.
    pub fn eat(&mut self, sign: char) -> bool {
        let eaten = self.rest().starts_with(sign);
        if eaten {
            self.take(sign.len_utf8());
        }
        eaten
    }

    /// Takes the next so many bytes for what `read` makes of them.
    ///
    /// # Errors
    /// Where it makes nothing of them.
    pub fn read<T>(
        &mut self,
        bytes: usize,
        want: Want,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, Misread> {
        let found = read(self.take(bytes));
        found.map_or_else(|| self.fault_before(want), Ok)
    }

    /// Takes the next word, and the space before it.
    ///
    /// # Errors
    /// Where there is none.
    pub fn word(&mut self, want: Want) -> Result<&'a str, Misread> {
        self.next_word().map_or_else(|| self.fault(want), Ok)
    }

    /// Takes the next word if there is one, and the space before it.
    pub fn next_word(&mut self) -> Option<&'a str> {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
        let word = self.rest().split_whitespace().next();
        word.map(|word| self.take(word.len()))
    }

    /// Takes the next word as `name=value`, if there is one.
    ///
    /// # Errors
    /// Where it is no pair.
    pub fn pair(&mut self) -> Result<Option<(&'a str, &'a str)>, Misread> {
        let Some(word) = self.next_word() else { return Ok(None) };
        let Some((name, value)) = word.split_once('=') else {
            return self.fault_before(Want::Pair);
        };
        Ok(Some((name, value)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_pairs_are_taken_with_their_places() {
        let mut text = Reader::new("  8/8 w  a=b=c x");
        assert_eq!((text.word(Want::Row), text.word(Want::Seat)), (Ok("8/8"), Ok("w")));
        assert_eq!(text.pair(), Ok(Some(("a", "b=c"))));
        let fault = text.fault_before::<()>(Want::Number);
        assert_eq!(fault.map_err(|fault| (fault.at, fault.found)), Err((9, "a=b=c".to_owned())));
        assert_eq!(text.pair().map_err(|fault| fault.at), Err(15));
        assert_eq!((text.pair(), text.is_done()), (Ok(None), true));
        assert_eq!(text.word(Want::Seat).map_err(|fault| fault.at), Err(16));
    }

    #[test]
    fn signs_are_taken_whole_whatever_they_are() {
        let mut text = Reader::new("e4-é");
        let digits = |name: &str| (name == "e4").then_some(4);
        assert_eq!(text.read(2, Want::Site, digits), Ok(4));
        assert!(!text.eat('x') && text.eat('-'));
        assert_eq!((text.place(), text.rest()), (3, "é"));
        assert_eq!((text.take(1), text.take(9), text.take(1)), ("", "é", ""));
        assert!(text.is_done());
    }
}
