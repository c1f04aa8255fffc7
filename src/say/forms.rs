//! Structs of a game's sentences, each with one form or several.

/// A text, or its forms.
pub trait Forms {
    /// They, in order.
    fn forms(&self) -> &[&'static str];
}

impl Forms for &'static str {
    fn forms(&self) -> &[&'static str] {
        std::slice::from_ref(self)
    }
}

impl<const N: usize> Forms for [&'static str; N] {
    fn forms(&self) -> &[&'static str] {
        self
    }
}

/// Makes a struct of words which packs can hold: those of the games, then the sentences.
macro_rules! sentences {
    (
        $(#[$about:meta])*
        $struct:ident { $($(#[$of:meta])* $game:ident,)* }
        $($(#[$doc:meta])* $name:ident: $type:ty,)*
    ) => {
        $crate::say::wording::wording! {
            $(#[$about])*
            pub struct $struct {
                $($(#[$of])* pub $game: $crate::say::GameWords,)*
                $($(#[$doc])* pub $name: $type,)*
            }
        }

        impl $struct {
            /// Every sentence with its name; of several forms each.
            pub(super) fn all(&self) -> Vec<(&'static str, &'static str)> {
                use $crate::say::forms::Forms as _;
                let each = [$((stringify!($name), self.$name.forms())),*];
                let texts = |(name, forms): (&'static str, &[&'static str])| {
                    forms.iter().map(|text| (name, *text)).collect::<Vec<_>>()
                };
                each.into_iter().flat_map(texts).collect()
            }
        }
    };
}
pub(super) use sentences;
