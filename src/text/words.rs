//! What a language must say of the site.

use super::advice::AdviceWords;
use super::back::BackWords;
use super::brief::BriefWords;
use super::clock::ClockWords;
use super::ended::EndedWords;
use super::exercise::LessonWords;
use super::front::FrontWords;
use super::manner::MannerWords;
use super::wording::wording;

macro_rules! words {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        wording! {
            /// The words of the site itself: what a language must say of it. Places in braces are named
            /// alike in all languages.
            pub struct Words {
                $($(#[$doc])* pub $name: &'static str,)*
                /// Of the front page.
                pub front: FrontWords,
                /// Of how a board is shown.
                pub manner: MannerWords,
                /// Of a game that has not begun.
                pub brief: BriefWords,
                /// Of a clock.
                pub clock: ClockWords,
                /// Of looking back at a game.
                pub back: BackWords,
                /// Of a computer's advice.
                pub advice: AdviceWords,
                /// Of the end of a game.
                pub ended: EndedWords,
                /// Of lessons.
                pub lesson: LessonWords,
            }
        }
    };
}

words! {
    /// The site's title in the window's bar.
    site_title,
    /// A side and who plays it: `{side}`, `{who}`.
    played_by,
    /// What each kind of piece is for and how many are left: heading.
    stock,
    /// So many are left: `{left}`, `{of}`.
    left_of,
    /// So many were captured: `{n}`.
    captured,
    /// The last two of a list: `{first}`, `{next}`.
    and,
    /// Any other two that follow each other in a list: `{first}`, `{next}`.
    list,
    /// Two parts of a label: `{first}`, `{next}`.
    parts,
    /// Two sentences, one after the other: `{first}`, `{next}`.
    sentences,
    /// Words without a full stop, as a sentence: `{what}`.
    stop,
    /// Words with others in parentheses: `{what}`, `{within}`.
    parenthesis,
    /// Link past the top of the page.
    skip,
    /// Link out of a frame that is too small to play in.
    play_large,
    /// Goes back to it.
    resume,
    /// Link to the rules.
    rules,
    /// Heading and link of the form before a game.
    new_game,
    /// Link to the settings.
    settings,
    /// Button that opens the menu.
    menu,
    /// Link to the page for those who embed a game.
    for_your_site,
    /// Link to the page on privacy.
    privacy,
    /// Link to the accessibility statement.
    accessibility,
    /// The same, with the state that it declares: the home page says it.
    conformity,
    /// Link to the sources.
    sources,
    /// Link to the page that lists all pages.
    site_map,
    /// Which build of the site this is: `{n}`.
    version,
    /// Link to the home page.
    home,
    /// The board's name for those who hear it: `{game}`.
    board_of,
    /// A site that is free, for those who hear it: `{site}`.
    site_free,
    /// How many moves a piece has: `{n}`, more than one.
    site_moves,
    /// A piece with one move.
    site_one_move,
    /// A site where the selected piece may go.
    site_legal,
    /// A piece that can be played with the die that was chosen.
    site_start,
    /// A site where it may go and take something: `{n}`.
    site_takes,
    /// The selected site leads on by another click.
    site_again,
    /// A piece that a click takes.
    site_prey,
    /// The same where ranks are hidden: nobody knows what comes of it.
    site_foe,
    /// The selected site.
    site_selected,
    /// Heading of the move list.
    moves,
    /// Takes the last step back.
    undo,
    /// Takes an undone step again.
    redo,
    /// What helps who hears a game with hidden ranks.
    r_says,
    /// Where ranks are hidden nothing is.
    no_undo,
    /// Said when a step was taken back.
    undone,
    /// What was entered of a move is dropped.
    dropped,
    /// Said when a step was taken again.
    redone,
    /// Said when there is nothing to take back.
    nothing_undone,
    /// Said when there is nothing to take again.
    nothing_redone,
    /// Gives the game up.
    resign,
    /// Asks whether to give up: `{who}`.
    resign_sure,
    /// Yes, give up.
    resign_yes,
    /// No, play on.
    play_on,
    /// The computer does not make its move.
    no_answer,
    /// It does not answer in a game with secrets, where nobody may play in its place.
    plays_any,
    /// Goes on in the computer's place.
    take_over,
    /// Proposes to stop.
    propose_stop,
    /// A seat proposes to stop: `{who}`.
    proposes_stop,
    /// One of two does, and the other one is asked: `{asked}`, `{who}`.
    asks_to_stop,
    /// Accepts.
    accept,
    /// Declines.
    decline,
    /// Said when a proposal was declined.
    declined,
    /// Fills the screen.
    full_screen,
    /// Leaves full screen.
    small_screen,
    /// Shows the whole of a board that is magnified.
    whole_board,
    /// Said when a board is magnified around `{site}`.
    magnified,
    /// The part of a magnified board that is seen: the name of its map.
    seen_part,
    /// Shows what lies above it.
    see_up,
    /// What lies at its left.
    see_left,
    /// What lies at its right.
    see_right,
    /// What lies below it.
    see_down,
    /// Who plays together with a seat: `{who}`.
    ally,
    /// Copies the game's link.
    copy_link,
    /// Said when something was copied.
    copied,
    /// The browser refuses to copy: the text is selected instead.
    copy_by_hand,
    /// Link to the page of the game's text.
    as_text,
    /// Somebody resigned: `{who}`.
    resigned,
    /// All agreed to stop.
    agreed,
    /// The computer is choosing: `{who}`.
    thinking,
    /// Asks the computer that thinks to play at once.
    play_now,
    /// Button that pauses computers that play among themselves.
    pause,
    /// Status line: the computers are paused.
    paused,
    /// Button that lets paused computers go on.
    unpause,
    /// Button that lets a paused computer make one move.
    one_move,
    /// What would be taken back: `{what}`.
    undo_what,
    /// The game is a draw.
    draw,
    /// A named person wins: `{who}`.
    person_wins,
    /// Several seats win together: `{who}`.
    people_win,
    /// Why: all pieces of a side are gone.
    because_captured,
    /// Why: no legal move.
    because_no_move,
    /// Why: somebody resigned.
    because_resigned,
    /// Why: the position stood for the third time.
    because_repeated,
    /// Why: too long without a capture.
    because_quiet,
    /// More than one move without a capture is left before a draw: `{n}`.
    quiet_left,
    /// One is.
    quiet_last,
    /// Why: too little material.
    because_material,
    /// Why: agreed.
    because_agreed,
    /// Starts another game with the same choices.
    play_again,
    /// Starts another with sides exchanged.
    change_sides,
    /// Starts another against a computer one level lower.
    easier,
    /// One level higher.
    harder,
    /// A person at a seat.
    person,
    /// The same in a sentence.
    somebody,
    /// The computer at a seat.
    computer,
    /// The same in a sentence.
    the_computer,
    /// Label of the choice of the computer's level.
    level,
    /// The levels' names, from the first, apart by bars.
    levels,
    /// Label of the name field.
    name,
    /// Button that draws who plays which side.
    draw_sides,
    /// How the lot fell: `{sides}`.
    sides_drawn,
    /// Asks how people sit.
    how_seated,
    /// Side by side.
    beside,
    /// What it means.
    beside_why,
    /// Face to face.
    opposite,
    /// What it means.
    opposite_why,
    /// Passing the device.
    passing,
    /// What it means.
    passing_why,
    /// What it means in a game with secrets, where nobody looks on.
    turning_why,
    /// Begins the game.
    start,
    /// The game that was being played before is kept: `{game}`.
    waits,
    /// Language setting.
    language,
    /// Theme setting.
    theme,
    /// As the system has it.
    by_system,
    /// Light theme.
    light,
    /// Dark theme.
    dark,
    /// High contrast.
    contrast,
    /// What hidden pieces show, as a setting.
    labels,
    /// Their number and name.
    labels_names,
    /// The Chinese characters.
    labels_chinese,
    /// Signs to count.
    labels_symbols,
    /// Motion setting.
    motion,
    /// Without.
    motion_off,
    /// Shows coordinates.
    coordinates,
    /// Lets steps be heard.
    sound,
    /// Shows legal moves.
    hints,
    /// The switches of what helps on a game's page, as a group.
    aids,
    /// What is kept on this device.
    my_data,
    /// Says what is kept.
    my_data_why,
    /// Storage is refused here.
    no_storage,
    /// What to do then, where there is a link.
    no_storage_link,
    /// Removes it.
    clear_data,
    /// A running game with secrets, once removed, cannot be brought back.
    clear_secrets,
    /// Said when it was removed.
    cleared,
    /// Undoes a removal.
    undo_clear,
    /// Starts playing.
    play,
    /// Reads the rule that a refusal is about.
    read_rule,
    /// Heading of the page of the game's text.
    text_heading,
    /// Heading of the position as a picture.
    position,
    /// Prints it.
    print,
    /// What it is for.
    text_why,
    /// Label of the record.
    record,
    /// Copies.
    copy,
    /// Saves as a file.
    download,
    /// Label of the field for a record to read.
    import,
    /// Opens a file.
    open_file,
    /// Reads it.
    import_go,
    /// Closes a notice.
    close,
    /// Heads a broken link.
    bad_link,
    /// Heads a broken record.
    bad_record,
    /// Heads a broken saved game.
    bad_save,
    /// Why the text of a game with secrets that is not over is refused.
    not_over,
    /// Nothing was lost.
    game_untouched,
    /// Label of a broken save, kept to look at.
    broken_save,
    /// The broken save is kept to look at.
    save_kept,
    /// It holds what is hidden: it is not shown.
    save_secret,
    /// Another tab has played on: what was played here is on the home page.
    other_tab,
    /// The game with secrets is open in another tab.
    elsewhere,
    /// Goes on with it in this tab.
    take_here,
    /// The sentences of a language could not be fetched: `{language}`.
    no_language,
    /// The text of the page is on its way.
    loading,
    /// It could not be fetched.
    not_loaded,
    /// Button: fetches it once more.
    try_again,
    /// A page that is not there.
    no_page,
    /// Heading of the crash page.
    crash,
    /// What to do.
    crash_why,
    /// Why nothing of the game is offered.
    crash_secret,
    /// Loads the page again.
    reload,
    /// A newer version of the site waits.
    newer,
    /// Button: loads it.
    renew,
    /// The link in a frame to the whole site: `{game}`.
    on_site,
    /// A record error: no title.
    broken_title,
    /// A newer version: `{version}`.
    broken_newer,
    /// No `key: value`: `{line}`.
    broken_field,
    /// The checksum does not fit.
    broken_changed,
    /// Cut off.
    broken_cut,
    /// A line is missing: `{key}`.
    broken_missing,
    /// Another game's record: `{game}`.
    broken_game,
    /// An unknown option: `{option}`.
    broken_option,
    /// An unknown value: `{value}`, `{option}`.
    broken_value,
    /// A line cannot be read: `{line}`, `{why}`.
    broken_line,
    /// Another generator: `{name}`.
    broken_generator,
    /// A wrong step: `{number}`, `{step}`, `{why}`.
    broken_step,
    /// A wrong step of a link: `{number}`, `{why}`.
    broken_link_step,
    /// Another number of steps: `{said}`, `{found}`.
    broken_count,
    /// The seed gives another throw.
    broken_throw,
    /// Too many steps.
    broken_many,
    /// Too much text: `{size}`, `{most}`.
    broken_big,
    /// Unreadable digits: `{digit}`.
    broken_digit,
    /// The start of a link: `{why}`.
    broken_start,
    /// The dice of a link: `{text}`.
    broken_dice,
    /// A misread: `{at}`, `{want}`, `{found}`.
    misread,
    /// A misread at the end: `{at}`, `{want}`.
    misread_end,
    /// Wanted: a site.
    want_site,
    /// Wanted: a move.
    want_move,
    /// Wanted: a throw.
    want_roll,
    /// Wanted: the right captures.
    want_captures,
    /// Wanted: the sign of an attack, or of a move to a free site.
    want_attack,
    /// Wanted: the sign of how a combat ends.
    want_combat,
    /// Wanted: a piece.
    want_piece,
    /// Wanted: a whole row.
    want_row,
    /// Wanted: a possible number of pieces.
    want_pieces,
    /// How many moves a position may have.
    want_fewer_moves,
    /// Wanted: a seat.
    want_seat,
    /// Wanted: a number.
    want_number,
    /// Wanted: a known name=value.
    want_pair,
    /// Wanted: the end.
    want_end,
    /// Not now: the game is over.
    now_over,
    /// Not now: throw first.
    now_throw,
    /// Not now: nothing to throw.
    now_nothing,
    /// Not now: no such throw.
    now_no_such,
    /// Not now: the seat is not in the game.
    now_not_in_game,
    /// Not now: not all have agreed.
    now_not_agreed,
    /// A lot is to be entered: who begins.
    lot_awaited,
    /// A throw of one's own dice is to be entered: `{who}`.
    enter_awaited,
    /// Takes the last die entered back.
    take_back,
    /// A die that was played or lost.
    die_spent,
    /// A die that is chosen.
    die_chosen,
    /// A die without a use now, which will have one once another is played.
    die_not_yet,
    /// A die without a use.
    die_useless,
    /// Whose dice are thrown.
    dice,
    /// A throw is awaited: `{who}`.
    throw_awaited,
    /// Throws.
    throw,
    /// The curtain is drawn, for those who hear it.
    curtain_drawn,
    /// Who is to come to the screen: `{who}`.
    curtain,
    /// Button of who has come: `{who}`.
    i_am,
    /// While somebody sees what happened meanwhile, where `{who}` alone made steps.
    missed_one,
    /// Where several did.
    missed,
    /// Where nobody moved: a lot was drawn, or a seat gave up.
    missed_lot,
    /// Who has moved and looks at it is asked to pass the screen to `{who}`.
    pass_ask,
    /// Button: does so.
    pass_to,
    /// Setting: how long who has moved looks at it.
    rest,
    /// For so many seconds: `{n}`.
    rest_seconds,
    /// Until the button is pressed.
    rest_never,
    /// Draws the curtain.
    hide,
    /// What is laid out is as its player wants it.
    ready,
    /// Whose eye looks at an ended game.
    whose_eye,
    /// Everything is shown.
    all_open,
    /// Shown as a seat saw it: `{who}`.
    seen_by,
    /// A seat that has gone out while others play on.
    is_out,
    /// Lays out the arrangement that the player has kept.
    own,
    /// Keeps this arrangement.
    keep_own,
    /// Said when it is kept.
    own_kept,
    /// Two pieces of a draft have changed places: the sites `{a}` and `{b}`.
    swapped,
    /// Another draft is laid out, by pressing `{what}`.
    laid_out,
    /// What is kept of a game with secrets.
    keeps_secrets,
    /// A piece whose rank not everybody may hear: the seat `{who}`.
    masked,
    /// What is around `{site}` follows.
    neighbours,
    /// A site around it: `{what}`.
    neighbour,
    /// Along a line, the first piece or the free end: `{what}`.
    line_to,
    /// Switch: ranks are spoken without being asked for.
    aloud,
    /// What is heard of a refusal that tells a secret.
    refused_quiet,
    /// Switch: hidden ranks show only while pressed.
    flat,
    /// Shows them while it is held down.
    peek_hold,
    /// Shows them until it is pressed again.
    peek,
    /// A refusal, where others look on.
    refused_flat,
    /// Button: notes something on another's piece whose rank is not known.
    memo,
    /// Which piece: to be chosen on the board.
    memo_which,
    /// What to note on it: `{site}`.
    memo_ask,
    /// What is noted on a piece, for those who hear it: `{what}`.
    memo_is,
    /// Said when it is noted: `{site}`, `{what}`.
    memo_written,
    /// Something is noted on `{site}`, where others hear it.
    memo_kept,
    /// Shows what was missed once more.
    see_again,
    /// The way on from it.
    go_on,
    /// What is heard of where the selected piece may go: `{sites}`.
    may_go,
    /// A running game with secrets has no text yet.
    text_later,
    /// Button: erases it.
    memo_erase,
    /// Said when it is erased: `{site}`.
    memo_erased,
    /// On this site there is no such piece.
    memo_refused,
    /// Nothing is noted while the ranks are not shown.
    memo_covered,
    /// Heading: how to put a game on a page.
    embed_heading,
    /// Link to the page of how to play with the keyboard.
    keyboard,
}
