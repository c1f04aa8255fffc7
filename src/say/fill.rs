//! Templates with named places.

/// The template with each `{name}` replaced by its value; a place without a value
/// stays as it is, so that a test can see it.
pub fn fill(template: &str, values: &[(&str, &str)]) -> String {
    let mut out = String::with_capacity(template.len() + 16);
    let mut rest = template;
    while let Some(open) = rest.find('{') {
        out.push_str(&rest[..open]);
        rest = &rest[open..];
        let Some(close) = rest.find('}') else { break };
        let name = &rest[1..close];
        match values.iter().find(|(n, _)| *n == name) {
            Some((_, value)) => out.push_str(value),
            None => out.push_str(&rest[..=close]),
        }
        rest = &rest[close + 1..];
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::fill;

    #[test]
    fn places_are_filled_and_values_are_not_read_again() {
        assert_eq!(fill("{a} and {b}{c", &[("a", "{b}"), ("b", "2")]), "{b} and 2{c");
        assert_eq!(fill("no {such} place", &[]), "no {such} place");
    }
}
