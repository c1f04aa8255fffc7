//! What Sáhkku says, put together; the words are each language's.

mod ask;
mod parts;
mod words;

pub use words::SahkkuWords;

use super::{GameWords, Lang, Refused, RulePage, Speak, fill, join};
use crate::games::sahkku::{
    Act, After, Cell, Event, Face, Help, Kind, Refusal, Sahkku, Spot, Standing, Threat,
};
use crate::rules::{Open, Outcome, Reason, Seat, Told};
use crate::scene::{Control, Look, Note, Piece, Target};
use crate::table::Next;
use parts::{counted, dice, form, say, shown, the, words};

/// The cell in front of the pawns of a seat that sleep.
fn front(position: &Sahkku, seat: Seat) -> String {
    let (asleep, columns) = (position.asleep(seat), position.columns());
    match (asleep < columns, seat == Seat::FIRST) {
        (true, true) => format!("S{}", asleep + 1),
        (true, false) => format!("N{}", columns - asleep),
        (false, true) => format!("M{columns}"),
        (false, false) => "M1".to_owned(),
    }
}

/// What comes after a step, where that is worth a sentence: `seat` is the one whose
/// turn would begin.
fn told_after(lang: Lang, after: After, seat: Seat) -> String {
    let w = words(lang);
    match after {
        After::Again => w.again.to_owned(),
        After::Blocked => fill(w.blocked, &[("seat", the(lang, seat))]),
        After::Plays | After::Passes | After::Over => String::new(),
    }
}

/// How a die's move is told, without what comes of it.
fn told_move(lang: Lang, by: &str, act: &Act, kind: Kind, taken: u8) -> String {
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

/// A refusal's sentence, its section, and what it names.
struct Why {
    template: &'static str,
    section: &'static str,
    at: Option<Spot>,
    from: Option<Spot>,
    die: Face,
    seat: Seat,
    n: u8,
}

fn why(template: &'static str, section: &'static str, at: impl Into<Option<Spot>>) -> Why {
    let (from, die, seat) = (None, Face::Blank, Seat::FIRST);
    Why { template, section, at: at.into(), from, die, seat, n: 0 }
}

/// A cell as what [`why`] is about.
fn at(cell: Cell) -> Option<Spot> {
    Some(cell.into())
}

fn reason(lang: Lang, refusal: &Refusal) -> Why {
    let w = words(lang);
    match *refusal {
        Refusal::ThrowFirst => why(w.throw_first, "turn", None),
        Refusal::NoSuchPlace(spot) => why(w.no_place, "setup", spot),
        Refusal::Empty(cell) => why(w.empty, "turn", at(cell)),
        Refusal::NotYours(cell) => why(w.not_yours, "turn", at(cell)),
        Refusal::NotYourKing { at: cell, owner: None } => why(w.nobodys_king, "king", at(cell)),
        Refusal::NotYourKing { at: cell, .. } => why(w.not_your_king, "king", at(cell)),
        Refusal::Blank => why(w.moves_nothing, "dice", None),
        Refusal::NoDie(die) => Why { die, ..why(w.no_die, "dice", None) },
        Refusal::Useless { die, asleep: true } => Why { die, ..why(w.all_asleep, "waking", None) },
        Refusal::Useless { die, .. } => Why { die, ..why(w.all_barred, "moving", None) },
        Refusal::Asleep { at: cell } => why(w.sleeps, "waking", at(cell)),
        Refusal::NotForemost { at: cell, foremost } => {
            Why { from: at(foremost), ..why(w.behind, "waking", at(cell)) }
        }
        Refusal::WakesOnto { to, king: false } => why(w.wakes_onto_pawn, "waking", at(to)),
        Refusal::WakesOnto { to, .. } => why(w.wakes_onto_king, "waking", at(to)),
        Refusal::OntoSleeper { to, whose: seat } => {
            Why { seat, ..why(w.onto_sleeper, "moving", at(to)) }
        }
        Refusal::Waits { at: cell, asleep: n } => Why { n, ..why(w.waits_for, "lap", at(cell)) },
        Refusal::TooLarge { die, first, away: n } => {
            Why { die, n, ..why(w.too_large, "lap", at(first)) }
        }
        Refusal::Elsewhere { die, to } => Why { die, ..why(w.elsewhere, "moving", to) },
        Refusal::Away { from, to, away: n, king } => {
            let (template, section) =
                if king { (w.king_away, "king") } else { (w.pawn_away, "moving") };
            Why { from: Some(from), n, ..why(template, section, at(to)) }
        }
        Refusal::NotStraight { from, to } => {
            Why { from: at(from), ..why(w.not_straight, "king", at(to)) }
        }
        Refusal::Stuck(spot) => why(w.stuck, "moving", spot),
    }
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
                let begins = fill(w.begins, &[("seat", the(lang, *seat))]);
                say(lang, &[&begins, &told_after(lang, *after, *seat)])
            }
            Event::Thrown { seat, throw, usable, after } => {
                let faces = dice(lang, &mut throw.three().into_iter());
                let template = if throw.is_empty() { w.all_blank } else { w.thrown };
                let thrown = fill(template, &[("who", by), ("dice", &faces)]);
                let to_play = match usable.len() {
                    3 => String::new(),
                    0 if throw.is_empty() => String::new(),
                    0 => w.no_use.to_owned(),
                    _ => fill(w.to_play, &[("dice", &dice(lang, &mut usable.faces()))]),
                };
                let passes = if *after == After::Passes { w.passes } else { "" };
                say(lang, &[&thrown, &to_play, passes, &told_after(lang, *after, seat.other())])
            }
            Event::Played { seat, act, kind, taken, king, lost, after, .. } => {
                let moved = told_move(lang, by, act, *kind, *taken);
                let crowned = match king {
                    None => String::new(),
                    Some(None) => w.crowned.to_owned(),
                    Some(Some(of)) => fill(w.recrowned, &[("seat", the(lang, *of))]),
                };
                let lost = match lost.len() {
                    0 => String::new(),
                    n => fill(form(w.lost, n), &[("dice", &dice(lang, &mut lost.faces()))]),
                };
                say(lang, &[&moved, &crowned, &lost, &told_after(lang, *after, seat.other())])
            }
        }
    }

    fn listed(lang: Lang, event: &Event) -> String {
        match event {
            Event::Thrown { throw, .. } => {
                let faces = throw.three().map(|face| shown(lang, face));
                join(words(lang).throw, &mut faces.into_iter())
            }
            _ => event.note(),
        }
    }

    fn refusal(lang: Lang, refusal: &Refusal) -> Refused {
        let why = reason(lang, refusal);
        let name = |spot: Option<Spot>| spot.map_or_else(String::new, |spot| spot.to_string());
        let (site, from) = (name(why.at), name(why.from));
        let values = [
            ("site", site.as_str()),
            ("from", &from),
            ("other", &from),
            ("die", shown(lang, why.die)),
            ("seat", the(lang, why.seat)),
            ("n", &why.n.to_string()),
        ];
        // A place that does not exist is not on the board either.
        let on_board = why.at.filter(|_| !matches!(refusal, Refusal::NoSuchPlace(_)));
        Refused {
            text: fill(why.template, &values),
            section: why.section,
            site: on_board.map(|spot| spot.cell.index()),
            secret: false,
        }
    }

    fn standing(lang: Lang, view: &Open<Self>, seat: Seat) -> String {
        let (w, position) = (words(lang), &view.0);
        let (asleep, waiting) = (position.asleep(seat), position.waiting(seat));
        let awake = position.pawns(seat).saturating_sub(asleep + waiting);
        let king = position.owner() == Some(seat);
        let counts = [(w.asleep, asleep), (w.awake, awake), (w.waiting, waiting)];
        let counts = counts.into_iter().filter(|(_, n)| *n > 0);
        let mut parts: Vec<String> = counts.map(|(forms, n)| counted(forms, n)).collect();
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
                Some(say(lang, &[&blocked, &shut]))
            }
            _ => None,
        }
    }

    fn standing_on(lang: Lang, piece: &Piece) -> String {
        let w = words(lang);
        let seat = piece.seat.and_then(|seat| Seat::new(usize::from(seat)));
        let count = match piece.look {
            Look::Awake { count, .. } => count.min(99) as u8,
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
                Face::new(pips).map_or_else(String::new, |face| shown(lang, face).to_owned())
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

    fn note(lang: Lang, note: &Note) -> String {
        let w = words(lang);
        let forms = match Threat::of(note.word) {
            Threat::Hit => w.danger_hit,
            Threat::Blocked => w.danger_blocked,
            Threat::Beaten => w.danger_beaten,
        };
        let n = note.number.min(64) as u8;
        let seat = Seat::new(usize::from(note.seat)).map_or("", |seat| the(lang, seat));
        fill(form(forms, n), &[("seat", seat), ("n", &n.to_string())])
    }
}
