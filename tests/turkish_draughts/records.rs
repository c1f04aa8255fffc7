//! Whole games: against the slow rules, and written down.

use super::slow::Slow;
use super::{BLACK, WHITE, at, over, set};
use palamede::games::turkish_draughts::{Ending, Position, Refusal};
use palamede::record::{Dice, RecordError, Setup, StepFault};
use palamede::rules::{
    Game, Generator, Notation, Options, Reason, Rng, Seat, Seats, StepError, Turn,
};
use palamede::table::Table;
use std::collections::BTreeMap;

/// A record of these lines, without its last one, as people write it.
fn record(lines: &str) -> Result<Table<Position>, RecordError<Refusal>> {
    Table::from_record(&format!("Palamède record 1; game: turkish-draughts; {lines}"))
}

fn good(lines: &str) -> Table<Position> {
    let table = record(lines).unwrap_or_else(|why| panic!("{lines}: {why:?}"));
    // What it writes itself replays to the same, and so does its link.
    let text = table.text().expect("an open game");
    let again = Table::<Position>::from_record(&text).unwrap_or_else(|why| panic!("{why:?}"));
    assert_eq!(again.whole().line().position(), table.whole().line().position());
    assert_eq!((again.turn(), again.text()), (table.turn(), Some(text)));
    let link = Table::<Position>::from_link(&table.link(), &[]).expect("its own link");
    assert_eq!((link.turn(), link.text()), (table.turn(), table.text()));
    table
}

/// Plays a random game in step with the slow rules; gives why it ended.
fn in_step(start: Slow, rng: &mut Generator) -> &'static str {
    let mut slow = start;
    let (options, start) = (slow.options.clone(), Some(slow.text()));
    let setup = Setup { options, start, dice: Dice::Given };
    let mut table = Table::<Position>::new(setup, Seats::NONE).expect("a good start");
    let (mut stood, mut quiet): (BTreeMap<String, usize>, usize) = (BTreeMap::new(), 0);
    loop {
        let text = slow.text();
        let times = stood.entry(text.clone()).or_default();
        *times += 1;
        assert_eq!(table.whole().line().state().position(), text);
        assert_eq!(table.quiet(), quiet, "{text}");
        // The position first, then its history.
        let drawn = match (*times, quiet) {
            (3, _) => Some(("repeated", None)),
            (_, 100) => Some(("quiet", None)),
            _ => None,
        };
        if let Some((reason, winner)) = slow.end().or(drawn) {
            let Turn::Over(outcome) = table.turn() else { panic!("{reason}: {text}") };
            let found = outcome.winners.iter().next().map(palamede::rules::Seat::index);
            assert_eq!(
                (outcome.reason.name(Position::ending_name), found),
                (reason, winner),
                "{text}"
            );
            return reason;
        }
        assert_eq!(table.turn(), Turn::Seat([WHITE, BLACK][slow.side]), "{text}");
        let mut moves = slow.moves();
        let turned = moves.swap_remove(rng.below(moves.len() as u32) as usize);
        let man = !slow.board[&turned.from].king;
        let route = &turned.routes[rng.below(turned.routes.len() as u32) as usize];
        let step = table.read_step(route).unwrap_or_else(|why| panic!("{text} {route}: {why}"));
        table.take(step).unwrap_or_else(|why| panic!("{text} {route}: {why:?}"));
        quiet = if man || !turned.captured.is_empty() { 0 } else { quiet + 1 };
        slow = turned.after;
    }
}

#[test]
fn sentences_1_to_15_whole_games_go_as_the_slow_rules_say() {
    let (mut rng, mut ends) = (Generator::new(2), BTreeMap::new());
    for options in Options::product(Position::OPTIONS) {
        for n in 0..12 {
            let start = match n {
                0..4 => Slow::start(&options),
                _ => Slow::scattered(&options, &mut rng),
            };
            *ends.entry(in_step(start, &mut rng)).or_insert(0) += 1;
        }
    }
    let met = |reason: &str| ends.get(reason).copied().unwrap_or(0);
    assert!(["captured", "material", "missed"].iter().all(|why| met(why) > 4), "{ends:?}");
}

/// Whole games with chains of up to eight men, coronations on the way and at the end of
/// a chain, and men who step aside: the winner, why it ended, and the record.
const GAMES: &[(Option<Seat>, Reason, &str)] = &[
    (
        Some(WHITE),
        Reason::Captured,
        "moves: \
         b3-b4 d6-d5 g3-g4 b6-b5 b4xb6xd6xd8 d5-e5 g4-h4 h6-h5 h4xh6xh8 g6-h6 h8xh5xb5xb8 \
         e6-e5 a3-a4 c7-d7 d8xd5xg5xg8 f7-g7 g8xg6xe6xe8 a6-a5 a4xa6xa8",
    ),
    (
        Some(BLACK),
        Reason::Captured,
        "moves: \
         d3-d4 a6-a5 f3-f4 h6-h5 a3-a4 a5xa3xa1 f4-g4 a1-f1 h3-h4 h5xh3xf3xd3xd1 c2-d2 \
         f1xf4xc4xc2xa2 g2-g3 d1xd4xh4xh1 g3-f3 a2xf2xf4 b3-b4 f4xa4",
    ),
    (
        Some(WHITE),
        Reason::NoMove,
        "moves: \
         d3-d4 d6-d5 d4xd6xd8 f6-f5 e3-e4 f7-f6 g3-g4 g7-f7 d2-d3 e6-d6 d8xd5xg5xg7 e7-e6 \
         g7xe7xe5 f6-g6 e5-e6 b6-b5 e6xb6xb4 b7-b6 b4xb7xg7xg5 a7-b7 e4-f4 h7-g7 g5xg8 h6-h5 \
         g8-g7 h5-h4 g7xa7xa5",
    ),
    (
        Some(BLACK),
        Reason::NoMove,
        "promotion: at_end; one_each: draw; moves: \
         a3-a4 b6-b5 g3-g4 c6-c5 b3-a3 d6-d5 d3-d4 d5xd3xb3xb1 e3-d3 f6-f5 h3-g3 b1-c1 h2-h3 \
         c1xc4xh4xh2 e2-e3 g6-g5 g3-g4 g5xg3xg1 a2-b2 h2xe2xc2xa2 f3-f4 f5xf3 e3xg3 g1xg6 \
         a4-a5 a2xa4 d3-d4 a4xh4",
    ),
    (
        None,
        Reason::Material,
        "promotion: at_end; one_each: draw; moves: \
         h3-h4 a6-a5 e3-e4 a5-a4 a3xa5 h6-h5 h4xh6xh8 b6-a6 c3-c4 a6xa4 b3-a3 e6-e5 e4xe6xe8 \
         g7-h7 h8xh6 c6-b6 a3xa5 d7-e7 e8xe6xc6xa6xa8 g6-g5 h6xb6xb8 g5-f5 b2-b3 f7-g7 d3-d4 \
         c7-c6 b8-b7 c6-c5 b7xh7 c5xc3xa3xa1 a8-g8 a1xa8xh8xh4xc4xc1 e2-e3 f5-f4 f3xf5 c1-d1 \
         f5-f6 d1xd3xf3xh3xh1 g2-h2 h1xh6xa6",
    ),
    (
        Some(WHITE),
        Reason::Material,
        "one_each: king_wins; moves: \
         g3-g4 a6-a5 b3-b4 e6-e5 a3-b3 d6-d5 f3-g3 f6-f5 c3-c4 h6-h5 e3-e4 e5xe3xc3xa3xa1 \
         g3-f3 b6-a6 b4-b5 a5xc5xc3xc1 b2-c2 c1xc3xg3xg1 h2-g2 g1xg3xg5 f2-f3 c6-c5 d2-c2 \
         a1-a2 h3-h4 a2xd2xf2xf4 h4xh6xf6xf8 g5-g1 f8-h8 g1-b1 h8xh4xd4xd6xd8 c7-d7 \
         d8xd5xg5xg8 e7-f7 g8-h8 a6-a5 h8-h4 c5-d5 h4-h7 b1-c1 h7xd7xd1xa1xa6xa8",
    ),
    (
        None,
        Reason::Repeated,
        "moves: \
         f3-f4 g6-g5 f4-e4 f6-f5 c3-c4 f7-f6 g3-f3 g5-h5 b3-c3 f5-e5 c3-b3 e5-f5 c4-b4 f5-e5 \
         b4-c4 e5-f5",
    ),
    (
        None,
        Reason::Repeated,
        "moves: \
         h3-h4 b6-b5 e3-e4 c6-b6 c3-c4 g6-g5 d3-d4 e6-e5 e4xe6xc6xc8 b7-c7 c8xc6xg6xg4 e7-e6 \
         g4xg8 h6-h5 h4xh6xh8 b5-b4 b3xb5xb7 a7xc7 g8-d8 f7-g7 d8xd6xg6xg8 c7-c6 h8-h7 a6-b6 \
         h7-h8 b6-a6 g3-h3 c6-d6 h3-g3 d6-c6",
    ),
    (Some(BLACK), Reason::Own(Ending::Missed.word()), "strict: yes; moves: a3-a4 a6-a5 b3-b4"),
];

#[test]
fn sentences_1_to_15_games_go_to_each_of_their_ends() {
    for (winner, reason, lines) in GAMES {
        assert_eq!(good(lines).turn(), over(*winner, *reason), "{lines}");
        // Not before the last move.
        let (before, last) = lines.rsplit_once(' ').expect("moves");
        assert!(!good(before).is_over(), "{last} of {lines}");
    }
}

#[test]
fn sentences_14_and_16_games_are_stopped() {
    let lines = "moves: 1. d3-d4 a6-a5 2. f3-f4 h6-h5 3. a3-a4 a5xa3xa1";
    let by_hand = "W:Wb2,c2,d2,e2,f2,g2,h2,b3,c3,e3,g3,h3,d4,f4\
                   :BKa1,h5,b6,c6,d6,e6,f6,g6,a7,b7,c7,d7,e7,f7,g7,h7";
    assert_eq!(good(lines).whole().line().position(), by_hand);
    assert_eq!(good(&format!("{lines} agree")).turn(), over(None, Reason::Agreed));
    for (name, winner) in [("white", BLACK), ("black", WHITE)] {
        let table = good(&format!("{lines} resign:{name}"));
        assert_eq!(table.turn(), over(Some(winner), Reason::Resigned));
    }
}

#[test]
fn a_record_with_an_illegal_move_is_refused_with_its_number_and_reason() {
    let refused = |lines: &str| match record(lines) {
        Err(RecordError::Step { number, text, why: StepFault::Refused(why) }) => {
            (number, text, why)
        }
        other => panic!("{:?}", other.map(|table| table.text())),
    };
    let (most, pieces) = (2, set("a5"));
    let must = StepError::Refused(Refusal::MustCapture { most, pieces });
    let lines = "moves: d3-d4 a6-a5 f3-f4 h6-h5 a3-a4 h5-h4";
    assert_eq!(refused(lines), (6, "h5-h4".to_owned(), must));
    let lines = "moves: d3-d4 a6-a5 f3-f4 h6-h5 a3-a4 a5xa3";
    let go_on = StepError::Refused(Refusal::GoOn { takes: 1, most, at: at("a3") });
    assert_eq!(refused(lines), (6, "a5xa3".to_owned(), go_on));
    // Under strict it is legal, and the end.
    let table = good(&format!("strict: yes; {lines}"));
    assert_eq!(table.turn(), over(Some(WHITE), Reason::Own(Ending::Missed.word())));
}

#[test]
fn options_and_a_start_are_in_force() {
    for (promotion, mv) in [("at_once", "f6xf8xb8"), ("at_end", "f6xf8")] {
        good(&format!("promotion: {promotion}; start: W:Wf6:Bf7,h7,Kc8; moves: {mv}"));
    }
    for (reversal, mv) in [("forbidden", "d4xd8"), ("allowed", "d4xd8xd1")] {
        for (other, legal) in [(mv, true), ("d4xd1", reversal == "forbidden"), ("d4-d5", false)] {
            let start = "start: W:WKd4:Bd2,d6,h8";
            let read = record(&format!("reversal: {reversal}; {start}; moves: {other}"));
            assert_eq!(read.is_ok(), legal, "{reversal} {other}");
        }
    }
    let table = good("start: W:Wd2,Ka1:Bd7,Kh8 quiet=98; moves: a1-a2 h8-h7");
    assert_eq!(table.turn(), over(None, Reason::Quiet));
}
