//! The looks of pieces. Every length in u = 100, around (0, 0).

use super::parts::{Extent, classes};
use super::pegs;
use super::shape::{circle, path, petals, polygon, rect, star};
use super::tile::{self, Labels};
use super::tree::Element;

/// The look of a piece. Rivals differ by silhouette or by inner drawing, never by
/// colour alone.
///
/// ```
/// use palamede_scene::{Labels, Look};
///
/// let back = Look::Tile { seat: 1, face: None, wide: true };
/// let mine = Look::Tile { seat: 1, face: Some('M'), wide: true };
/// assert!(back.is_back() && !mine.is_back());
/// assert_ne!(back.draw(Labels::Symbols), mine.draw(Labels::Symbols));
/// assert_eq!(Look::Awake { side: 0, count: 3, signed: false }.count(), 3);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Look {
    /// A disc of the light (0) or dark (1) side.
    Disc {
        /// 0 light, 1 dark.
        side: u8,
        /// The device drawn on the disc.
        device: Device,
    },
    /// A man that was crowned: two discs of one side, one upon the other.
    Crowned {
        /// 0 light, 1 dark.
        side: u8,
    },
    /// An octagon of one side with a character on it.
    Octagon {
        /// 0 light, 1 dark.
        side: u8,
        /// Its outline, 200 high, around its middle.
        character: &'static str,
    },
    /// A pebble with two veins, of the light side; of the dark side a potsherd with a pattern.
    Pebble {
        /// 0 light, 1 dark.
        side: u8,
    },
    /// A pawn that lies in its hole, seen from above.
    Asleep {
        /// 0 light, 1 dark.
        side: u8,
    },
    /// Standing pawns of one side, with their number from 2 on.
    Awake {
        /// 0 light, 1 dark.
        side: u8,
        /// The number of pawns that stand there.
        count: u32,
        /// Told apart from others of its side by a sign on the breast.
        signed: bool,
    },
    /// A standing king of nobody's colour.
    King {
        /// The side that holds him, 0 light or 1 dark: its mark is on his breast.
        side: Option<u8>,
    },
    /// A stick of four faces, as it lies after the throw.
    Stick {
        /// The number of strokes that the stick shows; 1 is a cross.
        face: u8,
    },
    /// A tile of one of four seats: its face, or its back, which is the same for
    /// every tile of the seat.
    Tile {
        /// The seat's number: 0 South, 1 East, 2 North, 3 West.
        seat: u8,
        /// The letter on the tile's face, one of [`TILE_LETTERS`](super::TILE_LETTERS); none shows
        /// the back.
        face: Option<char>,
        /// Whether there is room for names.
        wide: bool,
    },
    /// The flag of one of four seats, on the tile that carries it.
    Pennant {
        /// The seat's number, as a tile's.
        seat: u8,
        /// Whether that tile is wide.
        wide: bool,
    },
}

/// The drawing on a disc.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Device {
    /// Four petals.
    Petals,
    /// A lozenge and a dot.
    Lozenge,
    /// Turned rings, as on a draughtsman of bone.
    Rings,
    /// A ring of dots around a lozenge, as on one of ebony.
    Dots,
    /// A ring and a square hole: a cash coin.
    Coin,
}

impl Look {
    /// Returns the number of pieces for which it stands.
    pub fn count(&self) -> usize {
        match self {
            Look::Awake { count, .. } => *count as usize,
            _ => 1,
        }
    }

    /// Returns the look of so many of these pieces on one site, where they stand together.
    ///
    /// ```
    /// use palamede_scene::Look;
    ///
    /// let one = Look::Awake { side: 0, count: 1, signed: false };
    /// assert_eq!(one.with_count(3).count(), 3);
    /// assert_eq!(Look::Asleep { side: 0 }.with_count(3), Look::Asleep { side: 0 });
    /// ```
    #[must_use]
    pub fn with_count(self, count: usize) -> Look {
        match self {
            Look::Awake { side, signed, .. } => Look::Awake { side, count: count as u32, signed },
            other => other,
        }
    }

    /// Returns how far the look reaches.
    pub(super) fn extent(&self) -> Extent {
        match self {
            Look::Asleep { .. } => Extent::Round(22),
            Look::Awake { count: 0..=1, .. } => Extent::Long(20, 40),
            Look::Awake { .. } => Extent::Long(28, 44),
            Look::King { .. } => Extent::Long(32, 55),
            Look::Stick { .. } => Extent::Long(75, 26),
            Look::Tile { wide, .. } => tile::extent(*wide),
            Look::Pennant { .. } => Extent::Upon,
            _ => Extent::Round(38),
        }
    }

    /// Returns whether it shows its back: nothing of what it is.
    pub fn is_back(&self) -> bool {
        matches!(self, Look::Tile { face: None, .. })
    }

    /// Returns whether something of it is at its upper right corner.
    pub(super) fn cornered(&self) -> bool {
        matches!(self, Look::Awake { count: 2.., .. } | Look::Pennant { .. })
    }

    /// Draws the look as drawing elements around (0, 0); `labels` are those of a tile's face.
    pub fn draw(&self, labels: Labels) -> Vec<Element> {
        match self {
            Look::Disc { side, device } => disc(*side, *device),
            Look::Crowned { side } => crowned(*side),
            Look::Octagon { side, character } => octagon(*side, character),
            Look::Pebble { side } => pebble(*side),
            Look::Asleep { side } => pegs::asleep(*side, 22),
            Look::Awake { side, count, signed } => pegs::awake(*side, *count, *signed),
            Look::King { side } => pegs::king(*side),
            Look::Stick { face } => pegs::stick(*face),
            Look::Tile { seat, face, wide } => tile::tile(*seat, *face, *wide, labels),
            Look::Pennant { seat, wide } => tile::pennant(*seat, *wide),
        }
    }
}

fn disc(side: u8, device: Device) -> Vec<Element> {
    let [p, k, f] = classes(side);
    let lozenge = |r| polygon(k, &[(r, 0), (0, r), (-r, 0), (0, -r)]);
    let [body, ring] = match device {
        Device::Petals | Device::Lozenge => [37, 31],
        Device::Rings => [38, 31],
        Device::Dots => [38, 29],
        Device::Coin => [34, 28],
    };
    let ring =
        if device == Device::Dots { circle("rim", 0, 0, ring) } else { circle(k, 0, 0, ring) };
    let mut out = vec![circle(p, 0, 0, body), ring];
    match device {
        Device::Petals => out.push(path(f, petals(0, 0, 27))),
        Device::Lozenge => out.extend([lozenge(13), circle(f, 0, 0, 3)]),
        Device::Rings => out.extend([circle(k, 0, 0, 24), circle(f, 0, 0, 4)]),
        Device::Dots => out.push(lozenge(11)),
        Device::Coin => out.push(rect(k, -8, -8, 17, 17, 0)),
    }
    out
}

fn crowned(side: u8) -> Vec<Element> {
    let [p, k, f] = classes(side);
    vec![
        circle(p, 0, 6, 38),
        circle(p, 0, -6, 38),
        circle(k, 0, -6, 32),
        polygon(f, &star(0, -6, 22)),
        circle(p, 0, -6, 6),
    ]
}

fn pebble(side: u8) -> Vec<Element> {
    let [p, k, _] = classes(side);
    if side == 0 {
        let stone = "M-37-5C-37-25-20-37 1-37 23-37 37-21 37-1 37 21 22 37-1 37-23 36-37 17-37-5Z";
        return vec![path(p, stone), path(k, "M-31-13Q-6-1 29-21M-26 20Q2 5 32 13")];
    }
    let sherd = "M-35-12L-20-33Q0-40 14-35L34-18Q39 0 35 13L13 36Q-8 39-24 30Q-38 12-35-12Z";
    let bands = "M-29-9L27-19M-27 19L29 9M-26 9L-19-3-8 7 0-6 11 4 19-9 27-1";
    vec![path(p, sherd), path(k, bands)]
}

fn octagon(side: u8, character: &'static str) -> Vec<Element> {
    let [p, k, f] = classes(side);
    // The octagon rests on a side: its corners are 22.5 degrees away from the axes.
    let ring = |class, l: i32, s: i32| {
        polygon(class, &[(l, s), (s, l), (-s, l), (-l, s), (-l, -s), (-s, -l), (s, -l), (l, -s)])
    };
    let character = path(f, character).attr("transform", "scale(.185)");
    vec![ring(p, 38, 16), ring(k, 32, 13), character]
}
