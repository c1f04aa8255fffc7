//! A position is the armies by seat (`-` before it is laid out) and what everybody knows, in
//! words: the phase (`deploy`, `lot`, `play`); the seat to act; `ready=` who has laid out;
//! `out=` who is out; `cause=` of the last exit or of the end; `at=` the pieces that do not
//! stand where they were laid out, named by that site, as `S25:N21`, those that are gone as
//! `S25:.` (a seat that is out has none left in the game for four); `moved=` the pieces that
//! have moved, and `turned=` those that turned on the railway, as hexadecimal bits;
//! `fights=` as `S25N21+` with `f` when it was the flag and the letters of territories whose
//! marshal fell; `flags=` those that combats showed (under `clairvoyance` the armies show
//! them all); `bears=` flag and carrier; `facts=` what the order
//! of turns told: `+` or `-`, pieces and homes as bits.
//!
//! A view says first whose it is and which armies it knows.

use super::army::{Army, Stays, slot};
use super::board::{HOMES, NONE, TERRITORIES, name};
use super::deduce::fits;
use super::notation::{read_seat, seat_name};
use super::position::Position;
use super::public::{Cause, Fact, Fight, Id, Phase, Public, Variant, bit, territory};
use super::view::{Known, PlayerView};
use palamede_rules::text::Reader;
use palamede_rules::{Eye, Misread, Seat, Seats, Want};

const PHASES: [(Phase, &str); 3] =
    [(Phase::Deploy, "deploy"), (Phase::Lot, "lot"), (Phase::Play, "play")];
const CAUSES: [(Option<Cause>, &str); 6] = [
    (None, "-"),
    (Some(Cause::Flag), "flag"),
    (Some(Cause::NoMove), "no-move"),
    (Some(Cause::Resigned), "resigned"),
    (Some(Cause::Blocked), "blocked"),
    (Some(Cause::Quiet), "quiet"),
];

fn name_of<T: PartialEq>(value: &T, names: &[(T, &'static str)]) -> &'static str {
    names.iter().find(|(known, _)| known == value).map_or("", |(_, name)| name)
}

fn named<T: Copy>(name: &str, names: &[(T, &'static str)]) -> Option<T> {
    names.iter().find(|(_, known)| *known == name).map(|(value, _)| *value)
}

/// Lists every piece of a game.
fn pieces(v: &Variant) -> Vec<Id> {
    (0..30 * v.seats() as u8).filter(|&id| slot(id).is_some()).collect()
}

/// Returns whether a piece was laid out and is of a seat whose pieces are still there.
fn was_laid(public: &Public, id: Id) -> bool {
    let owner = public.owner(id);
    public.deployed.has(owner) && !(public.variant.four && public.out.has(owner))
}

// ---- writing

/// Items with commas between them; none is `-`.
#[derive(Default)]
struct List(String);

impl List {
    fn add(&mut self, item: &str) {
        if !self.0.is_empty() {
            self.0.push(',');
        }
        self.0.push_str(item);
    }

    fn text(self) -> String {
        if self.0.is_empty() { "-".to_owned() } else { self.0 }
    }
}

fn army(army: Option<Army>) -> String {
    army.map_or("-".to_owned(), |army| army.write())
}

/// Armies by seat.
fn armies(v: &Variant, of: &dyn Fn(usize) -> Option<Army>) -> String {
    let mut list = List::default();
    Seat::first(v.seats()).for_each(|seat| list.add(&army(of(v.territory(seat)))));
    list.text()
}

fn seats(v: &Variant, set: Seats) -> String {
    let mut list = List::default();
    set.iter().for_each(|seat| list.add(seat_name(v.four, seat)));
    list.text()
}

fn fight(v: &Variant, fight: &Fight) -> String {
    let mut text = name(fight.attacker) + &name(fight.defender);
    text.push(fight.stays.sign());
    if fight.flag {
        text.push('f');
    }
    text.extend(fight.fell.iter().map(|seat| TERRITORIES[territory(v.four, seat)]));
    text
}

/// Returns the pieces that do not stand where they were laid out.
fn away(public: &Public) -> String {
    let mut list = List::default();
    for id in pieces(&public.variant) {
        let site = public.site_of(id);
        if was_laid(public, id) && site != Some(id) {
            list.add(&pair(id, &site.map_or(".".to_owned(), name)));
        }
    }
    list.text()
}

fn pair(id: Id, with: &str) -> String {
    let mut text = name(id);
    text.push(':');
    text.push_str(with);
    text
}

fn write_public(public: &Public) -> String {
    let v = &public.variant;
    let shown = public.shown();
    let (mut fights, mut flags, mut bears, mut facts) =
        (List::default(), List::default(), List::default(), List::default());
    public.fights.iter().for_each(|one| fights.add(&fight(v, one)));
    for (&flag, &carrier) in public.flags.iter().zip(&public.carriers) {
        if flag != NONE && shown.has(public.owner(flag)) {
            flags.add(&name(flag));
        }
        if carrier != NONE {
            bears.add(&pair(flag, &name(carrier)));
        }
    }
    for fact in &public.facts {
        let sign = if fact.mobile { '+' } else { '-' };
        facts.add(&format!("{sign}{:x}:{:x}", fact.pieces, fact.homes));
    }
    let mut text = name_of(&public.phase, &PHASES).to_owned();
    text.push(' ');
    text.push_str(seat_name(v.four, public.seat));
    let pairs: [(&str, &str); 10] = [
        (" ready=", &seats(v, public.deployed)),
        (" out=", &seats(v, public.out)),
        (" cause=", name_of(&public.cause, &CAUSES)),
        (" at=", &away(public)),
        (" moved=", &format!("{:x}", public.moved)),
        (" turned=", &format!("{:x}", public.turned)),
        (" fights=", &fights.text()),
        (" flags=", &flags.text()),
        (" bears=", &bears.text()),
        (" facts=", &facts.text()),
    ];
    for (name, value) in pairs {
        text.push_str(name);
        text.push_str(value);
    }
    text
}

pub(super) fn write_position(position: &Position) -> String {
    let public = position.public();
    let armies = armies(&public.variant, &|t| position.army(t));
    armies + " " + &write_public(public)
}

pub(super) fn write_sight(sight: &PlayerView) -> String {
    let v = &sight.public.variant;
    let eye = match sight.eye {
        Eye::Public => "public",
        Eye::Open => "open",
        Eye::Seat(seat) => seat_name(v.four, seat),
    };
    let (knows, of) = match sight.known {
        Known::Nothing => ("nothing", String::new()),
        Known::Own(_, own) => ("own:", army(own)),
        Known::Team(_, [own, ally]) => ("team:", army(own) + "," + &army(ally)),
        Known::All(of) => ("all:", armies(v, &|t| of[t & 3])),
    };
    [eye, " knows=", knows, &of, " ", &write_public(&sight.public)].concat()
}

// ---- reading

/// Returns the items of a list; `-` has none.
fn items(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').filter(move |_| text != "-")
}

fn read_army(text: &str) -> Option<Option<Army>> {
    if text == "-" { Some(None) } else { Army::read(text).map(Some) }
}

fn read_armies(v: &Variant, text: &str) -> Option<[Option<Army>; 4]> {
    let mut armies = [None; 4];
    let mut parts = text.split(',');
    for seat in Seat::first(v.seats()) {
        armies[v.territory(seat)] = read_army(parts.next()?)?;
    }
    parts.next().is_none().then_some(armies)
}

fn read_seats(v: &Variant, text: &str) -> Option<Seats> {
    let mut set = Seats::NONE;
    for name in items(text) {
        set = set.with(read_seat(v.four, name)?);
    }
    // In order, each once.
    (seats(v, set) == text).then_some(set)
}

fn read_piece(public: &Public, text: &str) -> Option<Id> {
    let site = public.board().read(text)?;
    (usize::from(site) < HOMES && slot(site).is_some()).then_some(site)
}

/// Bits of pieces, in hexadecimal.
fn read_bits(v: &Variant, text: &str) -> Option<u128> {
    let bits = u128::from_str_radix(text, 16).ok()?;
    let all = pieces(v).into_iter().fold(0, |all, id| all | bit(id));
    (format!("{bits:x}") == text && bits & !all == 0).then_some(bits)
}

fn read_fight(public: &Public, text: &str) -> Option<Fight> {
    let v = &public.variant;
    let piece = |at: usize| read_piece(public, text.get(at..at + 3)?);
    let (attacker, defender) = (piece(0)?, piece(3)?);
    let mut signs = text.get(6..)?.chars();
    let sign = signs.next()?;
    let stays = [Stays::Attacker, Stays::Defender, Stays::Nobody];
    let stays = stays.into_iter().find(|stays| stays.sign() == sign)?;
    let mut read = Fight { attacker, defender, stays, flag: false, fell: Seats::NONE };
    for sign in signs {
        match TERRITORIES.iter().position(|&territory| territory == sign) {
            Some(t) => read.fell = read.fell.with(v.seat(t as u8)),
            None => read.flag = true,
        }
    }
    let foes = v.team(usize::from(attacker / 30)) != v.team(usize::from(defender / 30));
    (foes && fight(v, &read) == text).then_some(read)
}

fn read_fact(v: &Variant, text: &str) -> Option<Fact> {
    let mobile = text.starts_with('+');
    let (pieces, homes) = text.strip_prefix(['+', '-'])?.split_once(':')?;
    Some(Fact { pieces: read_bits(v, pieces)?, homes: read_bits(v, homes)?, mobile })
}

fn read_public(v: &Variant, reader: &mut Reader<'_>) -> Option<Public> {
    let mut public = Public::new(*v);
    let from = reader.at();
    public.phase = named(reader.word(Want::Pair), &PHASES)?;
    public.seat = read_seat(v.four, reader.word(Want::Seat))?;
    public.deployed = read_seats(v, reader.pair("ready")?)?;
    public.out = read_seats(v, reader.pair("out")?)?;
    public.cause = named(reader.pair("cause")?, &CAUSES)?;
    let mut away = Vec::new();
    for item in items(reader.pair("at")?) {
        let (id, site) = item.split_once(':')?;
        let site = if site == "." { NONE } else { public.board().read(site)? };
        away.push((read_piece(&public, id)?, site));
    }
    public.moved = read_bits(v, reader.pair("moved")?)?;
    public.turned = read_bits(v, reader.pair("turned")?)?;
    for item in items(reader.pair("fights")?) {
        let fight = read_fight(&public, item)?;
        public.attacked |= bit(fight.defender);
        public.fights.push(fight);
    }
    for item in items(reader.pair("flags")?) {
        let flag = read_piece(&public, item)?;
        public.flags[usize::from(flag / 30) & 3] = flag;
    }
    for item in items(reader.pair("bears")?) {
        let (flag, carrier) = item.split_once(':')?;
        let flag = read_piece(&public, flag)?;
        public.carriers[usize::from(flag / 30) & 3] = read_piece(&public, carrier)?;
    }
    for item in items(reader.pair("facts")?) {
        public.facts.push(read_fact(v, item)?);
    }
    let to = reader.at();
    reader.judge(0, Want::Pieces);
    place(&mut public, &away)?;
    // The text must equal its canonical form: in order, without duplicates, and complete.
    let said: Vec<&str> = reader.text().get(from..to)?.split_whitespace().collect();
    (write_public(&public) == said.join(" ") && is_possible(&public)).then_some(public)
}

/// Puts everything where it was laid out, but for what is away.
fn place(public: &mut Public, away: &[(Id, u8)]) -> Option<()> {
    for id in pieces(&public.variant) {
        let gone = away.iter().find(|(other, _)| *other == id);
        // A piece of a seat that is not here cannot be elsewhere.
        let site = match gone {
            _ if !was_laid(public, id) => gone.map_or(Some(NONE), |_| None)?,
            Some(&(_, site)) => site,
            None => id,
        };
        if site != NONE {
            public.piece_at(site).is_none().then_some(())?;
            public.put(id, site);
        }
    }
    Some(())
}

/// Returns whether what everybody knows agrees with itself, ranks apart.
fn is_possible(public: &Public) -> bool {
    course_is_possible(public)
        && marks_are_possible(public)
        && fights_are_possible(public)
        && flags_are_possible(public)
}

/// Returns whether the phase, the seats and the causes are possible together.
fn course_is_possible(public: &Public) -> bool {
    let v = &public.variant;
    let next = public.in_play().iter().find(|&seat| !public.deployed.has(seat));
    let over = public.outcome().is_some();
    let phase = match public.phase {
        Phase::Deploy => over || next == Some(public.seat),
        Phase::Lot => next.is_none() && v.first.is_none(),
        Phase::Play => next.is_none() && (over || !public.out.has(public.seat)),
    };
    // The cause says why a seat went out, if one did, and why the game ended, if nobody won.
    let cause = match public.cause {
        None => public.out.is_empty(),
        Some(Cause::Blocked | Cause::Quiet) => {
            public.phase == Phase::Play && public.winners().is_none()
        }
        Some(_) => !public.out.is_empty(),
    };
    phase && cause && !public.in_play().is_empty()
}

/// Returns whether what has moved, turned and been attacked is possible.
fn marks_are_possible(public: &Public) -> bool {
    let marked = public.moved | public.turned | public.attacked;
    let possible = |id: Id| {
        let laid = public.deployed.has(public.owner(id)) || marked & bit(id) == 0;
        let away = public.site_of(id).is_some_and(|site| site != id);
        let carried = public.flags[usize::from(id / 30) & 3] == id;
        laid && (!away || carried || public.moved & bit(id) != 0)
    };
    public.turned & !public.moved == 0 && pieces(&public.variant).into_iter().all(possible)
}

/// Returns whether the combats are possible: a removed piece fights no more and stands nowhere, but
/// for a flag that was carried.
fn fights_are_possible(public: &Public) -> bool {
    let (mut gone, mut sound) = (0, true);
    for fight in &public.fights {
        let [a, d] = [fight.attacker, fight.defender].map(bit);
        sound &= gone & (a | d) == 0 && public.moved & a != 0;
        sound &= [fight.attacker, fight.defender]
            .into_iter()
            .all(|id| public.deployed.has(public.owner(id)));
        gone |= if fight.stays == Stays::Attacker { 0 } else { a };
        let carried = fight.flag && public.variant.bearer;
        gone |= if fight.stays == Stays::Defender || carried { 0 } else { d };
    }
    let is_gone = |id: Id| gone & bit(id) == 0 || public.site_of(id).is_none();
    sound && pieces(&public.variant).into_iter().all(is_gone)
}

/// Returns whether the public flags are those that combats made public, and no other; and whether
/// who carries one is possible.
fn flags_are_possible(public: &Public) -> bool {
    let v = &public.variant;
    let mut known = Seats::NONE;
    for (t, (&flag, &carrier)) in public.flags.iter().zip(&public.carriers).enumerate() {
        if flag != NONE {
            known = known.with(public.owner(flag));
        }
        let borne = carrier == NONE
            || v.bearer
                && flag != NONE
                && public.site_of(flag).is_none()
                && v.team(usize::from(carrier / 30)) != v.team(t)
                && (public.site_of(carrier).is_some() || public.outcome().is_some());
        if !borne || public.returning(t).is_some() {
            return false;
        }
    }
    public.shown() == known
}

pub(super) fn read_position(variant: Variant, text: &str) -> Result<Position, Misread> {
    let mut reader = Reader::new(text);
    let read = read_whole(&variant, &mut reader);
    reader.result(read)
}

fn read_whole(v: &Variant, reader: &mut Reader<'_>) -> Option<Position> {
    let armies = read_armies(v, reader.word(Want::Row))?;
    let mut public = read_public(v, reader)?;
    reader.end()?;
    reader.judge(0, Want::Pieces);
    public.show_flags(|t| armies[t].and_then(|army| army.flag(t)));
    fits(&public, &armies).then(|| Position::from_parts(public, &armies))
}

pub(super) fn read_sight(variant: Variant, text: &str) -> Result<PlayerView, Misread> {
    let mut reader = Reader::new(text);
    let read = read_seen(&variant, &mut reader);
    reader.result(read)
}

fn read_seen(v: &Variant, reader: &mut Reader<'_>) -> Option<PlayerView> {
    let eye = match reader.word(Want::Seat) {
        "public" => Eye::Public,
        "open" => Eye::Open,
        word => Eye::Seat(read_seat(v.four, word)?),
    };
    let knows = reader.pair("knows")?;
    let known = match (eye, knows.split_once(':')) {
        (Eye::Public | Eye::Open, None) if knows == "nothing" => Known::Nothing,
        (Eye::Seat(seat), Some(("own", own))) => Known::Own(seat, read_army(own)?),
        (Eye::Seat(seat), Some(("team", of))) if v.four => {
            let (own, ally) = of.split_once(',')?;
            Known::Team(seat, [read_army(own)?, read_army(ally)?])
        }
        (_, Some(("all", of))) => Known::All(read_armies(v, of)?),
        _ => return None,
    };
    let public = read_public(v, reader)?;
    reader.end()?;
    reader.judge(0, Want::Pieces);
    let mut sight = PlayerView { public, eye, known };
    let flags = [0, 1, 2, 3].map(|t| sight.army(t).and_then(|army| army.flag(t)));
    sight.public.show_flags(|t| flags[t]);
    // A known army must be legal and belong to a seat that has laid one out.
    let sound = (0..4).all(|t| {
        let laid = sight.public.deployed.has(v.seat(t as u8)) && t < v.seats();
        let army = sight.army(t);
        army.is_none_or(|army| laid && army.judge(t as u8).is_ok())
    });
    sound.then_some(sight)
}
