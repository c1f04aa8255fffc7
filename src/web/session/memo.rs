//! What the seat at the screen notes on pieces whose rank it does not know.

use super::Session;
use crate::say::{Voice, fill, join};
use crate::scene::Piece;

/// A piece and what is noted on it, for those who hear it.
pub(super) fn noted(voice: Voice, piece: String, sign: Option<char>) -> String {
    let Some(sign) = sign else { return piece };
    let words = voice.1.words();
    let memo = fill(words.memo_is, &[("what", &voice.sign(sign))]);
    join(words.parts, &mut [piece.as_str(), &memo].into_iter())
}

impl Session {
    /// The signs that can be noted; none in a game where nothing is.
    pub fn signs(&self) -> &'static [char] {
        self.table.facts().signs
    }

    /// Whether somebody at the screen can note anything, now that it sees what it knows.
    pub fn has_writer(&self) -> bool {
        self.table.writer().is_some()
    }

    /// The piece on a site on which it can.
    pub fn unknown_at(&self, site: usize) -> Option<u32> {
        let scene = self.table.scene();
        let mut there = scene.pieces.iter().filter(|piece| piece.site == site);
        there.find(|piece| self.table.is_unknown(piece)).map(|piece| piece.id)
    }

    /// The site of the piece of this id, if it can note something on it.
    pub fn site_of_unknown(&self, id: u32) -> Option<usize> {
        let scene = self.table.scene();
        let of = |piece: &&Piece| piece.id == id && self.table.is_unknown(piece);
        scene.pieces.iter().find(of).map(|piece| piece.site)
    }

    /// Notes this on the piece of this id, or erases what is noted; tells whether that can
    /// be.
    pub fn write_memo(&mut self, id: u32, sign: Option<char>) -> bool {
        self.table.write_memo(id, sign)
    }

    /// A site's name.
    pub fn site_name(&self, site: usize) -> String {
        let board = self.table.scene().board;
        board.sites.get(site).map(|site| site.name.clone()).unwrap_or_default()
    }
}
