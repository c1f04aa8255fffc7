//! The sentences of Sáhkku, put together; the words are each language's.

mod ask;
#[cfg(feature = "sentences")]
mod exercises;
#[cfg(feature = "sentences")]
mod figures;
#[cfg(feature = "sentences")]
mod pages;
mod parts;
#[cfg(feature = "sentences")]
mod puzzles;
mod words;

pub use words::SahkkuWords;

use crate::refused::why;
use crate::{GameWords, Lang, Refused, RulePage, Speak, join};
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
        After::Blocked => w.blocked(&the(lang, seat)),
        After::Plays | After::Passes | After::Over => String::new(),
    }
}

/// Tells a die's move, without what comes of it.
fn move_sentence(lang: Lang, by: &str, act: &Act, kind: Kind, taken: u32) -> String {
    let w = words(lang);
    let (who, die, from, to) = (&by, &shown(lang, act.die), &act.from, &act.to);
    match (kind, taken) {
        (Kind::Woke, _) => w.woke(who, die, from, to),
        (Kind::Waits, _) => w.waits(who, die, from, to),
        (Kind::Lapped, 0) => w.lapped(who, die, from, to),
        (Kind::Lapped, n) => w.lapped_took(&n, who, die, from, to),
        (Kind::Moved, 0) if act.king => w.king_moved(who, die, from, to),
        (Kind::Moved, n) if act.king => w.king_took(&n, who, die, from, to),
        (Kind::Moved, 0) => w.moved(who, die, from, to),
        (Kind::Moved, n) => w.took(&n, who, die, from, to),
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
                let begins = lang.common().begins(&the(lang, *seat));
                let wakes = if *after == After::Passes { w.wakes } else { "" };
                lang.tell(&[&begins, wakes, &after_sentence(lang, *after, *seat)])
            }
            Event::Thrown { seat, throw, usable, after } => {
                let faces = dice(lang, &mut throw.three().into_iter());
                let thrown = match throw.is_empty() {
                    true => w.all_blank(&by),
                    false => w.thrown(&by, &faces),
                };
                let to_play = match usable.len() {
                    3 => String::new(),
                    0 if throw.is_empty() => String::new(),
                    0 if !throw.three().contains(&DieFace::Sahkku) => w.no_cross.to_owned(),
                    0 => w.no_use.to_owned(),
                    n => w.to_play(&n, &dice(lang, &mut usable.faces())),
                };
                let passes = if *after == After::Passes { w.passes } else { "" };
                lang.tell(&[&thrown, &to_play, passes, &after_sentence(lang, *after, seat.other())])
            }
            Event::Played { seat, act, kind, taken, king, lost, after, .. } => {
                let moved = move_sentence(lang, by, act, *kind, u32::from(*taken));
                let crowned = match king {
                    None => String::new(),
                    Some(None) => w.crowned.to_owned(),
                    Some(Some(of)) => w.recrowned(&the(lang, *of)),
                };
                let lost = match lost.len() {
                    0 => String::new(),
                    n => w.lost(&n, &dice(lang, &mut lost.faces())),
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
        let to = |text, section, at: Spot| why(text, section).at(at.cell.index());
        let on = |text, section, at: Cell| to(text, section, at.into());
        match *refusal {
            Refusal::ThrowFirst => why(w.throw_first.into(), "turn"),
            // This place is missing on the board, too.
            Refusal::NoSuchPlace(spot) => why(w.no_place(&spot), "setup"),
            Refusal::Empty(at) => on(w.empty(&at), "turn", at),
            Refusal::NotYours(at) => on(w.not_yours(&at), "turn", at),
            Refusal::NotYourKing { at, owner: None } => on(w.nobodys_king(&at), "king", at),
            Refusal::NotYourKing { at, .. } => on(w.not_your_king(&at), "king", at),
            Refusal::Blank => why(w.moves_nothing.into(), "dice"),
            Refusal::NoDie(face) => why(w.no_die(&shown(lang, face)), "dice"),
            Refusal::Useless { die: face, asleep: true } => {
                why(w.all_asleep(&shown(lang, face)), "waking")
            }
            Refusal::Useless { die: face, .. } => why(w.all_barred(&shown(lang, face)), "moving"),
            Refusal::Asleep { at } => on(w.sleeps(&at), "waking", at),
            Refusal::NotForemost { at, foremost } => on(w.behind(&at, &foremost), "waking", at),
            Refusal::WakesOnto { to, king: false } => on(w.wakes_onto_pawn(&to), "waking", to),
            Refusal::WakesOnto { to, .. } => on(w.wakes_onto_king(&to), "waking", to),
            Refusal::OntoSleeper { to, whose } => {
                on(w.onto_sleeper(&the(lang, whose), &to), "moving", to)
            }
            Refusal::Waits { at, asleep } => on(w.waits_for(&at, &asleep), "lap", at),
            Refusal::TooLarge { die: face, first, away } => {
                on(w.too_large(&shown(lang, face), &first, &away), "lap", first)
            }
            Refusal::Elsewhere { die: face, to: spot } => {
                to(w.elsewhere(&shown(lang, face), &spot), "moving", spot)
            }
            Refusal::Away { from, to, away, king } => {
                let (text, section) = match king {
                    true => (w.king_away(&from, &to, &away), "king"),
                    false => (w.pawn_away(&from, &to, &away), "moving"),
                };
                on(text, section, to)
            }
            Refusal::Behind { from, to } => on(w.pawn_back(&from, &to), "moving", to),
            Refusal::NotStraight { from, to } => on(w.not_straight(&from, &to), "king", to),
            Refusal::Stuck(spot) => to(w.stuck(&spot), "moving", spot),
        }
    }

    fn score_line(lang: Lang, view: &Open<Self>, seat: Seat) -> String {
        let (w, position) = (words(lang), &view.0);
        let (asleep, waiting) = (position.asleep(seat), position.waiting(seat));
        let awake = position.pawns(seat).saturating_sub(asleep + waiting);
        let king = position.owner() == Some(seat);
        let mut parts = Vec::new();
        parts.extend((asleep > 0).then(|| w.asleep(&asleep)));
        parts.extend((awake > 0).then(|| w.awake(&awake)));
        parts.extend((waiting > 0).then(|| w.waiting(&waiting)));
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
                Some(if king { w.only_king(&seat) } else { w.no_piece(&seat) })
            }
            Reason::NoMove => {
                let blocked = w.blocked(&seat);
                let site = front(position, loser);
                let king = position.king().to_string() == site;
                let shut = match position.asleep(loser) {
                    0 => String::new(),
                    _ if king => w.shut_by_king(&site),
                    _ => w.shut_by_pawn(&site),
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
        let whose = &the(lang, seat.unwrap_or(Seat::FIRST));
        match Standing::of(piece.word) {
            Standing::Sleeper => w.a_sleeper(whose),
            Standing::Pawn => w.pawns(&count, whose),
            Standing::Waiting => w.waiters(&count, whose),
            Standing::Fourth => w.returning(&count, whose),
            Standing::King if seat.is_none() => w.free_king.to_owned(),
            Standing::King => w.a_king(whose),
        }
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
                w.piece_on(&what, &site)
            }
        }
    }

    fn aid(lang: Lang, name: &str) -> String {
        let w = words(lang);
        let track = |seat| w.aid_track(&the(lang, seat));
        match Help::read(name) {
            Some(Help::Danger) => w.aid_danger.to_owned(),
            Some(Help::TrackSouth) => track(Seat::FIRST),
            Some(Help::TrackNorth) => track(Seat::SECOND),
            None => String::new(),
        }
    }

    fn aid_note(lang: Lang, note: &Note) -> String {
        let w = words(lang);
        let n = &note.number.min(64);
        let seat = &Seat::new(usize::from(note.seat)).map_or("", |seat| the(lang, seat));
        match Threat::of(note.word) {
            Threat::Hit => w.danger_hit(n),
            Threat::Blocked => w.danger_blocked(n, seat),
            Threat::Beaten => w.danger_beaten(n, seat),
        }
    }
}
