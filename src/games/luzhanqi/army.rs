//! Ranks, armies and what comes of a combat.

use super::board::Site;
use palamede_rules::{Generator, Rng, splitmix};

/// The rank of a piece; higher ones beat lower ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Rank {
    /// 工兵: turns on the railway and clears mines.
    Engineer = 1,
    /// 排长.
    Lieutenant,
    /// 连长.
    Captain,
    /// 营长.
    Major,
    /// 团长.
    Colonel,
    /// 旅长.
    Brigadier,
    /// 师长.
    MajorGeneral,
    /// 军长.
    General,
    /// 司令: its fall makes the flag's site public.
    Marshal,
    /// 炸弹: removes what it meets, and itself.
    Bomb,
    /// 地雷: never moves.
    Mine,
    /// 军旗: never moves by itself.
    Flag,
}

impl Rank {
    /// Every rank, the lowest first.
    pub const ALL: [Rank; 12] = [
        Rank::Engineer,
        Rank::Lieutenant,
        Rank::Captain,
        Rank::Major,
        Rank::Colonel,
        Rank::Brigadier,
        Rank::MajorGeneral,
        Rank::General,
        Rank::Marshal,
        Rank::Bomb,
        Rank::Mine,
        Rank::Flag,
    ];

    /// Returns the number of pieces of this rank in an army.
    pub const fn count(self) -> usize {
        [3, 3, 3, 2, 2, 2, 2, 1, 1, 2, 3, 1][self as usize - 1]
    }

    /// Returns whether it can move.
    #[inline]
    pub const fn mobile(self) -> bool {
        (self as u8) < Rank::Mine as u8
    }

    /// Returns the rank's letter in texts.
    pub const fn letter(self) -> char {
        ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'B', 'M', 'F'][self as usize - 1]
    }

    /// Returns the rank of this letter.
    pub fn read(letter: char) -> Option<Rank> {
        Rank::ALL.into_iter().find(|rank| rank.letter() == letter)
    }

    /// Returns the set of this one rank.
    #[inline]
    pub const fn bit(self) -> Ranks {
        1 << self as u8
    }
}

/// A set of ranks, a bit each.
pub type Ranks = u16;
/// Every rank.
pub const ANY: Ranks = 0x1ffe;
/// The ranks that can move.
pub const MOBILE: Ranks = ANY & !Rank::Mine.bit() & !Rank::Flag.bit();

/// Returns the ranks of a set, the lowest first.
#[inline]
pub fn ranks(set: Ranks) -> impl Iterator<Item = Rank> {
    let mut left = set & ANY;
    std::iter::from_fn(move || {
        let rank = Rank::ALL.get((left.trailing_zeros() as usize).wrapping_sub(1))?;
        left &= left.wrapping_sub(1);
        Some(*rank)
    })
}

/// The survivor of a combat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stays {
    /// The defender is removed.
    Attacker,
    /// The attacker is removed.
    Defender,
    /// Both pieces are removed.
    Nobody,
}

impl Stays {
    /// Returns the outcome's sign in texts.
    pub const fn sign(self) -> char {
        match self {
            Stays::Attacker => '+',
            Stays::Defender => '-',
            Stays::Nobody => '=',
        }
    }
}

/// Returns the outcome of a combat (sentences 11 and 12); `exploding` mines are removed too, and a
/// flag that is `borne` survives a bomb.
///
/// ```
/// use palamede_games::luzhanqi::{Rank, Stays, clash};
///
/// assert_eq!(clash(Rank::Marshal, Rank::General, false, false), Stays::Attacker);
/// assert_eq!(clash(Rank::Marshal, Rank::Mine, false, false), Stays::Defender);
/// assert_eq!(clash(Rank::Engineer, Rank::Mine, false, false), Stays::Attacker);
/// assert_eq!(clash(Rank::Bomb, Rank::Engineer, false, false), Stays::Nobody);
/// ```
pub const fn clash(attacker: Rank, defender: Rank, exploding: bool, borne: bool) -> Stays {
    match (attacker, defender) {
        (Rank::Bomb, Rank::Flag) if borne => Stays::Defender,
        (Rank::Bomb, _) | (_, Rank::Bomb) => Stays::Nobody,
        (_, Rank::Flag) | (Rank::Engineer, Rank::Mine) => Stays::Attacker,
        (_, Rank::Mine) if exploding => Stays::Nobody,
        (_, Rank::Mine) => Stays::Defender,
        (a, d) if a as u8 > d as u8 => Stays::Attacker,
        (a, d) if (a as u8) < d as u8 => Stays::Defender,
        _ => Stays::Nobody,
    }
}

/// The number of pieces of an army.
pub const MEN: usize = 25;

/// The places of the pieces in a territory, from its front to its back and from the owner's left:
/// all its sites but the camps.
pub const SLOTS: [u8; MEN] =
    [0, 1, 2, 3, 4, 5, 7, 9, 10, 11, 13, 14, 15, 17, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29];

/// Returns the place of a site of a territory among [`SLOTS`]; `None` for a camp.
pub fn slot(site: Site) -> Option<usize> {
    SLOTS.iter().position(|&slot| slot == site % 30)
}

/// An arrangement: a rank for each of [`SLOTS`].
///
/// ```
/// use palamede_games::luzhanqi::{Army, Style};
/// use palamede_rules::Generator;
///
/// let text = "73526/9.4.8/B1.17/5.B.6/4M321/MFM23"; // from front to back, `.` a camp
/// let army = Army::read(text).expect("an army");
/// assert_eq!((army, army.write().as_str()), (Style::Balanced.army(), text));
/// assert_eq!(army.mirrored().mirrored(), army);
/// assert!(Army::random(Style::Attack, &mut Generator::new(1)).sensible());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Army(pub [Rank; MEN]);

/// A named way to arrange an army.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Style {
    /// Strong on both wings, mines around the flag.
    Balanced,
    /// The strongest on the right wing, near the front.
    Attack,
    /// The strongest and the bombs around the flag.
    Fortress,
}

impl Style {
    /// Every style.
    pub const ALL: [Style; 3] = [Style::Balanced, Style::Attack, Style::Fortress];

    /// Returns the style's arrangement.
    pub fn army(self) -> Army {
        let text = match self {
            Style::Balanced => "73526/9.4.8/B1.17/5.B.6/4M321/MFM23",
            Style::Attack => "43278/5.6.9/21.B7/3.5.B/3M641/MFM21",
            Style::Fortress => "53436/2.7.8/9B.61/4.7.5/1MB31/MFM22",
        };
        // Each of these texts is an army; a test reads them.
        Army::read(text).unwrap_or(Army([Rank::Engineer; MEN]))
    }
}

impl Army {
    /// Returns the arrangements that have a name, each followed by its mirror.
    pub fn named() -> impl Iterator<Item = Army> {
        Style::ALL.into_iter().flat_map(|style| [style.army(), style.army().mirrored()])
    }

    /// Returns the army as seen in a mirror: left for right.
    #[must_use]
    pub fn mirrored(&self) -> Army {
        let mut army = *self;
        for (rank, at) in army.0.iter_mut().zip(SLOTS) {
            let across = at - at % 5 + 4 - at % 5;
            if let Some(there) = slot(across) {
                *rank = self.0[there];
            }
        }
        army
    }

    /// Returns an arrangement of this style drawn by lot: legal, sensible, and its mirror as often.
    /// Pieces of nearly equal strength change places; two mines stay beside the flag, and no strong
    /// piece is locked up in the other headquarters.
    pub fn random(style: Style, rng: &mut impl Rng) -> Army {
        let strength = |rank: Rank| match rank {
            Rank::Bomb => 5,
            Rank::Mine => 2,
            Rank::Flag => 99,
            rank => rank as i32,
        };
        let mut army = style.army();
        for _ in 0..60 {
            let [a, b] = [0, 1].map(|_| rng.below(MEN as u32) as usize);
            let mut next = army;
            next.0.swap(a, b);
            let near = (strength(army.0[a]) - strength(army.0[b])).abs() <= 2;
            if near && next.judge(0).is_ok() && next.sensible() {
                army = next;
            }
        }
        if rng.below(2) == 0 { army } else { army.mirrored() }
    }

    /// Returns another arrangement of this style: it follows from this one alone, so that the same
    /// presses give the same arrangements.
    #[must_use]
    pub fn another(&self, style: Style) -> Army {
        let seed =
            self.0.iter().fold(style as u64, |seed, &rank| splitmix(seed << 4 ^ rank as u64));
        Army::random(style, &mut Generator::new(seed))
    }

    /// Returns whether the arrangement is sensible: two mines beside the flag, and nothing strong
    /// in the other headquarters.
    pub fn sensible(&self) -> bool {
        let at = |site: usize| slot(site as Site).map(|slot| self.0[slot]);
        let flag = if at(26) == Some(Rank::Flag) { 26 } else { 28 };
        let mines = [flag - 5, flag - 1, flag + 1].map(at).into_iter();
        let other = at(26 + 28 - flag);
        mines.filter(|&rank| rank == Some(Rank::Mine)).count() >= 2
            && other.is_some_and(|rank| rank <= Rank::Captain)
    }

    /// Returns the site of its flag in this territory.
    pub fn flag(&self, t: usize) -> Option<Site> {
        let slot = self.0.iter().position(|&rank| rank == Rank::Flag)?;
        Some(30 * t as u8 + SLOTS[slot])
    }

    /// Writes six rows of five from front to back, `.` for a camp.
    pub fn write(&self) -> String {
        let mut text = String::new();
        for at in 0..30 {
            if at > 0 && at % 5 == 0 {
                text.push('/');
            }
            text.push(slot(at).map_or('.', |slot| self.0[slot].letter()));
        }
        text
    }

    /// Reads what [`write`](Army::write) writes. Whether it may stand so is the rules'
    /// business.
    pub fn read(text: &str) -> Option<Army> {
        let mut army = [Rank::Engineer; MEN];
        let mut chars = text.chars();
        for at in 0..30 {
            if at > 0 && at % 5 == 0 && chars.next() != Some('/') {
                return None;
            }
            let letter = chars.next()?;
            match slot(at) {
                Some(slot) => army[slot] = Rank::read(letter)?,
                None if letter == '.' => {}
                None => return None,
            }
        }
        chars.next().is_none().then_some(Army(army))
    }
}
