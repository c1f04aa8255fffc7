//! Luzhanqi under the laws.

use crate::conform::setup::{Conform, Mirror, helped, spoken};
use crate::pairs::{self, any_army, legal};
use palamede::games::luzhanqi::army::SLOTS;
use palamede::games::luzhanqi::{Act, Battle, Phase, Rank, name};
use palamede::rules::{Eye, Generator, Notation, Options, Rng, Rules, StepOf, Turn};
use palamede::table::Table;

/// A turn of the board: by half for two, by a quarter for four (S to E to N to W).
fn turned_site<const F: bool>(site: u8) -> u8 {
    match site / 30 {
        _ if !F => (site + 30) % 60,
        t @ 0..4 => [2, 3, 1, 0][usize::from(t)] * 30 + site % 30,
        // CNW CN CNE CW CC CE CSW CS CSE: South's front becomes East's.
        _ => 120 + [6, 3, 0, 7, 4, 1, 8, 5, 2][usize::from(site - 120)],
    }
}

fn turned_act<const F: bool>(act: &Act) -> Act {
    match *act {
        Act::Go { from, to } => Act::Go { from: turned_site::<F>(from), to: turned_site::<F>(to) },
        deploy => deploy,
    }
}

/// The position text after that turn.
fn turned<const F: bool>(text: &str, board: &palamede::games::luzhanqi::Board) -> String {
    let seats: &[&str] = if F { &["south", "east", "north", "west"] } else { &["red", "black"] };
    let seat = |name: &str| match seats.iter().position(|seat| *seat == name) {
        Some(n) => seats[(n + 1) % seats.len()].to_owned(),
        None => name.to_owned(),
    };
    let place = |text: &str| match board.read(text) {
        Some(site) => name(turned_site::<F>(site)),
        None => text.to_owned(),
    };
    let number = |text: &str| board.read(&text[..3]).expect("a piece");
    let join = |mut list: Vec<(usize, String)>| {
        list.sort();
        let words: Vec<String> = list.into_iter().map(|(_, word)| word).collect();
        words.join(",")
    };
    let bits = |text: &str| {
        let old = u128::from_str_radix(text, 16).expect("bits");
        let ids = (0..120).filter(|id| old >> id & 1 == 1).map(turned_site::<F>);
        format!("{:x}", ids.fold(0u128, |all, id| all | 1 << id))
    };
    let pair = |word: &str, sign: char| {
        let (a, b) = word.split_once(sign).expect("a pair");
        format!("{}{sign}{}", place(a), place(b))
    };
    let words = text.split(' ').enumerate().map(|(n, word)| {
        if n == 0 {
            let mut armies: Vec<&str> = word.split(',').collect();
            armies.rotate_right(1);
            return armies.join(",");
        }
        let Some((key, value)) = word.split_once('=') else { return seat(word) };
        let list = || value.split(',');
        let new = match key {
            _ if value == "-" => value.to_owned(),
            "ready" | "out" => join(
                list()
                    .map(seat)
                    .map(|s| (seats.iter().position(|x| *x == s).expect("a seat"), s))
                    .collect(),
            ),
            "at" | "bears" => {
                let all = list().map(|word| pair(word, ':'));
                join(all.map(|word| (number(&word).into(), word)).collect())
            }
            "flags" => join(list().map(place).map(|w| (number(&w).into(), w)).collect()),
            "moved" | "turned" => bits(value),
            "fights" => {
                let all = list().map(|word| {
                    let (rest, fell) =
                        word[7..].strip_prefix('f').map_or(("", &word[7..]), |r| ("f", r));
                    let order = if F { "SENW" } else { "SN" };
                    let mut fell: Vec<usize> = fell
                        .chars()
                        .map(|c| (order.find(c).expect("a letter") + 1) % order.len())
                        .collect();
                    fell.sort_unstable();
                    let fell: String = fell.iter().map(|&n| &order[n..=n]).collect();
                    format!(
                        "{}{}{}{rest}{fell}",
                        place(&word[..3]),
                        place(&word[3..6]),
                        &word[6..7]
                    )
                });
                all.collect::<Vec<_>>().join(",")
            }
            "facts" => {
                let all = list().map(|word| {
                    let (pieces, homes) = word[1..].split_once(':').expect("a fact");
                    format!("{}{}:{}", &word[..1], bits(pieces), bits(homes))
                });
                all.collect::<Vec<_>>().join(",")
            }
            _ => value.to_owned(),
        };
        format!("{key}={new}")
    });
    words.collect::<Vec<_>>().join(" ")
}

impl<const F: bool> Conform for Battle<F> {
    const DRAFTS: bool = true;
    const SMALL: bool = false;
    const HEAVY: usize = 20;

    fn attempts(&self) -> Vec<Act> {
        let public = self.full().public();
        let mut all = self.list();
        let mut rng = Generator::new(self.key());
        for _ in 0..20 {
            let mut army = any_army(&mut rng);
            all.push(Act::Deploy(army));
            army.0.swap(rng.below(25) as usize, rng.below(25) as usize);
            all.push(Act::Deploy(army));
            army.0[rng.below(25) as usize] = Rank::ALL[rng.below(12) as usize];
            all.push(Act::Deploy(army));
        }
        let step = 1 + rng.below(4) as usize;
        for from in 0..131 {
            let own = public.piece_at(from).is_some_and(|id| public.owner(id) == public.seat);
            let step = if own { step } else { 40 + step };
            all.extend((0..131).step_by(step).map(|to| Act::Go { from, to }));
        }
        all
    }

    fn mirrors(&self, options: &Options) -> Vec<Mirror<Self>> {
        let public = self.full().public();
        if public.phase != Phase::Play {
            return Vec::new();
        }
        let text = turned::<F>(&self.position(), public.board());
        let turned = Self::set_up(options, &text).unwrap_or_else(|why| panic!("{text}: {why}"));
        vec![(turned, turned_act::<F>)]
    }

    fn bounded(options: &Options) -> bool {
        options.get("quiet_limit") != "none"
    }

    fn unlisted(&self, act: &Act) -> bool {
        match act {
            Act::Deploy(army) => self.full().public().phase == Phase::Deploy && legal(army),
            Act::Go { .. } => false,
        }
    }

    fn stray(&self, rng: &mut Generator) -> Option<Act> {
        let deploys = self.full().public().phase == Phase::Deploy;
        let acts = matches!(self.turn(), Turn::Seat(_));
        (deploys && acts).then(|| Act::Deploy(any_army(rng)))
    }

    fn bold(&self, rng: &mut Generator) -> Option<Act> {
        pairs::bold(self, rng)
    }

    fn others(
        options: &Options,
        steps: &[StepOf<Self>],
        eye: Eye,
        rng: &mut Generator,
        most: Option<usize>,
    ) -> Vec<Vec<StepOf<Self>>> {
        pairs::others::<F>(options, steps, eye, rng, most.expect("too many to list"))
    }

    const KINDS: &'static [&'static str] = if F {
        &["deploying", "moved", "fought", "flag known", "flag carried", "apparent ally", "out"]
    } else {
        &["deploying", "moved", "fought", "flag known", "flag carried"]
    };

    fn kinds(&self) -> Vec<&'static str> {
        let public = self.full().public();
        let v = public.variant;
        let some = |list: &[u8]| list.iter().any(|&id| id < 120);
        let all = [
            ("deploying", public.phase == Phase::Deploy),
            ("moved", public.moved != 0),
            ("fought", public.fights.len() > 9),
            ("flag known", some(&public.flags)),
            ("flag carried", some(&public.carriers)),
            ("apparent ally", public.phase == Phase::Play && v.ally),
            ("out", !public.out.is_empty()),
        ];
        all.into_iter().filter(|(_, is)| *is).map(|(kind, _)| kind).collect()
    }

    fn sentences(table: &Table<Self>) -> String {
        spoken(table)
    }

    fn helps(table: &Table<Self>) -> String {
        helped(table)
    }

    fn hidden(&self, eye: Eye) -> Vec<String> {
        let view = self.view(eye);
        let ids = (0..4).flat_map(|t| SLOTS.map(|at| 30 * t + at));
        let unseen = ids.filter(|&id| view.sight().rank(id).is_none());
        unseen
            .filter_map(|id| self.full().rank(id).map(|rank| format!("{id}:{}", rank.letter())))
            .collect()
    }
}
