//! The long pages of `texts/`, read from Markdown.
//!
//! A heading of the second level begins a section: `## The end {#end}`. In a section stand paragraphs,
//! notes (`> …`), lists (`- …`) and figures, each on lines of its own (`![caption](name)`).

use super::{Block, Figure, Section, TaskWords};
use palamede_rules::text::cut;
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use std::ops::Range;

/// A page, or a part of it, that is being read.
struct Page<'a> {
    file: &'a str,
    text: &'a str,
    sections: Vec<(String, String, Vec<Block>)>,
    faults: &'a mut Vec<String>,
}

/// Returns the sections of a page: of each its id, its title, and what stands in it.
fn sections(file: &str, text: &str, faults: &mut Vec<String>) -> Vec<(String, String, Vec<Block>)> {
    let mut page = Page { file, text, sections: Vec::new(), faults };
    let parser = Parser::new_ext(text, Options::ENABLE_HEADING_ATTRIBUTES);
    let (mut said, mut items, mut figure) = (String::new(), Vec::new(), None);
    let (mut in_note, mut in_list) = (false, false);
    for (event, at) in parser.into_offset_iter() {
        match event {
            Event::Start(Tag::Heading { level: HeadingLevel::H2, id, .. }) => {
                let id = id.map_or_else(String::new, |id| id.to_string());
                page.sections.push((id, String::new(), Vec::new()));
                said.clear();
            }
            Event::End(TagEnd::Heading(_)) => {
                if let Some(section) = page.sections.last_mut() {
                    section.1 = std::mem::take(&mut said);
                }
            }
            Event::Start(Tag::Paragraph) => said.clear(),
            Event::End(TagEnd::Paragraph) => {
                let text: &'static str = std::mem::take(&mut said).leak();
                match figure.take() {
                    Some(name) => page.add(&at, Block::Figure(name, text)),
                    None if in_note => page.add(&at, Block::Note(text)),
                    None => page.add(&at, Block::Text(text)),
                }
            }
            Event::Start(Tag::BlockQuote(_)) => in_note = true,
            Event::End(TagEnd::BlockQuote(_)) => in_note = false,
            Event::Start(Tag::List(None)) => in_list = true,
            Event::End(TagEnd::List(false)) => {
                in_list = false;
                page.add(&at, Block::List(std::mem::take(&mut items).leak()));
            }
            Event::Start(Tag::Item) => said.clear(),
            Event::End(TagEnd::Item) => items.push(&*std::mem::take(&mut said).leak()),
            Event::Start(Tag::Image { dest_url, .. }) if said.is_empty() && !in_list => {
                figure = Some(&*dest_url.to_string().leak());
            }
            Event::End(TagEnd::Image) => {}
            Event::Text(text) => said.push_str(&text),
            Event::SoftBreak => said.push(' '),
            _ => page.fault(&at, "expected a heading, a paragraph, a note, a list or a figure"),
        }
    }
    page.sections
}

impl Page<'_> {
    fn add(&mut self, at: &Range<usize>, block: Block) {
        match self.sections.last_mut() {
            Some((_, _, blocks)) => blocks.push(block),
            None => self.fault(at, "expected a heading (## …) first"),
        }
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
    let section = |(id, title, blocks): (String, String, Vec<Block>)| Section {
        id: id.leak(),
        title: title.leak(),
        blocks: blocks.leak(),
    };
    let all = sections(file, text, faults);
    for name in all.iter().flat_map(|(.., blocks)| blocks).filter_map(Block::figure) {
        if !figures.iter().any(|figure| figure.name == name) {
            let line = line_of(text, &format!("]({name})"));
            faults.push(format!("{file}:{line}: the game has no figure {name:?}"));
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
    for (n, (_, title, blocks)) in sections(file, text, faults).into_iter().enumerate() {
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
    let found = sections(file, text, faults);
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
    fn what_is_wrong_is_told_with_its_line() {
        let mut faults = Vec::new();
        rules(
            "a.md",
            "Too early.\n\n## The aim {#aim}\n\n![No such](nowhere)\n\n1. one\n",
            &[],
            &mut faults,
        );
        lesson("b.md", "## 1\n\nTake it.\n\nYes.\n", 2, &mut faults);
        short("c.md", "## {#aim}\n\nWin.\n\nOr not.\n", &["aim", "end"], &mut faults);
        let lines: Vec<&str> = faults.iter().filter_map(|fault| fault.split(": ").next()).collect();
        assert_eq!(
            lines,
            ["a.md:1", "a.md:7", "a.md:5", "b.md:1", "b.md:5", "c.md:1", "c.md:1"],
            "{faults:#?}"
        );
    }
}
