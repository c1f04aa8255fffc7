//! Le sáhkku en français.

mod lesson;
pub mod short;

use super::{SahkkuWords, exercises, figures, puzzles};
use crate::{
    Block, CatalogueFacts, GameWords, OptionWords, RulePage, SeatWords, Section, Sources,
    ValueWords,
};

/// The sentences of the game.
pub const WORDS: SahkkuWords = SahkkuWords {
    game: GameWords {
        title: "Sáhkku",
        native: Some(("se", "Sáhkku")),
        origin: "Sápmi",
        line: "Deux armées se croisent au gré des dés ; au milieu, un roi change de camp.",
        brief: [
            "Prenez tous les pions de l'adversaire, et son roi s'il en a un, ou ne lui laissez aucun coup.",
            "Les dés réveillent les pions un à un, puis les font courir.",
            "On prend les pions réveillés en s'arrêtant sur leur case. Le roi, au milieu, sert le camp qui s'arrête sur la sienne.",
        ],
        shown: figures::BRIEF,
        scene: figures::SCENE,
        stopping: "La partie est nulle.",
        captured: &[],
        seats: &[
            SeatWords { name: "Sud", the: "Sud", wins: "Sud gagne" },
            SeatWords { name: "Nord", the: "Nord", wins: "Nord gagne" },
        ],
        faces: &[],
    },
    blank: "vide",
    throw: "{first} · {next}",
    thrown: "{who} : les dés donnent {dice}.",
    all_blank: "{who} : les trois dés sont vides.",
    no_use: "Aucun dé ne peut être joué.",
    no_cross: "Pas de X : aucun pion ne se réveille.",
    wakes: "Seul un X réveille un pion.",
    passes: "Le tour passe.",
    again: "Après X-X-X, les dés sont relancés.",
    blocked: "{seat} est bloqué : aucun dé ne lui permet de jouer.",
    woke: "{who} : avec le {die}, le pion {from} se réveille et va en {to}.",
    moved: "{who} : avec le {die}, le pion {from} va en {to}.",
    took: [
        "{who} : avec le {die}, le pion {from} va en {to} et prend {n} pion.",
        "{who} : avec le {die}, le pion {from} va en {to} et prend {n} pions.",
    ],
    king_moved: "{who} : avec le {die}, le roi va de {from} en {to}.",
    king_took: [
        "{who} : avec le {die}, le roi va de {from} en {to} et prend {n} pion.",
        "{who} : avec le {die}, le roi va de {from} en {to} et prend {n} pions.",
    ],
    lapped: "{who} : avec le {die}, le pion {from} achève sa piste et repart en {to}.",
    lapped_took: [
        "{who} : avec le {die}, le pion {from} achève sa piste, repart en {to} et prend {n} pion.",
        "{who} : avec le {die}, le pion {from} achève sa piste, repart en {to} et prend {n} pions.",
    ],
    waits: "{who} : avec le {die}, le pion {from} achève sa piste et attend en {to}.",
    crowned: "Il prend le roi, qui n'était à personne, et passe sur sa couronne.",
    recrowned: "Il prend le roi de {seat} et passe sur sa couronne ; le pion qui y était quitte le plateau.",
    lost: ["Le {dice} ne sert plus : il est perdu.", "{dice} ne servent plus : ils sont perdus."],
    choose: "{who}, choisissez un dé ou une pièce.",
    choose_piece: "{who}, jouez le {die} : choisissez une pièce.",
    to_play: ["Seul le {dice} peut servir pour l'instant.", "{dice} peuvent servir."],
    piece_for: "{who}, quelle pièce jouez-vous avec le {die} ?",
    where_pawn: "{who}, où va le pion {site} ?",
    where_king: "{who}, où va le roi ?",
    where_piece: "{who}, où va la pièce {site} ?",
    which_piece: "{who}, quelle pièce va en {site} ?",
    pieces_there: "En {site} : {pieces}.",
    which_die: "{who}, avec quel dé allez-vous en {site} ?",
    these_lead: "Y mènent : {dice}.",
    can_crown: "Le roi est à prendre en {site}.",
    asleep: ["{n} pion dort", "{n} pions dorment"],
    awake: ["{n} marche", "{n} marchent"],
    waiting: ["{n} attend", "{n} attendent"],
    holds_king: "tient le roi",
    king_alone: "le roi seul",
    nothing: "ni pion ni roi",
    kinds: ["pion qui dort", "pion", "pion qui attend", "pion qui revient", "roi"],
    piece_on: "{what} en {site}",
    a_sleeper: "pion de {seat} qui dort",
    pawns: ["pion de {seat}", "{n} pions de {seat}"],
    waiters: ["pion de {seat} qui attend", "{n} pions de {seat} qui attendent"],
    returning: ["pion de {seat} qui revient", "{n} pions de {seat} qui reviennent"],
    a_king: "roi de {seat}",
    free_king: "roi neutre",
    no_piece: "{seat} n'a plus ni pion ni roi.",
    only_king: "{seat} n'a plus que le roi : dans cette partie, cela fait perdre.",
    shut_by_pawn: "En {site}, un pion adverse se tient devant ses pions qui dorment.",
    shut_by_king: "En {site}, le roi adverse se tient devant ses pions qui dorment.",
    throw_first: "Lancez d'abord les dés.",
    no_place: "Il n'y a pas de case {site} sur la piste.",
    empty: "Il n'y a rien à jouer en {site}. Choisissez un de vos pions, ou votre roi.",
    not_yours: "{site} est un pion de l'adversaire. Choisissez un des vôtres.",
    nobodys_king: "Le roi, en {site}, n'est à personne. Pour le prendre, arrêtez un de vos pions sur sa case.",
    not_your_king: "Le roi, en {site}, est à l'adversaire. Pour le prendre, arrêtez un de vos pions sur sa case.",
    moves_nothing: "Un dé vide ne déplace rien. Choisissez-en un autre.",
    no_die: "Il n'y a pas de {die} à jouer.",
    all_asleep: "Le {die} ne sert pas pour l'instant : vos pions dorment ou attendent, et seul un X en réveille un.",
    dice_asleep: "{dice} ne servent pas pour l'instant : vos pions dorment ou attendent, et seul un X en réveille un.",
    all_barred: "Le {die} ne sert pas pour l'instant : aucune de vos pièces ne peut s'arrêter là où il la mène.",
    dice_barred: "{dice} ne servent pas pour l'instant : aucune de vos pièces ne peut s'arrêter là où ils la mènent.",
    sleeps: "Le pion {site} dort : seul un X le réveille, en l'avançant d'une case.",
    behind: "Le pion {site} dort derrière d'autres. Le premier à se réveiller est le pion {other}, avec un X.",
    wakes_onto_pawn: "Un pion qui se réveille ne prend rien, et un pion adverse est en {site}. Jouez une autre pièce.",
    wakes_onto_king: "Un pion qui se réveille ne prend rien, et le roi adverse est en {site}. Jouez une autre pièce.",
    onto_sleeper: "En {site} dort un pion de {seat} : on ne s'y arrête pas, on saute par-dessus.",
    waits_for: "Le pion {site} attend : il repartira quand aucun pion de son camp ne dormira plus. Il en reste {n}.",
    too_large: "Pour arriver en {site}, il faut exactement {n} : le {die} est trop grand.",
    elsewhere: "Avec le {die}, ce pion va en {site}.",
    pawn_away: "Un pion suit sa piste sans reculer : de {from} en {site}, il lui faut {n}, et aucun des dés possibles ne le donne.",
    pawn_back: "Un pion suit sa piste sans reculer : {site} est derrière {from}.",
    king_away: "Le roi va droit, de la longueur du dé : de {from} en {site}, il lui faut {n}, et aucun des dés possibles ne le donne.",
    not_straight: "Le roi va tout droit le long d'une ligne : de {from}, il n'atteint pas {site} sans tourner.",
    stuck: "La pièce {site} ne peut s'arrêter nulle part avec les dés possibles. Choisissez-en une autre.",
    aid_danger: "Danger",
    aid_track: "Piste de {seat}",
    danger_hit: ["peut être pris par {n} lancer sur 64", "peut être pris par {n} lancers sur 64"],
    danger_blocked: [
        "Danger : {n} lancer sur 64 peut bloquer {seat}.",
        "Danger : {n} lancers sur 64 peuvent bloquer {seat}.",
    ],
    danger_beaten: [
        "Danger : {n} lancer sur 64 peut faire perdre {seat} par une prise.",
        "Danger : {n} lancers sur 64 peuvent faire perdre {seat} par une prise.",
    ],
};

/// Its part in the page of sources.
pub const SOURCES: Sources = Sources {
    rules: "Celle du sáhkku vient d'une fiche en français dont la copie, abîmée, ne dit pas l'origine.",
    ornaments: "Au sáhkku, la fiche ne donne ni le bouleau ni les ornements du plateau.",
};

/// The rule page.
pub const RULES: RulePage = RulePage {
    lede: "Deux armées dorment face à face. Les dés réveillent les pions un à un ; ils courent à la rencontre des autres et les prennent. Au milieu, un roi sert le camp qui le prend.",
    facts: CatalogueFacts {
        players: "2",
        age: "dès 8 ans",
        time: "environ 40 minutes",
        difficulty: "moyenne",
        kind: "jeu de parcours, avec des dés",
        material: "le plateau, quinze pions clairs et quinze foncés, un roi qu'un pion peut coiffer, et trois dés à quatre faces : vide, X, II et III",
        ours: "L'âge, la durée et la difficulté sont des estimations de Palamède.",
    },
    options: OPTIONS,
    sets: &[],
    figures: figures::FIGURES,
    sections: &[AIM, SETUP, DICE, TURN, WAKING, MOVING, CAPTURES, KING, LAP, END, HISTORY],
    exercises: exercises::EXERCISES,
    puzzles: puzzles::PUZZLES,
    tasks: lesson::TASKS,
};

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        name: "columns",
        label: "Longueur du plateau",
        values: &[
            ValueWords {
                name: "15",
                label: "15 colonnes",
                why: "Quinze pions à chacun : la longueur habituelle.",
            },
            ValueWords {
                name: "13",
                label: "13 colonnes",
                why: "Treize pions à chacun : une partie un peu plus courte.",
            },
            ValueWords {
                name: "11",
                label: "11 colonnes",
                why: "Onze pions à chacun : une partie plus courte.",
            },
            ValueWords {
                name: "9",
                label: "9 colonnes",
                why: "Neuf pions à chacun : pour apprendre, ou sur un petit écran.",
            },
        ],
    },
    OptionWords {
        name: "track",
        label: "Piste",
        values: &[
            ValueWords {
                name: "loop45",
                label: "En boucle",
                why: "De la rangée adverse, un pion revient aussitôt sur sa propre rangée.",
            },
            ValueWords {
                name: "figure8",
                label: "En huit",
                why: "De la rangée adverse, un pion repasse par la rangée du milieu avant de revenir sur la sienne.",
            },
        ],
    },
    OptionWords {
        name: "king_alone",
        label: "Un camp réduit au roi",
        values: &[
            ValueWords {
                name: "plays",
                label: "Continue",
                why: "Le roi seul joue encore, et peut prendre tous les pions adverses.",
            },
            ValueWords {
                name: "loses",
                label: "Perd",
                why: "Qui n'a plus aucun pion sur les cases perd, même en tenant le roi : mettre son dernier pion sur la couronne fait perdre aussi.",
            },
        ],
    },
    OptionWords {
        name: "lap_end",
        label: "Bout de la piste",
        values: &[
            ValueWords {
                name: "stop",
                label: "On s'arrête",
                why: "Tant que des pions dorment, un pion qui revient s'arrête sur la première case, même si le dé est plus grand.",
            },
            ValueWords {
                name: "exact",
                label: "Dé exact",
                why: "Tant que des pions dorment, un pion ne revient sur la première case que par le dé exact.",
            },
        ],
    },
    OptionWords {
        name: "rethrow",
        label: "Relancer les dés",
        values: &[
            ValueWords { name: "none", label: "Jamais", why: "Un seul lancer par tour." },
            ValueWords {
                name: "triple_sahkku",
                label: "Après X-X-X",
                why: "Qui lance X-X-X joue ces dés, puis lance de nouveau, autant de fois qu'ils sortent.",
            },
        ],
    },
];

const AIM: Section = Section {
    id: "aim",
    title: "Le but",
    blocks: &[
        Block::Text(
            "Les pions des deux camps parcourent le plateau en sens inverse et se prennent en se croisant. On gagne dès que l'adversaire :",
        ),
        Block::List(&[
            "n'a plus ni pion ni roi ;",
            "ou, au début de son tour, ne pourrait rien jouer, quels que soient ses dés.",
        ]),
    ],
};

const SETUP: Section = Section {
    id: "setup",
    title: "La mise en place",
    blocks: &[
        Block::Text(
            "Le plateau a trois rangées de quinze cases, là où trois longues lignes en croisent quinze petites. N est la rangée de Nord, S celle de Sud, M celle du milieu ; les colonnes vont de 1 à 15.",
        ),
        Block::Text(
            "Chacun a quinze pions, un sur chaque case de sa rangée : clairs pour Sud, foncés pour Nord. Tous dorment : ils sont inactifs. Le roi est au milieu, en M8 ; il n'est à personne.",
        ),
        Block::Figure(
            "start",
            "La position de départ : tous les pions dorment, le roi n'est à personne.",
        ),
        Block::Text("Chaque camp a sa piste, son parcours, et ne la suit que dans un sens :"),
        Block::List(&[
            "Sud va de S1 à S15, puis de M15 à M1, puis de N1 à N15, et revient en S1 ;",
            "Nord fait de même de son côté : de N15 à N1, puis de M1 à M15, puis de S15 à S1, et revient en N15.",
        ]),
        Block::Text(
            "Sur chaque rangée, les deux camps vont donc l'un vers l'autre. Vu de sa place, chacun part vers sa droite.",
        ),
        Block::Figure(
            "track",
            "Avec le III, le pion S14 de Sud tourne au bout de la rangée : S15, M15, M14.",
        ),
    ],
};

const DICE: Section = Section {
    id: "dice",
    title: "Les dés",
    blocks: &[
        Block::Text("On lance trois dés à quatre faces :"),
        Block::List(&[
            "X, le {se:sáhkku}, vaut 1 et réveille les pions ;",
            "II vaut 2 ;",
            "III vaut 3 ;",
            "la face vide, ou vierge, ne vaut rien.",
        ]),
        Block::Text(
            "Un dé déplace une seule pièce, et de toute sa valeur : un III ne se partage pas en deux. Une même pièce peut jouer plusieurs dés, l'un après l'autre.",
        ),
        Block::Note("Un lancer donne au moins un X plus d'une fois sur deux : 37 fois sur 64."),
    ],
};

const TURN: Section = Section {
    id: "turn",
    title: "Le tour",
    blocks: &[
        Block::Text("Le sort désigne qui commence. Puis chacun joue à son tour."),
        Block::Text(
            "À son tour, on lance les trois dés une seule fois, puis on les joue un par un, dans l'ordre qu'on veut, avec ses pions ou son roi.",
        ),
        Block::Text(
            "Tant qu'un dé peut servir, il faut en jouer un. Le tour finit quand aucun ne sert plus : ceux qui restent sont perdus. Si aucun dé du lancer ne sert, le tour passe.",
        ),
        Block::Note(
            "Rien n'oblige à chercher l'ordre qui fait servir le plus de dés. Un dé inutile peut servir après qu'un autre a été joué.",
        ),
    ],
};

const WAKING: Section = Section {
    id: "waking",
    title: "Le réveil",
    blocks: &[
        Block::Text(
            "Seul un X réveille un pion, ou l'active : le premier de ceux qui dorment, le plus avancé sur la piste. Il avance d'une case et marche désormais, il est actif ; il peut jouer les autres dés du même tour.",
        ),
        Block::Figure("waking", "Avec le X, le pion S15 se réveille et va en M15."),
        Block::Text(
            "On peut aussi jouer le X sans réveiller : un pion qui marche, ou le roi, se déplace alors d'une case.",
        ),
        Block::Note(
            "Un pion qui se réveille ne prend rien : si un pion adverse ou le roi adverse est sur la case devant lui, il ne se réveille pas. Ses propres pions ne le gênent pas.",
        ),
    ],
};

const MOVING: Section = Section {
    id: "moving",
    title: "La marche",
    blocks: &[
        Block::Text(
            "Un pion qui marche avance le long de sa piste d'autant de cases que le dé. Il ne recule pas. Il saute par-dessus tout ce qu'il rencontre.",
        ),
        Block::Text(
            "Plusieurs pions d'un camp peuvent se tenir sur une même case. Ils se déplacent un par un.",
        ),
        Block::Text(
            "Personne ne s'arrête sur une case où dort un pion, le sien ou celui de l'autre.",
        ),
        Block::Figure(
            "moving",
            "Où peut aller le pion N10 de Sud avec X, II et III : en N11 seulement. Le II et le III le mèneraient en N12 et N13, où dorment des pions de Nord.",
        ),
        Block::Note(
            "Trois pions qui dorment côte à côte ferment donc la route : aucun dé ne passe par-dessus.",
        ),
    ],
};

const CAPTURES: Section = Section {
    id: "captures",
    title: "Les prises",
    blocks: &[
        Block::Text(
            "On prend en finissant un déplacement sur une case de pions adverses qui marchent : tous ceux de la case quittent le plateau pour de bon. Sauter par-dessus ne prend rien.",
        ),
        Block::Figure("capture", "Avec le II, le pion M12 va en M10 et prend les deux pions."),
        Block::Text("Un pion qui dort ne peut pas être pris, ni un pion qui attend."),
        Block::Text(
            "Rien n'oblige à préférer une prise. Mais si un dé ne peut servir qu'à prendre, il faut le jouer.",
        ),
        Block::Note(
            "Un pion en menace surtout un autre qui est trois cases devant lui : 50 lancers sur 64 l'y mènent, si rien ne le gêne. À une case, 37 ; à deux, 44 ; à quatre, 31 ; à six, 17 ; à neuf, un seul.",
        ),
    ],
};

const KING: Section = Section {
    id: "king",
    title: "Le roi",
    blocks: &[
        Block::Text(
            "Un pion qui finit un déplacement sur la case du roi le prend toujours, si le roi n'est pas déjà à son camp. Le pion quitte la piste et passe sur la couronne : on voit ainsi à qui est le roi.",
        ),
        Block::Figure(
            "crown",
            "Avec le X, le pion M9 de Sud va en M8 et prend le roi, qui n'était à personne.",
        ),
        Block::Text(
            "Si le roi était à l'adversaire, le pion qui était sur la couronne quitte le plateau, avec tous les pions adverses de la case.",
        ),
        Block::Figure(
            "recrown",
            "Avec le III, le pion M11 de Sud prend en M8 le roi de Nord. Le pion de Nord qui était sur la couronne est perdu.",
        ),
        Block::Text(
            "Qui tient le roi le déplace avec ses dés, dès le même tour : d'une, deux ou trois cases, exactement, tout droit le long d'une ligne. Il va dans un sens ou dans l'autre sur sa rangée, ou en travers : avec le X sur la rangée voisine, avec le II d'une rangée du bord à l'autre.",
        ),
        Block::Figure(
            "king",
            "Où peut aller le roi de Sud avec X, II et III : d'une, deux ou trois cases sur sa rangée, ou d'une case en travers.",
        ),
        Block::Text(
            "Le roi saute par-dessus tout et prend comme un pion. Il peut partager une case avec ses pions ; il ne s'arrête pas sur un pion qui dort.",
        ),
        Block::Note("Une fois pris, le roi a toujours un camp : il ne fait plus qu'en changer."),
    ],
};

const LAP: Section = Section {
    id: "lap",
    title: "Le bout de la piste",
    blocks: &[
        Block::Text(
            "Après la dernière case de sa piste, un pion revient sur la première, S1 pour Sud, N15 pour Nord. Il marche toujours et repart pour un nouveau parcours.",
        ),
        Block::Text(
            "Mais tant que des pions de son camp dorment, il s'arrête sur cette première case, même si le dé est plus grand. Il y attend, sur la même case qu'un pion qui dort, que tous soient réveillés. Personne ne peut l'y prendre.",
        ),
        Block::Figure(
            "waiting",
            "Avec le III, le pion N14 s'arrête en S1 et attend : trois pions de Sud dorment encore.",
        ),
    ],
};

const END: Section = Section {
    id: "end",
    title: "La fin",
    blocks: &[
        Block::Text(
            "Qui n'a plus ni pion ni roi perd aussitôt. Qui n'a plus que le roi continue à jouer.",
        ),
        Block::Text(
            "Un camp est bloqué si, au début de son tour et avant de lancer, il n'a aucun coup possible, ni avec X, ni avec II, ni avec III. Il perd aussitôt. La plupart des parties entre débutants finissent ainsi. On est bloqué quand on ne tient pas le roi et qu'aucun pion ne peut bouger :",
        ),
        Block::List(&[
            "ceux qui dorment, parce qu'une pièce adverse se tient juste devant eux : le premier ne peut ni se réveiller, ni la prendre ;",
            "ceux qui attendent, parce que d'autres dorment encore ;",
            "ceux qui marchent, parce que les pions adverses qui dorment leur ferment la route.",
        ]),
        Block::Figure(
            "blocked",
            "Avec le II, le pion N3 de Sud va en N5, juste devant N6, le premier des pions de Nord qui dorment. Nord n'a rien d'autre à jouer : il est bloqué et perd.",
        ),
        Block::Note(
            "Pour ne pas être bloqué, gardez un pion qui puisse bouger, ou tenez le roi, qui le peut toujours. Un lancer qui ne sert à rien ne bloque pas : le tour passe.",
        ),
        Block::Text("La partie n'est nulle que si les deux camps en conviennent."),
        Block::Text("On peut aussi abandonner : l'adversaire gagne."),
    ],
};

const HISTORY: Section = Section {
    id: "history",
    title: "Histoire et sources",
    blocks: &[
        Block::Text(
            "Le sáhkku est un jeu des Samis, le peuple autochtone du nord de la Scandinavie et de la Finlande, et de la presqu'île de Kola. La face X de ses dés porte le même nom.",
        ),
        Block::Text(
            "Selon l'étude d'Alan Borvo (« {en:Sáhkku, The “Devil's Game”} », {en:Board Game Studies} 4, 2001), les deux camps étaient les hommes et les femmes ; le jeu est parent du {da:daldøs} danois et rappelle les jeux de {ar-Latn:tâb} du monde arabe ; le læstadianisme, un mouvement luthérien rigoriste, l'a interdit : c'était « le jeu du diable ».",
        ),
        Block::Text(
            "La règle vient d'une fiche en français dont il ne reste qu'une copie abîmée, sans ses deux dessins. Elle donne les dés, le réveil, la marche, les prises, le roi, les pions qui attendent et le camp bloqué. Elle prévient qu'aucune règle complète de l'époque n'est connue. Elle dit aussi que des Vikings auraient apporté le jeu de la Méditerranée en Scandinavie au XIe siècle, que le peuple lapon, les Samis, l'adapta à sa culture, qu'il devint très populaire et finit par gagner le reste de l'Europe, et qu'on l'interdit en voulant les évangéliser : Palamède rapporte ce récit sans l'avoir vérifié.",
        ),
        Block::Text(
            "Les dessins perdus montraient le plateau, la mise en place et le sens de la course. La disposition choisie ici s'accorde avec tout le texte de la fiche, et avec Friis (1871) et Borvo.",
        ),
        Block::Text(
            "La fiche se tait sur le reste, et Palamède a choisi : un dé qui peut servir doit être joué ; personne ne s'arrête sur un pion qui dort, même à soi ; le pion qui revient perd le surplus du dé et ne peut pas être pris tant qu'il attend ; le camp bloqué se juge avant le lancer ; qui n'a plus que le roi continue.",
        ),
        Block::Text(
            "Le catalogue Ludii rapporte, en Norvège, une piste en huit, et la victoire de qui s'arrête juste devant les pions adverses qui dorment : c'est presque le blocage. D'après l'article de Wikipédia, on joue ailleurs sur treize colonnes, on perd quand il ne reste que le roi, ou l'on relance après X-X-X. Des options reprennent la piste en huit et ces trois usages.",
        ),
        Block::Text(
            "Le bouleau et les ornements du plateau sont un décor vraisemblable : la fiche ne les donne pas.",
        ),
    ],
};
