//! What is offered where the page breaks: always the game that is open, and no secret on
//! the screen.

use super::secret::{army, home, lay_out, twins};
use super::*;
use palamede::app::crash;
use palamede::app::{Kept, Part};

/// A page, and what its crash screen would offer.
struct Watched {
    app: App,
    kept: Option<Kept>,
}

impl Watched {
    fn open(hash: &str) -> Watched {
        let mut watched = Watched { app: start(&Shared::default(), 1), kept: None };
        watched.tell(Msg::Hash(hash.to_owned()));
        watched
    }

    /// Takes a message in, and what is to be remembered then; tells how often that is said.
    fn tell(&mut self, msg: Msg) -> usize {
        let mut times = 0;
        let mut effects = self.app.update(msg);
        let claimed = effects.iter().find_map(|effect| match effect {
            Effect::Claim { slot, .. } => Some(Msg::Claimed { slot: slot.clone(), mine: true }),
            _ => None,
        });
        effects.extend(claimed.map(|msg| self.app.update(msg)).unwrap_or_default());
        for effect in effects {
            if let Effect::Remember(kept) = effect {
                self.kept = kept;
                times += 1;
            }
        }
        self.is_right();
        times
    }

    fn press(&mut self, action: &str) -> usize {
        self.tell(doing(action))
    }

    fn go(&mut self, hash: &str) -> usize {
        self.tell(Msg::Hash(hash.to_owned()))
    }

    fn play(&mut self, moves: &[&str]) {
        for mv in moves {
            self.press(&format!("at:s{}", site(&mv[..2])));
            self.press(&format!("at:s{}", site(&mv[3..5])));
        }
    }

    /// Who is next comes to the screen, and lays out where something is to be laid out.
    fn come(&mut self) {
        if let Some(over) = passed(&self.app) {
            self.tell(over);
        }
        self.press("sit");
        self.press("missed:on");
        lay_out(&mut self.app);
    }

    fn import(&mut self, record: &str) {
        self.tell(putting("import", record));
        self.press("import");
    }

    /// It is the open game, as it stands; nothing of it where it has secrets. To a new game something
    /// has to happen first: before that there is nothing to lose.
    fn is_right(&self) {
        if self.app.part_for(&Msg::ReducedMotion(false)) == Part::Initial {
            return assert_eq!(self.kept, None);
        }
        let Some(game) = &self.app.game else { return assert_eq!(self.kept, None) };
        let kept = self.kept.as_ref().expect("what is offered");
        assert_eq!(kept.game, game.session.game());
        assert_eq!(kept.record.is_none(), game.session.has_secrets());
        assert_eq!(kept.record, game.session.table.text());
    }

    fn text(&self) -> &str {
        let kept = self.kept.as_ref().expect("what is offered");
        kept.record.as_deref().expect("a record")
    }

    fn has(&self, game: &str, moves: &str) {
        let text = self.text();
        let is = text.contains(&format!("game: {game}\n"));
        assert!(is && text.contains(&format!("moves: {moves}\n")), "{text}");
    }
}

#[test]
fn the_crash_screen_offers_the_open_game_as_it_stands() {
    let mut page = Watched::open("#/");
    assert_eq!(page.kept, None);
    page.go("#/mak-yek");
    page.play(&["a3-a5", "b6-b4"]);
    page.has("mak-yek", "1. a3-a5 b6-b4");
    page.press("undo");
    page.has("mak-yek", "1. a3-a5");
    page.press("redo");
    page.has("mak-yek", "1. a3-a5 b6-b4");
    page.press("again");
    page.has("mak-yek", "");
    page.press("restore");
    page.has("mak-yek", "1. a3-a5 b6-b4");
    page.go("#/mak-yek?start=8/8/8/8/r7/8/8/R3R2R+w");
    assert!(page.text().contains("start: 8/8/8/8/r7/8/8/R3R2R w"), "{}", page.text());
    page.go("#/mak-yek/text");
    page.import("Palamède record 1; game: apit-sodok; moves: 1. a3-a5 b6-b4 2. c3-c4");
    page.has("apit-sodok", "1. a3-a5 b6-b4 2. c3-c4");
    // Another game of as many steps, and one that is begun from the form.
    page.import("Palamède record 1; game: apit-sodok; moves: 1. a3-a5 b6-b4 2. c3-c5");
    page.has("apit-sodok", "1. a3-a5 b6-b4 2. c3-c5");
    page.go("#/apit-sodok");
    page.play(&["h6-h5"]);
    page.go("#/sahkku/new");
    page.press("start");
    page.go("#/sahkku");
    assert!(page.text().contains("game: sahkku\n"));
    page.go("#/settings");
    page.press("clear");
    assert_eq!(page.kept, None);
    page.press("unclear");
    page.go("#/apit-sodok");
    page.has("apit-sodok", "1. a3-a5 b6-b4 2. c3-c5 h6-h5");
}

/// It is said once for each change, and not where nothing changes.
#[test]
fn what_is_offered_is_told_when_it_changes_only() {
    let mut page = Watched::open("#/mak-yek");
    let a3 = format!("at:s{}", site("a3"));
    assert_eq!([page.press(&a3), page.press(&format!("at:s{}", site("a5")))], [1, 1]);
    for action in ["menu", "back:first", "back:last", "resign", "resign-no", "throw"] {
        assert_eq!(page.press(action), 0, "{action}");
    }
    assert_eq!(page.go("#/mak-yek/rules"), 0);
}

/// Whoever is at the screen when the page breaks could read every army in what is offered.
#[test]
fn of_a_game_with_secrets_nothing_is_offered() {
    let mut page = Watched::open("#/mak-yek");
    page.play(&["a3-a5"]);
    page.go("#/luzhanqi");
    for seat in 0..2 {
        page.come();
        // Before anything was played, too.
        let (a, b) = twins();
        for slot in [a, b, a, b] {
            page.press(&format!("at:s{}", home(seat, slot)));
        }
        page.press("ready");
    }
    let kept = page.kept.clone().expect("a game");
    assert_eq!(kept.record, None);
    for lang in Lang::ALL {
        let shown = crash(lang, "", Some(kept.clone()), None);
        let mut controls = Vec::new();
        shown.walk(&mut |e| {
            if matches!(e.tag, "a" | "textarea" | "button") {
                controls.push(e.plain());
            }
        });
        assert_eq!(controls, [lang.set(lang.words().reload)]);
        let all = shown.plain();
        assert!(all.contains(&lang.set(lang.words().crash_secret)), "{all}");
    }
    // Ended, all is open: it is a record like any other.
    page.come();
    page.press("resign");
    page.press("resign-yes");
    let kept = page.kept.clone().expect("a record");
    let record = kept.record.clone().expect("a record");
    assert!(record.starts_with("Palamède record") && record.contains(&army().write()), "{record}");
    assert!(crash(Lang::Fr, "app/page.rs:7", Some(kept), None).plain().contains(&record));
    // Without a game nothing is offered but to load the page again.
    let mut controls = 0;
    crash(Lang::Fr, "", None, None).walk(&mut |e| {
        controls += usize::from(matches!(e.tag, "a" | "textarea" | "button"));
    });
    assert_eq!(controls, 1);
}
