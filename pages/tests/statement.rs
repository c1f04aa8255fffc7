//! The accessibility statement: what the State's model demands is there, what nobody said is not, and the
//! rest follows from the audit.

#![allow(clippy::too_many_lines)]

use pages::{Host, Kind, Page, Publisher, Styles, Verdict, files};
use palamede::text::{Lang, plain};
use std::collections::BTreeMap;

/// A town that hosts a copy.
const TOWN: &str = r#"
name = "Ville de Montbrun"
kind = "public"
email = "acces@montbrun.example"
address = "1 place de la Mairie, 00000 Montbrun"
phone = "01 23 45 67 89"
legal_notice = "https://montbrun.example/mentions"
plan = "https://montbrun.example/schema"
year_plan = "https://montbrun.example/plan"
"#;

/// A host, by an audit that all that applies has passed, unheard.
fn host(publisher: &str) -> Host {
    let mut host = Host::read(Some("https://jeux.montbrun.example/"), Styles::new(String::new()))
        .expect("an address");
    host.publisher = Publisher::read(publisher).expect("who publishes");
    host.audit.screen_readers.clear();
    let applies = host.audit.criteria.iter_mut().filter(|one| one.state != Verdict::Na);
    applies.for_each(|one| one.state = Verdict::Met);
    host
}

fn page(host: &Host, page: Page, lang: Lang) -> String {
    let all: BTreeMap<_, _> = files(host).into_iter().collect();
    all[&format!("{}index.html", page.path(lang))].clone()
}

fn statement(host: &Host, lang: Lang) -> String {
    page(host, Page::Statement, lang)
}

fn holds(lang: Lang, page: &str, parts: &[&str]) {
    for part in parts {
        assert!(page.contains(&lang.set(part)), "{part}");
    }
}

/// The parts, in the order of the model.
#[test]
fn each_part_that_is_mandatory_is_there_where_a_body_publishes() {
    let host = host(TOWN);
    let page = statement(&host, Lang::Fr);
    let [met, na] = [Verdict::Met, Verdict::Na].map(|verdict| host.audit.count(verdict));
    let (met, na) = (format!("respectés : {met}<"), format!("sans objet : {na}<"));
    let date = host.audit.date.said(Lang::Fr);
    let (dated, made) = (format!("datée du {date} ;"), format!("a été établie le {date}."));
    let parts = [
        "<h1>Déclaration d'accessibilité</h1>",
        "Ville de Montbrun s'engage à rendre ses sites internet",
        "conformément à l'article 47 de la loi n°\u{a0}2005-102 du 11 février 2005",
        "href=\"https://montbrun.example/schema\">Schéma pluriannuel",
        "href=\"https://montbrun.example/plan\">Plan d'actions de l'année",
        "s'applique à Palamède (https://jeux.montbrun.example/)",
        "<h2>État de conformité</h2>",
        "Palamède est partiellement conforme au référentiel général d'amélioration de l'accessibilité (RGAA), version 4.1.",
        "Aucun essai n'a été fait avec NVDA ni VoiceOver",
        "ne se dit pas totalement conforme",
        "<h3>Résultats des tests</h3>",
        "auto-évaluation, faite avec des outils par ceux qui écrivent le site",
        &dated,
        "soit 100 %",
        &met,
        &na,
        "<h2>Contenus non accessibles</h2>",
        "<h3>Non-conformités</h3><p>Aucune non-conformité connue",
        "<h3>Dérogations pour charge disproportionnée</h3>",
        "<h3>Contenus non soumis à l'obligation d'accessibilité</h3>",
        "<h2>Établissement de cette déclaration</h2>",
        &made,
        "<h3>Technologies utilisées</h3><ul><li>HTML</li>",
        "<h3>Environnement de test</h3>",
        "<h3>Outils pour évaluer l'accessibilité</h3>",
        "<h3>Pages vérifiées</h3>",
        "<h2>Retour d'information et contact</h2>",
        "href=\"mailto:acces@montbrun.example\">Écrire à acces@montbrun.example",
        "Téléphone : 01 23 45 67 89",
        "Courrier : 1 place de la Mairie, 00000 Montbrun",
        "<h2>Voies de recours</h2>",
        "href=\"https://formulaire.defenseurdesdroits.fr/\"",
        "href=\"https://www.defenseurdesdroits.fr/saisir/delegues\"",
        "Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07",
    ];
    // (In a head there are attributes that texts are not.)
    let body = page.split("<main").nth(1).expect("the page");
    let found = parts.map(|part| {
        body.find(&Lang::Fr.set(part)).unwrap_or_else(|| panic!("{part} is not there"))
    });
    assert!(found.is_sorted(), "{found:?}");
    for lang in Lang::ALL {
        let page = statement(&host, lang);
        holds(lang, &page, &["Ville de Montbrun", "mailto:acces@montbrun.example", "2005-102"]);
    }
}

/// The text between two headings of any rank.
fn parts(page: &str) -> Vec<&str> {
    let main = page.split("<main").nth(1).and_then(|rest| rest.split("</main>").next());
    main.expect("the page").split("</h").skip(1).map(|part| &part[2..]).collect()
}

#[test]
fn what_nobody_said_is_left_out() {
    let host = host("");
    for lang in Lang::ALL {
        let page = statement(&host, lang);
        for never in ["mailto:", "<li></li>", "<p></p>", "<ul></ul>", "href=\"\"", "{", "}"] {
            assert!(!page.contains(never), "{lang:?}: {never}");
        }
        // Whoever else's address a copy has, its visitors have no use for it.
        for at in page.split("href=\"https://").skip(1) {
            let known = ["formulaire.defenseurdesdroits.fr/", "www.defenseurdesdroits.fr/"];
            let own = at.starts_with("jeux.montbrun.example/");
            assert!(own || known.iter().any(|known| at.starts_with(known)), "{lang:?}: {at:.60}");
        }
        // Below every heading something stands: another one only below one of a higher rank.
        for part in parts(&page) {
            assert!(
                part.starts_with("<p>") || part.starts_with("<ul>") || part.starts_with("<h3>")
            );
        }
        let words = lang.statement();
        holds(lang, &page, &[words.nobody, words.ticket]);
        for left in [words.plans, words.plan, words.contact_why, words.legal] {
            assert!(!page.contains(&lang.set(left)), "{lang:?}: {left}");
        }
        for of in [&words.email, &words.phone, &words.post, &words.published] {
            let of = of.text();
            let (before, after) = (of.split('{').next(), of.split('}').nth(1));
            let text = [before, after].into_iter().flatten().max_by_key(|part| part.len());
            assert!(!page.contains(&lang.set(text.expect("a text"))), "{lang:?}: {of}");
        }
    }
}

#[test]
fn only_a_body_that_the_law_binds_makes_its_commitment() {
    for kind in ["", "other"] {
        let page = statement(
            &host(&format!("name = \"Les Joueurs du mardi\"\nkind = \"{kind}\"")),
            Lang::Fr,
        );
        holds(Lang::Fr, &page, &["Ce site est publié par Les Joueurs du mardi."]);
        assert!(!page.contains("s’engage") && !page.contains("article 47"), "{kind}");
    }
    // Nobody is bound who is not named.
    let page = statement(&host("kind = \"public\""), Lang::Fr);
    assert!(!page.contains("s’engage"));
}

#[test]
fn a_criterion_that_is_not_met_changes_what_is_said_everywhere() {
    let mut host = host("");
    host.audit.screen_readers = vec!["NVDA, Firefox".to_owned(), "VoiceOver, Safari".to_owned()];
    let mention = |host: &Host, lang| {
        let foot = page(host, Page::Home, lang);
        let foot = foot.split("<footer").nth(1).expect("a foot").to_owned();
        let link = foot.split("/accessibility/\">").nth(1).expect("a link");
        link.split('<').next().expect("a text").to_owned()
    };
    let fr = |host: &Host| plain(&mention(host, Lang::Fr));
    assert_eq!(fr(&host), "Accessibilité\u{a0}: totalement conforme");
    holds(
        Lang::Fr,
        &statement(&host, Lang::Fr),
        &["Palamède est totalement conforme", "NVDA, Firefox, VoiceOver, Safari"],
    );
    let failed = &mut host.audit.criteria[0];
    failed.state = Verdict::Not;
    failed.why = "Une figure n'a pas de phrase.".to_owned();
    assert_eq!(fr(&host), "Accessibilité\u{a0}: partiellement conforme");
    let page = statement(&host, Lang::Fr);
    holds(
        Lang::Fr,
        &page,
        &[
            "partiellement conforme au référentiel",
            "en raison des non-conformités énumérées",
            "Critères non respectés : 1<",
            "<h3>Non-conformités</h3><ul><li>",
            "1.1 <span>Une figure n'a pas de phrase.</span>",
            "<td>Une figure n'a pas de phrase.</td><td>non respecté</td>",
        ],
    );
    for never in ["Aucune non-conformité", "ne se dit pas", "Aucun essai"] {
        assert!(!page.contains(never), "{never}");
    }
    // What is French in a page of another language says so.
    let page = statement(&host, Lang::En);
    holds(Lang::En, &page, &["1.1 <span lang=\"fr\">Une figure n'a pas de phrase.</span>"]);
    for lang in Lang::ALL {
        for one in &mut host.audit.criteria {
            one.state = Verdict::Not;
        }
        let told = mention(&host, lang);
        assert!(told.ends_with(lang.statement().states[2]), "{told}");
    }
}

#[test]
fn every_page_leads_to_the_statement_with_its_state_and_to_the_legal_notice() {
    for (publisher, notices) in [(TOWN, 1), ("", 0)] {
        let host = host(publisher);
        let all: BTreeMap<_, _> = files(&host).into_iter().collect();
        for lang in Lang::ALL {
            let state = lang.set(&host.audit.mention(lang));
            for one in Page::all() {
                let text = &all[&format!("{}index.html", one.path(lang))];
                let foot = text.split("<footer").nth(1).expect("a foot");
                let link = format!("{}/accessibility/\">{state}</a>", lang.code());
                assert_eq!(foot.matches(&link).count(), 1, "{one:?}: {foot}");
                let notice = "href=\"https://montbrun.example/mentions\"";
                // (Whoever reads about privacy is led to it once more.)
                let more = usize::from(one == Page::Privacy);
                assert_eq!(text.matches(notice).count(), notices * (1 + more), "{one:?}");
            }
        }
    }
}

/// Where the source is known, one can go there to tell what does not work.
#[test]
fn the_source_is_linked_where_it_is_known() {
    let built = |server, repository| Publisher::default().built_at(server, repository).source;
    assert_eq!(built(None, Some("a/b")), "");
    let source = built(Some("https://github.com"), Some("a/b"));
    assert_eq!(source, "https://github.com/a/b");
    let told = Publisher::read("source = \"https://forge.example/jeux\"").expect("a source");
    assert_eq!(told.clone().built_at(Some("https://github.com"), Some("a/b")), told);
    for (publisher, links) in [("source = \"https://forge.example/jeux\"", 2), ("", 0)] {
        for lang in Lang::ALL {
            let text = statement(&host(publisher), lang);
            assert_eq!(text.matches("href=\"https://forge.example/jeux\"").count(), links);
            holds(lang, &text, &[lang.statement().ticket]);
        }
    }
}

#[test]
fn the_whole_table_is_published() {
    let host = host("");
    for lang in Lang::ALL {
        let page = statement(&host, lang);
        let table = page.split("<details>").nth(1).expect("the table");
        assert_eq!(table.matches("<tr>").count(), 1 + 106);
        for one in &host.audit.criteria {
            let row = format!("<th scope=\"row\">{}</th><td", one.id);
            let row = table.split(&row).nth(1).and_then(|rest| rest.split("</tr>").next());
            let row = row.unwrap_or_else(|| panic!("{}", one.id));
            let state = lang.statement().verdicts[one.state as usize];
            assert!(row.ends_with(&format!("<td>{state}</td>")), "{row}");
            let why = Lang::Fr.set(&one.why).replace('<', "&lt;");
            assert!(row.contains(&why), "{}: {row}", one.id);
        }
    }
}

#[test]
fn what_is_not_understood_of_who_publishes_is_told_with_its_place() {
    for (text, line, reason) in [
        ("name = \"a\"\nnmae = \"b\"", 2, "unknown field `nmae`"),
        ("name = 3", 1, "invalid type: integer"),
        ("\n\nkind = \"mairie\"", 3, "unknown variant `mairie`"),
        ("kind = true", 1, "wanted string or table"),
        ("email = \"montbrun.example\"", 1, "an e-mail address is wanted"),
        ("email = \"a@b.example?subject=x\"", 1, "an e-mail address is wanted"),
        ("name = \"a\"\nplan = \"javascript:alert(1)\"", 2, "a web address is wanted"),
        ("legal_notice = \"mentions/\"", 1, "a web address is wanted"),
        ("year_plan = \"https://\"", 1, "a web address is wanted"),
        ("address = \"1 place\\n00000 Montbrun\"", 1, "one line is wanted"),
        ("name = \"a", 1, "invalid basic string"),
        ("name = \"a\"\nname = \"b\"", 2, "duplicate key"),
    ] {
        let why = Publisher::read(text).expect_err(text);
        assert!(why.starts_with("host.toml: "), "{why}");
        assert!(why.contains(&format!("line {line},")), "{text:?}: {why}");
        assert!(why.contains(reason), "{text:?}: {why}");
    }
}

#[test]
fn what_a_statement_needs_and_nobody_said_is_warned_of() {
    let lacks = |text: &str| Publisher::read(text).expect("who publishes").lacks();
    assert_eq!(lacks(""), ["name", "kind", "email", "legal_notice"]);
    assert_eq!(lacks(" name = \" \" "), ["name", "kind", "email", "legal_notice"]);
    assert_eq!(lacks("kind = \"other\"\nname = \"a\""), ["email", "legal_notice"]);
    assert_eq!(lacks("kind = \"public\"\nname = \"a\"")[2..], ["plan", "year_plan"]);
    assert_eq!(lacks(TOWN), [""; 0]);
    let town = Publisher::read(TOWN).expect("who publishes");
    assert_eq!((town.kind, &town.phone[..]), (Kind::Public, "01 23 45 67 89"));
    let keys = |text: &str| -> Vec<String> {
        let keys = text.lines().filter(|line| !line.starts_with('#'));
        keys.filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned()).collect()
    };
    // The file, whoever has filled it in, has every key, each with its comment.
    let file = include_str!("../../host.toml");
    assert!(Publisher::read(file).is_ok());
    let mut all = keys(TOWN);
    all.insert(5, "host".to_owned());
    all.push("source".to_owned());
    assert_eq!(keys(file), all);
    for (key, before) in keys(file).iter().zip(file.split("\n\n").skip(1)) {
        assert!(before.starts_with("# ") && before.contains(&format!("\n{key} =")), "{before}");
    }
}
