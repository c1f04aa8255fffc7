//! The words for a position that is set up by hand, in French.

use crate::{SetupFaults, SetupWords};

pub(super) const SETUP: SetupWords = SetupWords {
    lede: "Choisissez une pièce, puis touchez le plateau pour la poser. Jouez ensuite à partir de cette position.",
    lede_full: "Touchez deux pièces d'une armée : elles changent de place. Les armées sont entières et visibles de tous. En cours de partie, une position dépend des combats passés : elle ne se compose pas ici.",
    tools: "Poser, déplacer, retirer",
    shift: "Déplacer",
    remove: "Retirer",
    empty: "Vider le plateau",
    first: "Position de départ",
    mirror: "Échanger gauche et droite",
    turn: "À qui de jouer ?",
    hand: "{who}, pions en main",
    flights: "Vols restants",
    possible: "Cette position est possible.",
    among: "Jouer ici",
    against: "Jouer contre l'ordinateur",
    hint: "Pendant la partie, le conseil montre un bon coup et l'évaluation.",
    share: "Lien, QR, image, papier",
    fault: SetupFaults {
        none: "{who} : il faut au moins une pièce.",
        many: "{who} : {n} pièces au plus.",
        missing: "Il manque une pièce : {what}.",
        place: "Impossible en {site} : {what}.",
        together: "En {site}, ces pièces ne peuvent pas être ensemble.",
        gap: "{who} : les pions endormis se suivent depuis la première case.",
        other: "Cette position est impossible dans ce jeu.",
        over: "La partie serait déjà finie.",
        rule: "Voir la règle",
    },
};
