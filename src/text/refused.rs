//! Why a click or a move is refused.

use super::fill;
use std::fmt::Display;

/// A refusal in words.
///
/// ```
/// use palamede_text::Refused;
///
/// let refused = Refused { text: "A man stands on {site}.".to_owned(), ..Refused::default() };
/// let refused = refused.at(16, &"a3");
/// assert_eq!((refused.text.as_str(), refused.site), ("A man stands on a3.", Some(16)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Refused {
    /// The reason: what the rule is and what may be done.
    pub text: String,
    /// The section of the rule page to read.
    pub section: &'static str,
    /// The site it is about.
    pub site: Option<usize>,
    /// Whether it tells what only the seat at the screen knows.
    pub secret: bool,
    /// Whether the move is legal, and only another than the one that is asked for.
    pub legal: bool,
    /// The sites through which the others would reply to such a move.
    pub way: Vec<usize>,
}

/// Returns a refusal with this sentence, explained in this section of the rule page. What the
/// sentence names is filled in one by one.
pub fn why(template: &str, section: &'static str) -> Refused {
    Refused { text: template.to_owned(), section, ..Refused::default() }
}

impl Refused {
    /// Returns the site it is about, `{site}` by its name.
    pub fn at(mut self, site: usize, name: &dyn Display) -> Refused {
        self.site = Some(site);
        self.fill("site", name)
    }

    /// Fills a place with the name of a site, a piece or a seat, or with a number.
    pub fn fill(mut self, place: &str, value: &dyn Display) -> Refused {
        self.text = fill(&self.text, &[(place, &value.to_string())]);
        self
    }
}
