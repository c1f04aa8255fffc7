//! Sáhkku under the laws.

use crate::conform::setup::{Conform, Mirror};
use palamede::games::sahkku::{self, Cell, DieFace, Sahkku, Spot};
use palamede::rules::{Notation, Options, Rules, Turn};

/// A cell of a board of so many columns after half a turn.
fn turned(cell: Cell, columns: usize) -> Cell {
    Cell::new(3 * columns - 1 - cell.index()).expect("a cell of the board")
}

fn turn<const COLUMNS: usize>(act: &sahkku::Act) -> sahkku::Act {
    let spot = |spot: Spot| Spot { cell: turned(spot.cell, COLUMNS), ..spot };
    sahkku::Act { from: spot(act.from), to: spot(act.to), ..*act }
}

impl Conform for Sahkku {
    fn attempts(&self) -> Vec<sahkku::Act> {
        let Turn::Seat(seat) = self.turn() else {
            let at = Spot::from(self.king());
            return vec![sahkku::Act { die: DieFace::Two, king: true, from: at, to: at }];
        };
        let cells = || (0..Cell::MOST).filter_map(Cell::new);
        let spots = || cells().flat_map(|cell| [false, true].map(|fourth| Spot { cell, fourth }));
        // Every arrival is tried from where own pieces stand, from elsewhere a few.
        let own: Vec<Spot> =
            self.awake(seat).map(|(spot, _)| spot).chain([self.king().into()]).collect();
        let mut all = Vec::new();
        for (n, from) in spots().enumerate() {
            let home = usize::from(seat.index() == 0) * 2;
            let tried = own.contains(&from) || from.cell.index() % 3 == home;
            for to in spots().skip(n % 7).step_by(if tried { 1 } else { 7 }) {
                for die in (0..4).filter_map(DieFace::new) {
                    all.extend([false, true].map(|king| sahkku::Act { die, king, from, to }));
                }
            }
        }
        all
    }

    fn mirrors(&self, options: &Options) -> Vec<Mirror<Self>> {
        let columns = usize::from(self.columns());
        let text = self.position();
        let words: Vec<&str> = text.split(' ').collect();
        let cell = |name: &str| {
            let prime = if name.ends_with('\'') { "'" } else { "" };
            let cell = Cell::read(name.trim_end_matches('\'')).expect("a cell");
            format!("{}{prime}", turned(cell, columns))
        };
        let side = |word: &str| {
            let (asleep, spots) = word.split_once('/').expect("a side");
            let spot = |spot: &str| match spot.split_once(':') {
                Some((name, count)) => format!("{}:{count}", cell(name)),
                None if spot == "-" => spot.to_owned(),
                None => cell(spot),
            };
            let spots: Vec<String> = spots.split(',').map(spot).collect();
            format!("{asleep}/{}", spots.join(","))
        };
        let seat = |name: &str| match name {
            "south" => "north".to_owned(),
            "north" => "south".to_owned(),
            other => other.to_owned(),
        };
        let rest = words[2..].iter().map(|word| match word.split_once('=') {
            Some(("resigned", name)) => format!("resigned={}", seat(name)),
            Some((king, owner)) => format!("{}={}", cell(king), seat(owner)),
            None if *word == words[2] => cell(word),
            None => seat(word),
        });
        let sides = [side(words[1]), side(words[0])].into_iter();
        let text = sides.chain(rest).collect::<Vec<_>>().join(" ");
        let map = match columns {
            15 => turn::<15>,
            13 => turn::<13>,
            11 => turn::<11>,
            _ => turn::<9>,
        };
        vec![(Self::set_up(options, &text).expect("a turned position"), map)]
    }
}
