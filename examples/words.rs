//! Writes what the built site takes from the crate's own source, as a step of the build: the
//! packs of sentences into `target/words`, into `target/boot.txt` what `assets/boot.js` must know of
//! languages and pages before the engine is here, and into `target/room.txt` what `assets/room.js` says.

use palamede::app::play::session::{defaults, start_scene};
use palamede::app::route::{About, Route};
use palamede::games::GameId;
use palamede::scene::Board;
use palamede::text::{Course, Lang, Pack, write_pack};
use palamede::with_game;
use std::any::type_name;
use std::path::Path;
use std::{fs, io};

fn main() -> io::Result<()> {
    let faults: Vec<&str> =
        Lang::ALL.iter().flat_map(|lang| lang.faults()).map(|fault| &**fault).collect();
    if !faults.is_empty() {
        eprintln!("{}", faults.join("\n"));
        std::process::exit(1);
    }
    let target = Path::new(env!("CARGO_MANIFEST_DIR")).join("target");
    let folder = target.join("words");
    fs::create_dir_all(&folder)?;
    for pack in Pack::all() {
        fs::write(folder.join(format!("{}.txt", pack.name())), write_pack(pack))?;
    }
    fs::write(target.join("boot.txt"), boot())?;
    fs::write(target.join("room.txt"), room())
}

/// The table of `boot.js`: the languages' codes, of which the first one is met where no other is
/// asked for, and their tags; each sentence in these languages; the addresses of pages to read,
/// with `.+` for any game; of each game the folder in which its source is, the class of its board, and
/// width by height of the board as it lies and as it stands where the place is high.
pub fn boot() -> String {
    let codes = Lang::ALL.map(|lang| text(lang.code()));
    let tags = Lang::ALL.map(|lang| text(lang.tag()));
    let sentences = Lang::default().boot().all().into_iter().enumerate().map(|(at, (name, _))| {
        let all = Lang::ALL.map(|lang| text(&lang.set(lang.boot().all()[at].1)));
        format!("{name}:[{}]", all.join(","))
    });
    let sentences: Vec<String> = sentences.collect();
    let reading: Vec<String> = pages().iter().filter(|page| page.is_prose()).map(address).collect();
    let reading = text(&reading.join("|"));
    let games: Vec<String> = GameId::ALL.iter().map(|&game| of_game(game)).collect();
    let [codes, tags] = [codes, tags].map(|list| list.join(","));
    let (sentences, games) = (sentences.join(","), games.join(","));
    format!("[[{codes}],[{tags}],{{{sentences}}},{reading},{{{games}}}]")
}

/// The table of `room.js`: by the tag of each language its sentences.
pub fn room() -> String {
    let all = Lang::ALL.map(|lang| {
        let words = lang.room();
        let said = [words.there, words.returns, words.stay].map(|said| text(&lang.set(said)));
        format!("{}:[{}]", text(lang.tag()), said.join(","))
    });
    format!("{{{}}}", all.join(","))
}

/// What is told of a game.
fn of_game(game: GameId) -> String {
    let class = game.facts().class.trim_start_matches("b-");
    let lying = start_scene(game, &defaults(game)).board;
    let ratio = |board: &Board| f64::from(board.width) / f64::from(board.height);
    let [lies, stands] = [&lying, lying.upright.as_ref().unwrap_or(&lying)].map(|b| ratio(b));
    let (id, folder, class) = (text(game.id()), text(folder(game)), text(class));
    format!("{id}:[{folder},{class},{lies:.3},{stands:.3}]")
}

/// The folder in which a game's source is, as the path of its type says.
fn folder(game: GameId) -> &'static str {
    let path = with_game!(game, G => type_name::<G>());
    path.split("games::").nth(1).and_then(|rest| rest.split("::").next()).unwrap_or_default()
}

/// A page of each kind.
pub fn pages() -> Vec<Route> {
    let game = GameId::ALL[0];
    let mut all = vec![Route::default()];
    // A kind of page that is added is missed here by the compiler.
    while let Some(next) = match all[all.len() - 1] {
        Route::Home { .. } => Some(Route::Play { game, query: String::new() }),
        Route::Play { .. } => Some(Route::New(game)),
        Route::New(_) => Some(Route::Rules(game, String::new())),
        Route::Rules(..) => Some(Route::Learn(game, Course::Lesson, None)),
        Route::Learn(game, Course::Lesson, _) => Some(Route::Learn(game, Course::Puzzles, None)),
        Route::Learn(_, Course::Puzzles, _) => Some(Route::Text(Some(game))),
        Route::Text(_) => Some(Route::Setup(game)),
        Route::Setup(_) => Some(Route::Settings),
        Route::Settings => Some(Route::Map),
        Route::Map => Some(Route::Tournament),
        Route::Tournament => Some(Route::Daily),
        Route::Daily => Some(Route::About(About::Sources)),
        Route::About(About::Sources) => Some(Route::About(About::Keyboard)),
        Route::About(About::Keyboard) | Route::Missing(_) => None,
    } {
        all.push(next);
    }
    all
}

/// What follows `#/` in a page's address.
fn address(page: &Route) -> String {
    let hash = page.hash();
    let address = hash.trim_start_matches("#/");
    match page.game() {
        Some(game) => address.replacen(game.id(), ".+", 1),
        None => address.to_owned(),
    }
}

/// A text as scripts write it.
fn text(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
