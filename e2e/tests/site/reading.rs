//! The pages beside the engine: read without it, and what leads from them into it.

use crate::checking::check;
use crate::looking;
use e2e::served::site;
use e2e::suite::is_deep;
use e2e::{Bench, Done, Visit};
use pages::Page;
use palamede::games::GameId;
use palamede::text::{Lang, Voice};

/// What has been asked for that is the engine's: its script, its module, its sentences.
const ENGINE: &str = "return performance.getEntriesByType('resource').map(({ name }) => name)
    .filter((name) => /\\.js$|_bg|words\\//.test(name) && !/\\/((kit|paper)-\\w+|qr)\\.js$/.test(name))";

/// A page as who follows a link to it gets it.
async fn open(visit: &Visit, page: Page, lang: Lang) -> Done {
    visit.open(&page.path(lang)).await?;
    assert_eq!(visit.attr("html", "lang").await?.as_deref(), Some(lang.tag()));
    assert_eq!(visit.js::<Vec<String>>(ENGINE).await?, [""; 0], "{}", page.path(lang));
    // In its styles.
    let styled = "return getComputedStyle(document.querySelector('h1')).fontSize";
    assert_ne!(visit.js::<String>(styled).await?, "32px", "{} has no styles", page.path(lang));
    Ok(())
}

pub async fn a_page_is_read_without_the_engine_and_leads_into_it(bench: Bench) -> Done {
    let site = site();
    let visit = bench.visit(site.url()).await;
    open(&visit, Page::Home, Lang::Fr).await?;
    bench.picture(&visit, "home").await?;
    // From language to language, and from page to page.
    visit.press("nav a[hreflang='en']").await?;
    visit.until_lang("en").await?;
    visit.press("a[href='../en/mak-yek/']").await?;
    visit.until_text("h1", "Mak-Yek").await?;
    visit.press("a[href='#captures']").await?;
    let there = "const { top } = document.getElementById('captures').getBoundingClientRect();
        return top > -2 && top < innerHeight";
    visit.until("the section", there).await?;
    assert_eq!(visit.js::<Vec<String>>(ENGINE).await?, [""; 0]);
    // Into the engine, in the language of the page whatever the browser's is.
    for (link, there) in [("learn?lang=en", ".way"), ("mak-yek?lang=en", "[role=grid]")] {
        open(&visit, Page::Game(GameId::MakYek), Lang::En).await?;
        visit.press(&format!("main a[href$='{link}']")).await?;
        visit.ready().await?;
        visit.until(there, &format!("return !!document.querySelector('{there}')")).await?;
        assert_eq!(visit.attr("html", "lang").await?.as_deref(), Some("en"));
    }
    Ok(())
}

/// The pages of games are alike: that of one is judged, and by night those of all.
fn is_like_another(page: Page) -> bool {
    matches!(page, Page::Game(game) | Page::Paper(game) if game != GameId::MakYek)
}

/// Each kind of page in one language, and where there is little room.
pub async fn everybody_can_use_the_pages_beside_the_engine(bench: Bench) -> Done {
    let site = site();
    let visit = bench.visit(site.url()).await;
    for page in Page::all().into_iter().filter(|&page| is_deep() || !is_like_another(page)) {
        let langs = if matches!(page, Page::Game(_) | Page::Paper(_)) { &Lang::ALL[..1] } else { &Lang::ALL[..] };
        for &lang in langs {
            open(&visit, page, lang).await?;
            check(&visit, &page.path(lang)).await?;
        }
    }
    visit.open("404.html").await?;
    check(&visit, "no page").await?;
    // However deep it is shown, in a copy that does not know its address, too.
    visit.forgive("fr/nothing/");
    visit.forgive("boot.js - Failed to load resource");
    visit.driver().goto(format!("{}fr/nothing/deep", site.url())).await?;
    let home = format!("return document.querySelector('a.btn').href === '{}fr/'", site.url());
    visit.until("the way home", &home).await?;
    let styled = "return getComputedStyle(document.querySelector('a.btn')).display !== 'inline'";
    visit.until("the styles", styled).await?;
    visit.leave().await;
    let (visit, _host) = looking::framed(&bench, site.url(), "fr/", (320, 480)).await?;
    for page in Page::all() {
        let path = page.path(Lang::Fr);
        let to = format!("{}{path}", site.url());
        let script = "self.before = true; location.assign(arguments[0]); return true";
        visit.js_with::<bool>(script, vec![to.into()]).await?;
        let come = "return !self.before && document.readyState === 'complete'";
        visit.until(&path, come).await?;
        if !is_like_another(page) {
            check(&visit, &format!("{path} at 320 px")).await?;
        }
        let wide = "return document.documentElement.scrollWidth - innerWidth";
        assert!(visit.js::<i32>(wide).await? <= 0, "{path} scrolls sideways");
    }
    Ok(())
}

/// Each game's page shows what its own rules say.
pub async fn every_game_has_a_page_of_its_own(bench: Bench) -> Done {
    let site = site();
    let visit = bench.visit(site.url()).await;
    for game in GameId::ALL {
        for lang in Lang::ALL {
            open(&visit, Page::Game(*game), lang).await?;
            let title = Voice(*game, lang).words().title;
            assert!(visit.title().await?.starts_with(title), "{title}");
            // Every board is drawn: it has its colours, and its room. What lies under the
            // pieces may be another board's of the page.
            let drawn = "return [...document.querySelectorAll('figure:not(.full) svg')].every((svg) => {
                const used = svg.querySelector('use')?.getAttribute('href');
                const ground = svg.querySelector('.g') ?? document.querySelector(used + ' .g');
                return svg.clientWidth > 60 && getComputedStyle(ground).fill !== 'rgb(0, 0, 0)'; })";
            assert!(visit.js::<bool>(drawn).await?, "{title}: a board is not drawn");
        }
    }
    Ok(())
}
