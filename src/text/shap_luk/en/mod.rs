//! Shap Luk Kon Tseung Kwan in English.

mod lesson;
pub mod short;

use super::{ShapWords, exercises, figures, puzzles};
use crate::{
    Block, CatalogueFacts, GameWords, OptionWords, RulePage, SeatWords, Section, Sources,
    ValueWords,
};

/// The sentences of the game.
pub const WORDS: ShapWords = ShapWords {
    game: GameWords {
        title: "Shap Luk Kon Tseung Kwan",
        native: Some(("zh-Hant", "十六趕將軍")),
        origin: "China",
        line: "Sixteen rebels pursue a general, who captures them two by two.",
        brief: [
            "The rebels want to shut the general in or leave him no move; he wants to capture them.",
            "A piece goes one step along a line.",
            "The general captures two rebels by slipping between them.",
        ],
        shown: figures::BRIEF,
        scene: figures::SCENE,
        stopping: "The game will be a draw.",
        captured: &[],
        seats: &[
            SeatWords { name: "Rebels", the: "the rebels", wins: "The rebels win" },
            SeatWords { name: "General", the: "the general", wins: "The general wins" },
        ],
        faces: &[],
    },
    moved: "{who}: the rebel on {from} moves to {to}.",
    went: "{who}: the general goes from {from} to {to}.",
    took: "{who}: the general goes from {from} to {to} and captures {taken}.",
    flew: "{who}: the general goes from {from} to {apex} and flies to {to}.",
    flew_took: "{who}: the general goes from {from} to {apex}, flies to {to} and captures {taken}.",
    aims: [
        "Shut the general in the triangle, or leave him no move.",
        "Stop between two rebels to capture them.",
    ],
    choose_general: "{who}, choose your piece, on {site}.",
    where_rebel: "{who}, where does the rebel on {site} go?",
    where_general: "{who}, where do you go?",
    can_fly: "From {apex} the flight is possible.",
    fly: "{who}, choose where in the square to fly, or {apex} again to stay.",
    which_pair: "{who}, capture a pair or none.",
    which_must: "{who}, choose a rebel of the pair to capture.",
    take_pair: "Capture {pair}",
    leave: "Capture nothing",
    pairs: "To be captured: {pairs}.",
    or: "{first}, or {next}",
    rebels_left: "{n} rebels left",
    pairs_taken: [
        "no pair captured of {all}",
        "1 pair captured of {all}",
        "{n} pairs captured of {all}",
    ],
    flights: ["no flight", "1 flight", "unlimited flights"],
    pieces: ["rebel", "general"],
    all_taken: "{n} rebels are captured: only {left} are left.",
    shut_in: "The three gates, b5, c5 and d5, are closed and the general is behind them, in the sanctuary: he is shut in.",
    framed: "A rebel has moved and, with another, frames the general: he is captured.",
    stuck_general: "It is the general's turn, and no point next to him is free.",
    no_piece: "There is no piece on {site}. Choose a piece of your own side.",
    not_yours: "{site} is a piece of your opponent. Choose one of yours.",
    stuck: "The rebel on {site} has no free point of the square next to it. Choose another.",
    staying: "Nobody passes: the piece on {site} must go to another point.",
    no_line: "No line leads in one step from {from} to {site}. A piece goes along a line to the next point.",
    sanctuary: "Rebels do not enter the sanctuary, and {site} belongs to it. Choose a free point of the square.",
    occupied: "A rebel already stands on {site}. Choose a free point.",
    onto_general: "A rebel does not land on the general, here on {site}. The rebels win by shutting him in or leaving him no move.",
    onto_rebel: "The general does not capture by landing on a rebel, as here on {site}, but by stopping between two. Choose a free point.",
    rebel_takes: "Only the general removes pieces: the rebel goes to {site} and captures nothing.",
    not_framing: "On {site} the general is not framed by {pair}. A pair frames him if one of its rebels stands on each side of him, on one straight line.",
    not_in_pair: "The rebel on {site} is in no pair that frames the general on {end}. Choose a rebel of one of these pairs.",
    pair_or_none: "The general is framed on {site}. Choose a rebel of the pair to capture, or {site} again to take none.",
    framed_by_rebels: "A rebel came to frame the general on {site}: {pair} are not captured. The general captures only a pair that he arrives between.",
    must_take: "Capturing is obligatory: on {site} the general captures a pair that frames him, for example {pair}.",
    not_from_here: "The flight begins at {apex}, when the general has just arrived there: nobody flies from {site}.",
    step_off_first: "The general flies only on arriving at {apex}. He is there already: before he can fly to {site}, he must step off and come back.",
    no_flight_left: "The general has flown already, and may fly only once in a game: he stops on {apex}.",
    no_flights: "In this game an option leaves the general no flight: he stops on {apex}.",
    flight_inside: "The flight leads to the square, and {site} is in the sanctuary. Choose a free point of the square, or {apex} again to stay.",
};

/// Its part in the page of sources.
pub const SOURCES: Sources = Sources {
    rules: "The rules of Shap Luk Kon Tseung Kwan come from two rule sheets, that of Le Globe Joueur (leglobejoueur.com) and that of the Maison des Jeux in Strasbourg (maisondesjeux.fr).",
    ornaments: "In Shap Luk, the inscription {zh-Hant:十六趕將軍} is reconstructed from the name in Latin letters, and no source gives the bamboo or the hatching.",
};

/// The rule page.
pub const RULES: RulePage = RulePage {
    lede: "Sixteen rebels pursue a general. They want to shut him in; he wants to capture them, two by two, until only four are left.",
    facts: CatalogueFacts {
        players: "2",
        age: "8 and over",
        time: "15 minutes",
        difficulty: "easy",
        kind: "strategy, hunting game",
        material: "the board, sixteen pawns (the rebels) and a taller one of another colour (the general)",
        ours: "The age is an estimate of Palamède's; the rest is on the sheets that the rules come from.",
    },
    options: OPTIONS,
    sets: &[],
    figures: figures::FIGURES,
    sections: &[AIM, SETUP, TURN, CAPTURES, FLIGHT, END, HISTORY],
    exercises: exercises::EXERCISES,
    puzzles: puzzles::PUZZLES,
    tasks: lesson::TASKS,
};

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        name: "first",
        label: "Who begins?",
        values: &[
            ValueWords {
                name: "rebels",
                label: "The rebels",
                why: "The rebels make the first move.",
            },
            ValueWords {
                name: "general",
                label: "The general",
                why: "The general makes the first move.",
            },
        ],
    },
    OptionWords {
        name: "flights",
        label: "The general's flight",
        values: &[
            ValueWords {
                name: "1",
                label: "Once",
                why: "From the top of the triangle he may land anywhere in the square, once.",
            },
            ValueWords {
                name: "0",
                label: "Never",
                why: "The top of the triangle is a point like any other.",
            },
            ValueWords {
                name: "unlimited",
                label: "Unlimited",
                why: "Every time he arrives at the top of the triangle, he may land anywhere in the square.",
            },
        ],
    },
    OptionWords {
        name: "capture",
        label: "Capturing",
        values: &[
            ValueWords {
                name: "optional",
                label: "Optional",
                why: "The general may leave a pair that frames him.",
            },
            ValueWords {
                name: "obligatory",
                label: "Obligatory",
                why: "The general goes where he likes, but if he arrives framed, he captures a pair.",
            },
        ],
    },
    OptionWords {
        name: "rebels_capture",
        label: "Do the rebels capture the general?",
        values: &[
            ValueWords {
                name: "no",
                label: "No",
                why: "The rebels win only by shutting the general in or leaving him no move.",
            },
            ValueWords {
                name: "yes",
                label: "Yes",
                why: "The rebels also win when one of them comes to frame the general with another.",
            },
        ],
    },
    OptionWords {
        name: "captures_to_win",
        label: "Rebels to capture",
        values: &[
            ValueWords {
                name: "12",
                label: "12",
                why: "The general wins when only four rebels are left.",
            },
            ValueWords {
                name: "8",
                label: "8",
                why: "A head start for the general: he wins when eight rebels are left.",
            },
            ValueWords {
                name: "6",
                label: "6",
                why: "A larger head start for the general: he wins when ten rebels are left.",
            },
        ],
    },
];

const AIM: Section = Section {
    id: "aim",
    title: "Aim",
    blocks: &[
        Block::Text("This is a hunt: the two sides have neither the same forces nor the same aim."),
        Block::List(&[
            "The rebels want to shut the general in his sanctuary, or leave him no move.",
            "The general wants to capture twelve of the sixteen rebels.",
        ]),
    ],
};

const SETUP: Section = Section {
    id: "setup",
    title: "Set-up",
    blocks: &[
        Block::Text(
            "The game is played on the points where lines meet. The board is a square of five points by five, with a triangle on one of its sides.",
        ),
        Block::Text(
            "The four points of the triangle outside the square, b6, c6, d6 and the top c7, are the sanctuary. The three that the triangle shares with the square, b5, c5 and d5, are its gates.",
        ),
        Block::Text(
            "The general stands in the middle of the square, on c3. The sixteen rebels fill the edge of the square. Whoever plays the general sits on the side of the triangle.",
        ),
        Block::Text(
            "Agree on the sides or draw lots for them. The rebels begin, unless you decide otherwise.",
        ),
        Block::Figure(
            "start",
            "The starting position: the rebels on the edge of the square, the general in the middle.",
        ),
    ],
};

const TURN: Section = Section {
    id: "turn",
    title: "Your turn",
    blocks: &[
        Block::Text(
            "The sides take turns. On your turn you move one piece one step: along a line to the next point, if it is free. Nobody may pass.",
        ),
        Block::Text(
            "A rebel goes anywhere in the square, gates included. It never enters the sanctuary.",
        ),
        Block::Figure(
            "rebel",
            "The rebel on c5 can go to b4, b5, c4, d4 or d5. The line to c6 is closed to it: c6 is in the sanctuary.",
        ),
        Block::Text("The general goes anywhere, in the square and in the sanctuary."),
        Block::Figure(
            "general",
            "The general can go to c5, d4, d6 or e5. No diagonal starts from d5; by d6 he enters the sanctuary.",
        ),
        Block::Note(
            "A piece goes diagonally only where the line is drawn: in the square, every other point has diagonals.",
        ),
    ],
};

const CAPTURES: Section = Section {
    id: "captures",
    title: "Captures",
    blocks: &[
        Block::Text(
            "Only the general captures, and only by moving. If his move ends between two rebels, both next to him on one straight drawn line, this pair frames him: he may capture it. Both rebels leave the board for good.",
        ),
        Block::Figure(
            "row",
            "The general goes from c3 to d4, between c4 and e4: he captures this pair.",
        ),
        Block::Figure(
            "diagonal",
            "A drawn diagonal counts too: the general goes from c3 to b4 and captures a3 and c5.",
        ),
        Block::Text(
            "If several pairs frame him, he captures only one, of his choice. He may also take none.",
        ),
        Block::Figure(
            "choice",
            "The general arrives on d4, framed by two pairs: c4 and e4, d3 and d5. He captures the one, the other, or none.",
        ),
        Block::Note(
            "A rebel may come to frame the general without danger: the pair is not captured, neither then nor on the next move, unless the general moves and finds himself framed by it again.",
        ),
        Block::Figure(
            "framed",
            "The rebel on d2 goes to d3. With b3 it frames the general, and nothing is captured.",
        ),
        Block::Note(
            "No line of the triangle serves to capture. On a gate only the row counts: the general captures only his neighbours on the left and on the right.",
        ),
        Block::Text("The rebels never capture the general, unless an option lets them."),
    ],
};

const FLIGHT: Section = Section {
    id: "flight",
    title: "The flight",
    blocks: &[
        Block::Text(
            "Once in a game, when the general arrives at the top of the triangle, c7, he may fly at once, in the same turn: he lands on any free point of the square. If he is framed there, he may capture a pair.",
        ),
        Block::Figure(
            "flight",
            "The general goes from c6 to c7, flies at once to b2 and captures a2 and c2.",
        ),
        Block::Text(
            "He may also stay on c7: he keeps his flight for another time. Then he must first leave c7 and come back.",
        ),
        Block::Note("Once the three gates are closed, it is too late: the game is over."),
    ],
};

const END: Section = Section {
    id: "end",
    title: "The end",
    blocks: &[
        Block::Text(
            "The general wins as soon as he has captured twelve rebels: only four are left (an option changes this number).",
        ),
        Block::Text("The rebels win:"),
        Block::List(&[
            "as soon as they stand on all three gates, b5, c5 and d5, while the general is in the sanctuary, even if he can still move there;",
            "if the general, on his turn, has no possible move.",
        ]),
        Block::Figure(
            "gates",
            "The rebel on c4 goes to c5: the three gates are closed, the general is shut in. The rebels win.",
        ),
        Block::Figure(
            "stuck",
            "The rebel on c1 goes to b1: no point next to the general is free. The rebels win.",
        ),
        Block::Text("The game is a draw as soon as:"),
        Block::List(&[
            "both sides agree to it;",
            "the same position comes up for the third time, with the same side to move and the same right to fly;",
            "each side has made 50 moves in a row without any rebel being captured; a flight without a capture counts like any other move.",
        ]),
        Block::Text("You may also resign: your opponent wins."),
        Block::Note(
            "Rebels who never go wrong win, whatever the options: a complete calculation, draws left aside, shows it. The general lives on their mistakes. For an even match, play two games and change sides.",
        ),
    ],
};

const HISTORY: Section = Section {
    id: "history",
    title: "History and sources",
    blocks: &[
        Block::Text(
            "The full name, Shap Luk Kon Tseung Kwan, means roughly “the sixteen in pursuit of the general”; Shap Luk, sixteen, is short for it. The German ethnologist Himly made the game known, in 1870 by one sheet, in the 1870s by the other. It was then very common in the Chinese countryside, played mostly by children and workers.",
        ),
        Block::Text(
            "The rules come from two sheets, that of Le Globe Joueur and that of the Maison des Jeux in Strasbourg. They give the aim, the step, the capture of a single pair, the sanctuary, the flight and the ways to win; one adds that capturing is not obligatory.",
        ),
        Block::Text(
            "The flight leads anywhere on the board by one sheet, to the great square by the other: Palamède keeps to the square, which both allow. On the rest they are silent, and Palamède has chosen: a general who stays on c7 keeps his flight; repetition and the limit without captures make the game a draw. The diagonals, which the words of the sheets do not describe, are drawn as in the Ludii catalogue.",
        ),
        Block::Text(
            "Others read Himly differently: for the historian H. J. R. Murray and for Ludii, the rebels capture the general by framing him. An option follows this rule.",
        ),
        Block::Text(
            "The inscription {zh-Hant:十六趕將軍} is a reconstruction from the name in Latin letters. The hatching, the bamboo and the other ornaments are plausible decoration: no source gives them for this game.",
        ),
    ],
};
