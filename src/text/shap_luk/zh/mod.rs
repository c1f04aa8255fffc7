//! Shap Luk Kon Tseung Kwan in Chinese.
//!
//! 叛军 the rebels and a rebel (枚), 将军 the general · 点 a point, 线 a line, 斜线 a diagonal ·
//! 方阵 the square, 三角 the triangle, 避难所 the sanctuary, 门 a gate, 顶点 the apex ·
//! 一对 a pair, 夹着 to frame · 关住 to shut in, 困住 to leave without a move · 飞 to fly.

mod lesson;
pub mod short;

use super::{ShapWords, exercises, figures, puzzles};
use crate::{
    Block, CatalogueFacts, GameWords, OptionWords, RulePage, SeatWords, Section, Sources,
    ValueWords,
};

/// The sentences of the game.
pub const WORDS: ShapWords = ShapWords {
    game: GameWords {
        title: "十六赶将军",
        native: Some(("zh-Hant", "十六趕將軍")),
        origin: "中国",
        line: "十六枚叛军追赶一个将军，将军两枚两枚地吃。",
        brief: [
            "叛军要把将军关住，或让他无路可走；将军要吃叛军。",
            "沿线走一步。",
            "将军走进两枚叛军中间，两枚都吃。",
        ],
        shown: figures::BRIEF,
        scene: figures::SCENE,
        stopping: "对局就算和棋。",
        captured: &[],
        seats: &[
            SeatWords { name: "叛军", the: "叛军", wins: "叛军获胜" },
            SeatWords { name: "将军", the: "将军", wins: "将军获胜" },
        ],
        faces: &[],
    },
    moved: "{who}：{from}的叛军走到{to}。",
    went: "{who}：将军从{from}走到{to}。",
    took: "{who}：将军从{from}走到{to}，吃掉{taken}。",
    flew: "{who}：将军从{from}走到{apex}，飞到{to}。",
    flew_took: "{who}：将军从{from}走到{apex}，飞到{to}，吃掉{taken}。",
    aims: ["把将军关进三角里，或者困得他无路可走。", "停在两枚叛军中间，就能吃掉它们。"],
    choose_general: "轮到{who}，请选{site}的棋子。",
    where_rebel: "轮到{who}，{site}的叛军走到哪里？",
    where_general: "轮到{who}，走到哪里？",
    can_fly: "走到{apex}可以飞。",
    fly: "轮到{who}，请选方阵里要飞到的点，或者再选{apex}留下。",
    which_pair: "轮到{who}，请选择要吃的一对，或者不吃。",
    which_must: "轮到{who}，请在要吃的一对里选一枚叛军。",
    take_pair: "吃{pair}",
    leave: "不吃",
    pairs: "可以吃的一对：{pairs}。",
    or: "{first}，或者{next}",
    rebels_left: "还有{n}枚叛军",
    pairs_taken: ["要吃{all}对，还没有吃", "要吃{all}对，已吃1对", "要吃{all}对，已吃{n}对"],
    flights: ["不能飞", "能飞1次", "飞不限次数"],
    pieces: ["叛军", "将军"],
    all_taken: "叛军被吃掉{n}枚，只剩{left}枚。",
    shut_in: "b5、c5和d5三个门都被占住，将军在门后的避难所里，被关住了。",
    framed: "一枚叛军走来，和另一枚夹着将军：将军被吃掉了。",
    stuck_general: "轮到将军走，他旁边没有空点，被困住了。",
    no_piece: "{site}没有棋子。请选自己的棋子。",
    not_yours: "{site}的棋子是对方的。请选自己的棋子。",
    stuck: "{site}的叛军旁边，方阵里没有空点。请另选一枚。",
    staying: "轮到就要走：{site}的棋子必须换一个点。",
    no_line: "从{from}到{site}，没有一步能走到的线。棋子沿着线走到相邻的点。",
    sanctuary: "叛军不能走进避难所，{site}在避难所里。请选方阵里的空点。",
    occupied: "{site}已有一枚叛军。请选一个空点。",
    onto_general: "叛军不能像在{site}这样走到将军身上。叛军要关住将军，或者困住将军，才能获胜。",
    onto_rebel: "将军不能像在{site}这样走到叛军身上去吃它：要停在两枚叛军中间。请选一个空点。",
    rebel_takes: "只有将军能把棋子拿掉：叛军走到{site}，什么也不吃。",
    not_framing: "在{site}，将军没有被{pair}夹着。一条直线上，将军两边紧挨着各有一枚叛军，才算被这一对夹着。",
    not_in_pair: "在{end}夹着将军的各对里，没有{site}的叛军。请在这些对里选一枚。",
    pair_or_none: "将军在{site}被夹着。请在要吃的一对里选一枚叛军，或者再选{site}不吃。",
    framed_by_rebels: "是叛军自己走来，在{site}夹着将军：{pair}不被吃。将军走到一对叛军中间，才能吃这一对。",
    must_take: "必须吃子：在{site}，将军要吃夹着他的一对，例如{pair}。",
    not_from_here: "刚走到{apex}时才能从那里飞，从{site}不能飞。",
    step_off_first: "将军走到{apex}的时候才能飞。他已经在那里：要飞到{site}，得先离开，再走回来。",
    no_flight_left: "一局只能飞一次，将军已经飞过：他停在{apex}。",
    no_flights: "这一局按选项不能飞：将军停在{apex}。",
    flight_inside: "只能飞到方阵里，而{site}在避难所里。请选方阵里的空点，或者再选{apex}留下。",
};

/// Its part in the page of sources.
pub const SOURCES: Sources = Sources {
    rules: "十六赶将军（Shap Luk Kon Tseung Kwan）的规则出自两份规则单，一份是Le Globe Joueur（leglobejoueur.com）的，一份是斯特拉斯堡的Maison des Jeux（maisondesjeux.fr）的。",
    ornaments: "十六赶将军棋盘上的题字是照拉丁字母的名字推定的，竹子和斜纹也没有资料提到过。",
};

/// The rule page.
pub const RULES: RulePage = RulePage {
    lede: "十六枚叛军追赶一个将军。叛军要关住将军；将军要吃叛军，两枚两枚地吃，吃到只剩四枚。",
    facts: CatalogueFacts {
        players: "2人",
        age: "8岁以上",
        time: "15分钟",
        difficulty: "容易",
        kind: "策略棋，追捕棋",
        material: "棋盘一张，棋子十六枚（叛军），颜色不同、较高的棋子一枚（将军）",
        ours: "年龄是Palamède估计的，其余出自规则所依据的规则单。",
    },
    options: OPTIONS,
    sets: &[],
    figures: figures::FIGURES,
    sections: &[AIM, SETUP, TURN, CAPTURES, FLIGHT, END, HISTORY],
    exercises: exercises::EXERCISES,
    puzzles: puzzles::PUZZLES,
    tasks: lesson::TASKS,
};

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        name: "first",
        label: "谁先走？",
        values: &[
            ValueWords { name: "rebels", label: "叛军", why: "叛军走第一步。" },
            ValueWords { name: "general", label: "将军", why: "将军走第一步。" },
        ],
    },
    OptionWords {
        name: "flights",
        label: "将军能飞吗？",
        values: &[
            ValueWords {
                name: "1",
                label: "一次",
                why: "走到三角的顶点时，可以飞到方阵里任意一个空点，一局一次。",
            },
            ValueWords { name: "0", label: "不能", why: "三角的顶点和别的点一样。" },
            ValueWords {
                name: "unlimited",
                label: "不限",
                why: "每次走到三角的顶点，都可以飞到方阵里任意一个空点。",
            },
        ],
    },
    OptionWords {
        name: "capture",
        label: "吃子",
        values: &[
            ValueWords {
                name: "optional", label: "可以不吃", why: "将军可以放过夹着他的一对。"
            },
            ValueWords {
                name: "obligatory",
                label: "必须吃",
                why: "将军走到哪里都行，但走到被夹着的点，就要吃一对。",
            },
        ],
    },
    OptionWords {
        name: "rebels_capture",
        label: "叛军能吃将军吗？",
        values: &[
            ValueWords {
                name: "no", label: "不能", why: "叛军只有关住或困住将军才获胜。"
            },
            ValueWords {
                name: "yes",
                label: "能",
                why: "一枚叛军走来，和另一枚夹着将军，叛军也获胜。",
            },
        ],
    },
    OptionWords {
        name: "captures_to_win",
        label: "要吃几枚叛军",
        values: &[
            ValueWords {
                name: "12", label: "12枚", why: "叛军只剩四枚时，将军获胜。"
            },
            ValueWords {
                name: "8", label: "8枚", why: "让将军一些：叛军剩八枚时，将军获胜。"
            },
            ValueWords {
                name: "6", label: "6枚", why: "多让将军一些：叛军剩十枚时，将军获胜。"
            },
        ],
    },
];

const AIM: Section = Section {
    id: "aim",
    title: "目标",
    blocks: &[
        Block::Text("这是一种追捕棋：双方的棋子不同，目标也不同。"),
        Block::List(&[
            "叛军要把将军关在避难所里，或者把他困住，让他无路可走。",
            "将军要吃掉十六枚叛军中的十二枚。",
        ]),
    ],
};

const SETUP: Section = Section {
    id: "setup",
    title: "开局",
    blocks: &[
        Block::Text("棋子走在线与线相交的点上。棋盘是一个五点乘五点的方阵，一边接着一个三角。"),
        Block::Text(
            "三角在方阵以外的四个点，b6、c6、d6和顶点c7，是避难所。三角和方阵共有的三个点，b5、c5和d5，是避难所的门。",
        ),
        Block::Text("将军在方阵正中的c3。十六枚叛军占满方阵的四边。执将军的人坐在三角那一边。"),
        Block::Text("谁执哪一方，由双方商定或抽签决定。叛军先走，也可以另行约定。"),
        Block::Figure("start", "起始局面：叛军在方阵的四边，将军在正中。"),
    ],
};

const TURN: Section = Section {
    id: "turn",
    title: "走棋",
    blocks: &[
        Block::Text(
            "双方轮流走。轮到自己时，走一枚棋子，只走一步：沿着线走到相邻的空点。轮到就要走，不能停着。",
        ),
        Block::Text("叛军可以走到方阵里的任何点，门也可以。它不能走进避难所。"),
        Block::Figure(
            "rebel",
            "c5的叛军可以走到b4、b5、c4、d4和d5。通向c6的线不能走：c6在避难所里。",
        ),
        Block::Text("将军哪里都可以走，方阵里和避难所里都行。"),
        Block::Figure("general", "将军可以走到c5、d4、d6和e5。d5没有斜线；经过d6，他走进避难所。"),
        Block::Note("画着斜线的地方才能斜走：方阵里，每隔一个点才有斜线。"),
    ],
};

const CAPTURES: Section = Section {
    id: "captures",
    title: "吃子",
    blocks: &[
        Block::Text(
            "只有将军吃子，而且只在他自己走的时候。他停在两枚叛军中间，三枚紧挨着，在画出的同一条直线上，就是被这一对夹着：他可以吃这一对。两枚叛军都离开棋盘，不再回来。",
        ),
        Block::Figure("row", "将军从c3走到d4，停在c4和e4中间，吃掉这一对。"),
        Block::Figure("diagonal", "画出的斜线也算：将军从c3走到b4，吃掉a3和c5。"),
        Block::Text("如果有几对夹着他，只能吃一对，由他挑选。也可以一对也不吃。"),
        Block::Figure(
            "choice",
            "将军走到d4，有两对夹着他：c4和e4，d3和d5。他可以吃其中一对，也可以不吃。",
        ),
        Block::Note(
            "叛军走来夹着将军，没有危险：这一对当时不被吃，将军下一步也不能吃，除非他走了一步，又被这一对夹着。",
        ),
        Block::Figure("framed", "叛军从d2走到d3，和b3一起夹着将军，什么也没有被吃。"),
        Block::Note("三角上的线不能用来吃子。将军在门上时，只看横行：他只能吃左右相邻的一对。"),
        Block::Text("叛军从来不吃将军，除非有选项允许。"),
    ],
};

const FLIGHT: Section = Section {
    id: "flight",
    title: "飞",
    blocks: &[
        Block::Text(
            "一局一次：将军走到三角的顶点c7时，可以在同一回合马上飞走，落在方阵里任何一个空点上。如果在那里被夹着，可以吃一对。",
        ),
        Block::Figure("flight", "将军从c6走到c7，马上飞到b2，吃掉a2和c2。"),
        Block::Text("他也可以留在c7：飞的机会还在，但要先离开c7，再走回来才能飞。"),
        Block::Note("三个门都被占住，就来不及了：对局已经结束。"),
    ],
};

const END: Section = Section {
    id: "end",
    title: "终局",
    blocks: &[
        Block::Text("将军一吃满十二枚叛军，只剩四枚，就立刻获胜（有一个选项可以改这个数）。"),
        Block::Text("出现下列情形之一，叛军获胜："),
        Block::List(&[
            "将军在避难所里，叛军占住b5、c5和d5三个门，就立刻获胜，哪怕将军在里面还能走；",
            "轮到将军走，他却无路可走。",
        ]),
        Block::Figure("gates", "叛军从c4走到c5：三个门都被占住，将军被关住。叛军获胜。"),
        Block::Figure("stuck", "叛军从c1走到b1：将军旁边没有空点，被困住。叛军获胜。"),
        Block::Text("出现下列情形之一，就是和棋："),
        Block::List(&[
            "双方同意结束；",
            "同一局面第三次出现，而且轮到同一方走，将军飞的机会也一样；",
            "双方各连走50步，没有叛军被吃；飞而不吃子，也照样计数。",
        ]),
        Block::Text("也可以认输：对方获胜。"),
        Block::Note(
            "不论用哪些选项，叛军只要不走错，就能获胜：这是完整计算的结果，没有考虑和棋。将军要靠叛军走错。想公平较量，可以换边各下一局。",
        ),
    ],
};

const HISTORY: Section = Section {
    id: "history",
    title: "历史与资料来源",
    blocks: &[
        Block::Text(
            "这种棋在资料里叫Shap Luk Kon Tseung Kwan，大意是“十六个追赶将军”；简称Shap Luk，就是十六。德国民族学家Himly把它介绍出来，一份规则单说是1870年，另一份说是19世纪70年代。那时它在中国乡间很常见，下的人多是孩子和工人。",
        ),
        Block::Text(
            "规则出自两份规则单，一份是Le Globe Joueur的，一份是斯特拉斯堡的Maison des Jeux的。上面写了目标、走法、一次只吃一对、避难所、飞和怎样获胜；其中一份说明吃子不是强制的。",
        ),
        Block::Text(
            "关于飞，一份说可以落在棋盘上任何地方，另一份说落在大方阵里：Palamède只许落在方阵里，这是两份都允许的。其余的两份都没有说，由Palamède选定：留在c7的将军保留飞的机会；局面重复、达到不吃子的上限，都算和棋。斜线怎么画，规则单的文字没有说，这里照Ludii的目录。",
        ),
        Block::Text(
            "也有人对Himly的记述有不同的理解：按历史学家H. J. R. Murray和Ludii的说法，叛军夹着将军就能吃掉他。有一个选项采用这条规则。",
        ),
        Block::Text(
            "棋盘上的题字和这里用的名称，都是照拉丁字母的名字推定的：本站没有找到写着汉字的资料。斜纹、竹子和别的花纹只是合乎情理的装饰：没有资料说这种棋用过它们。",
        ),
    ],
};
