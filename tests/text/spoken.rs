//! Sentences that are put together: refusals, events, endings, errors.

use super::*;

fn square(name: &str) -> Square {
    Square::read(name).expect("a square")
}

/// One refusal of each kind.
fn refusals() -> Vec<Refusal> {
    let mv = Mak { from: square("a3"), to: square("b5") };
    let all = vec![
        Refusal::NoMan(mv.from),
        Refusal::NotYours(mv.from),
        Refusal::Stuck(mv.from),
        Refusal::NotStraight(mv),
        Refusal::InTheWay(mv, square("a4")),
        Refusal::Landing(mv),
        Refusal::Staying(mv.from),
    ];
    for refusal in &all {
        // A new kind must be sampled above.
        match refusal {
            Refusal::NoMan(_)
            | Refusal::NotYours(_)
            | Refusal::Stuck(_)
            | Refusal::NotStraight(_)
            | Refusal::InTheWay(..)
            | Refusal::Landing(_)
            | Refusal::Staying(_) => {}
        }
    }
    all
}

#[test]
fn refusals_are_finished_and_lead_to_a_section() {
    for lang in Lang::ALL {
        for refusal in refusals() {
            let said = MakYek::refusal(lang, &refusal);
            finished(lang, &said.text);
            let name = said.site.and_then(Square::new).expect("a site").to_string();
            assert!(said.text.contains(&name), "{}: names {name}", said.text);
            for game in [GameId::MakYek, GameId::ApitSodok] {
                assert!(rules(game, lang).sections.iter().any(|s| s.id == said.section));
            }
        }
    }
}

#[test]
fn events_are_finished_with_a_name_and_with_a_seat() {
    let mv = Mak { from: square("a3"), to: square("a5") };
    let taken =
        |names: &[&str]| names.iter().fold(0, |set, name| set | 1u64 << square(name).index());
    for lang in Lang::ALL {
        for seat in Seat::first(2) {
            let named = Player { name: "Camille".to_owned(), level: None };
            for player in [named, Player::default()] {
                let by = MakYek::words(lang).called(seat, &player);
                let events = [
                    Event::Begins(seat),
                    Event::Moved { seat, mv, taken: 0 },
                    Event::Moved { seat, mv, taken: taken(&["b5"]) },
                    Event::Moved { seat, mv, taken: taken(&["b5", "a6", "c5"]) },
                ];
                for event in &events {
                    finished(lang, &MakYek::event(lang, &by, event));
                }
            }
        }
    }
    let three = Event::Moved { seat: Seat::FIRST, mv, taken: taken(&["b5", "a6", "c5"]) };
    assert_eq!(
        MakYek::event(Lang::Fr, "Camille", &three),
        "Camille : le pion a3 va en a5 et prend a6, b5 et c5."
    );
    assert_eq!(
        MakYek::event(Lang::En, "White", &three),
        "White: the man on a3 moves to a5 and captures a6, b5 and c5."
    );
    let begins = MakYek::event(Lang::Fr, "", &Event::Begins(Seat::SECOND));
    assert_eq!(begins, "Tirage au sort : les noirs d'abord.");
}

/// Plays a game of moves drawn by a simple sequence and looks at all it says.
fn played<R: Speak>(lang: Lang, options: Options) {
    let setup = Setup { options, start: None, dice: Dice::Seed(7) };
    let mut table = Table::<R>::new(setup, Seats::NONE).expect("the start");
    table.draw_lots();
    let mut draw = 12_345usize;
    let player = Player::default();
    for _ in 0..60 {
        while let Turn::Chance { .. } = table.turn() {
            table.throw().expect("the site's dice");
        }
        let Turn::Seat(seat) = table.turn() else { break };
        table.sit(seat);
        let who = R::words(lang).called(seat, &player);
        let prompt = |table: &Table<R>| {
            let (ask, more) = R::prompt(lang, &who, &table.view(), table.clicks(), &table.next());
            finished(lang, &ask);
            assert!(ask.contains(&who), "{ask}");
            if !more.is_empty() {
                finished(lang, &more);
            }
        };
        prompt(&table);
        for site in 0..table.scene().board.sites.len() {
            table.unselect();
            table.click(Target::Site(site));
            prompt(&table);
        }
        table.unselect();
        for seat in Seat::first(R::SEATS) {
            let standing = R::score_line(lang, &table.view(), seat);
            assert!(!standing.is_empty() && !standing.contains('{'), "{standing}");
        }
        let scene = table.scene();
        let words = scene.pieces.iter().map(|piece| R::piece_on(lang, piece));
        let names = scene.controls.iter().map(|control| R::control(lang, control));
        for text in words.chain(names) {
            assert!(!text.is_empty() && !text.contains('{'), "{text}");
        }
        let moves = table.notated_moves();
        draw = draw.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let step = table.read_step(&moves[(draw >> 33) % moves.len()]).expect("a move");
        table.take(step).expect("legal");
    }
    // Which of the two is said depends on the length of the game.
    let second = Seat::SECOND;
    let last =
        if table.len().is_multiple_of(2) { Step::TimeOut(second) } else { Step::Resign(second) };
    table.take(last).ok();
    for step in 0..table.len() {
        let (by, heard) = table.heard(step).expect("a step");
        let by = by.map(|seat| R::words(lang).called(seat, &player));
        finished(lang, &sentence::<R>(lang, by.as_deref(), &heard));
    }
}

#[test]
fn what_a_game_says_while_it_is_played_is_finished() {
    for lang in Lang::ALL {
        for &game in GameId::ALL {
            with_game!(game, G => {
                for options in Options::pairwise(<G as palamede::rules::Game>::OPTIONS) {
                    played::<G>(lang, options);
                }
            });
        }
    }
}

fn reasons() -> Vec<Reason> {
    let all = vec![
        Reason::Captured,
        Reason::NoMove,
        Reason::Resigned,
        Reason::TimedOut,
        Reason::Repeated,
        Reason::Quiet,
        Reason::Material,
        Reason::Agreed,
    ];
    for reason in &all {
        match reason {
            Reason::Captured
            | Reason::NoMove
            | Reason::Resigned
            | Reason::TimedOut
            | Reason::Repeated
            | Reason::Quiet
            | Reason::Material
            | Reason::Agreed
            | Reason::Own(_) => {}
        }
    }
    all
}

fn endings<R: Speak>(lang: Lang) {
    let setup = Setup { options: Options::new(R::OPTIONS), start: None, dice: Dice::Given };
    let table = Table::<R>::new(setup, Seats::NONE).expect("the start");
    let winners = std::iter::once(Seats::NONE).chain(Seat::first(R::SEATS).map(Seats::only));
    for winners in winners {
        for reason in reasons() {
            let outcome = Outcome { winners, reason };
            for name in ["", "Camille"] {
                let player = |_| Player { name: name.to_owned(), level: None };
                let [title, why] = lang.ending(R::words(lang), outcome, player);
                finished(lang, &title);
                finished(lang, &why);
            }
            if let Some(why) = R::ending(lang, &table.view(), outcome) {
                finished(lang, &why);
            }
        }
    }
}

#[test]
fn endings_are_finished() {
    for lang in Lang::ALL {
        for &game in GameId::ALL {
            with_game!(game, G => endings::<G>(lang));
        }
    }
}

#[test]
fn an_ending_by_count_tells_the_count() {
    let setup = Setup {
        options: Options::new(MakYek::OPTIONS),
        start: Some("RRRRRRRR/8/8/8/8/8/8/rrrrr3 w".to_owned()),
        dice: Dice::Given,
    };
    let mut table = Table::<MakYek>::new(setup, Seats::NONE).expect("a position");
    table.agree(table.in_play()).expect("both agree");
    let Turn::Over(outcome) = table.turn() else { panic!("it is over") };
    assert_eq!(
        MakYek::ending(Lang::Fr, &table.view(), outcome).as_deref(),
        Some(
            "Les joueurs ont décidé d'en rester là. On compte les prises : 11 pour les blancs, 8 pour les noirs."
        )
    );
    let players = |_| Player::default();
    assert_eq!(
        Lang::Fr.ending(MakYek::words(Lang::Fr), outcome, players)[0],
        "Les blancs gagnent."
    );
}

const WANTS: [Want; 14] = [
    Want::Site,
    Want::Move,
    Want::Roll,
    Want::Captures,
    Want::Attack,
    Want::Combat,
    Want::Piece,
    Want::Row,
    Want::Pieces,
    Want::FewerMoves,
    Want::Seat,
    Want::Number,
    Want::Pair,
    Want::End,
];

fn misreads() -> Vec<Misread> {
    for want in WANTS {
        match want {
            Want::Site
            | Want::Move
            | Want::Roll
            | Want::Captures
            | Want::Attack
            | Want::Combat
            | Want::Piece
            | Want::Row
            | Want::Pieces
            | Want::FewerMoves
            | Want::Seat
            | Want::Number
            | Want::Pair
            | Want::End => {}
        }
    }
    let with = |text| WANTS.map(|want| Misread::new(text, 0, want));
    with("x9").into_iter().chain(with("")).collect()
}

fn not_nows() -> Vec<NotNow> {
    let all = vec![
        NotNow::Over,
        NotNow::ThrowFirst,
        NotNow::NothingToThrow,
        NotNow::NoSuchThrow,
        NotNow::NotInGame(Seat::FIRST),
        NotNow::NotAllAgreed,
    ];
    for why in &all {
        match why {
            NotNow::Over
            | NotNow::ThrowFirst
            | NotNow::NothingToThrow
            | NotNow::NoSuchThrow
            | NotNow::NotInGame(_)
            | NotNow::NotAllAgreed => {}
        }
    }
    all
}

fn step_faults() -> Vec<StepFault<Refusal>> {
    let mut all: Vec<StepFault<Refusal>> = misreads().into_iter().map(StepFault::Misread).collect();
    all.extend(refusals().into_iter().map(|r| StepFault::Refused(StepError::Refused(r))));
    all.extend(not_nows().into_iter().map(|why| StepFault::Refused(StepError::NotNow(why))));
    all.extend([StepFault::OtherThrow, StepFault::TooMany]);
    all
}

fn option_errors() -> [OptionError; 2] {
    [
        OptionError::NoSuchOption("colour".to_owned()),
        OptionError::NoSuchValue { option: "first", value: "red".to_owned() },
    ]
}

fn record_errors() -> Vec<RecordError<Refusal>> {
    let mut all: Vec<RecordError<Refusal>> = [
        Broken::NoTitle,
        Broken::Newer(7),
        Broken::NoField { line: 3 },
        Broken::Changed,
        Broken::Cut,
    ]
    .into_iter()
    .map(RecordError::Broken)
    .collect();
    all.push(RecordError::Missing("moves"));
    all.push(RecordError::OtherGame("chess".to_owned()));
    all.extend(option_errors().map(|why| RecordError::Option { line: 4, why }));
    all.extend(misreads().into_iter().map(|why| RecordError::Line { line: 5, why }));
    all.push(RecordError::OtherGenerator("dice/2".to_owned()));
    all.extend(step_faults().into_iter().map(|why| {
        let text = "a3-b5".to_owned();
        RecordError::Step { number: 6, text, why }
    }));
    all.extend(step_faults().into_iter().map(|why| {
        let text = "a3-b5".to_owned();
        RecordError::Variation { line: 5, number: 6, text, why }
    }));
    all.push(RecordError::Count { said: 1, found: 2 });
    for error in &all {
        match error {
            RecordError::Broken(
                Broken::NoTitle
                | Broken::Newer(_)
                | Broken::NoField { .. }
                | Broken::Changed
                | Broken::Cut,
            )
            | RecordError::Missing(_)
            | RecordError::OtherGame(_)
            | RecordError::Option { .. }
            | RecordError::Line { .. }
            | RecordError::OtherGenerator(_)
            | RecordError::Step { .. }
            | RecordError::Variation { .. }
            | RecordError::Count { .. } => {}
            // Nothing is said of it.
            RecordError::Hidden => {}
        }
    }
    all
}

fn link_errors() -> Vec<LinkError<Refusal>> {
    let mut all = vec![
        LinkError::Newer("7".to_owned()),
        LinkError::Dice("x".to_owned()),
        LinkError::Changed,
        LinkError::Unreadable { digit: 3 },
    ];
    all.extend(option_errors().map(LinkError::Option));
    all.extend(misreads().into_iter().map(LinkError::Start));
    all.extend(step_faults().into_iter().map(|why| LinkError::Step { number: 6, why }));
    for error in &all {
        match error {
            LinkError::Newer(_)
            | LinkError::Option(_)
            | LinkError::Start(_)
            | LinkError::Dice(_)
            | LinkError::Changed
            | LinkError::Unreadable { .. }
            | LinkError::Step { .. } => {}
        }
    }
    all
}

#[test]
fn errors_are_finished_and_tell_their_place() {
    for lang in Lang::ALL {
        for fault in misreads() {
            finished(lang, &misread(lang, &fault));
        }
        for error in record_errors() {
            let text = error_of_record::<MakYek>(lang, &error);
            finished(lang, &text);
            match error {
                RecordError::Option { line, .. } | RecordError::Line { line, .. } => {
                    assert!(text.contains(&line.to_string()), "{text}");
                }
                RecordError::Step { number, text: step, .. } => {
                    assert!(text.contains(&number.to_string()) && text.contains(&step), "{text}");
                }
                RecordError::Variation { line, number, text: step, .. } => {
                    let places = [&line.to_string(), &number.to_string(), &step];
                    assert!(places.iter().all(|place| text.contains(*place)), "{text}");
                }
                _ => {}
            }
        }
        for error in link_errors() {
            finished(lang, &error_of_link::<MakYek>(lang, &error));
        }
    }
}

#[test]
fn a_wrong_record_is_told_as_one_would_say_it() {
    let text = "Palamède record 1; game: mak-yek; moves: 1. a3-a5 b6-b4 2. c3-d4";
    let error = Table::<MakYek>::from_record(text).expect_err("not along a row");
    assert_eq!(
        error_of_record::<MakYek>(Lang::Fr, &error),
        "Étape 3, « c3-d4 ». Un pion va tout droit, sur sa rangée ou sur sa colonne : de c3, il n'atteint pas d4."
    );
    assert_eq!(
        error_of_record::<MakYek>(Lang::En, &error),
        "Step 3, “c3-d4”. A man moves in a straight line, along its row or its column: from c3 it cannot reach d4."
    );
    let text = format!("{}; variation: 1 b6-b4 2. c3-d4", text.replace(" 2. c3-d4", ""));
    let error = Table::<MakYek>::from_record(&text).expect_err("not along a row");
    assert_eq!(
        error_of_record::<MakYek>(Lang::En, &error),
        "Line 4. Step 3, “c3-d4”. A man moves in a straight line, along its row or its column: from c3 it cannot reach d4."
    );
}
