//! What each side has left, has yet to place and has captured.

use super::result::men;
use super::state::Play;
use super::view::{PlayView, SeatView};
use crate::parts::{classes, facing};
use crate::state::Shell;
use palamede_games::GameId;
use palamede_scene::tree::{Element, el, with};
use palamede_scene::{Facing, Look, glyph, labelled};
use palamede_text::Voice;

/// Renders the strips below a seat's name: the pieces that it has yet to place, and those that it
/// captured, or of its own pieces those that are left and, struck out, those that are not.
pub(super) fn strips(shell: &Shell, game: GameId, seat: &SeatView) -> Vec<Element> {
    let words = shell.lang().words();
    let row = |class: &'static str, looks: &[Look], label: String| {
        let glyphs = looks.iter().map(|look| glyph(classes(game).0, look));
        let strip = with("p", class).attr("role", "img").attr("aria-label", label);
        let strip = strip.var("--n", looks.len().to_string());
        (!looks.is_empty()).then(|| strip.kids(glyphs))
    };
    let hand = row("hand", &seat.reserve, words.in_hand(&men(&seat.reserve)));
    let captured = row("prey", &seat.captured, words.captured(&men(&seat.captured)));
    let pieces = seat.stock.iter().flat_map(|(stock, name)| {
        // (A kind without a number has the first letter of its name.)
        let first = name.chars().next().filter(|_| !stock.sign.is_ascii_digit());
        let sign = first.map_or_else(|| stock.sign.to_string(), |it| it.to_uppercase().collect());
        (0..stock.of).map(move |n| match n < stock.left {
            true => el("b").text(sign.clone()),
            false => el("s").text(sign.clone()),
        })
    });
    // Screen readers skip this strip: the table below says the same in words.
    let strip = || with("p", "force").attr("aria-hidden", "true").kids(pieces);
    let left = (!seat.stock.is_empty()).then(strip);
    hand.into_iter().chain(captured.or(left)).collect()
}

/// Renders the table of the kinds of pieces, to be opened.
pub(super) fn table(shell: &Shell, open: &Play, view: &PlayView) -> Option<Element> {
    let summary = el("summary").text(shell.lang().words().stock);
    Some(el("details").key("stock").kid(summary).kid(stock(shell, open, view)?))
}

/// Renders the kinds of pieces of who is at the screen, what each is for, and how many are left.
pub(super) fn stock(shell: &Shell, open: &Play, view: &PlayView) -> Option<Element> {
    let (words, game) = (shell.lang().words(), open.session.game());
    let voice = Voice(game, shell.lang());
    let known = || view.seats.iter().filter(|seat| !seat.stock.is_empty());
    let seat = known().find(|seat| seat.seat == open.layout.near).or_else(|| known().next())?;
    let labels = facing(shell, game, Facing::default()).labels;
    let rows = seat.stock.iter().map(|(stock, name)| {
        let duty = Some(voice.duty(Some(stock.sign))).filter(|duty| !duty.is_empty());
        let left = words.left_of(&stock.left, &stock.of);
        el("tr")
            .key(stock.sign.to_string())
            .attr("class", if stock.left == 0 { "gone" } else { "" })
            .kid(el("td").attr("aria-hidden", "true").kid(labelled(
                classes(game).0,
                &stock.look,
                labels,
            )))
            .kid(
                el("th")
                    .attr("scope", "row")
                    .text(name.clone())
                    .kids(duty.map(|duty| el("small").text(duty))),
            )
            .kid(el("td").text(left))
    });
    let all = el("caption").text(voice.duty(None));
    let table = with("table", "stock").key("table").attr("aria-label", words.stock);
    Some(table.kid(all).kid(el("tbody").kids(rows)))
}
