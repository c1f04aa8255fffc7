//! Named sets of options: on the form before a game, and on the rule page.

use super::*;

/// The values of the radio buttons of this name that are chosen, and of the others.
fn radios(app: &App, name: &str) -> (Vec<String>, Vec<String>) {
    let inputs = find(app, |e| e.tag == "input" && e.get("name") == Some(name));
    let (chosen, others): (Vec<_>, Vec<_>) =
        inputs.iter().partition(|input| input.get("checked").is_some());
    let values = |inputs: Vec<&Element>| {
        inputs.iter().map(|input| input.get("value").unwrap_or_default().to_owned()).collect()
    };
    (values(chosen), values(others))
}

#[test]
fn a_named_set_chooses_its_options_and_shows_while_they_are_chosen() {
    let mut app = open("#/turkish-draughts/new");
    let input = |app: &mut App, name: &str, value: &str| {
        app.update(putting(name, value));
    };
    let chosen = |app: &App, name: &str| radios(app, name).0.join(" ");
    assert_eq!(radios(&app, "set"), (vec![String::new()], vec!["federation".to_owned()]));
    input(&mut app, "option.reversal", "allowed");
    assert_eq!(radios(&app, "set").0, Vec::<String>::new(), "these are nobody's options");
    assert!(page(&app).root.plain().contains("Options choisies une à une."));
    input(&mut app, "set", "federation");
    assert_eq!(chosen(&app, "set"), "federation");
    let options = ["reversal", "promotion", "one_each", "strict"];
    let all = |app: &App| options.map(|name| chosen(app, &format!("option.{name}")));
    assert_eq!(all(&app), ["forbidden", "at_end", "draw", "no"]);
    // Chosen one by one they are the same.
    input(&mut app, "set", "");
    assert_eq!(all(&app), ["forbidden", "at_once", "plays_on", "no"]);
    input(&mut app, "option.promotion", "at_end");
    input(&mut app, "option.one_each", "draw");
    assert_eq!(chosen(&app, "set"), "federation");
    input(&mut app, "set", "nobody");
    assert_eq!(chosen(&app, "set"), "federation", "no such set");
    // The record stores the options alone.
    press(&mut app, "start");
    app.update(Msg::Hash("#/turkish-draughts/text".to_owned()));
    let record = text(&app, "code");
    assert!(
        record.contains("reversal: forbidden\npromotion: at_end\none_each: draw\nstrict: no"),
        "{record}"
    );
    assert!(!record.contains("federation"), "{record}");
}

/// An option that another one decides is not to be chosen, and says why; what had been
/// chosen of it comes back with the choice.
#[test]
fn an_option_without_effect_cannot_be_chosen_and_says_why() {
    let fieldset = |app: &App, option: &str| {
        let radio = format!("option.{option}");
        let has = |e: &Element| {
            let mut found = false;
            e.walk(&mut |e| found |= e.get("name") == Some(&radio));
            found
        };
        find(app, |e| e.tag == "fieldset" && has(e)).remove(0)
    };
    let input = |app: &mut App, name: &str, value: &str| {
        app.update(putting(name, value));
    };
    let chosen = |app: &App, name: &str| radios(app, &format!("option.{name}")).0.join(" ");
    for (game, option, other, values, reason) in [
        ("luzhanqi", "headquarters_lock", "flag_bearer", ["yes", "no"], "Porteur de drapeau"),
        ("luzhanqi-four", "headquarters_lock", "flag_bearer", ["yes", "no"], "Porteur de drapeau"),
        ("luzhanqi-four", "apparent_ally", "clairvoyance", ["yes", "no"], ""),
    ] {
        let mut app = open(&format!("#/{game}/new"));
        input(&mut app, &format!("option.{option}"), values[0]);
        assert_eq!(fieldset(&app, option).get("disabled"), None);
        assert_eq!(chosen(&app, option), values[0]);
        input(&mut app, &format!("option.{other}"), "yes");
        let bound = fieldset(&app, option);
        assert!(bound.get("disabled").is_some(), "{option}");
        assert_eq!(chosen(&app, option), values[1], "what is in force is shown");
        // The reason is heard with the group.
        let mut told = (None, String::new());
        bound
            .walk(&mut |e| told.0 = told.0.take().or(e.get("aria-describedby").map(str::to_owned)));
        bound.walk(&mut |e| {
            if e.get("id").is_some() && e.get("id") == told.0.as_deref() {
                told.1 = e.plain();
            }
        });
        assert!(told.1.contains("Rien à choisir ici") && told.1.contains(reason), "{told:?}");
        input(&mut app, &format!("option.{other}"), "no");
        assert_eq!(chosen(&app, option), values[0]);
        // The game that begins stores what is in force.
        input(&mut app, &format!("option.{other}"), "yes");
        press(&mut app, "start");
        let game = app.game.as_ref().expect("a game");
        assert_eq!(game.session.options().get(option), values[1]);
    }
}

#[test]
fn named_sets_are_offered_and_explained_only_where_there_are_any() {
    let heads = |hash: &str, tag: &str| {
        let all = find(&open(hash), |e| e.tag == tag);
        all.iter().filter(|e| e.plain() == "Options toutes prêtes").count()
    };
    assert_eq!(heads("#/turkish-draughts/new", "legend"), 1);
    assert_eq!(heads("#/turkish-draughts/rules", "h3"), 1);
    assert_eq!(heads("#/mak-yek/new", "legend"), 0);
    assert_eq!(heads("#/mak-yek/rules", "h3"), 0);
}

#[test]
fn sides_are_drawn_by_lot_before_a_game() {
    let mut app = open("#/mak-yek/new");
    let offered = |app: &App| page(app).root.markup().contains("data-do=\"draw-sides\"");
    assert!(!offered(&app), "two strangers have nothing to draw");
    app.update(putting("name.0", "Ada"));
    app.update(putting("player.1", "computer"));
    assert!(offered(&app));
    let mut fell = [0; 2];
    for _ in 0..8 {
        let effects = press(&mut app, "draw-sides");
        let level = app.lang().level(app.shell.prefs.level);
        let first = format!("Tirage au sort. Blancs : Ada et Noirs : l'ordinateur ({level}).");
        let second = format!("Tirage au sort. Blancs : l'ordinateur ({level}) et Noirs : Ada.");
        let [Effect::Say { text, urgent: false }] = &effects[..] else { panic!("{effects:?}") };
        let form = app.screen.form.as_ref().expect("the form");
        let ada = usize::from(form.extras.players[Seat::FIRST].name != "Ada");
        assert_eq!(*text, [first, second][ada]);
        fell[ada] += 1;
    }
    assert!(fell[0] > 0 && fell[1] > 0, "{fell:?}");
}

#[test]
fn the_rules_are_folded_away_and_told_to_be_as_usual_until_one_is_changed() {
    let mut app = open("#/turkish-draughts/new");
    let summary = |app: &App| find(app, |e| e.tag == "summary")[0].plain();
    let folded = |app: &App| find(app, |e| e.tag == "details")[0].clone();
    assert!(folded(&app).get("open").is_none());
    let usual = summary(&app);
    let option = find(&app, |e| e.get("name").is_some_and(|name| name.starts_with("option.")));
    let other = option.iter().find(|e| e.get("checked").is_none()).expect("another value");
    let (name, value) = (other.get("name").expect("a name"), other.get("value").expect("a value"));
    app.update(putting(name, value));
    assert_ne!(summary(&app), usual);
    // Who chooses has unfolded them: the page leaves them as they are.
    assert!(folded(&app).get("open").is_none());
}
