//! Where each page lies.

use palamede::app::route::{About, Route};
use palamede::games::GameId;
use palamede::text::Lang;

/// A page that is there without the engine, in each language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Page {
    /// The games.
    Home,
    /// A game: what it is, and its rules.
    Game(GameId),
    /// A game's rule, board and pieces to print.
    Paper(GameId),
    /// A page of prose.
    About(About),
    /// The accessibility statement.
    Statement,
    /// What becomes known of who plays, and to whom.
    Privacy,
    /// How to put a game on one's own page.
    Kit,
    /// The list of all pages.
    Map,
}

impl Page {
    /// Every page, in the order of the site's map.
    pub fn all() -> Vec<Page> {
        let about = [About::Keyboard, About::Sources].map(Page::About);
        let games = GameId::ALL.iter().flat_map(|&game| [Page::Game(game), Page::Paper(game)]);
        let last = [Page::Statement, Page::Privacy, Page::Kit, Page::Map];
        [Page::Home].into_iter().chain(games).chain(about).chain(last).collect()
    }

    /// The page that shows what the site shows on this route; none where one plays or chooses.
    pub fn of(route: &Route) -> Option<Page> {
        Some(match route {
            // Games are chosen where the engine is.
            Route::Home { only } if only.is_empty() => Page::Home,
            Route::Rules(game, _) => Page::Game(*game),
            Route::Map => Page::Map,
            Route::About(about) => Page::About(*about),
            _ => return None,
        })
    }

    /// What the engine shows it on; none where only the page beside it has it.
    pub fn route(self) -> Option<Route> {
        Some(match self {
            Page::Home => Route::default(),
            Page::Game(game) => Route::Rules(game, String::new()),
            Page::About(about) => Route::About(about),
            Page::Paper(_) | Page::Statement | Page::Privacy | Page::Kit => return None,
            Page::Map => Route::Map,
        })
    }

    /// Its folder below the site's, with a slash at the end.
    pub fn path(self, lang: Lang) -> String {
        let lang = lang.code();
        match self {
            Page::Home => format!("{lang}/"),
            Page::Game(game) => format!("{lang}/{}/", game.id()),
            Page::Paper(game) => format!("{lang}/{}/print/", game.id()),
            Page::Statement => format!("{lang}/accessibility/"),
            Page::Privacy => format!("{lang}/privacy/"),
            Page::Kit => format!("{lang}/embed/"),
            // As the site's own addresses have it.
            Page::About(about) => format!("{lang}/{}/", path_of(&Route::About(about))),
            Page::Map => format!("{lang}/{}/", path_of(&Route::Map)),
        }
    }

    /// The way from it to the site's folder.
    pub fn up(self) -> &'static str {
        match self {
            Page::Home => "../",
            Page::Paper(_) => "../../../",
            _ => "../../",
        }
    }
}

fn path_of(route: &Route) -> String {
    route.hash().trim_start_matches("#/").to_owned()
}
