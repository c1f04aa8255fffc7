there = Ist jemand da?
returns = Sonst kehrt der Bildschirm gleich zum Anfang zurück. Die laufende Partie bleibt erhalten.
stay = Ich bin da
