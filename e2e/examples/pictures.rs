//! Draws what is shown beside a link that somebody sends, into `assets/pictures`: `cargo xtask pictures`.

use e2e::served::Copied;
use e2e::{Bench, Browser, Done};
use pages::{Styles, picture};
use std::fs;
use std::path::Path;

fn main() {
    e2e::run(Browser::Chromium, "pictures", drawn);
}

async fn drawn(bench: Bench) -> Done {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../assets/pictures");
    fs::create_dir_all(&folder)?;
    let site = Copied::new();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/read.css");
    let styles = Styles::new(fs::read_to_string(file)?);
    let visit = bench.visit(site.url()).await;
    let (width, height) = picture::SIZE;
    visit.driver().set_window_rect(0, 0, width + 100, height + 300).await?;
    for (name, text) in picture::all(&styles.name) {
        // (an address of its own: a browser keeps what it has seen)
        let page = format!("picture-{name}.html");
        fs::write(site.file(&page), text)?;
        visit.open(&page).await?;
        visit.until("the letters", "return document.fonts.status === 'loaded'").await?;
        let file = folder.join(format!("{name}.png"));
        visit.find("main").await?.screenshot(&file).await?;
    }
    let marks = picture::marks().into_iter().map(|(name, mark)| format!("{name} {mark:016x}\n"));
    fs::write(folder.join("marks.txt"), marks.collect::<String>())?;
    Ok(())
}
