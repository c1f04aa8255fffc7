//! The platform on which the site runs.

use palamede_table::{Memory, SealedStore};

/// The platform on which the site runs: a browser, or none.
///
/// ```
/// use palamede_app::{App, Platform};
///
/// let folder = "https://example.com/games/".to_owned();
/// let app = App::new(Platform { base: folder.clone(), ..Platform::in_memory("zh-Hans") });
/// assert_eq!((app.lang().code(), app.shell.base), ("zh", folder));
/// ```
pub struct Platform {
    /// The storage of games and settings.
    pub store: SealedStore,
    /// The source of random numbers, for seeds.
    pub random: Box<dyn FnMut() -> u64>,
    /// The time, in milliseconds since 1970.
    pub clock: Box<dyn Fn() -> u64>,
    /// The codes of the visitor's languages, the one liked best first.
    pub langs: Vec<String>,
    /// The address of the site's folder.
    pub base: String,
}

impl Platform {
    /// Makes a platform without a browser, for a visitor of this language: it keeps nothing beyond
    /// the visit, its random number is always the same, and no time passes.
    pub fn in_memory(lang: &str) -> Platform {
        Platform {
            store: SealedStore::from(Box::new(Memory::default())),
            random: Box::new(|| 42),
            clock: Box::new(|| 0),
            langs: vec![lang.to_owned()],
            base: "https://example.org/".to_owned(),
        }
    }
}
