//! The manifest of the site as an application: what it says of the games comes from the catalogue.

use palamede::games::GameId;
use palamede::text::{GamePages, Lang, Voice};
use palamede::with_game;
use serde_json::{Map, Value};

/// The manifest with a shortcut to each game, in French as the rest of it.
///
/// # Errors
/// What is wrong with the text, where it is no manifest.
pub fn manifest(text: &str) -> Result<String, String> {
    serde_json::from_str::<Map<String, Value>>(text).map_err(|why| format!("manifest: {why}"))?;
    let body = text.trim_end().strip_suffix('}').unwrap_or_default().trim_end();
    let shortcuts: Vec<String> = GameId::ALL.iter().map(|&game| shortcut(game)).collect();
    Ok(format!("{body},\n  \"shortcuts\": [\n    {}\n  ]\n}}\n", shortcuts.join(",\n    ")))
}

/// The shortcut to a game.
fn shortcut(game: GameId) -> String {
    let quoted = |text: &str| Value::from(text).to_string();
    let name = quoted(Voice(game, Lang::Fr).words().title);
    let short = with_game!(game, G => <G as GamePages>::SHORT_TITLE);
    let short = short.map(|short| format!(" \"short_name\": {},", quoted(short)));
    let url = quoted(&format!("./#/{}", game.id()));
    format!("{{ \"name\": {name},{} \"url\": {url} }}", short.unwrap_or_default())
}
