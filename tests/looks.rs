//! The colours that can be chosen for all boards (`assets/looks`): on each, every game's pieces and marks are seen as well as
//! on its own board.

use palamede::games::GameId;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The looks of boards.
const LOOKS: [&str; 2] = ["slate", "paper"];

/// The most bytes of a sheet that a look is.
const BYTES: usize = 2_000;

/// Custom properties: each in the light theme and in the dark one.
type Colours = BTreeMap<String, [String; 2]>;

fn text(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// The colours that the rules for this class give.
fn colours(sheet: &str, look: Option<&str>, class: &str) -> Colours {
    let mut all = Colours::new();
    for rule in sheet.split('}') {
        let Some((selector, body)) = rule.split_once('{') else { continue };
        let selector = selector.rsplit("*/").next().unwrap_or_default();
        let asked = look.is_none_or(|look| selector.contains(&format!("[data-board=\"{look}\"]")));
        let mut names = selector.split([' ', ',', '(', ')', '\n']);
        if !asked || !names.any(|name| name == class) {
            continue;
        }
        for (name, value) in body.split(';').filter_map(|line| line.split_once(':')) {
            let found: Vec<String> = value
                .split('#')
                .skip(1)
                .map(|rest| rest.chars().take_while(char::is_ascii_hexdigit).collect())
                .collect();
            if let (Some(light), Some(dark)) = (found.first(), found.last()) {
                all.insert(name.trim().to_owned(), [light.clone(), dark.clone()]);
            }
        }
    }
    all
}

/// The relative luminance of a colour, by WCAG.
fn luminance(hex: &str) -> f64 {
    let long: String = match hex.len() {
        3 => hex.chars().flat_map(|digit| [digit, digit]).collect(),
        _ => hex.to_owned(),
    };
    let part = |at: usize| {
        let part = u8::from_str_radix(&long[at..at + 2], 16).expect("two digits");
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(0) + 0.7152 * part(2) + 0.0722 * part(4)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Finds the colours that cannot be told apart on a game's board in this look.
fn faults(game: GameId, look: &str, sheet: &str) -> Vec<String> {
    let class = game.facts().class;
    let file = game.id().trim_end_matches("-four").replace("apit-sodok", "mak-yek");
    let mut all = colours(&text(&format!("styles/{file}.css")), None, &format!(".{class}"));
    all.extend(colours(sheet, Some(look), ".board"));
    all.extend(colours(sheet, Some(look), &format!(".{class}")));
    let mut out = Vec::new();
    for theme in 0..2 {
        let of = |name: &str| all.get(name).map(|both| both[theme].as_str());
        let apart = |one: &str, other: &str| Some(contrast(of(one)?, of(other)?));
        let ground = "--ground";
        for name in ["--act", "--last", "--take", "--line", "--rail"] {
            let seen = apart(name, ground).is_none_or(|by| by >= 3.0);
            out.extend((!seen).then(|| format!("{name} {theme}")));
        }
        let read = apart("--label", "--frame").is_some_and(|by| by >= 4.5);
        out.extend((!read).then(|| format!("--label {theme}")));
        for piece in ["--p0", "--p1", "--pn", "--pw", "--king"] {
            let edge = apart(&format!("{piece}-edge"), ground);
            let seen = apart(piece, ground).is_none_or(|by| by >= 3.0);
            let seen = seen || edge.is_some_and(|by| by >= 3.0);
            out.extend((!seen).then(|| format!("{piece} {theme}")));
        }
    }
    out
}

#[test]
fn what_is_drawn_is_seen_in_every_look_and_theme() {
    for look in LOOKS {
        let sheet = text(&format!("assets/looks/{look}.css"));
        assert!(sheet.len() < BYTES, "{look}: {} bytes", sheet.len());
        for &game in GameId::ALL {
            assert_eq!(faults(game, look, &sheet), [""; 0], "{look} {}", game.id());
        }
    }
}

/// The checker finds what it looks for.
#[test]
fn what_is_not_seen_is_found() {
    let sheet = text("assets/looks/slate.css");
    let dull = sheet.replace("--act: #ffdf7a", "--act: #66757f");
    assert_ne!(sheet, dull);
    assert_eq!(faults(GameId::Morris, "slate", &dull), ["--act 0", "--act 1"]);
    let blind = sheet.replace("--king-edge: #ffe3d2", "--king-edge: #55646f");
    assert!(faults(GameId::Sahkku, "slate", &blind).contains(&"--king 0".to_owned()));
}

/// The page, its start script and the sheets know the same looks.
#[test]
fn every_look_that_is_offered_has_its_sheet() {
    let boot = text("assets/boot.js");
    let sizes = text("assets/looks/large.css");
    for size in ["large", "larger"] {
        assert!(sizes.contains(&format!("[data-size=\"{size}\"]")), "{size}");
    }
    assert!(boot.contains("larger?"));
    for look in LOOKS.into_iter().chain(["left"]) {
        assert!(text(&format!("assets/looks/{look}.css")).contains(&format!("=\"{look}\"]")));
        assert!(boot.contains(&format!("|{look}")), "{look}");
        let pref = if look == "left" { "hand" } else { "board" };
        let field = palamede::app::Pref::read(pref).expect("a setting");
        let mut prefs = palamede::app::Prefs::default();
        prefs.set(&field, look);
        assert_eq!(if look == "left" { prefs.hand } else { prefs.board }, look);
    }
}
