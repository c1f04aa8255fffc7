//! The words that a language must have for Luzhanqi.

use crate::GameWords;
use crate::wording::wording;
use palamede_games::luzhanqi::{Rank, Style};

wording! {
    /// The sentences of the game for two and of that for four; places in braces are named
    /// alike everywhere. `{what}` is a piece by its rank or without, `{of}` a seat as an owner.
    pub struct LuzhanqiWords {
        /// The words of the game for two.
        pub two: GameWords,
        /// The words of the game for four.
        pub four: GameWords,
        /// The ranks, the lowest first, then bomb, mine and flag.
        pub ranks: [&'static str; Rank::ALL.len()],
        /// The ranks within a sentence.
        pub the_ranks: [&'static str; Rank::ALL.len()],
        /// The result of a combat of two numbers.
        pub all_fight: &'static str,
        /// The peculiarities of engineers, bombs, mines and the flag.
        pub duties: [&'static str; 4],
        /// The ranks that have a number, as bounds.
        pub grades: [&'static str; 9],
        /// A piece whose rank is not known.
        pub unknown: &'static str,
        /// A piece whose rank is not known, within a sentence.
        pub the_piece: &'static str,
        /// Owners: red and black, then South, East, North and West.
        pub of: [&'static str; 6],
        /// An army is laid out: `{who}`.
        pub deployed(who): &'static str,
        /// A piece went: `{who}`, `{what}`, `{from}`, `{to}`.
        pub moved(who, what, from, to): &'static str,
        /// Said when a piece attacked `{other}`: `{who}`, `{what}`, `{from}`, `{to}`.
        pub attacked(other, who, what, from, to): &'static str,
        /// Result of a combat: the defender is removed.
        pub attacker_stays: &'static str,
        /// Result of a combat: the attacker is removed.
        pub defender_stays: &'static str,
        /// Result of a combat: both are removed.
        pub nobody_stays: &'static str,
        /// Said when a piece took the flag: `{who}`, `{what}`, `{from}`, `{to}`, `{of}`.
        pub took_flag(who, what, from, to, of): &'static str,
        /// Result of a combat: the attacker is removed with the flag.
        pub gone_with_flag: &'static str,
        /// Said when a piece took the flag and carries it: `{who}`, `{what}`, `{from}`, `{to}`,
        /// `{of}`.
        pub bears_flag(who, what, from, to, of): &'static str,
        /// Said when a piece attacked the flag, which stays: `{who}`, `{what}`, `{from}`, `{to}`,
        /// `{of}`.
        pub flag_stays(who, what, from, to, of): &'static str,
        /// Said when a piece brought the flag home: `{who}`, `{what}`, `{from}`, `{to}`, `{of}`.
        pub home(who, what, from, to, of): &'static str,
        /// A marshal fell, and its flag is shown: `{of}`, `{site}`.
        pub fell(of, site): &'static str,
        /// A flag stands again: `{of}`, `{site}`.
        pub back(of, site): &'static str,
        /// A seat has no move: `{seat}`.
        pub no_move(seat): &'static str,
        /// A seat is out: `{seat}`.
        pub out(seat): &'static str,
        /// The request to lay out an army: `{who}`.
        pub lay_out(who): &'static str,
        /// The advice on how to lay out an army.
        pub lay_out_how: &'static str,
        /// The question while one piece of a draft is selected: `{who}`, `{site}`.
        pub swap_with(who, site): &'static str,
        /// The note while it is another seat's turn: `{who}`.
        pub waits(who): &'static str,
        /// The question while a piece is selected: `{who}`, `{what}`, `{site}`.
        pub where_to(who, what, site): &'static str,
        /// The sites where the selected piece can attack: `{sites}`.
        pub can_attack(sites): &'static str,
        /// The note that the selected piece carries a flag: `{of}`.
        pub carries(of): &'static str,
        /// The site to which the selected piece can bring the flag home: `{site}`.
        pub can_bring(site): &'static str,
        /// The state of a seat: its army is to be laid out.
        pub not_ready: &'static str,
        /// The state of a seat: its army is laid out.
        pub ready: &'static str,
        /// The state of a seat: one piece is left, or more: `{n}`.
        pub left(n): [&'static str; 2],
        /// The state of a seat: no piece is left.
        pub none_left: &'static str,
        /// The state of a seat: everybody knows its flag: `{site}`.
        pub flag_at(site): &'static str,
        /// The state of a seat: its flag is carried.
        pub flag_gone: &'static str,
        /// A piece on the board: `{what}`, `{of}`.
        pub a_piece(what, of): &'static str,
        /// A flag that is carried: `{of}`.
        pub a_carried_flag(of): &'static str,
        /// The named arrangements, and the mirror image.
        pub arrangements: [&'static str; Style::ALL.len() + 1],
        /// The switch of the aid.
        pub aid: &'static str,
        /// The possible ranks: this one or a higher one: `{low}`.
        pub at_least(low): &'static str,
        /// The possible ranks: this one or a lower one: `{high}`.
        pub at_most(high): &'static str,
        /// The possible ranks: from one to another: `{low}`, `{high}`.
        pub between(low, high): &'static str,
        /// The last two of the possible ranks: `{first}`, `{next}`.
        pub or [first, next]: &'static str,
        /// Reason for the end: the flag was taken: `{of}`.
        pub flag_lost(of): &'static str,
        /// Reason for the end: the flag was brought home by the other side: `{of}`.
        pub flag_home(of): &'static str,
        /// Reason for the end: both seats of a team are out: `{seats}`.
        pub team_out(seats): &'static str,
        /// Reason for the end: both seats of a team are out, the last one by its clock: `{seats}`.
        pub team_timed_out(seats): &'static str,
        /// Reason for the end: nobody can move.
        pub nobody_moves: &'static str,
        /// Reason for the end: the quiet limit makes the game a draw: `{n}`.
        pub quiet_draw(n): &'static str,
        /// Reason for the end: the quiet limit makes the seat to move lose: `{seat}`, `{n}`.
        pub quiet_lost(seat, n): &'static str,
        /// The warning that one quiet move is left before a draw, or more: `{n}`.
        pub quiet_left(n): [&'static str; 2],
        /// The warning that one quiet move is left before a seat loses, or more: `{seat}`, `{n}`.
        pub quiet_losing(n, seat): [&'static str; 2],
        /// Refusal: an army is to be laid out first.
        pub deploy_first: &'static str,
        /// Refusal: the armies are laid out.
        pub all_deployed: &'static str,
        /// Refusal: the pieces are other than those of an army.
        pub other_army: &'static str,
        /// Refusal: the flag is not in a headquarters: `{site}`.
        pub flag_outside(site): &'static str,
        /// Refusal: a mine is too far forward: `{site}`.
        pub mine_forward(site): &'static str,
        /// Refusal: a bomb is in the front row: `{site}`.
        pub bomb_in_front(site): &'static str,
        /// Refusal: the site is not in the own territory: `{site}`.
        pub not_home(site): &'static str,
        /// Refusal: the site is a camp, which stays empty: `{site}`.
        pub camp_empty(site): &'static str,
        /// Refusal: the board has no such site.
        pub no_site: &'static str,
        /// Refusal: the piece is a mine or a flag: `{site}`, `{what}`.
        pub immobile(site, what): &'static str,
        /// Refusal: the piece is in a headquarters: `{site}`.
        pub locked(site): &'static str,
        /// Refusal: the piece has nowhere to go: `{site}`.
        pub surrounded(site): &'static str,
        /// Refusal: an own piece stands there: `{site}`.
        pub own(site): &'static str,
        /// Refusal: an ally's piece stands there: `{site}`.
        pub ally(site): &'static str,
        /// Refusal: the camp is taken: `{site}`.
        pub camp_taken(site): &'static str,
        /// Refusal: the piece may meet a second flag: `{site}`.
        pub second_flag(site): &'static str,
        /// Refusal: nothing joins the two sites: `{from}`, `{site}`.
        pub not_joined(from, site): &'static str,
        /// Refusal: the railway bends: `{from}`, `{site}`.
        pub bends(from, site): &'static str,
        /// Refusal: a piece is in the way: `{other}`, `{site}`.
        pub blocked(other, site): &'static str,
        /// Refusal: no way along the railways is free: `{from}`, `{site}`.
        pub no_way(from, site): &'static str,
    }
}
