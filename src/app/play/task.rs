//! What a task is: of a lesson, a puzzle, or a figure of the rules that is played in its place.

use palamede_text::{Course, Exercise, Figure, RulePage};

/// The step of an exercise that stands for every one.
pub(super) const ANY: &str = "*";

/// A task.
#[derive(Clone, Copy)]
pub(super) struct Task {
    /// The source of the task.
    pub of: Of,
    /// The number of its steps.
    pub steps: usize,
    /// Whether a move was tried that is not asked for, or is against the rules.
    pub tried: bool,
    /// Whether another was asked for, which the course does not have.
    pub missing: bool,
}

/// The source of a task: a course or a figure.
#[derive(Clone, Copy)]
pub(super) enum Of {
    /// The task of this number in a course, from 0.
    Course(Course, usize),
    /// The task that the figure of this name shows.
    Figure(&'static str),
}

impl Of {
    /// Returns the exercise of the task.
    pub fn exercise(self, rules: &RulePage) -> Option<Exercise> {
        match self {
            Of::Course(course, at) => rules.course(course).get(at).copied(),
            Of::Figure(name) => exercise(rules, rules.figure(name)?),
        }
    }
}

/// Returns the exercise of a figure: what the lesson asks for that begins there; else the moves it
/// shows, or any that begins with its clicks. `None` where it shows no move.
pub(super) fn exercise(rules: &RulePage, figure: &Figure) -> Option<Exercise> {
    if let Some(at) = rules.task_of(figure) {
        return rules.exercises.get(at).copied();
    }
    let line = match (figure.moves, figure.clicks) {
        ([], []) => return None,
        ([], _) => &[ANY],
        (moves, _) => moves,
    };
    let (rule, _) = rules.caption(figure)?;
    Some(Exercise { rule, start: figure.start, line, goal: "", other: &[] })
}
