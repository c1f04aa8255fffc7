//! Games with secrets: who is at the screen, and what is laid out there.

use super::game::Game;
use super::label;
use super::missed_moves;
use super::session::{Click, Session};
use super::steps::{awaited, pause};
use super::view::PlayView;
use crate::Timer;
use crate::action::{Hiding, Pressed};
use crate::field::Field;
use crate::msg::Effect;
use crate::parts::{button, check, emblem, furniture, title_of};
use crate::state::App;
use crate::store;
use palamede_games::GameId;
use palamede_rules::{Eye, Seat, Seats, Turn};
use palamede_scene::tree::{Element, el, with};
use palamede_scene::{Piece, Scene, Target};
use palamede_table::Extras;
use palamede_text::{Lang, Voice, fill};

impl App {
    /// Whether the curtain is drawn before the open game.
    pub(crate) fn is_drawn(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.session.table.is_drawn())
    }

    /// What is pressed at and behind the curtain.
    pub(crate) fn act_in_secret(&mut self, hiding: Hiding, out: &mut Vec<Effect>) {
        match hiding {
            Hiding::Hide => self.hide(out),
            Hiding::Sit => self.sit(out),
            Hiding::See(missed) => self.see_missed(missed, out),
            Hiding::Ready => self.ready(out),
            Hiding::Peek(hold) => self.peek(hold, out),
            Hiding::KeepOwn(seat) => self.keep_own(seat, out),
            Hiding::Own => self.lay_out_own(out),
            Hiding::Through(seat) => self.look_through(seat),
            Hiding::TakeHere => self.take_here(out),
        }
    }

    /// Draws the curtain, where several people share the screen of a game with secrets. Where
    /// it is drawn, the focus stays where it is: in a frame perhaps in the page around it.
    pub(crate) fn hide(&mut self, out: &mut Vec<Effect>) {
        let lang = self.lang();
        if let Some(game) = &mut self.game {
            let drawn = game.session.table.is_drawn() && game.missed.is_none();
            let rested = game.rests();
            if game.draw_curtain() {
                let ask = awaited(lang, game);
                if !drawn {
                    self.curtain_drawn(out);
                    out.push(ask);
                }
                if rested {
                    // A second tap is not the next player's.
                    self.wait(pause::PASS, out);
                }
            }
        }
        self.drop_unseen(out);
    }

    /// Another page of the site takes the board's place: who comes back may be somebody else.
    pub(crate) fn leave_the_screen(&mut self, out: &mut Vec<Effect>) {
        if let Some(game) = &mut self.game
            && game.draw_curtain()
        {
            out.push(Effect::Hush);
        }
    }

    /// Nothing has been pressed for a while since `number` things were: whoever was at the
    /// screen may have gone.
    pub(crate) fn idle(&mut self, number: u32, out: &mut Vec<Effect>) {
        let several = |game: &Game| game.people().len() > 1;
        let open = self.game.as_ref().filter(|game| several(game) && game.session.has_secrets());
        if open.is_none_or(|game| game.session.table.is_drawn()) {
            return;
        }
        match number == self.shell.presses {
            true => self.hide(out),
            false => self.watch_for_idleness(out),
        }
    }

    /// Starts the timer after which the page looks whether somebody is still at the screen.
    pub(super) fn watch_for_idleness(&self, out: &mut Vec<Effect>) {
        out.push(Effect::StartTimer { timer: Timer::Idle(self.shell.presses), ms: pause::IDLE });
    }

    /// Hushes the page after the curtain was drawn: what was said is not left to be read, and nothing
    /// is said that was about to be.
    pub(crate) fn curtain_drawn(&mut self, out: &mut Vec<Effect>) {
        out.retain(|effect| !matches!(effect, Effect::Say { .. }));
        self.close_menu();
        out.push(Effect::Hush);
        // Where the game is in another tab, the page says so in the board's place.
        let place = if self.is_barred() { "main" } else { "curtain" };
        out.push(Effect::Focus(place.to_owned()));
    }

    /// Who is next has come to the screen: sees what it missed, then what it knows. For a
    /// moment after a step nobody can come: a second tap is not the next player's.
    fn sit(&mut self, out: &mut Vec<Effect>) {
        let Some(game) = self.game.as_mut().filter(|game| game.job.is_none()) else { return };
        if let Some(curtain) = game.session.table.curtain().filter(|_| game.missed.is_none()) {
            game.near = curtain.next;
            self.recap(out);
        }
    }

    /// The draft becomes its seat's move.
    fn ready(&mut self, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        match game.session.ready(lang) {
            Click::Stepped => self.stepped(true, out),
            Click::Refused(refused) => out.push(game.refuse(lang, refused)),
            Click::Selected => {}
        }
    }

    /// A draft was changed, by a click on a second site or by a button: says how, but no
    /// rank, which others might hear.
    pub(crate) fn laid(&mut self, led: Option<usize>, target: Target, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &self.game else { return };
        let face = game.session.face(lang, &game.extras, None);
        let name = |site: usize| face.scene.board.sites.get(site).map_or("", |site| &site.name);
        let text = match (led, target) {
            (Some(a), Target::Site(b)) => {
                fill(lang.words().swapped, &[("a", name(a)), ("b", name(b))])
            }
            _ => {
                let at = face.scene.controls.iter().position(|one| one.target == target);
                let what = at.and_then(|at| face.controls.get(at)).map_or("", String::as_str);
                fill(lang.words().laid_out, &[("what", what)])
            }
        };
        out.push(Effect::Say { text, urgent: false });
        self.keep_step(out);
    }

    /// Says what the site of the cursor hides, for who asks for it; or what is around it.
    pub(crate) fn read(&self, around: bool, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &self.game else { return };
        let face = game.session.face(lang, &game.extras, game.at());
        if face.drawn && game.missed.is_none() {
            return;
        }
        let text = match around {
            true => label::around(self, game, &face, game.cursor),
            false => {
                let label = label::label(self, game, &face, game.cursor, true);
                let refused = game.refused.as_ref().map(|refused| game.why(lang, refused));
                let ways = label::ways(self, game, &face);
                let all = [Some(label), refused, ways].into_iter().flatten();
                let all: Vec<String> = all.filter(|text| !text.is_empty()).collect();
                lang.say(&all.iter().map(String::as_str).collect::<Vec<_>>())
            }
        };
        out.push(Effect::Say { text, urgent: false });
    }

    /// Whether ranks show only while pressed, or are said aloud: each player's own choice,
    /// kept with the game. Nobody lays another's ranks open; to hide them is for all.
    pub(crate) fn show_or_say(&mut self, flat: bool, on: bool) {
        let Some(game) = &mut self.game else { return };
        let own: Seats = game.session.table.screen().into_iter().collect();
        let extras = &mut game.extras;
        let seats = if flat { &mut extras.flat } else { &mut extras.aloud };
        *seats = match on {
            true if flat => Seats::first(game.session.seats()),
            true => own.iter().fold(*seats, Seats::with),
            false => own.iter().fold(*seats, Seats::without),
        };
        self.keep();
    }

    /// Presses for the ranks or lets go, or the other of the two.
    fn peek(&mut self, hold: Option<Pressed>, out: &mut Vec<Effect>) {
        if let Some(game) = &mut self.game {
            // What was said of them is not left to be read.
            out.extend(game.pressed.then_some(Effect::Hush));
            game.pressed = match hold {
                Some(hold) => hold == Pressed::On,
                None => !game.pressed,
            };
        }
    }

    /// The name under which the seat that lays out has kept an arrangement.
    fn own_name(&self) -> Option<String> {
        let game = self.game.as_ref().filter(|game| game.session.is_laying())?;
        Some(self.own_name_of(game.person_to_act()?))
    }

    /// The name under which a seat's player keeps an arrangement: by the player's name if no
    /// other has the same, or as the seat of this number.
    fn own_name_of(&self, seat: Seat) -> String {
        let Some(game) = &self.game else { return String::new() };
        let called = |seat: Seat| game.extras.players[seat].name.as_str();
        let name = called(seat);
        let people = game.people();
        let same = people.iter().filter(|&other| called(other) == name);
        let player = match name.is_empty() || same.count() > 1 {
            true => seat.index().to_string(),
            false => format!("={name}"),
        };
        store::own_name(game.session.game().id(), &player)
    }

    /// Whether the seat that lays out has kept an arrangement. While another game of the kind
    /// goes on it is offered to nobody: it might be what lies hidden there, and on a shared
    /// device anybody can say that they are anybody.
    pub fn has_own(&self) -> bool {
        let Some(game) = self.game.as_ref().map(|game| game.session.game()) else { return false };
        self.own_name().is_some_and(|name| self.shell.store.get(&name).is_some())
            && !self.others_run(game)
    }

    /// Keeps what a seat had laid out, once nothing is hidden any more.
    fn keep_own(&mut self, seat: Seat, out: &mut Vec<Effect>) {
        let Some(game) = &self.game else { return };
        let Some(army) = game.session.table.laid_out(seat) else { return };
        self.shell.store.set(&self.own_name_of(seat), &army.into());
        let text = self.lang().words().own_kept;
        if let Some(game) = &mut self.game {
            game.told = Some(text.into());
        }
        out.push(Effect::Say { text: text.to_owned(), urgent: false });
    }

    /// Lays out what the player has kept. What cannot be laid out any more is forgotten.
    fn lay_out_own(&mut self, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(name) = self.own_name().filter(|_| self.has_own()) else { return };
        let Some(army) = self.shell.store.get(&name) else { return };
        let Some(game) = &mut self.game else { return };
        game.refused = None;
        if game.session.lay_out(&army) {
            let text = fill(lang.words().laid_out, &[("what", lang.words().own)]);
            out.push(Effect::Say { text, urgent: false });
            self.keep_step(out);
        } else {
            self.shell.store.remove(&name);
        }
    }

    /// An ended game as the seat of this number saw it, or all of it.
    fn look_through(&mut self, seat: Option<Seat>) {
        if let Some(game) = &mut self.game {
            game.session.table.look_through(seat);
        }
    }
}

impl Session {
    /// The seat at the screen, or the one that is to come there; none where all may see
    /// everything.
    pub fn looks(&self) -> Option<Seat> {
        self.table.screen().or_else(|| Some(self.table.curtain()?.next))
    }

    /// Draws the curtain; tells whether it is drawn now.
    pub fn draw_curtain(&mut self) -> bool {
        self.table.draw_curtain();
        self.table.is_drawn()
    }

    /// The seat through whose eye an ended game is looked at.
    pub fn through(&self) -> Option<Seat> {
        match self.table.eye() {
            Eye::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// What is shown while the curtain is drawn: the empty board, who plays, and what
    /// anybody may know of the last step.
    pub(crate) fn curtain_face(&self, lang: Lang, extras: &Extras) -> PlayView {
        let view = self.table.view();
        let scene = Scene::new(self.table.scene().board);
        let next = self.table.curtain().map(|curtain| curtain.next);
        PlayView {
            next: Vec::new(),
            say: self.say_at_curtain(lang, extras),
            seats: self.seat_faces(
                lang,
                extras,
                (&view, &scene),
                (self.table.turn(), self.table.len()),
            ),
            holds: vec![String::new(); scene.board.sites.len()],
            masked: Vec::new(),
            controls: Vec::new(),
            faces: Vec::new(),
            aids: Vec::new(),
            scene,
            unknown: Vec::new(),
            drawn: true,
            next_seat: next,
            laying: false,
        }
    }

    /// Who is asked to come to the screen, and what anybody may know of the last step.
    pub(super) fn say_at_curtain(&self, lang: Lang, extras: &Extras) -> [String; 2] {
        let ask = match self.table.curtain() {
            Some(curtain) => {
                let seat = curtain.next;
                let who = Voice(self.game, lang).words().called(seat, &extras.players[seat]);
                fill(lang.words().curtain, &[("who", &who)])
            }
            None => {
                let [ask, _] = self.say_now(lang, extras);
                ask
            }
        };
        [ask, self.last(lang, extras).unwrap_or_default()]
    }

    /// Whether others hear what is said from now on.
    pub fn set_overheard(&mut self, overheard: bool) {
        self.overheard = overheard;
    }

    /// Whether what is said tells no secret.
    pub fn is_quiet(&self) -> bool {
        self.overheard && self.has_secrets()
    }

    /// Whether a move is being laid out.
    pub fn is_laying(&self) -> bool {
        self.table.draft().is_some()
    }

    /// Takes the draft as its seat's move.
    pub fn ready(&mut self, lang: Lang) -> Click {
        match self.table.draft().cloned() {
            Some(draft) => self.make(lang, draft),
            None => Click::Selected,
        }
    }

    /// The draft in notation.
    pub fn draft(&self) -> Option<String> {
        Some(self.table.write(self.table.draft()?))
    }

    /// Lays out an army that was kept, if it may be laid out now.
    pub fn lay_out(&mut self, army: &palamede_table::Sealed) -> bool {
        self.is_laying() && self.table.lay_out_kept(army)
    }

    /// The sites of pieces that this picture shows and not everybody may see.
    pub(crate) fn masked(&self, scene: &Scene) -> Vec<usize> {
        let all = self.has_secrets().then(|| self.table.scene_for_all());
        let all = all.map_or_else(Vec::new, |scene| scene.pieces);
        let known = |piece: &Piece| all.iter().any(|one| one.id == piece.id && one.is_face_up());
        let hides = |piece: &&Piece| piece.is_face_up() && !known(piece);
        let noted = |piece: &Piece| scene.memo(piece.id).is_some();
        let masked = scene.pieces.iter().filter(|piece| hides(piece) || noted(piece));
        masked.map(|piece| piece.site).collect()
    }

    /// Whether seats know different things now.
    pub fn has_secrets(&self) -> bool {
        self.table.hides()
    }
}

/// What is said while the curtain is drawn: who is to come to the screen; then what happened
/// meanwhile.
pub(crate) fn curtain(
    app: &App,
    game: GameId,
    open: &Game,
    face: &PlayView,
    class: &str,
) -> Element {
    let words = app.lang().words();
    let [ask, last] = &face.say;
    let (ask, last) = (el("p").attr("class", "s1").text(ask.clone()), last.clone());
    let say = with("div", class.to_owned())
        .key("say")
        .attr("id", "curtain")
        .attr("tabindex", "-1")
        .attr("role", "group");
    if open.missed.is_some() {
        return missed_moves::recap(app, open, say);
    }
    let mut say = say.attr("aria-label", words.curtain_drawn);
    if let Some(seat) = face.next_seat.and_then(|next| face.seats.get(next.index())) {
        let who = with("p", "who").key("who").kid(emblem(game, &seat.look));
        let name = (seat.called != seat.name).then(|| el("span").text(seat.name));
        let come = button("btn big pri", Hiding::Sit, fill(words.i_am, &[("who", &seat.called)]));
        let come = come.maybe("aria-disabled", open.job.is_some().then_some("true"));
        say = say.kid(who.kids(name)).kid(ask.key("s1"));
        say = say.kid(with("div", "ask").key("sit").kid(come));
    } else {
        say = say.kid(ask.key("s1"));
    }
    say.kids((!last.is_empty()).then(|| with("p", "s2").key("s2").text(last)))
}

/// What stands in the place of a game with secrets that another tab has; nothing while that
/// is not known yet.
pub(crate) fn elsewhere(app: &App, game: GameId) -> Vec<Element> {
    let words = app.lang().words();
    let known = app.is_elsewhere().is_some();
    let here = || with("div", "row").kid(button("btn pri", Hiding::TakeHere, words.take_here));
    // Most likely it is the game that comes: then nothing is to jump.
    let main = with("main", if known { "page" } else { "play" })
        .attr("id", "main")
        .attr("tabindex", "-1")
        .maybe("aria-busy", (!known).then_some("true"))
        .key("main")
        .kids(known.then(|| el("h1").text(title_of(game, app.lang()))))
        .kids(known.then(|| el("p").attr("role", "status").text(words.elsewhere)))
        .kids(known.then(here));
    let mut out = if app.shell.asked.frame { Vec::new() } else { furniture(app, None) };
    out.push(main);
    out
}

/// What is pressed when a draft is as its seat wants it, and what lays out a kept one.
pub(crate) fn laying(app: &App, face: &PlayView) -> Option<Element> {
    let ready = button("btn big pri", Hiding::Ready, app.lang().words().ready);
    let row = || with("div", "ask lay").key("laying").kid(ready.key("ready")).kids(own(app, face));
    face.laying.then(row)
}

/// What lays out the army that was kept.
pub(super) fn own(app: &App, face: &PlayView) -> Option<Element> {
    let own = || button("btn", Hiding::Own, app.lang().words().own).key("own");
    (face.laying && app.has_own()).then(own)
}

/// What the own ranks are pressed for with, where they show only so: to hold, or to press
/// once and once more. It stands in the bar, which nothing that is said then moves.
pub(crate) fn peek(app: &App, open: &Game) -> Option<Element> {
    let words = app.lang().words();
    let at_screen = open.session.has_secrets() && open.is_for(open.extras.flat);
    let on = if open.pressed { "true" } else { "false" };
    let hold = with("button", "btn hold").attr("type", "button").text(words.peek_hold);
    let keep = button("btn", Hiding::Peek(None), words.peek).attr("aria-pressed", on);
    let row = || with("div", "peek").key("peek").kid(hold.key("hold")).kid(keep.key("peek"));
    at_screen.then(row)
}

/// The switches of the player at the screen: for a device that lies flat, and for who hears
/// the ranks with headphones.
pub(crate) fn flat(app: &App, open: &Game) -> Option<Element> {
    let words = app.lang().words();
    let flat = || check(&Field::Flat, words.flat, open.is_for(open.extras.flat));
    let aloud = || check(&Field::Aloud, words.aloud, open.is_for(open.extras.aloud));
    let aloud = (open.people().len() > 1).then(aloud);
    // Where only computers play, there is no player to switch anything.
    let shown = open.session.has_secrets() && !open.people().is_empty();
    shown.then(|| with("div", "aids").key("flat").kid(flat()).kids(aloud))
}

/// At the end of a game with secrets: everything is open, or as a seat saw it.
pub(crate) fn eyes(app: &App, game: GameId, open: &Game, face: &PlayView) -> Option<Element> {
    let words = app.lang().words();
    let through = open.session.through();
    let eye = |seat: Option<Seat>, text: String, on: bool| {
        let pressed = if on { "true" } else { "false" };
        button("btn", Hiding::Through(seat), text).attr("aria-pressed", pressed)
    };
    let seats = face.seats.iter().map(|seat| {
        let text = fill(words.seen_by, &[("who", &seat.called)]);
        eye(Some(seat.seat), text, through == Some(seat.seat))
    });
    let all = eye(None, words.all_open.to_owned(), through.is_none());
    let group = with("div", "ask eyes").key("eyes").attr("role", "group");
    let people = open.people();
    // What somebody laid out, to be laid out again another time: nothing is hidden any more.
    let keep = face.seats.iter().filter(|seat| people.has(seat.seat)).filter_map(|seat| {
        open.session.table.laid_out(seat.seat)?;
        let text = fill(words.keep_own, &[("who", &seat.called)]);
        Some(button("btn txt", Hiding::KeepOwn(seat.seat), text))
    });
    let group = group.attr("aria-label", words.whose_eye).kid(all).kids(seats).kids(keep);
    let over = matches!(open.session.table.turn(), Turn::Over(_));
    (game.facts().secrets && over).then_some(group)
}
