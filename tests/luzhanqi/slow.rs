//! The rules once more, written from the rule sheet and the board data alone: sites are
//! names, men are a list, and nothing is clever.

use palamede::rules::Options;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// A road or a step of railway, seen from one of its ends.
#[derive(Clone)]
struct Way {
    to: String,
    rail: bool,
    /// In which direction one leaves on a railway, and in which one arrives.
    leave: String,
    arrive: String,
}

/// A board as the data describe it.
pub struct Map {
    kinds: BTreeMap<String, String>,
    ways: BTreeMap<String, Vec<Way>>,
}

impl Map {
    pub fn read(four: bool) -> Map {
        let file = if four { "luzhanqi4_board.json" } else { "luzhanqi2_board.json" };
        let path = format!("{}/tests/data/{file}", env!("CARGO_MANIFEST_DIR"));
        let data: Value =
            serde_json::from_str(&std::fs::read_to_string(path).expect("a file")).expect("data");
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let (mut kinds, mut places) = (BTreeMap::new(), BTreeMap::new());
        for site in data["sites"].as_array().expect("sites") {
            kinds.insert(text(&site["id"]), text(&site["kind"]));
            places.insert(text(&site["id"]), site["grid"].clone());
        }
        let mut ways: BTreeMap<String, Vec<Way>> = BTreeMap::new();
        for edge in data["edges"].as_array().expect("edges") {
            let (a, b) = (text(&edge["a"]), text(&edge["b"]));
            let rail = edge["type"] == "rail";
            // On the board for two the direction is that on the grid.
            let direction = |from: &str, to: &str| {
                let at = |name: &str, i: usize| places[name][i].as_i64().expect("a place");
                format!("{} {}", at(to, 0) - at(from, 0), at(to, 1) - at(from, 1))
            };
            let back = |direction: &Value| match direction.as_str() {
                Some("N") => "S".to_owned(),
                Some("S") => "N".to_owned(),
                Some("E") => "W".to_owned(),
                Some("W") => "E".to_owned(),
                other => panic!("{other:?}"),
            };
            let [there, here] = match (rail, four) {
                (false, _) => [["", ""], ["", ""]].map(|pair| pair.map(str::to_owned)),
                (true, false) => {
                    [[direction(&a, &b), direction(&a, &b)], [direction(&b, &a), direction(&b, &a)]]
                }
                (true, true) => [
                    [text(&edge["leave_a"]), text(&edge["arrive_b"])],
                    [back(&edge["arrive_b"]), back(&edge["leave_a"])],
                ],
            };
            for (from, to, [leave, arrive]) in [(&a, &b, there), (&b, &a, here)] {
                let way = Way { to: to.clone(), rail, leave, arrive };
                ways.entry(from.clone()).or_default().push(way);
            }
        }
        Map { kinds, ways }
    }
}

/// A piece.
#[derive(Clone)]
pub struct Man {
    pub seat: usize,
    pub letter: char,
    /// Where it was laid out.
    pub home: String,
    /// Where it stands, if it does.
    pub at: Option<String>,
    moved: bool,
    attacked: bool,
}

/// What came of a move.
#[derive(Default, Debug, PartialEq)]
pub struct Done {
    pub path: Vec<String>,
    /// `+`, `-` or `=`.
    pub sign: Option<char>,
    pub flag: bool,
    pub home: bool,
    pub fell: Vec<usize>,
    pub back: Vec<(usize, String)>,
    pub out: Vec<usize>,
    pub removed: bool,
}

#[derive(Clone)]
pub struct Slow<'a> {
    map: &'a Map,
    four: bool,
    flying: bool,
    exploding: bool,
    bearer: bool,
    clairvoyance: bool,
    lock: bool,
    clockwise: bool,
    limit: Option<usize>,
    limit_loses: bool,
    pub men: Vec<Man>,
    pub seat: usize,
    pub out: BTreeSet<usize>,
    /// The seats whose flag a combat has shown.
    pub shown: BTreeSet<usize>,
    /// Whose flag is carried, and by which man.
    pub carried: BTreeMap<usize, usize>,
    pub quiet: usize,
    /// Who has won, and why it ended.
    pub over: Option<(Vec<usize>, &'static str)>,
}

impl<'a> Slow<'a> {
    /// Armies by seat, as texts.
    pub fn new(map: &'a Map, four: bool, options: &Options, armies: &[String]) -> Slow<'a> {
        let yes = |name| options.get(name) == "yes";
        let letters = if four { ["S", "E", "N", "W"] } else { ["S", "N", "", ""] };
        let mut men = Vec::new();
        for (seat, army) in armies.iter().enumerate() {
            for (row, line) in army.split('/').enumerate() {
                for (column, letter) in line.chars().enumerate() {
                    if letter != '.' {
                        let home = format!("{}{}{}", letters[seat], row + 1, column + 1);
                        let at = Some(home.clone());
                        men.push(Man { seat, letter, home, at, moved: false, attacked: false });
                    }
                }
            }
        }
        let limit = options.get("quiet_limit");
        Slow {
            map,
            four,
            flying: yes("flying_bombs"),
            exploding: yes("exploding_mines"),
            bearer: yes("flag_bearer"),
            clairvoyance: yes("clairvoyance"),
            lock: options.get("headquarters_lock") == "yes" && !yes("flag_bearer"),
            clockwise: options.get("order") == "clockwise",
            limit: limit.parse().ok(),
            limit_loses: limit == "31",
            men,
            seat: 0,
            out: BTreeSet::new(),
            shown: BTreeSet::new(),
            carried: BTreeMap::new(),
            quiet: 0,
            over: None,
        }
    }

    fn seats(&self) -> usize {
        if self.four { 4 } else { 2 }
    }

    pub fn on(&self, site: &str) -> Option<usize> {
        self.men.iter().position(|man| man.at.as_deref() == Some(site))
    }

    fn friends(&self, a: usize, b: usize) -> bool {
        self.men[a].seat % 2 == self.men[b].seat % 2
    }

    fn flag_of(&self, seat: usize) -> usize {
        let flag = |man: &Man| man.seat == seat && man.letter == 'F';
        self.men.iter().position(flag).expect("a flag")
    }

    fn carries(&self, man: usize) -> bool {
        self.carried.values().any(|&carrier| carrier == man)
    }

    /// Whether a man may arrive there at the end of its way.
    fn may_end(&self, man: usize, site: &str) -> bool {
        let Some(other) = self.on(site) else { return true };
        if self.friends(man, other) {
            // Home with an enemy's flag.
            let own = self.flag_of(self.men[man].seat);
            return self.carries(man) && other == own;
        }
        if self.map.kinds[site] == "camp" {
            return false;
        }
        !(self.carries(man) && self.maybe_flag(other))
    }

    /// Whether everybody knows where a seat's flag is: under clairvoyance, of all.
    pub fn knows_flag(&self, seat: usize) -> bool {
        self.clairvoyance || self.shown.contains(&seat)
    }

    fn maybe_flag(&self, man: usize) -> bool {
        let man_ = &self.men[man];
        if self.knows_flag(man_.seat) {
            return man_.letter == 'F';
        }
        let unmoved = man_.at.as_ref() == Some(&man_.home) && !man_.moved;
        self.map.kinds[&man_.home] == "hq" && unmoved && !man_.attacked
    }

    /// Every site a man can go to.
    fn targets(&self, man: usize) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        let one = &self.men[man];
        let Some(from) = &one.at else { return found };
        let locked = self.lock && self.map.kinds[from] == "hq";
        if one.letter == 'M' || one.letter == 'F' || locked {
            return found;
        }
        for way in self.map.ways[from].iter().filter(|way| !way.rail) {
            found.insert(way.to.clone());
        }
        found.extend(self.by_rail(man, from));
        found.retain(|site| site != from && self.may_end(man, site));
        found
    }

    fn turns(&self, man: usize) -> bool {
        self.men[man].letter == '1' || (self.men[man].letter == 'B' && self.flying)
    }

    /// The sites that a man reaches by railway, whatever stands on them.
    fn by_rail(&self, man: usize, from: &str) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        if self.turns(man) {
            let mut left = vec![from.to_owned()];
            while let Some(site) = left.pop() {
                for way in self.map.ways[&site].iter().filter(|way| way.rail) {
                    if found.insert(way.to.clone()) && self.on(&way.to).is_none() {
                        left.push(way.to.clone());
                    }
                }
            }
            return found;
        }
        for first in self.map.ways[from].iter().filter(|way| way.rail) {
            self.straight_on(first, &mut |path| {
                found.insert(path.last().expect("a site").clone());
            });
        }
        found
    }

    /// Every straight way that begins with a step, as the sites behind the origin.
    fn straight_on(&self, first: &Way, out: &mut impl FnMut(&[String])) {
        let mut left = vec![(vec![first.to.clone()], first.arrive.clone())];
        while let Some((path, arrive)) = left.pop() {
            out(&path);
            let here = path.last().expect("a site");
            if self.on(here).is_some() {
                continue;
            }
            for way in self.map.ways[here].iter().filter(|way| way.rail && way.leave == arrive) {
                let mut longer = path.clone();
                longer.push(way.to.clone());
                left.push((longer, way.arrive.clone()));
            }
        }
    }

    /// Every move of the seat to act.
    pub fn moves(&self) -> BTreeSet<(String, String)> {
        let mut all = BTreeSet::new();
        if self.over.is_none() {
            for (n, man) in self.men.iter().enumerate().filter(|(_, man)| man.seat == self.seat) {
                let from = man.at.clone().unwrap_or_default();
                all.extend(self.targets(n).into_iter().map(|to| (from.clone(), to)));
            }
        }
        all
    }

    fn can_move(&self, seat: usize) -> bool {
        (0..self.men.len()).any(|n| self.men[n].seat == seat && !self.targets(n).is_empty())
    }

    /// The way that is shown.
    fn path(&self, from: &str, to: &str) -> Vec<String> {
        let with = |rest: &[String]| {
            let mut path = vec![from.to_owned()];
            path.extend_from_slice(rest);
            path
        };
        if self.map.ways[from].iter().any(|way| !way.rail && way.to == to) {
            return with(&[to.to_owned()]);
        }
        let mut straight = None;
        for first in self.map.ways[from].iter().filter(|way| way.rail) {
            self.straight_on(first, &mut |path| {
                if path.last().is_some_and(|last| last == to) {
                    straight = Some(with(path));
                }
            });
        }
        if let Some(path) = straight {
            return path;
        }
        let (mut queue, mut seen) =
            (VecDeque::from([with(&[])]), BTreeSet::from([from.to_owned()]));
        while let Some(path) = queue.pop_front() {
            let here = path.last().expect("a site");
            if here == to {
                return path;
            }
            if here != from && self.on(here).is_some() {
                continue;
            }
            let ways = self.map.ways[here].iter().filter(|way| way.rail);
            let next: BTreeSet<String> = ways.map(|way| way.to.clone()).collect();
            for site in next {
                if seen.insert(site.clone()) {
                    let mut longer = path.clone();
                    longer.push(site);
                    queue.push_back(longer);
                }
            }
        }
        panic!("no way from {from} to {to}");
    }

    /// `+`, `-` or `=` by the table.
    fn clash(&self, attacker: char, defender: char) -> char {
        match (attacker, defender) {
            ('B', 'F') if self.bearer => '-',
            ('B', _) | (_, 'B') => '=',
            (_, 'F') => '+',
            ('1', 'M') => '+',
            (_, 'M') => {
                if self.exploding {
                    '='
                } else {
                    '-'
                }
            }
            (a, d) if a == d => '=',
            (a, d) => {
                if a > d {
                    '+'
                } else {
                    '-'
                }
            }
        }
    }

    fn remove(&mut self, man: usize) {
        self.men[man].at = None;
        self.carried.retain(|_, carrier| *carrier != man);
    }

    /// Flags that nobody carries stand again where they can.
    fn flags_return(&mut self, done: &mut Done) {
        for seat in 0..self.seats() {
            let flag = self.flag_of(seat);
            let here = self.men[flag].at.is_some() || self.carried.contains_key(&seat);
            if !self.bearer || here || self.out.contains(&seat) {
                continue;
            }
            let home = self.men[flag].home.clone();
            let letter = &home[..1];
            let other = if home.ends_with('2') { "64" } else { "62" };
            let mut places = vec![home.clone()];
            places.extend([other, "63", "61", "65"].map(|place| format!("{letter}{place}")));
            if let Some(place) = places.into_iter().find(|place| self.on(place).is_none()) {
                self.men[flag].at = Some(place.clone());
                done.back.push((seat, place));
            }
        }
    }

    fn goes_out(&mut self, seat: usize, done: &mut Done) {
        self.out.insert(seat);
        done.out.push(seat);
        if self.four {
            for man in 0..self.men.len() {
                if self.men[man].seat == seat {
                    self.remove(man);
                }
            }
            self.carried.remove(&seat);
            self.flags_return(done);
        }
    }

    fn next(&self, seat: usize) -> usize {
        (seat + if self.clockwise { self.seats() - 1 } else { 1 }) % self.seats()
    }

    fn won(&self) -> Option<Vec<usize>> {
        let team = |n: usize| (0..self.seats()).filter(move |seat| seat % 2 == n);
        (0..2).find(|&n| team(n).all(|s| self.out.contains(&s))).map(|n| team(1 - n).collect())
    }

    pub fn play(&mut self, from: &str, to: &str) -> Done {
        let mut done = Done { path: self.path(from, to), ..Done::default() };
        let man = self.on(from).expect("a man");
        let mut lost = None;
        match self.on(to) {
            None => self.men[man].at = Some(to.to_owned()),
            Some(other) if self.men[other].seat == self.men[man].seat => {
                done.home = true;
                lost = self.carried.iter().find(|(_, c)| **c == man).map(|(&seat, _)| seat);
            }
            Some(other) => {
                let sign = self.clash(self.men[man].letter, self.men[other].letter);
                done.sign = Some(sign);
                done.flag = self.men[other].letter == 'F';
                let seat = self.men[other].seat;
                self.men[other].attacked = true;
                let taken_up = done.flag && self.bearer && sign == '+';
                for (who, dies) in [(man, sign != '+'), (other, sign != '-')] {
                    let seat = self.men[who].seat;
                    // Where all ranks are public it is no news where a flag is.
                    if dies && self.men[who].letter == '9' && self.shown.insert(seat) {
                        done.fell.extend((!self.clairvoyance).then_some(seat));
                    }
                    if dies {
                        self.remove(who);
                        // A flag that is taken up restarts the count, too.
                        done.removed = true;
                    }
                }
                if sign == '+' {
                    self.men[man].at = Some(to.to_owned());
                }
                if done.flag && self.bearer {
                    self.shown.insert(seat);
                    if taken_up {
                        self.carried.insert(seat, man);
                    }
                } else if done.flag {
                    lost = Some(seat);
                }
            }
        }
        self.men[man].moved = true;
        self.flags_return(&mut done);
        let mut why = "flag";
        if let Some(seat) = lost {
            self.goes_out(seat, &mut done);
        }
        // The tests after the move.
        self.quiet = if done.removed || lost.is_some() { 0 } else { self.quiet + 1 };
        let mut seat = self.next(self.seat);
        loop {
            if let Some(winners) = self.won() {
                self.over = Some((winners, why));
                return done;
            }
            while self.out.contains(&seat) {
                seat = self.next(seat);
            }
            self.seat = seat;
            if (0..self.seats()).filter(|s| !self.out.contains(s)).all(|s| !self.can_move(s)) {
                self.over = Some((vec![], "no-move"));
                return done;
            }
            if self.limit.is_some_and(|limit| self.quiet >= limit) {
                let winners = if self.limit_loses { vec![self.next(seat)] } else { vec![] };
                self.over = Some((winners, "quiet"));
                return done;
            }
            if self.can_move(seat) {
                return done;
            }
            why = "no-move";
            self.quiet = 0;
            self.goes_out(seat, &mut done);
        }
    }

    /// A seat gives up.
    pub fn resign(&mut self, seat: usize) {
        let acting = self.seat == seat;
        let mut done = Done::default();
        self.goes_out(seat, &mut done);
        self.quiet = 0;
        let mut why = "resigned";
        let mut next = if acting { self.next(seat) } else { self.seat };
        loop {
            if let Some(winners) = self.won() {
                self.over = Some((winners, why));
                return;
            }
            while self.out.contains(&next) {
                next = self.next(next);
            }
            self.seat = next;
            if (0..self.seats()).filter(|s| !self.out.contains(s)).all(|s| !self.can_move(s)) {
                self.over = Some((vec![], "no-move"));
                return;
            }
            if self.can_move(next) {
                return;
            }
            why = "no-move";
            self.goes_out(next, &mut done);
        }
    }

    /// How many steps each site is away from one, whatever stands between.
    fn away(&self, from: &str) -> BTreeMap<String, usize> {
        let (mut away, mut queue) = (BTreeMap::new(), VecDeque::from([from.to_owned()]));
        away.insert(from.to_owned(), 0);
        while let Some(site) = queue.pop_front() {
            for way in &self.map.ways[&site] {
                if !away.contains_key(&way.to) {
                    away.insert(way.to.clone(), away[&site] + 1);
                    queue.push_back(way.to.clone());
                }
            }
        }
        away
    }

    /// The move that comes nearest to an enemy's flag, or of a carrier to its own. It
    /// looks at every rank: only for tests that want much to happen.
    pub fn keenest<'m>(&self, moves: &'m [(String, String)]) -> &'m (String, String) {
        let sites = |enemy: bool| -> Vec<String> {
            let flags = self.men.iter().filter(|man| man.letter == 'F');
            let of = flags.filter(|man| match enemy {
                true => man.seat % 2 != self.seat % 2,
                false => man.seat == self.seat,
            });
            of.filter_map(|man| man.at.clone()).collect()
        };
        let [theirs, own] = [sites(true), sites(false)]
            .map(|sites| sites.iter().map(|site| self.away(site)).collect::<Vec<_>>());
        let far = |maps: &[BTreeMap<String, usize>], site: &str| {
            maps.iter().map(|away| away[site]).min().unwrap_or(90)
        };
        let carrying =
            (0..self.men.len()).any(|man| self.men[man].seat == self.seat && self.carries(man));
        let key = |(from, to): &&(String, String)| {
            let man = self.on(from).expect("a man");
            match (carrying, self.carries(man)) {
                (true, true) => far(&own, to),
                (true, false) => 100,
                // Bombs do not take flags away.
                _ if self.men[man].letter == 'B' => 99,
                _ => far(&theirs, to),
            }
        };
        moves.iter().min_by_key(key).expect("a move")
    }
}
