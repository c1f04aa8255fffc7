//! Who publishes the copy, as `host.toml` says it.

use serde::de::Error;
use serde::{Deserialize, Deserializer};

/// Who publishes the copy; what is not said is empty.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Publisher {
    /// The name of a body or a person.
    #[serde(deserialize_with = "line")]
    pub name: String,
    /// Whether the law binds them.
    pub kind: Kind,
    /// Where who cannot use the site writes to.
    #[serde(deserialize_with = "email")]
    pub email: String,
    /// The postal address.
    #[serde(deserialize_with = "line")]
    pub address: String,
    /// The phone number.
    #[serde(deserialize_with = "line")]
    pub phone: String,
    /// Who serves its files, such as GitHub Pages (GitHub, Inc., United States).
    #[serde(deserialize_with = "line")]
    pub host: String,
    /// The address of the legal notice.
    #[serde(deserialize_with = "web")]
    pub legal_notice: String,
    /// The address of the plan for several years.
    #[serde(deserialize_with = "web")]
    pub plan: String,
    /// The address of the plan for this year.
    #[serde(deserialize_with = "web")]
    pub year_plan: String,
    /// The address of the program's source, where one tells what does not work.
    #[serde(deserialize_with = "web")]
    pub source: String,
}

/// Whether article 47 of the law 2005-102 binds who publishes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum Kind {
    /// Nobody says.
    #[default]
    #[serde(rename = "")]
    Unsaid,
    /// It does.
    #[serde(rename = "public")]
    Public,
    /// It does not.
    #[serde(rename = "other")]
    Other,
}

impl Publisher {
    /// Reads `host.toml`.
    ///
    /// # Errors
    /// The place of what is not understood, and why it is not.
    pub fn read(text: &str) -> Result<Publisher, String> {
        toml::from_str(text).map_err(|why| format!("host.toml: {why}"))
    }

    /// The same; whoever builds it in GitHub's workflows need not say where the source is. `server` and `repository` are
    /// what `GITHUB_SERVER_URL` and `GITHUB_REPOSITORY` hold there.
    #[must_use]
    pub fn built_at(mut self, server: Option<&str>, repository: Option<&str>) -> Publisher {
        if let (true, Some(server), Some(repository)) = (self.source.is_empty(), server, repository)
        {
            self.source = format!("{server}/{repository}");
        }
        self
    }

    /// The keys that a statement needs and are empty.
    pub fn lacks(&self) -> Vec<&'static str> {
        let plans = self.kind == Kind::Public;
        [
            ("name", self.name.is_empty()),
            ("kind", self.kind == Kind::Unsaid),
            ("email", self.email.is_empty()),
            ("legal_notice", self.legal_notice.is_empty()),
            ("plan", plans && self.plan.is_empty()),
            ("year_plan", plans && self.year_plan.is_empty()),
        ]
        .into_iter()
        .filter_map(|(key, lacks)| lacks.then_some(key))
        .collect()
    }
}

fn line<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    let text = String::deserialize(from)?;
    let text = text.trim();
    if text.contains('\n') { Err(D::Error::custom("one line is wanted")) } else { Ok(text.into()) }
}

fn email<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    let text = line(from)?;
    // (Nothing else that a link would read: `?` begins a subject, `,` another address.)
    let plain = |part: &str| {
        let known = |c: char| c.is_ascii_alphanumeric() || "._+-".contains(c);
        !part.is_empty() && part.chars().all(known)
    };
    match text.split_once('@') {
        Some((who, at)) if plain(who) && plain(at) => Ok(text),
        None if text.is_empty() => Ok(text),
        _ => Err(D::Error::custom("an e-mail address is wanted, such as acces@mairie.example")),
    }
}

fn web<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    let text = line(from)?;
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match rest {
        Some(rest) if rest.starts_with(char::is_alphanumeric) && !rest.contains(' ') => Ok(text),
        None if text.is_empty() => Ok(text),
        _ => Err(D::Error::custom("a web address is wanted, such as https://mairie.example/plan")),
    }
}
