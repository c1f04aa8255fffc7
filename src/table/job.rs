//! What the page asks of a computer player and what it answers, as plain data.

use super::{Judged, Question, Table, Why};
use palamede_rules::{Notation, Options, Playable, Seat, Seats, Seen};
use std::fmt;

/// The answer of a computer that agrees to stop, which is a step, too.
pub const AGREE: &str = "agree";

/// The question of a job.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// The computer of this level, from 1, is to choose a move.
    Move(u8),
    /// The best move is asked for, and what speaks for it.
    Hint,
    /// The computers at these seats are asked whether they all agree to stop.
    Stop(Seats),
    /// The move that was made here is to be judged.
    Review,
}

impl Ask {
    /// Returns the question as a short text: `move 3`, `hint`, `stop 0 2`, `review`.
    pub fn text(self) -> String {
        match self {
            Ask::Move(level) => format!("move {level}"),
            Ask::Hint => "hint".to_owned(),
            Ask::Stop(seats) => seats
                .iter()
                .fold("stop".to_owned(), |text, seat| format!("{text} {}", seat.index())),
            Ask::Review => "review".to_owned(),
        }
    }

    /// Reads the text that [`text`](Ask::text) writes; `None` if it is no such text.
    ///
    /// ```
    /// # use palamede_rules::{Seat, Seats};
    /// use palamede_table::Ask;
    ///
    /// let ask = Ask::Stop(Seats::NONE.with(Seat::FIRST).with(Seat::SECOND));
    /// assert_eq!(ask.text(), "stop 0 1");
    /// assert_eq!(Ask::read("stop 0 1"), Some(ask));
    /// assert_eq!(Ask::read("move"), None);
    /// ```
    pub fn read(text: &str) -> Option<Ask> {
        let mut words = text.split(' ');
        Some(match words.next()? {
            "move" => Ask::Move(words.next()?.parse().ok()?),
            "hint" => Ask::Hint,
            "stop" => {
                let seat = |word: &str| Seat::new(word.parse().ok()?);
                Ask::Stop(words.map(seat).collect::<Option<Seats>>()?)
            }
            "review" => Ask::Review,
            _ => return None,
        })
    }
}

/// A job for a computer player. What it is about is sealed, since a view may show an army: the page
/// carries it to who thinks (`ToThinker`), who opens it.
#[derive(Clone, PartialEq, Eq)]
pub struct Job {
    /// The job's number: an answer to an older one is dropped.
    pub number: u32,
    /// The question.
    pub ask: Ask,
    about: About,
}

/// Formats the job without its matter, which may show an army.
impl fmt::Debug for Job {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut job = out.debug_struct("Job");
        job.field("number", &self.number).field("ask", &self.ask).finish_non_exhaustive()
    }
}

/// The matter of a job: a view, never a full position of a game with secrets.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct About {
    /// The game's id.
    pub game: String,
    /// The options, `name=value`.
    pub options: Vec<String>,
    /// The view of the seat to act, as text; where it is asked whether to stop, the view of
    /// everybody.
    pub view: String,
    /// The number of quiet plies since the last ply that was not quiet.
    pub quiet: u32,
    /// The keys since the last lasting change in an open game, in hexadecimal (a script's numbers
    /// are too short for them). Never filled in a game with secrets: a key is made from the whole
    /// position.
    pub keys: Vec<String>,
    /// The seed of the player's own generator.
    pub seed: u32,
    /// The move that was made, in notation; in a review only.
    pub made: String,
}

/// Formats only the game's id: a view may show an army.
impl fmt::Debug for About {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("About").field("game", &self.game).finish_non_exhaustive()
    }
}

/// The form in which a job is carried to who thinks. What implements it reads what the seat to act
/// knows, so that nobody can name it but what is built with the feature `carried`.
///
/// What carries it decides the form, such as an object of a script; here it is a line of text:
#[cfg_attr(feature = "carried", doc = "```")]
#[cfg_attr(not(feature = "carried"), doc = "```compile_fail,E0432")]
/// use palamede_games::ShapLuk;
/// use palamede_table::{About, Ask, Job, Table, ToThinker};
///
/// struct Line(String);
/// impl ToThinker for Line {
///     fn carry(number: u32, ask: Ask, about: &About) -> Line {
///         Line(format!("{number} {} {}", ask.text(), about.game))
///     }
/// }
/// let text = "Palamède record 1; game: shap-luk; moves:";
/// let table = Table::<ShapLuk>::from_record(text).expect("a record");
/// let job = Job::new(&table, 7, Ask::Move(3), 42).expect("a seat is to move");
/// assert_eq!(job.carried::<Line>().0, "7 move 3 shap-luk");
/// ```
pub trait ToThinker {
    /// Makes a job in that form.
    fn carry(number: u32, ask: Ask, about: &About) -> Self;
}

/// The step of an answer in notation, sealed since it may lay out an army: a table plays it
/// ([`Table::play`]), and shows a hint to who asked for it ([`Table::advised`]).
///
/// ```
/// use palamede_games::MakYek;
/// use palamede_table::{Answer, Table};
///
/// let text = "Palamède record 1; game: mak-yek; moves:";
/// let mut table = Table::<MakYek>::from_record(text).expect("a record");
/// let answer = Answer { step: Some("a3-a5".into()), ..Answer::default() };
/// assert_eq!(format!("{:?}", answer.step), "Some(SealedStep)");
/// assert_eq!(table.advised(&answer).as_deref(), Some("a3-a5"));
/// assert!(table.play(&answer) && table.len() == 1);
/// assert!(table.advised(&answer).is_none() && !table.play(&answer));
/// ```
/// Its text is nobody else's:
/// ```compile_fail,E0616
/// # let step = palamede_table::SealedStep::from("a3-a5");
/// let text: &String = &step.0;
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct SealedStep(String);

impl From<String> for SealedStep {
    fn from(text: String) -> SealedStep {
        SealedStep(text)
    }
}

impl From<&str> for SealedStep {
    fn from(text: &str) -> SealedStep {
        SealedStep(text.to_owned())
    }
}

/// Formats nothing of the text, which may lay out an army.
impl fmt::Debug for SealedStep {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("SealedStep")
    }
}

impl SealedStep {
    /// Returns the text within the table.
    pub(super) fn inside(&self) -> &str {
        &self.0
    }

    /// Returns the text.
    #[cfg(feature = "unsealed")]
    pub fn open(&self) -> &str {
        &self.0
    }
}

/// The answer to a job.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Answer {
    /// The job's number.
    pub number: u32,
    /// The step: a move, or [`AGREE`]. None when the job could not be read, when there is no move, or
    /// when not all agree.
    pub step: Option<SealedStep>,
    /// The reasons for the move, for who asks for a hint.
    pub why: Vec<Why>,
    /// The judgement of the move, in a review; none where there was no other move.
    pub judged: Option<Judged>,
}

impl Answer {
    /// Returns whether the computers that were asked agree to stop.
    pub fn agrees(&self) -> bool {
        self.step.as_ref().is_some_and(|step| step.0 == AGREE)
    }

    /// Returns the step's text.
    #[cfg(feature = "unsealed")]
    pub fn text(&self) -> Option<&str> {
        self.step.as_ref().map(SealedStep::open)
    }
}

/// Formats the answer without its step, which may lay out an army.
impl fmt::Debug for Answer {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut answer = out.debug_struct("Answer");
        answer.field("number", &self.number).field("answers", &self.step.is_some());
        answer.finish_non_exhaustive()
    }
}

impl Job {
    /// Makes the job to think about what the seat to act sees; `None` when no seat is to move.
    ///
    /// ```
    /// use palamede_games::MakYek;
    /// use palamede_table::{Ask, Job, Table};
    ///
    /// let text = "Palamède record 1; game: mak-yek; moves: 1. a3-a5";
    /// let mut table = Table::<MakYek>::from_record(text).expect("a record");
    /// let job = Job::new(&table, 1, Ask::Hint, 0).expect("a seat is to move");
    /// assert_eq!(format!("{job:?}"), "Job { number: 1, ask: Hint, .. }"); // no view in a log
    /// table.take(table.read_step("resign:black").expect("a step")).expect("a seat in the game");
    /// assert!(Job::new(&table, 2, Ask::Hint, 0).is_none());
    /// ```
    pub fn new<R: Playable>(table: &Table<R>, number: u32, ask: Ask, seed: u32) -> Option<Job> {
        let about = About { seed, ..About::asked(table, &table.question()?) };
        Some(Job { number, ask, about })
    }

    /// Makes the job to review the move after so many steps, by what its seat knew then; `None`
    /// where that step is no move, where an army is laid out, and while something is hidden.
    pub fn review<R: Playable>(table: &Table<R>, number: u32, steps: usize) -> Option<Job> {
        let (question, made) = table.question_after(steps)?;
        if question.view.draft(0).is_some() {
            return None;
        }
        let made = question.view.write(&made);
        let about = About { made, ..About::asked(table, &question) };
        Some(Job { number, ask: Ask::Review, about })
    }

    /// Makes the question whether the computers at these seats stop: about what everybody can see,
    /// so that who asks learns nothing from the answer.
    pub fn stop<R: Playable>(table: &Table<R>, number: u32, stop: Seats) -> Job {
        Job { number, ask: Ask::Stop(stop), about: About::seen(table, &table.view_for_all()) }
    }

    /// Makes a job about this.
    pub fn about(number: u32, ask: Ask, about: About) -> Job {
        Job { number, ask, about }
    }

    /// Returns the job in the form in which it is carried to who thinks.
    pub fn carried<T: ToThinker>(&self) -> T {
        T::carry(self.number, self.ask, &self.about)
    }

    /// Returns the matter of the job.
    #[cfg(feature = "unsealed")]
    pub fn open(&self) -> &About {
        &self.about
    }
}

impl About {
    fn asked<R: Playable>(table: &Table<R>, question: &Question<R>) -> About {
        let keys = question.keys.iter().map(|key| format!("{key:x}")).collect();
        About { quiet: question.quiet as u32, keys, ..About::seen(table, &question.view) }
    }

    fn seen<R: Playable>(table: &Table<R>, view: &R::View) -> About {
        let options = table.options().pairs();
        About {
            game: table.facts().id.to_owned(),
            options: options.map(|(name, value)| format!("{name}={value}")).collect(),
            view: R::write_view(view),
            ..About::default()
        }
    }

    /// Returns the keys; `None` where one is no number.
    pub fn read_keys(&self) -> Option<Vec<u64>> {
        self.keys.iter().map(|key| u64::from_str_radix(key, 16).ok()).collect()
    }

    /// Returns the view that it is about; `None` where it is none of this game.
    pub fn read_view<R: Notation>(&self) -> Option<R::View> {
        let mut options = Options::new(R::OPTIONS);
        for pair in &self.options {
            let (name, value) = pair.split_once('=')?;
            options.set(name, value).ok()?;
        }
        R::read_view(&options, &self.view).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_army_may_stand_in_is_not_printed() {
        let about = About { view: "army".to_owned(), made: "army".to_owned(), ..About::default() };
        let job = Job::about(1, Ask::Hint, about.clone());
        let answer = Answer { number: 1, step: Some("army".into()), ..Answer::default() };
        let printed = format!("{about:?} {job:?} {answer:?}");
        assert!(printed.contains("number: 1") && !printed.contains("army"), "{printed}");
    }
}
