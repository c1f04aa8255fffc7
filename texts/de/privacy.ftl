title = Datenschutz
lede = Palamède fragt keine Daten über Sie ab und sendet nichts von dem, was Sie tun.
server = Daten beim Server
server_text =
    Ihr Browser fragt den Server nach den Dateien der Website. Wie jeder Server erhält er Ihre IP-Adresse, den Namen Ihres Browsers und den Namen jeder angefragten Datei.
    Ihre Züge, die Namen der Spieler und Ihre Einstellungen verlassen Ihr Gerät nicht. Der Link einer Partie enthält sie hinter dem Zeichen #, und dieses Ende der Adresse wird nicht an den Server gesendet.
    Von einem anderen Server wird keine Datei angefragt. Es gibt keine Cookies, keine Reichweitenmessung und keine Werbung.
served = Diese Dateien werden ausgeliefert von: { $host }. Dort ist zu erfahren, was mit der Liste der Anfragen geschieht.
served_by_nobody = Wer diese Website veröffentlicht, kann sagen, was mit der Liste der Anfragen geschieht.
device = Daten auf Ihrem Gerät
kept =
    Ab dem ersten Zug die laufende Partie jedes Spiels und bis zu zehn unterbrochene Partien: Eine elfte ersetzt die älteste.
    Die Einstellungen, die Sie ändern, die Namen, die Sie eingeben, den Stand zwischen den Spielern, das laufende Turnier, die abgeschlossenen Lektionen und gelösten Aufgaben.
    Wenn Sie ein Spiel öffnen, die Dateien der Website, damit es ohne Netz gespielt werden kann.
erase = Nichts wird von selbst gelöscht. Partien, Namen und Einstellungen werden in den Einstellungen der Website gelöscht ({ $settings }, { $clear }). Der Browser löscht alles, auch die Dateien, mit den Daten dieser Website.
frame = Ein Spiel auf der Seite einer anderen Website
frame_text = Jene Seite erfährt, dass eine Partie beginnt, wer am Zug ist und wer gewinnt. Die Züge und die Namen erfährt sie nicht.
who = Verantwortlich für diese Website
by = Diese Website wird veröffentlicht von: { $name }.
by_nobody = Diese Website sagt nicht, wer sie veröffentlicht.
