//! The built site in Chromium, Firefox and WebKit: `cargo xtask test browsers`. One file a subject, each test
//! named by what it shows: `cargo test -p e2e chromium::` runs those of one browser.

mod touching;

use e2e::Browser;

/// The tests, by file: those of every browser, those that only Chromium can run, and those of them that Firefox can, too.
macro_rules! tests {
    (
        every: $($file:ident [$($test:ident)+])+;
        chromium: $($own:ident [$($only:ident)+])+;
        firefox: $($two:ident [$($both:ident)+])+;
    ) => {
        $(mod $file;)+
        mod chromium {
            $(tests! { @each Chromium $file $($test)+ })+
            $(tests! { @each Chromium $own $($only)+ })+
        }
        mod firefox {
            $(tests! { @each Firefox $file $($test)+ })+
            $(tests! { @each Firefox $two $($both)+ })+
        }
        mod webkit { $(tests! { @each WebKit $file $($test)+ })+ }
    };
    (@each $browser:ident $file:ident $($test:ident)+) => {$(
        #[test]
        fn $test() {
            e2e::run(super::Browser::$browser, stringify!($test), super::$file::$test);
        }
    )+};
}

tests! {
    every:
    playing [
        a_recorded_game_by_mouse
        a_game_by_keyboard_alone
        recorded_games_by_keyboard
        undo_redo_and_replay
        a_refusal_says_why_and_leads_to_the_rule
        giving_up_and_agreeing_to_stop
        a_new_game_has_the_chosen_options_and_can_be_played_again
        the_board_turns_as_people_sit
        a_newcomer_is_told_what_the_game_is_about
        steps_are_heard_unless_they_are_not_to_be
    ]
    learning [
        a_lesson_is_learnt_beside_the_game
        an_army_is_laid_out_in_a_lesson
        a_puzzle_is_solved
        a_figure_is_played_in_its_place
    ]
    choosing [
        a_pair_is_taken_or_left
        the_general_flies_or_stays
        a_chain_is_entered_landing_by_landing
    ]
    throwing [
        a_turn_is_thrown_played_taken_back_and_kept
        what_fell_on_a_table_is_entered_and_corrected
        the_computer_throws_and_plays_each_die_so_that_one_can_follow
        dice_lie_before_who_throws_them_face_to_face
    ]
    hiding [
        games_with_secrets_by_mouse
        a_reload_reveals_nothing_and_loses_nothing
        whatever_hides_draws_the_curtain
        a_frame_out_of_sight_draws_the_curtain
        ranks_show_only_while_they_are_pressed_for
        who_attacks_sees_what_came_of_it
        what_three_others_did_is_one_film_on_the_whole_board
    ]
    leaking [
        nobody_can_tell_two_armies_apart
        nobody_can_tell_two_of_four_armies_apart
    ]
    thinking [
        the_computer_answers
        a_late_answer_is_dropped
        a_level_is_chosen_and_the_computer_hurried
        the_thinker_listens_while_it_thinks
        a_hint_is_told_and_then_shown
        a_game_is_reviewed
        computers_are_watched_move_by_move
    ]
    keeping [
        a_game_is_resumed_after_reloading
        a_link_holds_the_whole_game
        a_broken_link_leaves_the_game_alone
        a_broken_record_leaves_the_game_alone
        a_broken_save_is_told_and_kept
        storage_that_breaks_loses_nothing
        two_tabs_show_one_game
        what_older_versions_kept_is_taken_over
        where_the_engine_stops_the_page_says_so_and_offers_the_game
    ]
    looking [
        language_and_theme_change_and_stay
        nothing_moves_where_motion_is_not_wished
        a_phone_needs_no_sideways_scrolling
        the_menu_of_a_phone_is_a_sheet_from_below
        a_variation_is_looked_at_beside_the_game
        a_projector_needs_no_sideways_scrolling
        what_leads_back_stays_where_it_is_pressed
        a_board_that_fits_a_phone_is_not_magnified
        a_phones_board_stays_as_it_lies
        what_leads_on_in_a_lesson_is_in_view
        what_an_attack_and_its_answer_brought_is_in_view
    ]
    checking [
        everybody_can_use_the_light_theme
    ]
    embedding [
        a_game_in_a_frame_of_another_site
        every_game_in_a_frame
        a_game_in_a_sandboxed_frame
        a_frame_keeps_nothing_before_somebody_plays
        the_sheet_of_a_frame_by_keyboard
        a_frame_too_small_to_play_in_shows_a_way_out
        the_lines_to_copy_play_where_styles_are_taken_away
        one_page_has_a_game_twice_for_different_players
        a_page_around_talks_with_the_game
    ]
    reading [
        a_page_is_read_without_the_engine_and_leads_into_it
    ]
    printing [
        what_is_ticked_is_what_is_printed
    ]
    kit [
        what_is_chosen_is_copied_and_plays
        a_frame_may_begin_with_a_game_of_a_link
        wordpress_shows_a_game_by_the_address_of_its_page
    ]
    standing [
        a_room_has_its_own_games
    ]
    visiting [
        a_whole_visit_without_a_complaint
        everything_works_offline_after_the_first_visit
        a_language_that_does_not_come_is_told_of
        the_text_of_a_page_to_read_is_awaited_and_asked_for_again
        sentences_of_another_build_are_fetched_again
    ];
    chromium:
    thinking [
        a_worker_that_fails_is_done_without
        a_table_is_fetched_for_the_master_alone
        where_no_answer_comes_a_person_goes_on
        where_nothing_can_think_a_person_goes_on
        a_clock_that_is_set_back_stops_nothing
    ]
    checking [
        everybody_can_use_the_dark_theme
        everybody_can_use_the_high_contrast
        everybody_can_use_a_narrow_page
    ]
    reading [
        everybody_can_use_the_pages_beside_the_engine
        every_game_has_a_page_of_its_own
    ]
    printing [
        sheets_are_whole_and_as_long_as_they_say
        a_position_is_saved_and_printed
    ]
    kit [
        a_qr_code_leads_to_the_game
        an_old_address_leads_to_the_page_beside_the_engine
    ]
    looking [
        what_has_the_focus_is_never_covered
        the_foot_lies_below_what_is_pressed
        letters_may_be_twice_as_large
        nothing_jumps_while_a_game_is_opened
        a_window_of_any_size_is_filled_without_a_complaint
    ]
    touching [
        a_swipe_over_a_framed_board_scrolls_the_page_around
        a_swipe_over_a_board_scrolls_its_own_page
        a_swipe_over_a_magnified_board_scrolls_the_page_around_from_its_end
    ]
    embedding [
        what_is_opened_from_a_frame_can_be_printed_and_saved
    ]
    standing [
        a_room_returns_to_its_start
        a_screen_is_kept_awake_during_a_game
        a_display_plays_one_game_after_another
    ]
    visiting [
        no_request_leaves_the_site
        the_first_load_is_light
        each_game_brings_its_own_part_alone
        no_page_waits_for_a_part
        an_early_press_waits_for_what_acts_call
        a_first_visit_asks_for_each_file_once
        a_page_of_a_while_ago_finds_its_new_files
        a_new_version_is_offered_when_a_game_ends
        a_page_that_comes_back_after_an_hour_looks_for_a_new_version
    ];
    firefox:
    embedding [
        what_is_opened_from_a_frame_can_be_printed_and_saved
    ]
    printing [
        a_position_is_saved_and_printed
    ];
}
