facts-1 = 人数
facts-2 = 年龄
facts-3 = 时间
facts-4 = 难度
facts-5 = 类别
facts-6 = 用具
sources =
    { $rules }
    规则单没有说明的地方，Palamède只能自己选定：局面重复，不吃子的步数上限，无棋可走的一方。每种棋的规则页都列出了这些选择。
    花纹只是装饰。{ $ornaments }
    标题的拉丁字母取自GUST的TeX Gyre Pagella，采用GUST Font License许可；其他语言的页面上，汉字取自Adobe的Noto Serif CJK，泰文取自Google的Noto Serif Thai，都采用SIL Open Font License许可。本站的字体文件只保留用到的字符，改名为Palamede Serif、Palamede Han和Palamede Thai。
free = Palamède是自由软件，请看{ $own }和{ $others }。
licence = 它的许可证
notices = 所含组件的许可证
keyboard =
    方向键移到那个方向上最近的一格。
    回车键或空格键选中一枚棋子，再选它要去的格。
    Esc键放下选中的棋子；回看棋局时，回到对局；几个人轮流看屏幕下暗棋时，也把棋盘遮住。
    连跳吃子要一格一格地选。
    Home键和End键移到本行的第一格和最后一格；加按Ctrl键，移到整个棋盘的第一格和最后一格。
    在棋盘上按T键掷骰子，按Tab键移到要用的骰子。
    在棋盘上按H键要提示，再按一次显示这一步。
    在棋盘上按L键，读出这一格周围有什么，还有每条线上最先遇到的棋子；线上没有棋子，就读出线的尽头。
    在棋盘上按F键转动棋盘；会自己转的棋盘除外。
    在棋盘上按问号键打开本页。
    Ctrl+Z悔棋，Ctrl+Y恢复。
    下暗棋时，按R键读出这一格和那里的军衔，按N键标记一枚别人的棋子。
seen = 棋盘上：{ $what }。
seen_empty = 空棋盘。
seen_run = { $first }至{ $last }
seen_move = 上一步：从{ $from }到{ $to }。
seen_taken = 被吃：{ $sites }。
seen_ways = 从{ $site }可以走到：{ $sites }。
meaning = { $what }：{ $why }
options = 规则选项
by_default = 默认
sets = 现成的规则选项
default_set = 默认规则
usual_rules = 本局规则：默认
own_rules = 本局规则：自选
default_set_why = 就是规则页所讲的规则。
no_set = 选项是逐个选定的。
no_effect = 此项无须选择：“{ $option }”已选“{ $value }”。
dice_here = 在这里掷
dice_here_why = 由网站掷骰子。终局后，凭棋谱可以核对每次掷出的结果。
dice_given = 在桌上掷
dice_given_why = 你们掷自己的骰子，再逐个输入掷出的面。
clock = 棋钟
no_clock = 不用棋钟
minutes = { $n }分钟
clock_why = 每人整局的时间。从第一步起计时，轮到谁走，就走谁的时间；回看棋局或离开页面时停下。
clock_each = 各方用时
increment = 每回合结束后加时
seconds = { $n }秒
expiry = 时间用完时
announce = 对局继续
announce_why = 只提示一次，对局照常继续，怎么算由你们自己定。
forfeit = 超时判负
forfeit_why = 时间用完的一方判负。
forfeit_why_four = 时间用完的一方退出对局，与认输相同。
around = 围桌而坐
around_why = 页面转向该看屏幕的人；棋盘不动。
contents = 目录
figure = 图{ $n }：
try_it = 在棋盘上试试图{ $n }
figures-play = 试走图{ $n }
figures-ask = { $who }，请走图中的这一步：{ $sites }。
figures-ask_any = { $who }，请先选{ $sites }，再随意走完这一步。
figures-other = 这步可以走，但不是图中的那一步。
figures-again = 重来
print = 打印
link_holds = 这个链接包含整局棋：打开的人可以一步一步地看。
link_of_open = 这个链接包含整局棋和全部棋子，原来暗着的棋子也看得见。
text_why = 这份棋谱记下了整局棋。可以自己留着，也可以发给别人，在这里就能重新打开。其中的词是英文，各种语言的页面都一样。
sealed = 第一行的sealed意思是“封好”：凭最后一行，能看出棋谱有没有被改动或截断。
tournament-lede = 每人与其他人各下一局，轮流在这个屏幕上下，也可以用真正的棋盘下。名字和结果只留在这台设备上。
tournament-names = 棋手，{ $fewest }到{ $most }人
tournament-name = 棋手{ $n }
tournament-game = 棋种
tournament-begin = 开始比赛
tournament-number = 需要{ $fewest }到{ $most }个名字。
tournament-twice = “{ $name }”写了两次，请改其中一个名字。
tournament-pair = { $first }对{ $second }
tournament-against = { $first }对{ $second }
tournament-round = 第{ $n }轮，共{ $all }轮
tournament-now = 进行中
tournament-play = 现在对局：{ $pairs }。
tournament-rests = { $who }轮空。
tournament-won_by = 各局全部下完，{ $who }获得冠军。
tournament-shared_by = 各局全部下完，并列第一：{ $who }。
tournament-wins = { $who }获胜
tournament-draw = 和棋
tournament-open = 未下
tournament-here = 在这里下
tournament-back = 回到比赛
tournament-entered = 结果已记入名次表。
tournament-started = 这一局已在这里开始，结果会自动填上。
tournament-table-caption = 名次表
tournament-table-place = 名次
tournament-table-player = 棋手
tournament-table-won = 胜
tournament-table-drawn = 和
tournament-table-lost = 负
tournament-table-points = 积分
tournament-table-rule = 胜一局得1分，和棋得½分。积分相同的，先比他们之间的对局，再比胜局数。
tournament-end = 结束比赛
tournament-end_sure = 结束比赛吗？名字和结果会从这台设备上清除。
tournament-end_yes = 结束并清除
tournament-end_no = 保留比赛
tournament-ended = 比赛已结束，并已清除。
tournament-broken = 这台设备上保存的比赛读不出来。
tournament-broken_game = 缺少棋的名称，或者那不是两人下的棋。
tournament-broken_line = “{ $line }”这一行不属于比赛。
tournament-broken_only = 你的棋局和设置没有变动。
tournament-text = 保存的内容
setup-lede = 先选一种棋子，再点棋盘摆放。然后可以从这个局面接着下。
setup-lede_full = 点同一方的两枚棋子，它们就互换位置。各方的棋子都齐全，大家都看得见。对局中途的局面取决于先前的交战，不能在这里摆。
setup-tools = 摆放、移动、拿掉
setup-shift = 移动
setup-remove = 拿掉
setup-empty = 清空棋盘
setup-first = 起始局面
setup-mirror = 左右对调
setup-turn = 轮到谁走？
setup-hand = { $who }手中的棋子
setup-flights = 剩余飞行次数
setup-possible = 这个局面成立。
setup-among = 在这里下
setup-against = 和电脑下
setup-hint = 对局中，提示会给出一步好棋和形势评估。
setup-share = 链接、二维码、图片、打印
setup-fault-none = { $who }至少要有一枚棋子。
setup-fault-many = { $who }最多有{ $n }枚棋子。
setup-fault-missing = 缺少棋子：{ $what }。
setup-fault-place = { $site }不能放：{ $what }。
setup-fault-together = { $site }：这些棋子不能在一起。
setup-fault-gap = { $who }：睡着的兵要从第一格起依次相连。
setup-fault-other = 这个棋种没有这样的局面。
setup-fault-over = 对局已经结束。
setup-fault-rule = 查看规则
goals-win-one = { $who }：请在一个回合内取胜。
goals-win-more = { $who }：请在{ $turns }个回合内取胜，不论对方怎样应对。
goals-win-other = 这步可以走，但对方能化解。
goals-take-one = { $who }：请在一个回合内吃掉尽量多的棋子，最多{ $n }枚。
goals-take-more = { $who }：请在{ $turns }个回合内比对方多吃{ $n }枚，不论对方怎样应对。
goals-take-other = 这步可以走，但你还能赚得更多。
goals-sure-one = { $who }：根据已知的情况，只有一次进攻必定成功。是哪一次？
goals-sure-more = { $who }：根据已知的情况，{ $turns }个回合内只有一次进攻必定成功。是哪一次？
goals-sure-other = 这步可以走，但它不是必定成功的那次进攻。
goals-solved = 答对了，这是唯一的答案。
tries-takes =
    { $n ->
        [0] 这步可以走，但一子也吃不到。
        [one] 这步可以走，但只吃到一子。
       *[other] 这步可以走，但只吃到{ $n }子。
    }
tries-asked =
    { $n ->
        [one] 本题要吃一子。
       *[other] 本题要吃{ $n }子。
    }
tries-replies =
    { $n ->
        [0] 这步可以走，但对方走{ $reply }。
        [one] 这步可以走，但对方走{ $reply }，吃掉一子。
       *[other] 这步可以走，但对方走{ $reply }，吃掉{ $n }子。
    }
tries-wins = 这步可以走，但对方走{ $reply }就赢了。
tries-gains =
    { $n ->
        [0] 这样你什么也赚不到。
        [one] 这样你只赚一子。
       *[other] 这样你只赚{ $n }子。
    }
tries-costs =
    { $n ->
        [one] 这样你反失一子。
       *[other] 这样你反失{ $n }子。
    }
tries-not_won =
    { $n ->
        [one] 这样你下一步赢不了。
       *[other] 这样你就不能在{ $n }步之内必胜了。
    }
tries-goes_on =
    { $n ->
        [one] 这步可以走，但对方还有一步可走：{ $reply }。
       *[other] 这步可以走，但对方还有{ $n }步可走。
    }
tries-dice =
    { $n ->
        [0] 这步可以走，但这些骰子就吃不到子了。
        [one] 这步可以走，但这些骰子最多只能吃一子。
       *[other] 这步可以走，但这些骰子最多只能吃{ $n }子。
    }
tries-dice_not_won = 这步可以走，但用这些骰子就赢不了了。
tries-lost = 这步可以走，但走了就输了。
tries-no_attack = 这步可以走，但没有进攻。
puzzles-next = 下一题
puzzles-count = 已解{ $n }题，共{ $all }题。
puzzles-all_solved = 这种棋的习题全部解完了。
puzzles-other = 习题：{ $game }
puzzles-daily = 这是今天的每日一题。
puzzles-grades-1 = 这题容易。
puzzles-grades-2 = 这题难度中等。
puzzles-grades-3 = 这题较难。
puzzles-missing-1 = 没有这个步骤：这是最后一个。
puzzles-missing-2 = 没有这道题：这是最后一题。
level_set = { $label }：{ $level }，从下一步起。
feats-first = 这是你第一次在这种棋里获胜。
feats-level = 你战胜了第{ $n }级。
feats-held =
    { $n ->
        [0] 你坚持了{ $moves }步。
        [one] 你坚持了{ $moves }步，吃掉1枚棋子。
       *[other] 你坚持了{ $moves }步，吃掉{ $n }枚棋子。
    }
feats-look = “{ $review }”会指出转折点在哪里。
feats-easier = “{ $easier }”会换成低一级的对手。
feats-moves = 共走{ $n }步。
feats-takes = 吃子：{ $list }。
feats-took = { $side }{ $n }枚
feats-most = 最漂亮的一步：{ $from_to }，一次吃掉{ $n }枚。
feats-attacks = 进攻{ $n }次。
feats-gone = 出局的军队已离开棋盘。“{ $replay }”会显示所有棋子。
from_to-goes-1 = { $to }放子
from_to-goes-2 = { $from }到{ $to }
from_to-takes = { $from_to }（吃{ $sites }）
from_to-takes_many = { $from_to }（吃{ $n }子）
reason-takes =
    { $n ->
        [one] 你吃掉{ $sites }的一子。
       *[other] 你一共吃掉{ $n }子：{ $sites }。
    }
reason-loses_nothing = 对方什么也没吃到。
reason-loses =
    { $n ->
        [one] 对方吃掉{ $sites }的一子。
       *[other] 对方一共吃掉{ $n }子：{ $sites }。
    }
reason-best = 其他走法中最好的是{ $other }，{ $gives }。
reason-best_after = 其他走法中最好的是{ $other }，对方走{ $reply }后，{ $gives }。
reason-gives =
    { $n ->
        [one] 只赚一子
       *[other] 只赚{ $n }子
    }
reason-gives_nothing = 什么也赚不到
reason-costs =
    { $n ->
        [one] 反失一子
       *[other] 反失{ $n }子
    }
reason-one_defence = 如果你走{ $other }，对方只有一种应法：{ $reply }。
reason-defence = 如果你走{ $other }，对方可以走{ $reply }来防守。
reason-lost = 如果你走{ $other }，对方走{ $reply }就赢了。
reason-goes_on = 走其他任何一步，对方都还能继续走。
reason-only_start = 用这些骰子，先走别的就赢不了。
reason-sure = { $site }只可能是：{ $ranks }。进攻的{ $piece }都能取胜。
reason-unsure = { $from }的{ $piece }进攻{ $site }，可能失败：那里可能是{ $ranks }。
reason-unknown = { $from }的{ $piece }进攻{ $site }，可能失败：那里是什么，几乎不知道。
review-percent = 百分之{ $n }
review-good = 好棋
review-inaccuracy = 不够准确
review-mistake = 失误
review-heading = 值得重看的着法
review-annotated = 第{ $n }回合，{ $from_to }：{ $name }（{ $sign }）
review-curve = { $who }的胜算：开局时百分之{ $from }，结束时百分之{ $to }。
review-better = 有更好的一步。{ $what }
review-line = 接下来：{ $moves }。
review-even = 双方从头到尾势均力敌。
review-led = { $who }从头到尾占优。
review-tipped = 到第{ $n }回合为止势均力敌，之后{ $who }占优。
review-turned = 起先{ $other }占优，从第{ $n }回合起{ $who }占优。
review-swung = 优势几次易手，从第{ $n }回合起一直是{ $who }占优。
review-eased = 起先{ $who }占优，从第{ $n }回合起势均力敌。
review-unsettled = 优势曾经易手，最后势均力敌。
review-resigned = 随后认输。
review-timed_out = 随后超时判负。
review-kinds-1 = 转折点
review-kinds-2 = 漏吃
review-kinds-3 = 错过取胜
review-kinds-4 = 最好的一步
review-kinds-5 = 不够准确
review-kinds-6 = 失误
review-none = 没有可复盘的着法。
review-small = 小有损失
review-moment = 第{ $n }回合，{ $who }，{ $from_to }。
review-all = 全部值得重看的着法（{ $n }步）
review-took =
    { $n ->
        [one] 走{ $from_to }，能吃一子。
       *[other] 走{ $from_to }，能吃{ $n }子。
    }
review-won-1 = 走{ $from_to }，马上就能赢。
review-won-2 = 走{ $from_to }，{ $n }步之内能赢。
review-won-3 = 走{ $from_to }，就能赢。
review-better_move = 走{ $from_to }更好。
review-lost =
    { $n ->
        [one] 对方走{ $reply }，吃掉了一子。
       *[other] 对方走{ $reply }，吃掉了{ $n }子。
    }
review-gained =
    { $n ->
        [one] 这一步吃掉了一子。
       *[other] 这一步吃掉了{ $n }子。
    }
review-held = 走其他任何一步都会有所损失。
review-counts-1 = 一方
review-counts-2 = 准确
review-counts-3 = 不够准确
review-counts-4 = 失误
review-costs = 失误使胜算至少降低{ $mistake }个百分点，不够准确的着法至少降低{ $inaccuracy }个百分点。大幅落后的一方，减半计算。
review-counted = 胜负已定之后的着法不计在内。
