//! The two games: the shared position with its seats, options and ids.

use super::guess::Sampler;
use super::notation;
use super::position::Position;
use super::public::Variant;
use super::types::{Act, Ending, Event, Refusal};
use super::view::{PlayerView, Revised};
use super::worth::{WEIGHTS, Weights};
use super::{scene, texts};
use crate::Emblem;
use palamede_rules::{
    Bound, Choice, Eye, Facts, Game, Guide, LevelParams, Levels, Listener, MOST_NODES, Misread,
    NO_BLUNDERS, Notation, Options, Path, Progress, Reason, Revision, Rng, Rules, Seat, Seats,
    Seen, Thinkable, Turn, delegate_to,
};
use palamede_scene::{Aid, Look, Scene, TILE_LETTERS, Target, Word};

/// A full position of the game for two, or for four.
#[derive(Clone, PartialEq, Debug)]
pub struct Battle<const FOUR: bool>(Position);

/// The view of a position: what an eye knows of it.
#[derive(Clone, PartialEq, Debug)]
pub struct View<const FOUR: bool>(PlayerView);

const NO_YES: &[&str] = &["no", "yes"];
const YES_NO: &[&str] = &["yes", "no"];

/// The options of the game for two.
static TWO: [Choice; 7] = [
    Choice { name: "flying_bombs", values: NO_YES },
    Choice { name: "exploding_mines", values: NO_YES },
    Choice { name: "first", values: &["red", "lot", "black"] },
    Choice { name: "clairvoyance", values: NO_YES },
    Choice { name: "flag_bearer", values: NO_YES },
    Choice { name: "headquarters_lock", values: YES_NO },
    Choice { name: "quiet_limit", values: &["70", "none", "31"] },
];

/// The options of the game for four.
static FOUR: [Choice; 9] = [
    Choice { name: "flying_bombs", values: NO_YES },
    Choice { name: "exploding_mines", values: NO_YES },
    Choice { name: "first", values: &["south", "lot"] },
    Choice { name: "clairvoyance", values: NO_YES },
    Choice { name: "apparent_ally", values: NO_YES },
    Choice { name: "flag_bearer", values: NO_YES },
    Choice { name: "headquarters_lock", values: YES_NO },
    Choice { name: "quiet_limit", values: &["70", "none"] },
    Choice { name: "order", values: &["anticlockwise", "clockwise"] },
];

/// A flag can only be carried out of headquarters that do not lock; where every rank is
/// public, allies have nothing more to see.
static BOUNDS: [Bound; 2] = [
    Bound { option: "headquarters_lock", value: "no", by: ("flag_bearer", "yes") },
    Bound { option: "apparent_ally", value: "no", by: ("clairvoyance", "yes") },
];

impl<const F: bool> Battle<F> {
    /// Returns the position, of either game.
    pub fn full(&self) -> &Position {
        &self.0
    }
}

impl<const F: bool> View<F> {
    /// Returns the view as one type for two and for four.
    pub fn sight(&self) -> &PlayerView {
        &self.0
    }
}

impl<const F: bool> Game for Battle<F> {
    const ID: &'static str = if F { "luzhanqi-four" } else { "luzhanqi" };
    const CLASS: &'static str = if F { "b-luz4" } else { "b-luz" };
    const SEATS: usize = if F { 4 } else { 2 };
    const GUIDE: Guide = Guide { age: 8, minutes: 30, easy: false };
    const TEAMS: usize = 2;
    const SECRETS: bool = true;
    const SIGNS: &'static [char] = &TILE_LETTERS;
    const PATIENCE: Option<usize> = Some(2_000);
    const OPTIONS: &'static [Choice] = if F { &FOUR } else { &TWO };
    const BOUNDS: &'static [Bound] = if F { &BOUNDS } else { BOUNDS.split_at(1).0 };

    fn start(options: &Options) -> Self {
        Battle(Position::new(Variant::of(F, options)))
    }

    fn fresh_key(&self) -> u64 {
        self.0.fresh_key()
    }
}

impl<const F: bool> Emblem for Battle<F> {
    fn emblem(seat: Seat) -> Look {
        scene::look(F, seat, None)
    }
}

impl<const F: bool> Rules for Battle<F> {
    type Move = Act;
    /// A lot: the seat that begins.
    type Roll = Seat;
    type Event = Event;
    type Refusal = Refusal;
    type View = View<F>;

    fn facts(&self) -> &'static Facts {
        <Self as Game>::FACTS
    }

    fn odds(&self, out: &mut impl FnMut(Seat, u32)) {
        if let Turn::Chance { .. } = self.turn() {
            self.in_play().iter().for_each(|seat| out(seat, 1));
        }
    }

    fn roll(&mut self, roll: &Seat, tell: &mut impl Listener<Event>) -> Progress {
        self.0.roll(*roll, tell);
        Progress::Lasting
    }

    fn winners_by(&self, reason: Reason) -> Seats {
        match reason {
            Reason::Quiet => self.0.public().settled(),
            _ => Seats::NONE,
        }
    }

    fn quiet_limit(&self) -> Option<usize> {
        self.0.public().variant.quiet
    }

    fn view(&self, eye: Eye) -> View<F> {
        View(PlayerView::new(&self.0, eye))
    }

    delegate_to! { self.0;
        fn moves(&self, out: &mut impl FnMut(Act));
        fn count(&self) -> usize;
        fn nth(&self, n: usize) -> Option<Act>;
        fn pick(&self, rng: &mut impl Rng) -> Option<Act>;
        fn check(&self, act: &Act) -> Result<(), Refusal>;
        fn set_quiet_plies(&mut self, quiet: usize);
        fn play(&mut self, act: &Act, tell: &mut impl Listener<Event>) -> Progress;
        fn resign(&mut self, seat: Seat);
        fn key(&self) -> u64;
    }
    delegate_to! { self.0.public();
        fn turn(&self) -> Turn;
        fn in_play(&self) -> Seats;
        fn is_open(&self) -> bool;
    }
}

impl<const F: bool> Thinkable for Battle<F> {
    fn guess(view: &View<F>, rng: &mut impl Rng, budget: u32) -> Option<Self> {
        Self::guesses(view, rng, budget).next()
    }

    fn guesses(view: &View<F>, rng: &mut impl Rng, budget: u32) -> impl Iterator<Item = Self> {
        let mut sampler = Sampler::new(&view.0);
        std::iter::from_fn(move || sampler.draw(rng, budget).map(Battle))
    }

    const LEVELS: Levels = [
        LevelParams::new(1, 50_000, 400, NO_BLUNDERS),
        LevelParams::new(1, 50_000, 200, NO_BLUNDERS),
        LevelParams::new(1, 50_000, 90, NO_BLUNDERS),
        LevelParams::new(1, 50_000, 30, NO_BLUNDERS),
        LevelParams::new(2, 50_000, 20, NO_BLUNDERS),
        LevelParams::new(2, 100_000, 0, NO_BLUNDERS),
        LevelParams::new(3, 400_000, 0, NO_BLUNDERS),
        LevelParams::new(4, MOST_NODES, 0, NO_BLUNDERS),
    ];

    type Weights = Weights;
    const WEIGHTS: Weights = WEIGHTS;

    fn evaluate_with(&self, seat: Seat, weights: &Weights) -> i32 {
        self.0.evaluate_with(seat, weights)
    }

    fn capture_value(&self, act: &Act) -> i32 {
        self.0.capture_value(act)
    }
}

impl<const F: bool> Seen for View<F> {
    type Game = Battle<F>;

    fn write(&self, act: &Act) -> String {
        notation::write_act(&self.0.public, act)
    }

    fn scene(&self, _: &[Target]) -> Scene {
        self.0.scene()
    }

    fn revise(&self, draft: &Act, clicks: &[Target]) -> Revision<Battle<F>> {
        let Act::Deploy(army) = draft else { return Revision::Unchanged };
        match self.0.revise(army, clicks) {
            Revised::Changed(army) => Revision::Changed(Act::Deploy(army)),
            Revised::Open(next) => Revision::Open(next),
            Revised::Unchanged => Revision::Unchanged,
            Revised::Refused(why) => Revision::Refused(why),
        }
    }

    fn laid_out(&self, draft: &Act, _: &[Target]) -> Scene {
        match draft {
            Act::Deploy(army) => self.0.laid_out(army),
            Act::Go { .. } => self.0.scene(),
        }
    }

    delegate_to! { self.0;
        fn moves(&self) -> Vec<Act>;
        fn paths(&self, act: &Act, out: &mut impl FnMut(Path));
        fn why_not(&self, clicks: &[Target]) -> Option<Refusal>;
        fn aids(&self) -> Vec<Aid>;
        fn draft(&self, lot: u64) -> Option<Act>;
    }
    delegate_to! { self.0.public;
        fn turn(&self) -> Turn;
    }
}

impl<const F: bool> Notation for Battle<F> {
    fn seat_name(seat: Seat) -> &'static str {
        notation::seat_name(F, seat)
    }

    fn ending_name(ending: Word) -> &'static str {
        match Ending::of(ending) {
            Ending::Flag => "flag",
        }
    }

    fn write(&self, act: &Act) -> String {
        notation::write_act(self.0.public(), act)
    }

    fn read(&self, text: &str) -> Result<Act, Misread> {
        notation::read_act(&self.0, text)
    }

    fn write_roll(roll: &Seat) -> String {
        notation::seat_name(F, *roll).to_owned()
    }

    fn read_roll(text: &str) -> Result<Seat, Misread> {
        let seat = notation::read_seat(F, text);
        seat.ok_or_else(|| Misread::new(text, 0, palamede_rules::Want::Seat))
    }

    fn pack(&self, act: &Act, out: &mut impl FnMut(u8)) {
        notation::pack(self.0.public().variant.four, act, out);
    }

    fn unpack(&self, digits: &mut impl Iterator<Item = u8>) -> Option<Act> {
        notation::unpack(self.0.public().variant.four, digits)
    }

    fn pack_roll(roll: &Seat, out: &mut impl FnMut(u8)) {
        out(roll.index() as u8);
    }

    fn unpack_roll(digits: &mut impl Iterator<Item = u8>) -> Option<Seat> {
        Seat::new(usize::from(digits.next()?)).filter(|seat| seat.index() < Self::SEATS)
    }

    fn position(&self) -> String {
        texts::write_position(&self.0)
    }

    fn set_up(options: &Options, text: &str) -> Result<Self, Misread> {
        texts::read_position(Variant::of(F, options), text).map(Battle)
    }

    fn write_view(view: &View<F>) -> String {
        texts::write_sight(&view.0)
    }

    fn read_view(options: &Options, text: &str) -> Result<View<F>, Misread> {
        texts::read_sight(Variant::of(F, options), text).map(View)
    }
}
