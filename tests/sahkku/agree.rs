//! The quick rules against the slow ones, move by move.

use super::set_up;
use super::slow::{FACES, Slow, Stage};
use crate::depth::amount;
use palamede::games::sahkku::{After, Event, Kind, Roll, Sahkku, Throw};
use palamede::rules::{Eyes, Game, Generator, Notation, Options, Rng, Rules, Seat, Silent, Turn};
use std::collections::BTreeMap;

/// How often something happened.
type Seen = BTreeMap<&'static str, usize>;

/// Compares who is to act, the moves and the texts.
fn compare(slow: &Slow, quick: &Sahkku) {
    let text = slow.text();
    assert_eq!(quick.position(), text);
    assert_eq!(quick.key(), quick.fresh_key(), "{text}");
    let mut expected: Vec<String> = slow.actions().iter().map(|a| slow.write(a)).collect();
    let list = quick.list();
    let mut found: Vec<String> = list.iter().map(|act| quick.write(act)).collect();
    expected.sort();
    found.sort();
    assert_eq!(found, expected, "{text}");
    assert_eq!(quick.count(), found.len());
    let seat = |side: usize| Seat::new(side).expect("a seat");
    match (quick.turn(), slow.over) {
        (Turn::Over(outcome), Some((winner, reason))) => {
            assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [seat(winner)], "{text}");
            assert_eq!(outcome.reason.name(Sahkku::ending_name), reason, "{text}");
        }
        (Turn::Chance { by: None }, None) => assert_eq!(slow.stage, Stage::Lot),
        (Turn::Chance { by: Some(by) }, None) => {
            assert_eq!(by, seat(slow.side));
            assert!(matches!(slow.stage, Stage::Throw | Stage::Again));
        }
        (Turn::Seat(by), None) => {
            assert_eq!((by, slow.stage), (seat(slow.side), Stage::Play), "{text}");
        }
        (turn, over) => panic!("{text}: {turn:?} against {over:?}"),
    }
    if slow.over.is_none() {
        for side in 0..2 {
            assert_eq!(quick.blocked(seat(side)), slow.blocked(side), "{text}");
        }
    }
}

/// What the quick rules tell of a step.
fn event(told: Vec<(Eyes, Event)>) -> Event {
    let [(Eyes::ALL, event)] = <[_; 1]>::try_from(told).expect("one event") else {
        panic!("not told to all");
    };
    event
}

/// One random game on both, and what was seen of it.
struct Both<'a> {
    slow: Slow,
    quick: Sahkku,
    rng: &'a mut Generator,
    seen: &'a mut Seen,
}

impl Both<'_> {
    fn count(&mut self, what: &'static str) {
        *self.seen.entry(what).or_insert(0) += 1;
    }

    fn lot(&mut self) {
        let side = self.rng.below(2) as usize;
        self.slow.lot(side);
        self.quick.roll(&Roll::Lot(Seat::new(side).expect("a seat")), &mut Silent);
    }

    fn throw(&mut self) {
        let Both { slow, quick, rng, .. } = self;
        let mut told = Vec::new();
        // X is thrown more often than by chance: more happens.
        let mut face = || ["X", "II", "III", "blank", "X"][rng.below(5) as usize];
        let faces = [face(), face(), face()];
        let (side, mut before) = (slow.side, slow.clone());
        slow.throw(faces);
        let roll = Sahkku::read_roll(&faces.join("-")).expect("a throw");
        quick.roll(&roll, &mut told);
        let Event::Thrown { seat, throw, usable, after } = event(told) else { panic!() };
        assert_eq!((seat.index(), Roll::Dice(throw)), (side, roll));
        before.dice = faces.map(str::to_owned).to_vec();
        for (name, pips) in FACES {
            let face = palamede::games::sahkku::DieFace::new(pips as u8).expect("a face");
            let n = faces.iter().filter(|&&other| other == name).count();
            let useful = !before.with_die(side, name).is_empty();
            assert_eq!(usize::from(usable.count(face)), if useful { n } else { 0 });
        }
        assert_eq!(after == After::Plays, !usable.is_empty());
        assert_eq!(after, what_comes(slow, side));
        if usable.is_empty() {
            self.count("lost throw");
        }
    }

    fn play(&mut self) {
        let Both { slow, quick, rng, .. } = self;
        let mut told = Vec::new();
        let actions = slow.actions();
        let action = &actions[rng.below(actions.len() as u32) as usize];
        let act = quick.read(&slow.write(action)).expect("a move");
        assert_eq!(quick.check(&act), Ok(()));
        let (side, left) = (slow.side, slow.dice.clone());
        let owner = slow.owner.and_then(Seat::new);
        let taken = slow.play(action);
        quick.play(&act, &mut told);
        let Event::Played { seat, act: told, kind, taken: pawns, king, lost, after, .. } =
            event(told)
        else {
            panic!()
        };
        assert_eq!((seat.index(), told), (side, act));
        assert_eq!(usize::from(pawns), taken.pawns);
        assert_eq!(king, taken.king.then_some(owner));
        let name = match kind {
            Kind::Woke => "activate",
            Kind::Moved => "move",
            Kind::Lapped => "lap",
            Kind::Waits => "wait",
        };
        assert_eq!(name, action.kind);
        assert_eq!(after, what_comes(slow, side));
        let mut rest = left;
        rest.remove(rest.iter().position(|die| *die == action.die).expect("the die"));
        let ended = !matches!(after, After::Plays | After::Over);
        let rest = rest.iter().filter(|die| *die != "blank" && ended).count();
        assert_eq!(usize::from(lost.len()), rest);
        assert!(lost != Throw::NONE || rest == 0);
        self.count(name);
        if action.king {
            self.count("king moved");
        }
        match king {
            Some(None) => self.count("neutral king"),
            Some(Some(_)) if pawns > 0 => self.count("king with pawns"),
            Some(Some(_)) => self.count("king taken back"),
            None => {}
        }
        if pawns > 1 {
            self.count("several taken");
        }
        if action.from.ends_with('\'') {
            self.count("fourth leg");
        }
        if rest > 0 {
            self.count("dice lost");
        }
        if self.slow.stage == Stage::Again {
            self.count("again");
        }
    }
}

/// Plays one random game on both; `most` steps at most.
fn game(slow: Slow, quick: Sahkku, rng: &mut Generator, most: usize, seen: &mut Seen) {
    let mut both = Both { slow, quick, rng, seen };
    compare(&both.slow, &both.quick);
    for _ in 0..most {
        if both.slow.over.is_some() {
            both.count("over");
            return;
        }
        match both.slow.stage {
            Stage::Lot => both.lot(),
            Stage::Throw | Stage::Again => both.throw(),
            Stage::Play => both.play(),
        }
        compare(&both.slow, &both.quick);
    }
}

fn what_comes(slow: &Slow, side: usize) -> After {
    match (slow.over, slow.stage) {
        (Some((_, "no-move")), _) => After::Blocked,
        (Some(_), _) => After::Over,
        (None, Stage::Play) => After::Plays,
        (None, Stage::Again) => After::Again,
        (None, _) => {
            assert_ne!(slow.side, side);
            After::Passes
        }
    }
}

/// Sentences 1 to 12 as a whole, on 1 000 random games over all products of the options,
/// half of them from the start and half from scattered pieces.
#[test]
fn the_slow_rules_agree_move_by_move() {
    let all = Options::product(Sahkku::OPTIONS);
    let mut seen = Seen::new();
    for n in 0..amount(1_000) {
        let options = &all[n / 2 % all.len()];
        let mut rng = Generator::new(n as u64);
        if n % 2 == 0 {
            let (slow, quick) = (Slow::start(options), Sahkku::start(options));
            game(slow, quick, &mut rng, 400, &mut seen);
        } else {
            // It may be over at once: then another.
            let (slow, quick) = loop {
                let mut slow = Slow::scattered(options, &mut rng);
                let blocked = slow.blocked(slow.side);
                let gone = |side: usize| {
                    let alone = slow.owner == Some(side) && !slow.alone_loses;
                    slow.inactive[side].is_empty() && slow.active[side].is_empty() && !alone
                };
                if blocked || gone(0) || gone(1) {
                    continue;
                }
                slow.stage = Stage::Throw;
                let text = slow.text();
                break (slow, set_up(options, &text));
            };
            game(slow, quick, &mut rng, 200, &mut seen);
        }
    }
    // All of it happened, and often.
    for what in [
        "activate",
        "move",
        "wait",
        "lap",
        "king moved",
        "neutral king",
        "king taken back",
        "king with pawns",
        "several taken",
        "fourth leg",
        "dice lost",
        "lost throw",
        "again",
        "over",
    ] {
        assert!(seen.get(what).is_some_and(|&n| n >= 20), "{what}: {seen:?}");
    }
}
