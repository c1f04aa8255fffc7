//! Moves as `c3-c4` and `c3xc5xe5`, positions as `W:Wa2,b2,Kc5:Ba6,Kh8`.

use super::chase::{Chase, between};
use super::position::Position;
use super::types::{Ending, Turkish};
use crate::games::eight::{Square, squares};
use crate::rules::text::{cut, words};
use crate::rules::{Misread, NoRoll, Notation, Open, Options, Rules, Seat, Want};
use crate::scene::Word;

const SEATS: [&str; 2] = ["white", "black"];

/// A route: its cells with a hyphen, or with crosses where it captures.
pub(super) fn write(route: &[Square], step: bool) -> String {
    let cells: Vec<String> = route.iter().map(Square::to_string).collect();
    cells.join(if step { "-" } else { "x" })
}

fn site(text: &str, at: usize) -> Result<Square, Misread> {
    let name = text.get(at..at + 2).and_then(Square::read);
    name.ok_or_else(|| Misread::new(text, at, Want::Site))
}

impl Notation for Position {
    fn seat_name(seat: Seat) -> &'static str {
        SEATS[seat.index() & 1]
    }

    fn ending_name(ending: Word) -> &'static str {
        match Ending::of(ending) {
            Ending::Missed => "missed",
        }
    }

    fn write(&self, mv: &Turkish) -> String {
        let mut route = vec![mv.from];
        route.extend(self.route(mv).iter().map(|landing| landing.at));
        if route.len() == 1 {
            route.push(mv.to);
        }
        write(&route, mv.taken == 0)
    }

    /// Reads any route, also one that is not legal if each of its legs jumps over
    /// something, so that the refusal can say why. A hyphen may stand for a cross.
    fn read(&self, text: &str) -> Result<Turkish, Misread> {
        let from = site(text, 0)?;
        let side = self.side();
        let mut mv = Turkish { from, to: from, taken: 0 };
        let mut chase = Some(Chase::new(&side, from));
        let own = side.foe & from.bit() == 0 && side.all() & from.bit() != 0;
        let (mut at, mut fault) = (2, None);
        while at < text.len() || at == 2 {
            let cross = match text.as_bytes().get(at) {
                Some(b'x') => true,
                Some(b'-') => false,
                _ => {
                    return Err(Misread::new(
                        text,
                        at,
                        if at == 2 { Want::Move } else { Want::End },
                    ));
                }
            };
            let to = site(text, at + 1)?;
            let cells = between(mv.to, to);
            let over = cells.unwrap_or(0) & side.foe & !mv.taken;
            // One leg alone may be a step, or go nowhere; the rules say why.
            let alone = at == 2 && text.len() == 5 && (!cross || cells.is_none());
            if own && over == 0 && !alone {
                return Err(Misread::new(text, at + 1, Want::Captures));
            }
            chase = chase.and_then(|chase| chase.to(to));
            if own && over != 0 {
                mv.taken |= over;
                if chase.is_none() && fault.is_none() {
                    fault = Some(at + 1);
                }
            }
            mv.to = to;
            at += 3;
        }
        // Another route may do, this one does not.
        match fault {
            Some(at) if self.check(&mv).is_ok() => Err(Misread::new(text, at, Want::Move)),
            _ => Ok(mv),
        }
    }

    fn write_roll(roll: &NoRoll) -> String {
        match *roll {}
    }

    fn read_roll(text: &str) -> Result<NoRoll, Misread> {
        Err(Misread::new(text, 0, Want::Move))
    }

    /// Origin and destination; where something can be captured, then the number of
    /// captured pieces and their cells.
    fn pack(&self, mv: &Turkish, out: &mut impl FnMut(u8)) {
        out(mv.from.index() as u8);
        out(mv.to.index() as u8);
        if self.most() > 0 {
            out(mv.taken.count_ones() as u8);
            squares(mv.taken).for_each(|at| out(at.index() as u8));
        }
    }

    fn unpack(&self, digits: &mut impl Iterator<Item = u8>) -> Option<Turkish> {
        let mut next = || Square::new(usize::from(digits.next()?));
        let mut mv = Turkish { from: next()?, to: next()?, taken: 0 };
        if self.most() > 0 {
            for _ in 0..next()?.index() {
                let at = next()?.bit();
                // From a1 on: a move has one text.
                if at <= mv.taken {
                    return None;
                }
                mv.taken |= at;
            }
        }
        Some(mv)
    }

    fn pack_roll(roll: &NoRoll, _: &mut impl FnMut(u8)) {
        match *roll {}
    }

    fn unpack_roll(_: &mut impl Iterator<Item = u8>) -> Option<NoRoll> {
        None
    }

    fn position(&self) -> String {
        let list = |seat: usize| {
            let piece =
                |at: Square| format!("{}{at}", if self.kings & at.bit() != 0 { "K" } else { "" });
            squares(self.pieces[seat]).map(piece).collect::<Vec<String>>().join(",")
        };
        let side = ["W", "B"][self.seat.index() & 1];
        let mut text = format!("{side}:W{}:B{}", list(0), list(1));
        for (name, seat) in [(" resigned=", self.resigned), (" missed=", self.missed)] {
            if let Some(seat) = seat {
                text.push_str(name);
                text.push_str(Self::seat_name(seat));
            }
        }
        text
    }

    fn set_up(options: &Options, text: &str) -> Result<Position, Misread> {
        let mut words = words(text);
        let (at, board) = words.next().unwrap_or((text.len(), ""));
        let seat = |letter: &str, at: usize| match letter {
            "W" => Ok(Seat::FIRST),
            "B" => Ok(Seat::SECOND),
            _ => Err(Misread::new(text, at, Want::Seat)),
        };
        // Three parts apart by colons: the side to move, then the pieces of each.
        let (mut at, mut parts) = (at, board.split(':'));
        let mut part = || {
            let part = parts.next().unwrap_or_default();
            let here = at.min(text.len());
            at += part.len() + 1;
            (here, part)
        };
        let (here, letter) = part();
        let to_move = seat(letter, here)?;
        let (mut pieces, mut kings) = ([0; 2], 0);
        for n in 0..2 {
            let (here, list) = part();
            let whose = seat(list.get(..1).unwrap_or_default(), here)?;
            // Each side once.
            if n == 1 && list.get(..1) == board.split(':').nth(1).and_then(|list| list.get(..1)) {
                return Err(Misread::new(text, here, Want::Seat));
            }
            let mut at = here + 1;
            for piece in cut(list, 1).1.split(',').filter(|_| list.len() > 1) {
                let name = piece.strip_prefix('K');
                let cell = at + usize::from(name.is_some());
                let square = Square::read(name.unwrap_or(piece));
                let square = square.ok_or_else(|| Misread::new(text, cell, Want::Site))?;
                if (pieces[0] | pieces[1]) & square.bit() != 0 {
                    return Err(Misread::new(text, cell, Want::Site));
                }
                // A man on its last row would be a king.
                if name.is_none() && square.row() == 7 * (1 - whose.index()) {
                    return Err(Misread::new(text, cell, Want::Piece));
                }
                pieces[whose.index() & 1] |= square.bit();
                kings |= if name.is_some() { square.bit() } else { 0 };
                at += piece.len() + 1;
            }
            if pieces[whose.index() & 1].count_ones() > 16 {
                return Err(Misread::new(text, here, Want::Pieces));
            }
        }
        if parts.next().is_some() {
            return Err(Misread::new(text, at - 1, Want::End));
        }
        if pieces == [0; 2] {
            return Err(Misread::new(text, 0, Want::Pieces));
        }
        let mut position = Position::with(options, pieces, kings, to_move);
        for (at, word) in words {
            let (name, value) = word.split_once('=').unwrap_or((word, ""));
            let field = match name {
                "resigned" => &mut position.resigned,
                "missed" => &mut position.missed,
                _ => return Err(Misread::new(text, at, Want::Pair)),
            };
            let seat = SEATS.iter().position(|&name| name == value).and_then(Seat::new);
            let fault = || Misread::new(text, at + name.len() + 1, Want::Seat);
            *field = Some(seat.ok_or_else(fault)?);
        }
        Ok(position)
    }

    fn write_view(view: &Open<Position>) -> String {
        view.0.position()
    }

    fn read_view(options: &Options, text: &str) -> Result<Open<Position>, Misread> {
        Self::set_up(options, text).map(Open)
    }
}
