//! Moves as `d6` and `a4-b4xg7`, positions as the points from the top and the men in hand.

use super::board::{ALL, points};
use super::position::{MEN, Position};
use super::types::{Move, Point};
use palamede_kit::duel::{Duel, WHITE_AND_BLACK};
use palamede_kit::open_duel_notation;
use palamede_rules::text::Reader;
use palamede_rules::{Misread, Notation, Options, Want};
use std::fmt::Write as _;

/// The men of the two sides.
const SIGNS: [char; 2] = ['W', 'b'];

/// Returns the points in the order of position texts: row by row from the top.
fn from_the_top() -> Vec<Point> {
    let mut all: Vec<Point> = points(ALL).collect();
    all.sort_unstable_by_key(|at| (6 - at.row(), at.col()));
    all
}

/// Writes a turn; `taken` are the men that it takes, in the order of the text.
pub(super) fn write(mv: &Move, taken: &[Point]) -> String {
    let mut text = String::new();
    if let Some(from) = mv.from {
        let _ = write!(text, "{from}-");
    }
    let _ = write!(text, "{}", mv.to);
    for (n, at) in taken.iter().enumerate() {
        let _ = write!(text, "{}{at}", if n == 0 { 'x' } else { ',' });
    }
    text
}

fn read_point(text: &mut Reader<'_>) -> Option<Point> {
    Point::read(text.take(2, Want::Site))
}

fn read_move(text: &mut Reader<'_>) -> Option<Move> {
    let mut mv = Move { from: None, to: read_point(text)?, taken: 0 };
    if text.has('-') {
        mv = Move { from: Some(mv.to), to: read_point(text)?, taken: 0 };
    }
    if text.is_done() {
        return Some(mv);
    }
    text.eat('x', if mv.from.is_none() { Want::Move } else { Want::End })?;
    loop {
        let at = read_point(text)?;
        if mv.taken & at.bit() != 0 {
            return text.refuse(text.place(), Want::Captures);
        }
        mv.taken |= at.bit();
        if text.is_done() {
            return Some(mv);
        }
        text.eat(',', Want::End)?;
    }
}

fn read_position(options: &Options, text: &mut Reader<'_>) -> Option<Position> {
    let (rows, mut men) = (text.word(Want::Row), [0; 2]);
    let (start, order) = (text.place(), from_the_top());
    for (n, (at, sign)) in rows.char_indices().enumerate() {
        text.judge(start + at, Want::Row);
        let point = order.get(n)?;
        match SIGNS.iter().position(|&side| side == sign) {
            Some(side) => men[side] |= point.bit(),
            None if sign == '.' => {}
            None => return text.refuse(start + at, Want::Piece),
        }
    }
    text.judge(start + rows.len(), Want::Row);
    if rows.chars().count() < Point::COUNT {
        return None;
    }
    let mut number = || text.word(Want::Number).parse::<u8>().ok();
    let hand = [number()?, number()?];
    let whole = |side: usize| men[side].count_ones() + u32::from(hand[side]) <= u32::from(MEN);
    if !whole(0) || !whole(1) {
        return text.refuse(start, Want::Pieces);
    }
    let mut duel = Duel::read(text, WHITE_AND_BLACK)?;
    duel.read_pairs(text, WHITE_AND_BLACK, &mut |_, _| false)?;
    Some(Position::with(options, men, hand, duel))
}

impl Notation for Position {
    open_duel_notation!(WHITE_AND_BLACK);

    fn write(&self, mv: &Move) -> String {
        write(mv, &self.in_written_order(mv.taken))
    }

    fn read(&self, text: &str) -> Result<Move, Misread> {
        let mut text = Reader::new(text);
        let mv = read_move(&mut text);
        text.result(mv)
    }

    /// Packs the origin, unless a man is placed, the destination, then the men taken. Each digit but the
    /// first of the two is 24 more where another man is taken.
    fn pack(&self, mv: &Move, out: &mut impl FnMut(u8)) {
        if let Some(from) = mv.from {
            out(from.index() as u8);
        }
        let mut digit = mv.to.index() as u8;
        for at in points(mv.taken) {
            out(digit + Point::COUNT as u8);
            digit = at.index() as u8;
        }
        out(digit);
    }

    fn unpack(&self, digits: &mut impl Iterator<Item = u8>) -> Option<Move> {
        let count = Point::COUNT as u8;
        let from = match self.hand(self.duel.seat) {
            0 => Some(Point::new(usize::from(digits.next()?))?),
            _ => None,
        };
        let mut next = || {
            let digit = digits.next().filter(|&digit| digit < 2 * count)?;
            Some((Point::numbered(digit % count), digit >= count))
        };
        let (to, mut more) = next()?;
        let mut taken = 0;
        while more {
            let at;
            (at, more) = next()?;
            if taken & at.bit() != 0 {
                return None;
            }
            taken |= at.bit();
        }
        Some(Move { from, to, taken })
    }

    fn position(&self) -> String {
        let sign = |at: Point| {
            let stands = |side: &usize| self.men[*side] & at.bit() != 0;
            (0..2).find(stands).map_or('.', |side| SIGNS[side])
        };
        let mut text: String = from_the_top().into_iter().map(sign).collect();
        let [white, black] = self.hand;
        let _ = write!(text, " {white} {black} {}", self.duel.word(WHITE_AND_BLACK));
        self.duel.write_resigned(WHITE_AND_BLACK, &mut text);
        text
    }

    fn set_up(options: &Options, text: &str) -> Result<Position, Misread> {
        let mut text = Reader::new(text);
        let position = read_position(options, &mut text);
        text.result(position)
    }
}
