//! What of a game's rules stands on the one page that is printed: parts of the whole rule as it is, so
//! that the two never disagree: as much as one needs to play to the end, and a page holds. The rest is where its
//! foot leads to.

use palamede::games::GameId;

/// A section of the rules by its id, and which of its blocks.
type Part = (&'static str, &'static [usize]);

/// What both games of hidden ranks have.
const LUZHANQI_TURN: &[usize] = &[0, 1, 4, 6, 8];

/// The parts of a game's page, in their order.
pub fn parts(game: GameId) -> &'static [Part] {
    match game {
        GameId::ShapLuk => &[
            ("aim", &[0, 1]),
            ("setup", &[0, 1, 2, 3]),
            ("turn", &[0, 1, 3, 5]),
            ("captures", &[0, 3]),
            ("flight", &[0]),
            ("end", &[0, 1, 2, 5, 6]),
        ],
        GameId::MakYek => &[
            ("aim", &[0]),
            ("setup", &[0, 1]),
            ("turn", &[0, 1]),
            ("captures", &[0, 1, 3, 5, 6, 8, 10]),
            ("end", &[0, 1, 2, 3]),
        ],
        GameId::ApitSodok => &[
            ("aim", &[0]),
            ("setup", &[0, 1]),
            ("turn", &[0, 1]),
            ("captures", &[0, 1, 3, 5, 6, 8, 9]),
            ("end", &[0, 1, 2, 3]),
        ],
        GameId::TurkishDraughts => &[
            ("aim", &[0]),
            ("setup", &[0, 1]),
            ("turn", &[0, 2]),
            ("captures", &[0, 2, 4, 5]),
            ("kings", &[0, 1, 6]),
            ("majority", &[0]),
            ("end", &[0, 1]),
        ],
        GameId::Fanorona => &[
            ("aim", &[0]),
            ("setup", &[0, 1]),
            ("turn", &[0, 3]),
            ("captures", &[0, 1, 3, 5, 7]),
            ("chain", &[0, 2, 3, 6]),
            ("end", &[0, 1]),
        ],
        GameId::Sahkku => &[
            ("aim", &[0, 1]),
            ("setup", &[1, 3, 4]),
            ("dice", &[0, 1]),
            ("turn", &[0, 1, 2]),
            ("waking", &[0]),
            ("moving", &[0, 1, 2]),
            ("captures", &[0]),
            ("king", &[0, 2, 4]),
        ],
        GameId::Luzhanqi => &[
            ("aim", &[0, 1]),
            ("setup", &[0, 2, 3]),
            ("board", &[0, 1, 2]),
            ("turn", LUZHANQI_TURN),
            ("captures", &[0, 2]),
            ("known", &[1]),
        ],
        GameId::LuzhanqiFour => &[
            ("aim", &[0, 1]),
            ("setup", &[0, 2, 3]),
            ("board", &[0, 1, 2]),
            ("turn", LUZHANQI_TURN),
            ("captures", &[0, 2]),
            ("end", &[0]),
        ],
    }
}

/// The figures beside them, by their names.
pub fn figures(game: GameId) -> [&'static str; 4] {
    match game {
        GameId::ShapLuk => ["start", "row", "flight", "gates"],
        GameId::MakYek => ["start", "interception", "intervention", "three"],
        GameId::ApitSodok => ["start", "move", "interception", "intervention"],
        GameId::TurkishDraughts => ["start", "captures", "chain", "king"],
        GameId::Fanorona => ["start", "approach", "withdrawal", "chain"],
        GameId::Sahkku => ["start", "track", "capture", "king"],
        GameId::Luzhanqi => ["start", "rail", "engineer", "combat"],
        GameId::LuzhanqiFour => ["start", "rail", "engineer", "curve"],
    }
}
