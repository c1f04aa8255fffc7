//! `cargo xtask preview`: shows the site as it is, with the sentences of `texts/` as they are now.

use crate::failure::{Failure, Result};
use crate::precache::files;
use crate::server::Settings;
use crate::{child, places, serve, site};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant, SystemTime};
use std::{fs, thread};

/// The time between two looks at the files.
const LOOK: Duration = Duration::from_millis(300);

/// What the built site follows from, beside the sentences.
const SOURCES: [&str; 7] =
    ["src", "assets", "styles", "pages/src", "index.html", "Cargo.toml", "Cargo.lock"];

/// The files of sentences that the build puts into scripts.
const IN_SCRIPTS: [&str; 2] = ["/boot.ftl", "/room.ftl"];

/// Sets up and builds what is missing, then serves the site with the present sentences until it is
/// stopped. After a change of a file of `texts/` it says what is wrong there, or that it is shown.
pub fn preview(options: &serve::Options) -> Result<()> {
    let folder = places::target().join("preview");
    // What is served is never kept by the browser: no age, and no service worker.
    let server = serve::bind(options, || Settings::new(&folder).always_fresh())?;
    let built = modified(&places::dist().join("index.html"));
    let mut seen = stamps()?;
    let in_scripts = |name: &&String| IN_SCRIPTS.iter().any(|file| name.ends_with(file));
    let told = seen.iter().filter(|(name, _)| in_scripts(name)).map(|(_, stamp)| *stamp);
    let last = SOURCES.iter().map(|source| newest(source)).chain(told).max().flatten();
    if built.is_none() || last > built {
        println!("Building the site: some minutes, up to a quarter of an hour the first time.");
        site::set_up_and_build()?;
    }
    println!("Reading {}", places::root().join("texts").display());
    copy(&places::dist(), &folder)?;
    site::steps()?;
    if show(&folder).is_err() {
        println!("Mend this: until then the site says what it said when it was built.");
    }
    let address = server.address();
    println!(
        "\nThe site with these sentences is at {address}\n\
         In French {address}fr/, the rules of a game {address}fr/mak-yek/, the game {address}#/mak-yek?lang=fr\n\
         Ctrl+C stops it."
    );
    options.open(&address);
    let _started = server.start();
    loop {
        thread::sleep(LOOK);
        let now = stamps()?;
        let changed = |name: &&String| seen.get(*name) != now.get(*name);
        let (built, shown): (Vec<_>, Vec<_>) = now.keys().filter(changed).partition(in_scripts);
        for name in built {
            println!("{name}: saved; it is seen once this command was stopped and started again.");
        }
        if !shown.is_empty() {
            let (begun, names) = (Instant::now(), shown.into_iter().map(|name| &**name));
            let names = names.collect::<Vec<&str>>().join(", ");
            match show(&folder) {
                Ok(()) => {
                    let seconds = begun.elapsed().as_secs_f64();
                    println!("{names}: shown after {seconds:.1} s; reload the page.");
                }
                // What is wrong was told.
                Err(_) => println!("{names}: not shown yet; the site says what it said before."),
            }
        }
        seen = now;
    }
}

/// Writes the packs of the present sentences, and the pages beside the engine, into the folder.
fn show(folder: &Path) -> Result<()> {
    child::run(&mut reads_now("examples/words")?)?;
    copy(&places::target().join("words"), &folder.join("words"))?;
    child::run(reads_now("pages")?.arg(folder))
}

/// A program of the build that reads the files of `texts/` as they are now.
fn reads_now(program: &str) -> Result<Command> {
    let mut command = child::command(places::built(program)?)?;
    command.env("PALAMEDE_TEXTS_OF", places::root());
    Ok(command)
}

/// When each file of the sentences was changed last.
fn stamps() -> Result<BTreeMap<String, Option<SystemTime>>> {
    let texts = places::root().join("texts");
    let stamp = |name: String| {
        let stamp = modified(&texts.join(&name));
        (format!("texts/{name}"), stamp)
    };
    let is_text = |name: &String| name.ends_with(".ftl") || name.ends_with(".md");
    Ok(files(&texts)?.into_iter().filter(is_text).map(stamp).collect())
}

fn modified(file: &Path) -> Option<SystemTime> {
    fs::metadata(file).and_then(|file| file.modified()).ok()
}

/// When a file of the tree, or the last of a folder, was changed.
fn newest(source: &str) -> Option<SystemTime> {
    let path = places::root().join(source);
    if path.is_file() {
        return modified(&path);
    }
    let all = files(&path).unwrap_or_default();
    all.iter().filter_map(|name| modified(&path.join(name))).max()
}

/// Copies a folder, without the service worker.
fn copy(from: &Path, to: &Path) -> Result<()> {
    for name in files(from)?.iter().filter(|name| *name != "sw.js") {
        let file: PathBuf = to.join(name);
        if let Some(parent) = file.parent() {
            fs::create_dir_all(parent).map_err(Failure::file("made", parent))?;
        }
        fs::copy(from.join(name), &file).map_err(Failure::file("written", &file))?;
    }
    Ok(())
}
