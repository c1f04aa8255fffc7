//! Fanorona in Chinese.

mod lesson;
pub mod short;

use super::{FanoronaWords, exercises, figures, puzzles};
use crate::{
    Block, CatalogueFacts, GameWords, OptionWords, RulePage, SeatWords, Section, Sources,
    ValueWords,
};

/// The sentences of the game.
pub const WORDS: FanoronaWords = FanoronaWords {
    game: GameWords {
        title: "Fanorona（法诺罗纳棋）",
        native: None,
        origin: "马达加斯加",
        line: "走近对方能吃，走开也能吃，还可以接着吃下去。",
        brief: [
            "吃光对方的棋子。",
            "棋子沿线走到相邻的点。",
            "走近一排就吃那一排，离开一排也吃那一排，还可以接着吃。",
        ],
        shown: figures::BRIEF,
        scene: figures::SCENE,
        stopping: "对局将为和棋。",
        captured: &["一方的棋子都被吃掉了。", "你的棋子都被吃掉了。", "你吃掉了对方所有的棋子。"],
        seats: &[
            SeatWords { name: "白方", the: "白方", wins: "白方获胜" },
            SeatWords { name: "黑方", the: "黑方", wins: "黑方获胜" },
        ],
        faces: &[],
    },
    moved: "{who}：{from}的棋子走到{to}。",
    took: [
        "{who}：{from}的棋子走到{to}，进吃{taken}。",
        "{who}：{from}的棋子走到{to}，退吃{taken}。",
    ],
    chained: "{who}：{from}的棋子经{way}走到{to}，连吃{taken}。",
    choose: "轮到{who}，请选一枚棋子。",
    must: [
        "轮到{who}，必须吃子：{sites}的棋子能吃。",
        "轮到{who}，必须吃子：{sites}的棋子能吃，请选一枚。",
    ],
    where_to: "轮到{who}，{site}的棋子走到哪里？",
    where_take: "轮到{who}，{site}的棋子走到哪里去吃？",
    which: "轮到{who}，棋子走到{site}，吃哪一串？",
    rows: "进吃：{approach}。退吃：{withdrawal}。",
    goes_on: "轮到{who}，{site}的棋子还能吃，走到哪里？",
    may_stop: "要停手，请再选一次{site}。",
    take_one: ["进吃{first}", "退吃{first}"],
    take_row: ["进吃{n}枚，{first}到{last}", "退吃{n}枚，{first}到{last}"],
    stop: "停在{site}",
    has: ["剩1枚", "剩{n}枚"],
    taken: ["吃1枚", "吃{n}枚"],
    men: ["白子", "黑子"],
    blocked: ["轮到的一方无棋可走。", "轮到的一方无棋可走，按所选的规则，没有胜方。"],
    no_man: "{site}没有棋子。请选一枚自己的棋子。",
    not_yours: "{site}的棋子是对方的。请选一枚自己的棋子。",
    stuck: "{site}的棋子旁边没有空点。请另选一枚。",
    staying: "轮到就要走，{site}的棋子必须换一点。",
    no_line: "棋子沿线走到相邻的点，从{from}走不到{site}。",
    occupied: "{site}已有一枚自己的棋子。请选一个空点。",
    onto_enemy: "不能像在{site}这样走到棋子上面去吃它，要沿直线走近它，或者从它旁边走开。",
    must_take: ["能吃子就必须吃。{sites}的棋子能吃。", "能吃子就必须吃。{sites}的棋子都能吃。"],
    takes: "从{from}到{site}会吃子，请写明A（进吃）或W（退吃）。",
    takes_nothing: "连吃时每一步都要吃子，从{from}到{site}没有子可吃。",
    visited: "这枚棋子这一轮已经到过{site}，不能再去。",
    same_way: "从{from}到{site}与走过的一步方向相同，必须换个方向。",
    no_row: "{site}没有现在能吃的子。请在两串里选一枚。",
    go_on: "连吃不能停在{site}：按所选的规则，能吃就要继续吃。",
    single: "按所选的规则，双方的第一轮只能吃一次。",
    no_chain: "从{from}到{site}没有这样的连吃。",
};

/// Its part in the page of sources.
pub const SOURCES: Sources = Sources {
    rules: "Fanorona的规则出自W. Montgomery（1886年）的记述，引自Digital Ludeme Project（ludii.games），以及马斯特里赫特研究者的论文、马尔加什和法国的网站。",
    ornaments: "Fanorona刻在岩石上的棋盘和当棋子的陶片有资料可查；仿{mg:lamba}的条纹布边只是装饰。",
};

/// The rule page.
pub const RULES: RulePage = RulePage {
    lede: "双方各二十二枚棋子，只有一个空点。棋子走近一串对方的棋子，或从它旁边走开，就吃掉整串，还可以接着吃。",
    facts: CatalogueFacts {
        players: "2人",
        age: "8岁起",
        time: "约20分钟",
        difficulty: "中等",
        kind: "策略对抗",
        material: "一张横九点、竖五点的棋盘，白子和黑子各二十二枚",
        ours: "年龄、时间和难度是Palamède的估计。",
    },
    options: OPTIONS,
    sets: &[],
    figures: figures::FIGURES,
    sections: SECTIONS,
    exercises: exercises::EXERCISES,
    puzzles: puzzles::PUZZLES,
    tasks: lesson::TASKS,
};

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        name: "size",
        label: "棋盘",
        values: &[
            ValueWords {
                name: "tsivy",
                label: "九路",
                why: "横九点、竖五点，双方各二十二枚棋子，最常见。",
            },
            ValueWords {
                name: "dimy", label: "五路", why: "五点乘五点，双方各十二枚棋子。"
            },
            ValueWords {
                name: "telo",
                label: "三路",
                why: "三点乘三点，双方各四枚棋子，适合初学。",
            },
        ],
    },
    OptionWords {
        name: "first",
        label: "谁先走",
        values: &[
            ValueWords { name: "white", label: "白方", why: "白方走第一步。" },
            ValueWords { name: "black", label: "黑方", why: "黑方走第一步。" },
            ValueWords { name: "lot", label: "抽签", why: "开局时抽签决定。" },
        ],
    },
    OptionWords {
        name: "quiet_limit",
        label: "无吃子的限制",
        values: &[
            ValueWords {
                name: "50", label: "50步", why: "双方各走50步都没有吃子，就是和棋。"
            },
            ValueWords {
                name: "25", label: "25步", why: "双方各走25步都没有吃子，就是和棋。"
            },
            ValueWords {
                name: "100", label: "100步", why: "双方各走100步都没有吃子，就是和棋。"
            },
            ValueWords {
                name: "none",
                label: "不限",
                why: "不吃子也可以一直走下去，但局面重复仍会结束对局。",
            },
        ],
    },
    OptionWords {
        name: "capture",
        label: "吃子",
        values: &[
            ValueWords {
                name: "obligatory",
                label: "必须吃",
                why: "只有哪枚棋子都不能吃时，才可以走不吃子的一步。",
            },
            ValueWords {
                name: "free", label: "可以不吃", why: "能吃子时也可以走不吃子的一步。"
            },
        ],
    },
    OptionWords {
        name: "chain",
        label: "连吃",
        values: &[
            ValueWords {
                name: "optional", label: "可以停手", why: "每吃一次都可以停下来。"
            },
            ValueWords {
                name: "obligatory", label: "吃到底", why: "能吃就要继续吃，路线自己选。"
            },
        ],
    },
    OptionWords {
        name: "direction",
        label: "连吃时不能走的方向",
        values: &[
            ValueWords {
                name: "previous", label: "上一步的方向", why: "更早用过的方向可以再用。"
            },
            ValueWords {
                name: "turn",
                label: "这一轮用过的方向",
                why: "同一轮里每个方向只能用一次。",
            },
        ],
    },
    OptionWords {
        name: "opening",
        label: "双方的第一轮",
        values: &[
            ValueWords {
                name: "free", label: "与以后相同", why: "第一轮就可以连吃。"
            },
            ValueWords {
                name: "single", label: "只吃一次", why: "双方的第一轮吃一次就结束。"
            },
        ],
    },
    OptionWords {
        name: "blocked",
        label: "无棋可走",
        values: &[
            ValueWords {
                name: "loses", label: "判负", why: "轮到时无棋可走的一方输。"
            },
            ValueWords {
                name: "draw", label: "和棋", why: "轮到时无棋可走，不分胜负。"
            },
        ],
    },
];

const SECTIONS: &[Section] = &[
    Section {
        id: "aim",
        title: "目标",
        blocks: &[Block::Text("吃光对方的棋子，或者让对方无棋可走。")],
    },
    Section {
        id: "setup",
        title: "开局",
        blocks: &[
            Block::Text(
                "棋子放在线与线相交的点上。常见的棋盘横九点、竖五点。双方各摆满靠近自己的两行；中间一行，从中心点向两边黑白相间，中心点空着。",
            ),
            Block::Text("白方先走，也可以另作决定。"),
            Block::Figure("start", "九路棋盘的开局。"),
            Block::Text("规则选项里还有两种小棋盘。五点乘五点的是半张棋盘，两张并排就是大棋盘。"),
            Block::Figure("dimy", "五路棋盘的开局，双方各十二枚棋子。"),
            Block::Figure("telo", "三路棋盘的开局，双方各四枚棋子。"),
        ],
    },
    Section {
        id: "turn",
        title: "走法",
        blocks: &[
            Block::Text(
                "轮到时走一枚棋子，沿线走到相邻的空点，前后左右或斜走都可以，不能跳。不能停着。",
            ),
            Block::Figure("strong", "c3是强点，有斜线。这枚棋子有八种走法。"),
            Block::Figure("weak", "b3是弱点，没有斜线。这枚棋子有四种走法。"),
            Block::Text(
                "能吃子就必须吃，用哪枚棋子自己选。不吃子的一步叫paika（平移），只有哪枚棋子都不能吃时才可以走。",
            ),
        ],
    },
    Section {
        id: "captures",
        title: "吃子",
        blocks: &[
            Block::Text("棋子走一步就能吃，方法有两种。"),
            Block::Text(
                "进吃：棋子走到对方一枚棋子跟前，这枚棋子在它前进的直线上。吃掉这枚，以及同一条线上紧跟在后面的整串，直到第一个空点、第一枚自己的棋子或棋盘边为止。",
            ),
            Block::Figure(
                "approach",
                "白子从c1走到c2，进吃c3和c4（c2A）。这一串到c5为止，那里是白子。",
            ),
            Block::Text(
                "退吃：棋子从对方一枚棋子旁边沿直线走开，这枚棋子原来紧贴在它身后。吃掉这枚和后面的整串，同样到断开处为止。",
            ),
            Block::Figure("withdrawal", "白子从c3走到d3，退吃b3和a3（d3W）。"),
            Block::Text(
                "不能两边都吃：一步既能进吃又能退吃时，选其中一串，另一串留着。不必选长的一串。",
            ),
            Block::Figure("choice", "白子已从c3走到d3，可以进吃e3，或者退吃b3和a3。"),
            Block::Note("要吃就吃整串，能吃的一步就要吃。一串沿着这一步的直线，不转弯。"),
            Block::Note("着法列表里，字母A表示进吃，字母W表示退吃。"),
            Block::Note("只能沿线吃子：在弱点上不能斜着吃。"),
        ],
    },
    Section {
        id: "chain",
        title: "连吃",
        blocks: &[
            Block::Text(
                "吃子以后，同一枚棋子可以再吃，一步一步地接着吃，每一步都要吃子。被吃的棋子马上离开棋盘，留下的点就是空点。",
            ),
            Block::Figure(
                "chain",
                "白子从a1走到b1（b1A）、b2（b2A），再走到c2（c2A），吃掉c1、b3和d2。",
            ),
            Block::Text("路上有两件事不能做："),
            Block::List(&["回到这一轮已经到过的点，出发的点也不行；", "连续两步走同一个方向。"]),
            Block::Figure(
                "direction",
                "白子从b3走到c3，退吃了a3（c3W）。它不能吃e3，因为要继续直走。",
            ),
            Block::Figure(
                "visited",
                "白子从c3走到c4，吃了c2。它可以走到d4吃b4。来时的c3和正前方的c5都不能去。",
            ),
            Block::Text("随时可以停手：在屏幕上再选一次这枚棋子。没有子可吃时，连吃自动结束。"),
            Block::Note(
                "隔了别的方向，用过的方向可以再用：向东、向北、再向东。有一个规则选项整轮都不许；另一个规则选项要求能吃就继续吃。",
            ),
        ],
    },
    Section {
        id: "end",
        title: "终局",
        blocks: &[
            Block::Text("没有棋子，或轮到时无棋可走，就输了。此外，出现下列情形为和棋："),
            Block::List(&[
                "同一局面第三次出现，而且轮到同一方；",
                "双方各连走50步都没有吃子（规则选项可以改这个数目）；",
                "双方同意。",
            ]),
            Block::Figure("blocked", "轮到白方，b1的棋子旁边没有空点，白方输。"),
            Block::Text("也可以认输，由对方获胜。"),
        ],
    },
    Section {
        id: "history",
        title: "历史与来源",
        blocks: &[
            Block::Text(
                "Fanorona是马达加斯加的棋。Alasora和Ambohimanga等王城的岩石上刻有棋盘，年代已不可考。人们用石子、陶片或豆子当棋子。棋的用语都是马尔加什语：{mg:vato}（石头）指棋子，{mg:manindrona}（刺）指进吃，{mg:misintona}（拉）指退吃，{mg:tsivy}、{mg:dimy}、{mg:telo}（九、五、三）指三种棋盘。",
            ),
            Block::Text(
                "宫廷里有个传说：国王Ralambo装病，想看哪个儿子先来。王子Andriantompokoindrindra正下到三子对五子，打发了信使；弟弟Andrianjaka来了，成了国王。谚语说：“三对五，丢了王国。”",
            ),
            Block::Text(
                "1886年，传教士W. Montgomery记下了棋盘和规则。五路棋盘就是alquerque的棋盘。棋名可能来自“添火”一词，也可能来自“指示”一词。今天有棋协，也有锦标赛。",
            ),
            Block::Text(
                "2007年，马斯特里赫特的研究者算出了整盘棋：九路和五路，双方都不走错就是和棋。三路棋盘上，先走的一方第一步走c1或c2的棋子就能赢，最迟在双方合计的第十一步；另外两种第一步都会输。",
            ),
            Block::Note(
                "在马达加斯加，{mg:fanoron-telo}多半指三路棋盘上的另一种棋：双方各三枚棋子，轮流放下再移动，三枚连成一线者胜。这里下的是双方各四枚棋子的吃子棋，研究者也用这个名字。",
            ),
            Block::Text(
                "各种来源并不一致。连吃能否停手：Montgomery、研究者和法国的下法可以停，许多西方规则单要吃到底。不能走的方向：多数只指上一步，少数指整轮用过的。一个马尔加什网站让人自己决定吃不吃；一家英国厂商把无棋可走算作和棋；旧百科全书和法国规则单让第一轮只吃一次。这些都是规则选项。局面重复和无吃子的限制是Palamède定的：来源只说谁也赢不了就是和棋。",
            ),
            Block::Text("{mg:vela}（补偿局），即胜者先送出十七枚棋子的下法，这里还没有。"),
            Block::Text(
                "规则来自Digital Ludeme Project所引的Montgomery、M. P. D. Schadd等人的论文（2006至2008年）、Club franco-malgache的规则单，以及几个棋手网站。取自{mg:lamba}的条纹布和陶片上的花纹是合情理的装饰，没有来源为这种棋给出。",
            ),
        ],
    },
];
