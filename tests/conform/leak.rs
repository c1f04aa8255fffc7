//! Law 4, no leak: what an eye cannot know is replaced by another army with the same
//! public history. For that eye every surface stays as it was; each has its own test,
//! and for each a variant of the toy that leaks there is found out.

use super::setup::{Conform, RECENT, any_step, games, option_sets, table};
use crate::depth::cases;
use crate::toys::ranks::{Leak, Ranks, leaking, leaks};
use palamede::games::GameId;
use palamede::mind::{About, Ask, Job, Limits, Player};
use palamede::record::{Dice, Heard};
use palamede::rules::{
    Eye, Game, GameEvent, Generator, Line, Options, Rng, Seat, Seen, Silent, Step, StepOf, Turn,
};
use palamede::scene::{Facing, Labels, Target, draw};
use palamede::table::{Clicked, Extras, Table};
use palamede::with_game;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, OnceLock};

/// Where something could come out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Surface {
    View,
    Moves,
    Notation,
    Paths,
    Scene,
    Svg,
    Events,
    MoveList,
    Link,
    Export,
    ViewText,
    Question,
    Choice,
    Clicks,
    Aid,
    Sentences,
    Debug,
}

/// A type that prints what it holds, as a derived `Debug` does.
#[derive(Debug)]
struct Careless(#[allow(dead_code, reason = "it is printed")] String);

/// What `eye` gets of the table through this surface, as text.
pub fn surface<R: Conform>(surface: Surface, table: &mut Table<R>, eye: Eye) -> String {
    match eye {
        Eye::Seat(seat) => table.sit(seat),
        _ => table.draw_curtain(),
    }
    assert_eq!(table.eye(), eye);
    let len = table.len();
    let mut out = String::new();
    let acts = matches!((table.turn(), eye), (Turn::Seat(a), Eye::Seat(b)) if a == b);
    // Earlier positions too: a replay shows what the eye saw.
    let earlier = [len / 2, len.saturating_sub(1)];
    let recent = len.saturating_sub(RECENT)..len;
    match surface {
        Surface::View => {
            let _ = write!(out, "{:?} {:?}", table.view(), table.curtain());
            earlier.iter().for_each(|&at| {
                let _ = write!(out, "{:?}", table.view_after(at));
            });
        }
        Surface::Moves => {
            let _ = write!(out, "{:?} {:?}", table.view().moves(), table.draft());
        }
        Surface::Notation => {
            let _ = write!(out, "{:?}", table.notated_moves());
            assert_eq!(table.notated_moves().is_empty(), !acts, "for {eye:?}");
        }
        Surface::Paths => {
            let view = table.view();
            for mv in view.moves() {
                view.paths(&mv, &mut |path| out += &format!("{path:?}"));
            }
            let _ = write!(out, "{:?}", table.next());
        }
        Surface::Scene => {
            let _ = write!(out, "{:?}", table.scene());
            earlier.iter().for_each(|&at| {
                let _ = write!(out, "{:?}", table.scene_after(at));
            });
        }
        Surface::Svg => {
            for (turned, labels) in
                [(0, Labels::Symbols), (1, Labels::Chinese), (2, Labels::default())]
            {
                let (opposite, upright) = (turned == 2, turned == 2);
                let facing = Facing { turned, opposite, upright, labels };
                out += &draw(&table.scene(), facing).markup();
            }
        }
        Surface::Events => recent.for_each(|at| {
            let _ = write!(out, "{:?} {:?}", table.heard(at), table.heard_in_public(at));
        }),
        Surface::MoveList => {
            // The words of a note are made from the event alone.
            table.view();
            for at in recent {
                if let Some((by, Heard::Event(event))) = table.heard(at) {
                    let _ = write!(out, "{by:?} {} {:?}", event.notation(), event.trace());
                }
            }
        }
        Surface::Link => out = table.link(),
        Surface::Export => {
            let _ = write!(out, "{:?}", table.text());
            assert_eq!(table.text(), None, "a running game with secrets is not exported");
        }
        Surface::ViewText => out = R::write_view(&table.view()),
        Surface::Question => {
            if acts {
                let question = table.question().expect("a seat is to act");
                let _ = write!(out, "{:?} {:?}", question.view(), question.history());
                for ask in [Ask::Move(1), Ask::Hint] {
                    let _ = write!(out, "{:?}", Job::new(table, 1, ask, 1).map(|job| opened(&job)));
                }
            }
        }
        Surface::Choice => {
            for seed in 0..if acts { 4 } else { 0 } {
                let question = table.question().expect("a seat is to act");
                let history = question.history();
                let limits = match seed {
                    0 => Limits::of_hint::<R>(),
                    _ => Limits::of::<R>(1 + seed as u8),
                };
                let limits = Limits { nodes: 2_000, worlds: 4, ..limits };
                let mut mind = Player::<R>::new(question.view(), history, limits, seed, || 0.0);
                while !mind.step(1_000) {}
                let _ = write!(out, "{:?} {:?} {:?}", mind.choice(), mind.why(), mind.info());
            }
        }
        Surface::Clicks => {
            // What the first clicks of some sites do, and what is seen then.
            for site in (0..table.scene().board.sites.len()).step_by(1 + len % 5) {
                let mut table = table.clone();
                match table.click(Target::Site(site)) {
                    Clicked::SelectionChanged => out += "selected",
                    Clicked::Refused(why) => out += &format!("{why:?}"),
                    Clicked::Entered(mv) => out += &format!("{mv:?}"),
                }
                let _ = write!(out, "{:?} {:?}", table.next(), table.scene().marks);
            }
        }
        Surface::Aid => out = R::helps(table),
        Surface::Sentences => out = R::sentences(table),
        Surface::Debug => {
            let job = if acts { Job::new(table, 1, Ask::Hint, 1) } else { None };
            let save = table.save(&Extras::default());
            let _ = write!(out, "{table:?} {:?} {:?}", table.whole(), table.question());
            let _ = write!(out, "{job:?} {:?} {save:?}", job.as_ref().map(Job::open));
            let _ = write!(out, "{:?}", table.setup());
            if leaks(Leak::Debug) {
                let _ = write!(out, "{:?}", Careless(table.whole().line().position()));
            }
        }
    }
    out
}

/// All that a job tells who thinks.
fn opened(job: &Job) -> String {
    let About { game, options, view, quiet, keys, seed, made } = job.open();
    format!("{job:?} {game} {options:?} {view} {quiet} {keys:?} {seed} {made}")
}

/// A table at which these steps were taken.
pub fn replay<R: Conform>(options: &Options, steps: &[StepOf<R>]) -> Table<R> {
    let mut table = table::<R>(options, Dice::Given);
    for step in steps {
        table.take(step.clone()).expect("the same public history");
    }
    table
}

/// Calls `look` with pairs of running tables that differ only in what the eye cannot
/// know.
fn pairs<R: Conform>(n: usize, mut look: impl FnMut(&mut Table<R>, &mut Table<R>, Eye)) -> usize {
    let mut found = 0;
    games::<R>(n, |options, seed| {
        let mut rng = Generator::new(seed);
        let mut line = Line::new(R::start(options));
        let mut steps: Vec<StepOf<R>> = Vec::new();
        let length = [1, 2, 4, 6, 12, 20, 30][seed as usize % 7];
        while steps.len() < length {
            let Some(step) = any_step(&line, &mut rng) else { return };
            line.advance(&step, &mut Silent);
            if let Turn::Over(_) = line.turn() {
                return;
            }
            steps.push(step);
        }
        let seats = Seat::first(R::SEATS).map(Eye::Seat);
        for eye in seats.chain([Eye::Public]) {
            for other in R::others(options, &steps, eye, &mut rng, Some(2)) {
                let (mut truth, mut lie) = (replay(options, &steps), replay(options, &other));
                assert_ne!(lie.whole().line().position(), truth.whole().line().position());
                look(&mut truth, &mut lie, eye);
                found += 1;
            }
        }
    });
    found
}

/// The first difference on a surface, if there is one.
fn difference<R: Conform>(kind: Surface, n: usize) -> (usize, Option<String>) {
    let mut first = None;
    let found = pairs::<R>(n, |truth, lie, eye| {
        if first.is_none() {
            let (a, b) = (surface(kind, truth, eye), surface(kind, lie, eye));
            if a != b {
                first = Some(format!("{kind:?} for {eye:?}:\n{a}\n{b}"));
            }
        }
    });
    (found, first)
}

/// What was looked at in games of one kind, and where they leak.
#[derive(Default)]
struct Sample {
    positions: usize,
    pairs: BTreeMap<String, usize>,
    kinds: BTreeMap<&'static str, usize>,
    options: BTreeSet<[(&'static str, &'static str); 2]>,
    longest: usize,
    /// The first difference on each surface.
    leaks: BTreeMap<String, String>,
}

/// How many positions of each game with secrets are looked at.
fn wanted() -> usize {
    cases(160, 2_000)
}

/// Positions of games that were played to their end, at every depth: all surfaces of each
/// pair of tables, for every eye that does not know everything.
fn sample<R: Conform>() -> Sample {
    let (sets, mut found) = (option_sets::<R>(), Sample::default());
    for seed in 0.. {
        if found.positions >= wanted() && seed >= sets.len() {
            break;
        }
        assert!(seed < 20 * wanted(), "only {} positions", found.positions);
        let options = &sets[seed % sets.len()];
        let mut rng = Generator::new(seed as u64);
        let (steps, new) = whole_game::<R>(options, &mut rng);
        // One position of the deployment, the last one, and some between.
        let mut depths = vec![1 + rng.below(R::SEATS as u32 - 1) as usize, steps.len()];
        depths.extend((0..4).map(|_| 1 + rng.below(steps.len() as u32) as usize));
        // What has not been looked at is not left to chance.
        let new = new.into_iter().filter(|(kind, _)| !found.kinds.contains_key(kind));
        depths.extend(new.map(|(_, depth)| depth));
        depths.retain(|&depth| depth <= steps.len());
        depths.sort_unstable();
        depths.dedup();
        for depth in depths {
            look_at::<R>(options, &steps[..depth], &mut rng, &mut found);
        }
    }
    found
}

/// After how many steps a position was the first of its kind.
pub type Kinds = BTreeMap<&'static str, usize>;

/// The steps of a game to where it still goes on.
pub fn whole_game<R: Conform>(options: &Options, rng: &mut Generator) -> (Vec<StepOf<R>>, Kinds) {
    let mut line = Line::new(R::start(options));
    let (mut steps, mut kinds) = (Vec::new(), Kinds::new());
    while steps.len() < 1_500 {
        let step = match line.state().bold(rng) {
            Some(mv) => Some(Step::Move(mv)),
            None => any_step(&line, rng),
        };
        let Some(step) = step else { break };
        line.advance(&step, &mut Silent);
        if let Turn::Over(_) = line.turn() {
            break;
        }
        steps.push(step);
        for kind in line.state().kinds() {
            kinds.entry(kind).or_insert(steps.len());
        }
    }
    (steps, kinds)
}

fn look_at<R: Conform>(
    options: &Options,
    steps: &[StepOf<R>],
    rng: &mut Generator,
    found: &mut Sample,
) {
    let (truth, mut pairs) = (replay(options, steps), 0);
    let seats = Seat::first(R::SEATS).map(Eye::Seat);
    for eye in seats.chain([Eye::Public]) {
        for other in R::others(options, steps, eye, rng, Some(1)) {
            let lie = replay::<R>(options, &other);
            assert_ne!(lie.whole().line().position(), truth.whole().line().position());
            let mut both = [truth.clone(), lie];
            for &kind in SURFACES {
                let [a, b] = both.each_mut().map(|table| surface(kind, table, eye));
                if a != b {
                    let text = || format!("{eye:?} after {}:\n{a}\n{b}", steps.len());
                    found.leaks.entry(format!("{kind:?}")).or_insert_with(text);
                }
            }
            *found.pairs.entry(format!("{eye:?}")).or_default() += 1;
            pairs += 1;
        }
    }
    if pairs > 0 {
        found.positions += 1;
        found.longest = found.longest.max(steps.len());
        for kind in truth.whole().line().state().kinds() {
            *found.kinds.entry(kind).or_default() += 1;
        }
        for a in options.pairs() {
            found.options.extend(options.pairs().map(|b| [a, b]));
        }
    }
}

/// The sample of a game's positions, taken once for all tests.
fn sampled<R: Conform>() -> Arc<OnceLock<Sample>> {
    static ALL: Mutex<BTreeMap<&'static str, Arc<OnceLock<Sample>>>> = Mutex::new(BTreeMap::new());
    let own = Arc::clone(ALL.lock().expect("no test panics there").entry(R::ID).or_default());
    own.get_or_init(sample::<R>);
    own
}

/// No game with secrets leaks there.
fn tight(kind: Surface) {
    let (found, first) = difference::<Ranks>(kind, 140);
    assert!(found > 100, "only {found} pairs");
    assert_eq!(first, None);
    for &game in GameId::ALL {
        with_game!(game, G => {
            if <G as Game>::SECRETS {
                let leak = sampled::<G>().get().and_then(|s| s.leaks.get(&format!("{kind:?}"))).cloned();
                assert_eq!(leak, None, "{game:?}");
            }
        });
    }
}

/// The sample is worth its name: positions of every kind, each pair of options, each eye.
#[test]
fn the_sample_is_wide_and_deep() {
    // The other way round: two samples are taken at the same time.
    for &game in GameId::ALL.iter().rev() {
        with_game!(game, G => {
            if <G as Game>::SECRETS {
                let sampled = sampled::<G>();
                let found = sampled.get().expect("a sample");
                let Sample { positions, pairs, kinds, options, longest, .. } = found;
                println!("{game:?}: {positions} positions up to step {longest}, {pairs:?}, {kinds:?}");
                assert!(*positions >= wanted() && *longest > 100, "{positions} {longest}");
                assert_eq!(pairs.len(), <G as Game>::SEATS + 1);
                let few = pairs.values().chain(kinds.values()).copied().min();
                assert!(few >= Some(1 + wanted() / 100), "{pairs:?} {kinds:?}");
                assert!(<G as Conform>::KINDS.iter().all(|kind| kinds.contains_key(kind)));
                let all = Options::pairwise(<G as Game>::OPTIONS);
                let all: BTreeSet<_> = all
                    .iter()
                    .flat_map(|o| o.pairs().flat_map(|a| o.pairs().map(move |b| [a, b])).collect::<Vec<_>>())
                    .collect();
                assert_eq!(all.difference(options).next(), None);
            }
        });
    }
}

/// A game that leaks there is found out.
fn found_out(kind: Surface, leak: Leak) {
    let (_, first) = leaking(leak, || difference::<Ranks>(kind, 140));
    assert!(first.is_some(), "the leaking {leak:?} is not found on {kind:?}");
}

macro_rules! surfaces {
    ($($name:ident $surface:ident $($leak:ident)?,)*) => {
        /// Every surface.
        pub const SURFACES: &[Surface] = &[$(Surface::$surface),*];
        mod nothing_leaks {
            use super::{Surface, tight};
            $(#[test] fn $name() { tight(Surface::$surface); })*
        }
        mod a_leak_is_found {
            use super::{Leak, Surface, found_out};
            $($(#[test] fn $name() { found_out(Surface::$surface, Leak::$leak); })?)*
        }
    };
}

surfaces! {
    view View View,
    moves Moves Moves,
    notation Notation Notation,
    paths Paths Paths,
    scene Scene Scene,
    svg Svg Scene,
    events Events Event,
    move_list MoveList Note,
    link Link,
    export Export,
    view_text ViewText ViewText,
    question Question View,
    choice Choice Guess,
    clicks Clicks Moves,
    aid Aid Aid,
    sentences Sentences Sentence,
    debug Debug Debug,
}
