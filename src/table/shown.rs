//! The scene at the screen, with the marks of clicks and steps.

use super::Table;
use palamede_record::Heard;
use palamede_rules::{GameEvent, Playable, Seen, Turn};
use palamede_scene::{Aid, Mark, Piece, Scene, Target, ordered};

impl<R: Playable> Table<R> {
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
pub(super) fn site_of(target: Target, scene: &Scene) -> Option<usize> {
    match target {
        Target::Site(site) => Some(site),
        Target::Piece(id) => scene.pieces.iter().find(|p| p.id == id).map(|p| p.site),
        Target::Die(_) | Target::Button(_) => None,
    }
}
