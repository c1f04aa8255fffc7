//! What a position is worth: material and the sum of terms, each times its weight.

/// The terms, each times its weight.
#[inline]
pub fn sum(terms: &[i32], weights: &[i32]) -> i32 {
    terms.iter().zip(weights).map(|(term, weight)| term * weight).sum()
}

/// What so many men are worth to their side against so many others, in hundredths of a man. To be
/// ahead counts more the fewer there are: besides itself `few` quarters of it, shared among the men
/// of both sides.
#[inline]
pub fn ahead(own: i32, foe: i32, few: i32) -> i32 {
    let more = own - foe;
    100 * more + 25 * few * more / (own + foe).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_man_ahead_counts_more_among_few() {
        assert_eq!([ahead(16, 16, 100), ahead(3, 2, 0)], [0, 100]);
        assert_eq!([ahead(3, 2, 100), ahead(2, 3, 100)], [600, -600]);
        assert!(ahead(3, 2, 100) > ahead(16, 15, 100));
        assert_eq!(ahead(0, 0, 100), 0);
        assert_eq!(sum(&[1, -2, 3], &[10, 20, 30]), 60);
    }
}
