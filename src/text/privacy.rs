//! What the page on privacy says. It is a document of its own, and the engine never shows it.

use super::wording::wording;

wording! {
    /// The words of that page; texts of several paragraphs have bars between them.
    pub struct PrivacyWords {
        /// Its title.
        pub title: &'static str,
        /// What it comes to, in one sentence.
        pub lede: &'static str,
        /// Heading of what the server learns.
        pub server: &'static str,
        /// What it learns.
        pub server_text: &'static str,
        /// Who serves the site, where that is known: `{host}`.
        pub served: &'static str,
        /// Where it is not.
        pub served_by_nobody: &'static str,
        /// Heading of what the device keeps.
        pub device: &'static str,
        /// What it keeps, a point each.
        pub kept: &'static str,
        /// How it is erased: `{settings}` and `{clear}` are what is pressed.
        pub erase: &'static str,
        /// Heading of games in other pages.
        pub frame: &'static str,
        /// What those pages learn.
        pub frame_text: &'static str,
        /// Heading of who answers for the site.
        pub who: &'static str,
        /// Who publishes it: `{name}`.
        pub by: &'static str,
        /// Nobody is named.
        pub by_nobody: &'static str,
    }
}
