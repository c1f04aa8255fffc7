//! Marks in a text: words of another language, `{zh:司令}`, and links to other sites,
//! `[words](https://…)`. Pages show them as what they are; where there is only text, the marks of
//! languages are dropped, and links do not occur.

use super::Lang;
use palamede_rules::text::cut;

/// Returns the parts of a text; those that are marked with the tag of their language. A place like
/// `{who}` is no mark.
///
/// ```
/// use palamede_text::{marked, plain};
///
/// let text = "the {zh:司令} of {who}";
/// assert_eq!(
///     marked(text),
///     [(None, "the "), (Some("zh-Hans"), "司令"), (None, " of {who}")],
/// );
/// assert_eq!(plain(text), "the 司令 of {who}");
/// ```
pub fn marked(text: &str) -> Vec<(Option<&str>, &str)> {
    let (mut parts, mut rest, mut from) = (Vec::new(), text, 0);
    while let Some(open) = cut(rest, from).1.find('{').map(|at| from + at) {
        let (before, mark) = cut(rest, open);
        let mark = cut(mark, 1).1.split_once('}').and_then(|(mark, after)| {
            let (tag, word) = mark.split_once(':')?;
            let named = tag.bytes().all(|byte| byte.is_ascii_alphabetic() || byte == b'-');
            named.then_some((tag, word, after))
        });
        let Some((tag, word, after)) = mark else {
            from = open + 1;
            continue;
        };
        parts.push((None, before));
        // Chinese is the only language of the site whose tag is longer than its code.
        let tag = if tag == Lang::Zh.code() { Lang::Zh.tag() } else { tag };
        parts.push((Some(tag), word));
        (rest, from) = (after, 0);
    }
    parts.push((None, rest));
    parts.retain(|(_, part)| !part.is_empty());
    parts
}

/// Returns a text without its marks.
pub fn plain(text: &str) -> String {
    marked(text).into_iter().map(|(_, part)| part).collect()
}

/// Returns the parts of a text; those that lead to another site with its address. Words of other
/// languages stay marked.
///
/// ```
/// use palamede_text::linked;
///
/// let text = "from [the sheet](https://example.org/sheet), in {zh:司令}";
/// let parts = [
///     (None, "from "),
///     (Some("https://example.org/sheet"), "the sheet"),
///     (None, ", in {zh:司令}"),
/// ];
/// assert_eq!(linked(text), parts);
/// ```
pub fn linked(text: &str) -> Vec<(Option<&str>, &str)> {
    let (mut parts, mut rest) = (Vec::new(), text);
    while let Some((part, after)) = rest.split_once("](")
        && let Some((before, words)) = part.rsplit_once('[')
        && let Some((address, after)) = after.split_once(')')
    {
        parts.extend([(None, before), (Some(address), words)]);
        rest = after;
    }
    parts.push((None, rest));
    parts.retain(|(address, part)| address.is_some() || !part.is_empty());
    parts
}

/// Returns a text without its links: their words.
///
/// ```
/// use palamede_text::unlinked;
///
/// assert_eq!(unlinked("from [the sheet](https://example.org), here"), "from the sheet, here");
/// ```
#[cfg(feature = "sentences")]
pub fn unlinked(text: &str) -> String {
    linked(text).into_iter().map(|(_, part)| part).collect()
}

/// Returns what is wrong with a link.
#[cfg(feature = "sentences")]
pub(super) fn fault_of_link(words: &str, address: &str) -> Option<&'static str> {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~:/?#@$&*+,;=%".contains(&byte);
    match address.strip_prefix("https://") {
        None | Some("") => Some("the address of a link begins with https://"),
        Some(rest) if !rest.bytes().all(is_plain) => {
            Some("an address of letters, digits and -._~:/?#@$&*+,;=% is expected, others as %28")
        }
        _ if words.trim().is_empty() => Some("a link without words"),
        _ => None,
    }
}

/// Returns the first sentence of a text, without its end.
///
/// ```
/// use palamede_text::first_sentence;
///
/// assert_eq!(first_sentence("Board games. For two."), "Board games");
/// ```
pub fn first_sentence(text: &str) -> &str {
    let first = text.split_once(". ").map_or(text, |(first, _)| first);
    first.split_once('。').map_or(first, |(first, _)| first)
}

#[cfg(test)]
mod tests {
    use super::{linked, marked, plain};

    #[test]
    fn marks_are_found_and_places_and_braces_are_not() {
        let parts = marked("« {zh:司令} », {who} et {zh-Latn:lùzhànqí}");
        assert_eq!(
            parts,
            [
                (None, "« "),
                (Some("zh-Hans"), "司令"),
                (None, " », {who} et "),
                (Some("zh-Latn"), "lùzhànqí"),
            ]
        );
        for whole in ["", "sans", "{who}", "{ {", "}{", "a {b c:d} e"] {
            assert_eq!(plain(whole), whole);
        }
        assert_eq!(plain("un {who} {se:sáhkku}."), "un {who} sáhkku.");
        assert_eq!(marked(""), []);
    }

    #[test]
    fn links_are_found_and_brackets_are_not() {
        let text = "[{en:One}](https://a.org) and [two](https://b.org/?c=d), [three] (four)";
        let parts = [
            (Some("https://a.org"), "{en:One}"),
            (None, " and "),
            (Some("https://b.org/?c=d"), "two"),
            (None, ", [three] (four)"),
        ];
        assert_eq!(linked(text), parts);
        for whole in ["", "[a]", "](a)", "[a](b", "[a] (b)"] {
            assert!(linked(whole).iter().all(|part| *part == (None, whole)), "{whole}");
        }
    }

    #[test]
    #[cfg(feature = "sentences")]
    fn what_is_wrong_with_a_link_is_told() {
        use super::fault_of_link;
        assert_eq!(fault_of_link("a", "https://a.org/b%20c?d=e&f"), None);
        let wrong = [
            ("a", "http://a.org"),
            ("a", "a.org"),
            ("a", ""),
            ("a", "https://"),
            ("a", "https://a.org/b(c"),
            ("a", "https://a.org/é"),
            ("", "https://a.org"),
            (" ", "https://a.org"),
        ];
        for (words, address) in wrong {
            assert!(fault_of_link(words, address).is_some(), "{words} {address}");
        }
    }
}
