//! What a language must say of Luzhanqi.

use crate::games::luzhanqi::{Rank, Style};
use crate::say::forms::sentences;

sentences! {
    /// The sentences of the game for two and of that for four; places in braces are named
    /// alike everywhere. `{what}` is a piece by its rank or without, `{of}` a seat as an owner.
    LuzhanqiWords {
        /// The words of the game for two.
        two,
        /// The words of the game for four.
        four,
    }
    /// The ranks, the lowest first, then bomb, mine and flag.
    ranks: [&'static str; Rank::ALL.len()],
    /// The same in a sentence.
    the_ranks: [&'static str; Rank::ALL.len()],
    /// The ranks that have a number, as bounds.
    grades: [&'static str; 9],
    /// A piece whose rank is not known.
    unknown: &'static str,
    /// The same in a sentence.
    the_piece: &'static str,
    /// Owners: red and black, then South, East, North and West.
    of: [&'static str; 6],
    /// An army is laid out: `{who}`.
    deployed: &'static str,
    /// Who begins: `{seat}`.
    begins: &'static str,
    /// A piece went: `{who}`, `{what}`, `{from}`, `{to}`.
    moved: &'static str,
    /// It attacked `{other}`: `{who}`, `{what}`, `{from}`, `{to}`.
    attacked: &'static str,
    /// The defender is removed.
    attacker_stays: &'static str,
    /// The attacker is removed.
    defender_stays: &'static str,
    /// Both are.
    nobody_stays: &'static str,
    /// It took the flag: `{who}`, `{what}`, `{from}`, `{to}`, `{of}`.
    took_flag: &'static str,
    /// And was removed with it.
    gone_with_flag: &'static str,
    /// It took the flag and carries it: `{who}`, `{what}`, `{from}`, `{to}`, `{of}`.
    bears_flag: &'static str,
    /// It attacked the flag, which stays: `{who}`, `{what}`, `{from}`, `{to}`, `{of}`.
    flag_stays: &'static str,
    /// It brought the flag home: `{who}`, `{what}`, `{from}`, `{to}`, `{of}`.
    home: &'static str,
    /// A marshal fell, and its flag is shown: `{of}`, `{site}`.
    fell: &'static str,
    /// A flag stands again: `{of}`, `{site}`.
    back: &'static str,
    /// A seat has no move: `{seat}`.
    no_move: &'static str,
    /// A seat is out: `{seat}`.
    out: &'static str,
    /// An army is to be laid out: `{who}`.
    lay_out: &'static str,
    /// How to.
    lay_out_how: &'static str,
    /// One piece is selected: `{who}`, `{site}`.
    swap_with: &'static str,
    /// It is another seat's turn: `{who}`.
    waits: &'static str,
    /// Nothing is selected: `{who}`.
    choose: &'static str,
    /// A piece is: `{who}`, `{what}`, `{site}`.
    where_to: &'static str,
    /// Where it can attack: `{sites}`.
    can_attack: &'static str,
    /// It carries a flag: `{of}`.
    carries: &'static str,
    /// It can bring it home: `{site}`.
    can_bring: &'static str,
    /// How a seat stands: its army is to be laid out.
    not_ready: &'static str,
    /// Its army is laid out.
    ready: &'static str,
    /// One piece is left, or more: `{n}`.
    left: [&'static str; 2],
    /// None is.
    none_left: &'static str,
    /// The seat is out.
    is_out: &'static str,
    /// Everybody knows its flag: `{site}`.
    flag_at: &'static str,
    /// Its flag is carried.
    flag_gone: &'static str,
    /// A piece on the board: `{what}`, `{of}`.
    a_piece: &'static str,
    /// A flag that is carried: `{of}`.
    a_carried_flag: &'static str,
    /// The named arrangements, and the mirror image.
    arrangements: [&'static str; Style::ALL.len() + 1],
    /// The switch of the aid.
    aid: &'static str,
    /// A rank or a higher one: `{low}`.
    at_least: &'static str,
    /// A rank or a lower one: `{high}`.
    at_most: &'static str,
    /// From one rank to another: `{low}`, `{high}`.
    between: &'static str,
    /// The last two of what can be: `{first}`, `{next}`.
    or: &'static str,
    /// Why it ended: the flag was taken: `{of}`.
    flag_lost: &'static str,
    /// The flag was brought home by the other side: `{of}`.
    flag_home: &'static str,
    /// Both seats of a team are out: `{seats}`.
    team_out: &'static str,
    /// Nobody can move.
    nobody_moves: &'static str,
    /// The quiet limit that makes the game a draw: `{n}`.
    quiet_draw: &'static str,
    /// The quiet limit that makes the seat to move lose: `{seat}`, `{n}`.
    quiet_lost: &'static str,
    /// One quiet move is left before a draw, or more: `{n}`.
    quiet_left: [&'static str; 2],
    /// The same, before a seat loses: `{seat}`, `{n}`.
    quiet_losing: [&'static str; 2],
    /// An army is to be laid out first.
    deploy_first: &'static str,
    /// The armies are laid out.
    all_deployed: &'static str,
    /// Other pieces than those of an army.
    other_army: &'static str,
    /// The flag is not in a headquarters: `{site}`.
    flag_outside: &'static str,
    /// A mine is too far forward: `{site}`.
    mine_forward: &'static str,
    /// A bomb is in the front row: `{site}`.
    bomb_in_front: &'static str,
    /// Not in the own territory: `{site}`.
    not_home: &'static str,
    /// A camp, which stays empty: `{site}`.
    camp_empty: &'static str,
    /// There is no such site.
    no_site: &'static str,
    /// Nothing stands there: `{site}`.
    empty: &'static str,
    /// Another seat's piece: `{site}`.
    not_yours: &'static str,
    /// A mine or a flag: `{site}`, `{what}`.
    immobile: &'static str,
    /// A piece in a headquarters: `{site}`.
    locked: &'static str,
    /// A piece that has nowhere to go: `{site}`.
    surrounded: &'static str,
    /// An own piece stands there: `{site}`.
    own: &'static str,
    /// An ally's does: `{site}`.
    ally: &'static str,
    /// A camp that is taken: `{site}`.
    camp_taken: &'static str,
    /// A second flag: `{site}`.
    second_flag: &'static str,
    /// Nothing joins the two: `{from}`, `{site}`.
    not_joined: &'static str,
    /// The railway bends: `{from}`, `{site}`.
    bends: &'static str,
    /// A piece in the way: `{other}`, `{site}`.
    blocked: &'static str,
    /// No free way along the railways: `{from}`, `{site}`.
    no_way: &'static str,
}
