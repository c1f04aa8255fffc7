## The words of the game.

# The game's name.
game-title = Nine Men’s Morris
# The origin of the game.
game-origin = Europe
# The line on the home page.
game-line = Place your men, get three in a row, and capture an enemy man.
# The game in short, a sentence each: the aim, a move, a capture.
game-brief-1 = Leave your opponent with two men, or without a move.
game-brief-2 = Place your nine men, then move them from point to point.
game-brief-3 = Get three men in a row to capture an enemy man.
# The meaning of stopping by agreement.
game-stopping = The game will be a draw.
# The reasons for the end where all men of a side are gone: of some side, of the person who plays alone, of
# the other side. None where those of the site fit.
game-captured-1 = The losing side has too few men left for a mill.
game-captured-2 = You have too few men left for a mill.
game-captured-3 = Your opponent has too few men left for a mill.

## The seats, in order.

# The name as a heading, and as one calls it: Blancs.
game-seats-1-name = White
# The name within a sentence: les blancs.
game-seats-1-the = White
# The sentence at the end of the game: Les blancs gagnent.
game-seats-1-wins = White wins
game-seats-2-name = Black
game-seats-2-the = Black
game-seats-2-wins = Black wins

# A man was placed: it closed no mill, closed one and took nothing, or took $taken: $who, $to.
placed-1 = { $who }: a man is placed on { $to }.
placed-2 = { $who }: a man is placed on { $to } and closes a mill.
placed-3 = { $who }: a man is placed on { $to }, closes a mill and captures { $taken }.
# A man moved, in the same three cases: $who, $from, $to.
moved-1 = { $who }: the man on { $from } moves to { $to }.
moved-2 = { $who }: the man on { $from } moves to { $to } and closes a mill.
moved-3 = { $who }: the man on { $from } moves to { $to }, closes a mill and captures { $taken }.
# A man is to be placed: $who.
place = { $who }, place a man on a free point.
# A man is to be chosen: $who.
choose = { $who }, choose a man.
# A man is selected: $who, $site.
where_to = { $who }, where does the man on { $site } go?
# The selected man flies.
flies = With three men, it may go to any free point.
# A man is to be taken, or another one: $who.
take-1 = { $who }, a mill is closed: which man do you capture?
take-2 = { $who }, two mills are closed: which second man do you capture?
# The only men that may be taken, one or more: $sites.
only =
    { $n ->
        [one] Only one can be captured: { $sites }.
       *[other] These can be captured: { $sites }.
    }
# The men that a seat has: $n.
has =
    { $n ->
        [one] 1 man
       *[other] { $n } men
    }
# The number of men in hand: $n.
hand =
    { $n ->
        [one] 1 in hand
       *[other] { $n } in hand
    }
# The number of men that it has taken: one, more: $n.
taken =
    { $n ->
        [one] 1 capture
       *[other] { $n } captures
    }
# The men of the two seats.
men-1 = white man
men-2 = black man
# The side to move is blocked.
blocked = The side to move is blocked.
# Too many moves without a mill.
quiet = Too many moves were made without a mill.
# So many moves more without a mill will end it: $n.
quiet_left =
    { $n ->
        [one] One more move without a mill and the game is a draw.
       *[other] { $n } more moves without a mill and the game is a draw.
    }
# While men are in hand none is moved: $site.
in_hand = You still have men in hand: before you move the man on { $site }, place them all. Choose a free point.
# No man is in hand: $site.
none_in_hand = All your men are placed. To go to { $site }, choose one of your men first.
# The point holds no man: $site.
no_man = There is no man on { $site }. Choose one of yours.
# The other side's man: $site.
not_yours = The man on { $site } is your opponent's. Choose one of yours.
# A man that cannot step: $site.
stuck = The man on { $site } has no free point next to it. Choose another.
# Not moving at all: $site.
staying = You cannot pass: the man on { $site } must leave its point.
# A man stands there: $site.
occupied = A man stands on { $site } already. Choose a free point.
# No line joins them: $from, $site.
no_line = A man moves to the next point, along a line: from { $from } it cannot reach { $site }.
# A mill is closed there, and a man must be taken: $site.
must_take = On { $site } a mill is closed: you must capture an enemy man.
# Two are closed, and two must: $site.
must_take_two = On { $site } two mills are closed: you must capture a second man.
# No mill is closed, and nothing is taken there: $site.
no_mill = This move closes no mill: the man on { $site } cannot be captured.
# All men of the other side are in mills, and none may be taken: $site.
all_in_mills = All enemy men are in mills: under the chosen option, { $site } cannot be captured.
# The turn takes no more men: $site.
enough = This move does not capture so many men: { $site } is one too many.
# No man of the other side stands there: $site.
no_prey = There is no enemy man on { $site }. Choose an enemy man to capture.
# The man is in a mill: $site.
in_mill = The man on { $site } is in a mill. Capture a man that is in no mill.
lede = Nine men each, twenty-four points. The men are placed one by one, then moved. Three in a row make a mill and capture an enemy man.
fact-players = 2
fact-age = 6 and over
fact-time = about 15 minutes
fact-difficulty = easy
fact-kind = strategy game
fact-material = a board of twenty-four points, nine white men and nine black men
fact-ours = Age, time and difficulty are Palamède's estimates.
option-first = Who begins?
option-first-white = White
option-first-white-why = White makes the first move.
option-first-black = Black
option-first-black-why = Black makes the first move.
option-first-lot = By lot
option-first-lot-why = A lot decides at the start of the game.
option-flying = With three men
option-flying-three = Fly
option-flying-three-why = With only three men left, you may move to any free point.
option-flying-never = No flying
option-flying-never-why = Even with three men, you move to the next point.
option-take = Captures from a mill
option-take-usual = Only if all are in mills
option-take-usual-why = A man in a mill is captured only if all enemy men are in mills.
option-take-any = Always
option-take-any-why = Any enemy man may be captured, even from a mill.
option-take-outside_mills = Never
option-take-outside_mills-why = A man in a mill is never captured; if all are in mills, nothing is captured.
option-two_mills = Two mills at once
option-two_mills-one = One man
option-two_mills-one-why = Whoever closes two mills at once captures one man.
option-two_mills-two = Two men
option-two_mills-two-why = Whoever closes two mills at once captures two men, one after the other.
option-quiet_limit = Limit without mills
option-quiet_limit-50 = 50 moves
option-quiet_limit-50-why = After 50 moves by each side without a mill, the game is a draw.
option-quiet_limit-25 = 25 moves
option-quiet_limit-25-why = After 25 moves by each side without a mill, the game is a draw.
option-quiet_limit-100 = 100 moves
option-quiet_limit-100-why = After 100 moves by each side without a mill, the game is a draw.
option-quiet_limit-none = None
option-quiet_limit-none-why = Play goes on without mills for as long as you like; repetition still ends the game.
sources-rules = Those of Nine Men's Morris are the usual ones, as the sheets printed with the game and [Ralph Gasser's paper](https://library.slmath.org/books/Book29/files/gasser.pdf) (1996) give them.
sources-ornaments = In Nine Men's Morris, the three squares are the same everywhere; the oak plank and the turned men are decoration.
