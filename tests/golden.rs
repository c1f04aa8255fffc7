//! Golden scenes: every board, and every figure of the rule pages, as the SVG that it was
//! when somebody last looked at it and found it good. `tests/golden/GAME.svg` is the start,
//! board and all; `tests/golden/GAME/FIGURE.svg` holds what stands on the board.
//!
//! After a change that is meant: `PALAMEDE_GOLDEN=write cargo test --test golden`, and look
//! at what `git diff` shows.

use palamede::games::GameId;
use palamede::rules::{Game, Kind, Options, Seats};
use palamede::say::Speak;
use palamede::scene::tree::Node;
use palamede::scene::{Facing, Scene, draw};
use palamede::table::{Dice, Setup, Table};
use palamede::with_game;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The picture, an element a line; without the board's own drawing if `bare`.
fn picture(scene: &Scene, bare: bool) -> String {
    let mut svg = draw(scene, Facing::default());
    if bare {
        let board = |kid: &Node| match kid {
            Node::Element(kid) => matches!(kid.key.as_deref(), Some("art" | "coords")),
            _ => false,
        };
        svg.kids.retain(|kid| !board(kid));
    }
    let svg = svg.attr("xmlns", "http://www.w3.org/2000/svg");
    svg.markup().replace("><", ">\n<") + "\n"
}

/// Every golden scene by its file's name.
fn scenes() -> BTreeMap<PathBuf, String> {
    let mut all = BTreeMap::new();
    for game in GameId::ALL {
        with_game!(*game, G => {
            let setup = Setup { options: Options::new(G::OPTIONS), start: None, dice: Dice::Given };
            let start = Table::<G>::new(setup, Seats::NONE).expect("the usual start").scene();
            all.insert(PathBuf::from(format!("{}.svg", game.id())), picture(&start, false));
            for figure in <G as Speak>::figures() {
                let name = format!("{}/{}.svg", game.id(), figure.name);
                let scene = figure.scene::<G>(Kind::of()).expect(figure.name);
                all.insert(PathBuf::from(name), picture(&scene, true));
            }
        });
    }
    all
}

fn files(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("tests/golden").flatten() {
        let path = entry.path();
        if path.is_dir() { files(&path, out) } else { out.push(path) }
    }
}

#[test]
fn scenes_are_as_they_were_when_somebody_looked_at_them() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let scenes = scenes();
    if std::env::var("PALAMEDE_GOLDEN").is_ok_and(|value| value == "write") {
        let _ = std::fs::remove_dir_all(&folder);
        for (name, scene) in &scenes {
            let path = folder.join(name);
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            std::fs::write(path, scene).expect("written");
        }
    }
    let mut there = Vec::new();
    files(&folder, &mut there);
    for path in there {
        let name = path.strip_prefix(&folder).expect("below the folder");
        assert!(scenes.contains_key(name), "{} is nobody's scene any more", name.display());
    }
    for (name, scene) in &scenes {
        let golden = std::fs::read_to_string(folder.join(name)).unwrap_or_default();
        let differs = golden.lines().zip(scene.lines()).position(|(was, is)| was != is);
        let differs = differs.or((golden != *scene).then_some(golden.lines().count()));
        assert_eq!(differs, None, "{} differs from this line on (0 is the first)", name.display());
    }
}
