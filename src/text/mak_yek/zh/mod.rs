//! Mak-Yek and Apit-Sodok in Chinese.

mod lesson;
pub mod short;

use super::{MakWords, exercises, figures, puzzles};
use crate::{
    Block, CatalogueFacts, GameWords, OptionWords, RulePage, SeatWords, Section, Sources,
    ValueWords,
};

/// The sentences of the two games.
pub const WORDS: MakWords = MakWords {
    mak_yek: GameWords {
        title: "Mak-Yek（暹罗夹棋）",
        native: Some(("th", "หมากแยก")),
        origin: "泰国（暹罗）",
        line: "夹住对方一枚就吃，走进对方两枚中间也吃。",
        brief: [
            "吃光对方的棋子。",
            "棋子走直线，前面没有阻挡，走多远都行。",
            "用自己的两枚夹住对方一枚就吃掉；走进对方两枚中间，两枚都吃。",
        ],
        shown: figures::MAK_YEK_BRIEF,
        scene: figures::MAK_YEK_SCENE,
        stopping: "吃子多的一方获胜，一样多则为和棋。",
        captured: &["一方的棋子都被吃掉了。", "你的棋子都被吃掉了。", "你吃掉了对方所有的棋子。"],
        seats: SEATS,
        faces: &[],
    },
    apit_sodok: GameWords {
        title: "Apit-Sodok（马来夹棋）",
        native: None,
        origin: "马来西亚",
        line: "Mak-Yek的马来近亲：一步棋可以吃掉一整串棋子。",
        brief: [
            "吃光对方的棋子。",
            "棋子走直线，前面没有阻挡，走多远都行。",
            "夹住对方一整串就全部吃掉；走进两串中间，两串都吃。",
        ],
        shown: figures::APIT_SODOK_BRIEF,
        scene: figures::APIT_SODOK_SCENE,
        stopping: "吃子多的一方获胜，一样多则为和棋。",
        captured: &["一方的棋子都被吃掉了。", "你的棋子都被吃掉了。", "你吃掉了对方所有的棋子。"],
        seats: SEATS,
        faces: &[],
    },
    moved: "{who}：{from}的棋子走到{to}。",
    took: "{who}：{from}的棋子走到{to}，吃掉{taken}。",
    choose: "轮到{who}，请选一枚棋子。",
    where_to: "轮到{who}，{site}的棋子走到哪里？",
    taken: ["没有吃子", "吃1枚", "吃{n}枚"],
    men: ["白子", "黑子"],
    one_each: "双方各剩一枚棋子。",
    counted: "{why}比吃子数：白方{white}枚，黑方{black}枚。",
    quiet_left: ["再走一步仍无吃子，对局就结束。", "再走{n}步仍无吃子，对局就结束。"],
    no_man: "{site}没有棋子。请选一枚自己的棋子。",
    not_yours: "{site}的棋子是对方的。请选一枚自己的棋子。",
    stuck: "{site}的棋子旁边没有空格。请另选一枚。",
    not_straight: "棋子只能沿横行或竖列直走，从{from}走不到{to}。",
    in_the_way: "从{from}到{to}，{site}的棋子挡着路，棋子不能跳过去。",
    landing: "不能像在{site}这样走到棋子上面去吃它，要用两枚棋子夹住它，或者走进对方两枚棋子中间。请选一个空格。",
    staying: "轮到就要走，{site}的棋子必须换一格。",
};

/// Its part in the page of sources.
pub const SOURCES: Sources = Sources {
    rules: "Mak-Yek、Apit-Sodok和土耳其跳棋的规则出自Ludens Planet的规则单，由François Haffner的收藏馆L'Escale à jeux（escaleajeux.fr）保存。",
    ornaments: "Mak-Yek的规则单说，Ludens Planet的棋盘借鉴了蜡染；这里画的{jv:kawung}花瓣纹和{jv:tumpal}三角纹合乎情理，但没有资料说这两种棋用过它们。",
};

/// The rule page of Mak-Yek.
pub const MAK_YEK_RULES: RulePage = RulePage {
    lede: "双方各十六枚棋子，走法同国际象棋的车。用两枚棋子夹住对方一枚，吃一枚；走进对方两枚棋子中间，吃两枚。",
    facts: FACTS,
    options: &[FIRST, QUIET_LIMIT],
    sets: &[],
    figures: figures::MAK_YEK,
    sections: &[
        Section {
            id: "aim",
            title: "目标",
            blocks: &[Block::Text("吃光对方的棋子。如果对局提前结束，吃子多的一方获胜。")],
        },
        Section {
            id: "setup",
            title: "开局",
            blocks: &[
                Block::Text(
                    "棋盘有八行，每行八格。双方各把十六枚棋子摆在自己的第一行和第三行：白方在第1行和第3行，黑方在第8行和第6行。",
                ),
                Block::Text("白方先走，也可以另行约定。"),
                Block::Figure("start", "起始局面。双方的第二行都空着。"),
            ],
        },
        TURN,
        Section {
            id: "captures",
            title: "吃子",
            blocks: &[
                Block::Text("只有自己走棋时才能吃子，吃不吃看棋子停在哪一格。吃子有两种方式。"),
                Block::Text(
                    "夹吃：你的棋子停在对方一枚棋子旁边，而它的另一边，在同一条直线上，正好是你的另一枚棋子。夹在中间的那枚被吃掉。",
                ),
                Block::Figure("interception", "白子从c1走到c4。d4的棋子夹在c4和e4之间，被吃掉。"),
                Block::Text(
                    "挑吃：你的棋子停在对方两枚棋子的正中间，三枚在同一横行或同一竖列上相连。两枚都被吃掉。",
                ),
                Block::Figure("intervention", "白子从d1走到d4，停在c4和e4中间。两枚都被吃掉。"),
                Block::Text("能吃子时也可以走别的棋。被吃的棋子离开棋盘，不再回来。"),
                Block::Note("一步棋能吃的全部吃掉，两种方式可以同时成立：最多吃三枚。"),
                Block::Figure("three", "白子从d1走到d4，一步吃掉三枚：c4、d5和e4。"),
                Block::Note("两枚棋子相连，在它们相连的这条线上就不怕夹吃：夹吃只能吃单独一枚。"),
                Block::Figure("pair", "白子已从c1走到c4。d4和e4两枚相连，都没有被吃。"),
                NO_DANGER,
                NO_EDGE,
            ],
        },
        END,
        Section {
            id: "history",
            title: "历史与资料来源",
            blocks: &[
                Block::Text(
                    "Mak-Yek流行于泰国，也就是从前的暹罗。马来西亚有一种很相近的棋，叫Apit-Sodok，吃子更多。本站没有找到这两种棋通行的中文名，“夹棋”只是说明怎么吃子。",
                ),
                SHEET,
                Block::Text(
                    "规则单说由双方决定谁先走，这里默认白方，有选项可以改。吃子不是强制的：Palamède的理解是，可以走别的棋，但一步棋能吃的要全部吃掉。其余的规则单没有说，由Palamède选定：局面重复、达到不吃子的步数上限、双方各剩一枚棋子、一方无棋可走，都以吃子数定胜负。",
                ),
                BATIK,
            ],
        },
    ],
    exercises: exercises::MAK_YEK,
    puzzles: puzzles::MAK_YEK,
    tasks: lesson::MAK_YEK,
};

/// The rule page of Apit-Sodok.
pub const APIT_SODOK_RULES: RulePage = RulePage {
    lede: "双方各十六枚棋子，走法同国际象棋的车。用两枚棋子夹住对方一串棋子，吃一串；走进对方两串棋子中间，吃两串。",
    facts: FACTS,
    options: &[
        FIRST,
        QUIET_LIMIT,
        OptionWords {
            name: "intervention",
            label: "挑吃的范围",
            values: &[
                ValueWords {
                    name: "runs", label: "两边整串", why: "每一边，相连的棋子全部吃掉。"
                },
                ValueWords {
                    name: "neighbours",
                    label: "相邻两枚",
                    why: "每一边只吃一枚，和Mak-Yek一样。",
                },
            ],
        },
        OptionWords {
            name: "setup",
            label: "开局摆法",
            values: &[
                ValueWords {
                    name: "rows13", label: "第1、3行", why: "双方的第二行都空着。"
                },
                ValueWords {
                    name: "rows12", label: "第1、2行", why: "双方的两行棋子各自紧挨着。"
                },
            ],
        },
    ],
    sets: &[],
    figures: figures::APIT_SODOK,
    sections: &[
        Section {
            id: "aim",
            title: "目标",
            blocks: &[Block::Text("吃光对方的棋子。如果对局提前结束，吃子多的一方获胜。")],
        },
        Section {
            id: "setup",
            title: "开局",
            blocks: &[
                Block::Text(
                    "棋盘有八行，每行八格。双方各把十六枚棋子摆在自己的第一行和第三行：白方在第1行和第3行，黑方在第8行和第6行。有一个选项让两行紧挨着：第1行和第2行，第8行和第7行。",
                ),
                Block::Text("白方先走，也可以另行约定。"),
                Block::Figure("start", "起始局面。双方的第二行都空着。"),
            ],
        },
        TURN,
        Section {
            id: "captures",
            title: "吃子",
            blocks: &[
                Block::Text(
                    "只有自己走棋时才能吃子，吃不吃看棋子停在哪一格。同一方的棋子在横行或竖列上相连，叫一串；单独一枚也算一串。吃子有两种方式。",
                ),
                Block::Text(
                    "夹吃：你的棋子紧靠对方一串棋子的一头停下，而另一头紧靠着的正好是你的另一枚棋子。不论多长，整串都被吃掉。",
                ),
                Block::Figure(
                    "interception",
                    "白子从f1走到f4。c4、d4、e4这一串夹在b4和f4之间，被吃掉。",
                ),
                Block::Text(
                    "挑吃：你的棋子停在对方两枚棋子的正中间，三枚在同一横行或同一竖列上相连。每一边整串都被吃掉，不管后面是什么。",
                ),
                Block::Figure(
                    "intervention",
                    "白子从d1走到d4。左边的c4，右边的e4、f4和g4，两串都被吃掉。",
                ),
                Block::Text("能吃子时也可以走别的棋。被吃的棋子离开棋盘，不再回来。"),
                Block::Note("一步棋能吃的全部吃掉，两种方式可以同时成立：最多吃十二枚。"),
                Block::Note("有一个选项让挑吃只吃相邻两枚，和Mak-Yek一样。夹吃则总是吃整串。"),
                NO_DANGER,
                NO_EDGE,
            ],
        },
        END,
        Section {
            id: "history",
            title: "历史与资料来源",
            blocks: &[
                Block::Text(
                    "Apit-Sodok流行于马来西亚。除了吃子更多，它就是暹罗的Mak-Yek。本站没有找到这两种棋通行的中文名，“夹棋”只是说明怎么吃子。",
                ),
                Block::Text(
                    "规则单说，它的吃子和马达加斯加的Fanorona相似，并解释说，一千多年前马来征服者到过那一带。Palamède转述这个说法，没有查证过。",
                ),
                SHEET,
                Block::Text(
                    "规则单说由双方决定谁先走，这里默认白方，有选项可以改。吃子不是强制的：Palamède的理解是，可以走别的棋，但一步棋能吃的要全部吃掉。其余的规则单没有说，由Palamède选定：挑吃吃掉整串，不管后面是什么；局面重复、达到不吃子的步数上限、双方各剩一枚棋子、一方无棋可走，都以吃子数定胜负。",
                ),
                BATIK,
            ],
        },
    ],
    exercises: exercises::APIT_SODOK,
    puzzles: puzzles::APIT_SODOK,
    tasks: lesson::APIT_SODOK,
};

const FACTS: CatalogueFacts = CatalogueFacts {
    players: "2人",
    age: "8岁以上",
    time: "约20分钟",
    difficulty: "容易",
    kind: "策略对抗",
    material: "八格乘八格的棋盘一张，白棋子和黑棋子各十六枚",
    ours: "年龄、时间和难度是Palamède估计的。",
};

const SEATS: &[SeatWords] = &[
    SeatWords { name: "白方", the: "白方", wins: "白方获胜" },
    SeatWords { name: "黑方", the: "黑方", wins: "黑方获胜" },
];

const FIRST: OptionWords = OptionWords {
    name: "first",
    label: "谁先走？",
    values: &[
        ValueWords { name: "white", label: "白方", why: "白方走第一步。" },
        ValueWords { name: "black", label: "黑方", why: "黑方走第一步。" },
        ValueWords { name: "lot", label: "抽签", why: "开局时抽签决定。" },
    ],
};

const QUIET_LIMIT: OptionWords = OptionWords {
    name: "quiet_limit",
    label: "不吃子的步数上限",
    values: &[
        ValueWords {
            name: "50", label: "50步", why: "双方各走50步没有吃子，就比吃子数。"
        },
        ValueWords {
            name: "25", label: "25步", why: "双方各走25步没有吃子，就比吃子数。"
        },
        ValueWords {
            name: "100", label: "100步", why: "双方各走100步没有吃子，就比吃子数。"
        },
        ValueWords {
            name: "none",
            label: "不限",
            why: "不吃子想走多久都行，局面重复仍会结束对局。",
        },
    ],
};

const TURN: Section = Section {
    id: "turn",
    title: "走棋",
    blocks: &[
        Block::Text(
            "轮到自己时，走一枚棋子。它沿横行或竖列直走，经过几个空格都可以，和国际象棋的车一样。",
        ),
        Block::Text("它不能跳过别的棋子，要停在空格上。轮到就要走，不能停着。"),
        Block::Figure("move", "d4的棋子可以走到的格。b4、d6、g4和d1的棋子不论黑白，都挡着路。"),
    ],
};

const NO_DANGER: Block = Block::Note("自己走棋时不会丢子：主动停在对方两枚棋子中间，没有危险。");

const NO_EDGE: Block = Block::Note("棋盘的边和角不能帮着吃子：夹吃总要用两枚棋子。");

const END: Section = Section {
    id: "end",
    title: "终局",
    blocks: &[
        Block::Text("谁吃掉对方最后一枚棋子，谁就立刻获胜。"),
        Block::Text("否则，出现下列情形之一，对局就结束："),
        Block::List(&[
            "双方同意结束；",
            "同一局面第三次出现，而且轮到同一方走；",
            "双方各连走50步，没有任何棋子被吃（有一个选项可以改这个数）；",
            "双方各剩一枚棋子；",
            "轮到走棋的一方无棋可走。",
        ]),
        Block::Text("这时比吃子数：吃子多的一方获胜，一样多则为和棋。"),
        Block::Text("也可以认输：不论吃子多少，对方获胜。"),
    ],
};

const SHEET: Block = Block::Text(
    "规则出自Ludens Planet的规则单，由François Haffner的收藏馆L'Escale à jeux保存。上面写了棋盘、走法、两种不强制的吃子，还有双方同意就停下来比吃子数。",
);

const BATIK: Block = Block::Text(
    "Ludens Planet的棋盘借鉴了蜡染，一种用蜡防染的织物工艺。这里画的花纹只是合乎情理的装饰，没有资料说这种棋用过它。",
);
