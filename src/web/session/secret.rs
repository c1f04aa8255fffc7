//! Games with secrets: the curtain, the drafts, and whose eye looks at an ended game.

use super::{Click, Face, Session};
use crate::rules::{Eye, Play, Seat, Step};
use crate::say::{Lang, Voice, fill};
use crate::scene::{Piece, Scene};
use crate::table::{Curtain, Extras};

impl Session {
    /// Whether the curtain is drawn.
    pub fn is_drawn(&self) -> bool {
        self.table.is_drawn()
    }

    /// The curtain, where somebody is to come to the screen.
    pub fn curtain(&self) -> Option<Curtain> {
        self.table.curtain()
    }

    /// The seat at the screen, or the one that is to come there; none where all may see
    /// everything.
    pub fn looks(&self) -> Option<Seat> {
        self.table.screen().or_else(|| Some(self.curtain()?.next))
    }

    /// The seat at the screen, where something is hidden.
    pub fn screen(&self) -> Option<Seat> {
        self.table.screen()
    }

    /// A seat sits down at the screen.
    pub fn sit(&mut self, seat: Seat) {
        self.table.sit(seat);
    }

    /// Draws the curtain; tells whether it is drawn now.
    pub fn draw_curtain(&mut self) -> bool {
        self.table.draw_curtain();
        self.is_drawn()
    }

    /// Shows no more than anybody may know, or all that the seat at the screen knows.
    pub fn cover(&mut self, covered: bool) {
        self.table.cover(covered);
    }

    /// Whether less is shown than the seat at the screen knows.
    pub fn is_covered(&self) -> bool {
        self.table.is_covered()
    }

    /// Looks at an ended game through a seat's eye, or at everything.
    pub fn look_through(&mut self, seat: Option<Seat>) {
        self.table.look_through(seat);
    }

    /// The seat through whose eye an ended game is looked at.
    pub fn through(&self) -> Option<Seat> {
        match self.table.eye() {
            Eye::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// What is shown while the curtain is drawn: the empty board, who plays, and what
    /// anybody may know of the last step.
    pub(super) fn curtain_face(&self, lang: Lang, extras: &Extras) -> Face {
        let view = self.table.view();
        let scene = Scene::new(self.table.scene().board);
        let next = self.curtain().map(|curtain| curtain.next);
        let last = self.last(lang, extras).unwrap_or_default();
        let ask = match next {
            Some(seat) => {
                let who = Voice(self.game, lang).words().called(seat, &extras.players[seat]);
                fill(lang.words().curtain, &[("who", &who)])
            }
            None => {
                let [ask, _] = self.say(lang, extras);
                ask
            }
        };
        Face {
            next: Vec::new(),
            say: [ask, last],
            seats: self.seat_faces(lang, extras, (&view, &scene), self.turn()),
            holds: vec![String::new(); scene.board.sites.len()],
            masked: Vec::new(),
            controls: Vec::new(),
            faces: Vec::new(),
            aids: Vec::new(),
            scene,
            unknown: Vec::new(),
            drawn: true,
            next_seat: next,
            laying: false,
        }
    }

    /// Whether others hear what is said from now on.
    pub fn set_overheard(&mut self, overheard: bool) {
        self.overheard = overheard;
    }

    /// Whether what is said tells no secret.
    pub fn is_quiet(&self) -> bool {
        self.overheard && self.has_secrets()
    }

    /// Draws first drafts from this lot.
    pub fn propose_from(&mut self, lot: u64) {
        self.table.propose_from(lot);
    }

    /// Whether a move is being laid out.
    pub fn is_laying(&self) -> bool {
        self.table.draft().is_some()
    }

    /// Takes the draft as its seat's move.
    pub fn ready(&mut self, lang: Lang) -> Click {
        match self.table.draft().cloned() {
            Some(draft) => self.make(lang, draft),
            None => Click::Selected,
        }
    }

    /// What a seat had laid out at the beginning, in notation, once nothing is hidden.
    pub fn laid_out(&self, seat: Seat) -> Option<String> {
        self.table.laid_out(seat)
    }

    /// The draft in notation.
    pub fn draft(&self) -> Option<String> {
        Some(self.table.line().state().write(self.table.draft()?))
    }

    /// Lays out what the notation says, if it is a move that may be taken.
    pub fn lay_out(&mut self, text: &str) -> bool {
        let Ok(step) = self.table.read_step(text) else { return false };
        if !self.is_laying() || self.table.line().check(&step).is_err() {
            return false;
        }
        if let Step::Move(draft) = step {
            self.table.unselect();
            self.table.lay_out(draft);
            return true;
        }
        false
    }

    /// The sites of pieces that this picture shows and not everybody may see.
    pub(super) fn masked(&self, scene: &Scene) -> Vec<usize> {
        let all = self.has_secrets().then(|| self.table.scene_for_all());
        let all = all.map_or_else(Vec::new, |scene| scene.pieces);
        let known = |piece: &Piece| all.iter().any(|one| one.id == piece.id && one.is_face_up());
        let hides = |piece: &&Piece| piece.is_face_up() && !known(piece);
        let noted = |piece: &Piece| scene.memo(piece.id).is_some();
        let masked = scene.pieces.iter().filter(|piece| hides(piece) || noted(piece));
        masked.map(|piece| piece.site).collect()
    }

    /// Whether seats know different things now.
    pub fn has_secrets(&self) -> bool {
        self.table.hides()
    }
}
