//! Les règles du Luzhanqi en français, à deux et à quatre.

use super::super::{exercises, figures, puzzles};
use super::lesson;
use crate::{Block, CatalogueFacts, RulePage, Section};

/// The rule page of the game for two.
pub const TWO: RulePage = RulePage {
    lede: "Deux armées de vingt-cinq pièces se font face, grades masqués. On avance par les routes et les chemins de fer, on se heurte sans savoir à qui, et l'on cherche le drapeau de l'autre.",
    facts: CatalogueFacts {
        players: "2 (3 avec un arbitre)",
        age: "dès 5 ans",
        time: "environ 30 minutes",
        difficulty: "moyenne",
        kind: "stratégie, pièces masquées",
        material: "le plateau, et deux armées de vingt-cinq pièces, rouges et noires, marquées d'un seul côté",
        ours: "La difficulté est une estimation de Palamède ; le reste est dans l'article dont viennent les règles. Palamède conseille le jeu dès 8 ans.",
    },
    options: super::TWO_OPTIONS,
    sets: &[],
    figures: figures::TWO,
    sections: &[
        Section {
            id: "aim",
            title: "Le but",
            blocks: &[
                Block::Text(
                    "Prenez le drapeau adverse. Vous gagnez aussi quand l'autre, à son tour, ne peut rien jouer.",
                ),
                Block::Text(
                    "Personne ne voit les grades de l'autre armée. Il faut les deviner à la place des pièces, à leurs mouvements et à l'issue des combats.",
                ),
            ],
        },
        SETUP,
        Section {
            id: "board",
            title: "Le plateau",
            blocks: &[
                Block::Text(
                    "Chaque territoire a six rangées de cinq emplacements. Un emplacement s'appelle par sa lettre, S pour Rouge, en bas, N pour Noir, en haut, puis par sa rangée et sa colonne : S15 est dans la première rangée, à l'extrême droite de Rouge.",
                ),
                KINDS,
                Block::Text(
                    "Le front ({zh:前线}) sépare les premières rangées des deux armées. On le passe en trois points, par les colonnes 1, 3 et 5, en chemin de fer et sans s'y arrêter ; des montagnes ({zh:山界}) barrent les colonnes 2 et 4. Chacune des deux colonnes extérieures fait ainsi une seule ligne droite de dix emplacements.",
                ),
            ],
        },
        TURN,
        CAPTURES,
        KNOWN,
        BEARER,
        Section {
            id: "end",
            title: "La fin",
            blocks: &[
                Block::Text(
                    "Qui perd son drapeau a perdu. Qui, à son tour, n'a aucun coup possible a perdu aussi.",
                ),
                Block::Text(
                    "La partie est nulle quand plus personne ne peut bouger, quand 70 coups de suite n'ont retiré aucune pièce (une option lève cette limite, ou fait perdre qui doit jouer après 31 coups), ou quand les deux joueurs en conviennent.",
                ),
                Block::Text("On peut aussi abandonner : l'autre joueur gagne."),
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
    lede: "Quatre armées masquées, deux équipes, un carrefour de chemins de fer au milieu. On gagne ensemble : qui a tout perdu gagne encore si son allié l'emporte.",
    facts: CatalogueFacts {
        players: "4, deux contre deux (5 avec un arbitre)",
        age: "dès 5 ans",
        time: "environ 30 minutes",
        difficulty: "moyenne",
        kind: "stratégie, pièces masquées",
        material: "le plateau à quatre territoires, et quatre armées de vingt-cinq pièces, chacune de sa couleur, marquées d'un seul côté",
        ours: "La difficulté est une estimation de Palamède ; le reste est dans l'article dont viennent les règles. Palamède conseille le jeu dès 8 ans.",
    },
    options: super::FOUR_OPTIONS,
    sets: &[],
    figures: figures::FOUR,
    sections: &[
        Section {
            id: "aim",
            title: "Le but",
            blocks: &[
                Block::Text(
                    "Sud et Nord jouent contre Est et Ouest. Mettez hors jeu les deux adversaires : une équipe gagne quand il n'en reste aucun.",
                ),
                Block::Text(
                    "Un joueur est hors jeu quand son drapeau est pris, quand il abandonne, ou quand il ne peut rien jouer à son tour. Toutes ses pièces sont alors retirées ; son territoire reste ouvert à tous.",
                ),
            ],
        },
        SETUP,
        Section {
            id: "board",
            title: "Le plateau",
            blocks: &[
                Block::Text(
                    "Quatre territoires entourent neuf postes communs. Les pièces de Sud sont rouges, aux coins arrondis ; celles d'Est bleues, aux bouts pointus ; celles de Nord vertes, aux coins coupés ; celles d'Ouest violettes, aux coins entaillés. Chaque territoire a six rangées de cinq emplacements, nommés par sa lettre (S, E, N ou W pour Ouest), la rangée et la colonne : S15 est dans la première rangée, à l'extrême droite de Sud.",
                ),
                KINDS,
                Block::Text(
                    "Les neuf postes du centre, de CNW à CSE, forment une grille de chemins de fer. Les colonnes 1, 3 et 5 de chaque front y mènent. Quatre voies courbes relient en outre le coin droit de chaque front au coin gauche du front voisin : S15 à E11, E15 à N11, N15 à W11, W15 à S11.",
                ),
                Block::Text(
                    "Une ligne droite est une rangée 1 ou 5, une colonne extérieure jusqu'à la colonne opposée à travers le centre, une colonne du milieu d'un front à l'autre, ou une colonne extérieure qui prend la courbe. Qui remonte sa colonne peut donc continuer tout droit ou suivre la courbe ; qui longe la première rangée ne fait ni l'un ni l'autre.",
                ),
                Block::Figure(
                    "curve",
                    "Le général S45 remonte sa colonne : tout droit à travers le centre, ou par la courbe chez Est.",
                ),
            ],
        },
        TURN,
        CAPTURES,
        KNOWN,
        BEARER,
        Section {
            id: "end",
            title: "La fin",
            blocks: &[
                Block::Text(
                    "On joue dans l'ordre Sud, Est, Nord, Ouest, ou dans l'autre sens avec une option ; les joueurs hors jeu sont passés. Une équipe perd quand ses deux joueurs sont hors jeu.",
                ),
                Block::Text(
                    "La partie est nulle quand plus personne ne peut bouger, quand 70 coups de suite n'ont retiré aucune pièce (une option lève cette limite), ou quand tous les joueurs encore en jeu en conviennent.",
                ),
                Block::Text("On peut aussi abandonner : l'allié continue seul."),
                Block::Note(
                    "Sur QQ, un grand serveur chinois, plus de trois mille parties enregistrées finissent un peu autrement : qui ne peut plus bouger sort aussitôt, sans attendre son tour ; si plus personne ne peut bouger, l'équipe qui vient de jouer gagne ; la nulle ne vient qu'au 71e coup sans perte.",
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
    title: "L'armée et le déploiement",
    blocks: &[
        Block::Text("Chaque armée compte vingt-cinq pièces, du plus haut grade au plus bas :"),
        Block::List(&[
            "9, un maréchal ({zh:司令}) ;",
            "8, un général, ou commandant d'armée ({zh:军长}) ;",
            "7, deux généraux de division, ou commandants de division ({zh:师长}) ;",
            "6, deux généraux de brigade, ou commandants de brigade ({zh:旅长}) ;",
            "5, deux colonels, ou commandants de régiment ({zh:团长}) ;",
            "4, deux commandants, ou commandants de bataillon ({zh:营长}) ;",
            "3, trois capitaines, ou commandants de compagnie ({zh:连长}) ;",
            "2, trois lieutenants, ou commandants de peloton ({zh:排长}) ;",
            "1, trois sapeurs, ou ingénieurs ({zh:工兵}) ;",
            "sans grade, deux bombes ({zh:炸弹}), trois mines ({zh:地雷}) et un drapeau ({zh:军旗}).",
        ]),
        Block::Text(
            "Chacun dispose son armée à l'abri des regards et remplit tout son territoire, sauf les camps, qui restent vides :",
        ),
        Block::List(&[
            "le drapeau dans l'un des deux quartiers généraux ;",
            "les mines dans les deux dernières rangées, 5 et 6 ;",
            "aucune bombe dans la première rangée.",
        ]),
        Block::Figure("start", "Les armées en place, ici toutes découvertes."),
        Block::Note(
            "Des déploiements tout prêts sont proposés : équilibre, attaque, forteresse, et l'image de chacun dans un miroir.",
        ),
    ],
};

const KINDS: Block = Block::List(&[
    "Les postes ({zh:兵站}), des rectangles : on s'y tient et on s'y bat.",
    "Les camps ({zh:行营}), des ronds, cinq par territoire : qui s'y trouve ne peut pas être attaqué. Huit routes en partent.",
    "Les quartiers généraux ({zh:大本营}), deux dans la dernière rangée : qui s'y trouve n'en sort plus.",
    "Les routes ({zh:公路}), d'un trait fin.",
    "Les chemins de fer ({zh:铁路}), d'un trait fort : les rangées 1 et 5, et les colonnes 1 et 5 jusqu'à la rangée 5.",
]);

const TURN: Section = Section {
    id: "turn",
    title: "Les déplacements",
    blocks: &[
        Block::Text(
            "Rouge commence, ou Sud à quatre ; une option en décide autrement. À son tour, on déplace une pièce ; on ne passe pas. Elle finit sur un emplacement libre ou sur une pièce adverse, qu'elle attaque :",
        ),
        Block::List(&[
            "sur une route, d'un seul pas ;",
            "sur le chemin de fer, d'autant d'emplacements libres qu'on veut, tout droit.",
        ]),
        Block::Text("Route et chemin de fer ne se combinent pas dans un même coup."),
        Block::Figure(
            "rail",
            "Où peut aller le général S51 : loin et tout droit sur le chemin de fer, jusqu'à la première pièce qui barre la voie, ou d'un pas sur une route.",
        ),
        Block::Text(
            "Le sapeur, lui, tourne : il va partout où le chemin de fer mène, tant que la voie est libre. Une option laisse aussi tourner les bombes : ce sont les « bombes volantes ».",
        ),
        Block::Figure("engineer", "À la même place, le sapeur S51 tourne autant qu'il veut."),
        Block::Text(
            "Chacun peut entrer dans un camp libre. Un camp occupé est un abri : personne n'y entre, personne n'y attaque.",
        ),
        Block::Figure(
            "camp",
            "Du camp S22, le général de brigade peut attaquer ses voisins ; eux ne peuvent pas l'attaquer.",
        ),
        Block::List(&[
            "Les mines et le drapeau ne bougent jamais.",
            "Toute pièce mobile peut entrer dans un quartier général, libre ou conquis, ami ou ennemi ; elle n'en sort plus, sauf si une option le permet.",
            "À quatre, on n'attaque pas une pièce de son allié, et on ne la traverse pas.",
        ]),
    ],
};

const CAPTURES: Section = Section {
    id: "captures",
    title: "Les combats",
    blocks: &[
        Block::Text(
            "Qui arrive sur une pièce adverse l'attaque. Le plus haut grade reste, l'autre est retiré ; à grade égal, les deux sont retirés. Si l'attaquant reste, il prend la place.",
        ),
        Block::Figure(
            "combat",
            "Le général de division S14 attaque le colonel en S13 : le colonel est retiré, l'attaquant prend sa place.",
        ),
        Block::List(&[
            "Une bombe et la pièce qu'elle rencontre, quelle qu'elle soit, sont toutes deux retirées, que la bombe attaque ou soit attaquée.",
            "Une mine retire son attaquant et reste ; avec l'option « mines explosives », elle est retirée aussi. Un sapeur la retire et prend sa place.",
            "Qui attaque le drapeau le prend, quel que soit son grade ; une bombe est retirée avec lui.",
        ]),
        Block::Note("Rien n'oblige à attaquer."),
    ],
};

const KNOWN: Section = Section {
    id: "known",
    title: "Ce que l'on sait",
    blocks: &[
        Block::Text(
            "Un combat dit à tous qui est retiré, l'attaquant, le défenseur ou les deux ; il ne montre aucun grade. Les pièces retirées restent inconnues jusqu'à la fin de la partie. C'est le jeu masqué ({zh:暗棋}) ; une option, la clairvoyance, découvre tout ({zh:明棋}), et une autre, l'allié apparent, montre à chacun, à quatre, les pièces de son allié ({zh:双明} ; sans elle, {zh:四暗}).",
        ),
        Block::Text(
            "Quand un maréchal est retiré, de quelque façon que ce soit, l'emplacement de son drapeau est montré à tous.",
        ),
        Block::Text(
            "Le chemin qui s'affiche après un coup est le même quel que soit le grade : tout droit si c'était possible, sinon le plus court. Qui a tourné sur le chemin de fer se trahit pourtant : c'est un sapeur, ou une bombe si l'option les laisse tourner.",
        ),
        Block::Note(
            "L'aide « Ce qu'on peut déduire » dit de chaque pièce inconnue ce qu'elle peut encore être, d'après ce que vous avez le droit de savoir.",
        ),
    ],
};

const BEARER: Section = Section {
    id: "bearer",
    title: "Le porteur de drapeau",
    blocks: &[
        Block::Text(
            "Avec cette option, prendre le drapeau ne suffit pas : la pièce qui le prend le porte, et tout le monde le voit. Elle doit entrer sur l'emplacement de son propre drapeau, qui ne doit pas être emporté lui-même. À deux, elle gagne alors ; à quatre, elle met hors jeu le joueur qui a perdu le drapeau, et revient d'où elle est partie.",
        ),
        Block::List(&[
            "Les quartiers généraux ne retiennent plus personne.",
            "Si le porteur est retiré, le drapeau retourne dans le quartier général où il était au déploiement, dans l'autre si celui-ci est occupé, sinon dans la dernière rangée, en colonne 3, 1 ou 5 ; si rien n'est libre, il attend qu'une place le soit.",
            "Une bombe qui attaque un drapeau est retirée seule ; le drapeau reste, connu de tous.",
            "Le porteur n'attaque pas ce qui, d'après ce que tout le monde sait, peut être un second drapeau.",
            "Un drapeau pris fait repartir de zéro le compte des coups sans perte.",
            "À quatre, le drapeau porté disparaît si son propriétaire est mis hors jeu autrement.",
        ]),
    ],
};

const ADVICE: Section = Section {
    id: "advice",
    title: "Conseils",
    blocks: &[
        Block::Text("L'article dont viennent ces règles en donne quelques-uns :"),
        Block::List(&[
            "Envoyez vos généraux de division et de brigade, grades 7 et 6, contre les pièces adverses : ils en éliminent, et découvrent où sont les plus forts qu'eux.",
            "Glissez de petites pièces dans les camps adverses : personne ne les y attaque.",
            "Gardez vos sapeurs pour les mines, et lancez-les quand la route vers les rangées 5 et 6 de l'adversaire est ouverte.",
            "Abritez vite vos bombes dans des camps : rien ne les y fera sauter par accident. Elles serviront contre les plus hauts grades, ou contre une mine qui barre le passage.",
            "Soignez la place des mines et des pièces qui les entourent : elles défendent le quartier général.",
        ]),
    ],
};

const HISTORY: Section = Section {
    id: "history",
    title: "Histoire et sources",
    blocks: &[
        Block::Text(
            "Luzhanqi ({zh:陆战棋}, {zh-Latn:lùzhànqí}, en caractères traditionnels {zh-Hant:陸戰棋}) veut dire « jeu de bataille terrestre » ; on dit aussi lujunqi ({zh:陆军棋}, {zh-Latn:lùjūnqí}), « jeu de l'armée de terre ». Selon l'article dont viennent ces règles, ce sont surtout des enfants qui y jouent, avant le xiangqi et le go, mais il convient à tout âge. Il rappelle le Stratego, le dou shou qi et le shōgi.",
        ),
        Block::Text(
            "Autour d'une table, chacun tourne vers soi la face qui porte le grade, et un arbitre peut comparer les pièces qui se heurtent. Ici, le site est l'arbitre : il ne dit que l'issue.",
        ),
        Block::Text(
            "Les règles viennent de l'article « Luzhanqi » de Wikipédia en français, qui cite Haiwang Yuan ({en:The Magic Lotus Lantern and Other Tales from the Han Chinese}, 2006), Ross Terrill ({en:Flowers on an Iron Tree}, 1975) et un livret de règles d'Ancientchess.com, et renvoie à un programme libre, GwanKei. L'article compte quatre camps par territoire ; les plateaux en ont cinq, et c'est ce qu'il faut pour que trente emplacements reçoivent vingt-cinq pièces.",
        ),
        Block::Text(
            "L'article ne dit pas tout, et Palamède a choisi : qui commence, la nulle après 70 coups sans perte, la défaite de qui ne peut plus bouger, le détail des courbes à quatre et du porte-drapeau, que l'on peut choisir à deux comme à quatre.",
        ),
    ],
};
