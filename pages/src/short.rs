//! The rule of a game on the one page that is printed: for each section of the whole rule that it needs a paragraph.
//! The rest is where its foot leads to.

use palamede::games::GameId;
use palamede::text::{GamePages, Lang, ShortRule};
use palamede::with_game;

/// What the game's folder of texts says of it.
fn short(game: GameId) -> &'static ShortRule {
    with_game!(game, G => const { &<G as GamePages>::SHORT })
}

/// The paragraphs, each with the id of the section that says it whole.
pub fn paragraphs(lang: Lang, game: GameId) -> impl Iterator<Item = (&'static str, &'static str)> {
    let short = short(game);
    let (ids, texts) = (short.sections, lang.short_rule(game.id()));
    assert_eq!(ids.len(), texts.len(), "{game:?}: a paragraph a section");
    ids.iter().copied().zip(texts.iter().copied())
}

/// The figures beside them, by their names.
pub fn figures(game: GameId) -> [&'static str; 4] {
    short(game).figures
}
