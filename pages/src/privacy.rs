//! The page that tells what becomes known of who plays, and to whom: a public body has to say so.

use crate::host::Host;
use palamede::scene::tree::{Element, el};
use palamede::text::Lang;

/// What stands on the page.
pub fn main(lang: Lang, host: &Host) -> Vec<Element> {
    let (words, by) = (lang.privacy(), &host.publisher);
    let paragraphs = |text: &'static str| text.split('|').map(|part| el("p").text(part));
    let served = match by.host.as_str() {
        "" => words.served_by_nobody.to_owned(),
        host => words.served(&host),
    };
    let erase = words.erase(&lang.words().settings, &lang.words().clear_data);
    let who = match by.name.as_str() {
        "" => words.by_nobody.to_owned(),
        name => words.by(&name),
    };
    let link = |at: String, text: String| el("p").kid(el("a").attr("href", at).text(text));
    let mut all = vec![el("h1").text(words.title), el("p").text(words.lede)];
    all.push(el("h2").text(words.server));
    all.extend(paragraphs(words.server_text));
    all.push(el("p").text(served));
    all.push(el("h2").text(words.device));
    all.push(el("ul").kids(words.kept.split('|').map(|point| el("li").text(point))));
    all.push(el("p").text(erase));
    all.push(el("h2").text(words.frame));
    all.extend(paragraphs(words.frame_text));
    all.extend([el("h2").text(words.who), el("p").text(who)]);
    if !by.email.is_empty() {
        let text = lang.statement().email(&by.email);
        all.push(link(format!("mailto:{}", by.email), text));
    }
    if !by.legal_notice.is_empty() {
        all.push(link(by.legal_notice.clone(), lang.statement().legal.to_owned()));
    }
    all
}
