wait = Le jeu se charge...
file = Cette page a été ouverte comme un fichier, et elle ne marche pas ainsi. Ouvrez-la à son adresse, sur un site.
wasm = Ce navigateur ne peut pas faire marcher le jeu : WebAssembly lui manque ou n'est pas assez récent.
frame = Dans ce cadre isolé, le navigateur ne laisse pas le jeu se charger. Ouvrez-le dans sa propre page.
network = Le jeu n'a pas pu se charger. Vérifiez la connexion, puis rechargez la page.
policy = Le serveur de ce site empêche le jeu de marcher : il manque 'wasm-unsafe-eval' à sa Content-Security-Policy.
part = Le chargement a échoué. Vérifiez la connexion, puis réessayez. Si le site vient de changer, rechargez la page.
again = Réessayer
