//! People play.

use e2e::games::{self, Played, Press};
use e2e::served::hurried;
use e2e::visit::Said;
use e2e::{Bench, Done, Visit, fr};
use palamede::games::GameId;
use palamede::scene::Facing;
use thirtyfour::Key;
use thirtyfour::error::WebDriverError;

pub async fn a_recorded_game_by_mouse(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    for game in games::of(bench.browser()).into_iter().filter(|game| !game.has_secrets()) {
        visit.open(&game.address).await?;
        for (number, step) in game.steps.iter().enumerate() {
            visit.play(&step.presses).await?;
            // (A lot alone is no list.)
            let listed = if step.presses.is_empty() { 0 } else { number + 1 };
            assert_eq!(visit.count("ol.mv button").await?, listed, "{}", step.sentence);
            tells(&visit, step).await?;
        }
        let [title, why] = &game.ending;
        assert_eq!(&visit.sentence().await?, title);
        assert_eq!(&visit.text(".fin p").await?, why);
        bench.picture(&visit, game.id.id()).await?;
        assert_eq!(visit.record(game.id.id()).await?, game.record);
        visit.forget().await?;
    }
    Ok(())
}

/// What was heard last is what the step tells.
pub async fn tells(visit: &Visit, step: &Played) -> Done {
    // A lot is drawn before anybody listens.
    if !step.presses.is_empty() {
        let said = visit.heard().await?;
        let last = said.last().expect("a sentence");
        assert!(last.starts_with(&step.sentence), "{last} and not {}", step.sentence);
    }
    Ok(())
}

/// The site of the cell that has the focus.
fn cell(focus: &str) -> Option<usize> {
    focus.strip_prefix('c')?.parse().ok()
}

/// A whole game of each kind, by arrows, Enter and Tab only, told as it goes; with dice of
/// the page and with one's own.
pub async fn recorded_games_by_keyboard(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    let mut games = games::all();
    games.retain(|game| game.steps.iter().flat_map(|step| &step.presses).all(Press::is_play));
    let given = |game: &games::Game| game.address.ends_with("given");
    games.sort_by_key(|game| (game.id as usize, given(game), game.steps.len()));
    games.dedup_by_key(|game| (game.id, given(game)));
    for game in games {
        visit.open_game(&game).await?;
        visit.keys(&[Key::Tab, Key::Enter, Key::Tab]).await?;
        // As it lies here.
        let size = "const { width, height } = document.querySelector('svg.board').viewBox.baseVal;
            return [width, height]";
        let size: [i32; 2] = visit.js(size).await?;
        let boards = [Some(&game.board), game.board.upright.as_ref()].into_iter().flatten();
        let mut boards = boards.filter(|board| [board.width, board.height] == size);
        let board = boards.next().expect("the board");
        visit.said().await?;
        for step in &game.steps {
            for press in &step.presses {
                match press {
                    Press::Cell(name) => {
                        let mut focus = visit.focus().await?;
                        if cell(&focus).is_none() {
                            visit.tab_to(".grid [tabindex='0']").await?;
                            focus = visit.focus().await?;
                        }
                        let to = board.sites.iter().position(|site| site.name == *name);
                        let (at, to) = (cell(&focus).expect(&focus), to.expect("a site"));
                        let turned = Facing::near(step.near.index(), game.seats());
                        let facing = Facing { turned, ..Facing::default() };
                        let mut keys = games::arrows(board, facing, at, to);
                        keys.push(Key::Enter);
                        visit.keys(&keys).await?;
                        let focus = visit.focus().await?;
                        // Behind the curtain nothing can be told from where it is.
                        let curtain = game.has_secrets() && focus == "curtain";
                        assert!(curtain || cell(&focus) == Some(to), "{focus} and not {to}");
                    }
                    Press::Control(action) => {
                        visit.until_live(action).await?;
                        // The letter does on the board what the button does.
                        if action == "throw" && cell(&visit.focus().await?).is_some() {
                            visit.letter('t').await?;
                        } else {
                            visit.tab_to(&format!("[data-do='{action}']")).await?;
                            visit.keys(&[Key::Enter]).await?;
                        }
                    }
                }
            }
            tells(&visit, step).await?;
        }
        assert_ne!(visit.focus().await?, "nowhere", "the focus stays in the page");
        assert_eq!(visit.sentence().await?, game.ending[0]);
    }
    Ok(())
}

pub async fn undo_redo_and_replay(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek").await?;
    let disabled = async |act: &str| {
        visit.open_menu().await?;
        let off = visit.attr(&format!("[data-do='{act}']"), "aria-disabled").await?;
        visit.act("menu").await?;
        Ok::<_, WebDriverError>(off.is_some())
    };
    let start = visit.standing().await?;
    assert!(disabled("undo").await? && disabled("redo").await?);

    visit.clicks("a3 a5 b6 b4 c3 c5").await?;
    let end = visit.standing().await?;
    assert_eq!(visit.moves().await?, ["a3-a5", "b6-b4", "c3-c5"]);
    assert!(visit.label("c5").await?.starts_with("c5, pion blanc"));
    assert!(!disabled("undo").await? && disabled("redo").await?);

    // Undo and redo.
    visit.said().await?;
    visit.act("undo").await?;
    assert_eq!(visit.heard().await?, [fr("Annulé : Blancs : le pion c3 va en c5. Blancs, choisissez un pion.")]);
    assert_eq!(visit.moves().await?, ["a3-a5", "b6-b4"]);
    assert!(visit.label("c3").await?.starts_with("c3, pion blanc"));
    assert!(visit.label("c5").await?.starts_with("c5, libre"));
    assert!(!disabled("redo").await?);
    visit.act("redo").await?;
    let again = "Coup rétabli. Blancs : le pion c3 va en c5. Noirs, choisissez un pion.";
    assert_eq!(visit.heard().await?, [fr(again)]);
    assert_eq!(visit.standing().await?, end);
    assert!(disabled("redo").await?);
    // By the keys that do it everywhere.
    for (letter, moves) in [('z', 2), ('y', 3)] {
        visit.letter_with(Key::Control, letter).await?;
        visit.until_moves(moves).await?;
    }

    // Another move after undo: nothing is left to redo.
    visit.act("undo").await?;
    visit.clicks("d3 d4").await?;
    assert_eq!(visit.moves().await?, ["a3-a5", "b6-b4", "d3-d4"]);
    assert!(disabled("redo").await?);
    visit.act("undo").await?;
    visit.clicks("c3 c5").await?;

    // Replay.
    visit.said().await?;
    visit.act("back:first").await?;
    assert_eq!(visit.sentence().await?, "Début de la partie.");
    assert_eq!(visit.standing().await?, start);
    assert_eq!(visit.shown().await?, "");
    visit.act("back:next").await?;
    assert_eq!(visit.sentence().await?, "Coup 1 sur 3.");
    assert_eq!(visit.shown().await?, "a3-a5");
    assert!(visit.label("a5").await?.starts_with("a5, pion blanc"));
    assert_eq!(
        visit.heard().await?,
        ["Début de la partie.", &fr("Coup 1 sur 3. Blancs : le pion a3 va en a5.")]
    );
    // The past is to be looked at only.
    visit.clicks("c3 c5").await?;
    assert_eq!(visit.moves().await?.len(), 3);
    assert_eq!(visit.sentence().await?, "Coup 1 sur 3.");
    visit.act("back:last").await?;
    assert_eq!(visit.standing().await?, end);
    assert_eq!(visit.sentence().await?, fr("Noirs, choisissez un pion."));
    visit.act("back:previous").await?;
    assert_eq!(visit.shown().await?, "b6-b4");
    visit.look_at(1).await?;
    assert_eq!(visit.shown().await?, "a3-a5");
    // The moves go by on their own, and with the slide.
    visit.act("film").await?;
    let last = "return document.querySelector('.s1').textContent === 'Coup 3 sur 3.'";
    visit.until("the last move", last).await?;
    assert_eq!(visit.standing().await?, end);
    visit.find("input[name=moment]").await?.send_keys(Key::Left + "").await?;
    assert_eq!(visit.sentence().await?, "Coup 2 sur 3.");
    assert_eq!(visit.shown().await?, "b6-b4");
    visit.press(".ask [data-do='back:last']").await?;
    assert_eq!(visit.standing().await?, end);
    // The game goes on.
    visit.clicks("d6 d5").await?;
    assert_eq!(visit.moves().await?.len(), 4);
    Ok(())
}

pub async fn a_game_by_keyboard_alone(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek").await?;
    // One tab stop for the whole board.
    let stops = "return [...document.querySelectorAll('.grid, .grid *')]
        .filter((e) => e.tabIndex >= 0).map((e) => e.id)";
    assert_eq!(visit.js::<Vec<String>>(stops).await?, ["c0"]);
    // Past the top of the page.
    visit.keys(&[Key::Tab, Key::Enter]).await?;
    assert_eq!(visit.focus().await?, "main");
    visit.keys(&[Key::Tab]).await?;
    assert_eq!(visit.focus().await?, "c0");
    visit.keys(&[Key::Tab]).await?;
    assert!(!visit.focus().await?.starts_with('c'), "the next stop is beyond the board");
    visit.keys_with(Key::Shift, Key::Tab).await?;
    assert_eq!(visit.focus().await?, "c0");

    // a3-a5
    visit.keys(&[Key::Up, Key::Up, Key::Enter]).await?;
    assert_eq!(visit.focus().await?, "c16");
    assert_eq!(visit.js::<Vec<String>>(stops).await?, ["c16"]);
    assert_eq!(visit.label("a3").await?, "a3, pion blanc, sélectionné");
    assert_eq!(visit.label("a5").await?, "a5, libre, arrivée possible");
    visit.keys(&[Key::Up, Key::Up, Key::Enter]).await?;
    assert_eq!(
        visit.heard().await?,
        [
            fr("Blancs, où va le pion a3 ?"),
            fr("Blancs : le pion a3 va en a5. Noirs, choisissez un pion."),
        ]
    );
    assert_eq!(visit.focus().await?, "c32", "the focus stays where it was");

    // Far ways over the board.
    visit.keys(&[Key::End]).await?;
    assert_eq!(visit.focus().await?, "c39");
    visit.keys(&[Key::Home]).await?;
    assert_eq!(visit.focus().await?, "c32");
    visit.keys_with(Key::Control, Key::End).await?;
    assert_eq!(visit.focus().await?, "c7");
    visit.keys_with(Key::Control, Key::Home).await?;
    assert_eq!(visit.focus().await?, "c56");
    visit.keys(&[Key::Left, Key::Up]).await?;
    assert_eq!(visit.focus().await?, "c56", "the edge is the end");

    // b6-b4, after having let go of the man once.
    visit.keys(&[Key::Right, Key::Down, Key::Down, Key::Space]).await?;
    assert_eq!(visit.count("[aria-selected=true]").await?, 1);
    visit.keys(&[Key::Escape]).await?;
    assert_eq!(visit.count("[aria-selected=true]").await?, 0);
    visit.said().await?;
    visit.keys(&[Key::Space, Key::Down, Key::Down, Key::Space]).await?;
    assert_eq!(
        visit.heard().await?,
        [
            fr("Noirs, où va le pion b6 ?"),
            fr("Noirs : le pion b6 va en b4. Blancs, choisissez un pion."),
        ]
    );

    // What is refused interrupts.
    visit.keys(&[Key::Enter]).await?;
    let said = visit.said().await?;
    let text = fr("b4 est un pion de l'adversaire. Choisissez un des vôtres.");
    assert_eq!(said, [Said { text, urgent: true }]);

    // a5-b5xb4
    visit.keys(&[Key::Up, Key::Left, Key::Enter, Key::Right]).await?;
    assert_eq!(visit.label("b5").await?, "b5, libre, arrivée possible, 1 à prendre");
    visit.keys(&[Key::Enter]).await?;
    assert_eq!(
        visit.said().await?,
        [
            Said {
                text: fr("Blancs, où va le pion a5 ? Prise possible en b5."),
                urgent: false
            },
            Said {
                text: fr("Blancs : le pion a5 va en b5 et prend b4. Noirs, choisissez un pion."),
                urgent: false
            },
        ]
    );

    // Black gives up: by a button of the menu.
    for button in ["open-menu", "resign"] {
        for _ in 0..30 {
            if visit.focus().await? == button {
                break;
            }
            visit.keys(&[Key::Tab]).await?;
        }
        assert_eq!(visit.focus().await?, button, "Tab leads to it");
        visit.keys(&[Key::Enter]).await?;
        visit.until_menu().await?;
    }
    assert_eq!(visit.focus().await?, "resign-no", "the harmless answer has the focus");
    visit.keys_with(Key::Shift, Key::Tab).await?;
    assert_eq!(visit.focus().await?, "resign-yes");
    visit.keys(&[Key::Enter]).await?;
    assert_eq!(
        visit.heard().await?,
        [fr("Noirs : abandon. Les blancs gagnent.")]
    );
    assert_eq!(visit.sentence().await?, "Les blancs gagnent.");
    assert_ne!(visit.focus().await?, "nowhere", "the button is gone, the focus is not");
    Ok(())
}

pub async fn a_refusal_says_why_and_leads_to_the_rule(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek").await?;
    let refused = [
        ("a6", "a6 est un pion de l'adversaire. Choisissez un des vôtres.", "turn"),
        (
            "a3 b5",
            "Un pion va tout droit, sur sa rangée ou sur sa colonne : de a3, il n'atteint pas b5.",
            "turn",
        ),
        ("a1 a5", "On ne saute aucun pion : de a1 en a5, le pion a3 barre le chemin.", "turn"),
        (
            "a3 a6",
            "On ne se pose pas sur un pion pour le prendre, comme ici en a6 : on l'encadre, ou l'on se glisse entre deux. Choisissez une case libre.",
            "captures",
        ),
    ];
    for (clicks, why, section) in refused {
        visit.said().await?;
        visit.clicks(clicks).await?;
        assert_eq!(visit.text(".refus p").await?, fr(why));
        let said = visit.said().await?;
        assert_eq!(said.last(), Some(&Said { text: fr(why), urgent: true }));
        let opens = visit.attr(".refus button", "data-do").await?;
        assert_eq!(opens, Some(format!("rule:{section}")));
    }
    // It is read beside the board, with its figures, and closed again.
    visit.press(".refus button").await?;
    visit.until_text(".read h2", "4Les prises").await?;
    assert_eq!(visit.focus().await?, "rule");
    assert!(visit.count(".read figure .board").await? > 2);
    visit.keys(&[Key::Escape]).await?;
    assert_eq!(visit.count(".read").await?, 0);
    assert!(visit.focus().await?.starts_with('c'));
    assert_eq!(visit.moves().await?.len(), 0);
    // The man is still selected; to let go of him, and to click beside him then, is no mistake.
    visit.clicks("a3 e5").await?;
    assert_eq!(visit.count(".refus, [aria-selected=true]").await?, 0);
    // Nor is it left to be read where it was said.
    assert_eq!(visit.text("#said-now").await?, "");
    assert_ne!(visit.text("#said").await?, "");

    visit.clicks("a3 a6").await?;
    visit.press(".refus button").await?;
    // From there all the rules are read on their own page.
    visit.until_text(".read h2", "4Les prises").await?;
    visit.press(".read .row a").await?;
    visit.until("the rules", "return !!document.querySelector('main.rule #captures')").await?;
    assert_eq!(visit.hash().await?, "#/mak-yek/rules/captures");
    assert_eq!(visit.focus().await?, "captures", "the section has the focus");
    let top = "return document.getElementById('captures').getBoundingClientRect().top";
    let top: f64 = visit.js(top).await?;
    assert!((-1.0..450.0).contains(&top), "the section stands at {top}");

    // The refusal is over with the next good click.
    visit.go("#/mak-yek").await?;
    visit.click("a3").await?;
    assert_eq!(visit.count(".refus").await?, 0);
    Ok(())
}

pub async fn giving_up_and_agreeing_to_stop(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek").await?;
    visit.clicks("a3 a5").await?;

    // Thinking better of it.
    visit.act("resign").await?;
    assert_eq!(
        visit.text(".offer p").await?,
        fr("Noirs : abandonner cette partie ?")
    );
    visit.act("resign-no").await?;
    assert_eq!(visit.count(".offer").await?, 0);

    // A proposal turned down, one that lapses, one accepted.
    visit.said().await?;
    visit.act("stop").await?;
    assert_eq!(visit.heard().await?, [fr("Noirs : on en reste là ?")]);
    // Of two it is the other one who is asked.
    let asked = visit.text(".offer p").await?;
    assert!(asked.starts_with(&fr("Noirs : on en reste là ? Blancs, d'accord ? Le camp qui a")), "{asked}");
    assert_eq!(visit.focus().await?, "decline", "the harmless answer has the focus");
    visit.act("decline").await?;
    assert_ne!(visit.focus().await?, "nowhere", "the button is gone, the focus is not");
    assert_eq!(visit.count(".offer").await?, 0);
    assert_eq!(visit.heard().await?, [fr("Proposition refusée. La partie continue.")]);
    visit.act("stop").await?;
    visit.clicks("b6 b4").await?;
    assert_eq!(visit.count(".offer").await?, 0);
    visit.clicks("a5 b5").await?;
    visit.act("stop").await?;
    visit.act("accept").await?;
    assert_eq!(visit.sentence().await?, "Les blancs gagnent.");
    let why = "Les joueurs ont décidé d'en rester là. On compte les prises : 1 pour les blancs, 0 pour les noirs.";
    assert_eq!(visit.text(".fin p").await?, fr(why));
    assert!(visit.record("mak-yek").await?.contains("a5-b5xb4 agree\n"));

    // That is not taken back by a slip.
    let off = "return document.querySelector('[data-do=undo]').getAttribute('aria-disabled')";
    assert_eq!(visit.js::<String>(off).await?, "true");
    Ok(())
}

/// Of each game only its own part of the engine has come: what is told, kept, sent and read of an end needs no other's.
pub async fn every_game_can_be_given_up_and_sent_at_once(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    for &game in GameId::ALL {
        let secret = matches!(game, GameId::Luzhanqi | GameId::LuzhanqiFour);
        let computers = vec!["computer"; game.facts().seats - 1].join(",");
        let players = if secret { format!("?players=person,{computers}&level=1") } else { String::new() };
        visit.open(&format!("#/{}{players}", game.id())).await?;
        if secret {
            visit.act("ready").await?;
        }
        let can = "return !!document.querySelector('[data-do=resign]:not([aria-disabled=true])')";
        visit.act("menu").await?;
        visit.until("what gives up", can).await?;
        visit.act("resign").await?;
        visit.act("resign-yes").await?;
        if game.facts().seats > 2 {
            // The others play on.
            visit.until("the next", "return !!document.querySelector('main.play .s1')").await?;
            continue;
        }
        let why = visit.text(".fin p").await?;
        assert!(why.contains("abandon"), "{}: {why}", game.id());
        visit.reload().await?;
        assert_eq!(visit.text(".fin p").await?, why, "{}", game.id());
        visit.open(&format!("#/{}/text", game.id())).await?;
        assert!(visit.value("#record").await?.contains("resign:"), "{}", game.id());
        if !secret {
            visit.open(&format!("#/{}", game.id())).await?;
            visit.catch_copies().await?;
            visit.act("share").await?;
            visit.act("copy-link").await?;
            let link = visit.copied().await?;
            visit.forget().await?;
            visit.open(&link[site.url().len()..]).await?;
            assert_eq!(visit.text(".fin p").await?, why, "{link}");
        }
    }
    Ok(())
}

pub async fn a_new_game_has_the_chosen_options_and_can_be_played_again(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/apit-sodok").await?;
    visit.clicks("a3 a5 b6 b4").await?;
    visit.press("a[href='#/apit-sodok/new']").await?;
    visit.until("the form", "return !!document.querySelector('main.new:not([aria-busy])')").await?;
    let first_row = visit.js::<Vec<String>>(PICTURE).await?;
    visit.choose("option.setup", "rows12").await?;
    visit.choose("option.first", "black").await?;
    visit.choose("option.quiet_limit", "none").await?;
    visit.choose("option.intervention", "neighbours").await?;
    assert_ne!(visit.js::<Vec<String>>(PICTURE).await?, first_row, "the picture shows the choice");
    visit.write("[name='name.0']", "Ada").await?;
    visit.write("[name='name.1']", "Blaise").await?;
    visit.act("start").await?;
    visit.until_text("p.s1", &fr("Blaise, choisissez un pion.")).await?;
    assert_eq!(visit.hash().await?, "#/apit-sodok");
    assert!(visit.label("a2").await?.starts_with("a2, pion blanc"));
    assert!(visit.label("a3").await?.starts_with("a3, libre"));
    let record = visit.record("apit-sodok").await?;
    for line in ["first: black", "quiet_limit: none", "intervention: neighbours", "setup: rows12"] {
        assert!(record.lines().any(|it| it == line), "{line} is missing in {record}");
    }

    // The game that was being played can be brought back as long as this one has no step.
    assert!(visit.text(".waits").await?.contains("commencée avant"));
    visit.act("restore").await?;
    assert_eq!(visit.moves().await?, ["a3-a5", "b6-b4"]);
    assert_eq!(visit.count(".waits").await?, 0);
    visit.open("#/apit-sodok/new").await?;
    visit.choose("option.setup", "rows12").await?;
    visit.choose("option.first", "black").await?;
    visit.write("[name='name.0']", "Ada").await?;
    visit.write("[name='name.1']", "Blaise").await?;
    visit.act("start").await?;
    visit.until_text("p.s1", &fr("Blaise, choisissez un pion.")).await?;

    // Again, and with sides exchanged.
    visit.clicks("c7 c5").await?;
    visit.act("resign").await?;
    visit.act("resign-yes").await?;
    assert_eq!(visit.sentence().await?, "Blaise gagne.");
    visit.act("again").await?;
    assert_eq!(visit.moves().await?.len(), 0);
    assert_eq!(visit.sentence().await?, fr("Blaise, choisissez un pion."));
    assert!(visit.label("a2").await?.starts_with("a2, pion blanc"));
    visit.clicks("c7 c5").await?;
    visit.act("resign").await?;
    visit.act("resign-yes").await?;
    visit.act("sides").await?;
    assert_eq!(visit.sentence().await?, fr("Ada, choisissez un pion."));
    assert_eq!(visit.texts(".pl > div > span").await?, ["Ada", "Blaise"], "the far player stands first");
    Ok(())
}

/// Where the men stand in the picture of the form.
const PICTURE: &str = "return [...document.querySelectorAll('.new-b .pc')]
    .map((piece) => piece.getAttribute('transform')).sort()";

/// Whether a1 lies at the near left.
const UPRIGHT: &str = "const at = (id) => document.getElementById(id).getBoundingClientRect();
    return at('c0').left < at('c63').left && at('c0').top > at('c63').top";
const TURNED: &str = "const at = (id) => document.getElementById(id).getBoundingClientRect();
    return at('c0').left > at('c63').left && at('c0').top < at('c63').top";

pub async fn the_board_turns_as_people_sit(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;

    // The device is passed on: the board turns, but not while the man moves.
    visit.open("#/mak-yek?seating=passing").await?;
    assert!(visit.js::<bool>(UPRIGHT).await?);
    let upright_after_the_move = format!(
        "document.getElementById('c16').click(); document.getElementById('c32').click(); {UPRIGHT}"
    );
    assert!(visit.js::<bool>(&upright_after_the_move).await?, "it turned during the move");
    assert_eq!(visit.moves().await?, ["a3-a5"]);
    visit.until("the board to turn", TURNED).await?;
    // Arrows go where they point.
    visit.js::<Option<bool>>("document.getElementById('c0').focus(); return null").await?;
    visit.keys(&[Key::Left]).await?;
    assert_eq!(visit.focus().await?, "c1");
    visit.keys(&[Key::Down]).await?;
    assert_eq!(visit.focus().await?, "c9");
    visit.keys(&[Key::Home]).await?;
    assert_eq!(visit.focus().await?, "c15", "the first of the row as it lies");
    visit.clicks("b6 b4").await?;
    visit.until("the board to turn back", UPRIGHT).await?;

    // Face to face: what belongs to the far player is upside down, the board stays.
    visit.go("#/mak-yek/new").await?;
    visit.choose("seating", "opposite").await?;
    visit.act("start").await?;
    visit.until_moves(0).await?;
    let turned = "return document.querySelectorAll('.bx .pc[transform*=\"rotate(180)\"]').length";
    assert_eq!(visit.js::<usize>(turned).await?, 16);
    assert_eq!(visit.count(".say.turned").await?, 0);
    assert_eq!(visit.count(".pl.far.turned").await?, 1);
    visit.clicks("a3 a5").await?;
    assert_eq!(visit.count(".say.turned").await?, 1, "the sentence is for the far player now");
    assert!(visit.js::<bool>(UPRIGHT).await?);
    bench.picture(&visit, "opposite").await?;
    visit.clicks("b6 b4").await?;
    assert!(visit.js::<bool>(UPRIGHT).await?);

    // Side by side: nothing turns.
    visit.go("#/mak-yek/new").await?;
    visit.choose("seating", "beside").await?;
    visit.act("start").await?;
    visit.until_moves(0).await?;
    visit.clicks("a3 a5 b6 b4").await?;
    assert!(visit.js::<bool>(UPRIGHT).await?);
    assert_eq!(visit.js::<usize>(turned).await?, 0);
    assert_eq!(visit.count(".turned").await?, 0);

    // Around a table: all of it turns to who looks, and each army stays at its owner's edge.
    visit.go("#/luzhanqi-four/new").await?;
    visit.choose("seating", "opposite").await?;
    visit.act("start").await?;
    visit.until_live("sit").await?;
    for rotation in ["none", "-90deg", "180deg", "90deg"] {
        visit.until_live("sit").await?;
        let style = "return getComputedStyle(document.getElementById('main')).rotate";
        assert_eq!(visit.js::<String>(style).await?, rotation);
        visit.act("sit").await?;
        bench.picture(&visit, &format!("around-{rotation}")).await?;
        if rotation == "-90deg" {
            exchange(&visit).await?;
        }
        visit.act("ready").await?;
    }
    Ok(())
}

/// Exchanges two pieces of an army. One of the same rank is none to exchange with, and armies are drawn by lot: but of no
/// rank are there four.
async fn exchange(visit: &Visit) -> Done {
    for other in ["E13", "E14", "E15"] {
        visit.said().await?;
        visit.clicks(&format!("E11 {other}")).await?;
        // (WebKit's driver may come back from a press before the page has heard of it.)
        visit.until("what came of it", "return watched.said.length > 1").await?;
        let heard = visit.heard().await?.join(" ");
        assert!(heard.contains("E11"), "{heard}");
        if heard.contains(other) {
            return Ok(());
        }
    }
    panic!("no two pieces change places")
}

pub async fn a_newcomer_is_told_what_the_game_is_about(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek").await?;
    assert_eq!(visit.text(".brief p").await?, fr("Prenez tous les pions de l'adversaire."));
    bench.picture(&visit, "brief").await?;
    visit.act("against").await?;
    assert_eq!(visit.count(".brief").await?, 1, "nobody has moved yet");
    visit.clicks("a3 a5").await?;
    visit.until("the computer's answer", "return document.querySelectorAll('.mv button').length > 1").await?;
    assert_eq!(visit.count(".brief").await?, 0);
    Ok(())
}

pub async fn steps_are_heard_unless_they_are_not_to_be(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    let script = "return performance.getEntriesByType('resource').some(({ name }) => name.endsWith('sound.js'))";
    // Once it was switched off, not even what makes sounds is asked for.
    visit.open("#/settings").await?;
    visit.press("[name='pref.sound']").await?;
    visit.go("#/mak-yek").await?;
    visit.clicks("a3 a5").await?;
    assert!(!visit.js::<bool>(script).await?);
    visit.reload().await?;
    visit.clicks("b6 b4").await?;
    assert!(!visit.js::<bool>(script).await?, "it is remembered");
    visit.switch("pref.sound").await?;
    visit.clicks("h3 h4").await?;
    visit.until("what makes sounds", script).await?;
    assert_eq!(visit.moves().await?.len(), 3);
    Ok(())
}
