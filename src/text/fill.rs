//! Templates with named places.

/// Returns the template with each `{name}` replaced by its value; a place without a value stays as
/// it is, so that a test can see it.
///
/// ```
/// use palamede_text::fill;
///
/// assert_eq!(fill("{who} wins on {site}.", &[("who", "Anna")]), "Anna wins on {site}.");
/// ```
pub fn fill(template: &str, values: &[(&str, &str)]) -> String {
    let mut out = String::with_capacity(template.len() + 16);
    let mut rest = template;
    while let Some((before, place)) = rest.split_once('{') {
        let Some((name, after)) = place.split_once('}') else { break };
        out.push_str(before);
        match values.iter().find(|(n, _)| *n == name) {
            Some((_, value)) => out.push_str(value),
            None => out.extend(["{", name, "}"]),
        }
        rest = after;
    }
    out.push_str(rest);
    out
}

/// Returns the items put together two by two, in a template with the places `{first}` and `{next}`.
///
/// ```
/// use palamede_text::join;
///
/// let names = ["Anna", "Bo", "Cy"];
/// assert_eq!(join("{first}, {next}", &mut names.into_iter()), "Anna, Bo, Cy");
/// ```
pub fn join(template: &str, items: &mut dyn Iterator<Item = &str>) -> String {
    let mut out = items.next().unwrap_or_default().to_owned();
    for next in items {
        out = fill(template, &[("first", &out), ("next", next)]);
    }
    out
}

/// Returns the length in bytes of [`joined_bytes`].
#[cfg(feature = "sentences")]
pub(super) const fn joined_length(between: &str, parts: &[&str]) -> usize {
    let (mut length, mut at) = (0, 0);
    while at < parts.len() {
        if length > 0 && !parts[at].is_empty() {
            length += between.len();
        }
        length += parts[at].len();
        at += 1;
    }
    length
}

/// Returns the bytes of texts one after the other, with a text between those that are not empty.
#[cfg(feature = "sentences")]
pub(super) const fn joined_bytes<const N: usize>(between: &str, parts: &[&str]) -> [u8; N] {
    const fn add(out: &mut [u8], mut length: usize, text: &[u8]) -> usize {
        let mut at = 0;
        while at < text.len() {
            out[length] = text[at];
            (length, at) = (length + 1, at + 1);
        }
        length
    }
    let (mut out, mut length, mut at) = ([0; N], 0, 0);
    while at < parts.len() {
        if length > 0 && !parts[at].is_empty() {
            length = add(&mut out, length, between.as_bytes());
        }
        length = add(&mut out, length, parts[at].as_bytes());
        at += 1;
    }
    out
}

/// Joins constant texts into one, with a text between those that are not empty.
#[cfg(feature = "sentences")]
macro_rules! joined {
    ($between:literal, [$($part:expr),* $(,)?]) => {{
        const PARTS: &[&str] = &[$($part),*];
        const BYTES: [u8; $crate::fill::joined_length($between, PARTS)] =
            $crate::fill::joined_bytes($between, PARTS);
        match std::str::from_utf8(&BYTES) {
            Ok(text) => text,
            // Joined texts are valid UTF-8: this arm is never taken.
            Err(_) => "",
        }
    }};
}
#[cfg(feature = "sentences")]
pub(super) use joined;

/// Returns the one of two forms that goes with a number: for one, for more or none.
pub(super) fn form(forms: [&'static str; 2], n: u32) -> &'static str {
    forms[usize::from(n != 1)]
}

/// Returns the one of two forms that goes with a number, with the number filled in: `{n}`.
pub(super) fn counted(forms: [&'static str; 2], n: u32) -> String {
    fill(form(forms, n), &[("n", &n.to_string())])
}

#[cfg(test)]
mod tests {
    use super::{fill, join};

    #[test]
    fn places_are_filled_and_values_are_not_read_again() {
        assert_eq!(fill("{a} and {b}{c", &[("a", "{b}"), ("b", "2")]), "{b} and 2{c");
        assert_eq!(fill("no {such} place", &[]), "no {such} place");
    }

    #[cfg(feature = "sentences")]
    #[test]
    fn constants_are_joined_and_empty_ones_do_not_count() {
        const JOINED: &str = super::joined!(", ", ["", "é", "", "b", ""]);
        assert_eq!((JOINED, super::joined!(" ", [])), ("é, b", ""));
    }

    #[test]
    fn items_are_joined_in_their_order_and_empty_ones_count() {
        let joined = |items: &[&str]| join("{first}, {next}", &mut items.iter().copied());
        assert_eq!([joined(&[]), joined(&["a"])], ["", "a"]);
        assert_eq!([joined(&["a", "b", "c"]), joined(&["", "b"])], ["a, b, c", ", b"]);
    }
}
