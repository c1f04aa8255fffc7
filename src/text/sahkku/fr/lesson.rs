//! The lesson of Sáhkku.

use crate::TaskWords;
use crate::exercise::task;

/// The words of the lesson.
pub const TASKS: &[TaskWords] = &[
    task(
        "Le but : prendre tous les pions de Nord, les foncés. Vous jouez Sud. Seul un X réveille un pion, le premier qui dort, et l'avance d'une case. Réveillez S15, puis avancez-le de deux cases avec le II.",
        "S15 est allé en M15, puis en M13. Un X peut aussi avancer d'une case un pion déjà réveillé ; la face vide ne vaut rien.",
        "Essayez plutôt : d'abord le pion S15 avec le X, puis le même pion avec le II.",
    ),
    task(
        "Un dé déplace une seule pièce, de toute sa valeur : le X vaut 1, le II vaut 2, le III vaut 3. Avec les deux X, réveillez S15, puis S14. Jouez ensuite le II avec le pion que vous voulez.",
        "Deux pions sont réveillés. Tant qu'un dé peut servir, il faut en jouer un ; ensuite, c'est à Nord.",
        "Permis, mais essayez plutôt : réveillez S15 avec un X, puis S14 avec l'autre.",
    ),
    task(
        "Un pion qui marche suit les numéros : la rangée S jusqu'à 15, puis M de 15 à 1, puis N de 1 à 15. Jouez le III avec le pion S14, puis le II avec le pion M1.",
        "S14 a tourné au bout de la rangée, jusqu'en M14 ; M1 est passé en N1, puis en N2. Un pion ne recule jamais.",
        "Permis, mais essayez plutôt : d'abord S14 avec le III, puis M1 avec le II.",
    ),
    task(
        "On prend en s'arrêtant sur une case de pions adverses qui marchent. Sauter par-dessus ne prend rien. Deux pions de Nord, foncés, sont ensemble en M10 : prenez-les.",
        "Tous les pions de la case sont pris. Un pion qui dort, lui, ne peut pas être pris.",
        "Ce coup est permis, mais il ne prend rien : de M12 en M10, jouez le II.",
    ),
    task(
        "Pour prendre le roi, arrêtez-vous sur sa case : il est à vous. Avec le X, menez votre pion M9 sur le roi, en M8. Puis, avec le III, menez le roi sur le pion M11.",
        "Votre pion est resté sur lui. Le roi va tout droit, de tous côtés, d'une rangée à l'autre aussi, et prend comme un pion. Quand il est à Nord, on le lui prend de la même façon.",
        "Permis, mais essayez plutôt : d'abord M9 sur le roi avec le X, puis le roi en M11 avec le III.",
    ),
    task(
        "On ne s'arrête pas sur un pion qui dort : on saute par-dessus. Seule exception, la fin de la piste : après N15, on revient en S1, même si un pion y dort. Menez-y N13.",
        "Il a sauté par-dessus N14 et N15. En S1 il attend que tous vos pions soient réveillés, et personne ne peut l'y prendre.",
        "Permis, mais essayez plutôt : le pion N13, avec le III.",
    ),
    task(
        "Les pions de Nord, foncés, vont dans l'autre sens : sur la rangée M, de 1 à 15. M5 vient vers votre pion M7 et pourrait le prendre. Passez derrière lui, en M4.",
        "En M4, il ne peut plus vous atteindre : un pion ne recule jamais. Pendant une partie, « Danger » entoure ce que l'adversaire peut prendre.",
        "Ce coup est permis, mais le pion M7 reste en danger. Avec le III, il passe en M4.",
    ),
    task(
        "Tous les pions de Nord dorment. Le premier à se réveiller sera N6, et il ira en N5. Occupez N5 avec le II : Nord ne pourra plus jouer.",
        "Un pion qui se réveille ne prend rien : N6 ne peut pas aller en N5. Nord est bloqué : vous gagnez, comme quand l'autre n'a plus ni pion ni roi. Vous savez jouer au sáhkku.",
        "Ce coup est permis, mais Nord pourrait encore jouer. Menez N3 en N5 avec le II.",
    ),
];
