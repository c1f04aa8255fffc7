//! The names that a game gives to what it shows, where the game's type is not known.

/// A word of a game's own: of a piece, a control, a note, an ending. It is the number of a
/// value of the game's own enum, which [`words!`](crate::words) makes; the game's sentences
/// read it back and match it without a default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Word(u8);

impl Word {
    /// The first of a game's words: in a game with secrets, that for a piece of which not all
    /// is shown. A game that needs one word only has this one.
    pub const HIDDEN: Word = Word(0);

    /// Makes the word of this number.
    pub const fn new(number: u8) -> Word {
        Word(number)
    }

    /// Returns the word's number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// An enum of a game's words.
///
/// ```
/// palamede_scene::words! {
///     /// What stands on the board.
///     pub enum Rank {
///         /// A man.
///         Man,
///         /// A king.
///         King,
///     }
/// }
/// assert_eq!(Rank::King.word(), palamede_scene::Word::new(1));
/// assert_eq!(Rank::of(Rank::King.word()), Rank::King);
/// ```
#[macro_export]
macro_rules! words {
    ($(#[$about:meta])* pub enum $name:ident { $($(#[$doc:meta])* $word:ident,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name {
            $($(#[$doc])* $word,)*
        }

        impl $name {
            /// Every one.
            pub const ALL: &'static [$name] = &[$($name::$word),*];

            /// Returns the word as scenes and endings carry it.
            pub const fn word(self) -> $crate::Word {
                $crate::Word::new(self as u8)
            }

            /// Returns the value that such a word stands for. Another game's word is a fault that
            /// does not pass unnoticed.
            pub fn of(word: $crate::Word) -> $name {
                $name::ALL[word.index()]
            }
        }
    };
}

#[cfg(test)]
mod tests {
    words! {
        /// The things that can be told.
        pub enum Told {
            /// A man.
            Man,
            /// A king.
            King,
        }
    }

    #[test]
    fn words_are_read_back() {
        assert_eq!(Told::ALL, [Told::Man, Told::King]);
        for &told in Told::ALL {
            assert_eq!(Told::of(told.word()), told);
        }
        assert_eq!(Told::Man.word(), super::Word::default());
    }
}
