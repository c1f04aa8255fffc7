game-title = 土耳其跳棋
game-native = { TR("Dama") }
game-origin = 土耳其
game-line = 向前或向旁边跳过对方的棋子就吃掉它，而且必须吃得最多。
game-brief-1 = 吃光对方的棋子，或者让对方一步也走不了。
game-brief-2 = 兵向前或向旁边走一格；走到底就变成王。
game-brief-3 = 向前或向旁边跳过对方的子就吃掉它。能吃就必须吃。
game-stopping = 对局就算和棋。
game-seats-1-name = 白方
game-seats-1-the = 白方
game-seats-1-wins = 白方获胜
game-seats-2-name = 黑方
game-seats-2-the = 黑方
game-seats-2-wins = 黑方获胜
pieces-1-1 = { $sites }的兵
pieces-1-2 = { $sites }的兵
pieces-2-1 = { $sites }的王
pieces-2-2 = { $sites }的王
moved = { $who }：{ $piece }走到{ $to }。
took = { $who }：{ $piece }走到{ $to }，吃掉{ $taken }。
crowned = 它升变为王。
missed =
    { $n ->
        [one] 本来必须吃1枚。
       *[other] 本来必须吃{ $n }枚。
    }
choose_man = 轮到{ $who }，请选一枚兵。
must =
    { $n ->
        [one] 轮到{ $who }，必须吃子：{ $pieces }可以吃。
       *[other] 轮到{ $who }，必须吃子：{ $pieces }可以吃。
    }
in_all = 最多能吃{ $n }枚，就必须吃{ $n }枚。
reminder = 谁没有吃到最多，谁就输。
where_to = 轮到{ $who }，{ $piece }走到哪里？
where_jump = 轮到{ $who }，{ $piece }跳到哪里？
goes_on =
    { $n ->
        [one] 轮到{ $who }，继续跳过{ $pieces }：请选停在哪一格。
       *[other] 轮到{ $who }，继续跳过{ $pieces }中的一枚：请选停在哪一格。
    }
left =
    { $n ->
        [one] 这是要吃的最后一枚。
       *[other] 还要吃{ $n }枚。
    }
stop = 再选{ $site }，吃子就到此为止。
has-1 =
    { $n ->
        [one] 1枚兵
       *[other] { $n }枚兵
    }
has-2 =
    { $n ->
        [one] 1枚王
       *[other] { $n }枚王
    }
has_none = 没有棋子
on_site-1-1 = 白兵
on_site-1-2 = 白王
on_site-2-1 = 黑兵
on_site-2-2 = 黑王
two_kings = 双方各剩一枚王，谁也吃不到谁。
one_each = 双方各剩一枚棋子。
king_wins = 单独一枚兵吃不到对方单独一枚王，王就获胜。
quiet = 双方各连走50步，没有吃子，也没有走兵。
quiet_left =
    { $n ->
        [one] 再走一步仍不吃子也不走兵，就是和棋。
       *[other] 再走{ $n }步仍不吃子也不走兵，就是和棋。
    }
lost_by_missing = 没有吃掉最多的棋子。
stuck = { $site }的棋子没有空格可走。请另选一枚。
staying = 轮到就要走：{ $site }的棋子必须换一格。
must_capture = 能吃子就必须吃。
too_few = 可以吃{ $most }枚，这样只吃{ $takes }枚。必须吃得最多。
these_can =
    { $n ->
        [one] { $sites }的棋子可以做到。
       *[other] { $sites }的棋子可以做到。
    }
so = { $at }的棋子走到{ $sites }就可以做到。
or = { $first }或{ $next }
go_on = 在{ $site }吃子还没完，要吃{ $most }枚，才吃了{ $takes }枚。必须吃得最多。
not_straight = 棋子只能沿横行或竖列直走，不能斜走，从{ $from }走不到{ $to }。
backwards = 兵不能后退，从{ $from }走不到{ $to }。
too_far = 兵走到旁边一格，或者跳过旁边的棋子，停在紧挨它的后一格，从{ $from }走不到{ $to }。
in_the_way = 从{ $from }到{ $to }，{ $site }的棋子挡着路，不能跳过自己的棋子。
two_in_a_row = 从{ $from }到{ $to }，{ $first }和{ $second }的棋子挡着路，紧挨着的两枚棋子跳不过去。
two_apart = 从{ $from }到{ $to }有两枚棋子，在{ $first }和{ $second }，一次只能跳过一枚。
landing = { $site }有棋子，不能走上去吃它：要跳过去吃，它后面紧挨的一格还要空着。
nothing_jumped = 吃子还没完，只能跳，从{ $from }到{ $to }没有棋子可吃。
already_taken = { $site }的棋子已被吃掉，离开了棋盘，从{ $from }到{ $to }没有棋子可跳。
reversal = 两跳之间不能掉头，从{ $from }可以直走或转直角，不能回头跳向{ $to }。
no_chain = 从{ $from }到{ $to }，没有这样的连吃。
lede = 双方各十六枚兵，棋盘上每一格都用。向前或向旁边跳过对方的棋子就吃掉它，而且必须吃得最多。
fact-players = 2人
fact-age = 8岁以上
fact-time = 约30分钟
fact-difficulty = 中等
fact-kind = 策略棋，跳棋
fact-material = 八格乘八格的棋盘一张，白棋子和黑棋子各十六枚
fact-ours = 年龄、时间和难度是Palamède估计的。
option-reversal = 两跳之间掉头
option-reversal-forbidden = 不可以
option-reversal-forbidden-why = 棋子可以直走或转直角。
option-reversal-allowed = 可以
option-reversal-allowed-why = 棋子也可以往回跳。
option-promotion = 兵在吃子途中升变
option-promotion-at_once = 立刻升变
option-promotion-at_once-why = 它作为王继续吃子。
option-promotion-at_end = 吃完再升变
option-promotion-at_end-why = 它作为兵继续吃子，只能向两旁跳。
option-one_each = 双方各剩一枚棋子
option-one_each-plays_on = 接着下
option-one_each-plays_on-why = 只有两枚都是王，而且吃不到，才是和棋。
option-one_each-draw = 和棋
option-one_each-draw-why = 不论是什么棋子，能吃也算和棋。
option-one_each-king_wins = 王胜
option-one_each-king_wins-why = 王胜兵，除非轮到兵走，而且它能吃掉王。
option-strict = 漏吃
option-strict-no = 不会发生
option-strict-no-why = 必须吃子时，棋盘不让走别的。
option-strict-yes = 判负
option-strict-yes-why = 棋盘让你随便走，谁没有吃到最多，谁就立刻输。
set-federation = 土耳其联合会
set-federation-why = 兵在这次吃子结束时才升变；双方各剩一枚棋子就是和棋。
sources-rules = { "" }
sources-ornaments = 土耳其跳棋的三角纹和八角星，也没有资料提到过。
