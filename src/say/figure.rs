//! The figures of the rule pages, played out.

use super::wording::wording;
use crate::record::{Dice, Setup};
use crate::rules::{Kind, Options, Playable};
use crate::scene::{Scene, Target};
use crate::table::{Next, Table};

wording! {
    /// A diagram: the same in every language.
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

impl Figure {
    /// The table it begins at, by the default options. `None` where its position is none.
    pub fn begin<R: Playable>(&self, kind: Kind<R>) -> Option<Table<R>> {
        let options = Options::new(kind.facts.options);
        let start = Some(self.start.to_owned()).filter(|start| !start.is_empty());
        let setup = Setup { options, start, dice: Dice::Given };
        let mut table = Table::begin(kind, setup).ok()?;
        table.lay_open();
        Some(table)
    }

    /// The table after its moves and clicks. `None` where they are none of the game's.
    pub fn play<R: Playable>(&self, kind: Kind<R>) -> Option<Table<R>> {
        let mut table = self.begin(kind)?;
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

    /// What it shows: where clicks were made, what they lead to as well.
    pub fn scene<R: Playable>(&self, kind: Kind<R>) -> Option<Scene> {
        let table = self.play(kind)?;
        let mut scene = table.scene();
        if !self.clicks.is_empty() {
            scene.marks.extend(table.next().iter().filter_map(Next::mark));
        }
        Some(scene)
    }
}
