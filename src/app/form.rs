//! The form before a game.

use super::action::Starting;
use super::field::{Field, Pref};
use super::msg::Effect;
use super::parts::{
    awaited, button, chips, choice, classes, emblem, furniture, pair, reading, select, words_of,
};
use super::play::session;
use super::state::{App, Form, Notice, Shell};
use crate::out::Out;
use palamede_games::GameId;
use palamede_record::Dice;
use palamede_rules::{Bound, Options, Seat};
use palamede_scene::tree::{Element, Text, el, with};
use palamede_scene::{Facing, draw};
use palamede_table::{Clock, Expiry, Extras, LEVELS, Seating, read_level};
use palamede_text::{Lang, OptionWords, RulePage, Voice};
use std::iter;

impl App {
    pub(super) fn act_at_start(&mut self, starting: Starting, out: &mut Out) {
        match starting {
            Starting::DrawSides => self.draw_sides(out),
            Starting::Start => self.start(out),
            Starting::Again => self.again(&|_, _| {}, out),
            Starting::Anew => self.begin_as_asked(out),
            Starting::Sides => {
                let turned = self.game.as_ref().filter(|game| game.facing().opposite);
                let turned = turned.map(|game| game.layout.turned ^ 2);
                self.again(&Extras::exchange, out);
                // Players who sit face to face keep their places: turn the board instead.
                if let (Some(game), Some(turned)) = (&mut self.game, turned) {
                    game.layout.turned = turned;
                }
            }
            Starting::Against => {
                let level = Some(self.shell.prefs.level);
                self.again(&|extras, seats| extras.fill_seats(seats, Seat::FIRST, level), out)
            }
            Starting::Among => {
                self.again(&|extras, seats| extras.fill_seats(seats, Seat::FIRST, None), out)
            }
            Starting::Easier => self.again(&|extras, _| extras.strengthen(-1), out),
            Starting::Harder => {
                self.again(&|extras, _| extras.strengthen(1), out);
                // No game has been won against this stronger level yet.
                if let Some(game) = &mut self.game {
                    game.keeping.won_before = false;
                }
            }
            Starting::TakeOver => {
                if let Some(game) = &mut self.game
                    && self.screen.notice == Some(Notice::NoAnswer)
                {
                    game.take_over(&mut self.shell, out);
                }
            }
        }
        // A link is no choice of a level; a press is.
        if !matches!(starting, Starting::DrawSides | Starting::Start | Starting::TakeOver) {
            self.keep_level();
        }
        self.keep_players(out);
    }

    /// Begins a game like the open one with the players that the address asks for.
    pub(super) fn begin_as_asked(&mut self, out: &mut Out) {
        let seats = self.game.as_ref().map_or(0, |game| game.session.seats());
        let asked = self.asked_extras(seats);
        self.again(&|extras, _| extras.clone_from(&asked), out);
    }

    pub(super) fn start(&mut self, out: &mut Out) {
        let Some(form) = self.screen.form.take() else { return };
        let dice = self.dice(form.by_hand);
        if let Some(session) = session::begin(form.game, &form.options, dice) {
            self.shell.asked.computers = None;
            self.screen.notice = None;
            self.show(session, form.extras.for_next_game());
            self.keep_level();
            out.push(Effect::StopThinking);
            out.push(Effect::Go(format!("#/{}", form.game.id())));
            // Keep showing the form until the browser has gone to the game's page.
            self.screen.form = Some(form);
        }
    }

    /// Offers the level that is played against first from now on.
    pub(super) fn keep_level(&mut self) {
        let Some(game) = &self.game else { return };
        let level = |seat| game.extras.players[seat].level;
        let level = Seat::first(game.session.seats()).find_map(level);
        if let Some(level) = level.filter(|&level| level != self.shell.prefs.level) {
            self.set_pref(&Pref::Level, &level.to_string());
        }
    }

    /// Returns the source of the throws of a new game.
    pub(super) fn dice(&mut self, by_hand: bool) -> Dice {
        if by_hand { Dice::Given } else { Dice::Seed(self.shell.lot()) }
    }

    /// Writes which players the address asks for at the open game.
    pub(super) fn asked_sides(&self) -> Option<String> {
        let game = &self.game.as_ref()?.session;
        Some(sides(self.lang(), game.game(), &self.asked_extras(game.seats())))
    }

    /// Begins a game like the one before, with a change of who plays: of so many seats.
    fn again(&mut self, change: &dyn Fn(&mut Extras, usize), out: &mut Out) {
        let Some(game) = &self.game else { return };
        let (id, seats, mut extras) =
            (game.session.game(), game.session.seats(), game.extras.for_next_game());
        change(&mut extras, seats);
        let won = game.won() == Some(true);
        // (Computers throw no dice of wood.)
        let by_hand = game.session.by_hand() && extras.computers(seats).len() < seats;
        let dice = self.dice(by_hand);
        let Some(game) = &self.game else { return };
        if let Some(session) = session::begin(id, game.session.options(), dice) {
            self.screen.notice = None;
            self.show(session, extras);
            out.extend(self.game.as_ref().map(|game| game.post("start")));
            let lang = self.lang();
            if let Some(game) = &mut self.game {
                game.keeping.won_before = won;
                let [ask, more] = game.session.say(lang, &game.extras, None);
                let mut text = lang.say(&[&ask, &more]);
                // Against a computer the sentence may be the same as before the change: say first
                // who plays which side.
                if !game.extras.computers(game.session.seats()).is_empty() {
                    let sides = lang.words().stop(&sides(lang, id, &game.extras));
                    text = lang.say(&[&sides, &text]);
                }
                out.say(text);
            }
            if let Some(game) = &mut self.game {
                game.think(&mut self.shell, out);
                game.wait_or_hide(&mut self.shell, out);
            }
        }
    }
}

pub(super) fn new_game(app: &App) -> Vec<Element> {
    let Some(form) = &app.screen.form else { return Vec::new() };
    let words = app.lang().words();
    let game = form.game;
    if !app.shell.prose_is_here() && !app.shell.prose_failed() {
        // The styles of the form come with its words: until then show a line that says so.
        let mut out = furniture(app, Some(game));
        let title = el("h1").text(words.new_game);
        out.push(reading(app, "tx").kid(title).kid(awaited(&app.shell)));
        return out;
    }
    let (told, (_, lid)) = (app.shell.prose_is_here(), classes(game));
    let scene = session::start_scene(game, &form.options);
    let picture =
        with("div", format!("new-b {lid}")).key("board").kid(draw(&scene, Facing::default()));
    let seats = words_of(game, app.lang()).seats.len();
    let people =
        Seat::first(seats).filter(|&seat| form.extras.players[seat].level.is_none()).count();
    let body = with("form", "form")
        .key("form")
        .kid(el("h1").text(words.new_game))
        .kid(who(&app.shell, form))
        .kid(players(&app.shell, form))
        .kids(form.extras.differ(seats).then(|| {
            with("div", "row")
                .key("lot")
                .kid(button("btn", Starting::DrawSides, words.draw_sides))
                .kid(with("p", "ok").text(app.screen.copying.status.clone().unwrap_or_default()))
        }))
        .kids((people > 1).then(|| seating(&app.shell, form)))
        .kids(told.then(|| clock(&app.shell, form)).into_iter().flatten())
        .kids((told && game.facts().dice).then(|| dice(&app.shell, form)))
        .kids(choices(&app.shell, form))
        .kid(with("div", "row end").kid(el("span")).kid(button(
            "btn big pri",
            Starting::Start,
            words.start,
        )));
    let mut out = furniture(app, Some(game));
    out.push(reading(app, "new").kid(picture).kid(body));
    out
}

/// Renders the fields of the players and of how they sit.
pub(super) fn seats(shell: &Shell, form: &Form) -> [Element; 2] {
    [players(shell, form), seating(shell, form)]
}

/// The choices of players that are asked for most: people in all seats, one against the computer,
/// or the computer against itself.
const WHO: [(&str, Persons); 3] =
    [("people", |_| true), ("against", |seat| seat == Seat::FIRST), ("computers", |_| false)];

/// Whether a person plays a seat.
type Persons = fn(Seat) -> bool;

fn who(shell: &Shell, form: &Form) -> Element {
    let (words, seats) = (&shell.lang().words().brief, form.game.facts().seats);
    let all = if seats > 2 { words.four } else { words.two };
    let items = WHO.map(|(name, _)| name).into_iter().zip([all, words.against, words.watch]);
    let items: Vec<_> = items.map(|(name, text)| pair(name, text)).collect();
    let is_so = |(_, person): &&(&str, Persons)| {
        Seat::first(seats).all(|seat| form.extras.players[seat].level.is_none() == person(seat))
    };
    // Another mixture of people and computers is none of these choices.
    let chosen = WHO.iter().find(is_so).map_or("", |(name, _)| name);
    choice(&Field::Who, words.who, &items, chosen)
}

fn players(shell: &Shell, form: &Form) -> Element {
    let seats = words_of(form.game, shell.lang()).seats.len();
    with("div", "two").kids(Seat::first(seats).map(|seat| player(shell, form, seat)))
}

fn player(shell: &Shell, form: &Form, seat: Seat) -> Element {
    let words = shell.lang().words();
    let name = words_of(form.game, shell.lang()).seats[seat.index()].name;
    let player = &form.extras.players[seat];
    let who = if player.level.is_some() { "computer" } else { "person" };
    let items = [
        ("person".to_owned(), words.person.to_owned()),
        ("computer".to_owned(), words.computer.to_owned()),
    ];
    let look = form.game.emblem(seat);
    let seats = words_of(form.game, shell.lang()).seats;
    let called = |ally: Seat| seats[ally.index()].name.to_owned();
    let ally = shell.lang().with(form.game.facts().allies(seat), called);
    let ally = (!ally.is_empty()).then(|| el("small").text(ally));
    let more = if let Some(chosen) = player.level {
        level(shell, seat, chosen, words.level.to_owned()).attr("class", "fl")
    } else {
        with("label", "fl").kid(el("span").text(words.name)).kid(
            el("input")
                .attr("type", "text")
                .attr("name", Field::Name(seat).name())
                .attr("value", player.name.clone())
                .attr("maxlength", "24")
                .attr("autocomplete", "off"),
        )
    };
    with("fieldset", "op")
        .key(seat.index().to_string())
        .kid(el("legend").kid(emblem(form.game, &look)).text(name).kids(ally))
        .kid(chips(&Field::Player(seat), &items, who))
        .kid(more.key(who))
        .kids(player.level.map(|level| level_sentence(shell, level).key("sees")))
}

/// Renders the choice of a computer's level, called so.
pub(super) fn level(shell: &Shell, seat: Seat, chosen: u8, label: String) -> Element {
    let levels: Vec<_> = (1..=LEVELS)
        .map(|level| {
            let number = level.to_string();
            let text = [&number, ". ", shell.lang().level(level)].concat();
            (number, text)
        })
        .collect();
    select(&Field::Level(seat), label, &levels, &chosen.to_string())
}

/// Renders the sentence on how a computer of a level plays.
pub(super) fn level_sentence(shell: &Shell, level: u8) -> Element {
    with("p", "sees").text(shell.lang().level_sentence(level))
}

fn seating(shell: &Shell, form: &Form) -> Element {
    let words = shell.lang().words();
    let (four, secrets) = (form.game.facts().seats > 2, form.game.facts().secrets);
    let prose = &shell.lang().prose().site;
    let items = Seating::ALL.into_iter().map(|seating| {
        let (label, why) = match seating {
            Seating::Beside if secrets => (words.beside, words.turning_why),
            Seating::Beside => (words.beside, words.beside_why),
            Seating::Opposite if four => (prose.around, prose.around_why),
            Seating::Opposite if secrets => (words.opposite, prose.around_why),
            Seating::Opposite => (words.opposite, words.opposite_why),
            Seating::Passing => (words.passing, words.passing_why),
        };
        let input = el("input")
            .attr("type", "radio")
            .attr("name", Field::Seating.name())
            .attr("value", seating.name())
            .flag("checked", form.extras.seating == seating);
        with("label", "sea").kid(input).kid(
            el("span")
                .kid(sketch(seating, four))
                .kid(el("b").text(label))
                .kid(el("small").text(why)),
        )
    });
    with("fieldset", "op")
        .key("seating")
        .kid(el("legend").text(words.how_seated))
        .kid(with("div", "seas").kids(items))
}

/// Renders the fields of the time that people have, where there are several: nothing but whether
/// there is a clock, until there is one.
fn clock(shell: &Shell, form: &Form) -> Vec<Element> {
    let words = &shell.lang().prose().site;
    let seats = form.game.facts().seats;
    let people = Seat::first(seats).filter(|&seat| form.extras.players[seat].level.is_none());
    let people: Vec<Seat> = people.collect();
    let [first, _, ..] = people[..] else { return Vec::new() };
    let clock = form.extras.clock;
    // Times that differ press no button.
    let alike =
        |clock: &Clock| people.iter().all(|&seat| clock.minutes(seat) == clock.minutes(first));
    let chosen = clock.map_or("0".to_owned(), |clock| match alike(&clock) {
        true => clock.minutes(first).to_string(),
        false => String::new(),
    });
    let minutes = numbered(Clock::CHOICES, |n| words.minutes(&n));
    let none = iter::once(pair("0", words.no_clock));
    let items: Vec<_> = none.chain(minutes.iter().cloned()).collect();
    let whole = choice(&Field::Clock, words.clock, &items, &chosen);
    let mut out = vec![whole.kid(el("p").text(words.clock_why))];
    if let Some(clock) = clock {
        let name = |seat: Seat| words_of(form.game, shell.lang()).seats[seat.index()].name;
        let own = |&seat: &Seat| {
            let chosen = clock.minutes(seat).to_string();
            let own = select(&Field::Minutes(seat), name(seat), &minutes, &chosen);
            own.key(seat.index().to_string()).attr("class", "fl")
        };
        let own = with("div", "two").kids(people.iter().map(own));
        let legend = el("legend").text(words.clock_each);
        out.push(with("fieldset", "op").key("minutes").kid(legend).kid(own));
        out.extend(timing(shell, seats, &clock));
    }
    out
}

/// Renders the fields of what a turn adds to a clock, and of what happens when a time is up.
fn timing(shell: &Shell, seats: usize, clock: &Clock) -> [Element; 2] {
    let words = &shell.lang().prose().site;
    let items = numbered(Clock::INCREMENTS, |n| words.seconds(&n));
    let chosen = clock.increment().to_string();
    let increment = choice(&Field::Increment, words.increment, &items, &chosen);
    let why = match clock.expiry() {
        Expiry::Announce => words.announce_why,
        Expiry::Forfeit if seats > 2 => words.forfeit_why_four,
        Expiry::Forfeit => words.forfeit_why,
    };
    let items = Expiry::ALL.into_iter().zip([words.announce, words.forfeit]);
    let items: Vec<_> = items.map(|(expiry, label)| pair(expiry.name(), label)).collect();
    let set = with("fieldset", "op").key("expiry").kid(el("legend").text(words.expiry));
    let chosen = clock.expiry().name();
    [increment, explained(set, "expiry", chips(&Field::Expiry, &items, chosen), why)]
}

/// Returns choices among numbers, each with its label: the template, with the number for `{n}`.
fn numbered(numbers: [u32; 5], label: impl Fn(u32) -> String) -> Vec<(String, String)> {
    numbers.map(|n| (n.to_string(), label(n))).into()
}

/// Renders the field of whose dice are thrown.
fn dice(shell: &Shell, form: &Form) -> Element {
    let (dice, words) = (shell.lang().words().dice, &shell.lang().prose().site);
    let items = [("seed", words.dice_here), ("given", words.dice_given)];
    let items = items.map(|(name, label)| (name.to_owned(), label.to_owned()));
    let (chosen, why) = match form.by_hand {
        true => ("given", words.dice_given_why),
        false => ("seed", words.dice_here_why),
    };
    with("fieldset", "op")
        .key("dice")
        .kid(el("legend").text(dice))
        .kid(chips(&Field::Dice, &items, chosen))
        .kid(el("p").text(why))
}

/// Draws a sketch of where the players sit around the board.
fn sketch(seating: Seating, four: bool) -> Element {
    let dot = |class: &'static str, x: &'static str, y: &'static str| {
        with("circle", class).attr("cx", x).attr("cy", y).attr("r", "5")
    };
    let table =
        with("rect", "tb").attr("x", "24").attr("y", "13").attr("width", "32").attr("height", "30");
    let svg = el("svg").attr("viewBox", "0 0 80 56").attr("aria-hidden", "true").kid(table);
    match seating {
        Seating::Beside => svg.kid(dot("a", "30", "50")).kid(dot("b", "50", "50")),
        Seating::Opposite => {
            let sides = four.then(|| [dot("b", "16", "28"), dot("b", "64", "28")]);
            svg.kid(dot("a", "40", "50")).kid(dot("b", "40", "6")).kids(sides.into_iter().flatten())
        }
        Seating::Passing => svg
            .kid(dot("a", "40", "50"))
            .kid(with("path", "ar").attr("d", "M50 51a26 26 0 0 0 14-40M57 12l7-2 1 7")),
    }
}

/// Renders the choices among the game's rules. Without their words the game can be begun as it is
/// usual.
fn choices(shell: &Shell, form: &Form) -> Vec<Element> {
    choices_but(shell, form, &[])
}

/// Renders the choices among the game's rules but these.
pub(super) fn choices_but(shell: &Shell, form: &Form, but: &[&str]) -> Vec<Element> {
    if !shell.prose_is_here() {
        return vec![awaited(shell)];
    }
    let (rules, words) = (Voice(form.game, shell.lang()).rules(), &shell.lang().prose().site);
    let usual = form.options == session::defaults(form.game);
    let which = if usual { words.usual_rules } else { words.own_rules };
    let options = with("div", "two").kids(options(shell, form, rules.options, but));
    let folded = el("details").key("rules").kid(el("summary").text(which));
    vec![folded.kids(sets(shell, form, rules)).kid(options)]
}

/// Renders the named sets of options of a game that has any, as one more choice: that of the
/// defaults, then the game's own.
fn sets(shell: &Shell, form: &Form, rules: &RulePage) -> Option<Element> {
    let words = &shell.lang().prose().site;
    let sets = rules.sets;
    let own = sets.iter().map(|set| (set.name, set.label, set.why));
    let all = || iter::once(("", words.default_set, words.default_set_why)).chain(own.clone());
    let items: Vec<(String, String)> =
        all().map(|(name, label, _)| (name.to_owned(), label.to_owned())).collect();
    let chosen = all().find(|(name, ..)| set(form.game, name).as_ref() == Some(&form.options));
    // Options that match no set press no button: the line below says that they are the player's
    // own.
    let (name, why) = chosen.map_or(("-", words.no_set), |(name, _, why)| (name, why));
    (!sets.is_empty()).then(|| {
        let set = with("fieldset", "op").key("set").kid(el("legend").text(words.sets));
        explained(set, "set", chips(&Field::Set, &items, name), why)
    })
}

/// Renders a set of fields with its choices and what the chosen one means, heard with the set.
fn explained(set: Element, name: &str, choices: Element, why: impl Into<Text>) -> Element {
    let id = format!("why.{name}");
    set.attr("aria-describedby", id.clone()).kid(choices).kid(el("p").attr("id", id).text(why))
}

/// Writes the sentence that another option leaves nothing to choose.
fn no_effect(shell: &Shell, options: &[OptionWords], bound: &Bound) -> String {
    let other = options.iter().find(|option| option.name == bound.by.0);
    let value = other.and_then(|other| other.values.iter().find(|v| v.name == bound.by.1));
    let [option, value] = [other.map(|other| other.label), value.map(|value| value.label)];
    let (option, value) = (option.unwrap_or_default(), value.unwrap_or_default());
    shell.lang().prose().site.no_effect(&option, &value)
}

fn options(
    shell: &Shell,
    form: &Form,
    options: &'static [OptionWords],
    but: &[&str],
) -> impl Iterator<Item = Element> {
    options.iter().filter(|option| !but.contains(&option.name)).map(move |option| {
        let bound = form.options.bound(form.game.facts().bounds, option.name);
        let chosen = bound.map_or(form.options.get(option.name), |bound| bound.value);
        let items: Vec<(String, String)> = option
            .values
            .iter()
            .map(|value| (value.name.to_owned(), value.label.to_owned()))
            .collect();
        let why = option.values.iter().find(|value| value.name == chosen);
        let why = match bound {
            // Another option makes this one ineffective: say which one.
            Some(bound) => Text::from(no_effect(shell, options, bound)),
            None => Text::from(why.map_or("", |value| value.why)),
        };
        let set = with("fieldset", "op").key(option.name).kid(el("legend").text(option.label));
        let set = set.flag("disabled", bound.is_some());
        let choices = chips(&Field::Choice(option.name.to_owned()), &items, chosen);
        explained(set, option.name, choices, why)
    })
}

impl Form {
    /// Takes in a field of the form that was filled in; `usual` is the level unless another one is
    /// chosen.
    pub(super) fn fill(&mut self, field: &Field, value: &str, usual: u8) {
        match field {
            Field::Choice(name) => drop(self.options.set(name, value)),
            Field::Who => {
                let Some((_, person)) = WHO.iter().find(|(name, _)| *name == value) else { return };
                for seat in Seat::first(self.game.facts().seats) {
                    let level = &mut self.extras.players[seat].level;
                    *level = (!person(seat)).then_some(level.unwrap_or(usual));
                }
            }
            Field::Clock | Field::Minutes(_) | Field::Increment | Field::Expiry => {
                self.fill_clock(field, value);
            }
            Field::Player(seat) => {
                let two = self.game.facts().seats == 2;
                let players = &mut self.extras.players;
                let other = players[seat.other()].level;
                match (value, players[*seat].level, other) {
                    // In a game for two, the only person changes sides with the computer.
                    ("computer", None, Some(_)) if two => {
                        players[*seat].level = other;
                        players[seat.other()].level = None;
                    }
                    _ => players[*seat].level = (value == "computer").then_some(usual),
                }
            }
            Field::Level(seat) => {
                if let Some(level) = read_level(value) {
                    self.extras.set_level(*seat, level);
                }
            }
            // Spaces alone are no name.
            Field::Name(seat) => {
                self.extras.players[*seat].name = value.trim().chars().take(24).collect();
            }
            Field::Set => {
                if let Some(options) = set(self.game, value) {
                    self.options = options;
                }
            }
            Field::Dice => self.by_hand = value == "given",
            Field::Seating => self.extras.seating = Seating::read(value).unwrap_or_default(),
            Field::Pref(_)
            | Field::Flat
            | Field::Aloud
            | Field::Import
            | Field::Moment
            | Field::SetupTurn
            | Field::SetupCount(_)
            | Field::Entrant(_)
            | Field::TournamentGame
            | Field::PairingResult(_) => {}
        }
    }
}

impl Form {
    /// Takes in a field of the clock. To choose one time for all keeps the rest of the clock; what
    /// is no choice of a clock's own fields changes nothing.
    fn fill_clock(&mut self, field: &Field, value: &str) {
        let number = value.parse::<u32>().ok();
        if *field == Field::Clock {
            let clock = self.extras.clock;
            let timed = |n| clock.map_or_else(|| Clock::of(n), |clock| clock.with_minutes(n));
            self.extras.clock = number.and_then(timed);
            return;
        }
        let Some(clock) = &mut self.extras.clock else { return };
        match (field, number, Expiry::read(value)) {
            (Field::Minutes(seat), Some(minutes), _) => {
                clock.set_minutes(*seat, minutes);
            }
            (Field::Increment, Some(seconds), _) => {
                clock.set_increment(seconds);
            }
            (Field::Expiry, _, Some(expiry)) => clock.set_expiry(expiry),
            _ => {}
        }
    }
}

impl App {
    pub(super) fn new_form(&self, game: GameId) -> Form {
        match &self.game {
            Some(open) if open.session.game() == game => {
                let (options, by_hand) = (open.session.options().clone(), open.session.by_hand());
                Form { game, extras: open.extras.clone(), options, by_hand }
            }
            _ => {
                let (extras, options) = (Extras::default(), session::defaults(game));
                Form { game, extras, options, by_hand: false }
            }
        }
    }

    /// Draws who plays which side before a game.
    pub(super) fn draw_sides(&mut self, out: &mut Out) {
        let (lang, lot) = (self.lang(), self.shell.lot());
        let Some(form) = &mut self.screen.form else { return };
        form.extras.shuffle(form.game.facts().seats, lot);
        let sides = sides(lang, form.game, &form.extras);
        let text = lang.words().sides_drawn(&sides);
        self.screen.copying.status = Some(text.clone());
        out.say(text);
    }
}

/// Writes who plays which side.
fn sides(lang: Lang, game: GameId, extras: &Extras) -> String {
    let (seats, words) = (words_of(game, lang).seats, lang.words());
    let sides = Seat::first(seats.len()).zip(seats).map(|(seat, of)| {
        let player = &extras.players[seat];
        let who = match (player.name.as_str(), player.level) {
            (_, Some(level)) => words.parenthesis(&words.the_computer, &lang.level(level)),
            ("", None) => words.somebody.to_owned(),
            (name, None) => name.to_owned(),
        };
        words.played_by(&of.name, &who)
    });
    lang.list(&sides.collect::<Vec<_>>())
}

/// Returns the options of a game's named set; without a name, the defaults.
fn set(game: GameId, name: &str) -> Option<Options> {
    if name.is_empty() {
        return Some(session::defaults(game));
    }
    let facts = game.facts();
    let set = facts.sets.iter().find(|set| set.name == name)?;
    Some(Options::of(facts.options, set))
}
