//! The focus: how it is given to an element, and to which one when the one that had it is gone.

use super::state::App;

/// The surroundings of an element that is to get the focus, as the browser knows them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FocusSite {
    /// Whether the page stands in a frame of another page.
    pub framed: bool,
    /// Whether the page has the focus, and no page around it.
    pub page_has_focus: bool,
    /// Whether the element is within a figure of the rules.
    pub in_figure: bool,
    /// Whether it is a text to be copied by hand.
    pub is_text: bool,
}

/// The way an element is given the focus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FocusMove {
    /// Whether the browser scrolls to it.
    pub scrolls: bool,
    /// Whether its text is selected.
    pub selects: bool,
}

impl FocusSite {
    /// Returns the way in which an element of this site gets the focus; `None` where it does not:
    /// the page around a frame may be typed into.
    ///
    /// ```
    /// use palamede_app::{FocusMove, FocusSite};
    ///
    /// let page = FocusSite { page_has_focus: true, ..FocusSite::default() };
    /// assert_eq!(page.focus_move(), Some(FocusMove { scrolls: false, selects: false }));
    /// assert_eq!(FocusSite { framed: true, ..FocusSite::default() }.focus_move(), None);
    /// ```
    pub fn focus_move(self) -> Option<FocusMove> {
        // The page decides what is scrolled to, but among the figures of rules: there all of it
        // scrolls.
        let how = FocusMove { scrolls: self.in_figure, selects: self.is_text };
        (!self.framed || self.page_has_focus).then_some(how)
    }
}

impl App {
    /// Returns the ids of what may get the focus after an update, the first that is there: what had
    /// it (`held`) may be gone, but the focus never is.
    pub fn focus_after(&self, held: String) -> Vec<String> {
        let open = self.screen.figure.as_ref().or(self.game.as_ref());
        let cursor = open.map(|game| format!("c{}", game.hand.cursor));
        [Some(held), cursor, Some("main".to_owned())].into_iter().flatten().collect()
    }
}
