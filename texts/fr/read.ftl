facts-1 = Joueurs
facts-2 = Âge
facts-3 = Durée
facts-4 = Difficulté
facts-5 = Catégorie
facts-6 = Matériel
sources =
    { $rules }
    Là où une fiche se tait, Palamède a dû choisir : la répétition, la limite sans prise, le camp qui ne peut plus bouger. La page de chaque jeu énumère ces choix.
    Les ornements sont un décor. { $ornaments }
    Les lettres des titres sont celles de TeX Gyre Pagella, de GUST, sous la GUST Font License ; les caractères chinois et thaïs, ceux de Noto Serif CJK, d'Adobe, et de Noto Serif Thai, de Google, sous la SIL Open Font License. Les fichiers du site n'en gardent que ce qu'il montre, sous d'autres noms : Palamede Serif, Palamede Han et Palamede Thai.
free = Palamède est un logiciel libre : voyez { $own } et { $others }.
licence = sa licence
notices = les licences de ce qu'il contient
keyboard =
    Flèches : aller à la case voisine, telle qu'on la voit à l'écran.
    Entrée ou Espace : choisir une pièce, puis la case où elle va.
    Échap : reposer la pièce choisie, ou revenir à la partie quand vous la revoyez. Dans un jeu à pièces masquées où vous vous passez l'écran, Échap le cache.
    Une prise en plusieurs sauts se joue case par case.
    Début et Fin : aller au début ou à la fin de la rangée. Avec Ctrl, à la première ou à la dernière case du plateau.
    T, sur le plateau : lancer les dés. Tab : aller aux dés à jouer.
    H, sur le plateau : demander un conseil. H une seconde fois : voir le coup.
    L, sur le plateau : entendre ce qui entoure la case et, dans chaque direction, la première pièce ou la dernière case libre.
    F, sur le plateau : le tourner, quand il ne se tourne pas de lui-même.
    Point d'interrogation, sur le plateau : ouvrir cette page.
    Ctrl+Z : annuler. Ctrl+Y : rétablir.
    R, dans un jeu à pièces masquées : entendre la case, grade compris. N : noter ce que vous croyez d'une pièce d'un autre joueur.
seen = Sur le plateau : { $what }.
seen_empty = Le plateau, sans pièce.
seen_run = { $first } à { $last }
seen_move = Dernier coup : de { $from } à { $to }.
seen_taken = Pris : { $sites }.
seen_ways = Arrivées possibles depuis { $site } : { $sites }.
meaning = { $what }. { $why }
options = Options
by_default = par défaut
sets = Options toutes prêtes
default_set = Règles par défaut
usual_rules = Règles de la partie : habituelles
own_rules = Règles de la partie : à votre choix
default_set_why = Celles de la page des règles.
no_set = Options choisies une à une.
no_effect = Rien à choisir ici : « { $option } » est sur « { $value } ».
dice_here = Lancés ici
dice_here_why = Le site tire les dés. Une fois la partie finie, son texte permet de les vérifier.
dice_given = Lancés sur la table
dice_given_why = Vous lancez vos propres dés et vous entrez ce qu'ils donnent, face après face.
clock = Pendule
no_clock = Sans pendule
minutes = { $n } min
clock_why = Chacun a ce temps pour toute la partie. À partir du premier coup, il s'écoule pour qui doit jouer. Il s'arrête quand on revoit la partie ou qu'on quitte la page.
clock_each = Temps de chacun
increment = Ajouté à la fin de chaque tour
seconds = { $n } s
expiry = Quand le temps est écoulé
announce = La partie continue
announce_why = Une phrase le signale, et la partie continue : à vous de décider.
forfeit = Perte au temps
forfeit_why = Le camp qui n'a plus de temps perd la partie.
forfeit_why_four = Le camp qui n'a plus de temps quitte la partie, comme après un abandon.
around = Autour de la table
around_why = La page se tourne vers qui doit regarder l'écran ; le plateau ne bouge pas.
contents = Sommaire
figure = Fig. { $n }.
try_it = Essayer la figure { $n } sur le plateau
figures-play = Jouer la figure { $n }
figures-ask = { $who }, faites le coup de la figure : { $sites }.
figures-ask_any = { $who }, commencez par { $sites }, puis finissez le coup comme vous voulez.
figures-other = Ce coup est permis, mais ce n'est pas celui de la figure.
figures-again = Recommencer
print = Imprimer
link_holds = Ce lien contient toute la partie : toute personne qui l'ouvre peut la revoir coup par coup.
link_of_open = Ce lien contient toute la partie, avec toutes les pièces, même celles qui étaient masquées.
text_why = Ce texte contient toute la partie. Gardez-le ou envoyez-le : il se rouvre ici. Ses mots sont en anglais, dans toutes les langues du site.
sealed = Dans la première ligne, « sealed » veut dire scellé : la dernière ligne montre si le texte a été changé ou coupé.
tournament-lede = Chacun joue une partie contre chacun des autres, sur cet écran ou sur de vrais plateaux. Les noms et les résultats restent sur cet appareil.
tournament-names = Les joueurs, de { $fewest } à { $most }
tournament-name = Joueur { $n }
tournament-game = Le jeu
tournament-begin = Commencer le tournoi
tournament-number = Il faut de { $fewest } à { $most } noms.
tournament-twice = « { $name } » est écrit deux fois. Changez l'un des deux noms.
tournament-pair = { $first } – { $second }
tournament-against = { $first } contre { $second }
tournament-round = Ronde { $n } sur { $all }
tournament-now = maintenant
tournament-play = Jouent maintenant : { $pairs }.
tournament-rests = { $who } ne joue pas cette ronde.
tournament-won_by = Toutes les parties sont jouées. { $who } gagne le tournoi.
tournament-shared_by = Toutes les parties sont jouées. Premiers à égalité : { $who }.
tournament-wins = { $who } gagne
tournament-draw = Nulle
tournament-open = À jouer
tournament-here = Jouer ici
tournament-back = Revenir au tournoi
tournament-entered = Le résultat est inscrit au tournoi.
tournament-started = La partie est commencée ici : son résultat s'inscrira de lui-même.
tournament-table-caption = Classement
tournament-table-place = Rang
tournament-table-player = Joueur
tournament-table-won = Gagnées
tournament-table-drawn = Nulles
tournament-table-lost = Perdues
tournament-table-points = Points
tournament-table-rule = Une victoire vaut 1 point, une nulle ½. À égalité de points, les parties entre ces joueurs départagent, puis le nombre de victoires.
tournament-end = Terminer le tournoi
tournament-end_sure = Terminer le tournoi ? Les noms et les résultats s'effacent de cet appareil.
tournament-end_yes = Terminer et effacer
tournament-end_no = Garder le tournoi
tournament-ended = Le tournoi est terminé et effacé.
tournament-broken = Le tournoi gardé sur cet appareil ne peut pas être lu.
tournament-broken_game = Le nom du jeu manque, ou n'est pas celui d'un jeu à deux.
tournament-broken_line = La ligne « { $line } » n'est pas celle d'un tournoi.
tournament-broken_only = Vos parties et vos réglages sont intacts.
tournament-text = Texte gardé
setup-lede = Choisissez une pièce, puis touchez le plateau pour la poser. Jouez ensuite à partir de cette position.
setup-lede_full = Touchez deux pièces d'une armée : elles changent de place. Les armées sont entières et visibles de tous. En cours de partie, une position dépend des combats passés : elle ne se compose pas ici.
setup-tools = Poser, déplacer, retirer
setup-shift = Déplacer
setup-remove = Retirer
setup-empty = Vider le plateau
setup-first = Position de départ
setup-mirror = Échanger gauche et droite
setup-turn = À qui de jouer ?
setup-hand = { $who }, pions en main
setup-flights = Vols restants
setup-possible = Cette position est possible.
setup-among = Jouer ici
setup-against = Jouer contre l'ordinateur
setup-hint = Pendant la partie, le conseil montre un bon coup et l'évaluation.
setup-share = Lien, QR, image, papier
setup-fault-none = { $who } : il faut au moins une pièce.
setup-fault-many = { $who } : { $n } pièces au plus.
setup-fault-missing = Il manque une pièce : { $what }.
setup-fault-place = Impossible en { $site } : { $what }.
setup-fault-together = En { $site }, ces pièces ne peuvent pas être ensemble.
setup-fault-gap = { $who } : les pions qui dorment doivent se suivre depuis la première case.
setup-fault-other = Cette position est impossible dans ce jeu.
setup-fault-over = La partie serait déjà finie.
setup-fault-rule = Voir la règle
goals-win-one = { $who }, gagnez en un tour.
goals-win-more = { $who }, gagnez en { $turns } tours, quoi que fasse l'adversaire.
goals-win-other = Ce coup est permis, mais l'adversaire peut s'en sortir.
goals-take-one = { $who }, prenez le plus de pièces possible en un tour. Il y en a { $n } à prendre.
goals-take-more = { $who }, en { $turns } tours, prenez { $n } pièces de plus que l'adversaire, quoi qu'il réponde.
goals-take-other = Ce coup est permis, mais on peut gagner davantage.
goals-sure-one = { $who }, une seule attaque réussit à coup sûr, d'après ce que l'on sait. Laquelle ?
goals-sure-more = { $who }, une seule attaque réussit à coup sûr en { $turns } tours, d'après ce que l'on sait. Laquelle ?
goals-sure-other = Ce coup est permis, mais ce n'est pas l'attaque qui réussit à coup sûr.
goals-solved = Bravo, c'était la seule solution.
tries-takes =
    { $n ->
        [0] Permis, mais ce coup ne prend rien.
        [one] Permis, mais ce coup ne prend qu'une pièce.
       *[other] Permis, mais ce coup ne prend que { $n } pièces.
    }
tries-asked =
    { $n ->
        [one] Il fallait prendre une pièce.
       *[other] Il fallait prendre { $n } pièces.
    }
tries-replies =
    { $n ->
        [0] Permis, mais l'adversaire joue alors { $reply }.
        [one] Permis, mais l'adversaire joue alors { $reply } et prend une pièce.
       *[other] Permis, mais l'adversaire joue alors { $reply } et prend { $n } pièces.
    }
tries-wins = Permis, mais l'adversaire joue alors { $reply } et gagne.
tries-gains =
    { $n ->
        [0] Vous ne gagnez alors rien.
        [one] Vous ne gagnez alors qu'une pièce.
       *[other] Vous ne gagnez alors que { $n } pièces.
    }
tries-costs =
    { $n ->
        [one] Vous perdez alors une pièce.
       *[other] Vous perdez alors { $n } pièces.
    }
tries-not_won =
    { $n ->
        [one] Vous ne pouvez alors pas gagner au coup suivant.
       *[other] La victoire en { $n } coups n'est alors plus sûre.
    }
tries-goes_on =
    { $n ->
        [one] Permis, mais l'adversaire a encore un coup : { $reply }.
       *[other] Permis, mais l'adversaire a encore { $n } coups.
    }
tries-dice =
    { $n ->
        [0] Permis, mais ensuite vous ne pouvez plus rien prendre avec ces dés.
        [one] Permis, mais ensuite vous ne pouvez prendre qu'une pièce avec ces dés.
       *[other] Permis, mais ensuite vous ne pouvez prendre que { $n } pièces avec ces dés.
    }
tries-dice_not_won = Permis, mais ensuite vous ne pouvez plus gagner avec ces dés.
tries-lost = Permis, mais ce coup fait perdre la partie.
tries-no_attack = Permis, mais ce coup n'attaque rien.
puzzles-next = Problème suivant
puzzles-count = Résolus : { $n } sur { $all }.
puzzles-all_solved = Tous les problèmes de ce jeu sont résolus. Beau travail.
puzzles-other = Problèmes : { $game }
puzzles-daily = C'était le problème du jour.
puzzles-grades-1 = Problème facile.
puzzles-grades-2 = Problème de difficulté moyenne.
puzzles-grades-3 = Problème difficile.
puzzles-missing-1 = Cette étape n'existe pas : voici la dernière.
puzzles-missing-2 = Ce problème n'existe pas : voici le dernier.
level_set = { $label } : { $level }, dès le prochain coup.
feats-first = C'est votre première victoire à ce jeu.
feats-level = Vous avez battu le niveau { $n }.
feats-held =
    { $n ->
        [0] Vous avez tenu { $moves } coups.
        [one] Vous avez tenu { $moves } coups et pris une pièce.
       *[other] Vous avez tenu { $moves } coups et pris { $n } pièces.
    }
feats-look = « { $review } » montre où la partie a basculé.
feats-easier = « { $easier } » choisit un adversaire d'un niveau plus bas.
feats-moves = Coups joués : { $n }.
feats-takes = Prises : { $list }.
feats-took = { $side } { $n }
feats-most = Plus belle prise : { $n } pièces en un tour, { $from_to }.
feats-attacks = Attaques : { $n }.
feats-gone = Les armées hors jeu ont quitté le plateau. « { $replay } » montre toutes les pièces.
from_to-goes-1 = en { $to }
from_to-goes-2 = de { $from } en { $to }
from_to-takes = { $from_to } (prise en { $sites })
from_to-takes_many = { $from_to } ({ $n } prises)
reason-takes =
    { $n ->
        [one] Vous prenez une pièce, en { $sites }.
       *[other] Vous prenez { $n } pièces : { $sites }.
    }
reason-loses_nothing = L'adversaire ne prend rien.
reason-loses =
    { $n ->
        [one] L'adversaire prend une pièce, en { $sites }.
       *[other] L'adversaire prend { $n } pièces : { $sites }.
    }
reason-best = Le meilleur des autres coups, { $other }, { $gives }.
reason-best_after = Le meilleur des autres coups, { $other }, { $gives } après la réponse { $reply }.
reason-gives =
    { $n ->
        [one] ne gagne qu'une pièce
       *[other] ne gagne que { $n } pièces
    }
reason-gives_nothing = ne gagne rien
reason-costs =
    { $n ->
        [one] perd une pièce
       *[other] perd { $n } pièces
    }
reason-one_defence = Si vous jouez { $other }, l'adversaire n'a qu'une parade : { $reply }.
reason-defence = Si vous jouez { $other }, l'adversaire peut parer : { $reply }.
reason-lost = Si vous jouez { $other }, l'adversaire joue { $reply } et gagne.
reason-goes_on = Après tout autre coup, l'adversaire peut encore jouer.
reason-only_start = Avec ces dés, aucun autre premier coup ne gagne.
reason-sure = En { $site }, il ne peut y avoir que : { $ranks }. L'attaquant ({ $piece }) l'emporte dans tous les cas.
reason-unsure = De { $from } en { $site }, l'attaque ({ $piece }) peut échouer : { $ranks }.
reason-unknown = De { $from } en { $site }, l'attaque ({ $piece }) peut échouer : on ne sait presque rien de la pièce attaquée.
review-percent = { $n } %
review-good = bon coup
review-inaccuracy = imprécision
review-mistake = erreur
review-heading = Coups à revoir
review-annotated = Tour { $n }, { $from_to } : { $name } ({ $sign })
review-curve = Chances de gain, { $who } : { $from } % au début, { $to } % à la fin.
review-better = Il y avait mieux. { $what }
review-line = Ensuite : { $moves }.
review-even = Partie équilibrée du début à la fin.
review-led = Avantage pour { $who } du début à la fin.
review-tipped = Partie équilibrée jusqu'au tour { $n }, puis avantage pour { $who }.
review-turned = Avantage d'abord pour { $other }, puis pour { $who } à partir du tour { $n }.
review-swung = L'avantage a changé de camp, puis il est resté pour { $who } à partir du tour { $n }.
review-eased = Avantage d'abord pour { $who }, puis partie équilibrée à partir du tour { $n }.
review-unsettled = L'avantage a changé de camp. À la fin, la partie était équilibrée.
review-resigned = Puis abandon.
review-timed_out = Puis perte au temps.
review-kinds-1 = Le tournant
review-kinds-2 = Prise manquée
review-kinds-3 = Gain manqué
review-kinds-4 = Le meilleur coup
review-kinds-5 = Imprécision
review-kinds-6 = Erreur
review-none = Aucun coup à analyser.
review-small = Petite perte
review-moment = Tour { $n }, { $who }, { $from_to }.
review-all = Tous les coups à revoir ({ $n })
review-took =
    { $n ->
        [one] On prenait une pièce en jouant { $from_to }.
       *[other] On prenait { $n } pièces en jouant { $from_to }.
    }
review-won-1 = On gagnait tout de suite en jouant { $from_to }.
review-won-2 = On gagnait en { $n } coups en jouant d'abord { $from_to }.
review-won-3 = On gagnait en jouant d'abord { $from_to }.
review-better_move = Mieux valait jouer { $from_to }.
review-lost =
    { $n ->
        [one] La réponse { $reply } a pris une pièce.
       *[other] La réponse { $reply } a pris { $n } pièces.
    }
review-gained =
    { $n ->
        [one] Ce coup a pris une pièce.
       *[other] Ce coup a pris { $n } pièces.
    }
review-held = Tout autre coup perdait quelque chose.
review-counts-1 = Camp
review-counts-2 = Coups justes
review-counts-3 = Imprécisions
review-counts-4 = Erreurs
review-costs = Une erreur coûte au moins { $mistake } chances de gagner sur 100, une imprécision au moins { $inaccuracy }. Pour un camp loin derrière, la moitié suffit.
review-counted = Les coups joués quand la partie était déjà gagnée ou perdue ne sont pas comptés.
