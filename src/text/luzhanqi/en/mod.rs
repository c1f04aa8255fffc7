//! Luzhanqi in English, for two and for four.

mod lesson;
pub mod rules;
pub mod short;

use super::{LuzhanqiWords, figures};
use crate::{GameWords, OptionWords, SeatWords, Sources, ValueWords};

const FACES: &[&str] = &[
    "Engineer",
    "Lieutenant",
    "Captain",
    "Major",
    "Colonel",
    "Brigadier",
    "Maj. gen.",
    "General",
    "Marshal",
    "Bomb",
    "Mine",
    "Flag",
];

/// The sentences of the two games.
pub const WORDS: LuzhanqiWords = LuzhanqiWords {
    two: GameWords {
        title: "Luzhanqi",
        native: Some(("zh-Hans", "陆战棋")),
        origin: "China",
        line: "Two hidden armies, mines and railways: find the flag.",
        brief: [
            "Capture the enemy's flag.",
            "A piece goes one site by road, and farther by railway.",
            "In combat the higher rank wins. The other's army is hidden.",
        ],
        shown: figures::TWO_BRIEF,
        scene: figures::TWO_SCENE,
        stopping: "The game is a draw.",
        captured: &[],
        seats: &[
            SeatWords { name: "Red", the: "Red", wins: "Red wins" },
            SeatWords { name: "Black", the: "Black", wins: "Black wins" },
        ],
        faces: FACES,
    },
    four: GameWords {
        title: "Luzhanqi for four",
        native: Some(("zh-Hans", "四国军棋")),
        origin: "China",
        line: "Four hidden armies around a crossroads: South and North against East and West.",
        brief: [
            "South and North play together against East and West: put both enemies out.",
            "A piece goes one site by road, and farther by railway.",
            "In combat the higher rank wins. Everyone sees their own army only.",
        ],
        shown: figures::FOUR_BRIEF,
        scene: figures::FOUR_SCENE,
        stopping: "The game is a draw.",
        captured: &[],
        seats: &[
            SeatWords { name: "South", the: "South", wins: "South wins" },
            SeatWords { name: "East", the: "East", wins: "East wins" },
            SeatWords { name: "North", the: "North", wins: "North wins" },
            SeatWords { name: "West", the: "West", wins: "West wins" },
        ],
        faces: FACES,
    },
    ranks: [
        "engineer",
        "lieutenant",
        "captain",
        "major",
        "colonel",
        "brigadier",
        "major general",
        "general",
        "marshal",
        "bomb",
        "mine",
        "flag",
    ],
    the_ranks: [
        "the engineer",
        "the lieutenant",
        "the captain",
        "the major",
        "the colonel",
        "the brigadier",
        "the major general",
        "the general",
        "the marshal",
        "the bomb",
        "the mine",
        "the flag",
    ],
    all_fight: "The higher rank wins; of equal ranks both are removed.",
    duties: [
        "clears mines, turns on the railway",
        "goes with whatever it meets",
        "removes who attacks it, but for the engineer and the bomb; does not move",
        "who loses it has lost; does not move",
    ],
    grades: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
    unknown: "unknown piece",
    the_piece: "the piece",
    of: ["Red's", "Black's", "South's", "East's", "North's", "West's"],
    deployed: "{who}: the army is laid out.",
    moved: "{who}: {what} on {from} goes to {to}.",
    attacked: "{who}: {what} on {from} attacks {other} on {to}.",
    attacker_stays: "The defender is removed and the attacker takes its place.",
    defender_stays: "The attacker is removed and the defender stays.",
    nobody_stays: "Both are removed.",
    took_flag: "{who}: {what} on {from} takes {of} flag on {to}.",
    gone_with_flag: "The attacker is removed with it.",
    bears_flag: "{who}: {what} on {from} takes {of} flag on {to} and carries it from now on.",
    flag_stays: "{who}: {what} on {from} attacks {of} flag on {to}. The attacker is removed and the flag stays.",
    home: "{who}: {what} on {from} brings {of} flag home to its own, on {to}.",
    fell: "{of} marshal has fallen: its flag is on {site}.",
    back: "{of} flag stands again, on {site}.",
    no_move: "{seat} has no move left.",
    out: "{seat} is out: all its pieces are removed.",
    lay_out: "{who}, lay out your army.",
    lay_out_how: "Choose two pieces, one after the other: they change places. When all is in place, press “Ready”.",
    swap_with: "{who}, which piece changes places with the one on {site}?",
    waits: "{who} is to act.",
    where_to: "{who}, where does {what} on {site} go?",
    can_attack: "It can attack on {sites}.",
    carries: "This piece carries {of} flag.",
    can_bring: "It can bring it home to yours, on {site}.",
    not_ready: "army to be laid out",
    ready: "army laid out",
    left: ["{n} piece", "{n} pieces"],
    none_left: "no piece",
    flag_at: "flag on {site}",
    flag_gone: "flag carried off",
    a_piece: "{of} {what}",
    a_carried_flag: "{of} flag, carried",
    arrangements: ["Balance", "Attack", "Fortress", "Mirror"],
    aid: "What can be deduced",
    at_least: "rank {low} or more",
    at_most: "rank {high} or less",
    between: "rank {low} to {high}",
    or: "{first} or {next}",
    flag_lost: "{of} flag is taken.",
    flag_home: "{of} flag was brought home.",
    team_out: "Out: {seats}.",
    team_timed_out: "Lost on time. Out: {seats}.",
    nobody_moves: "Nobody can move any more.",
    quiet_draw: "{n} moves in a row without a loss.",
    quiet_lost: "After {n} moves in a row without a loss, {seat} is to move and loses.",
    quiet_left: [
        "One more move without a loss and the game is a draw.",
        "{n} more moves without a loss and the game is a draw.",
    ],
    quiet_losing: [
        "One more move without a loss and {seat} loses.",
        "{n} more moves without a loss and {seat} loses.",
    ],
    deploy_first: "The armies are laid out first. Lay out yours.",
    all_deployed: "The armies are laid out: they can no longer be changed.",
    other_army: "An army has exactly 25 pieces, always the same ones.",
    flag_outside: "The flag goes in one of your two headquarters, not on {site}.",
    mine_forward: "Mines lie in your two rows at the back: {site} is too far forward.",
    bomb_in_front: "No bomb stands in the front row, and {site} belongs to it.",
    not_home: "The space {site} is not yours. Swap two pieces of your territory.",
    camp_empty: "Camps stay empty when an army is laid out, {site} too. Swap two of your pieces.",
    no_site: "The board has no space of this name.",
    immobile: "On {site}, {what} never moves. Choose another piece.",
    locked: "The piece on {site} is in a headquarters and never leaves it. Choose another one.",
    surrounded: "The piece on {site} has nowhere to go for now. Choose another one.",
    own: "One of your own pieces stands on {site}. Go to a free space, or to an enemy.",
    ally: "A piece of your ally's stands on {site}: it is neither attacked nor passed.",
    camp_taken: "The camp {site} is occupied: nobody enters it, and nobody is attacked in it.",
    second_flag: "A piece that carries a flag attacks no other, and {site} may hide one. Go elsewhere.",
    not_joined: "No road leads from {from} to {site} in one step, and no railway joins them.",
    bends: "From {from} to {site} the railway bends, and this piece goes only straight along it.",
    blocked: "On the way to {site}, a piece stands on {other}. Stop before it.",
    no_way: "From {from} to {site}, no way along the railways is free from end to end.",
};

/// Its part in the page of sources.
pub const SOURCES: Sources = Sources {
    rules: "Those of Luzhanqi, for two and for four, come from the article of the French Wikipedia (fr.wikipedia.org/wiki/Luzhanqi).",
    // The board has no ornaments.
    ornaments: "",
};

const LOT: &str = "A lot decides once the armies are laid out.";

const FLYING: OptionWords = OptionWords {
    name: "flying_bombs",
    label: "Flying bombs",
    values: &[
        ValueWords {
            name: "no",
            label: "No",
            why: "A bomb goes straight along the railway, as others do.",
        },
        ValueWords {
            name: "yes",
            label: "Yes",
            why: "A bomb turns on the railway, as an engineer does.",
        },
    ],
};

const EXPLODING: OptionWords = OptionWords {
    name: "exploding_mines",
    label: "Exploding mines",
    values: &[
        ValueWords {
            name: "no",
            label: "No",
            why: "The mine removes its attacker and stays, unless that is an engineer or a bomb.",
        },
        ValueWords {
            name: "yes",
            label: "Yes",
            why: "The mine and its attacker are both removed; but an engineer stays. Mostly played by two.",
        },
    ],
};

const CLAIRVOYANCE: OptionWords = OptionWords {
    name: "clairvoyance",
    label: "Ranks (clairvoyance)",
    values: &[
        ValueWords { name: "no", label: "Hidden", why: "Each knows its own pieces only." },
        ValueWords {
            name: "yes",
            label: "Open",
            why: "All ranks are visible once the armies are laid out.",
        },
    ],
};

const BEARER: OptionWords = OptionWords {
    name: "flag_bearer",
    label: "Flag bearer",
    values: &[
        ValueWords { name: "no", label: "No", why: "Taking a flag is enough." },
        ValueWords {
            name: "yes",
            label: "Yes",
            why: "The flag must also be brought home to one's own; headquarters hold nobody.",
        },
    ],
};

const LOCK: OptionWords = OptionWords {
    name: "headquarters_lock",
    label: "Headquarters",
    values: &[
        ValueWords { name: "yes", label: "No way out", why: "A piece in one stays there." },
        ValueWords {
            name: "no",
            label: "Pieces may leave",
            why: "A piece leaves one as it leaves a post.",
        },
    ],
};

const QUIET: ValueWords = ValueWords {
    name: "70",
    label: "Draw after 70 moves",
    why: "After 70 moves in a row without a loss, the game is a draw.",
};

const ENDLESS: ValueWords =
    ValueWords { name: "none", label: "No limit", why: "The game lasts as long as it takes." };

/// The options of the game for two.
pub(super) const TWO_OPTIONS: &[OptionWords] = &[
    FLYING,
    EXPLODING,
    OptionWords {
        name: "first",
        label: "Who begins?",
        values: &[
            ValueWords { name: "red", label: "Red", why: "Red makes the first move." },
            ValueWords { name: "lot", label: "By lot", why: LOT },
            ValueWords { name: "black", label: "Black", why: "Black makes the first move." },
        ],
    },
    CLAIRVOYANCE,
    BEARER,
    LOCK,
    OptionWords {
        name: "quiet_limit",
        label: "Limit without losses",
        values: &[
            QUIET,
            ENDLESS,
            ValueWords {
                name: "31",
                label: "Loss after 31 moves",
                why: "After 31 moves in a row without a loss, whoever is to move loses: a tournament rule.",
            },
        ],
    },
];

/// The options of the game for four.
pub(super) const FOUR_OPTIONS: &[OptionWords] = &[
    FLYING,
    EXPLODING,
    OptionWords {
        name: "first",
        label: "Who begins?",
        values: &[
            ValueWords { name: "south", label: "South", why: "South makes the first move." },
            ValueWords { name: "lot", label: "By lot", why: LOT },
        ],
    },
    CLAIRVOYANCE,
    OptionWords {
        name: "apparent_ally",
        label: "The ally's pieces (apparent ally)",
        values: &[
            ValueWords { name: "no", label: "Hidden", why: "Each knows its own army only." },
            ValueWords {
                name: "yes",
                label: "Visible",
                why: "Allies see each other's ranks once all armies are laid out.",
            },
        ],
    },
    BEARER,
    LOCK,
    OptionWords { name: "quiet_limit", label: "Limit without losses", values: &[QUIET, ENDLESS] },
    OptionWords {
        name: "order",
        label: "Order of turns",
        values: &[
            ValueWords {
                name: "anticlockwise",
                label: "South, East, North, West",
                why: "The turn passes to the neighbour on the right.",
            },
            ValueWords {
                name: "clockwise",
                label: "South, West, North, East",
                why: "The turn passes to the neighbour on the left.",
            },
        ],
    },
];
