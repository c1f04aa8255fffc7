//! The sentences of Sáhkku, put together; the words are each language's.

mod ask;
#[cfg(feature = "sentences")]
pub mod en;
#[cfg(feature = "sentences")]
mod exercises;
#[cfg(feature = "sentences")]
mod figures;
#[cfg(feature = "sentences")]
pub mod fr;
#[cfg(feature = "sentences")]
mod pages;
mod parts;
#[cfg(feature = "sentences")]
mod puzzles;
mod words;
#[cfg(feature = "sentences")]
pub mod zh;

pub use words::SahkkuWords;

use crate::fill::{counted, form};
use crate::refused::why;
use crate::{GameWords, Lang, Refused, RulePage, Speak, fill, join};
use palamede_games::sahkku::{
    Act, After, Cell, DieFace, Event, Help, Kind, Refusal, Sahkku, Spot, Standing, Threat,
};
use palamede_rules::{GameEvent, Open, Outcome, Reason, Seat};
use palamede_scene::{Control, Look, Note, Piece, Target};
use palamede_table::Next;
use parts::{dice, shown, the, words};

/// Returns the cell in front of the pawns of a seat that sleep.
fn front(position: &Sahkku, seat: Seat) -> String {
    let (asleep, columns) = (position.asleep(seat), position.columns());
    match (asleep < columns, seat == Seat::FIRST) {
        (true, true) => format!("S{}", asleep + 1),
        (true, false) => format!("N{}", columns - asleep),
        (false, true) => format!("M{columns}"),
        (false, false) => "M1".to_owned(),
    }
}

/// Says what comes after a step, where that is worth a sentence: `seat` is the one whose turn would
/// begin.
fn after_sentence(lang: Lang, after: After, seat: Seat) -> String {
    let w = words(lang);
    match after {
        After::Again => w.again.to_owned(),
        After::Blocked => fill(w.blocked, &[("seat", the(lang, seat))]),
        After::Plays | After::Passes | After::Over => String::new(),
    }
}

/// Tells a die's move, without what comes of it.
fn move_sentence(lang: Lang, by: &str, act: &Act, kind: Kind, taken: u32) -> String {
    let w = words(lang);
    let template = match (kind, taken) {
        (Kind::Woke, _) => w.woke,
        (Kind::Waits, _) => w.waits,
        (Kind::Lapped, 0) => w.lapped,
        (Kind::Lapped, n) => form(w.lapped_took, n),
        (Kind::Moved, 0) if act.king => w.king_moved,
        (Kind::Moved, n) if act.king => form(w.king_took, n),
        (Kind::Moved, 0) => w.moved,
        (Kind::Moved, n) => form(w.took, n),
    };
    let (from, to, n) = (act.from.to_string(), act.to.to_string(), taken.to_string());
    let die = shown(lang, act.die);
    fill(template, &[("who", by), ("die", die), ("from", &from), ("to", &to), ("n", &n)])
}

impl Speak for Sahkku {
    fn words(lang: Lang) -> &'static GameWords {
        &words(lang).game
    }

    fn rules(lang: Lang) -> &'static RulePage {
        &lang.prose().sahkku
    }

    fn event(lang: Lang, by: &str, event: &Event) -> String {
        let w = words(lang);
        match event {
            Event::Begins { seat, after } => {
                let begins = fill(lang.common().begins, &[("seat", the(lang, *seat))]);
                let wakes = if *after == After::Passes { w.wakes } else { "" };
                lang.tell(&[&begins, wakes, &after_sentence(lang, *after, *seat)])
            }
            Event::Thrown { seat, throw, usable, after } => {
                let faces = dice(lang, &mut throw.three().into_iter());
                let template = if throw.is_empty() { w.all_blank } else { w.thrown };
                let thrown = fill(template, &[("who", by), ("dice", &faces)]);
                let to_play = match usable.len() {
                    3 => String::new(),
                    0 if throw.is_empty() => String::new(),
                    0 if !throw.three().contains(&DieFace::Sahkku) => w.no_cross.to_owned(),
                    0 => w.no_use.to_owned(),
                    n => fill(
                        w.to_play[usize::from(n > 1)],
                        &[("dice", &dice(lang, &mut usable.faces()))],
                    ),
                };
                let passes = if *after == After::Passes { w.passes } else { "" };
                lang.tell(&[&thrown, &to_play, passes, &after_sentence(lang, *after, seat.other())])
            }
            Event::Played { seat, act, kind, taken, king, lost, after, .. } => {
                let moved = move_sentence(lang, by, act, *kind, u32::from(*taken));
                let crowned = match king {
                    None => String::new(),
                    Some(None) => w.crowned.to_owned(),
                    Some(Some(of)) => fill(w.recrowned, &[("seat", the(lang, *of))]),
                };
                let lost = match lost.len() {
                    0 => String::new(),
                    n => fill(form(w.lost, n.into()), &[("dice", &dice(lang, &mut lost.faces()))]),
                };
                lang.tell(&[&moved, &crowned, &lost, &after_sentence(lang, *after, seat.other())])
            }
        }
    }

    fn listed(lang: Lang, event: &Event) -> String {
        match event {
            Event::Thrown { throw, .. } => {
                let faces = throw.three().map(|face| shown(lang, face));
                join(words(lang).throw, &mut faces.into_iter())
            }
            _ => event.notation(),
        }
    }

    fn refusal(lang: Lang, refusal: &Refusal) -> Refused {
        let w = words(lang);
        let to = |template, section, at: Spot| why(template, section).at(at.cell.index(), &at);
        let on = |template, section, at: Cell| to(template, section, at.into());
        let die = |why: Refused, die| why.fill("die", &shown(lang, die));
        match *refusal {
            Refusal::ThrowFirst => why(w.throw_first, "turn"),
            // This place is missing on the board, too.
            Refusal::NoSuchPlace(spot) => why(w.no_place, "setup").fill("site", &spot),
            Refusal::Empty(at) => on(w.empty, "turn", at),
            Refusal::NotYours(at) => on(w.not_yours, "turn", at),
            Refusal::NotYourKing { at, owner: None } => on(w.nobodys_king, "king", at),
            Refusal::NotYourKing { at, .. } => on(w.not_your_king, "king", at),
            Refusal::Blank => why(w.moves_nothing, "dice"),
            Refusal::NoDie(face) => die(why(w.no_die, "dice"), face),
            Refusal::Useless { die: face, asleep: true } => die(why(w.all_asleep, "waking"), face),
            Refusal::Useless { die: face, .. } => die(why(w.all_barred, "moving"), face),
            Refusal::Asleep { at } => on(w.sleeps, "waking", at),
            Refusal::NotForemost { at, foremost } => {
                on(w.behind, "waking", at).fill("other", &foremost)
            }
            Refusal::WakesOnto { to, king: false } => on(w.wakes_onto_pawn, "waking", to),
            Refusal::WakesOnto { to, .. } => on(w.wakes_onto_king, "waking", to),
            Refusal::OntoSleeper { to, whose } => {
                on(w.onto_sleeper, "moving", to).fill("seat", &the(lang, whose))
            }
            Refusal::Waits { at, asleep } => on(w.waits_for, "lap", at).fill("n", &asleep),
            Refusal::TooLarge { die: face, first, away } => {
                die(on(w.too_large, "lap", first), face).fill("n", &away)
            }
            Refusal::Elsewhere { die: face, to: spot } => {
                die(to(w.elsewhere, "moving", spot), face)
            }
            Refusal::Away { from, to, away, king } => {
                let (template, section) =
                    if king { (w.king_away, "king") } else { (w.pawn_away, "moving") };
                on(template, section, to).fill("from", &from).fill("n", &away)
            }
            Refusal::Behind { from, to } => on(w.pawn_back, "moving", to).fill("from", &from),
            Refusal::NotStraight { from, to } => on(w.not_straight, "king", to).fill("from", &from),
            Refusal::Stuck(spot) => to(w.stuck, "moving", spot),
        }
    }

    fn score_line(lang: Lang, view: &Open<Self>, seat: Seat) -> String {
        let (w, position) = (words(lang), &view.0);
        let (asleep, waiting) = (position.asleep(seat), position.waiting(seat));
        let awake = position.pawns(seat).saturating_sub(asleep + waiting);
        let king = position.owner() == Some(seat);
        let counts = [(w.asleep, asleep), (w.awake, awake), (w.waiting, waiting)];
        let counts = counts.into_iter().filter(|(_, n)| *n > 0);
        let mut parts: Vec<String> = counts.map(|(forms, n)| counted(forms, n.into())).collect();
        match (parts.is_empty(), king) {
            (true, true) => return w.king_alone.to_owned(),
            (true, false) => return w.nothing.to_owned(),
            (false, true) => parts.push(w.holds_king.to_owned()),
            (false, false) => {}
        }
        join(lang.words().parts, &mut parts.iter().map(String::as_str))
    }

    fn prompt(
        lang: Lang,
        who: &str,
        view: &Open<Self>,
        clicks: &[Target],
        next: &[Next],
    ) -> (String, String) {
        ask::Asked { lang, who, view, clicks, next }.prompt()
    }

    fn ending(lang: Lang, view: &Open<Self>, outcome: Outcome) -> Option<String> {
        let (w, position) = (words(lang), &view.0);
        let loser = Seat::first(2).find(|&seat| !outcome.winners.has(seat))?;
        let seat = the(lang, loser);
        match outcome.reason {
            Reason::Captured => {
                let king = position.owner() == Some(loser);
                Some(fill(if king { w.only_king } else { w.no_piece }, &[("seat", seat)]))
            }
            Reason::NoMove => {
                let blocked = fill(w.blocked, &[("seat", seat)]);
                let site = front(position, loser);
                let king = position.king().to_string() == site;
                let shut = match position.asleep(loser) {
                    0 => String::new(),
                    _ => {
                        let template = if king { w.shut_by_king } else { w.shut_by_pawn };
                        fill(template, &[("site", &site)])
                    }
                };
                Some(lang.tell(&[&blocked, &shut]))
            }
            _ => None,
        }
    }

    fn piece_on(lang: Lang, piece: &Piece) -> String {
        let w = words(lang);
        let seat = piece.seat.and_then(|seat| Seat::new(usize::from(seat)));
        let count = match piece.look {
            Look::Awake { count, .. } => count.min(99),
            _ => 1,
        };
        let template = match Standing::of(piece.word) {
            Standing::Sleeper => w.a_sleeper,
            Standing::Pawn => form(w.pawns, count),
            Standing::Waiting => form(w.waiters, count),
            Standing::Fourth => form(w.returning, count),
            Standing::King if seat.is_none() => w.free_king,
            Standing::King => w.a_king,
        };
        let seat = the(lang, seat.unwrap_or(Seat::FIRST));
        fill(template, &[("seat", seat), ("n", &count.to_string())])
    }

    fn control(lang: Lang, control: &Control) -> String {
        let w = words(lang);
        match control.target {
            Target::Die(pips) => {
                DieFace::new(pips).map_or_else(String::new, |face| shown(lang, face).to_owned())
            }
            Target::Button(seat) => {
                let seat = w.game.seats.get(usize::from(seat));
                seat.map_or_else(String::new, |seat| seat.name.to_owned())
            }
            Target::Piece(_) | Target::Site(_) => {
                let site = Cell::new(control.number as usize);
                let site = site.map_or_else(String::new, |cell| cell.to_string());
                let what = w.kinds[Standing::of(control.word) as usize];
                fill(w.piece_on, &[("what", what), ("site", &site)])
            }
        }
    }

    fn aid(lang: Lang, name: &str) -> String {
        let w = words(lang);
        let track = |seat| fill(w.aid_track, &[("seat", the(lang, seat))]);
        match Help::read(name) {
            Some(Help::Danger) => w.aid_danger.to_owned(),
            Some(Help::TrackSouth) => track(Seat::FIRST),
            Some(Help::TrackNorth) => track(Seat::SECOND),
            None => String::new(),
        }
    }

    fn aid_note(lang: Lang, note: &Note) -> String {
        let w = words(lang);
        let forms = match Threat::of(note.word) {
            Threat::Hit => w.danger_hit,
            Threat::Blocked => w.danger_blocked,
            Threat::Beaten => w.danger_beaten,
        };
        let n = note.number.min(64);
        let seat = Seat::new(usize::from(note.seat)).map_or("", |seat| the(lang, seat));
        fill(form(forms, n), &[("seat", seat), ("n", &n.to_string())])
    }
}
