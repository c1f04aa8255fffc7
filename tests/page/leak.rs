//! Law 4 on the page: of two games that differ only in what an eye cannot know, the page
//! that this eye looks at is the same, to the last attribute; so is what the browser is
//! asked to do and what is kept. Only the save holds secrets (and the file with it that is
//! offered where the page breaks), the arrangements that players keep, and the questions
//! that the computers are asked.

use super::secret::{drawn, looks_on, rank_names};
use super::*;
use crate::depth::{cases, is_deep};
use crate::pairs::{bold, others, same_news};
use palamede::app::Page;
use palamede::games::luzhanqi::{Act, Battle, Phase, Style};
use palamede::record::{Dice, Setup};
use palamede::rules::{
    Eye, Game, Generator, Line, Options, Rng, Rules, Seats, Silent, Step, StepOf, Turn,
};
use palamede::scene::tree::Node;
use palamede::table::{Extras, Table};

type Steps<const F: bool> = Vec<StepOf<Battle<F>>>;

/// How many positions of each game are looked at.
fn wanted() -> usize {
    cases(30, 1_000)
}

/// The steps of a game to where it still goes on.
fn whole_game<const F: bool>(options: &Options, rng: &mut Generator) -> Steps<F> {
    let (mut line, mut steps) = (Line::new(Battle::<F>::start(options)), Vec::new());
    while steps.len() < 1_000 {
        let state = line.state();
        let step = match line.turn() {
            Turn::Over(_) => break,
            Turn::Chance { .. } => Step::Roll(state.throw(rng).expect("a lot")),
            Turn::Seat(seat) if F && rng.below(80) == 0 => Step::Resign(seat),
            Turn::Seat(_) => {
                let any = state.nth(rng.below(state.count() as u32) as usize);
                Step::Move(bold(state, rng).or(any).expect("a move"))
            }
        };
        line.advance(&step, &mut Silent);
        steps.push(step);
    }
    if let Turn::Over(_) = line.turn() {
        steps.pop();
    }
    steps
}

/// Two pages, each with its storage.
struct Both {
    apps: [App; 2],
    stores: [Shared; 2],
    /// The names under which secrets may be kept.
    secret: Vec<String>,
    compared: usize,
    /// Of the moments in which something that was missed went by: all, those with several
    /// numbers, those with an attack.
    filmed: usize,
    numbered: usize,
    duels: usize,
}

impl Both {
    /// The pages of two games that were kept like this. Each seat but `own` has kept other
    /// arrangements too.
    fn open<const F: bool>(
        options: &Options,
        games: [&Steps<F>; 2],
        extras: &Extras,
        own: Option<Seat>,
    ) -> Both {
        let id = Battle::<F>::ID;
        let kept = |seat: Seat| store::own_name(id, &seat.index().to_string());
        let stores = [0, 1].map(|n| {
            let setup = Setup { options: options.clone(), start: None, dice: Dice::Given };
            let mut table = Table::<Battle<F>>::new(setup, Seats::NONE).expect("the usual start");
            games[n].iter().for_each(|step| table.take(step.clone()).expect("a legal step"));
            let mut shared = Shared::default();
            shared.set(&store::save_name(id), table.save(extras).open());
            for seat in Seat::first(Battle::<F>::SEATS) {
                let style = if own == Some(seat) { Style::Attack } else { Style::ALL[n] };
                shared.set(&kept(seat), &style.army().write());
            }
            shared
        });
        let mut secret: Vec<String> = Seat::first(4).map(kept).collect();
        secret.push(store::save_name(id));
        let apps = stores.each_ref().map(|shared| open_with(shared, 1, &format!("#/{id}")));
        let (compared, filmed, numbered, duels) = (0, 0, 0, 0);
        let mut both = Both { apps, stores, secret, compared, filmed, numbered, duels };
        both.same("the page is opened");
        let saved = both.stores.each_ref().map(|store| store.get(&store::save_name(id)));
        assert!(saved[0].is_some() && saved[0] != saved[1], "they differ");
        // The moment after a step is over.
        if let Some(over) = passed(&both.apps[0]) {
            both.alike(over);
        }
        both
    }

    /// Does something on both pages, alike whatever is hidden.
    fn alike(&mut self, msg: Msg) {
        let effects = self.apps.each_mut().map(|app| {
            let mut effects = app.update(msg.clone());
            effects.retain(|effect| match effect {
                // How much was pressed before differs where two come to the same place.
                Effect::Think { .. } | Effect::StartTimer { timer: Timer::Idle(_), .. } => false,
                _ => true,
            });
            effects
        });
        assert_eq!(effects[0], effects[1], "{msg:?}");
        self.same(&format!("{msg:?}"));
    }

    fn press(&mut self, action: &str) {
        self.alike(doing(action));
    }

    fn set(&mut self, name: &str, value: &str) {
        self.alike(putting(&format!("pref.{name}"), value));
    }

    fn lay_flat(&mut self, value: &str) {
        self.alike(putting("flat", value));
    }

    /// What is drawn and what is kept is the same.
    fn same(&mut self, what: &str) {
        let [a, b] = self.apps.each_ref().map(page);
        let all = |page: &Page| (page.title.clone(), page.class, page.ratio.clone());
        assert_eq!(all(&a), all(&b), "{what}");
        if a.root != b.root {
            let (a, b) = (format!("{:?}", a.root), format!("{:?}", b.root));
            let at = a.bytes().zip(b.bytes()).take_while(|(a, b)| a == b).count();
            let part = |text: &str| {
                String::from_utf8_lossy(&text.as_bytes()[at - 300..at + 60]).into_owned()
            };
            panic!("{what}:\n{}\n{}", part(&a), part(&b));
        }
        let kept = self.stores.each_ref().map(|store| {
            let names = store.names().into_iter().filter(|name| !self.secret.contains(name));
            names.map(|name| (store.get(&name), name)).collect::<Vec<_>>()
        });
        assert_eq!(kept[0], kept[1], "{what}");
        // Nor does a careless line in a log tell anything.
        let written = self.apps.each_ref().map(|app| {
            let table = app.game.as_ref().map(|game| &game.session.table);
            table.map(|table| format!("{table:?} {:?} {:?}", table.whole(), table.question()))
        });
        assert_eq!(written[0], written[1], "{what}");
        self.compared += 1;
    }

    /// The next person comes to the screen.
    fn come(&mut self) {
        self.press("sit");
        self.film();
        self.press("missed:again");
        self.film();
        self.press("missed:on");
    }

    /// What was missed goes by, moment by moment, and no face is shown that not everybody knows.
    fn film(&mut self) {
        while let Some(number) = self.apps[0].game.as_ref().and_then(|game| game.film()) {
            self.alike(Msg::TimerFired(Timer::Film(number)));
            let app = &self.apps[0];
            self.filmed += 1;
            self.numbered += usize::from(class(app, "mk-order").len() > 1);
            for duel in class(app, "duel") {
                self.duels += 1;
                // A flag that falls is known to all, by its name, too.
                let flag = |lang: &Lang| rank_names(*lang)[11] == duel.plain().to_lowercase();
                let told = duel.plain().is_empty() || Lang::ALL.iter().any(flag);
                assert!(told, "{}", duel.markup());
            }
        }
    }

    /// One player lays its army out in another way than the other, keeps it, presses for the
    /// ranks, is refused a click, and leaves: none of this is found anywhere, nor by the next.
    fn do_and_leave(&mut self) {
        press(&mut self.apps[0], "at:b3");
        self.same("the device lies flat");
        let app = &mut self.apps[0];
        (0..4).for_each(|seat| drop(press(app, &format!("keep-own:{seat}"))));
        for site in 0..60 {
            press(app, &format!("at:s{site}"));
            if app.game.as_ref().is_some_and(|game| game.beside.refused.is_some()) {
                break;
            }
            // Nothing is moved: what was selected is not any more.
            press(app, &format!("at:s{site}"));
        }
        press(app, "peek:on");
        self.alike(Msg::PageHidden);
        self.come();
    }

    /// Who has moved looks at what came of it, and passes the screen on; tells whether it could.
    fn rest(&mut self, n: usize, rng: &mut Generator) -> bool {
        if !looks_on(&self.apps[0]) {
            return false;
        }
        for action in ["read", "around", "back:previous", "back:last", "memo-which", "menu"] {
            self.press(action);
        }
        self.press(&format!("at:s{}", rng.below(60)));
        self.alike(Msg::Focused(n % 60));
        self.lay_flat("on");
        self.press("peek:on");
        self.press("peek:off");
        match n % 3 {
            0 => self.press("hide"),
            1 => self.alike(Msg::Key(Key::Escape)),
            _ => {
                let over = passed(&self.apps[0]);
                self.press("memo-close");
                self.alike(over.expect("a time"));
                self.alike(passed(&self.apps[0]).expect("another"));
            }
        }
        true
    }

    /// What else a person may look at.
    fn look_around(&mut self, id: &str, n: usize) {
        self.set(&format!("aid.{id}.ranks"), "on");
        match n % 6 {
            0 => self.set("labels", "chinese"),
            1 => self.set("labels", "symbols"),
            2 => self.set("lang", "en"),
            3 => self.set("lang", "zh"),
            4 => self.alike(Msg::Resized { upright: true }),
            _ => {
                self.set("coordinates", "off");
                self.set("hints", "off");
            }
        }
        for action in ["back:first", "back:next", "back:3", "back:previous", "back:last", "menu"] {
            self.press(action);
        }
        for action in ["copy-link", "full", "resign", "resign-no", "undo", "redo", "through:0"] {
            self.press(action);
        }
        let pages = ["text", "new", "rules"];
        let page = pages[n % if n.is_multiple_of(12) { 3 } else { 2 }];
        self.alike(Msg::Hash(format!("#/{id}/{page}")));
        self.press("copy-record");
        self.press("download");
        self.alike(Msg::Hash(["#/", "#/settings"][n / 2 % 2].to_owned()));
        self.alike(Msg::Hash(format!("#/{id}")));
        self.alike(Msg::Focused(n % 60));
        self.alike(Msg::Key(Key::Arrow(1, 0)));
    }
}

/// Every text and label of the page.
pub fn texts(app: &App) -> String {
    fn gather(element: &Element, out: &mut String) {
        out.extend(element.attrs.iter().map(|(_, value)| format!("{value}\n")));
        for kid in &element.kids {
            match kid {
                Node::Text(text) => *out += &format!("{text}\n"),
                Node::Element(element) => gather(element, out),
            }
        }
    }
    let mut out = String::new();
    for element in [class(app, "stage"), class(app, "say"), class(app, "pls")].iter().flatten() {
        gather(element, &mut out);
    }
    out
}

/// Behind the curtain there is no piece, and no rank is named but a marshal's, whose fall
/// everybody hears of, and a flag's.
fn nothing_is_left(both: &mut Both) {
    let app = &both.apps[0];
    let lang = app.lang();
    assert!(drawn(app) && class(app, "log").is_empty());
    assert!(find(app, |e| e.get("role") == Some("gridcell")).is_empty());
    assert!(find(app, |e| e.get("class").is_some_and(|c| c.starts_with("num"))).is_empty());
    let texts = lang.set(&texts(app)).to_lowercase();
    let words: Vec<&str> = texts.split(|c: char| !c.is_alphanumeric() && c != '-').collect();
    for (n, rank) in rank_names(lang).into_iter().enumerate().filter(|(n, _)| ![8, 11].contains(n))
    {
        let told = if lang == Lang::Zh { texts.contains(rank) } else { words.contains(&rank) };
        assert!(!told, "rank {n}, {rank}: {texts}");
    }
}

/// What a seat at the screen does without anything being told by it.
fn act<const F: bool>(
    both: &mut Both,
    options: &Options,
    [steps, other]: [&Steps<F>; 2],
    rng: &mut Generator,
) -> bool {
    let mut line = Line::new(Battle::<F>::start(options));
    steps.iter().for_each(|step| line.advance(step, &mut Silent));
    let state = line.state();
    if state.full().public().phase == Phase::Deploy {
        let home = 30 * state.full().public().variant.territory(state.full().public().seat);
        for action in ["at:b0", "at:b3", "own", "keep-own:0"] {
            both.press(action);
        }
        both.press(&format!("at:s{}", home + 5));
        both.press(&format!("at:s{}", home + 23));
        // What the options make public when all have laid out is no leak.
        let v = state.full().public().variant;
        if !v.clairvoyance && !v.ally {
            both.press("ready");
        }
        return true;
    }
    let legal = state.list();
    let chosen = (0..12).map(|_| legal[rng.below(legal.len() as u32) as usize]).find(|act| {
        let with = |steps: &Steps<F>| -> Steps<F> {
            steps.iter().cloned().chain([Step::Move(*act)]).collect()
        };
        let mut next = line.clone();
        next.advance(&Step::Move(*act), &mut Silent);
        // At the end everything is laid open.
        let over = matches!(next.turn(), Turn::Over(_));
        !over && same_news::<F>(options, &with(steps), &with(other))
    });
    let Some(Act::Go { from, to }) = chosen else { return false };
    // A wrong click, a piece that is chosen, a move.
    for site in [to, from, from, (from + 17) % 60] {
        both.press(&format!("at:s{site}"));
    }
    both.alike(Msg::Key(Key::Escape));
    both.come();
    both.alike(Msg::Drag { from: from.into(), to: to.into() });
    true
}

/// What was compared: pages for which seats, and games in which somebody acted.
#[derive(Default, Debug)]
struct Count {
    positions: usize,
    pages: usize,
    curtains: usize,
    acted: usize,
    rested: usize,
    alone: usize,
    deploying: usize,
    filmed: usize,
    numbered: usize,
    duels: usize,
}

impl Count {
    fn add(&mut self, both: &Both) {
        self.pages += both.compared;
        self.filmed += both.filmed;
        self.numbered += both.numbered;
        self.duels += both.duels;
    }
}

/// Two games that an eye cannot tell apart.
struct Pair<'a, const F: bool> {
    options: &'a Options,
    games: [&'a Steps<F>; 2],
    /// Which of all pairs it is.
    n: usize,
}

impl<const F: bool> Pair<'_, F> {
    fn open(&self, extras: &Extras, own: Option<Seat>) -> Both {
        Both::open::<F>(self.options, self.games, extras, own)
    }

    /// Nobody looks, or anybody while the device lies flat.
    fn for_all(&self, rng: &mut Generator, count: &mut Count) {
        let id = Battle::<F>::ID;
        let mut both = self.open(&Extras::default(), None);
        both.set("lang", ["fr", "en", "zh", "de"][self.n % 4]);
        nothing_is_left(&mut both);
        // What a seat has seen does not stay when the device is laid flat.
        both.set(&format!("aid.{id}.ranks"), "on");
        for app in &mut both.apps {
            press(app, "sit");
            press(app, "missed:on");
            page(app);
        }
        both.lay_flat("on");
        both.alike(Msg::PageHidden);
        nothing_is_left(&mut both);
        both.come();
        both.look_around(id, self.n);
        // The ranks are pressed for and let go.
        for app in &mut both.apps {
            press(app, "peek:on");
            page(app);
        }
        both.press("peek:off");
        both.do_and_leave();
        // No click tells what a piece is, whether or not it can move.
        let all = both.apps[0].game.as_ref().map_or(1, |game| game.session.board().sites.len());
        for _ in 0..8 {
            let site = format!("at:s{}", rng.below(all as u32));
            both.press(&site);
            both.press(&site);
        }
        both.press("hide");
        nothing_is_left(&mut both);
        count.add(&both);
        count.curtains += 1;
    }

    /// The seat to act comes to the screen, looks and acts; the curtain falls behind it.
    fn for_who_acts(&self, seat: Seat, rng: &mut Generator, count: &mut Count) {
        let mut both = self.open(&Extras::default(), Some(seat));
        both.come();
        both.look_around(Battle::<F>::ID, self.n);
        both.set("lang", "fr");
        if act::<F>(&mut both, self.options, self.games, rng) {
            count.acted += 1;
            both.alike(Msg::AnimationEnded);
            count.rested += usize::from(both.rest(self.n, rng));
            both.alike(Msg::PageHidden);
            nothing_is_left(&mut both);
        }
        count.add(&both);
        count.deploying += usize::from(self.games[0].len() < Battle::<F>::SEATS);
    }

    /// The seat is the only person.
    fn for_who_is_alone(&self, seat: Seat, count: &mut Count) {
        let mut alone = Extras::default();
        for other in Seat::first(Battle::<F>::SEATS).filter(|&other| other != seat) {
            alone.players[other].level = Some(1);
        }
        let mut both = self.open(&alone, Some(seat));
        both.look_around(Battle::<F>::ID, self.n);
        both.lay_flat("on");
        both.press("peek");
        both.press("peek");
        both.lay_flat("off");
        for site in [self.n % 60, 7 * self.n % 60, 31 * self.n % 60] {
            both.press(&format!("at:s{site}"));
            both.alike(Msg::Key(Key::Escape));
        }
        count.add(&both);
        count.alone += 1;
    }
}

/// Compares the pages for each eye after these steps.
fn compare<const F: bool>(
    options: &Options,
    steps: &Steps<F>,
    seed: usize,
    rng: &mut Generator,
    count: &mut Count,
) {
    let mut line = Line::new(Battle::<F>::start(options));
    steps.iter().for_each(|step| line.advance(step, &mut Silent));
    let before = count.pages;
    let eyes = Seat::first(Battle::<F>::SEATS).map(Eye::Seat).chain([Eye::Public]);
    for (at, eye) in eyes.enumerate() {
        // In the long run the eyes take turns.
        if is_deep() && at != steps.len() % (Battle::<F>::SEATS + 1) {
            continue;
        }
        let found = others::<F>(options, steps, eye, rng, 1);
        let Some(other) = found.first() else { continue };
        let pair = Pair::<F> { options, games: [steps, other], n: count.pages + seed };
        let Eye::Seat(seat) = eye else {
            pair.for_all(rng, count);
            continue;
        };
        if line.turn() == Turn::Seat(seat) {
            pair.for_who_acts(seat, rng, count);
        }
        pair.for_who_is_alone(seat, count);
    }
    count.positions += usize::from(count.pages > before);
}

fn pages_are_the_same<const F: bool>() {
    let id = Battle::<F>::ID;
    let sets = Options::pairwise(Battle::<F>::OPTIONS);
    let mut count = Count::default();
    for seed in 0.. {
        if count.positions >= wanted() && seed >= sets.len() {
            break;
        }
        let options = &sets[seed % sets.len()];
        let mut rng = Generator::new(seed as u64);
        let steps = whole_game::<F>(options, &mut rng);
        let mut depths = vec![1 + rng.below(Battle::<F>::SEATS as u32) as usize, steps.len()];
        depths.push(1 + rng.below(steps.len() as u32) as usize);
        for depth in depths.into_iter().filter(|&depth| depth <= steps.len()) {
            compare::<F>(options, &steps[..depth].to_vec(), seed, &mut rng, &mut count);
        }
    }
    println!("{id}: {count:?}");
    let Count { positions, pages, curtains, acted, rested, alone, .. } = count;
    let some = positions / 20;
    assert!(pages > 20 * positions && curtains > some && alone > some, "{count:?}");
    assert!(acted > some && count.deploying > some && rested > some, "{count:?}");
    assert!(count.filmed > positions / 2 && count.duels > some, "{count:?}");
    assert_eq!(count.numbered > some, Battle::<F>::SEATS > 2, "{count:?}");
}

#[test]
fn the_page_of_the_game_for_two_leaks_nothing() {
    pages_are_the_same::<false>();
}

#[test]
fn the_page_of_the_game_for_four_leaks_nothing() {
    pages_are_the_same::<true>();
}
