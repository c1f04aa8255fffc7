//! Who comes to the screen sees what the others did meanwhile, as anybody may know it: on the whole
//! board their moves go by, one after the other, and stay there with their numbers.

use super::game::Game;
use super::motion::motion;
use super::session::Session;
use super::steps::{awaited, pause};
use crate::action::{Hiding, Missed};
use crate::msg::Effect;
use crate::parts::button;
use crate::state::App;
use palamede_scene::tree::{Element, el, with};
use palamede_table::Extras;
use palamede_text::{Lang, Voice, fill, join};

/// What was missed, in words: a title, and of each step its number, if it has one, and a sentence.
type Told = (String, Vec<(Option<usize>, String)>);

impl App {
    /// Shows who has come what it missed; where that is nothing, what it knows.
    pub(super) fn recap(&mut self, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        let all = game.session.table.len();
        if game.session.table.curtain().is_none_or(|curtain| curtain.missed.is_empty()) {
            return self.proceed(out);
        }
        game.missed = Some(all);
        let told = game.session.say_missed(lang, &game.extras);
        let text = join(lang.words().parts, &mut told.iter().map(String::as_str));
        out.push(Effect::Say { text, urgent: false });
        out.push(Effect::Focus("missed".to_owned()));
        self.rewind(out);
    }

    /// What is pressed at what was missed.
    pub(super) fn see_missed(&mut self, missed: Missed, out: &mut Vec<Effect>) {
        match missed {
            _ if self.game.as_ref().is_none_or(|game| game.missed.is_none()) => {}
            Missed::On => self.proceed(out),
            Missed::Again => self.rewind(out),
        }
    }

    /// The moves that were missed go by from the first, before which the board is seen for a moment.
    fn rewind(&mut self, out: &mut Vec<Effect>) {
        let moves = self.moves();
        let Some(game) = self.game.as_mut().filter(|game| moves && game.film.is_none()) else {
            return;
        };
        if let Some(&first) = game.session.table.missed_moves().first() {
            game.missed = Some(first);
            self.schedule_film(pause::GONE, out);
        }
    }

    /// Shows the next of the missed moves; after the last, all of them.
    pub(super) fn show_missed(&mut self, at: usize, out: &mut Vec<Effect>) {
        let Some(game) = &mut self.game else { return };
        let moves = game.session.table.missed_moves();
        let Some(step) = moves.into_iter().find(|&step| step >= at) else {
            (game.missed, game.film) = (Some(game.session.table.len()), None);
            return;
        };
        game.missed = Some(step + 1);
        out.push(Effect::Motion(motion(game, step + 1)));
        let met = game.session.trace(step + 1).is_some_and(|trace| trace.met.is_some());
        self.schedule_film(if met { pause::DUEL } else { pause::GONE }, out);
    }

    /// Who has come sees what it knows.
    fn proceed(&mut self, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        let Some(curtain) = game.session.table.curtain() else { return };
        (game.missed, game.film) = (None, None);
        game.session.table.sit(curtain.next);
        game.settle();
        game.point();
        out.push(awaited(lang, game));
        if game.session.is_quiet()
            && let Some(Effect::Say { text, .. }) = out.last_mut()
        {
            *text = lang.say(&[text, lang.words().r_says]);
        }
        self.stand();
        let cursor = self.game.as_ref().map_or(0, |game| game.cursor);
        out.push(Effect::Focus(format!("c{cursor}")));
        self.watch_for_idleness(out);
        self.keep();
    }
}

impl Session {
    /// What was missed, in words.
    fn told_missed(&self, lang: Lang, extras: &Extras) -> Told {
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
                fill(words.missed_one, &[("who", &who)])
            }
            Some(_) => words.missed.to_owned(),
            None => words.missed_lot.to_owned(),
        };
        (title, told.collect())
    }

    /// The moves that [`Table::answers`] names, in words, with their numbers, after a throw of one's own
    /// that was lost; nothing where one sentence says it.
    pub(super) fn told_answers(&self, lang: Lang, extras: &Extras) -> Option<Element> {
        let answers = self.table.answers();
        let lost = self.table.lost_throw().filter(|step| step + 1 < self.table.len());
        let several = answers.len() > 1 || lost.is_some();
        let numbered = answers.iter().enumerate().map(|(n, &step)| (Some(n + 1), step));
        // (The other's may have been lost, too.)
        let both = lost.filter(|_| answers.is_empty()).map(|_| self.table.len() - 1);
        let all = lost.into_iter().chain(both).map(|step| (None, step)).chain(numbered);
        let told = all.filter_map(|(n, step)| Some((n, self.sentence(lang, extras, step)?)));
        several.then(|| list(told))
    }

    /// The same as the two sentences of the page.
    pub(super) fn say_missed(&self, lang: Lang, extras: &Extras) -> [String; 2] {
        let (title, told) = self.told_missed(lang, extras);
        let told: Vec<&str> = told.iter().map(|(_, sentence)| sentence.as_str()).collect();
        [title, lang.say(&told)]
    }
}

/// What was missed, put into `say`, and what goes on.
pub(super) fn recap(app: &App, open: &Game, say: Element) -> Element {
    let words = app.lang().words();
    let (title, told) = open.session.told_missed(app.lang(), &open.extras);
    let moves = app.moves() && !open.session.table.missed_moves().is_empty();
    let again = moves.then(|| {
        let again = button("btn", Hiding::See(Missed::Again), words.see_again).key("again");
        again.maybe("aria-disabled", open.film.map(|_| "true"))
    });
    let on = button("btn big pri", Hiding::See(Missed::On), words.go_on).attr("id", "missed");
    say.kid(with("p", "s1").key("s1").text(title))
        .kid(list(told))
        .kid(with("div", "ask").key("missed").kid(on.key("on")).kids(again))
}

/// The sentences of steps, each with its number where it has one.
fn list(told: impl IntoIterator<Item = (Option<usize>, String)>) -> Element {
    let told = told.into_iter().map(|(number, sentence)| {
        let number = number.map(|n| el("b").text(n.to_string()));
        el("li").kids(number).kid(el("span").text(sentence))
    });
    with("ol", "s2 told").key("told").kids(told)
}
