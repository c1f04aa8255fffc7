//! Nine Men's Morris in English.

mod lesson;
pub mod short;

use super::{MorrisWords, exercises, figures, puzzles};
use crate::{
    Block, CatalogueFacts, GameWords, OptionWords, RulePage, SeatWords, Section, Sources,
    ValueWords,
};

/// The sentences of the game.
pub const WORDS: MorrisWords = MorrisWords {
    game: GameWords {
        title: "Nine Men’s Morris",
        native: None,
        origin: "Europe",
        line: "Place your men, get three in a row, and take a man from your opponent.",
        brief: [
            "Leave your opponent with two men, or without a move.",
            "Place your nine men, then move them from point to point.",
            "Whoever gets three men in a row takes an enemy man.",
        ],
        shown: figures::BRIEF,
        scene: figures::SCENE,
        stopping: "The game will be a draw.",
        captured: &[
            "The losing side has too few men left for a mill.",
            "You have too few men left for a mill.",
            "Your opponent has too few men left for a mill.",
        ],
        seats: &[
            SeatWords { name: "White", the: "White", wins: "White wins" },
            SeatWords { name: "Black", the: "Black", wins: "Black wins" },
        ],
        faces: &[],
    },
    placed: [
        "{who}: a man is placed on {to}.",
        "{who}: a man is placed on {to} and closes a mill.",
        "{who}: a man is placed on {to}, closes a mill and takes {taken}.",
    ],
    moved: [
        "{who}: the man on {from} moves to {to}.",
        "{who}: the man on {from} moves to {to} and closes a mill.",
        "{who}: the man on {from} moves to {to}, closes a mill and takes {taken}.",
    ],
    place: "{who}, place a man on a free point.",
    choose: "{who}, choose a man.",
    where_to: "{who}, where does the man on {site} go?",
    flies: "With three men, it may go to any free point.",
    take: [
        "{who}, a mill is closed: which man do you take?",
        "{who}, two mills are closed: which other man do you take?",
    ],
    only: ["Only one can be taken: {sites}.", "These can be taken: {sites}."],
    has: ["1 man", "{n} men"],
    hand: ["1 in hand", "{n} in hand"],
    taken: ["1 capture", "{n} captures"],
    men: ["white man", "black man"],
    blocked: "The side to move is blocked.",
    quiet: "Too many moves were made without a mill.",
    quiet_left: [
        "One more move without a mill and the game is a draw.",
        "{n} more moves without a mill and the game is a draw.",
    ],
    in_hand: "You still have men in hand: before you move {site}, place them all. Choose a free point.",
    none_in_hand: "All your men are placed. To go to {site}, choose one of your men first.",
    no_man: "There is no man on {site}. Choose one of yours.",
    not_yours: "{site} is a man of your opponent. Choose one of yours.",
    stuck: "The man on {site} has no free point next to it. Choose another.",
    staying: "Nobody passes: the man on {site} must leave its point.",
    occupied: "A man stands on {site} already. Choose a free point.",
    no_line: "A man moves to the next point, along a line: from {from} it does not reach {site}.",
    must_take: "On {site} a mill is closed: you must take an enemy man.",
    must_take_two: "On {site} two mills are closed: you must take a second man.",
    no_mill: "This move closes no mill: the man on {site} cannot be taken.",
    all_in_mills: "All enemy men are in mills: under the chosen option, {site} cannot be taken.",
    enough: "This move does not take so many men: {site} is one too many.",
    no_prey: "There is no enemy man on {site}. Choose the man that you take.",
    in_mill: "The man on {site} is in a mill. Take a man that is in no mill.",
};

/// Its part in the page of sources.
pub const SOURCES: Sources = Sources {
    rules: "Those of Nine Men's Morris are the usual ones, as sheets of rules and Ralph Gasser's paper (1996) give them.",
    ornaments: "In Nine Men's Morris, the three squares are the same everywhere; the oak plank and the turned men are decoration.",
};

/// The rule page.
pub const RULES: RulePage = RulePage {
    lede: "Nine men each, twenty-four points. The men are placed one by one, then moved. Three in a row close a mill and take a man from your opponent.",
    facts: CatalogueFacts {
        players: "2",
        age: "6 and up",
        time: "about 15 minutes",
        difficulty: "easy",
        kind: "strategic contest",
        material: "a board of twenty-four points, nine white men and nine black men",
        ours: "Age, time and difficulty are Palamède's estimates.",
    },
    options: OPTIONS,
    sets: &[],
    figures: figures::FIGURES,
    sections: SECTIONS,
    exercises: exercises::EXERCISES,
    puzzles: puzzles::PUZZLES,
    tasks: lesson::TASKS,
};

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        name: "first",
        label: "Who begins?",
        values: &[
            ValueWords { name: "white", label: "White", why: "White makes the first move." },
            ValueWords { name: "black", label: "Black", why: "Black makes the first move." },
            ValueWords { name: "lot", label: "By lot", why: "Drawn when the game begins." },
        ],
    },
    OptionWords {
        name: "flying",
        label: "With three men",
        values: &[
            ValueWords {
                name: "three",
                label: "Fly",
                why: "Whoever has only three men left may move to any free point.",
            },
            ValueWords {
                name: "never",
                label: "As before",
                why: "Even with three men, you move to the next point.",
            },
        ],
    },
    OptionWords {
        name: "take",
        label: "Taking from a mill",
        values: &[
            ValueWords {
                name: "usual",
                label: "If need be",
                why: "A man in a mill is taken only if all enemy men are in mills.",
            },
            ValueWords {
                name: "any",
                label: "Always",
                why: "Any enemy man may be taken, even from a mill.",
            },
            ValueWords {
                name: "outside_mills",
                label: "Never",
                why: "A man in a mill is never taken; if all are, nothing is taken.",
            },
        ],
    },
    OptionWords {
        name: "two_mills",
        label: "Two mills at once",
        values: &[
            ValueWords {
                name: "one",
                label: "One man",
                why: "Whoever closes two mills at once takes one man.",
            },
            ValueWords {
                name: "two",
                label: "Two men",
                why: "Whoever closes two mills at once takes two men, one after the other.",
            },
        ],
    },
    OptionWords {
        name: "quiet_limit",
        label: "Limit without mills",
        values: &[
            ValueWords {
                name: "50",
                label: "50 moves",
                why: "After 50 moves by each side without a mill, the game is a draw.",
            },
            ValueWords {
                name: "25",
                label: "25 moves",
                why: "After 25 moves by each side without a mill, the game is a draw.",
            },
            ValueWords {
                name: "100",
                label: "100 moves",
                why: "After 100 moves by each side without a mill, the game is a draw.",
            },
            ValueWords {
                name: "none",
                label: "None",
                why: "Play goes on without mills for as long as you like; repetition still ends the game.",
            },
        ],
    },
];

const SECTIONS: &[Section] = &[
    Section {
        id: "aim",
        title: "Aim",
        blocks: &[Block::Text(
            "Leave your opponent with two men, or without a move: two men cannot close a mill any more.",
        )],
    },
    Section {
        id: "setup",
        title: "Setting up",
        blocks: &[
            Block::Text(
                "The board has twenty-four points, where lines meet or turn: three squares, one within the other, and four lines that join the middles of their sides. That makes sixteen lines of three points. There are no diagonals.",
            ),
            Block::Text(
                "At first the board is empty and each side has nine men in hand. White begins, unless you decide otherwise.",
            ),
            Block::Figure("start", "The empty board: this is how the game begins."),
        ],
    },
    Section {
        id: "turn",
        title: "The turn",
        blocks: &[
            Block::Text("The sides take turns; nobody passes. The game has two parts."),
            Block::Text(
                "First you place: while a side has men in hand, its turn is to place one of them on a free point. Nothing is moved.",
            ),
            Block::Figure(
                "placing",
                "White places a man on f6 and prepares two mills: one with d6, one with f4.",
            ),
            Block::Text(
                "Then you move: a side with no man in hand moves one of its men along a line to the next point, if that is free.",
            ),
            Block::Figure(
                "moving",
                "The man on d6 can go to d5 or to f6. The points b6 and d7 are occupied.",
            ),
            Block::Text(
                "With three men on the board and none in hand, a side may move a man to any free point: its men are said to fly. An option forbids this.",
            ),
            Block::Figure(
                "flying",
                "White has only three men left: d6 can go to every free point.",
            ),
        ],
    },
    Section {
        id: "captures",
        title: "Mills and captures",
        blocks: &[
            Block::Text(
                "Three men of one side on one line make a mill. Whoever closes one, by placing a man or by moving one, takes an enemy man from the board at once: this is obligatory. A man that was taken never comes back.",
            ),
            Block::Figure(
                "mill",
                "The white man moves from d2 to b2, closes the mill b2, b4, b6 and takes d6.",
            ),
            Block::Text(
                "A man in a mill is protected: it may be taken only if all enemy men on the board are in mills.",
            ),
            Block::Figure(
                "protected",
                "White has just closed a mill. a7, d7 and g7 are in a mill: c3 or e4 is taken.",
            ),
            Block::Figure(
                "all",
                "The white man moves from d2 to b2. All black men are in mills: any of them may be taken, here d7.",
            ),
            Block::Text(
                "You may open your mill and close it again: it counts each time. A man that goes to and fro between two mills closes one with every move.",
            ),
            Block::Figure(
                "swing",
                "The white man moves from d1 to d2, closes b2, d2, f2 and takes e3. When it goes back, it will close a1, d1, g1 again.",
            ),
            Block::Text(
                "A man that is placed may close two mills at once: even so only one man is taken.",
            ),
            Block::Figure(
                "two",
                "The man placed on d6 closes two mills; White takes one man, here a4.",
            ),
            Block::Note(
                "Options change what is taken: any man, never a man in a mill, or two men for two mills.",
            ),
        ],
    },
    Section {
        id: "end",
        title: "The end",
        blocks: &[
            Block::Text(
                "Whoever has only two men left, in hand and on the board, or no move left on their turn, loses.",
            ),
            Block::Figure(
                "few",
                "The white man moves from g4 to g7, closes a mill and takes c3: Black has only two men left and has lost.",
            ),
            Block::Figure(
                "blocked",
                "Black is to move: none of the black men has a free point next to it. Black has lost.",
            ),
            Block::Text("Otherwise the game is a draw as soon as:"),
            Block::List(&[
                "the same position stands for the third time, with the same side to move;",
                "with all men placed, each side has made 50 moves in a row without closing a mill (an option changes this number);",
                "both sides agree to it.",
            ]),
            Block::Text("You can also resign: your opponent wins."),
        ],
    },
    Section {
        id: "history",
        title: "History and sources",
        blocks: &[
            Block::Text(
                "Nine Men's Morris, also called merels or mill, has been played all over Europe for centuries. Its lines are found cut into the stone of cloisters, churches and castles. In 1283 the book of games of King Alfonso X of Castile gave its rules, among other games of alignment.",
            ),
            Block::Text(
                "Shakespeare speaks of it in A Midsummer Night's Dream: after the rains, the board cut in the turf is filled up with mud.",
            ),
            Block::Text(
                "In Zurich in 1993, Ralph Gasser worked out the whole game with a computer: it is a draw if nobody errs. Gábor Gévay and Gábor Danner confirmed this in 2014, and studied variants.",
            ),
            Block::Text(
                "Sheets of rules do not agree on everything. Some do not let three men fly; some allow taking from a mill, or always forbid it; a few grant two men for two mills. Each of these customs is an option. Repetition and the limit without mills follow the custom of tournaments; their numbers are Palamède's choices.",
            ),
            Block::Note(
                "On the board, the last mill that was closed is shown by a line through its men.",
            ),
            Block::Text(
                "The rules come from the usual sheets and from Ralph Gasser's paper, Solving Nine Men's Morris (Games of No Chance, 1996).",
            ),
        ],
    },
];
