//! The lesson of Luzhanqi, for two and for four.

use crate::TaskWords;
use crate::exercise::task;

/// The words of the lesson of the game for two.
pub const TWO: &[TaskWords] = &[
    task(
        "Voici votre armée. Touchez deux pièces pour les échanger. Le drapeau reste dans un quartier général, une des deux arches du bas : qui le perd a perdu. Les étoiles sont des mines. Puis appuyez sur « Prêt ».",
        "Votre armée est en place. Noir dispose la sienne à l'abri des regards : chacun ne voit que ses propres grades.",
        "Choisissez deux de vos pièces pour les échanger, ou appuyez sur « Prêt ».",
    ),
    task(
        "Sur une route, au trait fin, une pièce va d'un seul pas. Sur le chemin de fer, au trait noir et blanc, elle va tout droit, aussi loin que la voie est libre. S51 : votre côté, rangée 5, colonne 1. Menez-le au bout de sa voie, chez Noir, en N55.",
        "Neuf emplacements plus loin en un seul coup : la voie continue chez Noir, qui compte ses colonnes dans l'autre sens. Les mines, le drapeau et toute pièce dans un quartier général ne bougent pas.",
        "Permis, mais essayez plutôt : le général S51, le long de sa colonne, jusqu'en N55.",
    ),
    task(
        "Le sapeur, lui, tourne sur le chemin de fer autant qu'il veut. Menez le sapeur S51 d'un seul coup en N13, de l'autre côté du front.",
        "Il a tourné. Mais qui tourne se trahit : Noir sait maintenant que c'est un sapeur.",
        "Permis, mais essayez plutôt : le sapeur S51, d'un seul coup, en N13.",
    ),
    task(
        "Le chiffre est le grade : 9, le maréchal, est le plus fort ; 1, le sapeur, le plus faible. Au combat, le plus fort reste. La pièce inconnue N13 a bougé : ce n'est ni une mine ni le drapeau. Attaquez-la avec votre général de division S13.",
        "Elle est retirée, et vous prenez sa place : votre grade était plus haut. On ne vous dit pas quelle pièce c'était. À grade égal, les deux pièces sont retirées.",
        "Permis, mais essayez plutôt : le général de division S13 attaque la pièce inconnue N13.",
    ),
    task(
        "La pièce inconnue N52 n'a jamais bougé, devant un quartier général : c'est peut-être une mine. Essayez d'abord avec le lieutenant N51. S'il est retiré, envoyez le sapeur N55.",
        "C'était une mine. Elle retire qui l'attaque et reste là ; seul un sapeur l'enlève et prend sa place ; une bombe disparaît avec elle.",
        "Permis, mais essayez plutôt : le lieutenant N51 attaque N52, puis le sapeur N55.",
    ),
    task(
        "Un camp (ovale vert) est un abri : personne ne vous y attaque, mais vous pouvez attaquer. L'inconnue N35 menace votre bombe S21 : abritez-la en S22. Dès qu'elle est à côté du camp, attaquez-la.",
        "Une bombe et la pièce qu'elle rencontre sont toujours retirées toutes deux. C'était le maréchal de Noir : quand un maréchal tombe, son drapeau est montré à tous. Il est en N62.",
        "Permis, mais essayez plutôt : la bombe va de S21 dans le camp S22 ; de là, elle attaque la pièce venue à côté.",
    ),
    task(
        "Le drapeau de Noir est en N62. Glissez votre capitaine N31 dans un camp de Noir, à deux pas du drapeau : le camp N42.",
        "Une petite pièce dans un camp adverse gêne beaucoup : elle peut attaquer ses voisins, eux ne peuvent rien contre elle.",
        "Permis, mais essayez plutôt : le capitaine N31 va dans le camp N42.",
    ),
    task(
        "Qui prend le drapeau adverse gagne, quel que soit son grade. Menez le capitaine du camp N42 en N52, qui est libre, puis prenez le drapeau en N62.",
        "Le drapeau est pris : Rouge gagne. On gagne aussi quand l'autre n'a plus de coup à son tour. Vous savez jouer au Luzhanqi.",
        "Permis, mais essayez plutôt : le capitaine va en N52, puis en N62.",
    ),
];

/// The words of the lesson of the game for four.
pub const FOUR: &[TaskWords] = &[
    task(
        "Nord, en face, est votre allié. Est et Ouest sont vos adversaires. Menez le général S41 tout droit, à travers le centre, le plus loin possible.",
        "En N25 se tient une pièce de votre allié : on ne l'attaque pas, et on ne la traverse pas.",
        "Permis, mais essayez plutôt : le général S41, tout droit le long de sa colonne, jusqu'en N15.",
    ),
    task(
        "Une voie courbe relie votre coin droit, S15, au coin gauche d'Est, E11. Menez le général S45 par la courbe jusqu'en E21, devant une pièce inconnue.",
        "Qui remonte sa colonne va tout droit, ou prend la courbe. Une autre courbe relie S11 à Ouest, de l'autre côté.",
        "Permis, mais essayez plutôt : le général S45, par la courbe, jusqu'en E21.",
    ),
    task(
        "Le centre est un carrefour de chemins de fer. On le traverse tout droit ; seul le sapeur y tourne en chemin. Menez le sapeur S13 d'un seul coup en W13, chez Ouest.",
        "Il a tourné au milieu du centre. Tout droit, il serait allé chez Nord.",
        "Permis, mais essayez plutôt : le sapeur S13, d'un seul coup, en W13.",
    ),
    task(
        "Votre général de brigade est au centre, en CC. À côté de lui se tiennent une pièce d'Est et une pièce de Nord. Attaquez votre adversaire.",
        "Les deux pièces sont retirées : elles avaient le même grade, ou bien la pièce d'Est était une bombe. Un combat ne montre aucun grade.",
        "Ce coup est permis, mais il n'attaque personne : la pièce d'Est est en CE.",
    ),
    task(
        "Le maréchal d'Est est tombé : son drapeau est montré en E62. Menez votre capitaine E42 en E52. Quand Est, Nord et Ouest auront joué, prenez le drapeau.",
        "Est est hors jeu : toutes ses pièces sont retirées, son territoire reste ouvert à tous. Votre capitaine reste dans le quartier général : on n'en sort plus.",
        "Permis, mais essayez plutôt : le capitaine va en E52, puis en E62.",
    ),
    task(
        "Est est hors jeu. Une équipe gagne quand ses deux adversaires le sont. Le drapeau d'Ouest est montré en W62 : prenez-le.",
        "Sud et Nord gagnent ensemble. Qui a perdu toute son armée gagne encore si son allié l'emporte. Vous savez jouer au Luzhanqi à quatre.",
        "Permis, mais essayez plutôt : le capitaine W52 prend le drapeau en W62.",
    ),
];
