//! A tournament at one table: what is done on its page. What is shown there is in `page.rs`.
//!
//! The tournament that is on is kept as text and read anew whenever something is done or shown: so
//! every tab knows the same one. The build moves what only this page needs out of the part of the
//! module that a game waits for (`reading.rs`).

mod page;

pub(super) use page::page;

use crate::action::Organizing;
use crate::field::Field;
use crate::msg::{Effect, Msg};
use crate::out::Out;
use crate::play::session;
use crate::state::{App, Shell, TournamentForm};
use palamede_games::GameId;
use palamede_rules::Seat;
use palamede_table::{Extras, PairingState, SealedStore, Tournament, TournamentFault, is_playable};

/// Returns the tournament that is on, or why what is kept is none; `None` where nothing is kept.
fn kept(shell: &Shell) -> Option<Result<Tournament, TournamentFault>> {
    shell.store.tournament().map(|text| Tournament::read(&text))
}

/// Keeps the tournament.
fn keep(shell: &mut Shell, tournament: &Tournament) {
    shell.store.set_tournament(&tournament.text());
    shell.keeps = shell.store.lasts();
}

/// Performs an action of the page of the tournament.
pub(super) fn act(app: &mut App, organizing: Organizing, out: &mut Out) {
    match organizing {
        Organizing::Begin => begin(app, out),
        Organizing::PlayHere(pairing) => play_here(app, pairing, out),
        Organizing::Print => out.push(Effect::Site("print")),
        Organizing::End => {
            app.screen.tournament.asks_end = true;
            out.focus("keep-tournament");
        }
        Organizing::EndNo => {
            app.screen.tournament.asks_end = false;
            out.focus("end-tournament");
        }
        Organizing::EndYes => {
            app.shell.store.remove(SealedStore::TOURNAMENT);
            app.screen.tournament = TournamentForm::default();
            out.say(app.lang().prose().site.tournament.ended);
            out.focus("main");
        }
    }
}

/// The id of the field of the first name.
const FIRST_NAME: &str = "first-name";

/// Begins a tournament among the names of the form, unless one is on.
fn begin(app: &mut App, out: &mut Out) {
    if kept(&app.shell).is_some() {
        return;
    }
    let form = &mut app.screen.tournament;
    match Tournament::new(form.game, &form.names) {
        Ok(tournament) => {
            *form = TournamentForm::default();
            keep(&mut app.shell, &tournament);
            out.focus("tournament-now");
        }
        Err(fault) => {
            form.fault = Some(fault);
            out.focus(FIRST_NAME);
        }
    }
}

/// Opens the game with the names of a pairing: when it ends, its result is taken.
fn play_here(app: &mut App, pairing: usize, out: &mut Out) {
    let Some(Ok(mut tournament)) = kept(&app.shell) else { return };
    let Some(meets) = tournament.pairings().get(pairing).copied() else { return };
    let game = tournament.game();
    let again = Msg::Do(Organizing::PlayHere(pairing).into());
    if tournament.state(pairing).is_decided() || !app.may_open(game, again, out) {
        return;
    }
    let dice = app.dice(false);
    let Some(session) = session::begin(game, &session::defaults(game), dice) else { return };
    let seating = app.shell.asked.seating.unwrap_or_default();
    let mut extras = Extras { seating, ..Extras::default() };
    for (seat, player) in [(Seat::FIRST, meets.first), (Seat::SECOND, meets.second)] {
        extras.players[seat].name = tournament.names()[player].clone();
    }
    tournament.set_state(pairing, PairingState::Started);
    keep(&mut app.shell, &tournament);
    app.shell.asked.computers = None;
    app.screen.notice = None;
    app.show(session, extras);
    out.push(Effect::StopThinking);
    out.push(Effect::Go(format!("#/{}", game.id())));
}

/// Takes in a field of the page of the tournament.
pub(super) fn fill_in(app: &mut App, field: &Field, value: &str, out: &mut Out) {
    let form = &mut app.screen.tournament;
    match field {
        Field::Entrant(at) => {
            if let Some(name) = form.names.get_mut(*at) {
                *name = value.trim().chars().take(24).collect();
                form.fault = None;
            }
        }
        Field::TournamentGame => {
            if let Some(game) = GameId::read(value).filter(|&game| is_playable(game)) {
                form.game = game;
            }
        }
        Field::PairingResult(at) => enter_result(app, *at, value, out),
        _ => {}
    }
}

/// Takes in what came of a pairing, and says who meets next where that begins another round.
fn enter_result(app: &mut App, pairing: usize, value: &str, out: &mut Out) {
    let Some(Ok(mut tournament)) = kept(&app.shell) else { return };
    let Some(state) = PairingState::read(value) else { return };
    let before = tournament.current_round();
    tournament.set_state(pairing, state);
    keep(&mut app.shell, &tournament);
    if tournament.current_round() != before {
        out.say(page::now(app.lang(), &tournament));
    }
}
