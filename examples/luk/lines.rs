//! The board on sets of points, written apart from the engine's: a1 is bit 0, e5 bit 24, then
//! b6, c6, d6, c7.

/// The points of the square.
pub const SQUARE: u32 = (1 << 25) - 1;
/// The points of the sanctuary.
pub const SANCTUARY: u32 = 0xf << 25;
/// The gates b5, c5, d5.
pub const GATES: u32 = 0b111 << 21;
/// The apex, c7.
pub const APEX: u32 = 1 << 28;
const COLUMN_A: u32 = 0x0010_8421;
const COLUMN_E: u32 = COLUMN_A << 4;
/// The points that have diagonals.
const EVEN: u32 = 0x0155_5555;
const INNER: u32 = SQUARE & !(COLUMN_A | COLUMN_E | 0x1f | 0x1f << 20);

/// The ways to step to higher numbers: from which points, and how far.
const STEPS: [(u32, u32); 4] = [
    (SQUARE & !COLUMN_E, 1),
    (SQUARE >> 5, 5),
    (SQUARE >> 5 & EVEN & !COLUMN_E, 6),
    (SQUARE >> 5 & EVEN & !COLUMN_A, 4),
];

/// Where a pair of one axis has a point between: which points, and how far off the two are.
const AXES: [(u32, u32); 4] = [
    (SQUARE & !(COLUMN_A | COLUMN_E), 1),
    (SQUARE & !(0x1f | 0x1f << 20), 5),
    (INNER & EVEN, 6),
    (INNER & EVEN, 4),
];

/// Gives each set that comes of `rebels` by one step, with the point where it ends.
#[inline]
pub fn rebel_steps(rebels: u32, mut visit: impl FnMut(u32, u32)) {
    for (from, by) in STEPS {
        let mut up = (rebels & from) << by & !rebels;
        while up != 0 {
            let to = up & up.wrapping_neg();
            visit(rebels ^ to ^ to >> by, to);
            up ^= to;
        }
        let mut down = rebels >> by & from & !rebels;
        while down != 0 {
            let to = down & down.wrapping_neg();
            visit(rebels ^ to ^ to << by, to);
            down ^= to;
        }
    }
}

/// Gives each framed free point with what is left when the pair is taken.
#[inline]
pub fn captures(rebels: u32, mut visit: impl FnMut(u32, u32)) {
    for (between, by) in AXES {
        let mut framed = rebels << by & rebels >> by & between & !rebels;
        while framed != 0 {
            let at = framed & framed.wrapping_neg();
            visit(rebels ^ at << by ^ at >> by, at);
            framed ^= at;
        }
    }
}

/// The points that a line joins to one of these.
#[inline]
pub fn beside(set: u32) -> u32 {
    let mut out = 0;
    for (from, by) in STEPS {
        out |= (set & from) << by | set >> by & from;
    }
    out | ABOVE[(set >> 21) as usize & 0xff]
}

/// The same for the lines of the triangle, by the upper eight points.
const ABOVE: [u32; 256] = {
    let lines = [(21, 25), (22, 26), (23, 27), (25, 28), (26, 28), (27, 28), (25, 26), (26, 27)];
    let mut table = [0; 256];
    let mut set = 0;
    while set < 256 {
        let mut n = 0;
        while n < lines.len() {
            let (a, b) = lines[n];
            if set >> (a - 21) & 1 == 1 {
                table[set] |= 1 << b;
            }
            if set >> (b - 21) & 1 == 1 {
                table[set] |= 1 << a;
            }
            n += 1;
        }
        set += 1;
    }
    table
};
