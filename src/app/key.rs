//! The keys: what a key means, by where it is pressed.

use super::action::{Action, Memo, Moment, Navigation, Playing};
use super::msg::{Key, Msg};
use super::state::App;

/// A key that was pressed without Alt or Meta.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KeyPress {
    /// Its name, as the browser gives it: `ArrowLeft`, `z`.
    pub key: String,
    /// Whether Shift is down.
    pub shift: bool,
    /// Whether Control is down.
    pub ctrl: bool,
    /// The thing that has the focus.
    pub focus: KeyFocus,
    /// The text of the action that Escape stands for there, if it stands for one.
    pub escape: Option<String>,
    /// Whether the page shows a game, on the site or in a frame.
    pub plays: bool,
    /// Whether it shows one on the site.
    pub on_site: bool,
}

impl KeyPress {
    /// Returns whether it moves the cursor on the board, and does nothing else then.
    pub fn moves_cursor(&self) -> bool {
        self.focus == KeyFocus::Board && board_key(self).is_some()
    }
}

/// The thing that has the focus when a key is pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum KeyFocus {
    /// The board.
    Board,
    /// The list of moves.
    Moves,
    /// A field, which wants the arrows and what is typed for itself.
    Field,
    /// Something else, or nothing.
    #[default]
    Other,
}

/// The effect of a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyCommand {
    /// The message that it sends.
    pub msg: Msg,
    /// Whether the browser is kept from doing what it would.
    pub prevents: bool,
}

impl App {
    /// Returns the command of a key; `None` where it means nothing.
    ///
    /// ```
    /// use palamede_app::{Action, App, KeyFocus, KeyPress, Msg, Platform, Playing};
    ///
    /// let app = App::new(Platform::in_memory("en"));
    /// let press = KeyPress { key: "h".to_owned(), focus: KeyFocus::Board, ..KeyPress::default() };
    /// let command = app.key_command(&press).expect("a hint");
    /// assert_eq!(command.msg, Msg::Do(Playing::Hint.into()));
    /// ```
    pub fn key_command(&self, press: &KeyPress) -> Option<KeyCommand> {
        let prevents = |msg| Some(KeyCommand { msg, prevents: true });
        let plain = |action: Action| Some(KeyCommand { msg: Msg::Do(action), prevents: false });
        if press.ctrl
            && press.plays
            && press.focus != KeyFocus::Field
            && let Some(playing) = undo_or_redo(press)
        {
            return prevents(Msg::Do(playing.into()));
        }
        if press.key == "Escape" {
            return match press.escape.as_deref().and_then(Action::read) {
                Some(action) => plain(action),
                None if press.focus == KeyFocus::Board => prevents(Msg::Key(Key::Escape)),
                None => plain(Navigation::Escape.into()),
            };
        }
        match press.focus {
            KeyFocus::Board => match board_key(press) {
                Some(key) => prevents(Msg::Key(key)),
                None => plain(board_letter(press)?),
            },
            KeyFocus::Moves => prevents(Msg::Do(Playing::Along(moment(press)?).into())),
            KeyFocus::Other if press.on_site && self.looks_back() => {
                prevents(Msg::Do(Playing::Back(moment(press)?).into()))
            }
            KeyFocus::Other | KeyFocus::Field => None,
        }
    }
}

fn undo_or_redo(press: &KeyPress) -> Option<Playing> {
    match press.key.as_str() {
        "z" | "Z" if !press.shift => Some(Playing::Undo),
        "z" | "Z" | "y" | "Y" => Some(Playing::Redo),
        _ => None,
    }
}

/// Returns the moment of the game to which a key leads.
fn moment(press: &KeyPress) -> Option<Moment> {
    Some(match press.key.as_str() {
        "ArrowLeft" | "ArrowUp" => Moment::Previous,
        "ArrowRight" | "ArrowDown" => Moment::Next,
        "Home" => Moment::First,
        "End" => Moment::Last,
        _ => return None,
    })
}

/// Returns a key that moves the cursor on the board.
fn board_key(press: &KeyPress) -> Option<Key> {
    Some(match press.key.as_str() {
        "ArrowLeft" => Key::Arrow(-1, 0),
        "ArrowRight" => Key::Arrow(1, 0),
        "ArrowUp" => Key::Arrow(0, -1),
        "ArrowDown" => Key::Arrow(0, 1),
        "Home" => Key::End { last: false, all: press.ctrl },
        "End" => Key::End { last: true, all: press.ctrl },
        _ => return None,
    })
}

/// Returns the action of a letter or a sign on the board.
fn board_letter(press: &KeyPress) -> Option<Action> {
    Some(match press.key.as_str() {
        "t" | "T" => Playing::Throw.into(),
        "h" | "H" if !press.ctrl => Playing::Hint.into(),
        "l" | "L" => Playing::Around.into(),
        "r" | "R" => Playing::Read.into(),
        "f" | "F" => Playing::Turn.into(),
        "n" | "N" => Memo::On(None).into(),
        "?" if press.on_site => Navigation::Keys.into(),
        _ => return None,
    })
}
