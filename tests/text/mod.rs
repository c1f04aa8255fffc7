//! What the site says: complete, alike in every language, and well set.

mod chinese;
mod marks;
mod sources;
mod spoken;

use crate::shared::{Captures, Known};
pub use palamede::games::mak_yek::{Event, Mak, Refusal, Square};
pub use palamede::games::{ApitSodok, GameId, MakYek};
pub use palamede::record::{Broken, Dice, LinkError, RecordError, Setup, StepFault};
pub use palamede::rules::{
    Game, Kind, Misread, NotNow, OptionError, Options, Outcome, Reason, Seat, Seats, Step,
    StepError, Turn, Want,
};
pub use palamede::scene::Target;
pub use palamede::table::{Player, Table};
pub use palamede::text::{
    Block, Figure, GameWords, Lang, Pack, RulePage, Speak, error_of_link, error_of_record, linked,
    misread, sentence, unlinked, write_pack,
};
pub use palamede::with_game;
pub use std::collections::BTreeSet;

/// The sections of every rule page; the page itself adds the options.
const SECTIONS: [&str; 6] = ["aim", "setup", "turn", "captures", "end", "history"];

fn captures(game: GameId) -> Captures {
    with_game!(game, G => <G as Known>::CAPTURES)
}

pub fn words(game: GameId, lang: Lang) -> &'static GameWords {
    with_game!(game, G => <G as Speak>::words(lang))
}

pub fn rules(game: GameId, lang: Lang) -> &'static RulePage {
    with_game!(game, G => <G as Speak>::rules(lang))
}

pub fn figures(game: GameId) -> &'static [Figure] {
    with_game!(game, G => <G as Speak>::rules(Lang::Fr).figures)
}

/// A text as it is read: without the marks of languages and links.
pub fn plain(text: &str) -> String {
    palamede::text::plain(&unlinked(text))
}

/// Every text of a game's rule page with where it stands.
pub fn rule_texts(game: GameId, lang: Lang) -> Vec<(String, &'static str)> {
    let (id, rules) = (game.id(), rules(game, lang));
    let facts = &rules.facts;
    let mut all = vec![(format!("{id} lede"), rules.lede), (format!("{id} ours"), facts.ours)];
    for task in rules.tasks {
        let texts = [task.ask, task.done, task.other];
        all.extend(texts.map(|text| (format!("{id} lesson"), text)));
    }
    all.extend(facts.all().map(|fact| (format!("{id} facts"), fact)));
    for section in rules.sections {
        all.push((format!("{id} section {}", section.id), section.title));
        for block in section.blocks {
            let texts = match block {
                Block::Text(text) | Block::Note(text) | Block::Figure(_, text) => vec![*text],
                Block::List(items) => items.to_vec(),
            };
            all.extend(
                texts.into_iter().map(|text| (format!("{id} section {}", section.id), text)),
            );
        }
    }
    all
}

/// Every text of a game's rule page and of its form with where it stands.
pub fn texts(game: GameId, lang: Lang) -> Vec<(String, &'static str)> {
    let (id, page) = (game.id(), rules(game, lang));
    let mut all = Vec::new();
    for option in page.options {
        all.push((format!("{id} option {}", option.name), option.label));
        for value in option.values {
            for text in [value.label, value.why] {
                all.push((format!("{id} option {} {}", option.name, value.name), text));
            }
        }
    }
    for set in page.sets {
        for text in [set.label, set.why] {
            all.push((format!("{id} set {}", set.name), text));
        }
    }
    let short = lang.short_rule(game.id());
    all.extend(short.iter().map(|text| (format!("{id} short"), *text)));
    all.extend(rule_texts(game, lang));
    all
}

/// What is said while one plays and on the site's own pages, with its path.
pub fn sentences(lang: Lang) -> Vec<(String, &'static str)> {
    let beside = lang.embed().texts().into_iter().chain(lang.paper().texts());
    let beside = beside
        .chain(lang.privacy().texts())
        .chain(lang.statement().texts())
        .chain(lang.room().texts());
    let prose = lang.prose().site.texts().into_iter().chain(beside);
    lang.language().texts().into_iter().chain(prose).collect()
}

/// Every text of the site with where it stands.
fn all_texts(lang: Lang) -> Vec<(String, &'static str)> {
    let games = GameId::ALL.iter().flat_map(|&game| texts(game, lang));
    sentences(lang).into_iter().chain(games).collect()
}

/// The places in braces; a mark is none.
pub fn places(text: &str) -> BTreeSet<String> {
    plain(text)
        .split('{')
        .skip(1)
        .filter_map(|rest| rest.split_once('}'))
        .map(|(name, _)| name.to_owned())
        .collect()
}

/// The names of the figures that a game's rule page shows, in order.
pub fn shown(game: GameId, lang: Lang) -> Vec<(&'static str, &'static str)> {
    let blocks = rules(game, lang).sections.iter().flat_map(|section| section.blocks);
    blocks
        .filter_map(|block| match block {
            Block::Figure(name, caption) => Some((*name, *caption)),
            _ => None,
        })
        .collect()
}

/// Asserts that a sentence is finished: no place left, one full stop, set without fault.
pub fn finished(lang: Lang, text: &str) {
    let text = &plain(text);
    assert!(!text.is_empty());
    assert!(!text.contains(['{', '}']), "{lang:?}: {text}");
    let ends = if lang == Lang::Zh { ['。', '？'] } else { ['.', '?'] };
    assert!(text.ends_with(ends), "{lang:?}: {text}");
    assert!(
        !text.contains("..") && !text.contains("。。") && !text.contains("  "),
        "{lang:?}: {text}"
    );
    well_set(lang, "", text);
}

pub fn well_set(lang: Lang, name: &str, text: &str) {
    let set = lang.set(&plain(text));
    assert!(!set.contains('\''), "{name}: straight apostrophe in {set}");
    if lang == Lang::Zh {
        chinese::set_in_chinese(name, &set);
    }
    if lang == Lang::Fr {
        for mark in [" ;", " :", " !", " ?", " »", "« "] {
            assert!(!set.contains(mark), "{name}: breaking space in {set}");
        }
        let chars: Vec<char> = set.chars().collect();
        for pair in chars.windows(2) {
            let narrow = matches!(pair[1], ';' | '?' | '!') && pair[0] != '\u{202f}';
            let full = pair[1] == '»' && pair[0] != '\u{a0}';
            let opened = pair[0] == '«' && pair[1] != '\u{a0}';
            assert!(!narrow && !full && !opened, "{name}: no space at {pair:?} in {set}");
        }
    }
}

#[test]
fn every_language_has_the_same_sentences_with_the_same_places() {
    let first = Lang::ALL[0];
    for lang in Lang::ALL {
        let (one, other) = (sentences(first), sentences(lang));
        assert_eq!(one.len(), other.len(), "{lang:?}");
        for ((path, one), (other_path, other)) in one.into_iter().zip(other) {
            assert_eq!(path, other_path);
            assert_eq!(places(one), places(other), "{lang:?} {path}");
        }
    }
}

/// The walk by which the tests find the sentences leaves none out.
#[test]
fn a_pack_holds_no_line_that_is_not_found_among_the_sentences() {
    for lang in Lang::ALL {
        let found: BTreeSet<&str> = lang.language().texts().iter().map(|(_, text)| *text).collect();
        let pack = write_pack(Pack::Words(lang));
        for line in pack.lines().skip(1) {
            let code = native_codes(lang).contains(&line);
            let number = line.bytes().all(|byte| byte.is_ascii_digit());
            assert!(number || code || found.contains(line), "{lang:?}: {line}");
        }
    }
}

/// The codes of the languages that games' own names are in.
fn native_codes(lang: Lang) -> Vec<&'static str> {
    let natives = GameId::ALL.iter().filter_map(|&game| words(game, lang).native);
    let codes: Vec<&str> = natives.map(|(code, _)| code).collect();
    for code in &codes {
        assert!(code.len() >= 2 && code.bytes().all(|b| b.is_ascii_alphabetic() || b == b'-'));
    }
    codes
}

#[test]
fn nothing_is_empty_or_shouts_or_holds_markup() {
    for lang in Lang::ALL {
        for (name, text) in all_texts(lang) {
            assert!(!text.is_empty(), "{lang:?} {name}");
            assert_eq!(text.trim(), text, "{lang:?} {name}");
            assert!(!text.contains(['<', '>', '!', '\n', '\t']), "{lang:?} {name}: {text}");
            assert!(!text.contains("  "), "{lang:?} {name}: {text}");
            assert_eq!(text.matches('{').count(), text.matches('}').count(), "{lang:?} {name}");
        }
    }
}

#[test]
fn paragraphs_are_parted_alike_and_whole() {
    for (n, (name, text)) in sentences(Lang::Fr).into_iter().enumerate() {
        for lang in Lang::ALL {
            let other = sentences(lang)[n].1;
            assert_eq!(text.matches('|').count(), other.matches('|').count(), "{name}");
            // Names are no paragraphs.
            let names = ["words.levels", "words.front.months"].contains(&&*name);
            if other.contains('|') && !names {
                for paragraph in other.split('|') {
                    // The list of the games is put in where it is shown.
                    finished(lang, &paragraph.replace("{games}", "mak-yek"));
                    assert_eq!(paragraph.trim(), paragraph, "{lang:?} {name}");
                }
            }
        }
    }
}

#[test]
fn every_text_is_well_set() {
    for lang in Lang::ALL {
        for (name, text) in all_texts(lang) {
            well_set(lang, &name, text);
        }
    }
}

/// On a phone a button of the bar has room for so many letters, and so many of a lesson's stand above its board.
#[test]
fn what_stands_in_little_room_is_short() {
    for lang in Lang::ALL {
        let han = lang == Lang::Zh;
        for (name, text) in all_texts(lang) {
            let most = match name.rsplit('.').next().unwrap_or_default() {
                "full_screen" | "small_screen" => 16,
                "done" if name.contains(".tasks.") => {
                    if han {
                        60
                    } else {
                        200
                    }
                }
                "ask" if name.contains(".tasks.") => {
                    if han {
                        80
                    } else {
                        245
                    }
                }
                _ => continue,
            };
            let length = text.chars().count();
            assert!(length <= most, "{lang:?} {name}: {length} letters, {most} at most: {text}");
        }
    }
}

#[test]
fn seats_options_values_and_sets_have_words_in_the_games_order() {
    for &game in GameId::ALL {
        let (seats, options) =
            with_game!(game, G => (<G as Game>::SEATS, <G as palamede::rules::Game>::OPTIONS));
        for lang in Lang::ALL {
            let w = rules(game, lang);
            assert_eq!(words(game, lang).seats.len(), seats, "{lang:?} {}", game.id());
            let have: Vec<(&str, Vec<&str>)> = w
                .options
                .iter()
                .map(|option| (option.name, option.values.iter().map(|v| v.name).collect()))
                .collect();
            let want: Vec<(&str, Vec<&str>)> =
                options.iter().map(|choice| (choice.name, choice.values.to_vec())).collect();
            assert_eq!(have, want, "{lang:?} {}", game.id());
            for option in w.options {
                for value in option.values {
                    finished(lang, value.why);
                }
            }
            let sets = with_game!(game, G => <G as Game>::SETS);
            let have: Vec<&str> = w.sets.iter().map(|set| set.name).collect();
            let want: Vec<&str> = sets.iter().map(|set| set.name).collect();
            assert_eq!(have, want, "{lang:?} {}", game.id());
            for set in w.sets {
                finished(lang, set.why);
            }
        }
    }
}

#[test]
fn rule_pages_have_the_same_sections_and_figures_in_every_language() {
    for &game in GameId::ALL {
        let order: Vec<&str> = shown(game, Lang::Fr).iter().map(|(name, _)| *name).collect();
        let used: BTreeSet<&str> = order.iter().copied().collect();
        let made: BTreeSet<&str> = figures(game).iter().map(|figure| figure.name).collect();
        assert_eq!(used, made, "{}: every figure is shown and every shown one made", game.id());
        assert_eq!(order.len(), made.len(), "{}: each figure once", game.id());
        for lang in Lang::ALL {
            let sections = rules(game, lang).sections;
            let ids: Vec<&str> = sections.iter().map(|section| section.id).collect();
            let mut want = SECTIONS.to_vec();
            for (before, id) in with_game!(game, G => <G as Known>::SECTIONS) {
                let at = want.iter().position(|other| other == before).expect("a section");
                want.insert(at + 1, id);
            }
            assert_eq!(ids, want, "{lang:?} {}", game.id());
            let other: Vec<&str> = shown(game, lang).iter().map(|(name, _)| *name).collect();
            assert_eq!(order, other, "{lang:?} {}", game.id());
            for (section, french) in sections.iter().zip(rules(game, Lang::Fr).sections) {
                let kinds = |blocks: &[Block]| -> Vec<(u8, usize)> {
                    let kind = |block: &Block| match block {
                        Block::Text(_) => (0, 0),
                        Block::Note(_) => (1, 0),
                        Block::List(items) => (2, items.len()),
                        Block::Figure(..) => (3, 0),
                    };
                    blocks.iter().map(kind).collect()
                };
                assert_eq!(kinds(section.blocks), kinds(french.blocks), "{lang:?} {}", section.id);
            }
        }
    }
}

/// The table as a figure leaves it.
pub fn play_figure<R: Speak>(figure: &Figure) -> Table<R> {
    let table = figure.play::<R>(Kind::of()).expect(figure.name);
    let selects = figure.clicks.is_empty() || !table.next().is_empty();
    assert!(selects, "{}: the clicks select something", figure.name);
    table
}

#[test]
fn figures_are_legal_and_show_what_their_captions_say() {
    for &game in GameId::ALL {
        for figure in figures(game) {
            let taken: Option<Vec<usize>> = with_game!(game, G => {
                use palamede::rules::GameEvent;
                use palamede::record::Heard;
                let table = play_figure::<G>(figure);
                let at = |name: &str| {
                    let sites = &table.scene().board.sites;
                    sites.iter().position(|site| site.name == name).expect("a site")
                };
                let expected = captures(game).iter().find(|(name, _)| *name == figure.name);
                assert_eq!(expected.is_some(), !figure.moves.is_empty(), "{}", figure.name);
                let heard = table.len().checked_sub(1).and_then(|last| table.heard(last));
                heard.map(|(_, heard)| {
                    let Heard::Event(event) = heard else { panic!("a move") };
                    let mut taken: Vec<usize> =
                        event.trace().taken.iter().map(|(site, _)| *site).collect();
                    taken.sort();
                    let mut want: Vec<usize> =
                        expected.map(|(_, names)| names.iter().map(|n| at(n)).collect()).unwrap_or_default();
                    want.sort();
                    assert_eq!(taken, want, "{} {}", game.id(), figure.name);
                    taken
                })
            });
            if taken.is_none() {
                continue;
            }
            let (_, names) =
                captures(game).iter().find(|(name, _)| *name == figure.name).expect("listed");
            let last = figure.moves.last().expect("a move");
            for lang in Lang::ALL {
                let (_, caption) = shown(game, lang)
                    .into_iter()
                    .find(|(name, _)| *name == figure.name)
                    .expect("shown");
                // The sites and dice of the move.
                let sites = last.split(['-', '*', 'x', ',']);
                // Without the letter of how a step takes.
                let sites = sites.map(|site| site.trim_end_matches(['A', 'W']));
                for name in names.iter().copied().chain(sites) {
                    assert!(caption.contains(name), "{lang:?} {}: {name}", figure.name);
                }
            }
        }
    }
}

#[test]
fn a_figure_that_is_clicked_offers_moves_without_captures() {
    let named = |game, name| figures(game).iter().find(|f| f.name == name).expect("a figure");
    let mak = play_figure::<MakYek>(named(GameId::MakYek, "move")).next();
    let apit = play_figure::<ApitSodok>(named(GameId::ApitSodok, "move")).next();
    for next in [mak, apit] {
        assert_eq!(next.len(), 6, "c4, d5, e4, f4, d3 and d2");
        assert!(next.iter().all(|next| next.takes.is_empty()));
    }
}

/// What the home page says of a game goes with its rule page; where the two differ, the rule page says what the site
/// advises.
#[test]
fn the_guidance_is_what_the_rule_page_says_or_the_rule_page_tells_of_both() {
    let number = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
    for lang in Lang::ALL {
        let mut levels = [BTreeSet::new(), BTreeSet::new()];
        for &game in GameId::ALL {
            let (guide, facts) = (game.facts().guide, &rules(game, lang).facts);
            let id = game.id();
            levels[usize::from(guide.easy)].insert(facts.difficulty);
            assert_eq!(number(facts.time), guide.minutes.to_string(), "{lang:?} {id}");
            let age = guide.age.to_string();
            assert!(number(facts.age) == age || number(facts.ours) == age, "{lang:?} {id}");
        }
        assert!(levels[0].is_disjoint(&levels[1]), "{lang:?}");
    }
}
