//! The texts of `race`: moves `a-d*3`, couriers `Ka-e*2`, captures `xr` or `xk`
//! behind; positions `aa/a/0 jj/j/0 south 31`.

use super::Words;
use super::race::{CELLS, Laid, Race, Roll, Run};
use palamede::rules::{Misread, Notation, Open, Options, Rules, Seat, Turn, Want};

pub const SEATS: [&str; 2] = ["south", "north"];

/// A site's letter; the two homes are `+` and `=`.
pub fn site(site: usize) -> char {
    char::from(b"abcdefghij+="[site])
}

fn cell(letter: u8) -> Option<usize> {
    (b'a'..=b'j').contains(&letter).then(|| usize::from(letter - b'a'))
}

pub fn write(run: &Run, to: usize) -> String {
    let courier = if run.kind == 1 { "K" } else { "" };
    let take = ["", "xr", "xk"][run.take.map_or(0, |prey| prey + 1)];
    format!("{courier}{}-{}*{}{take}", site(run.from), site(to), run.die)
}

/// A seat's runners, courier and the number of pieces home.
fn read_side(word: &str) -> Option<([[u8; CELLS]; 2], u8)> {
    let mut men = [[0u8; CELLS]; 2];
    let parts: Vec<&str> = word.split('/').collect();
    let &[runners, courier, home] = parts.as_slice() else { return None };
    for (kind, cells) in [(0, runners), (1, courier)] {
        if cells.len() > 2 - kind || !cells.is_ascii() {
            return None;
        }
        for letter in cells.bytes() {
            men[kind][cell(letter)?] += 1;
        }
    }
    let home: u8 = home.parse().ok()?;
    (runners.len() + courier.len() + usize::from(home) <= 3).then_some((men, home))
}

impl Notation for Race {
    fn seat_name(seat: Seat) -> &'static str {
        SEATS[seat.index() & 1]
    }

    fn write(&self, run: &Run) -> String {
        write(run, self.arrival(run.from, run.kind, run.die).unwrap_or(run.from))
    }

    fn read(&self, text: &str) -> Result<Run, Misread> {
        let fault = |at, want| Misread::new(text, at, want);
        let kind = usize::from(text.starts_with('K'));
        let at = |i: usize| text.as_bytes().get(kind + i).copied().unwrap_or(0);
        let from = cell(at(0)).ok_or_else(|| fault(kind, Want::Site))?;
        if at(1) != b'-' || at(3) != b'*' {
            return Err(fault(kind + 1, Want::Move));
        }
        if !at(4).is_ascii_digit() {
            return Err(fault(kind + 4, Want::Number));
        }
        let die = at(4) - b'0';
        let take = match text.get(kind + 5..) {
            Some("") => None,
            Some("xr") => Some(0),
            Some("xk") => Some(1),
            _ => return Err(fault(kind + 5, Want::End)),
        };
        // The arrival must be where the die leads.
        match self.arrival(from, kind, die) {
            Some(to) if site(to) != char::from(at(2)) => Err(fault(kind + 2, Want::Site)),
            _ => Ok(Run { from, kind, die, take }),
        }
    }

    fn write_roll(roll: &Roll) -> String {
        match roll {
            Roll::Lot(seat) => SEATS[seat.index() & 1].to_owned(),
            Roll::Dice(a, b) => format!("{a}-{b}"),
        }
    }

    fn read_roll(text: &str) -> Result<Roll, Misread> {
        if let Some(seat) = SEATS.iter().position(|&name| name == text).and_then(Seat::new) {
            return Ok(Roll::Lot(seat));
        }
        match text.as_bytes() {
            &[a @ b'1'..=b'4', b'-', b @ b'1'..=b'4'] if b <= a => {
                Ok(Roll::Dice(a - b'0', b - b'0'))
            }
            _ => Err(Misread::new(text, 0, Want::Roll)),
        }
    }

    /// A move's number among the legal ones: it means nothing but in its own position.
    fn pack(&self, run: &Run, out: &mut impl FnMut(u8)) {
        if let Some(n) = self.list().iter().position(|other| other == run) {
            out(n as u8);
        }
    }

    fn unpack(&self, digits: &mut impl Iterator<Item = u8>) -> Option<Run> {
        self.nth(usize::from(digits.next()?))
    }

    fn pack_roll(roll: &Roll, out: &mut impl FnMut(u8)) {
        match roll {
            Roll::Lot(seat) => out(seat.index() as u8),
            Roll::Dice(a, b) => out(a * 8 + b),
        }
    }

    fn unpack_roll(digits: &mut impl Iterator<Item = u8>) -> Option<Roll> {
        match digits.next()? {
            n @ 0..2 => Seat::new(usize::from(n)).map(Roll::Lot),
            n if (1..=4).contains(&(n / 8)) && (1..=n / 8).contains(&(n % 8)) => {
                Some(Roll::Dice(n / 8, n % 8))
            }
            _ => None,
        }
    }

    fn position(&self) -> String {
        let side = |seat: usize| {
            let cells = |kind: usize| -> String {
                (0..CELLS)
                    .flat_map(|cell| {
                        std::iter::repeat_n(site(cell), self.men[seat][kind][cell].into())
                    })
                    .collect()
            };
            format!("{}/{}/{}", cells(0), cells(1), self.home[seat])
        };
        let turn = if self.lot { "lot" } else { Self::seat_name(self.seat) };
        let mut text = format!("{} {} {turn} {}{}", side(0), side(1), self.dice[0], self.dice[1]);
        if let Some(seat) = self.resigned {
            text += &format!(" resigned={}", Self::seat_name(seat));
        }
        text
    }

    fn set_up(options: &Options, text: &str) -> Result<Race, Misread> {
        let mut words = Words::new(text);
        let (south, south_home) = words.next(Want::Pieces, read_side)?;
        let (north, north_home) = words.next(Want::Pieces, read_side)?;
        let seat = |word: &str| SEATS.iter().position(|&name| name == word).and_then(Seat::new);
        let (seat_to_act, lot) = words.next(Want::Seat, |word| match word {
            "lot" => Some((Seat::FIRST, true)),
            word => Some((seat(word)?, false)),
        })?;
        let mut race = Race::laid(
            options,
            Laid {
                men: [south, north],
                home: [south_home, north_home],
                dice: [0, 0],
                seat: seat_to_act,
                lot,
                resigned: None,
            },
        );
        let faces = race.faces();
        race.dice = words.next(Want::Roll, |word| match *word.as_bytes() {
            [a @ b'0'..=b'9', b @ b'0'..=b'9'] if b <= a && a - b'0' <= faces => {
                Some([a - b'0', b - b'0'])
            }
            _ => None,
        })?;
        if race.dice != [0, 0] && race.turn() == Turn::Seat(race.seat) && race.count() == 0 {
            // A die that has no use is not kept.
            return Err(Misread::new(text, text.len(), Want::Roll));
        }
        if !words.is_empty() {
            race.resigned = Some(words.pair("resigned", seat)?);
        }
        words.end()?;
        let Race { men, home, dice, seat, lot, resigned, .. } = race;
        Ok(Race::laid(options, Laid { men, home, dice, seat, lot, resigned }))
    }

    fn write_view(view: &Open<Race>) -> String {
        view.0.position()
    }

    fn read_view(options: &Options, text: &str) -> Result<Open<Race>, Misread> {
        Self::set_up(options, text).map(Open)
    }
}
