//! What a table answers as its record does: what anybody may know, whoever is at the screen.
//!
//! The record itself stays behind the table, since it holds the whole position: see [`Table::whole`].

use super::Table;
use delegate::delegate;
use palamede_record::Dice;
#[cfg(feature = "unsealed")]
use palamede_record::{Setup, Whole};
use palamede_rules::{Facts, Misread, Options, Playable, Seat, Seats, StepError, StepOf, Turn};
use palamede_scene::Target;

impl<R: Playable> Table<R> {
    /// Returns the game with its secrets.
    #[cfg(feature = "unsealed")]
    pub fn whole(&self) -> Whole<'_, R> {
        self.record.whole()
    }

    /// Returns the setup: how the game began, with the seed of throws that are still to come.
    #[cfg(feature = "unsealed")]
    pub fn setup(&self) -> &Setup {
        self.record.setup()
    }

    /// The options that were chosen. Where throws come from does not leave the table:
    #[cfg_attr(feature = "unsealed", doc = "```")]
    #[cfg_attr(not(feature = "unsealed"), doc = "```compile_fail,E0599")]
    /// use palamede_games::Sahkku;
    /// use palamede_table::Table;
    ///
    /// let text = "Palamède record 1; game: sahkku; moves:";
    /// let table = Table::<Sahkku>::from_record(text).expect("a record");
    /// let _ = table.setup(); // with the seed
    /// ```
    pub fn options(&self) -> &Options {
        &self.record.setup().options
    }

    /// Returns the position text that the game began from; `None` for the usual start.
    pub fn start(&self) -> Option<&str> {
        self.record.setup().start.as_deref()
    }

    /// Returns whether throws are entered by hand: no seed gives them.
    pub fn by_hand(&self) -> bool {
        !matches!(self.record.setup().dice, Dice::Seed(_))
    }

    delegate! {
        to self.record {
            /// Returns the facts of the game: its constants, known without a position.
            pub fn facts(&self) -> &'static Facts;
            /// Returns the turn: who is to act, or how the game ended.
            pub fn turn(&self) -> Turn;
            /// Returns the seat that is to act, if one is.
            pub fn actor(&self) -> Option<Seat>;
            /// Returns whether the game is over.
            pub fn is_over(&self) -> bool;
            /// Returns the number of quiet plies since the last ply that was not quiet.
            pub fn quiet(&self) -> usize;
            /// Returns the number of quiet plies that ends this game.
            pub fn quiet_limit(&self) -> Option<usize>;
            /// Returns the seats still in the game; none when it is over.
            pub fn in_play(&self) -> Seats;
            /// Returns the number of steps that stand.
            pub fn len(&self) -> usize;
            /// Returns whether no step has been taken.
            pub fn is_empty(&self) -> bool;
            /// Returns the number of steps, those undone included.
            pub fn all(&self) -> usize;
            /// Returns the number of moves that stand: throws, lots and agreements left out.
            pub fn moves(&self) -> usize;
            /// Returns the number of turns that are over: a turn is what a seat does before another
            /// is to act.
            pub fn turns(&self) -> usize;
            /// Returns the seat whose step it was: [`Record::by`](palamede_record::Record::by).
            pub fn by(&self, step: usize) -> Option<Seat>;
            /// Returns whether the step of this number was a throw or a lot.
            pub fn is_roll(&self, step: usize) -> bool;
            /// Returns whether the game still has secrets: it has some by its rules, is not over, and
            /// is not open. [`Table::hides`] asks whether this table hides them.
            pub fn keeps_secrets(&self) -> bool;
            /// Returns the roll that these presses enter, once it is whole.
            pub fn entered(&self, presses: &[Target]) -> Option<R::Roll>;
            /// Checks whether this step may be taken now.
            ///
            /// # Errors
            /// The reason why not.
            pub fn check(&self, step: &StepOf<R>) -> Result<(), StepError<R::Refusal>>;
            /// Returns a move in notation.
            pub fn write(&self, mv: &R::Move) -> String;
            /// Reads a step as records write it.
            ///
            /// # Errors
            /// The place in the text that is wrong, and what was wanted there.
            pub fn read_step(&self, word: &str) -> Result<StepOf<R>, Misread>;
            /// Returns the army that a seat laid out as its first move; `None` while anything is
            /// hidden.
            pub fn laid_out(&self, seat: Seat) -> Option<String>;
            /// Returns the text of the steps that stand; `None` while the game has secrets to keep.
            pub fn text(&self) -> Option<String>;
            /// Returns the game's link, as the query that follows its route. While the game has
            /// secrets to keep, it holds no more than the options.
            pub fn link(&self) -> String;
            /// Returns the link of the game as it was after so many steps, to go on from there.
            pub fn link_after(&self, steps: usize) -> String;
            /// Iterates over the variations, the oldest first: each with the number of steps after
            /// which it branches from the game, and its moves from there on.
            pub fn variations(&self) -> impl Iterator<Item = (usize, &[String])>;
            /// Returns the beginning of a variation in notation: its first moves, with their
            /// numbers.
            pub fn begins(&self, from: usize, moves: &[String]) -> String;
        }
    }
}
