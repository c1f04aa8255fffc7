//! The sentences that a game must be able to say.

use super::{GameWords, Lang, Refused, RulePage};
use palamede_record::Heard;
use palamede_rules::{GameEvent, Notation, Outcome, Seat};
use palamede_scene::{Control, Note, Piece, Scene, Target};
use palamede_table::Next;

/// The speech of a game: what it must be able to say.
///
/// ```
/// use palamede_games::MakYek;
/// use palamede_rules::{Eye, Game, Options, Rules, Seen};
/// use palamede_scene::Target;
/// use palamede_text::{Lang, Speak};
///
/// let position = MakYek::start(&Options::new(MakYek::OPTIONS));
/// let view = position.view(Eye::Open);
/// let (question, _) = MakYek::prompt(Lang::En, "Anna", &view, &[Target::Site(16)], &[]);
/// assert!(question.contains("Anna") && question.contains("a3"), "{question}");
/// let man = &view.scene(&[]).pieces[0];
/// assert_eq!(MakYek::piece_on(Lang::En, man), "white man");
/// ```
pub trait Speak: Notation {
    /// Returns the game's words in a language.
    fn words(lang: Lang) -> &'static GameWords;

    /// Returns the game's rule page in a language.
    fn rules(lang: Lang) -> &'static RulePage;

    /// Returns the full sentence for what happened. `by` is how the seat that acted is called at
    /// the beginning of a sentence.
    fn event(lang: Lang, by: &str, event: &Self::Event) -> String;

    /// Returns the entry of the move list for what happened: in notation, where that is of no
    /// language.
    fn listed(lang: Lang, event: &Self::Event) -> String {
        let _ = lang;
        event.notation()
    }

    /// Returns the reason why a click or a move is refused.
    fn refusal(lang: Lang, refusal: &Self::Refusal) -> Refused;

    /// Returns a few words on how a seat stands: what it has taken, what it has left.
    fn score_line(lang: Lang, view: &Self::View, seat: Seat) -> String;

    /// Returns a few words on how a seat stands in this picture of the view, where a move may be
    /// entered in part.
    fn score_line_in(lang: Lang, view: &Self::View, seat: Seat, _scene: &Scene) -> String {
        Self::score_line(lang, view, seat)
    }

    /// Returns the question that asks what is awaited of the seat to act after these clicks, and if
    /// there is something to add a second sentence. `who` is how the seat is called.
    fn prompt(
        lang: Lang,
        who: &str,
        view: &Self::View,
        clicks: &[Target],
        next: &[Next],
    ) -> (String, String);

    /// Returns the reason why the game ended as it did, where the game says it better than the
    /// site.
    fn ending(lang: Lang, view: &Self::View, outcome: Outcome) -> Option<String> {
        let _ = (lang, view, outcome);
        None
    }

    /// Returns the warning of what will come when `left` more plies are quiet.
    fn quiet(lang: Lang, view: &Self::View, left: usize) -> String {
        let (_, words) = (view, lang.words());
        if left == 1 { words.quiet_last.to_owned() } else { words.quiet_left(&left) }
    }

    /// Returns the name of a piece on a site, without the site's own: `white man`.
    fn piece_on(lang: Lang, piece: &Piece) -> String;

    /// Returns the name of a control beside the board: a die, a button, a member of a stack.
    fn control(lang: Lang, control: &Control) -> String {
        let _ = (lang, control);
        String::new()
    }

    /// Returns the name of the switch of an aid.
    fn aid(lang: Lang, name: &str) -> String {
        let _ = lang;
        name.to_owned()
    }

    /// Returns the words of an aid: of a site a few, else a sentence.
    fn aid_note(lang: Lang, note: &Note) -> String {
        let _ = (lang, note);
        String::new()
    }

    /// Returns the meaning of one of the game's [`SIGNS`](palamede_rules::Game::SIGNS).
    fn sign(lang: Lang, sign: char) -> String {
        let _ = lang;
        sign.to_string()
    }

    /// Returns the duty of pieces of a sign, which others do not have, or of all, in a few words;
    /// where that needs no words, empty.
    fn duty(lang: Lang, sign: Option<char>) -> &'static str {
        let _ = (lang, sign);
        ""
    }
}

/// Returns the full sentence for what an eye heard of a step.
///
/// ```
/// use palamede_games::MakYek;
/// use palamede_table::Table;
/// use palamede_text::{Lang, sentence};
///
/// let text = "Palamède record 1; game: mak-yek; moves: 1. a3-a5 resign:black";
/// let table = Table::<MakYek>::from_record(text).expect("a record");
/// let (_, heard) = table.heard(0).expect("a step");
/// let said = sentence::<MakYek>(Lang::En, Some("White"), &heard);
/// assert!(said.starts_with("White") && said.contains("a5"), "{said}");
/// ```
pub fn sentence<R: Speak>(lang: Lang, by: Option<&str>, heard: &Heard<R::Event>) -> String {
    heard_sentence(lang, by, heard, |by, event| R::event(lang, by, event))
}

/// Returns the full sentence for what an eye heard of a step, where `event` says the events of the
/// game.
pub fn heard_sentence<E>(
    lang: Lang,
    by: Option<&str>,
    heard: &Heard<E>,
    event: impl FnOnce(&str, &E) -> String,
) -> String {
    let words = lang.words();
    match heard {
        Heard::Event(what) => event(by.unwrap_or_default(), what),
        Heard::Resigned(_) => words.resigned(&by.unwrap_or_default()),
        Heard::TimedOut(_) => words.clock.lost(&by.unwrap_or_default()),
        Heard::Agreed => words.agreed.to_owned(),
    }
}
