//! The rule of Luzhanqi, for two and for four on one page, in French.

/// The rule of the game for two.
pub const TWO: &[&str] = &[
    "Prenez le drapeau adverse. Vous gagnez aussi quand l'autre, à son tour, ne peut rien jouer.",
    "Chacun dispose son armée, le grade visible de lui seul, et remplit tout son territoire, sauf les camps. Le drapeau va dans un quartier général, les mines dans les deux dernières rangées ; aucune bombe dans la première. Voici les grades, du plus haut au plus bas.",
    "Les camps sont ronds, les deux quartiers généraux dans la dernière rangée. On ne passe le front qu'en chemin de fer.",
    "Rouge commence. À son tour, on déplace une pièce ; on ne passe pas. Elle finit sur un emplacement libre ou sur une pièce adverse, qu'elle attaque. Sur une route (trait fin), elle se déplace d'un pas. Sur le chemin de fer (trait fort), elle va tout droit, sur autant d'emplacements libres qu'on veut. On ne combine pas les deux. Le sapeur, lui, tourne sur le chemin de fer autant qu'il veut. Chacun peut entrer dans un camp libre ; qui s'y trouve ne peut pas être attaqué. Une pièce placée ou entrée dans un quartier général n'en sort plus. Les mines et le drapeau ne bougent jamais.",
    "Le plus haut grade reste, l'autre est retiré ; à grade égal, les deux. L'attaquant qui reste prend la place. Une bombe et toute pièce qu'elle rencontre sont retirées. Une mine retire tout autre attaquant, sauf le sapeur, qui la retire et prend sa place. Tout attaquant prend le drapeau. Rien n'oblige à attaquer.",
    "Un arbitre compare les pièces et dit seulement qui est retiré ; à défaut, les deux joueurs regardent. Quand un maréchal est retiré, l'emplacement de son drapeau est montré à tous.",
    "La partie est nulle quand personne ne peut bouger, quand 70 coups de suite, tous joueurs confondus, n'ont retiré aucune pièce, ou quand les joueurs en conviennent.",
];

/// The rule of that for four.
pub const FOUR: &[&str] = &[
    "Sud et Nord jouent contre Est et Ouest. Un joueur est hors jeu, et ses pièces retirées, quand son drapeau est pris ou s'il ne peut rien jouer à son tour. Une équipe perd quand ses deux joueurs sont hors jeu.",
    "Chacun dispose son armée, le grade visible de lui seul, et remplit son territoire, sauf les camps. Le drapeau va dans un quartier général, les mines dans les deux dernières rangées ; aucune bombe dans la première. Voici les grades, du plus haut au plus bas.",
    "Les camps sont ronds, les deux quartiers généraux dans la dernière rangée.",
    "Sud commence, puis Est, Nord, Ouest. On déplace une pièce ; on ne passe pas. Elle finit sur un emplacement libre ou une pièce ennemie, qu'elle attaque. Sur une route (trait fin), elle se déplace d'un pas ; sur le chemin de fer (trait fort), tout droit, d'autant d'emplacements libres qu'on veut. On ne combine pas les deux. Une colonne extérieure continue tout droit ou par la courbe, la première rangée non. Le sapeur tourne sur le chemin de fer autant qu'il veut. Chacun peut entrer dans un camp libre ; qui s'y trouve ne peut pas être attaqué. On ne sort pas d'un quartier général. Les mines et le drapeau ne bougent jamais.",
    "Le plus haut grade reste, l'autre est retiré ; à grade égal, les deux. L'attaquant qui reste prend la place. Une bombe et toute pièce qu'elle rencontre sont retirées. Une mine retire tout autre attaquant, sauf le sapeur, qui la retire. Tout attaquant prend le drapeau.",
    "Un arbitre, ou à défaut les deux intéressés, compare les pièces et dit seulement qui est retiré. Quand un maréchal est retiré, son drapeau est montré à tous.",
    "Partie nulle si personne ne peut bouger, après 70 coups sans pièce retirée, ou d'un commun accord.",
];
