//! Two seats against each other: whose turn it is, the lot for who begins, who gave up.

use palamede_rules::text::{Reader, read_seat};
use palamede_rules::{Options, Outcome, Reason, Seat, Seats, Turn, Want};

/// The state of the two seats of a position: whose turn it is, and who gave up. Both seats are
/// called by names, whose first letters stand for them in position texts.
///
/// ```
/// use palamede_kit::Duel;
/// use palamede_rules::{Outcome, Reason, Seat, Seats, Turn};
///
/// let mut duel = Duel::of(Seat::FIRST);
/// assert_eq!((duel.turn(|| None), duel.sides()), (Turn::Seat(Seat::FIRST), [0, 1]));
/// duel.resigned = Some(Seat::FIRST);
/// let over = Outcome { winners: Seats::only(Seat::SECOND), reason: Reason::Resigned };
/// assert_eq!(duel.turn(|| None), Turn::Over(over));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Duel {
    /// The seat to move.
    pub seat: Seat,
    /// A lot will decide who begins.
    pub lot: bool,
    /// The seat that resigned.
    pub resigned: Option<Seat>,
}

/// The names of the seats of most games.
pub const WHITE_AND_BLACK: [&str; 2] = ["white", "black"];

/// Returns the loss of a seat for this reason.
pub const fn lost(seat: Seat, reason: Reason) -> Outcome {
    Outcome { winners: Seats::only(seat.other()), reason }
}

impl Duel {
    /// Makes the state in which this seat is to move.
    pub const fn of(seat: Seat) -> Duel {
        Duel { seat, lot: false, resigned: None }
    }

    /// Makes the duel at its start, in which the option `first` says who begins: a seat's name, or
    /// `lot`.
    pub fn begin(options: &Options, names: [&str; 2]) -> Duel {
        let first = options.get("first");
        Duel { lot: first == "lot", ..Duel::of(read_seat(first, &names).unwrap_or(Seat::FIRST)) }
    }

    /// Returns the number of the seat to move, and of the other.
    #[inline]
    pub const fn sides(&self) -> [usize; 2] {
        let me = self.seat.index() & 1;
        [me, 1 - me]
    }

    /// Returns whose turn it is, or the outcome: a resignation, or the end of the position that
    /// `ended` returns.
    #[inline]
    pub fn turn(&self, ended: impl FnOnce() -> Option<Outcome>) -> Turn {
        let resigned = self.resigned.map(|seat| lost(seat, Reason::Resigned));
        match resigned.or_else(ended) {
            Some(outcome) => Turn::Over(outcome),
            None if self.lot => Turn::Chance { by: None },
            None => Turn::Seat(self.seat),
        }
    }

    /// Returns the seats still in the game.
    pub fn in_play(&self) -> Seats {
        let all = Seats::first(2);
        self.resigned.map_or(all, |seat| all.without(seat))
    }

    /// Returns the word of a position text for who is to move: `w`, `b`, or `lot`.
    pub fn word(&self, names: [&'static str; 2]) -> &'static str {
        let name = names[self.seat.index() & 1];
        if self.lot { "lot" } else { name.get(..1).unwrap_or(name) }
    }

    /// Reads that word.
    pub fn read(text: &mut Reader<'_>, names: [&'static str; 2]) -> Option<Duel> {
        let word = text.word(Want::Seat);
        let lot = Duel { lot: true, ..Duel::of(Seat::FIRST) };
        let all = [Duel::of(Seat::FIRST), Duel::of(Seat::SECOND), lot];
        all.into_iter().find(|duel| duel.word(names) == word)
    }

    /// Adds to a position text who gave up.
    pub fn write_resigned(&self, names: [&'static str; 2], out: &mut String) {
        if let Some(seat) = self.resigned {
            out.push_str(" resigned=");
            out.push_str(names[seat.index() & 1]);
        }
    }

    /// Reads the pairs at the end of a position text: who gave up, and what `own` knows.
    pub fn read_pairs(
        &mut self,
        text: &mut Reader<'_>,
        names: [&str; 2],
        own: &mut dyn FnMut(&str, &str) -> bool,
    ) -> Option<()> {
        while text.has_word() {
            let (name, value) = text.word(Want::Pair).split_once('=')?;
            if name == "resigned" {
                text.judge(text.at() - value.len(), Want::Seat);
                self.resigned = Some(read_seat(value, &names)?);
            } else if !own(name, value) {
                return None;
            }
        }
        Some(())
    }
}

/// The members of [`Rules`](palamede_rules::Rules) that are alike in every open game whose
/// position has a field `duel`.
#[macro_export]
macro_rules! open_duel_rules {
    () => {
        type Roll = $crate::rules::Seat;
        type View = $crate::rules::Open<Self>;

        fn facts(&self) -> &'static $crate::rules::Facts {
            <Self as $crate::rules::Game>::FACTS
        }

        fn odds(&self, out: &mut impl FnMut($crate::rules::Seat, u32)) {
            if let $crate::rules::Turn::Chance { .. } = self.turn() {
                $crate::rules::Seat::first(2).for_each(|seat| out(seat, 1));
            }
        }

        fn resign(&mut self, seat: $crate::rules::Seat) {
            self.duel.resigned = Some(seat);
        }

        fn in_play(&self) -> $crate::rules::Seats {
            self.duel.in_play()
        }

        fn view(&self, _: $crate::rules::Eye) -> $crate::rules::Open<Self> {
            $crate::rules::Open(self.clone())
        }
    };
}

/// The members of [`Notation`](palamede_rules::Notation) that are alike in every open game of
/// two seats of these names: the lot falls on a seat.
#[macro_export]
macro_rules! open_duel_notation {
    ($names:expr) => {
        fn seat_name(seat: $crate::rules::Seat) -> &'static str {
            $names[seat.index() & 1]
        }

        fn write_roll(roll: &$crate::rules::Seat) -> String {
            Self::seat_name(*roll).to_owned()
        }

        fn read_roll(text: &str) -> Result<$crate::rules::Seat, $crate::rules::Misread> {
            let fault = || $crate::rules::Misread::new(text, 0, $crate::rules::Want::Seat);
            $crate::rules::text::read_seat(text, &$names).ok_or_else(fault)
        }

        fn pack_roll(roll: &$crate::rules::Seat, out: &mut impl FnMut(u8)) {
            out(roll.index() as u8);
        }

        fn unpack_roll(digits: &mut impl Iterator<Item = u8>) -> Option<$crate::rules::Seat> {
            let seat = $crate::rules::Seat::new(usize::from(digits.next()?));
            seat.filter(|seat| seat.index() < 2)
        }

        fn write_view(view: &$crate::rules::Open<Self>) -> String {
            view.0.position()
        }

        fn read_view(
            options: &$crate::rules::Options,
            text: &str,
        ) -> Result<$crate::rules::Open<Self>, $crate::rules::Misread> {
            Self::set_up(options, text).map($crate::rules::Open)
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_to_move_is_a_letter_and_who_gave_up_a_pair() {
        let names = ["rebels", "general"];
        let all = |text: &mut Reader<'_>| {
            let mut duel = Duel::read(text, names)?;
            duel.read_pairs(text, names, &mut |name, value| (name, value) == ("a", "b"))?;
            Some(duel)
        };
        let read = |text: &str| {
            let mut text = Reader::new(text);
            let duel = all(&mut text);
            text.result(duel)
        };
        for text in ["r", "g", "lot", "g resigned=rebels"] {
            let duel = read(text).expect("a duel");
            let mut again = duel.word(names).to_owned();
            duel.write_resigned(names, &mut again);
            assert_eq!(again, text);
        }
        assert_eq!(read("r a=b").map(|duel| duel.seat), Ok(Seat::FIRST));
        for (text, at, want) in [
            ("x", 0, Want::Seat),
            ("", 0, Want::Seat),
            ("r a=c", 2, Want::Pair),
            ("r ab", 2, Want::Pair),
            ("g resigned=white", 11, Want::Seat),
        ] {
            assert_eq!(read(text).map_err(|why| (why.at, why.want)), Err((at, want)), "{text}");
        }
    }

    #[test]
    fn who_gave_up_has_lost_before_anything_else() {
        let mut duel = Duel::of(Seat::SECOND);
        assert_eq!((duel.turn(|| None), duel.sides()), (Turn::Seat(Seat::SECOND), [1, 0]));
        duel.resigned = Some(Seat::FIRST);
        let over = Turn::Over(lost(Seat::FIRST, Reason::Resigned));
        assert_eq!(duel.turn(|| Some(lost(Seat::SECOND, Reason::NoMove))), over);
        assert_eq!(duel.in_play(), Seats::only(Seat::SECOND));
        assert_eq!(
            Duel { lot: true, ..Duel::of(Seat::FIRST) }.turn(|| None),
            Turn::Chance { by: None }
        );
    }
}
