//! The rule of Mak-Yek and Apit-Sodok on one page, in French.

/// Mak-Yek's.
pub const MAK_YEK: &[&str] = &[
    "Prendre tous les pions de l'adversaire, ou au moins en prendre plus que lui.",
    "Le plateau a huit rangées de huit cases. Chaque camp pose seize pions : les blancs sur les rangées 1 et 3, les noirs sur les rangées 8 et 6. Les blancs commencent.",
    "À votre tour, déplacez un seul pion, tout droit le long d'une rangée ou d'une colonne, d'autant de cases libres que vous voulez. Il ne saute aucun pion. On ne passe jamais son tour.",
    "On ne prend qu'en jouant, selon la case où s'arrête le pion, de deux façons, jamais en diagonale. L'interception : votre pion s'arrête à côté d'un pion adverse, et juste de l'autre côté, sur la même ligne, se tient un autre de vos pions. Le pion encadré est pris. On n'encadre qu'un pion seul : deux pions qui se suivent sur cette ligne ne sont pas pris ainsi. L'intervention : votre pion s'arrête juste entre deux pions adverses, sur une rangée ou une colonne. Les deux sont pris. Rien n'oblige à choisir un coup qui prend, mais un coup prend tout ce qu'il peut, même des deux façons à la fois. Les pions pris quittent le plateau. S'arrêter entre deux pions adverses est sans danger.",
    "Qui prend le dernier pion adverse gagne aussitôt. Sinon, la partie s'arrête dès que les deux camps en conviennent, que la même position revient pour la troisième fois avec le même camp à jouer, que chaque camp a joué 50 coups de suite sans prise, qu'il ne reste qu'un pion à chacun, ou que le camp qui doit jouer n'a aucun coup. On compte alors les pions pris : qui en a pris le plus gagne ; à égalité, la partie est nulle.",
];

/// Apit-Sodok's.
pub const APIT_SODOK: &[&str] = &[
    "Prendre tous les pions de l'adversaire, ou au moins en prendre plus que lui.",
    "Le plateau a huit rangées de huit cases. Chaque camp pose seize pions : les blancs sur les rangées 1 et 3, les noirs sur les rangées 8 et 6. Les blancs commencent.",
    "À votre tour, déplacez un seul pion, tout droit le long d'une rangée ou d'une colonne, d'autant de cases libres que vous voulez. Il ne saute aucun pion. On ne passe jamais son tour.",
    "On ne prend qu'en jouant, selon la case où s'arrête le pion, de deux façons, jamais en diagonale. Une suite, ce sont des pions d'un même camp qui se touchent sur une rangée ou une colonne ; un pion seul en est une aussi. L'interception : votre pion s'arrête contre un bout d'une suite adverse, et un autre de vos pions se tient contre l'autre bout, sur la même ligne. La suite entière est prise. L'intervention : votre pion s'arrête juste entre deux pions adverses, sur une rangée ou une colonne. Les deux suites de cette ligne sont prises, quoi qu'il y ait derrière. Rien n'oblige à choisir un coup qui prend, mais un coup prend tout ce qu'il peut, même des deux façons à la fois. Les pions pris quittent le plateau. S'arrêter entre deux pions adverses est sans danger.",
    "Qui prend le dernier pion adverse gagne aussitôt. Sinon, la partie s'arrête dès que les deux camps en conviennent, que la même position revient pour la troisième fois avec le même camp à jouer, que chaque camp a joué 50 coups de suite sans prise, qu'il ne reste qu'un pion à chacun, ou que le camp qui doit jouer n'a aucun coup. On compte alors les pions pris : qui en a pris le plus gagne ; à égalité, la partie est nulle.",
];
