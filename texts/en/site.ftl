# The site's title in the window's bar.
site_title = Palamède
# A side and who plays it: $side, $who.
played_by = { $side }: { $who }
# Heading: what each kind of piece is for, and how many are left.
stock = Pieces and their ranks
# Button: opens that table, where it has no room of its own.
kinds = Ranks
# The number of pieces of a kind that are left: $left, $of.
left_of = { $left } of { $of }
# The number of pieces in hand, to be placed on the board: $n.
in_hand = Pieces to place: { $n }
# The number of pieces that a seat captured: $n.
captured = Pieces captured: { $n }
# The last two of a list: $first, $next.
and = { $first } and { $next }
# Any other two that follow each other in a list: $first, $next.
list = { $first }, { $next }
# Two parts of a label: $first, $next.
parts = { $first }, { $next }
# Two sentences, one after the other: $first, $next.
sentences = { $first } { $next }
# Words without a full stop, as a sentence: $what.
stop = { $what }.
# Words with others in parentheses: $what, $within.
parenthesis = { $what } ({ $within })
# Link past the top of the page.
skip = Skip to content
# Link out of a frame that is too small to play in.
play_large = Play full size
# Button: goes back to the game that was left.
resume = Resume
# Link to the rules.
rules = Rules
# Heading and link of the form before a game.
new_game = New game
# Link to the settings.
settings = Settings
# Button that opens the menu.
menu = Menu
# Link to the page for those who embed a game.
for_your_site = Embed a game
# Link to the page on privacy.
privacy = Privacy
# Link to the accessibility statement.
accessibility = Accessibility
# Link to the accessibility statement, with the state that it declares: the home page says it.
conformity = Accessibility: partially conforming
# Link to the sources.
sources = Sources
# Link to the page that lists all pages.
site_map = Site map
# Link to the tournament, and its title.
tournament = Tournament
# Link to the puzzle of the day.
daily = Puzzle of the day
# Link to what a table with a screen, or a screen in a hall, needs.
for_a_table = On a touch table
# Link to the page on which a position is set up, and its title.
setup = Set up a position
# The build of the site: $n.
version = Version { $n }
# Link to the home page.
home = All games
# The board's name for those who hear it: $game.
board_of = Board: { $game }
# A site that is free, for those who hear it: $site.
site_free = { $site }, empty
# The number of moves of a piece: $n, more than one.
site_moves = { $n } moves
# A piece with one move.
site_one_move = 1 move
# A site where the selected piece may go.
site_legal = can move here
# A piece that can be played with the die that was chosen.
site_start = can be played
# A site where the selected piece may go and take something: $n.
site_takes = can move here, captures { $n }
# The selected site leads on by another click.
site_again = choose again to stop here
# A piece that a click takes.
site_prey = can be captured
# A piece that a click attacks where ranks are hidden: nobody knows what comes of it.
site_foe = can be attacked
# The selected site.
site_selected = selected
# Heading of the move list.
moves = Moves
# Button: takes the last step back.
undo = Undo
# Button: takes an undone step again.
redo = Redo
# The hint for those who hear a game with hidden ranks: the key R.
r_says = R says the piece's rank, and where it can go.
# Said where ranks are hidden and no step is taken back.
no_undo = Hidden pieces: moves cannot be taken back.
# Said when a step was taken back.
undone = Undone: { $what }.
# Shown when a step was taken back.
undone_move = Move undone.
# Shown when several steps were taken back.
undone_moves = Moves undone.
# Said when what was entered of a move is dropped.
dropped = The move you had begun is cancelled.
# Said when a step was taken again.
redone = Move redone.
# Said when there is nothing to take back.
nothing_undone = Nothing to undo.
# Said when there is nothing to take again.
nothing_redone = Nothing to redo.
# Button: resigns the game.
resign = Resign
# The question whether to resign: $who.
resign_sure = { $who }: resign this game?
# Button: resigns.
resign_yes = Resign the game
# Button: plays on.
play_on = Play on
# The computer does not make its move.
no_answer = The computer does not answer.
# Said when the computer does not answer in a game with secrets, where nobody may play in its place.
plays_any = The computer does not answer: it plays a legal move at random.
# Button: goes on in the computer's place.
take_over = Play in its place
# Button: proposes to stop.
propose_stop = Offer to end the game
# A seat proposes to stop: $who.
proposes_stop = { $who } offers to end the game here.
# One of two seats proposes to stop, and the other one is asked: $asked, $who.
asks_to_stop = { $who } offers to end the game here. { $asked }, do you agree?
# Button: accepts the proposal.
accept = Accept
# Button: declines the proposal.
decline = Decline
# Said when a proposal was declined.
declined = Offer declined. The game goes on.
# Button: fills the screen.
full_screen = Full screen
# Button: leaves full screen.
small_screen = Exit full screen
# Button: shows the whole of a board that is magnified.
whole_board = Board
# Said when a board is magnified around $site.
magnified = The board is magnified around { $site }.
# The part of a magnified board that is seen: the name of its map.
seen_part = Visible part of the board
# Button at an edge of that part, before an arrow: shows what lies there.
see = Show
# Button: shows what lies above the part that is seen.
see_up = Show more above
# Button: shows what lies to the left of it.
see_left = Show more left
# Button: shows what lies to the right of it.
see_right = Show more right
# Button: shows what lies below it.
see_down = Show more below
# The seat that plays together with this one: $who.
ally = with { $who }
# Button: copies the game's link.
copy_link = Copy the link
# Said when something was copied.
copied = Copied.
# The browser refuses to copy: the text is selected instead.
copy_by_hand = The browser blocked the copy. The text is selected: copy it with Ctrl + C or from the menu.
# Link to the page of the game's text.
as_text = Open
# Somebody resigned: $who.
resigned = { $who } resigns.
# All agreed to stop.
agreed = The players agree: the game ends here.
# The computer is choosing: $who.
thinking = { $who }: the computer is thinking.
# Button: makes the computer that thinks play at once.
play_now = Play now
# Button: pauses computers that play among themselves.
pause = Pause
# Said while computers are paused.
paused = The game is paused.
# Button: lets paused computers go on.
unpause = Continue
# Button: lets a paused computer make one move.
one_move = One move
# Said to people who are out of a game that computers go on with.
out_of_play = You are out: the computers finish the game.
# The step that would be taken back: $what.
undo_what = Undo { $what }
# The game is a draw.
draw = The game is a draw.
# A named person wins: $who.
person_wins = { $who } wins.
# Several seats win together: $who.
people_win = { $who } win.
# The only person wins.
you_win = You win.
# The only person loses.
you_lose = You lose.
# Reason: all pieces of a side are gone.
because_captured = One side has no piece left.
# Reason: all pieces of the only person are gone.
lost_all = You have no piece left.
# Reason: the only person has taken all pieces of the other side.
took_all = You have captured all the enemy pieces.
# Reason: there is no legal move.
because_no_move = The side to move has no move left.
# Reason: somebody resigned.
because_resigned = One side resigned.
# Reason: the position stood for the third time.
because_repeated = The same position has come up for the third time.
# Reason: too long without a capture.
because_quiet = Too many moves were made without a capture.
# More than one move without a capture is left before a draw: $n.
quiet_left = { $n } more moves without a capture and the game is a draw.
# One move without a capture is left before a draw.
quiet_last = One more move without a capture and the game is a draw.
# Reason: too little material.
because_material = Too few pieces are left for anyone to win.
# Reason: the seats agreed.
because_agreed = The players agreed to end the game.
# Button: starts another game with the same choices.
play_again = Play again
# Button: starts another game with sides exchanged.
change_sides = Change sides
# Button: starts another game against a computer one level lower.
easier = Easier
# Button: starts another game against a computer one level higher.
harder = Harder
# A person at a seat.
person = A person
# A person at a seat, within a sentence.
somebody = a person
# The computer at a seat.
computer = The computer
# The computer at a seat, within a sentence.
the_computer = the computer
# Label of the choice of the computer's level.
level = Computer's level
# The levels' names, from the first, apart by bars.
levels =
    First steps
    Beginner
    Amateur
    Regular
    Experienced
    Advanced
    Expert
    Master
# A sentence on how a computer of each level plays, from the first, apart by bars.
level_sentences =
    Plays fast and misses many captures.
    Captures what you offer and misses some of your threats.
    Sees simple captures, often makes mistakes.
    Makes a mistake now and then.
    Sees nearly every capture, sometimes makes a mistake.
    Follows captures to their end, seldom makes a mistake.
    Looks a few moves ahead, hardly ever makes a mistake.
    Plays as well as it can.
# Label of the name field.
name = Name (optional)
# Button that draws who plays which side.
draw_sides = Draw lots for sides
# The result of the lot: $sides.
sides_drawn = Drawn by lot. { $sides }.
# The question how people sit.
how_seated = How are you seated?
# Choice: people sit side by side.
beside = Side by side
# The meaning of side by side.
beside_why = The board does not turn.
# Choice: people sit face to face.
opposite = Face to face
# The meaning of face to face.
opposite_why = The pieces of the far side face their player.
# Choice: people pass the device on.
passing = Passing the device
# The meaning of passing the device.
passing_why = The board turns to the player whose turn it is.
# The meaning of passing the device in a game with secrets, where nobody looks on.
turning_why = The board turns to the player who looks at the screen.
# Button: begins the game.
start = Start
# The game that was being played before is kept: $game.
waits = Your unfinished game of { $game } is kept.
# Language setting.
language = Language
# Theme setting.
theme = Theme
# Choice: as the system has it.
by_system = Automatic
# Choice: the light theme.
light = Light
# Choice: the dark theme.
dark = Dark
# Choice: high contrast.
contrast = High contrast
# Setting: what hidden pieces show.
labels = On the pieces of Luzhanqi
# Choice: their number and name.
labels_names = Number and name
# Choice: the Chinese characters.
labels_chinese = Chinese characters
# Choice: signs to count.
labels_symbols = Symbols
# Motion setting.
motion = Animations
# Choice: no motion.
motion_off = None
# Switch: shows coordinates.
coordinates = Coordinates around the board
# Switch: lets steps be heard.
sound = Sounds
# Switch: shows legal moves.
hints = Show possible moves
# Heading of the group of switches of the aids on a game's page.
aids = Aids
# Heading: the data kept on this device.
my_data = My data
# Says what is kept.
my_data_why = This browser keeps the game in progress, the names you gave, the scores and your settings. Nothing is sent anywhere.
# Storage is refused here.
no_storage = This browser does not let the site keep the game: it will be lost if you close the page.
# The advice where storage is refused and there is a link.
no_storage_link = To keep the game, copy its link.
# Button: removes the data.
clear_data = Delete my data
# A running game with secrets, once removed, cannot be brought back.
clear_secrets = A game in progress with hidden pieces cannot be brought back once it is deleted.
# Said when the data was removed.
cleared = Data deleted.
# Button: undoes a removal.
undo_clear = Put the data back
# Button: starts playing.
play = Play
# Link to the rule that a refusal is about.
read_rule = Read the rule
# Heading of the page of the game's text.
text_heading = Open a game
# Heading of the position as a picture.
position = The position as a picture
# Button: prints the position.
print = Print
# Label of the record.
record = Text of the game
# Button: copies the text.
copy = Copy
# Button: saves the text as a file.
download = Save as a file
# Label of the field for a record to read.
import = Text of a game to open
# Button: opens a file.
open_file = Choose a file
# Button: reads the record.
import_go = Open this game
# Button: closes a notice.
close = Close
# Heads a broken link.
bad_link = This link does not open.
# Heads a broken record.
bad_record = This text does not open.
# Heads a broken saved game.
bad_save = The game kept here does not open.
# The reason why the text of a game with secrets that is not over is refused.
not_over = This game is not over, and its text shows every army: it cannot be resumed this way.
# Said when a text was refused: the game has not changed.
game_untouched = Your game has not changed.
# A link asks for other players than those of the game that is going on.
other_players = This link names other players than the game in progress.
# Label of a broken save, kept to look at.
broken_save = Unreadable save
# The broken save is kept to look at.
save_kept = It has not been deleted: its text stays in this browser.
# The broken save holds what is hidden: it is not shown.
save_secret = It contains hidden pieces, so it can be neither shown nor copied.
# Another tab has played on: what was played here is on the home page.
other_tab = This game has gone on in another tab. What you played here is kept: it can be resumed.
# The game with secrets is open in another tab.
elsewhere = This game is open in another tab. Its pieces are hidden, so it can be open in one tab only.
# Button: goes on with the game in this tab.
take_here = Go on in this tab
# The sentences of a language could not be fetched: $language.
no_language = This language could not be loaded: { $language }. Check the connection, then choose it again.
# The text of the page is on its way.
loading = The text is loading...
# The text of the page could not be fetched.
not_loaded = The text of this page could not be loaded. Check the connection, then try again. If the site has just changed, reload the page.
# Button: fetches it once more.
try_again = Try again
# A page that is not there.
no_page = No page at this address
# Heading of the crash page.
crash = The page has stopped.
# The advice of the crash page.
crash_why = The fault is the site's, not yours. The game is kept up to the last move, if this browser allows it: reload the page to resume.
# The reason why the crash page offers nothing of a game with secrets.
crash_secret = This game has hidden pieces: nothing of it is shown here or can be saved, so that nobody sees the other army.
# For a report of what broke: the version $n of the site, and the $place in its source.
crash_report = To report this: version { $n }, { $place }.
# Button: loads the page again.
reload = Reload the page
# A newer version of the site waits.
newer = A new version is ready.
# Button: loads the newer version.
renew = Use it
# The link in a frame to the whole site: $game.
on_site = { $game } on Palamède
# A record error: no title.
broken_title = The first line is not that of a Palamède game.
# A record error: a newer version: $version.
broken_newer = This site does not know version “{ $version }”. Reload the page, then try again.
# A record error: a line without key: value: $line.
broken_field = Line { $line }: a name, a colon and a value are expected.
# A record error: the checksum does not fit.
broken_changed = Some characters were changed or lost on the way: the original is needed, whole.
# A record error: the text is cut off.
broken_cut = The last line, which begins with “end”, is incomplete or has something after it: the original is needed, whole.
# A record error: a line is missing: $key.
broken_missing = The line “{ $key }” is missing.
# A record error: another game's record: $game.
broken_game = It belongs to another game: “{ $game }”.
# A record error: an unknown option: $option.
broken_option = This game has no option “{ $option }”.
# A record error: an unknown value: $value, $option.
broken_value = The option “{ $option }” has no value “{ $value }”.
# A record error: a line cannot be read: $line, $why.
broken_line = Line { $line }. { $why }
# A record error: another generator: $name.
broken_generator = The throws and lots come from “{ $name }”, which this site does not have: it cannot check them.
# A record error: a wrong step: $number, $step, $why.
broken_step = Step { $number }, “{ $step }”. { $why }
# A link error: a wrong step: $number, $why.
broken_link_step = Step { $number }. { $why }
# A record error: another number of steps: $said, $found.
broken_count = The number of steps does not match: { $said } by the last line, { $found } in the text.
# A record error: the seed gives another throw.
broken_throw = This is not the throw or lot that the seed in the text gives.
# A record error: too many steps.
broken_many = A text has 5,000 steps at most: no real game has as many.
# A record error: too much text: $size, $most.
broken_big = It has { $size } kB, and { $most } at most are read.
# A link error: unreadable digits: $digit.
broken_digit = The list of moves cannot be read from its character { $digit } on.
# A link error: a wrong starting position: $why.
broken_start = Starting position. { $why }
# A link error: an unknown source of dice: $text.
broken_dice = The source of throws is a number or “given”; the link says “{ $text }”.
# The fault of a misread text: $at, $want, $found.
misread = At character { $at }, { $want } is expected; the text says “{ $found }”.
# The fault of a text that ends too soon: $at, $want.
misread_end = At character { $at }, { $want } is expected; the text ends.
# Wanted: a site.
want_site = a square or a point
# Wanted: a move.
want_move = a move
# Wanted: a throw.
want_roll = a throw of dice or a lot
# Wanted: the right captures.
want_captures = the exact list of captures
# Wanted: the sign of an attack, or of a move to a free site.
want_attack = “x” before a piece to attack or “-” before a free place
# Wanted: the sign of how a combat ends.
want_combat = the sign of this combat (“+” if the attacker stays, “-” if the other does, “=” if neither does)
# Wanted: a piece.
want_piece = the letter of a piece
# Wanted: a whole row.
want_row = a whole row, no more and no less
# Wanted: a possible number of pieces.
want_pieces = a possible number of pieces
# Wanted: a position without too many moves.
want_fewer_moves = a position that allows 5,000 moves at most
# Wanted: a seat.
want_seat = a side
# Wanted: a number.
want_number = a whole number
# Wanted: a known name=value.
want_pair = a known “name=value”
# Wanted: the end.
want_end = the end
# Not allowed now: the game is over.
now_over = The game is over.
# Not allowed now: the throw comes first.
now_throw = Throw the dice or draw lots first.
# Not allowed now: there is nothing to throw.
now_nothing = There are no dice to throw and no lots to draw: a side is to move.
# Not allowed now: there is no such throw.
now_no_such = Such a throw or lot cannot come up.
# Not allowed now: the seat is not in the game.
now_not_in_game = This side is not in the game.
# Not allowed now: not all have agreed.
now_not_agreed = The game ends if all sides agree, and not all of them do.
# A lot is to be entered: who begins.
lot_awaited = Who begins?
# A throw of one's own dice is to be entered: $who.
enter_awaited = { $who }, what did the dice show?
# Takes the last die entered back.
take_back = Undo die
# A die that was played or lost.
die_spent = played
# A die that is chosen.
die_chosen = chosen
# A die without a use now, which will have one once another is played.
die_not_yet = not yet
# A die without a use.
die_useless = no use
# Label: whose dice are thrown.
dice = The dice
# A throw is awaited: $who.
throw_awaited = { $who }, throw the dice.
# Button: throws.
throw = Throw
# A throw was of no use: $who is not to act any more.
turn_lost = { $who } passes.
# The curtain is drawn, for those who hear it.
curtain_drawn = Screen hidden
# The request to come to the screen: $who.
curtain = { $who }'s turn. Everyone else, look away.
# Button of the player who has come: $who.
i_am = I am { $who }
# Heading of what somebody missed, where $who alone made steps.
missed_one = What { $who } played
# Heading of what somebody missed, where several made steps.
missed = What the others played
# Heading of what somebody missed, where nobody moved: a lot was drawn, or a seat gave up.
missed_lot = What has just happened
# The request to a player who has moved and looks at it, to pass the screen to $who.
pass_ask = Pass the screen to { $who }.
# Button: passes the screen to $who.
pass_to = Pass the screen to { $who }
# Setting: how long a player who has moved looks at it.
rest = Hidden pieces, several players: time before the screen is hidden
# Choice: for so many seconds: $n.
rest_seconds = { $n } seconds
# Choice: until the button is pressed.
rest_never = Until I press
# Button: draws the curtain.
hide = Hide
# Button: the layout is as its player wants it.
ready = Ready
# Label: whose eye looks at an ended game.
whose_eye = Point of view
# Choice: everything is shown.
all_open = Show everything
# Choice: the game is shown as a seat saw it: $who.
seen_by = As { $who } saw it
# A seat that has gone out while others play on.
is_out = out
# Button: lays out the arrangement that the player has kept.
own = My arrangement
# Button: keeps this arrangement.
keep_own = Keep this arrangement: { $who }
# Said when the arrangement is kept.
own_kept = Arrangement kept.
# Two pieces of a draft have changed places: the sites $a and $b.
swapped = { $a } and { $b }: pieces swapped.
# Another draft is laid out, by pressing $what.
laid_out = { $what }: another arrangement is laid out.
# The warning that a game with secrets is kept with what is hidden.
keeps_secrets = In a game with hidden pieces, the game kept here also holds what is hidden, the notes and the arrangements: anyone who uses this device can read them.
# A piece whose rank not everybody may hear: the seat $who.
masked = hidden piece, { $who }
# The beginning of the list of what is around $site.
neighbours = { $site }. Around it:
# A site in that list: $what.
neighbour = { $what }.
# The first piece along a line, or its free end, in that list: $what.
line_to = In line: { $what }.
# Switch: ranks are spoken without being asked for.
aloud = Screen reader: say the ranks without being asked (with headphones)
# The part of a refusal that is heard where the reason tells a secret.
refused_quiet = This move is not possible. Read why on the screen.
# Switch: hidden ranks show only while pressed.
flat = Hide my ranks except while I press (device lying flat)
# Button: shows the ranks while it is held down.
peek_hold = Hold to see the ranks
# Button: shows the ranks until it is pressed again.
peek = See the ranks
# A refusal, where others look on.
refused_flat = This move is not possible. Show the ranks to read why.
# Button: notes something on another's piece whose rank is not known.
memo = Note
# The request to choose a piece on the board to note something on.
memo_which = A note for which piece? On the board, choose another player's piece whose rank is hidden.
# How a finger does the same at once.
memo_by_touch = A long press on it does the same.
# How a mouse does the same at once.
memo_by_mouse = A right click on it does the same.
# The question what to note on the piece: $site.
memo_ask = What do you note for the piece on { $site }? Nobody else will see it.
# The note on a piece, for those who hear it: $what.
memo_is = note: { $what }
# Said when something was noted: $site, $what.
memo_written = Noted for { $site }: { $what }.
# Said when something was noted on $site, where others hear it.
memo_kept = Noted for { $site }.
# Button: shows what was missed once more.
see_again = Watch again
# Button: goes on from what was missed.
go_on = Continue
# The sites where the selected piece may go, as they are heard: $sites.
may_go = It can go to { $sites }.
# A running game with secrets has no text yet.
text_later = Some pieces are still hidden. The game can be copied once all of them are shown, at the latest when it is over.
# Button: erases the note.
memo_erase = Erase the note
# Said when a note was erased: $site.
memo_erased = The note for { $site } is erased.
# Said where the site has no piece to note something on.
memo_refused = Notes are for another player's pieces, while their rank is hidden.
# Said where nothing can be noted, while the ranks are not shown.
memo_covered = Show your ranks first: notes are shown with them.
# Heading: how to put a game on a page.
embed_heading = Embed a game on your site
# Link to the page on playing with the keyboard.
keyboard = Playing with the keyboard

## The words of the front page.

# The sentence on the home page that says what the site is.
front-tagline = Traditional board games. For two or four people at one screen, or for one against the computer.
# Heading of a game in progress.
front-in_progress = Game in progress
# The number of moves made in it: $n.
front-moves_so_far = Moves played: { $n }
# The day on which a game was put aside: today.
front-parked_today = Put aside today
# The day on which a game was put aside: yesterday.
front-parked_yesterday = Put aside yesterday
# The day on which a game was put aside: $n days ago.
front-parked_days = Put aside { $n } days ago
# Link for whoever comes for the first time: to the lesson of $game.
front-begin = First visit? Learn { $game } in three minutes
# Link: the puzzle of the day, of $game: $date.
front-daily = Puzzle of { $date }: { $game }
# The names of the months, apart by bars.
front-months =
    January
    February
    March
    April
    May
    June
    July
    August
    September
    October
    November
    December
# A date: $day, $month.
front-date = { $day } { $month }
# The first day of a month, in a date.
front-first_day = 1
# The number of days in a row on which the puzzle of the day was solved: $n.
front-streak = { $n } days in a row
# Button: forgets such a game: $game.
front-forget = Forget this game of { $game }
# Button: installs the site on this device, as an app.
front-install = Install Palamède
# Sentence at the foot of the home page.
front-promise = No account, no advertising, no tracking. Your games stay on this device.
# The number of players, on the home page: $n.
front-players = { $n } players
# The age from which a game can be played, there: $n.
front-age = from age { $n }
# The length of a game there, in minutes: $n.
front-minutes = { $n } min
# The difficulty of a game that is learnt at once, there, and that of others.
front-difficulties-1 = easy
front-difficulties-2 = medium difficulty
# Label: the choice among the games.
front-pick = Choose a game
# Choice: all games.
front-every = All games
# Choice: the games that last so long at most, in minutes: $n.
front-at_most = { $n } min at most
# Choice: the games that are learnt at once.
front-easy = Easy
# The number of games that are left by the choice: none, one, $n.
front-left =
    { $n ->
        [0] No game fits.
        [one] 1 game
       *[other] { $n } games
    }
# Sentence on the home page on who says how long games last, and for whom they are.
front-ours = Ages, times and difficulties are Palamède's estimates. The rules of each game also give those of their sources.

## The words for the settings of how the site looks and sounds.

# Setting: the size of the text.
looks-size = Text size
# Its choices: as it is, larger, larger still.
looks-sizes-1 = Normal
looks-sizes-2 = Large
looks-sizes-3 = Larger
# Setting: the side on which the buttons of a game are.
looks-hand = Buttons during a game
# Its choices: the right, the left.
looks-hands-1 = On the right
looks-hands-2 = On the left
# Setting: the colours of the boards.
looks-board = Board colours
# Its choices: each game's own, a slate, a sheet of paper.
looks-boards-1 = Each game's own
looks-boards-2 = Slate
looks-boards-3 = Paper
# Setting: how loud sounds are.
looks-volume = Volume of sounds
# Its choices: low, medium, full.
looks-volumes-1 = Low
looks-volumes-2 = Medium
looks-volumes-3 = Full

## The words for how a board is shown.

# Button: turns the board.
manner-turn = Turn the board
# Said when the board was turned: $who is near.
manner-turned = The board is turned: { $who } at the bottom.
# Setting: what is written on the pieces of this game.
manner-faces = On the pieces
# Choice: pieces move slowly.
manner-slow = Slow
# Choice: pieces move fast.
manner-fast = Fast

## The words for a game that has not begun.

# Label: the game in short.
brief-label = In short
# Label: the choice of players.
brief-who = Who plays?
# Choice: two people at this screen.
brief-two = Two players
# Choice: four people at this screen.
brief-four = Four players
# Choice: the computer in all seats but the first.
brief-against = Against the computer
# The level of the computer beside that choice: $n.
brief-level = Level { $n }
# Choice: the computer in all seats.
brief-watch = Computer against computer

## The words for a clock.

# Label: the time that a seat has left.
clock-left = Time left
# A seat's time is up, and the game goes on: $who.
clock-up = { $who }: time is up. The game goes on.
# A seat has lost on time: $who.
clock-lost = { $who } loses on time.

## The words for looking back at a game.

# Replay: the start.
back-first = Start of the game
# Replay: the step before.
back-previous = Previous move
# Replay: the step after.
back-next = Next move
# Replay: the last step.
back-last = Last move
# Lets the moves go by, one after the other.
back-film = Autoplay
# Goes through the game from the start.
back-replay = Replay the game
# The title while an earlier position is shown: $n, $all.
back-at = Move { $n } of { $all }.
# Said after a click on the board then.
back-only = You are looking back: to play, go back to the game first.
# Goes back to the present position.
back-leave = Back to the game
# Goes on from an earlier position against the computer.
back-against = Play on from here against the computer
# Button: goes on from there among those who play.
back-among = Play on from here, two players
# The entry of a variation in the list of moves, which was played first and taken back: $moves.
back-variation = Variation: { $moves }
# The title while a variation is looked at, before the number of the move that is shown.
back-in_variation = A variation.

## The words for a computer's advice.

# Button: asks for a hint.
advice-hint = Hint
# Said while a hint is being sought.
advice-hint_sought = Looking for a hint...
# A hint is offered, beside the button that asks for one.
advice-hint_offer = Do you want a hint?
# Said when there is no hint.
advice-no_hint = No hint at the moment.
# Said when there is a hint that others are not to hear.
advice-hint_shown = The hint is written on the screen.
# The site to look at: $site.
advice-hint_look = Look at { $site }.
# Button: asks for the move, too.
advice-hint_show = Show the move
# The move, as a sentence: $what.
advice-hint_move = Here is a good move for you to play. { $what }
# The move where ranks are hidden, as a sentence: a piece goes to a free place, or attacks: $from, $to.
advice-hint_goes-1 = The piece on { $from } goes to { $to }.
advice-hint_goes-2 = Attack { $to } from { $from }.
# Reason: it is the only move there is.
advice-why_only = There is only one move.
# Reason: the next move wins.
advice-why_wins_now = You can win at once.
# Reason: one wins within so many moves, whatever the others do: $n.
advice-why_wins = You can win in { $n } moves, whatever your opponent does.
# Reason: one wins, whatever the others do, in more moves than anybody counts.
advice-why_wins_late = You can win, whatever your opponent does.
# Reason: one loses, whatever one does.
advice-why_holds_out = The game is lost if your opponent plays well: hold out.
# Reason: something can be gained at once.
advice-why_gains_at_once = This move gains something at once.
# Reason: something is in danger and can be kept.
advice-why_keeps = Your opponent threatens something.
# Reason: something can be gained within a few moves.
advice-why_gains = This move gains something within a few moves.
# Reason: something is lost, whatever one does.
advice-why_loses_least = You will lose something: lose as little as you can.
# Reason: the move is as good as several others, as none of the other reasons holds.
advice-why_equal = This is one of several good moves.
# Button: starts a review of the game.
advice-review = Review the game
# Button: stops the review.
advice-review_stop = Stop the review
# Said when a review begins.
advice-review_sought = The review begins.
# The progress of the review: $n, $all.
advice-review_at = Review: move { $n } of { $all }
# Said when a review cannot be made.
advice-no_review = The review could not be made.
# Said when the game turned nowhere.
advice-review_even = No decisive mistake.

## The words of the card that gives a game to others.

# Button: prints the position with the moves and the link.
share-paper = Print the position and the moves
# The name of the code of the link.
share-code = QR code of the link
# The note that the game is too long for a code, or that the code did not come.
share-code_long = No QR code: the game is too long, or there is no network.
# Button: gives the picture and the link to the system's own sheet.
share-system = Send with an app
# Said beside a button when its file was saved.
share-saved = Saved.
# Said beside a button when its file could not be made.
share-failed = The picture could not be made.

## The words for the end of a game.

# Leads to the other games.
ended-other = Another game
# Button: gives the game to others.
ended-share = Share the game

## The words for the score of several games in a row.

# The score: $list, the sides with what each has won.
match_score-score = Score: { $list }
# A side and how many games it has won: $who, $n.
match_score-side = { $who } { $n }
# Two sides of the score: $first, $next.
match_score-versus = { $first } – { $next }
# The number of games that nobody has won: $n.
match_score-drawn = draws: { $n }
# The only person at the screen, where no name was given.
match_score-you = You
# Button: begins to count anew.
match_score-reset = Reset the score
# Said when the score was reset.
match_score-was_reset = The score is reset.

## The words of lessons.

# Link to a game's course.
lesson-lesson-open = Learn step by step
# Heading of the course.
lesson-lesson-title = Lesson
# Its tasks: label of their list.
lesson-lesson-tasks = The steps of the lesson
# A task that is done: $n.
lesson-lesson-done = { $n }: done
# Sentence: the last task is done.
lesson-lesson-finished = The lesson is done: now it is your turn to play.
# Link that leaves the course.
lesson-lesson-leave = Leave the lesson

## The words of puzzles.

# Link to a game's course.
lesson-puzzles-open = Solve puzzles
# Heading of the course.
lesson-puzzles-title = Puzzles
# Its tasks: label of their list.
lesson-puzzles-tasks = The puzzles, from the easiest to the hardest
# A task that is done: $n.
lesson-puzzles-done = { $n }: solved
# Sentence: the last task is done.
lesson-puzzles-finished = That was the last puzzle.
# Link that leaves the course.
lesson-puzzles-leave = Leave the puzzles

## The words for lessons.

# The number of tasks that are done: $n of $all.
lesson-count = { $n } of { $all }
# Link to the next of them.
lesson-next = Go on
# Link to a game against the computer, at the end of a course.
lesson-play = Play against the computer
