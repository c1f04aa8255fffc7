//! The puzzle of the day: which one it is, its date, and on how many days in a row it was solved.

use super::route::Route;
use super::state::Shell;
use palamede_games::GameId;
use palamede_text::{Course, Lang};

/// The number of puzzles of a game that take turns as those of the day: each game for two has as many.
const TURNS: u64 = 10;
/// The milliseconds of a day.
const DAY: u64 = 86_400_000;

/// The puzzle of a day.
pub(super) struct Daily {
    /// The days since 1970.
    day: u64,
    /// The game.
    pub game: GameId,
    /// The number of the puzzle, from 0.
    pub at: usize,
}

impl Daily {
    /// Returns the puzzle of today.
    pub fn today(shell: &Shell) -> Daily {
        let day = (shell.clock)() / DAY;
        let has = |game: &GameId| Course::of(*game).any(|course| course == Course::Puzzles);
        let all: Vec<GameId> = GameId::ALL.iter().copied().filter(has).collect();
        let games = all.len() as u64;
        let (game, at) = (all[(day % games) as usize], (day / games % TURNS) as usize);
        Daily { day, game, at }
    }

    /// Returns its page.
    pub fn route(&self) -> Route {
        Route::Learn(self.game, Course::Puzzles, Some(self.at + 1))
    }

    /// Returns the date, in universal time.
    pub fn date(&self, lang: Lang) -> String {
        let front = &lang.words().front;
        let (month, day) = month_and_day(self.day);
        let months: Vec<&str> = front.months.split('|').collect();
        let month = months.get(month).copied().unwrap_or_default();
        let day = if day == 1 { front.first_day.to_owned() } else { day.to_string() };
        front.date(&day, &month)
    }

    /// Returns the puzzle of today, where it is this one. (Where the clock tells no day, none is.)
    pub fn of(shell: &Shell, game: GameId, at: usize) -> Option<Daily> {
        let today = Daily::today(shell);
        (today.day > 0 && (today.game, today.at) == (game, at)).then_some(today)
    }

    /// Returns whether it is solved.
    pub fn is_solved(&self, shell: &Shell) -> bool {
        shell.prefs.daily.0 == self.day
            && shell.prefs.has_learnt(self.game, Course::Puzzles, self.at)
    }

    /// Says on how many days in a row it was solved, until yesterday or today, where there are
    /// several.
    pub fn streak(&self, shell: &Shell) -> Option<String> {
        let (last, days) = shell.prefs.daily;
        let goes_on = days > 1 && (last == self.day || last + 1 == self.day);
        goes_on.then(|| shell.lang().words().front.streak(&days))
    }
}

/// Counts a puzzle that was solved, where it is that of the day: once a day.
pub(super) fn count(shell: &mut Shell, game: GameId, at: usize) {
    let today = Daily::today(shell);
    if (today.game, today.at) != (game, at) {
        return;
    }
    let (last, days) = shell.prefs.daily;
    let days = match () {
        () if last == today.day => days,
        () if last + 1 == today.day => days.saturating_add(1),
        () => 1,
    };
    shell.prefs.daily = (today.day, days);
}

/// Returns the month, from 0, and the day of it, from 1, of so many days after the first of January 1970. (The
/// algorithm is Howard Hinnant's `civil_from_days`: its years begin in March.)
fn month_and_day(days: u64) -> (usize, u64) {
    let in_era = (days + 719_468) % 146_097;
    let year = (in_era - in_era / 1460 + in_era / 36_524 - in_era / 146_096) / 365;
    let in_year = in_era - (365 * year + year / 4 - year / 100);
    let from_march = (5 * in_year + 2) / 153;
    let day = in_year - (153 * from_march + 2) / 5 + 1;
    (((from_march + 2) % 12) as usize, day)
}

#[cfg(test)]
mod tests {
    use super::month_and_day;

    #[test]
    fn the_calendar_knows_leap_years_and_the_ends_of_months() {
        let days = [(0, (0, 1)), (30, (0, 31)), (31, (1, 1)), (58, (1, 28)), (59, (2, 1))];
        // 2000 and 2024 have a 29 February, 2100 has none; 29 November 2026.
        let later = [(11_016, (1, 29)), (11_017, (2, 1)), (19_782, (1, 29)), (20_786, (10, 29))];
        let century = [(47_540, (1, 28)), (47_541, (2, 1))];
        for (after, date) in days.into_iter().chain(later).chain(century) {
            assert_eq!(month_and_day(after), date, "{after}");
        }
    }
}
