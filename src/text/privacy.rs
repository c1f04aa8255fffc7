//! The words of the page on privacy. It is a document of its own, and the engine never shows it.

use super::wording::wording;

wording! {
    /// The words of that page; texts of several paragraphs have bars between them.
    pub struct PrivacyWords {
        /// Its title.
        pub title: &'static str,
        /// The summary, in one sentence.
        pub lede: &'static str,
        /// Heading of what the server learns.
        pub server: &'static str,
        /// The data that the server learns.
        pub server_text: &'static str,
        /// The server's owner, where that is known: `{host}`.
        pub served(host): &'static str,
        /// The note where the server's owner is not known.
        pub served_by_nobody: &'static str,
        /// Heading of what the device keeps.
        pub device: &'static str,
        /// The data that the device keeps, a point each.
        pub kept: &'static str,
        /// The way to erase it: `{settings}` and `{clear}` are what is pressed.
        pub erase(settings, clear): &'static str,
        /// Heading of games in other pages.
        pub frame: &'static str,
        /// The data that those pages learn.
        pub frame_text: &'static str,
        /// Heading of who answers for the site.
        pub who: &'static str,
        /// The publisher of the site: `{name}`.
        pub by(name): &'static str,
        /// The note where no publisher is named.
        pub by_nobody: &'static str,
    }
}
