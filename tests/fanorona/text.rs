//! What Fanorona says at each moment.

use crate::text::*;
use palamede::games::Fanorona;
use palamede::games::fanorona::{Event, Foray, Point, Refusal, Taking, Why};
use palamede::rules::Seen;
use palamede::table::Clicked;
use palamede::text::Refused;

fn at(name: &str) -> Point {
    Point::read(name).expect("a point")
}

fn set(names: &[&str]) -> u64 {
    names.iter().fold(0, |set, name| set | at(name).bit())
}

/// A table with these options and this position.
fn table(options: &[(&str, &str)], start: Option<&str>) -> Table<Fanorona> {
    let mut chosen = Options::new(Fanorona::OPTIONS);
    for (name, value) in options {
        chosen.set(name, value).expect("an option");
    }
    let setup = Setup { options: chosen, start: start.map(str::to_owned), dice: Dice::Given };
    Table::new(setup, Seats::NONE).expect("a position")
}

fn click(table: &mut Table<Fanorona>, name: &str) -> Clicked<Fanorona> {
    table.click(Target::Site(table.view().0.board().site(at(name))))
}

/// What is asked after these clicks.
fn asked(lang: Lang, table: &mut Table<Fanorona>, clicks: &[&str]) -> (String, String) {
    table.unselect();
    for name in clicks {
        assert!(matches!(click(table, name), Clicked::SelectionChanged), "{name} leads on");
    }
    let Turn::Seat(seat) = table.turn() else { panic!("somebody is to move") };
    let who = Fanorona::words(lang).called(seat, &Player::default());
    Fanorona::prompt(lang, &who, &table.view(), table.clicks(), &table.next())
}

fn french(table: &mut Table<Fanorona>, clicks: &[&str], ask: &str, more: &str) {
    assert_eq!(asked(Lang::Fr, table, clicks), (ask.to_owned(), more.to_owned()));
    for lang in Lang::ALL {
        let (ask, more) = asked(lang, table, clicks);
        finished(lang, &ask);
        if !more.is_empty() {
            finished(lang, &more);
        }
    }
}

/// What the controls beside the board are called after these clicks.
fn controls(lang: Lang, table: &mut Table<Fanorona>, clicks: &[&str]) -> Vec<String> {
    asked(lang, table, clicks);
    table.scene().controls.iter().map(|control| Fanorona::control(lang, control)).collect()
}

const CHOICE: &str = "5/5/ppP1p/5/5 w";
const CHAIN: &str = "5/5/1p3/3p1/P1p2 w";

#[test]
fn the_question_follows_the_clicks() {
    let mut start = table(&[], None);
    let must = "Blancs, il faut prendre : les pions d2, d3, e2 et f2 le peuvent.";
    french(&mut start, &[], must, "");
    french(&mut start, &["d3"], "Blancs, où va le pion d3 pour prendre ?", "");
    let mut quiet = table(&[], Some("5/4p/1P3/5/5 w"));
    french(&mut quiet, &[], "Blancs, choisissez un pion.", "");
    french(&mut quiet, &["b3"], "Blancs, où va le pion b3 ?", "");
    let mut choice = table(&[], Some(CHOICE));
    french(&mut choice, &[], "Blancs, il faut prendre : le pion c3 le peut.", "");
    let which = "Blancs, que prend le pion arrivé en d3 ?";
    french(&mut choice, &["c3", "d3"], which, "Par approche : e3. Par éloignement : a3 et b3.");
    let mut chain = table(&[], Some(CHAIN));
    let on = "Blancs, le pion b1 peut encore prendre : où va-t-il ?";
    french(&mut chain, &["a1", "b1"], on, "Pour vous arrêter là, choisissez de nouveau b1.");
    let mut through = table(&[("chain", "obligatory")], Some(CHAIN));
    french(&mut through, &["a1", "b1"], on, "");
    let mut free = table(&[("capture", "free")], Some("9/9/P1p5P/9/P7P w"));
    french(&mut free, &[], "Blancs, choisissez un pion.", "");
    french(&mut free, &["a1"], "Blancs, où va le pion a1 ?", "");
}

#[test]
fn what_is_pressed_beside_the_board_says_what_it_does() {
    let mut choice = table(&[], Some(CHOICE));
    let all = controls(Lang::Fr, &mut choice, &["c3", "d3"]);
    assert_eq!(all, ["Approche : prendre e3", "Éloignement : prendre 2 pions, de a3 à b3"]);
    let all = controls(Lang::En, &mut choice, &["c3", "d3"]);
    assert_eq!(all, ["Approach: capture e3", "Withdrawal: capture 2 men, a3 to b3"]);
    let mut chain = table(&[], Some(CHAIN));
    assert_eq!(controls(Lang::Zh, &mut chain, &["a1", "b1"]), ["停在b1"]);
    assert_eq!(controls(Lang::Fr, &mut chain, &["a1", "b1"]), ["S'arrêter en b1"]);
    assert_eq!(controls(Lang::Fr, &mut chain, &["a1"]), [""; 0]);
}

#[test]
fn moves_are_told_with_what_they_took_and_how() {
    for (start, mv, french) in [
        ("5/4p/1P3/5/5 w", "b3-c3", "Blancs : le pion b3 va en c3."),
        (CHOICE, "c3-d3A", "Blancs : le pion c3 va en d3 et prend par approche e3."),
        (CHOICE, "c3-d3W", "Blancs : le pion c3 va en d3 et prend par éloignement a3 et b3."),
        (
            CHAIN,
            "a1-b1A-b2A-c2A",
            "Blancs : le pion a1 va par b1 et b2 jusqu'en c2 et prend b3, c1 et d2.",
        ),
    ] {
        let mut table = table(&[], Some(start));
        let step = table.read_step(mv).expect("a move");
        table.take(step).expect("a legal move");
        let (by, heard) = table.heard(0).expect("a move");
        for lang in Lang::ALL {
            let by = by.map(|seat| Fanorona::words(lang).called(seat, &Player::default()));
            let said = sentence::<Fanorona>(lang, by.as_deref(), &heard);
            finished(lang, &said);
            assert!(lang != Lang::Fr || said == french, "{said}");
        }
    }
    for lang in Lang::ALL {
        finished(lang, &Fanorona::event(lang, "", &Event::Begins(Seat::SECOND)));
    }
}

/// One refusal of each kind, and each form of its sentence.
fn refusals() -> Vec<Refusal> {
    let from = at("a3");
    let one = Why::MustTake(set(&["c3"]));
    let all = [
        Why::NoMan,
        Why::NotYours,
        Why::Stuck,
        Why::Staying,
        Why::NoLine(from),
        Why::Occupied,
        Why::OntoEnemy,
        one,
        Why::MustTake(set(&["c3", "d4"])),
        Why::Takes(from),
        Why::TakesNothing(from),
        Why::Visited,
        Why::SameWay(from),
        Why::NoRow,
        Why::GoOn,
        Why::Single,
        Why::NoChain(from),
    ];
    for why in &all {
        // A new kind must be sampled above.
        match why {
            Why::NoMan
            | Why::NotYours
            | Why::Stuck
            | Why::Staying
            | Why::NoLine(_)
            | Why::Occupied
            | Why::OntoEnemy
            | Why::MustTake(_)
            | Why::Takes(_)
            | Why::TakesNothing(_)
            | Why::Visited
            | Why::SameWay(_)
            | Why::NoRow
            | Why::GoOn
            | Why::Single
            | Why::NoChain(_) => {}
        }
    }
    all.map(|why| Refusal { at: at("b2"), site: 4, why }).into()
}

#[test]
fn refusals_are_finished_and_lead_to_a_section() {
    for lang in Lang::ALL {
        for refusal in refusals() {
            let Refused { text, section, site, secret, legal: _, way: _ } =
                Fanorona::refusal(lang, &refusal);
            finished(lang, &text);
            assert_eq!((site, secret), (Some(4), false));
            assert!(rules(GameId::Fanorona, lang).sections.iter().any(|s| s.id == section));
        }
    }
    let refused = |clicks: &[&str]| {
        let mut table = table(&[], Some("4p/1p3/2P2/2p2/5 w"));
        let (last, first) = clicks.split_last().expect("a click");
        assert!(first.iter().all(|name| click(&mut table, name) == Clicked::SelectionChanged));
        match click(&mut table, last) {
            Clicked::Refused(why) => Fanorona::refusal(Lang::Fr, &why).text,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(
        refused(&["c3", "c4", "c3"]),
        "Le pion est déjà passé en c3 pendant ce tour. Choisissez un autre point."
    );
    assert_eq!(
        refused(&["c3", "c4", "c5"]),
        "De c4 en c5, le pion repartirait dans une direction où il est déjà allé. Choisissez-en une autre."
    );
}

#[test]
fn a_seat_stands_by_its_men_and_what_it_has_taken() {
    let mut start = table(&[], None);
    let standing = |table: &Table<Fanorona>, lang, seat| {
        let said = Fanorona::score_line_in(lang, &table.view(), seat, &table.scene());
        if table.clicks().is_empty() {
            assert_eq!(said, Fanorona::score_line(lang, &table.view(), seat));
        }
        said
    };
    assert_eq!(standing(&start, Lang::Fr, Seat::FIRST), "22 pions");
    let step = start.read_step("e2-e3A").expect("a move");
    start.take(step).expect("a legal move");
    assert_eq!(standing(&start, Lang::Fr, Seat::FIRST), "22 pions, 2 prises");
    assert_eq!(standing(&start, Lang::En, Seat::SECOND), "20 men");
    // In the middle of a chain what it has taken is gone.
    let mut chain = table(&[], Some(CHAIN));
    click(&mut chain, "a1");
    click(&mut chain, "b1");
    assert_eq!(standing(&chain, Lang::Fr, Seat::SECOND), "2 pions, 11 prises");
    assert_eq!(standing(&chain, Lang::Zh, Seat::FIRST), "剩1枚，吃10枚");
}

#[test]
fn endings_say_why() {
    let blocked = "5/5/5/1p3/pPp2 w";
    for (options, french) in [
        (&[][..], "Le camp qui devait jouer est bloqué."),
        (
            &[("blocked", "draw")],
            "Le camp qui devait jouer est bloqué : d'après l'option choisie, personne ne gagne.",
        ),
    ] {
        let table = table(options, Some(blocked));
        let Turn::Over(outcome) = table.turn() else { panic!("over") };
        let said = |lang| Fanorona::ending(lang, &table.view(), outcome).expect("a reason");
        assert_eq!(said(Lang::Fr), french);
        Lang::ALL.into_iter().for_each(|lang| finished(lang, &said(lang)));
    }
    let drawn = Outcome { winners: Seats::NONE, reason: Reason::Quiet };
    assert_eq!(Fanorona::ending(Lang::Fr, &table(&[], None).view(), drawn), None);
}

#[test]
fn men_and_ways_of_taking_have_words() {
    let scene = table(&[], None).view().scene(&[]);
    for lang in Lang::ALL {
        let men: BTreeSet<String> =
            scene.pieces.iter().map(|piece| Fanorona::piece_on(lang, piece)).collect();
        assert_eq!(men.len(), 2);
    }
    assert_eq!(Taking::ALL.map(Taking::letter), ['A', 'W']);
    let foray = Foray { from: at("a1"), to: at("b2"), taken: 0 };
    assert_eq!((foray.from.to_string(), foray.to.to_string()), ("a1".into(), "b2".into()));
}
