lede = Choisissez le jeu et comment il se joue : les lignes à copier dans votre page sont prêtes au-dessous.
no_script = Le choix se fait par un petit programme (JavaScript) qui ne tourne pas dans ce navigateur. L'adresse peut aussi s'écrire à la main, comme expliqué plus bas.
game = Jeu
visitor = Celle du visiteur
yes = Oui
no = Non
rules = Règles du jeu
start = Partir d'une position
start_why = Collez ici le lien d'une partie de ce site (dans la partie : Partager, puis Copier le lien). Le cadre commence là, avec les règles de cette partie.
start_wrong = Ce n'est pas le lien d'une partie : il y manque « #/ », le nom d'un des jeux et un point d'interrogation.
width = Largeur maximale, en pixels
width_why = De 280 à 1200. Si vous laissez vide, le jeu prend la largeur qui convient au plateau. La hauteur suit.
live = Aperçu
take = À copier
code = Le code
title = Un jeu de plateau à jouer ici : { $game }
address = L'adresse seule
address_why = Pour un champ qui demande une adresse (URL) au lieu d'un code.
qr = Le code QR
qr_why = Pour une affiche, une étagère ou une table : il ouvre le jeu en pleine page.
qr_svg = Enregistrer en SVG
qr_png = Enregistrer en PNG
qr_failed = Le code QR n'a pas pu être dessiné. Rechargez la page.
rgaa = Une phrase pour votre déclaration d'accessibilité
rgaa_text = Le jeu « { $game } » est un contenu de tiers, Palamède, logiciel libre. D'après l'auto-évaluation de ses auteurs du { $date }, il est { $state } au RGAA 4.1 (critères respectés : { $met } ; non respectés : { $not } ; sans objet : { $na }). { $heard } Détail : { $address }
data = Une phrase pour votre page sur les données personnelles
host = Qui sert ce site ?
github = GitHub Pages
own = Un autre serveur
data_github = Le jeu « { $game } » est servi par GitHub Pages (GitHub, Inc., États-Unis), qui reçoit l'adresse IP du visiteur. Le jeu ne dépose pas de cookie et n'envoie rien. Quand quelqu'un joue, la partie et les réglages sont gardés dans son navigateur ; ils s'effacent dans les réglages du site.
data_own = Le jeu « { $game } » est servi par { $host }, qui reçoit l'adresse IP du visiteur. Le jeu ne dépose pas de cookie et n'envoie rien. Quand quelqu'un joue, la partie et les réglages sont gardés dans son navigateur ; ils s'effacent dans les réglages du site.
copy = Copier : { $what }
facts =
    Rien d'autre à installer : le jeu s'affiche et se joue dans votre page.
    Ni cookie, ni pistage. Tant que personne ne joue ni ne change de réglage, rien n'est gardé. Ensuite la partie et les réglages sont gardés dans le navigateur du visiteur, s'il le permet ; rien n'est envoyé. Le serveur du site reçoit les demandes de fichiers, comme tout serveur.
where_to = Où coller
wordpress = Le plus simple : collez l'adresse de la page du jeu, seule dans un paragraphe. WordPress y affiche le jeu. Celle du Mak-Yek est { $address }
helps-1-title = WordPress
helps-1-text =
    Dans l'éditeur, ajoutez un bloc « HTML personnalisé » et collez-y le code.
    Si le code disparaît quand vous enregistrez, votre compte ne peut pas publier de cadres : demandez à qui administre le site de le coller une fois.
helps-2-title = SPIP
helps-2-text = Dans le texte de l'article, écrivez une balise html, collez le code, puis fermez la balise : SPIP laisse tel quel ce qui est entre les deux.
helps-3-title = Drupal
helps-3-text =
    Choisissez le format de texte « HTML complet », affichez le code source et collez-y le code.
    Si le cadre disparaît, le format de texte filtre la balise iframe : qui administre le site peut la permettre.
helps-4-title = Joomla
helps-4-text =
    Passez l'éditeur en mode code et collez.
    L'éditeur TinyMCE enlève les cadres tant que iframe est parmi ses éléments interdits (Extensions, Plugins, Éditeur TinyMCE), et le filtrage de texte de votre groupe peut le faire aussi : qui administre le site règle les deux.
helps-5-title = Moodle et ENT
helps-5-text =
    Dans Moodle, ajoutez une page ou une zone de texte, passez l'éditeur en HTML et collez le code.
    Dans un ENT, cherchez un bloc HTML, ou « contenu intégré » qui demande une adresse ; sans l'un ni l'autre, donnez l'adresse en lien.
helps-6-title = Un autre site
helps-6-text =
    Partout où une page accepte du HTML, collez le code. Où un champ demande l'adresse d'un contenu à intégrer, collez l'adresse seule.
    Sans rien de cela, un lien ou le code QR suffit.
helps-7-title = Cela ne s'affiche pas ?
helps-7-text =
    Rien ne s'affiche : l'éditeur a enlevé la balise iframe. Voyez ci-dessus comment la garder.
    Un cadre gris ou « connexion refusée » : votre site interdit les cadres d'autres sites (Content-Security-Policy, frame-src). Faites-y ajouter l'adresse de ce site-ci.
    Un cadre minuscule : son style a été enlevé. Gardez les attributs width et height du code, ou agrandissez-les ; il faut 240 pixels de haut pour jouer.
helps-8-title = Écrire l'adresse à la main
helps-8-text =
    Après l'adresse du jeu viennent un point d'interrogation et frame=1, puis ce que vous choisissez, séparé par « & ».
    Langue : lang=fr, lang=en, lang=zh ou lang=de. Thème : theme=light, theme=dark ou theme=contrast.
    Places : seating=beside (côte à côte), seating=opposite (face à face) ou seating=passing (on se passe l'appareil).
    Camps, dans l'ordre du jeu : players=person,computer donne le second à l'ordinateur.
    Niveau de l'ordinateur, de 1 à 8 : level=5 ; pour plusieurs camps, dans l'ordre du jeu : level=3,5.
    Coordonnées et coups possibles, à cacher : coordinates=off, hints=off. Sur les pièces du Luzhanqi : labels=chinese ou labels=symbols. Mouvement : motion=slow, motion=fast ou motion=off.
    Options du jeu, par leur nom dans le texte d'une partie : first=black, par exemple.
    Le même jeu deux fois dans une page : id=1 et id=2 gardent deux parties.
    Ce qui n'est pas compris est laissé de côté sans rien dire au visiteur : la console du navigateur le nomme.
helps-9-title = Sur une table ou dans le hall
helps-9-text =
    Sur une tablette ou un écran, ouvrez l'adresse du site en écrivant vos choix avant le « # » : ?games=mak-yek,sahkku&idle=5#/, par exemple. Les commandes sont plus grandes, les liens vers d'autres sites et vers les pages simples sont cachés, et le premier toucher met la page en plein écran. Pendant une partie, l'écran reste allumé jusqu'à dix minutes après le dernier toucher (à une adresse en https).
    Les jeux proposés, séparés par des virgules, sans espace : games=. Leurs noms : { $games }.
    Le retour à la liste quand personne n'a touché l'écran pendant cinq minutes : idle=5. La partie en cours est gardée, et la liste propose de la reprendre. Pour revenir à un jeu au lieu de la liste : home=mak-yek.
    Un écran sans commandes, pour le hall : bar=0. Avec players=computer,computer (un mot par camp), l'ordinateur y joue une partie après l'autre : ?bar=0&players=computer,computer#/mak-yek.
    Avec idle ou bar=0, une nouvelle version du site s'installe entre deux parties.
script = Piloter le jeu par un script
script_text =
    Si vous écrivez votre page, elle peut suivre la partie et la piloter. Le script vient de ce site, pèse moins de 2 ko, et ce qu'il fait aujourd'hui, il le fera toujours. Il n'écoute que le cadre de ce site ; le cadre n'écoute que la page qui le contient. Placez-le après le cadre.
    Il annonce : ready (le jeu est là), start (une partie commence), turn (un coup ou un lancer), end (la partie est finie ; outcome donne les numéros des camps gagnants, dans l'ordre du jeu à partir de 1 ; la liste est vide pour une partie nulle) et height (la hauteur qui convient au cadre). Il ne transmet ni coup ni nom de joueur.
    Il accepte : newGame (nouvelle partie), setLanguage (langue) et setTheme (thème).
script_try = Essayer sur le cadre de cette page
script_new = Nouvelle partie
script_heard = Messages du cadre
