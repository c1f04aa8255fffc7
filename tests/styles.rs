//! The style sheets: their shape, and that they and what is shown know each other. What a sheet
//! names is on some page of some game, and what a page shows is named by a sheet.

use palamede::app::{Action, App, Effect, Field, Kept, Msg, Platform, Timer};
use palamede::app::{crash, page};
use palamede::games::GameId;
use palamede::mind::{Ask, work};
use palamede::rules::{Generator, Rng};
use palamede::scene::tree::{Element, Node, with};
use palamede::scene::{Look, TILE_LETTERS, glyph};
use palamede::text::{Lang, Voice};
use std::collections::{BTreeSet, VecDeque};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// The most columns that a line of a sheet may have.
const WIDEST: usize = 100;

/// Classes that are shown and named in no sheet, each with who reads it. (`mk-` and more: marks
/// by their names, for tests and for what moves.)
const UNSTYLED: [(&str, &str); 5] = [
    ("boot", "the browser tests"),
    ("hold", "the page, of what shows ranks as long as it is held"),
    ("mk-", "tests, and the page where something moves or fades"),
    ("newer", "the browser tests"),
    ("stands", "the drawing of boards that lie on their side"),
];

/// Classes that mean one thing in a picture and another one outside: they could hide each other.
const TWICE: [(&str, &str); 1] = [("big", "no sheet names it alone")];

/// What lies on a board and is hidden by a sheet, with the reason.
const HIDDEN: [(&str, &str); 2] =
    [("coords", "where a setting says so"), ("nam", "where tiles show something else")];

/// What is pressed before anything else by who plays on.
const FIRST: [&str; 5] = ["sit", "missed:on", "ready", "throw", "resign-yes"];

/// How the games are opened.
const ASKED: [&str; 8] = [
    "",
    "?lang=zh",
    "?seating=opposite",
    "?seating=passing",
    "?players=person,computer",
    "?players=computer,computer",
    "?frame=1",
    "?v=0&m=nothing",
];

/// Names, each once and in order.
type Names = BTreeSet<String>;

/// A sheet's rules: what stands before their braces, and their declarations.
#[derive(Default)]
struct Sheet {
    selectors: Vec<String>,
    /// Those of rules that show nothing.
    hiding: Vec<String>,
    declarations: Vec<(String, String)>,
}

/// What a press on the control of this text is.
fn doing(action: &str) -> Msg {
    Msg::Do(Action::read(action).unwrap_or_else(|| panic!("{action}")))
}

/// A text without its comments and the insides of strings; lines stay where they are.
fn bare(text: &str) -> String {
    let (mut out, mut rest) = (String::new(), text);
    while let Some(c) = rest.chars().next() {
        let (length, seen) = if rest.starts_with("/*") {
            (rest.find("*/").map_or(rest.len(), |end| end + 2), "")
        } else if c == '"' {
            (rest[1..].find('"').map_or(rest.len(), |end| end + 2), "\"\"")
        } else {
            (c.len_utf8(), &rest[..c.len_utf8()])
        };
        out.push_str(seen);
        if seen != "\n" {
            out.push_str(&"\n".repeat(rest[..length].matches('\n').count()));
        }
        rest = &rest[length..];
    }
    out
}

impl Sheet {
    fn read(text: &str) -> Sheet {
        let (mut sheet, mut before) = (Sheet::default(), String::new());
        for c in bare(text).chars() {
            match c {
                '{' if !before.trim_start().starts_with('@') => {
                    sheet.selectors.push(before.trim().to_owned());
                }
                ';' | '}' => {
                    let declaration = before.split_once(':');
                    let declaration =
                        declaration.map(|(name, of)| (name.trim().to_owned(), of.to_owned()));
                    let hides = declaration.as_ref().is_some_and(|(name, of)| {
                        ["display", "visibility"].contains(&name.as_str())
                            && ["none", "hidden"].contains(&of.trim())
                    });
                    sheet.hiding.extend(sheet.selectors.last().filter(|_| hides).cloned());
                    sheet.declarations.extend(declaration);
                }
                '{' => {}
                _ => {
                    before.push(c);
                    continue;
                }
            }
            before.clear();
        }
        sheet
    }

    /// The classes and identities, with their dot or hash, and the tags that its selectors name.
    fn names(&self) -> Names {
        self.selectors.iter().flat_map(|selector| names(selector)).collect()
    }

    /// The custom properties that it sets.
    fn set(&self) -> Names {
        let all = self.declarations.iter().map(|(name, _)| name);
        all.filter(|name| name.starts_with("--")).cloned().collect()
    }

    /// The custom properties that it reads.
    fn read_vars(&self) -> Names {
        let all = self.declarations.iter().flat_map(|(_, value)| value.split("var(").skip(1));
        all.map(|rest| rest.chars().take_while(|&c| is_name(c)).collect()).collect()
    }
}

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '-' || c == '_'
}

/// What a selector names. What stands in brackets is an attribute, behind a colon a state; of
/// what that has in braces only the lists are selectors again.
fn names(selector: &str) -> Names {
    let (mut found, mut rest) = (Names::new(), selector);
    while let Some(c) = rest.chars().next() {
        let word = |from: &str| from.chars().take_while(|&c| is_name(c)).collect::<String>();
        let mut length = c.len_utf8();
        if c == '[' {
            length = rest.find(']').map_or(rest.len(), |end| end + 1);
        } else if c == ':' {
            let state = word(rest.trim_start_matches(':'));
            length = rest.len() - rest.trim_start_matches(':').len() + state.len();
            let list = ["is", "not", "has", "where"].contains(&state.as_str());
            if !list && rest[length..].starts_with('(') {
                length += rest[length..].find(')').map_or(0, |end| end + 1);
            }
        } else if c == '.' || c == '#' {
            let name = word(&rest[1..]);
            length += name.len();
            found.insert(format!("{c}{name}"));
        } else if c.is_alphabetic() {
            let name = word(rest);
            length = name.len();
            // (The first and the last picture of what moves have names, too.)
            found.extend(Some(name).filter(|name| name != "from" && name != "to"));
        }
        rest = &rest[length..];
    }
    found
}

/// What is wrong with the shape of a sheet.
fn faults(name: &str, text: &str) -> Vec<String> {
    let mut out = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let columns = line.chars().count();
        if columns > WIDEST {
            out.push(format!("{name}:{}: {columns} columns", at + 1));
        }
    }
    for (at, line) in bare(text).lines().enumerate() {
        let ends = line.matches([';', '{', '}']).count();
        if ends > 1 || ends == 1 && !line.trim_end().ends_with([';', '{', '}']) {
            out.push(format!("{name}:{}: more than one declaration", at + 1));
        }
    }
    out
}

/// What the pages show.
#[derive(Default)]
struct Shown {
    /// Classes and identities, with their dot or hash, and tags.
    names: Names,
    /// Classes in pictures, and those outside.
    drawn: Names,
    written: Names,
}

impl Shown {
    /// Adds what else was shown.
    fn add(&mut self, other: Shown) {
        self.names.extend(other.names);
        self.drawn.extend(other.drawn);
        self.written.extend(other.written);
    }

    fn class(&mut self, classes: &str, drawn: bool) {
        for class in classes.split_whitespace() {
            self.names.insert(format!(".{class}"));
            let some = if drawn { &mut self.drawn } else { &mut self.written };
            some.insert(class.to_owned());
        }
    }

    fn look(&mut self, element: &Element, drawn: bool) {
        self.names.insert(element.tag.to_owned());
        self.names.extend(element.get("id").map(|id| format!("#{id}")));
        self.class(element.get("class").unwrap_or_default(), drawn);
        for kid in &element.kids {
            if let Node::Element(kid) = kid {
                self.look(kid, drawn || element.tag == "svg");
            }
        }
    }

    /// What scripts and the first page write themselves: the literals behind these words.
    fn written_by(&mut self, source: &str) {
        let ways =
            ["class=\"", "className = \"", "part(\"", "set_class_name(\"", "class_list().add_1(\""];
        for before in ways {
            for (at, _) in source.match_indices(before) {
                let rest = &source[at + before.len()..];
                let classes = rest.split('"').next().unwrap_or_default().split_whitespace();
                self.names.extend(classes.map(|class| format!(".{class}")));
            }
        }
    }
}

/// A visitor who tries everything.
struct Visitor {
    app: App,
    rng: Generator,
}

impl Visitor {
    fn new(seed: u64, hash: &str) -> Visitor {
        let mut n = seed << 24;
        let random = move || {
            n += 1;
            n.wrapping_mul(0x9e37_79b9_7f4a_7c15)
        };
        let (random, clock) = (Box::new(random), Box::new(|| 20_000 * 86_400_000));
        let app = App::new(Platform { random, clock, ..Platform::in_memory("fr") });
        let mut new = Visitor { app, rng: Generator::new(seed) };
        new.send(Msg::Hash(hash.to_owned()));
        new
    }

    /// Whether who has moved still looks at it.
    fn looks_on(&self) -> bool {
        self.app.game.as_ref().is_some_and(|game| game.looks_on())
    }

    fn one(&mut self, among: usize) -> usize {
        self.rng.below(among as u32) as usize
    }

    /// The page takes something in, and what comes of it.
    fn send(&mut self, msg: Msg) {
        let mut news = VecDeque::from([msg]);
        while let Some(msg) = news.pop_front() {
            for effect in self.app.update(msg) {
                news.extend(match effect {
                    Effect::Claim { slot, .. } => Some(Msg::Claimed { slot, mine: true }),
                    // Who has moved looks at it for as long as it likes.
                    Effect::StartTimer { timer: Timer::Computer(..) | Timer::Idle(_), .. } => None,
                    Effect::StartTimer { .. } if self.looks_on() => None,
                    Effect::StartTimer { timer, .. } => Some(Msg::TimerFired(timer)),
                    Effect::Motion(_) => Some(Msg::AnimationEnded),
                    Effect::Go(hash) => Some(Msg::Hash(hash)),
                    // A review that is never answered is seen at work.
                    Effect::Think { job, .. } if job.ask == Ask::Review && self.one(9) == 0 => None,
                    Effect::Think { job, .. } => {
                        let mut thinker = work(&job, || 0.0);
                        // What it knows after a glance will do.
                        let answer = thinker.think(5_000).unwrap_or_else(|| thinker.hurry());
                        Some(Msg::Answer(answer))
                    }
                    _ => None,
                });
            }
        }
    }

    /// Any control of the page, or what comes from elsewhere; who plays on does mostly that.
    fn something(&mut self, root: &Element, plays: bool) -> Msg {
        let (mut all, mut asked) = (Vec::new(), Vec::new());
        let set = |name: &str, value: &str| Msg::Input {
            field: Field::read(name).unwrap_or_else(|| panic!("{name}")),
            value: value.into(),
        };
        let on = if self.one(4) > 0 { "on" } else { "off" };
        root.walk(&mut |element| {
            let can = element.get("aria-disabled") != Some("true");
            if let (Some(action), true) = (element.get("data-do"), can) {
                let first = FIRST.contains(&action) || action == "hide" && self.looks_on();
                asked.extend(first.then(|| doing(action)));
                all.push(doing(action));
            }
            let switch = (element.get("type") == Some("checkbox")).then_some(on);
            let value = element.get("value").or(switch);
            all.extend(element.get("name").zip(value).map(|(name, value)| set(name, value)));
        });
        if self.one(30) == 0 {
            all = ["", "chinese", "symbols"].map(|labels| set("pref.labels", labels)).into();
            all.extend([(300, 300), (900, 900)].map(|(w, h)| Msg::BoardResized(w, h)));
            all.extend([Msg::FullScreen(true), Msg::FullScreen(false), Msg::Newer]);
            all.push(set("pref.coordinates", on));
        } else if plays && self.one(8) > 0 {
            if let (Some(game), true) = (&self.app.game, asked.is_empty()) {
                let face = game.session.play_view(Lang::Fr, &game.extras, game.at());
                let next = face.next.iter().map(|next| format!("at:{}", next.target.text()));
                asked.extend(next.map(|act| doing(&act)));
            }
            all = if asked.is_empty() { all } else { asked };
        }
        let at = self.one(all.len());
        all.swap_remove(at)
    }

    /// The place of a piece that somebody may note something on.
    fn unknown(&self) -> Option<String> {
        let mut found = None;
        page(&self.app).root.walk(&mut |element| {
            if element.get("data-memo").is_some() {
                let action = element.get("data-do").unwrap_or_default();
                found = action.strip_prefix("at:").map(str::to_owned);
            }
        });
        found
    }

    /// Switches on whatever there is to be switched: a game has it in its menu.
    fn switch_on(&mut self, shown: &mut Shown) {
        let plays = self.app.game.is_some() && !self.app.screen.menu;
        if plays {
            self.send(doing("menu"));
        }
        let root = self.look(shown);
        let mut names = Vec::new();
        root.walk(&mut |element| {
            let is_switch = element.get("type") == Some("checkbox");
            names.extend(element.get("name").filter(|_| is_switch).and_then(Field::read));
        });
        for field in names {
            self.send(Msg::Input { field, value: "on".into() });
        }
        if plays && self.app.screen.menu {
            self.send(doing("menu"));
        }
    }

    fn look(&self, shown: &mut Shown) -> Element {
        let page = page(&self.app);
        shown.class(page.class, false);
        shown.look(&page.root, false);
        page.root
    }
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The files below a folder whose names end so, and their texts.
fn files(folder: &Path, end: &str) -> Vec<(String, String)> {
    let (mut found, mut left) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(next) = left.pop() {
        for entry in std::fs::read_dir(&next).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            if path.is_dir() {
                left.push(path);
            } else if name.ends_with(end) {
                found.push((name, std::fs::read_to_string(&path).expect("a text")));
            }
        }
    }
    found.sort();
    found
}

fn sheets() -> Vec<(String, Sheet)> {
    let files = files(&root().join("styles"), ".css");
    assert!(files.len() > 10, "{} sheets", files.len());
    files.into_iter().map(|(name, text)| (name, Sheet::read(&text))).collect()
}

/// What is shown of a game: its pages, and people and computers who do whatever comes to their mind.
fn shown_of(at: usize, game: GameId) -> Shown {
    let mut shown = Shown::default();
    for of in ["/rules", "/new", "/text", "/setup"] {
        Visitor::new(1, &format!("#/{}{of}", game.id())).look(&mut shown);
    }
    for (seed, of) in ASKED.into_iter().enumerate() {
        let seed = (at * 10 + seed) as u64;
        for plays in [false, true] {
            let mut visitor = Visitor::new(seed, &format!("#/{}{of}", game.id()));
            for _ in 0..120 {
                let root = visitor.look(&mut shown);
                let msg = visitor.something(&root, plays);
                visitor.send(msg);
            }
            // At last somebody comes to the screen, wants every help, notes what can be noted,
            // and gives up.
            for act in FIRST.repeat(4) {
                visitor.send(doing(act));
            }
            visitor.switch_on(&mut shown);
            visitor.look(&mut shown);
            for sign in TILE_LETTERS {
                let Some(site) = visitor.unknown() else { break };
                for act in [format!("memo:{site}"), format!("memo-write:{sign}")] {
                    visitor.send(doing(&act));
                    visitor.look(&mut shown);
                }
            }
            for act in ["resign", "resign-yes"] {
                visitor.send(doing(act));
            }
            visitor.look(&mut shown);
        }
    }
    shown
}

/// What all pages of all games show.
static SHOWN: LazyLock<Shown> = LazyLock::new(shown);

/// Goes through a tournament, from the form to the question whether to end it.
fn look_at_a_tournament(shown: &mut Shown) {
    let mut visitor = Visitor::new(1, "#/tournament");
    visitor.send(doing("tournament-begin"));
    visitor.look(shown);
    for (at, name) in ["A", "B", "C"].into_iter().enumerate() {
        visitor.send(Msg::Input { field: Field::Entrant(at), value: name.into() });
    }
    for act in ["tournament-begin", "tournament-end"] {
        visitor.send(doing(act));
        visitor.look(shown);
    }
}

/// Visits all pages of all games, some of them while people try everything.
fn shown() -> Shown {
    let mut shown = Shown::default();
    let pages = ["", "settings", "sources", "keyboard", "map", "tournament", "nowhere"];
    for hash in pages {
        Visitor::new(1, &format!("#/{hash}")).look(&mut shown);
    }
    look_at_a_tournament(&mut shown);
    // A task of a lesson, until it is done; then its rule.
    let mut visitor = Visitor::new(1, "#/mak-yek/learn/1");
    for act in ["at:s0", "hint", "at:s27", "at:s35", "rule:turn"] {
        visitor.send(doing(act));
        visitor.look(&mut shown);
    }
    // The last task of a lesson.
    let last = Voice(GameId::MakYek, Lang::Fr).rules().exercises.len();
    let mut visitor = Visitor::new(1, &format!("#/mak-yek/learn/{last}"));
    for act in ["hint", "at:s2", "at:s58"] {
        visitor.send(doing(act));
        visitor.look(&mut shown);
    }
    // More puzzles than a narrow page has room for.
    let mut visitor = Visitor::new(1, "#/mak-yek/solve/1");
    visitor.look(&mut shown);
    // The first one is solved.
    for act in ["at:s43", "at:s44"] {
        visitor.send(doing(act));
        visitor.look(&mut shown);
    }
    // A game by the clock.
    let mut visitor = Visitor::new(1, "#/mak-yek/new");
    visitor.send(Msg::Input { field: Field::Clock, value: "5".into() });
    visitor.look(&mut shown);
    visitor.send(doing("start"));
    visitor.send(Msg::Hash("#/mak-yek".to_owned()));
    visitor.look(&mut shown);
    // A figure, until it is done.
    let mut visitor = Visitor::new(1, "#/mak-yek/rules");
    for act in ["figure:pair", "at:s2", "at:s10", "at:s26"] {
        visitor.send(doing(act));
        visitor.look(&mut shown);
    }
    // The games side by side: they take longest.
    std::thread::scope(|scope| {
        let games = GameId::ALL.iter().enumerate();
        let games = games.map(|(at, &game)| scope.spawn(move || shown_of(at, game)));
        for of_the_game in games.collect::<Vec<_>>() {
            shown.add(of_the_game.join().expect("what is shown of a game"));
        }
    });
    // Whole games, and a text that is none.
    for (_, text) in files(&root().join("e2e/games"), ".txt") {
        let mut visitor = Visitor::new(1, "#/mak-yek/text");
        for text in ["nothing", &text] {
            visitor.send(Msg::Input { field: Field::Import, value: text.to_owned() });
            visitor.send(doing("import"));
            visitor.look(&mut shown);
        }
        let id = text.lines().find_map(|line| line.strip_prefix("game: ")).expect("its game");
        visitor.send(Msg::Hash(format!("#/{id}")));
        visitor.look(&mut shown);
        for act in ["back:previous", "back:last"] {
            visitor.send(doing(act));
            visitor.look(&mut shown);
        }
    }
    // More than one is likely to see on one place.
    let many = Look::Awake { side: 0, count: 10, signed: false };
    shown.look(&glyph("", &many), false);
    let kept = Kept { game: GameId::ALL[0], record: Some(String::new()) };
    shown.look(&crash(Lang::Fr, "", Some(kept), Some(String::new())), false);
    for (_, source) in files(&root().join("src"), ".rs") {
        shown.written_by(&source);
    }
    for file in ["index.html", "assets/boot.js"] {
        shown.written_by(&std::fs::read_to_string(root().join(file)).expect("a text"));
    }
    // The document's own.
    shown.names.extend(["html", "body"].map(str::to_owned));
    shown
}

/// Where the names of sheets and those that are shown differ.
fn strangers(named: &Names, shown: &Shown) -> Vec<String> {
    let mut out = Vec::new();
    for name in named.difference(&shown.names) {
        out.push(format!("`{name}` is named and never shown"));
    }
    let known = |class: &str| {
        UNSTYLED.iter().any(|(known, _)| match known.ends_with('-') {
            true => class.starts_with(known),
            false => class == *known,
        })
    };
    let classes = shown.names.iter().filter_map(|name| name.strip_prefix('.'));
    for class in classes.filter(|class| !named.contains(&format!(".{class}")) && !known(class)) {
        out.push(format!("`.{class}` is shown and named in no sheet"));
    }
    for class in shown.drawn.intersection(&shown.written) {
        if named.contains(&format!(".{class}")) && !TWICE.iter().any(|(known, _)| known == class) {
            out.push(format!("`.{class}` is of pictures and of pages"));
        }
    }
    out
}

/// Where what is set and what is read differ, by the sheets and by the source of the rest.
fn unheard(sheets: &[(String, Sheet)], source: &str) -> Vec<String> {
    let all = |what: fn(&Sheet) -> Names| -> Names {
        sheets.iter().flat_map(|(_, sheet)| what(sheet)).collect()
    };
    let (set, read) = (all(Sheet::set), all(Sheet::read_vars));
    let foreign = |name: &&String| !source.contains(&format!("\"{name}\""));
    let mut out = Vec::new();
    for name in set.difference(&read).filter(foreign) {
        out.push(format!("{name} is set and never read"));
    }
    for name in read.difference(&set).filter(foreign) {
        out.push(format!("{name} is read and never set"));
    }
    // A game gives a role its colour; what is drawn takes it as every board does, or it would
    // keep that colour in high contrast.
    for (file, sheet) in sheets.iter().filter(|(file, _)| file != "board.css") {
        for name in sheet.read_vars() {
            let drawn = format!("--b-{}", name.trim_start_matches("--"));
            if set.contains(&drawn) {
                out.push(format!("{file}: {name} is to be read as {drawn}"));
            }
        }
    }
    out
}

#[test]
fn the_sheets_keep_their_shape() {
    let files = files(&root().join("styles"), ".css");
    let faults: Vec<String> = files.iter().flat_map(|(name, text)| faults(name, text)).collect();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn every_name_in_a_sheet_is_shown_and_every_class_that_is_shown_is_named() {
    let (sheets, shown) = (sheets(), &*SHOWN);
    let named: Names = sheets.iter().flat_map(|(_, sheet)| sheet.names()).collect();
    let strangers = strangers(&named, shown);
    assert!(strangers.is_empty(), "\n{}", strangers.join("\n"));
    // What is excused is there.
    for (name, _) in UNSTYLED {
        let seen = |names: &Names| names.iter().any(|of| of.starts_with(&format!(".{name}")));
        assert!(seen(&shown.names) && !seen(&named), "{name} needs no excuse");
    }
    for (name, _) in TWICE {
        assert!(shown.drawn.contains(name) && shown.written.contains(name), "{name}");
    }
}

/// The classes whose elements some rule of a sheet does not show: those of the last of each selector.
fn hidden(sheet: &Sheet) -> Names {
    let all = sheet.hiding.iter().flat_map(|selectors| selectors.split(','));
    all.filter_map(|selector| selector.split([' ', '>', '+', '~']).next_back())
        .flat_map(names)
        .collect()
}

#[test]
fn no_sheet_of_the_page_hides_what_lies_on_a_board() {
    for (file, sheet) in sheets() {
        let hidden = hidden(&sheet);
        let drawn = |class: &&String| {
            hidden.contains(&format!(".{class}")) && !HIDDEN.iter().any(|(known, _)| known == class)
        };
        let both: Vec<&String> = SHOWN.drawn.difference(&SHOWN.written).filter(drawn).collect();
        assert!(both.is_empty(), "{file}: {both:?}");
    }
}

#[test]
fn every_custom_property_is_set_and_read() {
    let sources = files(&root().join("src"), ".rs").into_iter();
    // (Some are set by a script.)
    let sources = sources.chain(files(&root().join("assets"), ".js"));
    let source: String = sources.map(|(_, text)| text).collect();
    let unheard = unheard(&sheets(), &source);
    assert!(unheard.is_empty(), "\n{}", unheard.join("\n"));
}

/// The checker finds what it looks for, and nothing else.
#[test]
fn planted_violations_are_found() {
    let fine =
        "/* a; b { */\n.a,\n.b:not(.c) > p {\n  --x: 1;\n  margin:\n    var(--x)\n    \";\";\n}\n";
    assert_eq!(faults("a.css", fine), [""; 0]);
    for (text, what) in [
        (format!("/* {} */", "é".repeat(95)), "a.css:1: 101 columns"),
        ("a {\n  b: c; d: e;\n}".to_owned(), "a.css:2: more than one"),
        ("\na { b: c;\n}".to_owned(), "a.css:2: more than one"),
        ("a {\n  b: c; }\n".to_owned(), "a.css:2: more than one"),
        ("a {\n}\n\n}a {\n}".to_owned(), "a.css:4: more than one"),
    ] {
        let found = faults("a.css", &text);
        assert!(found.len() == 1 && found[0].starts_with(what), "{text}: {found:?}");
    }

    let named = |text: &str| Sheet::read(text).names();
    let all = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Names>();
    assert_eq!(named(fine), all(&[".a", ".b", ".c", "p"]));
    let media = "@media (width < 4.5rem) {\n.a-1:lang(zh):is(.b, #c)::before {\nd: .5em }\n}";
    assert_eq!(named(media), all(&[".a-1", ".b", "#c"]));
    assert_eq!(named("[data-a=\".b\"] + li:nth-child(odd) { }"), all(&["li"]));

    let mut shown = Shown::default();
    shown.look(&with("p", "a mk-x"), false);
    shown.written_by("it.set_class_name(\"b\"); <i class=\"c\">");
    assert_eq!(strangers(&named(fine), &shown), [""; 0]);
    let caught = |text: &str, what: &str| {
        let found = strangers(&named(text), &shown);
        assert_eq!(found, [what], "{text}");
    };
    caught(&format!("{fine} .d {{ }}"), "`.d` is named and never shown");
    caught(&format!("{fine} ul {{ }}"), "`ul` is named and never shown");
    caught(".a, .b { }", "`.c` is shown and named in no sheet");
    shown.class("a", true);
    assert_eq!(strangers(&named(fine), &shown), ["`.a` is of pictures and of pages"]);

    let heard = |text: &str| unheard(&[("a.css".into(), Sheet::read(text))], "time(\"--s\")");
    assert_eq!(heard("a { --x: 1; --s: 1s; b: var(--x, 2) var(--s) }"), [""; 0]);
    assert_eq!(heard("a { --x: 1 }"), ["--x is set and never read"]);
    assert_eq!(heard("a { b: calc(1px * var(--x)) }"), ["--x is read and never set"]);
    let role = "a { --b-x: 1; --x: 1; b: var(--b-x); c: var(--x) }";
    assert_eq!(heard(role), ["a.css: --x is to be read as --b-x"]);
}
