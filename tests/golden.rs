//! Golden scenes: every board, and every figure of the rule pages, as the SVG that it was
//! when somebody last looked at it and found it good. `tests/golden/GAME.svg` is the start,
//! board and all; `tests/golden/GAME/FIGURE.svg` holds what stands on the board. A board
//! that can lie upright does so in files that say it.
//!
//! After a change that is meant: `PALAMEDE_GOLDEN=write cargo test golden::`, and look
//! at what `git diff` shows.

use palamede::games::GameId;
use palamede::games::luzhanqi::{Act, Army, Battle, Standing, Style};
use palamede::games::sahkku::{Cell, Sahkku};
use palamede::record::{Dice, Setup};
use palamede::rules::{
    Eye, Game, GameEvent, Generator, Kind, Line, Options, Rng, Rules, Seat, Seats, Seen, Step, Turn,
};
use palamede::scene::tree::Node;
use palamede::scene::{Facing, Labels, Mark, Scene, TILE_LETTERS, Target, draw};
use palamede::table::{Next, Table};
use palamede::text::{Lang, Speak};
use palamede::with_game;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The picture, an element a line; without the board's own drawing if `bare`.
fn picture(scene: &Scene, bare: bool, facing: Facing) -> String {
    let mut svg = draw(scene, facing);
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
        all.insert(PathBuf::from(format!("{name}.svg")), picture(scene, bare, Facing::default()));
        if scene.board.upright.is_some() {
            let upright = Facing { upright: true, ..Facing::default() };
            all.insert(PathBuf::from(format!("{name}-upright.svg")), picture(scene, bare, upright));
        }
    };
    for game in GameId::ALL {
        with_game!(*game, G => {
            let setup = Setup { options: Options::new(G::OPTIONS), start: None, dice: Dice::Given };
            let start = Table::<G>::new(setup, Seats::NONE).expect("the usual start").scene();
            add(game.id().to_owned(), &start, false);
            for figure in <G as Speak>::rules(Lang::Fr).figures {
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
    let names = Labels::Names(&NAMES);
    tiles::<false>(&mut all, &[("", 0, names), ("-turned", 2, names)]);
    let turns = [("", 0), ("-east", 1), ("-north", 2), ("-west", 3)];
    tiles::<true>(&mut all, &turns.map(|(name, turned)| (name, turned, names)));
    all
}

/// Names of ranks, as a page would give them.
const NAMES: [&str; 12] = [
    "Sapeur",
    "Lieutenant",
    "Capitaine",
    "Command.",
    "Colonel",
    "Gén. brig.",
    "Gén. div.",
    "Général",
    "Maréchal",
    "Bombe",
    "Mine",
    "Drapeau",
];

/// A battle of random moves up to the first combat after `plies` in which attacker and
/// defender fell as `fell` has it, where flags are carried while one is, with what everybody
/// heard of its last step.
fn battle<const F: bool>(
    chosen: &str,
    plies: usize,
    fell: [bool; 2],
) -> (Line<Battle<F>>, Vec<Mark>) {
    let mut options = Options::new(Battle::<F>::OPTIONS);
    for pair in chosen.split_whitespace() {
        let (name, value) = pair.split_once('=').expect("name=value");
        options.set(name, value).expect("an option");
    }
    for seed in 1.. {
        let mut line = Line::new(Battle::<F>::start(&options));
        let mut rng = Generator::new(seed);
        let mut count = 0;
        while let Turn::Seat(_) = line.turn() {
            let acts = line.state().list();
            let deploys = matches!(acts.first(), Some(Act::Deploy(_)));
            let act = if deploys {
                let style = Style::ALL[rng.below(3) as usize];
                Act::Deploy(Army::random(style, &mut rng))
            } else {
                acts[rng.below(acts.len() as u32) as usize]
            };
            let mut told = Vec::new();
            line.advance(&Step::Move(act), &mut told);
            let public = told.iter().find(|(eyes, _)| eyes.has(Eye::Public));
            let trace = public.expect("told to everybody").1.trace();
            count += 1;
            let carried = line.state().view(Eye::Public).scene(&[]);
            let carried =
                carried.pieces.iter().any(|piece| Standing::of(piece.word) == Standing::Carried);
            let borne = !chosen.contains("bearer") || carried;
            let [Some(&from), Some(&to)] = [trace.path.first(), trace.path.last()] else {
                continue;
            };
            let ends = [from, to];
            let gone = ends.map(|end| trace.taken.iter().any(|(site, _)| *site == end));
            if count < plies || gone != fell || !borne {
                continue;
            }
            let marks = [Mark::From(ends[0]), Mark::Path(trace.path), Mark::To(ends[1])];
            let taken = trace.taken.into_iter().map(|(site, look)| Mark::Taken(site, look));
            return (line, marks.into_iter().chain(taken).collect());
        }
    }
    unreachable!("one of the seeds leads there")
}

/// The marks of a piece that is selected, and of where it may go: of the one that has
/// most ways.
fn selected<const F: bool>(line: &Line<Battle<F>>) -> Vec<Mark> {
    let view = line.state().view(Eye::Open);
    let mut ways = BTreeMap::<u8, Vec<Mark>>::new();
    for act in line.state().list() {
        let Act::Go { from, to } = act else { continue };
        let held = view.scene(&[]).piece_at(to.into()).is_some();
        let mark = if held { Mark::LegalTake(to.into()) } else { Mark::Legal(to.into()) };
        ways.entry(from).or_default().push(mark);
    }
    let (from, ways) = ways.into_iter().max_by_key(|(_, ways)| ways.len()).expect("a move");
    [Mark::Selected(from.into())].into_iter().chain(ways).collect()
}

/// The scenes of Luzhanqi: the board in every turn, a draft, a battle as each kind of eye
/// sees it, a flag that is carried, the faces in every kind of label.
fn tiles<const F: bool>(all: &mut BTreeMap<PathBuf, String>, turns: &[(&str, u8, Labels)]) {
    let id = Battle::<F>::ID;
    let mut add = |name: String, scene: &Scene, bare: bool, turned: u8, labels: Labels| {
        let facing = Facing { turned, labels, ..Facing::default() };
        all.insert(PathBuf::from(format!("{id}{name}.svg")), picture(scene, bare, facing));
    };
    let start = Battle::<F>::start(&Options::new(Battle::<F>::OPTIONS)).view(Eye::Open);
    let (line, last) = battle::<F>("", 90, [false, true]);
    let seen = |eye| line.state().view(eye).scene(&[]);
    let names = turns[0].2;
    for &(name, turned, labels) in turns {
        add(name.to_owned(), &start.scene(&[]), false, turned, labels);
        let mut scene = seen(Eye::Seat(Seat::FIRST));
        scene.marks = last.clone();
        add(format!("/seat{name}"), &scene, true, turned, labels);
    }
    add("/public".to_owned(), &seen(Eye::Public), true, 0, names);
    let mut scene = seen(Eye::Open);
    scene.marks = selected(&line);
    let kinds = [("", names), ("-numbers", Labels::default())];
    let kinds =
        kinds.into_iter().chain([("-chinese", Labels::Chinese), ("-symbols", Labels::Symbols)]);
    for (name, labels) in kinds {
        add(format!("/open{name}"), &scene, true, 0, labels);
    }
    let draft = start.draft(0).expect("an army to lay out");
    let mut scene = start.laid_out(&draft, &[]);
    scene.marks = vec![
        Mark::Selected(20),
        Mark::Next(29),
        Mark::Danger(0),
        Mark::May(7),
        Mark::Tag(12, "3-5 B".to_owned()),
    ];
    add("/draft".to_owned(), &scene, true, 0, names);
    // Every sign on the back of every seat's tiles, as an eye that owns none would see it.
    let mut scene = seen(Eye::Public);
    let backs: Vec<_> = scene.pieces.iter().filter(|piece| piece.look.is_back()).collect();
    let memos = backs.iter().map(|piece| piece.id).zip(TILE_LETTERS.into_iter().cycle());
    scene.memos = memos.collect();
    add("/noted".to_owned(), &scene, true, 0, names);
    for (name, chosen, plies, fell) in [
        ("/carried", "flag_bearer=yes", 0, [false, true]),
        ("/lost", "", 60, [true, false]),
        ("/traded", "clairvoyance=yes", 60, [true, true]),
    ] {
        let (line, last) = battle::<F>(chosen, plies, fell);
        let mut scene = line.state().view(Eye::Public).scene(&[]);
        scene.marks = last;
        add(name.to_owned(), &scene, true, 0, names);
    }
    // Numbers, on a piece and where none stands.
    let mut scene = start.scene(&[]);
    let free = (0..).find(|&site| scene.piece_at(site).is_none()).expect("a free site");
    scene.marks = vec![Mark::Order(0, "1".to_owned()), Mark::Order(free, "2 3".to_owned())];
    add("/numbered".to_owned(), &scene, true, 0, names);
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
