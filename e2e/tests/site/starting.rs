//! It starts where browsers and servers allow little, or says why it cannot.

use e2e::browser::Browser;
use e2e::served::{Copied, Host, dist};
use e2e::{Bars, Bench, Done, Visit, Wishes, fr};

/// Before a page: whatever keeps anything throws, as where a browser refuses it to pages.
const KEEPS_NOTHING: &str = "for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel', 'caches']) {
    const get = () => { throw new DOMException('The operation is insecure.', 'SecurityError'); };
    Object.defineProperty(self, name, { get });
}";

/// A visit by a browser that bars this; one that cannot be told runs a script before the page that does as much.
async fn barred(bench: &Bench, bars: Bars, script: &str) -> (Visit, Copied) {
    let told = match bench.browser() {
        Browser::Firefox => true,
        Browser::Chromium => bars != Bars::WebAssembly,
        Browser::WebKit => false,
    };
    let site = Copied::new();
    let site = if told { site } else { site.running(script) };
    let bars = if told { bars } else { Bars::Nothing };
    let visit = bench.visit_as(site.url(), Wishes { bars, ..Wishes::default() }).await;
    (visit, site)
}

/// A game is played.
async fn plays(visit: &Visit) -> Done {
    visit.clicks("a3 a5 b6 b4").await?;
    visit.until_text("p.s1", &fr("Blancs, choisissez un pion.")).await
}

/// What the page says in place of the game.
async fn boot_error(visit: &Visit, sentence: &str) -> Done {
    visit.until("what is said", "return !!document.querySelector('.boot[role=alert]')").await?;
    let told = visit.texts(".boot p").await?;
    assert!(told[0].contains(&fr(sentence)), "{told:?}");
    assert_eq!(visit.count("main[aria-busy]").await?, 0);
    Ok(())
}

pub async fn it_plays_where_nothing_may_be_kept(bench: Bench) -> Done {
    let (visit, _site) = barred(&bench, Bars::Storage, KEEPS_NOTHING).await;
    visit.forgive("service worker");
    visit.forgive("ServiceWorker");
    visit.open("#/mak-yek?lang=fr").await?;
    plays(&visit).await?;
    visit.go("#/settings").await?;
    let said = visit.text("main").await?;
    assert!(said.contains(&fr("Ce navigateur ne laisse pas le site garder la partie")), "{said}");
    Ok(())
}

pub async fn it_plays_in_a_frame_that_may_keep_nothing(bench: Bench) -> Done {
    let (visit, site) = barred(&bench, Bars::StorageInFrames, KEEPS_NOTHING).await;
    let address = format!("{}#/mak-yek?frame=1&lang=fr", site.url());
    let host = Host::new(&format!("<iframe src=\"{address}\" width=\"640\" height=\"700\"></iframe>"));
    visit.driver().goto(host.url()).await?;
    visit.enter().await?;
    visit.ready().await?;
    plays(&visit).await
}

pub async fn a_browser_without_webassembly_is_told_of(bench: Bench) -> Done {
    let (visit, _site) = barred(&bench, Bars::WebAssembly, "delete self.WebAssembly").await;
    visit.forgive("WebAssembly");
    for page in ["#/mak-yek?lang=fr", "#/?lang=fr"] {
        visit.open(page).await?;
        boot_error(&visit, "WebAssembly lui manque ou n'est pas assez récent.").await?;
    }
    Ok(())
}

pub async fn a_server_that_forbids_it_is_told_of(bench: Bench) -> Done {
    let policy = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:";
    let site = Copied::served(|settings| settings.with_policy(policy));
    let visit = bench.visit(site.url()).await;
    for sign in ["Content Security", "Content-Security", "CSP", "WebAssembly"] {
        visit.forgive(sign);
    }
    visit.open("#/mak-yek").await?;
    boot_error(&visit, "il manque 'wasm-unsafe-eval' à sa Content-Security-Policy.").await?;
    visit.leave().await;

    // With that it plays, and with the hash of the page's own script nothing is complained of.
    let page = std::fs::read_to_string(dist().join("index.html"))?;
    let hash = page.split('\'').find(|part| part.starts_with("sha256-")).expect("a script in the page");
    for (allowed, whole) in [("'wasm-unsafe-eval'".to_owned(), false), (format!("'wasm-unsafe-eval' '{hash}'"), true)] {
        let policy = policy.replace("script-src 'self'", &format!("script-src 'self' {allowed}"));
        let site = Copied::served(|settings| settings.with_policy(&policy));
        let visit = bench.visit(site.url()).await;
        if !whole {
            visit.forgive("Content");
        }
        visit.open("#/mak-yek").await?;
        plays(&visit).await?;
        visit.leave().await;
    }
    Ok(())
}

pub async fn a_frame_that_its_site_does_not_let_in_is_told_of(bench: Bench) -> Done {
    let site = Copied::served(|settings| settings.without_cors());
    let address = format!("{}#/mak-yek?frame=1&lang=fr", site.url());
    let host = Host::new(&format!(
        "<iframe src=\"{address}\" width=\"640\" height=\"700\" sandbox=\"allow-scripts\"></iframe>"
    ));
    let visit = bench.visit(site.url()).await;
    for sign in ["CORS", "access control", "Access-Control", "Cross-Origin", "fetch", "Failed to load", "Load failed"] {
        visit.forgive(sign);
    }
    visit.driver().goto(host.url()).await?;
    visit.enter().await?;
    boot_error(&visit, "Dans ce cadre isolé, le navigateur ne laisse pas le jeu se charger.").await?;
    assert_eq!(visit.count(".boot a[target=_blank]").await?, 1);
    Ok(())
}

/// What would say so does not come itself.
pub async fn without_its_start_script_the_page_says_what_to_do(bench: Bench) -> Done {
    let site = Copied::new();
    std::fs::remove_file(site.file("boot.js"))?;
    let visit = bench.visit(site.url()).await;
    for sign in ["404", "boot.js", "preloaded"] {
        visit.forgive(sign);
    }
    visit.driver().goto(format!("{}#/mak-yek", site.url())).await?;
    let seen = "return getComputedStyle(document.querySelector('.late')).visibility === 'visible'";
    assert!(!visit.js::<bool>(seen).await?, "at once it may only be slow");
    visit.until("the sentence", seen).await?;
    assert!(visit.text(".late").await?.contains("rechargez la page"));
    Ok(())
}

/// Some sites have what makes pages quicker run every script later.
pub async fn it_starts_from_a_script_that_comes_late(bench: Bench) -> Done {
    let site = Copied::new();
    let late = "addEventListener('load', () => {
        const [waits, script] = [document.querySelector('[data-module]'), document.createElement('script')];
        for (const { name, value } of waits.attributes) if (name !== 'type') script.setAttribute(name, value);
        waits.replaceWith(script);
    });";
    let site = site.running(late);
    site.change("index.html", |html| html.replace("<script src=\"./boot.js", "<script type=\"text/later\" src=\"./boot.js"));
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek").await?;
    plays(&visit).await
}

pub async fn packed_files_may_be_announced_as_such(bench: Bench) -> Done {
    let site = Copied::served(|settings| settings.announcing_gzip());
    let visit = bench.visit(site.url()).await;
    // What the server unpacks is not what was built: it is not kept for use without a network.
    visit.forgive("is not this build's");
    visit.open("#/mak-yek?players=person,computer").await?;
    visit.clicks("a3 a5").await?;
    visit.until_moves(2).await
}
