game-title = 九子棋
game-origin = 欧洲
game-line = 先放子，再走子，三枚连成一线就吃对方一枚。
game-brief-1 = 让对方只剩两枚棋子，或者无棋可走。
game-brief-2 = 先放九枚棋子，再沿线一步一步地走。
game-brief-3 = 三枚棋子连成一线，就吃对方一枚。
game-stopping = 对局就算和棋。
game-captured-1 = 输的一方棋子太少，不能再成三。
game-captured-2 = 你的棋子太少，不能再成三。
game-captured-3 = 对方的棋子太少，不能再成三。
game-seats-1-name = 白方
game-seats-1-the = 白方
game-seats-1-wins = 白方获胜
game-seats-2-name = 黑方
game-seats-2-the = 黑方
game-seats-2-wins = 黑方获胜
placed-1 = { $who }：在{ $to }放一枚棋子。
placed-2 = { $who }：在{ $to }放一枚棋子，成三。
placed-3 = { $who }：在{ $to }放一枚棋子，成三，吃掉{ $taken }。
moved-1 = { $who }：{ $from }的棋子走到{ $to }。
moved-2 = { $who }：{ $from }的棋子走到{ $to }，成三。
moved-3 = { $who }：{ $from }的棋子走到{ $to }，成三，吃掉{ $taken }。
place = 轮到{ $who }，请在空点放一枚棋子。
choose = 轮到{ $who }，请选一枚棋子。
where_to = 轮到{ $who }，{ $site }的棋子走到哪里？
flies = 只剩三枚棋子，可以飞到任何空点。
take-1 = 轮到{ $who }，已成三，吃哪一枚？
take-2 = 轮到{ $who }，成了两处三，还吃哪一枚？
only =
    { $n ->
        [one] 只有一枚可以吃：{ $sites }。
       *[other] 可以吃的棋子：{ $sites }。
    }
has =
    { $n ->
        [one] 剩1枚
       *[other] 剩{ $n }枚
    }
hand =
    { $n ->
        [one] 手里1枚
       *[other] 手里{ $n }枚
    }
taken =
    { $n ->
        [one] 吃1枚
       *[other] 吃{ $n }枚
    }
men-1 = 白子
men-2 = 黑子
blocked = 轮到走棋的一方无棋可走。
quiet = 已经太久没有成三。
quiet_left =
    { $n ->
        [one] 再走一步仍不成三，就是和棋。
       *[other] 再走{ $n }步仍不成三，就是和棋。
    }
in_hand = 手里还有棋子，要先放完，才能走{ $site }的棋子。请选一个空点。
none_in_hand = 棋子都放完了。要走到{ $site }，请先选一枚自己的棋子。
no_man = { $site }没有棋子。请选一枚自己的棋子。
not_yours = { $site }的棋子是对方的。请选一枚自己的棋子。
stuck = { $site }的棋子旁边没有空点。请另选一枚。
staying = 轮到就要走：{ $site }的棋子必须换一个点。
occupied = { $site }已有棋子。请选一个空点。
no_line = 棋子沿线走到相邻的点，从{ $from }走不到{ $site }。
must_take = 在{ $site }成三，必须吃对方一枚棋子。
must_take_two = 在{ $site }成了两处三，必须再吃一枚棋子。
no_mill = 这步没有成三，不能吃{ $site }的棋子。
all_in_mills = 对方的棋子都在成三里，按所选的规则，不能吃{ $site }。
enough = 这步吃不了这么多枚：{ $site }多选了。
no_prey = { $site }没有对方的棋子。请选要吃的棋子。
in_mill = { $site }的棋子在成三里。请吃一枚不在成三里的棋子。
lede = 双方各九枚棋子，棋盘有二十四个点。先一枚一枚地放，再走。三枚连成一线叫成三，成三就吃对方一枚。
fact-players = 2人
fact-age = 6岁以上
fact-time = 约15分钟
fact-difficulty = 容易
fact-kind = 策略对抗
fact-material = 一张二十四个点的棋盘，白子和黑子各九枚
fact-ours = 年龄、时间和难度是Palamède的估计。
option-first = 谁先走？
option-first-white = 白方
option-first-white-why = 白方走第一步。
option-first-black = 黑方
option-first-black-why = 黑方走第一步。
option-first-lot = 抽签
option-first-lot-why = 开局时抽签决定。
option-flying = 只剩三枚时
option-flying-three = 可以飞
option-flying-three-why = 只剩三枚棋子的一方可以走到任何空点。
option-flying-never = 照旧
option-flying-never-why = 剩三枚也只走到相邻的点。
option-take = 吃成三里的棋子
option-take-usual = 不得已才吃
option-take-usual-why = 对方的棋子都在成三里，才能吃成三里的。
option-take-any = 随便吃
option-take-any-why = 对方的任何棋子都能吃，成三里的也行。
option-take-outside_mills = 不许吃
option-take-outside_mills-why = 成三里的棋子不能吃；都在成三里就不吃。
option-two_mills = 一步成两处三
option-two_mills-one = 吃一枚
option-two_mills-one-why = 一步成两处三，也只吃一枚。
option-two_mills-two = 吃两枚
option-two_mills-two-why = 一步成两处三，就先后吃两枚。
option-quiet_limit = 不成三的步数上限
option-quiet_limit-50 = 50步
option-quiet_limit-50-why = 双方各走50步都没有成三，就是和棋。
option-quiet_limit-25 = 25步
option-quiet_limit-25-why = 双方各走25步都没有成三，就是和棋。
option-quiet_limit-100 = 100步
option-quiet_limit-100-why = 双方各走100步都没有成三，就是和棋。
option-quiet_limit-none = 不限
option-quiet_limit-none-why = 不成三也可以一直走下去，但局面重复仍会结束对局。
sources-rules = 九子棋用的是通行的规则，依随棋印刷的规则单和[Ralph Gasser的论文](https://library.slmath.org/books/Book29/files/gasser.pdf)（1996年）。
sources-ornaments = 九子棋的三个方框各处都一样；橡木板和车制的棋子只是装饰。
