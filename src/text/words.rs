//! The words that a language must have for the site.

use super::advice::AdviceWords;
use super::back::BackWords;
use super::brief::BriefWords;
use super::clock::ClockWords;
use super::ended::EndedWords;
use super::exercise::LessonWords;
use super::front::FrontWords;
use super::looks::LooksWords;
use super::manner::MannerWords;
use super::match_score::MatchWords;
use super::share::ShareWords;
use super::wording::wording;

macro_rules! words {
    ($($(#[$doc:meta])* $name:ident $(($($place:ident),+))? $([$($raw:ident),+])?,)*) => {
        wording! {
            /// The words of the site itself: what a language must say of it. Places in braces are named
            /// alike in all languages.
            pub struct Words {
                $($(#[$doc])* pub $name $(($($place),+))? $([$($raw),+])?: &'static str,)*
                /// The words of the front page.
                pub front: FrontWords,
                /// The words for the settings of how the site looks and sounds.
                pub looks: LooksWords,
                /// The words for how a board is shown.
                pub manner: MannerWords,
                /// The words for a game that has not begun.
                pub brief: BriefWords,
                /// The words for a clock.
                pub clock: ClockWords,
                /// The words for looking back at a game.
                pub back: BackWords,
                /// The words for a computer's advice.
                pub advice: AdviceWords,
                /// The words of the card that gives a game to others.
                pub share: ShareWords,
                /// The words for the end of a game.
                pub ended: EndedWords,
                /// The words for the score of several games in a row.
                pub match_score: MatchWords,
                /// The words for lessons.
                pub lesson: LessonWords,
            }
        }
    };
}

words! {
    /// The site's title in the window's bar.
    site_title,
    /// A side and who plays it: `{side}`, `{who}`.
    played_by(side, who),
    /// Heading: what each kind of piece is for, and how many are left.
    stock,
    /// Button: opens that table, where it has no room of its own.
    kinds,
    /// The number of pieces of a kind that are left: `{left}`, `{of}`.
    left_of(left, of),
    /// The number of pieces in hand, to be placed on the board: `{n}`.
    in_hand(n),
    /// The number of pieces that a seat captured: `{n}`.
    captured(n),
    /// The last two of a list: `{first}`, `{next}`.
    and [first, next],
    /// Any other two that follow each other in a list: `{first}`, `{next}`.
    list [first, next],
    /// Two parts of a label: `{first}`, `{next}`.
    parts [first, next],
    /// Two sentences, one after the other: `{first}`, `{next}`.
    sentences [first, next],
    /// Words without a full stop, as a sentence: `{what}`.
    stop(what),
    /// Words with others in parentheses: `{what}`, `{within}`.
    parenthesis(what, within),
    /// Link past the top of the page.
    skip,
    /// Link out of a frame that is too small to play in.
    play_large,
    /// Button: goes back to the game that was left.
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
    /// Link to the accessibility statement, with the state that it declares: the home page says it.
    conformity,
    /// Link to the sources.
    sources,
    /// Link to the page that lists all pages.
    site_map,
    /// Link to the tournament, and its title.
    tournament,
    /// Link to the puzzle of the day.
    daily,
    /// Link to what a table with a screen, or a screen in a hall, needs.
    for_a_table,
    /// Link to the page on which a position is set up, and its title.
    setup,
    /// The build of the site: `{n}`.
    version(n),
    /// Link to the home page.
    home,
    /// The board's name for those who hear it: `{game}`.
    board_of(game),
    /// A site that is free, for those who hear it: `{site}`.
    site_free(site),
    /// The number of moves of a piece: `{n}`, more than one.
    site_moves(n),
    /// A piece with one move.
    site_one_move,
    /// A site where the selected piece may go.
    site_legal,
    /// A piece that can be played with the die that was chosen.
    site_start,
    /// A site where the selected piece may go and take something: `{n}`.
    site_takes(n),
    /// The selected site leads on by another click.
    site_again,
    /// A piece that a click takes.
    site_prey,
    /// A piece that a click attacks where ranks are hidden: nobody knows what comes of it.
    site_foe,
    /// The selected site.
    site_selected,
    /// Heading of the move list.
    moves,
    /// Button: takes the last step back.
    undo,
    /// Button: takes an undone step again.
    redo,
    /// The hint for those who hear a game with hidden ranks: the key R.
    r_says,
    /// Said where ranks are hidden and no step is taken back.
    no_undo,
    /// Said when a step was taken back.
    undone(what),
    /// Shown when a step was taken back.
    undone_move,
    /// Shown when several steps were taken back.
    undone_moves,
    /// Said when what was entered of a move is dropped.
    dropped,
    /// Said when a step was taken again.
    redone,
    /// Said when there is nothing to take back.
    nothing_undone,
    /// Said when there is nothing to take again.
    nothing_redone,
    /// Button: resigns the game.
    resign,
    /// The question whether to resign: `{who}`.
    resign_sure(who),
    /// Button: resigns.
    resign_yes,
    /// Button: plays on.
    play_on,
    /// The computer does not make its move.
    no_answer,
    /// Said when the computer does not answer in a game with secrets, where nobody may play in its
    /// place.
    plays_any,
    /// Button: goes on in the computer's place.
    take_over,
    /// Button: proposes to stop.
    propose_stop,
    /// A seat proposes to stop: `{who}`.
    proposes_stop(who),
    /// One of two seats proposes to stop, and the other one is asked: `{asked}`, `{who}`.
    asks_to_stop(asked, who),
    /// Button: accepts the proposal.
    accept,
    /// Button: declines the proposal.
    decline,
    /// Said when a proposal was declined.
    declined,
    /// Button: fills the screen.
    full_screen,
    /// Button: leaves full screen.
    small_screen,
    /// Button: shows the whole of a board that is magnified.
    whole_board,
    /// Said when a board is magnified around `{site}`.
    magnified(site),
    /// The part of a magnified board that is seen: the name of its map.
    seen_part,
    /// Button at an edge of that part, before an arrow: shows what lies there.
    see,
    /// Button: shows what lies above the part that is seen.
    see_up,
    /// Button: shows what lies to the left of it.
    see_left,
    /// Button: shows what lies to the right of it.
    see_right,
    /// Button: shows what lies below it.
    see_down,
    /// The seat that plays together with this one: `{who}`.
    ally(who),
    /// Button: copies the game's link.
    copy_link,
    /// Said when something was copied.
    copied,
    /// The browser refuses to copy: the text is selected instead.
    copy_by_hand,
    /// Link to the page of the game's text.
    as_text,
    /// Somebody resigned: `{who}`.
    resigned(who),
    /// All agreed to stop.
    agreed,
    /// The computer is choosing: `{who}`.
    thinking(who),
    /// Button: makes the computer that thinks play at once.
    play_now,
    /// Button: pauses computers that play among themselves.
    pause,
    /// Said while computers are paused.
    paused,
    /// Button: lets paused computers go on.
    unpause,
    /// Button: lets a paused computer make one move.
    one_move,
    /// Said to people who are out of a game that computers go on with.
    out_of_play,
    /// The step that would be taken back: `{what}`.
    undo_what(what),
    /// The game is a draw.
    draw,
    /// A named person wins: `{who}`.
    person_wins(who),
    /// Several seats win together: `{who}`.
    people_win(who),
    /// The only person wins.
    you_win,
    /// The only person loses.
    you_lose,
    /// Reason: all pieces of a side are gone.
    because_captured,
    /// Reason: all pieces of the only person are gone.
    lost_all,
    /// Reason: the only person has taken all pieces of the other side.
    took_all,
    /// Reason: there is no legal move.
    because_no_move,
    /// Reason: somebody resigned.
    because_resigned,
    /// Reason: the position stood for the third time.
    because_repeated,
    /// Reason: too long without a capture.
    because_quiet,
    /// More than one move without a capture is left before a draw: `{n}`.
    quiet_left(n),
    /// One move without a capture is left before a draw.
    quiet_last,
    /// Reason: too little material.
    because_material,
    /// Reason: the seats agreed.
    because_agreed,
    /// Button: starts another game with the same choices.
    play_again,
    /// Button: starts another game with sides exchanged.
    change_sides,
    /// Button: starts another game against a computer one level lower.
    easier,
    /// Button: starts another game against a computer one level higher.
    harder,
    /// A person at a seat.
    person,
    /// A person at a seat, within a sentence.
    somebody,
    /// The computer at a seat.
    computer,
    /// The computer at a seat, within a sentence.
    the_computer,
    /// Label of the choice of the computer's level.
    level,
    /// The levels' names, from the first, apart by bars.
    levels,
    /// A sentence on how a computer of each level plays, from the first, apart by bars.
    level_sentences,
    /// Label of the name field.
    name,
    /// Button that draws who plays which side.
    draw_sides,
    /// The result of the lot: `{sides}`.
    sides_drawn(sides),
    /// The question how people sit.
    how_seated,
    /// Choice: people sit side by side.
    beside,
    /// The meaning of side by side.
    beside_why,
    /// Choice: people sit face to face.
    opposite,
    /// The meaning of face to face.
    opposite_why,
    /// Choice: people pass the device on.
    passing,
    /// The meaning of passing the device.
    passing_why,
    /// The meaning of passing the device in a game with secrets, where nobody looks on.
    turning_why,
    /// Button: begins the game.
    start,
    /// The game that was being played before is kept: `{game}`.
    waits(game),
    /// Language setting.
    language,
    /// Theme setting.
    theme,
    /// Choice: as the system has it.
    by_system,
    /// Choice: the light theme.
    light,
    /// Choice: the dark theme.
    dark,
    /// Choice: high contrast.
    contrast,
    /// Setting: what hidden pieces show.
    labels,
    /// Choice: their number and name.
    labels_names,
    /// Choice: the Chinese characters.
    labels_chinese,
    /// Choice: signs to count.
    labels_symbols,
    /// Motion setting.
    motion,
    /// Choice: no motion.
    motion_off,
    /// Switch: shows coordinates.
    coordinates,
    /// Switch: lets steps be heard.
    sound,
    /// Switch: shows legal moves.
    hints,
    /// Heading of the group of switches of the aids on a game's page.
    aids,
    /// Heading: the data kept on this device.
    my_data,
    /// Says what is kept.
    my_data_why,
    /// Storage is refused here.
    no_storage,
    /// The advice where storage is refused and there is a link.
    no_storage_link,
    /// Button: removes the data.
    clear_data,
    /// A running game with secrets, once removed, cannot be brought back.
    clear_secrets,
    /// Said when the data was removed.
    cleared,
    /// Button: undoes a removal.
    undo_clear,
    /// Button: starts playing.
    play,
    /// Link to the rule that a refusal is about.
    read_rule,
    /// Heading of the page of the game's text.
    text_heading,
    /// Heading of the position as a picture.
    position,
    /// Button: prints the position.
    print,
    /// Label of the record.
    record,
    /// Button: copies the text.
    copy,
    /// Button: saves the text as a file.
    download,
    /// Label of the field for a record to read.
    import,
    /// Button: opens a file.
    open_file,
    /// Button: reads the record.
    import_go,
    /// Button: closes a notice.
    close,
    /// Heads a broken link.
    bad_link,
    /// Heads a broken record.
    bad_record,
    /// Heads a broken saved game.
    bad_save,
    /// The reason why the text of a game with secrets that is not over is refused.
    not_over,
    /// Said when a text was refused: the game has not changed.
    game_untouched,
    /// A link asks for other players than those of the game that is going on.
    other_players,
    /// Label of a broken save, kept to look at.
    broken_save,
    /// The broken save is kept to look at.
    save_kept,
    /// The broken save holds what is hidden: it is not shown.
    save_secret,
    /// Another tab has played on: what was played here is on the home page.
    other_tab,
    /// The game with secrets is open in another tab.
    elsewhere,
    /// Button: goes on with the game in this tab.
    take_here,
    /// The sentences of a language could not be fetched: `{language}`.
    no_language(language),
    /// The text of the page is on its way.
    loading,
    /// The text of the page could not be fetched.
    not_loaded,
    /// Button: fetches it once more.
    try_again,
    /// A page that is not there.
    no_page,
    /// Heading of the crash page.
    crash,
    /// The advice of the crash page.
    crash_why,
    /// The reason why the crash page offers nothing of a game with secrets.
    crash_secret,
    /// For a report of what broke: the version `{n}` of the site, and the `{place}` in its source.
    crash_report(n, place),
    /// Button: loads the page again.
    reload,
    /// A newer version of the site waits.
    newer,
    /// Button: loads the newer version.
    renew,
    /// The link in a frame to the whole site: `{game}`.
    on_site(game),
    /// A record error: no title.
    broken_title,
    /// A record error: a newer version: `{version}`.
    broken_newer(version),
    /// A record error: a line without `key: value`: `{line}`.
    broken_field(line),
    /// A record error: the checksum does not fit.
    broken_changed,
    /// A record error: the text is cut off.
    broken_cut,
    /// A record error: a line is missing: `{key}`.
    broken_missing(key),
    /// A record error: another game's record: `{game}`.
    broken_game(game),
    /// A record error: an unknown option: `{option}`.
    broken_option(option),
    /// A record error: an unknown value: `{value}`, `{option}`.
    broken_value(value, option),
    /// A record error: a line cannot be read: `{line}`, `{why}`.
    broken_line(line, why),
    /// A record error: another generator: `{name}`.
    broken_generator(name),
    /// A record error: a wrong step: `{number}`, `{step}`, `{why}`.
    broken_step(number, step, why),
    /// A link error: a wrong step: `{number}`, `{why}`.
    broken_link_step(number, why),
    /// A record error: another number of steps: `{said}`, `{found}`.
    broken_count(said, found),
    /// A record error: the seed gives another throw.
    broken_throw,
    /// A record error: too many steps.
    broken_many,
    /// A record error: too much text: `{size}`, `{most}`.
    broken_big(size, most),
    /// A link error: unreadable digits: `{digit}`.
    broken_digit(digit),
    /// A link error: a wrong starting position: `{why}`.
    broken_start(why),
    /// A link error: an unknown source of dice: `{text}`.
    broken_dice(text),
    /// The fault of a misread text: `{at}`, `{want}`, `{found}`.
    misread(at, want, found),
    /// The fault of a text that ends too soon: `{at}`, `{want}`.
    misread_end(at, want),
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
    /// Wanted: a position without too many moves.
    want_fewer_moves,
    /// Wanted: a seat.
    want_seat,
    /// Wanted: a number.
    want_number,
    /// Wanted: a known name=value.
    want_pair,
    /// Wanted: the end.
    want_end,
    /// Not allowed now: the game is over.
    now_over,
    /// Not allowed now: the throw comes first.
    now_throw,
    /// Not allowed now: there is nothing to throw.
    now_nothing,
    /// Not allowed now: there is no such throw.
    now_no_such,
    /// Not allowed now: the seat is not in the game.
    now_not_in_game,
    /// Not allowed now: not all have agreed.
    now_not_agreed,
    /// A lot is to be entered: who begins.
    lot_awaited,
    /// A throw of one's own dice is to be entered: `{who}`.
    enter_awaited(who),
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
    /// Label: whose dice are thrown.
    dice,
    /// A throw is awaited: `{who}`.
    throw_awaited(who),
    /// Button: throws.
    throw,
    /// A throw was of no use: `{who}` is not to act any more.
    turn_lost(who),
    /// The curtain is drawn, for those who hear it.
    curtain_drawn,
    /// The request to come to the screen: `{who}`.
    curtain(who),
    /// Button of the player who has come: `{who}`.
    i_am(who),
    /// Heading of what somebody missed, where `{who}` alone made steps.
    missed_one(who),
    /// Heading of what somebody missed, where several made steps.
    missed,
    /// Heading of what somebody missed, where nobody moved: a lot was drawn, or a seat gave up.
    missed_lot,
    /// The request to a player who has moved and looks at it, to pass the screen to `{who}`.
    pass_ask(who),
    /// Button: passes the screen to `{who}`.
    pass_to(who),
    /// Setting: how long a player who has moved looks at it.
    rest,
    /// Choice: for so many seconds: `{n}`.
    rest_seconds(n),
    /// Choice: until the button is pressed.
    rest_never,
    /// Button: draws the curtain.
    hide,
    /// Button: the layout is as its player wants it.
    ready,
    /// Label: whose eye looks at an ended game.
    whose_eye,
    /// Choice: everything is shown.
    all_open,
    /// Choice: the game is shown as a seat saw it: `{who}`.
    seen_by(who),
    /// A seat that has gone out while others play on.
    is_out,
    /// Button: lays out the arrangement that the player has kept.
    own,
    /// Button: keeps this arrangement.
    keep_own(who),
    /// Said when the arrangement is kept.
    own_kept,
    /// Two pieces of a draft have changed places: the sites `{a}` and `{b}`.
    swapped(a, b),
    /// Another draft is laid out, by pressing `{what}`.
    laid_out(what),
    /// The warning that a game with secrets is kept with what is hidden.
    keeps_secrets,
    /// A piece whose rank not everybody may hear: the seat `{who}`.
    masked(who),
    /// The beginning of the list of what is around `{site}`.
    neighbours(site),
    /// A site in that list: `{what}`.
    neighbour(what),
    /// The first piece along a line, or its free end, in that list: `{what}`.
    line_to(what),
    /// Switch: ranks are spoken without being asked for.
    aloud,
    /// The part of a refusal that is heard where the reason tells a secret.
    refused_quiet,
    /// Switch: hidden ranks show only while pressed.
    flat,
    /// Button: shows the ranks while it is held down.
    peek_hold,
    /// Button: shows the ranks until it is pressed again.
    peek,
    /// A refusal, where others look on.
    refused_flat,
    /// Button: notes something on another's piece whose rank is not known.
    memo,
    /// The request to choose a piece on the board to note something on.
    memo_which,
    /// How a finger does the same at once.
    memo_by_touch,
    /// How a mouse does the same at once.
    memo_by_mouse,
    /// The question what to note on the piece: `{site}`.
    memo_ask(site),
    /// The note on a piece, for those who hear it: `{what}`.
    memo_is(what),
    /// Said when something was noted: `{site}`, `{what}`.
    memo_written(site, what),
    /// Said when something was noted on `{site}`, where others hear it.
    memo_kept(site),
    /// Button: shows what was missed once more.
    see_again,
    /// Button: goes on from what was missed.
    go_on,
    /// The sites where the selected piece may go, as they are heard: `{sites}`.
    may_go(sites),
    /// A running game with secrets has no text yet.
    text_later,
    /// Button: erases the note.
    memo_erase,
    /// Said when a note was erased: `{site}`.
    memo_erased(site),
    /// Said where the site has no piece to note something on.
    memo_refused,
    /// Said where nothing can be noted, while the ranks are not shown.
    memo_covered,
    /// Heading: how to put a game on a page.
    embed_heading,
    /// Link to the page on playing with the keyboard.
    keyboard,
}
