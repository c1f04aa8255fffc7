//! A clock for people at one screen.

use palamede_rules::{BySeat, Misread, Seat, Want};

/// A clock: how much time each seat has, and how much of it it has used.
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    minutes: u32,
    used: BySeat<u32>,
}

impl Clock {
    /// The minutes that can be chosen.
    pub const CHOICES: [u32; 5] = [5, 10, 15, 30, 60];

    /// The most minutes there may be.
    pub const MOST: u32 = 180;

    /// Returns a clock that gives each seat so many minutes, from 1 to [`Clock::MOST`]; else none.
    pub fn of(minutes: u32) -> Option<Clock> {
        (1..=Clock::MOST).contains(&minutes).then(|| Clock { minutes, used: BySeat::default() })
    }

    /// Returns the number of minutes that each seat has in all.
    pub fn minutes(&self) -> u32 {
        self.minutes
    }

    /// Returns the clock at the start of another game.
    pub fn reset(&self) -> Clock {
        Clock { used: BySeat::default(), ..*self }
    }

    /// Returns the number of seconds that a seat has left.
    pub fn left(&self, seat: Seat) -> u32 {
        (self.minutes * 60).saturating_sub(self.used[seat])
    }

    /// Takes off a second of this seat's time. Returns whether it was its last one.
    pub fn tick(&mut self, seat: Seat) -> bool {
        let had = self.left(seat);
        self.used[seat] += u32::from(had > 0);
        had == 1
    }

    /// Returns the clock as saves write it: the minutes, then the seconds that each seat has used.
    pub(super) fn text(&self, seats: usize) -> String {
        let used = Seat::first(seats).map(|seat| self.used[seat]);
        let words: Vec<String> =
            [self.minutes].into_iter().chain(used).map(|n| n.to_string()).collect();
        words.join(" ")
    }

    /// Reads it.
    ///
    /// # Errors
    /// Where a number is missing, too many, or more than there is.
    pub(super) fn read(seats: usize, text: &str) -> Result<Clock, Misread> {
        let mut words = text.split_whitespace().map(|word| word.parse::<u32>().ok());
        let mut read = || {
            let mut clock = Clock::of(words.next()??)?;
            for seat in Seat::first(seats) {
                clock.used[seat] = words.next()?.filter(|used| *used <= clock.minutes * 60)?;
            }
            words.next().is_none().then_some(clock)
        };
        read().ok_or_else(|| Misread::new(text, 0, Want::Number))
    }
}
