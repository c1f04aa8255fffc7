//! What is told of a step: as the move list writes it, and what it leaves on the board.

use super::army::Stays;
use super::board::name;
use super::scene::look;
use super::types::{Event, Went};
use palamede_rules::{GameEvent, Trace};

impl GameEvent for Event {
    fn notation(&self) -> String {
        match self {
            Event::Deployed { .. } | Event::Begins { .. } => String::new(),
            Event::Went(went) => went.notation(),
        }
    }

    fn trace(&self) -> Trace {
        let Event::Went(went) = self else { return Trace::default() };
        let [from, .., to] = went.path[..] else { return Trace::default() };
        let mut taken = Vec::new();
        let mut met = None;
        if let Some(combat) = went.combat {
            let attacked = look(went.four, combat.seat, combat.rank);
            met = Some([look(went.four, went.seat, went.rank), attacked]);
            // An attacker that fell is shown as taken on the site from which it attacked.
            if combat.stays != Stays::Attacker {
                taken.push((usize::from(from), look(went.four, went.seat, went.rank)));
            }
            // A flag that is carried on from now is not removed (sentence 18).
            let borne = combat.flag && !went.out.has(combat.seat);
            if combat.stays != Stays::Defender && !borne {
                taken.push((usize::from(to), look(went.four, combat.seat, combat.rank)));
            }
        }
        let mut path: Vec<usize> = went.path.iter().map(|&site| usize::from(site)).collect();
        if went.home.is_some() {
            // The carrier that handed over its flag has stepped back along its path.
            path.extend(went.path.iter().rev().skip(1).map(|&site| usize::from(site)));
        }
        Trace { path, taken, met, ..Trace::default() }
    }
}

impl Went {
    /// Writes `S25-N21`, or `S25xN21` with what came of it.
    fn notation(&self) -> String {
        let (from, to) = (self.path.first(), self.path.last());
        let ends = [from, to].map(|site| site.map_or(String::new(), |&site| name(site)));
        match self.combat {
            None => ends.join("-"),
            Some(combat) => format!("{} {}", ends.join("x"), combat.stays.sign()),
        }
    }
}
