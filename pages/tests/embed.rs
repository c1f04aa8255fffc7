//! The page that puts a game on others: what its script is told is true, and the page holds what that uses.

use pages::{Audit, FRAME, Host, Page, Styles, Verdict, files, frame, frame_size};
use palamede::app::play::session::{defaults, from_link};
use palamede::app::route::{Asked, PARAMS};
use palamede::games::GameId;
use palamede::text::{Lang, Voice};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

fn page(lang: Lang) -> String {
    let host = Host::read(None, Styles::new(String::new())).expect("an address");
    let path = format!("{}index.html", Page::Kit.path(lang));
    files(&host).into_iter().find(|(at, _)| *at == path).expect("the page").1
}

/// The files of a site that knows nothing of itself.
fn bare() -> Vec<pages::File> {
    files(&Host::read(None, Styles::new(String::new())).expect("an address"))
}

fn unescaped(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

/// What stands on the form for its script.
fn known(page: &str) -> Value {
    let text = page.split(" data-kit=\"").nth(1).and_then(|rest| rest.split('"').next());
    serde_json::from_str(&unescaped(text.expect("what is known"))).expect("JSON")
}

/// The values of an attribute.
fn all<'a>(page: &'a str, attribute: &str) -> BTreeSet<&'a str> {
    let start = format!(" {attribute}=\"");
    page.split(start.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn where_the_site_knows_its_address_wordpress_needs_no_more_than_one_of_a_page() {
    let text = |url: Option<&str>| {
        let host = Host::read(url, Styles::new(String::new())).expect("an address");
        files(&host).into_iter().collect::<BTreeMap<_, _>>()
    };
    let address = "https://jeux.example/";
    let (with, without) = (text(Some(address)), text(None));
    assert!(with["en/embed/index.html"].contains("https://jeux.example/en/mak-yek/"));
    assert!(!without.keys().any(|path| path.ends_with("oembed.json")));
    let script = with.keys().find(|path| path.starts_with("frame-")).expect("the script");
    for lang in Lang::ALL {
        for game in GameId::ALL {
            let folder = Page::Game(*game).path(lang);
            let found = format!("{address}{folder}oembed.json");
            let page = &with[&format!("{folder}index.html")];
            assert!(page.contains("type=\"application/json+oembed\"") && page.contains(&found));
            let told: Value =
                serde_json::from_str(&with[&format!("{folder}oembed.json")]).expect("JSON");
            assert_eq!((&told["version"], &told["type"]), (&"1.0".into(), &"rich".into()));
            let (width, height) = frame_size(*game);
            assert_eq!((&told["width"], &told["height"]), (&width.into(), &height.into()));
            let html = told["html"].as_str().expect("the frame");
            let frame =
                format!("src=\"{address}{FRAME}?game={}&amp;lang={}\"", game.id(), lang.code());
            assert!(
                html.starts_with("<blockquote class=\"wp-embedded-content\"><a href=\"https://"),
                "{html}"
            );
            assert!(html.contains(&frame) && html.ends_with("></iframe>"), "{html}");
            assert!(with[script].contains(&format!("\"{}\":", game.id())));
        }
    }
    // The engine's page gets the script before its own.
    let page =
        frame("<head><script src=\"./boot.js?1a\" data-module=\"a\"></script>").expect("a page");
    assert!(
        page.contains(&format!("<script src=\"./{script}\"></script><script src=\"./boot.js?1a\""))
    );
    assert_eq!(frame("<head>"), None);
}

#[test]
fn a_frame_fits_each_board() {
    let of = |id| frame_size(GameId::read(id).expect("a game"));
    for &game in GameId::ALL {
        let (width, height) = frame_size(game);
        assert!((390..=480).contains(&width) && height <= 800, "{}", game.id());
    }
    assert_eq!(of("mak-yek"), of("turkish-draughts"));
    let ratio = |id| 100 * of(id).0 / of(id).1;
    // A long board gets a high frame.
    assert_eq!(ratio("sahkku"), 49);
    assert!(ratio("shap-luk") < ratio("mak-yek") && ratio("mak-yek") < 85);
}

#[test]
fn the_lines_survive_without_styles_and_the_frame_may_do_what_it_does() {
    let known = known(&page(Lang::Fr));
    let code = known["code"].as_str().expect("the lines");
    for part in [
        "src=\"{address}\"",
        "title=\"{title}\"",
        "width=\"{width}\" height=\"{height}\"",
        "max-width:{width}px",
        "aspect-ratio:{width}/{height}",
        "min-height:{least}px",
        "loading=\"lazy\"",
        "allow=\"fullscreen; clipboard-write\"",
        "<p><a href=\"{page}\">{link}</a></p>",
    ] {
        assert!(code.contains(part), "{part}: {code}");
    }
    let sandbox = code.split("sandbox=\"").nth(1).and_then(|rest| rest.split('"').next());
    let tokens: BTreeSet<_> = sandbox.expect("a sandbox").split(' ').collect();
    let wanted = ["scripts", "same-origin", "popups", "popups-to-escape-sandbox", "downloads"];
    assert_eq!(
        tokens,
        wanted
            .iter()
            .map(|token| format!("allow-{token}"))
            .collect::<Vec<_>>()
            .iter()
            .map(String::as_str)
            .collect()
    );
}

#[test]
fn every_choice_is_there_and_every_mixture_is_a_game() {
    for lang in Lang::ALL {
        let page = page(lang);
        let (known, names) = (known(&page), all(&page, "name"));
        assert_eq!(known["ours"].as_array().map(Vec::len), Some(Asked::NAMES.len()));
        for &game in GameId::ALL {
            let told = &known["games"][game.id()];
            let facts = game.facts();
            assert_eq!(told["seats"], facts.seats);
            for seat in 0..facts.seats {
                for field in ["player", "level"] {
                    let name = format!("{}.{field}{seat}", game.id());
                    assert!(names.contains(name.as_str()), "{name}");
                }
            }
            let options = Voice(game, lang).rules().options;
            assert_eq!(told["options"].as_object().map(|all| all.len()), Some(options.len()));
            for option in options {
                let name = format!("{}.{}", game.id(), option.name);
                assert!(names.contains(name.as_str()), "{name}");
                assert_eq!(told["options"][option.name], defaults(game).get(option.name));
                // Each value, alone and with each of the others.
                for (value, other) in pairs(option.name, option.values, options) {
                    let query = format!("{value}&{other}");
                    assert!(from_link(game, &query, lang, 1).is_ok(), "{}: {query}", game.id());
                }
            }
        }
    }
}

/// The values of an option, each with each of the other options'.
fn pairs(
    name: &str,
    values: &[palamede::text::ValueWords],
    options: &[palamede::text::OptionWords],
) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for value in values {
        let one = format!("{name}={}", value.name);
        for other in options.iter().filter(|other| other.name != name) {
            all.extend(
                other.values.iter().map(|v| (one.clone(), format!("{}={}", other.name, v.name))),
            );
        }
    }
    all
}

#[test]
fn what_the_sentences_for_a_page_say_is_what_the_audit_says() {
    let audit = Audit::ours().expect("the audit");
    for lang in Lang::ALL {
        let known = known(&page(lang));
        let sentence = known["rgaa"].as_str().expect("a sentence");
        let counts = [Verdict::Met, Verdict::Not, Verdict::Na].map(|verdict| audit.count(verdict));
        let counts = counts.map(|count| count.to_string());
        let said = [&audit.date.said(lang)[..], audit.state(lang), &audit.heard(lang)];
        for part in said.into_iter().chain(counts.iter().map(String::as_str)) {
            assert!(sentence.contains(&lang.set(part)), "{lang:?}: {part} is not in {sentence}");
        }
        for (name, places) in [
            ("rgaa", &["{game}", "{address}"][..]),
            ("github", &["{game}"]),
            ("own", &["{game}", "{host}"]),
        ] {
            let text = known[name].as_str().expect("a sentence");
            assert!(places.iter().all(|place| text.contains(place)), "{lang:?}: {text}");
        }
    }
}

#[test]
fn what_the_script_looks_for_is_on_the_page() {
    let script =
        bare().into_iter().find(|(path, _)| path.starts_with("kit-") && path != "kit-1.js");
    let script = script.expect("the script");
    let page = page(Lang::Fr);
    assert!(page.contains(&format!("<script src=\"../../{}\" defer></script>", script.0)));
    let ids = all(&page, "id");
    let wanted: BTreeSet<_> =
        script.1.split("at(\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(wanted.len() > 8 && wanted.is_subset(&ids), "{wanted:?} {ids:?}");
    for label in all(&page, "for") {
        assert!(ids.contains(label), "{label}");
    }
    for button in all(&page, "data-copy") {
        assert!(ids.contains(button), "{button}");
    }
    for described in all(&page, "aria-describedby") {
        assert!(described.split(' ').all(|id| ids.contains(id)), "{described}");
    }
}

#[test]
fn every_class_of_the_sheet_is_on_the_page() {
    let all_files: BTreeMap<_, _> = bare().into_iter().collect();
    let is_sheet = |path: &&String| path.starts_with("kit-") && path.ends_with(".css");
    let name = all_files.keys().find(is_sheet).expect("the sheet");
    let page = page(Lang::Fr);
    assert!(page.contains(&format!("href=\"../../{name}\"")));
    let shown: BTreeSet<&str> =
        all(&page, "class").into_iter().flat_map(|classes| classes.split(' ')).collect();
    let mut named = 0;
    for rule in all_files[name].split('}').filter_map(|rule| rule.split('{').next()) {
        let rule = rule.rsplit("*/").next().unwrap_or_default();
        for class in rule.split('.').skip(1) {
            let end = class.find(|c: char| !c.is_ascii_alphanumeric() && c != '-');
            let class = &class[..end.unwrap_or(class.len())];
            // A number such as .5 begins like one.
            if class.starts_with(|c: char| c.is_ascii_alphabetic()) {
                assert!(shown.contains(class), ".{class}");
                named += 1;
            }
        }
    }
    assert!(named > 20, "{named}");
}

#[test]
fn what_was_published_stays_understood_and_is_told() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs");
    let read = |name: &str| fs::read_to_string(docs.join(name)).expect(name);
    let list = read("parameters.txt");
    let mut published = Vec::new();
    for line in list.lines().filter(|line| !line.starts_with('#')) {
        let (head, values) = line.split_once(':').expect(line);
        let (name, since) = head.split_once(' ').expect(line);
        let param = PARAMS.iter().find(|param| param.name == name);
        let param = param.unwrap_or_else(|| panic!("{name} is no longer understood"));
        for value in values.split_whitespace() {
            assert!(param.values.contains(&value), "{name}={value} is no longer understood");
        }
        assert_eq!(param.since, since, "{name}");
        published.push(name.to_owned());
    }
    for param in &PARAMS {
        assert!(published.iter().any(|name| name == param.name), "{} is not published", param.name);
        let values: Vec<String> = param.values.iter().map(|value| format!("`{value}`")).collect();
        let row = format!("| `{}` | {} |", param.name, values.join(" "));
        for doc in ["hosting.md", "hebergement.md"] {
            assert!(read(doc).contains(&row), "{doc}: {row}");
        }
        for lang in Lang::ALL {
            assert!(page(lang).contains(&format!("{}=", param.name)), "{lang:?}: {}", param.name);
        }
        assert!(
            param.usual.is_empty()
                || param.values[..]
                    .iter()
                    .any(|value| { *value == param.usual || *value == "..." }),
            "{}",
            param.name
        );
    }
}

/// The engine's page tells the same height in a frame as is written into the lines to copy, and knows the themes.
#[test]
fn a_frame_tells_the_height_that_the_lines_give() {
    let script = include_str!("../../assets/around.js");
    let known = known(&page(Lang::default()));
    let formula = format!("Math.round({} + (innerWidth - {}) /", known["around"], known["margin"]);
    assert!(script.contains(&formula), "{formula}");
    let theme = PARAMS.iter().find(|param| param.name == "theme").expect("a parameter");
    let themes = Value::from(theme.values.to_vec()).to_string().replace(',', ", ");
    assert!(script.contains(&format!("set(\"theme\", value, {themes})")), "{themes}");
}
