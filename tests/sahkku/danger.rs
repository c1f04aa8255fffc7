//! The danger that screens show, against brute force through the rules themselves.

use super::slow::Slow;
use super::{NORTH, SOUTH, options, set_up};
use crate::depth::amount;
use palamede::games::sahkku::{Cell, Event, Sahkku, Standing, Threat, Throw};
use palamede::rules::{
    Eye, Game, Generator, Notation, Options, Reason, Rng, Rules, Seat, Seen, Silent, Turn,
};
use palamede::scene::{Mark, Note, Target};

/// What the enemy of a seat can do with a throw, all orders of its dice tried out.
#[derive(Default)]
struct Harm {
    taken: Vec<Cell>,
    blocked: bool,
    beaten: bool,
}

fn harm(state: &Sahkku, seat: Seat, harm_done: &mut Harm) {
    for act in state.list() {
        let (mut next, mut told) = (state.clone(), Vec::new());
        next.play(&act, &mut told);
        let [(_, Event::Played { taken, king, .. })] = &told[..] else { panic!() };
        if *taken > 0 || *king == Some(Some(seat)) {
            harm_done.taken.push(act.to.cell);
        }
        look(&next, seat, harm_done);
    }
}

/// What stands after a throw or a move of the enemy.
fn look(next: &Sahkku, seat: Seat, harm_done: &mut Harm) {
    match next.turn() {
        Turn::Over(outcome) if outcome.winners.has(seat) => {}
        Turn::Over(outcome) => match outcome.reason {
            Reason::NoMove => harm_done.blocked = true,
            _ => harm_done.beaten = true,
        },
        Turn::Seat(mover) if mover != seat => harm(next, seat, harm_done),
        // After X-X-X it throws again: what stands now counts.
        _ => harm_done.blocked |= next.blocked(seat),
    }
}

fn compare(state: &Sahkku, options: &Options) -> [usize; 3] {
    let mut seen = [0; 3];
    for seat in [SOUTH, NORTH] {
        let danger = state.danger(seat);
        let (mut hits, mut blocked, mut beaten) = ([0u8; Cell::MOST], 0, 0);
        // The enemy is to throw, whatever is awaited now.
        let text = state.position();
        let words: Vec<&str> = text.split(' ').collect();
        let enemy = Sahkku::seat_name(seat.other());
        let text = format!("{} {} {} {enemy} throw", words[0], words[1], words[2]);
        let thrower = set_up(options, &text);
        if let Turn::Chance { .. } = thrower.turn() {
            Throw::all(&mut |throw, weight| {
                let mut next = thrower.clone();
                next.roll(&palamede::games::sahkku::Roll::Dice(throw), &mut Silent);
                let mut done = Harm::default();
                look(&next, seat, &mut done);
                done.taken.sort();
                done.taken.dedup();
                done.taken.iter().for_each(|cell| hits[cell.index()] += weight as u8);
                blocked += if done.blocked { weight as u8 } else { 0 };
                beaten += if done.beaten { weight as u8 } else { 0 };
            });
        }
        let found: Vec<u8> =
            (0..Cell::MOST).map(|n| danger.hit(Cell::new(n).expect("a cell"))).collect();
        assert_eq!(found, hits, "{text}");
        assert_eq!((danger.blocked, danger.beaten), (blocked, beaten), "{text}");
        // Only what is exposed can be hit.
        let exposed: Vec<usize> = state.exposed(seat).map(Cell::index).collect();
        let hit: Vec<usize> = (0..Cell::MOST).filter(|&n| hits[n] > 0).collect();
        assert!(hit.iter().all(|n| exposed.contains(n)), "{text}");
        seen[0] += hit.len();
        seen[1] += usize::from(blocked > 0);
        seen[2] += usize::from(beaten > 0);
    }
    seen
}

/// Scattered pieces and positions of random games, over all products of the options.
#[test]
fn danger_is_what_brute_force_finds() {
    let all = Options::product(Sahkku::OPTIONS);
    let mut seen = [0; 3];
    for n in 0..amount(200) {
        let options = &all[n % all.len()];
        let mut rng = Generator::new(n as u64);
        let state = if n % 3 == 0 {
            let mut state = Sahkku::start(options);
            for _ in 0..rng.below(150) {
                let mut next = state.clone();
                match next.turn() {
                    Turn::Seat(_) => {
                        let act = next.nth(rng.below(next.count() as u32) as usize);
                        next.play(&act.expect("a move"), &mut Silent);
                    }
                    _ => drop(next.roll(&next.throw(&mut rng).expect("a roll"), &mut Silent)),
                }
                if let Turn::Over(_) = next.turn() {
                    break;
                }
                state = next;
            }
            state
        } else {
            // It may be over at once: then another.
            loop {
                let slow = Slow::scattered(options, &mut rng);
                if let Ok(state) = Sahkku::set_up(options, &slow.text())
                    && !matches!(state.turn(), Turn::Over(_))
                {
                    break state;
                }
            }
        };
        if let Turn::Over(_) = state.turn() {
            continue;
        }
        let more = compare(&state, options);
        seen.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
    }
    assert!(seen.iter().all(|&n| n > 5), "{seen:?}");
}

/// The aid of a position by its name: whether it is on at first, the sites that it marks,
/// and what it says.
fn aid(state: &Sahkku, name: &str) -> (bool, Vec<Mark>, Vec<Note>) {
    let aids = state.view(Eye::Open).aids();
    let names: Vec<&str> = aids.iter().map(|aid| aid.name).collect();
    assert_eq!(names, ["danger", "track-south", "track-north"]);
    let aid = aids.into_iter().find(|aid| aid.name == name).expect("an aid");
    (aid.on, aid.marks, aid.notes)
}

#[test]
fn the_aid_marks_and_says_what_the_danger_is() {
    let options = options(&[]);
    let (mut marked, mut warned) = (0, 0);
    for n in 0..amount(60) {
        let slow = Slow::scattered(&options, &mut Generator::new(n as u64));
        let Ok(state) = Sahkku::set_up(&options, &slow.text()) else { continue };
        // Whose pieces the next throw threatens.
        let seat = match state.turn() {
            Turn::Seat(seat) => seat,
            Turn::Chance { by: Some(thrower) } => thrower.other(),
            _ => continue,
        };
        let danger = state.danger(seat);
        let hit: Vec<Cell> = (0..Cell::MOST).filter_map(Cell::new).collect();
        let hit = hit.into_iter().filter(|&cell| danger.hit(cell) > 0);
        let note = |site, threat: Threat, number: u8| Note {
            site,
            word: threat.word(),
            seat: seat.index() as u8,
            number: number.into(),
        };
        let mut notes: Vec<Note> =
            hit.map(|cell| note(Some(cell.index()), Threat::Hit, danger.hit(cell))).collect();
        let marks: Vec<Mark> = notes.iter().filter_map(|n| n.site.map(Mark::Threat)).collect();
        notes.extend((danger.blocked > 0).then(|| note(None, Threat::Blocked, danger.blocked)));
        notes.extend((danger.beaten > 0).then(|| note(None, Threat::Beaten, danger.beaten)));
        marked += marks.len();
        warned += notes.len() - marks.len();
        let (on, mut found, mut said) = aid(&state, "danger");
        found.sort_by_key(|mark| if let Mark::Threat(site) = mark { *site } else { usize::MAX });
        said.sort_by_key(|note| note.site.unwrap_or(usize::MAX));
        assert_eq!((on, found, said), (false, marks, notes), "{}", slow.text());
    }
    assert!(marked > 20 && warned > 0, "{marked} {warned}");
    // Before the lot nobody is in danger, nor after the end; the aids are there.
    let over = set_up(&options, "0/M12 0/- M8=south south throw");
    assert!(matches!(over.turn(), Turn::Over(_)));
    for state in [Sahkku::start(&options), over] {
        assert_eq!(aid(&state, "danger"), (false, vec![], vec![]));
    }
}

/// Sentence 2.
#[test]
fn the_tracks_are_drawn_in_their_order() {
    let names = |mark: &Mark| {
        let Mark::Way(sites) = mark else { panic!("{mark:?}") };
        let name = |site: &usize| Cell::new(*site).expect("a cell").to_string();
        sites.iter().map(name).collect::<Vec<_>>()
    };
    for (chosen, places) in [("loop45", 45), ("figure8", 60)] {
        let options = options(&[("track", chosen)]);
        let state = Sahkku::start(&options);
        let [south, north] = ["track-south", "track-north"].map(|name| {
            let (on, marks, notes) = aid(&state, name);
            assert!(!on && notes.is_empty() && marks.len() == 1);
            names(&marks[0])
        });
        assert_eq!((south.len(), north.len()), (places, places));
        assert_eq!(
            (&south[0], &south[15], &south[30]),
            (&"S1".into(), &"M15".into(), &"N1".into())
        );
        assert_eq!(
            (&north[0], &north[15], &north[30]),
            (&"N15".into(), &"M1".into(), &"S15".into())
        );
        if places == 60 {
            assert_eq!((&south[45], &south[59]), (&"M15".to_owned(), &"M1".to_owned()));
        }
    }
    // Of the selected pawn from its place on.
    let way = |option, text: &str, clicks: &[Target]| {
        let scene = set_up(&options(&[("track", option)]), text).view(Eye::Open).scene(clicks);
        scene.marks.iter().find(|mark| matches!(mark, Mark::Way(_))).map(names)
    };
    let site = |name: &str| Target::Site(Cell::read(name).expect("a cell").index());
    let text = "6/N13,M5 0/M9 M8 south X-II-III/X-II-III";
    assert_eq!(way("loop45", text, &[]), None);
    assert_eq!(
        way("loop45", text, &[site("N13")]),
        Some(vec!["N13".into(), "N14".into(), "N15".into()])
    );
    assert_eq!(way("loop45", text, &[Target::Die(1), site("M5")]).map(|way| way.len()), Some(20));
    assert_eq!(way("loop45", text, &[site("N13"), site("N14")]).map(|way| way.len()), Some(3));
    assert_eq!(way("loop45", text, &[site("M9")]), None, "an enemy pawn");
    // Of two pawns on one cell the one that is named.
    let text = "6/M5,M5' 6/- M8 south X-II-blank/X-II";
    assert_eq!(way("figure8", text, &[site("M5")]), None);
    let state = set_up(&options(&[("track", "figure8")]), text);
    let pieces = state.view(Eye::Open).scene(&[]).pieces;
    let fourth =
        pieces.iter().find(|piece| Standing::of(piece.word) == Standing::Fourth).expect("a pawn");
    let named = way("figure8", text, &[site("M5"), Target::Piece(fourth.id)]);
    assert_eq!(named, Some(["M5", "M4", "M3", "M2", "M1"].map(String::from).to_vec()));
}

#[test]
fn danger_by_hand() {
    let options = options(&[]);
    let cell = |name: &str| Cell::read(name).expect("a cell");
    // South's one pawn stands one place before North's and two before the king.
    let state = set_up(&options, "0/M9 3/M8,S1 M7=north south throw");
    let danger = state.danger(NORTH);
    assert_eq!(danger.hit(cell("M8")), 40, "any X; or II takes the king, who goes III and II");
    assert_eq!(danger.hit(cell("M7")), 44, "any II, or X twice");
    assert_eq!(danger.hit(cell("S1")), 0);
    assert_eq!((danger.blocked, danger.beaten), (0, 0));
    // North's pawn hits by X, its king by II.
    assert_eq!(state.danger(SOUTH).hit(cell("M9")), 56);

    // Whoever waits is safe: three sleep, one waits, one can be hit.
    let state = set_up(&options, "3/S1,N15 0/S12 M8 north throw");
    assert_eq!(state.waiting(SOUTH), 1);
    let exposed: Vec<Cell> = state.exposed(SOUTH).collect();
    assert_eq!(exposed, [cell("N15")]);

    // A step in front of the last sleeper blocks it (sentence 12): the pawn by X, the king
    // by III, II and II (N4, N2, S2).
    let state = set_up(&options, "1/- 0/S3,M3 N1=north north throw");
    assert_eq!(state.danger(SOUTH).blocked, 40);
    assert!(!state.blocked(SOUTH));
    assert!(set_up(&options, "1/- 0/S2,M3 N1=north north throw").blocked(SOUTH));
    // The last pawn that is awake is hit: nothing is left (sentence 11).
    let state = set_up(&options, "0/M9 0/M8 N1=north north throw");
    assert_eq!((state.danger(SOUTH).beaten, state.danger(SOUTH).hit(cell("M9"))), (37, 37));
    // Two legs of one cell are hit together.
    let figure8 = super::options(&[("track", "figure8")]);
    let state = set_up(&figure8, "0/M5,M5' 0/M4 N1=north north throw");
    assert_eq!(state.danger(SOUTH).beaten, 37);
    // No danger when the game is over, nor from who is blocked: it loses first.
    let over = set_up(&options, "0/- 0/M8 N1=north north throw");
    assert_eq!((over.danger(SOUTH).blocked, over.danger(SOUTH).beaten), (0, 0));
    let again = super::options(&[("rethrow", "triple_sahkku")]);
    let state = set_up(&again, "4/N11 4/S5 M8 south again");
    assert!(state.blocked(SOUTH) && state.blocked(NORTH));
    assert_eq!((state.danger(SOUTH).blocked, state.danger(NORTH).blocked), (0, 0));
}
