//! Moves by clicks: piece and target; die and piece; what is asked besides.

use super::slow::Slow;
use super::{placed, placed_with};
use crate::depth::amount;
use palamede::games::sahkku::{Act, Cell, Sahkku, Standing};
use palamede::record::{Dice, Setup};
use palamede::rules::{Game, Generator, Notation, Options, Rules, Seats, Seen, Turn};
use palamede::scene::{Look, Mark, Piece, Target, Use};
use palamede::table::{Clicked, Table};

/// A click by its name: a cell, `d2` a die, `king@M8` a piece by its word and cell.
fn target(table: &Table<Sahkku>, name: &str) -> Target {
    let site = |name: &str| Cell::read(name).expect("a cell").index();
    if let Some((word, at)) = name.split_once('@') {
        let scene = table.scene();
        let named =
            |piece: &&Piece| format!("{:?}", Standing::of(piece.word)).to_lowercase() == word;
        let here = scene.pieces.iter().filter(named).find(|piece| piece.site == site(at));
        return Target::Piece(here.unwrap_or_else(|| panic!("no {name}")).id);
    }
    match name.strip_prefix('d') {
        Some(pips) => Target::Die(pips.parse().expect("a number")),
        None => Target::Site(site(name)),
    }
}

/// Clicks these one after another; the move that the last one enters, as text.
fn clicked(table: &Table<Sahkku>, names: &str) -> Option<String> {
    let (mut table, state) = (table.clone(), table.whole().line().state().clone());
    let mut names = names.split(' ').peekable();
    while let Some(name) = names.next() {
        match table.click(target(&table, name)) {
            Clicked::Entered(act) => {
                assert_eq!(names.peek(), None, "entered before the last click");
                return Some(state.write(&act));
            }
            Clicked::SelectionChanged => {}
            Clicked::Refused(why) => panic!("{name}: {why:?}"),
        }
    }
    assert!(!table.clicks().is_empty(), "{name} leads nowhere", name = "the last click");
    None
}

fn enters(table: &Table<Sahkku>, names: &str, mv: &str) {
    assert_eq!(clicked(table, names).as_deref(), Some(mv), "{names}");
}

fn asks(table: &Table<Sahkku>, names: &str) {
    assert_eq!(clicked(table, names), None, "{names}");
}

/// The dice that lie beside the board: `X` can be played, `<II>` not yet, `(II)` has no use,
/// `-III-` was played, `~II~` was lost.
fn dice(table: &Table<Sahkku>) -> String {
    let scene = table.scene();
    let dice = scene.controls.iter().filter_map(|control| {
        let Target::Die(pips) = control.target else { return None };
        assert_eq!(control.look, Some(Look::Stick { face: pips }));
        let face = ["blank", "X", "II", "III"][usize::from(pips)];
        Some(match control.state {
            Use::Usable => face.to_owned(),
            Use::NotYet => format!("<{face}>"),
            Use::Useless => format!("({face})"),
            Use::Spent => format!("-{face}-"),
            Use::Lost => format!("~{face}~"),
        })
    });
    dice.collect::<Vec<_>>().join(" ")
}

/// How many pieces can be pressed beside the board.
fn pieces(table: &Table<Sahkku>) -> usize {
    let scene = table.scene();
    scene.controls.iter().filter(|control| matches!(control.target, Target::Piece(_))).count()
}

#[test]
fn a_piece_and_a_target_or_a_die_and_a_piece() {
    let table = placed("14/M15 15/- M8 south X-II-III/X-II");
    asks(&table, "M15");
    enters(&table, "M15 M13", "M15-M13*II");
    enters(&table, "M15 M14", "M15-M14*X");
    asks(&table, "d2");
    enters(&table, "d2 M15", "M15-M13*II");
    enters(&table, "d1 M15", "M15-M14*X");
    enters(&table, "d1 S14", "S14-S15*X");
    enters(&table, "S14 S15", "S14-S15*X");
    enters(&table, "pawn@M15 M13", "M15-M13*II");
    enters(&table, "d1 sleeper@S14", "S14-S15*X");
}

/// It is chosen by its own name among those that lie there.
#[test]
fn a_piece_that_was_pressed_is_marked_where_it_lies() {
    let mut table = placed("14/M15 15/- M8 south X-II-III/X-II");
    for name in ["pawn@M15", "sleeper@S14"] {
        table.unselect();
        let pressed = target(&table, name);
        assert!(matches!(table.click(pressed), Clicked::SelectionChanged), "{name}");
        let (_, at) = name.split_once('@').expect("a cell");
        let site = Cell::read(at).expect("a cell").index();
        assert!(table.scene().marks.contains(&Mark::Selected(site)), "{name}");
    }
}

/// Sentences 4 and 5, and what a turn leaves lying.
#[test]
fn every_die_of_the_throw_lies_there_until_the_next_one() {
    let mut table = placed("15/- 15/- M8 south throw");
    assert_eq!(dice(&table), "");
    let mut step = |text: &str| {
        super::steps(&mut table, text);
        dice(&table)
    };
    assert_eq!(step("roll:II-X-X"), "X X <II>");
    // Awake on M15, it can use the II.
    assert_eq!(step("S15-M15*X"), "-X- X II");
    assert_eq!(step("M15-M13*II"), "-X- X -II-");
    assert_eq!(step("S14-S15*X"), "-X- -X- -II-");
    // A throw without a use, and dice that are lost.
    assert_eq!(step("roll:II-III-blank"), "~II~ ~III~ ~blank~");
    assert_eq!(step("roll:X-blank-blank"), "X (blank) (blank)");
    assert_eq!(step("S15-M15*X"), "-X- ~blank~ ~blank~");
    let mut table = placed("14/M1 14/M15 M8 south X-III-blank/X-III");
    super::steps(&mut table, "S14-S15*X");
    assert_eq!(dice(&table), "-X- III (blank)");
    // After the X, too, the II would lead onto a sleeper: it has no use in this turn.
    let mut table = placed("0/N10 4/M3 M8 south X-II-blank/X-II");
    assert_eq!(dice(&table), "X (II) (blank)");
    super::steps(&mut table, "N10-N11*X");
    assert_eq!(dice(&table), "-X- ~II~ ~blank~");
    // Dice that are void.
    let mut table = placed("0/M12 0/M10 M8 south X-II-blank/X-II");
    super::steps(&mut table, "M12-M10*II");
    assert!(matches!(table.turn(), Turn::Over(_)));
    assert_eq!(dice(&table), "~X~ -II- ~blank~");
}

#[test]
fn dice_are_entered_one_by_one_and_the_lot_by_a_seat() {
    let table = placed("15/- 15/- M8 south throw");
    let faces: Vec<Target> = table.view().roll_inputs().iter().map(|face| face.target).collect();
    assert_eq!(faces, [1, 2, 3, 0].map(Target::Die));
    let state = table.whole().line().state();
    assert_eq!(state.entered(&faces[..2]), None);
    let roll = state.entered(&[faces[3], faces[1], faces[0]]).expect("three dice");
    assert_eq!(Sahkku::write_roll(&roll), "X-II-blank");
    let table = placed("15/- 15/- M8 lot");
    let faces: Vec<Target> = table.view().roll_inputs().iter().map(|face| face.target).collect();
    let state = table.whole().line().state();
    let lot = |face: &Target| state.entered(&[*face]).map(|roll| Sahkku::write_roll(&roll));
    let lots: Vec<String> = faces.iter().filter_map(lot).collect();
    assert_eq!(lots, ["south", "north"]);
    let playing = placed("15/- 15/- M8 south X-X-X/X-X-X");
    assert!(playing.view().roll_inputs().is_empty());
}

#[test]
fn the_king_needs_his_target() {
    let table = placed("6/S12 6/N8 S8=south south X-II-III/X-II-III");
    asks(&table, "d1 S8");
    enters(&table, "d1 S8 S9", "KS8-S9*X");
    enters(&table, "d2 S8 N8", "KS8-N8*IIxN8:1");
    enters(&table, "S8 S11", "KS8-S11*III");
    // One way only: the die and the king suffice.
    let table = placed("6/S12 6/N8 S7=south south III-blank-blank/III");
    enters(&table, "d3 S7", "KS7-S10*III");
    enters(&table, "S7 S10", "KS7-S10*III");
}

#[test]
fn two_faces_that_reach_the_target_are_asked() {
    let table = placed("3/S1,N14 0/M7 M8 south X-II-III/X-II-III");
    asks(&table, "N14 S1");
    enters(&table, "N14 S1 d2", "N14-S1*II");
    enters(&table, "N14 S1 d3", "N14-S1*III");
    enters(&table, "d3 N14", "N14-S1*III");
    enters(&table, "N14 N15", "N14-N15*X");
    // Equal faces are one choice.
    let table = placed("3/S1,N14 0/M7 M8 south X-III-III/X-III-III");
    enters(&table, "N14 S1", "N14-S1*III");
    assert_eq!(dice(&table), "X III III");
}

#[test]
fn the_king_and_a_pawn_on_one_cell_are_asked_where_both_can_go() {
    let table = placed("6/M8:2 6/- M8=south south X-II-III/X-II-III");
    asks(&table, "M8 M7");
    enters(&table, "M8 M7 king@M8", "KM8-M7*X");
    enters(&table, "M8 M7 pawn@M8", "M8-M7*X");
    enters(&table, "M8 king@M8 M7", "KM8-M7*X");
    enters(&table, "king@M8 M7", "KM8-M7*X");
    enters(&table, "pawn@M8 M5", "M8-M5*III");
    // Where the king alone can go nothing is asked.
    enters(&table, "M8 M9", "KM8-M9*X");
    enters(&table, "M8 N8", "KM8-N8*X");
    asks(&table, "d1 M8");
    asks(&table, "d1 M8 M7");
    enters(&table, "d1 M8 M7 king@M8", "KM8-M7*X");
    enters(&table, "d1 M8 M9", "KM8-M9*X");
    enters(&table, "d1 pawn@M8", "M8-M7*X");
    enters(&table, "d1 M8 pawn@M8", "M8-M7*X");
    enters(&table, "d1 king@M8 M7", "KM8-M7*X");
    // Both can be pressed beside the board.
    assert_eq!(pieces(&table), 2);
}

#[test]
fn pawns_of_two_legs_on_one_cell_are_asked() {
    let table = placed_with("track", "figure8", "6/M5,M5' 6/- M8 south X-II-blank/X-II");
    asks(&table, "M5 M4");
    enters(&table, "M5 M4 pawn@M5", "M5-M4*X");
    enters(&table, "M5 M4 fourth@M5", "M5'-M4'*X");
    enters(&table, "M5 fourth@M5 M3", "M5'-M3'*II");
    enters(&table, "d2 fourth@M5", "M5'-M3'*II");
    enters(&table, "d2 M5 fourth@M5", "M5'-M3'*II");
    // One of them at the corner: their ways part.
    let table = placed_with("track", "figure8", "6/M1,M1' 6/- M8 south X-II-blank/X-II");
    enters(&table, "M1 N1", "M1-N1*X");
    asks(&table, "M1 S1");
    enters(&table, "M1 S1 d2", "M1'-S1*II");
    // Three of a kind: the king, too.
    let table = placed_with("track", "figure8", "6/M5,M5' 6/- M5=south south X-II-blank/X-II");
    asks(&table, "M5 M4");
    for (piece, mv) in [("king@M5", "KM5-M4*X"), ("pawn@M5", "M5-M4*X"), ("fourth@M5", "M5'-M4'*X")]
    {
        enters(&table, &format!("M5 M4 {piece}"), mv);
        enters(&table, &format!("{piece} M4"), mv);
    }
}

#[test]
fn who_waits_is_no_choice_beside_who_wakes() {
    let table = placed("1/S1:2 0/M7 M8 south X-X-II/X-X-II");
    enters(&table, "S1 S2", "S1-S2*X");
    enters(&table, "d1 S1", "S1-S2*X");
    assert_eq!((dice(&table).as_str(), pieces(&table)), ("X X <II>", 0));
}

#[test]
fn a_path_says_what_is_attacked() {
    let attacks = |text: &str, mv: &str| {
        let table = placed(text);
        let state = table.whole().line().state();
        let act: Act = state.read(mv).expect("a move");
        let mut takes = Vec::new();
        table.view().paths(&act, &mut |path| takes.push(path.takes));
        takes.dedup();
        assert_eq!(takes.len(), 1);
        assert_eq!(state.check(&act), Ok(()));
        takes[0]
            .iter()
            .map(|&site| Cell::new(site).expect("a cell").to_string())
            .collect::<String>()
    };
    let text = "12/M11,M10 14/M9 M8 south X-II-III/X-II-III";
    assert_eq!(attacks(text, "M10-M9*X"), "M9");
    assert_eq!(attacks(text, "M10-M8*II"), "M8", "the king");
    assert_eq!(attacks(text, "M11-M10*X"), "", "an own pawn");
    assert_eq!(attacks("12/M9 14/M1 M8=south south X-II-III/X-II-III", "M9-M8*X"), "");
}

/// The laws of paths where kings and pawns of several legs meet more often than in random
/// games: each path enters its move, and none begins another move's.
#[test]
fn paths_do_not_collide_where_pieces_crowd() {
    let all = Options::product(Sahkku::OPTIONS);
    let (mut paths, mut asked) = (0, 0);
    for n in 0..amount(300) {
        let options = &all[n % all.len()];
        let mut rng = Generator::new(n as u64);
        let mut slow = Slow::scattered(options, &mut rng);
        // The own king among the own pawns.
        let waits = &slow.tracks[slow.side][0];
        if let Some(place) = slow.active[slow.side].iter().find(|place| *place != waits)
            && slow.owner == Some(slow.side)
        {
            slow.king = place.trim_end_matches('\'').to_owned();
        }
        slow.throw(["X", "II", "III"]);
        let Ok(state) = Sahkku::set_up(options, &slow.text()) else { panic!("{}", slow.text()) };
        if !matches!(state.turn(), Turn::Seat(_)) {
            continue;
        }
        let setup = Setup { options: options.clone(), start: Some(slow.text()), dice: Dice::Given };
        let table = Table::<Sahkku>::new(setup, Seats::NONE).expect("a good position");
        let mut found: Vec<(Act, Vec<Target>)> = Vec::new();
        for act in state.list() {
            table.view().paths(&act, &mut |path| found.push((act, path.clicks)));
            assert!(found.iter().any(|(other, _)| *other == act));
        }
        for (i, (act, clicks)) in found.iter().enumerate() {
            for (j, (other, longer)) in found.iter().enumerate() {
                assert!(i == j || clicks != longer, "{clicks:?} twice in {}", slow.text());
                assert!(act == other || !longer.starts_with(clicks), "{}", slow.text());
            }
            let mut clicking = table.clone();
            let last = clicks.iter().find_map(|&click| match clicking.click(click) {
                Clicked::Entered(act) => Some(act),
                Clicked::SelectionChanged => None,
                Clicked::Refused(why) => panic!("{why:?}"),
            });
            assert_eq!(last, Some(*act), "{clicks:?} in {}", slow.text());
            asked += usize::from(clicks.len() > 3);
        }
        paths += found.len();
    }
    assert!(paths > 1_000 && asked > 100, "{paths} {asked}");
}
