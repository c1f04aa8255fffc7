//! The sentences that are shown before the engine is here, by the script that starts it. That one
//! holds them in every language: it is the engine that knows the visitor's.

use super::wording::wording;

wording! {
/// The sentences of one language.
pub struct Boot {
    /// The engine is on its way.
    pub wait: &'static str,
    /// The page is no site's.
    pub file: &'static str,
    /// The browser is too old.
    pub wasm: &'static str,
    /// A frame that is apart from its site does not let the engine in.
    pub frame: &'static str,
    /// The engine did not come.
    pub network: &'static str,
    /// The site's server forbids it.
    pub policy: &'static str,
    /// A part of the engine did not come.
    pub part: &'static str,
    /// Button: asks for it once more.
    pub again: &'static str,
}
}

impl Boot {
    /// Returns the sentences, each with the name by which the script asks for it.
    pub fn all(&self) -> [(&'static str, &'static str); 8] {
        [
            ("wait", self.wait),
            ("file", self.file),
            ("wasm", self.wasm),
            ("frame", self.frame),
            ("network", self.network),
            ("policy", self.policy),
            ("part", self.part),
            ("again", self.again),
        ]
    }
}
