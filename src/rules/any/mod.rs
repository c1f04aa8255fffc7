//! A position of whichever game: what the page plays with, so that tables, records and
//! players are compiled once and not for each game.
//!
//! Moves, rolls, events and refusals travel as [`AnyValue`], [`AnyRoll`] and [`AnyEvent`] values. All
//! that are given to a position must be of its own game; one of another ends the program.
//!
//! They are held and not packed into the digits that links use, which would need no types:
//! Turkish draughts packs a move as its number among the moves of the position, so that each
//! one listed would be counted out again, and a position may have a hundred thousand.
//!
//! Computer players do not think through this: they know the type of their game ([`Thinkable`](super::Thinkable)).

/// The methods of [`Rules`](super::Rules) that [`AnyPosition`] passes on, one line each; see
/// [`pass`](super::pass). Behind `=>` is what answers where a value of the game goes in or comes
/// out. Methods that take a function or a generator of any type are written out, as [`AnyPosition`]
/// has to hand it over by a reference.
macro_rules! position_vtable {
    ($then:ident) => {
        $then! { self.0;
            fn facts(&self) -> &'static Facts;
            fn turn(&self) -> Turn;
            fn exceeds(&self, most: usize) -> bool;
            fn entered(&self, presses: &[Target]) -> Option<Self::Roll>
                => self.0.entered(presses).map(AnyRoll::new);
            fn check(&self, mv: &Self::Move) -> Result<(), Self::Refusal>
                => self.0.check(mv.of()).map_err(AnyValue::new);
            fn set_quiet_plies(&mut self, quiet: usize);
            fn resign(&mut self, seat: Seat);
            fn in_play(&self) -> Seats;
            fn winners_by(&self, reason: Reason) -> Seats;
            fn is_dead_draw(&self) -> bool;
            fn quiet_limit(&self) -> Option<usize>;
            fn key(&self) -> u64;
            fn view(&self, eye: Eye) -> Self::View
                => AnyView::new::<R>(self.0.view(eye));
            fn is_open(&self) -> bool;
        }
    };
}

/// The methods of [`Seen`](super::Seen) that [`AnyView`] passes on, likewise.
macro_rules! view_vtable {
    ($then:ident) => {
        $then! { self.0;
            fn turn(&self) -> Turn;
            fn moves(&self) -> Vec<AnyValue>
                => self.0.moves().into_iter().map(AnyValue::new).collect();
            fn write(&self, mv: &AnyValue) -> String
                => self.0.write(mv.of());
            fn begun(&self, clicks: &[Target]) -> Option<Begun<AnyValue>>
                => self.0.begun(clicks).map(begun);
            fn scene(&self, clicks: &[Target]) -> Scene;
            fn why_not(&self, clicks: &[Target]) -> Option<AnyValue>
                => self.0.why_not(clicks).map(AnyValue::new);
            fn roll_inputs(&self) -> Vec<Control>;
            fn aids(&self) -> Vec<Aid>;
            fn draft(&self, lot: u64) -> Option<AnyValue>
                => self.0.draft(lot).map(AnyValue::new);
            fn revise(&self, draft: &AnyValue, clicks: &[Target]) -> Revision<AnyPosition>
                => revision(self.0.revise(draft.of(), clicks));
            fn laid_out(&self, draft: &AnyValue, clicks: &[Target]) -> Scene
                => self.0.laid_out(draft.of(), clicks);
        }
    };
}

mod foreign;
mod tables;
mod values;
mod view;

pub use tables::{AnyPosition, AnyView};
pub use values::{AnyEvent, AnyRoll, AnyValue};

use super::pass::impl_erased;
use super::play::notation_vtable;
use super::{
    Eye, Facts, Kind, Listener, Misread, Notation, Playable, Progress, Reason, Rng, Rules, Seat,
    Seats, Seen, Turn,
};
use crate::delegate_to;
use palamede_scene::Target;
use std::fmt;
use tables::{Chance, Position, Relay};

/// The position of a game, behind a table of functions.
struct State<R>(R);

impl<R: Notation> Position for State<R> {
    type Move = AnyValue;
    type Roll = AnyRoll;
    type Refusal = AnyValue;
    type View = AnyView;

    fn twin(&self) -> AnyPosition {
        AnyPosition::new(self.0.clone())
    }

    fn odds(&self, out: &mut dyn FnMut(AnyRoll, u32)) {
        self.0.odds(&mut |roll, weight| out(AnyRoll::new(roll), weight));
    }

    fn throw(&self, rng: &mut dyn Rng) -> Option<AnyRoll> {
        self.0.throw(&mut Chance(rng)).map(AnyRoll::new)
    }

    fn play(&mut self, mv: &AnyValue, tell: &mut Relay<'_>) -> Progress {
        self.0.play(mv.of(), tell)
    }

    fn roll(&mut self, roll: &AnyRoll, tell: &mut Relay<'_>) -> Progress {
        self.0.roll(roll.of(), tell)
    }

    position_vtable! { impl_erased }
    notation_vtable! { impl_erased }
}

impl AnyPosition {
    /// Makes a position of a game, its type forgotten.
    pub fn new<R: Notation>(state: R) -> AnyPosition {
        AnyPosition(Box::new(State(state)))
    }
}

impl Kind<AnyPosition> {
    /// Returns the kind of game that `R` is, its type forgotten.
    pub fn any<R: Notation>() -> Kind<AnyPosition> {
        Kind {
            facts: R::FACTS,
            start: |options| AnyPosition::new(R::start(options)),
            set_up: |options, text| R::set_up(options, text).map(AnyPosition::new),
        }
    }
}

impl Clone for AnyPosition {
    fn clone(&self) -> AnyPosition {
        self.0.twin()
    }
}

impl Rules for AnyPosition {
    type Move = AnyValue;
    type Roll = AnyRoll;
    type Event = AnyEvent;
    type Refusal = AnyValue;
    type View = AnyView;

    fn moves(&self, out: &mut impl FnMut(AnyValue)) {
        // The open eye knows them all: the functions that list them are there once.
        self.0.view(Eye::Open).moves().into_iter().for_each(out);
    }

    fn odds(&self, out: &mut impl FnMut(AnyRoll, u32)) {
        self.0.odds(out);
    }

    fn throw(&self, rng: &mut impl Rng) -> Option<AnyRoll> {
        self.0.throw(rng)
    }

    fn play(&mut self, mv: &AnyValue, tell: &mut impl Listener<AnyEvent>) -> Progress {
        self.0.play(mv, &mut Relay(&mut |eyes, event| tell.tell(eyes, || event)))
    }

    fn roll(&mut self, roll: &AnyRoll, tell: &mut impl Listener<AnyEvent>) -> Progress {
        self.0.roll(roll, &mut Relay(&mut |eyes, event| tell.tell(eyes, || event)))
    }

    position_vtable! { delegate_to }
}

impl Playable for AnyPosition {
    notation_vtable! { delegate_to }

    fn write_view(view: &AnyView) -> String {
        view.text()
    }
}

// Format the name only: these values are printed by failing tests alone, and the `Debug` texts of
// each game would make the page larger.
macro_rules! opaque {
    ($($name:ident)*) => { $(
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(stringify!($name))
            }
        }
    )* };
}

opaque! { AnyValue AnyRoll AnyEvent AnyPosition AnyView }
