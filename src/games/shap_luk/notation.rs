//! Moves as `c6-c7-b2xa2,c2`; positions as `a1,b1 c3 1 r`: the rebels, the general, the
//! flights left, the side to move.

use super::board::Frames;
use super::point::{Point, SQUARE, names};
use super::position::Position;
use super::types::{Ending, Pursuit};
use crate::rules::text::words;
use crate::rules::{Misread, NoRoll, Notation, Open, Options, Seat, Want};
use crate::scene::Word;

/// The seats' names.
const SEATS: [&str; 2] = ["rebels", "general"];
/// The digit of a link that stands for no flight.
const STAYS: u8 = Point::APEX.index() as u8;

/// A move with its flight and the pair that it takes.
pub(super) fn write(mv: Pursuit) -> String {
    let fly = mv.fly.map(|at| format!("-{at}")).unwrap_or_default();
    let take = mv.take.map(|[a, b]| format!("x{a},{b}")).unwrap_or_default();
    format!("{}-{}{fly}{take}", mv.from, mv.to)
}

/// The name at this byte of a text.
fn point(text: &str, at: usize) -> Result<Point, Misread> {
    let found = text.get(at..at + 2).and_then(Point::read);
    found.ok_or_else(|| Misread::new(text, at, Want::Site))
}

impl Notation for Position {
    fn seat_name(seat: Seat) -> &'static str {
        SEATS[seat.index() & 1]
    }

    fn ending_name(ending: Word) -> &'static str {
        match Ending::of(ending) {
            Ending::RebelsTaken => "rebels-taken",
            Ending::GeneralTaken => "general-taken",
            Ending::ShutIn => "shut-in",
        }
    }

    fn write(&self, mv: &Pursuit) -> String {
        write(*mv)
    }

    fn read(&self, text: &str) -> Result<Pursuit, Misread> {
        let bytes = text.as_bytes();
        let from = point(text, 0)?;
        if bytes.get(2) != Some(&b'-') {
            return Err(Misread::new(text, 2, Want::Move));
        }
        let mut mv = Pursuit::step(from, point(text, 3)?);
        let mut at = 5;
        if bytes.get(at) == Some(&b'-') {
            mv.fly = Some(point(text, at + 1)?);
            at += 3;
        }
        if bytes.get(at) == Some(&b'x') {
            let one = point(text, at + 1)?;
            if bytes.get(at + 3) != Some(&b',') {
                return Err(Misread::new(text, at + 3, Want::Captures));
            }
            let other = point(text, at + 4)?;
            let ordered = one.to_string() <= other.to_string();
            mv.take = Some(if ordered { [one, other] } else { [other, one] });
            at += 6;
        }
        if at == text.len() { Ok(mv) } else { Err(Misread::new(text, at, Want::End)) }
    }

    fn write_roll(roll: &NoRoll) -> String {
        match *roll {}
    }

    fn read_roll(text: &str) -> Result<NoRoll, Misread> {
        Err(Misread::new(text, 0, Want::End))
    }

    fn pack(&self, mv: &Pursuit, out: &mut impl FnMut(u8)) {
        out(mv.from.index() as u8);
        out(mv.to.index() as u8);
        if self.seat == Seat::FIRST {
            return;
        }
        if mv.to == Point::APEX {
            out(mv.fly.map_or(STAYS, |fly| fly.index() as u8));
        }
        let pairs = Frames::of(self.rebels).at(mv.end());
        if !pairs.is_empty() {
            let which = |take| pairs.into_iter().position(|pair| pair == take);
            out(mv.take.and_then(which).map_or(0, |n| n as u8 + 1));
        }
    }

    fn unpack(&self, digits: &mut impl Iterator<Item = u8>) -> Option<Pursuit> {
        let mut next = || Point::new(usize::from(digits.next()?));
        let mut mv = Pursuit::step(next()?, next()?);
        if self.seat == Seat::FIRST {
            return Some(mv);
        }
        if mv.to == Point::APEX {
            mv.fly = Some(next()?).filter(|&fly| fly != Point::APEX);
        }
        let mut pairs = Frames::of(self.rebels).at(mv.end());
        if !pairs.is_empty() {
            let which = usize::from(digits.next()?);
            if which > 0 {
                mv.take = Some(pairs.nth(which - 1)?);
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
        let rebels = match self.rebels {
            0 => "-".to_owned(),
            rebels => names(rebels).join(","),
        };
        let flights = self.flights.map_or("*".to_owned(), |flights| flights.to_string());
        let side = if self.seat == Seat::FIRST { "r" } else { "g" };
        let mut text = format!("{rebels} {} {flights} {side}", self.general);
        if self.caught {
            text.push_str(" taken=general");
        }
        if let Some(seat) = self.resigned {
            text.push_str(" resigned=");
            text.push_str(Self::seat_name(seat));
        }
        text
    }

    fn set_up(options: &Options, text: &str) -> Result<Self, Misread> {
        let mut words = words(text);
        let mut next = |want| words.next().ok_or_else(|| Misread::new(text, text.len(), want));
        let (at, list) = next(Want::Pieces)?;
        let rebels = read_rebels(text, at, list)?;
        let (at, name) = next(Want::Site)?;
        let general = Point::read(name).filter(|general| rebels & general.bit() == 0);
        let general = general.ok_or_else(|| Misread::new(text, at, Want::Site))?;
        let (flights_at, flights) = next(Want::Number)?;
        let (at, side) = next(Want::Seat)?;
        let seat = match side {
            "r" => Seat::FIRST,
            "g" => Seat::SECOND,
            _ => return Err(Misread::new(text, at, Want::Seat)),
        };
        let mut position = Self::with_pieces(options, rebels, general, seat);
        position.flights = match (flights, position.rules.flights) {
            ("*", None) => None,
            ("0", Some(_)) => Some(0),
            ("1", Some(1)) => Some(1),
            _ => return Err(Misread::new(text, flights_at, Want::Number)),
        };
        for (at, word) in words {
            match word.split_once('=') {
                Some(("resigned", name)) => {
                    let seat = SEATS.iter().position(|&seat| seat == name).and_then(Seat::new);
                    let seat = seat.ok_or_else(|| Misread::new(text, at + 9, Want::Seat))?;
                    position.resigned = Some(seat);
                }
                // Only where a rebel can have done it.
                Some(("taken", "general"))
                    if position.rules.rebels_capture
                        && seat == Seat::SECOND
                        && !position.pairs(general).is_empty() =>
                {
                    position.caught = true;
                }
                _ => return Err(Misread::new(text, at, Want::Pair)),
            }
        }
        position.renew();
        Ok(position)
    }

    fn write_view(view: &Open<Self>) -> String {
        view.0.position()
    }

    fn read_view(options: &Options, text: &str) -> Result<Open<Self>, Misread> {
        Self::set_up(options, text).map(Open)
    }
}

/// Reads the rebels' points, which begin at byte `at` of the text: names with commas
/// between them, each once, or `-` for none.
fn read_rebels(text: &str, at: usize, list: &str) -> Result<u32, Misread> {
    let mut rebels = 0;
    if list == "-" {
        return Ok(rebels);
    }
    let mut at = at;
    for name in list.split(',') {
        let point = Point::read(name).filter(|point| point.bit() & SQUARE & !rebels != 0);
        rebels |= point.ok_or_else(|| Misread::new(text, at, Want::Site))?.bit();
        at += name.len() + 1;
    }
    if rebels.count_ones() > 16 {
        return Err(Misread::new(text, at - list.len() - 1, Want::Pieces));
    }
    Ok(rebels)
}
