//! Writes the packs of sentences into `target/words`, from where the built site takes
//! them: a step of the build.

use palamede::say::{Pack, write_pack};
use std::path::Path;
use std::{fs, io};

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/words");
    fs::create_dir_all(&folder)?;
    for pack in Pack::ALL {
        fs::write(folder.join(format!("{}.txt", pack.name())), write_pack(pack))?;
    }
    Ok(())
}
