//! The sentences of Fanorona, put together; the words are each language's.

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
        pub moved(who, from, to): &'static str,
        /// Said when a man took by approach, or by withdrawal: `{who}`, `{from}`, `{to}`,
        /// `{taken}`.
        pub took [who, from, to, taken]: [&'static str; 2],
        /// Said when a man took several times: `{who}`, `{from}`, `{way}`, `{to}`, `{taken}`.
        pub chained(who, from, way, to, taken): &'static str,
        /// The question while nothing is selected: `{who}`.
        pub choose(who): &'static str,
        /// The question while nothing is selected, and these must take: `{who}`, `{sites}`.
        pub must(n, who, sites): [&'static str; 2],
        /// The question while a man is selected: `{who}`, `{site}`.
        pub where_to(who, site): &'static str,
        /// The question while a man is selected that will take: `{who}`, `{site}`.
        pub where_take(who, site): &'static str,
        /// The question which row is to be taken: `{who}`, `{site}`.
        pub which(who, site): &'static str,
        /// The rows: `{approach}`, `{withdrawal}`.
        pub rows(approach, withdrawal): &'static str,
        /// The question while a man takes on: `{who}`, `{site}`.
        pub goes_on(who, site): &'static str,
        /// The hint that the man may stop: `{site}`.
        pub may_stop(site): &'static str,
        /// Button: takes one man by approach, or by withdrawal: `{first}`.
        pub take_one [first]: [&'static str; 2],
        /// Button: takes several men by approach, or by withdrawal: `{n}`, `{first}`, `{last}`.
        pub take_row [n, first, last]: [&'static str; 2],
        /// Button: ends the turn on `{site}`.
        pub stop(site): &'static str,
        /// The men that a seat has: `{n}`.
        pub has(n): [&'static str; 2],
        /// The number of men that a seat has taken: one, or more: `{n}`.
        pub taken(n): [&'static str; 2],
        /// The men of the two seats.
        pub men: [&'static str; 2],
        /// Reason for the end: the seat to move is blocked and has lost, or it is a draw.
        pub blocked: [&'static str; 2],
        /// Refusal: the point holds no man: `{site}`.
        pub no_man(site): &'static str,
        /// Refusal: the man is the other side's: `{site}`.
        pub not_yours(site): &'static str,
        /// Refusal: the man cannot step: `{site}`.
        pub stuck(site): &'static str,
        /// Refusal: the man would not move at all: `{site}`.
        pub staying(site): &'static str,
        /// Refusal: no line joins the points: `{from}`, `{site}`.
        pub no_line(from, site): &'static str,
        /// Refusal: an own man stands there: `{site}`.
        pub occupied(site): &'static str,
        /// Refusal: the man would land on an enemy man: `{site}`.
        pub onto_enemy(site): &'static str,
        /// Refusal: a capture is due, and these men can: `{sites}`.
        pub must_take(n, sites): [&'static str; 2],
        /// Refusal: the step takes, and must say how: `{from}`, `{site}`.
        pub takes(from, site): &'static str,
        /// Refusal: in a chain, the step takes nothing: `{from}`, `{site}`.
        pub takes_nothing(from, site): &'static str,
        /// Refusal: the man has stood there: `{site}`.
        pub visited(site): &'static str,
        /// Refusal: the direction is barred: `{from}`, `{site}`.
        pub same_way(from, site): &'static str,
        /// Refusal: the point has no man of the two rows: `{site}`.
        pub no_row(site): &'static str,
        /// Refusal: the chain goes on: `{site}`.
        pub go_on(site): &'static str,
        /// Refusal: the first turn ends after one capture.
        pub single: &'static str,
        /// Refusal: no chain takes just that: `{from}`, `{site}`.
        pub no_chain(from, site): &'static str,
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
                return lang.common().begins(&w.game.the(*seat));
            }
            Event::Moved { mv, steps, .. } => (mv, steps.as_slice()),
        };
        let taken = list(lang, mv.taken);
        match steps {
            [] => w.moved(&by, &mv.from, &mv.to),
            [step] => {
                let both = [
                    ("who", by),
                    ("from", &*mv.from.to_string()),
                    ("to", &*mv.to.to_string()),
                    ("taken", &*taken),
                ];
                fill(w.took[step.taking as usize], &both)
            }
            [way @ .., _] => {
                let way: Vec<String> = way.iter().map(|step| step.to.to_string()).collect();
                w.chained(&by, &mv.from, &lang.list(&way), &mv.to, &taken)
            }
        }
    }

    fn refusal(lang: Lang, refusal: &Refusal) -> Refused {
        let w = words(lang);
        let on = |text, section| why(text, section).at(refusal.site);
        match refusal.why {
            Why::NoMan => on(w.no_man(&refusal.at), "turn"),
            Why::NotYours => on(w.not_yours(&refusal.at), "turn"),
            Why::Stuck => on(w.stuck(&refusal.at), "turn"),
            Why::Staying => on(w.staying(&refusal.at), "turn"),
            Why::NoLine(from) => on(w.no_line(&from, &refusal.at), "turn"),
            Why::Occupied => on(w.occupied(&refusal.at), "turn"),
            Why::OntoEnemy => on(w.onto_enemy(&refusal.at), "captures"),
            Why::MustTake(men) => on(w.must_take(&men.count_ones(), &list(lang, men)), "captures"),
            Why::Takes(from) => on(w.takes(&from, &refusal.at), "captures"),
            Why::TakesNothing(from) => on(w.takes_nothing(&from, &refusal.at), "chain"),
            Why::Visited => on(w.visited(&refusal.at), "chain"),
            Why::SameWay(from) => on(w.same_way(&from, &refusal.at), "chain"),
            Why::NoRow => on(w.no_row(&refusal.at), "captures"),
            Why::GoOn => on(w.go_on(&refusal.at), "chain"),
            Why::Single => on(w.single.into(), "chain"),
            Why::NoChain(from) => on(w.no_chain(&from, &refusal.at), "chain"),
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
        let has = w.has(&own);
        let took = (taken > 0).then(|| w.taken(&taken));
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
            let ask = match takers {
                0 => w.choose(&who),
                _ => w.must(&takers.count_ones(), &who, &list(lang, takers)),
            };
            return (ask, String::new());
        };
        let [approach, withdrawal] = rows.map(|row| list(lang, row));
        match () {
            () if rows != [0; 2] => (w.which(&who, &at), w.rows(&approach, &withdrawal)),
            () if clicks.len() > 1 => {
                let stop = may_stop.then(|| w.may_stop(&at));
                (w.goes_on(&who, &at), stop.unwrap_or_default())
            }
            () if next.iter().all(|next| next.always) => (w.where_take(&who, &at), String::new()),
            () => (w.where_to(&who, &at), String::new()),
        }
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
            Button::Stop => return w.stop(&point(0)),
            Button::Approach => 0,
            Button::Withdrawal => 1,
        };
        let text = if n == 1 { w.take_one } else { w.take_row }[taking];
        let values = [("n", n.to_string()), ("first", point(8)), ("last", point(16))];
        fill(text, &values.each_ref().map(|(name, value)| (*name, value.as_str())))
    }
}
