//! What Turkish draughts says, put together; the words are each language's.

use super::wording::wording;
use super::{GameWords, Lang, Refused, RulePage, Speak, Speech, fill, join};
use crate::games::turkish_draughts::{
    Ending, Event, OneEach, Position, Rank, Refusal, Square, names,
};
use crate::rules::{Open, Outcome, Reason, Seat, Seen, Turn};
use crate::scene::{Piece, Scene, Target};
use crate::table::Next;

wording! {
    /// The sentences of the game; places in braces are named alike everywhere. Of two, the
    /// first is for one, the second for more.
    pub struct TurkishWords {
        /// The words of the game.
        pub game: GameWords,
        /// Men, then kings, where they stand: `{sites}`.
        pub pieces: [[&'static str; 2]; 2],
        /// A piece moved: `{who}`, `{piece}`, `{to}`.
        pub moved: &'static str,
        /// A piece moved and took others: `{who}`, `{piece}`, `{to}`, `{taken}`.
        pub took: &'static str,
        /// The man that has moved is a king now.
        pub crowned: &'static str,
        /// The move lost, as more could have been taken: `{n}`.
        pub missed: [&'static str; 2],
        /// Nothing is selected, there are only men, or kings too: `{who}`.
        pub choose: [&'static str; 2],
        /// Nothing is selected and a capture is obligatory: `{who}`, `{pieces}`.
        pub must: [&'static str; 2],
        /// How many will be taken, more than one: `{n}`.
        pub in_all: &'static str,
        /// What a missed capture costs, where it can be missed.
        pub reminder: &'static str,
        /// A piece is selected: `{who}`, `{piece}`.
        pub where_to: &'static str,
        /// A piece that only jumps is selected: `{who}`, `{piece}`.
        pub where_jump: &'static str,
        /// A piece has jumped and jumps on, over one or one of several: `{who}`, `{pieces}`.
        pub goes_on: [&'static str; 2],
        /// How many are still to be taken: `{n}`.
        pub left: [&'static str; 2],
        /// How the capture is stopped where it may be: `{site}`.
        pub stop: &'static str,
        /// How many men, then kings, a seat has: `{n}`.
        pub has: [[&'static str; 2]; 2],
        /// It has none.
        pub has_none: &'static str,
        /// Man and king of the two seats.
        pub on_site: [[&'static str; 2]; 2],
        /// Why it ended: two kings.
        pub two_kings: &'static str,
        /// Why it ended: one piece each.
        pub one_each: &'static str,
        /// Why it ended: a king against a man.
        pub king_wins: &'static str,
        /// Why it ended: too long without a capture or a man's move.
        pub quiet: &'static str,
        /// One such move is left before a draw, or more: `{n}`.
        pub quiet_left: [&'static str; 2],
        /// Why it ended: a capture was missed.
        pub lost_by_missing: &'static str,
        /// The cell holds no piece: `{site}`.
        pub no_piece: &'static str,
        /// The other side's piece: `{site}`.
        pub not_yours: &'static str,
        /// A piece that cannot move: `{site}`.
        pub stuck: &'static str,
        /// Not moving at all: `{site}`.
        pub staying: &'static str,
        /// A capture is obligatory.
        pub must_capture: &'static str,
        /// More must be captured: `{most}`, `{takes}`.
        pub too_few: &'static str,
        /// Which pieces can capture so many: `{sites}`.
        pub these_can: [&'static str; 2],
        /// The capture goes on: `{site}`, `{most}`, `{takes}`.
        pub go_on: &'static str,
        /// Not along a row or column: `{from}`, `{to}`.
        pub not_straight: &'static str,
        /// A man backwards: `{from}`, `{to}`.
        pub backwards: &'static str,
        /// A man too far: `{from}`, `{to}`.
        pub too_far: &'static str,
        /// An own piece in the way: `{from}`, `{to}`, `{site}`.
        pub in_the_way: &'static str,
        /// Two enemy pieces side by side in the way: `{from}`, `{to}`, `{first}`, `{second}`.
        pub two_in_a_row: &'static str,
        /// Two enemy pieces apart in the way: `{from}`, `{to}`, `{first}`, `{second}`.
        pub two_apart: &'static str,
        /// Landing on a piece: `{site}`.
        pub landing: &'static str,
        /// Nothing to jump over: `{from}`, `{to}`.
        pub nothing_jumped: &'static str,
        /// Back over a piece that is gone: `{from}`, `{to}`, `{site}`.
        pub already_taken: &'static str,
        /// Turning back: `{from}`, `{to}`.
        pub reversal: &'static str,
        /// No chain of such captures: `{from}`, `{to}`.
        pub no_chain: &'static str,
    }
}

fn words(lang: Lang) -> &'static TurkishWords {
    &lang.language().turkish
}

/// The words for one, or for more.
fn number(words: [&'static str; 2], n: u32) -> &'static str {
    words[usize::from(n != 1)]
}

/// How many men and kings a seat has.
fn has(lang: Lang, [men, kings]: [u32; 2]) -> String {
    let w = words(lang);
    let has = |words, n: u32| fill(number(words, n), &[("n", &n.to_string())]);
    let both = [(w.has[0], men), (w.has[1], kings)].map(|(words, n)| (has(words, n), n));
    let mut some = both.iter().filter(|(_, n)| *n > 0).map(|(text, _)| text.as_str());
    match men + kings {
        0 => w.has_none.to_owned(),
        _ => join(lang.words().parts, &mut some),
    }
}

/// `the men on a2 and b2 and the king on d1`: men and kings, each in their order.
fn these(lang: Lang, men: &[String], kings: &[String]) -> String {
    let group = |words, sites: &[String]| {
        let template = number(words, sites.len() as u32);
        fill(template, &[("sites", &Speech(lang).list(sites))])
    };
    let [man, king] = words(lang).pieces;
    match (men, kings) {
        (men, []) => group(man, men),
        ([], kings) => group(king, kings),
        _ => Speech(lang).list(&[group(man, men), group(king, kings)]),
    }
}

/// The same of a set of cells.
fn pieces(lang: Lang, set: u64, kings: u64) -> String {
    these(lang, &names(set & !kings), &names(set & kings))
}

fn square(target: &Target) -> Option<Square> {
    match target {
        Target::Site(site) => Square::new(*site),
        _ => None,
    }
}

/// The one piece of `foes` between two cells of a row or column.
fn jumped(foes: u64, from: Square, to: Square) -> u64 {
    let (low, high) = (from.index().min(to.index()), from.index().max(to.index()));
    let step = match () {
        _ if from.row() == to.row() => 1,
        _ if from.col() == to.col() => 8,
        _ => return 0,
    };
    let between = (low..high).step_by(step).skip(1).fold(0, |set, at| set | 1 << at) & foes;
    if between.is_power_of_two() { between } else { 0 }
}

impl Speak for Position {
    fn words(lang: Lang) -> &'static GameWords {
        &words(lang).game
    }

    fn rules(lang: Lang) -> &'static RulePage {
        &lang.prose().turkish
    }

    fn event(lang: Lang, by: &str, event: &Event) -> String {
        let w = words(lang);
        let (from, to) = (event.mv.from.bit(), event.mv.to.to_string());
        let piece = pieces(lang, from, if event.king { from } else { 0 });
        let [men, kings] = [false, true].map(|king| {
            let those = event.taken.iter().filter(|(_, is)| *is == king);
            those.map(|(at, _)| at.to_string()).collect::<Vec<_>>()
        });
        let taken = these(lang, &men, &kings);
        let template = if event.taken.is_empty() { w.moved } else { w.took };
        let values = [("who", by), ("piece", &piece), ("to", &to), ("taken", &taken)];
        let missed = event.missed.map(|n| fill(number(w.missed, n), &[("n", &n.to_string())]));
        let crowned = if event.crowned { w.crowned } else { "" };
        let all = [&fill(template, &values), crowned, missed.as_deref().unwrap_or_default()];
        join(lang.words().sentences, &mut all.into_iter().filter(|part| !part.is_empty()))
    }

    fn refusal(lang: Lang, refusal: &Refusal) -> Refused {
        let w = words(lang);
        let way =
            |from: Square, to: Square| vec![("from", from.to_string()), ("to", to.to_string())];
        let count =
            |takes: u32, most: u32| vec![("takes", takes.to_string()), ("most", most.to_string())];
        let (template, section, site, mut values) = match *refusal {
            Refusal::NoPiece(at) => (w.no_piece, "turn", Some(at), Vec::new()),
            Refusal::NotYours(at) => (w.not_yours, "turn", Some(at), Vec::new()),
            Refusal::Stuck(at) => (w.stuck, "turn", Some(at), Vec::new()),
            Refusal::Staying(at) => (w.staying, "turn", Some(at), Vec::new()),
            Refusal::MustCapture { .. } => (w.must_capture, "captures", None, Vec::new()),
            Refusal::TooFew { takes, most, .. } => {
                (w.too_few, "majority", None, count(takes, most))
            }
            Refusal::GoOn { takes, most, at } => {
                (w.go_on, "majority", Some(at), count(takes, most))
            }
            Refusal::NotStraight { from, to } => (w.not_straight, "turn", Some(to), way(from, to)),
            Refusal::Backwards { from, to } => (w.backwards, "turn", Some(to), way(from, to)),
            Refusal::TooFar { from, to } => (w.too_far, "captures", Some(to), way(from, to)),
            Refusal::InTheWay { from, to, at } => {
                (w.in_the_way, "captures", Some(at), way(from, to))
            }
            Refusal::TwoInTheWay { from, to, first, second, in_a_row } => {
                let template = if in_a_row { w.two_in_a_row } else { w.two_apart };
                let mut values = way(from, to);
                values.extend([("first", first.to_string()), ("second", second.to_string())]);
                (template, "kings", Some(first), values)
            }
            Refusal::Landing { at, .. } => (w.landing, "captures", Some(at), Vec::new()),
            Refusal::NothingJumped { from, to } => {
                (w.nothing_jumped, "captures", Some(to), way(from, to))
            }
            Refusal::AlreadyTaken { from, to, at } => {
                (w.already_taken, "captures", Some(at), way(from, to))
            }
            Refusal::Reversal { from, to } => (w.reversal, "captures", Some(to), way(from, to)),
            Refusal::NoChain(mv) => (w.no_chain, "captures", Some(mv.to), way(mv.from, mv.to)),
        };
        values.extend(site.map(|at| ("site", at.to_string())));
        let values: Vec<_> = values.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let mut text = fill(template, &values);
        if let Refusal::MustCapture { pieces, .. } | Refusal::TooFew { pieces, .. } = *refusal {
            let sites = Speech(lang).list(&names(pieces));
            let can = fill(number(w.these_can, pieces.count_ones()), &[("sites", &sites)]);
            text = lang.say(&[&text, &can]);
        }
        Refused { text, section, site: site.map(Square::index), secret: false }
    }

    fn standing(lang: Lang, view: &Open<Self>, seat: Seat) -> String {
        has(lang, [view.0.men(seat), view.0.kings(seat)].map(u64::count_ones))
    }

    /// What is jumped in the middle of a capture is no longer counted.
    fn standing_in(lang: Lang, _: &Open<Self>, seat: Seat, scene: &Scene) -> String {
        let own = |piece: &&Piece| piece.seat.map(usize::from) == Some(seat.index());
        let mut counts = [0; 2];
        for piece in scene.pieces.iter().filter(own) {
            counts[Rank::of(piece.word) as usize] += 1;
        }
        has(lang, counts)
    }

    fn prompt(
        lang: Lang,
        who: &str,
        view: &Open<Self>,
        clicks: &[Target],
        next: &[Next],
    ) -> (String, String) {
        let (w, position) = (words(lang), &view.0);
        let Turn::Seat(seat) = view.turn() else { return Default::default() };
        let kings = position.kings(seat) | position.kings(seat.other());
        let counted = |template, n: u32| fill(template, &[("n", &n.to_string())]);
        let strict = position.strict();
        // Under `strict` nobody is told what can be captured.
        let most = if strict { 0 } else { position.most() };
        let stops: Vec<Square> = clicks.iter().filter_map(square).collect();
        let (Some(&from), Some(&at)) = (stops.first(), stops.last()) else {
            let must = position.must();
            let ask = match most {
                0 => fill(w.choose[usize::from(position.kings(seat) != 0)], &[("who", who)]),
                _ => fill(
                    number(w.must, must.count_ones()),
                    &[("who", who), ("pieces", &pieces(lang, must, kings))],
                ),
            };
            let more = match most {
                _ if strict => w.reminder.to_owned(),
                0 | 1 => String::new(),
                most => counted(w.in_all, most),
            };
            return (ask, more);
        };
        // What has been jumped over, and what can be jumped over next.
        let mut foes = position.pieces(seat.other());
        for leg in stops.windows(2) {
            foes &= !jumped(foes, leg[0], leg[1]);
        }
        let taken = (position.pieces(seat.other()) & !foes).count_ones();
        let left = most.saturating_sub(taken);
        // A click that completes the move before its last jump is a short way in.
        let hops = next.iter().filter(|next| strict || left < 2 || !next.last);
        let hops = hops.filter_map(|next| square(&next.target));
        let over = hops.fold(0, |set, to| set | jumped(foes, at, to));
        let ask = match stops.len() {
            2.. if over != 0 => fill(
                number(w.goes_on, over.count_ones()),
                &[("who", who), ("pieces", &pieces(lang, over, kings))],
            ),
            _ => {
                let jumps = next.iter().all(|next| next.always);
                let template = if jumps { w.where_jump } else { w.where_to };
                fill(template, &[("who", who), ("piece", &pieces(lang, from.bit(), kings))])
            }
        };
        let more = match left {
            _ if strict && next.iter().any(|next| square(&next.target) == Some(at)) => {
                fill(w.stop, &[("site", &at.to_string())])
            }
            _ if strict => w.reminder.to_owned(),
            0 => String::new(),
            1 if stops.len() == 1 => String::new(),
            left => counted(number(w.left, left), left),
        };
        (ask, more)
    }

    fn ending(lang: Lang, view: &Open<Self>, outcome: Outcome) -> Option<String> {
        let w = words(lang);
        let why = match outcome.reason {
            Reason::Own(ending) => match Ending::of(ending) {
                Ending::Missed => w.lost_by_missing,
            },
            Reason::Material if !outcome.winners.is_empty() => w.king_wins,
            Reason::Material if view.0.one_each() == OneEach::Draw => w.one_each,
            Reason::Material => w.two_kings,
            Reason::Quiet => w.quiet,
            _ => return None,
        };
        Some(why.to_owned())
    }

    fn quiet(lang: Lang, _: &Open<Self>, left: usize) -> String {
        let text = number(words(lang).quiet_left, left as u32);
        fill(text, &[("n", &left.to_string())])
    }

    fn standing_on(lang: Lang, piece: &Piece) -> String {
        let seat = usize::from(piece.seat.unwrap_or(0) & 1);
        words(lang).on_site[seat][Rank::of(piece.word) as usize].to_owned()
    }
}
