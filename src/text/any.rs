//! The sentences of the game of the page, by its id.

use super::{GameWords, Lang, Refused, RulePage, Speak};
use palamede_games::GameId;
use palamede_games::with_game;
use palamede_rules::{AnyEvent, AnyValue, AnyView, Outcome, Seat};
use palamede_scene::{Control, Note, Piece, Scene, Target};
use palamede_table::Next;

/// The voice of a game in a language: what [`Speak`] says, where the game's type is not known.
/// What belongs to another game ends the program.
///
/// ```
/// use palamede_games::GameId;
/// use palamede_text::{Lang, Voice};
///
/// let titles: Vec<&str> =
///     GameId::ALL.iter().map(|&game| Voice(game, Lang::En).words().title).collect();
/// assert_eq!(titles[..3], ["Shap Luk Kon Tseung Kwan", "Mak-Yek", "Apit-Sodok"]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Voice(pub GameId, pub Lang);

/// Runs `say` in a function of its own for each game, which the build moves out of the page's module with
/// the rest of the game (`xtask/split.mjs`). Inlined, the sentences of every game would be in the module
/// that each game loads.
#[inline(never)]
#[expect(
    clippy::extra_unused_type_parameters,
    reason = "the name tells the build which game it is of"
)]
fn apart<G, T>(say: impl FnOnce() -> T) -> T {
    say()
}

impl Voice {
    /// [`Speak::words`].
    pub fn words(self) -> &'static GameWords {
        with_game!(self.0, G => <G as Speak>::words(self.1))
    }

    /// [`Speak::rules`].
    pub fn rules(self) -> &'static RulePage {
        with_game!(self.0, G => <G as Speak>::rules(self.1))
    }

    /// [`Speak::event`].
    pub fn event(self, by: &str, event: &AnyEvent) -> String {
        with_game!(self.0, G => apart::<G, _>(|| <G as Speak>::event(self.1, by, event.of())))
    }

    /// [`Speak::listed`].
    pub fn listed(self, event: &AnyEvent) -> String {
        with_game!(self.0, G => apart::<G, _>(|| <G as Speak>::listed(self.1, event.of())))
    }

    /// [`Speak::refusal`].
    pub fn refusal(self, why: &AnyValue) -> Refused {
        with_game!(self.0, G => apart::<G, _>(|| <G as Speak>::refusal(self.1, why.of())))
    }

    /// [`Speak::score_line_in`].
    pub fn score_line(self, view: &AnyView, seat: Seat, scene: &Scene) -> String {
        with_game!(self.0, G => apart::<G, _>(|| <G as Speak>::score_line_in(self.1, view.of(), seat, scene)))
    }

    /// [`Speak::prompt`].
    pub fn prompt(
        self,
        who: &str,
        view: &AnyView,
        clicks: &[Target],
        next: &[Next],
    ) -> (String, String) {
        with_game!(self.0, G => apart::<G, _>(|| <G as Speak>::prompt(self.1, who, view.of(), clicks, next)))
    }

    /// [`Speak::ending`].
    pub fn ending(self, view: &AnyView, outcome: Outcome) -> Option<String> {
        with_game!(self.0, G => apart::<G, _>(|| <G as Speak>::ending(self.1, view.of(), outcome)))
    }

    /// [`Speak::quiet`].
    pub fn quiet(self, view: &AnyView, left: usize) -> String {
        with_game!(self.0, G => apart::<G, _>(|| <G as Speak>::quiet(self.1, view.of(), left)))
    }

    /// [`Speak::piece_on`].
    pub fn piece_on(self, piece: &Piece) -> String {
        with_game!(self.0, G => apart::<G, _>(|| <G as Speak>::piece_on(self.1, piece)))
    }

    /// [`Speak::aid`].
    pub fn aid(self, name: &str) -> String {
        with_game!(self.0, G => apart::<G, _>(|| <G as Speak>::aid(self.1, name)))
    }

    /// [`Speak::aid_note`].
    pub fn aid_note(self, note: &Note) -> String {
        with_game!(self.0, G => apart::<G, _>(|| <G as Speak>::aid_note(self.1, note)))
    }

    /// [`Speak::sign`].
    pub fn sign(self, sign: char) -> String {
        with_game!(self.0, G => apart::<G, _>(|| <G as Speak>::sign(self.1, sign)))
    }

    /// [`Speak::duty`].
    pub fn duty(self, sign: Option<char>) -> &'static str {
        with_game!(self.0, G => apart::<G, _>(|| <G as Speak>::duty(self.1, sign)))
    }

    /// [`Speak::control`].
    pub fn control(self, control: &Control) -> String {
        with_game!(self.0, G => apart::<G, _>(|| <G as Speak>::control(self.1, control)))
    }
}
