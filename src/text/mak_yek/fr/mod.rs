//! Le Mak-Yek et l'Apit-Sodok en français.

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
        origin: "Thaïlande (Siam)",
        line: "On prend en encadrant l'adversaire, ou en se glissant entre deux pions.",
        brief: [
            "Prenez tous les pions de l'adversaire.",
            "Un pion glisse en ligne droite, aussi loin que la voie est libre.",
            "On prend un pion en l'encadrant avec deux des siens, et deux en se glissant entre eux.",
        ],
        shown: figures::MAK_YEK_BRIEF,
        scene: figures::MAK_YEK_SCENE,
        stopping: "Qui a le plus de prises gagne ; à égalité, la partie est nulle.",
        captured: &[
            "Tous les pions d'un camp sont pris.",
            "Tous vos pions sont pris.",
            "Vous avez pris tous les pions adverses.",
        ],
        seats: SEATS,
        faces: &[],
    },
    apit_sodok: GameWords {
        title: "Apit-Sodok",
        native: None,
        origin: "Malaisie",
        line: "Le cousin malais du Mak-Yek : un seul coup peut prendre toute une suite de pions.",
        brief: [
            "Prenez tous les pions de l'adversaire.",
            "Un pion glisse en ligne droite, aussi loin que la voie est libre.",
            "On prend toute une suite de pions en l'encadrant, et deux suites en se glissant entre elles.",
        ],
        shown: figures::APIT_SODOK_BRIEF,
        scene: figures::APIT_SODOK_SCENE,
        stopping: "Qui a le plus de prises gagne ; à égalité, la partie est nulle.",
        captured: &[
            "Tous les pions d'un camp sont pris.",
            "Tous vos pions sont pris.",
            "Vous avez pris tous les pions adverses.",
        ],
        seats: SEATS,
        faces: &[],
    },
    moved: "{who} : le pion {from} va en {to}.",
    took: "{who} : le pion {from} va en {to} et prend {taken}.",
    choose: "{who}, choisissez un pion.",
    where_to: "{who}, où va le pion {site} ?",
    taken: ["aucune prise", "1 prise", "{n} prises"],
    men: ["pion blanc", "pion noir"],
    one_each: "Il ne reste qu'un pion à chacun.",
    counted: "{why} On compte les prises : {white} pour les blancs, {black} pour les noirs.",
    quiet_left: [
        "Encore un coup sans prise et la partie s'arrête.",
        "Encore {n} coups sans prise et la partie s'arrête.",
    ],
    no_man: "Il n'y a pas de pion en {site}. Choisissez un des vôtres.",
    not_yours: "{site} est un pion de l'adversaire. Choisissez un des vôtres.",
    stuck: "Le pion {site} n'a aucune case libre à côté de lui. Choisissez-en un autre.",
    not_straight: "Un pion va tout droit, sur sa rangée ou sur sa colonne : de {from}, il n'atteint pas {to}.",
    in_the_way: "Un pion ne saute rien : de {from} en {to}, le pion {site} barre le chemin.",
    landing: "On ne se pose pas sur un pion pour le prendre, comme ici en {site} : on l'encadre, ou l'on se glisse entre deux. Choisissez une case libre.",
    staying: "On ne passe pas son tour : le pion {site} doit changer de case.",
};

/// Its part in the page of sources.
pub const SOURCES: Sources = Sources {
    rules: "Celles du Mak-Yek, de l'Apit-Sodok et des dames turques viennent de la fiche de Ludens Planet que conserve L'Escale à jeux, la collection de François Haffner (escaleajeux.fr).",
    ornaments: "Au Mak-Yek, la fiche rapporte que le plateau de Ludens Planet s'inspire du batik ; les motifs dessinés ici, pétales de {jv:kawung} et pointes de {jv:tumpal}, sont vraisemblables, mais aucune source ne les donne pour ces jeux.",
};

/// The rule page of Mak-Yek.
pub const MAK_YEK_RULES: RulePage = RulePage {
    lede: "Seize pions contre seize, qui glissent comme des tours. On prend un pion en l'encadrant, deux en se glissant entre eux.",
    facts: FACTS,
    options: &[FIRST, QUIET_LIMIT],
    sets: &[],
    figures: figures::MAK_YEK,
    sections: &[
        Section {
            id: "aim",
            title: "Le but",
            blocks: &[Block::Text(
                "Prendre tous les pions de l'adversaire. Si la partie s'arrête avant, gagne qui a pris le plus de pions.",
            )],
        },
        Section {
            id: "setup",
            title: "La mise en place",
            blocks: &[
                Block::Text(
                    "Le plateau a huit rangées de huit cases. Chaque camp pose seize pions sur sa première et sa troisième rangée : les blancs sur les rangées 1 et 3, les noirs sur les rangées 8 et 6.",
                ),
                Block::Text("Les blancs commencent, sauf si l'on en décide autrement."),
                Block::Figure(
                    "start",
                    "La position de départ. Chaque camp laisse vide sa deuxième rangée.",
                ),
            ],
        },
        TURN,
        Section {
            id: "captures",
            title: "Les prises",
            blocks: &[
                Block::Text(
                    "On ne prend qu'en jouant, selon la case où s'arrête le pion. Il y a deux façons de prendre.",
                ),
                Block::Text(
                    "L'interception : votre pion s'arrête à côté d'un pion adverse, et de l'autre côté de celui-ci, sur la même ligne, se tient un autre de vos pions. Le pion encadré est pris.",
                ),
                Block::Figure(
                    "interception",
                    "Le pion blanc va de c1 en c4. Le pion d4, encadré par c4 et e4, est pris.",
                ),
                Block::Text(
                    "L'intervention : votre pion s'arrête juste entre deux pions adverses, sur une même rangée ou une même colonne. Les deux sont pris.",
                ),
                Block::Figure(
                    "intervention",
                    "Le pion blanc va de d1 en d4, entre c4 et e4. Tous deux sont pris.",
                ),
                Block::Text(
                    "Rien n'oblige à choisir un coup qui prend. Les pions pris quittent le plateau pour de bon.",
                ),
                Block::Note(
                    "Un coup prend tout ce qu'il peut prendre, des deux façons à la fois s'il y a lieu : trois pions au plus.",
                ),
                Block::Figure(
                    "three",
                    "Le pion blanc va de d1 en d4 et prend trois pions d'un coup : c4, d5 et e4.",
                ),
                Block::Note(
                    "Deux pions qui se suivent sont à l'abri de l'interception le long de leur ligne : on n'encadre qu'un pion seul.",
                ),
                Block::Figure(
                    "pair",
                    "Le pion blanc est allé de c1 en c4. Les pions d4 et e4 se suivent : aucun n'est pris.",
                ),
                NO_DANGER,
                NO_EDGE,
            ],
        },
        END,
        Section {
            id: "history",
            title: "Histoire et sources",
            blocks: &[
                Block::Text(
                    "Le Mak-Yek se joue en Thaïlande, le Siam d'autrefois. On joue en Malaisie un jeu très proche, l'Apit-Sodok, où les prises vont plus loin.",
                ),
                SHEET,
                Block::Text(
                    "La fiche laisse les joueurs décider qui commence : ici, ce sont les blancs, sauf si une option en décide autrement. Les prises ne sont pas obligatoires : Palamède l'entend ainsi, qu'on peut jouer un autre coup, mais qu'un coup prend tout ce qu'il peut prendre. La fiche se tait sur le reste, et Palamède a choisi : la répétition, la limite sans prise, le dernier pion de chacun et le camp bloqué mènent au compte des prises.",
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
    lede: "Seize pions contre seize, qui glissent comme des tours. On prend une suite de pions en l'encadrant, deux en se glissant entre elles.",
    facts: FACTS,
    options: &[
        FIRST,
        QUIET_LIMIT,
        OptionWords {
            name: "intervention",
            label: "L'intervention prend",
            values: &[
                ValueWords {
                    name: "runs",
                    label: "Les suites entières",
                    why: "De chaque côté, tous les pions qui se suivent.",
                },
                ValueWords {
                    name: "neighbours",
                    label: "Les deux voisins",
                    why: "De chaque côté, un seul pion, comme au Mak-Yek.",
                },
            ],
        },
        OptionWords {
            name: "setup",
            label: "Mise en place",
            values: &[
                ValueWords {
                    name: "rows13",
                    label: "Rangées 1 et 3",
                    why: "Chaque camp laisse vide sa deuxième rangée.",
                },
                ValueWords {
                    name: "rows12",
                    label: "Rangées 1 et 2",
                    why: "Les deux rangées de chaque camp se touchent.",
                },
            ],
        },
    ],
    sets: &[],
    figures: figures::APIT_SODOK,
    sections: &[
        Section {
            id: "aim",
            title: "Le but",
            blocks: &[Block::Text(
                "Prendre tous les pions de l'adversaire. Si la partie s'arrête avant, gagne qui a pris le plus de pions.",
            )],
        },
        Section {
            id: "setup",
            title: "La mise en place",
            blocks: &[
                Block::Text(
                    "Le plateau a huit rangées de huit cases. Chaque camp pose seize pions sur sa première et sa troisième rangée : les blancs sur les rangées 1 et 3, les noirs sur les rangées 8 et 6. Une option les rapproche : rangées 1 et 2, rangées 8 et 7.",
                ),
                Block::Text("Les blancs commencent, sauf si l'on en décide autrement."),
                Block::Figure(
                    "start",
                    "La position de départ. Chaque camp laisse vide sa deuxième rangée.",
                ),
            ],
        },
        TURN,
        Section {
            id: "captures",
            title: "Les prises",
            blocks: &[
                Block::Text(
                    "On ne prend qu'en jouant, selon la case où s'arrête le pion. Une suite, ce sont des pions d'un même camp qui se touchent sur une rangée ou une colonne ; un pion seul en est une aussi. Il y a deux façons de prendre.",
                ),
                Block::Text(
                    "L'interception : votre pion s'arrête contre un bout d'une suite adverse, et un autre de vos pions se tient contre l'autre bout. La suite entière est prise, quelle que soit sa longueur.",
                ),
                Block::Figure(
                    "interception",
                    "Le pion blanc va de f1 en f4. La suite c4, d4, e4, encadrée par b4 et f4, est prise.",
                ),
                Block::Text(
                    "L'intervention : votre pion s'arrête juste entre deux pions adverses, sur une même rangée ou une même colonne. De chaque côté, la suite entière est prise, quoi qu'il y ait derrière.",
                ),
                Block::Figure(
                    "intervention",
                    "Le pion blanc va de d1 en d4. À gauche c4, à droite e4, f4 et g4 : les deux suites sont prises.",
                ),
                Block::Text(
                    "Rien n'oblige à choisir un coup qui prend. Les pions pris quittent le plateau pour de bon.",
                ),
                Block::Note(
                    "Un coup prend tout ce qu'il peut prendre, des deux façons à la fois s'il y a lieu : jusqu'à douze pions.",
                ),
                Block::Note(
                    "Une option limite l'intervention aux deux voisins, comme au Mak-Yek. L'interception, elle, prend toujours la suite entière.",
                ),
                NO_DANGER,
                NO_EDGE,
            ],
        },
        END,
        Section {
            id: "history",
            title: "Histoire et sources",
            blocks: &[
                Block::Text(
                    "L'Apit-Sodok se joue en Malaisie. C'est le Mak-Yek du Siam, à ses prises près.",
                ),
                Block::Text(
                    "La fiche rapproche ses prises de celles du Fanorona de Madagascar et explique la ressemblance par la venue de conquérants malais dans cette partie du monde, il y a plus de mille ans. Palamède rapporte l'idée sans l'avoir vérifiée.",
                ),
                SHEET,
                Block::Text(
                    "La fiche laisse les joueurs décider qui commence : ici, ce sont les blancs, sauf si une option en décide autrement. Les prises ne sont pas obligatoires : Palamède l'entend ainsi, qu'on peut jouer un autre coup, mais qu'un coup prend tout ce qu'il peut prendre. La fiche se tait sur le reste, et Palamède a choisi : l'intervention prend les suites entières, quoi qu'il y ait derrière ; la répétition, la limite sans prise, le dernier pion de chacun et le camp bloqué mènent au compte des prises.",
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
    age: "dès 8 ans",
    time: "environ 20 minutes",
    difficulty: "facile",
    kind: "affrontement stratégique",
    material: "un plateau de huit cases sur huit, seize pions blancs et seize pions noirs",
    ours: "L'âge, la durée et la difficulté sont des estimations de Palamède.",
};

const SEATS: &[SeatWords] = &[
    SeatWords { name: "Blancs", the: "les blancs", wins: "Les blancs gagnent" },
    SeatWords { name: "Noirs", the: "les noirs", wins: "Les noirs gagnent" },
];

const FIRST: OptionWords = OptionWords {
    name: "first",
    label: "Qui commence ?",
    values: &[
        ValueWords {
            name: "white",
            label: "Les blancs",
            why: "Les blancs jouent le premier coup.",
        },
        ValueWords { name: "black", label: "Les noirs", why: "Les noirs jouent le premier coup." },
        ValueWords {
            name: "lot",
            label: "Le sort",
            why: "Un tirage en décide au début de la partie.",
        },
    ],
};

const QUIET_LIMIT: OptionWords = OptionWords {
    name: "quiet_limit",
    label: "Limite sans prise",
    values: &[
        ValueWords {
            name: "50",
            label: "50 coups",
            why: "Après 50 coups de chaque camp sans prise, on compte les pions pris.",
        },
        ValueWords {
            name: "25",
            label: "25 coups",
            why: "Après 25 coups de chaque camp sans prise, on compte les pions pris.",
        },
        ValueWords {
            name: "100",
            label: "100 coups",
            why: "Après 100 coups de chaque camp sans prise, on compte les pions pris.",
        },
        ValueWords {
            name: "none",
            label: "Aucune",
            why: "On joue sans prise aussi longtemps qu'on veut ; la répétition arrête toujours la partie.",
        },
    ],
};

const TURN: Section = Section {
    id: "turn",
    title: "Le tour",
    blocks: &[
        Block::Text(
            "À son tour, on déplace un seul pion. Il va tout droit, le long d'une rangée ou d'une colonne, d'autant de cases libres qu'on veut, comme la tour aux échecs.",
        ),
        Block::Text(
            "Il ne saute aucun pion et s'arrête sur une case libre. On ne passe jamais son tour.",
        ),
        Block::Figure(
            "move",
            "Où peut aller le pion d4. Les pions b4, d6, g4 et d1 lui barrent le chemin, quelle que soit leur couleur.",
        ),
    ],
};

const NO_DANGER: Block = Block::Note(
    "On ne perd jamais un pion à son propre tour : s'arrêter entre deux pions adverses est sans danger.",
);

const NO_EDGE: Block = Block::Note(
    "Les bords et les coins n'aident pas à prendre : il faut toujours deux pions pour encadrer.",
);

const END: Section = Section {
    id: "end",
    title: "La fin",
    blocks: &[
        Block::Text("Qui prend le dernier pion adverse gagne aussitôt."),
        Block::Text("Sinon, la partie s'arrête dès que :"),
        Block::List(&[
            "les deux camps en conviennent ;",
            "la même position revient pour la troisième fois, avec le même camp à jouer ;",
            "chaque camp a joué 50 coups de suite sans qu'aucun pion soit pris (une option change ce nombre) ;",
            "il ne reste qu'un pion à chacun ;",
            "le camp qui doit jouer n'a aucun coup possible.",
        ]),
        Block::Text(
            "On compte alors les pions pris : qui en a pris le plus gagne ; à égalité, la partie est nulle.",
        ),
        Block::Text("On peut aussi abandonner : l'adversaire gagne, quel que soit le compte."),
    ],
};

const SHEET: Block = Block::Text(
    "La règle vient de la fiche de Ludens Planet que conserve L'Escale à jeux, la collection de François Haffner. Elle donne le plateau, la marche, les deux prises, qui ne sont pas obligatoires, et l'accord pour s'arrêter et compter.",
);

const BATIK: Block = Block::Text(
    "Le plateau de Ludens Planet s'inspire du batik, l'art des tissus teints à la cire. Les motifs dessinés ici sont un décor vraisemblable, qu'aucune source ne donne pour ce jeu.",
);
