//! The audit by the criteria of RGAA 4.1, `docs/rgaa.json`: each stands there once, and the statement says what it
//! says.

use palamede::say::Lang;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// How many criteria each of the thirteen themes has.
const THEMES: [usize; 13] = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

fn ids() -> Vec<String> {
    let of = |(theme, count): (usize, &usize)| {
        (1..=*count).map(|n| format!("{}.{n}", theme + 1)).collect::<Vec<_>>()
    };
    THEMES.iter().enumerate().flat_map(of).collect()
}

/// The state of each criterion, with its reason.
fn audit() -> Vec<(String, String, String)> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/rgaa.json");
    let text = fs::read_to_string(file).expect("the audit");
    let all: Value = serde_json::from_str(&text).expect("JSON");
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let criteria = all["criteria"].as_array().expect("a list");
    criteria.iter().map(|one| (text(&one["id"]), text(&one["state"]), text(&one["why"]))).collect()
}

#[test]
fn each_criterion_is_judged_once_and_says_why() {
    let audit = audit();
    assert_eq!(audit.len(), 106);
    assert_eq!(audit.iter().map(|one| one.0.clone()).collect::<Vec<_>>(), ids());
    for (id, state, why) in &audit {
        assert!(["met", "na"].contains(&state.as_str()), "{id}: {state}");
        assert!(why.len() > 10 && why.ends_with('.'), "{id}: {why}");
    }
}

/// The criteria of a list such as `1.1–1.3, 1.9`.
fn listed(text: &str) -> Vec<String> {
    let ids = ids();
    let at = |id: &str| ids.iter().position(|one| one == id).unwrap_or_else(|| panic!("{id}"));
    let list = text.rsplit([':', '：']).next().unwrap_or_default();
    let parts = list.split([',', '、']).map(|part| part.trim().trim_end_matches(['.', '。']));
    parts
        .flat_map(|part| match part.split_once('–') {
            Some((first, last)) => ids[at(first)..=at(last)].to_vec(),
            None => vec![ids[at(part)].clone()],
        })
        .collect()
}

#[test]
fn the_statement_says_what_the_audit_says() {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (id, state, _) in audit() {
        found.entry(state).or_default().push(id);
    }
    for lang in Lang::ALL {
        let text = lang.prose().site.accessibility;
        let lists: Vec<&str> = text.split('|').filter(|part| part.contains("10.1")).collect();
        let [met, none] = lists[..] else { panic!("{lang:?}: two lists") };
        assert_eq!(listed(met), found["met"], "{lang:?}");
        assert_eq!(listed(none), found["na"], "{lang:?}");
        let state = text.split('|').nth(1).expect("the state");
        for state_of in ["met", "na"] {
            let count = found[state_of].len().to_string();
            assert!(state.contains(&count), "{lang:?}: {count}");
        }
    }
}
