//! Writes the sentences of each language into `target/words`, from where the built site
//! takes them: a step of the build.

use palamede::say::{Lang, write_pack};
use std::path::Path;
use std::{fs, io};

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/words");
    fs::create_dir_all(&folder)?;
    for lang in Lang::ALL {
        fs::write(folder.join(format!("{}.txt", lang.code())), write_pack(lang))?;
    }
    Ok(())
}
