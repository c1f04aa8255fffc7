//! Games that are solved: what search alone does not reach, from tables that are fetched when they
//! are needed.

pub mod shap_luk;

use super::{Ask, Job, LEVELS};
use palamede_games::ShapLuk;
use palamede_rules::{Game, Open};

/// The name of the table from which a job is answered best; none where search does as well. Only
/// the highest level plays by it, and who gives hints or reviews a game.
pub fn table_for(job: &Job) -> Option<&'static str> {
    let asks = matches!(job.ask, Ask::Move(LEVELS..) | Ask::Hint | Ask::Review);
    let Open(position) =
        (asks && job.open().game == ShapLuk::ID).then(|| job.open().read_view::<ShapLuk>())??;
    shap_luk::knows(&position).then_some("shap-luk")
}
