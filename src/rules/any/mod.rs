//! A position of whichever game: what the page plays with, so that tables, records and
//! players are compiled once and not for each game.
//!
//! Moves, rolls, events and refusals travel as [`Held`], [`HeldRoll`] and [`HeldEvent`] values. All
//! that are given to a position must be of its own game; those of another are passed
//! over.

mod held;
mod tables;
mod view;

pub use held::{Held, HeldEvent, HeldRoll};
pub use tables::{Any, AnyView};

use super::{
    Eye, Facts, Kind, Misread, Notation, Play, Progress, Reason, Rng, Rules, Seat, Seats, Seen,
    Tell, Turn,
};
use crate::scene::Target;
use std::fmt;
use tables::{Chance, Ear, Position};

impl<R: Notation> Position for R {
    fn twin(&self) -> Any {
        Any::new(self.clone())
    }

    fn facts(&self) -> &'static Facts {
        R::FACTS
    }

    fn turn(&self) -> Turn {
        Rules::turn(self)
    }

    fn exceeds(&self, most: usize) -> bool {
        Rules::exceeds(self, most)
    }

    fn odds(&self, out: &mut dyn FnMut(HeldRoll, u32)) {
        Rules::odds(self, &mut |roll, weight| out(HeldRoll::new(roll), weight));
    }

    fn throw(&self, rng: &mut dyn Rng) -> Option<HeldRoll> {
        Rules::throw(self, &mut Chance(rng)).map(HeldRoll::new)
    }

    fn entered(&self, presses: &[Target]) -> Option<HeldRoll> {
        Rules::entered(self, presses).map(HeldRoll::new)
    }

    fn check(&self, mv: &Held) -> Result<(), Held> {
        match mv.get() {
            Some(mv) => Rules::check(self, mv).map_err(Held::new),
            None => Err(Held::new(())),
        }
    }

    fn heed(&mut self, quiet: usize) {
        Rules::heed(self, quiet);
    }

    fn play(&mut self, mv: &Held, tell: &mut Ear<'_>) -> Progress {
        mv.get().map_or(Progress::Quiet, |mv| Rules::play(self, mv, tell))
    }

    fn roll(&mut self, roll: &HeldRoll, tell: &mut Ear<'_>) -> Progress {
        roll.get().map_or(Progress::Quiet, |roll| Rules::roll(self, roll, tell))
    }

    fn resign(&mut self, seat: Seat) {
        Rules::resign(self, seat);
    }

    fn living(&self) -> Seats {
        Rules::living(self)
    }

    fn settle(&self, reason: Reason) -> Seats {
        Rules::settle(self, reason)
    }

    fn dead(&self) -> bool {
        Rules::dead(self)
    }

    fn quiet_limit(&self) -> Option<usize> {
        Rules::quiet_limit(self)
    }

    fn key(&self) -> u64 {
        Rules::key(self)
    }

    fn view(&self, eye: Eye) -> AnyView {
        AnyView::new::<R>(Rules::view(self, eye))
    }

    fn is_open(&self) -> bool {
        Rules::is_open(self)
    }

    fn worth(&self, seat: Seat) -> i32 {
        Rules::worth(self, seat)
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        R::seat_name(seat)
    }

    fn write(&self, mv: &Held) -> String {
        mv.get().map_or(String::new(), |mv| Notation::write(self, mv))
    }

    fn read(&self, text: &str) -> Result<Held, Misread> {
        Notation::read(self, text).map(Held::new)
    }

    fn write_roll(&self, roll: &HeldRoll) -> String {
        roll.get().map_or(String::new(), R::write_roll)
    }

    fn read_roll(&self, text: &str) -> Result<HeldRoll, Misread> {
        R::read_roll(text).map(HeldRoll::new)
    }

    fn pack(&self, mv: &Held, mut out: &mut dyn FnMut(u8)) {
        if let Some(mv) = mv.get() {
            Notation::pack(self, mv, &mut out);
        }
    }

    fn unpack(&self, mut digits: &mut dyn Iterator<Item = u8>) -> Option<Held> {
        Notation::unpack(self, &mut digits).map(Held::new)
    }

    fn pack_roll(&self, roll: &HeldRoll, mut out: &mut dyn FnMut(u8)) {
        if let Some(roll) = roll.get() {
            R::pack_roll(roll, &mut out);
        }
    }

    fn unpack_roll(&self, mut digits: &mut dyn Iterator<Item = u8>) -> Option<HeldRoll> {
        R::unpack_roll(&mut digits).map(HeldRoll::new)
    }
}

impl Any {
    /// A position of a game, its type forgotten.
    pub fn new<R: Notation>(state: R) -> Any {
        Any(Box::new(state))
    }
}

impl Kind<Any> {
    /// The kind of game that `R` is, its type forgotten.
    pub fn any<R: Notation>() -> Kind<Any> {
        Kind {
            facts: R::FACTS,
            start: |options| Any::new(R::start(options)),
            set_up: |options, text| R::set_up(options, text).map(Any::new),
            read_view: |options, text| R::read_view(options, text).map(AnyView::new::<R>),
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

    fn facts(&self) -> &'static Facts {
        self.0.facts()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn moves(&self, out: &mut impl FnMut(Held)) {
        // The open eye knows them all: the functions that list them are there once.
        self.0.view(Eye::Open).moves().into_iter().for_each(out);
    }

    fn exceeds(&self, most: usize) -> bool {
        self.0.exceeds(most)
    }

    fn odds(&self, out: &mut impl FnMut(HeldRoll, u32)) {
        self.0.odds(out);
    }

    fn throw(&self, rng: &mut impl Rng) -> Option<HeldRoll> {
        self.0.throw(rng)
    }

    fn entered(&self, presses: &[Target]) -> Option<HeldRoll> {
        self.0.entered(presses)
    }

    fn check(&self, mv: &Held) -> Result<(), Held> {
        self.0.check(mv)
    }

    fn heed(&mut self, quiet: usize) {
        self.0.heed(quiet);
    }

    fn play(&mut self, mv: &Held, tell: &mut impl Tell<HeldEvent>) -> Progress {
        self.0.play(mv, &mut Ear(&mut |eyes, event| tell.tell(eyes, || event)))
    }

    fn roll(&mut self, roll: &HeldRoll, tell: &mut impl Tell<HeldEvent>) -> Progress {
        self.0.roll(roll, &mut Ear(&mut |eyes, event| tell.tell(eyes, || event)))
    }

    fn resign(&mut self, seat: Seat) {
        self.0.resign(seat);
    }

    fn living(&self) -> Seats {
        self.0.living()
    }

    fn settle(&self, reason: Reason) -> Seats {
        self.0.settle(reason)
    }

    fn dead(&self) -> bool {
        self.0.dead()
    }

    fn quiet_limit(&self) -> Option<usize> {
        self.0.quiet_limit()
    }

    fn key(&self) -> u64 {
        self.0.key()
    }

    fn view(&self, eye: Eye) -> AnyView {
        self.0.view(eye)
    }

    fn is_open(&self) -> bool {
        self.0.is_open()
    }

    fn guess(view: &AnyView, rng: &mut impl Rng, budget: u32) -> Option<Any> {
        view.guess(rng, budget)
    }

    fn worth(&self, seat: Seat) -> i32 {
        self.0.worth(seat)
    }
}

impl Play for Any {
    fn seat_name(&self, seat: Seat) -> &'static str {
        self.0.seat_name(seat)
    }

    fn write(&self, mv: &Held) -> String {
        self.0.write(mv)
    }

    fn read(&self, text: &str) -> Result<Held, Misread> {
        self.0.read(text)
    }

    fn write_roll(&self, roll: &HeldRoll) -> String {
        self.0.write_roll(roll)
    }

    fn read_roll(&self, text: &str) -> Result<HeldRoll, Misread> {
        self.0.read_roll(text)
    }

    fn pack(&self, mv: &Held, out: &mut dyn FnMut(u8)) {
        self.0.pack(mv, out);
    }

    fn unpack(&self, digits: &mut dyn Iterator<Item = u8>) -> Option<Held> {
        self.0.unpack(digits)
    }

    fn pack_roll(&self, roll: &HeldRoll, out: &mut dyn FnMut(u8)) {
        self.0.pack_roll(roll, out);
    }

    fn unpack_roll(&self, digits: &mut dyn Iterator<Item = u8>) -> Option<HeldRoll> {
        self.0.unpack_roll(digits)
    }

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
