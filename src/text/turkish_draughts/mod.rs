//! The sentences of Turkish draughts, put together; the words are each language's.

#[cfg(feature = "sentences")]
mod exercises;
#[cfg(feature = "sentences")]
mod figures;
#[cfg(feature = "sentences")]
mod pages;
#[cfg(feature = "sentences")]
mod puzzles;

use crate::fill::{counted, form};
use crate::refused::why;
use crate::wording::wording;
use crate::{GameWords, Lang, Refused, RulePage, Speak, fill, join};
use palamede_games::turkish_draughts::{
    Ending, Event, OneEach, Position, Rank, Refusal, Square, names,
};
use palamede_rules::{Open, Outcome, Reason, Seat, Seen, Turn};
use palamede_scene::{Piece, Scene, Target};
use palamede_table::Next;

wording! {
    /// The sentences of the game; places in braces are named alike everywhere. Of two, the
    /// first is for one, the second for more.
    pub struct TurkishWords {
        /// The words of the game.
        pub game: GameWords,
        /// Men, then kings, where they stand: `{sites}`.
        pub pieces [sites]: [[&'static str; 2]; 2],
        /// A piece moved: `{who}`, `{piece}`, `{to}`.
        pub moved(who, piece, to): &'static str,
        /// A piece moved and took others: `{who}`, `{piece}`, `{to}`, `{taken}`.
        pub took(who, piece, to, taken): &'static str,
        /// The man that has moved is a king now.
        pub crowned: &'static str,
        /// The move lost, as more could have been taken: `{n}`.
        pub missed(n): [&'static str; 2],
        /// The question while nothing is selected and there are only men: `{who}`.
        pub choose_man(who): &'static str,
        /// The question while nothing is selected and a capture is obligatory: `{who}`, `{pieces}`.
        pub must(n, who, pieces): [&'static str; 2],
        /// The number of pieces that will be taken, more than one: `{n}`.
        pub in_all(n): &'static str,
        /// The reminder of what a missed capture costs, where it can be missed.
        pub reminder: &'static str,
        /// The question while a piece is selected: `{who}`, `{piece}`.
        pub where_to(who, piece): &'static str,
        /// The question while a piece that only jumps is selected: `{who}`, `{piece}`.
        pub where_jump(who, piece): &'static str,
        /// A piece has jumped and jumps on, over one or one of several: `{who}`, `{pieces}`.
        pub goes_on(n, who, pieces): [&'static str; 2],
        /// The number of pieces that are still to be taken: `{n}`.
        pub left(n): [&'static str; 2],
        /// The hint on how the capture is stopped where it may be: `{site}`.
        pub stop(site): &'static str,
        /// The number of men, then of kings, that a seat has: `{n}`.
        pub has [n]: [[&'static str; 2]; 2],
        /// The state of a seat without pieces.
        pub has_none: &'static str,
        /// Man and king of the two seats.
        pub on_site: [[&'static str; 2]; 2],
        /// Reason for the end: two kings are left.
        pub two_kings: &'static str,
        /// Reason for the end: each side has one piece left.
        pub one_each: &'static str,
        /// Reason for the end: a king is left against a man.
        pub king_wins: &'static str,
        /// Reason for the end: too long without a capture or a man's move.
        pub quiet: &'static str,
        /// The warning that one such move is left before a draw, or more: `{n}`.
        pub quiet_left(n): [&'static str; 2],
        /// Reason for the end: a capture was missed.
        pub lost_by_missing: &'static str,
        /// Refusal: the piece cannot move: `{site}`.
        pub stuck(site): &'static str,
        /// Refusal: the piece would not move at all: `{site}`.
        pub staying(site): &'static str,
        /// Refusal: a capture is obligatory.
        pub must_capture: &'static str,
        /// Refusal: more must be captured: `{most}`, `{takes}`.
        pub too_few(most, takes): &'static str,
        /// The pieces that can capture so many: `{sites}`.
        pub these_can(n, sites): [&'static str; 2],
        /// The sites where the chosen piece captures so many: `{at}`, `{sites}`.
        pub so(at, sites): &'static str,
        /// Two cells to which it may go: `{first}`, `{next}`.
        pub or [first, next]: &'static str,
        /// Refusal: the capture goes on: `{site}`, `{most}`, `{takes}`.
        pub go_on(site, most, takes): &'static str,
        /// Refusal: the piece would not go along a row or column: `{from}`, `{to}`.
        pub not_straight(from, to): &'static str,
        /// Refusal: a man would go backwards: `{from}`, `{to}`.
        pub backwards(from, to): &'static str,
        /// Refusal: a man would go too far: `{from}`, `{to}`.
        pub too_far(from, to): &'static str,
        /// Refusal: an own piece is in the way: `{from}`, `{to}`, `{site}`.
        pub in_the_way(from, to, site): &'static str,
        /// Refusal: two enemy pieces side by side are in the way: `{from}`, `{to}`, `{first}`,
        /// `{second}`.
        pub two_in_a_row(from, to, first, second): &'static str,
        /// Refusal: two enemy pieces apart are in the way: `{from}`, `{to}`, `{first}`, `{second}`.
        pub two_apart(from, to, first, second): &'static str,
        /// Refusal: the piece would land on another: `{site}`.
        pub landing(site): &'static str,
        /// Refusal: there is nothing to jump over: `{from}`, `{to}`.
        pub nothing_jumped(from, to): &'static str,
        /// Refusal: the piece would jump back over one that is gone: `{from}`, `{to}`, `{site}`.
        pub already_taken(from, to, site): &'static str,
        /// Refusal: the piece would turn back: `{from}`, `{to}`.
        pub reversal(from, to): &'static str,
        /// Refusal: no chain of such captures leads there: `{from}`, `{to}`.
        pub no_chain(from, to): &'static str,
    }
}

fn words(lang: Lang) -> &'static TurkishWords {
    &lang.language().turkish
}

/// Says how many men and kings a seat has.
fn has(lang: Lang, [men, kings]: [u32; 2]) -> String {
    let w = words(lang);
    let both = [(w.has[0], men), (w.has[1], kings)].map(|(words, n)| (counted(words, n), n));
    let mut some = both.iter().filter(|(_, n)| *n > 0).map(|(text, _)| text.as_str());
    match men + kings {
        0 => w.has_none.to_owned(),
        _ => join(lang.words().parts, &mut some),
    }
}

/// Lists men and kings, each in their order: `the men on a2 and b2 and the king on d1`.
fn these(lang: Lang, men: &[String], kings: &[String]) -> String {
    let group = |words, sites: &[String]| {
        let template = form(words, sites.len() as u32);
        fill(template, &[("sites", &lang.list(sites))])
    };
    let [man, king] = words(lang).pieces;
    match (men, kings) {
        (men, []) => group(man, men),
        ([], kings) => group(king, kings),
        _ => lang.list(&[group(man, men), group(king, kings)]),
    }
}

/// Names the men and kings of a set of cells.
fn pieces(lang: Lang, set: u64, kings: u64) -> String {
    these(lang, &names(set & !kings), &names(set & kings))
}

fn square(target: &Target) -> Option<Square> {
    match target {
        Target::Site(site) => Square::new(*site),
        _ => None,
    }
}

/// Returns the one piece of `foes` between two cells of a row or column.
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

/// The prompt of the seat to act.
struct Asked<'a> {
    lang: Lang,
    who: &'a str,
    position: &'a Position,
    seat: Seat,
    /// The kings of either seat, as bits.
    kings: u64,
    next: &'a [Next],
}

impl Asked<'_> {
    /// Names these pieces.
    fn pieces(&self, set: u64) -> String {
        pieces(self.lang, set, self.kings)
    }

    /// Returns the number of pieces that will be taken; 0 under `strict`, where nobody is told what
    /// can be captured.
    fn most(&self) -> u32 {
        if self.position.strict() { 0 } else { self.position.most() }
    }

    /// Asks while nothing is selected.
    fn begin(&self) -> (String, String) {
        let (w, position) = (words(self.lang), self.position);
        let (most, must) = (self.most(), position.must());
        let ask = match most {
            0 if position.kings(self.seat) == 0 => w.choose_man(&self.who),
            0 => self.lang.common().choose(&self.who),
            _ => w.must(&must.count_ones(), &self.who, &self.pieces(must)),
        };
        let more = match most {
            _ if position.strict() => w.reminder.to_owned(),
            0 | 1 => String::new(),
            most => w.in_all(&most),
        };
        (ask, more)
    }

    /// Asks while the piece on `from` is selected, and has been led to `at` by these stops.
    fn on(&self, from: Square, at: Square, stops: &[Square]) -> (String, String) {
        let (w, next, strict) = (words(self.lang), self.next, self.position.strict());
        // Find the pieces that have been jumped over, and those that can be jumped over next.
        let all = self.position.pieces(self.seat.other());
        let mut foes = all;
        for leg in stops.windows(2) {
            foes &= !jumped(foes, leg[0], leg[1]);
        }
        let left = self.most().saturating_sub((all & !foes).count_ones());
        // A click that completes the move before its last jump is a short way in.
        let hops = next.iter().filter(|next| strict || left < 2 || !next.last);
        let hops = hops.filter_map(|next| square(&next.target));
        let over = hops.fold(0, |set, to| set | jumped(foes, at, to));
        let ask = match stops.len() {
            2.. if over != 0 => w.goes_on(&over.count_ones(), &self.who, &self.pieces(over)),
            _ if next.iter().all(|next| next.always) => {
                w.where_jump(&self.who, &self.pieces(from.bit()))
            }
            _ => w.where_to(&self.who, &self.pieces(from.bit())),
        };
        let more = match left {
            _ if strict && next.iter().any(|next| square(&next.target) == Some(at)) => w.stop(&at),
            _ if strict => w.reminder.to_owned(),
            0 => String::new(),
            1 if stops.len() == 1 => String::new(),
            left => w.left(&left),
        };
        (ask, more)
    }
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
        let (from, to) = (event.mv.from.bit(), event.mv.to);
        let piece = pieces(lang, from, if event.king { from } else { 0 });
        let [men, kings] = [false, true].map(|king| {
            let those = event.taken.iter().filter(|(_, is)| *is == king);
            those.map(|(at, _)| at.to_string()).collect::<Vec<_>>()
        });
        let told = match event.taken.is_empty() {
            true => w.moved(&by, &piece, &to),
            false => w.took(&by, &piece, &to, &these(lang, &men, &kings)),
        };
        let missed = event.missed.map(|n| w.missed(&n));
        let crowned = if event.crowned { w.crowned } else { "" };
        lang.tell(&[&told, crowned, missed.as_deref().unwrap_or_default()])
    }

    fn refusal(lang: Lang, refusal: &Refusal) -> Refused {
        let (w, common) = (words(lang), lang.common());
        let on = |text, section, at: Square| why(text, section).at(at.index());
        // With the pieces that can capture as one must.
        let can = |refused: Refused, pieces: u64| {
            let can = w.these_can(&pieces.count_ones(), &lang.list(&names(pieces)));
            Refused { text: lang.say(&[&refused.text, &can]), ..refused }
        };
        match *refusal {
            Refusal::NoPiece(at) => on(common.no_piece(&at), "turn", at),
            Refusal::NotYours(at) => on(common.not_yours(&at), "turn", at),
            Refusal::Stuck(at) => on(w.stuck(&at), "turn", at),
            Refusal::Staying(at) => on(w.staying(&at), "turn", at),
            Refusal::MustCapture { pieces, .. } => {
                can(why(w.must_capture.into(), "captures"), pieces)
            }
            Refusal::TooFew { takes, most, pieces, .. } => {
                can(why(w.too_few(&most, &takes), "majority"), pieces)
            }
            Refusal::NotSo { at, to, takes, most } => {
                let refused = match takes {
                    0 => why(w.must_capture.into(), "captures"),
                    _ => why(w.too_few(&most, &takes), "majority"),
                };
                let sites = lang.list_by(w.or, &names(to));
                let so = w.so(&at, &sites);
                Refused { text: lang.say(&[&refused.text, &so]), ..refused }
            }
            Refusal::GoOn { takes, most, at } => on(w.go_on(&at, &most, &takes), "majority", at),
            Refusal::NotStraight { from, to } => on(w.not_straight(&from, &to), "turn", to),
            Refusal::Backwards { from, to } => on(w.backwards(&from, &to), "turn", to),
            Refusal::TooFar { from, to } => on(w.too_far(&from, &to), "captures", to),
            Refusal::InTheWay { from, to, at } => on(w.in_the_way(&from, &to, &at), "captures", at),
            Refusal::TwoInTheWay { from, to, first, second, in_a_row } => {
                let text = match in_a_row {
                    true => w.two_in_a_row(&from, &to, &first, &second),
                    false => w.two_apart(&from, &to, &first, &second),
                };
                on(text, "kings", first)
            }
            Refusal::Landing { at, .. } => on(w.landing(&at), "captures", at),
            Refusal::NothingJumped { from, to } => on(w.nothing_jumped(&from, &to), "captures", to),
            Refusal::AlreadyTaken { from, to, at } => {
                on(w.already_taken(&from, &to, &at), "captures", at)
            }
            Refusal::Reversal { from, to } => on(w.reversal(&from, &to), "captures", to),
            Refusal::NoChain(mv) => on(w.no_chain(&mv.from, &mv.to), "captures", mv.to),
        }
    }

    fn score_line(lang: Lang, view: &Open<Self>, seat: Seat) -> String {
        has(lang, [view.0.men(seat), view.0.kings(seat)].map(u64::count_ones))
    }

    /// Returns a few words on how a seat stands in this picture, in which what is jumped in the
    /// middle of a capture is no longer counted.
    fn score_line_in(lang: Lang, _: &Open<Self>, seat: Seat, scene: &Scene) -> String {
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
        let position = &view.0;
        let Turn::Seat(seat) = view.turn() else { return Default::default() };
        let kings = position.kings(seat) | position.kings(seat.other());
        let asked = Asked { lang, who, position, seat, kings, next };
        let stops: Vec<Square> = clicks.iter().filter_map(square).collect();
        match (stops.first(), stops.last()) {
            (Some(&from), Some(&at)) => asked.on(from, at, &stops),
            _ => asked.begin(),
        }
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
        words(lang).quiet_left(&left)
    }

    fn piece_on(lang: Lang, piece: &Piece) -> String {
        let seat = usize::from(piece.seat.unwrap_or(0) & 1);
        words(lang).on_site[seat][Rank::of(piece.word) as usize].to_owned()
    }
}
