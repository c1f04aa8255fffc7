//! What each eye knows (sentences 13 and 14), and what it can work out.

use super::{RED, attempt, four, on, options, play, seat, site, two};
use palamede::games::luzhanqi::{Act, Battle, Event, Rank, Standing, Style};
use palamede::rules::{Eye, Eyes, Game, GameEvent, Line, Rules, Seen, Silent, Step};
use palamede::scene::{Look, Word};

const MEN: &str = "S: 9@S15 F@S62 2@S35 N: 3@N35 F@N62 E: 5@E11 F@E62 2@E35 W: F@W62 2@W35";

fn heard(told: &[(Eyes, Event)], eye: Eye) -> [Option<Rank>; 2] {
    let (_, event) = told.iter().find(|(eyes, _)| eyes.has(eye)).expect("an event");
    let Event::Went(went) = event else { panic!("{event:?}") };
    [went.rank, went.combat.and_then(|combat| combat.rank)]
}

#[test]
fn a_combat_tells_who_was_removed_and_no_rank_s13() {
    let (m, c) = (Some(Rank::Marshal), Some(Rank::Colonel));
    for (chosen, expected) in [
        ("", [[m, None], [None, c], [None, None], [None, None], [None, None]]),
        ("apparent_ally=yes", [[m, None], [None, c], [m, None], [None, c], [None, None]]),
        ("clairvoyance=yes", [[m, c]; 5]),
    ] {
        let mut line = four(chosen, MEN);
        let told = attempt(&mut line, "S15xE11").expect("legal");
        let eyes = (0..4).map(|n| Eye::Seat(seat(n))).chain([Eye::Public]);
        for (eye, expected) in eyes.zip(expected) {
            assert_eq!(heard(&told, eye), expected, "{chosen} {eye:?}");
        }
        assert_eq!(heard(&told, Eye::Open), [m, c]);
        // What all hear alike: where, and who is gone.
        for (_, event) in &told {
            assert_eq!(event.notation(), "S15xE11 +");
            assert_eq!(event.trace().taken.len(), 1);
        }
    }
    // A move without combat: the owner may be told what it moved.
    let mut line = four("", MEN);
    let told = attempt(&mut line, "S15-CSE").expect("legal");
    assert_eq!(heard(&told, Eye::Seat(RED))[0], m);
    assert_eq!(heard(&told, Eye::Seat(seat(2)))[0], None);
    assert!(told.iter().all(|(_, event)| event.notation() == "S15-CSE"));
    // The flag is the flag for everybody.
    let mut line = two("", "S: 9@N61 F@S62 2@S35 N: F@N62 2@N35");
    let told = attempt(&mut line, "N61xN62").expect("legal");
    assert_eq!(heard(&told, Eye::Public), [None, Some(Rank::Flag)]);
}

#[test]
fn options_make_ranks_public_when_all_have_laid_out_s13() {
    for (chosen, ally, foe) in
        [("", false, false), ("apparent_ally=yes", true, false), ("clairvoyance=yes", true, true)]
    {
        let mut line = Line::new(Battle::<true>::start(&options::<true>(chosen)));
        let army = Style::Attack.army();
        for n in 0..4 {
            let sight = |line: &Line<Battle<true>>, n: usize| line.state().view(Eye::Seat(seat(n)));
            assert_eq!(sight(&line, 2).sight().army(0), None, "not before");
            line.advance(&Step::Move(Act::Deploy(army)), &mut Silent);
            let knows = |t: usize| sight(&line, 0).sight().army(t).is_some();
            let done = n == 3;
            // Territories are S N E W.
            assert_eq!([0, 1, 2, 3].map(knows), [true, done && ally, done && foe, done && foe]);
            let public = line.state().view(Eye::Public);
            assert_eq!(public.sight().army(0).is_some(), done && foe);
            assert_eq!(line.state().is_open(), done && foe);
            assert!(public.moves().is_empty(), "the curtain moves nothing");
        }
    }
}

#[test]
fn a_fallen_marshal_shows_the_flag_s14() {
    // As defender, as attacker, and both at once.
    for (men, ways, fallen) in [
        ("S: 9@S15 F@S62 2@S35 N: B@N11 F@N64 2@N35", "S15xN11", vec![0]),
        ("S: B@S15 F@S62 2@S35 N: 9@N11 F@N64 2@N35", "S15xN11", vec![1]),
        ("S: 9@S15 F@S62 2@S35 N: 9@N11 F@N64 2@N35", "S15xN11", vec![0, 1]),
        ("S: 9@N41 F@S62 2@S35 N: M@N51 F@N64 2@N35", "N41xN51", vec![0]),
        ("S: 9@S15 F@S62 2@S35 N: 8@N11 F@N64 2@N35", "S15xN11", vec![]),
    ] {
        let mut line = two("", men);
        let went = play(&mut line, ways);
        let seats: Vec<usize> = went.fell.iter().map(|(seat, _)| seat.index()).collect();
        assert_eq!(seats, fallen, "{men}");
        for n in 0..2 {
            let name = ["S62", "N64"][n];
            let shown = line.state().view(Eye::Public).sight().rank(site(&line, name));
            assert_eq!(shown, fallen.contains(&n).then_some(Rank::Flag), "{men}");
            assert!(went.fell.iter().all(|(s, at)| s.index() != n || *at == site(&line, name)));
        }
    }
}

#[test]
fn an_eye_sees_backs_that_are_all_alike() {
    let line = four("", MEN);
    let scene = line.state().view(Eye::Seat(RED)).scene(&[]);
    for piece in &scene.pieces {
        let Look::Tile { seat, face, .. } = &piece.look else { panic!("{piece:?}") };
        assert_eq!(*seat, piece.seat.expect("a seat"));
        assert_eq!(face.is_some(), *seat == 0);
        assert_eq!(piece.word == Word::HIDDEN, *seat != 0);
    }
    // North is drawn as North in the game for two.
    let line = two("", "S: 9@S15 F@S62 N: 3@N35 F@N62");
    let scene = line.state().view(Eye::Seat(RED)).scene(&[]);
    let back = Look::Tile { seat: 2, face: None, wide: true };
    assert_eq!(scene.pieces.iter().filter(|piece| piece.look == back).count(), 2);
    let open = line.state().view(Eye::Open).scene(&[]);
    assert!(open.pieces.iter().all(|piece| piece.word != Word::HIDDEN));
    // A carried flag lies below its carrier, for every eye.
    let mut line = two("flag_bearer=yes", "S: 9@N61 F@S62 2@S35 N: F@N62 2@N35");
    play(&mut line, "N61xN62");
    for eye in [Eye::Public, Eye::Seat(RED), Eye::Seat(seat(1))] {
        let scene = line.state().view(eye).scene(&[]);
        let at = usize::from(site(&line, "N62"));
        let here: Vec<_> = scene.pieces.iter().filter(|piece| piece.site == at).collect();
        assert_eq!((here.len(), here[0].word), (2, Standing::Carried.word()));
        assert_eq!(here[0].look, Look::Pennant { seat: 2, wide: true });
    }
}

/// What black works out of the piece that stood on a site.
fn deduced(line: &Line<Battle<false>>, name: &str) -> String {
    let view = line.state().view(Eye::Seat(seat(1)));
    let public = line.state().full().public();
    let id = public.piece_at(site(line, name)).expect("a piece");
    let set = view.sight().deduce().ranks(id);
    Rank::ALL.iter().filter(|rank| set & rank.bit() != 0).map(|rank| rank.letter()).collect()
}

#[test]
fn deduction_follows_from_moves_and_combats() {
    let full = |south: &str, north: &str| {
        let mut line = Line::new(Battle::<false>::start(&options::<false>("")));
        for army in [south, north] {
            let army = palamede::games::luzhanqi::Army::read(army).expect("an army");
            line.advance(&Step::Move(Act::Deploy(army)), &mut Silent);
        }
        line
    };
    let balanced = "73526/9.4.8/B1.17/5.B.6/4M321/MFM23";
    let mut line = full(balanced, "62537/8.4.9/71.1B/6.B.5/123M4/32MFM");
    // Where it was laid out.
    assert_eq!(deduced(&line, "S11"), "123456789");
    assert_eq!(deduced(&line, "S25"), "123456789B");
    assert_eq!(deduced(&line, "S51"), "123456789BM");
    assert_eq!(deduced(&line, "S62"), "123456789BMF");
    play(&mut line, "S12-S22 N12-N22 S22-S33");
    assert_eq!(deduced(&line, "S33"), "123456789", "it has moved");
    // Black's 2 attacks and falls: the defender is higher, or a bomb would have gone.
    let mut line = full(balanced, "22537/8.4.9/71.1B/6.B.5/163M4/32MFM");
    play(&mut line, "S12-S22 N11xS15").combat.expect("a combat");
    assert_eq!(deduced(&line, "S15"), "3456789");
    let view = line.state().view(Eye::Seat(seat(1)));
    let id = site(&line, "S15");
    let bounds = view.sight().deduce().bounds(id);
    assert_eq!(bounds, Some((Rank::Captain, Rank::Marshal)));
    assert_eq!(view.sight().deduce().sure(id), None);
}

#[test]
fn deduction_counts_and_knows_the_fallen() {
    // Red's marshal falls against a bomb: no other piece of red is one.
    let mut line = two("", "S: 9@S15 8@S35 F@S62 N: B@N11 F@N64 2@N35");
    assert!(deduced(&line, "S35").contains('9'));
    play(&mut line, "S15xN11");
    let view = line.state().view(Eye::Seat(seat(1)));
    let deduction = view.sight().deduce();
    assert!(deduction.fallen.has(RED));
    assert!(!deduced(&line, "S35").contains('9'));
    assert_eq!(deduced(&line, "S62"), "F");
    let public = line.state().full().public();
    assert_eq!(deduction.lost(public, 0, Rank::Marshal), 1);
    // Black knows its own.
    assert_eq!(deduced(&line, "N35"), "2");
    // A piece that turned on the railway is an engineer, or with flying bombs a bomb.
    for (chosen, expected) in [("", "1"), ("flying_bombs=yes", "1B")] {
        let mut line = two(chosen, "S: 1@S53 F@S62 N: 2@N35 F@N62");
        play(&mut line, "S53-S41");
        assert_eq!(deduced(&line, "S41"), expected);
        assert_eq!(on(&line, "S41"), Some((0, '1')));
    }
    // What an engineer removes without going is a mine's work or a bomb's: here a mine.
    let mut line = two("", "S: 1@N41 2@S35 F@S62 N: M@N51 F@N64 2@N35");
    play(&mut line, "N41xN51");
    let view = line.state().view(Eye::Seat(RED));
    assert_eq!(view.sight().deduce().sure(site(&line, "N51")), Some(Rank::Mine));
}

#[test]
fn the_aid_tells_on_the_piece_what_follows() {
    use palamede::scene::Mark;
    let mut line = two("", "S: 3@S11 2@S33 F@S62 N: 7@N15 2@N33 1@N43 F@N62");
    play(&mut line, "S11xN15 N33-N23");
    let site = site(&line, "N15");
    let marks = |eye| line.state().view(eye).aids().remove(0).marks;
    let tag = |text: &str| Mark::Tag(site.into(), text.to_owned());
    assert!(marks(Eye::Seat(RED)).contains(&tag("≥4")), "{:?}", marks(Eye::Seat(RED)));
    // Its owner knows it, and who knows no rank of the attacker learns less.
    assert_eq!(marks(Eye::Seat(seat(1))).iter().find(|mark| **mark == tag("≥4")), None);
    assert!(marks(Eye::Public).contains(&tag("≥2")), "{:?}", marks(Eye::Public));
}
