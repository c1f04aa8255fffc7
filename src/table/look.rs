//! What the eye at the screen sees of a table, and what its clicks do.

use super::{Aside, Clicked, Curtain, Heard, Next, Picked, Picker, Question, Table};
use crate::rules::{Eye, Play, Revision, Seat, Seats, Seen, Step, Turn};
use crate::scene::{Mark, Piece, Scene, Target};

impl<R: Play> Table<R> {
    /// After the position changed: nothing is selected, offers lapse, and the seat at
    /// the screen may look at it.
    pub(super) fn arrive(&mut self) {
        self.offers = Seats::NONE;
        self.through = None;
        let people = self.people();
        // One person alone needs no curtain; several draw it when another is to act.
        self.screen = match (people.len(), self.actor(), self.screen) {
            _ if !self.hides() => None,
            (1, _, _) => people.iter().next(),
            (_, Some(actor), Some(seat)) if actor != seat && people.has(actor) => None,
            (_, _, screen) => screen,
        };
        if let Some(seat) = self.screen {
            self.looked[seat] = self.now;
        }
        self.choose_afresh();
    }

    /// Whether an eye may not see all that others do: the game has secrets, keeps them
    /// still, and is not over.
    pub fn hides(&self) -> bool {
        self.kind.facts.secrets && !self.open && !self.is_over() && !self.line.state().is_open()
    }

    fn people(&self) -> Seats {
        let seats = Seats::first(self.kind.facts.seats).iter();
        seats.filter(|&seat| !self.computers.has(seat)).collect()
    }

    fn choose_afresh(&mut self) {
        let view = self.mine();
        let lot = self.lots.wrapping_add(self.now as u64);
        self.draft = self.may_act().then(|| view.draft(lot)).flatten();
        // Who comes back finds the draft as it was left.
        let left = |aside: &Aside<R::Move>| self.screen == Some(aside.seat) && aside.at == self.now;
        if let (Some(draft), Some(aside)) = (&mut self.draft, &self.aside)
            && left(aside)
        {
            draft.clone_from(&aside.draft);
        }
        self.picker = if self.may_act() && self.draft.is_none() {
            Picker::new(view)
        } else {
            Picker::default()
        };
    }

    /// Draws first drafts from this lot, so that no two games begin alike.
    pub fn propose_from(&mut self, lot: u64) {
        self.lots = lot;
        self.choose_afresh();
    }

    /// What a seat laid out as its first move, in notation; none while anything is hidden, and
    /// in games where nothing is laid out.
    pub fn laid_out(&self, seat: Seat) -> Option<String> {
        let log = if self.hides() { &[] } else { &self.log[..self.now] };
        let at = log.iter().position(|logged| logged.by == Some(seat))?;
        let (line, _) = self.replayed(at)?;
        match &log[at].step {
            Step::Move(mv) if line.state().view(Eye::Seat(seat)).draft(0).is_some() => {
                Some(line.state().write(mv))
            }
            _ => None,
        }
    }

    /// What its seat has laid out so far, here or behind the curtain.
    pub(super) fn left_draft(&self) -> Option<&R::Move> {
        let aside = self.aside.as_ref().filter(|aside| aside.at == self.now);
        self.draft.as_ref().or_else(|| aside.map(|aside| &aside.draft))
    }

    /// What the seat to act had laid out.
    pub(super) fn find_draft(&mut self, draft: R::Move) {
        if let Turn::Seat(seat) = self.turn() {
            self.aside = Some(Aside { seat, at: self.now, draft });
            self.choose_afresh();
        }
    }

    /// Whether the seat to act is a person's and may see what it needs.
    fn may_act(&self) -> bool {
        let Turn::Seat(seat) = self.turn() else { return false };
        let looks = !self.hides() || self.screen == Some(seat);
        looks && !self.computers.has(seat)
    }

    /// The eye that looks at the screen: everything where nothing is hidden; else what
    /// the seat at the screen knows, and behind the curtain what anybody may know.
    pub fn eye(&self) -> Eye {
        match self.screen {
            _ if !self.hides() => self.through.map_or(Eye::Open, Eye::Seat),
            Some(seat) if !self.covered => Eye::Seat(seat),
            _ => Eye::Public,
        }
    }

    /// Shows the seat at the screen no more than anybody may know, or all that it knows:
    /// others look on. The same clicks make the same moves either way.
    pub fn cover(&mut self, covered: bool) {
        self.covered = covered;
    }

    /// The position as anybody may see it.
    pub fn scene_for_all(&self) -> Scene {
        self.line.state().view(Eye::Public).scene(&[])
    }

    /// Whether the seat at the screen is shown less than it knows.
    pub fn is_covered(&self) -> bool {
        self.covered && self.screen.is_some()
    }

    /// What the seat at the screen knows, shown or not.
    fn mine(&self) -> R::View {
        match self.screen {
            Some(seat) => self.view_of(seat),
            None => self.view(),
        }
    }

    /// What the eye at the screen sees.
    pub fn view(&self) -> R::View {
        self.line.state().view(self.eye())
    }

    /// What a seat knows: for the computer that plays it.
    pub fn view_of(&self, seat: Seat) -> R::View {
        self.line.state().view(if self.kind.facts.secrets { Eye::Seat(seat) } else { Eye::Open })
    }

    /// What the eye at the screen saw after `steps` steps, undone ones included, and
    /// who was to act then.
    pub fn view_after(&self, steps: usize) -> Option<(R::View, Turn)> {
        let (line, _) = self.replayed(steps)?;
        Some((line.state().view(self.eye()), line.turn()))
    }

    /// What the eye at the screen heard of a step, and whose step it was.
    pub fn heard(&self, step: usize) -> Option<(Option<Seat>, Heard<R::Event>)> {
        self.heard_by(step, self.eye())
    }

    /// What anybody may know of a step: for the replay before the curtain rises.
    pub fn heard_in_public(&self, step: usize) -> Option<(Option<Seat>, Heard<R::Event>)> {
        self.heard_by(step, Eye::Public)
    }

    fn heard_by(&self, step: usize, eye: Eye) -> Option<(Option<Seat>, Heard<R::Event>)> {
        let logged = self.log[..self.now].get(step)?;
        let heard = match &logged.step {
            Step::Resign(seat) => Heard::Resigned(*seat),
            Step::Agree(_) => Heard::Agreed,
            Step::Move(_) | Step::Roll(_) => {
                let told = logged.told.iter().find(|(eyes, _)| eyes.has(eye));
                Heard::Event(told?.1.clone())
            }
        };
        Some((logged.by, heard))
    }

    /// Looks at an ended game of secrets through the eye of a seat, or of nobody: at
    /// everything.
    pub fn look_through(&mut self, seat: Option<Seat>) {
        self.through = seat.filter(|_| self.kind.facts.secrets && self.is_over());
    }

    /// Whether the curtain is drawn: several people share the screen, and none of them is
    /// at it. It stays so while computers act.
    pub fn is_drawn(&self) -> bool {
        self.hides() && self.screen.is_none() && self.people().len() > 1
    }

    /// The curtain, when it is drawn and somebody is to come to the screen.
    pub fn curtain(&self) -> Option<Curtain> {
        let next = self.actor().filter(|&seat| self.is_drawn() && !self.computers.has(seat))?;
        let own = |logged: &&super::Logged<R>| logged.by == Some(next);
        let seen = self.log[..self.now].iter().skip(self.looked[next]).take_while(own).count();
        Some(Curtain { next, missed_from: (self.looked[next] + seen).min(self.now) })
    }

    /// The seat at the screen, where something is hidden.
    pub fn screen(&self) -> Option<Seat> {
        self.screen
    }

    /// `seat` sits down at the screen.
    pub fn sit(&mut self, seat: Seat) {
        if self.hides() {
            self.screen = Some(seat);
            self.looked[seat] = self.now;
            self.choose_afresh();
        }
    }

    /// Shows everything, secrets too: for the figures of rule pages.
    pub fn lay_open(&mut self) {
        self.open = true;
        self.arrive();
    }

    /// Draws the curtain: nobody is at the screen. One person alone has nobody to hide
    /// from.
    pub fn draw_curtain(&mut self) {
        if self.hides() && self.people().len() != 1 {
            if let (Some(seat), Some(draft)) = (self.screen, self.draft.take()) {
                self.aside = Some(Aside { seat, at: self.now, draft });
            }
            self.screen = None;
            self.choose_afresh();
        }
    }

    /// What a computer player of the seat to act may know; none when no seat is to
    /// move. The keys of a game with secrets stay here: they are made from the whole
    /// position.
    pub fn question(&self) -> Option<Question<R>> {
        let Turn::Seat(seat) = self.turn() else { return None };
        let keys = if self.kind.facts.secrets { &[] } else { self.line.past() };
        Some(Question {
            seat,
            view: self.view_of(seat),
            quiet: self.line.quiet(),
            keys: keys.to_vec(),
        })
    }

    // ---- clicks

    /// A click of the seat at the screen.
    pub fn click(&mut self, target: Target) -> Clicked<R> {
        let view = self.mine();
        if let Some(draft) = &self.draft {
            let mut clicks = self.picker.clicks().to_vec();
            clicks.push(target);
            return match view.revise(draft, &clicks) {
                Revision::Changed(draft) => {
                    self.draft = Some(draft);
                    self.picker.clear();
                    Clicked::Selected
                }
                Revision::Open(_) => {
                    self.picker.hold(clicks);
                    Clicked::Selected
                }
                Revision::Unchanged => {
                    self.picker.clear();
                    Clicked::Selected
                }
                Revision::Refused(why) => {
                    self.picker.clear();
                    Clicked::Refused(why)
                }
            };
        }
        if !self.may_act() {
            return Clicked::Selected;
        }
        match self.picker.click(target) {
            Picked::Done(mv) => Clicked::Entered(mv),
            Picked::Open | Picked::Cleared => Clicked::Selected,
            // That a piece cannot be selected would tell what it is; and why not.
            Picked::Nowhere(_) if self.hides() && self.is_own(target) => {
                self.picker.hold(vec![target]);
                let why = view.why_not(&[target]).filter(|_| !self.covered);
                why.map_or(Clicked::Selected, Clicked::Refused)
            }
            Picked::Nowhere(clicks) => match view.why_not(&clicks) {
                Some(why) => Clicked::Refused(why),
                None => {
                    self.picker.reselect(target);
                    let alone = self.picker.clicks().is_empty().then(|| view.why_not(&[target]));
                    alone.flatten().map_or(Clicked::Selected, Clicked::Refused)
                }
            },
        }
    }

    /// Whether a piece of the seat at the screen lies there.
    fn is_own(&self, target: Target) -> bool {
        let scene = self.scene_for_all();
        let piece = site_of(target, &scene).and_then(|site| scene.piece_at(site));
        let seat = piece.and_then(|piece| piece.seat).map(usize::from);
        seat.is_some() && seat == self.screen.map(Seat::index)
    }

    /// Forgets the clicks so far.
    pub fn unselect(&mut self) {
        self.picker.clear();
    }

    /// The clicks so far.
    pub fn clicks(&self) -> &[Target] {
        self.picker.clicks()
    }

    /// Where a further click would lead on.
    pub fn next(&self) -> Vec<Next> {
        match &self.draft {
            // What a piece can do tells what it is.
            _ if self.is_covered() => Vec::new(),
            None => self.picker.next(),
            Some(draft) => self.swaps(draft, self.clicks()),
        }
    }

    /// Where the first click of a move may be.
    pub fn first(&self) -> Vec<Next> {
        match &self.draft {
            _ if self.is_covered() => Vec::new(),
            None => self.picker.first(),
            Some(draft) => self.swaps(draft, &[]),
        }
    }

    fn swaps(&self, draft: &R::Move, clicks: &[Target]) -> Vec<Next> {
        match self.mine().revise(draft, clicks) {
            Revision::Open(targets) => targets.into_iter().map(Next::to).collect(),
            _ => Vec::new(),
        }
    }

    /// The move that is being laid out.
    pub fn draft(&self) -> Option<&R::Move> {
        self.draft.as_ref()
    }

    /// Lays another draft out.
    pub fn lay_out(&mut self, draft: R::Move) {
        if self.draft.is_some() {
            self.draft = Some(draft);
        }
    }

    /// What the eye at the screen sees, with the marks of the last step and of the
    /// clicks so far.
    pub fn scene(&self) -> Scene {
        let view = self.view();
        let mut scene = match &self.draft {
            Some(draft) if self.is_covered() => {
                let mut scene = self.mine().laid_out(draft, self.clicks());
                scene.pieces.iter_mut().for_each(Piece::turn_over);
                scene
            }
            Some(draft) => view.laid_out(draft, self.clicks()),
            None => view.scene(self.clicks()),
        };
        self.remember(&mut scene);
        let clicked = self.clicks().iter().filter_map(|click| site_of(*click, &scene));
        let trail: Vec<usize> = clicked.collect();
        // Once a piece is under way, what was done before is not what the board shows.
        let marks = (trail.len() > 1).then(|| scene.marks.clone());
        self.mark_last(&mut scene, self.now);
        scene.marks = marks.unwrap_or(scene.marks);
        if let Some(&last) = trail.last() {
            scene.marks.push(Mark::Selected(last));
        }
        if trail.len() > 1 {
            scene.marks.push(Mark::Trail(trail));
        }
        if self.clicks().is_empty() {
            self.mark_must(&mut scene);
        }
        scene
    }

    /// Where every move captures, marks the pieces that can make one.
    fn mark_must(&self, scene: &mut Scene) {
        let next = self.next();
        if next.iter().all(|next| next.always) {
            let sites: Vec<usize> = next.iter().filter_map(|n| site_of(n.target, scene)).collect();
            scene.marks.extend(sites.into_iter().map(Mark::May));
        }
    }

    /// What the eye at the screen saw after `steps` steps, with that step's marks.
    pub fn scene_after(&self, steps: usize) -> Option<Scene> {
        let mut scene = self.view_after(steps)?.0.scene(&[]);
        self.remember(&mut scene);
        self.mark_last(&mut scene, steps);
        Some(scene)
    }

    fn mark_last(&self, scene: &mut Scene, steps: usize) {
        use crate::rules::Told as _;
        let Some((_, Heard::Event(event))) = steps.checked_sub(1).and_then(|at| self.heard(at))
        else {
            return;
        };
        let trace = event.trace();
        if scene.controls.is_empty() {
            scene.controls = trace.dice;
        }
        if let [first, .., last] = trace.path[..] {
            scene.marks.push(Mark::From(first));
            scene.marks.push(Mark::Path(trace.path));
            scene.marks.push(Mark::To(last));
        }
        scene.marks.extend(trace.taken.into_iter().map(|(site, look)| Mark::Taken(site, look)));
    }
}

/// The site that a target lies on.
fn site_of(target: Target, scene: &Scene) -> Option<usize> {
    match target {
        Target::Site(site) => Some(site),
        Target::Piece(id) => scene.pieces.iter().find(|p| p.id == id).map(|p| p.site),
        Target::Die(_) | Target::Button(_) => None,
    }
}
