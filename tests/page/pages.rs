//! What every page is like, in each language.

use super::*;
use palamede::app::route::{About, Route};
use palamede::games::GameId;
use palamede::scene::tree::Node;

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
    let pages = ["", "settings", "sources", "keyboard", "map", "tournament", "open", "nowhere"];
    let mut all = Vec::from(pages.map(|page| format!("#/{page}")));
    for hash in &all {
        // A kind of page that is added is missed here by the compiler.
        match Route::read(hash) {
            Route::Home { .. } | Route::Settings | Route::Map | Route::Missing(_) => {}
            Route::Tournament | Route::Daily | Route::Text(None) => {}
            Route::About(About::Sources | About::Keyboard) => {}
            Route::Play { .. }
            | Route::New(_)
            | Route::Rules(..)
            | Route::Learn(..)
            | Route::Text(Some(_))
            | Route::Setup(_) => panic!("{hash} is a page of a game"),
        }
    }
    for game in GameId::ALL.iter().map(|game| game.id()) {
        let pages = ["", "/new", "/rules", "/learn", "/solve", "/text", "/setup", "?frame=1"];
        all.extend(pages.map(|of| format!("#/{game}{of}")));
    }
    all
}

#[test]
fn every_page_has_one_heading_a_main_part_and_no_unfilled_place() {
    for hash in &every_page() {
        for lang in Lang::ALL.map(Lang::code) {
            let mut app = open(hash);
            app.update(putting("pref.lang", lang));
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
    for (langs, met) in [("nl,zh-CN,en", "zh"), ("en-GB,zh", "en"), ("de-AT", "de"), ("nl", "fr")] {
        let langs: Vec<String> = langs.split(',').map(str::to_owned).collect();
        let app = App::new(Platform { langs: langs.clone(), ..Platform::in_memory("") });
        assert_eq!(app.lang().code(), met, "{langs:?}");
    }
}

#[test]
fn sentences_and_labels_are_joined_as_the_language_joins_them() {
    for (lang, joined) in [
        (
            "en",
            [
                "White, where does the man on g5 go? Moves that capture: b5 and d5.",
                "d5, empty, can move here, captures 1",
                "White: the man on g5 moves to d5 and captures d4. Black, choose a man.",
                "g5-d5xd4, White: the man on g5 moves to d5 and captures d4.",
                "Your unfinished game of Mak-Yek is kept.",
                "White (default). White makes the first move.",
                "Fig. 1. The starting position. Each side leaves its second row empty.",
            ],
        ),
        (
            "zh",
            [
                "轮到白方，g5的棋子走到哪里？走到b5和d5可以吃子。",
                "d5，空，可以走到这里，吃1枚",
                "白方：g5的棋子走到d5，吃掉d4。轮到黑方，请选一枚棋子。",
                "g5-d5xd4，白方：g5的棋子走到d5，吃掉d4。",
                "先前没下完的那局Mak-Yek（暹罗夹棋）已保存。",
                "白方（默认）：白方走第一步。",
                "图1：起始局面。双方的第二行都空着。",
            ],
        ),
    ] {
        let mut app = open("#/mak-yek");
        app.update(putting("pref.lang", lang));
        play(&mut app, &["g3-g5", "b6-b4", "c3-c4", "d6-d4"]);
        let label = |app: &App, id: &str| {
            let all = find(app, |e| e.get("id") == Some(id));
            all[0].get("aria-label").map_or_else(|| all[0].plain(), str::to_owned)
        };
        let asked = said(&click(&mut app, "g5"));
        let cell = label(&app, &format!("c{}", site("d5")));
        let told = said(&click(&mut app, "d5"));
        let step = label(&app, "m5");
        press(&mut app, "again");
        let notice = class(&app, "waits")[0].kids[0].clone();
        let palamede::scene::tree::Node::Element(notice) = notice else { panic!("a paragraph") };
        app.update(Msg::Hash("#/mak-yek/rules".to_owned()));
        let option = find(&app, |e| e.tag == "li" && e.plain().contains(['(', '（']));
        let option = option.iter().map(Element::plain).find(|li| joined[5] == li.as_str());
        let caption = find(&app, |e| e.tag == "figcaption")[0].plain();
        let all = [asked, cell, told, step, notice.plain(), option.unwrap_or_default(), caption];
        assert_eq!(all.map(|text| text.trim().to_owned()), joined);
    }
}

/// A figure is played in its place, or opens the position it begins from, by a link that names
/// it; where there are secrets no link holds one.
#[test]
fn figures_are_played_or_lead_to_the_board_where_there_are_no_secrets() {
    for (hash, leads) in [("#/fanorona/rules", true), ("#/luzhanqi/rules", false)] {
        let app = open(hash);
        let rows = class(&app, "figs");
        let figures = rows.iter().flat_map(|row| &row.kids);
        let figures: Vec<&Element> = figures
            .filter_map(|kid| match kid {
                Node::Element(figure) => Some(figure),
                Node::Text(_) => None,
            })
            .collect();
        assert!(figures.len() > 3, "{hash}");
        let mut led = 0;
        for (at, figure) in figures.into_iter().enumerate() {
            let link = format!("Essayer la figure {} sur le plateau", at + 1);
            let play = format!("Jouer la figure {}", at + 1);
            let [link, play] = [link, play].map(|text| figure.plain().contains(&text));
            assert!(play && !link || link == leads && !play, "{hash} {at}");
            led += usize::from(link);
        }
        assert_eq!(led > 1, leads, "{hash}");
    }
}

/// A picture that says something says it to those who do not see it, too; its caption is
/// the name of both.
#[test]
fn figures_are_described_and_named_by_their_captions() {
    for game in GameId::ALL {
        for lang in Lang::ALL.map(Lang::code) {
            let mut app = open(&format!("#/{}/rules", game.id()));
            app.update(putting("pref.lang", lang));
            let mut described = 0;
            for figure in class(&app, "fig") {
                if figure.get("aria-hidden").is_some() {
                    continue;
                }
                let inner = |tag: &str| {
                    let mut found = None;
                    figure.walk(&mut |e| {
                        if e.tag == tag && found.is_none() {
                            found = Some(e.clone());
                        }
                    });
                    found.expect("what a figure is made of")
                };
                let (svg, caption) = (inner("svg"), inner("figcaption"));
                assert_eq!(figure.get("role"), Some("figure"));
                assert_eq!(figure.get("aria-label"), Some(caption.plain().as_str()));
                assert_eq!((svg.get("role"), svg.get("aria-hidden")), (Some("img"), None));
                let told = svg.get("aria-label").expect("a description");
                assert!(told.len() > 8 && !told.contains('{'), "{told}");
                if std::env::var_os("PALAMEDE_SHOW").is_some() {
                    println!("{} {lang}: {told}", game.id());
                }
                described += 1;
            }
            assert!(described > 3, "{}", game.id());
        }
    }
    let told = |hash: &str, nth: usize| {
        let pictures = find(&open(hash), |e| e.get("role") == Some("img"));
        pictures[nth].get("aria-label").expect("a description").to_owned()
    };
    assert_eq!(
        told("#/mak-yek/rules", 0),
        "Sur le plateau\u{a0}: pion noir (a8 à h8 et a6 à h6) et pion blanc (a3 à h3 et a1 à h1)."
    );
}

/// The same foot at the end of every page; a frame has none.
#[test]
fn every_page_has_its_foot_and_the_site_map_leads_to_every_page() {
    let links = |app: &App, class_name: &str| {
        let mut links = Vec::new();
        for part in class(app, class_name) {
            part.walk(&mut |e| links.extend(e.get("href").map(str::to_owned)));
        }
        links
    };
    let map = links(&open("#/map"), "prose");
    let feet = ["./fr/accessibility/", "#/sources", "#/map"];
    // (Beside the engine others look at theirs.)
    let own = map.iter().map(String::as_str).filter(|to| to.starts_with('#'));
    for hash in own.chain(["#/map", "#/nowhere"]) {
        let app = open(hash);
        assert!(!page(&app).title.is_empty());
        // A game has the links in its menu.
        if matches!(app.screen.route, Route::Play { .. }) {
            let mut app = app;
            assert!(class(&app, "foot").is_empty());
            press(&mut app, "menu");
            let in_menu = links(&app, "menu");
            assert!(feet.iter().all(|foot| in_menu.iter().any(|to| to == foot)), "{hash}");
            continue;
        }
        assert_eq!(find(&app, |e| e.tag == "footer").len(), 1, "{hash}");
        // The home page leads to where a game is opened, too, and its head to the tournament.
        let more =
            ["#/open", "./fr/embed/", "./fr/embed/#table"].into_iter().filter(|_| hash == "#/");
        let head = links(&app, "mast").iter().any(|to| to == "#/tournament");
        assert_eq!(head, hash == "#/", "{hash}");
        let feet: Vec<&str> = feet.into_iter().chain(more).collect();
        assert_eq!(links(&app, "foot"), feet, "{hash}");
        // Beside the board of a lesson there is room for the links alone.
        let board = !class(&app, "play").is_empty();
        assert_eq!(text(&app, "foot").contains(env!("CARGO_PKG_VERSION")), !board);
        // Not a page that is missing.
        let missing = matches!(app.screen.route, Route::Missing(_));
        assert_eq!(missing, hash == "#/nowhere", "{hash}");
    }
    let games = GameId::ALL.iter().flat_map(|game| {
        let courses =
            ["/learn", "/solve"].into_iter().take(if game.facts().seats == 2 { 2 } else { 1 });
        let pages = ["", "/rules", "/new", "/text", "/setup"].into_iter().chain(courses);
        pages.map(|page| format!("#/{}{page}", game.id())).collect::<Vec<_>>()
    });
    let site = ["#/", "#/settings", "#/keyboard", "#/sources", "#/tournament", "#/daily", "#/open"];
    let beside = ["accessibility/", "privacy/", "embed/", "embed/#table"];
    let beside = beside.map(|page| format!("./fr/{page}"));
    let all: Vec<String> = site.map(str::to_owned).into_iter().chain(beside).chain(games).collect();
    assert_eq!(map, all);
    assert!(class(&open("#/mak-yek?frame=1"), "foot").is_empty());
    // At the board, who plays with the keyboard finds how.
    assert!(links(&open("#/mak-yek"), "top").contains(&"#/keyboard".to_owned()));
}

#[test]
fn pages_that_are_read_meanwhile_lead_back_to_the_game_at_their_head() {
    let back = |app: &App| {
        let backs = find(app, |e| e.tag == "a" && e.plain() == "Retour à la partie");
        backs.iter().map(|back| back.get("href").map(str::to_owned)).collect::<Vec<_>>()
    };
    let mut app = open("#/mak-yek");
    for page in ["#/keyboard", "#/settings", "#/mak-yek/text", "#/sources"] {
        assert_eq!(back(&open(page)).len(), usize::from(page.contains("mak")), "{page}");
        go(&mut app, page);
        assert_eq!(back(&app), [Some("#/mak-yek".to_owned())], "{page}");
    }
    // Of a lesson nothing waits.
    go(&mut app, "#/mak-yek/learn/1");
    go(&mut app, "#/keyboard");
    assert_eq!(back(&app), []);
}

/// A group of choices is told once, by its legend; nothing is stressed for its look.
#[test]
fn nothing_is_said_twice_or_stressed_for_its_look() {
    for hash in ["#/luzhanqi/new", "#/settings", "#/mak-yek"] {
        let app = open(hash);
        assert!(find(&app, |e| e.get("role") == Some("radiogroup") || e.tag == "em").is_empty());
        for set in find(&app, |e| e.tag == "fieldset") {
            assert_eq!(set.get("aria-label"), None);
            let mut legends = 0;
            set.walk(&mut |e| legends += usize::from(e.tag == "legend"));
            assert_eq!(legends, 1, "{hash}");
            // What describes it is there.
            let Some(id) = set.get("aria-describedby") else { continue };
            assert_eq!(find(&app, |e| e.get("id") == Some(id)).len(), 1, "{hash}: {id}");
        }
    }
}

/// A cell's name is text: it is there without styles, and for translators.
#[test]
fn cells_are_named_by_their_text() {
    let app = open("#/mak-yek");
    let cells = find(&app, |e| e.get("role") == Some("gridcell"));
    assert_eq!(cells.len(), 64);
    for cell in &cells {
        assert_eq!((cell.get("aria-label"), cell.kids.len()), (None, 1));
        assert_eq!(cell.get("aria-labelledby"), cell.get("id"));
    }
    assert_eq!(cells[0].plain(), "a8, pion noir");
    // Behind the curtain there is none.
    let app = open("#/luzhanqi");
    assert!(find(&app, |e| e.get("role") == Some("gridcell")).is_empty());
}

/// Escape in a notice closes one that asks nothing; what can be taken back stays.
#[test]
fn escape_closes_a_notice_that_asks_nothing_and_loses_nothing() {
    let escape = |app: &App| class(app, "notice")[0].get("data-escape").map(str::to_owned);
    let mut app = open("#/mak-yek?m=!");
    assert_eq!(escape(&app).as_deref(), Some("close"));
    press(&mut app, "close");
    assert!(class(&app, "notice").is_empty());
    app.update(Msg::Hash("#/settings".to_owned()));
    press(&mut app, "clear");
    assert_eq!(escape(&app), None);
    press(&mut app, "escape");
    assert_eq!(class(&app, "notice").len(), 1, "it can still be taken back");
}

#[test]
fn words_of_another_language_are_told_as_such_and_labels_hold_no_mark() {
    for (hash, tag, word) in [
        ("#/luzhanqi/rules", "zh-Hans", "司令"),
        ("#/luzhanqi-four/rules", "zh-Hant", "陸戰棋"),
        ("#/shap-luk/rules", "zh-Hant", "十六趕將軍"),
        ("#/sahkku/rules", "se", "sáhkku"),
        ("#/turkish-draughts/rules", "tr", "Dama"),
        ("#/sources", "jv", "kawung"),
    ] {
        let app = open(hash);
        let spans = find(&app, |e| e.tag == "span" && e.get("lang") == Some(tag));
        assert!(spans.iter().any(|span| span.plain() == word), "{hash}: {spans:?}");
        for labelled in find(&app, |e| e.get("aria-label").is_some()) {
            assert!(!labelled.get("aria-label").is_some_and(|label| label.contains('{')));
        }
    }
}

/// The links that lead to another site: where to, and their words.
fn outward(root: &Element) -> Vec<(String, String)> {
    let mut all = Vec::new();
    root.walk(&mut |e| {
        let Some(to) = e.get("href").filter(|to| to.starts_with("https://")) else { return };
        // Beside the page: what is on in it goes on.
        let beside = (e.tag, e.get("target"), e.get("rel"));
        assert_eq!(beside, ("a", Some("_blank"), Some("external noopener")), "{to}");
        all.push((to.to_owned(), e.plain()));
    });
    all
}

#[test]
fn sources_lead_to_where_they_are_beside_the_page() {
    for lang in Lang::ALL.map(Lang::code) {
        for &game in GameId::ALL {
            let hash = format!("#/{}/rules", game.id());
            let mut app = open(&hash);
            app.update(putting("pref.lang", lang));
            let shown = page(&app).root;
            let links = outward(&shown);
            assert!(!links.is_empty() && !shown.plain().contains("]("), "{lang} {hash}");
            assert!(links.iter().all(|(to, words)| !words.is_empty() && words != to), "{links:?}");
            // The same beside the board.
            let mut app = open(&format!("#/{}", game.id()));
            app.update(putting("pref.lang", lang));
            press(&mut app, "sit");
            press(&mut app, "rule:history");
            let read = find(&app, |e| e.get("id") == Some("rule"));
            assert_eq!(outward(&read[0]), links, "{lang} {hash}");
        }
        let mut app = open("#/sources");
        app.update(putting("pref.lang", lang));
        let shown = page(&app).root;
        assert!(outward(&shown).len() > 5 && !shown.plain().contains("]("), "{lang}");
    }
    let app = open("#/morris/rules");
    let mut titles = Vec::new();
    page(&app).root.walk(&mut |e| {
        titles.extend((e.tag == "a").then(|| e.markup()).filter(|link| link.contains("gasser")));
    });
    let [title] = &titles[..] else { panic!("{titles:?}") };
    assert!(title.contains("<span lang=\"en\">Solving Nine Men’s Morris</span></a>"), "{title}");
}

#[test]
fn every_rule_page_begins_with_what_a_catalogue_tells() {
    for &game in GameId::ALL {
        let app = open(&format!("#/{}/rules", game.id()));
        assert_eq!(find(&app, |e| e.tag == "dl").len(), 1, "{}", game.id());
        let rows = |tag| find(&app, |e: &Element| e.tag == tag).len();
        assert_eq!((rows("dt"), rows("dd")), (6, 6), "{}", game.id());
        assert!(page(&app).root.plain().contains("estimation"), "{}", game.id());
    }
}

#[test]
fn a_board_that_comes_says_what_is_awaited_and_nothing_said_before_is_left() {
    let mut app = open("#/");
    for (hash, wanted) in [
        ("#/mak-yek", "Blancs, choisissez un pion."),
        ("#/turkish-draughts/learn", "Pions"),
        ("#/settings", ""),
    ] {
        let effects = go(&mut app, hash);
        let at = |wanted: fn(&Effect) -> bool| effects.iter().position(wanted);
        let hushed = at(|effect| matches!(effect, Effect::Hush)).expect("quiet");
        let said = at(|effect| matches!(effect, Effect::Say { .. }));
        assert_eq!(said.is_some(), !wanted.is_empty(), "{hash}: {effects:?}");
        assert!(said.is_none_or(|said| hushed < said), "{hash}: {effects:?}");
        if hash == "#/mak-yek" {
            assert!(self::said(&effects).contains(wanted), "{effects:?}");
        }
    }
}

#[test]
fn a_running_game_is_gone_on_with_from_its_tile_and_its_rules() {
    let link = |app: &App, class: &str| {
        let way = |e: &Element| e.get("href") == Some("#/mak-yek") && e.get("class") == Some(class);
        find(app, way).iter().map(Element::plain).collect::<Vec<_>>()
    };
    let tile = |app: &App| {
        let way = |e: &Element| {
            e.get("href") == Some("#/mak-yek")
                && e.get("aria-label").is_some_and(|label| label.ends_with("(Mak-Yek)"))
        };
        find(app, way)[0].plain()
    };
    let mut app = open("#/mak-yek");
    go(&mut app, "#/mak-yek/rules");
    assert_eq!(link(&app, "btn pri"), ["Jouer", "Jouer"]);
    go(&mut app, "#/");
    assert_eq!(tile(&app), "Jouer");
    go(&mut app, "#/mak-yek");
    play(&mut app, &["a3-a5"]);
    go(&mut app, "#/mak-yek/rules");
    assert_eq!(link(&app, "btn pri"), ["Retour à la partie", "Retour à la partie"]);
    go(&mut app, "#/");
    assert_eq!(tile(&app), "Reprendre");
}
