//! The boards' drawing: sites, roads and railways, pieces as tiles.
//!
//! A site of the scene has its number of the board. A piece's id is the site it was laid
//! out on; its word is its rank's, or `hidden`. A flag that is carried lies below its
//! carrier, as a piece of its own with the word `carried`.

use super::army::{Army, Rank, SLOTS};
use super::board::{Board, NONE, Site, camp, headquarters, name};
use super::public::territory;
use super::view::Sight;
use crate::rules::Seat;
use crate::scene::{Look, Piece, Scene, circle, line, rect};
use std::sync::{Arc, LazyLock};

static TWO: LazyLock<Arc<crate::scene::Board>> = LazyLock::new(|| Arc::new(board(false)));
static FOUR: LazyLock<Arc<crate::scene::Board>> = LazyLock::new(|| Arc::new(board(true)));

/// Between two columns and two rows of the board for two, and what the front adds.
const PITCH: (i32, i32) = (122, 73);
const FRONT: i32 = 58;
/// From the edge to the first site.
const MARGIN: (i32, i32) = (79, 56);
/// The same of the board for four.
const PITCH_FOUR: i32 = 76;
const MARGIN_FOUR: i32 = 54;

fn board(four: bool) -> crate::scene::Board {
    let rules = Board::of(four);
    let place = |site: Site| {
        let (col, row) = rules.place(site);
        let (c, r) = (i32::from(col), i32::from(row));
        if four {
            (MARGIN_FOUR + PITCH_FOUR * c, MARGIN_FOUR + PITCH_FOUR * r)
        } else {
            let gap = if row > 5 { FRONT } else { 0 };
            (MARGIN.0 + PITCH.0 * c, MARGIN.1 + PITCH.1 * r + gap)
        }
    };
    let (width, height) = if four {
        (2 * MARGIN_FOUR + 16 * PITCH_FOUR, 2 * MARGIN_FOUR + 16 * PITCH_FOUR)
    } else {
        (2 * MARGIN.0 + 4 * PITCH.0, 2 * MARGIN.1 + 11 * PITCH.1 + FRONT)
    };
    let (w, h) = if four { (62, 46) } else { (92, 54) };
    let mut art = vec![rect("g", 0, 0, width, height, 0)];
    for site in 0..rules.sites {
        let (x, y) = place(site);
        for &to in rules.roads(site).iter().filter(|&&to| to > site) {
            let (to_x, to_y) = place(to);
            art.push(line("ln-f", x, y, to_x, to_y));
        }
        for to in rules.rails_near(site).filter(|&to| to > site) {
            let (to_x, to_y) = place(to);
            art.push(line("ln-b", x, y, to_x, to_y));
        }
    }
    for site in 0..rules.sites {
        let (x, y) = place(site);
        art.push(match () {
            () if camp(site) => circle("camp", x, y, h / 2 + 6),
            () if headquarters(site) => {
                rect("hq", x - w / 2 - 8, y - h / 2 - 6, w + 16, h + 12, 16)
            }
            () => rect("post", x - w / 2, y - h / 2, w, h, 3),
        });
    }
    let site = |site: Site| {
        let (x, y) = place(site);
        let (col, row) = rules.place(site);
        crate::scene::Site {
            name: name(site),
            x,
            y,
            row: row.into(),
            col: col.into(),
            near: rules.near(site).into_iter().map(usize::from).collect(),
        }
    };
    crate::scene::Board {
        class: "b-luz",
        width,
        height,
        art,
        labels: Vec::new(),
        sites: (0..rules.sites).map(site).collect(),
        cell: if four { (PITCH_FOUR, PITCH_FOUR) } else { PITCH },
        size: if four { 80 } else { 100 },
        upright: None,
    }
}

/// How a seat's tile looks: its face, or the back that all its tiles share.
pub(super) fn look(four: bool, seat: Seat, rank: Option<Rank>) -> Look {
    // Tiles are numbered S E N W; North is the second seat of the game for two.
    let side = if four { seat.index() } else { 2 * seat.index() };
    Look::Tile { seat: side as u8, face: rank.map(|rank| rank.letter().to_string()) }
}

/// The word for a piece.
fn word(rank: Option<Rank>) -> &'static str {
    const WORDS: [&str; 12] = [
        "engineer",
        "lieutenant",
        "captain",
        "major",
        "colonel",
        "brigadier",
        "major-general",
        "general",
        "marshal",
        "bomb",
        "mine",
        "flag",
    ];
    rank.map_or("hidden", |rank| WORDS[rank as usize - 1])
}

impl Sight {
    fn tile(&self, id: u8, site: Site, rank: Option<Rank>) -> Piece {
        let seat = self.public.owner(id);
        Piece {
            id: id.into(),
            site: site.into(),
            look: look(self.public.variant.four, seat, rank),
            seat: Some(seat.index() as u8),
            word: word(rank),
        }
    }

    pub(super) fn scene(&self) -> Scene {
        let board = if self.public.variant.four { &FOUR } else { &TWO };
        let mut scene = Scene::new(Arc::clone(board));
        for (t, &carrier) in self.public.carriers.iter().enumerate() {
            if let (Some(site), true) = (self.public.site_of(carrier), carrier != NONE) {
                let flag = self.tile(self.public.flags[t], site, Some(Rank::Flag));
                scene.pieces.push(Piece { word: "carried", ..flag });
            }
        }
        for id in 0..self.public.board().sites.min(super::board::HOMES as u8) {
            if let Some(site) = self.public.site_of(id) {
                scene.pieces.push(self.tile(id, site, self.rank(id)));
            }
        }
        scene
    }

    pub(super) fn laid_out(&self, army: &Army) -> Scene {
        let mut scene = self.scene();
        let t = territory(self.public.variant.four, self.public.seat) as u8;
        for (&rank, at) in army.0.iter().zip(SLOTS) {
            scene.pieces.push(self.tile(30 * t + at, 30 * t + at, Some(rank)));
        }
        scene
    }
}
