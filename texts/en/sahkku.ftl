## The words of the game.

# The game's name.
game-title = Sáhkku
# Its name in its own script: language code and text.
game-native = { SE("Sáhkku") }
# The origin of the game.
game-origin = Sápmi
# The line on the home page.
game-line = Two armies run at each other as the dice decide; in the middle, a king changes sides.
# The game in short, a sentence each: the aim, a move, a capture.
game-brief-1 = Capture all your opponent's pawns and take their king, if they have one, or leave them no move.
game-brief-2 = The dice wake the pawns one by one, then make them run.
game-brief-3 = Capture pawns that are awake by stopping on their cell. The king in the middle serves the side that stops on his.
# The meaning of stopping by agreement.
game-stopping = The game is a draw.

## The seats, in order.

# The name as a heading, and as one calls it: Blancs.
game-seats-1-name = South
# The name within a sentence: les blancs.
game-seats-1-the = South
# The sentence at the end of the game: Les blancs gagnent.
game-seats-1-wins = South wins
game-seats-2-name = North
game-seats-2-the = North
game-seats-2-wins = North wins

# The name of a die without a sign.
blank = blank
# A throw in the move list, die by die: $first, $next.
throw = { $first } · { $next }
# A throw: $who, $dice.
thrown = { $who }: the dice show { $dice }.
# Three blank dice: $who.
all_blank = { $who }: all three dice are blank.
# Said when no die of a throw has a use.
no_use = No die can be played.
# Said when no die of a throw without an X has a use.
no_cross = No X: no pawn wakes.
# How a pawn wakes: said as the game begins.
wakes = Only an X wakes a pawn.
# The turn passes.
passes = The turn passes.
# Said when the same seat throws again.
again = After X-X-X the dice are thrown again.
# A seat is blocked: $seat.
blocked = { $seat } is blocked: no die gives it a move.
# A pawn woke: $who, $die, $from, $to.
woke = { $who }: with the { $die }, the pawn on { $from } wakes and moves to { $to }.
# A pawn moved: $who, $die, $from, $to.
moved = { $who }: with the { $die }, the pawn on { $from } moves to { $to }.
# A pawn took one, or more: $who, $die, $from, $to, $n.
took =
    { $n ->
        [one] { $who }: with the { $die }, the pawn on { $from } moves to { $to } and captures { $n } pawn.
       *[other] { $who }: with the { $die }, the pawn on { $from } moves to { $to } and captures { $n } pawns.
    }
# The king moved: $who, $die, $from, $to.
king_moved = { $who }: with the { $die }, the king moves from { $from } to { $to }.
# The king took one, or more: $who, $die, $from, $to, $n.
king_took =
    { $n ->
        [one] { $who }: with the { $die }, the king moves from { $from } to { $to } and captures { $n } pawn.
       *[other] { $who }: with the { $die }, the king moves from { $from } to { $to } and captures { $n } pawns.
    }
# A pawn finished its lap: $who, $die, $from, $to.
lapped = { $who }: with the { $die }, the pawn on { $from } finishes its lap and runs on to { $to }.
# Said when a pawn finished its lap and took one, or more: $who, $die, $from, $to, $n.
lapped_took =
    { $n ->
        [one] { $who }: with the { $die }, the pawn on { $from } finishes its lap, runs on to { $to } and captures { $n } pawn.
       *[other] { $who }: with the { $die }, the pawn on { $from } finishes its lap, runs on to { $to } and captures { $n } pawns.
    }
# A pawn finished its lap and waits: $who, $die, $from, $to.
waits = { $who }: with the { $die }, the pawn on { $from } finishes its lap and waits on { $to }.
# The pawn took the king who was nobody's.
crowned = It takes the king, who was nobody's, and goes onto his crown.
# The pawn took the king of $seat, and his marker.
recrowned = It takes the king from { $seat } and goes onto his crown; the pawn that was there leaves the board.
# Said when one die is lost, or more: $dice.
lost =
    { $n ->
        [one] The { $dice } has no use any more: it is lost.
       *[other] { $dice } have no use any more: they are lost.
    }
# The question while there are different dice to play: $who.
choose = { $who }, choose a die or a piece.
# The question while there is one die to play, or equal ones: $who, $die.
choose_piece = { $who }, play the { $die }: choose a piece.
# The dice that have a use, or are still to be played: $dice.
to_play =
    { $n ->
        [one] Only the { $dice } can be used for now.
       *[other] { $dice } can be used.
    }
# The question while a die is chosen: $who, $die.
piece_for = { $who }, which piece do you move with the { $die }?
# The question while a pawn is selected: $who, $site.
where_pawn = { $who }, where does the pawn on { $site } go?
# The question while the king is selected: $who.
where_king = { $who }, where does the king go?
# The question while a cell with several pieces is selected: $who, $site.
where_piece = { $who }, where does the piece on { $site } go?
# The question which of the pieces of a cell goes: $who, $site where to.
which_piece = { $who }, which piece goes to { $site }?
# The pieces that stand on a cell: $site, $pieces.
pieces_there = On { $site }: { $pieces }.
# The question with which die the piece goes: $who, $site where to.
which_die = { $who }, with which die do you go to { $site }?
# The dice that lead there: $dice.
these_lead = These lead there: { $dice }.
# The site where the king can be taken: $site.
can_crown = The king can be taken on { $site }.
# The state of a seat: one pawn sleeps, or more: $n.
asleep =
    { $n ->
        [one] { $n } pawn asleep
       *[other] { $n } pawns asleep
    }
# The state of a seat: one pawn is awake, or more: $n.
awake =
    { $n ->
        [one] { $n } awake
       *[other] { $n } awake
    }
# The state of a seat: one pawn waits, or more: $n.
waiting =
    { $n ->
        [one] { $n } waiting
       *[other] { $n } waiting
    }
# The state of a seat: it has the king.
holds_king = holds the king
# The state of a seat: it has the king alone.
king_alone = the king alone
# The state of a seat: it has neither pawn nor king.
nothing = neither pawn nor king
# The pieces: asleep, awake, waiting, on the fourth leg, the king.
kinds-1 = sleeping pawn
kinds-2 = pawn
kinds-3 = waiting pawn
kinds-4 = returning pawn
kinds-5 = king
# A piece and its place: $what, $site.
piece_on = { $what } on { $site }
# The content of a cell: a sleeper of $seat.
a_sleeper = sleeping pawn of { $seat }
# The content of a cell: one pawn that is awake, or more: $seat, $n.
pawns =
    { $n ->
        [one] pawn of { $seat }
       *[other] { $n } pawns of { $seat }
    }
# The content of a cell: one pawn that waits, or more: $seat, $n.
waiters =
    { $n ->
        [one] waiting pawn of { $seat }
       *[other] { $n } waiting pawns of { $seat }
    }
# The content of a cell: one pawn on the fourth leg, or more: $seat, $n.
returning =
    { $n ->
        [one] returning pawn of { $seat }
       *[other] { $n } returning pawns of { $seat }
    }
# The content of a cell: the king of $seat.
a_king = king of { $seat }
# The content of a cell: the king who is nobody's.
free_king = nobody's king
# Reason for the end: $seat has neither pawn nor king.
no_piece = { $seat } has neither a pawn nor the king any more.
# Reason for the end: $seat has the king alone.
only_king = { $seat } has nothing left but the king: under the chosen option, that loses.
# Reason for the end: a pawn shuts the sleepers in: $site.
shut_by_pawn = On { $site }, an enemy pawn stands in front of the pawns that sleep.
# Reason for the end: the king shuts the sleepers in: $site.
shut_by_king = On { $site }, the enemy's king stands in front of the pawns that sleep.
# Refusal: the dice are not thrown.
throw_first = Throw the dice first.
# Refusal: the track has no such place: $site.
no_place = The track has no cell { $site }.
# Refusal: the cell has nothing to move: $site.
empty = There is nothing to move on { $site }. Choose one of your pawns, or your king.
# Refusal: the pawn is the other side's: $site.
not_yours = The pawn on { $site } is your opponent's. Choose one of yours.
# Refusal: the king is nobody's: $site.
nobodys_king = The king, on { $site }, is nobody's. To take him, stop one of your pawns on his cell.
# Refusal: the king is the other side's: $site.
not_your_king = The king, on { $site }, belongs to your opponent. To take him, stop one of your pawns on his cell.
# Refusal: the die is blank.
moves_nothing = A blank die moves nothing. Choose another.
# Refusal: no such die is left: $die.
no_die = There is no { $die } to play.
# A die without a use, as nothing is awake: $die.
all_asleep = The { $die } has no use for now: your pawns sleep or wait, and only an X wakes one.
# Dice without a use, for the same reason: $dice.
dice_asleep = { $dice } have no use for now: your pawns sleep or wait, and only an X wakes one.
# A die without a use, as every way is barred: $die.
all_barred = The { $die } has no use for now: no piece of yours may stop where it leads.
# Dice without a use, for the same reason: $dice.
dice_barred = { $dice } have no use for now: no piece of yours may stop where they lead.
# A pawn that sleeps: $site.
sleeps = The pawn on { $site } sleeps: only an X wakes it, moving it one cell on.
# A pawn that sleeps behind another: $site, $other.
behind = The pawn on { $site } sleeps behind others. The first to wake is the pawn on { $other }, by an X.
# Waking onto a pawn: $site.
wakes_onto_pawn = A pawn that wakes captures nothing, and an enemy pawn is on { $site }. Play another piece.
# Waking onto the king: $site.
wakes_onto_king = A pawn that wakes cannot take the king, and the enemy's king is on { $site }. Play another piece.
# A pawn of $seat sleeps where the piece would stop: $site.
onto_sleeper = A pawn of { $seat } sleeps on { $site }: you cannot stop there, only jump over it.
# A pawn that waits for as many as sleep: $site, $n.
waits_for = The pawn on { $site } waits until all pawns of its side are awake. { $n } still asleep.
# A die too large for so few places: $die, $site, $n.
too_large = To reach { $site } it needs exactly { $n }: the { $die } is too large.
# The die leads elsewhere: $die, $site.
elsewhere = With the { $die }, this pawn goes to { $site }.
# Refusal: no die leads a pawn there: $from, $site, $n.
pawn_away = A pawn follows its track and never goes back: from { $from } to { $site } it needs { $n }, and none of the possible dice gives that.
# A pawn back along its track: $from, $site.
pawn_back = A pawn follows its track and never goes back: { $site } lies behind { $from }.
# Refusal: no die leads the king there: $from, $site, $n.
king_away = The king goes straight, as far as the die says: from { $from } to { $site } he needs { $n }, and none of the possible dice gives that.
# The king would turn: $from, $site.
not_straight = The king goes straight along a line: from { $from } he cannot reach { $site } without turning.
# A piece that cannot stop anywhere: $site.
stuck = With the possible dice, the piece on { $site } has nowhere to stop. Choose another.
# The switch that shows danger.
aid_danger = Danger
# The switch that shows the track of $seat.
aid_track = { $seat }'s track
# The danger of a cell: one of the 64 throws, or $n, takes what stands there.
danger_hit =
    { $n ->
        [one] could be captured by { $n } throw out of 64
       *[other] could be captured by { $n } throws out of 64
    }
# The danger that after one of the 64 throws, or $n, $seat would be blocked.
danger_blocked =
    { $n ->
        [one] Danger: { $n } throw out of 64 can block { $seat }.
       *[other] Danger: { $n } throws out of 64 can block { $seat }.
    }
# The danger that after one of the 64 throws, or $n, $seat would have nothing left.
danger_beaten =
    { $n ->
        [one] Danger: { $n } throw out of 64 can beat { $seat } by a capture.
       *[other] Danger: { $n } throws out of 64 can beat { $seat } by a capture.
    }
lede = Two armies sleep face to face. The dice wake the pawns one by one; they run towards the others and capture them. In the middle, a king serves the side that takes him.
fact-players = 2
fact-age = 8 and over
fact-time = about 40 minutes
fact-difficulty = medium
fact-kind = race game with dice
fact-material = the board, fifteen light pawns and fifteen dark ones, a king that a pawn can stand on, and three dice with four faces: blank, X, II and III
fact-ours = The age, the time and the difficulty are estimates of Palamède's.
option-columns = Length of the board
option-columns-15 = 15 columns
option-columns-15-why = Fifteen pawns each: the usual length.
option-columns-13 = 13 columns
option-columns-13-why = Thirteen pawns each: a slightly shorter game.
option-columns-11 = 11 columns
option-columns-11-why = Eleven pawns each: a shorter game.
option-columns-9 = 9 columns
option-columns-9-why = Nine pawns each: for learning, or on a small screen.
option-track = Track
option-track-loop45 = A loop
option-track-loop45-why = From the enemy's row, a pawn comes straight back to its own row.
option-track-figure8 = A figure of eight
option-track-figure8-why = From the enemy's row, a pawn goes through the middle row again before it comes back to its own.
option-king_alone = A side with the king alone
option-king_alone-plays = Plays on
option-king_alone-plays-why = The king alone still plays, and can capture every enemy pawn.
option-king_alone-loses = Loses
option-king_alone-loses-why = You lose if you have no pawn left on the board, even with the king: putting your last pawn on the crown loses, too.
option-lap_end = End of a lap
option-lap_end-stop = Stop
option-lap_end-stop-why = While pawns sleep, a pawn that comes back stops on the first cell, even if the die is larger.
option-lap_end-exact = Exact die
option-lap_end-exact-why = While pawns sleep, a pawn comes back to the first cell only by the exact die.
option-rethrow = Throwing again
option-rethrow-none = Never
option-rethrow-none-why = One throw a turn.
option-rethrow-triple_sahkku = After X-X-X
option-rethrow-triple_sahkku-why = Whoever throws X-X-X plays these dice, then throws again, every time X-X-X comes up.
sources-rules = Those of Sáhkku come from a sheet in French; the copy, damaged, does not say whose it is.
sources-ornaments = In Sáhkku, the sheet gives neither the birch nor the ornaments of the board.
