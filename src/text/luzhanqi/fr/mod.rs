//! Le Luzhanqi en français, à deux et à quatre.

mod lesson;
pub mod rules;
pub mod short;

use super::{LuzhanqiWords, figures};
use crate::{GameWords, OptionWords, SeatWords, Sources, ValueWords};

const FACES: &[&str] = &[
    "Sapeur",
    "Lieutenant",
    "Capitaine",
    "Command.",
    "Colonel",
    "Gén. brig.",
    "Gén. div.",
    "Général",
    "Maréchal",
    "Bombe",
    "Mine",
    "Drapeau",
];

/// The sentences of the two games.
pub const WORDS: LuzhanqiWords = LuzhanqiWords {
    two: GameWords {
        title: "Luzhanqi",
        native: Some(("zh-Hans", "陆战棋")),
        origin: "Chine",
        line: "Deux armées masquées, des mines, des chemins de fer : trouvez le drapeau.",
        brief: [
            "Prenez le drapeau adverse.",
            "Une pièce va d'un emplacement par la route, et plus loin en chemin de fer.",
            "Au combat, le grade le plus haut l'emporte. L'armée de l'autre est masquée.",
        ],
        shown: figures::TWO_BRIEF,
        scene: figures::TWO_SCENE,
        stopping: "La partie est nulle.",
        captured: &[],
        seats: &[
            SeatWords { name: "Rouge", the: "Rouge", wins: "Rouge gagne" },
            SeatWords { name: "Noir", the: "Noir", wins: "Noir gagne" },
        ],
        faces: FACES,
    },
    four: GameWords {
        title: "Luzhanqi à quatre",
        native: Some(("zh-Hans", "四国军棋")),
        origin: "Chine",
        line: "Quatre armées masquées autour d'un carrefour : Sud et Nord contre Est et Ouest.",
        brief: [
            "Sud et Nord jouent ensemble contre Est et Ouest : mettez hors jeu les deux adversaires.",
            "Une pièce va d'un emplacement par la route, et plus loin en chemin de fer.",
            "Au combat, le grade le plus haut l'emporte. Chacun ne voit que son armée.",
        ],
        shown: figures::FOUR_BRIEF,
        scene: figures::FOUR_SCENE,
        stopping: "La partie est nulle.",
        captured: &[],
        seats: &[
            SeatWords { name: "Sud", the: "Sud", wins: "Sud gagne" },
            SeatWords { name: "Est", the: "Est", wins: "Est gagne" },
            SeatWords { name: "Nord", the: "Nord", wins: "Nord gagne" },
            SeatWords { name: "Ouest", the: "Ouest", wins: "Ouest gagne" },
        ],
        faces: FACES,
    },
    ranks: [
        "sapeur",
        "lieutenant",
        "capitaine",
        "commandant",
        "colonel",
        "général de brigade",
        "général de division",
        "général",
        "maréchal",
        "bombe",
        "mine",
        "drapeau",
    ],
    the_ranks: [
        "le sapeur",
        "le lieutenant",
        "le capitaine",
        "le commandant",
        "le colonel",
        "le général de brigade",
        "le général de division",
        "le général",
        "le maréchal",
        "la bombe",
        "la mine",
        "le drapeau",
    ],
    all_fight: "Le plus haut grade l'emporte ; à grade égal, les deux pièces sont retirées.",
    duties: [
        "retire les mines, tourne sur le chemin de fer",
        "disparaît avec ce qu'elle rencontre",
        "retire qui l'attaque, sauf le sapeur et la bombe ; ne bouge pas",
        "le perdre, c'est perdre ; ne bouge pas",
    ],
    grades: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
    unknown: "pièce inconnue",
    the_piece: "la pièce",
    of: ["de Rouge", "de Noir", "de Sud", "d'Est", "de Nord", "d'Ouest"],
    deployed: "{who} : l'armée est en place.",
    moved: "{who} : {what} {from} va en {to}.",
    attacked: "{who} : {what} {from} attaque {other} en {to}.",
    attacker_stays: "Le défenseur est retiré, l'attaquant prend sa place.",
    defender_stays: "L'attaquant est retiré, le défenseur reste.",
    nobody_stays: "Les deux pièces sont retirées.",
    took_flag: "{who} : {what} {from} prend le drapeau {of} en {to}.",
    gone_with_flag: "L'attaquant est retiré avec lui.",
    bears_flag: "{who} : {what} {from} prend le drapeau {of} en {to}, et le porte désormais.",
    flag_stays: "{who} : {what} {from} attaque le drapeau {of} en {to}. L'attaquant est retiré, le drapeau reste.",
    home: "{who} : {what} {from} rapporte le drapeau {of} auprès du sien, en {to}.",
    fell: "Le maréchal {of} est tombé : son drapeau est en {site}.",
    back: "Le drapeau {of} se dresse de nouveau en {site}.",
    no_move: "Plus de coup possible pour {seat}.",
    out: "{seat} est hors jeu : toutes ses pièces sont retirées.",
    lay_out: "{who}, placez votre armée.",
    lay_out_how: "Touchez deux pièces pour les échanger. Quand tout est en place, appuyez sur « Prêt ».",
    swap_with: "{who}, avec quelle pièce échanger celle de {site} ?",
    waits: "À {who} de jouer.",
    where_to: "{who}, où va {what} {site} ?",
    can_attack: "Attaque possible en {sites}.",
    carries: "Cette pièce porte le drapeau {of}.",
    can_bring: "Elle peut le rapporter au vôtre, en {site}.",
    not_ready: "armée à placer",
    ready: "armée en place",
    left: ["{n} pièce", "{n} pièces"],
    none_left: "aucune pièce",
    flag_at: "drapeau en {site}",
    flag_gone: "drapeau emporté",
    a_piece: "{what} {of}",
    a_carried_flag: "drapeau {of}, porté",
    arrangements: ["Équilibre", "Attaque", "Forteresse", "Miroir"],
    aid: "Ce qu'on peut déduire",
    at_least: "grade {low} ou plus",
    at_most: "grade {high} ou moins",
    between: "grade de {low} à {high}",
    or: "{first} ou {next}",
    flag_lost: "Le drapeau {of} est pris.",
    flag_home: "Le drapeau {of} a été rapporté.",
    team_out: "Hors jeu : {seats}.",
    team_timed_out: "Perte au temps. Hors jeu : {seats}.",
    nobody_moves: "Plus personne ne peut bouger.",
    quiet_draw: "{n} coups de suite sans perte.",
    quiet_lost: "Après {n} coups de suite sans perte, {seat} doit jouer et perd.",
    quiet_left: [
        "Encore un coup sans perte et la partie est nulle.",
        "Encore {n} coups sans perte et la partie est nulle.",
    ],
    quiet_losing: [
        "Encore un coup sans perte et {seat} perd.",
        "Encore {n} coups sans perte et {seat} perd.",
    ],
    deploy_first: "Placez d'abord votre armée.",
    all_deployed: "Les armées sont en place : on ne les change plus.",
    other_army: "Une armée compte exactement 25 pièces, toujours les mêmes.",
    flag_outside: "Le drapeau se place dans l'un de vos deux quartiers généraux, pas en {site}.",
    mine_forward: "Les mines se posent dans vos deux dernières rangées : {site} est trop en avant.",
    bomb_in_front: "Aucune bombe dans la première rangée : {site} en fait partie.",
    not_home: "L'emplacement {site} n'est pas à vous. Échangez deux pièces de votre territoire.",
    camp_empty: "Les camps restent vides au déploiement, {site} aussi. Échangez deux de vos pièces.",
    no_site: "Le plateau n'a pas d'emplacement de ce nom.",
    immobile: "En {site}, {what} ne bouge jamais. Choisissez une autre pièce.",
    locked: "La pièce {site} est dans un quartier général : elle n'en sort plus. Choisissez-en une autre.",
    surrounded: "La pièce {site} ne peut aller nulle part pour l'instant. Choisissez-en une autre.",
    own: "En {site} se tient déjà une de vos pièces. Allez sur un emplacement libre, ou sur une pièce adverse.",
    ally: "En {site} se tient une pièce de votre allié : on ne l'attaque pas et on ne la traverse pas.",
    camp_taken: "Le camp {site} est occupé : on n'y entre pas et on n'y attaque personne.",
    second_flag: "Qui porte un drapeau n'en attaque pas un autre, et {site} en cache peut-être un. Allez ailleurs.",
    not_joined: "Aucune route ne mène d'un seul pas de {from} en {site}, ni aucun chemin de fer d'un seul trait.",
    bends: "De {from} en {site}, le chemin de fer tourne, et cette pièce n'y va que tout droit.",
    blocked: "Pour aller en {site}, il faudrait traverser {other}, qui est occupé. Arrêtez-vous avant.",
    no_way: "De {from} en {site}, aucun chemin de fer n'est libre d'un bout à l'autre.",
};

/// Its part in the page of sources.
pub const SOURCES: Sources = Sources {
    rules: "Celles du Luzhanqi, à deux et à quatre, viennent de l'article de Wikipédia en français (fr.wikipedia.org/wiki/Luzhanqi).",
    // The board has no ornaments.
    ornaments: "",
};

const LOT: &str = "Le sort en décide une fois les armées en place.";

const FLYING: OptionWords = OptionWords {
    name: "flying_bombs",
    label: "Bombes volantes",
    values: &[
        ValueWords {
            name: "no",
            label: "Non",
            why: "Une bombe va tout droit sur le chemin de fer, comme les autres.",
        },
        ValueWords {
            name: "yes",
            label: "Oui",
            why: "Une bombe tourne sur le chemin de fer, comme un sapeur.",
        },
    ],
};

const EXPLODING: OptionWords = OptionWords {
    name: "exploding_mines",
    label: "Mines explosives",
    values: &[
        ValueWords {
            name: "no",
            label: "Non",
            why: "La mine retire son attaquant et reste, sauf devant un sapeur ou une bombe.",
        },
        ValueWords {
            name: "yes",
            label: "Oui",
            why: "La mine et son attaquant sont retirés tous deux ; un sapeur, lui, reste. Cela se joue surtout à deux.",
        },
    ],
};

const CLAIRVOYANCE: OptionWords = OptionWords {
    name: "clairvoyance",
    label: "Grades (clairvoyance)",
    values: &[
        ValueWords {
            name: "no",
            label: "Masqués",
            why: "Chacun ne connaît que ses propres pièces.",
        },
        ValueWords {
            name: "yes",
            label: "Découverts",
            why: "Tous les grades sont visibles, une fois les armées en place.",
        },
    ],
};

const BEARER: OptionWords = OptionWords {
    name: "flag_bearer",
    label: "Porteur de drapeau",
    values: &[
        ValueWords { name: "no", label: "Non", why: "Prendre un drapeau suffit." },
        ValueWords {
            name: "yes",
            label: "Oui",
            why: "Il faut encore rapporter le drapeau auprès du sien ; les quartiers généraux ne retiennent personne.",
        },
    ],
};

const LOCK: OptionWords = OptionWords {
    name: "headquarters_lock",
    label: "Quartiers généraux",
    values: &[
        ValueWords {
            name: "yes",
            label: "On n'en sort plus",
            why: "Une pièce qui s'y trouve y reste.",
        },
        ValueWords { name: "no", label: "On peut en sortir", why: "On en sort comme d'un poste." },
    ],
};

const QUIET: ValueWords = ValueWords {
    name: "70",
    label: "Nulle après 70 coups",
    why: "Après 70 coups de suite sans perte, la partie est nulle.",
};

const ENDLESS: ValueWords =
    ValueWords { name: "none", label: "Sans limite", why: "La partie dure autant qu'il le faut." };

/// The options of the game for two.
pub(super) const TWO_OPTIONS: &[OptionWords] = &[
    FLYING,
    EXPLODING,
    OptionWords {
        name: "first",
        label: "Qui commence ?",
        values: &[
            ValueWords { name: "red", label: "Rouge", why: "Rouge joue le premier coup." },
            ValueWords { name: "lot", label: "Le sort", why: LOT },
            ValueWords { name: "black", label: "Noir", why: "Noir joue le premier coup." },
        ],
    },
    CLAIRVOYANCE,
    BEARER,
    LOCK,
    OptionWords {
        name: "quiet_limit",
        label: "Limite sans perte",
        values: &[
            QUIET,
            ENDLESS,
            ValueWords {
                name: "31",
                label: "Défaite après 31 coups",
                why: "Après 31 coups de suite sans perte, qui doit jouer perd : une règle de tournoi.",
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
        label: "Qui commence ?",
        values: &[
            ValueWords { name: "south", label: "Sud", why: "Sud joue le premier coup." },
            ValueWords { name: "lot", label: "Le sort", why: LOT },
        ],
    },
    CLAIRVOYANCE,
    OptionWords {
        name: "apparent_ally",
        label: "Pièces de l'allié (allié apparent)",
        values: &[
            ValueWords {
                name: "no", label: "Masquées", why: "Chacun ne connaît que son armée."
            },
            ValueWords {
                name: "yes",
                label: "Visibles",
                why: "Les alliés voient les grades l'un de l'autre, une fois toutes les armées en place.",
            },
        ],
    },
    BEARER,
    LOCK,
    OptionWords { name: "quiet_limit", label: "Limite sans perte", values: &[QUIET, ENDLESS] },
    OptionWords {
        name: "order",
        label: "Ordre des tours",
        values: &[
            ValueWords {
                name: "anticlockwise",
                label: "Sud, Est, Nord, Ouest",
                why: "Le tour passe au voisin de droite.",
            },
            ValueWords {
                name: "clockwise",
                label: "Sud, Ouest, Nord, Est",
                why: "Le tour passe au voisin de gauche.",
            },
        ],
    },
];
