//! How many quiet moves are left before the game stops: shown once few are.

use super::secret::come;
use super::*;
use palamede::games::ShapLuk;
use palamede::games::luzhanqi::Style;
use palamede::rules::{Game as _, Notation as _, Options};

/// What stands beside the board.
fn beside(app: &App) -> String {
    text(app, "s2")
}

const MAK_YEK: &str = "#/mak-yek?start=7r/8/8/8/1rr1rr2/8/8/3R4+w";

#[test]
fn the_last_thirty_quiet_moves_are_counted_and_now_and_then_said() {
    let mut app = open(&format!("{MAK_YEK}+quiet=69"));
    assert!(!beside(&app).contains("Encore"), "more than thirty are left: {}", beside(&app));
    let whole = "Encore 30 coups sans prise et la partie s'arrête. Le camp qui a le plus de prises \
                 gagnera ; à égalité, la partie sera nulle.";
    click(&mut app, "d1");
    let heard = said(&click(&mut app, "d2"));
    assert!(heard.contains(whole), "{heard}");
    assert!(beside(&app).contains(&Lang::Fr.set(whole)), "{}", beside(&app));
    click(&mut app, "h8");
    let heard = said(&click(&mut app, "h7"));
    assert!(beside(&app).contains("Encore 29 coups"), "{}", beside(&app));
    assert!(!heard.contains("Encore"), "{heard}");
    // Taken back, it counts as it did; whoever looks back sees no count.
    press(&mut app, "undo");
    assert!(beside(&app).contains("Encore 30 coups"));
    press(&mut app, "back:first");
    assert!(!beside(&app).contains("Encore"));
}

#[test]
fn it_is_heard_at_every_ten_and_then_at_each_of_the_last_five() {
    let mut heard = Vec::new();
    for left in 1..=31 {
        let mut app = open(&format!("{MAK_YEK}+quiet={}", 99 - left));
        click(&mut app, "d1");
        let said = said(&click(&mut app, "d2"));
        heard.extend(said.contains("Encore").then_some(left));
        assert_eq!(beside(&app).contains("Encore"), left <= 30, "{left}");
        assert_eq!(beside(&app).contains("Encore un coup sans"), left == 1, "{left}");
    }
    assert_eq!(heard, [1, 2, 3, 4, 5, 10, 20, 30]);
}

/// Each game and each limit says what is true of it, in every language, in frames too.
#[test]
fn what_comes_of_it_is_what_the_game_and_its_options_say() {
    let army = Style::Balanced.army().write();
    let luzhanqi = |game: &str, chosen: &str, quiet: usize| {
        let (seats, names) = match game {
            "luzhanqi" => (2, "red ready=red,black"),
            _ => (4, "south ready=south,east,north,west"),
        };
        let armies = vec![army.as_str(); seats].join(",");
        let rest = "out=-+cause=-+at=-+moved=0+turned=0+fights=-+flags=-+bears=-+facts=-";
        let names = names.replace(' ', "+");
        let start = format!("{armies}+play+{names}+{rest}+quiet={quiet}");
        format!("#/{game}?clairvoyance=yes{chosen}&start={start}")
    };
    let shap_luk = ShapLuk::start(&Options::new(ShapLuk::OPTIONS)).position();
    let shap_luk = format!("#/shap-luk?start={}+quiet=98", shap_luk.replace(' ', "+"));
    let draw = "sans prise et la partie est nulle.";
    for (hash, expected) in [
        (luzhanqi("luzhanqi", "", 60), "Encore 10 coups sans perte et la partie est nulle."),
        (luzhanqi("luzhanqi", "", 69), "Encore un coup sans perte et la partie est nulle."),
        (luzhanqi("luzhanqi-four", "", 50), "Encore 20 coups sans perte et la partie est nulle."),
        // After an even number of moves it is red's turn again.
        (luzhanqi("luzhanqi", "&quiet_limit=31", 21), "Encore 10 coups sans perte et Rouge perd."),
        (luzhanqi("luzhanqi", "&quiet_limit=31", 22), "Encore 9 coups sans perte et Noir perd."),
        (luzhanqi("luzhanqi", "&quiet_limit=31", 30), "Encore un coup sans perte et Noir perd."),
        (luzhanqi("luzhanqi", "&quiet_limit=none", 69), ""),
        (luzhanqi("luzhanqi-four", "&quiet_limit=none", 69), ""),
        ("#/mak-yek?quiet_limit=none&start=7r/8/8/8/1rr1rr2/8/8/3R4+w+quiet=99".to_owned(), ""),
        (format!("{}+quiet=45", MAK_YEK.replace('?', "?quiet_limit=25&")), "Encore 5 coups"),
        (format!("{}+quiet=99", MAK_YEK.replace("mak-yek", "apit-sodok")), "Encore un coup"),
        (
            "#/turkish-draughts?start=W:Wa2,b2,Kc5:Ba6,Kh8+quiet=96".to_owned(),
            "Encore 4 coups sans prise ni coup de pion et la partie est nulle.",
        ),
        (shap_luk, draw),
        ("#/sahkku?start=9/-+9/-+M5+south+throw+quiet=98&columns=9".to_owned(), ""),
    ] {
        for frame in ["", "&frame=1"] {
            let app = open(&format!("{hash}{frame}"));
            let all = beside(&app);
            let said = if expected.is_empty() { !all.contains("Encore") } else { true };
            assert!(all.contains(expected) && said, "{hash}{frame}: {all}");
            assert!(app.game.is_some(), "{hash}{frame}");
        }
    }
    for (lang, expected) in [
        ("en", "10 more moves without a removal and Red loses."),
        ("zh", "再走10步仍没有棋子被移走，红方判负。"),
    ] {
        let hash = luzhanqi("luzhanqi", &format!("&quiet_limit=31&lang={lang}"), 21);
        assert!(beside(&open(&hash)).contains(expected), "{}", beside(&open(&hash)));
    }
}

/// Behind the curtain it is heard, since all know it, and shown once somebody has come.
#[test]
fn the_count_is_heard_through_the_curtain() {
    let army = Style::Balanced.army().write();
    let mut app = open_at(
        &Shared::default(),
        1,
        &format!(
            "#/luzhanqi?start={army},{army}+play+red+ready=red,black+out=-+cause=-+at=-+moved=0\
         +turned=0+fights=-+flags=-+bears=-+facts=-+quiet=59"
        ),
    );
    come(&mut app);
    assert!(beside(&app).contains("Encore 11 coups"), "{}", beside(&app));
    press(&mut app, "at:s4");
    let heard = said(&press(&mut app, "at:s8"));
    assert!(heard.contains("Encore 10 coups sans perte"), "{heard}");
}
