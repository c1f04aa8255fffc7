//! The page that is printed, in French.

use crate::PaperWords;

pub const PAPER: PaperWords = PaperWords {
    heading: "{game} à imprimer",
    lede: "{game} : la règle sur une page, le plateau à sa vraie taille et les pièces à découper : cochez ce que vous voulez.",
    how: "Imprimez ensuite par le menu du navigateur (Ctrl + P, ou Cmd + P sur un Mac), à 100 %, sans ajuster à la page. La règle graduée au bas des feuilles doit mesurer 100 mm.",
    whole: "La règle entière, avec toutes ses figures",
    what: "À imprimer",
    rule: "La règle",
    board: "Le plateau",
    pieces: "Les pièces",
    size: "Papier du plateau",
    key: "Sur les figures : le losange est le départ, les coins l'arrivée, la croix ce qui est pris, le point où l'on peut aller.",
    of_one: "{game} · {width} × {height} mm",
    of_several: "{game} · feuille {n} sur {all} · coupez au trait et collez",
    copying: "À copier librement (licence MIT)",
    ruler: "100 mm à l'impression",
    discs: "{game} · découpez, et collez sur du carton",
    fold: "{game} · découpez, pliez aux pointillés",
};
