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
        pub throw: &'static str,
        /// A throw: `{who}`, `{dice}`.
        pub thrown: &'static str,
        /// Three blank dice: `{who}`.
        pub all_blank: &'static str,
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
        pub blocked: &'static str,
        /// A pawn woke: `{who}`, `{die}`, `{from}`, `{to}`.
        pub woke: &'static str,
        /// A pawn moved: `{who}`, `{die}`, `{from}`, `{to}`.
        pub moved: &'static str,
        /// A pawn took one, or more: `{who}`, `{die}`, `{from}`, `{to}`, `{n}`.
        pub took: [&'static str; 2],
        /// The king moved: `{who}`, `{die}`, `{from}`, `{to}`.
        pub king_moved: &'static str,
        /// The king took one, or more: `{who}`, `{die}`, `{from}`, `{to}`, `{n}`.
        pub king_took: [&'static str; 2],
        /// A pawn finished its lap: `{who}`, `{die}`, `{from}`, `{to}`.
        pub lapped: &'static str,
        /// Said when a pawn finished its lap and took one, or more: `{who}`, `{die}`, `{from}`,
        /// `{to}`, `{n}`.
        pub lapped_took: [&'static str; 2],
        /// A pawn finished its lap and waits: `{who}`, `{die}`, `{from}`, `{to}`.
        pub waits: &'static str,
        /// The pawn took the king who was nobody's.
        pub crowned: &'static str,
        /// The pawn took the king of `{seat}`, and his marker.
        pub recrowned: &'static str,
        /// Said when one die is lost, or more: `{dice}`.
        pub lost: [&'static str; 2],
        /// The question while there are different dice to play: `{who}`.
        pub choose: &'static str,
        /// The question while there is one die to play, or equal ones: `{who}`, `{die}`.
        pub choose_piece: &'static str,
        /// The dice that have a use, or are still to be played: `{dice}`.
        pub to_play: [&'static str; 2],
        /// The question while a die is chosen: `{who}`, `{die}`.
        pub piece_for: &'static str,
        /// The question while a pawn is selected: `{who}`, `{site}`.
        pub where_pawn: &'static str,
        /// The question while the king is selected: `{who}`.
        pub where_king: &'static str,
        /// The question while a cell with several pieces is selected: `{who}`, `{site}`.
        pub where_piece: &'static str,
        /// The question which of the pieces of a cell goes: `{who}`, `{site}` where to.
        pub which_piece: &'static str,
        /// The pieces that stand on a cell: `{site}`, `{pieces}`.
        pub pieces_there: &'static str,
        /// The question with which die the piece goes: `{who}`, `{site}` where to.
        pub which_die: &'static str,
        /// The dice that lead there: `{dice}`.
        pub these_lead: &'static str,
        /// The site where the king can be taken: `{site}`.
        pub can_crown: &'static str,
        /// The state of a seat: one pawn sleeps, or more: `{n}`.
        pub asleep: [&'static str; 2],
        /// The state of a seat: one pawn is awake, or more: `{n}`.
        pub awake: [&'static str; 2],
        /// The state of a seat: one pawn waits, or more: `{n}`.
        pub waiting: [&'static str; 2],
        /// The state of a seat: it has the king.
        pub holds_king: &'static str,
        /// The state of a seat: it has the king alone.
        pub king_alone: &'static str,
        /// The state of a seat: it has neither pawn nor king.
        pub nothing: &'static str,
        /// The pieces: asleep, awake, waiting, on the fourth leg, the king.
        pub kinds: [&'static str; Standing::ALL.len()],
        /// A piece and its place: `{what}`, `{site}`.
        pub piece_on: &'static str,
        /// The content of a cell: a sleeper of `{seat}`.
        pub a_sleeper: &'static str,
        /// The content of a cell: one pawn that is awake, or more: `{seat}`, `{n}`.
        pub pawns: [&'static str; 2],
        /// The content of a cell: one pawn that waits, or more: `{seat}`, `{n}`.
        pub waiters: [&'static str; 2],
        /// The content of a cell: one pawn on the fourth leg, or more: `{seat}`, `{n}`.
        pub returning: [&'static str; 2],
        /// The content of a cell: the king of `{seat}`.
        pub a_king: &'static str,
        /// The content of a cell: the king who is nobody's.
        pub free_king: &'static str,
        /// Reason for the end: `{seat}` has neither pawn nor king.
        pub no_piece: &'static str,
        /// Reason for the end: `{seat}` has the king alone.
        pub only_king: &'static str,
        /// Reason for the end: a pawn shuts the sleepers in: `{site}`.
        pub shut_by_pawn: &'static str,
        /// Reason for the end: the king shuts the sleepers in: `{site}`.
        pub shut_by_king: &'static str,
        /// Refusal: the dice are not thrown.
        pub throw_first: &'static str,
        /// Refusal: the track has no such place: `{site}`.
        pub no_place: &'static str,
        /// Refusal: the cell has nothing to move: `{site}`.
        pub empty: &'static str,
        /// Refusal: the pawn is the other side's: `{site}`.
        pub not_yours: &'static str,
        /// Refusal: the king is nobody's: `{site}`.
        pub nobodys_king: &'static str,
        /// Refusal: the king is the other side's: `{site}`.
        pub not_your_king: &'static str,
        /// Refusal: the die is blank.
        pub moves_nothing: &'static str,
        /// Refusal: no such die is left: `{die}`.
        pub no_die: &'static str,
        /// A die without a use, as nothing is awake: `{die}`.
        pub all_asleep: &'static str,
        /// Dice without a use, for the same reason: `{dice}`.
        pub dice_asleep: &'static str,
        /// A die without a use, as every way is barred: `{die}`.
        pub all_barred: &'static str,
        /// Dice without a use, for the same reason: `{dice}`.
        pub dice_barred: &'static str,
        /// A pawn that sleeps: `{site}`.
        pub sleeps: &'static str,
        /// A pawn that sleeps behind another: `{site}`, `{other}`.
        pub behind: &'static str,
        /// Waking onto a pawn: `{site}`.
        pub wakes_onto_pawn: &'static str,
        /// Waking onto the king: `{site}`.
        pub wakes_onto_king: &'static str,
        /// A pawn of `{seat}` sleeps where the piece would stop: `{site}`.
        pub onto_sleeper: &'static str,
        /// A pawn that waits for as many as sleep: `{site}`, `{n}`.
        pub waits_for: &'static str,
        /// A die too large for so few places: `{die}`, `{site}`, `{n}`.
        pub too_large: &'static str,
        /// The die leads elsewhere: `{die}`, `{site}`.
        pub elsewhere: &'static str,
        /// Refusal: no die leads a pawn there: `{from}`, `{site}`, `{n}`.
        pub pawn_away: &'static str,
        /// A pawn back along its track: `{from}`, `{site}`.
        pub pawn_back: &'static str,
        /// Refusal: no die leads the king there: `{from}`, `{site}`, `{n}`.
        pub king_away: &'static str,
        /// The king would turn: `{from}`, `{site}`.
        pub not_straight: &'static str,
        /// A piece that cannot stop anywhere: `{site}`.
        pub stuck: &'static str,
        /// The switch that shows danger.
        pub aid_danger: &'static str,
        /// The switch that shows the track of `{seat}`.
        pub aid_track: &'static str,
        /// The danger of a cell: one of the 64 throws, or `{n}`, takes what stands there.
        pub danger_hit: [&'static str; 2],
        /// The danger that after one of the 64 throws, or `{n}`, `{seat}` would be blocked.
        pub danger_blocked: [&'static str; 2],
        /// The danger that after one of the 64 throws, or `{n}`, `{seat}` would have nothing left.
        pub danger_beaten: [&'static str; 2],
    }
}
