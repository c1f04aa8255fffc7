//! `pages FOLDER`: writes the pages that stand beside the engine into the folder of a built site.
//! `PALAMEDE_URL` says where the site is published; without it no page names an address of it. `host.toml`
//! says who publishes it.

use pages::{FRAME, Host, Publisher, Styles, files, frame};
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

fn main() -> ExitCode {
    match env::args_os()
        .nth(1)
        .ok_or_else(|| "pages FOLDER".to_owned())
        .and_then(|to| write(Path::new(&to)))
    {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn write(folder: &Path) -> Result<(), String> {
    let start = folder.join("index.html");
    let page = fs::read_to_string(&start).map_err(|why| format!("{}: {why}", start.display()))?;
    let styles = Styles::new(read("target/read.css")?);
    let publisher = Publisher::read(&read("host.toml")?)?;
    let lacks = publisher.lacks().join(", ");
    if !lacks.is_empty() {
        eprintln!("host.toml: the accessibility statement lacks {lacks}");
    }
    let url = env::var("PALAMEDE_URL").ok();
    let host = Host { publisher, ..Host::read(url.as_deref(), styles)? };
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
