//! The engine's text protocol: commands from standard input, one a line, answers on
//! standard output. Every answer ends with a line `ok`, or is one line `error: …`.
//! What the commands are is told in `session.rs`.
//!
//! ```text
//! cargo run --release --example engine
//! ```

mod clock;
mod go;
mod playing;
mod session;

use session::{Answer, Session};
use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let (mut session, mut line) = (Session::new(), Vec::new());
    // Bytes, since a line that is no text is to be answered, too.
    while input.read_until(b'\n', &mut line)? > 0 {
        let mut written = Ok(());
        let answer = session.answer(&String::from_utf8_lossy(&line), &mut |text| {
            // Iterations are shown as they come.
            written = writeln!(output, "{text}").and_then(|()| output.flush());
        });
        written?;
        match answer {
            Answer::Ok => writeln!(output, "ok")?,
            Answer::Error(why) => writeln!(output, "error: {why}")?,
            Answer::Quit => return Ok(()),
        }
        output.flush()?;
        line.clear();
    }
    Ok(())
}
