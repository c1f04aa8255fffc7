//! What is thought of the moves that were made.

use super::{player, positions, searched, within};
use palamede::games::{Fanorona, GameId, Sahkku, TurkishDraughts};
use palamede::mind::{About, Ask, Job, Judged, Limits, Thinker, Why, plies_to_win, work};
use palamede::record::{Dice, Setup};
use palamede::rules::{Game, Generator, Options, Rng, Seats, Seen, Step, Thinkable, Turn};
use palamede::table::{Annotation, THREE_QUARTERS, Table, chances};
use palamede::with_game;

fn answered(mut thinker: Thinker) -> Option<Judged> {
    std::iter::repeat_with(|| thinker.think(512)).flatten().next().expect("an answer").judged
}

/// What is thought of the last move of a game of Turkish draughts from this position.
fn after(start: &str, moves: &[&str]) -> Judged {
    let options = Options::new(TurkishDraughts::OPTIONS);
    let setup = Setup { options, start: Some(start.to_owned()), dice: Dice::Withheld };
    let mut table = Table::<TurkishDraughts>::new(setup, Seats::NONE).expect("a position");
    for mv in moves {
        let step = table.read_step(mv).expect("a step");
        table.take(step).expect("allowed");
    }
    let job = Job::review(&table, 1, moves.len() - 1).expect("a move");
    assert_eq!((job.ask, job.open().made.as_str()), (Ask::Review, moves[moves.len() - 1]));
    answered(work(&job, || 0.0)).expect("there were others")
}

#[test]
fn a_man_given_away_is_found_with_the_move_that_keeps_it() {
    let given = after("W:Wa4,g2,h2:Ba5,a6,g7,h7", &["g2-g3"]);
    assert!(given.best - given.made >= 80, "{given:?}");
    assert_eq!(given.line[0], "a4-b4");
    assert!(given.loss() >= 5, "{given:?}");
    let kept = after("W:Wa4,g2,h2:Ba5,a6,g7,h7", &["a4-b4"]);
    assert_eq!((kept.best, kept.line.len(), kept.loss()), (kept.made, 0, 0));
    // The one move that keeps the man, and so a good one.
    assert_eq!(kept.why, [Why::Keeps]);
    assert_eq!(kept.annotation(0), Some(Annotation::Good));
}

/// What is told of a score: what is won for sure as it is, all else by what a man is worth.
fn told<R: Thinkable>(score: i32) -> i32 {
    match plies_to_win(score) {
        Some(_) => score,
        None => score * THREE_QUARTERS / R::THREE_QUARTERS,
    }
}

/// What was measured of a man's worth, and what the others have.
#[test]
fn a_review_tells_by_what_a_man_is_worth() {
    let worth = GameId::ALL.iter().map(|&game| with_game!(game, G => G::THREE_QUARTERS));
    let worth: Vec<i32> = worth.collect();
    assert_eq!(worth, [300, 220, 450, 160, 300, 270, 300, 300, 300], "{:?}", GameId::ALL);
}

/// The scores are those of a search of all moves to the same depth, whatever is asked.
fn judges_as_a_search<R: Thinkable>() {
    let mut seen = 0;
    positions::<R>(2, 9, &mut |line| {
        let moves = line.state().list();
        if moves.len() < 2 {
            return;
        }
        seen += 1;
        let limits = Limits { depth: 2, wide: true, ..within(u64::MAX) };
        let mut player = player(line, limits, 3);
        while !player.step(777) {}
        let search = searched(line, true, 2);
        let most = search.scored().iter().map(|tried| tried.score).max().expect("moves");
        for tried in search.scored() {
            let judged = player.judged(&|mv| *mv == tried.mv).expect("one of them");
            let told = [most, tried.score].map(told::<R>);
            assert_eq!([judged.best, judged.made], told, "{}", line.position());
            assert_eq!(judged.line.is_empty(), most == tried.score);
            let best = judged.line.first().and_then(|mv| line.state().read(mv).ok());
            let scored = |mv| search.scored().iter().find(|of| of.mv == mv).map(|of| of.score);
            assert_eq!(best.map_or(Some(most), scored), Some(most), "{}", line.position());
        }
    });
    assert!(seen > 10, "{seen}");
}

#[test]
fn each_move_is_worth_what_a_search_finds() {
    judges_as_a_search::<TurkishDraughts>();
    judges_as_a_search::<Fanorona>();
    judges_as_a_search::<Sahkku>();
}

/// A game played to its end by lot, or for so many steps.
fn played<R: Thinkable>(steps: usize, seed: u64) -> (Table<R>, Vec<(usize, Job)>) {
    let setup = Setup { options: Options::new(R::OPTIONS), start: None, dice: Dice::Seed(seed) };
    let mut table = Table::<R>::new(setup, Seats::NONE).expect("a start");
    let (mut rng, mut asked) = (Generator::new(seed), Vec::new());
    while table.len() < steps && !table.is_over() {
        if let Turn::Seat(_) = table.turn() {
            asked.extend(Job::new(&table, 1, Ask::Review, 0).map(|job| (table.len(), job)));
            let question = table.question().expect("a question");
            let mv = question.view().draft(rng.bits());
            let mv = mv.or_else(|| palamede::rules::random_move::<R>(question.view(), &mut rng));
            table.take(Step::Move(mv.expect("a move"))).expect("allowed");
        } else {
            table.throw().expect("a throw");
        }
    }
    if table.keeps_secrets() {
        assert_eq!(Job::review(&table, 1, 10), None, "not before the end");
        table.take(Step::Agree(table.in_play())).expect("agreed");
    }
    (table, asked)
}

/// A review asks by what the seat knew when it moved: the question is that of the computer that
/// would have moved then, to the letter.
#[test]
fn a_move_is_judged_by_what_was_known_then() {
    for &game in GameId::ALL {
        with_game!(game, G => {
            let (table, asked) = played::<G>(120, 7);
            let mut reviewed = 0;
            for (step, then) in asked {
                let Some(job) = Job::review(&table, 1, step) else {
                    let drafts = then.open().read_view::<G>().and_then(|view| view.draft(0)).is_some();
                    assert!(drafts, "{game:?} {step}");
                    continue;
                };
                reviewed += 1;
                assert!(!job.open().made.is_empty());
                let about = About { made: String::new(), ..job.open().clone() };
                assert_eq!(Job::about(job.number, job.ask, about), then, "{game:?} {step}");
            }
            assert!(reviewed > 20, "{game:?}");
        });
    }
}

/// In every game what is answered is of some move that there was.
#[test]
fn every_game_is_judged() {
    for &game in GameId::ALL {
        with_game!(game, G => {
            let (table, _) = played::<G>(if G::SECRETS { 30 } else { 12 }, 5);
            let jobs = (0..table.len()).filter_map(|step| Job::review(&table, 1, step));
            let mut judged = 0;
            for job in jobs.take(6) {
                let view = job.open().read_view::<G>().expect("a view");
                let Some(found) = answered(work(&job, || 0.0)) else {
                    assert_eq!(view.moves().len(), 1, "{game:?} {job:?}");
                    continue;
                };
                judged += 1;
                assert!(found.best >= found.made && found.loss() >= 0, "{game:?} {found:?}");
                assert!((1..=99).contains(&chances(found.best)));
                let moves: Vec<String> = view.moves().iter().map(|mv| view.write(mv)).collect();
                assert!(found.line.first().is_none_or(|mv| moves.contains(mv)), "{found:?}");
                assert_eq!(Judged::read(&found.text()), Some(found));
            }
            assert!(judged > 0, "{game:?}");
        });
    }
}

/// A game of dice that has hardly begun is open: the throws that would end it soon are few.
#[test]
fn a_throw_in_many_that_would_win_is_no_win() {
    for seed in 1..9 {
        let (table, _) = played::<Sahkku>(14, seed);
        for job in (0..table.len()).filter_map(|step| Job::review(&table, 1, step)) {
            let Some(found) = answered(work(&job, || 0.0)) else { continue };
            let chances = chances(found.best);
            assert!((10..=90).contains(&chances), "{seed}: {chances}, {found:?}");
        }
    }
}
