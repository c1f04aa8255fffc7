//! Sáhkku in Chinese.
//!
//! 南方 北方 the seats · 兵 a pawn (枚), 王 the king · 骰子 a die (颗), 空白 blank, 掷出 to throw,
//! 用得上 to have a use, 作废 lost · 格 a cell, 路线 a track, 一圈 a lap, 返程 on the fourth leg ·
//! 睡着 asleep, 醒着 awake, 唤醒 to wake, 等候 to wait · 吃 to capture a pawn, 夺得 to take the
//! king · 困住 to block.

mod lesson;
pub mod short;

use super::{SahkkuWords, exercises, figures, puzzles};
use crate::{
    Block, CatalogueFacts, GameWords, OptionWords, RulePage, SeatWords, Section, Sources,
    ValueWords,
};

/// The sentences of the game.
pub const WORDS: SahkkuWords = SahkkuWords {
    game: GameWords {
        title: "Sáhkku（萨米骰子棋）",
        native: Some(("se", "Sáhkku")),
        origin: "萨米地区（Sápmi）",
        line: "双方的兵随着骰子迎面相遇，中间的王会改换主人。",
        brief: [
            "吃光对方的兵，王若归了对方也要夺过来；或者让对方无棋可走。",
            "骰子把兵一个个唤醒，再让它们跑起来。",
            "停在对方醒着的兵的格子上就吃掉它们。中间的王，谁停在他的格子上就归谁。",
        ],
        shown: figures::BRIEF,
        scene: figures::SCENE,
        stopping: "和棋。",
        captured: &[],
        seats: &[
            SeatWords { name: "南方", the: "南方", wins: "南方获胜" },
            SeatWords { name: "北方", the: "北方", wins: "北方获胜" },
        ],
        faces: &[],
    },
    blank: "空白",
    throw: "{first}·{next}",
    thrown: "{who}：掷出{dice}。",
    all_blank: "{who}：三颗骰子都是空白。",
    no_use: "没有一颗骰子用得上。",
    no_cross: "没有X：兵不能唤醒。",
    wakes: "只有X能唤醒兵。",
    passes: "轮到对方。",
    again: "X-X-X之后再掷一次。",
    blocked: "{seat}被困住：哪颗骰子都无棋可走。",
    woke: "{who}：用{die}唤醒{from}的兵，走到{to}。",
    moved: "{who}：用{die}，{from}的兵走到{to}。",
    took: [
        "{who}：用{die}，{from}的兵走到{to}，吃掉{n}枚兵。",
        "{who}：用{die}，{from}的兵走到{to}，吃掉{n}枚兵。",
    ],
    king_moved: "{who}：用{die}，王从{from}走到{to}。",
    king_took: [
        "{who}：用{die}，王从{from}走到{to}，吃掉{n}枚兵。",
        "{who}：用{die}，王从{from}走到{to}，吃掉{n}枚兵。",
    ],
    lapped: "{who}：用{die}，{from}的兵走完一圈，继续走到{to}。",
    lapped_took: [
        "{who}：用{die}，{from}的兵走完一圈，继续走到{to}，吃掉{n}枚兵。",
        "{who}：用{die}，{from}的兵走完一圈，继续走到{to}，吃掉{n}枚兵。",
    ],
    waits: "{who}：用{die}，{from}的兵走完一圈，在{to}等候。",
    crowned: "它夺得无主的王，站到王冠上。",
    recrowned: "它从{seat}夺得王，站到王冠上，原来在王冠上的兵离开棋盘。",
    lost: ["{dice}用不上了，作废。", "{dice}用不上了，作废。"],
    choose: "轮到{who}，请选一颗骰子或一枚棋子。",
    choose_piece: "轮到{who}，要用{die}走棋，请选一枚棋子。",
    to_play: ["目前只能用{dice}。", "可以用{dice}。"],
    piece_for: "轮到{who}，用{die}走哪枚棋子？",
    where_pawn: "轮到{who}，{site}的兵走到哪里？",
    where_king: "轮到{who}，王走到哪里？",
    where_piece: "轮到{who}，{site}的棋子走到哪里？",
    which_piece: "轮到{who}，哪枚棋子走到{site}？",
    pieces_there: "{site}有：{pieces}。",
    which_die: "轮到{who}，用哪颗骰子走到{site}？",
    these_lead: "能走到那里的骰子：{dice}。",
    can_crown: "在{site}可以夺得王。",
    asleep: ["{n}枚兵睡着", "{n}枚兵睡着"],
    awake: ["{n}枚醒着", "{n}枚醒着"],
    waiting: ["{n}枚等候", "{n}枚等候"],
    holds_king: "拥有王",
    king_alone: "只剩王",
    nothing: "没有兵，也没有王",
    kinds: ["睡着的兵", "兵", "等候的兵", "返程的兵", "王"],
    piece_on: "{site}的{what}",
    a_sleeper: "{seat}睡着的兵",
    pawns: ["{seat}的兵", "{seat}的{n}枚兵"],
    waiters: ["{seat}等候的兵", "{seat}等候的{n}枚兵"],
    returning: ["{seat}返程的兵", "{seat}返程的{n}枚兵"],
    a_king: "{seat}的王",
    free_king: "无主的王",
    no_piece: "{seat}没有兵，也没有王了。",
    only_king: "{seat}只剩王：这一局按选项，这样就输了。",
    shut_by_pawn: "对方的兵在{site}，挡在睡着的兵前面。",
    shut_by_king: "对方的王在{site}，挡在睡着的兵前面。",
    throw_first: "请先掷骰子。",
    no_place: "路线上没有{site}这一格。",
    empty: "{site}没有可走的棋子。请选自己的兵，或者自己的王。",
    not_yours: "{site}的兵是对方的。请选自己的兵。",
    nobodys_king: "{site}的王没有主人。让自己的一枚兵停在他那一格，就能夺得他。",
    not_your_king: "{site}的王是对方的。让自己的一枚兵停在他那一格，就能夺得他。",
    moves_nothing: "空白的骰子不能走棋。请另选一颗。",
    no_die: "没有可用的{die}。",
    all_asleep: "{die}现在用不上：你的兵都睡着或在等候，只有X能唤醒一枚。",
    dice_asleep: "{dice}现在都用不上：你的兵都睡着或在等候，只有X能唤醒一枚。",
    all_barred: "{die}现在用不上：你的棋子用它都走不到可以停的格。",
    dice_barred: "{dice}现在都用不上：你的棋子用它们都走不到可以停的格。",
    sleeps: "{site}的兵睡着：只有X能唤醒它，让它走一格。",
    behind: "{site}的兵睡在别的兵后面。先醒的是{other}的兵，要用X。",
    wakes_onto_pawn: "刚醒的兵不能吃子，而{site}有对方的兵。请走别的棋子。",
    wakes_onto_king: "刚醒的兵不能夺王，而对方的王在{site}。请走别的棋子。",
    onto_sleeper: "{site}有{seat}睡着的兵：不能停在那里，只能跳过去。",
    waits_for: "{site}的兵在等候：等自己一方的兵都醒了才能走，还有{n}枚睡着。",
    too_large: "要走到{site}，正好差{n}格：{die}太大了。",
    elsewhere: "用{die}，这枚兵走到{site}。",
    pawn_away: "兵沿着路线走，不能后退：从{from}到{site}要走{n}格，可用的骰子走不了。",
    pawn_back: "兵沿着路线走，不能后退：{site}在{from}后面。",
    king_away: "王直走，骰子是几就走几格：从{from}到{site}要走{n}格，可用的骰子走不了。",
    not_straight: "王沿着线直走，不能拐弯：从{from}走不到{site}。",
    stuck: "{site}的棋子用可用的骰子走不到可以停的格。请另选一枚。",
    aid_danger: "危险",
    aid_track: "{seat}的路线",
    danger_hit: ["64种掷法中有{n}种可以吃掉", "64种掷法中有{n}种可以吃掉"],
    danger_blocked: [
        "{seat}有危险：64种掷法中有{n}种可以困住它。",
        "{seat}有危险：64种掷法中有{n}种可以困住它。",
    ],
    danger_beaten: [
        "{seat}有危险：64种掷法中有{n}种可以靠吃子取胜。",
        "{seat}有危险：64种掷法中有{n}种可以靠吃子取胜。",
    ],
};

/// Its part in the page of sources.
pub const SOURCES: Sources = Sources {
    rules: "Sáhkku的规则出自一份法文规则单，副本已损坏，没有写明来源。",
    ornaments: "Sáhkku的规则单没有提到桦木，也没有提到棋盘上的花纹。",
};

/// The rule page.
pub const RULES: RulePage = RulePage {
    lede: "双方的兵面对面睡着。骰子把兵一枚一枚唤醒，它们迎着对方走，互相吃子。中间的王，谁夺得就归谁。",
    facts: CatalogueFacts {
        players: "2人",
        age: "8岁以上",
        time: "约40分钟",
        difficulty: "中等",
        kind: "掷骰子的竞走棋",
        material: "棋盘一张，浅色和深色的兵各十五枚，顶上能放一枚兵的王，四面骰子三颗：空白、X、II、III",
        ours: "年龄、时间和难度是Palamède估计的。",
    },
    options: OPTIONS,
    sets: &[],
    figures: figures::FIGURES,
    sections: &[AIM, SETUP, DICE, TURN, WAKING, MOVING, CAPTURES, KING, LAP, END, HISTORY],
    exercises: exercises::EXERCISES,
    puzzles: puzzles::PUZZLES,
    tasks: lesson::TASKS,
};

const OPTIONS: &[OptionWords] = &[
    OptionWords {
        name: "columns",
        label: "棋盘长度",
        values: &[
            ValueWords {
                name: "15", label: "15列", why: "双方各十五枚兵，通常的长度。"
            },
            ValueWords {
                name: "13", label: "13列", why: "双方各十三枚兵，对局短一点。"
            },
            ValueWords {
                name: "11", label: "11列", why: "双方各十一枚兵，对局更短。"
            },
            ValueWords {
                name: "9", label: "9列", why: "双方各九枚兵，适合初学，也适合小屏幕。"
            },
        ],
    },
    OptionWords {
        name: "track",
        label: "路线",
        values: &[
            ValueWords {
                name: "loop45",
                label: "环形",
                why: "兵走完对方的横行，直接回到自己的横行。",
            },
            ValueWords {
                name: "figure8",
                label: "8字形",
                why: "兵走完对方的横行，再走一遍中间的横行，才回到自己的横行。",
            },
        ],
    },
    OptionWords {
        name: "king_alone",
        label: "只剩王的一方",
        values: &[
            ValueWords {
                name: "plays", label: "继续走", why: "只剩王也能走，还能吃光对方的兵。"
            },
            ValueWords {
                name: "loses",
                label: "算输",
                why: "棋盘上没有兵就输，拥有王也一样：最后一枚兵站上王冠，也算输。",
            },
        ],
    },
    OptionWords {
        name: "lap_end",
        label: "走完一圈",
        values: &[
            ValueWords {
                name: "stop",
                label: "停下",
                why: "还有兵睡着时，回来的兵停在第一格，骰子再大也一样。",
            },
            ValueWords {
                name: "exact",
                label: "点数正好",
                why: "还有兵睡着时，点数正好才能回到第一格。",
            },
        ],
    },
    OptionWords {
        name: "rethrow",
        label: "再掷骰子",
        values: &[
            ValueWords { name: "none", label: "不再掷", why: "每个回合只掷一次。" },
            ValueWords {
                name: "triple_sahkku",
                label: "X-X-X之后",
                why: "掷出X-X-X，走完这些骰子再掷，掷出几次就再掷几次。",
            },
        ],
    },
];

const AIM: Section = Section {
    id: "aim",
    title: "目标",
    blocks: &[
        Block::Text(
            "双方的兵沿着相反的方向绕棋盘走，相遇时互相吃子。对方出现下列情形之一，你就获胜：",
        ),
        Block::List(&["没有兵，也没有王；", "轮到对方，还没有掷骰子，不论掷出什么都无棋可走。"]),
    ],
};

const SETUP: Section = Section {
    id: "setup",
    title: "开局",
    blocks: &[
        Block::Text(
            "三条长线和十五条短线相交，交点就是格：棋盘有三个横行，每行十五格。N是北方的横行，S是南方的横行，M是中间的横行，竖列从1到15。",
        ),
        Block::Text(
            "双方各有十五枚兵，在自己的横行上每格一枚：南方是浅色，北方是深色。兵都睡着，还不能走。王在正中的M8，没有主人。",
        ),
        Block::Figure("start", "起始局面：所有的兵都睡着，王没有主人。"),
        Block::Text("双方各有自己的路线，只能朝一个方向走："),
        Block::List(&[
            "南方从S1走到S15，再从M15走到M1，再从N1走到N15，然后回到S1；",
            "北方从对面照样走：从N15走到N1，再从M1走到M15，再从S15走到S1，然后回到N15。",
        ]),
        Block::Text("所以在每一行，双方都迎面走。从自己的座位看，双方都是先向右走。"),
        Block::Figure("track", "南方用III走S14的兵，在行尾拐弯：S15、M15、M14。"),
    ],
};

const DICE: Section = Section {
    id: "dice",
    title: "骰子",
    blocks: &[
        Block::Text("掷三颗骰子，每颗有四面："),
        Block::List(&[
            "X，叫{se:sáhkku}，走1格，也能唤醒兵；",
            "II，走2格；",
            "III，走3格；",
            "空白的一面，不能走。",
        ]),
        Block::Text(
            "一颗骰子只走一枚棋子，而且要走足：III不能拆开用。同一枚棋子可以接连用几颗骰子。",
        ),
        Block::Note("掷一次至少有一个X的机会超过一半：64次里有37次。"),
    ],
};

const TURN: Section = Section {
    id: "turn",
    title: "走棋",
    blocks: &[
        Block::Text("抽签决定谁先走，以后双方轮流。"),
        Block::Text(
            "轮到自己时，三颗骰子掷一次，然后一颗一颗地用，次序随意，可以走兵，也可以走自己的王。",
        ),
        Block::Text(
            "只要有骰子用得上，就必须用一颗。都用不上了，回合就结束，剩下的骰子作废。如果掷出的骰子一颗也用不上，就轮到对方。",
        ),
        Block::Note("不必去找能多用骰子的次序。一颗骰子现在用不上，用过另一颗以后可能就用得上了。"),
    ],
};

const WAKING: Section = Section {
    id: "waking",
    title: "唤醒",
    blocks: &[
        Block::Text(
            "只有X能唤醒兵：醒的是睡着的兵里在路线上最靠前的一枚。它走一格，从此醒着，同一回合里还可以用别的骰子。",
        ),
        Block::Figure("waking", "用X唤醒S15的兵，它走到M15。"),
        Block::Text("X也可以不用来唤醒：让醒着的兵或自己的王走一格。"),
        Block::Note(
            "刚醒的兵不能吃子：前面一格有对方的兵或对方的王，它就不能醒。自己的兵不妨碍它。",
        ),
    ],
};

const MOVING: Section = Section {
    id: "moving",
    title: "走兵",
    blocks: &[
        Block::Text(
            "醒着的兵沿着自己的路线走，骰子是几就走几格。它不能后退。路上遇到什么都可以跳过去。",
        ),
        Block::Text("同一方的几枚兵可以停在同一格，走的时候一枚一枚地走。"),
        Block::Text("有兵睡着的格谁也不能停，不论是自己的兵还是对方的兵。"),
        Block::Figure(
            "moving",
            "南方N10的兵用X、II和III可以走到的格：只有N11。II和III走到N12和N13，那里有北方睡着的兵。",
        ),
        Block::Note("所以三枚睡着的兵连在一起，就挡住了路：哪颗骰子都跳不过去。"),
    ],
};

const CAPTURES: Section = Section {
    id: "captures",
    title: "吃子",
    blocks: &[
        Block::Text(
            "用一颗骰子走棋，停在对方醒着的兵所在的格，就吃掉那一格上所有的兵，它们不再回来。跳过去不算吃子。",
        ),
        Block::Figure("capture", "用II，M12的兵走到M10，吃掉那里的两枚兵。"),
        Block::Text("睡着的兵不会被吃，等候的兵也不会被吃。"),
        Block::Text("能吃子时也可以走别的棋。但是一颗骰子如果只能用来吃子，就必须用。"),
        Block::Note(
            "对方的兵在前面第三格时，最容易吃到：没有阻挡的话，64次掷骰子里有50次走得到。在第一格是37次，第二格44次，第四格31次，第六格17次，第九格只有1次。",
        ),
    ],
};

const KING: Section = Section {
    id: "king",
    title: "王",
    blocks: &[
        Block::Text(
            "兵用一颗骰子走棋，停在王的那一格，只要王还不是自己的，就夺得王，而且必须夺。这枚兵离开路线，站到王冠上，表明王归谁。",
        ),
        Block::Figure("crown", "用X，南方M9的兵走到M8，夺得无主的王。"),
        Block::Text("如果王本来是对方的，原来在王冠上的兵就离开棋盘，那一格上对方的兵也都被吃掉。"),
        Block::Figure(
            "recrown",
            "用III，南方M11的兵走到M8，从北方夺得王。北方在王冠上的兵离开棋盘。",
        ),
        Block::Text(
            "谁拥有王，谁就用骰子走他，夺得王的那个回合就可以走：正好一格、两格或三格，沿着线直走。他可以在横行上向左或向右，也可以走到别的横行：用X到相邻的横行，用II从一边的横行到另一边的横行。",
        ),
        Block::Figure(
            "king",
            "南方的王用X、II和III可以走到的格：在横行上走一格、两格或三格，或者走一格到相邻的横行。",
        ),
        Block::Text(
            "王可以跳过一切，吃子和兵一样。他可以和自己的兵在同一格，不能停在有兵睡着的格。",
        ),
        Block::Note("王一旦被夺得，就总有主人，只会改换主人。"),
    ],
};

const LAP: Section = Section {
    id: "lap",
    title: "走完一圈",
    blocks: &[
        Block::Text(
            "走过路线的最后一格，兵就回到第一格：南方是S1，北方是N15。它仍然醒着，可以再走一圈。",
        ),
        Block::Text(
            "但是自己一方还有兵睡着时，它要停在第一格，骰子再大也一样。它和睡在那里的兵同在一格，等候大家都醒。谁也不能在那里吃它。",
        ),
        Block::Figure("waiting", "用III，N14的兵停在S1等候：南方还有三枚兵睡着。"),
    ],
};

const END: Section = Section {
    id: "end",
    title: "终局",
    blocks: &[
        Block::Text("没有兵也没有王的一方立刻输。只剩王的一方继续走。"),
        Block::Text(
            "轮到一方，还没有掷骰子，如果用X、II或III都无棋可走，这一方就被困住，立刻输。初学者的对局多半这样结束。没有王，而且所有的兵都走不了，就是被困住：",
        ),
        Block::List(&[
            "睡着的兵，因为对方的棋子正好在它们前面：最前面的一枚不能醒，也不能吃它；",
            "等候的兵，因为还有兵睡着；",
            "醒着的兵，因为对方睡着的兵挡住了路。",
        ]),
        Block::Figure(
            "blocked",
            "用II，南方N3的兵走到N5，正好在N6前面，N6是北方睡着的兵里最靠前的一枚。北方没有别的棋可走：被困住，输了。",
        ),
        Block::Note(
            "不想被困住，就要有一枚走得动的兵，或者拥有王：王总是走得动。掷出的骰子用不上不算被困住，只是轮到对方。",
        ),
        Block::Text("双方同意，才是和棋。"),
        Block::Text("也可以认输：对方获胜。"),
    ],
};

const HISTORY: Section = Section {
    id: "history",
    title: "历史与资料来源",
    blocks: &[
        Block::Text(
            "Sáhkku是萨米人的棋。萨米人是斯堪的纳维亚北部、芬兰北部和科拉半岛的原住民。骰子的X面也叫{se:sáhkku}。本站没有找到通行的中文名，“萨米骰子棋”只是说明。",
        ),
        Block::Text(
            "据Alan Borvo的研究（《{en:Sáhkku, The Devil's Game}》，《{en:Board Game Studies}》第4期，2001年），双方本来是男人和女人；这种棋与丹麦的{da:daldøs}同源，也像阿拉伯世界的{ar-Latn:tâb}；信义宗里严格的莱斯塔迪乌斯派禁止它，所以叫“魔鬼的棋”。",
        ),
        Block::Text(
            "规则出自一份法文规则单，只剩一份损坏的副本，两幅图都没有了。上面写了骰子、唤醒、走兵、吃子、王、等候的兵和被困住的一方，也说明当年的完整规则没有流传下来。规则单还说，这种棋可能是维京人11世纪从地中海带到斯堪的纳维亚的，萨米人按自己的文化改了它，它流行起来，后来传到欧洲各地，传教时却被禁止：Palamède转述这个说法，没有查证过。",
        ),
        Block::Text(
            "失去的图画的是棋盘、开局和走的方向。这里的摆法符合规则单的全部文字，也符合Friis（1871年）和Borvo的记述。",
        ),
        Block::Text(
            "其余的规则单没有说，由Palamède选定：用得上的骰子必须用；谁也不能停在有兵睡着的格，自己的兵也一样；回来的兵用不完的点数作废，等候时不会被吃；是否被困住，在掷骰子之前判断；只剩王的一方继续走。",
        ),
        Block::Text(
            "Ludii的目录记载了挪威的走法：路线是8字形，停在对方睡着的兵正前面就获胜，这和困住对方差不多。据维基百科的条目，别处有人用十三列的棋盘，有人只剩王就算输，有人掷出X-X-X再掷一次。8字形的路线和这三种规则都有选项。",
        ),
        Block::Text("棋盘上的桦木和花纹只是合乎情理的装饰：规则单没有提到。"),
    ],
};
