//! A game in progress without its type: what a page needs of it, already in words.

use crate::games::GameId;
use crate::mind::Job;
use crate::rules::{
    Eye, Generator, Options, Rules, Seat, Seats, Seen, Step, StepError, Told, Trace, Turn,
};
use crate::say::{self, Lang, Refused, Speak, Speech, fill, sentence};
use crate::scene::{Control, Facing, Look, Piece, Scene, Target};
use crate::table::{Broken, Clicked, Dice, Extras, Next, RecordError, Setup, Table};
use crate::with_game;

/// Everything that a game's page shows of the game.
#[derive(Clone, Debug)]
pub struct Face {
    /// The board with pieces and marks.
    pub scene: Scene,
    /// Where a further click leads on.
    pub next: Vec<Next>,
    /// What is awaited, or how the game ended, and a second sentence.
    pub say: [String; 2],
    /// The seats, in order.
    pub seats: Vec<SeatFace>,
    /// The move list.
    pub moves: Vec<MoveFace>,
    /// What a site holds, for those who hear it; by site.
    pub holds: Vec<String>,
    /// What the controls beside the board are called, in their order.
    pub controls: Vec<String>,
    /// What is pressed to enter a throw of one's own dice, and how it is called.
    pub faces: Vec<(Control, String)>,
}

/// A seat as its page shows it.
#[derive(Clone, Debug)]
pub struct SeatFace {
    /// Which.
    pub seat: Seat,
    /// Its own name: the colour.
    pub name: &'static str,
    /// How it is called: a person's name, or the colour.
    pub called: String,
    /// How it stands.
    pub standing: String,
    /// Its pieces' look.
    pub look: Look,
    /// Whether it is to act.
    pub on: bool,
}

/// A step in the move list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveFace {
    /// How many steps stand after it.
    pub after: usize,
    /// The number before it, where a round begins.
    pub number: Option<usize>,
    /// In notation.
    pub note: String,
    /// As a sentence.
    pub sentence: String,
}

/// What a click did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Click {
    /// The selection changed, or nothing.
    Selected,
    /// It is refused.
    Refused(Refused),
    /// A step was taken.
    Stepped,
}

/// A game in progress.
pub trait Session {
    /// Which game.
    fn game(&self) -> GameId;
    /// How many seats it has.
    fn seats(&self) -> usize;
    /// What the page shows now, or after `at` steps.
    fn face(&self, lang: Lang, extras: &Extras, at: Option<usize>) -> Face;
    /// A click of the seat at the screen.
    fn click(&mut self, lang: Lang, target: Target) -> Click;
    /// The clicks so far.
    fn clicks(&self) -> &[Target];
    /// Forgets the clicks so far.
    fn unselect(&mut self);
    /// Who is to act.
    fn turn(&self) -> Turn;
    /// The seats still in the game.
    fn living(&self) -> Seats;
    /// How many steps stand.
    fn len(&self) -> usize;
    /// Whether nobody has moved yet.
    fn is_empty(&self) -> bool;
    /// The position it began from, if not the usual one.
    fn start(&self) -> Option<&str>;
    /// Whether it began with these options, from this position.
    fn begins_as(&self, options: &Options, start: Option<&str>) -> bool {
        self.options() == options && self.start() == start
    }
    /// The last step as a sentence.
    fn last(&self, lang: Lang, extras: &Extras) -> Option<String>;
    /// What the step after which `steps` steps stood left on the board.
    fn trace(&self, steps: usize) -> Option<Trace>;
    /// Where a site lies on the board as it is drawn.
    fn place(&self, site: usize, facing: Facing) -> (i32, i32);
    /// Throws for the seat to act; tells whether there was something to throw.
    fn throw(&mut self) -> bool;
    /// Enters a throw of one's own dice; tells whether it is whole.
    fn enter(&mut self, presses: &[Target]) -> bool;
    /// Whether a computer at this seat would rather stop: it does not stand worse
    /// for it, as far as it can see.
    fn would_stop(&self, seat: Seat) -> bool;
    /// Whether computers alone have played so long that they agree to stop.
    fn is_too_long(&self) -> bool;
    /// Undo and redo, and whether they can be done.
    fn can_undo(&self) -> bool;
    /// Takes steps back.
    fn undo(&mut self) -> bool;
    /// Whether a step can be taken again.
    fn can_redo(&self) -> bool;
    /// Takes steps again.
    fn redo(&mut self) -> bool;
    /// A seat gives up.
    fn resign(&mut self, seat: Seat) -> bool;
    /// The seats that propose to stop.
    fn offers(&self) -> Seats;
    /// Seats propose to stop, or accept.
    fn agree(&mut self, seats: Seats) -> bool;
    /// Turns the proposal down.
    fn decline(&mut self);
    /// Gives seats to the computer.
    fn set_computers(&mut self, computers: Seats);
    /// What a computer player is asked.
    fn job(&self, number: u32, level: u8, seed: u32) -> Option<Job>;
    /// Plays a step in notation: the computer's answer.
    fn play(&mut self, step: &str) -> bool;
    /// The record.
    fn record(&self) -> Option<String>;
    /// The link's query.
    fn link(&self) -> String;
    /// The save.
    fn save(&self, extras: &Extras) -> String;
    /// The chosen options.
    fn options(&self) -> &Options;
    /// Whether people throw dice of their own.
    fn by_hand(&self) -> bool;
}

struct Playing<R: Speak> {
    table: Table<R>,
    game: GameId,
}

/// A new game.
pub fn begin(game: GameId, options: &Options, dice: Dice) -> Option<Box<dyn Session>> {
    let setup = Setup { options: options.clone(), start: None, dice };
    with_game!(game, G => {
        let mut table = Table::<G>::new(setup, Seats::NONE).ok()?;
        table.draw_lots();
        Some(Box::new(Playing { table, game }) as Box<dyn Session>)
    })
}

/// A game from a link's query; the error is a sentence. `seed` is for lots that the
/// link says nothing of.
///
/// # Errors
/// Where the link is wrong and why.
pub fn from_link(
    game: GameId,
    query: &str,
    lang: Lang,
    seed: u64,
) -> Result<Box<dyn Session>, String> {
    with_game!(game, G => {
        let table = Table::<G>::from_link(query, &super::route::Asked::NAMES);
        match table {
            Ok(mut table) => {
                table.draw_lots_from(seed);
                Ok(Box::new(Playing { table, game }) as Box<dyn Session>)
            }
            Err(error) => Err(say::error_of_link::<G>(lang, &error)),
        }
    })
}

/// A game from a record; the error is a sentence. `seed` is for lots that the record
/// says nothing of.
///
/// # Errors
/// Where the record is wrong and why.
pub fn from_record(
    game: GameId,
    text: &str,
    lang: Lang,
    seed: u64,
) -> Result<Box<dyn Session>, String> {
    with_game!(game, G => {
        match Table::<G>::from_record(text) {
            Ok(mut table) => {
                table.draw_lots_from(seed);
                Ok(Box::new(Playing { table, game }) as Box<dyn Session>)
            }
            Err(error) => Err(say::error_of_record::<G>(lang, &error)),
        }
    })
}

/// A game from a save; the error is a sentence.
///
/// # Errors
/// Where the save is wrong and why.
pub fn from_save(
    game: GameId,
    text: &str,
    lang: Lang,
) -> Result<(Box<dyn Session>, Extras), BadSave> {
    with_game!(game, G => {
        match Table::<G>::resume(text) {
            Ok((table, extras)) => {
                Ok((Box::new(Playing { table, game }) as Box<dyn Session>, extras))
            }
            Err(error) => Err(BadSave {
                text: say::error_of_record::<G>(lang, &error),
                newer: matches!(error, RecordError::Broken(Broken::Newer(_))),
            }),
        }
    })
}

/// Why a save is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadSave {
    /// As a sentence.
    pub text: String,
    /// It was written by a newer version of the site.
    pub newer: bool,
}

impl<R: Speak + 'static> Playing<R> {
    fn sentence(&self, lang: Lang, extras: &Extras, step: usize) -> Option<String> {
        let (by, heard) = self.table.heard(step)?;
        let by = by.map(|seat| Speech(lang).called::<R>(seat, &extras.players[seat]));
        Some(sentence::<R>(lang, by.as_deref(), &heard))
    }

    /// What is awaited, or how it ended.
    fn say(&self, lang: Lang, extras: &Extras) -> [String; 2] {
        let words = lang.words();
        let speech = Speech(lang);
        let called = |seat: Seat| speech.called::<R>(seat, &extras.players[seat]);
        match self.table.turn() {
            Turn::Over(outcome) => {
                let view = self.table.view();
                let [title, why] = speech.ending::<R>(outcome, |seat| extras.players[seat].clone());
                [title, R::ending(lang, &view, outcome).unwrap_or(why)]
            }
            Turn::Chance { by } => {
                let who = by.map(called).unwrap_or_default();
                let ask = match (by, self.by_hand()) {
                    (None, _) => words.lot_awaited,
                    (_, true) => words.enter_awaited,
                    (_, false) => words.throw_awaited,
                };
                [fill(ask, &[("who", &who)]), String::new()]
            }
            Turn::Seat(seat) if extras.players[seat].level.is_some() => {
                [fill(words.thinking, &[("who", &called(seat))]), String::new()]
            }
            Turn::Seat(seat) => {
                let next = self.table.next();
                let view = self.table.view();
                let (ask, more) = R::prompt(lang, &called(seat), &view, self.table.clicks(), &next);
                [ask, more]
            }
        }
    }
}

/// What differs from game to game in a [`Face`]. Kept small: it is compiled for each
/// game, while [`put_together`] is there once.
trait Parts {
    /// What is seen now, or after `at` steps, who was to act, and the seats.
    fn seen(&self, lang: Lang, extras: &Extras, at: Option<usize>) -> Sight;
    /// A step: whose it was, its note if it has one, and its sentence.
    fn step(&self, lang: Lang, extras: &Extras, step: usize) -> Option<StepFace>;
    /// What a piece is called.
    fn piece(&self, lang: Lang, piece: &Piece) -> String;
    /// What a control is called.
    fn control(&self, lang: Lang, control: &Control) -> String;
    /// Where further clicks lead, and what is awaited.
    fn now(&self, lang: Lang, extras: &Extras) -> (Vec<Next>, [String; 2]);
    /// The faces by which people enter a throw of their own dice; none when they do not.
    fn faces(&self) -> Vec<Control>;
}

/// The board, who was to act, and the seats.
struct Sight {
    scene: Scene,
    turn: Turn,
    seats: Vec<SeatFace>,
}

/// A step of the game in words.
struct StepFace {
    by: Option<Seat>,
    note: Option<String>,
    sentence: String,
}

impl<R: Speak + 'static> Parts for Playing<R> {
    fn seen(&self, lang: Lang, extras: &Extras, at: Option<usize>) -> Sight {
        let table = &self.table;
        let back = at.and_then(|at| Some((table.scene_after(at)?, table.view_after(at)?)));
        let (scene, (view, turn)) =
            back.unwrap_or_else(|| (table.scene(), (table.view(), table.turn())));
        let seats = Seat::first(R::SEATS).map(|seat| SeatFace {
            seat,
            name: Speech(lang).seat::<R>(seat),
            called: Speech(lang).called::<R>(seat, &extras.players[seat]),
            standing: R::standing(lang, &view, seat),
            look: R::View::emblem(seat),
            on: false,
        });
        Sight { scene, turn, seats: seats.collect() }
    }

    fn step(&self, lang: Lang, extras: &Extras, step: usize) -> Option<StepFace> {
        let (by, heard) = self.table.heard(step)?;
        let note = match &heard {
            crate::table::Heard::Event(event) => Some(event.note()),
            _ => None,
        };
        Some(StepFace { by, note, sentence: self.sentence(lang, extras, step)? })
    }

    fn piece(&self, lang: Lang, piece: &Piece) -> String {
        R::standing_on(lang, piece)
    }

    fn control(&self, lang: Lang, control: &Control) -> String {
        R::control(lang, control)
    }

    fn now(&self, lang: Lang, extras: &Extras) -> (Vec<Next>, [String; 2]) {
        (self.table.next(), self.say(lang, extras))
    }

    fn faces(&self) -> Vec<Control> {
        if self.by_hand() { self.table.view().faces() } else { Vec::new() }
    }
}

/// A game's face from its parts.
fn put_together(
    game: &dyn Parts,
    seats: usize,
    steps: usize,
    lang: Lang,
    extras: &Extras,
    at: Option<usize>,
) -> Face {
    let words = lang.words();
    let Sight { scene, turn, seats: mut faces } = game.seen(lang, extras, at);
    let actor = match turn {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance { by } => by,
        Turn::Over(_) => None,
    };
    faces.iter_mut().for_each(|face| face.on = actor == Some(face.seat));
    let mut plies = 0;
    let moves = (0..steps).filter_map(|step| {
        let StepFace { by, note, sentence } = game.step(lang, extras, step)?;
        let number = (by.is_some() && plies % seats == 0).then_some(plies / seats + 1);
        plies += usize::from(by.is_some());
        let note = note.unwrap_or_else(|| sentence.clone());
        Some(MoveFace { after: step + 1, number, note, sentence })
    });
    let moves: Vec<MoveFace> = moves.collect();
    let mut holds = vec![Vec::new(); scene.board.sites.len()];
    for piece in &scene.pieces {
        if let Some(words) = holds.get_mut(piece.site) {
            words.push(game.piece(lang, piece));
        }
    }
    let holds = holds.iter().map(|words| Speech(lang).list(words)).collect();
    let (next, say) = match at {
        Some(at) => {
            let (n, all) = (at.to_string(), steps.to_string());
            let title = fill(words.looking_back, &[("n", &n), ("all", &all)]);
            let last = at.checked_sub(1).and_then(|step| game.step(lang, extras, step));
            (Vec::new(), [title, last.map(|step| step.sentence).unwrap_or_default()])
        }
        None => game.now(lang, extras),
    };
    let controls = scene.controls.iter().map(|control| game.control(lang, control)).collect();
    let dice = if at.is_none() { game.faces() } else { Vec::new() };
    let dice = dice.into_iter().map(|face| {
        let name = game.control(lang, &face);
        (face, name)
    });
    Face { scene, next, say, seats: faces, moves, holds, controls, faces: dice.collect() }
}

impl<R: Speak + 'static> Session for Playing<R> {
    fn game(&self) -> GameId {
        self.game
    }

    fn seats(&self) -> usize {
        R::SEATS
    }

    fn face(&self, lang: Lang, extras: &Extras, at: Option<usize>) -> Face {
        let at = at.filter(|&at| at < self.table.len());
        put_together(self, R::SEATS, self.table.len(), lang, extras, at)
    }

    fn click(&mut self, lang: Lang, target: Target) -> Click {
        match self.table.click(target) {
            Clicked::Selected => Click::Selected,
            Clicked::Refused(why) => Click::Refused(R::refusal(lang, &why)),
            Clicked::Entered(mv) => match self.table.take(Step::Move(mv)) {
                Ok(()) => {
                    self.table.draw_lots();
                    Click::Stepped
                }
                Err(StepError::Refused(why)) => Click::Refused(R::refusal(lang, &why)),
                Err(StepError::NotNow(_)) => Click::Selected,
            },
        }
    }

    fn clicks(&self) -> &[Target] {
        self.table.clicks()
    }

    fn unselect(&mut self) {
        self.table.unselect();
    }

    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn living(&self) -> Seats {
        self.table.living()
    }

    fn len(&self) -> usize {
        self.table.len()
    }

    fn is_empty(&self) -> bool {
        self.table.moves() == 0
    }

    fn start(&self) -> Option<&str> {
        self.table.setup().start.as_deref()
    }

    fn last(&self, lang: Lang, extras: &Extras) -> Option<String> {
        self.sentence(lang, extras, self.table.len().checked_sub(1)?)
    }

    fn trace(&self, steps: usize) -> Option<Trace> {
        match self.table.heard(steps.checked_sub(1)?)?.1 {
            crate::table::Heard::Event(event) => Some(event.trace()),
            _ => None,
        }
    }

    fn place(&self, site: usize, facing: Facing) -> (i32, i32) {
        facing.place(&self.table.scene().board, site)
    }

    fn throw(&mut self) -> bool {
        let thrown = self.table.throw().is_ok();
        self.table.draw_lots();
        thrown
    }

    fn enter(&mut self, presses: &[Target]) -> bool {
        let roll = self.table.line().state().entered(presses);
        roll.is_some_and(|roll| self.table.take(Step::Roll(roll)).is_ok())
    }

    fn would_stop(&self, seat: Seat) -> bool {
        let view = self.table.view_of(seat);
        let world = R::guess(&view, &mut Generator::new(1), 1_000);
        world.is_none_or(|world| world.worth(seat) <= 0)
    }

    fn is_too_long(&self) -> bool {
        self.table.is_too_long()
    }

    fn can_undo(&self) -> bool {
        self.table.can_undo()
    }

    fn undo(&mut self) -> bool {
        self.table.undo()
    }

    fn can_redo(&self) -> bool {
        self.table.can_redo()
    }

    fn redo(&mut self) -> bool {
        self.table.redo()
    }

    fn resign(&mut self, seat: Seat) -> bool {
        self.table.take(Step::Resign(seat)).is_ok()
    }

    fn offers(&self) -> Seats {
        self.table.offers()
    }

    fn agree(&mut self, seats: Seats) -> bool {
        self.table.agree(seats).is_ok()
    }

    fn decline(&mut self) {
        self.table.decline();
    }

    fn set_computers(&mut self, computers: Seats) {
        self.table.set_computers(computers);
    }

    fn job(&self, number: u32, level: u8, seed: u32) -> Option<Job> {
        Job::new(&self.table, number, level, seed)
    }

    fn play(&mut self, step: &str) -> bool {
        let step = self.table.read_step(step);
        let played = step.is_ok_and(|step| self.table.take(step).is_ok());
        self.table.draw_lots();
        played
    }

    fn record(&self) -> Option<String> {
        self.table.record()
    }

    fn link(&self) -> String {
        self.table.link()
    }

    fn save(&self, extras: &Extras) -> String {
        self.table.save(extras)
    }

    fn options(&self) -> &Options {
        &self.table.setup().options
    }

    fn by_hand(&self) -> bool {
        R::DICE && self.table.setup().dice == Dice::Given
    }
}

/// The board at the beginning of a game, for the home page and the form.
pub fn start_scene(game: GameId, options: &Options) -> Scene {
    with_game!(game, G => G::start(options).view(Eye::Open).scene(&[]))
}

/// The options of a game as they stand before anybody chooses.
pub fn defaults(game: GameId) -> Options {
    with_game!(game, G => Options::new(G::OPTIONS))
}

/// The options of a game's named set; without a name, the defaults.
pub fn set(game: GameId, name: &str) -> Option<Options> {
    if name.is_empty() {
        return Some(defaults(game));
    }
    with_game!(game, G => {
        let set = G::SETS.iter().find(|set| set.name == name)?;
        Some(Options::of(G::OPTIONS, set))
    })
}

/// Whether a game is played with dice.
pub fn has_dice(game: GameId) -> bool {
    with_game!(game, G => G::DICE)
}
