//! What a side has captured, and what is left of an army.

use super::secret::{army, attack, come, laid_out, lay_out};
use super::*;
use palamede::games::luzhanqi::{Rank, Stays, Style};

/// What the table says is left, a rank a line: `Maréchal 1 sur 1`.
fn left(app: &App) -> Vec<String> {
    find(app, |e| e.tag == "tr").iter().map(Element::plain).collect()
}

/// The signs below the names: of what is left, and of what is not.
fn strip(app: &App) -> [String; 2] {
    let strips = class(app, "force");
    ["b", "s"].map(|tag| {
        let mut signs = String::new();
        for strip in &strips {
            strip.walk(&mut |e| {
                if e.tag == tag {
                    signs += &e.plain()
                }
            });
        }
        signs
    })
}

#[test]
fn an_army_is_counted_down_for_its_own_eye_alone() {
    let mut fell = 0;
    for style in Style::ALL {
        for column in [0, 2, 4] {
            let (stays, mut app, _) = attack(style, column);
            let table = &class(&app, "stock")[0];
            assert_eq!(
                table.get("aria-label"),
                Some(Lang::Fr.words().stock),
                "the table has a title"
            );
            let attacker = army().0[column];
            let gone = stays != Stays::Attacker;
            fell += usize::from(gone);
            // Who attacked still looks.
            assert!(secret::looks_on(&app));
            let [here, lost] = strip(&app);
            assert_eq!(lost, if gone { attacker.letter().to_string() } else { String::new() });
            assert_eq!(here.len() + lost.len(), 25);
            let rows = left(&app);
            assert_eq!(rows.len(), 12);
            for (rank, row) in Rank::ALL[..9].iter().rev().chain(&Rank::ALL[9..]).zip(&rows) {
                let here = rank.count() - usize::from(gone && *rank == attacker);
                let end = format!("{here} sur {}", rank.count());
                assert!(row.ends_with(&end), "{row}: {end}");
            }
            // Behind the curtain nobody's is.
            press(&mut app, "hide");
            assert_eq!((left(&app).len(), strip(&app)), (0, [String::new(), String::new()]));
            come(&mut app);
            let black = style.army().0[4 - column];
            let lost = if stays == Stays::Defender { String::new() } else { black.letter().into() };
            assert_eq!(strip(&app)[1], lost, "{style:?} {column}");
            assert_eq!(left(&app).len(), 12);
        }
    }
    assert!(fell > 0);
}

#[test]
fn who_lays_out_an_army_reads_what_it_is_made_of() {
    let (mut app, _) = laid_out(false);
    come(&mut app);
    lay_out(&mut app);
    assert_eq!(strip(&app), ["9877665544333222111BBMMMD".to_owned(), String::new()]);
    let all = text(&app, "stock");
    for duty in ["tourne sur le chemin de fer", "disparaît avec ce qu’elle rencontre"] {
        assert!(all.contains(duty), "{all}");
    }
}

#[test]
fn what_was_captured_is_shown_beside_who_captured_it() {
    let captured = |app: &App| -> Vec<(String, usize)> {
        let shown = class(app, "prey");
        let label = |e: &Element| e.get("aria-label").unwrap_or_default().to_owned();
        shown.iter().map(|e| (label(e), e.kids.len())).collect()
    };
    let mut app = open("#/mak-yek?start=8/8/3R4/3r4/1Rr1rR2/8/8/r2R4+w");
    assert!(captured(&app).is_empty());
    play(&mut app, &["d1-d4"]);
    assert_eq!(captured(&app), [("Pièces prises\u{a0}: 3".to_owned(), 3)]);
    // As of the position that is shown.
    press(&mut app, "back:first");
    assert!(captured(&app).is_empty());
    press(&mut app, "back:last");
    press(&mut app, "undo");
    assert!(captured(&app).is_empty());
    // Two pawns on one cell are two.
    let mut app = open("#/sahkku?start=13/M12,M5+13/M10:2+M8+south+X-II-blank/X-II");
    let game = app.game.as_mut().expect("a game");
    assert!(game.session.play("M12-M10*IIxM10:2"), "{:?}", game.session.table.turn());
    assert_eq!(captured(&app)[0].0, "Pièces prises\u{a0}: 2");
}
