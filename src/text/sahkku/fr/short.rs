//! The rule of Sáhkku on one page, in French.

/// A paragraph for each section that it says.
pub const SHORT: &[&str] = &[
    "Laisser l'adversaire sans pion ni roi, ou le bloquer.",
    "Chacun a quinze pions qui dorment, un par case de la rangée devant lui. Le roi, au milieu, n'est à personne. Chacun a sa piste : sa rangée vers sa droite, celle du milieu vers sa gauche, celle de l'autre vers sa droite.",
    "Le sort désigne qui commence. À votre tour, lancez les trois dés une fois, puis jouez-les un par un, dans l'ordre voulu. X vaut 1, II 2, III 3, la face vide rien. Chaque dé déplace une pièce, la même ou une autre, de toute sa valeur. Tant qu'un dé peut servir, il faut en jouer un ; sinon le tour passe.",
    "Seul un X réveille un pion : le plus avancé de vos pions qui dorment. Il avance d'une case, si aucune pièce adverse n'y est, et marche désormais.",
    "Un pion qui marche suit sa piste sans reculer. Les pièces sautent par-dessus tout, mais ne s'arrêtent pas où dort un pion. Les vôtres peuvent partager une case.",
    "Une pièce qui s'arrête sur des pions adverses qui marchent les prend tous. Rien n'oblige à préférer une prise.",
    "Un pion qui s'arrête sur le roi, neutre ou adverse, le prend et passe sur sa couronne. Le pion qui y était est perdu. Qui tient le roi le déplace avec ses dés, tout droit, dans les quatre sens.",
    "Après sa dernière case, un pion revient sur la première et continue. Mais tant qu'un pion de son camp dort, il s'y arrête, même si le dé est plus grand, et attend, à l'abri, que tous soient réveillés.",
    "Un camp est bloqué, et perd, si avant de lancer il n'a aucun coup possible avec X, II ou III. Qui n'a plus que le roi continue. La partie n'est nulle que d'un commun accord.",
];
