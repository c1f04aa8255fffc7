//! The parts of the sections of rule pages.

use super::wording::{Lines, Texts, Wording, name};

/// A part of a section.
///
/// ```
/// use palamede_games::Fanorona;
/// use palamede_text::{Block, Lang, Speak};
///
/// let page = Fanorona::rules(Lang::En);
/// let blocks = page.sections.iter().flat_map(|section| section.blocks);
/// for block in blocks {
///     if let Block::Figure(name, _) = block {
///         assert!(page.figures.iter().any(|figure| figure.name == *name));
///     }
/// }
/// ```
#[derive(PartialEq, Eq, Debug)]
pub enum Block {
    /// A paragraph.
    Text(&'static str),
    /// Something easily overlooked.
    Note(&'static str),
    /// A list.
    List(&'static [&'static str]),
    /// A figure of the page's [`figures`](super::RulePage::figures), by its name, and its caption.
    Figure(&'static str, &'static str),
}

#[cfg(feature = "sentences")]
impl Block {
    /// Returns the name of the figure that stands here, if one does.
    pub(super) fn figure(&self) -> Option<&'static str> {
        match *self {
            Block::Figure(name, _) => Some(name),
            _ => None,
        }
    }
}

impl Wording for Block {
    const SHAPE: u32 = name("0 text, 1 note, 2 list, 3 figure");
    const EMPTY: Self = Block::Text("");

    fn write(&self, out: &mut String) {
        match *self {
            Block::Text(text) => ["0", text].write(out),
            Block::Note(text) => ["1", text].write(out),
            Block::List(items) => {
                "2".write(out);
                items.write(out);
            }
            Block::Figure(name, caption) => ["3", name, caption].write(out),
        }
    }

    fn read(&mut self, from: &mut Lines) {
        let (kind, mut items): (_, &[&str]) = (from.number(3), &[]);
        let [mut one, mut other] = [""; 2];
        if kind == 2 {
            items.read(from);
        } else {
            from.text(&mut one);
        }
        if kind == 3 {
            from.text(&mut other);
        }
        *self = match kind {
            0 => Block::Text(one),
            1 => Block::Note(one),
            2 => Block::List(items),
            _ => Block::Figure(one, other),
        };
    }

    fn texts(&self, path: &str, all: &mut Texts) {
        match *self {
            Block::Text(text) | Block::Note(text) | Block::Figure(_, text) => {
                text.texts(path, all);
            }
            Block::List(items) => items.texts(path, all),
        }
    }
}
