//! What can happen to the page, each as one line of text that can be done again.

use palamede::app::Key;

/// Something that happens. What is said of jobs, moments and slots is said of those that are
/// awaited then: a list stays playable when lines of it are left out.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// A control that is shown is pressed.
    Press(String),
    /// Nothing: a control or a field of this name must not be shown.
    Gone(String),
    /// An action comes that a key stands for.
    Do(String),
    /// An action comes that nothing stands for.
    Force(String),
    /// A field that is shown is filled in: its name and its value.
    Put(String, String),
    /// A link is followed, or an address typed.
    Go(String),
    /// A key on the board.
    Key(Key),
    /// What the browser or another tab tells, by name, with its numbers.
    Told(&'static str, Vec<i32>),
    /// A pack of sentences came, or did not.
    Fetched(String, bool),
}

/// What the browser may tell, the costly comparisons too.
const TOLD: &[&str] = &[
    "answer",
    "answer-none",
    "answer-wrong",
    "arrive",
    "bring",
    "claimed",
    "copied",
    "drag",
    "filled",
    "focused",
    "hidden",
    "idle",
    "late",
    "lift",
    "link",
    "lost",
    "newer",
    "no-worker",
    "offered",
    "other-clear",
    "other-save",
    "overtaken",
    "pan",
    "record",
    "refused",
    "reload",
    "resized",
    "room",
    "save",
    "see",
    "seen",
    "settled",
    "taken",
    "too-big",
    "waited",
];

const KEYS: &[(&str, Key)] = &[
    ("left", Key::Arrow(-1, 0)),
    ("right", Key::Arrow(1, 0)),
    ("up", Key::Arrow(0, -1)),
    ("down", Key::Arrow(0, 1)),
    ("home", Key::End { last: false, all: false }),
    ("end", Key::End { last: true, all: false }),
    ("ctrl-home", Key::End { last: false, all: true }),
    ("ctrl-end", Key::End { last: true, all: true }),
    ("escape", Key::Escape),
];

/// The keys of the board.
pub fn keys() -> impl Iterator<Item = Key> {
    KEYS.iter().map(|(_, key)| *key)
}

/// An event of no numbers.
pub fn told(name: &'static str) -> Event {
    Event::Told(name, Vec::new())
}

/// A text in one line.
fn escape(text: &str) -> String {
    text.replace('\n', "␤").replace('\r', "␍").replace('\0', "␀")
}

fn unescape(text: &str) -> String {
    text.replace('␤', "\n").replace('␍', "\r").replace('␀', "\0")
}

impl Event {
    pub fn text(&self) -> String {
        match self {
            Event::Press(act) => format!("press {}", escape(act)),
            Event::Gone(name) => format!("gone {}", escape(name)),
            Event::Do(act) => format!("do {}", escape(act)),
            Event::Force(act) => format!("force {}", escape(act)),
            Event::Put(name, value) => format!("put {name}={}", escape(value)),
            Event::Go(hash) => format!("go {}", escape(hash)),
            Event::Key(key) => {
                let name =
                    KEYS.iter().find(|(_, other)| other == key).map_or("?", |(name, _)| name);
                format!("key {name}")
            }
            Event::Told(name, numbers) => {
                numbers.iter().fold((*name).to_owned(), |text, n| format!("{text} {n}"))
            }
            Event::Fetched(pack, here) => format!("fetched {pack} {here}"),
        }
    }

    pub fn read(line: &str) -> Option<Event> {
        let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
        Some(match name {
            "press" => Event::Press(unescape(rest)),
            "gone" => Event::Gone(unescape(rest)),
            "do" => Event::Do(unescape(rest)),
            "force" => Event::Force(unescape(rest)),
            "put" => {
                let (name, value) = rest.split_once('=')?;
                Event::Put(name.to_owned(), unescape(value))
            }
            "go" => Event::Go(unescape(rest)),
            "key" => Event::Key(KEYS.iter().find(|(name, _)| *name == rest)?.1),
            "fetched" => {
                let (pack, here) = rest.split_once(' ')?;
                Event::Fetched(pack.to_owned(), here.parse().ok()?)
            }
            _ => {
                let name = TOLD.iter().find(|told| **told == name)?;
                let numbers: Result<_, _> = rest.split_whitespace().map(str::parse).collect();
                Event::Told(name, numbers.ok()?)
            }
        })
    }
}

#[test]
fn every_event_reads_back() {
    let texts = [
        "press at:s12",
        "gone undo",
        "do undo",
        "force clear",
        "put import=a␤b = c",
        "go #/mak-yek?v=1&m=A",
        "go ",
    ];
    let more = ["fetched fr-prose false", "room 320 -1", "drag 3 4"];
    let keys = keys().map(|key| Event::Key(key).text());
    let told = TOLD.iter().map(|name| (*name).to_owned());
    let all = texts.iter().chain(&more).map(|text| (*text).to_owned()).chain(keys).chain(told);
    for text in all {
        assert_eq!(Event::read(&text).map(|event| event.text()), Some(text));
    }
    assert_eq!(Event::read("jump 3"), None);
}
