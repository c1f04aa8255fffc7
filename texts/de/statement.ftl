title = Erklärung zur Barrierefreiheit
mention = Barrierefreiheit: { $state }
states-1 = vollständig konform
states-2 = teilweise konform
states-3 = nicht konform
date = { $day }. { $month } { $year }
months-1 = Januar
months-2 = Februar
months-3 = März
months-4 = April
months-5 = Mai
months-6 = Juni
months-7 = Juli
months-8 = August
months-9 = September
months-10 = Oktober
months-11 = November
months-12 = Dezember
bound = { $name } verpflichtet sich, die eigenen Websites, Intranets, Extranets und Softwarepakete barrierefrei zu machen, gemäß Artikel 47 des französischen Gesetzes Nr. 2005-102 vom 11. Februar 2005.
published = Diese Website wird veröffentlicht von: { $name }.
nobody = Diese Website sagt nicht, wer sie veröffentlicht: Niemand geht hier die Verpflichtung ein, die Artikel 47 des französischen Gesetzes Nr. 2005-102 vom 11. Februar 2005 verlangt.
goal = Palamède möchte, dass alle spielen können. Das Ziel ist die Konformität mit WCAG 2.2, Stufe AA, und mit dem französischen RGAA 4.1.
plans = Dazu werden die folgende Strategie und die folgenden Maßnahmen umgesetzt:
plan = Mehrjahresplan zur Barrierefreiheit
year_plan = Maßnahmenplan für dieses Jahr
scope = Diese Erklärung gilt für { $site }, in den vier Sprachen der Website, und für ihre Spiele, die auf anderen Seiten eingebettet sind.
state = Stand der Konformität
state_is = Palamède ist { $state } mit dem RGAA, den französischen Regeln zur Barrierefreiheit, Version 4.1.
state_for = Palamède ist { $state } mit dem RGAA, den französischen Regeln zur Barrierefreiheit, Version 4.1, wegen der unten aufgeführten Mängel.
unheard = Niemand hat die Website mit NVDA oder VoiceOver geprüft, auch keine Person, die einen Screenreader benutzt.
no_more = Solange diese Prüfung fehlt, bezeichnet sich Palamède nicht als vollständig konform.
heard = Die Website wurde mit einem Screenreader durchgegangen: { $readers }.
results = Ergebnisse der Prüfungen
audited = Die Prüfung ist eine Selbstbewertung, mit Werkzeugen erstellt von denen, die die Website schreiben, Stand { $date }; eine Prüfung durch Dritte gab es nicht. Sie bewertet { $met } der { $all } anwendbaren Kriterien des RGAA 4.1 als erfüllt, das sind { $percent } %.
uncounted = Dieser Prozentsatz zählt, was sich mit Werkzeugen und durch Lesen des Codes beurteilen lässt. Er sagt nicht, wie gut sich die Website mit einem Screenreader bedienen lässt: Niemand hat es ausprobiert, daher der Stand „{ $state }“.
counts-1 = Erfüllte Kriterien: { $n }
counts-2 = Nicht erfüllte Kriterien: { $n }
counts-3 = Nicht anwendbare Kriterien: { $n }
contents = Nicht barrierefreie Inhalte
failed = Mängel
none_failed = Es sind keine Mängel bekannt.
derogations = Ausnahmen wegen unverhältnismäßiger Belastung
no_derogation = Keine Ausnahme wird beansprucht.
exempt = Inhalte, für die das Gesetz keine Barrierefreiheit verlangt
none_exempt = Kein Inhalt ist aus diesem Grund ausgenommen.
made = Erstellung dieser Erklärung
made_on = Diese Erklärung wurde am { $date } erstellt.
technologies = Verwendete Technologien
environment = Prüfumgebung
tested =
    Chromium, Firefox und WebKitGTK unter Linux: Partien werden dort allein mit der Tastatur gespielt.
    Jede Seite in vier Sprachen und drei Farbschemata, und noch einmal bei 360 und 320 Pixeln Breite; Vergrößerung, Textabstände und erzwungene Farben.
    Die Namen und Rollen, die ein Screenreader erhält, ausgelesen aus dem Accessibility-Baum des Browsers.
tools = Werkzeuge zur Bewertung der Barrierefreiheit
tools_are =
    axe-core, auf jeder Seite.
    Der HTML-Validator vnu.
    Die Tests des Projekts: Kontraste, Tastatur, Zielgrößen, Titel, Sprachen, Links.
pages = Geprüfte Seiten
pages_are =
    Die Startseite, die Einstellungen, die Hilfe zur Tastatur, die Quellen, die Seitenübersicht und diese Erklärung.
    Von jedem Spiel: die Partie, die neue Partie, die Regeln, die Lektion, die Aufgaben und die Partie als Text.
    Das Formular, das ein Spiel auf eine andere Website setzt, ein auf einer anderen Seite eingebettetes Spiel und die Seite einer unbekannten Adresse.
contact = Rückmeldung und Kontakt
contact_why = Wenn ein Inhalt oder ein Dienst für Sie nicht zugänglich ist, können Sie sich an die Verantwortlichen dieser Website wenden, um einen zugänglichen Weg oder den Inhalt in anderer Form zu erhalten.
email = E-Mail an { $email }
phone = Telefon: { $phone }
post = Post: { $address }
ticket = Wenn Sie auf ein Hindernis stoßen, können Sie im Repository des Projekts Palamède ein Ticket eröffnen.
tell = Nennen Sie die Seite, was Sie tun wollten, Ihren Browser und Ihre Hilfstechnik.
remedy = Beschwerdeweg
remedy_why = Wenn Sie einen Mangel feststellen, der Ihnen einen Inhalt oder eine Funktion der Website verschließt, ihn uns melden und keine Antwort erhalten, haben Sie nach französischem Recht die Möglichkeit, sich mit einer Beschwerde an den Défenseur des droits zu wenden, die französische Ombudsstelle. Dafür gibt es mehrere Wege:
remedy_form = Eine Nachricht an den Défenseur des droits schreiben
remedy_delegates = Die Vertretung des Défenseur des droits in Ihrer Region finden
remedy_post = Einen Brief mit der Post in Frankreich senden, kostenlos und ohne Briefmarke: { $address }
table = Die 106 Kriterien des RGAA 4.1, mit Begründungen auf Französisch
columns-1 = Kriterium
columns-2 = Begründung
columns-3 = Stand
verdicts-1 = erfüllt
verdicts-2 = nicht erfüllt
verdicts-3 = nicht anwendbar
legal = Impressum
source = Quelltext
