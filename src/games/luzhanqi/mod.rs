//! Luzhanqi, 陆战棋 (China): hidden armies of 25, for two and for four.
//!
//! The rules, as numbered sentences; the tests in `tests/luzhanqi` name the sentence that
//! they check.
//!
//! 1. A territory has six rows of five sites, row 1 in front; of them five are camps and
//!    two, in row 6, headquarters. Rows 1 and 5 and columns 1 and 5 down to row 5 are
//!    railways, all other lines roads; a camp has roads in eight directions. The board for
//!    two has the territories S and N; columns 1, 3 and 5 cross the front by railway,
//!    mountains bar columns 2 and 4.
//! 2. The board for four has S, E, N and W around nine shared posts joined by railway, with
//!    columns 1, 3 and 5 of each front. A curved railway joins the right corner of each
//!    front with the left corner of its right-hand neighbour's. Straight lines are the rows,
//!    the outer columns on through the centre to the opposite ones, the centre columns to
//!    the opposite front, and each right outer column round its curve; who comes along the
//!    front row turns neither into the column nor into the curve.
//! 3. An army has a marshal (9), a general (8), two each of ranks 7, 6, 5 and 4, three each
//!    of ranks 3, 2 and 1 (engineers), two bombs, three mines and a flag.
//! 4. Each seat lays out its army as it likes, unseen: every site of its territory but the
//!    camps is filled, the flag stands in one of the headquarters, mines lie in rows 5 and
//!    6, no bomb stands in row 1.
//! 5. A turn is one move: one step on a road, or on the railway any number of free sites
//!    along one straight line, to a free site or an enemy. There is no passing.
//! 6. An engineer follows the railways anywhere through free sites, turning as it likes;
//!    under `flying_bombs` a bomb does too.
//! 7. Mines and the flag never move. Who is in a headquarters, laid out there or come there,
//!    never leaves it, unless `headquarters_lock` is no.
//! 8. A free camp may be entered by anybody; an occupied one cannot be entered or attacked.
//! 9. Any headquarters may be entered by any piece that can move: free, or by winning there.
//! 10. In the game for four South and North are a team, and East and West. Nobody attacks,
//!     enters or passes an ally's piece.
//! 11. Of two ranks the higher stays; equal ones are both removed. A bomb and what it meets
//!     are both removed. A mine removes its attacker and stays; an engineer removes it. Who
//!     attacks the flag takes it; a bomb is removed with it.
//! 12. Under `exploding_mines` a mine that is hit by another than an engineer is removed too.
//! 13. A combat tells everybody who was removed, and nobody a rank. Under `clairvoyance`
//!     every rank is public once all have laid out, under `apparent_ally` (for four) allies
//!     know each other's from then on. The path that is shown of a railway move is straight
//!     if it could be, else the shortest, the first by the names of its sites.
//! 14. When a marshal is removed, the site of its seat's flag becomes public.
//! 15. For two: who loses the flag or has no move at its turn has lost.
//! 16. For four: a seat whose flag is taken, that resigns, or has no move at its turn is out,
//!     and all its pieces are removed; its territory stays in play. A team loses when both
//!     its seats are out.
//! 17. After each move, in this order: a flag or a team may be lost; when no seat can move
//!     the game is a draw; after `quiet_limit` plies without a removal or a seat going out it
//!     is a draw (after 31, where that is the limit, the seat to move loses); the seat to
//!     move that cannot is out, and all this is asked again.
//! 18. Under `flag_bearer` headquarters do not lock. Who takes a flag goes to its site and
//!     carries it on; for `quiet_limit` that counts as a removal. A bomb that attacks a flag
//!     is removed alone. Either way the flag is public from then on.
//! 19. When the carrier is removed, the flag returns to the headquarters it was laid out in;
//!     if that is taken, to the other; else to the first free site of row 6 in the order 3,
//!     1, 5; else to the first of all these to fall free.
//! 20. The carrier wins by moving onto the site where its own flag stands: for two the game,
//!     for four it puts the owner of the flag out and steps back to where it came from.
//! 21. A carrier may not attack what may be a second flag as far as everybody knows: a public
//!     one (under `clairvoyance` all are), or where none is public an unmoved piece in its
//!     own headquarters that was never attacked. When the owner of a carried flag goes out, the flag vanishes.
//! 22. `first`: red (South) begins, black, or a lot decides once all have laid out. `order`
//!     (for four): S E N W, or clockwise S W N E; seats that are out are skipped.

pub mod army;
mod arrange;
pub mod board;
mod deduce;
mod drawing;
mod event;
mod game;
mod guess;
mod help;
mod moves;
mod muster;
mod notation;
mod position;
mod public;
mod scene;
mod texts;
mod types;
mod view;
mod worth;

pub use army::{Army, Rank, Stays, Style, clash};
pub use board::{Board, Site, name};
pub use deduce::Deduction;
pub use game::{Battle, View};
pub use notation::{read_square, read_squares, square, squares};
pub use position::Position;
pub use public::{Cause, Fact, Fight, Hands, Id, Phase, Public, Variant};
pub use types::{Act, Combat, Ending, Event, Refusal, Standing, Went};
pub use view::{Known, PlayerView};

/// The game for two.
///
/// Each seat lays out its army, and sees no more than backs of the other's:
/// ```
/// use palamede_games::Luzhanqi;
/// use palamede_games::luzhanqi::{Act, Style};
/// use palamede_rules::{Eye, Game, Notation, Options, Rules, Seat, Seen, Silent, Turn};
///
/// let mut position = Luzhanqi::start(&Options::new(Luzhanqi::OPTIONS));
/// for style in [Style::Balanced, Style::Fortress] {
///     position.play(&Act::Deploy(style.army()), &mut Silent);
/// }
/// assert_eq!(position.turn(), Turn::Seat(Seat::FIRST));
/// let scene = position.view(Eye::Seat(Seat::FIRST)).scene(&[]);
/// assert_eq!(scene.pieces.iter().filter(|piece| piece.is_face_up()).count(), 25);
/// assert_eq!(scene.pieces.len(), 50);
/// ```
pub type Luzhanqi = Battle<false>;
/// The game for four.
///
/// Two teams of two, who sit opposite each other:
/// ```
/// use palamede_games::LuzhanqiFour;
/// use palamede_rules::{Game, Notation, Seat};
///
/// let names: Vec<&str> = Seat::first(LuzhanqiFour::SEATS).map(LuzhanqiFour::seat_name).collect();
/// assert_eq!(names, ["south", "east", "north", "west"]);
/// assert_eq!(LuzhanqiFour::FACTS.allies(Seat::FIRST).len(), 1);
/// ```
pub type LuzhanqiFour = Battle<true>;
