//! A finger on the board: what can be moved is dragged, from anywhere else the page scrolls.

use e2e::served::{Host, site};
use e2e::{Bench, Done, Visit};
use serde_json::{Value, json};

/// Where each kind of cell is on a new board, and after a piece was chosen.
const CELLS: &str = "return Object.fromEntries(arguments[0].map((id) => {
    const box = document.getElementById(id).getBoundingClientRect();
    return [id, [box.left + box.width / 2, box.top + box.height / 2]];
}))";

/// Swipes upwards from a point of the window; says how far the page has scrolled, or the sheet of a game
/// in which more is said than there is room for.
async fn swipe(visit: &Visit, [x, y]: [f64; 2]) -> thirtyfour::error::WebDriverResult<f64> {
    let finger = async |kind: &str, points: Value| {
        let event = json!({ "type": kind, "touchPoints": points });
        visit.driver().cdp().send_raw("Input.dispatchTouchEvent", event).await
    };
    finger("touchStart", json!([{ "x": x, "y": y }])).await?;
    for step in 1..10 {
        finger("touchMove", json!([{ "x": x, "y": y - f64::from(27 * step) }])).await?;
    }
    finger("touchEnd", json!([])).await?;
    // The page goes on for a while after the finger has left: until some pictures show the same.
    let still = "const done = arguments[0];
        const at = () => scrollY + (document.querySelector('.play')?.scrollTop ?? 0);
        const look = (last, times) => requestAnimationFrame(() => {
            if (at() !== last) return look(at(), 0);
            times < 9 ? look(last, times + 1) : done(at() - 100);
        });
        look(at(), 0)";
    visit.js_later(still).await
}

/// The pieces of white can be moved, of black not; h4 is free.
async fn swipes(visit: &Visit, framed: bool) -> Done {
    let [free, foe, own, other] = ["c31", "c55", "c23", "c22"];
    let leave = async || if framed { visit.driver().enter_default_frame().await } else { Ok(()) };
    let from = async |cell: &str| {
        // Before the page was scrolled.
        leave().await?;
        let begin = "scrollTo(0, 100); document.querySelector('.play')?.scrollTo(0, 0); return null";
        visit.js::<Option<bool>>(begin).await?;
        let edge = "const { left, top } = document.querySelector('iframe')?.getBoundingClientRect() ?? { left: 0, top: 0 };
            return [left, top]";
        let [left, top] = visit.js::<[f64; 2]>(edge).await?;
        if framed {
            visit.enter().await?;
        }
        let at = visit.js_with::<Value>(CELLS, vec![json!([cell])]).await?;
        let [x, y] = serde_json::from_value::<[f64; 2]>(at[cell].clone())?;
        leave().await?;
        swipe(visit, [left + x, top + y]).await
    };
    // (After a refusal the sheet is only a little longer than its place.)
    let scrolls = |by: f64| by > 8.0;
    assert!(scrolls(from(free).await?), "from a free cell");
    assert!(scrolls(from(foe).await?), "from a piece of the other side");
    assert_eq!(from(own).await?, 0.0, "from a piece that can be moved");
    // It was dragged to where it cannot go, or off the board; now it is chosen.
    if framed {
        visit.enter().await?;
    }
    let choose = "const own = document.getElementById('c23');
        if (!own.ariaSelected) own.click();
        return null";
    visit.js::<Option<bool>>(choose).await?;
    assert_eq!(visit.attr("#c23", "aria-selected").await?.as_deref(), Some("true"));
    assert!(visit.attr("#c31", "class").await?.is_some_and(|class| class.contains("can")));
    assert!(scrolls(from(free).await?), "from where it can go");
    assert_eq!(from(own).await?, 0.0, "from the chosen piece");
    assert_eq!(from(other).await?, 0.0, "from another one that can be moved");
    Ok(())
}

pub async fn a_swipe_over_a_framed_board_scrolls_the_page_around(bench: Bench) -> Done {
    let site = site();
    let host = Host::new(&format!(
        "<div style=\"height:300px\"></div><iframe src=\"{}#/mak-yek?frame=1&lang=fr\" title=\"Mak-Yek\" \
         width=\"358\" height=\"460\"></iframe><div style=\"height:2000px\"></div>",
        site.url()
    ));
    let visit = bench.visit(site.url()).await;
    visit.driver().goto(host.url()).await?;
    visit.enter().await?;
    visit.ready().await?;
    swipes(&visit, true).await
}

pub async fn a_swipe_over_a_board_scrolls_its_own_page(bench: Bench) -> Done {
    let site = site();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek").await?;
    // However much room there is: in a window as wide as this nothing of it would scroll.
    let room = "document.documentElement.style.paddingBlock = '300px 2000px';
        document.body.style.overflow = 'visible';
        return null";
    visit.js::<Option<bool>>(room).await?;
    swipes(&visit, false).await
}

pub async fn a_swipe_over_a_magnified_board_scrolls_the_page_around_from_its_end(
    bench: Bench,
) -> Done {
    let site = site();
    let host = Host::new(&format!(
        "<div style=\"height:300px\"></div><iframe src=\"{}#/shap-luk?frame=1&lang=fr\" title=\"Shap Luk\" \
         width=\"280\" height=\"360\"></iframe><div style=\"height:2000px\"></div>",
        site.url()
    ));
    let visit = bench.visit(site.url()).await;
    visit.driver().goto(host.url()).await?;
    visit.enter().await?;
    visit.ready().await?;
    let seen = "return document.querySelector('.big > .bx').style.getPropertyValue('--vy')";
    let from = async || {
        let free = "const [box, pieces] = [document.querySelector('.big').getBoundingClientRect(), document.querySelectorAll('.big .pc')];
            const taken = new Set([...pieces].map((piece) => `c${piece.dataset.site}`));
            for (let y = box.bottom - 8; y > box.top; y -= 8) for (let x = box.left + 8; x < box.right; x += 8) {
                const hit = document.elementFromPoint(x, y);
                if (hit.closest('.big') && !hit.closest('.map') && !taken.has(hit.closest('[role=gridcell]')?.id)) return [x, y];
            }";
        let [x, y] = visit.js::<[f64; 2]>(free).await?;
        visit.driver().enter_default_frame().await?;
        let place = "scrollTo(0, 100);
            const { left, top } = document.querySelector('iframe').getBoundingClientRect();
            return [left, top]";
        let [left, top] = visit.js::<[f64; 2]>(place).await?;
        let scrolled = swipe(&visit, [left + x, top + y]).await?;
        visit.enter().await?;
        Ok::<f64, thirtyfour::error::WebDriverError>(scrolled)
    };
    // Nothing lies below what is seen at first: the side of who begins.
    let below = visit.js::<String>(seen).await?;
    assert!(from().await? > 40.0, "from the board's end");
    assert_eq!(visit.js::<String>(seen).await?, below);
    visit.js::<Option<bool>>("document.querySelector('.map > .up').click(); return null").await?;
    let above = visit.js::<String>(seen).await?;
    assert_ne!(above, below);
    assert_eq!(from().await?, 0.0, "where there is more of the board");
    assert_ne!(visit.js::<String>(seen).await?, above);
    Ok(())
}
