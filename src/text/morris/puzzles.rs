//! The puzzles of Nine Men's Morris.

use crate::Exercise;

/// Its puzzles.
pub const PUZZLES: &[Exercise] = &[];
