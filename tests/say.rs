//! What the site says: complete, alike in every language, and well set.

use palamede::games::mak_yek::{Event, Mak, Refusal, Square};
use palamede::games::{ApitSodok, GameId, MakYek};
use palamede::rules::{
    Misread, NotNow, OptionError, Options, Outcome, Reason, Rules, Seat, Seats, Step, StepError,
    Turn, Want,
};
use palamede::say::{
    Block, Figure, GameWords, Lang, Speak, Speech, error_of_link, error_of_record, misread,
    sentence,
};
use palamede::scene::Target;
use palamede::table::{Broken, Dice, LinkError, Player, RecordError, Setup, StepFault, Table};
use palamede::with_game;
use std::collections::BTreeSet;

/// The sections of every rule page; the page itself adds the options.
const SECTIONS: [&str; 6] = ["aim", "setup", "turn", "captures", "end", "history"];

/// What each figure with moves captures at its last move.
const CAPTURES: &[(GameId, &str, &[&str])] = &[
    (GameId::MakYek, "interception", &["d4"]),
    (GameId::MakYek, "pair", &[]),
    (GameId::MakYek, "three", &["c4", "d5", "e4"]),
    (GameId::MakYek, "intervention", &["c4", "e4"]),
    (GameId::ApitSodok, "interception", &["c4", "d4", "e4"]),
    (GameId::ApitSodok, "intervention", &["c4", "e4", "f4", "g4"]),
];

fn words(game: GameId, lang: Lang) -> &'static GameWords {
    with_game!(game, G => <G as Speak>::words(lang))
}

fn figures(game: GameId) -> &'static [Figure] {
    with_game!(game, G => <G as Speak>::figures())
}

/// Every text of a game with where it stands.
fn texts(game: GameId, lang: Lang) -> Vec<(String, &'static str)> {
    let w = words(game, lang);
    let id = game.id();
    let mut all: Vec<(String, &'static str)> =
        [("title", w.title), ("origin", w.origin), ("line", w.line), ("lede", w.lede)]
            .map(|(name, text)| (format!("{id} {name}"), text))
            .into();
    if let Some((code, name)) = w.native {
        all.push((format!("{id} native"), name));
        assert!(code.len() >= 2 && code.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'));
    }
    for (n, seat) in w.seats.iter().enumerate() {
        for text in [seat.name, seat.the, seat.wins] {
            all.push((format!("{id} seat {n}"), text));
        }
    }
    for option in w.options {
        all.push((format!("{id} option {}", option.name), option.label));
        for value in option.values {
            for text in [value.label, value.why] {
                all.push((format!("{id} option {} {}", option.name, value.name), text));
            }
        }
    }
    for section in w.sections {
        all.push((format!("{id} section {}", section.id), section.title));
        for block in section.blocks {
            let texts = match block {
                Block::Text(text) | Block::Note(text) | Block::Figure(_, text) => vec![*text],
                Block::List(items) => items.to_vec(),
            };
            all.extend(
                texts.into_iter().map(|text| (format!("{id} section {}", section.id), text)),
            );
        }
    }
    let own = with_game!(game, G => <G as Speak>::sentences(lang));
    all.extend(own.into_iter().map(|(name, text)| (format!("{id} {name}"), text)));
    all
}

/// Every text of the site with where it stands.
fn all_texts(lang: Lang) -> Vec<(String, &'static str)> {
    let site = lang.words().all().into_iter().map(|(name, text)| (name.to_owned(), text));
    site.chain(GameId::ALL.iter().flat_map(|&game| texts(game, lang))).collect()
}

/// The places in braces.
fn places(text: &str) -> BTreeSet<&str> {
    text.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(name, _)| name).collect()
}

/// The names of the figures that a game's rule page shows, in order.
fn shown(game: GameId, lang: Lang) -> Vec<(&'static str, &'static str)> {
    let blocks = words(game, lang).sections.iter().flat_map(|section| section.blocks);
    blocks
        .filter_map(|block| match block {
            Block::Figure(name, caption) => Some((*name, *caption)),
            _ => None,
        })
        .collect()
}

/// Asserts that a sentence is finished: no place left, one full stop, set without fault.
fn finished(lang: Lang, text: &str) {
    assert!(!text.is_empty());
    assert!(!text.contains(['{', '}']), "{lang:?}: {text}");
    assert!(text.ends_with(['.', '?']), "{lang:?}: {text}");
    assert!(!text.contains("..") && !text.contains("  "), "{lang:?}: {text}");
    well_set(lang, "", text);
}

fn well_set(lang: Lang, name: &str, text: &str) {
    let set = lang.set(text);
    assert!(!set.contains('\''), "{name}: straight apostrophe in {set}");
    if lang == Lang::Fr {
        for mark in [" ;", " :", " !", " ?", " »", "« "] {
            assert!(!set.contains(mark), "{name}: breaking space in {set}");
        }
        let chars: Vec<char> = set.chars().collect();
        for pair in chars.windows(2) {
            let narrow = matches!(pair[1], ';' | '?' | '!') && pair[0] != '\u{202f}';
            let full = pair[1] == '»' && pair[0] != '\u{a0}';
            let opened = pair[0] == '«' && pair[1] != '\u{a0}';
            assert!(!narrow && !full && !opened, "{name}: no space at {pair:?} in {set}");
        }
    }
}

#[test]
fn every_language_has_the_same_sentences_with_the_same_places() {
    let first = Lang::ALL[0];
    for lang in Lang::ALL {
        let pairs = first.words().all().into_iter().zip(lang.words().all());
        for ((name, one), (other_name, other)) in pairs {
            assert_eq!(name, other_name);
            assert_eq!(places(one), places(other), "{lang:?} {name}");
        }
        for &game in GameId::ALL {
            let (one, other) = with_game!(game, G => {
                (<G as Speak>::sentences(first), <G as Speak>::sentences(lang))
            });
            assert_eq!(one.len(), other.len());
            for ((name, one), (other_name, other)) in one.into_iter().zip(other) {
                assert_eq!(name, other_name);
                assert_eq!(places(one), places(other), "{lang:?} {} {name}", game.id());
            }
        }
    }
}

#[test]
fn nothing_is_empty_or_shouts_or_holds_markup() {
    for lang in Lang::ALL {
        for (name, text) in all_texts(lang) {
            assert!(!text.is_empty(), "{lang:?} {name}");
            assert_eq!(text.trim(), text, "{lang:?} {name}");
            assert!(!text.contains(['<', '>', '!', '\n', '\t']), "{lang:?} {name}: {text}");
            assert!(!text.contains("  "), "{lang:?} {name}: {text}");
            assert_eq!(text.matches('{').count(), text.matches('}').count(), "{lang:?} {name}");
        }
    }
}

#[test]
fn paragraphs_are_parted_alike_and_whole() {
    for (n, (name, text)) in Lang::Fr.words().all().into_iter().enumerate() {
        for lang in Lang::ALL {
            let other = lang.words().all()[n].1;
            assert_eq!(text.matches('|').count(), other.matches('|').count(), "{name}");
            if other.contains('|') {
                for paragraph in other.split('|') {
                    finished(lang, paragraph);
                    assert_eq!(paragraph.trim(), paragraph, "{lang:?} {name}");
                }
            }
        }
    }
}

#[test]
fn every_text_is_well_set() {
    for lang in Lang::ALL {
        for (name, text) in all_texts(lang) {
            well_set(lang, &name, text);
        }
    }
}

#[test]
fn seats_options_and_values_have_words_in_the_games_order() {
    for &game in GameId::ALL {
        let (seats, options) = with_game!(game, G => (<G as Rules>::SEATS, <G as Rules>::OPTIONS));
        for lang in Lang::ALL {
            let w = words(game, lang);
            assert_eq!(w.seats.len(), seats, "{lang:?} {}", game.id());
            let have: Vec<(&str, Vec<&str>)> = w
                .options
                .iter()
                .map(|option| (option.name, option.values.iter().map(|v| v.name).collect()))
                .collect();
            let want: Vec<(&str, Vec<&str>)> =
                options.iter().map(|choice| (choice.name, choice.values.to_vec())).collect();
            assert_eq!(have, want, "{lang:?} {}", game.id());
            for option in w.options {
                for value in option.values {
                    finished(lang, value.why);
                }
            }
        }
    }
}

#[test]
fn rule_pages_have_the_same_sections_and_figures_in_every_language() {
    for &game in GameId::ALL {
        let order: Vec<&str> = shown(game, Lang::Fr).iter().map(|(name, _)| *name).collect();
        let used: BTreeSet<&str> = order.iter().copied().collect();
        let made: BTreeSet<&str> = figures(game).iter().map(|figure| figure.name).collect();
        assert_eq!(used, made, "{}: every figure is shown and every shown one made", game.id());
        assert_eq!(order.len(), made.len(), "{}: each figure once", game.id());
        for lang in Lang::ALL {
            let sections = words(game, lang).sections;
            let ids: Vec<&str> = sections.iter().map(|section| section.id).collect();
            assert_eq!(ids, SECTIONS, "{lang:?} {}", game.id());
            let other: Vec<&str> = shown(game, lang).iter().map(|(name, _)| *name).collect();
            assert_eq!(order, other, "{lang:?} {}", game.id());
            for (section, french) in sections.iter().zip(words(game, Lang::Fr).sections) {
                let kinds = |blocks: &[Block]| -> Vec<(u8, usize)> {
                    let kind = |block: &Block| match block {
                        Block::Text(_) => (0, 0),
                        Block::Note(_) => (1, 0),
                        Block::List(items) => (2, items.len()),
                        Block::Figure(..) => (3, 0),
                    };
                    blocks.iter().map(kind).collect()
                };
                assert_eq!(kinds(section.blocks), kinds(french.blocks), "{lang:?} {}", section.id);
            }
        }
    }
}

/// The table as a figure leaves it.
fn play_figure<R: Speak>(figure: &Figure) -> Table<R> {
    let options = Options::new(<R as Rules>::OPTIONS);
    let setup = Setup { options, start: figure.start.map(str::to_owned), dice: Dice::Given };
    let mut table = Table::<R>::new(setup, Seats::NONE).expect("the figure's position");
    for word in figure.moves {
        let step = table.read_step(word).expect("the figure's move");
        table.take(step).expect("a legal move");
    }
    for name in figure.clicks {
        let sites = &table.scene().board.sites;
        let at = sites.iter().position(|site| site.name == *name).expect("a site");
        table.click(Target::Site(at));
        assert!(!table.next().is_empty(), "{}: the click selects something", figure.name);
    }
    table
}

#[test]
fn figures_are_legal_and_show_what_their_captions_say() {
    for &game in GameId::ALL {
        for figure in figures(game) {
            let taken: Option<Vec<usize>> = with_game!(game, G => {
                use palamede::rules::Told;
                use palamede::table::Heard;
                let table = play_figure::<G>(figure);
                let at = |name: &str| {
                    let sites = &table.scene().board.sites;
                    sites.iter().position(|site| site.name == name).expect("a site")
                };
                let expected = CAPTURES.iter().find(|(g, name, _)| *g == game && *name == figure.name);
                assert_eq!(expected.is_some(), !figure.moves.is_empty(), "{}", figure.name);
                let heard = table.len().checked_sub(1).and_then(|last| table.heard(last));
                heard.map(|(_, heard)| {
                    let Heard::Event(event) = heard else { panic!("a move") };
                    let mut taken: Vec<usize> =
                        event.trace().taken.iter().map(|(site, _)| *site).collect();
                    taken.sort();
                    let mut want: Vec<usize> =
                        expected.map(|(.., names)| names.iter().map(|n| at(n)).collect()).unwrap_or_default();
                    want.sort();
                    assert_eq!(taken, want, "{} {}", game.id(), figure.name);
                    taken
                })
            });
            if taken.is_none() {
                continue;
            }
            let (.., names) = CAPTURES
                .iter()
                .find(|(g, name, _)| *g == game && *name == figure.name)
                .expect("listed");
            let last = figure.moves.last().expect("a move");
            for lang in Lang::ALL {
                let (_, caption) = shown(game, lang)
                    .into_iter()
                    .find(|(name, _)| *name == figure.name)
                    .expect("shown");
                for name in names.iter().copied().chain(last.split('-')) {
                    assert!(caption.contains(name), "{lang:?} {}: {name}", figure.name);
                }
            }
        }
    }
}

#[test]
fn a_figure_that_is_clicked_offers_moves_without_captures() {
    let named = |game, name| figures(game).iter().find(|f| f.name == name).expect("a figure");
    let mak = play_figure::<MakYek>(named(GameId::MakYek, "move")).next();
    let apit = play_figure::<ApitSodok>(named(GameId::ApitSodok, "move")).next();
    for next in [mak, apit] {
        assert_eq!(next.len(), 6, "c4, d5, e4, f4, d3 and d2");
        assert!(next.iter().all(|next| next.takes.is_empty()));
    }
}

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
                assert!(words(game, lang).sections.iter().any(|s| s.id == said.section));
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
        let speech = Speech(lang);
        for seat in Seat::first(2) {
            let named = Player { name: "Camille".to_owned(), level: None };
            for player in [named, Player::default()] {
                let by = speech.called::<MakYek>(seat, &player);
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
    assert_eq!(begins, "Le sort désigne les noirs pour commencer.");
}

/// Plays a game of moves drawn by a simple sequence and looks at all it says.
fn played<R: Speak>(lang: Lang, options: Options) {
    let setup = Setup { options, start: None, dice: Dice::Seed(7) };
    let mut table = Table::<R>::new(setup, Seats::NONE).expect("the start");
    table.draw_lots();
    let mut draw = 12_345usize;
    let speech = Speech(lang);
    let player = Player::default();
    for _ in 0..60 {
        let Turn::Seat(seat) = table.turn() else { break };
        let who = speech.called::<R>(seat, &player);
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
            let standing = R::standing(lang, &table.view(), seat);
            assert!(!standing.is_empty() && !standing.contains('{'), "{standing}");
        }
        for piece in &table.scene().pieces {
            assert!(!R::standing_on(lang, piece).is_empty());
        }
        let moves = table.notated_moves();
        draw = draw.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let step = table.read_step(&moves[(draw >> 33) % moves.len()]).expect("a move");
        table.take(step).expect("legal");
    }
    table.take(Step::Resign(Seat::SECOND)).ok();
    for step in 0..table.len() {
        let (by, heard) = table.heard(step).expect("a step");
        let by = by.map(|seat| speech.called::<R>(seat, &player));
        finished(lang, &sentence::<R>(lang, by.as_deref(), &heard));
    }
}

#[test]
fn what_a_game_says_while_it_is_played_is_finished() {
    for lang in Lang::ALL {
        for &game in GameId::ALL {
            with_game!(game, G => {
                for options in Options::pairwise(<G as Rules>::OPTIONS) {
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
                let [title, why] = Speech(lang).ending::<R>(outcome, player);
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
    table.agree(table.living()).expect("both agree");
    let Turn::Over(outcome) = table.turn() else { panic!("it is over") };
    assert_eq!(
        MakYek::ending(Lang::Fr, &table.view(), outcome).as_deref(),
        Some(
            "Les camps sont convenus d'arrêter. On compte les prises : 11 pour les blancs, 8 pour les noirs."
        )
    );
    let players = |_| Player::default();
    assert_eq!(Speech(Lang::Fr).ending::<MakYek>(outcome, players)[0], "Les blancs gagnent.");
}

const WANTS: [Want; 11] = [
    Want::Site,
    Want::Move,
    Want::Roll,
    Want::Captures,
    Want::Piece,
    Want::Row,
    Want::Pieces,
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
            | Want::Piece
            | Want::Row
            | Want::Pieces
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
    all.push(StepFault::OtherThrow);
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
            | RecordError::Count { .. } => {}
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
        "Step 3, “c3-d4”. A man moves in a straight line, along its row or its column: from c3 it does not reach d4."
    );
}
