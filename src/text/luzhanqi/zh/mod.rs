//! Luzhanqi in Chinese, for two and for four.
//!
//! 红方 黑方, and 南方 东方 北方 西方, the seats · 军 an army, 军衔 a rank · 布阵 to lay out, 阵地 a territory · 兵站
//! a post, 行营 a camp, 大本营 a headquarters, 公路 a road, 铁路 a railway · 进攻 to attack, 攻方 守方, 移走
//! to remove, 同归于尽 both, 阵亡 of a marshal · 夺得 to take the flag, 扛旗 to carry it, 扛旗回营 the
//! option · 出局 out ·
//! 明棋 暗棋 with ranks open or hidden · 盟友 an ally.

mod lesson;
pub mod rules;
pub mod short;

use super::{LuzhanqiWords, figures};
use crate::{GameWords, OptionWords, SeatWords, Sources, ValueWords};

const FACES: &[&str] = &[
    "工兵", "排长", "连长", "营长", "团长", "旅长", "师长", "军长", "司令", "炸弹", "地雷", "军旗",
];

/// The sentences of the two games.
pub const WORDS: LuzhanqiWords = LuzhanqiWords {
    two: GameWords {
        title: "陆战棋",
        native: Some(("zh-Hans", "陆战棋")),
        origin: "中国",
        line: "两军暗中对阵，有地雷，有铁路，要找到对方的军旗。",
        brief: [
            "夺取对方的军旗。",
            "棋子走公路一步，走铁路可以更远。",
            "相遇时军衔高的胜。对方的军衔看不见。",
        ],
        shown: figures::TWO_BRIEF,
        scene: figures::TWO_SCENE,
        stopping: "和棋。",
        captured: &[],
        seats: &[
            SeatWords { name: "红方", the: "红方", wins: "红方获胜" },
            SeatWords { name: "黑方", the: "黑方", wins: "黑方获胜" },
        ],
        faces: FACES,
    },
    four: GameWords {
        title: "四国军棋",
        native: Some(("zh-Hans", "四国军棋")),
        origin: "中国",
        line: "四军围着铁路枢纽暗中对阵，南北对东西。",
        brief: [
            "南北两家联手对东西两家，让对方两家都出局。",
            "棋子走公路一步，走铁路可以更远。",
            "相遇时军衔高的胜。各人只看得见自己的军。",
        ],
        shown: figures::FOUR_BRIEF,
        scene: figures::FOUR_SCENE,
        stopping: "和棋。",
        captured: &[],
        seats: &[
            SeatWords { name: "南方", the: "南方", wins: "南方获胜" },
            SeatWords { name: "东方", the: "东方", wins: "东方获胜" },
            SeatWords { name: "北方", the: "北方", wins: "北方获胜" },
            SeatWords { name: "西方", the: "西方", wins: "西方获胜" },
        ],
        faces: FACES,
    },
    ranks: [
        "工兵", "排长", "连长", "营长", "团长", "旅长", "师长", "军长", "司令", "炸弹", "地雷",
        "军旗",
    ],
    the_ranks: [
        "工兵", "排长", "连长", "营长", "团长", "旅长", "师长", "军长", "司令", "炸弹", "地雷",
        "军旗",
    ],
    all_fight: "级别高者胜；级别相同，同归于尽。",
    duties: [
        "能排雷，在铁路上可以转弯",
        "与所遇的棋子同归于尽",
        "除工兵外，来攻者被移走；不能移动",
        "失旗即负；不能移动",
    ],
    grades: ["工兵", "排长", "连长", "营长", "团长", "旅长", "师长", "军长", "司令"],
    unknown: "未知棋子",
    the_piece: "棋子",
    of: ["红方的", "黑方的", "南方的", "东方的", "北方的", "西方的"],
    deployed: "{who}：布阵完毕。",
    moved: "{who}：{from}的{what}走到{to}。",
    attacked: "{who}：{from}的{what}进攻{to}的{other}。",
    attacker_stays: "守方被移走，攻方占据那里。",
    defender_stays: "攻方被移走，守方不动。",
    nobody_stays: "双方同归于尽。",
    took_flag: "{who}：{from}的{what}在{to}夺得{of}军旗。",
    gone_with_flag: "攻方与军旗同归于尽。",
    bears_flag: "{who}：{from}的{what}在{to}夺得{of}军旗，扛旗再走。",
    flag_stays: "{who}：{from}的{what}进攻{to}{of}军旗。攻方被移走，军旗还在。",
    home: "{who}：{from}的{what}把{of}军旗扛回{to}的己方军旗处。",
    fell: "{of}司令阵亡，军旗在{site}。",
    back: "{of}军旗回到{site}。",
    no_move: "{seat}无棋可走。",
    out: "{seat}出局，所有棋子都被移走。",
    lay_out: "轮到{who}，请布阵。",
    lay_out_how: "先后选两枚棋子，就互换位置。摆好以后请按“准备好了”。",
    swap_with: "轮到{who}，{site}的棋子和哪一枚互换？",
    waits: "轮到{who}。",
    where_to: "轮到{who}，{site}的{what}走到哪里？",
    can_attack: "可以进攻{sites}。",
    carries: "这枚棋子扛着{of}军旗。",
    can_bring: "可以把它扛回{site}的己方军旗处。",
    not_ready: "尚未布阵",
    ready: "布阵完毕",
    left: ["剩{n}枚", "剩{n}枚"],
    none_left: "没有棋子",
    flag_at: "军旗在{site}",
    flag_gone: "军旗被扛走",
    a_piece: "{of}{what}",
    a_carried_flag: "{of}军旗，被扛着",
    arrangements: ["均衡", "进攻", "堡垒", "左右对调"],
    aid: "推理提示",
    at_least: "{low}或更大",
    at_most: "{high}或更小",
    between: "{low}到{high}",
    or: "{first}或{next}",
    flag_lost: "{of}军旗被夺。",
    flag_home: "{of}军旗被扛回对方阵地。",
    team_out: "出局：{seats}。",
    team_timed_out: "超时判负。出局：{seats}。",
    nobody_moves: "各方都无棋可走。",
    quiet_draw: "连续{n}步没有棋子被移走。",
    quiet_lost: "连续{n}步没有棋子被移走，轮到{seat}走棋，判负。",
    quiet_left: ["再走一步仍没有棋子被移走，就是和棋。", "再走{n}步仍没有棋子被移走，就是和棋。"],
    quiet_losing: [
        "再走一步仍没有棋子被移走，{seat}判负。",
        "再走{n}步仍没有棋子被移走，{seat}判负。",
    ],
    deploy_first: "先布阵，后走棋。请先布阵。",
    all_deployed: "布阵已经完毕，不能再调整。",
    other_army: "一军正好25枚棋子，种类和数量都是固定的。",
    flag_outside: "军旗只能放在自己的两个大本营之一，不能放在{site}。",
    mine_forward: "地雷只能放在自己的最后两排，{site}太靠前了。",
    bomb_in_front: "炸弹不能放在第一排，{site}就在第一排。",
    not_home: "{site}不在自己的阵地。请互换自己阵地上的两枚棋子。",
    camp_empty: "布阵时行营要空着，{site}也一样。请互换自己的两枚棋子。",
    no_site: "棋盘上没有这个位置。",
    immobile: "{site}的{what}不能移动。请另选一枚。",
    locked: "{site}的棋子在大本营里，不能再出来。请另选一枚。",
    surrounded: "{site}的棋子现在无处可走。请另选一枚。",
    own: "{site}有自己的棋子。请走到空位，或者进攻对方的棋子。",
    ally: "{site}有盟友的棋子，不能进攻，也不能越过。",
    camp_taken: "行营{site}里有棋子，不能进入，也不能进攻。",
    second_flag: "扛旗的棋子不能再进攻别的军旗，而{site}可能就是军旗。请走别处。",
    not_joined: "从{from}到{site}，没有一步的公路，也没有铁路相连。",
    bends: "从{from}到{site}，铁路要拐弯，而这枚棋子只能直走。",
    blocked: "去{site}的路上，{other}有棋子挡着。请停在它前面。",
    no_way: "从{from}到{site}，没有一条畅通的铁路。",
};

/// Its part in the page of sources.
pub const SOURCES: Sources = Sources {
    rules: "陆战棋和四国军棋的规则出自法文维基百科的条目（fr.wikipedia.org/wiki/Luzhanqi）。",
    // The board has no ornaments.
    ornaments: "",
};

const LOT: &str = "布阵完毕后抽签决定。";

const FLYING: OptionWords = OptionWords {
    name: "flying_bombs",
    label: "炸弹能飞（像工兵一样拐弯）",
    values: &[
        ValueWords {
            name: "no", label: "否", why: "炸弹和别的棋子一样，在铁路上只能直走。"
        },
        ValueWords {
            name: "yes", label: "是", why: "炸弹和工兵一样，在铁路上可以拐弯。"
        },
    ],
};

const EXPLODING: OptionWords = OptionWords {
    name: "exploding_mines",
    label: "地雷爆炸",
    values: &[
        ValueWords {
            name: "no", label: "否", why: "攻方被移走，地雷留下，除非攻方是工兵或炸弹。"
        },
        ValueWords {
            name: "yes",
            label: "是",
            why: "地雷与攻方同归于尽，工兵除外。多用于两人对局。",
        },
    ],
};

const CLAIRVOYANCE: OptionWords = OptionWords {
    name: "clairvoyance",
    label: "军衔（明棋或暗棋）",
    values: &[
        ValueWords { name: "no", label: "暗棋", why: "各方只知道自己的棋子。" },
        ValueWords {
            name: "yes", label: "明棋", why: "布阵完毕后，所有军衔都公开。"
        },
    ],
};

const BEARER: OptionWords = OptionWords {
    name: "flag_bearer",
    label: "扛旗回营",
    values: &[
        ValueWords { name: "no", label: "否", why: "夺得军旗就够了。" },
        ValueWords {
            name: "yes",
            label: "是",
            why: "夺得军旗后，还要扛回己方军旗处，大本营可以自由出入。",
        },
    ],
};

const LOCK: OptionWords = OptionWords {
    name: "headquarters_lock",
    label: "大本营",
    values: &[
        ValueWords {
            name: "yes", label: "只进不出", why: "进了大本营就不能再出来。"
        },
        ValueWords { name: "no", label: "可以出来", why: "和兵站一样可以出来。" },
    ],
};

const QUIET: ValueWords =
    ValueWords {
        name: "70", label: "70步和棋", why: "连续70步没有棋子被移走，就是和棋。"
    };

const ENDLESS: ValueWords =
    ValueWords { name: "none", label: "不限", why: "对局没有步数上限。" };

/// The options of the game for two.
pub(super) const TWO_OPTIONS: &[OptionWords] = &[
    FLYING,
    EXPLODING,
    OptionWords {
        name: "first",
        label: "谁先走？",
        values: &[
            ValueWords { name: "red", label: "红方", why: "红方走第一步。" },
            ValueWords { name: "lot", label: "抽签", why: LOT },
            ValueWords { name: "black", label: "黑方", why: "黑方走第一步。" },
        ],
    },
    CLAIRVOYANCE,
    BEARER,
    LOCK,
    OptionWords {
        name: "quiet_limit",
        label: "无战损的步数上限",
        values: &[
            QUIET,
            ENDLESS,
            ValueWords {
                name: "31",
                label: "31步判负",
                why: "连续31步没有棋子被移走，轮到走棋的一方判负：这是一种比赛规则。",
            },
        ],
    },
];

/// The options of the game for four.
pub(super) const FOUR_OPTIONS: &[OptionWords] = &[
    FLYING,
    EXPLODING,
    OptionWords {
        name: "first",
        label: "谁先走？",
        values: &[
            ValueWords { name: "south", label: "南方", why: "南方走第一步。" },
            ValueWords { name: "lot", label: "抽签", why: LOT },
        ],
    },
    CLAIRVOYANCE,
    OptionWords {
        name: "apparent_ally",
        label: "对家（盟友）的棋子",
        values: &[
            ValueWords {
                name: "no", label: "不公开（四暗）", why: "各方只知道自己的棋子。"
            },
            ValueWords {
                name: "yes",
                label: "公开（双明）",
                why: "各方布阵完毕后，盟友能看到彼此的军衔。",
            },
        ],
    },
    BEARER,
    LOCK,
    OptionWords {
        name: "quiet_limit", label: "无战损的步数上限", values: &[QUIET, ENDLESS]
    },
    OptionWords {
        name: "order",
        label: "走棋次序",
        values: &[
            ValueWords {
                name: "anticlockwise",
                label: "南、东、北、西",
                why: "逆时针，轮到右边的下家。",
            },
            ValueWords {
                name: "clockwise",
                label: "南、西、北、东",
                why: "顺时针，轮到左边的下家。",
            },
        ],
    },
];
