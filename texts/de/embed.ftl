lede = Wählen Sie das Spiel und wie es gespielt wird: Die Zeilen zum Kopieren in Ihre Seite stehen darunter bereit.
no_script = Die Auswahl braucht ein kleines Programm (JavaScript), das in diesem Browser nicht läuft. Die Adresse lässt sich auch von Hand schreiben, wie weiter unten erklärt.
game = Spiel
visitor = Die der Besucher
yes = Ja
no = Nein
rules = Regeln des Spiels
start = Mit einer Stellung beginnen
start_why = Fügen Sie hier den Link einer Partie dieser Website ein (in der Partie: Teilen, dann Link kopieren). Der Rahmen beginnt dort, mit den Regeln jener Partie.
start_wrong = Das ist nicht der Link einer Partie: Es fehlen „#/“, der Name eines der Spiele und ein Fragezeichen.
width = Größte Breite, in Pixeln
width_why = Von 280 bis 1200. Bleibt das Feld leer, richtet sich die Breite nach dem Brett. Die Höhe ergibt sich daraus.
live = Vorschau
take = Zum Kopieren
code = Der Code
title = Ein Brettspiel zum Spielen auf dieser Seite: { $game }
address = Nur die Adresse
address_why = Für ein Feld, das eine Adresse (URL) statt Code verlangt.
qr = Der QR-Code
qr_why = Für ein Plakat, ein Regal oder einen Tisch: Er öffnet das Spiel in voller Größe.
qr_svg = Als SVG speichern
qr_png = Als PNG speichern
qr_failed = Der QR-Code konnte nicht gezeichnet werden. Laden Sie die Seite neu.
rgaa = Ein Satz für Ihre Erklärung zur Barrierefreiheit
rgaa_text = Das Spiel „{ $game }“ ist ein Inhalt von Dritten, von Palamède, freier Software. Nach der Selbstbewertung seiner Autoren vom { $date } ist es { $state } mit dem RGAA 4.1, den französischen Regeln zur Barrierefreiheit (erfüllte Kriterien: { $met }; nicht erfüllt: { $not }; nicht anwendbar: { $na }). { $heard } Einzelheiten: { $address }
data = Ein Satz für Ihre Datenschutzerklärung
host = Wer liefert diese Website aus?
github = GitHub Pages
own = Ein anderer Server
data_github = Das Spiel „{ $game }“ wird von GitHub Pages (GitHub, Inc., USA) ausgeliefert; GitHub erhält dabei die IP-Adresse der Besucher. Das Spiel setzt keine Cookies und sendet nichts. Wenn jemand spielt, werden die Partie und die Einstellungen im jeweiligen Browser gespeichert; sie lassen sich in den Einstellungen der Website löschen.
data_own = Das Spiel „{ $game }“ wird ausgeliefert von: { $host }. Der Server erhält die IP-Adresse der Besucher. Das Spiel setzt keine Cookies und sendet nichts. Wenn jemand spielt, werden die Partie und die Einstellungen im jeweiligen Browser gespeichert; sie lassen sich in den Einstellungen der Website löschen.
copy = Kopieren: { $what }
facts =
    Sonst nichts zu installieren: Das Spiel erscheint auf Ihrer Seite und wird dort gespielt.
    Kein Cookie, kein Tracking. Solange niemand spielt oder eine Einstellung ändert, wird nichts gespeichert. Danach werden die Partie und die Einstellungen im Browser der Besucher gespeichert, wenn er es zulässt; nichts wird gesendet. Der Server der Website erhält die Anfragen nach Dateien, wie jeder Server.
where_to = Wo einfügen
wordpress = Am einfachsten: Fügen Sie die Adresse der Spielseite allein in einen Absatz ein. WordPress zeigt dort das Spiel. Für Mak-Yek ist es { $address }
helps-1-title = WordPress
helps-1-text =
    Fügen Sie im Editor einen Block „Individuelles HTML“ hinzu und fügen Sie den Code dort ein.
    Wenn der Code beim Speichern verschwindet, darf Ihr Konto keine Rahmen (iframe) veröffentlichen: Bitten Sie die Administration der Website, ihn einmal einzufügen.
helps-2-title = SPIP
helps-2-text = Schreiben Sie im Text des Artikels ein html-Tag, fügen Sie den Code ein und schließen Sie das Tag: SPIP lässt unverändert, was dazwischen steht.
helps-3-title = Drupal
helps-3-text =
    Wählen Sie das Textformat „Vollständiges HTML“, öffnen Sie den Quelltext und fügen Sie den Code dort ein.
    Wenn der Rahmen verschwindet, filtert das Textformat das Tag iframe: Die Administration der Website kann es erlauben.
helps-4-title = Joomla
helps-4-text =
    Schalten Sie den Editor auf Code um und fügen Sie ihn ein.
    Der Editor TinyMCE entfernt Rahmen, solange iframe zu seinen verbotenen Elementen gehört (Erweiterungen, Plugins, Editor TinyMCE), und der Textfilter Ihrer Gruppe kann es auch tun: Die Administration der Website stellt beides ein.
helps-5-title = Moodle und Schulplattformen
helps-5-text =
    Fügen Sie in Moodle eine Textseite oder ein Textfeld hinzu, schalten Sie den Editor auf HTML um und fügen Sie den Code ein.
    Suchen Sie auf einer Schulplattform einen HTML-Block oder „eingebetteten Inhalt“, der eine Adresse verlangt; gibt es beides nicht, geben Sie die Adresse als Link an.
helps-6-title = Eine andere Website
helps-6-text =
    Überall, wo eine Seite HTML annimmt, fügen Sie den Code ein. Wo ein Feld die Adresse eines Inhalts zum Einbetten verlangt, fügen Sie nur die Adresse ein.
    Gibt es nichts davon, genügt ein Link oder der QR-Code.
helps-7-title = Es erscheint nichts?
helps-7-text =
    Nichts erscheint: Der Editor hat das Tag iframe entfernt. Siehe oben, wie es erhalten bleibt.
    Ein grauer Rahmen oder „Verbindung abgelehnt“: Ihre Website verbietet Rahmen anderer Websites (Content-Security-Policy, frame-src). Lassen Sie dort die Adresse dieser Website hinzufügen.
    Ein winziger Rahmen: Sein Stil wurde entfernt. Behalten Sie die Attribute width und height des Codes, oder vergrößern Sie sie; zum Spielen sind 240 Pixel Höhe nötig.
helps-8-title = Die Adresse von Hand schreiben
helps-8-text =
    Nach der Adresse des Spiels kommt „?frame=1“, dann Ihre Auswahl, getrennt durch „&“.
    Sprache: lang=fr, lang=en, lang=zh oder lang=de. Farbschema: theme=light, theme=dark oder theme=contrast.
    Sitzordnung: seating=beside (nebeneinander), seating=opposite (gegenüber) oder seating=passing (Gerät weitergeben).
    Seiten, in der Reihenfolge des Spiels: players=person,computer gibt die zweite dem Computer.
    Stufe des Computers, von 1 bis 8: level=5; für mehrere Seiten, in der Reihenfolge des Spiels: level=3,5.
    Koordinaten und mögliche Züge, zum Ausblenden: coordinates=off, hints=off. Beschriftung der Figuren von Luzhanqi: labels=chinese oder labels=symbols. Bewegung: motion=slow, motion=fast oder motion=off.
    Optionen des Spiels, mit ihrem Namen aus dem Partietext: zum Beispiel first=black.
    Dasselbe Spiel zweimal auf einer Seite: id=1 und id=2 speichern zwei Partien.
    Was nicht verstanden wird, wird übergangen, ohne dass Besucher es erfahren: Die Konsole des Browsers nennt es.
helps-9-title = Auf einem Tisch oder im Saal
helps-9-text =
    Öffnen Sie auf einem Tablet oder Bildschirm die Adresse der Website mit Ihrer Auswahl vor dem „#“: zum Beispiel ?games=mak-yek,sahkku&idle=5#/. Die Bedienelemente sind größer, Links zu anderen Websites und zu den einfachen Seiten sind verborgen, und die erste Berührung stellt die Seite auf Vollbild. Während einer Partie bleibt der Bildschirm an, bis zehn Minuten nach der letzten Berührung (bei einer Adresse mit https).
    Die angebotenen Spiele, durch Kommas getrennt, ohne Leerzeichen: games=. Ihre Namen: { $games }.
    Zurück zur Liste, wenn fünf Minuten lang niemand den Bildschirm berührt hat: idle=5. Die laufende Partie bleibt erhalten, und die Liste bietet an, sie fortzusetzen. Um statt zur Liste zu einem Spiel zurückzukehren: home=mak-yek.
    Ein Bildschirm ohne Bedienelemente, für den Saal: bar=0. Mit players=computer,computer (ein Wort für jede Seite) spielt der Computer dort eine Partie nach der anderen: ?bar=0&players=computer,computer#/mak-yek.
    Mit idle oder bar=0 wird eine neue Version der Website zwischen zwei Partien geladen.
script = Das Spiel mit einem Skript steuern
script_text =
    Wenn Sie Ihre Seite selbst schreiben, kann sie der Partie folgen und sie steuern. Das Skript kommt von dieser Website, ist kleiner als 2 kB, und was es heute tut, wird es immer tun. Es hört nur auf den Rahmen dieser Website; der Rahmen hört nur auf die Seite, die ihn enthält. Setzen Sie es hinter den Rahmen.
    Es meldet: ready (das Spiel ist da), start (eine Partie beginnt), turn (ein Zug oder ein Wurf), end (die Partie ist zu Ende; outcome nennt die Nummern der Seiten, die gewonnen haben, ab 1 in der Reihenfolge des Spiels, und ist bei einem Remis leer) und height (die Höhe, die zum Rahmen passt). Es gibt weder Züge noch Namen weiter.
    Es nimmt an: newGame (neue Partie), setLanguage (Sprache) und setTheme (Farbschema).
script_try = Am Rahmen dieser Seite ausprobieren
script_new = Neue Partie
script_heard = Meldungen des Rahmens
