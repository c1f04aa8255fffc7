//! What `ranks` says: the shortest sentences that a leak could be in.

use super::{Event, Leak, Ranks, Refusal, View, stolen, text};
use palamede::rules::{GameEvent, Seat};
use palamede::scene::{Look, Piece, Target};
use palamede::table::Next;
use palamede::text::{
    CatalogueFacts, Figure, GameWords, Lang, Refused, RulePage, SeatWords, Speak,
};

static WORDS: GameWords = GameWords {
    title: "Ranks",
    native: None,
    origin: "",
    line: "",
    brief: ["", "", ""],
    shown: [const { Figure { name: "", start: "", moves: &[], clicks: &[] } }; 3],
    scene: Figure { name: "", start: "", moves: &[], clicks: &[] },
    stopping: "",
    captured: &[],
    seats: &[
        SeatWords { name: "South", the: "South", wins: "South and North win" },
        SeatWords { name: "East", the: "East", wins: "East and West win" },
        SeatWords { name: "North", the: "North", wins: "South and North win" },
        SeatWords { name: "West", the: "West", wins: "East and West win" },
    ],
    faces: &[],
};

impl Speak for Ranks {
    fn words(_: Lang) -> &'static GameWords {
        &WORDS
    }

    fn rules(_: Lang) -> &'static RulePage {
        &RulePage {
            lede: "",
            facts: CatalogueFacts {
                players: "",
                age: "",
                time: "",
                difficulty: "",
                kind: "",
                material: "",
                ours: "",
            },
            options: &[],
            sets: &[],
            figures: &[],
            sections: &[],
            exercises: &[],
            tasks: &[],
            puzzles: &[],
        }
    }

    fn event(_: Lang, by: &str, event: &Event) -> String {
        let leak = stolen(Leak::Sentence).map(|armies| format!("{armies:?}")).unwrap_or_default();
        format!("{by}: {}{leak}.", event.notation())
    }

    fn refusal(_: Lang, refusal: &Refusal) -> Refused {
        Refused {
            text: format!("{refusal:?}"),
            section: "moves",
            secret: true,
            ..Refused::default()
        }
    }

    fn score_line(_: Lang, view: &View, seat: Seat) -> String {
        let ids = seat.index() * 4..seat.index() * 4 + 4;
        format!("{} pieces", ids.filter(|&id| view.public().places[id].is_some()).count())
    }

    fn prompt(
        _: Lang,
        who: &str,
        view: &View,
        clicks: &[Target],
        next: &[Next],
    ) -> (String, String) {
        let takes: Vec<String> =
            next.iter().flat_map(|next| &next.takes).map(|&at| text::site(at)).collect();
        (format!("{who}, {:?} {clicks:?}?", view.public().phase), takes.join(", "))
    }

    fn piece_on(_: Lang, piece: &Piece) -> String {
        let face = match &piece.look {
            Look::Tile { face: Some(face), .. } => face.to_string(),
            _ => "tile".to_owned(),
        };
        format!("{face} {}", piece.seat.map_or("", |seat| WORDS.seats[usize::from(seat)].name))
    }
}
