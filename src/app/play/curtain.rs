//! Games with secrets: who is at the screen, and what is laid out there.

use super::label;
use super::missed_moves;
use super::session::{Click, Session};
use super::state::Play;
use super::steps::{awaited, pause};
use super::view::PlayView;
use crate::Timer;
use crate::action::{Hiding, Pressed};
use crate::field::Field;
use crate::out::Out;
use crate::out::Request;
use crate::parts::{button, check, emblem, furniture, title_of};
use crate::state::{App, Shell};
use crate::store;
use palamede_games::GameId;
use palamede_rules::{Eye, Seat, Seats, Turn};
use palamede_scene::tree::{Element, el, with};
use palamede_scene::{Piece, Scene, Target};
use palamede_table::Extras;
use palamede_text::{Lang, Voice};

impl Play {
    /// Performs an action at the curtain or behind it.
    pub(crate) fn act_in_secret(&mut self, hiding: Hiding, shell: &mut Shell, out: &mut Out) {
        match hiding {
            Hiding::Hide => self.hide(shell, out),
            Hiding::Sit => self.sit(shell, out),
            Hiding::See(missed) => self.see_missed(missed, shell, out),
            Hiding::Ready => self.ready(shell, out),
            Hiding::Peek(hold) => self.peek(hold, out),
            Hiding::KeepOwn(seat) => self.keep_own(seat, shell, out),
            Hiding::Own => self.lay_out_own(shell, out),
            Hiding::Through(seat) => self.look_through(seat),
            // `App` handles this one: the game is taken over from another tab.
            Hiding::TakeHere => {}
        }
    }

    /// Draws the curtain, where several people share the screen of a game with secrets. Where
    /// it is drawn, the focus stays where it is: in a frame perhaps in the page around it.
    pub(crate) fn hide(&mut self, shell: &mut Shell, out: &mut Out) {
        let lang = shell.lang();
        let drawn = self.session.table.is_drawn() && self.missed().is_none();
        let rested = self.looks_on();
        if self.draw_curtain() {
            if !drawn {
                curtain_drawn(out);
                out.say(awaited(lang, self));
            }
            if rested {
                // Wait before the next player can act, so that a second tap by the previous player
                // does not count.
                self.wait(pause::PASS, shell, out);
            }
        }
        self.drop_unseen(out);
    }

    /// Leaves the screen as another page of the site takes the board's place: who comes back may be
    /// somebody else.
    pub(crate) fn leave_the_screen(&mut self, out: &mut Out) {
        if self.draw_curtain() {
            out.hush();
        }
    }

    /// Draws the curtain if nothing has been pressed for a while since `number` things were:
    /// whoever was at the screen may have gone.
    pub(crate) fn idle(&mut self, number: u32, shell: &mut Shell, out: &mut Out) {
        let shared = self.people().len() > 1 && self.session.has_secrets();
        if !shared || self.session.table.is_drawn() {
            return;
        }
        match number == shell.presses {
            true => self.hide(shell, out),
            false => self.watch_for_idleness(shell, out),
        }
    }

    /// Starts the timer after which the page looks whether somebody is still at the screen.
    pub(super) fn watch_for_idleness(&self, shell: &Shell, out: &mut Out) {
        out.start(Timer::Idle(shell.presses), pause::IDLE);
    }

    /// Lets the next seat come to the screen: it sees what it missed, then what it knows. For a
    /// moment after a step nobody can come: a second tap is not the next player's.
    fn sit(&mut self, shell: &mut Shell, out: &mut Out) {
        if !self.is_idle() {
            return;
        }
        if let Some(curtain) = self.session.table.curtain().filter(|_| self.missed().is_none()) {
            self.layout.near = curtain.next;
            self.recap(shell, out);
        }
    }

    /// Makes the draft its seat's move.
    fn ready(&mut self, shell: &mut Shell, out: &mut Out) {
        let lang = shell.lang();
        match self.session.ready(lang) {
            Click::Stepped => self.stepped(true, shell, out),
            Click::Refused(refused) => self.refuse(lang, refused, out),
            Click::Selected => {}
        }
    }

    /// Says how a draft was changed, by a click on a second site or by a button, but no rank, which
    /// others might hear.
    pub(crate) fn laid(&self, led: Option<usize>, target: Target, shell: &Shell, out: &mut Out) {
        let lang = shell.lang();
        let view = self.session.play_view(lang, &self.extras, None);
        let name = |site: usize| view.scene.board.sites.get(site).map_or("", |site| &site.name);
        let text = match (led, target) {
            (Some(a), Target::Site(b)) => lang.words().swapped(&name(a), &name(b)),
            _ => {
                let at = view.scene.controls.iter().position(|one| one.target == target);
                let what = at.and_then(|at| view.controls.get(at)).map_or("", String::as_str);
                lang.words().laid_out(&what)
            }
        };
        out.say(text);
        self.keep_step(out);
    }

    /// Says what the site of the cursor hides, for who asks for it; or what is around it.
    pub(crate) fn read(&self, around: bool, shell: &Shell, out: &mut Out) {
        let lang = shell.lang();
        let view = self.session.play_view(lang, &self.extras, self.at());
        if view.drawn && self.missed().is_none() {
            return;
        }
        let text = match around {
            true => label::around(shell, self, &view, self.hand.cursor),
            false => {
                let label = label::label(shell, self, &view, self.hand.cursor, true);
                let refused = self.beside.refused.as_ref().map(|refused| self.why(lang, refused));
                let ways = label::ways(shell, self, &view);
                let all = [Some(label), refused, ways].into_iter().flatten();
                let all: Vec<String> = all.filter(|text| !text.is_empty()).collect();
                lang.say(&all.iter().map(String::as_str).collect::<Vec<_>>())
            }
        };
        out.say(text);
    }

    /// Sets whether ranks show only while pressed, or are said aloud: each player's own choice,
    /// kept with the game. Nobody lays another's ranks open; to hide them is for all.
    pub(crate) fn show_or_say(&mut self, flat: bool, on: bool, out: &mut Out) {
        let own: Seats = self.session.table.screen().into_iter().collect();
        let extras = &mut self.extras;
        let seats = if flat { &mut extras.flat } else { &mut extras.aloud };
        *seats = match on {
            true if flat => Seats::first(self.session.seats()),
            true => own.iter().fold(*seats, Seats::with),
            false => own.iter().fold(*seats, Seats::without),
        };
        self.keep(out);
    }

    /// Shows the ranks while their button is down, or hides them; with none switches between the
    /// two.
    fn peek(&mut self, hold: Option<Pressed>, out: &mut Out) {
        // Empty the live region: a screen reader must not read the ranks again.
        if self.hand.pressed {
            out.hush();
        }
        self.hand.pressed = match hold {
            Some(hold) => hold == Pressed::On,
            None => !self.hand.pressed,
        };
    }

    /// Returns the name under which the seat that lays out has kept an arrangement.
    fn own_name(&self) -> Option<String> {
        let seat = self.person_to_act().filter(|_| self.session.is_laying())?;
        Some(self.own_name_of(seat))
    }

    /// Returns the name under which a seat's player keeps an arrangement: by the player's name if
    /// no other has the same, or as the seat of this number.
    fn own_name_of(&self, seat: Seat) -> String {
        let called = |seat: Seat| self.extras.players[seat].name.as_str();
        let name = called(seat);
        let people = self.people();
        let same = people.iter().filter(|&other| called(other) == name);
        let player = match name.is_empty() || same.count() > 1 {
            true => seat.index().to_string(),
            false => format!("={name}"),
        };
        store::own_name(self.session.game().id(), &player)
    }

    /// Keeps what a seat had laid out, once nothing is hidden any more.
    fn keep_own(&mut self, seat: Seat, shell: &mut Shell, out: &mut Out) {
        let Some(army) = self.session.table.laid_out(seat) else { return };
        shell.store.set(&self.own_name_of(seat), &army.into());
        let text = shell.lang().words().own_kept;
        self.beside.answer = Some(text.into());
        out.say(text);
    }

    /// Lays out what the player has kept. What cannot be laid out any more is forgotten.
    fn lay_out_own(&mut self, shell: &mut Shell, out: &mut Out) {
        let lang = shell.lang();
        let Some(name) = self.own_name().filter(|_| self.has_own(shell)) else { return };
        let Some(army) = shell.store.get(&name) else { return };
        self.beside.refused = None;
        if self.session.lay_out(&army) {
            let text = lang.words().laid_out(&lang.words().own);
            out.say(text);
            self.keep_step(out);
        } else {
            shell.store.remove(&name);
        }
    }

    /// Returns whether the seat that lays out has kept an arrangement. While another game of the
    /// kind goes on it is offered to nobody: it might be what lies hidden there, and on a shared
    /// device anybody can say that they are anybody.
    pub fn has_own(&self, shell: &Shell) -> bool {
        let own = |name: String| shell.store.get(&name).is_some();
        self.own_name().is_some_and(own) && !self.others_run(shell)
    }

    /// Looks at an ended game as the seat of this number saw it, or at all of it.
    fn look_through(&mut self, seat: Option<Seat>) {
        self.session.table.look_through(seat);
    }
}

/// Hushes the page after the curtain was drawn: what was said is not left to be read, and nothing is
/// said that was about to be.
pub(crate) fn curtain_drawn(out: &mut Out) {
    out.request(Request::CloseMenu);
    out.hush();
    out.request(Request::FocusCurtain);
}

impl App {
    /// Returns whether the curtain is drawn before the open game.
    pub(crate) fn is_drawn(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.session.table.is_drawn())
    }
}

impl Session {
    /// Returns the seat at the screen, or the one that is to come there; `None` where all may see
    /// everything.
    pub fn looks(&self) -> Option<Seat> {
        self.table.screen().or_else(|| Some(self.table.curtain()?.next))
    }

    /// Draws the curtain; tells whether it is drawn now.
    pub fn draw_curtain(&mut self) -> bool {
        self.table.draw_curtain();
        self.table.is_drawn()
    }

    /// Returns the seat through whose eye an ended game is looked at.
    pub fn through(&self) -> Option<Seat> {
        match self.table.eye() {
            Eye::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// Returns what is shown while the curtain is drawn: the board as anybody may know it, who plays,
    /// and what anybody may know of the last step.
    pub(crate) fn curtain_face(&self, lang: Lang, extras: &Extras) -> PlayView {
        let view = self.table.view();
        let blank = Scene::new(self.table.scene().board);
        let scene = self.table.scene_for_all();
        let next = self.table.curtain().map(|curtain| curtain.next);
        PlayView {
            next: Vec::new(),
            say: self.say_at_curtain(lang, extras),
            seats: self.seat_faces(
                lang,
                extras,
                (&view, &blank),
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

    /// Says who is asked to come to the screen, and what anybody may know of the last step.
    pub(super) fn say_at_curtain(&self, lang: Lang, extras: &Extras) -> [String; 2] {
        let ask = match self.table.curtain() {
            Some(curtain) => {
                let seat = curtain.next;
                let who = Voice(self.game, lang).words().called(seat, &extras.players[seat]);
                lang.words().curtain(&who)
            }
            None => {
                let [ask, _] = self.say_now(lang, extras);
                ask
            }
        };
        [ask, self.last(lang, extras).unwrap_or_default()]
    }

    /// Sets whether others hear what is said from now on.
    pub fn set_overheard(&mut self, overheard: bool) {
        self.overheard = overheard;
    }

    /// Returns whether what is said tells no secret.
    pub fn is_quiet(&self) -> bool {
        self.overheard && self.has_secrets()
    }

    /// Returns whether a move is being laid out.
    pub fn is_laying(&self) -> bool {
        self.table.is_laying_out()
    }

    /// Takes the draft as its seat's move.
    pub fn ready(&mut self, lang: Lang) -> Click {
        match self.table.draft().cloned() {
            Some(draft) => self.make(lang, draft),
            // While the ranks are covered the table gives no draft out: the table itself takes it
            // as the move.
            None => {
                let taken = self.table.take_draft();
                self.table.draw_lots();
                taken.map_or(Click::Selected, |taken| self.made(lang, taken))
            }
        }
    }

    /// Lays out an army that was kept, if it may be laid out now.
    pub fn lay_out(&mut self, army: &palamede_table::Sealed) -> bool {
        self.is_laying() && self.table.lay_out_kept(army)
    }

    /// Returns the sites of pieces that this picture shows and not everybody may see.
    pub(crate) fn masked(&self, scene: &Scene) -> Vec<usize> {
        let all = self.has_secrets().then(|| self.table.scene_for_all());
        let all = all.map_or_else(Vec::new, |scene| scene.pieces);
        let known = |piece: &Piece| all.iter().any(|one| one.id == piece.id && one.is_face_up());
        let hides = |piece: &&Piece| piece.is_face_up() && !known(piece);
        let noted = |piece: &Piece| scene.memo(piece.id).is_some();
        let masked = scene.pieces.iter().filter(|piece| hides(piece) || noted(piece));
        masked.map(|piece| piece.site).collect()
    }

    /// Returns whether this table hides something now: [`Table::hides`](palamede_table::Table::hides).
    /// Whether the game has secrets by its rules, hidden now or not, is `facts().secrets`.
    pub fn has_secrets(&self) -> bool {
        self.table.hides()
    }
}

/// Renders what is said while the curtain is drawn: who is to come to the screen; then what
/// happened meanwhile. Before the first step the introduction comes first, with the choice of who
/// plays: whoever is alone is not asked to pass the screen on before that.
pub(crate) fn curtain(
    shell: &Shell,
    game: GameId,
    open: &Play,
    view: &PlayView,
    (class, brief): (&str, Option<Element>),
) -> Element {
    let words = shell.lang().words();
    let [ask, last] = &view.say;
    let (ask, last) = (el("p").attr("class", "s1").text(ask.clone()), last.clone());
    let say = with("div", class.to_owned())
        .key("say")
        .attr("id", "curtain")
        .attr("tabindex", "-1")
        .attr("role", "group");
    if open.missed().is_some() {
        return missed_moves::recap(shell, open, say);
    }
    let mut say = say.attr("aria-label", words.curtain_drawn).kids(brief);
    if let Some(seat) = view.next_seat.and_then(|next| view.seats.get(next.index())) {
        let who = with("p", "who").key("who").kid(emblem(game, &seat.look));
        let name = (seat.called != seat.name).then(|| el("span").text(seat.name));
        let come = button("btn big pri", Hiding::Sit, words.i_am(&seat.called));
        let come = come.maybe("aria-disabled", (!open.is_idle()).then_some("true"));
        say = say.kid(who.kids(name)).kid(ask.key("s1"));
        say = say.kid(with("div", "ask").key("sit").kid(come));
    } else {
        say = say.kid(ask.key("s1"));
    }
    say.kids((!last.is_empty()).then(|| with("p", "s2").key("s2").text(last)))
}

/// Renders the page of a game with secrets that another tab has; empty while that is not known yet.
pub(crate) fn elsewhere(app: &App, game: GameId) -> Vec<Element> {
    let words = app.lang().words();
    let known = app.is_elsewhere().is_some();
    let here = || with("div", "row").kid(button("btn pri", Hiding::TakeHere, words.take_here));
    // While the answer of the browser is awaited, use the class of the game's page: most likely the
    // game follows, and the layout must not jump.
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

/// Renders the button by which a seat makes its draft the move, and the one that lays out a kept
/// one.
pub(crate) fn laying(shell: &Shell, open: &Play, view: &PlayView) -> Option<Element> {
    let ready = button("btn big pri", Hiding::Ready, shell.lang().words().ready);
    let row = || {
        with("div", "ask lay").key("laying").kid(ready.key("ready")).kids(own(shell, open, view))
    };
    view.laying.then(row)
}

/// Renders the button that lays out the army that was kept.
pub(super) fn own(shell: &Shell, open: &Play, view: &PlayView) -> Option<Element> {
    let own = || button("btn", Hiding::Own, shell.lang().words().own).key("own");
    (view.laying && open.has_own(shell)).then(own)
}

/// Renders the buttons that show the own ranks, where they show only so: one to hold, and one to
/// press once and once more. They stand in the bar, which nothing that is said then moves.
pub(crate) fn peek(shell: &Shell, open: &Play) -> Option<Element> {
    let words = shell.lang().words();
    let at_screen = open.session.has_secrets() && open.is_for(open.extras.flat);
    let on = if open.hand.pressed { "true" } else { "false" };
    let hold = with("button", "btn hold").attr("type", "button").text(words.peek_hold);
    let keep = button("btn", Hiding::Peek(None), words.peek).attr("aria-pressed", on);
    let row = || with("div", "peek").key("peek").kid(hold.key("hold")).kid(keep.key("peek"));
    at_screen.then(row)
}

/// Renders the switches of the player at the screen: for a device that lies flat, and for who hears
/// the ranks with headphones.
pub(crate) fn flat(shell: &Shell, open: &Play) -> Option<Element> {
    let words = shell.lang().words();
    let flat = || check(&Field::Flat, words.flat, open.is_for(open.extras.flat));
    let aloud = || check(&Field::Aloud, words.aloud, open.is_for(open.extras.aloud));
    let aloud = (open.people().len() > 1).then(aloud);
    // If only computers play, nobody needs the switches.
    let shown = open.session.has_secrets() && !open.people().is_empty();
    shown.then(|| with("div", "aids").key("flat").kid(flat()).kids(aloud))
}

/// Renders the choice of eyes at the end of a game with secrets: everything is open, or as a seat
/// saw it.
pub(crate) fn eyes(shell: &Shell, game: GameId, open: &Play, view: &PlayView) -> Option<Element> {
    let words = shell.lang().words();
    let through = open.session.through();
    let eye = |seat: Option<Seat>, text: String, on: bool| {
        let pressed = if on { "true" } else { "false" };
        button("btn", Hiding::Through(seat), text).attr("aria-pressed", pressed)
    };
    let seats = view.seats.iter().map(|seat| {
        let text = words.seen_by(&seat.called);
        eye(Some(seat.seat), text, through == Some(seat.seat))
    });
    let all = eye(None, words.all_open.to_owned(), through.is_none());
    let group = with("div", "ask eyes").key("eyes").attr("role", "group");
    let group = group.attr("aria-label", words.whose_eye).kid(all).kids(seats);
    let over = matches!(open.session.table.turn(), Turn::Over(_));
    (game.facts().secrets && over).then_some(group)
}

/// Renders the buttons by which each person keeps the own army of a game that is over for another
/// one.
pub(crate) fn keep_own(shell: &Shell, open: &Play, view: &PlayView) -> Option<Element> {
    let over = matches!(open.session.table.turn(), Turn::Over(_));
    if !open.session.game().facts().secrets || !over {
        return None;
    }
    let people = open.people();
    let keep = view.seats.iter().filter(|seat| people.has(seat.seat)).filter_map(|seat| {
        open.session.table.laid_out(seat.seat)?;
        let text = shell.lang().words().keep_own(&seat.called);
        Some(button("btn txt", Hiding::KeepOwn(seat.seat), text))
    });
    Some(with("div", "row").key("keep-own").kids(keep))
}
