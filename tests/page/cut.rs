//! A game with secrets that is over has told everything: from no text of it, cut before its end, can
//! anybody play on, whichever way it comes.

use super::*;
use palamede::games::luzhanqi::{Luzhanqi, LuzhanqiFour};
use palamede::record::checksum;
use palamede::rules::Notation;
use palamede::table::Table;

const GAMES: [&str; 4] = [
    include_str!("../../e2e/games/luzhanqi-flag.txt"),
    include_str!("../../e2e/games/luzhanqi-bearer.txt"),
    include_str!("../../e2e/games/luzhanqi-clairvoyance.txt"),
    include_str!("../../e2e/games/luzhanqi-four-resigned.txt"),
];

/// The record's lines but the moves', and its moves.
fn parts(record: &str) -> (Vec<&str>, Vec<&str>) {
    let (moves, head): (Vec<_>, Vec<_>) = record
        .lines()
        .filter(|line| !line.starts_with("end: "))
        .partition(|line| line.starts_with("moves: "));
    let words = moves[0].split_whitespace().skip(1);
    (head, words.filter(|word| !word.ends_with('.')).collect())
}

/// The record of so many steps, as one who cuts it would write it.
fn cut(record: &str, steps: usize) -> String {
    let (head, words) = parts(record);
    let head = head.join("\n").replace(" sealed", "");
    format!("{head}\nmoves: {}\n", words[..steps].join(" "))
}

/// The save with only so many steps standing, sealed anew.
fn cut_save(save: &str, steps: usize) -> String {
    let (body, end) = save.split_at(save.rfind("end: ").expect("a last line"));
    let changed = |line: &str| match line {
        line if line.starts_with("now: ") => Some(format!("now: {steps}\n")),
        line if line.starts_with("over: ") => None,
        line => Some(format!("{line}\n")),
    };
    let body: String = body.lines().filter_map(changed).collect();
    let count = end.split(' ').nth(1).expect("a count");
    format!("{body}end: {count} {:08x}\n", checksum(&body))
}

/// Whether something is still hidden after so many steps, and the position then.
fn hides<R: Notation>(record: &str, steps: usize) -> (bool, String) {
    let table = Table::<R>::from_record(&cut(record, steps)).expect("the beginning of a record");
    (table.keeps_secrets(), table.whole().line().position())
}

fn is_for_two(record: &str) -> bool {
    record.contains("game: luzhanqi\n")
}

fn id(record: &str) -> &str {
    if is_for_two(record) { "luzhanqi" } else { "luzhanqi-four" }
}

/// Nobody sits down to anything that came: no game is open in which somebody has moved, and nothing is kept. That
/// is told; of a position it may be something else that is wrong.
fn is_refused(store: &Shared, app: &mut App, how: &str) {
    let words = Lang::Fr.words();
    let told = format!("{}{}", text(app, "notice"), text(app, "err"));
    let why = if how.contains("start") { "" } else { &Lang::Fr.set(words.not_over) };
    assert!(!told.is_empty() && told.contains(why), "{how}: {told}");
    for action in ["sit", "missed:on"] {
        press(app, action);
    }
    assert!(app.game.as_ref().is_none_or(|game| game.session.is_empty()), "{how}");
    assert_eq!(store.names().iter().filter(|name| store::is_save(name)).count(), 0, "{how}");
}

#[test]
fn no_cut_text_of_an_ended_game_with_secrets_is_played_on() {
    let mut refused = 0;
    for record in GAMES {
        let page = format!("#/{}/text", id(record));
        let mut whole = open(&page);
        whole.update(putting("import", record));
        let effects = press(&mut whole, "import");
        granted(&mut whole, effects);
        let game = whole.game.as_ref().expect("the whole game");
        assert!(game.session.table.is_over(), "a game that is over opens");
        let save = game.session.table.save(&game.extras).open().to_owned();
        let (_, words) = parts(record);
        for steps in 1..words.len() {
            let (hidden, position) = match is_for_two(record) {
                true => hides::<Luzhanqi>(record, steps),
                false => hides::<LuzhanqiFour>(record, steps),
            };
            if !hidden {
                continue;
            }
            refused += 1;
            let link = game.session.table.link_after(steps);
            let by_hand = link.split_once('&').expect("a checksum in front").1;
            let start = position.replace(' ', "+");
            for query in [&link, by_hand, &format!("start={start}"), &format!("{by_hand}&frame=1")]
            {
                let store = Shared::default();
                let mut app = open_with(&store, 1, &format!("#/{}?{query}", id(record)));
                is_refused(&store, &mut app, query);
            }
            let begun =
                format!("Palamède record 1\ngame: {}\nstart: {position}\nmoves:\n", id(record));
            for text in [cut(record, steps), cut_save(&save, steps), begun] {
                let store = Shared::default();
                let mut app = open_with(&store, 1, &page);
                app.update(putting("import", text.clone()));
                let effects = press(&mut app, "import");
                granted(&mut app, effects);
                is_refused(&store, &mut app, &text);
            }
        }
    }
    assert!(refused > 40, "{refused}");
}

/// What tells nothing opens: the options that somebody wishes for.
#[test]
fn a_link_to_options_of_a_game_with_secrets_opens() {
    let app = open("#/luzhanqi?flying_bombs=yes");
    assert!(class(&app, "notice").is_empty());
    assert!(app.game.as_ref().is_some_and(|game| game.session.table.keeps_secrets()));
}
