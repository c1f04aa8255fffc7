//! Reviews: moves are judged one after the other, and where the game turned is looked at.

use super::thinking::{asked, exchange};
use super::*;
use palamede::mind::{About, Answer, Ask, Job, Judged, Why};
use palamede::text::Pack;

/// What is thought of a move: by how much the best one is better, and what follows on it.
fn judged(better: i32, line: &str) -> Option<Judged> {
    let line = line.split_whitespace().map(str::to_owned).collect();
    Some(Judged { best: 0, made: -better, why: vec![Why::GainsAtOnce], line })
}

/// The job that these effects ask to be reviewed.
fn job(effects: &[Effect]) -> Option<Job> {
    let (job, _) = asked(effects)?;
    assert_eq!(job.ask, Ask::Review);
    Some(job)
}

/// Has moves judged, as far as there are answers; gives the moves, and what came of it.
fn review(app: &mut App, answers: &[Option<Judged>]) -> (Vec<String>, Vec<Effect>) {
    let (mut effects, mut made) = (press(app, "review"), Vec::new());
    for judged in answers {
        let job = job(&effects).expect("a move to review");
        let number = job.number;
        made.push(job.open().made.clone());
        effects =
            app.update(Msg::Answer(Answer { number, judged: judged.clone(), ..Answer::default() }));
    }
    (made, effects)
}

/// A game of six moves.
const MOVES: [&str; 6] = ["d3-d4", "e6-e5", "a3-a4", "b6-b5", "h3-h4", "g6-g5"];

fn begun(store: &Shared, players: &str) -> App {
    let mut app = open_with(store, 1, &format!("#/turkish-draughts{players}"));
    play(&mut app, &MOVES);
    press(&mut app, "back:previous");
    app
}

/// The moments that are shown, and those of the folded list of all.
fn moments(app: &App) -> [Vec<String>; 2] {
    let panel = class(app, "rv");
    let elements = |of: &Element| -> Vec<Element> {
        let all = of.kids.iter().filter_map(|node| match node {
            Node::Element(kid) => Some(kid.clone()),
            Node::Text(_) => None,
        });
        all.collect()
    };
    let kids: Vec<Element> = panel.iter().flat_map(&elements).collect();
    let folded = kids.iter().filter(|kid| kid.tag == "details").flat_map(&elements).collect();
    [kids, folded].map(|lists| {
        let items = lists.iter().filter(|list| list.tag == "ol").flat_map(&elements);
        items.filter_map(|item| Some(elements(&item).first()?.plain())).collect()
    })
}

/// The turning points that are shown.
fn turns(app: &App) -> Vec<String> {
    moments(app)[0].clone()
}

/// The cells of a row of a table.
fn cells(row: &Element) -> Vec<String> {
    let cells = row.kids.iter().filter_map(|node| match node {
        Node::Element(cell) => Some(cell.plain()),
        Node::Text(_) => None,
    });
    cells.collect()
}

/// Whatever one plays when all is lost, and when all is won, is no merit.
#[test]
fn moves_of_a_decided_game_are_not_counted_as_exact() {
    let mut app = begun(&Shared::default(), "");
    let slips = [0, -3_000, 3_000, -3_000, 3_000, -3_000].map(|best| {
        let made = if best < 0 { best - 900 } else { best };
        Some(Judged { best, made, why: vec![Why::Gains], line: Vec::new() })
    });
    review(&mut app, &slips);
    let rows = find(&app, |e| e.tag == "tr");
    assert_eq!(cells(&rows[1])[1..], ["1", "0", "0"]);
    assert_eq!(cells(&rows[2])[1..], ["0", "0", "0"]);
    assert!(text(&app, "rv").contains("déjà gagnée ou perdue ne sont pas comptés."));
    // Where none is counted there is no table.
    let mut app = begun(&Shared::default(), "");
    let lost = |best| Some(Judged { best, made: best, why: Vec::new(), line: Vec::new() });
    review(&mut app, &[3_000, -3_000, 3_000, -3_000, 3_000, -3_000].map(lost));
    assert!(find(&app, |e| e.tag == "table").is_empty());
    assert!(!text(&app, "rv").contains("déjà gagnée"));
}

#[test]
fn each_move_is_judged_and_it_is_shown_where_the_game_turned() {
    let mut app = begun(&Shared::default(), "");
    let effects = press(&mut app, "review");
    assert_eq!(said(&effects), "L'analyse commence.");
    assert!(text(&app, "rv").contains("coup 1 sur 6"), "{}", text(&app, "rv"));
    let bar = find(&app, |element| element.tag == "progress");
    assert_eq!((bar[0].get("max"), bar[0].get("value")), (Some("6"), Some("0")));
    press(&mut app, "review");
    let slips = [0, 0, 200, 20, 400, 50].map(|better| judged(better, "c3-c4 c6-c5"));
    let (made, effects) = review(&mut app, &slips);
    assert_eq!(made, MOVES);
    assert!(asked(&effects).is_none(), "all moves are judged");
    assert_eq!(said(&effects), "Partie équilibrée du début à la fin.");
    // The first slips are small: two that give away 20 and 28 of a hundred chances are left.
    let third = "Erreur. Tour 2, Blancs, de a3 en a4. Mieux valait jouer de c3 en c4.";
    let [a, b] = &turns(&app)[..] else { panic!("{:?}", turns(&app)) };
    assert_eq!(a, third);
    assert!(b.starts_with("Le tournant. Tour 3, Blancs, de h3 en h4. "), "{b}");
    // (Half a move gives nothing away that counts.)
    let rows = find(&app, |e| e.tag == "tr");
    assert_eq!(cells(&rows[0]), ["Camp", "Coups justes", "Imprécisions", "Erreurs"]);
    assert_eq!(cells(&rows[1]), ["Blancs", "1", "0", "2"]);
    assert_eq!(cells(&rows[2]), ["Noirs", "3", "0", "0"]);
    assert!(!text(&app, "rv").contains("déjà gagnée"), "every move is counted");
    // White's chances: what Black gives away is White's.
    let curve = "Chances de gain, Blancs\u{a0}: 50\u{a0}% au début, 57\u{a0}% à la fin.";
    assert!(text(&app, "rv").contains(curve), "{}", text(&app, "rv"));
    let drawn = find(&app, |e| e.get("class") == Some("chances"));
    assert_eq!(drawn[0].get("d"), Some("M0 50L1 50L2 50L3 50L4 50L5 50L6 43"));
    press(&mut app, "back:2");
    let told = text(&app, "s2");
    assert!(told.starts_with("Il y avait mieux. "), "{told}");
    assert!(told.contains("Ce coup rapporte"), "{told}");
    assert!(told.ends_with("Ensuite\u{a0}: de c6 en c5."), "{told}");
    assert_eq!((class(&app, "mk-trail").len(), class(&app, "mk-next").len()), (1, 1));
    let here = find(&app, |e| e.tag == "button" && e.get("aria-current") == Some("step"));
    assert!(here.iter().any(|button| button.plain() == third));
    // There is no more to be judged.
    assert!(!text(&app, "say").contains("Analyser"));
    assert!(asked(&press(&mut app, "review")).is_none());
    // Elsewhere nothing is said of it.
    press(&mut app, "back:3");
    assert_eq!(class(&app, "mk-trail").len(), 0);
    press(&mut app, "back:last");
    assert!(class(&app, "rv").is_empty(), "who plays is not disturbed");
}

#[test]
fn the_curve_has_an_axis_and_a_press_on_it_shows_the_nearest_moment() {
    let mut app = begun(&Shared::default(), "");
    review(&mut app, &[0, 0, 200, 20, 400, 50].map(|better| judged(better, "c3-c4 c6-c5")));
    let axis = class(&app, "axis");
    let marks = axis[0].kids.iter().map(|node| match node {
        Node::Element(mark) => mark.plain(),
        Node::Text(text) => text.to_string(),
    });
    assert_eq!(marks.collect::<Vec<_>>(), ["100\u{a0}%", "50\u{a0}%", "0\u{a0}%"]);
    // The columns lie side by side, each around its moment, from one end to the other.
    let columns = find(&app, |e| e.tag == "rect" && e.get("data-do").is_some());
    let mut right = 0.0;
    for (at, column) in columns.iter().enumerate() {
        let of = |name| column.get(name).expect(name).parse::<f64>().expect("a number");
        assert_eq!(of("x"), right);
        right += of("width");
        assert!((of("x")..=right).contains(&(at as f64)), "{at}");
        assert_eq!(column.get("data-do"), Some(&*format!("back:{at}")));
    }
    assert_eq!((columns.len(), right), (7, 6.0));
    press(&mut app, columns[4].get("data-do").expect("an action"));
    let here = find(&app, |e| e.get("class") == Some("here"));
    assert_eq!(here[0].get("d"), Some("M4 0V100"));
}

/// The moves as the list shows them, with their signs.
fn listed(app: &App) -> Vec<String> {
    let mut marks = find(app, |e| e.get("id").is_some_and(|id| id.starts_with('m')));
    marks.retain(|mark| mark.tag == "button" && mark.get("data-do").is_some());
    marks.iter().map(Element::plain).filter(|text| text.contains('-')).collect()
}

#[test]
fn the_list_of_moves_has_signs_once_the_game_is_over() {
    let mut app = begun(&Shared::default(), "");
    let good = Some(Judged { best: 0, made: 0, why: vec![Why::Keeps], line: Vec::new() });
    let slips = [judged(0, ""), judged(110, ""), judged(400, ""), good, judged(30, ""), None];
    review(&mut app, &slips);
    assert!(!turns(&app).is_empty());
    assert_eq!(listed(&app), MOVES, "a running game has none");
    press(&mut app, "back:last");
    assert_eq!(listed(&app), MOVES, "a running game has none");
    for act in ["resign", "resign-yes"] {
        press(&mut app, act);
    }
    let signed = ["d3-d4", "e6-e5?!", "a3-a4?", "b6-b5!", "h3-h4", "g6-g5"];
    assert_eq!(listed(&app), signed);
    press(&mut app, "back:2");
    assert_eq!(listed(&app), signed);
    let names = [
        ("m2", "e6-e5, imprécision, "),
        ("m3", "a3-a4, erreur, "),
        ("m4", "b6-b5, bon coup, "),
        ("m5", "h3-h4, Blancs"),
    ];
    go(&mut app, "#/turkish-draughts/text");
    let told = [
        "Tour 1, de e6 en e5\u{a0}: imprécision (?!)",
        "Tour 2, de a3 en a4\u{a0}: erreur (?)",
        "Tour 2, de b6 en b5\u{a0}: bon coup (!)",
    ];
    let lines = find(&app, |e| e.tag == "li" && e.plain().ends_with(')'));
    assert_eq!(lines.iter().map(Element::plain).collect::<Vec<_>>(), told);
    go(&mut app, "#/turkish-draughts");
    press(&mut app, "back:2");
    for (id, name) in names {
        let mark = find(&app, |e| e.get("id") == Some(id));
        let label = mark[0].get("aria-label").expect("a name");
        assert!(label.starts_with(name), "{label}");
    }
}

#[test]
fn without_the_long_texts_a_review_waits_for_them() {
    let mut app = begun(&Shared::default(), "");
    let prose = Pack::Prose(Lang::Fr);
    app.shell.packs.loaded.retain(|&pack| pack != prose);
    let effects = press(&mut app, "review");
    assert!(effects.contains(&Effect::Fetch(prose)), "{effects:?}");
    let number = job(&effects).expect("the first move").number;
    let judged = judged(400, "");
    app.update(Msg::Answer(Answer { number, judged, ..Answer::default() }));
    press(&mut app, "review");
    assert!(class(&app, "curve").is_empty());
    let told = find(&app, |e| {
        e.get("role") == Some("status") && e.plain() == Lang::Fr.set(Lang::Fr.words().loading)
    });
    assert!(!told.is_empty(), "it is told that they are on their way");
    app.update(Msg::Fetched { pack: prose, here: true });
    assert_eq!((turns(&app).len(), class(&app, "curve").len()), (1, 1));
}

#[test]
fn no_more_than_three_are_shown_the_worst_ones() {
    let mut app = begun(&Shared::default(), "");
    review(&mut app, &[100, 200, 300, 400, 90, 30].map(|better| judged(better, "c3-c4")));
    let [turns, all] = moments(&app);
    assert_eq!((turns.len(), all.len()), (3, 5));
    for (turn, made) in turns.iter().zip(&MOVES[1..]) {
        let (from, to) = made.split_once('-').expect("a move");
        assert!(turn.contains(&format!("de {from} en {to}")), "{turn}");
    }
    // The folded list has each of them, with the better move, which is shown on the board where one looks.
    let summary = find(&app, |e| e.tag == "summary" && e.plain().contains("à revoir"));
    assert_eq!(summary[0].plain(), "Tous les coups à revoir (5)");
    assert_eq!(all[0], "Imprécision. Tour 1, Blancs, de d3 en d4. Mieux valait jouer de c3 en c4.");
    press(&mut app, "back:0");
    assert_eq!(class(&app, "mk-trail").len(), 1);
    assert!(text(&app, "s2").starts_with("Il y avait mieux. "), "{}", text(&app, "s2"));
}

#[test]
fn where_nobody_gave_anything_away_it_is_told() {
    let mut app = begun(&Shared::default(), "");
    let (_, effects) = review(&mut app, &[0, 30, 0, 0, 50, 0].map(|better| judged(better, "")));
    let course = "Partie équilibrée du début à la fin.";
    assert_eq!(said(&effects), course);
    assert!(text(&app, "rv").starts_with(&format!("{course}Pas d’erreur décisive")));
    assert_eq!(class(&app, "curve").len(), 1);
}

/// The chances of the near side decide who is said to have the advantage, and since when.
#[test]
fn the_course_of_a_game_is_told_in_a_sentence() {
    // The scores of each move: of the best one and of the one that was made, for who moves.
    let told = |scores: [(i32, i32); 6]| {
        let mut app = begun(&Shared::default(), "");
        let judged = scores
            .map(|(best, made)| Some(Judged { best, made, why: Vec::new(), line: Vec::new() }));
        let (_, effects) = review(&mut app, &judged);
        let course = text(&app, "course");
        assert_eq!(Lang::Fr.set(&said(&effects)), course);
        course
    };
    let (white, black) = ((800, 800), (-800, -800));
    let slip = (0, -800);
    assert_eq!(
        told([(0, 0), (0, 0), slip, white, black, white]),
        "Partie équilibrée jusqu’au tour 2, puis avantage pour les noirs."
    );
    assert_eq!(
        told([white, black, (800, -800), white, black, white]),
        "Avantage d’abord pour les blancs, puis pour les noirs à partir du tour 2."
    );
    assert_eq!(
        told([black, white, black, white, black, white]),
        "Avantage pour les noirs du début à la fin."
    );
    assert_eq!(
        told([white, black, (800, 0), (0, 0), (0, 0), (0, 0)]),
        "Avantage d’abord pour les blancs, puis partie équilibrée à partir du tour 2."
    );
    assert_eq!(
        told([white, (-800, -800), (800, -800), (800, -800), white, black]),
        "L’avantage a changé de camp, puis il est resté pour les blancs à partir du tour 2."
    );
}

#[test]
fn who_gives_up_without_being_behind_is_told_to_have_done_so() {
    let told = |scores: (i32, i32)| {
        let mut app = begun(&Shared::default(), "");
        for act in ["back:last", "resign", "resign-yes"] {
            press(&mut app, act);
        }
        let each = |(best, made)| Some(Judged { best, made, why: Vec::new(), line: Vec::new() });
        let other = (-scores.0, -scores.1);
        review(&mut app, &[scores, other, scores, other, scores, other].map(each));
        text(&app, "course")
    };
    // White is to move, and gives up.
    let even = "Partie équilibrée du début à la fin.";
    assert_eq!(told((0, 0)), format!("{even} Puis abandon."));
    let ahead = "Avantage pour les blancs du début à la fin.";
    assert_eq!(told((800, 800)), format!("{ahead} Puis abandon."));
    assert_eq!(told((-800, -800)), "Avantage pour les noirs du début à la fin.");
}

/// A man that is put comes from nowhere: its place alone is told.
#[test]
fn a_better_move_that_puts_a_piece_is_told_by_its_place() {
    let mut app = open("#/morris");
    for place in ["a1", "d2"] {
        let board = app.game.as_ref().expect("a game").session.board();
        let site = board.sites.iter().position(|site| site.name == place).expect("a point");
        press(&mut app, &format!("at:s{site}"));
    }
    press(&mut app, "back:first");
    let judged = |made, line: &[&str]| {
        let line = line.iter().map(|&mv| mv.to_owned()).collect();
        Some(Judged { best: 0, made, why: Vec::new(), line })
    };
    review(&mut app, &[judged(-400, &["f2"]), judged(0, &[])]);
    let told = "Le tournant. Tour 1, Blancs, en a1. Mieux valait jouer en f2.";
    assert_eq!(turns(&app), [Lang::Fr.set(told)]);
}

/// What was missed, lost and gained is told in words, of the moves that were made and that would
/// have been.
#[test]
fn a_moment_says_what_was_missed_and_the_best_move_what_it_took() {
    const START: &str = "#/mak-yek?start=8/8/3R4/3r4/1Rr1rR2/8/8/r2R4+w";
    let moments = |moves: &[&str], all: &[Option<Judged>]| {
        let mut app = open(START);
        play(&mut app, moves);
        press(&mut app, "back:first");
        review(&mut app, all);
        (turns(&app), app)
    };
    let even = Some(Judged { best: 0, made: 0, why: Vec::new(), line: Vec::new() });
    let line = vec!["d1-d4".to_owned()];
    let missed = |why| Some(Judged { best: 0, made: -400, why, line: line.clone() });
    let (told, mut app) = moments(&["d1-d2", "a1-b1"], &[missed(Vec::new()), even.clone()]);
    let took =
        "Prise manquée. Tour 1, Blancs, de d1 en d2. On prenait 3 pièces en jouant de d1 en d4.";
    assert_eq!(told, [Lang::Fr.set(took)]);
    // One press shows it on the board, and from there one plays on.
    press(&mut app, "back:0");
    assert_eq!((class(&app, "mk-trail").len(), class(&app, "mk-next").len()), (1, 1));
    let on = class(&app, "rv");
    assert!(on[0].markup().contains("here-"), "{}", on[0].markup());
    let (told, _) = moments(&["d1-d2", "a1-b1"], &[missed(vec![Why::Wins(1)]), even.clone()]);
    let won =
        "Gain manqué. Tour 1, Blancs, de d1 en d2. On gagnait tout de suite en jouant de d1 en d4.";
    assert_eq!(told, [Lang::Fr.set(won)]);
    let good = Judged { best: 0, made: 0, why: vec![Why::GainsAtOnce], line: Vec::new() };
    let (told, mut app) = moments(&["d1-d4", "a1-b1"], &[Some(good), even]);
    let best = "Le meilleur coup. Tour 1, Blancs, de d1 en d4. Ce coup a pris 3 pièces.";
    assert_eq!(told, [Lang::Fr.set(best)]);
    for lang in [Lang::En, Lang::Zh] {
        app.update(putting("pref.lang", lang.code()));
        let words = &lang.prose().site.review;
        assert!(text(&app, "rv").contains(&lang.set(words.kinds[3])), "{}", text(&app, "rv"));
    }
}

#[test]
fn what_a_computer_gives_away_is_a_turning_point_only_where_it_is_the_most() {
    for (slips, shown) in [
        (
            [200, 400, 0, 400],
            &["Erreur. Tour 1, Blancs, de d3 en d4.", "Le tournant. Tour 1, Noirs, de e6 en e5."][..],
        ),
        (
            [400, 200, 200, 400],
            &["Le tournant. Tour 1, Blancs, de d3 en d4.", "Erreur. Tour 2, Blancs, de a3 en a4."],
        ),
        ([0, 20, 0, 400], &["Le tournant. Tour 2, Noirs, de b6 en b5."]),
    ] {
        let mut app = open("#/turkish-draughts?players=person,computer");
        for moves in MOVES[..4].chunks(2) {
            exchange(&mut app, [&moves[0][..2], &moves[0][3..]], moves[1]);
        }
        press(&mut app, "back:previous");
        review(&mut app, &slips.map(|better| judged(better, "")));
        let turns = turns(&app);
        assert_eq!(turns.len(), shown.len(), "{turns:?}");
        for (turn, shown) in turns.iter().zip(shown) {
            assert!(turn.starts_with(shown), "{turn}");
        }
    }
}

#[test]
fn a_review_is_stopped_and_goes_on_where_it_was() {
    let mut app = begun(&Shared::default(), "");
    let (_, effects) = review(&mut app, &[judged(400, ""), None]);
    let late = job(&effects).expect("the third move").number;
    let effects = press(&mut app, "review");
    assert!(effects.contains(&Effect::StopThinking));
    assert_eq!(turns(&app).len(), 1, "what was found so far is shown");
    app.update(Msg::Answer(Answer { number: late, judged: judged(400, ""), ..Answer::default() }));
    assert_eq!(turns(&app).len(), 1, "what comes late is dropped");
    let (made, _) = review(&mut app, &[judged(0, "")]);
    assert_eq!(made, ["a3-a4"]);
    // Who plays on stops it, too.
    let effects = press(&mut app, "back:last");
    assert!(effects.contains(&Effect::StopThinking));
    assert!(!text(&app, "say").contains("Analyse"));
    click(&mut app, "b3");
    click(&mut app, "b4");
    assert_eq!(notes(&app).len(), 7);
    press(&mut app, "back:previous");
    let effects = press(&mut app, "review");
    assert_eq!(job(&effects).expect("the next move").open().made, "b6-b5");
}

#[test]
fn a_review_is_kept_with_the_game() {
    let store = Shared::default();
    let mut app = begun(&store, "");
    review(&mut app, &[0, 300, 0, 0, 0, 0].map(|better| judged(better, "c6-c5")));
    let shown = turns(&app);
    assert!(shown[0].contains("de e6 en e5"), "{shown:?}");
    let mut again = open_with(&store, 2, "#/turkish-draughts");
    press(&mut again, "back:1");
    assert_eq!(turns(&again), shown);
    assert!(text(&again, "s2").starts_with("Il y avait mieux. "));
    // What is taken back is judged no longer, and what is made in its place is.
    press(&mut again, "back:last");
    for _ in 0..5 {
        press(&mut again, "undo");
    }
    play(&mut again, &["d6-d5"]);
    press(&mut again, "back:1");
    assert!(turns(&again).is_empty());
    let (made, _) = review(&mut again, &[judged(0, "")]);
    assert_eq!(made, ["d6-d5"]);
}

#[test]
fn where_nobody_can_judge_it_is_told() {
    let mut app = begun(&Shared::default(), "");
    let number = job(&press(&mut app, "review")).expect("a job").number;
    app.update(Msg::WorkerFailed(number));
    let effects = app.update(Msg::WorkerFailed(number));
    assert_eq!(said(&effects), "L'analyse n'a pas pu se faire.");
    assert!(class(&app, "rv").is_empty());
    assert!(text(&app, "s2").starts_with("L’analyse n’a pas"), "{}", text(&app, "s2"));
    assert!(text(&app, "say").contains("Analyser la partie"), "it can be tried again");
}

#[test]
fn where_something_is_hidden_nothing_is_reviewed() {
    let mut app = open("#/luzhanqi?players=person,computer");
    press(&mut app, "ready");
    assert!(asked(&press(&mut app, "review")).is_none_or(|(job, _)| job.ask != Ask::Review));
    assert!(!text(&app, "say").contains("Analyser"));
}

/// Some move of the person at the screen.
fn any_move(app: &mut App) -> Vec<Effect> {
    let cells = |app: &App, of: &dyn Fn(&Element) -> bool| -> Vec<String> {
        let cells = find(app, |e| e.get("role") == Some("gridcell") && of(e));
        cells.iter().filter_map(|cell| Some(cell.get("data-do")?.to_owned())).collect()
    };
    let lifted = cells(app, &|cell| cell.get("data-lift").is_some());
    let way = lifted.iter().find_map(|from| {
        press(app, from);
        let can = |cell: &Element| cell.get("class") == Some("can");
        cells(app, &|cell| can(cell) && cell.get("aria-selected").is_none()).into_iter().next()
    });
    press(app, &way.expect("a move"))
}

#[test]
fn at_the_end_of_a_game_with_secrets_no_more_is_told_than_was_known() {
    let mut app = open("#/luzhanqi?players=person,computer&level=1");
    let mut effects = press(&mut app, "ready");
    for _ in 0..6 {
        while let Some((job, _)) = asked(&effects) {
            effects = app.update(Msg::Answer(super::thinking::answer(&job)));
        }
        effects = any_move(&mut app);
    }
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    let mut effects = press(&mut app, "review");
    let mut better = Vec::new();
    while let Some(job) = job(&effects) {
        let (number, About { view, made, keys, .. }) = (job.number, job.open().clone());
        assert!(keys.is_empty(), "made from the whole position");
        better.push((view, made.clone()));
        let judged = judged(100 + better.len() as i32, &made);
        effects = app.update(Msg::Answer(Answer { number, judged, ..Answer::default() }));
    }
    assert!(better.len() >= 10, "{}", better.len());
    let mut turns = Vec::new();
    class(&app, "rv")[0].walk(&mut |e| {
        turns.extend(e.get("data-do").filter(|_| e.tag == "button").map(str::to_owned));
    });
    press(&mut app, turns.first().expect("a turning point"));
    // What stood where it goes, or how a fight ended, is not said.
    let told = text(&app, "s2");
    let (_, rest) = told.split_once(". ").expect("two sentences");
    let way = |made: &str| match (made.split_once('x'), made.split_once('-')) {
        (Some((from, to)), _) => format!("Attaquez {to} avec {from}. "),
        (None, Some((from, to))) => format!("La pièce {from} va en {to}. "),
        _ => panic!("{made}"),
    };
    assert!(better.iter().any(|(_, made)| rest.starts_with(&way(made))), "{told}");
}

#[test]
fn throws_are_not_judged() {
    let mut app = open("#/sahkku?dice=5");
    for _ in 0..6 {
        press(&mut app, "throw");
    }
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    // Whoever had nothing to move has nothing to answer for.
    let effects = press(&mut app, "review");
    assert!(asked(&effects).is_none());
    assert!(class(&app, "rv").is_empty());
    // That is said, and stands there.
    assert_eq!(said(&effects), "Aucun coup à analyser.");
    assert_eq!(text(&app, "s2"), "Aucun coup à analyser.");
}

#[test]
fn where_no_move_can_be_judged_it_is_told_and_where_one_can_that_none_was_a_mistake() {
    let mut app = begun(&Shared::default(), "");
    let (made, effects) = review(&mut app, &[const { None }; 6]);
    assert_eq!(made, MOVES);
    assert_eq!(said(&effects), "Aucun coup à analyser.");
    assert_eq!(text(&app, "s2"), "Aucun coup à analyser.");
    // Who stops the review before anything is judged is not told so.
    let mut app = begun(&Shared::default(), "");
    press(&mut app, "review");
    let effects = press(&mut app, "review");
    assert_ne!(said(&effects), "Aucun coup à analyser.");
    assert_ne!(text(&app, "s2"), "Aucun coup à analyser.");
    // A game of one move is reviewed as any other.
    let mut app = open("#/turkish-draughts");
    play(&mut app, &MOVES[..1]);
    press(&mut app, "back:previous");
    review(&mut app, &[judged(0, "")]);
    assert!(text(&app, "rv").contains("Pas d’erreur décisive."), "{}", text(&app, "rv"));
}

#[test]
fn at_the_end_of_a_game_without_a_move_it_is_told_that_there_is_nothing_to_review() {
    let mut app = open("#/turkish-draughts?players=person,computer");
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    for lang in Lang::ALL {
        app.update(putting("pref.lang", lang.code()));
        let none = lang.set(lang.prose().site.review.none);
        assert!(text(&app, "fin").contains(&none), "{}", text(&app, "fin"));
    }
    let mut app = lost();
    let none = Lang::Fr.set(Lang::Fr.prose().site.review.none);
    assert!(!text(&app, "fin").contains(&none));
    press(&mut app, "review");
    assert!(!text(&app, "fin").contains(&none));
}

/// The judgement of a move from one score to another.
fn from_to(best: i32, made: i32) -> Option<Judged> {
    Some(Judged { best, made, why: Vec::new(), line: vec!["c3-c4".to_owned()] })
}

/// A person's game against the computer, given up after two moves of each.
fn lost() -> App {
    let mut app = open("#/turkish-draughts?players=person,computer");
    for moves in MOVES[..4].chunks(2) {
        exchange(&mut app, [&moves[0][..2], &moves[0][3..]], moves[1]);
    }
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    app
}

#[test]
fn who_has_lost_is_told_of_the_move_that_cost_most_however_little_it_was() {
    let mut app = lost();
    let even = from_to(0, 0);
    review(&mut app, &[from_to(0, -10), even.clone(), from_to(-10, -40), even]);
    // It is too little to be counted, and is not called what it is not.
    let [turn] = &turns(&app)[..] else { panic!("{:?}", turns(&app)) };
    assert!(turn.starts_with("Petite perte. Tour 2, Blancs, de a3 en a4."), "{turn}");
    let told = text(&app, "rv");
    assert!(told.contains("Pas d’erreur décisive.Petite perte"), "{told}");
    assert!(told.contains("Une erreur coûte au moins 20 chances"));
    let rows = find(&app, |e| e.tag == "tr");
    assert_eq!(cells(&rows[1])[1..], ["2", "0", "0"]);
    assert_eq!(class(&app, "turn").len(), 0);
    // Where one looks at it, the better move is told and shown.
    press(&mut app, "back:2");
    assert!(text(&app, "s2").starts_with("Il y avait mieux. "), "{}", text(&app, "s2"));
    assert_eq!(class(&app, "mk-next").len(), 1);
    press(&mut app, "back:0");
    assert!(!text(&app, "s2").contains("mieux"), "{}", text(&app, "s2"));
}

/// What is said to be the turning point counts in the table, whatever it cost.
#[test]
fn a_turning_point_is_always_counted_as_an_inaccuracy_or_a_mistake() {
    for cost in (0..=120).step_by(5) {
        let mut app = lost();
        let even = from_to(0, 0);
        review(&mut app, &[even.clone(), even.clone(), from_to(0, -cost), even]);
        let told = turns(&app).iter().any(|turn| turn.starts_with("Le tournant. "));
        let rows = find(&app, |e| e.tag == "tr");
        let counted = cells(&rows[1])[2..].iter().any(|n| n != "0");
        assert_eq!(told, counted, "{cost}: {:?}", turns(&app));
        let small = turns(&app).iter().any(|turn| turn.starts_with("Petite perte. "));
        let costs = from_to(0, -cost).is_some_and(|judged| judged.cost() > 0);
        assert_eq!(small, costs && !counted, "{cost}: {:?}", turns(&app));
    }
}

/// Who is behind has fewer chances to lose, and loses the game with them.
#[test]
fn a_piece_that_is_lost_when_one_is_behind_counts_as_one_that_is_lost_at_first() {
    let mut app = lost();
    let (ahead, behind) = (from_to(300, 300), from_to(-300, -700));
    review(&mut app, &[behind.clone(), ahead.clone(), behind, ahead]);
    let rows = find(&app, |e| e.tag == "tr");
    assert_eq!(cells(&rows[1])[1..], ["0", "0", "2"]);
}

#[test]
fn a_game_is_gone_through_from_its_first_turn_and_without_one_from_its_end() {
    let replay = |app: &App| {
        let replay = find(app, |e| e.tag == "button" && e.plain() == "Revoir la partie");
        replay[0].get("data-do").expect("an action").to_owned()
    };
    let mut app = lost();
    let all = app.game.as_ref().map_or(0, |game| game.session.table.len());
    assert_eq!(replay(&app), format!("back:{all}"));
    let at_end = replay(&app);
    press(&mut app, &at_end);
    assert_eq!(app.game.as_ref().and_then(|game| game.back()), Some(all));
    press(&mut app, "back:last");
    let even = from_to(0, 0);
    review(&mut app, &[even.clone(), even.clone(), from_to(0, -400), even]);
    assert_eq!(replay(&app), "back:2");
}

#[test]
fn who_has_lost_is_told_what_went_well_and_what_to_try() {
    let app = lost();
    let told = text(&app, "fin");
    let well = Lang::Fr
        .set("Vous avez tenu 2 coups. « Analyser la partie » montre où la partie a basculé.");
    assert!(told.contains(&well), "{told}");
    // Who plays among people has nothing to be consoled for.
    let mut app = open("#/mak-yek");
    play(&mut app, &["a3-a5", "b6-b4"]);
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    assert!(!text(&app, "fin").contains("tenu"), "{}", text(&app, "fin"));
}
