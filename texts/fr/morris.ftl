game-title = Jeu du moulin
game-origin = Europe
game-line = Posez vos pions, alignez-en trois, et prenez un pion à l'adversaire.
game-brief-1 = Réduisez l'adversaire à deux pions, ou bloquez-le.
game-brief-2 = Posez vos neuf pions, puis déplacez-les de point en point.
game-brief-3 = Alignez trois pions pour prendre un pion adverse.
game-stopping = La partie sera nulle.
game-captured-1 = Avec deux pions, on ne peut plus fermer de moulin : ce camp perd.
game-captured-2 = Il ne vous reste que deux pions : vous ne pouvez plus fermer de moulin.
game-captured-3 = Il ne reste que deux pions à l'adversaire : il ne peut plus fermer de moulin.
game-seats-1-name = Blancs
game-seats-1-the = les blancs
game-seats-1-wins = Les blancs gagnent
game-seats-2-name = Noirs
game-seats-2-the = les noirs
game-seats-2-wins = Les noirs gagnent
placed-1 = { $who } : un pion est posé en { $to }.
placed-2 = { $who } : un pion est posé en { $to } et ferme un moulin.
placed-3 = { $who } : un pion est posé en { $to }, ferme un moulin et prend { $taken }.
moved-1 = { $who } : le pion { $from } va en { $to }.
moved-2 = { $who } : le pion { $from } va en { $to } et ferme un moulin.
moved-3 = { $who } : le pion { $from } va en { $to }, ferme un moulin et prend { $taken }.
place = { $who }, posez un pion sur un point libre.
choose = { $who }, choisissez un pion.
where_to = { $who }, où va le pion { $site } ?
flies = Avec trois pions, il peut aller sur n'importe quel point libre.
take-1 = { $who }, un moulin est fermé : quel pion prenez-vous ?
take-2 = { $who }, deux moulins sont fermés : quel autre pion prenez-vous ?
only =
    { $n ->
        [one] Un seul peut être pris : { $sites }.
       *[other] Ceux-ci peuvent être pris : { $sites }.
    }
has =
    { $n ->
        [one] 1 pion
       *[other] { $n } pions
    }
hand =
    { $n ->
        [one] 1 en main
       *[other] { $n } en main
    }
taken =
    { $n ->
        [one] 1 prise
       *[other] { $n } prises
    }
men-1 = pion blanc
men-2 = pion noir
blocked = Le camp qui devait jouer est bloqué.
quiet = Trop de coups se sont suivis sans moulin.
quiet_left =
    { $n ->
        [one] Encore un coup sans moulin et la partie est nulle.
       *[other] Encore { $n } coups sans moulin et la partie est nulle.
    }
in_hand = Vous avez encore des pions en main : avant de déplacer { $site }, posez-les tous. Choisissez un point libre.
none_in_hand = Tous vos pions sont posés. Pour aller en { $site }, choisissez d'abord un de vos pions.
no_man = Il n'y a pas de pion en { $site }. Choisissez un des vôtres.
not_yours = { $site } est un pion de l'adversaire. Choisissez un des vôtres.
stuck = Le pion { $site } n'a aucun point libre à côté de lui. Choisissez-en un autre.
staying = On ne passe pas son tour : le pion { $site } doit changer de point.
occupied = Un pion est déjà en { $site }. Choisissez un point libre.
no_line = Un pion va au point voisin, le long d'un trait : de { $from }, il n'atteint pas { $site }.
must_take = En { $site }, un moulin est fermé : il faut prendre un pion adverse.
must_take_two = En { $site }, deux moulins sont fermés : il faut prendre un second pion.
no_mill = Ce coup ne ferme pas de moulin : le pion { $site } ne peut pas être pris.
all_in_mills = Tous les pions adverses sont dans des moulins : d'après l'option choisie, { $site } ne peut pas être pris.
enough = Ce coup ne prend pas autant de pions : { $site } est de trop.
no_prey = Il n'y a pas de pion adverse en { $site }. Choisissez le pion que vous prenez.
in_mill = Le pion { $site } est dans un moulin. Prenez un pion qui n'est dans aucun moulin.
lede = Neuf pions chacun, vingt-quatre points. On les pose un à un, puis on les déplace. Trois pions alignés ferment un moulin et prennent un pion à l'adversaire.
fact-players = 2
fact-age = dès 6 ans
fact-time = environ 15 minutes
fact-difficulty = facile
fact-kind = affrontement stratégique
fact-material = un plateau de vingt-quatre points, neuf pions blancs et neuf pions noirs
fact-ours = L'âge, la durée et la difficulté sont des estimations de Palamède.
option-first = Qui commence ?
option-first-white = Les blancs
option-first-white-why = Les blancs jouent le premier coup.
option-first-black = Les noirs
option-first-black-why = Les noirs jouent le premier coup.
option-first-lot = Le sort
option-first-lot-why = Un tirage en décide au début de la partie.
option-flying = Avec trois pions
option-flying-three = Aller partout
option-flying-three-why = Avec trois pions seulement, on va sur n'importe quel point libre.
option-flying-never = Comme avant
option-flying-never-why = Même avec trois pions, on va au point voisin.
option-take = Prendre dans un moulin
option-take-usual = S'il le faut
option-take-usual-why = Un pion d'un moulin n'est pris que si tous les pions adverses sont dans des moulins.
option-take-any = Toujours
option-take-any-why = Tout pion adverse peut être pris, même dans un moulin.
option-take-outside_mills = Jamais
option-take-outside_mills-why = Un pion d'un moulin n'est jamais pris ; si tous y sont, on ne prend rien.
option-two_mills = Deux moulins à la fois
option-two_mills-one = Un pion
option-two_mills-one-why = Deux moulins fermés d'un coup ne prennent qu'un pion.
option-two_mills-two = Deux pions
option-two_mills-two-why = Deux moulins fermés d'un coup prennent deux pions, l'un après l'autre.
option-quiet_limit = Limite sans moulin
option-quiet_limit-50 = 50 coups
option-quiet_limit-50-why = Après 50 coups de chaque camp sans moulin, la partie est nulle.
option-quiet_limit-25 = 25 coups
option-quiet_limit-25-why = Après 25 coups de chaque camp sans moulin, la partie est nulle.
option-quiet_limit-100 = 100 coups
option-quiet_limit-100-why = Après 100 coups de chaque camp sans moulin, la partie est nulle.
option-quiet_limit-none = Aucune
option-quiet_limit-none-why = On joue sans moulin aussi longtemps qu'on veut ; la répétition arrête toujours la partie.
sources-rules = Celle du jeu du moulin est la règle usuelle, telle que la donnent les fiches imprimées avec le jeu et [l'article de Ralph Gasser](https://library.slmath.org/books/Book29/files/gasser.pdf) (1996).
sources-ornaments = Au jeu du moulin, le tracé des trois carrés est partout le même ; la planche de chêne et les pions tournés sont un décor.
