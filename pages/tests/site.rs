//! The pages beside the engine: they lead somewhere, weigh little, do nothing, and name nobody.

use flate2::Compression;
use flate2::write::GzEncoder;
use pages::{Host, Page, Publisher, Styles, files, picture};
use palamede::app::route::Route;
use palamede::games::GameId;
use palamede::text::{Block, Lang, Voice, linked, plain};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::Path;

/// Another owner than ours.
const FORK: &str = "https://ludotheque-de-ville.github.io/jeux/";

fn host(url: Option<&str>) -> Host {
    Host::read(url, Styles::new(String::new())).expect("an address")
}

/// The files by their paths.
fn written(url: Option<&str>) -> BTreeMap<String, String> {
    files(&host(url)).into_iter().collect()
}

/// The documents among them.
fn documents(url: Option<&str>) -> Vec<(String, String)> {
    let html = |(path, _): &(String, String)| path.ends_with(".html");
    files(&host(url)).into_iter().filter(html).collect()
}

/// The values of an attribute in a document.
fn all<'a>(text: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    let values = text.split(start.as_str()).skip(1);
    values.filter_map(|rest| rest.split('"').next()).collect()
}

/// What a link of a page at this path means, below the site's folder.
fn resolved(path: &str, href: &str) -> String {
    let mut parts: Vec<&str> = path.split('/').collect();
    // The file itself.
    parts.pop();
    for part in href.split('/') {
        match part {
            ".." => {
                assert!(parts.pop().is_some(), "{path}: {href} leads out of the site");
            }
            "." => {}
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[test]
fn every_game_has_its_page_in_every_language() {
    let all = written(None);
    for lang in Lang::ALL {
        for game in GameId::ALL {
            let page = &all[&format!("{}index.html", Page::Game(*game).path(lang))];
            assert!(page.contains(&format!("<html lang=\"{}\">", lang.tag())));
            let voice = Voice(*game, lang);
            assert!(page.contains(voice.words().title));
            // The rules, whole.
            for section in voice.rules().sections {
                assert!(page.contains(&format!("id=\"{}\"", section.id)), "{}", section.id);
            }
            assert!(page.contains("role=\"img\""), "no figure");
            assert!(page.contains("\"@type\":\"Game\""));
        }
    }
}

#[test]
fn every_link_leads_somewhere() {
    let files = written(None);
    let mut beside = vec!["site-1.css", "later-2.css", "icon.svg", "icon/apple.png"];
    beside.extend(["LICENSE.txt", "notices.txt"]);
    beside.extend(files.keys().map(String::as_str).filter(|path| path.ends_with(".css")));
    let mut engine = 0;
    for (path, text) in documents(None) {
        let ids: BTreeSet<&str> = all(&text, "id").into_iter().collect();
        assert_eq!(ids.len(), all(&text, "id").len(), "{path}: an id twice");
        for href in all(&text, "href") {
            if href.starts_with("https://") {
                continue;
            }
            if let Some(id) = href.strip_prefix('#') {
                assert!(ids.contains(id), "{path}: {href}");
                continue;
            }
            let (to, hash) =
                href.split_once('#').map_or((href, None), |(to, hash)| (to, Some(hash)));
            let to = resolved(&path, to);
            if to.is_empty() {
                // The engine, in the language of the page.
                let hash = hash.expect("what the engine shows").replace("&amp;", "&");
                let route = Route::read(&hash);
                assert!(!matches!(route, Route::Missing(_)), "{path}: {href}");
                assert!(hash.contains(&format!("lang={}", &path[..2])), "{path}: {href}");
                engine += 1;
            } else if let Some(page) = files.get(&format!("{to}index.html")) {
                let id = hash.unwrap_or("app");
                assert!(all(page, "id").contains(&id), "{path}: {href}");
            } else {
                assert!(beside.contains(&to.as_str()), "{path}: {href} is {to}");
            }
        }
    }
    assert!(engine > 100, "{engine}");
}

#[test]
fn the_page_of_the_sources_leads_to_the_licences() {
    let files = written(None);
    for lang in Lang::ALL {
        let page = &files[&format!("{}/sources/index.html", lang.code())];
        let (_, sentence) =
            page.rsplit_once("<p>Palamède").expect("that the site is free software");
        let (sentence, _) = sentence.split_once("</p>").expect("the end of a paragraph");
        assert_eq!(all(sentence, "href"), ["../../LICENSE.txt", "../../notices.txt"], "{lang:?}");
        assert!(!sentence.contains(['{', '}']), "{lang:?} {sentence}");
    }
}

/// The plain pages tell where the rules are from as the site does: every address that the texts hold.
#[test]
fn the_plain_rules_and_sources_lead_to_where_they_are_from() {
    let files = written(None);
    for lang in Lang::ALL {
        let leads = |path: &str, texts: &[&str]| {
            let page = &files[&format!("{path}index.html")];
            let all = texts.iter().flat_map(|text| linked(text));
            let all: Vec<&str> = all.filter_map(|(address, _)| address).collect();
            assert!(!all.is_empty() && !page.contains("]("), "{path}");
            for to in all {
                let link = format!("href=\"{to}\" target=\"_blank\" rel=\"external noopener\"");
                assert!(page.contains(&link), "{path}: {to}");
            }
        };
        for game in GameId::ALL {
            let sections = Voice(*game, lang).rules().sections.iter();
            let blocks = sections.flat_map(|section| section.blocks);
            let texts = blocks.flat_map(|block| match block {
                Block::Text(text) | Block::Note(text) | Block::Figure(_, text) => vec![*text],
                Block::List(items) => items.to_vec(),
            });
            leads(&Page::Game(*game).path(lang), &texts.collect::<Vec<_>>());
        }
        leads(&format!("{}/sources/", lang.code()), &[lang.prose().site.sources]);
    }
}

#[test]
fn nothing_is_pressed_and_nothing_runs() {
    let runs = |path: &str| path.contains("/embed/") || path.ends_with("/play/index.html");
    for (path, text) in documents(Some(FORK)).into_iter().filter(|(path, _)| !runs(path)) {
        let never = [
            "<button",
            "<input",
            "<textarea",
            " data-",
            " style=\"",
            "<form",
            "<iframe",
            "javascript:",
        ];
        // What is to be printed is ticked, by the styles alone, and a button prints it.
        let prints = path.contains("/print/");
        let printing = |never: &str| prints && ["<input", "<form", "<button"].contains(&never);
        for never in never.into_iter().filter(|never| !printing(never)) {
            assert!(!text.contains(never), "{path}: {never}");
        }
        // What runs when something happens is an attribute of such a name.
        for tag in text.split('<').filter_map(|part| part.split('>').next()) {
            let mut names: Vec<_> =
                tag.split("=\"").filter_map(|part| part.rsplit(' ').next()).collect();
            // The end of the last value.
            names.pop();
            assert!(names.iter().all(|name| !name.starts_with("on")), "{path}: {tag}");
        }
        let scripts = text.matches("<script").count();
        let data = text.matches("<script type=\"application/ld+json\">").count();
        assert_eq!(scripts, data + usize::from(prints), "{path}");
        // A caption ends its figure.
        assert_eq!(
            text.matches("</figcaption>").count(),
            text.matches("</figcaption></figure>").count()
        );
        // A row without what was pressed there.
        assert!(!text.contains("<p class=\"row noprint\"></p>"), "{path}");
    }
}

#[test]
fn pages_are_light() {
    for (path, text) in documents(Some(FORK)) {
        let mut packed = GzEncoder::new(Vec::new(), Compression::best());
        packed.write_all(text.as_bytes()).expect("packed");
        let size = packed.finish().expect("packed").len();
        assert!(size < 26_000, "{path}: {size} bytes");
    }
}

#[test]
fn each_page_says_what_it_is_and_no_two_the_same() {
    let (mut titles, mut told) = (BTreeSet::new(), BTreeSet::new());
    // (A game's links are led to the game, and told as its page is.)
    let shared = |path: &str| path.ends_with("/play/index.html");
    for (path, text) in documents(None).into_iter().filter(|(path, _)| !shared(path)) {
        let title = text.split("<title>").nth(1).and_then(|rest| rest.split("</title>").next());
        let title = title.expect("a title");
        assert!(titles.insert((path[..2].to_owned(), title.to_owned())), "{path}: {title}");
        assert!(title.contains("Palamède"), "{path}: {title}");
        assert_eq!(text.matches("<h1").count(), 1, "{path}");
        if let Some(sentence) =
            all(&text, "content").iter().find(|text| text.ends_with(['.', '。']))
        {
            assert!(told.insert((*sentence).to_owned()), "{path}: {sentence}");
            assert!(sentence.chars().count() < 300, "{path}");
        }
        // (The kit's script fills in its own.)
        let filled = text.split(" data-kit=").next().unwrap_or_default();
        let filled = filled.split("<script>").next().unwrap_or_default();
        assert!(!filled.contains('{') || text.contains("ld+json"), "{path}: a template is left");
    }
    assert_eq!(told.len(), Lang::ALL.len() * Page::all().len());
}

#[test]
fn addresses_are_whole_only_where_one_is_told_and_then_its_own() {
    // Named by us for everybody: what the data means.
    let known = ["https://schema.org", "http://www.w3.org/", "http://www.sitemaps.org/"];
    for (path, text) in written(None) {
        assert!(
            !text.contains("rel=\"canonical\"") && !text.contains("hreflang=\"x-default\""),
            "{path}"
        );
        assert!(!text.contains("og:url"), "{path}");
    }
    assert!(!written(None).contains_key("sitemap.xml"));
    let all_files = written(Some(FORK));
    for page in Page::all() {
        for lang in Lang::ALL {
            let path = page.path(lang);
            let text = &all_files[&format!("{path}index.html")];
            assert!(
                text.contains(&format!("<link rel=\"canonical\" href=\"{FORK}{path}\"/>")),
                "{path}"
            );
            for (tag, at) in pages::alternates(&host(Some(FORK)), page) {
                let link = format!("<link rel=\"alternate\" href=\"{at}\" hreflang=\"{tag}\"/>");
                assert!(text.contains(&link), "{path}: {link}");
                // Who is named names back. (What starts the engine is no file of these.)
                if at == FORK {
                    continue;
                }
                let other = &all_files[&format!("{}index.html", &at[FORK.len()..])];
                assert!(
                    other.contains(&format!("href=\"{FORK}{path}\" hreflang=\"{}\"", lang.tag()))
                );
            }
            let listed = format!("<url><loc>{FORK}{path}</loc>");
            assert!(all_files["sitemap.xml"].contains(&listed), "{path}");
        }
    }
    assert!(all_files["robots.txt"].ends_with(&format!("Sitemap: {FORK}sitemap.xml\n")));
    for (path, text) in &all_files {
        for found in text
            .match_indices("github.io")
            .map(|(at, _)| &text[text.floor_char_boundary(at.saturating_sub(60))..at])
        {
            assert!(found.contains("ludotheque-de-ville"), "{path}: {found}");
        }
        let foreign = |at: &&str| !at.starts_with(FORK) && !known.iter().any(|k| at.starts_with(k));
        let found: Vec<&str> =
            all(text, "content").into_iter().filter(|a| a.starts_with("http")).collect();
        assert!(!found.iter().any(foreign), "{path}: {found:?}");
    }
}

/// What messengers and search engines get of every address that somebody copies from a game.
#[test]
fn the_page_with_the_engine_says_what_it_is() {
    let page = "<head>\n<title>Palamède</title>\n<script src=\"./boot.js?1a\"></script></head>";
    let bare = pages::start(&host(None), page);
    assert!(bare.contains("<title>Palamède — Jeux de plateau traditionnels</title>\n"), "{bare}");
    assert!(bare.contains("property=\"og:description\"") && !bare.contains("canonical"), "{bare}");
    assert!(bare.ends_with("<script src=\"./boot.js?1a\"></script></head>"));
    let told = pages::start(&host(Some(FORK)), page);
    for part in [
        format!("<link rel=\"canonical\" href=\"{FORK}\"/>"),
        format!("<link rel=\"alternate\" href=\"{FORK}\" hreflang=\"x-default\"/>"),
        format!("<link rel=\"alternate\" href=\"{FORK}zh/\" hreflang=\"zh-Hans\"/>"),
        format!("<meta property=\"og:image\" content=\"{FORK}pictures/home.png\"/>"),
    ] {
        assert!(told.contains(&part), "{part}: {told}");
    }
    assert!(written(Some(FORK))["sitemap.xml"].contains(&format!("<url><loc>{FORK}</loc></url>")));
    assert_eq!(pages::start(&host(None), "<head>"), "<head>");
}

/// The one script in a page itself, and how the policy allows it: by a hash, before it comes.
fn inline(page: &str) -> (&str, &str) {
    let (before, rest) = page.split_once("<script>").expect("a script in the page");
    let (script, _) = rest.split_once("</script>").expect("its end");
    let (_, hash) = before.rsplit_once("'sha256-").expect("a hash in the policy");
    (script, hash.split('\'').next().expect("its end"))
}

#[test]
fn the_page_with_the_engine_leads_a_first_visit_to_the_light_home_page() {
    let page = "<meta content=\"default-src 'none'; script-src http: https: file: 'wasm-unsafe-eval'\">\
                <title>P</title><script src=\"./boot.js?1a\"></script>";
    let told = pages::start(&host(None), page);
    let (script, hash) = inline(&told);
    assert!(script.contains("[\"fr\",\"en\",\"zh\",\"de\"]") && !script.contains("//"), "{script}");
    assert_eq!(hash.len(), 44);
    assert!(told.contains("script-src http: https: file: 'sha256-"), "{told}");
    // Servers with a policy of their own let it run by that.
    for docs in
        ["hosting.md", "hebergement.md", "hosts/htaccess", "hosts/nginx.conf", "hosts/try.sh"]
    {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs").join(docs);
        let text = fs::read_to_string(file).expect("the documentation");
        assert!(text.contains(&format!("'sha256-{hash}'")), "{docs}: {hash}");
    }
    // A frame has a game to show.
    let frame = pages::frame(&told).expect("a frame");
    assert!(!frame.contains("<script>") && frame.contains("<title>") && frame.contains("boot.js"));
}

/// What messengers see of a link is its path; where it ends, the page leads to the game.
#[test]
fn a_link_of_a_game_is_told_as_that_game() {
    let files = written(Some(FORK));
    for lang in Lang::ALL {
        for game in GameId::ALL {
            let folder = palamede::app::route::shared_folder(*game, lang);
            let page = &files[&format!("{folder}index.html")];
            let title = plain(&lang.set(Voice(*game, lang).words().title));
            for part in [
                format!("<html lang=\"{}\">", lang.tag()),
                format!("property=\"og:title\" content=\"{title} — Palamède\""),
                format!("property=\"og:image\" content=\"{FORK}pictures/{}.png\"", game.id()),
                "name=\"robots\" content=\"noindex\"".to_owned(),
                format!("data-game=\"{}\"", game.id()),
            ] {
                assert!(page.contains(&part), "{folder}: {part}");
            }
            // Messengers would send that address in place of the link.
            assert!(!page.contains("canonical") && !page.contains("og:url"), "{folder}");
        }
    }
    assert!(!files["sitemap.xml"].contains("/play/"));
}

#[test]
fn the_page_on_privacy_says_who_serves_and_who_publishes() {
    let publisher = "name = \"Ludothèque\"\nhost = \"GitHub Pages\"\nemail = \"a@b.example\"";
    let publisher = Publisher::read(publisher).expect("a publisher");
    let known = Host { publisher, ..host(None) };
    for lang in Lang::ALL {
        let path = format!("{}index.html", Page::Privacy.path(lang));
        let of = |host: &Host| {
            let files: BTreeMap<_, _> = files(host).into_iter().collect();
            files[&path].clone()
        };
        let (nobody, somebody) = (of(&host(None)), of(&known));
        let told = ["Ludothèque", "GitHub Pages", "mailto:a@b.example"];
        assert!(told.iter().all(|part| somebody.contains(part)), "{somebody}");
        assert!(told.iter().all(|part| !nobody.contains(part)), "{nobody}");
        let text = |text: &str| plain(&lang.set(text));
        assert!(nobody.contains(&text(lang.privacy().by_nobody)));
        // What erases it all is called as in the settings.
        assert!(nobody.contains(&text(lang.words().clear_data)), "{nobody}");
        // From every page.
        let home = &files(&host(None)).into_iter().collect::<BTreeMap<_, _>>()
            [&format!("{}index.html", Page::Home.path(lang))];
        assert!(home.contains(&format!("href=\"../{}\"", Page::Privacy.path(lang))));
    }
}

/// The sheets that a list of the folder `styles` names, and those that the lists among them name.
fn imported(list: &str) -> Vec<String> {
    let text = style(list);
    let names: Vec<&str> =
        text.lines().filter_map(|line| line.strip_prefix("@import \"./")).collect();
    if names.is_empty() {
        return vec![text];
    }
    names.into_iter().flat_map(|name| imported(name.trim_end_matches("\";"))).collect()
}

fn style(name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../styles").join(name);
    fs::read_to_string(&file).unwrap_or_else(|why| panic!("{name}: {why}"))
}

/// Whether a sheet says anything of a class.
fn says(sheet: &str, class: &str) -> bool {
    sheet.match_indices(&format!(".{class}")).any(|(at, name)| {
        let next = sheet[at + name.len()..].chars().next();
        !next.is_some_and(|c| c.is_alphanumeric() || "-_".contains(c))
    })
}

#[test]
fn the_sheet_of_the_pages_has_all_that_they_show() {
    let read = imported("read.css");
    let all = ["site.css", "later.css"].map(imported).concat();
    assert!(read.len() > 10 && all.len() > read.len());
    let mut shown = 0;
    for (path, text) in documents(None) {
        for class in all_classes(&text) {
            let named = |sheets: &[String]| sheets.iter().any(|sheet| says(sheet, class));
            shown += usize::from(named(&read));
            assert!(
                named(&read) || !named(&all),
                "{path} shows .{class}, which styles/read.css leaves out"
            );
        }
    }
    assert!(shown > 1000);
}

fn all_classes(text: &str) -> BTreeSet<&str> {
    all(text, "class").into_iter().flat_map(str::split_whitespace).collect()
}

#[test]
fn each_picture_is_there_and_of_the_board_as_it_is_drawn_today() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../assets/pictures");
    let marks = fs::read_to_string(folder.join("marks.txt")).expect("the pictures' marks");
    let today = picture::marks();
    assert_eq!(today.len(), 1 + GameId::ALL.len());
    let today: String = today.iter().map(|(name, mark)| format!("{name} {mark:016x}\n")).collect();
    assert_eq!(marks, today, "cargo xtask pictures draws them anew; look at them");
    let files = written(Some(FORK));
    for name in marks.lines().filter_map(|line| line.split(' ').next()) {
        let png = fs::read(folder.join(format!("{name}.png"))).expect(name);
        let number =
            |at: usize| png[at..at + 4].iter().fold(0, |n, byte| n << 8 | u32::from(*byte));
        assert_eq!((&png[1..4], number(16), number(20)), (&b"PNG"[..], 1200, 630), "{name}");
        // What messengers take.
        assert!(png.len() < 300_000, "{name}: {} bytes", png.len());
        let shown = format!("<meta property=\"og:image\" content=\"{FORK}pictures/{name}.png\"/>");
        assert!(files.values().any(|page| page.contains(&shown)), "{name} is shown nowhere");
    }
    assert!(written(None).values().all(|page| !page.contains("og:image")));
}

#[test]
fn what_is_missing_is_said_in_every_language_and_leads_home() {
    for (url, root) in [(None, "./"), (Some(FORK), "/jeux/")] {
        let page = &written(url)["404.html"];
        for lang in Lang::ALL {
            let said = plain(&lang.set(lang.words().no_page));
            assert!(page.contains(&said), "{said}");
            assert!(page.contains(&format!("href=\"{root}{}/\"", lang.code())));
        }
        // Where nobody knows how deep it is shown, a script finds out.
        assert_eq!(page.contains("<script>"), url.is_none());
        if url.is_none() {
            let (script, hash) = inline(page);
            assert!(script.contains("boot.js") && !script.contains("//"), "{script}");
            assert_eq!(hash.len(), 44);
        }
    }
}

/// Where HTML closes nothing by `/>`, all that follows would be within.
#[test]
fn what_is_closed_at_once_is_what_html_or_svg_closes_so() {
    const VOID: [&str; 6] = ["meta", "link", "input", "img", "br", "hr"];
    const DRAWN: [&str; 10] =
        ["path", "circle", "rect", "line", "polygon", "polyline", "ellipse", "use", "g", "text"];
    for (path, text) in documents(None) {
        for (at, _) in text.match_indices("/>") {
            let tag = text[..at].rsplit('<').next().unwrap_or_default();
            let tag = tag.split([' ', '/']).next().unwrap_or_default();
            assert!(VOID.contains(&tag) || DRAWN.contains(&tag), "{path}: <{tag}/>");
        }
    }
}

/// The manifest names each game and leads to it.
#[test]
fn the_manifest_has_a_shortcut_to_each_game() {
    let source = include_str!("../../assets/manifest.webmanifest");
    let text = pages::manifest(source).expect("a manifest");
    let all: serde_json::Value = serde_json::from_str(&text).expect("a manifest");
    let shortcuts = all["shortcuts"].as_array().expect("shortcuts");
    let urls = shortcuts.iter().map(|it| it["url"].as_str().expect("an address").to_owned());
    assert!(urls.eq(GameId::ALL.iter().map(|game| format!("./#/{}", game.id()))));
    let short = |it: &serde_json::Value| {
        let name = it["short_name"].as_str().or(it["name"].as_str());
        name.is_some_and(|name| name.chars().count() <= 17)
    };
    assert!(shortcuts.iter().all(short), "{shortcuts:?}");
    assert!(text.starts_with(source.trim_end().trim_end_matches(['}', '\n'])));
    assert!(pages::manifest("[]").is_err());
}

/// Whoever comes first sees ways to what belongs to no game, beside the games.
#[test]
fn the_plain_home_page_leads_to_the_settings_a_tournament_the_daily_puzzle_and_a_table() {
    let files = written(None);
    for lang in Lang::ALL {
        let home = &files[&format!("{}index.html", Page::Home.path(lang))];
        for to in ["#/settings", "#/tournament", "#/daily"] {
            let href = format!("href=\"../{to}?lang={}\"", lang.code());
            assert!(home.contains(&href), "{href}");
        }
        for to in ["", "#table"] {
            let href = format!("href=\"../{}{to}\"", Page::Kit.path(lang));
            assert!(home.contains(&href), "{href}");
        }
    }
}

#[test]
fn what_is_missing_names_the_site_and_leads_to_every_game() {
    let page = &written(Some(FORK))["404.html"];
    assert!(page.contains("<span>Palamède</span>"));
    for (lang, game) in Lang::ALL.iter().flat_map(|lang| GameId::ALL.iter().map(move |g| (lang, g)))
    {
        let href = format!("href=\"/jeux/{}\"", Page::Game(*game).path(*lang));
        assert!(page.contains(&href), "{href}");
    }
}
