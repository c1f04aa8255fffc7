//! What a record knows and not everybody may: the one way past its secrets.

use super::{Audience, Heard, Record};
use palamede_rules::{Eye, Line, Playable, Seat, Step, Turn};
use std::fmt;

/// A record with its secrets.
///
/// ```
/// use palamede_games::Fanorona;
/// use palamede_record::Record;
/// use palamede_rules::{Eye, Kind, Seen};
///
/// let text = "Palamède record 1; game: fanorona; size: telo; moves:";
/// let record = Record::<Fanorona>::read(Kind::of(), text).expect("a record");
/// assert_eq!(record.whole().line().position(), "ppp/p1P/PPP w");
/// assert_eq!(record.whole().view(Eye::Open).scene(&[]).pieces.len(), 8);
/// ```
pub struct Whole<'a, R: Playable>(&'a Record<R>);

/// Formats the record alone.
impl<R: Playable> fmt::Debug for Whole<'_, R> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_tuple("Whole").field(self.0).finish()
    }
}

impl<R: Playable> Record<R> {
    /// Returns the record with its secrets: for the table, which lets an eye see what it may, for
    /// the save, and for the engine protocol, which shows, counts and plays out whole positions.
    pub fn whole(&self) -> Whole<'_, R> {
        Whole(self)
    }
}

impl<'a, R: Playable> Whole<'a, R> {
    /// Returns the position and its history.
    pub fn line(&self) -> &'a Line<R> {
        &self.0.line
    }

    /// Returns the view of an eye.
    pub fn view(&self, eye: Eye) -> R::View {
        self.0.line.state().view(eye)
    }

    /// Returns the view of an eye after `steps` steps, undone ones included, and who was to act
    /// then.
    pub fn view_after(&self, steps: usize, eye: Eye) -> Option<(R::View, Turn)> {
        let (line, _) = self.0.replayed(steps)?;
        Some((line.state().view(eye), line.turn()))
    }

    /// Returns the position after so many steps that stand, with its history, and the move that was
    /// made in it; `None` where that step was no move.
    pub fn made_after(&self, steps: usize) -> Option<(Line<R>, R::Move)> {
        let Step::Move(made) = &self.0.log[..self.0.now].get(steps)?.step else { return None };
        Some((self.0.replayed(steps)?.0, made.clone()))
    }

    /// Returns the news of a step as an eye heard it, and whose step it was.
    pub fn heard(&self, step: usize, eye: Eye) -> Option<(Option<Seat>, Heard<R::Event>)> {
        let logged = self.0.log[..self.0.now].get(step)?;
        let heard = match &logged.step {
            Step::Resign(seat) => Heard::Resigned(*seat),
            Step::TimeOut(seat) => Heard::TimedOut(*seat),
            Step::Agree(_) => Heard::Agreed,
            Step::Move(_) | Step::Roll(_) => {
                let told = logged.news.iter().find(|(eyes, _)| eyes.has(eye));
                Heard::Event(told?.1.clone())
            }
        };
        Some((logged.by, heard))
    }

    /// Returns the record, with the seed also of a game that still goes on: for the engine
    /// protocol, in which a game that is taken up again is to throw as before.
    pub fn text(&self) -> Option<String> {
        self.0.text_for(Audience::Engine)
    }

    /// Returns the lines of a save: all steps, undone ones included, and what else it takes to go
    /// on.
    pub fn fields(&self) -> Vec<(&'static str, String)> {
        self.0.fields(self.0.log.len(), Audience::Save)
    }
}
