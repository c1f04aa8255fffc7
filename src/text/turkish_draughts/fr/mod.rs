//! Les dames turques en français.

mod lesson;
pub mod short;

use super::{TurkishWords, exercises, figures, puzzles};
use crate::{
    Block, CatalogueFacts, GameWords, OptionWords, RulePage, SeatWords, Section, SetWords, Sources,
    ValueWords,
};

/// The sentences of the game.
pub const WORDS: TurkishWords = TurkishWords {
    game: GameWords {
        title: "Dames turques",
        native: Some(("tr", "Dama")),
        origin: "Turquie",
        line: "On saute droit devant soi ou de côté, et l'on doit prendre le plus possible.",
        brief: [
            "Prenez toutes les pièces de l'adversaire, ou bloquez-les toutes.",
            "Un pion avance d'une case, droit ou de côté. Au bout du plateau, il devient dame.",
            "On prend en sautant, droit devant soi ou de côté. La prise est obligatoire.",
        ],
        shown: figures::BRIEF,
        scene: figures::SCENE,
        stopping: "La partie sera nulle.",
        captured: &[],
        seats: &[
            SeatWords { name: "Blancs", the: "les blancs", wins: "Les blancs gagnent" },
            SeatWords { name: "Noirs", the: "les noirs", wins: "Les noirs gagnent" },
        ],
        faces: &[],
    },
    pieces: [["le pion {sites}", "les pions {sites}"], ["la dame {sites}", "les dames {sites}"]],
    moved: "{who} : {piece} va en {to}.",
    took: "{who} : {piece} va en {to} et prend {taken}.",
    crowned: "Il devient une dame.",
    missed: ["Il fallait prendre une pièce.", "Il fallait prendre {n} pièces."],
    choose_man: "{who}, choisissez un pion.",
    must: [
        "{who}, il faut prendre : {pieces} le peut.",
        "{who}, il faut prendre : {pieces} le peuvent.",
    ],
    in_all: "La plus grande prise est de {n} pièces.",
    reminder: "Oublier la plus grande prise fait perdre la partie.",
    where_to: "{who}, où va {piece} ?",
    where_jump: "{who}, où saute {piece} ?",
    goes_on: [
        "{who}, la prise continue par-dessus {pieces} : choisissez la case d'arrivée.",
        "{who}, la prise continue par-dessus l'une de ces pièces, {pieces} : choisissez la case d'arrivée.",
    ],
    left: ["C'est la dernière pièce à prendre.", "Il reste {n} pièces à prendre."],
    stop: "Choisissez de nouveau {site} pour arrêter la prise.",
    has: [["1 pion", "{n} pions"], ["1 dame", "{n} dames"]],
    has_none: "aucune pièce",
    on_site: [["pion blanc", "dame blanche"], ["pion noir", "dame noire"]],
    two_kings: "Il ne reste qu'une dame à chacun, et aucune prise n'est possible.",
    one_each: "Il ne reste qu'une pièce à chacun.",
    king_wins: "Une dame seule gagne contre un pion seul qui ne peut pas la prendre.",
    quiet: "Chaque camp a joué 50 coups de suite sans prendre ni jouer un pion.",
    quiet_left: [
        "Encore un coup sans prise ni coup de pion et la partie est nulle.",
        "Encore {n} coups sans prise ni coup de pion et la partie est nulle.",
    ],
    lost_by_missing: "Il fallait prendre le plus possible.",
    stuck: "La pièce {site} n'a aucune case libre où aller. Choisissez-en une autre.",
    staying: "On ne passe pas son tour : la pièce {site} doit changer de case.",
    must_capture: "Prendre est obligatoire.",
    too_few: "On peut prendre {most} pièces ; de cette façon, seulement {takes}. Il faut prendre le plus possible.",
    these_can: ["La pièce {sites} le peut.", "Les pièces {sites} le peuvent."],
    so: "La pièce {at} prend en allant en {sites}.",
    or: "{first} ou {next}",
    go_on: "La prise n'est pas finie en {site} : c'est {takes} sur {most}, et il faut prendre le plus possible.",
    not_straight: "On va tout droit, sur une rangée ou une colonne, jamais en diagonale : de {from}, on n'atteint pas {to}.",
    backwards: "Un pion ne va jamais en arrière : de {from}, il n'atteint pas {to}.",
    too_far: "Un pion va sur la case voisine, ou saute la pièce voisine pour se poser juste derrière elle : de {from}, il n'atteint pas {to}.",
    in_the_way: "On ne saute pas une pièce de son camp : de {from} en {to}, la pièce {site} barre le chemin.",
    two_in_a_row: "Deux pièces qui se suivent ne se sautent pas : de {from} en {to}, les pièces {first} et {second} barrent le chemin.",
    two_apart: "On saute une pièce à la fois : de {from} en {to}, il y en a deux, {first} et {second}.",
    landing: "On ne se pose pas sur une pièce pour la prendre, comme ici en {site} : on la saute, si la case juste derrière elle est libre.",
    nothing_jumped: "Tant que la prise dure, on ne fait que sauter : de {from} en {to}, il n'y a pas de pièce à prendre.",
    already_taken: "La pièce {site} est déjà prise et a quitté le plateau : de {from} en {to}, il n'y a plus rien à sauter.",
    reversal: "On ne fait pas demi-tour entre deux sauts : de {from}, on ne repart pas vers {to}.",
    no_chain: "Aucune suite de sauts ne mène ainsi de {from} en {to}.",
};

/// Its part in the page of sources.
pub const SOURCES: Sources = Sources {
    // Mak-Yek's sentence says it.
    rules: "",
    ornaments: "Aux dames turques, aucune source ne donne les triangles ni les étoiles.",
};

/// The rule page.
pub const RULES: RulePage = RulePage {
    lede: "Seize pions contre seize, sur toutes les cases du plateau. On prend en sautant, droit devant soi ou de côté, et l'on doit prendre le plus possible.",
    facts: CatalogueFacts {
        players: "2",
        age: "dès 8 ans",
        time: "environ 30 minutes",
        difficulty: "moyenne",
        kind: "stratégie, jeu de dames",
        material: "un plateau de huit cases sur huit, seize pions blancs et seize pions noirs",
        ours: "L'âge, la durée et la difficulté sont des estimations de Palamède.",
    },
    options: OPTIONS,
    sets: &[SetWords {
        name: "federation",
        label: "Fédération turque",
        why: "Le pion est couronné à la fin de la prise ; une pièce contre une, la partie est nulle.",
    }],
    figures: figures::FIGURES,
    sections: SECTIONS,
    exercises: exercises::EXERCISES,
    puzzles: puzzles::PUZZLES,
    tasks: lesson::TASKS,
};

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        name: "reversal",
        label: "Demi-tour entre deux sauts",
        values: &[
            ValueWords {
                name: "forbidden",
                label: "Interdit",
                why: "La pièce continue tout droit ou tourne à angle droit.",
            },
            ValueWords {
                name: "allowed",
                label: "Permis",
                why: "La pièce peut aussi repartir d'où elle vient.",
            },
        ],
    },
    OptionWords {
        name: "promotion",
        label: "Pion couronné au cours d'une prise",
        values: &[
            ValueWords {
                name: "at_once",
                label: "Aussitôt",
                why: "Il continue la prise comme une dame.",
            },
            ValueWords {
                name: "at_end",
                label: "À la fin de la prise",
                why: "Il continue la prise comme un pion, de côté seulement.",
            },
        ],
    },
    OptionWords {
        name: "one_each",
        label: "Une pièce de chaque côté",
        values: &[
            ValueWords {
                name: "plays_on",
                label: "La partie continue",
                why: "Seules deux dames font partie nulle, si aucune prise n'est possible.",
            },
            ValueWords {
                name: "draw",
                label: "Partie nulle",
                why: "Quelles que soient les deux pièces, même si une prise est possible.",
            },
            ValueWords {
                name: "king_wins",
                label: "La dame gagne",
                why: "Une dame gagne contre un pion, sauf si c'est au pion de jouer et qu'il peut la prendre.",
            },
        ],
    },
    OptionWords {
        name: "strict",
        label: "Oublier une prise",
        values: &[
            ValueWords {
                name: "no",
                label: "Impossible",
                why: "Quand une prise est obligatoire, le plateau n'offre rien d'autre.",
            },
            ValueWords {
                name: "yes",
                label: "Fait perdre",
                why: "Le plateau laisse tout jouer, et qui ne prend pas le plus possible perd aussitôt.",
            },
        ],
    },
];

const SECTIONS: &[Section] = &[
    Section {
        id: "aim",
        title: "Le but",
        blocks: &[Block::Text("Prendre toutes les pièces de l'adversaire, ou les bloquer toutes.")],
    },
    Section {
        id: "setup",
        title: "La mise en place",
        blocks: &[
            Block::Text(
                "Le plateau a huit rangées de huit cases, et toutes servent. Chaque camp pose seize pions sur sa deuxième et sa troisième rangée : les blancs sur les rangées 2 et 3, les noirs sur les rangées 7 et 6.",
            ),
            Block::Text("Les blancs commencent."),
            Block::Figure(
                "start",
                "La position de départ. Chaque camp laisse vide sa première rangée.",
            ),
        ],
    },
    Section {
        id: "turn",
        title: "Le tour",
        blocks: &[
            Block::Text(
                "À son tour, on joue une seule pièce. Un pion va d'une case en avant ou de côté, si elle est libre. Il ne va jamais en arrière ni en diagonale.",
            ),
            Block::Figure("steps", "Où peut aller le pion d4 : en c4, en d5 ou en e4."),
            Block::Text("Qui peut prendre doit prendre. On ne passe jamais son tour."),
        ],
    },
    Section {
        id: "captures",
        title: "Les prises",
        blocks: &[
            Block::Text(
                "Un pion prend en sautant : il passe par-dessus une pièce adverse voisine, devant lui ou à côté de lui, et se pose juste derrière elle, sur une case libre. Il ne prend jamais en arrière ni en diagonale.",
            ),
            Block::Figure(
                "captures",
                "Le pion d4 peut prendre c4, d5 ou e4, et se poser en b4, d6 ou f4. Il ne prend pas d3, qui est derrière lui.",
            ),
            Block::Text(
                "Si la pièce qui vient de sauter peut sauter encore, la prise continue dans le même tour. Chaque pièce sautée quitte le plateau aussitôt.",
            ),
            Block::Figure(
                "chain",
                "Le pion blanc va de c3 en c5, puis en e5, puis en e7. Il prend c4, d5 et e6.",
            ),
            Block::Note(
                "Entre deux sauts, on peut tourner à angle droit, mais non faire demi-tour.",
            ),
            Block::Note(
                "On ne saute jamais une pièce de son camp. Pions et dames se prennent entre eux.",
            ),
        ],
    },
    Section {
        id: "kings",
        title: "Les dames",
        blocks: &[
            Block::Text(
                "Un pion qui atteint la dernière rangée, dite « ligne de couronnement », devient une dame. Autour d'une table, on pose sur lui un pion déjà pris, pour le reconnaître. Une dame va tout droit, en avant, en arrière ou de côté, d'autant de cases libres qu'on veut.",
            ),
            Block::Text(
                "Elle prend de loin : elle saute une pièce adverse, à n'importe quelle distance, et se pose derrière elle sur la case libre de son choix. Les cases qui l'en séparent doivent être libres, et deux pièces qui se suivent ne se sautent pas.",
            ),
            Block::Figure(
                "king",
                "La dame d2 prend d5 et se pose en d6 ou en d7, au choix. Elle ne prend ni f2 ni g2, qui se suivent.",
            ),
            Block::Figure(
                "reversal",
                "La dame d4 prend b4 ou f4, mais non les deux : il lui faudrait faire demi-tour.",
            ),
            Block::Text(
                "Comme chaque pièce sautée est levée aussitôt, sa case est libre pour les sauts suivants : une pièce qui ne pouvait pas être prise peut le devenir.",
            ),
            Block::Figure(
                "lifting",
                "La dame va de b4 en f4, en f7, en d7, puis en d4. Elle prend d4, f6, e7, et enfin d5, qui ne pouvait pas être sauté tant que d4 était derrière lui.",
            ),
            Block::Text(
                "Un pion qui se pose sur la dernière rangée au cours d'une prise devient aussitôt une dame, et continue comme une dame.",
            ),
            Block::Figure(
                "promotion",
                "Le pion blanc va de d6 en d8, où il devient une dame, puis en h8. Il prend d7, et de loin g8.",
            ),
            Block::Note(
                "Une option ne couronne le pion qu'à la fin de la prise : d'ici là, il ne saute plus que de côté.",
            ),
        ],
    },
    Section {
        id: "majority",
        title: "La prise majoritaire",
        blocks: &[
            Block::Text(
                "Entre plusieurs prises, on doit choisir celle qui prend le plus de pièces, quelle que soit la pièce qui la fait : c'est la « loi de la majorité ». Une dame compte comme un pion. À nombre égal, on choisit librement.",
            ),
            Block::Figure(
                "majority",
                "Le pion f3 prendrait une pièce. Le pion b3 en prend deux, b4 et c5, en allant en b5 puis en d5 : c'est lui qui doit jouer.",
            ),
            Block::Note(
                "Quand une prise est obligatoire, le plateau n'offre rien d'autre. Une option laisse tout jouer : qui ne prend pas le plus possible perd alors aussitôt.",
            ),
        ],
    },
    Section {
        id: "end",
        title: "La fin",
        blocks: &[
            Block::Text(
                "Perd qui n'a plus de pièce, ou plus de coup possible à son tour. Autrement, la partie est nulle dès que :",
            ),
            Block::List(&[
                "chaque camp n'a plus qu'une dame et celui qui doit jouer ne peut pas prendre (une option change ce que vaut une pièce contre une) ;",
                "la même position revient pour la troisième fois, avec le même camp à jouer ;",
                "chaque camp a joué 50 coups de suite sans qu'on prenne une pièce ni qu'on joue un pion ;",
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
                "Les dames turques se jouent en Turquie, où elles s'appellent {tr:Dama}, et dans plusieurs pays de la Méditerranée orientale et du Proche-Orient. À la différence des dames françaises ou anglaises, rien n'y va en diagonale.",
            ),
            Block::Text(
                "La règle vient de la fiche de Ludens Planet que conserve L'Escale à jeux, la collection de François Haffner. Elle donne la mise en place, la marche du pion et de la dame, la prise obligatoire et ses suites, la loi de la majorité, le pion qui continue comme une dame, et la victoire.",
            ),
            Block::Text(
                "La fiche se tait sur le reste, et Palamède a choisi : le pion ne prend pas en arrière ; on ne fait pas demi-tour entre deux sauts, comme dans les exemples de la fédération turque ; deux pièces qui se suivent arrêtent la dame ; les parties nulles.",
            ),
            Block::Text(
                "La fiche ne « souffle » pas la pièce qui oublie de prendre, comme aux dames françaises : elle fait perdre la partie. Un plateau qui n'offre que les prises obligatoires n'a rien à punir : ici, c'est une option.",
            ),
            Block::Text(
                "Les options « Fédération turque » suivent cette fédération : le pion n'est couronné qu'à la fin de la prise, et une pièce contre une fait partie nulle. Huit exemples qu'elle explique se jouent ici comme elle le dit.",
            ),
            Block::Text(
                "Le bois, la bande de triangles et les étoiles à huit branches sont un décor vraisemblable, qu'aucune source ne donne pour ce jeu.",
            ),
        ],
    },
];
