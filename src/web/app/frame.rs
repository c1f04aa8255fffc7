//! In a frame on somebody else's page: its sheet, and addresses that its visitors cannot
//! mend.

use super::play::awaited;
use super::{App, Effect};
use crate::games::GameId;
use crate::web::route::{Asked, fault};

/// A link's own parameters, besides the game's options.
const OWN: [&str; 5] = ["c", "v", "start", "dice", "m"];

impl App {
    /// What is pressed in the frame. Tells whether that is all.
    pub(super) fn act_in_frame(&mut self, name: &str, out: &mut Vec<Effect>) -> bool {
        let Some(game) = self.route.game().filter(|_| self.asked.frame) else { return false };
        match (name, self.menu) {
            ("menu", false) => {
                self.menu = true;
                self.status = None;
                self.form = Some(self.new_form(game));
                out.push(Effect::Focus("sheet".to_owned()));
            }
            ("menu" | "escape", true) => {
                self.menu = false;
                self.form = None;
                out.push(Effect::Focus("more".to_owned()));
            }
            ("start", true) => {
                self.menu = false;
                self.start(out);
                out.push(Effect::Tell("start"));
                if let Some(game) = &self.game {
                    out.push(awaited(self.lang(), game));
                }
                self.think(out);
            }
            _ => return false,
        }
        true
    }

    /// What is understood of the query of an address, what is not, and whether the game
    /// begins all the same: visitors of a frame can't mend its address, and miss nothing
    /// where it carries no moves.
    pub(super) fn understood(&self, game: GameId, query: &str) -> (String, Vec<String>, bool) {
        let mut faults = Asked::faults(query);
        let named = |pair: &str| pair.split('=').next().unwrap_or_default().to_owned();
        let moves = query.split('&').map(named).any(|name| name == "m" || name == "c");
        if !self.asked.frame || moves {
            return (query.to_owned(), faults, false);
        }
        let options = game.facts().options;
        let mut good = Vec::new();
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            let option = options.iter().find(|option| option.name == name);
            match option {
                Some(option) if !option.values.contains(&value) => {
                    faults.push(fault(name, value, option.values));
                }
                None if !Asked::NAMES.contains(&name) && !OWN.contains(&name) => {
                    let own = options.iter().map(|option| option.name);
                    let known = Asked::NAMES.into_iter().chain(OWN).chain(own);
                    faults.push(fault(name, value, &known.collect::<Vec<_>>()));
                }
                _ => good.push(pair),
            }
        }
        (good.join("&"), faults, true)
    }
}
