//! The page with a browser around it: its storage, its address, what it was asked for and
//! has not told yet.

use super::event::Event;
use super::laws;
use super::sight::{Fault, Held, Sight, law};
use palamede::app::route::Route;
use palamede::app::store;
use palamede::app::{
    Action, App, Effect, Field, Limit, Msg, Page, Part, Platform, Playing, Timer, page,
};
use palamede::mind::{Answer, Ask, Job, Judged, work};
use palamede::rules::Turn;
use palamede::table::{Memory, Store};
use palamede::text::{Lang, Pack};
use std::cell::RefCell;
use std::rc::Rc;

/// A storage that outlives its page.
#[derive(Clone, Default)]
pub struct Shared(pub Rc<RefCell<Memory>>);

impl Store for Shared {
    fn get(&self, name: &str) -> Option<String> {
        self.0.borrow().get(name)
    }
    fn set(&mut self, name: &str, text: &str) -> bool {
        self.0.borrow_mut().set(name, text);
        true
    }
    fn remove(&mut self, name: &str) {
        self.0.borrow_mut().remove(name);
    }
    fn names(&self) -> Vec<String> {
        self.0.borrow().names()
    }
    fn lasts(&self) -> bool {
        true
    }
}

/// A page that nothing was shown on yet.
pub fn fresh(store: &Shared, seed: u64) -> App {
    let mut n = seed << 32;
    let random = move || {
        n += 1;
        n.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    };
    App::new(Platform {
        store: Box::new(store.clone()).into(),
        random: Box::new(random),
        clock: Box::new(|| 20_000 * 86_400_000),
        ..Platform::in_memory("fr")
    })
}

/// How many effects one message has at most.
const EFFECTS: usize = 24;

/// What may be pressed without any effect, by what it begins with: what the browser does itself;
/// what was refused, cleared or chosen already and is so again; a magnified board that lies at
/// its edge.
const QUIET: &[&str] = &[
    "skip",
    "import",
    "clear",
    "through",
    "pan:",
    "arrange-shift",
    "arrange-remove",
    "arrange-kind",
];

pub struct World {
    pub app: App,
    pub store: Shared,
    pub page: Page,
    /// The page before.
    before: Page,
    pub sight: Sight,
    /// The seed of the run, and how often a page was opened.
    pub seed: u64,
    opened: u64,
    pub address: String,
    /// What the browser is about to tell.
    pub going: Option<String>,
    pub job: Option<Job>,
    pub watches: Vec<(u32, Limit)>,
    pub waits: Vec<Timer>,
    pub idle: Option<u32>,
    pub claim: Option<String>,
    /// Whether the slot is taken from another tab: that is granted.
    pub taking: bool,
    pub moving: bool,
    pub filling: bool,
    /// What is being copied, while its page is shown.
    pub copying: Option<String>,
    pub fetching: Vec<Pack>,
    /// Texts that were copied or saved as files, and what was kept under some name.
    pub texts: Vec<String>,
    pub saves: Vec<(String, String)>,
    /// Whether something was done that no browser lets anybody do: then it only holds that
    /// nothing panics.
    forced: bool,
    /// What was to be pressed or filled in, and was not shown.
    pub missed: Vec<String>,
    /// Whether what the cursor's site hides was asked for.
    pub asked: bool,
    /// What the last message was answered with.
    pub effects: Vec<Effect>,
    /// The last of the parts of the page's module that a message has waited for.
    come: Part,
    pub reached: Reached,
}

/// How far runs come.
#[derive(Clone, Default, Debug)]
pub struct Reached {
    pub events: usize,
    pub steps: usize,
    pub longest: usize,
    pub ends: usize,
    pub reopened: usize,
    pub links: usize,
    pub records: usize,
    pub saves: usize,
    pub drawn: usize,
    pub covered: usize,
    pub rested: usize,
    pub frames: usize,
    /// What was pressed where a position is set up.
    pub setups: usize,
}

impl Reached {
    pub fn add(&mut self, other: &Reached) {
        self.events += other.events;
        self.steps += other.steps;
        self.longest = self.longest.max(other.longest);
        self.ends += other.ends;
        self.reopened += other.reopened;
        self.links += other.links;
        self.records += other.records;
        self.saves += other.saves;
        self.drawn += other.drawn;
        self.covered += other.covered;
        self.rested += other.rested;
        self.frames += other.frames;
        self.setups += other.setups;
    }
}

impl World {
    /// A browser that has just opened the page of an address. With some seeds only the
    /// sentences of one language are here.
    pub fn new(seed: u64) -> Result<World, Fault> {
        let store = Shared::default();
        let mut app = fresh(&store, seed);
        if seed % 5 == 1 {
            app.shell.packs.loaded = vec![Pack::Words(Lang::Fr)];
        }
        let mut world = World {
            page: page(&app),
            before: page(&app),
            app,
            store,
            sight: Sight::default(),
            seed,
            opened: 0,
            address: String::new(),
            going: None,
            job: None,
            watches: Vec::new(),
            waits: Vec::new(),
            idle: None,
            claim: None,
            taking: false,
            moving: false,
            filling: false,
            copying: None,
            fetching: Vec::new(),
            texts: Vec::new(),
            saves: Vec::new(),
            forced: false,
            missed: Vec::new(),
            asked: false,
            effects: Vec::new(),
            come: Part::Initial,
            reached: Reached::default(),
        };
        world.go("#/")?;
        Ok(world)
    }

    /// Whether the page is the site's, and no game's slot is awaited.
    pub fn plays(&self) -> bool {
        matches!(self.app.screen.route, Route::Play { .. }) && !self.app.is_barred()
    }

    fn go(&mut self, hash: &str) -> Held {
        self.address = hash.to_owned();
        self.copying = None;
        self.send(Msg::Hash(hash.to_owned()))
    }

    /// The page takes something in, and is looked at.
    pub fn send(&mut self, msg: Msg) -> Held {
        let len = |app: &App| app.game.as_ref().map_or(0, |game| game.session.table.len());
        let over = |app: &App| {
            let turn = app.game.as_ref().map(|game| game.session.table.turn());
            matches!(turn, Some(Turn::Over(_)))
        };
        let (steps, ended) = (len(&self.app), over(&self.app));
        self.asked = msg == Msg::Do(Playing::Read.into());
        self.come = self.come.max(self.app.part_for(&msg));
        Part::entered();
        let effects = self.app.update(msg);
        if self.forced {
            page(&self.app);
            return Ok(());
        }
        law("effects are few", effects.len() <= EFFECTS, || format!("{effects:?}"))?;
        for effect in &effects {
            self.take(effect);
        }
        self.effects = effects;
        let now = len(&self.app);
        self.reached.steps += usize::from(now == steps + 1);
        self.reached.longest = self.reached.longest.max(now);
        self.reached.ends += usize::from(over(&self.app) && !ended);
        self.before = std::mem::replace(&mut self.page, page(&self.app));
        let entered = Part::entered();
        law("no part is entered before it has come", entered <= self.come, || {
            format!("{entered:?}")
        })?;
        self.sight = if self.app.is_open() { Sight::of(&self.page)? } else { Sight::default() };
        laws::said(self)?;
        laws::hidden(self)?;
        if let Some(game) = self.app.game.as_ref().filter(|game| game.keeping.kept) {
            let name = store::save_name(&game.keeping.slot);
            let text = self.store.get(&name).unwrap_or_default();
            if self.saves.last().is_none_or(|last| last.1 != text) && !text.is_empty() {
                self.saves.push((name, text));
            }
            if self.saves.len() > 8 {
                self.saves.remove(0);
            }
        }
        Ok(())
    }

    /// What the browser is asked for.
    fn take(&mut self, effect: &Effect) {
        match effect {
            Effect::Go(hash) => self.going = Some(hash.clone()).filter(|to| *to != self.address),
            Effect::Replace(hash) => self.address.clone_from(hash),
            Effect::Think { job, .. } => self.job = Some(job.clone()),
            Effect::StopThinking => self.job = None,
            Effect::StartTimer { timer, .. } => match *timer {
                Timer::Computer(job, limit) => keep(&mut self.watches, (job, limit)),
                Timer::Idle(number) => self.idle = Some(number),
                timer => keep(&mut self.waits, timer),
            },
            Effect::Motion(_) => self.moving = true,
            Effect::Claim { slot, take } => {
                (self.claim, self.taking) = (Some(slot.clone()), *take);
            }
            Effect::Release(_) => self.claim = None,
            Effect::Fetch(pack) => keep(&mut self.fetching, *pack),
            Effect::Copy { text, .. } => {
                self.copying = Some(text.clone());
                keep(&mut self.texts, text.clone());
            }
            Effect::Download { text, .. } => keep(&mut self.texts, text.clone()),
            Effect::FullScreen => self.filling = true,
            _ => {}
        }
    }

    /// Lets something happen, if it can now.
    pub fn happen(&mut self, event: &Event) -> Held {
        self.reached.events += 1;
        self.reached.setups +=
            usize::from(matches!(self.app.screen.route, Route::Setup(_)) && self.app.is_open());
        self.reached.frames += usize::from(self.app.shell.asked.frame && self.plays());
        let msg = match event {
            Event::Press(act) => return self.press(act),
            Event::Gone(name) => {
                let shown = self.sight.controls.iter().any(|one| one.act == *name && !one.off)
                    || self.sight.fields.iter().any(|(field, _)| field == name);
                return law("what is gone is not shown", !shown, || name.clone());
            }
            Event::Put(name, value) => return self.put(name, value),
            Event::Do(act) => Action::read(act).map(Msg::Do),
            Event::Force(act) => {
                self.forced = true;
                Action::read(act).map(Msg::Do)
            }
            Event::Go(hash) if *hash == self.address => None,
            Event::Go(hash) => return self.go(&hash.clone()),
            Event::Key(key) => (!self.sight.cells.is_empty()).then_some(Msg::Key(*key)),
            Event::Fetched(pack, here) => {
                let pack = Pack::read(pack).filter(|pack| self.fetching.contains(pack));
                // Where there is no page yet, the browser fetches again.
                let pack = pack.filter(|_| *here || self.app.is_open());
                self.fetching.retain(|other| Some(*other) != pack);
                pack.map(|pack| Msg::Fetched { pack, here: *here })
            }
            Event::Told(name, numbers) => return self.tell(name, numbers),
        };
        msg.map_or(Ok(()), |msg| self.send(msg))
    }

    /// A control that is shown is pressed: something comes of it. Of one whose name ends in a number drawn by
    /// lot, such as `forget:`, the beginning is enough.
    fn press(&mut self, act: &str) -> Held {
        let begins = self.sight.controls.iter().map(|control| control.act.clone());
        let whole = begins.filter(|_| act.ends_with(':')).find(|of| of.starts_with(act));
        let act = whole.as_deref().unwrap_or(act);
        let shown = self.sight.controls.iter().any(|control| control.act == act && !control.off);
        let shown = shown || self.sight.escapes.iter().any(|other| other == act);
        let Some(action) = Action::read(act).filter(|_| shown) else {
            self.missed.push(format!("press {act}"));
            return Ok(());
        };
        // A language that is on its way is not asked for again; a game that another tab may have
        // is opened when the browser has told; computers are asked once whether they stop.
        let waits = act.starts_with("lang:") && !self.fetching.is_empty()
            || act.starts_with("resume:") && self.claim.is_some()
            || matches!(act, "stop" | "accept") && self.job.is_some();
        let quiet = waits || QUIET.iter().any(|begin| act.starts_with(begin));
        self.does(Msg::Do(action), quiet, act)
    }

    /// A field that is shown is filled in.
    fn put(&mut self, name: &str, value: &str) -> Held {
        let takes = |(of, one): &(String, Option<String>)| {
            of == name && one.as_ref().is_none_or(|one| one == value)
        };
        let Some(field) = Field::read(name).filter(|_| self.sight.fields.iter().any(takes)) else {
            self.missed.push(format!("put {name}"));
            return Ok(());
        };
        // A text that is put in is the field's until it is read; a name may be the same.
        let quiet = matches!(field, Field::Import | Field::Name(_));
        let value = value.to_owned();
        self.does(Msg::Input { field, value }, quiet, name)
    }

    /// Lets a control do something.
    fn does(&mut self, msg: Msg, quiet: bool, what: &str) -> Held {
        self.send(msg)?;
        let same = self.effects.is_empty() && self.before.root == self.page.root;
        let quiet = quiet || self.forced;
        law("what is pressed has an effect", quiet || !same, || {
            format!("{what} on {}", self.address)
        })
    }

    fn tell(&mut self, name: &str, numbers: &[i32]) -> Held {
        let n = |at: usize| numbers.get(at).copied().unwrap_or_default();
        let site = |at: usize| {
            let cells = &self.sight.cells;
            let cell = cells.get(n(at).unsigned_abs() as usize % cells.len().max(1));
            cell.map(|(site, _)| *site)
        };
        let msg = match name {
            "answer" | "answer-none" | "answer-wrong" => {
                let Some(job) = self.job.take() else { return Ok(()) };
                Msg::Answer(answer(name, &job))
            }
            "arrive" => match self.going.take() {
                Some(hash) => return self.go(&hash),
                None => return Ok(()),
            },
            "claimed" | "lost" => match &self.claim {
                Some(slot) if name == "claimed" || !self.taking => {
                    self.taking = false;
                    Msg::Claimed { slot: slot.clone(), mine: name == "claimed" }
                }
                _ => return Ok(()),
            },
            "bring" | "focused" => match site(0) {
                Some(site) if name == "bring" => Msg::ScrollTo(site),
                Some(site) => Msg::Focused(site),
                None => return Ok(()),
            },
            "lift" => Msg::Lift(site(0)),
            "drag" => match (site(0), site(1)) {
                (Some(from), Some(to)) if from != to => Msg::Drag { from, to },
                _ => return Ok(()),
            },
            "copied" | "refused" => match self.copying.take() {
                Some(text) => Msg::Copied(Some(text).filter(|_| name == "refused")),
                None => return Ok(()),
            },
            "filled" => {
                self.filling = false;
                Msg::FullScreen(n(0) == 1)
            }
            "hidden" => Msg::PageHidden,
            "seen" => Msg::PageShown,
            "idle" => match self.idle.take() {
                Some(number) => Msg::TimerFired(Timer::Idle(number)),
                None => return Ok(()),
            },
            "late" | "taken" | "no-worker" => {
                let Some(&(number, limit)) = self.watches.last() else { return Ok(()) };
                match name {
                    "taken" => Msg::JobAccepted(number),
                    "no-worker" => Msg::WorkerFailed(number),
                    _ => {
                        self.watches.pop();
                        Msg::TimerFired(Timer::Computer(number, limit))
                    }
                }
            }
            "waited" => match self.waits.pop() {
                Some(timer) => Msg::TimerFired(timer),
                None => return Ok(()),
            },
            "newer" => Msg::Newer,
            "offered" => Msg::Installable(n(0) == 1),
            "pan" => Msg::Pan { dx: n(0), dy: n(1) },
            "see" => Msg::MapPressed { x: n(0), y: n(1) },
            "resized" => Msg::Resized { upright: n(0) == 1 },
            "room" => Msg::BoardResized(n(0), n(1)),
            "settled" => {
                self.moving = false;
                Msg::AnimationEnded
            }
            "too-big" => Msg::TooBig(n(0).unsigned_abs() as usize),
            "other-clear" | "other-save" | "overtaken" => match self.other(name, n(0)) {
                Some(msg) => msg,
                None => return Ok(()),
            },
            "link" => return laws::link(self),
            "record" => return laws::record(self),
            "save" => return laws::save(self),
            "reload" => return laws::reload(self),
            _ => return Ok(()),
        };
        self.send(msg)
    }

    /// Another tab keeps something of a game that this one knows, or clears it.
    fn other(&mut self, name: &str, n: i32) -> Option<Msg> {
        let at = n.unsigned_abs() as usize % self.saves.len().max(1);
        let (of, text) = self.saves.get(at)?;
        // A tab writes over what it knows: a game that is kept only goes on.
        let same = |other: &&(String, String)| number(&other.1, "id:") == number(text, "id:");
        let saves = self.saves.iter().filter(same);
        let (_, text) = saves.max_by_key(|other| number(&other.1, "revision:"))?;
        let (of, text) = (of.clone(), text.clone());
        // What is kept of a game with secrets only grows, and in one tab.
        if self.claim.is_some() {
            return None;
        }
        match name {
            "other-clear" => self.store.remove(&of),
            _ => drop(self.store.set(&of, &text)),
        }
        Some(if name == "overtaken" { Msg::Overtaken(of) } else { Msg::Stored(of) })
    }

    /// Puts another page in the place of this one, over the same storage.
    pub fn replace(&mut self, app: App) -> Held {
        self.opened += 1;
        self.app = app;
        (self.going, self.job, self.claim, self.idle) = (None, None, None, None);
        (self.taking, self.moving, self.filling) = (false, false, false);
        self.watches.clear();
        self.waits.clear();
        self.fetching.clear();
        self.go(&self.address.clone())
    }

    /// A page over the same storage.
    pub fn another(&self) -> App {
        let mut app = fresh(&self.store, self.seed + ((self.opened + 1) << 20));
        app.shell.packs.loaded.clone_from(&self.app.shell.packs.loaded);
        app
    }
}

fn keep<T>(list: &mut Vec<T>, one: T) {
    list.push(one);
    if list.len() > 4 {
        list.remove(0);
    }
}

/// What comes of a job: what the computer plays, nothing, or what is no move.
fn answer(name: &str, job: &Job) -> Answer {
    let step = match name {
        "answer-none" => None,
        "answer-wrong" => Some("a1-z9?".to_owned()),
        _ => {
            let mut thinker = work(job, || 0.0);
            // What it knows after a glance will do.
            return thinker.think(5_000).unwrap_or_else(|| thinker.hurry());
        }
    };
    // A slip where there was no better move that could be made.
    let slip =
        |step: &String| Judged { best: 400, made: -400, why: Vec::new(), line: vec![step.clone()] };
    let judged = step.as_ref().map(slip).filter(|_| job.ask == Ask::Review);
    Answer { number: job.number, step: step.map(Into::into), judged, why: Vec::new() }
}

/// The number on a line of a save.
fn number(text: &str, name: &str) -> Option<u64> {
    text.lines().find_map(|line| line.strip_prefix(name))?.trim().parse().ok()
}
