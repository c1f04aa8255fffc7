//! What the pages are told of the build and of who publishes it.

use crate::audit::Audit;
use crate::publisher::Publisher;
use palamede::record::checksum;

/// The styles of the pages, one file, named after what it holds: no page is shown in those of another build.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Styles {
    /// The file's name.
    pub name: String,
    /// What it holds: what the build has joined from `styles/read.css`.
    pub text: String,
}

impl Styles {
    /// Styles of these rules.
    pub fn new(text: String) -> Styles {
        Styles { name: format!("read-{:08x}.css", checksum(&text)), text }
    }
}

/// Where the site is published, and of which build it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Host {
    /// Its address, with a slash at the end, as `PALAMEDE_URL` says it; without it no page names an
    /// address of the site, and all links work all the same.
    pub url: Option<String>,
    /// The build's styles.
    pub styles: Styles,
    /// Who publishes it.
    pub publisher: Publisher,
    /// How accessible it was found to be.
    pub audit: Audit,
}

impl Host {
    /// Reads `PALAMEDE_URL`: nothing, or a web address; and of who publishes, nothing.
    ///
    /// # Errors
    /// Why it is no address of a site.
    pub fn read(url: Option<&str>, styles: Styles) -> Result<Host, String> {
        let url = Host::address(url)?;
        Ok(Host { url, styles, publisher: Publisher::default(), audit: Audit::ours()? })
    }

    fn address(url: Option<&str>) -> Result<Option<String>, String> {
        let Some(url) = url.map(str::trim).filter(|url| !url.is_empty()) else { return Ok(None) };
        let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
        let plain = |c: char| c.is_ascii_alphanumeric() || "-._~:/%".contains(c);
        match rest {
            Some(rest) if rest.starts_with(char::is_alphanumeric) && rest.chars().all(plain) => {
                Ok(Some(format!("{}/", url.trim_end_matches('/'))))
            }
            _ => Err(format!(
                "PALAMEDE_URL is no address of a site, such as https://a.org/games/: {url}"
            )),
        }
    }

    /// The whole address of what lies at this path.
    pub fn at(&self, path: &str) -> Option<String> {
        self.url.as_ref().map(|url| format!("{url}{path}"))
    }

    /// The address of the site's folder on its own host, as far as that is known.
    pub fn root(&self) -> &str {
        let Some(url) = &self.url else { return "./" };
        let host = url.find("://").map_or(0, |at| at + 3);
        url[host..].find('/').map_or("/", |at| &url[host + at..])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_with_or_without_its_slash() {
        let read = |url| Host::read(url, Styles::new(String::new()));
        for url in ["https://a.github.io/palamede", "https://a.github.io/palamede/"] {
            let host = read(Some(url)).expect("an address");
            assert_eq!(host.at("fr/").as_deref(), Some("https://a.github.io/palamede/fr/"));
            assert_eq!(host.root(), "/palamede/");
        }
        assert_eq!(
            read(Some("https://jeux.example")).map(|host| host.root().to_owned()),
            Ok("/".to_owned())
        );
        assert_eq!(
            read(None).map(|host| (host.at("fr/"), host.root().to_owned())),
            Ok((None, "./".to_owned()))
        );
        assert_eq!(read(Some(" ")), read(None));
        for wrong in
            ["a.github.io", "https://", "https:///x", "https://a.org/\"><script>", "ftp://a.org"]
        {
            assert!(read(Some(wrong)).is_err_and(|why| why.contains(wrong)), "{wrong}");
        }
    }
}
