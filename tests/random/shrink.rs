//! From a list of events after which a law does not hold, one from which no event can be left
//! out.

/// Leaves out what can be left out while `fails` still says so.
pub fn shrink<T: Clone>(mut list: Vec<T>, mut fails: impl FnMut(&[T]) -> bool) -> Vec<T> {
    let mut size = list.len().div_ceil(2).max(1);
    loop {
        let (mut at, mut shorter) = (0, false);
        while at < list.len() {
            let end = (at + size).min(list.len());
            let rest: Vec<T> = list[..at].iter().chain(&list[end..]).cloned().collect();
            if fails(&rest) {
                (list, shorter) = (rest, true);
            } else {
                at = end;
            }
        }
        match (size, shorter) {
            (1, false) => return list,
            (1, true) => {}
            _ => size = size.div_ceil(2),
        }
    }
}

#[test]
fn what_matters_stays_in_its_order() {
    let fails = |list: &[u32]| {
        let first = list.iter().position(|&n| n == 3);
        let last = list.iter().rposition(|&n| n == 77);
        first.zip(last).is_some_and(|(first, last)| first < last)
    };
    assert_eq!(shrink((0..100).collect(), fails), [3, 77]);
    assert_eq!(shrink(vec![1, 3, 3, 77, 77, 3], fails), [3, 77]);
}
