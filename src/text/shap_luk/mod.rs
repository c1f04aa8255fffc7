//! The sentences of Shap Luk Kon Tseung Kwan, put together; the words are each language's.

#[cfg(feature = "sentences")]
mod exercises;
#[cfg(feature = "sentences")]
mod figures;
#[cfg(feature = "sentences")]
mod pages;
#[cfg(feature = "sentences")]
mod puzzles;

use crate::refused::why;
use crate::wording::wording;
use crate::{GameWords, Lang, Refused, RulePage, Speak, join};
use palamede_games::shap_luk::{
    Button, Ending, Event, Point, Refusal, ShapLuk, names as board_names,
};
use palamede_rules::{Open, Outcome, Reason, Seat, Seen, Turn};
use palamede_scene::{Control, Piece, Target};
use palamede_table::Next;

wording! {
    /// The sentences of the game; places in braces are named alike everywhere. `{apex}` is
    /// the point where flights begin.
    pub struct ShapWords {
        /// The words of the game.
        pub game: GameWords,
        /// A rebel moved: `{who}`, `{from}`, `{to}`.
        pub moved(who, from, to): &'static str,
        /// The general moved: `{who}`, `{from}`, `{to}`.
        pub went(who, from, to): &'static str,
        /// The general moved and took a pair: `{who}`, `{from}`, `{to}`, `{taken}`.
        pub took(who, from, to, taken): &'static str,
        /// The general flew: `{who}`, `{from}`, `{apex}`, `{to}`.
        pub flew(who, from, apex, to): &'static str,
        /// The general flew and took a pair: `{who}`, `{from}`, `{apex}`, `{to}`, `{taken}`.
        pub flew_took(who, from, apex, to, taken): &'static str,
        /// The aims of the two seats, on the first turn.
        pub aims: [&'static str; 2],
        /// The question while the general is not selected: `{who}`, `{site}`.
        pub choose_general(who, site): &'static str,
        /// The question while a rebel is selected: `{who}`, `{site}`.
        pub where_rebel(who, site): &'static str,
        /// The question while the general is selected: `{who}`.
        pub where_general(who): &'static str,
        /// The hint that the general can go to the apex and fly: `{apex}`.
        pub can_fly(apex): &'static str,
        /// The question while the general is on the apex and may fly: `{who}`, `{apex}`.
        pub fly(who, apex): &'static str,
        /// The question while pairs frame the general: `{who}`.
        pub which_pair(who): &'static str,
        /// The question while pairs frame the general and he must take one: `{who}`.
        pub which_must(who): &'static str,
        /// Button that takes a pair: `{pair}`.
        pub take_pair(pair): &'static str,
        /// Button that takes none.
        pub leave: &'static str,
        /// The pairs that can be taken: `{pairs}`.
        pub pairs(pairs): &'static str,
        /// A pair, or another: `{first}`, `{next}`.
        pub or [first, next]: &'static str,
        /// The number of rebels that are left: `{n}`.
        pub rebels_left(n): &'static str,
        /// The number of pairs taken, none, one or more, of those to take: `{n}`, `{all}`.
        pub pairs_taken(n, all): [&'static str; 3],
        /// The number of flights left: none, one, or as many as he likes.
        pub flights: [&'static str; 3],
        /// The pieces of the two seats.
        pub pieces: [&'static str; 2],
        /// Reason for the end: enough rebels are taken: `{n}`, `{left}`.
        pub all_taken(n, left): &'static str,
        /// Reason for the end: the gates are closed.
        pub shut_in: &'static str,
        /// Reason for the end: rebels frame the general.
        pub framed: &'static str,
        /// Reason for the end: the general has no move.
        pub stuck_general: &'static str,
        /// Refusal: the point holds no piece: `{site}`.
        pub no_piece(site): &'static str,
        /// Refusal: the piece is the other side's: `{site}`.
        pub not_yours(site): &'static str,
        /// Refusal: the rebel cannot move: `{site}`.
        pub stuck(site): &'static str,
        /// Refusal: the piece would not move at all: `{site}`.
        pub staying(site): &'static str,
        /// Refusal: no line leads there: `{from}`, `{site}`.
        pub no_line(from, site): &'static str,
        /// Refusal: a rebel would enter the sanctuary: `{site}`.
        pub sanctuary(site): &'static str,
        /// Refusal: a rebel would go onto a rebel: `{site}`.
        pub occupied(site): &'static str,
        /// Refusal: a rebel would go onto the general: `{site}`.
        pub onto_general(site): &'static str,
        /// Refusal: the general would go onto a rebel: `{site}`.
        pub onto_rebel(site): &'static str,
        /// Refusal: a rebel's move has a capture: `{site}` where it goes.
        pub rebel_takes(site): &'static str,
        /// Refusal: no such pair frames the general: `{site}` where he stands, `{pair}`.
        pub not_framing(site, pair): &'static str,
        /// Refusal: the rebel is in no such pair: `{site}`, `{end}` where the general stands.
        pub not_in_pair(site, end): &'static str,
        /// Refusal: a pair is to be chosen, or none: `{site}` where the general stands.
        pub pair_or_none(site): &'static str,
        /// Refusal: rebels framed the general: `{site}` where he stands, `{pair}`.
        pub framed_by_rebels(site, pair): &'static str,
        /// Refusal: the general must take a pair: `{site}` where he stands, `{pair}`.
        pub must_take(site, pair): &'static str,
        /// Refusal: the flight would begin elsewhere: `{site}`, `{apex}`.
        pub not_from_here(site, apex): &'static str,
        /// Refusal: the flight would begin on the apex where he already was: `{site}`, `{apex}`.
        pub step_off_first(site, apex): &'static str,
        /// Refusal: the general's flight is used up: `{apex}`.
        pub no_flight_left(apex): &'static str,
        /// Refusal: an option gives the general no flight: `{apex}`.
        pub no_flights(apex): &'static str,
        /// Refusal: the flight would lead to the sanctuary: `{site}`, `{apex}`.
        pub flight_inside(site, apex): &'static str,
    }
}

fn words(lang: Lang) -> &'static ShapWords {
    &lang.language().shap
}

/// Returns the points of a set, as a list.
fn names(lang: Lang, set: u32) -> String {
    lang.list(&board_names(set))
}

/// Returns the set of some sites.
fn set(sites: impl Iterator<Item = usize>) -> u32 {
    sites.filter_map(Point::new).fold(0, |set, at| set | at.bit())
}

/// Returns the point of a further click.
fn point(next: &Next) -> Option<Point> {
    match next.target {
        Target::Site(site) => Point::new(site),
        _ => None,
    }
}

/// Says what the general, who is still to step or to fly, can do by that. What a flight can take is
/// told when he flies.
fn prospects(lang: Lang, stepping: bool, next: &[Next]) -> String {
    let apex = Point::APEX;
    let flies = next.iter().any(|next| point(next) == Some(apex) && !next.last);
    let takes = |next: &&Next| !next.takes.is_empty();
    let sites = set(next.iter().filter(takes).filter_map(point).map(Point::index)) & !apex.bit();
    let mut take = String::new();
    if sites != 0 {
        take = lang.common().can_take(&names(lang, sites));
    }
    let mut fly = String::new();
    if stepping && flies {
        fly = words(lang).can_fly(&apex);
    }
    lang.tell(&[&take, &fly])
}

impl Speak for ShapLuk {
    fn words(lang: Lang) -> &'static GameWords {
        &words(lang).game
    }

    fn rules(lang: Lang) -> &'static RulePage {
        &lang.prose().shap
    }

    fn event(lang: Lang, by: &str, event: &Event) -> String {
        let w = words(lang);
        let (Event::Stepped(mv) | Event::Marched(mv)) = *event;
        let (from, to, apex) = (mv.from, mv.end(), Point::APEX);
        let taken = || names(lang, mv.taken());
        match (event, mv.fly, mv.take) {
            (Event::Stepped(_), ..) => w.moved(&by, &from, &to),
            (_, None, None) => w.went(&by, &from, &to),
            (_, None, Some(_)) => w.took(&by, &from, &to, &taken()),
            (_, Some(_), None) => w.flew(&by, &from, &apex, &to),
            (_, Some(_), Some(_)) => w.flew_took(&by, &from, &apex, &to, &taken()),
        }
    }

    fn refusal(lang: Lang, refusal: &Refusal) -> Refused {
        let (w, apex) = (words(lang), Point::APEX);
        let on = |text, section, at: Point| why(text, section).at(at.index());
        let pair = |[a, b]: [Point; 2]| names(lang, a.bit() | b.bit());
        match *refusal {
            Refusal::NoPiece(at) => on(w.no_piece(&at), "turn", at),
            Refusal::NotYours(at) => on(w.not_yours(&at), "turn", at),
            Refusal::Stuck(at) => on(w.stuck(&at), "turn", at),
            Refusal::Staying(at) => on(w.staying(&at), "turn", at),
            Refusal::NoLine(from, to) => on(w.no_line(&from, &to), "turn", to),
            Refusal::Sanctuary(at) => on(w.sanctuary(&at), "turn", at),
            Refusal::Occupied(at) => on(w.occupied(&at), "turn", at),
            Refusal::OntoGeneral(at) => on(w.onto_general(&at), "end", at),
            Refusal::OntoRebel(at) => on(w.onto_rebel(&at), "captures", at),
            Refusal::RebelTakes(at) => on(w.rebel_takes(&at), "captures", at),
            Refusal::NotFraming(at, take) => on(w.not_framing(&at, &pair(take)), "captures", at),
            Refusal::NotInPair(end, at) => on(w.not_in_pair(&at, &end), "captures", at),
            Refusal::PairOrNone(at) => on(w.pair_or_none(&at), "captures", at),
            Refusal::FramedByRebels(at, take) => {
                on(w.framed_by_rebels(&at, &pair(take)), "captures", at)
            }
            Refusal::MustTake(at, take) => on(w.must_take(&at, &pair(take)), "captures", at),
            Refusal::NotFromHere(at) => on(w.not_from_here(&at, &apex), "flight", at),
            Refusal::StepOffFirst(at) => on(w.step_off_first(&at, &apex), "flight", at),
            Refusal::NoFlightLeft => on(w.no_flight_left(&apex), "flight", apex),
            Refusal::NoFlights => on(w.no_flights(&apex), "flight", apex),
            Refusal::FlightInside(at) => on(w.flight_inside(&at, &apex), "flight", at),
        }
    }

    fn score_line(lang: Lang, view: &Open<Self>, seat: Seat) -> String {
        let (w, position) = (words(lang), &view.0);
        if seat == Seat::FIRST {
            let left = position.rebels().count_ones().to_string();
            return w.rebels_left(&left);
        }
        let (taken, all) = (position.gone() / 2, position.captures_to_win() / 2);
        let pairs = w.pairs_taken(&taken, &all);
        let flights = w.flights[position.flights().map_or(2, |left| usize::from(left.min(1)))];
        join(lang.words().parts, &mut [pairs.as_str(), flights].into_iter())
    }

    fn prompt(
        lang: Lang,
        who: &str,
        view: &Open<Self>,
        clicks: &[Target],
        next: &[Next],
    ) -> (String, String) {
        let (w, position) = (words(lang), &view.0);
        let rebels = view.turn() == Turn::Seat(Seat::FIRST);
        let general = position.general();
        let Some(&first) = clicks.first() else {
            let ask = match rebels {
                true => lang.common().choose(&who),
                false => w.choose_general(&who, &general),
            };
            let aim = if position.is_early() { w.aims[usize::from(!rebels)] } else { "" };
            return (ask, aim.to_owned());
        };
        if rebels {
            let from = match first {
                Target::Site(site) => Point::new(site).unwrap_or(general),
                _ => general,
            };
            return (w.where_rebel(&who, &from), String::new());
        }
        let here = position.arrived(clicks);
        let is_rebel = |at: Point| position.rebels() & at.bit() != 0;
        if next.iter().filter_map(point).any(is_rebel) {
            let ask = match position.must_take() {
                true => w.which_must(&who),
                false => w.which_pair(&who),
            };
            let pairs: Vec<String> =
                position.pairs(here).map(|[a, b]| names(lang, a.bit() | b.bit())).collect();
            let pairs = join(w.or, &mut pairs.iter().map(String::as_str));
            return (ask, w.pairs(&pairs));
        }
        let stepping = clicks.len() == 1;
        let ask = if stepping { w.where_general(&who) } else { w.fly(&who, &Point::APEX) };
        (ask, prospects(lang, stepping, next))
    }

    fn ending(lang: Lang, view: &Open<Self>, outcome: Outcome) -> Option<String> {
        let (w, position) = (words(lang), &view.0);
        match outcome.reason {
            Reason::Own(ending) => Some(match Ending::of(ending) {
                Ending::RebelsTaken => {
                    let left = position.rebels().count_ones().to_string();
                    let gone = position.gone().to_string();
                    w.all_taken(&gone, &left)
                }
                Ending::ShutIn => w.shut_in.to_owned(),
                Ending::GeneralTaken => w.framed.to_owned(),
            }),
            Reason::NoMove if outcome.winners.has(Seat::FIRST) => Some(w.stuck_general.to_owned()),
            _ => None,
        }
    }

    fn piece_on(lang: Lang, piece: &Piece) -> String {
        words(lang).pieces[usize::from(piece.seat.unwrap_or(0) & 1)].to_owned()
    }

    fn control(lang: Lang, control: &Control) -> String {
        let w = words(lang);
        match Button::of(control.word) {
            Button::Leave => w.leave.to_owned(),
            Button::Take => w.take_pair(&names(lang, control.number)),
        }
    }
}
