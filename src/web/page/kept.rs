//! The browser's storage, behind the page's own trait.

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
        let storage = self.storage.as_ref();
        self.memory.get(name).or_else(|| storage?.get_item(name).ok().flatten())
    }

    fn set(&mut self, name: &str, text: &str) -> bool {
        match &self.storage {
            Some(storage) if storage.set_item(name, text).is_ok() => {
                self.memory.remove(name);
                true
            }
            // Full, or refused after all: what cannot be kept is at least not lost now.
            _ => self.memory.set(name, text),
        }
    }

    fn remove(&mut self, name: &str) {
        self.memory.remove(name);
        if let Some(storage) = &self.storage {
            let _ = storage.remove_item(name);
        }
    }

    fn names(&self) -> Vec<String> {
        let mut names = self.memory.names();
        if let Some(storage) = &self.storage {
            let all = 0..storage.length().unwrap_or(0);
            let all = all.filter_map(|at| storage.key(at).ok().flatten());
            names.extend(all.filter(|name| name.starts_with(store::PREFIX)));
        }
        names
    }
}
