//! Games written down, replayed by the table and by the slow rules.

use super::slow::Slow;
use super::{GENERAL, REBELS, at, over};
use palamede::games::shap_luk::{Ending, Refusal, ShapLuk};
use palamede::record::{RecordError, StepFault};
use palamede::rules::{Game, Notation, Options, Reason, StepError, Turn, Want};
use palamede::table::Table;

/// A record of these lines, without its last one, as people write it.
fn record(lines: &str) -> Result<Table<ShapLuk>, RecordError<Refusal>> {
    Table::from_record(&format!("Palamède record 1; game: shap-luk; {lines}"))
}

/// Replays; the slow rules, the record that it writes and its link say the same.
#[track_caller]
fn good(lines: &str) -> Table<ShapLuk> {
    let table = record(lines).unwrap_or_else(|why| panic!("{lines}: {why:?}"));
    let text = table.text().expect("an open game");
    let again = Table::<ShapLuk>::from_record(&text).unwrap_or_else(|why| panic!("{why:?}"));
    let linked = Table::<ShapLuk>::from_link(&table.link(), &[]).expect("its own link");
    for other in [&again, &linked] {
        assert_eq!(other.whole().line().position(), table.whole().line().position());
        assert_eq!(other.turn(), table.turn());
    }
    table
}

/// Replays a game that begins as usual, by the slow rules too.
#[track_caller]
fn played(options: &str, moves: &str) -> Table<ShapLuk> {
    let table = good(&format!("{options}moves: {moves}"));
    let mut chosen = Options::new(ShapLuk::OPTIONS);
    for pair in options.split("; ").filter(|pair| !pair.is_empty()) {
        let (name, value) = pair.split_once(": ").expect("an option");
        chosen.set(name, value).expect("an option");
    }
    let mut slow = Slow::start(&chosen);
    for text in moves.split_whitespace().filter(|text| text.contains('-')) {
        let next = slow.moves().into_iter().find(|turned| turned.text == text);
        slow = next.unwrap_or_else(|| panic!("{text} in {}", slow.text())).after;
    }
    assert_eq!(slow.text(), table.whole().line().state().position());
    let over = slow.over().map(|(rebels, _)| rebels);
    match table.turn() {
        Turn::Over(outcome) => {
            let winner = outcome.winners.iter().next();
            assert_eq!(over, winner.map(|seat| seat == REBELS));
        }
        _ => assert_eq!(over, None),
    }
    table
}

#[test]
fn the_rebels_win_at_the_gates() {
    let table = played("", "1. c5-b4 c3-c4 2. a1-b2 c4-c5 3. e1-d2 c5-c6 4. b4-c5");
    let by_hand = "a2,a3,a4,a5,b1,b2,b5,c1,c5,d1,d2,d5,e2,e3,e4,e5 c6 1 g quiet=7";
    assert_eq!(table.whole().line().position(), by_hand);
    assert_eq!(table.turn(), over(Some(REBELS), Reason::Own(Ending::ShutIn.word())));
    // After captures and a flight with one more.
    let table = played(
        "",
        "1. c1-b2 c3-b4 2. b2-b3 b4-c3 3. d5-d4 c3-b4xa3,c5 4. a2-a3 b4-c5 5. a3-b4 c5-c6 \
         6. d4-c5 c6-c7-d5xc5,e5 7. e4-e5 d5-d6 8. e5-d5 d6-c6 9. e1-d2 c6-d6 10. b4-c5",
    );
    assert_eq!(table.turn(), over(Some(REBELS), Reason::Own(Ending::ShutIn.word())));
    assert_eq!(
        table.whole().line().position(),
        "a1,a4,a5,b1,b3,b5,c5,d1,d2,d5,e2,e3 d6 0 g quiet=7"
    );
}

#[test]
fn the_general_wins_by_six_pairs() {
    let moves = "1. e1-d2 c3-b4xa3,c5 2. e5-d4 b4-c5xb5,d5 3. d4-c3 c5-b4xa5,c3 \
                 4. d1-e1 b4-a3xa2,a4 5. d2-c3 a3-b2xa1,c3 6. b1-a1 b2-b1xa1,c1";
    let table = played("", moves);
    assert_eq!(table.whole().line().position(), "e1,e2,e3,e4 b1 1 r");
    assert_eq!(table.turn(), over(Some(GENERAL), Reason::Own(Ending::RebelsTaken.word())));
    // With fewer to take he has won earlier.
    for (to_win, pairs) in [("6", 3), ("8", 4)] {
        let some: Vec<&str> = moves.split_whitespace().take(3 * pairs).collect();
        let table = played(&format!("captures_to_win: {to_win}; "), &some.join(" "));
        assert_eq!(table.turn(), over(Some(GENERAL), Reason::Own(Ending::RebelsTaken.word())));
        let all = record(&format!("captures_to_win: {to_win}; moves: {moves}"));
        assert!(all.is_err(), "the game was over");
    }
}

#[test]
fn the_general_wins_with_a_flight_that_captures() {
    let table = played(
        "",
        "1. e2-d2 c3-b2xa3,c1 2. c5-c4 b2-a3xa2,a4 3. a5-a4 a3-b4xa4,c4 4. d2-c2 b4-c5xb5,d5 \
         5. e3-d3 c5-c6 6. e4-e3 c6-c7-d2xd1,d3 7. b1-c1 d2-d1xc1,e1",
    );
    assert_eq!(table.whole().line().position(), "a1,c2,e3,e5 d1 0 r");
    assert_eq!(table.turn(), over(Some(GENERAL), Reason::Own(Ending::RebelsTaken.word())));
    // The trace of the flight: through the apex, and what it took.
    use palamede::record::Heard;
    use palamede::rules::GameEvent as _;
    let Some((Some(GENERAL), Heard::Event(flight))) = table.heard(11) else { panic!("a flight") };
    assert_eq!(flight.notation(), "c6-c7-d2xd1,d3");
    let trace = flight.trace();
    assert_eq!(trace.path, ["c6", "c7", "d2"].map(|name| at(name).index()));
    let taken: Vec<usize> = trace.taken.iter().map(|(site, _)| *site).collect();
    assert_eq!(taken, ["d1", "d3"].map(|name| at(name).index()));
}

#[test]
fn the_rebels_win_when_the_general_cannot_move() {
    // He stepped between a1 and c1 himself: under `rebels_capture` too he is shut in
    // and not taken.
    for options in ["", "rebels_capture: yes; "] {
        let table = played(options, "1. c5-c4 c3-b2xa3,c1 2. b1-c1 b2-b1 3. a2-b2");
        assert_eq!(table.turn(), over(Some(REBELS), Reason::NoMove));
    }
}

#[test]
fn the_rebels_take_the_general_in_three_plies() {
    let moves = "1. c1-c2 c3-c4 2. c2-c3";
    let table = played("rebels_capture: yes; ", moves);
    assert_eq!(table.turn(), over(Some(REBELS), Reason::Own(Ending::GeneralTaken.word())));
    assert_eq!(played("", moves).turn(), Turn::Seat(GENERAL));
}

#[test]
fn drawn_games() {
    let table =
        good("moves: 1. e3-d2 c3-c2 2. a3-b4 c2-b2 3. b4-a3 b2-c2 4. c5-c4 c2-b2 5. c4-c5 b2-c2");
    assert_eq!(table.turn(), over(None, Reason::Repeated));
    let table = good("moves: 1. e3-d2 c3-c2 2. a3-b4 agree");
    assert_eq!(table.turn(), over(None, Reason::Agreed));
    let table = good("start: a1,b1,c1,d1,e1 c6 1 g quiet=98; moves: 1. c6-c7-c5 a1-a2");
    assert_eq!(table.turn(), over(None, Reason::Quiet));
    let table = good("moves: 1. e3-d2 c3-c2 2. resign:rebels");
    assert_eq!(table.turn(), over(Some(GENERAL), Reason::Resigned));
}

#[test]
fn a_record_with_a_wrong_step_is_refused_with_its_number_and_reason() {
    for (lines, number, text, why) in [
        ("moves: 1. c5-b4 b4-c3", 2, "b4-c3", Refusal::NotYours(at("b4"))),
        ("moves: 1. c5-b4 c3-c5", 2, "c3-c5", Refusal::NoLine(at("c3"), at("c5"))),
        ("moves: 1. c5-c6", 1, "c5-c6", Refusal::Sanctuary(at("c6"))),
    ] {
        match record(lines) {
            Err(RecordError::Step { number: n, text: t, why: found }) => {
                assert_eq!((n, t.as_str()), (number, text));
                assert_eq!(found, StepFault::Refused(StepError::Refused(why)));
            }
            other => panic!("{:?}", other.map(|table| table.text())),
        }
    }
    match record("moves: 1. c5-b4 c3-f3") {
        Err(RecordError::Step { number: 2, why: StepFault::Misread(fault), .. }) => {
            assert_eq!((fault.at, fault.want), (3, Want::Site));
        }
        other => panic!("{:?}", other.map(|table| table.text())),
    }
}
