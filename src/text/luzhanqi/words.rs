//! What a language must say of Luzhanqi.

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
        /// The same in a sentence.
        pub the_ranks: [&'static str; Rank::ALL.len()],
        /// How a combat of two numbers ends.
        pub all_fight: &'static str,
        /// What is peculiar to engineers, bombs, mines and the flag.
        pub duties: [&'static str; 4],
        /// The ranks that have a number, as bounds.
        pub grades: [&'static str; 9],
        /// A piece whose rank is not known.
        pub unknown: &'static str,
        /// The same in a sentence.
        pub the_piece: &'static str,
        /// Owners: red and black, then South, East, North and West.
        pub of: [&'static str; 6],
        /// An army is laid out: `{who}`.
        pub deployed: &'static str,
        /// A piece went: `{who}`, `{what}`, `{from}`, `{to}`.
        pub moved: &'static str,
        /// It attacked `{other}`: `{who}`, `{what}`, `{from}`, `{to}`.
        pub attacked: &'static str,
        /// The defender is removed.
        pub attacker_stays: &'static str,
        /// The attacker is removed.
        pub defender_stays: &'static str,
        /// Both are.
        pub nobody_stays: &'static str,
        /// It took the flag: `{who}`, `{what}`, `{from}`, `{to}`, `{of}`.
        pub took_flag: &'static str,
        /// And was removed with it.
        pub gone_with_flag: &'static str,
        /// It took the flag and carries it: `{who}`, `{what}`, `{from}`, `{to}`, `{of}`.
        pub bears_flag: &'static str,
        /// It attacked the flag, which stays: `{who}`, `{what}`, `{from}`, `{to}`, `{of}`.
        pub flag_stays: &'static str,
        /// It brought the flag home: `{who}`, `{what}`, `{from}`, `{to}`, `{of}`.
        pub home: &'static str,
        /// A marshal fell, and its flag is shown: `{of}`, `{site}`.
        pub fell: &'static str,
        /// A flag stands again: `{of}`, `{site}`.
        pub back: &'static str,
        /// A seat has no move: `{seat}`.
        pub no_move: &'static str,
        /// A seat is out: `{seat}`.
        pub out: &'static str,
        /// An army is to be laid out: `{who}`.
        pub lay_out: &'static str,
        /// How to.
        pub lay_out_how: &'static str,
        /// One piece is selected: `{who}`, `{site}`.
        pub swap_with: &'static str,
        /// It is another seat's turn: `{who}`.
        pub waits: &'static str,
        /// A piece is: `{who}`, `{what}`, `{site}`.
        pub where_to: &'static str,
        /// Where it can attack: `{sites}`.
        pub can_attack: &'static str,
        /// It carries a flag: `{of}`.
        pub carries: &'static str,
        /// It can bring it home: `{site}`.
        pub can_bring: &'static str,
        /// How a seat stands: its army is to be laid out.
        pub not_ready: &'static str,
        /// Its army is laid out.
        pub ready: &'static str,
        /// One piece is left, or more: `{n}`.
        pub left: [&'static str; 2],
        /// None is.
        pub none_left: &'static str,
        /// Everybody knows its flag: `{site}`.
        pub flag_at: &'static str,
        /// Its flag is carried.
        pub flag_gone: &'static str,
        /// A piece on the board: `{what}`, `{of}`.
        pub a_piece: &'static str,
        /// A flag that is carried: `{of}`.
        pub a_carried_flag: &'static str,
        /// The named arrangements, and the mirror image.
        pub arrangements: [&'static str; Style::ALL.len() + 1],
        /// The switch of the aid.
        pub aid: &'static str,
        /// A rank or a higher one: `{low}`.
        pub at_least: &'static str,
        /// A rank or a lower one: `{high}`.
        pub at_most: &'static str,
        /// From one rank to another: `{low}`, `{high}`.
        pub between: &'static str,
        /// The last two of what can be: `{first}`, `{next}`.
        pub or: &'static str,
        /// Why it ended: the flag was taken: `{of}`.
        pub flag_lost: &'static str,
        /// The flag was brought home by the other side: `{of}`.
        pub flag_home: &'static str,
        /// Both seats of a team are out: `{seats}`.
        pub team_out: &'static str,
        /// Nobody can move.
        pub nobody_moves: &'static str,
        /// The quiet limit that makes the game a draw: `{n}`.
        pub quiet_draw: &'static str,
        /// The quiet limit that makes the seat to move lose: `{seat}`, `{n}`.
        pub quiet_lost: &'static str,
        /// One quiet move is left before a draw, or more: `{n}`.
        pub quiet_left: [&'static str; 2],
        /// The same, before a seat loses: `{seat}`, `{n}`.
        pub quiet_losing: [&'static str; 2],
        /// An army is to be laid out first.
        pub deploy_first: &'static str,
        /// The armies are laid out.
        pub all_deployed: &'static str,
        /// Other pieces than those of an army.
        pub other_army: &'static str,
        /// The flag is not in a headquarters: `{site}`.
        pub flag_outside: &'static str,
        /// A mine is too far forward: `{site}`.
        pub mine_forward: &'static str,
        /// A bomb is in the front row: `{site}`.
        pub bomb_in_front: &'static str,
        /// Not in the own territory: `{site}`.
        pub not_home: &'static str,
        /// A camp, which stays empty: `{site}`.
        pub camp_empty: &'static str,
        /// There is no such site.
        pub no_site: &'static str,
        /// A mine or a flag: `{site}`, `{what}`.
        pub immobile: &'static str,
        /// A piece in a headquarters: `{site}`.
        pub locked: &'static str,
        /// A piece that has nowhere to go: `{site}`.
        pub surrounded: &'static str,
        /// An own piece stands there: `{site}`.
        pub own: &'static str,
        /// An ally's does: `{site}`.
        pub ally: &'static str,
        /// A camp that is taken: `{site}`.
        pub camp_taken: &'static str,
        /// A second flag: `{site}`.
        pub second_flag: &'static str,
        /// Nothing joins the two: `{from}`, `{site}`.
        pub not_joined: &'static str,
        /// The railway bends: `{from}`, `{site}`.
        pub bends: &'static str,
        /// A piece in the way: `{other}`, `{site}`.
        pub blocked: &'static str,
        /// No free way along the railways: `{from}`, `{site}`.
        pub no_way: &'static str,
    }
}
