//! Sheets of paper that are drawn upon, in tenths of a millimetre, so that what is printed is as long as
//! it says.

use palamede::scene::Board;
use palamede::scene::tree::{Element, el, with};

/// A size of paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paper {
    /// 210 by 297 millimetres.
    A4,
    /// 297 by 420 millimetres.
    A3,
}

/// How far the sheets of one board overlap, to be glued.
const OVERLAP: i32 = 80;

/// What the ruler and the sentence take below.
const BELOW: i32 = 130;

/// The length of the ruler.
const RULER: i32 = 1000;

impl Paper {
    /// Width and height of what is printed of a sheet that stands upright: all but a centimetre at each
    /// edge, which most printers need, and a little, for browsers that count in pixels.
    fn area(self) -> (i32, i32) {
        match self {
            Paper::A4 => (1895, 2760),
            Paper::A3 => (2765, 3990),
        }
    }

    /// The same without what stands below, as the sheet lies or stands.
    fn room(self, wide: bool) -> (i32, i32) {
        let (width, height) = self.area();
        if wide { (height, width - BELOW) } else { (width, height - BELOW) }
    }

    /// How long a hundred units may be where the board is to fit one sheet: whole millimetres.
    pub fn fitting(self, board: &Board) -> i32 {
        let fit = |(width, height): (i32, i32)| {
            (width * 10 / board.width).min(height * 10 / board.height) * 10
        };
        fit(self.room(false)).max(fit(self.room(true)))
    }

    /// Whether the sheets lie, and how many beside and below one another something of this size takes.
    pub fn tiles(self, width: i32, height: i32) -> (bool, i32, i32) {
        let count = |length: i32, room: i32| match length <= room {
            true => 1,
            false => (length - OVERLAP + room - OVERLAP - 1) / (room - OVERLAP),
        };
        let of = |wide: bool| {
            let (across, down) = self.room(wide);
            (wide, count(width, across), count(height, down))
        };
        let (standing, lying) = (of(false), of(true));
        let sheets = |(_, columns, rows): (bool, i32, i32)| columns * rows;
        if sheets(lying) < sheets(standing) { lying } else { standing }
    }
}

/// A sheet, and what is drawn on it.
pub struct Sheet {
    paper: Paper,
    wide: bool,
    kids: Vec<Element>,
}

impl Sheet {
    /// An empty sheet; `wide` where it lies.
    pub fn new(paper: Paper, wide: bool) -> Sheet {
        Sheet { paper, wide, kids: Vec::new() }
    }

    /// Width and height of what can be drawn on.
    pub fn room(&self) -> (i32, i32) {
        self.paper.room(self.wide)
    }

    /// Where the part of a picture lies that this sheet shows: for each direction the sheet's number, how
    /// many there are, and how long the picture is.
    pub fn place(
        &self,
        (column, columns, width): (i32, i32, i32),
        (row, rows, height): (i32, i32, i32),
    ) -> (i32, i32) {
        let (across, down) = self.room();
        // The whole stands in the middle of all sheets.
        let at = |n: i32, all: i32, length: i32, room: i32| {
            let whole = all * room - (all - 1) * OVERLAP;
            (whole - length) / 2 - n * (room - OVERLAP)
        };
        (at(column, columns, width, across), at(row, rows, height, down))
    }

    /// Draws something.
    pub fn put(&mut self, element: Element) {
        self.kids.push(element);
    }

    /// Draws the part of something that lies above the ruler.
    pub fn put_cut(&mut self, element: Element) {
        let (width, height) = self.room();
        let part = el("svg")
            .num("width", width)
            .num("height", height)
            .attr("viewBox", format!("0 0 {width} {height}"));
        self.kids.push(part.kid(element));
    }

    /// Marks where the next sheet is laid upon this one: both are the same up to the line.
    pub fn joins(&mut self, (column, columns): (i32, i32), (row, rows): (i32, i32)) {
        let (width, height) = self.room();
        let edges = |n: i32, all: i32, length: i32| {
            let first = (n > 0).then_some(OVERLAP / 2);
            let last = (n + 1 < all).then_some(length - OVERLAP / 2);
            [first, last].into_iter().flatten()
        };
        for x in edges(column, columns, width) {
            self.put(line("join", x, 0, x, height));
        }
        for y in edges(row, rows, height) {
            self.put(line("join", 0, y, width, y));
        }
    }

    /// The sentence below and the ruler with what it is for.
    pub fn caption(&mut self, text: String, ruler: &'static str) {
        let (_, height) = self.room();
        let y = height + 60;
        self.put(line("ruler", 2, y, 2 + RULER, y));
        for tenth in 0..=10 {
            let x = 2 + tenth * RULER / 10;
            let long = if tenth % 5 == 0 { 25 } else { 14 };
            self.put(line("tick", x, y - long, x, y));
        }
        self.put(written(2, y + 45, ruler));
        self.put(written(RULER / 2, y + 45, text));
    }

    /// The sheet as a picture of its true size.
    pub fn done(self) -> Element {
        let (width, height) = self.paper.area();
        let (width, height) = if self.wide { (height, width) } else { (width, height) };
        let mm = |tenths: i32| format!("{}.{}mm", tenths / 10, tenths % 10);
        let lies = if self.wide { "wide" } else { "high" };
        let name = if self.paper == Paper::A4 { "a4" } else { "a3" };
        with("svg", format!("leaf {name}-{lies}"))
            .attr("width", mm(width))
            .attr("height", mm(height))
            .attr("viewBox", format!("0 0 {width} {height}"))
            .attr("aria-hidden", "true")
            .kids(self.kids)
    }
}

/// A line, by its ends.
pub fn line(class: &'static str, x1: i32, y1: i32, x2: i32, y2: i32) -> Element {
    with("path", class).attr("d", format!("M{x1} {y1}L{x2} {y2}"))
}

/// A text.
pub fn written(x: i32, y: i32, text: impl Into<palamede::scene::tree::Text>) -> Element {
    with("text", "small").num("x", x).num("y", y).text(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where a part of a picture lies on each of its sheets.
    fn covered(paper: Paper, width: i32, height: i32) -> Vec<[i32; 4]> {
        let (wide, columns, rows) = paper.tiles(width, height);
        let sheet = Sheet::new(paper, wide);
        let (across, down) = sheet.room();
        let part = |at: i32| {
            let (x, y) = sheet.place((at % columns, columns, width), (at / columns, rows, height));
            [-x, -y, across - x, down - y]
        };
        (0..columns * rows).map(part).collect()
    }

    #[test]
    fn the_sheets_of_a_board_show_all_of_it_and_overlap() {
        for (width, height) in [(100, 100), (1895, 2630), (1896, 100), (3228, 1584), (3515, 3515)] {
            for paper in [Paper::A4, Paper::A3] {
                let all = covered(paper, width, height);
                let seen = |x: i32, y: i32| {
                    all.iter().filter(move |[l, t, r, b]| {
                        (*l..=*r).contains(&x) && (*t..=*b).contains(&y)
                    })
                };
                for x in (0..=width).step_by(7).chain([width]) {
                    for y in (0..=height).step_by(11).chain([height]) {
                        assert!(seen(x, y).count() > 0, "{paper:?}, {width}, {height}: {x}, {y}");
                    }
                }
                for pair in all.windows(2).filter(|pair| pair[0][1] == pair[1][1]) {
                    assert_eq!(pair[0][2] - pair[1][0], OVERLAP, "{paper:?}, {width}, {height}");
                }
            }
        }
    }

    #[test]
    fn one_sheet_is_enough_for_what_fits_it() {
        let of = |width, height| {
            let (wide, columns, rows) = Paper::A4.tiles(width, height);
            (wide, columns * rows)
        };
        assert_eq!(of(1848, 1848), (false, 1));
        assert_eq!(of(2516, 1747), (true, 1));
        assert_eq!(of(1895, 2630), (false, 1));
        assert_eq!(of(1895, 2631).1, 2);
    }
}
