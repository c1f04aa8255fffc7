//! Law 4 for memos: what a seat notes changes nothing that another eye gets, nor any way out
//! but the save; its own eye alone sees it, and only while the seat sees what it knows.

use super::leak::{SURFACES, Surface, surface};
use super::setup::{Conform, games, play, table};
use palamede::record::Dice;
use palamede::rules::{Eye, Game, Generator, Rng, Seat};
use palamede::scene::{Facing, draw};
use palamede::table::Table;
use palamede::with_game;

/// Writes the first signs on all that this seat does not know; tells on how many pieces.
fn write<R: Conform>(table: &mut Table<R>, seat: Seat) -> usize {
    table.sit(seat);
    let pieces = table.scene().pieces;
    let unknown: Vec<u32> =
        pieces.iter().filter(|piece| table.is_unknown(piece)).map(|piece| piece.id).collect();
    for (n, &id) in unknown.iter().enumerate() {
        assert!(table.write_memo(id, Some(R::SIGNS[n % R::SIGNS.len()])));
    }
    table.draw_curtain();
    unknown.len()
}

/// How many pieces were written on.
fn only_its_writer_sees_it<R: Conform>() -> usize {
    let mut written = 0;
    games::<R>(20 * R::HEAVY, |options, seed| {
        let mut rng = Generator::new(seed);
        let mut plain = table::<R>(options, Dice::Given);
        play(&mut plain, [3, 5, 9, 17, 40][seed as usize % 5], &mut rng);
        if plain.is_over() {
            return;
        }
        let mut noted = plain.clone();
        let writer = Seat::new(rng.below(R::SEATS as u32) as usize).expect("a seat");
        let count = write(&mut noted, writer);
        if count == 0 {
            return;
        }
        written += count;
        let eyes = Seat::first(R::SEATS).map(Eye::Seat).chain([Eye::Public]);
        for eye in eyes {
            for &kind in SURFACES {
                let same = surface(kind, &mut plain, eye) == surface(kind, &mut noted, eye);
                let own = eye == Eye::Seat(writer);
                let drawn = matches!(kind, Surface::Scene | Surface::Svg);
                assert_eq!(same, !(own && drawn), "{kind:?} for {eye:?}, {writer:?} has noted");
            }
        }
        // Where others look on, it is as behind the curtain.
        noted.sit(writer);
        plain.sit(writer);
        let picture = |table: &Table<R>| draw(&table.scene(), Facing::default()).markup();
        assert_ne!(picture(&noted), picture(&plain));
        for table in [&mut noted, &mut plain] {
            table.cover(true);
        }
        assert_eq!(picture(&noted), picture(&plain));
        assert_eq!(noted.writer(), None);
        let id = noted.scene().pieces[0].id;
        assert!(!noted.write_memo(id, None));
    });
    written
}

#[test]
fn what_a_seat_notes_is_for_its_own_eye() {
    for &game in palamede::games::GameId::ALL {
        with_game!(game, G => {
            let written = only_its_writer_sees_it::<G>();
            assert_eq!(written > 100, !G::SIGNS.is_empty(), "{written} in {}", G::ID);
            let facts = game.facts();
            assert!(facts.secrets || facts.signs.is_empty(), "{} has nothing to note", G::ID);
        });
    }
}
