//! What the command `go` asks for, and what it tells.

use super::playing::number;
use palamede::mind::{self, Info, Limits, plies_to_win};
use palamede::rules::Thinkable;
use std::sync::LazyLock;
use std::time::Instant;

/// What `go` asks for.
pub struct Go {
    /// How far to think.
    pub limits: Limits,
    /// The level, the highest where none is named.
    pub level: u8,
    /// The player's seed.
    pub seed: Option<u32>,
}

impl Go {
    /// Reads pairs such as `level 3`, `ms 500`, `nodes 10000`, `depth 6`, and `seed=N`.
    pub fn read<G: Thinkable>(rest: &str) -> Result<Go, String> {
        let mut go = Go { limits: Limits::UNLIMITED, level: mind::LEVELS, seed: None };
        let (mut words, mut limited) = (rest.split_whitespace(), false);
        while let Some(word) = words.next() {
            if let Some(seed) = word.strip_prefix("seed=") {
                go.seed = Some(number(seed, "seed", u64::from(u32::MAX))?);
                continue;
            }
            let value = words.next().unwrap_or_default();
            match word {
                "level" => {
                    go.level = number(value, "level", u64::from(mind::LEVELS))?;
                    if go.level == 0 {
                        return Err(format!("level: expected 1 to {}", mind::LEVELS));
                    }
                    go.limits = Limits::of::<G>(go.level);
                }
                "ms" => go.limits.millis = number::<u32>(value, word, 3_600_000)?.into(),
                "nodes" => go.limits.nodes = number(value, word, u64::MAX)?,
                "depth" => go.limits.depth = number(value, word, u64::from(mind::DEEPEST))?,
                _ => return Err(format!("go: expected level, ms, nodes or depth, found {word:?}")),
            }
            limited = true;
        }
        if limited {
            Ok(go)
        } else {
            Err(format!("go: expected level L, ms N, nodes N or depth N, found {rest:?}"))
        }
    }
}

static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);

/// The time, in milliseconds.
pub fn elapsed() -> f64 {
    BEGUN.elapsed().as_secs_f64() * 1e3
}

/// An iteration in a line.
pub fn info_line(Info { depth, nodes, score, line }: &Info) -> String {
    let score = match plies_to_win(*score) {
        Some(plies) => format!("win {plies}"),
        None => score.to_string(),
    };
    format!("info depth {depth} nodes {nodes} score {score} pv {}", line.join(" "))
}
