//! Words of another language in a text, each marked with its language: `{zh:司令}`.
//! Pages give them that language; where there is only text, the mark is dropped.

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
    use super::{marked, plain};

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
}
