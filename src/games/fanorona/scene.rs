//! The board.

use super::board::{BOARDS, Foray};
use super::clicks::Led;
use super::position::Position;
use super::told::{Refusal, look};
use crate::kit::bits::members;
use crate::kit::clicks::Entry;
use crate::rules::{Begun, OpenGame, Path};
use crate::scene::{Board, Scene, Target};

impl OpenGame for Position {
    fn paths(&self, mv: &Foray, out: &mut impl FnMut(Path)) {
        Led::new(self).paths(mv, out);
    }

    fn begun(&self, clicks: &[Target]) -> Option<Begun<Foray>> {
        Some(Led::new(self).begun(clicks))
    }

    fn scene(&self, clicks: &[Target]) -> Scene {
        Scene::new(std::sync::Arc::new(Board::default()))
    }

    fn why_not(&self, clicks: &[Target]) -> Option<Refusal> {
        self.clicked(clicks)
    }
}
