//! The lesson of Turkish draughts.

use crate::TaskWords;
use crate::exercise::task;

/// The words of the lesson.
pub const TASKS: &[TaskWords] = &[
    task(
        "Un pion va d'une case, droit devant lui ou de côté. Menez d4 d'une case en avant, puis, après le coup des noirs, de côté en e5.",
        "C'est cela. Un pion ne va jamais en arrière ni en diagonale.",
        "Permis, mais essayez plutôt : de d4 en d5, puis en e5.",
    ),
    task(
        "On prend en sautant. Le pion noir d5 est devant votre pion d4, et la case juste derrière est libre : sautez-le.",
        "Votre pion se pose en d6, et d5 quitte le plateau. On saute devant soi ou de côté, jamais en arrière, et jamais deux pions placés l'un derrière l'autre.",
        "Il faut sauter d5 : choisissez d4, puis la case d6.",
    ),
    task(
        "Si la pièce qui vient de sauter peut sauter encore, elle continue. Prenez trois pions d'un coup.",
        "c4, d5, puis e6 : chaque pion sauté est pris aussitôt, ici barré. On peut tourner à chaque saut.",
        "Ce coup ne prend pas trois pions : c3 saute en c5, en e5, puis en e7.",
    ),
    task(
        "Qui peut prendre doit prendre, et le plus de pièces possible. f3 en prendrait une seule : trouvez mieux.",
        "b3 en a pris deux, b4 et c5 : c'était le seul coup permis. C'est la « loi de la majorité ».",
        "Ce coup ne prend pas le plus possible. Regardez ce que peut sauter b3.",
    ),
    task(
        "Vos pions aussi peuvent être pris. Le pion noir h4 va sauter votre pion g4. Mettez g4 à l'abri.",
        "En g5, personne ne peut le sauter. En f4, le pion noir e4 l'aurait sauté. Avant de jouer, regardez toujours ce que menace l'adversaire.",
        "Ce coup est permis, mais les noirs prendraient un pion : menez g4 en g5.",
    ),
    task(
        "Un pion qui atteint la dernière rangée devient une dame. Elle va tout droit, même en arrière, aussi loin qu'elle veut. Menez b7 au bout ; après le coup des noirs, sautez b4 de loin.",
        "La dame saute de loin et se pose derrière, sur la case libre de son choix. Un pion qui devient dame au milieu d'une prise continue comme une dame.",
        "Permis, mais essayez plutôt : b7 en b8, puis la dame saute b4.",
    ),
    task(
        "La dame peut sauter b4 ou f4, mais non l'un puis l'autre : ce serait un demi-tour. Tourner à angle droit est permis. Trouvez la prise de deux pions.",
        "Elle a sauté b4, tourné en a4 et sauté a6. Prendre b4 puis f4 serait un demi-tour. Deux pièces qui se suivent, elle non plus ne les saute pas.",
        "Ce coup ne prend pas deux pions : sautez b4, puis tournez vers a6.",
    ),
    task(
        "Une idée de jeu : donner un pion pour en prendre plusieurs. Offrez c4 au pion c6, qui devra le prendre. Puis prenez les trois pions noirs.",
        "Plus une pièce noire : les blancs gagnent. On gagne aussi quand l'adversaire n'a plus de coup possible. Vous savez jouer aux dames turques.",
        "Ce coup est permis, mais il ne mène pas à la grande prise : avancez c4 en c5, juste devant c6.",
    ),
];
