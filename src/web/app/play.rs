//! Playing: clicks, steps, the computer, undo, replay, giving up, agreeing.

use super::{App, Effect, Key, Motion};
use crate::mind::Answer;
use crate::rules::{Seats, Turn};
use crate::scene::Target;
use crate::web::session::Click;

impl App {
    pub(super) fn click(&mut self, site: usize, first: bool, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        game.cursor = site;
        game.resigning = None;
        if game.back.is_some() || game.person_to_act().is_none() {
            return;
        }
        if first && game.session.clicks() == [Target::Site(site)] {
            return;
        }
        game.refused = None;
        match game.session.click(lang, Target::Site(site)) {
            Click::Stepped => self.stepped(out),
            Click::Refused(refused) => {
                out.push(Effect::Say { text: refused.text.clone(), urgent: true });
                game.refused = Some(refused);
            }
            Click::Selected => {
                let [ask, more] = game.session.face(lang, &game.extras, None).say;
                out.push(Effect::Say { text: format!("{ask} {more}"), urgent: false });
            }
        }
    }

    /// A step was taken: shows it, says it, keeps it, and lets the next one act.
    pub(super) fn stepped(&mut self, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        game.refused = None;
        game.resigning = None;
        game.back = None;
        let face = game.session.face(lang, &game.extras, None);
        let last = game.session.last(lang, &game.extras).unwrap_or_default();
        let [ask, more] = face.say;
        out.push(Effect::Say { text: format!("{last} {ask} {more}"), urgent: false });
        let path = game.session.trace().map(|trace| trace.path).unwrap_or_default();
        let facing = game.facing();
        let points = path.iter().filter_map(|&site| face.scene.board.sites.get(site));
        let points = points.map(|site| facing.place(&face.scene, site.x, site.y)).collect();
        let site = path.last().copied().unwrap_or(usize::MAX);
        out.push(Effect::Motion(Motion { site, points }));
        let over = matches!(game.session.turn(), Turn::Over(_));
        out.push(Effect::Tell(if over { "end" } else { "turn" }));
        self.keep();
        self.think(out);
    }

    /// Lets the computer think if it is its turn.
    pub(super) fn think(&mut self, out: &mut Vec<Effect>) {
        let Some(game) = &mut self.game else { return };
        let Turn::Seat(seat) = game.session.turn() else {
            game.job = None;
            return;
        };
        let Some(level) = game.extras.players[seat].level else {
            game.job = None;
            return;
        };
        self.jobs += 1;
        let seed = (self.random)() as u32;
        if let Some(job) = game.session.job(self.jobs, level, seed) {
            game.job = Some(self.jobs);
            out.push(Effect::Think { job, hold: 500 });
        }
    }

    pub(super) fn answer(&mut self, answer: &Answer, out: &mut Vec<Effect>) {
        let Some(game) = &mut self.game else { return };
        if game.job != Some(answer.number) {
            return;
        }
        game.job = None;
        if answer.step.as_deref().is_some_and(|step| game.session.play(step)) {
            self.stepped(out);
        }
    }

    pub(super) fn key(&mut self, key: Key, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        let scene = game.session.face(lang, &game.extras, game.back).scene;
        let to = match key {
            Key::Escape => {
                game.session.unselect();
                game.refused = None;
                return;
            }
            Key::Arrow(dx, dy) => game.toward(&scene.board, dx, dy),
            Key::End { last, all } => {
                let turned = game.facing().turned;
                let row = scene.board.sites.get(game.cursor).map(|site| site.row);
                let cells = (0..scene.board.sites.len())
                    .filter(|&i| all || Some(scene.board.sites[i].row) == row);
                let place = |i: &usize| (scene.board.sites[*i].row, scene.board.sites[*i].col);
                if last != turned { cells.max_by_key(place) } else { cells.min_by_key(place) }
            }
        };
        if let Some(to) = to {
            game.cursor = to;
            out.push(Effect::Focus(format!("c{to}")));
        }
    }

    pub(super) fn undo_redo(&mut self, undo: bool, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        let done = if undo { game.session.undo() } else { game.session.redo() };
        if !done {
            return;
        }
        out.push(Effect::Forget);
        game.refused = None;
        game.back = None;
        game.job = None;
        game.settle();
        let words = lang.words();
        let [ask, more] = game.session.face(lang, &game.extras, None).say;
        let did = if undo { words.undone } else { words.redone };
        out.push(Effect::Say { text: format!("{did} {ask} {more}"), urgent: false });
        self.keep();
        self.think(out);
    }

    /// Replay: `first`, `previous`, `next`, `last`, or a number of steps.
    pub(super) fn look_back(&mut self, to: &str, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        let all = game.session.len();
        let at = game.back.unwrap_or(all);
        let at = match to {
            "first" => 0,
            "previous" => at.saturating_sub(1),
            "next" => at + 1,
            "last" => all,
            number => number.parse().unwrap_or(all),
        };
        game.back = Some(at).filter(|&at| at < all);
        game.session.unselect();
        game.refused = None;
        let [title, last] = game.session.face(lang, &game.extras, game.back).say;
        out.push(Effect::Say { text: format!("{title} {last}"), urgent: false });
    }

    pub(super) fn resign(&mut self, name: &str, out: &mut Vec<Effect>) {
        let Some(game) = &mut self.game else { return };
        match (name, game.resigning) {
            ("resign", None) => {
                game.resigning = game.speaker();
                out.push(Effect::Focus("resign-no".to_owned()));
            }
            ("resign-yes", Some(seat)) => {
                if game.session.resign(seat) {
                    out.push(Effect::Forget);
                    self.stepped(out);
                }
            }
            _ => game.resigning = None,
        }
    }

    pub(super) fn offer(&mut self, name: &str, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        let people = game.people();
        let computers: Seats = game.session.living().iter().filter(|&s| !people.has(s)).collect();
        match name {
            "decline" => {
                game.session.decline();
                let text = lang.words().declined.to_owned();
                out.push(Effect::Say { text, urgent: false });
            }
            _ => {
                let Some(seat) = game.speaker() else { return };
                // Accepting speaks for every person who has not proposed; the computer
                // agrees to stop whenever it is asked.
                let who = if name == "accept" { people } else { Seats::only(seat) };
                let who: Seats = who.iter().chain(computers.iter()).collect();
                if game.session.agree(who) && game.session.living().is_empty() {
                    self.stepped(out);
                } else if let Some(game) = &self.game {
                    let who = &game.session.face(lang, &game.extras, None).seats[seat.index()];
                    let text = lang.words().proposes_stop;
                    let text = crate::say::fill(text, &[("who", &who.called)]);
                    out.push(Effect::Say { text, urgent: false });
                    out.push(Effect::Focus("decline".to_owned()));
                }
            }
        }
    }
}
