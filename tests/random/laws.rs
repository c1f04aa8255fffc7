//! What holds of more than one page: what is hidden stays hidden, and what is kept, linked or
//! written down is the same game again.

use super::sight::{Fault, Held, Sight, law};
use super::world::{Shared, World, fresh};
use palamede::app::route::{Asked, Route};
use palamede::app::store;
use palamede::app::{Action, App, Effect, Field, Key, Msg, Zoom, page};
use palamede::games::GameId;
use palamede::record::MOST_TEXT;
use palamede::rules::Seen;
use palamede::scene::tree::{Element, Node};
use palamede::table::Store;
use palamede::text::Lang;

/// What is said is a sentence, and what gets the focus is there.
pub fn said(world: &World) -> Held {
    for effect in &world.effects {
        match effect {
            Effect::Say { text, .. } => {
                law("something is said", !text.trim().is_empty(), || {
                    format!("{:?}", world.effects)
                })?;
                law("no placeholder is said", !text.contains(['{', '}']), || text.clone())?;
            }
            // (On other pages than a game's there is no curtain to come to.)
            Effect::Focus(id) if id == "curtain" && !world.plays() && !world.app.is_barred() => {}
            Effect::Focus(id) if world.going.is_none() => {
                law("what gets the focus is there", world.sight.ids.contains(id), || {
                    format!("{id} on {}", world.address)
                })?;
            }
            _ => {}
        }
    }
    Ok(())
}

/// What the ranks of a game's pieces are called, but for those whose fall everybody hears of.
fn ranks(game: GameId, lang: Lang) -> Vec<String> {
    let all = if game.facts().secrets { lang.language().texts() } else { Vec::new() };
    let all = all.into_iter().filter(|(path, _)| path.contains(".ranks.")).map(|(_, text)| text);
    let all = all.enumerate().filter(|(n, _)| ![8, 11].contains(n));
    all.map(|(_, text)| lang.set(text).to_lowercase()).collect()
}

/// The rank that a text names, if any.
fn named(game: GameId, lang: Lang, text: &str) -> Option<String> {
    let text = lang.set(text).to_lowercase();
    let words = |text: &str, rank: &str| {
        text.split(|c: char| !c.is_alphanumeric() && c != '-').any(|word| word == rank)
    };
    let names = |rank: &String| match lang {
        Lang::Zh => text.contains(rank.as_str()),
        _ => words(&text, rank),
    };
    ranks(game, lang).into_iter().find(names)
}

/// Every text and label of the parts of the page that show the game.
fn texts(root: &Element, framed: bool) -> String {
    fn gather(element: &Element, within: bool, out: &mut String) {
        let class = element.get("class").unwrap_or_default();
        let part = |one: &str| matches!(one, "stage" | "say" | "pls" | "bd" | "notice");
        let within = within || class.split(' ').any(part);
        if within {
            for (name, value) in &element.attrs {
                if matches!(*name, "aria-label" | "title") {
                    *out += &format!("{value}\n");
                }
            }
        }
        for kid in &element.kids {
            match kid {
                Node::Text(text) if within => *out += &format!("{text}\n"),
                Node::Text(_) => {}
                Node::Element(kid) => gather(kid, within, out),
            }
        }
    }
    let mut out = String::new();
    gather(root, framed, &mut out);
    out
}

/// Behind the curtain the page has the pieces as anybody may know them and no cell to press; where the
/// device lies flat, no face that not everybody may see.
pub fn hidden(world: &mut World) -> Held {
    let app = &world.app;
    if !app.is_open() {
        return Ok(());
    }
    if app.is_barred() {
        return law("elsewhere no piece is shown", world.sight.pieces.is_empty(), || {
            format!("{:?}", world.sight.pieces)
        });
    }
    let Some(open) = app.game.as_ref().filter(|open| open.session.has_secrets()) else {
        return Ok(());
    };
    let Route::Play { game, .. } = app.screen.route else { return Ok(()) };
    if open.session.game() != game {
        return Ok(());
    }
    let (lang, table) = (app.lang(), &open.session.table);
    if table.is_drawn() && open.missed().is_none() {
        world.reached.drawn += 1;
        let known = table.scene_for_all().pieces;
        let open = known.iter().filter(|piece| piece.is_face_up()).map(|piece| piece.site);
        let open: Vec<usize> = open.collect();
        let backs = |(site, face): &(usize, String)| face.is_empty() || open.contains(site);
        let shown = &world.sight.pieces;
        // (A frame's menu takes the place of the board.)
        let count = shown.is_empty() || shown.len() == known.len();
        let backs = count && shown.iter().all(backs);
        law("behind the curtain pieces are as anybody may know them", backs, || {
            format!("{shown:?} {open:?}")
        })?;
        law("behind the curtain nothing is pressed", world.sight.cells.is_empty(), || {
            format!("{:?}", world.sight.cells)
        })?;
        let all = texts(&world.page.root, app.shell.asked.frame && !app.screen.menu);
        let said = world.effects.iter().filter_map(|effect| match effect {
            Effect::Say { text, .. } => Some(text.as_str()),
            _ => None,
        });
        for text in said.chain([all.as_str()]) {
            let rank = named(game, lang, text);
            law("behind the curtain no rank is named", rank.is_none(), || {
                format!("{rank:?}: {text}")
            })?;
        }
    }
    if open.looks_on() {
        world.reached.rested += 1;
        looks(world)?;
    }
    let app = &world.app;
    let Some(open) = app.game.as_ref() else { return Ok(()) };
    let table = &open.session.table;
    if table.is_covered() && open.at().is_none() && !table.is_drawn() {
        world.reached.covered += 1;
        let all = table.scene_for_all();
        let known = |site: usize| all.pieces.iter().any(|p| p.site == site && p.is_face_up());
        let bare = world.sight.pieces.iter().find(|(site, face)| !face.is_empty() && !known(*site));
        law("where the device lies flat no face is shown", bare.is_none(), || format!("{bare:?}"))?;
        // (An aid says what everybody can tell of a piece.)
        let aided = |(name, value): &(String, Option<String>)| {
            name.starts_with("pref.aid.") && value.as_deref() == Some("off")
        };
        let aided = world.sight.fields.iter().any(aided) || app.shell.asked.frame;
        let told = world.sight.labels.iter().filter(|(site, _)| !aided && !known(*site));
        let told = told.map(|(_, label)| label).find(|label| named(game, lang, label).is_some());
        law("where the device lies flat no cell tells", told.is_none(), || format!("{told:?}"))?;
    }
    Ok(())
}

/// While who has moved looks at it, the page shows the faces that its eye sees, and where others
/// listen no rank is said.
fn looks(world: &World) -> Held {
    let app = &world.app;
    let Some(open) = app.game.as_ref() else { return Ok(()) };
    let (lang, table, game) = (app.lang(), &open.session.table, open.session.game());
    let Some(seat) = table.screen() else { return Ok(()) };
    let seen = match open.at() {
        None => table.whole().view(palamede::rules::Eye::Seat(seat)).scene(&[]),
        Some(_) => return Ok(()),
    };
    let known = |site: usize| seen.pieces.iter().any(|p| p.site == site && p.is_face_up());
    let bare = world.sight.pieces.iter().find(|(site, face)| !face.is_empty() && !known(*site));
    law("who looks sees no other's rank", bare.is_none(), || format!("{bare:?}"))?;
    let dark = table.is_covered() && world.sight.duels.iter().any(|face| !face.is_empty());
    law("where the device lies flat no attack shows a face", !dark, || {
        format!("{:?}", world.sight.duels)
    })?;
    let said = world.effects.iter().filter_map(|effect| match effect {
        Effect::Say { text, .. } if open.session.is_quiet() => named(game, lang, text),
        _ => None,
    });
    // (Who asks for it hears it.)
    let said: Vec<String> = if world.asked { Vec::new() } else { said.collect() };
    law("where others listen no rank is said of a move", said.is_empty(), || format!("{said:?}"))
}

/// Opens an address on a page; the game with secrets that is asked for is this tab's.
fn open(app: &mut App, hash: &str) {
    let effects = app.update(Msg::Hash(hash.to_owned()));
    grant(app, &effects);
}

fn grant(app: &mut App, effects: &[Effect]) {
    for effect in effects {
        if let Effect::Claim { slot, .. } = effect {
            app.update(Msg::Claimed { slot: slot.clone(), mine: true });
        }
    }
}

fn text_of(app: &App) -> Option<String> {
    app.game.as_ref()?.session.table.text()
}

/// The link of the open game opens the same game elsewhere.
pub fn link(world: &mut World) -> Held {
    let Some(open_game) = world.app.game.as_ref() else { return Ok(()) };
    if open_game.session.has_secrets() || open_game.session.game().facts().secrets {
        return Ok(());
    }
    let (id, link) = (open_game.session.game().id(), open_game.session.table.link());
    if link.len() > MOST_TEXT {
        return Ok(());
    }
    let mut other = fresh(&Shared::default(), 1);
    open(&mut other, &format!("#/{id}?{link}"));
    world.reached.links += 1;
    law("a link is understood", other.screen.notice.is_none(), || {
        format!("{link}: {:?}", other.screen.notice)
    })?;
    let alone = |app| text_of(app).map(|text| alone(&text));
    same("a link opens the same game", &alone(&world.app), &alone(&other))
}

/// The lines of a record without its variations, which a link does not hold.
fn alone(record: &str) -> String {
    let beside = ["Palamède", "variation:", "end:"];
    let lines = record.lines().filter(|line| !beside.iter().any(|key| line.starts_with(key)));
    lines.collect::<Vec<_>>().join("\n")
}

/// What is put in is read as a game.
fn import(text: &str) -> Result<App, Fault> {
    let mut other = fresh(&Shared::default(), 1);
    open(&mut other, "#/settings");
    open(&mut other, &format!("#/{}/text", GameId::ALL[0].id()));
    other.update(Msg::Input { field: Field::Import, value: text.to_owned() });
    if let Some(action) = Action::read("import") {
        let effects = other.update(Msg::Do(action));
        grant(&mut other, &effects);
    }
    law("what was written down is read", other.screen.import.error.is_none(), || {
        format!("{:?}\n{text}", other.screen.import.error)
    })?;
    Ok(other)
}

/// The record of the open game is read as the same game.
pub fn record(world: &mut World) -> Held {
    let Some(text) = text_of(&world.app).filter(|text| text.len() <= MOST_TEXT) else {
        return Ok(());
    };
    world.reached.records += 1;
    let other = import(&text)?;
    same("a record is read as the same game", &Some(text), &text_of(&other))
}

fn save_of(app: &App) -> Option<String> {
    app.game.as_ref().map(|game| game.session.table.save(&game.extras).open().to_owned())
}

/// A save without which game it is and how often it was kept, and its checksum.
fn bare(text: &str) -> Option<String> {
    let goes = |line: &&str| !["id: ", "revision: ", "end: "].iter().any(|p| line.starts_with(p));
    Some(text.lines().filter(goes).collect::<Vec<_>>().join("\n"))
}

/// The save of the open game is read as the same game where it is kept.
pub fn save(world: &mut World) -> Held {
    let game = world.app.game.as_ref().map(|game| game.session.game().id());
    let (Some(text), Some(id)) = (save_of(&world.app), game) else { return Ok(()) };
    world.reached.saves += 1;
    let mut store = Shared::default();
    store.set(&store::save_name(id), &text);
    let mut other = fresh(&store, 1);
    open(&mut other, "#/settings");
    open(&mut other, &format!("#/{id}"));
    let again = save_of(&other);
    same("a save is read as the same game", &bare(&text), &again.as_deref().and_then(bare))
}

fn same(name: &'static str, one: &Option<String>, other: &Option<String>) -> Held {
    law(name, one == other, || {
        let [one, other] = [one, other].map(|text| text.clone().unwrap_or("nothing".to_owned()));
        format!("{one}\n--- and\n{other}")
    })
}

/// What may differ when a page is left and opened again is put the same: it is kept nowhere.
/// That is: who is at the screen and what it sees of the past, what is selected or asked, what
/// is entered of a throw, what is told, a hint, whether computers wait, the menu, the cursor, which part of a large board is
/// seen, by how much it is turned by hand, from where an ended game is seen, a proposal to stop that nobody answered, which way the board lies after the end, and for a
/// moment whether anybody may act.
fn rest(app: &mut App, like: [bool; 3], room: (i32, i32)) {
    let [upright, newer, _] = like;
    let mut press = |text: &str| {
        if let Some(action) = Action::read(text) {
            app.update(Msg::Do(action));
        }
    };
    for action in ["close", "resign-no", "back:last", "memo-close", "peek:off", "through"] {
        press(action);
    }
    if app.screen.menu {
        app.update(Msg::Do(Action::read("menu").expect("an action")));
    }
    app.update(Msg::Key(Key::Escape));
    app.update(Msg::PageHidden);
    app.update(Msg::FullScreen(false));
    app.update(Msg::Resized { upright });
    app.update(Msg::BoardResized(room.0, room.1));
    if newer {
        app.update(Msg::Newer);
    }
    (app.screen.copying.status, app.screen.copying.by_hand, app.screen.notice) = (None, None, None);
    if let Some(game) = &mut app.game {
        game.session.table.decline();
        game.session.table.unselect();
        game.hand.entered.clear();
        (game.beside.answer, game.beside.refused, game.hand.cursor, game.layout.zoom) =
            (None, None, 0, Zoom::Side);
        (game.beside.hint, game.computer) = (None, Default::default());
        game.set_film(None);
        game.layout.turned = 0;
        game.settle();
    }
    app.update(Msg::AnimationEnded);
}

/// The page is left and opened again: what is shown of a game that is kept is the same.
pub fn reload(world: &mut World) -> Held {
    let app = &world.app;
    let same_frame = match Route::read(&world.address) {
        Route::Play { query, .. } => {
            let asked = Asked::read(&query);
            // (A link may be of another game than the one that is kept.)
            let same = asked.frame == app.shell.asked.frame && asked.slot == app.shell.asked.slot;
            same && (asked.frame || !Asked::names_a_game(&query))
        }
        _ => false,
    };
    let kept = app.game.as_ref().is_some_and(|game| game.keeping.kept);
    let all_here = Lang::ALL
        .iter()
        .all(|&lang| app.shell.packs.loaded.contains(&palamede::text::Pack::Words(lang)));
    if !(kept && same_frame && all_here && world.plays() && world.going.is_none()) {
        let other = world.another();
        return world.replace(other);
    }
    let before = save_of(app);
    let like = [app.shell.viewport.upright, app.screen.newer, app.shell.viewport.full_screen];
    let room = app.shell.viewport.board;
    let asked = app.shell.asked.clone();
    let mut other = world.another();
    open(&mut other, &world.address.clone());
    let chosen = other.shell.asked.manner != asked.manner;
    (other.shell.asked.lang, other.shell.asked.manner) = (asked.lang, asked.manner);
    // What was chosen although the address asks for something else stays until the page is left, and
    if chosen || world.store.get(store::PREFS).is_none() {
        // so does what was cleared.
        other.shell.prefs = app.shell.prefs.clone();
    }
    // Time goes on between two steps, and is kept with them.
    if let (Some(app), Some(other)) = (&app.game, &mut other.game) {
        other.extras.clock = app.extras.clock;
    }
    same("what is kept is what was played", &before, &save_of(&other))?;
    rest(&mut world.app, like, room);
    rest(&mut other, like, room);
    // (At the end the side that was near stays near until the page is left.)
    if let (Some(old), Some(new)) = (&mut world.app.game, &mut other.game) {
        (old.layout.near, old.layout.side) = (new.layout.near, new.layout.side);
        for game in [old, new] {
            game.layout.zoom = Zoom::Side;
        }
    }
    for app in [&mut world.app, &mut other] {
        app.update(Msg::Resized { upright: like[0] });
    }
    let [old, new] = [page(&world.app), page(&other)];
    Sight::of(&new)?;
    world.reached.reopened += 1;
    law("a page that is opened again is the same", old.root == new.root, || {
        let [old, new] = [old.root.markup(), new.root.markup()];
        let at = old.bytes().zip(new.bytes()).take_while(|(a, b)| a == b).count();
        let part = |text: &str| {
            let bytes = &text.as_bytes()[at.saturating_sub(300)..(at + 300).min(text.len())];
            String::from_utf8_lossy(bytes).into_owned()
        };
        format!("{}\n--- and\n{}", part(&old), part(&new))
    })?;
    let names = world.store.names();
    let other = world.another();
    world.replace(other)?;
    let gone = names.iter().find(|name| world.store.get(name).is_none());
    law("nothing that is kept is lost", gone.is_none(), || format!("{gone:?}"))
}
