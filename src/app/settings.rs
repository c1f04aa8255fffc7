//! The settings.

use super::action::{Keeping, Navigation};
use super::field::{Field, Pref};
use super::parts::{button, check, choice, furniture, link, pair, privacy, to_game, words_of};
use super::prefs::RESTS;
use super::state::{App, Shell};
use palamede_games::GameId;
use palamede_scene::tree::{Element, el, with};
use palamede_text::{Lang, Words};

impl App {
    /// Speaks another language from now on.
    pub(crate) fn choose_language(&mut self, lang: Lang) {
        self.set_pref(&Pref::Lang, lang.code());
    }

    /// Takes in a setting, and keeps it.
    pub(super) fn set_pref(&mut self, pref: &Pref, value: &str) {
        self.shell.prefs.choose(pref, value);
        self.shell.asked.manner.retain(|(asked, _)| asked != pref);
        if *pref == Pref::Lang {
            self.shell.asked.lang = None;
        }
        self.shell.store.set_settings(&self.shell.prefs.write());
        self.shell.keeps = self.shell.store.lasts();
    }
}

/// Renders the language and the theme.
pub(super) fn looks(shell: &Shell) -> [Element; 2] {
    let words = shell.lang().words();
    let languages: Vec<_> = Lang::ALL.iter().map(|lang| pair(lang.code(), lang.name())).collect();
    let themes = [
        pair("", words.by_system),
        pair("light", words.light),
        pair("dark", words.dark),
        pair("contrast", words.contrast),
    ];
    [
        choice(&Field::Pref(Pref::Lang), words.language, &languages, shell.wanted().code()),
        choice(&Field::Pref(Pref::Theme), words.theme, &themes, shell.prefs.theme),
    ]
}

/// Returns the choices of what tiles show.
pub(super) fn tile_label_choices(words: &Words) -> [(String, String); 3] {
    [
        pair("", words.labels_names),
        pair("chinese", words.labels_chinese),
        pair("symbols", words.labels_symbols),
    ]
}

/// Returns the choices of how fast pieces may move.
pub(super) fn motions(words: &Words) -> [(String, String); 4] {
    [
        pair("", words.by_system),
        pair("slow", words.manner.slow),
        pair("fast", words.manner.fast),
        pair("off", words.motion_off),
    ]
}

/// Renders the button that installs the site, where the browser offers that.
pub(super) fn install(words: &Words) -> Element {
    button("btn", Navigation::Install, words.front.install).key("install")
}

/// Renders a choice among looks.
fn look(pref: Pref, label: &'static str, values: &[(&str, &str)], chosen: &str) -> Element {
    let items: Vec<_> = values.iter().map(|(value, text)| pair(value, text)).collect();
    choice(&Field::Pref(pref), label, &items, chosen)
}

/// Renders the size of the text, the colours of the boards and the side of the buttons.
fn more_looks(shell: &Shell) -> [Element; 3] {
    let (words, prefs) = (&shell.lang().words().looks, &shell.prefs);
    let ([normal, large, larger], [own, slate, paper]) = (words.sizes, words.boards);
    let [right, left] = words.hands;
    let sizes = [("", normal), ("large", large), ("larger", larger)];
    let boards = [("", own), ("slate", slate), ("paper", paper)];
    [
        look(Pref::Size, words.size, &sizes, prefs.size),
        look(Pref::Board, words.board, &boards, prefs.board),
        look(Pref::Hand, words.hand, &[("", right), ("left", left)], prefs.hand),
    ]
}

/// Renders how loud sounds are, where there are any.
fn volume(shell: &Shell) -> Option<Element> {
    let words = &shell.lang().words().looks;
    let [low, medium, full] = words.volumes;
    let volumes = [("low", low), ("", medium), ("full", full)];
    let volume = || look(Pref::Volume, words.volume, &volumes, shell.prefs.volume);
    shell.prefs.sound.then(volume)
}

pub(super) fn settings(app: &App) -> Vec<Element> {
    let words = app.lang().words();
    let prefs = &app.shell.prefs;
    let (labels, motions) = (tile_label_choices(words), motions(words));
    let rests = RESTS.map(|seconds| {
        let seconds = seconds.to_string();
        let label = match seconds.as_str() {
            "0" => words.rest_never.to_owned(),
            n => words.rest_seconds(&n),
        };
        (seconds, label)
    });
    let rest = prefs.rest.to_string();
    let kept = if app.shell.keeps { words.my_data_why } else { words.no_storage };
    let tiles = GameId::ALL.iter().any(|game| !words_of(*game, app.lang()).faces.is_empty());
    let secrets = GameId::ALL.iter().any(|game| game.facts().secrets);
    let switches = prefs.switches(words).into_iter();
    let switches = switches.map(|(pref, label, on)| check(&Field::Pref(pref), label, on));
    let body = with("form", "form")
        .key("form")
        .kid(el("h1").text(words.settings))
        .kids(to_game(app))
        .kids(looks(&app.shell))
        .kids(more_looks(&app.shell))
        .kids(
            tiles.then(|| choice(&Field::Pref(Pref::Labels), words.labels, &labels, prefs.labels)),
        )
        .kids(secrets.then(|| choice(&Field::Pref(Pref::Rest), words.rest, &rests, &rest)))
        .kid(choice(&Field::Pref(Pref::Motion), words.motion, &motions, prefs.motion))
        .kids(switches)
        .kids(volume(&app.shell))
        .kid(el("p").kid(link("#/keyboard", words.keyboard)))
        .kids(app.screen.installable.then(|| with("div", "row").kid(install(words))))
        .kid(el("h2").text(words.my_data))
        .kid(el("p").text(kept))
        .kids(secrets.then(|| el("p").text(words.keeps_secrets)))
        .kids(app.keeps_a_secret().then(|| el("p").text(words.clear_secrets)))
        .kid(with("div", "row").kid(button("btn", Keeping::Clear, words.clear_data)))
        .kid(el("p").kid(privacy(&app.shell)));
    let main = with("main", "page").attr("id", "main").attr("tabindex", "-1").key("main").kid(body);
    let mut out = furniture(app, app.game.as_ref().map(|game| game.session.game()));
    out.push(main);
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::msg::Msg;
    use crate::platform::Platform;

    /// Every setting that is kept has its field on the page, but for the level, which the form has.
    #[test]
    fn every_setting_is_offered() {
        let mut app = App::new(Platform::in_memory("en"));
        app.update(Msg::Hash("#/settings".to_owned()));
        let page: String = settings(&app).iter().map(Element::markup).collect();
        let kept = app.shell.prefs.write();
        let names: Vec<&str> =
            kept.lines().filter_map(|line| Some(line.split_once('=')?.0)).collect();
        let lacking = names.iter().filter(|name| !page.contains(&format!("name=\"pref.{name}\"")));
        assert_eq!(lacking.collect::<Vec<_>>(), [&"level"]);
        assert!(names.iter().all(|name| Pref::read(name).is_some_and(|it| it.name() == *name)));
    }
}
