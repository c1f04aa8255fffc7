//! What each move is worth by a net that says the chance to win once it is made.

use super::known::{Attack, Known};
use crate::learned::net::{Accumulator, Net};
use palamede_games::luzhanqi::{Act, PlayerView, Rank, Site};

/// A net that judges what a seat knows.
pub type Judge<const N: usize> = Net<N>;

impl<const N: usize> Judge<N> {
    /// Returns the chance to win of the seat whose eye this is, once it has moved; `None` where it
    /// has laid out no army.
    pub fn judge(&self, sight: &PlayerView) -> Option<f32> {
        let known = Known::new(sight)?;
        Some(self.look(&known, self.standing(&known)))
    }

    /// Returns the chance to win after each of these moves of the seat whose eye this is: the mean
    /// over the ways in which an attack may end. Of a draft it says one half.
    pub fn judge_moves(&self, sight: &PlayerView, moves: &[Act]) -> Option<Vec<f32>> {
        let mut known = Known::new(sight)?;
        let sums = self.standing(&known);
        let mut moved = Moved { net: self, known: &mut known, sums };
        let worth = |act: &Act| match *act {
            Act::Go { from, to } => moved.judge(from, to),
            Act::Deploy(_) => 0.5,
        };
        Some(moves.iter().map(worth).collect())
    }

    /// Returns the move that looks best, with the chance to win after it.
    pub(super) fn best(&self, sight: &PlayerView, moves: &[Act]) -> Option<(Act, f32)> {
        let worths = self.judge_moves(sight, moves)?;
        moves.iter().copied().zip(worths).max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// Returns the sums of what each piece makes by itself.
    #[inline(never)]
    fn standing(&self, known: &Known) -> Accumulator<N> {
        let mut sums = self.hidden_bias;
        known.standing(&mut |input, value| self.add(&mut sums, input, value));
        sums
    }

    /// Returns the chance as everything stands, where these are the sums of what stands.
    #[inline(never)]
    fn look(&self, known: &Known, mut sums: Accumulator<N>) -> f32 {
        known.related(&mut |input, value| self.add(&mut sums, input, value));
        self.chance(&sums)
    }
}

/// What is known, changed as a move would change it.
struct Moved<'a, const N: usize> {
    net: &'a Net<N>,
    known: &'a mut Known,
    /// The sums of what stands before the move.
    sums: Accumulator<N>,
}

impl<const N: usize> Moved<'_, N> {
    fn judge(&mut self, from: Site, to: Site) -> f32 {
        let way = [from, to].map(|site| self.known.site(site));
        match self.known.attack(way[0], way[1]) {
            None => self.went(way, self.sums),
            Some(attack) => self.attacked(way, &attack),
        }
    }

    /// Returns the chance once the attack has ended, one way or another.
    fn attacked(&mut self, way: [u8; 2], attack: &Attack) -> f32 {
        let [takes, falls, both] = attack.stays;
        let mut chance = 0.0;
        if attack.flag > 0.0 {
            chance += attack.flag * self.took_flag(way, attack.bomb);
        }
        if falls > 0.0 {
            chance += falls * self.fell(way, attack);
        }
        if takes + both > 0.0 {
            let mut sums = self.sums;
            self.other(&mut sums, way[1], -1.0);
            let number = self.known.lift_other(way[1]);
            if takes > 0.0 {
                chance += takes * self.went(way, sums);
            }
            if both > 0.0 {
                chance += both * self.gone(way[0], sums);
            }
            self.known.put_other(way[1], number);
        }
        chance
    }

    /// The own piece has gone to a free site.
    fn went(&mut self, way: [u8; 2], mut sums: Accumulator<N>) -> f32 {
        let [from, to] = way;
        self.own(&mut sums, [from, from], -1.0);
        self.own(&mut sums, [from, to], 1.0);
        let rank = self.known.lift_own(from);
        self.known.put_own(to, rank);
        let chance = self.net.look(self.known, sums);
        self.known.lift_own(to);
        self.known.put_own(from, rank);
        chance
    }

    /// The own piece is gone.
    fn gone(&mut self, from: u8, mut sums: Accumulator<N>) -> f32 {
        self.own(&mut sums, [from, from], -1.0);
        let rank = self.known.lift_own(from);
        if rank == Rank::Marshal as u8 && !self.known.shown {
            self.net.add(&mut sums, self.known.layout.shown, 1.0);
        }
        let chance = self.net.look(self.known, sums);
        self.known.put_own(from, rank);
        chance
    }

    /// The own piece has taken a flag: its army is gone, and the game is won where that was the last.
    fn took_flag(&mut self, way: [u8; 2], bomb: bool) -> f32 {
        let Some(gone) = self.known.lift_army(way[1]) else { return 1.0 };
        let mut sums = self.sums;
        gone.members().for_each(|at| self.other(&mut sums, at, -1.0));
        let chance = if bomb { self.gone(way[0], sums) } else { self.went(way, sums) };
        self.known.put_army(gone);
        chance
    }

    /// The own piece is gone, and the enemy one is what could remove it.
    fn fell(&mut self, [from, to]: [u8; 2], attack: &Attack) -> f32 {
        let mut sums = self.sums;
        self.other(&mut sums, to, -1.0);
        let before = self.known.learn(to, attack.defender);
        self.other(&mut sums, to, 1.0);
        let chance = self.gone(from, sums);
        if let Some(before) = before {
            self.known.unlearn(to, before);
        }
        chance
    }

    /// Adds what the own piece of a site makes on another, or the same, `sign` times.
    #[inline(never)]
    fn own(&self, sums: &mut Accumulator<N>, way: [u8; 2], sign: f32) {
        self.known.own_piece(way, sign, &mut |input, value| self.net.add(sums, input, value));
    }

    /// Adds what another's piece makes, `sign` times.
    #[inline(never)]
    fn other(&self, sums: &mut Accumulator<N>, at: u8, sign: f32) {
        self.known.other_piece(at, sign, &mut |input, value| self.net.add(sums, input, value));
    }
}
