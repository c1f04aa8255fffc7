//! The engine's text protocol, driven as other programs drive it: a process, lines in,
//! lines out.

mod moves;

use serde_json::Value;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// The engine, built as `cargo test` builds it. A run of this test alone would not
/// build it, or leave an older one there.
fn engine() -> &'static PathBuf {
    static ENGINE: OnceLock<PathBuf> = OnceLock::new();
    ENGINE.get_or_init(|| {
        let cargo = env!("CARGO");
        // Of the packages that are tested together: for others, libraries would be built with other features, and
        // all that is built with them once more.
        let arguments = ["build", "--quiet", "--workspace"];
        let built = Command::new(cargo)
            .args(arguments)
            .args(["--profile", "test", "--example", "engine"])
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .status()
            .expect("cargo");
        assert!(built.success(), "the engine does not build");
        let test = std::env::current_exe().expect("this test");
        let profile = test.parent().and_then(|deps| deps.parent()).expect("a profile's folder");
        profile.join("examples").join(format!("engine{}", std::env::consts::EXE_SUFFIX))
    })
}

/// An answer: its lines, and `ok` or the error.
#[derive(PartialEq, Debug)]
struct Answer {
    lines: Vec<String>,
    error: Option<String>,
}

/// Runs the engine on this input, which must end it in good order.
fn answers(input: &[u8]) -> Vec<Answer> {
    answers_of(&mut Command::new(engine()), input)
}

/// The same of an engine that this command starts.
fn answers_of(engine: &mut Command, input: &[u8]) -> Vec<Answer> {
    let mut child =
        engine.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the engine");
    let mut stdin = child.stdin.take().expect("its input");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("its output");
    assert!(output.status.success(), "{}", output.status);
    // After `quit` nobody reads what is left.
    let _ = writer.join();
    let (mut answers, mut lines) = (Vec::new(), Vec::new());
    for line in String::from_utf8(output.stdout).expect("text").lines() {
        let error = line.strip_prefix("error: ").map(str::to_owned);
        if error.is_some() || line == "ok" {
            answers.push(Answer { lines: std::mem::take(&mut lines), error });
        } else {
            lines.push(line.to_owned());
        }
    }
    assert!(lines.is_empty(), "an answer without an end: {lines:?}");
    answers
}

/// Runs a dialogue: lines with `> ` go in, the lines under them are the whole answer.
fn dialogue(text: &str) {
    let (mut input, mut expected) = (String::new(), Vec::<Vec<&str>>::new());
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        match line.strip_prefix("> ") {
            Some(command) => {
                input += &format!("{command}\n");
                expected.push(Vec::new());
            }
            None => expected.last_mut().expect("a command first").push(line),
        }
    }
    let found = answers(input.as_bytes());
    for ((command, expected), found) in input.lines().zip(&expected).zip(&found) {
        let end = found.error.as_ref().map_or("ok".to_owned(), |why| format!("error: {why}"));
        let mut lines: Vec<&str> = found.lines.iter().map(|line| line.trim_end()).collect();
        lines.push(&end);
        assert_eq!(&lines, expected, "{command}");
    }
    assert_eq!(found.len(), expected.len());
}

#[test]
fn every_counted_position_has_its_leaves() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/mak_yek_perft.json");
    let data: Value =
        serde_json::from_str(&std::fs::read_to_string(path).expect("the data")).expect("JSON");
    let mut rows = vec![("mak-yek", &data["start"]), ("apit-sodok", &data["apit_sodok_start"])];
    rows.extend(data["positions"].as_array().expect("rows").iter().map(|row| ("mak-yek", row)));
    let (mut input, mut expected) = (String::new(), Vec::<Vec<String>>::new());
    for (game, row) in rows {
        let (fen, counts) = (row["fen"].as_str().expect("text"), row["counts"].as_array());
        let counts = counts.expect("counts");
        // The counters of the data files are read and ignored.
        input += &format!("new {game}\nposition {fen}\nperft {}\n", counts.len());
        let counts = counts.iter().enumerate();
        expected.push(counts.map(|(n, count)| format!("perft {} {count}", n + 1)).collect());
    }
    let answers = answers(input.as_bytes());
    assert!(answers.iter().all(|answer| answer.error.is_none()));
    let found: Vec<Vec<String>> =
        answers.into_iter().map(|a| a.lines).filter(|lines| !lines.is_empty()).collect();
    assert_eq!(found, expected);
}

#[test]
fn a_game_is_played_shown_and_taken_back() {
    dialogue(
        "> new mak-yek
         ok
         > show
         rrrrrrrr/8/rrrrrrrr/8/8/RRRRRRRR/8/RRRRRRRR w
         ok
         > play d3-d5
         ok
         > play c6-c5
         ok
         > show black
         rrrrrrrr/8/rr1rrrrr/2rR4/8/RRR1RRRR/8/RRRRRRRR w
         ok
         > show
         rrrrrrrr/8/rr1rrrrr/2rR4/8/RRR1RRRR/8/RRRRRRRR w quiet=2
         ok
         > play b3-b5xc5
         ok
         > status
         turn black
         ok
         > undo
         ok
         > status
         turn white
         ok
         > play resign black
         ok
         > status
         over white resigned
         ok
         > moves
         ok
         > undo
         ok
         > play draw
         ok
         > status
         over - agreed
         ok
         > undo
         ok
         > undo
         ok
         > undo
         ok
         > undo
         error: undo: no step has been taken
         > show
         rrrrrrrr/8/rrrrrrrr/8/8/RRRRRRRR/8/RRRRRRRR w
         ok",
    );
}

#[test]
fn positions_carry_their_quiet_plies() {
    dialogue(
        "> new apit-sodok quiet_limit=25 intervention=neighbours
         ok
         > position 7r/8/8/8/1rr1rr2/8/8/3R4 w quiet=48 - - 3 9
         ok
         > show
         7r/8/8/8/1rr1rr2/8/8/3R4 w quiet=48
         ok
         > moves
         d1-a1
         d1-b1
         d1-c1
         d1-d2
         d1-d3
         d1-d4xc4,e4
         d1-d5
         d1-d6
         d1-d7
         d1-d8
         d1-e1
         d1-f1
         d1-g1
         d1-h1
         ok
         > play d1-d2
         ok
         > play h8-h7
         ok
         > status
         over black quiet
         ok
         > play d2-d1
         error: Step 3, “d2-d1”. The game is over.
         > position 7r/8/8/8/8/8/8/R7 w
         ok
         > status
         over - material
         ok
         > perft 2
         perft 1 14
         perft 2 194
         ok",
    );
}

#[test]
fn lots_are_thrown_or_given() {
    dialogue(
        "> new mak-yek first=lot seed=5
         ok
         > status
         chance
         ok
         > moves
         ok
         > perft 1
         error: Step 1, “perft”. Throw the dice or draw lots first.
         > roll black
         ok
         > status
         turn black
         ok
         > roll black
         error: Step 2, “black”. There are no dice to throw and no lots to draw: a side is to move.
         > undo
         ok
         > roll white
         ok
         > status
         turn white
         ok
         > undo
         ok
         > roll
         ok
         > roll
         error: Step 2, “roll”. There are no dice to throw and no lots to draw: a side is to move.",
    );
}

#[test]
fn dice_are_thrown_or_given_and_played_one_by_one() {
    dialogue(
        "> new sahkku columns=9
         ok
         > status
         chance
         ok
         > roll south
         ok
         > show
         9/- 9/- M5 south throw
         ok
         > play S9-M9*X
         error: Step 2, “S9-M9*X”. Throw the dice or draw lots first.
         > roll X-II
         error: Step 2, “X-II”. At character 1, a throw of dice or a lot is expected; the text says “X-II”.
         > roll X-II-blank
         ok
         > status
         turn south
         ok
         > show north
         9/- 9/- M5 south X-II-blank/X-II
         ok
         > moves
         S9-M9*X
         ok
         > play S9-M9*II
         error: Step 3, “S9-M9*II”. The pawn on S9 sleeps: only an X wakes it, moving it one cell on.
         > play S9-M9*X
         ok
         > roll
         error: Step 4, “roll”. There are no dice to throw and no lots to draw: a side is to move.
         > moves
         M9-M7*II
         ok
         > play M9-M7*II
         ok
         > roll III-III-blank
         ok
         > show
         8/M7 9/- M5 south throw
         ok
         > undo
         ok
         > undo
         ok
         > show
         8/M9 9/- M5 south X-II-blank/II
         ok
         > go depth 1 seed=3
         bestmove M9-M7*II
         ok
         > record
         Palamède record 1 sealed
         game: sahkku
         columns: 9
         track: loop45
         king_alone: plays
         lap_end: stop
         rethrow: none
         dice: given
         moves: roll:south roll:X-II-blank 1. S9-M9*X
         end: 3 6d077696
         ok",
    );
}

#[test]
fn the_same_seed_throws_the_same_dice() {
    let game = |seed: u32| {
        let rolls = "roll\n".repeat(4);
        last(&format!("new sahkku seed={seed}\n{rolls}record"))
    };
    assert_eq!(game(7), game(7));
    assert!((8..12).all(|seed| game(seed) != game(7)));
    // What was thrown stands in the record, and is held to the seed.
    let record = game(7).join("; ");
    assert!(record.contains("dice: seed:7 "), "{record}");
    assert_eq!(last(&format!("new mak-yek\nload {record}\nrecord")).join("; "), record);
}

/// The lines of the answer to the last of these commands.
fn last(commands: &str) -> Vec<String> {
    let answer = answers(commands.as_bytes()).pop().expect("an answer");
    assert_eq!(answer.error, None, "{commands}");
    answer.lines
}

#[test]
fn the_same_seed_throws_the_same_and_other_seeds_do_not() {
    let lot = |seed: u32| last(&format!("new mak-yek first=lot seed={seed}\nroll\nstatus"));
    let lots: Vec<Vec<String>> = (0..20).map(lot).collect();
    assert_eq!(lots, (0..20).map(lot).collect::<Vec<_>>());
    assert!(lots.iter().any(|lot| lot[0] == "turn white"));
    assert!(lots.iter().any(|lot| lot[0] == "turn black"));
}

#[test]
fn records_go_out_and_in_whatever_was_thrown() {
    for chance in ["roll", "roll white", "roll black", "roll black\nundo\nroll white"] {
        let own = "a3-a5\nplay a6-a5\nplay b3-b4\nplay b6-b5"; // one colour's are refused
        let commands =
            format!("new apit-sodok first=lot setup=rows13 seed=9\n{chance}\nplay {own}");
        let record = last(&format!("{commands}\nrecord"));
        let show = last(&format!("{commands}\nshow"));
        let load = format!("load {}", record.join("; "));
        assert_eq!(last(&format!("{load}\nrecord")), record, "{chance}");
        assert_eq!(last(&format!("{load}\nshow")), show, "{chance}");
    }
    // Cut or changed, it is refused, and the game stays.
    let record = last("new mak-yek\nplay a3-a5\nplay b6-b4\nrecord").join("; ");
    for bad in [record.replace("b6-b4", "c6-c4"), record.replace("end: 2", "end: 3")] {
        let found = answers(format!("new mak-yek\nplay h3-h4\nload {bad}\nshow").as_bytes());
        assert!(found[2].error.is_some(), "{bad}");
        assert_eq!(found[3].lines, ["rrrrrrrr/8/rrrrrrrr/8/7R/RRRRRRR1/8/RRRRRRRR b quiet=1"]);
    }
}

#[test]
fn games_are_listed_with_their_options() {
    let games = last("games");
    for line in [
        "mak-yek 2 first=white|black|lot quiet_limit=50|25|100|none",
        "shap-luk 2 first=rebels|general flights=1|0|unlimited capture=optional|obligatory \
         rebels_capture=no|yes captures_to_win=12|8|6",
    ] {
        assert!(games.iter().any(|listed| listed == line), "{line} in {games:?}");
    }
    // What is listed can be started, with each value.
    let mut input = String::new();
    for line in &games {
        let mut words = line.split(' ');
        let (id, _seats) = (words.next().expect("an id"), words.next());
        for (name, values) in words.filter_map(|word| word.split_once('=')) {
            for value in values.split('|') {
                input += &format!("new {id} {name}={value}\nstatus\nshow\n");
            }
        }
    }
    for (command, answer) in input.lines().zip(answers(input.as_bytes())) {
        assert_eq!(answer.error, None, "{command}");
    }
}

#[test]
fn playouts_are_counted_and_end_by_the_rules() {
    let lines = last("new mak-yek seed=1\nplayouts 0.05");
    let words: Vec<&str> = lines[0].split(' ').collect();
    let names: Vec<&str> = words.iter().copied().step_by(2).collect();
    assert_eq!(names, ["playouts", "moves", "mean", "seconds", "moves_per_second"]);
    let value = |at: usize| words[2 * at + 1].parse::<f64>().expect("a number");
    assert!(value(0) >= 16.0 && value(1) > value(0) && value(3) >= 0.05, "{lines:?}");
    assert!((value(1) / value(0) - value(2)).abs() < 0.1, "{lines:?}");
    let capped = last("new mak-yek seed=1\nplayouts 0.01 7");
    assert!(capped[0].contains(" mean 7.0 "), "{capped:?}");
    // The game itself has not moved.
    assert_eq!(last("new mak-yek\nplayouts 0\nstatus"), ["turn white"]);
}

#[test]
fn a_player_takes_what_it_can() {
    for seed in 0..5 {
        let position = "position 7r/8/8/8/2r1r3/8/8/R2R3R w";
        let lines = last(&format!("new mak-yek\n{position}\ngo level 3 seed={seed}"));
        assert_eq!(lines.last().map(String::as_str), Some("bestmove d1-d4xc4,e4"));
    }
    let choice = |seed: u32| last(&format!("new mak-yek\ngo level 1 seed={seed}"));
    assert_eq!(choice(1), choice(1));
    assert!((2..9).any(|seed| choice(seed) != choice(1)), "the seed changes nothing");
}

#[test]
fn a_search_tells_what_it_finds() {
    let position = "position 7r/8/8/8/2r1r3/8/8/R2R3R w";
    for limit in ["depth 3", "nodes 3000", "ms 50", "level 6", "nodes 100000 depth 2"] {
        let lines = last(&format!("new mak-yek\nhash 1\nthreads 1\n{position}\ngo {limit} seed=1"));
        let (best, infos) = lines.split_last().expect("lines");
        let mv = best.strip_prefix("bestmove ").expect("a move");
        assert!(!infos.is_empty(), "{limit}");
        for (info, before) in infos.iter().zip(std::iter::once(None).chain(infos.iter().map(Some)))
        {
            let words: Vec<&str> = info.split(' ').collect();
            let at = |name: &str| words.iter().position(|word| *word == name).expect(name) + 1;
            let depth = |info: &str| info.split(' ').nth(2).and_then(|n| n.parse::<u32>().ok());
            assert!(before.is_none_or(|before| depth(before) < depth(info)), "{limit}: {info}");
            assert!(words[at("nodes")].parse::<u64>().is_ok_and(|n| n > 0), "{info}");
            assert!(words.len() > at("pv"), "{info}");
        }
        let last = infos.last().expect("an iteration");
        assert!(limit == "ms 50" || last.contains(&format!(" pv {mv}")), "{limit}: {last}, {mv}");
    }
}

#[test]
fn what_is_wrong_is_answered_with_one_line_that_says_where() {
    let before = "new mak-yek\nplay a3-a4\n";
    for (bad, part) in [
        ("", "no command"),
        ("hello", "no command \"hello\""),
        ("games all", "\"all\""),
        ("new", "which game"),
        ("new chess", "\"chess\""),
        ("new mak-yek fast", "\"fast\""),
        ("new mak-yek speed=9", "\"speed\""),
        ("new mak-yek first=green", "\"green\""),
        ("new mak-yek seed=x", "\"x\""),
        ("position", "character 1"),
        ("position 8/8 w", "character 4"),
        ("position 8/8/8/8/8/8/8/R6r x", "character 19"),
        ("position 8/8/8/8/8/8/8/R6r w quiet=many", "character 27"),
        ("position 8/8/8/8/8/8/8/R6r w soon", "“soon”"),
        ("show green", "white, black"),
        ("moves all", "\"all\""),
        ("play", "one step"),
        ("play a6-a5 a4-a5", "one step"),
        ("play a6-a9", "character 4"),
        ("play a4-a5", "Step 2"),
        ("play a6-b5", "Step 2"),
        ("play resign green", "\"green\""),
        ("roll", "Step 2"),
        ("roll six", "character 1"),
        ("undo 2", "\"2\""),
        ("status now", "\"now\""),
        ("perft", "perft"),
        ("perft -1", "\"-1\""),
        ("perft 100", "\"100\""),
        ("playouts", "seconds"),
        ("playouts NaN", "NaN"),
        ("playouts inf", "inf"),
        ("playouts -1", "-1"),
        ("playouts 1 2000000", "\"2000000\""),
        ("go", "level"),
        ("go level 0", "level"),
        ("go level 99", "\"99\""),
        ("go nodes many", "\"many\""),
        ("go depth 100", "\"100\""),
        ("go ms -1 seed=1", "\"-1\""),
        ("go seed=1", "level L"),
        ("hash", "hash"),
        ("hash 0", "1 to"),
        ("hash 5000", "\"5000\""),
        ("threads 2", "1 thread"),
        ("go level 1 seed=x", "\"x\""),
        ("go home 1", "\"home\""),
        ("record all", "\"all\""),
        ("load", "game"),
        ("load Palamède record 1; game: chess; moves:", "\"chess\""),
        ("load Palamède record 9; game: mak-yek; moves:", "9"),
        ("load Palamède record 1; game: mak-yek; moves: a3-a4 a3-a5", "Step 2"),
    ] {
        let found = answers(format!("{before}{bad}\nshow\n").as_bytes());
        let why = found[2].error.as_deref().unwrap_or_else(|| panic!("{bad}: {:?}", found[2]));
        assert!(why.contains(part), "{bad}: {why}");
        assert!(found[2].lines.is_empty(), "{bad}");
        // The game is as it was.
        let show = "rrrrrrrr/8/rrrrrrrr/8/R7/1RRRRRRR/8/RRRRRRRR b quiet=1";
        assert_eq!(found[3].lines, [show], "{bad}");
    }
}

#[test]
fn a_review_judges_every_move() {
    for how in ["review", "review level 1", "review depth 2"] {
        let game = "new turkish-draughts\nposition W:Wa4,g2,h2:Ba5,a6,g7,h7\n";
        let found = answers(format!("{game}play g2-g3\nplay a5xa3\n{how}\n").as_bytes());
        let [given, taken] = &found[4].lines[..] else { panic!("{how}: {:?}", found[4]) };
        let words: Vec<&str> = given.split(' ').collect();
        assert_eq!(words[..4], ["ply", "1", "g2-g3", "score"], "{how}");
        assert_eq!(words[5..8], ["best", "a4-b4", "loss"], "{how}");
        assert!(words[8].parse::<i32>().expect("a number") >= 80, "{how}: {given}");
        // What must be taken is no choice.
        assert_eq!(taken, "ply 2 a5xa3 score 0 best a5xa3 loss 0", "{how}");
    }
    let found = answers(b"new luzhanqi\nreview\nreview level 9\nnew mak-yek\nreview now\nreview\n");
    let why = |n: usize| found[n].error.clone().unwrap_or_default();
    assert!(why(1).contains("hidden"), "{}", why(1));
    assert!(why(2).starts_with("level: expected"), "{}", why(2));
    assert!(why(4).starts_with("review: expected"), "{}", why(4));
    assert_eq!((found[5].lines.len(), &found[5].error), (0, &None), "nothing was played");
}

#[test]
fn without_a_game_every_command_but_four_says_so() {
    for command in [
        "position x",
        "show",
        "moves",
        "play a3-a4",
        "roll",
        "undo",
        "status",
        "perft 1",
        "playouts 1",
        "go level 1",
        "review",
        "record",
    ] {
        let found = answers(command.as_bytes());
        let why = found[0].error.as_deref().unwrap_or_default();
        assert!(why.contains("no game yet"), "{command}: {why}");
    }
}

#[test]
fn only_quit_and_the_end_of_input_end_it() {
    let mut input = Vec::new();
    for junk in [
        b"\xff\xfe\x00\x01".to_vec(),
        b"play \xf0\x9f\x99\x82-a3".to_vec(),
        b"position \xc3".to_vec(),
        vec![b'x'; 1 << 20],
        [b"load ".to_vec(), vec![b';'; 1 << 16]].concat(),
        b"perft 18446744073709551616".to_vec(),
        b"new mak-yek seed=18446744073709551616".to_vec(),
        b"load Palam\xc3\xa8de record 1; game: mak-yek; moves: \x1b[31m\r".to_vec(),
    ] {
        input.extend(b"new mak-yek\n");
        input.extend(junk);
        input.extend(b"\n");
    }
    input.extend(b"games"); // the last line has no end
    let found = answers(&input);
    assert_eq!(found.len(), 17);
    for (n, answer) in found.iter().enumerate() {
        assert_eq!(answer.error.is_some(), n % 2 == 1, "{n}: {answer:?}");
    }
    assert_eq!(answers(b"games\nquit\ngames\n").len(), 1, "quit ends it");
    assert!(answers(b"").is_empty());
}

/// A table that is larger than what the system gives is made smaller: the answer comes all the same.
#[cfg(unix)]
#[test]
fn a_table_larger_than_memory_ends_nothing() {
    let mut shell = Command::new("sh");
    shell.args(["-c", "ulimit -v 1000000 && exec \"$0\""]).arg(engine());
    let found = answers_of(&mut shell, b"new fanorona\nhash 4096\ngo nodes 2000\nquit\n");
    assert!(found.iter().all(|answer| answer.error.is_none()), "{found:?}");
    assert!(found[2].lines.iter().any(|line| line.starts_with("bestmove ")), "{found:?}");
}
