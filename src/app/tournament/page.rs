//! The page of a tournament: the form before it, who meets whom, the table of results.

use super::{FIRST_NAME, kept};
use crate::action::Organizing;
use crate::field::Field;
use crate::parts::{
    awaited, button, chips, escapes, furniture, reading, select, title_of, to_game, words_of,
};
use crate::state::App;
use palamede_games::GameId;
use palamede_scene::tree::{Element, el, with};
use palamede_table::{
    NamesFault, Pairing, PairingState, Standing, Tournament, TournamentFault, is_playable,
};
use palamede_text::{Lang, TournamentWords};
use std::iter;

/// The longest part of a faulty line that is shown, in characters.
const SHOWN: usize = 60;

/// Renders the page.
pub(crate) fn page(app: &App) -> Vec<Element> {
    let words = app.lang().words();
    let title = el("h1").text(words.tournament);
    let body = match kept(&app.shell) {
        _ if !app.shell.prose_is_here() => {
            with("div", "tx").key("awaited").kid(title).kid(awaited(&app.shell))
        }
        None => form(app, title),
        Some(Ok(tournament)) => rounds_and_table(app, title, &tournament),
        Some(Err(fault)) => broken(app, title, &fault),
    };
    let no_storage = (!app.shell.keeps).then(|| with("p", "note noprint").text(words.no_storage));
    let mut out = furniture(app, None);
    out.push(reading(app, "page").kid(body.kids(no_storage)));
    out
}

fn words_in(lang: Lang) -> &'static TournamentWords {
    &lang.prose().site.tournament
}

/// Renders the form: the names and the game.
fn form(app: &App, title: Element) -> Element {
    let (lang, form) = (app.lang(), &app.screen.tournament);
    let words = words_in(lang);
    let name = |(at, name): (usize, &String)| {
        let label = words.name(&(at + 1).to_string());
        with("label", "fl").key(at.to_string()).kid(el("span").text(label)).kid(
            el("input")
                .attr("type", "text")
                .maybe("id", (at == 0).then_some(FIRST_NAME))
                .attr("name", Field::Entrant(at).name())
                .attr("value", name.clone())
                .attr("maxlength", "24")
                .attr("autocomplete", "off"),
        )
    };
    let names = with("div", "two").kids(form.names.iter().enumerate().map(name));
    let games = GameId::ALL.iter().filter(|&&game| is_playable(game));
    let games: Vec<_> =
        games.map(|&game| (game.id().to_owned(), title_of(game, lang).to_owned())).collect();
    let error = form.fault.as_ref().map(|fault| {
        let error =
            with("p", "err").key("error").attr("role", "alert").text(names_fault(lang, fault));
        error.attr("id", "tournament-fault").attr("tabindex", "-1")
    });
    with("form", "form")
        .key("form")
        .kid(title)
        .kids(to_game(app))
        .kid(with("p", "lede").text(words.lede))
        .kid(
            with("fieldset", "op")
                .key("names")
                .kid(el("legend").text(words.names(&Tournament::FEWEST, &Tournament::MOST)))
                .kid(names),
        )
        .kid(
            select(&Field::TournamentGame, words.game, &games, form.game.id())
                .attr("class", "fl")
                .key("game"),
        )
        .kids(error)
        .kid(with("div", "row end").key("begin").kid(el("span")).kid(button(
            "btn big pri",
            Organizing::Begin,
            words.begin,
        )))
}

/// Writes what is wrong with the names.
fn names_fault(lang: Lang, fault: &NamesFault) -> String {
    let words = words_in(lang);
    match fault {
        NamesFault::Number => words.number(&Tournament::FEWEST, &Tournament::MOST),
        NamesFault::Twice(name) => words.twice(&name),
    }
}

/// Renders a tournament that is on.
fn rounds_and_table(app: &App, title: Element, tournament: &Tournament) -> Element {
    let lang = app.lang();
    let game = title_of(tournament.game(), lang);
    let current = tournament.current_round();
    let rounds = (0..tournament.rounds()).map(|round| {
        let is_now = current == Some(round);
        one_round(lang, tournament, round, is_now)
    });
    // A new round is heard: the sentence changes in its place.
    let now = with("p", "lede")
        .key("now")
        .attr("id", "tournament-now")
        .attr("tabindex", "-1")
        .attr("role", "status")
        .text(now(lang, tournament));
    with("div", "form tournament")
        .key("tournament")
        .kid(title)
        .kids(to_game(app))
        .kid(with("p", "kick").text(game))
        .kid(now)
        .kid(with("div", "ranks").key("ranks").kids(table(lang, tournament)))
        .kid(with("div", "rounds").key("rounds").kids(rounds))
        .kid(foot(app))
}

/// Writes who meets now and who rests; when all has been played, who is first.
pub(super) fn now(lang: Lang, tournament: &Tournament) -> String {
    let words = words_in(lang);
    let Some(round) = tournament.current_round() else {
        let rows = tournament.standings();
        let first = rows.iter().filter(|row| row.place == 1);
        let first: Vec<String> = first.map(|row| tournament.names()[row.player].clone()).collect();
        let who = &lang.list(&first);
        return if first.len() > 1 { words.shared_by(who) } else { words.won_by(who) };
    };
    let open = tournament.pairings().into_iter().enumerate();
    let open = open.filter(|(at, it)| it.round == round && !tournament.state(*at).is_decided());
    let names = tournament.names();
    let against =
        |(_, pairing): (_, Pairing)| words.against(&names[pairing.first], &names[pairing.second]);
    let pairs: Vec<String> = open.map(against).collect();
    let head = lang.words().stop(&round_title(lang, tournament, round));
    let play = words.play(&lang.list(&pairs));
    let rests = bye(lang, tournament, round);
    let all: Vec<&str> = iter::once(&head).chain([&play]).chain(&rests).map(|s| &**s).collect();
    lang.say(&all)
}

fn bye(lang: Lang, tournament: &Tournament, round: usize) -> Option<String> {
    let player = tournament.bye(round)?;
    Some(words_in(lang).rests(&tournament.names()[player]))
}

fn round_title(lang: Lang, tournament: &Tournament, round: usize) -> String {
    let [n, all] = [round + 1, tournament.rounds()].map(|n| n.to_string());
    words_in(lang).round(&n, &all)
}

/// Writes who meets, by their names alone.
fn pair(lang: Lang, tournament: &Tournament, pairing: &Pairing) -> String {
    let names = tournament.names();
    words_in(lang).pair(&names[pairing.first], &names[pairing.second])
}

/// Renders a round: its pairings, each with its result, and who rests.
fn one_round(lang: Lang, tournament: &Tournament, round: usize, is_now: bool) -> Element {
    let mut title = round_title(lang, tournament, round);
    if is_now {
        title = lang.words().parenthesis(&title, &words_in(lang).now);
    }
    let own = tournament.pairings().into_iter().enumerate().filter(|(_, it)| it.round == round);
    with("section", if is_now { "on" } else { "" })
        .key(round.to_string())
        .kid(el("h2").text(title))
        .kids(own.map(|(at, pairing)| one_pairing(lang, tournament, at, &pairing)))
        .kids(bye(lang, tournament, round).map(|text| el("p").key("bye").text(text)))
}

/// Renders a pairing: who meets from which side, and what came of it.
fn one_pairing(lang: Lang, tournament: &Tournament, at: usize, pairing: &Pairing) -> Element {
    let (words, names) = (words_in(lang), tournament.names());
    let [first, second] = [pairing.first, pairing.second].map(|player| &*names[player]);
    let sides = words_of(tournament.game(), lang).seats;
    let of_side = |name: &str, side: usize| lang.words().parenthesis(&name, &sides[side].name);
    let both = words.pair(&of_side(first, 0), &of_side(second, 1));
    let state = tournament.state(at);
    let wins = |name: &str| words.wins(&name);
    let items = [
        (PairingState::Open, words.open.to_owned()),
        (PairingState::First, wins(first)),
        (PairingState::Draw, words.draw.to_owned()),
        (PairingState::Second, wins(second)),
    ];
    let items = items.map(|(state, label)| (state.name().to_owned(), label));
    // A game that was begun is still to be played.
    let chosen = if state.is_decided() { state } else { PairingState::Open };
    let here = (!state.is_decided()).then(|| {
        let within = pair(lang, tournament, pairing);
        let name = lang.words().parenthesis(&words.here, &within);
        let press = button("btn", Organizing::PlayHere(at), words.here).attr("aria-label", name);
        with("div", "row noprint").key("here").kid(press)
    });
    let started = (state == PairingState::Started)
        .then(|| with("p", "noprint").key("started").text(words.started));
    with("fieldset", "op")
        .key(at.to_string())
        .kid(el("legend").text(both))
        .kid(chips(&Field::PairingResult(at), &items, chosen.name()))
        .kids(started)
        .kids(here)
}

/// Renders the table of results, and how points count.
fn table(lang: Lang, tournament: &Tournament) -> [Element; 2] {
    let words = &words_in(lang).table;
    let heads = [words.place, words.player, words.won, words.drawn, words.lost, words.points];
    let heads = heads.map(|text| el("th").attr("scope", "col").text(text));
    let row = |row: &Standing| {
        let number = |n: u32| el("td").text(n.to_string());
        el("tr")
            .key(row.player.to_string())
            .kid(el("td").text(row.place.to_string()))
            .kid(el("th").attr("scope", "row").text(tournament.names()[row.player].clone()))
            .kids([number(row.won), number(row.drawn), number(row.lost)])
            .kid(el("td").kid(el("b").text(points(row.half_points))))
    };
    let rows = tournament.standings();
    let table = with("table", "standings")
        .kid(el("caption").text(words.caption))
        .kid(el("thead").kid(el("tr").kids(heads)))
        .kid(el("tbody").kids(rows.iter().map(row)));
    [table, with("p", "kick").text(words.rule)]
}

/// Writes points, of which these are the halves: `2½`.
fn points(halves: u32) -> String {
    let half = if halves.is_multiple_of(2) { "" } else { "½" };
    match halves / 2 {
        0 if !half.is_empty() => half.to_owned(),
        whole => format!("{whole}{half}"),
    }
}

/// Renders what is done with the whole: it is printed, and ended after a question.
fn foot(app: &App) -> Element {
    let print = app.lang().prose().site.print;
    let print = button("btn", Organizing::Print, print).key("print");
    with("div", "noprint").key("foot").kids(end(app, Some(print)))
}

/// Renders the button that ends the tournament, beside others, and the question once it was pressed.
fn end(app: &App, others: Option<Element>) -> Vec<Element> {
    let words = words_in(app.lang());
    let end = button("btn", Organizing::End, words.end).attr("id", "end-tournament");
    let row = with("div", "row").key("row").kids(others).kid(end.key("end"));
    let question = app.screen.tournament.asks_end.then(|| {
        let group = with("div", "offer").attr("role", "group").attr("aria-label", words.end);
        let keep = button("btn", Organizing::EndNo, words.end_no)
            .attr("id", "keep-tournament")
            .attr("aria-describedby", "end-sure");
        let yes = button("btn", Organizing::EndYes, words.end_yes);
        escapes(group, Organizing::EndNo.into())
            .key("question")
            .kid(el("p").attr("id", "end-sure").text(words.end_sure))
            .kid(with("div", "row").kid(yes).kid(keep))
    });
    iter::once(row).chain(question).collect()
}

/// Renders what is kept and is no tournament: what is wrong, and the text.
fn broken(app: &App, title: Element, fault: &TournamentFault) -> Element {
    let lang = app.lang();
    let words = words_in(lang);
    let why = match fault {
        TournamentFault::Game => words.broken_game.to_owned(),
        TournamentFault::Names(fault) => names_fault(lang, fault),
        TournamentFault::Line(line) => {
            let line: String = line.chars().take(SHOWN).collect();
            words.broken_line(&line)
        }
    };
    let text = app.shell.store.tournament().unwrap_or_default();
    let error = lang.say(&[words.broken, &why, words.broken_only]);
    with("div", "form")
        .key("broken")
        .kid(title)
        .kids(to_game(app))
        .kid(with("p", "err").attr("role", "alert").text(error))
        .kid(
            with("label", "fl")
                .kid(el("span").text(words.text))
                .kid(with("textarea", "code").attr("readonly", "").attr("rows", "8").text(text)),
        )
        .kids(end(app, None))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_written_in_halves() {
        let written: Vec<String> = [0, 1, 2, 5, 14].map(points).into();
        assert_eq!(written, ["0", "½", "1", "2½", "7"]);
    }
}
