//! The players that have learned.

use palamede::games::luzhanqi::{Act, Battle, PlayerView, View};
use palamede::games::{Luzhanqi, LuzhanqiFour, Sahkku};
use palamede::mind::learned::luzhanqi::{self, LearnedPlayer, Rollouts};
use palamede::mind::learned::sahkku::{self, TurnPlayer};
use palamede::mind::learned::{Correction, Net};
use palamede::rules::{Game, Open, Rules, Thinkable};
use std::any::Any;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// How far a player looks that has learned, and where its net is.
#[derive(Clone, PartialEq, Debug)]
pub struct Spec {
    numbers: Vec<u32>,
    /// The file of other weights than the site's.
    file: Option<String>,
}

impl Spec {
    /// Reads `learned`, `learned:8/8/6`, `learned:8/8/6,net:FILE`.
    pub fn read(text: &str) -> Result<Spec, String> {
        let wrong = || format!("expected a player, such as learned:8/8/6, found {text:?}");
        let (player, file) = match text.split_once(",net:") {
            Some((player, file)) => (player, Some(file.to_owned())),
            None => (text, None),
        };
        let numbers = match player.strip_prefix("learned") {
            Some("") => Vec::new(),
            Some(rest) => {
                let numbers = rest.strip_prefix(':').ok_or_else(wrong)?.split('/');
                numbers.map(str::parse).collect::<Result<_, _>>().map_err(|_| wrong())?
            }
            None => return Err(wrong()),
        };
        Ok(Spec { numbers, file })
    }

    /// How a level plays by a net; `None` where it searches.
    pub fn of_level<R: Thinkable>(view: &R::View, level: u8) -> Option<Spec> {
        let view: &dyn Any = view;
        let numbers = if let Some(sight) = sight_of(view) {
            let Rollouts { moves, worlds, plies } =
                luzhanqi::rollouts(sight.public.variant.four, level)
                    .filter(|_| luzhanqi::knows(sight))?;
            vec![moves as u32, worlds, plies]
        } else {
            let Open(position) = view.downcast_ref::<<Sahkku as Rules>::View>()?;
            vec![sahkku::deep(level).filter(|_| position.has_usual_rules())? as u32]
        };
        Some(Spec { numbers, file: None })
    }

    /// The number at this place, or what it is where none is given.
    fn number(&self, at: usize, usual: u32) -> u32 {
        self.numbers.get(at).copied().unwrap_or(usual)
    }

    /// The net of a game, with so many inputs.
    fn net<const N: usize>(&self, game: &str, inputs: usize) -> Arc<Net<N>> {
        let usual = format!("assets/learned/{game}.bin");
        let file = self.file.as_deref().unwrap_or(&usual);
        let bytes = std::fs::read(file).unwrap_or_else(|why| panic!("{file}: {why}"));
        let net = Net::read(inputs, &bytes);
        Arc::new(net.unwrap_or_else(|| panic!("{file} is no net of {game}")))
    }

    /// The move that it makes; none where the game has no net.
    pub fn choose<R: Thinkable>(&self, view: &R::View, quiet: usize, seed: u64) -> Option<R::Move> {
        let view: &dyn Any = view;
        let two = view.downcast_ref::<<Luzhanqi as Rules>::View>();
        let four = view.downcast_ref::<<LuzhanqiFour as Rules>::View>();
        let race = view.downcast_ref::<<Sahkku as Rules>::View>();
        let act: Box<dyn Any> = match (two, four, race) {
            (Some(view), ..) => Box::new(self.battle(view, quiet, seed)?),
            (_, Some(view), _) => Box::new(self.battle(view, quiet, seed)?),
            (.., Some(view)) => Box::new(self.race(view)?),
            _ => return None,
        };
        act.downcast_ref().cloned()
    }

    fn battle<const FOUR: bool>(&self, view: &View<FOUR>, quiet: usize, seed: u64) -> Option<Act> {
        static NETS: [OnceLock<Nets<{ luzhanqi::UNITS }>>; 2] = [const { OnceLock::new() }; 2];
        let (nets, inputs) = (&NETS[usize::from(FOUR)], luzhanqi::INPUTS[usize::from(FOUR)]);
        let net = found(nets, &self.file, || self.net(Battle::<FOUR>::ID, inputs));
        let rollouts = Rollouts {
            moves: self.number(0, 1) as usize,
            worlds: self.number(1, 0),
            plies: self.number(2, 0),
        };
        let mut player = LearnedPlayer::new(&net, view, quiet, rollouts, seed);
        while !player.step(u64::MAX) {}
        player.choice().copied()
    }

    fn race(&self, Open(position): &Open<Sahkku>) -> Option<<Sahkku as Rules>::Move> {
        static NETS: OnceLock<Nets<{ sahkku::UNITS }>> = OnceLock::new();
        let net = found(&NETS, &self.file, || self.net(Sahkku::ID, sahkku::INPUTS));
        let mut player = TurnPlayer::new(&net, position, self.number(0, 1) as usize);
        while !player.step(u64::MAX) {}
        player.choice().copied()
    }
}

/// The net of a file that corrects the evaluation of a game.
pub fn correction<R: Thinkable>(file: &str) -> Arc<Correction> {
    static READ: Mutex<Vec<(String, Arc<Correction>)>> = Mutex::new(Vec::new());
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, net)) = read.iter().find(|(name, _)| name == file) {
        return Arc::clone(net);
    }
    let bytes = std::fs::read(file).unwrap_or_else(|why| panic!("{file}: {why}"));
    let net = Correction::read::<R>(&bytes);
    let net = Arc::new(net.unwrap_or_else(|| panic!("{file} is no net of {}", R::ID)));
    read.push((file.to_owned(), Arc::clone(&net)));
    net
}

/// The site's net that corrects the evaluation of a game.
pub fn usual_correction<R: Thinkable>() -> Arc<Correction> {
    correction::<R>(&format!("assets/learned/{}.bin", R::ID))
}

/// What a view of Luzhanqi shows, for two or for four.
fn sight_of(view: &dyn Any) -> Option<&PlayerView> {
    let two = view.downcast_ref::<<Luzhanqi as Rules>::View>().map(View::sight);
    two.or_else(|| view.downcast_ref::<<LuzhanqiFour as Rules>::View>().map(View::sight))
}

/// Nets that were read, by their files.
type Nets<const N: usize> = Mutex<Vec<(Option<String>, Arc<Net<N>>)>>;

/// The net of a file, read once.
fn found<const N: usize>(
    nets: &'static OnceLock<Nets<N>>,
    file: &Option<String>,
    read: impl FnOnce() -> Arc<Net<N>>,
) -> Arc<Net<N>> {
    let nets = nets.get_or_init(Nets::default);
    let Ok(mut nets) = nets.lock() else { return read() };
    if let Some((_, net)) = nets.iter().find(|(name, _)| name == file) {
        return Arc::clone(net);
    }
    let net = read();
    nets.push((file.clone(), Arc::clone(&net)));
    net
}
