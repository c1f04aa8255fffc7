//! What Turkish draughts says at each moment.

use crate::text::*;
use palamede::games::TurkishDraughts;
use palamede::games::turkish_draughts::{Event, Refusal, Square, Turkish};
use palamede::rules::{Game, GameEvent, Generator, Rng, Seen};
use palamede::table::Clicked;
use palamede::text::Refused;

type Dama = TurkishDraughts;

fn square(name: &str) -> Square {
    Square::read(name).expect("a square")
}

fn set(names: &[&str]) -> u64 {
    names.iter().fold(0, |set, name| set | square(name).bit())
}

/// A table with these options and this position.
fn table(options: &[(&str, &str)], start: &str) -> Table<Dama> {
    let mut chosen = Options::new(Dama::OPTIONS);
    for (name, value) in options {
        chosen.set(name, value).expect("an option");
    }
    let setup = Setup { options: chosen, start: Some(start.to_owned()), dice: Dice::Given };
    Table::new(setup, Seats::NONE).expect("a position")
}

fn click(table: &mut Table<Dama>, name: &str) -> Clicked<Dama> {
    table.click(Target::Site(square(name).index()))
}

/// What is asked after these clicks.
fn asked(lang: Lang, table: &mut Table<Dama>, clicks: &[&str]) -> (String, String) {
    table.unselect();
    for name in clicks {
        assert!(matches!(click(table, name), Clicked::SelectionChanged), "{name} leads on");
    }
    let Turn::Seat(seat) = table.turn() else { panic!("somebody is to move") };
    let who = Dama::words(lang).called(seat, &Player::default());
    Dama::prompt(lang, &who, &table.view(), table.clicks(), &table.next())
}

/// What is told of the last move.
fn told(lang: Lang, table: &Table<Dama>) -> String {
    let (by, heard) = table.heard(table.len() - 1).expect("a move");
    let by = by.map(|seat| Dama::words(lang).called(seat, &Player::default()));
    sentence::<Dama>(lang, by.as_deref(), &heard)
}

fn play(table: &mut Table<Dama>, moves: &[&str]) {
    for text in moves {
        let step = table.read_step(text).expect("a move");
        table.take(step).expect("a legal move");
    }
}

/// What a click or a move is refused with.
fn refused(table: &mut Table<Dama>, clicks: &[&str]) -> Refused {
    table.unselect();
    let (last, first) = clicks.split_last().expect("a click");
    for name in first {
        assert!(matches!(click(table, name), Clicked::SelectionChanged), "{name} leads on");
    }
    match click(table, last) {
        Clicked::Refused(why) => Dama::refusal(Lang::Fr, &why),
        other => panic!("{other:?}"),
    }
}

/// One refusal of each kind, and each form of its sentence.
fn refusals() -> Vec<Refusal> {
    let (from, to, at) = (square("a3"), square("a6"), square("a4"));
    let (one, two) = (set(&["c4"]), set(&["c4", "e3"]));
    let apart =
        |in_a_row| Refusal::TwoInTheWay { from, to, first: at, second: square("a5"), in_a_row };
    let all = vec![
        Refusal::NoPiece(at),
        Refusal::NotYours(at),
        Refusal::Stuck(at),
        Refusal::Staying(at),
        Refusal::MustCapture { most: 1, pieces: one },
        Refusal::MustCapture { most: 2, pieces: two },
        Refusal::TooFew { takes: 1, most: 2, pieces: one },
        Refusal::TooFew { takes: 3, most: 4, pieces: two },
        Refusal::NotSo { at, to: one, takes: 0, most: 1 },
        Refusal::NotSo { at, to: two, takes: 1, most: 2 },
        Refusal::GoOn { takes: 1, most: 2, at },
        Refusal::NotStraight { from, to },
        Refusal::Backwards { from, to },
        Refusal::TooFar { from, to },
        Refusal::InTheWay { from, to, at },
        apart(false),
        apart(true),
        Refusal::Landing { from, at },
        Refusal::NothingJumped { from, to },
        Refusal::AlreadyTaken { from, to, at },
        Refusal::Reversal { from, to },
        Refusal::NoChain(Turkish { from, to, taken: two }),
    ];
    for refusal in &all {
        // A new kind must be sampled above.
        match refusal {
            Refusal::NoPiece(_)
            | Refusal::NotYours(_)
            | Refusal::Stuck(_)
            | Refusal::Staying(_)
            | Refusal::MustCapture { .. }
            | Refusal::TooFew { .. }
            | Refusal::NotSo { .. }
            | Refusal::GoOn { .. }
            | Refusal::NotStraight { .. }
            | Refusal::Backwards { .. }
            | Refusal::TooFar { .. }
            | Refusal::InTheWay { .. }
            | Refusal::TwoInTheWay { .. }
            | Refusal::Landing { .. }
            | Refusal::NothingJumped { .. }
            | Refusal::AlreadyTaken { .. }
            | Refusal::Reversal { .. }
            | Refusal::NoChain(_) => {}
        }
    }
    all
}

#[test]
fn refusals_are_finished_and_lead_to_a_section() {
    for lang in Lang::ALL {
        for refusal in refusals() {
            let said = Dama::refusal(lang, &refusal);
            finished(lang, &said.text);
            let sections = rules(GameId::TurkishDraughts, lang).sections;
            assert!(sections.iter().any(|s| s.id == said.section), "{}", said.section);
            let names: Vec<String> = match (refusal, said.site) {
                (Refusal::MustCapture { pieces, .. } | Refusal::TooFew { pieces, .. }, None) => {
                    palamede::games::eight::names(pieces)
                }
                (Refusal::NotSo { at, to, .. }, None) => {
                    palamede::games::eight::names(to | at.bit())
                }
                (_, site) => vec![site.and_then(Square::new).expect("a site").to_string()],
            };
            for name in names {
                assert!(said.text.contains(&name), "{}: names {name}", said.text);
            }
        }
    }
}

#[test]
fn refusals_teach_the_rule() {
    let mut one = table(&[], "W:Wb2,c4,e3:Ba7,c5,e4");
    let said = refused(&mut one, &["b2"]);
    assert_eq!(said.text, "Prendre est obligatoire. Les pièces c4 et e3 le peuvent.");
    assert_eq!(said.section, "captures");
    // f3 takes one, b3 two.
    let mut most = table(&[], "W:Wb3,f3:Bb4,c5,f4");
    let said = refused(&mut most, &["f3"]);
    assert_eq!(
        said.text,
        "On peut prendre 2 pièces ; de cette façon, seulement 1. Il faut prendre le plus possible. La pièce b3 le peut."
    );
    assert_eq!(said.section, "majority");
    // The piece itself is told where to.
    let said = refused(&mut one, &["c4", "b4"]);
    assert_eq!(said.text, "Prendre est obligatoire. La pièce c4 prend en allant en c6.");
    let said = refused(&mut table(&[], "W:WKd4:Ba6,d6,h3"), &["d4", "a4"]);
    assert_eq!(said.text, "Prendre est obligatoire. La pièce d4 prend en allant en d7 ou d8.");
    let mut step = table(&[], "W:Wb2,d4:Bd7,g6");
    let said = refused(&mut step, &["d4", "d3"]);
    assert_eq!(said.text, "Un pion ne va jamais en arrière : de d4, il n'atteint pas d3.");
    let said = refused(&mut step, &["d4", "e5"]);
    assert_eq!(
        said.text,
        "On va tout droit, sur une rangée ou une colonne, jamais en diagonale : de d4, on n'atteint pas e5."
    );
    let mut back = table(&[], "W:WKd4:Ba6,b4,f4");
    let said = refused(&mut back, &["d4", "a4", "g4"]);
    assert_eq!(
        said.text,
        "On ne fait pas demi-tour entre deux sauts : de a4, on ne repart pas vers g4."
    );
}

#[test]
fn prompts_say_what_is_obligatory_and_how_much_is_left() {
    let both = |ask: &str, more: &str| (ask.to_owned(), more.to_owned());
    let mut quiet = table(&[], "W:Wb2,Kh1:Bd7,g6");
    assert_eq!(asked(Lang::Fr, &mut quiet, &[]), both("Blancs, choisissez une pièce.", ""));
    assert_eq!(asked(Lang::Fr, &mut quiet, &["b2"]), both("Blancs, où va le pion b2 ?", ""));
    assert_eq!(asked(Lang::Fr, &mut quiet, &["h1"]), both("Blancs, où va la dame h1 ?", ""));
    let mut men = table(&[], "B:Wb2:Bd7,g6");
    assert_eq!(asked(Lang::Fr, &mut men, &[]), both("Noirs, choisissez un pion.", ""));

    let mut one = table(&[], "W:Wb2,c4,e3:Ba7,c5,e4");
    assert_eq!(
        asked(Lang::Fr, &mut one, &[]),
        both("Blancs, il faut prendre : les pions c4 et e3 le peuvent.", "")
    );
    assert_eq!(
        asked(Lang::En, &mut one, &[]),
        both("White, you must capture: the men on c4 and e3 can.", "")
    );
    assert_eq!(asked(Lang::Fr, &mut one, &["c4"]), both("Blancs, où saute le pion c4 ?", ""));
    let mut mixed = table(&[], "W:Wc4,Kg1:Ba7,c5,g7");
    assert_eq!(
        asked(Lang::Fr, &mut mixed, &[]).0,
        "Blancs, il faut prendre : le pion c4 et la dame g1 le peuvent."
    );

    let mut chain = table(&[], "W:Wc3:Ba7,c4,d5,e6");
    assert_eq!(
        asked(Lang::Fr, &mut chain, &[]),
        both(
            "Blancs, il faut prendre : le pion c3 le peut.",
            "La plus grande prise est de 3 pièces."
        )
    );
    assert_eq!(
        asked(Lang::Fr, &mut chain, &["c3"]),
        both("Blancs, où saute le pion c3 ?", "Il reste 3 pièces à prendre.")
    );
    assert_eq!(
        asked(Lang::Fr, &mut chain, &["c3", "c5"]),
        both(
            "Blancs, la prise continue par-dessus le pion d5 : choisissez la case d'arrivée.",
            "Il reste 2 pièces à prendre."
        )
    );
    assert_eq!(
        asked(Lang::En, &mut chain, &["c3", "c5", "e5"]),
        both(
            "White, the capture goes on over the man on e6: choose where to land.",
            "It is the last piece to capture."
        )
    );
    // From c5 both b5 and d5 can be jumped.
    let mut fork = table(&[], "W:Wc3:Ba7,b5,c4,Kd5");
    assert_eq!(
        asked(Lang::Fr, &mut fork, &["c3", "c5"]).0,
        "Blancs, la prise continue par-dessus l'une de ces pièces, le pion b5 et la dame d5 : choisissez la case d'arrivée."
    );
}

#[test]
fn under_strict_nothing_is_given_away_and_a_second_click_stops_the_capture() {
    let mut table = table(&[("strict", "yes")], "W:Wc3:Ba7,c4,d5,e6");
    let (ask, more) = asked(Lang::Fr, &mut table, &[]);
    assert_eq!(ask, "Blancs, choisissez un pion.");
    assert_eq!(more, "Oublier la plus grande prise fait perdre la partie.");
    assert_eq!(asked(Lang::Fr, &mut table, &["c3"]).0, "Blancs, où va le pion c3 ?");
    let (ask, more) = asked(Lang::Fr, &mut table, &["c3", "c5"]);
    assert_eq!(
        ask,
        "Blancs, la prise continue par-dessus le pion d5 : choisissez la case d'arrivée."
    );
    assert_eq!(more, "Choisissez de nouveau c5 pour arrêter la prise.");
    let Clicked::Entered(mv) = click(&mut table, "c5") else { panic!("it stops") };
    table.take(Step::Move(mv)).expect("legal, and lost");
    assert_eq!(
        told(Lang::Fr, &table),
        "Blancs : le pion c3 va en c5 et prend le pion c4. Il fallait prendre 3 pièces."
    );
    let Turn::Over(outcome) = table.turn() else { panic!("it is over") };
    assert_eq!(outcome.winners, Seats::only(Seat::SECOND));
    assert_eq!(
        Dama::ending(Lang::Fr, &table.view(), outcome).as_deref(),
        Some("Il fallait prendre le plus possible.")
    );
}

/// The enemy pieces that the full ways of a table jump over next, by their names.
fn jumped_next(table: &Table<Dama>, ways: &[Vec<Target>], seat: Seat) -> BTreeSet<String> {
    let (clicks, scene) = (table.clicks(), table.scene());
    let cell = |target: &Target| match target {
        Target::Site(site) => (site % 8, site / 8),
        other => panic!("{other:?}"),
    };
    let here = cell(clicks.last().expect("a click"));
    let legs = ways.iter().filter(|way| way.starts_with(clicks)).filter_map(|way| {
        let there = cell(way.get(clicks.len())?);
        let within = |at: usize, a: usize, b: usize| a.min(b) <= at && at <= a.max(b);
        // What has been captured already is lifted in the scene.
        scene.pieces.iter().find(|piece| {
            let at = (piece.site % 8, piece.site / 8);
            piece.seat != Some(seat.index() as u8)
                && within(at.0, here.0, there.0)
                && within(at.1, here.1, there.1)
        })
    });
    legs.map(|piece| scene.board.sites[piece.site].name.clone()).collect()
}

/// The names of cells in a sentence.
fn cells_in(text: &str) -> BTreeSet<String> {
    let bytes = text.as_bytes();
    let pairs = bytes.windows(2).filter_map(|pair| std::str::from_utf8(pair).ok());
    pairs.filter_map(Square::read).map(|square| square.to_string()).collect()
}

/// In random games, before each jump but the first: the prompt says that the capture goes
/// on, over which pieces, and how many are left.
#[test]
fn every_jump_of_a_chain_is_asked_for() {
    let (mut chains, mut rng) = ([0; 2], Generator::new(5));
    for (game, options) in Options::pairwise(Dama::OPTIONS).iter().cycle().take(60).enumerate() {
        let strict = options.get("strict") == "yes";
        let setup = Setup { options: options.clone(), start: None, dice: Dice::Given };
        let mut table = Table::<Dama>::new(setup, Seats::NONE).expect("the start");
        while let Turn::Seat(seat) = table.turn() {
            let view = table.view();
            let (moves, mut ways) = (view.moves(), Vec::new());
            for mv in &moves {
                view.paths(mv, &mut |path| ways.extend((!path.shortcut).then_some(path.clicks)));
            }
            for way in ways.iter().filter(|way| way.len() > 2) {
                table.unselect();
                for n in 1..way.len() {
                    // A short way in may have entered the move.
                    if !matches!(table.click(way[n - 1]), Clicked::SelectionChanged) {
                        break;
                    }
                    let over = jumped_next(&table, &ways, seat);
                    if n == 1 || over.is_empty() {
                        continue;
                    }
                    let said = Dama::prompt(
                        Lang::Fr,
                        "Nour",
                        &table.view(),
                        table.clicks(),
                        &table.next(),
                    );
                    assert!(
                        said.0.starts_with("Nour, la prise continue par-dessus "),
                        "{}",
                        said.0
                    );
                    assert_eq!(cells_in(&said.0), over, "{} in game {game}", said.0);
                    let left = view.0.most() as usize - (n - 1);
                    match (strict, left) {
                        (true, _) => {
                            assert!(said.1.ends_with("pour arrêter la prise."), "{}", said.1)
                        }
                        (_, 1) => assert_eq!(said.1, "C'est la dernière pièce à prendre."),
                        _ => assert_eq!(said.1, format!("Il reste {left} pièces à prendre.")),
                    }
                    chains[usize::from(strict)] += 1;
                }
            }
            table.unselect();
            // Under `strict` the obligatory captures only, or the game would soon be over.
            let most = moves.iter().filter(|mv| mv.taken.count_ones() == view.0.most());
            let most: Vec<_> = most.collect();
            let mv = *most[rng.below(most.len() as u32) as usize];
            table.take(Step::Move(mv)).expect("legal");
        }
    }
    assert!(chains.iter().all(|&n| n > 100), "{chains:?}");
}

#[test]
fn moves_are_told_with_what_they_take_and_who_is_crowned() {
    let mut step = table(&[], "W:Wb7,d2:Bd7,g6");
    play(&mut step, &["b7-b8"]);
    assert_eq!(told(Lang::Fr, &step), "Blancs : le pion b7 va en b8. Il devient une dame.");
    assert_eq!(told(Lang::En, &step), "White: the man on b7 moves to b8. It becomes a king.");
    play(&mut step, &["g6-f6"]);
    assert_eq!(told(Lang::Fr, &step), "Noirs : le pion g6 va en f6.");
    let mut promoted = table(&[], "W:Wd6:Ba5,d7,Kg8");
    play(&mut promoted, &["d6xd8xh8"]);
    assert_eq!(
        told(Lang::Fr, &promoted),
        "Blancs : le pion d6 va en h8 et prend le pion d7 et la dame g8. Il devient une dame."
    );
    // In the order in which they are captured.
    let mut lifting = table(&[], "W:WKb4:Ba7,d4,d5,e7,f6");
    play(&mut lifting, &["b4xf4xf7xd7xd4"]);
    assert_eq!(
        told(Lang::En, &lifting),
        "White: the king on b4 moves to d4 and captures the men on d4, f6, e7 and d5."
    );
}

#[test]
fn events_of_every_kind_are_finished() {
    let mv = Turkish { from: square("c3"), to: square("c8"), taken: set(&["c4", "c6"]) };
    for lang in Lang::ALL {
        for king in [false, true] {
            for taken in [vec![], vec![false], vec![true], vec![false, true, false, true]] {
                for crowned in [false, true] {
                    for missed in [None, Some(1), Some(3)] {
                        let cells = ["c4", "c6", "d7", "e8"].map(square);
                        let event = Event {
                            seat: Seat::FIRST,
                            mv,
                            route: vec![mv.from, mv.to],
                            taken: cells.into_iter().zip(taken.iter().copied()).collect(),
                            king,
                            crowned,
                            missed,
                        };
                        finished(lang, &Dama::event(lang, "Camille", &event));
                        assert!(!event.notation().is_empty());
                    }
                }
            }
        }
    }
}

#[test]
fn a_seat_stands_by_its_men_and_kings() {
    let table = table(&[], "W:Wb2,c2,Kd1:BKd7");
    let standing = |lang, seat| Dama::score_line(lang, &table.view(), seat);
    assert_eq!(standing(Lang::Fr, Seat::FIRST), "2 pions, 1 dame");
    assert_eq!(standing(Lang::Fr, Seat::SECOND), "1 dame");
    assert_eq!(standing(Lang::En, Seat::FIRST), "2 men, 1 king");
}

/// How a game that begins so ends after these moves: who wins, and why.
fn ended(options: &[(&str, &str)], start: &str, moves: &[&str]) -> [String; 2] {
    let mut table = table(options, start);
    play(&mut table, moves);
    let Turn::Over(outcome) = table.turn() else { panic!("it is over") };
    let [title, why] = Lang::Fr.ending(Dama::words(Lang::Fr), outcome, |_| Player::default());
    [title, Dama::ending(Lang::Fr, &table.view(), outcome).unwrap_or(why)]
}

#[test]
fn endings_say_why() {
    assert_eq!(
        ended(&[], "W:Wc3,h2:Bc4", &["c3xc5"]),
        ["Les blancs gagnent.", "Toutes les pièces d'un camp sont prises."]
    );
    // h2 has the edge on one side, and pieces that it cannot jump on the others.
    assert_eq!(
        ended(&[], "W:Wf2,h3,Kg1,Kh1:Bh2", &["g1-g2"]),
        ["Les blancs gagnent.", "Le camp qui devait jouer n'a plus de coup possible."]
    );
    let kings = "Il ne reste qu'une dame à chacun, et aucune prise n'est possible.";
    assert_eq!(ended(&[], "W:WKa1:Ba5,Kh7", &["a1xa6"]), ["Partie nulle.", kings]);
    assert_eq!(
        ended(&[("one_each", "draw")], "W:Wb3:Bb4,h7", &["b3xb5"]),
        ["Partie nulle.", "Il ne reste qu'une pièce à chacun."]
    );
    assert_eq!(
        ended(&[("one_each", "king_wins")], "W:WKb1:Bb4,h7", &["b1xb5"]),
        [
            "Les blancs gagnent.",
            "Une dame seule gagne contre un pion seul qui ne peut pas la prendre."
        ]
    );
}

/// What each figure with a click offers next, and whether that captures.
const OFFERS: &[(&str, &[&str], bool)] = &[
    ("steps", &["c4", "d5", "e4"], false),
    ("captures", &["b4", "d6", "f4"], true),
    ("king", &["d6", "d7"], true),
    ("reversal", &["a4", "g4", "h4"], true),
];

#[test]
fn figures_that_are_clicked_offer_what_their_captions_say() {
    for figure in figures(GameId::TurkishDraughts) {
        let offers = OFFERS.iter().find(|(name, ..)| *name == figure.name);
        assert_eq!(offers.is_some(), !figure.clicks.is_empty(), "{}", figure.name);
        let Some((.., names, captures)) = offers else { continue };
        let next = play_figure::<Dama>(figure).next();
        let found: BTreeSet<Target> = next.iter().map(|next| next.target).collect();
        let want = names.iter().map(|name| Target::Site(square(name).index())).collect();
        assert_eq!(found, want, "{}", figure.name);
        assert!(next.iter().all(|next| next.always == *captures), "{}", figure.name);
    }
}
