//! Moves as `a3-a5xb5,c5`, positions as eight rows in the style of FEN.

use super::position::Position;
use super::types::Mak;
use crate::eight::{Square, names};
use palamede_kit::duel::{Duel, WHITE_AND_BLACK};
use palamede_kit::open_duel_notation;
use palamede_rules::text::Reader;
use palamede_rules::{Misread, Notation, Options, Rules, Want};

/// Returns a move with the cells it captures, sorted by name.
pub(super) fn write(mv: Mak, taken: u64) -> String {
    let names = names(taken);
    let x = if names.is_empty() { "" } else { "x" };
    format!("{}-{}{x}{}", mv.from, mv.to, names.join(","))
}

impl<const APIT: bool> Notation for Position<APIT> {
    open_duel_notation!(WHITE_AND_BLACK);

    fn write(&self, mv: &Mak) -> String {
        write(*mv, self.captures(*mv))
    }

    fn read(&self, text: &str) -> Result<Mak, Misread> {
        let mut reader = Reader::new(text);
        let mv = self.read_move(&mut reader);
        reader.result(mv)
    }

    fn pack(&self, mv: &Mak, out: &mut impl FnMut(u8)) {
        out(mv.from.index() as u8);
        out(mv.to.index() as u8);
    }

    fn unpack(&self, digits: &mut impl Iterator<Item = u8>) -> Option<Mak> {
        let mut next = || Square::new(usize::from(digits.next()?));
        Some(Mak { from: next()?, to: next()? })
    }

    fn position(&self) -> String {
        let mut text = String::new();
        for row in (0..8).rev() {
            let mut gap = 0;
            for col in 0..8 {
                let bit = 1u64 << (row * 8 + col);
                let man = match () {
                    () if self.men[0] & bit != 0 => 'R',
                    () if self.men[1] & bit != 0 => 'r',
                    () => {
                        gap += 1;
                        continue;
                    }
                };
                if gap > 0 {
                    text.push_str(&gap.to_string());
                    gap = 0;
                }
                text.push(man);
            }
            if gap > 0 {
                text.push_str(&gap.to_string());
            }
            if row > 0 {
                text.push('/');
            }
        }
        text.push(' ');
        text.push_str(self.duel.word(WHITE_AND_BLACK));
        self.duel.write_resigned(WHITE_AND_BLACK, &mut text);
        text
    }

    fn set_up(options: &Options, text: &str) -> Result<Self, Misread> {
        let mut reader = Reader::new(text);
        let position = Self::read_position(options, &mut reader);
        reader.result(position)
    }
}

impl<const APIT: bool> Position<APIT> {
    fn read_move(&self, reader: &mut Reader<'_>) -> Option<Mak> {
        let from = Square::read(reader.take(2, Want::Site))?;
        reader.eat('-', Want::Move)?;
        let mv = Mak { from, to: Square::read(reader.take(2, Want::Site))? };
        // Captures may be left out; if they are written they must be right.
        if reader.is_done() {
            return Some(mv);
        }
        reader.eat('x', Want::End)?;
        let (at, mut taken) = (reader.at(), 0);
        loop {
            taken |= Square::read(reader.take(2, Want::Site))?.bit();
            if reader.is_done() {
                break;
            }
            reader.eat(',', Want::End)?;
        }
        reader.judge(at, Want::Captures);
        (self.check(&mv).is_err() || self.captures(mv) == taken).then_some(mv)
    }

    fn read_position(options: &Options, reader: &mut Reader<'_>) -> Option<Self> {
        let men = read_rows(reader)?;
        let mut duel = Duel::read(reader, WHITE_AND_BLACK)?;
        duel.read_pairs(reader, WHITE_AND_BLACK, &mut |_, _| false)?;
        Some(Self::with_men(options, men, duel))
    }
}

/// Reads eight rows from row 8 to row 1: `R` white, `r` black, digits for free cells.
fn read_rows(reader: &mut Reader<'_>) -> Option<[u64; 2]> {
    let mut men = [0u64; 2];
    let (mut row, mut col) = (7, 0);
    let rows = reader.word(Want::Row);
    let start = reader.place();
    for (at, c) in rows.char_indices() {
        reader.judge(start + at, Want::Row);
        match c {
            '/' if col == 8 && row > 0 => (row, col) = (row - 1, 0),
            '1'..='8' if col + (c as usize - '0' as usize) <= 8 => col += c as usize - '0' as usize,
            'R' | 'r' if col < 8 => {
                men[usize::from(c == 'r')] |= 1 << (row * 8 + col);
                col += 1;
            }
            'R' | 'r' | '/' | '0'..='9' => return None,
            _ => return reader.refuse(start + at, Want::Piece),
        }
    }
    reader.judge(reader.at(), Want::Row);
    if (row, col) != (0, 8) {
        return None;
    }
    reader.judge(start, Want::Pieces);
    let most = men.iter().map(|men| men.count_ones()).max().unwrap_or(0);
    (most > 0 && most <= 16).then_some(men)
}
