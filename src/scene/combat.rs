//! One piece attacks another: both face to face, and a cross over who falls.

use super::look::Look;
use super::parts::{Extent, picture};
use super::shape::{path, rect};
use super::tile::Labels;
use super::tree::{Element, el, with};

/// A duel: a piece attacked another.
///
/// ```
/// use palamede_scene::{Combat, Labels, Look};
///
/// let tile = |seat, face| Look::Tile { seat, face: Some(face), wide: true };
/// let duel = Combat { ends: [12, 42], looks: [tile(0, '9'), tile(2, '3')], fell: [false, true] };
/// assert!(duel.glyph("b-luz", Labels::Chinese).markup().contains("mk-cross"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Combat {
    /// The site from which the attacker came, and the site of the other.
    pub ends: [usize; 2],
    /// The looks of both, the attacker's first.
    pub looks: [Look; 2],
    /// Whether each of them fell.
    pub fell: [bool; 2],
}

impl Combat {
    /// Returns half the room for each, where they stand one above the other or one beside the
    /// other.
    fn half(&self) -> (i32, i32) {
        match self.looks[0].extent() {
            Extent::Long(w, h) | Extent::Tile(w, h) => (w, h),
            Extent::Round(r) => (r, r),
            Extent::Upon => (0, 0),
        }
    }

    /// Draws both, the one that attacked first.
    fn both(&self, labels: Labels) -> [Vec<Element>; 2] {
        [0, 1].map(|n| {
            let look = self.looks[n].draw(labels);
            if !self.fell[n] {
                return look;
            }
            let cross = ["mh w10", "m-take w5"].map(|ink| path(ink, "M-17-17L17 17M-17 17L17-17"));
            vec![with("g", "fell").kids(look), with("g", "mk-cross").kids(cross)]
        })
    }

    /// Draws both side by side, as a small picture beside a sentence.
    pub fn glyph(&self, class: &'static str, labels: Labels) -> Element {
        let (w, h) = self.half();
        let [one, other] = self.both(labels).map(|kids| el("g").kids(kids));
        let aside = |kid: Element, x: i32| kid.attr("transform", format!("translate({x} 0)"));
        picture(format!("duels board {class}"), 2 * w + 9, h + 4)
            .kid(aside(one, -w - 5))
            .kid(aside(other, w + 5))
    }
}

/// Returns the side of its target on which a piece that comes from there stands: 1 below, -1 above.
pub(super) fn side(from: (i32, i32), to: (i32, i32)) -> i32 {
    if from.1 < to.1 { -1 } else { 1 }
}

/// Returns the distance of each of the two from the site, in hundredths of the board's size.
pub(super) fn apart(look: &Look) -> i32 {
    match look.extent() {
        Extent::Long(_, h) | Extent::Tile(_, h) | Extent::Round(h) => h + 3,
        Extent::Upon => 0,
    }
}

/// Draws both at the site of the attack, each on its own side of it: `ends` are where its ends are
/// drawn. They are seen only while they move: then what is left of them is marked. (`size` and
/// `scale` are those of the board's marks.)
pub(super) fn draw(
    duel: &Combat,
    ends: [(i32, i32); 2],
    (size, scale): (i32, &str),
    labels: Labels,
) -> Element {
    let [from, to] = ends;
    let ((w, h), side) = (duel.half(), side(from, to));
    let put = |class: &'static str, y: i32| {
        let place = format!("translate({} {}){scale}", to.0, to.1 + y);
        with("g", class).attr("transform", place)
    };
    let aside = apart(&duel.looks[0]) * size / 100 * side;
    let [one, other] = duel.both(labels);
    let ground = rect("duel-p", -w - 8, -2 * h - 11, 2 * w + 16, 4 * h + 22, 10);
    with("g", "duel")
        .key("duel")
        .kid(put("mk-ground", 0).kid(ground))
        .kid(put("mk-attacked", -aside).kids(other))
        .kid(put("mk-attacks", aside).kids(one))
}
