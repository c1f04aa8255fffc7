//! Moves as `c6-c7-b2xa2,c2`; positions as `a1,b1 c3 1 r`: the rebels, the general, the
//! flights left, the side to move.

use super::board::Frames;
use super::point::{Point, SQUARE, names};
use super::position::Position;
use super::types::{Ending, Pursuit};
use palamede_rules::text::{Reader, read_seat};
use palamede_rules::{Misread, NoRoll, Notation, Open, Options, Seat, Want};
use palamede_scene::Word;

/// The seats' names.
const SEATS: [&str; 2] = ["rebels", "general"];
/// The digit of a link that stands for no flight.
const STAYS: u8 = Point::APEX.index() as u8;

/// Returns a move with its flight and the pair that it takes.
pub(super) fn write(mv: Pursuit) -> String {
    let fly = mv.fly.map(|at| format!("-{at}")).unwrap_or_default();
    let take = mv.take.map(|[a, b]| format!("x{a},{b}")).unwrap_or_default();
    format!("{}-{}{fly}{take}", mv.from, mv.to)
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
        let mut reader = Reader::new(text);
        let mv = read_move(&mut reader);
        reader.result(mv)
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
        let mut reader = Reader::new(text);
        let position = Self::read_position(options, &mut reader);
        reader.result(position)
    }

    fn write_view(view: &Open<Self>) -> String {
        view.0.position()
    }

    fn read_view(options: &Options, text: &str) -> Result<Open<Self>, Misread> {
        Self::set_up(options, text).map(Open)
    }
}

fn read_move(reader: &mut Reader<'_>) -> Option<Pursuit> {
    let from = Point::read(reader.take(2, Want::Site))?;
    reader.eat('-', Want::Move)?;
    let mut mv = Pursuit::step(from, Point::read(reader.take(2, Want::Site))?);
    if reader.has('-') {
        mv.fly = Some(Point::read(reader.take(2, Want::Site))?);
    }
    if reader.has('x') {
        let one = Point::read(reader.take(2, Want::Site))?;
        reader.eat(',', Want::Captures)?;
        let other = Point::read(reader.take(2, Want::Site))?;
        let ordered = one.to_string() <= other.to_string();
        mv.take = Some(if ordered { [one, other] } else { [other, one] });
    }
    reader.judge(reader.at(), Want::End);
    reader.is_done().then_some(mv)
}

impl Position {
    fn read_position(options: &Options, reader: &mut Reader<'_>) -> Option<Self> {
        let rebels = read_rebels(reader)?;
        let general = Point::read(reader.word(Want::Site))?;
        (rebels & general.bit() == 0).then_some(())?;
        let flights = reader.word(Want::Number);
        let at = reader.place();
        (!flights.is_empty()).then_some(())?;
        let seat = match reader.word(Want::Seat) {
            "r" => Seat::FIRST,
            "g" => Seat::SECOND,
            _ => return None,
        };
        let mut position = Self::with_pieces(options, rebels, general, seat);
        position.flights = match (flights, position.rules.flights) {
            ("*", None) => None,
            ("0", Some(_)) => Some(0),
            ("1", Some(1)) => Some(1),
            _ => return reader.refuse(at, Want::Number),
        };
        while reader.has_word() {
            let word = reader.word(Want::Pair);
            // Only where a rebel can have done it.
            if word == "taken=general" {
                let close = seat == Seat::SECOND && !position.pairs(general).is_empty();
                (position.rules.rebels_capture && close).then_some(())?;
                position.caught = true;
                continue;
            }
            let seat = word.strip_prefix("resigned=")?;
            reader.judge(reader.at() - seat.len(), Want::Seat);
            position.resigned = Some(read_seat(seat, &SEATS)?);
        }
        position.renew();
        Some(position)
    }
}

/// Reads the rebels' points: names with commas between them, each once, or `-` for none.
fn read_rebels(reader: &mut Reader<'_>) -> Option<u32> {
    let mut rebels = 0;
    let list = reader.word(Want::Pieces);
    let mut at = reader.place();
    let start = at;
    if list.is_empty() || list == "-" {
        return (!list.is_empty()).then_some(rebels);
    }
    for name in list.split(',') {
        reader.judge(at, Want::Site);
        let point = Point::read(name).filter(|point| point.bit() & SQUARE & !rebels != 0)?;
        rebels |= point.bit();
        at += name.len() + 1;
    }
    reader.judge(start, Want::Pieces);
    (rebels.count_ones() <= 16).then_some(rebels)
}
