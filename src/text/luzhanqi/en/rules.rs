//! The rules of Luzhanqi in English, for two and for four.

use super::super::{exercises, figures, puzzles};
use super::lesson;
use crate::{Block, CatalogueFacts, RulePage, Section};

/// The rule page of the game for two.
pub const TWO: RulePage = RulePage {
    lede: "Two armies of twenty-five pieces face each other, their ranks hidden. They advance by road and by rail, clash without knowing with whom, and look for the other side's flag.",
    facts: CatalogueFacts {
        players: "2 (3 with an umpire)",
        age: "5 and over",
        time: "about 30 minutes",
        difficulty: "medium",
        kind: "strategy, hidden pieces",
        material: "the board, and two armies of twenty-five pieces, red and black, marked on one side only",
        ours: "The difficulty is an estimate of Palamède's; the rest is in the article that the rules come from. Palamède advises an age of 8 and over.",
    },
    options: super::TWO_OPTIONS,
    sets: &[],
    figures: figures::TWO,
    sections: &[
        Section {
            id: "aim",
            title: "Aim",
            blocks: &[
                Block::Text(
                    "Take the enemy flag. You also win when the other player, on turn, has nothing to play.",
                ),
                Block::Text(
                    "Nobody sees the ranks of the other army. You guess them from where the pieces stand, how they move, and how combats end.",
                ),
            ],
        },
        SETUP,
        Section {
            id: "board",
            title: "The board",
            blocks: &[
                Block::Text(
                    "Each territory has six rows of five spaces. A space is called by its letter, S for Red, below, N for Black, above, then by its row and its column: S15 is in the front row, at Red's far right.",
                ),
                KINDS,
                Block::Text(
                    "The front line ({zh:前线}) parts the two front rows. It is crossed at three points, in columns 1, 3 and 5, by railway and without stopping there; mountains ({zh:山界}) bar columns 2 and 4. So each of the two outer columns is a single straight line of ten spaces.",
                ),
            ],
        },
        TURN,
        CAPTURES,
        KNOWN,
        BEARER,
        Section {
            id: "end",
            title: "The end",
            blocks: &[
                Block::Text(
                    "Whoever loses the flag has lost. Whoever has no move on turn has lost too.",
                ),
                Block::Text(
                    "The game is a draw when nobody can move any more, when 70 moves in a row have removed no piece (an option lifts this limit, or makes whoever is to move after 31 lose), or when both players agree to it.",
                ),
                Block::Text("You may also resign: the other player wins."),
            ],
        },
        ADVICE,
        HISTORY,
    ],
    exercises: exercises::TWO,
    puzzles: puzzles::TWO,
    tasks: lesson::TWO,
};

/// The rule page of the game for four.
pub const FOUR: RulePage = RulePage {
    lede: "Four hidden armies, two teams, a crossroads of railways in the middle. Teams win together: whoever has lost everything still wins if the ally does.",
    facts: CatalogueFacts {
        players: "4, two against two (5 with an umpire)",
        age: "5 and over",
        time: "about 30 minutes",
        difficulty: "medium",
        kind: "strategy, hidden pieces",
        material: "the board with four territories, and four armies of twenty-five pieces, each in its colour, marked on one side only",
        ours: "The difficulty is an estimate of Palamède's; the rest is in the article that the rules come from. Palamède advises an age of 8 and over.",
    },
    options: super::FOUR_OPTIONS,
    sets: &[],
    figures: figures::FOUR,
    sections: &[
        Section {
            id: "aim",
            title: "Aim",
            blocks: &[
                Block::Text(
                    "South and North play against East and West. Eliminate both opponents: a team wins when none of them is left.",
                ),
                Block::Text(
                    "A player is out when the flag is taken, on resigning, or on having nothing to play when the turn comes. All the player's pieces are removed then; the territory stays open to all.",
                ),
            ],
        },
        SETUP,
        Section {
            id: "board",
            title: "The board",
            blocks: &[
                Block::Text(
                    "Four territories lie around nine shared posts. South's pieces are red with rounded corners; East's blue with pointed ends; North's green with cut corners; West's violet with notched corners. Each territory has six rows of five spaces, named by its letter (S, E, N or W), the row and the column: S15 is in the front row, at South's far right.",
                ),
                KINDS,
                Block::Text(
                    "The nine posts of the centre, from CNW to CSE, are a grid of railways. Columns 1, 3 and 5 of each front lead to it. Four curved railways also join the right corner of each front with the left corner of the next: S15 with E11, E15 with N11, N15 with W11, W15 with S11.",
                ),
                Block::Text(
                    "A straight line is a row 1 or 5, an outer column on through the centre to the opposite one, a middle column from front to front, or an outer column that takes the curve. So a piece that comes up its column may go straight on or round the curve; one that comes along the front row may do neither.",
                ),
                Block::Figure(
                    "curve",
                    "The general on S45 goes up its column: straight on through the centre, or round the curve to East.",
                ),
            ],
        },
        TURN,
        CAPTURES,
        KNOWN,
        BEARER,
        Section {
            id: "end",
            title: "The end",
            blocks: &[
                Block::Text(
                    "Turns go South, East, North, West, or the other way round under an option; players who are out are skipped. A team loses when both its players are out.",
                ),
                Block::Text(
                    "The game is a draw when nobody can move any more, when 70 moves in a row have removed no piece (an option lifts this limit), or when all the players still in the game agree to it.",
                ),
                Block::Text("You may also resign: the ally plays on alone."),
                Block::Note(
                    "On QQ, a large Chinese server, more than three thousand recorded games end a little differently: whoever can no longer move is out at once, without waiting for the turn; if nobody can move, the team that has just moved wins; the draw comes only with the 71st move without a loss.",
                ),
            ],
        },
        ADVICE,
        HISTORY,
    ],
    exercises: exercises::FOUR,
    puzzles: puzzles::FOUR,
    tasks: lesson::FOUR,
};

const SETUP: Section = Section {
    id: "setup",
    title: "The army and how it is laid out",
    blocks: &[
        Block::Text("Each army has twenty-five pieces, from the highest rank to the lowest:"),
        Block::List(&[
            "9, one marshal ({zh:司令});",
            "8, one general, or army commander ({zh:军长});",
            "7, two major generals, or division commanders ({zh:师长});",
            "6, two brigadiers, or brigade commanders ({zh:旅长});",
            "5, two colonels, or regiment commanders ({zh:团长});",
            "4, two majors, or battalion commanders ({zh:营长});",
            "3, three captains, or company commanders ({zh:连长});",
            "2, three lieutenants, or platoon commanders ({zh:排长});",
            "1, three engineers, or sappers ({zh:工兵});",
            "without a rank, two bombs ({zh:炸弹}), three mines ({zh:地雷}) and a flag ({zh:军旗}).",
        ]),
        Block::Text(
            "Each player lays out the army unseen and fills the whole territory, but for the camps, which stay empty:",
        ),
        Block::List(&[
            "the flag in one of the two headquarters;",
            "the mines in the two rows at the back, 5 and 6;",
            "no bomb in the front row.",
        ]),
        Block::Figure("start", "The armies laid out, here with all ranks shown."),
        Block::Note(
            "Ready-made arrangements are offered: balance, attack, fortress, and the mirror image of each.",
        ),
    ],
};

const KINDS: Block = Block::List(&[
    "Posts ({zh:兵站}), rectangles: a piece stands and fights there.",
    "Camps ({zh:行营}), round, five in a territory: a piece in one cannot be attacked. Eight roads lead out of it.",
    "Headquarters ({zh:大本营}), two in the last row: a piece in one never leaves it.",
    "Roads ({zh:公路}), thin lines.",
    "Railways ({zh:铁路}), thick lines: rows 1 and 5, and columns 1 and 5 down to row 5.",
]);

const TURN: Section = Section {
    id: "turn",
    title: "Moving",
    blocks: &[
        Block::Text(
            "Red begins, or South in the game for four; an option may decide otherwise. On your turn you move one piece; there is no passing. It ends on a free space or on an enemy piece, which it attacks:",
        ),
        Block::List(&[
            "on a road, one step;",
            "on the railway, over as many free spaces as you like, straight on.",
        ]),
        Block::Text("Road and railway are not combined in one move."),
        Block::Figure(
            "rail",
            "Where the general on S51 can go: far and straight along the railway, up to the first piece in the way, or one step on a road.",
        ),
        Block::Text(
            "The engineer turns: it goes wherever the railway leads, as long as the way is free. An option lets bombs turn too: “flying bombs”.",
        ),
        Block::Figure(
            "engineer",
            "In the same place, the engineer on S51 turns as often as it likes.",
        ),
        Block::Text(
            "Anybody may enter a free camp. An occupied camp is a shelter: nobody enters it, nobody attacks in it.",
        ),
        Block::Figure(
            "camp",
            "From the camp S22 the brigadier can attack its neighbours; they cannot attack it.",
        ),
        Block::List(&[
            "Mines and the flag never move.",
            "Any piece that moves may enter any headquarters, free or conquered, own or enemy; it never leaves it, unless an option allows it.",
            "In the game for four, an ally's piece is neither attacked nor passed.",
        ]),
    ],
};

const CAPTURES: Section = Section {
    id: "captures",
    title: "Combat",
    blocks: &[
        Block::Text(
            "A piece that arrives on an enemy piece attacks it. The higher rank stays, the other is removed; of equal ranks both are removed. If the attacker stays, it takes the place.",
        ),
        Block::Figure(
            "combat",
            "The major general on S14 attacks the colonel on S13: the colonel is removed, the attacker takes its place.",
        ),
        Block::List(&[
            "A bomb and the piece that it meets, whatever it is, are both removed, whether the bomb attacks or is attacked.",
            "A mine removes its attacker and stays; under the option “exploding mines” it is removed too. An engineer removes it and takes its place.",
            "A piece that attacks the flag takes it, whatever its rank; a bomb is removed with it.",
        ]),
        Block::Note("Nobody has to attack."),
    ],
};

const KNOWN: Section = Section {
    id: "known",
    title: "What is known",
    blocks: &[
        Block::Text(
            "A combat tells everybody who is removed, attacker, defender or both; it shows no rank. Pieces that are removed stay unknown until the game is over. This is the hidden game ({zh:暗棋}); an option, clairvoyance, shows everything ({zh:明棋}), and another, the apparent ally, for four, shows each player the ally's pieces ({zh:双明}; without it, {zh:四暗}).",
        ),
        Block::Text(
            "When a marshal is removed, in whatever way, the space of its flag is shown to all.",
        ),
        Block::Text(
            "The path that is drawn after a move is the same whatever the rank: straight if that was possible, else the shortest. Yet a piece that turned on the railway gives itself away: it is an engineer, or a bomb if the option lets bombs turn.",
        ),
        Block::Note(
            "The aid “What can be deduced” tells of each unknown piece what it can still be, from what you are entitled to know.",
        ),
    ],
};

const BEARER: Section = Section {
    id: "bearer",
    title: "The flag bearer",
    blocks: &[
        Block::Text(
            "Under this option, taking the flag is not enough: the piece that takes it carries it, and everybody sees that it does. It must enter the space of its own flag, which must not be carried off itself. For two, it wins then; for four, it puts out the player who lost the flag, and goes back to where it came from.",
        ),
        Block::List(&[
            "Headquarters hold nobody any more.",
            "If the bearer is removed, the flag returns to the headquarters where it was laid out, to the other one if that is occupied, else to the last row, in column 3, 1 or 5; if nothing is free, it waits until a place is.",
            "A bomb that attacks a flag is removed alone; the flag stays, known to all.",
            "The bearer does not attack what may be, as far as everybody knows, a second flag.",
            "A flag that is taken starts the count of moves without a loss anew.",
            "For four, the carried flag vanishes if its owner is put out in another way.",
        ]),
    ],
};

const ADVICE: Section = Section {
    id: "advice",
    title: "Advice",
    blocks: &[
        Block::Text("The article that these rules come from gives some:"),
        Block::List(&[
            "Send your major generals and brigadiers, ranks 7 and 6, against the enemy's pieces: they remove some, and find out where stronger ones are.",
            "Slip small pieces into the enemy's camps: nobody attacks them there.",
            "Keep your engineers for the mines, and send them when the way to the enemy's rows 5 and 6 is open.",
            "Bring your bombs into camps early: nothing can set them off there by accident. They will serve against the highest ranks, or against a mine that blocks the way.",
            "Take care where your mines and the pieces around them stand: they defend the headquarters.",
        ]),
    ],
};

const HISTORY: Section = Section {
    id: "history",
    title: "History and sources",
    blocks: &[
        Block::Text(
            "Luzhanqi ({zh:陆战棋}, {zh-Latn:lùzhànqí}, in traditional characters {zh-Hant:陸戰棋}) means “land-battle chess”; it is also called Lujunqi ({zh:陆军棋}, {zh-Latn:lùjūnqí}), “army chess”. According to the article that these rules come from, mostly children play it, before xiangqi and go, but it suits every age. It recalls Stratego, dou shou qi and shōgi.",
        ),
        Block::Text(
            "At a table, the face with the rank is turned towards its owner, and an umpire may compare the pieces that clash. Here this website is the umpire: it tells nothing but the outcome.",
        ),
        Block::Text(
            "The rules come from the article “Luzhanqi” of the French Wikipedia, which cites Haiwang Yuan (The Magic Lotus Lantern and Other Tales from the Han Chinese, 2006), Ross Terrill (Flowers on an Iron Tree, 1975) and a rule booklet at Ancientchess.com, and links to a free program, GwanKei. The article counts four camps in a territory; boards have five, and that is what it takes for thirty spaces to hold twenty-five pieces.",
        ),
        Block::Text(
            "The article does not tell everything, and Palamède has chosen: who begins, the draw after 70 moves without a loss, the defeat of whoever can no longer move, the details of the curves for four and of the flag bearer, which may be chosen for two as well as for four.",
        ),
    ],
};
