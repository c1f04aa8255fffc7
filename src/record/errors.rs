//! What the errors of records and saves say to a programmer. People read them in their own language
//! from `palamede-text`.

use super::sheet::Broken;
use super::text::MOST_STEPS;
use super::text::{RecordError, StepFault};
use std::error::Error;
use std::fmt::{Debug, Display, Formatter, Result};

impl Display for Broken {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Broken::NoTitle => f.write_str("the text has no title"),
            Broken::Newer(version) => write!(f, "version {version} of the format is unknown"),
            Broken::NoField { line } => write!(f, "line {line} is not `key: value`"),
            Broken::Changed => f.write_str("the checksum does not fit"),
            Broken::Cut => f.write_str("the text is cut, or goes on behind its end"),
        }
    }
}

impl Error for Broken {}

impl<F: Debug> Display for StepFault<F> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            StepFault::Misread(why) => Display::fmt(why, f),
            StepFault::Refused(why) => Display::fmt(why, f),
            StepFault::OtherThrow => f.write_str("the seed gives another throw"),
            StepFault::TooMany => write!(f, "there are more than {MOST_STEPS} steps"),
        }
    }
}

impl<F: Debug> Error for StepFault<F> {}

impl<F: Debug> Display for RecordError<F> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            RecordError::Broken(why) => Display::fmt(why, f),
            RecordError::Missing(key) => write!(f, "there is no line `{key}:`"),
            RecordError::OtherGame(id) => write!(f, "the game is {id:?}"),
            RecordError::Option { line, why } => write!(f, "line {line}: {why}"),
            RecordError::Line { line, why } => write!(f, "line {line}, {why}"),
            RecordError::OtherGenerator(name) => write!(f, "the generator {name:?} is unknown"),
            RecordError::Step { number, text, why } => write!(f, "step {number} ({text}): {why}"),
            RecordError::Variation { line, number, text, why } => {
                write!(f, "line {line}, step {number} ({text}): {why}")
            }
            RecordError::Count { said, found } => {
                write!(f, "{said} steps announced, {found} found")
            }
            RecordError::Hidden => f.write_str("the save of a game with secrets is broken"),
        }
    }
}

impl<F: Debug> Error for RecordError<F> {}

#[cfg(test)]
mod tests {
    use crate::Record;
    use palamede_games::MakYek;
    use palamede_rules::Kind;

    #[test]
    fn an_error_says_its_line_and_its_step() {
        let record = |text| Record::<MakYek>::read(Kind::of(), text);
        let said = |text| record(text).expect_err("a broken record").to_string();
        assert_eq!(said("nothing"), "the text has no title");
        let step = said("Palamède record 1; game: mak-yek; moves: 1. a3-a5 2. a3-a4");
        assert!(step.starts_with("step 2 (a3-a4): "), "{step}");
        assert!(said("Palamède record 1; game: mak-yek; quiet_limit: 7").contains("quiet_limit"));
    }
}
