mak_yek-title = Mak-Yek（暹罗夹棋）
mak_yek-native = { TH("หมากแยก") }
mak_yek-origin = 泰国（暹罗）
mak_yek-line = 夹住对方一枚就吃，走进对方两枚中间也吃。
mak_yek-brief-1 = 吃光对方的棋子。
mak_yek-brief-2 = 棋子走直线，前面没有阻挡，走多远都行。
mak_yek-brief-3 = 用自己的两枚夹住对方一枚就吃掉；走进对方两枚中间，两枚都吃。
mak_yek-stopping = 吃子多的一方获胜，一样多则为和棋。
mak_yek-captured-1 = 一方的棋子都被吃掉了。
mak_yek-captured-2 = 你的棋子都被吃掉了。
mak_yek-captured-3 = 你吃掉了对方所有的棋子。
mak_yek-seats-1-name = 白方
mak_yek-seats-1-the = 白方
mak_yek-seats-1-wins = 白方获胜
mak_yek-seats-2-name = 黑方
mak_yek-seats-2-the = 黑方
mak_yek-seats-2-wins = 黑方获胜
apit_sodok-title = Apit-Sodok（马来夹棋）
apit_sodok-origin = 马来西亚
apit_sodok-line = Mak-Yek的马来近亲：一步棋可以吃掉一整串棋子。
apit_sodok-brief-1 = 吃光对方的棋子。
apit_sodok-brief-2 = 棋子走直线，前面没有阻挡，走多远都行。
apit_sodok-brief-3 = 夹住对方一整串就全部吃掉；走进两串中间，两串都吃。
apit_sodok-stopping = 吃子多的一方获胜，一样多则为和棋。
apit_sodok-captured-1 = 一方的棋子都被吃掉了。
apit_sodok-captured-2 = 你的棋子都被吃掉了。
apit_sodok-captured-3 = 你吃掉了对方所有的棋子。
apit_sodok-seats-1-name = 白方
apit_sodok-seats-1-the = 白方
apit_sodok-seats-1-wins = 白方获胜
apit_sodok-seats-2-name = 黑方
apit_sodok-seats-2-the = 黑方
apit_sodok-seats-2-wins = 黑方获胜
moved = { $who }：{ $from }的棋子走到{ $to }。
took = { $who }：{ $from }的棋子走到{ $to }，吃掉{ $taken }。
choose = 轮到{ $who }，请选一枚棋子。
where_to = 轮到{ $who }，{ $site }的棋子走到哪里？
taken =
    { $n ->
        [0] 没有吃子
        [one] 吃1枚
       *[other] 吃{ $n }枚
    }
one_each = 双方各剩一枚棋子。
counted = { $why }比吃子数：白方{ $white }枚，黑方{ $black }枚。
quiet_left =
    { $n ->
        [one] 再走一步仍无吃子，对局就结束。
       *[other] 再走{ $n }步仍无吃子，对局就结束。
    }
men-1 = 白子
men-2 = 黑子
no_man = { $site }没有棋子。请选一枚自己的棋子。
not_yours = { $site }的棋子是对方的。请选一枚自己的棋子。
stuck = { $site }的棋子旁边没有空格。请另选一枚。
not_straight = 棋子只能沿横行或竖列直走，从{ $from }走不到{ $to }。
in_the_way = 从{ $from }到{ $to }，{ $site }的棋子挡着路，棋子不能跳过去。
landing = { $site }有棋子，不能走上去吃它：要用两枚棋子夹住它，或者走进对方两枚棋子中间。请选一个空格。
staying = 轮到就要走：{ $site }的棋子必须换一格。
mak_yek-lede = 双方各十六枚棋子，走法同国际象棋的车。用两枚棋子夹住对方一枚，吃一枚；走进对方两枚棋子中间，吃两枚。
fact-players = 2人
fact-age = 8岁以上
fact-time = 约20分钟
fact-difficulty = 容易
fact-kind = 策略对抗
fact-material = 八格乘八格的棋盘一张，白棋子和黑棋子各十六枚
fact-ours = 年龄、时间和难度是Palamède估计的。
option-first = 谁先走？
option-first-white = 白方
option-first-white-why = 白方走第一步。
option-first-black = 黑方
option-first-black-why = 黑方走第一步。
option-first-lot = 抽签
option-first-lot-why = 开局时抽签决定。
option-quiet_limit = 不吃子的步数上限
option-quiet_limit-50 = 50步
option-quiet_limit-50-why = 双方各走50步没有吃子，就比吃子数。
option-quiet_limit-25 = 25步
option-quiet_limit-25-why = 双方各走25步没有吃子，就比吃子数。
option-quiet_limit-100 = 100步
option-quiet_limit-100-why = 双方各走100步没有吃子，就比吃子数。
option-quiet_limit-none = 不限
option-quiet_limit-none-why = 不吃子想走多久都行，局面重复仍会结束对局。
apit_sodok-lede = 双方各十六枚棋子，走法同国际象棋的车。用两枚棋子夹住对方一串棋子，吃一串；走进对方两串棋子中间，吃两串。
option-intervention = 挑吃的范围
option-intervention-runs = 两边整串
option-intervention-runs-why = 每一边，相连的棋子全部吃掉。
option-intervention-neighbours = 相邻两枚
option-intervention-neighbours-why = 每一边只吃一枚，和Mak-Yek一样。
option-setup = 开局摆法
option-setup-rows13 = 第1、3行
option-setup-rows13-why = 双方的第二行都空着。
option-setup-rows12 = 第1、2行
option-setup-rows12-why = 双方的两行棋子各自紧挨着。
sources-rules = Mak-Yek、Apit-Sodok和土耳其跳棋的规则出自[Ludens Planet的规则单](https://jeuxsoc.fr/jeu/lxmak)，由François Haffner的收藏馆L'Escale à jeux保存。
sources-ornaments = Mak-Yek的规则单说，Ludens Planet的棋盘借鉴了蜡染；这里画的{ JV("kawung") }花瓣纹和{ JV("tumpal") }三角纹合乎情理，但没有资料说这两种棋用过它们。
