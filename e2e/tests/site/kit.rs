//! The page that puts a game on others: what is chosen there is what other people's pages get.

use e2e::served::{Host, hurried};
use e2e::{Bench, Done, Visit, fr};
use palamede::games::GameId;
use thirtyfour::error::WebDriverResult;

/// The address that is to be copied.
async fn address(visit: &Visit) -> WebDriverResult<String> {
    visit.value("#address").await
}

/// What stands in the frame beside the form, once it is as wide as that.
async fn live(visit: &Visit, part: &str) -> Done {
    let script = format!("return !!document.querySelector('#live iframe')?.src.includes('{part}')");
    visit.until(part, &script).await
}

/// Chooses in the form, by a name and a value.
async fn choose(visit: &Visit, all: &[(&str, &str)]) -> Done {
    for (name, value) in all {
        visit.choose(name, value).await?;
    }
    Ok(())
}

pub async fn what_is_chosen_is_copied_and_plays(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("fr/embed/").await?;
    // At once, without a choice.
    assert_eq!(address(&visit).await?, format!("{}#/shap-luk?frame=1&lang=fr", site.url()));
    assert!(visit.value("#code").await?.contains("title=\"Un jeu de plateau à jouer ici"));
    let choices = [
        ("game", "mak-yek"),
        ("mak-yek.player1", "computer"),
        ("seating", "opposite"),
        ("lang", "en"),
        ("theme", "dark"),
        ("mak-yek.first", "black"),
    ];
    choose(&visit, &choices).await?;
    let asked = "lang=en&theme=dark&seating=opposite&players=person,computer&level=3,3&first=black";
    let frame = format!("{}#/mak-yek?frame=1&{asked}", site.url());
    assert_eq!(address(&visit).await?, frame);
    // Another game has its own sides and rules, and the first one keeps what was chosen.
    visit.choose("game", "luzhanqi-four").await?;
    assert!(visit.count("[data-game]:not([hidden]) > fieldset").await? > 4);
    assert!(address(&visit).await?.ends_with("lang=en&theme=dark&seating=opposite"));
    visit.choose("game", "mak-yek").await?;
    assert_eq!(address(&visit).await?, frame);
    // A width of one's own; none that leaves no room.
    let code = visit.value("#code").await?;
    for (width, found) in [("320", "max-width:320px"), ("20", "max-width:480px")] {
        visit.write("[name=width]", width).await?;
        assert!(visit.value("#code").await?.contains(found), "{width}");
    }
    visit.write("[name=width]", "480").await?;
    assert_eq!(visit.value("#code").await?, code);
    live(&visit, "first=black&id=kit").await?;
    bench.picture(&visit, "kit").await?;
    // The lines play on another page, as they were chosen.
    let host = Host::new(&code);
    visit.driver().goto(host.url()).await?;
    visit.enter().await?;
    visit.ready().await?;
    assert_eq!(visit.attr("html", "lang").await?.as_deref(), Some("en"));
    assert_eq!(visit.attr("html", "data-theme").await?.as_deref(), Some("dark"));
    // Black begins, and that is the computer.
    visit.until_text(".s1", "White, choose a man.").await?;
    assert_eq!(visit.count(".mk-to").await?, 1, "its move is marked");
    Ok(())
}

pub async fn a_frame_may_begin_with_a_game_of_a_link(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("fr/embed/").await?;
    visit.paste("[name=start]", "https://example.org/").await?;
    assert_eq!(visit.count("#start-wrong:not([hidden])").await?, 1);
    assert_eq!(visit.attr("[name=start]", "aria-invalid").await?.as_deref(), Some("true"));
    assert!(address(&visit).await?.ends_with("#/shap-luk?frame=1&lang=fr"));
    let link = format!("{}#/mak-yek?lang=zh&first=black&m=a6a5", site.url());
    visit.paste("[name=start]", &link).await?;
    assert_eq!(visit.count("#start-wrong:not([hidden])").await?, 0);
    assert!(address(&visit).await?.ends_with("#/mak-yek?frame=1&lang=fr&first=black&m=a6a5"));
    assert!(visit.value("#rgaa").await?.contains("Mak-Yek"));
    live(&visit, "m=a6a5").await?;
    Ok(())
}

/// What WordPress makes of what it is told (`wp_filter_oembed_result`): a sandbox without an origin, and a
/// secret, by which its page and the frame know each other. Its script shows the frame when that has told
/// its height, which it holds between 200 and 1000.
const WORDPRESS: &str = "<div style=\"width:600px\">
    <blockquote class=\"wp-embedded-content\" data-secret=\"aB3dE5fG7h\"><a href=\"/\">Mak-Yek</a></blockquote>
    <iframe class=\"wp-embedded-content\" sandbox=\"allow-scripts\" data-secret=\"aB3dE5fG7h\"
        style=\"position:absolute;visibility:hidden\" src=\"{src}#?secret=aB3dE5fG7h\" title=\"Mak-Yek\"
        width=\"{width}\" height=\"{height}\"></iframe></div>
    <script>
    const frame = document.querySelector('iframe');
    addEventListener('message', ({ source, data }) => {
        if (source !== frame.contentWindow || data?.secret !== frame.dataset.secret) return;
        if (data.message === 'link') self.link = data.value;
        if (data.message !== 'height') return;
        frame.height = Math.min(1000, Math.max(200, data.value));
        frame.style.cssText = '';
        document.querySelector('blockquote')?.remove();
    });
    frame.addEventListener('load', () => {
        frame.contentWindow.postMessage({ message: 'ready', secret: frame.dataset.secret }, '*');
    });
    </script>";

pub async fn wordpress_shows_a_game_by_the_address_of_its_page(bench: Bench) -> Done {
    let site = hurried();
    let (width, height) = pages::frame_size(GameId::MakYek);
    let src = format!("{}{}?game=mak-yek&lang=en", site.url(), pages::FRAME);
    let [width, height] = [width, height].map(|size| size.to_string());
    let page = [("{src}", &src), ("{width}", &width), ("{height}", &height)]
        .iter()
        .fold(WORDPRESS.to_owned(), |page, (place, text)| page.replace(place, text));
    let host = Host::new(&page);
    let visit = bench.visit(site.url()).await;
    visit.driver().goto(host.url()).await?;
    visit.until("the frame", "return !document.querySelector('blockquote')").await?;
    let high = "return +document.querySelector('iframe').height";
    let high = visit.js::<i32>(high).await?;
    // As high as the board wants at this width.
    assert!((height.parse::<i32>().expect("a height") - high).abs() < 5, "{high} for {height}");
    visit.enter().await?;
    visit.ready().await?;
    assert_eq!(visit.js::<String>("return self.origin").await?, "null");
    assert_eq!(visit.attr("html", "lang").await?.as_deref(), Some("en"));
    assert_eq!(visit.sentence().await?, "White, choose a man.");
    let scrolls = "const e = document.documentElement;
        return [e.scrollWidth > innerWidth, e.scrollHeight > innerHeight]";
    assert_eq!(visit.js::<[bool; 2]>(scrolls).await?, [false, false]);
    visit.clicks("a3 a5").await?;
    visit.until_text(".s1", "Black, choose a man.").await?;
    bench.picture(&visit, "wordpress").await?;
    // Its links open no window: WordPress goes to them.
    visit.press(".e-bar a").await?;
    visit.driver().enter_default_frame().await?;
    visit.until("the link", "return !!self.link").await?;
    let link = visit.js::<String>("return self.link").await?;
    assert!(link.starts_with(site.url()) && link.contains("#/mak-yek"), "{link}");
    Ok(())
}

pub async fn a_qr_code_leads_to_the_game(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("fr/embed/").await?;
    choose(&visit, &[("game", "sahkku"), ("theme", "contrast")]).await?;
    let page = format!("{}#/sahkku?lang=fr&theme=contrast", site.url());
    live(&visit, "theme=contrast").await?;
    let drawn = "return document.getElementById('qr-image').naturalWidth > 0";
    visit.until("the code", drawn).await?;
    // What is saved, in both forms, is read by a decoder.
    for id in ["qr-svg", "qr-png"] {
        let pixels = "const done = arguments[arguments.length - 1];
            const image = new Image();
            image.onload = () => {
                const { naturalWidth: side } = image;
                const context = new OffscreenCanvas(side, side).getContext('2d');
                context.drawImage(image, 0, 0);
                const { data } = context.getImageData(0, 0, side, side);
                let rows = '';
                for (let at = 0; at < data.length; at += 4) rows += data[at + 3] && data[at] > 127 ? '1' : '0';
                done([side, rows]);
            };
            image.src = document.getElementById(arguments[0]).href";
        let found = visit.driver().execute_async(pixels, vec![id.into()]).await?;
        let (side, rows): (usize, String) = found.convert()?;
        assert!(side >= 1000, "{id}: {side} pixels");
        let rows = rows.into_bytes();
        let light = |x: usize, y: usize| if rows[y * side + x] == b'1' { 255 } else { 0 };
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(side, side, light);
        let codes = image.detect_grids();
        assert_eq!(codes.len(), 1, "{id}");
        assert_eq!(codes[0].decode().expect("a code").1, page, "{id}");
    }
    Ok(())
}

pub async fn an_old_address_leads_to_the_page_beside_the_engine(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.driver().goto(format!("{}#/embed", site.url())).await?;
    visit.until_text("h1", &fr("Intégrer un jeu à votre site")).await?;
    visit.driver().goto(format!("{}#/accessibility", site.url())).await?;
    visit.until_text("h1", &fr("Déclaration d'accessibilité")).await?;
    // From within, too, and by the links to it.
    visit.open("#/mak-yek").await?;
    let script = "location.hash = '#/embed'; return null";
    visit.js::<Option<bool>>(script).await?;
    visit.until_text("h1", &fr("Intégrer un jeu à votre site")).await?;
    visit.open("#/?lang=en").await?;
    visit.press("header [href='./en/embed/']").await?;
    visit.until_text("h1", "Embed a game on your site").await
}
