## The words of the game.

# The game's name.
game-title = Shap Luk Kon Tseung Kwan
# Its name in its own script: language code and text.
game-native = { ZH-HANT("十六趕將軍") }
# The origin of the game.
game-origin = China
# The line on the home page.
game-line = Sixteen rebels pursue a general, who captures them two by two.
# The game in short, a sentence each: the aim, a move, a capture.
game-brief-1 = The rebels want to shut the general in or leave him no move; he wants to capture them.
game-brief-2 = A piece goes along a line to the next point.
game-brief-3 = The general captures two rebels by slipping between them.
# The meaning of stopping by agreement.
game-stopping = The game will be a draw.

## The seats, in order.

# The name as a heading, and as one calls it: Blancs.
game-seats-1-name = Rebels
# The name within a sentence: les blancs.
game-seats-1-the = the rebels
# The sentence at the end of the game: Les blancs gagnent.
game-seats-1-wins = The rebels win
game-seats-2-name = General
game-seats-2-the = the general
game-seats-2-wins = The general wins

# A rebel moved: $who, $from, $to.
moved = { $who }: the rebel on { $from } moves to { $to }.
# The general moved: $who, $from, $to.
went = { $who }: the general goes from { $from } to { $to }.
# The general moved and took a pair: $who, $from, $to, $taken.
took = { $who }: the general goes from { $from } to { $to } and captures { $taken }.
# The general flew: $who, $from, $apex, $to.
flew = { $who }: the general goes from { $from } to { $apex } and flies to { $to }.
# The general flew and took a pair: $who, $from, $apex, $to, $taken.
flew_took = { $who }: the general goes from { $from } to { $apex }, flies to { $to } and captures { $taken }.
# The aims of the two seats, on the first turn.
aims-1 = Shut the general in the sanctuary, or leave him no move.
aims-2 = Stop between two rebels to capture them.
# The question while the general is not selected: $who, $site.
choose_general = { $who }, choose your piece, on { $site }.
# The question while a rebel is selected: $who, $site.
where_rebel = { $who }, where does the rebel on { $site } go?
# The question while the general is selected: $who.
where_general = { $who }, where do you go?
# The hint that the general can go to the apex and fly: $apex.
can_fly = From { $apex } you can fly.
# The question while the general is on the apex and may fly: $who, $apex.
fly = { $who }, choose where in the square to fly, or { $apex } again to stay.
# The question while pairs frame the general: $who.
which_pair = { $who }, capture a pair or nothing.
# The question while pairs frame the general and he must take one: $who.
which_must = { $who }, choose a rebel of the pair to capture.
# Button that takes a pair: $pair.
take_pair = Capture { $pair }
# Button that takes none.
leave = Capture nothing
# The pairs that can be taken: $pairs.
pairs = You can capture { $pairs }.
# A pair, or another: $first, $next.
or = { $first }, or { $next }
# The number of rebels that are left: $n.
rebels_left = { $n } rebels left
# The number of pairs taken, none, one or more, of those to take: $n, $all.
pairs_taken =
    { $n ->
        [0] no pair captured of { $all }
        [one] 1 pair captured of { $all }
       *[other] { $n } pairs captured of { $all }
    }
# The number of flights left: none, one, or as many as he likes.
flights-1 = no flight
flights-2 = 1 flight
flights-3 = unlimited flights
# The pieces of the two seats.
pieces-1 = rebel
pieces-2 = general
# Reason for the end: enough rebels are taken: $n, $left.
all_taken = { $n } rebels are captured: only { $left } are left.
# Reason for the end: the gates are closed.
shut_in = The three gates, b5, c5 and d5, are closed and the general is behind them, in the sanctuary: he is shut in.
# Reason for the end: rebels frame the general.
framed = A rebel has moved and, with another, frames the general: he is captured.
# Reason for the end: the general has no move.
stuck_general = It is the general's turn, and no point next to him is free.
# Refusal: the point holds no piece: $site.
no_piece = There is no piece on { $site }. Choose a piece of your own side.
# Refusal: the piece is the other side's: $site.
not_yours = The piece on { $site } is your opponent's. Choose one of yours.
# Refusal: the rebel cannot move: $site.
stuck = No point of the square next to the rebel on { $site } is free. Choose another rebel.
# Refusal: the piece would not move at all: $site.
staying = You cannot pass: the piece on { $site } must go to another point.
# Refusal: no line leads there: $from, $site.
no_line = No line leads straight from { $from } to { $site }. A piece goes along a line to the next point.
# Refusal: a rebel would enter the sanctuary: $site.
sanctuary = Rebels do not enter the sanctuary, and { $site } belongs to it. Choose a free point of the square.
# Refusal: a rebel would go onto a rebel: $site.
occupied = A rebel already stands on { $site }. Choose a free point.
# Refusal: a rebel would go onto the general: $site.
onto_general = A rebel does not land on the general, here on { $site }. The rebels win by shutting him in or leaving him no move.
# Refusal: the general would go onto a rebel: $site.
onto_rebel = The general does not capture by landing on a rebel, as here on { $site }, but by stopping between two. Choose a free point.
# Refusal: a rebel's move has a capture: $site where it goes.
rebel_takes = Only the general removes pieces: the rebel goes to { $site } and captures nothing.
# Refusal: no such pair frames the general: $site where he stands, $pair.
not_framing = On { $site } the general is not framed by { $pair }. A pair frames him if one of its rebels stands on each side of him, on one straight line.
# Refusal: the rebel is in no such pair: $site, $end where the general stands.
not_in_pair = The rebel on { $site } is in no pair that frames the general on { $end }. Choose a rebel of one of these pairs.
# Refusal: a pair is to be chosen, or none: $site where the general stands.
pair_or_none = The general is framed on { $site }. Choose a rebel of the pair to capture, or { $site } again to capture nothing.
# Refusal: rebels framed the general: $site where he stands, $pair.
framed_by_rebels = A rebel came to frame the general on { $site }: { $pair } are not captured. The general captures only a pair that he arrives between.
# Refusal: the general must take a pair: $site where he stands, $pair.
must_take = Capturing is obligatory: on { $site } the general captures a pair that frames him, for example { $pair }.
# Refusal: the flight would begin elsewhere: $site, $apex.
not_from_here = The general flies from { $apex }, just as he arrives there: he cannot fly from { $site }.
# Refusal: the flight would begin on the apex where he already was: $site, $apex.
step_off_first = The general flies only on arriving at { $apex }. He is there already: before he can fly to { $site }, he must step off and come back.
# Refusal: the general's flight is used up: $apex.
no_flight_left = The general has flown already, and may fly only once in a game: he stops on { $apex }.
# Refusal: an option gives the general no flight: $apex.
no_flights = Under the chosen option, the general does not fly: he stops on { $apex }.
# Refusal: the flight would lead to the sanctuary: $site, $apex.
flight_inside = The flight leads to the square, and { $site } is in the sanctuary. Choose a free point of the square, or { $apex } again to stay.
lede = Sixteen rebels pursue a general. They want to shut him in; he wants to capture them, two by two, until only four are left.
fact-players = 2
fact-age = 8 and over
fact-time = 15 minutes
fact-difficulty = easy
fact-kind = strategy, hunt game
fact-material = the board, sixteen pawns (the rebels) and a taller one of another colour (the general)
fact-ours = The age is an estimate of Palamède's; the rest is on the sheets that the rules come from.
option-first = Who begins?
option-first-rebels = The rebels
option-first-rebels-why = The rebels make the first move.
option-first-general = The general
option-first-general-why = The general makes the first move.
option-flights = The general's flight
option-flights-1 = Once
option-flights-1-why = From the top of the triangle he may land anywhere in the square, once.
option-flights-0 = Never
option-flights-0-why = The top of the triangle is a point like any other.
option-flights-unlimited = Unlimited
option-flights-unlimited-why = Every time he arrives at the top of the triangle, he may land anywhere in the square.
option-capture = Capturing
option-capture-optional = Optional
option-capture-optional-why = The general may leave a pair that frames him.
option-capture-obligatory = Obligatory
option-capture-obligatory-why = The general goes where he likes, but if he arrives framed, he captures a pair.
option-rebels_capture = Do the rebels capture the general?
option-rebels_capture-no = No
option-rebels_capture-no-why = The rebels win only by shutting the general in or leaving him no move.
option-rebels_capture-yes = Yes
option-rebels_capture-yes-why = The rebels also win when one of them comes to frame the general with another.
option-captures_to_win = Rebels to capture
option-captures_to_win-12 = 12
option-captures_to_win-12-why = The general wins when only four rebels are left.
option-captures_to_win-8 = 8
option-captures_to_win-8-why = A head start for the general: he wins when eight rebels are left.
option-captures_to_win-6 = 6
option-captures_to_win-6-why = A larger head start for the general: he wins when ten rebels are left.
sources-rules = The rules of Shap Luk Kon Tseung Kwan come from two printed rule sheets, that of [Le Globe Joueur](https://www.leglobejoueur.com) and that of the Maison des Jeux in Strasbourg (maisondesjeux.fr).
sources-ornaments = In Shap Luk, the inscription { ZH-HANT("十六趕將軍") } is reconstructed from the name in Latin letters, and no source gives the bamboo or the hatching.
