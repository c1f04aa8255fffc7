//! How much each test tries: a little in the check of every change, much at night.
//!
//! `cargo xtask test --deep` sets `PALAMEDE_LONG=1`. What depends on it asks here and nowhere else.

use proptest::test_runner::Config;

/// Whether the deep check runs.
pub fn is_deep() -> bool {
    std::env::var_os("PALAMEDE_LONG").is_some()
}

/// How many cases are tried: `quick` for every change, `deep` at night.
pub fn cases<N>(quick: N, deep: N) -> N {
    if is_deep() { deep } else { quick }
}

/// `n` cases, ten times as many at night.
pub fn amount(n: usize) -> usize {
    cases(n, 10 * n)
}

/// How proptest tries a property: on so many texts, ten times as many at night. What it finds it shrinks and prints, and
/// keeps no file of it.
pub fn property(texts: u32) -> Config {
    Config { cases: cases(texts, 10 * texts), failure_persistence: None, ..Config::default() }
}
