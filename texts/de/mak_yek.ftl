mak_yek-title = Mak-Yek
mak_yek-native = { TH("หมากแยก") }
mak_yek-origin = Thailand (Siam)
mak_yek-line = Schließe einen Stein zwischen zwei eigenen ein, oder ziehe zwischen zwei gegnerische.
mak_yek-brief-1 = Schlage alle gegnerischen Steine.
mak_yek-brief-2 = Ein Stein gleitet geradeaus, so weit der Weg frei ist.
mak_yek-brief-3 = Schließe einen Stein zwischen zwei eigenen ein und schlage ihn, oder ziehe zwischen zwei Steine und schlage beide.
mak_yek-stopping = Wer mehr geschlagen hat, gewinnt; bei Gleichstand endet die Partie remis.
mak_yek-captured-1 = Alle Steine einer Seite sind geschlagen.
mak_yek-captured-2 = Alle deine Steine sind geschlagen.
mak_yek-captured-3 = Du hast alle gegnerischen Steine geschlagen.
mak_yek-seats-1-name = Weiß
mak_yek-seats-1-the = Weiß
mak_yek-seats-1-wins = Weiß gewinnt
mak_yek-seats-2-name = Schwarz
mak_yek-seats-2-the = Schwarz
mak_yek-seats-2-wins = Schwarz gewinnt
apit_sodok-title = Apit-Sodok
apit_sodok-origin = Malaysia
apit_sodok-line = Der malaiische Verwandte von Mak-Yek: Ein Zug kann eine ganze Kette von Steinen schlagen.
apit_sodok-brief-1 = Schlage alle gegnerischen Steine.
apit_sodok-brief-2 = Ein Stein gleitet geradeaus, so weit der Weg frei ist.
apit_sodok-brief-3 = Schließe eine ganze Kette zwischen zwei eigenen Steinen ein, oder ziehe zwischen zwei Ketten und schlage beide.
apit_sodok-stopping = Wer mehr geschlagen hat, gewinnt; bei Gleichstand endet die Partie remis.
apit_sodok-captured-1 = Alle Steine einer Seite sind geschlagen.
apit_sodok-captured-2 = Alle deine Steine sind geschlagen.
apit_sodok-captured-3 = Du hast alle gegnerischen Steine geschlagen.
apit_sodok-seats-1-name = Weiß
apit_sodok-seats-1-the = Weiß
apit_sodok-seats-1-wins = Weiß gewinnt
apit_sodok-seats-2-name = Schwarz
apit_sodok-seats-2-the = Schwarz
apit_sodok-seats-2-wins = Schwarz gewinnt
moved = { $who }: Der Stein auf { $from } zieht nach { $to }.
took = { $who }: Der Stein auf { $from } zieht nach { $to } und schlägt { $taken }.
choose = { $who }: Wähle einen Stein.
where_to = { $who }: Wohin zieht der Stein auf { $site }?
taken =
    { $n ->
        [0] nichts geschlagen
        [one] 1 geschlagen
       *[other] { $n } geschlagen
    }
one_each = Jede Seite hat nur noch einen Stein.
counted = { $why } Die geschlagenen Steine werden gezählt: { $white } für Weiß, { $black } für Schwarz.
quiet_left =
    { $n ->
        [one] Noch ein Zug ohne Schlag, und die Partie endet.
       *[other] Noch { $n } Züge ohne Schlag, und die Partie endet.
    }
men-1 = weißer Stein
men-2 = schwarzer Stein
no_man = Auf { $site } steht kein Stein. Wähle einen eigenen.
not_yours = Auf { $site } steht ein gegnerischer Stein. Wähle einen eigenen.
stuck = Der Stein auf { $site } hat kein freies Feld neben sich. Wähle einen anderen.
not_straight = Ein Stein zieht geradeaus, in seiner Reihe oder in seiner Spalte. Von { $from } erreicht er { $to } nicht.
in_the_way = Ein Stein springt über nichts. Von { $from } nach { $to } steht der Stein auf { $site } im Weg.
landing = Du schlägst einen Stein nicht, indem du auf ihn ziehst, wie hier auf { $site }. Schließe ihn ein, oder ziehe zwischen zwei. Wähle ein freies Feld.
staying = Du darfst nicht aussetzen. Der Stein auf { $site } muss sein Feld verlassen.
mak_yek-lede = Sechzehn Steine gegen sechzehn, die wie Türme gleiten. Einen Stein schlägst du, indem du ihn einschließt, zwei, indem du zwischen sie ziehst.
fact-players = 2
fact-age = ab 8 Jahren
fact-time = etwa 20 Minuten
fact-difficulty = leicht
fact-kind = Strategiespiel, Duell
fact-material = ein Brett mit acht mal acht Feldern, sechzehn weiße und sechzehn schwarze Steine
fact-ours = Alter, Dauer und Schwierigkeit sind Schätzungen von Palamède.
option-first = Wer beginnt?
option-first-white = Weiß
option-first-white-why = Weiß macht den ersten Zug.
option-first-black = Schwarz
option-first-black-why = Schwarz macht den ersten Zug.
option-first-lot = Das Los
option-first-lot-why = Das Los entscheidet am Anfang der Partie.
option-quiet_limit = Grenze ohne Schlag
option-quiet_limit-50 = 50 Züge
option-quiet_limit-50-why = Nach 50 Zügen jeder Seite ohne Schlag werden die geschlagenen Steine gezählt.
option-quiet_limit-25 = 25 Züge
option-quiet_limit-25-why = Nach 25 Zügen jeder Seite ohne Schlag werden die geschlagenen Steine gezählt.
option-quiet_limit-100 = 100 Züge
option-quiet_limit-100-why = Nach 100 Zügen jeder Seite ohne Schlag werden die geschlagenen Steine gezählt.
option-quiet_limit-none = Keine
option-quiet_limit-none-why = Ihr dürft beliebig lange ohne Schlag spielen; die Wiederholung beendet die Partie trotzdem.
apit_sodok-lede = Sechzehn Steine gegen sechzehn, die wie Türme gleiten. Eine Kette schlägst du, indem du sie einschließt, zwei, indem du zwischen sie ziehst.
option-intervention = Zwischen zwei Steinen schlagen
option-intervention-runs = Ganze Ketten
option-intervention-runs-why = Auf jeder Seite alle Steine, die aufeinander folgen.
option-intervention-neighbours = Beide Nachbarn
option-intervention-neighbours-why = Auf jeder Seite nur einen Stein, wie in Mak-Yek.
option-setup = Aufstellung
option-setup-rows13 = Reihen 1 und 3
option-setup-rows13-why = Jede Seite lässt ihre zweite Reihe leer.
option-setup-rows12 = Reihen 1 und 2
option-setup-rows12-why = Die beiden Reihen jeder Seite berühren sich.
sources-rules = Die von Mak-Yek, Apit-Sodok und der Türkischen Dame stammen aus [dem Regelblatt von Ludens Planet](https://jeuxsoc.fr/jeu/lxmak), das L'Escale à jeux bewahrt, die Sammlung von François Haffner.
sources-ornaments = Zu Mak-Yek berichtet das Regelblatt, dass das Brett von Ludens Planet sich an Batik anlehnt; die hier gezeichneten Muster, Blütenblätter des { JV("kawung") } und Spitzen des { JV("tumpal") }, sind glaubhaft, aber keine Quelle gibt sie für diese Spiele an.
