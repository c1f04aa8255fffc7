//! The link: a whole open game in an address, `c=2-0f1e2d3c&v=1&first=black&m=IYpZ…`.
//!
//! `c` is the count of steps and the checksum of all the rest: it stands in front, so
//! that a link cut anywhere still says what it should have been; a link made by hand
//! leaves it out. `v` is the version: 2 where a seat ran out of time, else 1; options stand by
//! their names where they differ from the defaults; `start` holds a position, `dice` the seed
//! (`SEED-K` where the first K steps came before it) or `given`: a game that still goes on leaves
//! the seed out; `m` the steps: a move is a few digits of 64 (`A-Z a-z 0-9 - _`), `.d` and digits
//! a throw, `.r` and a digit a resignation, `.t` and a digit a loss on time, `.a` an agreement.
//! While a game has secrets to keep only the options go out.

use super::sheet::checksum;
use super::text::{MOST_STEPS, StepFault};
use super::{Audience, Dice, Logged, Record, Setup};
use palamede_rules::{
    Facts, Kind, Misread, OptionError, Options, Playable, Seat, Silent, Step, StepOf,
};

/// The version of a link in which a seat runs out of time.
const VERSION: u32 = 2;
/// The version of any other link, which older builds read.
const PLAIN: u32 = 1;
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The reason why a link is refused.
///
/// ```
/// use palamede_games::MakYek;
/// use palamede_record::{LinkError, Record};
/// use palamede_rules::Kind;
///
/// let text = "Palamède record 1; game: mak-yek; moves: 1. a3-a5 b6-b4";
/// let link = Record::<MakYek>::read(Kind::of(), text).expect("a record").link();
/// let cut = &link[..link.len() - 2];
/// let read = Record::<MakYek>::read_link(Kind::of(), cut, &[]);
/// assert_eq!(read.err(), Some(LinkError::Changed));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum LinkError<F> {
    /// The link was made by a newer version of the site.
    Newer(String),
    /// An option is unknown.
    Option(OptionError),
    /// The start position cannot be read.
    Start(Misread),
    /// The source of throws cannot be read.
    Dice(String),
    /// The link was cut, or changed: the count or the checksum does not fit.
    Changed,
    /// The steps cannot be read from this digit on.
    Unreadable {
        /// The digit's number, from 1.
        digit: usize,
    },
    /// A step is wrong.
    Step {
        /// The step's number, from 1.
        number: usize,
        /// Why.
        why: StepFault<F>,
    },
}

impl<R: Playable> Record<R> {
    /// Returns the game's link, as the query that follows its route. While the game has secrets to
    /// keep, it holds no more than the options.
    pub fn link(&self) -> String {
        self.link_after(self.now)
    }

    /// Returns the link of the game as it was after so many steps, to go on from there.
    ///
    /// ```
    /// use palamede_games::MakYek;
    /// use palamede_record::Record;
    /// use palamede_rules::Kind;
    ///
    /// let text = "Palamède record 1; game: mak-yek; moves: 1. a3-a5 b6-b4";
    /// let record = Record::<MakYek>::read(Kind::of(), text).expect("a record");
    /// assert!(record.link_after(1).starts_with("c=1-"));
    /// assert_eq!(record.link_after(2), record.link());
    /// ```
    pub fn link_after(&self, steps: usize) -> String {
        let now = steps.min(self.now);
        let steps = if self.keeps_secrets() { &[] } else { &self.log[..now] };
        let timed = steps.iter().any(|logged| matches!(logged.step, Step::TimeOut(_)));
        let mut query = format!("v={}", if timed { VERSION } else { PLAIN });
        for (name, value) in self.setup.options.changed() {
            query += &format!("&{name}={}", encode(value));
        }
        if self.keeps_secrets() {
            return sealed(&query, 0);
        }
        if let Some(start) = &self.setup.start {
            query += &format!("&start={}", encode(start));
        }
        if let Some((dice, before)) = self.source(now, Audience::Others) {
            query += &match (dice, before) {
                (Dice::Seed(seed), 0) => format!("&dice={seed}"),
                (Dice::Seed(seed), n) => format!("&dice={seed}-{n}"),
                _ => "&dice=given".to_owned(),
            };
        }
        if !steps.is_empty() {
            query += "&m=";
            query += &self.packed(steps);
        }
        sealed(&query, now)
    }

    /// Returns the digits of these steps, the first ones of the log. Each is packed where it was
    /// taken: a game may number the moves of a position.
    fn packed(&self, steps: &[Logged<R>]) -> String {
        let mut text = String::new();
        let mut line = self.first.clone();
        for logged in steps {
            let mut digits = Vec::new();
            match &logged.step {
                Step::Move(mv) => line.state().pack(mv, &mut |n| digits.push(n)),
                Step::Roll(roll) => {
                    text.push_str(".d");
                    line.state().pack_roll(roll, &mut |n| digits.push(n));
                }
                Step::Resign(seat) => {
                    text.push_str(".r");
                    digits.push(seat.index() as u8);
                }
                Step::TimeOut(seat) => {
                    text.push_str(".t");
                    digits.push(seat.index() as u8);
                }
                Step::Agree(_) => text.push_str(".a"),
            }
            text.extend(digits.iter().map(|n| char::from(DIGITS[usize::from(n & 63)])));
            line.advance(&logged.step, &mut Silent);
        }
        text
    }

    /// Reads a game of this kind from a link's query. Parameters in `others` are somebody
    /// else's (language, seating) and not read.
    ///
    /// # Errors
    /// The place where the link is wrong, and why.
    pub fn read_link(
        kind: Kind<R>,
        query: &str,
        others: &[&str],
    ) -> Result<Record<R>, LinkError<R::Refusal>> {
        let Query { setup, moves, said, own, unseeded } = Query::read(kind.facts(), query, others)?;
        let (count, _) = said.unwrap_or_default().split_once('-').unwrap_or_default();
        let count = count.parse::<usize>().ok();
        // Compared as text: a number could be written in more than one way.
        if said.is_some_and(|said| said != seal(&own.join("&"), count.unwrap_or(0))) {
            return Err(LinkError::Changed);
        }
        let mut record = Record::begin(kind, setup).map_err(LinkError::Start)?;
        record.steps_before_seed = unseeded;
        let mut digits = Digits { text: moves.as_bytes(), at: 0 };
        while digits.at < digits.text.len() {
            let from = digits.at;
            let step = digits.step(&record).ok_or(LinkError::Unreadable { digit: from + 1 })?;
            let number = record.len() + 1;
            if number > MOST_STEPS {
                return Err(LinkError::Step { number, why: StepFault::TooMany });
            }
            record.replay(step).map_err(|why| LinkError::Step { number, why })?;
        }
        if count.is_some_and(|count| count != record.len()) {
            return Err(LinkError::Changed);
        }
        record.steps_before_seed = record.steps_before_seed.min(record.now);
        Ok(record)
    }
}

/// The parameters of a link, read.
struct Query<'a> {
    setup: Setup,
    /// The digits of the steps.
    moves: &'a str,
    /// The count and the checksum.
    said: Option<&'a str>,
    /// The pairs that are sealed.
    own: Vec<&'a str>,
    unseeded: usize,
}

impl<'a> Query<'a> {
    fn read<F>(
        facts: &'static Facts,
        query: &'a str,
        others: &[&str],
    ) -> Result<Query<'a>, LinkError<F>> {
        let options = Options::new(facts.options);
        let setup = Setup { options, start: None, dice: Dice::Withheld };
        let mut all = Query { setup, moves: "", said: None, own: Vec::new(), unseeded: 0 };
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            if key != "c" && !others.contains(&key) {
                all.own.push(pair);
            }
            match key {
                "v" => match value.parse::<u32>() {
                    Ok(version) if version <= VERSION => {}
                    _ => return Err(LinkError::Newer(value.to_owned())),
                },
                "start" => all.setup.start = Some(decode(value)),
                "dice" if value == "given" => all.setup.dice = Dice::Given,
                "dice" => {
                    let (seed, before) = value.split_once('-').unwrap_or((value, "0"));
                    let (Ok(seed), Ok(before)) = (seed.parse(), before.parse()) else {
                        return Err(LinkError::Dice(value.to_owned()));
                    };
                    (all.setup.dice, all.unseeded) = (Dice::Seed(seed), before);
                }
                "m" => all.moves = value,
                "c" => all.said = Some(value),
                key if others.contains(&key) => {}
                key => all.setup.options.set(key, &decode(value)).map_err(LinkError::Option)?,
            }
        }
        Ok(all)
    }
}

/// Returns the count and the checksum of a query.
fn seal(query: &str, count: usize) -> String {
    format!("{count}-{:08x}", checksum(query))
}

/// Returns a query with its count and checksum in front.
fn sealed(query: &str, count: usize) -> String {
    format!("c={}&{query}", seal(query, count))
}

/// Reads the digits of the steps.
struct Digits<'a> {
    text: &'a [u8],
    at: usize,
}

impl Digits<'_> {
    fn step<R: Playable>(&mut self, record: &Record<R>) -> Option<StepOf<R>> {
        if self.text.get(self.at) != Some(&b'.') {
            return record.line.state().unpack(self).map(Step::Move);
        }
        self.at += 2;
        match self.text.get(self.at - 1)? {
            b'd' => record.line.state().unpack_roll(self).map(Step::Roll),
            b'r' => Seat::new(usize::from(self.next()?)).map(Step::Resign),
            b't' => Seat::new(usize::from(self.next()?)).map(Step::TimeOut),
            b'a' => Some(Step::Agree(record.line.state().in_play())),
            _ => None,
        }
    }
}

impl Iterator for Digits<'_> {
    type Item = u8;
    fn next(&mut self) -> Option<u8> {
        let found = DIGITS.iter().position(|d| Some(d) == self.text.get(self.at))?;
        self.at += 1;
        Some(found as u8)
    }
}

/// Percent-encodes what an address does not carry as it is; a space becomes a plus.
pub(super) fn encode(text: &str) -> String {
    let mut out = String::new();
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z'
            | b'a'..=b'z'
            | b'0'..=b'9'
            | b'-'
            | b'.'
            | b'_'
            | b'~'
            | b'/'
            | b','
            | b':' => {
                out.push(char::from(byte));
            }
            b' ' => out.push('+'),
            _ => out += &format!("%{byte:02X}"),
        }
    }
    out
}

/// Undoes [`encode`]; what is no code stands as it is.
pub(super) fn decode(text: &str) -> String {
    let bytes = text.as_bytes();
    let (mut out, mut at) = (Vec::new(), 0);
    while let Some(&byte) = bytes.get(at) {
        // Two digits: a number would be read with a sign, too.
        let code =
            text.get(at + 1..at + 3).filter(|hex| hex.bytes().all(|b| b.is_ascii_hexdigit()));
        let code = code.and_then(|hex| u8::from_str_radix(hex, 16).ok());
        match (byte, code) {
            (b'%', Some(code)) => {
                out.push(code);
                at += 3;
                continue;
            }
            (b'+', _) => out.push(b' '),
            _ => out.push(byte),
        }
        at += 1;
    }
    String::from_utf8_lossy(&out).into_owned()
}

#[cfg(test)]
mod tests {
    use super::{decode, encode};

    #[test]
    fn a_code_is_two_digits_and_nothing_else_is() {
        assert_eq!(decode("%2b%3D+%+5%-1%5"), "+= % 5%-1%5");
        for text in ["a1 b2=quiet", "100%+5", "é~/,:"] {
            assert_eq!(decode(&encode(text)), text);
        }
    }
}
