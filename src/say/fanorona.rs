//! What Fanorona says, put together; the words are each language's.

use super::forms::sentences;
use super::{GameWords, Lang, Refused, RulePage, Speak, Speech, fill, join};
use crate::games::fanorona::{Event, Point, Position, Refusal, Taking, Why};
use crate::kit::lattice::names;
use crate::rules::{Open, Outcome, Reason, Seat, Seen as _};
use crate::scene::{Control, Piece, Scene, Target};
use crate::table::Next;

sentences! {
    /// The sentences of the game; places in braces are named alike everywhere. Of two, the
    /// first is for one, the second for more.
    FanoronaWords {
        /// The words of the game.
        game,
    }
    /// The lot fell: `{seat}`.
    begins: &'static str,
    /// A man moved: `{who}`, `{from}`, `{to}`.
    moved: &'static str,
    /// It took by approach, or by withdrawal: `{who}`, `{from}`, `{to}`, `{taken}`.
    took: [&'static str; 2],
    /// It took several times: `{who}`, `{from}`, `{way}`, `{to}`, `{taken}`.
    chained: &'static str,
    /// Nothing is selected: `{who}`.
    choose: &'static str,
    /// Nothing is selected, and these must take: `{who}`, `{sites}`.
    must: [&'static str; 2],
    /// A man is selected: `{who}`, `{site}`.
    where_to: &'static str,
    /// A man is selected that will take: `{who}`, `{site}`.
    where_take: &'static str,
    /// A row is to be chosen: `{who}`, `{site}`.
    which: &'static str,
    /// The rows: `{approach}`, `{withdrawal}`.
    rows: &'static str,
    /// A man takes on: `{who}`, `{site}`.
    goes_on: &'static str,
    /// It may stop: `{site}`.
    may_stop: &'static str,
    /// Button: takes one by approach, by withdrawal; more: `{n}`, `{first}`, `{last}`.
    take_one: [&'static str; 2],
    /// The same of more.
    take_row: [&'static str; 2],
    /// Button: ends the turn on `{site}`.
    stop: &'static str,
    /// The men that a seat has: `{n}`.
    has: [&'static str; 2],
    /// What it has taken: nothing, one, more: `{n}`.
    taken: [&'static str; 3],
    /// The men of the two seats.
    men: [&'static str; 2],
    /// Why it ended: the seat to move is blocked and has lost, or it is a draw.
    blocked: [&'static str; 2],
    /// The point holds no man: `{site}`.
    no_man: &'static str,
    /// The other side's man: `{site}`.
    not_yours: &'static str,
    /// A man that cannot step: `{site}`.
    stuck: &'static str,
    /// Not moving at all: `{site}`.
    staying: &'static str,
    /// No line joins them: `{from}`, `{site}`.
    no_line: &'static str,
    /// An own man stands there: `{site}`.
    occupied: &'static str,
    /// Landing on an enemy man: `{site}`.
    onto_enemy: &'static str,
    /// A capture is due, and these can: `{sites}`.
    must_take: [&'static str; 2],
    /// The step takes, and must say how: `{from}`, `{site}`.
    takes: &'static str,
    /// In a chain, a step without a capture: `{from}`, `{site}`.
    takes_nothing: &'static str,
    /// The man has stood there: `{site}`.
    visited: &'static str,
    /// A direction that is barred: `{from}`, `{site}`.
    same_way: &'static str,
    /// No man of the two rows: `{site}`.
    no_row: &'static str,
    /// The chain goes on: `{site}`.
    go_on: &'static str,
    /// The first turn ends after one capture.
    single: &'static str,
    /// No chain takes just that: `{from}`, `{site}`.
    no_chain: &'static str,
}

fn words(lang: Lang) -> &'static FanoronaWords {
    &lang.language().fanorona
}

fn list(lang: Lang, set: u64) -> String {
    Speech(lang).list(&names::<6>(set))
}

/// The words for one, or for more.
fn number(words: [&'static str; 2], n: u32) -> &'static str {
    words[usize::from(n != 1)]
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
                let seat = w.game.seats.get(seat.index()).map_or("", |seat| seat.the);
                return fill(w.begins, &[("seat", seat)]);
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
        let (way, taken) = (Speech(lang).list(&way), list(lang, mv.taken));
        let values = [("who", by), ("from", &from), ("way", &way), ("to", &to), ("taken", &taken)];
        fill(template, &values)
    }

    fn refusal(lang: Lang, refusal: &Refusal) -> Refused {
        let w = words(lang);
        let (text, section, from, men) = match refusal.why {
            Why::NoMan => (w.no_man, "turn", None, 0),
            Why::NotYours => (w.not_yours, "turn", None, 0),
            Why::Stuck => (w.stuck, "turn", None, 0),
            Why::Staying => (w.staying, "turn", None, 0),
            Why::NoLine(from) => (w.no_line, "turn", Some(from), 0),
            Why::Occupied => (w.occupied, "turn", None, 0),
            Why::OntoEnemy => (w.onto_enemy, "captures", None, 0),
            Why::MustTake(men) => (number(w.must_take, men.count_ones()), "captures", None, men),
            Why::Takes(from) => (w.takes, "captures", Some(from), 0),
            Why::TakesNothing(from) => (w.takes_nothing, "chain", Some(from), 0),
            Why::Visited => (w.visited, "chain", None, 0),
            Why::SameWay(from) => (w.same_way, "chain", Some(from), 0),
            Why::NoRow => (w.no_row, "captures", None, 0),
            Why::GoOn => (w.go_on, "chain", None, 0),
            Why::Single => (w.single, "chain", None, 0),
            Why::NoChain(from) => (w.no_chain, "chain", Some(from), 0),
        };
        let (site, sites) = (refusal.at.to_string(), list(lang, men));
        let from = from.map(|at| at.to_string()).unwrap_or_default();
        let text = fill(text, &[("site", &site), ("from", &from), ("sites", &sites)]);
        Refused { text, section, site: Some(refusal.site()), secret: false }
    }

    fn standing(lang: Lang, view: &Open<Self>, seat: Seat) -> String {
        Self::standing_in(lang, view, seat, &view.scene(&[]))
    }

    /// What a chain has taken so far is gone.
    fn standing_in(lang: Lang, view: &Open<Self>, seat: Seat, scene: &Scene) -> String {
        let [own, theirs] = [seat, seat.other()].map(|seat| {
            let men = scene.pieces.iter().filter(|man| man.seat == Some(seat.index() as u8));
            men.count() as u32
        });
        let (w, taken) = (words(lang), view.0.full().saturating_sub(theirs));
        let has = fill(number(w.has, own), &[("n", &own.to_string())]);
        let took = fill(w.taken[taken.min(2) as usize], &[("n", &taken.to_string())]);
        join(lang.words().parts, &mut [has.as_str(), &took].into_iter())
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
            let must = (takers != 0).then(|| number(w.must, takers.count_ones()));
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

    fn standing_on(lang: Lang, piece: &Piece) -> String {
        words(lang).men[usize::from(piece.seat.unwrap_or(0) & 1)].to_owned()
    }

    fn control(lang: Lang, control: &Control) -> String {
        let w = words(lang);
        let point = |shift: u32| Point::numbered((control.number >> shift) as u8).to_string();
        let n = control.number & 0xff;
        let taking = Taking::ALL.into_iter().find(|taking| taking.word() == control.word);
        let Some(taking) = taking else { return fill(w.stop, &[("site", &point(0))]) };
        let text = if n == 1 { w.take_one } else { w.take_row }[taking as usize];
        let values = [("n", n.to_string()), ("first", point(8)), ("last", point(16))];
        fill(text, &values.each_ref().map(|(name, value)| (*name, value.as_str())))
    }

    fn sentences(lang: Lang) -> Vec<(&'static str, &'static str)> {
        words(lang).all()
    }
}
