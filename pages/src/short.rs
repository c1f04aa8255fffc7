//! The rule of a game on the one page that is printed: for each section of the whole rule that it needs a paragraph.
//! The rest is where its foot leads to.

use palamede::games::GameId;
use palamede::text::Lang;

/// The paragraphs, each with the id of the section that says it whole.
pub fn paragraphs(lang: Lang, game: GameId) -> impl Iterator<Item = (&'static str, &'static str)> {
    let all = &lang.paper().short;
    let (ids, texts): (&[&str], _) = match game {
        GameId::ShapLuk => (&["aim", "setup", "turn", "captures", "flight", "end"], all.shap),
        GameId::MakYek => (&["aim", "setup", "turn", "captures", "end"], all.mak_yek),
        GameId::ApitSodok => (&["aim", "setup", "turn", "captures", "end"], all.apit_sodok),
        GameId::TurkishDraughts => {
            (&["aim", "setup", "turn", "captures", "kings", "majority", "end"], all.turkish)
        }
        GameId::Fanorona => (&["aim", "setup", "turn", "captures", "chain", "end"], all.fanorona),
        GameId::Sahkku => (
            &["aim", "setup", "turn", "waking", "moving", "captures", "king", "lap", "end"],
            all.sahkku,
        ),
        GameId::Luzhanqi => {
            (&["aim", "setup", "board", "turn", "captures", "known", "end"], all.luzhanqi)
        }
        GameId::LuzhanqiFour => {
            (&["aim", "setup", "board", "turn", "captures", "known", "end"], all.luzhanqi_four)
        }
    };
    assert_eq!(ids.len(), texts.len(), "{game:?}: a paragraph a section");
    ids.iter().copied().zip(texts.iter().copied())
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
