//! What is seen: pieces, dice, ways, and the aids.
//!
//! A site has its cell's number; the words of pieces are [`Standing`]. The controls: each die
//! of the throw, and, where different pieces of one cell can move, each of them by its word
//! with the cell's number. The aids are [`Help`], the words of their notes [`Threat`].

use super::position::Sahkku;
use super::track::{Cell, DieFace, Row, Throw};
use super::types::{Act, Help, KING, Refusal, Standing, Threat, id};
use crate::Emblem;
use palamede_rules::{OpenGame, Path, Rules, Seat, Silent, Turn};
use palamede_scene::{Aid, Control, Look, Mark, Note, Piece, Scene, Target, Use, Word};

/// Returns the look of so many pawns of a seat that are awake; those of the fourth leg bear a sign.
pub(super) fn look(seat: Seat, count: u8, signed: bool) -> Look {
    Look::Awake { side: seat.index() as u8, count: u32::from(count), signed }
}

/// Returns the look of the marker on a king's crown, and of a pawn that sleeps.
pub(super) fn small(seat: Seat) -> Look {
    Look::Asleep { side: seat.index() as u8 }
}

fn die(face: DieFace, state: Use) -> Control {
    let number = face.pips();
    let look = Some(Look::Stick { face: number });
    let (target, word) = (Target::Die(number), Word::default());
    Control { target, word, number: u32::from(number), look, state }
}

/// Returns the dice of a throw as they lie: of those that show the same, the played ones first.
pub(super) fn dice(thrown: Throw, left: Throw, use_of: &dyn Fn(DieFace) -> Use) -> Vec<Control> {
    let mut played =
        DieFace::MOVING.map(|face| thrown.count(face).saturating_sub(left.count(face)));
    let lies = |face: DieFace| {
        let spent = usize::from(face.pips()).checked_sub(1).and_then(|n| played.get_mut(n));
        match spent {
            Some(spent) if *spent > 0 => {
                *spent -= 1;
                die(face, Use::Spent)
            }
            _ => die(face, use_of(face)),
        }
    };
    thrown.three().into_iter().map(lies).collect()
}

impl Emblem for Sahkku {
    fn emblem(seat: Seat) -> Look {
        look(seat, 1, false)
    }
}

impl OpenGame for Sahkku {
    fn paths(&self, act: &Act, out: &mut impl FnMut(Path)) {
        self.ways_in(act, out);
    }

    fn scene(&self, clicks: &[Target]) -> Scene {
        let mut scene = Scene::new(super::board::board(self.columns));
        // The king comes first, so that he is drawn behind pawns on his cell and their number stays
        // visible.
        let side = self.owner.map(|seat| seat.index() as u8);
        scene.pieces.push(Piece {
            id: KING,
            site: self.king.index(),
            look: Look::King { side },
            seat: side,
            word: Standing::King.word(),
        });
        for seat in Seat::first(2) {
            let side = Some(seat.index() as u8);
            let mut piece = |id, cell: Cell, look, standing: Standing| {
                let word = standing.word();
                scene.pieces.push(Piece { id, site: cell.index(), look, seat: side, word });
            };
            let me = seat.index() as u32;
            for place in 0..self.asleep(seat) {
                let cell = self.spot(seat, place).cell;
                piece(id(me, u32::from(place), true), cell, small(seat), Standing::Sleeper);
            }
            for (spot, count) in self.awake(seat) {
                let place = self.place(seat, spot).unwrap_or(0);
                let standing = match place {
                    0 if self.asleep(seat) > 0 => Standing::Waiting,
                    _ if spot.fourth => Standing::Fourth,
                    _ => Standing::Pawn,
                };
                let look = look(seat, count, spot.fourth);
                piece(id(me, u32::from(place), false), spot.cell, look, standing);
            }
        }
        if let Turn::Seat(_) = self.turn() {
            self.controls(&mut scene);
        }
        if let Some(way) = self.chosen_way(clicks) {
            scene.marks.push(Mark::Way(way));
        }
        scene
    }

    fn why_not(&self, clicks: &[Target]) -> Option<Refusal> {
        self.refused(clicks)
    }

    fn roll_inputs(&self) -> Vec<Control> {
        match self.turn() {
            Turn::Chance { by: Some(_) } => {
                let faces = [DieFace::Sahkku, DieFace::Two, DieFace::Three, DieFace::Blank];
                faces.map(|face| die(face, Use::Usable)).to_vec()
            }
            Turn::Chance { by: None } => {
                let lot = |seat: Seat| Control {
                    target: Target::Button(seat.index() as u8),
                    word: Word::default(),
                    number: seat.index() as u32,
                    look: Some(look(seat, 1, false)),
                    state: Use::Usable,
                };
                Seat::first(2).map(lot).collect()
            }
            _ => Vec::new(),
        }
    }

    fn aids(&self) -> Vec<Aid> {
        let track = |seat: Seat| {
            let cells = (0..self.places()).map(|place| self.spot(seat, place).cell.index());
            vec![Mark::Way(cells.collect())]
        };
        let aid = |help: Help, on, marks, notes| Aid { name: help.name(), on, marks, notes };
        let notes = self.threats();
        let marks = notes.iter().filter_map(|note| note.site.map(Mark::Threat)).collect();
        vec![
            aid(Help::Danger, false, marks, notes),
            aid(Help::TrackSouth, false, track(Seat::FIRST), Vec::new()),
            aid(Help::TrackNorth, false, track(Seat::SECOND), Vec::new()),
        ]
    }
}

impl Sahkku {
    fn controls(&self, scene: &mut Scene) {
        let moves = self.list();
        scene.controls =
            dice(self.thrown, self.left, &|face| match moves.iter().any(|act| act.die == face) {
                true => Use::Usable,
                false if self.later(face, &moves) => Use::NotYet,
                false => Use::Useless,
            });
        // If different pieces of one cell can move, each gets a control.
        let mut asked: Vec<u32> = Vec::new();
        for act in &moves {
            let same = |other: &&Act| other.from.cell == act.from.cell;
            let mover = self.id_of((act.king, act.from));
            let several = moves.iter().filter(same).any(|o| self.id_of((o.king, o.from)) != mover);
            if several && !asked.contains(&mover) {
                asked.push(mover);
                let number = act.from.cell.index() as u32;
                let piece = scene.pieces.iter().find(|piece| piece.id == mover);
                let word = piece.map_or(Standing::Pawn.word(), |piece| piece.word);
                let target = Target::Piece(mover);
                scene.controls.push(Control {
                    target,
                    word,
                    number,
                    look: None,
                    state: Use::Usable,
                });
            }
        }
    }

    /// Returns whether a die that none of these moves, which are all, plays will have one to play
    /// in this turn, once others have been played.
    fn later(&self, face: DieFace, moves: &[Act]) -> bool {
        self.left.has(face)
            && moves.iter().any(|act| {
                let mut next = self.clone();
                next.play(act, &mut Silent);
                if next.turn() != Turn::Seat(self.seat) {
                    return false;
                }
                let moves = next.list();
                moves.iter().any(|act| act.die == face) || next.later(face, &moves)
            })
    }

    /// Returns the way of the pawn that is selected, to the end of its lap.
    fn chosen_way(&self, clicks: &[Target]) -> Option<Vec<usize>> {
        let piece = clicks.iter().find(|click| matches!(click, Target::Piece(_)));
        let first = clicks.iter().find(|click| matches!(click, Target::Site(_)));
        let mut movers = self.named(*piece.or(first)?);
        movers.retain(|(king, _)| !king);
        let [(_, from)] = movers[..] else { return None };
        let from = self.place(self.seat, from)?;
        let cells = (from..self.places()).map(|place| self.spot(self.seat, place).cell.index());
        Some(cells.collect())
    }

    /// Returns what the next throw of the enemy could do to the seat that plays its dice, or while
    /// a throw is awaited to the seat that does not throw.
    fn threats(&self) -> Vec<Note> {
        let seat = match self.turn() {
            Turn::Seat(seat) => seat,
            Turn::Chance { by: Some(seat) } => seat.other(),
            _ => return Vec::new(),
        };
        let danger = self.danger(seat);
        let note = |site: Option<usize>, threat: Threat, number: u8| Note {
            site,
            word: threat.word(),
            seat: seat.index() as u8,
            number: u32::from(number),
        };
        let cells = self.exposed(seat).filter(|&cell| danger.hit(cell) > 0);
        let mut notes: Vec<Note> =
            cells.map(|cell| note(Some(cell.index()), Threat::Hit, danger.hit(cell))).collect();
        let others = [(Threat::Blocked, danger.blocked), (Threat::Beaten, danger.beaten)];
        for (threat, number) in others {
            if number > 0 {
                notes.push(note(None, threat, number));
            }
        }
        notes
    }
}

impl Sahkku {
    /// Returns the cells that a piece goes through, both ends included.
    pub(super) fn way(&self, seat: Seat, act: &Act) -> Vec<Cell> {
        let (from, to) = (act.from.cell, act.to.cell);
        let between = |step: u8| {
            if act.king {
                let part = |a: u8, b: u8| {
                    let (a, b, all) = (i32::from(a), i32::from(b), i32::from(act.die.pips()));
                    (a + (b - a) * i32::from(step) / all) as u8
                };
                let row = part(from.row() as u8, to.row() as u8);
                let row = [Row::N, Row::M, Row::S][usize::from(row.min(2))];
                return Some(Cell::at(row, part(from.col(), to.col())));
            }
            let (place, all) = (self.place(seat, act.from)?, self.places());
            let spot = self.spot(seat, (place + step) % all);
            (spot != act.to).then_some(spot.cell)
        };
        let mut way = vec![from];
        way.extend((1..act.die.pips()).map_while(between));
        way.push(to);
        way
    }
}
