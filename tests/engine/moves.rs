//! What the protocol lists as moves, and how moves may be written.

use super::{answers, dialogue, last};

/// In every game, at every stage of it: what `moves` lists `play` takes, and of many other
/// texts none. Of arrangements only the named ones are listed.
#[test]
fn moves_lists_what_play_takes() {
    for listed in last("games") {
        let game = listed.split(' ').next().expect("an id");
        let (mut steps, mut points) = (format!("new {game} seed=3"), Vec::new());
        for n in 0..14 {
            let mut now = answers(format!("{steps}\nstatus\nmoves\nshow").as_bytes());
            let mut next = || now.pop().expect("an answer").lines;
            let (show, moves, status) = (next(), next(), next());
            if status[0].starts_with("over") {
                break;
            }
            if status[0] == "chance" {
                assert!(moves.is_empty(), "{game}");
                steps += "\nroll";
                continue;
            }
            assert!(!moves.is_empty(), "{game}: {show:?} lists no move");
            assert!(moves.is_sorted(), "{game}");
            steps += &format!("\nplay {}", moves[7 * n % moves.len()]);
            points.push((show[0].clone(), moves));
        }
        // The moves of every stage, and what their parts make together.
        let mut texts: Vec<String> = points.iter().flat_map(|(_, moves)| moves.clone()).collect();
        let sites: Vec<&str> = match game.starts_with("luzhanqi") {
            true => texts.iter().filter_map(|text| text.split(['-', 'x']).next()).collect(),
            false => Vec::new(),
        };
        let pairs = sites.iter().flat_map(|a| sites.iter().map(move |b| (a, b))).step_by(97);
        let made: Vec<String> =
            pairs.flat_map(|(a, b)| [format!("{a}-{b}"), format!("{a}x{b}")]).collect();
        texts.extend(made);
        texts.sort();
        texts.dedup();
        for (position, moves) in points {
            // A capture that is the only way of a move may be left out.
            let short = |text: &String| moves.iter().any(|mv| mv.starts_with(&format!("{text}x")));
            let asked =
                |text: &String| moves.contains(text) || !moves[0].contains('/') && !short(text);
            let texts: Vec<&String> = texts.iter().filter(|text| asked(text)).collect();
            let mut input = format!("new {game}\n");
            texts.iter().for_each(|text| input += &format!("position {position}\nplay {text}\n"));
            let answers = answers(input.as_bytes());
            let taken = answers[1..].chunks(2).zip(texts).filter_map(|(pair, text)| {
                assert_eq!(pair[0].error, None, "{position}");
                pair[1].error.is_none().then_some(text.as_str())
            });
            assert_eq!(taken.collect::<Vec<_>>(), moves, "{game}: {position}");
        }
    }
}

#[test]
fn combats_may_say_how_they_end_and_squares_of_another_protocol_are_read() {
    let (red, black) =
        ("76232/B.5.7/58.1B/1.4.3/M91M3/MF426", "72812/3.3.B/65.56/7.4.B/311M9/42MFM");
    dialogue(&format!(
        "> new luzhanqi
         ok
         > play {red}
         ok
         > play {black}
         ok
         > play S15-N11
         error: Step 3, “S15-N11”. At character 4, “x” before a piece to attack or “-” before a \
         free place is expected; the text says “-N11”.
         > play S15xN11 +
         error: Step 3, “S15xN11+”. At character 8, the sign of this combat (“+” if the attacker \
         stays, “-” if the other does, “=” if neither does) is expected; the text says “+”.
         > play S15xN11 -
         ok
         > undo
         ok
         > play S15xN11-
         ok
         > undo
         ok
         > play G4F4
         ok
         > play resign black
         ok"
    ));
    let record = |moves: &str| {
        last(&format!(
            "load Palamède record 1; game: luzhanqi; moves: 1. {red} {black} {moves}\nrecord"
        ))
    };
    let plain = record("2. S15xN11 resign:black");
    for same in ["2. S15xN11 - resign:black", "S15xN11- resign:black", "G4F4 resign:black"] {
        assert_eq!(record(same), plain, "{same}");
    }
    // Who looks is called as everywhere in the game for two.
    let seen = last(&format!("new luzhanqi\nplay {red}\nplay {black}\nshow black"));
    assert!(seen[0].starts_with(&format!("black knows=own:{black} play red ")), "{seen:?}");
}
