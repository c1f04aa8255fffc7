//! Notation: moves, squares of the Chinese protocol, positions and views.

use super::{four, options, placed_text, play, seat, two};
use palamede::games::luzhanqi::{
    Act, Battle, Luzhanqi, LuzhanqiFour, Style, read_squares, squares,
};
use palamede::record::{Dice, Setup};
use palamede::rules::{
    Eye, Game, Generator, Line, Misread, Notation, Rules, Seats, Silent, Step, Want,
};
use palamede::table::Table;

const MEN: &str = "S: 9@S15 F@S62 2@S35 N: 3@N35 F@N62";

#[test]
fn moves_are_read_where_they_are_written() {
    let line = two("", MEN);
    for (text, at, want) in [
        ("", 0, Want::Move),
        ("S15", 3, Want::Move),
        ("S15N11", 6, Want::Move),
        ("S16-S25", 0, Want::Site),
        ("S15-X11", 4, Want::Site),
        ("S15-S251", 4, Want::Site),
        ("S15xS25", 3, Want::Attack),
        ("N35-S15", 3, Want::Attack),
        ("S15-S25=", 4, Want::Site),
        ("S15xN35=", 7, Want::Combat),
        ("S15xN35-", 7, Want::Combat),
        ("S15xS25+", 3, Want::Attack),
        ("S15-E11", 4, Want::Site),
        ("é15-S25", 0, Want::Site),
    ] {
        let Err(Misread { at: found, want: wanted, .. }) = line.state().read(text) else {
            // It is black's piece that would attack: the sign is that of the seat to act.
            assert_eq!(text, "N35-S15");
            continue;
        };
        assert_eq!((found, wanted), (at, want), "{text}");
    }
    let act = line.state().read("S15-S25").expect("a move");
    assert_eq!(act, Act::Go { from: 4, to: 9 });
    // How the combat ends may be said, and must be so then.
    let attack = Act::Go { from: 4, to: 40 + 4 };
    assert_eq!(line.state().write(&attack), "S15xN35");
    for text in ["S15xN35", "S15xN35+"] {
        assert_eq!(line.state().read(text), Ok(attack), "{text}");
    }
    assert_eq!(line.state().read("G4D0"), Ok(attack), "{}", squares(4, 44));
    let line = four("", "S: 9@S15 F@S62 E: 3@E11 F@E62 N: 2@N35 F@N62 W: 2@W35 F@W62");
    for text in ["S15-CSE", "S15xE11"] {
        assert_eq!(line.state().write(&line.state().read(text).expect("a move")), text);
    }
}

#[test]
fn squares_of_the_chinese_protocol_s1() {
    // The corners, and the worked pair of the board's data.
    assert_eq!(squares(0, 29), "G0L4");
    assert_eq!(squares(59, 30), "A0F4");
    for from in 0..60 {
        for to in 0..60 {
            assert_eq!(read_squares(&squares(from, to)), Some((from, to)));
        }
    }
    for text in ["", "G0", "G0L", "G0M4", "G5L4", "g0l4", "G0L44", "é0L4"] {
        assert_eq!(read_squares(text), None, "{text}");
    }
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let good = placed_text::<false>(MEN, 0);
    let read = |text: &str| Luzhanqi::set_up(&options::<false>(""), text);
    assert!(read(&good).is_ok());
    let change = |from: &str, to: &str| {
        assert!(good.contains(from), "{from} of {good}");
        good.replace(from, to)
    };
    for (text, want) in [
        (String::new(), Want::Row),
        (change(" play ", " fight "), Want::Pair),
        (change(" red ", " south "), Want::Seat),
        (change("out=-", "out=red"), Want::Pieces),
        (change("cause=-", "cause=flag"), Want::Pieces),
        (change("cause=-", "cause=rain"), Want::Pair),
        (change("turned=0", "turned=10"), Want::Pieces),
        (change("turned=0", "turned=00"), Want::Pair),
        (change("flags=-", "flags=S64"), Want::Pieces),
        (change("flags=-", "flags=S62"), Want::Pieces),
        (change("bears=-", "bears=S62:N35"), Want::Pieces),
        (change("fights=-", "fights=S15S25+"), Want::Pair),
        (change("fights=-", "fights=S15N35+"), Want::Pieces),
        (change("facts=-", "facts=?1:0"), Want::Pair),
        (format!("{good} x"), Want::End),
        // Two on one site; away, but never moved.
        (change("at=S11:.", "at=S11:S15"), Want::Pieces),
        (change("at=S11:.", "at=S11:S13"), Want::Pieces),
        // Nobody who is to move can.
        (placed_text::<false>("S: 9@S64 F@S62 N: 3@N35 F@N62", 0), Want::Pieces),
    ] {
        match read(&text) {
            Err(why) => assert_eq!(why.want, want, "{text}"),
            Ok(_) => panic!("{text} is read"),
        }
    }
    // Armies that may not stand so.
    let army = good.split([',', ' ']).next().expect("an army");
    let swapped: String = army.replace('F', "f");
    assert!(read(&good.replacen(army, &swapped, 1)).is_err());
    let rows: Vec<&str> = army.split('/').collect();
    let turned = format!("{}/{}/{}/{}/{}/{}", rows[5], rows[1], rows[2], rows[3], rows[4], rows[0]);
    assert!(read(&good.replacen(army, &turned, 1)).is_err());
}

#[test]
fn a_history_that_its_armies_cannot_have_is_refused() {
    let mut line = two("", "S: 9@S15 F@S62 2@S35 N: 3@N11 F@N62 2@N35");
    play(&mut line, "S15xN11");
    let text = line.state().position();
    assert!(text.contains("+ flags"), "{text}");
    assert!(Luzhanqi::set_up(&options::<false>(""), &text).is_ok());
    for sign in ["- flags", "= flags", "+f flags", "+S flags"] {
        let other = text.replace("+ flags", sign);
        assert!(Luzhanqi::set_up(&options::<false>(""), &other).is_err(), "{other}");
    }
}

/// No text of a running game that an eye can get holds a rank that it does not know.
#[test]
fn texts_of_a_running_game_hold_no_secrets() {
    let setup = Setup { options: options::<true>(""), start: None, dice: Dice::Seed(1) };
    let mut table = Table::<LuzhanqiFour>::new(setup, Seats::NONE).expect("the start");
    let mut rng = Generator::new(4);
    let armies: Vec<_> = (0..4).map(|_| super::random_army(&mut rng)).collect();
    for army in &armies {
        table.take(Step::Move(Act::Deploy(*army))).expect("legal");
    }
    assert_eq!(table.text(), None);
    for army in &armies {
        assert!(!table.link().contains(&army.write()[..5]));
    }
    assert!(table.link().ends_with("v=1"), "{}", table.link());
    for n in 0..4 {
        let text = LuzhanqiFour::write_view(&table.whole().view(Eye::Seat(seat(n))));
        for (other, army) in armies.iter().enumerate() {
            assert_eq!(text.contains(&army.write()), other == n, "{n} {other}");
        }
    }
    let laid_out = |table: &Table<_>| (0..4).map(|n| table.laid_out(seat(n))).collect::<Vec<_>>();
    assert_eq!(laid_out(&table), [const { None }; 4]);
    let public = LuzhanqiFour::write_view(&table.whole().line().state().view(Eye::Public));
    assert!(armies.iter().all(|army| !public.contains(&army.write())));
    // Over, the record says it all, and names what was played.
    let all = table.in_play();
    table.take(Step::Agree(all)).expect("agreed");
    let record = table.text().expect("a record");
    assert!(armies.iter().all(|army| record.contains(&army.write())), "{record}");
    assert!(laid_out(&table).into_iter().eq(armies.iter().map(|army| Some(army.write()))));
}

#[test]
fn views_that_cannot_be_are_refused() {
    let mut line = Line::new(Battle::<true>::start(&options::<true>("")));
    for _ in 0..4 {
        line.advance(&Step::Move(Act::Deploy(Style::Attack.army())), &mut Silent);
    }
    let text = LuzhanqiFour::write_view(&line.state().view(Eye::Seat(seat(1))));
    let read = |text: &str| LuzhanqiFour::read_view(&options::<true>(""), text);
    assert_eq!(read(&text).as_ref(), Ok(&line.state().view(Eye::Seat(seat(1)))));
    for (from, to) in [
        ("east knows", "up knows"),
        ("east knows", "public knows"),
        ("own:4", "own:5"),
        ("own:4", "mine:4"),
        ("ready=south,east", "ready=east,south"),
        ("ready=south,east,", "ready=south,"),
        (" out=-", ""),
    ] {
        assert!(text.contains(from), "{from} of {text}");
        assert!(read(&text.replacen(from, to, 1)).is_err(), "{from} {to}");
    }
}

/// The record and the link store what was in force; those made before, which stored what
/// was chosen beside it, still open.
#[test]
fn texts_store_the_options_that_were_in_force() {
    fn check<const F: bool>(chosen: &str, forced: &str) {
        let setup = Setup { options: options::<F>(chosen), start: None, dice: Dice::Given };
        let mut table = Table::<Battle<F>>::new(setup, Seats::NONE).expect("the start");
        for _ in 0..Battle::<F>::SEATS {
            table.take(Step::Move(Act::Deploy(Style::Attack.army()))).expect("legal");
        }
        table.take(Step::Agree(table.in_play())).expect("agreed");
        let record = table.text().expect("over");
        let in_force = forced.replace('=', ": ");
        assert!(record.contains(&in_force), "{record}");
        assert_eq!(Table::from_record(&record).map(|t: Table<Battle<F>>| t.text()), {
            Ok(Some(record.clone()))
        });
        let (name, value) = in_force.split_once(": ").expect("a pair");
        let other = if value == "yes" { "no" } else { "yes" };
        let body: Vec<&str> = record.lines().skip(1).filter(|l| !l.starts_with("end")).collect();
        let old = format!("Palamède record 1\n{}", body.join("\n"));
        let old = old.replace(&in_force, &format!("{name}: {other}"));
        let again = Table::<Battle<F>>::from_record(&old).expect("an older record opens");
        assert_eq!(again.text(), Some(record));
        let link = format!("v=1&{}", chosen.replace(' ', "&"));
        let again = Table::<Battle<F>>::from_link(&link, &[]).expect("an older link opens");
        assert_eq!(again.setup().options.get(name), value);
        assert_eq!(Table::<Battle<F>>::from_link(&again.link(), &[]).map(|t| t.link()), {
            Ok(again.link())
        });
    }
    check::<false>("flag_bearer=yes headquarters_lock=yes", "headquarters_lock=no");
    check::<true>("flag_bearer=yes headquarters_lock=yes", "headquarters_lock=no");
    check::<true>("clairvoyance=yes apparent_ally=yes", "apparent_ally=no");
}

#[test]
fn names_and_ids() {
    assert_eq!((Luzhanqi::ID, LuzhanqiFour::ID), ("luzhanqi", "luzhanqi-four"));
    assert_eq!((Luzhanqi::SEATS, LuzhanqiFour::SEATS), (2, 4));
    let names = |list: &[palamede::rules::Choice]| {
        list.iter()
            .map(|choice| format!("{}={}", choice.name, choice.values.join("|")))
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(
        names(Luzhanqi::OPTIONS),
        "flying_bombs=no|yes exploding_mines=no|yes first=red|lot|black clairvoyance=no|yes \
         flag_bearer=no|yes headquarters_lock=yes|no quiet_limit=70|none|31"
    );
    assert_eq!(
        names(LuzhanqiFour::OPTIONS),
        "flying_bombs=no|yes exploding_mines=no|yes first=south|lot clairvoyance=no|yes \
         apparent_ally=no|yes flag_bearer=no|yes headquarters_lock=yes|no quiet_limit=70|none \
         order=anticlockwise|clockwise"
    );
}
