//! The worth of a position: material and the sum of terms, each times its weight.

/// Returns the sum of the terms, each times its weight.
#[inline]
pub fn dot_product(terms: &[i32], weights: &[i32]) -> i32 {
    terms.iter().zip(weights).map(|(term, weight)| term * weight).sum()
}

/// Returns the worth of so many men to their side against so many others, in hundredths of a man.
/// To be ahead counts more the fewer there are: besides itself `few` quarters of it, shared among
/// the men of both sides.
///
/// ```
/// use palamede_kit::worth::{material_balance, dot_product};
///
/// assert_eq!([material_balance(16, 16, 100), material_balance(3, 2, 0)], [0, 100]);
/// assert!(material_balance(3, 2, 100) > material_balance(16, 15, 100));
/// assert_eq!(dot_product(&[1, -2, 3], &[10, 20, 30]), 60);
/// ```
#[inline]
pub fn material_balance(own: i32, foe: i32, few: i32) -> i32 {
    let more = own - foe;
    100 * more + 25 * few * more / (own + foe).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_man_ahead_counts_more_among_few() {
        assert_eq!([material_balance(16, 16, 100), material_balance(3, 2, 0)], [0, 100]);
        assert_eq!([material_balance(3, 2, 100), material_balance(2, 3, 100)], [600, -600]);
        assert!(material_balance(3, 2, 100) > material_balance(16, 15, 100));
        assert_eq!(material_balance(0, 0, 100), 0);
        assert_eq!(dot_product(&[1, -2, 3], &[10, 20, 30]), 60);
    }
}
