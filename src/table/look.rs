//! What the eye at the screen sees of a table, and what its clicks do.

use super::{Answer, AtScreen, Clicked, Curtain, Next, Picked, Picker, Question, Stash, Table};
use palamede_record::Heard;
use palamede_rules::{
    Eye, GameEvent, Generator, Line, Playable, Revision, Seat, Seats, Seen, Step, StepError, Trace,
    Turn, random_move,
};
use palamede_scene::{Aid, Mark, Piece, Scene, Target, ordered};

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

    fn reset_selection(&mut self) {
        let view = self.own_view();
        let lot = self.drafts.lots.wrapping_add(self.len() as u64);
        self.drafts.current = self.may_act().then(|| view.draft(lot)).flatten();
        // A player who comes back finds the draft as it was left.
        let (seat, steps) = (self.screen(), self.len());
        if let (Some(draft), Some(stash)) = (&mut self.drafts.current, &self.drafts.stash)
            && seat == Some(stash.seat)
            && stash.at == steps
        {
            draft.clone_from(&stash.draft);
        }
        self.picker = if self.may_act() && self.drafts.current.is_none() {
            Picker::new(view)
        } else {
            Picker::default()
        };
        if self.leads && !self.hides() {
            self.select_only();
        }
    }

    /// Selects the piece that alone can move, if there is one: nobody has to find it. Where something
    /// is hidden it would tell what that piece is.
    fn select_only(&mut self) {
        let first = self.picker.first();
        // Dice, and pieces by their own names, are other ways to the same moves.
        let sites =
            first.iter().filter(|next| matches!(next.target, Target::Site(_)) && !next.short);
        if let [only] = sites.collect::<Vec<_>>()[..] {
            self.picker.set_clicks(vec![only.target]);
        }
    }

    /// Sets whether the only piece that can move is selected before anybody clicks.
    pub fn lead(&mut self, leads: bool) {
        let before = std::mem::replace(&mut self.leads, leads);
        if leads && !before && self.clicks().is_empty() && !self.hides() {
            self.select_only();
        }
    }

    /// Sets the lot from which first drafts are drawn, so that no two games begin alike.
    pub fn propose_from(&mut self, lot: u64) {
        self.drafts.lots = lot;
        self.reset_selection();
    }

    /// Returns the draft that the seat to act has laid out so far, here or behind the curtain.
    pub(super) fn left_draft(&self) -> Option<&R::Move> {
        let stash = self.drafts.stash.as_ref().filter(|stash| stash.at == self.len());
        self.drafts.current.as_ref().or_else(|| stash.map(|stash| &stash.draft))
    }

    /// Returns whether somebody has begun to lay out and has left that behind the curtain.
    pub fn has_stashed_draft(&self) -> bool {
        self.drafts.current.is_none() && self.left_draft().is_some()
    }

    /// Puts a draft that the seat to act had laid out behind the curtain, where that seat finds it.
    pub(super) fn find_draft(&mut self, draft: R::Move) {
        if let Turn::Seat(seat) = self.turn() {
            self.drafts.stash = Some(Stash { seat, at: self.len(), draft });
            self.reset_selection();
        }
    }

    /// Returns whether the seat to act is a person's and may see what it needs.
    fn may_act(&self) -> bool {
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
    fn own_view(&self) -> R::View {
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
    fn went(&self, step: usize) -> Option<Trace> {
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

    // ---- clicks

    /// Returns a click of the seat at the screen.
    ///
    /// ```
    /// use palamede_games::TurkishDraughts;
    /// use palamede_scene::Target;
    /// use palamede_table::{Clicked, Table};
    ///
    /// let text = "Palamède record 1; game: turkish-draughts; moves:";
    /// let mut table = Table::<TurkishDraughts>::from_record(text).expect("a record");
    /// assert!(matches!(table.click(Target::Site(40)), Clicked::Refused(_))); // a man of black's
    /// assert_eq!(table.click(Target::Site(16)), Clicked::SelectionChanged); // the man on a3
    /// assert_eq!(table.clicks(), [Target::Site(16)]);
    /// assert!(matches!(table.click(Target::Site(24)), Clicked::Entered(_)));
    /// ```
    pub fn click(&mut self, target: Target) -> Clicked<R> {
        let view = self.own_view();
        if let Some(draft) = &self.drafts.current {
            let mut clicks = self.picker.clicks().to_vec();
            clicks.push(target);
            return match view.revise(draft, &clicks) {
                Revision::Changed(changed) => {
                    let differs = self.write(&changed) != self.write(draft);
                    self.drafts.changes += u64::from(differs);
                    self.drafts.current = Some(changed);
                    self.picker.clear();
                    Clicked::SelectionChanged
                }
                Revision::Open(_) => {
                    self.picker.set_clicks(clicks);
                    Clicked::SelectionChanged
                }
                Revision::Unchanged => {
                    self.picker.clear();
                    Clicked::SelectionChanged
                }
                Revision::Refused(why) => {
                    self.picker.clear();
                    Clicked::Refused(why)
                }
            };
        }
        if !self.may_act() {
            return Clicked::SelectionChanged;
        }
        match self.picker.click(target) {
            Picked::Done(mv) => Clicked::Entered(mv),
            Picked::Cleared if self.leads && !self.hides() => {
                // A click on the selected piece clears the selection: if it is the only movable
                // piece, select it again.
                self.select_only();
                Clicked::SelectionChanged
            }
            Picked::Open | Picked::Cleared => Clicked::SelectionChanged,
            // Refusing to select an own piece, or saying why it cannot move, would tell others at
            // the screen what it is: select it all the same, and give the reason only while nothing
            // is covered.
            Picked::Nowhere(_) if self.hides() && self.is_own(target) => {
                self.picker.set_clicks(vec![target]);
                let why = view.why_not(&[target]).filter(|_| !self.visibility.covered);
                why.map_or(Clicked::SelectionChanged, Clicked::Refused)
            }
            Picked::Nowhere(clicks) => match view.why_not(&clicks) {
                Some(why) => Clicked::Refused(why),
                None => {
                    self.picker.reselect(target);
                    let alone = self.picker.clicks().is_empty().then(|| view.why_not(&[target]));
                    alone.flatten().map_or(Clicked::SelectionChanged, Clicked::Refused)
                }
            },
        }
    }

    /// Returns whether a piece of the seat at the screen lies there.
    fn is_own(&self, target: Target) -> bool {
        let scene = self.scene_for_all();
        let piece = site_of(target, &scene).and_then(|site| scene.piece_at(site));
        let seat = piece.and_then(|piece| piece.seat).map(usize::from);
        seat.is_some() && seat == self.screen().map(Seat::index)
    }

    /// Forgets the clicks so far.
    pub fn unselect(&mut self) {
        self.picker.clear();
    }

    /// Returns the clicks so far.
    pub fn clicks(&self) -> &[Target] {
        self.picker.clicks()
    }

    /// Returns the further clicks that lead on.
    ///
    /// ```
    /// use palamede_games::MakYek;
    /// use palamede_scene::Target;
    /// use palamede_table::Table;
    ///
    /// let text = "Palamède record 1; game: mak-yek; moves:";
    /// let mut table = Table::<MakYek>::from_record(text).expect("a record");
    /// assert_eq!(table.next().len(), 16); // every man of white's can move
    /// table.click(Target::Site(0)); // the man on a1
    /// let next = table.next();
    /// assert!(next.len() == 1 && next[0].last && next[0].target == Target::Site(8));
    /// ```
    pub fn next(&self) -> Vec<Next> {
        match &self.drafts.current {
            // The moves of a covered piece would tell what it is.
            _ if self.is_covered() => Vec::new(),
            None => self.picker.next(),
            Some(draft) => self.swaps(draft, self.clicks()),
        }
    }

    /// Returns the first clicks of moves, whatever was clicked so far.
    pub fn first(&self) -> Vec<Next> {
        match &self.drafts.current {
            _ if self.is_covered() => Vec::new(),
            None => self.picker.first(),
            Some(draft) => self.swaps(draft, &[]),
        }
    }

    fn swaps(&self, draft: &R::Move, clicks: &[Target]) -> Vec<Next> {
        match self.own_view().revise(draft, clicks) {
            Revision::Open(targets) => targets.into_iter().map(Next::to).collect(),
            _ => Vec::new(),
        }
    }

    /// Returns whether the seat at the screen lays out an army.
    pub fn is_laying_out(&self) -> bool {
        self.drafts.current.is_some()
    }

    /// Returns the draft that is being laid out; `None` under the [`cover`](Table::cover).
    ///
    /// ```
    /// use palamede_games::Luzhanqi;
    /// use palamede_rules::Seat;
    /// use palamede_table::Table;
    ///
    /// let text = "Palamède record 1; game: luzhanqi; moves:";
    /// let mut table = Table::<Luzhanqi>::from_record(text).expect("a record");
    /// table.sit(Seat::FIRST);
    /// assert!(table.draft().is_some());
    /// table.cover(true); // others look on
    /// assert!(table.draft().is_none() && table.is_laying_out());
    /// ```
    pub fn draft(&self) -> Option<&R::Move> {
        self.drafts.current.as_ref().filter(|_| !self.is_covered())
    }

    /// Returns the number of times that a draft has changed, by which another draft is told from
    /// the one before.
    pub fn revisions(&self) -> u64 {
        self.drafts.changes
    }

    /// Lays out another draft in place of the one that is being laid out.
    pub fn lay_out(&mut self, draft: R::Move) {
        if self.drafts.current.is_some() {
            self.drafts.current = Some(draft);
            self.drafts.changes += 1;
        }
    }

    /// Takes the draft as its seat's move, under the cover too; `None` where nothing is laid out.
    ///
    /// # Errors
    /// The reason why it may not be taken; nothing has changed then.
    pub fn take_draft(&mut self) -> Option<Result<(), StepError<R::Refusal>>> {
        let draft = self.drafts.current.clone()?;
        Some(self.take(Step::Move(draft)))
    }

    /// Returns the scene that the eye at the screen sees, with the marks of the last step and of
    /// the clicks so far.
    pub fn scene(&self) -> Scene {
        let view = self.view();
        let mut scene = match &self.drafts.current {
            Some(draft) if self.is_covered() => {
                let mut scene = self.own_view().laid_out(draft, self.clicks());
                scene.pieces.iter_mut().for_each(Piece::turn_over);
                scene
            }
            Some(draft) => view.laid_out(draft, self.clicks()),
            None => view.scene(self.clicks()),
        };
        self.remember(&mut scene);
        let clicked = self.clicks().iter().filter_map(|click| site_of(*click, &scene));
        let trail: Vec<usize> = clicked.collect();
        // While a piece is under way, leave out the marks of the last move: the board shows the
        // move being made.
        let marks = (trail.len() > 1).then(|| scene.marks.clone());
        self.mark_last(&mut scene, self.len());
        if let answers @ [_, _, ..] = &self.answers()[..] {
            self.mark_moves(&mut scene, answers, self.len());
        }
        scene.marks = marks.unwrap_or(scene.marks);
        if let Some(&last) = trail.last() {
            scene.marks.push(Mark::Selected(last));
        }
        if trail.len() > 1 {
            scene.marks.push(Mark::Trail(trail));
        }
        if self.clicks().is_empty() {
            self.mark_movable(&mut scene);
        }
        scene
    }

    /// Marks the pieces that can move, where every move captures or fewer than half of them can.
    /// Which of hidden ranks can is for nobody to see.
    fn mark_movable(&self, scene: &mut Scene) {
        let next = self.next();
        let Some(seat) = self.actor().filter(|_| !next.is_empty()) else { return };
        // A piece may be the target of a die, too.
        let mut sites = ordered(next.iter().filter_map(|n| site_of(n.target, scene)), |&site| site);
        sites.dedup();
        let own = scene.pieces.iter().filter(|p| p.seat == Some(seat.index() as u8));
        let mut own = ordered(own.map(|p| p.site), |&site| site);
        own.dedup();
        let few = !self.facts().secrets && 2 * sites.len() < own.len();
        if few || next.iter().all(|next| next.always) {
            scene.marks.extend(sites.into_iter().map(Mark::May));
        }
    }

    /// Returns the aids for the eye at the screen, which asks for them several times a click; they
    /// are not always quick to find.
    pub fn aids(&self) -> Vec<Aid> {
        let key = (self.changes, self.eye());
        let mut helps = self.helps.borrow_mut();
        match &*helps {
            Some((at, aids)) if *at == key => aids.clone(),
            _ => {
                let aids = self.view().aids();
                *helps = Some((key, aids.clone()));
                aids
            }
        }
    }

    /// Returns the legal moves in notation, sorted, if the eye at the screen may know them.
    ///
    /// ```
    /// use palamede_games::Fanorona;
    /// use palamede_table::Table;
    ///
    /// let text = "Palamède record 1; game: fanorona; size: telo; moves:";
    /// let table = Table::<Fanorona>::from_record(text).expect("a record");
    /// assert!(table.notated_moves().iter().all(|mv| mv.contains("b2")));
    /// ```
    pub fn notated_moves(&self) -> Vec<String> {
        let Turn::Seat(_) = self.turn() else { return Vec::new() };
        let mut moves: Vec<String> = self.view().moves().iter().map(|mv| self.write(mv)).collect();
        moves.sort();
        moves
    }

    /// Returns the scene that the eye at the screen saw after `steps` steps, with that step's
    /// marks; while the curtain is drawn, with those of all moves up to it that were missed.
    pub fn scene_after(&self, steps: usize) -> Option<Scene> {
        let mut scene = self.view_after(steps)?.0.scene(&[]);
        self.remember(&mut scene);
        match self.is_drawn() {
            true => self.mark_moves(&mut scene, &self.missed_moves(), steps),
            false => self.mark_last(&mut scene, steps),
        }
        Some(scene)
    }

    /// Marks these moves, of the first `steps` steps; where they are several, with their numbers.
    fn mark_moves(&self, scene: &mut Scene, moves: &[usize], steps: usize) {
        let mut ends: Vec<(usize, String)> = Vec::new();
        for (n, &step) in moves.iter().enumerate().filter(|(_, step)| **step < steps) {
            self.mark_last(scene, step + 1);
            let end = self.went(step).and_then(|trace| trace.path.last().copied());
            let Some(end) = end.filter(|_| moves.len() > 1) else { continue };
            match ends.iter_mut().find(|(site, _)| *site == end) {
                Some((_, numbers)) => *numbers += &format!("·{}", n + 1),
                None => ends.push((end, (n + 1).to_string())),
            }
        }
        // Two moves may leave the same mark: draw it once.
        let marks = std::mem::take(&mut scene.marks);
        for mark in marks {
            if !scene.marks.contains(&mark) {
                scene.marks.push(mark);
            }
        }
        scene.marks.extend(ends.into_iter().map(|(site, numbers)| Mark::Order(site, numbers)));
    }

    /// Marks the last of so many steps; who gives up, and all who agree, leave the one before.
    fn mark_last(&self, scene: &mut Scene, steps: usize) {
        let mut heard = (0..steps).rev().map_while(|at| self.heard(at)).filter_map(|(_, heard)| {
            if let Heard::Event(event) = heard { Some(event) } else { None }
        });
        let Some(event) = heard.next() else { return };
        let trace = event.trace();
        if scene.controls.is_empty() {
            scene.controls = trace.dice;
        }
        match trace.path[..] {
            [] => {}
            [only] => scene.marks.push(Mark::To(only)),
            [first, .., last] => {
                scene.marks.push(Mark::From(first));
                scene.marks.push(Mark::Path(trace.path));
                scene.marks.push(Mark::To(last));
            }
        }
        scene.marks.extend(trace.rows.into_iter().map(Mark::Row));
        scene.marks.extend(trace.taken.into_iter().map(|(site, look)| Mark::Taken(site, look)));
    }
}

/// Returns the site that a target lies on.
fn site_of(target: Target, scene: &Scene) -> Option<usize> {
    match target {
        Target::Site(site) => Some(site),
        Target::Piece(id) => scene.pieces.iter().find(|p| p.id == id).map(|p| p.site),
        Target::Die(_) | Target::Button(_) => None,
    }
}
