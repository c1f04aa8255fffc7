//! Who comes to the screen sees what the others did meanwhile, as anybody may know it: on the whole
//! board their moves go by, one after the other, and stay there with their numbers.

use super::motion::motion;
use super::phase::Phase;
use super::session::Session;
use super::state::Play;
use super::steps::{awaited, pause};
use crate::action::{Hiding, Missed, Zooming};
use crate::out::Out;
use crate::parts::button;
use crate::state::Shell;
use palamede_scene::Target;
use palamede_scene::tree::{Element, el, with};
use palamede_table::Extras;
use palamede_text::{Lang, Voice, join};

/// The missed steps in words: a title, and of each step its number, if it has one, and a sentence.
type Told = (String, Vec<(Option<usize>, String)>);

impl Play {
    /// Shows who has come what it missed; where that is nothing, what it knows.
    pub(super) fn recap(&mut self, shell: &mut Shell, out: &mut Out) {
        let lang = shell.lang();
        let all = self.session.table.len();
        if self.session.table.curtain().is_none_or(|curtain| curtain.missed.is_empty()) {
            return self.proceed(shell, out);
        }
        self.phase = Phase::Missed { at: all, film: None };
        let told = self.session.say_missed(lang, &self.extras);
        let text = join(lang.words().parts, &mut told.iter().map(String::as_str));
        out.say(text);
        out.focus("missed");
        self.rewind(shell, out);
    }

    /// Performs an action at what was missed.
    pub(super) fn see_missed(&mut self, missed: Missed, shell: &mut Shell, out: &mut Out) {
        match missed {
            _ if self.missed().is_none() => {}
            Missed::On => self.proceed(shell, out),
            Missed::Again => self.rewind(shell, out),
        }
    }

    /// Lets the moves that were missed go by from the first, before which the board is seen for a
    /// moment.
    fn rewind(&mut self, shell: &mut Shell, out: &mut Out) {
        let moves = shell.moves();
        if !moves || self.film().is_some() {
            return;
        }
        if let Some(&first) = self.session.table.missed_moves().first() {
            self.phase = Phase::Missed { at: first, film: None };
            self.schedule_film(pause::GONE, shell, out);
        }
    }

    /// Shows the next of the missed moves; after the last, all of them.
    pub(super) fn show_missed(&mut self, at: usize, shell: &mut Shell, out: &mut Out) {
        let moves = self.session.table.missed_moves();
        let Some(step) = moves.into_iter().find(|&step| step >= at) else {
            self.phase = Phase::Missed { at: self.session.table.len(), film: None };
            return;
        };
        self.phase = Phase::Missed { at: step + 1, film: None };
        out.motion = Some(motion(self, step + 1));
        let met = self.session.trace(step + 1).is_some_and(|trace| trace.met.is_some());
        self.schedule_film(if met { pause::DUEL } else { pause::GONE }, shell, out);
    }

    /// Shows the seat that has come to the screen what it knows.
    #[expect(clippy::disallowed_methods, reason = "the curtain named the seat that comes")]
    fn proceed(&mut self, shell: &Shell, out: &mut Out) {
        let lang = shell.lang();
        let Some(curtain) = self.session.table.curtain() else { return };
        self.phase = Phase::Live;
        self.session.table.sit(curtain.next);
        self.settle();
        self.point();
        let mut text = awaited(lang, self);
        if self.session.is_quiet() {
            text = lang.say(&[&text, lang.words().r_says]);
        }
        out.say(text);
        self.stand(shell);
        out.focus_site(self.hand.cursor);
        self.watch_for_idleness(shell, out);
        self.keep(out);
    }
}

impl Session {
    /// Returns the missed steps in words.
    fn missed_sentences(&self, lang: Lang, extras: &Extras) -> Told {
        let (table, words) = (&self.table, lang.words());
        let missed = table.curtain().map(|curtain| curtain.missed).unwrap_or_default();
        let moves = table.missed_moves();
        let number =
            |step| moves.iter().position(|&other| other == step).filter(|_| moves.len() > 1);
        let told = missed.iter().filter_map(|&step| {
            Some((number(step).map(|n| n + 1), self.sentence(lang, extras, step)?))
        });
        let mut seats = missed.iter().filter_map(|&step| table.by(step));
        let title = match seats.next().filter(|_| !moves.is_empty()) {
            Some(seat) if seats.all(|other| other == seat) => {
                let who = Voice(self.game, lang).words().called(seat, &extras.players[seat]);
                words.missed_one(&who)
            }
            Some(_) => words.missed.to_owned(),
            None => words.missed_lot.to_owned(),
        };
        (title, told.collect())
    }

    /// Renders the moves that [`Table::answers`] names, in words, with their numbers, after a throw
    /// of one's own that was lost; nothing where one sentence says it. On a magnified board
    /// each leads to where its move ended.
    pub(super) fn answered_moves(
        &self,
        lang: Lang,
        extras: &Extras,
        magnified: bool,
    ) -> Option<Element> {
        let answers = self.table.answers();
        let lost = self.table.lost_throw().filter(|step| step + 1 < self.table.len());
        let several = answers.len() > 1 || lost.is_some();
        let numbered = answers.iter().enumerate().map(|(n, &step)| (Some(n + 1), step));
        // (The throw of the other player may have been lost, too.)
        let both = lost.filter(|_| answers.is_empty()).map(|_| self.table.len() - 1);
        let all = lost.into_iter().chain(both).map(|step| (None, step)).chain(numbered);
        let end = |step: usize| self.trace(step + 1)?.path.last().copied();
        let told = all.filter_map(|(n, step)| {
            let end = end(step).filter(|_| magnified);
            Some((n, self.sentence(lang, extras, step)?, end))
        });
        several.then(|| list(told))
    }

    /// Says the missed steps in the two sentences of the page.
    pub(super) fn say_missed(&self, lang: Lang, extras: &Extras) -> [String; 2] {
        let (title, told) = self.missed_sentences(lang, extras);
        let told: Vec<&str> = told.iter().map(|(_, sentence)| sentence.as_str()).collect();
        [title, lang.say(&told)]
    }
}

/// Puts the missed steps into `say`, with the buttons that go on.
pub(super) fn recap(shell: &Shell, open: &Play, say: Element) -> Element {
    let words = shell.lang().words();
    let (title, told) = open.session.missed_sentences(shell.lang(), &open.extras);
    let moves = shell.moves() && !open.session.table.missed_moves().is_empty();
    let again = moves.then(|| {
        let again = button("btn", Hiding::See(Missed::Again), words.see_again).key("again");
        again.maybe("aria-disabled", open.film().map(|_| "true"))
    });
    let on = button("btn big pri", Hiding::See(Missed::On), words.go_on).attr("id", "missed");
    say.kid(with("p", "s1").key("s1").text(title))
        .kid(list(told.into_iter().map(|(number, sentence)| (number, sentence, None))))
        .kid(with("div", "ask").key("missed").kid(on.key("on")).kids(again))
}

/// Renders the sentences of steps, each with its number where it has one, and as a button that shows
/// a site of the board where it has one.
fn list(told: impl IntoIterator<Item = (Option<usize>, String, Option<usize>)>) -> Element {
    let told = told.into_iter().map(|(number, sentence, site)| {
        let number = number.map(|n| el("b").text(n.to_string()));
        let text = match site {
            Some(site) => button("btn txt", Zooming::Show(Target::Site(site)), sentence),
            None => el("span").text(sentence),
        };
        el("li").kids(number).kid(text)
    });
    with("ol", "s2 told").key("told").kids(told)
}
