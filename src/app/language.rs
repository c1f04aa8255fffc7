//! The language: the page shows the wanted one as soon as its sentences are here, and of
//! pages to read the frame until their prose is.

use super::field::Pref;
use super::msg::Effect;
use super::parts::no_language;
use super::play::Play;
use super::reading;
use super::route::Route;
use super::state::{App, Notice};
use crate::out::Out;
use crate::state::Shell;
use palamede_text::{Lang, Pack};

impl Shell {
    /// Returns the language asked for or chosen.
    pub fn wanted(&self) -> Lang {
        self.asked.lang.unwrap_or(self.prefs.lang)
    }

    /// Returns the language shown: the one before, until the wanted one is here.
    pub fn lang(&self) -> Lang {
        let wanted = self.wanted();
        if self.packs.loaded.contains(&Pack::Words(wanted)) { wanted } else { self.packs.fallback }
    }

    /// Returns whether pages to read can be shown.
    pub fn prose_is_here(&self) -> bool {
        self.packs.loaded.contains(&Pack::Prose(self.lang()))
    }

    /// Returns whether their prose could not be fetched, and is not being fetched anew.
    pub fn prose_failed(&self) -> bool {
        self.packs.failed == Some(Pack::Prose(self.lang()))
    }
}

impl App {
    /// Returns the language shown.
    pub fn lang(&self) -> Lang {
        self.shell.lang()
    }

    /// Asks for the sentences that the page needs in the wanted language and that are
    /// not here.
    pub(super) fn fetch(&mut self, out: &mut Out) {
        let wanted = self.shell.wanted();
        if self.ask(Pack::Words(wanted), out) {
            self.shell.packs.failed = None;
            if matches!(self.screen.notice, Some(Notice::NoLanguage(_))) {
                self.screen.notice = None;
            }
        }
        let opening = (!self.screen.opened).then(|| Route::read(&self.shell.packs.pending_address));
        let scored = || !self.shell.prose_is_here() && self.shell.store.matches().is_some();
        let more = |game: &Play| game.needs_more() || game.shows_review() || scored();
        let begun = self.screen.menu || self.screen.card || self.game.as_ref().is_some_and(more);
        if begun || opening.as_ref().unwrap_or(&self.screen.route).is_prose() {
            self.ask(Pack::Prose(wanted), out);
        }
        self.shell.packs.fallback = self.lang();
    }

    /// Asks for a pack, unless it is here or on its way, or has just failed to come.
    fn ask(&mut self, pack: Pack, out: &mut Out) -> bool {
        let known =
            self.shell.packs.loaded.contains(&pack) || self.shell.packs.fetching.contains(&pack);
        if known || self.shell.packs.failed == Some(pack) {
            return false;
        }
        self.shell.packs.fetching.push(pack);
        out.push(Effect::Fetch(pack));
        true
    }

    /// Takes in a pack that came; where it did not, what is shown stays.
    pub(super) fn fetched(&mut self, pack: Pack, here: bool, out: &mut Out) {
        if !self.screen.opened && !here && matches!(pack, Pack::Words(_)) {
            // No page is shown yet on which the failure could be told.
            return;
        }
        match here {
            true => self.shell.packs.arrive(pack),
            false => self.shell.packs.fetching.retain(|&other| other != pack),
        }
        match pack {
            Pack::Words(lang) => self.words_fetched(lang, here, out),
            Pack::Prose(lang) if here => {
                if std::mem::take(&mut self.screen.uncounted) {
                    reading::count_game(self, out);
                }
                if let Route::Learn(game, course, at) = self.screen.route {
                    self.open_lesson(game, course, at, out);
                    self.welcome(&self.screen.route, out);
                }
                // Scroll to the anchor of the address, as if the page had been opened now. Without
                // an anchor the focus stays where it is.
                let anchor = self.anchor(&self.screen.route).filter(|_| lang == self.lang());
                out.extend(anchor.map(|id| Effect::Show(Some(id))));
            }
            Pack::Prose(_) => self.shell.packs.failed = Some(pack),
        }
    }

    fn words_fetched(&mut self, lang: Lang, here: bool, out: &mut Out) {
        if !self.screen.opened {
            let first = std::mem::take(&mut self.shell.packs.pending_address);
            self.open(first, out);
        }
        if here || self.shell.wanted() != lang {
            return;
        }
        match &mut self.shell.asked.lang {
            Some(asked) => *asked = self.shell.packs.fallback,
            None => self.set_pref(&Pref::Lang, self.shell.packs.fallback.code()),
        }
        // Do not replace a notice that asks something or offers to undo something.
        if self.screen.notice.is_none() {
            self.screen.notice = Some(Notice::NoLanguage(lang));
        } else {
            out.alert(no_language(&self.shell, lang));
        }
    }
}
