//! The rules once more, written from the rule sheet alone: cells are their names, a
//! side's pawns and the dice are lists of names, and nothing is clever.

use palamede::rules::{Generator, Options, Rng};

/// A position with the rules in force. Sides: 0 South, 1 North.
#[derive(Clone)]
pub struct Slow {
    pub columns: usize,
    pub exact: bool,
    pub alone_loses: bool,
    pub rethrow: bool,
    /// The places of each side's track, in order.
    pub tracks: [Vec<String>; 2],
    /// Cells of pawns that never moved.
    pub inactive: [Vec<String>; 2],
    /// Places of the others, one entry a pawn, with a prime on the fourth leg.
    pub active: [Vec<String>; 2],
    pub king: String,
    pub owner: Option<usize>,
    pub side: usize,
    pub stage: Stage,
    pub thrown: Vec<String>,
    /// The dice that are left, blank ones too.
    pub dice: Vec<String>,
    /// Who has won and why.
    pub over: Option<(usize, &'static str)>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Stage {
    Lot,
    Throw,
    Again,
    Play,
}

/// One die's move.
#[derive(Clone, PartialEq, Debug)]
pub struct Action {
    pub die: String,
    pub king: bool,
    pub kind: &'static str,
    pub from: String,
    pub to: String,
}

/// What an action took.
#[derive(PartialEq, Debug)]
pub struct Taken {
    pub pawns: usize,
    pub king: bool,
}

/// The three faces that move something, with their numbers.
pub const FACES: [(&str, usize); 3] = [("X", 1), ("II", 2), ("III", 3)];

fn number(die: &str) -> usize {
    FACES.iter().find(|(name, _)| *name == die).map_or(0, |(_, number)| *number)
}

/// The cell of a place.
fn cell(place: &str) -> String {
    place.trim_end_matches('\'').to_owned()
}

/// The places of a side's track, in order.
fn track(side: usize, columns: usize, figure8: bool) -> Vec<String> {
    let up = |row: &str| (1..=columns).map(|n| format!("{row}{n}")).collect::<Vec<_>>();
    let down = |row: &str| up(row).into_iter().rev().collect::<Vec<_>>();
    let (legs, fourth) = if side == 0 {
        ([up("S"), down("M"), up("N")], down("M"))
    } else {
        ([down("N"), up("M"), down("S")], up("M"))
    };
    let mut track = legs.concat();
    if figure8 {
        track.extend(fourth.iter().map(|name| format!("{name}'")));
    }
    track
}

impl Slow {
    /// The position before the lot.
    pub fn start(options: &Options) -> Slow {
        let columns: usize = options.get("columns").parse().expect("a number");
        let row = |row: &str| -> Vec<String> {
            (1..=columns).map(|column| format!("{row}{column}")).collect()
        };
        let figure8 = options.get("track") == "figure8";
        Slow {
            columns,
            tracks: [track(0, columns, figure8), track(1, columns, figure8)],
            exact: options.get("lap_end") == "exact",
            alone_loses: options.get("king_alone") == "loses",
            rethrow: options.get("rethrow") == "triple_sahkku",
            inactive: [row("S"), row("N")],
            active: [vec![], vec![]],
            king: format!("M{}", columns.div_ceil(2)),
            owner: None,
            side: 0,
            stage: Stage::Lot,
            thrown: vec![],
            dice: vec![],
            over: None,
        }
    }

    fn holds_inactive(&self, cell: &str) -> bool {
        self.inactive.iter().flatten().any(|other| other == cell)
    }

    fn holds_active(&self, side: usize, at: &str) -> bool {
        self.active[side].iter().any(|place| cell(place) == at)
    }

    /// The inactive pawn farthest right for its owner.
    fn foremost(&self, side: usize) -> Option<String> {
        let track = &self.tracks[side];
        track[..self.columns].iter().rev().find(|cell| self.inactive[side].contains(cell)).cloned()
    }

    /// Every legal action of a side with one die.
    pub fn with_die(&self, side: usize, die: &str) -> Vec<Action> {
        let track = &self.tracks[side];
        let number = number(die);
        let mut actions = Vec::new();
        if number == 0 {
            return actions;
        }
        let mut add = |king, kind, from: &str, to: &str| {
            let action = Action {
                die: die.to_owned(),
                king,
                kind,
                from: from.to_owned(),
                to: to.to_owned(),
            };
            if !actions.contains(&action) {
                actions.push(action);
            }
        };
        // Activation.
        if let Some(from) = self.foremost(side).filter(|_| die == "X") {
            let at = track.iter().position(|place| *place == from).expect("on the track");
            let to = &track[at + 1];
            let enemy_king = self.owner == Some(1 - side) && self.king == *to;
            if !self.holds_active(1 - side, to) && !enemy_king {
                add(false, "activate", &from, to);
            }
        }
        // Active pawns.
        for from in &self.active[side] {
            let at = track.iter().position(|place| place == from).expect("on the track");
            let sleeping = !self.inactive[side].is_empty();
            if sleeping && at == 0 {
                continue; // it waits
            }
            if at + number < track.len() {
                let to = &track[at + number];
                if !self.holds_inactive(&cell(to)) {
                    add(false, "move", from, to);
                }
            } else if sleeping {
                if !self.exact || at + number == track.len() {
                    add(false, "wait", from, &track[0]);
                }
            } else {
                add(false, "lap", from, &track[at + number - track.len()]);
            }
        }
        // The king.
        if self.owner == Some(side) {
            let rows = ["S", "M", "N"];
            let row = rows.iter().position(|row| self.king.starts_with(row)).expect("a row") as i32;
            let column: i32 = self.king[1..].parse().expect("a column");
            let number = number as i32;
            for (rows_on, columns_on) in [(0, 1), (0, -1), (1, 0), (-1, 0)] {
                let (row, column) = (row + number * rows_on, column + number * columns_on);
                if (0..3).contains(&row) && (1..=self.columns as i32).contains(&column) {
                    let to = format!("{}{column}", rows[row as usize]);
                    if !self.holds_inactive(&to) {
                        add(true, "move", &self.king, &to);
                    }
                }
            }
        }
        actions
    }

    /// Every legal action, equal faces once.
    pub fn actions(&self) -> Vec<Action> {
        if self.stage != Stage::Play || self.over.is_some() {
            return Vec::new();
        }
        let mut faces = self.dice.clone();
        faces.sort();
        faces.dedup();
        faces.iter().flat_map(|die| self.with_die(self.side, die)).collect()
    }

    /// Whether a side could not begin a turn.
    pub fn blocked(&self, side: usize) -> bool {
        FACES.iter().all(|(die, _)| self.with_die(side, die).is_empty())
    }

    /// Draws the lot.
    pub fn lot(&mut self, side: usize) {
        self.side = side;
        self.begin();
    }

    fn begin(&mut self) {
        self.stage = Stage::Throw;
        (self.thrown, self.dice) = (vec![], vec![]);
        if self.blocked(self.side) {
            self.over = Some((1 - self.side, "no-move"));
        }
    }

    /// Throws these faces.
    pub fn throw(&mut self, faces: [&str; 3]) {
        self.thrown = faces.iter().map(|&face| face.to_owned()).collect();
        self.dice = self.thrown.clone();
        self.stage = Stage::Play;
        self.go_on();
    }

    fn go_on(&mut self) {
        if !self.actions().is_empty() {
            return;
        }
        if self.rethrow && self.thrown.iter().all(|face| face == "X") {
            self.stage = Stage::Again;
            (self.thrown, self.dice) = (vec![], vec![]);
        } else {
            self.side = 1 - self.side;
            self.begin();
        }
    }

    /// Plays a legal action; tells what it took.
    pub fn play(&mut self, action: &Action) -> Taken {
        let (me, foe) = (self.side, 1 - self.side);
        let die = self.dice.iter().position(|die| *die == action.die).expect("the die");
        self.dice.remove(die);
        let (to, taken) = (cell(&action.to), self.takes(action));
        self.active[foe].retain(|place| cell(place) != to);
        if action.king {
            self.king.clone_from(&to);
        } else {
            let list = match action.kind {
                "activate" => &mut self.inactive[me],
                _ => &mut self.active[me],
            };
            let at = list.iter().position(|place| *place == action.from).expect("the pawn");
            list.remove(at);
            if taken.king {
                self.owner = Some(me);
            } else {
                self.active[me].push(action.to.clone());
            }
        }
        for side in [foe, me] {
            let pawns = self.inactive[side].len() + self.active[side].len();
            let king = self.owner == Some(side) && !self.alone_loses;
            if pawns == 0 && !king && self.over.is_none() {
                self.over = Some((1 - side, "captured"));
            }
        }
        if self.over.is_none() {
            self.go_on();
        } else {
            self.dice.clear();
        }
        taken
    }

    /// What an action takes.
    fn takes(&self, action: &Action) -> Taken {
        let to = cell(&action.to);
        let pawns = self.active[1 - self.side].iter().filter(|place| cell(place) == to).count();
        let king = !action.king && self.king == to && self.owner != Some(self.side);
        Taken { pawns, king }
    }

    /// An action as it is written, with what it takes.
    pub fn write(&self, action: &Action) -> String {
        let taken = self.takes(action);
        let mut text = String::new();
        if action.king {
            text += "K";
        }
        text += &format!("{}-{}*{}", action.from, action.to, action.die);
        if taken.pawns > 0 {
            text += &format!("x{}:{}", cell(&action.to), taken.pawns);
        }
        if taken.king {
            text += "xK";
        }
        text
    }

    /// The position as it is written.
    pub fn text(&self) -> String {
        let side = |side: usize| {
            let mut spots = Vec::new();
            for place in &self.tracks[side] {
                match self.active[side].iter().filter(|other| *other == place).count() {
                    0 => {}
                    1 => spots.push(place.clone()),
                    n => spots.push(format!("{place}:{n}")),
                }
            }
            let spots = if spots.is_empty() { "-".to_owned() } else { spots.join(",") };
            format!("{}/{spots}", self.inactive[side].len())
        };
        let names = ["south", "north"];
        let king = match self.owner {
            Some(owner) => format!("{}={}", self.king, names[owner]),
            None => self.king.clone(),
        };
        let sorted = |dice: &[String], blank: bool| {
            let mut names = Vec::new();
            for face in ["X", "II", "III", "blank"] {
                for _ in dice.iter().filter(|die| *die == face && (blank || face != "blank")) {
                    names.push(face);
                }
            }
            names.join("-")
        };
        let turn = match self.stage {
            Stage::Lot => "lot".to_owned(),
            Stage::Throw => format!("{} throw", names[self.side]),
            Stage::Again => format!("{} again", names[self.side]),
            Stage::Play => {
                let left = sorted(&self.dice, false);
                let left = if left.is_empty() { "-".to_owned() } else { left };
                format!("{} {}/{left}", names[self.side], sorted(&self.thrown, true))
            }
        };
        format!("{} {} {king} {turn}", side(0), side(1))
    }

    /// A position with pawns thrown on the tracks, a throw awaited. Few sleep, so that
    /// laps end and kings change hands.
    pub fn scattered(options: &Options, rng: &mut Generator) -> Slow {
        let mut slow = Slow::start(options);
        let mut below = |n: usize| rng.below(n as u32) as usize;
        slow.stage = Stage::Throw;
        slow.side = below(2);
        slow.owner = [None, Some(0), Some(1)][below(3)];
        for side in 0..2 {
            let asleep = [0, 0, 1, 2, 4, 7][below(6)];
            slow.inactive[side] = slow.tracks[side][..asleep].to_vec();
        }
        if slow.owner.is_some() {
            loop {
                slow.king = format!("{}{}", ["S", "M", "N"][below(3)], 1 + below(slow.columns));
                if !slow.holds_inactive(&slow.king) {
                    break;
                }
            }
        }
        for side in 0..2 {
            let track = slow.tracks[side].clone();
            let asleep = slow.inactive[side].len();
            let marker = usize::from(slow.owner == Some(side));
            for _ in 0..(1 + below(6)).min(slow.columns - asleep - marker) {
                // Rather near the end of the track than elsewhere.
                let at = if below(3) > 0 { track.len() - 1 - below(8) } else { below(track.len()) };
                let place = &track[at];
                let waits = at == 0 && asleep > 0;
                let barred = slow.holds_inactive(&cell(place)) && !waits;
                let king = slow.king == cell(place) && slow.owner != Some(side);
                if !barred && !king && !slow.holds_active(1 - side, &cell(place)) {
                    slow.active[side].push(place.clone());
                }
            }
        }
        slow
    }
}
