wait = Das Spiel wird geladen...
file = Diese Seite wurde als Datei geöffnet, und so funktioniert sie nicht. Öffne sie unter ihrer Adresse im Netz.
wasm = Dieser Browser kann das Spiel nicht ausführen: WebAssembly fehlt ihm oder ist zu alt.
frame = In diesem isolierten Rahmen lässt der Browser das Spiel nicht starten. Öffne es auf einer eigenen Seite.
network = Das Spiel konnte nicht geladen werden. Prüfe die Verbindung und lade dann die Seite neu.
policy = Der Server dieser Website verhindert, dass das Spiel läuft: Seiner Content-Security-Policy fehlt 'wasm-unsafe-eval'.
part = Das Laden ist fehlgeschlagen. Prüfe die Verbindung und versuche es noch einmal. Wenn sich die Website gerade geändert hat, lade die Seite neu.
again = Noch einmal
