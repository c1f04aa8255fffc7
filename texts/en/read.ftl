# The names of the facts.
facts-1 = Players
facts-2 = Age
facts-3 = Time
facts-4 = Difficulty
facts-5 = Type
facts-6 = Equipment
# The sources.
sources =
    { $rules }
    Where a sheet is silent, Palamède had to choose: repetition, the limit without captures, the side that can no longer move. Each game's rule page lists these choices.
    The ornaments are decoration. { $ornaments }
    The letters of titles are those of TeX Gyre Pagella, by GUST, under the GUST Font License; the Chinese and Thai characters are those of Noto Serif CJK, by Adobe, and Noto Serif Thai, by Google, under the SIL Open Font License. The site's files keep only what it shows, under other names: Palamede Serif, Palamede Han and Palamede Thai.
# The sentence below the sources that the site is free software: $own and $others, links.
free = Palamède is free software: see { $own } and { $others }.
# Link to the site's licence, within that.
licence = its licence
# Link to the licences of what the site contains, within that.
notices = the licences of what it contains
# The page on playing with the keyboard.
keyboard =
    The arrow keys go to the nearest square on the screen.
    Enter or Space chooses a piece, then the square it goes to.
    Escape lets go of the chosen piece, goes back to the game when you are looking back, and hides the screen when players pass it on in a game with hidden pieces.
    A capture of several jumps is entered square by square.
    Home and End go to the first and the last square of the row; with Ctrl, to the first and the last square of the board.
    On the board, T throws the dice; Tab leads to those that are played.
    On the board, H asks for a hint; once more, it shows the move.
    On the board, L says what is around the square, and the first piece along each line from it, or where a free line ends.
    On the board, F turns it, where it does not turn by itself.
    On the board, the question mark leads to this page.
    Ctrl+Z undoes, Ctrl+Y redoes.
    In a game with hidden pieces, R says the square aloud, rank included, and N notes what you think another player's piece is.
# The content of a picture: $what, kinds of pieces and where they stand.
seen = On the board: { $what }.
# The content of a picture of a board without pieces.
seen_empty = The board without pieces.
# Three sites in a row or more: $first, $last.
seen_run = { $first } to { $last }
# The move that was made last: $from, $to.
seen_move = Last move: from { $from } to { $to }.
# The sites of what the last move took: $sites.
seen_taken = Captured: { $sites }.
# The sites where the piece that is led on may go: $site, $sites.
seen_ways = From { $site } a piece can go to { $sites }.
# A word and what it means, as a sentence: $what, $why.
meaning = { $what }. { $why }
# Rule page: heading of the options.
options = Options
# Rule page: before the default.
by_default = default
# Heading of the named sets of options.
sets = Ready-made options
# The set of the defaults.
default_set = Default rules
# The heading above the options, which are folded away: all are as usual.
usual_rules = Rules of the game: as usual
# The heading above the options where some are not as usual.
own_rules = Rules of the game: as you chose
# The meaning of the default set.
default_set_why = Those of the rule page.
# The options are those of no set.
no_set = Options chosen one by one.
# Another option leaves nothing to choose: $option, $value.
no_effect = Nothing to choose here: “{ $option }” is set to “{ $value }”.
# Choice: the site throws the dice.
dice_here = Thrown here
# The meaning of dice thrown by the site.
dice_here_why = The site throws the dice. Once the game is over, its text lets anybody verify them.
# Choice: people throw dice of their own.
dice_given = Thrown on the table
# The meaning of dice of one's own.
dice_given_why = You throw dice of your own and enter what they show, face by face.
# Label: the time that people have.
clock = Clock
# Choice: as much time as they like.
no_clock = No clock
# Choice: so many minutes for each: $n.
minutes = { $n } min
# The meaning of the clock.
clock_why = Each side has this time for the whole game. It runs for the player whose turn it is, from the first move on. It stops while you look back or leave the page.
# Label: the time of each seat, where they may differ.
clock_each = Time per side
# Label: the seconds that are added to a seat's time when its turn is over.
increment = Added at the end of each turn
# Choice: so many seconds: $n.
seconds = { $n } s
# Label: what happens when a time is up.
expiry = When time is up
# Choice: the game goes on when a time is up.
announce = The game goes on
# The meaning of a game that goes on.
announce_why = A message says so, and the game goes on: you decide what it means.
# Choice: one loses on time.
forfeit = Loss on time
# The meaning of a loss on time.
forfeit_why = Whoever runs out of time has lost.
# The meaning of a loss on time in a game for four.
forfeit_why_four = Whoever runs out of time leaves the game, as after resigning.
# Choice: four sit around a screen that lies on a table.
around = Around the table
# The meaning of sitting around it, or face to face, where there are secrets.
around_why = The page turns to the player who must look at the screen; the board stays as it is.
# Rule page: table of contents.
contents = Contents
# Figure: $n.
figure = Fig. { $n }.
# Opens a figure's position on the board: $n.
try_it = Try figure { $n } on the board

## The words for figures that are played in their place.

# Button: opens the figure to be played: $n.
figures-play = Play figure { $n }
# The question, where the move that the figure shows is wanted: $who, the $sites of the move.
figures-ask = { $who }, make the move of the figure: { $sites }.
# The question, where any move that begins so is wanted: $who, $sites.
figures-ask_any = { $who }, begin with { $sites }, then finish the move as you like.
# Said after another move, which is not made.
figures-other = That move is allowed, but it is not the one in the figure.
# Button: begins the figure anew.
figures-again = Start again

# Prints.
print = Print
# What the link of a game holds.
link_holds = This link holds the whole game: whoever opens it can look at it move by move.
# What the link of a game with secrets shows, once all of it is open.
link_of_open = This link holds the whole game, with all pieces, even those that were hidden.
# What the record of a game is good for.
text_why = This text holds the whole game. Keep it or send it: it opens again here.
# The meaning of the word sealed in the first line of a record.
sealed = In its first line, “sealed” means that the last line shows whether the text was changed or cut.

## The words for a tournament.

# The purpose of the page, in a sentence or two.
tournament-lede = Everybody meets everybody else once, in turn, on this screen or on real boards. The names and the results stay on this device.
# Heading of the fields of the names: from $fewest to $most.
tournament-names = The players, { $fewest } to { $most }
# Label of the field of a name: $n.
tournament-name = Player { $n }
# Label of the choice of the game.
tournament-game = The game
# Button: begins.
tournament-begin = Start the tournament
# Error: too few names, $fewest at least, or more than $most.
tournament-number = There must be { $fewest } to { $most } names.
# Error: two have the same $name.
tournament-twice = “{ $name }” is there twice. Change one of the two names.
# Two who meet: $first, $second.
tournament-pair = { $first } – { $second }
# The same within a sentence.
tournament-against = { $first } against { $second }
# Heading of a round: $n of $all.
tournament-round = Round { $n } of { $all }
# The mark of the round that is played now.
tournament-now = now
# The request to play: $pairs.
tournament-play = Playing now: { $pairs }.
# The player who rests in a round: $who.
tournament-rests = { $who } sits out this round.
# Said when all has been played: $who is first.
tournament-won_by = All games have been played. { $who } wins the tournament.
# Said when all has been played, where several are first: $who.
tournament-shared_by = All games have been played. Tied for first place: { $who }.
# Choice: a player wins: $who.
tournament-wins = { $who } wins
# Choice: nobody does.
tournament-draw = Draw
# Choice: it is still to be played.
tournament-open = Not played yet
# Button: opens the game with the names of those who meet.
tournament-here = Play here
# Link from a game of it.
tournament-back = Back to the tournament
# Said at the end of a game of it: its result is in the table.
tournament-entered = The result is in the tournament's table.
# The note that the result of a game that was begun here is taken from there.
tournament-started = The game was started here: its result will be filled in automatically.

## The table of results.

# Its caption.
tournament-table-caption = Standings
# Column: the place.
tournament-table-place = Place
# Column: the player.
tournament-table-player = Player
# Column: the games won.
tournament-table-won = Won
# Column: the games that nobody won.
tournament-table-drawn = Drawn
# Column: the games lost.
tournament-table-lost = Lost
# Column: the points.
tournament-table-points = Points
# The rule by which the points count and ties are broken.
tournament-table-rule = A win counts 1 point, a draw ½. Players with equal points are ranked by the games among them, then by their number of wins.

# Button: ends the tournament.
tournament-end = End the tournament
# The question whether to end it.
tournament-end_sure = End the tournament? The names and the results are deleted from this device.
# Button: ends it.
tournament-end_yes = End and delete
# Button: goes on with it.
tournament-end_no = Keep the tournament
# Said when it was ended.
tournament-ended = The tournament is over and deleted.
# The tournament that is kept cannot be read.
tournament-broken = The tournament kept on this device cannot be read.
# The reason: no game for two is named.
tournament-broken_game = The name of the game is missing, or is not that of a game for two.
# The reason: a line says nothing that a tournament has: $line.
tournament-broken_line = The line “{ $line }” does not belong to a tournament.
# The comfort that nothing else is concerned.
tournament-broken_only = Your games and your settings are untouched.
# Label of the text that is kept.
tournament-text = What is kept

## The words for a position that is set up by hand.

# The purpose of the page, in a sentence or two.
setup-lede = Choose a piece, then press the board to place it. Then play on from this position.
# The purpose of the page where whole armies are laid out, and what cannot be set up.
setup-lede_full = Press two pieces of an army to swap them. The armies are whole, and everybody sees them. During a game a position depends on past combats: it cannot be set up here.
# Heading of the tools: a kind of piece each, and the two below.
setup-tools = Place, move, remove
# Tool: moves a piece.
setup-shift = Move
# Tool: takes a piece away.
setup-remove = Remove
# Button: takes all pieces away.
setup-empty = Clear the board
# Button: lays out the first position of a game.
setup-first = Starting position
# Button: exchanges left and right.
setup-mirror = Swap left and right
# Label: whose turn it is.
setup-turn = Whose turn is it?
# Label: the men in hand of a seat: $who.
setup-hand = { $who }, men in hand
# Label: the flights that are left.
setup-flights = Flights left
# Said of a position that is possible.
setup-possible = This position is possible.
# Button: plays from there among people.
setup-among = Play here
# Button: plays from there against the computer.
setup-against = Play against the computer
# The note on how to get a hint and an evaluation.
setup-hint = During the game, the hint shows a good move and the evaluation.
# Button: link, code, picture and paper.
setup-share = Link, QR, picture, paper

## The reasons why a position is impossible.

# A seat has no piece: $who.
setup-fault-none = { $who }: at least one piece is needed.
# A seat has too many pieces: $who, $n at most.
setup-fault-many = { $who }: { $n } pieces at most.
# A piece is missing: $what.
setup-fault-missing = A piece is missing: { $what }.
# A piece stands where it cannot: $site, $what.
setup-fault-place = Not possible on { $site }: { $what }.
# Pieces stand together that cannot: $site.
setup-fault-together = On { $site }, these pieces cannot stand together.
# The pieces of a seat that have not moved leave a gap: $who.
setup-fault-gap = { $who }: sleeping pawns must stand side by side, from the first cell on.
# Any other reason.
setup-fault-other = This position is impossible in this game.
# The game would be over; the outcome follows.
setup-fault-over = The game would already be over.
# Link to the section of the rules.
setup-fault-rule = See the rule

## The goal to win.

# The question, where one turn is enough.
goals-win-one = { $who }, win in one turn.
# The question, where several turns are needed.
goals-win-more = { $who }, win in { $turns } turns, whatever your opponent does.
# Said after another move, which is not made.
goals-win-other = This move is allowed, but your opponent can escape.

## The goal to capture the most.

# The question, where one turn is enough.
goals-take-one = { $who }, capture as many pieces as you can in one turn. The most is { $n }.
# The question, where several turns are needed.
goals-take-more = { $who }, in { $turns } turns, capture { $n } pieces more than your opponent, whatever the reply.
# Said after another move, which is not made.
goals-take-other = This move is allowed, but you can gain more.

## The goal to attack without a risk.

# The question, where one turn is enough.
goals-sure-one = { $who }, from what is known, only one attack is sure to succeed. Which one?
# The question, where several turns are needed.
goals-sure-more = { $who }, from what is known, only one attack is sure to succeed in { $turns } turns. Which one?
# Said after another move, which is not made.
goals-sure-other = This move is allowed, but it is not the attack that is sure to succeed.

## The words of the goals of puzzles.

# Said when the puzzle is solved.
goals-solved = Well done. It was the only answer.

## The words for why another move of a puzzle is not its answer.

# The captures of the move: none, one, $n.
tries-takes =
    { $n ->
        [0] Allowed, but this move captures nothing.
        [one] Allowed, but this move captures only one piece.
       *[other] Allowed, but this move captures only { $n } pieces.
    }
# The captures that are asked for: one, $n.
tries-asked =
    { $n ->
        [one] You had to capture one.
       *[other] You had to capture { $n }.
    }
# The $reply of the others, which takes nothing, one piece, $n.
tries-replies =
    { $n ->
        [0] Allowed, but then your opponent plays { $reply }.
        [one] Allowed, but then your opponent plays { $reply } and captures one piece.
       *[other] Allowed, but then your opponent plays { $reply } and captures { $n } pieces.
    }
# The $reply of the others, which wins.
tries-wins = Allowed, but then your opponent plays { $reply } and wins.
# The best gain after that: none, one piece, $n.
tries-gains =
    { $n ->
        [0] Then you gain nothing.
        [one] Then you gain only one piece.
       *[other] Then you gain only { $n } pieces.
    }
# The least loss after that: one piece, $n.
tries-costs =
    { $n ->
        [one] Then you lose one piece.
       *[other] Then you lose { $n } pieces.
    }
# The game is not won after that: with the next move, in $n moves.
tries-not_won =
    { $n ->
        [one] Then you cannot win with the next move.
       *[other] Then you can no longer force a win in { $n } moves.
    }
# The game goes on: the others have one move, $reply; or $n.
tries-goes_on =
    { $n ->
        [one] Allowed, but your opponent still has one move: { $reply }.
       *[other] Allowed, but your opponent still has { $n } moves.
    }
# The most that the dice take in all: nothing, one piece, $n.
tries-dice =
    { $n ->
        [0] Allowed, but then these dice capture nothing.
        [one] Allowed, but then these dice capture one piece at most.
       *[other] Allowed, but then these dice capture { $n } pieces at most.
    }
# The dice do not win any more.
tries-dice_not_won = Allowed, but then these dice no longer win.
# The move loses the game.
tries-lost = Allowed, but this move loses the game.
# The move attacks nothing.
tries-no_attack = Allowed, but this move attacks nothing.

## The words around puzzles.

# Link to the next puzzle.
puzzles-next = Next puzzle
# The number of puzzles of a game that are solved: $n of $all.
puzzles-count = Solved: { $n } of { $all }.
# Sentence: all puzzles of a game are solved.
puzzles-all_solved = All puzzles of this game are solved. Well done.
# Link to the puzzles of another game: $game.
puzzles-other = Puzzles: { $game }
# Sentence: the puzzle that was solved is that of the day.
puzzles-daily = That was the puzzle of the day.
# Sentences: how hard a puzzle is among those of its game, of the first third, the second, the last.
puzzles-grades-1 = Easy puzzle.
puzzles-grades-2 = Puzzle of medium difficulty.
puzzles-grades-3 = Hard puzzle.
# Sentence: the lesson, or the game, has no task of the number that was asked for; the last is shown.
puzzles-missing-1 = There is no such step: here is the last one.
puzzles-missing-2 = There is no such puzzle: here is the last one.

# The level of a computer was changed in a game: $label of its list, $level.
level_set = { $label }: { $level }, from the next move on.

## The words for what a game that has ended came to.

# The first win of a game on this device.
feats-first = This is your first win at this game.
# The first win against a level of the computer: $n.
feats-level = You have beaten level { $n }.
# Said to who has lost: the own moves $n, without a capture, with one, with $taken.
feats-held =
    { $n ->
        [0] You held out for { $moves } moves.
        [one] You held out for { $moves } moves and captured a piece.
       *[other] You held out for { $moves } moves and captured { $n } pieces.
    }
# Said to who has lost: what the button $review shows.
feats-look = “{ $review }” shows where the game turned.
# Said to who has lost: what the button $easier does.
feats-easier = “{ $easier }” chooses an opponent one level lower.
# The number of moves of the game: $n.
feats-moves = Moves played: { $n }.
# The captures of each side: $list.
feats-takes = Captured: { $list }.
# A side and how much it took: $side, $n.
feats-took = { $side } { $n }
# The move that took most: where it went $from_to, $n.
feats-most = Finest capture: { $n } pieces in one turn, { $from_to }.
# The number of attacks, in a game with secrets: $n.
feats-attacks = Attacks: { $n }.
# Where the armies are that are out, in a game of teams: $replay is the button.
feats-gone = The armies that are out have left the board. “{ $replay }” shows all the pieces.

## The words that tell a move within a sentence.

# The way of a move: a piece is put at $to, or goes from $from to $to.
from_to-goes-1 = a man on { $to }
from_to-goes-2 = from { $from } to { $to }
# The $from_to of a move that takes the pieces on $sites.
from_to-takes = { $from_to } (captures { $sites })
# The $from_to of a move that takes many pieces: $n.
from_to-takes_many = { $from_to } ({ $n } captures)

## The words for why the answer of a puzzle is right.

# The captures of the answer: $n, $sites; for one piece, for more.
reason-takes =
    { $n ->
        [one] You capture one piece, on { $sites }.
       *[other] You capture { $n } pieces: { $sites }.
    }
# The others take nothing meanwhile.
reason-loses_nothing = Your opponent captures nothing.
# The captures of the others meanwhile: $n, $sites; for one piece, for more.
reason-loses =
    { $n ->
        [one] Your opponent captures one piece, on { $sites }.
       *[other] Your opponent captures { $n } pieces: { $sites }.
    }
# The best other step: $other, $gives.
reason-best = The next best move, { $other }, { $gives }.
# The best other step, and the best $reply: $other, $gives.
reason-best_after = The next best move, { $other }, { $gives } after the reply { $reply }.
# The gain of a step: so many pieces $n; for one, for more.
reason-gives =
    { $n ->
        [one] gains only one piece
       *[other] gains only { $n } pieces
    }
# A step gives nothing.
reason-gives_nothing = gains nothing
# The cost of a step: so many pieces $n; for one, for more.
reason-costs =
    { $n ->
        [one] loses one piece
       *[other] loses { $n } pieces
    }
# After the best other step the others avert the defeat by one reply alone: $other, $reply.
reason-one_defence = If you play { $other }, your opponent has one defence: { $reply }.
# After it they avert the defeat by several replies: $other, $reply.
reason-defence = If you play { $other }, your opponent defends by playing { $reply }.
# After it they win: $other, $reply.
reason-lost = If you play { $other }, your opponent plays { $reply } and wins.
# After every other step the game goes on.
reason-goes_on = Any other move lets your opponent play on.
# No other first step wins with the dice that lie there.
reason-only_start = With these dice, no other first move wins.
# The ranks that can stand on the site that is attacked: $site, $ranks; and $piece beats it.
reason-sure = On { $site } there can only be: { $ranks }. The attacker ({ $piece }) beats all of these.
# Another attack can fail: $from, $piece, $site and what can stand there, $ranks.
reason-unsure = The attack from { $from } on { $site } ({ $piece }) can fail. There may be: { $ranks }.
# The same where hardly anything is known of what stands there: $from, $piece, $site.
reason-unknown = The attack from { $from } on { $site } ({ $piece }) can fail: hardly anything is known of that piece.

## The words of what a review shows.

# A mark of the axis: $n of a hundred.
review-percent = { $n }%
# The name of the annotation !.
review-good = good move
# The name of the annotation ?!.
review-inaccuracy = inaccuracy
# The name of the annotation ?.
review-mistake = mistake
# Heading: the moves that have an annotation.
review-heading = Moves to look at
# One of these: the number of the round $n, where the move went $from_to, $sign, $name.
review-annotated = Turn { $n }, { $from_to }: { $name } ({ $sign })
# The course of the chances of $who: $from in the beginning, $to at the end.
review-curve = Chances of winning, { $who }: { $from }% at the start, { $to }% at the end.
# The move that would have been better: $what as a sentence.
review-better = There was a better move. { $what }
# The moves that are expected after it: $moves.
review-line = Then: { $moves }.
# The course of the game: neither side was ever better.
review-even = An even game from start to end.
# The course: $who was better from the beginning to the end.
review-led = An advantage for { $who } from start to end.
# The course: even until the round $n, then $who was better.
review-tipped = An even game until turn { $n }, then an advantage for { $who }.
# The course: $other was better first, then $who from the round $n on.
review-turned = An advantage first for { $other }, then for { $who } from turn { $n } on.
# The course: each side was better at times, then $who from the round $n on.
review-swung = The advantage changed sides, then it stayed with { $who } from turn { $n } on.
# The course: $who was better first, then nobody from the round $n on.
review-eased = An advantage first for { $who }, then an even game from turn { $n } on.
# The course: each side was better at times, and in the end nobody.
review-unsettled = The advantage changed sides. At the end the game was even.
# The course: then the side that was better, or neither, resigned.
review-resigned = Then a resignation.
# The course: then it lost on time.
review-timed_out = Then a loss on time.
# The kinds of moments: the greatest loss, a capture that was missed, a win that was missed, the best move, an
# inaccuracy, a mistake.
review-kinds-1 = The turning point
review-kinds-2 = A missed capture
review-kinds-3 = A missed win
review-kinds-4 = The best move
review-kinds-5 = Inaccuracy
review-kinds-6 = Mistake
# Said where no move can be reviewed.
review-none = No move to review.
# The kind of a moment where so little was given away that it is not counted.
review-small = A small loss
# A moment: the number of the round $n, $who made the move that went $from_to.
review-moment = Turn { $n }, { $who }, { $from_to }.
# The heading of the list of all such moments: their number $n.
review-all = All moves to look at again ({ $n })
# The captures that a better move, told as $from_to, would have made: one piece, more $n.
review-took =
    { $n ->
        [one] Playing { $from_to } would have captured one piece.
       *[other] Playing { $from_to } would have captured { $n } pieces.
    }
# The win by a better move, told as $from_to: at once, in more moves $n, in many.
review-won-1 = Playing { $from_to } would have won at once.
review-won-2 = Playing { $from_to } first would have won in { $n } moves.
review-won-3 = Playing { $from_to } first would have won.
# The move that would have been better, told as $from_to.
review-better_move = Playing { $from_to } would have been better.
# The loss by the $reply to a move: one piece, more $n.
review-lost =
    { $n ->
        [one] The reply { $reply } captured one piece.
       *[other] The reply { $reply } captured { $n } pieces.
    }
# The captures of the best move: one piece, more $n.
review-gained =
    { $n ->
        [one] This move captured one piece.
       *[other] This move captured { $n } pieces.
    }
# The best move was the only good one.
review-held = Any other move would have lost something.
# The columns of the table of the sides: its head, and the numbers of moves that gave nothing much away, of
# inaccuracies, of mistakes.
review-counts-1 = Side
review-counts-2 = Accurate moves
review-counts-3 = Inaccuracies
review-counts-4 = Mistakes
# Below the counts: what a mistake costs at least, $mistake, and an inaccuracy, $inaccuracy.
review-costs = A mistake costs at least { $mistake } chances in 100 of winning, an inaccuracy at least { $inaccuracy }. For a side far behind, half of that is enough.
# Which moves are counted as exact.
review-counted = Moves made when the game was already won or lost are not counted.
