//! Another move of a puzzle than its answer: what is said of it is so, by every move and every reply.

use super::lessons::{enter, moves_at, rules};
use super::*;
use crate::puzzles::force::{Goal, Problem, after};
use crate::shared::Known;
use palamede::rules::{Eye, GameEvent, Line, Seen, Step};
use palamede::text::{Exercise, Speak};
use palamede::with_game;

/// Every so many of the other moves of a puzzle are looked at: all of them are made by `lessons`.
const SAMPLE: usize = 3;

/// What is taken by both sides, as counted on the board.
fn taken<G: Known>(before: &Line<G>, now: &Line<G>, me: Seat) -> i32 {
    let [before, now] = [before, now].map(|line| G::count_pieces(&line.state().position()));
    let lost = |seat: Seat| before[seat.index()] - now[seat.index()];
    lost(me.other()) - lost(me)
}

/// The most that can be forced from here in so many own moves, of a goal of captures.
fn most<G: Known>(problem: &Problem, line: &Line<G>, own: usize) -> i32 {
    let holds = |n: &i32| match line.turn() {
        Turn::Seat(_) if own > 0 => problem.with(Goal::Take(*n)).can(line, own),
        _ => problem.with(Goal::Take(*n)).is_done(line),
    };
    (-20..20).rev().find(holds).expect("a number")
}

/// The sentence that is right for the move of a puzzle, given the reply that it names.
fn right<G: Known + Speak>(puzzle: &Exercise, made: &str, said: &str) -> String {
    let lang = Lang::Fr;
    let words = &lang.prose().site.tries;
    let line = Line::<G>::set_up(&Options::new(G::OPTIONS), puzzle.start).expect("a position");
    let Turn::Seat(me) = line.turn() else { panic!("nobody's turn") };
    let goal = Goal::read(puzzle.goal).expect("a goal");
    let own = if G::DICE { 3 } else { puzzle.line.len().div_ceil(2) };
    let mut problem = Problem::new(&line, me, goal);
    let mv = line.state().read(made).expect("a move");
    assert!(!problem.does(&line, &mv, own - 1), "{made} is an answer");
    let next = after(&line, &mv);
    let asked = |n: i32| words.asked(&n);
    if let Turn::Over(over) = next.turn()
        && over.winners.has(me.other())
    {
        return words.lost.to_owned();
    }
    match (next.turn(), goal) {
        (Turn::Seat(seat), _) if seat != me && own > 1 => {}
        (_, Goal::Take(n)) if G::DICE => {
            let best = most(&problem, &next, own - 1);
            return lang.say(&[&words.dice(&best.max(0)), &asked(n)]);
        }
        _ if G::DICE => return words.dice_not_won.to_owned(),
        (_, Goal::Take(n)) => {
            let takes = words.takes(&taken(&line, &next, me).max(0));
            return lang.say(&[&takes, &asked(n)]);
        }
        (_, Goal::Win) => {
            let all = next.state().list();
            let only = all.first().map(|mv| way(&next, mv)).unwrap_or_default();
            return words.goes_on(&all.len(), &only);
        }
    }
    // The reply that is named is one, and after it the goal is out of reach.
    let named = |mv: &&G::Move| {
        let text = said.split_once("joue alors ").map_or("", |(_, rest)| rest);
        let rest = text.strip_prefix(&way(&next, mv));
        rest.is_some_and(|rest| rest.starts_with([' ', '.']))
    };
    let all = next.state().list();
    // (Two replies that go the same way are told apart by what they take.)
    let replies: Vec<&G::Move> = all.iter().filter(named).collect();
    assert!(!replies.is_empty(), "{made}: {said}");
    let told = replies.into_iter().map(|reply| replied(&mut problem, &next, reply, own));
    let told: Vec<String> = told.flatten().collect();
    let same = told.iter().find(|text| *text == said).or(told.first());
    same.unwrap_or_else(|| panic!("{made}: the goal is reached after the reply: {said}")).clone()
}

/// The sentence of a reply after which the goal is out of reach; `None` of another.
fn replied<G: Known + Speak>(
    problem: &mut Problem,
    next: &Line<G>,
    reply: &G::Move,
    own: usize,
) -> Option<String> {
    let (lang, words) = (Lang::Fr, &Lang::Fr.prose().site.tries);
    let (me, goal) = (problem.me, problem.goal);
    let asked = |n: i32| words.asked(&n);
    let there = after(next, reply);
    let reaches = match there.turn() {
        Turn::Seat(_) => problem.can(&there, own - 1),
        _ => problem.is_done(&there),
    };
    if reaches {
        return None;
    }
    let takes = -taken(next, &there, me);
    let lost = matches!(there.turn(), Turn::Over(over) if over.winners.has(me.other()));
    let way = &way(next, reply);
    let text = if lost { words.wins(way) } else { words.replies(&takes.max(0), way) };
    Some(match goal {
        _ if lost => text,
        Goal::Win => match there.turn() {
            Turn::Over(_) => text,
            _ => lang.say(&[&text, &words.not_won(&(own - 1))]),
        },
        Goal::Take(n) => {
            let gain = match most(problem, &there, own - 1) {
                loss @ ..0 => words.costs(&loss.unsigned_abs()),
                gain => words.gains(&gain.max(0)),
            };
            lang.say(&[&text, &gain, &asked(n)])
        }
    })
}

/// From where to where a move goes, in words.
fn way<G: Known>(line: &Line<G>, mv: &G::Move) -> String {
    let (mut line, mut news) = (line.clone(), Vec::new());
    line.advance(&Step::Move(mv.clone()), &mut news);
    let (path, board) = (news[0].1.trace().path, line.state().view(Eye::Open).scene(&[]).board);
    let name = |site: usize| &*board.sites[site].name;
    match path[..] {
        [to] => format!("en {}", name(to)),
        [from, .., to] => format!("de {} en {}", name(from), name(to)),
        [] => panic!("no way"),
    }
}

#[test]
fn what_is_said_of_another_move_is_so() {
    let (mut all, mut proved) = (0, 0);
    for &game in GameId::ALL.iter().filter(|game| !game.facts().secrets) {
        for (at, puzzle) in rules(game).puzzles.iter().enumerate() {
            let mut app = open(&format!("#/{}/solve/{}", game.id(), at + 1));
            let generic = Lang::Fr.prose().site.goals.of(puzzle.goal).0.other;
            let moves = moves_at(app.game.as_ref().expect("a puzzle"));
            let wanted: Vec<&str> = puzzle.line[0].split('|').collect();
            let others = moves.iter().filter(|(mv, _)| !wanted.contains(&&**mv));
            for (made, clicks) in others.step_by(SAMPLE) {
                enter(&mut app, clicks);
                let refused = app.game.as_ref().and_then(|game| game.beside.refused.clone());
                let said = refused.expect("a refusal").text;
                let what = format!("{} {}: {made}", game.id(), at + 1);
                all += 1;
                if said != generic {
                    proved += 1;
                    let right = with_game!(game, G => right::<G>(puzzle, made, &said));
                    assert_eq!(said, right, "{what}");
                }
                app.update(Msg::Key(Key::Escape));
            }
        }
    }
    println!("{proved} of {all}");
    assert!(proved * 100 >= all * 98, "{proved} of {all}: a sentence of its own nearly everywhere");
}

/// The way of the reply is seen on the board until the next piece is chosen.
#[test]
fn the_reply_is_marked_on_the_board() {
    let game = GameId::MakYek;
    let long = rules(game).puzzles.iter().position(|puzzle| puzzle.line.len() > 1);
    let mut app = open(&format!("#/{}/solve/{}", game.id(), long.expect("one") + 1));
    let moves = moves_at(app.game.as_ref().expect("a puzzle"));
    let replied = moves.iter().any(|(_, clicks)| {
        enter(&mut app, clicks);
        let told = text(&app, "legal").contains("joue alors");
        let marked = !class(&app, "mk-trail").is_empty();
        assert_eq!(told, marked);
        told
    });
    assert!(replied);
    let own = app.game.as_ref().expect("a puzzle").session.table.first()[0].target;
    press(&mut app, &format!("at:{}", own.text()));
    assert!(class(&app, "mk-trail").is_empty());
}

/// Of pieces whose ranks are hidden it is said what can stand there.
#[test]
fn an_attack_that_can_fail_says_against_what() {
    let game = GameId::Luzhanqi;
    let mut app = open("#/luzhanqi/solve/1");
    let moves = moves_at(app.game.as_ref().expect("a puzzle"));
    let words = &Lang::Fr.prose().site;
    let (mut attacks, mut quiet) = (0, 0);
    for (made, clicks) in moves {
        if rules(game).puzzles[0].line[0] == made {
            continue;
        }
        enter(&mut app, &clicks);
        let told = app.game.as_ref().and_then(|game| game.beside.refused.clone());
        let told = told.expect("a refusal").text;
        match made.split_once('x') {
            Some((from, to)) => {
                attacks += 1;
                assert!(told.contains(from) && told.contains(to) && told.contains("échouer"));
            }
            None => {
                quiet += 1;
                assert_eq!(told, words.tries.no_attack);
            }
        }
        app.update(Msg::Key(Key::Escape));
    }
    assert!(attacks > 0 && quiet > 0, "{attacks} {quiet}");
}
