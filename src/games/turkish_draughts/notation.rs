//! Moves as `c3-c4` and `c3xc5xe5`, positions as `W:Wa2,b2,Kc5:Ba6,Kh8`.

use super::chase::{Chase, between};
use super::position::Position;
use super::types::{Ending, Turkish};
use crate::eight::{Square, squares};
use palamede_rules::text::{Reader, read_seat};
use palamede_rules::{Misread, NoRoll, Notation, Open, Options, Rules, Seat, Want};
use palamede_scene::Word;

const SEATS: [&str; 2] = ["white", "black"];

/// Returns a route: its cells with a hyphen, or with crosses where it captures.
pub(super) fn write(route: &[Square], step: bool) -> String {
    let cells: Vec<String> = route.iter().map(Square::to_string).collect();
    cells.join(if step { "-" } else { "x" })
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
        let mut reader = Reader::new(text);
        let mv = self.read_move(&mut reader);
        reader.result(mv)
    }

    fn write_roll(roll: &NoRoll) -> String {
        match *roll {}
    }

    fn read_roll(text: &str) -> Result<NoRoll, Misread> {
        Err(Misread::new(text, 0, Want::Move))
    }

    /// Packs origin and destination; where something can be captured, then the number of captured
    /// pieces and their cells.
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
        let mut reader = Reader::new(text);
        let position = Position::read_position(options, &mut reader);
        reader.result(position)
    }

    fn write_view(view: &Open<Position>) -> String {
        view.0.position()
    }

    fn read_view(options: &Options, text: &str) -> Result<Open<Position>, Misread> {
        Self::set_up(options, text).map(Open)
    }
}

fn read_letter(letter: &str) -> Option<Seat> {
    read_seat(letter, &["W", "B"])
}

impl Position {
    fn read_move(&self, reader: &mut Reader<'_>) -> Option<Turkish> {
        let from = Square::read(reader.take(2, Want::Site))?;
        let side = self.side();
        let mut mv = Turkish { from, to: from, taken: 0 };
        let mut chase = Some(Chase::new(&side, from));
        let own = side.foe & from.bit() == 0 && side.all() & from.bit() != 0;
        let mut fault = None;
        let mut first = true;
        while first || !reader.is_done() {
            let cross = reader.has('x');
            if !cross {
                reader.eat('-', if first { Want::Move } else { Want::End })?;
            }
            let to = Square::read(reader.take(2, Want::Site))?;
            let cells = between(mv.to, to);
            let over = cells.unwrap_or(0) & side.foe & !mv.taken;
            // One leg alone may be a step, or go nowhere; the rules say why.
            let alone = first && reader.is_done() && (!cross || cells.is_none());
            if own && over == 0 && !alone {
                return reader.refuse(reader.place(), Want::Captures);
            }
            chase = chase.and_then(|chase| chase.to(to));
            if own && over != 0 {
                mv.taken |= over;
                if chase.is_none() && fault.is_none() {
                    fault = Some(reader.place());
                }
            }
            mv.to = to;
            first = false;
        }
        // Another route may do, this one does not.
        match fault {
            Some(at) if self.check(&mv).is_ok() => reader.refuse(at, Want::Move),
            _ => Some(mv),
        }
    }

    /// Reads three parts apart by colons, the side to move and the pieces of each; then pairs.
    fn read_position(options: &Options, reader: &mut Reader<'_>) -> Option<Position> {
        reader.skip();
        let to_move = read_letter(reader.until(&[':'], Want::Seat))?;
        let (mut pieces, mut kings) = ([0; 2], 0);
        let mut seats = Vec::new();
        for _ in 0..2 {
            reader.has(':');
            let start = reader.at();
            let seat = read_letter(reader.take(1, Want::Seat)).filter(|seat| !seats.contains(seat));
            let seat = seat?;
            seats.push(seat);
            while !reader.is_at_gap() && !reader.rest().starts_with(':') {
                if pieces[seat.index() & 1] != 0 {
                    reader.eat(',', Want::Site)?;
                }
                let king = reader.has('K');
                let square = Square::read(reader.until(&[',', ':'], Want::Site))?;
                ((pieces[0] | pieces[1]) & square.bit() == 0).then_some(())?;
                // A man on its last row would be a king.
                if !king && square.row() == 7 * (1 - seat.index()) {
                    return reader.refuse(reader.place(), Want::Piece);
                }
                pieces[seat.index() & 1] |= square.bit();
                kings |= if king { square.bit() } else { 0 };
            }
            if pieces[seat.index() & 1].count_ones() > 16 {
                return reader.refuse(start, Want::Pieces);
            }
        }
        reader.judge(reader.at(), Want::End);
        reader.is_at_gap().then_some(())?;
        if pieces == [0; 2] {
            return reader.refuse(0, Want::Pieces);
        }
        let mut position = Position::with(options, pieces, kings, to_move);
        while reader.has_word() {
            let word = reader.word(Want::Pair);
            let (name, value) = word.split_once('=').unwrap_or((word, ""));
            let field = match name {
                "resigned" => &mut position.resigned,
                "missed" => &mut position.missed,
                _ => return None,
            };
            reader.judge(reader.place() + name.len() + 1, Want::Seat);
            *field = Some(read_seat(value, &SEATS)?);
        }
        Some(position)
    }
}
