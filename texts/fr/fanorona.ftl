game-title = Fanorona
game-origin = Madagascar
game-line = On prend en s'approchant de l'adversaire, ou en s'éloignant de lui, et l'on peut continuer.
game-brief-1 = Prenez tous les pions de l'adversaire.
game-brief-2 = Un pion va au point voisin, le long d'un trait.
game-brief-3 = Il prend toute la rangée vers laquelle il va, ou celle qu'il quitte, et peut continuer.
game-stopping = La partie sera nulle.
game-captured-1 = Tous les pions d'un camp sont pris.
game-captured-2 = Tous vos pions sont pris.
game-captured-3 = Vous avez pris tous les pions adverses.
game-seats-1-name = Blancs
game-seats-1-the = les blancs
game-seats-1-wins = Les blancs gagnent
game-seats-2-name = Noirs
game-seats-2-the = les noirs
game-seats-2-wins = Les noirs gagnent
moved = { $who } : le pion { $from } va en { $to }.
took-1 = { $who } : le pion { $from } va en { $to } et prend par approche { $taken }.
took-2 = { $who } : le pion { $from } va en { $to } et prend par éloignement { $taken }.
chained = { $who } : le pion { $from } va par { $way } jusqu'en { $to } et prend { $taken }.
choose = { $who }, choisissez un pion.
must =
    { $n ->
        [one] { $who }, il faut prendre : le pion { $sites } le peut.
       *[other] { $who }, il faut prendre : les pions { $sites } le peuvent.
    }
where_to = { $who }, où va le pion { $site } ?
where_take = { $who }, où va le pion { $site } pour prendre ?
which = { $who }, que prend le pion arrivé en { $site } ?
rows = Par approche : { $approach }. Par éloignement : { $withdrawal }.
goes_on = { $who }, le pion { $site } peut encore prendre : où va-t-il ?
may_stop = Pour vous arrêter là, choisissez de nouveau { $site }.
take_one-1 = Approche : prendre { $first }
take_one-2 = Éloignement : prendre { $first }
take_row-1 = Approche : prendre { $n } pions, de { $first } à { $last }
take_row-2 = Éloignement : prendre { $n } pions, de { $first } à { $last }
stop = S'arrêter en { $site }
has =
    { $n ->
        [one] 1 pion
       *[other] { $n } pions
    }
taken =
    { $n ->
        [one] 1 prise
       *[other] { $n } prises
    }
men-1 = pion blanc
men-2 = pion noir
blocked-1 = Le camp qui devait jouer est bloqué.
blocked-2 = Le camp qui devait jouer est bloqué : d'après l'option choisie, personne ne gagne.
no_man = Il n'y a pas de pion en { $site }. Choisissez un des vôtres.
not_yours = { $site } est un pion de l'adversaire. Choisissez un des vôtres.
stuck = Le pion { $site } n'a aucun point libre à côté de lui. Choisissez-en un autre.
staying = On ne passe pas son tour : le pion { $site } doit changer de point.
no_line = Un pion va au point voisin, le long d'un trait : de { $from }, il n'atteint pas { $site }.
occupied = Un de vos pions est déjà en { $site }. Choisissez un point libre.
onto_enemy = On ne se pose pas sur un pion pour le prendre, comme ici en { $site } : on s'en approche ou l'on s'en éloigne, tout droit.
must_take =
    { $n ->
        [one] Si vous pouvez prendre, vous devez prendre. Le pion { $sites } le peut.
       *[other] Si vous pouvez prendre, vous devez prendre. Les pions { $sites } le peuvent.
    }
takes = De { $from } en { $site }, le pion prend : il faut écrire A pour une approche ou W pour un éloignement.
takes_nothing = Tant que la prise dure, chaque déplacement doit prendre : de { $from } en { $site }, il n'y a rien à prendre.
visited = Le pion est déjà passé en { $site } pendant ce tour. Choisissez un autre point.
same_way = De { $from } en { $site }, le pion repartirait dans une direction où il est déjà allé. Choisissez-en une autre.
no_row = { $site } n'est dans aucune des deux rangées à prendre. Choisissez un pion de l'une d'elles.
go_on = La prise n'est pas finie en { $site } : d'après l'option choisie, on continue tant qu'on le peut.
single = D'après l'option choisie, le premier tour de chaque camp s'arrête après une seule prise.
no_chain = Aucune suite de prises ne mène ainsi de { $from } en { $site }.
lede = Vingt-deux pions contre vingt-deux, et un seul point libre. Un pion prend toute la rangée vers laquelle il va, ou celle qu'il quitte, et peut continuer de prendre.
fact-players = 2
fact-age = dès 8 ans
fact-time = environ 20 minutes
fact-difficulty = moyenne
fact-kind = affrontement stratégique
fact-material = un plateau de neuf points sur cinq, vingt-deux pions blancs et vingt-deux pions noirs
fact-ours = L'âge, la durée et la difficulté sont des estimations de Palamède.
option-size = Plateau
option-size-tsivy = À neuf
option-size-tsivy-why = Neuf points sur cinq, vingt-deux pions à chacun : le jeu habituel.
option-size-dimy = À cinq
option-size-dimy-why = Cinq points sur cinq, douze pions à chacun.
option-size-telo = À trois
option-size-telo-why = Trois points sur trois, quatre pions à chacun : pour apprendre.
option-first = Qui commence ?
option-first-white = Les blancs
option-first-white-why = Les blancs jouent le premier coup.
option-first-black = Les noirs
option-first-black-why = Les noirs jouent le premier coup.
option-first-lot = Le sort
option-first-lot-why = Un tirage en décide au début de la partie.
option-quiet_limit = Limite sans prise
option-quiet_limit-50 = 50 coups
option-quiet_limit-50-why = Après 50 coups de chaque camp sans prise, la partie est nulle.
option-quiet_limit-25 = 25 coups
option-quiet_limit-25-why = Après 25 coups de chaque camp sans prise, la partie est nulle.
option-quiet_limit-100 = 100 coups
option-quiet_limit-100-why = Après 100 coups de chaque camp sans prise, la partie est nulle.
option-quiet_limit-none = Aucune
option-quiet_limit-none-why = On joue sans prise aussi longtemps qu'on veut ; la répétition arrête toujours la partie.
option-capture = Prendre
option-capture-obligatory = Obligatoire
option-capture-obligatory-why = Un coup sans prise n'est permis que si aucun pion ne peut prendre.
option-capture-free = Facultatif
option-capture-free-why = On peut jouer un coup sans prise alors qu'on pourrait prendre.
option-chain = Continuer la prise
option-chain-optional = Facultatif
option-chain-optional-why = Après chaque prise, on peut s'arrêter.
option-chain-obligatory = Obligatoire
option-chain-obligatory-why = On continue tant qu'on le peut, par le chemin de son choix.
option-direction = Direction interdite en cours de prise
option-direction-previous = La dernière
option-direction-previous-why = Une direction plus ancienne peut resservir.
option-direction-turn = Toutes celles du tour
option-direction-turn-why = Aucune direction ne sert deux fois dans un même tour.
option-opening = Premier tour de chaque camp
option-opening-free = Comme les autres
option-opening-free-why = Dès son premier tour, on peut prendre plusieurs fois.
option-opening-single = Une seule prise
option-opening-single-why = Le premier tour de chaque camp s'arrête après une prise.
option-blocked = Camp bloqué
option-blocked-loses = Il perd
option-blocked-loses-why = Le camp qui n'a plus de coup possible à son tour perd.
option-blocked-draw = Partie nulle
option-blocked-draw-why = Le camp qui n'a plus de coup possible à son tour ne perd pas : la partie est nulle.
sources-rules = Celle du fanorona vient de [la description de W. Montgomery](https://digital.soas.ac.uk/LOAC000068/00012) (1886), citée par le [Digital Ludeme Project](https://ludii.games/details.php?keyword=Fanorona), des [travaux de chercheurs de Maastricht](https://doi.org/10.1142/S1793005708001124) et de sites malgaches et français.
sources-ornaments = Au fanorona, les tabliers gravés dans le roc et les tessons qui servent de pions sont attestés ; la bande d'étoffe rayée, à la façon des { MG("lamba") }, est un décor.
