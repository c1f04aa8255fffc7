//! Moves as `a3-a5xb5,c5`, positions as eight rows in the style of FEN.

use super::position::Position;
use super::types::Mak;
use crate::games::eight::{Square, names};
use crate::rules::text::words;
use crate::rules::{Misread, Notation, Open, Options, Rules, Seat, Want};

/// The seats' names.
pub(super) const SEATS: [&str; 2] = ["white", "black"];

/// A move with the cells it captures, sorted by name.
pub(super) fn write(mv: Mak, taken: u64) -> String {
    let names = names(taken);
    let x = if names.is_empty() { "" } else { "x" };
    format!("{}-{}{x}{}", mv.from, mv.to, names.join(","))
}

impl<const APIT: bool> Notation for Position<APIT> {
    fn seat_name(seat: Seat) -> &'static str {
        SEATS[seat.index() & 1]
    }

    fn write(&self, mv: &Mak) -> String {
        write(*mv, self.captures(*mv))
    }

    fn read(&self, text: &str) -> Result<Mak, Misread> {
        let site = |at: usize| {
            text.get(at..at + 2)
                .and_then(Square::read)
                .ok_or_else(|| Misread::new(text, at, Want::Site))
        };
        let from = site(0)?;
        if text.as_bytes().get(2) != Some(&b'-') {
            return Err(Misread::new(text, 2, Want::Move));
        }
        let mv = Mak { from, to: site(3)? };
        if text.len() == 5 {
            return Ok(mv);
        }
        // Captures may be left out; if they are written they must be right.
        if text.as_bytes()[5] != b'x' {
            return Err(Misread::new(text, 5, Want::End));
        }
        let (mut taken, mut at) = (0, 6);
        loop {
            taken |= site(at)?.bit();
            match text.as_bytes().get(at + 2) {
                None => break,
                Some(b',') => at += 3,
                Some(_) => return Err(Misread::new(text, at + 2, Want::End)),
            }
        }
        if self.check(&mv).is_ok() && self.captures(mv) != taken {
            return Err(Misread::new(text, 6, Want::Captures));
        }
        Ok(mv)
    }

    fn write_roll(roll: &Seat) -> String {
        SEATS[roll.index() & 1].to_owned()
    }

    fn read_roll(text: &str) -> Result<Seat, Misread> {
        let seat = SEATS.iter().position(|&name| name == text).and_then(Seat::new);
        seat.ok_or_else(|| Misread::new(text, 0, Want::Seat))
    }

    fn pack(&self, mv: &Mak, out: &mut impl FnMut(u8)) {
        out(mv.from.index() as u8);
        out(mv.to.index() as u8);
    }

    fn unpack(&self, digits: &mut impl Iterator<Item = u8>) -> Option<Mak> {
        let mut next = || Square::new(usize::from(digits.next()?));
        Some(Mak { from: next()?, to: next()? })
    }

    fn pack_roll(roll: &Seat, out: &mut impl FnMut(u8)) {
        out(roll.index() as u8);
    }

    fn unpack_roll(digits: &mut impl Iterator<Item = u8>) -> Option<Seat> {
        Seat::new(usize::from(digits.next()?)).filter(|seat| seat.index() < 2)
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
        text.push_str(match (self.lot, self.seat == Seat::FIRST) {
            (true, _) => " lot",
            (false, true) => " w",
            (false, false) => " b",
        });
        if let Some(seat) = self.resigned {
            text.push_str(" resigned=");
            text.push_str(Self::seat_name(seat));
        }
        text
    }

    fn set_up(options: &Options, text: &str) -> Result<Self, Misread> {
        let mut words = words(text);
        let end = text.len();
        let (at, rows) = words.next().ok_or_else(|| Misread::new(text, end, Want::Row))?;
        let men = read_rows(rows).map_err(|fault| fault.within(text, at))?;
        let (at, side) = words.next().ok_or_else(|| Misread::new(text, end, Want::Seat))?;
        let (seat, lot) = match side {
            "w" => (Seat::FIRST, false),
            "b" => (Seat::SECOND, false),
            "lot" => (Seat::FIRST, true),
            _ => return Err(Misread::new(text, at, Want::Seat)),
        };
        let mut position = Self::with_men(options, men, seat, lot);
        for (at, word) in words {
            match word.split_once('=') {
                Some(("resigned", name)) => {
                    let seat = Self::read_roll(name)
                        .map_err(|_| Misread::new(text, at + 9, Want::Seat))?;
                    position.resigned = Some(seat);
                }
                _ => return Err(Misread::new(text, at, Want::Pair)),
            }
        }
        Ok(position)
    }

    fn write_view(view: &Open<Self>) -> String {
        view.0.position()
    }

    fn read_view(options: &Options, text: &str) -> Result<Open<Self>, Misread> {
        Self::set_up(options, text).map(Open)
    }
}

/// Reads eight rows from row 8 to row 1: `R` white, `r` black, digits for free cells.
fn read_rows(text: &str) -> Result<[u64; 2], Misread> {
    let mut men = [0u64; 2];
    let (mut row, mut col) = (7, 0);
    for (at, c) in text.char_indices() {
        match c {
            '/' if col == 8 && row > 0 => (row, col) = (row - 1, 0),
            '1'..='8' if col + (c as usize - '0' as usize) <= 8 => col += c as usize - '0' as usize,
            'R' | 'r' if col < 8 => {
                men[usize::from(c == 'r')] |= 1 << (row * 8 + col);
                col += 1;
            }
            'R' | 'r' | '/' | '0'..='9' => return Err(Misread::new(text, at, Want::Row)),
            _ => return Err(Misread::new(text, at, Want::Piece)),
        }
    }
    if (row, col) != (0, 8) {
        return Err(Misread::new(text, text.len(), Want::Row));
    }
    let most = men.iter().map(|men| men.count_ones()).max().unwrap_or(0);
    if most == 0 || most > 16 {
        return Err(Misread::new(text, 0, Want::Pieces));
    }
    Ok(men)
}
