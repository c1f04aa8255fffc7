//! Luzhanqi under the laws.

use crate::setup::{Conform, Mirror};
use palamede::games::luzhanqi::army::{MEN, SLOTS};
use palamede::games::luzhanqi::{Act, Army, Battle, Phase, Rank, Style, name};
use palamede::rules::{
    Eye, Game, Generator, Line, Notation, Options, Rng, Rules, Silent, Step, StepOf, Turn,
};

/// Whether an army may be laid out, in words of its text.
fn legal(army: &Army) -> bool {
    let text = army.write();
    let rows: Vec<&str> = text.split('/').collect();
    let count = |letter: char| text.chars().filter(|&c| c == letter).count();
    let all = "123456789BMF".chars().map(count).eq([3, 3, 3, 2, 2, 2, 2, 1, 1, 2, 3, 1]);
    let flag = [1, 3].iter().any(|&n| rows[5].chars().nth(n) == Some('F'));
    all && flag && !rows[0].contains('B') && !rows[..4].concat().contains('M')
}

/// A legal army, far from the named ones.
fn any_army(rng: &mut Generator) -> Army {
    let mut army = Style::ALL[rng.below(3) as usize].army();
    for _ in 0..100 {
        let mut next = army;
        next.0.swap(rng.below(MEN as u32) as usize, rng.below(MEN as u32) as usize);
        if legal(&next) {
            army = next;
        }
    }
    army
}

/// What must look the same after each step: where the pieces are, who is out, which flags
/// are public or carried, and who is to act.
fn outcome<const F: bool>(state: &Battle<F>) -> String {
    let public = state.full().public();
    let places: Vec<_> = (0..120).map(|id| public.site_of(id)).collect();
    let flags = (public.flags, public.carriers);
    format!("{places:?} {:?} {flags:?} {:?}", public.out, public.turn())
}

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

    /// Hidden pieces of one seat change their ranks, and the game is played again.
    fn others(
        options: &Options,
        steps: &[StepOf<Self>],
        eye: Eye,
        rng: &mut Generator,
        most: Option<usize>,
    ) -> Vec<Vec<StepOf<Self>>> {
        let mut truth = Line::new(Self::start(options));
        let mut hidden = Vec::new();
        let trace: Vec<String> = steps
            .iter()
            .enumerate()
            .map(|(at, step)| {
                if let Step::Move(Act::Deploy(_)) = step {
                    hidden.push((at, truth.state().full().public().seat));
                }
                truth.advance(step, &mut Silent);
                outcome(truth.state())
            })
            .collect();
        let sight = truth.state().view(eye);
        let public = truth.state().full().public();
        hidden.retain(|&(_, seat)| sight.sight().army(public.variant.territory(seat)).is_none());
        if hidden.is_empty() {
            return Vec::new();
        }
        let most = most.expect("too many to list");
        let tries = (0..100 * most).filter_map(|_| {
            let mut other = steps.to_vec();
            for _ in 0..1 + rng.below(4) {
                let (at, _) = hidden[rng.below(hidden.len() as u32) as usize];
                let Step::Move(Act::Deploy(army)) = &mut other[at] else { panic!() };
                army.0.swap(rng.below(25) as usize, rng.below(25) as usize);
            }
            let mut line = Line::new(Self::start(options));
            for (step, expected) in other.iter().zip(&trace) {
                line.check(step).ok()?;
                line.advance(step, &mut Silent);
                if outcome(line.state()) != *expected {
                    return None;
                }
            }
            (other != steps).then_some(other)
        });
        tries.take(most).collect()
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
