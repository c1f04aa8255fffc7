//! What the enemy's next throw can do to a seat: for screens that show a danger before
//! it happens.

use super::position::{Sahkku, Stage, places};
use super::track::{Cell, DieFace, Throw};
use palamede_rules::{Outcome, Reason, Rules, Seat, Silent, Turn};

/// The danger to a seat: in how many of the 64 throws its enemy could harm it, were it to throw
/// now, with the best order of its dice.
///
/// What a throw after X-X-X would add (sentence 4) is not in it: it looks at the turn as
/// if it ended with the first throw.
///
/// ```
/// use palamede_games::Sahkku;
/// use palamede_games::sahkku::Cell;
/// use palamede_rules::{Game, Notation, Options, Seat};
///
/// let mut options = Options::new(Sahkku::OPTIONS);
/// options.set("columns", "9").expect("an option of the game");
/// let position = Sahkku::set_up(&options, "7/M9 7/M1 M4=north south throw")?;
/// let danger = position.danger(Seat::SECOND);
/// let exposed: Vec<String> = position.exposed(Seat::SECOND).map(|at| at.to_string()).collect();
/// assert_eq!(exposed, ["M1", "M4"]); // a pawn that is awake, and the king
/// assert_eq!(danger.hit(Cell::read("M4").expect("a cell")), 24); // of 64 throws
/// # Ok::<(), palamede_rules::Misread>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Danger {
    hits: [u8; Cell::MOST],
    /// The number of throws after which the seat could be blocked at its next turn (sentence 12).
    pub blocked: u8,
    /// The number of throws after which it could have nothing left to play with (sentence 11).
    pub beaten: u8,
}

impl Danger {
    /// Returns the number of throws with which what the seat has on this cell could be taken: its
    /// pawns that are awake and its king.
    pub fn hit(&self, cell: Cell) -> u8 {
        self.hits[cell.index()]
    }
}

/// The effects that one throw can have.
#[derive(Clone, Copy, Default)]
struct Found {
    /// The cells where something can be taken, as bits.
    hits: u64,
    blocked: bool,
    beaten: bool,
}

impl Sahkku {
    /// Returns what the next throw of its enemy can do to a seat, as the pieces stand now: dice
    /// that are still left to play do not count. No danger when the game is over, and none from a
    /// seat that is blocked.
    pub fn danger(&self, seat: Seat) -> Danger {
        let mut danger = Danger { hits: [0; Cell::MOST], blocked: 0, beaten: 0 };
        let enemy = seat.other();
        if matches!(self.turn(), Turn::Over(_)) || self.blocked(enemy) {
            return danger;
        }
        Throw::all(&mut |throw, weight| {
            let weight = weight as u8;
            let mut found = Found::default();
            self.thrown_by(enemy, throw).explore(&mut found);
            danger.blocked += weight * u8::from(found.blocked);
            danger.beaten += weight * u8::from(found.beaten);
            for cell in places(found.hits) {
                danger.hits[usize::from(cell)] += weight;
            }
        });
        danger
    }

    /// Returns the position in which this seat has thrown so, its turn not ended yet.
    fn thrown_by(&self, seat: Seat, throw: Throw) -> Sahkku {
        let mut position = self.clone();
        (position.seat, position.stage) = (seat, Stage::Die);
        (position.thrown, position.left) = (throw, throw);
        position
    }

    /// Finds what the seat to act can do with its dice to the other one.
    fn explore(&self, found: &mut Found) {
        let foe = self.seat.other();
        // Without a use of any die the turn ends as it is.
        if self.count() == 0 {
            found.blocked |= self.blocked(foe);
            return;
        }
        // The last die is only played where it may end the game.
        let dice = u32::from(self.left.len());
        let ends = self.pillars(foe) <= dice;
        self.moves(&mut |act| {
            let crowns = self.owner == Some(foe) && self.king == act.to.cell;
            if crowns || self.prey(act.to.cell) > 0 {
                found.hits |= 1 << act.to.cell.index();
            }
            if dice == 1 && !ends {
                return;
            }
            let mut next = self.clone();
            next.play(&act, &mut Silent);
            match next.turn() {
                Turn::Over(Outcome { winners, reason }) => {
                    let won = winners.has(self.seat);
                    found.beaten |= won && reason == Reason::Captured;
                    found.blocked |= won && reason == Reason::NoMove;
                }
                Turn::Seat(seat) if seat == self.seat => next.explore(found),
                _ => found.blocked |= next.blocked(foe),
            }
        });
    }

    /// Returns the least number of dice that end a seat's game: one for each cell whose pieces can
    /// move, and one to stand in front of the sleepers, which may be such a cell. A king who loses
    /// alone does not help.
    fn pillars(&self, seat: Seat) -> u32 {
        let (mut cells, mut wakes) = (0u64, false);
        for die in DieFace::MOVING {
            let ways = self.ways(seat, die);
            wakes |= ways.wakes;
            cells |= ways.walkers;
            if ways.king_moves() && !self.alone_loses {
                cells |= self.place(seat, self.king.into()).map_or(0, |place| 1 << place);
            }
        }
        // The fourth leg lies on the cells of the second.
        let fourth = 3 * self.columns;
        cells = cells & ((1 << fourth) - 1) | cells >> fourth << self.columns;
        let front = u64::from(wakes) << self.asleep[seat.index() & 1];
        (cells | front).count_ones()
    }

    /// Returns the cells where a seat has something that can be taken: its pawns that are awake and
    /// do not wait, and its king.
    pub fn exposed(&self, seat: Seat) -> impl Iterator<Item = Cell> {
        let mut cells = 0u64;
        for (spot, _) in self.awake(seat) {
            cells |= 1 << spot.cell.index();
        }
        if self.owner == Some(seat) {
            cells |= 1 << self.king.index();
        }
        places(cells).filter_map(|n| Cell::new(n.into())).filter(|&c| self.sleeper(c).is_none())
    }
}
