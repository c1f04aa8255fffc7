//! The way a board lies before those who look at it.

use super::{Board, Labels, ordered};

/// The way the board lies before those who look at it, and how they read it.
///
/// ```
/// use palamede_games::MakYek;
/// use palamede_rules::{Eye, Game, Options, Rules, Seen};
/// use palamede_scene::Facing;
///
/// let position = MakYek::start(&Options::new(MakYek::OPTIONS));
/// let board = position.view(Eye::Open).scene(&[]).board;
/// let opposite = Facing { turned: 2, ..Facing::default() };
/// assert_eq!(Facing::default().rows(&board)[0][0], 56); // a8 lies at the upper left
/// assert_eq!(opposite.rows(&board)[0][0], 7); // h1, for who sits opposite
/// assert_eq!(opposite.toward(&board, 7, 1, 0), Some(6)); // g1 is to its right
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Facing {
    /// The number of quarter turns by which the board is turned, clockwise: after two the side
    /// opposite to the first player's is near. An odd number is for square boards.
    pub turned: u8,
    /// The pieces of the seat at the far side are drawn upside down, for somebody
    /// who sits opposite. Tiles never are.
    pub opposite: bool,
    /// The place is higher than wide.
    pub upright: bool,
    /// The labels on the faces of tiles.
    pub labels: Labels,
}

impl Facing {
    /// Returns the board as it lies: the one for a high place, if it has one and that is wished.
    pub fn board(self, board: &Board) -> &Board {
        match &board.upright {
            Some(upright) if self.upright => upright,
            _ => board,
        }
    }

    /// Returns the number of quarter turns by which this seat's side is brought near, where seats
    /// sit around the board anticlockwise.
    ///
    /// ```
    /// use palamede_scene::Facing;
    ///
    /// assert_eq!([0, 1].map(|seat| Facing::near(seat, 2)), [0, 2]);
    /// assert_eq!([0, 1, 2, 3].map(|seat| Facing::near(seat, 4)), [0, 1, 2, 3]);
    /// ```
    pub fn near(seat: usize, seats: usize) -> u8 {
        (4 * seat / seats.max(1)) as u8 & 3
    }

    /// Returns a place of a grid whose last place is `last`, as it lies: for points and for rows
    /// and columns.
    fn turn(self, (x, y): (i32, i32), last: (i32, i32)) -> (i32, i32) {
        match self.turned & 3 {
            0 => (x, y),
            1 => (last.1 - y, x),
            2 => (last.0 - x, last.1 - y),
            _ => (y, last.0 - x),
        }
    }

    /// Returns the point of the screen on which a point of the board lies.
    pub fn point(self, lying: &Board, x: i32, y: i32) -> (i32, i32) {
        self.turn((x, y), (lying.width, lying.height))
    }

    /// Returns the place of a site on the screen; a corner where there is no such site.
    pub fn place(self, board: &Board, site: usize) -> (i32, i32) {
        let board = self.board(board);
        board.sites.get(site).map_or((0, 0), |site| self.point(board, site.x, site.y))
    }

    /// Returns the row and the column of a site in the accessible grid, as the board lies.
    pub fn cell(self, board: &Board, site: usize) -> (usize, usize) {
        let sites = &self.board(board).sites;
        let Some(here) = sites.get(site) else { return (0, 0) };
        let last = sites.iter().fold((0, 0), |(x, y), s| (s.col.max(x), s.row.max(y)));
        let whole = |(x, y): (usize, usize)| (x as i32, y as i32);
        let (col, row) = self.turn(whole((here.col, here.row)), whole(last));
        (row as usize, col as usize)
    }

    /// Returns the sites of each row of the accessible grid as the board lies, from the top, each
    /// row from the left.
    pub fn rows(self, board: &Board) -> Vec<Vec<usize>> {
        let count = self.board(board).sites.len();
        let all = (0..count).map(|site| (self.cell(board, site), site));
        let all = ordered(all, |&(cell, _)| cell);
        let mut rows: Vec<Vec<usize>> = Vec::new();
        let mut last = None;
        for ((row, _), site) in all {
            match rows.last_mut().filter(|_| last == Some(row)) {
                Some(sites) => sites.push(site),
                None => rows.push(vec![site]),
            }
            last = Some(row);
        }
        rows
    }

    /// Returns the site next to one in a direction of the screen, a unit step along one axis.
    pub fn toward(self, board: &Board, from: usize, dx: i32, dy: i32) -> Option<usize> {
        // Turned back onto the board.
        let (dx, dy) = match self.turned & 3 {
            0 => (dx, dy),
            1 => (dy, -dx),
            2 => (-dx, -dy),
            _ => (-dy, dx),
        };
        self.board(board).toward(from, dx, dy)
    }
}

#[cfg(test)]
mod tests {
    use super::super::Site;
    use super::*;

    /// Three by three sites without the one in the middle, number 4 of nine.
    fn board() -> Board {
        let site = |(i, name): (usize, &str)| Site {
            name: name.to_owned(),
            x: 50 + 100 * (i % 3) as i32,
            y: 50 + 100 * (i / 3) as i32,
            row: i / 3,
            col: i % 3,
            near: vec![],
        };
        let names = ["a", "b", "c", "d", "", "e", "f", "g", "h"];
        let sites = names.into_iter().enumerate().filter(|(_, name)| !name.is_empty());
        Board {
            class: "b",
            width: 300,
            height: 300,
            sites: sites.map(site).collect(),
            cell: (100, 100),
            size: 100,
            ..Board::default()
        }
    }

    fn rows(turned: u8) -> String {
        let board = board();
        let facing = Facing { turned, ..Facing::default() };
        let rows = facing.rows(&board).into_iter();
        let rows = rows.map(|row| row.iter().map(|&i| board.sites[i].name.as_str()).collect());
        rows.collect::<Vec<String>>().join("/")
    }

    #[test]
    fn each_quarter_turn_brings_the_side_at_the_right_near() {
        let rows = [0, 1, 2, 3].map(rows);
        assert_eq!(rows, ["abc/de/fgh", "fda/gb/hec", "hgf/ed/cba", "ceh/bg/adf"]);
        let near = |seats| (0..seats).map(|seat| Facing::near(seat, seats)).collect::<Vec<_>>();
        assert_eq!((near(2), near(4)), (vec![0, 2], vec![0, 1, 2, 3]));
    }

    #[test]
    fn points_cells_and_arrows_turn_alike() {
        let board = board();
        for turned in 0..4 {
            let facing = Facing { turned, ..Facing::default() };
            for from in 0..board.sites.len() {
                let (x, y) = facing.place(&board, from);
                let (row, col) = facing.cell(&board, from);
                assert_eq!((x, y), (50 + 100 * col as i32, 50 + 100 * row as i32));
                for (dx, dy) in [(1, 0), (0, 1), (-1, 0), (0, -1)] {
                    let beside = (0..board.sites.len())
                        .find(|&to| facing.place(&board, to) == (x + 100 * dx, y + 100 * dy));
                    if beside.is_some() {
                        assert_eq!(facing.toward(&board, from, dx, dy), beside, "{turned} {from}");
                    }
                }
            }
        }
    }
}
