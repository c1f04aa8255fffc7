//! Why a click or a move is refused.

/// A refusal in words.
///
/// ```
/// use palamede_text::Refused;
///
/// let refused = Refused { text: "A man stands on a3.".to_owned(), ..Refused::default() };
/// assert_eq!(refused.at(16).site, Some(16));
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

/// Returns a refusal with this sentence, explained in this section of the rule page.
pub fn why(text: String, section: &'static str) -> Refused {
    Refused { text, section, ..Refused::default() }
}

impl Refused {
    /// Returns the refusal with the site it is about.
    pub fn at(mut self, site: usize) -> Refused {
        self.site = Some(site);
        self
    }
}
