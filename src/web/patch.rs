//! Brings the document up to a tree, touching only what differs: elements keep their
//! focus and their state.

use palamede_scene::tree::{Element, Node, Text};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, HtmlElement};

const SVG: &str = "http://www.w3.org/2000/svg";

/// Makes the document's nodes of a tree.
pub(super) fn make(doc: &Document, node: &Node, in_svg: bool) -> Result<web_sys::Node, JsValue> {
    let element = match node {
        Node::Text(text) => return Ok(doc.create_text_node(text).into()),
        Node::Element(element) => element,
    };
    let svg = in_svg || element.tag == "svg";
    let made = if svg {
        doc.create_element_ns(Some(SVG), element.tag)?
    } else {
        doc.create_element(element.tag)?
    };
    for (name, value) in &element.attrs {
        made.set_attribute(name, value)?;
    }
    set_vars(&made, &[], &element.vars)?;
    for kid in &element.kids {
        made.append_child(&make(doc, kid, svg)?)?;
    }
    Ok(made.into())
}

/// Sets the variables of an element's style in place of those it had.
fn set_vars(
    made: &web_sys::Element,
    old: &[(&str, Text)],
    new: &[(&str, Text)],
) -> Result<(), JsValue> {
    if old == new {
        return Ok(());
    }
    // (What is drawn has a style as other elements have, though it is none of HTML.)
    let style = made.unchecked_ref::<HtmlElement>().style();
    for (name, _) in old.iter().filter(|(name, _)| !new.iter().any(|(other, _)| other == name)) {
        style.remove_property(name)?;
    }
    for (name, value) in new {
        style.set_property(name, value)?;
    }
    Ok(())
}

/// Returns the property of what people choose that says whether it is chosen.
fn chosen(element: &Element) -> Option<&'static str> {
    match (element.tag, element.get("type")) {
        ("input", Some("radio" | "checkbox")) => Some("checked"),
        ("input", Some("range")) => Some("value"),
        ("option", _) => Some("selected"),
        _ => None,
    }
}

/// Changes `here`, which shows `old`, into what `new` says. Both have the same tag.
pub(super) fn patch(
    doc: &Document,
    here: &web_sys::Element,
    old: &Element,
    new: &Element,
    in_svg: bool,
) -> Result<(), JsValue> {
    for (name, _) in &old.attrs {
        if new.get(name).is_none() {
            here.remove_attribute(name)?;
        }
    }
    for (name, value) in &new.attrs {
        if old.get(name) != Some(value.as_ref()) {
            here.set_attribute(name, value)?;
        }
    }
    set_vars(here, &old.vars, &new.vars)?;
    // A press on a control changes its property, not its attribute: set the property.
    if let Some(chosen) = chosen(new) {
        let value = match chosen {
            "value" => new.get(chosen).into(),
            _ => new.get(chosen).is_some().into(),
        };
        js_sys::Reflect::set(here, &chosen.into(), &value)?;
    }
    if old.kids != new.kids {
        patch_kids(doc, here, old, new, in_svg || new.tag == "svg")?;
    }
    Ok(())
}

/// Returns the names that tell children from their siblings: the key of each, or its place among
/// those without.
fn names(kids: &[Node]) -> Vec<(&'static str, Result<&str, usize>)> {
    let mut places = 0;
    kids.iter()
        .map(|kid| match kid {
            Node::Element(element) => {
                let name = element.key.as_deref().ok_or_else(|| {
                    places += 1;
                    places
                });
                (element.tag, name)
            }
            Node::Text(_) => {
                places += 1;
                ("", Err(places))
            }
        })
        .collect()
}

/// Returns the old child of each new one, and which of the old ones are used so.
fn pair(
    old: &Element,
    new: &Element,
    nodes: &[Option<web_sys::Node>],
) -> (Vec<Option<usize>>, Vec<bool>) {
    let (was, is) = (names(&old.kids), names(&new.kids));
    let mut used = vec![false; was.len()];
    // All before it are used: most children are where they were.
    let mut free = 0;
    let from = is.iter().map(|name| {
        let fits = |&i: &usize| !used[i] && was[i] == *name && nodes[i].is_some();
        let at = (free..was.len()).find(fits)?;
        used[at] = true;
        free += usize::from(at == free);
        Some(at)
    });
    let from = from.collect();
    (from, used)
}

/// Brings one child up to date.
fn patch_kid(
    doc: &Document,
    node: &web_sys::Node,
    change: (&Node, &Node),
    svg: bool,
) -> Result<(), JsValue> {
    match change {
        (Node::Element(old), Node::Element(new)) if old != new => {
            if let Some(element) = node.dyn_ref::<web_sys::Element>() {
                patch(doc, element, old, new, svg)?;
            }
        }
        (Node::Text(old), Node::Text(text)) if old != text => {
            // A translator may have put an element in the text's place.
            if node.node_type() != web_sys::Node::TEXT_NODE {
                return Err(JsValue::NULL);
            }
            node.set_node_value(Some(text));
        }
        (Node::Element(old), Node::Element(_)) if chosen(old).is_some() => {
            if let Some(element) = node.dyn_ref::<web_sys::Element>() {
                patch(doc, element, old, old, svg)?;
            }
        }
        _ => {}
    }
    Ok(())
}

fn patch_kids(
    doc: &Document,
    here: &web_sys::Element,
    old: &Element,
    new: &Element,
    svg: bool,
) -> Result<(), JsValue> {
    let list = here.child_nodes();
    let nodes: Vec<Option<web_sys::Node>> =
        (0..old.kids.len()).map(|i| list.get(i as u32)).collect();
    let (from, used) = pair(old, new, &nodes);
    for (at, node) in nodes.iter().enumerate() {
        if let (false, Some(node)) = (used[at], node) {
            here.remove_child(node)?;
        }
    }
    let mut next: Option<web_sys::Node> = here.first_child();
    for (kid, from) in new.kids.iter().zip(from) {
        let Some((at, node)) = from.and_then(|at| Some((at, nodes[at].clone()?))) else {
            here.insert_before(&make(doc, kid, svg)?, next.as_ref())?;
            continue;
        };
        patch_kid(doc, &node, (&old.kids[at], kid), svg)?;
        // Moving an element takes its focus away: only what is out of place moves.
        if next.as_ref().is_some_and(|next| next.is_same_node(Some(&node))) {
            next = node.next_sibling();
        } else {
            here.insert_before(&node, next.as_ref())?;
        }
    }
    Ok(())
}
