//! Sáhkku: what it asks and tells, as one would say it.

use crate::text::*;
use palamede::games::Sahkku;
use palamede::games::sahkku::{Act, After, Cell, DieFace, Event, Kind, Spot, Standing, Throw};
use palamede::record::Heard;
use palamede::rules::Game;
use palamede::scene::{Control, Piece, Use, Word};
use palamede::table::Clicked;

const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

pub fn cell(name: &str) -> Cell {
    Cell::read(name).expect("a cell")
}

pub fn spot(name: &str) -> Spot {
    Spot::read(name).expect("a place")
}

pub fn table_with(start: &str, option: Option<(&str, &str)>) -> Table<Sahkku> {
    let mut options = Options::new(Sahkku::OPTIONS);
    if let Some((name, value)) = option {
        options.set(name, value).expect("an option");
    }
    let start = Some(start.to_owned());
    Table::new(Setup { options, start, dice: Dice::Given }, Seats::NONE).expect("a start")
}

pub fn table(start: &str) -> Table<Sahkku> {
    table_with(start, None)
}

fn take(table: &mut Table<Sahkku>, texts: &str) {
    for text in texts.split(' ') {
        let step = table.read_step(text).expect("a step");
        table.take(step).expect("legal");
    }
}

/// A click by its name: a cell, `d2` a die, `king@M8` a piece by its word and cell.
pub fn target(table: &Table<Sahkku>, name: &str) -> Target {
    if let Some((word, at)) = name.split_once('@') {
        let scene = table.scene();
        let named =
            |piece: &&Piece| format!("{:?}", Standing::of(piece.word)).to_lowercase() == word;
        let mut pieces = scene.pieces.iter().filter(named);
        let here = pieces.find(|piece| piece.site == cell(at).index());
        return Target::Piece(here.expect("a piece").id);
    }
    match name.strip_prefix('d') {
        Some(pips) => Target::Die(pips.parse().expect("a number")),
        None => Target::Site(cell(name).index()),
    }
}

/// What is asked after these clicks, and what is added.
fn asked(lang: Lang, table: &mut Table<Sahkku>, clicks: &str) -> [String; 2] {
    table.unselect();
    for name in clicks.split_whitespace() {
        let target = target(table, name);
        assert_eq!(table.click(target), Clicked::SelectionChanged, "{clicks}");
        assert_eq!(table.clicks().last(), Some(&target), "{clicks}");
    }
    let Turn::Seat(seat) = table.turn() else { panic!("a seat is to act") };
    let who = Sahkku::words(lang).called(seat, &Player::default());
    let (ask, more) = Sahkku::prompt(lang, &who, &table.view(), table.clicks(), &table.next());
    [ask, more]
}

fn standings(lang: Lang, table: &Table<Sahkku>) -> [String; 2] {
    SEATS.map(|seat| Sahkku::score_line(lang, &table.view(), seat))
}

#[test]
fn every_choice_is_asked_for() {
    let ask = |start: &str, clicks: &str| asked(Lang::Fr, &mut table(start), clicks);
    let two = "14/M15 15/- M8 south X-II-III/X-II";
    assert_eq!(ask(two, ""), ["Sud, choisissez un dé ou une pièce.", "X et II peuvent servir."]);
    assert_eq!(ask(two, "d2")[0], "Sud, quelle pièce jouez-vous avec le II ?");
    assert_eq!(ask(two, "M15"), ["Sud, où va le pion M15 ?", ""]);
    let one = "13/M15,M12 12/M3 M8 north X-II-III/X";
    assert_eq!(ask(one, ""), ["Nord, jouez le X : choisissez une pièce.", ""]);
    // A die without a use is told with its reason.
    assert_eq!(
        ask("15/- 15/- M8 south X-X-II/X-X-II", ""),
        [
            "Sud, jouez le X : choisissez une pièce.",
            "X et X peuvent servir. Le II ne sert pas pour l'instant : vos pions dorment ou attendent, et seul un X en réveille un."
        ]
    );
    // Several of them at once.
    assert_eq!(
        ask("15/- 15/- M8 south X-II-III/X-II-III", "")[1],
        "II et III ne servent pas pour l'instant : vos pions dorment ou attendent, et seul un X en réveille un."
    );
    assert_eq!(
        ask("14/N10 4/M3 M8 south X-II-III/X-II-III", "")[1],
        "II et III ne servent pas pour l'instant : aucune de vos pièces ne peut s'arrêter là où ils la mènent."
    );
    // What can be taken, and the king.
    let prey = "12/M11,M10 14/M9 M8 south X-II-III/X-II-III";
    assert_eq!(
        ask(prey, "M10"),
        ["Sud, où va le pion M10 ?", "Prise possible en M9. Le roi est à prendre en M8."]
    );
    assert_eq!(ask(prey, "d3")[1], "Le roi est à prendre en M8.");
    // Two dice lead to the same cell.
    let both = "3/S1,N14 0/M7 M8 south X-II-III/X-II-III";
    let these = "Y mènent : II et III.";
    assert_eq!(ask(both, "N14 S1"), ["Sud, avec quel dé allez-vous en S1 ?", these]);
    // The king and a pawn share a cell.
    let shared = "6/M8:2 6/- M8=south south X-II-III/X-II-III";
    assert_eq!(ask(shared, "M8"), ["Sud, où va la pièce M8 ?", "En M8 : pion et roi."]);
    assert_eq!(ask(shared, "M8 M7"), ["Sud, quelle pièce va en M7 ?", "En M8 : pion et roi."]);
    assert_eq!(ask(shared, "d1 M8 M7")[0], "Sud, quelle pièce va en M7 ?");
    assert_eq!(ask(shared, "M8 king@M8")[0], "Sud, où va le roi ?");
    assert_eq!(ask(shared, "pawn@M8")[0], "Sud, où va le pion M8 ?");
    assert_eq!(
        ask("6/S12 6/N8 S8=south south X-II-III/X-II-III", "S8"),
        ["Sud, où va le roi ?", "Prise possible en N8."]
    );
    let eight = Some(("track", "figure8"));
    let mut legs = table_with("6/M5,M5' 6/- M8 south X-II-blank/X-II", eight);
    assert_eq!(
        asked(Lang::Fr, &mut legs, "M5 M4"),
        ["Sud, quelle pièce va en M4 ?", "En M5 : pion et pion qui revient."]
    );
    let mut shared = table(shared);
    assert_eq!(
        asked(Lang::Zh, &mut shared, "M8 M7"),
        ["轮到南方，哪枚棋子走到M7？", "M8有：兵和王。"]
    );
}

#[test]
fn every_series_of_clicks_is_asked_for_in_a_finished_sentence() {
    let eight = Some(("track", "figure8"));
    for (start, option) in [
        ("6/M8:2 6/N8 M8=south south X-II-III/X-II-III", None),
        ("3/S1,N14,M10 0/M7:2,S10 M8 south X-II-III/X-II-III", None),
        ("6/M5,M5' 6/M4 M5=south south X-II-blank/X-II", eight),
    ] {
        for lang in Lang::ALL {
            let mut table = table_with(start, option);
            let mut open: Vec<Vec<Target>> = vec![Vec::new()];
            let mut asked = 0;
            while let Some(clicks) = open.pop() {
                table.unselect();
                let last = clicks.iter().map(|&click| table.click(click)).last();
                if let Some(Clicked::Entered(_)) = last {
                    continue;
                }
                asked += 1;
                let next = table.next();
                let (ask, more) = Sahkku::prompt(lang, "Ada", &table.view(), table.clicks(), &next);
                finished(lang, &ask);
                assert!(ask.contains("Ada"), "{ask}");
                if !more.is_empty() {
                    finished(lang, &more);
                }
                let further = |next: &palamede::table::Next| {
                    clicks.iter().copied().chain([next.target]).collect()
                };
                open.extend(next.iter().map(further));
            }
            assert!(asked > 10, "{start}: {asked}");
        }
    }
}

/// What the last step tells, in French, of the seat named Ada.
fn told(table: &Table<Sahkku>) -> String {
    let (by, heard) = table.heard(table.len() - 1).expect("a step");
    sentence::<Sahkku>(Lang::Fr, by.map(|_| "Ada"), &heard)
}

#[test]
fn throws_tell_their_faces_and_which_have_a_use() {
    let after = |start: &str, roll: &str| {
        let mut table = table(start);
        take(&mut table, roll);
        told(&table)
    };
    let start = "15/- 15/- M8 south throw";
    assert_eq!(
        after(start, "roll:X-II-blank"),
        "Ada : les dés donnent X, II et vide. Seul le X peut servir pour l'instant."
    );
    assert_eq!(
        after(start, "roll:II-III-blank"),
        "Ada : les dés donnent II, III et vide. Pas de X : aucun pion ne se réveille. Le tour passe."
    );
    assert_eq!(
        after("13/M11,M9 12/M10 M8 south throw", "roll:X-II-III"),
        "Ada : les dés donnent X, II et III."
    );
    assert_eq!(
        after("1/N5 10/- M8 south throw", "roll:blank-blank-blank"),
        "Ada : les trois dés sont vides. Nord est bloqué : aucun dé ne lui permet de jouer."
    );
    assert_eq!(
        after("15/- 15/- M8 lot", "roll:north"),
        "Tirage au sort : Nord d'abord. Seul un X réveille un pion."
    );
    assert_eq!(
        after("4/N5 10/- M8 lot", "roll:north"),
        "Tirage au sort : Nord d'abord. Nord est bloqué : aucun dé ne lui permet de jouer."
    );
}

#[test]
fn a_throw_is_listed_in_the_readers_language() {
    let mut table = table("15/- 15/- M8 south throw");
    take(&mut table, "roll:III-X-blank");
    let Some((_, Heard::Event(event))) = table.heard(0) else { panic!("a throw") };
    let listed = Lang::ALL.map(|lang| Sahkku::listed(lang, &event));
    assert_eq!(listed, ["X · III · vide", "X · III · blank", "X·III·空白", "X · III · leer"]);
    take(&mut table, "S15-M15*X");
    let Some((_, Heard::Event(event))) = table.heard(1) else { panic!("a move") };
    assert_eq!(Sahkku::listed(Lang::Fr, &event), "S15-M15*X");
}

#[test]
fn moves_tell_the_die_the_way_and_what_came_of_it() {
    let after = |start: &str, mv: &str| {
        let mut table = table(start);
        take(&mut table, mv);
        told(&table)
    };
    let cases = [
        (
            "15/- 15/- M8 south X-II-blank/X-II",
            "S15-M15*X",
            "Ada : avec le X, le pion S15 se réveille et va en M15.",
        ),
        (
            "12/M12 13/M10:2 M8 south X-II-blank/II",
            "M12-M10*II",
            "Ada : avec le II, le pion M12 va en M10 et prend 2 pions.",
        ),
        (
            "12/M12 13/M11 M8 south X-III-III/X-III-III",
            "M12-M11*X",
            "Ada : avec le X, le pion M12 va en M11 et prend 1 pion.",
        ),
        (
            "13/M9 14/M3 M8 south X-III-blank/X-III",
            "M9-M8*X",
            "Ada : avec le X, le pion M9 va en M8. Il prend le roi, qui n'était à personne, et passe sur sa couronne.",
        ),
        (
            "12/M11,M4 12/M8,M3 M8=north south X-III-blank/III",
            "M11-M8*III",
            "Ada : avec le III, le pion M11 va en M8 et prend 1 pion. Il prend le roi de Nord et passe sur sa couronne ; le pion qui y était quitte le plateau.",
        ),
        (
            "6/S12 6/N8:2 S8=south south X-II-III/X-II-III",
            "KS8-N8*II",
            "Ada : avec le II, le roi va de S8 en N8 et prend 2 pions.",
        ),
        (
            "6/S12 6/N8:2 S8=south south X-II-III/X-II-III",
            "KS8-S9*X",
            "Ada : avec le X, le roi va de S8 en S9.",
        ),
        (
            "0/N14,M6 0/M3,S9 M8 south X-III-III/X-III-III",
            "N14-S2*III",
            "Ada : avec le III, le pion N14 achève sa piste et repart en S2.",
        ),
        (
            "0/N14,M6 0/M3,S2 M8 south X-III-III/X-III-III",
            "N14-S2*III",
            "Ada : avec le III, le pion N14 achève sa piste, repart en S2 et prend 1 pion.",
        ),
        (
            "3/N14,M6 0/M3,S9 M8 south X-III-III/X-III-III",
            "N14-S1*III",
            "Ada : avec le III, le pion N14 achève sa piste et attend en S1.",
        ),
        (
            "4/N3 10/- M8 south II-III-blank/II-III",
            "N3-N5*II",
            "Ada : avec le II, le pion N3 va en N5. Le III ne sert plus : il est perdu. Nord est bloqué : aucun dé ne lui permet de jouer.",
        ),
    ];
    for (start, mv, want) in cases {
        assert_eq!(after(start, mv), want);
    }
    let mut table = table_with("15/- 15/- M8 south throw", Some(("rethrow", "triple_sahkku")));
    take(&mut table, "roll:X-X-X S15-M15*X S14-S15*X S13-S14*X");
    assert_eq!(
        told(&table),
        "Ada : avec le X, le pion S13 se réveille et va en S14. Après X-X-X, les dés sont relancés."
    );
}

/// Each kind of event, with all that may come after it.
fn events() -> Vec<Event> {
    let afters = [After::Plays, After::Passes, After::Again, After::Blocked, After::Over];
    let (from, to) = (spot("M12"), spot("M10'"));
    let throw = |faces: &[DieFace]| Throw::new(faces.iter().copied());
    let throws = [throw(&[]), throw(&[DieFace::Two]), throw(&[DieFace::Two, DieFace::Three])];
    let mut all = Vec::new();
    for (seat, after) in SEATS.into_iter().flat_map(|seat| afters.map(|after| (seat, after))) {
        all.push(Event::Begins { seat, after });
        for usable in throws {
            all.push(Event::Thrown { seat, throw: Throw::TRIPLE, usable, after });
        }
        for (kind, king) in [
            (Kind::Woke, false),
            (Kind::Moved, false),
            (Kind::Moved, true),
            (Kind::Lapped, false),
            (Kind::Waits, false),
        ] {
            let act = Act { die: DieFace::Two, king, from, to };
            let way = vec![from.cell, to.cell];
            let crowns = [None, Some(None), Some(Some(seat.other()))];
            for ((taken, lost), king) in (0..3).zip(throws).zip(crowns) {
                let (way, thrown, left) = (way.clone(), Throw::TRIPLE, lost);
                all.push(Event::Played {
                    seat,
                    act,
                    thrown,
                    left,
                    way,
                    mover: 0,
                    kind,
                    taken,
                    king,
                    lost,
                    after,
                });
            }
        }
    }
    all
}

#[test]
fn events_are_finished_with_a_name_and_with_a_seat() {
    for lang in Lang::ALL {
        for by in ["Camille", words(GameId::Sahkku, lang).seats[0].name] {
            for event in events() {
                let text = Sahkku::event(lang, by, &event);
                finished(lang, &text);
                if !matches!(event, Event::Begins { .. }) {
                    assert!(text.starts_with(by), "{text}");
                }
            }
        }
    }
}

#[test]
fn standings_tell_who_sleeps_who_is_awake_and_who_has_the_king() {
    let begun = standings(Lang::Fr, &table("15/- 15/- M8 lot"));
    assert_eq!(begun, ["15 pions dorment", "15 pions dorment"]);
    let later = table("9/M11,M10:2,S12 1/N15,M4 M8=south south throw");
    assert_eq!(
        standings(Lang::Fr, &later),
        ["9 pions dorment, 4 marchent, tient le roi", "1 pion dort, 1 marche, 1 attend"]
    );
    assert_eq!(
        standings(Lang::En, &later),
        ["9 pawns asleep, 4 awake, holds the king", "1 pawn asleep, 1 awake, 1 waiting"]
    );
    assert_eq!(
        standings(Lang::Zh, &later),
        ["9枚兵睡着，4枚醒着，拥有王", "1枚兵睡着，1枚醒着，1枚等候"]
    );
    let bare = table("0/- 0/M3 M8=south south throw");
    assert_eq!(standings(Lang::Fr, &bare), ["le roi seul", "1 marche"]);
    let mut over = table("5/M9 0/M8 M4=south south X-II-III/X-II-III");
    take(&mut over, "M9-M8*X");
    assert_eq!(standings(Lang::Fr, &over)[1], "ni pion ni roi");
}

#[test]
fn endings_say_why() {
    let ended = |lang, start: &str, option, last: &str| {
        let mut table = table_with(start, option);
        take(&mut table, last);
        let Turn::Over(outcome) = table.turn() else { panic!("{start} {last}: it is over") };
        let why = Sahkku::ending(lang, &table.view(), outcome).expect("the game's own reason");
        finished(lang, &why);
        (lang.ending(Sahkku::words(lang), outcome, |_| Player::default())[0].clone(), why)
    };
    let alone = Some(("king_alone", "loses"));
    let cases = [
        (
            "5/M9 0/M8 M4=south south X-II-III/X-II-III",
            None,
            "M9-M8*X",
            "Sud gagne.",
            "Nord n'a plus ni pion ni roi.",
        ),
        (
            "5/M9 0/M8 M4=north south X-II-III/X-II-III",
            alone,
            "M9-M8*X",
            "Sud gagne.",
            "Nord n'a plus que le roi : dans cette partie, cela fait perdre.",
        ),
        (
            "4/N3 10/- M8 south X-II-blank/II",
            None,
            "N3-N5*II",
            "Sud gagne.",
            "Nord est bloqué : aucun dé ne lui permet de jouer. En N5, un pion adverse barre la route aux pions qui dorment.",
        ),
        (
            "10/- 4/S12,M3 S13=north north X-II-blank/II",
            None,
            "KS13-S11*II",
            "Nord gagne.",
            "Sud est bloqué : aucun dé ne lui permet de jouer. En S11, le roi adverse barre la route aux pions qui dorment.",
        ),
        (
            "15/- 4/N11,M15 M8 north X-blank-blank/X",
            None,
            "N11-N10*X",
            "Nord gagne.",
            "Sud est bloqué : aucun dé ne lui permet de jouer. En M15, un pion adverse barre la route aux pions qui dorment.",
        ),
        (
            "0/N12 3/M3 M8 north X-blank-blank/X",
            None,
            "M3-M4*X",
            "Nord gagne.",
            "Sud est bloqué : aucun dé ne lui permet de jouer.",
        ),
    ];
    for (start, option, last, who, why) in cases {
        let (title, reason) = ended(Lang::Fr, start, option, last);
        assert_eq!((title.as_str(), reason.as_str()), (who, why), "{start}");
        for lang in Lang::ALL {
            ended(lang, start, option, last);
        }
    }
}

#[test]
fn pieces_and_what_is_beside_the_board_are_called_by_their_names() {
    let words_on = |lang, table: &Table<Sahkku>, site: &str| {
        let scene = table.scene();
        let here = scene.pieces.iter().filter(|piece| piece.site == cell(site).index());
        here.map(|piece| Sahkku::piece_on(lang, piece)).collect::<Vec<_>>()
    };
    let shared = table("6/M8:2,S1:3 6/M4 M8=south south X-II-III/X-II-III");
    assert_eq!(words_on(Lang::Fr, &shared, "M8"), ["roi de Sud", "2 pions de Sud"]);
    assert_eq!(words_on(Lang::Fr, &shared, "M4"), ["pion de Nord"]);
    assert_eq!(
        words_on(Lang::Fr, &shared, "S1"),
        ["pion de Sud qui dort", "3 pions de Sud qui attendent"]
    );
    let free = table("15/- 15/- M8 lot");
    assert_eq!(words_on(Lang::Fr, &free, "M8"), ["roi neutre"]);
    assert_eq!(words_on(Lang::En, &free, "M8"), ["nobody's king"]);
    assert_eq!(words_on(Lang::Zh, &free, "M8"), ["无主的王"]);
    let eight = Some(("track", "figure8"));
    let legs = table_with("6/M5,M5' 6/- M8 south X-II-blank/X-II", eight);
    assert_eq!(words_on(Lang::Fr, &legs, "M5"), ["pion de Sud", "pion de Sud qui revient"]);

    let named = |lang, table: &Table<Sahkku>| {
        let scene = table.scene();
        let pieces =
            scene.controls.iter().filter(|control| matches!(control.target, Target::Piece(_)));
        pieces.map(|control| Sahkku::control(lang, control)).collect::<Vec<_>>()
    };
    assert_eq!(named(Lang::Fr, &shared), ["pion en M8", "roi en M8"]);
    assert_eq!(named(Lang::En, &shared), ["pawn on M8", "king on M8"]);
    assert_eq!(named(Lang::Zh, &legs), ["M5的兵", "M5的返程的兵"]);

    let (word, number, look, state) = (Word::default(), 0, None, Use::Usable);
    let control = |target| Control { target, word, number, look: look.clone(), state };
    let dice = [0, 1, 2, 3].map(|pips| control(Target::Die(pips)));
    let called = |lang| dice.clone().map(|die| Sahkku::control(lang, &die));
    assert_eq!(called(Lang::Fr), ["vide", "X", "II", "III"]);
    assert_eq!(called(Lang::En), ["blank", "X", "II", "III"]);
    assert_eq!(called(Lang::Zh), ["空白", "X", "II", "III"]);
    let lots = [0, 1].map(|seat| control(Target::Button(seat)));
    assert_eq!(lots.map(|lot| Sahkku::control(Lang::Fr, &lot)), ["Sud", "Nord"]);
}

#[test]
fn figures_that_are_clicked_offer_what_their_captions_say() {
    let offered = |name| {
        let figures = figures(GameId::Sahkku);
        let figure = figures.iter().find(|figure| figure.name == name).expect("a figure");
        let next = play_figure::<Sahkku>(figure).next();
        let site = |target| match target {
            Target::Site(site) => Cell::new(site).expect("a cell").to_string(),
            other => panic!("{other:?}"),
        };
        let mut all: Vec<String> = next.iter().map(|next| site(next.target)).collect();
        all.sort();
        all
    };
    assert_eq!(offered("moving"), ["N11"]);
    assert_eq!(offered("king"), ["M10", "M11", "M5", "M6", "M7", "M9", "N8", "S8"]);
}

#[test]
fn figures_show_what_came_of_their_moves() {
    let played = |name| {
        let figure = figures(GameId::Sahkku).iter().find(|f| f.name == name).expect("a figure");
        play_figure::<Sahkku>(figure)
    };
    let winners = Seats::only(Seat::FIRST);
    let over = Turn::Over(Outcome { winners, reason: Reason::NoMove });
    assert_eq!(played("blocked").turn(), over);
    let waiting = played("waiting").view().0;
    assert_eq!((waiting.waiting(Seat::FIRST), waiting.asleep(Seat::FIRST)), (1, 3));
    for name in ["crown", "recrown"] {
        assert_eq!(played(name).view().0.owner(), Some(Seat::FIRST), "{name}");
    }
    let (_, heard) = played("track").heard(0).expect("a move");
    let palamede::record::Heard::Event(Event::Played { way, .. }) = heard else { panic!("a move") };
    assert_eq!(way, ["S14", "S15", "M15", "M14"].map(cell));
}

#[test]
fn the_odds_on_the_rule_page_are_those_of_the_dice() {
    let (mut with_x, mut reach) = (0, [0; 10]);
    Throw::all(&mut |throw, weight| {
        if throw.has(DieFace::Sahkku) {
            with_x += weight;
        }
        // Where one pawn can stop, with the dice in any order.
        let mut sums = BTreeSet::from([0]);
        for face in throw.faces() {
            let more: Vec<u8> = sums.iter().map(|sum| sum + face.pips()).collect();
            sums.extend(more);
        }
        sums.iter().for_each(|&sum| reach[usize::from(sum)] += weight);
    });
    assert_eq!((with_x, &reach[1..]), (37, &[37, 44, 50, 31, 24, 17, 6, 3, 1][..]));
    // Nobody blocks who has the king: on any cell an X moves him somewhere.
    let state = table("5/- 5/S8 M8=south north throw").view().0;
    assert!(!state.blocked(Seat::FIRST));
}

#[test]
fn the_lesson_says_whose_pawns_are_dark_and_where_one_may_stop_on_a_sleeper() {
    for lang in Lang::ALL {
        let (tasks, words) = (Sahkku::rules(lang).tasks, Sahkku::words(lang));
        for seat in words.seats {
            assert!(tasks[0].ask.contains(seat.name), "{lang:?}: {}", tasks[0].ask);
        }
    }
    // (A turn ends otherwise.)
    let ask = Sahkku::rules(Lang::Fr).tasks[5].ask;
    assert!(ask.contains("la fin de la piste"), "{ask}");
}
