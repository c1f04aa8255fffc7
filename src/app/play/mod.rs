//! The page of a game: the game and who is at it, what is pressed, what is shown.

mod attempt;
mod auto_hide;
mod autoplay;
mod board_turn;
mod captured;
mod clock;
pub mod computer;
mod continue_from;
pub mod curtain;
mod end_replay;
pub(super) mod figure;
mod from_to;
mod hint;
mod introduction;
mod label;
mod lesson;
mod log;
mod look_back;
mod match_score;
mod memo;
mod menu;
mod missed_moves;
mod motion;
mod page;
mod phase;
mod reason;
mod result;
mod review;
mod review_view;
mod rule;
mod say;
pub mod session;
mod sound;
mod state;
mod steps;
mod task;
mod update;
pub mod view;
pub mod zoom;

pub(super) use attempt::{Rebuttal, rebuttal};
pub(super) use curtain::curtain_drawn;
pub(super) use hint::{mark_shown as mark_hint, words as hint_text};
pub(super) use introduction::level_set;
pub(super) use lesson::{
    actions as lesson_actions, after as lesson_after, aim as puzzle_aim, head as lesson_head,
};
pub(super) use log::recent;
pub(super) use match_score::is_settled;
pub(super) use match_score::score_and_tournament;
pub(super) use memo::chooser as memo;
pub(super) use menu::content as menu_content;
pub(super) use page::{board, cheer, learn, mark_begun, page, sheet};
pub use phase::Phase;
pub(super) use reason::reason as reason_of_answer;
pub(super) use review::found as reviewed;
pub(super) use review_view::{
    annotated as annotated_moves, annotation, course, mark as mark_better_move,
    panel as review_panel, text as better_move,
};
pub(super) use say::{end, look_back, say, say_begun};
pub use state::{Asking, Noting, Play, Zoom};
pub(super) use steps::awaited;
pub use view::PlayView;
