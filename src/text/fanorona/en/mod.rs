//! Fanorona in English.

mod lesson;
pub mod short;

use super::{FanoronaWords, exercises, figures, puzzles};
use crate::{
    Block, CatalogueFacts, GameWords, OptionWords, RulePage, SeatWords, Section, Sources,
    ValueWords,
};

/// The sentences of the game.
pub const WORDS: FanoronaWords = FanoronaWords {
    game: GameWords {
        title: "Fanorona",
        native: None,
        origin: "Madagascar",
        line: "Capture by running up to the enemy, or by walking away from him, and go on if you can.",
        brief: [
            "Capture all the enemy's men.",
            "A man steps to the next point, along a line.",
            "It captures the whole row that it moves up to, or that it moves away from, and may go on.",
        ],
        shown: figures::BRIEF,
        scene: figures::SCENE,
        stopping: "The game will be a draw.",
        captured: &[
            "All the men of one side are captured.",
            "All your men are captured.",
            "You have captured all the enemy men.",
        ],
        seats: &[
            SeatWords { name: "White", the: "White", wins: "White wins" },
            SeatWords { name: "Black", the: "Black", wins: "Black wins" },
        ],
        faces: &[],
    },
    moved: "{who}: the man on {from} moves to {to}.",
    took: [
        "{who}: the man on {from} moves to {to} and captures {taken} by approach.",
        "{who}: the man on {from} moves to {to} and captures {taken} by withdrawal.",
    ],
    chained: "{who}: the man on {from} goes by {way} to {to} and captures {taken}.",
    choose: "{who}, choose a man.",
    must: [
        "{who}, you must capture: the man on {sites} can.",
        "{who}, you must capture: the men on {sites} can.",
    ],
    where_to: "{who}, where does the man on {site} go?",
    where_take: "{who}, where does the man on {site} go to capture?",
    which: "{who}, what does the man that came to {site} capture?",
    rows: "By approach: {approach}. By withdrawal: {withdrawal}.",
    goes_on: "{who}, the man on {site} can capture again: where does it go?",
    may_stop: "To stop there, choose {site} again.",
    take_one: ["Approach: capture {first}", "Withdrawal: capture {first}"],
    take_row: [
        "Approach: capture {n} men, {first} to {last}",
        "Withdrawal: capture {n} men, {first} to {last}",
    ],
    stop: "Stop on {site}",
    has: ["1 man", "{n} men"],
    taken: ["1 capture", "{n} captures"],
    men: ["white man", "black man"],
    blocked: [
        "The side to move is blocked.",
        "The side to move is blocked: under the chosen option, nobody wins.",
    ],
    no_man: "There is no man on {site}. Choose one of yours.",
    not_yours: "{site} is a man of your opponent. Choose one of yours.",
    stuck: "The man on {site} has no free point next to it. Choose another.",
    staying: "Nobody passes: the man on {site} must leave its point.",
    no_line: "A man steps to the next point, along a line: from {from} it does not reach {site}.",
    occupied: "One of your men stands on {site} already. Choose a free point.",
    onto_enemy: "You do not capture by landing on a man, as here on {site}: you run up to it or walk away from it, in a straight line.",
    must_take: [
        "If you can capture, you must. The man on {sites} can.",
        "If you can capture, you must. The men on {sites} can.",
    ],
    takes: "From {from} to {site} the man captures: write A for an approach or W for a withdrawal.",
    takes_nothing: "While the capture goes on, every step must capture: from {from} to {site} there is nothing to take.",
    visited: "The man has been on {site} in this turn already: it does not come back.",
    same_way: "From {from} to {site} the man would go in the direction of an earlier step again. It must turn.",
    no_row: "On {site} there is nothing that can be captured now. Choose a man of one of the two rows.",
    go_on: "The capture does not end on {site}: an option makes it go on as long as it can.",
    single: "Under the chosen option, each side's first turn ends after one capture.",
    no_chain: "No chain of captures leads like this from {from} to {site}.",
};

/// Its part in the page of sources.
pub const SOURCES: Sources = Sources {
    rules: "Those of Fanorona come from the description by W. Montgomery (1886), as quoted by the Digital Ludeme Project (ludii.games), from papers of researchers at Maastricht and from Malagasy and French sites.",
    ornaments: "In Fanorona, boards cut into rock and potsherds for men are attested; the band of striped cloth, in the manner of a {mg:lamba}, is decoration.",
};

/// The rule page.
pub const RULES: RulePage = RulePage {
    lede: "Twenty-two men against twenty-two, and a single free point. A man captures the whole row that it runs up to, or the one that it walks away from, and may go on capturing.",
    facts: CatalogueFacts {
        players: "2",
        age: "8 and up",
        time: "about 20 minutes",
        difficulty: "medium",
        kind: "strategic contest",
        material: "a board of nine points by five, twenty-two white men and twenty-two black men",
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
        name: "size",
        label: "Board",
        values: &[
            ValueWords {
                name: "tsivy",
                label: "Nine lines",
                why: "Nine points by five, twenty-two men each: the usual game.",
            },
            ValueWords {
                name: "dimy",
                label: "Five lines",
                why: "Five points by five, twelve men each.",
            },
            ValueWords {
                name: "telo",
                label: "Three lines",
                why: "Three points by three, four men each: to learn the game.",
            },
        ],
    },
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
        name: "quiet_limit",
        label: "Limit without captures",
        values: &[
            ValueWords {
                name: "50",
                label: "50 moves",
                why: "After 50 moves by each side without a capture, the game is a draw.",
            },
            ValueWords {
                name: "25",
                label: "25 moves",
                why: "After 25 moves by each side without a capture, the game is a draw.",
            },
            ValueWords {
                name: "100",
                label: "100 moves",
                why: "After 100 moves by each side without a capture, the game is a draw.",
            },
            ValueWords {
                name: "none",
                label: "None",
                why: "Play goes on without captures for as long as you like; repetition still ends the game.",
            },
        ],
    },
    OptionWords {
        name: "capture",
        label: "Capturing",
        values: &[
            ValueWords {
                name: "obligatory",
                label: "Obligatory",
                why: "A move without a capture is allowed only when no man can capture.",
            },
            ValueWords {
                name: "free",
                label: "Optional",
                why: "You may move without a capture even when you could make one.",
            },
        ],
    },
    OptionWords {
        name: "chain",
        label: "Going on capturing",
        values: &[
            ValueWords {
                name: "optional",
                label: "Optional",
                why: "After each capture you may stop.",
            },
            ValueWords {
                name: "obligatory",
                label: "Obligatory",
                why: "You go on as long as you can, by whichever way you like.",
            },
        ],
    },
    OptionWords {
        name: "direction",
        label: "Barred direction while capturing",
        values: &[
            ValueWords {
                name: "previous",
                label: "That of the last step",
                why: "An earlier direction may be used again.",
            },
            ValueWords {
                name: "turn",
                label: "All those of the turn",
                why: "No direction is used twice in one turn.",
            },
        ],
    },
    OptionWords {
        name: "opening",
        label: "First turn of each side",
        values: &[
            ValueWords {
                name: "free",
                label: "Like the others",
                why: "You may capture several times from the first turn on.",
            },
            ValueWords {
                name: "single",
                label: "One capture",
                why: "Each side's first turn ends after one capture.",
            },
        ],
    },
    OptionWords {
        name: "blocked",
        label: "Blocked side",
        values: &[
            ValueWords {
                name: "loses",
                label: "It loses",
                why: "Whoever has no move left when it is their turn has lost.",
            },
            ValueWords {
                name: "draw",
                label: "A draw",
                why: "Whoever has no move left when it is their turn has neither lost nor won.",
            },
        ],
    },
];

const SECTIONS: &[Section] = &[
    Section {
        id: "aim",
        title: "Aim",
        blocks: &[Block::Text("Capture all your opponent's men, or block them all.")],
    },
    Section {
        id: "setup",
        title: "Setting up",
        blocks: &[
            Block::Text(
                "The men stand on the points where lines meet. The usual board has nine by five. Each side fills its two rows; on the middle row the colours alternate on either side of the centre, which stays free.",
            ),
            Block::Text("White begins, unless you decide otherwise."),
            Block::Figure("start", "The starting position on the board for nine."),
            Block::Text(
                "Two smaller boards are options. The one of five points by five is half a board: two side by side make the large one.",
            ),
            Block::Figure("dimy", "The start on the board for five: twelve men each."),
            Block::Figure("telo", "The start on the board for three: four men each."),
        ],
    },
    Section {
        id: "turn",
        title: "The turn",
        blocks: &[
            Block::Text(
                "On your turn, you move one man. It steps along a line to the next point, if that is free: forwards, backwards, sideways or diagonally. It never jumps. Nobody passes.",
            ),
            Block::Figure(
                "strong",
                "The point c3 is a strong point: diagonals start from it. This man has eight steps.",
            ),
            Block::Figure(
                "weak",
                "The point b3 is a weak point: it has no diagonal. This man has four steps.",
            ),
            Block::Text(
                "If you can capture, you must, with any man you like. A move without a capture is called a paika: it is allowed only when no man can capture.",
            ),
        ],
    },
    Section {
        id: "captures",
        title: "Captures",
        blocks: &[
            Block::Text("A man captures by a step, in two ways."),
            Block::Text(
                "By approach: the step ends in front of an enemy man, straight on. That man is captured, and with it all those that follow it without a gap on the same line, up to the first free point, the first man of your own or the edge.",
            ),
            Block::Figure(
                "approach",
                "The white man moves from c1 to c2 and captures c3 and c4 by approach (c2A). The row ends at c5, a white man.",
            ),
            Block::Text(
                "By withdrawal: the man leaves an enemy man that stood right behind it, in the line of its step. That man is captured, and the row that follows it, in the same way.",
            ),
            Block::Figure(
                "withdrawal",
                "The white man moves from c3 to d3 and captures b3 and a3 by withdrawal (d3W).",
            ),
            Block::Text(
                "Never both at once: when one step could capture in both ways, you choose one of the two rows, and the other stays. The longer one has no preference.",
            ),
            Block::Figure(
                "choice",
                "The white man has moved from c3 to d3. It captures e3 by approach, or b3 and a3 by withdrawal.",
            ),
            Block::Note(
                "The whole row is always captured, and a step that can capture does. Rows follow the line of the step: they do not bend.",
            ),
            Block::Note(
                "In the list of moves, the letter A stands for an approach and the letter W for a withdrawal.",
            ),
            Block::Note(
                "You capture along a line only: on a weak point nothing is captured diagonally.",
            ),
        ],
    },
    Section {
        id: "chain",
        title: "The chain",
        blocks: &[
            Block::Text(
                "After a capture the same man may make another, and then another, one step at a time. Every step must capture. Captured men leave the board at once, and the points that they leave are free.",
            ),
            Block::Figure(
                "chain",
                "The white man goes from a1 to b1 (b1A), to b2 (b2A), then to c2 (c2A). It captures c1, b3 and d2.",
            ),
            Block::Text("Two things are forbidden on the way:"),
            Block::List(&[
                "coming back to a point where the man has stood in this turn, even the one it started from;",
                "making two steps in a row in the same direction.",
            ]),
            Block::Figure(
                "direction",
                "The white man has moved from b3 to c3 and captured a3 by withdrawal (c3W). It does not capture e3: it would have to go straight on.",
            ),
            Block::Figure(
                "visited",
                "The white man has moved from c3 to c4 and captured c2. It can capture b4 by going to d4. The points c3, where it comes from, and c5, straight on, are closed to it.",
            ),
            Block::Text(
                "You stop when you like: on the screen, by choosing the man again. Without another capture, the chain ends by itself.",
            ),
            Block::Note(
                "A direction may be used again after another one: east, north, then east again. One option forbids this for the whole turn; another makes you go on as long as you can.",
            ),
        ],
    },
    Section {
        id: "end",
        title: "The end",
        blocks: &[
            Block::Text(
                "Whoever has no man left, or no move left when it is their turn, loses. Otherwise the game is a draw as soon as:",
            ),
            Block::List(&[
                "the same position stands for the third time, with the same side to move;",
                "each side has made 50 moves in a row without a man being captured (an option changes this number);",
                "both sides agree to it.",
            ]),
            Block::Figure(
                "blocked",
                "White is to move: the man on b1 has no free point next to it. White has lost.",
            ),
            Block::Text("You can also resign: your opponent wins."),
        ],
    },
    Section {
        id: "history",
        title: "History and sources",
        blocks: &[
            Block::Text(
                "Fanorona (say “fanourne”) is the game of Madagascar. Boards are cut into the rock of royal hills, at Alasora and at Ambohimanga; nobody knows how old they are. People play with pebbles, potsherds or seeds. All the words of the game are Malagasy: {mg:vato}, stone, for a man; {mg:manindrona}, to spear, for the approach; {mg:misintona}, to pull, for the withdrawal; {mg:tsivy}, {mg:dimy} and {mg:telo}, nine, five and three, for the boards.",
            ),
            Block::Text(
                "A legend of the court says that King Ralambo pretended to be ill, to see which of his sons would come first. Prince Andriantompokoindrindra was playing three men against five and sent the messenger away; his brother Andrianjaka came, and became king. “Three against five loses the kingdom”, says the proverb.",
            ),
            Block::Text(
                "The missionary W. Montgomery described the board and the rules in 1886. The board for five is that of alquerque. The name of the game may come from a word for feeding a fire, or from one for showing. Today there are a federation and championships.",
            ),
            Block::Text(
                "At Maastricht, in 2007, researchers worked out the whole game: on the board for nine as on the board for five it is a draw if nobody errs. On the board for three, whoever begins wins by first playing the man on c1 or the one on c2, by the eleventh move of both sides together at the latest; the other two first moves lose.",
            ),
            Block::Note(
                "In Madagascar, {mg:fanoron-telo} mostly means another game on the board for three: three men each, placed in turn and then moved, and three in a line win. Here the game of captures is played on it, with four men each, which researchers call by the same name.",
            ),
            Block::Text(
                "The sources do not agree on everything. Going on capturing is optional for Montgomery, for the researchers and in France, obligatory on many Western sheets; the barred direction is mostly that of the last step, for a few any direction of the turn; one Malagasy site leaves it free to capture or not; one English maker calls the game a draw when a side is blocked; older encyclopedias and French sheets grant only one capture on the first turn. Each of these customs is an option. Repetition and the limit without captures are Palamède's choices: the sources only say that a game which nobody can win is a draw.",
            ),
            Block::Text(
                "The {mg:vela}, the debt game in which the winner gives away seventeen men one by one, is not offered yet.",
            ),
            Block::Text(
                "The rules come from Montgomery, as quoted by the Digital Ludeme Project, from the papers of M. P. D. Schadd and his colleagues (2006 to 2008), from the sheets of the Club franco-malgache and from several sites of players. The striped cloth, after the {mg:lamba}, and the drawing on the potsherds are plausible ornaments that no source gives for this game.",
            ),
        ],
    },
];
