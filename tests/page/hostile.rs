//! Hostile addresses, and hostile texts under any name of the storage: never a panic, and
//! nothing that is kept is lost.

use super::*;
use crate::depth::property;
use palamede::app::route::{Asked, Route};
use palamede::games::GameId;
use proptest::prelude::*;
use proptest::sample::select;

/// Parts of addresses.
const PARTS: &[&str] = &[
    "#/",
    "/",
    "?",
    "&",
    "=",
    ",",
    "#",
    "%",
    "%3B",
    "%+f",
    "%c3",
    "+",
    "é",
    "日",
    "\0",
    "😀",
    "mak-yek",
    "luzhanqi",
    "luzhanqi-four",
    "sahkku",
    "turkish-draughts",
    "fanorona",
    "new",
    "text",
    "rules",
    "settings",
    "map",
    "tournament",
    "embed",
    "frame=1",
    "frame=",
    "frame=1&",
    "lang=en",
    "lang=",
    "lang=xx",
    "theme=dark",
    "theme=",
    "id=",
    "id=7",
    "&id=a b",
    "players=",
    "players=computer,computer",
    "players=person",
    "players=,,,,,,,,",
    "seating=opposite",
    "first=black",
    "v=1",
    "v=2",
    "m=",
    "start=",
    "start=8/8/8/8/r7/8/8/R3R2R+w",
    "dice=",
    "dice=given",
    "dice=7",
    "c=0-",
    "=",
    "==",
];

fn address() -> impl Strategy<Value = String> {
    let part = prop_oneof![6 => select(PARTS).prop_map(str::to_owned), 1 => "\\PC{0,6}"];
    prop::collection::vec(part, 0..14).prop_map(|parts| parts.concat())
}

/// Parts of names of the storage.
fn name() -> impl Strategy<Value = String> {
    let parts = [
        "game.",
        "aside.",
        "broken.",
        "own.",
        "settings",
        "matches",
        "tournament",
        "mak-yek",
        "luzhanqi",
        ".",
        "1",
        "-1",
        "1728000000000",
        "18446744073709551615",
        "18446744073709551616",
        "é",
        "",
        "resume:",
    ];
    prop::collection::vec(select(parts.to_vec()), 0..5).prop_map(|parts| parts.concat())
}

/// What could be kept: saves of this game, cut or changed, and what is none.
fn kept() -> impl Strategy<Value = String> {
    let saves = ["#/mak-yek", "#/luzhanqi"].map(|hash| {
        let store = Shared::default();
        let mut app = open_with(&store, 1, hash);
        play(&mut app, &["a3-a5"]);
        secret::come_back(&mut app);
        press(&mut app, "ready");
        let name = store.names().into_iter().find(|name| name.starts_with("game.")).expect("kept");
        store.get(&name).expect("a save")
    });
    (select(saves.to_vec()), any::<prop::sample::Index>(), "\\PC{0,3}", 0..4usize).prop_map(
        |(save, at, text, how)| {
            let chars: Vec<char> = save.chars().collect();
            let at = at.index(chars.len());
            let (start, rest) = chars.split_at(at);
            let [start, rest] = [start, rest].map(|part| part.iter().collect::<String>());
            match how {
                0 => save,
                1 => start,
                2 => format!("{start}{text}{rest}"),
                _ => text,
            }
        },
    )
}

fn is_hex(slot: &str) -> bool {
    slot.len() == 8 && slot.chars().all(|c| c.is_ascii_hexdigit())
}

proptest! {
    #![proptest_config(property(2_000))]

    #[test]
    fn the_names_of_what_is_put_aside_read_back(
        when in any::<u64>(), id in any::<u64>(), slot in "\\PC{0,12}",
    ) {
        let aside = store::parked_name(when, &slot, id);
        prop_assert_eq!(store::parked_at(&aside), Some(when));
        prop_assert!(store::is_save(&aside));
        for name in [store::save_name(&slot), store::broken_name(&slot), store::own_name(&slot, "0")] {
            prop_assert_eq!(store::parked_at(&name), None);
        }
    }

    #[test]
    fn any_name_is_one_of_something_or_not(name in name()) {
        let at = store::parked_at(&name);
        prop_assert!(at.is_none() || store::is_save(&name));
    }

    /// The game goes out of an address with the first step, and all else stays.
    #[test]
    fn what_is_asked_besides_the_game_stays(query in address()) {
        let asked = Asked::read(&query);
        prop_assert!(asked.slot.is_empty() || asked.frame && is_hex(&asked.slot), "{}", asked.slot);
        let rest = Asked::without_game(&query);
        let rest = rest.strip_prefix('?').unwrap_or(&rest);
        prop_assert!(!Asked::names_a_game(rest), "{rest}");
        let again = Asked::without_game(rest);
        prop_assert_eq!(again.strip_prefix('?').unwrap_or(&again), rest);
        let slot = String::new();
        prop_assert_eq!(Asked { slot: slot.clone(), ..Asked::read(rest) }, Asked { slot, ..asked.clone() });
        // What concerns the looks alone changes no slot; another id is another one.
        let more = |more: &str| Asked::read(&format!("{query}&{more}")).slot;
        for looks in ["lang=zh", "theme=dark", "seating=beside"] {
            prop_assert_eq!(more(looks), asked.slot.clone());
        }
        prop_assert!(!asked.frame || more("id=b") != more("id=a"));
        for fault in Asked::faults(&query) {
            prop_assert!(fault.chars().count() < 200, "{fault}");
        }
    }

    #[test]
    fn every_address_leads_somewhere(search in address(), hash in address()) {
        let route = Route::read(&hash);
        let again = Route::read(&route.hash());
        match &route {
            Route::Play { game, .. } => {
                prop_assert_eq!(again, Route::Play { game: *game, query: String::new() });
            }
            Route::Home { .. } | Route::Missing(_) => prop_assert_eq!(again, Route::default()),
            _ => prop_assert_eq!(again, route),
        }
        Route::read(&Route::join(&search, &hash));
        prop_assert_eq!(Route::join("", &hash), hash);
    }
}

proptest! {
    #![proptest_config(property(100))]

    /// Whatever is kept and whatever is asked for, there is a page, and what was kept of games
    /// is still there, under one name or another.
    #[test]
    fn any_address_over_any_storage_opens_a_page(
        things in prop::collection::vec((name(), kept()), 0..5),
        addresses in prop::collection::vec(address(), 1..4),
    ) {
        let store = Shared::default();
        for (name, text) in &things {
            store.0.borrow_mut().set(name, text);
        }
        let saves = |store: &Shared| -> Vec<String> {
            let names = store.names().into_iter();
            let names = names.filter(|name| store::is_save(name) || name.starts_with("broken."));
            names.filter_map(|name| store.get(&name)).collect()
        };
        let before = saves(&store);
        let mut app = start(&store, 1);
        for address in addresses.iter().map(String::as_str).chain(["#/", "#/mak-yek", "#/luzhanqi"]) {
            go(&mut app, address);
            page(&app);
        }
        let after = saves(&store);
        for text in &before {
            // Of one game the later one stays.
            let id = palamede::table::Brief::read(text).id;
            let same = |other: &&String| *other == text || palamede::table::Brief::read(other).id == id;
            prop_assert!(after.iter().any(|other| same(&other)), "{text}\n{after:?}");
        }
        for one in app.resumable() {
            prop_assert!(GameId::ALL.contains(&one.game) && one.steps > 0);
            press(&mut app, &format!("resume:{}", one.name));
            page(&app);
        }
    }
}
