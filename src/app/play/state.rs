//! A game on its page: who plays, how the board lies, where the cursor stands.

use super::phase::Phase;
use super::session::Session;
use crate::msg::Effect;
use crate::out::Out;
use palamede_rules::{Outcome, Seat, Seats, Turn};
use palamede_scene::tree::{Element, Text};
use palamede_scene::{Board, Facing, Target};
use palamede_table::{Extras, Seating};
use palamede_table::{Job, Why};
use palamede_text::{Lang, Refused, join};
use std::cell::OnceCell;

/// A game on its page.
pub struct Play {
    /// The number that it was put here with: no two have the same.
    pub number: u32,
    /// The game itself.
    pub session: Session,
    /// The players, their seating, and the game's number.
    pub extras: Extras,
    /// The slot in which the game is kept, and what made it so.
    pub keeping: Keeping,
    /// The phase of the board: what stands on it.
    pub phase: Phase,
    /// The state of the computers.
    pub computer: Computer,
    /// The state of a person's hand at the board.
    pub hand: Hand,
    /// The notes beside the board, until something happens.
    pub beside: Beside,
    /// The way the board lies, and the part of it that is seen.
    pub layout: Layout,
    /// The timers of the page that run.
    pub timers: Timers,
    /// The pictures with which the game is told in short, once they have been drawn.
    pub brief: OnceCell<[Option<Element>; 3]>,
}

/// The place where a game is kept on this device, and what made it so.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Keeping {
    /// The name of its slot.
    pub slot: String,
    /// Whether it stands there: not before a step was made here.
    pub kept: bool,
    /// Whether the last step made here was a person's.
    pub by_person: bool,
    /// Whether who plays alone against computers won the game before this one, too.
    pub won_before: bool,
    /// Which first win on this device the game was.
    pub first_win: FirstWin,
}

/// Which first win on this device a game was, of those that a person has won alone against computers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FirstWin {
    /// Whether none of the same game had been won before.
    pub of_game: bool,
    /// The level that had not been beaten before.
    pub of_level: Option<u8>,
}

/// The state of the computers.
#[derive(Default)]
pub struct Computer {
    /// The thing that comes next by itself.
    pub(super) pending: Option<Pending>,
    /// Whether computers that play among themselves wait.
    pub paused: bool,
}

/// The state of a person's hand: what the person is about to do at the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hand {
    /// The site that the keyboard stands on.
    pub cursor: usize,
    /// The site from which a piece is being dragged.
    pub lifted: Option<usize>,
    /// The targets pressed so far of a throw of one's own dice.
    pub entered: Vec<Target>,
    /// Whether the ranks are pressed for, where they show only so.
    pub pressed: bool,
}

/// The notes beside the board until something happens: answers, questions, advice.
#[derive(Default)]
pub struct Beside {
    /// A short answer to what was pressed last, until something else is.
    pub answer: Option<Text>,
    /// The refusal of the last click.
    pub refused: Option<Refused>,
    /// The section of the rules that is read there.
    pub rule: Option<String>,
    /// The advice to the person to act.
    pub hint: Option<Hint>,
    /// The memo that the player at the screen is about to write.
    pub noting: Option<Noting>,
    /// The seat that is asked whether it gives up.
    pub resigning: Option<Seat>,
}

/// The way the board lies, and the part of it that is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The seat whose side is near, as far as it depends on the turn: it follows the
    /// turn only when the last move has finished moving.
    pub near: Seat,
    /// The number of quarter turns by which people have turned the board.
    pub turned: u8,
    /// Whether the board's place is higher than wide.
    pub upright: bool,
    /// The seat around whose side a board is shown that does not fit: whose turn it was
    /// when the last move had finished moving.
    pub side: Seat,
    /// The part that is shown of such a board.
    pub zoom: Zoom,
    /// The place of its map, as [`Lens::map_place`](super::zoom::Lens::map_place) tells it.
    pub map_place: (i32, bool),
}

/// The numbers of the [timers](crate::Timer) of a game that run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Timers {
    /// The timer of the last move of a game that has ended.
    pub ended: Option<u32>,
    /// The timer of the board, while it rests before it turns.
    pub board_turn: Option<u32>,
    /// The timer of the clock.
    pub second: Option<u32>,
}

/// The next thing that is awaited for a memo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Noting {
    /// The piece, on the board.
    Which,
    /// The sign, for the piece of this id.
    What(u32),
}

/// The part that is seen of a board that is too large for its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Zoom {
    /// The part at the side of the seat to act.
    #[default]
    Side,
    /// The part around this point of the board as it lies.
    At(i32, i32),
    /// The whole board, as small as it is: a press there magnifies and never plays.
    Whole,
}

/// The thing that comes next by itself: until then nobody throws, is advised, or comes to the
/// screen.
pub(super) enum Pending {
    /// A moment passes: the number of [`Timer::Pass`](crate::Timer).
    Pass(u32),
    /// A lost throw is seen: the number of its moment, which whoever presses ends.
    Seen(u32),
    /// The computer answers.
    Job(Asking),
}

/// The question that the computer was asked.
pub struct Asking {
    pub(crate) job: Job,
    pub(crate) hold: u32,
    pub(crate) by: By,
    /// Whether it thinks so long already that people may hurry it.
    pub(crate) long: bool,
    pub(crate) stop: Option<Stop>,
}

/// The advice to a person to act.
pub struct Hint {
    /// The move, in notation.
    pub(super) step: String,
    /// The reasons for the move.
    pub(super) why: Vec<Why>,
    /// Whether the move is shown, too.
    pub(super) whole: bool,
}

/// A proposal to stop, about which the computer was asked.
#[derive(Clone, Copy)]
pub(crate) struct Stop {
    /// The seat that proposes it.
    pub by: Seat,
    /// The seats that agree where the computer does, itself among them.
    pub who: Seats,
}

/// The place where a job runs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum By {
    /// The job waits for a worker that is not ready yet.
    Called,
    /// The job runs in a worker.
    Worker,
    /// The job runs in the page.
    Page,
}

impl Play {
    /// Returns the message to the page around: the event, the game and who has won, nothing more.
    pub(crate) fn post(&self, event: &'static str) -> Effect {
        let winners = match self.session.table.turn() {
            Turn::Over(outcome) => Some(outcome.winners),
            _ => None,
        };
        Effect::Post { event, game: self.session.game().id(), winners }
    }

    /// Makes a game on its page, with a number that no other has. From `lot`, which nobody keeps
    /// besides the table, comes what is proposed to lay out.
    pub fn new(mut session: Session, extras: Extras, number: u32, lot: u64) -> Play {
        session.table.propose_from(lot);
        session.table.set_computers(extras.computers(session.seats()));
        let mut game = Play {
            number,
            session,
            extras,
            keeping: Keeping::default(),
            phase: Phase::Live,
            computer: Computer::default(),
            hand: Hand::default(),
            beside: Beside::default(),
            layout: Layout {
                near: Seat::FIRST,
                turned: 0,
                upright: false,
                side: Seat::FIRST,
                zoom: Zoom::Side,
                map_place: (0, true),
            },
            timers: Timers::default(),
            brief: OnceCell::new(),
        };
        game.settle();
        game
    }

    /// Returns the reason why a click is refused, as far as those who look on may know.
    pub fn why(&self, lang: Lang, refused: &Refused) -> String {
        match self.session.table.is_covered() && self.back().is_none() {
            true => lang.words().refused_flat.to_owned(),
            false => refused.text.clone(),
        }
    }

    /// Returns why a click was refused, as far as those who hear it may know.
    fn why_aloud(&self, lang: Lang, refused: &Refused) -> String {
        match refused.secret && self.session.is_quiet() && !self.session.table.is_covered() {
            true => lang.words().refused_quiet.to_owned(),
            false => self.why(lang, refused),
        }
    }

    /// Refuses a click: keeps why, and says it.
    pub(crate) fn refuse(&mut self, lang: Lang, refused: Refused, out: &mut Out) {
        out.alert(self.why_aloud(lang, &refused));
        if let Some(task) = &mut self.session.task {
            task.tried = true;
        }
        self.beside.refused = Some(refused);
    }

    /// Forgets what only the seat at the screen was to see, as nobody is there any more.
    pub fn leave(&mut self) {
        self.session.table.unselect();
        self.beside = Beside { answer: self.beside.answer.take(), ..Beside::default() };
        self.hand = Hand { entered: std::mem::take(&mut self.hand.entered), ..Hand::default() };
        self.phase = Phase::Live;
        self.layout.zoom = Zoom::Side;
    }

    /// Moves the keyboard's cursor to a site of the board that was last shown. Another one may lie
    /// here by now that has fewer.
    pub fn focused(&mut self, site: usize) {
        if site < self.session.board().sites.len() {
            self.hand.cursor = site;
        }
    }

    /// Returns whether the seat at the screen is one of these.
    pub fn is_for(&self, seats: Seats) -> bool {
        self.session.table.screen().is_some_and(|seat| seats.has(seat))
    }

    /// Returns the seats that people play.
    pub fn people(&self) -> Seats {
        let computers = self.extras.computers(self.session.seats());
        Seat::first(self.session.seats()).filter(|&seat| !computers.has(seat)).collect()
    }

    /// Returns the seat that is to act, if a person plays it.
    pub fn person_to_act(&self) -> Option<Seat> {
        match self.session.table.turn() {
            _ if self.session.is_learnt() => None,
            // In a lesson all throws come by themselves.
            Turn::Chance { .. } if self.is_lesson() => None,
            Turn::Seat(seat) | Turn::Chance { by: Some(seat) } if self.people().has(seat) => {
                Some(seat)
            }
            _ => None,
        }
    }

    /// Returns whether the only person, who plays against computers, has won; `None` where nobody
    /// has, or several people play.
    pub fn won(&self) -> Option<bool> {
        let (people, turn) = (self.people(), self.session.table.turn());
        let Turn::Over(Outcome { winners, .. }) = turn else { return None };
        let alone = people.len() == 1 && !winners.is_empty();
        alone.then(|| people.iter().all(|seat| winners.has(seat)))
    }

    /// Returns the winners, where a person is among them: a win of computers is told, and no more.
    pub(crate) fn celebrated(&self) -> Option<Seats> {
        let Turn::Over(Outcome { winners, .. }) = self.session.table.turn() else { return None };
        self.people().iter().any(|seat| winners.has(seat)).then_some(winners)
    }

    /// Returns whether the computer thinks about its move so long that people may hurry it.
    pub fn may_hurry(&self) -> bool {
        self.back().is_none() && self.asked().is_some_and(|asked| asked.long)
    }

    /// Returns whether it shows what the first screen of a game does without: a person has played,
    /// looks back, reads a rule or asks for a hint, or the game is over.
    pub(crate) fn needs_more(&self) -> bool {
        let read = self.beside.rule.is_some() || self.back().is_some();
        let asks = self.beside.answer.is_some() || self.beside.hint.is_some();
        read || asks || self.keeping.by_person || self.session.table.is_over()
    }

    /// Returns whether computers play among themselves, to be looked at: no person is in play.
    pub fn is_shown(&self) -> bool {
        let (people, in_play) = (self.people(), self.session.table.in_play());
        !in_play.is_empty() && !people.iter().any(|seat| in_play.has(seat))
    }

    /// Returns whether every person has gone out of a game that computers go on with.
    pub fn is_out(&self) -> bool {
        self.is_shown() && !self.people().is_empty()
    }

    /// Returns whether a person may throw now: the moment in which the throw before is seen is
    /// over.
    pub fn may_throw(&self) -> bool {
        let chance = matches!(self.session.table.turn(), Turn::Chance { .. });
        chance
            && self.person_to_act().is_some()
            && self.back().is_none()
            && self.computer.pending.is_none()
    }

    /// Returns whether there is something to take back: a move that is being entered, or one that
    /// was made. Where dice bind undo to the turn, it is not the computer's turn that is undone.
    pub fn can_undo(&self) -> bool {
        let own = self.person_to_act().is_some() || !self.session.game().facts().dice;
        let ended = self.session.table.is_over() && !self.is_lesson();
        let steps = own && !ended && self.session.table.can_undo();
        self.back().is_none() && (self.is_entering() || steps)
    }

    /// Returns the moves that would be taken back, where nothing is being entered.
    pub fn undone(&self, lang: Lang) -> Option<String> {
        let to = self.session.table.undo_to().filter(|_| self.can_undo() && !self.is_entering())?;
        let steps = to..self.session.table.len();
        let notes: Vec<String> = steps
            .filter_map(|step| Some(self.session.notation(lang, &self.extras, step)?.0))
            .collect();
        let gone = notes.iter().map(|note| note.trim_end_matches(['.', '。']));
        Some(join(lang.words().parts, &mut { gone }))
    }

    /// Returns what would be taken back as it is heard, in the sentences of the list of moves.
    pub(super) fn undone_aloud(&self, lang: Lang) -> Option<String> {
        let to = self.session.table.undo_to().filter(|_| self.can_undo())?;
        Some(self.sentences_since(lang, to).trim_end_matches(['.', '。']).to_owned())
    }

    /// Tells what happened after so many steps, in the sentences of the list of moves.
    pub(super) fn sentences_since(&self, lang: Lang, steps: usize) -> String {
        let steps = steps..self.session.table.len();
        let told: Vec<String> = steps
            .filter_map(|step| Some(self.session.notation(lang, &self.extras, step)?.1))
            .collect();
        lang.say(&told.iter().map(String::as_str).collect::<Vec<_>>())
    }

    /// Returns whether an undone step can be taken again.
    pub fn can_redo(&self) -> bool {
        self.back().is_none() && self.session.table.can_redo()
    }

    /// Returns whether a move is entered in part: more than its piece is chosen.
    pub fn is_entering(&self) -> bool {
        self.session.table.clicks().len() > 1
    }

    /// Returns the seat that speaks now for resigning and proposing: the one to act, or the only
    /// person while the computer thinks. Who looks back does neither, nor does anybody before the
    /// screen is passed on.
    pub fn speaker(&self) -> Option<Seat> {
        let people = self.people();
        self.person_to_act()
            .filter(|_| self.session.table.pass_to().is_none())
            .or_else(|| people.iter().next().filter(|_| people.len() == 1))
            .filter(|&seat| self.back().is_none() && self.session.table.in_play().has(seat))
    }

    /// Returns the one of two seats that is asked whether to stop, and the one that asks.
    pub(super) fn asked_to_stop(&self) -> Option<(Seat, Seat)> {
        let asks =
            self.beside.resigning.is_none() && self.back().is_none() && self.session.seats() == 2;
        let by = self.session.table.offers().iter().next().filter(|_| asks)?;
        Some((by.other(), by)).filter(|(asked, _)| self.people().has(*asked))
    }

    /// Moves the cursor to a piece of the seat to act.
    pub(super) fn point(&mut self) {
        let actor = self.session.table.actor().map(|seat| seat.index() as u8);
        let pieces = self.session.table.scene().pieces;
        let mut own = pieces.iter().filter(|piece| piece.seat.is_some() && piece.seat == actor);
        if !own.clone().any(|piece| piece.site == self.hand.cursor)
            && let Some(first) = own.next()
        {
            self.hand.cursor = first.site;
        }
    }

    /// Forgets what was answered, refused or asked before, as something happened.
    pub fn forget(&mut self) {
        self.beside = Beside { noting: self.beside.noting, ..Beside::default() };
        self.set_film(None);
    }

    /// Lets the board turn, now that the last move has finished moving.
    pub fn settle(&mut self) {
        let before = self.layout.near;
        self.layout.near = self.near_next();
        // As long as a player looks at the last move, keep showing that player's side of the board.
        let looks = self.session.looks();
        self.layout.side = looks.or_else(|| self.person_to_act()).unwrap_or(self.layout.near);
        if self.layout.near != before {
            self.layout.zoom = Zoom::Side;
        }
        // When the game is over, nothing on the board can be pressed: show the whole board.
        if self.session.table.is_over() && self.layout.zoom == Zoom::Side {
            self.layout.zoom = Zoom::Whole;
        }
    }

    /// Returns the seat whose side is to be near now.
    pub(super) fn near_next(&self) -> Seat {
        let (people, looks) = (self.people(), self.session.looks());
        match (self.seating(), people.len()) {
            // A figure lies as its picture did.
            _ if self.is_figure() => Seat::FIRST,
            (_, 1) => people.iter().next().unwrap_or(Seat::FIRST),
            // The board lies on a table between the players: turn it to the player who is asked to
            // the screen before the curtain opens.
            (Seating::Opposite, _) if self.reads_around() => {
                let curtain = self.session.table.curtain().map(|curtain| curtain.next);
                curtain.or(looks).unwrap_or(self.layout.near)
            }
            // Only one player looks at a time: that player's side is near.
            (Seating::Beside | Seating::Passing, _) if looks.is_some() => {
                looks.unwrap_or(self.layout.near)
            }
            _ if matches!(self.session.table.turn(), Turn::Over(_)) => self.layout.near,
            (Seating::Passing, _) => match self.session.table.turn() {
                Turn::Seat(seat) | Turn::Chance { by: Some(seat) } if people.has(seat) => seat,
                _ => self.layout.near,
            },
            _ => Seat::FIRST,
        }
    }

    /// Returns the seating of the players.
    pub fn seating(&self) -> Seating {
        self.extras.seating
    }

    /// Returns whether several sit around the screen of a game with secrets, where only one looks
    /// at a time: the whole page turns to who does, and so the board stays as it lies on the table.
    pub fn reads_around(&self) -> bool {
        let secrets = self.session.game().facts().secrets;
        secrets && self.seating() == Seating::Opposite && self.people().len() > 1
    }

    /// Returns the side from which the page is to be read, where it turns: one of two at the far
    /// side (`half`), or the side of one of four, by quarters anticlockwise from the near one.
    pub(crate) fn reads(&self) -> Option<&'static str> {
        let four = self.session.seats() > 2;
        let side = |turned: u8| match turned & 3 {
            _ if !four => "half",
            0 => "0",
            1 => "1",
            2 => "2",
            _ => "3",
        };
        let turned = self.facing().turned;
        (self.reads_around() && (four || turned > 0)).then(|| side(turned))
    }

    /// Returns the way in which the board lies.
    pub fn facing(&self) -> Facing {
        Facing {
            turned: Facing::near(self.bottom().index(), self.session.seats()),
            opposite: self.seating() == Seating::Opposite
                && self.people().len() > 1
                && !self.reads_around(),
            upright: self.layout.upright,
            ..Facing::default()
        }
    }

    /// Returns the site next to the cursor in a direction of the screen.
    pub fn toward(&self, board: &Board, dx: i32, dy: i32) -> Option<usize> {
        self.facing().toward(board, self.hand.cursor, dx, dy)
    }
}
