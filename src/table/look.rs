//! The person at the screen: its eye, the curtain before it, and what a computer is asked in its place.

use super::{Answer, AtScreen, Curtain, Question, Stash, Table};
use palamede_record::Heard;
use palamede_rules::{
    Eye, GameEvent, Generator, Line, Playable, Seat, Seats, Seen, Step, Trace, Turn, random_move,
};
use palamede_scene::Scene;

impl<R: Playable> Table<R> {
    /// Follows a change of the position: nothing is selected, offers lapse, and the seat at the screen
    /// may look at it.
    pub(super) fn on_change(&mut self) {
        self.offers = Seats::NONE;
        self.changes += 1;
        let people = self.people();
        let alone = people.iter().next().filter(|_| people.len() == 1);
        // A fresh table holds no army that another person might see.
        let fresh = self.is_empty() && self.drafts.stash.is_none();
        // A single person needs no curtain. With several, the screen is cleared when another is to
        // act; after a step that moved a piece, the person at the screen looks at it first.
        self.visibility.at = match (alone, self.actor(), self.screen()) {
            _ if !self.hides() => AtScreen::Everything,
            (Some(one), _, seat) => match fresh || seat == Some(one) {
                true => AtScreen::Seat(one),
                false => AtScreen::Nobody,
            },
            (_, Some(actor), Some(seat))
                if actor != seat && people.has(actor) && !self.has_gone() =>
            {
                AtScreen::Nobody
            }
            (_, _, seat) => seat.map_or(AtScreen::Nobody, AtScreen::Seat),
        };
        if let Some(seat) = self.screen() {
            self.looked[seat] = self.len();
        }
        self.reset_selection();
    }

    /// Seats the only person of a saved game, if there is one, at the screen again.
    pub(super) fn seat_alone(&mut self) {
        let people = self.people();
        if let Some(one) = people.iter().next().filter(|_| people.len() == 1) {
            self.visibility.at = AtScreen::Seat(one);
        }
    }

    /// Returns whether this table hides something from an eye now.
    ///
    /// `facts().secrets` says that the game has secrets at all, and never changes;
    /// [`keeps_secrets`](Table::keeps_secrets) that this game still has some, being neither over nor
    /// open. A table that is laid open, as the figures of rule pages are, hides nothing all the same.
    pub fn hides(&self) -> bool {
        self.keeps_secrets() && !self.visibility.laid_open
    }

    fn people(&self) -> Seats {
        let seats = Seats::first(self.facts().seats).iter();
        seats.filter(|&seat| !self.computers.has(seat)).collect()
    }

    /// Returns whether the seat to act is a person's and may see what it needs.
    pub(super) fn may_act(&self) -> bool {
        let Turn::Seat(seat) = self.turn() else { return false };
        let looks = !self.hides() || self.screen() == Some(seat);
        looks && !self.computers.has(seat)
    }

    /// Returns the eye that looks at the screen: everything where nothing is hidden; else what the
    /// seat at the screen knows, and behind the curtain what anybody may know.
    pub fn eye(&self) -> Eye {
        match self.visibility.at {
            AtScreen::Everything => Eye::Open,
            AtScreen::Through(seat) => Eye::Seat(seat),
            AtScreen::Seat(seat) if !self.visibility.covered => Eye::Seat(seat),
            AtScreen::Seat(_) | AtScreen::Nobody => Eye::Public,
        }
    }

    /// Sets whether the seat at the screen is shown no more than anybody may know, as others look
    /// on. The same clicks make the same moves either way.
    pub fn cover(&mut self, covered: bool) {
        self.visibility.covered = covered;
    }

    /// Returns the view that anybody may have.
    pub fn view_for_all(&self) -> R::View {
        self.record.whole().view(Eye::Public)
    }

    /// Returns the position as anybody may see it.
    pub fn scene_for_all(&self) -> Scene {
        self.view_for_all().scene(&[])
    }

    /// Returns whether the seat at the screen is shown less than it knows.
    pub fn is_covered(&self) -> bool {
        self.visibility.covered && self.screen().is_some()
    }

    /// Returns the view of the seat at the screen, shown or not.
    pub(super) fn own_view(&self) -> R::View {
        match self.screen() {
            Some(seat) => self.view_of(seat),
            None => self.view(),
        }
    }

    /// Returns the view of the eye at the screen.
    pub fn view(&self) -> R::View {
        self.record.whole().view(self.eye())
    }

    /// Returns the view of a seat, whoever is at the screen.
    pub(super) fn view_of(&self, seat: Seat) -> R::View {
        self.record.whole().view(if self.facts().secrets { Eye::Seat(seat) } else { Eye::Open })
    }

    /// Returns the view of the eye at the screen after `steps` steps, undone ones included, and who
    /// was to act then.
    pub fn view_after(&self, steps: usize) -> Option<(R::View, Turn)> {
        self.record.whole().view_after(steps, self.eye())
    }

    /// Returns the news of a step as the eye at the screen heard it, and whose step it was.
    pub fn heard(&self, step: usize) -> Option<(Option<Seat>, Heard<R::Event>)> {
        self.record.whole().heard(step, self.eye())
    }

    /// Returns the news of a step that anybody may hear: for the replay before the curtain rises.
    pub fn heard_in_public(&self, step: usize) -> Option<(Option<Seat>, Heard<R::Event>)> {
        self.record.whole().heard(step, Eye::Public)
    }

    /// Looks at an ended game of secrets through the eye of a seat, or of nobody: at everything.
    pub fn look_through(&mut self, seat: Option<Seat>) {
        if self.facts().secrets && self.is_over() {
            self.visibility.at = seat.map_or(AtScreen::Everything, AtScreen::Through);
        }
    }

    /// Returns whether the curtain is drawn: people play, and none of them is at the screen. It
    /// stays so while computers act.
    pub fn is_drawn(&self) -> bool {
        self.hides() && self.screen().is_none() && !self.people().is_empty()
    }

    /// Returns the curtain, when it is drawn and somebody is to come to the screen.
    pub fn curtain(&self) -> Option<Curtain> {
        let next = self.actor().filter(|&seat| self.is_drawn() && !self.computers.has(seat))?;
        let own = (0..self.len()).rev().find(|&step| self.by(step) == Some(next));
        let from = own.map_or(0, |step| step + 1).max(self.looked[next]);
        let told = |&step: &usize| match self.heard_in_public(step) {
            Some((Some(_), Heard::Event(_))) => self.went(step).is_some(),
            _ => true,
        };
        Some(Curtain { next, missed: (from..self.len()).filter(told).collect() })
    }

    /// Returns the trace that a step left on the board for anybody to see; `None` where no piece
    /// went anywhere.
    pub(super) fn went(&self, step: usize) -> Option<Trace> {
        let Heard::Event(event) = self.heard_in_public(step)?.1 else { return None };
        Some(event.trace()).filter(|trace| !trace.path.is_empty())
    }

    /// Returns the missed steps in which a piece went somewhere, of the seat that is to come to the
    /// screen.
    pub fn missed_moves(&self) -> Vec<usize> {
        let missed = self.curtain().map(|curtain| curtain.missed).unwrap_or_default();
        missed.into_iter().filter(|&step| self.went(step).is_some()).collect()
    }

    /// Returns the steps in which a piece went somewhere since the last one of the person who is to
    /// act or to throw, where that may be more than a move: where several play in between, and
    /// where dice give several moves. Where ranks are hidden, the person's own attack is the first
    /// of them, for what came of it. Empty where several people pass such a screen on: they have
    /// [`Table::missed_moves`].
    pub fn answers(&self) -> Vec<usize> {
        let (facts, people) = (self.facts(), self.people());
        let alone = people.len() == 1 && (facts.seats > 2 || facts.secrets);
        let own = self.awaited().filter(|&own| people.has(own) && (alone || facts.dice));
        let Some(own) = own else { return Vec::new() };
        let since = (0..self.len()).rev().take_while(|&step| self.by(step) != Some(own));
        let mut steps: Vec<usize> = since.filter(|&step| self.went(step).is_some()).collect();
        let last = (0..self.len()).rev().find(|&step| self.by(step) == Some(own));
        let fought = |step: &usize| self.went(*step).is_some_and(|trace| trace.met.is_some());
        steps.extend(last.filter(|step| !steps.is_empty() && fought(step)));
        steps.reverse();
        steps
    }

    /// Returns the last step of the person who is to throw, where that was a throw that was lost.
    pub fn lost_throw(&self) -> Option<usize> {
        let own = self.awaited().filter(|&own| self.facts().dice && self.people().has(own))?;
        let last = (0..self.len()).rev().find(|&step| self.by(step) == Some(own))?;
        let throws = matches!(self.turn(), Turn::Chance { .. });
        Some(last).filter(|&step| throws && self.went(step).is_none())
    }

    /// Returns the seat that is to act or to throw.
    fn awaited(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Seat(seat) | Turn::Chance { by: Some(seat) } => Some(seat),
            _ => None,
        }
    }

    /// Returns whether a piece went somewhere in the last step.
    fn has_gone(&self) -> bool {
        self.len().checked_sub(1).and_then(|step| self.went(step)).is_some()
    }

    /// Returns the seat that the screen is to be passed to, while the one before still looks at
    /// what came of the last step: its eye is the one that sees, and nobody acts.
    pub fn pass_to(&self) -> Option<Seat> {
        let next = self.actor().filter(|&seat| !self.computers.has(seat))?;
        self.screen().filter(|&seat| seat != next).map(|_| next)
    }

    /// Returns the seat at the screen, where something is hidden.
    pub fn screen(&self) -> Option<Seat> {
        match self.visibility.at {
            AtScreen::Seat(seat) => Some(seat),
            AtScreen::Nobody | AtScreen::Everything | AtScreen::Through(_) => None,
        }
    }

    /// Seats `seat` at the screen, if a person plays it.
    pub fn sit(&mut self, seat: Seat) {
        if self.hides() && !self.computers.has(seat) {
            self.visibility.at = AtScreen::Seat(seat);
            self.looked[seat] = self.len();
            self.reset_selection();
        }
    }

    /// Shows everything, secrets too.
    pub(super) fn lay_open(&mut self) {
        self.visibility.laid_open = true;
        self.on_change();
    }

    /// Returns the table as it stood after so many steps, with everything shown; `None` while
    /// anything is hidden.
    pub fn laid_open_after(&self, steps: usize) -> Option<Table<R>> {
        let mut table = self.trial()?;
        table.go_to(steps);
        table.lay_open();
        Some(table)
    }

    /// Draws the curtain: nobody is at the screen. One person alone has nobody to hide from.
    pub fn draw_curtain(&mut self) {
        if self.hides() && self.people().len() != 1 {
            if let (Some(seat), Some(draft)) = (self.screen(), self.drafts.current.take()) {
                self.drafts.stash = Some(Stash { seat, at: self.len(), draft });
            }
            self.visibility.at = AtScreen::Nobody;
            self.reset_selection();
        }
    }

    /// Returns the question to a computer player: what the seat to act may know; `None` when no
    /// seat is to move. The keys of a game with secrets stay here: they are made from the whole
    /// position.
    pub fn question(&self) -> Option<Question<R>> {
        self.question_at(self.record.whole().line())
    }

    /// Returns the question that stood after so many steps, and the move that was made; `None`
    /// where that step was no move, and while anything is hidden.
    pub fn question_after(&self, steps: usize) -> Option<(Question<R>, R::Move)> {
        if self.keeps_secrets() {
            return None;
        }
        let (line, made) = self.record.whole().made_after(steps)?;
        Some((self.question_at(&line)?, made))
    }

    /// Plays some move for the seat to act, as the lot falls: one of those it knows of, or an army that
    /// it lays out. Tells whether there was one.
    ///
    /// ```
    /// use palamede_games::Luzhanqi;
    /// use palamede_rules::{Seat, Seats};
    /// use palamede_table::Table;
    ///
    /// let text = "Palamède record 1; game: luzhanqi; moves:";
    /// let mut table = Table::<Luzhanqi>::from_record(text).expect("a record");
    /// table.set_computers(Seats::only(Seat::FIRST));
    /// assert!(table.play_any(7) && table.len() == 1);
    /// assert_eq!(table.actor(), Some(Seat::SECOND));
    /// ```
    pub fn play_any(&mut self, lot: u64) -> bool {
        let Some(Question { view, .. }) = self.question() else { return false };
        let random = || random_move::<R>(&view, &mut Generator::new(lot));
        view.draft(lot).or_else(random).is_some_and(|mv| self.take(Step::Move(mv)).is_ok())
    }

    /// Plays the step of an answer; tells whether it could be played.
    pub fn play(&mut self, answer: &Answer) -> bool {
        let step = answer.step.as_ref().and_then(|step| self.read_step(step.inside()).ok());
        step.is_some_and(|step| self.take(step).is_ok())
    }

    /// Returns the move of an answer in notation, to who asked for a hint: the person at the screen
    /// who is to make a move and sees what may be known. Nobody is told of another's, nor of an
    /// army.
    pub fn advised(&self, answer: &Answer) -> Option<String> {
        let told = self.may_act() && !self.is_covered() && self.drafts.current.is_none();
        let text = answer.step.as_ref().filter(|_| told)?.inside();
        let Ok(step @ Step::Move(_)) = self.read_step(text) else { return None };
        self.check(&step).is_ok().then(|| text.to_owned())
    }

    fn question_at(&self, line: &Line<R>) -> Option<Question<R>> {
        let Turn::Seat(seat) = line.turn() else { return None };
        let secrets = self.facts().secrets;
        let keys = if secrets { Vec::new() } else { line.past().to_vec() };
        let view = line.state().view(if secrets { Eye::Seat(seat) } else { Eye::Open });
        Some(Question { seat, view, quiet: line.quiet(), keys })
    }
}
