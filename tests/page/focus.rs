//! The focus: how an element gets it, and where it goes when the one that had it is gone.

use super::*;
use palamede::app::{FocusMove, FocusSite};

#[test]
fn a_frame_takes_no_focus_from_the_page_around_it() {
    let site = FocusSite::default();
    for (framed, page_has_focus, gets) in
        [(false, false, true), (false, true, true), (true, true, true), (true, false, false)]
    {
        let got = FocusSite { framed, page_has_focus, ..site }.focus_move();
        assert_eq!(got.is_some(), gets, "framed {framed}, focus {page_has_focus}");
    }
}

#[test]
fn only_figures_scroll_and_only_texts_are_selected() {
    let page = FocusSite { page_has_focus: true, ..FocusSite::default() };
    let how = |site: FocusSite| site.focus_move().expect("the focus");
    assert_eq!(how(page), FocusMove { scrolls: false, selects: false });
    let figure = FocusSite { in_figure: true, ..page };
    assert_eq!(how(figure), FocusMove { scrolls: true, selects: false });
    let text = FocusSite { is_text: true, ..page };
    assert_eq!(how(text), FocusMove { scrolls: false, selects: true });
}

#[test]
fn where_what_had_the_focus_is_gone_the_cursor_gets_it() {
    let mut app = open("#/mak-yek");
    app.update(Msg::Focused(9));
    assert_eq!(app.focus_after("undo".to_owned()), ["undo", "c9", "main"]);
    let home = open("#/");
    assert_eq!(home.focus_after("x".to_owned()), ["x", "main"]);
}

#[test]
fn an_answer_is_held_back_and_that_a_worker_has_the_job_is_not() {
    let answer = palamede::table::Answer::default();
    assert!(Msg::Answer(answer).is_held_back() && Msg::WorkerFailed(1).is_held_back());
    assert!(!Msg::JobAccepted(1).is_held_back());
}
