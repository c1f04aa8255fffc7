//! Le fanorona en français.

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
        line: "On prend en s'approchant de l'adversaire, ou en s'éloignant de lui, et l'on peut continuer.",
        brief: [
            "Prenez tous les pions de l'adversaire.",
            "Un pion va au point voisin, le long d'un trait.",
            "Il prend toute la rangée vers laquelle il va, ou celle qu'il quitte, et peut continuer.",
        ],
        shown: figures::BRIEF,
        scene: figures::SCENE,
        stopping: "La partie sera nulle.",
        captured: &[
            "Tous les pions d'un camp sont pris.",
            "Tous vos pions sont pris.",
            "Vous avez pris tous les pions adverses.",
        ],
        seats: &[
            SeatWords { name: "Blancs", the: "les blancs", wins: "Les blancs gagnent" },
            SeatWords { name: "Noirs", the: "les noirs", wins: "Les noirs gagnent" },
        ],
        faces: &[],
    },
    moved: "{who} : le pion {from} va en {to}.",
    took: [
        "{who} : le pion {from} va en {to} et prend par approche {taken}.",
        "{who} : le pion {from} va en {to} et prend par éloignement {taken}.",
    ],
    chained: "{who} : le pion {from} va par {way} jusqu'en {to} et prend {taken}.",
    choose: "{who}, choisissez un pion.",
    must: [
        "{who}, il faut prendre : le pion {sites} le peut.",
        "{who}, il faut prendre : les pions {sites} le peuvent.",
    ],
    where_to: "{who}, où va le pion {site} ?",
    where_take: "{who}, où va le pion {site} pour prendre ?",
    which: "{who}, que prend le pion arrivé en {site} ?",
    rows: "Par approche : {approach}. Par éloignement : {withdrawal}.",
    goes_on: "{who}, le pion {site} peut encore prendre : où va-t-il ?",
    may_stop: "Pour vous arrêter là, choisissez de nouveau {site}.",
    take_one: ["Approche : prendre {first}", "Éloignement : prendre {first}"],
    take_row: [
        "Approche : prendre {n} pions, de {first} à {last}",
        "Éloignement : prendre {n} pions, de {first} à {last}",
    ],
    stop: "S'arrêter en {site}",
    has: ["1 pion", "{n} pions"],
    taken: ["1 prise", "{n} prises"],
    men: ["pion blanc", "pion noir"],
    blocked: [
        "Le camp qui devait jouer est bloqué.",
        "Le camp qui devait jouer est bloqué : d'après l'option choisie, personne ne gagne.",
    ],
    no_man: "Il n'y a pas de pion en {site}. Choisissez un des vôtres.",
    not_yours: "{site} est un pion de l'adversaire. Choisissez un des vôtres.",
    stuck: "Le pion {site} n'a aucun point libre à côté de lui. Choisissez-en un autre.",
    staying: "On ne passe pas son tour : le pion {site} doit changer de point.",
    no_line: "Un pion va au point voisin, le long d'un trait : de {from}, il n'atteint pas {site}.",
    occupied: "Un de vos pions est déjà en {site}. Choisissez un point libre.",
    onto_enemy: "On ne se pose pas sur un pion pour le prendre, comme ici en {site} : on s'en approche ou l'on s'en éloigne, tout droit.",
    must_take: [
        "Qui peut prendre doit prendre. Le pion {sites} le peut.",
        "Qui peut prendre doit prendre. Les pions {sites} le peuvent.",
    ],
    takes: "De {from} en {site}, le pion prend : il faut écrire A pour une approche ou W pour un éloignement.",
    takes_nothing: "Tant que la prise dure, chaque pas doit prendre : de {from} en {site}, il n'y a rien à prendre.",
    visited: "Le pion est déjà passé en {site} pendant ce tour : il n'y revient pas.",
    same_way: "De {from} en {site}, le pion irait encore dans la direction d'un pas précédent. Il doit en changer.",
    no_row: "En {site}, il n'y a rien de ce qui peut être pris. Choisissez un pion d'une des deux rangées.",
    go_on: "La prise n'est pas finie en {site} : une option oblige à continuer tant qu'on le peut.",
    single: "D'après l'option choisie, le premier tour de chaque camp s'arrête après une seule prise.",
    no_chain: "Aucune suite de prises ne mène ainsi de {from} en {site}.",
};

/// Its part in the page of sources.
pub const SOURCES: Sources = Sources {
    rules: "Celle du fanorona vient de la description de W. Montgomery (1886), citée par le Digital Ludeme Project (ludii.games), des travaux de chercheurs de Maastricht et de sites malgaches et français.",
    ornaments: "Au fanorona, les tabliers gravés dans le roc et les tessons qui servent de pions sont attestés ; la bande d'étoffe rayée, à la façon des {mg:lamba}, est un décor.",
};

/// The rule page.
pub const RULES: RulePage = RulePage {
    lede: "Vingt-deux pions contre vingt-deux, et un seul point libre. Un pion prend toute la rangée vers laquelle il va, ou celle qu'il quitte, et peut continuer de prendre.",
    facts: CatalogueFacts {
        players: "2",
        age: "dès 8 ans",
        time: "environ 20 minutes",
        difficulty: "moyenne",
        kind: "affrontement stratégique",
        material: "un tablier de neuf points sur cinq, vingt-deux pions blancs et vingt-deux pions noirs",
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
        name: "size",
        label: "Tablier",
        values: &[
            ValueWords {
                name: "tsivy",
                label: "À neuf",
                why: "Neuf points sur cinq, vingt-deux pions à chacun : le jeu usuel.",
            },
            ValueWords {
                name: "dimy",
                label: "À cinq",
                why: "Cinq points sur cinq, douze pions à chacun.",
            },
            ValueWords {
                name: "telo",
                label: "À trois",
                why: "Trois points sur trois, quatre pions à chacun : pour apprendre.",
            },
        ],
    },
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
        name: "quiet_limit",
        label: "Limite sans prise",
        values: &[
            ValueWords {
                name: "50",
                label: "50 coups",
                why: "Après 50 coups de chaque camp sans prise, la partie est nulle.",
            },
            ValueWords {
                name: "25",
                label: "25 coups",
                why: "Après 25 coups de chaque camp sans prise, la partie est nulle.",
            },
            ValueWords {
                name: "100",
                label: "100 coups",
                why: "Après 100 coups de chaque camp sans prise, la partie est nulle.",
            },
            ValueWords {
                name: "none",
                label: "Aucune",
                why: "On joue sans prise aussi longtemps qu'on veut ; la répétition arrête toujours la partie.",
            },
        ],
    },
    OptionWords {
        name: "capture",
        label: "Prendre",
        values: &[
            ValueWords {
                name: "obligatory",
                label: "Obligatoire",
                why: "Un coup sans prise n'est permis que si aucun pion ne peut prendre.",
            },
            ValueWords {
                name: "free",
                label: "Facultatif",
                why: "On peut jouer un coup sans prise alors qu'on pourrait prendre.",
            },
        ],
    },
    OptionWords {
        name: "chain",
        label: "Continuer la prise",
        values: &[
            ValueWords {
                name: "optional",
                label: "Facultatif",
                why: "Après chaque prise, on peut s'arrêter.",
            },
            ValueWords {
                name: "obligatory",
                label: "Obligatoire",
                why: "On continue tant qu'on le peut, par le chemin de son choix.",
            },
        ],
    },
    OptionWords {
        name: "direction",
        label: "Direction interdite en cours de prise",
        values: &[
            ValueWords {
                name: "previous",
                label: "Celle du dernier pas",
                why: "Une direction plus ancienne peut resservir.",
            },
            ValueWords {
                name: "turn",
                label: "Toutes celles du tour",
                why: "Aucune direction ne sert deux fois dans un même tour.",
            },
        ],
    },
    OptionWords {
        name: "opening",
        label: "Premier tour de chaque camp",
        values: &[
            ValueWords {
                name: "free",
                label: "Comme les autres",
                why: "Dès son premier tour, on peut prendre plusieurs fois.",
            },
            ValueWords {
                name: "single",
                label: "Une seule prise",
                why: "Le premier tour de chaque camp s'arrête après une prise.",
            },
        ],
    },
    OptionWords {
        name: "blocked",
        label: "Camp bloqué",
        values: &[
            ValueWords {
                name: "loses",
                label: "Il perd",
                why: "Qui n'a plus de coup possible à son tour a perdu.",
            },
            ValueWords {
                name: "draw",
                label: "Partie nulle",
                why: "Qui n'a plus de coup possible à son tour n'a ni perdu ni gagné.",
            },
        ],
    },
];

const SECTIONS: &[Section] = &[
    Section {
        id: "aim",
        title: "Le but",
        blocks: &[Block::Text("Prendre tous les pions de l'adversaire, ou les bloquer tous.")],
    },
    Section {
        id: "setup",
        title: "La mise en place",
        blocks: &[
            Block::Text(
                "Les pions se posent sur les points où les traits se rencontrent. Le tablier usuel en a neuf sur cinq. Chaque camp garnit ses deux rangées ; sur celle du milieu, les couleurs alternent de chaque côté du point central, qui reste libre.",
            ),
            Block::Text("Les blancs commencent, sauf si l'on en décide autrement."),
            Block::Figure("start", "La position de départ sur le tablier à neuf."),
            Block::Text(
                "Deux tabliers plus petits sont offerts en option. Celui de cinq points sur cinq est un demi-tablier : deux, côte à côte, font le grand.",
            ),
            Block::Figure("dimy", "Le départ sur le tablier à cinq : douze pions à chacun."),
            Block::Figure("telo", "Le départ sur le tablier à trois : quatre pions à chacun."),
        ],
    },
    Section {
        id: "turn",
        title: "Le tour",
        blocks: &[
            Block::Text(
                "À son tour, on déplace un seul pion. Il va le long d'un trait jusqu'au point voisin, s'il est libre, en avant, en arrière, de côté ou en diagonale. Il ne saute jamais. On ne passe jamais son tour.",
            ),
            Block::Figure(
                "strong",
                "Le point c3 est un point fort : des diagonales en partent. Ce pion a huit pas possibles.",
            ),
            Block::Figure(
                "weak",
                "Le point b3 est un point faible : il n'a pas de diagonale. Ce pion a quatre pas possibles.",
            ),
            Block::Text(
                "Qui peut prendre doit prendre, avec le pion de son choix. Un coup sans prise s'appelle paika : il n'est permis que si aucun pion ne peut prendre.",
            ),
        ],
    },
    Section {
        id: "captures",
        title: "Les prises",
        blocks: &[
            Block::Text("Un pion prend en faisant un pas, de deux façons."),
            Block::Text(
                "Par approche : le pas finit devant un pion adverse, tout droit. Ce pion est pris, et avec lui tous ceux qui le suivent sans intervalle sur la même ligne, jusqu'au premier point libre, au premier pion de votre camp ou au bord.",
            ),
            Block::Figure(
                "approach",
                "Le pion blanc va de c1 en c2 et prend par approche c3 et c4 (c2A). La rangée s'arrête à c5, un pion blanc.",
            ),
            Block::Text(
                "Par éloignement : le pion quitte un pion adverse qu'il avait juste derrière lui, sur la ligne de son pas. Ce pion est pris, et la rangée qui le suit, de la même façon.",
            ),
            Block::Figure(
                "withdrawal",
                "Le pion blanc va de c3 en d3 et prend par éloignement b3 et a3 (d3W).",
            ),
            Block::Text(
                "Jamais les deux à la fois : quand un même pas peut prendre des deux façons, on choisit l'une des deux rangées, l'autre reste. La plus longue n'a pas de préférence.",
            ),
            Block::Figure(
                "choice",
                "Le pion blanc est allé de c3 en d3. Il prend par approche e3, ou par éloignement b3 et a3.",
            ),
            Block::Note(
                "On prend toujours la rangée entière, et un pas qui peut prendre prend. Les rangées suivent la ligne du pas : elles ne tournent pas.",
            ),
            Block::Note(
                "Dans la liste des coups, la lettre A marque une approche, la lettre W un éloignement.",
            ),
            Block::Note(
                "On ne prend que le long d'un trait : sur un point faible, rien ne se prend en diagonale.",
            ),
        ],
    },
    Section {
        id: "chain",
        title: "L'enchaînement",
        blocks: &[
            Block::Text(
                "Après une prise, le même pion peut en faire une autre, puis une autre encore, un pas à la fois. Chaque pas doit prendre. Les pions pris quittent le tablier aussitôt, et les points qu'ils laissent sont libres.",
            ),
            Block::Figure(
                "chain",
                "Le pion blanc va de a1 en b1 (b1A), en b2 (b2A), puis en c2 (c2A). Il prend c1, b3 et d2.",
            ),
            Block::Text("Deux choses sont interdites en chemin :"),
            Block::List(&[
                "repasser par un point où le pion s'est déjà tenu pendant ce tour, même celui d'où il est parti ;",
                "faire deux pas de suite dans la même direction.",
            ]),
            Block::Figure(
                "direction",
                "Le pion blanc est allé de b3 en c3 et a pris a3 par éloignement (c3W). Il ne prend pas e3 : il lui faudrait continuer tout droit.",
            ),
            Block::Figure(
                "visited",
                "Le pion blanc est allé de c3 en c4 et a pris c2. Il peut prendre b4 en allant en d4. Les points c3, d'où il vient, et c5, tout droit, lui sont fermés.",
            ),
            Block::Text(
                "On s'arrête quand on veut : sur l'écran, en choisissant de nouveau le pion. Sans autre prise possible, l'enchaînement s'arrête de lui-même.",
            ),
            Block::Note(
                "Une direction peut resservir après une autre : vers l'est, vers le nord, puis de nouveau vers l'est. Une option l'interdit pour tout le tour ; une autre oblige à continuer tant qu'on le peut.",
            ),
        ],
    },
    Section {
        id: "end",
        title: "La fin",
        blocks: &[
            Block::Text(
                "Perd qui n'a plus de pion, ou plus de coup possible à son tour. Autrement, la partie est nulle dès que :",
            ),
            Block::List(&[
                "la même position revient pour la troisième fois, avec le même camp à jouer ;",
                "chaque camp a joué 50 coups de suite sans qu'aucun pion soit pris (une option change ce nombre) ;",
                "les deux camps en conviennent.",
            ]),
            Block::Figure(
                "blocked",
                "C'est aux blancs de jouer : leur pion b1 n'a plus de point libre à côté de lui. Ils ont perdu.",
            ),
            Block::Text("On peut aussi abandonner : l'adversaire gagne."),
        ],
    },
    Section {
        id: "history",
        title: "Histoire et sources",
        blocks: &[
            Block::Text(
                "Le fanorona (on prononce « fanourne ») est le jeu de Madagascar. Des tabliers sont gravés dans le roc des collines royales, à Alasora et à Ambohimanga ; nul ne sait leur âge. On y joue avec des cailloux, des tessons ou des graines. Tous les mots du jeu sont malgaches : {mg:vato}, la pierre, pour un pion ; {mg:manindrona}, piquer, pour l'approche ; {mg:misintona}, tirer, pour l'éloignement ; {mg:tsivy}, {mg:dimy} et {mg:telo}, neuf, cinq et trois, pour les tabliers.",
            ),
            Block::Text(
                "Une légende de la cour raconte que le roi Ralambo feignit d'être malade, pour savoir lequel de ses fils viendrait le premier. Le prince Andriantompokoindrindra jouait, trois pions contre cinq, et renvoya le messager ; son frère Andrianjaka arriva et devint roi. « Trois contre cinq fait perdre le royaume », dit le proverbe.",
            ),
            Block::Text(
                "Le missionnaire W. Montgomery en a décrit le tablier et les règles en 1886. Le tablier à cinq est celui de l'alquerque. Le nom du jeu viendrait d'un mot qui veut dire nourrir un feu, ou d'un autre qui veut dire montrer. Il y a aujourd'hui une fédération et des championnats.",
            ),
            Block::Text(
                "À Maastricht, en 2007, des chercheurs ont calculé toute la partie : sur le tablier à neuf comme sur le tablier à cinq, elle est nulle si personne ne se trompe. Sur le tablier à trois, celui qui commence gagne s'il joue d'abord le pion c1 ou le pion c2, au plus tard au onzième coup des deux camps ; ses deux autres premiers coups perdent.",
            ),
            Block::Note(
                "À Madagascar, {mg:fanoron-telo} désigne le plus souvent un autre jeu sur le tablier à trois : trois pions chacun, posés tour à tour puis déplacés, et qui en aligne trois gagne. Ici, on y joue le jeu de prises, avec quatre pions chacun, que les chercheurs appellent du même nom.",
            ),
            Block::Text(
                "Les sources ne s'accordent pas sur tout. Continuer la prise est libre chez Montgomery, chez les chercheurs et en France, obligatoire sur bien des fiches occidentales ; la direction interdite est pour la plupart celle du dernier pas, pour quelques-unes toute direction du tour ; un site malgache laisse libre de prendre ou non ; un éditeur anglais tient la partie pour nulle quand un camp est bloqué ; d'anciennes encyclopédies et des fiches françaises n'accordent qu'une prise au premier tour. Chacun de ces usages est une option. La répétition et la limite sans prise sont des choix de Palamède : les sources disent seulement nulle la partie que personne ne peut gagner.",
            ),
            Block::Text(
                "La {mg:vela}, la partie de rattrapage où le gagnant donne dix-sept pions l'un après l'autre, n'est pas encore offerte.",
            ),
            Block::Text(
                "La règle vient de Montgomery, cité par le Digital Ludeme Project, des travaux de M. P. D. Schadd et de ses collègues (2006 à 2008), des fiches du Club franco-malgache et de plusieurs sites de joueurs. Le tissu rayé, pris aux {mg:lamba}, et le dessin des tessons sont un décor vraisemblable, qu'aucune source ne donne pour ce jeu.",
            ),
        ],
    },
];
