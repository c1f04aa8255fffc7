//! A clock for people at one screen.

use palamede_rules::{BySeat, Misread, Seat, Want};

/// The consequence of a time that is up.
///
/// ```
/// use palamede_table::Expiry;
///
/// for expiry in Expiry::ALL {
///     assert_eq!(Expiry::read(expiry.name()), Some(expiry));
/// }
/// assert_eq!(Expiry::default(), Expiry::Announce);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Expiry {
    /// The page says it once, and the game goes on.
    #[default]
    Announce,
    /// The seat has lost on time: it leaves the game as if it resigned.
    Forfeit,
}

impl Expiry {
    /// Every consequence.
    pub const ALL: [Expiry; 2] = [Expiry::Announce, Expiry::Forfeit];

    /// Returns its name in saves and in the form.
    pub const fn name(self) -> &'static str {
        match self {
            Expiry::Announce => "announce",
            Expiry::Forfeit => "forfeit",
        }
    }

    /// Returns the consequence of this name.
    pub fn read(name: &str) -> Option<Expiry> {
        Expiry::ALL.into_iter().find(|expiry| expiry.name() == name)
    }
}

/// A clock: how much time each seat has, what it gains by a turn, and how much it has left.
///
/// ```
/// use palamede_rules::Seat;
/// use palamede_table::Clock;
///
/// let mut clock = Clock::of(5).expect("from 1 to 180 minutes");
/// assert!(!clock.tick(Seat::FIRST));
/// assert_eq!((clock.left(Seat::FIRST), clock.left(Seat::SECOND)), (299, 300));
/// assert_eq!(clock.reset().left(Seat::FIRST), 300);
/// assert_eq!(Clock::of(0), None);
/// ```
///
/// With a handicap and an increment:
/// ```
/// use palamede_rules::Seat;
/// use palamede_table::Clock;
///
/// let mut clock = Clock::of(5).expect("from 1 to 180 minutes");
/// assert!(clock.set_minutes(Seat::SECOND, 15) && clock.set_increment(10));
/// clock.end_turn(Seat::FIRST, 1);
/// assert_eq!((clock.left(Seat::FIRST), clock.left(Seat::SECOND)), (310, 900));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// The minutes that each seat has at the start.
    minutes: BySeat<u32>,
    /// The seconds that a seat gains when its turn is over.
    increment: u32,
    expiry: Expiry,
    /// The seconds that each seat has left.
    left: BySeat<u32>,
    /// The number of turns of the game for which the increment has been given.
    credited: usize,
}

impl Clock {
    /// The minutes that can be chosen.
    pub const CHOICES: [u32; 5] = [5, 10, 15, 30, 60];

    /// The most minutes there may be at the start.
    pub const MOST: u32 = 180;

    /// The increments that can be chosen, in seconds.
    pub const INCREMENTS: [u32; 5] = [0, 2, 5, 10, 30];

    /// The largest increment there may be, in seconds.
    pub const MOST_INCREMENT: u32 = 60;

    /// The most seconds that increments bring a seat to: a hundred hours.
    const MOST_LEFT: u32 = 360_000;

    /// Returns a clock that gives each seat so many minutes, from 1 to [`Clock::MOST`], without an
    /// increment, and announces that a time is up; `None` for any other number.
    pub fn of(minutes: u32) -> Option<Clock> {
        let timed = |of: u32| Clock {
            minutes: BySeat::new(|_| of),
            increment: 0,
            expiry: Expiry::Announce,
            left: BySeat::new(|_| of * 60),
            credited: 0,
        };
        (1..=Clock::MOST).contains(&minutes).then(|| timed(minutes))
    }

    /// Returns the clock at the start of another game, with so many minutes for each seat; `None`
    /// where [`Clock::of`] gives none.
    pub fn with_minutes(&self, minutes: u32) -> Option<Clock> {
        let clock = Clock::of(minutes)?;
        Some(Clock { increment: self.increment, expiry: self.expiry, ..clock })
    }

    /// Returns the number of minutes that a seat has at the start.
    pub fn minutes(&self, seat: Seat) -> u32 {
        self.minutes[seat]
    }

    /// Gives a seat so many minutes at the start, from 1 to [`Clock::MOST`], and all of them back;
    /// returns whether that many may be given.
    pub fn set_minutes(&mut self, seat: Seat, minutes: u32) -> bool {
        let may = (1..=Clock::MOST).contains(&minutes);
        if may {
            (self.minutes[seat], self.left[seat]) = (minutes, minutes * 60);
        }
        may
    }

    /// Returns the number of seconds that a seat gains when its turn is over.
    pub fn increment(&self) -> u32 {
        self.increment
    }

    /// Sets the seconds that a seat gains when its turn is over, at most
    /// [`Clock::MOST_INCREMENT`]; returns whether so many may be gained.
    pub fn set_increment(&mut self, seconds: u32) -> bool {
        let may = seconds <= Clock::MOST_INCREMENT;
        if may {
            self.increment = seconds;
        }
        may
    }

    /// Returns the consequence of a time that is up.
    pub fn expiry(&self) -> Expiry {
        self.expiry
    }

    /// Sets the consequence of a time that is up.
    pub fn set_expiry(&mut self, expiry: Expiry) {
        self.expiry = expiry;
    }

    /// Returns the clock at the start of another game.
    pub fn reset(&self) -> Clock {
        Clock { left: BySeat::new(|seat| self.minutes[seat] * 60), credited: 0, ..*self }
    }

    /// Returns the number of seconds that a seat has left.
    pub fn left(&self, seat: Seat) -> u32 {
        self.left[seat]
    }

    /// Takes off a second of this seat's time. Returns whether it was its last one.
    pub fn tick(&mut self, seat: Seat) -> bool {
        let had = self.left[seat];
        self.left[seat] = had.saturating_sub(1);
        had == 1
    }

    /// Gives a seat the increment, as its turn is over and so many turns of the game are.
    ///
    /// Each turn of the game is rewarded once: where it was taken back and is played again, nothing
    /// more is given. What was taken back gives no time back either, and takes none.
    ///
    /// ```
    /// use palamede_rules::Seat;
    /// use palamede_table::Clock;
    ///
    /// let mut clock = Clock::of(5).expect("from 1 to 180 minutes");
    /// clock.set_increment(2);
    /// clock.end_turn(Seat::FIRST, 1);
    /// clock.end_turn(Seat::FIRST, 1); // taken back, and played again
    /// assert_eq!(clock.left(Seat::FIRST), 302);
    /// ```
    pub fn end_turn(&mut self, seat: Seat, turns: usize) {
        if self.increment > 0 && turns > self.credited {
            self.credited = turns;
            let left = self.left[seat] + self.increment;
            self.left[seat] = left.min(Clock::MOST_LEFT);
        }
    }

    /// Exchanges the times of two seats, as their players change places.
    pub(super) fn swap(&mut self, one: Seat, other: Seat) {
        for of in [&mut self.minutes, &mut self.left] {
            (of[one], of[other]) = (of[other], of[one]);
        }
    }

    /// Returns whether the first so many seats have the same time, without an increment, and nobody
    /// loses on time: saves of version 5 have no other clocks.
    pub(super) fn is_plain(&self, seats: usize) -> bool {
        let alike = Seat::first(seats).all(|seat| self.minutes[seat] == self.minutes[Seat::FIRST]);
        alike && self.increment == 0 && self.expiry == Expiry::Announce
    }

    /// Returns the clock as saves write it. A plain one is the minutes, then the seconds that each
    /// seat has used: `5 61 0`. Any other is the minutes of each seat, the increment, the
    /// consequence, the turns that were rewarded, then the seconds that each seat has left:
    /// `5/15 +2 forfeit 6 239 900`.
    pub(super) fn text(&self, seats: usize) -> String {
        let of = |value: &dyn Fn(Seat) -> u32, between: &str| {
            let all: Vec<String> = Seat::first(seats).map(|seat| value(seat).to_string()).collect();
            all.join(between)
        };
        if self.is_plain(seats) {
            let minutes = self.minutes[Seat::FIRST];
            return format!("{minutes} {}", of(&|seat| minutes * 60 - self.left[seat], " "));
        }
        let minutes = of(&|seat| self.minutes[seat], "/");
        let left = of(&|seat| self.left[seat], " ");
        let (increment, expiry) = (self.increment, self.expiry.name());
        format!("{minutes} +{increment} {expiry} {} {left}", self.credited)
    }

    /// Reads the clock of so many seats.
    ///
    /// # Errors
    /// The fault, if a number is missing, too large or one too many.
    pub(super) fn read(seats: usize, text: &str) -> Result<Clock, Misread> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let clock = match words[..] {
            [minutes, increment, expiry, credited, ref left @ ..] if increment.starts_with('+') => {
                Clock::read_full(seats, [minutes, increment, expiry, credited], left)
            }
            [minutes, ref used @ ..] => Clock::read_plain(seats, minutes, used),
            [] => None,
        };
        clock.ok_or_else(|| Misread::new(text, 0, Want::Number))
    }

    /// Reads a plain clock.
    fn read_plain(seats: usize, minutes: &str, used: &[&str]) -> Option<Clock> {
        let mut clock = Clock::of(minutes.parse().ok()?)?;
        if used.len() != seats {
            return None;
        }
        for (seat, used) in Seat::first(seats).zip(used) {
            clock.left[seat] = clock.left[seat].checked_sub(used.parse().ok()?)?;
        }
        Some(clock)
    }

    /// Reads a clock that is not plain. Seats that the game does not have get the time of the last.
    fn read_full(seats: usize, words: [&str; 4], left: &[&str]) -> Option<Clock> {
        let [minutes, increment, expiry, credited] = words;
        let minutes: Vec<&str> = minutes.split('/').collect();
        let mut clock = Clock::of(minutes.last()?.parse().ok()?)?;
        if minutes.len() != seats || left.len() != seats {
            return None;
        }
        for (seat, (minutes, left)) in Seat::first(seats).zip(minutes.into_iter().zip(left)) {
            let given = clock.set_minutes(seat, minutes.parse().ok()?);
            clock.left[seat] = left.parse().ok().filter(|&n| given && n <= Clock::MOST_LEFT)?;
        }
        clock.expiry = Expiry::read(expiry)?;
        clock.credited = credited.parse().ok()?;
        let increment = increment.strip_prefix('+')?.parse().ok()?;
        clock.set_increment(increment).then_some(clock)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plain_clock_is_written_as_it_always_was() {
        let clock = Clock::read(2, "5 61 0").expect("a clock");
        assert_eq!((clock.left(Seat::FIRST), clock.left(Seat::SECOND)), (239, 300));
        assert_eq!(clock.text(2), "5 61 0");
    }

    #[test]
    fn any_other_clock_is_read_as_it_was_written() {
        for text in ["5/15 +0 announce 0 239 900", "5/5 +2 announce 6 310 300"] {
            assert_eq!(Clock::read(2, text).map(|clock| clock.text(2)).as_deref(), Ok(text));
        }
        let text = "5/5/10/5 +0 forfeit 0 300 0 600 1";
        let clock = Clock::read(4, text).expect("a clock");
        assert_eq!((clock.text(4).as_str(), clock.expiry()), (text, Expiry::Forfeit));
    }

    #[test]
    fn a_clock_that_cannot_be_is_refused() {
        let wrong = [
            "",
            "5",
            "0 0 0",
            "181 0 0",
            "5 301 0",
            "5 0 0 0",
            "5 -1 0",
            "5/15 +2 forfeit 6 239",
            "5/15 +2 forfeit 6 239 900 1",
            "5 +2 forfeit 6 239 900",
            "5/181 +2 forfeit 6 239 900",
            "0/5 +2 forfeit 6 239 900",
            "5/15 +61 forfeit 6 239 900",
            "5/15 + forfeit 6 239 900",
            "5/15 +2 win 6 239 900",
            "5/15 +2 forfeit -6 239 900",
            "5/15 +2 forfeit 6 360001 900",
        ];
        for text in wrong {
            assert!(Clock::read(2, text).is_err(), "{text}");
        }
    }

    #[test]
    fn increments_bring_nobody_beyond_the_most() {
        let mut clock = Clock::read(2, "5/5 +30 announce 0 359990 300").expect("a clock");
        clock.end_turn(Seat::FIRST, 1);
        assert_eq!(clock.left(Seat::FIRST), Clock::MOST_LEFT);
        assert!(Clock::read(2, &clock.text(2)).is_ok());
    }
}
