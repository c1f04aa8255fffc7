title = Vie privée
lede = Palamède ne demande rien sur vous et n'envoie rien de ce que vous faites.
server = Données reçues par le serveur
server_text =
    Votre navigateur demande au serveur les fichiers du site. Comme tout serveur, il reçoit votre adresse IP, le nom de votre navigateur et le nom de chaque fichier demandé.
    Vos coups, les noms des joueurs et vos réglages ne partent pas de votre appareil. Le lien d'une partie la contient après le signe #, et cette fin d'adresse n'est pas envoyée au serveur.
    Aucun fichier n'est demandé à un autre serveur. Il n'y a ni cookie, ni mesure d'audience, ni publicité.
served = Ces fichiers sont servis par { $host }, qui peut dire ce que devient la liste des demandes.
served_by_nobody = Qui publie ce site peut dire ce que devient la liste des demandes.
device = Données gardées par votre appareil
kept =
    Dès le premier coup, la partie en cours de chaque jeu et jusqu'à dix parties laissées avant la fin : une onzième prend la place de la plus ancienne.
    Les réglages que vous changez, les noms que vous donnez, le score entre les joueurs, le tournoi en cours, les leçons et les problèmes réussis.
    Quand vous ouvrez un jeu, les fichiers du site, pour jouer sans réseau.
erase = Rien ne s'efface tout seul. Parties, noms et réglages s'effacent dans les réglages du site ({ $settings }, { $clear }). Le navigateur efface tout, fichiers compris, avec les données de ce site.
frame = Un jeu dans la page d'un autre site
frame_text = Cette page-là apprend que la partie commence, à qui c'est de jouer et qui gagne. Elle n'apprend ni les coups ni les noms.
who = Responsable de ce site
by = Ce site est publié par { $name }.
by_nobody = Ce site ne dit pas qui le publie.
