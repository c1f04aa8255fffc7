game-title = Sáhkku
game-native = { SE("Sáhkku") }
game-origin = Sápmi
game-line = Zwei Armeen laufen aufeinander zu, wie die Würfel fallen; in der Mitte wechselt ein König die Seite.
game-brief-1 = Schlage alle gegnerischen Steine und den König, wenn er der anderen Seite gehört, oder lass ihr keinen Zug.
game-brief-2 = Die Würfel wecken die Steine nacheinander und lassen sie dann laufen.
game-brief-3 = Wache Steine schlägst du, indem du auf ihrem Feld anhältst. Der König in der Mitte gehört der Seite, die auf seinem Feld anhält.
game-stopping = Die Partie endet remis.
game-seats-1-name = Süd
game-seats-1-the = Süd
game-seats-1-wins = Süd gewinnt
game-seats-2-name = Nord
game-seats-2-the = Nord
game-seats-2-wins = Nord gewinnt
blank = leer
throw = { $first } · { $next }
thrown = { $who }: Die Würfel zeigen { $dice }.
all_blank = { $who }: Alle drei Würfel sind leer.
no_use = Kein Würfel kann gespielt werden.
no_cross = Ohne X erwacht kein Stein.
wakes = Nur ein X weckt einen Stein.
passes = Die andere Seite ist am Zug.
again = Nach X-X-X wird noch einmal gewürfelt.
blocked = { $seat } ist blockiert. Kein Würfel erlaubt einen Zug.
woke = { $who }: Mit { $die } erwacht der Stein auf { $from } und zieht nach { $to }.
moved = { $who }: Mit { $die } zieht der Stein auf { $from } nach { $to }.
took =
    { $n ->
        [one] { $who }: Mit { $die } zieht der Stein auf { $from } nach { $to } und schlägt { $n } Stein.
       *[other] { $who }: Mit { $die } zieht der Stein auf { $from } nach { $to } und schlägt { $n } Steine.
    }
king_moved = { $who }: Mit { $die } zieht der König von { $from } nach { $to }.
king_took =
    { $n ->
        [one] { $who }: Mit { $die } zieht der König von { $from } nach { $to } und schlägt { $n } Stein.
       *[other] { $who }: Mit { $die } zieht der König von { $from } nach { $to } und schlägt { $n } Steine.
    }
lapped = { $who }: Mit { $die } beendet der Stein auf { $from } seine Bahn und läuft weiter nach { $to }.
lapped_took =
    { $n ->
        [one] { $who }: Mit { $die } beendet der Stein auf { $from } seine Bahn, läuft weiter nach { $to } und schlägt { $n } Stein.
       *[other] { $who }: Mit { $die } beendet der Stein auf { $from } seine Bahn, läuft weiter nach { $to } und schlägt { $n } Steine.
    }
waits = { $who }: Mit { $die } beendet der Stein auf { $from } seine Bahn und wartet auf { $to }.
crowned = Er nimmt den König, der niemandem gehörte, und setzt sich auf seine Krone.
recrowned = Er nimmt den König von { $seat } und setzt sich auf seine Krone; der Stein, der dort war, verlässt das Brett.
lost =
    { $n ->
        [one] { $dice } ist nicht mehr spielbar und verfällt.
       *[other] { $dice } sind nicht mehr spielbar und verfallen.
    }
choose = { $who }: Wähle einen Würfel oder eine Figur.
choose_piece = { $who }: Spiele { $die }. Wähle eine Figur.
to_play =
    { $n ->
        [one] Im Moment kann nur { $dice } gespielt werden.
       *[other] { $dice } können gespielt werden.
    }
piece_for = { $who }: Welche Figur ziehst du mit { $die }?
where_pawn = { $who }: Wohin zieht der Stein auf { $site }?
where_king = { $who }: Wohin zieht der König?
where_piece = { $who }: Wohin zieht die Figur auf { $site }?
which_piece = { $who }: Welche Figur zieht nach { $site }?
pieces_there = Auf { $site }: { $pieces }.
which_die = { $who }: Mit welchem Würfel ziehst du nach { $site }?
these_lead = Dorthin führen: { $dice }.
can_crown = Der König kann auf { $site } genommen werden.
asleep =
    { $n ->
        [one] { $n } Stein schläft
       *[other] { $n } Steine schlafen
    }
awake =
    { $n ->
        [one] { $n } wach
       *[other] { $n } wach
    }
waiting =
    { $n ->
        [one] { $n } wartet
       *[other] { $n } warten
    }
holds_king = hat den König
king_alone = nur der König
nothing = weder Stein noch König
kinds-1 = schlafender Stein
kinds-2 = Stein
kinds-3 = wartender Stein
kinds-4 = heimkehrender Stein
kinds-5 = König
piece_on = { $what } auf { $site }
a_sleeper = schlafender Stein von { $seat }
pawns =
    { $n ->
        [one] Stein von { $seat }
       *[other] { $n } Steine von { $seat }
    }
waiters =
    { $n ->
        [one] wartender Stein von { $seat }
       *[other] { $n } wartende Steine von { $seat }
    }
returning =
    { $n ->
        [one] heimkehrender Stein von { $seat }
       *[other] { $n } heimkehrende Steine von { $seat }
    }
a_king = König von { $seat }
free_king = neutraler König
no_piece = { $seat } hat weder einen Stein noch den König mehr.
only_king = { $seat } hat nur noch den König. Nach der gewählten Option ist die Partie damit verloren.
shut_by_pawn = Auf { $site } steht ein gegnerischer Stein vor den schlafenden Steinen.
shut_by_king = Auf { $site } steht der gegnerische König vor den schlafenden Steinen.
throw_first = Wirf zuerst die Würfel.
no_place = Auf der Bahn gibt es kein Feld { $site }.
empty = Auf { $site } gibt es nichts zu ziehen. Wähle einen deiner Steine oder deinen König.
not_yours = Auf { $site } steht ein gegnerischer Stein. Wähle einen eigenen.
nobodys_king = Der König auf { $site } gehört niemandem. Um ihn zu nehmen, halte mit einem Stein auf seinem Feld an.
not_your_king = Der König auf { $site } gehört der anderen Seite. Um ihn zu nehmen, halte mit einem Stein auf seinem Feld an.
moves_nothing = Ein leerer Würfel bewegt nichts. Wähle einen anderen.
no_die = Kein Würfel mit { $die } ist noch zu spielen.
all_asleep = { $die } ist im Moment nicht spielbar. Deine Steine schlafen oder warten, und nur ein X weckt einen.
dice_asleep = { $dice } sind im Moment nicht spielbar. Deine Steine schlafen oder warten, und nur ein X weckt einen.
all_barred = { $die } ist im Moment nicht spielbar. Keine deiner Figuren darf dort anhalten, wohin dieser Würfel führt.
dice_barred = { $dice } sind im Moment nicht spielbar. Keine deiner Figuren darf dort anhalten, wohin diese Würfel führen.
sleeps = Der Stein auf { $site } schläft. Nur ein X weckt ihn und rückt ihn ein Feld vor.
behind = Der Stein auf { $site } schläft hinter anderen. Als Erster erwacht der Stein auf { $other }, mit einem X.
wakes_onto_pawn = Ein Stein schlägt beim Erwachen nichts, und auf { $site } steht ein gegnerischer Stein. Spiele eine andere Figur.
wakes_onto_king = Ein Stein schlägt beim Erwachen nichts, und auf { $site } steht der gegnerische König. Spiele eine andere Figur.
onto_sleeper = Auf { $site } schläft ein Stein von { $seat }. Dort darf niemand anhalten, er wird übersprungen.
waits_for = Der Stein auf { $site } wartet. Er läuft weiter, sobald kein Stein seiner Seite mehr schläft. Noch zu wecken: { $n }.
too_large = Um nach { $site } zu kommen, ist genau { $n } nötig: { $die } ist zu groß.
elsewhere = Mit { $die } zieht dieser Stein nach { $site }.
pawn_away = Ein Stein folgt seiner Bahn und geht nie zurück. Von { $from } nach { $site } braucht er { $n }, und keiner der möglichen Würfel zeigt das.
pawn_back = Ein Stein folgt seiner Bahn und geht nie zurück: { $site } liegt hinter { $from }.
king_away = Der König zieht geradeaus, so weit der Würfel zeigt. Von { $from } nach { $site } braucht er { $n }, und keiner der möglichen Würfel zeigt das.
not_straight = Der König zieht geradeaus auf einer Linie. Von { $from } erreicht er { $site } nicht, ohne abzubiegen.
stuck = Die Figur auf { $site } kann mit den möglichen Würfeln nirgends anhalten. Wähle eine andere.
aid_danger = Gefahr
aid_track = Bahn von { $seat }
danger_hit =
    { $n ->
        [one] kann durch { $n } von 64 Würfen geschlagen werden
       *[other] kann durch { $n } von 64 Würfen geschlagen werden
    }
danger_blocked =
    { $n ->
        [one] Gefahr: { $n } von 64 Würfen kann { $seat } blockieren.
       *[other] Gefahr: { $n } von 64 Würfen können { $seat } blockieren.
    }
danger_beaten =
    { $n ->
        [one] Gefahr für { $seat }: { $n } von 64 Würfen kann die Partie durch einen Schlag entscheiden.
       *[other] Gefahr für { $seat }: { $n } von 64 Würfen können die Partie durch einen Schlag entscheiden.
    }
lede = Zwei Armeen schlafen einander gegenüber. Die Würfel wecken die Steine nacheinander; sie laufen auf die anderen zu und schlagen sie. Der König in der Mitte gehört der Seite, die ihn nimmt.
fact-players = 2
fact-age = ab 8 Jahren
fact-time = etwa 40 Minuten
fact-difficulty = mittel
fact-kind = Laufspiel mit Würfeln
fact-material = das Brett, fünfzehn helle und fünfzehn dunkle Steine, ein König, auf dem ein Stein stehen kann, und drei Würfel mit vier Seiten: leer, X, II und III
fact-ours = Alter, Dauer und Schwierigkeit sind Schätzungen von Palamède.
option-columns = Länge des Bretts
option-columns-15 = 15 Spalten
option-columns-15-why = Fünfzehn Steine für jede Seite: die übliche Länge.
option-columns-13 = 13 Spalten
option-columns-13-why = Dreizehn Steine für jede Seite: eine etwas kürzere Partie.
option-columns-11 = 11 Spalten
option-columns-11-why = Elf Steine für jede Seite: eine kürzere Partie.
option-columns-9 = 9 Spalten
option-columns-9-why = Neun Steine für jede Seite: zum Lernen oder auf einem kleinen Bildschirm.
option-track = Bahn
option-track-loop45 = Als Schleife
option-track-loop45-why = Von der gegnerischen Reihe kommt ein Stein gleich auf seine eigene Reihe zurück.
option-track-figure8 = Als Acht
option-track-figure8-why = Von der gegnerischen Reihe läuft ein Stein noch einmal durch die mittlere Reihe, bevor er auf seine eigene zurückkommt.
option-king_alone = Eine Seite nur mit dem König
option-king_alone-plays = Spielt weiter
option-king_alone-plays-why = Der König allein zieht weiter und kann alle gegnerischen Steine schlagen.
option-king_alone-loses = Verliert
option-king_alone-loses-why = Wer keinen Stein mehr auf den Feldern hat, verliert, auch mit dem König; das gilt auch, wenn der letzte Stein auf die Krone kommt.
option-lap_end = Ende der Bahn
option-lap_end-stop = Anhalten
option-lap_end-stop-why = Solange Steine schlafen, hält ein heimkehrender Stein auf dem ersten Feld an, auch wenn der Würfel größer ist.
option-lap_end-exact = Genauer Wurf
option-lap_end-exact-why = Solange Steine schlafen, kommt ein Stein nur mit genau passendem Würfel auf das erste Feld zurück.
option-rethrow = Noch einmal würfeln
option-rethrow-none = Nie
option-rethrow-none-why = Ein Wurf in jedem Zug.
option-rethrow-triple_sahkku = Nach X-X-X
option-rethrow-triple_sahkku-why = Wer X-X-X wirft, spielt diese Würfel und würfelt dann noch einmal, sooft sie fallen.
sources-rules = Die von Sáhkku stammen aus einem französischen Regelblatt; die beschädigte Kopie sagt nicht, von wem es ist.
sources-ornaments = Bei Sáhkku gibt das Regelblatt weder das Birkenholz noch die Ornamente des Bretts an.
