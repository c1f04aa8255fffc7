## The words of the game.

# The game's name.
game-title = Fanorona
# The origin of the game.
game-origin = Madagascar
# The line on the home page.
game-line = Capture by moving up to enemy men, or by moving away from them, and go on if you can.
# The game in short, a sentence each: the aim, a move, a capture.
game-brief-1 = Capture all your opponent's men.
game-brief-2 = A man steps to the next point, along a line.
game-brief-3 = It captures the whole row that it moves up to, or that it moves away from, and may go on.
# The meaning of stopping by agreement.
game-stopping = The game will be a draw.
# The reasons for the end where all men of a side are gone: of some side, of the person who plays alone, of
# the other side. None where those of the site fit.
game-captured-1 = All the men of one side are captured.
game-captured-2 = All your men are captured.
game-captured-3 = You have captured all the enemy men.

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

# A man moved: $who, $from, $to.
moved = { $who }: the man on { $from } moves to { $to }.
# Said when a man took by approach, or by withdrawal: $who, $from, $to, $taken.
took-1 = { $who }: the man on { $from } moves to { $to } and captures { $taken } by approach.
took-2 = { $who }: the man on { $from } moves to { $to } and captures { $taken } by withdrawal.
# Said when a man took several times: $who, $from, $way, $to, $taken.
chained = { $who }: the man on { $from } goes by { $way } to { $to } and captures { $taken }.
# The question while nothing is selected: $who.
choose = { $who }, choose a man.
# The question while nothing is selected, and these must take: $who, $sites.
must =
    { $n ->
        [one] { $who }, you must capture: the man on { $sites } can.
       *[other] { $who }, you must capture: the men on { $sites } can.
    }
# The question while a man is selected: $who, $site.
where_to = { $who }, where does the man on { $site } go?
# The question while a man is selected that will take: $who, $site.
where_take = { $who }, where does the man on { $site } go to capture?
# The question which row is to be taken: $who, $site.
which = { $who }, what does the man that came to { $site } capture?
# The rows: $approach, $withdrawal.
rows = By approach: { $approach }. By withdrawal: { $withdrawal }.
# The question while a man takes on: $who, $site.
goes_on = { $who }, the man on { $site } can capture again: where does it go?
# The hint that the man may stop: $site.
may_stop = To stop there, choose { $site } again.
# Button: takes one man by approach, or by withdrawal: $first.
take_one-1 = Approach: capture { $first }
take_one-2 = Withdrawal: capture { $first }
# Button: takes several men by approach, or by withdrawal: $n, $first, $last.
take_row-1 = Approach: capture { $n } men, { $first } to { $last }
take_row-2 = Withdrawal: capture { $n } men, { $first } to { $last }
# Button: ends the turn on $site.
stop = Stop on { $site }
# The men that a seat has: $n.
has =
    { $n ->
        [one] 1 man
       *[other] { $n } men
    }
# The number of men that a seat has taken: one, or more: $n.
taken =
    { $n ->
        [one] 1 capture
       *[other] { $n } captures
    }
# The men of the two seats.
men-1 = white man
men-2 = black man
# Reason for the end: the seat to move is blocked and has lost, or it is a draw.
blocked-1 = The side to move is blocked.
blocked-2 = The side to move is blocked: under the chosen option, nobody wins.
# Refusal: the point holds no man: $site.
no_man = There is no man on { $site }. Choose one of yours.
# Refusal: the man is the other side's: $site.
not_yours = The man on { $site } is your opponent's. Choose one of yours.
# Refusal: the man cannot step: $site.
stuck = The man on { $site } has no free point next to it. Choose another.
# Refusal: the man would not move at all: $site.
staying = You cannot pass: the man on { $site } must leave its point.
# Refusal: no line joins the points: $from, $site.
no_line = A man steps to the next point, along a line: from { $from } it cannot reach { $site }.
# Refusal: an own man stands there: $site.
occupied = One of your men stands on { $site } already. Choose a free point.
# Refusal: the man would land on an enemy man: $site.
onto_enemy = You do not capture by landing on a man, as here on { $site }: you move up to it or away from it, in a straight line.
# Refusal: a capture is due, and these men can: $sites.
must_take =
    { $n ->
        [one] If you can capture, you must. The man on { $sites } can.
       *[other] If you can capture, you must. The men on { $sites } can.
    }
# Refusal: the step takes, and must say how: $from, $site.
takes = From { $from } to { $site } the man captures: write A for an approach or W for a withdrawal.
# Refusal: in a chain, the step takes nothing: $from, $site.
takes_nothing = While the capture goes on, every step must capture: from { $from } to { $site } there is nothing to capture.
# Refusal: the man has stood there: $site.
visited = The man has been on { $site } in this turn already. Choose another point.
# Refusal: the direction is barred: $from, $site.
same_way = From { $from } to { $site } the man would go again in the direction of an earlier step. Choose another direction.
# Refusal: the point has no man of the two rows: $site.
no_row = On { $site } there is nothing that can be captured now. Choose a man of one of the two rows.
# Refusal: the chain goes on: $site.
go_on = The capture does not end on { $site }: under the chosen option it goes on as long as it can.
# Refusal: the first turn ends after one capture.
single = Under the chosen option, each side's first turn ends after one capture.
# Refusal: no chain takes just that: $from, $site.
no_chain = No chain of captures leads like this from { $from } to { $site }.
lede = Twenty-two men against twenty-two, and a single free point. A man captures the whole row that it moves up to, or the one that it moves away from, and may go on capturing.
fact-players = 2
fact-age = 8 and over
fact-time = about 20 minutes
fact-difficulty = medium
fact-kind = strategy game
fact-material = a board of nine points by five, twenty-two white men and twenty-two black men
fact-ours = Age, time and difficulty are Palamède's estimates.
option-size = Board
option-size-tsivy = Nine lines
option-size-tsivy-why = Nine points by five, twenty-two men each: the usual game.
option-size-dimy = Five lines
option-size-dimy-why = Five points by five, twelve men each.
option-size-telo = Three lines
option-size-telo-why = Three points by three, four men each: to learn the game.
option-first = Who begins?
option-first-white = White
option-first-white-why = White makes the first move.
option-first-black = Black
option-first-black-why = Black makes the first move.
option-first-lot = By lot
option-first-lot-why = A lot decides at the start of the game.
option-quiet_limit = Limit without captures
option-quiet_limit-50 = 50 moves
option-quiet_limit-50-why = After 50 moves by each side without a capture, the game is a draw.
option-quiet_limit-25 = 25 moves
option-quiet_limit-25-why = After 25 moves by each side without a capture, the game is a draw.
option-quiet_limit-100 = 100 moves
option-quiet_limit-100-why = After 100 moves by each side without a capture, the game is a draw.
option-quiet_limit-none = None
option-quiet_limit-none-why = Play goes on without captures for as long as you like; repetition still ends the game.
option-capture = Capturing
option-capture-obligatory = Obligatory
option-capture-obligatory-why = A move without a capture is allowed only when no man can capture.
option-capture-free = Optional
option-capture-free-why = You may move without a capture even when you could make one.
option-chain = Going on capturing
option-chain-optional = Optional
option-chain-optional-why = After each capture you may stop.
option-chain-obligatory = Obligatory
option-chain-obligatory-why = You go on as long as you can, by whichever way you like.
option-direction = Barred direction while capturing
option-direction-previous = That of the last step
option-direction-previous-why = An earlier direction may be used again.
option-direction-turn = All those of the turn
option-direction-turn-why = No direction is used twice in one turn.
option-opening = First turn of each side
option-opening-free = Like the others
option-opening-free-why = You may capture several times from the first turn on.
option-opening-single = One capture
option-opening-single-why = Each side's first turn ends after one capture.
option-blocked = Blocked side
option-blocked-loses = It loses
option-blocked-loses-why = You lose if you have no move left on your turn.
option-blocked-draw = A draw
option-blocked-draw-why = The game is a draw if you have no move left on your turn.
sources-rules = Those of Fanorona come from [the description by W. Montgomery](https://digital.soas.ac.uk/LOAC000068/00012) (1886), as quoted by the [Digital Ludeme Project](https://ludii.games/details.php?keyword=Fanorona), from [papers of researchers at Maastricht](https://doi.org/10.1142/S1793005708001124) and from Malagasy and French sites.
sources-ornaments = In Fanorona, boards cut into rock and potsherds for men are attested; the band of striped cloth, in the manner of a { MG("lamba") }, is decoration.
