## The words of the game.

# The game's name.
game-title = Turkish draughts
# Its name in its own script: language code and text.
game-native = { TR("Dama") }
# The origin of the game.
game-origin = Turkey
# The line on the home page.
game-line = Jump ahead or sideways; you must capture as many as you can.
# The game in short, a sentence each: the aim, a move, a capture.
game-brief-1 = Capture all your opponent's pieces, or block them all.
game-brief-2 = A man goes one square, ahead or sideways; at the far side it becomes a king.
game-brief-3 = Capture by jumping, straight ahead or sideways. If you can capture, you must.
# The meaning of stopping by agreement.
game-stopping = The game will be a draw.

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

# Men, then kings, where they stand: $sites.
pieces-1-1 = the man on { $sites }
pieces-1-2 = the men on { $sites }
pieces-2-1 = the king on { $sites }
pieces-2-2 = the kings on { $sites }
# A piece moved: $who, $piece, $to.
moved = { $who }: { $piece } moves to { $to }.
# A piece moved and took others: $who, $piece, $to, $taken.
took = { $who }: { $piece } moves to { $to } and captures { $taken }.
# The man that has moved is a king now.
crowned = It becomes a king.
# The move lost, as more could have been taken: $n.
missed =
    { $n ->
        [one] One piece had to be captured.
       *[other] { $n } pieces had to be captured.
    }
# The question while nothing is selected and there are only men: $who.
choose_man = { $who }, choose a man.
# The question while nothing is selected and a capture is obligatory: $who, $pieces.
must =
    { $n ->
        [one] { $who }, you must capture: { $pieces } can.
       *[other] { $who }, you must capture: { $pieces } can.
    }
# The number of pieces that will be taken, more than one: $n.
in_all = The largest capture is { $n } pieces.
# The reminder of what a missed capture costs, where it can be missed.
reminder = Missing the largest capture loses the game.
# The question while a piece is selected: $who, $piece.
where_to = { $who }, where does { $piece } go?
# The question while a piece that only jumps is selected: $who, $piece.
where_jump = { $who }, where does { $piece } jump?
# A piece has jumped and jumps on, over one or one of several: $who, $pieces.
goes_on =
    { $n ->
        [one] { $who }, the capture goes on over { $pieces }: choose where to land.
       *[other] { $who }, the capture goes on over one of these, { $pieces }: choose where to land.
    }
# The number of pieces that are still to be taken: $n.
left =
    { $n ->
        [one] It is the last piece to capture.
       *[other] There are { $n } more pieces to capture.
    }
# The hint on how the capture is stopped where it may be: $site.
stop = Choose { $site } again to stop the capture.
# The number of men, then of kings, that a seat has: $n.
has-1 =
    { $n ->
        [one] 1 man
       *[other] { $n } men
    }
has-2 =
    { $n ->
        [one] 1 king
       *[other] { $n } kings
    }
# The state of a seat without pieces.
has_none = no pieces
# Man and king of the two seats.
on_site-1-1 = white man
on_site-1-2 = white king
on_site-2-1 = black man
on_site-2-2 = black king
# Reason for the end: two kings are left.
two_kings = Each side has only a king left, and no capture is possible.
# Reason for the end: each side has one piece left.
one_each = Each side has only one piece left.
# Reason for the end: a king is left against a man.
king_wins = A lone king wins against a lone man that cannot capture it.
# Reason for the end: too long without a capture or a man's move.
quiet = Each side has made 50 moves in a row without a capture or a man's move.
# The warning that one such move is left before a draw, or more: $n.
quiet_left =
    { $n ->
        [one] One more move without a capture or a man's move and the game is a draw.
       *[other] { $n } more moves without a capture or a man's move and the game is a draw.
    }
# Reason for the end: a capture was missed.
lost_by_missing = A larger capture was missed.
# Refusal: the piece cannot move: $site.
stuck = The piece on { $site } has no empty square to go to. Choose another.
# Refusal: the piece would not move at all: $site.
staying = You cannot pass: the piece on { $site } must leave its square.
# Refusal: a capture is obligatory.
must_capture = You must capture when you can.
# Refusal: more must be captured: $most, $takes.
too_few = { $most } pieces can be captured; this way you capture only { $takes }. You must capture as many as possible.
# The pieces that can capture so many: $sites.
these_can =
    { $n ->
        [one] The piece on { $sites } can.
       *[other] The pieces on { $sites } can.
    }
# The sites where the chosen piece captures so many: $at, $sites.
so = The piece on { $at } does so by going to { $sites }.
# Two cells to which it may go: $first, $next.
or = { $first } or { $next }
# Refusal: the capture goes on: $site, $most, $takes.
go_on = The capture does not end on { $site }: you have captured { $takes } of { $most }, and you must capture as many as possible.
# Refusal: the piece would not go along a row or column: $from, $to.
not_straight = Pieces go straight, along a row or a column, never diagonally: from { $from } you cannot reach { $to }.
# Refusal: a man would go backwards: $from, $to.
backwards = A man never goes backwards: from { $from } it cannot reach { $to }.
# Refusal: a man would go too far: $from, $to.
too_far = A man goes to the next square, or jumps over the piece next to it to the square just behind: from { $from } it cannot reach { $to }.
# Refusal: an own piece is in the way: $from, $to, $site.
in_the_way = You cannot jump over a piece of your own: from { $from } to { $to }, the piece on { $site } is in the way.
# Refusal: two enemy pieces side by side are in the way: $from, $to, $first, $second.
two_in_a_row = Two pieces in a row cannot be jumped: from { $from } to { $to }, the pieces on { $first } and { $second } are in the way.
# Refusal: two enemy pieces apart are in the way: $from, $to, $first, $second.
two_apart = You jump over one piece at a time: from { $from } to { $to } there are two, { $first } and { $second }.
# Refusal: the piece would land on another: $site.
landing = You do not capture by landing on a piece, as here on { $site }: you jump over it, if the square just behind it is empty.
# Refusal: there is nothing to jump over: $from, $to.
nothing_jumped = As long as the capture goes on you only jump: from { $from } to { $to } there is no piece to capture.
# Refusal: the piece would jump back over one that is gone: $from, $to, $site.
already_taken = The piece on { $site } is captured already and has left the board: from { $from } to { $to } there is nothing left to jump over.
# Refusal: the piece would turn back: $from, $to.
reversal = You cannot turn back between two jumps: from { $from } go straight on or turn at a right angle, not back to { $to }.
# Refusal: no chain of such captures leads there: $from, $to.
no_chain = No series of jumps leads from { $from } to { $to } in this way.
lede = Sixteen men against sixteen, on all the squares of the board. You capture by jumping, straight ahead or sideways, and you must capture as many as you can.
fact-players = 2
fact-age = 8 and over
fact-time = about 30 minutes
fact-difficulty = medium
fact-kind = strategy, draughts
fact-material = a board of eight squares by eight, sixteen white men and sixteen black ones
fact-ours = The age, the time and the difficulty are estimates of Palamède's.
option-reversal = Turning back between two jumps
option-reversal-forbidden = Forbidden
option-reversal-forbidden-why = The piece goes straight on or turns at a right angle.
option-reversal-allowed = Allowed
option-reversal-allowed-why = The piece may also go back the way it came.
option-promotion = A man crowned during a capture
option-promotion-at_once = At once
option-promotion-at_once-why = It goes on capturing as a king.
option-promotion-at_end = At the end of the capture
option-promotion-at_end-why = It goes on capturing as a man, only sideways.
option-one_each = One piece on each side
option-one_each-plays_on = The game goes on
option-one_each-plays_on-why = The game is a draw only if both are kings and no capture is possible.
option-one_each-draw = Draw
option-one_each-draw-why = Whatever the two pieces are, even if a capture is possible.
option-one_each-king_wins = The king wins
option-one_each-king_wins-why = A king wins against a man, unless the man is to move and can capture it.
option-strict = Missing a capture
option-strict-no = Impossible
option-strict-no-why = When a capture is obligatory, the board offers nothing else.
option-strict-yes = Loses
option-strict-yes-why = The board lets you play anything, and whoever does not capture as many as possible loses at once.
set-federation = Turkish federation
set-federation-why = A man is crowned at the end of the capture; one piece against one is a draw.
sources-rules = { "" }
sources-ornaments = In Turkish draughts, no source gives the triangles or the stars.
