//! Moves as `S25-N21` and `S25xN21` (an attack; what comes of it is not in it: who writes
//! a move need not know; `+`, `-` or `=` may follow and must be right then), in the game for
//! two also as squares of the Chinese computer games, `G4H3`; arrangements as six rows of five from front to back, each from
//! its owner's left, `73526/9.4.8/B1.17/5.B.6/4M321/MFM23`.
//!
//! A position is the armies by seat (`-` before it is laid out) and what everybody knows, in
//! words: the phase (`deploy`, `lot`, `play`); the seat to act; `ready=` who has laid out;
//! `out=` who is out; `cause=` of the last exit or of the end; `at=` the pieces that do not
//! stand where they were laid out, named by that site, as `S25:N21`, those that are gone as
//! `S25:.` (a seat that is out has none left in the game for four); `moved=` the pieces that
//! have moved, and `turned=` those that turned on the railway, as hexadecimal bits;
//! `fights=` as `S25N21+` with `f` when it was the flag and the letters of territories whose
//! marshal fell; `flags=` those that combats showed (under `clairvoyance` the armies show
//! them all); `bears=` flag and carrier; `facts=` what the order
//! of turns told: `+` or `-`, pieces and homes as bits.
//!
//! A view says first whose it is and which armies it knows.

use super::army::{Army, Rank, Stays};
use super::board::{Board, HOMES, NONE, Site, TERRITORIES, name};
use super::deduce::fits;
use super::position::Position;
use super::public::{Cause, Fact, Fight, Phase, Public, Variant, bit, territory};
use super::types::Act;
use super::view::{Known, PlayerView};
use crate::rules::text::{cut, words};
use crate::rules::{Eye, Misread, Seat, Seats, Want};

/// The names of the seats.
const SEATS: [[&str; 4]; 2] = [["red", "black", "", ""], ["south", "east", "north", "west"]];

/// The name of a seat.
pub(super) fn seat_name(four: bool, seat: Seat) -> &'static str {
    SEATS[usize::from(four)][seat.index()]
}

pub(super) fn read_seat(four: bool, text: &str) -> Option<Seat> {
    let known = |&name: &&str| name == text && !name.is_empty();
    SEATS[usize::from(four)].iter().position(known).and_then(Seat::new)
}

// ---- moves

pub(super) fn write_act(public: &Public, act: &Act) -> String {
    match act {
        Act::Deploy(army) => army.write(),
        Act::Go { from, to } => {
            let foe = public.piece_at(*to).is_some_and(|id| public.owner(id) != public.seat);
            format!("{}{}{}", name(*from), if foe { 'x' } else { '-' }, name(*to))
        }
    }
}

pub(super) fn read_act(position: &Position, text: &str) -> Result<Act, Misread> {
    let public = position.public();
    if let Some(army) = Army::read(text) {
        return Ok(Act::Deploy(army));
    }
    if let Some((from, to)) = read_squares(text).filter(|_| !public.variant.four) {
        return Ok(Act::Go { from, to });
    }
    let sign = text.find(['-', 'x']).ok_or_else(|| Misread::new(text, text.len(), Want::Move))?;
    let board = public.board();
    let site = |text: &str, part: &str, at: usize| {
        board.read(part).ok_or_else(|| Misread::new(text, at, Want::Site))
    };
    let plain = text.strip_suffix(['+', '-', '=']);
    let plain = plain.filter(|_| cut(text, sign).1.starts_with('x')).unwrap_or(text);
    let (from, to) = (cut(text, sign).0, cut(plain, sign + 1).1);
    let (from, to) = (site(text, from, 0)?, site(text, to, sign + 1)?);
    let act = Act::Go { from, to };
    if write_act(public, &act) != plain {
        return Err(Misread::new(text, sign, Want::Attack));
    }
    match cut(text, plain.len()).1 {
        said if said.is_empty() || position.outcome_sign(from, to) == said.chars().next() => {
            Ok(act)
        }
        _ => Err(Misread::new(text, plain.len(), Want::Combat)),
    }
}

/// The digit that begins an arrangement in a link: no move of either game does.
const DEPLOYS: u8 = 63;

pub(super) fn pack(four: bool, act: &Act, out: &mut impl FnMut(u8)) {
    match *act {
        Act::Deploy(army) => {
            out(DEPLOYS);
            army.0.iter().for_each(|&rank| out(rank as u8));
        }
        Act::Go { from, to } if four => {
            let n = u32::from(from) * 129 + u32::from(to);
            out((n >> 12) as u8 & 63);
            out((n >> 6) as u8 & 63);
            out(n as u8 & 63);
        }
        Act::Go { from, to } => {
            let n = u32::from(from) * 60 + u32::from(to);
            out((n >> 6) as u8 & 63);
            out(n as u8 & 63);
        }
    }
}

pub(super) fn unpack(four: bool, digits: &mut impl Iterator<Item = u8>) -> Option<Act> {
    let first = digits.next()?;
    if first == DEPLOYS {
        let mut army = [Rank::Engineer; super::army::MEN];
        for rank in &mut army {
            let n = digits.next()?;
            *rank = Rank::ALL.into_iter().find(|&rank| rank as u8 == n)?;
        }
        return Some(Act::Deploy(Army(army)));
    }
    let mut n = u32::from(first) << 6 | u32::from(digits.next()?);
    let sites = if four { 129 } else { 60 };
    if four {
        n = n << 6 | u32::from(digits.next()?);
    }
    let (from, to) = (n / sites, n % sites);
    (from < sites).then_some(Act::Go { from: from as Site, to: to as Site })
}

// ---- the Chinese computer games' squares

/// The square of a site of the board for two in the protocol of the China Computer Games:
/// a letter for the row, A at North's back, and a digit for the column from red's left.
pub fn square(site: Site) -> String {
    let (col, row) = Board::of(false).place(site);
    format!("{}{col}", char::from(b'A' + row))
}

/// The site of such a square.
pub fn read_square(text: &str) -> Option<Site> {
    (0..60).find(|&site| square(site) == text)
}

/// A move of the game for two as two such squares, `H4E4`.
pub fn squares(from: Site, to: Site) -> String {
    square(from) + &square(to)
}

/// The two sites of such a move.
pub fn read_squares(text: &str) -> Option<(Site, Site)> {
    let (from, to) = text.split_at_checked(2)?;
    Some((read_square(from)?, read_square(to)?))
}

// ---- positions and views

fn list<T>(items: impl IntoIterator<Item = T>, write: impl FnMut(T) -> String) -> String {
    let words: Vec<String> = items.into_iter().map(write).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(",") }
}

fn read_list<T>(text: &str, read: impl FnMut(&str) -> Option<T>) -> Option<Vec<T>> {
    if text == "-" { Some(Vec::new()) } else { text.split(',').map(read).collect() }
}

fn maybe_army(army: Option<Army>) -> String {
    army.map_or("-".to_owned(), |army| army.write())
}

fn read_maybe_army(text: &str) -> Option<Option<Army>> {
    if text == "-" { Some(None) } else { Army::read(text).map(Some) }
}

/// Armies by seat, parted by commas; none is `-`.
fn armies(v: &Variant, of: impl Fn(usize) -> Option<Army>) -> String {
    let seats = Seat::first(v.seats());
    let all: Vec<String> = seats.map(|seat| maybe_army(of(v.territory(seat)))).collect();
    all.join(",")
}

fn read_armies(v: &Variant, text: &str) -> Option<[Option<Army>; 4]> {
    let mut armies = [None; 4];
    let mut parts = text.split(',');
    for seat in Seat::first(v.seats()) {
        armies[v.territory(seat)] = read_maybe_army(parts.next()?)?;
    }
    parts.next().is_none().then_some(armies)
}

/// Bits of pieces, in hexadecimal.
fn read_bits(v: &Variant, text: &str) -> Option<u128> {
    let digits = text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
    let bits = u128::from_str_radix(text, 16).ok().filter(|_| digits)?;
    let plain = text == "0" || !text.starts_with('0');
    let pieces = (0..30 * v.seats() as u8).filter(|&id| super::army::slot(id).is_some());
    let all = pieces.fold(0, |all, id| all | bit(id));
    (plain && bits & !all == 0).then_some(bits)
}

fn seats(four: bool, set: Seats) -> String {
    list(set.iter(), |seat| seat_name(four, seat).to_owned())
}

fn read_seats(four: bool, text: &str) -> Option<Seats> {
    let list = read_list(text, |name| read_seat(four, name))?;
    // In order, each once.
    list.windows(2).all(|pair| pair[0] < pair[1]).then(|| list.into_iter().collect())
}

const PHASES: [(Phase, &str); 3] =
    [(Phase::Deploy, "deploy"), (Phase::Lot, "lot"), (Phase::Play, "play")];
const CAUSES: [(Cause, &str); 5] = [
    (Cause::Flag, "flag"),
    (Cause::NoMove, "no-move"),
    (Cause::Resigned, "resigned"),
    (Cause::Blocked, "blocked"),
    (Cause::Quiet, "quiet"),
];

fn fight(v: &Variant, fight: &Fight) -> String {
    let flag = if fight.flag { "f" } else { "" };
    let fell: String = fight.fell.iter().map(|seat| TERRITORIES[territory(v.four, seat)]).collect();
    let [a, d] = [fight.attacker, fight.defender].map(name);
    format!("{a}{d}{}{flag}{fell}", fight.stays.sign())
}

fn read_fight(v: &Variant, text: &str) -> Option<Fight> {
    let board = Board::of(v.four);
    let piece = |at: usize| {
        let site = board.read(text.get(at..at + 3)?)?;
        (usize::from(site) < HOMES).then_some(site).filter(|&id| super::army::slot(id).is_some())
    };
    let (attacker, defender) = (piece(0)?, piece(3)?);
    let stays = [Stays::Attacker, Stays::Defender, Stays::Nobody];
    let sign = text.get(6..)?.chars().next()?;
    let stays = stays.into_iter().find(|stays| stays.sign() == sign)?;
    let rest = text.get(7..)?;
    let (flag, rest) = rest.strip_prefix('f').map_or((false, rest), |rest| (true, rest));
    let mut fell = Seats::NONE;
    for letter in rest.chars() {
        let t = TERRITORIES[..v.seats()].iter().position(|&t| t == letter)?;
        fell = fell.with(v.seat(t as u8));
    }
    let read = Fight { attacker, defender, stays, flag, fell };
    let foes = v.team(usize::from(attacker / 30)) != v.team(usize::from(defender / 30));
    (foes && fight(v, &read) == text).then_some(read)
}

fn write_public(public: &Public) -> String {
    let v = &public.variant;
    let phase = PHASES.iter().find(|(phase, _)| *phase == public.phase).map_or("", |p| p.1);
    let cause = CAUSES.iter().find(|(cause, _)| Some(*cause) == public.cause).map_or("-", |c| c.1);
    let away = (0..30 * v.seats() as u8).filter_map(|id| {
        super::army::slot(id)?;
        let owner = public.owner(id);
        let here = public.deployed.has(owner) && !(v.four && public.out.has(owner));
        let site = public.site_of(id);
        (here && site != Some(id))
            .then(|| format!("{}:{}", name(id), site.map_or(".".to_owned(), name)))
    });
    let shown = public.shown();
    let flags = public.flags.iter().filter(|&&id| id != NONE && shown.has(public.owner(id)));
    let bears = public.carriers.iter().zip(public.flags).filter(|(id, _)| **id != NONE);
    let fact = |fact: &Fact| {
        let sign = if fact.mobile { '+' } else { '-' };
        format!("{sign}{:x}:{:x}", fact.pieces, fact.homes)
    };
    format!(
        "{phase} {} ready={} out={} cause={cause} at={} moved={:x} turned={:x} fights={} flags={} \
         bears={} facts={}",
        seat_name(v.four, public.seat),
        seats(v.four, public.deployed),
        seats(v.four, public.out),
        list(away, |text| text),
        public.moved,
        public.turned,
        list(&public.fights, |one| fight(v, one)),
        list(flags, |&id| name(id)),
        list(bears, |(&id, flag)| format!("{}:{}", name(flag), name(id))),
        list(&public.facts, fact),
    )
}

/// The words of a text, read one after another.
struct Words<'a> {
    text: &'a str,
    left: Vec<(usize, &'a str)>,
}

impl<'a> Words<'a> {
    fn new(text: &'a str) -> Words<'a> {
        let mut left: Vec<_> = words(text).collect();
        left.reverse();
        Words { text, left }
    }

    fn next<T>(
        &mut self,
        want: Want,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, Misread> {
        let (at, word) = self.left.pop().unwrap_or((self.text.len(), ""));
        read(word).ok_or_else(|| Misread::new(self.text, at, want))
    }

    fn pair<T>(
        &mut self,
        name: &str,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, Misread> {
        self.next(Want::Pair, |word| read(word.strip_prefix(name)?.strip_prefix('=')?))
    }

    fn end(self) -> Result<(), Misread> {
        match self.left.last() {
            None => Ok(()),
            Some(&(at, _)) => Err(Misread::new(self.text, at, Want::End)),
        }
    }
}

fn read_public(variant: Variant, words: &mut Words<'_>) -> Result<Public, Misread> {
    let mut public = Public::new(variant);
    let v = &variant;
    let board = public.board();
    let piece = |text: &str| {
        let site = board.read(text).filter(|&site| usize::from(site) < HOMES)?;
        super::army::slot(site).map(|_| site)
    };
    public.phase = words.next(Want::Pair, |word| {
        PHASES.iter().find(|(_, name)| *name == word).map(|(phase, _)| *phase)
    })?;
    public.seat = words.next(Want::Seat, |word| read_seat(v.four, word))?;
    public.deployed = words.pair("ready", |word| read_seats(v.four, word))?;
    public.out = words.pair("out", |word| read_seats(v.four, word))?;
    public.cause = words.pair("cause", |word| match word {
        "-" => Some(None),
        word => CAUSES.iter().find(|(_, name)| *name == word).map(|(cause, _)| Some(*cause)),
    })?;
    let away = words.pair("at", |word| {
        read_list(word, |word| {
            let (id, site) = word.split_once(':')?;
            let site = if site == "." { NONE } else { board.read(site)? };
            Some((piece(id)?, site)).filter(|(id, site)| id != site)
        })
    })?;
    public.moved = words.pair("moved", |word| read_bits(v, word))?;
    public.turned = words.pair("turned", |word| read_bits(v, word))?;
    public.fights = words.pair("fights", |word| read_list(word, |word| read_fight(v, word)))?;
    let flags = words.pair("flags", |word| read_list(word, piece))?;
    let bears = words.pair("bears", |word| {
        read_list(word, |word| {
            let (flag, id) = word.split_once(':')?;
            Some((piece(flag)?, piece(id)?))
        })
    })?;
    public.facts = words.pair("facts", |word| {
        read_list(word, |word| {
            let (pieces, homes) = word.get(1..)?.split_once(':')?;
            let mobile = word.starts_with('+');
            let known = mobile || word.starts_with('-');
            known.then_some(())?;
            Some(Fact { pieces: read_bits(v, pieces)?, homes: read_bits(v, homes)?, mobile })
        })
    })?;
    flags.iter().for_each(|&id| public.flags[usize::from(id / 30) & 3] = id);
    bears.iter().for_each(|&(flag, id)| public.carriers[usize::from(flag / 30) & 3] = id);
    let fought = public.fights.iter().map(|fight| bit(fight.defender));
    public.attacked = fought.fold(0, |all, bit| all | bit);
    // Everything stands where it was laid out, but for those that do not.
    let mut site = [NONE; HOMES];
    for id in 0..30 * v.seats() as u8 {
        let owner = public.owner(id);
        let here = public.deployed.has(owner) && !(v.four && public.out.has(owner));
        if here && super::army::slot(id).is_some() {
            site[usize::from(id)] = id;
        }
    }
    let mut sound = true;
    for &(id, to) in &away {
        // A piece of a seat that is not here cannot be elsewhere.
        sound &= site[usize::from(id)] != NONE;
        site[usize::from(id)] = to;
    }
    for (id, &to) in site.iter().enumerate().filter(|(_, to)| **to != NONE) {
        sound &= public.piece_at(to).is_none();
        if sound {
            public.put(id as u8, to);
        }
    }
    if sound && write_public(&public) == plain(words) && possible(&public) {
        return Ok(public);
    }
    Err(Misread::new(words.text, 0, Want::Pieces))
}

/// The words of the public part as they stand in the text.
fn plain(read: &Words<'_>) -> String {
    let left = read.left.len();
    let all: Vec<&str> = words(read.text).map(|(_, word)| word).collect();
    let from = all.len().saturating_sub(left + PUBLIC);
    all[from..all.len() - left].join(" ")
}

/// How many words the public part has.
const PUBLIC: usize = 12;

/// Whether what everybody knows agrees with itself, ranks apart.
fn possible(public: &Public) -> bool {
    let v = &public.variant;
    let everybody: Seats = Seat::first(v.seats()).collect();
    let next = public.in_play().iter().find(|&seat| !public.deployed.has(seat));
    let deploying = next.is_some();
    let over = public.outcome().is_some();
    let phase = match public.phase {
        Phase::Deploy => over || next == Some(public.seat),
        Phase::Lot => !deploying && v.first.is_none(),
        Phase::Play => !deploying && (over || !public.out.has(public.seat)),
    };
    // Why somebody went out, if somebody did; why it ended, if nobody has won.
    let cause = match public.cause {
        None => public.out.is_empty(),
        Some(Cause::Blocked | Cause::Quiet) => {
            public.phase == Phase::Play && public.winners().is_none()
        }
        Some(_) => !public.out.is_empty(),
    };
    let alive = public.out != everybody;
    let ids = 0..30 * v.seats() as u8;
    let flagged = |id: u8| public.flags[usize::from(id / 30) & 3] == id;
    let moved = ids.clone().all(|id| {
        let away = public.site_of(id).is_some_and(|site| site != id);
        !away || flagged(id) || public.moved & bit(id) != 0
    });
    let laid = |id: u8| public.deployed.has(public.owner(id));
    let bits = public.moved | public.turned | public.attacked;
    let known = ids.clone().all(|id| laid(id) || bits & bit(id) == 0)
        && public.turned & !public.moved == 0
        && public.fights.iter().all(|fight| laid(fight.attacker) && laid(fight.defender));
    // The flags that combats made public are those that are, and no other; who was removed
    // fights no more and stands nowhere, but for a flag that was carried.
    let (mut gone, mut sound) = (0, true);
    for fight in &public.fights {
        let [a, d] = [fight.attacker, fight.defender].map(bit);
        sound &= gone & (a | d) == 0 && public.moved & a != 0;
        gone |= if fight.stays == Stays::Attacker { 0 } else { a };
        let carried = fight.flag && v.bearer;
        gone |= if fight.stays == Stays::Defender || carried { 0 } else { d };
    }
    sound &= ids.clone().all(|id| gone & bit(id) == 0 || public.site_of(id).is_none());
    let flags: Seats =
        public.flags.iter().filter(|&&id| id != NONE).map(|&id| public.owner(id)).collect();
    let borne = public.carriers.iter().enumerate().all(|(t, &id)| {
        id == NONE
            || v.bearer
                && public.flags[t] != NONE
                && public.site_of(public.flags[t]).is_none()
                && v.team(usize::from(id / 30)) != v.team(t)
                && (public.site_of(id).is_some() || over)
    });
    let waits = (0..4).all(|t| public.returning(t).is_none());
    phase && cause && alive && moved && known && sound && public.shown() == flags && borne && waits
}

pub(super) fn write_position(position: &Position) -> String {
    let public = position.public();
    let armies = armies(&public.variant, |t| position.army(t));
    format!("{armies} {}", write_public(public))
}

pub(super) fn read_position(variant: Variant, text: &str) -> Result<Position, Misread> {
    let mut words = Words::new(text);
    let armies = words.next(Want::Row, |word| read_armies(&variant, word))?;
    let mut public = read_public(variant, &mut words)?;
    words.end()?;
    public.show_flags(|t| armies[t].and_then(|army| army.flag(t)));
    if !fits(&public, &armies) {
        return Err(Misread::new(text, 0, Want::Pieces));
    }
    Ok(Position::from_parts(public, &armies))
}

pub(super) fn write_sight(sight: &PlayerView) -> String {
    let v = &sight.public.variant;
    let eye = match sight.eye {
        Eye::Public => "public",
        Eye::Open => "open",
        Eye::Seat(seat) => seat_name(v.four, seat),
    };
    let knows = match sight.known {
        Known::Nothing => "nothing".to_owned(),
        Known::Own(_, army) => format!("own:{}", maybe_army(army)),
        Known::Team(_, [own, ally]) => format!("team:{},{}", maybe_army(own), maybe_army(ally)),
        Known::All(of) => format!("all:{}", armies(v, |t| of[t & 3])),
    };
    format!("{eye} knows={knows} {}", write_public(&sight.public))
}

pub(super) fn read_sight(variant: Variant, text: &str) -> Result<PlayerView, Misread> {
    let mut words = Words::new(text);
    let eye = words.next(Want::Seat, |word| match word {
        "public" => Some(Eye::Public),
        "open" => Some(Eye::Open),
        word => read_seat(variant.four, word).map(Eye::Seat),
    })?;
    let known = words.pair("knows", |word| {
        let seat = match eye {
            Eye::Seat(seat) => Some(seat),
            _ => None,
        };
        let (what, of) = word.split_once(':').unwrap_or((word, ""));
        match (what, seat) {
            ("nothing", None) if of.is_empty() && word == "nothing" => Some(Known::Nothing),
            ("own", Some(seat)) => Some(Known::Own(seat, read_maybe_army(of)?)),
            ("team", Some(seat)) if variant.four => {
                let (own, ally) = of.split_once(',')?;
                Some(Known::Team(seat, [read_maybe_army(own)?, read_maybe_army(ally)?]))
            }
            ("all", _) => Some(Known::All(read_armies(&variant, of)?)),
            _ => None,
        }
    })?;
    let public = read_public(variant, &mut words)?;
    words.end()?;
    let mut sight = PlayerView { public, eye, known };
    let flags = [0, 1, 2, 3].map(|t| sight.army(t).and_then(|army| army.flag(t)));
    sight.public.show_flags(|t| flags[t]);
    // An army is known of those only that have laid one out, and a legal one.
    let sound = (0..4).all(|t| {
        let laid = sight.public.deployed.has(variant.seat(t as u8)) && t < variant.seats();
        let army = sight.army(t);
        army.is_none_or(|army| laid && army.judge(t as u8).is_ok())
    });
    if sound { Ok(sight) } else { Err(Misread::new(text, 0, Want::Pieces)) }
}
