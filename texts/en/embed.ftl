# The purpose of the page.
lede = Choose the game and how it is played: the lines to copy into your page are ready below.
# The form does nothing without its script.
no_script = The choices need a small program (JavaScript) that does not run in this browser. The address can be written by hand, too, as explained further down.
# Label: which game.
game = Game
# Language: the one that each visitor reads.
visitor = The visitor's
# Choice: the thing is shown.
yes = Yes
# Choice: the thing is not shown.
no = No
# Heading of the game's own choices.
rules = Rules of the game
# Label: the link of a game to begin with.
start = Begin at a position
# The meaning of that link.
start_why = Paste the link of a game of this site here (in the game: Share, then Copy the link). The frame begins there, with the rules of that game.
# Error: the text is no such link.
start_wrong = This is not the link of a game. Such a link holds “#/”, the name of a game and a question mark.
# Label: the frame's width.
width = Maximum width, in pixels
# The meaning of the width.
width_why = From 280 to 1200; leave it empty for the width that suits the board. The height follows.
# Heading: the frame itself.
live = What your visitors will see
# Heading: what is to be copied.
take = To copy
# Label: the lines.
code = The code
# The frame's name, for those who hear the page around: $game.
title = A board game to play here: { $game }
# Label: the address alone.
address = The address alone
# The use of the address alone.
address_why = For a field that asks for an address (URL) instead of code.
# Label: the QR code.
qr = The QR code
# The page to which the QR code leads.
qr_why = For a poster, a shelf or a table: it opens the game at full size.
# Button: saves the QR code as SVG.
qr_svg = Save as SVG
# Button: saves the QR code as PNG.
qr_png = Save as PNG
# Error: the QR code could not be drawn.
qr_failed = The QR code could not be drawn. Reload the page.
# Label: a sentence for a statement of accessibility.
rgaa = A sentence for your accessibility statement
# The sentence for a statement of accessibility: $game, $date, $state, $met, $not, $na, $heard, $address.
rgaa_text = The game “{ $game }” is third-party content, from Palamède, free software. By its authors' own audit of { $date }, it is { $state } to RGAA 4.1, the French rules for accessibility (criteria met: { $met }; not met: { $not }; not applicable: { $na }). { $heard } Details: { $address }
# Label: a sentence for a page on data protection.
data = A sentence for your page on personal data
# Label: the server of this site.
host = Who serves this site?
# Choice: GitHub serves it.
github = GitHub Pages
# Choice: another server serves it.
own = Another server
# The sentence where GitHub does: $game.
data_github = The game “{ $game }” is served by GitHub Pages (GitHub, Inc., United States), which receives the visitor's IP address. It sets no cookie and sends nothing. When somebody plays, the game and the settings are kept in that browser; they can be deleted in the site's settings.
# The sentence where another server does: $game, $host.
data_own = The game “{ $game }” is served by { $host }, which receives the visitor's IP address. It sets no cookie and sends nothing. When somebody plays, the game and the settings are kept in that browser; they can be deleted in the site's settings.
# Copies one of these: $what.
copy = Copy: { $what }
# The facts on what is kept of visitors.
facts =
    Nothing else to install: the game appears and is played in your page.
    No cookie, no tracking. As long as nobody plays or changes a setting, nothing is kept. After that the game and the settings are kept in the visitor's browser, if it lets them; nothing is sent. The site's server receives requests for files, as every server does.
# Heading: where the lines are put.
where_to = Where to paste
# The advice for WordPress, by the address of a game's page alone: $address.
wordpress = The easiest way: paste the address of the game's page, alone in a paragraph. WordPress turns it into the game. That of Mak-Yek is { $address }

## The advice for each kind of site, WordPress first, and for where nothing shows.

# The subject.
helps-1-title = WordPress
# The advice: $games, their ids.
helps-1-text =
    In the editor, add a “Custom HTML” block and paste the code into it.
    If the code vanishes when you save, your account may not publish frames: ask whoever runs the site to paste it once.
helps-2-title = SPIP
helps-2-text = In the text of the article, write an html tag, paste the code, then close the tag: SPIP leaves what is between the two as it is.
helps-3-title = Drupal
helps-3-text =
    Choose the text format “Full HTML”, open the source and paste the code there.
    If the frame vanishes, the text format filters the iframe tag: whoever runs the site can allow it.
helps-4-title = Joomla
helps-4-text =
    Switch the editor to code and paste it there.
    The TinyMCE editor takes frames away as long as iframe is among its prohibited elements (Extensions, Plugins, Editor TinyMCE), and the text filter of your group may do so, too: whoever runs the site sets both.
helps-5-title = Moodle and school platforms
helps-5-text =
    In Moodle, add a page or a text area, switch the editor to HTML and paste the code.
    On a school platform, look for an HTML block, or for “embedded content” that asks for an address; with neither, give the address as a link.
helps-6-title = Another site
helps-6-text =
    Wherever a page takes HTML, paste the code. Where a field asks for the address of what to embed, paste the address alone.
    If neither works, a link or the QR code will do.
helps-7-title = It does not show?
helps-7-text =
    Nothing appears: the editor has taken the iframe tag away. See above how to keep it.
    A grey frame or “refused to connect”: your site forbids frames of other sites (Content-Security-Policy, frame-src). Have the address of this site added there.
    A tiny frame: its style was taken away. Keep the width and height attributes of the code, or make them larger; playing takes a height of 240 pixels.
helps-8-title = Writing the address by hand
helps-8-text =
    After the address of the game comes “?frame=1”, then what you choose, separated by “&”.
    Language: lang=fr, lang=en, lang=zh or lang=de. Theme: theme=light, theme=dark or theme=contrast.
    Seating: seating=beside (side by side), seating=opposite (face to face) or seating=passing (passing the device).
    Sides, in the game's order: players=person,computer gives the second to the computer.
    The computer's level, from 1 to 8: level=5; for several sides, in the game's order: level=3,5.
    Coordinates and possible moves, to be hidden: coordinates=off, hints=off. On the pieces of Luzhanqi: labels=chinese or labels=symbols. Animations: motion=slow, motion=fast or motion=off.
    The game's options, by their names in the text of a game: first=black, for instance.
    The same game twice on a page: id=1 and id=2 keep two games.
    What is not understood is ignored. Visitors are not told, but the browser's console lists it.
helps-9-title = On a table or in the hall
helps-9-text =
    On a tablet or screen, open the site's address with your choices before the “#”: ?games=mak-yek,sahkku&idle=5#/, for example. Controls are larger, links to other sites and to the plain pages are hidden, and the first touch makes the page full screen. During a game the screen stays on until ten minutes after the last touch (at an https address).
    The games on offer, separated by commas, without spaces: games=. Their names: { $games }.
    Back to the list when nobody has touched the screen for five minutes: idle=5. An unfinished game is kept, and the list offers to resume it. To return to one game instead of the list: home=mak-yek.
    A screen without controls, for the hall: bar=0. With players=computer,computer (one word per side) the computer plays game after game there: ?bar=0&players=computer,computer#/mak-yek.
    With idle or bar=0, a new version of the site is taken between games.

# Heading: a page talks with the frame.
script = Control the game with a script
# The messages that the page hears, and the actions that it can ask for.
script_text =
    If you write your own page, it can follow the game and control it. The script comes from this site, weighs less than 2 kB, and will always do what it does now. It listens only to this site's frame; the frame listens only to the page that holds it. Put it after the frame.
    It reports: ready (the game is there), start (a game begins), turn (a move or a throw), end (the game is over; outcome lists the winning sides, numbered from 1 in the game's order, and is empty for a draw) and height (the height that suits the frame). It passes on no moves and no players' names.
    It accepts: newGame, setLanguage and setTheme.
# Heading: to try it here.
script_try = Try it on this page's frame
# Begins another game in the frame.
script_new = New game
# Heading of what the frame has told.
script_heard = Messages from the frame
