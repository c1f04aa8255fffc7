//! Memos: what a seat notes on pieces whose rank it does not know. A memo belongs to the seat
//! that wrote it and to a piece, wherever that goes. Nobody else's eye meets it, and no way
//! out but the save holds it.

use super::{Memos, Table};
use palamede_rules::text::words;
use palamede_rules::{BySeat, Eye, Facts, Misread, Playable, Seat, Seen, Want};
use palamede_scene::{Piece, Scene};

/// Returns whether a piece as this seat sees it is another's and shows its back.
fn is_unknown_to(seat: Seat, piece: &Piece) -> bool {
    piece.look.is_back() && piece.seat.is_some_and(|of| usize::from(of) != seat.index())
}

/// Returns the memos of a seat that are on unknown pieces of its scene.
fn shown(memos: &[(u32, char)], seat: Seat, scene: &Scene) -> Vec<(u32, char)> {
    let on = |id| scene.pieces.iter().any(|piece| piece.id == id && is_unknown_to(seat, piece));
    memos.iter().filter(|(id, _)| on(*id)).copied().collect()
}

impl<R: Playable> Table<R> {
    /// Returns the seat that sees its memos and writes them: the one at the screen, while it sees
    /// what it knows and the game goes on.
    pub fn writer(&self) -> Option<Seat> {
        match self.eye() {
            Eye::Seat(seat) if !self.is_over() && !self.facts().signs.is_empty() => Some(seat),
            _ => None,
        }
    }

    /// Returns whether the seat at the screen can write a memo on a piece that it sees: another's,
    /// whose rank it does not know.
    pub fn is_unknown(&self, piece: &Piece) -> bool {
        self.writer().is_some_and(|seat| is_unknown_to(seat, piece))
    }

    /// Writes a memo on the piece of this id, or erases it. Tells whether that can be.
    pub fn write_memo(&mut self, id: u32, sign: Option<char>) -> bool {
        let Some(seat) = self.writer() else { return false };
        let known = sign.is_none_or(|sign| self.facts().signs.contains(&sign));
        if !known || !self.scene().pieces.iter().any(|p| p.id == id && self.is_unknown(p)) {
            return false;
        }
        let memos = &mut self.memos[seat];
        memos.retain(|(of, _)| *of != id);
        if let Some(sign) = sign {
            let place = memos.partition_point(|(of, _)| *of < id);
            memos.insert(place, (id, sign));
        }
        true
    }

    /// Puts the memos of the seat at the screen on what it sees.
    pub(super) fn remember(&self, scene: &mut Scene) {
        if let Some(seat) = self.writer() {
            scene.memos = shown(&self.memos[seat], seat, scene);
        }
    }

    /// Returns the memos on this seat's unknown pieces now; none once the game is over.
    fn memos_of(&self, seat: Seat) -> Vec<(u32, char)> {
        if self.memos[seat].is_empty() || self.is_over() {
            return Vec::new();
        }
        shown(&self.memos[seat], seat, &self.view_of(seat).scene(&[]))
    }

    /// Returns the lines of a save that hold them: a seat's number, and `id=sign` for each.
    pub(super) fn memo_fields(&self) -> Vec<(&'static str, String)> {
        let mut fields = Vec::new();
        for seat in Seat::first(self.facts().seats) {
            let mut line = String::new();
            for (id, sign) in self.memos_of(seat) {
                line += &format!(" {id}={sign}");
            }
            if !line.is_empty() {
                fields.push(("memo", format!("{}{line}", seat.index())));
            }
        }
        fields
    }

    /// Takes in the memos of a save, as far as there are such pieces.
    pub(super) fn adopt(&mut self, memos: Memos) {
        self.memos = memos;
        self.memos = BySeat::new(|seat| self.memos_of(seat));
    }
}

/// Reads a line of [`Table::memo_fields`]: one for a seat at most, each piece once and in
/// order.
pub(super) fn read(facts: &Facts, text: &str, memos: &mut Memos) -> Result<(), Misread> {
    let wrong = |at, want| Misread::new(text, at, want);
    let mut words = words(text);
    let seat = words.next().and_then(|(_, seat)| Seat::new(seat.parse().ok()?));
    let seat = seat.filter(|&seat| seat.index() < facts.seats && memos[seat].is_empty());
    let seat = seat.ok_or_else(|| wrong(0, Want::Seat))?;
    let pair = |word: &str| {
        let (id, sign) = word.split_once('=')?;
        let sign = facts.signs.iter().find(|known| sign == known.to_string())?;
        Some((id.parse::<u32>().ok()?, *sign))
    };
    for (at, word) in words {
        let memo = pair(word).ok_or_else(|| wrong(at, Want::Pair))?;
        if memos[seat].last().is_some_and(|last| last.0 >= memo.0) {
            return Err(wrong(at, Want::Piece));
        }
        memos[seat].push(memo);
    }
    if memos[seat].is_empty() { Err(wrong(text.len(), Want::Pair)) } else { Ok(()) }
}
