facts-1 = Spieler
facts-2 = Alter
facts-3 = Dauer
facts-4 = Schwierigkeit
facts-5 = Genre
facts-6 = Spielmaterial
sources =
    { $rules }
    Wo ein Regelblatt schweigt, musste Palamède entscheiden: bei der Wiederholung, der Grenze ohne Schlag, der Seite, die nicht mehr ziehen kann. Die Regelseite jedes Spiels zählt diese Entscheidungen auf.
    Die Ornamente sind Schmuck. { $ornaments }
    Die Buchstaben der Titel sind die der TeX Gyre Pagella von GUST, unter der GUST Font License; die chinesischen und thailändischen Schriftzeichen sind die der Noto Serif CJK von Adobe und der Noto Serif Thai von Google, unter der SIL Open Font License. Die Dateien der Website enthalten davon nur, was sie zeigt, unter anderen Namen: Palamede Serif, Palamede Han und Palamede Thai.
free = Palamède ist freie Software: siehe { $own } und { $others }.
licence = ihre Lizenz
notices = die Lizenzen der enthaltenen Teile
keyboard =
    Pfeiltasten: zum Nachbarfeld gehen, so wie es auf dem Bildschirm liegt.
    Eingabe oder Leertaste: eine Figur wählen, dann ihr Zielfeld.
    Esc: die gewählte Figur loslassen oder zur Partie zurückkehren, wenn du frühere Züge ansiehst. In einem Spiel mit verdeckten Figuren, bei dem ihr das Gerät weitergebt, verbirgt Esc den Bildschirm.
    Einen Schlag mit mehreren Sprüngen gibst du Feld für Feld ein.
    Pos1 und Ende: zum ersten oder letzten Feld der Reihe gehen. Mit Strg: zum ersten oder letzten Feld des Bretts.
    T auf dem Brett: würfeln. Tab: zu den Würfeln gehen, die du spielst.
    H auf dem Brett: einen Tipp holen. Noch einmal H: den Zug sehen.
    L auf dem Brett: hören, was um das Feld herum steht, und in jeder Richtung die erste Figur oder das letzte freie Feld.
    F auf dem Brett: das Brett drehen, wenn es sich nicht von selbst dreht.
    Fragezeichen auf dem Brett: diese Seite öffnen.
    Strg+Z: zurücknehmen. Strg+Y: wiederholen.
    R in einem Spiel mit verdeckten Figuren: das Feld hören, samt Rang. N: notieren, wofür du eine fremde Figur hältst.
seen = Auf dem Brett: { $what }.
seen_empty = Das Brett ohne Figuren.
seen_run = { $first } bis { $last }
seen_move = Letzter Zug: von { $from } nach { $to }.
seen_taken = Geschlagen: { $sites }.
seen_ways = Mögliche Ziele von { $site } aus: { $sites }.
meaning = { $what }. { $why }
options = Optionen
by_default = Standard
sets = Fertige Optionen
default_set = Standardregeln
usual_rules = Regeln der Partie: wie üblich
own_rules = Regeln der Partie: nach deiner Wahl
default_set_why = Wie auf der Regelseite.
no_set = Optionen einzeln gewählt.
no_effect = Hier gibt es nichts zu wählen: „{ $option }“ steht auf „{ $value }“.
dice_here = Hier gewürfelt
dice_here_why = Die Website würfelt. Nach dem Ende der Partie lassen sich die Würfe mit ihrem Text prüfen.
dice_given = Am Tisch gewürfelt
dice_given_why = Du wirfst eigene Würfel und gibst nacheinander ein, was sie zeigen.
clock = Uhr
no_clock = Ohne Uhr
minutes = { $n } min
clock_why = Jede Seite hat diese Zeit für die ganze Partie. Ab dem ersten Zug läuft die Uhr der Seite, die am Zug ist. Sie steht, solange du frühere Züge ansiehst oder die Seite im Browser verlässt.
clock_each = Zeit für jede Seite
increment = Zugabe nach jedem Zug
seconds = { $n } s
expiry = Wenn die Zeit um ist
announce = Die Partie geht weiter
announce_why = Ein Satz meldet es, und die Partie geht weiter. Ihr entscheidet, was das bedeutet.
forfeit = Verlust auf Zeit
forfeit_why = Wer keine Zeit mehr hat, hat verloren.
forfeit_why_four = Wer keine Zeit mehr hat, verlässt die Partie wie nach dem Aufgeben.
around = Um den Tisch
around_why = Die Anzeige dreht sich zu der Person, die auf den Bildschirm sehen soll; das Brett bleibt liegen.
contents = Inhalt
figure = Abb. { $n }.
try_it = Abbildung { $n } auf dem Brett ausprobieren
figures-play = Abbildung { $n } spielen
figures-ask = { $who }: Spiele den Zug der Abbildung ({ $sites }).
figures-ask_any = { $who }: Beginne mit { $sites }, dann beende den Zug, wie du willst.
figures-other = Dieser Zug ist erlaubt, aber es ist nicht der Zug der Abbildung.
figures-again = Von vorn
print = Drucken
link_holds = Dieser Link enthält die ganze Partie. Wer ihn öffnet, kann sie Zug für Zug ansehen.
link_of_open = Dieser Link enthält die ganze Partie mit allen Figuren, auch mit den zuvor verdeckten.
text_why = Dieser Text enthält die ganze Partie. Behalte ihn oder sende ihn. Er lässt sich hier wieder öffnen. Seine Wörter sind englisch, in allen Sprachen der Website.
sealed = In der ersten Zeile bedeutet „sealed“ versiegelt: Die letzte Zeile zeigt, ob der Text geändert oder gekürzt wurde.
tournament-lede = Alle spielen der Reihe nach einmal gegeneinander, auf diesem Bildschirm oder auf echten Brettern. Die Namen und die Ergebnisse bleiben auf diesem Gerät.
tournament-names = Die Spieler, { $fewest } bis { $most }
tournament-name = Spieler { $n }
tournament-game = Das Spiel
tournament-begin = Turnier beginnen
tournament-number = Nötig sind { $fewest } bis { $most } Namen.
tournament-twice = „{ $name }“ steht zweimal da. Ändere einen der beiden Namen.
tournament-pair = { $first } – { $second }
tournament-against = { $first } gegen { $second }
tournament-round = Runde { $n } von { $all }
tournament-now = jetzt
tournament-play = Jetzt spielen: { $pairs }.
tournament-rests = { $who } setzt aus.
tournament-won_by = Alle Partien sind gespielt. { $who } gewinnt das Turnier.
tournament-shared_by = Alle Partien sind gespielt. Geteilter erster Platz: { $who }.
tournament-wins = { $who } gewinnt
tournament-draw = Remis
tournament-open = Offen
tournament-here = Hier spielen
tournament-back = Zurück zum Turnier
tournament-entered = Das Ergebnis steht in der Turniertabelle.
tournament-started = Die Partie hat hier begonnen. Ihr Ergebnis wird von selbst eingetragen.
tournament-table-caption = Tabelle
tournament-table-place = Platz
tournament-table-player = Spieler
tournament-table-won = Gewonnen
tournament-table-drawn = Remis
tournament-table-lost = Verloren
tournament-table-points = Punkte
tournament-table-rule = Ein Sieg zählt 1 Punkt, ein Remis ½. Bei gleichen Punkten entscheiden die Partien untereinander, dann die Zahl der Siege.
tournament-end = Turnier beenden
tournament-end_sure = Turnier beenden? Die Namen und die Ergebnisse werden von diesem Gerät gelöscht.
tournament-end_yes = Beenden und löschen
tournament-end_no = Turnier behalten
tournament-ended = Das Turnier ist beendet und gelöscht.
tournament-broken = Das Turnier auf diesem Gerät lässt sich nicht lesen.
tournament-broken_game = Der Name des Spiels fehlt oder ist nicht der eines Spiels zu zweit.
tournament-broken_line = Die Zeile „{ $line }“ gehört nicht zu einem Turnier.
tournament-broken_only = Deine Partien und deine Einstellungen sind unberührt.
tournament-text = Gespeicherter Text
setup-lede = Wähle eine Figur und tippe dann auf das Brett, um sie zu setzen. Spiele danach von dieser Stellung aus.
setup-lede_full = Tippe auf zwei Figuren einer Armee, um sie zu tauschen. Die Armeen sind vollständig und für alle sichtbar. Während einer Partie hängt eine Stellung von den früheren Kämpfen ab. Darum kannst du sie hier nicht aufbauen.
setup-tools = Setzen, verschieben, entfernen
setup-shift = Verschieben
setup-remove = Entfernen
setup-empty = Brett leeren
setup-first = Anfangsstellung
setup-mirror = Links und rechts tauschen
setup-turn = Wer ist am Zug?
setup-hand = { $who }, Steine in der Hand
setup-flights = Verbleibende Flüge
setup-possible = Diese Stellung ist möglich.
setup-among = Hier spielen
setup-against = Gegen den Computer spielen
setup-hint = Während der Partie zeigt der Tipp einen guten Zug und die Bewertung.
setup-share = Link, QR, Bild, Papier
setup-fault-none = { $who }: Mindestens eine Figur ist nötig.
setup-fault-many = { $who }: höchstens { $n } Figuren.
setup-fault-missing = Es fehlt eine Figur: { $what }.
setup-fault-place = Auf { $site } nicht möglich: { $what }.
setup-fault-together = Auf { $site } können diese Figuren nicht zusammen stehen.
setup-fault-gap = { $who }: Schlafende Steine müssen ab dem ersten Feld ohne Lücke stehen.
setup-fault-other = Diese Stellung ist in diesem Spiel unmöglich.
setup-fault-over = Die Partie wäre schon zu Ende.
setup-fault-rule = Zur Regel
goals-win-one = { $who }: Gewinne in einem Zug.
goals-win-more = { $who }: Gewinne in { $turns } Zügen, was die andere Seite auch spielt.
goals-win-other = Dieser Zug ist erlaubt, aber die andere Seite kann sich retten.
goals-take-one = { $who }: Schlage in einem Zug so viele Steine wie möglich. Es sind { $n } zu schlagen.
goals-take-more = { $who }: Schlage in { $turns } Zügen { $n } Steine mehr als die andere Seite, was sie auch antwortet.
goals-take-other = Dieser Zug ist erlaubt, aber du kannst mehr gewinnen.
goals-sure-one = { $who }: Nach allem, was bekannt ist, gelingt nur ein einziger Angriff sicher. Welcher?
goals-sure-more = { $who }: Nach allem, was bekannt ist, gelingt in { $turns } Zügen nur ein einziger Angriff sicher. Welcher?
goals-sure-other = Dieser Zug ist erlaubt, aber es ist nicht der Angriff, der sicher gelingt.
goals-solved = Richtig, das war die einzige Lösung.
tries-takes =
    { $n ->
        [0] Erlaubt, aber dieser Zug schlägt nichts.
        [one] Erlaubt, aber dieser Zug schlägt nur einen Stein.
       *[other] Erlaubt, aber dieser Zug schlägt nur { $n } Steine.
    }
tries-asked =
    { $n ->
        [one] Ein Stein war zu schlagen.
       *[other] { $n } Steine waren zu schlagen.
    }
tries-replies =
    { $n ->
        [0] Erlaubt, aber dann spielt die andere Seite { $reply }.
        [one] Erlaubt, aber dann spielt die andere Seite { $reply } und schlägt einen Stein.
       *[other] Erlaubt, aber dann spielt die andere Seite { $reply } und schlägt { $n } Steine.
    }
tries-wins = Erlaubt, aber dann spielt die andere Seite { $reply } und gewinnt.
tries-gains =
    { $n ->
        [0] Dann gewinnst du nichts.
        [one] Dann gewinnst du nur einen Stein.
       *[other] Dann gewinnst du nur { $n } Steine.
    }
tries-costs =
    { $n ->
        [one] Dann verlierst du einen Stein.
       *[other] Dann verlierst du { $n } Steine.
    }
tries-not_won =
    { $n ->
        [one] Dann kannst du mit dem nächsten Zug nicht gewinnen.
       *[other] Dann ist der Gewinn in { $n } Zügen nicht mehr sicher.
    }
tries-goes_on =
    { $n ->
        [one] Erlaubt, aber die andere Seite hat noch einen Zug: { $reply }.
       *[other] Erlaubt, aber die andere Seite hat noch { $n } Züge.
    }
tries-dice =
    { $n ->
        [0] Erlaubt, aber dann schlägst du mit diesen Würfeln nichts mehr.
        [one] Erlaubt, aber dann schlägst du mit diesen Würfeln höchstens einen Stein.
       *[other] Erlaubt, aber dann schlägst du mit diesen Würfeln höchstens { $n } Steine.
    }
tries-dice_not_won = Erlaubt, aber dann kannst du mit diesen Würfeln nicht mehr gewinnen.
tries-lost = Erlaubt, aber mit diesem Zug verlierst du die Partie.
tries-no_attack = Erlaubt, aber dieser Zug greift nichts an.
puzzles-next = Nächste Aufgabe
puzzles-count = Gelöst: { $n } von { $all }.
puzzles-all_solved = Alle Aufgaben dieses Spiels sind gelöst. Gut gemacht.
puzzles-other = Aufgaben: { $game }
puzzles-daily = Das war die Aufgabe des Tages.
puzzles-grades-1 = Leichte Aufgabe.
puzzles-grades-2 = Mittelschwere Aufgabe.
puzzles-grades-3 = Schwere Aufgabe.
puzzles-missing-1 = Diesen Schritt gibt es nicht. Hier ist der letzte.
puzzles-missing-2 = Diese Aufgabe gibt es nicht. Hier ist die letzte.
level_set = { $label }: { $level }, ab dem nächsten Zug.
feats-first = Das ist dein erster Sieg in diesem Spiel.
feats-level = Du hast Stufe { $n } besiegt.
feats-held =
    { $n ->
        [0] Du hast { $moves } Züge durchgehalten.
        [one] Du hast { $moves } Züge durchgehalten und einen Stein geschlagen.
       *[other] Du hast { $moves } Züge durchgehalten und { $n } Steine geschlagen.
    }
feats-look = „{ $review }“ zeigt, wo sich die Partie entschieden hat.
feats-easier = „{ $easier }“ wählt die nächstniedrigere Stufe.
feats-moves = Gespielte Züge: { $n }.
feats-takes = Geschlagen: { $list }.
feats-took = { $side } { $n }
feats-most = Größter Schlag: { $n } Steine in einem Zug, { $from_to }.
feats-attacks = Angriffe: { $n }.
feats-gone = Die ausgeschiedenen Armeen haben das Brett verlassen. „{ $replay }“ zeigt alle Figuren.
from_to-goes-1 = auf { $to }
from_to-goes-2 = von { $from } nach { $to }
from_to-takes = { $from_to } (Schlag auf { $sites })
from_to-takes_many = { $from_to } ({ $n } geschlagen)
reason-takes =
    { $n ->
        [one] Du schlägst einen Stein, auf { $sites }.
       *[other] Du schlägst { $n } Steine: { $sites }.
    }
reason-loses_nothing = Die andere Seite schlägt nichts.
reason-loses =
    { $n ->
        [one] Die andere Seite schlägt einen Stein, auf { $sites }.
       *[other] Die andere Seite schlägt { $n } Steine: { $sites }.
    }
reason-best = Der beste andere Zug, { $other }, { $gives }.
reason-best_after = Der beste andere Zug, { $other }, { $gives }, nach der Antwort { $reply }.
reason-gives =
    { $n ->
        [one] gewinnt nur einen Stein
       *[other] gewinnt nur { $n } Steine
    }
reason-gives_nothing = gewinnt nichts
reason-costs =
    { $n ->
        [one] verliert einen Stein
       *[other] verliert { $n } Steine
    }
reason-one_defence = Wenn du { $other } spielst, rettet die andere Seite nur ein Zug: { $reply }.
reason-defence = Wenn du { $other } spielst, kann sich die andere Seite retten: { $reply }.
reason-lost = Wenn du { $other } spielst, spielt die andere Seite { $reply } und gewinnt.
reason-goes_on = Nach jedem anderen Zug kann die andere Seite weiterspielen.
reason-only_start = Mit diesen Würfeln gewinnt kein anderer erster Zug.
reason-sure = Auf { $site } kann nur stehen: { $ranks }. Der Angriff ({ $piece }) gelingt in jedem Fall.
reason-unsure = Von { $from } nach { $site } kann der Angriff ({ $piece }) misslingen: { $ranks }.
reason-unknown = Von { $from } nach { $site } kann der Angriff ({ $piece }) misslingen. Über das Ziel ist fast nichts bekannt.
review-percent = { $n } %
review-good = guter Zug
review-inaccuracy = Ungenauigkeit
review-mistake = Fehler
review-heading = Wichtige Züge
review-annotated = Runde { $n }, { $from_to }: { $name } ({ $sign })
review-curve = Gewinnchancen, { $who }: { $from } % am Anfang, { $to } % am Ende.
review-better = Es gab einen besseren Zug. { $what }
review-line = Danach: { $moves }.
review-even = Ausgeglichen von Anfang bis Ende.
review-led = Vorteil von Anfang bis Ende: { $who }.
review-tipped = Bis Runde { $n } ausgeglichen, danach im Vorteil: { $who }.
review-turned = Zuerst im Vorteil: { $other }. Ab Runde { $n } im Vorteil: { $who }.
review-swung = Der Vorteil wechselte. Ab Runde { $n } blieb im Vorteil: { $who }.
review-eased = Zuerst im Vorteil: { $who }. Ab Runde { $n } war die Partie ausgeglichen.
review-unsettled = Der Vorteil wechselte. Am Ende war die Partie ausgeglichen.
review-resigned = Dann aufgegeben.
review-timed_out = Dann auf Zeit verloren.
review-kinds-1 = Der Wendepunkt
review-kinds-2 = Schlag verpasst
review-kinds-3 = Gewinn verpasst
review-kinds-4 = Der beste Zug
review-kinds-5 = Ungenauigkeit
review-kinds-6 = Fehler
review-none = Es gibt keinen Zug zu analysieren.
review-small = Kleiner Verlust
review-moment = Runde { $n }, { $who }, { $from_to }.
review-all = Alle wichtigen Züge ({ $n })
review-took =
    { $n ->
        [one] Der Zug { $from_to } hätte einen Stein geschlagen.
       *[other] Der Zug { $from_to } hätte { $n } Steine geschlagen.
    }
review-won-1 = Der Zug { $from_to } hätte sofort gewonnen.
review-won-2 = Mit dem Zug { $from_to } war die Partie in { $n } Zügen zu gewinnen.
review-won-3 = Mit dem Zug { $from_to } war die Partie zu gewinnen.
review-better_move = Besser war der Zug { $from_to }.
review-lost =
    { $n ->
        [one] Die Antwort { $reply } hat einen Stein geschlagen.
       *[other] Die Antwort { $reply } hat { $n } Steine geschlagen.
    }
review-gained =
    { $n ->
        [one] Dieser Zug hat einen Stein geschlagen.
       *[other] Dieser Zug hat { $n } Steine geschlagen.
    }
review-held = Bei jedem anderen Zug wäre etwas verloren gegangen.
review-counts-1 = Seite
review-counts-2 = Genaue Züge
review-counts-3 = Ungenauigkeiten
review-counts-4 = Fehler
review-costs = Ein Fehler senkt die Gewinnchance um mindestens { $mistake } Prozentpunkte, eine Ungenauigkeit um mindestens { $inaccuracy }. Bei großem Rückstand genügt die Hälfte.
review-counted = Züge, die gespielt wurden, als die Partie schon gewonnen oder verloren war, zählen nicht.
