//! The weight of the first load: what a visitor fetches before the first move.

use crate::failure::{Failure, Result};
use crate::{child, places, precache};
use std::fs;

/// Compressed bytes of the first load, at most.
const BYTES: u64 = 300_000;
/// Requests of the first load, at most.
const REQUESTS: usize = 8;
/// Compressed bytes of the page, and of its styles, at most: what fits in the ten segments that a server sends before it
/// hears of the first, and so comes without a further round trip. (Who asks for the styles has the page: the server has
/// heard of it.)
const AT_ONCE: u64 = 14_600 - HEADERS;
/// What the headers of each take: 404 bytes from nginx with the settings of `docs/hosts`.
const HEADERS: u64 = 404;
/// The one font of the first load, which who has Palatino does not ask for.
const LETTERS: &str = "letters/serif.woff2";
/// Compressed bytes of what thinks where a computer plays, at most: it knows the rules of every game, each of some 7
/// kB, plays two of them by nets, corrects the search of a third by one, and lists the captures of two apart.
const THINKER: u64 = 192_000;

/// A file of the built site.
struct Weight {
    name: String,
    raw: u64,
    gzip: u64,
    brotli: u64,
}

/// Weighs the site in `dist/`, prints a table, and fails over budget.
pub fn check() -> Result<()> {
    let page = places::dist().join("index.html");
    let html = fs::read_to_string(&page).map_err(|error| {
        Failure::file("read", &page)(error).advise("Build first: cargo xtask test build size")
    })?;
    let all = weigh()?;
    let words = largest_words(&all);
    let part = largest_part(&all);
    let chosen = [words.as_str(), part.as_str(), LETTERS];
    let (first, later): (Vec<_>, Vec<_>) = all.into_iter().partition(|file| {
        let name = file.name.as_str();
        is_first(name, &html) || is_of_moves(name) || chosen.contains(&name)
    });
    println!("{:<44} {:>9} {:>9} {:>9}", "first load", "raw", "gzip", "brotli");
    first.iter().for_each(print);
    let total = sum(format!("{} requests", first.len()), &first);
    print(&total);
    let (thinker, later): (Vec<_>, Vec<_>) =
        later.into_iter().partition(|file| file.name.starts_with("thinker-"));
    println!("where a computer plays");
    thinker.iter().for_each(print);
    let thinker = sum("thinker".to_owned(), &thinker);
    print(&thinker);
    if !later.is_empty() {
        println!("later");
        later.iter().for_each(print);
    }
    if part.is_empty() {
        return Err(Failure::new("the page's module has not its parts: xtask/split.mjs"));
    }
    judge(&first, total.gzip, thinker.gzip)
}

/// Fails where the first load (its files and their sum) or the thinker is over its budget.
fn judge(first: &[Weight], total: u64, thinker: u64) -> Result<()> {
    // GitHub Pages compresses with gzip.
    if total > BYTES {
        let text = format!("the first load weighs {total} bytes compressed, {BYTES} at most");
        return Err(Failure::new(text));
    }
    if thinker == 0 || thinker > THINKER {
        let text = format!("the thinker weighs {thinker} bytes compressed, from 1 to {THINKER}");
        return Err(Failure::new(text));
    }
    let page = |file: &&Weight| file.name == "index.html" || file.name.ends_with(".css");
    if let Some(file) = first.iter().filter(page).find(|file| file.gzip > AT_ONCE) {
        let Weight { name, gzip, .. } = file;
        return Err(Failure::new(format!(
            "{name} weighs {gzip} bytes compressed, {AT_ONCE} at most"
        )));
    }
    if first.len() > REQUESTS {
        return Err(Failure::new(format!(
            "the first load takes {} requests, {REQUESTS} at most",
            first.len()
        )));
    }
    Ok(())
}

/// The weight of files together.
fn sum(name: String, files: &[Weight]) -> Weight {
    let sum = |bytes: fn(&Weight) -> u64| files.iter().map(bytes).sum::<u64>();
    Weight { name, raw: sum(|f| f.raw), gzip: sum(|f| f.gzip), brotli: sum(|f| f.brotli) }
}

/// Returns whether a file is the part of the module that comes after the first picture: nobody makes a first move without it.
fn is_of_moves(name: &str) -> bool {
    name.starts_with("palamede-") && name.ends_with("_moves.bin")
}

/// The page and what it names, but for the thinker, which it calls where a computer plays, and the styles of frames
/// and of pages to read. Icons are fetched by who installs the site alone.
fn is_first(name: &str, html: &str) -> bool {
    let later = ["icon/", "later-", "thinker-"].iter().any(|start| name.starts_with(start));
    let named = ['"', '?'].iter().any(|end| html.contains(&format!("\"./{name}{end}")));
    name == "index.html" || named && !later
}

/// The heaviest of the files of sentences that a player fetches: one, and no prose.
fn largest_words(files: &[Weight]) -> String {
    let played = |name: &str| name.starts_with("words/") && !name.ends_with("-prose.txt");
    let words = files.iter().filter(|file| played(&file.name));
    words.max_by_key(|file| file.gzip).map(|file| file.name.clone()).unwrap_or_default()
}

/// The heaviest of the parts of the page's module, of which a player fetches that of one game; what a
/// game shows only once it has begun comes later.
fn largest_part(files: &[Weight]) -> String {
    let of_game = |name: &str| {
        let ends = |end: &str| name.ends_with(end);
        let own = !["_bg.bin", "_deferred.bin", "_reading.bin"].iter().any(|end| ends(end));
        let own = own && !is_of_moves(name);
        name.starts_with("palamede-") && ends(".bin") && own
    };
    let parts = files.iter().filter(|file| of_game(&file.name));
    parts.max_by_key(|file| file.gzip).map(|file| file.name.clone()).unwrap_or_default()
}

fn print(file: &Weight) {
    println!("{:<44} {:>9} {:>9} {:>9}", file.name, file.raw, file.gzip, file.brotli);
}

/// Node, which the build needs anyway, knows how to compress.
fn weigh() -> Result<Vec<Weight>> {
    let dist = places::dist();
    let names = precache::files(&dist)?;
    let script = places::root().join("xtask/weigh.mjs");
    let lines = child::output(child::command("node")?.arg(script).args(&names).current_dir(&dist))?;
    let sizes: Vec<Vec<u64>> =
        lines.lines().map(|line| line.split_whitespace().flat_map(str::parse).collect()).collect();
    let weights = names.into_iter().zip(sizes).flat_map(|(name, sizes)| match sizes[..] {
        [raw, gzip, brotli] => Some(Weight { name, raw, gzip, brotli }),
        _ => None,
    });
    Ok(weights.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_page_names_is_fetched_first() {
        let html = "<link href=\"./palamede-1_bg.bin\"><script src=\"./boot.js?1a\" data-thinker=\"./thinker-1.js\" data-later=\"./later-1.css\"></script>";
        for name in ["index.html", "boot.js", "palamede-1_bg.bin"] {
            assert!(is_first(name, html), "{name}");
        }
        assert!(!is_first(
            "icon/apple.png",
            "<link rel=\"apple-touch-icon\" href=\"./icon/apple.png\">"
        ));
        assert!(!is_first("thinker-1.js", html));
        assert!(!is_first("later-1.css", html));
        assert!(!is_first("sw.js", html));
        assert!(!is_first("oot.js", html));
    }

    #[test]
    fn a_player_fetches_the_sentences_of_one_language_no_prose_and_one_part() {
        let file =
            |(name, gzip): (&str, u64)| Weight { name: name.into(), raw: 0, gzip, brotli: 0 };
        let files = [
            ("words/en.txt", 2),
            ("words/fr-prose.txt", 8),
            ("words/fr.txt", 3),
            ("words/zh.txt", 1),
            ("palamede-1_bg.bin", 9),
            ("palamede-1_mak_yek.bin", 4),
            ("palamede-1_sahkku.bin", 5),
            ("palamede-1_reading.bin", 6),
            ("palamede-1_moves.bin", 8),
            ("palamede-1_sahkku.wasm", 9),
        ];
        let files = files.map(file);
        assert_eq!(largest_words(&files), "words/fr.txt");
        assert_eq!(largest_part(&files), "palamede-1_sahkku.bin");
    }

    #[test]
    fn the_icon_in_the_page_is_that_of_the_installed_site() {
        let read = |name: &str| fs::read_to_string(places::root().join(name)).unwrap_or_default();
        let icon: String = read("assets/icon.svg").lines().map(str::trim).collect();
        let icon = icon.replace('"', "'").replace('#', "%23");
        // As HTML wants an address.
        let icon = icon.replace('<', "%3C").replace('>', "%3E").replace(' ', "%20");
        assert!(icon.starts_with("%3Csvg"), "{icon}");
        assert!(read("index.html").contains(&format!("href=\"data:image/svg+xml,{icon}\"")));
    }

    /// What a line of the manifest says under a name.
    fn said<'a>(line: &'a str, what: &str) -> &'a str {
        let (_, after) = line.split_once(&format!("\"{what}\": \"")).unwrap_or_default();
        after.split('"').next().unwrap_or_default()
    }

    #[test]
    fn pictures_for_who_installs_the_site_are_of_their_size_and_light() {
        let read =
            |name: &str| fs::read(places::root().join("assets").join(name)).unwrap_or_default();
        let manifest = String::from_utf8(read("manifest.webmanifest")).unwrap_or_default();
        let mut shown = 0;
        for line in manifest.lines().filter(|line| line.contains(".png\"")) {
            let name = said(line, "src");
            let file = read(name);
            assert_eq!(file.get(..8), Some(&b"\x89PNG\r\n\x1a\n"[..]), "{name}");
            let side = |at: usize| {
                file[at..at + 4].iter().fold(0, |sum, &byte| sum << 8 | u32::from(byte))
            };
            assert_eq!(said(line, "sizes"), format!("{}x{}", side(16), side(20)), "{name}");
            assert!(file.len() < 60_000, "{name}");
            shown += usize::from(!said(line, "form_factor").is_empty());
        }
        assert_eq!(shown, 2);
    }
}
