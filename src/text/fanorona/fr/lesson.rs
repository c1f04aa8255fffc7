//! The lesson of Fanorona.

use crate::TaskWords;
use crate::exercise::task;

/// The words of the lesson.
pub const TASKS: &[TaskWords] = &[
    task(
        "Vous avez les pions blancs. Un pion va au point voisin, le long d'un trait. Les diagonales ne partent que des points forts, comme c3. Menez le pion c3 d'un pas en diagonale.",
        "C'est cela. L'autre pion, en b3, est sur un point faible : il n'a pas de diagonale.",
        "Permis, mais essayez plutôt : le pion c3, en diagonale.",
    ),
    task(
        "On prend par approche : le pas finit devant un pion adverse, tout droit. Ce pion est pris, et tous ceux qui le suivent sans intervalle. Prenez deux pions d'un coup.",
        "b3 et b4 se suivaient : toute la rangée est prise. On ne se pose jamais sur un pion pour le prendre.",
        "Ce coup est permis, mais il ne prend qu'un pion. Menez b1 devant b3 et b4.",
    ),
    task(
        "On prend aussi par éloignement : le pion quitte, tout droit, un pion adverse qu'il avait juste derrière lui. Prenez ainsi deux pions.",
        "Votre pion s'est éloigné de b3 : il est pris, et a3 qui le suivait aussi.",
        "Ce coup est permis, mais il prend c5 par approche. Éloignez-vous plutôt de b3, tout droit, vers d3.",
    ),
    task(
        "Un même pas peut prendre devant ou derrière, jamais les deux à la fois. Allez de b3 en c3, puis choisissez la rangée de deux pions.",
        "d3 et e3 sont pris, a3 reste. Vous choisissez : rien n'oblige à prendre la plus longue rangée.",
        "Ce choix est permis, mais il ne prend que a3. Après le pas en c3, choisissez d3 ou e3.",
    ),
    task(
        "Qui peut prendre doit prendre : aucun autre coup n'est permis. Un seul de vos pions peut prendre. Trouvez-le.",
        "c5 s'est éloigné de d5 : d5 et e5 sont pris. Le pion b1, sur un point faible, ne prend rien en diagonale.",
        "Il faut prendre : le pion c5 s'éloigne de d5, vers b5.",
    ),
    task(
        "Après une prise, le même pion peut en faire une autre, mais jamais deux fois de suite dans la même direction. Prenez trois pions en un seul tour.",
        "De c3, tout droit, e3 ne pouvait pas être pris : vous avez tourné en d2, puis en c1. C'est un enchaînement. On peut s'arrêter avant, en choisissant de nouveau le pion.",
        "S'arrêter là est permis, mais trois pions sont à prendre : allez en c3, en d2, puis en c1.",
    ),
    task(
        "Vos pions aussi peuvent être pris. Le pion noir b4 va s'éloigner tout droit de votre pion c5, et le prendre. Mettez c5 à l'abri.",
        "En d5, aucun pas de b4 ne peut le prendre, ni par approche ni par éloignement. Avant de jouer, regardez toujours ce que menace l'adversaire.",
        "Ce coup est permis, mais les noirs prendraient un pion : menez c5 en d5.",
    ),
    task(
        "Aucun pion ne peut prendre : vous jouez un coup sans prise, un paika. Menez e1 en e2. Les noirs devront prendre d1. Prenez ensuite tous leurs pions.",
        "Plus un pion noir : les blancs gagnent. Vous avez donné un pion pour en prendre trois, car il faut prendre. Vous savez jouer ; le plateau habituel est plus grand.",
        "Permis, mais essayez plutôt : e1 en e2 ; puis, au tour suivant, e2 en d2 et en d1.",
    ),
];
