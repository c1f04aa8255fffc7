//! `pages FOLDER`: writes the pages that stand beside the engine into the folder of a built site; before that, `pages
//! FOLDER start` has the page with the engine say what it is, and the manifest name the games.
//! `PALAMEDE_URL` says where the site is published; without it no page names an address of it. `host.toml`
//! says who publishes it.

use pages::{FRAME, Host, Publisher, Styles, files, frame};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

fn main() -> ExitCode {
    let told: Vec<_> = env::args_os().skip(1).collect();
    let done = match &told[..] {
        [to] => write(Path::new(to)),
        [to, what] if what == "start" => introduce(Path::new(to)),
        _ => Err("pages FOLDER [start]".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// What the build and its surroundings say of where the site is, and of who publishes it.
fn host() -> Result<Host, String> {
    let styles = Styles::new(read("target/read.css")?);
    let told = |name| env::var(name).ok();
    let (server, repository) = (told("GITHUB_SERVER_URL"), told("GITHUB_REPOSITORY"));
    let publisher = Publisher::read(&read("host.toml")?)?;
    let publisher = publisher.built_at(server.as_deref(), repository.as_deref());
    let url = told("PALAMEDE_URL");
    Ok(Host { publisher, ..Host::read(url.as_deref(), styles)? })
}

/// The page with the engine: its place, and what it holds.
fn engine(folder: &Path) -> Result<(PathBuf, String), String> {
    let start = folder.join("index.html");
    let page = fs::read_to_string(&start).map_err(|why| format!("{}: {why}", start.display()))?;
    Ok((start, page))
}

fn introduce(folder: &Path) -> Result<(), String> {
    let (start, page) = engine(folder)?;
    let told = pages::start(&host()?, &page);
    fs::write(&start, told).map_err(|why| format!("{}: {why}", start.display()))?;
    let file = folder.join("manifest.webmanifest");
    let told = |why| format!("{}: {why}", file.display());
    let text = fs::read_to_string(&file).map_err(told)?;
    fs::write(&file, pages::manifest(&text)?).map_err(told)
}

fn write(folder: &Path) -> Result<(), String> {
    let (start, page) = engine(folder)?;
    let host = host()?;
    let lacks = host.publisher.lacks().join(", ");
    // (Who looks at sentences need not hear it again after each.)
    if !lacks.is_empty() && env::var_os("PALAMEDE_TEXTS_OF").is_none() {
        eprintln!("host.toml: the accessibility statement lacks {lacks}");
    }
    let frame = frame(&page).ok_or_else(|| format!("{} starts no engine", start.display()))?;
    for (path, text) in files(&host).into_iter().chain([(FRAME.to_owned(), frame)]) {
        let file = folder.join(path);
        let told = |why| format!("{}: {why}", file.display());
        fs::create_dir_all(file.parent().unwrap_or(folder)).map_err(told)?;
        fs::write(&file, text).map_err(told)?;
    }
    Ok(())
}

/// What a file of this checkout holds.
fn read(name: &str) -> Result<String, String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name);
    fs::read_to_string(&file).map_err(|why| format!("{}: {why}", file.display()))
}
