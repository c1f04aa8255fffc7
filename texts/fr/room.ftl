there = Il y a quelqu'un ?
returns = Sinon, l'écran revient au début dans un instant. La partie en cours est gardée.
stay = Je suis là
