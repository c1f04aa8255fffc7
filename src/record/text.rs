//! The record: the whole game as text, for export and for the engine protocol.
//!
//! ```text
//! Palamède record 1 sealed
//! game: mak-yek
//! first: white
//! quiet_limit: 50
//! moves: 1. a3-a5 b6-b4 2. c3-c4 d6-d4xc4
//! end: 4 0f1e2d3c
//! ```
//! Every option in force has its line. `start:` holds a position text, `dice:` the
//! source of throws: `given`, or `seed:N NAME/VERSION`, with ` after K` behind it where the
//! first K steps were taken before that seed was drawn. A game that still goes on is given
//! out without its seed. Steps: a move in notation, `roll:THROW`, `resign:SEAT`, `time:SEAT` where
//! a seat ran out of time, `agree`;
//! numbers with a point are not read, whether a space follows or not, and a sign that stands apart (`+`, `-`, `=`) belongs to
//! the move before it. Where variations were kept, the version is 2, and each has a line behind
//! the moves: after how many steps it branches, and its own moves. Where a seat ran out of time it
//! is 3.
//!
//! ```text
//! variation: 3 d6-d5 3. b3-b4
//! ```

use super::sheet::{self, Broken, Sheet};
use super::step::{TIME_OUT, read_step};
use super::{Audience, Dice, Record, Setup};
use palamede_rules::{
    Generator, Kind, Misread, OptionError, Options, Playable, Step, StepError, StepOf, Want,
};

/// The version of a record in which a seat ran out of time.
const VERSION: u32 = 3;
/// The version of a record with variations.
const VARIED: u32 = 2;
/// The version of a record without either, which older builds read.
const PLAIN: u32 = 1;
/// The key of a variation's line.
pub const VARIATION: &str = "variation";

/// The most steps of a record or a link. The rules of some games allow more, of a game
/// with dice any number; but of some 700 000 that were played at random to the end the longest
/// had 1 612, and each step has its line on the screen: with so many a click that makes a step
/// takes 57 ms in Chromium where one after a hundred takes 14.
pub const MOST_STEPS: usize = 5_000;

/// The most bytes of text from elsewhere that are read: a record of so many steps and more.
pub const MOST_TEXT: usize = 256 * 1024;

/// The reason why a record is refused.
///
/// ```
/// use palamede_games::MakYek;
/// use palamede_record::{Record, RecordError, StepFault};
/// use palamede_rules::Kind;
///
/// let read = |text| Record::<MakYek>::read(Kind::of(), text).err();
/// assert_eq!(read("Palamède record 1; game: mak-yek"), Some(RecordError::Missing("moves")));
/// let text = "Palamède record 1; game: mak-yek; moves: 1. a3-a5 2. a5-a4";
/// let Some(RecordError::Step { number, text, why }) = read(text) else { panic!() };
/// assert_eq!((number, text.as_str()), (2, "a5-a4")); // it is not white's turn
/// assert!(matches!(why, StepFault::Refused(_)));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum RecordError<F> {
    /// The text is no record, or a broken one.
    Broken(Broken),
    /// The record has no line of this key.
    Missing(&'static str),
    /// The record is one of another game.
    OtherGame(String),
    /// A line's option is unknown.
    Option {
        /// The line's number, from 1.
        line: usize,
        /// The part of the option that is unknown.
        why: OptionError,
    },
    /// A line cannot be read.
    Line {
        /// The line's number, from 1.
        line: usize,
        /// The fault: where in the line's value, and why.
        why: Misread,
    },
    /// The throws come from a generator that this version does not have.
    OtherGenerator(String),
    /// A step is wrong.
    Step {
        /// The step's number, from 1.
        number: usize,
        /// The step as it is written.
        text: String,
        /// The reason why it is wrong.
        why: StepFault<F>,
    },
    /// A step of a variation is wrong.
    Variation {
        /// The line's number, from 1.
        line: usize,
        /// The step's number, from 1, with those of the game before it.
        number: usize,
        /// The step as it is written.
        text: String,
        /// The reason why it is wrong.
        why: StepFault<F>,
    },
    /// The record holds another number of steps than its last line says.
    Count {
        /// The number in the last line.
        said: usize,
        /// The number of steps in the record.
        found: usize,
    },
    /// The save is one of a game with secrets: what is wrong in it might quote an army.
    Hidden,
}

/// The reason why a step of a record or a link is wrong.
#[derive(Clone, PartialEq, Debug)]
pub enum StepFault<F> {
    /// The step cannot be read.
    Misread(Misread),
    /// The step is not allowed.
    Refused(StepError<F>),
    /// The seed gives another throw.
    OtherThrow,
    /// The record has more steps than [`MOST_STEPS`].
    TooMany,
}

impl<F> From<Broken> for RecordError<F> {
    fn from(broken: Broken) -> Self {
        RecordError::Broken(broken)
    }
}

/// Reads a line that records do not have; none if it does not know the key.
pub type More<'a> = dyn FnMut(&str, &str) -> Option<Result<(), Misread>> + 'a;

/// Returns the id of the game that a record or a save is of, if it says so.
///
/// ```
/// use palamede_games::GameId;
/// use palamede_record::game_of;
///
/// let text = "Palamède record 1; game: mak-yek; moves: 1. a3-a5";
/// assert_eq!(game_of(text).and_then(GameId::read), Some(GameId::MakYek));
/// ```
pub fn game_of(text: &str) -> Option<&str> {
    let line = text.split(['\n', ';']).find_map(|line| line.trim().strip_prefix("game:"))?;
    Some(line.trim())
}

/// Returns whether a seat runs out of time in the moves or the variations of these lines, which
/// builds before version 3 of records cannot read.
///
/// ```
/// use palamede_record::has_time_out;
///
/// let moves = |text: &str| [("moves", text.to_owned())];
/// assert!(has_time_out(&moves("1. a3-a5 time:black")));
/// assert!(!has_time_out(&moves("1. a3-a5 resign:black")));
/// ```
pub fn has_time_out(fields: &[(&str, String)]) -> bool {
    let mut steps = fields.iter().filter(|(key, _)| ["moves", VARIATION].contains(key));
    steps.any(|(_, text)| text.split(' ').any(|word| word.starts_with(TIME_OUT)))
}

impl<R: Playable> Record<R> {
    /// Returns the text of the steps that stand; `None` while the game has secrets to keep.
    ///
    /// ```
    /// use palamede_games::Luzhanqi;
    /// use palamede_record::Record;
    /// use palamede_rules::Kind;
    ///
    /// let text = "Palamède record 1; game: luzhanqi; moves:";
    /// let mut record = Record::<Luzhanqi>::read(Kind::of(), text).expect("a record");
    /// assert_eq!(record.text(), None);
    /// record.take(record.read_step("resign:red").expect("a step")).expect("a seat in the game");
    /// assert!(record.text().is_some_and(|text| text.contains("resign:red")));
    /// ```
    pub fn text(&self) -> Option<String> {
        self.text_for(Audience::Others)
    }

    pub(super) fn text_for(&self, audience: Audience) -> Option<String> {
        let seal = || {
            let fields = self.fields(self.now, audience);
            let version = match () {
                () if has_time_out(&fields) => VERSION,
                () if fields.iter().any(|(key, _)| *key == VARIATION) => VARIED,
                () => PLAIN,
            };
            sheet::seal("record", version, &fields, self.now)
        };
        (!self.keeps_secrets()).then(seal)
    }

    /// Returns the lines of a record of the first `steps` steps.
    pub(super) fn fields(&self, steps: usize, audience: Audience) -> Vec<(&'static str, String)> {
        let mut fields = vec![("game", self.kind.facts().id.to_owned())];
        fields.extend(self.setup.options.pairs().map(|(name, value)| (name, value.to_owned())));
        if let Some(start) = &self.setup.start {
            fields.push(("start", start.clone()));
        }
        fields.extend(self.source(steps, audience).map(|(dice, before)| {
            let text = match (dice, before) {
                (Dice::Seed(seed), 0) => format!("seed:{seed} {}", Generator::NAME),
                (Dice::Seed(seed), n) => format!("seed:{seed} {} after {n}", Generator::NAME),
                _ => "given".to_owned(),
            };
            ("dice", text)
        }));
        let mut all = self.log[..steps].iter().map(|logged| (&logged.word, logged.is_move()));
        fields.push(("moves", self.numbered(0, &mut all)));
        let variations = self.variations().filter(|(from, _)| *from <= steps);
        fields.extend(variations.map(|(from, moves)| {
            (VARIATION, [&from.to_string(), " ", &self.begins(from, moves)].concat())
        }));
        fields
    }

    /// Steps that follow on so many of the game, and whether each is a move: in notation, with
    /// the numbers of the moves.
    pub(super) fn numbered(
        &self,
        from: usize,
        all: &mut dyn Iterator<Item = (&String, bool)>,
    ) -> String {
        let seats = self.kind.facts().seats;
        let mut plies = self.log.iter().take(from).filter(|logged| logged.is_move()).count();
        let mut words = Vec::new();
        for (word, is_move) in all {
            if is_move {
                if plies % seats == 0 {
                    words.push(format!("{}.", plies / seats + 1));
                }
                plies += 1;
            }
            words.push(word.clone());
        }
        words.join(" ")
    }

    /// Reads the record of a game of this kind.
    ///
    /// # Errors
    /// The place where the record is wrong, and why.
    pub fn read(kind: Kind<R>, text: &str) -> Result<Record<R>, RecordError<R::Refusal>> {
        let sheet = sheet::open("record", VERSION, text)?;
        Self::from_fields(kind, &sheet, MOST_STEPS, &mut |_, _| None)
    }

    /// Reads the lines of a record, of at most so many steps. Keys that a record does not have go
    /// to `more`, which says whether it knows them.
    pub fn from_fields(
        kind: Kind<R>,
        sheet: &Sheet,
        most: usize,
        more: &mut More<'_>,
    ) -> Result<Record<R>, RecordError<R::Refusal>> {
        let options = Options::new(kind.facts().options);
        let mut setup = Setup { options, start: None, dice: Dice::Withheld };
        let (mut game, mut moves, mut unseeded, mut variations) = (None, None, 0, Vec::new());
        let branches = !kind.facts().secrets && !kind.facts().dice;
        for (line, key, value) in &sheet.fields {
            let line = *line;
            match key.as_str() {
                "game" => game = Some(value.as_str()),
                "start" => setup.start = Some(value.clone()),
                "moves" => moves = Some(value.as_str()),
                VARIATION if branches => variations.push((line, value.as_str())),
                "dice" => (setup.dice, unseeded) = read_dice(line, value)?,
                key => match more(key, value) {
                    Some(read) => read.map_err(|why| RecordError::Line { line, why })?,
                    None => setup
                        .options
                        .set(key, value)
                        .map_err(|why| RecordError::Option { line, why })?,
                },
            }
        }
        match game {
            None => return Err(RecordError::Missing("game")),
            Some(id) if id != kind.facts().id => return Err(RecordError::OtherGame(id.to_owned())),
            Some(_) => {}
        }
        let words = words_of_steps(moves.ok_or(RecordError::Missing("moves"))?);
        if let Some(said) = sheet.count.filter(|&said| said != words.len()) {
            return Err(RecordError::Count { said, found: words.len() });
        }
        let mut record = Record::begin(kind, setup)
            .map_err(|why| RecordError::Line { line: sheet.line("start"), why })?;
        record.steps_before_seed = unseeded.min(words.len());
        let fault = |(number, text, why)| RecordError::Step { number, text, why };
        record.take_words(words, most).map_err(fault)?;
        for (line, value) in variations {
            record.read_variation(line, value, most)?;
        }
        Ok(record)
    }

    /// Takes steps in notation, as long as there are not more than so many in all; where one is
    /// wrong, tells its number, the step, and why.
    pub(super) fn take_words(
        &mut self,
        words: Vec<String>,
        most: usize,
    ) -> Result<(), (usize, String, StepFault<R::Refusal>)> {
        for word in words {
            let number = self.now + 1;
            let read = match read_step(&self.line, &word) {
                _ if number > most => Err(StepFault::TooMany),
                Ok(step) => self.replay(step),
                Err(why) => Err(StepFault::Misread(why)),
            };
            read.map_err(|why| (number, word, why))?;
        }
        Ok(())
    }

    /// Takes a step of a record or a link: throws are verified against the seed.
    pub(super) fn replay(&mut self, step: StepOf<R>) -> Result<(), StepFault<R::Refusal>> {
        self.line.check(&step).map_err(StepFault::Refused)?;
        let seeded =
            matches!(self.setup.dice, Dice::Seed(_)) && self.log.len() >= self.steps_before_seed;
        if let Step::Roll(roll) = &step
            && seeded
            && !self.falls(roll)
        {
            return Err(StepFault::OtherThrow);
        }
        let unseeded = self.steps_before_seed;
        self.push(step);
        self.steps_before_seed = unseeded;
        Ok(())
    }
}

/// Returns the steps of the line of moves: without the numbers, and with what stands apart behind a
/// move at that move.
pub(super) fn words_of_steps(moves: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in moves.split_whitespace() {
        match words.last_mut() {
            Some(last) if is_sign(word) => *last += word,
            _ if is_number(word) => {}
            _ => words.push(unnumbered(word).to_owned()),
        }
    }
    words
}

/// Returns whether a word is what people write behind a move to say how a combat ended.
pub fn is_sign(word: &str) -> bool {
    matches!(word, "+" | "-" | "=")
}

/// Returns whether a word is a move's number: `3.`, or `3...` before the other's move.
fn is_number(word: &str) -> bool {
    let number = word.trim_end_matches('.');
    number.len() < word.len() && !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit())
}

/// Returns a step without the number that people write before it without a space: `1.c3-c4`. (An
/// army that is laid out has points, too, but no square.)
fn unnumbered(word: &str) -> &str {
    match word.split_once('.') {
        Some((number, step)) if is_number(&[number, "."].concat()) => {
            let step = step.trim_start_matches('.');
            let is_step = step.contains(|c: char| c.is_ascii_lowercase()) && !step.contains('/');
            if is_step { step } else { word }
        }
        _ => word,
    }
}

fn read_dice<F>(line: usize, value: &str) -> Result<(Dice, usize), RecordError<F>> {
    let misread = |at, want| RecordError::Line { line, why: Misread::new(value, at, want) };
    if value == "given" {
        return Ok((Dice::Given, 0));
    }
    let rest = value.strip_prefix("seed:").ok_or_else(|| misread(0, Want::Pair))?;
    let (seed, name) = rest.split_once(' ').unwrap_or((rest, Generator::NAME));
    // (By letters: to search text for text brings a kB into the page.)
    let after = name.split_once(' ');
    let after = after.and_then(|(name, rest)| Some((name, rest.strip_prefix("after ")?)));
    let (name, before) = after.unwrap_or((name, "0"));
    if name.trim() != Generator::NAME {
        return Err(RecordError::OtherGenerator(name.trim().to_owned()));
    }
    let before = before.trim().parse().map_err(|_| misread(value.len(), Want::Number))?;
    let seed = seed.parse().map_err(|_| misread(5, Want::Number))?;
    Ok((Dice::Seed(seed), before))
}

impl<R: Playable> Record<R> {
    /// Reads a step as records write it: for the engine protocol.
    ///
    /// # Errors
    /// The place in the text that is wrong, and what was wanted there.
    pub fn read_step(&self, word: &str) -> Result<StepOf<R>, Misread> {
        read_step(&self.line, word)
    }
}

/// The lines that every game's record or save may have, besides its options, and the
/// parameters of its link.
#[cfg(test)]
const KEYS: [&str; 24] = [
    "game", "start", "moves", VARIATION, "dice", "end", "now", "seating", "id", "revision", "tab",
    "over", "copied", "looked", "clock", "flat", "aloud", "draft", "player", "memo", "judged", "v",
    "c", "m",
];

#[cfg(test)]
mod tests {
    use super::*;
    use palamede_games::with_game;
    use palamede_games::{GameId, MakYek};
    use palamede_rules::Game;

    #[test]
    fn no_option_is_named_like_what_else_stands_in_a_text() {
        for &game in GameId::ALL {
            with_game!(game, G => {
                for choice in G::OPTIONS {
                    assert!(!KEYS.contains(&choice.name));
                }
            });
        }
    }

    #[test]
    fn a_record_made_by_hand_needs_neither_options_nor_end() {
        let text = "Palamède record 1; game: mak-yek; moves: 1. a3-a5 b6-b4 2. c3-c4";
        let read = |text: &str| Record::<MakYek>::read(Kind::of(), text);
        let record = read(text).expect("a good record");
        assert_eq!(record.len(), 3);
        let again = record.text().expect("no secrets");
        assert_eq!(read(&again).expect("own record").text(), Some(again));
    }
}
