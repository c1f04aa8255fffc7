//! The accessibility statement, in the form that the French State's model demands: each part that is
//! mandatory there stands here in its order. What is said of the site comes from the audit, and what of
//! who publishes it from `host.toml`; what that does not say is left out.

use crate::audit::{Conformity, Criterion, Verdict};
use crate::host::Host;
use crate::publisher::{Kind, Publisher};
use palamede::record::checksum;
use palamede::scene::tree::{Element, Node, el, with};
use palamede::text::{Lang, fill};

/// What the site is made of.
const TECHNOLOGIES: [&str; 6] = ["HTML", "CSS", "SVG", "WAI-ARIA", "JavaScript", "WebAssembly"];

/// How the page looks besides what the site's styles say.
pub const SHEET: &str = include_str!("statement.css");

/// The sheet's name: another one when it changes.
pub fn sheet() -> String {
    format!("statement-{:08x}.css", checksum(SHEET))
}

/// The form of the Défenseur des droits.
const FORM: &str = "https://formulaire.defenseurdesdroits.fr/";

/// The list of his delegates.
const DELEGATES: &str = "https://www.defenseurdesdroits.fr/saisir/delegues";

/// His address.
const POST: &str = "Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07";

/// What stands on the page.
pub fn main(lang: Lang, host: &Host) -> Vec<Element> {
    let mut all = vec![el("h1").text(lang.statement().title)];
    all.extend(commitment(lang, host));
    all.extend(state(lang, host));
    all.extend(contents(lang, host));
    all.extend(made(lang, host));
    all.extend(contact(lang, &host.publisher));
    all.extend(remedy(lang));
    all.push(table(lang, &host.audit.criteria));
    all
}

/// Who commits themselves, how they go about it, and what the statement is about.
fn commitment(lang: Lang, host: &Host) -> Vec<Element> {
    let (words, by) = (lang.statement(), &host.publisher);
    let who = match by.kind {
        _ if by.name.is_empty() => words.nobody.to_owned(),
        Kind::Public => words.bound(&by.name),
        Kind::Unsaid | Kind::Other => words.published(&by.name),
    };
    let plans = [(&by.plan, words.plan), (&by.year_plan, words.year_plan)];
    let plans: Vec<Element> = plans
        .into_iter()
        .filter(|(at, _)| !at.is_empty())
        .map(|(at, text)| link(at.clone(), text))
        .collect();
    let name = lang.words().site_title;
    let site = match &host.url {
        Some(url) => lang.words().parenthesis(&name, &url),
        None => name.to_owned(),
    };
    let mut all = vec![el("p").text(who)];
    if !plans.is_empty() {
        all.extend([el("p").text(words.plans), list(plans)]);
    }
    all.push(el("p").text(words.goal));
    all.push(el("p").text(words.scope(&site)));
    all
}

/// The state of conformity, and how it was found.
fn state(lang: Lang, host: &Host) -> Vec<Element> {
    let (words, audit) = (lang.statement(), &host.audit);
    let failed = audit.count(Verdict::Not) > 0;
    let state = audit.state(lang);
    let state = if failed { words.state_for(&state) } else { words.state_is(&state) };
    let verdicts = [Verdict::Met, Verdict::Not, Verdict::Na];
    let counts = verdicts.into_iter().zip(words.counts).map(|(verdict, text)| {
        let n = audit.count(verdict).to_string();
        fill(text, &[("n", &n)])
    });
    let [met, not] = [Verdict::Met, Verdict::Not].map(|verdict| audit.count(verdict));
    let date = audit.date.said(lang);
    let audited = words.audited(&date, &audit.percent(), &met, &(met + not));
    let unheard = audit.conformity() == Conformity::Partial && audit.screen_readers.is_empty();
    let uncounted = words.uncounted(&audit.state(lang));
    let mut all =
        vec![el("h2").text(words.state), el("p").text(state), el("p").text(audit.heard(lang))];
    if unheard {
        all.push(el("p").text(words.no_more));
    }
    all.extend([el("h3").text(words.results), el("p").text(audited)]);
    all.extend(unheard.then(|| el("p").text(uncounted)));
    all.extend([list(counts), el("p").kid(link("#criteria", words.table))]);
    all
}

/// What is not accessible, by its grounds.
fn contents(lang: Lang, host: &Host) -> Vec<Element> {
    let words = lang.statement();
    let failed = host.audit.criteria.iter().filter(|one| one.state == Verdict::Not);
    let failed: Vec<Element> = failed
        .map(|one| el("span").text(format!("{} ", one.id)).kid(french(lang, "span", &one.why)))
        .collect();
    let failed = match failed.is_empty() {
        true => el("p").text(words.none_failed),
        false => list(failed),
    };
    vec![
        el("h2").text(words.contents),
        el("h3").text(words.failed),
        failed,
        el("h3").text(words.derogations),
        el("p").text(words.no_derogation),
        el("h3").text(words.exempt),
        el("p").text(words.none_exempt),
    ]
}

/// When and with what the statement was made.
fn made(lang: Lang, host: &Host) -> Vec<Element> {
    let words = lang.statement();
    let items = |text: &'static str| list(text.split('|'));
    vec![
        el("h2").text(words.made),
        el("p").text(words.made_on(&host.audit.date.said(lang))),
        el("h3").text(words.technologies),
        list(TECHNOLOGIES),
        el("h3").text(words.environment),
        items(words.tested),
        el("h3").text(words.tools),
        items(words.tools_are),
        el("h3").text(words.pages),
        items(words.pages_are),
    ]
}

/// Whom to write to.
fn contact(lang: Lang, by: &Publisher) -> Vec<Element> {
    let words = lang.statement();
    let mut ways: Vec<Node> = Vec::new();
    if !by.email.is_empty() {
        let text = words.email(&by.email);
        ways.push(link(format!("mailto:{}", by.email), text).into());
    }
    ways.extend((!by.phone.is_empty()).then(|| words.phone(&by.phone).into()));
    ways.extend((!by.address.is_empty()).then(|| words.post(&by.address).into()));
    let mut all = vec![el("h2").text(words.contact)];
    if !ways.is_empty() {
        all.extend([el("p").text(words.contact_why), list(ways)]);
    }
    all.push(match by.source.as_str() {
        "" => el("p").text(words.ticket),
        source => el("p").kid(link(source, words.ticket)),
    });
    all.push(el("p").text(words.tell));
    all.push(el("p").kid(link("#/keyboard", lang.words().keyboard)));
    all
}

/// What to do where nobody answers.
fn remedy(lang: Lang) -> Vec<Element> {
    let words = lang.statement();
    let (before, after) = words.remedy_post.split_once("{address}").unwrap_or_default();
    let post = el("span").text(before).kid(french(lang, "span", POST)).text(after);
    vec![
        el("h2").text(words.remedy),
        el("p").text(words.remedy_why),
        list([link(FORM, words.remedy_form), link(DELEGATES, words.remedy_delegates), post]),
    ]
}

/// Every criterion, folded away.
fn table(lang: Lang, criteria: &[Criterion]) -> Element {
    let words = lang.statement();
    let head = words.columns.map(|text| el("th").attr("scope", "col").text(text));
    let rows = criteria.iter().map(|one| {
        el("tr")
            .kid(el("th").attr("scope", "row").text(one.id.clone()))
            .kid(french(lang, "td", &one.why))
            .kid(el("td").text(words.verdicts[one.state as usize]))
    });
    let table = el("table")
        .kid(with("caption", "vh").text(words.table))
        .kid(el("thead").kid(el("tr").kids(head)))
        .kid(el("tbody").kids(rows));
    let folded = el("details").kid(el("summary").text(words.table)).kid(table);
    el("section").attr("id", "criteria").kid(folded)
}

fn list<N: Into<Node>>(items: impl IntoIterator<Item = N>) -> Element {
    el("ul").kids(items.into_iter().map(|item| el("li").kid(item)))
}

fn link(to: impl Into<String>, text: impl Into<String>) -> Element {
    el("a").attr("href", to.into()).text(text.into())
}

/// An element with a text that is French in every language.
fn french(lang: Lang, tag: &'static str, text: &str) -> Element {
    let other = (lang != Lang::Fr).then(|| Lang::Fr.tag());
    el(tag).maybe("lang", other).text(Lang::Fr.set(text))
}
