//! Luzhanqi against its rules. The numbers of sentences are those of
//! `src/games/luzhanqi/mod.rs`.

mod agree;
mod answers;
mod bearer;
mod board;
mod clicks;
mod combat;
mod conform;
mod deploy;
mod ends;
mod games;
mod guesses;
mod known;
mod memos;
mod moves;
mod notation;
mod shared;
mod slow;
mod text;
mod tiles;

use palamede::games::luzhanqi::army::{MEN, SLOTS, slot};
use palamede::games::luzhanqi::{Army, Battle, Board, Event, Rank, Refusal, Style, Went};
use palamede::rules::{
    Eye, Eyes, Game, Generator, Line, Notation, Options, Outcome, Reason, Rng, Rules, Seat, Seats,
    Step, StepError, Turn,
};

const RED: Seat = Seat::FIRST;
const BLACK: Seat = Seat::SECOND;

fn seat(n: usize) -> Seat {
    Seat::new(n).expect("a seat")
}

/// The options with these chosen, `name=value name=value`.
fn options<const F: bool>(chosen: &str) -> Options {
    let mut options = Options::new(Battle::<F>::OPTIONS);
    for pair in chosen.split_whitespace() {
        let (name, value) = pair.split_once('=').expect("name=value");
        options.set(name, value).expect("an option of the game");
    }
    options
}

/// Any legal army: any piece changes places with any other, often.
fn random_army(rng: &mut Generator) -> Army {
    let mut army = Style::ALL[rng.below(3) as usize].army();
    for _ in 0..200 {
        let mut next = army;
        next.0.swap(rng.below(25) as usize, rng.below(25) as usize);
        if next.judge(0).is_ok() {
            army = next;
        }
    }
    army
}

/// A legal army that has these ranks on these sites of its territory.
fn army_with(fixed: &[(usize, Rank)]) -> Army {
    let mut rng = Generator::new(1);
    let free = |slot: usize| fixed.iter().all(|(other, _)| *other != slot);
    let faults = |army: &Army| {
        let wrong = |(&rank, at): (&Rank, u8)| match rank {
            Rank::Flag => at != 26 && at != 28,
            Rank::Mine => at < 20,
            Rank::Bomb => at < 5,
            _ => false,
        };
        army.0.iter().zip(SLOTS).filter(|&pair| wrong(pair)).count()
    };
    let mut army = Style::Balanced.army();
    for (n, &(at, rank)) in fixed.iter().enumerate() {
        let done = |slot: usize| fixed[..n].iter().any(|(other, _)| *other == slot);
        let from = (0..MEN).find(|&other| !done(other) && army.0[other] == rank);
        army.0.swap(at, from.unwrap_or_else(|| panic!("too many of {rank:?}")));
    }
    while faults(&army) > 0 {
        let (a, b) = (rng.below(25) as usize, rng.below(25) as usize);
        let mut next = army;
        next.0.swap(a, b);
        if free(a) && free(b) && faults(&next) <= faults(&army) {
            army = next;
        }
    }
    army.judge(0).expect("an army that can stand so");
    army
}

/// The text of a position in which only these pieces stand, `9@S25 F@S62 1@N11`: a seat's
/// pieces behind its letter's colon, `S: … N: …`. Who can stand where it was laid out does,
/// and has not moved; the others have.
fn placed_text<const F: bool>(men: &str, to_move: usize) -> String {
    let board = Board::of(F);
    let letters: &[char] = if F { &['S', 'E', 'N', 'W'] } else { &['S', 'N'] };
    let (mut armies, mut away, mut moved) = (Vec::new(), Vec::new(), 0u128);
    for (n, letter) in letters.iter().enumerate() {
        let t = if F { [0, 2, 1, 3][n] } else { n as u8 };
        let rest = men.split_once(&format!("{letter}:")).map_or("", |(_, rest)| rest);
        let words = rest.split_whitespace().take_while(|word| !word.ends_with(':'));
        let men: Vec<(Rank, u8)> = words
            .map(|word| {
                let (rank, site) = word.split_once('@').expect("a piece");
                let rank = Rank::read(rank.chars().next().expect("a rank")).expect("a rank");
                (rank, board.read(site).unwrap_or_else(|| panic!("{site}")))
            })
            .collect();
        let home = |&(rank, site): &(Rank, u8)| {
            let row = site % 30 / 5 + 1;
            let may = match rank {
                Rank::Bomb => row > 1,
                Rank::Mine => row > 4,
                _ => true,
            };
            (site / 30 == t && site < 120 && may).then(|| slot(site)).flatten()
        };
        let fixed: Vec<(usize, Rank)> =
            men.iter().filter_map(|man| home(man).map(|slot| (slot, man.0))).collect();
        let army = army_with(&fixed);
        let mut used: Vec<usize> = fixed.iter().map(|(slot, _)| *slot).collect();
        let mut gone: Vec<usize> = (0..MEN).filter(|slot| !used.contains(slot)).collect();
        for man in men.iter().filter(|man| home(man).is_none()) {
            let slot = (0..MEN).find(|s| !used.contains(s) && army.0[*s] == man.0);
            let slot = slot.unwrap_or_else(|| panic!("too many of {:?}", man.0));
            used.push(slot);
            gone.retain(|other| *other != slot);
            let id = 30 * t + SLOTS[slot];
            moved |= 1 << id;
            away.push((id, palamede::games::luzhanqi::name(man.1)));
        }
        away.extend(gone.iter().map(|&slot| (30 * t + SLOTS[slot], ".".to_owned())));
        armies.push(army.write());
    }
    away.sort();
    let at: Vec<String> = away
        .iter()
        .map(|(id, to)| format!("{}:{to}", palamede::games::luzhanqi::name(*id)))
        .collect();
    let names: Vec<&str> = (0..letters.len()).map(|n| Battle::<F>::seat_name(seat(n))).collect();
    format!(
        "{} play {} ready={} out=- cause=- at={} moved={moved:x} turned=0 fights=- flags=- bears=- \
         facts=-",
        armies.join(","),
        names[to_move],
        names.join(","),
        at.join(","),
    )
}

/// A line that begins from such a position.
fn placed<const F: bool>(chosen: &str, men: &str, to_move: usize) -> Line<Battle<F>> {
    let text = placed_text::<F>(men, to_move);
    Line::set_up(&options::<F>(chosen), &text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// The same for two, red to move.
fn two(chosen: &str, men: &str) -> Line<Battle<false>> {
    placed(chosen, men, 0)
}

/// The same for four, South to move.
fn four(chosen: &str, men: &str) -> Line<Battle<true>> {
    placed(chosen, men, 0)
}

/// Tries a move, `S25-N21` or `S25xN21`.
fn attempt<const F: bool>(
    line: &mut Line<Battle<F>>,
    text: &str,
) -> Result<Vec<(Eyes, Event)>, StepError<Refusal>> {
    let act = line.state().read(text).unwrap_or_else(|why| panic!("{text}: {why}"));
    let step = Step::Move(act);
    line.check(&step)?;
    let mut told = Vec::new();
    line.advance(&step, &mut told);
    Ok(told)
}

/// Makes these moves; gives what everybody heard of the last.
fn play<const F: bool>(line: &mut Line<Battle<F>>, texts: &str) -> Went {
    let mut last = None;
    for text in texts.split_whitespace() {
        let told = attempt(line, text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
        let public = told.into_iter().find(|(eyes, _)| eyes.has(Eye::Public));
        let Some((_, Event::Went(went))) = public else { panic!("{text} is no move") };
        last = Some(*went);
    }
    last.expect("a move")
}

/// Why a move is refused; it is not listed either.
fn refused<const F: bool>(line: &Line<Battle<F>>, text: &str) -> Refusal {
    assert!(!moves(line).contains(&text.to_owned()), "{text} is listed");
    match attempt(&mut line.clone(), text) {
        Err(StepError::Refused(why)) => why,
        other => panic!("{text}: {other:?}"),
    }
}

/// The legal moves as texts, sorted.
fn moves<const F: bool>(line: &Line<Battle<F>>) -> Vec<String> {
    let state = line.state();
    let mut all: Vec<String> = state.list().iter().map(|mv| state.write(mv)).collect();
    all.sort();
    all
}

/// The sites that the piece on a site can go to, sorted.
fn reach<const F: bool>(line: &Line<Battle<F>>, from: &str) -> String {
    let all = moves(line);
    let own = all.iter().filter_map(|text| text.strip_prefix(from));
    own.map(|rest| rest.trim_start_matches('-')).collect::<Vec<_>>().join(" ")
}

fn site<const F: bool>(_: &Line<Battle<F>>, name: &str) -> u8 {
    Board::of(F).read(name).unwrap_or_else(|| panic!("{name}"))
}

/// Whose piece stands on a site, and its letter.
fn on<const F: bool>(line: &Line<Battle<F>>, name: &str) -> Option<(usize, char)> {
    let full = line.state().full();
    let id = full.public().piece_at(site(line, name))?;
    Some((full.public().owner(id).index(), full.rank(id).expect("a rank").letter()))
}

fn over(winners: &[usize], reason: Reason) -> Turn {
    let winners: Seats = winners.iter().map(|&n| seat(n)).collect();
    Turn::Over(Outcome { winners, reason })
}
