//! Le jeu du moulin en français.

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
        title: "Jeu du moulin",
        native: None,
        origin: "Europe",
        line: "Posez vos pions, alignez-en trois, et prenez un pion à l'adversaire.",
        brief: [
            "Réduisez l'adversaire à deux pions, ou bloquez-le.",
            "Posez vos neuf pions, puis déplacez-les de point en point.",
            "Alignez trois pions pour prendre un pion adverse.",
        ],
        shown: figures::BRIEF,
        scene: figures::SCENE,
        stopping: "La partie sera nulle.",
        captured: &[
            "Qui n'a plus que deux pions ne peut plus fermer de moulin : il perd.",
            "Il ne vous reste que deux pions : vous ne pouvez plus fermer de moulin.",
            "Il ne reste que deux pions à l'adversaire : il ne peut plus fermer de moulin.",
        ],
        seats: &[
            SeatWords { name: "Blancs", the: "les blancs", wins: "Les blancs gagnent" },
            SeatWords { name: "Noirs", the: "les noirs", wins: "Les noirs gagnent" },
        ],
        faces: &[],
    },
    placed: [
        "{who} : un pion est posé en {to}.",
        "{who} : un pion est posé en {to} et ferme un moulin.",
        "{who} : un pion est posé en {to}, ferme un moulin et prend {taken}.",
    ],
    moved: [
        "{who} : le pion {from} va en {to}.",
        "{who} : le pion {from} va en {to} et ferme un moulin.",
        "{who} : le pion {from} va en {to}, ferme un moulin et prend {taken}.",
    ],
    place: "{who}, posez un pion sur un point libre.",
    choose: "{who}, choisissez un pion.",
    where_to: "{who}, où va le pion {site} ?",
    flies: "Avec trois pions, il peut aller sur n'importe quel point libre.",
    take: [
        "{who}, un moulin est fermé : quel pion prenez-vous ?",
        "{who}, deux moulins sont fermés : quel autre pion prenez-vous ?",
    ],
    only: ["Un seul peut être pris : {sites}.", "Ceux-ci peuvent être pris : {sites}."],
    has: ["1 pion", "{n} pions"],
    hand: ["1 en main", "{n} en main"],
    taken: ["1 prise", "{n} prises"],
    men: ["pion blanc", "pion noir"],
    blocked: "Le camp qui devait jouer est bloqué.",
    quiet: "Trop de coups se sont suivis sans moulin.",
    quiet_left: [
        "Encore un coup sans moulin et la partie est nulle.",
        "Encore {n} coups sans moulin et la partie est nulle.",
    ],
    in_hand: "Vous avez encore des pions en main : avant de déplacer {site}, posez-les tous. Choisissez un point libre.",
    none_in_hand: "Tous vos pions sont posés. Pour aller en {site}, choisissez d'abord un de vos pions.",
    no_man: "Il n'y a pas de pion en {site}. Choisissez un des vôtres.",
    not_yours: "{site} est un pion de l'adversaire. Choisissez un des vôtres.",
    stuck: "Le pion {site} n'a aucun point libre à côté de lui. Choisissez-en un autre.",
    staying: "On ne passe pas son tour : le pion {site} doit changer de point.",
    occupied: "Un pion est déjà en {site}. Choisissez un point libre.",
    no_line: "Un pion va au point voisin, le long d'un trait : de {from}, il n'atteint pas {site}.",
    must_take: "En {site}, un moulin est fermé : il faut prendre un pion adverse.",
    must_take_two: "En {site}, deux moulins sont fermés : il faut prendre un second pion.",
    no_mill: "Ce coup ne ferme pas de moulin : le pion {site} ne peut pas être pris.",
    all_in_mills: "Tous les pions adverses sont dans des moulins : d'après l'option choisie, {site} ne peut pas être pris.",
    enough: "Ce coup ne prend pas autant de pions : {site} est de trop.",
    no_prey: "Il n'y a pas de pion adverse en {site}. Choisissez le pion que vous prenez.",
    in_mill: "Le pion {site} est dans un moulin. Prenez un pion qui n'est dans aucun moulin.",
};

/// Its part in the page of sources.
pub const SOURCES: Sources = Sources {
    rules: "Celle du jeu du moulin est la règle usuelle, telle que la donnent les fiches de jeux et les travaux de Ralph Gasser (1996).",
    ornaments: "Au jeu du moulin, le tracé des trois carrés est partout le même ; la planche de chêne et les pions tournés sont un décor.",
};

/// The rule page.
pub const RULES: RulePage = RulePage {
    lede: "Neuf pions chacun, vingt-quatre points. On les pose un à un, puis on les déplace. Qui en aligne trois ferme un moulin et prend un pion à l'adversaire.",
    facts: CatalogueFacts {
        players: "2",
        age: "dès 6 ans",
        time: "environ 15 minutes",
        difficulty: "facile",
        kind: "affrontement stratégique",
        material: "un plateau de vingt-quatre points, neuf pions blancs et neuf pions noirs",
        ours: "L'âge, la durée et la difficulté sont des estimations de Palamède.",
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
        label: "Qui commence ?",
        values: &[
            ValueWords {
                name: "white",
                label: "Les blancs",
                why: "Les blancs jouent le premier coup.",
            },
            ValueWords {
                name: "black",
                label: "Les noirs",
                why: "Les noirs jouent le premier coup.",
            },
            ValueWords {
                name: "lot",
                label: "Le sort",
                why: "Un tirage en décide au début de la partie.",
            },
        ],
    },
    OptionWords {
        name: "flying",
        label: "Avec trois pions",
        values: &[
            ValueWords {
                name: "three",
                label: "Aller partout",
                why: "Qui n'a plus que trois pions peut aller sur n'importe quel point libre.",
            },
            ValueWords {
                name: "never",
                label: "Comme avant",
                why: "Même avec trois pions, on va au point voisin.",
            },
        ],
    },
    OptionWords {
        name: "take",
        label: "Prendre dans un moulin",
        values: &[
            ValueWords {
                name: "usual",
                label: "S'il le faut",
                why: "Un pion d'un moulin n'est pris que si tous les pions adverses sont dans des moulins.",
            },
            ValueWords {
                name: "any",
                label: "Toujours",
                why: "Tout pion adverse peut être pris, même dans un moulin.",
            },
            ValueWords {
                name: "outside_mills",
                label: "Jamais",
                why: "Un pion d'un moulin n'est jamais pris ; si tous y sont, on ne prend rien.",
            },
        ],
    },
    OptionWords {
        name: "two_mills",
        label: "Deux moulins à la fois",
        values: &[
            ValueWords {
                name: "one",
                label: "Un pion",
                why: "Qui ferme deux moulins d'un coup prend un seul pion.",
            },
            ValueWords {
                name: "two",
                label: "Deux pions",
                why: "Qui ferme deux moulins d'un coup prend deux pions, l'un après l'autre.",
            },
        ],
    },
    OptionWords {
        name: "quiet_limit",
        label: "Limite sans moulin",
        values: &[
            ValueWords {
                name: "50",
                label: "50 coups",
                why: "Après 50 coups de chaque camp sans moulin, la partie est nulle.",
            },
            ValueWords {
                name: "25",
                label: "25 coups",
                why: "Après 25 coups de chaque camp sans moulin, la partie est nulle.",
            },
            ValueWords {
                name: "100",
                label: "100 coups",
                why: "Après 100 coups de chaque camp sans moulin, la partie est nulle.",
            },
            ValueWords {
                name: "none",
                label: "Aucune",
                why: "On joue sans moulin aussi longtemps qu'on veut ; la répétition arrête toujours la partie.",
            },
        ],
    },
];

const SECTIONS: &[Section] = &[
    Section {
        id: "aim",
        title: "Le but",
        blocks: &[Block::Text(
            "Réduire l'adversaire à deux pions, ou le bloquer : avec deux pions, on ne peut plus fermer de moulin.",
        )],
    },
    Section {
        id: "setup",
        title: "La mise en place",
        blocks: &[
            Block::Text(
                "Le plateau a vingt-quatre points, là où les traits se rencontrent ou tournent : trois carrés l'un dans l'autre, et quatre traits qui joignent leurs milieux. Cela fait seize lignes de trois points. Il n'y a pas de diagonale.",
            ),
            Block::Text(
                "Au début, le plateau est vide et chaque camp a neuf pions en main. Les blancs commencent, sauf si l'on en décide autrement.",
            ),
            Block::Figure("start", "Le plateau vide : la partie commence ainsi."),
        ],
    },
    Section {
        id: "turn",
        title: "Le tour",
        blocks: &[
            Block::Text(
                "Les camps jouent l'un après l'autre ; on ne passe jamais son tour. La partie a deux temps.",
            ),
            Block::Text(
                "D'abord on pose : tant qu'un camp a des pions en main, son tour est d'en poser un sur un point libre. On ne déplace rien.",
            ),
            Block::Figure(
                "placing",
                "Les blancs posent un pion en f6 et préparent deux moulins : l'un avec d6, l'autre avec f4.",
            ),
            Block::Text(
                "Ensuite on déplace : qui n'a plus de pion en main mène un de ses pions, le long d'un trait, jusqu'au point voisin, s'il est libre.",
            ),
            Block::Figure(
                "moving",
                "Le pion d6 peut aller en d5 ou en f6. Les points b6 et d7 sont occupés.",
            ),
            Block::Text(
                "Avec trois pions sur le plateau et plus aucun en main, un camp peut mener un pion sur n'importe quel point libre : on dit que ses pions volent. Une option le défend.",
            ),
            Block::Figure(
                "flying",
                "Les blancs n'ont plus que trois pions : d6 peut aller sur tous les points libres.",
            ),
        ],
    },
    Section {
        id: "captures",
        title: "Les moulins et les prises",
        blocks: &[
            Block::Text(
                "Trois pions d'un camp sur une même ligne forment un moulin. Qui en ferme un, en posant ou en déplaçant un pion, prend aussitôt un pion adverse sur le plateau : c'est obligatoire. Un pion pris ne revient plus.",
            ),
            Block::Figure(
                "mill",
                "Le pion blanc va de d2 en b2, ferme le moulin b2, b4, b6 et prend d6.",
            ),
            Block::Text(
                "Un pion qui est dans un moulin est protégé : il ne peut être pris que si tous les pions adverses du plateau sont dans des moulins.",
            ),
            Block::Figure(
                "protected",
                "Les blancs viennent de fermer un moulin. a7, d7 et g7 sont dans un moulin : on prend c3 ou e4.",
            ),
            Block::Figure(
                "all",
                "Le pion blanc va de d2 en b2. Tous les pions noirs sont dans des moulins : n'importe lequel peut être pris, ici d7.",
            ),
            Block::Text(
                "On peut ouvrir son moulin et le refermer : il compte chaque fois. Un pion qui va et vient entre deux moulins en ferme un à chaque coup.",
            ),
            Block::Figure(
                "swing",
                "Le pion blanc va de d1 en d2, ferme b2, d2, f2 et prend e3. En revenant, il refermera a1, d1, g1.",
            ),
            Block::Text(
                "Quand on pose un pion, il arrive qu'on ferme deux moulins à la fois : on prend pourtant un seul pion.",
            ),
            Block::Figure(
                "two",
                "Le pion posé en d6 ferme deux moulins ; les blancs prennent un pion, ici a4.",
            ),
            Block::Note(
                "Des options changent ce qu'on prend : n'importe quel pion, jamais un pion d'un moulin, ou deux pions pour deux moulins.",
            ),
        ],
    },
    Section {
        id: "end",
        title: "La fin",
        blocks: &[
            Block::Text(
                "Perd qui n'a plus que deux pions, en main et sur le plateau, ou plus de coup possible à son tour.",
            ),
            Block::Figure(
                "few",
                "Le pion blanc va de g4 en g7, ferme un moulin et prend c3 : les noirs n'ont plus que deux pions et ont perdu.",
            ),
            Block::Figure(
                "blocked",
                "C'est aux noirs de jouer : aucun de leurs pions n'a de point libre à côté de lui. Ils ont perdu.",
            ),
            Block::Text("Autrement, la partie est nulle dès que :"),
            Block::List(&[
                "la même position revient pour la troisième fois, avec le même camp à jouer ;",
                "tous les pions posés, chaque camp a joué 50 coups de suite sans fermer de moulin (une option change ce nombre) ;",
                "les deux camps en conviennent.",
            ]),
            Block::Text("On peut aussi abandonner : l'adversaire gagne."),
        ],
    },
    Section {
        id: "history",
        title: "Histoire et sources",
        blocks: &[
            Block::Text(
                "Le jeu du moulin, qu'on appelle aussi la marelle ou les mérelles, se joue dans toute l'Europe depuis des siècles. On trouve son tracé gravé dans la pierre des cloîtres, des églises et des châteaux. En 1283, le livre des jeux du roi Alphonse X de Castille en donne la règle, parmi d'autres jeux d'alignement.",
            ),
            Block::Text(
                "Shakespeare en parle dans Le Songe d'une nuit d'été : après les pluies, le jeu tracé dans l'herbe est plein de boue.",
            ),
            Block::Text(
                "En 1993, à Zurich, Ralph Gasser a calculé toute la partie avec un ordinateur : elle est nulle si personne ne se trompe. Gábor Gévay et Gábor Danner l'ont confirmé en 2014, et ont étudié des variantes.",
            ),
            Block::Text(
                "Les fiches ne s'accordent pas sur tout. Certaines ne laissent pas voler qui n'a plus que trois pions ; certaines permettent de prendre dans un moulin, ou le défendent toujours ; quelques-unes accordent deux pions pour deux moulins. Chacun de ces usages est une option. La répétition et la limite sans moulin suivent l'usage des tournois ; leurs nombres sont des choix de Palamède.",
            ),
            Block::Note(
                "Sur le plateau, le dernier moulin fermé est montré par un trait à travers ses pions.",
            ),
            Block::Text(
                "La règle vient des fiches usuelles et de l'article de Ralph Gasser, Solving Nine Men's Morris (Games of No Chance, 1996).",
            ),
        ],
    },
];
