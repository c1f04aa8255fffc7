//! The pages to read, those on which something is chosen, and what a game shows only once it has
//! begun. The build makes what only they need a part of the page's module (`xtask/split.mjs`), which the
//! first screen of a game does not wait for: it comes with the long texts, and whoever calls one of
//! these functions for a game asks [`Shell::prose_is_here`] before.

use super::action::{Arranging, Organizing};
use super::field::Field;
use super::parts::title_of;
use super::play::session::Session;
use super::play::{self, Play, PlayView, Rebuttal};
use super::route::Route;
use super::state::{App, Shell};
use super::{
    daily, form, frame, home, prose, rules, sections, settings, setup, share, text, tournament,
};
use crate::msg::Msg;
use crate::out::Out;
use palamede_games::GameId;
use palamede_rules::{AnyValue, Seat};
use palamede_scene::Scene;
use palamede_scene::tree::{Element, with};
use palamede_text::{Exercise, Lang, Pack, first_sentence};

/// Returns the title of the home page: the site's name, and what it is.
///
/// ```
/// use palamede_app::home_title;
/// use palamede_text::Lang;
///
/// assert!(home_title(Lang::Fr).starts_with("Palamède — "));
/// ```
pub fn home_title(lang: Lang) -> String {
    let words = lang.words();
    format!("{} — {}", words.site_title, first_sentence(words.front.tagline))
}

/// Takes in the text of the prose of a language; tells whether it is here now. (What shows it comes
/// with it.)
#[inline(never)]
pub fn install_prose(lang: Lang, text: &str) -> bool {
    palamede_text::install(Pack::Prose(lang), text)
}

/// Returns the class of the body, the window's title and what stands in the body on a page to read;
/// on that of a missing one where the route leads to no other. (Where it is drawn is one function,
/// so that it can be taken out.)
#[inline(never)]
pub(super) fn page(app: &App, route: &Route) -> (&'static str, String, Vec<Element>) {
    let lang = app.lang();
    let words = lang.words();
    let titled = |game: GameId, what: &str| format!("{what} — {}", title_of(game, lang));
    let (class, title, body) = match route {
        Route::Home { only } => return ("", home_title(lang), home::page(app, only)),
        Route::New(game) => {
            return ("game newp", titled(*game, words.new_game), form::new_game(app));
        }
        Route::Rules(game, _) => return ("", titled(*game, words.rules), rules::page(app, *game)),
        Route::Text(Some(game)) => {
            return ("", titled(*game, words.text_heading), text::text(app, *game));
        }
        Route::Text(None) => ("", words.text_heading.to_owned(), text::any(app)),
        Route::Setup(game) => ("", titled(*game, words.setup), setup::page(app, *game)),
        Route::Settings => ("", words.settings.to_owned(), settings::settings(app)),
        Route::Map => ("", words.site_map.to_owned(), prose::map(app)),
        Route::Tournament => ("", words.tournament.to_owned(), tournament::page(app)),
        Route::About(about) => {
            let (title, body) = prose::about(app, *about);
            ("", title.to_owned(), body)
        }
        // Games are drawn in `page.rs`; one that is not open is missing.
        Route::Play { .. } | Route::Learn(..) | Route::Daily | Route::Missing(_) => {
            ("", words.no_page.to_owned(), prose::missing(app))
        }
    };
    (class, format!("{title} — {}", words.site_title), body)
}

/// Renders a section of a game's rules, for the page of the game.
#[inline(never)]
pub(super) fn section(app: &App, game: GameId, section: &str) -> Option<Element> {
    sections::section(app, game, section)
}

/// Renders what stands before and after the sentence of a lesson's task: where one is in the
/// lesson; what a puzzle's game is about, and why its answer is right; what comes next.
#[inline(never)]
pub(super) fn around_task(shell: &Shell, open: &Play) -> [Option<Element>; 3] {
    let why = play::reason_of_answer(shell.lang(), open);
    let why = why.map(|why| with("p", "why").key("why").text(why));
    let why = why.or_else(|| play::puzzle_aim(shell, open));
    [play::lesson_head(shell, open), why, play::lesson_after(shell, open)]
}

/// Renders the ways to give the open game to others.
#[inline(never)]
pub(super) fn ways_to_share(app: &App) -> Vec<Element> {
    share::ways(app)
}

/// Says why the answer of a puzzle is right, once it is solved.
#[inline(never)]
pub(super) fn reason_of_answer(lang: Lang, open: &Play) -> Option<String> {
    play::reason_of_answer(lang, open)
}

/// Says why a move is not the answer of a puzzle.
#[inline(never)]
pub(super) fn rebuttal(
    lang: Lang,
    session: &Session,
    exercise: &Exercise,
    mv: &AnyValue,
) -> Option<Rebuttal> {
    play::rebuttal(lang, session, exercise, mv)
}

/// Counts a puzzle that was solved, where it is that of the day.
#[inline(never)]
pub(super) fn count_daily(shell: &mut Shell, game: GameId, at: usize) {
    daily::count(shell, game, at);
}

/// Renders the buttons of a lesson besides the board.
#[inline(never)]
pub(super) fn lesson_bar(shell: &Shell, game: GameId, open: &Play, view: &PlayView) -> Element {
    play::lesson_actions(shell, game, open, view)
}

/// Renders what the menu of a game holds, below its heading.
#[inline(never)]
pub(super) fn menu(app: &App, game: GameId, open: &Play, view: &PlayView) -> Vec<Element> {
    play::menu_content(app, game, open, view)
}

/// Renders how a game ended, and what comes now.
#[inline(never)]
pub(super) fn end(app: &App, open: &Play, why: &str) -> Element {
    play::end(app, open, why)
}

/// Renders the controls of an earlier position of a game.
#[inline(never)]
pub(super) fn look_back(app: &App, open: &Play, at: usize) -> Element {
    play::look_back(app, open, at)
}

/// Renders what a review has found so far.
#[inline(never)]
pub(super) fn reviewed(shell: &Shell, open: &Play) -> Option<Element> {
    play::reviewed(shell, open)
}

/// Renders the score of several games in a row between the players of a game, and the link to the
/// tournament of which it is one.
#[inline(never)]
pub(super) fn match_line(shell: &Shell, open: &Play) -> Option<Element> {
    play::score_and_tournament(shell, open)
}

/// Returns whether who plays a game is settled: by the tournament that is on.
#[inline(never)]
pub(super) fn is_settled(shell: &Shell, open: &Play) -> bool {
    play::is_settled(shell, open)
}

/// Begins to count anew between the players of the open game.
#[inline(never)]
pub(super) fn reset_score(app: &mut App, out: &mut Out) {
    app.reset_score(out);
}

/// Renders what the menu of a frame holds, below its heading.
#[inline(never)]
pub(super) fn frame_menu(app: &App, game: GameId, open: &Play) -> Vec<Element> {
    frame::menu(app, game, open)
}

/// Counts the game that has just ended.
#[inline(never)]
pub(super) fn count_game(app: &mut App, out: &mut Out) {
    app.count_game(out);
}

/// Renders what a review has found, in its panel.
#[inline(never)]
pub(super) fn review(shell: &Shell, open: &Play, panel: Element) -> Option<Element> {
    play::review_panel(shell, open, panel)
}

/// Tells the level of the computer at a seat, once it was changed in a game.
#[inline(never)]
pub(super) fn level_set(lang: Lang, open: &Play, seat: Seat) -> String {
    play::level_set(lang, open, seat)
}

/// Says that no move of a game can be reviewed.
#[inline(never)]
pub(super) fn nothing_to_review(lang: Lang) -> &'static str {
    lang.prose().site.review.none
}

/// Tells the course of a game that was reviewed, in a sentence.
#[inline(never)]
pub(super) fn course(lang: Lang, open: &Play) -> Option<String> {
    play::course(lang, open)
}

/// Tells what would have been better where one looks back.
#[inline(never)]
pub(super) fn better_move(shell: &Shell, open: &Play) -> Option<String> {
    play::better_move(shell, open)
}

/// Marks on the board what would have been better where one looks back.
#[inline(never)]
pub(super) fn mark_better_move(shell: &Shell, open: &Play, scene: &mut Scene) {
    play::mark_better_move(shell, open, scene);
}

/// Returns the sign and the name of the annotation of a step in the list of moves.
#[inline(never)]
pub(super) fn annotation(
    shell: &Shell,
    open: &Play,
    step: usize,
) -> Option<(&'static str, &'static str)> {
    play::annotation(shell, open, step)
}

/// Performs an action of the page of the tournament. (It is called on that page alone: elsewhere this
/// part of the module may not be here.)
#[inline(never)]
pub(super) fn act_on_tournament(app: &mut App, organizing: Organizing, out: &mut Out) {
    tournament::act(app, organizing, out);
}

/// Takes in a field of the page of the tournament, on that page.
#[inline(never)]
pub(super) fn fill_in_tournament(app: &mut App, field: &Field, value: &str, out: &mut Out) {
    tournament::fill_in(app, field, value, out);
}

/// Lays out the position from which one sets up another, where the page of it comes.
#[inline(never)]
pub(super) fn open_setup(app: &mut App, game: GameId) {
    setup::open(app, game);
}

/// Performs an action on the position that is set up, on that page.
#[inline(never)]
pub(super) fn act_on_setup(app: &mut App, arranging: Arranging, out: &mut Out) {
    setup::act(app, arranging, out);
}

/// Takes in a field of that page, on that page.
#[inline(never)]
pub(super) fn fill_in_setup(app: &mut App, field: &Field, value: &str, out: &mut Out) {
    setup::fill_in(app, field, value, out);
}

/// Takes in what happens at the board of that page.
#[inline(never)]
pub(super) fn at_setup(app: &mut App, msg: &Msg, out: &mut Out) {
    setup::at_board(app, msg, out);
}
