//! What is printed: what was ticked, whole sheets of it, as long as it says.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use e2e::served::site;
use e2e::suite::is_deep;
use e2e::{Bench, Done, Visit, fr};
use flate2::read::ZlibDecoder;
use pages::Page;
use palamede::games::GameId;
use palamede::text::Lang;
use serde_json::json;
use std::io::Read;
use thirtyfour::error::WebDriverResult;

/// A point of a PDF in millimetres.
const POINT: f64 = 25.4 / 72.0;

/// Ticks or chooses by the label, as one does.
async fn tick(visit: &Visit, id: &str) -> Done {
    visit.press(&format!("label:has(#{id})")).await
}

/// What of the page is there to be printed.
async fn there(visit: &Visit, class: &str) -> WebDriverResult<bool> {
    visit.js(&format!("return document.querySelector('.{class}').getClientRects().length > 0")).await
}

pub async fn what_is_ticked_is_what_is_printed(bench: Bench) -> Done {
    let site = site();
    let visit = bench.visit(site.url()).await;
    visit.open(&Page::Paper(GameId::Luzhanqi).path(Lang::Fr)).await?;
    let all = ["one", "board-a4", "board-a3", "pieces", "of-names", "of-chinese", "of-symbols"];
    let steps: [(&str, [bool; 7]); 6] = [
        ("", [true, true, false, true, true, false, false]),
        ("p-a3", [true, false, true, true, true, false, false]),
        ("p-chinese", [true, false, true, true, false, true, false]),
        ("p-rule", [false, false, true, true, false, true, false]),
        ("p-board", [false, false, false, true, false, true, false]),
        ("p-pieces", [false; 7]),
    ];
    for (pressed, shown) in steps {
        if !pressed.is_empty() {
            tick(&visit, pressed).await?;
        }
        for (class, shown) in all.into_iter().zip(shown) {
            assert_eq!(there(&visit, class).await?, shown, "{class} after {pressed}");
        }
    }
    bench.picture(&visit, "nothing").await?;
    // On the screen pieces have their colours: what has none is black, and its face on it, too.
    for game in GameId::ALL {
        visit.open(&Page::Paper(*game).path(Lang::Fr)).await?;
        let colours = "return [...new Set([...document.querySelectorAll('.leaf :is(.p0, .p1, .pn, .pw, .king)')]
            .map((piece) => getComputedStyle(piece).fill))]";
        let colours = visit.js::<Vec<String>>(colours).await?;
        let black = colours.iter().any(|colour| colour == "rgb(0, 0, 0)");
        assert!(colours.len() > 1 && !black, "{game:?}: {colours:?}");
    }
    Ok(())
}

pub async fn sheets_are_whole_and_as_long_as_they_say(bench: Bench) -> Done {
    let site = site();
    let visit = bench.visit(site.url()).await;
    // How long the rule is (pages/tests/paper.rs counts it) hardly differs from language to language: those that come after are
    // printed by night.
    let langs = if is_deep() { &Lang::ALL[..] } else { &Lang::ALL[..1] };
    for game in GameId::ALL {
        for &lang in langs {
            visit.open(&Page::Paper(*game).path(lang)).await?;
            tick(&visit, "p-board").await?;
            tick(&visit, "p-pieces").await?;
            let name = format!("{game:?}, {lang:?}");
            assert_eq!(Pdf::of(&visit).await?.sizes, [[210, 297]], "{name}: the rule is one page");
        }
        visit.open(&Page::Paper(*game).path(Lang::Fr)).await?;
        tick(&visit, "p-rule").await?;
        for paper in ["p-a4", "p-a3"] {
            tick(&visit, paper).await?;
            let leaves = "return [...document.querySelectorAll('svg.leaf')]
                .filter((leaf) => leaf.getClientRects().length > 0).length";
            let leaves = visit.js::<usize>(leaves).await?;
            let pdf = Pdf::of(&visit).await?;
            let name = format!("{game:?}, {paper}");
            assert_eq!(pdf.sizes.len(), leaves, "{name}: a sheet each, and none empty");
            if paper == "p-a3" {
                let a3 = pdf.sizes.iter().filter(|size| size.contains(&420)).count();
                assert_eq!(a3, 1, "{name}: the board is one sheet");
            }
            let rulers = pdf.lines.iter().filter(|line| (*line - 100.0).abs() < 0.1).count();
            assert!(rulers >= leaves, "{name}: {rulers} rulers of 100 mm on {leaves} sheets");
        }
    }
    // A position is one sheet.
    visit.open("#/mak-yek?lang=fr").await?;
    visit.clicks("a3 a5").await?;
    visit.go("#/mak-yek/text").await?;
    visit.until("the code", "return !!document.querySelector('.on-paper img')").await?;
    assert_eq!(Pdf::of(&visit).await?.sizes.len(), 1);
    // A square of 20 millimetres: the lines around eight of them.
    visit.open(&Page::Paper(GameId::MakYek).path(Lang::Fr)).await?;
    let pdf = Pdf::of(&visit).await?;
    let squares = |line: &&f64| (*line - 20.0).abs() < 0.05 || (*line - 160.0).abs() < 0.1;
    assert!(pdf.lines.iter().filter(squares).count() >= 14, "the board's lines: {:?}", pdf.lines);
    Ok(())
}

/// On the page of a game's text: a picture in two forms that needs nothing of the site, and one sheet with the
/// board, whose turn it is, the moves, the link and its code.
pub async fn a_position_is_saved_and_printed(bench: Bench) -> Done {
    let site = site();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek?lang=fr").await?;
    visit.clicks("a3 a5 b6 b4").await?;
    let link = visit.js::<String>("return location.href.split('#')[0]").await?;
    visit.go("#/mak-yek/text").await?;
    visit.until("the code", "return !!document.querySelector('.on-paper img')?.naturalWidth").await?;
    let told = visit.js::<String>("return document.querySelector('.on-paper').textContent").await?;
    assert!(told.starts_with(&fr("Mak-Yek1. a3-a5 b6-b4")), "{told}");
    let link = format!("{link}{}", visit.attr(".position", "data-link").await?.expect("a link"));
    assert!(told.ends_with(&link), "{told}");

    visit.press("[data-picture=svg]").await?;
    let svg = visit.saved("mak-yek.svg").await;
    assert!(svg.contains(&format!("<desc>{} 1. a3-a5 b6-b4</desc>", fr("Blancs, choisissez un pion."))));
    assert!(svg.contains("<title>Mak-Yek</title>") && !svg.contains("class="), "{svg}");
    visit.press("[data-picture=png]").await?;
    let png = visit.saved_bytes("mak-yek.png").await;
    let side = |at: usize| png[at..at + 4].iter().fold(0, |all, &byte| all << 8 | u32::from(byte));
    assert_eq!((&png[1..4], side(16).max(side(20))), (&b"PNG"[..], 2048));

    // The code says the link.
    let pixels = "const image = document.querySelector('.on-paper img');
        const { naturalWidth: side } = image;
        const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
        const context = canvas.getContext('2d');
        context.drawImage(image, 0, 0);
        const { data } = context.getImageData(0, 0, side, side);
        let rows = '';
        for (let at = 0; at < data.length; at += 4) rows += data[at + 3] && data[at] > 127 ? '1' : '0';
        return [side, rows]";
    let (side, rows): (usize, String) = visit.js(pixels).await?;
    let rows = rows.into_bytes();
    let light = |x: usize, y: usize| if rows[y * side + x] == b'1' { 255 } else { 0 };
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(side, side, light);
    let codes = image.detect_grids();
    assert_eq!(codes[0].decode().expect("a code").1, link);
    // What the eye may not see is in no picture.
    visit.open("#/luzhanqi/text").await?;
    visit.until("the page", "return !!document.getElementById('record')").await?;
    assert_eq!(visit.count(".position").await?, 0);
    Ok(())
}

/// What of a printed page is measured.
struct Pdf {
    /// Width and height of each page, in millimetres.
    sizes: Vec<[u32; 2]>,
    /// How long each straight line is, in millimetres, wherever it stands.
    lines: Vec<f64>,
}

impl Pdf {
    /// The page as Chromium prints it.
    async fn of(visit: &Visit) -> WebDriverResult<Pdf> {
        let way = json!({ "preferCSSPageSize": true, "printBackground": false });
        let answer = visit.driver().cdp().send_raw("Page.printToPDF", way).await?;
        let data = answer["data"].as_str().expect("a document");
        Ok(Pdf::read(&STANDARD.decode(data).expect("a document")))
    }

    fn read(data: &[u8]) -> Pdf {
        let text = String::from_utf8_lossy(data);
        let sizes = text.split("/MediaBox [0 0 ").skip(1).map(|rest| {
            let numbers = rest.split([' ', ']']).filter_map(|number| number.parse::<f64>().ok());
            let mm: Vec<u32> = numbers.take(2).map(|pt| (pt * POINT).round() as u32).collect();
            [mm[0], mm[1]]
        });
        Pdf { sizes: sizes.collect(), lines: streams(data).iter().flat_map(|it| drawn(it)).collect() }
    }
}

/// What is drawn in a PDF, in its own words.
fn streams(data: &[u8]) -> Vec<String> {
    const START: &[u8] = b"stream\n";
    let starts = data.windows(START.len()).enumerate().filter(|(_, part)| *part == START);
    let read = starts.filter_map(|(at, _)| {
        let mut text = Vec::new();
        ZlibDecoder::new(&data[at + START.len()..]).read_to_end(&mut text).ok()?;
        String::from_utf8(text).ok()
    });
    read.filter(|text| text.contains(" cm\n")).collect()
}

/// How long its straight lines are: they are scaled by the transformations around them. (Nothing is turned
/// but by right angles.)
fn drawn(text: &str) -> Vec<f64> {
    let (mut kept, mut scale, mut at) = (Vec::new(), POINT, None::<[f64; 2]>);
    let mut lengths = Vec::new();
    for line in text.lines() {
        let numbers: Vec<f64> = line.split(' ').filter_map(|word| word.parse().ok()).collect();
        match (line.rsplit(' ').next(), &numbers[..]) {
            (Some("q"), _) => kept.push(scale),
            (Some("Q"), _) => scale = kept.pop().unwrap_or(POINT),
            (Some("cm"), [a, b, ..]) => scale *= a.hypot(*b),
            (Some("m"), [x, y]) => at = Some([*x, *y]),
            (Some("l"), [x, y]) => {
                if let Some([from_x, from_y]) = at {
                    lengths.push((x - from_x).hypot(y - from_y) * scale);
                }
                at = Some([*x, *y]);
            }
            _ => {}
        }
    }
    lengths
}
