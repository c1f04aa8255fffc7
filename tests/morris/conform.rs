//! Nine Men's Morris under the laws.

use crate::conform::setup::{Conform, Mirror};
use palamede::games::Morris;
use palamede::games::morris::{Move, Point};
use palamede::rules::{Notation, Options, Rules};

fn points() -> impl Iterator<Item = Point> {
    (0..Point::COUNT).filter_map(Point::new)
}

impl Conform for Morris {
    fn attempts(&self) -> Vec<Move> {
        let from = || [None].into_iter().chain(points().map(Some));
        let quiet = from().flat_map(|from| points().map(move |to| Move { from, to, taken: 0 }));
        // Turns that take one man more or less, or another one.
        let taking = self.list().into_iter().filter(|mv| mv.taken != 0).step_by(5);
        let taking = taking.flat_map(|mv| {
            let other = points().map(move |at| Move { taken: at.bit(), ..mv });
            other.chain(points().map(move |at| Move { taken: mv.taken ^ at.bit(), ..mv }))
        });
        quiet.chain(taking).collect()
    }

    fn bounded(options: &Options) -> bool {
        options.get("quiet_limit") != "none"
    }

    /// Left for right; a quarter turn; the inner square for the outer one; and the colours exchanged.
    fn mirrors(&self, options: &Options) -> Vec<Mirror<Self>> {
        let image = |map: fn(&Move) -> Move| {
            let at = |at: Point| map(&Move { from: None, to: at, taken: 0 }).to;
            (mapped(self, options, &at), map)
        };
        vec![image(flip), image(turn), image(inside_out), (exchanged(self, options), |mv| *mv)]
    }
}

/// The points in the order of a position's text.
fn order() -> Vec<Point> {
    super::slow::POINTS.iter().filter_map(|name| Point::read(name)).collect()
}

/// The position with each man at the image of its point.
fn mapped(state: &Morris, options: &Options, map: &dyn Fn(Point) -> Point) -> Morris {
    let (text, order) = (state.position(), order());
    let (men, rest) = text.split_once(' ').expect("men, and the rest");
    let signs: Vec<char> = men.chars().collect();
    let mut image = signs.clone();
    for (at, sign) in order.iter().zip(signs) {
        let there = order.iter().position(|other| *other == map(*at)).expect("a point");
        image[there] = sign;
    }
    let image: String = image.into_iter().collect();
    Morris::set_up(options, &format!("{image} {rest}")).expect("a mirrored position")
}

/// The position with the colours exchanged.
fn exchanged(state: &Morris, options: &Options) -> Morris {
    let text = state.position();
    let words: Vec<&str> = text.split(' ').collect();
    let other = |word: &str| match word {
        "w" => "b".to_owned(),
        "b" => "w".to_owned(),
        word => match word.split_once('=') {
            Some((name, "white")) => format!("{name}=black"),
            Some((name, "black")) => format!("{name}=white"),
            _ => word.to_owned(),
        },
    };
    let men = words[0].chars().map(|sign| match sign {
        'W' => 'b',
        'b' => 'W',
        sign => sign,
    });
    let men: String = men.collect();
    let rest: Vec<String> = words[3..].iter().map(|word| other(word)).collect();
    let text = format!("{men} {} {} {}", words[2], words[1], rest.join(" "));
    Morris::set_up(options, &text).expect("the other side's position")
}

/// A move under a map of the plane around the middle of the board.
fn image(mv: &Move, map: impl Fn(i32, i32) -> (i32, i32)) -> Move {
    let at = |at: Point| {
        let (x, y) = map(at.col() as i32 - 3, at.row() as i32 - 3);
        let there = |other: &Point| (other.col() as i32 - 3, other.row() as i32 - 3) == (x, y);
        points().find(there).expect("a point")
    };
    let taken = points().filter(|point| mv.taken & point.bit() != 0);
    let taken = taken.fold(0, |set, point| set | at(point).bit());
    Move { from: mv.from.map(at), to: at(mv.to), taken }
}

fn flip(mv: &Move) -> Move {
    image(mv, |x, y| (-x, y))
}

fn turn(mv: &Move) -> Move {
    image(mv, |x, y| (-y, x))
}

fn inside_out(mv: &Move) -> Move {
    image(mv, |x, y| {
        let ring = 4 - x.abs().max(y.abs());
        (x.signum() * ring, y.signum() * ring)
    })
}
