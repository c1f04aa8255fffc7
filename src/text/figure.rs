//! The figures of the rule pages, played out.

use super::wording::{packing, wording};
use palamede_record::{Dice, Setup};
use palamede_rules::{Kind, Options, Playable, Seat};
use palamede_scene::{Scene, Target};
use palamede_table::{Next, Table};

packing! {
    /// A figure of a rule page: the same in every language.
    ///
    /// ```
    /// use palamede_games::MakYek;
    /// use palamede_rules::Kind;
    /// use palamede_text::{Lang, Speak};
    ///
    /// let figure = &MakYek::rules(Lang::En).figures[0];
    /// let table = figure.play(Kind::<MakYek>::of()).expect("its moves are legal");
    /// assert_eq!(table.len(), figure.moves.len());
    /// ```
    pub struct Figure {
        /// Its name.
        pub name: &'static str,
        /// The position it begins from, as text; empty for the start.
        pub start: &'static str,
        /// The moves that lead to what it shows, in notation.
        pub moves: &'static [&'static str],
        /// The sites clicked after them, by name.
        pub clicks: &'static [&'static str],
    }
}

wording! {
    /// The words for a figure that is played in its place.
    pub struct FigureWords {
        /// Button: opens the figure to be played: `{n}`.
        pub play(n): &'static str,
        /// The question, where the move that the figure shows is wanted: `{who}`, the `{sites}` of
        /// the move.
        pub ask(who, sites): &'static str,
        /// The question, where any move that begins so is wanted: `{who}`, `{sites}`.
        pub ask_any(who, sites): &'static str,
        /// Said after another move, which is not made.
        pub other: &'static str,
        /// Button: begins the figure anew.
        pub again: &'static str,
    }
}

#[cfg(feature = "sentences")]
impl super::wording::Load for Figure {
    /// Makes a figure of nothing: figures are the same in every language, and the game has them.
    fn load(_: &str, _: &mut super::source::Source) -> Self {
        super::wording::Wording::EMPTY
    }
}

/// Makes a figure that begins from a position.
#[cfg(feature = "sentences")]
pub(super) const fn figure(
    name: &'static str,
    start: &'static str,
    moves: &'static [&'static str],
    clicks: &'static [&'static str],
) -> Figure {
    Figure { name, start, moves, clicks }
}

/// Returns the table of a position, by the default options; that of the start for none. `None`
/// where the text is no position.
pub(super) fn set_up<R: Playable>(kind: Kind<R>, position: &str) -> Option<Table<R>> {
    Table::begin(kind, setup(&kind, position)).ok()
}

fn setup<R: Playable>(kind: &Kind<R>, position: &str) -> Setup {
    let options = Options::new(kind.facts().options);
    let start = Some(position.to_owned()).filter(|start| !start.is_empty());
    Setup { options, start, dice: Dice::Given }
}

impl Figure {
    /// Makes the table it begins at. `None` where its position is none.
    pub fn begin<R: Playable>(&self, kind: Kind<R>) -> Option<Table<R>> {
        Table::begin_laid_open(kind, setup(&kind, self.start)).ok()
    }

    /// Returns the table after its moves and clicks. `None` where they are none of the game's.
    pub fn play<R: Playable>(&self, kind: Kind<R>) -> Option<Table<R>> {
        self.go_on(self.begin(kind)?)
    }

    /// Sets up the figure's table as the first seat sees it, who makes the first move.
    #[expect(clippy::disallowed_methods, reason = "nobody plays a figure")]
    pub fn seen<R: Playable>(&self, kind: Kind<R>) -> Option<Table<R>> {
        let mut table = set_up(kind, self.start)?;
        table.sit(Seat::FIRST);
        self.go_on(table)
    }

    fn go_on<R: Playable>(&self, mut table: Table<R>) -> Option<Table<R>> {
        for word in self.moves {
            let step = table.read_step(word).ok()?;
            table.take(step).ok()?;
        }
        for name in self.clicks {
            let sites = &table.scene().board.sites;
            table.click(Target::Site(sites.iter().position(|site| site.name == *name)?));
        }
        Some(table)
    }

    /// Returns the picture that the figure shows: where clicks were made, what they lead to as
    /// well.
    pub fn scene<R: Playable>(&self, kind: Kind<R>) -> Option<Scene> {
        let table = self.play(kind)?;
        let mut scene = table.scene();
        if !self.clicks.is_empty() {
            scene.marks.extend(table.next().iter().filter_map(Next::mark));
        }
        Some(scene)
    }
}
