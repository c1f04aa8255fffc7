//! The rule of Shap Luk Kon Tseung Kwan on one page, in French.

/// A paragraph for each section that it says.
pub const SHORT: &[&str] = &[
    "Les rebelles veulent enfermer le général dans son sanctuaire, ou l'immobiliser. Le général veut prendre douze rebelles.",
    "Les intersections hors du carré, b6, c6, d6 et la pointe c7, forment le sanctuaire. Ses portes, b5, c5 et d5, sont dans le carré. Le général est au milieu du carré, en c3. Les seize rebelles occupent tout le bord du carré. Ils commencent.",
    "À votre tour, déplacez une pièce d'un pas : le long d'une ligne tracée, jusqu'à l'intersection voisine, si elle est libre. On ne passe jamais son tour. Un rebelle va partout dans le carré, portes comprises, mais n'entre jamais dans le sanctuaire. Le général va partout.",
    "Seul le général prend, et seulement en jouant. Si son déplacement s'arrête entre deux rebelles, voisins de lui sur une même ligne droite tracée, ce couple l'encadre : il peut le prendre. Si plusieurs couples l'encadrent, il n'en prend qu'un, ou aucun. Un rebelle peut venir encadrer le général sans danger : il ne prend qu'un couple au milieu duquel il arrive.",
    "Une fois par partie, le général qui arrive en c7 peut, dans le même tour, s'envoler vers n'importe quelle intersection libre du carré. S'il y est encadré, il peut prendre un couple. S'il reste en c7, il doit en sortir et y revenir pour s'envoler.",
    "Le général gagne dès qu'il a pris douze rebelles. Les rebelles gagnent si le général, à son tour, ne peut pas se déplacer, ou dès qu'ils occupent les trois portes pendant qu'il est dans le sanctuaire, même s'il peut encore y bouger. La partie est nulle si la même position revient pour la troisième fois avec le même camp à jouer et le même droit à l'envol, si chaque camp a joué 50 coups de suite sans prise, ou d'un commun accord.",
];
