## The words of the game for two.

# The game's name.
two-title = Luzhanqi
# Its name in its own script: language code and text.
two-native = { ZH-HANS("陆战棋") }
# The origin of the game.
two-origin = China
# The line on the home page.
two-line = Two hidden armies, mines and railways: find the flag.
# The game in short, a sentence each: the aim, a move, a capture.
two-brief-1 = Take the enemy flag.
two-brief-2 = By road, a piece goes to the next space; by railway, farther.
two-brief-3 = In combat the higher rank wins. Your opponent's army is hidden.
# The meaning of stopping by agreement.
two-stopping = The game is a draw.

## The seats, in order.

# The name as a heading, and as one calls it: Blancs.
two-seats-1-name = Red
# The name within a sentence: les blancs.
two-seats-1-the = Red
# The sentence at the end of the game: Les blancs gagnent.
two-seats-1-wins = Red wins
two-seats-2-name = Black
two-seats-2-the = Black
two-seats-2-wins = Black wins

# The words below the number or the sign of a tile, in the order of TILE_LETTERS: ten letters at most; none
# without tiles.
two-faces-1 = Engineer
two-faces-2 = Lieutenant
two-faces-3 = Captain
two-faces-4 = Major
two-faces-5 = Colonel
two-faces-6 = Brigadier
two-faces-7 = Maj. gen.
two-faces-8 = General
two-faces-9 = Marshal
two-faces-10 = Bomb
two-faces-11 = Mine
two-faces-12 = Flag

## The words of the game for four.

# The game's name.
four-title = Luzhanqi for four
# Its name in its own script: language code and text.
four-native = { ZH-HANS("四国军棋") }
# The origin of the game.
four-origin = China
# The line on the home page.
four-line = Four hidden armies around a crossroads: South and North against East and West.
# The game in short, a sentence each: the aim, a move, a capture.
four-brief-1 = South and North play together against East and West: put both enemies out.
four-brief-2 = By road, a piece goes to the next space; by railway, farther.
four-brief-3 = In combat the higher rank wins. Everyone sees only their own army.
# The meaning of stopping by agreement.
four-stopping = The game is a draw.

## The seats, in order.

# The name as a heading, and as one calls it: Blancs.
four-seats-1-name = South
# The name within a sentence: les blancs.
four-seats-1-the = South
# The sentence at the end of the game: Les blancs gagnent.
four-seats-1-wins = South wins
four-seats-2-name = East
four-seats-2-the = East
four-seats-2-wins = East wins
four-seats-3-name = North
four-seats-3-the = North
four-seats-3-wins = North wins
four-seats-4-name = West
four-seats-4-the = West
four-seats-4-wins = West wins

# The words below the number or the sign of a tile, in the order of TILE_LETTERS: ten letters at most; none
# without tiles.
four-faces-1 = Engineer
four-faces-2 = Lieutenant
four-faces-3 = Captain
four-faces-4 = Major
four-faces-5 = Colonel
four-faces-6 = Brigadier
four-faces-7 = Maj. gen.
four-faces-8 = General
four-faces-9 = Marshal
four-faces-10 = Bomb
four-faces-11 = Mine
four-faces-12 = Flag

# The ranks, the lowest first, then bomb, mine and flag.
ranks-1 = engineer
ranks-2 = lieutenant
ranks-3 = captain
ranks-4 = major
ranks-5 = colonel
ranks-6 = brigadier
ranks-7 = major general
ranks-8 = general
ranks-9 = marshal
ranks-10 = bomb
ranks-11 = mine
ranks-12 = flag
# The ranks within a sentence.
the_ranks-1 = the engineer
the_ranks-2 = the lieutenant
the_ranks-3 = the captain
the_ranks-4 = the major
the_ranks-5 = the colonel
the_ranks-6 = the brigadier
the_ranks-7 = the major general
the_ranks-8 = the general
the_ranks-9 = the marshal
the_ranks-10 = the bomb
the_ranks-11 = the mine
the_ranks-12 = the flag
# The result of a combat of two numbers.
all_fight = The higher rank wins; of equal ranks both are removed.
# The peculiarities of engineers, bombs, mines and the flag.
duties-1 = clears mines, turns on the railway
duties-2 = is removed with whatever it meets
duties-3 = removes any attacker except an engineer; does not move
duties-4 = if you lose it, you lose; does not move
# The ranks that have a number, as bounds.
grades-1 = 1
grades-2 = 2
grades-3 = 3
grades-4 = 4
grades-5 = 5
grades-6 = 6
grades-7 = 7
grades-8 = 8
grades-9 = 9
# A piece whose rank is not known.
unknown = unknown piece
# A piece whose rank is not known, within a sentence.
the_piece = the piece
# Owners: red and black, then South, East, North and West.
of-1 = Red's
of-2 = Black's
of-3 = South's
of-4 = East's
of-5 = North's
of-6 = West's
# An army is laid out: $who.
deployed = { $who }: the army is laid out.
# A piece went: $who, $what, $from, $to.
moved = { $who }: { $what } on { $from } goes to { $to }.
# Said when a piece attacked $other: $who, $what, $from, $to.
attacked = { $who }: { $what } on { $from } attacks { $other } on { $to }.
# Result of a combat: the defender is removed.
attacker_stays = The attack succeeds: the defender is removed.
# Result of a combat: the attacker is removed.
defender_stays = The attack fails: the attacker is removed.
# Result of a combat: both are removed.
nobody_stays = Both pieces are removed.
# Said when a piece took the flag: $who, $what, $from, $to, $of.
took_flag = { $who }: { $what } on { $from } takes { $of } flag on { $to }.
# Result of a combat: the attacker is removed with the flag.
gone_with_flag = The attacker is removed with it.
# Said when a piece took the flag and carries it: $who, $what, $from, $to, $of.
bears_flag = { $who }: { $what } on { $from } takes { $of } flag on { $to } and carries it from now on.
# Said when a piece attacked the flag, which stays: $who, $what, $from, $to, $of.
flag_stays = { $who }: { $what } on { $from } attacks { $of } flag on { $to }. The attacker is removed and the flag stays.
# Said when a piece brought the flag home: $who, $what, $from, $to, $of.
home = { $who }: { $what } on { $from } brings { $of } flag home to its own flag, on { $to }.
# A marshal fell, and its flag is shown: $of, $site.
fell = { $of } marshal has fallen: its flag is on { $site }.
# A flag stands again: $of, $site.
back = { $of } flag stands again, on { $site }.
# A seat has no move: $seat.
no_move = { $seat } has no move left.
# A seat is out: $seat.
out = { $seat } is out: all its pieces are removed.
# The request to lay out an army: $who.
lay_out = { $who }, lay out your army.
# The advice on how to lay out an army.
lay_out_how = Touch two pieces to swap them. When all is in place, press “Ready”.
# The question while one piece of a draft is selected: $who, $site.
swap_with = { $who }, which piece do you swap with the one on { $site }?
# The note while it is another seat's turn: $who.
waits = { $who }'s turn.
# The question while a piece is selected: $who, $what, $site.
where_to = { $who }, where does { $what } on { $site } go?
# The sites where the selected piece can attack: $sites.
can_attack = It can attack { $sites }.
# The note that the selected piece carries a flag: $of.
carries = This piece carries { $of } flag.
# The site to which the selected piece can bring the flag home: $site.
can_bring = It can bring the flag home to yours, on { $site }.
# The state of a seat: its army is to be laid out.
not_ready = army to be laid out
# The state of a seat: its army is laid out.
ready = army laid out
# The state of a seat: one piece is left, or more: $n.
left =
    { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    }
# The state of a seat: no piece is left.
none_left = no piece
# The state of a seat: everybody knows its flag: $site.
flag_at = flag on { $site }
# The state of a seat: its flag is carried.
flag_gone = flag carried off
# A piece on the board: $what, $of.
a_piece = { $of } { $what }
# A flag that is carried: $of.
a_carried_flag = { $of } flag, carried
# The named arrangements, and the mirror image.
arrangements-1 = Balance
arrangements-2 = Attack
arrangements-3 = Fortress
arrangements-4 = Mirror
# The switch of the aid.
aid = What can be deduced
# The possible ranks: this one or a higher one: $low.
at_least = rank { $low } or higher
# The possible ranks: this one or a lower one: $high.
at_most = rank { $high } or lower
# The possible ranks: from one to another: $low, $high.
between = rank { $low } to { $high }
# The last two of the possible ranks: $first, $next.
or = { $first } or { $next }
# Reason for the end: the flag was taken: $of.
flag_lost = { $of } flag is taken.
# Reason for the end: the flag was brought home by the other side: $of.
flag_home = { $of } flag was carried off to the enemy's flag.
# Reason for the end: both seats of a team are out: $seats.
team_out = Out: { $seats }.
# Reason for the end: both seats of a team are out, the last one by its clock: $seats.
team_timed_out = Lost on time. Out: { $seats }.
# Reason for the end: nobody can move.
nobody_moves = Nobody can move any more.
# Reason for the end: the quiet limit makes the game a draw: $n.
quiet_draw = { $n } moves in a row have removed no piece.
# Reason for the end: the quiet limit makes the seat to move lose: $seat, $n.
quiet_lost = { $n } moves in a row have removed no piece: { $seat } is to move and loses.
# The warning that one quiet move is left before a draw, or more: $n.
quiet_left =
    { $n ->
        [one] One more move without a removal and the game is a draw.
       *[other] { $n } more moves without a removal and the game is a draw.
    }
# The warning that one quiet move is left before a seat loses, or more: $seat, $n.
quiet_losing =
    { $n ->
        [one] One more move without a removal and { $seat } loses.
       *[other] { $n } more moves without a removal and { $seat } loses.
    }
# Refusal: an army is to be laid out first.
deploy_first = Lay out your army first.
# Refusal: the armies are laid out.
all_deployed = The armies are laid out: they can no longer be changed.
# Refusal: the pieces are other than those of an army.
other_army = An army has exactly 25 pieces, always the same ones.
# Refusal: the flag is not in a headquarters: $site.
flag_outside = The flag goes in one of your two headquarters, not on { $site }.
# Refusal: a mine is too far forward: $site.
mine_forward = Mines go in your two rows at the back: { $site } is too far forward.
# Refusal: a bomb is in the front row: $site.
bomb_in_front = A bomb cannot stand in the front row, and { $site } is in it. Put the bomb farther back.
# Refusal: the site is not in the own territory: $site.
not_home = The space { $site } is not yours. Swap two pieces of your territory.
# Refusal: the site is a camp, which stays empty: $site.
camp_empty = Camps stay empty when an army is laid out, { $site } too. Swap two of your pieces.
# Refusal: the board has no such site.
no_site = The board has no space with this name.
# Refusal: the piece is a mine or a flag: $site, $what.
immobile = On { $site }, { $what } never moves. Choose another piece.
# Refusal: the piece is in a headquarters: $site.
locked = The piece on { $site } is in a headquarters and never leaves it. Choose another one.
# Refusal: the piece has nowhere to go: $site.
surrounded = The piece on { $site } has nowhere to go for now. Choose another one.
# Refusal: an own piece stands there: $site.
own = One of your own pieces stands on { $site }. Go to a free space, or attack an enemy piece.
# Refusal: an ally's piece stands there: $site.
ally = A piece of your ally's stands on { $site }: it is neither attacked nor passed. Go elsewhere.
# Refusal: the camp is taken: $site.
camp_taken = The camp { $site } is occupied: nobody enters it, and nobody is attacked in it. Go elsewhere.
# Refusal: the piece may meet a second flag: $site.
second_flag = A piece that carries a flag attacks no other, and { $site } may hide one. Go elsewhere.
# Refusal: nothing joins the two sites: $from, $site.
not_joined = Neither road nor railway leads straight from { $from } to { $site }. By road, go to the next space.
# Refusal: the railway bends: $from, $site.
bends = From { $from } to { $site } the railway bends, and this piece goes only straight along it.
# Refusal: a piece is in the way: $other, $site.
blocked = On the way to { $site }, a piece stands on { $other }. Stop before it.
# Refusal: no way along the railways is free: $from, $site.
no_way = From { $from } to { $site }, no way along the railways is free from end to end.
luzhanqi-lede = Two armies of twenty-five pieces face each other, their ranks hidden. They advance by road and by rail, fight without knowing whom they meet, and look for the other side's flag.
luzhanqi-fact-players = 2 (3 with an umpire)
fact-age = 5 and over
fact-time = about 30 minutes
fact-difficulty = medium
fact-kind = strategy, hidden pieces
luzhanqi-fact-material = the board, and two armies of twenty-five pieces, red and black, marked on one side only
fact-ours = The difficulty is an estimate of Palamède's; the rest is in the article that the rules come from. Palamède advises an age of 8 and over.
option-flying_bombs = Flying bombs
option-flying_bombs-no = No
option-flying_bombs-no-why = A bomb goes straight along the railway, as others do.
option-flying_bombs-yes = Yes
option-flying_bombs-yes-why = A bomb turns on the railway, as an engineer does.
option-exploding_mines = Exploding mines
option-exploding_mines-no = No
option-exploding_mines-no-why = The mine removes its attacker and stays, unless the attacker is an engineer or a bomb.
option-exploding_mines-yes = Yes
option-exploding_mines-yes-why = The mine and its attacker are both removed; only an engineer stays. Used mostly in the game for two.
option-first = Who begins?
option-first-red = Red
option-first-red-why = Red makes the first move.
option-first-lot = By lot
option-first-lot-why = A lot decides once the armies are laid out.
option-first-black = Black
option-first-black-why = Black makes the first move.
option-clairvoyance = Ranks (clairvoyance)
option-clairvoyance-no = Hidden
option-clairvoyance-no-why = Each side knows only its own pieces.
option-clairvoyance-yes = Open
option-clairvoyance-yes-why = All ranks are visible once the armies are laid out.
option-flag_bearer = Flag bearer
option-flag_bearer-no = No
option-flag_bearer-no-why = Taking a flag is enough.
option-flag_bearer-yes = Yes
option-flag_bearer-yes-why = You must also bring the flag home to yours; pieces may leave headquarters.
option-headquarters_lock = Headquarters
option-headquarters_lock-yes = No way out
option-headquarters_lock-yes-why = A piece in one stays there.
option-headquarters_lock-no = Pieces may leave
option-headquarters_lock-no-why = A piece may leave one as it may leave a post.
option-quiet_limit = Limit without removals
option-quiet_limit-70 = Draw after 70 moves
option-quiet_limit-70-why = After 70 moves in a row without a removal, the game is a draw.
option-quiet_limit-none = No limit
option-quiet_limit-none-why = The game lasts as long as it takes.
option-quiet_limit-31 = Loss after 31 moves
option-quiet_limit-31-why = After 31 moves in a row without a removal, the side to move loses: a tournament rule.
luzhanqi_four-lede = Four hidden armies, two teams, a crossroads of railways in the middle. Teams win together: even if you have lost everything, you win if your ally does.
luzhanqi_four-fact-players = 4, two against two (5 with an umpire)
luzhanqi_four-fact-material = the board with four territories, and four armies of twenty-five pieces, each in its colour, marked on one side only
option-first-south = South
option-first-south-why = South makes the first move.
option-apparent_ally = The ally's pieces (apparent ally)
option-apparent_ally-no = Hidden
option-apparent_ally-no-why = Each side knows only its own army.
option-apparent_ally-yes = Visible
option-apparent_ally-yes-why = Allies see each other's ranks once all armies are laid out.
option-order = Order of turns
option-order-anticlockwise = South, East, North, West
option-order-anticlockwise-why = The turn passes to the neighbour on the right.
option-order-clockwise = South, West, North, East
option-order-clockwise-why = The turn passes to the neighbour on the left.
sources-rules = Those of Luzhanqi, for two and for four, come from [the article “Luzhanqi”](https://fr.wikipedia.org/wiki/Luzhanqi) of the French Wikipedia.
sources-ornaments = { "" }
