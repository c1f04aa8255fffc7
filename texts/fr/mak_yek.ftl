mak_yek-title = Mak-Yek
mak_yek-native = { TH("หมากแยก") }
mak_yek-origin = Thaïlande (Siam)
mak_yek-line = On prend en encadrant l'adversaire, ou en se glissant entre deux pions.
mak_yek-brief-1 = Prenez tous les pions de l'adversaire.
mak_yek-brief-2 = Un pion glisse en ligne droite, aussi loin que la voie est libre.
mak_yek-brief-3 = On prend un pion en l'encadrant avec deux des siens, et deux en se glissant entre eux.
mak_yek-stopping = Le camp qui a le plus de prises gagnera ; à égalité, la partie sera nulle.
mak_yek-captured-1 = Tous les pions d'un camp sont pris.
mak_yek-captured-2 = Tous vos pions sont pris.
mak_yek-captured-3 = Vous avez pris tous les pions adverses.
mak_yek-seats-1-name = Blancs
mak_yek-seats-1-the = les blancs
mak_yek-seats-1-wins = Les blancs gagnent
mak_yek-seats-2-name = Noirs
mak_yek-seats-2-the = les noirs
mak_yek-seats-2-wins = Les noirs gagnent
apit_sodok-title = Apit-Sodok
apit_sodok-origin = Malaisie
apit_sodok-line = Le cousin malais du Mak-Yek : un seul coup peut prendre toute une suite de pions.
apit_sodok-brief-1 = Prenez tous les pions de l'adversaire.
apit_sodok-brief-2 = Un pion glisse en ligne droite, aussi loin que la voie est libre.
apit_sodok-brief-3 = On prend toute une suite de pions en l'encadrant, et deux suites en se glissant entre elles.
apit_sodok-stopping = Le camp qui a le plus de prises gagnera ; à égalité, la partie sera nulle.
apit_sodok-captured-1 = Tous les pions d'un camp sont pris.
apit_sodok-captured-2 = Tous vos pions sont pris.
apit_sodok-captured-3 = Vous avez pris tous les pions adverses.
apit_sodok-seats-1-name = Blancs
apit_sodok-seats-1-the = les blancs
apit_sodok-seats-1-wins = Les blancs gagnent
apit_sodok-seats-2-name = Noirs
apit_sodok-seats-2-the = les noirs
apit_sodok-seats-2-wins = Les noirs gagnent
moved = { $who } : le pion { $from } va en { $to }.
took = { $who } : le pion { $from } va en { $to } et prend { $taken }.
choose = { $who }, choisissez un pion.
where_to = { $who }, où va le pion { $site } ?
taken =
    { $n ->
        [0] aucune prise
        [one] 1 prise
       *[other] { $n } prises
    }
one_each = Il ne reste qu'un pion à chacun.
counted = { $why } On compte les prises : { $white } pour les blancs, { $black } pour les noirs.
quiet_left =
    { $n ->
        [one] Encore un coup sans prise et la partie s'arrête.
       *[other] Encore { $n } coups sans prise et la partie s'arrête.
    }
men-1 = pion blanc
men-2 = pion noir
no_man = Il n'y a pas de pion en { $site }. Choisissez un des vôtres.
not_yours = { $site } est un pion de l'adversaire. Choisissez un des vôtres.
stuck = Le pion { $site } n'a aucune case libre à côté de lui. Choisissez-en un autre.
not_straight = Un pion va tout droit, sur sa rangée ou sur sa colonne : de { $from }, il n'atteint pas { $to }.
in_the_way = On ne saute aucun pion : de { $from } en { $to }, le pion { $site } barre le chemin.
landing = On ne se pose pas sur un pion pour le prendre, comme ici en { $site } : on l'encadre, ou l'on se glisse entre deux. Choisissez une case libre.
staying = On ne passe pas son tour : le pion { $site } doit changer de case.
mak_yek-lede = Seize pions contre seize, qui glissent comme des tours. On prend un pion en l'encadrant, deux en se glissant entre eux.
fact-players = 2
fact-age = dès 8 ans
fact-time = environ 20 minutes
fact-difficulty = facile
fact-kind = affrontement stratégique
fact-material = un plateau de huit cases sur huit, seize pions blancs et seize pions noirs
fact-ours = L'âge, la durée et la difficulté sont des estimations de Palamède.
option-first = Qui commence ?
option-first-white = Les blancs
option-first-white-why = Les blancs jouent le premier coup.
option-first-black = Les noirs
option-first-black-why = Les noirs jouent le premier coup.
option-first-lot = Le sort
option-first-lot-why = Un tirage en décide au début de la partie.
option-quiet_limit = Limite sans prise
option-quiet_limit-50 = 50 coups
option-quiet_limit-50-why = Après 50 coups de chaque camp sans prise, on compte les pions pris.
option-quiet_limit-25 = 25 coups
option-quiet_limit-25-why = Après 25 coups de chaque camp sans prise, on compte les pions pris.
option-quiet_limit-100 = 100 coups
option-quiet_limit-100-why = Après 100 coups de chaque camp sans prise, on compte les pions pris.
option-quiet_limit-none = Aucune
option-quiet_limit-none-why = On joue sans prise aussi longtemps qu'on veut ; la répétition arrête toujours la partie.
apit_sodok-lede = Seize pions contre seize, qui glissent comme des tours. On prend une suite de pions en l'encadrant, deux en se glissant entre elles.
option-intervention = Prise entre deux pions
option-intervention-runs = Les suites entières
option-intervention-runs-why = De chaque côté, tous les pions qui se suivent.
option-intervention-neighbours = Les deux voisins
option-intervention-neighbours-why = De chaque côté, un seul pion, comme au Mak-Yek.
option-setup = Mise en place
option-setup-rows13 = Rangées 1 et 3
option-setup-rows13-why = Chaque camp laisse vide sa deuxième rangée.
option-setup-rows12 = Rangées 1 et 2
option-setup-rows12-why = Les deux rangées de chaque camp se touchent.
sources-rules = Celles du Mak-Yek, de l'Apit-Sodok et des dames turques viennent de [la fiche de Ludens Planet](https://jeuxsoc.fr/jeu/lxmak) que conserve L'Escale à jeux, la collection de François Haffner.
sources-ornaments = Au Mak-Yek, la fiche rapporte que le plateau de Ludens Planet s'inspire du batik ; les motifs dessinés ici, pétales de { JV("kawung") } et pointes de { JV("tumpal") }, sont vraisemblables, mais aucune source ne les donne pour ces jeux.
