//! A text or an address as it was before mail programs, messengers and people changed it on the way.
//!
//! Nothing is guessed of the game itself: a line that was broken is joined, what stands around the
//! record is left out, and what cannot be seen is taken away. Whether the rest is what was sent, its
//! checksum tells. (Letters are looked at one by one: what searches texts for texts, and what knows all
//! letters, would weigh several kilobytes in the page.)

use super::is_named;
use super::link::decode;

/// Returns the record as it was sent, of a text that holds one: without quotation marks of mail
/// programs, with lines that were broken in one, and without what stands before its title and after
/// its last line.
///
/// ```
/// use palamede_record::as_sent;
///
/// let mail = "Hello!\n> Palamede record 1\n> game: mak-yek\n> moves: 1. a3-a5\n> b6-b4\n";
/// assert_eq!(as_sent(mail), "Palamède record 1\ngame: mak-yek\nmoves: 1. a3-a5 b6-b4");
/// ```
pub fn as_sent(text: &str) -> String {
    let text = plain(text);
    let mut lines: Vec<String> = Vec::new();
    for line in text.lines() {
        let line = line.trim_start_matches(['>', '|', ' ']).trim_end();
        // An empty line is one that mail has put in, or the end.
        if line.is_empty() {
            continue;
        }
        match lines.last_mut() {
            None => lines.extend(titled(line)),
            Some(last) if last.starts_with("end:") => break,
            // Remove a closing quotation mark behind the last line.
            Some(_) if line.starts_with("end:") => {
                lines.push(line.trim_end_matches(['"', '”', '»', ' ']).to_owned());
            }
            Some(_) if is_field(line) => lines.push(line.to_owned()),
            Some(last) => {
                last.push(' ');
                last.push_str(line);
            }
        }
    }
    // A text without a record is returned as it is, for the error message.
    if lines.is_empty() { text.trim().to_owned() } else { lines.join("\n") }
}

/// Returns the text with spaces of one kind, letters and their accents in one, and nothing that
/// cannot be seen.
fn plain(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            // Marks of byte order, of joining, of hyphenation.
            '\u{feff}' | '\u{200b}' | '\u{200d}' | '\u{2060}' | '\u{ad}' => {}
            '\u{300}' if out.ends_with('e') => {
                out.pop();
                out.push('è');
            }
            '\n' => out.push('\n'),
            c if c.is_whitespace() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

/// Returns a record's title in its own letters, with simple spaces, without what stands before it
/// on the line; `None` where the line has no title.
fn titled(line: &str) -> Option<String> {
    let title = |from: &str| {
        // The accent may be lost.
        let rest = from.strip_prefix("Palamède ").or_else(|| from.strip_prefix("Palamede "))?;
        Some(from.len() - rest.len())
    };
    let (at, begin) =
        line.char_indices().find_map(|(at, _)| Some((at, title(line.get(at..)?)?)))?;
    let rest = line.get(at + begin..)?;
    let words = std::iter::once("Palamède").chain(rest.split_whitespace());
    Some(words.collect::<Vec<_>>().join(" "))
}

/// Returns whether a line begins a field: a key and a colon. Steps that have a colon are none.
fn is_field(line: &str) -> bool {
    let Some((key, _)) = line.split_once(':') else { return false };
    let key = key.trim_end();
    let word = !key.is_empty() && key.bytes().all(|b| b.is_ascii_lowercase() || b == b'_');
    word && !matches!(key, "roll" | "resign")
}

/// Returns an address as it was sent: where its path was percent-encoded, or all of it, where it
/// was copied out of a page's source, or followed by the end of a sentence or by what others count
/// visits with.
///
/// ```
/// use palamede_record::address_as_sent;
///
/// assert_eq!(address_as_sent("#%2Fmak-yek"), "#/mak-yek");
/// assert_eq!(address_as_sent("#/mak-yek/learn)."), "#/mak-yek/learn");
/// assert_eq!(address_as_sent("#/mak-yek&fbclid=IwAR"), "#/mak-yek");
/// ```
pub fn address_as_sent(hash: &str) -> String {
    let parts = hash.split_once('?');
    let path = parts.map_or(hash, |(path, _)| path);
    // This is the percent code of a question mark or a slash.
    let code = |of: &[u8]| matches!(of, [b'%', b'2' | b'3', b'F' | b'f']);
    let mut hash = match path.as_bytes().windows(3).any(code) {
        // A plus sign in the path is no code: encode it first, so that decoding leaves it.
        true => decode(&path.replace('+', "%2B")),
        false => path.to_owned(),
    };
    // No page has any other letter in its name. Only behind a percent sign that was encoded twice there may be a game: then the
    // page says that it knows no such address.
    let end = hash.find(|c| !is_named(c)).unwrap_or(hash.len());
    let rest = hash.get(end..).unwrap_or_default();
    if !rest.starts_with('?') && !rest.starts_with("%25") {
        hash = hash.get(..end).unwrap_or_default().to_owned();
    }
    if let Some((_, query)) = parts {
        hash.push('?');
        hash.push_str(query);
    }
    let pairs = hash.split('&').map(|pair| pair.strip_prefix("amp;").unwrap_or(pair));
    let hash = pairs.collect::<Vec<_>>().join("&");
    // Only behind a whole game, which ends in its digits: its checksum tells whether they are all.
    let sealed = hash.split_once('?').is_some_and(|(_, query)| query.starts_with("c="));
    let digits =
        hash.rsplit('&').next().and_then(|pair| pair.strip_prefix("m=")).filter(|_| sealed);
    // (A point is one of them only where others follow.)
    let is_digit = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    let kept = |text: &str| {
        let all = text.split(|c| !is_digit(c)).next().unwrap_or_default();
        all.trim_end_matches('.').len()
    };
    let more = digits.map_or(0, |text| text.len() - kept(text));
    hash.get(..hash.len() - more).unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::{address_as_sent, as_sent};

    const RECORD: &str =
        "Palamède record 1 sealed\ngame: mak-yek\nmoves: 1. a3-a5 b6-b4\nend: 2 0f1e2d3c";

    #[test]
    fn what_mail_does_to_a_record_is_undone() {
        let quoted = RECORD.replace('\n', "\n> ");
        for text in [
            RECORD.to_owned(),
            RECORD.replace('\n', "\r\n"),
            format!("\u{feff}{RECORD}\n"),
            format!("\u{200b}{}", RECORD.replace(' ', "\u{a0}")),
            RECORD.replace("è", "e\u{300}"),
            RECORD.replace("è", "e"),
            format!("> {quoted}"),
            format!("> > {}", RECORD.replace('\n', "\n> > ")),
            format!("Here is our game:\n\n{RECORD}\n\nBest wishes: Anna\n"),
            format!("[28/11/2026, 20:15] Anna: {RECORD}"),
            format!("« {RECORD} »"),
            format!("“{RECORD}”"),
            format!("| {}", RECORD.replace('\n', "\n| ")),
            RECORD.replace("a3-a5 ", "a3-a5\n"),
            RECORD.replace("a3-a5 ", "\n\n  a3-a5\n"),
        ] {
            let sent = as_sent(&text);
            let words = |text: &str| -> Vec<String> {
                let fields = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
                fields.map(|words| words.join(" ")).collect()
            };
            assert_eq!(words(&sent), words(RECORD), "{text}");
        }
        // A step with a colon is no field.
        let wrapped = "Palamède record 1\ngame: luzhanqi\nmoves: 1. a\nroll:red b\nresign:red";
        assert!(as_sent(wrapped).ends_with("1. a roll:red b resign:red"));
        assert_eq!(as_sent(" hello\n"), "hello");
    }

    #[test]
    fn what_messengers_do_to_an_address_is_undone() {
        let link = "#/turkish-draughts?c=3-db5196c3&v=1&m=SarjXf";
        for (text, sent) in [
            (link, link),
            ("#/turkish-draughts%3Fc%3D3-db5196c3%26v%3D1%26m%3DSarjXf", link),
            ("#%2Fturkish-draughts%3fc=3-db5196c3&v=1&m=SarjXf", link),
            ("#/turkish-draughts?c=3-db5196c3&amp;v=1&amp;m=SarjXf", link),
            ("#/turkish-draughts?c=3-db5196c3&v=1&m=SarjXf.", link),
            ("#/turkish-draughts?c=3-db5196c3&v=1&m=SarjXf).", link),
            ("#/turkish-draughts?c=3-db5196c3&v=1&m=SarjXf »", link),
            ("#/turkish-draughts?c=3-db5196c3&v=1&m=SarjXf.%E2%80%9D", link),
            ("#/turkish-draughts?c=3-db5196c3&v=1&m=SarjXf%20Regarde", link),
            ("#%2Fturkish-draughts?c=3-db5196c3&v=1&m=SarjXf", link),
            ("#%2Fmak-yek?names=a%2Bb+c", "#/mak-yek?names=a%2Bb+c"),
            ("#/sahkku?c=1-5919cdcc&v=1&m=.d-", "#/sahkku?c=1-5919cdcc&v=1&m=.d-"),
            ("#/sahkku?c=1-5919cdcc&v=1&m=.d-..", "#/sahkku?c=1-5919cdcc&v=1&m=.d-"),
            ("#%2Fsettings", "#/settings"),
            ("#/mak-yek.", "#/mak-yek"),
            ("#/mak-yek/learn).", "#/mak-yek/learn"),
            ("#/mak-yek%20Regarde", "#/mak-yek"),
            ("#/mak-yek&fbclid=IwAR", "#/mak-yek"),
            ("#/mak-yek.?frame=1", "#/mak-yek?frame=1"),
            ("#/mak-yek/rules/captures »", "#/mak-yek/rules/captures"),
            ("#/mak-yek?start=a%2Fb", "#/mak-yek?start=a%2Fb"),
            ("#/mak-yek?m=ab.&lang=en", "#/mak-yek?m=ab.&lang=en"),
            ("#/mak-yek?m=ab.", "#/mak-yek?m=ab."),
        ] {
            assert_eq!(address_as_sent(text), sent, "{text}");
        }
    }
}
