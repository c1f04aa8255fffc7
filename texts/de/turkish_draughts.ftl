game-title = Türkische Dame
game-native = { TR("Dama") }
game-origin = Türkei
game-line = Springe vorwärts oder zur Seite, und schlage immer so viel wie möglich.
game-brief-1 = Schlage alle gegnerischen Steine, oder blockiere sie alle.
game-brief-2 = Ein Stein zieht ein Feld weit, vorwärts oder zur Seite. Am Ende des Bretts wird er zur Dame.
game-brief-3 = Geschlagen wird durch Springen, vorwärts oder zur Seite. Schlagen ist Pflicht.
game-stopping = Die Partie endet remis.
game-seats-1-name = Weiß
game-seats-1-the = Weiß
game-seats-1-wins = Weiß gewinnt
game-seats-2-name = Schwarz
game-seats-2-the = Schwarz
game-seats-2-wins = Schwarz gewinnt
pieces-1-1 = der Stein auf { $sites }
pieces-1-2 = die Steine auf { $sites }
pieces-2-1 = die Dame auf { $sites }
pieces-2-2 = die Damen auf { $sites }
moved = { $who } zieht: { $piece } nach { $to }.
took = { $who } zieht: { $piece } nach { $to }. Geschlagen: { $taken }.
crowned = Er wird zur Dame.
missed =
    { $n ->
        [one] Ein Stein hätte geschlagen werden müssen.
       *[other] { $n } Steine hätten geschlagen werden müssen.
    }
choose_man = { $who }: Wähle einen Stein.
must =
    { $n ->
        [one] { $who }: Du musst schlagen. Schlagen kann { $pieces }.
       *[other] { $who }: Du musst schlagen. Schlagen können { $pieces }.
    }
in_all = Der größte Schlag umfasst { $n } Steine.
reminder = Wer den größten Schlag auslässt, verliert die Partie.
where_to = { $who }: Wohin zieht { $piece }?
where_jump = { $who }: Wohin springt { $piece }?
goes_on =
    { $n ->
        [one] { $who }: Der Schlag geht weiter. Übersprungen wird { $pieces }. Wähle das Zielfeld.
       *[other] { $who }: Der Schlag geht weiter. Zur Wahl stehen { $pieces }. Wähle das Zielfeld.
    }
left =
    { $n ->
        [one] Noch ein Stein ist zu schlagen.
       *[other] Noch { $n } Steine sind zu schlagen.
    }
stop = Wähle { $site } noch einmal, um den Schlag zu beenden.
has-1 =
    { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    }
has-2 =
    { $n ->
        [one] 1 Dame
       *[other] { $n } Damen
    }
has_none = keine Steine
on_site-1-1 = weißer Stein
on_site-1-2 = weiße Dame
on_site-2-1 = schwarzer Stein
on_site-2-2 = schwarze Dame
two_kings = Jede Seite hat nur noch eine Dame, und kein Schlag ist möglich.
one_each = Jede Seite hat nur noch einen Stein oder eine Dame.
king_wins = Eine einzelne Dame gewinnt gegen einen einzelnen Stein, der sie nicht schlagen kann.
quiet = Jede Seite hat 50 Züge in Folge gemacht, ohne zu schlagen und ohne einen einfachen Stein zu ziehen.
quiet_left =
    { $n ->
        [one] Noch ein Zug ohne Schlag und ohne Zug eines einfachen Steins, und die Partie ist remis.
       *[other] Noch { $n } Züge ohne Schlag und ohne Zug eines einfachen Steins, und die Partie ist remis.
    }
lost_by_missing = Der größte Schlag wurde ausgelassen.
stuck = Der Stein auf { $site } hat kein freies Feld, auf das er ziehen kann. Wähle einen anderen.
staying = Du darfst nicht aussetzen. Der Stein auf { $site } muss sein Feld verlassen.
must_capture = Schlagen ist Pflicht.
too_few = Es lassen sich { $most } Steine schlagen, auf diesem Weg nur { $takes }. Du musst so viel wie möglich schlagen.
these_can =
    { $n ->
        [one] Der Stein auf { $sites } kann das.
       *[other] Die Steine auf { $sites } können das.
    }
so = Der Stein auf { $at } schlägt so viel, wenn er nach { $sites } zieht.
or = { $first } oder { $next }
go_on = Der Schlag endet nicht auf { $site }. Es sind { $takes } von { $most }, und du musst so viel wie möglich schlagen.
not_straight = Gezogen wird gerade, in einer Reihe oder in einer Spalte, nie schräg. Von { $from } ist { $to } nicht zu erreichen.
backwards = Ein Stein zieht nie rückwärts. Von { $from } erreicht er { $to } nicht.
too_far = Ein Stein zieht auf das Nachbarfeld, oder er springt über den Stein daneben auf das Feld gleich dahinter. Von { $from } erreicht er { $to } nicht.
in_the_way = Eigene Steine werden nicht übersprungen. Von { $from } nach { $to } steht der Stein auf { $site } im Weg.
two_in_a_row = Zwei Steine hintereinander werden nicht übersprungen. Von { $from } nach { $to } stehen die Steine auf { $first } und { $second } im Weg.
two_apart = Jeder Sprung geht über einen einzigen Stein. Von { $from } nach { $to } sind es zwei, { $first } und { $second }.
landing = Du schlägst einen Stein nicht, indem du auf ihn ziehst, wie hier auf { $site }. Springe über ihn, wenn das Feld gleich dahinter frei ist.
nothing_jumped = Solange der Schlag dauert, wird nur gesprungen. Von { $from } nach { $to } ist kein Stein zu schlagen.
already_taken = Der Stein auf { $site } ist schon geschlagen und hat das Brett verlassen. Von { $from } nach { $to } ist nichts mehr zu überspringen.
reversal = Zwischen zwei Sprüngen wird nicht umgekehrt. Von { $from } geht es nicht zurück in Richtung { $to }.
no_chain = Keine Folge von Sprüngen führt so von { $from } nach { $to }.
lede = Sechzehn Steine gegen sechzehn, auf allen Feldern des Bretts. Geschlagen wird durch Springen, vorwärts oder zur Seite, und zwar so viel wie möglich.
fact-players = 2
fact-age = ab 8 Jahren
fact-time = etwa 30 Minuten
fact-difficulty = mittel
fact-kind = Strategie, Damespiel
fact-material = ein Brett mit acht mal acht Feldern, sechzehn weiße und sechzehn schwarze Steine
fact-ours = Alter, Dauer und Schwierigkeit sind Schätzungen von Palamède.
option-reversal = Umkehren zwischen zwei Sprüngen
option-reversal-forbidden = Verboten
option-reversal-forbidden-why = Der Stein springt geradeaus weiter oder biegt rechtwinklig ab.
option-reversal-allowed = Erlaubt
option-reversal-allowed-why = Der Stein darf auch dahin zurück, woher er kommt.
option-promotion = Wird ein Stein während eines Schlags zur Dame
option-promotion-at_once = Sofort
option-promotion-at_once-why = Er schlägt als Dame weiter.
option-promotion-at_end = Am Ende des Schlags
option-promotion-at_end-why = Er schlägt als einfacher Stein weiter, nur zur Seite.
option-one_each = Eins gegen eins
option-one_each-plays_on = Die Partie geht weiter
option-one_each-plays_on-why = Nur zwei Damen sind remis, wenn kein Schlag möglich ist.
option-one_each-draw = Remis
option-one_each-draw-why = Ob Stein oder Dame, auch wenn ein Schlag möglich ist.
option-one_each-king_wins = Die Dame gewinnt
option-one_each-king_wins-why = Eine Dame gewinnt gegen einen Stein, außer wenn der Stein am Zug ist und sie schlagen kann.
option-strict = Einen Schlag auslassen
option-strict-no = Unmöglich
option-strict-no-why = Wenn Schlagen Pflicht ist, bietet das Brett nichts anderes an.
option-strict-yes = Partie verloren
option-strict-yes-why = Das Brett lässt jeden Zug zu, und wer nicht so viel wie möglich schlägt, verliert sofort.
set-federation = Türkischer Verband
set-federation-why = Ein Stein wird am Ende des Schlags zur Dame; eins gegen eins ist remis.
sources-rules = { "" }
sources-ornaments = Bei der Türkischen Dame gibt keine Quelle die Dreiecke oder die Sterne an.
