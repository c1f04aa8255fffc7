game-title = Sáhkku（萨米骰子棋）
game-native = { SE("Sáhkku") }
game-origin = 萨米地区（Sápmi）
game-line = 双方的兵随着骰子迎面相遇，中间的王会改换主人。
game-brief-1 = 吃光对方的兵，王若归了对方也要夺过来；或者让对方无棋可走。
game-brief-2 = 骰子把兵一个个唤醒，再让它们跑起来。
game-brief-3 = 停在对方醒着的兵的格子上就吃掉它们。中间的王，谁停在他的格子上就归谁。
game-stopping = 对局就算和棋。
game-seats-1-name = 南方
game-seats-1-the = 南方
game-seats-1-wins = 南方获胜
game-seats-2-name = 北方
game-seats-2-the = 北方
game-seats-2-wins = 北方获胜
blank = 空白
throw = { $first }·{ $next }
thrown = { $who }：掷出{ $dice }。
all_blank = { $who }：三颗骰子都是空白。
no_use = 没有一颗骰子用得上。
no_cross = 没有X：不能唤醒兵。
wakes = 只有X能唤醒兵。
passes = 轮到对方。
again = X-X-X之后再掷一次。
blocked = { $seat }被困住：哪颗骰子都无棋可走。
woke = { $who }：用{ $die }唤醒{ $from }的兵，走到{ $to }。
moved = { $who }：用{ $die }，{ $from }的兵走到{ $to }。
took =
    { $n ->
        [one] { $who }：用{ $die }，{ $from }的兵走到{ $to }，吃掉{ $n }枚兵。
       *[other] { $who }：用{ $die }，{ $from }的兵走到{ $to }，吃掉{ $n }枚兵。
    }
king_moved = { $who }：用{ $die }，王从{ $from }走到{ $to }。
king_took =
    { $n ->
        [one] { $who }：用{ $die }，王从{ $from }走到{ $to }，吃掉{ $n }枚兵。
       *[other] { $who }：用{ $die }，王从{ $from }走到{ $to }，吃掉{ $n }枚兵。
    }
lapped = { $who }：用{ $die }，{ $from }的兵走完一圈，继续走到{ $to }。
lapped_took =
    { $n ->
        [one] { $who }：用{ $die }，{ $from }的兵走完一圈，继续走到{ $to }，吃掉{ $n }枚兵。
       *[other] { $who }：用{ $die }，{ $from }的兵走完一圈，继续走到{ $to }，吃掉{ $n }枚兵。
    }
waits = { $who }：用{ $die }，{ $from }的兵走完一圈，在{ $to }等候。
crowned = 它夺得无主的王，站到王冠上。
recrowned = 它从{ $seat }夺得王，站到王冠上，原来在王冠上的兵离开棋盘。
lost =
    { $n ->
        [one] { $dice }用不上了，作废。
       *[other] { $dice }用不上了，作废。
    }
choose = 轮到{ $who }，请选一颗骰子或一枚棋子。
choose_piece = 轮到{ $who }，要用{ $die }走棋，请选一枚棋子。
to_play =
    { $n ->
        [one] 目前只能用{ $dice }。
       *[other] 可以用{ $dice }。
    }
piece_for = 轮到{ $who }，用{ $die }走哪枚棋子？
where_pawn = 轮到{ $who }，{ $site }的兵走到哪里？
where_king = 轮到{ $who }，王走到哪里？
where_piece = 轮到{ $who }，{ $site }的棋子走到哪里？
which_piece = 轮到{ $who }，哪枚棋子走到{ $site }？
pieces_there = { $site }有：{ $pieces }。
which_die = 轮到{ $who }，用哪颗骰子走到{ $site }？
these_lead = 能走到那里的骰子：{ $dice }。
can_crown = 在{ $site }可以夺得王。
asleep =
    { $n ->
        [one] { $n }枚兵睡着
       *[other] { $n }枚兵睡着
    }
awake =
    { $n ->
        [one] { $n }枚醒着
       *[other] { $n }枚醒着
    }
waiting =
    { $n ->
        [one] { $n }枚等候
       *[other] { $n }枚等候
    }
holds_king = 拥有王
king_alone = 只剩王
nothing = 没有兵，也没有王
kinds-1 = 睡着的兵
kinds-2 = 兵
kinds-3 = 等候的兵
kinds-4 = 返程的兵
kinds-5 = 王
piece_on = { $site }的{ $what }
a_sleeper = { $seat }睡着的兵
pawns =
    { $n ->
        [one] { $seat }的兵
       *[other] { $seat }的{ $n }枚兵
    }
waiters =
    { $n ->
        [one] { $seat }等候的兵
       *[other] { $seat }等候的{ $n }枚兵
    }
returning =
    { $n ->
        [one] { $seat }返程的兵
       *[other] { $seat }返程的{ $n }枚兵
    }
a_king = { $seat }的王
free_king = 无主的王
no_piece = { $seat }没有兵，也没有王了。
only_king = { $seat }只剩王：按所选的规则，这样就输了。
shut_by_pawn = 对方的兵在{ $site }，挡在睡着的兵前面。
shut_by_king = 对方的王在{ $site }，挡在睡着的兵前面。
throw_first = 请先掷骰子。
no_place = 路线上没有{ $site }这一格。
empty = { $site }没有可走的棋子。请选自己的兵，或者自己的王。
not_yours = { $site }的兵是对方的。请选自己的兵。
nobodys_king = { $site }的王没有主人。让自己的一枚兵停在他那一格，就能夺得他。
not_your_king = { $site }的王是对方的。让自己的一枚兵停在他那一格，就能夺得他。
moves_nothing = 空白的骰子不能走棋。请另选一颗。
no_die = 没有可用的{ $die }。
all_asleep = { $die }现在用不上：你的兵都睡着或在等候，只有X能唤醒一枚。
dice_asleep = { $dice }现在都用不上：你的兵都睡着或在等候，只有X能唤醒一枚。
all_barred = { $die }现在用不上：你的棋子用它都走不到可以停的格。
dice_barred = { $dice }现在都用不上：你的棋子用它们都走不到可以停的格。
sleeps = { $site }的兵睡着：只有X能唤醒它，让它走一格。
behind = { $site }的兵睡在别的兵后面。先醒的是{ $other }的兵，要用X。
wakes_onto_pawn = 刚醒的兵不能吃子，而{ $site }有对方的兵。请走别的棋子。
wakes_onto_king = 刚醒的兵不能夺得王，而对方的王在{ $site }。请走别的棋子。
onto_sleeper = { $site }有{ $seat }睡着的兵：不能停在那里，只能跳过去。
waits_for = { $site }的兵在等候：等自己一方的兵都醒了才能走，还有{ $n }枚睡着。
too_large = 要走到{ $site }，正好差{ $n }格：{ $die }太大了。
elsewhere = 用{ $die }，这枚兵走到{ $site }。
pawn_away = 兵沿着路线走，不能后退：从{ $from }到{ $site }要走{ $n }格，可用的骰子走不了。
pawn_back = 兵沿着路线走，不能后退：{ $site }在{ $from }后面。
king_away = 王直走，骰子是几就走几格：从{ $from }到{ $site }要走{ $n }格，可用的骰子走不了。
not_straight = 王沿着线直走，不能拐弯：从{ $from }走不到{ $site }。
stuck = { $site }的棋子用可用的骰子走不到可以停的格。请另选一枚。
aid_danger = 危险
aid_track = { $seat }的路线
danger_hit =
    { $n ->
        [one] 64种掷法中有{ $n }种可以吃掉
       *[other] 64种掷法中有{ $n }种可以吃掉
    }
danger_blocked =
    { $n ->
        [one] { $seat }有危险：64种掷法中有{ $n }种可以困住它。
       *[other] { $seat }有危险：64种掷法中有{ $n }种可以困住它。
    }
danger_beaten =
    { $n ->
        [one] { $seat }有危险：64种掷法中有{ $n }种能让对方吃子取胜。
       *[other] { $seat }有危险：64种掷法中有{ $n }种能让对方吃子取胜。
    }
lede = 双方的兵面对面睡着。骰子把兵一枚一枚唤醒，它们迎着对方走，互相吃子。中间的王，谁夺得就归谁。
fact-players = 2人
fact-age = 8岁以上
fact-time = 约40分钟
fact-difficulty = 中等
fact-kind = 掷骰子的竞速棋
fact-material = 棋盘一张，浅色和深色的兵各十五枚，顶上能放一枚兵的王，四面骰子三颗：空白、X、II、III
fact-ours = 年龄、时间和难度是Palamède估计的。
option-columns = 棋盘长度
option-columns-15 = 15列
option-columns-15-why = 双方各十五枚兵，通常的长度。
option-columns-13 = 13列
option-columns-13-why = 双方各十三枚兵，对局短一点。
option-columns-11 = 11列
option-columns-11-why = 双方各十一枚兵，对局更短。
option-columns-9 = 9列
option-columns-9-why = 双方各九枚兵，适合初学，也适合小屏幕。
option-track = 路线
option-track-loop45 = 环形
option-track-loop45-why = 兵走完对方的横行，直接回到自己的横行。
option-track-figure8 = 8字形
option-track-figure8-why = 兵走完对方的横行，再走一遍中间的横行，才回到自己的横行。
option-king_alone = 只剩王的一方
option-king_alone-plays = 继续走
option-king_alone-plays-why = 只剩王也能走，还能吃光对方的兵。
option-king_alone-loses = 算输
option-king_alone-loses-why = 棋盘上没有兵就输，拥有王也一样：最后一枚兵站上王冠，也算输。
option-lap_end = 走完一圈
option-lap_end-stop = 停下
option-lap_end-stop-why = 还有兵睡着时，回来的兵停在第一格，骰子再大也一样。
option-lap_end-exact = 点数正好
option-lap_end-exact-why = 还有兵睡着时，点数正好才能回到第一格。
option-rethrow = 再掷骰子
option-rethrow-none = 不再掷
option-rethrow-none-why = 每个回合只掷一次。
option-rethrow-triple_sahkku = X-X-X之后
option-rethrow-triple_sahkku-why = 掷出X-X-X，走完这些骰子再掷，掷出几次就再掷几次。
sources-rules = Sáhkku的规则出自一份法文规则单，副本已损坏，没有写明来源。
sources-ornaments = Sáhkku的规则单没有提到桦木，也没有提到棋盘上的花纹。
