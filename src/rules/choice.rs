//! The options of a game: what the players may choose before it starts.

use std::fmt;

/// One option of a game, by its names in records and links.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Choice {
    /// The option's name.
    pub name: &'static str,
    /// The names of its values; the first is the default.
    pub values: &'static [&'static str],
}

/// An option that has no effect of its own under a value of another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bound {
    /// The option's name.
    pub option: &'static str,
    /// The value that is in force then.
    pub value: &'static str,
    /// The other option, and its value.
    pub by: (&'static str, &'static str),
}

/// A choice of values with a name of its own, such as a federation's rules. Only the
/// values are stored, not the name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NamedSet {
    /// The set's name.
    pub name: &'static str,
    /// Options and their values; those not named have their defaults.
    pub pairs: &'static [(&'static str, &'static str)],
}

/// The choices of the players, for each option of a game.
///
/// ```
/// use palamede_games::TurkishDraughts;
/// use palamede_rules::{Game, OptionError, Options};
///
/// let mut options = Options::new(TurkishDraughts::OPTIONS);
/// assert_eq!(options.get("promotion"), "at_once");
/// options.set("promotion", "at_end")?;
/// assert_eq!(options.changed().collect::<Vec<_>>(), [("promotion", "at_end")]);
/// let wrong = options.set("promotion", "never").expect_err("no such value");
/// assert_eq!(wrong.to_string(), "option promotion has no value \"never\"");
/// # Ok::<(), OptionError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Options {
    list: &'static [Choice],
    picked: Vec<u8>,
}

/// An error returned when an option cannot be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// The game has no option of this name.
    NoSuchOption(String),
    /// The option has no value of this name.
    NoSuchValue {
        /// The option's name.
        option: &'static str,
        /// The value that was asked for.
        value: String,
    },
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::NoSuchOption(name) => write!(f, "no option named {name:?}"),
            OptionError::NoSuchValue { option, value } => {
                write!(f, "option {option} has no value {value:?}")
            }
        }
    }
}

impl std::error::Error for OptionError {}

impl Options {
    /// Makes the options of a game with their default values.
    pub fn new(list: &'static [Choice]) -> Options {
        Options { list, picked: vec![0; list.len()] }
    }

    /// Returns the options of a named set; what a game does not know of it is passed over.
    ///
    /// ```
    /// use palamede_games::TurkishDraughts;
    /// use palamede_rules::{Game, Options};
    ///
    /// let set = &TurkishDraughts::SETS[0];
    /// let options = Options::of(TurkishDraughts::OPTIONS, set);
    /// assert_eq!((set.name, options.get("one_each")), ("federation", "draw"));
    /// ```
    pub fn of(list: &'static [Choice], set: &NamedSet) -> Options {
        let mut options = Options::new(list);
        for (name, value) in set.pairs {
            let _ = options.set(name, value);
        }
        options
    }

    /// Returns the options that can be chosen.
    pub fn list(&self) -> &'static [Choice] {
        self.list
    }

    /// Returns the chosen value of the option `name`; empty if the game has no such option.
    pub fn get(&self, name: &str) -> &'static str {
        self.list
            .iter()
            .zip(&self.picked)
            .find(|(choice, _)| choice.name == name)
            .map_or("", |(choice, &i)| choice.values[usize::from(i)])
    }

    /// Chooses `value` for the option `name`.
    ///
    /// # Errors
    /// The one of the two names that the game does not know.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let Some(at) = self.list.iter().position(|choice| choice.name == name) else {
            return Err(OptionError::NoSuchOption(name.to_owned()));
        };
        let choice = self.list[at];
        match choice.values.iter().position(|&v| v == value) {
            Some(i) => self.picked[at] = i as u8,
            None => {
                return Err(OptionError::NoSuchValue {
                    option: choice.name,
                    value: value.to_owned(),
                });
            }
        }
        Ok(())
    }

    /// Returns the bound that applies to this option, given the values of the others.
    pub fn bound(&self, bounds: &'static [Bound], name: &str) -> Option<&'static Bound> {
        bounds.iter().find(|bound| bound.option == name && self.get(bound.by.0) == bound.by.1)
    }

    /// Returns these options as they are in force: a bound option has the value that its bound
    /// gives it.
    ///
    /// ```
    /// use palamede_games::Fanorona;
    /// use palamede_rules::{Game, Options};
    ///
    /// let mut options = Options::new(Fanorona::OPTIONS);
    /// for (name, value) in [("size", "telo"), ("opening", "single")] {
    ///     options.set(name, value).expect("an option of the game");
    /// }
    /// assert!(options.bound(Fanorona::BOUNDS, "opening").is_some());
    /// assert_eq!(options.in_force(Fanorona::BOUNDS).get("opening"), "free");
    /// ```
    #[must_use]
    pub fn in_force(&self, bounds: &'static [Bound]) -> Options {
        let mut options = self.clone();
        for bound in bounds.iter().filter(|bound| self.get(bound.by.0) == bound.by.1) {
            let _ = options.set(bound.option, bound.value);
        }
        options
    }

    /// Iterates over the options and their chosen values, in the game's order.
    ///
    /// Records and the engine protocol write them as `name=value`:
    /// ```
    /// use palamede_games::MakYek;
    /// use palamede_rules::{Game, Options};
    ///
    /// let options = Options::new(MakYek::OPTIONS);
    /// let pairs = options.pairs().map(|(name, value)| format!("{name}={value}"));
    /// assert!(pairs.eq(["first=white", "quiet_limit=50"]));
    /// ```
    pub fn pairs(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.list
            .iter()
            .zip(&self.picked)
            .map(|(choice, &i)| (choice.name, choice.values[usize::from(i)]))
    }

    /// Returns the choices that differ from the defaults.
    pub fn changed(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.list
            .iter()
            .zip(&self.picked)
            .filter(|(_, i)| **i != 0)
            .map(|(choice, &i)| (choice.name, choice.values[usize::from(i)]))
    }

    /// Returns every combination of values: the full product.
    ///
    /// ```
    /// use palamede_games::ShapLuk;
    /// use palamede_rules::{Game, Options};
    ///
    /// let all = Options::product(ShapLuk::OPTIONS);
    /// assert_eq!(all.len(), 2 * 3 * 2 * 2 * 3);
    /// assert!(Options::pairwise(ShapLuk::OPTIONS).len() < all.len());
    /// ```
    pub fn product(list: &'static [Choice]) -> Vec<Options> {
        let mut all = vec![Options::new(list)];
        for (at, choice) in list.iter().enumerate() {
            all = all
                .iter()
                .flat_map(|options| {
                    (0..choice.values.len()).map(move |i| {
                        let mut options = options.clone();
                        options.picked[at] = i as u8;
                        options
                    })
                })
                .collect();
        }
        all
    }

    /// Combinations in which every pair of values of two options occurs at least
    /// once: greedy cover, small but not the smallest.
    pub fn pairwise(list: &'static [Choice]) -> Vec<Options> {
        let pairs = |o: &Options| {
            let p = &o.picked;
            let mut out = Vec::new();
            for i in 0..p.len() {
                out.push((i, p[i], i, p[i]));
                out.extend((i + 1..p.len()).map(|j| (i, p[i], j, p[j])));
            }
            out
        };
        let mut left = Options::product(list);
        let mut seen = std::collections::HashSet::new();
        let mut cover = Vec::new();
        loop {
            let fresh = |o: &Options| pairs(o).iter().filter(|p| !seen.contains(*p)).count();
            let Some(at) = (0..left.len()).max_by_key(|&i| (fresh(&left[i]), left.len() - i))
            else {
                return cover;
            };
            if fresh(&left[at]) == 0 && !cover.is_empty() {
                return cover;
            }
            let best = left.remove(at);
            seen.extend(pairs(&best));
            cover.push(best);
        }
    }
}

impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.pairs()).finish()
    }
}
