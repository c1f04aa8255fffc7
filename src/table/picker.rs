//! From clicks to moves; knows no game.

use crate::rules::{Path, Rules, Seen};
use crate::scene::{Mark, Target};

/// The clicks so far and the paths that begin with them.
#[derive(Clone, Debug)]
pub struct Picker<R: Rules> {
    moves: Vec<R::Move>,
    /// Each path with the number of its move.
    paths: Vec<(usize, Path)>,
    clicks: Vec<Target>,
}

/// What a click made of the clicks so far.
#[derive(Clone, PartialEq, Debug)]
pub enum Picked<M> {
    /// Exactly this move is entered.
    Done(M),
    /// Further clicks are awaited.
    Open,
    /// The selected piece was clicked again: nothing is selected.
    Cleared,
    /// No path begins with these clicks; the selection is as before.
    Nowhere(Vec<Target>),
}

/// A further click that leads on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Next {
    /// What to click.
    pub target: Target,
    /// The sites that the moves behind it attack.
    pub takes: Vec<usize>,
    /// Whether the click completes a move.
    pub last: bool,
    /// Whether it is only a shorter way in: not where the piece goes next.
    pub short: bool,
    /// Whether each of those moves takes something.
    pub always: bool,
    /// How much one of those moves takes, at most.
    pub most: usize,
    /// How many moves lie behind it.
    pub moves: usize,
}

impl Next {
    /// A click that changes a draft.
    pub(super) fn to(target: Target) -> Next {
        let takes = Vec::new();
        Next { target, takes, last: true, short: false, always: false, most: 0, moves: 1 }
    }

    /// How it is marked on the board; what is beside the board shows itself.
    pub fn mark(&self) -> Option<Mark> {
        let Target::Site(site) = self.target else { return None };
        if self.short {
            return None;
        }
        Some(match (self.last, self.takes.is_empty()) {
            (true, false) => Mark::LegalTake(site),
            (true, true) => Mark::Legal(site),
            (false, _) => Mark::Next(site),
        })
    }
}

impl<R: Rules> Default for Picker<R> {
    fn default() -> Self {
        Picker { moves: Vec::new(), paths: Vec::new(), clicks: Vec::new() }
    }
}

impl<R: Rules> Picker<R> {
    /// A picker of the moves of a view.
    pub fn new(view: &R::View) -> Picker<R> {
        let moves = view.moves();
        let mut paths = Vec::new();
        for (at, mv) in moves.iter().enumerate() {
            view.paths(mv, &mut |path| paths.push((at, path)));
        }
        Picker { moves, paths, clicks: Vec::new() }
    }

    /// The clicks so far.
    pub fn clicks(&self) -> &[Target] {
        &self.clicks
    }

    /// Forgets the clicks so far.
    pub fn clear(&mut self) {
        self.clicks.clear();
    }

    /// Keeps these clicks, whether or not a path begins with them.
    pub fn hold(&mut self, clicks: Vec<Target>) {
        self.clicks = clicks;
    }

    fn beginning<'a>(&'a self, clicks: &'a [Target]) -> impl Iterator<Item = &'a (usize, Path)> {
        self.paths.iter().filter(move |(_, path)| path.clicks.starts_with(clicks))
    }

    /// Adds a click. Done when exactly one move is left and one of its paths is fully
    /// clicked, or a declared shortcut is; the selected target clicked again unselects
    /// unless it is a declared next click.
    pub fn click(&mut self, target: Target) -> Picked<R::Move> {
        let mut clicks = self.clicks.clone();
        clicks.push(target);
        let mut left = self.beginning(&clicks).peekable();
        if left.peek().is_none() {
            drop(left);
            if self.clicks.last() == Some(&target) {
                self.clear();
                return Picked::Cleared;
            }
            return Picked::Nowhere(clicks);
        }
        let first = left.peek().map(|(at, _)| *at);
        let (mut alone, mut full, mut cut) = (true, None, None);
        for (at, path) in left {
            alone &= Some(*at) == first;
            if path.clicks.len() == clicks.len() {
                full = Some(*at);
                if path.shortcut {
                    cut = Some(*at);
                }
            }
        }
        match cut.or(full.filter(|_| alone)).and_then(|at| self.moves.get(at)) {
            Some(mv) => {
                let mv = mv.clone();
                self.clear();
                Picked::Done(mv)
            }
            None => {
                self.clicks = clicks;
                Picked::Open
            }
        }
    }

    /// After clicks that led nowhere: selects `target` if a path begins with it, else
    /// nothing.
    pub fn reselect(&mut self, target: Target) {
        self.clear();
        if self.beginning(&[target]).next().is_some() {
            self.clicks.push(target);
        }
    }

    /// The further clicks that lead on, each once, in the order of the moves.
    pub fn next(&self) -> Vec<Next> {
        let mut all: Vec<Next> = Vec::new();
        // The last move that was counted for each.
        let mut counted: Vec<usize> = Vec::new();
        for (mv, path) in self.beginning(&self.clicks) {
            let Some(&target) = path.clicks.get(self.clicks.len()) else { continue };
            let at = all.iter().position(|next| next.target == target).unwrap_or_else(|| {
                all.push(Next {
                    target,
                    takes: Vec::new(),
                    last: false,
                    short: true,
                    always: true,
                    most: 0,
                    moves: 0,
                });
                counted.push(usize::MAX);
                all.len() - 1
            });
            let next = &mut all[at];
            next.last |= path.clicks.len() == self.clicks.len() + 1;
            next.short &= path.shortcut;
            next.most = next.most.max(path.takes.len());
            next.always &= !path.takes.is_empty();
            next.moves += usize::from(std::mem::replace(&mut counted[at], *mv) != *mv);
            for &site in &path.takes {
                if !next.takes.contains(&site) {
                    next.takes.push(site);
                }
            }
        }
        all
    }
}
