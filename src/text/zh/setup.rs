//! The words for a position that is set up by hand, in Chinese.

use crate::{SetupFaults, SetupWords};

pub(super) const SETUP: SetupWords = SetupWords {
    lede: "先选一种棋子，再点棋盘摆放。然后可以从这个局面接着下。",
    lede_full: "点同一方的两枚棋子，它们就互换位置。各方的棋子都齐全，大家都看得见。对局中途的局面取决于先前的战斗，不能在这里摆。",
    tools: "摆放、移动、拿掉",
    shift: "移动",
    remove: "拿掉",
    empty: "清空棋盘",
    first: "起始局面",
    mirror: "左右对调",
    turn: "轮到谁走？",
    hand: "{who}手中的棋子",
    flights: "剩余飞行次数",
    possible: "这个局面成立。",
    among: "在这里下",
    against: "与电脑对局",
    hint: "对局中，提示会给出一步好棋和形势评估。",
    share: "链接、二维码、图片、打印",
    fault: SetupFaults {
        none: "{who}至少要有一枚棋子。",
        many: "{who}最多有{n}枚棋子。",
        missing: "缺少棋子：{what}。",
        place: "{site}不能放：{what}。",
        together: "{site}：这些棋子不能在一起。",
        gap: "{who}：睡着的兵要从第一格起依次相连。",
        other: "这个棋种没有这样的局面。",
        over: "对局已经结束。",
        rule: "查看规则",
    },
};
