//! What lies under the pieces is the same in all pictures of a board, and weighs most of them: a page holds it once.

use palamede::scene::tree::{Element, Node, el};
use std::collections::HashMap;

/// The tree with each ground drawn where it is first seen, and used from there wherever it comes again.
pub fn once(mut root: Element) -> Element {
    walk(&mut root, &mut HashMap::new());
    root
}

fn walk(element: &mut Element, seen: &mut HashMap<String, String>) {
    // Styles are those of where it stands first: of a board of that class.
    let class = element.get("class").unwrap_or_default().to_owned();
    let is_board = element.tag == "svg" && class.starts_with("board ");
    for (at, kid) in element.kids.iter_mut().enumerate() {
        let Node::Element(kid) = kid else { continue };
        if !is_board {
            walk(kid, seen);
        } else if at == 0 && kid.tag == "g" && kid.attrs.is_empty() {
            let ground = class.clone() + &kid.markup();
            if let Some(id) = seen.get(&ground) {
                *kid = el("use").attr("href", format!("#{id}"));
            } else {
                let id = format!("ground{}", seen.len());
                seen.insert(ground, id.clone());
                kid.attrs.push(("id", id.into()));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use palamede::scene::tree::with;

    fn board(class: &'static str, path: &'static str) -> Element {
        with("svg", class).kid(el("g").kid(el("path").attr("d", path))).kid(el("g"))
    }

    #[test]
    fn what_lies_under_the_pieces_is_there_once() {
        let page = |boards: [Element; 4]| el("main").kid(el("div").kids(boards)).kid(el("g"));
        let [a, b] = ["M0 0h9", "M0 0h8"];
        let shown = once(page([
            board("board b-a", a),
            board("board b-a", b),
            board("board b-a", a),
            board("logo", a),
        ]));
        let first = "<g id=\"ground0\"><path d=\"M0 0h9\"/></g><g/>";
        let text = shown.markup();
        assert!(text.contains(first) && text.contains("<g id=\"ground1\">"), "{text}");
        assert_eq!(text.matches("<use href=\"#ground0\"/><g/>").count(), 1, "{text}");
        assert!(text.contains("<svg class=\"logo\"><g><path"), "{text}");
    }
}
