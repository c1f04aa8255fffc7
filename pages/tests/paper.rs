//! What is printed: the rule fits a page and is the rule, boards and pieces are whole, codes are read.

use pages::{Host, Page, Styles, files, short};
use palamede::games::GameId;
use palamede::text::{Lang, Voice};
use std::collections::BTreeMap;

const URL: &str = "https://ludotheque-de-ville.github.io/jeux/";

fn written(url: Option<&str>) -> BTreeMap<String, String> {
    files(&Host::read(url, Styles::new(String::new())).expect("an address")).into_iter().collect()
}

fn page(all: &BTreeMap<String, String>, game: GameId, lang: Lang) -> &str {
    &all[&format!("{}index.html", Page::Paper(game).path(lang))]
}

/// What stands between two marks.
fn between<'a>(text: &'a str, from: &str, to: &str) -> Vec<&'a str> {
    text.split(from).skip(1).filter_map(|rest| rest.split(to).next()).collect()
}

/// Words, as one counts them; Chinese ones have a character and a half.
fn words(text: &str) -> usize {
    let han = |c: char| ('一'..='鿿').contains(&c);
    let other = |word: &str| word.chars().any(|c| c.is_alphanumeric() && !han(c));
    text.split_whitespace().filter(|word| other(word)).count()
        + text.chars().filter(|&c| han(c)).count() * 2 / 3
}

#[test]
fn the_rule_of_one_page_is_of_the_whole_rule_and_short() {
    let all = written(None);
    for lang in Lang::ALL {
        for &game in GameId::ALL {
            let (voice, page) = (Voice(game, lang), page(&all, game, lang));
            let sections = voice.rules().sections;
            let mut last = None;
            for (id, said) in short::paragraphs(lang, game) {
                let at = sections.iter().position(|section| section.id == id);
                assert!(at > last, "{game:?}: {id} is no section, or before the one before it");
                last = at;
                // As far as its first mark of another language, or what HTML writes otherwise.
                let set = lang.set(said);
                let start = set.split(['{', '&', '<', '\'']).next().unwrap_or_default();
                assert!(page.contains(start), "{game:?}, {lang:?}, {id}: {start}");
            }
            // What is written on pictures of pieces is not read as text.
            let text = between(page, "class=\"tx\"", "<div class=\"figs\"")[0];
            let text: String =
                text.split("<svg").filter_map(|it| it.split("</svg>").last()).collect();
            let bare: Vec<&str> =
                text.split('<').filter_map(|it| Some(it.split_once('>')?.1)).collect();
            let bare = bare.join(" ");
            let count = words(&bare);
            assert!((150..=350).contains(&count), "{game:?}, {lang:?}: {count} words");
        }
    }
}

#[test]
fn every_page_has_its_rule_its_figures_its_board_and_its_pieces() {
    let all = written(Some(URL));
    for lang in Lang::ALL {
        for &game in GameId::ALL {
            let (text, name) = (page(&all, game, lang), format!("{game:?}, {lang:?}"));
            assert_eq!(text.matches("<figure").count(), 4, "{name}");
            // A picture of a piece has the colours of its board.
            assert!(!text.contains("class=\"glyph board \""), "{name}");
            // Each size of paper shows the whole board: at least one sheet each.
            for size in ["board-a4", "board-a3"] {
                let part = between(text, size, "</section>")[0];
                assert!(part.contains("<svg class=\"leaf a"), "{name}: {size}");
                assert!(part.contains("class=\"ruler\""), "{name}: {size}");
            }
            let part = between(text, "leaves pieces", "</section>")[0];
            let start = Voice(game, lang).rules().figure("start").expect("a figure");
            let scene = start.scene(game.kind()).expect("a position");
            // Some are placed from beside the board.
            let reserve: usize = scene.reserve.iter().map(|reserve| reserve.count).sum();
            let pieces = scene.pieces.len() + reserve;
            let dice = if game == GameId::Sahkku { 3 } else { 0 };
            let sets = if game.facts().secrets { 3 } else { 1 };
            assert_eq!(part.matches("class=\"cut\"").count(), (pieces + dice) * sets, "{name}");
            // None of them nearly empty.
            assert_eq!(
                part.matches("<svg class=\"leaf").count(),
                sets,
                "{name}: a sheet of pieces"
            );
        }
    }
}

/// The button that prints is there for whoever has scripts, and never on the paper.
#[test]
fn a_button_prints_where_scripts_run() {
    let all = written(None);
    let (name, script) = all
        .iter()
        .find(|(path, _)| path.starts_with("paper-") && path.ends_with(".js"))
        .expect("it");
    assert!(script.contains("getElementById(\"press\")") && script.contains("print()"));
    for lang in Lang::ALL {
        for &game in GameId::ALL {
            let text = page(&all, game, lang);
            let intro = between(text, "<div class=\"noprint\">", "<section")[0];
            let button = *between(intro, "<p id=\"press\" hidden=\"\">", "</p>")
                .first()
                .unwrap_or_else(|| panic!("{intro}"));
            let label = format!(">{}</button>", lang.words().print);
            assert!(button.contains("class=\"btn pri\"") && button.contains(&label), "{button}");
            assert_eq!(text.matches("<button").count(), 1);
            assert!(text.contains(&format!("{name}\" defer></script>")), "{game:?}");
            assert!(text.contains("script-src 'self'"), "{game:?}");
        }
    }
}

#[test]
fn the_cards_of_an_army_lie_by_rank() {
    let all = written(None);
    for (game, armies) in [(GameId::Luzhanqi, 2), (GameId::LuzhanqiFour, 4)] {
        let text = page(&all, game, Lang::Fr);
        let set = between(text, "set of-chinese", "</div>")[0];
        let texts = between(set, "<text", "</text>").into_iter();
        let texts = texts.filter_map(|text| text.split_once('>')).map(|(_, text)| text);
        // Below the cards stand the ruler and what to do.
        let mut ranks: Vec<&str> =
            texts.filter(|text| !text.is_ascii() && !text.contains(' ')).collect();
        assert_eq!(ranks.len(), 25 * armies, "{ranks:?}");
        ranks.dedup();
        assert_eq!(ranks.len(), 12 * armies, "each rank of an army is in one place: {ranks:?}");
    }
}

#[test]
fn the_code_at_the_foot_leads_to_the_game() {
    let (here, nowhere) = (written(Some(URL)), written(None));
    for lang in Lang::ALL {
        for &game in GameId::ALL {
            let text = page(&here, game, lang);
            let svg = between(text, "<svg class=\"qr\"", "</svg>")[0];
            let size: usize = between(svg, "viewBox=\"-4 -4 ", " ")[0].parse().expect("a size");
            let path = between(svg, " d=\"", "\"")[0];
            let dark: Vec<(usize, usize)> = between(path, "M", "h")
                .into_iter()
                .map(|at| {
                    let (x, y) = at.split_once(' ').expect("two numbers");
                    (x.parse::<usize>().expect("x") + 4, y.parse::<usize>().expect("y") + 4)
                })
                .collect();
            let side = size * 4;
            let mut picture = rqrr::PreparedImage::prepare_from_greyscale(side, side, |x, y| {
                if dark.contains(&(x / 4, y / 4)) { 0 } else { 255 }
            });
            let grids = picture.detect_grids();
            assert_eq!(grids.len(), 1, "{game:?}");
            let (_, read) = grids[0].decode().expect("a code");
            assert_eq!(read, format!("{URL}{}", Page::Game(game).path(lang)));
            assert!(text.contains(&format!("<span>{read}</span>")), "in letters, too");
            // Where the site knows no address of its own, the paper names none.
            let text = page(&nowhere, game, lang);
            assert!(!text.contains("class=\"qr\"") && !text.contains("://ludo"), "{game:?}");
        }
    }
}
