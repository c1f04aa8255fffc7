//! What the readers of texts share: where a text went wrong and what was wanted.

use super::Seat;
use std::fmt;

/// A text that could not be read.
///
/// ```
/// use palamede_games::MakYek;
/// use palamede_rules::{Game, Notation, Options, Want};
///
/// let position = MakYek::start(&Options::new(MakYek::OPTIONS));
/// let fault = position.read("a3-z9").expect_err("no such cell");
/// assert_eq!((fault.at, fault.want), (3, Want::Site));
/// assert_eq!(fault.to_string(), "at character 4: expected a site, found \"z9\"");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misread {
    /// The number of characters read before the fault.
    pub at: usize,
    /// The text at the fault, shortened to a few characters; empty at the end.
    pub found: String,
    /// The kind of text that was wanted there.
    pub want: Want,
}

/// A kind of text that a reader wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Want {
    /// A site of the board, like e4.
    Site,
    /// A move in the game's notation.
    Move,
    /// A throw in the game's notation.
    Roll,
    /// A move that captures what the rules say it captures.
    Captures,
    /// A sign that tells an attack from a move.
    Attack,
    /// The sign of how a combat ends.
    Combat,
    /// A piece's letter.
    Piece,
    /// A row with as many cells as the board has columns.
    Row,
    /// A position with pieces on it, not more of a kind than the game has.
    Pieces,
    /// A position with no more moves than a game may begin with.
    FewerMoves,
    /// A seat's name or letter.
    Seat,
    /// A whole number.
    Number,
    /// A `name=value` that is known here.
    Pair,
    /// The end of the text.
    End,
}

/// Splits a text at a byte; the second part is empty where no character begins there. (Slices that
/// panic bring along what tells of it: 3 kB of the page.)
pub fn cut(text: &str, at: usize) -> (&str, &str) {
    text.split_at_checked(at).unwrap_or((text, ""))
}

impl Misread {
    /// Makes the fault at byte `at` of `text`.
    pub fn new(text: &str, at: usize, want: Want) -> Misread {
        let at = (0..=at.min(text.len())).rev().find(|&i| text.is_char_boundary(i)).unwrap_or(0);
        let (before, rest) = cut(text, at);
        let found = rest.chars().take_while(|c| !c.is_whitespace()).take(16).collect();
        Misread { at: before.chars().count(), found, want }
    }

    /// Returns this fault as one of `text`, in which the text that it was found in begins at byte
    /// `at`.
    #[must_use]
    pub fn within(mut self, text: &str, at: usize) -> Misread {
        self.at += cut(text, at).0.chars().count();
        self
    }
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let want = match self.want {
            Want::Site => "a site",
            Want::Move => "a move",
            Want::Roll => "a throw",
            Want::Captures => "the captures that the rules give",
            Want::Attack => "the sign of an attack or of a move",
            Want::Combat => "the sign of how the combat ends",
            Want::Piece => "a piece",
            Want::Row => "a whole row",
            Want::Pieces => "a possible number of pieces",
            Want::FewerMoves => "a position with fewer moves",
            Want::Seat => "a seat",
            Want::Number => "a number",
            Want::Pair => "a known name=value",
            Want::End => "the end",
        };
        write!(f, "at character {}: expected {want}", self.at + 1)?;
        match self.found.as_str() {
            "" => write!(f, ", found the end"),
            found => write!(f, ", found {found:?}"),
        }
    }
}

impl std::error::Error for Misread {}

/// A reader of a text from its front. Each question is answered with `None` where the text does
/// not hold what is asked for, and the reader remembers what was wanted last, and where. So a
/// parser is a chain of `?`, and [`result`](Reader::result) alone makes the fault.
///
/// ```
/// use palamede_rules::{Misread, Want, text::Reader};
///
/// fn quiet(text: &str) -> Result<u32, Misread> {
///     let mut reader = Reader::new(text);
///     let read = reader.pair("quiet").and_then(|number| number.parse().ok());
///     reader.result(read)
/// }
/// assert_eq!(quiet("quiet=12"), Ok(12));
/// assert_eq!(quiet("loud=12").map_err(|fault| fault.want), Err(Want::Pair));
/// ```
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    text: &'a str,
    at: usize,
    place: usize,
    want: Want,
}

impl<'a> Reader<'a> {
    /// Reads this text.
    pub const fn new(text: &'a str) -> Reader<'a> {
        Reader { text, at: 0, place: 0, want: Want::End }
    }

    /// Returns what was read, or else the fault: what was wanted last, and where.
    ///
    /// # Errors
    /// The fault, if nothing was read.
    pub fn result<T>(&self, read: Option<T>) -> Result<T, Misread> {
        read.ok_or_else(|| Misread::new(self.text, self.place, self.want))
    }

    /// Returns the whole text.
    pub const fn text(&self) -> &'a str {
        self.text
    }

    /// Returns the text that is still to be read.
    pub fn rest(&self) -> &'a str {
        cut(self.text, self.at).1
    }

    /// Returns the byte at which the rest begins.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Returns the byte at which what was read last begins.
    pub const fn place(&self) -> usize {
        self.place
    }

    /// Returns whether nothing is left.
    pub fn is_done(&self) -> bool {
        self.rest().is_empty()
    }

    /// Notes what is wanted from now on, and at which byte.
    pub fn judge(&mut self, place: usize, want: Want) {
        (self.place, self.want) = (place, want);
    }

    /// Refuses the text: returns `None`, and notes what was wanted at which byte.
    pub fn refuse<T>(&mut self, place: usize, want: Want) -> Option<T> {
        self.judge(place, want);
        None
    }

    /// Takes the next so many bytes: fewer where the text ends, none where no character ends there.
    pub fn take(&mut self, bytes: usize, want: Want) -> &'a str {
        self.judge(self.at, want);
        let rest = self.rest();
        let taken = rest.get(..bytes.min(rest.len())).unwrap_or("");
        self.at += taken.len();
        taken
    }

    /// Takes the text before the first of these signs, or before the next space.
    pub fn until(&mut self, signs: &[char], want: Want) -> &'a str {
        let ends = |c: char| c.is_whitespace() || signs.contains(&c);
        let rest = self.rest();
        self.take(rest.find(ends).unwrap_or(rest.len()), want)
    }

    /// Passes over spaces.
    pub fn skip(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    /// Takes the next word; empty behind the last.
    pub fn word(&mut self, want: Want) -> &'a str {
        self.skip();
        self.until(&[], want)
    }

    /// Returns whether a further word follows.
    pub fn has_word(&self) -> bool {
        !self.rest().trim_start().is_empty()
    }

    /// Returns whether a word has been read to its end.
    pub fn is_at_gap(&self) -> bool {
        !self.rest().starts_with(|c: char| !c.is_whitespace())
    }

    /// Returns the value of the next word, `name=value`.
    pub fn pair(&mut self, name: &str) -> Option<&'a str> {
        self.word(Want::Pair).strip_prefix(name)?.strip_prefix('=')
    }

    /// Takes the next sign, if it is this one.
    pub fn has(&mut self, sign: char) -> bool {
        let has = self.rest().starts_with(sign);
        self.at += if has { sign.len_utf8() } else { 0 };
        has
    }

    /// Takes this sign, which must be the next one.
    pub fn eat(&mut self, sign: char, want: Want) -> Option<()> {
        self.judge(self.at, want);
        self.has(sign).then_some(())
    }

    /// Checks that no further word follows.
    pub fn end(&mut self) -> Option<()> {
        self.word(Want::End).is_empty().then_some(())
    }
}

/// Returns the seat that has this name in a list by seat.
pub fn read_seat(name: &str, seats: &[&str]) -> Option<Seat> {
    let known = |&known: &&str| known == name && !name.is_empty();
    seats.iter().position(known).and_then(Seat::new)
}

/// Iterates over the words of a text, each with the byte at which it begins.
pub fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_whitespace().map(|word| (word.as_ptr() as usize - text.as_ptr() as usize, word))
}

/// The most quiet plies that a text may state: more than any game lasts.
const MOST_QUIET: usize = 1_000_000;

/// Takes the counts out of a position text that are not the position's own: `quiet=N`,
/// and the counters of a chess position, `- - 0 1`. Gives the quiet plies and the text
/// with spaces in place of the counts, so that faults in it keep their place.
pub(super) fn take_counts(text: &str) -> Result<(usize, String), Misread> {
    let (mut quiet, mut rest, mut own) = (None, text.to_owned(), Vec::new());
    // The replaced words are ASCII, so that the blanks keep the length in bytes and in characters.
    let mut blank =
        |at: usize, word: &str| rest.replace_range(at..at + word.len(), &" ".repeat(word.len()));
    for (at, word) in words(text) {
        let Some(number) = word.strip_prefix("quiet=") else {
            own.push((at, word));
            continue;
        };
        let read = number.parse().ok().filter(|&plies| plies <= MOST_QUIET);
        let plies = read.ok_or_else(|| Misread::new(text, at + 6, Want::Number))?;
        if quiet.replace(plies).is_some() {
            return Err(Misread::new(text, at, Want::End));
        }
        blank(at, word);
    }
    let digits = |word: &str| word.bytes().all(|b| b.is_ascii_digit());
    if let [.., (a, "-"), (b, "-"), (c, half), (d, full)] = own[..]
        && digits(half)
        && digits(full)
    {
        [(a, "-"), (b, "-"), (c, half), (d, full)].iter().for_each(|&(at, word)| blank(at, word));
    }
    Ok((quiet.unwrap_or(0), rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_last_is_what_is_wrong() {
        let fault = |reader: &Reader<'_>| match reader.result::<()>(None) {
            Err(fault) => (fault.at, fault.found, fault.want),
            Ok(()) => panic!("nothing was read"),
        };
        let mut reader = Reader::new("  8/8 w  a=b=c e4-é");
        assert_eq!((reader.word(Want::Row), reader.word(Want::Seat)), ("8/8", "w"));
        assert_eq!(reader.pair("a"), Some("b=c"));
        assert_eq!(fault(&reader), (9, "a=b=c".to_owned(), Want::Pair));
        assert_eq!((reader.clone().word(Want::Move), reader.pair("a")), ("e4-é", None));
        let mut reader = Reader::new("e4-é");
        assert_eq!(reader.take(2, Want::Site), "e4");
        assert!(!reader.has('x') && reader.eat('-', Want::Move).is_some());
        assert_eq!((reader.at(), reader.rest()), (3, "é"));
        assert_eq!((reader.take(1, Want::Site), reader.is_done()), ("", false));
        assert_eq!(reader.until(&['-'], Want::Site), "é");
        assert_eq!((reader.end(), reader.is_done()), (Some(()), true));
        assert_eq!(reader.eat('x', Want::Captures), None);
        assert_eq!(fault(&reader), (4, String::new(), Want::Captures));
        assert_eq!(reader.refuse::<()>(1, Want::Pieces), None);
        assert_eq!(fault(&reader), (1, "4-é".to_owned(), Want::Pieces));
    }

    #[test]
    fn counts_are_taken_out_and_places_stay() {
        assert_eq!(take_counts("8/8 w"), Ok((0, "8/8 w".to_owned())));
        assert_eq!(take_counts("8/8 w quiet=12 x=y"), Ok((12, "8/8 w          x=y".to_owned())));
        assert_eq!(take_counts("8/8 w - - 0 1"), Ok((0, "8/8 w        ".to_owned())));
        assert_eq!(take_counts("é quiet=3 - - 0 1"), Ok((3, "é                ".to_owned())));
        assert_eq!(take_counts("8 w - - 0 1 quiet=3"), Ok((3, "8 w                ".to_owned())));
        // Four words that are no counters, or stand elsewhere, are the game's to judge.
        assert_eq!(take_counts("8/8 - - 0 1 w"), Ok((0, "8/8 - - 0 1 w".to_owned())));
        assert_eq!(take_counts("8/8 w - - x 1"), Ok((0, "8/8 w - - x 1".to_owned())));
    }

    #[test]
    fn counts_that_cannot_be_are_refused_with_their_place() {
        let fault = |at, found: &str, want| Err(Misread { at, found: found.to_owned(), want });
        assert_eq!(take_counts("8 w quiet="), fault(10, "", Want::Number));
        assert_eq!(take_counts("8 w quiet=-1"), fault(10, "-1", Want::Number));
        assert_eq!(take_counts("8 w quiet=1000001"), fault(10, "1000001", Want::Number));
        assert_eq!(take_counts("8 w quiet=1 quiet=2"), fault(12, "quiet=2", Want::End));
    }
}
