//! A section of the rules, read beside the board.

use super::captured;
use super::state::Play;
use super::view::PlayView;
use crate::action::Playing;
use crate::out::Out;
use crate::parts::{awaited, button, escapes, link};
use crate::reading;
use crate::state::{App, Shell};
use palamede_games::GameId;
use palamede_scene::tree::{Element, with};

impl Play {
    /// Shows a section of the rules beside the board; none for that no longer.
    pub(super) fn read_rule(&mut self, section: Option<String>, out: &mut Out) {
        let was = std::mem::replace(&mut self.beside.rule, section);
        match (self.beside.rule.is_some(), was.is_some()) {
            (true, _) => out.focus("rule"),
            (false, true) => out.focus_site(self.hand.cursor),
            (false, false) => {}
        }
    }
}

/// Opens a section of the rules.
pub(super) fn open(shell: &Shell, open: &Play, class: &'static str, section: &str) -> Element {
    if open.is_figure() {
        // A figure is on the page of the rules: link to the section of that page.
        let href = format!("#/{}/rules/{section}", open.session.game().id());
        return link(href, shell.lang().words().read_rule).attr("class", class);
    }
    let reads = open.beside.rule.as_deref() == Some(section);
    let other = (!reads).then(|| section.to_owned());
    button(class, Playing::Rule(other), shell.lang().words().read_rule)
        .key("read")
        .attr("aria-expanded", if reads { "true" } else { "false" })
}

/// The word that stands in the place of a section's for the table of the kinds of pieces.
pub(super) const KINDS: &str = "kinds";

/// Renders the section that is read, with its figures; or the kinds of pieces, what each is for and
/// how many are left.
pub(super) fn rule(app: &App, game: GameId, open: &Play, view: &PlayView) -> Option<Element> {
    let words = app.lang().words();
    let section = open.beside.rule.as_deref().filter(|_| !app.shell.asked.frame)?;
    let here = app.shell.prose_is_here();
    let (text, section) = match section {
        _ if !here => (Some(awaited(&app.shell)), section),
        KINDS => (captured::stock(&app.shell, open, view), "setup"),
        _ => (reading::section(app, game, section), section),
    };
    let all = link(format!("#/{}/rules/{section}", game.id()), words.rules).attr("class", "btn");
    let close = button("btn", Playing::Rule(None), words.close);
    let rule = with("section", "read")
        .key("rule")
        .attr("id", "rule")
        .attr("tabindex", "-1")
        .attr("aria-label", words.rules)
        .maybe("aria-busy", (!here && !app.shell.prose_failed()).then_some("true"))
        .kids(text)
        .kid(with("div", "row").kid(close).kid(all));
    Some(with("div", "reading").key("reading").kid(escapes(rule, Playing::Rule(None).into())))
}
