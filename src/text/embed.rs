//! What the page says that puts a game on other pages. It is a document of its own, and the engine
//! never shows it.

use super::wording::wording;

wording! {
    /// The words of that page; texts of several paragraphs have bars between them.
    pub struct EmbedWords {
        /// What one does here.
        pub lede: &'static str,
        /// The form does nothing without its script.
        pub no_script: &'static str,
        /// Label: which game.
        pub game: &'static str,
        /// Language: the one that each visitor reads.
        pub visitor: &'static str,
        /// Something is shown.
        pub yes: &'static str,
        /// It is not.
        pub no: &'static str,
        /// Heading of the game's own choices.
        pub rules: &'static str,
        /// Label: the link of a game to begin with.
        pub start: &'static str,
        /// What that means.
        pub start_why: &'static str,
        /// It is no such link.
        pub start_wrong: &'static str,
        /// Label: the frame's width.
        pub width: &'static str,
        /// What that means.
        pub width_why: &'static str,
        /// Heading: the frame itself.
        pub live: &'static str,
        /// Heading: what is to be copied.
        pub take: &'static str,
        /// Label: the lines.
        pub code: &'static str,
        /// The frame's name, for those who hear the page around: `{game}`.
        pub title: &'static str,
        /// Label: the address alone.
        pub address: &'static str,
        /// What it is good for.
        pub address_why: &'static str,
        /// Label: the QR code.
        pub qr: &'static str,
        /// Where it leads.
        pub qr_why: &'static str,
        /// Saves it as SVG.
        pub qr_svg: &'static str,
        /// Saves it as PNG.
        pub qr_png: &'static str,
        /// It could not be drawn.
        pub qr_failed: &'static str,
        /// Label: a sentence for a statement of accessibility.
        pub rgaa: &'static str,
        /// That sentence: `{game}`, `{date}`, `{state}`, `{met}`, `{not}`, `{na}`, `{heard}`, `{address}`.
        pub rgaa_text: &'static str,
        /// Label: a sentence for a page on data protection.
        pub data: &'static str,
        /// Label: who serves this site.
        pub host: &'static str,
        /// GitHub does.
        pub github: &'static str,
        /// Another server does.
        pub own: &'static str,
        /// The sentence where GitHub does: `{game}`.
        pub data_github: &'static str,
        /// The sentence where another server does: `{game}`, `{host}`.
        pub data_own: &'static str,
        /// Copies one of these: `{what}`.
        pub copy: &'static str,
        /// What is kept of visitors.
        pub facts: &'static str,
        /// Heading: where the lines are put.
        pub where_to: &'static str,
        /// In WordPress, by the address of a game's page alone: `{address}`.
        pub wordpress: &'static str,
        /// What to do in each kind of site, WordPress first, and where nothing shows.
        pub helps: [HelpWords; 9],
        /// Heading: a page talks with the frame.
        pub script: &'static str,
        /// What it hears, and what it can have done.
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
        /// What it is about.
        pub title: &'static str,
        /// What it says: `{games}`, their ids.
        pub text: &'static str,
    }
}
