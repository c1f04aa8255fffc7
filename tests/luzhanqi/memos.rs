//! What a seat notes on pieces whose rank it does not know: it goes where the piece goes, is
//! kept by the save, and nothing else gets in by one.

use super::*;
use crate::depth::amount;
use palamede::games::luzhanqi::Act;
use palamede::record::{Dice, RecordError, Setup, checksum};
use palamede::scene::Piece;
use palamede::table::{Extras, Sealed, Table};

/// A battle whose armies are laid out; four are written as the game of `F` has it.
fn laid_out<const F: bool>(chosen: &str) -> Table<Battle<F>> {
    let setup = Setup { options: options::<F>(chosen), start: None, dice: Dice::Given };
    let mut table = Table::new(setup, Seats::NONE).expect("the usual start");
    for _ in 0..Battle::<F>::SEATS {
        table.take(Step::Move(Act::Deploy(Style::Balanced.army()))).expect("laid out");
    }
    table
}

fn unknown<const F: bool>(table: &Table<Battle<F>>) -> Vec<Piece> {
    let pieces = table.scene().pieces;
    pieces.into_iter().filter(|piece| table.is_unknown(piece)).collect()
}

/// What the seat at the screen sees noted, by site.
fn noted<const F: bool>(table: &Table<Battle<F>>) -> Vec<(usize, char)> {
    let scene = table.scene();
    let on = |piece: &Piece| scene.memo(piece.id).map(|sign| (piece.site, sign));
    scene.pieces.iter().filter_map(on).collect()
}

/// The same lines under a last line that fits them, with `line` before it.
fn with_line(save: &str, line: &str) -> String {
    let (body, end) = save.split_at(save.rfind("end: ").expect("a last line"));
    let count = end.split(' ').nth(1).expect("a count");
    let body = format!("{body}{line}\n");
    format!("{body}end: {count} {:08x}\n", checksum(&body))
}

#[test]
fn only_backs_of_others_are_noted_on_with_the_signs_of_the_game() {
    let mut table = laid_out::<true>("");
    assert!(!table.write_memo(31, Some('9')), "nobody is at the screen");
    table.sit(RED);
    assert_eq!(unknown(&table).len(), 75);
    assert!(table.write_memo(31, Some('9')) && table.write_memo(91, Some('M')));
    assert!(!table.write_memo(1, Some('9')), "an own piece");
    assert!(!table.write_memo(36, Some('9')), "a camp was empty: there is no such piece");
    for sign in ['0', 'b', 'x', ' '] {
        assert!(!table.write_memo(31, Some(sign)), "{sign:?}");
    }
    assert_eq!(noted(&table), [(31, '9'), (91, 'M')]);
    assert!(table.write_memo(31, Some('B')) && table.write_memo(91, None));
    assert_eq!(noted(&table), [(31, 'B')]);
    // An ally that is seen has nothing to note; nor has anybody where all is seen.
    let mut table = laid_out::<true>("apparent_ally=yes");
    table.sit(RED);
    assert_eq!(unknown(&table).len(), 50);
    let mut table = laid_out::<false>("clairvoyance=yes");
    table.sit(RED);
    assert_eq!(unknown(&table), []);
}

#[test]
fn a_note_goes_with_its_piece_and_with_it_from_the_board() {
    let mut rng = Generator::new(3);
    let sign = |id: u32| if id.is_multiple_of(2) { '1' } else { '2' };
    let (mut moved, mut removed) = (0, 0);
    for _ in 0..amount(6) {
        let mut table = laid_out::<false>("");
        table.sit(RED);
        for piece in unknown(&table) {
            assert!(table.write_memo(piece.id, Some(sign(piece.id))));
        }
        for _ in 0..120 {
            let count = table.whole().line().state().count();
            let Turn::Seat(_) = table.turn() else { break };
            let act =
                table.whole().line().state().nth(rng.below(count as u32) as usize).expect("a move");
            table.take(Step::Move(act)).expect("a legal move");
            table.sit(RED);
            if table.is_over() {
                assert_eq!(noted(&table), [], "all is open");
                break;
            }
            let on = |piece: Piece| (piece.site, sign(piece.id));
            let all: Vec<_> = unknown(&table).into_iter().map(on).collect();
            assert_eq!(noted(&table), all);
            moved += all.iter().filter(|(site, _)| *site < 30).count();
            removed += 25 - all.len();
            let save = table.save(&Extras::default()).open().to_owned();
            let (mut again, _) =
                Table::<Battle<false>>::resume(&Sealed::from(&*save)).expect("a save");
            again.sit(RED);
            assert_eq!(noted(&again), all);
            assert_eq!(again.save(&Extras::default()).open(), save);
        }
    }
    assert!(moved > 0 && removed > 0, "{moved} places gained, {removed} pieces gone");
}

#[test]
fn notes_of_several_seats_are_kept_apart() {
    let mut table = laid_out::<true>("");
    let plain = table.save(&Extras::default()).open().to_owned();
    for (n, sign) in [(0, '1'), (1, '2'), (3, 'F')] {
        table.sit(seat(n));
        assert!(table.write_memo(31, Some(sign)) && table.write_memo(49, Some('M')));
    }
    table.sit(seat(2));
    assert!(!table.write_memo(31, Some('1')), "its own");
    table.draw_curtain();
    let save = table.save(&Extras::default()).open().to_owned();
    let lines: Vec<&str> = save.lines().filter(|line| line.starts_with("memo")).collect();
    assert_eq!(lines, ["memo: 0 31=1 49=M", "memo: 1 31=2 49=M", "memo: 3 31=F 49=M"]);
    assert!(!plain.contains("memo"));
    let (mut again, _) = Table::<Battle<true>>::resume(&Sealed::from(&*save)).expect("a save");
    for (n, sign) in [(0, '1'), (1, '2'), (3, 'F')] {
        again.sit(seat(n));
        assert_eq!(noted(&again), [(31, sign), (49, 'M')]);
    }
    again.sit(seat(2));
    assert_eq!(noted(&again), []);
}

#[test]
fn hostile_lines_are_refused_and_notes_on_nothing_are_dropped() {
    let table = laid_out::<false>("");
    let save = table.save(&Extras::default()).open().to_owned();
    let read = |line: &str| Table::<Battle<false>>::resume(&Sealed::from(&*with_line(&save, line)));
    for line in [
        "memo: ",
        "memo: 0",
        "memo: 2 31=9",
        "memo: 4 31=9",
        "memo: x 31=9",
        "memo: -1 31=9",
        "memo: red 31=9",
        "memo: 0 31",
        "memo: 0 31=",
        "memo: 0 31=0",
        "memo: 0 31=99",
        "memo: 0 31=9 ?",
        "memo: 0 =9",
        "memo: 0 -1=9",
        "memo: 0 99999999999=9",
        "memo: 0 31=9 31=8",
        "memo: 0 32=9 31=8",
        "memo: 0 31=é",
        "memo: 0 31=9\nmemo: 0 32=9",
    ] {
        let why = read(line).expect_err(line);
        // No more is told of it.
        assert!(matches!(why, RecordError::Hidden), "{line}: {why:?}");
    }
    // Own pieces, empty camps, sites that do not exist.
    for line in ["memo: 0 1=9", "memo: 0 36=9", "memo: 0 4294967295=9", "memo: 1 31=9"] {
        let (again, _) = read(line).expect(line);
        assert_eq!(again.save(&Extras::default()).open(), save, "{line}");
    }
    let all: String = (0..2_000).map(|id| format!(" {id}=M")).collect();
    let (mut again, _) = read(&format!("memo: 1{all}")).expect("a long line");
    again.sit(BLACK);
    assert_eq!(noted(&again).len(), 25);
    // A record has no such line, and a game without secrets has no signs.
    let mut over = laid_out::<false>("");
    over.take(Step::Resign(RED)).expect("it gives up");
    let record = over.text().expect("it is over");
    let record = Table::<Battle<false>>::from_record(&with_line(&record, "memo: 0 31=9"));
    assert!(matches!(record, Err(RecordError::Option { .. })));
    type Open = palamede::games::MakYek;
    let setup = Setup { options: Options::new(Open::OPTIONS), start: None, dice: Dice::Given };
    let open = Table::<Open>::new(setup, Seats::NONE).expect("the usual start");
    let save = with_line(open.save(&Extras::default()).open(), "memo: 0 1=9");
    assert!(matches!(Table::<Open>::resume(&Sealed::from(&*save)), Err(RecordError::Line { .. })));
}

#[test]
fn an_ended_game_has_no_notes() {
    let mut table = laid_out::<false>("");
    table.sit(RED);
    assert!(table.write_memo(31, Some('9')));
    let save = table.save(&Extras::default()).open().to_owned();
    table.take(Step::Resign(BLACK)).expect("it gives up");
    for through in [None, Some(RED)] {
        table.look_through(through);
        assert_eq!(noted(&table), []);
        assert!(!table.write_memo(31, Some('8')));
    }
    assert!(save.contains("memo") && !table.save(&Extras::default()).open().contains("memo"));
    assert!(!table.text().expect("it is over").contains("memo"));
    assert!(!table.link().contains("memo"));
}
