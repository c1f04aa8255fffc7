//! Armies laid out as people do: by how often which rank stood where in public games.

use palamede::games::luzhanqi::army::{MEN, SLOTS, slot};
use palamede::games::luzhanqi::board::{headquarters, row};
use palamede::games::luzhanqi::{Army, Rank};
use palamede::rules::Rng;
use std::sync::LazyLock;

/// How often each rank stood on each slot.
static COUNTS: LazyLock<[[u32; 12]; MEN]> = LazyLock::new(|| {
    let text = include_str!("human.txt");
    let mut counts = [[0; 12]; MEN];
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    for (line, counts) in lines.zip(&mut counts) {
        let numbers = line.split_whitespace().filter_map(|number| number.parse().ok());
        counts.iter_mut().zip(numbers).for_each(|(count, number)| *count = number);
    }
    counts
});

/// An army by lot: rank after rank, those that may stand in few places first, each where people
/// often put it.
pub fn army(rng: &mut impl Rng) -> Army {
    use Rank::*;
    const ORDER: [Rank; 12] = [
        Flag,
        Mine,
        Bomb,
        Marshal,
        General,
        MajorGeneral,
        Brigadier,
        Colonel,
        Engineer,
        Major,
        Captain,
        Lieutenant,
    ];
    let mut army: [Option<Rank>; MEN] = [None; MEN];
    for rank in ORDER {
        for _ in 0..rank.count() {
            let weight = |n: usize| {
                let may = army[n].is_none() && stands(rank, SLOTS[n]);
                if may { 1 + COUNTS[n][rank as usize - 1] } else { 0 }
            };
            let weights: [u32; MEN] = std::array::from_fn(weight);
            let mut lot = rng.below(weights.iter().sum());
            for (place, weight) in army.iter_mut().zip(weights) {
                match lot.checked_sub(weight) {
                    Some(rest) => lot = rest,
                    None => {
                        *place = Some(rank);
                        break;
                    }
                }
            }
        }
    }
    let army = Army(army.map(|rank| rank.unwrap_or(Lieutenant)));
    if rng.below(2) == 0 { army } else { army.mirrored() }
}

/// Whether the rules let a rank stand there.
fn stands(rank: Rank, at: u8) -> bool {
    match rank {
        Rank::Flag => headquarters(at),
        Rank::Mine => row(at) >= 5,
        Rank::Bomb => row(at) > 1,
        _ => slot(at).is_some(),
    }
}

#[test]
fn every_army_is_one() {
    let mut rng = palamede::rules::Generator::new(1);
    for _ in 0..1_000 {
        let army = army(&mut rng);
        assert_eq!(army.judge(0), Ok(()), "{}", army.write());
    }
}
