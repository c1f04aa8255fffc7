//! What a language must say of Sáhkku.

use crate::games::sahkku::Standing;
use crate::say::forms::sentences;

sentences! {
    /// The sentences of the game; places in braces are named alike everywhere.
    /// `{die}` and `{dice}` are what dice show.
    SahkkuWords {
        /// The words of the game.
        game,
    }
    /// What a die without a sign is called.
    blank: &'static str,
    /// A throw in the move list, die by die: `{first}`, `{next}`.
    throw: &'static str,
    /// Who begins: `{seat}`.
    begins: &'static str,
    /// A throw: `{who}`, `{dice}`.
    thrown: &'static str,
    /// Three blank dice: `{who}`.
    all_blank: &'static str,
    /// None of its dice has a use.
    no_use: &'static str,
    /// The turn passes.
    passes: &'static str,
    /// The same seat throws again.
    again: &'static str,
    /// A seat is blocked: `{seat}`.
    blocked: &'static str,
    /// A pawn woke: `{who}`, `{die}`, `{from}`, `{to}`.
    woke: &'static str,
    /// A pawn moved: `{who}`, `{die}`, `{from}`, `{to}`.
    moved: &'static str,
    /// A pawn took one, or more: `{who}`, `{die}`, `{from}`, `{to}`, `{n}`.
    took: [&'static str; 2],
    /// The king moved: `{who}`, `{die}`, `{from}`, `{to}`.
    king_moved: &'static str,
    /// The king took one, or more: `{who}`, `{die}`, `{from}`, `{to}`, `{n}`.
    king_took: [&'static str; 2],
    /// A pawn finished its lap: `{who}`, `{die}`, `{from}`, `{to}`.
    lapped: &'static str,
    /// And took one, or more: `{who}`, `{die}`, `{from}`, `{to}`, `{n}`.
    lapped_took: [&'static str; 2],
    /// A pawn finished its lap and waits: `{who}`, `{die}`, `{from}`, `{to}`.
    waits: &'static str,
    /// The pawn took the king who was nobody's.
    crowned: &'static str,
    /// The pawn took the king of `{seat}`, and his marker.
    recrowned: &'static str,
    /// One die is lost, or more: `{dice}`.
    lost: [&'static str; 2],
    /// Different dice to play: `{who}`.
    choose: &'static str,
    /// One die to play, or equal ones: `{who}`, `{die}`.
    choose_piece: &'static str,
    /// Which dice have a use, or are still to be played: `{dice}`.
    to_play: &'static str,
    /// A die is chosen: `{who}`, `{die}`.
    piece_for: &'static str,
    /// A pawn is selected: `{who}`, `{site}`.
    where_pawn: &'static str,
    /// The king is: `{who}`.
    where_king: &'static str,
    /// A cell with several pieces is: `{who}`, `{site}`.
    where_piece: &'static str,
    /// Which of the pieces of a cell goes: `{who}`, `{site}` where to.
    which_piece: &'static str,
    /// What stands on a cell: `{site}`, `{pieces}`.
    pieces_there: &'static str,
    /// With which die: `{who}`, `{site}` where to.
    which_die: &'static str,
    /// Which dice lead there: `{dice}`.
    these_lead: &'static str,
    /// Where pawns can be taken: `{sites}`.
    can_take: &'static str,
    /// Where the king can be taken: `{site}`.
    can_crown: &'static str,
    /// One pawn sleeps, or more: `{n}`.
    asleep: [&'static str; 2],
    /// One is awake, or more: `{n}`.
    awake: [&'static str; 2],
    /// One waits, or more: `{n}`.
    waiting: [&'static str; 2],
    /// The seat has the king.
    holds_king: &'static str,
    /// It has nothing else.
    king_alone: &'static str,
    /// It has nothing.
    nothing: &'static str,
    /// The pieces: asleep, awake, waiting, on the fourth leg, the king.
    kinds: [&'static str; Standing::ALL.len()],
    /// A piece and its place: `{what}`, `{site}`.
    piece_on: &'static str,
    /// What stands on a cell: a sleeper of `{seat}`.
    a_sleeper: &'static str,
    /// One that is awake, or more: `{seat}`, `{n}`.
    pawns: [&'static str; 2],
    /// One that waits, or more: `{seat}`, `{n}`.
    waiters: [&'static str; 2],
    /// One on the fourth leg, or more: `{seat}`, `{n}`.
    returning: [&'static str; 2],
    /// The king of `{seat}`.
    a_king: &'static str,
    /// The king who is nobody's.
    free_king: &'static str,
    /// Why it ended: `{seat}` has neither pawn nor king.
    no_piece: &'static str,
    /// Why it ended: `{seat}` has the king alone.
    only_king: &'static str,
    /// Why it ended: a pawn shuts the sleepers in: `{site}`.
    shut_by_pawn: &'static str,
    /// The king does: `{site}`.
    shut_by_king: &'static str,
    /// The dice are not thrown.
    throw_first: &'static str,
    /// There is no such place: `{site}`.
    no_place: &'static str,
    /// Nothing to move there: `{site}`.
    empty: &'static str,
    /// The other side's pawn: `{site}`.
    not_yours: &'static str,
    /// Nobody's king: `{site}`.
    nobodys_king: &'static str,
    /// The other side's king: `{site}`.
    not_your_king: &'static str,
    /// A blank die.
    moves_nothing: &'static str,
    /// No such die is left: `{die}`.
    no_die: &'static str,
    /// A die without a use, as nothing is awake: `{die}`.
    all_asleep: &'static str,
    /// Dice without a use, for the same reason: `{dice}`.
    dice_asleep: &'static str,
    /// A die without a use, as every way is barred: `{die}`.
    all_barred: &'static str,
    /// Dice without a use, for the same reason: `{dice}`.
    dice_barred: &'static str,
    /// A pawn that sleeps: `{site}`.
    sleeps: &'static str,
    /// A pawn that sleeps behind another: `{site}`, `{other}`.
    behind: &'static str,
    /// Waking onto a pawn: `{site}`.
    wakes_onto_pawn: &'static str,
    /// Waking onto the king: `{site}`.
    wakes_onto_king: &'static str,
    /// A pawn of `{seat}` sleeps where the piece would stop: `{site}`.
    onto_sleeper: &'static str,
    /// A pawn that waits for as many as sleep: `{site}`, `{n}`.
    waits_for: &'static str,
    /// A die too large for so few places: `{die}`, `{site}`, `{n}`.
    too_large: &'static str,
    /// The die leads elsewhere: `{die}`, `{site}`.
    elsewhere: &'static str,
    /// No die leads a pawn there: `{from}`, `{site}`, `{n}`.
    pawn_away: &'static str,
    /// No die leads the king there: `{from}`, `{site}`, `{n}`.
    king_away: &'static str,
    /// The king would turn: `{from}`, `{site}`.
    not_straight: &'static str,
    /// A piece that cannot stop anywhere: `{site}`.
    stuck: &'static str,
    /// The switch that shows danger.
    aid_danger: &'static str,
    /// The switch that shows the track of `{seat}`.
    aid_track: &'static str,
    /// Of a cell: one of the 64 throws, or `{n}`, takes what stands there.
    danger_hit: [&'static str; 2],
    /// After one of the 64 throws, or `{n}`, `{seat}` would be blocked.
    danger_blocked: [&'static str; 2],
    /// After one of the 64 throws, or `{n}`, `{seat}` would have nothing left.
    danger_beaten: [&'static str; 2],
}
