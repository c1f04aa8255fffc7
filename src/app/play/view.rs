//! What a game's page shows of the game, in words.

use crate::prefs::Prefs;
use palamede_games::GameId;
use palamede_rules::Seat;
use palamede_scene::{Aid, Control, Look, Scene, Stock};
use palamede_table::Next;
use palamede_text::Voice;

/// Everything that a game's page shows of the game.
#[derive(Clone, Debug)]
pub struct PlayView {
    /// The board with pieces and marks.
    pub scene: Scene,
    /// The targets to which a further click leads on.
    pub next: Vec<Next>,
    /// The sentence of what is awaited, or of how the game ended, and a second sentence.
    pub say: [String; 2],
    /// The seats, in order.
    pub seats: Vec<SeatView>,
    /// The content of each site, for those who hear it.
    pub holds: Vec<String>,
    /// The sites of pieces that not everybody sees as the screen shows them.
    pub masked: Vec<usize>,
    /// The names of the controls beside the board, in their order.
    pub controls: Vec<String>,
    /// The controls that enter a throw of one's own dice, with their names.
    pub faces: Vec<(Control, String)>,
    /// The aids, whether they are switched on or not.
    pub aids: Vec<AidView>,
    /// The sites with a piece on which the seat at the screen can write a memo, and its id.
    pub unknown: Vec<(usize, u32)>,
    /// Whether the curtain is drawn: nothing of the board is shown, or what all may know
    /// of an earlier position.
    pub drawn: bool,
    /// The seat that is asked to come to the screen.
    pub next_seat: Option<Seat>,
    /// Whether a move is being laid out, to be taken when its seat is ready.
    pub laying: bool,
}

impl PlayView {
    /// Iterates over the notes of the aids that are switched on, each with its site.
    pub fn helped<'a>(
        &'a self,
        prefs: &'a Prefs,
        game: GameId,
    ) -> impl Iterator<Item = (Option<usize>, &'a str)> {
        self.aids.iter().filter(move |view| view.is_on(prefs, game)).flat_map(|view| {
            view.aid.notes.iter().zip(&view.notes).map(|(note, text)| (note.site, text.as_str()))
        })
    }
}

/// An aid with its words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AidView {
    /// The aid.
    pub aid: Aid,
    /// The name of its switch.
    pub label: String,
    /// The sentences of its notes, in their order.
    pub notes: Vec<String>,
    /// Whether it is part of what is asked, and so on however it is switched.
    pub needed: bool,
}

impl AidView {
    /// Returns whether it is shown.
    pub fn is_on(&self, prefs: &Prefs, game: GameId) -> bool {
        self.needed || prefs.helps(game, &self.aid)
    }
}

/// A seat as its page shows it.
#[derive(Clone, Debug)]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// Its own name: the colour.
    pub name: &'static str,
    /// The name that is shown: a person's name, or the colour.
    pub called: String,
    /// The names of those who play together with it; empty where each plays alone.
    pub with: String,
    /// The line of how it stands.
    pub score_line: String,
    /// Its pieces' look.
    pub look: Look,
    /// The pieces that it has yet to place on the board.
    pub reserve: Vec<Look>,
    /// The pieces that it captured, where everybody sees every piece.
    pub captured: Vec<Look>,
    /// The pieces that it has left, kind by kind, with the name of each.
    pub stock: Vec<(Stock, String)>,
    /// Whether it is to act.
    pub on: bool,
    /// Whether it has gone out while others play on.
    pub out: bool,
}

/// A step in the move list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveView {
    /// The number of steps that stand after it.
    pub after: usize,
    /// The number before it, where a round begins.
    pub number: Option<usize>,
    /// The step in notation.
    pub notation: String,
    /// The step as a sentence.
    pub sentence: String,
}

/// Returns the pieces that a seat has yet to place, one by one.
pub(super) fn reserve_of(scene: &Scene, seat: Seat) -> Vec<Look> {
    let own = scene.reserve.iter().filter(|reserve| usize::from(reserve.seat) == seat.index());
    own.flat_map(|reserve| std::iter::repeat_n(reserve.look.clone(), reserve.count)).collect()
}

/// Returns the pieces that a seat has left, with the name of each kind.
pub(super) fn stock_of(voice: Voice, scene: &Scene, seat: Seat) -> Vec<(Stock, String)> {
    let own = scene.stock.iter().filter(|stock| usize::from(stock.seat) == seat.index());
    own.map(|stock| (stock.clone(), voice.sign(stock.sign))).collect()
}
