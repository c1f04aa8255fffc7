//! The browser's storage, behind the page's own trait.

use super::KEPT;
use crate::web::store::{self, Memory, Store};
use web_sys::Storage;

/// The browser's storage, or memory where it is refused.
pub(super) struct Kept {
    /// None where storage is refused.
    pub(super) storage: Option<Storage>,
    /// What storage does not take.
    pub(super) memory: Memory,
}

impl Store for Kept {
    fn get(&self, name: &str) -> Option<String> {
        match &self.storage {
            Some(storage) => storage.get_item(name).ok().flatten(),
            None => self.memory.get(name),
        }
    }

    fn set(&mut self, name: &str, text: &str) -> bool {
        if name != store::PREFS {
            KEPT.with_borrow_mut(|kept| text.clone_into(kept));
        }
        match &self.storage {
            Some(storage) if storage.set_item(name, text).is_ok() => true,
            // Full, or refused after all: what cannot be kept is at least not lost now.
            _ => {
                self.storage = None;
                self.memory.set(name, text)
            }
        }
    }

    fn remove(&mut self, name: &str) {
        self.memory.remove(name);
        if let Some(storage) = &self.storage {
            let _ = storage.remove_item(name);
        }
    }

    fn names(&self) -> Vec<String> {
        let Some(storage) = &self.storage else { return self.memory.names() };
        let all = (0..storage.length().unwrap_or(0)).filter_map(|i| storage.key(i).ok().flatten());
        all.filter(|name| name.starts_with(store::PREFIX)).collect()
    }
}
