//! Fanorona under the laws.

use crate::conform::setup::{Conform, Mirror};
use palamede::games::Fanorona;
use palamede::games::fanorona::{Foray, Point, board};
use palamede::rules::{Notation, Options, Rules};

/// The points of the largest board; on the others some are none.
fn points() -> impl Iterator<Item = Point> {
    (0..45).filter_map(|site| board(0).point(site))
}

impl Conform for Fanorona {
    fn attempts(&self) -> Vec<Foray> {
        let steps = points().flat_map(|from| points().map(move |to| Foray { from, to, taken: 0 }));
        // Turns that end elsewhere, or take one man more or less.
        let forays = self.list().into_iter().filter(|mv| mv.taken != 0).step_by(3);
        let forays = forays.flat_map(|mv| {
            let ends = points().map(move |to| Foray { to, ..mv });
            ends.chain(points().map(move |at| Foray { taken: mv.taken ^ at.bit(), ..mv }))
        });
        steps.chain(forays).collect()
    }

    fn bounded(options: &Options) -> bool {
        options.get("quiet_limit") != "none"
    }

    /// Left for right; and half a turn with the colours exchanged.
    fn mirrors(&self, options: &Options) -> Vec<Mirror<Self>> {
        let text = self.position();
        let (rows, rest) = text.split_once(' ').expect("rows and the side to move");
        let across: Vec<String> = rows.split('/').map(|row| row.chars().rev().collect()).collect();
        let case = |c: char| match c {
            'P' => 'p',
            'p' => 'P',
            other => other,
        };
        let turned: String = rows.chars().rev().map(case).collect();
        let side = |word: &str| match word {
            "w" => "b".to_owned(),
            "b" => "w".to_owned(),
            pair => match pair.split_once('=') {
                Some((name, "white")) => format!("{name}=black"),
                Some((name, "black")) => format!("{name}=white"),
                _ => pair.to_owned(),
            },
        };
        let other: Vec<String> = rest.split(' ').map(side).collect();
        let read = |text: String| Self::set_up(options, &text).expect("a mirrored position");
        let mirror = read(format!("{} {rest}", across.join("/")));
        let turned = read(format!("{turned} {}", other.join(" ")));
        match self.board().size().0 {
            9 => vec![(mirror, flip::<9>), (turned, turn::<0>)],
            5 => vec![(mirror, flip::<5>), (turned, turn::<1>)],
            _ => vec![(mirror, flip::<3>), (turned, turn::<2>)],
        }
    }
}

fn mapped(mv: &Foray, map: impl Fn(Point) -> Point) -> Foray {
    let taken = points().filter(|at| mv.taken & at.bit() != 0);
    let taken = taken.fold(0, |set, at| set | map(at).bit());
    Foray { from: map(mv.from), to: map(mv.to), taken }
}

fn flip<const COLS: usize>(mv: &Foray) -> Foray {
    mapped(mv, |at| Point::at(COLS - 1 - at.col(), at.row()))
}

fn turn<const SIZE: u8>(mv: &Foray) -> Foray {
    mapped(mv, |at| board(SIZE).turned(at))
}
