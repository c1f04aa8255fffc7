//! What is heard of a site: what stands there, what can be done there, what lies around.

use super::state::Play;
use super::view::PlayView;
use crate::state::Shell;
use palamede_scene::{Mark, Target};
use palamede_table::Next;
use palamede_text::join;

/// Returns what is heard of a site. Where others may hear it too, no rank that its player alone
/// knows and nothing that follows from one, unless it is asked for `aloud`.
pub fn label(shell: &Shell, open: &Play, view: &PlayView, site: usize, aloud: bool) -> String {
    let words = shell.lang().words();
    let quiet = !aloud && open.session.is_quiet();
    let name = view.scene.board.sites.get(site).map_or("", |site| &site.name);
    let both = |first: &str, next: &str| join(words.parts, &mut [first, next].into_iter());
    let what = what(shell, view, site, quiet);
    let mut label = match what.as_str() {
        "" => words.site_free(&name),
        what => both(name, what),
    };
    let mut more = |text: &str| {
        label = both(&label, text);
    };
    let clicks = open.session.table.clicks();
    let selected = is_chosen(open, site);
    // Without hints the cells tell no more than the picture does.
    let mut next = view.next.iter().filter(|_| shell.prefs.hints && !quiet);
    let next = next.find(|next| next.target == Target::Site(site));
    // Do not count the pieces that the chain of captures has already lifted.
    let held = |site: &usize| view.scene.piece_at(*site).is_some();
    let left = |next: &Next| {
        next.most.saturating_sub(next.takes.iter().filter(|site| !held(site)).count())
    };
    match next {
        Some(_) if selected => {
            more(words.site_selected);
            more(words.site_again);
        }
        _ if selected => more(words.site_selected),
        Some(next) if next.short => {}
        Some(next) if clicks.is_empty() && next.moves == 0 => {}
        Some(next) if clicks.is_empty() && next.moves == 1 => more(words.site_one_move),
        Some(next) if clicks.is_empty() => {
            more(&words.site_moves(&next.moves));
        }
        Some(_) if is_start(open, view, site) => more(words.site_start),
        Some(next)
            if (next.last || is_prey(view, site)) && !next.takes.is_empty() && held(&site) =>
        {
            more(if open.session.has_secrets() { words.site_foe } else { words.site_prey });
        }
        Some(next) if !next.takes.is_empty() => {
            more(&words.site_takes(&left(next)));
        }
        Some(_) => more(words.site_legal),
        None => {}
    }
    view.helped(&shell.prefs, open.session.game())
        .filter(|(at, _)| *at == Some(site) && !quiet)
        .for_each(|(_, note)| more(note));
    label
}

/// Says where the selected piece may go, for who asks; `None` where no piece is selected or may go.
pub fn ways(shell: &Shell, open: &Play, view: &PlayView) -> Option<String> {
    let chosen = open.session.table.clicks().last()?;
    let site = |next: &Next| match next.target {
        target if target == *chosen => None,
        // A site that is clicked to take its piece is not a destination.
        Target::Site(site) if is_prey(view, site) => None,
        Target::Site(site) => Some(view.scene.board.sites.get(site)?.name.clone()),
        _ => None,
    };
    let sites: Vec<String> = view.next.iter().filter_map(site).collect();
    let sites = shell.lang().list(&sites);
    let said = || shell.lang().words().may_go(&sites);
    (!sites.is_empty()).then(said)
}

/// Returns whether a piece that stands there is marked to be taken.
fn is_prey(view: &PlayView, site: usize) -> bool {
    let marked = |mark: &Mark| matches!(mark, Mark::Prey { site: at, .. } if *at == site);
    view.scene.marks.iter().any(marked)
}

/// Returns whether a piece of who acts that stands there is chosen by a click, though dice were
/// clicked before it: nothing goes there.
pub fn is_start(open: &Play, view: &PlayView, site: usize) -> bool {
    let table = &open.session.table;
    let dice = table.clicks().iter().all(|click| matches!(click, Target::Die(_)));
    let actor = table.actor().map(|seat| seat.index() as u8);
    let mut there = view.scene.pieces.iter().filter(|piece| piece.site == site);
    dice && actor.is_some() && there.any(|piece| piece.seat == actor)
}

/// Returns whether this site was clicked last.
pub fn is_chosen(open: &Play, site: usize) -> bool {
    let mut clicks = open.session.table.clicks().iter().rev();
    clicks.find(|click| matches!(click, Target::Site(_))) == Some(&Target::Site(site))
}

/// Names what stands on a site; empty where it is free.
fn what(shell: &Shell, view: &PlayView, site: usize, quiet: bool) -> String {
    if quiet && view.masked.contains(&site) {
        let seat = view.scene.piece_at(site).and_then(|piece| piece.seat);
        let seat = seat.and_then(|seat| view.seats.get(usize::from(seat)));
        let who = seat.map_or("", |seat| seat.name);
        return shell.lang().words().masked(&who);
    }
    view.holds.get(site).cloned().unwrap_or_default()
}

/// Describes what lies around a site: its neighbours, then along each line from it the first piece,
/// or its free end.
pub fn around(shell: &Shell, open: &Play, view: &PlayView, site: usize) -> String {
    let (lang, words) = (shell.lang(), shell.lang().words());
    let board = &view.scene.board;
    let Some(here) = board.sites.get(site) else { return String::new() };
    let quiet = open.session.is_quiet();
    let told = |at: usize| {
        let name = board.sites.get(at).map_or("", |site| &site.name);
        match what(shell, view, at, quiet).as_str() {
            "" => words.site_free(&name),
            what => join(words.parts, &mut [name, what].into_iter()),
        }
    };
    let mut all = vec![words.neighbours(&here.name)];
    all.extend(here.near.iter().map(|&at| words.neighbour(&told(at))));
    for line in &board.lines {
        let Some(at) = line.iter().position(|&other| other == site) else { continue };
        let mut along = |way: &mut dyn Iterator<Item = &usize>| {
            let way: Vec<usize> = way.copied().collect();
            let Some(&end) = way.last() else { return };
            let first = way.iter().find(|&&at| view.scene.piece_at(at).is_some());
            all.push(words.line_to(&told(*first.unwrap_or(&end))));
        };
        along(&mut line[..at].iter().rev());
        along(&mut line[at + 1..].iter());
    }
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    lang.say(&all)
}
