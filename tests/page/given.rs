//! What others give: links and texts that ask too much.

use super::{Shared, class, notes, open, open_with, play, press, text};
use palamede::web::app::Msg;
use palamede::web::store::{self, Store};

/// The worst position known: 136 594 moves, of which one would be enough.
const WORST: &str = "W:WKd5:BKe1,Kc2,Kf2,Ka3,Ke3,Kb4,Kd4,Kg4,Kc5,Kf5,Ka6,Kd6,Kh6,Ke7,Kb8,Kg8";

#[test]
fn a_link_to_a_position_with_too_many_moves_is_told_in_every_language_and_loses_nothing() {
    for (lang, words) in [
        ("fr", "5\u{202f}000 coups au plus"),
        ("en", "5,000 moves at most"),
        ("zh", "最多有5000种走法"),
    ] {
        for more in ["", "&reversal=allowed"] {
            let store = Shared::default();
            let mut app = open_with(&store, 1, &format!("#/turkish-draughts?lang={lang}"));
            play(&mut app, &["a3-a4"]);
            let kept = store.get(&store::save_name("turkish-draughts"));
            let link = format!("#/turkish-draughts?v=1&strict=yes{more}&start={WORST}");
            app.update(Msg::Hash(link.replace(':', "%3A")));
            assert!(text(&app, "notice").contains(words), "{}", text(&app, "notice"));
            assert_eq!(notes(&app), ["a3-a4"]);
            assert_eq!(store.get(&store::save_name("turkish-draughts")), kept);
            // Nor does a record of it take the place.
            app.update(Msg::Hash("#/turkish-draughts/text".to_owned()));
            let value = format!(
                "Palamède record 1; game: turkish-draughts; strict: yes; start: {WORST}; moves:"
            );
            app.update(Msg::Input { name: "import".into(), value });
            press(&mut app, "import");
            assert!(text(&app, "err").contains(words), "{}", text(&app, "err"));
            assert_eq!(store.get(&store::save_name("turkish-draughts")), kept);
        }
    }
    // Where not all these moves are allowed it is a position like another.
    let app = open(&format!("#/turkish-draughts?start={WORST}"));
    assert!(class(&app, "notice").is_empty());
}
