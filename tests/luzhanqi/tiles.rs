//! What is drawn of tiles: a back says nothing, a face says its rank in every kind of label.

use super::*;
use palamede::games::GameId;
use palamede::games::luzhanqi::Act;
use palamede::rules::{Seen, Silent};
use palamede::scene::tree::Element;
use palamede::scene::{Facing, Labels, Look, Mark, Scene, TILE_LETTERS, draw};
use palamede::text::{Lang, Voice};

static NAMES: [&str; 12] = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"];
const LABELS: [Labels; 4] =
    [Labels::Names(&[]), Labels::Names(&NAMES), Labels::Chinese, Labels::Symbols];

/// A game in which the last seat has laid out this army and the others theirs, after the
/// first move of the first seat that an army of any ranks allows.
fn laid_out<const F: bool>(last: &Army) -> Line<Battle<F>> {
    let mut line = Line::new(Battle::<F>::start(&options::<F>("")));
    for n in 1..=Battle::<F>::SEATS {
        let army = if n == Battle::<F>::SEATS { *last } else { Style::Attack.army() };
        line.advance(&Step::Move(Act::Deploy(army)), &mut Silent);
    }
    // From the front row of the first seat into its own camp.
    attempt(&mut line, "S11-S22").expect("a step on a road");
    line
}

/// All that is drawn for an eye, in every turn and with all labels.
fn drawn<const F: bool>(line: &Line<Battle<F>>, eye: Eye) -> String {
    let scene = line.state().view(eye).scene(&[]);
    let mut all = String::new();
    for labels in LABELS {
        for turned in 0..4 {
            all += &draw(&scene, Facing { turned, labels, ..Facing::default() }).markup();
        }
    }
    all
}

fn backs_say_nothing<const F: bool>() {
    let mut rng = Generator::new(7);
    let armies: Vec<Army> = (0..12).map(|_| random_army(&mut rng)).collect();
    let hidden = seat(Battle::<F>::SEATS - 1);
    for eye in [Eye::Public, Eye::Seat(RED)] {
        let all: Vec<String> = armies.iter().map(|army| drawn(&laid_out::<F>(army), eye)).collect();
        assert!(all.iter().all(|one| *one == all[0]), "for {eye:?}");
    }
    // Who may see them sees that they differ.
    for eye in [Eye::Open, Eye::Seat(hidden)] {
        let [a, b] = [0, 1].map(|n| drawn(&laid_out::<F>(&armies[n]), eye));
        assert_ne!(a, b, "for {eye:?}");
    }
}

#[test]
fn a_back_is_drawn_the_same_whatever_is_behind_it() {
    backs_say_nothing::<false>();
    backs_say_nothing::<true>();
}

fn markup(elements: &[Element]) -> String {
    elements.iter().map(Element::markup).collect()
}

#[test]
fn a_way_round_a_curve_is_marked_along_the_railway() {
    let line = laid_out::<true>(&Style::Balanced.army());
    let mut scene = line.state().view(Eye::Public).scene(&[]);
    let at = |name| usize::from(site(&line, name));
    let drawn = |scene: &Scene| draw(scene, Facing::default()).markup();
    let rails = drawn(&scene);
    // The four curves, both ways; rails and ties are drawn once each.
    for [a, b] in [["S15", "E11"], ["E15", "N11"], ["N15", "W11"], ["W15", "S11"]] {
        for (from, to) in [(a, b), (b, a)] {
            let (x, y) = Facing::default().place(&scene.board, at(from));
            let (to_x, to_y) = Facing::default().place(&scene.board, at(to));
            let sweep = u8::from(from == a);
            let way = format!("M{x} {y}A76 76 0 0 {sweep} {to_x} {to_y}");
            scene.marks = vec![Mark::Path(vec![at(from), at(to)])];
            let marked = drawn(&scene).matches(&way).count();
            assert_eq!(marked - rails.matches(&way).count(), 2, "{from} {to}");
        }
    }
    assert_eq!(rails.matches("A76 76 0 0").count(), 8);
    // Along a column it is straight.
    scene.marks = vec![Mark::Path(vec![at("S15"), at("S25")])];
    assert_eq!(drawn(&scene).matches("A76 76 0 0").count(), 8);
}

/// A site is at least 24 pixels wide on the narrowest phone; on the board for four at the
/// least zoom that is offered there.
#[test]
fn sites_are_wide_enough_for_a_finger() {
    for (scene, zoom, least) in [
        (Battle::<false>::start(&options::<false>("")).view(Eye::Public).scene(&[]), 10, 24),
        (Battle::<true>::start(&options::<true>("")).view(Eye::Public).scene(&[]), 24, 44),
    ] {
        let board = &scene.board;
        for site in 0..board.sites.len() {
            let (w, h) = board.target(site);
            assert!(w.min(h) * 352 * zoom / 10 / board.width >= least);
        }
    }
}

#[test]
fn tiles_stay_upright_for_who_sits_opposite_too() {
    let line = laid_out::<false>(&Style::Balanced.army());
    let scene = line.state().view(Eye::Open).scene(&[]);
    let lying = |opposite| draw(&scene, Facing { opposite, ..Facing::default() }).markup();
    assert_eq!(lying(true), lying(false));
}

#[test]
fn faces_and_seats_all_differ() {
    assert!(Rank::ALL.map(Rank::letter) == TILE_LETTERS);
    for labels in LABELS {
        for wide in [true, false] {
            let mut all: Vec<String> = Vec::new();
            for seat in 0..4 {
                let faces = TILE_LETTERS.map(Some).into_iter().chain([None]);
                let looks = faces.map(|face| Look::Tile { seat, face, wide });
                all.extend(looks.map(|look| markup(&look.draw(labels))));
            }
            let count = all.len();
            all.sort();
            all.dedup();
            assert_eq!((all.len(), count), (52, 52), "{labels:?} {wide}");
        }
    }
}

#[test]
fn labels_say_what_is_chosen() {
    let face = |face, wide, labels| {
        let look = Look::Tile { seat: 0, face: Some(face), wide };
        look.draw(labels).iter().map(Element::plain).collect::<String>()
    };
    let said = |view_of_game, wide| LABELS.map(|labels| face(view_of_game, wide, labels));
    assert_eq!(said('9', true), ["9", "9i", "司令", ""]);
    assert_eq!(said('M', true), ["", "k", "地雷", ""]);
    // There is no room for names on the board for four.
    assert_eq!(said('9', false), ["9", "9", "司令", ""]);
    assert_eq!(said('M', false), ["", "", "地雷", ""]);
    let chinese = Look::Tile { seat: 0, face: Some('9'), wide: true }.draw(Labels::Chinese);
    assert!(markup(&chinese).contains("lang=\"zh-Hans\""));
}

#[test]
fn every_face_has_a_short_name_that_fits_its_tile() {
    for lang in Lang::ALL {
        for game in [GameId::Luzhanqi, GameId::LuzhanqiFour] {
            let names = Voice(game, lang).words().faces;
            assert_eq!(names.len(), TILE_LETTERS.len());
            let fits = |name: &&str| !name.is_empty() && name.chars().count() <= 10;
            assert!(names.iter().all(fits), "{names:?}");
        }
    }
}
