//! The file that the crash screen gives of a game with secrets: it is read where records are.

use super::secret::{at, come, home, pieces, ranks, shown, twins};
use super::*;
use palamede::table::Brief;

/// What the page offers if it breaks.
fn offered(effects: &[Effect]) -> Option<String> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::Remember(kept) => kept.as_ref().map(|kept| kept.text.clone()),
        _ => None,
    })
}

fn import(app: &mut App, text: &str) -> Vec<Effect> {
    app.update(putting("import", text));
    let effects = press(app, "import");
    granted(app, effects)
}

/// A game in which both have laid out, Red twins the other way round, and its file.
fn begun(store: &Shared) -> (App, String) {
    let mut app = open_with(store, 1, "#/luzhanqi");
    let mut file = None;
    for seat in 0..2 {
        come(&mut app);
        let (a, b) = twins();
        for slot in if seat == 0 { vec![a, b] } else { Vec::new() } {
            at(&mut app, home(seat, slot));
        }
        file = offered(&press(&mut app, "ready"));
    }
    (app, file.expect("a file"))
}

/// Which games are kept under the names that begin so, with their moves.
fn kept(store: &Shared, begins: &str) -> Vec<(u64, String)> {
    let names = store.names().into_iter().filter(|name| name.starts_with(begins));
    let texts = names.map(|name| store.get(&name).expect("a save"));
    let moves = |text: &str| text.lines().find(|l| l.starts_with("moves")).map(str::to_owned);
    texts.map(|text| (Brief::read(&text).id, moves(&text).expect("moves"))).collect()
}

/// A move of who is to act; gives the file after it.
fn step(app: &mut App) -> String {
    come(app);
    let mut file = None;
    while file.is_none() {
        let game = app.game.as_ref().expect("a game");
        let next = game.session.face(Lang::Fr, &game.extras, None).next;
        file = offered(&press(app, &format!("at:{}", next[0].target.text())));
    }
    file.expect("a file")
}

#[test]
fn the_file_of_a_game_with_secrets_is_opened_where_records_are_and_behind_the_curtain() {
    let (_, file) = begun(&Shared::default());
    // As it is, and as mail may make it.
    for text in [file.clone(), format!("\n {}", file.replace('\n', ";"))] {
        let store = Shared::default();
        let mut app = open_with(&store, 7, "#/luzhanqi");
        come(&mut app);
        press(&mut app, "ready");
        let stood = kept(&store, "game.luzhanqi");
        go(&mut app, "#/mak-yek/text");
        let effects = import(&mut app, &text);
        assert!(effects.contains(&Effect::Go("#/luzhanqi".to_owned())), "{effects:?}");
        go(&mut app, "#/luzhanqi");
        // What it holds is seen by its players alone.
        assert_eq!(pieces(&app), 0);
        let page = shown(&app);
        let mut armies = file.split_whitespace().filter(|word| word.contains('/'));
        assert!(armies.all(|army| !page.contains(army)));
        assert!(app.game.as_ref().is_some_and(|game| game.session.table.is_drawn()));
        come(&mut app);
        assert_eq!((pieces(&app), ranks(&app).len()), (50, 25));
        // It is kept, and what stood there is put aside.
        let one = |name| kept(&store, name);
        let brief = Brief::read(&file);
        let moves = file.lines().find(|line| line.starts_with("moves")).expect("moves");
        assert_eq!(one("game.luzhanqi"), [(brief.id, moves.to_owned())]);
        assert_eq!(one("aside."), stood);
    }
}

#[test]
fn nobody_goes_back_by_a_file_to_where_less_was_seen() {
    let store = Shared::default();
    let (mut app, file) = begun(&store);
    come(&mut app);
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    let after = store.get("game.luzhanqi").expect("a save");
    go(&mut app, "#/luzhanqi/text");
    import(&mut app, &file);
    assert_eq!(store.get("game.luzhanqi"), Some(after), "it has gone on here");

    // Nor where another game stands in its place.
    let store = Shared::default();
    let (mut app, file) = begun(&store);
    step(&mut app);
    go(&mut app, "#/luzhanqi/new");
    press(&mut app, "start");
    go(&mut app, "#/luzhanqi");
    come(&mut app);
    press(&mut app, "ready");
    let (here, aside) = (kept(&store, "game.luzhanqi"), kept(&store, "aside."));
    go(&mut app, "#/luzhanqi/text");
    import(&mut app, &file);
    assert_eq!((kept(&store, "game.luzhanqi"), kept(&store, "aside.")), (aside, here));
    assert_eq!(app.game.as_ref().map(|game| game.session.table.len()), Some(3));
}

#[test]
fn a_file_that_is_newer_than_what_is_kept_is_gone_on_with() {
    let store = Shared::default();
    let (mut app, older) = begun(&store);
    let file = step(&mut app);
    // As after a loss of power: what is kept is older.
    for name in ["game.luzhanqi", "aside.1728000000000.luzhanqi.1"] {
        let mut app = start(&store, 3);
        for name in store.names() {
            store.0.borrow_mut().remove(&name);
        }
        store.0.borrow_mut().set(name, &older);
        go(&mut app, "#/luzhanqi/text");
        import(&mut app, &file);
        assert_eq!(Brief::read(&store.get("game.luzhanqi").expect("a save")).steps, 3);
        assert_eq!(kept(&store, "aside."), []);
    }
}

#[test]
fn a_file_that_is_broken_is_told_of_in_every_language() {
    let (_, file) = begun(&Shared::default());
    for lang in Lang::ALL {
        let newer = file.replacen("save 2", "save 3", 1);
        let changed = file.replacen("now: 2", "now: 1", 1);
        for text in [&newer, &changed, &file[..file.len() - 20]] {
            let store = Shared::default();
            let mut app = open_with(&store, 1, "#/luzhanqi/text");
            app.update(putting("pref.lang", lang.code()));
            let names = store.names();
            import(&mut app, text);
            assert_eq!(store.names(), names);
            let why = class(&app, "err");
            let [why] = &why[..] else { panic!("{text}") };
            assert!(why.plain().starts_with(&lang.set(lang.words().bad_record)), "{why:?}");
            assert!(!why.plain().contains("moves:"));
        }
    }
}
