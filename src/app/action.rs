//! The actions that can be pressed, and the text by which the document carries each: `name`, or
//! `name:argument`. In Rust nothing else writes or reads that text; sheets look for `face:` and
//! `through:`, and the site's scripts for the few actions that they press or hold back themselves.

use palamede_rules::Seat;
use palamede_scene::Target;
use palamede_scene::tree::Text;
use palamede_text::Lang;

/// The argument of an action: what stands behind the colon of its text.
trait Argument: Sized {
    fn text(&self) -> String;
    fn read(text: &str) -> Option<Self>;
}

impl Argument for Target {
    fn text(&self) -> String {
        Target::text(*self)
    }
    fn read(text: &str) -> Option<Target> {
        Target::read(text)
    }
}

impl Argument for Seat {
    fn text(&self) -> String {
        self.index().to_string()
    }
    fn read(text: &str) -> Option<Seat> {
        Seat::new(text.parse().ok()?)
    }
}

impl Argument for usize {
    fn text(&self) -> String {
        self.to_string()
    }
    fn read(text: &str) -> Option<usize> {
        text.parse().ok()
    }
}

impl Argument for Lang {
    fn text(&self) -> String {
        self.code().to_owned()
    }
    fn read(text: &str) -> Option<Lang> {
        Lang::read(text)
    }
}

impl Argument for String {
    fn text(&self) -> String {
        self.clone()
    }
    fn read(text: &str) -> Option<String> {
        Some(text.to_owned())
    }
}

impl Argument for char {
    fn text(&self) -> String {
        self.to_string()
    }
    fn read(text: &str) -> Option<char> {
        let mut chars = text.chars();
        chars.next().filter(|_| chars.next().is_none())
    }
}

impl<A: Argument> Argument for Option<A> {
    fn text(&self) -> String {
        self.as_ref().map(A::text).unwrap_or_default()
    }
    fn read(text: &str) -> Option<Option<A>> {
        if text.is_empty() { Some(None) } else { A::read(text).map(Some) }
    }
}

/// An enum of words, each an argument.
macro_rules! arguments {
    ($($(#[$of:meta])* $name:ident { $($(#[$doc:meta])* $word:ident = $text:literal,)* })*) => {$(
        $(#[$of])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name {
            $($(#[$doc])* $word,)*
        }

        impl Argument for $name {
            fn text(&self) -> String {
                match self { $($name::$word => $text,)* }.to_owned()
            }
            fn read(text: &str) -> Option<$name> {
                match text { $($text => Some($name::$word),)* _ => None }
            }
        }
    )*};
}

arguments! {
    /// The side to which a magnified board is moved.
    Side {
        /// The left.
        Left = "left",
        /// The right.
        Right = "right",
        /// The top.
        Up = "up",
        /// The bottom.
        Down = "down",
    }
    /// The choice of the seat that comes to the screen: what it sees next.
    Missed {
        /// The seat to come sees the board as it knows it.
        On = "on",
        /// The seat to come sees what it missed once more.
        Again = "again",
    }
    /// The state of a button that shows something only while it is held down.
    Pressed {
        /// The button is held down.
        On = "on",
        /// The button is released.
        Off = "off",
    }
}

/// The moment of a game that is looked at, counted in steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// The moment before the first step.
    First,
    /// The moment one step earlier.
    Previous,
    /// The moment one step later.
    Next,
    /// The moment after the last step.
    Last,
    /// The moment after so many steps.
    After(usize),
}

impl Argument for Moment {
    fn text(&self) -> String {
        match self {
            Moment::First => "first".to_owned(),
            Moment::Previous => "previous".to_owned(),
            Moment::Next => "next".to_owned(),
            Moment::Last => "last".to_owned(),
            Moment::After(steps) => steps.to_string(),
        }
    }
    fn read(text: &str) -> Option<Moment> {
        Some(match text {
            "first" => Moment::First,
            "previous" => Moment::Previous,
            "next" => Moment::Next,
            "last" => Moment::Last,
            steps => Moment::After(steps.parse().ok()?),
        })
    }
}

/// Makes [`Action`] and its groups: each group with its actions, those that have an
/// argument behind `with`.
macro_rules! actions {
    ($(
        $(#[$of:meta])* $group:ident {
            $($(#[$doc:meta])* $word:ident = $name:literal,)*
        } with {
            $($(#[$with_doc:meta])* $with:ident($argument:ty) = $with_name:literal,)*
        }
    )*) => {
        $(
            $(#[$of])*
            #[derive(Clone, PartialEq, Eq, Debug)]
            pub enum $group {
                $($(#[$doc])* $word,)*
                $($(#[$with_doc])* $with($argument),)*
            }

            impl From<$group> for Action {
                fn from(one: $group) -> Action {
                    Action::$group(one)
                }
            }
        )*

        /// An action: what can be pressed, by who acts on it.
        ///
        /// ```
        /// use palamede_app::{Action, Moment, Playing};
        /// use palamede_scene::Target;
        ///
        /// let click = Action::Playing(Playing::At(Target::Site(12)));
        /// assert_eq!(click.text(), "at:s12");
        /// assert_eq!(Action::read("at:s12"), Some(click));
        /// assert_eq!(Action::read("back:first"), Some(Playing::Back(Moment::First).into()));
        /// assert_eq!(Action::read("at:x1"), None);
        /// ```
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Action {
            $($(#[$of])* $group($group),)*
        }

        /// The names of the actions that have no argument.
        const PLAIN: &[(&str, Action)] =
            &[$($(($name, Action::$group($group::$word)),)*)*];

        impl Action {
            /// Returns the text that the document carries.
            pub fn text(&self) -> Text {
                if let Some((name, _)) = PLAIN.iter().find(|(_, action)| action == self) {
                    return Text::from(*name);
                }
                let (name, argument) = match self {
                    $($(Action::$group($group::$with(argument)) => ($with_name, argument.text()),)*)*
                    _ => return Text::default(),
                };
                match argument.as_str() {
                    "" => Text::from(name),
                    argument => Text::from([name, ":", argument].concat()),
                }
            }

            /// Reads such a text.
            pub fn read(text: &str) -> Option<Action> {
                let (name, argument) = text.split_once(':').unwrap_or((text, ""));
                if let Some((_, action)) = PLAIN.iter().find(|(plain, _)| *plain == name) {
                    return Some(action.clone());
                }
                let with: &[(&str, fn(&str) -> Option<Action>)] = &[$($(($with_name, |argument| {
                    Some($group::$with(Argument::read(argument)?).into())
                }),)*)*];
                with.iter().find(|(known, _)| *known == name).and_then(|(_, read)| read(argument))
            }

            /// Makes one action of each kind, with the arguments that these texts are.
            #[cfg(test)]
            fn samples(arguments: &[&str]) -> Vec<Action> {
                let mut all = vec![$($(Action::from($group::$word),)*)*];
                $(
                    $(for text in arguments {
                        all.extend(Argument::read(text).map($group::$with).map(Action::from));
                    })*
                )*
                all
            }
        }
    };
}

actions! {
    /// An action at the board.
    Playing {
        /// Throws.
        Throw = "throw",
        /// Says what is around the cursor.
        Around = "around",
        /// Says what the cursor's site hides.
        Read = "read",
        /// Takes a step back.
        Undo = "undo",
        /// Takes the step again that was taken back.
        Redo = "redo",
        /// Asks whether to give up.
        Resign = "resign",
        /// Gives up.
        ResignYes = "resign-yes",
        /// Plays on.
        ResignNo = "resign-no",
        /// Proposes to stop.
        Stop = "stop",
        /// Agrees to stop.
        Accept = "accept",
        /// Declines to stop.
        Decline = "decline",
        /// Asks the computer that thinks to play at once.
        Hurry = "hurry",
        /// Pauses computers that play among themselves, or lets them go on.
        Pause = "pause",
        /// Makes the computer to act play one move while they are paused.
        Once = "once",
        /// Asks for a hint, and then for the move.
        Hint = "hint",
        /// Starts a review of the moves, or stops it.
        Review = "review",
        /// Replays the moves one after the other, or stops that.
        Film = "film",
        /// Turns the board.
        Turn = "turn",
        /// Goes on among those who play, in a copy from where one looks back.
        HereAmong = "here-among",
        /// Goes on against the computer, in a copy from where one looks back.
        HereAgainst = "here-against",
    } with {
        /// Clicks.
        At(Target) = "at",
        /// Enters a throw of one's own dice, press by press; none takes the last one back.
        Enter(Option<Target>) = "face",
        /// Looks back.
        Back(Moment) = "back",
        /// Looks back along the list of moves, where the keyboard stays.
        Along(Moment) = "along",
        /// Looks at the variation of this number.
        Variation(usize) = "variation",
        /// Shows this section of the rules beside the board, or none.
        Rule(Option<String>) = "rule",
    }
    /// An action at the curtain or behind it.
    Hiding {
        /// Draws the curtain.
        Hide = "hide",
        /// Comes to the screen.
        Sit = "sit",
        /// Makes the laid-out draft the move.
        Ready = "ready",
        /// Lays out the arrangement that was kept.
        Own = "own",
        /// Takes the game from another tab.
        TakeHere = "take-here",
    } with {
        /// Goes on from what was missed, or sees it again.
        See(Missed) = "missed",
        /// Presses for the own ranks, or lets go; none for the other of the two.
        Peek(Option<Pressed>) = "peek",
        /// Keeps what this seat had laid out.
        KeepOwn(Seat) = "keep-own",
        /// Looks at an ended game through a seat's eye, or at everything.
        Through(Option<Seat>) = "through",
    }
    /// An action at the memos.
    Memo {
        /// Asks on which piece.
        Which = "memo-which",
        /// Asks no longer.
        Close = "memo-close",
    } with {
        /// Asks what to note on the piece of a site, or of the cursor's.
        On(Option<Target>) = "memo",
        /// Notes it, or erases what was noted.
        Write(Option<char>) = "memo-write",
    }
    /// An action at a magnified board.
    Zooming {
        /// The whole board, or the part again.
        Whole = "whole",
    } with {
        /// Moves what is seen by half of it.
        Pan(Side) = "pan",
        /// Shows what lies around a target.
        Show(Target) = "show",
    }
    /// An action that begins a game.
    Starting {
        /// Draws who plays which side.
        DrawSides = "draw-sides",
        /// Begins.
        Start = "start",
        /// Begins anew.
        Again = "again",
        /// Begins anew with the players whom the address asks for, whoever has played: what a
        /// screen in a room does.
        Anew = "anew",
        /// Begins anew with exchanged sides.
        Sides = "sides",
        /// Begins anew with the computer in all seats but the first.
        Against = "against",
        /// Begins anew with people in all seats.
        Among = "among",
        /// Begins anew against computers one level lower.
        Easier = "easier",
        /// Begins anew against computers one level higher.
        Harder = "harder",
        /// Puts a person in the place of the computer that does not answer.
        TakeOver = "take-over",
    } with {
    }
    /// An action on what is kept on this device.
    Keeping {
        /// Goes back to the game that waits.
        Restore = "restore",
        /// Forgets everything.
        Clear = "clear",
        /// Brings it back.
        Unclear = "unclear",
        /// Begins to count anew who has won how many games.
        ResetScore = "reset-score",
    } with {
        /// Goes on with the game that is kept under this name.
        Resume(String) = "resume",
        /// Forgets it.
        Forget(String) = "forget",
    }
    /// An action on the game as a text.
    Texts {
        /// Copies the link.
        CopyLink = "copy-link",
        /// Opens the card that gives the game to others, or closes it.
        Share = "share",
        /// Copies the record.
        CopyRecord = "copy-record",
        /// Saves it as a file.
        Download = "download",
        /// Reads the text that was put in.
        Import = "import",
    } with {
    }
    /// An action on a page of rules.
    Reading {
    } with {
        /// Plays the figure of this name in its place, from its beginning; or none.
        Figure(Option<String>) = "figure",
    }
    /// An action on a position that is set up by hand.
    Arranging {
        /// Takes the tool that moves pieces.
        Shift = "arrange-shift",
        /// Takes the tool that takes pieces away.
        Remove = "arrange-remove",
        /// Takes all pieces away.
        Empty = "arrange-empty",
        /// Lays out the first position.
        First = "arrange-first",
        /// Exchanges left and right.
        Mirror = "arrange-mirror",
        /// Takes the last change back.
        Revert = "arrange-undo",
        /// Plays from there among people.
        Among = "arrange-among",
        /// Plays from there against the computer, on the side that is to act.
        Against = "arrange-against",
        /// Shows the position as a text, a link, a picture.
        Share = "arrange-share",
    } with {
        /// Uses the tool on a site.
        Use(Target) = "arrange",
        /// Takes the tool that puts pieces of this kind on the board.
        Kind(usize) = "arrange-kind",
    }
    /// An action at a tournament.
    Organizing {
        /// Begins it.
        Begin = "tournament-begin",
        /// Prints its page.
        Print = "tournament-print",
        /// Asks whether to end it.
        End = "tournament-end",
        /// Ends it.
        EndYes = "tournament-end-yes",
        /// Goes on with it.
        EndNo = "tournament-end-no",
    } with {
        /// Opens the game with the names of the pairing of this number.
        PlayHere(usize) = "tournament-play",
    }
    /// Anywhere on the site.
    Navigation {
        /// Goes past the top of the page: the browser does.
        Skip = "skip",
        /// Opens or closes the menu.
        Menu = "menu",
        /// Acts as Escape does outside the board.
        Escape = "escape",
        /// Opens the page of the keyboard's keys.
        Keys = "keys",
        /// Fills the screen, or leaves it.
        Full = "full",
        /// Takes the newer build of the site.
        Renew = "renew",
        /// Installs the site, as the browser has offered.
        Install = "install",
        /// Fetches anew what did not come.
        Fetch = "fetch",
        /// Closes what is told above the page.
        Close = "close",
    } with {
        /// Shows the site in this language.
        Speak(Lang) = "lang",
    }
}

impl Playing {
    /// Returns whether it has a place in a lesson.
    pub(super) fn learns(&self) -> bool {
        use Playing::{Around, At, Hint, Read, Rule};
        matches!(self, At(_) | Around | Read | Hint | Rule(_))
    }
}

impl Playing {
    /// Returns whether it makes a move, or a part of one.
    pub(super) fn moves(&self) -> bool {
        matches!(self, Playing::At(_) | Playing::Throw | Playing::Enter(_) | Playing::Hurry)
    }
}

impl Action {
    /// Returns whether it belongs to making moves: at the board, at the curtain, on the way to the
    /// menu.
    pub(super) fn moves(&self) -> bool {
        match self {
            Action::Playing(playing) => playing.moves(),
            Action::Hiding(_) | Action::Zooming(_) => true,
            Action::Navigation(to) => !matches!(to, Navigation::Speak(_)),
            _ => false,
        }
    }

    /// Returns whether it changes the game: nothing of it is done while one looks back.
    pub(super) fn plays(&self) -> bool {
        match self {
            Action::Playing(playing) => match playing {
                Playing::Throw
                | Playing::Enter(_)
                | Playing::Once
                | Playing::Hint
                | Playing::Undo
                | Playing::Redo
                | Playing::Resign
                | Playing::ResignYes
                | Playing::Stop
                | Playing::Accept
                | Playing::Decline => true,
                Playing::At(_)
                | Playing::Around
                | Playing::Read
                | Playing::ResignNo
                | Playing::Hurry
                | Playing::Pause
                | Playing::Review
                | Playing::Film
                | Playing::Turn
                | Playing::HereAmong
                | Playing::HereAgainst
                | Playing::Variation(_)
                | Playing::Rule(_)
                | Playing::Back(_)
                | Playing::Along(_) => false,
            },
            Action::Hiding(Hiding::Ready | Hiding::Own) => true,
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_is_read_as_it_is_written() {
        let arguments = [
            "", "s12", "p3", "0", "first", "previous", "next", "7", "left", "skip", "on", "fr",
            "鬼",
        ];
        let all = Action::samples(&arguments);
        assert!(all.len() > 60, "{}", all.len());
        let mut groups = std::collections::BTreeMap::new();
        for action in all {
            let text = action.text();
            assert_eq!(Action::read(&text).as_ref(), Some(&action), "{text}");
            let name = text.split(':').next().unwrap_or_default().to_owned();
            let group = std::mem::discriminant(&action);
            assert_eq!(*groups.entry(name).or_insert(group), group, "{text} in two groups");
        }
        for wrong in ["", "undo it", "at:", "at:x1", "lang:xx", "back:-1", "pan:", "memo-write:ab"]
        {
            assert_eq!(Action::read(wrong), None, "{wrong}");
        }
    }
}
