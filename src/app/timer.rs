//! What the page waits for: each wait is of one kind and has a number, by which one that is no longer
//! waited for is told from the present one.

/// A wait that the browser was asked for by [`Effect::StartTimer`](super::Effect), and that comes back as
/// [`Msg::TimerFired`](super::Msg).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timer {
    /// The moment in which a throw, or the move of a seat that cannot move, is seen before anybody
    /// acts.
    Pass(u32),
    /// The time of a move that goes by, of a game that is gone through again or of what somebody
    /// has missed.
    Film(u32),
    /// The rest of the board before it turns towards who is to act.
    BoardTurn(u32),
    /// The wait before the move that ended the game is seen once more.
    Ended(u32),
    /// A second of the players' clock.
    Second(u32),
    /// The limit of a computer that was asked, by the number of its job.
    Computer(u32, Limit),
    /// The wait in which nobody presses anything: the number says how much had been pressed.
    Idle(u32),
}

/// The limit of the time that a computer that was asked may take.
///
/// ```
/// use palamede_app::Limit;
///
/// assert_eq!((Limit::Ready.ms(), Limit::Answer.ms()), (5_000, 10_000));
/// assert!(Limit::Long.ms() < Limit::Answer.ms()); // people may hurry it before
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// A worker, to be ready.
    Ready,
    /// A worker that is ready, to answer.
    Answer,
    /// The page, which thinks itself.
    Page,
    /// Anybody, before people may hurry it.
    Long,
}

impl Limit {
    /// Returns the time in milliseconds, before the pace that the settings wish.
    pub const fn ms(self) -> u32 {
        match self {
            Limit::Ready => 5_000,
            Limit::Answer | Limit::Page => 10_000,
            // This is longer than the time for which any answer is held back.
            Limit::Long => 1_300,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Limit;

    #[test]
    fn people_may_hurry_a_computer_before_its_time_is_over() {
        for limit in [Limit::Ready, Limit::Answer, Limit::Page] {
            assert!(Limit::Long.ms() < limit.ms());
        }
    }
}
