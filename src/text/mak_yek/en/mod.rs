//! Mak-Yek and Apit-Sodok in English.

mod lesson;
pub mod short;

use super::{MakWords, exercises, figures, puzzles};
use crate::{
    Block, CatalogueFacts, GameWords, OptionWords, RulePage, SeatWords, Section, Sources,
    ValueWords,
};

/// The sentences of the two games.
pub const WORDS: MakWords = MakWords {
    mak_yek: GameWords {
        title: "Mak-Yek",
        native: Some(("th", "หมากแยก")),
        origin: "Thailand (Siam)",
        line: "Trap a man between two of yours, or slip between two of theirs.",
        brief: [
            "Capture all the enemy's men.",
            "A man slides in a straight line as far as the way is free.",
            "Trap one man between two of yours, or slip between two and capture both.",
        ],
        shown: figures::MAK_YEK_BRIEF,
        scene: figures::MAK_YEK_SCENE,
        stopping: "Whoever has made more captures wins; if they are equal, the game is a draw.",
        captured: &[
            "All the men of one side are captured.",
            "All your men are captured.",
            "You have captured all the enemy men.",
        ],
        seats: SEATS,
        faces: &[],
    },
    apit_sodok: GameWords {
        title: "Apit-Sodok",
        native: None,
        origin: "Malaysia",
        line: "The Malay cousin of Mak-Yek: one move can capture a whole run of men.",
        brief: [
            "Capture all the enemy's men.",
            "A man slides in a straight line as far as the way is free.",
            "Trap a whole run of men between two of yours, or slip between two runs and capture both.",
        ],
        shown: figures::APIT_SODOK_BRIEF,
        scene: figures::APIT_SODOK_SCENE,
        stopping: "Whoever has made more captures wins; if they are equal, the game is a draw.",
        captured: &[
            "All the men of one side are captured.",
            "All your men are captured.",
            "You have captured all the enemy men.",
        ],
        seats: SEATS,
        faces: &[],
    },
    moved: "{who}: the man on {from} moves to {to}.",
    took: "{who}: the man on {from} moves to {to} and captures {taken}.",
    choose: "{who}, choose a man.",
    where_to: "{who}, where does the man on {site} go?",
    taken: ["no captures", "1 capture", "{n} captures"],
    men: ["white man", "black man"],
    one_each: "Each side has one man left.",
    counted: "{why} Captures are counted: {white} for White, {black} for Black.",
    quiet_left: [
        "One more move without a capture and the game stops.",
        "{n} more moves without a capture and the game stops.",
    ],
    no_man: "There is no man on {site}. Choose one of yours.",
    not_yours: "{site} is a man of your opponent. Choose one of yours.",
    stuck: "The man on {site} has no empty square next to it. Choose another.",
    not_straight: "A man moves in a straight line, along its row or its column: from {from} it does not reach {to}.",
    in_the_way: "A man jumps over nothing: from {from} to {to}, the man on {site} is in the way.",
    landing: "You do not capture by landing on a man, as here on {site}: you trap it between two of yours, or slip between two of theirs. Choose an empty square.",
    staying: "Nobody passes: the man on {site} must leave its square.",
};

/// Its part in the page of sources.
pub const SOURCES: Sources = Sources {
    rules: "Those of Mak-Yek, Apit-Sodok and Turkish draughts come from the Ludens Planet rule sheet kept by L'Escale à jeux, the collection of François Haffner (escaleajeux.fr).",
    ornaments: "In Mak-Yek, the sheet says that the Ludens Planet board draws on batik; the patterns drawn here, {jv:kawung} petals and {jv:tumpal} points, are plausible, but no source gives them for these games.",
};

/// The rule page of Mak-Yek.
pub const MAK_YEK_RULES: RulePage = RulePage {
    lede: "Sixteen men against sixteen, gliding like rooks. Trap one between two of yours, or capture two by slipping between them.",
    facts: FACTS,
    options: &[FIRST, QUIET_LIMIT],
    sets: &[],
    figures: figures::MAK_YEK,
    sections: &[
        Section {
            id: "aim",
            title: "Aim",
            blocks: &[Block::Text(
                "Capture all your opponent's men. If the game stops before that, whoever has captured more men wins.",
            )],
        },
        Section {
            id: "setup",
            title: "Set-up",
            blocks: &[
                Block::Text(
                    "The board has eight rows of eight squares. Each side places sixteen men on its first and third rows: White on rows 1 and 3, Black on rows 8 and 6.",
                ),
                Block::Text("White begins, unless you decide otherwise."),
                Block::Figure(
                    "start",
                    "The starting position. Each side leaves its second row empty.",
                ),
            ],
        },
        TURN,
        Section {
            id: "captures",
            title: "Captures",
            blocks: &[
                Block::Text(
                    "You capture only by moving, according to the square where your man stops. There are two ways to capture.",
                ),
                Block::Text(
                    "Interception: your man stops next to an enemy man, and on the other side of that man, on the same line, stands another of yours. The man in the middle is captured.",
                ),
                Block::Figure(
                    "interception",
                    "The white man goes from c1 to c4. The man on d4, between c4 and e4, is captured.",
                ),
                Block::Text(
                    "Intervention: your man stops right between two enemy men, on one row or one column. Both are captured.",
                ),
                Block::Figure(
                    "intervention",
                    "The white man goes from d1 to d4, between c4 and e4. Both are captured.",
                ),
                Block::Text(
                    "You never have to choose a move that captures. Captured men leave the board for good.",
                ),
                Block::Note(
                    "A move captures everything it can, in both ways at once where they apply: three men at most.",
                ),
                Block::Figure(
                    "three",
                    "The white man goes from d1 to d4 and captures three men in one move: c4, d5 and e4.",
                ),
                Block::Note(
                    "Two men next to each other are safe from interception along the line they form: only a single man can be trapped.",
                ),
                Block::Figure(
                    "pair",
                    "The white man has gone from c1 to c4. The men on d4 and e4 stand together: neither is captured.",
                ),
                NO_DANGER,
                NO_EDGE,
            ],
        },
        END,
        Section {
            id: "history",
            title: "History and sources",
            blocks: &[
                Block::Text(
                    "Mak-Yek is played in Thailand, the Siam of old. A very similar game, Apit-Sodok, is played in Malaysia; its captures go further.",
                ),
                SHEET,
                Block::Text(
                    "The sheet lets the players decide who begins: here White does, unless an option says otherwise. Captures are not obligatory: Palamède takes this to mean that another move may be played, but that a move captures everything it can. On the rest the sheet is silent, and Palamède has chosen: repetition, the limit without captures, one man each and a blocked side lead to the count of captures.",
                ),
                BATIK,
            ],
        },
    ],
    exercises: exercises::MAK_YEK,
    puzzles: puzzles::MAK_YEK,
    tasks: lesson::MAK_YEK,
};

/// The rule page of Apit-Sodok.
pub const APIT_SODOK_RULES: RulePage = RulePage {
    lede: "Sixteen men against sixteen, gliding like rooks. Trap a run of men between two of yours, or capture two runs by slipping between them.",
    facts: FACTS,
    options: &[
        FIRST,
        QUIET_LIMIT,
        OptionWords {
            name: "intervention",
            label: "Intervention captures",
            values: &[
                ValueWords {
                    name: "runs",
                    label: "Whole runs",
                    why: "On each side, all the men that stand together.",
                },
                ValueWords {
                    name: "neighbours",
                    label: "Both neighbours",
                    why: "On each side, a single man, as in Mak-Yek.",
                },
            ],
        },
        OptionWords {
            name: "setup",
            label: "Set-up",
            values: &[
                ValueWords {
                    name: "rows13",
                    label: "Rows 1 and 3",
                    why: "Each side leaves its second row empty.",
                },
                ValueWords {
                    name: "rows12",
                    label: "Rows 1 and 2",
                    why: "The two rows of each side touch.",
                },
            ],
        },
    ],
    sets: &[],
    figures: figures::APIT_SODOK,
    sections: &[
        Section {
            id: "aim",
            title: "Aim",
            blocks: &[Block::Text(
                "Capture all your opponent's men. If the game stops before that, whoever has captured more men wins.",
            )],
        },
        Section {
            id: "setup",
            title: "Set-up",
            blocks: &[
                Block::Text(
                    "The board has eight rows of eight squares. Each side places sixteen men on its first and third rows: White on rows 1 and 3, Black on rows 8 and 6. An option brings them together: rows 1 and 2, rows 8 and 7.",
                ),
                Block::Text("White begins, unless you decide otherwise."),
                Block::Figure(
                    "start",
                    "The starting position. Each side leaves its second row empty.",
                ),
            ],
        },
        TURN,
        Section {
            id: "captures",
            title: "Captures",
            blocks: &[
                Block::Text(
                    "You capture only by moving, according to the square where your man stops. A run is a line of men of one side that touch along a row or a column; a single man is a run too. There are two ways to capture.",
                ),
                Block::Text(
                    "Interception: your man stops right at one end of an enemy run, and another of yours stands right at the other end. The whole run is captured, however long.",
                ),
                Block::Figure(
                    "interception",
                    "The white man goes from f1 to f4. The run c4, d4, e4, between b4 and f4, is captured.",
                ),
                Block::Text(
                    "Intervention: your man stops right between two enemy men, on one row or one column. On each side the whole run is captured, whatever stands behind it.",
                ),
                Block::Figure(
                    "intervention",
                    "The white man goes from d1 to d4. On the left c4, on the right e4, f4 and g4: both runs are captured.",
                ),
                Block::Text(
                    "You never have to choose a move that captures. Captured men leave the board for good.",
                ),
                Block::Note(
                    "A move captures everything it can, in both ways at once where they apply: up to twelve men.",
                ),
                Block::Note(
                    "An option limits intervention to the two neighbours, as in Mak-Yek. Interception always captures the whole run.",
                ),
                NO_DANGER,
                NO_EDGE,
            ],
        },
        END,
        Section {
            id: "history",
            title: "History and sources",
            blocks: &[
                Block::Text(
                    "Apit-Sodok is played in Malaysia. It is the Mak-Yek of Siam in all but its captures.",
                ),
                Block::Text(
                    "The sheet likens its captures to those of Fanorona, from Madagascar, and explains the likeness by the coming of Malay conquerors to that part of the world more than a thousand years ago. Palamède passes the idea on without having checked it.",
                ),
                SHEET,
                Block::Text(
                    "The sheet lets the players decide who begins: here White does, unless an option says otherwise. Captures are not obligatory: Palamède takes this to mean that another move may be played, but that a move captures everything it can. On the rest the sheet is silent, and Palamède has chosen: intervention captures whole runs, whatever stands behind them; repetition, the limit without captures, one man each and a blocked side lead to the count of captures.",
                ),
                BATIK,
            ],
        },
    ],
    exercises: exercises::APIT_SODOK,
    puzzles: puzzles::APIT_SODOK,
    tasks: lesson::APIT_SODOK,
};

const FACTS: CatalogueFacts = CatalogueFacts {
    players: "2",
    age: "8 and over",
    time: "about 20 minutes",
    difficulty: "easy",
    kind: "strategic combat",
    material: "a board of eight squares by eight, sixteen white men and sixteen black ones",
    ours: "The age, the time and the difficulty are estimates of Palamède's.",
};

const SEATS: &[SeatWords] = &[
    SeatWords { name: "White", the: "White", wins: "White wins" },
    SeatWords { name: "Black", the: "Black", wins: "Black wins" },
];

const FIRST: OptionWords = OptionWords {
    name: "first",
    label: "Who begins?",
    values: &[
        ValueWords { name: "white", label: "White", why: "White makes the first move." },
        ValueWords { name: "black", label: "Black", why: "Black makes the first move." },
        ValueWords { name: "lot", label: "By lot", why: "A lot decides at the start of the game." },
    ],
};

const QUIET_LIMIT: OptionWords = OptionWords {
    name: "quiet_limit",
    label: "Limit without captures",
    values: &[
        ValueWords {
            name: "50",
            label: "50 moves",
            why: "After 50 moves by each side without a capture, captures are counted.",
        },
        ValueWords {
            name: "25",
            label: "25 moves",
            why: "After 25 moves by each side without a capture, captures are counted.",
        },
        ValueWords {
            name: "100",
            label: "100 moves",
            why: "After 100 moves by each side without a capture, captures are counted.",
        },
        ValueWords {
            name: "none",
            label: "None",
            why: "Play without captures as long as you like; repetition still stops the game.",
        },
    ],
};

const TURN: Section = Section {
    id: "turn",
    title: "Your turn",
    blocks: &[
        Block::Text(
            "On your turn you move one man. It goes in a straight line, along a row or a column, over as many empty squares as you like, as the rook does in chess.",
        ),
        Block::Text("It jumps over no man and stops on an empty square. Nobody may pass."),
        Block::Figure(
            "move",
            "Where the man on d4 can go. The men on b4, d6, g4 and d1 are in its way, whatever their colour.",
        ),
    ],
};

const NO_DANGER: Block = Block::Note(
    "You never lose a man on your own turn: stopping between two enemy men is no danger.",
);

const NO_EDGE: Block =
    Block::Note("Edges and corners do not help to capture: it takes two men to trap.");

const END: Section = Section {
    id: "end",
    title: "The end",
    blocks: &[
        Block::Text("Whoever captures the last enemy man wins at once."),
        Block::Text("Otherwise the game stops as soon as:"),
        Block::List(&[
            "both sides agree to it;",
            "the same position comes up for the third time, with the same side to move;",
            "each side has made 50 moves in a row without any man being captured (an option changes this number);",
            "each side has one man left;",
            "the side to move has no possible move.",
        ]),
        Block::Text(
            "The captured men are then counted: whoever has captured more wins; if equal, the game is a draw.",
        ),
        Block::Text("You may also resign: your opponent wins, whatever the count."),
    ],
};

const SHEET: Block = Block::Text(
    "The rules come from the Ludens Planet sheet kept by L'Escale à jeux, the collection of François Haffner. It gives the board, the movement, the two kinds of capture, which are not obligatory, and the agreement to stop and count.",
);

const BATIK: Block = Block::Text(
    "The Ludens Planet board draws on batik, the art of dyeing cloth with wax. The patterns drawn here are plausible decoration, which no source gives for this game.",
);
