//! The page on privacy in English.

use crate::PrivacyWords;

pub const PRIVACY: PrivacyWords = PrivacyWords {
    title: "Privacy",
    lede: "Palamède asks nothing about you and sends nothing of what you do.",
    server: "What the server learns",
    server_text: "Your browser asks the server for the site's files. Like any server, it receives your IP address, the name of your browser and the name of each file.|Your moves, the players' names and your settings do not leave your device. The link of a game holds it after the sign #, and that end of the address is not sent to the server.|No file is asked of another server. There are no cookies, no audience measurement and no advertising.",
    served: "These files are served by {host}, who can say what becomes of the list of requests.",
    served_by_nobody: "Whoever publishes this site can say what becomes of the list of requests.",
    device: "What your device keeps",
    kept: "From the first move on, the game in progress of each kind and up to ten games put aside: an eleventh takes the place of the oldest.|The settings you change, the names you give, the score between players, the tournament that is on, the lessons and puzzles you have solved.|When you open a game, the site's files, so that you can play without a network.",
    erase: "Nothing expires. Games, names and settings are erased in the site's settings ({settings}, {clear}). The browser erases everything, the files too, with the data of this site.",
    frame: "A game in another site's page",
    frame_text: "That page learns that a game begins, whose turn it is and who wins. It learns neither the moves nor the names.",
    who: "Who answers for this site",
    by: "This site is published by {name}.",
    by_nobody: "This site does not say who publishes it.",
};
