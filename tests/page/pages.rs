//! What every page is like, in each language.

use super::*;
use palamede::games::GameId;
use palamede::web::route::{About, Route};

/// Asserts that no Latin punctuation and no space stands beside Chinese in a text or a
/// label of this element, unless it holds code.
fn set_in_chinese(hash: &str, element: &Element) {
    use palamede::scene::tree::Node;
    if element.tag == "textarea" {
        return;
    }
    let texts = element.kids.iter().filter_map(|kid| match kid {
        Node::Text(text) => Some(text.as_ref()),
        Node::Element(_) => None,
    });
    for text in texts.chain(element.get("aria-label")) {
        let chars: Vec<char> = text.chars().collect();
        let wide = |c: char| matches!(c, '\u{3000}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}');
        let narrow = |c: char| " ,;:?!.()'\"".contains(c);
        let both = |pair: &[char]| pair.iter().any(|&c| wide(c)) && pair.iter().any(|&c| narrow(c));
        assert!(!chars.windows(2).any(both), "{hash}: {text}");
    }
}

/// The address of every page, and of each game's in a frame.
fn every_page() -> Vec<String> {
    let pages = ["", "settings", "accessibility", "sources", "embed", "nowhere"];
    let mut all = Vec::from(pages.map(|page| format!("#/{page}")));
    for hash in &all {
        // A kind of page that is added is missed here by the compiler.
        match Route::read(hash) {
            Route::Home | Route::Settings | Route::Missing(_) => {}
            Route::About(About::Accessibility | About::Sources | About::Embed) => {}
            Route::Play { .. } | Route::New(_) | Route::Rules(..) | Route::Text(_) => {
                panic!("{hash} is a page of a game")
            }
        }
    }
    for game in GameId::ALL.iter().map(|game| game.id()) {
        all.extend(["", "/new", "/rules", "/text", "?frame=1"].map(|of| format!("#/{game}{of}")));
    }
    all
}

#[test]
fn every_page_has_one_heading_a_main_part_and_no_unfilled_place() {
    for hash in &every_page() {
        for lang in ["fr", "en", "zh"] {
            let mut app = open(hash);
            app.update(Msg::Input { name: "pref.lang".into(), value: lang.into() });
            let shown = page(&app);
            let count = |tag: &str| find(&app, |e| e.tag == tag).len();
            assert_eq!((count("h1"), count("main")), (1, 1), "{hash}");
            let all = shown.root.plain();
            assert!(!all.contains('{') && !all.contains('}'), "{hash}: {all}");
            assert!(!shown.title.is_empty());
            if lang == "zh" {
                shown.root.walk(&mut |element| set_in_chinese(hash, element));
            }
            let ids: Vec<_> = find(&app, |e| e.get("id").is_some());
            let mut names: Vec<_> = ids.iter().filter_map(|e| e.get("id")).collect();
            names.sort_unstable();
            let all = names.len();
            names.dedup();
            assert_eq!(names.len(), all, "{hash}: an id stands twice");
        }
    }
}

#[test]
fn a_visitor_is_met_in_the_first_language_that_the_site_speaks() {
    for (langs, met) in [("de,zh-CN,en", "zh"), ("en-GB,zh", "en"), ("de", "fr")] {
        let langs: Vec<String> = langs.split(',').map(str::to_owned).collect();
        let app = App::new(Box::new(Memory::default()), Box::new(|| 1), &langs, String::new());
        assert_eq!(app.lang().code(), met, "{langs:?}");
    }
}

#[test]
fn sentences_and_labels_are_joined_as_the_language_joins_them() {
    for (lang, joined) in [
        (
            "en",
            [
                "White, where does the man on g5 go? It can capture at b5 and d5.",
                "d5, empty, can move here, captures 1",
                "White: the man on g5 moves to d5 and captures d4. Black, choose a man.",
                "g5-d5xd4, White: the man on g5 moves to d5 and captures d4.",
                "Game in progress. The game of Mak-Yek already begun has been put aside.",
                "White (default): White makes the first move.",
                "Fig. 1. The starting position. Each side leaves its second row empty. Try it on the board",
            ],
        ),
        (
            "zh",
            [
                "轮到白方，g5的棋子走到哪里？能吃子的格：b5和d5。",
                "d5，空，可以走到这里，吃1枚",
                "白方：g5的棋子走到d5，吃掉d4。轮到黑方，请选一枚棋子。",
                "g5-d5xd4，白方：g5的棋子走到d5，吃掉d4。",
                "进行中的对局。没下完的那局Mak-Yek（暹罗夹棋）已先放在一边。",
                "白方（默认）：白方走第一步。",
                "图1：起始局面。双方的第二行都空着。在棋盘上试试",
            ],
        ),
    ] {
        let mut app = open("#/mak-yek");
        app.update(Msg::Input { name: "pref.lang".into(), value: lang.into() });
        play(&mut app, &["g3-g5", "b6-b4", "c3-c4", "d6-d4"]);
        let label = |app: &App, id: &str| {
            let all = find(app, |e| e.get("id") == Some(id));
            all[0].get("aria-label").expect("a label").to_owned()
        };
        let asked = said(&click(&mut app, "g5"));
        let cell = label(&app, &format!("c{}", site("d5")));
        let told = said(&click(&mut app, "d5"));
        let step = label(&app, "m5");
        press(&mut app, "again");
        let notice = class(&app, "notice")[0].kids[0].clone();
        let palamede::scene::tree::Node::Element(notice) = notice else { panic!("a paragraph") };
        app.update(Msg::Hash("#/mak-yek/rules".to_owned()));
        let option = find(&app, |e| e.tag == "li" && e.plain().contains(['(', '（']));
        let option = option.iter().map(Element::plain).find(|li| joined[5] == li.as_str());
        let caption = find(&app, |e| e.tag == "figcaption")[0].plain();
        let all = [asked, cell, told, step, notice.plain(), option.unwrap_or_default(), caption];
        assert_eq!(all.map(|text| text.trim().to_owned()), joined);
    }
}

/// A figure opens the position it begins from; where there are secrets no link holds one.
#[test]
fn figures_lead_to_the_board_where_there_are_no_secrets() {
    for (hash, leads) in [("#/sahkku/rules", true), ("#/luzhanqi/rules", false)] {
        let app = open(hash);
        let figures = find(&app, |e| e.tag == "figcaption");
        assert!(figures.len() > 3, "{hash}");
        for caption in figures {
            assert_eq!(caption.plain().contains("Essayer sur le plateau"), leads, "{hash}");
        }
    }
}
