//! Chance from the system, once per match.

use coinop_core::kernel::Seed;

/// A seed that nobody can guess.
///
/// # Errors
/// What the system said when it has none to give.
pub(crate) fn draw() -> Result<Seed, String> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| format!("no chance from the system: {error}"))?;
    Ok(Seed(bytes))
}

#[cfg(test)]
mod tests {
    #[test]
    fn no_two_matches_share_a_seed() {
        let first = super::draw().expect("draws");
        let second = super::draw().expect("draws");
        assert!(first != second);
    }
}
