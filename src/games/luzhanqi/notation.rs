//! Moves as `S25-N21` and `S25xN21` (an attack; what comes of it is not in it: who writes
//! a move need not know; `+`, `-` or `=` may follow and must be right then), in the game for
//! two also as squares of the Chinese computer games, `G4H3`; arrangements as six rows of five from front to back, each from
//! its owner's left, `73526/9.4.8/B1.17/5.B.6/4M321/MFM23`.

use super::army::{Army, MEN, Rank};
use super::board::{Board, Site, name};
use super::position::Position;
use super::public::Public;
use super::types::Act;
use palamede_rules::text::{self, cut};
use palamede_rules::{Misread, Seat, Want};

/// The names of the seats.
const SEATS: [[&str; 4]; 2] = [["red", "black", "", ""], ["south", "east", "north", "west"]];

/// Returns the name of a seat.
pub(super) fn seat_name(four: bool, seat: Seat) -> &'static str {
    SEATS[usize::from(four)][seat.index()]
}

pub(super) fn read_seat(four: bool, text: &str) -> Option<Seat> {
    text::read_seat(text, &SEATS[usize::from(four)])
}

// ---- moves

pub(super) fn write_act(public: &Public, act: &Act) -> String {
    match act {
        Act::Deploy(army) => army.write(),
        Act::Go { from, to } => {
            let foe = public.piece_at(*to).is_some_and(|id| public.owner(id) != public.seat);
            format!("{}{}{}", name(*from), if foe { 'x' } else { '-' }, name(*to))
        }
    }
}

pub(super) fn read_act(position: &Position, text: &str) -> Result<Act, Misread> {
    let public = position.public();
    if let Some(army) = Army::read(text) {
        return Ok(Act::Deploy(army));
    }
    if let Some((from, to)) = read_squares(text).filter(|_| !public.variant.four) {
        return Ok(Act::Go { from, to });
    }
    let sign = text.find(['-', 'x']).ok_or_else(|| Misread::new(text, text.len(), Want::Move))?;
    let board = public.board();
    let site = |text: &str, part: &str, at: usize| {
        board.read(part).ok_or_else(|| Misread::new(text, at, Want::Site))
    };
    let plain = text.strip_suffix(['+', '-', '=']);
    let plain = plain.filter(|_| cut(text, sign).1.starts_with('x')).unwrap_or(text);
    let (from, to) = (cut(text, sign).0, cut(plain, sign + 1).1);
    let (from, to) = (site(text, from, 0)?, site(text, to, sign + 1)?);
    let act = Act::Go { from, to };
    if write_act(public, &act) != plain {
        return Err(Misread::new(text, sign, Want::Attack));
    }
    match cut(text, plain.len()).1 {
        said if said.is_empty() || position.outcome_sign(from, to) == said.chars().next() => {
            Ok(act)
        }
        _ => Err(Misread::new(text, plain.len(), Want::Combat)),
    }
}

/// The digit that begins an arrangement in a link: no move of either game does.
const DEPLOYS: u8 = 63;

pub(super) fn pack(four: bool, act: &Act, out: &mut impl FnMut(u8)) {
    match *act {
        Act::Deploy(army) => {
            out(DEPLOYS);
            army.0.iter().for_each(|&rank| out(rank as u8));
        }
        Act::Go { from, to } if four => {
            let n = u32::from(from) * 129 + u32::from(to);
            out((n >> 12) as u8 & 63);
            out((n >> 6) as u8 & 63);
            out(n as u8 & 63);
        }
        Act::Go { from, to } => {
            let n = u32::from(from) * 60 + u32::from(to);
            out((n >> 6) as u8 & 63);
            out(n as u8 & 63);
        }
    }
}

pub(super) fn unpack(four: bool, digits: &mut impl Iterator<Item = u8>) -> Option<Act> {
    let first = digits.next()?;
    if first == DEPLOYS {
        let mut army = [Rank::Engineer; MEN];
        for rank in &mut army {
            let n = digits.next()?;
            *rank = Rank::ALL.into_iter().find(|&rank| rank as u8 == n)?;
        }
        return Some(Act::Deploy(Army(army)));
    }
    let mut n = u32::from(first) << 6 | u32::from(digits.next()?);
    let sites = if four { 129 } else { 60 };
    if four {
        n = n << 6 | u32::from(digits.next()?);
    }
    let (from, to) = (n / sites, n % sites);
    (from < sites).then_some(Act::Go { from: from as Site, to: to as Site })
}

// ---- the Chinese computer games' squares

/// Returns the square of a site of the board for two in the protocol of the China Computer Games: a
/// letter for the row, A at North's back, and a digit for the column from red's left.
///
/// ```
/// use palamede_games::luzhanqi::{Board, read_squares, square, squares};
///
/// let board = Board::of(false);
/// let (from, to) = (board.read("S11").expect("a site"), board.read("N15").expect("a site"));
/// assert_eq!((square(from).as_str(), square(to).as_str()), ("G0", "F0"));
/// assert_eq!(read_squares(&squares(from, to)), Some((from, to)));
/// ```
pub fn square(site: Site) -> String {
    let (col, row) = Board::of(false).place(site);
    format!("{}{col}", char::from(b'A' + row))
}

/// Returns the site of such a square.
pub fn read_square(text: &str) -> Option<Site> {
    (0..60).find(|&site| square(site) == text)
}

/// Returns a move of the game for two as two such squares, `H4E4`.
pub fn squares(from: Site, to: Site) -> String {
    square(from) + &square(to)
}

/// Returns the two sites of such a move.
pub fn read_squares(text: &str) -> Option<(Site, Site)> {
    let (from, to) = text.split_at_checked(2)?;
    Some((read_square(from)?, read_square(to)?))
}
