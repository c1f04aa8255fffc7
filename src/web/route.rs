//! Addresses: what follows the `#`. One build works at a root, in a sub-folder and
//! in a frame, since no address has a path.

use crate::games::GameId;
use crate::say::Lang;
use crate::table::{Seating, checksum};

/// A page of the site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The games.
    Home,
    /// A game; `query` is a link's, with frame parameters besides.
    Play {
        /// Which game.
        game: GameId,
        /// What follows the question mark.
        query: String,
    },
    /// The form before a game.
    New(GameId),
    /// A game's rules, at a section.
    Rules(GameId, String),
    /// A game as text.
    Text(GameId),
    /// The settings.
    Settings,
    /// The list of all pages.
    Map,
    /// A page of prose.
    About(About),
    /// No page of this address.
    Missing(String),
}

/// A page of prose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// The accessibility statement.
    Accessibility,
    /// The sources.
    Sources,
    /// How to put a game on one's own page.
    Embed,
    /// How to play with the keyboard.
    Keyboard,
}

impl Route {
    /// The page of an address, with or without its `#`.
    pub fn read(hash: &str) -> Route {
        let path = hash.trim_start_matches('#').trim_start_matches('/');
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let mut parts = path.split('/');
        let first = parts.next().unwrap_or_default();
        let (second, third) = (parts.next(), parts.next());
        let game = GameId::read(first);
        match (first, game, second) {
            ("", _, None) => Route::Home,
            ("settings", _, None) => Route::Settings,
            ("map", _, None) => Route::Map,
            ("keyboard", _, None) => Route::About(About::Keyboard),
            ("accessibility", _, None) => Route::About(About::Accessibility),
            ("sources", _, None) => Route::About(About::Sources),
            ("embed", _, None) => Route::About(About::Embed),
            (_, Some(game), None | Some("")) => Route::Play { game, query: query.to_owned() },
            (_, Some(game), Some("new")) => Route::New(game),
            (_, Some(game), Some("text")) => Route::Text(game),
            (_, Some(game), Some("rules")) => {
                Route::Rules(game, third.unwrap_or_default().to_owned())
            }
            _ => Route::Missing(path.to_owned()),
        }
    }

    /// The page's address, without a link's query.
    pub fn hash(&self) -> String {
        match self {
            Route::Home | Route::Missing(_) => "#/".to_owned(),
            Route::Play { game, .. } => format!("#/{}", game.id()),
            Route::New(game) => format!("#/{}/new", game.id()),
            Route::Text(game) => format!("#/{}/text", game.id()),
            Route::Rules(game, section) if section.is_empty() => format!("#/{}/rules", game.id()),
            Route::Rules(game, section) => format!("#/{}/rules/{section}", game.id()),
            Route::Settings => "#/settings".to_owned(),
            Route::Map => "#/map".to_owned(),
            Route::About(About::Keyboard) => "#/keyboard".to_owned(),
            Route::About(About::Accessibility) => "#/accessibility".to_owned(),
            Route::About(About::Sources) => "#/sources".to_owned(),
            Route::About(About::Embed) => "#/embed".to_owned(),
        }
    }

    /// Whether the page is one to read: it needs the language's
    /// [`Prose`](crate::say::Prose).
    pub fn is_prose(&self) -> bool {
        matches!(self, Route::Rules(..) | Route::About(_))
    }

    /// The game that the page is about.
    pub fn game(&self) -> Option<GameId> {
        match self {
            Route::Play { game, .. } | Route::New(game) | Route::Text(game) => Some(*game),
            Route::Rules(game, _) => Some(*game),
            _ => None,
        }
    }
}

/// What a page that embeds a game, or a link, may ask for besides the game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Asked {
    /// The page stands in a frame: board, sentence and one bar.
    pub frame: bool,
    /// The language.
    pub lang: Option<Lang>,
    /// How people sit.
    pub seating: Option<Seating>,
    /// Who plays: for each seat, whether the computer does.
    pub computers: Option<Vec<bool>>,
    /// The theme.
    pub theme: Option<String>,
    /// In a frame, what its game is kept under besides the game's id: a mark of all that is
    /// asked of the game, and the `id` that the page around gives.
    pub slot: String,
}

impl Asked {
    /// The parameters' names: a link's reader passes them over.
    pub const NAMES: [&'static str; 6] = ["frame", "lang", "seating", "players", "theme", "id"];

    /// Whether a query says something of the game itself.
    pub fn names_a_game(query: &str) -> bool {
        pairs(query).any(|pair| !is_ours(pair))
    }

    /// What is left of a query without the game, question mark included.
    pub fn without_game(query: &str) -> String {
        let ours: Vec<&str> = pairs(query).filter(|pair| is_ours(pair)).collect();
        if ours.is_empty() { String::new() } else { format!("?{}", ours.join("&")) }
    }

    /// What a frame's game is kept under: empty where nothing is asked of it.
    fn slot_of(query: &str) -> String {
        let mut asks: Vec<&str> = pairs(query)
            .filter(|pair| {
                !is_ours(pair) || pair.starts_with("players=") || pair.starts_with("id=")
            })
            .collect();
        asks.sort_unstable();
        if asks.is_empty() { String::new() } else { format!("{:08x}", checksum(&asks.join("&"))) }
    }

    /// Reads the parameters of a query; unknown values are passed over.
    pub fn read(query: &str) -> Asked {
        let mut asked = Asked::default();
        for (name, value) in query.split('&').filter_map(|pair| pair.split_once('=')) {
            match name {
                "frame" => asked.frame = value == "1",
                "lang" => asked.lang = Lang::read(value),
                "seating" => asked.seating = Seating::read(value),
                "theme" if ["light", "dark", "contrast"].contains(&value) => {
                    asked.theme = Some(value.to_owned());
                }
                "players" => {
                    asked.computers = Some(value.split(',').map(|who| who == "computer").collect());
                }
                _ => {}
            }
        }
        if asked.frame {
            asked.slot = Asked::slot_of(query);
        }
        asked
    }
}

fn pairs(query: &str) -> impl Iterator<Item = &str> {
    query.split('&').filter(|pair| !pair.is_empty() && !pair.starts_with('='))
}

fn is_ours(pair: &str) -> bool {
    Asked::NAMES.contains(&pair.split('=').next().unwrap_or(""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_reads_back() {
        for hash in [
            "#/",
            "#/settings",
            "#/mak-yek",
            "#/mak-yek/new",
            "#/mak-yek/rules",
            "#/apit-sodok/rules/captures",
            "#/mak-yek/text",
            "#/embed",
            "#/sources",
            "#/accessibility",
            "#/keyboard",
            "#/map",
        ] {
            assert_eq!(Route::read(hash).hash(), hash);
        }
        assert_eq!(Route::read("#/chess"), Route::Missing("chess".to_owned()));
        assert_eq!(Route::read(""), Route::Home);
    }
}
