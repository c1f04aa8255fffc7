//! Hostile texts: random ones, and good ones that were mutated, against everything
//! that reads text. Never a panic, never a lost game, never an error without words.

#[path = "../../examples/engine/clock.rs"]
mod clock;
#[path = "../../examples/engine/go.rs"]
mod go;
#[path = "../../examples/engine/playing.rs"]
mod playing;
#[path = "../../examples/engine/session.rs"]
mod session;
mod starts;

use crate::depth::property;
use palamede::games::GameId;
use palamede::record::{Dice, RecordError, Setup, checksum, game_of};
use palamede::rules::{
    BySeat, Eye, Game, Generator, Line, Notation, Options, Rng, Seat, Seats, Seen, Step, Turn,
};
use palamede::table::{
    Brief, Clock, Expiry, Extras, Judged, LEVELS, Player, Sealed, Seating, Table, Why,
};
use palamede::text::{
    Lang, Pack, Speak, error_of_link, error_of_record, install, misread, write_pack,
};
use palamede::with_game;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use session::{Answer, Session};
use std::sync::LazyLock;

// ---- good texts

/// Good texts of one kind, of every game.
type Corpus = Vec<String>;

/// Random games of every game, some from a position, some with a lot, some over.
struct Good {
    records: Corpus,
    links: Corpus,
    saves: Corpus,
    positions: Corpus,
    words: Corpus,
}

static GOOD: LazyLock<Good> = LazyLock::new(|| {
    let mut good = Good {
        records: Vec::new(),
        links: Vec::new(),
        saves: Vec::new(),
        positions: Vec::new(),
        words: Vec::new(),
    };
    let mut rng = Generator::new(1);
    for &game in GameId::ALL {
        with_game!(game, G => {
            for (n, options) in Options::pairwise(G::OPTIONS).into_iter().enumerate() {
                let steps = [0, 3, 12, 40][n % 4];
                let table = random_game::<G>(options, None, steps, &mut rng);
                add(&mut good, &table);
                let start = Some(table.whole().line().position());
                let options = table.setup().options.clone();
                add(&mut good, &random_game::<G>(options, start, 5, &mut rng));
            }
        });
    }
    good
});

fn random_game<G: Notation>(
    options: Options,
    start: Option<String>,
    steps: usize,
    rng: &mut Generator,
) -> Table<G> {
    let setup = Setup { options, start, dice: Dice::Seed(u64::from(rng.below(99))) };
    let mut table = Table::new(setup, Seats::NONE).expect("a good start");
    for _ in 0..steps {
        let state: &G = table.whole().line().state();
        match table.turn() {
            Turn::Chance { .. } => table.throw().expect("chance is to act"),
            Turn::Seat(_) => {
                let mv = state.nth(rng.below(state.count() as u32) as usize).expect("a move");
                table.take(Step::Move(mv)).expect("a legal move");
            }
            Turn::Over(_) => break,
        }
    }
    match rng.below(8) {
        0 => drop(table.take(Step::Resign(Seat::SECOND))),
        5 => drop(table.take(Step::TimeOut(Seat::SECOND))),
        1 => drop(table.agree(table.in_play())),
        2 => drop(table.undo()),
        3 | 4 => {
            // Another move in the place of what is undone, which becomes a variation.
            let mut left = 1 + rng.below(4);
            while left > 0 && table.undo() {
                left -= 1;
            }
            let state: &G = table.whole().line().state();
            let mv = state.nth(rng.below(state.count().max(1) as u32) as usize);
            mv.map(Step::Move).into_iter().for_each(|step| drop(table.take(step)));
        }
        _ => {}
    }
    table
}

fn add<G: Notation>(good: &mut Good, table: &Table<G>) {
    let record = table.text().unwrap_or_default();
    let link = table.link();
    good.words.extend(table.notated_moves());
    good.words.extend(record.split_whitespace().map(str::to_owned));
    good.positions.push(table.whole().line().position());
    good.positions.push(G::write_view(&table.view()));
    // Without its seal a mutated text gets past the checksum.
    let by_hand = record.split("end:").next().unwrap_or_default();
    good.records.push(by_hand.replacen(" sealed", "", 1));
    good.records.push(record);
    good.links.push(link.split_once('&').unwrap_or_default().1.to_owned());
    good.links.push(link);
    let mut table = table.clone();
    table.sit(Seat::FIRST);
    for piece in table.scene().pieces {
        table.write_memo(piece.id, G::SIGNS.first().copied());
    }
    good.saves.push(table.save(&Extras::default()).open().to_owned());
}

// ---- mutations

/// What is put into texts: what the readers look for, and what they do not expect.
const SNIPPETS: &[&str] = &[
    "",
    " ",
    "\n",
    "\r",
    "\t",
    ";",
    ":",
    "=",
    "&",
    "%",
    "%0A",
    "%3B",
    "%+f",
    "%c3",
    "+",
    "-",
    ",",
    ".",
    "..",
    ".r",
    ".d",
    ".a",
    ".rA",
    ".dB",
    "x",
    "/",
    "0",
    "1",
    "8",
    "9",
    "99999999999999999999999",
    "-1",
    "\0",
    "\u{7f}",
    "\u{85}",
    "\u{2028}",
    "\u{feff}",
    "é",
    "日本",
    "😀",
    "\u{301}",
    "a1",
    "h8",
    "a3-a5",
    "a3-a3",
    "a3-a5x",
    "xb5,c5",
    "i9",
    "R",
    "r",
    "rrrrrrrr",
    "w",
    "b",
    "lot",
    "quiet=",
    "quiet=0",
    "quiet=99",
    "quiet=1000000",
    " - - 0 1",
    "resigned=white",
    "resigned=",
    "agree",
    "resign:",
    "resign:white",
    "time:",
    "time:white",
    "roll:",
    "roll:black",
    "roll:six",
    "1.",
    "99.",
    "end:",
    "end: 0 00000000",
    "end: 1 +0000000",
    "game:",
    "game: mak-yek",
    "game: apit-sodok",
    "moves:",
    "variation:",
    "variation: 0",
    "variation: 1 b6-b4",
    "clock: 5 0 0",
    "clock: 5/15 +10 forfeit 3 320 0",
    "clock: 5/15 +10 forfeit 3",
    "clock: +",
    "start:",
    "start: 8/8/8/8/8/8/8/R6r w",
    "dice: given",
    "dice: seed:",
    "dice: seed:7",
    "first: lot",
    "first=lot",
    "setup: rows12",
    "quiet_limit: none",
    "v=1",
    "v=99",
    "m=",
    "c=0-",
    "&start=",
    "&dice=",
    "&dice=7",
    "now: 0",
    "memo: 0 31=9",
    "memo: 1",
    "now: 99",
    "player: 200 x",
    "player:",
    "seating:",
    "Palamède record 1",
    "Palamède save 1",
    "Palamède record 4294967296",
];

#[derive(Clone, Debug)]
enum Edit {
    Insert(Index, String),
    Delete(Index, usize),
    Double(Index, usize),
    Change(Index, char),
    Move(Index, Index, usize),
    Cut(Index),
}

fn snippet() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => select(SNIPPETS).prop_map(str::to_owned),
        2 => select(&GOOD.words[..]),
        1 => any::<char>().prop_map(String::from),
        1 => "\\PC{0,8}",
    ]
}

fn edit() -> impl Strategy<Value = Edit> {
    let at = any::<Index>;
    prop_oneof![
        4 => (at(), snippet()).prop_map(|(at, text)| Edit::Insert(at, text)),
        3 => (at(), 1..12usize).prop_map(|(at, n)| Edit::Delete(at, n)),
        1 => (at(), 1..24usize).prop_map(|(at, n)| Edit::Double(at, n)),
        2 => (at(), any::<char>()).prop_map(|(at, c)| Edit::Change(at, c)),
        2 => (at(), (b' '..=b'~').prop_map(char::from)).prop_map(|(at, c)| Edit::Change(at, c)),
        1 => (at(), at(), 1..24usize).prop_map(|(from, to, n)| Edit::Move(from, to, n)),
        1 => at().prop_map(Edit::Cut),
    ]
}

fn edited(text: &str, edits: &[Edit]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for edit in edits {
        let place = |at: &Index| at.index(chars.len() + 1);
        let range = |at: &Index, n: usize| place(at)..(place(at) + n).min(chars.len());
        match edit {
            Edit::Insert(at, text) => {
                let at = place(at);
                chars.splice(at..at, text.chars());
            }
            Edit::Delete(at, n) => drop(chars.drain(range(at, *n))),
            Edit::Double(at, n) => {
                let part = chars[range(at, *n)].to_vec();
                let at = place(at);
                chars.splice(at..at, part);
            }
            Edit::Change(at, c) => {
                let at = place(at);
                chars.splice(at..(at + 1).min(chars.len()), [*c]);
            }
            Edit::Move(from, to, n) => {
                let part: Vec<char> = chars.drain(range(from, *n)).collect();
                let at = to.index(chars.len() + 1);
                chars.splice(at..at, part);
            }
            Edit::Cut(at) => chars.truncate(place(at)),
        }
    }
    chars.into_iter().collect()
}

/// Good texts with a few edits, snippets put together, and noise.
fn texts(good: &'static [String]) -> impl Strategy<Value = String> {
    prop_oneof![
        12 => (select(good), prop::collection::vec(edit(), 1..4))
            .prop_map(|(text, edits)| edited(&text, &edits)),
        2 => prop::collection::vec(snippet(), 0..12).prop_map(|parts| parts.concat()),
        1 => prop::collection::vec(any::<char>(), 0..60).prop_map(String::from_iter),
    ]
}

/// Saves with a few edits, under a seal that fits them.
fn sealed_saves() -> impl Strategy<Value = String> {
    (select(&GOOD.saves[..]), prop::collection::vec(edit(), 1..4)).prop_map(|(text, edits)| {
        let (lines, end) = text.split_once("end: ").expect("a seal");
        let count = end.split(' ').next().expect("a count");
        let lines = format!("{}\n", edited(lines, &edits).trim_end());
        format!("{lines}end: {count} {:08x}\n", checksum(&lines))
    })
}

fn games() -> impl Strategy<Value = GameId> {
    select(GameId::ALL)
}

/// An error's words in every language: some, without open places.
fn worded(words: impl Fn(Lang) -> String) {
    for lang in Lang::ALL {
        let words = words(lang);
        assert!(words.trim().len() > 5, "an error without words: {words:?}");
    }
}

// ---- records, links and saves

/// A table that was read must come back the same by every way out; while a game has secrets
/// to keep there is no record, and no more than the options in a link.
fn survives<G: Speak>(table: &Table<G>) {
    let record = table.text();
    let open = !G::SECRETS || table.is_over() || table.whole().line().state().is_open();
    assert_eq!(record.is_some(), open);
    let stands = |other: &Table<G>| {
        assert_eq!(other.whole().line().position(), table.whole().line().position());
        assert_eq!((other.turn(), other.len()), (table.turn(), table.len()));
    };
    let same = |other: &Table<G>| {
        stands(other);
        assert_eq!(other.text(), record);
    };
    if let Some(record) = &record {
        let again = Table::<G>::from_record(record);
        same(&again.unwrap_or_else(|why| panic!("{record}: {why:?}")));
    }
    let save = table.save(&Extras::default()).open().to_owned();
    let again = Table::<G>::resume(&Sealed::from(&*save));
    same(&again.unwrap_or_else(|why| panic!("{save}: {why:?}")).0);
    let link = table.link();
    let again = Table::<G>::from_link(&link, &[]).unwrap_or_else(|why| panic!("{link}: {why:?}"));
    if open {
        // Variations are not of it.
        stands(&again);
        assert_eq!(again.link(), link);
    } else {
        assert_eq!(again.setup().options, table.setup().options);
        assert!(again.is_empty() && again.setup().start.is_none());
    }
}

fn read_record<G: Speak>(text: &str) {
    match Table::<G>::from_record(text) {
        Ok(table) => survives(&table),
        Err(why) => worded(|lang| error_of_record::<G>(lang, &why)),
    }
}

fn read_link<G: Speak>(query: &str) {
    match Table::<G>::from_link(query, &["lang"]) {
        Ok(table) => survives(&table),
        Err(why) => worded(|lang| error_of_link::<G>(lang, &why)),
    }
}

fn read_save<G: Speak>(text: &str) {
    // The home page only glances at it.
    Brief::read(text);
    game_of(text);
    match Table::<G>::resume(&Sealed::from(text)) {
        Ok((table, extras)) => {
            survives(&table);
            saved(&table, &extras);
        }
        // What is wrong there is not told.
        Err(RecordError::Hidden) => assert!(<G as Game>::SECRETS),
        Err(why) => worded(|lang| error_of_record::<G>(lang, &why)),
    }
}

/// What is saved reads back, and a glance at it tells the same.
fn saved<G: Speak>(table: &Table<G>, extras: &Extras) -> Extras {
    let save = table.save(extras).open().to_owned();
    let (again, found) =
        Table::<G>::resume(&Sealed::from(&*save)).unwrap_or_else(|why| panic!("{save}: {why:?}"));
    assert_eq!(again.whole().line().position(), table.whole().line().position());
    assert_eq!(again.save(&found).open(), save);
    let (steps, over) = (table.len(), table.is_over());
    let brief = Brief { id: extras.id, revision: extras.revision, steps, over };
    assert_eq!(Brief::read(&save), brief, "{save}");
    assert_eq!(game_of(&save), Some(G::ID));
    found
}

// ---- positions, moves, throws

fn read_position<G: Speak>(text: &str) {
    let options = Options::new(G::OPTIONS);
    match Line::<G>::set_up(&options, text) {
        Ok(line) => {
            let written = line.position();
            let again = Line::<G>::set_up(&options, &written).expect("what was written");
            assert_eq!((again.position(), again.turn()), (written, line.turn()));
            let moves = line.state().list();
            assert_eq!(
                (moves.len(), line.state().key()),
                (line.state().count(), line.state().fresh_key())
            );
        }
        Err(why) => worded(|lang| misread(lang, &why)),
    }
    match G::read_view(&options, text) {
        Ok(view) => drop(view.scene(&[])),
        Err(why) => worded(|lang| misread(lang, &why)),
    }
}

fn read_word<G: Speak>(text: &str) {
    let state = G::start(&Options::new(G::OPTIONS));
    match state.read(text) {
        Ok(mv) => match state.check(&mv) {
            Ok(()) => {
                let written = state.write(&mv);
                assert_eq!(state.read(&written), Ok(mv.clone()), "{written}");
                // Of moves that are laid out only some are listed.
                let laid_out = state.view(Eye::Open).draft(0).is_some();
                let listed = state.list().contains(&mv);
                assert!(listed || laid_out, "{written} is legal but not listed");
            }
            Err(why) => {
                worded(|lang| G::refusal(lang, &why).text);
                assert!(!state.list().contains(&mv), "{text} is listed but refused");
            }
        },
        Err(why) => {
            worded(|lang| misread(lang, &why));
            assert!(why.at <= text.chars().count());
        }
    }
    match G::read_roll(text) {
        Ok(roll) => assert_eq!(G::write_roll(&roll), text),
        Err(why) => worded(|lang| misread(lang, &why)),
    }
}

proptest! {
    #![proptest_config(property(2_500))]

    #[test]
    fn records_are_read_or_refused(game in games(), text in texts(&GOOD.records)) {
        with_game!(game, G => read_record::<G>(&text));
    }

    #[test]
    fn links_are_read_or_refused(game in games(), text in texts(&GOOD.links)) {
        with_game!(game, G => read_link::<G>(&text));
    }

    #[test]
    fn saves_are_read_or_refused(game in games(), text in texts(&GOOD.saves)) {
        with_game!(game, G => read_save::<G>(&text));
    }

    #[test]
    fn sealed_saves_are_read_or_refused(text in sealed_saves()) {
        let game = game_of(&text).and_then(GameId::read).unwrap_or(GameId::ALL[0]);
        with_game!(game, G => read_save::<G>(&text));
    }

    #[test]
    fn positions_are_read_or_refused(game in games(), text in texts(&GOOD.positions)) {
        with_game!(game, G => read_position::<G>(&text));
    }

    #[test]
    fn moves_and_throws_are_read_or_refused(game in games(), text in texts(&GOOD.words)) {
        with_game!(game, G => read_word::<G>(&text));
    }
}

proptest! {
    #![proptest_config(property(500))]

    #[test]
    fn whatever_belongs_to_a_game_is_saved(
        game in games(),
        extras in extras(),
        steps in 0..6usize,
    ) {
        with_game!(game, G => {
            let options = Options::new(G::OPTIONS);
            let mut table = random_game::<G>(options, None, steps, &mut Generator::new(steps as u64));
            let computers = extras.computers(G::SEATS);
            table.set_computers(computers);
            let people: Vec<Seat> = Seat::first(G::SEATS).filter(|&s| !computers.has(s)).collect();
            // Who is alone has sat there from the start.
            if let [alone] = people[..] {
                table.sit(alone);
            }
            let known = |of: Seats| of.iter().filter(|s| G::SECRETS && s.index() < G::SEATS).collect();
            let (flat, aloud) = (known(extras.flat), known(extras.aloud));
            let mut extras = Extras { flat, aloud, ..extras.clone() };
            extras.judged.truncate(table.len());
            let found = saved(&table, &extras);
            let of = |e: &Extras| (e.id, e.revision, e.seating, e.flat, e.aloud);
            assert_eq!(of(&found), of(&extras));
            assert_eq!(found.judged, extras.judged);
            let time = |seat| move |clock: Clock| (clock.minutes(seat), clock.left(seat));
            let rules = |clock: Clock| (clock.increment(), clock.expiry());
            assert_eq!(found.clock.map(rules), extras.clock.map(rules));
            for seat in Seat::first(G::SEATS) {
                assert_eq!(found.players[seat].level, extras.players[seat].level);
                assert_eq!(found.clock.map(time(seat)), extras.clock.map(time(seat)));
            }
        });
    }
}

/// Any clock that can be chosen, after some time and a few turns.
fn clocks() -> impl Strategy<Value = Option<Clock>> {
    let minutes = || select(&Clock::CHOICES[..]);
    let more = (select(&Clock::INCREMENTS[..]), select(&Expiry::ALL[..]), 0..4usize);
    (any::<bool>(), [minutes(), minutes()], 0..400, more).prop_map(|(has, each, seconds, more)| {
        let (increment, expiry, turns) = more;
        let mut clock = Clock::of(each[0]).filter(|_| has)?;
        assert!(clock.set_minutes(Seat::SECOND, each[1]) && clock.set_increment(increment));
        clock.set_expiry(expiry);
        // (Of the first seat: more than it has, too.)
        (0..seconds).for_each(|_| {
            clock.tick(Seat::FIRST);
        });
        (1..=turns).for_each(|turn| clock.end_turn(Seat::FIRST, turn));
        Some(clock)
    })
}

/// Anything that can belong to a game.
fn extras() -> impl Strategy<Value = Extras> {
    let seats = || {
        prop::collection::vec(select(vec![0, 1, 2, 3]), 0..4)
            .prop_map(|seats| seats.into_iter().filter_map(Seat::new).collect::<Seats>())
    };
    let players = (any::<[String; 4]>(), any::<[Option<u8>; 4]>());
    let numbers = (any::<u64>(), any::<u64>(), any::<bool>());
    let judged = any::<(i32, i32, u16, [bool; 2])>().prop_map(|(a, b, n, [why, line])| Judged {
        best: a.max(b),
        made: a.min(b),
        why: if why { vec![Why::Keeps, Why::Wins(n)] } else { Vec::new() },
        line: if line { vec!["a1-a2".to_owned(), "b3xb1+".to_owned()] } else { Vec::new() },
    });
    let judged = prop::collection::vec(prop::option::of(judged), 0..6);
    let seatings = select(&Seating::ALL[..]);
    (players, numbers, (seatings, clocks()), seats(), seats(), judged).prop_map(
        |((names, levels), (id, revision, copied), (seating, clock), flat, aloud, judged)| Extras {
            players: BySeat::new(|seat| Player {
                name: names[seat.index()].clone(),
                level: levels[seat.index()].map(|n| 1 + n % LEVELS),
            }),
            seating,
            clock,
            flat,
            aloud,
            judged,
            id,
            revision,
            copied,
        },
    )
}

// ---- sentences

static PACKS: LazyLock<Vec<String>> = LazyLock::new(|| Pack::all().map(write_pack).collect());

/// The same lines under a first line that fits them.
fn sealed_again(pack: &str) -> Option<String> {
    let (title, lines) = pack.split_once('\n')?;
    let (title, _) = title.rsplit_once(' ')?;
    Some(format!("{title} {:08x}\n{lines}", checksum(lines)))
}

proptest! {
    #![proptest_config(property(250))]

    #[test]
    fn packs_are_read_whole_or_refused(text in texts(&PACKS)) {
        for (pack, good) in Pack::all().zip(&*PACKS) {
            prop_assert_eq!(install(pack, &text), text == *good);
            // Whatever is in them, and however long they say it is.
            let _ = sealed_again(&text).is_some_and(|text| install(pack, &text));
        }
    }
}

// ---- the protocol

/// Lines of the protocol that are good, or nearly so.
fn lines() -> impl Strategy<Value = String> {
    const COMMANDS: &[&str] = &[
        "games",
        "new mak-yek",
        "new apit-sodok first=lot seed=3",
        "new mak-yek first=black",
        "show",
        "show white",
        "moves",
        "play a3-a5",
        "play b6-b4",
        "play resign black",
        "play draw",
        "roll",
        "roll black",
        "undo",
        "status",
        "go level 1 seed=5",
        "record",
    ];
    let some = |command: &'static str, good: &'static [String]| {
        texts(good).prop_map(move |text| format!("{command} {text}"))
    };
    prop_oneof![
        8 => select(COMMANDS).prop_map(str::to_owned),
        4 => select(&GOOD.words[..]).prop_map(|word| format!("play {word}")),
        3 => (select(COMMANDS), prop::collection::vec(edit(), 1..3))
            .prop_map(|(line, edits)| edited(line, &edits)),
        2 => select(&GOOD.records[..])
            .prop_map(|record| format!("load {}", record.replace('\n', "; "))),
        2 => some("load", &GOOD.records),
        2 => some("position", &GOOD.positions),
        1 => some("play", &GOOD.words),
        1 => some("new", &GOOD.words),
        1 => some("roll", &GOOD.words),
        1 => some("go", &GOOD.words),
        1 => some("playouts 0.0001", &GOOD.words),
        1 => Just("perft 1".to_owned()),
        1 => texts(&GOOD.words),
    ]
}

/// The answer to a line, with its lines.
fn ask(session: &mut Session, line: &str) -> (Answer, Vec<String>) {
    let mut lines = Vec::new();
    let answer = session.answer(line, &mut |text| lines.push(text.to_owned()));
    (answer, lines)
}

proptest! {
    #![proptest_config(property(500))]

    /// Each case is a dialogue of several lines.
    #[test]
    fn the_protocol_answers_everything(dialogue in prop::collection::vec(lines(), 1..24)) {
        let mut session = Session::new();
        ask(&mut session, "new mak-yek");
        for line in &dialogue {
            // Long work is not hostile, it is long.
            let words: Vec<&str> = line.split_whitespace().collect();
            let bounded = matches!(words[..], ["playouts", "0.0001", ..] | ["perft", "1"]);
            if (line.contains("perft") || line.contains("playouts")) && !bounded {
                continue;
            }
            let before = ["show", "record"].map(|what| ask(&mut session, what));
            match ask(&mut session, line) {
                (Answer::Ok, lines) => {
                    prop_assert!(!lines.iter().any(|text| text.starts_with("error:")));
                }
                (Answer::Error(why), lines) => {
                    prop_assert!(lines.is_empty(), "{line:?} answers and fails: {lines:?}");
                    prop_assert!(why.trim().len() > 5 && !why.contains('\n'), "{why:?}");
                    // The game is as it was.
                    let after = ["show", "record"].map(|what| ask(&mut session, what));
                    prop_assert_eq!(after, before, "after {:?}", line);
                }
                (Answer::Quit, _) => prop_assert_eq!(line.split_whitespace().next(), Some("quit")),
            }
        }
        // Whatever happened, the game can be kept.
        let (answer, record) = ask(&mut session, "record");
        if let Answer::Error(why) = &answer && why.ends_with("keeps its secrets") {
            return Ok(());
        }
        prop_assert_eq!(answer, Answer::Ok);
        let (answer, _) = ask(&mut session, &format!("load {}", record.join("; ")));
        prop_assert_eq!(answer, Answer::Ok, "{:?}", record);
        prop_assert_eq!(ask(&mut session, "record").1, record);
    }
}
