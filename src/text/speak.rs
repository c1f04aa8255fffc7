//! What a game must be able to say.

use super::{GameWords, Lang, Refused, RulePage, fill};
use palamede_record::Heard;
use palamede_rules::{GameEvent, Notation, Outcome, Seat};
use palamede_scene::{Control, Note, Piece, Scene, Target};
use palamede_table::Next;

/// What a game must be able to say.
pub trait Speak: Notation {
    /// The game's words in a language.
    fn words(lang: Lang) -> &'static GameWords;

    /// The game's rule page in a language.
    fn rules(lang: Lang) -> &'static RulePage;

    /// What happened, as a full sentence. `by` is how the seat that acted is called
    /// at the beginning of a sentence.
    fn event(lang: Lang, by: &str, event: &Self::Event) -> String;

    /// What happened, as the move list shows it: in notation, where that is of no language.
    fn listed(lang: Lang, event: &Self::Event) -> String {
        let _ = lang;
        event.note()
    }

    /// Why a click or a move is refused.
    fn refusal(lang: Lang, refusal: &Self::Refusal) -> Refused;

    /// A few words on how a seat stands: what it has taken, what it has left.
    fn standing(lang: Lang, view: &Self::View, seat: Seat) -> String;

    /// The same in this picture of it, where a move may be entered in part.
    fn standing_in(lang: Lang, view: &Self::View, seat: Seat, _scene: &Scene) -> String {
        Self::standing(lang, view, seat)
    }

    /// What is awaited of the seat to act after these clicks: a question, and if there
    /// is something to add a second sentence. `who` is how the seat is called.
    fn prompt(
        lang: Lang,
        who: &str,
        view: &Self::View,
        clicks: &[Target],
        next: &[Next],
    ) -> (String, String);

    /// Why the game ended as it did, where the game says it better than the site.
    fn ending(lang: Lang, view: &Self::View, outcome: Outcome) -> Option<String> {
        let _ = (lang, view, outcome);
        None
    }

    /// What will come of it when `left` more plies are quiet.
    fn quiet(lang: Lang, view: &Self::View, left: usize) -> String {
        let (_, words) = (view, lang.words());
        let text = if left == 1 { words.quiet_last } else { words.quiet_left };
        fill(text, &[("n", &left.to_string())])
    }

    /// What stands on a site, without the site's name: `white man`; none if nothing.
    fn standing_on(lang: Lang, piece: &Piece) -> String;

    /// What a control beside the board is called: a die, a button, a member of a stack.
    fn control(lang: Lang, control: &Control) -> String {
        let _ = (lang, control);
        String::new()
    }

    /// What the switch of an aid is called.
    fn aid(lang: Lang, name: &str) -> String {
        let _ = lang;
        name.to_owned()
    }

    /// What an aid says: of a site in a few words, else as a sentence.
    fn note(lang: Lang, note: &Note) -> String {
        let _ = (lang, note);
        String::new()
    }

    /// What one of the game's [`SIGNS`](palamede_rules::Game::SIGNS) stands for.
    fn sign(lang: Lang, sign: char) -> String {
        let _ = lang;
        sign.to_string()
    }

    /// What pieces of a sign do that others do not, or what they all do, in a few words; where
    /// that needs no words, empty.
    fn duty(lang: Lang, sign: Option<char>) -> &'static str {
        let _ = (lang, sign);
        ""
    }
}

/// What an eye heard of a step, as a full sentence.
pub fn sentence<R: Speak>(lang: Lang, by: Option<&str>, heard: &Heard<R::Event>) -> String {
    told(lang, by, heard, |by, event| R::event(lang, by, event))
}

/// The same, by what says the events of the game.
pub fn told<E>(
    lang: Lang,
    by: Option<&str>,
    heard: &Heard<E>,
    event: impl FnOnce(&str, &E) -> String,
) -> String {
    let words = lang.words();
    match heard {
        Heard::Event(what) => event(by.unwrap_or_default(), what),
        Heard::Resigned(_) => fill(words.resigned, &[("who", by.unwrap_or_default())]),
        Heard::Agreed => words.agreed.to_owned(),
    }
}
