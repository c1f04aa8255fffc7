//! The lesson of Shap Luk Kon Tseung Kwan.

use crate::TaskWords;
use crate::exercise::task;

/// The words of the lesson.
pub const TASKS: &[TaskWords] = &[
    task(
        "Vous menez les seize rebelles contre un général. Une pièce va d'un pas, le long d'une ligne, jusqu'à l'intersection voisine. Avancez le rebelle c5 en diagonale.",
        "On va en diagonale là où la ligne est tracée. La ligne qui va de c5 en c6, elle, est interdite aux rebelles : c6 est dans le sanctuaire.",
        "Permis, mais essayez plutôt : le rebelle c5, en diagonale, en b4 ou en d4.",
    ),
    task(
        "Le plateau se tourne : vous êtes maintenant le général. Le sanctuaire, ce sont b6, c6, d6 et la pointe c7, et vous seul y entrez. Allez-y.",
        "De d5, on entre en d6. d5 est l'une des trois portes du sanctuaire, avec b5 et c5 : nous les retrouverons.",
        "Ce coup est permis, mais il n'entre pas dans le sanctuaire : de d5, on y va par d6.",
    ),
    task(
        "Le général prend deux rebelles à la fois, en s'arrêtant entre eux. Allez entre c4 et e4, et prenez-les.",
        "c4 et e4 vous encadraient : ce couple est pris. Seul le général prend, et rien ne l'y oblige.",
        "Ce coup est permis, mais il ne prend rien : arrêtez-vous en d4, puis prenez le couple c4 et e4.",
    ),
    task(
        "Une diagonale tracée compte aussi. En d4, deux couples vous encadrent, et l'on n'en prend qu'un : prenez celui qui est en diagonale.",
        "c5 et e3 sont pris. c4 et e4 restent : pour les prendre, il faudrait revenir entre eux par un autre coup.",
        "Permis, mais essayez plutôt : arrêtez-vous en d4, puis prenez c5 et e3.",
    ),
    task(
        "Deux portes sont fermées, et d4 va fermer la troisième. Une fois par partie, arrivé à la pointe c7, le général s'envole où il veut dans le carré. Envolez-vous entre deux rebelles, et prenez-les.",
        "De c7 vous voilà en b2, hors du piège, et a2 et c2 sont pris. L'envol ne sert qu'une fois.",
        "Permis, mais essayez plutôt : allez en c7, envolez-vous en b2, puis prenez a2 et c2.",
    ),
    task(
        "Le général gagne dès qu'il ne reste que quatre rebelles. Prenez un couple de façon à en menacer deux autres, puis prenez encore.",
        "De d2, vous menaciez d'aller en d1 et en e3, chaque fois entre deux rebelles. Ils n'ont paré qu'une menace : le général gagne.",
        "Ce coup est permis, mais il ne gagne pas. Prenez d1 et d3 en vous arrêtant en d2 ; ensuite, prenez le couple que les rebelles n'ont pas sauvé.",
    ),
    task(
        "Vous voici de nouveau les rebelles. Ils gagnent dès qu'ils ferment les trois portes, b5, c5 et d5, quand le général est dans le sanctuaire. Faites-le.",
        "Le général est enfermé : les rebelles gagnent, même s'il peut encore bouger dans le sanctuaire.",
        "Ce coup est permis, mais une porte reste ouverte : il faut un rebelle en c5, sans quitter b5 ni d5.",
    ),
    task(
        "Les rebelles gagnent aussi en immobilisant le général. Pour lui fermer d4, où il serait entre c5 et e3, occupez d4 ; puis immobilisez-le au coup suivant.",
        "Plus d'intersection libre : les rebelles gagnent. e3 et e5 sont à l'abri : on ne prend qu'en arrivant. Vous savez jouer.",
        "Ce coup est permis, mais le général s'en tirerait. Le rebelle c5 occupe d4 ; au coup suivant, d5 ferme la dernière sortie.",
    ),
];
