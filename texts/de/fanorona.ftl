game-title = Fanorona
game-origin = Madagaskar
game-line = Ziehe auf gegnerische Steine zu oder von ihnen weg und schlage sie, oft mehrmals in einem Zug.
game-brief-1 = Schlage alle gegnerischen Steine.
game-brief-2 = Ein Stein zieht zum nächsten Punkt, entlang einer Linie.
game-brief-3 = Er schlägt die ganze Reihe, auf die er zuzieht oder von der er wegzieht, und darf weiterschlagen.
game-stopping = Die Partie endet remis.
game-captured-1 = Alle Steine einer Seite sind geschlagen.
game-captured-2 = Alle deine Steine sind geschlagen.
game-captured-3 = Du hast alle gegnerischen Steine geschlagen.
game-seats-1-name = Weiß
game-seats-1-the = Weiß
game-seats-1-wins = Weiß gewinnt
game-seats-2-name = Schwarz
game-seats-2-the = Schwarz
game-seats-2-wins = Schwarz gewinnt
moved = { $who }: Der Stein auf { $from } zieht nach { $to }.
took-1 = { $who }: Der Stein auf { $from } zieht nach { $to } und schlägt durch Annäherung { $taken }.
took-2 = { $who }: Der Stein auf { $from } zieht nach { $to } und schlägt durch Rückzug { $taken }.
chained = { $who }: Der Stein auf { $from } zieht über { $way } nach { $to } und schlägt { $taken }.
choose = { $who }: Wähle einen Stein.
must =
    { $n ->
        [one] { $who }: Du musst schlagen. Der Stein auf { $sites } kann es.
       *[other] { $who }: Du musst schlagen. Die Steine auf { $sites } können es.
    }
where_to = { $who }: Wohin zieht der Stein auf { $site }?
where_take = { $who }: Wohin zieht der Stein auf { $site }, um zu schlagen?
which = { $who }: Was schlägt der Stein, der nach { $site } gezogen ist?
rows = Durch Annäherung: { $approach }. Durch Rückzug: { $withdrawal }.
goes_on = { $who }: Der Stein auf { $site } kann weiterschlagen. Wohin zieht er?
may_stop = Um dort anzuhalten, wähle noch einmal { $site }.
take_one-1 = Annäherung: { $first } schlagen
take_one-2 = Rückzug: { $first } schlagen
take_row-1 = Annäherung: { $n } Steine schlagen, { $first } bis { $last }
take_row-2 = Rückzug: { $n } Steine schlagen, { $first } bis { $last }
stop = Anhalten auf { $site }
has =
    { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    }
taken =
    { $n ->
        [one] 1 geschlagen
       *[other] { $n } geschlagen
    }
men-1 = weißer Stein
men-2 = schwarzer Stein
blocked-1 = Die Seite am Zug ist blockiert.
blocked-2 = Die Seite am Zug ist blockiert. Nach der gewählten Option gewinnt niemand.
no_man = Auf { $site } steht kein Stein. Wähle einen eigenen.
not_yours = Auf { $site } steht ein gegnerischer Stein. Wähle einen eigenen.
stuck = Der Stein auf { $site } hat keinen freien Punkt neben sich. Wähle einen anderen.
staying = Du darfst nicht aussetzen. Der Stein auf { $site } muss seinen Punkt verlassen.
no_line = Ein Stein zieht zum nächsten Punkt, entlang einer Linie. Von { $from } erreicht er { $site } nicht.
occupied = Auf { $site } steht schon einer deiner Steine. Wähle einen freien Punkt.
onto_enemy = Du schlägst einen Stein nicht, indem du auf ihn ziehst, wie hier auf { $site }. Ziehe geradeaus auf ihn zu oder von ihm weg.
must_take =
    { $n ->
        [one] Wer schlagen kann, muss schlagen. Der Stein auf { $sites } kann es.
       *[other] Wer schlagen kann, muss schlagen. Die Steine auf { $sites } können es.
    }
takes = Von { $from } nach { $site } schlägt der Stein: Schreibe A für eine Annäherung oder W für einen Rückzug.
takes_nothing = Solange der Schlag dauert, muss jeder Schritt schlagen. Von { $from } nach { $site } ist nichts zu schlagen.
visited = Der Stein war in diesem Zug schon auf { $site }. Wähle einen anderen Punkt.
same_way = Von { $from } nach { $site } geht es in eine Richtung, die jetzt verboten ist. Wähle eine andere.
no_row = Auf { $site } ist hier nichts zu schlagen. Wähle einen Stein einer der beiden Reihen.
go_on = Der Schlag endet nicht auf { $site }. Nach der gewählten Option geht er weiter, solange es möglich ist.
single = Nach der gewählten Option endet der erste Zug jeder Seite nach einem Schlag.
no_chain = Keine Folge von Schlägen führt so von { $from } nach { $site }.
lede = Zweiundzwanzig Steine gegen zweiundzwanzig, und ein einziger freier Punkt. Ein Stein schlägt die ganze Reihe, auf die er zuzieht oder von der er wegzieht, und darf weiterschlagen.
fact-players = 2
fact-age = ab 8 Jahren
fact-time = etwa 20 Minuten
fact-difficulty = mittel
fact-kind = Strategiespiel, Duell
fact-material = ein Brett mit neun mal fünf Punkten, zweiundzwanzig weiße und zweiundzwanzig schwarze Steine
fact-ours = Alter, Dauer und Schwierigkeit sind Schätzungen von Palamède.
option-size = Brett
option-size-tsivy = Neunerbrett
option-size-tsivy-why = Neun mal fünf Punkte, zweiundzwanzig Steine für jede Seite: das übliche Spiel.
option-size-dimy = Fünferbrett
option-size-dimy-why = Fünf mal fünf Punkte, zwölf Steine für jede Seite.
option-size-telo = Dreierbrett
option-size-telo-why = Drei mal drei Punkte, vier Steine für jede Seite: zum Lernen.
option-first = Wer beginnt?
option-first-white = Weiß
option-first-white-why = Weiß macht den ersten Zug.
option-first-black = Schwarz
option-first-black-why = Schwarz macht den ersten Zug.
option-first-lot = Das Los
option-first-lot-why = Das Los entscheidet am Anfang der Partie.
option-quiet_limit = Grenze ohne Schlag
option-quiet_limit-50 = 50 Züge
option-quiet_limit-50-why = Nach 50 Zügen jeder Seite ohne Schlag ist die Partie remis.
option-quiet_limit-25 = 25 Züge
option-quiet_limit-25-why = Nach 25 Zügen jeder Seite ohne Schlag ist die Partie remis.
option-quiet_limit-100 = 100 Züge
option-quiet_limit-100-why = Nach 100 Zügen jeder Seite ohne Schlag ist die Partie remis.
option-quiet_limit-none = Keine
option-quiet_limit-none-why = Ihr dürft beliebig lange ohne Schlag spielen; die Wiederholung beendet die Partie trotzdem.
option-capture = Schlagen
option-capture-obligatory = Pflicht
option-capture-obligatory-why = Ein Zug ohne Schlag ist nur erlaubt, wenn kein Stein schlagen kann.
option-capture-free = Freiwillig
option-capture-free-why = Ein Zug ohne Schlag ist auch erlaubt, wenn ein Schlag möglich wäre.
option-chain = Weiterschlagen
option-chain-optional = Freiwillig
option-chain-optional-why = Nach jedem Schlag darfst du anhalten.
option-chain-obligatory = Pflicht
option-chain-obligatory-why = Du schlägst weiter, solange du kannst, auf dem Weg deiner Wahl.
option-direction = Verbotene Richtung während des Schlags
option-direction-previous = Die letzte
option-direction-previous-why = Eine frühere Richtung darf wieder vorkommen.
option-direction-turn = Alle im selben Zug
option-direction-turn-why = Keine Richtung kommt in einem Zug zweimal vor.
option-opening = Erster Zug jeder Seite
option-opening-free = Wie die anderen
option-opening-free-why = Schon im ersten Zug darfst du mehrmals schlagen.
option-opening-single = Ein Schlag
option-opening-single-why = Der erste Zug jeder Seite endet nach einem Schlag.
option-blocked = Blockierte Seite
option-blocked-loses = Sie verliert
option-blocked-loses-why = Wer am Zug ist und nicht ziehen kann, hat verloren.
option-blocked-draw = Remis
option-blocked-draw-why = Wer am Zug ist und nicht ziehen kann, verliert nicht: Die Partie ist remis.
sources-rules = Die von Fanorona stammen aus [der Beschreibung von W. Montgomery](https://digital.soas.ac.uk/LOAC000068/00012) (1886), zitiert vom [Digital Ludeme Project](https://ludii.games/details.php?keyword=Fanorona), aus [Arbeiten von Forschenden in Maastricht](https://doi.org/10.1142/S1793005708001124) und von madagassischen und französischen Websites.
sources-ornaments = Bei Fanorona sind in den Fels geritzte Bretter und Scherben als Steine belegt; das Band aus gestreiftem Stoff, nach Art eines { MG("lamba") }, ist Schmuck.
