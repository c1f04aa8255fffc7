//! The sentences of Mak-Yek and Apit-Sodok, put together; the words are each language's.

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
use crate::{GameWords, Lang, Refused, RulePage, Speak};
use palamede_games::mak_yek::{Event, Position, Refusal, Square, names as board_names};
use palamede_rules::{Open, Outcome, Reason, Seat};
use palamede_scene::{Piece, Target};
use palamede_table::Next;

wording! {
    /// The sentences of the two games; places in braces are named alike everywhere.
    pub struct MakWords {
        /// The words of Mak-Yek.
        pub mak_yek: GameWords,
        /// The words of Apit-Sodok.
        pub apit_sodok: GameWords,
        /// A man moved: `{who}`, `{from}`, `{to}`.
        pub moved(who, from, to): &'static str,
        /// A man moved and took men: `{who}`, `{from}`, `{to}`, `{taken}`.
        pub took(who, from, to, taken): &'static str,
        /// The question while nothing is selected: `{who}`.
        pub choose(who): &'static str,
        /// The question while a man is selected: `{who}`, `{site}`.
        pub where_to(who, site): &'static str,
        /// The number of men that a seat has taken: none, one, or more: `{n}`.
        pub taken(n): [&'static str; 3],
        /// Reason for the end: each side has one man left.
        pub one_each: &'static str,
        /// The count decides: `{why}`, `{white}`, `{black}`.
        pub counted(why, white, black): &'static str,
        /// The warning that one move without a capture is left before the count decides, or more:
        /// `{n}`.
        pub quiet_left(n): [&'static str; 2],
        /// The men of the two seats.
        pub men: [&'static str; 2],
        /// Refusal: the cell holds no man: `{site}`.
        pub no_man(site): &'static str,
        /// Refusal: the man is the other side's: `{site}`.
        pub not_yours(site): &'static str,
        /// Refusal: the man cannot move: `{site}`.
        pub stuck(site): &'static str,
        /// Refusal: the man would not go along a row or column: `{from}`, `{to}`.
        pub not_straight(from, to): &'static str,
        /// Refusal: a man is in the way: `{from}`, `{to}`, `{site}`.
        pub in_the_way(from, to, site): &'static str,
        /// Refusal: the man would land on another: `{site}`.
        pub landing(site): &'static str,
        /// Refusal: the man would not move at all: `{site}`.
        pub staying(site): &'static str,
    }
}

fn words(lang: Lang) -> &'static MakWords {
    &lang.language().mak
}

fn names(lang: Lang, sites: impl Iterator<Item = usize>) -> String {
    let set = sites.filter_map(Square::new).fold(0, |set, square| set | square.bit());
    lang.list(&board_names(set))
}

fn name(target: Target) -> String {
    match target {
        Target::Site(site) => Square::new(site).map(|s| s.to_string()).unwrap_or_default(),
        _ => String::new(),
    }
}

/// Returns the number of men that a seat has taken.
fn taken_by<const APIT: bool>(view: &Open<Position<APIT>>, seat: Seat) -> u32 {
    16u32.saturating_sub(view.0.men(seat.other()).count_ones())
}

impl<const APIT: bool> Speak for Position<APIT> {
    fn words(lang: Lang) -> &'static GameWords {
        if APIT { &words(lang).apit_sodok } else { &words(lang).mak_yek }
    }

    fn rules(lang: Lang) -> &'static RulePage {
        let prose = lang.prose();
        if APIT { &prose.apit_sodok } else { &prose.mak_yek }
    }

    fn event(lang: Lang, by: &str, event: &Event) -> String {
        let w = words(lang);
        match event {
            Event::Begins(seat) => lang.common().begins(&Self::words(lang).the(*seat)),
            Event::Moved { mv, taken, .. } => {
                let sites = (0..64).filter(|at| taken >> at & 1 == 1);
                match taken {
                    0 => w.moved(&by, &mv.from, &mv.to),
                    _ => w.took(&by, &mv.from, &mv.to, &names(lang, sites)),
                }
            }
        }
    }

    fn refusal(lang: Lang, refusal: &Refusal) -> Refused {
        let w = words(lang);
        let on = |text, section, at: Square| why(text, section).at(at.index());
        match *refusal {
            Refusal::NoMan(at) => on(w.no_man(&at), "turn", at),
            Refusal::NotYours(at) => on(w.not_yours(&at), "turn", at),
            Refusal::Stuck(at) => on(w.stuck(&at), "turn", at),
            Refusal::NotStraight(mv) => on(w.not_straight(&mv.from, &mv.to), "turn", mv.to),
            Refusal::InTheWay(mv, at) => on(w.in_the_way(&mv.from, &mv.to, &at), "turn", at),
            Refusal::Landing(mv) => on(w.landing(&mv.to), "captures", mv.to),
            Refusal::Staying(at) => on(w.staying(&at), "turn", at),
        }
    }

    fn score_line(lang: Lang, view: &Open<Self>, seat: Seat) -> String {
        words(lang).taken(&taken_by(view, seat))
    }

    fn prompt(
        lang: Lang,
        who: &str,
        _: &Open<Self>,
        clicks: &[Target],
        next: &[Next],
    ) -> (String, String) {
        let w = words(lang);
        let Some(&from) = clicks.first() else {
            return (w.choose(&who), String::new());
        };
        let taking = next.iter().filter(|next| !next.takes.is_empty());
        let sites: Vec<usize> = taking
            .filter_map(|next| match next.target {
                Target::Site(site) => Some(site),
                _ => None,
            })
            .collect();
        let more = match sites.is_empty() {
            true => String::new(),
            false => lang.common().can_take(&names(lang, sites.into_iter())),
        };
        (w.where_to(&who, &name(from)), more)
    }

    fn ending(lang: Lang, view: &Open<Self>, outcome: Outcome) -> Option<String> {
        let (w, site) = (words(lang), lang.words());
        let why = match outcome.reason {
            Reason::Material => w.one_each,
            Reason::NoMove => site.because_no_move,
            Reason::Repeated => site.because_repeated,
            Reason::Quiet => site.because_quiet,
            Reason::Agreed => site.because_agreed,
            Reason::Captured | Reason::Resigned | Reason::TimedOut | Reason::Own(_) => return None,
        };
        let [white, black] =
            [Seat::FIRST, Seat::SECOND].map(|seat| taken_by(view, seat).to_string());
        Some(w.counted(&why, &white, &black))
    }

    fn quiet(lang: Lang, _: &Open<Self>, left: usize) -> String {
        let stops = words(lang).quiet_left(&left);
        // The winner is then decided as when both players agree to stop.
        lang.say(&[&stops, Self::words(lang).stopping])
    }

    fn piece_on(lang: Lang, piece: &Piece) -> String {
        words(lang).men[usize::from(piece.seat.unwrap_or(0) & 1)].to_owned()
    }
}
