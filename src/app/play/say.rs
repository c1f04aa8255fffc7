//! The sentence of the play page and what belongs to it: dice, a refusal, a question, an offer,
//! the end.

use super::result::men;
use super::state::Play;
use super::view::{PlayView, SeatView};
use super::{auto_hide, curtain, hint, introduction, match_score, review, rule, zoom};
use crate::action::{Keeping, Moment, Playing, Starting, Texts};
use crate::deferred;
use crate::field::Field;
use crate::moves;
use crate::parts::{
    awaited, button, emblem, escapes, link, newer, out_to, pressed, title_of, words_of,
};
use crate::reading::{self, reviewed};
use crate::state::{App, Shell};
use palamede_games::GameId;
use palamede_rules::{Seat, Turn};
use palamede_scene::tree::{Element, el, with};
use palamede_scene::{Control, Target, Use};
use palamede_table::LEVELS;
use palamede_text::{Refused, join};

/// Renders the sentence with all that belongs to it.
pub(crate) fn say(app: &App, game: GameId, open: &Play, view: &PlayView, class: &str) -> Element {
    if !app.shell.is_initial {
        return moves::say(app, game, open, view, class);
    }
    if view.drawn {
        let brief = introduction::brief(app, game, open, view);
        return curtain::curtain(&app.shell, game, open, view, (class, brief));
    }
    let [text, more] = &view.say;
    let last = open.session.last(app.lang(), &open.extras);
    let second = last.filter(|_| more.is_empty()).unwrap_or_else(|| more.clone());
    let second = with_warning(&app.shell, open, view, &second);
    with("div", class.to_owned())
        .key("say")
        .kid(task(text.clone()))
        .kids((!second.is_empty()).then(|| with("p", "s2").key("s2").text(second)))
        .kids(controls(&app.shell, open, view))
        .kids(curtain::laying(&app.shell, open, view))
        .kids(introduction::brief(app, game, open, view))
}

/// Adds what an aid warns of to what is said below the sentence.
fn with_warning(shell: &Shell, open: &Play, view: &PlayView, second: &str) -> String {
    let warned = view.helped(&shell.prefs, open.session.game());
    let warned = warned.filter(|(site, _)| site.is_none()).map(|(_, text)| text);
    let all: Vec<&str> = [second].into_iter().chain(warned).collect();
    shell.lang().say(&all)
}

/// Renders the sentence with all that belongs to it, once more has happened than the first picture
/// shows.
pub(crate) fn say_begun(
    app: &App,
    game: GameId,
    open: &Play,
    view: &PlayView,
    class: &str,
) -> Element {
    if view.drawn {
        let brief = introduction::brief(app, game, open, view);
        let curtain = curtain::curtain(&app.shell, game, open, view, (class, brief));
        return curtain.kids(waiting(app));
    }
    let far = is_far(open, view);
    let mut class = if far { format!("{class} turned") } else { class.to_owned() };
    let look = auto_hide::last_look(&app.shell, game, open, view, &class);
    if let Some(look) = look.filter(|_| open.back().is_none()) {
        return look.kids(waiting(app));
    }
    let over = matches!(open.session.table.turn(), Turn::Over(_)) && open.back().is_none();
    // A lesson that is done shows its next task instead of a result.
    let over = over && !open.is_lesson();
    class += if over { " over" } else { "" };
    let left = open.session.quiet_left(app.lang()).filter(|_| open.back().is_none());
    let refused =
        open.beside.refused.as_ref().map(|refused| refusal(&app.shell, game, open, refused));
    // While looking back, put the refusal below, so that the buttons do not move.
    let (refused, below) = if open.back().is_some() { (None, refused) } else { (refused, None) };
    let [head, why, after] = match open.is_lesson() && app.shell.prose_is_here() {
        true => reading::around_task(&app.shell, open),
        false => [None, None, None],
    };
    let [back, end, review] = once_begun(app, open, view, over);
    with("div", class)
        .key("say")
        .kids(over.then(|| winners(game, open, view)).flatten())
        .kids(head)
        .kid(task(sentence(&app.shell, game, open, view)))
        .kids(hurry(&app.shell, open).or_else(|| second(&app.shell, open, view, over)))
        .kids(hint::more(&app.shell, open))
        .kids(watching(&app.shell, open))
        .kids(left.map(|(_, text)| with("p", "s2").key("quiet").text(text)))
        .kids(controls(&app.shell, open, view))
        .kids(open.beside.noting.and_then(|_| deferred::memo(&app.shell, open, view)))
        .kids(curtain::laying(&app.shell, open, view))
        .kids(refused)
        .kids(why)
        .kids(after)
        .kids(rule::rule(app, game, open, view))
        .kids(back)
        .kids(below)
        .kids(open.beside.resigning.map(|seat| resigning(&app.shell, view, seat)))
        .kids(offer(&app.shell, game, open, view))
        .kids(review)
        .kids(end)
        .kids(newer(app).filter(|_| over))
        .kids((!open.is_lesson()).then(|| curtain::eyes(&app.shell, game, open, view)).flatten())
        .kids(introduction::brief(app, game, open, view))
        .kids(waiting(app).filter(|_| waits_below(open)))
}

/// Returns the sentence: what is awaited, or what else there is to say first.
fn sentence(shell: &Shell, game: GameId, open: &Play, view: &PlayView) -> String {
    let words = shell.lang().words();
    // A small frame has room for one sentence.
    if let Some(hint) = hint::text(shell, open).filter(|_| shell.asked.frame) {
        return hint;
    }
    if let Some((seat, _)) = open.lost_throw() {
        let who = words_of(game, shell.lang()).called(seat, &open.extras.players[seat]);
        return words.turn_lost(&who);
    }
    match open.back().is_none() {
        true if open.computer.paused && open.is_shown() => words.paused.to_owned(),
        true if open.is_out() => words.out_of_play.to_owned(),
        _ => view.say[0].clone(),
    }
}

/// Renders what a game shows once it has begun: an earlier position's controls, its end, and what a
/// review has found; until that is here, that it comes.
fn once_begun(app: &App, open: &Play, view: &PlayView, over: bool) -> [Option<Element>; 3] {
    let why = &view.say[1];
    if app.shell.prose_is_here() {
        let back = open.back().map(|at| reading::look_back(app, open, at));
        let end = over.then(|| reading::end(app, open, why));
        let review = (over || back.is_some()).then(|| reviewed(&app.shell, open)).flatten();
        return [back, end, review];
    }
    let wait = || awaited(&app.shell);
    let end = || with("div", "fin").key("fin").kid(el("p").text(why.clone())).kid(wait());
    [open.back().map(|_| wait().key("ask")), over.then(end), None]
}

/// Renders the sentence itself, which takes the focus where a task begins.
fn task(text: String) -> Element {
    with("p", "s1").key("s1").attr("id", "task").attr("tabindex", "-1").text(text)
}

/// Renders the row of controls where an earlier position is shown.
pub(crate) fn look_back(app: &App, open: &Play, at: usize) -> Element {
    let shell = &app.shell;
    let leave = button("btn", app.way_back(), app.lang().words().back.leave);
    let row = with("div", "ask past").key("ask").kid(slide(shell, open, at)).kid(leave);
    let review = review::begin(shell, open, "btn elsewhere").map(|it| it.attr("id", "review"));
    let row = row.kids(review).kids(from_here(shell, open, at, "btn elsewhere"));
    row.kids(setup_from_here(shell, open))
}

/// Leads from the position that is shown to the page on which another one is made of it: not where
/// that would tell what one side knew.
fn setup_from_here(shell: &Shell, open: &Play) -> Option<Element> {
    let game = open.session.game();
    let open_to_all = !game.facts().secrets && !shell.asked.frame;
    let to = || link(format!("#/{}/setup", game.id()), shell.lang().words().setup);
    open_to_all.then(|| to().attr("class", "btn elsewhere").key("setup"))
}

/// Returns whether what waits for a new game is offered below the sentence. A variation is left by
/// a button above, and a lesson has its own.
fn waits_below(open: &Play) -> bool {
    !open.is_lesson() && (open.back().is_none() || !open.session.in_variation)
}

/// Returns whether the one who is to act or to answer, or who still looks, sits opposite, and reads
/// upside down.
pub(super) fn is_far(open: &Play, view: &PlayView) -> bool {
    let looks = open.session.table.screen().filter(|_| open.looks_on());
    let looks = looks.or(open.beside.resigning).or(open.asked_to_stop().map(|(asked, _)| asked));
    let on = |seat: &SeatView| looks.map_or(seat.on, |looks| looks == seat.seat);
    let far = view.seats.iter().any(|seat| on(seat) && seat.seat != open.bottom());
    open.facing().opposite && far
}

/// Renders the button that makes a computer that thinks long play at once, in the place of what is
/// said below the sentence, which then moves nothing.
fn hurry(shell: &Shell, open: &Play) -> Option<Element> {
    let button = || button("btn txt", Playing::Hurry, shell.lang().words().play_now);
    open.may_hurry().then(|| el("div").key("hurry").kid(button()))
}

/// Lets who looks on while computers play stop them, and go on by single moves; who is out of the
/// game reads so, and begins another one.
fn watching(shell: &Shell, open: &Play) -> Option<Element> {
    let words = shell.lang().words();
    let text = if open.computer.paused { words.unpause } else { words.pause };
    // Dice of one's own people throw, for computers, too.
    let by_hand =
        open.session.by_hand() && matches!(open.session.table.turn(), Turn::Chance { .. });
    let once = || {
        let once = button("btn", Playing::Once, words.one_move).key("once");
        once.maybe("aria-disabled", (!open.is_idle() || by_hand).then_some("true"))
    };
    // Who is out need not wait for the end.
    let again = || button("btn pri", Starting::Again, words.play_again).key("again");
    let row = || {
        let pause = button("btn", Playing::Pause, text).key("pause");
        let row = with("div", "ask").key("watching").kids(open.is_out().then(again));
        row.kid(pause).kids(open.computer.paused.then(once))
    };
    (open.is_shown() && open.back().is_none()).then(row)
}

/// Renders the slider through all positions, where an earlier one is shown.
fn slide(shell: &Shell, open: &Play, at: usize) -> Element {
    el("input")
        .key("moment")
        .attr("type", "range")
        .attr("name", Field::Moment.name())
        .attr("aria-label", shell.lang().words().moves)
        .attr("aria-valuetext", open.session.say(shell.lang(), &open.extras, Some(at))[0].clone())
        .attr("max", open.session.table.len().to_string())
        .attr("value", at.to_string())
}

/// Renders the buttons that go on from an earlier position, where one is shown: whoever is to act
/// there against the computer; and where several people play, among them.
pub(super) fn from_here(
    shell: &Shell,
    open: &Play,
    at: usize,
    class: &'static str,
) -> Vec<Element> {
    let (table, words) = (&open.session.table, &shell.lang().words().back);
    let turn = table.view_after(at).map(|(_, turn)| turn);
    let seat = matches!(turn, Some(Turn::Seat(_) | Turn::Chance { by: Some(_) }));
    if !seat || table.facts().secrets {
        return Vec::new();
    }
    let among = (open.people().len() > 1).then(|| button(class, Playing::HereAmong, words.among));
    among.into_iter().chain([button(class, Playing::HereAgainst, words.against)]).collect()
}

/// Renders what is said below the sentence: an answer to what was pressed, the last step, an aid's
/// warning.
fn second(shell: &Shell, open: &Play, view: &PlayView, over: bool) -> Option<Element> {
    let more = view.say[1].as_str();
    // With hidden ranks and one person, show the result of the person's attack beside the
    // computer's answer.
    let both = open.session.game().facts().secrets && open.people().len() == 1;
    // (Who is out follows the last move alone.)
    let both = both && !open.is_shown();
    let last = match open.is_lesson() || both {
        true => Some(open.session.since(shell.lang(), &open.extras)),
        false => open.session.last(shell.lang(), &open.extras),
    };
    let begun = !open.session.table.clicks().is_empty();
    let magnified = zoom::lens(shell, open, view).is_some_and(|lens| !lens.whole);
    let told = open.session.answered_moves(shell.lang(), &open.extras, magnified);
    let told = told.filter(|_| !shell.asked.frame);
    // While a lost throw is seen nobody reads what came before.
    let told = told.filter(|_| open.lost_throw().is_none());
    // (Once the next move is begun, the player has read the answers.)
    let last = last.filter(|_| !begun || told.is_none());
    let hint = hint::text(shell, open).filter(|_| !shell.asked.frame);
    let reviewed = open.shows_review() && shell.prose_is_here();
    let better = || reading::better_move(shell, open);
    let hint = hint.or_else(|| if reviewed { better() } else { None });
    let hinted = hint.is_some();
    let second = match (more, last) {
        _ if hinted => hint.unwrap_or_default(),
        _ if open.beside.answer.is_some() => {
            open.beside.answer.clone().unwrap_or_default().into_owned()
        }
        ("", Some(last)) if open.back().is_none() && !over => last,
        (more, _) => more.to_owned(),
    };
    let text = match over {
        true => shell.lang().say(&[&second]),
        false => with_warning(shell, open, view, &second),
    };
    // The answers of several computers stay visible until the next move is begun.
    let own = hinted || over || begun || open.beside.answer.is_some() || open.back().is_some();
    if let Some(told) = told.filter(|_| !own) {
        return Some(told);
    }
    let wanted = shell.prefs.hints || !begun;
    let shown = hinted || open.beside.answer.is_some() || !over && !text.is_empty() && wanted;
    shown.then(|| with("p", "s2").key("s2").text(text))
}

/// Renders why the last click was refused, and where the rule stands.
fn refusal(shell: &Shell, game: GameId, open: &Play, refused: &Refused) -> Element {
    let words = shell.lang().words();
    let rule = match shell.asked.frame {
        true => out_to(&format!("{}/rules/{}", game.id(), refused.section), words.read_rule),
        false => rule::open(shell, open, "btn txt", refused.section),
    };
    let covered = open.session.table.is_covered();
    let rule = Some(el("p").kid(rule)).filter(|_| !covered && !refused.section.is_empty());
    let text = el("p").text(open.why(shell.lang(), refused));
    let class = if refused.legal { "refus legal" } else { "refus" };
    with("div", class).key("refus").kid(text).kids(rule)
}

/// Asks whether a seat gives up.
fn resigning(shell: &Shell, view: &PlayView, seat: Seat) -> Element {
    let words = shell.lang().words();
    let sure = words.resign_sure(&view.seats[seat.index()].called);
    let on = button("btn", Playing::ResignNo, words.play_on)
        .attr("id", "resign-no")
        .attr("aria-describedby", "resign-sure");
    let row = with("div", "row").kid(button("btn", Playing::ResignYes, words.resign_yes)).kid(on);
    question(words.resign, Playing::ResignNo)
        .key("resign")
        .kid(el("p").attr("id", "resign-sure").text(sure))
        .kid(row)
}

/// Renders a proposal to stop, to be answered.
fn offer(shell: &Shell, game: GameId, open: &Play, view: &PlayView) -> Option<Element> {
    let (lang, words) = (shell.lang(), shell.lang().words());
    let asked = open.beside.resigning.is_none() && open.back().is_none();
    let offers = |seat: &&SeatView| asked && open.session.table.offers().has(seat.seat);
    let proposer = view.seats.iter().find(offers)?;
    let who = &proposer.called;
    let asked = open.asked_to_stop().and_then(|(asked, _)| view.seats.get(asked.index()));
    let text = match asked {
        Some(asked) => words.asks_to_stop(&asked.called, &who),
        None => words.proposes_stop(&who),
    };
    let row = with("div", "row")
        .kid(button("btn pri", Playing::Accept, words.accept))
        .kid(button("btn", Playing::Decline, words.decline).attr("id", "decline"));
    let text = el("p").text(lang.say(&[&text, words_of(game, lang).stopping]));
    Some(question(words.propose_stop, Playing::Decline).key("offer").kid(text).kid(row))
}

/// Renders the frame of a question beside the board, with what Escape answers.
fn question(label: &'static str, escape: Playing) -> Element {
    let group = with("div", "offer").attr("role", "group").attr("aria-label", label);
    escapes(group, escape.into())
}

/// Renders the emblems of the winners, as their pieces look; `None` where no win is celebrated.
fn winners(game: GameId, open: &Play, view: &PlayView) -> Option<Element> {
    let winners = open.celebrated()?;
    let won = view.seats.iter().filter(|seat| winners.has(seat.seat));
    Some(with("p", "won").key("won").kids(won.map(|seat| emblem(game, &seat.look))))
}

/// Renders how the game ended, and what comes now.
pub(crate) fn end(app: &App, open: &Play, why: &str) -> Element {
    let words = app.lang().words();
    let (entered, tournament) = match match_score::to_tournament(&app.shell, open) {
        Some([entered, tournament]) => (Some(entered), Some(tournament)),
        None => (None, None),
    };
    let class = if tournament.is_some() { "btn big" } else { "btn big pri" };
    let again = button(class, Starting::Again, words.play_again);
    // (For players who sit face to face the button turns the board: offer it even if the players
    // are alike.)
    let sides = open.extras.differ(open.session.seats()) || open.facing().opposite;
    let sides = sides.then(|| button("btn big", Starting::Sides, words.change_sides));
    let replay = !open.session.is_empty() && !app.shell.asked.frame;
    let from = Playing::Back(Moment::After(open.replayed_from()));
    let replay = replay.then(|| button("btn big", from, words.back.replay));
    let review = review::begin(&app.shell, open, "btn big").filter(|_| !app.shell.asked.frame);
    let review = review.map(|it| it.attr("id", "review"));
    let none = open.session.is_empty() && !app.shell.asked.frame;
    let none = none.then(|| el("p").text(app.lang().prose().site.review.none));
    let row = with("div", "row")
        .kids(tournament)
        .kid(again)
        .kids(other_level(&app.shell, open))
        .kids(sides)
        .kids(replay)
        .kids(review);
    let share = !open.session.has_secrets() && !app.shell.asked.frame && !open.session.is_empty();
    let share =
        share.then(|| button("btn big", Texts::Share, words.ended.share).attr("id", "share"));
    let other = link("#/", words.ended.other).attr("class", "btn big");
    let row = row.kids(share).kids((!app.shell.asked.frame).then_some(other));
    let told = open.session.tally(app.lang(), &open.extras).into_iter();
    let tally = with("ul", "tally").kids(told.map(|text| el("li").text(text)));
    let tally = (!app.shell.asked.frame && !open.session.is_empty()).then_some(tally);
    let why = el("p").text(why.to_owned());
    let score = match_score::at_end(&app.shell, open);
    let firsts = match_score::first_wins(app.lang(), open.keeping.first_win);
    let firsts = (!firsts.is_empty()).then(|| {
        let all: Vec<&str> = firsts.iter().map(String::as_str).collect();
        with("p", "why").kid(el("b").text(app.lang().say(&all)))
    });
    let comfort = (!app.shell.asked.frame).then(|| comfort(&app.shell, open)).flatten();
    let fin = with("div", "fin").key("fin").kid(why).kids(entered).kids(firsts);
    let fin = fin.kids(comfort).kids(none).kids(score).kid(row);
    fin.kids(tally)
}

/// Renders a sentence for who has lost against computers: what went well, and what there is to try.
fn comfort(shell: &Shell, open: &Play) -> Option<Element> {
    let (lang, feats) = (shell.lang(), &shell.lang().prose().site.feats);
    let people = open.people();
    if open.won() != Some(false) || open.session.has_secrets() {
        return None;
    }
    let (mut moves, mut taken) = (0, 0);
    for step in (0..open.session.table.len()).filter(|&at| open.is_by(at, people)) {
        let trace = open.session.trace(step + 1).unwrap_or_default();
        moves += usize::from(!trace.path.is_empty());
        taken += men(trace.taken.iter().map(|(_, look)| look));
    }
    if moves == 0 {
        return None;
    }
    let held = match moves {
        1 => String::new(),
        moves => feats.held(&taken, &moves),
    };
    let look = match (open.can_review(), other_level(shell, open).is_some()) {
        (true, _) => feats.look(&shell.lang().words().advice.review),
        (false, true) => feats.easier(&shell.lang().words().easier),
        (false, false) => String::new(),
    };
    let all: Vec<&str> = [&*held, &*look].into_iter().filter(|text| !text.is_empty()).collect();
    (!all.is_empty()).then(|| with("p", "comfort").key("comfort").text(lang.say(&all)))
}

/// Renders the button for another game against a computer that is easier after a loss, harder after
/// two wins, where there is such a level.
fn other_level(shell: &Shell, open: &Play) -> Option<Element> {
    let words = shell.lang().words();
    let (end, act, text) = match open.won()? {
        false => (1, Starting::Easier, words.easier),
        true if open.keeping.won_before || open.keeping.first_win.of_level.is_some() => {
            (LEVELS, Starting::Harder, words.harder)
        }
        true => return None,
    };
    let other = |seat| open.extras.players[seat].level.is_some_and(|level| level != end);
    let some = Seat::first(open.session.seats()).any(other);
    some.then(|| button("btn big", act, text))
}

/// Renders the note that the game played before is kept, until this one takes its place.
fn waiting(app: &App) -> Option<Element> {
    let (game, words) = (app.waiting()?, app.lang().words());
    let text = words.waits(&title_of(game, app.lang()));
    let back = button("btn txt", Keeping::Restore, words.resume);
    Some(with("div", "waits").key("waits").kid(el("p").text(text)).kid(back))
}

/// Renders the throw, the dice as they lie, and the other targets beside the board, in reading
/// order.
fn controls(shell: &Shell, open: &Play, view: &PlayView) -> Option<Element> {
    let words = shell.lang().words();
    let live = open.person_to_act().is_some() && open.back().is_none();
    let throws = live && matches!(open.session.table.turn(), Turn::Chance { .. });
    let all: Vec<Element> = if !view.faces.is_empty() {
        // Show the dice to enter only: the dice that lie there would be in the way.
        entered(shell, open, view)
    } else {
        // What was thrown before lies there no longer where a person throws.
        let lost = open.lost_throw();
        let lie = (!throws || lost.is_some()).then(|| targets(shell, open, view, live));
        // (What a computer has thrown goes by of itself: nothing is asked there.)
        let is_own = |seat| open.extras.players[seat].level.is_none();
        let go_on = lost.map(|(seat, ends)| {
            let class = if is_own(seat) { "btn pri" } else { "btn" };
            button(class, Playing::Hurry, words.lesson.next)
                .maybe("aria-disabled", (!ends).then_some("true"))
        });
        let throw = || {
            button("btn pri", Playing::Throw, words.throw)
                .maybe("aria-disabled", (!open.may_throw()).then_some("true"))
                .attr("aria-keyshortcuts", "t")
        };
        let press = go_on.or_else(|| throws.then(throw));
        let press = press.map(|press| press.key("throw").attr("id", "throw"));
        press.into_iter().chain(lie.into_iter().flatten()).collect()
    };
    // When the game is over, or an earlier position is shown, the dice cannot be used: label them
    // without a question.
    let lie = open.back().is_some() || open.session.table.is_over();
    let label = if lie { words.dice.to_owned() } else { view.say[0].clone() };
    let ask = with("div", "ask now").key("controls").attr("role", "group");
    (!all.is_empty()).then(|| ask.attr("aria-label", label).kids(all))
}

/// Renders the entry of dice of one's own: what can be entered, and what was so far.
fn entered(shell: &Shell, open: &Play, view: &PlayView) -> Vec<Element> {
    let mut all: Vec<Element> = Vec::new();
    all.extend(view.faces.iter().map(|(view, name)| {
        let press = button("btn die", Playing::Enter(Some(view.target)), "");
        die(shell, open, view, name, "", press.key(view.target.text()))
    }));
    let named = |target: &Target| view.faces.iter().find(|(view, _)| view.target == *target);
    let entered = open.hand.entered.iter().filter_map(named).enumerate();
    all.extend(entered.map(|(at, (view, name))| {
        die(shell, open, view, name, "", with("span", "die")).key(format!("entered{at}"))
    }));
    if !open.hand.entered.is_empty() {
        let back = button("btn", Playing::Enter(None), shell.lang().words().take_back);
        all.push(back.key("take-back"));
    }
    all
}

/// Renders the dice as they lie, and the other targets beside the board.
fn targets(shell: &Shell, open: &Play, view: &PlayView, live: bool) -> Vec<Element> {
    let words = shell.lang().words();
    let (controls, clicks) = (&view.scene.controls, open.session.table.clicks());
    // After the first click of a move, mark the controls that can be the next click.
    let next = |target| view.next.iter().any(|next| next.target == target && !next.short);
    let asked = shell.prefs.hints && !clicks.is_empty();
    let target = |(at, (it, name)): (usize, (&Control, &String))| {
        let can = |it: &Control| matches!(it.state, Use::Usable | Use::NotYet | Use::Useless);
        // Of several equal dice, only the first shows as chosen.
        let same = |other: &Control| can(other) && other.target == it.target;
        let first = controls.iter().position(same) == Some(at);
        let chosen = first && it.look.is_some() && clicks.contains(&it.target);
        let (class, state) = match it.state {
            Use::Spent => ("spent", words.die_spent),
            // A blank's name says that it has no use.
            Use::Lost if it.number == 0 => ("lost", ""),
            Use::Lost => ("lost", words.die_useless),
            _ if chosen => ("", words.die_chosen),
            // After a finished task, do not say why the other dice cannot be used.
            Use::NotYet | Use::Useless if open.session.is_learnt() => ("lost", ""),
            Use::NotYet => ("later", words.die_not_yet),
            Use::Useless if it.number == 0 => ("useless", ""),
            Use::Useless => ("useless", words.die_useless),
            Use::Usable if asked && next(it.target) => ("can", ""),
            Use::Usable => ("", ""),
        };
        let (kind, state) = if it.look.is_some() { ("die", state) } else { ("", "") };
        let element = match live && can(it) {
            true => button(format!("btn {kind} {class}"), Playing::At(it.target), "")
                .maybe("aria-pressed", it.look.as_ref().map(|_| pressed(chosen))),
            false => with("span", format!("{kind} {class}")),
        };
        die(shell, open, it, name, state, element).key(format!("{at}{}", it.target.text()))
    };
    controls.iter().zip(&view.controls).enumerate().map(target).collect()
}

/// Renders a control's picture, its name and what can be done with it, put into `element`.
fn die(
    shell: &Shell,
    open: &Play,
    control: &Control,
    name: &str,
    state: &'static str,
    element: Element,
) -> Element {
    let look = control.look.as_ref().map(|look| emblem(open.session.game(), look));
    let both = [name, state].into_iter().filter(|part| !part.is_empty());
    let text = join(shell.lang().words().parts, &mut both.into_iter());
    let mut element = element;
    element.kids.clear();
    element.kids(look).kid(el("span").text(text))
}
