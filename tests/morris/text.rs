//! What Nine Men's Morris says at each moment.

use super::{all_in_mills, guarded, table, text, two_mills};
use crate::text::*;
use palamede::games::Morris;
use palamede::games::morris::{Event, Point, Refusal, Why};
use palamede::rules::Seen;
use palamede::table::Clicked;
use palamede::text::Refused;

fn at(name: &str) -> Point {
    Point::read(name).expect("a point")
}

fn click(table: &mut Table<Morris>, name: &str) -> Clicked<Morris> {
    table.click(Target::Site(at(name).index()))
}

/// What is asked after these clicks.
fn asked(lang: Lang, table: &mut Table<Morris>, clicks: &[&str]) -> (String, String) {
    table.unselect();
    for name in clicks {
        assert!(matches!(click(table, name), Clicked::SelectionChanged), "{name} leads on");
    }
    let Turn::Seat(seat) = table.turn() else { panic!("somebody is to move") };
    let who = Morris::words(lang).called(seat, &Player::default());
    Morris::prompt(lang, &who, &table.view(), table.clicks(), &table.next())
}

fn french(table: &mut Table<Morris>, clicks: &[&str], ask: &str, more: &str) {
    assert_eq!(asked(Lang::Fr, table, clicks), (ask.to_owned(), more.to_owned()));
    for lang in Lang::ALL {
        let (ask, more) = asked(lang, table, clicks);
        finished(lang, &ask);
        if !more.is_empty() {
            finished(lang, &more);
        }
    }
}

#[test]
fn the_question_follows_the_clicks() {
    let place = "Blancs, posez un pion sur un point libre.";
    french(&mut table(&[], None), &[], place, "");
    let mut moving = table(&[], Some(&guarded()));
    french(&mut moving, &[], "Blancs, choisissez un pion.", "");
    french(&mut moving, &["d2"], "Blancs, où va le pion d2 ?", "");
    let take = "Blancs, un moulin est fermé : quel pion prenez-vous ?";
    french(&mut moving, &["d2", "b2"], take, "Ceux-ci peuvent être pris : c3 et e4.");
    french(&mut table(&[], Some(&all_in_mills())), &["d2", "b2"], take, "");
    let one = text("b6 b4", "a7 d7 g7 c4", "7 5 w");
    french(&mut table(&[], Some(&one)), &["b2"], take, "Un seul peut être pris : c4.");
    let mut flying = table(&[], Some(&text("d6 b4 f2", "a7 g7 d2 c4 e5", "0 0 w")));
    let more = "Avec trois pions, il peut aller sur n'importe quel point libre.";
    french(&mut flying, &["d6"], "Blancs, où va le pion d6 ?", more);
    let mut two = table(&[("two_mills", "two")], Some(&two_mills()));
    french(&mut two, &["d6"], take, "");
    let other = "Blancs, deux moulins sont fermés : quel autre pion prenez-vous ?";
    french(&mut two, &["d6", "a4"], other, "");
}

#[test]
fn moves_are_told_with_what_they_closed_and_took() {
    let outside: &[(&str, &str)] = &[("take", "outside_mills")];
    let held = text("b6 b4", "a7 d7 g7", "7 6 w");
    for (options, start, mv, french) in [
        (&[][..], two_mills(), "g7", "Blancs : un pion est posé en g7."),
        (outside, held, "b2", "Blancs : un pion est posé en b2 et ferme un moulin."),
        (
            &[("two_mills", "two")],
            two_mills(),
            "d6xa4,c3",
            "Blancs : un pion est posé en d6, ferme un moulin et prend a4 et c3.",
        ),
        (&[], guarded(), "g1-g4", "Blancs : le pion g1 va en g4."),
        (outside, all_in_mills(), "d2-b2", "Blancs : le pion d2 va en b2 et ferme un moulin."),
        (&[], guarded(), "d2-b2xc3", "Blancs : le pion d2 va en b2, ferme un moulin et prend c3."),
    ] {
        let mut table = table(options, Some(&start));
        let step = table.read_step(mv).expect("a move");
        table.take(step).expect("a legal move");
        let (by, heard) = table.heard(0).expect("a move");
        for lang in Lang::ALL {
            let by = by.map(|seat| Morris::words(lang).called(seat, &Player::default()));
            let said = sentence::<Morris>(lang, by.as_deref(), &heard);
            finished(lang, &said);
            assert!(lang != Lang::Fr || said == french, "{said}");
        }
    }
    for lang in Lang::ALL {
        finished(lang, &Morris::event(lang, "", &Event::Begins(Seat::SECOND)));
    }
}

/// One refusal of each kind.
fn refusals() -> Vec<Refusal> {
    let all = [
        Why::InHand,
        Why::NoneInHand,
        Why::NoMan,
        Why::NotYours,
        Why::Stuck,
        Why::Staying,
        Why::Occupied,
        Why::NoLine(at("a1")),
        Why::MustTake,
        Why::MustTakeTwo,
        Why::NoMill,
        Why::AllInMills,
        Why::Enough,
        Why::NoPrey,
        Why::InMill,
    ];
    for why in &all {
        // A new kind must be sampled above.
        match why {
            Why::InHand
            | Why::NoneInHand
            | Why::NoMan
            | Why::NotYours
            | Why::Stuck
            | Why::Staying
            | Why::Occupied
            | Why::NoLine(_)
            | Why::MustTake
            | Why::MustTakeTwo
            | Why::NoMill
            | Why::AllInMills
            | Why::Enough
            | Why::NoPrey
            | Why::InMill => {}
        }
    }
    all.map(|why| Refusal { at: at("b2"), why }).into()
}

#[test]
fn refusals_are_finished_name_their_point_and_lead_to_a_section() {
    for lang in Lang::ALL {
        for refusal in refusals() {
            let Refused { text, section, site, secret, legal: _, way: _ } =
                Morris::refusal(lang, &refusal);
            finished(lang, &text);
            assert!(text.contains("b2"), "{text}");
            assert_eq!((site, secret), (Some(at("b2").index()), false));
            assert!(rules(GameId::Morris, lang).sections.iter().any(|s| s.id == section));
        }
    }
    let mut table = table(&[], Some(&guarded()));
    assert!(["d2", "b2"].iter().all(|name| click(&mut table, name) == Clicked::SelectionChanged));
    let Clicked::Refused(why) = click(&mut table, "d7") else { panic!("d7 is in a mill") };
    assert_eq!(
        Morris::refusal(Lang::Fr, &why).text,
        "Le pion d7 est dans un moulin. Prenez un pion qui n'est dans aucun moulin."
    );
}

#[test]
fn a_seat_stands_by_its_men_its_hand_and_what_it_has_taken() {
    let standing = |table: &Table<Morris>, lang, seat| {
        let said = Morris::score_line_in(lang, &table.view(), seat, &table.scene());
        if table.clicks().is_empty() {
            assert_eq!(said, Morris::score_line(lang, &table.view(), seat));
        }
        said
    };
    let start = table(&[], None);
    assert_eq!(standing(&start, Lang::Fr, Seat::FIRST), "9 en main");
    assert_eq!(standing(&start, Lang::En, Seat::SECOND), "9 in hand");
    let mut mill = table(&[], Some(&guarded()));
    assert_eq!(standing(&mill, Lang::Fr, Seat::FIRST), "5 pions, 4 prises");
    let step = mill.read_step("d2-b2xc3").expect("a move");
    mill.take(step).expect("a legal move");
    assert_eq!(standing(&mill, Lang::Fr, Seat::FIRST), "5 pions, 5 prises");
    assert_eq!(standing(&mill, Lang::Zh, Seat::SECOND), "剩4枚，吃4枚");
    // Who places a man that closes a mill has one less in hand.
    let mut two = table(&[("two_mills", "two")], Some(&two_mills()));
    click(&mut two, "d6");
    click(&mut two, "a4");
    assert_eq!(standing(&two, Lang::Fr, Seat::FIRST), "4 en main, 1 prise");
}

#[test]
fn endings_say_why() {
    let few = text("a7 d7 g7", "b6 f4", "0 0 b");
    let blocked = text("d2 g4 a7 b4 f6", "a4 a1 d1 g1", "0 0 b");
    for (start, french) in [
        (few, "Avec deux pions, on ne peut plus fermer de moulin : ce camp perd."),
        (blocked, "Le camp qui devait jouer est bloqué."),
    ] {
        let table = table(&[], Some(&start));
        let Turn::Over(outcome) = table.turn() else { panic!("over") };
        let said = |lang: Lang| {
            let [_, why] = lang.ending(Morris::words(lang), outcome, |_| Player::default());
            Morris::ending(lang, &table.view(), outcome).unwrap_or(why)
        };
        assert_eq!(said(Lang::Fr), french);
        Lang::ALL.into_iter().for_each(|lang| finished(lang, &said(lang)));
    }
    let agreed = Outcome { winners: Seats::NONE, reason: Reason::Agreed };
    assert_eq!(Morris::ending(Lang::Fr, &table(&[], None).view(), agreed), None);
    for lang in Lang::ALL {
        let view = table(&[], None).view();
        for left in [1, 20] {
            finished(lang, &Morris::quiet(lang, &view, left));
        }
    }
}

#[test]
fn men_have_words() {
    let scene = table(&[], Some(&guarded())).view().scene(&[]);
    for lang in Lang::ALL {
        let men: BTreeSet<String> =
            scene.pieces.iter().map(|piece| Morris::piece_on(lang, piece)).collect();
        assert_eq!(men.len(), 2);
    }
}
