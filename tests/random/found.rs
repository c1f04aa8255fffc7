//! What was found by playing at random, and must not come again.

use super::{end, no_more, read, replay};

#[test]
fn the_form_is_shown_until_the_game_that_it_began_comes() {
    replay(&["seed 2", "go #/apit-sodok/new", "press start"]);
}

#[test]
fn a_game_that_another_tab_takes_leaves_the_keyboard_on_the_page() {
    replay(&["seed 5", "go #/luzhanqi-four/text", "claimed", "lost"]);
    replay(&["seed 5", "go #/luzhanqi-four", "claimed", "lost"]);
}

#[test]
fn a_piece_that_must_be_played_is_marked_once() {
    let start = "12/M12+13/M10:2+M8+south+X-II-blank/II";
    let link = format!("go #/sahkku?c=0-98b0b10d&v=1&start={start}&dice=given");
    replay(&["seed 13", &link]);
}

#[test]
fn what_was_put_aside_can_be_forgotten_on_the_sheet_of_a_frame() {
    replay(&[
        "seed 99",
        "go #/mak-yek?frame=1",
        "press at:s20",
        "press at:s28",
        "press menu",
        "press start",
        "press at:s5",
        "press at:s13",
        "press menu",
        "press forget:",
    ]);
}

#[test]
fn who_takes_back_the_only_die_entered_hears_what_is_awaited() {
    let start = "6/S10,M15+6/N6+M8%3Dsouth+south+X-II-III/X-II-III";
    let link = format!("go #/sahkku?c=0-1457e7c9&v=1&start={start}&dice=given");
    let entered = ["press face:b1", "press face:d3", "press face"];
    let begun = ["seed 193", &link, "go #/sahkku/new", "press start", "arrive"];
    replay(&[&begun[..], &entered[..]].concat());
}

#[test]
fn dice_that_people_throw_for_the_computer_are_no_answer_that_does_not_come() {
    let link = "go #/sahkku?dice=given&players=computer,person";
    let entered = ["press face:b0", "press face:d1", "press face:d2", "press face:d3", "answer"];
    replay(&[&["seed 91", link][..], &entered[..]].concat());
    let (seed, events) = read(&format!("seed 91\n{link}\npress face:b0"));
    let world = end(seed, &events, no_more).expect("all laws hold");
    assert_eq!(world.app.screen.notice, None);
}

#[test]
fn what_was_cleared_by_a_double_click_can_be_brought_back() {
    let begun = ["seed 38", "go #/mak-yek", "press at:s20", "press at:s28", "go #/settings"];
    let cleared = ["press clear", "press clear", "press unclear", "go #/mak-yek"];
    let lines = [&begun[..], &cleared[..]].concat().join("\n");
    let (seed, events) = read(&lines);
    let world = end(seed, &events, no_more).expect("all laws hold");
    assert_eq!(world.app.game.expect("a game").session.table.len(), 1);
}

#[test]
fn spaces_are_no_name() {
    let named = ["seed 429", "go #/apit-sodok/new", "put name.0=  ", "press start", "arrive"];
    replay(&[&named[..], &["press at:s5", "press at:s13", "reload"][..]].concat());
}

#[test]
fn where_only_computers_play_nobody_lays_the_device_flat() {
    let all = "players=computer,computer,computer,computer";
    replay(&["seed 244", &format!("go #/luzhanqi-four?{all}"), "claimed", "gone flat"]);
}

#[test]
fn escape_while_one_looks_back_says_no_rank() {
    replay(&[
        "seed 446",
        "go #/luzhanqi",
        "claimed",
        "press sit",
        "press ready",
        "reload",
        "claimed",
        "press sit",
        "press ready",
        "waited",
        "press sit",
        "press at:s19",
        "press at:s18",
        "press hide",
        "waited",
        "press sit",
        "press missed:on",
        "press at:s37",
        "press at:s38",
        "lost",
        "claimed",
        "press sit",
        "press missed:on",
        "do along:previous",
        "key escape",
    ]);
}

#[test]
fn a_smaller_board_in_place_of_a_larger_one_keeps_a_stop_of_the_keyboard() {
    let small = "go #/fanorona?c=0-27ff9eb9&v=1&start=ppp/p1P/PPP+w";
    let played = ["press at:s7", "press at:s4", "press undo", "press at:s0", "press at:s4"];
    let begun = ["seed 100", "go #/fanorona/new", "press start", "arrive", "press at:s16"];
    let first = ["press at:s22", "press undo", "press at:s16", "press at:s22", "press at:s12"];
    let other = ["overtaken 3", "press at:s22", "press at:s28", "press undo", "press menu"];
    let last = ["press redo", "other-save 1"];
    let all = [&begun[..], &first, &["press at:s16", small], &played, &other, &last];
    replay(&all.concat());
}

#[test]
fn a_refused_copy_is_shown_to_nobody_who_has_gone_on() {
    replay(&[
        "seed 684",
        "go #/fanorona?frame=1",
        "press menu",
        "press copy-link",
        "press start",
        "refused",
    ]);
    let begun = ["seed 1801", "go #/apit-sodok?frame=1", "press at:s5", "press at:s13"];
    let other = ["fetched fr-prose true", "press menu", "press start", "press at:s4"];
    let other = [&other[..], &["press at:s12", "press menu"]].concat();
    let (seed, events) = read(&[&begun[..], &other].concat().join("\n"));
    let world = end(seed, &events, no_more).expect("all laws hold");
    let asides = world.sight.controls.iter().filter(|control| control.act.starts_with("resume:"));
    let resume = asides.map(|control| format!("press {}", control.act)).next().expect("one");
    replay(&[&begun[..], &other, &["press copy-link", &resume, "refused"]].concat());
}

#[test]
fn the_way_of_a_piece_is_told_from_that_of_its_side() {
    let start = "3/N14,M6+0/M3,S9:2+M8+south+X-III-blank/III";
    let link = format!("go #/sahkku?c=0-ecb22c37&v=1&start={start}&dice=given");
    let first = ["press at:s16", "press at:s7", "press face:d1", "press face:d1", "press face:d0"];
    let then = ["press at:s26", "press at:s23", "press at:d1", "press at:s23", "press face:d1"];
    let last = ["press face:d1", "press face:d3", "press at:d1", "press at:s39", "press at:s42"];
    let shown = ["press menu", "fetched fr-prose true", "put pref.aid.sahkku.track-north=on"];
    replay(&[&["seed 1621", &link][..], &first, &then, &last, &shown].concat());
}

#[test]
fn what_a_drag_selects_is_not_said_when_the_curtain_is_drawn() {
    let begun = ["seed 4750", "go #/luzhanqi", "claimed", "press sit", "press ready", "waited"];
    let first = ["press sit", "press ready", "waited", "press sit"];
    let next = ["press at:s17", "press at:s12", "press hide", "waited"];
    let aloud = ["press sit", "press missed:on", "press menu", "put aloud=on", "press menu"];
    let step = ["press at:s39", "press at:s38"];
    let again = ["press hide", "waited", "press sit", "press missed:on", "press at:s12"];
    let passed = ["press at:s17", "press hide", "waited"];
    let drag = ["press sit", "press missed:on", "drag 94 99"];
    replay(&[&begun[..], &first, &next, &aloud, &step, &again, &passed, &drag].concat());
}

#[test]
fn who_reads_another_page_notes_nothing_there() {
    let link = "go #/luzhanqi?players=computer,person&seating=opposite";
    let left = ["seed 7950", link, "claimed", "answer-none", "press memo-which", "go #/keyboard"];
    replay(&[&left[..], &["do escape"]].concat());
}

#[test]
fn a_piece_that_is_advised_and_selected_is_marked_once() {
    let begun = ["seed 36", "go #/fanorona", "press at:s26", "press at:s22", "press at:s19"];
    let next = ["press at:s18", "press at:s18", "press at:s20", "press at:s16", "press at:s16"];
    replay(&[&begun[..], &next, &["press hint", "press at:s27", "answer"]].concat());
}

#[test]
fn one_move_is_asked_for_once() {
    let link = "go #/apit-sodok?players=computer,computer&frame=1";
    replay(&["seed 124", link, "press pause", "press once", "gone once"]);
}

#[test]
fn how_far_a_review_has_looked_is_kept_before_the_next_answer() {
    let thrown = ["press face:b0", "press face:d1", "press face:d3", "press face:d1"];
    let played = ["press at:s43", "press at:d1", "press at:s41", "press at:d3", "press at:s44"];
    let review = ["press back:1", "press review", "answer-none", "answer-none", "reload"];
    let go = ["seed 53", "go #/sahkku?lap_end=stop&rethrow=none&dice=given"];
    replay(&[&go[..], &thrown, &played, &review].concat());
}

#[test]
fn a_review_that_found_nothing_to_judge_is_kept() {
    let begun = ["seed 15502", "go #/luzhanqi", "claimed", "press sit", "press ready", "waited"];
    let over = ["press sit", "press menu", "press stop", "press accept", "press review"];
    replay(&[&begun[..], &over, &["reload"]].concat());
}

#[test]
fn no_single_move_is_offered_where_dice_of_ones_own_are_awaited() {
    let link = "go #/sahkku?columns=15&dice=given&players=computer,computer&frame=1";
    replay(&["seed 133", link, "press pause"]);
}

#[test]
fn a_move_of_a_figure_that_is_shown_is_not_offered_to_be_shown_again() {
    let open = ["seed 94", "go #/mak-yek/rules", "press figure:interception"];
    replay(&[&open[..], &["press hint", "gone hint"]].concat());
}

#[test]
fn who_looks_at_a_variation_of_a_game_that_another_tab_cleared_can_leave_it() {
    let begun = ["seed 10", "go #/apit-sodok/new", "press start", "arrive", "press at:s22"];
    let other = ["press at:s30", "press undo", "press at:s17", "press at:s33"];
    let left = ["press variation:0", "other-clear 0", "gone restore", "press back:last"];
    replay(&[&begun[..], &other, &left].concat());
}

#[test]
fn the_ways_of_two_pieces_from_one_site_are_told_apart() {
    let thrown = ["press face:b0", "press face:d1", "press face:d3", "press face:d1"];
    let played = ["press at:s43", "press at:d1", "press at:s41", "press at:d3", "press at:s44"];
    let go = ["seed 5", "go #/sahkku?lap_end=stop&rethrow=none&dice=given"];
    replay(&[&go[..], &thrown, &played].concat());
}

#[test]
fn where_a_figure_has_no_more_room_the_keyboard_stays_on_the_page() {
    let open = ["seed 1955", "go #/turkish-draughts/rules", "press figure:reversal"];
    replay(&[&open[..], &["room 90 700", "press figure"]].concat());
}

#[test]
fn the_figures_of_a_rule_are_read_where_the_device_lies_flat() {
    let begun = ["seed 278", "go #/luzhanqi", "claimed", "press sit", "press ready", "waited"];
    let sat = ["press sit", "press ready", "waited", "press sit", "press at:s23"];
    replay(&[&begun[..], &sat, &["press rule:turn", "press menu", "put flat=on"]].concat());
}
