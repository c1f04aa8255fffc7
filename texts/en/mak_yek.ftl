## The words of Mak-Yek.

# The game's name.
mak_yek-title = Mak-Yek
# Its name in its own script: language code and text.
mak_yek-native = { TH("หมากแยก") }
# The origin of the game.
mak_yek-origin = Thailand (Siam)
# The line on the home page.
mak_yek-line = Trap a man between two of yours, or slip between two of theirs.
# The game in short, a sentence each: the aim, a move, a capture.
mak_yek-brief-1 = Capture all your opponent's men.
mak_yek-brief-2 = A man slides in a straight line as far as the way is free.
mak_yek-brief-3 = Trap one man between two of yours, or slip between two and capture both.
# The meaning of stopping by agreement.
mak_yek-stopping = The side with more captures wins; if they are equal, the game is a draw.
# The reasons for the end where all men of a side are gone: of some side, of the person who plays alone, of
# the other side. None where those of the site fit.
mak_yek-captured-1 = All the men of one side are captured.
mak_yek-captured-2 = All your men are captured.
mak_yek-captured-3 = You have captured all the enemy men.

## The seats, in order.

# The name as a heading, and as one calls it: Blancs.
mak_yek-seats-1-name = White
# The name within a sentence: les blancs.
mak_yek-seats-1-the = White
# The sentence at the end of the game: Les blancs gagnent.
mak_yek-seats-1-wins = White wins
mak_yek-seats-2-name = Black
mak_yek-seats-2-the = Black
mak_yek-seats-2-wins = Black wins

## The words of Apit-Sodok.

# The game's name.
apit_sodok-title = Apit-Sodok
# The origin of the game.
apit_sodok-origin = Malaysia
# The line on the home page.
apit_sodok-line = The Malay cousin of Mak-Yek: one move can capture a whole run of men.
# The game in short, a sentence each: the aim, a move, a capture.
apit_sodok-brief-1 = Capture all your opponent's men.
apit_sodok-brief-2 = A man slides in a straight line as far as the way is free.
apit_sodok-brief-3 = Trap a whole run of men between two of yours, or slip between two runs and capture both.
# The meaning of stopping by agreement.
apit_sodok-stopping = The side with more captures wins; if they are equal, the game is a draw.
# The reasons for the end where all men of a side are gone: of some side, of the person who plays alone, of
# the other side. None where those of the site fit.
apit_sodok-captured-1 = All the men of one side are captured.
apit_sodok-captured-2 = All your men are captured.
apit_sodok-captured-3 = You have captured all the enemy men.

## The seats, in order.

# The name as a heading, and as one calls it: Blancs.
apit_sodok-seats-1-name = White
# The name within a sentence: les blancs.
apit_sodok-seats-1-the = White
# The sentence at the end of the game: Les blancs gagnent.
apit_sodok-seats-1-wins = White wins
apit_sodok-seats-2-name = Black
apit_sodok-seats-2-the = Black
apit_sodok-seats-2-wins = Black wins

# A man moved: $who, $from, $to.
moved = { $who }: the man on { $from } moves to { $to }.
# A man moved and took men: $who, $from, $to, $taken.
took = { $who }: the man on { $from } moves to { $to } and captures { $taken }.
# The question while nothing is selected: $who.
choose = { $who }, choose a man.
# The question while a man is selected: $who, $site.
where_to = { $who }, where does the man on { $site } go?
# The number of men that a seat has taken: none, one, or more: $n.
taken =
    { $n ->
        [0] no captures
        [one] 1 capture
       *[other] { $n } captures
    }
# Reason for the end: each side has one man left.
one_each = Each side has one man left.
# The count decides: $why, $white, $black.
counted = { $why } Captures are counted: { $white } for White, { $black } for Black.
# The warning that one move without a capture is left before the count decides, or more: $n.
quiet_left =
    { $n ->
        [one] One more move without a capture and the game stops.
       *[other] { $n } more moves without a capture and the game stops.
    }
# The men of the two seats.
men-1 = white man
men-2 = black man
# Refusal: the cell holds no man: $site.
no_man = There is no man on { $site }. Choose one of yours.
# Refusal: the man is the other side's: $site.
not_yours = The man on { $site } is your opponent's. Choose one of yours.
# Refusal: the man cannot move: $site.
stuck = The man on { $site } has no empty square next to it. Choose another.
# Refusal: the man would not go along a row or column: $from, $to.
not_straight = A man moves in a straight line, along its row or its column: from { $from } it cannot reach { $to }.
# Refusal: a man is in the way: $from, $to, $site.
in_the_way = A man never jumps: from { $from } to { $to }, the man on { $site } is in the way.
# Refusal: the man would land on another: $site.
landing = You do not capture by landing on a man, as here on { $site }: you trap it between two of yours, or slip between two of theirs. Choose an empty square.
# Refusal: the man would not move at all: $site.
staying = You cannot pass: the man on { $site } must leave its square.
mak_yek-lede = Sixteen men against sixteen, gliding like rooks. Trap one between two of yours, or capture two by slipping between them.
fact-players = 2
fact-age = 8 and over
fact-time = about 20 minutes
fact-difficulty = easy
fact-kind = strategy game
fact-material = a board of eight squares by eight, sixteen white men and sixteen black ones
fact-ours = The age, the time and the difficulty are estimates of Palamède's.
option-first = Who begins?
option-first-white = White
option-first-white-why = White makes the first move.
option-first-black = Black
option-first-black-why = Black makes the first move.
option-first-lot = By lot
option-first-lot-why = A lot decides at the start of the game.
option-quiet_limit = Limit without captures
option-quiet_limit-50 = 50 moves
option-quiet_limit-50-why = After 50 moves by each side without a capture, captures are counted.
option-quiet_limit-25 = 25 moves
option-quiet_limit-25-why = After 25 moves by each side without a capture, captures are counted.
option-quiet_limit-100 = 100 moves
option-quiet_limit-100-why = After 100 moves by each side without a capture, captures are counted.
option-quiet_limit-none = None
option-quiet_limit-none-why = Play without captures as long as you like; repetition still stops the game.
apit_sodok-lede = Sixteen men against sixteen, gliding like rooks. Trap a run of men between two of yours, or capture two runs by slipping between them.
option-intervention = Intervention captures
option-intervention-runs = Whole runs
option-intervention-runs-why = On each side, all the men that stand together.
option-intervention-neighbours = Both neighbours
option-intervention-neighbours-why = On each side, a single man, as in Mak-Yek.
option-setup = Set-up
option-setup-rows13 = Rows 1 and 3
option-setup-rows13-why = Each side leaves its second row empty.
option-setup-rows12 = Rows 1 and 2
option-setup-rows12-why = The two rows of each side stand side by side.
sources-rules = Those of Mak-Yek, Apit-Sodok and Turkish draughts come from [the Ludens Planet rule sheet](https://jeuxsoc.fr/jeu/lxmak) kept by L'Escale à jeux, the collection of François Haffner.
sources-ornaments = In Mak-Yek, the sheet says that the Ludens Planet board draws on batik; the patterns drawn here, { JV("kawung") } petals and { JV("tumpal") } points, are plausible, but no source gives them for these games.
