//! One tree of elements for everything that is shown: boards as SVG, pages as HTML.
//!
//! A tree is plain data. It is written as text (rule pages for print, golden tests)
//! or patched into a living document by the `web` layer.

use std::borrow::Cow;

/// A text used in a tree.
pub type Text = Cow<'static, str>;

/// A node of the tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Node {
    /// An element.
    Element(Element),
    /// A run of text.
    Text(Text),
}

/// An element: HTML by its tag, SVG inside of `svg`. It is a pointer: passed on by
/// value a thousand times, its [`Parts`] would weigh more than what builds them.
///
/// ```
/// use palamede_scene::tree::{el, with};
///
/// let link = with("a", "more").attr("href", "#/mak-yek").text("Play & learn");
/// let page = el("main").kid(link).kid(el("br"));
/// assert_eq!(
///     page.markup(),
///     "<main><a class=\"more\" href=\"#/mak-yek\">Play &amp; learn</a><br/></main>",
/// );
/// assert_eq!((page.kids.len(), page.plain().as_str()), (2, "Play & learn"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Element(Box<Parts>);

/// The parts that an element is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parts {
    /// The tag's name.
    pub tag: &'static str,
    /// The key that tells the element from its siblings when the document is patched.
    pub key: Option<Text>,
    /// Attributes, in the order of writing.
    pub attrs: Vec<(&'static str, Text)>,
    /// Custom properties, set through the style interface: the page's policy allows
    /// no style attribute.
    pub vars: Vec<(&'static str, Text)>,
    /// Children.
    pub kids: Vec<Node>,
}

/// Makes an element of this tag.
#[inline(never)]
pub fn el(tag: &'static str) -> Element {
    Element(Box::new(Parts {
        tag,
        key: None,
        attrs: Vec::new(),
        vars: Vec::new(),
        kids: Vec::new(),
    }))
}

impl std::ops::Deref for Element {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl std::ops::DerefMut for Element {
    fn deref_mut(&mut self) -> &mut Parts {
        &mut self.0
    }
}

/// Makes an element of this tag and class.
pub fn with(tag: &'static str, class: impl Into<Text>) -> Element {
    el(tag).attr("class", class)
}

impl Element {
    /// Adds an attribute.
    #[must_use]
    pub fn attr(self, name: &'static str, value: impl Into<Text>) -> Element {
        self.with_attr(name, value.into())
    }

    // A page makes thousands of these calls: not inlined, their code is half as large.
    #[inline(never)]
    fn with_attr(mut self, name: &'static str, value: Text) -> Element {
        self.attrs.push((name, value));
        self
    }

    #[inline(never)]
    fn with_kid(mut self, kid: Node) -> Element {
        self.kids.push(kid);
        self
    }

    /// Adds an attribute of a number.
    #[must_use]
    #[inline(never)]
    pub fn num(self, name: &'static str, value: i32) -> Element {
        self.attr(name, value.to_string())
    }

    /// Adds an attribute that is there or not.
    #[must_use]
    pub fn flag(self, name: &'static str, on: bool) -> Element {
        if on { self.attr(name, "") } else { self }
    }

    /// Adds an attribute if there is a value.
    #[must_use]
    pub fn maybe(self, name: &'static str, value: Option<impl Into<Text>>) -> Element {
        match value {
            Some(value) => self.attr(name, value),
            None => self,
        }
    }

    /// Sets a custom property.
    #[must_use]
    pub fn var(mut self, name: &'static str, value: impl Into<Text>) -> Element {
        self.vars.push((name, value.into()));
        self
    }

    /// Sets the key.
    #[must_use]
    pub fn key(mut self, key: impl Into<Text>) -> Element {
        self.key = Some(key.into());
        self
    }

    /// Adds a child.
    #[must_use]
    pub fn kid(self, kid: impl Into<Node>) -> Element {
        self.with_kid(kid.into())
    }

    /// Adds children.
    #[must_use]
    pub fn kids<N: Into<Node>>(self, kids: impl IntoIterator<Item = N>) -> Element {
        kids.into_iter().fold(self, |element, kid| element.with_kid(kid.into()))
    }

    /// Adds text.
    #[must_use]
    pub fn text(self, text: impl Into<Text>) -> Element {
        self.with_kid(Node::Text(text.into()))
    }

    /// Returns the value of an attribute.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attrs.iter().find(|(n, _)| *n == name).map(|(_, v)| v.as_ref())
    }

    /// Walks through this element and every element below it, in document order.
    ///
    /// ```
    /// use palamede_scene::tree::{el, with};
    ///
    /// let page = el("p").kids([with("b", "x"), with("i", "y")]);
    /// let mut tags = Vec::new();
    /// page.walk(&mut |element| tags.push(element.tag));
    /// assert_eq!(tags, ["p", "b", "i"]);
    /// ```
    pub fn walk<'a>(&'a self, visit: &mut impl FnMut(&'a Element)) {
        visit(self);
        for kid in &self.kids {
            if let Node::Element(element) = kid {
                element.walk(visit);
            }
        }
    }

    /// Returns all text below this element, without mark-up.
    pub fn plain(&self) -> String {
        let mut out = String::new();
        self.gather(&mut out);
        out
    }

    fn gather(&self, out: &mut String) {
        for kid in &self.kids {
            match kid {
                Node::Text(text) => out.push_str(text),
                Node::Element(element) => element.gather(out),
            }
        }
    }

    /// Returns the tree as text: well-formed for SVG and for HTML.
    pub fn markup(&self) -> String {
        let mut out = String::new();
        self.write(&mut out);
        out
    }

    fn write(&self, out: &mut String) {
        out.push('<');
        out.push_str(self.tag);
        for (name, value) in &self.attrs {
            out.push(' ');
            out.push_str(name);
            out.push_str("=\"");
            escape(value, out);
            out.push('"');
        }
        if !self.vars.is_empty() {
            out.push_str(" style=\"");
            for (name, value) in &self.vars {
                out.push_str(name);
                out.push(':');
                escape(value, out);
                out.push(';');
            }
            out.push('"');
        }
        // (HTML ignores the `/` of `<div/>`: an empty element of these tags needs a closing tag,
        // else all that follows would be inside it.)
        let closed =
            matches!(self.tag, "div" | "span" | "p" | "button" | "textarea" | "ol" | "code");
        if self.kids.is_empty() && !closed {
            out.push_str("/>");
            return;
        }
        out.push('>');
        for kid in &self.kids {
            match kid {
                Node::Text(text) => escape(text, out),
                Node::Element(element) => element.write(out),
            }
        }
        out.push_str("</");
        out.push_str(self.tag);
        out.push('>');
    }
}

fn escape(text: &str, out: &mut String) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c => out.push(c),
        }
    }
}

impl From<Element> for Node {
    fn from(element: Element) -> Node {
        Node::Element(element)
    }
}

impl From<&'static str> for Node {
    fn from(text: &'static str) -> Node {
        Node::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Node {
    fn from(text: String) -> Node {
        Node::Text(Cow::Owned(text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_cannot_break_out_of_the_markup() {
        let node = with("p", "a\"b").text("<script> & so on");
        assert_eq!(node.markup(), "<p class=\"a&quot;b\">&lt;script&gt; &amp; so on</p>");
        assert_eq!(node.plain(), "<script> & so on");
    }
}
