//! Turkish draughts in English.

mod lesson;
pub mod short;

use super::{TurkishWords, exercises, figures, puzzles};
use crate::{
    Block, CatalogueFacts, GameWords, OptionWords, RulePage, SeatWords, Section, SetWords, Sources,
    ValueWords,
};

/// The sentences of the game.
pub const WORDS: TurkishWords = TurkishWords {
    game: GameWords {
        title: "Turkish draughts",
        native: Some(("tr", "Dama")),
        origin: "Turkey",
        line: "Jump straight ahead or sideways, and capture as many as you can: you must.",
        brief: [
            "Capture all the enemy's pieces, or block them all.",
            "A man goes one square, ahead or sideways; at the far side it becomes a king.",
            "Capture by jumping, straight ahead or sideways. Whoever can capture must.",
        ],
        shown: figures::BRIEF,
        scene: figures::SCENE,
        stopping: "The game will be a draw.",
        captured: &[],
        seats: &[
            SeatWords { name: "White", the: "White", wins: "White wins" },
            SeatWords { name: "Black", the: "Black", wins: "Black wins" },
        ],
        faces: &[],
    },
    pieces: [
        ["the man on {sites}", "the men on {sites}"],
        ["the king on {sites}", "the kings on {sites}"],
    ],
    moved: "{who}: {piece} moves to {to}.",
    took: "{who}: {piece} moves to {to} and captures {taken}.",
    crowned: "It becomes a king.",
    missed: ["One piece had to be captured.", "{n} pieces had to be captured."],
    choose_man: "{who}, choose a man.",
    must: ["{who}, you must capture: {pieces} can.", "{who}, you must capture: {pieces} can."],
    in_all: "The largest capture takes {n} pieces.",
    reminder: "Whoever does not capture as many as possible loses the game.",
    where_to: "{who}, where does {piece} go?",
    where_jump: "{who}, where does {piece} jump?",
    goes_on: [
        "{who}, the capture goes on over {pieces}: choose where to land.",
        "{who}, the capture goes on over one of these, {pieces}: choose where to land.",
    ],
    left: ["It is the last piece to capture.", "There are {n} more pieces to capture."],
    stop: "Choose {site} again to stop the capture.",
    has: [["1 man", "{n} men"], ["1 king", "{n} kings"]],
    has_none: "no pieces",
    on_site: [["white man", "white king"], ["black man", "black king"]],
    two_kings: "Each side has only a king left, and no capture is possible.",
    one_each: "Each side has only one piece left.",
    king_wins: "A lone king wins against a lone man that cannot capture it.",
    quiet: "Each side has made 50 moves in a row without a capture or a man's move.",
    quiet_left: [
        "One more move without a capture or a man's move and the game is a draw.",
        "{n} more moves without a capture or a man's move and the game is a draw.",
    ],
    lost_by_missing: "As many pieces as possible had to be captured.",
    stuck: "The piece on {site} has no empty square to go to. Choose another.",
    staying: "Nobody passes: the piece on {site} must leave its square.",
    must_capture: "You must capture when you can.",
    too_few: "{most} pieces can be captured; this way takes only {takes}. You must capture as many as possible.",
    these_can: ["The piece on {sites} can.", "The pieces on {sites} can."],
    so: "The piece on {at} does so by going to {sites}.",
    or: "{first} or {next}",
    go_on: "The capture does not end on {site}: it is {takes} out of {most}, and you must capture as many as possible.",
    not_straight: "Pieces go straight, along a row or a column, never diagonally: from {from} you do not reach {to}.",
    backwards: "A man never goes backwards: from {from} it does not reach {to}.",
    too_far: "A man goes to the next square, or jumps over the piece next to it to the square just behind: from {from} it does not reach {to}.",
    in_the_way: "You do not jump over a piece of your own: from {from} to {to}, the piece on {site} is in the way.",
    two_in_a_row: "Two pieces in a row cannot be jumped: from {from} to {to}, the pieces on {first} and {second} are in the way.",
    two_apart: "You jump over one piece at a time: from {from} to {to} there are two, {first} and {second}.",
    landing: "You do not capture by landing on a piece, as here on {site}: you jump over it, if the square just behind it is empty.",
    nothing_jumped: "As long as the capture goes on you only jump: from {from} to {to} there is no piece to capture.",
    already_taken: "The piece on {site} is captured already and has left the board: from {from} to {to} there is nothing left to jump over.",
    reversal: "You do not turn back between two jumps: from {from} you do not go back towards {to}.",
    no_chain: "No series of jumps leads from {from} to {to} in this way.",
};

/// Its part in the page of sources.
pub const SOURCES: Sources = Sources {
    // Mak-Yek's sentence says it.
    rules: "",
    ornaments: "In Turkish draughts, no source gives the triangles or the stars.",
};

/// The rule page.
pub const RULES: RulePage = RulePage {
    lede: "Sixteen men against sixteen, on all the squares of the board. You capture by jumping, straight ahead or sideways, and you must capture as many as you can.",
    facts: CatalogueFacts {
        players: "2",
        age: "8 and over",
        time: "about 30 minutes",
        difficulty: "medium",
        kind: "strategy, draughts",
        material: "a board of eight squares by eight, sixteen white men and sixteen black ones",
        ours: "The age, the time and the difficulty are estimates of Palamède's.",
    },
    options: OPTIONS,
    sets: &[SetWords {
        name: "federation",
        label: "Turkish federation",
        why: "A man is crowned at the end of the capture; one piece against one is a draw.",
    }],
    figures: figures::FIGURES,
    sections: SECTIONS,
    exercises: exercises::EXERCISES,
    puzzles: puzzles::PUZZLES,
    tasks: lesson::TASKS,
};

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        name: "reversal",
        label: "Turning back between two jumps",
        values: &[
            ValueWords {
                name: "forbidden",
                label: "Forbidden",
                why: "The piece goes straight on or turns at a right angle.",
            },
            ValueWords {
                name: "allowed",
                label: "Allowed",
                why: "The piece may also go back the way it came.",
            },
        ],
    },
    OptionWords {
        name: "promotion",
        label: "A man crowned during a capture",
        values: &[
            ValueWords {
                name: "at_once",
                label: "At once",
                why: "It goes on capturing as a king.",
            },
            ValueWords {
                name: "at_end",
                label: "At the end of the capture",
                why: "It goes on capturing as a man, only sideways.",
            },
        ],
    },
    OptionWords {
        name: "one_each",
        label: "One piece on each side",
        values: &[
            ValueWords {
                name: "plays_on",
                label: "The game goes on",
                why: "Only two kings are a draw, if no capture is possible.",
            },
            ValueWords {
                name: "draw",
                label: "Draw",
                why: "Whatever the two pieces are, even if a capture is possible.",
            },
            ValueWords {
                name: "king_wins",
                label: "The king wins",
                why: "A king wins against a man, unless the man is to move and can capture it.",
            },
        ],
    },
    OptionWords {
        name: "strict",
        label: "Missing a capture",
        values: &[
            ValueWords {
                name: "no",
                label: "Impossible",
                why: "When a capture is obligatory, the board offers nothing else.",
            },
            ValueWords {
                name: "yes",
                label: "Loses",
                why: "The board lets you play anything, and whoever does not capture as many as possible loses at once.",
            },
        ],
    },
];

const SECTIONS: &[Section] = &[
    Section {
        id: "aim",
        title: "Aim",
        blocks: &[Block::Text("Capture all your opponent's pieces, or block them all.")],
    },
    Section {
        id: "setup",
        title: "Set-up",
        blocks: &[
            Block::Text(
                "The board has eight rows of eight squares, and all of them are used. Each side places sixteen men on its second and third rows: White on rows 2 and 3, Black on rows 7 and 6.",
            ),
            Block::Text("White begins."),
            Block::Figure("start", "The starting position. Each side leaves its first row empty."),
        ],
    },
    Section {
        id: "turn",
        title: "Your turn",
        blocks: &[
            Block::Text(
                "On your turn you play one piece. A man goes one square forward or sideways, if that square is empty. It never goes backwards or diagonally.",
            ),
            Block::Figure("steps", "Where the man on d4 can go: to c4, to d5 or to e4."),
            Block::Text("If you can capture, you must. Nobody may pass."),
        ],
    },
    Section {
        id: "captures",
        title: "Captures",
        blocks: &[
            Block::Text(
                "A man captures by jumping: it passes over an enemy piece next to it, in front or at its side, and lands just behind that piece, on an empty square. It never captures backwards or diagonally.",
            ),
            Block::Figure(
                "captures",
                "The man on d4 can capture c4, d5 or e4, and land on b4, d6 or f4. It does not capture d3, which is behind it.",
            ),
            Block::Text(
                "If the piece that has just jumped can jump again, the capture goes on in the same turn. Each piece jumped over leaves the board at once.",
            ),
            Block::Figure(
                "chain",
                "The white man goes from c3 to c5, then to e5, then to e7. It captures c4, d5 and e6.",
            ),
            Block::Note("Between two jumps you may turn at a right angle, but not turn back."),
            Block::Note(
                "You never jump over a piece of your own. Men and kings can capture each other.",
            ),
        ],
    },
    Section {
        id: "kings",
        title: "Kings",
        blocks: &[
            Block::Text(
                "A man that reaches the last row, the “crowning row”, becomes a king. At a table, a captured man is laid on it, to show it. A king goes in a straight line, forwards, backwards or sideways, over as many empty squares as you like.",
            ),
            Block::Text(
                "It captures from afar: it jumps over an enemy piece at any distance, and lands behind it on any empty square you like. The squares in between must be empty, and two pieces in a row cannot be jumped.",
            ),
            Block::Figure(
                "king",
                "The king on d2 captures d5 and lands on d6 or d7, as you like. It captures neither f2 nor g2, which stand in a row.",
            ),
            Block::Figure(
                "reversal",
                "The king on d4 captures b4 or f4, but not both: it would have to turn back.",
            ),
            Block::Text(
                "As each piece jumped over is lifted at once, its square is empty for the jumps that follow: a piece that could not be captured may become open to capture.",
            ),
            Block::Figure(
                "lifting",
                "The king goes from b4 to f4, to f7, to d7, then to d4. It captures d4, f6, e7, and at last d5, which could not be jumped while d4 stood behind it.",
            ),
            Block::Text(
                "A man that lands on the last row during a capture becomes a king at once, and goes on as a king.",
            ),
            Block::Figure(
                "promotion",
                "The white man goes from d6 to d8, where it becomes a king, then to h8. It captures d7, and g8 from afar.",
            ),
            Block::Note(
                "An option crowns the man only at the end of the capture: until then it can only jump sideways.",
            ),
        ],
    },
    Section {
        id: "majority",
        title: "Majority capture",
        blocks: &[
            Block::Text(
                "Of several captures you must choose the one that takes the most pieces, whichever piece makes it: this is the “majority rule”. A king counts as one, like a man. If the numbers are equal, the choice is yours.",
            ),
            Block::Figure(
                "majority",
                "The man on f3 would capture one piece. The man on b3 captures two, b4 and c5, going to b5 and then to d5: it is the one that must play.",
            ),
            Block::Note(
                "When a capture is obligatory, the board offers nothing else. An option lets you play anything: whoever does not capture as many as possible then loses at once.",
            ),
        ],
    },
    Section {
        id: "end",
        title: "The end",
        blocks: &[
            Block::Text(
                "Whoever has no piece left, or no move left on their turn, loses. Otherwise the game is a draw as soon as:",
            ),
            Block::List(&[
                "each side has only a king left and the side to move cannot capture (an option changes what one piece against one is worth);",
                "the same position comes up for the third time, with the same side to move;",
                "each side has made 50 moves in a row without a capture or a man's move;",
                "both sides agree to it.",
            ]),
            Block::Text("You may also resign: your opponent wins."),
        ],
    },
    Section {
        id: "history",
        title: "History and sources",
        blocks: &[
            Block::Text(
                "Turkish draughts is played in Turkey, where it is called {tr:Dama}, and in several countries of the eastern Mediterranean and the Near East. Unlike in French or English draughts, nothing goes diagonally.",
            ),
            Block::Text(
                "The rules come from the Ludens Planet sheet kept by L'Escale à jeux, the collection of François Haffner. It gives the set-up, how men and kings move, the obligatory capture and its chains, the majority rule, the man that goes on as a king, and the win.",
            ),
            Block::Text(
                "On the rest the sheet is silent, and Palamède has chosen: a man does not capture backwards; nobody turns back between two jumps, as in the examples of the Turkish federation; two pieces in a row stop a king; the draws.",
            ),
            Block::Text(
                "The sheet does not “huff” a piece that misses a capture, as draughts players used to: whoever misses one loses the game. A board that offers obligatory captures only has nothing to punish: here it is an option.",
            ),
            Block::Text(
                "The “Turkish federation” options follow that federation: a man is crowned only at the end of the capture, and one piece against one is a draw. Eight examples that it explains are played here as it says.",
            ),
            Block::Text(
                "The wood, the band of triangles and the eight-pointed stars are plausible decoration, which no source gives for this game.",
            ),
        ],
    },
];
