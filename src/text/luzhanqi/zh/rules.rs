//! The rules of Luzhanqi in Chinese, for two and for four.

use super::super::{exercises, figures, puzzles};
use super::lesson;
use crate::{Block, CatalogueFacts, RulePage, Section};

/// The rule page of the game for two.
pub const TWO: RulePage = RulePage {
    lede: "两军各二十五枚棋子，对面布阵，军衔不公开。走公路，走铁路，不知道对手是谁就要交战，还要找到对方的军旗。",
    facts: CatalogueFacts {
        players: "2人（有裁判时3人）",
        age: "5岁以上",
        time: "约30分钟",
        difficulty: "中等",
        kind: "策略棋，棋子暗置",
        material: "棋盘一张，红黑两军各二十五枚棋子，只有一面写着军衔",
        ours: "难度是Palamède估计的，其余出自规则所依据的条目。Palamède建议8岁以上。",
    },
    options: super::TWO_OPTIONS,
    sets: &[],
    figures: figures::TWO,
    sections: &[
        Section {
            id: "aim",
            title: "目标",
            blocks: &[
                Block::Text("夺得对方的军旗就获胜。轮到对方走棋而无棋可走，你也获胜。"),
                Block::Text("谁也看不到对方的军衔，只能从棋子的位置、走法和交战的结果去推测。"),
            ],
        },
        SETUP,
        Section {
            id: "board",
            title: "棋盘",
            blocks: &[
                Block::Text(
                    "每方阵地有六排，每排五个位置。位置的名字由字母、排和列组成：S是下面的红方，N是上面的黑方；S15在第一排，在红方的最右边。",
                ),
                KINDS,
                Block::Text(
                    "前线隔开双方的第一排。只有三处能过，就是第1、3、5列的铁路，棋子过前线时不能停在上面；第2、4列有山界挡住。所以最外面的两列各是一条十个位置的直线铁路。",
                ),
            ],
        },
        TURN,
        CAPTURES,
        KNOWN,
        BEARER,
        Section {
            id: "end",
            title: "终局",
            blocks: &[
                Block::Text("失去军旗的一方输。轮到走棋而无棋可走的一方也输。"),
                Block::Text(
                    "双方都无棋可走，或者连续70步没有棋子被移走（有选项可以取消这个上限，或者改为31步后轮到走棋的一方判负），或者双方同意，就是和棋。",
                ),
                Block::Text("也可以认输：对方获胜。"),
            ],
        },
        ADVICE,
        HISTORY,
    ],
    exercises: exercises::TWO,
    puzzles: puzzles::TWO,
    tasks: lesson::TWO,
};

/// The rule page of the game for four.
pub const FOUR: RulePage = RulePage {
    lede: "四军暗中布阵，两两结盟，中间是一片铁路枢纽。胜负与共：自己的棋子全没了，盟友获胜，你也获胜。",
    facts: CatalogueFacts {
        players: "4人，两人对两人（有裁判时5人）",
        age: "5岁以上",
        time: "约30分钟",
        difficulty: "中等",
        kind: "策略棋，棋子暗置",
        material: "四方阵地的棋盘一张，四军各二十五枚棋子，颜色各不相同，只有一面写着军衔",
        ours: "难度是Palamède估计的，其余出自规则所依据的条目。Palamède建议8岁以上。",
    },
    options: super::FOUR_OPTIONS,
    sets: &[],
    figures: figures::FOUR,
    sections: &[
        Section {
            id: "aim",
            title: "目标",
            blocks: &[
                Block::Text("南方和北方对东方和西方。让两个对手都出局，就获胜。"),
                Block::Text(
                    "军旗被夺、认输，或者轮到走棋而无棋可走，就出局。出局一方的棋子都被移走，阵地还可以通行。",
                ),
            ],
        },
        SETUP,
        Section {
            id: "board",
            title: "棋盘",
            blocks: &[
                Block::Text(
                    "四方阵地围着九个公用的兵站。南方的棋子是红色，圆角；东方是蓝色，两端尖；北方是绿色，切角；西方是紫色，角上有缺口。每方阵地有六排，每排五个位置，名字由字母（S、E、N、W）、排和列组成：S15在第一排，在南方的最右边。",
                ),
                KINDS,
                Block::Text(
                    "中间的九个兵站，从CNW到CSE，由铁路连成网格。每方第一排的第1、3、5列通向那里。还有四条铁路弯道，连接一方第一排的右角和邻方第一排的左角：S15到E11，E15到N11，N15到W11，W15到S11。",
                ),
                Block::Text(
                    "直线是指：第1排或第5排；最外面的列，经过中间直到对面的列；中间的列，从一方的第一排到对面的第一排；最外面的列加上弯道。所以沿着列走来的棋子可以直走，也可以走弯道；沿着第一排走来的棋子两样都不行。",
                ),
                Block::Figure("curve", "S45的军长沿着列走：可以直走经过中间，也可以走弯道到东方。"),
            ],
        },
        TURN,
        CAPTURES,
        KNOWN,
        BEARER,
        Section {
            id: "end",
            title: "终局",
            blocks: &[
                Block::Text(
                    "走棋的次序是南、东、北、西，有选项可以反过来，出局的一方跳过。同盟的两方都出局，就输了。",
                ),
                Block::Text(
                    "各方都无棋可走，或者连续70步没有棋子被移走（有选项可以取消这个上限），或者还在局中的各方都同意，就是和棋。",
                ),
                Block::Text("也可以认输：盟友独自继续。"),
                Block::Note(
                    "QQ四国军棋有三千多局对局记录，终局与这里略有不同：无棋可走的一方立刻出局，不等轮到自己；各方都无棋可走时，刚走完的一方获胜；连续71步没有棋子被移走，才算和棋。",
                ),
            ],
        },
        ADVICE,
        HISTORY,
    ],
    exercises: exercises::FOUR,
    puzzles: puzzles::FOUR,
    tasks: lesson::FOUR,
};

const SETUP: Section = Section {
    id: "setup",
    title: "棋子和布阵",
    blocks: &[
        Block::Text("每军二十五枚棋子，军衔从大到小："),
        Block::List(&[
            "9，司令一枚；",
            "8，军长一枚；",
            "7，师长两枚；",
            "6，旅长两枚；",
            "5，团长两枚；",
            "4，营长两枚；",
            "3，连长三枚；",
            "2，排长三枚；",
            "1，工兵三枚；",
            "没有军衔的：炸弹两枚，地雷三枚，军旗一枚。",
        ]),
        Block::Text("各方在别人看不到的时候布阵，除了行营，自己阵地的每个位置都要放满："),
        Block::List(&[
            "军旗放在两个大本营之一；",
            "地雷放在最后两排，第5排和第6排；",
            "炸弹不能放在第一排。",
        ]),
        Block::Figure("start", "布阵完毕，这里军衔都公开。"),
        Block::Note("有现成的布阵可选：均衡、进攻、堡垒，还可以左右对调。"),
    ],
};

const KINDS: Block = Block::List(&[
    "兵站，长方形：可以停留，也可以交战。",
    "行营，圆形，每方阵地五个：里面的棋子不能被进攻。行营有八条公路通出去。",
    "大本营，在最后一排，每方两个：进去就不能再出来。",
    "公路，细线。",
    "铁路，粗线：第1排、第5排，还有第1列和第5列的前五排。",
]);

const TURN: Section = Section {
    id: "turn",
    title: "走棋",
    blocks: &[
        Block::Text(
            "红方先走，四人对局时南方先走，也可以用选项另定。轮到自己时走一枚棋子，不能停着。棋子走到空位，或者走到对方棋子的位置，那就是进攻：",
        ),
        Block::List(&["走公路，一次一步；", "走铁路，沿直线走，经过多少空位都可以。"]),
        Block::Text("一步棋里不能又走公路又走铁路。"),
        Block::Figure(
            "rail",
            "S51的军长可以走到的位置：沿铁路直走，直到第一枚挡路的棋子，或者走公路一步。",
        ),
        Block::Text(
            "工兵可以拐弯：只要路是通的，铁路通到哪里，它就能走到哪里。有选项可以让炸弹也能拐弯，就是“炸弹能飞”。",
        ),
        Block::Figure("engineer", "在同一个位置，S51的工兵可以随意拐弯。"),
        Block::Text("空的行营谁都可以进。有棋子的行营是安全的：别的棋子不能进入，也不能进攻。"),
        Block::Figure("camp", "旅长在行营S22里，可以进攻邻近的棋子，它们却不能进攻它。"),
        Block::List(&[
            "地雷和军旗不能移动。",
            "能移动的棋子可以进任何大本营，空的或攻下的，自己的或对方的，进去就不能再出来，除非选项允许。",
            "四人对局时，不能进攻盟友的棋子，也不能越过。",
        ]),
    ],
};

const CAPTURES: Section = Section {
    id: "captures",
    title: "交战",
    blocks: &[
        Block::Text(
            "走到对方棋子的位置就是进攻。军衔大的留下，小的被移走；军衔相同，双方同归于尽。攻方留下时，占据那个位置。",
        ),
        Block::Figure("combat", "S14的师长进攻S13的团长：团长被移走，师长占据那里。"),
        Block::List(&[
            "炸弹不论进攻还是被进攻，都与遇到的棋子同归于尽，不管那是什么。",
            "进攻地雷的棋子被移走，地雷留下；用“地雷爆炸”的选项，双方同归于尽。工兵能挖雷（排雷）：地雷被移走，工兵占据那里。",
            "进攻军旗就夺得军旗，不论军衔大小；炸弹与军旗同归于尽。",
        ]),
        Block::Note("可以进攻，也可以不进攻。"),
    ],
};

const KNOWN: Section = Section {
    id: "known",
    title: "各方知道什么",
    blocks: &[
        Block::Text(
            "交战以后，各方都知道谁被移走：攻方、守方或双方，但是看不到军衔。被移走的棋子直到终局都不公开。这就是暗棋；有一个选项可以全部公开，就是明棋；四人对局时，另有选项让对家（盟友）彼此公开，就是双明，不公开就是四暗。",
        ),
        Block::Text("司令阵亡，不论怎样被移走，就要亮出军旗（亮旗）：军旗的位置向各方公开。"),
        Block::Text(
            "走棋以后画出的路线与军衔无关：能直走就画直线，不能就画最短的路。但是在铁路上拐过弯的棋子瞒不住：它是工兵，如果选了炸弹能飞，也可能是炸弹。",
        ),
        Block::Note("“推理提示”根据你可以知道的一切，指出每枚未知的棋子还可能是什么。"),
    ],
};

const BEARER: Section = Section {
    id: "bearer",
    title: "扛旗回营",
    blocks: &[
        Block::Text(
            "用这个选项时，夺得军旗还不够：夺旗的棋子扛着军旗，各方都看得到。它要走到自己军旗的位置，而自己的军旗不能正被扛着。两人对局时，这样就获胜；四人对局时，失去军旗的一方出局，扛旗的棋子退回出发的位置。",
        ),
        Block::List(&[
            "大本营可以自由出入。",
            "扛旗的棋子被移走时，军旗回到布阵时所在的大本营；那里被占，就到另一个大本营；再不行，就到最后一排的第3、1、5列；都不空，就等到有空位。",
            "进攻军旗的炸弹单独被移走，军旗留下，向各方公开。",
            "按各方都知道的情况，可能是另一面军旗的棋子，扛旗的棋子不能进攻。",
            "夺得军旗，没有棋子被移走的步数就重新数起。",
            "四人对局时，军旗被扛着的一方因别的缘故出局，那面军旗就消失。",
        ]),
    ],
};

const ADVICE: Section = Section {
    id: "advice",
    title: "战术建议",
    blocks: &[
        Block::Text("这里的规则所依据的条目提了几条建议："),
        Block::List(&[
            "用师长和旅长（7和6）去碰对方的棋子：可以除掉一些，也能探出更大的棋子在哪里。",
            "让小棋子钻进对方的行营：在那里谁也不能进攻它。",
            "留着工兵挖雷，等通往对方第5排和第6排的路打开了再派出去。",
            "炸弹尽早进行营，免得被误炸；以后用来炸大棋子，或者炸掉挡路的地雷。",
            "地雷和旁边的棋子怎样摆，要想好：大本营靠它们防守。",
        ]),
    ],
};

const HISTORY: Section = Section {
    id: "history",
    title: "历史与资料来源",
    blocks: &[
        Block::Text(
            "陆战棋也叫陆军棋，通称军棋。这里的规则所依据的条目说，玩的多半是儿童，以后再学象棋和围棋，但是什么年龄都适合。它与Stratego、斗兽棋和日本将棋相似。",
        ),
        Block::Text(
            "在桌上下棋时，写着军衔的一面朝着自己，可以由裁判比较交战的棋子。在这里，网站就是裁判，只说结果。",
        ),
        Block::Text(
            "规则出自法文维基百科的条目“Luzhanqi”。条目引用了Haiwang Yuan（{en:The Magic Lotus Lantern and Other Tales from the Han Chinese}，2006年）、Ross Terrill（{en:Flowers on an Iron Tree}，1975年）和Ancientchess.com的规则手册，并链接到自由软件GwanKei。条目说每方有四个行营，而棋盘上有五个：三十个位置要放二十五枚棋子，正好要空五个。",
        ),
        Block::Text(
            "条目没有说明的，由Palamède选定：谁先走，70步没有棋子被移走就和棋，无棋可走的一方输，四人棋盘的弯道和扛旗回营的细节；扛旗回营在两人和四人对局中都可以选。",
        ),
    ],
};
