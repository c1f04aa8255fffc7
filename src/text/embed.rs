//! The words of the page that puts a game on other pages. It is a document of its own, and the
//! engine never shows it.

use super::wording::wording;

wording! {
    /// The words of that page; texts of several paragraphs have bars between them.
    pub struct EmbedWords {
        /// The purpose of the page.
        pub lede: &'static str,
        /// The form does nothing without its script.
        pub no_script: &'static str,
        /// Label: which game.
        pub game: &'static str,
        /// Language: the one that each visitor reads.
        pub visitor: &'static str,
        /// Choice: the thing is shown.
        pub yes: &'static str,
        /// Choice: the thing is not shown.
        pub no: &'static str,
        /// Heading of the game's own choices.
        pub rules: &'static str,
        /// Label: the link of a game to begin with.
        pub start: &'static str,
        /// The meaning of that link.
        pub start_why: &'static str,
        /// Error: the text is no such link.
        pub start_wrong: &'static str,
        /// Label: the frame's width.
        pub width: &'static str,
        /// The meaning of the width.
        pub width_why: &'static str,
        /// Heading: the frame itself.
        pub live: &'static str,
        /// Heading: what is to be copied.
        pub take: &'static str,
        /// Label: the lines.
        pub code: &'static str,
        /// The frame's name, for those who hear the page around: `{game}`.
        pub title(game): &'static str,
        /// Label: the address alone.
        pub address: &'static str,
        /// The use of the address alone.
        pub address_why: &'static str,
        /// Label: the QR code.
        pub qr: &'static str,
        /// The page to which the QR code leads.
        pub qr_why: &'static str,
        /// Button: saves the QR code as SVG.
        pub qr_svg: &'static str,
        /// Button: saves the QR code as PNG.
        pub qr_png: &'static str,
        /// Error: the QR code could not be drawn.
        pub qr_failed: &'static str,
        /// Label: a sentence for a statement of accessibility.
        pub rgaa: &'static str,
        /// The sentence for a statement of accessibility: `{game}`, `{date}`, `{state}`, `{met}`,
        /// `{not}`, `{na}`, `{heard}`, `{address}`.
        pub rgaa_text [game, date, state, met, not, na, heard, address]: &'static str,
        /// Label: a sentence for a page on data protection.
        pub data: &'static str,
        /// Label: the server of this site.
        pub host: &'static str,
        /// Choice: GitHub serves it.
        pub github: &'static str,
        /// Choice: another server serves it.
        pub own: &'static str,
        /// The sentence where GitHub does: `{game}`.
        pub data_github(game): &'static str,
        /// The sentence where another server does: `{game}`, `{host}`.
        pub data_own(game, host): &'static str,
        /// Copies one of these: `{what}`.
        pub copy(what): &'static str,
        /// The facts on what is kept of visitors.
        pub facts: &'static str,
        /// Heading: where the lines are put.
        pub where_to: &'static str,
        /// The advice for WordPress, by the address of a game's page alone: `{address}`.
        pub wordpress(address): &'static str,
        /// The advice for each kind of site, WordPress first, and for where nothing shows.
        pub helps [games]: [HelpWords; 9],
        /// Heading: a page talks with the frame.
        pub script: &'static str,
        /// The messages that the page hears, and the actions that it can ask for.
        pub script_text: &'static str,
        /// Heading: to try it here.
        pub script_try: &'static str,
        /// Begins another game in the frame.
        pub script_new: &'static str,
        /// Heading of what the frame has told.
        pub script_heard: &'static str,
    }

    /// Help that is folded away.
    pub struct HelpWords {
        /// The subject.
        pub title: &'static str,
        /// The advice: `{games}`, their ids.
        pub text: &'static str,
    }
}
