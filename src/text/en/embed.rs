//! The page that puts a game on others, in English.

use crate::{EmbedWords, HelpWords};

pub const EMBED: EmbedWords = EmbedWords {
    lede: "Choose the game and how it is played: the lines to copy into your page are ready below.",
    no_script: "The choices need a small program (JavaScript) that does not run in this browser. The address can be written by hand, too, as explained further down.",
    game: "Game",
    visitor: "The visitor's",
    yes: "Yes",
    no: "No",
    rules: "Rules of the game",
    start: "Begin at a position",
    start_why: "Paste the link of a game of this site here (in the game: Share, then Copy the link). The frame begins there, with the rules of that game.",
    start_wrong: "This is not the link of a game: “#/”, the name of one of the games and a question mark are missing.",
    width: "Greatest width, in pixels",
    width_why: "From 280 to 1200; empty, what suits the board. The height follows.",
    live: "What your visitors will see",
    take: "To copy",
    code: "The code",
    title: "A board game to play here: {game}",
    address: "The address alone",
    address_why: "For a field that asks for an address (URL) instead of code.",
    qr: "The QR code",
    qr_why: "For a poster, a shelf or a table: it opens the game at full size.",
    qr_svg: "Save as SVG",
    qr_png: "Save as PNG",
    qr_failed: "The QR code could not be drawn. Reload the page.",
    rgaa: "A sentence for your accessibility statement",
    rgaa_text: "The game “{game}” is third-party content, from Palamède, free software. By its authors' own audit of {date}, it is {state} to RGAA 4.1, the French rules for accessibility (criteria met: {met}; not met: {not}; not applicable: {na}). {heard} Details: {address}",
    data: "A sentence for your page on personal data",
    host: "Who serves this site?",
    github: "GitHub Pages",
    own: "Another server",
    data_github: "The game “{game}” is served by GitHub Pages (GitHub, Inc., United States), which receives the visitor's IP address. It sets no cookie and sends nothing. When somebody plays, the game and the settings are kept in that browser; they can be deleted in the site's settings.",
    data_own: "The game “{game}” is served by {host}, which receives the visitor's IP address. It sets no cookie and sends nothing. When somebody plays, the game and the settings are kept in that browser; they can be deleted in the site's settings.",
    copy: "Copy: {what}",
    facts: "Nothing else to install: the game appears and is played in your page.|No cookie, no tracking. As long as nobody plays or changes a setting, nothing is kept. After that the game and the settings are kept in the visitor's browser, if it lets them; nothing is sent. The site's server receives requests for files, as every server does.",
    where_to: "Where to paste",
    wordpress: "The easiest way: paste the address of the game's page, alone in a paragraph. WordPress makes the game of it. That of Mak-Yek is {address}",
    helps: [
        HelpWords {
            title: "WordPress",
            text: "In the editor, add a “Custom HTML” block and paste the code into it.|If the code vanishes when you save, your account may not publish frames: ask who runs the site to paste it once.",
        },
        HelpWords {
            title: "SPIP",
            text: "In the text of the article, write an html tag, paste the code, then close the tag: SPIP leaves what is between the two as it is.",
        },
        HelpWords {
            title: "Drupal",
            text: "Choose the text format “Full HTML”, open the source and paste the code there.|If the frame vanishes, the text format filters the iframe tag: who runs the site can allow it.",
        },
        HelpWords {
            title: "Joomla",
            text: "Switch the editor to code and paste.|The TinyMCE editor takes frames away as long as iframe is among its prohibited elements (Extensions, Plugins, Editor TinyMCE), and the text filter of your group may do so, too: who runs the site sets both.",
        },
        HelpWords {
            title: "Moodle and school platforms",
            text: "In Moodle, add a page or a text area, switch the editor to HTML and paste the code.|On a school platform, look for an HTML block, or for “embedded content” that asks for an address; with neither, give the address as a link.",
        },
        HelpWords {
            title: "Another site",
            text: "Wherever a page takes HTML, paste the code. Where a field asks for the address of what to embed, paste the address alone.|With none of these, a link or the QR code will do.",
        },
        HelpWords {
            title: "It does not show?",
            text: "Nothing appears: the editor has taken the iframe tag away. See above how to keep it.|A grey frame or “refused to connect”: your site forbids frames of other sites (Content-Security-Policy, frame-src). Have the address of this site added there.|A tiny frame: its style was taken away. Keep the width and height attributes of the code, or make them larger; playing takes a height of 240 pixels.",
        },
        HelpWords {
            title: "Writing the address by hand",
            text: "After the address of the game comes “?frame=1”, then what you choose, separated by “&”.|Language: lang=fr, lang=en or lang=zh. Theme: theme=light, theme=dark or theme=contrast.|Seating: seating=beside (side by side), seating=opposite (face to face) or seating=passing (passing the device).|Sides, in the game's order: players=person,computer gives the second to the computer.|The computer's level, from 1 to 8: level=5; for several sides, in the game's order: level=3,5.|Coordinates and possible moves, to be hidden: coordinates=off, hints=off. What stands on the pieces of Luzhanqi: labels=chinese or labels=symbols. Motion: motion=slow, motion=fast or motion=off.|The game's options, by their names in the text of a game: first=black, for instance.|The same game twice on a page: id=1 and id=2 keep two games.|What is not understood is passed over and no visitor is told: the browser's console names it.",
        },
        HelpWords {
            title: "On a table or in the hall",
            text: "On a tablet or screen, open the site's address with your choices before the “#”: ?games=mak-yek,sahkku&idle=5#/, for example. Controls are larger, links to other sites and to the plain pages are hidden, and the first touch makes the page full screen. During a game the screen stays on until ten minutes after the last touch (at an https address).|The games on offer, separated by commas, without spaces: games=. Their names: {games}.|Back to the list when nobody has touched the screen for five minutes: idle=5. An unfinished game is kept, and the list offers to resume it. To return to one game instead of the list: home=mak-yek.|A screen without controls, for the hall: bar=0. With players=computer,computer (one word per side) the computer plays game after game there: ?bar=0&players=computer,computer#/mak-yek.|With idle or bar=0, a new version of the site is taken between games.",
        },
    ],
    script: "Control the game with a script",
    script_text: "If you write your own page, it can follow the game and control it. The script comes from this site, weighs less than 2 kB, and will always do what it does now. It listens only to this site's frame; the frame listens only to the page that holds it. Put it after the frame.|It reports: ready (the game is there), start (a game begins), turn (a move or a throw), end (the game is over; outcome lists the winning sides, numbered from 1 in the game's order, and is empty for a draw) and height (the height that suits the frame). It passes on no moves and no players' names.|It accepts: newGame, setLanguage and setTheme.",
    script_try: "Try it on this page's frame",
    script_new: "New game",
    script_heard: "Messages from the frame",
};
