//! The exercises of lessons.

use super::figure::set_up;
use super::wording::{packing, wording};
use palamede_games::GameId;
use palamede_rules::{Kind, Playable};
use palamede_table::Table;
use std::str::Split;

packing! {
    /// A task of a lesson or a puzzle: the same in every language. Who is to act first is who
    /// learns; everybody else's steps, and all throws, come by themselves.
    #[derive(Clone, Copy)]
    pub struct Exercise {
        /// The section of the rules that it is about.
        pub rule: &'static str,
        /// The position it begins from, as text; empty for the start.
        pub start: &'static str,
        /// The steps from there, in notation: of who learns each that will do, apart by bars, or
        /// a star where every one will.
        pub line: &'static [&'static str],
        /// The goal of a puzzle, whatever the others do: `win`; `take 3`, so many captures more
        /// than theirs; or `sure`, the one attack that cannot fail. In a lesson, whose tasks have
        /// words of their own, `find` where it is left to who learns which piece moves, and `safe`
        /// where besides nothing of theirs can be captured after the move; else empty.
        pub goal: &'static str,
        /// The outcome of the best other first step of a puzzle, found by the engine with the puzzle
        /// (`examples/puzzles`) and proved with it: the step; the reply by which the others hold most,
        /// empty where none is awaited; and of captures how many more than theirs it brings, of a
        /// win the number of replies that avert it, or `!` where the reply wins. Of an attack the step
        /// alone; nothing where there is no more to say than that no other step will do.
        pub other: &'static [&'static str],
    }
}

impl Exercise {
    /// Makes the table it begins at. `None` where its position is none.
    pub fn begin<R: Playable>(&self, kind: Kind<R>) -> Option<Table<R>> {
        set_up(kind, self.start)
    }

    /// Returns the steps that will do after so many; `None` after the last.
    pub fn wanted(&self, steps: usize) -> Option<Split<'static, char>> {
        self.line.get(steps).map(|step| step.split('|'))
    }
}

/// Makes an exercise of a lesson, about a section of the rules.
#[cfg(feature = "sentences")]
pub(super) const fn exercise(
    rule: &'static str,
    start: &'static str,
    line: &'static [&'static str],
) -> Exercise {
    Exercise { rule, start, line, goal: "", other: &[] }
}

/// Makes an exercise of a lesson in which the piece to move is to be found.
#[cfg(feature = "sentences")]
pub(super) const fn find(
    rule: &'static str,
    start: &'static str,
    line: &'static [&'static str],
) -> Exercise {
    Exercise { goal: "find", ..exercise(rule, start, line) }
}

/// Makes an exercise of a lesson in which a move is to be found after which nothing of who learns
/// can be captured.
#[cfg(feature = "sentences")]
pub(super) const fn safe(
    rule: &'static str,
    start: &'static str,
    line: &'static [&'static str],
) -> Exercise {
    Exercise { goal: "safe", ..exercise(rule, start, line) }
}

/// Makes a puzzle about a section of the rules: what is to be reached, from where, and how; and what
/// another step comes to.
#[cfg(feature = "sentences")]
pub(super) const fn puzzle(
    goal: &'static str,
    rule: &'static str,
    start: &'static str,
    line: &'static [&'static str],
    other: &'static [&'static str],
) -> Exercise {
    Exercise { rule, start, line, goal, other }
}

/// A course of a game: its lesson, or its puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Course {
    /// Tasks with words of their own, one building on the other.
    Lesson,
    /// Positions with one answer, from easy to hard.
    Puzzles,
}

impl Course {
    /// Both courses.
    pub const ALL: [Course; 2] = [Course::Lesson, Course::Puzzles];

    /// Returns the courses of a game: one for four has no puzzles.
    pub fn of(game: GameId) -> impl Iterator<Item = Course> {
        let has = move |&course: &Course| course == Course::Lesson || game.facts().seats == 2;
        Course::ALL.into_iter().filter(has)
    }

    /// Returns the course's name in addresses and in what is kept.
    pub const fn id(self) -> &'static str {
        match self {
            Course::Lesson => "learn",
            Course::Puzzles => "solve",
        }
    }

    /// Returns the course of a name.
    pub fn read(id: &str) -> Option<Course> {
        Course::ALL.into_iter().find(|course| course.id() == id)
    }
}

wording! {
    /// The words of every lesson and every puzzle.
    pub struct LessonWords {
        /// The words of lessons.
        pub lesson: CourseWords,
        /// The words of puzzles.
        pub puzzles: CourseWords,
        /// The number of tasks that are done: `{n}` of `{all}`.
        pub count(n, all): &'static str,
        /// Link to the next of them.
        pub next: &'static str,
        /// Link to a game against the computer, at the end of a course.
        pub play: &'static str,
    }

    /// The words of a [`Course`].
    pub struct CourseWords {
        /// Link to a game's course.
        pub open: &'static str,
        /// Heading of the course.
        pub title: &'static str,
        /// Its tasks: label of their list.
        pub tasks: &'static str,
        /// A task that is done: `{n}`.
        pub done(n): &'static str,
        /// Sentence: the last task is done.
        pub finished: &'static str,
        /// Link that leaves the course.
        pub leave: &'static str,
    }

    /// The words around puzzles.
    pub struct PuzzleWords {
        /// Link to the next puzzle.
        pub next: &'static str,
        /// The number of puzzles of a game that are solved: `{n}` of `{all}`.
        pub count(n, all): &'static str,
        /// Sentence: all puzzles of a game are solved.
        pub all_solved: &'static str,
        /// Link to the puzzles of another game: `{game}`.
        pub other(game): &'static str,
        /// Sentence: the puzzle that was solved is that of the day.
        pub daily: &'static str,
        /// Sentences: how hard a puzzle is among those of its game, of the first third, the second, the
        /// last.
        pub grades: [&'static str; 3],
        /// Sentence: the lesson, or the game, has no task of the number that was asked for; the last is
        /// shown.
        pub missing: [&'static str; Course::ALL.len()],
    }

    /// The words of a puzzle, by its [goal](Exercise::goal).
    pub struct GoalWords {
        /// The goal to win.
        pub win: GoalText,
        /// The goal to capture the most.
        pub take: GoalText,
        /// The goal to attack without a risk.
        pub sure: GoalText,
        /// Said when the puzzle is solved.
        pub solved: &'static str,
    }

    /// The words of a goal: `{who}`, `{n}` captures, `{turns}`.
    pub struct GoalText {
        /// The question, where one turn is enough.
        pub one(who, n): &'static str,
        /// The question, where several turns are needed.
        pub more(who, turns, n): &'static str,
        /// Said after another move, which is not made.
        pub other: &'static str,
    }
}

impl GoalWords {
    /// Returns the words of a goal, and of how many captures it speaks.
    pub fn of(&self, goal: &'static str) -> (&GoalText, &'static str) {
        match goal.split_once(' ') {
            Some((_, n)) => (&self.take, n),
            None if goal == "sure" => (&self.sure, ""),
            None => (&self.win, ""),
        }
    }
}

impl LessonWords {
    /// Returns the words of a course.
    pub fn course(&self, course: Course) -> &CourseWords {
        match course {
            Course::Lesson => &self.lesson,
            Course::Puzzles => &self.puzzles,
        }
    }
}
