//! The score of several games in a row between the same sides: who has won how many of them.

use super::state::{FirstWin, Play};
use crate::action::Keeping;
use crate::out::Out;
use crate::parts::{act, icons, link};
use crate::reading;
use crate::state::{App, Shell};
use palamede_rules::{Seat, Seats, Turn};
use palamede_scene::tree::{Element, el, with};
use palamede_table::{MatchScore, Tournament};
use palamede_text::{Lang, join};

impl App {
    /// Counts the open game, which has just ended, and fills its result in where it is of the
    /// tournament that is on; says the score where it is not the first game of its match. A frame
    /// counts none, and a copy of an earlier position does not count.
    pub(crate) fn count_game(&mut self, out: &mut Out) {
        let Some(game) = self.game.as_ref().filter(|game| !game.is_lesson()) else { return };
        let Turn::Over(outcome) = game.session.table.turn() else { return };
        if self.shell.asked.frame || game.extras.copied {
            return;
        }
        let winners = outcome.winners;
        let first = first_win(&self.shell, game);
        let tournament = self.shell.store.tournament().and_then(|text| {
            Tournament::with_result(&text, game.session.game(), &game.extras, winners)
        });
        if let Some(text) = tournament {
            self.shell.store.set_tournament(&text);
        }
        let (facts, text) = (game.session.table.facts(), self.shell.store.matches());
        let text = text.unwrap_or_default();
        let counted = MatchScore::count(&text, facts, &game.extras, winners);
        let Some(counted) = counted else { return };
        self.shell.store.set_matches(&counted);
        let lang = self.shell.lang();
        let score = sentence(&self.shell, game).filter(|_| is_score(&self.shell, game));
        let score = score.map(|score| lang.words().stop(&score));
        let told = first_wins(lang, first);
        self.keep_first(first);
        let said = out.said().unwrap_or_default().to_owned();
        let more: Vec<String> = [said].into_iter().chain(told).chain(score).collect();
        if more.len() > 1 {
            out.say(lang.say(&more.iter().map(String::as_str).collect::<Vec<_>>()));
        }
    }

    /// Keeps that the open game is the first win of its game, or against its level.
    fn keep_first(&mut self, first: FirstWin) {
        let (Some(game), Some(level)) = (&mut self.game, first.of_level) else { return };
        game.keeping.first_win = first;
        self.shell.prefs.learn(game.session.game(), None, level.into());
        self.shell.store.set_settings(&self.shell.prefs.write());
    }

    /// Begins to count anew between the players of the open game.
    pub(crate) fn reset_score(&mut self, out: &mut Out) {
        let (Some(game), Some(text)) = (&self.game, self.shell.store.matches()) else { return };
        let text = MatchScore::reset(&text, game.session.table.facts(), &game.extras);
        self.shell.store.set_matches(&text);
        out.say(self.lang().words().match_score.was_reset);
        // The pressed button is gone.
        out.focus("menu");
    }
}

/// Returns whether the only person's win is the first of the game or against its level: that of the
/// weakest computer that played, where they differ. From a composed position
/// anybody could win.
fn first_win(shell: &Shell, open: &Play) -> FirstWin {
    let levels =
        Seat::first(open.session.seats()).filter_map(|seat| open.extras.players[seat].level);
    let whole = open.session.start().is_none();
    let level = levels.min().filter(|_| whole && open.won() == Some(true));
    let beaten = shell.prefs.beaten(open.session.game());
    let is_first = |level: &u8| beaten & (1 << level) == 0;
    FirstWin { of_game: level.is_some() && beaten == 0, of_level: level.filter(is_first) }
}

/// Says that a win was the first of its game, or against its level.
pub(super) fn first_wins(lang: Lang, first: FirstWin) -> Vec<String> {
    let feats = &lang.prose().site.feats;
    let of_game = first.of_game.then(|| feats.first.to_owned());
    let level = |level: u8| feats.level(&level);
    of_game.into_iter().chain(first.of_level.map(level)).collect()
}

/// Returns the score between the players of a game; `None` before their first one has ended, and
/// where none is shown.
fn of(shell: &Shell, open: &Play) -> Option<MatchScore> {
    if shell.asked.frame || open.is_lesson() {
        return None;
    }
    MatchScore::of(&shell.store.matches()?, open.session.table.facts(), &open.extras)
}

/// Returns the score in words: the sides with the games that each has won, and those that nobody
/// has, where there are some.
pub(crate) fn sentence(shell: &Shell, open: &Play) -> Option<String> {
    let score = of(shell, open)?;
    let (lang, words) = (shell.lang(), &shell.lang().words().match_score);
    let side = |(at, wins): (usize, &u32)| words.side(&side_name(shell, open, at), &wins);
    let sides: Vec<String> = score.wins.iter().enumerate().map(side).collect();
    let list = join(words.versus, &mut sides.iter().map(String::as_str));
    let text = words.score(&list);
    let drawn = || words.drawn(&score.draws);
    Some(match score.draws {
        0 => text,
        _ => lang.words().parenthesis(&text, &drawn()),
    })
}

/// Returns the name of a side: those who play it, the computer, or the only person.
fn side_name(shell: &Shell, open: &Play, side: usize) -> String {
    let (lang, words) = (shell.lang(), shell.lang().words());
    let (people, facts) = (open.people(), open.session.table.facts());
    let names = open.session.seat_names(lang, &open.extras);
    let own = || Seat::first(facts.seats).filter(|seat| seat.index() % facts.teams == side);
    if own().all(|seat| !people.has(seat)) {
        return words.computer.to_owned();
    }
    let alone = |seat: Seat| {
        people.len() == 1 && people.has(seat) && open.extras.players[seat].name.is_empty()
    };
    let name = |seat: Seat| match alone(seat) {
        true => words.match_score.you.to_owned(),
        false => names[seat.index()].clone(),
    };
    lang.list(&own().map(name).collect::<Vec<_>>())
}

/// Renders the score, and the link to the tournament of which the game is one; `None` where there is
/// neither, or what says it is not here yet.
pub(super) fn line(shell: &Shell, open: &Play) -> Option<Element> {
    shell.prose_is_here().then(|| reading::match_line(shell, open)).flatten()
}

/// Renders the score, and the link to the tournament.
pub(crate) fn score_and_tournament(shell: &Shell, open: &Play) -> Option<Element> {
    let text = sentence(shell, open);
    let on = is_settled(shell, open)
        .then(|| link("#/tournament", shell.lang().prose().site.tournament.back).key("tournament"));
    let between = (text.is_some() && on.is_some()).then_some(" · ");
    let some = text.is_some() || on.is_some();
    let line = || with("p", "match").key("match");
    some.then(|| match (text, between) {
        (Some(text), Some(between)) => line().text([&*text, between].concat()).kids(on),
        (Some(text), None) => line().text(text),
        (None, _) => line().kids(on),
    })
}

/// Returns whether more than one game was counted: one alone is no score yet.
fn is_score(shell: &Shell, open: &Play) -> bool {
    of(shell, open).is_some_and(|score| score.wins.iter().sum::<u32>() + score.draws > 1)
}

/// Renders the score at the end of a game.
pub(super) fn at_end(shell: &Shell, open: &Play) -> Option<Element> {
    line(shell, open).filter(|_| is_score(shell, open))
}

/// Renders the score above the players. At the end it stands below the sentence instead.
pub(super) fn above(shell: &Shell, open: &Play) -> Option<Element> {
    let ended = open.session.table.is_over() && open.back().is_none();
    line(shell, open).filter(|_| !ended)
}

/// Returns whether the result of a game will be that of a pairing of the tournament that is on: who
/// plays it is settled then.
pub(crate) fn is_settled(shell: &Shell, open: &Play) -> bool {
    let text = shell.store.tournament().filter(|_| !shell.asked.frame);
    let game = open.session.game();
    text.is_some_and(|text| {
        Tournament::with_result(&text, game, &open.extras, Seats::NONE).is_some()
    })
}

/// Says at the end of a game of the tournament that is on where its result is, and leads there.
pub(super) fn to_tournament(shell: &Shell, open: &Play) -> Option<[Element; 2]> {
    let text = shell.store.tournament().filter(|_| !shell.asked.frame && !open.extras.copied)?;
    let words = &shell.lang().prose().site.tournament;
    Tournament::has_met(&text, open.session.game(), &open.extras).then(|| {
        let back = link("#/tournament", words.back).attr("class", "btn big pri");
        [el("p").text(words.entered), back]
    })
}

/// Renders the button that begins to count anew; `None` where nothing was counted.
pub(super) fn reset(shell: &Shell, open: &Play) -> Option<Element> {
    let text = shell.lang().words().match_score.reset;
    of(shell, open).map(|_| act("btn", Keeping::ResetScore, (icons::RESET, text), true))
}
