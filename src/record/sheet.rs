//! The text form that records and saves share: a title, `key: value` lines, and a
//! last line with a count and a checksum.
//!
//! ```text
//! Palamède record 1 sealed
//! game: mak-yek
//! moves: 1. a3-a5 b6-b4
//! end: 2 0f1e2d3c
//! ```
//! Lines may be joined by semicolons. A text that is cut or changed anywhere is
//! refused: `sealed` in the title says that the last line must be there, so that a text
//! cut behind any of its lines cannot pass for a shorter one. One made by hand leaves
//! both out.

/// The lines of a sheet.
///
/// ```
/// use palamede_record::{Broken, open_sheet, seal_sheet};
///
/// let text = seal_sheet("record", 1, &[("game", "mak-yek".to_owned())], 0);
/// let sheet = open_sheet("record", 1, &text)?;
/// assert_eq!(sheet.fields, [(2, "game".to_owned(), "mak-yek".to_owned())]);
/// assert_eq!(open_sheet("record", 1, &text.replace("yek", "yak")), Err(Broken::Changed));
/// # Ok::<(), Broken>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The line's number (the title is line 1), key and value.
    pub fields: Vec<(usize, String, String)>,
    /// The count that the last line gives, if it is there.
    pub count: Option<usize>,
}

impl Sheet {
    /// Returns the number of the line with this key; 0 without one.
    pub fn line(&self, key: &str) -> usize {
        self.fields.iter().find(|(_, of, _)| of == key).map_or(0, |(line, ..)| *line)
    }
}

/// The reason why a text is no sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Broken {
    /// The text does not begin with the title.
    NoTitle,
    /// The text was written by a newer version of the site.
    Newer(u32),
    /// A line is no `key: value`.
    NoField {
        /// The line's number, from 1.
        line: usize,
    },
    /// The checksum does not fit: the text was changed.
    Changed,
    /// The text ends before its last line, or goes on behind it.
    Cut,
}

/// Writes a sheet of this kind and version.
pub fn seal(kind: &str, version: u32, fields: &[(&str, String)], count: usize) -> String {
    let mut text = format!("Palamède {kind} {version} sealed\n");
    for (key, value) in fields {
        text.push_str(key);
        text.push_str(": ");
        // As it is read: the checksum is that of what stands between the spaces.
        text.push_str(value.trim());
        text.push('\n');
    }
    let sum = checksum(&text);
    format!("{text}end: {count} {sum:08x}\n")
}

/// Reads a sheet of this kind, at most of this version.
pub fn open(kind: &str, version: u32, text: &str) -> Result<Sheet, Broken> {
    let mut lines = text
        .split(['\n', ';'])
        .map(str::trim)
        .enumerate()
        .filter(|(_, line)| !line.is_empty())
        .map(|(at, line)| (at + 1, line));
    let (_, title) = lines.next().ok_or(Broken::NoTitle)?;
    let rest = title.strip_prefix("Palamède ").and_then(|rest| rest.strip_prefix(kind));
    let rest = rest.ok_or(Broken::NoTitle)?.trim();
    let (said, sealed) = match rest.strip_suffix(" sealed") {
        Some(said) => (said, true),
        None => (rest, false),
    };
    let said = said.trim().parse::<u32>().map_err(|_| Broken::NoTitle)?;
    if said > version {
        return Err(Broken::Newer(said));
    }
    let mut canonical = format!("{title}\n");
    let mut sheet = Sheet { fields: Vec::new(), count: None };
    for (line, field) in lines {
        if sheet.count.is_some() {
            return Err(Broken::Cut);
        }
        let (key, value) = field.split_once(':').ok_or(Broken::NoField { line })?;
        let (key, value) = (key.trim(), value.trim());
        if key == "end" {
            let (count, sum) = value.split_once(' ').ok_or(Broken::Cut)?;
            if sum.len() < 8 {
                return Err(Broken::Cut);
            }
            let count: usize = count.parse().map_err(|_| Broken::Changed)?;
            // Compared as text: a number could be written in more than one way.
            if value != format!("{count} {:08x}", checksum(&canonical)) {
                return Err(Broken::Changed);
            }
            sheet.count = Some(count);
        } else {
            canonical.push_str(key);
            canonical.push_str(": ");
            canonical.push_str(value);
            canonical.push('\n');
            sheet.fields.push((line, key.to_owned(), value.to_owned()));
        }
    }
    if sealed && sheet.count.is_none() { Err(Broken::Cut) } else { Ok(sheet) }
}

/// Returns the CRC-32 (ISO-HDLC) of a text, computed bit by bit: it finds every change within four
/// bytes of text.
///
/// ```
/// use palamede_record::checksum;
///
/// assert_eq!(checksum("123456789"), 0xcbf4_3926);
/// ```
pub fn checksum(text: &str) -> u32 {
    !text.bytes().fold(!0u32, |crc, byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc, _| {
            if crc & 1 == 1 { (crc >> 1) ^ 0xedb8_8320 } else { crc >> 1 }
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_the_usual_crc32() {
        assert_eq!(checksum("123456789"), 0xcbf4_3926);
    }

    #[test]
    fn what_is_sealed_opens_and_what_is_cut_does_not() {
        let text = seal("record", 1, &[("game", "x".into()), ("moves", "1. a b".into())], 2);
        let sheet = open("record", 1, &text).expect("sealed");
        assert_eq!(sheet.count, Some(2));
        assert_eq!(sheet.fields[1], (3, "moves".into(), "1. a b".into()));
        assert!(open("record", 1, &text.replace('\n', "; ")).is_ok());
        assert_eq!(open("record", 1, &text.replace('b', "c")), Err(Broken::Changed));
        assert_eq!(open("record", 0, &text), Err(Broken::Newer(1)));
        assert_eq!(open("save", 1, &text), Err(Broken::NoTitle));
    }
}
