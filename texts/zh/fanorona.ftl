game-title = Fanorona（法诺罗纳棋）
game-origin = 马达加斯加
game-line = 走近对方能吃，走开也能吃，还可以接着吃下去。
game-brief-1 = 吃光对方的棋子。
game-brief-2 = 棋子沿线走到相邻的点。
game-brief-3 = 走近一串就吃那一串，离开一串也吃那一串，还可以接着吃。
game-stopping = 对局就算和棋。
game-captured-1 = 一方的棋子都被吃掉了。
game-captured-2 = 你的棋子都被吃掉了。
game-captured-3 = 你吃掉了对方所有的棋子。
game-seats-1-name = 白方
game-seats-1-the = 白方
game-seats-1-wins = 白方获胜
game-seats-2-name = 黑方
game-seats-2-the = 黑方
game-seats-2-wins = 黑方获胜
moved = { $who }：{ $from }的棋子走到{ $to }。
took-1 = { $who }：{ $from }的棋子走到{ $to }，进吃{ $taken }。
took-2 = { $who }：{ $from }的棋子走到{ $to }，退吃{ $taken }。
chained = { $who }：{ $from }的棋子经{ $way }走到{ $to }，连吃{ $taken }。
choose = 轮到{ $who }，请选一枚棋子。
must =
    { $n ->
        [one] 轮到{ $who }，必须吃子：{ $sites }的棋子能吃。
       *[other] 轮到{ $who }，必须吃子：{ $sites }的棋子能吃，请选一枚。
    }
where_to = 轮到{ $who }，{ $site }的棋子走到哪里？
where_take = 轮到{ $who }，{ $site }的棋子走到哪里去吃？
which = 轮到{ $who }，棋子走到{ $site }，吃哪一串？
rows = 进吃：{ $approach }。退吃：{ $withdrawal }。
goes_on = 轮到{ $who }，{ $site }的棋子还能吃，走到哪里？
may_stop = 要停手，请再选一次{ $site }。
take_one-1 = 进吃{ $first }
take_one-2 = 退吃{ $first }
take_row-1 = 进吃{ $n }枚，{ $first }到{ $last }
take_row-2 = 退吃{ $n }枚，{ $first }到{ $last }
stop = 停在{ $site }
has =
    { $n ->
        [one] 剩1枚
       *[other] 剩{ $n }枚
    }
taken =
    { $n ->
        [one] 吃1枚
       *[other] 吃{ $n }枚
    }
men-1 = 白子
men-2 = 黑子
blocked-1 = 轮到走棋的一方无棋可走。
blocked-2 = 轮到走棋的一方无棋可走，按所选的规则，没有胜方。
no_man = { $site }没有棋子。请选一枚自己的棋子。
not_yours = { $site }的棋子是对方的。请选一枚自己的棋子。
stuck = { $site }的棋子旁边没有空点。请另选一枚。
staying = 轮到就要走：{ $site }的棋子必须换一个点。
no_line = 棋子沿线走到相邻的点，从{ $from }走不到{ $site }。
occupied = { $site }已有一枚自己的棋子。请选一个空点。
onto_enemy = { $site }有棋子，不能走上去吃它：要沿直线走近它，或者从它旁边走开。
must_take =
    { $n ->
        [one] 能吃子就必须吃。{ $sites }的棋子能吃。
       *[other] 能吃子就必须吃。{ $sites }的棋子都能吃。
    }
takes = 从{ $from }到{ $site }会吃子，请写明A（进吃）或W（退吃）。
takes_nothing = 连吃时每一步都要吃子，从{ $from }到{ $site }没有子可吃。
visited = 这枚棋子这一回合已经到过{ $site }。请选别的点。
same_way = 从{ $from }到{ $site }，和已走的一步方向相同。请换个方向。
no_row = { $site }没有现在能吃的子。请在两串里选一枚棋子。
go_on = 连吃不能停在{ $site }：按所选的规则，能吃就要继续吃。
single = 按所选的规则，双方的第一回合只能吃一次。
no_chain = 从{ $from }到{ $site }没有这样的连吃。
lede = 双方各二十二枚棋子，只有一个空点。棋子走近一串对方的棋子，或从它旁边走开，就吃掉整串，还可以接着吃。
fact-players = 2人
fact-age = 8岁以上
fact-time = 约20分钟
fact-difficulty = 中等
fact-kind = 策略对抗
fact-material = 一张横九点、竖五点的棋盘，白子和黑子各二十二枚
fact-ours = 年龄、时间和难度是Palamède的估计。
option-size = 棋盘
option-size-tsivy = 九路
option-size-tsivy-why = 横九点、竖五点，双方各二十二枚棋子，最常见。
option-size-dimy = 五路
option-size-dimy-why = 五点乘五点，双方各十二枚棋子。
option-size-telo = 三路
option-size-telo-why = 三点乘三点，双方各四枚棋子，适合初学。
option-first = 谁先走？
option-first-white = 白方
option-first-white-why = 白方走第一步。
option-first-black = 黑方
option-first-black-why = 黑方走第一步。
option-first-lot = 抽签
option-first-lot-why = 开局时抽签决定。
option-quiet_limit = 不吃子的步数上限
option-quiet_limit-50 = 50步
option-quiet_limit-50-why = 双方各走50步都没有吃子，就是和棋。
option-quiet_limit-25 = 25步
option-quiet_limit-25-why = 双方各走25步都没有吃子，就是和棋。
option-quiet_limit-100 = 100步
option-quiet_limit-100-why = 双方各走100步都没有吃子，就是和棋。
option-quiet_limit-none = 不限
option-quiet_limit-none-why = 不吃子也可以一直走下去，但局面重复仍会结束对局。
option-capture = 吃子
option-capture-obligatory = 必须吃
option-capture-obligatory-why = 没有一枚棋子能吃时，才可以走不吃子的一步。
option-capture-free = 可以不吃
option-capture-free-why = 能吃子时也可以走不吃子的一步。
option-chain = 连吃
option-chain-optional = 可以停手
option-chain-optional-why = 每吃一次都可以停下来。
option-chain-obligatory = 吃到底
option-chain-obligatory-why = 能吃就要继续吃，路线自己选。
option-direction = 连吃时不能走的方向
option-direction-previous = 上一步的方向
option-direction-previous-why = 更早用过的方向可以再用。
option-direction-turn = 这一回合用过的方向
option-direction-turn-why = 同一回合里每个方向只能用一次。
option-opening = 双方的第一回合
option-opening-free = 与以后相同
option-opening-free-why = 第一回合就可以连吃。
option-opening-single = 只吃一次
option-opening-single-why = 双方的第一回合吃一次就结束。
option-blocked = 无棋可走
option-blocked-loses = 判负
option-blocked-loses-why = 轮到时无棋可走的一方输。
option-blocked-draw = 和棋
option-blocked-draw-why = 轮到时无棋可走，不分胜负。
sources-rules = Fanorona的规则出自[W. Montgomery的记述](https://digital.soas.ac.uk/LOAC000068/00012)（1886年），引自[Digital Ludeme Project](https://ludii.games/details.php?keyword=Fanorona)，以及[马斯特里赫特研究者的论文](https://doi.org/10.1142/S1793005708001124)、马尔加什和法国的网站。
sources-ornaments = Fanorona刻在岩石上的棋盘和当棋子的陶片有资料可查；仿{ MG("lamba") }的条纹布边只是装饰。
