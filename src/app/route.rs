//! Addresses: what follows the `#`. One build works at a root, in a sub-folder and in a frame,
//! since no page of the engine is told apart by its path.

use super::field::Pref;
use palamede_games::GameId;
use palamede_record::checksum;
use palamede_table::{Seating, read_level};
use palamede_text::{Course, Lang};

/// A page of the site.
///
/// ```
/// use palamede_app::route::Route;
/// use palamede_games::GameId;
///
/// let rules = Route::read("#/mak-yek/rules/captures");
/// assert_eq!(rules, Route::Rules(GameId::MakYek, "captures".to_owned()));
/// assert_eq!(rules.hash(), "#/mak-yek/rules/captures");
/// assert_eq!((rules.game(), rules.is_prose()), (Some(GameId::MakYek), true));
/// assert!(matches!(Route::read("#/chess"), Route::Missing(_)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The games.
    Home {
        /// The choices among them, apart by commas: the parameter `only`.
        only: String,
    },
    /// A game; `query` is a link's, with frame parameters besides.
    Play {
        /// The game.
        game: GameId,
        /// The query: what follows the question mark.
        query: String,
    },
    /// The form before a game.
    New(GameId),
    /// A game's rules, at a section.
    Rules(GameId, String),
    /// A game's lesson or its puzzles, at the task of this number, from 1; without one where one
    /// left it.
    Learn(GameId, Course, Option<usize>),
    /// A game as text; without a game, the page on which the text of any is opened.
    Text(Option<GameId>),
    /// The page on which a position of a game is set up.
    Setup(GameId),
    /// The settings.
    Settings,
    /// The puzzle of the day, which is another page each day.
    Daily,
    /// The list of all pages.
    Map,
    /// The tournament at this table.
    Tournament,
    /// A page of prose.
    About(About),
    /// The address has no page.
    Missing(String),
}

impl Default for Route {
    fn default() -> Route {
        Route::Home { only: String::new() }
    }
}

/// Returns the folder of a game's links, below the site's: a page of it tells messengers what they
/// show. What follows its `#` is the address of the game.
///
/// ```
/// use palamede_app::route::shared_folder;
/// use palamede_games::GameId;
/// use palamede_text::Lang;
///
/// assert_eq!(shared_folder(GameId::MakYek, Lang::Fr), "fr/mak-yek/play/");
/// ```
pub fn shared_folder(game: GameId, lang: Lang) -> String {
    [lang.code(), "/", game.id(), "/play/"].concat()
}

/// A page of prose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// The sources.
    Sources,
    /// The page of the keyboard's keys.
    Keyboard,
}

impl Route {
    /// Returns the path and the query of an address, with or without its `#`. A second one and what
    /// follows it is what a content system appends to the addresses of its frames.
    pub(super) fn parts(hash: &str) -> (&str, &str) {
        let path = hash.trim_start_matches('#').split('#').next().unwrap_or_default();
        let path = path.trim_start_matches('/');
        path.split_once('?').unwrap_or((path, ""))
    }

    /// Returns the page of an address, with or without its `#`.
    pub fn read(hash: &str) -> Route {
        let (path, query) = Route::parts(hash);
        let mut parts = path.split('/');
        let first = parts.next().unwrap_or_default();
        let (second, third) = (parts.next(), parts.next());
        let game = GameId::read(first);
        match (first, game, second) {
            ("", _, None) => {
                let only = query.split('&').find_map(|pair| pair.strip_prefix("only="));
                Route::Home { only: only.unwrap_or_default().to_owned() }
            }
            ("settings", _, None) => Route::Settings,
            ("map", _, None) => Route::Map,
            ("daily", _, None) => Route::Daily,
            ("open", _, None) => Route::Text(None),
            ("tournament", _, None) => Route::Tournament,
            ("keyboard", _, None) => Route::About(About::Keyboard),
            ("sources", _, None) => Route::About(About::Sources),
            (_, Some(game), None | Some("")) => Route::Play { game, query: query.to_owned() },
            (_, Some(game), Some("new")) => Route::New(game),
            (_, Some(game), Some("text")) => Route::Text(Some(game)),
            (_, Some(game), Some("setup")) => Route::Setup(game),
            (_, Some(game), Some("rules")) => {
                Route::Rules(game, third.unwrap_or_default().to_owned())
            }
            (_, Some(game), Some(page)) if let Some(asked) = Course::read(page) => {
                // A game without puzzles shows its lesson.
                let course = Course::of(game).find(|&course| course == asked);
                let at = third.and_then(|at| at.parse().ok()).filter(|&at| at > 0);
                Route::Learn(
                    game,
                    course.unwrap_or(Course::Lesson),
                    at.filter(|_| course.is_some()),
                )
            }
            _ => Route::Missing(path.to_owned()),
        }
    }

    /// Returns the address of a page: what follows its `#`, with the parameters that stand before
    /// it. Of those of a page around it only ours are taken, unless it is our frame.
    pub fn join(search: &str, hash: &str) -> String {
        let search = search.trim_start_matches('?');
        let framed = search.split('&').any(|pair| pair == "frame=1");
        let ours = |pair: &&str| {
            let name = pair.split('=').next().unwrap_or_default();
            framed && !name.is_empty() || Asked::NAMES.contains(&name)
        };
        let ours: Vec<&str> = search.split('&').filter(ours).collect();
        let (path, query) = hash.split_once('?').unwrap_or((hash, ""));
        match (ours.is_empty(), query) {
            (true, _) => hash.to_owned(),
            (false, "") => format!("{path}?{}", ours.join("&")),
            // The last of two equal parameters counts: put those of the link after ours.
            (false, query) => format!("{path}?{}&{query}", ours.join("&")),
        }
    }

    /// Returns the page's address, without a link's query.
    pub fn hash(&self) -> String {
        match self {
            Route::Home { .. } | Route::Missing(_) => "#/".to_owned(),
            Route::Play { game, .. } => format!("#/{}", game.id()),
            Route::New(game) => format!("#/{}/new", game.id()),
            Route::Text(Some(game)) => format!("#/{}/text", game.id()),
            Route::Text(None) => "#/open".to_owned(),
            Route::Daily => "#/daily".to_owned(),
            Route::Setup(game) => format!("#/{}/setup", game.id()),
            Route::Learn(game, course, None) => format!("#/{}/{}", game.id(), course.id()),
            Route::Learn(game, course, Some(at)) => {
                format!("#/{}/{}/{at}", game.id(), course.id())
            }
            Route::Rules(game, section) if section.is_empty() => format!("#/{}/rules", game.id()),
            Route::Rules(game, section) => format!("#/{}/rules/{section}", game.id()),
            Route::Settings => "#/settings".to_owned(),
            Route::Map => "#/map".to_owned(),
            Route::Tournament => "#/tournament".to_owned(),
            Route::About(About::Keyboard) => "#/keyboard".to_owned(),
            Route::About(About::Sources) => "#/sources".to_owned(),
        }
    }

    /// Returns whether the page is one to read: it needs the language's
    /// [`Prose`](palamede_text::Prose).
    pub fn is_prose(&self) -> bool {
        let form = matches!(self, Route::New(_) | Route::Setup(_) | Route::Tournament);
        form || matches!(self, Route::Rules(..) | Route::Learn(..) | Route::About(_))
    }

    /// Returns the game that the page is about.
    pub fn game(&self) -> Option<GameId> {
        match self {
            Route::Play { game, .. } | Route::New(game) | Route::Text(Some(game)) => Some(*game),
            Route::Setup(game) | Route::Rules(game, _) | Route::Learn(game, ..) => Some(*game),
            _ => None,
        }
    }
}

/// A parameter of an address: what it may ask for besides the game, its rules and its position.
pub struct Param {
    /// Its name.
    pub name: &'static str,
    /// Its values; none where they are free. Of `players` and `level` there is a list, with one value for
    /// each seat.
    pub values: &'static [&'static str],
    /// The value that holds where nothing is asked; none where the visitor's own setting does.
    pub usual: &'static str,
    /// The version that understood it first.
    pub since: &'static str,
}

/// The parameters of an address. What is published stays understood: this list only grows. One that
/// is named like a [setting](Pref) asks for it.
pub const PARAMS: [Param; 15] = [
    param("frame", &["0", "1"], "0"),
    param("lang", &CODES, ""),
    param("theme", &["light", "dark", "contrast"], ""),
    param("seating", &["beside", "opposite", "passing"], "beside"),
    param("players", &["person", "computer"], "person"),
    param("level", &["1", "...", "8"], "3"),
    param("coordinates", &["on", "off"], ""),
    param("hints", &["on", "off"], ""),
    param("labels", &["names", "chinese", "symbols"], ""),
    param("motion", &["slow", "usual", "fast", "off"], ""),
    param("id", &[], ""),
    // The next four parameters are for a public screen: see assets/room.js.
    param("games", &[], ""),
    param("home", &[], ""),
    param("idle", &[], ""),
    param("bar", &["0", "1"], "1"),
];

/// The codes of the languages.
const CODES: [&str; Lang::ALL.len()] = {
    let mut codes = [""; Lang::ALL.len()];
    let mut at = 0;
    while at < codes.len() {
        codes[at] = Lang::ALL[at].code();
        at += 1;
    }
    codes
};

const fn param(name: &'static str, values: &'static [&'static str], usual: &'static str) -> Param {
    Param { name, values, usual, since: "0.1" }
}

/// The wishes of a link, or of a page that embeds a game, besides the game.
///
/// ```
/// use palamede_app::route::Asked;
/// use palamede_table::Seating;
/// use palamede_text::Lang;
///
/// let asked = Asked::read("lang=en&seating=opposite&players=person,computer&level=5");
/// assert_eq!((asked.lang, asked.seating), (Some(Lang::En), Some(Seating::Opposite)));
/// assert_eq!(asked.computers, Some(vec![false, true]));
/// assert_eq!((asked.levels, asked.frame), (vec![5], false));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Asked {
    /// The page stands in a frame: board, sentence and one bar.
    pub frame: bool,
    /// The language.
    pub lang: Option<Lang>,
    /// The seating: how people sit.
    pub seating: Option<Seating>,
    /// The players: for each seat, whether the computer plays it.
    pub computers: Option<Vec<bool>>,
    /// The computers' levels, in the order of the seats; the last one is that of all further seats.
    pub levels: Vec<u8>,
    /// Settings, for as long as the page shows this game: those that the visitor keeps stay as they are.
    pub manner: Vec<(Pref, String)>,
    /// The name under which a frame's game is kept, besides the game's id: a mark of all that is
    /// asked of the game, and the `id` that the page around gives.
    pub slot: String,
}

impl Asked {
    /// The parameters' names: a link's reader passes them over.
    pub const NAMES: [&'static str; PARAMS.len()] = {
        let mut names = [""; PARAMS.len()];
        let mut at = 0;
        while at < names.len() {
            names[at] = PARAMS[at].name;
            at += 1;
        }
        names
    };

    /// The values of the parameters. (The table itself is not in the module: nobody asks it there.)
    const VALUES: [&'static [&'static str]; PARAMS.len()] = {
        let mut values: [&[&str]; PARAMS.len()] = [&[]; PARAMS.len()];
        let mut at = 0;
        while at < values.len() {
            values[at] = PARAMS[at].values;
            at += 1;
        }
        values
    };

    /// Returns whether a query says something of the game itself.
    pub fn names_a_game(query: &str) -> bool {
        pairs(query).any(|pair| !is_ours(pair))
    }

    /// Returns the rest of a query without the game, question mark included.
    pub fn without_game(query: &str) -> String {
        joined(pairs(query).filter(|pair| is_ours(pair)))
    }

    /// Returns the rest of a query without the players and their levels, question mark included.
    pub fn without_players(query: &str) -> String {
        let of = |pair: &str| pair.starts_with("players=") || pair.starts_with("level=");
        joined(pairs(query).filter(|pair| !of(pair)))
    }

    /// Returns the name under which a frame's game is kept: empty where nothing is asked of it.
    fn slot_of(query: &str) -> String {
        let asks: Vec<&str> = pairs(query)
            .filter(|pair| {
                let named = |name| pair.starts_with(name);
                !is_ours(pair) || named("players=") || named("level=") || named("id=")
            })
            .collect();
        if asks.is_empty() { String::new() } else { format!("{:08x}", checksum(&asks.join("&"))) }
    }

    /// Returns the values of a parameter, where they are not free: of `players` and `level`, each
    /// of the list.
    fn values(name: &str) -> &'static [&'static str] {
        let at = Asked::NAMES.iter().position(|known| *known == name);
        at.map_or(&[], |at| Asked::VALUES[at])
    }

    /// Reads the parameters of a query, without those whose values are unknown.
    pub fn read(query: &str) -> Asked {
        let mut asked = Asked::default();
        for (name, value) in query.split('&').filter_map(|pair| pair.split_once('=')) {
            match name {
                _ if Asked::wrong(name, value) => {}
                "frame" => asked.frame = value == "1",
                "lang" => asked.lang = Lang::read(value),
                "seating" => asked.seating = Seating::read(value),
                "players" => {
                    asked.computers = Some(value.split(',').map(|who| who == "computer").collect());
                }
                "level" => asked.levels = value.split(',').filter_map(read_level).collect(),
                // A setting.
                _ if Asked::NAMES.contains(&name) => {
                    // The default value of a setting is kept as an empty text, but has a name in
                    // addresses.
                    let value = if ["names", "usual"].contains(&value) { "" } else { value };
                    asked.manner.extend(Pref::read(name).map(|pref| (pref, value.to_owned())));
                }
                _ => {}
            }
        }
        if asked.frame {
            asked.slot = Asked::slot_of(query);
        }
        asked
    }

    /// Returns whether a value is none of this parameter's.
    fn wrong(name: &str, value: &str) -> bool {
        let all = Asked::values(name);
        match name {
            "lang" => Lang::read(value).is_none(),
            "players" => value.split(',').any(|who| !all.contains(&who)),
            "level" => value.split(',').any(|level| read_level(level).is_none()),
            _ => !all.is_empty() && !all.contains(&value),
        }
    }

    /// Returns the values that are none of their parameter's, each with those that are: for who
    /// wrote the address, in the browser's console.
    pub fn faults(query: &str) -> Vec<String> {
        let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        let wrong = pairs.filter(|(name, value)| Asked::wrong(name, value));
        let told = |(name, value): (&str, &str)| fault(name, value, Asked::values(name));
        wrong.map(told).collect()
    }
}

/// Returns a parameter that was not understood, and what would have been.
pub fn fault(name: &str, value: &str, known: &[&str]) -> String {
    let value: String = value.chars().take(40).collect();
    format!("{name}={value}? [{}]", known.join(" "))
}

fn pairs(query: &str) -> impl Iterator<Item = &str> {
    query.split('&').filter(|pair| !pair.is_empty() && !pair.starts_with('='))
}

/// Joins the parameters that are left of a query, a question mark before them.
fn joined<'a>(pairs: impl Iterator<Item = &'a str>) -> String {
    let pairs: Vec<&str> = pairs.collect();
    if pairs.is_empty() { String::new() } else { format!("?{}", pairs.join("&")) }
}

fn is_ours(pair: &str) -> bool {
    Asked::NAMES.contains(&pair.split('=').next().unwrap_or(""))
}

#[cfg(test)]
mod tests {
    use super::super::prefs::LEVEL;
    use super::*;

    #[test]
    fn no_option_is_named_like_what_a_page_around_asks_for() {
        for game in GameId::ALL {
            for choice in game.facts().options {
                assert!(!Asked::NAMES.contains(&choice.name), "{}", choice.name);
            }
        }
    }

    #[test]
    fn every_address_reads_back() {
        for hash in [
            "#/",
            "#/settings",
            "#/mak-yek",
            "#/mak-yek/new",
            "#/mak-yek/rules",
            "#/mak-yek/learn",
            "#/mak-yek/learn/2",
            "#/apit-sodok/rules/captures",
            "#/mak-yek/text",
            "#/mak-yek/setup",
            "#/sources",
            "#/keyboard",
            "#/map",
            "#/open",
            "#/daily",
            "#/tournament",
        ] {
            assert_eq!(Route::read(hash).hash(), hash);
        }
        assert_eq!(Route::read("#/chess"), Route::Missing("chess".to_owned()));
        assert_eq!(Route::read(""), Route::default());
        let only = "easy,2".to_owned();
        assert_eq!(Route::read("#/?lang=fr&only=easy,2"), Route::Home { only });
    }

    #[test]
    fn what_stands_before_the_hash_is_read_and_what_is_appended_is_not() {
        let joined = |search, hash| Route::join(search, hash);
        assert_eq!(joined("", "#/mak-yek?lang=en"), "#/mak-yek?lang=en");
        assert_eq!(joined("?utm=1", "#/mak-yek"), "#/mak-yek");
        assert_eq!(joined("?utm=1&lang=zh", "#/mak-yek"), "#/mak-yek?lang=zh");
        let framed = joined("?frame=1&first=black&lang=zh", "#/mak-yek?lang=en");
        assert_eq!(framed, "#/mak-yek?frame=1&first=black&lang=zh&lang=en");
        assert_eq!(Asked::read(framed.trim_start_matches("#/mak-yek?")).lang, Some(Lang::En));
        let Route::Play { query, .. } = Route::read("#/mak-yek?frame=1&lang=en#?secret=x") else {
            panic!("no game")
        };
        assert_eq!(query, "frame=1&lang=en");
    }

    #[test]
    fn parameters_with_unknown_values_are_named_with_the_known_ones() {
        let query = "frame=1&players=person,robot&theme=pink&lang=fr&first=black";
        let asked = Asked::read(query);
        assert_eq!((asked.frame, asked.computers, asked.manner), (true, None, vec![]));
        let faults = Asked::faults(query);
        assert_eq!(faults[0], "players=person,robot? [person computer]");
        assert_eq!(faults[1], "theme=pink? [light dark contrast]");
        assert_eq!(faults.len(), 2);
        for lang in Lang::ALL {
            assert!(Asked::values("lang").contains(&lang.code()));
        }
        for seating in Seating::ALL {
            assert!(Asked::values("seating").contains(&seating.name()));
        }
        let usual = |name: &str| PARAMS.iter().find(|param| param.name == name).map(|it| it.usual);
        assert_eq!(usual("seating"), Some(Seating::default().name()));
        assert_eq!(usual("level"), Some(&*LEVEL.to_string()));
    }
}
