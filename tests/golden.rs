//! Golden scenes: every board, and every figure of the rule pages, as the SVG that it was
//! when somebody last looked at it and found it good. `tests/golden/GAME.svg` is the start,
//! board and all; `tests/golden/GAME/FIGURE.svg` holds what stands on the board. A board
//! that can lie upright does so in files that say it.
//!
//! After a change that is meant: `PALAMEDE_GOLDEN=write cargo test --test golden`, and look
//! at what `git diff` shows.

use palamede::games::GameId;
use palamede::games::sahkku::{Cell, Sahkku};
use palamede::rules::{Game, Kind, Options, Seats, Seen};
use palamede::say::Speak;
use palamede::scene::tree::Node;
use palamede::scene::{Facing, Scene, Target, draw};
use palamede::table::{Dice, Next, Setup, Table};
use palamede::with_game;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The picture, an element a line; without the board's own drawing if `bare`.
fn picture(scene: &Scene, bare: bool, upright: bool) -> String {
    let mut svg = draw(scene, Facing { upright, ..Facing::default() });
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

/// Positions of Sáhkku where pieces crowd, and what is clicked in them.
const CROWDED: [(&str, &str, &str, &[&str]); 3] = [
    ("legs", "figure8", "5/M5:2,M5',N3,S1:2 6/M9,M11' M5=south south X-II-III/X-II-III", &["N3"]),
    ("stacks", "loop45", "2/M12:5,N3:7 3/M4:11 M12=south north throw", &[]),
    ("spent", "loop45", "9/S11,N4,M12:2 10/M4,M10,S14 M8=south south X-II-blank/II", &["M12"]),
];

/// Every golden scene by its file's name.
fn scenes() -> BTreeMap<PathBuf, String> {
    let mut all = BTreeMap::new();
    let mut add = |name: String, scene: &Scene, bare: bool| {
        all.insert(PathBuf::from(format!("{name}.svg")), picture(scene, bare, false));
        if scene.board.upright.is_some() {
            all.insert(PathBuf::from(format!("{name}-upright.svg")), picture(scene, bare, true));
        }
    };
    for game in GameId::ALL {
        with_game!(*game, G => {
            let setup = Setup { options: Options::new(G::OPTIONS), start: None, dice: Dice::Given };
            let start = Table::<G>::new(setup, Seats::NONE).expect("the usual start").scene();
            add(game.id().to_owned(), &start, false);
            for figure in <G as Speak>::figures() {
                let scene = figure.scene::<G>(Kind::of()).expect(figure.name);
                add(format!("{}/{}", game.id(), figure.name), &scene, true);
            }
        });
    }
    for (name, track, start, clicks) in CROWDED {
        let mut options = Options::new(Sahkku::OPTIONS);
        options.set("track", track).expect("an option");
        let setup = Setup { options, start: Some(start.to_owned()), dice: Dice::Given };
        let mut table = Table::<Sahkku>::new(setup, Seats::NONE).expect("a position");
        for click in clicks {
            table.click(Target::Site(Cell::read(click).expect("a cell").index()));
        }
        let mut scene = table.scene();
        scene.marks.extend(table.next().iter().filter_map(Next::mark));
        let aids = table.view().aids();
        scene.marks.extend(aids.into_iter().flat_map(|aid| aid.marks));
        add(format!("sahkku/{name}"), &scene, true);
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
