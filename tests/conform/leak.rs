//! Law 4, no leak: what an eye cannot know is replaced by another army with the same
//! public history. For that eye every surface stays as it was; each has its own test,
//! and for each a variant of the toy that leaks there is found out.

use crate::setup::{Conform, any_step, games, table};
use crate::toys::ranks::{Leak, Ranks, leaking};
use palamede::games::luzhanqi::{Luzhanqi, LuzhanqiFour};
use palamede::mind::{Greedy, Job};
use palamede::rules::{Eye, Generator, Line, Options, Seat, Seen, Silent, StepOf, Told, Turn};
use palamede::scene::{Facing, Labels, draw};
use palamede::table::{Dice, Heard, Table};
use std::fmt::Write as _;

/// Where something could come out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Surface {
    View,
    Moves,
    Notation,
    Paths,
    Scene,
    Svg,
    Events,
    MoveList,
    Link,
    Export,
    ViewText,
    Question,
    Choice,
    Sentences,
}

/// What `eye` gets of the table through this surface, as text.
pub fn surface<R: Conform>(surface: Surface, table: &mut Table<R>, eye: Eye) -> String {
    match eye {
        Eye::Seat(seat) => table.sit(seat),
        _ => table.draw_curtain(),
    }
    assert_eq!(table.eye(), eye);
    let len = table.len();
    let mut out = String::new();
    let acts = matches!((table.turn(), eye), (Turn::Seat(a), Eye::Seat(b)) if a == b);
    // Earlier positions too: a replay shows what the eye saw.
    let earlier = [0, len / 2, len.saturating_sub(1)];
    match surface {
        Surface::View => {
            let _ = write!(out, "{:?} {:?}", table.view(), table.curtain());
            earlier.iter().for_each(|&at| {
                let _ = write!(out, "{:?}", table.view_after(at));
            });
        }
        Surface::Moves => {
            let _ = write!(out, "{:?} {:?}", table.view().moves(), table.draft());
        }
        Surface::Notation => {
            let _ = write!(out, "{:?}", table.notated_moves());
            assert_eq!(table.notated_moves().is_empty(), !acts, "for {eye:?}");
        }
        Surface::Paths => {
            let view = table.view();
            for mv in view.moves() {
                view.paths(&mv, &mut |path| out += &format!("{path:?}"));
            }
            let _ = write!(out, "{:?}", table.next());
        }
        Surface::Scene => {
            let _ = write!(out, "{:?}", table.scene());
            earlier.iter().for_each(|&at| {
                let _ = write!(out, "{:?}", table.scene_after(at));
            });
        }
        Surface::Svg => {
            for (turned, labels) in
                [(0, Labels::Symbols), (1, Labels::Chinese), (2, Labels::default())]
            {
                let (opposite, upright) = (turned == 2, turned == 2);
                let facing = Facing { turned, opposite, upright, labels };
                out += &draw(&table.scene(), facing).markup();
            }
        }
        Surface::Events => (0..len).for_each(|at| {
            let _ = write!(out, "{:?} {:?}", table.heard(at), table.heard_in_public(at));
        }),
        Surface::MoveList => {
            // The words of a note are made from the event alone.
            table.view();
            for at in 0..len {
                if let Some((by, Heard::Event(event))) = table.heard(at) {
                    let _ = write!(out, "{by:?} {} ", event.note());
                }
            }
        }
        Surface::Link => out = table.link(),
        Surface::Export => {
            let _ = write!(out, "{:?}", table.record());
            assert_eq!(table.record(), None, "a running game with secrets is not exported");
        }
        Surface::ViewText => out = R::write_view(&table.view()),
        Surface::Question => {
            if acts {
                let question = table.question().expect("a seat is to act");
                let _ = write!(out, "{:?} {:?}", question.view, (question.quiet, question.keys));
                let _ = write!(out, "{:?}", Job::new(table, 1, 1, 1));
            }
        }
        Surface::Choice => {
            for seed in 0..if acts { 4 } else { 0 } {
                let question = table.question().expect("a seat is to act");
                let mut mind =
                    Greedy::<R>::new(&question.view, question.quiet, &question.keys, seed);
                let _ = write!(out, "{:?}", mind.step(1_000));
            }
        }
        Surface::Sentences => out = R::sentences(table),
    }
    out
}

/// A table at which these steps were taken.
fn replay<R: Conform>(options: &Options, steps: &[StepOf<R>]) -> Table<R> {
    let mut table = table::<R>(options, Dice::Given);
    for step in steps {
        table.take(step.clone()).expect("the same public history");
    }
    table
}

/// Calls `look` with pairs of running tables that differ only in what the eye cannot
/// know.
fn pairs<R: Conform>(n: usize, mut look: impl FnMut(&mut Table<R>, &mut Table<R>, Eye)) -> usize {
    let mut found = 0;
    games::<R>(n, |options, seed| {
        let mut rng = Generator::new(seed);
        let mut line = Line::new(R::start(options));
        let mut steps: Vec<StepOf<R>> = Vec::new();
        let length = [1, 2, 4, 6, 12, 20, 30][seed as usize % 7];
        while steps.len() < length {
            let Some(step) = any_step(&line, &mut rng) else { return };
            line.advance(&step, &mut Silent);
            if let Turn::Over(_) = line.turn() {
                return;
            }
            steps.push(step);
        }
        let seats = Seat::first(R::SEATS).map(Eye::Seat);
        for eye in seats.chain([Eye::Public]) {
            for other in R::others(options, &steps, eye, &mut rng, Some(2)) {
                let (mut truth, mut lie) = (replay(options, &steps), replay(options, &other));
                assert_ne!(lie.line().position(), truth.line().position());
                look(&mut truth, &mut lie, eye);
                found += 1;
            }
        }
    });
    found
}

/// The first difference on a surface, if there is one.
fn difference<R: Conform>(kind: Surface, n: usize) -> (usize, Option<String>) {
    let mut first = None;
    let found = pairs::<R>(n, |truth, lie, eye| {
        if first.is_none() {
            let (a, b) = (surface(kind, truth, eye), surface(kind, lie, eye));
            if a != b {
                first = Some(format!("{kind:?} for {eye:?}:\n{a}\n{b}"));
            }
        }
    });
    (found, first)
}

/// No game with secrets leaks there.
fn tight(kind: Surface) {
    let (found, first) = difference::<Ranks>(kind, 140);
    assert!(found > 100, "only {found} pairs");
    assert_eq!(first, None);
    for &game in palamede::games::GameId::ALL {
        palamede::with_game!(game, G => {
            if <G as palamede::rules::Game>::SECRETS {
                tight_in::<G>(kind);
            }
        });
    }
    tight_in::<Luzhanqi>(kind);
    tight_in::<LuzhanqiFour>(kind);
}

fn tight_in<R: Conform>(kind: Surface) {
    let (found, first) = difference::<R>(kind, 40 * R::HEAVY);
    assert!(found > 40, "only {found} pairs");
    assert_eq!(first, None);
}

/// A game that leaks there is found out.
fn found_out(kind: Surface, leak: Leak) {
    let (_, first) = leaking(leak, || difference::<Ranks>(kind, 140));
    assert!(first.is_some(), "the leaking {leak:?} is not found on {kind:?}");
}

macro_rules! surfaces {
    ($($name:ident $surface:ident $($leak:ident)?,)*) => {
        /// Every surface.
        pub const SURFACES: &[Surface] = &[$(Surface::$surface),*];
        mod nothing_leaks {
            use super::{Surface, tight};
            $(#[test] fn $name() { tight(Surface::$surface); })*
        }
        mod a_leak_is_found {
            use super::{Leak, Surface, found_out};
            $($(#[test] fn $name() { found_out(Surface::$surface, Leak::$leak); })?)*
        }
    };
}

surfaces! {
    view View View,
    moves Moves Moves,
    notation Notation Notation,
    paths Paths Paths,
    scene Scene Scene,
    svg Svg Scene,
    events Events Event,
    move_list MoveList Note,
    link Link,
    export Export,
    view_text ViewText ViewText,
    question Question View,
    choice Choice Guess,
    sentences Sentences Sentence,
}
