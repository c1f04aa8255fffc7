//! The sentences of Fanorona, put together; the words are each language's.

#[cfg(feature = "sentences")]
pub mod en;
#[cfg(feature = "sentences")]
mod exercises;
#[cfg(feature = "sentences")]
mod figures;
#[cfg(feature = "sentences")]
pub mod fr;
#[cfg(feature = "sentences")]
mod pages;
#[cfg(feature = "sentences")]
mod puzzles;
#[cfg(feature = "sentences")]
pub mod zh;

use crate::fill::form;
use crate::refused::why;
use crate::wording::wording;
use crate::{GameWords, Lang, Refused, RulePage, Speak, fill, join};
use palamede_games::fanorona::{Button, Event, Point, Position, Refusal, Why};
use palamede_kit::lattice::names;
use palamede_rules::{Open, Outcome, Reason, Seat, Seen as _};
use palamede_scene::{Control, Piece, Scene, Target};
use palamede_table::Next;

wording! {
    /// The sentences of the game; places in braces are named alike everywhere. Of two, the
    /// first is for one, the second for more.
    pub struct FanoronaWords {
        /// The words of the game.
        pub game: GameWords,
        /// A man moved: `{who}`, `{from}`, `{to}`.
        pub moved: &'static str,
        /// Said when a man took by approach, or by withdrawal: `{who}`, `{from}`, `{to}`,
        /// `{taken}`.
        pub took: [&'static str; 2],
        /// Said when a man took several times: `{who}`, `{from}`, `{way}`, `{to}`, `{taken}`.
        pub chained: &'static str,
        /// The question while nothing is selected: `{who}`.
        pub choose: &'static str,
        /// The question while nothing is selected, and these must take: `{who}`, `{sites}`.
        pub must: [&'static str; 2],
        /// The question while a man is selected: `{who}`, `{site}`.
        pub where_to: &'static str,
        /// The question while a man is selected that will take: `{who}`, `{site}`.
        pub where_take: &'static str,
        /// The question which row is to be taken: `{who}`, `{site}`.
        pub which: &'static str,
        /// The rows: `{approach}`, `{withdrawal}`.
        pub rows: &'static str,
        /// The question while a man takes on: `{who}`, `{site}`.
        pub goes_on: &'static str,
        /// The hint that the man may stop: `{site}`.
        pub may_stop: &'static str,
        /// Button: takes one man by approach, or by withdrawal: `{first}`.
        pub take_one: [&'static str; 2],
        /// Button: takes several men by approach, or by withdrawal: `{n}`, `{first}`, `{last}`.
        pub take_row: [&'static str; 2],
        /// Button: ends the turn on `{site}`.
        pub stop: &'static str,
        /// The men that a seat has: `{n}`.
        pub has: [&'static str; 2],
        /// The number of men that a seat has taken: one, or more: `{n}`.
        pub taken: [&'static str; 2],
        /// The men of the two seats.
        pub men: [&'static str; 2],
        /// Reason for the end: the seat to move is blocked and has lost, or it is a draw.
        pub blocked: [&'static str; 2],
        /// Refusal: the point holds no man: `{site}`.
        pub no_man: &'static str,
        /// Refusal: the man is the other side's: `{site}`.
        pub not_yours: &'static str,
        /// Refusal: the man cannot step: `{site}`.
        pub stuck: &'static str,
        /// Refusal: the man would not move at all: `{site}`.
        pub staying: &'static str,
        /// Refusal: no line joins the points: `{from}`, `{site}`.
        pub no_line: &'static str,
        /// Refusal: an own man stands there: `{site}`.
        pub occupied: &'static str,
        /// Refusal: the man would land on an enemy man: `{site}`.
        pub onto_enemy: &'static str,
        /// Refusal: a capture is due, and these men can: `{sites}`.
        pub must_take: [&'static str; 2],
        /// Refusal: the step takes, and must say how: `{from}`, `{site}`.
        pub takes: &'static str,
        /// Refusal: in a chain, the step takes nothing: `{from}`, `{site}`.
        pub takes_nothing: &'static str,
        /// Refusal: the man has stood there: `{site}`.
        pub visited: &'static str,
        /// Refusal: the direction is barred: `{from}`, `{site}`.
        pub same_way: &'static str,
        /// Refusal: the point has no man of the two rows: `{site}`.
        pub no_row: &'static str,
        /// Refusal: the chain goes on: `{site}`.
        pub go_on: &'static str,
        /// Refusal: the first turn ends after one capture.
        pub single: &'static str,
        /// Refusal: no chain takes just that: `{from}`, `{site}`.
        pub no_chain: &'static str,
    }
}

fn words(lang: Lang) -> &'static FanoronaWords {
    &lang.language().fanorona
}

fn list(lang: Lang, set: u64) -> String {
    lang.list(&names::<6>(set))
}

impl Speak for Position {
    fn words(lang: Lang) -> &'static GameWords {
        &words(lang).game
    }

    fn rules(lang: Lang) -> &'static RulePage {
        &lang.prose().fanorona
    }

    fn event(lang: Lang, by: &str, event: &Event) -> String {
        let w = words(lang);
        let (mv, steps) = match event {
            Event::Begins(seat) => {
                return fill(lang.common().begins, &[("seat", w.game.the(*seat))]);
            }
            Event::Moved { mv, steps, .. } => (mv, steps.as_slice()),
        };
        let (template, way) = match steps {
            [] => (w.moved, &[][..]),
            [step] => (w.took[step.taking as usize], &[][..]),
            [way @ .., _] => (w.chained, way),
        };
        let way: Vec<String> = way.iter().map(|step| step.to.to_string()).collect();
        let (from, to) = (mv.from.to_string(), mv.to.to_string());
        let (way, taken) = (lang.list(&way), list(lang, mv.taken));
        let values = [("who", by), ("from", &from), ("way", &way), ("to", &to), ("taken", &taken)];
        fill(template, &values)
    }

    fn refusal(lang: Lang, refusal: &Refusal) -> Refused {
        let w = words(lang);
        let on = |template, section| why(template, section).at(refusal.site, &refusal.at);
        match refusal.why {
            Why::NoMan => on(w.no_man, "turn"),
            Why::NotYours => on(w.not_yours, "turn"),
            Why::Stuck => on(w.stuck, "turn"),
            Why::Staying => on(w.staying, "turn"),
            Why::NoLine(from) => on(w.no_line, "turn").fill("from", &from),
            Why::Occupied => on(w.occupied, "turn"),
            Why::OntoEnemy => on(w.onto_enemy, "captures"),
            Why::MustTake(men) => {
                on(form(w.must_take, men.count_ones()), "captures").fill("sites", &list(lang, men))
            }
            Why::Takes(from) => on(w.takes, "captures").fill("from", &from),
            Why::TakesNothing(from) => on(w.takes_nothing, "chain").fill("from", &from),
            Why::Visited => on(w.visited, "chain"),
            Why::SameWay(from) => on(w.same_way, "chain").fill("from", &from),
            Why::NoRow => on(w.no_row, "captures"),
            Why::GoOn => on(w.go_on, "chain"),
            Why::Single => on(w.single, "chain"),
            Why::NoChain(from) => on(w.no_chain, "chain").fill("from", &from),
        }
    }

    fn score_line(lang: Lang, view: &Open<Self>, seat: Seat) -> String {
        Self::score_line_in(lang, view, seat, &view.scene(&[]))
    }

    /// Returns a few words on how a seat stands in this picture, in which what a chain has taken so
    /// far is gone.
    fn score_line_in(lang: Lang, view: &Open<Self>, seat: Seat, scene: &Scene) -> String {
        let [own, theirs] = [seat, seat.other()].map(|seat| {
            let men = scene.pieces.iter().filter(|man| man.seat == Some(seat.index() as u8));
            men.count() as u32
        });
        let (w, taken) = (words(lang), view.0.full().saturating_sub(theirs));
        let has = fill(form(w.has, own), &[("n", &own.to_string())]);
        let took = |n: u32| fill(form(w.taken, n), &[("n", &n.to_string())]);
        let took = (taken > 0).then(|| took(taken));
        join(lang.words().parts, &mut [Some(has.as_str()), took.as_deref()].into_iter().flatten())
    }

    fn prompt(
        lang: Lang,
        who: &str,
        view: &Open<Self>,
        clicks: &[Target],
        next: &[Next],
    ) -> (String, String) {
        let (w, takers) = (words(lang), view.0.must());
        let Some((at, rows, may_stop)) = view.0.under_way(clicks) else {
            let must = (takers != 0).then(|| form(w.must, takers.count_ones()));
            let sites = list(lang, takers);
            let ask = fill(must.unwrap_or(w.choose), &[("who", who), ("sites", &sites)]);
            return (ask, String::new());
        };
        let [approach, withdrawal] = rows.map(|row| list(lang, row));
        let site = at.to_string();
        let (ask, more) = match () {
            () if rows != [0; 2] => (w.which, w.rows),
            () if clicks.len() > 1 => (w.goes_on, if may_stop { w.may_stop } else { "" }),
            () if next.iter().all(|next| next.always) => (w.where_take, ""),
            () => (w.where_to, ""),
        };
        let rows = [("site", site.as_str()), ("approach", &approach), ("withdrawal", &withdrawal)];
        (fill(ask, &[("who", who), ("site", &site)]), fill(more, &rows))
    }

    fn ending(lang: Lang, _: &Open<Self>, outcome: Outcome) -> Option<String> {
        let [lost, drawn] = words(lang).blocked;
        let why = if outcome.winners.is_empty() { drawn } else { lost };
        (outcome.reason == Reason::NoMove).then(|| why.to_owned())
    }

    fn piece_on(lang: Lang, piece: &Piece) -> String {
        words(lang).men[usize::from(piece.seat.unwrap_or(0) & 1)].to_owned()
    }

    fn control(lang: Lang, control: &Control) -> String {
        let w = words(lang);
        let point = |shift: u32| Point::numbered((control.number >> shift) as u8).to_string();
        let n = control.number & 0xff;
        let taking = match Button::of(control.word) {
            Button::Stop => return fill(w.stop, &[("site", &point(0))]),
            Button::Approach => 0,
            Button::Withdrawal => 1,
        };
        let text = if n == 1 { w.take_one } else { w.take_row }[taking];
        let values = [("n", n.to_string()), ("first", point(8)), ("last", point(16))];
        fill(text, &values.each_ref().map(|(name, value)| (*name, value.as_str())))
    }
}
