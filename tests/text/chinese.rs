//! What is Chinese only: full-width punctuation, no space beside a character, simplified
//! characters, and nothing left in another language.

use super::*;
use crate::shared::Known;
use palamede::text::marked;

/// What need not hold a Chinese word: names, and how words are put together.
const WITHOUT_WORDS: [&str; 11] = [
    "words.front.months",
    "words.front.first_day",
    "words.site_title",
    "words.match_score.versus",
    "meaning",
    "words.played_by",
    "words.list",
    "words.parts",
    "words.sentences",
    "words.stop",
    "words.parenthesis",
];

/// Frequent characters that only the traditional script writes so.
const TRADITIONAL: &str = "說這個馬車將來對時會過後們為與從給讓開關門問間東樂動勝負軍陣隊點線邊離還進運達\
選遠場報壓圖圓團國園員財貨責買賣費資賽贏質輸輪轉輕載較連違遺鄰針鐵錯錄鍵鎖長閉陸陽陰隨險雙雜難電靜\
頁項順須預領頭題額類顯風飛養駐騎驗驚體鬥龍齒齊黃讀寫請語設話該詳認誰調論講證識譯議變實寬審屬層帶師幾\
應廣張強彈當錢檔檢機權歡歲殘殺氣沒決準滅滿漢灣無獨獲現環產畫異發盤確碼禮種積稱穩窩節範簡網紅級細組結\
絕統經綠維緊縱總織續罰羅義習聽職聯聲腦腳臨興舉舊藝號虛蟲術衛補裝複見規視覺親觀觸計訂訓記許訪評詞試誤\
課談鬆處備傳傷僅價儘優兒兩別劃則剛創劇勞務區協單卻參喪嗎嚴圍壞壘夾奪奧婦學寧尋導屆島帥幣幹庫彎徑憑憶\
戰戲據擇擊擔擴擺敗敵數斷於";

fn is_chinese(c: char) -> bool {
    matches!(c, '\u{4e00}'..='\u{9fff}')
}

/// Punctuation as wide as a character. (Quotes and the ellipsis are shared with Latin.)
fn is_full(c: char) -> bool {
    matches!(c, '\u{3000}'..='\u{303f}' | '\u{ff00}'..='\u{ffef}')
}

/// What is wrong with how a Chinese text is set; a place in braces may hold anything.
fn faults(text: &str) -> Vec<String> {
    let chars: Vec<char> = text.chars().collect();
    let wide = |c: char| is_chinese(c) || is_full(c) || matches!(c, '“' | '”');
    let mut found = Vec::new();
    for pair in chars.windows(2) {
        let [one, other] = [pair[0], pair[1]];
        for (c, beside) in [(one, other), (other, one)] {
            let near = wide(beside) || matches!(beside, '{' | '}');
            if near && (c.is_whitespace() || c.is_ascii_punctuation() && !"{}|&=+-".contains(c)) {
                found.push(format!("{c:?} beside {beside}"));
            }
        }
    }
    for marks in [['（', '）'], ['“', '”']] {
        let [open, shut] = marks.map(|mark| text.matches(mark).count());
        if open != shut {
            found.push(format!("{open} {} and {shut} {}", marks[0], marks[1]));
        }
    }
    let other = chars.iter().filter(|c| "「」『』！‘'\"".contains(**c));
    found.extend(other.map(|c| format!("{c:?}")));
    found
}

/// Asserts that a text is set as Chinese is.
pub fn set_in_chinese(name: &str, text: &str) {
    assert_eq!(faults(text), [""; 0], "{name}: {text}");
}

/// Whether a text is a game's name in its own script, or of a figure its position or a move: the same in
/// every language.
fn is_native(path: &str) -> bool {
    path.ends_with(".native") || path.contains(".scene.") || path.contains(".shown.")
}

#[test]
fn what_is_wrongly_set_is_found() {
    for wrong in [
        "白方,请走棋。",
        "白方， 请走棋。",
        "从c1 走到c4。",
        "从c1走到 {to}。",
        "{who}:请走棋。",
        "两种棋 (夹棋)",
        "选项“first没有这个值。",
        "「夹棋」",
        "走完了！",
    ] {
        assert!(!faults(wrong).is_empty(), "{wrong}");
    }
    for right in ["{who}：从c1走到c4，吃d4、e4和f4。", "由L’Escale à jeux保存（{name}）。"]
    {
        assert_eq!(faults(right), [""; 0], "{right}");
    }
}

#[test]
fn nothing_is_left_in_another_language() {
    let others = [Lang::Fr, Lang::En].map(all_texts);
    let of = |&game: &GameId| with_game!(game, G => <G as Known>::WITHOUT_WORDS.iter());
    let own: Vec<&str> = GameId::ALL.iter().flat_map(of).copied().collect();
    for (at, (name, text)) in all_texts(Lang::Zh).into_iter().enumerate() {
        if is_native(&name) || WITHOUT_WORDS.contains(&&*name) || own.contains(&&*name) {
            continue;
        }
        assert!(text.contains(is_chinese), "{name}: {text}");
        for other in &others {
            assert_eq!(other[at].0, name, "the texts are in the same order");
            assert_ne!(other[at].1, text, "{name}");
        }
    }
}

#[test]
fn characters_are_simplified_and_words_those_that_were_agreed() {
    assert!(TRADITIONAL.chars().all(is_chinese), "the list holds nothing else");
    for (name, text) in all_texts(Lang::Zh) {
        if is_native(&name) {
            continue;
        }
        let own: String =
            marked(text).into_iter().filter(|part| part.0.is_none()).map(|part| part.1).collect();
        assert!(!own.contains(|c| TRADITIONAL.contains(c)), "{name}: {text}");
        for word in ["您", "玩家", "平局", "投降", "撤销", "方格", "捕获", "“{who}”"]
        {
            assert!(!text.contains(word), "{name}: {word} in {text}");
        }
    }
}

#[test]
fn sentences_are_put_together_without_spaces() {
    let square = |name: &str| Square::read(name).expect("a square");
    let mv = Mak { from: square("a3"), to: square("a5") };
    let taken = ["b5", "a6", "c5"].map(|name| 1u64 << square(name).index());
    let event = |taken: &[u64]| {
        let taken = taken.iter().fold(0, |all, one| all | one);
        MakYek::event(Lang::Zh, "Ada", &Event::Moved { seat: Seat::FIRST, mv, taken })
    };
    assert_eq!(event(&taken), "Ada：a3的棋子走到a5，吃掉a6、b5和c5。");
    assert_eq!(event(&taken[..2]), "Ada：a3的棋子走到a5，吃掉a6和b5。");
    assert_eq!(event(&taken[..1]), "Ada：a3的棋子走到a5，吃掉b5。");

    let setup = Setup {
        options: Options::new(MakYek::OPTIONS),
        start: Some("RRRRRRRR/8/8/8/8/8/8/rrrrr3 w".to_owned()),
        dice: Dice::Given,
    };
    let mut table = Table::<MakYek>::new(setup, Seats::NONE).expect("a position");
    table.agree(table.in_play()).expect("both agree");
    let Turn::Over(outcome) = table.turn() else { panic!("it is over") };
    let [title, _] = Lang::Zh.ending(MakYek::words(Lang::Zh), outcome, |_| Player::default());
    assert_eq!(title, "白方获胜。");
    let why = MakYek::ending(Lang::Zh, &table.view(), outcome);
    assert_eq!(why.as_deref(), Some("各方同意结束。比吃子数：白方11枚，黑方8枚。"));

    let text = "Palamède record 1; game: mak-yek; moves: 1. a3-a5 b6-b4 2. c3-d4";
    let error = Table::<MakYek>::from_record(text).expect_err("not along a row");
    assert_eq!(
        error_of_record::<MakYek>(Lang::Zh, &error),
        "第3步“c3-d4”：棋子只能沿横行或竖列直走，从c3走不到d4。"
    );
}

#[test]
fn a_reader_of_chinese_is_known_by_any_of_its_tags() {
    for tag in ["zh", "zh-CN", "zh-Hans", "zh-Hans-SG", "zh_TW", "ZH-HK"] {
        assert_eq!(Lang::read(tag), Some(Lang::Zh), "{tag}");
    }
    for lang in Lang::ALL {
        assert_eq!([lang.code(), lang.tag()].map(Lang::read), [Some(lang); 2]);
    }
    assert_eq!((Lang::Zh.code(), Lang::Zh.tag()), ("zh", "zh-Hans"));
    assert_eq!(Lang::read("za"), None);
}
