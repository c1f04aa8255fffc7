//! A picture of a position for those who do not see it: what stands where, in a sentence.

use super::state::App;
use crate::games::GameId;
use crate::say::{Voice, fill};
use crate::scene::tree::Element;
use crate::scene::{Facing, Mark, Scene};

/// A drawn board that says this, where no grid of cells lies over it.
pub(super) fn named(mut svg: Element, told: String) -> Element {
    svg.attrs.retain(|(name, _)| *name != "aria-hidden");
    svg.attr("role", "img").attr("aria-label", told)
}

/// A site's name.
fn name(scene: &Scene, site: usize) -> &str {
    scene.board.sites.get(site).map_or("", |site| site.name.as_str())
}

/// The names of the sites with such a mark, each once.
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

/// The kinds of pieces, and where each stands; runs of a row by their ends.
fn kinds(voice: Voice, scene: &Scene) -> Vec<(String, Vec<String>)> {
    let (lang, words) = (voice.1, &voice.1.prose().site);
    let holds = |site: &usize| {
        let here = scene.pieces.iter().filter(|piece| piece.site == *site);
        let here: Vec<String> = here.map(|piece| voice.standing_on(piece)).collect();
        lang.list(&here)
    };
    let mut kinds: Vec<(String, Vec<String>)> = Vec::new();
    for row in Facing::default().rows(&scene.board) {
        for run in row.chunk_by(|a, b| holds(a) == holds(b)) {
            let kind = holds(&run[0]);
            let sites: Vec<String> = match *run {
                _ if kind.is_empty() => continue,
                [first, _, .., last] => {
                    vec![fill(
                        words.seen_run,
                        &[("first", name(scene, first)), ("last", name(scene, last))],
                    )]
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

/// What a scene shows: its pieces, kind by kind, then the last move, what it took, and
/// where a piece that is led on may go.
pub(super) fn told(app: &App, game: GameId, scene: &Scene) -> String {
    let (lang, words) = (app.lang(), &app.lang().prose().site);
    let voice = Voice(game, lang);
    let kinds = kinds(voice, scene);
    let kind = |(kind, sites): &(String, Vec<String>)| {
        fill(lang.words().aside, &[("what", kind), ("aside", &lang.list(sites))])
    };
    let kinds: Vec<String> = kinds.iter().map(kind).collect();
    let mut all = vec![match kinds.is_empty() {
        true => words.seen_empty.to_owned(),
        false => fill(words.seen, &[("what", &lang.list(&kinds))]),
    }];
    let marked = |which: fn(&Mark) -> Option<usize>| lang.list(&marked(scene, which));
    let mut more = |template: &str, places: &[(&str, &str)]| {
        if places.iter().all(|(_, sites)| !sites.is_empty()) {
            all.push(fill(template, places));
        }
    };
    let from = marked(|mark| if let Mark::From(site) = mark { Some(*site) } else { None });
    let to = marked(|mark| if let Mark::To(site) = mark { Some(*site) } else { None });
    more(words.seen_move, &[("from", &from), ("to", &to)]);
    let taken = marked(|mark| if let Mark::Taken(site, _) = mark { Some(*site) } else { None });
    more(words.seen_taken, &[("sites", &taken)]);
    let led = marked(|mark| if let Mark::Selected(site) = mark { Some(*site) } else { None });
    let ways = marked(|mark| match mark {
        Mark::Legal(site) | Mark::LegalTake(site) | Mark::Next(site) => Some(*site),
        _ => None,
    });
    more(words.seen_ways, &[("site", &led), ("sites", &ways)]);
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    lang.say(&all)
}
