//! Shap Luk Kon Tseung Kwan: what it asks, tells and refuses, as one would say it.

use crate::text::*;
use palamede::games::ShapLuk;
use palamede::games::shap_luk::{Ending, Event, Point, Pursuit, Refusal};
use palamede::table::Clicked;

/// Options that were chosen: names and values.
type Choices<'a> = &'a [(&'a str, &'a str)];

const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

fn point(name: &str) -> Point {
    Point::read(name).expect("a point")
}

fn table(start: &str, options: Choices) -> Table<ShapLuk> {
    let mut chosen = Options::new(ShapLuk::OPTIONS);
    for (name, value) in options {
        chosen.set(name, value).expect("an option");
    }
    let start = (!start.is_empty()).then(|| start.to_owned());
    Table::new(Setup { options: chosen, start, dice: Dice::Given }, Seats::NONE).expect("a start")
}

fn click(table: &mut Table<ShapLuk>, name: &str) -> Clicked<ShapLuk> {
    table.click(Target::Site(point(name).index()))
}

/// What is asked after these clicks, and what is added.
fn asked(lang: Lang, table: &mut Table<ShapLuk>, clicks: &[&str]) -> (String, String) {
    table.unselect();
    for name in clicks {
        click(table, name);
    }
    let Turn::Seat(seat) = table.turn() else { panic!("a seat is to act") };
    let who = ShapLuk::words(lang).called(seat, &Player::default());
    ShapLuk::prompt(lang, &who, &table.view(), table.clicks(), &table.next())
}

fn standings(lang: Lang, table: &Table<ShapLuk>) -> [String; 2] {
    SEATS.map(|seat| ShapLuk::score_line(lang, &table.view(), seat))
}

/// One refusal of each kind.
fn refusals() -> Vec<Refusal> {
    let (at, to, pair) = (point("c3"), point("b4"), [point("a4"), point("c4")]);
    let all = vec![
        Refusal::NoPiece(at),
        Refusal::NotYours(at),
        Refusal::Stuck(at),
        Refusal::Staying(at),
        Refusal::NoLine(at, to),
        Refusal::Sanctuary(point("c6")),
        Refusal::Occupied(at),
        Refusal::OntoGeneral(at),
        Refusal::OntoRebel(at),
        Refusal::RebelTakes(at),
        Refusal::NotFraming(to, pair),
        Refusal::NotInPair(to, at),
        Refusal::PairOrNone(to),
        Refusal::FramedByRebels(to, pair),
        Refusal::MustTake(to, pair),
        Refusal::NotFromHere(at),
        Refusal::StepOffFirst(at),
        Refusal::NoFlightLeft,
        Refusal::NoFlights,
        Refusal::FlightInside(point("c6")),
    ];
    for refusal in &all {
        // A new kind must be sampled above.
        match refusal {
            Refusal::NoPiece(_)
            | Refusal::NotYours(_)
            | Refusal::Stuck(_)
            | Refusal::Staying(_)
            | Refusal::NoLine(..)
            | Refusal::Sanctuary(_)
            | Refusal::Occupied(_)
            | Refusal::OntoGeneral(_)
            | Refusal::OntoRebel(_)
            | Refusal::RebelTakes(_)
            | Refusal::NotFraming(..)
            | Refusal::NotInPair(..)
            | Refusal::PairOrNone(_)
            | Refusal::FramedByRebels(..)
            | Refusal::MustTake(..)
            | Refusal::NotFromHere(_)
            | Refusal::StepOffFirst(_)
            | Refusal::NoFlightLeft
            | Refusal::NoFlights
            | Refusal::FlightInside(_) => {}
        }
    }
    all
}

#[test]
fn refusals_are_finished_name_their_points_and_lead_to_a_section() {
    for lang in Lang::ALL {
        let mut texts = BTreeSet::new();
        for refusal in refusals() {
            let said = ShapLuk::refusal(lang, &refusal);
            finished(lang, &said.text);
            let name = said.site.and_then(Point::new).expect("a site").to_string();
            assert!(said.text.contains(&name), "{}: names {name}", said.text);
            if let Refusal::NotFraming(_, pair)
            | Refusal::FramedByRebels(_, pair)
            | Refusal::MustTake(_, pair) = refusal
            {
                assert!(pair.iter().all(|at| said.text.contains(&at.to_string())), "{}", said.text);
            }
            if let Refusal::NoLine(other, _) | Refusal::NotInPair(other, _) = refusal {
                assert!(said.text.contains(&other.to_string()), "{}", said.text);
            }
            let sections = rules(GameId::ShapLuk, lang).sections;
            assert!(sections.iter().any(|section| section.id == said.section));
            assert!(texts.insert(said.text), "each refusal has a sentence of its own");
        }
    }
}

#[test]
fn refusals_of_clicks_teach() {
    let refused = |start: &str, options: Choices, clicks: &[&str]| {
        let mut table = table(start, options);
        let mut last = None;
        for name in clicks {
            last = Some(click(&mut table, name));
        }
        match last {
            Some(Clicked::Refused(why)) => {
                let said = ShapLuk::refusal(Lang::Fr, &why);
                (said.text, said.section)
            }
            other => panic!("{clicks:?}: {other:?}"),
        }
    };
    assert_eq!(
        refused("", &[], &["c5", "c6"]),
        (
            "Les rebelles n'entrent pas dans le sanctuaire, dont c6 fait partie. Choisissez une intersection libre du carré.".to_owned(),
            "turn"
        )
    );
    assert_eq!(
        refused("", &[], &["a2", "b3"]).0,
        "Aucune ligne ne mène directement de a2 en b3. On va le long d'une ligne, jusqu'à l'intersection voisine."
    );
    let general = "a1,b1,c1,d1,e1,a2,a3,e3,a4,c4,e4,a5,b5,d5 c3 1 g";
    assert_eq!(
        refused(general, &[], &["c3", "c4"]),
        (
            "Le général ne prend pas en se posant sur un rebelle, comme ici en c4, mais en s'arrêtant entre deux. Choisissez une intersection libre.".to_owned(),
            "captures"
        )
    );
    assert_eq!(
        refused(general, &[], &["c3", "d4", "b5"]).0,
        "Le rebelle b5 ne fait partie d'aucun couple qui encadre le général en d4. Choisissez un rebelle d'un de ces couples."
    );
    assert_eq!(
        refused(general, &[], &["c3", "d4", "e5"]),
        (
            "Le général est encadré en d4. Choisissez un rebelle du couple à prendre, ou de nouveau d4 pour n'en prendre aucun.".to_owned(),
            "captures"
        )
    );
    assert_eq!(
        refused("a1,a2,a3,a4,b1,b2 c6 1 g", &[], &["c6", "c7", "b6"]),
        (
            "On s'envole vers le carré, et b6 est dans le sanctuaire. Choisissez une intersection libre du carré, ou de nouveau c7 pour rester.".to_owned(),
            "flight"
        )
    );
    assert_eq!(
        refused("a1,a2,a3,a4,b1,b2 c7 1 g", &[], &["c7", "c3"]).0,
        "Le général ne s'envole qu'en arrivant en c7. Il y est déjà : avant de pouvoir s'envoler en c3, il doit en sortir et y revenir."
    );
    // What a record can say and clicks cannot.
    let typed = |start: &str, options: Choices, text: &str| {
        let record = format!("Palamède record 1; game: shap-luk; {start}; moves: {text}");
        let options: String =
            options.iter().map(|(name, value)| format!("; {name}: {value}")).collect();
        let record = record.replacen("; start", &format!("{options}; start"), 1);
        let error = Table::<ShapLuk>::from_record(&record).expect_err("a wrong move");
        error_of_record::<ShapLuk>(Lang::Fr, &error)
    };
    let framed = "start: a1,b1,c4,e4,d3,d5 c3 1 g";
    assert_eq!(
        typed(framed, &[("capture", "obligatory")], "c3-d4"),
        "Étape 1, « c3-d4 ». La prise est obligatoire : en d4, le général prend un couple qui l'encadre, par exemple c4 et e4."
    );
    assert_eq!(
        typed(framed, &[], "c3-d4xa1,b1"),
        "Étape 1, « c3-d4xa1,b1 ». En d4, le général n'est pas encadré par a1 et b1. Un couple l'encadre s'il a un rebelle de chaque côté de lui, sur une même ligne droite."
    );
}

#[test]
fn every_choice_is_asked_for() {
    let mut begun = table("", &[]);
    let ask = |table: &mut Table<ShapLuk>, clicks: &[&str]| asked(Lang::Fr, table, clicks);
    assert_eq!(ask(&mut begun, &[]).0, "Rebelles, choisissez une pièce.");
    assert_eq!(ask(&mut begun, &["b1"]).0, "Rebelles, où va le rebelle b1 ?");

    let mut general = table("a1,b1,c4,e4,d3,d5,a3,e1 c3 1 g", &[]);
    assert_eq!(ask(&mut general, &[]).0, "Général, choisissez votre pièce, en c3.");
    let (where_to, more) = ask(&mut general, &["c3"]);
    assert_eq!(where_to, "Général, où allez-vous ?");
    assert_eq!(more, "Prise possible en d4.");
    let (which, pairs) = ask(&mut general, &["c3", "d4"]);
    assert_eq!(which, "Général, prenez un couple ou aucun.");
    assert_eq!(pairs, "À prendre : c4 et e4, ou d3 et d5.");

    let must = [("capture", "obligatory")];
    let mut general = table("a1,b1,c4,e4,d3,d5,a3,e1 c3 1 g", &must);
    let (which, _) = ask(&mut general, &["c3", "d4"]);
    assert_eq!(which, "Général, choisissez un rebelle du couple à prendre.");

    let mut flying = table("a1,b1,a2,c2,d5,e5 c6 1 g", &[]);
    assert_eq!(ask(&mut flying, &["c6"]).1, "De c7, l'envol est possible.");
    let (fly, more) = ask(&mut flying, &["c6", "c7"]);
    assert_eq!(
        fly,
        "Général, choisissez où vous envoler dans le carré, ou de nouveau c7 pour rester."
    );
    assert_eq!(more, "Prise possible en b2.");
    let (which, pairs) = ask(&mut flying, &["c6", "c7", "b2"]);
    assert_eq!(which, "Général, prenez un couple ou aucun.");
    assert_eq!(pairs, "À prendre : a2 et c2.");

    let (which, pairs) = asked(Lang::Zh, &mut general, &["c3", "d4"]);
    assert_eq!(which, "轮到将军，请在要吃的一对里选一枚叛军。");
    assert_eq!(pairs, "可以吃的一对：c4和e4，或者d3和d5。");

    let mut grounded = table("a1,b1,a2,c2,d5,e5 c6 0 g", &[]);
    assert_eq!(ask(&mut grounded, &["c6"]).1, "", "no flight is left");
}

#[test]
fn the_first_turn_of_each_side_tells_its_aim() {
    let rebels = "Enfermez le général dans le triangle, ou immobilisez-le.";
    let general = "Arrêtez-vous entre deux rebelles pour les prendre.";
    let aims = |options: Choices, steps: &[&str]| {
        let mut table = table("", options);
        let mut aims = vec![asked(Lang::Fr, &mut table, &[]).1];
        for step in steps {
            let step = table.read_step(step).expect("a move");
            table.take(step).expect("legal");
            aims.push(asked(Lang::Fr, &mut table, &[]).1);
        }
        aims
    };
    // Afterwards the place is the last move's again.
    let told = aims(&[], &["b1-b2", "c3-c2", "a1-b1", "c2-c3"]);
    assert_eq!(told, [rebels, general, "", "", ""]);
    let told = aims(&[], &["b1-b2", "c3-c2", "a1-b1", "c2-c3", "a2-a1"]);
    assert_eq!(told[5], general, "as on the first turn, a single rebel has left the edge");
    let told = aims(&[("first", "general")], &["c3-c2", "b1-b2", "c2-c3"]);
    assert_eq!(told, [general, rebels, "", ""]);
    let mut begun = table("", &[]);
    assert_eq!(asked(Lang::Fr, &mut begun, &["b1"]).1, "", "only while nothing is selected");
}

#[test]
fn events_tell_the_step_the_flight_and_the_pair() {
    let step = Pursuit::step(point("b1"), point("b2"));
    let fly = Pursuit { fly: Some(point("b2")), ..Pursuit::step(point("c6"), Point::APEX) };
    let take = Some([point("a2"), point("c2")]);
    let told = [
        Event::Stepped(step),
        Event::Marched(step),
        Event::Marched(Pursuit { take, ..step }),
        Event::Marched(fly),
        Event::Marched(Pursuit { take, ..fly }),
    ];
    let said = |lang, by| told.map(|event| ShapLuk::event(lang, by, &event));
    for lang in Lang::ALL {
        for by in ["Camille", words(GameId::ShapLuk, lang).seats[1].name] {
            said(lang, by).iter().for_each(|text| finished(lang, text));
        }
    }
    assert_eq!(
        said(Lang::Fr, "Camille"),
        [
            "Camille : le rebelle b1 va en b2.",
            "Camille : le général va de b1 en b2.",
            "Camille : le général va de b1 en b2 et prend a2 et c2.",
            "Camille : le général va de c6 en c7 et s'envole en b2.",
            "Camille : le général va de c6 en c7, s'envole en b2 et prend a2 et c2.",
        ]
    );
    assert_eq!(
        said(Lang::En, "General")[4],
        "General: the general goes from c6 to c7, flies to b2 and captures a2 and c2."
    );
}

#[test]
fn standings_tell_what_is_left_to_win_and_the_flights() {
    let begun = standings(Lang::Fr, &table("", &[]));
    assert_eq!(begun, ["16 rebelles en jeu", "6 couples à prendre, peut s'envoler 1 fois"]);
    let ten = "a1,b1,c1,d1,e1,a2,a3,a4,a5,b5 c3";
    let later = standings(Lang::Fr, &table(&format!("{ten} 0 r"), &[("captures_to_win", "8")]));
    assert_eq!(
        later,
        ["10 rebelles en jeu", "3 couples pris, il en faut 4, ne peut pas s'envoler"]
    );
    let free = [("flights", "unlimited")];
    let later = table("a1,b1,c1,d1,e1,a2,a3,a4,a5,b5,e4,e5 c3 * r", &free);
    let said = standings(Lang::En, &later);
    assert_eq!(said, ["12 rebels left", "2 pairs captured of 6, unlimited flights"]);
    let said = standings(Lang::Zh, &later);
    assert_eq!(said, ["还有12枚叛军", "要吃6对，已吃2对，飞行不限次"]);
}

#[test]
fn endings_say_why() {
    let ended = |lang, start: &str, options: Choices, last: &str| {
        let mut table = table(start, options);
        let step = table.read_step(last).expect("a move");
        table.take(step).expect("legal");
        let Turn::Over(outcome) = table.turn() else { panic!("{start} {last}: it is over") };
        let why = ShapLuk::ending(lang, &table.view(), outcome).expect("the game's own reason");
        finished(lang, &why);
        (lang.ending(ShapLuk::words(lang), outcome, |_| Player::default())[0].clone(), why)
    };
    let cases: [(&str, Choices, &str, &str, &str); 4] = [
        (
            "a1,b1,a4,c4,d1,e1 c3 1 g",
            &[],
            "c3-b4xa4,c4",
            "Le général gagne.",
            "12 rebelles sont pris : il n'en reste que 4.",
        ),
        (
            "a1,c1,a3,e3,c4,b5,d5,e5 c6 1 r",
            &[],
            "c4-c5",
            "Les rebelles gagnent.",
            "Les trois portes, b5, c5 et d5, sont fermées, et le général est derrière elles, dans le sanctuaire : il est enfermé.",
        ),
        (
            "c1,a2,b2,c3,e3,a4,d4,e5 a1 1 r",
            &[],
            "c1-b1",
            "Les rebelles gagnent.",
            "C'est au général de jouer, et il n'a aucune intersection libre à côté de lui.",
        ),
        (
            "a1,c1,e1,d2,b3,a5,c5,e5 c3 1 r",
            &[("rebels_capture", "yes")],
            "d2-d3",
            "Les rebelles gagnent.",
            "Un rebelle a bougé et, avec un autre, il encadre le général : le général est pris.",
        ),
    ];
    for (start, options, last, who, why) in cases {
        let (title, reason) = ended(Lang::Fr, start, options, last);
        assert_eq!((title.as_str(), reason.as_str()), (who, why));
        for lang in Lang::ALL {
            ended(lang, start, options, last);
        }
    }
}

#[test]
fn figures_that_are_clicked_offer_what_their_captions_say() {
    let named = |name| figures(GameId::ShapLuk).iter().find(|f| f.name == name).expect("a figure");
    let offered = |name| {
        let next = play_figure::<ShapLuk>(named(name)).next();
        let site = |target| match target {
            Target::Site(site) => Point::new(site).expect("a point").to_string(),
            other => panic!("{other:?}"),
        };
        let mut all: Vec<String> = next.iter().map(|next| site(next.target)).collect();
        all.sort();
        all
    };
    assert_eq!(offered("rebel"), ["b4", "b5", "c4", "d4", "d5"], "but not c6");
    assert_eq!(offered("general"), ["c5", "d4", "d6", "e5"].map(str::to_owned));
    for lang in Lang::ALL {
        for (name, caption) in shown(GameId::ShapLuk, lang) {
            if ["rebel", "general"].contains(&name) {
                let named = offered(name).iter().all(|site| caption.contains(site.as_str()));
                assert!(named, "{caption}");
            }
        }
    }
    assert_eq!(offered("choice"), ["c4", "d3", "d4", "d5", "e4"]);
}

#[test]
fn figures_of_the_end_have_ended() {
    for (name, reason) in [("gates", Reason::Own(Ending::ShutIn.word())), ("stuck", Reason::NoMove)]
    {
        let figure = figures(GameId::ShapLuk).iter().find(|f| f.name == name).expect("a figure");
        let winners = Seats::only(Seat::FIRST);
        let over = Turn::Over(Outcome { winners, reason });
        assert_eq!(play_figure::<ShapLuk>(figure).turn(), over, "{name}");
    }
}
