//! The texts of `ranks`: moves `b1-b2` and `b2xb3` (what comes of a fight is not in
//! it: who writes a move need not know), armies `FM12`, positions and views as words.

use super::{
    Act, Army, Cause, Fact, Fight, Known, Leak, Phase, Public, Rank, Ranks, Result3, Variant, View,
    ally, stolen,
};
use crate::toys::Words;
use palamede::rules::{BySeat, Misread, Notation, Options, Seat, Seats, Want};

const SEATS: [&str; 4] = ["south", "east", "north", "west"];

pub fn seat(seat: Seat) -> &'static str {
    SEATS[seat.index()]
}

pub fn site(at: usize) -> String {
    format!("{}{}", char::from(b'a' + (at % 5) as u8), at / 5 + 1)
}

pub fn go(from: usize, to: usize, fight: bool) -> String {
    format!("{}{}{}", site(from), if fight { 'x' } else { '-' }, site(to))
}

pub fn army(army: &Army) -> String {
    army.iter().map(|rank| rank.letter()).collect()
}

fn read_seat(text: &str) -> Option<Seat> {
    SEATS.iter().position(|&name| name == text).and_then(Seat::new)
}

fn read_site(text: &str) -> Option<usize> {
    match text.as_bytes() {
        [c @ b'a'..=b'e', r @ b'1'..=b'5'] => {
            Some(usize::from(c - b'a') + 5 * usize::from(r - b'1'))
        }
        _ => None,
    }
}

fn read_rank(letter: char) -> Option<Rank> {
    Rank::ALL.into_iter().find(|rank| rank.letter() == letter)
}

/// Four ranks, each once. Whether the flag is in front is the rules' business.
fn read_army(text: &str) -> Option<Army> {
    let ranks: Option<Vec<Rank>> = text.chars().map(read_rank).collect();
    let army: Army = ranks?.try_into().ok()?;
    Rank::ALL.iter().all(|rank| army.contains(rank)).then_some(army)
}

fn list<T>(items: impl IntoIterator<Item = T>, write: impl Fn(T) -> String) -> String {
    let words: Vec<String> = items.into_iter().map(write).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(",") }
}

fn read_list<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    if text == "-" { Some(Vec::new()) } else { text.split(',').map(read).collect() }
}

fn maybe_army(army: Option<Army>) -> String {
    army.map_or("....".to_owned(), |army| self::army(&army))
}

fn read_maybe_army(text: &str) -> Option<Option<Army>> {
    if text == "...." { Some(None) } else { read_army(text).map(Some) }
}

fn hex(text: &str) -> Option<u8> {
    let digit = text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
    (digit && text.len() == 1).then(|| u8::from_str_radix(text, 16).ok()).flatten()
}

fn hex4(text: &str) -> Option<u16> {
    let digits = text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
    (digits && text.len() == 4).then(|| u16::from_str_radix(text, 16).ok()).flatten()
}

fn seats(set: Seats) -> String {
    list(set.iter(), |s| seat(s).to_owned())
}

fn read_seats(text: &str) -> Option<Seats> {
    let list = read_list(text, read_seat)?;
    // In order, each once.
    list.windows(2).all(|pair| pair[0] < pair[1]).then(|| list.into_iter().collect())
}

fn fight(fight: &Fight) -> String {
    let flag = if fight.flag { "f" } else { "" };
    let fell: String = fight.fell.iter().map(|s| s.index().to_string()).collect();
    format!("{:x}{:x}{}{flag}{fell}", fight.attacker, fight.defender, fight.result.sign())
}

fn read_fight(text: &str) -> Option<Fight> {
    let (attacker, defender) = (hex(text.get(0..1)?)?, hex(text.get(1..2)?)?);
    let result = match text.get(2..3)? {
        "+" => Result3::Attacker,
        "-" => Result3::Defender,
        "=" => Result3::Nobody,
        _ => return None,
    };
    let rest = text.get(3..)?;
    let (flag, rest) = rest.strip_prefix('f').map_or((false, rest), |rest| (true, rest));
    let fell: Option<Vec<Seat>> =
        rest.chars().map(|c| Seat::new(c.to_digit(10)? as usize)).collect();
    let fell = fell?;
    let sorted = fell.windows(2).all(|pair| pair[0] < pair[1]);
    let fell = fell.into_iter().collect();
    sorted.then_some(Fight { attacker, defender, result, flag, fell })
}

pub(super) fn write(public: &Public, act: &Act) -> String {
    match act {
        Act::Deploy(army) => self::army(army),
        Act::Go { from, to } => {
            let mined = stolen(Leak::Notation).is_some_and(|armies| {
                let id = public.piece_at(*to);
                id.is_some_and(|id| armies[id / 4].is_some_and(|a| a[id % 4] == Rank::Mine))
            });
            let fight = public.piece_at(*to).is_some();
            go(*from, *to, fight) + if mined { "-" } else { "" }
        }
    }
}

fn write_public(public: &Public) -> String {
    let phase = match public.phase {
        Phase::Deploy => "deploy",
        Phase::Lot => "lot",
        Phase::Play => "play",
    };
    let cause = match public.cause {
        None => "-",
        Some(Cause::Flag) => "flag",
        Some(Cause::NoMove) => "no-move",
        Some(Cause::Resigned) => "resigned",
    };
    let places = list(public.places, |at| at.map_or(".".to_owned(), |at| site(at.into())));
    let flags =
        list(Seat::first(4), |s| public.flags[s].map_or(".".to_owned(), |id| format!("{id:x}")));
    let fact = |fact: &Fact| format!("{}{:04x}", if fact.mobile { '+' } else { '-' }, fact.pieces);
    format!(
        "{phase} {} ready={} out={} cause={cause} at={places} moved={:04x} fights={} flags={flags} \
         facts={}",
        seat(public.seat),
        seats(public.deployed),
        seats(public.out),
        public.moved,
        list(&public.fights, fight),
        list(&public.facts, fact),
    )
}

fn read_public(options: &Options, words: &mut Words<'_>) -> Result<Public, Misread> {
    let mut public = Public::new(Variant::of(options));
    public.phase = words.next(Want::Pair, |word| match word {
        "deploy" => Some(Phase::Deploy),
        "lot" => Some(Phase::Lot),
        "play" => Some(Phase::Play),
        _ => None,
    })?;
    public.seat = words.next(Want::Seat, read_seat)?;
    public.deployed = words.pair("ready", read_seats)?;
    public.out = words.pair("out", read_seats)?;
    public.cause = words.pair("cause", |word| match word {
        "-" => Some(None),
        "flag" => Some(Some(Cause::Flag)),
        "no-move" => Some(Some(Cause::NoMove)),
        "resigned" => Some(Some(Cause::Resigned)),
        _ => None,
    })?;
    let (deployed, out) = (public.deployed, public.out);
    public.places = words.pair("at", |word| {
        let read = |word: &str| match word {
            "." => Some(None),
            word => read_site(word).map(|at| Some(at as u8)),
        };
        let places: [Option<u8>; 16] = read_list(word, read)?.try_into().ok()?;
        let mut taken = std::collections::HashSet::new();
        let alone = places.iter().flatten().all(|at| taken.insert(*at));
        let stands = |seat: Seat| deployed.has(seat) && !out.has(seat);
        let theirs = Seat::first(4).all(|s| {
            stands(s) || places[s.index() * 4..s.index() * 4 + 4].iter().all(Option::is_none)
        });
        (alone && theirs).then_some(places)
    })?;
    public.moved = words.pair("moved", hex4)?;
    public.fights = words.pair("fights", |word| read_list(word, read_fight))?;
    let flags: [Option<u8>; 4] = words.pair("flags", |word| {
        let read = |word: &str| if word == "." { Some(None) } else { hex(word).map(Some) };
        read_list(word, read)?.try_into().ok()
    })?;
    public.flags = BySeat::new(|seat| flags[seat.index()]);
    public.facts = words.pair("facts", |word| {
        read_list(word, |word| {
            let mobile = match word.get(0..1)? {
                "+" => true,
                "-" => false,
                _ => return None,
            };
            Some(Fact { pieces: hex4(&word[1..])?, mobile })
        })
    })?;
    Ok(public)
}

fn read_ranks(text: &str) -> Option<Vec<(u8, Rank)>> {
    read_list(text, |word| {
        let mut chars = word.chars();
        let (id, rank) = (chars.next()?, chars.next()?);
        let id = hex(id.encode_utf8(&mut [0; 4]))?;
        chars.next().is_none().then_some(())?;
        Some((id, read_rank(rank)?))
    })
}

impl Notation for Ranks {
    fn seat_name(seat: Seat) -> &'static str {
        self::seat(seat)
    }

    fn write(&self, act: &Act) -> String {
        write(self.public(), act)
    }

    fn read(&self, text: &str) -> Result<Act, Misread> {
        if let Some(army) = read_army(text) {
            return Ok(Act::Deploy(army));
        }
        let site = |at: usize| {
            let read = text.get(at..at + 2).and_then(read_site);
            read.ok_or_else(|| Misread::new(text, at, Want::Site))
        };
        let (from, to) = (site(0)?, site(3)?);
        let fight = self.public().piece_at(to).is_some();
        if text.as_bytes()[2] != if fight { b'x' } else { b'-' } {
            return Err(Misread::new(text, 2, Want::Captures));
        }
        if text.len() > 5 {
            return Err(Misread::new(text, 5, Want::End));
        }
        Ok(Act::Go { from, to })
    }

    fn write_roll(roll: &Seat) -> String {
        seat(*roll).to_owned()
    }

    fn read_roll(text: &str) -> Result<Seat, Misread> {
        read_seat(text).ok_or_else(|| Misread::new(text, 0, Want::Seat))
    }

    fn pack(&self, act: &Act, out: &mut impl FnMut(u8)) {
        match act {
            Act::Deploy(army) => {
                out(32 + army[0] as u8 * 4 + army[1] as u8);
                out(army[2] as u8 * 4 + army[3] as u8);
            }
            Act::Go { from, to } => {
                out(*from as u8);
                out(*to as u8);
            }
        }
    }

    fn unpack(&self, digits: &mut impl Iterator<Item = u8>) -> Option<Act> {
        let (a, b) = (usize::from(digits.next()?), usize::from(digits.next()?));
        if a < 32 {
            return (a < 25 && b < 25).then_some(Act::Go { from: a, to: b });
        }
        let rank = |n: usize| Rank::ALL[n & 3];
        let army = [rank(a >> 2), rank(a), rank(b >> 2), rank(b)];
        (a < 48 && b < 16).then_some(Act::Deploy(army))
    }

    fn pack_roll(roll: &Seat, out: &mut impl FnMut(u8)) {
        out(roll.index() as u8);
    }

    fn unpack_roll(digits: &mut impl Iterator<Item = u8>) -> Option<Seat> {
        Seat::new(usize::from(digits.next()?))
    }

    fn position(&self) -> String {
        let armies = list(0..4, |seat| maybe_army(self.army(seat)));
        format!("{armies} {}", write_public(self.public()))
    }

    fn set_up(options: &Options, text: &str) -> Result<Ranks, Misread> {
        let mut words = Words::new(text);
        let armies: [Option<Army>; 4] =
            words.next(Want::Row, |word| read_list(word, read_maybe_army)?.try_into().ok())?;
        let public = read_public(options, &mut words)?;
        words.end()?;
        let ready: Seats = Seat::first(4).filter(|seat| armies[seat.index()].is_some()).collect();
        if ready != public.deployed || !public.fits(&armies) {
            return Err(Misread::new(text, 0, Want::Pieces));
        }
        Ok(Ranks::from_parts(public, armies))
    }

    fn write_view(view: &View) -> String {
        let (eye, own) = match view.known() {
            Known::Nothing => ("public".to_owned(), String::new()),
            Known::Own(own, army) => (seat(*own).to_owned(), maybe_army(*army)),
            Known::Team(own, [army, ally]) => {
                let armies = format!("{},{}", maybe_army(*army), maybe_army(*ally));
                (format!("{}+", seat(*own)), armies)
            }
            Known::All(armies) => ("open".to_owned(), list(armies, |army| maybe_army(*army))),
        };
        let seen = list(view.seen(), |(id, rank)| format!("{id:x}{}", rank.letter()));
        let mut text = format!("{eye} knows={own} seen={seen} {}", write_public(view.public()));
        if let Some(armies) = stolen(Leak::ViewText) {
            text += &list(armies, maybe_army);
        }
        text
    }

    fn read_view(options: &Options, text: &str) -> Result<View, Misread> {
        let mut words = Words::new(text);
        let eye = words.next(Want::Seat, Some)?;
        let known = words.pair("knows", |word| {
            let own = read_seat(eye.trim_end_matches('+'));
            Some(match (eye, own) {
                ("public", _) if word.is_empty() => Known::Nothing,
                ("open", _) => Known::All(read_list(word, read_maybe_army)?.try_into().ok()?),
                (eye, Some(own)) if eye.ends_with('+') => {
                    Known::Team(own, read_list(word, read_maybe_army)?.try_into().ok()?)
                }
                (_, Some(own)) => Known::Own(own, read_maybe_army(word)?),
                _ => return None,
            })
        })?;
        let seen = words.pair("seen", read_ranks)?;
        let public = read_public(options, &mut words)?;
        words.end()?;
        let whole = match known {
            Known::Own(own, army) => vec![(own, army)],
            Known::Team(own, [army, other]) => vec![(own, army), (ally(own), other)],
            Known::All(armies) => Seat::first(4).map(|s| (s, armies[s.index()])).collect(),
            Known::Nothing => vec![],
        };
        if whole.iter().any(|(s, army)| army.is_some() != public.deployed.has(*s)) {
            return Err(Misread::new(text, 0, Want::Pieces));
        }
        Ok(View::from_parts(public, known, seen))
    }
}
