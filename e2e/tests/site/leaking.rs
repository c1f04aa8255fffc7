//! Whether anything in the page tells what the eye at the screen may not know. At a moment of a game there are two
//! saves, which differ in an army that is hidden from the seat to act: all that can be seen of the page is the same
//! for both, before the seat comes, while it looks, and after its move.

use e2e::served::hurried;
use e2e::suite::is_deep;
use e2e::{Bench, Browser, Done, Visit};
use palamede::games::luzhanqi::army::MEN;
use palamede::games::luzhanqi::{Act, Army, Battle, Style};
use palamede::rules::{Eye, Game, Generator, Notation, Options, Rng, Rules, Seat, Seats, Step, Turn};
use palamede::record::{Dice, Setup};
use palamede::table::{Extras, Table};
use thirtyfour::error::WebDriverResult;

const OBSERVE: &str = include_str!("../../src/scripts/observe.js");

/// A moment of a game.
struct Moment {
    /// How many steps stood.
    at: usize,
    /// Saves of two games that are the same for the seat to act.
    saves: [String; 2],
    /// What is pressed, as selectors: the last of it is the seat's next step.
    presses: Vec<String>,
}

fn begin<const F: bool>(options: &[(&str, &str)]) -> Table<Battle<F>> {
    let mut chosen = Options::new(<Battle<F> as Game>::OPTIONS);
    for (name, value) in options {
        chosen.set(name, value).expect("an option");
    }
    let setup = Setup { options: chosen, start: None, dice: Dice::Seed(1) };
    Table::new(setup, Seats::NONE).expect("the usual start")
}

/// A game of armies and moves drawn by lot, attacks more often, as its steps.
fn game<const F: bool>(options: &[(&str, &str)], seed: u64, most: usize) -> Vec<Act> {
    let (mut table, mut rng) = (begin::<F>(options), Generator::new(seed));
    let mut steps = Vec::new();
    while let (Turn::Seat(_), true) = (table.turn(), steps.len() < most) {
        let state = table.whole().line().state();
        let all = state.list();
        let mut drawn: Vec<Act> =
            (0..3).map(|_| all[rng.below(all.len() as u32) as usize]).collect();
        drawn.sort_by_key(|act| !state.write(act).contains('x'));
        let act = match drawn[0] {
            Act::Deploy(_) => {
                Act::Deploy(Army::random(Style::ALL[rng.below(3) as usize], &mut rng))
            }
            go => go,
        };
        table.take(Step::Move(act)).expect("a legal move");
        steps.push(act);
    }
    steps
}

/// What a seat knows after these steps, and what it and everybody heard of them; none where they cannot be taken.
fn known<const F: bool>(
    table: Table<Battle<F>>,
    steps: &[Act],
    seat: Seat,
) -> Option<(Table<Battle<F>>, String)> {
    let mut table = table;
    for act in steps {
        table.take(Step::Move(*act)).ok()?;
    }
    let heard = |table: &Table<Battle<F>>| {
        let heard = (0..steps.len()).map(|at| (table.heard(at), table.heard_in_public(at)));
        format!("{:?}", heard.collect::<Vec<_>>())
    };
    let mut looked = table.clone();
    looked.sit(seat);
    let state = table.whole().line().state();
    let views = [Eye::Seat(seat), Eye::Public].map(|eye| Battle::<F>::write_view(&state.view(eye)));
    let all = format!("{views:?} {}", heard(&looked));
    Some((table, all))
}

/// The moment after `at` steps: some army that is hidden from the seat to act could be another one.
fn moment<const F: bool>(
    options: &[(&str, &str)],
    steps: &[Act],
    at: usize,
    rng: &mut Generator,
) -> Option<Moment> {
    let begun = || begin::<F>(options);
    let (table, _) = known(begun(), &steps[..at], Seat::FIRST)?;
    let Turn::Seat(seat) = table.turn() else { return None };
    let [now, next] = [at, at + 1].map(|to| known(begun(), &steps[..to], seat));
    let ((table, now), (_, next)) = (now?, next?);
    let mut pairs: Vec<(usize, usize, usize)> = Vec::new();
    for (army, act) in steps[..at].iter().enumerate() {
        if let (Act::Deploy(_), true) = (act, army != seat.index()) {
            pairs.extend((0..MEN).flat_map(|b| (0..b).map(move |a| (army, a, b))));
        }
    }
    rng.shuffle(&mut pairs);
    let other = pairs.into_iter().find_map(|(army, a, b)| {
        let mut other = steps[..=at].to_vec();
        let Act::Deploy(laid) = &mut other[army] else { return None };
        if laid.0[a] == laid.0[b] {
            return None;
        }
        laid.0.swap(a, b);
        let same = |to: usize, as_this: &str| {
            known(begun(), &other[..to], seat).filter(|(_, all)| all == as_this)
        };
        same(at + 1, &next)?;
        Some(same(at, &now)?.0)
    })?;
    let control = |action: &str| format!("[data-do='{action}']");
    // That armies were laid out is told to nobody.
    let lays = matches!(steps[at], Act::Deploy(_));
    let mut presses = vec![control("sit")];
    if table.curtain().is_some_and(|curtain| !curtain.missed.is_empty()) {
        presses.push(control("missed:on"));
    }
    match steps[at] {
        Act::Deploy(_) => presses.push(control("ready")),
        Act::Go { from, to } => {
            // Somebody else's piece first: why it cannot be taken is said.
            let scene = table.scene();
            let theirs = scene.pieces.iter().find(|piece| piece.seat != Some(seat.index() as u8));
            presses.extend(theirs.map(|piece| format!("#c{}", piece.site)));
            presses.extend(["key:r", "key:l"].map(str::to_owned));
            presses.extend(["hide", "sit"].map(control));
            presses.extend([from, to].map(|site| format!("#c{site}")));
            // The seat looks at what came of it, and passes the screen on.
            let mut after = table.clone();
            after.sit(seat);
            after.take(Step::Move(steps[at])).ok()?;
            presses.extend(after.pass_to().map(|_| control("hide")));
        }
    }
    // What the seat has laid out so far is the same in both.
    let saves = [table, other].map(|mut table| {
        if lays {
            table.sit(seat);
            table.draw_curtain();
        }
        table.save(&Extras::default()).open().to_owned()
    });
    Some(Moment { at, saves, presses })
}

/// So many moments of a game, from its beginning to its end.
fn moments<const F: bool>(options: &[(&str, &str)], seed: u64, count: usize) -> Vec<Moment> {
    let steps = game::<F>(options, seed, 160);
    let mut rng = Generator::new(seed);
    let last = steps.len() - 1;
    let moments = (1..=count).filter_map(|n| moment::<F>(options, &steps, n * last / (count + 1), &mut rng));
    moments.collect()
}

/// What can be seen of the page from the moment on, when it is opened from this save.
async fn seen(
    visit: &Visit,
    game: &str,
    save: &str,
    presses: &[String],
    leak: bool,
) -> WebDriverResult<Vec<[String; 2]>> {
    let name = format!("game.{game}");
    // Elsewhere than at the game, whose page would follow; without an entry of the history, as its length
    // is compared.
    let away = "const done = arguments[0];
        addEventListener('hashchange', () => setTimeout(() => done(true)), { once: true });
        location.replace('#/settings');";
    assert!(visit.js_later::<bool>(away).await?);
    visit.keep(&name, save).await?;
    let path = format!("#/{game}");
    visit.js_with::<Option<bool>>("history.replaceState(null, '', arguments[0]); return null", vec![path.into()]).await?;
    visit.reload().await?;
    let path = format!("#/{game}");
    let arguments = vec![name.into(), path.into(), presses.into(), leak.into()];
    visit.driver().execute_async(OBSERVE, arguments).await?.convert()
}

/// Where two pages differ first; nothing where they do not.
fn difference(one: &[[String; 2]], two: &[[String; 2]]) -> Option<String> {
    if one.len() != two.len() {
        return Some(format!("{} and {} pictures", one.len(), two.len()));
    }
    one.iter().zip(two).find_map(|([when, one], [_, two])| {
        let bytes = one.bytes().zip(two.bytes());
        let at = bytes.take_while(|(one, two)| one == two).count();
        let part = |text: &str| {
            let around = text.as_bytes()[at.saturating_sub(80)..].iter().take(160);
            String::from_utf8_lossy(&around.copied().collect::<Vec<_>>()).into_owned()
        };
        (one != two).then(|| format!("{when}: …{}…\n{when}: …{}…", part(one), part(two)))
    })
}

async fn nobody_can_tell<const F: bool>(bench: Bench, options: &[&[(&str, &str)]]) -> Done {
    let game = <Battle<F> as Game>::ID;
    let each = match (bench.browser(), is_deep()) {
        (Browser::Chromium, true) => 13,
        (Browser::Chromium, false) => 5,
        _ => 2,
    };
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open(&format!("#/{game}")).await?;
    let kept = "const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true))";
    assert!(visit.js_later::<bool>(kept).await?);
    // With what an aid can tell.
    let aid = format!(
        "const name = `palamede:${{new URL('./', location.href).pathname}}:settings`;
        const all = localStorage.getItem(name) ?? 'lang=fr';
        localStorage.setItem(name, `${{all}}\\naid.{game}.ranks=on\\nrest=0\\nmotion=fast\\n`);
        return null"
    );
    visit.js::<Option<bool>>(&aid).await?;
    visit.reload().await?;
    let mut count = 0;
    for (seed, options) in options.iter().enumerate() {
        let moments = moments::<F>(options, seed as u64 + 1, each);
        for moment in &moments {
            let [one, two] = &moment.saves;
            assert_ne!(one, two);
            let first = seen(&visit, game, one, &moment.presses, false).await?;
            let second = seen(&visit, game, two, &moment.presses, false).await?;
            assert!(first.len() > moment.presses.len(), "{first:?}");
            let found = difference(&first, &second);
            assert_eq!(found, None, "after {} steps under {options:?}", moment.at);
            count += 1;
        }
        // What leaks is found.
        let [one, two] = &moments[0].saves;
        let presses = &moments[0].presses;
        let first = seen(&visit, game, one, presses, true).await?;
        let second = seen(&visit, game, two, presses, true).await?;
        assert!(difference(&first, &second).is_some_and(|found| found.starts_with("behind")));
    }
    assert_eq!(count, each * options.len(), "there are moments that tell nothing");
    Ok(())
}

pub async fn nobody_can_tell_two_armies_apart(bench: Bench) -> Done {
    nobody_can_tell::<false>(bench, &[&[], &[("flag_bearer", "yes")]]).await
}

pub async fn nobody_can_tell_two_of_four_armies_apart(bench: Bench) -> Done {
    nobody_can_tell::<true>(bench, &[&[], &[("apparent_ally", "yes")]]).await
}
