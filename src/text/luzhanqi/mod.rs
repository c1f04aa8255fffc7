//! The sentences of Luzhanqi, put together; the words are each language's. No sentence knows more
//! than the event, the view or the refusal that it is made of.

mod ask;
#[cfg(feature = "sentences")]
mod exercises;
#[cfg(feature = "sentences")]
mod figures;
#[cfg(feature = "sentences")]
mod pages;
mod parts;
#[cfg(feature = "sentences")]
mod puzzles;
mod words;

pub use words::LuzhanqiWords;

use crate::refused::why;
use crate::{GameWords, Lang, Refused, RulePage, Speak, join};
use palamede_games::luzhanqi::army::{MOBILE, Ranks, SLOTS, ranks};
use palamede_games::luzhanqi::{
    Battle, Ending, Event, Phase, Public, Rank, Refusal, Site, Standing, Stays, View, Went, name,
};
use palamede_rules::{Outcome, Reason, Seat, Seats};
use palamede_scene::{Control, Note, Piece, Target};
use palamede_table::Next;
use parts::{game, of, the, what, words};

fn move_sentence(lang: Lang, by: &str, went: &Went) -> String {
    let (w, four) = (words(lang), went.four);
    let ends = [went.path.first(), went.path.last()];
    let [from, to] = ends.map(|site| site.map_or_else(String::new, |&site| name(site)));
    let left = |seat: Seat| went.out.has(seat) && !went.stuck.has(seat);
    let mut all = Vec::new();
    let (who, rank, from, to) = (&by, &what(lang, went.rank), &from, &to);
    match (went.combat, went.home) {
        (None, None) => all.push(w.moved(who, rank, from, to)),
        (None, Some(home)) => all.push(w.home(who, rank, from, to, &of(lang, four, home))),
        (Some(combat), _) => {
            let of = &of(lang, four, combat.seat);
            match (combat.flag, combat.stays) {
                (false, stays) => {
                    all.push(w.attacked(&what(lang, combat.rank), who, rank, from, to));
                    let stays = match stays {
                        Stays::Attacker => w.attacker_stays,
                        Stays::Defender => w.defender_stays,
                        Stays::Nobody => w.nobody_stays,
                    };
                    all.push(stays.to_owned());
                }
                (true, Stays::Defender) => all.push(w.flag_stays(who, rank, from, to, of)),
                (true, Stays::Attacker) if !left(combat.seat) => {
                    all.push(w.bears_flag(who, rank, from, to, of));
                }
                (true, stays) => {
                    all.push(w.took_flag(who, rank, from, to, of));
                    let gone = stays == Stays::Nobody;
                    all.extend(gone.then(|| w.gone_with_flag.to_owned()));
                }
            }
        }
    }
    let of = |seat| of(lang, four, seat);
    all.extend(went.fell.iter().map(|&(seat, site)| w.fell(&of(seat), &name(site))));
    all.extend(went.back.iter().map(|&(seat, site)| w.back(&of(seat), &name(site))));
    all.extend(went.stuck.iter().map(|seat| w.no_move(&the(lang, four, seat))));
    // For two the game is over.
    let out = if four { went.out } else { Seats::NONE };
    all.extend(out.iter().map(|seat| w.out(&the(lang, four, seat))));
    lang.tell(&all.iter().map(String::as_str).collect::<Vec<_>>())
}

fn step_sentence(lang: Lang, by: &str, event: &Event) -> String {
    let w = words(lang);
    match event {
        Event::Deployed { .. } => w.deployed(&by),
        Event::Begins { four, seat } => lang.common().begins(&the(lang, *four, *seat)),
        Event::Went(went) => move_sentence(lang, by, went),
    }
}

fn refused(lang: Lang, refusal: &Refusal) -> Refused {
    let (w, common) = (words(lang), lang.common());
    let on = |text, section, at: Site| why(text, section).at(at.into());
    let why = match *refusal {
        Refusal::DeployFirst => why(w.deploy_first.into(), "setup"),
        Refusal::Deployed => why(w.all_deployed.into(), "setup"),
        Refusal::OtherArmy => why(w.other_army.into(), "setup"),
        Refusal::FlagOutside(at) => on(w.flag_outside(&name(at)), "setup", at),
        Refusal::MineForward(at) => on(w.mine_forward(&name(at)), "setup", at),
        Refusal::BombInFront(at) => on(w.bomb_in_front(&name(at)), "setup", at),
        Refusal::NotHome(at) => on(w.not_home(&name(at)), "setup", at),
        Refusal::CampEmpty(at) => on(w.camp_empty(&name(at)), "setup", at),
        Refusal::NoSuchSite => why(w.no_site.into(), "board"),
        Refusal::Empty(at) => on(common.no_piece(&name(at)), "turn", at),
        Refusal::NotYours(at) => on(common.not_yours(&name(at)), "turn", at),
        Refusal::Immobile(at, rank) => {
            on(w.immobile(&name(at), &what(lang, Some(rank))), "turn", at)
        }
        Refusal::Locked(at) => on(w.locked(&name(at)), "turn", at),
        Refusal::Surrounded(at) => on(w.surrounded(&name(at)), "turn", at),
        Refusal::Own(at) => on(w.own(&name(at)), "turn", at),
        Refusal::Ally(at) => on(w.ally(&name(at)), "turn", at),
        Refusal::CampTaken(at) => on(w.camp_taken(&name(at)), "turn", at),
        Refusal::SecondFlag(at) => on(w.second_flag(&name(at)), "bearer", at),
        Refusal::NotJoined { from: site, to } => {
            on(w.not_joined(&name(site), &name(to)), "turn", to)
        }
        Refusal::Bends { from: site, to } => on(w.bends(&name(site), &name(to)), "turn", to),
        Refusal::Blocked { to, by } => on(w.blocked(&name(by), &name(to)), "turn", to),
        Refusal::NoWay { from: site, to } => on(w.no_way(&name(site), &name(to)), "turn", to),
    };
    // The other refusals tell something about the piece's rank, at least that it can go there.
    let open = matches!(
        refusal,
        Refusal::NoSuchSite
            | Refusal::Empty(_)
            | Refusal::NotYours(_)
            | Refusal::NotHome(_)
            | Refusal::CampEmpty(_)
            | Refusal::DeployFirst
            | Refusal::Deployed
    );
    Refused { secret: !open, ..why }
}

fn score_line(lang: Lang, public: &Public, seat: Seat) -> String {
    let w = words(lang);
    let t = public.variant.territory(seat);
    if public.variant.four && public.out.has(seat) {
        return lang.words().is_out.to_owned();
    }
    if public.phase != Phase::Play {
        return if public.deployed.has(seat) { w.ready } else { w.not_ready }.to_owned();
    }
    let ids = SLOTS.into_iter().map(|at| 30 * t as u8 + at);
    let left = ids.clone().filter(|&id| public.site_of(id).is_some()).count();
    let mut parts = match left {
        0 => vec![w.none_left.to_owned()],
        n => vec![w.left(&n)],
    };
    if let Some(flag) = ids.clone().find(|id| public.flags.contains(id)) {
        match public.site_of(flag) {
            Some(site) => parts.push(w.flag_at(&name(site))),
            None if public.carrier(flag).is_some() => parts.push(w.flag_gone.to_owned()),
            None => {}
        }
    }
    join(lang.words().parts, &mut parts.iter().map(String::as_str))
}

fn ending(lang: Lang, public: &Public, outcome: Outcome) -> Option<String> {
    let (w, four) = (words(lang), public.variant.four);
    let losers = Seat::first(public.variant.seats()).filter(|&seat| !outcome.winners.has(seat));
    let lost: Vec<Seat> = losers.collect();
    let seats: Vec<String> = lost.iter().map(|&seat| the(lang, four, seat).to_owned()).collect();
    let (seat, of) = match lost[..] {
        [seat, ..] => (the(lang, four, seat), of(lang, four, seat)),
        [] => ("", ""),
    };
    let n = public.variant.quiet.unwrap_or_default();
    let seats = lang.list(&seats);
    Some(match outcome.reason {
        _ if outcome.winners.is_empty() => match outcome.reason {
            Reason::NoMove => w.nobody_moves.to_owned(),
            Reason::Quiet => w.quiet_draw(&n),
            _ => return None,
        },
        Reason::Quiet => w.quiet_lost(&seat, &n),
        Reason::NoMove | Reason::Resigned | Reason::Own(_) if four => w.team_out(&seats),
        Reason::TimedOut if four => w.team_timed_out(&seats),
        Reason::NoMove => w.no_move(&seat),
        Reason::Own(ending) => match Ending::of(ending) {
            Ending::Flag if public.variant.bearer => w.flag_home(&of),
            Ending::Flag => w.flag_lost(&of),
        },
        _ => return None,
    })
}

/// Names what stands on a site.
fn piece(lang: Lang, four: bool, piece: &Piece) -> String {
    let w = words(lang);
    let seat = piece.seat.and_then(|seat| Seat::new(usize::from(seat)));
    let of = seat.map_or("", |seat| of(lang, four, seat));
    match Standing::of(piece.word) {
        Standing::Hidden => w.a_piece(&w.unknown, &of),
        Standing::Shown(rank) => w.a_piece(&w.ranks[rank as usize - 1], &of),
        Standing::Carried => w.a_carried_flag(&of),
    }
}

fn control(lang: Lang, control: &Control) -> &'static str {
    words(lang).arrangements[control.word.index()]
}

/// Returns the ranks that a piece can have, in words: those with a number by the lowest and the
/// highest of them.
fn can_be(lang: Lang, set: Ranks) -> String {
    let w = words(lang);
    let men: Vec<usize> =
        ranks(set & MOBILE & !Rank::Bomb.bit()).map(|rank| rank as usize).collect();
    let mut parts = Vec::new();
    if let [low, ..] = men[..] {
        let high = men.last().copied().unwrap_or(low);
        let [least, most] = &[low, high].map(|rank| w.grades[rank - 1]);
        parts.push(match (low, high) {
            (low, high) if low == high => w.ranks[low - 1].to_owned(),
            (_, 9) => w.at_least(least),
            (1, _) => w.at_most(most),
            _ => w.between(least, most),
        });
    }
    let others = [Rank::Bomb, Rank::Mine, Rank::Flag].into_iter();
    let others = others.filter(|rank| set & rank.bit() != 0);
    parts.extend(others.map(|rank| w.ranks[rank as usize - 1].to_owned()));
    lang.list_by(w.or, &parts)
}

impl<const F: bool> Speak for Battle<F> {
    fn words(lang: Lang) -> &'static GameWords {
        game(lang, F)
    }

    fn rules(lang: Lang) -> &'static RulePage {
        let prose = lang.prose();
        if F { &prose.luzhanqi_four } else { &prose.luzhanqi }
    }

    fn event(lang: Lang, by: &str, event: &Event) -> String {
        step_sentence(lang, by, event)
    }

    fn refusal(lang: Lang, refusal: &Refusal) -> Refused {
        refused(lang, refusal)
    }

    fn score_line(lang: Lang, view: &View<F>, seat: Seat) -> String {
        score_line(lang, &view.sight().public, seat)
    }

    fn prompt(
        lang: Lang,
        who: &str,
        view: &View<F>,
        clicks: &[Target],
        next: &[Next],
    ) -> (String, String) {
        ask::Asked { lang, who, sight: view.sight(), clicks, next }.prompt()
    }

    fn ending(lang: Lang, view: &View<F>, outcome: Outcome) -> Option<String> {
        ending(lang, &view.sight().public, outcome)
    }

    fn quiet(lang: Lang, view: &View<F>, left: usize) -> String {
        let (w, public) = (words(lang), &view.sight().public);
        // For two the turns alternate up to the last one.
        let loser = if left.is_multiple_of(2) { public.seat } else { public.next(public.seat) };
        match public.variant.quiet_loses {
            true => w.quiet_losing(&left, &the(lang, F, loser)),
            false => w.quiet_left(&left),
        }
    }

    fn piece_on(lang: Lang, of: &Piece) -> String {
        piece(lang, F, of)
    }

    fn control(lang: Lang, of: &Control) -> String {
        control(lang, of).to_owned()
    }

    fn aid(lang: Lang, _: &str) -> String {
        words(lang).aid.to_owned()
    }

    fn aid_note(lang: Lang, note: &Note) -> String {
        can_be(lang, note.number as Ranks)
    }

    fn sign(lang: Lang, sign: char) -> String {
        let rank = Rank::read(sign).map(|rank| words(lang).ranks[rank as usize - 1]);
        rank.unwrap_or_default().to_owned()
    }

    fn duty(lang: Lang, sign: Option<char>) -> &'static str {
        let w = words(lang);
        match sign.and_then(Rank::read) {
            None => w.all_fight,
            Some(Rank::Engineer) => w.duties[0],
            Some(Rank::Bomb) => w.duties[1],
            Some(Rank::Mine) => w.duties[2],
            Some(Rank::Flag) => w.duties[3],
            Some(_) => "",
        }
    }
}
