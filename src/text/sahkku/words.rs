//! What a language must say of Sáhkku.

use crate::GameWords;
use crate::wording::wording;
use palamede_games::sahkku::Standing;

wording! {
    /// The sentences of the game; places in braces are named alike everywhere.
    /// `{die}` and `{dice}` are what dice show.
    pub struct SahkkuWords {
        /// The words of the game.
        pub game: GameWords,
        /// What a die without a sign is called.
        pub blank: &'static str,
        /// A throw in the move list, die by die: `{first}`, `{next}`.
        pub throw: &'static str,
        /// A throw: `{who}`, `{dice}`.
        pub thrown: &'static str,
        /// Three blank dice: `{who}`.
        pub all_blank: &'static str,
        /// None of its dice has a use.
        pub no_use: &'static str,
        /// The same of a throw without an X.
        pub no_cross: &'static str,
        /// The turn passes.
        pub passes: &'static str,
        /// The same seat throws again.
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
        /// And took one, or more: `{who}`, `{die}`, `{from}`, `{to}`, `{n}`.
        pub lapped_took: [&'static str; 2],
        /// A pawn finished its lap and waits: `{who}`, `{die}`, `{from}`, `{to}`.
        pub waits: &'static str,
        /// The pawn took the king who was nobody's.
        pub crowned: &'static str,
        /// The pawn took the king of `{seat}`, and his marker.
        pub recrowned: &'static str,
        /// One die is lost, or more: `{dice}`.
        pub lost: [&'static str; 2],
        /// Different dice to play: `{who}`.
        pub choose: &'static str,
        /// One die to play, or equal ones: `{who}`, `{die}`.
        pub choose_piece: &'static str,
        /// Which dice have a use, or are still to be played: `{dice}`.
        pub to_play: &'static str,
        /// A die is chosen: `{who}`, `{die}`.
        pub piece_for: &'static str,
        /// A pawn is selected: `{who}`, `{site}`.
        pub where_pawn: &'static str,
        /// The king is: `{who}`.
        pub where_king: &'static str,
        /// A cell with several pieces is: `{who}`, `{site}`.
        pub where_piece: &'static str,
        /// Which of the pieces of a cell goes: `{who}`, `{site}` where to.
        pub which_piece: &'static str,
        /// What stands on a cell: `{site}`, `{pieces}`.
        pub pieces_there: &'static str,
        /// With which die: `{who}`, `{site}` where to.
        pub which_die: &'static str,
        /// Which dice lead there: `{dice}`.
        pub these_lead: &'static str,
        /// Where the king can be taken: `{site}`.
        pub can_crown: &'static str,
        /// One pawn sleeps, or more: `{n}`.
        pub asleep: [&'static str; 2],
        /// One is awake, or more: `{n}`.
        pub awake: [&'static str; 2],
        /// One waits, or more: `{n}`.
        pub waiting: [&'static str; 2],
        /// The seat has the king.
        pub holds_king: &'static str,
        /// It has nothing else.
        pub king_alone: &'static str,
        /// It has nothing.
        pub nothing: &'static str,
        /// The pieces: asleep, awake, waiting, on the fourth leg, the king.
        pub kinds: [&'static str; Standing::ALL.len()],
        /// A piece and its place: `{what}`, `{site}`.
        pub piece_on: &'static str,
        /// What stands on a cell: a sleeper of `{seat}`.
        pub a_sleeper: &'static str,
        /// One that is awake, or more: `{seat}`, `{n}`.
        pub pawns: [&'static str; 2],
        /// One that waits, or more: `{seat}`, `{n}`.
        pub waiters: [&'static str; 2],
        /// One on the fourth leg, or more: `{seat}`, `{n}`.
        pub returning: [&'static str; 2],
        /// The king of `{seat}`.
        pub a_king: &'static str,
        /// The king who is nobody's.
        pub free_king: &'static str,
        /// Why it ended: `{seat}` has neither pawn nor king.
        pub no_piece: &'static str,
        /// Why it ended: `{seat}` has the king alone.
        pub only_king: &'static str,
        /// Why it ended: a pawn shuts the sleepers in: `{site}`.
        pub shut_by_pawn: &'static str,
        /// The king does: `{site}`.
        pub shut_by_king: &'static str,
        /// The dice are not thrown.
        pub throw_first: &'static str,
        /// There is no such place: `{site}`.
        pub no_place: &'static str,
        /// Nothing to move there: `{site}`.
        pub empty: &'static str,
        /// The other side's pawn: `{site}`.
        pub not_yours: &'static str,
        /// Nobody's king: `{site}`.
        pub nobodys_king: &'static str,
        /// The other side's king: `{site}`.
        pub not_your_king: &'static str,
        /// A blank die.
        pub moves_nothing: &'static str,
        /// No such die is left: `{die}`.
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
        /// No die leads a pawn there: `{from}`, `{site}`, `{n}`.
        pub pawn_away: &'static str,
        /// A pawn back along its track: `{from}`, `{site}`.
        pub pawn_back: &'static str,
        /// No die leads the king there: `{from}`, `{site}`, `{n}`.
        pub king_away: &'static str,
        /// The king would turn: `{from}`, `{site}`.
        pub not_straight: &'static str,
        /// A piece that cannot stop anywhere: `{site}`.
        pub stuck: &'static str,
        /// The switch that shows danger.
        pub aid_danger: &'static str,
        /// The switch that shows the track of `{seat}`.
        pub aid_track: &'static str,
        /// Of a cell: one of the 64 throws, or `{n}`, takes what stands there.
        pub danger_hit: [&'static str; 2],
        /// After one of the 64 throws, or `{n}`, `{seat}` would be blocked.
        pub danger_blocked: [&'static str; 2],
        /// After one of the 64 throws, or `{n}`, `{seat}` would have nothing left.
        pub danger_beaten: [&'static str; 2],
    }
}
