game-title = Mühle
game-origin = Europa
game-line = Setze deine Steine, bringe drei in eine Reihe und schlage einen gegnerischen Stein.
game-brief-1 = Lass der anderen Seite nur zwei Steine, oder blockiere sie.
game-brief-2 = Setze deine neun Steine, dann ziehe sie von Punkt zu Punkt.
game-brief-3 = Wer drei Steine in eine Reihe bringt, schlägt einen gegnerischen Stein.
game-stopping = Die Partie endet remis.
game-captured-1 = Wer nur noch zwei Steine hat, kann keine Mühle mehr schließen und verliert.
game-captured-2 = Du hast nur noch zwei Steine. Du kannst keine Mühle mehr schließen.
game-captured-3 = Die andere Seite hat nur noch zwei Steine. Sie kann keine Mühle mehr schließen.
game-seats-1-name = Weiß
game-seats-1-the = Weiß
game-seats-1-wins = Weiß gewinnt
game-seats-2-name = Schwarz
game-seats-2-the = Schwarz
game-seats-2-wins = Schwarz gewinnt
placed-1 = { $who }: Ein Stein wird auf { $to } gesetzt.
placed-2 = { $who }: Ein Stein wird auf { $to } gesetzt und schließt eine Mühle.
placed-3 = { $who }: Ein Stein wird auf { $to } gesetzt, schließt eine Mühle und schlägt { $taken }.
moved-1 = { $who }: Der Stein auf { $from } zieht nach { $to }.
moved-2 = { $who }: Der Stein auf { $from } zieht nach { $to } und schließt eine Mühle.
moved-3 = { $who }: Der Stein auf { $from } zieht nach { $to }, schließt eine Mühle und schlägt { $taken }.
place = { $who }: Setze einen Stein auf einen freien Punkt.
choose = { $who }: Wähle einen Stein.
where_to = { $who }: Wohin zieht der Stein auf { $site }?
flies = Bei drei Steinen darf er auf jeden freien Punkt springen.
take-1 = { $who }: Eine Mühle ist geschlossen. Welchen Stein schlägst du?
take-2 = { $who }: Zwei Mühlen sind geschlossen. Welchen weiteren Stein schlägst du?
only =
    { $n ->
        [one] Nur einer kann geschlagen werden: { $sites }.
       *[other] Diese können geschlagen werden: { $sites }.
    }
has =
    { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    }
hand =
    { $n ->
        [one] 1 in der Hand
       *[other] { $n } in der Hand
    }
taken =
    { $n ->
        [one] 1 geschlagen
       *[other] { $n } geschlagen
    }
men-1 = weißer Stein
men-2 = schwarzer Stein
blocked = Die Seite am Zug ist blockiert.
quiet = Zu lange wurde keine Mühle geschlossen.
quiet_left =
    { $n ->
        [one] Noch ein Zug ohne Mühle, und die Partie ist remis.
       *[other] Noch { $n } Züge ohne Mühle, und die Partie ist remis.
    }
in_hand = Du hast noch Steine in der Hand. Setze sie alle, bevor du { $site } ziehst. Wähle einen freien Punkt.
none_in_hand = Alle deine Steine sind gesetzt. Um nach { $site } zu ziehen, wähle zuerst einen deiner Steine.
no_man = Auf { $site } steht kein Stein. Wähle einen eigenen.
not_yours = Auf { $site } steht ein gegnerischer Stein. Wähle einen eigenen.
stuck = Der Stein auf { $site } hat keinen freien Punkt neben sich. Wähle einen anderen.
staying = Du darfst nicht aussetzen. Der Stein auf { $site } muss seinen Punkt verlassen.
occupied = Auf { $site } steht schon ein Stein. Wähle einen freien Punkt.
no_line = Ein Stein zieht zum nächsten Punkt, entlang einer Linie. Von { $from } erreicht er { $site } nicht.
must_take = Mit { $site } ist eine Mühle geschlossen. Du musst einen gegnerischen Stein schlagen.
must_take_two = Mit { $site } sind zwei Mühlen geschlossen. Du musst einen zweiten Stein schlagen.
no_mill = Dieser Zug schließt keine Mühle. Der Stein auf { $site } kann nicht geschlagen werden.
all_in_mills = Alle gegnerischen Steine stehen in Mühlen. Nach der gewählten Option kann { $site } nicht geschlagen werden.
enough = Dieser Zug schlägt nicht so viele Steine: { $site } ist einer zu viel.
no_prey = Auf { $site } steht kein gegnerischer Stein. Wähle den Stein, den du schlägst.
in_mill = Der Stein auf { $site } steht in einer Mühle. Schlage einen, der in keiner steht.
lede = Neun Steine für jede Seite, vierundzwanzig Punkte. Die Steine werden einzeln gesetzt, dann gezogen. Wer drei in eine Reihe bringt, schließt eine Mühle und schlägt einen gegnerischen Stein.
fact-players = 2
fact-age = ab 6 Jahren
fact-time = etwa 15 Minuten
fact-difficulty = leicht
fact-kind = Strategiespiel, Duell
fact-material = ein Brett mit vierundzwanzig Punkten, neun weiße und neun schwarze Steine
fact-ours = Alter, Dauer und Schwierigkeit sind Schätzungen von Palamède.
option-first = Wer beginnt?
option-first-white = Weiß
option-first-white-why = Weiß macht den ersten Zug.
option-first-black = Schwarz
option-first-black-why = Schwarz macht den ersten Zug.
option-first-lot = Das Los
option-first-lot-why = Das Los entscheidet am Anfang der Partie.
option-flying = Mit drei Steinen
option-flying-three = Springen
option-flying-three-why = Wer nur noch drei Steine hat, darf auf jeden freien Punkt springen.
option-flying-never = Wie zuvor
option-flying-never-why = Auch mit drei Steinen wird zum nächsten Punkt gezogen.
option-take = Aus einer Mühle schlagen
option-take-usual = Wenn nötig
option-take-usual-why = Ein Stein in einer Mühle wird nur geschlagen, wenn alle gegnerischen Steine in Mühlen stehen.
option-take-any = Immer
option-take-any-why = Jeder gegnerische Stein darf geschlagen werden, auch in einer Mühle.
option-take-outside_mills = Nie
option-take-outside_mills-why = Ein Stein in einer Mühle wird nie geschlagen; stehen alle in Mühlen, wird nichts geschlagen.
option-two_mills = Zwei Mühlen zugleich
option-two_mills-one = Ein Stein
option-two_mills-one-why = Wer zwei Mühlen zugleich schließt, schlägt nur einen Stein.
option-two_mills-two = Zwei Steine
option-two_mills-two-why = Wer zwei Mühlen zugleich schließt, schlägt zwei Steine, einen nach dem anderen.
option-quiet_limit = Grenze ohne Mühle
option-quiet_limit-50 = 50 Züge
option-quiet_limit-50-why = Nach 50 Zügen jeder Seite ohne Mühle ist die Partie remis.
option-quiet_limit-25 = 25 Züge
option-quiet_limit-25-why = Nach 25 Zügen jeder Seite ohne Mühle ist die Partie remis.
option-quiet_limit-100 = 100 Züge
option-quiet_limit-100-why = Nach 100 Zügen jeder Seite ohne Mühle ist die Partie remis.
option-quiet_limit-none = Keine
option-quiet_limit-none-why = Ihr dürft beliebig lange ohne Mühle spielen; die Wiederholung beendet die Partie trotzdem.
sources-rules = Die von Mühle sind die üblichen, wie die mit dem Spiel gedruckten Regelblätter und [der Artikel von Ralph Gasser](https://library.slmath.org/books/Book29/files/gasser.pdf) (1996) sie angeben.
sources-ornaments = Bei Mühle ist die Zeichnung der drei Quadrate überall gleich; das Eichenbrett und die gedrechselten Steine sind Schmuck.
