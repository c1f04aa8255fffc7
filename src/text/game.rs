//! The words that a language must have for a game, and the parts of its pages.

use super::advice::ReviewWords;
use super::ended::FeatWords;
use super::exercise::{GoalWords, PuzzleWords};
use super::reason::{FromToWords, ReasonWords, TryWords};
use super::wording::{packing, wording};
use super::{Block, Course, Exercise, Figure, FigureWords, SetupWords, TournamentWords};

wording! {
    /// The words of one game: what a language must say of it.
    pub struct GameWords {
        /// The game's name.
        pub title: &'static str,
        /// Its name in its own script: language code and text.
        pub native: Option<(&'static str, &'static str)>,
        /// The origin of the game.
        pub origin: &'static str,
        /// The line on the home page.
        pub line: &'static str,
        /// The game in short, a sentence each: the aim, a move, a capture.
        pub brief: [&'static str; 3],
        /// A move that shows each of these.
        pub shown: [Figure; 3],
        /// A move that shows what the game is like.
        pub scene: Figure,
        /// The meaning of stopping by agreement.
        pub stopping: &'static str,
        /// The reasons for the end where all men of a side are gone: of some side, of the person who
        /// plays alone, of the other side. None where those of the site fit.
        pub captured: &'static [&'static str],
        /// The seats, in order.
        pub seats: &'static [SeatWords],
        /// The words below the number or the sign of a tile, in the order of
        /// [`TILE_LETTERS`](palamede_scene::TILE_LETTERS): ten letters at most; none without tiles.
        pub faces: &'static [&'static str],
    }

    /// A seat's words.
    pub struct SeatWords {
        /// The name as a heading, and as one calls it: `Blancs`.
        pub name: &'static str,
        /// The name within a sentence: `les blancs`.
        pub the: &'static str,
        /// The sentence at the end of the game: `Les blancs gagnent`.
        pub wins: &'static str,
    }

    /// The long texts of the site's own pages: paragraphs apart by bars.
    pub struct SiteProse {
        /// The names of the [facts](CatalogueFacts::all).
        pub facts: [&'static str; 6],
        /// The sources.
        pub sources [rules, ornaments]: &'static str,
        /// The sentence below the sources that the site is free software: `{own}` and `{others}`,
        /// links.
        pub free [own, others]: &'static str,
        /// Link to the site's licence, within that.
        pub licence: &'static str,
        /// Link to the licences of what the site contains, within that.
        pub notices: &'static str,
        /// The page on playing with the keyboard.
        pub keyboard: &'static str,
        /// The content of a picture: `{what}`, kinds of pieces and where they stand.
        pub seen(what): &'static str,
        /// The content of a picture of a board without pieces.
        pub seen_empty: &'static str,
        /// Three sites in a row or more: `{first}`, `{last}`.
        pub seen_run(first, last): &'static str,
        /// The move that was made last: `{from}`, `{to}`.
        pub seen_move(from, to): &'static str,
        /// The sites of what the last move took: `{sites}`.
        pub seen_taken(sites): &'static str,
        /// The sites where the piece that is led on may go: `{site}`, `{sites}`.
        pub seen_ways(site, sites): &'static str,
        /// A word and what it means, as a sentence: `{what}`, `{why}`.
        pub meaning(what, why): &'static str,
        /// Rule page: heading of the options.
        pub options: &'static str,
        /// Rule page: before the default.
        pub by_default: &'static str,
        /// Heading of the named sets of options.
        pub sets: &'static str,
        /// The set of the defaults.
        pub default_set: &'static str,
        /// The heading above the options, which are folded away: all are as usual.
        pub usual_rules: &'static str,
        /// The heading above the options where some are not as usual.
        pub own_rules: &'static str,
        /// The meaning of the default set.
        pub default_set_why: &'static str,
        /// The options are those of no set.
        pub no_set: &'static str,
        /// Another option leaves nothing to choose: `{option}`, `{value}`.
        pub no_effect(option, value): &'static str,
        /// Choice: the site throws the dice.
        pub dice_here: &'static str,
        /// The meaning of dice thrown by the site.
        pub dice_here_why: &'static str,
        /// Choice: people throw dice of their own.
        pub dice_given: &'static str,
        /// The meaning of dice of one's own.
        pub dice_given_why: &'static str,
        /// Label: the time that people have.
        pub clock: &'static str,
        /// Choice: as much time as they like.
        pub no_clock: &'static str,
        /// Choice: so many minutes for each: `{n}`.
        pub minutes(n): &'static str,
        /// The meaning of the clock.
        pub clock_why: &'static str,
        /// Label: the time of each seat, where they may differ.
        pub clock_each: &'static str,
        /// Label: the seconds that are added to a seat's time when its turn is over.
        pub increment: &'static str,
        /// Choice: so many seconds: `{n}`.
        pub seconds(n): &'static str,
        /// Label: what happens when a time is up.
        pub expiry: &'static str,
        /// Choice: the game goes on when a time is up.
        pub announce: &'static str,
        /// The meaning of a game that goes on.
        pub announce_why: &'static str,
        /// Choice: one loses on time.
        pub forfeit: &'static str,
        /// The meaning of a loss on time.
        pub forfeit_why: &'static str,
        /// The meaning of a loss on time in a game for four.
        pub forfeit_why_four: &'static str,
        /// Choice: four sit around a screen that lies on a table.
        pub around: &'static str,
        /// The meaning of sitting around it, or face to face, where there are secrets.
        pub around_why: &'static str,
        /// Rule page: table of contents.
        pub contents: &'static str,
        /// Figure: `{n}`.
        pub figure(n): &'static str,
        /// Opens a figure's position on the board: `{n}`.
        pub try_it(n): &'static str,
        /// The words for figures that are played in their place.
        pub figures: FigureWords,
        /// Prints.
        pub print: &'static str,
        /// What the link of a game holds.
        pub link_holds: &'static str,
        /// What the link of a game with secrets shows, once all of it is open.
        pub link_of_open: &'static str,
        /// What the record of a game is good for.
        pub text_why: &'static str,
        /// The meaning of the word `sealed` in the first line of a record.
        pub sealed: &'static str,
        /// The words for a tournament.
        pub tournament: TournamentWords,
        /// The words for a position that is set up by hand.
        pub setup: SetupWords,
        /// The words of the goals of puzzles.
        pub goals: GoalWords,
        /// The words for why another move of a puzzle is not its answer.
        pub tries: TryWords,
        /// The words around puzzles.
        pub puzzles: PuzzleWords,
        /// The level of a computer was changed in a game: `{label}` of its list, `{level}`.
        pub level_set(label, level): &'static str,
        /// The words for what a game that has ended came to.
        pub feats: FeatWords,
        /// The words that tell a move within a sentence.
        pub from_to: FromToWords,
        /// The words for why the answer of a puzzle is right.
        pub reason: ReasonWords,
        /// The words of what a review shows.
        pub review: ReviewWords,
    }
}

packing! {
    /// An option's words.
    pub struct OptionWords {
        /// The option's name in records.
        pub name: &'static str,
        /// The question it answers.
        pub label: &'static str,
        /// Its values, in the game's order.
        pub values: &'static [ValueWords],
    }

    /// A value's words.
    pub struct ValueWords {
        /// The value's name in records.
        pub name: &'static str,
        /// The label on the button.
        pub label: &'static str,
        /// Its meaning, in one line.
        pub why: &'static str,
    }

    /// The words of a named set of options.
    pub struct SetWords {
        /// The set's name, as [`Game::SETS`](palamede_rules::Game::SETS) gives it.
        pub name: &'static str,
        /// The label on the button.
        pub label: &'static str,
        /// Its meaning, in one line.
        pub why: &'static str,
    }

    /// A game's rule page.
    pub struct RulePage {
        /// Its first sentence.
        pub lede: &'static str,
        /// The facts that one wants to know of the game before its rules.
        pub facts: CatalogueFacts,
        /// The options, in the game's order: for the form, too.
        pub options: &'static [OptionWords],
        /// The named sets of options, in the game's order.
        pub sets: &'static [SetWords],
        /// The figures.
        pub figures: &'static [Figure],
        /// The sections.
        pub sections: &'static [Section],
        /// The exercises of its lesson, in order.
        pub exercises: &'static [Exercise],
        /// The words of the lesson on each of them.
        pub tasks: &'static [TaskWords],
        /// Its puzzles, in the order of their difficulty.
        pub puzzles: &'static [Exercise],
    }

    /// The words of a lesson on one of its [`exercises`](RulePage::exercises).
    pub struct TaskWords {
        /// The request of the task.
        pub ask: &'static str,
        /// Said when the task is done: why it was that.
        pub done: &'static str,
        /// Said after another move, which is not made: why it is not that.
        pub other: &'static str,
    }

    /// The facts of a game for a library's catalogue, each in a few words: what the sheets
    /// give, else what the site estimates.
    pub struct CatalogueFacts {
        /// The number of players.
        pub players: &'static str,
        /// The age from which it can be played.
        pub age: &'static str,
        /// The length of a game.
        pub time: &'static str,
        /// The difficulty of learning it.
        pub difficulty: &'static str,
        /// The kind of game.
        pub kind: &'static str,
        /// The material that a game at a table needs.
        pub material: &'static str,
        /// The facts that no source gives, as a sentence.
        pub ours: &'static str,
    }

    /// A section of a rule page.
    pub struct Section {
        /// Its id in addresses: the same in every language.
        pub id: &'static str,
        /// Its heading.
        pub title: &'static str,
        /// The blocks of its text.
        pub blocks: &'static [Block],
    }
}

impl RulePage {
    /// Returns the exercises of a course, in order.
    pub fn course(&self, course: Course) -> &'static [Exercise] {
        match course {
            Course::Lesson => self.exercises,
            Course::Puzzles => self.puzzles,
        }
    }

    /// Returns the figure of this name.
    pub fn figure(&self, name: &str) -> Option<&'static Figure> {
        self.figures.iter().find(|figure| figure.name == name)
    }

    /// Returns the section in which a figure stands, and its caption there.
    pub fn caption(&self, figure: &Figure) -> Option<(&'static str, &'static str)> {
        self.sections.iter().find_map(|section| {
            section.blocks.iter().find_map(|block| match block {
                Block::Figure(name, caption) if *name == figure.name => {
                    Some((section.id, *caption))
                }
                _ => None,
            })
        })
    }

    /// Returns the task of the lesson that begins where a figure does: its number, from 0.
    pub fn task_of(&self, figure: &Figure) -> Option<usize> {
        let same = |exercise: &Exercise| exercise.start == figure.start;
        self.exercises.iter().position(same).filter(|_| !figure.start.is_empty())
    }
}

impl CatalogueFacts {
    /// Returns the facts, in order.
    pub fn all(&self) -> [&'static str; 6] {
        [self.players, self.age, self.time, self.difficulty, self.kind, self.material]
    }
}
