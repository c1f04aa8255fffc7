//! The built site in Chromium, Firefox and WebKit: `cargo xtask test browsers`. One file a subject, each test
//! named by what it shows: `cargo xtask test chromium` runs those of one browser.

use e2e::suite::Engines::{Chromium, Every, NotWebKit, OneByDay};
use e2e::suite::Why::{
    Focus, Frames, Layout, Network, Pointer, Printing, Storage, Traces, Workers,
};
use e2e::suite::{Test, run};
use std::process::ExitCode;

/// The tests, by file, each with the browsers that it runs in and why.
macro_rules! tests {
    ($($file:ident [$($test:ident: $engines:expr,)+])+) => {
        $(mod $file;)+

        fn tests() -> Vec<Test> {
            vec![$($(Test::new(stringify!($test), $engines, $file::$test)),+),+]
        }
    };
}

fn main() -> ExitCode {
    run(tests())
}

tests! {
    playing [
        a_recorded_game_by_mouse: Every(Pointer),
        a_game_by_keyboard_alone: Every(Focus),
        recorded_games_by_keyboard: OneByDay,
        undo_redo_and_replay: OneByDay,
        a_refusal_says_why_and_leads_to_the_rule: OneByDay,
        giving_up_and_agreeing_to_stop: OneByDay,
        every_game_can_be_given_up_and_sent_at_once: OneByDay,
        a_new_game_has_the_chosen_options_and_can_be_played_again: OneByDay,
        the_board_turns_as_people_sit: Every(Layout),
        a_newcomer_is_told_what_the_game_is_about: OneByDay,
        steps_are_heard_unless_they_are_not_to_be: OneByDay,
    ]
    fitting [
        a_game_fits_every_phone: Chromium,
        a_lesson_and_a_puzzle_fit_every_phone: Chromium,
        an_army_that_is_laid_out_fits_every_phone: Chromium,
    ]
    handling [
        a_piece_is_dragged_to_its_cell: Every(Pointer),
        a_dragged_piece_stays_under_the_pointer: OneByDay,
        a_throw_by_the_keyboard_leads_to_the_board: OneByDay,
        what_is_too_big_is_not_pasted: OneByDay,
        a_frame_leaves_the_focus_to_the_page_around: Every(Focus),
        the_names_of_cells_have_a_size: OneByDay,
        the_clock_goes_on_when_the_window_is_looked_at_again: OneByDay,
    ]
    learning [
        a_lesson_is_learnt_beside_the_game: OneByDay,
        an_army_is_laid_out_in_a_lesson: OneByDay,
        a_puzzle_is_solved: OneByDay,
        a_figure_is_played_in_its_place: OneByDay,
    ]
    choosing [
        a_pair_is_taken_or_left: OneByDay,
        the_general_flies_or_stays: OneByDay,
        a_chain_is_entered_landing_by_landing: OneByDay,
        what_a_chain_has_taken_fades_once: OneByDay,
    ]
    throwing [
        a_turn_is_thrown_played_taken_back_and_kept: OneByDay,
        what_fell_on_a_table_is_entered_and_corrected: OneByDay,
        the_computer_throws_and_plays_each_die_so_that_one_can_follow: OneByDay,
        dice_lie_before_who_throws_them_face_to_face: OneByDay,
        the_piece_that_moves_is_the_one_that_glides: OneByDay,
    ]
    hiding [
        games_with_secrets_by_mouse: OneByDay,
        a_reload_reveals_nothing_and_loses_nothing: Every(Storage),
        whatever_hides_draws_the_curtain: Every(Focus),
        a_frame_out_of_sight_draws_the_curtain: Every(Frames),
        ranks_show_only_while_they_are_pressed_for: Every(Pointer),
        who_attacks_sees_what_came_of_it: OneByDay,
        what_three_others_did_is_one_film_on_the_whole_board: OneByDay,
    ]
    leaking [
        nobody_can_tell_two_armies_apart: Every(Traces),
        nobody_can_tell_two_of_four_armies_apart: Every(Traces),
    ]
    thinking [
        the_computer_answers: Every(Workers),
        a_late_answer_is_dropped: OneByDay,
        a_level_is_chosen_and_the_computer_hurried: OneByDay,
        the_thinker_listens_while_it_thinks: OneByDay,
        a_hint_is_told_and_then_shown: OneByDay,
        a_game_is_reviewed: OneByDay,
        computers_are_watched_move_by_move: OneByDay,
        a_worker_that_fails_is_done_without: Chromium,
        a_table_is_fetched_for_the_master_alone: Chromium,
        a_computer_that_waits_for_its_table_can_be_hurried: OneByDay,
        where_no_answer_comes_a_person_goes_on: Chromium,
        where_nothing_can_think_a_person_goes_on: Chromium,
        a_clock_that_is_set_back_stops_nothing: Chromium,
    ]
    keeping [
        a_game_is_resumed_after_reloading: Every(Storage),
        a_link_holds_the_whole_game: OneByDay,
        a_broken_link_leaves_the_game_alone: OneByDay,
        an_address_with_something_behind_it_leads_to_its_page: OneByDay,
        a_broken_record_leaves_the_game_alone: OneByDay,
        a_broken_save_is_told_and_kept: OneByDay,
        storage_that_breaks_loses_nothing: Every(Storage),
        the_later_of_two_copies_is_shown: OneByDay,
        no_page_waits_for_storage_that_never_answers: Every(Storage),
        two_tabs_show_one_game: Every(Storage),
        what_older_versions_kept_is_taken_over: OneByDay,
        where_the_engine_stops_the_page_says_so_and_offers_the_game: Every(Traces),
    ]
    starting [
        it_plays_where_nothing_may_be_kept: Every(Storage),
        it_plays_in_a_frame_that_may_keep_nothing: NotWebKit(Frames),
        a_browser_without_webassembly_is_told_of: Every(Traces),
        a_server_that_forbids_it_is_told_of: Every(Network),
        a_frame_that_its_site_does_not_let_in_is_told_of: Every(Frames),
        without_its_start_script_the_page_says_what_to_do: OneByDay,
        it_starts_from_a_script_that_comes_late: OneByDay,
        packed_files_may_be_announced_as_such: Every(Network),
    ]
    missing [
        no_part_that_is_missing_gives_an_army_out: OneByDay,
        a_press_before_its_part_has_come_is_not_lost: Every(Network),
        a_page_of_the_build_before_is_loaded_anew: OneByDay,
        what_is_no_thinker_is_not_kept: OneByDay,
        what_did_not_come_whole_is_asked_for_past_what_is_kept: OneByDay,
        a_build_that_did_not_come_whole_is_not_kept: Every(Network),
        every_tab_follows_to_a_newer_build: OneByDay,
    ]
    looking [
        language_and_theme_change_and_stay: OneByDay,
        chosen_looks_come_and_stay: OneByDay,
        games_are_chosen_on_the_home_page: OneByDay,
        nothing_moves_where_motion_is_not_wished: Every(Layout),
        a_phone_needs_no_sideways_scrolling: Every(Layout),
        both_clocks_are_seen_before_the_first_move: OneByDay,
        the_menu_of_a_phone_is_a_sheet_from_below: OneByDay,
        a_variation_is_looked_at_beside_the_game: OneByDay,
        a_projector_needs_no_sideways_scrolling: Every(Layout),
        what_leads_back_stays_where_it_is_pressed: OneByDay,
        a_board_that_fits_a_phone_is_not_magnified: OneByDay,
        a_long_board_lies_or_stands_so_that_the_whole_is_seen: OneByDay,
        a_phones_board_stays_as_it_lies: OneByDay,
        what_leads_on_in_a_lesson_is_in_view: OneByDay,
        what_an_attack_and_its_answer_brought_is_in_view: OneByDay,
        what_has_the_focus_is_never_covered: Chromium,
        the_foot_lies_below_what_is_pressed: Chromium,
        letters_may_be_twice_as_large: Chromium,
        in_forced_colours_the_light_side_is_the_lighter: Chromium,
        nothing_jumps_while_a_game_is_opened: Chromium,
        a_window_of_any_size_is_filled_without_a_complaint: Chromium,
    ]
    checking [
        everybody_can_use_every_theme: OneByDay,
        everybody_can_use_a_narrow_page: Chromium,
    ]
    embedding [
        a_game_in_a_frame_of_another_site: Every(Frames),
        every_game_in_a_frame: OneByDay,
        a_game_in_a_sandboxed_frame: Every(Frames),
        a_frame_keeps_nothing_before_somebody_plays: Every(Storage),
        the_sheet_of_a_frame_by_keyboard: OneByDay,
        a_frame_too_small_to_play_in_shows_a_way_out: OneByDay,
        the_lines_to_copy_play_where_styles_are_taken_away: OneByDay,
        one_page_has_a_game_twice_for_different_players: OneByDay,
        a_page_around_talks_with_the_game: Every(Frames),
        what_is_opened_from_a_frame_can_be_printed_and_saved: NotWebKit(Printing),
    ]
    reading [
        a_page_is_read_without_the_engine_and_leads_into_it: OneByDay,
        everybody_can_use_the_pages_beside_the_engine: Chromium,
        every_game_has_a_page_of_its_own: Chromium,
    ]
    printing [
        what_is_ticked_is_what_is_printed: Every(Printing),
        sheets_are_whole_and_as_long_as_they_say: Chromium,
        a_position_is_saved_and_printed: NotWebKit(Printing),
    ]
    kit [
        what_is_chosen_is_copied_and_plays: OneByDay,
        a_frame_may_begin_with_a_game_of_a_link: OneByDay,
        wordpress_shows_a_game_by_the_address_of_its_page: Every(Frames),
        a_qr_code_leads_to_the_game: Chromium,
        an_old_address_leads_to_the_page_beside_the_engine: Chromium,
    ]
    standing [
        a_room_has_its_own_games: OneByDay,
        a_room_returns_to_its_start: Chromium,
        a_screen_is_kept_awake_during_a_game: Chromium,
        a_display_plays_one_game_after_another: Chromium,
    ]
    visiting [
        a_whole_visit_without_a_complaint: Every(Network),
        everything_works_offline_after_the_first_visit: Every(Network),
        a_first_visit_is_led_to_the_light_home_page: Every(Network),
        a_language_that_does_not_come_is_told_of: OneByDay,
        the_text_of_a_page_to_read_is_awaited_and_asked_for_again: OneByDay,
        sentences_of_another_build_are_fetched_again: OneByDay,
        the_first_load_is_light: Chromium,
        each_game_brings_its_own_part_alone: Chromium,
        no_page_waits_for_a_part: Chromium,
        a_first_visit_asks_for_each_file_once: Chromium,
        a_page_of_a_while_ago_finds_its_new_files: Chromium,
        a_new_version_is_offered_when_a_game_ends: Chromium,
        a_page_that_comes_back_after_an_hour_looks_for_a_new_version: Chromium,
    ]
    touching [
        a_swipe_over_a_framed_board_scrolls_the_page_around: Chromium,
        a_swipe_over_a_board_scrolls_its_own_page: Chromium,
        a_swipe_over_a_magnified_board_scrolls_the_page_around_from_its_end: Chromium,
    ]
}
