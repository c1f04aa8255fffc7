//! The rule of Nine Men's Morris on one page, in French.

/// A paragraph for each section that it says.
pub const SHORT: &[&str] = &[
    "Réduire l'adversaire à deux pions, ou le bloquer.",
    "Le plateau est vide ; chaque camp a neuf pions en main. Les blancs commencent.",
    "Tant que vous avez des pions en main, votre tour est d'en poser un sur un point libre. Quand tous vos pions sont posés, déplacez-en un le long d'un trait jusqu'au point voisin, s'il est libre. Avec trois pions seulement, vous pouvez mener un pion sur n'importe quel point libre. On ne passe jamais son tour.",
    "Trois pions d'un camp sur un même trait forment un moulin. Chaque fois que vous en fermez un, en posant ou en déplaçant un pion, prenez aussitôt un pion adverse ; il ne revient plus. Un pion qui est dans un moulin ne peut être pris que si tous les pions adverses du plateau sont dans des moulins. Vous pouvez ouvrir un moulin et le refermer : il compte chaque fois. Qui ferme deux moulins à la fois ne prend qu'un pion.",
    "Perd qui n'a plus que deux pions, ou plus de coup possible à son tour. La partie est nulle si la même position revient pour la troisième fois avec le même camp à jouer, si chaque camp a joué 50 coups de suite sans fermer de moulin, ou d'un commun accord.",
];
