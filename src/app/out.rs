//! The outcome of an update: effects for the browser, and requests of a game to whoever holds it.

use super::msg::{Effect, Motion};
use super::timer::Timer;

/// A request of a game: what concerns more than the game, and so is up to the site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Request {
    /// Close the menu, and with it what it said.
    CloseMenu,
    /// Close the menu of a small screen, where it lies over what is to be seen, and give the focus
    /// to what opens it.
    LeaveMenu,
    /// Fold the menu away, but for that of a frame: the board is what one wants to see.
    FoldMenu,
    /// Write the game where it is kept, if it is.
    Keep,
    /// Write the game after a step that was made here: from the first one on it is kept.
    KeepStep,
    /// Count the game, which has ended.
    CountGame,
    /// Drop the notices that were about the game as it was.
    DropNotices,
    /// Show that the computer gives no answer (`true`), or no longer.
    NoAnswer(bool),
    /// Give the focus to what stands in the board's place while the curtain is drawn.
    FocusCurtain,
}

/// The outcome of an update, as it comes together: [`Out::finish`] gives the effects.
///
/// What is said is composed here: of several sentences of an update the last one of each kind is
/// heard, as a live region would have it; and none of those that were about to be said is, once the
/// page is hushed.
#[derive(Default)]
pub(crate) struct Out {
    effects: Vec<Effect>,
    requests: Vec<Request>,
    hushed: bool,
    said: Option<String>,
    alert: Option<String>,
    /// The motion of the piece that a step has moved.
    pub motion: Option<Motion>,
}

impl Out {
    /// Adds an effect for the browser to carry out.
    pub fn push(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    /// Adds effects for the browser to carry out.
    pub fn extend(&mut self, effects: impl IntoIterator<Item = Effect>) {
        self.effects.extend(effects);
    }

    /// Says a sentence, in place of one that was about to be said.
    pub fn say(&mut self, text: impl Into<String>) {
        self.said = Some(text.into());
    }

    /// Says a sentence at once, whatever is being read.
    pub fn alert(&mut self, text: impl Into<String>) {
        self.alert = Some(text.into());
    }

    /// Returns the sentence that is about to be said.
    pub fn said(&self) -> Option<&str> {
        self.said.as_deref()
    }

    /// Hushes the page: what was said is not left to be read, and nothing is said that was about to be.
    pub fn hush(&mut self) {
        (self.hushed, self.said, self.alert) = (true, None, None);
    }

    /// Gives the focus to the element of this id.
    pub fn focus(&mut self, id: impl Into<String>) {
        self.effects.push(Effect::Focus(id.into()));
    }

    /// Gives the focus to a site of the board.
    pub fn focus_site(&mut self, site: usize) {
        self.focus(format!("c{site}"));
    }

    /// Starts a timer of so many milliseconds.
    pub fn start(&mut self, timer: Timer, ms: u32) {
        self.effects.push(Effect::StartTimer { timer, ms });
    }

    /// Asks something of whoever holds the game.
    pub fn request(&mut self, request: Request) {
        self.requests.push(request);
    }

    /// Returns whether there is such an effect so far.
    pub fn has(&self, such: fn(&Effect) -> bool) -> bool {
        self.effects.iter().any(such)
    }

    /// Keeps of the effects so far those that are to stay.
    pub fn retain(&mut self, stays: impl Fn(&Effect) -> bool) {
        self.effects.retain(stays);
    }

    /// Returns the requests, which are carried out now.
    pub fn take_requests(&mut self) -> Vec<Request> {
        std::mem::take(&mut self.requests)
    }

    /// Returns the effects, in the order in which the browser carries them out: what is said and
    /// what moves comes before all that might keep the page busy.
    pub fn finish(self) -> Vec<Effect> {
        let hush = self.hushed.then_some(Effect::Hush);
        let said = self.said.map(|text| Effect::Say { text, urgent: false });
        let alert = self.alert.map(|text| Effect::Say { text, urgent: true });
        let motion = self.motion.map(Effect::Motion);
        let first = [hush, said, alert, motion].into_iter().flatten();
        first.chain(self.effects).collect()
    }
}
