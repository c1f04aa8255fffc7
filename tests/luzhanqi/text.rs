//! Luzhanqi, for two and for four: what it asks and tells, as one would say it, and that
//! it tells nobody a rank that this eye does not know.

use crate::text::*;
use palamede::games::luzhanqi::army::Ranks;
use palamede::games::luzhanqi::{
    Army, Board, Combat, Ending, Event, Rank, Refusal, Site, Stays, Went,
};
use palamede::games::{Luzhanqi, LuzhanqiFour};
use palamede::rules::{Eye, Eyes, Generator, Line, Notation, Rng, Rules, Seen, Thinkable};
use palamede::scene::{Note, Word};
use palamede::table::Clicked;

const BALANCED: &str = "73526/9.4.8/B1.17/5.B.6/4M321/MFM23";
const ATTACK: &str = "43278/5.6.9/21.B7/3.5.B/3M641/MFM21";
const RED: Seat = Seat::FIRST;
const BLACK: Seat = Seat::SECOND;

fn site(name: &str) -> Site {
    Board::of(true).read(name).expect("a site")
}

/// A table with this position, or before the armies are laid out, and this option.
fn table<R: Speak>(start: &str, option: Option<(&str, &str)>) -> Table<R> {
    let mut options = Options::new(R::OPTIONS);
    if let Some((name, value)) = option {
        options.set(name, value).expect("an option");
    }
    let start = Some(start.to_owned()).filter(|text| !text.is_empty());
    Table::new(Setup { options, start, dice: Dice::Given }, Seats::NONE).expect("a start")
}

/// Both marshals fell.
fn fallen() -> String {
    format!(
        "{BALANCED},{BALANCED} play red ready=red,black out=- cause=- at=S21:.,N21:. moved=20 \
         turned=0 fights=S21N21=SN flags=S62,N62 bears=- facts=-"
    )
}

/// Red carries the flag of black.
fn carrying() -> String {
    format!(
        "{BALANCED},{BALANCED} play red ready=red,black out=- cause=- at=S14:N62,N62:. moved=8 \
         turned=0 fights=S14N62+f flags=N62 bears=N62:S14 facts=-"
    )
}

fn figure(game: GameId, name: &str) -> &'static str {
    let named = figures(game).iter().find(|figure| figure.name == name);
    named.expect("a figure").start
}

/// What is asked after these clicks of the seat that sits there, and what is added.
fn asked(lang: Lang, table: &mut Table<Luzhanqi>, clicks: &[&str]) -> [String; 2] {
    table.unselect();
    for name in clicks {
        assert_eq!(
            table.click(Target::Site(site(name).into())),
            Clicked::SelectionChanged,
            "{name}"
        );
    }
    let Turn::Seat(seat) = table.turn() else { panic!("a seat is to act") };
    let who = Luzhanqi::words(lang).called(seat, &Player::default());
    let (ask, more) = Luzhanqi::prompt(lang, &who, &table.view(), table.clicks(), &table.next());
    [ask, more]
}

#[test]
fn every_choice_is_asked_for() {
    let mut fresh = table::<Luzhanqi>("", None);
    assert_eq!(asked(Lang::Fr, &mut fresh, &[]), ["À Rouge de jouer.", ""], "behind the curtain");
    fresh.sit(RED);
    assert_eq!(
        asked(Lang::Fr, &mut fresh, &[]),
        [
            "Rouge, placez votre armée.",
            "Touchez deux pièces pour les échanger. Quand tout est en place, appuyez sur « Prêt »."
        ]
    );
    assert_eq!(
        asked(Lang::Fr, &mut fresh, &["S15"]),
        ["Rouge, avec quelle pièce échanger celle de S15 ?", ""]
    );
    let mut combat = table::<Luzhanqi>(figure(GameId::Luzhanqi, "combat"), None);
    combat.sit(RED);
    assert_eq!(asked(Lang::Fr, &mut combat, &[]), ["Rouge, choisissez une pièce.", ""]);
    assert_eq!(
        asked(Lang::Fr, &mut combat, &["S14"]),
        ["Rouge, où va le général de division (7) S14 ?", "Attaque possible en S13."]
    );
    assert_eq!(asked(Lang::Zh, &mut combat, &["S14"])[0], "轮到红方，S14的师长（7）走到哪里？");
    combat.sit(BLACK);
    assert_eq!(asked(Lang::En, &mut combat, &[]), ["Red's turn.", ""]);
    let mut bearer = table::<Luzhanqi>(&carrying(), Some(("flag_bearer", "yes")));
    bearer.sit(RED);
    assert_eq!(
        asked(Lang::Fr, &mut bearer, &["N62"])[1],
        "Cette pièce porte le drapeau de Noir. Attaque possible en N52, N61 et N63."
    );
    let home = carrying().replace("S14:N62", "S14:S52,S52:.");
    let mut home = table::<Luzhanqi>(&home, Some(("flag_bearer", "yes")));
    home.sit(RED);
    assert_eq!(
        asked(Lang::Fr, &mut home, &["S52"])[1],
        "Cette pièce porte le drapeau de Noir. Elle peut le rapporter au vôtre, en S62."
    );
}

#[test]
fn an_army_is_laid_out_by_swaps_and_by_buttons_that_have_names() {
    let mut table = table::<LuzhanqiFour>("", None);
    table.sit(RED);
    let names = |lang| -> Vec<String> {
        table.scene().controls.iter().map(|one| LuzhanqiFour::control(lang, one)).collect()
    };
    assert_eq!(names(Lang::Fr), ["Équilibre", "Attaque", "Forteresse", "Miroir"]);
    assert_eq!(names(Lang::Zh), ["均衡", "进攻", "堡垒", "左右对调"]);
    let army = |table: &Table<LuzhanqiFour>| match table.draft() {
        Some(palamede::games::luzhanqi::Act::Deploy(army)) => *army,
        other => panic!("{other:?}"),
    };
    let first = army(&table);
    let mut seen: Vec<Army> = vec![first];
    for button in [0, 1, 2, 0, 3] {
        let before = army(&table);
        assert_eq!(table.click(Target::Button(button)), Clicked::SelectionChanged);
        let after = army(&table);
        assert!(after.judge(0).is_ok() && !seen.contains(&after), "{}", after.write());
        if button == 3 {
            assert_eq!(after, before.mirrored());
        }
        seen.push(after);
    }
    // The same presses lead to the same arrangement.
    let mut again = self::table::<LuzhanqiFour>("", None);
    again.sit(RED);
    again.click(Target::Button(0));
    assert_eq!(army(&again), seen[1]);
    // A button after one click on a site forgets that click.
    again.click(Target::Site(site("S15").into()));
    again.click(Target::Button(1));
    assert_eq!((army(&again), again.clicks().len()), (seen[2], 0));
    assert_eq!(again.click(Target::Button(9)), Clicked::SelectionChanged);
    assert_eq!(army(&again), seen[2], "no such button");
}

fn standings<R: Speak>(lang: Lang, table: &Table<R>) -> Vec<String> {
    Seat::first(R::SEATS).map(|seat| R::score_line(lang, &table.view(), seat)).collect()
}

#[test]
fn standings_tell_what_everybody_knows() {
    let mut fresh = table::<Luzhanqi>("", None);
    fresh.take(fresh.read_step(BALANCED).expect("an army")).expect("legal");
    assert_eq!(standings(Lang::Fr, &fresh), ["armée en place", "armée à placer"]);
    let fallen = table::<Luzhanqi>(&fallen(), None);
    let parts = [("24 pièces", "drapeau en S62"), ("24 pièces", "drapeau en N62")];
    for (told, (left, flag)) in standings(Lang::Fr, &fallen).iter().zip(parts) {
        assert!(told.starts_with(left) && told.ends_with(flag), "{told}");
    }
    let bearer = table::<Luzhanqi>(&carrying(), Some(("flag_bearer", "yes")));
    assert!(standings(Lang::Fr, &bearer)[1].ends_with("drapeau emporté"));
    let mut four = table::<LuzhanqiFour>(figure(GameId::LuzhanqiFour, "camp"), None);
    assert_eq!(standings(Lang::En, &four), ["3 pieces", "2 pieces", "2 pieces", "2 pieces"]);
    four.take(Step::Resign(BLACK)).expect("it may");
    assert_eq!(standings(Lang::En, &four)[1], "out");
}

#[test]
fn what_stands_on_a_site_has_its_rank_only_for_those_who_know_it() {
    let mut table = table::<Luzhanqi>(&carrying(), Some(("flag_bearer", "yes")));
    let told = |table: &Table<Luzhanqi>, name: &str| -> Vec<String> {
        let (scene, at) = (table.scene(), usize::from(site(name)));
        let here = scene.pieces.iter().filter(|piece| piece.site == at);
        here.map(|piece| Luzhanqi::piece_on(Lang::Fr, piece)).collect()
    };
    table.sit(RED);
    assert_eq!(told(&table, "N62"), ["drapeau de Noir, porté", "lieutenant de Rouge"]);
    assert_eq!(told(&table, "N21"), ["pièce inconnue de Noir"]);
    table.sit(BLACK);
    assert_eq!(told(&table, "N62"), ["drapeau de Noir, porté", "pièce inconnue de Rouge"]);
    assert_eq!(told(&table, "N21"), ["maréchal de Noir"]);
    let four = self::table::<LuzhanqiFour>(figure(GameId::LuzhanqiFour, "camp"), None);
    let scene = four.scene();
    let east = scene.piece_at(site("S12").into()).expect("a piece");
    assert_eq!(LuzhanqiFour::piece_on(Lang::En, east), "East's unknown piece");
    assert_eq!(LuzhanqiFour::piece_on(Lang::Zh, east), "东方的未知棋子");
}

fn note(set: Ranks) -> Note {
    Note { site: Some(0), word: Word::default(), seat: 0, number: set.into() }
}

fn set(ranks: &[Rank]) -> Ranks {
    ranks.iter().fold(0, |set, rank| set | rank.bit())
}

#[test]
fn the_aid_says_what_a_piece_can_be() {
    use Rank::*;
    let said = |lang, ranks: &[Rank]| Luzhanqi::aid_note(lang, &note(set(ranks)));
    assert_eq!(said(Lang::Fr, &[Major, Colonel, Marshal]), "grade 4 ou plus");
    assert_eq!(said(Lang::Fr, &[Engineer, Captain, Bomb]), "grade 3 ou moins ou bombe");
    assert_eq!(said(Lang::Fr, &[Captain, Colonel]), "grade de 3 à 5");
    assert_eq!(said(Lang::Fr, &[Bomb, Mine]), "bombe ou mine");
    assert_eq!(said(Lang::En, &[Major, Marshal, Bomb, Mine]), "rank 4 or higher, bomb or mine");
    assert_eq!(said(Lang::En, &[Engineer]), "engineer");
    assert_eq!(said(Lang::Zh, &[Major, Marshal, Bomb, Mine]), "营长或更高、炸弹或地雷");
    // Of every set that can be told, in every language.
    for lang in Lang::ALL {
        for n in 1..Ranks::from(1u8) << 12 {
            let text = LuzhanqiFour::aid_note(lang, &note(n << 1));
            assert!(!text.is_empty() && !text.contains(['{', '}']), "{text}");
        }
    }
}

#[test]
fn the_aid_notes_what_follows_and_only_of_hidden_pieces() {
    let table = table::<Luzhanqi>(&fallen(), None);
    let notes = |eye| table_view(&table, eye).aids().remove(0).notes;
    // What holds of all pieces alike, here that none is a marshal, is not worth a note.
    assert!(notes(Eye::Seat(RED)).is_empty());
    // Who sees everything needs none.
    assert!(table_view(&table, Eye::Open).aids().is_empty());
    // A colonel lost to what stands on N14.
    let beaten = format!(
        "{BALANCED},{ATTACK} play black ready=red,black out=- cause=- at=S13:. moved=4 turned=0 \
         fights=S13N14- flags=- bears=- facts=-"
    );
    let beaten = self::table::<Luzhanqi>(&beaten, None);
    let red = table_view(&beaten, Eye::Seat(RED)).aids().remove(0);
    let told: Vec<(usize, String)> = red
        .notes
        .iter()
        .map(|note| (note.site.expect("a site"), Luzhanqi::aid_note(Lang::Fr, note)))
        .collect();
    assert_eq!(told, [(usize::from(site("N14")), "grade 6 ou plus".to_owned())]);
    assert_eq!(Luzhanqi::aid(Lang::Fr, red.name), "Grades possibles");
    assert!(!red.on);
}

fn table_view(table: &Table<Luzhanqi>, eye: Eye) -> <Luzhanqi as Rules>::View {
    let start = table.setup().start.as_deref().expect("a position");
    Luzhanqi::set_up(&table.setup().options, start).expect("a position").view(eye)
}

/// The armies of a figure are shown to whoever reads: nothing of it is hidden.
#[test]
fn figures_show_every_rank() {
    for figure in figures(GameId::Luzhanqi).iter().chain(figures(GameId::LuzhanqiFour)) {
        let four = figure.start.contains("south");
        let scene = match four {
            true => figure.scene::<LuzhanqiFour>(Kind::of()),
            false => figure.scene::<Luzhanqi>(Kind::of()),
        };
        let scene = scene.expect(figure.name);
        assert!(scene.pieces.len() > 4);
        assert!(scene.pieces.iter().all(|piece| piece.word != Word::HIDDEN), "{}", figure.name);
    }
}

// ---- events

fn went(four: bool, path: [&str; 2]) -> Went {
    Went {
        four,
        seat: RED,
        path: path.map(site).to_vec(),
        rank: None,
        combat: None,
        home: None,
        fell: Vec::new(),
        back: Vec::new(),
        stuck: Seats::NONE,
        out: Seats::NONE,
    }
}

fn met(stays: Stays, flag: bool, rank: Option<Rank>) -> Option<Combat> {
    Some(Combat { seat: BLACK, stays, flag, rank })
}

/// Events of every kind, and how they are told in French.
fn events() -> Vec<(Event, &'static str)> {
    let base = || went(false, ["S25", "N21"]);
    let four = || went(true, ["S15", "E11"]);
    let flag = Some(Rank::Flag);
    let wents = vec![
        (base(), "Qui : la pièce S25 va en N21."),
        (Went { rank: Some(Rank::Engineer), ..base() }, "Qui : le sapeur S25 va en N21."),
        (
            Went { combat: met(Stays::Attacker, false, None), ..base() },
            "Qui : la pièce S25 attaque la pièce en N21. L'attaque réussit : le défenseur est retiré.",
        ),
        (
            Went {
                rank: Some(Rank::General),
                combat: met(Stays::Defender, false, Some(Rank::Mine)),
                ..base()
            },
            "Qui : le général S25 attaque la mine en N21. L'attaque échoue : l'attaquant est retiré.",
        ),
        (
            Went {
                combat: met(Stays::Nobody, false, None),
                fell: vec![(RED, site("S62")), (BLACK, site("N64"))],
                ..base()
            },
            "Qui : la pièce S25 attaque la pièce en N21. Les deux pièces sont retirées. Le maréchal de Rouge est tombé : son drapeau est en S62. Le maréchal de Noir est tombé : son drapeau est en N64.",
        ),
        (
            Went { combat: met(Stays::Attacker, true, flag), out: Seats::only(BLACK), ..base() },
            "Qui : la pièce S25 prend le drapeau de Noir en N21.",
        ),
        (
            Went { combat: met(Stays::Nobody, true, flag), out: Seats::only(BLACK), ..four() },
            "Qui : la pièce S15 prend le drapeau d'Est en E11. L'attaquant est retiré avec lui. Est est hors jeu : toutes ses pièces sont retirées.",
        ),
        (
            Went { combat: met(Stays::Attacker, true, flag), ..base() },
            "Qui : la pièce S25 prend le drapeau de Noir en N21, et le porte désormais.",
        ),
        (
            Went { combat: met(Stays::Defender, true, flag), ..base() },
            "Qui : la pièce S25 attaque le drapeau de Noir en N21. L'attaquant est retiré, le drapeau reste.",
        ),
        (
            Went { home: Some(BLACK), out: Seats::only(BLACK), ..base() },
            "Qui : la pièce S25 rapporte le drapeau de Noir auprès du sien, en N21.",
        ),
        (
            Went {
                combat: met(Stays::Nobody, false, None),
                back: vec![(RED, site("S64"))],
                stuck: Seats::only(BLACK),
                out: Seats::only(BLACK),
                ..four()
            },
            "Qui : la pièce S15 attaque la pièce en E11. Les deux pièces sont retirées. Le drapeau de Sud se dresse de nouveau en S64. Plus de coup possible pour Est. Est est hors jeu : toutes ses pièces sont retirées.",
        ),
        // A flag is taken to be carried, and its owner goes out for another reason.
        (
            Went {
                combat: met(Stays::Attacker, true, flag),
                stuck: Seats::only(BLACK),
                out: Seats::only(BLACK),
                ..four()
            },
            "Qui : la pièce S15 prend le drapeau d'Est en E11, et le porte désormais. Plus de coup possible pour Est. Est est hors jeu : toutes ses pièces sont retirées.",
        ),
    ];
    let mut all: Vec<(Event, &str)> =
        wents.into_iter().map(|(went, text)| (Event::Went(Box::new(went)), text)).collect();
    let army = Army::read(BALANCED);
    for army in [None, army] {
        let event = Event::Deployed { four: true, seat: BLACK, army };
        all.push((event, "Qui : l'armée est en place."));
    }
    let begins = Event::Begins { four: false, seat: BLACK };
    all.push((begins, "Tirage au sort : Noir d'abord."));
    for (event, _) in &all {
        // A new kind must be sampled above.
        match event {
            Event::Deployed { .. } | Event::Begins { .. } | Event::Went(_) => {}
        }
    }
    all
}

#[test]
fn events_are_finished_in_every_language() {
    for (event, french) in events() {
        assert_eq!(Luzhanqi::event(Lang::Fr, "Qui", &event), french);
        for lang in Lang::ALL {
            let text = Luzhanqi::event(lang, "Camille", &event);
            finished(lang, &text);
            assert_eq!(text, LuzhanqiFour::event(lang, "Camille", &event));
        }
    }
}

// ---- refusals

/// One refusal of each kind.
fn refusals() -> Vec<Refusal> {
    let (at, from, to) = (site("S25"), site("S21"), site("S43"));
    let all = vec![
        Refusal::DeployFirst,
        Refusal::Deployed,
        Refusal::OtherArmy,
        Refusal::FlagOutside(at),
        Refusal::MineForward(at),
        Refusal::BombInFront(at),
        Refusal::NotHome(at),
        Refusal::CampEmpty(at),
        Refusal::NoSuchSite,
        Refusal::Empty(at),
        Refusal::NotYours(at),
        Refusal::Immobile(at, Rank::Mine),
        Refusal::Immobile(at, Rank::Flag),
        Refusal::Locked(at),
        Refusal::Surrounded(at),
        Refusal::Own(at),
        Refusal::Ally(at),
        Refusal::CampTaken(at),
        Refusal::SecondFlag(at),
        Refusal::NotJoined { from, to },
        Refusal::Bends { from, to },
        Refusal::Blocked { to, by: from },
        Refusal::NoWay { from, to },
    ];
    for refusal in &all {
        // A new kind must be sampled above.
        match refusal {
            Refusal::DeployFirst
            | Refusal::Deployed
            | Refusal::OtherArmy
            | Refusal::FlagOutside(_)
            | Refusal::MineForward(_)
            | Refusal::BombInFront(_)
            | Refusal::NotHome(_)
            | Refusal::CampEmpty(_)
            | Refusal::NoSuchSite
            | Refusal::Empty(_)
            | Refusal::NotYours(_)
            | Refusal::Immobile(..)
            | Refusal::Locked(_)
            | Refusal::Surrounded(_)
            | Refusal::Own(_)
            | Refusal::Ally(_)
            | Refusal::CampTaken(_)
            | Refusal::SecondFlag(_)
            | Refusal::NotJoined { .. }
            | Refusal::Bends { .. }
            | Refusal::Blocked { .. }
            | Refusal::NoWay { .. } => {}
        }
    }
    all
}

#[test]
fn refusals_are_finished_name_what_they_are_about_and_lead_to_a_section() {
    for lang in Lang::ALL {
        let mut texts = BTreeSet::new();
        for refusal in refusals() {
            let said = Luzhanqi::refusal(lang, &refusal);
            assert_eq!(said, LuzhanqiFour::refusal(lang, &refusal));
            finished(lang, &said.text);
            let about: &[&str] = match refusal {
                Refusal::DeployFirst
                | Refusal::Deployed
                | Refusal::OtherArmy
                | Refusal::NoSuchSite => &[],
                Refusal::NotJoined { .. }
                | Refusal::Bends { .. }
                | Refusal::Blocked { .. }
                | Refusal::NoWay { .. } => &["S21", "S43"],
                _ => &["S25"],
            };
            assert!(about.iter().all(|name| said.text.contains(name)), "{}", said.text);
            assert_eq!(said.site, about.last().map(|name| usize::from(site(name))));
            for game in [GameId::Luzhanqi, GameId::LuzhanqiFour] {
                let sections = rules(game, lang).sections;
                assert!(sections.iter().any(|section| section.id == said.section));
            }
            assert!(texts.insert(said.text), "each refusal has a sentence of its own");
        }
    }
    let mine = Luzhanqi::refusal(Lang::Fr, &Refusal::Immobile(site("S51"), Rank::Mine));
    assert_eq!(mine.text, "En S51, la mine ne bouge jamais. Choisissez une autre pièce.");
}

// ---- ends

#[test]
fn endings_say_whose_flag_who_is_out_and_who_could_not_move() {
    let said = |lang, bearer: bool, seats: &[Seat], reason| {
        let option = bearer.then_some(("flag_bearer", "yes"));
        let winners = seats.iter().copied().collect();
        let view = table::<Luzhanqi>("", option).view();
        Luzhanqi::ending(lang, &view, Outcome { winners, reason })
    };
    let flag = Reason::Own(Ending::Flag.word());
    let text = |text: &str| Some(text.to_owned());
    assert_eq!(said(Lang::Fr, false, &[RED], flag), text("Le drapeau de Noir est pris."));
    assert_eq!(said(Lang::Fr, true, &[BLACK], flag), text("Le drapeau de Rouge a été rapporté."));
    assert_eq!(said(Lang::Zh, false, &[RED], flag), text("黑方的军旗被夺。"));
    assert_eq!(
        said(Lang::Fr, false, &[RED], Reason::NoMove),
        text("Plus de coup possible pour Noir.")
    );
    assert_eq!(said(Lang::Fr, false, &[], Reason::NoMove), text("Plus personne ne peut bouger."));
    assert_eq!(said(Lang::Fr, false, &[RED], Reason::Resigned), None, "the site says it");
    assert_eq!(said(Lang::Fr, false, &[], Reason::Quiet), text("70 coups de suite sans perte."));
    let view = table::<Luzhanqi>("", Some(("quiet_limit", "31"))).view();
    let lost = Outcome { winners: Seats::only(RED), reason: Reason::Quiet };
    assert_eq!(
        Luzhanqi::ending(Lang::Fr, &view, lost).as_deref(),
        Some("Après 31 coups de suite sans perte, Noir doit jouer et perd.")
    );
    let view = table::<LuzhanqiFour>("", None).view();
    for reason in [flag, Reason::NoMove, Reason::Resigned] {
        let winners = Seat::first(4).filter(|seat| seat.index() % 2 == 0).collect();
        let said = LuzhanqiFour::ending(Lang::Fr, &view, Outcome { winners, reason });
        assert_eq!(said.as_deref(), Some("Hors jeu : Est et Ouest."));
    }
}

#[test]
fn all_who_win_are_named() {
    let winners: Seats = Seat::first(4).filter(|seat| seat.index() % 2 == 0).collect();
    let outcome = Outcome { winners, reason: Reason::NoMove };
    for lang in Lang::ALL {
        let words = LuzhanqiFour::words(lang);
        let [title, _] = lang.ending(words, outcome, |_| Player::default());
        for seat in winners.iter() {
            assert!(title.contains(words.seat(seat)), "{title}");
        }
        let named = |seat: Seat| Player { name: format!("N{}", seat.index()), level: None };
        let [title, _] = lang.ending(words, outcome, named);
        assert!(title.contains("N0") && title.contains("N2"), "{title}");
    }
}

// ---- secrets

/// The names of ranks in a language, but for the flag's.
fn rank_names(lang: Lang) -> Vec<(&'static str, &'static str)> {
    let all = lang.language().texts().into_iter();
    let all = all.filter(|(path, _)| path.starts_with("luzhanqi.ranks."));
    let letters = Rank::ALL.map(|rank| rank.letter());
    let named = all.zip(letters).filter(|(_, letter)| *letter != 'F');
    named.map(|((_, text), letter)| (text, if letter == '9' { "marshal" } else { "" })).collect()
}

/// What an eye hears of a move, as a sentence.
fn heard<R: Speak<Event = Event>>(lang: Lang, line: &Line<R>, mv: &R::Move, eye: Eye) -> String {
    let told = told(line, mv);
    let event = told.iter().find(|(eyes, _)| eyes.has(eye)).expect("every eye hears one");
    R::event(lang, "Qui", &event.1)
}

fn told<R: Rules>(line: &Line<R>, mv: &R::Move) -> Vec<(Eyes, R::Event)> {
    let mut told = Vec::new();
    line.clone().advance(&Step::Move(mv.clone()), &mut told);
    told
}

/// Plays random games. Another position that an eye cannot tell from this one is told to
/// it alike, whatever the hidden ranks; and what anybody may know names none.
fn nothing_leaks<R>(option: Option<(&str, &str)>, games: u64)
where
    R: Speak<Event = Event> + Thinkable,
    R::View: Seen<Game = R>,
{
    let (mut other_ranks, mut combats) = (0, 0);
    for seed in 0..games {
        let mut rng = Generator::new(seed);
        let mut options = Options::new(R::OPTIONS);
        if let Some((name, value)) = option {
            options.set(name, value).expect("an option");
        }
        let mut line = Line::new(R::start(&options));
        for ply in 0..160 {
            let Turn::Seat(actor) = line.turn() else { break };
            let n = rng.below(line.state().count() as u32) as usize;
            let mv = line.state().nth(n).expect("a move");
            let public = told(&line, &mv).into_iter().find(|(eyes, _)| eyes.has(Eye::Public));
            let public = public.expect("everybody hears something").1;
            for lang in Lang::ALL {
                let text = R::event(lang, "Qui", &public);
                for (name, kind) in rank_names(lang) {
                    let fell = match &public {
                        Event::Went(went) => kind == "marshal" && !went.fell.is_empty(),
                        _ => false,
                    };
                    assert!(fell || !text.contains(name), "{text}");
                }
            }
            if ply % 4 == 3 {
                let seats = Seat::first(R::SEATS).filter(|&seat| seat != actor).map(Eye::Seat);
                for eye in seats.chain([Eye::Public]) {
                    let view = line.state().view(eye);
                    let Some(other) = R::guess(&view, &mut rng, 20_000) else { continue };
                    let other = Line::new(other);
                    if other.check(&Step::Move(mv.clone())).is_err() {
                        continue;
                    }
                    let same = told(&other, &mv)
                        .into_iter()
                        .any(|(eyes, event)| eyes.has(Eye::Public) && event == public);
                    if !same {
                        continue;
                    }
                    other_ranks += usize::from(other.state().position() != line.state().position());
                    combats += usize::from(matches!(&public, Event::Went(w) if w.combat.is_some()));
                    for lang in Lang::ALL {
                        let both = [&line, &other].map(|line| heard(lang, line, &mv, eye));
                        assert_eq!(both[0], both[1], "{eye:?}");
                    }
                }
            }
            line.advance(&Step::Move(mv), &mut palamede::rules::Silent);
        }
    }
    assert!(other_ranks > 20 && combats > 3, "{other_ranks} {combats}");
}

#[test]
fn no_event_for_two_tells_a_rank_that_the_eye_does_not_know() {
    nothing_leaks::<Luzhanqi>(None, 4);
    nothing_leaks::<Luzhanqi>(Some(("flag_bearer", "yes")), 4);
}

#[test]
fn no_event_for_four_tells_a_rank_that_the_eye_does_not_know() {
    nothing_leaks::<LuzhanqiFour>(None, 3);
    nothing_leaks::<LuzhanqiFour>(Some(("apparent_ally", "yes")), 3);
}
