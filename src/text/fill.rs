//! Templates with named places.

use std::fmt::{Display, Write as _};

/// Returns the template with each `{name}` replaced by its value; a place without a value stays as
/// it is, so that a test can see it.
///
/// ```
/// use palamede_text::fill;
///
/// assert_eq!(fill("{who} wins on {site}.", &[("who", "Anna")]), "Anna wins on {site}.");
/// ```
pub fn fill(template: &str, values: &[(&str, &str)]) -> String {
    let values: Vec<(&str, &dyn Display)> =
        values.iter().map(|(name, value)| (*name, value as &dyn Display)).collect();
    fill_all(template, &values)
}

/// Returns the template with each `{name}` replaced by what its value shows.
pub(super) fn fill_all(template: &str, values: &[(&str, &dyn Display)]) -> String {
    let mut out = String::with_capacity(template.len() + 16);
    let mut rest = template;
    while let Some((before, place)) = rest.split_once('{') {
        let Some((name, after)) = place.split_once('}') else { break };
        out.push_str(before);
        match values.iter().find(|(n, _)| *n == name) {
            // (Nothing fails that writes into a string.)
            Some((_, value)) => drop(write!(out, "{value}")),
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

    #[test]
    fn items_are_joined_in_their_order_and_empty_ones_count() {
        let joined = |items: &[&str]| join("{first}, {next}", &mut items.iter().copied());
        assert_eq!([joined(&[]), joined(&["a"])], ["", "a"]);
        assert_eq!([joined(&["a", "b", "c"]), joined(&["", "b"])], ["a, b, c", ", b"]);
    }
}
