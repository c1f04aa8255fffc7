//! The lesson of Nine Men's Morris, in French.

use crate::TaskWords;
use crate::exercise::task;

/// What it says.
pub const TASKS: &[TaskWords] = &[
    task(
        "Vous avez les pions blancs. Tant que vous avez des pions en main, votre tour est d'en poser un sur un point libre. Posez un pion en f6.",
        "Avec d6 et f4, ce pion prépare deux moulins : il faut trois pions sur un trait.",
        "Permis, mais essayez plutôt : un pion en f6.",
    ),
    task(
        "Tous les pions sont posés : maintenant, un pion va au point voisin, le long d'un trait. Menez le pion d6 vers le centre.",
        "De d6, deux points voisins étaient libres : d5 et f6. b6 et d7 sont occupés.",
        "Permis, mais essayez plutôt : le pion d6 en d5.",
    ),
    task(
        "Trois de vos pions sur un même trait forment un moulin. Qui ferme un moulin prend un pion adverse. Fermez le moulin de la colonne b, puis prenez le pion de votre choix.",
        "Le moulin b2, b4, b6 est fermé, et le pion choisi ne reviendra plus.",
        "Ce coup est permis, mais il ne ferme pas de moulin : menez d2 en b2.",
    ),
    task(
        "Un pion qui est dans un moulin est protégé, sauf si tous le sont. Fermez un moulin en posant un pion en b6, puis prenez un pion.",
        "a7, d7 et g7 forment un moulin : seul c4 pouvait être pris.",
        "Ce coup est permis, mais il ne ferme pas de moulin : posez un pion en b6.",
    ),
    task(
        "Les noirs ont déjà deux pions sur le trait de droite. Au prochain tour, ils y fermeraient un moulin. Empêchez-les en posant un pion.",
        "Votre pion g4 ferme le passage. Il faut toujours regarder ce que prépare l'adversaire.",
        "Ce coup est permis, mais les noirs poseraient un pion en g4 et fermeraient un moulin.",
    ),
    task(
        "Un moulin peut s'ouvrir et se refermer : il compte chaque fois. Menez d1 en d2 pour fermer un second moulin et prenez e3. Au tour suivant, revenez en d1 et prenez a4.",
        "À chaque va-et-vient, un moulin se ferme. C'est la meilleure figure du jeu.",
        "Permis, mais essayez plutôt : d1 en d2 et e3 pris ; puis d2 en d1 et a4 pris.",
    ),
    task(
        "Avec trois pions seulement, et plus aucun en main, un pion peut aller sur n'importe quel point libre. Fermez ainsi un moulin et prenez un pion.",
        "Le pion c3 a sauté jusqu'en g7 : a7, d7 et g7 forment un moulin.",
        "Ce coup est permis, mais il ne ferme pas de moulin : menez c3 en g7.",
    ),
    task(
        "Perd qui n'a plus que deux pions, ou qui ne peut plus bouger. Les noirs n'ont plus qu'un seul point où aller. Enfermez-les.",
        "Aucun pion noir ne peut bouger : les blancs gagnent. Vous savez jouer.",
        "Ce coup est permis, mais les noirs peuvent encore bouger : occupez b4 avec le pion b6.",
    ),
];
