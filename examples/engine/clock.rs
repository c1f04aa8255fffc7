//! Processor time, where the system tells it.

use std::time::Instant;

/// Measures the processor time of this thread; elapsed time where that is not known.
pub struct Clock {
    start: Instant,
    spent: Option<f64>,
}

impl Clock {
    /// A clock that starts now.
    pub fn new() -> Clock {
        Clock { start: Instant::now(), spent: processor_seconds() }
    }

    /// The seconds since the start.
    pub fn seconds(&self) -> f64 {
        match (self.spent, processor_seconds()) {
            (Some(before), Some(now)) => now - before,
            _ => self.start.elapsed().as_secs_f64(),
        }
    }
}

/// On Linux the first number is the nanoseconds that this thread has been on a
/// processor. Some systems have the file and tell nothing in it.
fn processor_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: u64 = text.split_whitespace().next()?.parse().ok()?;
    (nanoseconds > 0).then(|| nanoseconds as f64 / 1e9)
}
