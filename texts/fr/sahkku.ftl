game-title = Sáhkku
game-native = { SE("Sáhkku") }
game-origin = Sápmi
game-line = Deux armées se croisent au gré des dés ; au milieu, un roi change de camp.
game-brief-1 = Prenez tous les pions de l'adversaire, et son roi s'il en a un, ou ne lui laissez aucun coup.
game-brief-2 = Les dés réveillent les pions un à un, puis les font courir.
game-brief-3 = On prend les pions réveillés en s'arrêtant sur leur case. Le roi, au milieu, passe au camp qui s'arrête sur sa case.
game-stopping = La partie sera nulle.
game-seats-1-name = Sud
game-seats-1-the = Sud
game-seats-1-wins = Sud gagne
game-seats-2-name = Nord
game-seats-2-the = Nord
game-seats-2-wins = Nord gagne
blank = vide
throw = { $first } · { $next }
thrown = { $who } : les dés donnent { $dice }.
all_blank = { $who } : les trois dés sont vides.
no_use = Aucun dé ne peut être joué.
no_cross = Pas de X : aucun pion ne se réveille.
wakes = Seul un X réveille un pion.
passes = Le tour passe.
again = Après X-X-X, les dés sont relancés.
blocked = { $seat } est bloqué : aucun dé ne lui permet de jouer.
woke = { $who } : avec le { $die }, le pion { $from } se réveille et va en { $to }.
moved = { $who } : avec le { $die }, le pion { $from } va en { $to }.
took =
    { $n ->
        [one] { $who } : avec le { $die }, le pion { $from } va en { $to } et prend { $n } pion.
       *[other] { $who } : avec le { $die }, le pion { $from } va en { $to } et prend { $n } pions.
    }
king_moved = { $who } : avec le { $die }, le roi va de { $from } en { $to }.
king_took =
    { $n ->
        [one] { $who } : avec le { $die }, le roi va de { $from } en { $to } et prend { $n } pion.
       *[other] { $who } : avec le { $die }, le roi va de { $from } en { $to } et prend { $n } pions.
    }
lapped = { $who } : avec le { $die }, le pion { $from } achève sa piste et repart en { $to }.
lapped_took =
    { $n ->
        [one] { $who } : avec le { $die }, le pion { $from } achève sa piste, repart en { $to } et prend { $n } pion.
       *[other] { $who } : avec le { $die }, le pion { $from } achève sa piste, repart en { $to } et prend { $n } pions.
    }
waits = { $who } : avec le { $die }, le pion { $from } achève sa piste et attend en { $to }.
crowned = Il prend le roi, qui n'était à personne, et passe sur sa couronne.
recrowned = Il prend le roi de { $seat } et passe sur sa couronne ; le pion qui y était quitte le plateau.
lost =
    { $n ->
        [one] Le { $dice } ne sert plus : il est perdu.
       *[other] { $dice } ne servent plus : ils sont perdus.
    }
choose = { $who }, choisissez un dé ou une pièce.
choose_piece = { $who }, jouez le { $die } : choisissez une pièce.
to_play =
    { $n ->
        [one] Seul le { $dice } peut servir pour l'instant.
       *[other] { $dice } peuvent servir.
    }
piece_for = { $who }, quelle pièce jouez-vous avec le { $die } ?
where_pawn = { $who }, où va le pion { $site } ?
where_king = { $who }, où va le roi ?
where_piece = { $who }, où va la pièce { $site } ?
which_piece = { $who }, quelle pièce va en { $site } ?
pieces_there = En { $site } : { $pieces }.
which_die = { $who }, avec quel dé allez-vous en { $site } ?
these_lead = Y mènent : { $dice }.
can_crown = Le roi est à prendre en { $site }.
asleep =
    { $n ->
        [one] { $n } pion dort
       *[other] { $n } pions dorment
    }
awake =
    { $n ->
        [one] { $n } marche
       *[other] { $n } marchent
    }
waiting =
    { $n ->
        [one] { $n } attend
       *[other] { $n } attendent
    }
holds_king = tient le roi
king_alone = le roi seul
nothing = ni pion ni roi
kinds-1 = pion qui dort
kinds-2 = pion
kinds-3 = pion qui attend
kinds-4 = pion qui revient
kinds-5 = roi
piece_on = { $what } en { $site }
a_sleeper = pion de { $seat } qui dort
pawns =
    { $n ->
        [one] pion de { $seat }
       *[other] { $n } pions de { $seat }
    }
waiters =
    { $n ->
        [one] pion de { $seat } qui attend
       *[other] { $n } pions de { $seat } qui attendent
    }
returning =
    { $n ->
        [one] pion de { $seat } qui revient
       *[other] { $n } pions de { $seat } qui reviennent
    }
a_king = roi de { $seat }
free_king = roi neutre
no_piece = { $seat } n'a plus ni pion ni roi.
only_king = { $seat } n'a plus que le roi : dans cette partie, cela fait perdre.
shut_by_pawn = En { $site }, un pion adverse barre la route aux pions qui dorment.
shut_by_king = En { $site }, le roi adverse barre la route aux pions qui dorment.
throw_first = Lancez d'abord les dés.
no_place = Il n'y a pas de case { $site } sur la piste.
empty = Il n'y a rien à jouer en { $site }. Choisissez un de vos pions, ou votre roi.
not_yours = { $site } est un pion de l'adversaire. Choisissez un des vôtres.
nobodys_king = Le roi, en { $site }, n'est à personne. Pour le prendre, arrêtez un de vos pions sur sa case.
not_your_king = Le roi, en { $site }, est à l'adversaire. Pour le prendre, arrêtez un de vos pions sur sa case.
moves_nothing = Un dé vide ne déplace rien. Choisissez-en un autre.
no_die = Il n'y a pas de { $die } à jouer.
all_asleep = Le { $die } ne sert pas pour l'instant : vos pions dorment ou attendent, et seul un X en réveille un.
dice_asleep = { $dice } ne servent pas pour l'instant : vos pions dorment ou attendent, et seul un X en réveille un.
all_barred = Le { $die } ne sert pas pour l'instant : aucune de vos pièces ne peut s'arrêter là où il la mène.
dice_barred = { $dice } ne servent pas pour l'instant : aucune de vos pièces ne peut s'arrêter là où ils la mènent.
sleeps = Le pion { $site } dort : seul un X le réveille, en l'avançant d'une case.
behind = Le pion { $site } dort derrière d'autres. Le premier à se réveiller est le pion { $other }, avec un X.
wakes_onto_pawn = Un pion qui se réveille ne prend rien, et un pion adverse est en { $site }. Jouez une autre pièce.
wakes_onto_king = Un pion qui se réveille ne prend rien, et le roi adverse est en { $site }. Jouez une autre pièce.
onto_sleeper = En { $site } dort un pion de { $seat } : on ne s'y arrête pas, on saute par-dessus.
waits_for = Le pion { $site } attend : il repartira quand aucun pion de son camp ne dormira plus. Pions qui dorment encore : { $n }.
too_large = Pour arriver en { $site }, il faut exactement { $n } : le { $die } est trop grand.
elsewhere = Avec le { $die }, ce pion va en { $site }.
pawn_away = Un pion suit sa piste sans reculer : de { $from } en { $site }, il lui faut { $n }, et aucun des dés possibles ne le donne.
pawn_back = Un pion suit sa piste sans reculer : { $site } est derrière { $from }.
king_away = Le roi va droit, de la longueur du dé : de { $from } en { $site }, il lui faut { $n }, et aucun des dés possibles ne le donne.
not_straight = Le roi va tout droit le long d'une ligne : de { $from }, il n'atteint pas { $site } sans tourner.
stuck = La pièce { $site } ne peut s'arrêter nulle part avec les dés possibles. Choisissez-en une autre.
aid_danger = Danger
aid_track = Piste de { $seat }
danger_hit =
    { $n ->
        [one] peut être pris par { $n } lancer sur 64
       *[other] peut être pris par { $n } lancers sur 64
    }
danger_blocked =
    { $n ->
        [one] Danger : { $n } lancer sur 64 peut bloquer { $seat }.
       *[other] Danger : { $n } lancers sur 64 peuvent bloquer { $seat }.
    }
danger_beaten =
    { $n ->
        [one] Danger : { $n } lancer sur 64 peut faire perdre { $seat } par une prise.
       *[other] Danger : { $n } lancers sur 64 peuvent faire perdre { $seat } par une prise.
    }
lede = Deux armées dorment face à face. Les dés réveillent les pions un à un ; ils courent à la rencontre des autres et les prennent. Au milieu, un roi passe au camp qui le prend.
fact-players = 2
fact-age = dès 8 ans
fact-time = environ 40 minutes
fact-difficulty = moyenne
fact-kind = jeu de parcours, avec des dés
fact-material = le plateau, quinze pions clairs et quinze foncés, un roi qu'un pion peut coiffer, et trois dés à quatre faces : vide, X, II et III
fact-ours = L'âge, la durée et la difficulté sont des estimations de Palamède.
option-columns = Longueur du plateau
option-columns-15 = 15 colonnes
option-columns-15-why = Quinze pions à chacun : la longueur habituelle.
option-columns-13 = 13 colonnes
option-columns-13-why = Treize pions à chacun : une partie un peu plus courte.
option-columns-11 = 11 colonnes
option-columns-11-why = Onze pions à chacun : une partie plus courte.
option-columns-9 = 9 colonnes
option-columns-9-why = Neuf pions à chacun : pour apprendre, ou sur un petit écran.
option-track = Piste
option-track-loop45 = En boucle
option-track-loop45-why = De la rangée adverse, un pion revient aussitôt sur sa propre rangée.
option-track-figure8 = En huit
option-track-figure8-why = De la rangée adverse, un pion repasse par la rangée du milieu avant de revenir sur la sienne.
option-king_alone = Un camp réduit au roi
option-king_alone-plays = Continue
option-king_alone-plays-why = Le roi seul joue encore, et peut prendre tous les pions adverses.
option-king_alone-loses = Perd
option-king_alone-loses-why = Un camp sans pion sur les cases perd, même en tenant le roi : mettre son dernier pion sur la couronne fait perdre aussi.
option-lap_end = Bout de la piste
option-lap_end-stop = On s'arrête
option-lap_end-stop-why = Tant que des pions dorment, un pion qui revient s'arrête sur la première case, même si le dé est plus grand.
option-lap_end-exact = Dé exact
option-lap_end-exact-why = Tant que des pions dorment, un pion ne revient sur la première case qu'avec le dé exact.
option-rethrow = Relancer les dés
option-rethrow-none = Jamais
option-rethrow-none-why = Un seul lancer par tour.
option-rethrow-triple_sahkku = Après X-X-X
option-rethrow-triple_sahkku-why = Après X-X-X, on joue ces dés, puis on lance de nouveau, autant de fois qu'ils sortent.
sources-rules = Celle du sáhkku vient d'une fiche en français dont la copie, abîmée, ne dit pas l'origine.
sources-ornaments = Au sáhkku, la fiche ne donne ni le bouleau ni les ornements du plateau.
