//! The picture of a game as plain data: sites, pieces, marks and controls; and how it is
//! drawn as one tree of elements. Knows no game and no browser.
//!
//! The unit is u = 100, the pitch of a square board. Colours are classes only.
//!
//! # Drawing a position
//! ```
//! use palamede_games::MakYek;
//! use palamede_rules::{Eye, Game, Options, Rules, Seen};
//! use palamede_scene::{Facing, draw};
//!
//! let position = MakYek::start(&Options::new(MakYek::OPTIONS));
//! let scene = position.view(Eye::Open).scene(&[]);
//! let svg = draw(&scene, Facing::default());
//! assert_eq!((svg.tag, svg.get("class")), ("svg", Some("board b-mak")));
//! assert!(svg.markup().starts_with("<svg class=\"board b-mak\" viewBox=\"0 0 924 924\""));
//! ```
//!
//! # Writing a file of its own
//! The markup is meant for a page of HTML. A file of SVG needs the namespace and the style sheets as
//! well, since elements have classes and no colours: `tokens.css` has the switch for high contrast and
//! the fonts, `board.css` what each class of [`draw`] takes, the game's own sheet the colours of its
//! board (that of Mak-Yek under `.b-mak`). They are in `styles` at the root of the repository; tiles
//! also need `tiles.css`.
//! ```
//! use palamede_games::MakYek;
//! use palamede_rules::{Eye, Game, Options, Rules, Seen};
//! use palamede_scene::{Facing, draw, tree::el};
//!
//! let position = MakYek::start(&Options::new(MakYek::OPTIONS));
//! let scene = position.view(Eye::Open).scene(&[]);
//! let mut css = String::new();
//! for sheet in ["tokens", "board", "mak-yek"] {
//!     css += &std::fs::read_to_string(format!("../../styles/{sheet}.css"))?; // from src/scene
//! }
//! let mut svg = draw(&scene, Facing::default()).attr("xmlns", "http://www.w3.org/2000/svg");
//! svg.kids.insert(0, el("style").text(css).into());
//! let file = svg.markup(); // std::fs::write("mak-yek.svg", file)
//! assert!(file.contains("xmlns=\"http://www.w3.org/2000/svg\"") && file.contains(".b-mak {"));
//! # Ok::<(), std::io::Error>(())
//! ```
//! Without the attributes `width` and `height` the picture fills what shows it.
//!
//! # Looking at a scene
//! ```
//! use palamede_games::ShapLuk;
//! use palamede_rules::{Eye, Game, Options, Rules, Seen};
//!
//! let position = ShapLuk::start(&Options::new(ShapLuk::OPTIONS));
//! let scene = position.view(Eye::Open).scene(&[]);
//! let middle = scene.board.sites.iter().position(|site| site.name == "c3").expect("a site");
//! let general = scene.piece_at(middle).expect("the general");
//! assert_eq!((general.seat, scene.pieces.len()), (Some(1), 17));
//! ```
//!
//! # Building a tree of elements
//! ```
//! use palamede_scene::tree::{el, with};
//!
//! let list = el("ol").kids(["one", "two"].map(|item| with("li", "item").text(item)));
//! assert_eq!(list.plain(), "onetwo");
//! assert!(list.markup().starts_with("<ol><li class=\"item\">one</li>"));
//! ```
//!
//! # Depending on this crate
//! No crate of this project is on crates.io. Name the address of its repository instead:
//! `palamede-scene = { git = "ADDRESS" }`. Cargo finds the crate in it by its name.
//!
//! # Main types
//! - [`Scene`]: all that is seen of a position: a [`Board`] of [`Site`]s, [`Piece`]s, [`Mark`]s,
//!   [`Control`]s.
//! - [`Target`]: what can be clicked.
//! - [`Look`]: how a piece is drawn; [`draw`], [`detail`] and [`glyph`] make pictures.
//! - [`Facing`]: how the board lies before those who look at it.
//! - [`Aid`] and [`Note`]: what helps the players, and what it says.
//! - [`Element`]: an element of a tree of HTML or SVG.

mod bend;
mod combat;
mod draw;
mod facing;
mod look;
mod marks;
mod memo;
mod order;
mod parts;
mod pegs;
mod shape;
mod tile;
pub mod tree;
mod word;

pub use bend::Way;
pub use combat::Combat;
pub use draw::{STANDS, detail, draw, glyph, labelled};
pub use facing::Facing;
pub use look::{Device, Look};
pub use marks::Mark;
pub use memo::memo_glyph;
pub use order::ordered;
pub use shape::{circle, line, path, petals, polygon, rect, star, strokes, text};
pub use tile::{Labels, TILE_LETTERS};
pub use word::Word;

use std::sync::Arc;
use tree::Element;

/// A target: something that can be clicked.
///
/// ```
/// use palamede_scene::Target;
///
/// assert_eq!(Target::read("s12"), Some(Target::Site(12)));
/// assert_eq!(Target::Piece(3).text(), "p3");
/// assert_eq!((Target::read("d2"), Target::read("x1")), (Some(Target::Die(2)), None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Target {
    /// A site of the board.
    Site(usize),
    /// A piece, where a site holds several that move differently.
    Piece(u32),
    /// A die that shows this face.
    Die(u8),
    /// A button of the game's own.
    Button(u8),
}

impl Target {
    /// Reads a target's short text: `s12` a site, `p3` a piece, `d2` a die, `b1` a
    /// button.
    pub fn read(text: &str) -> Option<Target> {
        let number = text.get(1..)?;
        Some(match text.as_bytes().first()? {
            b's' => Target::Site(number.parse().ok()?),
            b'p' => Target::Piece(number.parse().ok()?),
            b'd' => Target::Die(number.parse().ok()?),
            b'b' => Target::Button(number.parse().ok()?),
            _ => return None,
        })
    }

    /// Returns the target's short text.
    pub fn text(self) -> String {
        match self {
            Target::Site(n) => format!("s{n}"),
            Target::Piece(n) => format!("p{n}"),
            Target::Die(n) => format!("d{n}"),
            Target::Button(n) => format!("b{n}"),
        }
    }
}

/// A place where pieces stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Site {
    /// Its name in the game's notation.
    pub name: String,
    /// Its centre.
    pub x: i32,
    /// Its centre.
    pub y: i32,
    /// Its row in the accessible grid, from 0 at the top.
    pub row: usize,
    /// Its column in the accessible grid, from 0 at the left.
    pub col: usize,
    /// The sites a line joins it to.
    pub near: Vec<usize>,
}

/// The board itself: what does not change during a game.
///
/// ```
/// use palamede_games::Fanorona;
/// use palamede_rules::{Eye, Game, Options, Rules, Seen};
///
/// let position = Fanorona::start(&Options::new(Fanorona::OPTIONS));
/// let board = position.view(Eye::Open).scene(&[]).board;
/// let named = |name: &str| board.sites.iter().position(|site| site.name == name);
/// assert_eq!(board.sites.len(), 45);
/// let centre = named("e3").expect("a site");
/// assert_eq!(board.sites[centre].near.len(), 8);
/// assert_eq!(board.toward(centre, 1, 0), named("f3"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Board {
    /// The class under which style sheets know its colours.
    pub class: &'static str,
    /// Width of the drawing.
    pub width: i32,
    /// Height of the drawing.
    pub height: i32,
    /// Ground, frame, ornament and lines, from below. What is of the class [`STANDS`] and
    /// has a `translate` for its transform stays upright, whoever looks.
    pub art: Vec<Element>,
    /// Coordinates at the edge: always upright, whoever looks.
    pub labels: Vec<(i32, i32, String)>,
    /// The sites; a site's number is its place here.
    pub sites: Vec<Site>,
    /// Pairs of sites that a quarter of a circle joins, clockwise from the first to the
    /// second: marks of a way follow it.
    pub bends: Vec<(usize, usize)>,
    /// Pairs of sites of which a piece comes from one to the other without a way between them, as
    /// from the end of a lap to its beginning: marks of a way leave it out.
    pub leaps: Vec<(usize, usize)>,
    /// The straight lines along which pieces go far, each its sites in order; none where
    /// the board has no such lines drawn.
    pub lines: Vec<Vec<usize>>,
    /// Width and height of a site's target, where nothing is in the way.
    pub cell: (i32, i32),
    /// The size of pieces and marks, in hundredths of their usual size.
    pub size: i32,
    /// This board for a place that is higher than wide, with the same sites.
    pub upright: Option<Arc<Board>>,
}

impl Board {
    /// Returns the width and height of a site's target: where the sites of a row of the accessible
    /// grid stand closer than targets are wide, it ends half-way to the next.
    pub fn target(&self, site: usize) -> (i32, i32) {
        let (mut w, h) = self.cell;
        if let Some(here) = self.sites.get(site) {
            let row = self.sites.iter().filter(|other| other.row == here.row);
            let ways = row.map(|other| (other.x - here.x).abs()).filter(|&way| way > 0);
            w = ways.fold(w, i32::min);
        }
        (w, h)
    }

    /// Returns the site nearest to `from` in the direction (`dx`, `dy`), which is a unit step along
    /// one axis; `None` at the edge. Sites straight ahead come first, then those within the quarter
    /// turn around that direction.
    pub fn toward(&self, from: usize, dx: i32, dy: i32) -> Option<usize> {
        let here = self.sites.get(from)?;
        (0..self.sites.len())
            .filter_map(|i| {
                let (x, y) = (self.sites[i].x - here.x, self.sites[i].y - here.y);
                let ahead = x * dx + y * dy;
                let aside = (x * dy - y * dx).abs();
                (ahead > 0 && aside <= ahead).then_some((ahead + 2 * aside, i))
            })
            .min()
            .map(|(_, i)| i)
    }
}

/// A piece on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The id that tells the piece from the others of the same picture; says nothing of its kind.
    pub id: u32,
    /// The site of the piece.
    pub site: usize,
    /// The look of the piece.
    pub look: Look,
    /// The owner of the piece: the number of a seat, or none.
    pub seat: Option<u8>,
    /// The word for it, as the sentences of the game know it.
    pub word: Word,
}

impl Piece {
    /// Returns whether its face is shown, where it could lie on it.
    pub fn is_face_up(&self) -> bool {
        matches!(self.look, Look::Tile { face: Some(_), .. })
    }

    /// Shows its back, as everybody else sees it.
    pub fn turn_over(&mut self) {
        if let Look::Tile { face, .. } = &mut self.look
            && face.take().is_some()
        {
            self.word = Word::HIDDEN;
        }
    }
}

/// A target beside the board: a die, a button, a member of a stack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Control {
    /// The target that a press on the control clicks.
    pub target: Target,
    /// The word for it, as the sentences of the game know it.
    pub word: Word,
    /// The number the sentence needs: a die's face, a piece's place in the stack.
    pub number: u32,
    /// Its picture, if it has one.
    pub look: Option<Look>,
    /// The use that the control has now.
    pub state: Use,
}

/// The use of a control: what can be done with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// A press on it can lead somewhere.
    Usable,
    /// The control leads nowhere now; it may once another has been used.
    NotYet,
    /// The control leads nowhere, whatever is done before it.
    Useless,
    /// The control was used: it stays to be seen.
    Spent,
    /// The control was never used, and is lost: it stays to be seen.
    Lost,
}

/// An aid for the players, drawn and said only where it is switched on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aid {
    /// Its name, the same in every position: by it the switch is kept.
    pub name: &'static str,
    /// Whether it is on before anybody has switched it.
    pub on: bool,
    /// The marks that the aid draws.
    pub marks: Vec<Mark>,
    /// The notes that the aid says.
    pub notes: Vec<Note>,
}

/// Something that an aid says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    /// The site whose label it is added to; none is a sentence of its own.
    pub site: Option<usize>,
    /// The word for it, as the sentences of the game know it.
    pub word: Word,
    /// The number of the seat that it is about.
    pub seat: u8,
    /// The number that the sentence needs.
    pub number: u32,
}

/// A scene: all that is seen of a position.
///
/// ```
/// use palamede_games::Luzhanqi;
/// use palamede_rules::{Eye, Game, Options, Rules, Seat, Seen};
///
/// let position = Luzhanqi::start(&Options::new(Luzhanqi::OPTIONS));
/// let view = position.view(Eye::Seat(Seat::FIRST));
/// let army = view.draft(0).expect("an army is proposed");
/// let mut scene = view.laid_out(&army, &[]);
/// assert!(scene.pieces.iter().all(|piece| piece.is_face_up()));
/// scene.pieces[0].turn_over();
/// assert!(!scene.pieces[0].is_face_up());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The board.
    pub board: Arc<Board>,
    /// The pieces, from below.
    pub pieces: Vec<Piece>,
    /// The marks.
    pub marks: Vec<Mark>,
    /// Targets beside the board, in reading order.
    pub controls: Vec<Control>,
    /// The memos that the one who looks has put on pieces, by their ids: one of [`TILE_LETTERS`]
    /// each.
    pub memos: Vec<(u32, char)>,
    /// The pieces that are left of several kinds whose number is fixed: of the seats whose pieces
    /// the eye tells apart, kind by kind, the strongest first.
    pub stock: Vec<Stock>,
    /// The pieces that seats have yet to place on the board.
    pub reserve: Vec<Reserve>,
}

/// Pieces that a seat has yet to place, all alike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reserve {
    /// The number of the seat that is to place the pieces.
    pub seat: u8,
    /// How they look.
    pub look: Look,
    /// How many there are.
    pub count: usize,
}

/// The pieces of a kind that a seat has left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stock {
    /// The number of the seat that owns the pieces.
    pub seat: u8,
    /// The kind: one of the game's signs.
    pub sign: char,
    /// The look of the pieces.
    pub look: Look,
    /// The number of pieces that are left.
    pub left: usize,
    /// The number of pieces that there were.
    pub of: usize,
}

impl Scene {
    /// Makes an empty board.
    pub fn new(board: Arc<Board>) -> Scene {
        let (pieces, marks, controls) = (Vec::new(), Vec::new(), Vec::new());
        let (memos, stock, reserve) = (Vec::new(), Vec::new(), Vec::new());
        Scene { board, pieces, marks, controls, memos, stock, reserve }
    }

    /// Returns the topmost piece on a site.
    pub fn piece_at(&self, site: usize) -> Option<&Piece> {
        self.pieces.iter().rev().find(|piece| piece.site == site)
    }

    /// Returns the memo on the piece of this id.
    pub fn memo(&self, id: u32) -> Option<char> {
        self.memos.iter().find(|(of, _)| *of == id).map(|(_, face)| *face)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board() -> Board {
        let at = [(0, 0), (100, 0), (200, 40), (0, 100), (90, 100)];
        let sites = at
            .iter()
            .enumerate()
            .map(|(i, &(x, y))| Site { name: i.to_string(), x, y, row: 0, col: 0, near: vec![] })
            .collect();
        Board {
            class: "b",
            width: 300,
            height: 200,
            sites,
            cell: (100, 100),
            size: 100,
            ..Board::default()
        }
    }

    #[test]
    fn targets_read_back() {
        for target in [Target::Site(12), Target::Piece(3), Target::Die(2), Target::Button(1)] {
            assert_eq!(Target::read(&target.text()), Some(target));
        }
        for text in ["", "s", "x1", "d999", "é1"] {
            assert_eq!(Target::read(text), None);
        }
    }

    #[test]
    fn targets_of_a_row_end_where_the_next_begins() {
        let mut b = board();
        assert_eq!([0, 3, 4].map(|site| b.target(site)), [(90, 100), (90, 100), (10, 100)]);
        b.sites[4].row = 1;
        assert_eq!([0, 3, 4].map(|site| b.target(site)), [(100, 100); 3]);
    }

    #[test]
    fn arrows_go_to_the_nearest_site_on_any_board() {
        let b = board();
        assert_eq!(b.toward(0, 1, 0), Some(1));
        assert_eq!(b.toward(1, 1, 0), Some(2));
        assert_eq!(b.toward(2, 1, 0), None);
        assert_eq!(b.toward(1, 0, 1), Some(4));
        assert_eq!(b.toward(4, -1, 0), Some(3));
        assert_eq!(b.toward(9, 1, 0), None);
    }
}
