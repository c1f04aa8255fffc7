//! Shap Luk Kon Tseung Kwan under the laws.

use crate::conform::setup::{Conform, Mirror};
use palamede::games::shap_luk::{Point, Pursuit, ShapLuk};
use palamede::rules::{Notation, Options};

impl Conform for ShapLuk {
    fn attempts(&self) -> Vec<Pursuit> {
        let points = || (0..29).filter_map(Point::new);
        let every = |from| points().map(move |to| Pursuit::step(from, to));
        let fly = |mv| points().map(move |at| Pursuit { fly: Some(at), ..mv });
        let mut all: Vec<Pursuit> = points().flat_map(every).collect();
        all.extend(every(self.general()).flat_map(fly));
        // Each pair that frames any point, wherever the move ends; and one that is none.
        let mut pairs: Vec<[Point; 2]> = points().flat_map(|at| self.pairs(at)).collect();
        pairs.extend(Point::new(0).zip(Point::new(28)).map(<[Point; 2]>::from));
        let apex = Pursuit::step(self.general(), Point::APEX);
        let ends = every(self.general()).chain(fly(apex)).chain(points().flat_map(every).take(29));
        all.extend(ends.flat_map(|mv| {
            let take = |&pair| Pursuit { take: Some(pair), ..mv };
            pairs.iter().map(take).collect::<Vec<_>>()
        }));
        all
    }

    fn mirrors(&self, options: &Options) -> Vec<Mirror<Self>> {
        fn across(text: &str) -> String {
            let flip =
                |c: char| if let 'a'..='e' = c { (b'f' - (c as u8 - b'`')) as char } else { c };
            text.chars().map(flip).collect()
        }
        fn point(at: Point) -> Point {
            Point::read(&across(&at.to_string())).expect("a point")
        }
        let text = self.position();
        let (side, _) = text.match_indices(' ').nth(1).expect("flights and side");
        let text = across(&text[..side]) + &text[side..];
        let mirror = Self::set_up(options, &text).expect("a mirrored position");
        vec![(mirror, |mv| {
            let take = mv.take.map(|pair| {
                let mut pair = pair.map(point);
                pair.sort_by_key(Point::to_string);
                pair
            });
            Pursuit { from: point(mv.from), to: point(mv.to), fly: mv.fly.map(point), take }
        })]
    }
}
