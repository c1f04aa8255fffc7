//! The pages that stand beside the engine: home, rules and statements in each language, as plain
//! documents. They are found by search engines, read without JavaScript, and light; what is played
//! they link to. Their trees are those of the site itself ([`palamede::app::page`]), made still.

mod address;
mod audit;
mod embed;
mod ground;
mod head;
mod host;
mod manifest;
mod missing;
mod oembed;
mod paper;
pub mod picture;
mod pieces;
mod play;
mod privacy;
mod publisher;
mod sheet;
pub mod short;
mod statement;
mod still;

pub use address::Page;
pub use audit::{Audit, Conformity, Criterion, Date, Verdict};
pub use embed::frame_size;
pub use head::{alternates, start};
pub use host::{Host, Styles};
pub use manifest::manifest;
pub use oembed::{FRAME, frame};
pub use publisher::{Kind, Publisher};

use palamede::app::route::Route;
use palamede::app::{App, Msg, Platform, page, to_read};
use palamede::text::{Lang, Voice};

/// A file of the site: its path, with slashes, below the site's folder, and what it holds.
pub type File = (String, String);

/// All files beside the engine's: the pages of each language, and what tells of them.
pub fn files(host: &Host) -> Vec<File> {
    let mut files: Vec<File> = Lang::ALL
        .into_iter()
        .flat_map(|lang| Page::all().into_iter().map(move |page| (page, lang)))
        .map(|(page, lang)| (format!("{}index.html", page.path(lang)), document(host, page, lang)))
        .collect();
    files.push(("404.html".to_owned(), missing::document(host)));
    files.push((host.styles.name.clone(), host.styles.text.clone()));
    files.push((embed::script(), embed::SCRIPT.to_owned()));
    // Named for what it will always do: people's pages name it.
    files.push(("kit-1.js".to_owned(), embed::TALK.to_owned()));
    files.push((embed::sheet(), embed::SHEET.to_owned()));
    files.push((paper::sheet(), paper::SHEET.to_owned()));
    files.push((statement::sheet(), statement::SHEET.to_owned()));
    files.push(oembed::script());
    files.push(paper::script());
    files.push(play::script());
    files.extend(play::files(host));
    files.extend(oembed::files(host));
    files.push(("robots.txt".to_owned(), robots(host)));
    files.extend(host.url.is_some().then(|| ("sitemap.xml".to_owned(), sitemap(host))));
    files
}

/// A page of the site as a document of its own.
fn document(host: &Host, page: Page, lang: Lang) -> String {
    let shown = shown(host, page, lang);
    let body = ground::once(still::body(host, page, lang, &shown.root));
    head::document(host, page, lang, &shown.title, &body)
}

/// What the site shows of a page to who comes for the first time.
fn shown(host: &Host, address: Page, lang: Lang) -> palamede::app::Page {
    let mut app = App::new(Platform { base: String::new(), ..Platform::in_memory(lang.code()) });
    // (Whatever route: these pages are none of the engine's.)
    app.update(Msg::Hash(address.route().unwrap_or(Route::Map).hash()));
    match address {
        Page::Kit => {
            to_read(&app, lang.words().embed_heading, "prose kit", embed::main(lang, host))
        }
        Page::Paper(game) => {
            let title = lang.paper().heading(&Voice(game, lang).words().title);
            to_read(&app, &title, "prose paper", paper::main(lang, game, host))
        }
        Page::Statement => {
            to_read(&app, lang.statement().title, "prose", statement::main(lang, host))
        }
        Page::Privacy => to_read(&app, lang.privacy().title, "prose", privacy::main(lang, host)),
        _ => page(&app),
    }
}

/// Who goes through sites by themselves may read all, and where the list of it is.
fn robots(host: &Host) -> String {
    let list = host.at("sitemap.xml").map(|at| format!("Sitemap: {at}\n"));
    format!("User-agent: *\nAllow: /\n{}", list.unwrap_or_default())
}

/// The list of the pages, each with what it is called in the other languages.
fn sitemap(host: &Host) -> String {
    let mut out = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
         xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    let root = host.at("").map(|at| format!("<url><loc>{at}</loc></url>\n"));
    out += &root.unwrap_or_default();
    for page in Page::all() {
        for lang in Lang::ALL {
            let Some(at) = host.at(&page.path(lang)) else { continue };
            out += &format!("<url><loc>{at}</loc>");
            for (tag, at) in head::alternates(host, page) {
                out += &format!("<xhtml:link rel=\"alternate\" hreflang=\"{tag}\" href=\"{at}\"/>");
            }
            out += "</url>\n";
        }
    }
    out + "</urlset>\n"
}
