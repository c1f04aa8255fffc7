//! Variations: moves that stood once and made way for other steps.
//!
//! Each is kept from the start of the game, in notation, so that it can be played whatever
//! becomes of the game; it branches where the game goes another way. None is how the game or
//! another one begins.

use super::step::read_step;
use super::text::{MOST_STEPS, RecordError, StepFault, words_of_steps};
use super::{Logged, Record};
use palamede_rules::{Misread, Playable, Rules, Step, StepOf, Want};

/// The number of variations that are kept: the latest.
pub const MOST_VARIATIONS: usize = 20;

impl<R: Playable> Record<R> {
    /// Returns the variations, the oldest first: after how many steps each branches from the game,
    /// and its moves from there on.
    pub fn variations(&self) -> impl Iterator<Item = (usize, &[String])> {
        self.variations.iter().map(|path| {
            let from = self.common(path);
            (from, path.get(from..).unwrap_or_default())
        })
    }

    /// Returns the beginning of a variation in notation: its first moves, with their numbers.
    pub fn begins(&self, from: usize, moves: &[String]) -> String {
        self.numbered(from, &mut moves.iter().map(|word| (word, true)))
    }

    /// Makes the variation of this number the game; what the game was from there on becomes a
    /// variation.
    ///
    /// ```
    /// use palamede_games::MakYek;
    /// use palamede_record::Record;
    /// use palamede_rules::Kind;
    ///
    /// let text = "Palamède record 2; game: mak-yek; moves: 1. a3-a5 b6-b4; variation: 1 b6-b5";
    /// let mut record = Record::<MakYek>::read(Kind::of(), text).expect("a record");
    /// record.follow(0);
    /// assert!(record.text().is_some_and(|text| text.contains("moves: 1. a3-a5 b6-b5")));
    /// assert_eq!(record.variations().count(), 1);
    /// ```
    pub fn follow(&mut self, variation: usize) {
        if variation < self.variations.len() {
            let path = self.variations.remove(variation);
            self.go_to(self.common(&path));
            for word in path.iter().skip(self.now) {
                if let Ok(step) = read_step(&self.line, word) {
                    self.push(step);
                }
            }
        }
    }

    /// Returns the number of steps that the game and a line of it have in common at their
    /// beginning.
    fn common(&self, path: &[String]) -> usize {
        path.iter().zip(&self.log).take_while(|(word, logged)| **word == logged.word).count()
    }

    /// Returns the first steps of the game in notation.
    fn path(&self, steps: usize) -> Vec<String> {
        self.log.iter().take(steps).map(|logged| logged.word.clone()).collect()
    }

    /// Returns whether what is undone is kept. Where something is hidden nothing is undone; and
    /// after a throw no more than what belongs to it.
    fn has_variations(&self) -> bool {
        !self.kind.facts().secrets && !self.kind.facts().dice
    }

    /// Returns whether this step, which is so written, is what was undone: what came after it can
    /// still be taken again.
    pub(super) fn retakes(&self, step: &StepOf<R>, word: &str) -> bool {
        let next = self.log.get(self.now).filter(|next| next.word == word);
        next.is_some() && self.has_variations() && !matches!(step, Step::Roll(_))
    }

    /// Makes way for another step: the moves that were undone become a variation.
    pub(super) fn branch(&mut self) {
        if self.now == self.log.len() {
            return;
        }
        let gone = self.log.iter().skip(self.now).take_while(|logged| logged.is_move()).count();
        let end = self.now + gone;
        // Remove the variations that begin after the lot that is drawn again: they followed another
        // lot.
        let kept: Vec<bool> = self.variations().map(|(from, _)| from <= end).collect();
        let mut kept = kept.into_iter();
        self.variations.retain(|_| kept.next() == Some(true));
        let path = self.path(end);
        if gone > 0
            && self.has_variations()
            && !self.variations.iter().any(|of| of.starts_with(&path))
        {
            self.variations.push(path);
        }
        self.log.truncate(self.now);
    }

    /// Forgets the variations that the game has gone through, and the oldest where there are too
    /// many, after a step was added.
    pub(super) fn prune(&mut self) {
        let steps = |of: &Record<R>| of.variations().map(|(_, moves)| moves.len()).sum::<usize>();
        let mut n = 0;
        while let Some(path) = self.variations.get(n) {
            match self.common(path) == path.len() {
                true => drop(self.variations.remove(n)),
                false => n += 1,
            }
        }
        while n > MOST_VARIATIONS || n > 0 && self.log.len() + steps(self) > MOST_STEPS {
            self.variations.remove(0);
            n -= 1;
        }
    }

    /// Reads a variation's line: after how many steps it branches, and its moves.
    pub(super) fn read_variation(
        &mut self,
        line: usize,
        value: &str,
        most: usize,
    ) -> Result<(), RecordError<R::Refusal>> {
        let wrong = |at, want| RecordError::Line { line, why: Misread::new(value, at, want) };
        if self.variations.len() == MOST_VARIATIONS {
            return Err(wrong(0, Want::End));
        }
        let (from, moves) = value.split_once(' ').unwrap_or((value, ""));
        let from = from.parse().ok().filter(|&from| from <= self.log.len());
        let from: usize = from.ok_or_else(|| wrong(0, Want::Number))?;
        let others: usize = self.variations().map(|(_, moves)| moves.len()).sum();
        let left = most.saturating_sub(self.log.len() + others);
        let mut other = self.clone();
        other.go_to(from);
        let fault = |(number, text, why)| RecordError::Variation { line, number, text, why };
        other.take_words(words_of_steps(moves), left.saturating_add(from)).map_err(fault)?;
        let mut own = other.log.iter().take(other.now).enumerate().skip(from);
        if let Some((at, logged)) = own.find(|(_, logged)| !logged.is_move()) {
            let why = StepFault::Misread(Misread::new(&logged.word, 0, Want::Move));
            return Err(fault((at + 1, logged.word.clone(), why)));
        }
        if other.now == from {
            return Err(wrong(value.len(), Want::Move));
        }
        self.variations.push(other.path(other.now));
        self.prune();
        Ok(())
    }
}

impl<R: Rules> Logged<R> {
    pub(super) fn is_move(&self) -> bool {
        matches!(self.step, Step::Move(_))
    }
}
