//! Pieces to cut out: discs, and what stands as a folded card.

use crate::paper::decimal;
use crate::sheet::{Paper, Sheet, line};
use palamede::games::GameId;
use palamede::scene::tree::{Element, el, with};
use palamede::scene::{self, Labels, Look, Scene};
use palamede::text::{GameWords, Lang};

/// A piece as it is cut out.
enum Cut {
    /// A disc of this look.
    Disc(Look),
    /// A card of two sides, folded so that it stands: what is seen from before, and from behind.
    Card(Look, Look),
    /// A die of four faces, folded along its length.
    Die,
}

/// The faces of a die, in the order in which they follow one another around it.
const FACES: [u8; 4] = [1, 2, 3, 0];

/// The dice of a game that has some.
const DICE: usize = 3;

/// The width of the strip that a die is glued with.
const FLAP: i32 = 80;

impl Cut {
    fn of(look: &Look) -> Cut {
        match look {
            Look::Tile { seat, face, wide } => {
                let of = |face: Option<char>| Look::Tile { seat: *seat, face, wide: *wide };
                Cut::Card(of(*face), of(None))
            }
            Look::Asleep { side } | Look::Awake { side, .. } => {
                let man = Look::Awake { side: *side, count: 1, signed: false };
                Cut::Card(man.clone(), man)
            }
            Look::King { side } => {
                let king = Look::King { side: *side };
                Cut::Card(king.clone(), king)
            }
            other => Cut::Disc(other.clone()),
        }
    }

    /// Width and height of the paper that it takes, in tenths of a millimetre, where a hundred units are
    /// this long.
    fn size(&self, scale: i32) -> (i32, i32) {
        match self {
            Cut::Disc(_) => (scale * 9 / 10, scale * 9 / 10),
            Cut::Card(Look::Tile { wide: true, .. }, _) => (scale, scale * 2),
            Cut::Card(Look::Tile { .. }, _) => (scale * 7 / 10, scale * 3 / 2),
            Cut::Card(Look::King { .. }, _) => (scale * 6 / 10, scale * 5 / 2),
            Cut::Card(..) => (scale / 2, scale * 2),
            Cut::Die => (scale * 16 / 10, 4 * face(scale) + FLAP),
        }
    }

    /// It, with its upper left corner at this place.
    fn draw(&self, x: i32, y: i32, scale: i32, labels: Labels) -> Element {
        let (width, height) = self.size(scale);
        let look = |look: &Look, x: i32, y: i32, turn: &str, scale: i32| {
            el("g")
                .attr(
                    "transform",
                    format!("translate({x} {y}){turn} scale({})", decimal(scale, 100)),
                )
                .kids(look.draw(labels))
        };
        let edge = || {
            with("rect", "cut").num("x", x).num("y", y).num("width", width).num("height", height)
        };
        let middle = x + width / 2;
        match self {
            Cut::Disc(of) => el("g")
                .kid(
                    with("circle", "cut")
                        .num("cx", middle)
                        .num("cy", y + height / 2)
                        .num("r", width / 2 - 5),
                )
                .kid(look(of, middle, y + height / 2, "", scale)),
            Cut::Card(front, back) => {
                // Seen from before it stands upright below the fold, from behind above it, on its head. A
                // tile is as wide as its card but for the edge.
                let scale = if matches!(front, Look::Tile { .. }) { scale * 9 / 10 } else { scale };
                el("g")
                    .kid(edge())
                    .kid(line("fold", x, y + height / 2, x + width, y + height / 2))
                    .kid(look(back, middle, y + height / 4, " rotate(180)", scale))
                    .kid(look(front, middle, y + height * 3 / 4, "", scale))
            }
            Cut::Die => {
                let high = face(scale);
                let faces = FACES.iter().enumerate().map(|(at, &face)| {
                    let y = y + at as i32 * high;
                    el("g")
                        .kid(look(&Look::Stick { face }, middle, y + high / 2, "", scale))
                        .kid(line("fold", x, y + high, x + width, y + high))
                });
                el("g").kid(edge()).kids(faces)
            }
        }
    }
}

/// The height of a face of a die.
fn face(scale: i32) -> i32 {
    scale * 55 / 100
}

/// The sheets of a game's pieces.
pub fn part(
    lang: Lang,
    game: GameId,
    words: &'static GameWords,
    start: &Scene,
    scale: i32,
) -> Element {
    let said = lang.paper();
    // Pieces that begin beside the board are cut out, too.
    let reserve = start.reserve.iter().flat_map(|reserve| {
        std::iter::repeat_n((Some(reserve.seat), &reserve.look), reserve.count)
    });
    let pieces = start.pieces.iter().map(|piece| (piece.seat, &piece.look));
    let pieces: Vec<(Option<u8>, &Look)> = pieces.chain(reserve).collect();
    let mut seats: Vec<Option<u8>> = pieces.iter().map(|(seat, _)| *seat).collect();
    seats.sort_unstable();
    seats.dedup();
    // Each player's together, and of these what is alike: whoever cuts an army out sees whether it is whole.
    let place = |look: &Look| match look {
        Look::Tile { face: Some(face), .. } => {
            scene::TILE_LETTERS.iter().position(|one| one == face)
        }
        _ => None,
    };
    let of = |seat| {
        let own = pieces.iter().filter(|(of, _)| *of == seat);
        let mut all: Vec<&Look> = own.map(|(_, look)| *look).collect();
        all.sort_by_key(|look| place(look));
        all
    };
    let mut cuts: Vec<Cut> = seats.iter().flat_map(|&seat| of(seat)).map(Cut::of).collect();
    let dice = cuts.iter().any(|cut| matches!(cut, Cut::Card(Look::Awake { .. }, _)));
    cuts.extend((0..DICE).filter(|_| dice).map(|_| Cut::Die));
    let sets = match game.facts().secrets {
        true => vec![
            ("names", Labels::Names(words.faces)),
            ("chinese", Labels::Chinese),
            ("symbols", Labels::Symbols),
        ],
        false => vec![("all", Labels::default())],
    };
    let folded = cuts.iter().any(|cut| matches!(cut, Cut::Card(..)));
    // A card is less than its place, so that fingers reach it and an army is on one sheet.
    let (how, scale) = match folded {
        true => (said.fold(&words.title), scale * 4 / 5),
        false => (said.discs(&words.title), scale),
    };
    let sets = sets.into_iter().map(|(name, labels)| {
        let leaves = laid(&cuts, scale, labels, start.board.class, &how, said.ruler);
        with("div", format!("set of-{name}")).kids(leaves)
    });
    with("section", "leaves pieces").kid(el("h2").text(said.pieces)).kids(sets)
}

/// Pieces row by row on as many sheets as they take.
fn laid(
    cuts: &[Cut],
    scale: i32,
    labels: Labels,
    class: &'static str,
    how: &str,
    ruler: &'static str,
) -> Vec<Element> {
    let mut sheets = Vec::new();
    let board = || with("g", format!("board {class}"));
    let mut group = board();
    let (mut x, mut y, mut high) = (0, 0, 0);
    let new = || Sheet::new(Paper::A4, false);
    let (across, down) = new().room();
    let mut end = |group: Element| {
        let mut sheet = new();
        sheet.put(group);
        sheet.caption(how.to_owned(), ruler);
        sheets.push(sheet.done());
    };
    for cut in cuts {
        let (width, height) = cut.size(scale);
        if x + width > across || height != high && x > 0 {
            (x, y) = (0, y + high);
        }
        if y + height > down {
            end(std::mem::replace(&mut group, board()));
            (x, y) = (0, 0);
        }
        high = height;
        group = group.kid(cut.draw(x, y, scale, labels));
        x += width;
    }
    end(group);
    sheets
}
