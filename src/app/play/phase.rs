//! The phase of a board: the game as it is, an earlier position that somebody looks back at, or what
//! somebody has missed.

use super::state::Play;

/// The phase of a board. (Whether the curtain is drawn, and whether the game is over, the table knows.)
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Phase {
    /// The game as it is now.
    #[default]
    Live,
    /// The position after so many steps, which somebody looks back at.
    LookBack {
        /// The number of steps that stand there.
        at: usize,
        /// The number of [`Timer::Film`](crate::Timer), while the moves go by.
        film: Option<u32>,
    },
    /// The moves that somebody who comes to the screen has missed.
    Missed {
        /// The number of steps that stand there.
        at: usize,
        /// The number of [`Timer::Film`](crate::Timer), while the moves go by.
        film: Option<u32>,
    },
}

impl Phase {
    /// Returns the position after so many steps, looked back at; without any the game as it is.
    pub(super) fn back(at: Option<usize>) -> Phase {
        at.map_or(Phase::Live, |at| Phase::LookBack { at, film: None })
    }
}

impl Play {
    /// Returns the number of steps that stand where somebody looks back; `None` where nobody does.
    pub fn back(&self) -> Option<usize> {
        match self.phase {
            Phase::LookBack { at, .. } => Some(at),
            _ => None,
        }
    }

    /// Returns the number of steps that stand while it is shown what somebody has missed.
    pub fn missed(&self) -> Option<usize> {
        match self.phase {
            Phase::Missed { at, .. } => Some(at),
            _ => None,
        }
    }

    /// Returns the number of the timer after which the next move goes by, while they do.
    pub fn film(&self) -> Option<u32> {
        match self.phase {
            Phase::LookBack { film, .. } | Phase::Missed { film, .. } => film,
            Phase::Live => None,
        }
    }

    /// Returns the number of steps that stand in the earlier position that is shown.
    pub fn at(&self) -> Option<usize> {
        match self.phase {
            Phase::LookBack { at, .. } | Phase::Missed { at, .. } => Some(at),
            Phase::Live => None,
        }
    }

    /// Lets the moves go by, or with no timer stops them.
    pub fn set_film(&mut self, timer: Option<u32>) {
        if let Phase::LookBack { film, .. } | Phase::Missed { film, .. } = &mut self.phase {
            *film = timer;
        }
    }
}
