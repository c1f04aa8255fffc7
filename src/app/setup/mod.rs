//! The page on which a position is set up: what is done there. What is shown is in `page.rs`.
//!
//! A position is taken apart and put together by its game ([`Arrange`]); whether it is one, the
//! game's own reader says, as it reads a link. The build moves what only this page needs out of the
//! part of the module that a game waits for (`reading.rs`).

mod page;

pub(super) use page::page;

use super::action::{Action, Arranging};
use super::field::Field;
use super::msg::{Effect, Key, Msg};
use super::play::session;
use super::route::Route;
use super::state::{App, Form, Shell};
use crate::out::Out;
use palamede_games::{GameId, with_game};
use palamede_record::Setup as Start;
use palamede_rules::{
    Arrange, Count, Counted, Eye, Game, Layout, LayoutFault, Notation, Options, PieceKind, Rules,
    Seat, Seen, Turn, in_order,
};
use palamede_scene::{Board, Facing, Piece, Target};
use palamede_table::Player;
use palamede_text::{Lang, Refused, SetupWords, Speak, Voice, join};
use std::sync::Arc;

/// The number of changes that can be taken back.
const MOST_PAST: usize = 100;

/// A position that is being set up.
///
/// ```
/// use palamede_app::{Action, App, Msg, Platform};
///
/// let mut app = App::new(Platform::in_memory("en"));
/// app.update(Msg::Hash("#/mak-yek/setup".to_owned()));
/// for press in ["arrange-empty", "arrange-kind:1", "arrange:s12"] {
///     app.update(Msg::Do(Action::read(press).expect("an action")));
/// }
/// assert_eq!(app.screen.setup.expect("a position").layout.men, [(12, 1)]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The game.
    pub game: GameId,
    /// The options of the game for which it is laid out.
    pub options: Options,
    /// The position, as far as it is laid out.
    pub layout: Layout,
    /// The tool that a press on the board uses.
    pub tool: Tool,
    /// The site of the piece that is being moved.
    pub held: Option<usize>,
    /// The site on which the keyboard stands.
    pub cursor: usize,
    /// The layouts before the last changes, the latest last.
    past: Vec<Layout>,
}

/// A tool: what a press on the board does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tool {
    /// The press takes a piece up, or puts it down.
    Shift,
    /// The press takes a piece away.
    Remove,
    /// The press puts a piece of this kind on the board.
    Put(usize),
}

/// The reason why a position is refused, and the section of the rules that tells more.
struct Refusal {
    text: String,
    section: &'static str,
    /// The site that is to blame.
    site: Option<usize>,
}

impl App {
    /// Returns whether a position of this game is being set up.
    pub(super) fn sets_up(&self, game: GameId) -> bool {
        self.screen.setup.as_ref().is_some_and(|setup| setup.game == game)
    }

    /// Returns whether this happens at the board of the page on which a position is set up. The
    /// game that waits hears nothing of it.
    pub(super) fn is_at_setup(&self, msg: &Msg) -> bool {
        let here = matches!(self.screen.route, Route::Setup(_)) && self.screen.setup.is_some();
        here && match msg {
            Msg::Do(action) => matches!(action, Action::Playing(_) | Action::Memo(_)),
            Msg::Key(_) | Msg::Lift(_) | Msg::Drag { .. } => true,
            Msg::Focused(_) | Msg::ScrollTo(_) => true,
            _ => false,
        }
    }
}

fn words_in(lang: Lang) -> &'static SetupWords {
    &lang.prose().site.setup
}

// ---- what the game says

fn kinds(game: GameId, options: &Options) -> Vec<PieceKind> {
    with_game!(game, G => <G as Arrange>::kinds(options))
}

fn counts(game: GameId, options: &Options) -> Vec<Count> {
    with_game!(game, G => <G as Arrange>::counts(options))
}

fn first_layout(game: GameId, options: &Options) -> Layout {
    with_game!(game, G => <G as Arrange>::first_layout(options))
}

/// Returns whether pieces only change places.
fn is_full(game: GameId) -> bool {
    with_game!(game, G => <G as Arrange>::FULL)
}

/// Returns the options that the position decides itself.
fn decided(game: GameId) -> &'static [&'static str] {
    with_game!(game, G => <G as Arrange>::DECIDED)
}

/// Makes options those under which everybody sees everything.
fn lay_open(game: GameId, options: &mut Options) {
    let open = with_game!(game, G => <G as Arrange>::OPEN);
    if let Some((name, value)) = open {
        let _ = options.set(name, value);
    }
}

/// Returns the board for which a position is set up.
fn board(game: GameId, options: &Options) -> Arc<Board> {
    game.kind().start(options).view(Eye::Public).scene(&[]).board
}

/// Returns the site at the place of each one in a mirror, left for right; `None` where the game has
/// no such board.
fn mirrored(game: GameId, board: &Board) -> Option<Vec<usize>> {
    let across = |x: i32, y: i32| {
        board.sites.iter().position(|site| (site.x, site.y) == (board.width - x, y))
    };
    let mirrors = with_game!(game, G => <G as Arrange>::MIRRORS);
    let all = || board.sites.iter().map(|site| across(site.x, site.y)).collect();
    mirrors.then(all).flatten()
}

/// Returns the text of the position that is laid out.
///
/// # Errors
/// The reason why it is no position of the game, or one at which the game is over.
fn composed(lang: Lang, setup: &Setup) -> Result<String, Refusal> {
    let words = &words_in(lang).fault;
    let game = setup.game;
    let options = setup.options.in_force(game.facts().bounds);
    let text = with_game!(game, G => <G as Arrange>::compose(&options, &setup.layout)
        .map_err(|fault| fault.map(|why| <G as Speak>::refusal(lang, &why))))
    .map_err(|fault| refusal(lang, setup, fault))?;
    let refused = |text, section| Refusal { text, section, site: None };
    let line = game.kind().open(&options, Some(&text));
    let line = line.map_err(|_| refused(words.other.to_owned(), "setup"))?;
    match line.turn() {
        Turn::Over(outcome) => {
            let voice = Voice(game, lang);
            let [title, why] = lang.ending(voice.words(), outcome, |_| Player::default());
            let why = voice.ending(&line.state().view(Eye::Open), outcome).unwrap_or(why);
            Err(refused(lang.say(&[words.over, &title, &why]), "end"))
        }
        _ => Ok(text),
    }
}

/// Says why a layout is no position of the game.
fn refusal(lang: Lang, setup: &Setup, fault: LayoutFault<Refused>) -> Refusal {
    let (words, game) = (&words_in(lang).fault, setup.game);
    let who = |seat| Voice(game, lang).words().seat(seat);
    let board = board(game, &setup.options);
    let name = |site: usize| board.sites.get(site).map_or("", |site| site.name.as_str());
    let what = |kind: usize| {
        let kinds = kinds(game, &setup.options);
        kinds.get(kind).map(|kind| Voice(game, lang).piece_on(&piece(kind, 0, 1)))
    };
    let (text, site) = match fault {
        LayoutFault::NoPiece(seat) => (words.none(&who(seat)), None),
        LayoutFault::TooMany { seat, most } => (words.many(&who(seat), &most), None),
        LayoutFault::Missing(kind) => (words.missing(&what(kind).unwrap_or_default()), None),
        LayoutFault::Place { site, kind } => {
            let what = what(kind).unwrap_or_default();
            (words.place(&name(site), &what), Some(site))
        }
        LayoutFault::Together(site) => (words.together(&name(site)), Some(site)),
        LayoutFault::Gap(seat) => (words.gap(&who(seat)), None),
        LayoutFault::Own(refused) => (refused.text, refused.site),
    };
    Refusal { text, section: "setup", site }
}

/// Makes so many pieces of a kind on a site.
fn piece(kind: &PieceKind, site: usize, count: usize) -> Piece {
    Piece {
        id: 0,
        site,
        look: kind.look.clone().with_count(count),
        seat: kind.seat.map(|seat| seat.index() as u8),
        word: kind.word,
    }
}

/// Returns the pieces of a layout, from below: those that stand together as one.
fn pieces(setup: &Setup) -> Vec<Piece> {
    let kinds = kinds(setup.game, &setup.options);
    let mut all = Vec::new();
    for alike in setup.layout.men.chunk_by(|a, b| a == b) {
        let (site, of) = alike[0];
        if let Some(kind) = kinds.get(of) {
            let id = (kinds.len() * site + of) as u32;
            all.push(Piece { id, ..piece(kind, site, alike.len()) });
        }
    }
    all
}

/// Returns what is heard of a site.
fn label(lang: Lang, setup: &Setup, name: &str, site: usize) -> String {
    let words = lang.words();
    let pieces = pieces(setup);
    let there = pieces.iter().filter(|piece| piece.site == site);
    let held: Vec<String> = there.map(|piece| Voice(setup.game, lang).piece_on(piece)).collect();
    let free = words.site_free(&name);
    let chosen = (setup.held == Some(site)).then_some(words.site_selected);
    let head = if held.is_empty() { free.as_str() } else { name };
    join(words.parts, &mut [head].into_iter().chain(held.iter().map(String::as_str)).chain(chosen))
}

// ---- what happens

/// Returns the position that is shown of the open game, taken apart: not while anything in it is
/// hidden from anybody.
fn taken_along(app: &App, game: GameId) -> Option<Layout> {
    let open = app.game.as_ref().filter(|open| open.session.game() == game && !open.is_lesson())?;
    let table = &open.session.table;
    if table.keeps_secrets() {
        return None;
    }
    let (view, _) = table.view_after(open.back().unwrap_or(table.len()))?;
    with_game!(game, G => <G as Arrange>::layout(view.of::<<G as Rules>::View>()))
}

/// Lays out the position from which one sets up another: that of the game that is open, else the
/// first one. What is being set up already stays.
pub(super) fn open(app: &mut App, game: GameId) {
    if app.sets_up(game) && app.screen.form.is_some() {
        return;
    }
    let mut form = app.new_form(game);
    lay_open(game, &mut form.options);
    let options = form.options.clone();
    let layout = taken_along(app, game).unwrap_or_else(|| first_layout(game, &options));
    let cursor = middle(&board(game, &options));
    let (tool, held, past) = (Tool::Shift, None, Vec::new());
    app.screen.form = Some(form);
    app.screen.setup = Some(Setup { game, options, layout, tool, held, cursor, past });
}

/// Returns the site nearest to the middle of a board.
fn middle(board: &Board) -> usize {
    let far = |&site: &usize| {
        let at = &board.sites[site];
        (2 * at.x - board.width).abs() + (2 * at.y - board.height).abs()
    };
    (0..board.sites.len()).min_by_key(far).unwrap_or(0)
}

impl Setup {
    /// Changes the layout, so that it can be taken back.
    fn change(&mut self, change: impl FnOnce(&mut Layout)) {
        let before = self.layout.clone();
        change(&mut self.layout);
        if self.layout != before {
            self.past.push(before);
            let more = self.past.len().saturating_sub(MOST_PAST);
            self.past.drain(..more);
        }
        self.held = None;
    }

    /// Fits the layout to other options: one that has no place on their board makes way for the
    /// first position.
    fn refit(&mut self, options: &Options) {
        let (game, before) = (self.game, self.options.clone());
        let first = self.layout == first_layout(game, &before);
        let sites = |options| board(game, options).sites.len();
        let fits = sites(&before) == sites(options)
            && kinds(game, &before).len() == kinds(game, options).len();
        let new = first_layout(game, options);
        self.options = options.clone();
        if first || !fits {
            self.layout = new;
            self.past.clear();
            self.cursor = middle(&board(game, options));
            (self.tool, self.held) = (Tool::Shift, None);
            return;
        }
        self.layout.rest.clear();
        if self.layout.counts.len() != new.counts.len() {
            self.layout.counts = new.counts;
            self.past.clear();
        }
    }

    /// Uses the tool on a site.
    fn press(&mut self, site: usize) {
        let kinds = kinds(self.game, &self.options);
        self.cursor = site;
        match (self.tool, self.held) {
            (Tool::Put(kind), _) => self.change(|layout| layout.put(site, kind, &kinds)),
            (Tool::Remove, _) => self.change(|layout| {
                let _ = layout.remove(site);
            }),
            (Tool::Shift, Some(from)) => self.change(|layout| layout.shift(from, site, &kinds)),
            (Tool::Shift, None) => {
                let there = self.layout.men.iter().any(|&(at, _)| at == site);
                self.held = there.then_some(site);
            }
        }
    }
}

/// Performs an action on the position that is set up.
pub(super) fn act(app: &mut App, arranging: Arranging, out: &mut Out) {
    let lang = app.lang();
    let Some(setup) = &mut app.screen.setup else { return };
    let (game, options) = (setup.game, setup.options.clone());
    match arranging {
        Arranging::Use(target) => return use_tool(app, target, out),
        Arranging::Shift => (setup.tool, setup.held) = (Tool::Shift, None),
        Arranging::Remove if is_full(game) => {}
        Arranging::Remove => (setup.tool, setup.held) = (Tool::Remove, None),
        Arranging::Kind(kind) => {
            if kind < kinds(game, &options).len() && !is_full(game) {
                (setup.tool, setup.held) = (Tool::Put(kind), None);
            }
        }
        Arranging::Empty if is_full(game) => {}
        Arranging::Empty => {
            setup.change(|layout| {
                layout.men.clear();
                layout.rest.clear();
                layout.counts.fill(0);
            });
            setup.tool = Tool::Put(0);
        }
        Arranging::First => setup.change(|layout| *layout = first_layout(game, &options)),
        Arranging::Mirror => {
            if let Some(across) = mirrored(game, &board(game, &options)) {
                setup.change(|layout| {
                    layout.men.iter_mut().for_each(|man| man.0 = across[man.0]);
                    in_order(&mut layout.men);
                    layout.rest.clear();
                });
            }
        }
        Arranging::Revert => {
            if let Some(before) = setup.past.pop() {
                (setup.layout, setup.held) = (before, None);
            }
        }
        Arranging::Among | Arranging::Against | Arranging::Share => {
            return play(app, arranging, out);
        }
    }
    let changes = matches!(
        arranging,
        Arranging::Empty | Arranging::First | Arranging::Mirror | Arranging::Revert
    );
    if changes && let Some(setup) = &app.screen.setup {
        out.say(verdict(lang, setup));
    }
}

/// Says whether what is laid out is a position, or why not.
fn verdict(lang: Lang, setup: &Setup) -> String {
    match composed(lang, setup) {
        Ok(_) => words_in(lang).possible.to_owned(),
        Err(refusal) => refusal.text,
    }
}

/// Uses the tool on a site, and says what stands there now; and whether the whole is a position,
/// where that is another answer than before.
fn use_tool(app: &mut App, target: Target, out: &mut Out) {
    let lang = app.lang();
    let Some(setup) = &mut app.screen.setup else { return };
    let board = board(setup.game, &setup.options);
    let Target::Site(site) = target else { return };
    let Some(at) = board.sites.get(site) else { return };
    let before = verdict(lang, setup);
    setup.press(site);
    let after = verdict(lang, setup);
    let label = lang.words().stop(&label(lang, setup, &at.name, site));
    let sentences = [label.as_str(), after.as_str()];
    out.say(lang.say(&sentences[..if before == after { 1 } else { 2 }]));
}

/// Begins a game at the position, and shows it: at the board, there with the card that gives it to others
/// where that was asked for.
fn play(app: &mut App, arranging: Arranging, out: &mut Out) {
    let lang = app.lang();
    let (Some(setup), Some(form)) = (&app.screen.setup, &app.screen.form) else { return };
    let text = match composed(lang, setup) {
        Ok(text) => text,
        Err(refusal) => return out.alert(refusal.text),
    };
    let (game, seat, options) = (setup.game, setup.layout.seat, setup.options.clone());
    let (mut extras, by_hand) = (form.extras.for_next_game(), form.by_hand);
    let again = Msg::Do(arranging.clone().into());
    if !app.may_open(game, again, out) {
        return;
    }
    // The usual start needs no text.
    let usual = with_game!(game, G => <G as Notation>::position(&<G as Game>::start(&options)));
    let start = (text != usual).then_some(text);
    let dice = app.dice(by_hand);
    let Some(session) = session::begin_at(game, Start { options, start, dice }) else { return };
    let seats = session.seats();
    match arranging {
        Arranging::Among => extras.fill_seats(seats, seat, None),
        Arranging::Against => extras.fill_seats(seats, seat, Some(app.shell.prefs.level)),
        _ => {}
    }
    app.shell.asked.computers = None;
    app.screen.notice = None;
    app.show(session, extras);
    out.push(Effect::StopThinking);
    app.screen.awaits_card = arranging == Arranging::Share;
    out.push(Effect::Go(to(game)));
}

/// Returns the address of a game.
fn to(game: GameId) -> String {
    Route::Play { game, query: String::new() }.hash()
}

/// Takes in a field of the page.
pub(super) fn fill_in(app: &mut App, field: &Field, value: &str, out: &mut Out) {
    let (lang, level) = (app.lang(), app.shell.prefs.level);
    let (Some(setup), Some(form)) = (&mut app.screen.setup, &mut app.screen.form) else { return };
    match field {
        Field::SetupTurn => {
            let seat = value.parse().ok().and_then(Seat::new);
            if let Some(seat) = seat.filter(|seat| seat.index() < setup.game.facts().seats) {
                setup.change(|layout| {
                    layout.seat = seat;
                    layout.rest.clear();
                });
            }
        }
        Field::SetupCount(at) => {
            let count = counts(setup.game, &setup.options).get(*at).copied();
            if let (Some(count), Ok(value)) = (count, value.parse::<u8>()) {
                setup.change(|layout| {
                    if let Some(now) = layout.counts.get_mut(*at) {
                        *now = value.min(count.most);
                    }
                });
            }
        }
        _ => {
            form.fill(field, value, level);
            lay_open(setup.game, &mut form.options);
            setup.refit(&form.options);
        }
    }
    out.say(verdict(lang, setup));
}

/// Takes in what happens at the board besides presses: keys lead from site to site.
pub(super) fn at_board(app: &mut App, msg: &Msg, out: &mut Out) {
    let Some(setup) = &mut app.screen.setup else { return };
    let board = board(setup.game, &setup.options);
    let facing = lying(&app.shell, &board);
    let to = match *msg {
        Msg::Focused(site) if site < board.sites.len() => {
            setup.cursor = site;
            return;
        }
        Msg::Key(Key::Escape) => {
            setup.held = None;
            return;
        }
        Msg::Key(Key::Arrow(dx, dy)) => facing.toward(&board, setup.cursor, dx, dy),
        Msg::Key(Key::End { last, all }) => {
            let (rows, at) = (facing.rows(&board), setup.cursor);
            let mut rows = rows.iter().filter(|row| all || row.contains(&at));
            let row = if last { rows.next_back() } else { rows.next() };
            row.and_then(|row| if last { row.last() } else { row.first() }).copied()
        }
        _ => None,
    };
    if let Some(to) = to {
        setup.cursor = to;
        out.focus_site(to);
    }
}

/// Returns how the board lies: upright where it can only be pressed so.
fn lying(shell: &Shell, board: &Board) -> Facing {
    let upright = super::play::zoom::pressable(board, shell.viewport.board.0);
    Facing { upright: upright.unwrap_or_default(), ..Facing::default() }
}

/// Returns the label of a number that belongs to a position.
fn count_label(lang: Lang, game: GameId, of: Counted) -> String {
    let words = words_in(lang);
    match of {
        Counted::Hand(seat) => words.hand(&Voice(game, lang).words().seat(seat)),
        Counted::Flights => words.flights.to_owned(),
    }
}

/// Renders the choices among the game's rules that the position leaves open.
fn options(shell: &Shell, form: &Form) -> Vec<palamede_scene::tree::Element> {
    super::form::choices_but(shell, form, decided(form.game))
}
