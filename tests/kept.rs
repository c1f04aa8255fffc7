//! What the site has once written, it opens for ever: links, records and saves of every game, made in
//! November 2026 and kept in `tests/data/kept.txt`. Each of the eight games of then has six: two go on, one was resigned,
//! options are the usual ones or drawn by lot, throws come from a seed or were entered.

use palamede::games::{GameId, MakYek, TurkishDraughts};
use palamede::rules::{AnyPosition, Kind, Notation, Outcome, Playable, Reason, Seat, Seats, Turn};
use palamede::table::{Expiry, Sealed, Table};
use palamede::with_game;

/// What was written of one game.
struct Old<'a> {
    game: GameId,
    link: &'a str,
    record: &'a str,
    save: &'a str,
    position: &'a str,
}

fn all() -> Vec<Old<'static>> {
    let text = include_str!("data/kept.txt");
    let read = |part: &'static str| {
        let mut parts = part.split("\n--- ");
        let game = GameId::read(parts.next()?)?;
        let mut next = |name: &str| Some(parts.next()?.strip_prefix(name)?.trim());
        let [link, record, save, position] =
            [next("link")?, next("record")?, next("save")?, next("position")?];
        Some(Old { game, link, record, save, position })
    };
    text.split("=== ").skip(1).map(|part| read(part).expect("a game of the file")).collect()
}

/// Opens it as a table of its game does, known by its type or not.
fn opens<R: Playable>(old: &Old<'_>, kind: Kind<R>, position: impl Fn(&Table<R>) -> String)
where
    R::Refusal: std::fmt::Debug,
{
    let (table, extras) = Table::read_save(kind, &Sealed::from(old.save)).expect("a save opens");
    assert_eq!(position(&table), old.position, "{}", old.save);
    assert_eq!(
        table.save(&extras).open().trim_end(),
        old.save,
        "what is kept is written as it was"
    );
    if old.record.is_empty() {
        // A game with secrets that goes on gives no text to others.
        assert!(table.facts().secrets && !table.is_over());
        return;
    }
    let record = Table::read_record(kind, old.record).expect("a record opens");
    assert_eq!(position(&record), old.position, "{}", old.record);
    assert_eq!(record.text().as_deref().map(str::trim_end), Some(old.record));
    let link = Table::read_link(kind, old.link, &[]).expect("a link opens");
    assert_eq!(position(&link), old.position, "{}", old.link);
    assert_eq!(link.link(), old.link);
}

fn position<R: Notation>(table: &Table<R>) -> String {
    table.whole().line().position()
}

#[test]
fn what_was_once_written_opens_for_ever() {
    let all = all();
    let games: Vec<GameId> = all.chunk_by(|a, b| a.game == b.game).map(|of| of[0].game).collect();
    assert_eq!((games.len(), all.len()), (8, 48));
    for game in games {
        let of_it = all.iter().filter(|old| old.game == game);
        let records = of_it.clone().filter(|old| !old.record.is_empty()).count();
        assert!(of_it.count() == 6 && records >= 2, "{}", game.id());
    }
    for old in &all {
        with_game!(old.game, G => opens::<G>(old, Kind::of(), position));
        // As the page does, which knows no game's type and no whole position.
        opens::<AnyPosition>(old, old.game.kind(), |_| old.position.to_owned());
    }
}

/// The same of a game that was played with variations: its record and its save.
#[test]
fn variations_that_were_once_kept_are_read_for_ever() {
    let text = include_str!("data/varied.txt");
    let [record, save] = text.split("---\n").collect::<Vec<_>>()[..] else { panic!("two texts") };
    read_varied::<TurkishDraughts>(Kind::of(), record, save);
    read_varied::<AnyPosition>(GameId::TurkishDraughts.kind(), record, save);
}

fn read_varied<R: Playable>(kind: Kind<R>, record: &str, save: &str)
where
    R::Refusal: std::fmt::Debug,
{
    let table = Table::read_record(kind, record).expect("a record opens");
    assert_eq!(table.variations().map(|(from, _)| from).collect::<Vec<_>>(), [2, 3]);
    assert_eq!(table.text().as_deref(), Some(record));
    let (table, extras) = Table::read_save(kind, &Sealed::from(save)).expect("a save opens");
    assert_eq!(table.variations().map(|(from, _)| from).collect::<Vec<_>>(), [2, 3, 5]);
    assert_eq!((table.len(), table.all(), extras.judged.len()), (4, 6, 2));
    assert_eq!(table.save(&extras).open(), save);
}

/// The same of games by the clock: the save of one with the same time for all, as the first clocks
/// had it, and the save, the record and the link of one that was lost on time.
#[test]
fn games_by_the_clock_that_were_once_kept_are_read_for_ever() {
    let text = include_str!("data/clocks.txt");
    let [save, lost, record, link] = text.split("---\n").collect::<Vec<_>>()[..] else {
        panic!("four texts")
    };
    read_timed::<MakYek>(Kind::of(), [save, lost, record, link.trim()]);
    read_timed::<AnyPosition>(GameId::MakYek.kind(), [save, lost, record, link.trim()]);
}

fn read_timed<R: Playable>(kind: Kind<R>, [save, lost, record, link]: [&str; 4])
where
    R::Refusal: std::fmt::Debug,
{
    let (white, black) = (Seat::FIRST, Seat::SECOND);
    let (table, extras) = Table::read_save(kind, &Sealed::from(save)).expect("a save opens");
    let clock = extras.clock.expect("a clock");
    assert_eq!((clock.left(white), clock.left(black)), (239, 298));
    assert_eq!((clock.increment(), clock.expiry(), table.len()), (0, Expiry::Announce, 3));
    assert_eq!(table.save(&extras).open(), save);
    let (table, extras) = Table::read_save(kind, &Sealed::from(lost)).expect("a save opens");
    let clock = extras.clock.expect("a clock");
    assert_eq!([white, black].map(|seat| clock.minutes(seat)), [5, 15]);
    assert_eq!((clock.increment(), clock.expiry()), (10, Expiry::Forfeit));
    assert_eq!(table.save(&extras).open(), lost);
    let read = Table::read_record(kind, record).expect("a record opens");
    assert_eq!((read.text().as_deref(), read.link().as_str()), (Some(record), link));
    let linked = Table::read_link(kind, link, &[]).expect("a link opens");
    assert_eq!(linked.link(), link);
    let over = Turn::Over(Outcome { winners: Seats::only(white), reason: Reason::TimedOut });
    assert_eq!([table.turn(), read.turn(), linked.turn()], [over; 3]);
}
