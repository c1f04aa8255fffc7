//! Le Shap Luk Kon Tseung Kwan en français.

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
        origin: "Chine",
        line: "Seize rebelles poursuivent un général, qui les prend deux par deux.",
        brief: [
            "Les rebelles veulent enfermer ou immobiliser le général ; lui veut les prendre.",
            "On va d'un pas, le long d'une ligne.",
            "Le général prend deux rebelles en se glissant entre eux.",
        ],
        shown: figures::BRIEF,
        scene: figures::SCENE,
        stopping: "La partie sera nulle.",
        captured: &[],
        seats: &[
            SeatWords { name: "Rebelles", the: "les rebelles", wins: "Les rebelles gagnent" },
            SeatWords { name: "Général", the: "le général", wins: "Le général gagne" },
        ],
        faces: &[],
    },
    moved: "{who} : le rebelle {from} va en {to}.",
    went: "{who} : le général va de {from} en {to}.",
    took: "{who} : le général va de {from} en {to} et prend {taken}.",
    flew: "{who} : le général va de {from} en {apex} et s'envole en {to}.",
    flew_took: "{who} : le général va de {from} en {apex}, s'envole en {to} et prend {taken}.",
    aims: [
        "Enfermez le général dans le triangle, ou immobilisez-le.",
        "Arrêtez-vous entre deux rebelles pour les prendre.",
    ],
    choose_general: "{who}, choisissez votre pièce, en {site}.",
    where_rebel: "{who}, où va le rebelle {site} ?",
    where_general: "{who}, où allez-vous ?",
    can_fly: "De {apex}, l'envol est possible.",
    fly: "{who}, choisissez où vous envoler dans le carré, ou de nouveau {apex} pour rester.",
    which_pair: "{who}, prenez un couple ou aucun.",
    which_must: "{who}, choisissez un rebelle du couple à prendre.",
    take_pair: "Prendre {pair}",
    leave: "Ne rien prendre",
    pairs: "À prendre : {pairs}.",
    or: "{first}, ou {next}",
    rebels_left: "{n} rebelles en jeu",
    pairs_taken: [
        "{all} couples à prendre",
        "1 couple pris, il en faut {all}",
        "{n} couples pris, il en faut {all}",
    ],
    flights: ["ne peut pas s'envoler", "peut s'envoler 1 fois", "peut s'envoler"],
    pieces: ["rebelle", "général"],
    all_taken: "{n} rebelles sont pris : il n'en reste que {left}.",
    shut_in: "Les trois portes, b5, c5 et d5, sont fermées, et le général est derrière elles, dans le sanctuaire : il est enfermé.",
    framed: "Un rebelle a bougé et, avec un autre, il encadre le général : le général est pris.",
    stuck_general: "C'est au général de jouer, et il n'a aucune intersection libre à côté de lui.",
    no_piece: "Il n'y a pas de pièce en {site}. Choisissez une des vôtres.",
    not_yours: "{site} est une pièce de l'adversaire. Choisissez une des vôtres.",
    stuck: "Le rebelle {site} n'a pas d'intersection libre à côté de lui dans le carré. Choisissez-en un autre.",
    staying: "On ne passe pas son tour : la pièce {site} doit changer d'intersection.",
    no_line: "Aucune ligne ne mène d'un pas de {from} en {site}. On va le long d'une ligne, jusqu'à l'intersection voisine.",
    sanctuary: "Les rebelles n'entrent pas dans le sanctuaire, dont {site} fait partie. Choisissez une intersection libre du carré.",
    occupied: "Un rebelle est déjà en {site}. Choisissez une intersection libre.",
    onto_general: "Un rebelle ne se pose pas sur le général, ici en {site}. Les rebelles gagnent en l'enfermant ou en l'immobilisant.",
    onto_rebel: "Le général ne prend pas en se posant sur un rebelle, comme ici en {site}, mais en s'arrêtant entre deux. Choisissez une intersection libre.",
    rebel_takes: "Seul le général enlève des pièces : le rebelle va en {site} sans rien prendre.",
    not_framing: "En {site}, le général n'est pas encadré par {pair}. Un couple l'encadre s'il a un rebelle de chaque côté de lui, sur une même ligne droite.",
    not_in_pair: "Le rebelle {site} n'est d'aucun couple qui encadre le général en {end}. Choisissez un rebelle d'un de ces couples.",
    pair_or_none: "Le général est encadré en {site}. Choisissez un rebelle du couple à prendre, ou de nouveau {site} pour n'en prendre aucun.",
    framed_by_rebels: "Un rebelle est venu encadrer le général en {site} : {pair} ne sont pas pris. Le général ne prend qu'un couple au milieu duquel il arrive.",
    must_take: "La prise est obligatoire : en {site}, le général prend un couple qui l'encadre, par exemple {pair}.",
    not_from_here: "L'envol part de {apex}, quand le général vient d'y arriver : depuis {site}, on ne s'envole pas.",
    step_off_first: "Le général ne s'envole qu'en arrivant en {apex}. Il y est déjà : avant de pouvoir s'envoler en {site}, il doit en sortir et y revenir.",
    no_flight_left: "Le général s'est déjà envolé, et ne le peut qu'une fois par partie : il s'arrête en {apex}.",
    no_flights: "Dans cette partie, une option l'a voulu, le général ne s'envole pas : il s'arrête en {apex}.",
    flight_inside: "On s'envole vers le carré, et {site} est dans le sanctuaire. Choisissez une intersection libre du carré, ou de nouveau {apex} pour rester.",
};

/// Its part in the page of sources.
pub const SOURCES: Sources = Sources {
    rules: "Les règles du Shap Luk Kon Tseung Kwan viennent de deux fiches, celle du Globe Joueur (leglobejoueur.com) et celle de la Maison des Jeux de Strasbourg (maisondesjeux.fr).",
    ornaments: "Au Shap Luk, l'inscription {zh-Hant:十六趕將軍} est reconstituée d'après le nom en lettres latines, et aucune source ne donne les bambous ni les hachures.",
};

/// The rule page.
pub const RULES: RulePage = RulePage {
    lede: "Seize rebelles poursuivent un général. Ils veulent l'enfermer ; il veut les prendre, deux par deux, jusqu'à n'en laisser que quatre.",
    facts: CatalogueFacts {
        players: "2",
        age: "dès 8 ans",
        time: "15 minutes",
        difficulty: "facile",
        kind: "stratégie, jeu de chasse",
        material: "le plateau, seize pions (les rebelles) et un pion plus haut, d'une autre couleur (le général)",
        ours: "L'âge est une estimation de Palamède ; le reste est dans les fiches dont viennent les règles.",
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
        label: "Qui commence ?",
        values: &[
            ValueWords {
                name: "rebels",
                label: "Les rebelles",
                why: "Les rebelles jouent le premier coup.",
            },
            ValueWords {
                name: "general",
                label: "Le général",
                why: "Le général joue le premier coup.",
            },
        ],
    },
    OptionWords {
        name: "flights",
        label: "Envol du général",
        values: &[
            ValueWords {
                name: "1",
                label: "Une fois",
                why: "Arrivé à la pointe du triangle, il peut se poser n'importe où dans le carré, une fois.",
            },
            ValueWords {
                name: "0",
                label: "Jamais",
                why: "La pointe du triangle est une intersection comme une autre.",
            },
            ValueWords {
                name: "unlimited",
                label: "Sans limite",
                why: "Chaque fois qu'il arrive à la pointe du triangle, il peut se poser n'importe où dans le carré.",
            },
        ],
    },
    OptionWords {
        name: "capture",
        label: "Prise",
        values: &[
            ValueWords {
                name: "optional",
                label: "Facultative",
                why: "Le général peut laisser un couple qui l'encadre.",
            },
            ValueWords {
                name: "obligatory",
                label: "Obligatoire",
                why: "Le général va où il veut, mais s'il arrive encadré, il prend un couple.",
            },
        ],
    },
    OptionWords {
        name: "rebels_capture",
        label: "Les rebelles prennent-ils le général ?",
        values: &[
            ValueWords {
                name: "no",
                label: "Non",
                why: "Les rebelles ne gagnent qu'en enfermant le général ou en l'immobilisant.",
            },
            ValueWords {
                name: "yes",
                label: "Oui",
                why: "Les rebelles gagnent aussi quand l'un d'eux vient encadrer le général avec un autre.",
            },
        ],
    },
    OptionWords {
        name: "captures_to_win",
        label: "Rebelles à prendre",
        values: &[
            ValueWords {
                name: "12",
                label: "12",
                why: "Le général gagne quand il ne reste que quatre rebelles.",
            },
            ValueWords {
                name: "8",
                label: "8",
                why: "Un avantage pour le général : il gagne quand il reste huit rebelles.",
            },
            ValueWords {
                name: "6",
                label: "6",
                why: "Un plus grand avantage pour le général : il gagne quand il reste dix rebelles.",
            },
        ],
    },
];

const AIM: Section = Section {
    id: "aim",
    title: "Le but",
    blocks: &[
        Block::Text(
            "C'est un jeu de chasse : les deux camps n'ont ni les mêmes forces, ni le même but.",
        ),
        Block::List(&[
            "Les rebelles veulent enfermer le général dans son sanctuaire, ou l'immobiliser.",
            "Le général veut prendre douze des seize rebelles.",
        ]),
    ],
};

const SETUP: Section = Section {
    id: "setup",
    title: "La mise en place",
    blocks: &[
        Block::Text(
            "On joue sur les intersections des lignes. Le plateau est un carré de cinq intersections sur cinq, et un triangle posé sur l'un de ses côtés.",
        ),
        Block::Text(
            "Les quatre intersections du triangle qui sont hors du carré, b6, c6, d6 et la pointe c7, forment le sanctuaire. Les trois que le triangle partage avec le carré, b5, c5 et d5, en sont les portes.",
        ),
        Block::Text(
            "Le général est au milieu du carré, en c3. Les seize rebelles occupent tout le bord du carré. Qui joue le général s'assied du côté du triangle.",
        ),
        Block::Text(
            "On convient des camps ou on les tire au sort. Les rebelles commencent, sauf si l'on en décide autrement.",
        ),
        Block::Figure(
            "start",
            "La position de départ : les rebelles sur le bord du carré, le général au milieu.",
        ),
    ],
};

const TURN: Section = Section {
    id: "turn",
    title: "Le tour",
    blocks: &[
        Block::Text(
            "Les camps jouent à tour de rôle. À son tour, on déplace une pièce d'un pas : le long d'une ligne, jusqu'à l'intersection voisine, si elle est libre. On ne passe jamais son tour.",
        ),
        Block::Text(
            "Un rebelle va partout dans le carré, portes comprises. Il n'entre jamais dans le sanctuaire.",
        ),
        Block::Figure(
            "rebel",
            "Le rebelle c5 peut aller en b4, b5, c4, d4 ou d5. La ligne vers c6 lui est interdite : c6 est dans le sanctuaire.",
        ),
        Block::Text("Le général va partout, dans le carré comme dans le sanctuaire."),
        Block::Figure(
            "general",
            "Le général peut aller en c5, d4, d6 ou e5. De d5 ne part aucune diagonale ; par d6, il entre dans le sanctuaire.",
        ),
        Block::Note(
            "On ne va en diagonale que si la ligne est tracée : dans le carré, une intersection sur deux a des diagonales.",
        ),
    ],
};

const CAPTURES: Section = Section {
    id: "captures",
    title: "Les prises",
    blocks: &[
        Block::Text(
            "Seul le général prend, et seulement en jouant. Si son déplacement s'arrête entre deux rebelles, voisins de lui sur une même ligne droite tracée, ce couple l'encadre : il peut le prendre. Les deux rebelles quittent le plateau pour de bon.",
        ),
        Block::Figure("row", "Le général va de c3 en d4, entre c4 et e4 : il prend ce couple."),
        Block::Figure(
            "diagonal",
            "Une diagonale tracée compte aussi : le général va de c3 en b4 et prend a3 et c5.",
        ),
        Block::Text(
            "Si plusieurs couples l'encadrent, il en prend un seul, celui de son choix. Il peut aussi n'en prendre aucun.",
        ),
        Block::Figure(
            "choice",
            "Le général arrive en d4, encadré par deux couples : c4 et e4, d3 et d5. Il prend l'un, l'autre, ou aucun.",
        ),
        Block::Note(
            "Un rebelle peut venir encadrer le général sans danger : le couple n'est pas pris, ni sur le moment, ni au coup suivant, à moins que le général, en bougeant, ne se retrouve encadré de nouveau par ce couple.",
        ),
        Block::Figure(
            "framed",
            "Le rebelle d2 va en d3. Avec b3, il encadre le général, et rien n'est pris.",
        ),
        Block::Note(
            "Aucune ligne du triangle ne sert à prendre. Sur une porte, seule compte la rangée : le général ne prend que ses voisins de gauche et de droite.",
        ),
        Block::Text(
            "Les rebelles ne prennent jamais le général, sauf si une option le leur permet.",
        ),
    ],
};

const FLIGHT: Section = Section {
    id: "flight",
    title: "L'envol",
    blocks: &[
        Block::Text(
            "Une fois par partie, le général qui arrive à la pointe du triangle, en c7, peut s'envoler aussitôt, dans le même tour : il se pose sur une intersection libre du carré, celle qu'il veut. S'il y est encadré, il peut prendre un couple.",
        ),
        Block::Figure(
            "flight",
            "Le général va de c6 en c7, s'envole aussitôt en b2 et prend a2 et c2.",
        ),
        Block::Text(
            "Il peut aussi rester en c7 : son envol lui reste pour une autre fois. Il lui faut alors sortir de c7 et y revenir.",
        ),
        Block::Note("Une fois les trois portes fermées, il est trop tard : la partie est finie."),
    ],
};

const END: Section = Section {
    id: "end",
    title: "La fin",
    blocks: &[
        Block::Text(
            "Le général gagne dès qu'il a pris douze rebelles : il n'en reste que quatre (une option change ce nombre).",
        ),
        Block::Text("Les rebelles gagnent :"),
        Block::List(&[
            "dès qu'ils occupent les trois portes, b5, c5 et d5, pendant que le général est dans le sanctuaire, même s'il peut encore y bouger ;",
            "si le général, à son tour, ne peut pas se déplacer.",
        ]),
        Block::Figure(
            "gates",
            "Le rebelle c4 va en c5 : les trois portes sont fermées, le général est enfermé. Les rebelles gagnent.",
        ),
        Block::Figure(
            "stuck",
            "Le rebelle c1 va en b1 : le général n'a plus d'intersection libre à côté de lui. Les rebelles gagnent.",
        ),
        Block::Text("La partie est nulle dès que :"),
        Block::List(&[
            "les deux camps en conviennent ;",
            "la même position revient pour la troisième fois, avec le même camp à jouer et le même droit à l'envol ;",
            "chaque camp a joué 50 coups de suite sans qu'aucun rebelle soit pris ; un envol sans prise compte comme les autres coups.",
        ]),
        Block::Text("On peut aussi abandonner : l'adversaire gagne."),
        Block::Note(
            "Des rebelles qui ne se trompent jamais gagnent, quelles que soient les options : un calcul complet, parties nulles mises à part, le montre. Le général vit de leurs fautes. Pour une rencontre égale, jouez deux parties en changeant de camp.",
        ),
    ],
};

const HISTORY: Section = Section {
    id: "history",
    title: "Histoire et sources",
    blocks: &[
        Block::Text(
            "Le nom complet, Shap Luk Kon Tseung Kwan, veut dire à peu près « les seize à la poursuite du général » ; on dit aussi Shap Luk, seize. L'ethnologue allemand Himly a fait connaître ce jeu, en 1870 selon une fiche, dans les années 1870 selon l'autre. Il était alors très présent dans les campagnes chinoises, où y jouaient surtout les enfants et les ouvriers.",
        ),
        Block::Text(
            "Les règles viennent de deux fiches, celle du Globe Joueur et celle de la Maison des Jeux de Strasbourg. Elles donnent le but, le pas, la prise d'un seul couple, le sanctuaire, l'envol et la façon de gagner ; l'une précise que la prise n'est pas obligatoire.",
        ),
        Block::Text(
            "L'envol mène n'importe où sur le plateau selon une fiche, dans le grand carré selon l'autre : Palamède s'en tient au carré, que les deux permettent. Elles se taisent sur le reste, et Palamède a choisi : le général qui reste en c7 garde son envol ; la répétition et la limite sans prise rendent la partie nulle. Le tracé des diagonales, que le texte des fiches ne décrit pas, est celui du catalogue Ludii.",
        ),
        Block::Text(
            "D'autres lisent Himly autrement : pour l'historien H. J. R. Murray et pour Ludii, les rebelles prennent le général en l'encadrant. Une option reprend cette règle.",
        ),
        Block::Text(
            "L'inscription {zh-Hant:十六趕將軍} est une reconstitution, d'après le nom en lettres latines. Les hachures, les bambous et les autres ornements sont un décor vraisemblable : aucune source ne les donne pour ce jeu.",
        ),
    ],
};
