//! Nine Men's Morris in Chinese.

mod lesson;
pub mod short;

use super::{MorrisWords, exercises, figures, puzzles};
use crate::{
    Block, CatalogueFacts, GameWords, OptionWords, RulePage, SeatWords, Section, Sources,
    ValueWords,
};

/// The sentences of the game.
pub const WORDS: MorrisWords = MorrisWords {
    game: GameWords {
        title: "九子棋",
        native: None,
        origin: "欧洲",
        line: "先放子，再走子，三枚连成一线就吃对方一枚。",
        brief: [
            "让对方只剩两枚棋子，或者无棋可走。",
            "先放九枚棋子，再一点一点地走。",
            "三枚棋子连成一线，就吃对方一枚。",
        ],
        shown: figures::BRIEF,
        scene: figures::SCENE,
        stopping: "对局将为和棋。",
        captured: &[
            "输的一方棋子太少，不能再成三。",
            "你的棋子太少，不能再成三。",
            "对方的棋子太少，不能再成三。",
        ],
        seats: &[
            SeatWords { name: "白方", the: "白方", wins: "白方获胜" },
            SeatWords { name: "黑方", the: "黑方", wins: "黑方获胜" },
        ],
        faces: &[],
    },
    placed: [
        "{who}：在{to}放一枚棋子。",
        "{who}：在{to}放一枚棋子，成三。",
        "{who}：在{to}放一枚棋子，成三，吃掉{taken}。",
    ],
    moved: [
        "{who}：{from}的棋子走到{to}。",
        "{who}：{from}的棋子走到{to}，成三。",
        "{who}：{from}的棋子走到{to}，成三，吃掉{taken}。",
    ],
    place: "轮到{who}，请在空点放一枚棋子。",
    choose: "轮到{who}，请选一枚棋子。",
    where_to: "轮到{who}，{site}的棋子走到哪里？",
    flies: "只剩三枚棋子，可以飞到任何空点。",
    take: ["轮到{who}，已成三，吃哪一枚？", "轮到{who}，成了两处三，还吃哪一枚？"],
    only: ["只有一枚可以吃：{sites}。", "可以吃的棋子：{sites}。"],
    has: ["剩1枚", "剩{n}枚"],
    hand: ["手里1枚", "手里{n}枚"],
    taken: ["吃1枚", "吃{n}枚"],
    men: ["白子", "黑子"],
    blocked: "轮到的一方无棋可走。",
    quiet: "已经太久没有成三。",
    quiet_left: ["再走一步仍无成三，就是和棋。", "再走{n}步仍无成三，就是和棋。"],
    in_hand: "手里还有棋子，要先放完，才能走{site}的棋子。请选一个空点。",
    none_in_hand: "棋子都放完了。要走到{site}，请先选一枚自己的棋子。",
    no_man: "{site}没有棋子。请选一枚自己的棋子。",
    not_yours: "{site}的棋子是对方的。请选一枚自己的棋子。",
    stuck: "{site}的棋子旁边没有空点。请另选一枚。",
    staying: "轮到就要走，{site}的棋子必须换一点。",
    occupied: "{site}已有棋子。请选一个空点。",
    no_line: "棋子沿线走到相邻的点，从{from}走不到{site}。",
    must_take: "在{site}成三，必须吃对方一枚棋子。",
    must_take_two: "在{site}成了两处三，必须再吃一枚棋子。",
    no_mill: "这步没有成三，不能吃{site}的棋子。",
    all_in_mills: "对方的棋子都在成三里，按所选的规则，不能吃{site}。",
    enough: "这步吃不了这么多，{site}多了。",
    no_prey: "{site}没有对方的棋子。请选要吃的棋子。",
    in_mill: "{site}的棋子在成三里。请吃一枚不在成三里的棋子。",
};

/// Its part in the page of sources.
pub const SOURCES: Sources = Sources {
    rules: "九子棋用的是通行的规则，依各家规则单和Ralph Gasser的论文（1996年）。",
    ornaments: "九子棋的三个方框各处都一样；橡木板和车制的棋子只是装饰。",
};

/// The rule page.
pub const RULES: RulePage = RulePage {
    lede: "双方各九枚棋子，棋盘有二十四个点。先一枚一枚地放，再走。三枚连成一线叫成三，成三就吃对方一枚。",
    facts: CatalogueFacts {
        players: "2人",
        age: "6岁起",
        time: "约15分钟",
        difficulty: "容易",
        kind: "策略对抗",
        material: "一张二十四个点的棋盘，白子和黑子各九枚",
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
        name: "first",
        label: "谁先走",
        values: &[
            ValueWords { name: "white", label: "白方", why: "白方走第一步。" },
            ValueWords { name: "black", label: "黑方", why: "黑方走第一步。" },
            ValueWords { name: "lot", label: "抽签", why: "开局时抽签决定。" },
        ],
    },
    OptionWords {
        name: "flying",
        label: "只剩三枚时",
        values: &[
            ValueWords {
                name: "three",
                label: "可以飞",
                why: "只剩三枚棋子的一方可以走到任何空点。",
            },
            ValueWords {
                name: "never", label: "照旧", why: "剩三枚也只走到相邻的点。"
            },
        ],
    },
    OptionWords {
        name: "take",
        label: "吃成三里的棋子",
        values: &[
            ValueWords {
                name: "usual",
                label: "不得已才吃",
                why: "对方的棋子都在成三里，才能吃成三里的。",
            },
            ValueWords {
                name: "any",
                label: "随便吃",
                why: "对方的任何棋子都能吃，成三里的也行。",
            },
            ValueWords {
                name: "outside_mills",
                label: "不许吃",
                why: "成三里的棋子不能吃；都在成三里就不吃。",
            },
        ],
    },
    OptionWords {
        name: "two_mills",
        label: "一步成两处三",
        values: &[
            ValueWords {
                name: "one", label: "吃一枚", why: "一步成两处三，也只吃一枚。"
            },
            ValueWords {
                name: "two", label: "吃两枚", why: "一步成两处三，就先后吃两枚。"
            },
        ],
    },
    OptionWords {
        name: "quiet_limit",
        label: "无成三的限制",
        values: &[
            ValueWords {
                name: "50", label: "50步", why: "双方各走50步都没有成三，就是和棋。"
            },
            ValueWords {
                name: "25", label: "25步", why: "双方各走25步都没有成三，就是和棋。"
            },
            ValueWords {
                name: "100", label: "100步", why: "双方各走100步都没有成三，就是和棋。"
            },
            ValueWords {
                name: "none",
                label: "不限",
                why: "不成三也可以一直走下去，但局面重复仍会结束对局。",
            },
        ],
    },
];

const SECTIONS: &[Section] = &[
    Section {
        id: "aim",
        title: "目标",
        blocks: &[Block::Text("让对方只剩两枚棋子，或者无棋可走：两枚棋子再也不能成三。")],
    },
    Section {
        id: "setup",
        title: "开局",
        blocks: &[
            Block::Text(
                "棋盘上线与线相交或转弯的地方是点，共二十四个：三个方框一个套一个，四条线连接各边的中点。这样有十六条线，每条三个点。没有斜线。",
            ),
            Block::Text("开局时棋盘是空的，双方手里各有九枚棋子。白方先走，也可以另作决定。"),
            Block::Figure("start", "空棋盘，对局由此开始。"),
        ],
    },
    Section {
        id: "turn",
        title: "走法",
        blocks: &[
            Block::Text("双方轮流走，不能停着。一局分两段。"),
            Block::Text("先放子：手里还有棋子的一方，每轮把一枚放到空点上，不能走棋盘上的棋子。"),
            Block::Figure("placing", "白方在f6放一枚棋子，准备两处成三：一处有d6，一处有f4。"),
            Block::Text("再走子：手里没有棋子的一方，每轮走一枚棋子，沿线走到相邻的空点。"),
            Block::Figure("moving", "d6的棋子可以走到d5或f6。b6和d7都有棋子。"),
            Block::Text(
                "手里没有棋子、棋盘上只剩三枚的一方，可以走到任何空点，这叫飞。有一个规则选项不许飞。",
            ),
            Block::Figure("flying", "白方只剩三枚棋子，d6可以飞到任何空点。"),
        ],
    },
    Section {
        id: "captures",
        title: "成三与吃子",
        blocks: &[
            Block::Text(
                "自己的三枚棋子占满一条线，叫成三。不论是放还是走，成三就马上吃掉棋盘上对方的一枚棋子，必须吃。被吃的棋子不再回来。",
            ),
            Block::Figure("mill", "白子从d2走到b2，b2、b4、b6成三，吃掉d6。"),
            Block::Text("成三里的棋子受保护：对方在棋盘上的棋子都在成三里，才能吃它们。"),
            Block::Figure("protected", "白方刚成三。a7、d7、g7在成三里，可以吃c3或e4。"),
            Block::Figure("all", "白子从d2走到b2。黑子都在成三里，哪一枚都可以吃，这里吃d7。"),
            Block::Text(
                "成三可以拆开再合上，每次都算。一枚棋子在两处三之间来回走，每走一步都成三。",
            ),
            Block::Figure(
                "swing",
                "白子从d1走到d2，b2、d2、f2成三，吃掉e3。走回去时，a1、d1、g1又成三。",
            ),
            Block::Text("放一枚棋子可能一步成两处三，也只吃一枚。"),
            Block::Figure("two", "放在d6的棋子成了两处三，白方吃一枚，这里吃a4。"),
            Block::Note("规则选项可以改变吃法：随便吃，不许吃成三里的，或者两处三吃两枚。"),
        ],
    },
    Section {
        id: "end",
        title: "终局",
        blocks: &[
            Block::Text("手里和棋盘上一共只剩两枚棋子，或轮到时无棋可走，就输了。"),
            Block::Figure("few", "白子从g4走到g7成三，吃掉c3。黑方只剩两枚棋子，输了。"),
            Block::Figure("blocked", "轮到黑方，黑子旁边都没有空点，黑方输。"),
            Block::Text("此外，出现下列情形为和棋："),
            Block::List(&[
                "同一局面第三次出现，而且轮到同一方；",
                "棋子放完后，双方各连走50步都没有成三（规则选项可以改这个数目）；",
                "双方同意。",
            ]),
            Block::Text("也可以认输，由对方获胜。"),
        ],
    },
    Section {
        id: "history",
        title: "历史与来源",
        blocks: &[
            Block::Text(
                "九子棋在欧洲各地流传了几百年，各国有各国的名字。修道院、教堂和城堡的石头上刻着它的棋盘。1283年，卡斯蒂利亚国王阿方索十世的棋书记下了它的规则，同书还有别的连线棋。",
            ),
            Block::Text("莎士比亚在《仲夏夜之梦》里提到它：大雨过后，草地上的棋盘填满了泥。"),
            Block::Text(
                "1993年，Ralph Gasser在苏黎世用计算机算出了整盘棋：双方都不走错就是和棋。2014年，Gábor Gévay和Gábor Danner再次证实，并研究了变体。",
            ),
            Block::Text(
                "各家规则单并不一致。有的只剩三枚也不许飞；有的可以吃成三里的棋子，有的从不许吃；有几家一步成两处三就吃两枚。这些都是规则选项。局面重复和无成三的限制依照比赛的习惯，数目是Palamède定的。",
            ),
            Block::Note("棋盘上，刚刚成三的棋子由一条线穿过。"),
            Block::Text(
                "规则来自通行的规则单和Ralph Gasser的论文Solving Nine Men's Morris（Games of No Chance，1996年）。",
            ),
        ],
    },
];
