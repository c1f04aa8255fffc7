//! Sentences that are put together alike for every game: prompts, endings, errors.

use super::{GameWords, Lang, Refused, Speak, fill, join};
use palamede_record::{Broken, LinkError, MOST_TEXT, RecordError, StepFault};
use palamede_rules::{Misread, NotNow, OptionError, Outcome, Reason, Seat, Seats, StepError, Want};
use palamede_table::Player;

impl GameWords {
    /// Returns the name of a seat: that which its player gave, or its colour.
    ///
    /// ```
    /// use palamede_games::MakYek;
    /// use palamede_rules::Seat;
    /// use palamede_table::Player;
    /// use palamede_text::{Lang, Speak};
    ///
    /// let words = MakYek::words(Lang::En);
    /// assert_eq!(words.called(Seat::FIRST, &Player::default()), "White");
    /// let anna = Player { name: "Anna".to_owned(), level: None };
    /// assert!(words.called(Seat::FIRST, &anna).contains("Anna"));
    /// ```
    pub fn called(&self, seat: Seat, player: &Player) -> String {
        match player.name.as_str() {
            "" => self.seat(seat).to_owned(),
            name => isolated(name),
        }
    }

    /// Returns the reason for the end where all men of a side are gone; in the second person where
    /// it is known whether the only person has won.
    ///
    /// ```
    /// use palamede_games::MakYek;
    /// use palamede_text::{Lang, Speak};
    ///
    /// let words = MakYek::words(Lang::En);
    /// assert_eq!(words.captured(Lang::En, Some(false)), "All your men are captured.");
    /// ```
    pub fn captured(&self, lang: Lang, won: Option<bool>) -> &'static str {
        let words = lang.words();
        let own = [words.because_captured, words.lost_all, words.took_all];
        let told = if self.captured.is_empty() { &own } else { self.captured };
        told.get(won.map_or(0, |won| 1 + usize::from(won))).copied().unwrap_or_default()
    }

    /// Returns the name of a seat in a sentence.
    pub fn the(&self, seat: Seat) -> &'static str {
        self.seats.get(seat.index()).map_or("", |seat| seat.the)
    }

    /// Returns a seat's own name.
    pub fn seat(&self, seat: Seat) -> &'static str {
        self.seats.get(seat.index()).map_or("", |seat| seat.name)
    }
}

/// The sentences that a language has alike for every game.
impl Lang {
    /// Returns the list of these items: `a, b and c`.
    ///
    /// ```
    /// use palamede_text::Lang;
    ///
    /// let names = ["Anna", "Bo", "Cy"].map(str::to_owned);
    /// assert_eq!(Lang::En.list(&names), "Anna, Bo and Cy");
    /// assert_eq!(Lang::Fr.list(&names[..2]), "Anna et Bo");
    /// ```
    pub fn list(self, items: &[String]) -> String {
        self.list_by(self.words().and, items)
    }

    /// Returns the list of these items, with the template that puts the last two together:
    /// `a, b or c`.
    pub(super) fn list_by(self, last_two: &str, items: &[String]) -> String {
        let words = self.words();
        let end = items.len().saturating_sub(1);
        let (most, last) = items.split_at(end);
        let most = join(words.list, &mut most.iter().map(String::as_str));
        let both = [most.as_str(), last.first().map_or("", String::as_str)];
        join(last_two, &mut both.into_iter().filter(|part| !part.is_empty()))
    }

    /// Writes `with a and b`; nothing for nobody.
    pub fn with(self, seats: Seats, called: impl Fn(Seat) -> String) -> String {
        let names: Vec<String> = seats.iter().map(called).collect();
        let with = || self.words().ally(&self.list(&names));
        (!names.is_empty()).then(with).unwrap_or_default()
    }

    /// Returns the sentences for an ending: who won, and why.
    ///
    /// ```
    /// use palamede_games::MakYek;
    /// use palamede_rules::{Outcome, Reason, Seats};
    /// use palamede_table::Player;
    /// use palamede_text::{Lang, Speak};
    ///
    /// let outcome = Outcome { winners: Seats::NONE, reason: Reason::Repeated };
    /// let [title, why] = Lang::En.ending(MakYek::words(Lang::En), outcome, |_| Player::default());
    /// assert_eq!(title, "The game is a draw.");
    /// assert_eq!(why, Lang::En.words().because_repeated);
    /// ```
    pub fn ending(
        self,
        game: &GameWords,
        outcome: Outcome,
        players: impl Fn(Seat) -> Player,
    ) -> [String; 2] {
        let words = self.words();
        let winners: Vec<Seat> = outcome.winners.iter().collect();
        let title = match winners[..] {
            [] => words.draw.to_owned(),
            [_, _, ..] => {
                let names: Vec<String> =
                    winners.iter().map(|&seat| game.called(seat, &players(seat))).collect();
                words.people_win(&self.list(&names))
            }
            [seat] => match players(seat).name.as_str() {
                "" => words.stop(&game.seats[seat.index()].wins),
                name => words.person_wins(&isolated(name)),
            },
        };
        let losers = Seat::first(game.seats.len()).filter(|&seat| !outcome.winners.has(seat));
        let losers: Vec<String> = losers.map(|seat| game.called(seat, &players(seat))).collect();
        let who = self.list(&losers);
        let why = match outcome.reason {
            Reason::Captured => game.captured(self, None),
            Reason::NoMove => words.because_no_move,
            Reason::Resigned if losers.len() == 1 => return [title, words.resigned(&who)],
            Reason::Resigned => words.because_resigned,
            Reason::TimedOut => return [title, words.clock.lost(&who)],
            Reason::Repeated => words.because_repeated,
            Reason::Quiet => words.because_quiet,
            Reason::Material => words.because_material,
            Reason::Agreed => words.because_agreed,
            Reason::Own(_) => "",
        };
        [title, fill(why, &[("who", &who)])]
    }
}

/// Returns the sentence for a fault in a text: where it is, and what was wanted.
///
/// ```
/// use palamede_rules::{Misread, Want};
/// use palamede_text::{Lang, misread};
///
/// let fault = Misread::new("a3-z9", 3, Want::Site);
/// let text = misread(Lang::En, &fault);
/// assert!(text.contains('4') && text.contains("z9"), "{text}");
/// ```
pub fn misread(lang: Lang, fault: &Misread) -> String {
    let words = lang.words();
    let want = match fault.want {
        Want::Site => words.want_site,
        Want::Move => words.want_move,
        Want::Roll => words.want_roll,
        Want::Captures => words.want_captures,
        Want::Attack => words.want_attack,
        Want::Combat => words.want_combat,
        Want::Piece => words.want_piece,
        Want::Row => words.want_row,
        Want::Pieces => words.want_pieces,
        Want::FewerMoves => words.want_fewer_moves,
        Want::Seat => words.want_seat,
        Want::Number => words.want_number,
        Want::Pair => words.want_pair,
        Want::End => words.want_end,
    };
    let at = fault.at + 1;
    match fault.found.is_empty() {
        true => words.misread_end(&at, &want),
        false => words.misread(&at, &want, &fault.found),
    }
}

/// Returns the part of a text that a sentence quotes: not more than shows what is meant.
fn quoted(text: &str) -> String {
    let mut begin: String = text.chars().take(40).collect();
    if begin.len() < text.len() {
        begin.push('…');
    }
    begin
}

fn option_error(lang: Lang, why: &OptionError) -> String {
    let words = lang.words();
    match why {
        OptionError::NoSuchOption(name) => words.broken_option(&quoted(name)),
        OptionError::NoSuchValue { option, value } => words.broken_value(&quoted(value), &option),
    }
}

fn not_now(lang: Lang, why: NotNow) -> &'static str {
    let words = lang.words();
    match why {
        NotNow::Over => words.now_over,
        NotNow::ThrowFirst => words.now_throw,
        NotNow::NothingToThrow => words.now_nothing,
        NotNow::NoSuchThrow => words.now_no_such,
        NotNow::NotInGame(_) => words.now_not_in_game,
        NotNow::NotAllAgreed => words.now_not_agreed,
    }
}

fn step_fault<F>(lang: Lang, why: &StepFault<F>, refusal: &dyn Fn(&F) -> Refused) -> String {
    match why {
        StepFault::Misread(fault) => misread(lang, fault),
        StepFault::Refused(StepError::Refused(why)) => refusal(why).text,
        StepFault::Refused(StepError::NotNow(why)) => not_now(lang, *why).to_owned(),
        StepFault::OtherThrow => lang.words().broken_throw.to_owned(),
        StepFault::TooMany => lang.words().broken_many.to_owned(),
    }
}

/// Returns the sentence for a text of so many bytes that it is not read at all.
pub fn too_big(lang: Lang, bytes: usize) -> String {
    let size = [bytes, MOST_TEXT].map(|bytes| bytes.div_ceil(1024).to_string());
    lang.words().broken_big(&size[0], &size[1])
}

/// Returns the sentence for a record or a save that is refused: place and reason.
pub fn error_of_record<R: Speak>(lang: Lang, error: &RecordError<R::Refusal>) -> String {
    wrong_record(lang, error, &|why| R::refusal(lang, why))
}

/// Returns the sentence for a record or a save that is refused, where `refusal` says the refusals
/// of the game.
pub fn wrong_record<F>(
    lang: Lang,
    error: &RecordError<F>,
    refusal: &dyn Fn(&F) -> Refused,
) -> String {
    let words = lang.words();
    let step = |number: usize, text: &str, why| {
        words.broken_step(&number, &quoted(text), &step_fault(lang, why, refusal))
    };
    match error {
        RecordError::Broken(Broken::NoTitle) => words.broken_title.to_owned(),
        RecordError::Broken(Broken::Newer(version)) => words.broken_newer(&version),
        RecordError::Broken(Broken::NoField { line }) => words.broken_field(&line),
        RecordError::Broken(Broken::Changed) => words.broken_changed.to_owned(),
        RecordError::Broken(Broken::Cut) => words.broken_cut.to_owned(),
        RecordError::Missing(key) => words.broken_missing(&key),
        RecordError::OtherGame(game) => words.broken_game(&quoted(game)),
        RecordError::Option { line, why } => words.broken_line(&line, &option_error(lang, why)),
        RecordError::Line { line, why } => words.broken_line(&line, &misread(lang, why)),
        RecordError::OtherGenerator(name) => words.broken_generator(&quoted(name)),
        RecordError::Step { number, text, why } => step(*number, text, why),
        RecordError::Variation { line, number, text, why } => {
            let why = step(*number, text, why);
            words.broken_line(&line, &why)
        }
        RecordError::Count { said, found } => words.broken_count(&said, &found),
        RecordError::Hidden => String::new(),
    }
}

/// Returns the sentence for a link that is refused: place and reason.
pub fn error_of_link<R: Speak>(lang: Lang, error: &LinkError<R::Refusal>) -> String {
    wrong_link(lang, error, &|why| R::refusal(lang, why))
}

/// Returns the sentence for a link that is refused, where `refusal` says the refusals of the game.
pub fn wrong_link<F>(lang: Lang, error: &LinkError<F>, refusal: &dyn Fn(&F) -> Refused) -> String {
    let words = lang.words();
    match error {
        LinkError::Newer(version) => words.broken_newer(&quoted(version)),
        LinkError::Option(why) => option_error(lang, why),
        LinkError::Start(why) => words.broken_start(&misread(lang, why)),
        LinkError::Dice(text) => words.broken_dice(&quoted(text)),
        LinkError::Changed => words.broken_changed.to_owned(),
        LinkError::Unreadable { digit } => words.broken_digit(&digit),
        LinkError::Step { number, why } => {
            words.broken_link_step(&number, &step_fault(lang, why, refusal))
        }
    }
}

/// Returns a name as it stands in a sentence whose letters run the other way, or that would turn
/// it: apart from it, without signs of its own that turn letters.
fn isolated(name: &str) -> String {
    let turns = |c: char| matches!(c, '\u{61c}' | '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let leftward = |c: char| matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}' | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}');
    if !name.contains(|c| turns(c) || leftward(c)) {
        return name.to_owned();
    }
    let inner: String = name.chars().filter(|&c| !turns(c)).collect();
    ["\u{2068}", &inner, "\u{2069}"].concat()
}
