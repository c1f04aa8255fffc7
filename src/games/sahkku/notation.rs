//! Throws as `X-II-blank`, moves as `S15-M15*X`, `M15-M12*III`, `KM8-M6*II` (the king),
//! with `xM12:2` behind when two enemy pawns are taken on M12 and `xK` when the king is;
//! places of the fourth leg as `M5'`.
//!
//! A position is `9/S11,M12:2 10/S14,M4,M10 M8=south south X-II-blank/II`, in words:
//! South's pawns, how many sleep and where the others stand, from the first place of the
//! track on (`-` where there is none, a number behind the colon where there are several;
//! on the first cell, while others sleep, they wait); North's; the king's cell and owner
//! (`M8` alone: nobody's); the seat to act, or `lot`; then what is awaited: `throw`,
//! `again` (a throw after X-X-X), or a throw and the dice of it that are left (`-` when
//! the game ended with them), nothing after `lot`; `resigned=south` if so. Lost pawns are
//! those that are neither there nor the marker on the king's crown.

use super::position::{Laid, PLACES, Sahkku, Stage, places};
use super::track::{Cell, DieFace, Spot, Throw};
use super::types::{Act, Roll};
use palamede_rules::text::{Reader, read_seat};
use palamede_rules::{Misread, Notation, Open, Options, Rules, Seat, Turn, Want};

/// The seats' names.
pub(super) const SEATS: [&str; 2] = ["south", "north"];

/// Returns a move with what it takes.
pub(super) fn write(act: &Act, taken: u8, king: bool) -> String {
    let Act { die, king: by_king, from, to } = act;
    let k = if *by_king { "K" } else { "" };
    let mut text = format!("{k}{from}-{to}*{}", die.name());
    if taken > 0 {
        text += &format!("x{}:{taken}", to.cell);
    }
    if king {
        text += "xK";
    }
    text
}

/// Reads three faces, in any order.
fn read_throw(text: &str) -> Option<Throw> {
    let mut faces = [DieFace::Blank; 3];
    let mut names = text.split('-');
    for face in &mut faces {
        *face = DieFace::read(names.next()?)?;
    }
    names.next().is_none().then(|| Throw::new(faces))
}

/// Reads the dice that are left: `X-II`, or `-` when there is none.
fn read_left(text: &str) -> Option<Throw> {
    if text == "-" {
        return Some(Throw::NONE);
    }
    let mut left = Throw::NONE;
    for name in text.split('-') {
        left = left
            .with(DieFace::read(name).filter(|&face| face != DieFace::Blank && left.len() < 3)?);
    }
    Some(left)
}

impl Sahkku {
    /// Returns a seat's pawns.
    fn side(&self, seat: Seat) -> String {
        let spots = self.awake(seat).map(|(spot, count)| match count {
            1 => spot.to_string(),
            _ => format!("{spot}:{count}"),
        });
        let spots = spots.collect::<Vec<_>>().join(",");
        let spots = if spots.is_empty() { "-" } else { &spots };
        format!("{}/{spots}", self.asleep(seat))
    }

    /// Reads a seat's pawns: how many sleep, and how many are awake on each place.
    fn read_side(&self, seat: Seat, reader: &mut Reader<'_>) -> Option<(u8, [u8; PLACES])> {
        let number = |text: &str| text.parse().ok().filter(|&n: &u8| n <= self.columns);
        let text = reader.word(Want::Pieces);
        let start = reader.place();
        let (asleep, spots) = text.split_once('/').unwrap_or((text, ""));
        (!text.is_empty()).then_some(())?;
        reader.judge(start, Want::Number);
        let asleep = number(asleep)?;
        let (mut awake, mut all) = ([0u8; PLACES], asleep);
        let mut at = start + text.len() - spots.len();
        for spot in spots.split(',').filter(|_| spots != "-") {
            let (name, count) = spot.split_once(':').unwrap_or((spot, "1"));
            reader.judge(at, Want::Site);
            let place = Spot::read(name).and_then(|spot| self.place(seat, spot))?;
            // Between the first cell and the foremost sleeper all sleep.
            (place == 0 || place >= asleep).then_some(())?;
            reader.judge(at, Want::Pieces);
            let count = number(count).filter(|&count| count > 0 && all + count <= self.columns)?;
            awake[usize::from(place)] += count;
            all += count;
            at += spot.len() + 1;
        }
        Some((asleep, awake))
    }

    /// Reads the king's cell and whose he is.
    fn read_king(&self, reader: &mut Reader<'_>) -> Option<(Cell, Option<Seat>)> {
        let king = reader.word(Want::Site);
        let at = reader.place();
        let (cell, owner) = match king.split_once('=') {
            Some((cell, name)) => {
                reader.judge(at + cell.len() + 1, Want::Seat);
                (cell, Some(read_seat(name, &SEATS)?))
            }
            None => (king, None),
        };
        reader.judge(at, Want::Site);
        Some((Cell::read(cell).filter(|cell| cell.col() < self.columns)?, owner))
    }

    /// Reads who is to act, what is awaited, and the dice.
    fn read_turn(&self, reader: &mut Reader<'_>) -> Option<(Seat, Stage, [Throw; 2])> {
        let none = [Throw::NONE; 2];
        let name = reader.word(Want::Seat);
        if name == "lot" {
            return Some((Seat::FIRST, Stage::Lot, none));
        }
        let seat = read_seat(name, &SEATS)?;
        match reader.word(Want::Roll) {
            "throw" => Some((seat, Stage::Throw, none)),
            "again" if self.rethrow => Some((seat, Stage::Again, none)),
            dice => {
                let (thrown, left) = dice.split_once('/')?;
                let (thrown, left) = (read_throw(thrown)?, read_left(left)?);
                left.within(thrown).then_some((seat, Stage::Die, [thrown, left]))
            }
        }
    }

    fn read_position(options: &Options, reader: &mut Reader<'_>) -> Option<Sahkku> {
        let rules = Sahkku::opening(options);
        let (south, awake_south) = rules.read_side(Seat::FIRST, reader)?;
        let (north, awake_north) = rules.read_side(Seat::SECOND, reader)?;
        let king = rules.read_king(reader)?;
        let (seat, stage, dice) = rules.read_turn(reader)?;
        let mut resigned = None;
        if reader.has_word() {
            resigned = Some(read_seat(reader.pair("resigned")?, &SEATS)?);
        }
        reader.end()?;
        let awake = [awake_south, awake_north];
        let laid = Laid { awake, asleep: [south, north], king, seat, stage, dice, resigned };
        let position = rules.laid(laid);
        reader.judge(0, Want::Pieces);
        (!position.impossible()).then_some(())?;
        // A die that has no use is not kept.
        reader.judge(reader.text().len(), Want::Roll);
        let useless = matches!(position.turn(), Turn::Seat(_)) && position.count() == 0;
        (!useless).then_some(position)
    }

    fn read_move(&self, reader: &mut Reader<'_>) -> Option<Act> {
        let (text, king) = (reader.text(), reader.has('K'));
        let signs = (text.find('-'), text.find('*'));
        if !matches!(signs, (Some(dash), Some(star)) if dash < star) {
            return reader.refuse(text.len(), Want::Move);
        }
        let mut spot = || {
            let spot = Spot::read(reader.until(&['-', '*'], Want::Site))?;
            self.place(self.seat, spot)?;
            reader.take(1, Want::Site);
            Some(spot)
        };
        let (from, to) = (spot()?, spot()?);
        let die = DieFace::read(reader.until(&['x'], Want::Roll));
        let die = die.filter(|&face| face != DieFace::Blank)?;
        let act = Act { die, king, from, to };
        // The captures may be left out; if they are written, they must be right.
        let (at, taken) = (reader.at(), reader.rest());
        reader.judge(at, Want::End);
        let pawns = taken.strip_suffix("xK").unwrap_or(taken);
        if !pawns.is_empty() {
            let (cell, n) = pawns.strip_prefix('x')?.split_once(':')?;
            (Cell::read(cell).is_some() && n.parse::<u8>().is_ok()).then_some(())?;
        }
        reader.judge(at, Want::Captures);
        let wrong = !taken.is_empty() && self.check(&act).is_ok() && self.write(&act) != text;
        (!wrong).then_some(act)
    }

    /// Returns whether pieces stand together, or in numbers, that never do.
    fn impossible(&self) -> bool {
        let too_many = |seat| {
            let marker = u8::from(self.owner == Some(seat));
            self.pawns(seat) + marker > self.columns
        };
        let [south, north] = [Seat::FIRST, Seat::SECOND];
        let meet = places(self.spots[0]).any(|place| {
            let foes = self.facing(place);
            self.spots[1] & foes != 0 || self.sleeper(self.spot(south, place).cell) == Some(north)
        });
        let woken = places(self.spots[1])
            .any(|place| self.sleeper(self.spot(north, place).cell) == Some(south));
        // The king can share a cell with pawns of his owner only. A king without an owner stands in
        // the middle.
        let alien = |seat: Seat| {
            let on = places(self.spots[seat.index()]).any(|place| self.king_on(seat, place));
            on && self.owner != Some(seat)
        };
        let middle = Cell::at(super::track::Row::M, self.columns / 2);
        too_many(south)
            || too_many(north)
            || meet
            || woken
            || alien(south)
            || alien(north)
            || self.sleeper(self.king).is_some()
            || self.owner.is_none() && self.king != middle
            || self.owner.is_none() && self.pawns(south) + self.pawns(north) == 0
    }
}

impl Notation for Sahkku {
    fn seat_name(seat: Seat) -> &'static str {
        SEATS[seat.index() & 1]
    }

    fn write(&self, act: &Act) -> String {
        write(act, self.prey(act.to.cell), self.crowns(act.to.cell))
    }

    fn read(&self, text: &str) -> Result<Act, Misread> {
        let mut reader = Reader::new(text);
        let act = self.read_move(&mut reader);
        reader.result(act)
    }

    fn write_roll(roll: &Roll) -> String {
        match roll {
            Roll::Lot(seat) => Self::seat_name(*seat).to_owned(),
            Roll::Dice(throw) => throw.to_string(),
        }
    }

    fn read_roll(text: &str) -> Result<Roll, Misread> {
        let roll =
            read_seat(text, &SEATS).map(Roll::Lot).or_else(|| read_throw(text).map(Roll::Dice));
        roll.ok_or_else(|| Misread::new(text, 0, Want::Roll))
    }

    /// Packs a move into two digits: the pawn's place on its track, or 60 and the king's direction;
    /// the die.
    fn pack(&self, act: &Act, out: &mut impl FnMut(u8)) {
        let pips = act.die.pips();
        let to = |&direction: &u8| self.king_to(direction, pips) == Some(act.to.cell);
        out(if act.king {
            60 + (0..3).find(to).unwrap_or(3)
        } else {
            self.place(self.seat, act.from).unwrap_or(0)
        });
        out(pips);
    }

    fn unpack(&self, digits: &mut impl Iterator<Item = u8>) -> Option<Act> {
        let from = digits.next()?;
        let die = DieFace::new(digits.next()?).filter(|&die| die != DieFace::Blank)?;
        if from >= 60 {
            let to = self.king_to(from - 60, die.pips())?.into();
            return Some(Act { die, king: true, from: self.king.into(), to });
        }
        let seat = self.seat;
        (from < self.places()).then(|| Act {
            die,
            king: false,
            from: self.spot(seat, from),
            to: self.spot(seat, self.arrival(seat, from, die)),
        })
    }

    /// Packs a roll into one digit: 62 and the seat of a lot, or the dice.
    fn pack_roll(roll: &Roll, out: &mut impl FnMut(u8)) {
        match roll {
            Roll::Lot(seat) => out(62 + seat.index() as u8),
            Roll::Dice(throw) => out(throw.pack()),
        }
    }

    fn unpack_roll(digits: &mut impl Iterator<Item = u8>) -> Option<Roll> {
        match digits.next()? {
            n @ 62..=63 => Seat::new(usize::from(n - 62)).map(Roll::Lot),
            n => Throw::unpack(n).map(Roll::Dice),
        }
    }

    fn position(&self) -> String {
        let king = match self.owner {
            Some(seat) => format!("{}={}", self.king, Self::seat_name(seat)),
            None => self.king.to_string(),
        };
        let seat = Self::seat_name(self.seat);
        let turn = match self.stage {
            Stage::Lot => "lot".to_owned(),
            Stage::Throw => format!("{seat} throw"),
            Stage::Again => format!("{seat} again"),
            Stage::Die => {
                let left = self.left.faces().map(DieFace::name).collect::<Vec<_>>().join("-");
                let left = if left.is_empty() { "-" } else { &left };
                format!("{seat} {}/{left}", self.thrown)
            }
        };
        let [south, north] = [self.side(Seat::FIRST), self.side(Seat::SECOND)];
        let mut text = format!("{south} {north} {king} {turn}");
        if let Some(seat) = self.resigned {
            text += &format!(" resigned={}", Self::seat_name(seat));
        }
        text
    }

    fn set_up(options: &Options, text: &str) -> Result<Sahkku, Misread> {
        let mut reader = Reader::new(text);
        let position = Sahkku::read_position(options, &mut reader);
        reader.result(position)
    }

    fn write_view(view: &Open<Sahkku>) -> String {
        view.0.position()
    }

    fn read_view(options: &Options, text: &str) -> Result<Open<Sahkku>, Misread> {
        Self::set_up(options, text).map(Open)
    }
}
