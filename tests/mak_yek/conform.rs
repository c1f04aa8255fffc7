//! Mak-Yek and Apit-Sodok under the laws.

use crate::conform::setup::{Conform, Mirror};
use palamede::games::mak_yek::{Mak, Position, Square};
use palamede::rules::{Notation, Options};

impl<const APIT: bool> Conform for Position<APIT> {
    fn attempts(&self) -> Vec<Mak> {
        let squares = || (0..64).filter_map(Square::new);
        squares().flat_map(|from| squares().map(move |to| Mak { from, to })).collect()
    }

    fn bounded(options: &Options) -> bool {
        options.get("quiet_limit") != "none"
    }

    fn mirrors(&self, options: &Options) -> Vec<Mirror<Self>> {
        let text = self.position();
        let (rows, rest) = text.split_once(' ').expect("rows and the side to move");
        let full: String = rows
            .chars()
            .map(|c| c.to_digit(10).map_or(c.into(), |n| ".".repeat(n as usize)))
            .collect();
        let rows: Vec<&str> = full.split('/').collect();
        let pack = |rows: Vec<String>, rest: &str| {
            let text = format!("{} {rest}", rows.join("/").replace('.', "1"));
            Self::set_up(options, &text).expect("a mirrored position")
        };
        let across = rows.iter().map(|row| row.chars().rev().collect()).collect();
        let swap = |c: char| {
            if c == 'R' {
                'r'
            } else if c == 'r' {
                'R'
            } else {
                c
            }
        };
        let over = rows.iter().rev().map(|row| row.chars().map(swap).collect()).collect();
        let other = match rest.split(' ').next() {
            Some("w") => rest.replacen('w', "b", 1).replace("=black", "=WHITE"),
            Some("b") => rest.replacen('b', "w", 1).replace("=black", "=WHITE"),
            _ => rest.replace("=black", "=WHITE"),
        };
        let other = other.replace("=white", "=black").replace("=WHITE", "=white");
        vec![
            (pack(across, rest), |mv| {
                let flip = |at: Square| Square::new(at.row() * 8 + 7 - at.col()).unwrap();
                Mak { from: flip(mv.from), to: flip(mv.to) }
            }),
            (pack(over, &other), |mv| {
                let flip = |at: Square| Square::new((7 - at.row()) * 8 + at.col()).unwrap();
                Mak { from: flip(mv.from), to: flip(mv.to) }
            }),
        ]
    }
}
