//! The page that is printed, in Chinese.

use crate::PaperWords;

pub const PAPER: PaperWords = PaperWords {
    heading: "打印{game}",
    lede: "{game}：一页规则、实际大小的棋盘和可以剪下的棋子：请勾选要打印的。",
    how: "然后用浏览器的菜单按实际大小打印（Ctrl+P，Mac上是Cmd+P），不要选“适合页面”。纸张下方的标尺应长100毫米。",
    whole: "完整规则和全部插图",
    what: "打印内容",
    rule: "规则",
    board: "棋盘",
    pieces: "棋子",
    size: "棋盘用纸",
    key: "图中：菱形是起点，四角是终点，叉是被吃掉的，圆点是可以走到的位置。",
    of_one: "{game}，{width}×{height}毫米",
    of_several: "{game}，共{all}张，第{n}张：沿线剪开粘合",
    copying: "可自由复印（MIT许可证）",
    ruler: "打印后长100毫米",
    discs: "{game}：剪下，贴在硬纸板上",
    fold: "{game}：剪下，沿虚线折叠",
};
