//! Clicks that enter moves, and those that lead nowhere and why.

use super::{BLACK, RED, four, options, play, two};
use palamede::games::luzhanqi::{Act, Battle, Rank, Refusal, Style};
use palamede::rules::{Eye, Game, Line, Rules, Seen, Silent, Step};
use palamede::scene::Target;

/// Why these sites, clicked by the seat to act, lead nowhere.
fn why<const F: bool>(line: &Line<Battle<F>>, names: &[&str]) -> Option<Refusal> {
    let palamede::rules::Turn::Seat(seat) = line.turn() else { panic!("over") };
    let clicks: Vec<Target> =
        names.iter().map(|name| Target::Site(super::site(line, name).into())).collect();
    line.state().view(Eye::Seat(seat)).why_not(&clicks)
}

#[test]
fn a_first_click_that_selects_nothing_says_why() {
    let men = "S: 9@S35 M@S51 5@S64 F@S62 3@S61 N: 3@N35 2@S22 F@N62";
    let line = two("", men);
    let site = |name: &str| super::site(&line, name);
    assert_eq!(why(&line, &["S51"]), Some(Refusal::Immobile(site("S51"), Rank::Mine)));
    assert_eq!(why(&line, &["S62"]), Some(Refusal::Immobile(site("S62"), Rank::Flag)));
    assert_eq!(why(&line, &["S64"]), Some(Refusal::Locked(site("S64"))));
    assert_eq!(why(&line, &["S61"]), Some(Refusal::Surrounded(site("S61"))), "flag and mine");
    assert_eq!(why(&line, &["N35"]), Some(Refusal::NotYours(site("N35"))));
    assert_eq!(why(&line, &["S33"]), None, "nothing there");
    assert_eq!(why(&line, &["S35"]), None, "it can move");
}

#[test]
fn a_second_click_that_ends_nothing_says_why() {
    let men = "S: 9@S35 7@S23 M@S51 F@S62 N: 3@N35 2@S22 F@N62";
    let line = two("", men);
    let site = |name: &str| super::site(&line, name);
    let two_clicks = |from: &str, to: &str| why(&line, &[from, to]);
    assert_eq!(two_clicks("S35", "S23"), None, "another piece is selected");
    let (from, to) = (site("S35"), site("S52"));
    assert_eq!(two_clicks("S35", "S52"), Some(Refusal::Bends { from, to }));
    assert_eq!(two_clicks("S23", "S22"), Some(Refusal::CampTaken(site("S22"))));
    let (from, to) = (site("S23"), site("S43"));
    assert_eq!(two_clicks("S23", "S43"), Some(Refusal::NotJoined { from, to }));
    // What is refused to one who does not know the rank is refused alike: the public eye
    // hears nothing of ranks.
    let clicks = [Target::Site(site("S35").into()), Target::Site(to.into())];
    assert_eq!(line.state().view(Eye::Public).why_not(&clicks), None);
    let line = four("", "S: 9@S15 F@S62 N: 4@CSE F@N62 E: 3@E21 F@E62 W: F@W62 2@W63");
    let site = |name: &str| super::site(&line, name);
    assert_eq!(why(&line, &["S15", "CSE"]), Some(Refusal::Ally(site("CSE"))));
    let (to, by) = (site("CE"), site("CSE"));
    assert_eq!(why(&line, &["S15", "CE"]), Some(Refusal::Blocked { to, by }));
}

#[test]
fn a_path_is_from_and_to_and_shows_what_it_attacks() {
    let mut line = two("flag_bearer=yes", "S: 9@N61 2@S33 F@S62 N: F@N62 2@N33");
    let paths = |line: &Line<Battle<false>>, seat| {
        let view = line.state().view(Eye::Seat(seat));
        let mut all = Vec::new();
        for act in view.moves() {
            view.paths(&act, &mut |path| all.push((act, path)));
        }
        all
    };
    for (act, path) in paths(&line, RED) {
        let Act::Go { from, to } = act else { panic!("{act:?}") };
        assert_eq!(path.clicks, [from, to].map(|site| Target::Site(site.into())));
        let attacks = to == super::site(&line, "N62");
        assert_eq!(path.takes, if attacks { vec![usize::from(to)] } else { vec![] });
    }
    // Bringing a flag home takes nothing there.
    play(&mut line, "N61xN62 N33-N43 N62-N52 N43-N33 N52-N51 N33-N43 N51-S55 N43-N33 S55-S52");
    play(&mut line, "N33-N43");
    let home = usize::from(super::site(&line, "S62"));
    let all = paths(&line, RED);
    let home = all.iter().find(|(_, path)| path.clicks[1] == Target::Site(home));
    assert!(home.expect("a way home").1.takes.is_empty());
    assert!(paths(&line, BLACK).is_empty(), "not its turn");
}

#[test]
fn nothing_moves_before_all_have_laid_out() {
    let mut line = Line::new(Battle::<false>::start(&options::<false>("")));
    let go = Act::Go { from: 4, to: 9 };
    assert_eq!(line.state().check(&go), Err(Refusal::DeployFirst));
    line.advance(&Step::Move(Act::Deploy(Style::Balanced.army())), &mut Silent);
    assert_eq!(line.state().check(&go), Err(Refusal::DeployFirst));
    assert_eq!(why(&line, &["N11"]), None);
    line.advance(&Step::Move(Act::Deploy(Style::Balanced.army())), &mut Silent);
    assert_eq!(line.state().check(&go), Err(Refusal::Own(9)));
}
