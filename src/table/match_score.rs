//! The score of a match: several games in a row between the same sides. It is kept as text, a line
//! a match, and holds names and numbers alone.

use super::save::{Extras, Player, clean_name};
use palamede_rules::{Facts, Seat, Seats};
use palamede_scene::ordered;

/// The number of matches of which the score is kept.
const MOST: usize = 40;

/// The score of a match. A side is known by who plays it, so that a person who changes sides takes
/// the games along that were won.
///
/// ```
/// use palamede_games::GameId;
/// use palamede_rules::{Seat, Seats};
/// use palamede_table::{Extras, MatchScore};
///
/// let facts = GameId::MakYek.facts();
/// let mut extras = Extras { id: 7, ..Extras::default() };
/// extras.players[Seat::FIRST].name = "Léo".to_owned();
/// extras.players[Seat::SECOND].name = "Nour".to_owned();
/// let won = Seats::only(Seat::FIRST);
/// let text = MatchScore::count("", facts, &extras, won).expect("a game between people");
/// extras.exchange(2); // Nour has the first side now
/// let score = MatchScore::of(&text, facts, &extras).expect("a score");
/// assert_eq!((score.wins, score.draws), (vec![0, 1], 0));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MatchScore {
    /// The games that each side has won, in the order of the sides now. Seats that play together
    /// are one side.
    pub wins: Vec<u32>,
    /// The games that nobody has won.
    pub draws: u32,
}

impl MatchScore {
    /// Returns the score between these players in a kept text; `None` before their first game has
    /// ended, and where no person plays.
    pub fn of(text: &str, facts: &Facts, extras: &Extras) -> Option<MatchScore> {
        let sides = sides(facts, extras)?;
        let line = text.lines().filter_map(Line::read).find(|line| line.is_of(facts, &sides))?;
        let wins = sides.iter().map(|side| line.wins(side)).collect();
        Some(MatchScore { wins, draws: line.draws })
    }

    /// Returns the kept text with a game that these seats have won, nobody at a draw; `None` where
    /// no person plays, for a game without a number, and for the one that was counted last.
    pub fn count(text: &str, facts: &Facts, extras: &Extras, winners: Seats) -> Option<String> {
        let sides = sides(facts, extras)?;
        let before = text.lines().filter_map(Line::read).find(|line| line.is_of(facts, &sides));
        if extras.id == 0 || before.as_ref().is_some_and(|line| line.last == extras.id) {
            return None;
        }
        let won = |side: usize| winners.iter().any(|seat| seat.index() % facts.teams == side);
        let one = (0..facts.teams).filter(|&side| won(side)).count() == 1;
        let wins = sides.iter().enumerate().map(|(at, side)| {
            let earlier = before.as_ref().map_or(0, |line| line.wins(side));
            (earlier.saturating_add(u32::from(one && won(at))), side.as_str())
        });
        let line = Line {
            game: facts.id,
            last: extras.id,
            draws: before.as_ref().map_or(0, |line| line.draws).saturating_add(u32::from(!one)),
            sides: wins.collect(),
        };
        // The latest match comes first: the oldest ones are forgotten.
        let mut lines = vec![line.text()];
        lines.extend(others(text, facts, &sides).take(MOST - 1));
        Some(lines.concat())
    }

    /// Returns the kept text without the score between these players.
    pub fn reset(text: &str, facts: &Facts, extras: &Extras) -> String {
        let sides = sides(facts, extras).unwrap_or_default();
        others(text, facts, &sides).collect()
    }
}

/// Returns the lines of a kept text that are of other matches; what is no line is left out.
fn others<'a>(
    text: &'a str,
    facts: &'a Facts,
    sides: &'a [String],
) -> impl Iterator<Item = String> + 'a {
    let lines = text.lines().filter_map(Line::read);
    lines.filter(|line| !line.is_of(facts, sides)).map(|line| line.text())
}

/// Returns the sides in the order of the teams, each as a text that tells it from the others: who
/// plays there, and the number of the side only where that is no difference. `None` where no person
/// plays.
fn sides(facts: &Facts, extras: &Extras) -> Option<Vec<String>> {
    if extras.computers(facts.seats).len() == facts.seats {
        return None;
    }
    let member = |seat: Seat| match &extras.players[seat] {
        Player { level: Some(_), .. } => "*".to_owned(),
        Player { name, .. } => ["=", &clean_name(name)].concat(),
    };
    let side = |team: usize| {
        let seats = Seat::first(facts.seats).filter(|seat| seat.index() % facts.teams == team);
        ordered(seats.map(member), String::clone).join("\t")
    };
    let sides: Vec<String> = (0..facts.teams).map(side).collect();
    let alike = sides.iter().enumerate().any(|(at, side)| sides[..at].contains(side));
    let numbered = |(at, side): (usize, String)| [&at.to_string(), "\t", &side].concat();
    Some(if alike { sides.into_iter().enumerate().map(numbered).collect() } else { sides })
}

/// A line of the kept text: `game=last draws;wins side;wins side`.
struct Line<'a> {
    /// The id of the game.
    game: &'a str,
    /// The number of the game that was counted last.
    last: u64,
    draws: u32,
    /// The games that each side has won.
    sides: Vec<(u32, &'a str)>,
}

impl Line<'_> {
    fn read(line: &str) -> Option<Line<'_>> {
        let (game, rest) = line.split_once('=')?;
        let mut parts = rest.split(';');
        let (last, draws) = parts.next()?.split_once(' ')?;
        let sides = parts.map(|part| {
            let (wins, side) = part.split_once(' ')?;
            Some((wins.parse().ok()?, side))
        });
        let sides = sides.collect::<Option<Vec<_>>>()?;
        Some(Line { game, last: last.parse().ok()?, draws: draws.parse().ok()?, sides })
    }

    fn text(&self) -> String {
        let sides = self.sides.iter().map(|(wins, side)| format!(";{wins} {side}"));
        let sides: String = sides.collect();
        format!("{}={} {}{sides}\n", self.game, self.last, self.draws)
    }

    /// Returns whether it is the match of a game between these sides, in whatever order.
    fn is_of(&self, facts: &Facts, sides: &[String]) -> bool {
        let has = |side: &String| self.sides.iter().any(|(_, of)| of == side);
        self.game == facts.id && self.sides.len() == sides.len() && sides.iter().all(has)
    }

    /// Returns the games that a side has won.
    fn wins(&self, side: &str) -> u32 {
        self.sides.iter().find(|(_, of)| *of == side).map_or(0, |(wins, _)| *wins)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use palamede_games::GameId;

    fn players(names: &[&str]) -> Extras {
        let mut extras = Extras { id: 1, ..Extras::default() };
        for (seat, name) in Seat::first(names.len()).zip(names) {
            match name.strip_prefix('*') {
                Some(level) => extras.players[seat].level = level.parse().ok(),
                None => extras.players[seat].name = (*name).to_owned(),
            }
        }
        extras
    }

    /// Counts one more game between these players.
    fn played(text: &str, game: GameId, extras: &mut Extras, winners: Seats) -> String {
        extras.id += 2;
        MatchScore::count(text, game.facts(), extras, winners).expect("it counts")
    }

    fn score(text: &str, game: GameId, extras: &Extras) -> Option<(Vec<u32>, u32)> {
        MatchScore::of(text, game.facts(), extras).map(|score| (score.wins, score.draws))
    }

    const FIRST: Seats = Seats::only(Seat::FIRST);
    const SECOND: Seats = Seats::only(Seat::SECOND);

    #[test]
    fn a_score_follows_the_persons_and_counts_each_game_once() {
        let game = GameId::MakYek;
        let mut extras = players(&["Léo", "Nour"]);
        let text = played("", game, &mut extras, FIRST);
        assert_eq!(MatchScore::count(&text, game.facts(), &extras, FIRST), None, "the same game");
        extras.exchange(2);
        let text = played(&text, game, &mut extras, FIRST);
        let text = played(&text, game, &mut extras, FIRST);
        let text = played(&text, game, &mut extras, Seats::NONE);
        assert_eq!(score(&text, game, &extras), Some((vec![2, 1], 1)));
        extras.exchange(2);
        assert_eq!(score(&text, game, &extras), Some((vec![1, 2], 1)));
        // Not that of other players, of another game, or against a computer.
        for other in [players(&["Léo", "Ana"]), players(&["Léo", "*3"]), players(&["", ""])] {
            assert_eq!(score(&text, game, &other), None);
        }
        assert_eq!(score(&text, GameId::Fanorona, &extras), None);
        assert_eq!(MatchScore::reset(&text, game.facts(), &extras), "");
    }

    #[test]
    fn players_who_are_alike_are_known_by_their_sides() {
        let game = GameId::MakYek;
        for names in [["", ""], ["Léo", "Léo"]] {
            let mut extras = players(&names);
            let text = played("", game, &mut extras, SECOND);
            extras.exchange(2);
            assert_eq!(score(&text, game, &extras), Some((vec![0, 1], 0)), "{names:?}");
        }
        // One without a name is told from one with a name, and from a computer of any level.
        for names in [["Léo", ""], ["", "*3"]] {
            let mut extras = players(&names);
            let text = played("", game, &mut extras, FIRST);
            extras.exchange(2);
            extras.strengthen(1);
            assert_eq!(score(&text, game, &extras), Some((vec![0, 1], 0)), "{names:?}");
        }
        let mut watched = players(&["*1", "*2"]);
        watched.id = 5;
        assert_eq!(MatchScore::count("", game.facts(), &watched, FIRST), None);
        let unkept = Extras { id: 0, ..players(&["", ""]) };
        assert_eq!(MatchScore::count("", game.facts(), &unkept, FIRST), None);
    }

    #[test]
    fn teams_count_where_seats_play_together() {
        let game = GameId::LuzhanqiFour;
        let team = |at: usize| Seat::first(4).filter(|seat| seat.index() % 2 == at).collect();
        let mut extras = players(&["Léo", "Nour", "Ana", "Zoé"]);
        let text = played("", game, &mut extras, team(0));
        // The seat that is left of a team wins for both.
        let text = played(&text, game, &mut extras, Seats::only(Seat::FIRST));
        assert_eq!(score(&text, game, &extras), Some((vec![2, 0], 0)));
        // Each player moves to the seat before: Léo and Ana are the other team.
        extras.exchange(4);
        assert_eq!(score(&text, game, &extras), Some((vec![0, 2], 0)));
        let mut nameless = players(&["", "", "", ""]);
        let text = played(&text, game, &mut nameless, team(1));
        assert_eq!(score(&text, game, &nameless), Some((vec![0, 1], 0)));
        assert_eq!(score(&text, game, &extras), Some((vec![0, 2], 0)), "it stays beside");
    }

    #[test]
    fn what_is_no_line_is_passed_over_and_names_break_none() {
        let game = GameId::MakYek;
        let mut extras = players(&["Lé;o\n\t=7", "Nour: 1"]);
        let text = played("nonsense\nmak-yek=x\nmak-yek=1 2;3\n", game, &mut extras, FIRST);
        assert_eq!(text.lines().count(), 1, "{text}");
        assert_eq!(score(&text, game, &extras), Some((vec![1, 0], 0)));
        for broken in ["", "mak-yek=", "mak-yek=1", "mak-yek=1 0", "mak-yek=1 0;x =;1 *"] {
            assert_eq!(score(broken, game, &players(&["", "*1"])), None, "{broken}");
        }
        // The oldest ones are forgotten.
        let mut text = String::new();
        for n in 0..MOST + 3 {
            text = played(&text, game, &mut players(&[&n.to_string(), "*1"]), FIRST);
        }
        assert_eq!(text.lines().count(), MOST);
        assert_eq!(score(&text, game, &players(&["2", "*1"])), None);
        assert_eq!(score(&text, game, &players(&["3", "*1"])), Some((vec![1, 0], 0)));
    }
}
