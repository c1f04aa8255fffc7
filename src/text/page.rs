//! The long pages of `texts/`, read from Markdown.
//!
//! A heading of the second level begins a section: `## The end {#end}`. In a section stand paragraphs,
//! notes (`> …`), lists (`- …`) and figures, each on lines of its own (`![caption](name)`). Words of
//! a rule page lead to another site: `[words](https://…)`.

use super::mark::fault_of_link;
use super::{Block, Figure, Section, TaskWords};
use palamede_rules::text::cut;
use pulldown_cmark::{Event, HeadingLevel, LinkType, Options, Parser, Tag, TagEnd};
use std::ops::Range;

/// A section that was read: its id, its title, and what stands in it.
type Part = (String, String, Vec<Block>);

/// A page, or a part of it, that is being read.
struct Page<'a> {
    file: &'a str,
    text: &'a str,
    /// Whether links are shown.
    shows_links: bool,
    sections: Vec<Part>,
    /// The text of the block that is being read.
    said: String,
    /// The items of the list that is being read.
    items: Vec<&'static str>,
    /// The name of the figure that is being read.
    figure: Option<&'static str>,
    /// The address of the link that is being read, and where its words begin.
    link: Option<(String, usize)>,
    in_heading: bool,
    in_note: bool,
    in_list: bool,
    faults: &'a mut Vec<String>,
}

/// Returns the sections of a page, in which links are shown or not.
fn sections(file: &str, text: &str, shows_links: bool, faults: &mut Vec<String>) -> Vec<Part> {
    let mut page = Page {
        file,
        text,
        shows_links,
        sections: Vec::new(),
        said: String::new(),
        items: Vec::new(),
        figure: None,
        link: None,
        in_heading: false,
        in_note: false,
        in_list: false,
        faults,
    };
    let parser = Parser::new_ext(text, Options::ENABLE_HEADING_ATTRIBUTES);
    for (event, at) in parser.into_offset_iter() {
        match event {
            Event::Start(tag) => page.begin(tag, &at),
            Event::End(tag) => page.end(tag, &at),
            Event::Text(text) => page.said.push_str(&text),
            Event::SoftBreak => page.said.push(' '),
            _ => page.unexpected(&at),
        }
    }
    page.sections
}

impl Page<'_> {
    /// Begins what a tag begins.
    fn begin(&mut self, tag: Tag, at: &Range<usize>) {
        match tag {
            Tag::Heading { level: HeadingLevel::H2, id, .. } => {
                let id = id.map_or_else(String::new, |id| id.to_string());
                self.sections.push((id, String::new(), Vec::new()));
                self.said.clear();
                self.in_heading = true;
            }
            Tag::Paragraph | Tag::Item => self.said.clear(),
            Tag::BlockQuote(_) => self.in_note = true,
            Tag::List(None) => self.in_list = true,
            Tag::Image { dest_url, .. } if self.said.is_empty() && !self.in_list => {
                self.figure = Some(&*dest_url.to_string().leak());
            }
            Tag::Link { link_type: LinkType::Inline, dest_url, .. } => {
                self.said.push('[');
                self.link = Some((dest_url.to_string(), self.said.len()));
            }
            _ => self.unexpected(at),
        }
    }

    /// Ends what a tag has begun.
    fn end(&mut self, tag: TagEnd, at: &Range<usize>) {
        match tag {
            TagEnd::Heading(_) => {
                self.in_heading = false;
                let title = std::mem::take(&mut self.said);
                if let Some(section) = self.sections.last_mut() {
                    section.1 = title;
                }
            }
            TagEnd::Paragraph => {
                let text = self.take_text();
                match self.figure.take() {
                    Some(name) => self.add(at, Block::Figure(name, text)),
                    None if self.in_note => self.add(at, Block::Note(text)),
                    None => self.add(at, Block::Text(text)),
                }
            }
            TagEnd::BlockQuote(_) => self.in_note = false,
            TagEnd::List(false) => {
                self.in_list = false;
                let items = std::mem::take(&mut self.items);
                self.add(at, Block::List(items.leak()));
            }
            TagEnd::Item => {
                let text = self.take_text();
                self.items.push(text);
            }
            TagEnd::Image => {}
            TagEnd::Link => self.end_link(at),
            _ => self.unexpected(at),
        }
    }

    /// Ends the link that was begun: the text has its mark.
    fn end_link(&mut self, at: &Range<usize>) {
        let Some((address, from)) = self.link.take() else { return };
        let fault = fault_of_link(cut(&self.said, from).1, &address);
        if !self.shows_links || self.in_heading || self.figure.is_some() {
            self.fault(at, "no link is shown here");
        } else if let Some(why) = fault {
            self.fault(at, &format!("{address}: {why}"));
        }
        self.said.extend(["](", &address, ")"]);
    }

    /// Takes the text of the block that was read.
    fn take_text(&mut self) -> &'static str {
        std::mem::take(&mut self.said).leak()
    }

    fn add(&mut self, at: &Range<usize>, block: Block) {
        match self.sections.last_mut() {
            Some((_, _, blocks)) => blocks.push(block),
            None => self.fault(at, "expected a heading (## …) first"),
        }
    }

    fn unexpected(&mut self, at: &Range<usize>) {
        self.fault(at, "expected a heading, a paragraph, a note, a list or a figure");
    }

    fn fault(&mut self, at: &Range<usize>, why: &str) {
        let line = 1 + cut(self.text, at.start).0.matches('\n').count();
        let fault = format!("{}:{line}: {why}", self.file);
        // (What begins where it is not expected ends there, too.)
        if self.faults.last() != Some(&fault) {
            self.faults.push(fault);
        }
    }
}

/// Reads the sections of a rule page, in which these figures may stand.
pub fn rules(
    file: &str,
    text: &str,
    figures: &[Figure],
    faults: &mut Vec<String>,
) -> &'static [Section] {
    let section = |(id, title, blocks): Part| Section {
        id: id.leak(),
        title: title.leak(),
        blocks: blocks.leak(),
    };
    let all = sections(file, text, true, faults);
    let mut seen = Vec::new();
    for name in all.iter().flat_map(|(.., blocks)| blocks).filter_map(Block::figure) {
        if seen.contains(&name) {
            let lines = text.lines().enumerate().filter(|(_, l)| l.contains(&format!("]({name})")));
            let line = 1 + lines.last().map_or(0, |(n, _)| n);
            faults.push(format!("{file}:{line}: the figure {name:?} stands here once more"));
        }
        seen.push(name);
        if !figures.iter().any(|figure| figure.name == name) {
            let line = line_of(text, &format!("]({name})"));
            let all: Vec<&str> = figures.iter().map(|figure| figure.name).collect();
            let all = all.join(", ");
            faults.push(format!("{file}:{line}: the game has no figure {name:?}; it has {all}"));
        }
    }
    all.into_iter().map(section).collect::<Vec<_>>().leak()
}

/// Returns the number of the line in which a text stands first.
fn line_of(text: &str, part: &str) -> usize {
    1 + text.lines().position(|line| line.contains(part)).unwrap_or_default()
}

/// Reads the words of a lesson: of each of so many tasks, under its number, what it asks, what is said
/// when it is done, and what is said after another move.
pub fn lesson(
    file: &str,
    text: &str,
    tasks: usize,
    faults: &mut Vec<String>,
) -> &'static [TaskWords] {
    let mut all = Vec::new();
    for (n, (_, title, blocks)) in sections(file, text, false, faults).into_iter().enumerate() {
        match blocks[..] {
            [Block::Text(ask), Block::Text(done), Block::Text(other)] => {
                all.push(TaskWords { ask, done, other });
            }
            _ => {
                let line = line_of(text, &format!("## {title}"));
                faults.push(format!("{file}:{line}: expected three paragraphs"));
            }
        }
        if title != (n + 1).to_string() {
            let line = line_of(text, &format!("## {title}"));
            faults.push(format!("{file}:{line}: expected task {}, found {title:?}", n + 1));
        }
    }
    if all.len() != tasks {
        let last = text.lines().count();
        faults.push(format!("{file}:{last}: expected {tasks} tasks, found {}", all.len()));
    }
    all.leak()
}

/// Reads a short rule: a paragraph for each of these sections.
pub fn short(
    file: &str,
    text: &str,
    ids: &[&str],
    faults: &mut Vec<String>,
) -> &'static [&'static str] {
    let mut all = Vec::new();
    let found = sections(file, text, false, faults);
    for (id, _, blocks) in &found {
        match blocks[..] {
            [Block::Text(text)] => all.push(text),
            _ => {
                let line = line_of(text, &format!("{{#{id}}}"));
                faults.push(format!("{file}:{line}: expected one paragraph"));
            }
        }
    }
    let found: Vec<&str> = found.iter().map(|(id, ..)| &**id).collect();
    if found != ids {
        faults.push(format!("{file}:1: expected the sections {ids:?}, found {found:?}"));
    }
    all.leak()
}

#[cfg(test)]
mod tests {
    use super::{lesson, rules, short};
    use crate::figure::figure;

    #[test]
    fn a_page_is_read() {
        let text = "## The aim {#aim}\n\nTake all\n{zh:司令} of them.\n\n> Not this.\n\n- one\n- two\n\n![Here it is](start)\n";
        let (mut faults, figures) = (Vec::new(), [figure("start", "", &[], &[])]);
        let page = rules("rules.md", text, &figures, &mut faults);
        assert_eq!(faults, [""; 0]);
        let section = &page[0];
        assert_eq!((section.id, section.title, section.blocks.len()), ("aim", "The aim", 4));
        let said = format!("{:?}", section.blocks);
        assert_eq!(
            said,
            r#"[Text("Take all {zh:司令} of them."), Note("Not this."), List(["one", "two"]), Figure("start", "Here it is")]"#
        );
    }

    #[test]
    fn a_link_stays_in_the_text() {
        let text = "## A {#a}\n\nFrom [{en:a\nsheet}](https://a.org/b), [two](https://c.org).\n\n- [d](https://e.org)\n";
        let mut faults = Vec::new();
        let page = rules("rules.md", text, &[], &mut faults);
        assert_eq!(faults, [""; 0]);
        assert_eq!(
            format!("{:?}", page[0].blocks),
            r#"[Text("From [{en:a sheet}](https://a.org/b), [two](https://c.org)."), List(["[d](https://e.org)"])]"#
        );
    }

    #[test]
    fn a_link_that_is_wrong_or_shown_nowhere_is_told_with_its_line() {
        let figures = [figure("start", "", &[], &[])];
        let text = "## A {#a}\n\nA\n[sheet](http://a.org).\n\n[](https://a.org)\n\n![A [b](https://a.org)](start)\n\n<https://a.org>\n\n[a]()\n\n## [B](https://a.org) {#b}\n";
        let mut faults = Vec::new();
        rules("a.md", text, &figures, &mut faults);
        let task = "## 1\n\n[Take](https://a.org) it.\n\nYes.\n\nNo.\n";
        lesson("b.md", task, 1, &mut faults);
        short("c.md", "## {#aim}\n\n[Win](https://a.org).\n", &["aim"], &mut faults);
        let told = faults.iter().map(|fault| fault.split_once(": ").expect("a line"));
        let lines: Vec<&str> = told.clone().map(|(line, _)| line).collect();
        assert_eq!(
            lines,
            ["a.md:4", "a.md:6", "a.md:8", "a.md:10", "a.md:12", "a.md:14", "b.md:3", "c.md:3"],
            "{faults:#?}"
        );
        assert_eq!(told.filter(|(_, why)| *why == "no link is shown here").count(), 4);
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        let mut faults = Vec::new();
        rules(
            "a.md",
            "Too early.\n\n## The aim {#aim}\n\n![No such](nowhere)\n\n1. one\n\n![Nor here](nowhere)\n",
            &[],
            &mut faults,
        );
        lesson("b.md", "## 1\n\nTake it.\n\nYes.\n", 2, &mut faults);
        short("c.md", "## {#aim}\n\nWin.\n\nOr not.\n", &["aim", "end"], &mut faults);
        let lines: Vec<&str> = faults.iter().filter_map(|fault| fault.split(": ").next()).collect();
        assert_eq!(
            lines,
            [
                "a.md:1", "a.md:7", "a.md:5", "a.md:9", "a.md:5", "b.md:1", "b.md:5", "c.md:1",
                "c.md:1"
            ],
            "{faults:#?}"
        );
    }
}
