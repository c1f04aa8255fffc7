//! The save: what storage keeps of a game so that it can be resumed exactly as it
//! was. It may hold secrets. Its text is that of a record with more lines.

use super::{Clock, Judged, Memos, Sealed, Table, memo};
use palamede_record::{
    Broken, Record, RecordError, VARIATION, has_time_out, open_sheet, seal_sheet,
};
use palamede_rules::{BySeat, Facts, Kind, Misread, Notation, Playable, Seat, Seats, Step, Want};

/// The version of a save's text. 2: which game it is, and whether it is over, stand in it. 3: how
/// its moves are judged, too. 4: of the last that was looked at, even where there was nothing to
/// judge. 5: with variations or a clock. 6: with a clock of unequal times, with an increment, or by
/// which one loses, with a loss on time, or gone on with in a copy.
const VERSION: u32 = 6;
/// The version of a save with variations, or with the same time for all.
const VARIED: u32 = 5;
/// The version of a save in which moves are judged.
const JUDGED: u32 = 4;
/// The version of a save without judgements, variations or a clock, which older builds read.
const PLAIN: u32 = 2;

/// The computer's levels: from 1, first steps, to this one, master.
pub const LEVELS: u8 = 8;

/// Returns the level of this number, if it is one.
pub fn read_level(text: &str) -> Option<u8> {
    text.parse().ok().filter(|level| (1..=LEVELS).contains(level))
}

/// The player of a seat: a person, or a computer of some level.
///
/// ```
/// use palamede_rules::{Seat, Seats};
/// use palamede_table::{Extras, LEVELS, Player, read_level};
///
/// let mut extras = Extras::default();
/// extras.players[Seat::FIRST] = Player { name: "Anna".to_owned(), level: None };
/// extras.players[Seat::SECOND].level = read_level("3");
/// assert_eq!(extras.computers(2), Seats::only(Seat::SECOND));
/// extras.strengthen(20);
/// assert_eq!(extras.players[Seat::SECOND].level, Some(LEVELS));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// The name people gave; may be empty.
    pub name: String,
    /// The computer's level, from 1 to [`LEVELS`]; none for a person.
    pub level: Option<u8>,
}

/// The seating: how people sit around the screen.
///
/// ```
/// use palamede_table::Seating;
///
/// for seating in Seating::ALL {
///     assert_eq!(Seating::read(seating.name()), Some(seating));
/// }
/// assert_eq!(Seating::default(), Seating::Beside);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Seating {
    /// Side by side: the board never turns.
    #[default]
    Beside,
    /// Face to face: the far player's pieces and words are upside down. Where there are secrets, and
    /// for four around a table, all of it turns to the one who looks.
    Opposite,
    /// The device is passed on: the board turns after each move.
    Passing,
}

impl Seating {
    /// Every seating.
    pub const ALL: [Seating; 3] = [Seating::Beside, Seating::Opposite, Seating::Passing];

    /// Returns the seating's name in saves and links.
    pub const fn name(self) -> &'static str {
        match self {
            Seating::Beside => "beside",
            Seating::Opposite => "opposite",
            Seating::Passing => "passing",
        }
    }

    /// Returns the seating of this name.
    pub fn read(name: &str) -> Option<Seating> {
        Seating::ALL.into_iter().find(|seating| seating.name() == name)
    }
}

/// The extras of a save: what it keeps besides the game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Extras {
    /// The players, by seat.
    pub players: BySeat<Player>,
    /// The way people sit around the screen.
    pub seating: Seating,
    /// The clock; none where nobody looks at the time.
    pub clock: Option<Clock>,
    /// The seats whose ranks show only while pressed, as the device lies flat.
    pub flat: Seats,
    /// The seats whose player has what others may not hear spoken without asking for it.
    pub aloud: Seats,
    /// The judgements of the first steps, in a review: none for what is no move, or the only one.
    pub judged: Vec<Option<Judged>>,
    /// The number of the game: no two are begun with the same one. 0 where none was given yet.
    pub id: u64,
    /// The number of times that the save was written.
    pub revision: u64,
    /// Whether the game was gone on with from another one's earlier position: it counts for no
    /// score.
    pub copied: bool,
}

/// A save at a glance, without its steps being taken again.
///
/// ```
/// use palamede_table::Brief;
///
/// let text = "Palamède save 2\ngame: mak-yek\nmoves: 1. a3-a5\nnow: 1\nid: 7\nrevision: 4";
/// assert_eq!(Brief::read(text), Brief { id: 7, revision: 4, steps: 1, over: false });
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Brief {
    /// The number of the game, as [`Extras::id`].
    pub id: u64,
    /// The number of times that the save was written.
    pub revision: u64,
    /// The number of steps that stand.
    pub steps: usize,
    /// Whether it is over. Saves of version 1 do not say so: false.
    pub over: bool,
}

impl Brief {
    /// Reads what stands in a save's lines. Nothing is checked: what is wrong is told when
    /// the save is opened.
    pub fn read(text: &str) -> Brief {
        let mut brief = Brief::default();
        for (key, value) in text.lines().filter_map(|line| line.split_once(':')) {
            let value = value.trim_start();
            match key {
                "id" => brief.id = value.parse().unwrap_or_default(),
                "revision" => brief.revision = value.parse().unwrap_or_default(),
                "now" => brief.steps = value.parse().unwrap_or_default(),
                "over" => brief.over = true,
                _ => {}
            }
        }
        brief
    }
}

impl Extras {
    /// Returns the seats that the computer plays.
    pub fn computers(&self, seats: usize) -> Seats {
        Seat::first(seats).filter(|&seat| self.players[seat].level.is_some()).collect()
    }

    /// Returns the extras for another game of the same people.
    pub fn for_next_game(&self) -> Extras {
        let clock = self.clock.map(|clock| clock.reset());
        Extras { aloud: Seats::NONE, judged: Vec::new(), clock, copied: false, ..self.clone() }
    }

    /// Gives the computer at this seat a level; a person has none.
    pub fn set_level(&mut self, seat: Seat, level: u8) {
        if let Some(old) = &mut self.players[seat].level {
            *old = level;
        }
    }

    /// Gives all seats but this one to computers of this level, or to people.
    pub fn fill_seats(&mut self, seats: usize, but: Seat, level: Option<u8>) {
        for seat in Seat::first(seats) {
            self.players[seat].level = level.filter(|_| seat != but);
        }
    }

    /// Makes all computers so many levels stronger, as far as there are levels.
    pub fn strengthen(&mut self, by: i8) {
        for seat in Seat::first(Seat::MOST) {
            if let Some(level) = &mut self.players[seat].level {
                *level = level.saturating_add_signed(by).clamp(1, LEVELS);
            }
        }
    }

    /// Returns the clock, where it runs: several people play.
    pub fn running_clock(&self, seats: usize) -> Option<&Clock> {
        self.clock.as_ref().filter(|_| self.computers(seats).len() + 1 < seats)
    }

    /// Returns whether the players of these seats differ in name, level or time. (If they do not, to
    /// exchange or to shuffle them changes nothing.)
    pub fn differ(&self, seats: usize) -> bool {
        let time = |seat| self.running_clock(seats).map(|clock| clock.minutes(seat));
        let of = |seat| (&self.players[seat], time(seat));
        Seat::first(seats).any(|seat| of(seat) != of(Seat::FIRST))
    }

    /// Lets the players of two seats change places; each keeps the time that it was given.
    fn swap(&mut self, one: Seat, other: Seat) {
        let player = self.players[one].clone();
        self.players[one] = std::mem::replace(&mut self.players[other], player);
        if let Some(clock) = &mut self.clock {
            clock.swap(one, other);
        }
    }

    /// Exchanges the seats of the players as this lot has it.
    pub fn shuffle(&mut self, seats: usize, lot: u64) {
        let (all, mut lot): (Vec<Seat>, u64) = (Seat::first(seats).collect(), lot);
        for last in (1..all.len()).rev() {
            let places = last as u64 + 1;
            let other = last - (lot % places) as usize;
            lot /= places;
            self.swap(all[last], all[other]);
        }
    }

    /// Moves each player to the seat before, the first one to the last.
    pub fn exchange(&mut self, seats: usize) {
        for (seat, next) in Seat::first(seats).zip(Seat::first(seats).skip(1)) {
            self.swap(seat, next);
        }
    }
}

impl<R: Notation> Table<R> {
    /// Returns the table of a saved game, and its extras.
    ///
    /// ```
    /// use palamede_games::Luzhanqi;
    /// use palamede_rules::Seat;
    /// use palamede_table::{Extras, Table};
    ///
    /// let text = "Palamède record 1; game: luzhanqi; moves:";
    /// let mut table = Table::<Luzhanqi>::from_record(text).expect("a record");
    /// table.sit(Seat::FIRST);
    /// let mut extras = Extras { id: 7, ..Extras::default() };
    /// extras.players[Seat::FIRST].name = "Anna".to_owned();
    /// let save = table.save(&extras); // sealed: it holds the army that is being laid out
    /// let (again, kept) = Table::<Luzhanqi>::resume(&save).expect("a save");
    /// assert_eq!((again.is_drawn(), again.has_stashed_draft(), kept), (true, true, extras));
    /// ```
    ///
    /// # Errors
    /// The place where the save is wrong, and why.
    #[expect(clippy::disallowed_methods, reason = "its callers are held to themselves")]
    pub fn resume(save: &Sealed) -> Result<(Table<R>, Extras), RecordError<R::Refusal>> {
        Table::read_save(Kind::of(), save)
    }
}

impl<R: Playable> Table<R> {
    /// Returns the game and what belongs to it, undone steps included.
    pub fn save(&self, extras: &Extras) -> Sealed {
        let mut fields = self.record.whole().fields();
        fields.push(("now", self.len().to_string()));
        fields.push(("seating", extras.seating.name().to_owned()));
        fields.push(("id", extras.id.to_string()));
        fields.push(("revision", extras.revision.to_string()));
        if self.is_over() {
            fields.push(("over", "yes".to_owned()));
        }
        if extras.copied {
            fields.push(("copied", "yes".to_owned()));
        }
        if self.facts().secrets {
            let looked = Seat::first(self.facts().seats).map(|seat| self.looked[seat]);
            let looked: Vec<String> = looked.map(|steps| steps.to_string()).collect();
            fields.push(("looked", looked.join(" ")));
        }
        if let Some(clock) = extras.clock {
            fields.push(("clock", clock.text(self.facts().seats)));
        }
        for (name, seats) in [("flat", extras.flat), ("aloud", extras.aloud)] {
            if self.facts().secrets && !seats.is_empty() {
                let seats: Vec<String> = seats.iter().map(|s| s.index().to_string()).collect();
                fields.push((name, seats.join(" ")));
            }
        }
        if let Some(draft) = self.left_draft() {
            fields.push(("draft", self.write(draft)));
        }
        for seat in Seat::first(self.facts().seats) {
            let player = &extras.players[seat];
            let level = player.level.map_or("person".to_owned(), |level| level.to_string());
            fields.push(("player", format!("{level} {}", clean_name(&player.name))));
        }
        fields.extend(self.memo_fields());
        let last = extras.judged.len().wrapping_sub(1);
        fields.extend(extras.judged.iter().enumerate().filter_map(|(step, of)| match of {
            Some(of) => Some(("judged", format!("{step} {}", of.text()))),
            None => (step == last).then(|| ("judged", step.to_string())),
        }));
        let has = |key| fields.iter().any(|(of, _)| *of == key);
        let seats = self.facts().seats;
        let version = match () {
            () if has("copied") => VERSION,
            () if extras.clock.is_some_and(|clock| !clock.is_plain(seats)) => VERSION,
            () if has_time_out(&fields) => VERSION,
            () if has(VARIATION) || has("clock") => VARIED,
            () if has("judged") => JUDGED,
            () => PLAIN,
        };
        seal_sheet("save", version, &fields, self.all()).into()
    }

    /// Returns the table of a saved game of this kind, and its extras.
    ///
    /// # Errors
    /// The place where the save is wrong, and why. Of a game with secrets no more than whether it was cut or
    /// changed: what else is wrong would quote it.
    ///
    /// ```
    /// use palamede_games::GameId;
    /// use palamede_record::RecordError;
    /// use palamede_table::{Sealed, Table};
    ///
    /// let save = "Palamède save 2; game: luzhanqi; moves: 73526/9.4.8; now: 1; end: 1 00000000";
    /// let read = |text: &str| Table::read_save(GameId::Luzhanqi.kind(), &Sealed::from(text)).err();
    /// assert!(matches!(read(save), Some(RecordError::Broken(_))));
    /// let save = "Palamède save 2\ngame: luzhanqi\nmoves: 73526/9.4.8\nnow: 1\n";
    /// let sum = palamede_record::checksum(save);
    /// let wrong = read(&format!("{save}end: 1 {sum:08x}"));
    /// assert!(matches!(wrong, Some(RecordError::Hidden)));
    /// ```
    pub fn read_save(
        kind: Kind<R>,
        save: &Sealed,
    ) -> Result<(Table<R>, Extras), RecordError<R::Refusal>> {
        Table::open_save(kind, save).map_err(|why| match why {
            RecordError::Broken(_) => why,
            _ if kind.facts().secrets => RecordError::Hidden,
            _ => why,
        })
    }

    fn open_save(
        kind: Kind<R>,
        save: &Sealed,
    ) -> Result<(Table<R>, Extras), RecordError<R::Refusal>> {
        let (facts, seats) = (kind.facts(), kind.facts().seats);
        let sheet = open_sheet("save", VERSION, save.inside())?;
        if sheet.count.is_none() {
            return Err(RecordError::Broken(Broken::Cut));
        }
        let mut lines = Lines::default();
        let record = Record::from_fields(kind, &sheet, usize::MAX, &mut |key, value| {
            lines.read(facts, key, value)
        })?;
        let Lines { mut extras, now, draft, memos, looked, judged, .. } = lines;
        let mut table = Table::of(record);
        table.computers = extras.computers(seats);
        table.seat_alone();
        match now {
            Some(now) if now <= table.all() => table.go_to(now),
            _ => return Err(RecordError::Missing("now")),
        }
        for (step, of) in judged.into_iter().filter(|&(step, _)| step < table.len()) {
            let steps = extras.judged.len().max(step + 1);
            extras.judged.resize(steps, None);
            extras.judged[step] = of;
        }
        for seat in Seat::first(seats) {
            table.looked[seat] = looked[seat].min(table.len());
        }
        if let Some(text) = draft {
            table
                .resume_draft(&text)
                .map_err(|why| RecordError::Line { line: sheet.line("draft"), why })?;
        }
        table.adopt(memos);
        Ok((table, extras))
    }

    /// Lays out an army that its player has kept, in place of the one that is being laid out; tells
    /// whether it may be laid out now.
    pub fn lay_out_kept(&mut self, army: &Sealed) -> bool {
        let read = self.record.whole().line().state().read(army.inside());
        let Ok(draft) = read else { return false };
        if !self.is_laying_out() || self.check(&Step::Move(draft.clone())).is_err() {
            return false;
        }
        self.unselect();
        self.lay_out(draft);
        true
    }

    /// Lays out what the seat to act had laid out when the game was saved.
    fn resume_draft(&mut self, text: &str) -> Result<(), Misread> {
        let draft = self.record.whole().line().state().read(text)?;
        match self.check(&Step::Move(draft.clone())) {
            Ok(()) => self.find_draft(draft),
            Err(_) => return Err(Misread::new(text, 0, Want::Move)),
        }
        Ok(())
    }
}

/// The lines that a save has and a record has not.
#[derive(Default)]
struct Lines {
    extras: Extras,
    now: Option<usize>,
    /// The number of lines of players read so far.
    players: usize,
    draft: Option<String>,
    memos: Memos,
    looked: BySeat<usize>,
    judged: Vec<(usize, Option<Judged>)>,
}

impl Lines {
    /// Reads a line; `None` if it does not know the key.
    fn read(&mut self, facts: &Facts, key: &str, value: &str) -> Option<Result<(), Misread>> {
        let number = || value.parse::<u64>().map_err(|_| Misread::new(value, 0, Want::Number));
        let extras = &mut self.extras;
        Some(match key {
            "now" => number().map(|n| self.now = usize::try_from(n).ok()),
            "id" => number().map(|n| extras.id = n),
            // Version 1 named the browser's tab; what is over is found out by replaying.
            "tab" | "over" => Ok(()),
            "revision" => number().map(|n| extras.revision = n),
            "copied" => {
                extras.copied = true;
                Ok(())
            }
            "looked" => self.read_looked(facts.seats, value),
            "flat" => read_seats(value, facts.seats).map(|of| extras.flat = of),
            "aloud" => read_seats(value, facts.seats).map(|of| extras.aloud = of),
            "clock" => Clock::read(facts.seats, value).map(|clock| extras.clock = Some(clock)),
            "draft" => {
                self.draft = Some(value.to_owned());
                Ok(())
            }
            "seating" => Seating::read(value)
                .map(|seating| extras.seating = seating)
                .ok_or_else(|| Misread::new(value, 0, Want::Pair)),
            "player" => self.read_player(facts.seats, value),
            "judged" => self.read_judged(value),
            "memo" => memo::read(facts, value, &mut self.memos),
            _ => return None,
        })
    }

    /// Reads the number of steps that each seat has seen.
    fn read_looked(&mut self, seats: usize, value: &str) -> Result<(), Misread> {
        let mut words = value.split_whitespace();
        let all = Seat::first(seats).try_for_each(|seat| {
            self.looked[seat] = words.next()?.parse().ok()?;
            Some(())
        });
        let all = all.filter(|()| words.next().is_none());
        all.ok_or_else(|| Misread::new(value, 0, Want::Number))
    }

    /// Reads the judgement of a step.
    fn read_judged(&mut self, value: &str) -> Result<(), Misread> {
        let of = |text| Judged::read(text).map(Some);
        let (step, of) =
            value.split_once(' ').map_or((value, Some(None)), |(n, text)| (n, of(text)));
        let read = step.parse().ok().zip(of).map(|read| self.judged.push(read));
        read.ok_or_else(|| Misread::new(value, 0, Want::Number))
    }

    /// Reads the player of the next seat.
    fn read_player(&mut self, seats: usize, value: &str) -> Result<(), Misread> {
        let seat = Seat::new(self.players).filter(|_| self.players < seats);
        let seat = seat.ok_or_else(|| Misread::new(value, 0, Want::End))?;
        self.players += 1;
        let (level, name) = value.split_once(' ').unwrap_or((value, ""));
        let level = match level {
            "person" => None,
            level => Some(read_level(level).ok_or_else(|| Misread::new(value, 0, Want::Number))?),
        };
        self.extras.players[seat] = Player { name: name.to_owned(), level };
        Ok(())
    }
}

/// Returns the seats of these numbers.
fn read_seats(text: &str, seats: usize) -> Result<Seats, Misread> {
    let seat = |word: &str| Seat::new(word.parse().ok().filter(|&n| n < seats)?);
    let read: Option<Seats> = text
        .split_whitespace()
        .map(seat)
        .collect::<Option<Vec<_>>>()
        .map(|seats| seats.into_iter().collect());
    read.ok_or_else(|| Misread::new(text, 0, Want::Seat))
}

/// Returns a name without what would break the line it stands in.
pub(super) fn clean_name(name: &str) -> String {
    name.replace(['\n', '\r', '\t', ';'], " ").trim().to_owned()
}
