game-title = Dames turques
game-native = { TR("Dama") }
game-origin = Turquie
game-line = On saute droit devant soi ou de côté, et l'on doit prendre le plus possible.
game-brief-1 = Prenez toutes les pièces de l'adversaire, ou bloquez-les toutes.
game-brief-2 = Un pion avance d'une case, droit ou de côté. Au bout du plateau, il devient dame.
game-brief-3 = On prend en sautant, droit devant soi ou de côté. La prise est obligatoire.
game-stopping = La partie sera nulle.
game-seats-1-name = Blancs
game-seats-1-the = les blancs
game-seats-1-wins = Les blancs gagnent
game-seats-2-name = Noirs
game-seats-2-the = les noirs
game-seats-2-wins = Les noirs gagnent
pieces-1-1 = le pion { $sites }
pieces-1-2 = les pions { $sites }
pieces-2-1 = la dame { $sites }
pieces-2-2 = les dames { $sites }
moved = { $who } : { $piece } va en { $to }.
took = { $who } : { $piece } va en { $to } et prend { $taken }.
crowned = Il devient une dame.
missed =
    { $n ->
        [one] Il fallait prendre une pièce.
       *[other] Il fallait prendre { $n } pièces.
    }
choose_man = { $who }, choisissez un pion.
must =
    { $n ->
        [one] { $who }, il faut prendre : { $pieces } le peut.
       *[other] { $who }, il faut prendre : { $pieces } le peuvent.
    }
in_all = La plus grande prise est de { $n } pièces.
reminder = Oublier la plus grande prise fait perdre la partie.
where_to = { $who }, où va { $piece } ?
where_jump = { $who }, où saute { $piece } ?
goes_on =
    { $n ->
        [one] { $who }, la prise continue par-dessus { $pieces } : choisissez la case d'arrivée.
       *[other] { $who }, la prise continue par-dessus l'une de ces pièces, { $pieces } : choisissez la case d'arrivée.
    }
left =
    { $n ->
        [one] C'est la dernière pièce à prendre.
       *[other] Il reste { $n } pièces à prendre.
    }
stop = Choisissez de nouveau { $site } pour arrêter la prise.
has-1 =
    { $n ->
        [one] 1 pion
       *[other] { $n } pions
    }
has-2 =
    { $n ->
        [one] 1 dame
       *[other] { $n } dames
    }
has_none = aucune pièce
on_site-1-1 = pion blanc
on_site-1-2 = dame blanche
on_site-2-1 = pion noir
on_site-2-2 = dame noire
two_kings = Il ne reste qu'une dame à chacun, et aucune prise n'est possible.
one_each = Il ne reste qu'une pièce à chacun.
king_wins = Une dame seule gagne contre un pion seul qui ne peut pas la prendre.
quiet = Chaque camp a joué 50 coups de suite sans prendre ni jouer un pion.
quiet_left =
    { $n ->
        [one] Encore un coup sans prise ni coup de pion et la partie est nulle.
       *[other] Encore { $n } coups sans prise ni coup de pion et la partie est nulle.
    }
lost_by_missing = Il fallait prendre le plus possible.
stuck = La pièce { $site } n'a aucune case libre où aller. Choisissez-en une autre.
staying = On ne passe pas son tour : la pièce { $site } doit changer de case.
must_capture = Prendre est obligatoire.
too_few = On peut prendre { $most } pièces ; de cette façon, seulement { $takes }. Il faut prendre le plus possible.
these_can =
    { $n ->
        [one] La pièce { $sites } le peut.
       *[other] Les pièces { $sites } le peuvent.
    }
so = La pièce { $at } prend en allant en { $sites }.
or = { $first } ou { $next }
go_on = La prise n'est pas finie en { $site }. Pièces prises : { $takes } sur { $most }. Il faut prendre le plus possible.
not_straight = On va tout droit, sur une rangée ou une colonne, jamais en diagonale : de { $from }, on n'atteint pas { $to }.
backwards = Un pion ne va jamais en arrière : de { $from }, il n'atteint pas { $to }.
too_far = Un pion va sur la case voisine, ou saute la pièce voisine pour se poser juste derrière elle : de { $from }, il n'atteint pas { $to }.
in_the_way = On ne saute pas une pièce de son camp : de { $from } en { $to }, la pièce { $site } barre le chemin.
two_in_a_row = Deux pièces qui se suivent ne se sautent pas : de { $from } en { $to }, les pièces { $first } et { $second } barrent le chemin.
two_apart = On saute une pièce à la fois : de { $from } en { $to }, il y en a deux, { $first } et { $second }.
landing = On ne se pose pas sur une pièce pour la prendre, comme ici en { $site } : on la saute, si la case juste derrière elle est libre.
nothing_jumped = Tant que la prise dure, on ne fait que sauter : de { $from } en { $to }, il n'y a pas de pièce à prendre.
already_taken = La pièce { $site } est déjà prise et a quitté le plateau : de { $from } en { $to }, il n'y a plus rien à sauter.
reversal = On ne fait pas demi-tour entre deux sauts : de { $from }, on ne repart pas vers { $to }.
no_chain = Aucune suite de sauts ne mène ainsi de { $from } en { $to }.
lede = Seize pions contre seize, sur toutes les cases du plateau. On prend en sautant, droit devant soi ou de côté, et l'on doit prendre le plus possible.
fact-players = 2
fact-age = dès 8 ans
fact-time = environ 30 minutes
fact-difficulty = moyenne
fact-kind = stratégie, jeu de dames
fact-material = un plateau de huit cases sur huit, seize pions blancs et seize pions noirs
fact-ours = L'âge, la durée et la difficulté sont des estimations de Palamède.
option-reversal = Demi-tour entre deux sauts
option-reversal-forbidden = Interdit
option-reversal-forbidden-why = La pièce continue tout droit ou tourne à angle droit.
option-reversal-allowed = Permis
option-reversal-allowed-why = La pièce peut aussi repartir d'où elle vient.
option-promotion = Pion couronné au cours d'une prise
option-promotion-at_once = Aussitôt
option-promotion-at_once-why = Il continue la prise comme une dame.
option-promotion-at_end = À la fin de la prise
option-promotion-at_end-why = Il continue la prise comme un pion, de côté seulement.
option-one_each = Une pièce de chaque côté
option-one_each-plays_on = La partie continue
option-one_each-plays_on-why = La partie n'est nulle qu'avec deux dames, si aucune prise n'est possible.
option-one_each-draw = Partie nulle
option-one_each-draw-why = Quelles que soient les deux pièces, même si une prise est possible.
option-one_each-king_wins = La dame gagne
option-one_each-king_wins-why = Une dame gagne contre un pion, sauf si c'est au pion de jouer et qu'il peut la prendre.
option-strict = Oublier une prise
option-strict-no = Impossible
option-strict-no-why = Quand une prise est obligatoire, le plateau n'offre rien d'autre.
option-strict-yes = Fait perdre
option-strict-yes-why = Le plateau laisse tout jouer, et qui ne prend pas le plus possible perd aussitôt.
set-federation = Fédération turque
set-federation-why = Le pion est couronné à la fin de la prise ; une pièce contre une, la partie est nulle.
sources-rules = { "" }
sources-ornaments = Aux dames turques, aucune source ne donne les triangles ni les étoiles.
