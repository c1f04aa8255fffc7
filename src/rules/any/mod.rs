//! A position of whichever game: what the page plays with, so that tables, records and
//! players are compiled once and not for each game.
//!
//! Moves, rolls, events and refusals travel as [`Held`], [`HeldRoll`] and [`HeldEvent`] values. All
//! that are given to a position must be of its own game; one of another ends the program.
//!
//! They are held and not packed into the digits that links use, which would need no types:
//! Turkish draughts packs a move as its number among the moves of the position, so that each
//! one listed would be counted out again, and a position may have a hundred thousand.
//!
//! Computer players do not think through this: they know the type of their game ([`Thinkable`](super::Thinkable)).

/// The questions of [`Rules`](super::Rules), one line each; see [`pass`](super::pass). Behind `=>`
/// is what answers where a value of the game goes in or comes out. Those that take a function or
/// a generator of any type are written out, as [`Any`] has to hand it over by a reference.
macro_rules! questions {
    ($then:ident) => {
        $then! { self.0;
            fn facts(&self) -> &'static Facts;
            fn turn(&self) -> Turn;
            fn exceeds(&self, most: usize) -> bool;
            fn entered(&self, presses: &[Target]) -> Option<Self::Roll>
                => self.0.entered(presses).map(HeldRoll::new);
            fn check(&self, mv: &Self::Move) -> Result<(), Self::Refusal>
                => self.0.check(mv.of()).map_err(Held::new);
            fn heed(&mut self, quiet: usize);
            fn resign(&mut self, seat: Seat);
            fn living(&self) -> Seats;
            fn settle(&self, reason: Reason) -> Seats;
            fn dead(&self) -> bool;
            fn quiet_limit(&self) -> Option<usize>;
            fn key(&self) -> u64;
            fn view(&self, eye: Eye) -> Self::View
                => AnyView::new::<R>(self.0.view(eye));
            fn is_open(&self) -> bool;
        }
    };
}

/// The questions of [`Seen`](super::Seen), likewise.
macro_rules! sights {
    ($then:ident) => {
        $then! { self.0;
            fn turn(&self) -> Turn;
            fn moves(&self) -> Vec<Held>
                => self.0.moves().into_iter().map(Held::new).collect();
            fn write(&self, mv: &Held) -> String
                => self.0.write(mv.of());
            fn begun(&self, clicks: &[Target]) -> Option<Begun<Held>>
                => self.0.begun(clicks).map(begun);
            fn scene(&self, clicks: &[Target]) -> Scene;
            fn why_not(&self, clicks: &[Target]) -> Option<Held>
                => self.0.why_not(clicks).map(Held::new);
            fn faces(&self) -> Vec<Control>;
            fn aids(&self) -> Vec<Aid>;
            fn draft(&self, lot: u64) -> Option<Held>
                => self.0.draft(lot).map(Held::new);
            fn revise(&self, draft: &Held, clicks: &[Target]) -> Revision<Any>
                => revision(self.0.revise(draft.of(), clicks));
            fn laid_out(&self, draft: &Held, clicks: &[Target]) -> Scene
                => self.0.laid_out(draft.of(), clicks);
        }
    };
}

mod foreign;
mod held;
mod tables;
mod view;

pub use held::{Held, HeldEvent, HeldRoll};
pub use tables::{Any, AnyView};

use super::pass::{answer, pass_on};
use super::play::texts;
use super::{
    Eye, Facts, Kind, Misread, Notation, Play, Progress, Reason, Rng, Rules, Seat, Seats, Seen,
    Tell, Turn,
};
use crate::scene::Target;
use std::fmt;
use tables::{Chance, Listener, Position};

/// The position of a game, behind a table of functions.
struct State<R>(R);

impl<R: Notation> Position for State<R> {
    type Move = Held;
    type Roll = HeldRoll;
    type Refusal = Held;
    type View = AnyView;

    fn twin(&self) -> Any {
        Any::new(self.0.clone())
    }

    fn odds(&self, out: &mut dyn FnMut(HeldRoll, u32)) {
        self.0.odds(&mut |roll, weight| out(HeldRoll::new(roll), weight));
    }

    fn throw(&self, rng: &mut dyn Rng) -> Option<HeldRoll> {
        self.0.throw(&mut Chance(rng)).map(HeldRoll::new)
    }

    fn play(&mut self, mv: &Held, tell: &mut Listener<'_>) -> Progress {
        self.0.play(mv.of(), tell)
    }

    fn roll(&mut self, roll: &HeldRoll, tell: &mut Listener<'_>) -> Progress {
        self.0.roll(roll.of(), tell)
    }

    questions! { answer }
    texts! { answer }
}

impl Any {
    /// A position of a game, its type forgotten.
    pub fn new<R: Notation>(state: R) -> Any {
        Any(Box::new(State(state)))
    }
}

impl Kind<Any> {
    /// The kind of game that `R` is, its type forgotten.
    pub fn any<R: Notation>() -> Kind<Any> {
        Kind {
            facts: R::FACTS,
            start: |options| Any::new(R::start(options)),
            set_up: |options, text| R::set_up(options, text).map(Any::new),
        }
    }
}

impl Clone for Any {
    fn clone(&self) -> Any {
        self.0.twin()
    }
}

impl Rules for Any {
    type Move = Held;
    type Roll = HeldRoll;
    type Event = HeldEvent;
    type Refusal = Held;
    type View = AnyView;

    fn moves(&self, out: &mut impl FnMut(Held)) {
        // The open eye knows them all: the functions that list them are there once.
        self.0.view(Eye::Open).moves().into_iter().for_each(out);
    }

    fn odds(&self, out: &mut impl FnMut(HeldRoll, u32)) {
        self.0.odds(out);
    }

    fn throw(&self, rng: &mut impl Rng) -> Option<HeldRoll> {
        self.0.throw(rng)
    }

    fn play(&mut self, mv: &Held, tell: &mut impl Tell<HeldEvent>) -> Progress {
        self.0.play(mv, &mut Listener(&mut |eyes, event| tell.tell(eyes, || event)))
    }

    fn roll(&mut self, roll: &HeldRoll, tell: &mut impl Tell<HeldEvent>) -> Progress {
        self.0.roll(roll, &mut Listener(&mut |eyes, event| tell.tell(eyes, || event)))
    }

    questions! { pass_on }
}

impl Play for Any {
    texts! { pass_on }

    fn write_view(view: &AnyView) -> String {
        view.text()
    }
}

// Nobody prints these but a test that fails: the texts of each game would be a part of
// the page.
macro_rules! opaque {
    ($($name:ident)*) => { $(
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(stringify!($name))
            }
        }
    )* };
}

opaque! { Held HeldRoll HeldEvent Any AnyView }
