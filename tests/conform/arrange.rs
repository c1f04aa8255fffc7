//! A position is taken apart and put together again, and what is laid out by hand is a position
//! or is refused.

use super::setup::{Conform, games, walk};
use palamede::rules::{
    Arrange, Eye, Generator, Layout, LayoutFault, Options, PieceKind, Rng, Turn,
};

/// The options under which positions are set up.
fn open<R: Arrange>(options: &Options) -> Options {
    let mut options = options.clone();
    if let Some((name, value)) = R::OPEN {
        options.set(name, value).expect("an option of the game");
    }
    options.in_force(R::BOUNDS)
}

/// Returns the layout of a text.
fn read<R: Arrange>(options: &Options, text: &str) -> Layout {
    let position = R::set_up(options, text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
    R::layout(&position.view(Eye::Open)).expect("everything is seen")
}

/// Returns a layout without the parts that hold only until something is changed.
fn bare(layout: &Layout) -> Layout {
    Layout { rest: String::new(), ..layout.clone() }
}

/// The first position, and each of random games, is the same after it was taken apart.
fn what_is_taken_apart_is_put_together<R: Conform + Arrange>() {
    games::<R>(60, |options, seed| {
        let options = open::<R>(options);
        let first = R::first_layout(&options);
        let text = R::compose(&options, &first).expect("the first position");
        assert_eq!(bare(&read::<R>(&options, &text)), bare(&first));
        let mut at = seed;
        walk::<R>(&options, seed, 400, &mut |line, _| {
            at += 1;
            if !at.is_multiple_of(3) || line.state().in_play().len() < R::SEATS {
                return;
            }
            let state = line.state();
            let Some(layout) = R::layout(&state.view(Eye::Open)) else { return };
            match (R::compose(&options, &layout), state.turn()) {
                // Of a game that is over somebody may have nothing left.
                (Err(_), turn) => assert!(matches!(turn, Turn::Over(_)), "{}", state.position()),
                (Ok(text), Turn::Seat(_) | Turn::Chance { by: Some(_) }) if !R::FULL => {
                    assert_eq!(text, state.position());
                }
                (Ok(text), _) => assert_eq!(bare(&read::<R>(&options, &text)), bare(&layout)),
            }
        });
    });
}

/// Changes a layout by what a hand may do.
fn change(layout: &mut Layout, kinds: &[PieceKind], sites: usize, rng: &mut Generator) {
    let mut below = |most: usize| rng.below(most as u32) as usize;
    let (site, other) = (below(sites), below(sites));
    match below(8) {
        0..3 => layout.put(site, below(kinds.len()), kinds),
        3..5 => layout.shift(site, other, kinds),
        5 | 6 => drop(Some(layout.remove(site))),
        _ => {
            let at = below(layout.counts.len().max(1));
            if let Some(count) = layout.counts.get_mut(at) {
                *count = below(2) as u8;
            }
        }
    }
}

/// A layout made at random is a position that reads as it was laid out, or refused for a reason;
/// both come.
fn what_is_laid_out_is_read_or_refused<R: Conform + Arrange>() {
    let (mut read_back, mut refused) = (0, 0);
    games::<R>(60, |options, seed| {
        let options = open::<R>(options);
        let mut rng = Generator::new(seed);
        let (kinds, mut layout) = (<R as Arrange>::kinds(&options), R::first_layout(&options));
        let start = R::start(&options);
        let sites = palamede::rules::Seen::scene(&start.view(Eye::Open), &[]).board.sites.len();
        for n in 0..200 {
            if n == 100 {
                layout.men.clear();
            }
            if R::FULL && n % 4 == 0 {
                layout = R::first_layout(&options);
            }
            change(&mut layout, &kinds, sites, &mut rng);
            layout.seat = palamede::rules::Seat::new(n % R::SEATS).expect("a seat");
            match R::compose(&options, &layout) {
                Ok(text) => {
                    read_back += 1;
                    assert_eq!(bare(&read::<R>(&options, &text)), bare(&layout), "{text}");
                }
                Err(fault) => {
                    refused += 1;
                    check_blame::<R>(&layout, &kinds, &fault);
                }
            }
        }
    });
    assert!(read_back > 20 && refused > 20, "{read_back} {refused}");
}

/// The reason of a refusal is true.
fn check_blame<R: Arrange>(layout: &Layout, kinds: &[PieceKind], fault: &LayoutFault<R::Refusal>) {
    match fault {
        LayoutFault::NoPiece(seat) => assert!(layout.pieces_of(*seat, kinds) < 25),
        LayoutFault::TooMany { seat, most } => {
            let counted: usize = layout.counts.iter().map(|&count| usize::from(count)).sum();
            assert!(layout.pieces_of(*seat, kinds) + counted > *most);
        }
        LayoutFault::Missing(kind) => assert!(layout.men.iter().all(|man| man.1 != *kind)),
        LayoutFault::Place { site, kind } => assert!(layout.men.contains(&(*site, *kind))),
        LayoutFault::Together(site) => {
            assert!(layout.men.iter().filter(|man| man.0 == *site).count() > 1);
        }
        LayoutFault::Gap(_) | LayoutFault::Own(_) => {}
    }
}

mod law {
    mod what_is_taken_apart_is_put_together {
        palamede::with_game! {
            @list [crate::each_of_the_catalogue] [what_is_taken_apart_is_put_together]
        }
    }

    mod what_is_laid_out_is_read_or_refused {
        palamede::with_game! {
            @list [crate::each_of_the_catalogue] [what_is_laid_out_is_read_or_refused]
        }
    }
}
