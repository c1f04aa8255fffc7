//! Games that are solved: what search alone does not reach, from tables that are fetched when they
//! are needed.

pub mod shap_luk;

use super::{Ask, Job, LEVELS};
use palamede_games::ShapLuk;
use palamede_rules::{Game, Open};

/// Returns the name of the table from which a job is answered best; `None` where search does as
/// well. Only the highest level plays by it, and who gives hints or reviews a game.
///
/// ```
/// use palamede_games::ShapLuk;
/// use palamede_mind::{Ask, Job, solved::table_for};
/// use palamede_table::Table;
///
/// let text = "Palamède record 1; game: shap-luk; moves:";
/// let table = Table::<ShapLuk>::from_record(text).expect("a record");
/// let name = |ask| table_for(&Job::new(&table, 1, ask, 0).expect("a seat is to move"));
/// assert_eq!((name(Ask::Hint), name(Ask::Move(1))), (Some("shap-luk"), None));
/// ```
pub fn table_for(job: &Job) -> Option<&'static str> {
    let asks = matches!(job.ask, Ask::Move(LEVELS..) | Ask::Hint | Ask::Review);
    let Open(position) =
        (asks && job.open().game == ShapLuk::ID).then(|| job.open().read_view::<ShapLuk>())??;
    shap_luk::knows(&position).then_some("shap-luk")
}
