//! Laws 1, 2, 8 and 10, and what else is checked at every step. Random games are played once, and every law of
//! [`laws`] looks at each of their positions.

use super::random::{Heard, exact_games, law};
use super::setup::{Conform, eyes, games, option_sets, table, walk};
use crate::depth::{amount, cases};
use palamede::record::Dice;
use palamede::rules::{
    Eye, Eyes, GameEvent, Generator, Line, NotNow, Options, Outcome, Reason, Rng, Seats, Seen,
    Step, StepError, StepOf, Turn, playout,
};
use std::collections::{BTreeSet, HashMap};

/// How many games are played whole.
fn whole_games() -> usize {
    cases(400, 4_000)
}

/// What the laws know of a game that is under way.
struct Game<'a, R: Conform> {
    /// The position, and how it came about.
    line: &'a Line<R>,
    /// The step that led there, and what everybody heard of it.
    step: Option<(&'a StepOf<R>, &'a Heard<R>)>,
    /// The number of the position, begun at another one in each game: what is slow looks at some of them.
    at: u64,
    /// Whether everything was open to everybody before.
    was_open: bool,
}

/// A law's name, and what finds it broken.
type Law<R> = (&'static str, fn(&Game<R>));

/// The laws of a position and of the step before it.
fn laws<R: Conform>() -> [Law<R>; 5] {
    [
        ("the list is sound", list_is_sound),
        ("an open position hides nothing", open_positions_hide_nothing),
        ("check accepts the list", check_accepts_the_list),
        ("the key is kept up", key_is_kept_up),
        ("every eye hears one event", every_eye_hears_one_event),
    ]
}

/// Plays random games, and looks at each position by each law, and at each game by its history.
fn every_position_keeps_the_cheap_laws<R: Conform>() {
    let laws = laws::<R>();
    exact_games::<R>(whole_games(), |options, seed| {
        let (mut at, mut was_open) = (seed, !R::SECRETS);
        let mut history = History::default();
        walk::<R>(options, seed, 5_000, &mut |line, step| {
            at += 1;
            let game = Game { line, step, at, was_open };
            for (name, holds) in laws {
                law(name, || holds(&game));
            }
            was_open = line.state().is_open();
            // The text of every position is slow to write: of a quarter of the games.
            if seed.is_multiple_of(4) {
                law("the history is judged", || history.judge(line));
            }
        });
    });
}

/// Law 1: the list has no duplicate, is not empty while a seat is to act, and equals
/// the view's; `count` and `nth` say the same.
fn list_is_sound<R: Conform>(game: &Game<R>) {
    let (state, at) = (game.line.state(), game.at);
    let list = state.list();
    assert_eq!(list.is_empty(), !matches!(state.turn(), Turn::Seat(_)));
    assert_eq!(state.count(), list.len());
    // The rest is slower; every seventh position has its turn.
    if !at.is_multiple_of(7) {
        return;
    }
    for (i, mv) in list.iter().enumerate() {
        assert!(!list[..i].contains(mv), "{mv:?} is listed twice");
        assert_eq!(state.nth(i).as_ref(), Some(mv), "move number {i}");
    }
    assert_eq!(state.nth(list.len()), None);
    let number = Generator::new(at).below(list.len() as u32) as usize;
    assert_eq!(state.pick(&mut Generator::new(at)).as_ref(), list.get(number));
    for eye in eyes() {
        let view = state.view(eye);
        assert_eq!(view.turn(), state.turn());
        let may = match (state.turn(), eye) {
            _ if !R::SECRETS => true,
            (Turn::Seat(seat), Eye::Seat(own)) => seat == own,
            (_, eye) => eye == Eye::Open,
        };
        let expected = if may { list.clone() } else { Vec::new() };
        assert_eq!(view.moves(), expected, "for {eye:?}");
    }
}

/// What is said to be open to every eye is, and stays so.
fn open_positions_hide_nothing<R: Conform>(game: &Game<R>) {
    let state = game.line.state();
    assert!(state.is_open() || !game.was_open, "what was seen is hidden again");
    if state.is_open() && game.at.is_multiple_of(19) {
        let all = state.view(Eye::Open).scene(&[]);
        for eye in eyes() {
            assert_eq!(state.view(eye).scene(&[]), all, "for {eye:?}");
            assert_eq!(state.hidden(eye), [""; 0], "for {eye:?}");
        }
    }
}

/// Law 2: `check` accepts exactly the listed moves (and, of a deployment, every
/// arrangement that the rules allow); what is refused has a reason.
fn check_accepts_the_list<R: Conform>(game: &Game<R>) {
    let line = game.line;
    let over = matches!(line.turn(), Turn::Over(_));
    // It is slow: sampled positions, and a part of the ends.
    if !game.at.is_multiple_of(if over { 5 } else { 67 }) {
        return;
    }
    let (state, list) = (line.state(), line.state().list());
    let before = line.position();
    for mv in list.iter().chain(&state.attempts()) {
        let step = Step::Move(mv.clone());
        let legal = match line.turn() {
            Turn::Seat(_) => list.contains(mv) || state.unlisted(mv),
            _ => false,
        };
        match line.check(&step) {
            Ok(()) => assert!(legal, "{mv:?} is accepted"),
            Err(why) => assert!(!legal, "{mv:?} is refused: {why:?}"),
        }
    }
    assert_eq!(line.position(), before);
}

/// Law 8: the key that is kept up equals the one computed afresh.
fn key_is_kept_up<R: Conform>(game: &Game<R>) {
    let state = game.line.state();
    assert_eq!(state.key(), state.fresh_key(), "after {:?}", game.step);
}

/// Every eye hears exactly one event of each move and each roll, and each event can be
/// written and drawn.
fn every_eye_hears_one_event<R: Conform>(game: &Game<R>) {
    let Some((step, told)) = game.step else { return };
    if let Step::Resign(_) | Step::TimeOut(_) | Step::Agree(_) = step {
        assert!(told.is_empty());
        return;
    }
    let mut heard = Eyes::NONE;
    for (eyes, event) in told {
        assert!(heard.disjoint(*eyes), "{step:?}: somebody hears two events: {told:?}");
        heard = heard.and(*eyes);
        assert!(!event.notation().is_empty() || R::DRAFTS);
        event.trace();
    }
    assert_eq!(heard, Eyes::ALL, "{step:?}: somebody hears nothing: {told:?}");
}

/// Law 2 for the other steps: each has its time.
fn steps_have_their_time<R: Conform>() {
    let refused = |step: &Result<(), StepError<R::Refusal>>, why: NotNow| {
        assert_eq!(*step, Err(StepError::NotNow(why)));
    };
    exact_games::<R>(cases(60, 600), |options, seed| {
        let mut rolls: Vec<R::Roll> = Vec::new();
        walk::<R>(options, seed, 400, &mut |line, step| {
            if let Some((Step::Roll(roll), _)) = step {
                rolls.push(roll.clone());
            }
            let in_play = line.in_play();
            let mv = || line.state().attempts().swap_remove(0);
            let roll = rolls.last().cloned().map(Step::Roll);
            match line.turn() {
                Turn::Over(_) => {
                    assert_eq!(in_play, Seats::NONE);
                    refused(&line.check(&Step::Move(mv())), NotNow::Over);
                    refused(&line.check(&Step::Agree(line.state().in_play())), NotNow::Over);
                    roll.iter().for_each(|roll| refused(&line.check(roll), NotNow::Over));
                }
                Turn::Seat(_) => {
                    let nothing = NotNow::NothingToThrow;
                    roll.iter().for_each(|roll| refused(&line.check(roll), nothing));
                }
                Turn::Chance { .. } => {
                    refused(&line.check(&Step::Move(mv())), NotNow::ThrowFirst);
                    for roll in &rolls {
                        let mut possible = false;
                        line.state().odds(&mut |other, _| possible |= other == *roll);
                        assert_eq!(line.check(&Step::Roll(roll.clone())).is_ok(), possible);
                    }
                }
            }
            for seat in palamede::rules::Seat::first(4) {
                if !matches!(line.turn(), Turn::Over(_)) {
                    assert_eq!(line.check(&Step::Resign(seat)).is_ok(), in_play.has(seat));
                    assert_eq!(line.check(&Step::TimeOut(seat)).is_ok(), in_play.has(seat));
                    let fewer = in_play.without(seat);
                    assert_eq!(line.check(&Step::Agree(fewer)).is_ok(), fewer == in_play);
                }
            }
        });
    });
}

/// The history of a game, counted here by the text of its positions.
#[derive(Default)]
struct History {
    stood: HashMap<String, usize>,
    quiet: usize,
}

impl History {
    /// The line is at its next position. Repetition and quiet plies stop the game when they
    /// must, and not before.
    fn judge<R: Conform>(&mut self, line: &Line<R>) {
        let state = line.state();
        let (text, dead) = (state.position(), state.is_dead_draw());
        self.quiet = if line.quiet() == 0 { 0 } else { self.quiet + 1 };
        assert_eq!(line.quiet(), self.quiet, "{text}");
        let times = self.stood.entry(text.clone()).or_default();
        *times += 1;
        let over = match line.turn() {
            Turn::Over(outcome) => Some(outcome),
            _ => None,
        };
        if let Turn::Over(outcome) = state.turn() {
            // A position does not tell a loss on time from a resignation.
            let timed = over.filter(|over| over.reason == Reason::TimedOut);
            let reason = match outcome.reason {
                Reason::Resigned => timed.map_or(Reason::Resigned, |over| over.reason),
                reason => reason,
            };
            let outcome = Outcome { reason, ..outcome };
            assert_eq!(over, Some(outcome), "the position comes first");
            return;
        }
        let repeated = R::REPEATS.is_some_and(|most| *times >= most);
        let long = state.quiet_limit().is_some_and(|most| self.quiet >= most);
        match over.map(|outcome| outcome.reason) {
            Some(Reason::Material) => assert!(dead),
            Some(Reason::Repeated) => assert!(repeated && !dead, "{times} times {text}"),
            Some(Reason::Quiet) => assert!(long && !repeated && !dead, "{text}"),
            None => assert!(!repeated && !long && !dead, "{times} times, {text}"),
            Some(reason) => panic!("{reason:?}: {text}"),
        }
        if let Some(outcome) = over {
            assert_eq!(outcome.winners, state.winners_by(outcome.reason));
        }
    }
}

/// Going there and back again ends a game in which positions may not repeat for ever:
/// random play hardly ever does that by itself.
fn repetition_is_judged<R: Conform>() {
    if R::REPEATS.is_none() {
        return;
    }
    let mut ended = 0;
    games::<R>(60, |options, seed| {
        let mut rng = Generator::new(seed);
        let (mut line, mut history) = (Line::new(R::start(options)), History::default());
        playout(&mut line, &mut rng, 3 + seed as usize % 20);
        // Where nothing can be taken back yet, as while pieces are placed, the game goes on a little.
        let mut cycles = (0..6).map(|_| {
            let found = (0..30).find_map(|_| cycle(line.state(), &mut rng));
            if found.is_none() {
                playout(&mut line, &mut rng, 4);
            }
            found
        });
        let Some(cycle) = cycles.find_map(|found| found) else { return };
        // A line that begins here: the history is counted from here, too.
        let mut line = Line::new(line.state().clone());
        history.judge(&line);
        'there_and_back: loop {
            for mv in &cycle {
                if let Turn::Over(outcome) = line.turn() {
                    assert_eq!(outcome.reason, Reason::Repeated);
                    ended += 1;
                    break 'there_and_back;
                }
                line.advance(&Step::Move(mv.clone()), &mut palamede::rules::Silent);
                history.judge(&line);
            }
        }
    });
    assert!(ended > 20, "{ended}");
}

/// Four moves from a position back to it, if two random ones can be taken back.
fn cycle<R: Conform>(start: &R, rng: &mut Generator) -> Option<Vec<R::Move>> {
    let after = |state: &R, mv: &R::Move| {
        let mut next = state.clone();
        next.play(mv, &mut palamede::rules::Silent);
        next
    };
    let (mut here, mut way) = (start.clone(), Vec::new());
    for _ in 0..2 {
        let mv = here.nth(rng.below(here.count() as u32) as usize)?;
        here = after(&here, &mv);
        way.push(mv);
    }
    let back = here.list().into_iter().find_map(|a| {
        let next = after(&here, &a);
        let home = next.list().into_iter().find(|b| after(&next, b).position() == start.position());
        home.map(|b| [a, b])
    })?;
    way.extend(back);
    Some(way)
}

/// Law 10: with bounded options random play ends by the rules.
fn random_play_ends<R: Conform>() {
    exact_games::<R>(whole_games(), |options, seed| {
        if R::bounded(options) {
            let mut line = Line::new(R::start(options));
            let steps = playout(&mut line, &mut Generator::new(seed), 20_000);
            assert!(matches!(line.turn(), Turn::Over(_)), "not over after {steps} steps");
        }
    });
    assert!(option_sets::<R>().iter().any(R::bounded));
}

/// The board's class is the game's, whatever is chosen.
fn boards_have_the_class_of_the_game<R: Conform>() {
    for options in Options::pairwise(R::OPTIONS) {
        let board = R::start(&options).view(Eye::Open).scene(&[]).board;
        assert_eq!(board.class, R::CLASS, "{options:?}");
    }
}

/// Each named set names options and values that the game has, none twice and none at
/// its default; no two sets are the same choice.
fn named_sets_are_real<R: Conform>() {
    let mut known = vec![Options::new(R::OPTIONS)];
    for (at, set) in R::SETS.iter().enumerate() {
        assert!(!set.name.is_empty(), "the defaults have no name");
        assert!(R::SETS[..at].iter().all(|other| other.name != set.name), "{}", set.name);
        for (i, (name, value)) in set.pairs.iter().enumerate() {
            assert!(set.pairs[..i].iter().all(|(other, _)| other != name), "{name} stands twice");
            Options::new(R::OPTIONS).set(name, value).expect("an option and its value");
        }
        let options = Options::of(R::OPTIONS, set);
        let changed: BTreeSet<_> = options.changed().collect();
        assert_eq!(changed, set.pairs.iter().copied().collect(), "{}", set.name);
        assert!(!known.contains(&options), "{} is another set's choice", set.name);
        known.push(options);
    }
}

/// What binds an option names options and values that the game has, and changes nothing
/// that is bound already; a table stores what is in force.
fn bounds_are_real<R: Conform>() {
    for bound in R::BOUNDS {
        let mut options = Options::new(R::OPTIONS);
        options.set(bound.by.0, bound.by.1).expect("an option and its value");
        for choice in R::OPTIONS.iter().filter(|choice| choice.name == bound.option) {
            assert!(choice.values.contains(&bound.value), "{bound:?}");
            for value in choice.values {
                options.set(bound.option, value).expect("an option and its value");
                let forced = options.in_force(R::BOUNDS);
                assert_eq!(forced.get(bound.option), bound.value);
                assert_eq!(forced.in_force(R::BOUNDS), forced);
                assert_eq!(table::<R>(&options, Dice::Given).setup().options, forced);
            }
        }
        assert!(R::OPTIONS.iter().any(|choice| choice.name == bound.option), "{bound:?}");
        assert_ne!(bound.option, bound.by.0);
    }
}

/// A throw falls as the odds say: χ² over many throws of sampled positions.
fn throw_follows_the_odds<R: Conform>() {
    let mut tested = 0;
    games::<R>(30, |options, seed| {
        let mut last = None;
        walk::<R>(options, seed, 200, &mut |line, _| {
            if matches!(line.turn(), Turn::Chance { .. }) {
                last = Some(line.state().clone());
            }
            // Nothing is thrown while a seat is to move.
            if let Turn::Seat(_) | Turn::Over(_) = line.state().turn() {
                line.state().odds(&mut |roll, _| panic!("{roll:?} while nobody throws"));
                assert_eq!(line.state().throw(&mut Generator::new(seed)), None);
            }
        });
        let Some(state) = last else { return };
        let mut odds: Vec<(R::Roll, u32)> = Vec::new();
        state.odds(&mut |roll, weight| {
            assert!(weight > 0);
            assert!(odds.iter().all(|(other, _)| *other != roll), "{roll:?} stands twice");
            odds.push((roll, weight));
        });
        let (sum, mut rng) = (odds.iter().map(|(_, w)| w).sum::<u32>(), Generator::new(seed));
        let mut fell = vec![0u32; odds.len()];
        let throws = amount(3_000) as u32;
        for _ in 0..throws {
            let roll = state.throw(&mut rng).expect("a roll");
            fell[odds.iter().position(|(other, _)| *other == roll).expect("a roll of the odds")] +=
                1;
        }
        let chi: f64 = odds
            .iter()
            .zip(&fell)
            .map(|((_, weight), &fell)| {
                let due = f64::from(throws) * f64::from(*weight) / f64::from(sum);
                (f64::from(fell) - due).powi(2) / due
            })
            .sum();
        // Mean and five standard deviations: the seeds are fixed, so it never flickers.
        let degrees = odds.len() as f64 - 1.0;
        assert!(chi < degrees + 5.0 * (2.0 * degrees).sqrt() + 5.0, "{odds:?} fell {fell:?}");
        tested += 1;
    });
    let chance = R::DICE || R::OPTIONS.iter().any(|choice| choice.values.contains(&"lot"));
    assert_eq!(tested > 0, chance);
}

mod law {
    crate::every_game! {
        every_position_keeps_the_cheap_laws
        steps_have_their_time
        repetition_is_judged
        random_play_ends
        throw_follows_the_odds
        boards_have_the_class_of_the_game
        named_sets_are_real
        bounds_are_real
    }
}
