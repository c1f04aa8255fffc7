//! From clicks to moves; knows no game.

use palamede_rules::{Begun, Path, Rules, Seen};
use palamede_scene::{Mark, Target};
use std::cell::OnceCell;

/// The clicks so far and what they lead to. Paths are asked for only when somebody looks or
/// clicks: a game passes through many positions at which nobody does.
///
/// ```
/// use palamede_games::MakYek;
/// use palamede_rules::{Eye, Game, Notation, Options, Rules};
/// use palamede_scene::Target;
/// use palamede_table::{Picked, Picker};
///
/// let position = MakYek::start(&Options::new(MakYek::OPTIONS));
/// let mut picker = Picker::<MakYek>::new(position.view(Eye::Open));
/// assert_eq!(picker.click(Target::Site(16)), Picked::Open);
/// assert_eq!(picker.click(Target::Site(16)), Picked::Cleared);
/// picker.click(Target::Site(16));
/// let Picked::Done(mv) = picker.click(Target::Site(32)) else { panic!("a move") };
/// assert_eq!(position.write(&mv), "a3-a5");
/// ```
#[derive(Clone, Debug)]
pub struct Picker<R: Rules> {
    /// The view of the seat that clicks; none where nobody does.
    view: Option<R::View>,
    clicks: Vec<Target>,
    /// The moves and paths that begin with the clicks, once they were asked for.
    begun: OnceCell<Begun<R::Move>>,
}

/// The effect of a click on the clicks so far.
#[derive(Clone, PartialEq, Debug)]
pub enum Picked<M> {
    /// Exactly this move is entered.
    Done(M),
    /// Further clicks are awaited.
    Open,
    /// The selected piece was clicked again: nothing is selected.
    Cleared,
    /// The clicks begin no path; the selection is as before.
    Nowhere(Vec<Target>),
}

/// A further click that leads on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Next {
    /// The target to click.
    pub target: Target,
    /// The sites that the moves behind it attack.
    pub takes: Vec<usize>,
    /// Whether the click completes a move.
    pub last: bool,
    /// Whether it is only a shorter way in: not where the piece goes next.
    pub short: bool,
    /// Whether each of those moves takes something.
    pub always: bool,
    /// The largest number of pieces that one of those moves takes.
    pub most: usize,
    /// The number of moves that the target leads to; 0 where there are too many to count.
    pub moves: usize,
}

impl Next {
    /// Returns a click that changes a draft.
    pub(super) fn to(target: Target) -> Next {
        let takes = Vec::new();
        Next { target, takes, last: true, short: false, always: false, most: 0, moves: 1 }
    }

    /// Returns the mark for it on the board; what is beside the board shows itself.
    pub fn mark(&self) -> Option<Mark> {
        let Target::Site(site) = self.target else { return None };
        if self.short {
            return None;
        }
        Some(match (self.last, self.takes.is_empty()) {
            (true, false) => Mark::LegalTake(site),
            (true, true) => Mark::Legal(site),
            (false, _) => Mark::Next(site),
        })
    }
}

impl<R: Rules> Default for Picker<R> {
    fn default() -> Self {
        Picker { view: None, clicks: Vec::new(), begun: OnceCell::new() }
    }
}

impl<R: Rules> Picker<R> {
    /// Makes a picker of the moves of a view.
    pub fn new(view: R::View) -> Picker<R> {
        Picker { view: Some(view), ..Picker::default() }
    }

    /// Returns the clicks so far.
    pub fn clicks(&self) -> &[Target] {
        &self.clicks
    }

    /// Forgets the clicks so far.
    pub fn clear(&mut self) {
        self.set_clicks(Vec::new());
    }

    /// Keeps these clicks, whether or not a path begins with them.
    pub fn set_clicks(&mut self, clicks: Vec<Target>) {
        if self.begun.get().is_some_and(|begun| !begun.whole) {
            self.begun.take();
        }
        self.clicks = clicks;
    }

    fn begun(&self) -> &Begun<R::Move> {
        self.begun.get_or_init(|| {
            let Some(view) = &self.view else { return Begun::NONE };
            view.begun(&self.clicks).unwrap_or_else(|| {
                Begun::all(view.moves(), |mv, out| view.paths(mv, &mut |path| out(path)))
            })
        })
    }

    fn beginning(&self) -> impl Iterator<Item = &(usize, Path)> {
        self.begun().paths.iter().filter(|(_, path)| path.clicks.starts_with(&self.clicks))
    }

    /// Adds a click. Done when exactly one move is left and one of its paths is fully
    /// clicked, or a declared shortcut is; the selected target clicked again unselects
    /// unless it is a declared next click.
    pub fn click(&mut self, target: Target) -> Picked<R::Move> {
        let before = self.clicks.clone();
        self.set_clicks([before.as_slice(), &[target]].concat());
        let Some(first) = self.beginning().next().map(|(at, _)| *at) else {
            let clicks = self.clicks.clone();
            if before.last() == Some(&target) {
                self.clear();
                return Picked::Cleared;
            }
            self.set_clicks(before);
            return Picked::Nowhere(clicks);
        };
        let (mut alone, mut full, mut cut) = (true, None, None);
        for (at, path) in self.beginning() {
            alone &= *at == first;
            if path.clicks.len() == self.clicks.len() {
                full = Some(*at);
                if path.shortcut {
                    cut = Some(*at);
                }
            }
        }
        match cut.or(full.filter(|_| alone)).and_then(|at| self.begun().moves.get(at)).cloned() {
            Some(mv) => {
                self.clear();
                Picked::Done(mv)
            }
            None => Picked::Open,
        }
    }

    /// Selects `target` if a path begins with it, after clicks that led nowhere; else nothing.
    pub fn reselect(&mut self, target: Target) {
        self.set_clicks(vec![target]);
        if self.beginning().next().is_none() {
            self.clear();
        }
    }

    /// Returns the first clicks of moves, whatever was clicked so far.
    pub fn first(&self) -> Vec<Next> {
        self.view.clone().map_or_else(Vec::new, |view| Picker::<R>::new(view).next())
    }

    /// Returns the further clicks that lead on, each once, in the order of the moves.
    pub fn next(&self) -> Vec<Next> {
        let mut all: Vec<Next> = Vec::new();
        // For each target: the last move that was counted.
        let mut counted: Vec<usize> = Vec::new();
        let whole = self.begun().whole;
        for (mv, path) in self.beginning() {
            let Some(&target) = path.clicks.get(self.clicks.len()) else { continue };
            let at = all.iter().position(|next| next.target == target).unwrap_or_else(|| {
                all.push(Next {
                    target,
                    takes: Vec::new(),
                    last: false,
                    short: true,
                    always: true,
                    most: 0,
                    moves: 0,
                });
                counted.push(usize::MAX);
                all.len() - 1
            });
            let next = &mut all[at];
            next.last |= path.clicks.len() == self.clicks.len() + 1;
            next.short &= path.shortcut;
            next.most = next.most.max(path.takes.len());
            next.always &= !path.takes.is_empty();
            let other = std::mem::replace(&mut counted[at], *mv) != *mv;
            next.moves += usize::from(other && whole);
            for &site in &path.takes {
                if !next.takes.contains(&site) {
                    next.takes.push(site);
                }
            }
        }
        all
    }
}

#[cfg(test)]
#[allow(clippy::disallowed_methods)]
mod tests {
    use crate::{Clicked, Table};
    use palamede_games::TurkishDraughts as Turkish;
    use palamede_games::turkish_draughts::work;
    use palamede_record::{Dice, LinkError, RecordError, Setup, checksum};
    use palamede_rules::{Kind, Notation, Options, Rules, Step, Want};

    /// A king among sixteen scattered pieces: the worst position known.
    const WORST: &str = "W:WKd5:BKe1,Kc2,Kf2,Ka3,Ke3,Kb4,Kd4,Kg4,Kc5,Kf5,Ka6,Kd6,Kh6,Ke7,Kb8,Kg8";

    /// Games that begin there, as another might come there by its moves.
    fn kind() -> Kind<Turkish> {
        let start = |options: &Options| Turkish::set_up(options, WORST).expect("a position");
        Kind::beginning(start)
    }

    /// The choices of the options that count, as a link has them, each with its number of moves.
    const CHOICES: [(&str, usize); 4] = [
        ("strict=no", 64),
        ("strict=no&reversal=allowed", 64),
        ("strict=yes", 136_594),
        ("strict=yes&reversal=allowed", 248_454),
    ];

    #[test]
    fn to_arrive_at_the_worst_position_costs_nothing_and_to_look_at_it_little() {
        for (choice, _) in CHOICES {
            let (table, arriving) = work::of(|| Table::read_link(kind(), choice, &[]));
            let mut table = table.expect("a link");
            assert_eq!(arriving, 0, "{choice}");
            let (_, looking) = work::of(|| (table.scene(), table.next()));
            assert!(looking < 200_000, "{choice}: {looking} jumps");
            // Click one landing after another until the move is complete; then the game goes on.
            let mut clicks = 0;
            let mv = loop {
                let next = table.next();
                let target = next[clicks * 7 % next.len()].target;
                let (clicked, clicking) = work::of(|| table.click(target));
                assert!(clicking < 200_000, "{choice}: {clicking} jumps");
                clicks += 1;
                match clicked {
                    Clicked::SelectionChanged => assert_eq!(table.clicks().len(), clicks),
                    Clicked::Entered(mv) => break mv,
                    Clicked::Refused(why) => panic!("{why:?}"),
                }
            };
            assert!(clicks > 1);
            assert_eq!(table.take(Step::Move(mv)), Ok(()));
            assert_eq!(Table::read_link(kind(), &table.link(), &[]).map(|t| t.len()), Ok(1));
        }
    }

    #[test]
    fn a_start_with_too_many_moves_is_refused_early_however_it_comes() {
        for (choice, moves) in CHOICES {
            let mut options = Options::new(<Turkish as palamede_rules::Game>::OPTIONS);
            for (name, value) in choice.split('&').filter_map(|pair| pair.split_once('=')) {
                options.set(name, value).expect("an option");
            }
            let many = moves > palamede_rules::MOST_MOVES;
            let lines = choice.replace('=', ": ").replace('&', "\n");
            let lines = format!("game: turkish-draughts\n{lines}\nstart: {WORST}\nmoves:");
            let (link, cost) = work::of(|| {
                Table::<Turkish>::from_link(&format!("{choice}&start={WORST}"), &[]).map(drop)
            });
            let (record, of_record) = work::of(|| {
                Table::<Turkish>::from_record(&format!("Palamède record 1\n{lines}")).map(drop)
            });
            let setup = Setup { options, start: Some(WORST.to_owned()), dice: Dice::Given };
            let (begun, of_start) =
                work::of(|| Table::begin(Kind::<Turkish>::of(), setup.clone()).map(drop));
            let save = Table::begin(kind(), Setup { start: None, ..setup }).expect("a start");
            let save = save.save(&Default::default());
            let save = save.inside().replace("moves:", &format!("start: {WORST}\nmoves:"));
            let save = save.split("end:").next().expect("lines").replace(" sealed", "");
            let sealed = format!("{save}end: 0 {:08x}", checksum(&save));
            let (save, of_save) =
                work::of(|| Table::<Turkish>::resume(&sealed.clone().into()).map(drop));
            for cost in [cost, of_record, of_start, of_save] {
                assert!(cost < 10_000_000, "{choice}: {cost} jumps");
            }
            let refused =
                |why: &palamede_rules::Misread| (why.at, why.want) == (0, Want::FewerMoves);
            assert_eq!(many, begun.is_err_and(|why| refused(&why)), "{choice}");
            assert_eq!(many, matches!(&link, Err(LinkError::Start(why)) if refused(why)));
            for read in [record, save] {
                let line = matches!(&read, Err(RecordError::Line { why, .. }) if refused(why));
                assert_eq!(many, line, "{choice}");
            }
        }
    }

    #[test]
    fn what_exceeds_a_number_of_moves_is_what_counts_more() {
        for (choice, moves) in CHOICES {
            let table = Table::read_link(kind(), choice, &[]).expect("a link");
            let state: &Turkish = table.record.whole().line().state();
            for most in [0, 1, 63, 64, 5_000, moves - 1, moves] {
                assert_eq!(state.exceeds(most), moves > most, "{choice} {most}");
            }
        }
    }
}
