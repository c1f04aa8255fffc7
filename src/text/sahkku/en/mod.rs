//! Sáhkku in English.

mod lesson;
pub mod short;

use super::{SahkkuWords, exercises, figures, puzzles};
use crate::{
    Block, CatalogueFacts, GameWords, OptionWords, RulePage, SeatWords, Section, Sources,
    ValueWords,
};

/// The sentences of the game.
pub const WORDS: SahkkuWords = SahkkuWords {
    game: GameWords {
        title: "Sáhkku",
        native: Some(("se", "Sáhkku")),
        origin: "Sápmi",
        line: "Two armies run at each other as the dice decide; in the middle, a king changes sides.",
        brief: [
            "Capture all the enemy's men, and their king if they have one, or leave them no move.",
            "The dice wake the men one by one, then make them run.",
            "Capture men that are awake by stopping on their square. The king in the middle serves the side that stops on his.",
        ],
        shown: figures::BRIEF,
        scene: figures::SCENE,
        stopping: "The game is a draw.",
        captured: &[],
        seats: &[
            SeatWords { name: "South", the: "South", wins: "South wins" },
            SeatWords { name: "North", the: "North", wins: "North wins" },
        ],
        faces: &[],
    },
    blank: "blank",
    throw: "{first} · {next}",
    thrown: "{who}: the dice show {dice}.",
    all_blank: "{who}: all three dice are blank.",
    no_use: "No die can be played.",
    no_cross: "No X: no pawn wakes.",
    wakes: "Only an X wakes a pawn.",
    passes: "The turn passes.",
    again: "After X-X-X the dice are thrown again.",
    blocked: "{seat} is blocked: no die gives it a move.",
    woke: "{who}: with the {die}, the pawn on {from} wakes and moves to {to}.",
    moved: "{who}: with the {die}, the pawn on {from} moves to {to}.",
    took: [
        "{who}: with the {die}, the pawn on {from} moves to {to} and captures {n} pawn.",
        "{who}: with the {die}, the pawn on {from} moves to {to} and captures {n} pawns.",
    ],
    king_moved: "{who}: with the {die}, the king moves from {from} to {to}.",
    king_took: [
        "{who}: with the {die}, the king moves from {from} to {to} and captures {n} pawn.",
        "{who}: with the {die}, the king moves from {from} to {to} and captures {n} pawns.",
    ],
    lapped: "{who}: with the {die}, the pawn on {from} finishes its lap and runs on to {to}.",
    lapped_took: [
        "{who}: with the {die}, the pawn on {from} finishes its lap, runs on to {to} and captures {n} pawn.",
        "{who}: with the {die}, the pawn on {from} finishes its lap, runs on to {to} and captures {n} pawns.",
    ],
    waits: "{who}: with the {die}, the pawn on {from} finishes its lap and waits on {to}.",
    crowned: "It takes the king, who was nobody's, and goes onto his crown.",
    recrowned: "It takes the king from {seat} and goes onto his crown; the pawn that was there leaves the board.",
    lost: [
        "The {dice} has no use any more: it is lost.",
        "{dice} have no use any more: they are lost.",
    ],
    choose: "{who}, choose a die or a piece.",
    choose_piece: "{who}, play the {die}: choose a piece.",
    to_play: ["Only the {dice} can be used for now.", "{dice} can be used."],
    piece_for: "{who}, which piece do you move with the {die}?",
    where_pawn: "{who}, where does the pawn on {site} go?",
    where_king: "{who}, where does the king go?",
    where_piece: "{who}, where does the piece on {site} go?",
    which_piece: "{who}, which piece goes to {site}?",
    pieces_there: "On {site}: {pieces}.",
    which_die: "{who}, with which die do you go to {site}?",
    these_lead: "These lead there: {dice}.",
    can_crown: "The king can be taken on {site}.",
    asleep: ["{n} pawn asleep", "{n} pawns asleep"],
    awake: ["{n} awake", "{n} awake"],
    waiting: ["{n} waiting", "{n} waiting"],
    holds_king: "holds the king",
    king_alone: "the king alone",
    nothing: "neither pawn nor king",
    kinds: ["sleeping pawn", "pawn", "waiting pawn", "returning pawn", "king"],
    piece_on: "{what} on {site}",
    a_sleeper: "sleeping pawn of {seat}",
    pawns: ["pawn of {seat}", "{n} pawns of {seat}"],
    waiters: ["waiting pawn of {seat}", "{n} waiting pawns of {seat}"],
    returning: ["returning pawn of {seat}", "{n} returning pawns of {seat}"],
    a_king: "king of {seat}",
    free_king: "nobody's king",
    no_piece: "{seat} has neither a pawn nor the king any more.",
    only_king: "{seat} has nothing left but the king: in this game, that loses.",
    shut_by_pawn: "On {site}, an enemy pawn stands in front of the pawns that sleep.",
    shut_by_king: "On {site}, the enemy's king stands in front of the pawns that sleep.",
    throw_first: "Throw the dice first.",
    no_place: "The track has no cell {site}.",
    empty: "There is nothing to move on {site}. Choose one of your pawns, or your king.",
    not_yours: "{site} is a pawn of your opponent. Choose one of yours.",
    nobodys_king: "The king, on {site}, is nobody's. To take him, stop one of your pawns on his cell.",
    not_your_king: "The king, on {site}, belongs to your opponent. To take him, stop one of your pawns on his cell.",
    moves_nothing: "A blank die moves nothing. Choose another.",
    no_die: "There is no {die} to be played.",
    all_asleep: "The {die} has no use for now: your pawns sleep or wait, and only an X wakes one.",
    dice_asleep: "{dice} have no use for now: your pawns sleep or wait, and only an X wakes one.",
    all_barred: "The {die} has no use for now: no piece of yours may stop where it leads.",
    dice_barred: "{dice} have no use for now: no piece of yours may stop where they lead.",
    sleeps: "The pawn on {site} sleeps: only an X wakes it, moving it one cell on.",
    behind: "The pawn on {site} sleeps behind others. The first to wake is the pawn on {other}, by an X.",
    wakes_onto_pawn: "A pawn that wakes captures nothing, and an enemy pawn is on {site}. Play another piece.",
    wakes_onto_king: "A pawn that wakes takes nothing, and the enemy's king is on {site}. Play another piece.",
    onto_sleeper: "On {site} sleeps a pawn of {seat}: nobody stops there, one jumps over it.",
    waits_for: "The pawn on {site} waits: it runs on when no pawn of its side sleeps any more. {n} still to wake.",
    too_large: "To come to {site} it takes exactly {n}: the {die} is too large.",
    elsewhere: "With the {die}, this pawn goes to {site}.",
    pawn_away: "A pawn follows its track and never goes back: from {from} to {site} it needs {n}, and none of the possible dice gives that.",
    pawn_back: "A pawn follows its track and never goes back: {site} lies behind {from}.",
    king_away: "The king goes straight, as far as the die says: from {from} to {site} he needs {n}, and none of the possible dice gives that.",
    not_straight: "The king goes straight along a line: from {from} he does not reach {site} without a turn.",
    stuck: "The piece on {site} can stop nowhere with the possible dice. Choose another.",
    aid_danger: "Danger",
    aid_track: "{seat}'s track",
    danger_hit: ["could be taken by {n} throw out of 64", "could be taken by {n} throws out of 64"],
    danger_blocked: [
        "Danger: {n} throw out of 64 can block {seat}.",
        "Danger: {n} throws out of 64 can block {seat}.",
    ],
    danger_beaten: [
        "Danger for {seat}: {n} throw out of 64 could beat it by a capture.",
        "Danger for {seat}: {n} throws out of 64 could beat it by a capture.",
    ],
};

/// Its part in the page of sources.
pub const SOURCES: Sources = Sources {
    rules: "Those of Sáhkku come from a sheet in French; the copy, damaged, does not say whose it is.",
    ornaments: "In Sáhkku, the sheet gives neither the birch nor the ornaments of the board.",
};

/// The rule page.
pub const RULES: RulePage = RulePage {
    lede: "Two armies sleep face to face. The dice wake the pawns one by one; they run towards the others and capture them. In the middle, a king serves the side that takes him.",
    facts: CatalogueFacts {
        players: "2",
        age: "8 and over",
        time: "about 40 minutes",
        difficulty: "medium",
        kind: "race game with dice",
        material: "the board, fifteen light pawns and fifteen dark ones, a king that a pawn can stand on, and three dice with four faces: blank, X, II and III",
        ours: "The age, the time and the difficulty are estimates of Palamède's.",
    },
    options: OPTIONS,
    sets: &[],
    figures: figures::FIGURES,
    sections: &[AIM, SETUP, DICE, TURN, WAKING, MOVING, CAPTURES, KING, LAP, END, HISTORY],
    exercises: exercises::EXERCISES,
    puzzles: puzzles::PUZZLES,
    tasks: lesson::TASKS,
};

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        name: "columns",
        label: "Length of the board",
        values: &[
            ValueWords {
                name: "15",
                label: "15 columns",
                why: "Fifteen pawns each: the usual length.",
            },
            ValueWords {
                name: "13",
                label: "13 columns",
                why: "Thirteen pawns each: a slightly shorter game.",
            },
            ValueWords {
                name: "11",
                label: "11 columns",
                why: "Eleven pawns each: a shorter game.",
            },
            ValueWords {
                name: "9",
                label: "9 columns",
                why: "Nine pawns each: for learning, or on a small screen.",
            },
        ],
    },
    OptionWords {
        name: "track",
        label: "Track",
        values: &[
            ValueWords {
                name: "loop45",
                label: "A loop",
                why: "From the enemy's row, a pawn comes straight back to its own row.",
            },
            ValueWords {
                name: "figure8",
                label: "A figure of eight",
                why: "From the enemy's row, a pawn goes through the middle row again before it comes back to its own.",
            },
        ],
    },
    OptionWords {
        name: "king_alone",
        label: "A side with the king alone",
        values: &[
            ValueWords {
                name: "plays",
                label: "Plays on",
                why: "The king alone still plays, and can capture every enemy pawn.",
            },
            ValueWords {
                name: "loses",
                label: "Loses",
                why: "Whoever has no pawn left on the board loses, even with the king: putting the last pawn on the crown loses, too.",
            },
        ],
    },
    OptionWords {
        name: "lap_end",
        label: "End of a lap",
        values: &[
            ValueWords {
                name: "stop",
                label: "Stop",
                why: "While pawns sleep, a pawn that comes back stops on the first cell, even if the die is larger.",
            },
            ValueWords {
                name: "exact",
                label: "Exact die",
                why: "While pawns sleep, a pawn comes back to the first cell only by the exact die.",
            },
        ],
    },
    OptionWords {
        name: "rethrow",
        label: "Throwing again",
        values: &[
            ValueWords { name: "none", label: "Never", why: "One throw a turn." },
            ValueWords {
                name: "triple_sahkku",
                label: "After X-X-X",
                why: "Whoever throws X-X-X plays these dice, then throws again, as often as they fall.",
            },
        ],
    },
];

const AIM: Section = Section {
    id: "aim",
    title: "Aim",
    blocks: &[
        Block::Text(
            "The pawns of the two sides run round the board in opposite directions and capture each other as they meet. You win as soon as your opponent:",
        ),
        Block::List(&[
            "has neither a pawn nor the king;",
            "or, at the start of their turn, could play nothing, whatever their dice.",
        ]),
    ],
};

const SETUP: Section = Section {
    id: "setup",
    title: "Set-up",
    blocks: &[
        Block::Text(
            "The board has three rows of fifteen cells, where three long lines cross fifteen short ones. N is North's row, S is South's, M is the middle one; the columns go from 1 to 15.",
        ),
        Block::Text(
            "Each side has fifteen pawns, one on each cell of its row: light ones for South, dark ones for North. All of them sleep: they are inactive. The king is in the middle, on M8; he is nobody's.",
        ),
        Block::Figure("start", "The starting position: all pawns sleep, the king is nobody's."),
        Block::Text("Each side has its track, or course, and follows it in one direction only:"),
        Block::List(&[
            "South goes from S1 to S15, then from M15 to M1, then from N1 to N15, and comes back to S1;",
            "North does the same from the other side: from N15 to N1, then from M1 to M15, then from S15 to S1, and comes back to N15.",
        ]),
        Block::Text(
            "So on each row the two sides run towards each other. Seen from their own place, both set out to their right.",
        ),
        Block::Figure(
            "track",
            "With the III, South's pawn on S14 turns at the end of the row: S15, M15, M14.",
        ),
    ],
};

const DICE: Section = Section {
    id: "dice",
    title: "The dice",
    blocks: &[
        Block::Text("Three dice with four faces are thrown:"),
        Block::List(&[
            "X, the {se:sáhkku}, is 1 and wakes the pawns;",
            "II is 2;",
            "III is 3;",
            "the blank face is nothing.",
        ]),
        Block::Text(
            "A die moves a single piece, and by its whole value: a III is not divided. One piece may use several dice, one after the other.",
        ),
        Block::Note("A throw gives at least one X more often than not: in 37 cases out of 64."),
    ],
};

const TURN: Section = Section {
    id: "turn",
    title: "Your turn",
    blocks: &[
        Block::Text("A lot decides who begins. Then the sides take turns."),
        Block::Text(
            "On your turn you throw the three dice once, then play them one by one, in any order, with your pawns or your king.",
        ),
        Block::Text(
            "While a die has a use, one must be played. The turn ends when none has a use any more: those that are left are lost. If no die of the throw has a use, the turn passes.",
        ),
        Block::Note(
            "Nobody has to look for the order in which most dice can be played. A die without a use may get one after another has been played.",
        ),
    ],
};

const WAKING: Section = Section {
    id: "waking",
    title: "Waking",
    blocks: &[
        Block::Text(
            "Only an X wakes a pawn, or activates it: the first of those that sleep, the one farthest along the track. It moves one cell on and is awake, or active, from then on; it may use the other dice of the same turn.",
        ),
        Block::Figure("waking", "With the X, the pawn on S15 wakes and moves to M15."),
        Block::Text(
            "The X may also be played without waking: a pawn that is awake, or the king, then moves one cell.",
        ),
        Block::Note(
            "A pawn that wakes captures nothing: if an enemy pawn or the enemy's king is on the cell in front of it, it does not wake. Pawns of its own side are no obstacle.",
        ),
    ],
};

const MOVING: Section = Section {
    id: "moving",
    title: "Moving",
    blocks: &[
        Block::Text(
            "A pawn that is awake moves along its track by as many cells as the die says. It never goes back. It jumps over everything it meets.",
        ),
        Block::Text("Several pawns of one side may stand on the same cell. They move one by one."),
        Block::Text("No piece stops on a cell where a pawn sleeps, be it a friend or an enemy."),
        Block::Figure(
            "moving",
            "Where South's pawn on N10 can go with X, II and III: only to N11. II and III would lead it to N12 and N13, where pawns of North sleep.",
        ),
        Block::Note(
            "So three pawns that sleep side by side close the road: no die leads over them.",
        ),
    ],
};

const CAPTURES: Section = Section {
    id: "captures",
    title: "Captures",
    blocks: &[
        Block::Text(
            "You capture by ending a die's move on a cell with enemy pawns that are awake: all those on the cell leave the board for good. Jumping over captures nothing.",
        ),
        Block::Figure(
            "capture",
            "With the II, the pawn on M12 moves to M10 and captures the two pawns.",
        ),
        Block::Text("A pawn that sleeps cannot be captured, nor can a pawn that waits."),
        Block::Text(
            "Nobody has to prefer a capture. But if a die can only be used to capture, it must be played.",
        ),
        Block::Note(
            "A pawn mostly threatens another one three cells ahead: 50 throws out of 64 lead it there, if nothing is in the way. One cell ahead, 37; two, 44; four, 31; six, 17; nine, a single one.",
        ),
    ],
};

const KING: Section = Section {
    id: "king",
    title: "The king",
    blocks: &[
        Block::Text(
            "A pawn that ends a die's move on the king's cell always takes him, unless he already belongs to its side. The pawn leaves the track and goes onto his crown: so one sees whose king he is.",
        ),
        Block::Figure(
            "crown",
            "With the X, South's pawn on M9 moves to M8 and takes the king, who was nobody's.",
        ),
        Block::Text(
            "If the king belonged to the opponent, the pawn that was on his crown leaves the board, with every enemy pawn on the cell.",
        ),
        Block::Figure(
            "recrown",
            "With the III, South's pawn on M11 takes North's king on M8. North's pawn that was on the crown is lost.",
        ),
        Block::Text(
            "Whoever holds the king moves him with the dice, from the same turn on: exactly one, two or three cells, straight along a line. He goes either way along his row, or across: with the X to the next row, with the II from one outer row to the other.",
        ),
        Block::Figure(
            "king",
            "Where South's king can go with X, II and III: one, two or three cells along his row, or one cell across.",
        ),
        Block::Text(
            "The king jumps over everything and captures as a pawn does. He may share a cell with his own pawns; he does not stop on a pawn that sleeps.",
        ),
        Block::Note("Once taken, the king always belongs to a side: he can only change it."),
    ],
};

const LAP: Section = Section {
    id: "lap",
    title: "The end of a lap",
    blocks: &[
        Block::Text(
            "After the last cell of its track a pawn comes back to the first, S1 for South, N15 for North. It is still awake and sets out on another lap.",
        ),
        Block::Text(
            "But while pawns of its side sleep, it stops on this first cell, even if the die is larger. There it waits, on the same cell as a pawn that sleeps, until all are awake. Nobody can capture it there.",
        ),
        Block::Figure(
            "waiting",
            "With the III, the pawn on N14 stops on S1 and waits: three pawns of South still sleep.",
        ),
    ],
};

const END: Section = Section {
    id: "end",
    title: "The end",
    blocks: &[
        Block::Text(
            "Whoever has neither a pawn nor the king loses at once. Whoever has the king alone plays on.",
        ),
        Block::Text(
            "A side is blocked if, at the start of its turn and before it throws, it has no possible move with X, nor with II, nor with III. It loses at once. Most games between beginners end this way. You are blocked when you do not hold the king and none of your pawns can move:",
        ),
        Block::List(&[
            "those that sleep, because an enemy piece stands right in front of them: the first can neither wake nor capture it;",
            "those that wait, because others still sleep;",
            "those that are awake, because enemy pawns that sleep close the road.",
        ]),
        Block::Figure(
            "blocked",
            "With the II, South's pawn on N3 moves to N5, right in front of N6, the first of North's pawns that sleep. North has nothing else to play: it is blocked and loses.",
        ),
        Block::Note(
            "So as not to be blocked, keep a pawn that can move, or hold the king: he always can. A throw without a use does not block: the turn passes.",
        ),
        Block::Text("The game is a draw only if both sides agree to it."),
        Block::Text("You may also resign: your opponent wins."),
    ],
};

const HISTORY: Section = Section {
    id: "history",
    title: "History and sources",
    blocks: &[
        Block::Text(
            "Sáhkku is a game of the Sámi, the indigenous people of northern Scandinavia and Finland and of the Kola peninsula. The X face of its dice bears the same name.",
        ),
        Block::Text(
            "According to Alan Borvo's study (Sáhkku, The “Devil's Game”, Board Game Studies 4, 2001), the two sides were the men and the women; the game is a relative of the Danish {da:daldøs} and recalls the {ar-Latn:tâb} games of the Arab world; Laestadianism, a strict Lutheran movement, banned it: it was “the Devil's game”.",
        ),
        Block::Text(
            "The rules come from a sheet in French of which only a damaged copy is left, without its two drawings. It gives the dice, the waking, the moves, the captures, the king, the pawns that wait and the blocked side. It warns that no complete rules of the time are known. It also says that Vikings may have brought the game from the Mediterranean to Scandinavia in the 11th century, that the Sámi adapted it to their culture, that it became very popular and reached the rest of Europe in the end, and that it was forbidden when missionaries came to convert them: Palamède repeats this account without having verified it.",
        ),
        Block::Text(
            "The lost drawings showed the board, the set-up and the direction of the race. The layout chosen here agrees with the whole text of the sheet, and with Friis (1871) and Borvo.",
        ),
        Block::Text(
            "The sheet is silent on the rest, and Palamède has chosen: a die that has a use must be played; nobody stops on a pawn that sleeps, not even on one's own; a pawn that comes back loses the surplus of the die and cannot be captured while it waits; whether a side is blocked is judged before the throw; whoever has the king alone plays on.",
        ),
        Block::Text(
            "The Ludii catalogue reports, from Norway, a track in a figure of eight, and a win for whoever stops right in front of the enemy pawns that sleep: that is almost the block. According to the article in Wikipedia, others play on thirteen columns, lose when nothing but the king is left, or throw again after X-X-X. Options follow the figure of eight and these three customs.",
        ),
        Block::Text(
            "The birch and the ornaments of the board are plausible decoration: the sheet does not give them.",
        ),
    ],
};
