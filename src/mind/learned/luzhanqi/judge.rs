//! What each move is worth by a net that says the chance to win once it is made.

use super::known::{Attack, INPUTS, Known, SHOWN, foe_piece};
use crate::learned::net::{Accumulator, Net};
use palamede_games::luzhanqi::{Act, PlayerView, Rank, Site};

/// A net that judges what a seat knows.
pub type Judge<const N: usize> = Net<N>;

impl<const N: usize> Judge<N> {
    /// Makes a net of as many inputs as a game for two has, that says one half of everything.
    pub fn of_two() -> Judge<N> {
        Net::new(INPUTS)
    }

    /// Returns the chance to win of the seat whose eye this is, once it has moved; `None` where it
    /// has laid out no army.
    pub fn judge(&self, sight: &PlayerView) -> Option<f32> {
        let known = Known::new(sight)?;
        let mut sums = self.hidden_bias;
        known.inputs(&mut |input, value| self.add(&mut sums, input, value));
        Some(self.chance(&sums))
    }

    /// Returns the chance to win after each of these moves of the seat whose eye this is: the mean
    /// over the ways in which an attack may end. Of a draft it says one half.
    pub fn judge_moves(&self, sight: &PlayerView, moves: &[Act]) -> Option<Vec<f32>> {
        let mut known = Known::new(sight)?;
        let mut sums = self.hidden_bias;
        known.standing(&mut |input, value| self.add(&mut sums, input, value));
        let mut moved = Moved { net: self, known: &mut known, sums };
        let worth = |act: &Act| match *act {
            Act::Go { from, to } => moved.judge(from, to),
            Act::Deploy(_) => 0.5,
        };
        Some(moves.iter().map(worth).collect())
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
        let mut chance = attack.flag;
        if takes > 0.0 {
            chance += takes * self.without_foe(way[1], |moved, sums| moved.went(way, sums));
        }
        if falls > 0.0 {
            chance += falls * self.fell(way, attack);
        }
        if both > 0.0 {
            chance += both * self.without_foe(way[1], |moved, sums| moved.gone(way[0], sums));
        }
        chance
    }

    /// The own piece has gone to a free site.
    fn went(&mut self, way: [u8; 2], mut sums: Accumulator<N>) -> f32 {
        let (net, [from, to]) = (self.net, way);
        let add = &mut |input, value| net.add(&mut sums, input, value);
        self.known.own_piece([from, from], -1.0, add);
        self.known.own_piece([from, to], 1.0, add);
        let rank = self.known.lift_own(from);
        self.known.put_own(to, rank);
        let chance = self.look(sums);
        self.known.lift_own(to);
        self.known.put_own(from, rank);
        chance
    }

    /// The own piece is gone.
    fn gone(&mut self, from: u8, mut sums: Accumulator<N>) -> f32 {
        let net = self.net;
        self.known.own_piece([from, from], -1.0, &mut |input, value| {
            net.add(&mut sums, input, value);
        });
        let rank = self.known.lift_own(from);
        if rank == Rank::Marshal as u8 && !self.known.shown {
            net.add(&mut sums, SHOWN, 1.0);
        }
        let chance = self.look(sums);
        self.known.put_own(from, rank);
        chance
    }

    /// The own piece is gone, and the enemy one is what could remove it.
    fn fell(&mut self, [from, to]: [u8; 2], attack: &Attack) -> f32 {
        let (net, mut sums) = (self.net, self.sums);
        let mut foe = |known: &Known, sign| {
            if let Some(foe) = known.foe(to) {
                foe_piece(to, foe, sign, &mut |input, value| net.add(&mut sums, input, value));
            }
        };
        foe(self.known, -1.0);
        let before = self.known.learn(to, attack.defender);
        foe(self.known, 1.0);
        let chance = self.gone(from, sums);
        if let Some(before) = before {
            self.known.unlearn(to, before);
        }
        chance
    }

    /// Calls `then` with the enemy piece of a site gone, and gives what that finds.
    fn without_foe(&mut self, at: u8, then: impl FnOnce(&mut Self, Accumulator<N>) -> f32) -> f32 {
        let (net, mut sums) = (self.net, self.sums);
        if let Some(foe) = self.known.foe(at) {
            foe_piece(at, foe, -1.0, &mut |input, value| net.add(&mut sums, input, value));
        }
        let number = self.known.lift_foe(at);
        let chance = then(self, sums);
        self.known.put_foe(at, number);
        chance
    }

    /// Returns the chance as everything stands now.
    fn look(&self, mut sums: Accumulator<N>) -> f32 {
        self.known.related(&mut |input, value| self.net.add(&mut sums, input, value));
        self.net.chance(&sums)
    }
}
