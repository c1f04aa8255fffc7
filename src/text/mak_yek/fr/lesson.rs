//! The lesson of Mak-Yek and Apit-Sodok.

use crate::TaskWords;
use crate::exercise::task;

/// The words of the lesson of Mak-Yek.
pub const MAK_YEK: &[TaskWords] = &[
    task(
        "Un pion va tout droit, aussi loin qu'il veut, sans sauter personne. Choisissez d4, puis menez-le vers le haut, le plus loin possible.",
        "C'est cela : en d5, le pion noir d6 l'arrête. On ne saute jamais.",
        "Permis, mais essayez plutôt : d4, vers le haut, le plus loin possible.",
    ),
    task(
        "On prend un pion en l'encadrant. Le pion noir d4 a déjà votre pion e4 d'un côté : amenez un pion de l'autre côté.",
        "c4 et e4 encadrent d4 : il est pris.",
        "Ce coup est permis, mais il ne prend rien : il faut un pion blanc en c4.",
    ),
    task(
        "On prend aussi en se glissant entre deux pions. Placez-vous juste entre c4 et e4.",
        "Les deux sont pris. Entre deux pions adverses on ne risque rien, au contraire.",
        "Ce coup est permis, mais il ne prend rien : la case est d4.",
    ),
    task(
        "d4 et e4 se touchent : on n'encadre qu'un pion seul, ils ne risquent rien. Un autre pion noir est seul : prenez-le.",
        "g2 était seul entre vos pions f2 et h2 : il est pris.",
        "Ce coup est permis, mais il ne prend rien. Regardez g2 : vous avez déjà un pion en h2.",
    ),
    task(
        "Un seul coup peut prendre plusieurs pions. Prenez-en trois d'un coup.",
        "En d4 votre pion encadre c4, e4 et d5, chacun avec un autre des vôtres : trois prises.",
        "Ce coup est permis, mais cherchez la case d'où l'on en encadre trois : d4.",
    ),
    task(
        "Vos pions aussi peuvent être pris. Le pion noir g4 va venir en g3 : avec g1, il encadrera votre pion g2. Mettez g2 à l'abri.",
        "En h2, au bord, on ne peut l'encadrer que par h1 et h3 : il faudrait deux coups. Avant de jouer, regardez toujours ce que menace l'adversaire.",
        "Ce coup est permis, mais les noirs prendraient un pion : menez g2 en h2.",
    ),
    task(
        "Qui prend tous les pions de l'adversaire gagne. Il reste un pion noir.",
        "Plus un pion noir : les blancs gagnent. Vous savez jouer au Mak-Yek.",
        "Ce coup est permis, mais le dernier pion noir reste là : e8 attend d'un côté.",
    ),
];

/// The words of the lesson of Apit-Sodok.
pub const APIT_SODOK: &[TaskWords] = &[
    task(
        "Un pion va tout droit, aussi loin qu'il veut, sans sauter personne. Choisissez d2, puis menez-le vers le haut, le plus loin possible.",
        "C'est cela : en d6, le pion noir d7 l'arrête. On ne saute jamais.",
        "Permis, mais essayez plutôt : d2, vers le haut, le plus loin possible.",
    ),
    task(
        "On prend un pion en l'encadrant. Le pion noir d5 a déjà votre pion d6 d'un côté : amenez un pion de l'autre côté.",
        "d4 et d6 encadrent d5 : il est pris. Cela s'appelle une interception. Rien n'oblige à choisir un coup qui prend.",
        "Ce coup est permis, mais il ne prend rien : il faut un pion blanc en d4.",
    ),
    task(
        "Des pions d'un même camp qui se touchent sur une ligne forment une suite. On la prend tout entière en encadrant ses deux bouts : prenez c4, d4 et e4.",
        "b4 et f4 encadrent la suite : les trois pions sont pris. Aucune suite n'est trop longue pour cela.",
        "Ce coup est permis, mais il ne prend rien. Vous avez déjà un pion à un bout de la suite, en b4 : il en faut un à l'autre.",
    ),
    task(
        "Le bord du plateau n'aide pas : il faut un pion à chaque bout. Voici deux suites noires. Prenez celle qui peut être prise.",
        "c4 et c7 encadrent c5 et c6 : ils sont pris. La suite g4, h4 touche le bord : sur sa rangée, personne ne peut l'encadrer.",
        "Ce coup est permis, mais il ne prend rien. Cherchez la suite qui a déjà un pion blanc à un bout.",
    ),
    task(
        "On prend aussi en se glissant entre deux pions. De chaque côté, toute la suite est prise. Placez-vous juste entre c4 et e4.",
        "D'un côté c4, de l'autre e4, f4 et g4 : tous sont pris. C'est une intervention, et elle est sans danger. Un coup prend tout ce qu'il peut, des deux façons à la fois.",
        "Ce coup est permis, mais il ne prend rien : la case est d4.",
    ),
    task(
        "Vos pions aussi peuvent être pris. Le pion noir e1 peut aller en e2 et prendre f2, ou en e7 et prendre d7. Avec f2, empêchez les deux.",
        "En e2, votre pion n'est plus en danger, et il barre la colonne. Avant de jouer, regardez toujours ce que menace l'adversaire.",
        "Ce coup est permis, mais les noirs prendraient un pion : menez f2 en e2, devant e1.",
    ),
    task(
        "Qui prend tous les pions de l'adversaire gagne. Il reste deux pions noirs : prenez-les.",
        "Plus un pion noir : les blancs gagnent. Si la partie s'arrête avant, gagne qui a pris le plus de pions.",
        "Ce coup est permis, mais les deux derniers pions noirs restent là : e8 attend à un bout.",
    ),
    task(
        "Une idée de jeu : menacer deux pions à la fois. Mettez un pion contre d5 et contre e4. Les noirs n'en sauveront qu'un : prenez l'autre.",
        "e4 s'est sauvé, mais d5 est pris : un seul coup ne pare pas deux menaces. Vous savez jouer à l'Apit-Sodok.",
        "Ce coup est permis, mais suivez l'idée : un pion blanc en d4, puis prenez le pion noir qui reste à côté de lui.",
    ),
];
