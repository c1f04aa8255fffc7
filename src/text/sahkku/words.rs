//! The words that a language must have for Sáhkku.

use crate::GameWords;
use crate::wording::wording;
use palamede_games::sahkku::Standing;

wording! {
    /// The sentences of the game; places in braces are named alike everywhere.
    /// `{die}` and `{dice}` are what dice show.
    pub struct SahkkuWords {
        /// The words of the game.
        pub game: GameWords,
        /// The name of a die without a sign.
        pub blank: &'static str,
        /// A throw in the move list, die by die: `{first}`, `{next}`.
        pub throw [first, next]: &'static str,
        /// A throw: `{who}`, `{dice}`.
        pub thrown(who, dice): &'static str,
        /// Three blank dice: `{who}`.
        pub all_blank(who): &'static str,
        /// Said when no die of a throw has a use.
        pub no_use: &'static str,
        /// Said when no die of a throw without an X has a use.
        pub no_cross: &'static str,
        /// How a pawn wakes: said as the game begins.
        pub wakes: &'static str,
        /// The turn passes.
        pub passes: &'static str,
        /// Said when the same seat throws again.
        pub again: &'static str,
        /// A seat is blocked: `{seat}`.
        pub blocked(seat): &'static str,
        /// A pawn woke: `{who}`, `{die}`, `{from}`, `{to}`.
        pub woke(who, die, from, to): &'static str,
        /// A pawn moved: `{who}`, `{die}`, `{from}`, `{to}`.
        pub moved(who, die, from, to): &'static str,
        /// A pawn took one, or more: `{who}`, `{die}`, `{from}`, `{to}`, `{n}`.
        pub took(n, who, die, from, to): [&'static str; 2],
        /// The king moved: `{who}`, `{die}`, `{from}`, `{to}`.
        pub king_moved(who, die, from, to): &'static str,
        /// The king took one, or more: `{who}`, `{die}`, `{from}`, `{to}`, `{n}`.
        pub king_took(n, who, die, from, to): [&'static str; 2],
        /// A pawn finished its lap: `{who}`, `{die}`, `{from}`, `{to}`.
        pub lapped(who, die, from, to): &'static str,
        /// Said when a pawn finished its lap and took one, or more: `{who}`, `{die}`, `{from}`,
        /// `{to}`, `{n}`.
        pub lapped_took(n, who, die, from, to): [&'static str; 2],
        /// A pawn finished its lap and waits: `{who}`, `{die}`, `{from}`, `{to}`.
        pub waits(who, die, from, to): &'static str,
        /// The pawn took the king who was nobody's.
        pub crowned: &'static str,
        /// The pawn took the king of `{seat}`, and his marker.
        pub recrowned(seat): &'static str,
        /// Said when one die is lost, or more: `{dice}`.
        pub lost(n, dice): [&'static str; 2],
        /// The question while there are different dice to play: `{who}`.
        pub choose(who): &'static str,
        /// The question while there is one die to play, or equal ones: `{who}`, `{die}`.
        pub choose_piece(who, die): &'static str,
        /// The dice that have a use, or are still to be played: `{dice}`.
        pub to_play(n, dice): [&'static str; 2],
        /// The question while a die is chosen: `{who}`, `{die}`.
        pub piece_for(who, die): &'static str,
        /// The question while a pawn is selected: `{who}`, `{site}`.
        pub where_pawn(who, site): &'static str,
        /// The question while the king is selected: `{who}`.
        pub where_king(who): &'static str,
        /// The question while a cell with several pieces is selected: `{who}`, `{site}`.
        pub where_piece(who, site): &'static str,
        /// The question which of the pieces of a cell goes: `{who}`, `{site}` where to.
        pub which_piece(who, site): &'static str,
        /// The pieces that stand on a cell: `{site}`, `{pieces}`.
        pub pieces_there(site, pieces): &'static str,
        /// The question with which die the piece goes: `{who}`, `{site}` where to.
        pub which_die(who, site): &'static str,
        /// The dice that lead there: `{dice}`.
        pub these_lead(dice): &'static str,
        /// The site where the king can be taken: `{site}`.
        pub can_crown(site): &'static str,
        /// The state of a seat: one pawn sleeps, or more: `{n}`.
        pub asleep(n): [&'static str; 2],
        /// The state of a seat: one pawn is awake, or more: `{n}`.
        pub awake(n): [&'static str; 2],
        /// The state of a seat: one pawn waits, or more: `{n}`.
        pub waiting(n): [&'static str; 2],
        /// The state of a seat: it has the king.
        pub holds_king: &'static str,
        /// The state of a seat: it has the king alone.
        pub king_alone: &'static str,
        /// The state of a seat: it has neither pawn nor king.
        pub nothing: &'static str,
        /// The pieces: asleep, awake, waiting, on the fourth leg, the king.
        pub kinds: [&'static str; Standing::ALL.len()],
        /// A piece and its place: `{what}`, `{site}`.
        pub piece_on(what, site): &'static str,
        /// The content of a cell: a sleeper of `{seat}`.
        pub a_sleeper(seat): &'static str,
        /// The content of a cell: one pawn that is awake, or more: `{seat}`, `{n}`.
        pub pawns(n, seat): [&'static str; 2],
        /// The content of a cell: one pawn that waits, or more: `{seat}`, `{n}`.
        pub waiters(n, seat): [&'static str; 2],
        /// The content of a cell: one pawn on the fourth leg, or more: `{seat}`, `{n}`.
        pub returning(n, seat): [&'static str; 2],
        /// The content of a cell: the king of `{seat}`.
        pub a_king(seat): &'static str,
        /// The content of a cell: the king who is nobody's.
        pub free_king: &'static str,
        /// Reason for the end: `{seat}` has neither pawn nor king.
        pub no_piece(seat): &'static str,
        /// Reason for the end: `{seat}` has the king alone.
        pub only_king(seat): &'static str,
        /// Reason for the end: a pawn shuts the sleepers in: `{site}`.
        pub shut_by_pawn(site): &'static str,
        /// Reason for the end: the king shuts the sleepers in: `{site}`.
        pub shut_by_king(site): &'static str,
        /// Refusal: the dice are not thrown.
        pub throw_first: &'static str,
        /// Refusal: the track has no such place: `{site}`.
        pub no_place(site): &'static str,
        /// Refusal: the cell has nothing to move: `{site}`.
        pub empty(site): &'static str,
        /// Refusal: the pawn is the other side's: `{site}`.
        pub not_yours(site): &'static str,
        /// Refusal: the king is nobody's: `{site}`.
        pub nobodys_king(site): &'static str,
        /// Refusal: the king is the other side's: `{site}`.
        pub not_your_king(site): &'static str,
        /// Refusal: the die is blank.
        pub moves_nothing: &'static str,
        /// Refusal: no such die is left: `{die}`.
        pub no_die(die): &'static str,
        /// A die without a use, as nothing is awake: `{die}`.
        pub all_asleep(die): &'static str,
        /// Dice without a use, for the same reason: `{dice}`.
        pub dice_asleep(dice): &'static str,
        /// A die without a use, as every way is barred: `{die}`.
        pub all_barred(die): &'static str,
        /// Dice without a use, for the same reason: `{dice}`.
        pub dice_barred(dice): &'static str,
        /// A pawn that sleeps: `{site}`.
        pub sleeps(site): &'static str,
        /// A pawn that sleeps behind another: `{site}`, `{other}`.
        pub behind(site, other): &'static str,
        /// Waking onto a pawn: `{site}`.
        pub wakes_onto_pawn(site): &'static str,
        /// Waking onto the king: `{site}`.
        pub wakes_onto_king(site): &'static str,
        /// A pawn of `{seat}` sleeps where the piece would stop: `{site}`.
        pub onto_sleeper(seat, site): &'static str,
        /// A pawn that waits for as many as sleep: `{site}`, `{n}`.
        pub waits_for(site, n): &'static str,
        /// A die too large for so few places: `{die}`, `{site}`, `{n}`.
        pub too_large(die, site, n): &'static str,
        /// The die leads elsewhere: `{die}`, `{site}`.
        pub elsewhere(die, site): &'static str,
        /// Refusal: no die leads a pawn there: `{from}`, `{site}`, `{n}`.
        pub pawn_away(from, site, n): &'static str,
        /// A pawn back along its track: `{from}`, `{site}`.
        pub pawn_back(from, site): &'static str,
        /// Refusal: no die leads the king there: `{from}`, `{site}`, `{n}`.
        pub king_away(from, site, n): &'static str,
        /// The king would turn: `{from}`, `{site}`.
        pub not_straight(from, site): &'static str,
        /// A piece that cannot stop anywhere: `{site}`.
        pub stuck(site): &'static str,
        /// The switch that shows danger.
        pub aid_danger: &'static str,
        /// The switch that shows the track of `{seat}`.
        pub aid_track(seat): &'static str,
        /// The danger of a cell: one of the 64 throws, or `{n}`, takes what stands there.
        pub danger_hit(n): [&'static str; 2],
        /// The danger that after one of the 64 throws, or `{n}`, `{seat}` would be blocked.
        pub danger_blocked(n, seat): [&'static str; 2],
        /// The danger that after one of the 64 throws, or `{n}`, `{seat}` would have nothing left.
        pub danger_beaten(n, seat): [&'static str; 2],
    }
}
