//! The clicks of the seat at the screen: they select, enter a move, or lay one out.

use super::shown::site_of;
use super::{Clicked, Next, Picked, Picker, Stash, Table};
use palamede_rules::{Playable, Revision, Seat, Seen, Step, StepError, Turn};
use palamede_scene::Target;

impl<R: Playable> Table<R> {
    pub(super) fn reset_selection(&mut self) {
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
    pub(super) fn select_only(&mut self) {
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

    /// Takes a click of the seat at the screen, and returns what came of it.
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
}
