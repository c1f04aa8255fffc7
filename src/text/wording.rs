//! The types that a pack can hold, and how it holds them: a line a text, in the order of the
//! fields; before a list its length, and before what is of several kinds its kind.

use super::fill::fill_all;
use std::fmt::Display;

/// A type that a pack can hold.
pub trait Wording: Sized {
    /// A number for its fields and their order.
    const SHAPE: u32;
    /// The value without a word.
    const EMPTY: Self;
    /// Adds its lines.
    fn write(&self, out: &mut String);
    /// Reads its lines, in place: a struct of hundreds of fields is put together from
    /// values with three times the code.
    fn read(&mut self, from: &mut Lines);
    /// Adds each of its texts with the names of the fields that lead to it: for the tests,
    /// which find every sentence of every language by them.
    fn texts(&self, path: &str, all: &mut Texts);
}

/// A type that the messages of a file give.
#[cfg(feature = "sentences")]
pub trait Load {
    /// Makes the value of its messages; `path` are the names of the fields that lead to it, with dots
    /// between.
    fn load(path: &str, from: &mut crate::source::Source) -> Self;
}

/// Returns the path of a field, or of an item of a list.
#[cfg(feature = "sentences")]
pub fn within(path: &str, field: impl std::fmt::Display) -> String {
    if path.is_empty() { field.to_string() } else { format!("{path}.{field}") }
}

/// Texts, each with its path: `shap.aims.1`.
pub type Texts = Vec<(String, &'static str)>;

/// The lines of a pack that are still to be read. What is missing reads as nothing and
/// breaks the whole, so that no reader has to look.
pub struct Lines {
    rest: &'static str,
    broken: bool,
}

impl Lines {
    /// Returns the lines of a text, which is kept for good.
    pub(super) fn of(text: &str) -> Lines {
        Lines { rest: text.to_owned().leak(), broken: false }
    }

    /// Returns whether they were read to the last, and none was missed.
    pub(super) fn are_read(&self) -> bool {
        !self.broken && self.rest.is_empty()
    }

    // Reading the words makes hundreds of these calls: not inlined, their code stays small.
    #[inline(never)]
    pub(super) fn text(&mut self, into: &mut &'static str) {
        (*into, self.rest) = self.rest.split_once('\n').unwrap_or_else(|| {
            self.broken = true;
            ("", "")
        });
    }

    /// Returns a number of at most so much.
    #[inline(never)]
    pub(super) fn number(&mut self, most: usize) -> usize {
        let mut text = "";
        self.text(&mut text);
        text.parse().ok().filter(|&number| number <= most).unwrap_or_else(|| {
            self.broken = true;
            0
        })
    }
}

/// Returns a number for a name (FNV-1a, 32 bits).
pub const fn name(text: &str) -> u32 {
    let (bytes, mut hash, mut at) = (text.as_bytes(), 0x811c_9dc5, 0);
    while at < bytes.len() {
        hash = mix(hash, bytes[at] as u32);
        at += 1;
    }
    hash
}

/// Returns a number for one number after another.
pub const fn mix(hash: u32, next: u32) -> u32 {
    (hash ^ next).wrapping_mul(0x0100_0193)
}

/// Makes structs of words, which packs can hold. A text with places has their names in parentheses
/// behind its own: it is a [`Template`], and a method of its name returns it filled in.
macro_rules! packing {
    ($($(#[$about:meta])* pub struct $name:ident {
        $($(#[$doc:meta])* pub $field:ident $(($($place:ident),+))? $([$($raw:ident),+])?: $type:ty,)*
    })*) => {$(
        $(#[$about])*
        #[derive(PartialEq, Eq, Debug)]
        pub struct $name {
            $($(#[$doc])* pub $field: $crate::wording::held!([$($($place)+)?] $type),)*
        }

        impl $crate::wording::Wording for $name {
            const SHAPE: u32 = {
                use $crate::wording::{Wording, mix, name};
                let shape = name(stringify!($name));
                $(let shape = mix(shape, name(stringify!($field)));
                let shape = mix(shape, <$type as Wording>::SHAPE);)*
                shape
            };
            const EMPTY: Self = Self { $($field: $crate::wording::Wording::EMPTY,)* };

            fn write(&self, out: &mut String) {
                $($crate::wording::Wording::write(&self.$field, out);)*
            }

            fn read(&mut self, from: &mut $crate::wording::Lines) {
                $($crate::wording::Wording::read(&mut self.$field, from);)*
            }

            fn texts(&self, path: &str, all: &mut $crate::wording::Texts) {
                $($crate::wording::Wording::texts(
                    &self.$field,
                    &format!("{path}.{}", stringify!($field)),
                    all,
                );)*
            }
        }

        impl $name {
            $($crate::wording::filled! { [$(#[$doc])*] $field [$($($place)+)?] })*
        }
    )*};
}
pub(super) use packing;

/// The method that fills in a text with places.
macro_rules! filled {
    ([$($doc:tt)*] $field:ident []) => {};
    ([$($doc:tt)*] $field:ident [$($place:ident)+]) => {
        $($doc)*
        pub fn $field(&self, $($place: &dyn std::fmt::Display),+) -> String {
            self.$field.fill(&[$((stringify!($place), $place)),+])
        }
    };
}
pub(super) use filled;

/// The type of a field: that of a text with places is a [`Template`].
macro_rules! held {
    ([] $type:ty) => { $type };
    ([$($place:ident)+] $type:ty) => { $crate::wording::Template<$type> };
}
pub(super) use held;

/// Makes structs of words, which packs can hold and files give. The places of texts that others fill
/// in, by their names, stand in brackets behind the field; each text of a list has some of them.
macro_rules! wording {
    ($($(#[$about:meta])* pub struct $name:ident {
        $($(#[$doc:meta])* pub $field:ident $(($($place:ident),+))? $([$($raw:ident),+])?: $type:ty,)*
    })*) => {
        $crate::wording::packing! {
            $($(#[$about])* pub struct $name {
                $($(#[$doc])* pub $field $(($($place),+))?: $type,)*
            })*
        }
        $(
            #[cfg(feature = "sentences")]
            impl $crate::wording::Load for $name {
                fn load(path: &str, from: &mut $crate::source::Source) -> Self {
                    use $crate::wording::{Load, within};
                    Self { $($field: {
                        let path = within(path, stringify!($field));
                        let value = Load::load(&path, from);
                        $(from.has_places(&path, &[$(stringify!($place)),+]);)?
                        $(from.has_some_of(&path, &[$(stringify!($raw)),+]);)?
                        value
                    },)* }
                }
            }
        )*
    };
}
pub(super) use wording;

/// A text with places that are to be filled in, or one for each number of what is told.
#[derive(PartialEq, Eq, Debug)]
pub struct Template<T>(T);

/// A text, or the one of several that goes with a number.
pub trait Forms {
    /// Returns the text; of several that for `n`, which is among the values.
    fn of(&self, values: &[(&str, &dyn Display)]) -> &'static str;
}

impl Forms for &'static str {
    fn of(&self, _: &[(&str, &dyn Display)]) -> &'static str {
        self
    }
}

/// For one, and for more or none.
impl Forms for [&'static str; 2] {
    fn of(&self, values: &[(&str, &dyn Display)]) -> &'static str {
        self[usize::from(!is_number(values, "1"))]
    }
}

/// For none, for one, and for more.
impl Forms for [&'static str; 3] {
    fn of(&self, values: &[(&str, &dyn Display)]) -> &'static str {
        let at = ["0", "1"].into_iter().position(|number| is_number(values, number));
        self[at.unwrap_or(2)]
    }
}

/// Returns whether `n` is this number.
fn is_number(values: &[(&str, &dyn Display)], number: &str) -> bool {
    values.iter().any(|(name, value)| *name == "n" && value.to_string() == number)
}

impl<T: Forms> Template<T> {
    /// Returns the text with its places filled in.
    pub(super) fn fill(&self, values: &[(&str, &dyn Display)]) -> String {
        fill_all(self.0.of(values), values)
    }
}

impl Template<&'static str> {
    /// Returns the text as it stands, for a script that fills it in.
    pub fn text(&self) -> &'static str {
        self.0
    }
}

impl<T: Wording> Wording for Template<T> {
    const SHAPE: u32 = T::SHAPE;
    const EMPTY: Self = Template(T::EMPTY);

    fn write(&self, out: &mut String) {
        self.0.write(out);
    }

    fn read(&mut self, from: &mut Lines) {
        self.0.read(from);
    }

    fn texts(&self, path: &str, all: &mut Texts) {
        self.0.texts(path, all);
    }
}

#[cfg(feature = "sentences")]
impl<T: Load> Load for Template<T> {
    fn load(path: &str, from: &mut crate::source::Source) -> Self {
        Template(T::load(path, from))
    }
}

impl Wording for &'static str {
    const SHAPE: u32 = name("text");
    const EMPTY: Self = "";

    fn write(&self, out: &mut String) {
        out.push_str(self);
        out.push('\n');
    }

    fn read(&mut self, from: &mut Lines) {
        from.text(self);
    }

    fn texts(&self, path: &str, all: &mut Texts) {
        all.push((path.trim_start_matches('.').to_owned(), self));
    }
}

#[cfg(feature = "sentences")]
impl Load for &'static str {
    fn load(path: &str, from: &mut crate::source::Source) -> Self {
        from.text(path)
    }
}

/// Adds the texts of the items of a list, by their numbers.
fn each<T: Wording>(items: &[T], path: &str, all: &mut Texts) {
    for (n, item) in items.iter().enumerate() {
        item.texts(&format!("{path}.{n}"), all);
    }
}

impl<T: Wording, const N: usize> Wording for [T; N] {
    const SHAPE: u32 = mix(T::SHAPE, N as u32 + 1);
    const EMPTY: Self = [const { T::EMPTY }; N];

    fn write(&self, out: &mut String) {
        self.iter().for_each(|item| item.write(out));
    }

    fn read(&mut self, from: &mut Lines) {
        self.iter_mut().for_each(|item| item.read(from));
    }

    fn texts(&self, path: &str, all: &mut Texts) {
        each(self, path, all);
    }
}

#[cfg(feature = "sentences")]
impl<T: Load, const N: usize> Load for [T; N] {
    fn load(path: &str, from: &mut crate::source::Source) -> Self {
        std::array::from_fn(|n| T::load(&within(path, n), from))
    }
}

impl<T: Wording> Wording for &'static [T] {
    const SHAPE: u32 = mix(T::SHAPE, 0);
    const EMPTY: Self = &[];

    fn write(&self, out: &mut String) {
        out.push_str(&format!("{}\n", self.len()));
        self.iter().for_each(|item| item.write(out));
    }

    fn read(&mut self, from: &mut Lines) {
        let (length, mut items) = (from.number(usize::MAX), Vec::new());
        // The loop ends with the text, even if the text gives a larger number.
        while items.len() < length && !from.broken {
            let mut item = T::EMPTY;
            item.read(from);
            items.push(item);
        }
        *self = items.leak();
    }

    fn texts(&self, path: &str, all: &mut Texts) {
        each(self, path, all);
    }
}

#[cfg(feature = "sentences")]
impl<T: Load> Load for &'static [T] {
    fn load(path: &str, from: &mut crate::source::Source) -> Self {
        let mut items = Vec::new();
        while from.has(&within(path, items.len())) {
            items.push(T::load(&within(path, items.len()), from));
        }
        items.leak()
    }
}

impl Wording for Option<(&'static str, &'static str)> {
    const SHAPE: u32 = name("pair or none");
    const EMPTY: Self = None;

    fn write(&self, out: &mut String) {
        out.push_str(if self.is_some() { "1\n" } else { "0\n" });
        if let Some((one, other)) = self {
            [*one, *other].write(out);
        }
    }

    fn read(&mut self, from: &mut Lines) {
        if from.number(1) > 0 {
            let (one, other) = self.insert(("", ""));
            from.text(one);
            from.text(other);
        }
    }

    /// Adds the second text alone: the first is the code of its language.
    fn texts(&self, path: &str, all: &mut Texts) {
        all.extend(self.iter().map(|(_, text)| (path.to_owned(), *text)));
    }
}

#[cfg(feature = "sentences")]
impl Load for Option<(&'static str, &'static str)> {
    fn load(path: &str, from: &mut crate::source::Source) -> Self {
        let text = if from.has_text(path) { from.text(path) } else { "" };
        text.strip_prefix('{')?.strip_suffix('}')?.split_once(':')
    }
}
