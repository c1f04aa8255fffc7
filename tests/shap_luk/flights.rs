//! The general's flight, sentence 8.

use super::{at, moves, pair, placed, refuse, started, steps};
use palamede::games::shap_luk::Refusal;

const ROW: &str = "a1,b1,c1,d1,e1";

#[test]
fn sentence_8_arriving_on_the_apex_he_may_fly_to_any_free_point_of_the_square() {
    for from in ["b6", "c6", "d6"] {
        let table = placed(&[], &format!("{ROW},b5 {from} 1 g"));
        let mut expected = vec![format!("{from}-c7")];
        for landing in super::slow::square() {
            if !format!("{ROW},b5").contains(landing) {
                expected.push(format!("{from}-c7-{landing}"));
            }
        }
        expected.sort();
        assert_eq!(expected.len(), 1 + 25 - 6);
        assert_eq!(moves(&table, &format!("{from}-c7")), expected);
    }
    let mut table = placed(&[], &format!("{ROW},b5 c6 1 g"));
    refuse(&mut table, "c6-c7-b5", Refusal::OntoRebel(at("b5")));
    refuse(&mut table, "c6-c7-d6", Refusal::FlightInside(at("d6")));
    refuse(&mut table, "c6-c7-c6", Refusal::FlightInside(at("c6")));
    refuse(&mut table, "c6-c7-c7", Refusal::FlightInside(at("c7")));
    refuse(&mut table, "c6-d6-e3", Refusal::NotFromHere(at("d6")));
    refuse(&mut table, "c6-c5-e3", Refusal::NotFromHere(at("c5")));
    refuse(&mut table, "c6-e3", Refusal::NoLine(at("c6"), at("e3")));
    steps(&mut table, "c6-c7-e3");
    assert_eq!(table.whole().line().position(), "a1,b1,b5,c1,d1,e1 e3 0 r quiet=1");
}

#[test]
fn sentence_8_and_capture_there() {
    let rebels = format!("{ROW},a3,c3,b2,b4");
    let table = placed(&[], &format!("{rebels} c6 1 g"));
    let all = ["c6-c7-b3", "c6-c7-b3xa3,c3", "c6-c7-b3xb2,b4"];
    assert_eq!(moves(&table, "c6-c7-b3"), all);
    let mut table = table;
    refuse(&mut table, "c6-c7-b3xa3,b4", Refusal::NotFraming(at("b3"), pair("a3", "b4")));
    refuse(&mut table, "c6-c7xa3,c3", Refusal::NotFraming(at("c7"), pair("a3", "c3")));
    steps(&mut table, "c6-c7-b3xb2,b4");
    assert_eq!(table.whole().line().position(), "a1,a3,b1,c1,c3,d1,e1 b3 0 r");
}

#[test]
fn sentence_8_once_a_game() {
    let mut table = placed(&[], &format!("{ROW} c6 1 g"));
    steps(&mut table, "c6-c7-c5 a1-a2 c5-c6 a2-a1");
    assert_eq!(moves(&table, "c6-c7"), ["c6-c7"]);
    refuse(&mut table, "c6-c7-c5", Refusal::NoFlightLeft);
    steps(&mut table, "c6-c7");
    assert_eq!(table.whole().line().state().flights(), Some(0));
}

#[test]
fn sentence_8_under_flights_never_or_as_often_as_he_likes() {
    let mut table = placed(&[("flights", "0")], &format!("{ROW} c6 0 g"));
    assert_eq!(moves(&table, "c6-c7"), ["c6-c7"]);
    refuse(&mut table, "c6-c7-c5", Refusal::NoFlights);
    assert_eq!(started(&[("flights", "0")]).whole().line().state().flights(), Some(0));

    let mut table = placed(&[("flights", "unlimited")], &format!("{ROW} c6 * g"));
    for rebel in ["a1-a2", "a2-a3", "a3-a4"] {
        let flights = moves(&table, "c6-c7").into_iter().filter(|mv| !mv.contains('x'));
        assert_eq!(flights.count(), 1 + 20);
        steps(&mut table, &format!("c6-c7-d5 {rebel} d5-d6 b1-b2 d6-c6 b2-b1"));
        assert_eq!(table.whole().line().state().flights(), None);
    }
}

#[test]
fn sentence_8_who_stays_keeps_the_right_and_must_step_off_and_come_back() {
    let mut table = placed(&[], &format!("{ROW} c6 1 g"));
    steps(&mut table, "c6-c7 a1-a2");
    assert_eq!(table.whole().line().state().flights(), Some(1));
    assert_eq!(moves(&table, ""), ["c7-b6", "c7-c6", "c7-d6"]);
    refuse(&mut table, "c7-e3", Refusal::StepOffFirst(at("e3")));
    refuse(&mut table, "c7-a2", Refusal::NoLine(at("c7"), at("a2")));
    steps(&mut table, "c7-d6 a2-a1 d6-c7-e3");
    assert_eq!(table.whole().line().state().general(), at("e3"));
    // Without a flight left there is nothing to come back for.
    let mut table = placed(&[], &format!("{ROW} c7 0 g"));
    refuse(&mut table, "c7-e3", Refusal::NoLine(at("c7"), at("e3")));
}
