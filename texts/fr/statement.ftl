title = Déclaration d'accessibilité
mention = Accessibilité : { $state }
states-1 = totalement conforme
states-2 = partiellement conforme
states-3 = non conforme
date = { $day } { $month } { $year }
months-1 = janvier
months-2 = février
months-3 = mars
months-4 = avril
months-5 = mai
months-6 = juin
months-7 = juillet
months-8 = août
months-9 = septembre
months-10 = octobre
months-11 = novembre
months-12 = décembre
bound = { $name } s'engage à rendre ses sites internet, intranet, extranet et ses progiciels accessibles, conformément à l'article 47 de la loi n° 2005-102 du 11 février 2005.
published = Ce site est publié par { $name }.
nobody = Ce site ne dit pas qui le publie : personne n'y prend l'engagement que demande l'article 47 de la loi n° 2005-102 du 11 février 2005.
goal = Palamède veut que chacun puisse y jouer. Son but est d'être conforme aux WCAG 2.2, niveau AA, et au RGAA 4.1.
plans = À cette fin sont mises en œuvre la stratégie et les actions suivantes :
plan = Schéma pluriannuel de mise en accessibilité
year_plan = Plan d'actions de l'année
scope = Cette déclaration s'applique à { $site }, dans ses quatre langues, et aux jeux qu'il montre dans d'autres pages.
state = État de conformité
state_is = Palamède est { $state } au référentiel général d'amélioration de l'accessibilité (RGAA), version 4.1.
state_for = Palamède est { $state } au référentiel général d'amélioration de l'accessibilité (RGAA), version 4.1, en raison des non-conformités énumérées ci-dessous.
unheard = Aucun essai n'a été fait avec NVDA ni VoiceOver, ni par une personne qui utilise un lecteur d'écran.
no_more = Tant que cet essai manque, Palamède ne se dit pas totalement conforme.
heard = Le site a été parcouru avec un lecteur d'écran : { $readers }.
results = Résultats des tests
audited = L'audit de conformité est une auto-évaluation, faite avec des outils par ceux qui écrivent le site et datée du { $date } ; aucun tiers ne l'a audité. Elle juge respectés { $met } des { $all } critères applicables du RGAA 4.1, soit { $percent } %.
uncounted = Ce pourcentage compte ce que des outils et la lecture du code permettent de juger. Il ne dit pas ce que vaut le site avec un lecteur d'écran : personne ne l'a essayé ainsi, d'où l'état « { $state } ».
counts-1 = Critères respectés : { $n }
counts-2 = Critères non respectés : { $n }
counts-3 = Critères sans objet : { $n }
contents = Contenus non accessibles
failed = Non-conformités
none_failed = Aucune non-conformité connue.
derogations = Dérogations pour charge disproportionnée
no_derogation = Aucune dérogation n'est demandée.
exempt = Contenus non soumis à l'obligation d'accessibilité
none_exempt = Aucun contenu n'est écarté à ce titre.
made = Établissement de cette déclaration
made_on = Cette déclaration a été établie le { $date }.
technologies = Technologies utilisées
environment = Environnement de test
tested =
    Chromium, Firefox et WebKitGTK, sous Linux : des parties y sont jouées au clavier seul.
    Chaque page en quatre langues et trois thèmes, et de nouveau à 360 et à 320 pixels de large ; l'agrandissement, l'espacement du texte et les couleurs imposées.
    Les noms et les rôles que reçoit un lecteur d'écran, lus dans l'arbre d'accessibilité.
tools = Outils pour évaluer l'accessibilité
tools_are =
    axe-core, sur chaque page.
    Le validateur HTML vnu.
    Les tests du projet : contrastes, clavier, cibles, titres, langues, liens.
pages = Pages vérifiées
pages_are =
    L'accueil, les réglages, l'aide du clavier, les sources, le plan du site et cette déclaration.
    De chaque jeu : la partie, la nouvelle partie, la règle, la leçon, les problèmes et la partie en texte.
    Le formulaire qui intègre un jeu à un autre site, un jeu dans une autre page et la page d'une adresse inconnue.
contact = Retour d'information et contact
contact_why = Si vous n'arrivez pas à accéder à un contenu ou à un service, vous pouvez contacter le responsable de ce site pour être orienté vers une solution accessible ou obtenir le contenu sous une autre forme.
email = Écrire à { $email }
phone = Téléphone : { $phone }
post = Courrier : { $address }
ticket = Si quelque chose vous bloque, vous pouvez ouvrir un ticket dans le dépôt du projet Palamède.
tell = Indiquez la page, ce que vous vouliez faire, votre navigateur et vos aides techniques.
remedy = Voies de recours
remedy_why = Si vous constatez un défaut d'accessibilité qui vous empêche d'accéder à un contenu ou à une fonctionnalité du site, que vous nous le signalez et que vous ne parvenez pas à obtenir une réponse de notre part, vous êtes en droit de faire parvenir vos doléances ou une demande de saisine au Défenseur des droits. Plusieurs moyens sont à votre disposition :
remedy_form = Écrire un message au Défenseur des droits
remedy_delegates = Contacter le délégué du Défenseur des droits de votre région
remedy_post = Envoyer un courrier par la poste, gratuit et sans timbre : { $address }
table = Les 106 critères du RGAA 4.1
columns-1 = Critère
columns-2 = Raison
columns-3 = État
verdicts-1 = respecté
verdicts-2 = non respecté
verdicts-3 = sans objet
legal = Mentions légales
source = Code source
