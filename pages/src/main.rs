//! `pages FOLDER`: writes the pages that stand beside the engine into the folder of a built site.
//! `PALAMEDE_URL` says where the site is published; without it no page names an address of it.

use pages::{FRAME, Host, Sheets, files, frame};
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
    let sheets = Sheets::find(&page)
        .ok_or_else(|| format!("{} does not name its two sheets of styles", start.display()))?;
    let host = Host::read(env::var("PALAMEDE_URL").ok().as_deref(), sheets)?;
    let frame = frame(&page).ok_or_else(|| format!("{} starts no engine", start.display()))?;
    for (path, text) in files(&host).into_iter().chain([(FRAME.to_owned(), frame)]) {
        let file = folder.join(path);
        let told = |why| format!("{}: {why}", file.display());
        fs::create_dir_all(file.parent().unwrap_or(folder)).map_err(told)?;
        fs::write(&file, text).map_err(told)?;
    }
    Ok(())
}
