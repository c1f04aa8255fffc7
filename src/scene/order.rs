//! Putting a few things in order.

/// Returns the items in the order of their keys; those of one key stay in theirs.
///
/// ```
/// use palamede_scene::ordered;
///
/// assert_eq!(ordered(["cc", "a", "bb"], |text| text.len()), ["a", "cc", "bb"]);
/// ```
///
/// For the dozens that a board has. (The standard library's sorts are made for
/// thousands, and in the page each type that is sorted brings them anew: 3 kB.)
pub fn ordered<T, K: Ord>(items: impl IntoIterator<Item = T>, key: impl Fn(&T) -> K) -> Vec<T> {
    let mut list: Vec<T> = Vec::new();
    for item in items {
        let of = key(&item);
        let at = list.iter().rposition(|other| key(other) <= of).map_or(0, |last| last + 1);
        list.insert(at, item);
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn as_the_standard_library_sorts(mut items: Vec<(u8, u8)>) {
            let list = ordered(items.clone(), |item| item.0);
            items.sort_by_key(|item| item.0);
            prop_assert_eq!(list, items);
        }
    }
}
