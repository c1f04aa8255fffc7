//! The choices among the games on the home page.

use super::*;
use palamede::app::route::Route;

/// The ids of the games whose cards are shown, in order.
fn shown(app: &App) -> Vec<String> {
    let cards = find(app, |e| e.get("class") == Some("card"));
    let href = |card: &Element| {
        card.kids.iter().find_map(|kid| match kid {
            Node::Element(link) => link.get("href")?.strip_prefix("#/").map(str::to_owned),
            Node::Text(_) => None,
        })
    };
    cards.iter().filter_map(href).collect()
}

/// The chips: what each says, where it leads, and whether it is chosen.
fn chips(app: &App) -> Vec<(String, String, bool)> {
    let mut all = Vec::new();
    for nav in find(app, |e| e.get("class") == Some("pick")) {
        nav.walk(&mut |e| {
            if let ("a", Some(href)) = (e.tag, e.get("href")) {
                all.push((e.plain(), href.to_owned(), e.get("aria-current") == Some("true")));
            }
        });
    }
    all
}

/// What is said of the number of games.
fn left(app: &App) -> String {
    let said = find(app, |e| e.get("role") == Some("status"));
    let [said] = said.as_slice() else { panic!("{} lines", said.len()) };
    said.plain()
}

/// The addresses of the games that a choice leaves, by what is known of them.
fn expected(fits: impl Fn(GameId) -> bool) -> Vec<String> {
    let ids = GameId::ALL.iter().filter(|&&game| fits(game)).map(|game| game.id().to_owned());
    ids.collect()
}

#[test]
fn every_choice_leaves_the_games_that_it_names_and_says_how_many() {
    let all = shown(&open("#/"));
    assert_eq!(all, expected(|_| true));
    for (only, fits) in [
        ("2", (|game| game.facts().seats == 2) as fn(GameId) -> bool),
        ("4", |game| game.facts().seats == 4),
        ("quick", |game| game.facts().guide.minutes <= 20),
        ("easy", |game| game.facts().guide.easy),
        ("2,easy", |game| game.facts().seats == 2 && game.facts().guide.easy),
        ("purple", |_| true),
        ("", |_| true),
    ] {
        let app = open(&format!("#/?only={only}"));
        let games = expected(fits);
        assert!(!games.is_empty(), "{only}");
        assert_eq!(shown(&app), games, "{only}");
        assert_eq!(left(&app), Lang::Fr.words().front.left(&games.len()), "{only}");
    }
}

#[test]
fn a_choice_that_leaves_nothing_says_so_and_can_be_taken_back() {
    let mut app = open("#/?only=4,easy");
    assert_eq!((shown(&app), left(&app).as_str()), (Vec::new(), "Aucun jeu ne convient."));
    assert!(find(&app, |e| e.tag == "ul" && e.get("class") == Some("cat")).is_empty());
    let (text, href, on) = chips(&app).remove(0);
    assert_eq!((text.as_str(), href.as_str(), on), ("Tous les jeux", "#/", false));
    go(&mut app, &href);
    assert_eq!(shown(&app).len(), GameId::ALL.len());
    assert!(chips(&app)[0].2);
}

/// A chip is a link that makes its choice or takes it back, beside the others; of two numbers of players the later one
/// holds. The page stays where it is, and so does the keyboard.
#[test]
fn a_chip_adds_its_choice_and_takes_it_back() {
    let mut app = open("#/");
    let follow = |app: &mut App, name: &str| {
        let (_, href, _) = chips(app).into_iter().find(|(text, ..)| text == name).expect("a chip");
        let effects = go(app, &href);
        assert!(!effects.iter().any(|e| matches!(e, Effect::Show(_) | Effect::Focus(_))));
        href
    };
    assert_eq!(follow(&mut app, "Facile"), "#/?only=easy");
    assert_eq!(follow(&mut app, "2 joueurs"), "#/?only=2,easy");
    assert_eq!(follow(&mut app, "4 joueurs"), "#/?only=4,easy");
    let on: Vec<_> = chips(&app).into_iter().filter(|chip| chip.2).map(|chip| chip.0).collect();
    assert_eq!(on, ["4 joueurs", "Facile"]);
    assert_eq!(follow(&mut app, "Facile"), "#/?only=4");
    assert_eq!(follow(&mut app, "4 joueurs"), "#/");
}

#[test]
fn the_choice_is_no_part_of_the_address_of_the_page() {
    assert_eq!(Route::read("#/?only=2").hash(), "#/");
}
