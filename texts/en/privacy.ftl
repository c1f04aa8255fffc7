# Its title.
title = Privacy
# The summary, in one sentence.
lede = Palamède asks you nothing about yourself and sends nothing of what you do.
# Heading of what the server learns.
server = What the server learns
# The data that the server learns.
server_text =
    Your browser asks the server for the site's files. Like any server, it receives your IP address, the name of your browser and the name of each file.
    Your moves, the players' names and your settings do not leave your device. The link of a game holds it after the sign #, and that end of the address is not sent to the server.
    No file comes from another server. There are no cookies, no audience measurement and no advertising.
# The server's owner, where that is known: $host.
served = These files are served by { $host }, who can say what becomes of the list of requests.
# The note where the server's owner is not known.
served_by_nobody = Whoever publishes this site can say what becomes of the list of requests.
# Heading of what the device keeps.
device = What your device keeps
# The data that the device keeps, a point each.
kept =
    From the first move on, the game in progress, one for each board game, and up to ten games put aside: an eleventh replaces the oldest.
    The settings you change, the names you give, the score between players, the tournament in progress, the lessons and puzzles you have solved.
    When you open a game, the site's files, so that you can play without a network.
# The way to erase it: $settings and $clear are what is pressed.
erase = Nothing expires. Games, names and settings are erased in the site's settings ({ $settings }, { $clear }). The browser erases everything, the files too, with the data of this site.
# Heading of games in other pages.
frame = A game in another site's page
# The data that those pages learn.
frame_text = That page learns that a game begins, whose turn it is and who wins. It learns neither the moves nor the names.
# Heading of who answers for the site.
who = Who answers for this site
# The publisher of the site: $name.
by = This site is published by { $name }.
# The note where no publisher is named.
by_nobody = This site does not say who publishes it.
