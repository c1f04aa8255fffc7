//! What Nine Men's Morris says, put together; the words are each language's.

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
use palamede_games::morris::{Event, MEN, Position, Refusal, Why, names};
use palamede_rules::{Open, Outcome, Reason, Seat, Seen as _};
use palamede_scene::{Piece, Scene, Target};
use palamede_table::Next;

wording! {
    /// The sentences of the game; places in braces are named alike everywhere. Of two, the
    /// first is for one, the second for more.
    pub struct MorrisWords {
        /// The words of the game.
        pub game: GameWords,
        /// A man was placed: it closed no mill, closed one and took nothing, or took `{taken}`:
        /// `{who}`, `{to}`.
        pub placed [who, to, taken]: [&'static str; 3],
        /// A man moved, in the same three cases: `{who}`, `{from}`, `{to}`.
        pub moved [who, from, to, taken]: [&'static str; 3],
        /// A man is to be placed: `{who}`.
        pub place(who): &'static str,
        /// A man is to be chosen: `{who}`.
        pub choose(who): &'static str,
        /// A man is selected: `{who}`, `{site}`.
        pub where_to(who, site): &'static str,
        /// The selected man flies.
        pub flies: &'static str,
        /// A man is to be taken, or another one: `{who}`.
        pub take [who]: [&'static str; 2],
        /// The only men that may be taken, one or more: `{sites}`.
        pub only(n, sites): [&'static str; 2],
        /// The men that a seat has: `{n}`.
        pub has(n): [&'static str; 2],
        /// The number of men in hand: `{n}`.
        pub hand(n): [&'static str; 2],
        /// The number of men that it has taken: one, more: `{n}`.
        pub taken(n): [&'static str; 2],
        /// The men of the two seats.
        pub men: [&'static str; 2],
        /// The side to move is blocked.
        pub blocked: &'static str,
        /// Too many moves without a mill.
        pub quiet: &'static str,
        /// So many moves more without a mill will end it: `{n}`.
        pub quiet_left(n): [&'static str; 2],
        /// While men are in hand none is moved: `{site}`.
        pub in_hand(site): &'static str,
        /// No man is in hand: `{site}`.
        pub none_in_hand(site): &'static str,
        /// The point holds no man: `{site}`.
        pub no_man(site): &'static str,
        /// The other side's man: `{site}`.
        pub not_yours(site): &'static str,
        /// A man that cannot step: `{site}`.
        pub stuck(site): &'static str,
        /// Not moving at all: `{site}`.
        pub staying(site): &'static str,
        /// A man stands there: `{site}`.
        pub occupied(site): &'static str,
        /// No line joins them: `{from}`, `{site}`.
        pub no_line(from, site): &'static str,
        /// A mill is closed there, and a man must be taken: `{site}`.
        pub must_take(site): &'static str,
        /// Two are closed, and two must: `{site}`.
        pub must_take_two(site): &'static str,
        /// No mill is closed, and nothing is taken there: `{site}`.
        pub no_mill(site): &'static str,
        /// All men of the other side are in mills, and none may be taken: `{site}`.
        pub all_in_mills(site): &'static str,
        /// The turn takes no more men: `{site}`.
        pub enough(site): &'static str,
        /// No man of the other side stands there: `{site}`.
        pub no_prey(site): &'static str,
        /// The man is in a mill: `{site}`.
        pub in_mill(site): &'static str,
    }
}

fn words(lang: Lang) -> &'static MorrisWords {
    &lang.language().morris
}

impl Speak for Position {
    fn words(lang: Lang) -> &'static GameWords {
        &words(lang).game
    }

    fn rules(lang: Lang) -> &'static RulePage {
        &lang.prose().morris
    }

    fn event(lang: Lang, by: &str, event: &Event) -> String {
        let w = words(lang);
        let (mv, taken, mills) = match event {
            Event::Begins(seat) => {
                return lang.common().begins(&w.game.the(*seat));
            }
            Event::Moved { mv, taken, mills, .. } => (mv, taken, mills),
        };
        let kind = match () {
            () if !taken.is_empty() => 2,
            () => usize::from(!mills.is_empty()),
        };
        let template = if mv.from.is_some() { w.moved } else { w.placed }[kind];
        let from = mv.from.map(|from| from.to_string()).unwrap_or_default();
        let taken: Vec<String> = taken.iter().map(|at| at.to_string()).collect();
        let (to, taken) = (mv.to.to_string(), lang.list(&taken));
        fill(template, &[("who", by), ("from", &from), ("to", &to), ("taken", &taken)])
    }

    fn refusal(lang: Lang, refusal: &Refusal) -> Refused {
        let w = words(lang);
        let on = |text, section| why(text, section).at(refusal.at.index());
        match refusal.why {
            Why::InHand => on(w.in_hand(&refusal.at), "turn"),
            Why::NoneInHand => on(w.none_in_hand(&refusal.at), "turn"),
            Why::NoMan => on(w.no_man(&refusal.at), "turn"),
            Why::NotYours => on(w.not_yours(&refusal.at), "turn"),
            Why::Stuck => on(w.stuck(&refusal.at), "turn"),
            Why::Staying => on(w.staying(&refusal.at), "turn"),
            Why::Occupied => on(w.occupied(&refusal.at), "turn"),
            Why::NoLine(from) => on(w.no_line(&from, &refusal.at), "turn"),
            Why::MustTake => on(w.must_take(&refusal.at), "captures"),
            Why::MustTakeTwo => on(w.must_take_two(&refusal.at), "captures"),
            Why::NoMill => on(w.no_mill(&refusal.at), "captures"),
            Why::AllInMills => on(w.all_in_mills(&refusal.at), "captures"),
            Why::Enough => on(w.enough(&refusal.at), "captures"),
            Why::NoPrey => on(w.no_prey(&refusal.at), "captures"),
            Why::InMill => on(w.in_mill(&refusal.at), "captures"),
        }
    }

    fn score_line(lang: Lang, view: &Open<Self>, seat: Seat) -> String {
        Self::score_line_in(lang, view, seat, &view.scene(&[]))
    }

    /// While a turn is entered, the man that it takes is gone already and a man placed has left the hand.
    fn score_line_in(lang: Lang, _: &Open<Self>, seat: Seat, scene: &Scene) -> String {
        let hand = |seat: Seat| {
            let own = scene.reserve.iter().filter(|men| usize::from(men.seat) == seat.index());
            own.map(|men| men.count as u32).sum::<u32>()
        };
        let all = |seat: Seat| {
            let own = scene.pieces.iter().filter(|man| man.seat == Some(seat.index() as u8));
            own.count() as u32 + hand(seat)
        };
        let (w, taken) = (words(lang), u32::from(MEN).saturating_sub(all(seat.other())));
        // On a small phone it stands in one line: what counts now.
        let has = match hand(seat) {
            0 => w.has(&all(seat)),
            hand => w.hand(&hand),
        };
        let took = (taken > 0).then(|| w.taken(&taken));
        let parts = [Some(has), took];
        join(lang.words().parts, &mut parts.iter().flatten().map(String::as_str))
    }

    fn prompt(
        lang: Lang,
        who: &str,
        view: &Open<Self>,
        clicks: &[Target],
        _: &[Next],
    ) -> (String, String) {
        let (w, position) = (words(lang), &view.0);
        let turn = palamede_rules::Rules::turn(position);
        let palamede_rules::Turn::Seat(seat) = turn else { return Default::default() };
        if let Some((_, prey, _)) = position.under_way(clicks) {
            let man = usize::from(position.hand(seat) == 0);
            let taken = clicks.len() - 1 - man;
            let all = position.men(seat.other()).count_ones() as usize - taken;
            let few = prey != 0 && prey.count_ones() as usize != all;
            let only = few.then(|| w.only(&prey.count_ones(), &lang.list(&names(prey))));
            let ask = fill(w.take[taken.min(1)], &[("who", who)]);
            return (ask, only.unwrap_or_default());
        }
        match clicks {
            [] if position.hand(seat) > 0 => (w.place(&who), String::new()),
            [Target::Site(site), ..] => {
                let site = view.scene(&[]).board.sites[*site].name.clone();
                let flies = if position.flies(seat) { w.flies } else { "" };
                (w.where_to(&who, &site), flies.to_owned())
            }
            _ => (w.choose(&who), String::new()),
        }
    }

    fn ending(lang: Lang, _: &Open<Self>, outcome: Outcome) -> Option<String> {
        let w = words(lang);
        let why = match outcome.reason {
            Reason::NoMove => w.blocked,
            Reason::Quiet => w.quiet,
            _ => return None,
        };
        Some(why.to_owned())
    }

    fn quiet(lang: Lang, _: &Open<Self>, left: usize) -> String {
        words(lang).quiet_left(&left)
    }

    fn piece_on(lang: Lang, piece: &Piece) -> String {
        words(lang).men[usize::from(piece.seat.unwrap_or(0) & 1)].to_owned()
    }
}
