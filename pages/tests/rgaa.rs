//! The audit by the criteria of RGAA 4.1, `docs/rgaa.json`: each stands there once, and its state follows from it.

use pages::{Audit, Conformity, Verdict};
use palamede::text::Lang;

/// How many criteria each of the thirteen themes has.
const THEMES: [usize; 13] = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

fn ours() -> Audit {
    Audit::ours().expect("the audit")
}

#[test]
fn each_criterion_is_judged_once_and_says_why() {
    let of = |(theme, count): (usize, &usize)| {
        (1..=*count).map(|n| format!("{}.{n}", theme + 1)).collect::<Vec<_>>()
    };
    let ids: Vec<String> = THEMES.iter().enumerate().flat_map(of).collect();
    assert_eq!(ids.len(), 106);
    let audit = ours();
    assert!(audit.norm.starts_with("RGAA 4.1"), "{}", audit.norm);
    assert_eq!(audit.criteria.iter().map(|one| one.id.clone()).collect::<Vec<_>>(), ids);
    for one in &audit.criteria {
        assert!(one.why.len() > 10 && one.why.ends_with('.'), "{}: {}", one.id, one.why);
    }
}

/// The audit, with all that applies met but the first so many, and perhaps somebody who listened.
fn changed(failed: usize, heard: bool) -> Audit {
    let mut audit = ours();
    let applies = audit.criteria.iter_mut().filter(|one| one.state != Verdict::Na);
    applies.for_each(|one| one.state = Verdict::Met);
    let met = audit.criteria.iter_mut().filter(|one| one.state == Verdict::Met);
    met.take(failed).for_each(|one| one.state = Verdict::Not);
    audit.screen_readers = heard.then(|| "NVDA".to_owned()).into_iter().collect();
    audit
}

#[test]
fn the_state_follows_from_what_is_met_and_is_never_total_unheard() {
    let audit = changed(0, false);
    let all = audit.count(Verdict::Met);
    assert!(all > 70 && audit.count(Verdict::Na) + all == 106);
    let state = |failed: usize, heard| changed(failed, heard).conformity();
    assert_eq!(state(0, true), Conformity::Total);
    assert_eq!(state(0, false), Conformity::Partial);
    // One is enough, and is not rounded away.
    assert!(changed(1, true).percent() < 100);
    assert_eq!(
        (state(1, true), changed(1, true).percent()),
        (Conformity::Partial, 100 * (all - 1) / all)
    );
    assert_eq!((state(all / 2, true), changed(all / 2, true).percent()), (Conformity::Partial, 50));
    assert_eq!(state(all / 2 + 1, true), Conformity::None);
    assert_eq!(state(all, true), Conformity::None);
}

/// The engine does not read the audit: its foot has the state as a sentence.
#[test]
fn the_foot_of_the_engine_says_the_state_of_the_audit() {
    for lang in Lang::ALL {
        assert_eq!(lang.words().conformity, ours().mention(lang), "{lang:?}");
    }
}

#[test]
fn days_are_said_as_one_writes_them() {
    let said = |date: &str, lang| {
        let text = format!(
            "{{\"norm\": \"\", \"date\": \"{date}\", \"screen_readers\": [], \"criteria\": []}}"
        );
        Audit::read(&text).map(|audit| audit.date.said(lang))
    };
    assert_eq!(said("2026-01-01", Lang::Fr).as_deref(), Ok("1er janvier 2026"));
    assert_eq!(said("2026-12-31", Lang::En).as_deref(), Ok("31 December 2026"));
    assert_eq!(said("2026-08-01", Lang::Zh).as_deref(), Ok("2026年8月1日"));
    for wrong in ["", "2026-13-01", "2026-00-01", "2026-01-32", "2026-01", "2026-01-01-01", "May"] {
        let why = said(wrong, Lang::Fr).expect_err(wrong);
        assert!(why.starts_with("docs/rgaa.json: ") && why.contains("line 1"), "{why}");
    }
}
