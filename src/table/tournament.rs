//! A tournament among people at one table: a round robin, in which everybody meets everybody else
//! once.
//!
//! The pairings of each round come from the circle method: one player stays, all others move on
//! by one place a round, and those who sit opposite each other play. Where the number is odd, the
//! place that stays is empty, and who sits opposite it rests.

use super::save::{Extras, clean_name};
use palamede_games::GameId;
use palamede_rules::{Seat, Seats};
use palamede_scene::ordered;
use std::cmp::Reverse;

/// A game of a tournament: who meets whom in which round. Rounds and players count from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// The round.
    pub round: usize,
    /// The player who has the first seat.
    pub first: usize,
    /// The player who has the second seat.
    pub second: usize,
}

/// The state of a pairing: whether it was played, and its result.
///
/// ```
/// use palamede_table::PairingState;
///
/// assert_eq!(PairingState::read("first"), Some(PairingState::First));
/// assert_eq!((PairingState::Draw.name(), PairingState::Draw.is_decided()), ("draw", true));
/// assert!(!PairingState::Started.is_decided());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PairingState {
    /// Nobody has played yet.
    #[default]
    Open,
    /// The game was begun on this device: its result is taken from there.
    Started,
    /// The first player has won.
    First,
    /// Nobody has won.
    Draw,
    /// The second player has won.
    Second,
}

impl PairingState {
    /// Every state.
    const ALL: [PairingState; 5] = [
        PairingState::Open,
        PairingState::Started,
        PairingState::First,
        PairingState::Draw,
        PairingState::Second,
    ];

    /// Returns the state's name in the kept text.
    pub const fn name(self) -> &'static str {
        match self {
            PairingState::Open => "open",
            PairingState::Started => "started",
            PairingState::First => "first",
            PairingState::Draw => "draw",
            PairingState::Second => "second",
        }
    }

    /// Returns the state of this name.
    pub fn read(name: &str) -> Option<PairingState> {
        PairingState::ALL.into_iter().find(|state| state.name() == name)
    }

    /// Returns whether there is a result.
    pub fn is_decided(self) -> bool {
        !matches!(self, PairingState::Open | PairingState::Started)
    }

    /// Returns the half points of the first and of the second player: a win counts two.
    fn half_points(self) -> [u32; 2] {
        match self {
            PairingState::Open | PairingState::Started => [0, 0],
            PairingState::First => [2, 0],
            PairingState::Draw => [1, 1],
            PairingState::Second => [0, 2],
        }
    }
}

/// The reason why there is no tournament among players of these names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NamesFault {
    /// They are fewer than [`Tournament::FEWEST`] or more than [`Tournament::MOST`].
    Number,
    /// Two have this name.
    Twice(String),
}

/// The reason why a kept tournament cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TournamentFault {
    /// The text does not say which game for two is played.
    Game,
    /// Its names are not those of a tournament.
    Names(NamesFault),
    /// A line says nothing that a tournament has.
    Line(String),
}

/// The row of a player in the table of results.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// The place, from 1: that of everybody who is not told apart is the same.
    pub place: usize,
    /// The player, from 0 in the order of the names.
    pub player: usize,
    /// The games won.
    pub won: u32,
    /// The games that nobody won.
    pub drawn: u32,
    /// The games lost.
    pub lost: u32,
    /// The points, in halves: a win counts two, a draw one.
    pub half_points: u32,
}

/// A tournament: the game, the players, and what came of each pairing so far.
///
/// ```
/// use palamede_games::GameId;
/// use palamede_table::{PairingState, Tournament};
///
/// let names = ["Léo", "Nour", "Ana"].map(str::to_owned);
/// let mut tournament = Tournament::new(GameId::MakYek, &names).expect("three names");
/// assert_eq!((tournament.rounds(), tournament.pairings().len()), (3, 3));
/// let first = tournament.pairings()[0];
/// assert_eq!(tournament.bye(first.round), Some(0)); // Léo rests
/// tournament.set_state(0, PairingState::First);
/// let leader = tournament.standings()[0];
/// assert_eq!((leader.player, leader.half_points), (first.first, 2));
/// let again = Tournament::read(&tournament.text()).expect("what was written");
/// assert_eq!((again.current_round(), again), (Some(1), tournament));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tournament {
    game: GameId,
    names: Vec<String>,
    /// The states of the pairings, in their order.
    states: Vec<PairingState>,
}

impl Tournament {
    /// The fewest players.
    pub const FEWEST: usize = 3;
    /// The most players.
    pub const MOST: usize = 8;

    /// Makes the tournament of a game among players of these names, before its first round. Empty
    /// names are left out.
    ///
    /// # Errors
    /// [`NamesFault`], if there are too few names or too many, or two are the same.
    pub fn new(game: GameId, names: &[String]) -> Result<Tournament, NamesFault> {
        let names = names.iter().map(|name| clean_name(name)).filter(|name| !name.is_empty());
        let names: Vec<String> = names.collect();
        if !(Tournament::FEWEST..=Tournament::MOST).contains(&names.len()) {
            return Err(NamesFault::Number);
        }
        let twice = names.iter().enumerate().find(|(at, name)| names[..*at].contains(name));
        if let Some((_, name)) = twice {
            return Err(NamesFault::Twice(name.clone()));
        }
        let states = vec![PairingState::Open; names.len() * (names.len() - 1) / 2];
        Ok(Tournament { game, names, states })
    }

    /// Returns the game that is played.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// Returns the players' names, each another one.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Returns the number of rounds.
    pub fn rounds(&self) -> usize {
        self.places() - 1
    }

    /// Returns the number of places around the circle: an even one.
    fn places(&self) -> usize {
        self.names.len().next_multiple_of(2)
    }

    /// Returns the pairings, round by round. Of each player's games as many are played from the
    /// first seat as from the second, or one more or less.
    pub fn pairings(&self) -> Vec<Pairing> {
        let (players, places) = (self.names.len(), self.places());
        let (moving, stays) = (places - 1, places - 1);
        let of_round = |round: usize| {
            let all = (0..places / 2).map(move |pair| {
                let ahead = (round + pair) % moving;
                let behind = if pair == 0 { stays } else { (round + moving - pair) % moving };
                // The seats alternate: between the pairs of a round, and from round to round for
                // the one who stays.
                let first = if pair == 0 { round.is_multiple_of(2) } else { pair % 2 == 1 };
                let (first, second) = if first { (ahead, behind) } else { (behind, ahead) };
                Pairing { round, first, second }
            });
            all.filter(move |pairing| pairing.first < players && pairing.second < players)
        };
        (0..self.rounds()).flat_map(of_round).collect()
    }

    /// Returns the player who rests in a round, if one does.
    pub fn bye(&self, round: usize) -> Option<usize> {
        (self.names.len() < self.places()).then_some(round)
    }

    /// Returns the first round in which a pairing has no result yet; `None` when all have one.
    pub fn current_round(&self) -> Option<usize> {
        let mut open = self.pairings().into_iter().zip(&self.states);
        open.find(|(_, state)| !state.is_decided()).map(|(pairing, _)| pairing.round)
    }

    /// Returns the state of a pairing, by its number among the [`pairings`](Tournament::pairings);
    /// open where there is none of this number.
    pub fn state(&self, pairing: usize) -> PairingState {
        self.states.get(pairing).copied().unwrap_or_default()
    }

    /// Takes in what came of a pairing, by its number; one that there is not is passed over.
    pub fn set_state(&mut self, pairing: usize, state: PairingState) {
        if let Some(of) = self.states.get_mut(pairing) {
            *of = state;
        }
    }

    /// Returns the table of results, the leader first. Who has as many points as others comes before
    /// them by the points of the games among them, then by the number of wins.
    pub fn standings(&self) -> Vec<Standing> {
        let pairings = self.pairings();
        let mut rows: Vec<Standing> =
            (0..self.names.len()).map(|n| self.row(&pairings, n)).collect();
        let points: Vec<u32> = rows.iter().map(|row| row.half_points).collect();
        let direct = |player: usize| -> u32 {
            let all = pairings.iter().zip(&self.states);
            let among = all.filter(|(it, _)| points[it.first] == points[it.second]);
            among.map(|(it, state)| it.half_points(*state, player)).sum()
        };
        let rank = |row: &Standing| (row.half_points, direct(row.player), row.won);
        let ranks: Vec<_> = rows.iter().map(rank).collect();
        for row in &mut rows {
            row.place = 1 + ranks.iter().filter(|rank| **rank > ranks[row.player]).count();
        }
        ordered(rows, |row| Reverse(ranks[row.player]))
    }

    /// Returns a player's row, but for the place.
    fn row(&self, pairings: &[Pairing], player: usize) -> Standing {
        let mut row = Standing { player, ..Standing::default() };
        let own = |it: &&(&Pairing, &PairingState)| it.0.has(player) && it.1.is_decided();
        for (pairing, state) in pairings.iter().zip(&self.states).filter(|it| own(&it)) {
            let points = pairing.half_points(*state, player);
            row.half_points += points;
            match points {
                0 => row.lost += 1,
                1 => row.drawn += 1,
                _ => row.won += 1,
            }
        }
        row
    }

    /// Returns the text that is kept: lines `name=value`.
    pub fn text(&self) -> String {
        let mut text = format!("game={}\n", self.game.id());
        for name in &self.names {
            text += &format!("name={name}\n");
        }
        for (pairing, &state) in self.pairings().iter().zip(&self.states) {
            if state != PairingState::Open {
                text += &line(state, &self.names[pairing.first], &self.names[pairing.second]);
                text.push('\n');
            }
        }
        text
    }

    /// Returns the tournament of a kept text.
    ///
    /// # Errors
    /// [`TournamentFault`]: the part of the text that is wrong.
    pub fn read(text: &str) -> Result<Tournament, TournamentFault> {
        let values = |name: &str| {
            let of = move |line: &'_ str| Some(line.split_once('=')?.1.to_owned());
            let lines = text.lines().filter(|line| line.split('=').next() == Some(name));
            lines.filter_map(of).collect::<Vec<_>>()
        };
        let game = values("game").first().and_then(|id| GameId::read(id));
        let game = game.filter(|&game| is_playable(game)).ok_or(TournamentFault::Game)?;
        let mut tournament =
            Tournament::new(game, &values("name")).map_err(TournamentFault::Names)?;
        for line in text.lines() {
            let Some((key, value)) = line.split_once('=') else { continue };
            if matches!(key, "game" | "name") {
                continue;
            }
            let state = PairingState::read(key).filter(|&state| state != PairingState::Open);
            match (state, tournament.find(value)) {
                (Some(state), Some(pairing)) => tournament.set_state(pairing, state),
                _ => return Err(TournamentFault::Line(line.to_owned())),
            }
        }
        Ok(tournament)
    }

    /// Returns the number of the pairing of these names.
    fn find(&self, names: &str) -> Option<usize> {
        let (first, second) = names.split_once(';')?;
        let same = |it: &Pairing| self.names[it.first] == first && self.names[it.second] == second;
        self.pairings().iter().position(same)
    }

    /// Returns a kept text with the result of a game that was started from it and has ended: these
    /// seats have won, nobody at a draw. `None` where the game is none of those, or was decided.
    ///
    /// ```
    /// use palamede_games::GameId;
    /// use palamede_rules::{Seat, Seats};
    /// use palamede_table::{Extras, Tournament};
    ///
    /// let text = "game=mak-yek\nname=Léo\nname=Nour\nname=Ana\nstarted=Nour;Ana\n";
    /// let mut extras = Extras::default();
    /// extras.players[Seat::FIRST].name = "Nour".to_owned();
    /// extras.players[Seat::SECOND].name = "Ana".to_owned();
    /// let won = Seats::only(Seat::SECOND);
    /// let after = Tournament::with_result(text, GameId::MakYek, &extras, won).expect("its game");
    /// assert!(after.ends_with("\nsecond=Nour;Ana\n"));
    /// assert_eq!(Tournament::with_result(&after, GameId::MakYek, &extras, won), None);
    /// ```
    pub fn with_result(
        text: &str,
        game: GameId,
        extras: &Extras,
        winners: Seats,
    ) -> Option<String> {
        // (The text is not read whole: a page on which a game ends does without that.)
        let started = line_of(PairingState::Started, extras)?;
        if !has_game(text, game) || !text.lines().any(|line| line == started) {
            return None;
        }
        let state = match (winners.has(Seat::FIRST), winners.has(Seat::SECOND)) {
            (true, false) => PairingState::First,
            (false, true) => PairingState::Second,
            _ => PairingState::Draw,
        };
        let decided = line_of(state, extras)?;
        let lines = text.lines().map(|line| if line == started { &decided } else { line });
        Some(lines.flat_map(|line| [line, "\n"]).collect())
    }

    /// Returns whether these players meet in the tournament of a kept text, in this game and from
    /// these seats, and have begun.
    pub fn has_met(text: &str, game: GameId, extras: &Extras) -> bool {
        let met = |line: &str| {
            PairingState::ALL
                .into_iter()
                .any(|state| line_of(state, extras).as_deref() == Some(line))
        };
        has_game(text, game) && text.lines().any(met)
    }
}

impl Pairing {
    fn has(&self, player: usize) -> bool {
        self.first == player || self.second == player
    }

    /// Returns the half points of a player where this came of the pairing.
    fn half_points(&self, state: PairingState, player: usize) -> u32 {
        let [first, second] = state.half_points();
        match player {
            _ if self.first == player => first,
            _ if self.second == player => second,
            _ => 0,
        }
    }
}

/// Returns whether there can be a tournament of a game: it is for two.
pub fn is_playable(game: GameId) -> bool {
    game.facts().seats == 2
}

/// Returns the line of a pairing of these names in the kept text.
fn line(state: PairingState, first: &str, second: &str) -> String {
    [state.name(), "=", first, ";", second].concat()
}

/// Returns the line of the pairing of the two people who play a game.
fn line_of(state: PairingState, extras: &Extras) -> Option<String> {
    let name = |seat: Seat| {
        let player = &extras.players[seat];
        player.level.is_none().then(|| clean_name(&player.name))
    };
    Some(line(state, &name(Seat::FIRST)?, &name(Seat::SECOND)?))
}

/// Returns whether a kept text is of a tournament of this game.
fn has_game(text: &str, game: GameId) -> bool {
    is_playable(game) && text.lines().any(|line| line.strip_prefix("game=") == Some(game.id()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn of(players: usize) -> Tournament {
        let names: Vec<String> = (0..players).map(|n| format!("P{n}")).collect();
        Tournament::new(GameId::MakYek, &names).expect("names")
    }

    #[test]
    fn everybody_meets_everybody_once_and_the_seats_alternate() {
        for players in Tournament::FEWEST..=Tournament::MOST {
            let tournament = of(players);
            let pairings = tournament.pairings();
            let met: BTreeSet<[usize; 2]> = pairings
                .iter()
                .map(|it| [it.first.min(it.second), it.first.max(it.second)])
                .collect();
            assert_eq!(met.len(), players * (players - 1) / 2, "{players}");
            assert_eq!((pairings.len(), pairings.len()), (met.len(), tournament.states.len()));
            assert_eq!(tournament.rounds(), if players % 2 == 0 { players - 1 } else { players });
            for player in 0..players {
                let first = pairings.iter().filter(|it| it.first == player).count();
                let second = pairings.iter().filter(|it| it.second == player).count();
                assert!(first.abs_diff(second) <= 1, "{players}: {player} has {first}, {second}");
            }
            for round in 0..tournament.rounds() {
                // Each plays once in a round, or rests.
                let mut seen: Vec<usize> = tournament.bye(round).into_iter().collect();
                let own = pairings.iter().filter(|it| it.round == round);
                seen.extend(own.flat_map(|it| [it.first, it.second]));
                seen.sort_unstable();
                assert_eq!(seen, (0..players).collect::<Vec<_>>(), "{players}, round {round}");
            }
        }
    }

    #[test]
    fn a_tournament_needs_three_to_eight_names_each_another_one() {
        let new = |names: &[&str]| {
            let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
            Tournament::new(GameId::MakYek, &names).map(|it| it.names)
        };
        assert_eq!(new(&["a", " ", "b"]), Err(NamesFault::Number));
        assert_eq!(new(&["a"; 9]), Err(NamesFault::Number));
        assert_eq!(new(&["a", "b", " a "]), Err(NamesFault::Twice("a".to_owned())));
        let three = new(&["", "a;b", "c", "d=e", ""]).expect("three names");
        assert_eq!(three, ["a b", "c", "d=e"]);
    }

    /// Decides the pairing of two players: who wins, or nobody.
    fn decide(tournament: &mut Tournament, one: usize, other: usize, winner: Option<usize>) {
        let all = tournament.pairings();
        let at = all.iter().position(|it| it.has(one) && it.has(other)).expect("a pairing");
        tournament.set_state(
            at,
            match winner {
                None => PairingState::Draw,
                Some(player) if player == all[at].first => PairingState::First,
                Some(_) => PairingState::Second,
            },
        );
    }

    fn table(tournament: &Tournament) -> Vec<(usize, usize, u32)> {
        let rows = tournament.standings();
        rows.iter().map(|row| (row.place, row.player, row.half_points)).collect()
    }

    #[test]
    fn ties_are_broken_by_the_games_among_those_who_are_tied_then_by_wins() {
        let mut tournament = of(4);
        assert_eq!(table(&tournament), [(1, 0, 0), (1, 1, 0), (1, 2, 0), (1, 3, 0)]);
        // 3 beats 0, and both have two points in all.
        for (one, other, winner) in
            [(0, 1, Some(0)), (0, 2, Some(0)), (3, 0, Some(3)), (3, 1, Some(3)), (3, 2, Some(2))]
        {
            decide(&mut tournament, one, other, winner);
        }
        assert_eq!(tournament.current_round(), Some(0), "1 and 2 have not met");
        assert_eq!(table(&tournament), [(1, 3, 4), (2, 0, 4), (3, 2, 2), (4, 1, 0)]);
        decide(&mut tournament, 1, 2, None);
        assert_eq!(tournament.current_round(), None);
        assert_eq!(table(&tournament), [(1, 3, 4), (2, 0, 4), (3, 2, 3), (4, 1, 1)]);
        let first = tournament.standings()[0];
        assert_eq!((first.won, first.drawn, first.lost), (2, 0, 1));
        // Three who beat each other in a circle are not told apart.
        let mut tournament = of(3);
        for (one, other) in [(0, 1), (1, 2), (2, 0)] {
            decide(&mut tournament, one, other, Some(one));
        }
        assert_eq!(table(&tournament), [(1, 0, 2), (1, 1, 2), (1, 2, 2)]);
        // A draw between two who are tied: more wins come first.
        let mut tournament = of(5);
        for (one, other, winner) in
            [(0, 1, None), (0, 2, None), (0, 3, None), (0, 4, None), (1, 2, Some(1)), (1, 3, None)]
        {
            decide(&mut tournament, one, other, winner);
        }
        assert_eq!(table(&tournament)[..2], [(1, 1, 4), (2, 0, 4)]);
    }

    #[test]
    fn a_tournament_reads_back_and_what_is_none_is_told() {
        let mut tournament = of(5);
        for (at, state) in PairingState::ALL.into_iter().enumerate() {
            tournament.set_state(at, state);
        }
        tournament.set_state(99, PairingState::First);
        assert_eq!(Tournament::read(&tournament.text()), Ok(tournament.clone()));
        let fault = |text: &str| Tournament::read(text).expect_err(text);
        let text = tournament.text();
        assert_eq!(fault(""), TournamentFault::Game);
        assert_eq!(fault(&text.replace("mak-yek", "chess")), TournamentFault::Game);
        assert_eq!(fault(&text.replace("mak-yek", "luzhanqi-four")), TournamentFault::Game);
        let names = |fault| TournamentFault::Names(fault);
        assert_eq!(fault("game=mak-yek\nname=a\nname=b"), names(NamesFault::Number));
        assert_eq!(
            fault(&text.replace("name=P3", "name=P1")),
            names(NamesFault::Twice("P1".to_owned()))
        );
        for wrong in ["third=P0;P1", "first=P0;P9", "first=P0", "open=P1;P4", "x="] {
            let broken = format!("{text}{wrong}\n");
            assert_eq!(fault(&broken), TournamentFault::Line(wrong.to_owned()));
        }
    }

    #[test]
    fn a_result_is_taken_of_games_that_were_started_from_the_tournament_alone() {
        let (game, won) = (GameId::MakYek, Seats::only(Seat::FIRST));
        let mut tournament = of(4);
        tournament.set_state(0, PairingState::Started);
        let pairing = tournament.pairings()[0];
        let mut extras = Extras::default();
        extras.players[Seat::FIRST].name = tournament.names()[pairing.first].clone();
        extras.players[Seat::SECOND].name = tournament.names()[pairing.second].clone();
        let text = tournament.text();
        let taken = |game, extras: &Extras, won| Tournament::with_result(&text, game, extras, won);
        for (won, state) in [
            (won, PairingState::First),
            (Seats::only(Seat::SECOND), PairingState::Second),
            (Seats::NONE, PairingState::Draw),
        ] {
            let after = taken(game, &extras, won).expect("it was started");
            assert_eq!(Tournament::read(&after).expect("a tournament").state(0), state);
            assert!(Tournament::has_met(&after, game, &extras));
        }
        assert_eq!(taken(GameId::Fanorona, &extras, won), None);
        let mut other = extras.clone();
        other.exchange(2);
        assert_eq!(taken(game, &other, won), None, "from the other seats");
        other.exchange(2);
        other.players[Seat::SECOND].level = Some(1);
        assert_eq!(taken(game, &other, won), None, "against the computer");
        assert!(!Tournament::has_met(&text, game, &other));
        tournament.set_state(0, PairingState::Open);
        assert_eq!(Tournament::with_result(&tournament.text(), game, &extras, won), None);
    }
}
