//! The two boards as they are drawn: a printed card, railways striped, roads plain.
//!
//! A site of the drawing has its number of the board. On the board for four nothing that
//! is below a tile depends on the way the board is turned.

use super::board::{Board, Site, camp, headquarters, name};
use palamede_scene::tree::{Element, with};
use palamede_scene::{STANDS, circle, path, polygon, rect, strokes};
use std::fmt::Write as _;
use std::sync::{Arc, LazyLock};

static TWO: LazyLock<Arc<palamede_scene::Board>> = LazyLock::new(|| Arc::new(draw(&Plate::TWO)));
static FOUR: LazyLock<Arc<palamede_scene::Board>> = LazyLock::new(|| Arc::new(draw(&Plate::FOUR)));

/// Returns the board for four, or for two.
pub(super) fn board(four: bool) -> Arc<palamede_scene::Board> {
    Arc::clone(if four { &FOUR } else { &TWO })
}

/// The measures of a board.
struct Plate {
    four: bool,
    /// The distance between two columns and two rows, and what the front of the board for two adds.
    pitch: (i32, i32),
    front: i32,
    /// The distance from the edge to the first site.
    margin: (i32, i32),
    /// Half a post.
    post: (i32, i32),
    /// The distance from a territory's outermost sites to its rows' and its columns' numbers.
    label: (i32, i32),
}

impl Plate {
    const TWO: Plate = Plate {
        four: false,
        pitch: (122, 73),
        front: 58,
        margin: (99, 80),
        post: (44, 23),
        label: (70, 51),
    };
    const FOUR: Plate = Plate {
        four: true,
        pitch: (76, 76),
        front: 0,
        margin: (68, 68),
        post: (23, 23),
        label: (50, 47),
    };

    fn rules(&self) -> &'static Board {
        Board::of(self.four)
    }

    /// Returns where a place of the grid lies.
    fn at(&self, col: i32, row: i32) -> (i32, i32) {
        let gap = if row > 5 { self.front } else { 0 };
        (self.margin.0 + self.pitch.0 * col, self.margin.1 + self.pitch.1 * row + gap)
    }

    fn place(&self, site: Site) -> (i32, i32) {
        let (col, row) = self.rules().place(site);
        self.at(col.into(), row.into())
    }

    fn size(&self) -> (i32, i32) {
        let (x, y) = if self.four { self.at(16, 16) } else { self.at(4, 11) };
        (x + self.margin.0, y + self.margin.1)
    }

    /// Draws the card, its frame, and the border between the territories.
    fn card(&self, art: &mut Vec<Element>) {
        let (w, h) = self.size();
        if !self.four {
            let y = h / 2;
            art.extend([
                rect("g", 0, 0, w, h, 0),
                path("front", format!("M17 {y}H{}", w - 17)),
                rect("ln-b", 9, 9, w - 18, h - 18, 0),
                rect("ln-f", 17, 17, w - 34, h - 34, 0),
            ]);
            // The spaces of the front, which are passed over: no sites.
            for x in [0, 2, 4].map(|col| self.at(col, 0).0) {
                art.extend(["fr", "ln-f"].map(|class| rect(class, x - 34, y - 15, 68, 30, 15)));
            }
            return;
        }
        // The card is cut to the cross; its middle is nobody's.
        let (edge, a, b) = (6, self.at(6, 6).0 - self.margin.0 + 6, self.at(10, 10).0);
        let b = b + self.margin.0 - 6;
        let far = w - edge;
        let cross = [
            (a, edge),
            (b, edge),
            (b, a),
            (far, a),
            (far, b),
            (b, b),
            (b, far),
            (a, far),
            (a, b),
            (edge, b),
            (edge, a),
            (a, a),
        ];
        let (near, side) = (self.at(6, 6).0 - self.pitch.0 / 2, 5 * self.pitch.0);
        art.extend([
            polygon("g", &cross),
            rect("fr", near, near, side, side, 0),
            rect("front", near, near, side, side, 0),
            polygon("ln-b", &cross),
        ]);
    }

    /// Roads as one path, railways as another, which is drawn twice: rails, then ties.
    /// Gives the pairs of sites that a curve joins, clockwise.
    fn ways(&self, art: &mut Vec<Element>) -> Vec<(usize, usize)> {
        let rules = self.rules();
        let (width, height) = self.size();
        let (mut roads, mut rails) = (Vec::new(), Vec::new());
        let (mut curves, mut bends) = (String::new(), Vec::new());
        for site in 0..rules.sites {
            let (x, y) = self.place(site);
            for &to in rules.roads(site).iter().filter(|&&to| to > site) {
                let (to_x, to_y) = self.place(to);
                roads.push([x, y, to_x, to_y]);
            }
            for to in rules.rails_near(site).filter(|&to| to > site) {
                let (to_x, to_y) = self.place(to);
                if x == to_x || y == to_y {
                    rails.push([x, y, to_x, to_y]);
                    continue;
                }
                // Round the curve: a quarter of a circle from column to column.
                let (mx, my) = (width / 2, height / 2);
                let right = (x - mx) * (to_y - my) < (y - my) * (to_x - mx);
                let (r, sweep) = (self.pitch.0, u8::from(right));
                let _ = write!(curves, "M{x} {y}A{r} {r} 0 0 {sweep} {to_x} {to_y}");
                let (from, to) = if right { (site, to) } else { (to, site) };
                bends.push((from.into(), to.into()));
            }
        }
        let rails = strokes(rails) + &curves;
        art.extend([path("ln", strokes(roads)), path("rail", rails.clone()), path("tie", rails)]);
        bends
    }

    /// Draws the mountains that bar columns 2 and 4 of the board for two.
    fn mountains(&self, art: &mut Vec<Element>) {
        for col in [1, 3] {
            let (x, y) = (self.at(col, 0).0, self.size().1 / 2);
            let place = format!("translate({x} {y})");
            let mut range = with("g", STANDS).attr("transform", place);
            for (x, high, wide) in [(-20, 26, 30), (14, 38, 38)] {
                let (foot, top) = (17, 17 - high);
                let mut slope = String::new();
                for part in [27, 45, 63] {
                    let (from, down) = (x + wide * part / 100, top + high * part / 100 + 5);
                    let _ = write!(slope, "M{from} {down}L{} {}", from - 9, foot - 4);
                }
                let outline = [(x - wide, foot), (x, top), (x + wide, foot)];
                range = range.kid(polygon("camp", &outline)).kid(path("ln-f", slope));
            }
            art.push(range);
        }
    }

    /// Draws a site's post: camps are round, headquarters vaulted or of eight sides.
    fn post(&self, site: Site) -> Element {
        let ((x, y), (w, h)) = (self.place(site), self.post);
        match self.four {
            true if camp(site) => circle("camp", x, y, 27),
            true if headquarters(site) => {
                let (l, s) = (33, 14);
                let corners = [(l, s), (s, l), (-s, l), (-l, s), (-l, -s), (-s, -l), (s, -l)];
                let corners = corners.into_iter().chain([(l, -s)]);
                polygon("hq", &corners.map(|(dx, dy)| (x + dx, y + dy)).collect::<Vec<_>>())
            }
            true => rect("post", x - w, y - h, 2 * w, 2 * h, 12),
            false if camp(site) => {
                path("camp", format!("M{} {y}a40 26 0 1 0 80 0a40 26 0 1 0-80 0z", x - 40))
            }
            false if headquarters(site) => {
                // The vault opens to the front.
                let (x, y, up) = (x - 59, y, if site < 30 { -1 } else { 1 });
                let (foot, spring, crown) = (y - 35 * up, y + 8 * up, y + 40 * up);
                let d = format!(
                    "M{x} {foot}V{spring}Q{x} {crown} {} {crown}T{} {spring}V{foot}z",
                    x + 59,
                    x + 118
                );
                path("hq", d)
            }
            false => rect("post", x - w, y - h, 2 * w, 2 * h, 3),
        }
    }

    /// Draws the numbers of a territory's rows, at its owner's left, and of its columns, behind it;
    /// its letter at the corner.
    fn numbers(&self, first: Site, labels: &mut Vec<(i32, i32, String)>) {
        let at = |site: Site| self.place(first + site);
        let ((ox, oy), (rx, ry), (bx, by)) = (at(0), at(1), at(5));
        // One step to the owner's right, and one backward.
        let right = ((rx - ox).signum(), (ry - oy).signum());
        let back = ((bx - ox).signum(), (by - oy).signum());
        let left = |(x, y): (i32, i32)| (x - right.0 * self.label.0, y - right.1 * self.label.0);
        let behind = |(x, y): (i32, i32)| (x + back.0 * self.label.1, y + back.1 * self.label.1);
        let mut add = |(x, y): (i32, i32), text: String| labels.push((x, y, text));
        for n in 0..6 {
            add(left(at(5 * n)), (n + 1).to_string());
        }
        for n in 0..5 {
            add(behind(at(25 + n)), (n + 1).to_string());
        }
        add(behind(left(at(25))), name(first).chars().take(1).collect());
    }
}

fn draw(plate: &Plate) -> palamede_scene::Board {
    let rules = plate.rules();
    let (width, height) = plate.size();
    let (mut art, mut labels) = (Vec::new(), Vec::new());
    plate.card(&mut art);
    let bends = plate.ways(&mut art);
    if !plate.four {
        plate.mountains(&mut art);
    }
    art.extend((0..rules.sites).map(|site| plate.post(site)));
    (0..rules.territories).for_each(|t| plate.numbers(30 * t, &mut labels));
    let site = |site: Site| {
        let (x, y) = plate.place(site);
        let (col, row) = rules.place(site);
        palamede_scene::Site {
            name: name(site),
            x,
            y,
            row: row.into(),
            col: col.into(),
            near: rules.near(site).into_iter().map(usize::from).collect(),
        }
    };
    palamede_scene::Board {
        class: if plate.four { "b-luz4" } else { "b-luz" },
        width,
        height,
        art,
        labels,
        sites: (0..rules.sites).map(site).collect(),
        bends,
        leaps: Vec::new(),
        lines: rules.lines().map(|line| line.iter().map(|&at| at.into()).collect()).collect(),
        cell: plate.pitch,
        size: 100,
        upright: None,
    }
}
