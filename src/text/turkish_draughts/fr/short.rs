//! The rule of Turkish draughts on one page, in French.

/// A paragraph for each section that it says.
pub const SHORT: &[&str] = &[
    "Prendre toutes les pièces de l'adversaire, ou les bloquer toutes.",
    "Le plateau a huit rangées de huit cases. Chaque camp pose seize pions : les blancs sur les rangées 2 et 3, les noirs sur les rangées 7 et 6. Les blancs commencent.",
    "À votre tour, jouez une pièce. Votre pion va sur la case libre voisine, devant ou à côté, jamais derrière ni en diagonale. Qui peut prendre doit prendre. On ne passe jamais son tour.",
    "Votre pion saute une pièce adverse voisine, devant ou à côté de lui, jamais derrière, et se pose sur la case libre juste derrière elle. Si la pièce qui vient de sauter peut sauter encore, la prise continue. Chaque pièce sautée quitte le plateau aussitôt. Entre deux sauts, on peut tourner à angle droit, mais non faire demi-tour.",
    "Un pion qui atteint la dernière rangée devient une dame : posez sur lui un pion pris. Elle va tout droit, en avant, en arrière ou de côté, d'autant de cases libres qu'on veut. Elle saute la première pièce de son chemin, si elle est adverse, et se pose derrière elle sur une case libre au choix, avant la pièce suivante. Deux pièces qui se touchent sur sa ligne l'arrêtent. Un pion couronné au cours d'une prise continue comme une dame.",
    "De toutes vos prises, vous devez choisir celle qui prend le plus de pièces. Une dame compte pour une pièce.",
    "Perd qui n'a plus de pièce, ou plus de coup à son tour. Autrement, la partie est nulle si chacun n'a plus qu'une dame et que celui qui doit jouer ne peut pas prendre, si la même position se présente trois fois avec le même camp à jouer, si chacun joue 50 coups de suite sans prise ni coup de pion, ou d'un commun accord.",
];
