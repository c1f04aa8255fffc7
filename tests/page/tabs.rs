//! Several tabs on one store: what is seen cannot be unseen, and nothing that was played is
//! lost. The tabs hear of each other late, in any order; the browser is closed and killed.

use super::*;
use crate::depth::cases;
use palamede::app::route::Route;
use palamede::mind::work;
use palamede::record::{checksum, game_of};
use palamede::rules::{Generator, Rng};
use palamede::scene::tree::Node;
use palamede::table::Brief;
use std::collections::{BTreeMap, VecDeque};

/// What all tabs share.
#[derive(Default)]
struct Disk {
    texts: BTreeMap<String, String>,
    /// What tabs have asked to be written, in order: tab, name, text, what it replaces.
    writes: VecDeque<(usize, String, String, String)>,
    /// What each tab knows.
    known: Vec<BTreeMap<String, String>>,
    /// What each tab will hear.
    news: Vec<VecDeque<Msg>>,
    /// Which tab has a slot, and who waits for it.
    locks: BTreeMap<String, usize>,
    waiting: Vec<(usize, String)>,
}

impl Disk {
    /// Whether a tab is about to write this text.
    fn is_pending(&self, tab: usize, name: &str) -> bool {
        self.writes.iter().any(|(of, what, ..)| *of == tab && what == name)
    }

    /// The first write reaches the disk, if nobody was there before.
    fn commit(&mut self) {
        let Some((tab, name, text, before)) = self.writes.pop_front() else { return };
        let there = self.texts.get(&name).cloned().unwrap_or_default();
        if there != before {
            return self.news[tab].push_back(Msg::Overtaken(name));
        }
        match text.as_str() {
            "" => drop(self.texts.remove(&name)),
            _ => drop(self.texts.insert(name.clone(), text)),
        }
        for other in (0..self.news.len()).filter(|&other| other != tab) {
            self.news[other].push_back(Msg::Stored(name.clone()));
        }
    }

    fn learn(&mut self, tab: usize, name: &str) {
        match self.texts.get(name) {
            Some(text) => drop(self.known[tab].insert(name.to_owned(), text.clone())),
            None => drop(self.known[tab].remove(name)),
        }
    }

    /// Gives a slot that is free to who waits for it.
    fn free(&mut self, slot: &str) {
        self.locks.remove(slot);
        if let Some(at) = self.waiting.iter().position(|(_, of)| of == slot) {
            let (tab, slot) = self.waiting.remove(at);
            self.grant(tab, slot);
        }
    }

    fn grant(&mut self, tab: usize, slot: String) {
        self.locks.insert(slot.clone(), tab);
        self.news[tab].push_back(Msg::Claimed { slot, mine: true });
    }

    /// The tab is no more.
    fn leave(&mut self, tab: usize) {
        self.news[tab].clear();
        self.waiting.retain(|(of, _)| *of != tab);
        let slots: Vec<String> =
            self.locks.iter().filter(|(_, of)| **of == tab).map(|(slot, _)| slot.clone()).collect();
        slots.iter().for_each(|slot| self.free(slot));
    }
}

struct Tab {
    disk: Rc<RefCell<Disk>>,
    number: usize,
}

impl Store for Tab {
    fn get(&self, name: &str) -> Option<String> {
        self.disk.borrow().known[self.number].get(name).cloned()
    }
    fn set(&mut self, name: &str, text: &str) -> bool {
        let mut disk = self.disk.borrow_mut();
        let before = disk.known[self.number].insert(name.to_owned(), text.to_owned());
        let write = (self.number, name.to_owned(), text.to_owned(), before.unwrap_or_default());
        disk.writes.push_back(write);
        true
    }
    fn remove(&mut self, name: &str) {
        let mut disk = self.disk.borrow_mut();
        let before = disk.known[self.number].remove(name);
        disk.writes.push_back((
            self.number,
            name.to_owned(),
            String::new(),
            before.unwrap_or_default(),
        ));
    }
    fn names(&self) -> Vec<String> {
        self.disk.borrow().known[self.number].keys().cloned().collect()
    }
    fn lasts(&self) -> bool {
        true
    }
}

/// Tabs, and what has been seen in them.
struct Tabs {
    disk: Rc<RefCell<Disk>>,
    apps: Vec<App>,
    rng: Generator,
    /// The longest line of each game with secrets that anybody has seen.
    seen: BTreeMap<u64, String>,
    /// The steps of all these lines, those before the browser died too.
    steps: usize,
    /// What happened, to be told where a law is broken.
    story: Vec<String>,
    opened: u64,
}

/// The steps of a save.
fn line(save: &str) -> String {
    let moves = save.lines().find_map(|line| line.strip_prefix("moves:")).unwrap_or_default();
    moves.split_whitespace().map(|step| format!("{step} ")).collect()
}

impl Tabs {
    fn new(tabs: usize, seed: u64) -> Tabs {
        let disk = Rc::new(RefCell::new(Disk::default()));
        disk.borrow_mut().known = vec![BTreeMap::new(); tabs];
        disk.borrow_mut().news = vec![VecDeque::new(); tabs];
        let (seen, story, steps) = (BTreeMap::new(), Vec::new(), 0);
        let rng = Generator::new(seed);
        let mut all = Tabs { disk, apps: Vec::new(), rng, seen, steps, story, opened: seed << 20 };
        for tab in 0..tabs {
            let app = all.app(tab);
            all.apps.push(app);
        }
        all
    }

    /// A page as a tab loads it.
    fn app(&mut self, number: usize) -> App {
        self.opened += 1;
        let mut n = self.opened << 24;
        let random = move || {
            n += 1;
            n.wrapping_mul(0x9e37_79b9_7f4a_7c15)
        };
        let texts = self.disk.borrow().texts.clone();
        self.disk.borrow_mut().known[number] = texts;
        let store = Box::new(Tab { disk: self.disk.clone(), number });
        App::new(Platform {
            store: store.into(),
            random: Box::new(random),
            clock: Box::new(|| TODAY),
            ..Platform::in_memory("fr")
        })
    }

    /// A tab takes something in; what it asks of the browser comes later, but for clocks.
    fn send(&mut self, tab: usize, msg: Msg) {
        self.story.push(format!("{tab}: {msg:?}"));
        if let Msg::Claimed { slot, mine: true } = &msg {
            // The browser reads what the tab before has kept, before it says so.
            let name = store::save_name(slot);
            if !self.disk.borrow().is_pending(tab, &name) {
                self.disk.borrow_mut().learn(tab, &name);
            }
        }
        let mut effects = VecDeque::from(self.apps[tab].update(msg));
        while let Some(effect) = effects.pop_front() {
            let mut disk = self.disk.borrow_mut();
            match effect {
                Effect::Claim { slot, take } => match disk.locks.get(&slot).copied() {
                    None => disk.grant(tab, slot),
                    Some(other) if other != tab => {
                        if take {
                            // What the other one has asked to be written is written first.
                            while disk.writes.iter().any(|(of, ..)| *of == other) {
                                disk.commit();
                            }
                            disk.waiting.push((other, slot.clone()));
                            let stolen = Msg::Claimed { slot: slot.clone(), mine: false };
                            disk.news[other].push_back(stolen);
                            disk.grant(tab, slot);
                        } else {
                            disk.waiting.push((tab, slot.clone()));
                            disk.news[tab].push_back(Msg::Claimed { slot, mine: false });
                        }
                    }
                    Some(_) => disk.news[tab].push_back(Msg::Claimed { slot, mine: true }),
                },
                Effect::Release(slot) => {
                    disk.waiting.retain(|(of, what)| (*of, what) != (tab, &slot));
                    if disk.locks.get(&slot) == Some(&tab) {
                        disk.free(&slot);
                    }
                }
                Effect::Think { job, .. } => {
                    let mut thinker = work(&job, || 0.0);
                    let answer = loop {
                        if let Some(answer) = thinker.think(64) {
                            break answer;
                        }
                    };
                    disk.news[tab].push_back(Msg::Answer(answer));
                }
                Effect::StartTimer { timer: Timer::Computer(..), .. } => {}
                Effect::StartTimer { timer: Timer::Idle(_), .. } if self.rng.below(4) != 0 => {}
                Effect::StartTimer { timer, .. } => {
                    disk.news[tab].push_back(Msg::TimerFired(timer));
                }
                Effect::Motion(_) => disk.news[tab].push_back(Msg::AnimationEnded),
                Effect::Go(hash) => {
                    disk.news[tab].push_back(Msg::Hash(hash));
                }
                _ => {}
            }
        }
        self.look();
    }

    /// What every tab shows now: no line of a game with secrets is seen that does not go on
    /// from the longest that was seen, and no rank where the curtain is drawn.
    fn look(&mut self) {
        for (tab, app) in self.apps.iter().enumerate() {
            let Some(game) = &app.game else {
                if app.is_barred() {
                    assert_eq!(secret::pieces(app), 0, "{:#?}", self.story);
                }
                continue;
            };
            if !game.session.game().facts().secrets {
                continue;
            }
            // (Rule pages and the home page have boards of their own.)
            let board = matches!(app.screen.route, Route::Play { .. });
            if board && game.session.table.is_drawn() {
                assert_eq!(secret::ranks(app), Vec::<String>::new(), "{:#?}", self.story);
            }
            // What is on its way to the tab that has lost the game shows nothing any more; nor where the game comes back
            // before the tab has heard of its loss.
            let disk = self.disk.borrow();
            let told =
                |msg: &Msg| matches!(msg, Msg::Claimed { slot, .. } if *slot == game.keeping.slot);
            let lost =
                disk.locks.get(&game.keeping.slot) != Some(&tab) || disk.news[tab].iter().any(told);
            if !game.keeping.kept || lost || game.extras.id == 0 {
                continue;
            }
            let line = line(game.session.table.save(&game.extras).open());
            let longest = self.seen.entry(game.extras.id).or_default();
            let story = &self.story[self.story.len().saturating_sub(60)..];
            assert!(
                line.starts_with(longest.as_str()),
                "tab {tab} goes back from {longest}\nto {line}\n{story:#?}"
            );
            *longest = line;
        }
    }

    /// What leads on in the game, any control of the page, or a link.
    fn something(&mut self, tab: usize) -> Option<Msg> {
        let mut all = Vec::new();
        let board = matches!(self.apps[tab].screen.route, Route::Play { .. });
        if !board && self.rng.below(3) > 0 {
            let hash = ["luzhanqi", "luzhanqi", "mak-yek"][self.rng.below(3) as usize];
            return Some(Msg::Hash(format!("#/{hash}")));
        }
        if let (Some(game), true) = (&self.apps[tab].game, board && self.rng.below(12) > 0) {
            if game.looks_on() {
                return Some(doing("hide"));
            }
            let face = game.session.play_view(Lang::Fr, &game.extras, game.at());
            let next = face.next.iter().map(|next| format!("at:{}", next.target.text()));
            let more = ["sit", "missed:on", "missed:again", "ready", "throw"].map(str::to_owned);
            let more = more.into_iter().filter(|_| face.next.is_empty());
            all.extend(next.chain(more).map(|act| doing(&act)));
            return Some(all.swap_remove(self.rng.below(all.len() as u32) as usize));
        }
        collect(&page(&self.apps[tab]).root, &mut all);
        (!all.is_empty()).then(|| all.swap_remove(self.rng.below(all.len() as u32) as usize))
    }

    fn step(&mut self) {
        let tabs = self.apps.len() as u32;
        let tab = self.rng.below(tabs) as usize;
        match self.rng.below(100) {
            0..30 => self.disk.borrow_mut().commit(),
            30..55 => self.hear(tab),
            55..58 => {
                let at = [Msg::PageHidden, Msg::PageShown, Msg::Key(Key::Escape)];
                let msg = at[self.rng.below(3) as usize].clone();
                self.send(tab, msg);
            }
            58 => self.reload(tab),
            59 if self.rng.below(8) == 0 => self.kill(),
            60 => {
                let pages = ["", "settings", "mak-yek", "sahkku", "luzhanqi", "luzhanqi/new"];
                let link = "mak-yek?v=1&m=";
                let hash = match self.rng.below(8) as usize {
                    at if at < 6 => pages[at],
                    6 => "luzhanqi?players=person,computer",
                    _ => link,
                };
                self.send(tab, Msg::Hash(format!("#/{hash}")));
            }
            _ => {
                if let Some(msg) = self.something(tab) {
                    self.send(tab, msg);
                }
            }
        }
    }

    /// A tab hears what waits for it, as the disk has it now.
    fn hear(&mut self, tab: usize) {
        let Some(msg) = self.disk.borrow_mut().news[tab].pop_front() else { return };
        if let Msg::Stored(name) = &msg {
            if self.disk.borrow().is_pending(tab, name) {
                return;
            }
            self.disk.borrow_mut().learn(tab, name);
        }
        if let Msg::Overtaken(name) = &msg {
            self.disk.borrow_mut().learn(tab, name);
        }
        self.send(tab, msg);
    }

    /// A tab is closed and opened again, once what it asked for is written.
    fn reload(&mut self, tab: usize) {
        self.story.push(format!("{tab}: reload"));
        while self.disk.borrow().writes.iter().any(|(of, ..)| *of == tab) {
            self.disk.borrow_mut().commit();
        }
        self.disk.borrow_mut().leave(tab);
        let hash = self.apps[tab].screen.route.hash();
        self.apps[tab] = self.app(tab);
        self.send(tab, Msg::Hash(hash));
    }

    /// The browser dies: what was not written yet is gone, and was seen by nobody for long.
    fn kill(&mut self) {
        self.story.push("killed".to_owned());
        {
            let mut disk = self.disk.borrow_mut();
            disk.writes.clear();
            disk.news.iter_mut().for_each(VecDeque::clear);
            disk.locks.clear();
            disk.waiting.clear();
        }
        self.count();
        for tab in 0..self.apps.len() {
            let hash = self.apps[tab].screen.route.hash();
            self.apps[tab] = self.app(tab);
            self.send(tab, Msg::Hash(hash));
        }
    }

    fn count(&mut self) {
        let seen = std::mem::take(&mut self.seen);
        self.steps += seen.values().map(|line| line.split(' ').count()).sum::<usize>();
    }

    /// All that is on its way arrives.
    fn drain(&mut self) {
        for _ in 0..10_000 {
            let quiet = {
                let disk = self.disk.borrow();
                disk.writes.is_empty() && disk.news.iter().all(VecDeque::is_empty)
            };
            if quiet {
                return;
            }
            self.disk.borrow_mut().commit();
            for tab in 0..self.apps.len() {
                self.hear(tab);
            }
        }
    }
}

fn collect(element: &Element, all: &mut Vec<Msg>) {
    let off = element.get("aria-disabled") == Some("true");
    if let (Some(action), false) = (element.get("data-do"), off) {
        all.push(doing(action));
    }
    if let Some(hash) = element.get("href").filter(|href| href.starts_with("#/")) {
        all.push(Msg::Hash(hash.to_owned()));
    }
    if let (Some(name), Some(value)) = (element.get("name"), element.get("value")) {
        all.push(putting(name, value));
    }
    for kid in &element.kids {
        if let Node::Element(kid) = kid {
            collect(kid, all);
        }
    }
}

/// How many things happen in each of so many runs.
fn amount() -> (u64, usize) {
    cases((12, 4_000), (120, 4_000))
}

#[test]
fn whatever_is_done_in_several_tabs_nobody_goes_back_to_where_less_was_seen() {
    let (runs, steps) = amount();
    let mut seen = 0;
    for seed in 1..=runs {
        let mut tabs = Tabs::new(2 + (seed % 2) as usize, seed);
        for tab in 0..tabs.apps.len() {
            let page = ["#/luzhanqi", "#/mak-yek", "#/"][(seed as usize + tab) % 3];
            tabs.send(tab, Msg::Hash(page.to_owned()));
        }
        for _ in 0..steps {
            tabs.step();
        }
        tabs.count();
        seen += tabs.steps;
        tabs.drain();
        // One tab at most has a game with secrets.
        let open = tabs.apps.iter().filter_map(|app| app.game.as_ref());
        let secret = open.filter(|game| game.session.game().facts().secrets);
        let mut slots: Vec<&str> = secret.map(|game| game.keeping.slot.as_str()).collect();
        slots.sort_unstable();
        assert!(slots.windows(2).all(|pair| pair[0] != pair[1]), "{slots:?}");
    }
    println!("{seen} steps of games with secrets");
    assert!(seen > 10 * runs as usize, "{seen}");
}

/// Two tabs at a game with secrets, the first at it.
fn two() -> Tabs {
    let mut tabs = Tabs::new(2, 7);
    tabs.send(0, Msg::Hash("#/luzhanqi".to_owned()));
    tabs.drain();
    for _ in 0..2 {
        for action in ["sit", "missed:on", "ready"] {
            tabs.send(0, doing(action));
            tabs.drain();
        }
    }
    tabs
}

#[test]
fn an_opponent_who_resigns_in_a_second_tab_has_resigned_in_the_first() {
    let mut tabs = two();
    tabs.send(1, Msg::Hash("#/luzhanqi".to_owned()));
    assert_eq!(page(&tabs.apps[1]).class, "game", "if it is here after all, nothing jumps");
    tabs.drain();
    assert_eq!(page(&tabs.apps[1]).class, "");
    assert!(tabs.apps[1].is_barred() && tabs.apps[1].game.is_none());
    assert!(page(&tabs.apps[1]).root.plain().contains("dans un autre onglet"));
    for action in ["sit", "resign", "resign-yes", "at:s20"] {
        tabs.send(1, doing(action));
    }
    assert!(tabs.apps[1].game.is_none(), "nothing is done to a game that is elsewhere");
    // Taken here, it is gone there.
    tabs.send(1, doing("take-here"));
    tabs.drain();
    assert!(tabs.apps[0].is_barred() && !tabs.apps[1].is_barred());
    for action in ["sit", "missed:on", "resign", "resign-yes"] {
        tabs.send(1, doing(action));
    }
    assert!(tabs.apps[1].game.as_ref().is_some_and(|game| game.session.table.in_play().is_empty()));
    tabs.drain();
    tabs.send(0, doing("take-here"));
    tabs.drain();
    let over =
        tabs.apps[0].game.as_ref().is_some_and(|game| game.session.table.in_play().is_empty());
    assert!(over, "what was given up stays given up");
}

#[test]
fn a_tab_that_is_closed_leaves_its_game_to_the_one_that_waits() {
    let mut tabs = two();
    tabs.send(1, Msg::Hash("#/luzhanqi".to_owned()));
    tabs.drain();
    let steps = tabs.apps[0].game.as_ref().expect("a game").session.table.len();
    tabs.send(0, Msg::Hash("#/".to_owned()));
    tabs.drain();
    assert!(tabs.apps[1].is_barred(), "the home page does not let go of it");
    tabs.reload(0);
    tabs.drain();
    assert_eq!(tabs.apps[1].game.as_ref().expect("its turn").session.table.len(), steps);
    assert!(tabs.apps[1].game.as_ref().is_some_and(|game| game.session.table.is_drawn()));
}

#[test]
fn other_pages_and_an_idle_screen_draw_the_curtain() {
    for page in ["luzhanqi/rules", "settings", "luzhanqi/text", "luzhanqi/new", ""] {
        let mut app = open("#/luzhanqi");
        secret::come(&mut app);
        assert!(!secret::ranks(&app).is_empty());
        go(&mut app, &format!("#/{page}"));
        go(&mut app, "#/luzhanqi");
        assert_eq!(secret::ranks(&app), Vec::<String>::new(), "{page}");
    }
    let mut app = open("#/luzhanqi");
    secret::wait(&mut app);
    let mut effects = press(&mut app, "sit");
    effects.extend(press(&mut app, "missed:on"));
    let idle = |effects: &[Effect]| {
        effects.iter().find_map(|effect| match effect {
            Effect::StartTimer { timer: Timer::Idle(number), .. } => Some(*number),
            _ => None,
        })
    };
    let number = idle(&effects).expect("somebody looks after it");
    app.update(Msg::Key(Key::Arrow(1, 0)));
    let number = idle(&app.update(Msg::TimerFired(Timer::Idle(number))))
        .expect("somebody is there: later again");
    assert!(!secret::ranks(&app).is_empty());
    app.update(Msg::TimerFired(Timer::Idle(number)));
    assert!(secret::ranks(&app).is_empty(), "nobody is there any more");
}

/// What was said to who was at the screen is not left to be read where the game comes anew.
#[test]
fn a_game_that_went_on_elsewhere_is_taken_up_behind_the_curtain_in_silence() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/luzhanqi");
    secret::come(&mut app);
    press(&mut app, "ready");
    secret::come(&mut app);
    assert!(!shown_ranks(&app).is_empty());
    let mut other = open_with(&store, 2, "#/luzhanqi");
    secret::come(&mut other);
    press(&mut other, "ready");
    let effects = app.update(Msg::Stored(store::save_name("luzhanqi")));
    assert!(shown_ranks(&app).is_empty());
    let hushed = effects.iter().position(|effect| *effect == Effect::Hush).expect("silence");
    assert!(effects[hushed..].contains(&Effect::Focus("curtain".to_owned())));
}

#[test]
fn every_game_whose_place_another_took_is_found_on_the_home_page() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/mak-yek");
    let listed = |app: &mut App| {
        app.update(Msg::Hash("#/".to_owned()));
        let all = class(app, "resume");
        all.iter().map(|e| e.plain().replace('\u{a0}', " ")).collect::<Vec<_>>()
    };
    play(&mut app, &["a3-a5", "b6-b4"]);
    // A link, the form, a record, one after the other, and a reload: none takes its place.
    let mut other = open("#/mak-yek");
    play(&mut other, &["h3-h5"]);
    let link = other.game.as_ref().expect("a game").session.table.link();
    let record = other.game.as_ref().expect("a game").session.table.text().expect("it is open");
    for _ in 0..2 {
        app.update(Msg::Hash(format!("#/mak-yek?{link}")));
        assert_eq!(notes(&app), ["h3-h5"]);
        app.update(Msg::Hash("#/mak-yek/new".to_owned()));
        press(&mut app, "start");
        app.update(Msg::Hash("#/mak-yek/text".to_owned()));
        app.update(putting("import", record.clone()));
        press(&mut app, "import");
        assert_eq!(listed(&mut app), ["Partie en coursMak-YekCoups joués : 2Reprendre"]);
    }
    let mut app = open_with(&store, 2, "#/mak-yek");
    assert_eq!(notes(&app), ["a3-a5", "b6-b4"]);
    // With the first step the new one takes it, and the old one is put aside.
    app.update(Msg::Hash(format!("#/mak-yek?{link}")));
    let effects = {
        click(&mut app, "b6");
        click(&mut app, "b4")
    };
    assert!(effects.contains(&Effect::Replace("#/mak-yek".to_owned())), "{effects:?}");
    let mut app = open_with(&store, 3, "#/mak-yek");
    assert_eq!(notes(&app), ["h3-h5", "b6-b4"]);
    let list = listed(&mut app);
    assert_eq!(list.len(), 2);
    assert!(list[1].starts_with("Laissée aujourd"), "{list:?}");
    // It goes on, and the other one is put aside in turn.
    let act = find(&app, |e| e.get("data-do").is_some_and(|act| act.starts_with("resume:")));
    press(&mut app, act[0].get("data-do").expect("the button"));
    let mut app = open_with(&store, 4, "#/mak-yek");
    assert_eq!(notes(&app), ["a3-a5", "b6-b4"]);
    assert_eq!(listed(&mut app).len(), 2);
    let forget = find(&app, |e| e.get("data-do").is_some_and(|act| act.starts_with("forget:")));
    press(&mut app, forget[0].get("data-do").expect("the button"));
    assert_eq!(listed(&mut app).len(), 1);
    assert_eq!(store.names().iter().filter(|name| store::is_save(name)).count(), 1);
}

#[test]
fn no_arrangement_is_offered_that_may_lie_hidden_in_a_game() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/luzhanqi");
    let offered = |app: &App| find(app, |e| e.get("data-do") == Some("own")).len();
    let kept = |app: &mut App| {
        press(app, "menu");
        let all = find(app, |e| e.get("data-do").is_some_and(|act| act.starts_with("keep-own")));
        press(app, "menu");
        all.len()
    };
    for _ in 0..2 {
        secret::come(&mut app);
        assert_eq!(kept(&mut app), 0, "nothing is kept that is hidden");
        press(&mut app, "ready");
    }
    secret::come(&mut app);
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    assert_eq!(kept(&mut app), 2);
    press(&mut app, "keep-own:0");
    press(&mut app, "keep-own:1");
    press(&mut app, "again");
    secret::come(&mut app);
    assert_eq!(offered(&app), 1);
    press(&mut app, "own");
    press(&mut app, "ready");
    // Black begins another game and says to be Red.
    go(&mut app, "#/luzhanqi/new");
    press(&mut app, "start");
    go(&mut app, "#/luzhanqi");
    secret::come(&mut app);
    assert_eq!(offered(&app), 0);
    let before = shown_ranks(&app);
    press(&mut app, "own");
    assert_eq!(shown_ranks(&app), before);
    // Nor once the running one is put aside, nor after a reload.
    press(&mut app, "ready");
    secret::come(&mut app);
    assert_eq!(offered(&app), 0);
    let mut app = open_with(&store, 2, "#/luzhanqi");
    go(&mut app, "#/luzhanqi/new");
    press(&mut app, "start");
    go(&mut app, "#/luzhanqi");
    secret::come(&mut app);
    assert_eq!(offered(&app), 0);
}

fn shown_ranks(app: &App) -> Vec<String> {
    secret::ranks(app)
}

#[test]
fn what_hides_something_does_not_come_back_after_clearing() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/luzhanqi");
    secret::come(&mut app);
    press(&mut app, "ready");
    go(&mut app, "#/settings");
    assert!(page(&app).root.plain().contains("ne peut pas être rétablie"));
    press(&mut app, "clear");
    press(&mut app, "unclear");
    assert!(!store.names().iter().any(|name| store::is_save(name)));
}

#[test]
fn a_broken_save_of_a_game_with_secrets_is_not_shown() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/luzhanqi");
    secret::come(&mut app);
    press(&mut app, "ready");
    let name = store::save_name("luzhanqi");
    let broken = store.get(&name).expect("it is kept").replace("now: 1", "now: 7");
    store.0.borrow_mut().set(&name, &broken);
    let mut app = open_with(&store, 2, "#/luzhanqi");
    go(&mut app, "#/luzhanqi/text");
    let moves = line(&broken);
    assert!(moves.len() > 20 && !page(&app).root.plain().contains(moves.trim()));
    assert_eq!(store.get(&store::broken_name("luzhanqi")).as_deref(), Some(&broken[..]));
    assert_eq!((Brief::read(&broken).steps, game_of(&broken)), (7, Some("luzhanqi")));
}

/// A save can be whole and yet wrong, as one of a version with other rules is: why it is refused
/// would quote the army that may not be laid out.
#[test]
fn why_a_save_of_a_game_with_secrets_is_refused_quotes_no_army() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/luzhanqi");
    for _ in 0..2 {
        secret::come(&mut app);
        press(&mut app, "ready");
    }
    let name = store::save_name("luzhanqi");
    let save = store.get(&name).expect("it is kept");
    let army = secret::army().write();
    let (rows, wrong) = (army.split('/'), army.replace('F', "9"));
    let (body, end) = save.split_at(save.rfind("end: ").expect("a last line"));
    let body = body.replacen(&army, &wrong, 1);
    let count = end.split(' ').nth(1).expect("a count");
    let wrong = format!("{body}end: {count} {:08x}\n", checksum(&body));
    let shows = |app: &App| rows.clone().find(|row| page(app).root.plain().contains(row));
    // As it is kept, and from a file.
    store.0.borrow_mut().set(&name, &wrong);
    let mut app = open_with(&store, 2, "#/luzhanqi");
    let told = page(&app).root.plain();
    assert!(told.contains(&Lang::Fr.set(Lang::Fr.words().bad_save)), "{told}");
    assert_eq!(shows(&app), None, "{told}");
    go(&mut app, "#/luzhanqi/text");
    app.update(putting("import", &wrong));
    press(&mut app, "import");
    let told = class(&app, "err").iter().map(Element::plain).collect::<String>();
    assert!(told.contains(&Lang::Fr.set(Lang::Fr.words().bad_record)), "{told}");
    assert_eq!(shows(&app), None, "{told}");
}

#[test]
fn a_frame_keeps_its_game_by_what_is_asked_of_it() {
    let store = Shared::default();
    let all = ["", "&players=person,computer", "&id=two", "&setup=rows12"];
    for (at, more) in all.iter().enumerate() {
        let mut app = open_with(&store, 1 + at as u64, &format!("#/apit-sodok?frame=1{more}"));
        assert_eq!(app.game.as_ref().expect("a game").session.table.len(), 0, "{more}");
        assert_eq!(store.names().len(), at, "nothing is kept before there is a step");
        let first = if more.contains("rows12") { "a2-a3" } else { "a3-a4" };
        play(&mut app, &[first]);
        assert_eq!(
            app.game.as_ref().expect("a game").session.table.len(),
            1,
            "{more}: {:?}",
            text(&app, "say")
        );
        assert_eq!(store.names().len(), at + 1);
    }
    for more in all {
        let hash = format!("#/apit-sodok?frame=1{more}&lang=en&theme=dark");
        let app = open_with(&store, 9, &hash);
        assert_eq!(app.game.as_ref().expect("a game").session.table.len(), 1, "{more}");
    }
}

#[test]
fn what_another_tab_has_is_not_brought_back_over_it_and_one_reads_why() {
    let mut tabs = two();
    let record = "Palamède record 1\ngame: luzhanqi\n".to_owned();
    tabs.send(1, Msg::Hash("#/mak-yek/text".to_owned()));
    tabs.send(1, putting("import", record));
    tabs.send(1, doing("import"));
    tabs.drain();
    assert!(tabs.apps[1].is_barred(), "{:?}", tabs.apps[1].screen.route);
    assert!(page(&tabs.apps[1]).root.plain().contains("dans un autre onglet"));
    // When that one is closed, nothing happens that was asked for long ago.
    let steps = tabs.apps[0].game.as_ref().expect("a game").session.table.len();
    tabs.reload(0);
    tabs.drain();
    let game = tabs.apps[1].game.as_ref().or(tabs.apps[0].game.as_ref()).expect("a game");
    assert_eq!(game.session.table.len(), steps);
}

/// A game that was put aside last is the last to be forgotten, whatever the clock is set to.
#[test]
fn a_clock_that_is_set_back_lets_no_game_be_forgotten() {
    let (store, now) = (Shared::default(), std::rc::Rc::new(std::cell::Cell::new(TODAY)));
    let clock = now.clone();
    let mut n = 1_u64 << 40;
    let random = Box::new(move || {
        n += 0x1000_0000_0001;
        n
    });
    let mut app = App::new(Platform {
        store: Box::new(store.clone()).into(),
        random,
        clock: Box::new(move || clock.get()),
        ..Platform::in_memory("fr")
    });
    go(&mut app, "#/mak-yek");
    let mut begin = |first: &str| {
        go(&mut app, "#/mak-yek/new");
        press(&mut app, "start");
        go(&mut app, "#/mak-yek");
        play(&mut app, &[first]);
    };
    for _ in 0..11 {
        begin("a3-a5");
    }
    now.set(TODAY - 400 * 86_400_000);
    begin("b3-b5");
    begin("a3-a5");
    begin("a3-a5");
    let aside = |name: &String| name.starts_with("aside.");
    let kept: Vec<String> = store.names().into_iter().filter(aside).collect();
    assert_eq!(kept.len(), 10);
    let has = |name: &String| store.get(name).is_some_and(|text| text.contains("b3-b5"));
    assert!(kept.iter().any(has), "the game that was played last is there");
}

/// Two that were forgotten, one after the other, come back together.
#[test]
fn games_that_are_forgotten_one_after_another_come_back_together() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/mak-yek");
    for first in ["a3-a5", "b3-b5", "c3-c5", "d3-d5"] {
        play(&mut app, &[first]);
        go(&mut app, "#/mak-yek/new");
        press(&mut app, "start");
        go(&mut app, "#/mak-yek");
    }
    go(&mut app, "#/");
    let asides = || -> BTreeMap<String, Option<String>> {
        let names = store.names().into_iter().filter(|name| name.starts_with("aside."));
        names.map(|name| (name.clone(), store.get(&name))).collect()
    };
    let all = asides();
    assert_eq!(all.len(), 3);
    for name in all.keys().take(2) {
        press(&mut app, &format!("forget:{name}"));
    }
    assert_eq!(asides().len(), 1);
    press(&mut app, "unclear");
    assert_eq!(asides(), all);
}

/// A game that comes back among those put aside leaves the one that is open as it is, with the piece that is chosen.
#[test]
fn a_game_that_comes_back_leaves_the_open_one_as_it_is() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/mak-yek?frame=1");
    play(&mut app, &["a3-a5"]);
    press(&mut app, "menu");
    press(&mut app, "start");
    play(&mut app, &["b3-b5"]);
    press(&mut app, "at:s41");
    let name = store.names().into_iter().find(|name| name.starts_with("aside.")).expect("a game");
    let chosen =
        |app: &App| app.game.as_ref().is_some_and(|game| !game.session.table.clicks().is_empty());
    assert!(chosen(&app));
    press(&mut app, "menu");
    press(&mut app, &format!("forget:{name}"));
    press(&mut app, "unclear");
    assert!(store.get(&name).is_some() && chosen(&app));
}

/// A game that was forgotten can be brought back.
#[test]
fn a_game_that_is_forgotten_can_be_brought_back() {
    let store = Shared::default();
    let mut app = open_with(&store, 1, "#/mak-yek");
    play(&mut app, &["a3-a5"]);
    go(&mut app, "#/mak-yek/new");
    press(&mut app, "start");
    go(&mut app, "#/mak-yek");
    play(&mut app, &["b3-b5"]);
    go(&mut app, "#/");
    let name = store.names().into_iter().find(|name| name.starts_with("aside.")).expect("a game");
    let kept = store.get(&name);
    press(&mut app, &format!("forget:{name}"));
    assert_eq!(store.get(&name), None);
    assert_eq!(class(&app, "notice").len(), 1);
    press(&mut app, "unclear");
    assert_eq!(store.get(&name), kept);
    assert!(class(&app, "notice").is_empty());
}
