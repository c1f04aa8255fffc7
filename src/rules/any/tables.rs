//! A position and a view of some game as tables of functions: each leads to the other.

use super::held::{Held, HeldEvent, HeldRoll};
use crate::rules::{
    Begun, Eye, Eyes, Facts, Misread, Path, Progress, Reason, Revision, Rng, Seat, Seats, Tell,
    Told, Turn,
};
use crate::scene::{Aid, Control, Scene, Target};
use std::any::Any as Value;
use std::rc::Rc;

/// A position of some game.
pub struct Any(pub(super) Box<dyn Position>);

/// [`Rules`] and [`Play`] as a table of functions.
pub(super) trait Position {
    fn twin(&self) -> Any;
    fn facts(&self) -> &'static Facts;
    fn turn(&self) -> Turn;
    fn exceeds(&self, most: usize) -> bool;
    fn odds(&self, out: &mut dyn FnMut(HeldRoll, u32));
    fn throw(&self, rng: &mut dyn Rng) -> Option<HeldRoll>;
    fn entered(&self, presses: &[Target]) -> Option<HeldRoll>;
    fn check(&self, mv: &Held) -> Result<(), Held>;
    fn heed(&mut self, quiet: usize);
    fn play(&mut self, mv: &Held, tell: &mut Ear<'_>) -> Progress;
    fn roll(&mut self, roll: &HeldRoll, tell: &mut Ear<'_>) -> Progress;
    fn resign(&mut self, seat: Seat);
    fn living(&self) -> Seats;
    fn settle(&self, reason: Reason) -> Seats;
    fn dead(&self) -> bool;
    fn quiet_limit(&self) -> Option<usize>;
    fn key(&self) -> u64;
    fn view(&self, eye: Eye) -> AnyView;
    fn is_open(&self) -> bool;
    fn worth(&self, seat: Seat) -> i32;
    fn seat_name(&self, seat: Seat) -> &'static str;
    fn write(&self, mv: &Held) -> String;
    fn read(&self, text: &str) -> Result<Held, Misread>;
    fn write_roll(&self, roll: &HeldRoll) -> String;
    fn read_roll(&self, text: &str) -> Result<HeldRoll, Misread>;
    fn pack(&self, mv: &Held, out: &mut dyn FnMut(u8));
    fn unpack(&self, digits: &mut dyn Iterator<Item = u8>) -> Option<Held>;
    fn pack_roll(&self, roll: &HeldRoll, out: &mut dyn FnMut(u8));
    fn unpack_roll(&self, digits: &mut dyn Iterator<Item = u8>) -> Option<HeldRoll>;
}

/// What an eye may know of a position of some game.
#[derive(Clone)]
pub struct AnyView(pub(super) Rc<dyn Sees>);

/// [`Seen`] as a table of functions.
pub(super) trait Sees {
    fn value(&self) -> &dyn Value;
    fn turn(&self) -> Turn;
    fn moves(&self) -> Vec<Held>;
    fn write(&self, mv: &Held) -> String;
    fn paths(&self, mv: &Held, out: &mut dyn FnMut(Path));
    fn begun(&self, clicks: &[Target]) -> Option<Begun<Held>>;
    fn scene(&self, clicks: &[Target]) -> Scene;
    fn why_not(&self, clicks: &[Target]) -> Option<Held>;
    fn faces(&self) -> Vec<Control>;
    fn aids(&self) -> Vec<Aid>;
    fn draft(&self, lot: u64) -> Option<Held>;
    fn revise(&self, draft: &Held, clicks: &[Target]) -> Revision<Any>;
    fn laid_out(&self, draft: &Held, clicks: &[Target]) -> Scene;
    fn guess(&self, rng: &mut dyn Rng, budget: u32) -> Option<Any>;
    fn text(&self) -> String;
}

/// Hears the events of a game and hands them on.
pub(super) struct Ear<'a>(pub(super) &'a mut dyn FnMut(Eyes, HeldEvent));

impl<E: Told> Tell<E> for Ear<'_> {
    fn tell(&mut self, eyes: Eyes, event: impl FnOnce() -> E) {
        (self.0)(eyes, HeldEvent::new(event()));
    }
}

/// A generator whose type is not known.
pub(super) struct Chance<'a>(pub(super) &'a mut dyn Rng);

impl Rng for Chance<'_> {
    fn bits(&mut self) -> u64 {
        self.0.bits()
    }
}
