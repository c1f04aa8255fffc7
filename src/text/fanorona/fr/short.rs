//! The rule of Fanorona on one page, in French.

/// A paragraph for each section that it says.
pub const SHORT: &[&str] = &[
    "Prendre tous les pions de l'adversaire, ou les bloquer tous.",
    "Chaque camp garnit ses deux rangées. Sur celle du milieu, les couleurs alternent en laissant libre le point central ; à son bout gauche, chacun voit un pion adverse. Les blancs commencent.",
    "À votre tour, déplacez un pion le long d'un trait jusqu'au point voisin, s'il est libre, dans n'importe quelle direction. On ne passe jamais son tour. Qui peut prendre doit prendre, avec le pion de son choix.",
    "Un pas prend de deux façons. Par approche : le pas finit juste devant un pion adverse, tout droit. Ce pion est pris, et avec lui tous ceux qui le suivent sur la même ligne, jusqu'au premier point libre, au premier pion de votre camp ou au bord. Par éloignement : le pion quitte un pion adverse qu'il avait juste derrière lui, sur la ligne de son pas. Ce pion est pris, et la rangée qui le suit, de la même façon. Quand un même pas peut prendre des deux façons, choisissez l'une des deux rangées, longue ou courte ; l'autre reste. Un pas qui peut prendre prend, et toujours la rangée entière.",
    "Après une prise, le même pion peut en faire d'autres, un pas à la fois. Chaque pas doit prendre. Les pions pris quittent le tablier aussitôt. Le pion ne repasse jamais par un point où il s'est déjà tenu pendant ce tour, départ compris. Il ne fait jamais deux pas de suite dans la même direction. On s'arrête quand on veut.",
    "Perd qui n'a plus de pion, ou plus de coup possible à son tour. La partie est nulle si la même position revient pour la troisième fois avec le même camp à jouer, si chaque camp a joué 50 coups de suite sans prise, ou d'un commun accord.",
];
