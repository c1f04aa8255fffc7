//! Games of which it is known how they end, carried in tables that are fetched where they are
//! played.

pub mod shap_luk;
