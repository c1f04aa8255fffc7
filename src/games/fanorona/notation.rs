//! Moves as `c2-c3` and `f3-f4W-e3A`, positions as `ppp/p1P/PPP w`.

use super::board::{BOARDS, Chase};
use super::position::Position;
use super::types::{Capture, Foray, Point, Taking, Why};
use palamede_kit::duel::{Duel, WHITE_AND_BLACK};
use palamede_kit::lattice;
use palamede_kit::open_duel_notation;
use palamede_rules::text::Reader;
use palamede_rules::{Misread, Notation, Options, Rules as _, Want};
use std::fmt::Write as _;

/// The men of the two sides.
const MEN: [char; 2] = ['P', 'p'];
/// The names of who has moved, by the seats whose first turn is still to come.
const MOVED: [&str; 4] = ["both", "black", "white", ""];
/// The same as position texts say it.
const MOVED_PAIR: [&str; 4] = [" moved=both", " moved=black", " moved=white", ""];

/// Returns what a position text says of whose first turn is over.
pub(super) fn moved_of(position: &Position) -> &'static str {
    let single = position.laws().single;
    if single { MOVED_PAIR[usize::from(position.unmoved & 3)] } else { "" }
}

/// Returns a turn as it is written, with its captures.
pub(super) fn write(mv: &Foray, steps: &[Capture]) -> String {
    let mut text = mv.from.to_string();
    for step in steps {
        let _ = write!(text, "-{}{}", step.to, step.taking.letter());
    }
    if steps.is_empty() {
        let _ = write!(text, "-{}", mv.to);
    }
    text
}

impl Position {
    /// Returns whether the man cannot go there at all, whatever it takes.
    fn is_no_step(&self, mv: &Foray) -> bool {
        let why = self.check(mv).err().map(|refusal| refusal.why);
        why.is_some_and(|why| !matches!(why, Why::Takes(_) | Why::MustTake(_)))
    }

    /// Returns the man after a capture, if it can make it.
    fn take(&self, man: &Chase, to: Point, taking: Taking) -> Option<Chase> {
        let open = man.targets() & to.bit() != 0;
        let row = if open { man.rows(to)[taking as usize] } else { 0 };
        (row != 0).then(|| man.after(to, row))
    }
}

impl Position {
    /// Reads any route. A single step is read whatever it is, so that the refusal can say why
    /// there is none; further ones must take.
    fn read_move(&self, text: &mut Reader<'_>) -> Option<Foray> {
        let board = self.board();
        let from = board.named(text.take(2, Want::Site))?;
        // The notation allows a long first turn: the rules refuse it with a reason.
        let mut side = self.side();
        side.laws.single = false;
        let mut man = side.man(from);
        while man.taken == 0 || !text.is_done() {
            text.eat('-', if man.taken == 0 { Want::Move } else { Want::End })?;
            let to = board.named(text.take(2, Want::Site))?;
            let (mv, way) = (Foray { from, to, taken: 0 }, text.place());
            if man.taken == 0 && text.is_done() {
                return Some(mv);
            }
            let sign = text.take(1, Want::Captures);
            let taking = Taking::ALL.into_iter().find(|it| sign.starts_with(it.letter()))?;
            man = match self.take(&man, to, taking) {
                Some(man) => man,
                None if man.taken == 0 && self.is_no_step(&mv) => return Some(mv),
                None if man.targets() & to.bit() == 0 => return text.refuse(way, Want::Move),
                None => return None,
            };
        }
        Some(Foray { from, to: man.at(), taken: man.taken })
    }

    fn read_position(options: &Options, text: &mut Reader<'_>) -> Option<Position> {
        let (size, men) = lattice::read_rows(&BOARDS, MEN, text)?;
        let most = men[0].count_ones().max(men[1].count_ones());
        if most == 0 || most > BOARDS[size].points().count_ones() / 2 {
            return None;
        }
        let duel = Duel::read(text, WHITE_AND_BLACK)?;
        let mut position = Position::with(options, size, men, duel);
        let (single, mut unmoved) = (position.laws().single, position.unmoved);
        position.duel.read_pairs(text, WHITE_AND_BLACK, &mut |name, value| {
            let moved = MOVED.iter().position(|&moved| moved == value && !moved.is_empty());
            unmoved = moved.map_or(unmoved, |moved| moved as u8);
            name == "moved" && single && moved.is_some()
        })?;
        position.unmoved = unmoved;
        position.renew();
        Some(position)
    }
}

impl Notation for Position {
    open_duel_notation!(WHITE_AND_BLACK);

    fn write(&self, mv: &Foray) -> String {
        write(mv, &self.captures(mv).unwrap_or_default())
    }

    fn read(&self, text: &str) -> Result<Foray, Misread> {
        let mut text = Reader::new(text);
        let mv = self.read_move(&mut text);
        text.result(mv)
    }

    /// Packs the origin, then a digit a step: to which of the neighbours in the order of names, and
    /// eight times what it does: 0 a paika, 1 the last capture by approach, 2 by withdrawal; 3 and
    /// 4 one before it.
    fn pack(&self, mv: &Foray, out: &mut impl FnMut(u8)) {
        let board = self.board();
        let steps = self.captures(mv).unwrap_or_default();
        let steps = steps.iter().map(|step| (step.to, 1 + step.taking as u8));
        let paika = (mv.taken == 0).then_some((mv.to, 0));
        out(board.site(mv.from) as u8);
        let (mut at, mut all) = (mv.from, steps.chain(paika).peekable());
        while let Some((to, what)) = all.next() {
            let which = (board.near(at) & (to.bit() - 1)).count_ones() as u8;
            let before = if all.peek().is_some() { 2 } else { 0 };
            out(which + 8 * (what + before));
            at = to;
        }
    }

    fn unpack(&self, digits: &mut impl Iterator<Item = u8>) -> Option<Foray> {
        let board = self.board();
        let from = board.point(usize::from(digits.next()?))?;
        let mut man = self.side().man(from);
        loop {
            let digit = digits.next()?;
            let (which, what) = (digit % 8, digit / 8);
            let to = lattice::points(board.near(man.at())).nth(usize::from(which))?;
            if what == 0 {
                return (man.taken == 0).then_some(Foray { from, to, taken: 0 });
            }
            let taking = Taking::ALL[usize::from(what + 1) % 2];
            man = self.take(&man, to, taking).filter(|_| what < 5)?;
            if what < 3 {
                return Some(Foray { from, to, taken: man.taken });
            }
        }
    }

    fn position(&self) -> String {
        let mut text = self.board().write_rows(|at| {
            let stands = |n: &usize| self.men[*n] & at.bit() != 0;
            (0..2).find(stands).map(|n| MEN[n])
        });
        text.push(' ');
        text.push_str(self.duel.word(WHITE_AND_BLACK));
        text.push_str(moved_of(self));
        self.duel.write_resigned(WHITE_AND_BLACK, &mut text);
        text
    }

    fn set_up(options: &Options, text: &str) -> Result<Position, Misread> {
        let mut text = Reader::new(text);
        let position = Position::read_position(options, &mut text);
        text.result(position)
    }
}
