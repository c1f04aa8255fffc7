//! The rules on one page, in French.

use crate::ShortRules;

pub const SHORT: ShortRules = ShortRules {
    shap: &[
        "Les rebelles veulent enfermer le général dans son sanctuaire, ou l'immobiliser. Le général veut prendre douze rebelles.",
        "Les intersections hors du carré, b6, c6, d6 et la pointe c7, forment le sanctuaire. Ses portes, b5, c5 et d5, sont dans le carré. Le général est au milieu du carré, en c3. Les seize rebelles occupent tout le bord du carré. Ils commencent.",
        "À votre tour, déplacez une pièce d'un pas : le long d'une ligne tracée, jusqu'à l'intersection voisine, si elle est libre. On ne passe jamais son tour. Un rebelle va partout dans le carré, portes comprises, mais n'entre jamais dans le sanctuaire. Le général va partout.",
        "Seul le général prend, et seulement en jouant. Si son déplacement s'arrête entre deux rebelles, voisins de lui sur une même ligne droite tracée, ce couple l'encadre : il peut le prendre. Si plusieurs couples l'encadrent, il n'en prend qu'un, ou aucun. Un rebelle peut venir encadrer le général sans danger : il ne prend qu'un couple au milieu duquel il arrive.",
        "Une fois par partie, le général qui arrive en c7 peut, dans le même tour, s'envoler vers n'importe quelle intersection libre du carré. S'il y est encadré, il peut prendre un couple. S'il reste en c7, il doit en sortir et y revenir pour s'envoler.",
        "Le général gagne dès qu'il a pris douze rebelles. Les rebelles gagnent si le général, à son tour, ne peut pas se déplacer, ou dès qu'ils occupent les trois portes pendant qu'il est dans le sanctuaire, même s'il peut encore y bouger. La partie est nulle si la même position revient pour la troisième fois avec le même camp à jouer et le même droit à l'envol, si chaque camp a joué 50 coups de suite sans prise, ou d'un commun accord.",
    ],
    mak_yek: &[
        "Prendre tous les pions de l'autre camp, ou au moins en prendre plus que lui.",
        "Le plateau a huit rangées de huit cases. Chaque camp pose seize pions : les blancs sur les rangées 1 et 3, les noirs sur les rangées 8 et 6. Les blancs commencent.",
        "À votre tour, déplacez un seul pion, tout droit le long d'une rangée ou d'une colonne, d'autant de cases libres que vous voulez. Il ne saute aucun pion. On ne passe jamais son tour.",
        "On ne prend qu'en jouant, selon la case où s'arrête le pion, de deux façons, jamais en diagonale. L'interception : votre pion s'arrête à côté d'un pion adverse, et juste de l'autre côté, sur la même ligne, se tient un autre de vos pions. Le pion encadré est pris. On n'encadre qu'un pion seul : deux pions qui se suivent sur cette ligne ne sont pas pris ainsi. L'intervention : votre pion s'arrête juste entre deux pions adverses, sur une rangée ou une colonne. Les deux sont pris. Rien n'oblige à choisir un coup qui prend, mais un coup prend tout ce qu'il peut, même des deux façons à la fois. Les pions pris quittent le plateau. S'arrêter entre deux pions adverses est sans danger.",
        "Qui prend le dernier pion adverse gagne aussitôt. Sinon, la partie s'arrête dès que les deux camps en conviennent, que la même position revient pour la troisième fois avec le même camp à jouer, que chaque camp a joué 50 coups de suite sans prise, qu'il ne reste qu'un pion à chacun, ou que le camp qui doit jouer n'a aucun coup. On compte alors les pions pris : qui en a pris le plus gagne ; à égalité, la partie est nulle.",
    ],
    apit_sodok: &[
        "Prendre tous les pions de l'autre camp, ou au moins en prendre plus que lui.",
        "Le plateau a huit rangées de huit cases. Chaque camp pose seize pions : les blancs sur les rangées 1 et 3, les noirs sur les rangées 8 et 6. Les blancs commencent.",
        "À votre tour, déplacez un seul pion, tout droit le long d'une rangée ou d'une colonne, d'autant de cases libres que vous voulez. Il ne saute aucun pion. On ne passe jamais son tour.",
        "On ne prend qu'en jouant, selon la case où s'arrête le pion, de deux façons, jamais en diagonale. Une suite, ce sont des pions d'un même camp qui se touchent sur une rangée ou une colonne ; un pion seul en est une aussi. L'interception : votre pion s'arrête contre un bout d'une suite adverse, et un autre de vos pions se tient contre l'autre bout, sur la même ligne. La suite entière est prise. L'intervention : votre pion s'arrête juste entre deux pions adverses, sur une rangée ou une colonne. Les deux suites de cette ligne sont prises, quoi qu'il y ait derrière. Rien n'oblige à choisir un coup qui prend, mais un coup prend tout ce qu'il peut, même des deux façons à la fois. Les pions pris quittent le plateau. S'arrêter entre deux pions adverses est sans danger.",
        "Qui prend le dernier pion adverse gagne aussitôt. Sinon, la partie s'arrête dès que les deux camps en conviennent, que la même position revient pour la troisième fois avec le même camp à jouer, que chaque camp a joué 50 coups de suite sans prise, qu'il ne reste qu'un pion à chacun, ou que le camp qui doit jouer n'a aucun coup. On compte alors les pions pris : qui en a pris le plus gagne ; à égalité, la partie est nulle.",
    ],
    turkish: &[
        "Prendre toutes les pièces de l'autre camp, ou les bloquer toutes.",
        "Le plateau a huit rangées de huit cases. Chaque camp pose seize pions : les blancs sur les rangées 2 et 3, les noirs sur les rangées 7 et 6. Les blancs commencent.",
        "À votre tour, jouez une pièce. Votre pion va sur la case libre voisine, devant ou à côté, jamais derrière ni en diagonale. Qui peut prendre doit prendre. On ne passe jamais son tour.",
        "Votre pion saute une pièce adverse voisine, devant ou à côté de lui, jamais derrière, et se pose sur la case libre juste derrière elle. Si la pièce qui vient de sauter peut sauter encore, la prise continue. Chaque pièce sautée quitte le plateau aussitôt. Entre deux sauts, on peut tourner à angle droit, mais non faire demi-tour.",
        "Un pion qui atteint la dernière rangée devient une dame : posez sur lui un pion pris. Elle va tout droit, en avant, en arrière ou de côté, d'autant de cases libres qu'on veut. Elle saute la première pièce de son chemin, si elle est adverse, et se pose derrière elle sur une case libre au choix, avant la pièce suivante. Deux pièces qui se touchent sur sa ligne l'arrêtent. Un pion couronné au cours d'une prise continue comme une dame.",
        "De toutes vos prises, vous devez choisir celle qui prend le plus de pièces. Une dame compte pour une pièce.",
        "Perd qui n'a plus de pièce, ou plus de coup à son tour. Autrement, la partie est nulle si chacun n'a plus qu'une dame et que celui qui doit jouer ne peut pas prendre, si la même position se présente trois fois avec le même camp à jouer, si chacun joue 50 coups de suite sans prise ni coup de pion, ou d'un commun accord.",
    ],
    fanorona: &[
        "Prendre tous les pions de l'autre camp, ou les bloquer tous.",
        "Chaque camp garnit ses deux rangées. Sur celle du milieu, les couleurs alternent en laissant libre le point central ; à son bout gauche, chacun voit un pion adverse. Les blancs commencent.",
        "À votre tour, déplacez un pion le long d'un trait jusqu'au point voisin, s'il est libre, dans n'importe quelle direction. On ne passe jamais son tour. Qui peut prendre doit prendre, avec le pion de son choix.",
        "Un pas prend de deux façons. Par approche : le pas finit juste devant un pion adverse, tout droit. Ce pion est pris, et avec lui tous ceux qui le suivent sur la même ligne, jusqu'au premier point libre, au premier pion de votre camp ou au bord. Par éloignement : le pion quitte un pion adverse qu'il avait juste derrière lui, sur la ligne de son pas. Ce pion est pris, et la rangée qui le suit, de la même façon. Quand un même pas peut prendre des deux façons, choisissez l'une des deux rangées, longue ou courte ; l'autre reste. Un pas qui peut prendre prend, et toujours la rangée entière.",
        "Après une prise, le même pion peut en faire d'autres, un pas à la fois. Chaque pas doit prendre. Les pions pris quittent le tablier aussitôt. Le pion ne repasse jamais par un point où il s'est déjà tenu pendant ce tour, départ compris. Il ne fait jamais deux pas de suite dans la même direction. On s'arrête quand on veut.",
        "Perd qui n'a plus de pion, ou plus de coup possible à son tour. La partie est nulle si la même position revient pour la troisième fois avec le même camp à jouer, si chaque camp a joué 50 coups de suite sans prise, ou d'un commun accord.",
    ],
    sahkku: &[
        "Laisser l'autre camp sans pion ni roi, ou le bloquer.",
        "Chacun a quinze pions qui dorment, un par case de la rangée devant lui. Le roi, au milieu, n'est à personne. Chacun a sa piste : sa rangée vers sa droite, celle du milieu vers sa gauche, celle de l'autre vers sa droite.",
        "Le sort désigne qui commence. À votre tour, lancez les trois dés une fois, puis jouez-les un par un, dans l'ordre voulu. X vaut 1, II 2, III 3, la face vide rien. Chaque dé déplace une pièce, la même ou une autre, de toute sa valeur. Tant qu'un dé peut servir, il faut en jouer un ; sinon le tour passe.",
        "Seul un X réveille un pion : le plus avancé de vos pions qui dorment. Il avance d'une case, si aucune pièce adverse n'y est, et marche désormais.",
        "Un pion qui marche suit sa piste sans reculer. Les pièces sautent par-dessus tout, mais ne s'arrêtent pas où dort un pion. Les vôtres peuvent partager une case.",
        "Une pièce qui s'arrête sur des pions adverses qui marchent les prend tous. Rien n'oblige à préférer une prise.",
        "Un pion qui s'arrête sur le roi, neutre ou adverse, le prend et passe sur sa couronne. Le pion qui y était est perdu. Qui tient le roi le déplace avec ses dés, tout droit, dans les quatre sens.",
        "Après sa dernière case, un pion revient sur la première et continue. Mais tant qu'un pion de son camp dort, il s'y arrête, même si le dé est plus grand, et attend, à l'abri, que tous soient réveillés.",
        "Un camp est bloqué, et perd, si avant de lancer il n'a aucun coup possible avec X, II ou III. Qui n'a plus que le roi continue. La partie n'est nulle que d'un commun accord.",
    ],
    luzhanqi: &[
        "Prenez le drapeau adverse. Vous gagnez aussi quand l'autre, à son tour, ne peut rien jouer.",
        "Chacun dispose son armée, le grade visible de lui seul, et remplit tout son territoire, sauf les camps. Le drapeau va dans un quartier général, les mines dans les deux dernières rangées ; aucune bombe dans la première. Voici les grades, du plus haut au plus bas.",
        "Les camps sont ronds, les deux quartiers généraux dans la dernière rangée. On ne passe le front qu'en chemin de fer.",
        "Rouge commence. À son tour, on déplace une pièce ; on ne passe pas. Elle finit sur un emplacement libre ou sur une pièce adverse, qu'elle attaque. Sur une route (trait fin), elle se déplace d'un pas. Sur le chemin de fer (trait fort), elle va tout droit, sur autant d'emplacements libres qu'on veut. On ne combine pas les deux. Le sapeur, lui, tourne sur le chemin de fer autant qu'il veut. Chacun peut entrer dans un camp libre ; qui s'y trouve ne peut pas être attaqué. Une pièce placée ou entrée dans un quartier général n'en sort plus. Les mines et le drapeau ne bougent jamais.",
        "Le plus haut grade reste, l'autre est retiré ; à grade égal, les deux. L'attaquant qui reste prend la place. Une bombe et toute pièce qu'elle rencontre sont retirées. Une mine retire tout autre attaquant, sauf le sapeur, qui la retire et prend sa place. Tout attaquant prend le drapeau. Rien n'oblige à attaquer.",
        "Un arbitre compare les pièces et dit seulement qui est retiré ; à défaut, les deux joueurs regardent. Quand un maréchal est retiré, l'emplacement de son drapeau est montré à tous.",
        "La partie est nulle quand personne ne peut bouger, quand 70 coups de suite, tous joueurs confondus, n'ont retiré aucune pièce, ou quand les joueurs en conviennent.",
    ],
    luzhanqi_four: &[
        "Sud et Nord jouent contre Est et Ouest. Un joueur est hors jeu, et ses pièces retirées, quand son drapeau est pris ou s'il ne peut rien jouer à son tour. Une équipe perd quand ses deux joueurs sont hors jeu.",
        "Chacun dispose son armée, le grade visible de lui seul, et remplit son territoire, sauf les camps. Le drapeau va dans un quartier général, les mines dans les deux dernières rangées ; aucune bombe dans la première. Voici les grades, du plus haut au plus bas.",
        "Les camps sont ronds, les deux quartiers généraux dans la dernière rangée.",
        "Sud commence, puis Est, Nord, Ouest. On déplace une pièce ; on ne passe pas. Elle finit sur un emplacement libre ou une pièce ennemie, qu'elle attaque. Sur une route (trait fin), elle se déplace d'un pas ; sur le chemin de fer (trait fort), tout droit, d'autant d'emplacements libres qu'on veut. On ne combine pas les deux. Une colonne extérieure continue tout droit ou par la courbe, la première rangée non. Le sapeur tourne sur le chemin de fer autant qu'il veut. Chacun peut entrer dans un camp libre ; qui s'y trouve ne peut pas être attaqué. On ne sort pas d'un quartier général. Les mines et le drapeau ne bougent jamais.",
        "Le plus haut grade reste, l'autre est retiré ; à grade égal, les deux. L'attaquant qui reste prend la place. Une bombe et toute pièce qu'elle rencontre sont retirées. Une mine retire tout autre attaquant, sauf le sapeur, qui la retire. Tout attaquant prend le drapeau.",
        "Un arbitre, ou à défaut les deux intéressés, compare les pièces et dit seulement qui est retiré. Quand un maréchal est retiré, son drapeau est montré à tous.",
        "Partie nulle si personne ne peut bouger, après 70 coups sans pièce retirée, ou d'un commun accord.",
    ],
};
