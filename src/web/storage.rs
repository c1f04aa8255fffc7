//! The browser's storage, behind the page's own trait: games in IndexedDB, by what `boot.js` does
//! with it; settings, and all where there is no IndexedDB, in `localStorage`; where that is refused
//! too, nothing outlasts the page.

use super::state::send;
use palamede_app::Msg;
use palamede_app::store;
use palamede_table::{Memory, Store};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use web_sys::Storage;

#[wasm_bindgen]
extern "C" {
    /// Returns the place in which games are kept: `"idb"`, empty where there is no such thing, or
    /// `"full"` where nothing takes them any more.
    #[wasm_bindgen(js_namespace = kept, js_name = "how")]
    fn how() -> String;
    /// Returns the texts that were kept when the page was opened: names and texts in turn.
    #[wasm_bindgen(js_namespace = kept, js_name = "first")]
    fn first() -> Vec<String>;
    /// Puts a text in the place of `before`, both empty for none; then, where another tab
    /// has changed it meanwhile, [`storage_changed`] with what stands there.
    #[wasm_bindgen(js_namespace = kept, js_name = "put")]
    fn put(name: &str, text: &str, before: &str);
    /// Returns the prefix of this site's names in `localStorage`.
    #[wasm_bindgen(js_namespace = kept, js_name = "prefix")]
    pub(super) fn prefix() -> String;
    /// Asks for a slot; then [`claimed`].
    #[wasm_bindgen(js_namespace = kept, js_name = "claim")]
    pub(super) fn claim(slot: &str, take: bool);
    /// Leaves a slot to other tabs.
    #[wasm_bindgen(js_namespace = kept, js_name = "release")]
    pub(super) fn release(slot: &str);
}

thread_local! {
    /// The texts in IndexedDB, as far as this tab knows them.
    static KNOWN: RefCell<Memory> = RefCell::default();
}

/// Takes in that another tab has changed what is kept under this name to this, or to nothing; where
/// `overtaken`, before what this tab wanted to keep there.
pub fn storage_changed(name: String, text: &str, overtaken: bool) {
    KNOWN.with_borrow_mut(|known| match text {
        "" => known.remove(&name),
        text => drop(known.set(&name, text)),
    });
    send(if overtaken { Msg::Overtaken(name) } else { Msg::Stored(name) });
}

/// Reports which tab a slot belongs to now: this one if `mine`.
pub fn claimed(slot: String, mine: bool) {
    send(Msg::Claimed { slot, mine });
}

/// The browser's storage.
pub(super) struct Kept {
    /// `localStorage`; none where it is refused.
    storage: Option<Storage>,
    /// Its prefix.
    prefix: String,
    /// Whether that has refused the last text.
    refused: bool,
    /// Whether games are in IndexedDB.
    deep: bool,
    /// The memory for what no storage takes.
    memory: Memory,
}

impl Kept {
    /// Opens the browser's storage, as far as it lets the page keep something.
    pub(super) fn new(storage: Option<Storage>) -> Kept {
        let deep = how() == "idb";
        KNOWN.with_borrow_mut(|known| {
            for pair in first().chunks_exact(2) {
                known.set(&pair[0], &pair[1]);
            }
        });
        Kept { storage, prefix: prefix(), refused: false, deep, memory: Memory::default() }
    }

    fn is_deep(&self, name: &str) -> bool {
        self.deep && name != store::PREFS
    }

    fn long(&self, name: &str) -> String {
        format!("{}{name}", self.prefix)
    }
}

impl Store for Kept {
    fn get(&self, name: &str) -> Option<String> {
        if self.is_deep(name) {
            return KNOWN.with_borrow(|known| known.get(name));
        }
        let storage = self.storage.as_ref();
        self.memory.get(name).or_else(|| storage?.get_item(&self.long(name)).ok().flatten())
    }

    fn set(&mut self, name: &str, text: &str) -> bool {
        if self.is_deep(name) {
            let before = self.get(name).unwrap_or_default();
            KNOWN.with_borrow_mut(|known| known.set(name, text));
            put(name, text, &before);
            return self.lasts();
        }
        let long = self.long(name);
        let storage = self.storage.as_ref();
        self.refused = storage.is_none_or(|storage| storage.set_item(&long, text).is_err());
        // The storage is full or refuses to write: keep the text in memory, so that it is not lost
        // while the page is open.
        if self.refused {
            self.memory.set(name, text);
        } else {
            self.memory.remove(name);
        }
        !self.refused
    }

    fn remove(&mut self, name: &str) {
        if self.is_deep(name) {
            let before = self.get(name).unwrap_or_default();
            KNOWN.with_borrow_mut(|known| known.remove(name));
            return put(name, "", &before);
        }
        self.memory.remove(name);
        if let Some(storage) = &self.storage {
            let _ = storage.remove_item(&self.long(name));
        }
    }

    fn names(&self) -> Vec<String> {
        let mut names = self.memory.names();
        names.extend(KNOWN.with_borrow(Memory::names));
        if let Some(storage) = &self.storage {
            let all = 0..storage.length().unwrap_or(0);
            let all = all.filter_map(|at| storage.key(at).ok().flatten());
            names.extend(all.filter_map(|name| Some(name.strip_prefix(&self.prefix)?.to_owned())));
        }
        names
    }

    fn lasts(&self) -> bool {
        // `how` tells whether IndexedDB is still there.
        if self.deep { how() == "idb" } else { self.storage.is_some() && !self.refused }
    }
}
