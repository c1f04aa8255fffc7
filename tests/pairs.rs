//! Games of Luzhanqi that an eye cannot tell apart: with the same public history, and with
//! other ranks where that eye sees none. What everybody hears is told here once more, in
//! the rules' words and from the ranks: what the game itself calls public is on trial.

use palamede::games::luzhanqi::army::{MEN, clash};
use palamede::games::luzhanqi::{Act, Army, Battle, Id, Phase, Rank, Stays, Style};
use palamede::rules::{
    Eye, Game, Generator, Line, Options, Rng, Rules, Seat, Seats, Silent, Step, StepOf, Thinkable,
    Turn,
};

/// Whether an army may be laid out, in words of its text.
pub fn legal(army: &Army) -> bool {
    let text = army.write();
    let rows: Vec<&str> = text.split('/').collect();
    let count = |letter: char| text.chars().filter(|&c| c == letter).count();
    let all = "123456789BMF".chars().map(count).eq([3, 3, 3, 2, 2, 2, 2, 1, 1, 2, 3, 1]);
    let flag = [1, 3].iter().any(|&n| rows[5].chars().nth(n) == Some('F'));
    all && flag && !rows[0].contains('B') && !rows[..4].concat().contains('M')
}

/// A legal army, far from the named ones.
pub fn any_army(rng: &mut Generator) -> Army {
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

/// A move of the seat to act that leads on: any army in deployment, then now and then an
/// attack, or a step towards a flag.
pub fn bold<const F: bool>(state: &Battle<F>, rng: &mut Generator) -> Option<Act> {
    let public = state.full().public();
    if !matches!(state.turn(), Turn::Seat(_)) {
        return None;
    }
    if public.phase == Phase::Deploy {
        return Some(Act::Deploy(any_army(rng)));
    }
    let acts = state.list();
    let of = |chosen: Vec<Act>, rng: &mut Generator| match chosen.len() {
        0 => None,
        n => Some(chosen[rng.below(n as u32) as usize]),
    };
    match rng.below(6) {
        // To where an enemy's flag stands, or near it.
        0..=2 => {
            let foe = |id: &Id| public.owner(*id).index() % 2 != public.seat.index() % 2;
            let flag = |id: &Id| state.full().rank(*id) == Some(Rank::Flag);
            let flags =
                (0..120).filter(|id| flag(id) && foe(id)).filter_map(|id| public.site_of(id));
            let flags: Vec<u8> = flags.collect();
            let far = |act: &Act| {
                let Act::Go { to, .. } = *act else { return 0 };
                let place = |site| public.board().place(site);
                let apart = |flag: &u8| {
                    let ((a, b), (c, d)) = (place(to), place(*flag));
                    a.abs_diff(c) + b.abs_diff(d)
                };
                flags.iter().map(apart).min().unwrap_or(0)
            };
            let least = acts.iter().map(far).min();
            of(acts.iter().filter(|act| Some(far(act)) == least).copied().collect(), rng)
        }
        3 => {
            let attacks =
                |act: &&Act| matches!(act, Act::Go { to, .. } if public.piece_at(*to).is_some());
            of(acts.iter().filter(attacks).copied().collect(), rng)
        }
        _ => None,
    }
}

/// What everybody hears of a step (sentences 13, 14, 16 and 18).
#[derive(PartialEq)]
struct News {
    places: [Option<u8>; 120],
    out: Seats,
    turn: Turn,
    stays: Option<Stays>,
    /// Whether a flag was attacked.
    flag: bool,
    /// The flags whose sites a marshal's fall told.
    fell: [Option<Id>; 4],
}

/// A game, and which flags everybody knows in it.
struct Watch<const F: bool> {
    line: Line<Battle<F>>,
    known: [bool; 4],
}

impl<const F: bool> Watch<F> {
    fn new(options: &Options) -> Watch<F> {
        Watch { line: Line::new(Battle::start(options)), known: [false; 4] }
    }

    /// Takes a step and hears of it; none where it is not legal.
    fn step(&mut self, step: &StepOf<Battle<F>>) -> Option<News> {
        self.line.check(step).ok()?;
        let before = self.line.state().full();
        let (public, v) = (before.public(), before.public().variant);
        let met = match step {
            Step::Move(Act::Go { from, to }) => public.piece_at(*from).zip(public.piece_at(*to)),
            _ => None,
        };
        // Who carries a flag home meets its own.
        let met = met.filter(|&(a, d)| public.owner(a) != public.owner(d));
        let (mut stays, mut flag, mut fell) = (None, false, [None; 4]);
        if let Some((a, d)) = met {
            let rank = |id| before.rank(id).expect("a rank");
            let left = clash(rank(a), rank(d), v.exploding, v.bearer);
            flag = rank(d) == Rank::Flag;
            let gone = [(a, left != Stays::Attacker), (d, left != Stays::Defender)];
            for (id, gone) in gone {
                let t = usize::from(id / 30);
                if gone && rank(id) == Rank::Marshal && !self.known[t] {
                    let mut own = 30 * t as u8..30 * t as u8 + 30;
                    fell[t] = own.find(|&id| before.rank(id) == Some(Rank::Flag));
                    self.known[t] = true;
                }
            }
            self.known[usize::from(d / 30)] |= flag && v.bearer;
            stays = Some(left);
        }
        self.line.advance(step, &mut Silent);
        let public = self.line.state().full().public();
        let places = std::array::from_fn(|id| public.site_of(id as u8));
        Some(News { places, out: public.out, turn: self.line.turn(), stays, flag, fell })
    }
}

/// Whether an eye may know a seat's army (sentences 4 and 13).
fn knows<const F: bool>(options: &Options, phase: Phase, eye: Eye, seat: Seat) -> bool {
    let after = |option| phase != Phase::Deploy && options.get(option) == "yes";
    let Eye::Seat(own) = eye else { return after("clairvoyance") };
    let team = F && own.index() % 2 == seat.index() % 2;
    own == seat || after("clairvoyance") || team && after("apparent_ally")
}

/// Whether everybody hears the same of two games.
pub fn same_news<const F: bool>(
    options: &Options,
    one: &[StepOf<Battle<F>>],
    other: &[StepOf<Battle<F>>],
) -> bool {
    let (mut a, mut b) = (Watch::<F>::new(options), Watch::<F>::new(options));
    one.iter().zip(other).all(|(one, other)| {
        let (one, other) = (a.step(one), b.step(other));
        one.is_some() && one == other
    })
}

/// Other games with the same public history, in which `eye` knows the same of the
/// position: hidden armies are replaced by others, or a few of their pieces change places.
pub fn others<const F: bool>(
    options: &Options,
    steps: &[StepOf<Battle<F>>],
    eye: Eye,
    rng: &mut Generator,
    most: usize,
) -> Vec<Vec<StepOf<Battle<F>>>> {
    let mut truth = Watch::<F>::new(options);
    let mut hidden: Vec<(usize, Seat)> = Vec::new();
    for (at, step) in steps.iter().enumerate() {
        if let Step::Move(Act::Deploy(_)) = step {
            hidden.push((at, truth.line.state().full().public().seat));
        }
        truth.step(step).expect("a legal step");
    }
    let view = truth.line.state().view(eye);
    let public = truth.line.state().full().public();
    let territory = |seat| public.variant.territory(seat);
    hidden.retain(|&(_, seat)| !knows::<F>(options, public.phase, eye, seat));
    let mut found = Vec::new();
    // A guess leaves alone what the view knows: as often, some pieces are exchanged first.
    let first = rng.below(2) as usize;
    for n in first..first + if hidden.is_empty() { 0 } else { 40 * most } {
        if found.len() == most {
            break;
        }
        let mut other = steps.to_vec();
        if n % 2 == 0 {
            let Some(guess) = Battle::<F>::guess(&view, rng, 2_000) else { continue };
            for &(at, seat) in &hidden {
                let army = guess.full().army(territory(seat)).expect("an army");
                other[at] = Step::Move(Act::Deploy(army));
            }
        } else {
            for _ in 0..1 + rng.below(4) {
                let (at, _) = hidden[rng.below(hidden.len() as u32) as usize];
                let Step::Move(Act::Deploy(army)) = &mut other[at] else { panic!() };
                army.0.swap(rng.below(25) as usize, rng.below(25) as usize);
            }
        }
        if other != steps && same_news::<F>(options, steps, &other) {
            found.push(other);
        }
    }
    found
}
