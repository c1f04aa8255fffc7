//! Turkish draughts in Chinese.

mod lesson;
pub mod short;

use super::{TurkishWords, exercises, figures, puzzles};
use crate::{
    Block, CatalogueFacts, GameWords, OptionWords, RulePage, SeatWords, Section, SetWords, Sources,
    ValueWords,
};

/// The sentences of the game.
pub const WORDS: TurkishWords = TurkishWords {
    game: GameWords {
        title: "土耳其跳棋",
        native: Some(("tr", "Dama")),
        origin: "土耳其",
        line: "向前或向旁边跳过对方的棋子就吃掉它，而且必须吃得最多。",
        brief: [
            "吃光对方的棋子，或者让对方一步也走不了。",
            "兵向前或向旁边走一格；走到底就变成王。",
            "向前或向旁边跳过对方的子就吃掉它。能吃就必须吃。",
        ],
        shown: figures::BRIEF,
        scene: figures::SCENE,
        stopping: "对局就算和棋。",
        captured: &[],
        seats: &[
            SeatWords { name: "白方", the: "白方", wins: "白方获胜" },
            SeatWords { name: "黑方", the: "黑方", wins: "黑方获胜" },
        ],
        faces: &[],
    },
    pieces: [["{sites}的兵", "{sites}的兵"], ["{sites}的王", "{sites}的王"]],
    moved: "{who}：{piece}走到{to}。",
    took: "{who}：{piece}走到{to}，吃掉{taken}。",
    crowned: "它升变为王。",
    missed: ["本来必须吃1枚。", "本来必须吃{n}枚。"],
    choose_man: "轮到{who}，请选一枚兵。",
    must: ["轮到{who}，必须吃子：{pieces}可以吃。", "轮到{who}，必须吃子：{pieces}可以吃。"],
    in_all: "最多能吃{n}枚，就必须吃{n}枚。",
    reminder: "谁没有吃到最多，谁就输。",
    where_to: "轮到{who}，{piece}走到哪里？",
    where_jump: "轮到{who}，{piece}跳到哪里？",
    goes_on: [
        "轮到{who}，继续跳过{pieces}：请选停在哪一格。",
        "轮到{who}，继续跳过{pieces}中的一枚：请选停在哪一格。",
    ],
    left: ["这是要吃的最后一枚。", "还要吃{n}枚。"],
    stop: "再选{site}，吃子就到此为止。",
    has: [["1枚兵", "{n}枚兵"], ["1枚王", "{n}枚王"]],
    has_none: "没有棋子",
    on_site: [["白兵", "白王"], ["黑兵", "黑王"]],
    two_kings: "双方各剩一枚王，谁也吃不到谁。",
    one_each: "双方各剩一枚棋子。",
    king_wins: "单独一枚兵吃不到对方单独一枚王，王就获胜。",
    quiet: "双方各连走50步，没有吃子，也没有走兵。",
    quiet_left: ["再走一步仍不吃子也不走兵，就是和棋。", "再走{n}步仍不吃子也不走兵，就是和棋。"],
    lost_by_missing: "应当吃掉最多的棋子。",
    stuck: "{site}的棋子没有空格可走。请另选一枚。",
    staying: "轮到就要走，{site}的棋子必须换一格。",
    must_capture: "能吃子就必须吃。",
    too_few: "可以吃{most}枚，这样只吃{takes}枚。必须吃得最多。",
    these_can: ["{sites}的棋子可以做到。", "{sites}的棋子可以做到。"],
    so: "{at}的棋子走到{sites}就可以做到。",
    or: "{first}或{next}",
    go_on: "在{site}吃子还没完，要吃{most}枚，才吃了{takes}枚。必须吃得最多。",
    not_straight: "棋子只能沿横行或竖列直走，不能斜走，从{from}走不到{to}。",
    backwards: "兵不能后退，从{from}走不到{to}。",
    too_far: "兵走到旁边一格，或者跳过旁边的棋子，停在紧挨它的后一格，从{from}走不到{to}。",
    in_the_way: "从{from}到{to}，{site}的棋子挡着路，不能跳过自己的棋子。",
    two_in_a_row: "从{from}到{to}，{first}和{second}的棋子挡着路，紧挨着的两枚棋子跳不过去。",
    two_apart: "从{from}到{to}有两枚棋子，在{first}和{second}，一次只能跳过一枚。",
    landing: "不能像在{site}这样走到棋子上面去吃它，要跳过去吃，它后面紧挨的一格还要空着。",
    nothing_jumped: "吃子还没完，只能跳，从{from}到{to}没有棋子可吃。",
    already_taken: "{site}的棋子已被吃掉，离开了棋盘，从{from}到{to}没有棋子可跳。",
    reversal: "两跳之间不能掉头，从{from}不能回头跳向{to}。",
    no_chain: "从{from}到{to}，没有这样的连吃。",
};

/// Its part in the page of sources.
pub const SOURCES: Sources = Sources {
    // Mak-Yek's sentence says it.
    rules: "",
    ornaments: "土耳其跳棋的三角纹和八角星，也没有资料提到过。",
};

/// The rule page.
pub const RULES: RulePage = RulePage {
    lede: "双方各十六枚兵，棋盘上每一格都用。向前或向旁边跳过对方的棋子就吃掉它，而且必须吃得最多。",
    facts: CatalogueFacts {
        players: "2人",
        age: "8岁以上",
        time: "约30分钟",
        difficulty: "中等",
        kind: "策略棋，跳棋",
        material: "八格乘八格的棋盘一张，白棋子和黑棋子各十六枚",
        ours: "年龄、时间和难度是Palamède估计的。",
    },
    options: OPTIONS,
    sets: &[SetWords {
        name: "federation",
        label: "土耳其联合会",
        why: "兵在这次吃子结束时才升变；双方各剩一枚棋子就是和棋。",
    }],
    figures: figures::FIGURES,
    sections: SECTIONS,
    exercises: exercises::EXERCISES,
    puzzles: puzzles::PUZZLES,
    tasks: lesson::TASKS,
};

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        name: "reversal",
        label: "两跳之间掉头",
        values: &[
            ValueWords {
                name: "forbidden", label: "不可以", why: "棋子可以直走或转直角。"
            },
            ValueWords { name: "allowed", label: "可以", why: "棋子也可以往回跳。" },
        ],
    },
    OptionWords {
        name: "promotion",
        label: "兵在吃子途中升变",
        values: &[
            ValueWords {
                name: "at_once", label: "立刻升变", why: "它作为王继续吃子。"
            },
            ValueWords {
                name: "at_end",
                label: "吃完再升变",
                why: "它作为兵继续吃子，只能向两旁跳。",
            },
        ],
    },
    OptionWords {
        name: "one_each",
        label: "双方各剩一枚棋子",
        values: &[
            ValueWords {
                name: "plays_on",
                label: "接着下",
                why: "只有两枚都是王，而且吃不到，才是和棋。",
            },
            ValueWords {
                name: "draw", label: "和棋", why: "不论是什么棋子，能吃也算和棋。"
            },
            ValueWords {
                name: "king_wins",
                label: "王胜",
                why: "王胜兵，除非轮到兵走，而且它能吃掉王。",
            },
        ],
    },
    OptionWords {
        name: "strict",
        label: "漏吃",
        values: &[
            ValueWords {
                name: "no", label: "不会发生", why: "必须吃子时，棋盘不让走别的。"
            },
            ValueWords {
                name: "yes",
                label: "判负",
                why: "棋盘让你随便走，谁没有吃到最多，谁就立刻输。",
            },
        ],
    },
];

const SECTIONS: &[Section] = &[
    Section {
        id: "aim",
        title: "目标",
        blocks: &[Block::Text("吃光对方的棋子，或者让它们全都无棋可走。")],
    },
    Section {
        id: "setup",
        title: "开局",
        blocks: &[
            Block::Text(
                "棋盘有八行，每行八格，每一格都用。双方各把十六枚兵摆在自己的第二行和第三行：白方在第2行和第3行，黑方在第7行和第6行。",
            ),
            Block::Text("白方先走。"),
            Block::Figure("start", "起始局面。双方的第一行都空着。"),
        ],
    },
    Section {
        id: "turn",
        title: "走棋",
        blocks: &[
            Block::Text(
                "轮到自己时，走一枚棋子。兵向前或向旁边走一格，那一格要空着。兵不能后退，也不能斜走。",
            ),
            Block::Figure("steps", "d4的兵可以走到的格：c4、d5或e4。"),
            Block::Text("能吃子就必须吃。轮到就要走，不能停着。"),
        ],
    },
    Section {
        id: "captures",
        title: "吃子",
        blocks: &[
            Block::Text(
                "兵用跳来吃子：从前面或旁边紧挨着的一枚对方棋子上面跳过去，停在紧挨它的后一格，那一格要空着。兵不能向后吃，也不能斜着吃。",
            ),
            Block::Figure(
                "captures",
                "d4的兵可以吃c4、d5或e4，停在b4、d6或f4。它不能吃d3，那一枚在它后面。",
            ),
            Block::Text("刚跳完的棋子如果还能跳，就在同一步里继续吃。被跳过的棋子立刻离开棋盘。"),
            Block::Figure("chain", "白兵从c3跳到c5，再到e5，再到e7，吃掉c4、d5和e6。"),
            Block::Note("两跳之间可以转直角，不能掉头。"),
            Block::Note("不能跳过自己的棋子。兵和王可以互相吃。"),
        ],
    },
    Section {
        id: "kings",
        title: "王",
        blocks: &[
            Block::Text(
                "最后一行叫“升变线”，兵走到那里就升变为王。在桌上下棋时，把一枚被吃掉的兵叠在它上面，作为记号。王直走，向前、向后、向旁边都行，经过几个空格都可以。",
            ),
            Block::Text(
                "王可以远距离吃子：不论隔多远，跳过一枚对方的棋子，停在它后面任选的一个空格。中间的格都要空着，紧挨着的两枚棋子跳不过去。",
            ),
            Block::Figure(
                "king",
                "d2的王吃d5，可以停在d6或d7。它吃不了f2，也吃不了g2，因为这两枚紧挨着。",
            ),
            Block::Figure("reversal", "d4的王可以吃b4或f4，不能两枚都吃：那要掉头。"),
            Block::Text(
                "被跳过的棋子立刻拿走，空出的格在后面几跳就能用：原来吃不到的棋子，可能变得可以吃。",
            ),
            Block::Figure(
                "lifting",
                "王从b4跳到f4，再到f7，再到d7，最后到d4。它吃掉d4、f6、e7，最后吃掉d5：d4还在它后面时，d5是跳不过去的。",
            ),
            Block::Text("兵在吃子途中停在最后一行，立刻升变为王，并作为王继续吃。"),
            Block::Figure(
                "promotion",
                "白兵从d6跳到d8，在那里升变为王，再跳到h8。它吃掉d7，又远距离吃掉g8。",
            ),
            Block::Note("有一个选项让兵吃完才升变：在那之前，它只能向两旁跳。"),
        ],
    },
    Section {
        id: "majority",
        title: "多吃优先",
        blocks: &[
            Block::Text(
                "有几种吃法时，不论用哪枚棋子，必须选吃得最多的一种：这叫“多数法则”。王和兵一样，都算一枚。一样多时任选。",
            ),
            Block::Figure(
                "majority",
                "f3的兵只能吃一枚。b3的兵经过b5跳到d5，吃掉b4和c5两枚：必须走它。",
            ),
            Block::Note(
                "必须吃子时，棋盘不让走别的。有一个选项让你随便走：那时谁没有吃到最多，谁就立刻输。",
            ),
        ],
    },
    Section {
        id: "end",
        title: "终局",
        blocks: &[
            Block::Text(
                "谁没有棋子了，或者轮到走时无棋可走，谁就输。否则，出现下列情形之一就是和棋：",
            ),
            Block::List(&[
                "双方各剩一枚王，而且轮到走的一方吃不到对方（有一个选项可以改各剩一枚棋子时的结果）；",
                "同一局面第三次出现，而且轮到同一方走；",
                "双方各连走50步，没有吃子，也没有走兵；",
                "双方同意和棋。",
            ]),
            Block::Text("也可以认输：对方获胜。"),
        ],
    },
    Section {
        id: "history",
        title: "历史与资料来源",
        blocks: &[
            Block::Text(
                "土耳其跳棋流行于土耳其，当地叫{tr:Dama}，也流行于地中海东部和近东的一些国家。和法国、英国的跳棋不同，它的棋子从不斜走。",
            ),
            Block::Text(
                "规则出自Ludens Planet的规则单，由François Haffner的收藏馆L'Escale à jeux保存。上面写了开局、兵和王的走法、必须吃子和连着吃、多数法则、兵升变后作为王继续吃，还有怎样获胜。",
            ),
            Block::Text(
                "其余的规则单没有说，由Palamède选定：兵不能向后吃；两跳之间不能掉头，这和土耳其联合会的例子一致；紧挨着的两枚棋子挡住王；各种和棋。",
            ),
            Block::Text(
                "有些跳棋只拿走漏吃的棋子作为处罚，规则单不是这样：漏吃的一方输掉对局。棋盘既然只提供必须走的吃子，就没有漏吃可罚：这里把它做成一个选项。",
            ),
            Block::Text(
                "“土耳其联合会”这组选项依照该联合会：兵吃完才升变，双方各剩一枚棋子就是和棋。它讲解过的八个例子，在这里走法相同。",
            ),
            Block::Text("木纹、三角纹带和八角星只是合乎情理的装饰，没有资料说这种棋用过它们。"),
        ],
    },
];
