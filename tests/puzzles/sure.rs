//! Luzhanqi's puzzles: which attack cannot fail, from the text of the position alone and the rules
//! for laying out an army. An army that agrees with all that is public is a way to give each
//! piece one of the 25 ranks: where each piece can have certain ranks by itself there is one if,
//! and only if, the pieces can be matched with the ranks. So for each attacked piece and each
//! rank such an army is looked for, which has it there.

use palamede::games::Luzhanqi;
use palamede::rules::{Eye, Game, Line, Notation, Options, Rules, Seen, Turn};
use palamede::text::Exercise;

/// An army's ranks, each as often as it has it: `M` is a mine, `B` a bomb, `F` the flag.
const ARMY: &str = "1112223334455667789BBMMMF";

/// Who is left of a combat, as its sign: a second writing of the rules' sentence.
fn left(attacker: char, defender: char) -> char {
    match (attacker, defender) {
        ('B', _) | (_, 'B') => '=',
        (_, 'F') | ('1', 'M') => '+',
        (_, 'M') => '-',
        (a, d) if a == d => '=',
        (a, d) => {
            if a > d {
                '+'
            } else {
                '-'
            }
        }
    }
}

/// What the text tells everybody, and the armies by side: `S` and `N`.
struct Told<'a> {
    armies: [Vec<(String, char)>; 2],
    away: Vec<(&'a str, &'a str)>,
    moved: u128,
    turned: u128,
    fights: Vec<&'a str>,
}

impl<'a> Told<'a> {
    fn read(text: &'a str) -> Told<'a> {
        let words: Vec<&str> = text.split(' ').collect();
        let pair = |name: &str| {
            let of = |word: &&'a str| word.strip_prefix(name)?.strip_prefix('=');
            words.iter().find_map(of).unwrap_or_else(|| panic!("no {name}"))
        };
        let list = |name: &str| -> Vec<&'a str> {
            pair(name).split(',').filter(|item| *item != "-").collect()
        };
        assert_eq!((pair("flags"), pair("bears"), pair("facts")), ("-", "-", "-"), "{text}");
        let bits = |name: &str| u128::from_str_radix(pair(name), 16).expect("bits");
        let mut sides = words[0].split(',').zip(["S", "N"]).map(|(army, side)| laid(army, side));
        let mut side = || sides.next().expect("two armies");
        Told {
            armies: [side(), side()],
            away: list("at").iter().filter_map(|item| item.split_once(':')).collect(),
            moved: bits("moved"),
            turned: bits("turned"),
            fights: list("fights"),
        }
    }

    /// The piece on a site, by where it was laid out.
    fn on(&self, site: &str) -> String {
        let come = self.away.iter().find(|(_, at)| *at == site);
        come.map_or(site, |(piece, _)| piece).to_owned()
    }

    fn rank(&self, piece: &str) -> char {
        let mut all = self.armies.iter().flatten();
        all.find(|(name, _)| name == piece).map(|(_, rank)| *rank).expect("a piece")
    }

    /// What a piece of the other side can be by itself, as this side knows it.
    fn alone(&self, piece: &str) -> String {
        let (side, row) = (&piece[..1], &piece[1..2]);
        let bit = bit(piece);
        let fights = || self.fights.iter().map(|fight| (&fight[..3], &fight[3..6], &fight[6..]));
        // Where its marshal has fallen, everybody knows its flag.
        let fallen = fights().any(|(_, _, told)| told[1..].contains(side));
        let flag = fallen && self.rank(piece) == 'F';
        let can = |&rank: &char| {
            let laid = match rank {
                'F' => row == "6" && ["2", "4"].contains(&&piece[2..]),
                'M' => row == "5" || row == "6",
                'B' => row != "1",
                _ => true,
            };
            let moves = self.moved & bit == 0 || !"MF".contains(rank);
            let turns = self.turned & bit == 0 || rank == '1';
            let shown = !fallen || flag == (rank == 'F');
            let fought = fights().all(|(attacker, defender, told)| {
                let sign = told.chars().next().expect("a sign");
                let (is, stays) = match piece {
                    _ if piece == attacker => (left(rank, self.rank(defender)), '+'),
                    _ if piece == defender => (left(self.rank(attacker), rank), '-'),
                    _ => return true,
                };
                // Who is removed is the marshal if his fall was told; and no flag was taken.
                let marshal = sign == stays || told[1..].contains(side) == (rank == '9');
                is == sign && marshal && (stays == '+' || rank != 'F')
            });
            laid && moves && turns && shown && fought
        };
        let ranks: std::collections::BTreeSet<char> = ARMY.chars().collect();
        ranks.iter().filter(|rank| can(rank)).collect()
    }
}

/// An army as it was laid out, each piece by its site.
fn laid(text: &str, side: &str) -> Vec<(String, char)> {
    let rows = text.split('/').enumerate();
    let of = |(row, ranks): (usize, &str)| -> Vec<(String, char)> {
        let sites = ranks.chars().enumerate();
        sites.map(|(at, rank)| (format!("{side}{}{}", row + 1, at + 1), rank)).collect()
    };
    rows.flat_map(of).filter(|(_, rank)| *rank != '.').collect()
}

/// The bit of a piece: thirty sites a side, five a row.
fn bit(piece: &str) -> u128 {
    let digit = |at: usize| piece[at..=at].parse::<usize>().expect("a digit") - 1;
    1 << (30 * usize::from(piece.starts_with('N')) + 5 * digit(1) + digit(2))
}

/// Whether every piece can be given one of the ranks of an army, of those it can have.
fn matched(sets: &[String]) -> bool {
    let ranks: Vec<char> = ARMY.chars().collect();
    let mut given = vec![None; ranks.len()];
    (0..sets.len()).all(|piece| place(sets, &ranks, &mut given, piece, &mut [false; 25]))
}

fn place(
    sets: &[String],
    ranks: &[char],
    given: &mut [Option<usize>],
    piece: usize,
    tried: &mut [bool],
) -> bool {
    for at in 0..ranks.len() {
        if tried[at] || !sets[piece].contains(ranks[at]) {
            continue;
        }
        tried[at] = true;
        if given[at].is_none_or(|other| place(sets, ranks, given, other, tried)) {
            given[at] = Some(piece);
            return true;
        }
    }
    false
}

/// The ranks that a piece of the other side has in some army that agrees with what is public.
fn possible(told: &Told<'_>, piece: &str) -> String {
    let side = &told.armies[usize::from(piece.starts_with('N'))];
    let mut sets: Vec<String> = side.iter().map(|(name, _)| told.alone(name)).collect();
    let at = side.iter().position(|(name, _)| name == piece).expect("a piece");
    let alone = std::mem::take(&mut sets[at]);
    let mut with = |rank: &char| {
        sets[at] = rank.to_string();
        matched(&sets)
    };
    alone.chars().filter(|rank| with(rank)).collect()
}

/// Whether an attack can fail, as far as its seat can know; none where it is no attack.
pub fn can_fail(puzzle: &Exercise, attack: &str) -> Option<bool> {
    let line = Line::<Luzhanqi>::set_up(&Options::new(Luzhanqi::OPTIONS), puzzle.start).ok()?;
    let legal = line.state().list().iter().any(|mv| line.state().write(mv) == attack);
    let (told, (from, to)) = (Told::read(puzzle.start), attack.split_once('x')?);
    let (by, ranks) = (told.rank(&told.on(from)), possible(&told, &told.on(to)));
    legal.then(|| ranks.chars().any(|rank| left(by, rank) != '+'))
}

/// Proves a puzzle; how many ranks all pieces that can be attacked could have.
pub fn prove(puzzle: &Exercise, what: &str) -> u64 {
    let options = Options::new(Luzhanqi::OPTIONS);
    let line = Line::<Luzhanqi>::set_up(&options, puzzle.start).expect(what);
    assert_eq!(line.position(), puzzle.start, "{what}: as it would be written");
    let Turn::Seat(me) = line.turn() else { panic!("{what}: nobody's turn") };
    let view = line.state().view(Eye::Seat(me));
    let (told, deduced) = (Told::read(puzzle.start), view.sight().deduce());
    let (mut sure, mut all, mut targets) = (Vec::new(), 0, Vec::new());
    for text in view.moves().iter().map(|mv| view.write(mv)) {
        let Some((from, to)) = text.split_once('x') else { continue };
        let (by, target) = (told.rank(&told.on(from)), told.on(to));
        let ranks = possible(&told, &target);
        assert!(ranks.contains(told.rank(&target)), "{what}, {text}: what it is can be");
        // What the page shows to who asks for it is the same.
        let id = bit(&target).trailing_zeros() as u8;
        let shown = palamede::games::luzhanqi::army::ranks(deduced.ranks(id));
        let mut shown: Vec<char> = shown.map(|rank| rank.letter()).collect();
        shown.sort_unstable();
        assert_eq!(shown, ranks.chars().collect::<Vec<char>>(), "{what}, {text}");
        if ranks.chars().all(|rank| left(by, rank) == '+') {
            sure.push(text.clone());
        }
        all += ranks.len() as u64;
        targets.push(target);
    }
    assert_eq!(sure, puzzle.line, "{what}: what is sure");
    targets.sort_unstable();
    targets.dedup();
    assert!(targets.len() >= 3, "{what}: too little to choose from");
    all
}

#[test]
fn armies_are_matched() {
    let sets = |of: &dyn Fn(usize) -> &'static str| (0..25).map(|n| of(n).to_owned()).collect();
    let any: Vec<String> = sets(&|_| "123456789BMF");
    assert!(matched(&any));
    // Two marshals, or mines on four pieces alone and nobody else to be a mine.
    let two: Vec<String> = sets(&|n| if n < 2 { "9" } else { "123456789BMF" });
    assert!(!matched(&two));
    let few: Vec<String> = sets(&|n| if n < 2 { "M" } else { "123456789BF" });
    assert!(!matched(&few));
}
