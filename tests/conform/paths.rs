//! Law 3: clicks enter moves; and drafts, which have no paths.

use super::setup::{Conform, games, play, table};
use crate::depth::amount;
use palamede::record::Dice;
use palamede::rules::{Generator, Path, Revision, Seen, Step, Turn};
use palamede::scene::{Scene, Target, Use};
use palamede::table::{Clicked, Table};

/// Calls `look` with tables at sampled positions where a seat is to move and sits at
/// the screen.
fn tables<R: Conform>(n: usize, mut look: impl FnMut(&mut Table<R>, u64)) {
    let mut seen = 0;
    games::<R>(n, |options, seed| {
        let mut rng = Generator::new(seed);
        let mut table = table::<R>(options, Dice::Seed(seed));
        // Short games have few positions; long ones are walked through in strides.
        for _ in 0..12 {
            let stride = 1 + seed as usize % 9;
            play(&mut table, stride, &mut rng);
            if let Turn::Seat(seat) = table.turn() {
                table.sit(seat);
                look(&mut table, seed);
                seen += 1;
            }
        }
    });
    assert!(seen > amount(n), "{seen}");
}

/// Whether the screen has something to press for this target.
fn pressable(scene: &Scene, target: Target) -> bool {
    match target {
        Target::Site(site) => site < scene.board.sites.len(),
        // A member of a stack stands beside the board, a piece alone on it.
        Target::Piece(id) => {
            scene.pieces.iter().any(|piece| piece.id == id)
                || scene.controls.iter().any(|control| control.target == target)
        }
        Target::Die(_) | Target::Button(_) => scene
            .controls
            .iter()
            .any(|control| control.target == target && control.state == Use::Usable),
    }
}

fn paths_of<R: Conform>(view: &R::View) -> Vec<(R::Move, Path)> {
    let mut all = Vec::new();
    for mv in view.moves() {
        view.paths(&mv, &mut |path| all.push((mv.clone(), path)));
    }
    all
}

/// Every legal move has a path, and none is a copy or the beginning of another move's;
/// every click of it can be made.
fn paths_do_not_collide<R: Conform>() {
    tables::<R>(60, |table, _| {
        let view = table.view();
        if view.draft(0).is_some() {
            return;
        }
        let scene = table.scene();
        let all = paths_of::<R>(&view);
        for mv in view.moves() {
            assert!(all.iter().any(|(other, _)| *other == mv), "{mv:?} has no path");
        }
        for (i, (mv, path)) in all.iter().enumerate() {
            assert!(!path.clicks.is_empty());
            assert!(path.takes.iter().all(|&site| site < scene.board.sites.len()));
            for click in &path.clicks {
                assert!(pressable(&scene, *click), "{click:?} is not on the screen");
            }
            for (j, (other, longer)) in all.iter().enumerate() {
                let begins = longer.clicks.starts_with(&path.clicks);
                assert!(mv == other || !begins, "{mv:?} {path:?} begins {other:?} {longer:?}");
                assert!(i == j || path.clicks != longer.clicks, "{path:?} of {mv:?} stands twice");
            }
        }
    });
}

/// Clicked one by one at a table, each path enters its move with its last click or
/// before, and nothing else; what `next` shows is what leads on.
fn clicks_enter_their_move<R: Conform>() {
    tables::<R>(30, |table, _| {
        if table.draft().is_some() {
            return;
        }
        for (mv, path) in paths_of::<R>(&table.view()) {
            table.unselect();
            let mut entered = None;
            for (i, &click) in path.clicks.iter().enumerate() {
                let next = table.next();
                let here = next.iter().find(|next| next.target == click);
                let here = here.unwrap_or_else(|| panic!("{click:?} of {path:?} is not offered"));
                assert!(here.moves > 0);
                assert!(pressable(&table.scene(), click));
                match table.click(click) {
                    Clicked::SelectionChanged => assert_eq!(table.clicks(), &path.clicks[..=i]),
                    Clicked::Entered(done) => {
                        assert!(here.last);
                        entered = Some(done);
                        break;
                    }
                    Clicked::Refused(why) => panic!("{click:?} of {path:?}: {why:?}"),
                }
            }
            assert_eq!(entered.as_ref(), Some(&mv), "by {path:?}");
            assert!(table.clicks().is_empty());
            assert_eq!(table.clone().take(Step::Move(mv)), Ok(()));
        }
    });
}

/// Random clicks never enter a move that is not legal, and never break anything.
fn stray_clicks_are_harmless<R: Conform>() {
    tables::<R>(30, |table, seed| {
        let mut rng = Generator::new(seed);
        let mut below = |n: usize| palamede::rules::Rng::below(&mut rng, n as u32) as usize;
        let before = super::setup::snapshot(table);
        let scene = table.scene();
        for _ in 0..20 {
            let target = match below(5) {
                0 if !scene.pieces.is_empty() => {
                    Target::Piece(scene.pieces[below(scene.pieces.len())].id)
                }
                1 => Target::Die(below(5) as u8),
                2 => Target::Button(below(3) as u8),
                _ => Target::Site(below(scene.board.sites.len() + 1)),
            };
            if let Clicked::Entered(mv) = table.click(target) {
                assert_eq!(table.whole().line().check(&Step::Move(mv)), Ok(()));
            }
            table.scene();
        }
        assert_eq!(super::setup::snapshot(table), before);
        table.unselect();
    });
}

/// What two clicks made of a draft: another one, or a refusal.
fn made<R: Conform>(revision: Revision<R>) -> Option<Result<R::Move, R::Refusal>> {
    match revision {
        Revision::Changed(draft) => Some(Ok(draft)),
        Revision::Refused(why) => Some(Err(why)),
        Revision::Open(_) | Revision::Unchanged => None,
    }
}

/// A draft is legal at every time; the sites that are awaited after the first, and no
/// others, change it; two sites in either order change it alike, and every legal
/// deployment can be laid out.
fn drafts_stay_legal<R: Conform>() {
    let mut drafted = 0;
    tables::<R>(30, |table, _| {
        let Some(first) = table.draft().cloned() else { return };
        drafted += 1;
        assert!(table.next().is_empty());
        assert!(paths_of::<R>(&table.view()).is_empty());
        let sites: Vec<Target> = (0..table.scene().board.sites.len()).map(Target::Site).collect();
        let (mut laid, mut at, mut refused) = (vec![first], 0, 0);
        while at < laid.len() {
            let draft = laid[at].clone();
            at += 1;
            for &a in &sites {
                table.lay_out(draft.clone());
                let view = table.view();
                match table.click(a) {
                    Clicked::SelectionChanged if table.clicks().is_empty() => continue,
                    Clicked::SelectionChanged => {}
                    Clicked::Refused(_) => continue,
                    Clicked::Entered(_) => panic!("a draft is not entered by clicks"),
                }
                let Revision::Open(next) = view.revise(&draft, &[a]) else { panic!("held") };
                let awaited: Vec<Target> = table.next().iter().map(|next| next.target).collect();
                assert_eq!(awaited, next);
                table.unselect();
                for &b in &sites {
                    table.lay_out(draft.clone());
                    table.click(a);
                    let result = table.click(b);
                    let after = table.draft().cloned().expect("still a draft");
                    refused += usize::from(matches!(result, Clicked::Refused(_)));
                    assert_eq!(next.contains(&b), after != draft, "{a:?} {b:?}");
                    assert_eq!(table.whole().line().check(&Step::Move(after.clone())), Ok(()));
                    assert!(table.clicks().is_empty());
                    assert_eq!(
                        made(view.revise(&draft, &[b, a])),
                        made(view.revise(&draft, &[a, b]))
                    );
                    table.scene();
                    if R::SMALL && !laid.contains(&after) {
                        laid.push(after);
                    }
                }
            }
        }
        assert!(refused > 0);
        if !R::SMALL {
            return;
        }
        let state = table.whole().line().state();
        let all = state.attempts();
        let all: Vec<_> = all.iter().filter(|mv| state.check(mv).is_ok()).collect();
        assert_eq!(laid.len(), all.len());
        assert!(state.list().iter().all(|mv| laid.contains(mv)));
    });
    assert_eq!(drafted > 0, R::DRAFTS);
}

mod law {
    crate::every_game! {
        paths_do_not_collide
        clicks_enter_their_move
        stray_clicks_are_harmless
        drafts_stay_legal
    }
}
