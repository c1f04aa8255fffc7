//! Pictures of positions: what is seen of a move, and, for those who do not see it, what stands where.

use super::play::session::Session;
use super::state::Shell;
use palamede_games::GameId;
use palamede_scene::tree::{Element, Node, with};
use palamede_scene::{Facing, Mark, Scene};
use palamede_text::Voice;

/// Renders a drawn board that says this, where no grid of cells lies over it.
pub(super) fn named(mut svg: Element, told: String) -> Element {
    svg.attrs.retain(|(name, _)| *name != "aria-hidden");
    svg.attr("role", "img").attr("aria-label", told)
}

/// Returns a site's name.
fn name(scene: &Scene, site: usize) -> &str {
    scene.board.sites.get(site).map_or("", |site| site.name.as_str())
}

/// Returns the names of the sites with such a mark, each once.
fn marked(scene: &Scene, which: fn(&Mark) -> Option<usize>) -> Vec<String> {
    let mut sites: Vec<String> = Vec::new();
    for site in scene.marks.iter().filter_map(which) {
        let site = name(scene, site).to_owned();
        if !sites.contains(&site) {
            sites.push(site);
        }
    }
    sites
}

/// Returns the kinds of pieces, and where each stands; runs of a row by their ends.
fn kinds(voice: Voice, scene: &Scene) -> Vec<(String, Vec<String>)> {
    let (lang, words) = (voice.1, &voice.1.prose().site);
    let holds = |site: &usize| {
        let here = scene.pieces.iter().filter(|piece| piece.site == *site);
        let here: Vec<String> = here.map(|piece| voice.piece_on(piece)).collect();
        lang.list(&here)
    };
    let mut kinds: Vec<(String, Vec<String>)> = Vec::new();
    for row in Facing::default().rows(&scene.board) {
        for run in row.chunk_by(|a, b| holds(a) == holds(b)) {
            let kind = holds(&run[0]);
            let sites: Vec<String> = match *run {
                _ if kind.is_empty() => continue,
                [first, _, .., last] => {
                    vec![words.seen_run(&name(scene, first), &name(scene, last))]
                }
                _ => run.iter().map(|&site| name(scene, site).to_owned()).collect(),
            };
            match kinds.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, all)) => all.extend(sites),
                None => kinds.push((kind, sites)),
            }
        }
    }
    kinds
}

/// Describes a scene in words: its pieces, kind by kind, then the last move, what it took, and
/// where a piece that is led on may go.
pub(super) fn description(shell: &Shell, game: GameId, scene: &Scene) -> String {
    let (lang, words) = (shell.lang(), &shell.lang().prose().site);
    let voice = Voice(game, lang);
    let kinds = kinds(voice, scene);
    let kind =
        |(kind, sites): &(String, Vec<String>)| lang.words().parenthesis(&kind, &lang.list(sites));
    let kinds: Vec<String> = kinds.iter().map(kind).collect();
    let mut all = vec![match kinds.is_empty() {
        true => words.seen_empty.to_owned(),
        false => words.seen(&lang.list(&kinds)),
    }];
    let marked = |which: fn(&Mark) -> Option<usize>| lang.list(&marked(scene, which));
    let from = marked(|mark| if let Mark::From(site) = mark { Some(*site) } else { None });
    let to = marked(|mark| if let Mark::To(site) = mark { Some(*site) } else { None });
    if !from.is_empty() && !to.is_empty() {
        all.push(words.seen_move(&from, &to));
    }
    let taken = marked(|mark| if let Mark::Taken(site, _) = mark { Some(*site) } else { None });
    if !taken.is_empty() {
        all.push(words.seen_taken(&taken));
    }
    let led = marked(|mark| if let Mark::Selected(site) = mark { Some(*site) } else { None });
    let ways = marked(|mark| match mark {
        Mark::Legal(site) | Mark::LegalTake(site) | Mark::Next(site) => Some(*site),
        _ => None,
    });
    if !led.is_empty() && !ways.is_empty() {
        all.push(words.seen_ways(&led, &ways));
    }
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    lang.say(&all)
}

/// Renders a drawn board after a game's last step: the piece that made it has come from where it
/// was.
pub(super) fn moving(mut svg: Element, session: &Session, facing: Facing) -> Element {
    let scene = session.table.scene();
    let trace = session.trace(session.table.len()).unwrap_or_default();
    if let [from, .., to] = trace.path[..] {
        let [(x, y), (to_x, to_y)] = [from, to].map(|site| facing.place(&scene.board, site));
        // Pieces are drawn in their own measure.
        let so_far = |by: i32| by * 100 / scene.board.size;
        went(&mut svg, &to.to_string(), (so_far(x - to_x), so_far(y - to_y)));
    }
    svg
}

/// Marks what stands on a site as having come from so far.
fn went(element: &mut Element, site: &str, (x, y): (i32, i32)) {
    if element.get("data-site") == Some(site) {
        let piece = std::mem::take(&mut element.kids);
        let moved = with("g", "went").var("--x", format!("{x}px")).var("--y", format!("{y}px"));
        element.kids.push(moved.kids(piece).into());
        return;
    }
    for kid in &mut element.kids {
        if let Node::Element(kid) = kid {
            went(kid, site, (x, y));
        }
    }
}

/// Takes from a drawn board the names of its pieces and marks: nothing then takes the picture for the
/// board of the game that is played.
pub(super) fn unname(element: &mut Element) {
    let named = |class: &str| class == "pc" || class.starts_with("mk-");
    if element.get("class").is_some_and(named) {
        element.attrs.retain(|(name, _)| !matches!(*name, "class" | "data-site"));
    }
    for kid in &mut element.kids {
        if let Node::Element(kid) = kid {
            unname(kid);
        }
    }
}
