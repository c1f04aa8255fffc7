//! Who comes to the screen sees what the others did meanwhile: one short film on the whole board.

use super::secret::{
    among_computers, at, begun, come, drawn, home, make_a_move, pieces, rank_names, ranks, think,
    wait,
};
use super::*;
use palamede::app::Lens;
use palamede::games::luzhanqi::Battle;
use palamede::record::{Dice, Setup};
use palamede::rules::{Game, Options, Rules, Seats, Step};
use palamede::scene::Target;
use palamede::scene::tree::Node;
use palamede::table::Table;

/// How many faces of an army of the game for four are written: bombs, mines and the flag are drawn.
const FACES: usize = 19;

/// All have laid out, and the first is at the screen.
pub fn four(hash: &str) -> App {
    let mut app = open(hash);
    for _ in 0..4 {
        come(&mut app);
        press(&mut app, "ready");
    }
    come(&mut app);
    app
}

/// The seat at the screen moves the first of its pieces that can, from a site that may be named,
/// and passes the screen on; gives the sites.
fn go(app: &mut App, from: Option<usize>) -> [usize; 2] {
    let next = |app: &App, but: Option<Target>| {
        let game = app.game.as_ref().expect("a game");
        let all = game.session.play_view(Lang::Fr, &game.extras, None).next;
        all.into_iter().map(|next| next.target).find(|&target| Some(target) != but)
    };
    let first = from.map(Target::Site).or_else(|| next(app, None)).expect("a piece");
    press(app, &format!("at:{}", first.text()));
    let last = next(app, Some(first)).expect("a way");
    press(app, &format!("at:{}", last.text()));
    wait(app);
    [first, last].map(|target| match target {
        Target::Site(site) => site,
        _ => panic!("{target:?}"),
    })
}

/// Everybody of a game for four has moved once; the first is to come. Where from, where to.
fn round(app: &mut App) -> [[usize; 2]; 4] {
    [0, 1, 2, 3].map(|seat| {
        if seat > 0 {
            come(app);
        }
        go(app, None)
    })
}

/// The moment until the next move goes by.
fn moment(app: &App) -> Option<Timer> {
    app.game.as_ref().and_then(|game| game.film()).map(Timer::Film)
}

fn waits(effects: &[Effect]) -> Vec<u32> {
    effects.iter().filter_map(waited_for).map(|(_, ms)| ms).collect()
}

/// The numbers on the board, in the order of the sites.
fn numbers(app: &App) -> Vec<String> {
    let mut all: Vec<String> = class(app, "mk-order").iter().map(Element::plain).collect();
    all.sort();
    all
}

fn stands(app: &App, site: usize) -> bool {
    !find(app, |e| e.get("data-site") == Some(&site.to_string())).is_empty()
}

/// What is written of each step, one after the other.
fn told(app: &App) -> Vec<String> {
    let mut all = Vec::new();
    for kid in &class(app, "told")[0].kids {
        if let Node::Element(kid) = kid {
            all.push(kid.plain());
        }
    }
    all
}

/// What is pressed there.
fn buttons(app: &App) -> Vec<String> {
    let all = find(app, |e| e.get("data-do").is_some_and(|act| act.starts_with("missed:")));
    all.iter().map(|e| e.get("data-do").unwrap_or_default().to_owned()).collect()
}

#[test]
fn armies_that_were_laid_out_are_no_news() {
    for (hash, seats, faces) in [("#/luzhanqi", 2, 25), ("#/luzhanqi-four", 4, FACES)] {
        let mut app = open(hash);
        for seat in 0..seats {
            wait(&mut app);
            let told = said(&press(&mut app, "sit"));
            assert_eq!((pieces(&app), ranks(&app).len()), (25 * (seat + 1), faces), "{hash}");
            assert!(buttons(&app).is_empty() && told.contains("placez"), "{told}");
            press(&mut app, "ready");
        }
        wait(&mut app);
        press(&mut app, "sit");
        assert_eq!((ranks(&app).len(), buttons(&app).len()), (faces, 0), "{hash}");
    }
}

#[test]
fn of_four_three_moves_go_by_one_after_the_other_and_stay_there_with_their_numbers() {
    let mut app = four("#/luzhanqi-four");
    let moves = round(&mut app);
    assert!(drawn(&app), "behind the curtain");
    let effects = press(&mut app, "sit");
    // All is said and written at once, in order; the board is as it was.
    let heard = said(&effects);
    let at = ["Ce qu'ont joué les autres", "Est", "Nord", "Ouest"].map(|part| heard.find(part));
    assert!(at.is_sorted() && at[0] == Some(0), "{heard}");
    let list = told(&app);
    let begins = |(line, start): (&String, &str)| line.starts_with(start);
    assert!(list.iter().zip(["1Est", "2Nord", "3Ouest"]).all(begins), "{list:?}");
    assert_eq!(text(&app, "s1"), Lang::Fr.set("Ce qu'ont joué les autres"));
    assert!(effects.contains(&Effect::Focus("missed".to_owned())));
    assert_eq!(class(&app, "pri").len(), 1);
    let again = |app: &App| find(app, |e| e.get("data-do") == Some("missed:again"));
    assert_eq!(again(&app)[0].get("aria-disabled"), Some("true"), "it goes by already");
    assert_eq!((numbers(&app).len(), ranks(&app).len(), pieces(&app)), (0, 0, 100));
    let mut time: u32 = waits(&effects).iter().sum();
    for gone in 0..3 {
        for (n, [from, to]) in moves[1..].iter().enumerate() {
            assert_eq!((stands(&app, *from), stands(&app, *to)), (n >= gone, n < gone), "{n}");
        }
        let number = moment(&app).expect("more goes by");
        let effects = app.update(Msg::TimerFired(number));
        assert_eq!(said(&effects), "", "it was said");
        let [_, to] = moves[gone + 1];
        let motion =
            |effect: &Effect| matches!(effect, Effect::Motion(motion) if motion.site == to);
        assert!(effects.iter().any(motion), "{effects:?}");
        time += waits(&effects).iter().sum::<u32>();
        assert_eq!(numbers(&app), ["1", "2", "3"][..=gone]);
        let marks = ["mk-from", "mk-path", "mk-to"].map(|mark| class(&app, mark).len());
        assert_eq!(marks, [gone + 1; 3]);
    }
    assert!((1_500..3_000).contains(&time), "{time}");
    let last = moment(&app).expect("the last is seen");
    app.update(Msg::TimerFired(last));
    assert_eq!((moment(&app), numbers(&app).len()), (None, 3));
    assert_eq!(again(&app)[0].get("aria-disabled"), None);
    // Once more; in the middle of it one goes on at once.
    press(&mut app, "missed:again");
    assert_eq!(numbers(&app).len(), 0);
    let number = moment(&app).expect("it goes by");
    app.update(Msg::TimerFired(number));
    assert_eq!(numbers(&app), ["1"]);
    press(&mut app, "missed:again");
    assert_eq!(numbers(&app), ["1"], "it goes by already");
    press(&mut app, "missed:on");
    assert_eq!((ranks(&app).len(), buttons(&app).len(), numbers(&app).len()), (FACES, 0, 0));
    app.update(Msg::TimerFired(moment(&app).unwrap_or(Timer::Film(u32::MAX))));
    assert_eq!(ranks(&app).len(), FACES);
}

#[test]
fn a_single_move_has_no_number() {
    let mut app = begun(false);
    go(&mut app, Some(home(0, 1)));
    press(&mut app, "sit");
    assert_eq!(text(&app, "s1"), Lang::Fr.set("Ce qu'a joué Rouge"));
    while let Some(number) = moment(&app) {
        app.update(Msg::TimerFired(number));
    }
    assert_eq!((numbers(&app).len(), class(&app, "mk-to").len()), (0, 1));
    assert!(text(&app, "told").starts_with("Rouge"), "{}", text(&app, "told"));
    // Nobody looks any more: the curtain is drawn, and what was not seen is shown again.
    app.update(Msg::PageHidden);
    assert!(drawn(&app));
    press(&mut app, "sit");
    assert_eq!((text(&app, "s1"), pieces(&app)), (Lang::Fr.set("Ce qu'a joué Rouge"), 50));
    let number = moment(&app).expect("it goes by again");
    app.update(Msg::PageHidden);
    app.update(Msg::TimerFired(number));
    assert!(drawn(&app) && moment(&app).is_none());
}

#[test]
fn where_nothing_is_to_move_all_of_it_is_shown_at_once() {
    let still: [fn(&mut App); 2] = [
        |app| drop(app.update(Msg::ReducedMotion(true))),
        |app| drop(app.update(putting("pref.motion", "off"))),
    ];
    for still in still {
        let mut app = four("#/luzhanqi-four");
        round(&mut app);
        still(&mut app);
        let effects = press(&mut app, "sit");
        assert_eq!((waits(&effects), numbers(&app).len()), (vec![], 3));
        assert_eq!(buttons(&app), ["missed:on"]);
        press(&mut app, "missed:again");
        assert_eq!((moment(&app), numbers(&app).len()), (None, 3));
        // Who asks for it here has it, whatever the system wishes.
        app.update(Msg::PageHidden);
        app.update(putting("pref.motion", "slow"));
        let slow = waits(&press(&mut app, "sit"));
        app.update(Msg::PageHidden);
        app.update(putting("pref.motion", "fast"));
        let fast = waits(&press(&mut app, "sit"));
        assert!(!fast.is_empty() && slow[0] == 4 * fast[0], "{slow:?} {fast:?}");
    }
}

#[test]
fn it_is_seen_on_the_whole_board_which_is_magnified_to_play() {
    let mut app = open("#/luzhanqi-four");
    app.update(Msg::BoardResized(352, 450));
    let lens = |app: &App| -> Option<Lens> {
        let game = app.game.as_ref()?;
        game.lens(&game.session.board(), app.shell.viewport.board)
    };
    let big = |app: &App| find(app, |e| e.get("class") == Some("bd big")).len();
    for _ in 0..4 {
        come(&mut app);
        press(&mut app, "ready");
    }
    come(&mut app);
    assert_eq!(big(&app), 1);
    round(&mut app);
    press(&mut app, "sit");
    assert_eq!((lens(&app), big(&app), class(&app, "map").len()), (None, 0, 0));
    // What is pressed there magnifies nothing and plays nothing.
    let steps = app.game.as_ref().map(|game| game.session.table.len());
    at(&mut app, home(0, 1));
    for act in ["whole", "pan:left"] {
        press(&mut app, act);
    }
    app.update(Msg::MapPressed { x: 100, y: 100 });
    assert_eq!((lens(&app), big(&app)), (None, 0));
    assert_eq!(app.game.as_ref().map(|game| game.session.table.len()), steps);
    press(&mut app, "missed:on");
    assert_eq!((big(&app), class(&app, "map").len()), (1, 1));
}

#[test]
fn a_lot_is_told_in_words_and_who_gives_up_among_those_who_moved() {
    let mut app = open("#/luzhanqi-four?first=lot");
    for _ in 0..4 {
        come(&mut app);
        press(&mut app, "ready");
    }
    wait(&mut app);
    press(&mut app, "sit");
    assert_eq!(text(&app, "s1"), Lang::Fr.set(Lang::Fr.words().missed_lot));
    assert_eq!((buttons(&app), moment(&app)), (vec!["missed:on".to_owned()], None));
    assert!(text(&app, "told").contains("abord"), "{}", text(&app, "told"));
    press(&mut app, "missed:on");
    go(&mut app, None);
    // The next one gives up; the third is told of the lot, a move and that.
    come(&mut app);
    press(&mut app, "resign");
    press(&mut app, "resign-yes");
    wait(&mut app);
    press(&mut app, "sit");
    let list = told(&app);
    assert_eq!(list.len(), 3, "{list:?}");
    assert!(list[2].contains("abandon"), "{list:?}");
    // Before the move all are there.
    assert_eq!(pieces(&app), 100);
    while let Some(number) = moment(&app) {
        app.update(Msg::TimerFired(number));
    }
    assert_eq!((pieces(&app), numbers(&app).len()), (75, 0), "of one move there is no number");
}

#[test]
fn what_computers_did_is_told_to_the_next_person() {
    let mut app = among_computers();
    let effects = make_a_move(&mut app);
    assert_eq!(think(&mut app, effects), 1);
    wait(&mut app);
    press(&mut app, "sit");
    let told = text(&app, "told");
    assert!(told.starts_with("1Sud") && told.contains("2Est"), "{told}");
}

/// Whoever was at the screen has seen what it did itself, whether that was kept or not.
#[test]
fn what_was_missed_begins_after_the_own_last_step() {
    let options = Options::new(Battle::<true>::OPTIONS);
    let setup = Setup { options, start: None, dice: Dice::Given };
    let mut table = Table::<Battle<true>>::new(setup, Seats::NONE).expect("the usual start");
    for n in 0..12 {
        if n > 4 {
            let moved: Vec<usize> = (4..n).rev().take(3).collect();
            let missed = table.curtain().expect("the curtain").missed;
            assert!(missed.iter().rev().eq(&moved), "{missed:?} after {n} steps");
            assert_eq!(table.missed_moves(), missed);
        }
        let step = table.whole().line().state().list().swap_remove(0);
        table.take(Step::Move(step)).expect("a legal step");
    }
}

#[test]
fn no_moment_of_it_tells_a_rank() {
    let (mut one, mut two) = (begun(false), begun(true));
    let moved = [&mut one, &mut two].map(|app| go(app, Some(home(0, 1))));
    assert_eq!(moved[0], moved[1]);
    let mut seen = 0;
    let mut alike = |apps: [&mut App; 2], msg: &dyn Fn(&App) -> Option<Msg>| {
        let [one, two] = apps;
        let (Some(a), Some(b)) = (msg(one), msg(two)) else { return false };
        let effects = [now(one.update(a)), now(two.update(b))];
        assert_eq!(effects[0], effects[1]);
        assert_eq!(secret::shown(one), secret::shown(two));
        let named = |text: &str| rank_names(Lang::Fr).iter().any(|rank| text.contains(rank));
        assert!(!named(&said(&effects[0])) && !named(&leak::texts(one)) && ranks(one).is_empty());
        seen += 1;
        true
    };
    alike([&mut one, &mut two], &|_| Some(doing("sit")));
    while alike([&mut one, &mut two], &|app| moment(app).map(Msg::TimerFired)) {}
    alike([&mut one, &mut two], &|_| Some(doing("missed:again")));
    alike([&mut one, &mut two], &|_| Some(doing("read")));
    alike([&mut one, &mut two], &|_| Some(doing("around")));
    assert_eq!(seen, 6);
}

#[test]
fn what_several_computers_answered_is_numbered_on_the_board_and_told_until_the_next_move() {
    let mut app = open("#/luzhanqi-four?players=person,computer,computer,computer");
    let effects = press(&mut app, "ready");
    think(&mut app, effects);
    assert_eq!(class(&app, "mk-order").len(), 0, "nobody has moved yet");
    let effects = make_a_move(&mut app);
    think(&mut app, effects);
    let answers = app.game.as_ref().expect("a game").session.table.answers();
    assert_eq!(answers.len(), 3);
    let numbers = |app: &App| {
        let mut all: Vec<String> = class(app, "mk-order")
            .iter()
            .flat_map(|mark| mark.plain().split('·').map(str::to_owned).collect::<Vec<_>>())
            .collect();
        all.sort();
        all
    };
    assert_eq!(numbers(&app), ["1", "2", "3"]);
    let told = class(&app, "told");
    let told: Vec<String> = told[0]
        .kids
        .iter()
        .filter_map(|kid| match kid {
            Node::Element(line) => Some(line.plain()),
            Node::Text(_) => None,
        })
        .collect();
    let numbered: Vec<&String> =
        told.iter().filter(|line| line.starts_with(['1', '2', '3'])).collect();
    assert_eq!(numbered.len(), 3, "{told:?}");
    for (line, side) in numbered.iter().zip(["Est", "Nord", "Ouest"]) {
        assert!(line[1..].starts_with(side), "{line}");
    }
    // A piece is chosen: it is no more in the way.
    let game = app.game.as_ref().expect("a game");
    let next = game.session.play_view(Lang::Fr, &game.extras, None).next;
    press(&mut app, &format!("at:{}", next[0].target.text()));
    assert!(class(&app, "told").is_empty());
}

#[test]
fn where_ranks_are_hidden_ones_own_move_stays_beside_the_answer() {
    let mut app = open("#/luzhanqi?players=person,computer");
    let effects = press(&mut app, "ready");
    think(&mut app, effects);
    let effects = make_a_move(&mut app);
    think(&mut app, effects);
    let said = text(&app, "s2");
    assert!(said.starts_with("Rouge") && said.contains("Noir"), "{said}");
}

#[test]
fn what_came_of_ones_own_attack_is_the_first_of_what_is_numbered() {
    let mut app = open("#/luzhanqi?players=person,computer");
    let effects = press(&mut app, "ready");
    think(&mut app, effects);
    let attacks = |app: &mut App| {
        at(app, home(0, 0));
        at(app, home(1, 4))
    };
    let effects = attacks(&mut app);
    think(&mut app, effects);
    let lines = told(&app);
    let begins = |(line, start): (&String, &str)| line.starts_with(start);
    assert!(lines.len() == 2 && lines.iter().zip(["1Rouge", "2Noir"]).all(begins), "{lines:?}");
}
