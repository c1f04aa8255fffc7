//! The questions that Sáhkku asks the seat to act.

use super::parts::{dice, shown, words};
use crate::{Lang, Speak};
use palamede_games::sahkku::{Cell, DieFace, Refusal, Sahkku, Standing};
use palamede_rules::{Open, Seen, Turn};
use palamede_scene::{Piece, Target};
use palamede_table::Next;

/// The prompt after some clicks.
pub(super) struct Asked<'a> {
    pub lang: Lang,
    pub who: &'a str,
    pub view: &'a Open<Sahkku>,
    pub clicks: &'a [Target],
    pub next: &'a [Next],
}

/// Returns whether a die has no use as every pawn sleeps or waits.
fn is_asleep(why: &Refusal) -> bool {
    matches!(why, Refusal::Useless { asleep: true, .. })
}

impl Asked<'_> {
    /// Asks while nothing is clicked: says what is to be played, and which dice have no use.
    fn begin(&self) -> (String, String) {
        let w = words(self.lang);
        let left = self.view.0.left();
        let useless = |face: &DieFace| {
            let why = self.view.why_not(&[Target::Die(face.pips())]);
            why.filter(|why| matches!(why, Refusal::Useless { .. }))
        };
        let usable: Vec<DieFace> = left.faces().filter(|face| useless(face).is_none()).collect();
        let ask = match usable[..] {
            [face] => w.choose_piece(&self.who, &shown(self.lang, face)),
            [face, .., last] if face == last => w.choose_piece(&self.who, &shown(self.lang, face)),
            _ => w.choose(&self.who),
        };
        let to_play = match usable.len() {
            0 | 1 => String::new(),
            n => w.to_play(&n, &dice(self.lang, &mut usable.into_iter())),
        };
        // Different dice for the same reason at once.
        let why = |sleeping: bool| {
            let why = |face: &DieFace| useless(face).filter(|why| is_asleep(why) == sleeping);
            let faces: Vec<DieFace> = left.different().filter(|face| why(face).is_some()).collect();
            match faces[..] {
                [] => String::new(),
                [face] => {
                    why(&face).map_or_else(String::new, |why| Sahkku::refusal(self.lang, &why).text)
                }
                _ if sleeping => w.dice_asleep(&dice(self.lang, &mut faces.into_iter())),
                _ => w.dice_barred(&dice(self.lang, &mut faces.into_iter())),
            }
        };
        (ask, self.lang.tell(&[&to_play, &why(true), &why(false)]))
    }

    /// Returns the names of the pieces that are asked for, and the cell they stand on.
    fn pieces(&self) -> String {
        let w = words(self.lang);
        let scene = self.view.scene(&[]);
        let piece = |next: &Next| match next.target {
            Target::Piece(id) => scene.pieces.iter().find(|piece| piece.id == id),
            _ => None,
        };
        let pieces: Vec<&Piece> = self.next.iter().filter_map(piece).collect();
        let Some(site) = pieces.first().and_then(|piece| Cell::new(piece.site)) else {
            return String::new();
        };
        let names: Vec<String> = pieces
            .iter()
            .map(|piece| w.kinds[Standing::of(piece.word) as usize].to_owned())
            .collect();
        let names = self.lang.list(&names);
        w.pieces_there(&site, &names)
    }

    /// Says what can be taken by the next click, or behind it.
    fn prey(&self) -> String {
        let (w, position) = (words(self.lang), &self.view.0);
        // In the board's order, each once.
        let taken = |cell: &Cell| self.next.iter().any(|next| next.takes.contains(&cell.index()));
        let cells: Vec<Cell> = (0..Cell::MOST).filter_map(Cell::new).filter(taken).collect();
        let own = matches!(self.view.turn(), Turn::Seat(seat) if position.owner() == Some(seat));
        let king = position.king();
        let crown = if cells.contains(&king) && !own { w.can_crown(&king) } else { String::new() };
        let sites: Vec<String> =
            cells.iter().filter(|&&cell| own || cell != king).map(Cell::to_string).collect();
        let take = match sites.is_empty() {
            true => String::new(),
            false => self.lang.common().can_take(&self.lang.list(&sites)),
        };
        self.lang.tell(&[&take, &crown])
    }

    /// Asks where the selected piece goes.
    fn arrival(&self, last: Target) -> (String, String) {
        let w = words(self.lang);
        let several = self.next.iter().any(|next| matches!(next.target, Target::Piece(_)));
        let (cell, king) = match last {
            Target::Piece(id) => {
                let scene = self.view.scene(&[]);
                let piece = scene.pieces.iter().find(|piece| piece.id == id);
                (
                    piece.and_then(|piece| Cell::new(piece.site)),
                    piece.is_some_and(|piece| Standing::of(piece.word) == Standing::King),
                )
            }
            Target::Site(site) => {
                let cell = Cell::new(site);
                let mut moves = self.view.moves().into_iter();
                (cell, moves.any(|act| Some(act.from.cell) == cell && act.king))
            }
            Target::Die(_) | Target::Button(_) => (None, false),
        };
        let site = cell.map_or_else(String::new, |cell| cell.to_string());
        let (ask, pieces) = match () {
            () if several => (w.where_piece(&self.who, &site), self.pieces()),
            () if king => (w.where_king(&self.who), String::new()),
            () => (w.where_pawn(&self.who, &site), String::new()),
        };
        (ask, self.lang.tell(&[&pieces, &self.prey()]))
    }

    /// Returns a question, and what there is to add.
    pub fn prompt(&self) -> (String, String) {
        let w = words(self.lang);
        let site = |click: &Target| match click {
            Target::Site(site) => Cell::new(*site),
            _ => None,
        };
        // The last cell that was clicked, to which the piece goes.
        let to = self.clicks.iter().rev().find_map(site);
        let to = to.map_or_else(String::new, |cell| cell.to_string());
        let all = |is: fn(&Target) -> bool| self.next.iter().all(|next| is(&next.target));
        match *self.clicks {
            [] => self.begin(),
            [Target::Die(pips)] => {
                let die = DieFace::new(pips).map_or("", |face| shown(self.lang, face));
                (w.piece_for(&self.who, &die), self.prey())
            }
            _ if all(|target| matches!(target, Target::Die(_))) => {
                let faces = self.next.iter().filter_map(|next| match next.target {
                    Target::Die(pips) => DieFace::new(pips),
                    _ => None,
                });
                let faces = dice(self.lang, &mut { faces });
                (w.which_die(&self.who, &to), w.these_lead(&faces))
            }
            _ if all(|target| matches!(target, Target::Piece(_))) => {
                (w.which_piece(&self.who, &to), self.pieces())
            }
            [.., last] => self.arrival(last),
        }
    }
}
