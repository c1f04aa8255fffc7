//! The server, asked over real connections.

use super::*;

type Outcome = io::Result<()>;

/// A folder of its own for a test, gone with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> io::Result<Self> {
        let top =
            std::env::temp_dir().join(format!("palamede-server-{name}-{}", std::process::id()));
        let site = top.join("site");
        fs::create_dir_all(site.join("rules"))?;
        fs::write(top.join("secret.txt"), "secret")?;
        fs::write(site.join("index.html"), "<!doctype html>home")?;
        fs::write(site.join("rules/index.html"), "rules")?;
        fs::write(site.join("engine_bg.wasm"), b"\0asm")?;
        fs::write(site.join("un é.txt"), "un é")?;
        Ok(Self(top))
    }

    fn settings(&self) -> Settings {
        Settings::new(self.0.join("site"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

fn start(settings: Settings) -> io::Result<Started> {
    Ok(Server::bind(settings, 0)?.start())
}

fn ask(server: &Started, method: &str, path: &str) -> io::Result<String> {
    ask_with(server, method, path, "")
}

fn ask_with(server: &Started, method: &str, path: &str, field: &str) -> io::Result<String> {
    let mut stream = TcpStream::connect(server.address)?;
    let fields = format!("Host: here\r\n{field}Connection: close\r\n");
    write!(stream, "{method} {path} HTTP/1.1\r\n{fields}\r\n")?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

#[test]
fn files_have_their_types_and_headers() -> Outcome {
    let folder = Folder::new("types")?;
    let server = start(folder.settings())?;
    let page = ask(&server, "GET", "/?lang=fr")?;
    assert!(
        page.starts_with("HTTP/1.1 200 OK\r\n") && page.ends_with("\r\n\r\n<!doctype html>home"),
        "{page}"
    );
    assert!(page.contains("\r\nContent-Type: text/html; charset=utf-8\r\n"));
    assert!(page.contains("\r\nAccess-Control-Allow-Origin: *\r\n"));
    assert!(page.contains("\r\nCache-Control: max-age=600\r\n"));
    assert!(
        ask(&server, "GET", "/engine_bg.wasm")?.contains("\r\nContent-Type: application/wasm\r\n")
    );
    assert!(ask(&server, "GET", "/un%20%C3%A9.txt")?.ends_with("un é"));
    Ok(())
}

#[test]
fn a_head_has_no_body_and_a_post_no_chance() -> Outcome {
    let folder = Folder::new("head")?;
    let server = start(folder.settings())?;
    let head = ask(&server, "HEAD", "/")?;
    assert!(head.contains("\r\nContent-Length: 19\r\n") && head.ends_with("\r\n\r\n"), "{head}");
    assert!(ask(&server, "POST", "/")?.starts_with("HTTP/1.1 405 "));
    Ok(())
}

#[test]
fn nothing_outside_the_folder_is_served() -> Outcome {
    let folder = Folder::new("outside")?;
    let server = start(folder.settings())?;
    for path in [
        "/missing.js",
        "/index.html/",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/rules/..%5c..%5csecret.txt",
        "/%",
        "/%zz",
        "/%ff",
        "/%00",
        "//../secret.txt",
        "http://elsewhere/",
    ] {
        let answer = ask(&server, "GET", path)?;
        assert!(
            answer.starts_with("HTTP/1.1 404 ") && !answer.contains("secret"),
            "{path}: {answer}"
        );
    }
    Ok(())
}

#[test]
fn folders_end_with_a_slash() -> Outcome {
    let folder = Folder::new("slash")?;
    let server = start(folder.settings())?;
    assert!(ask(&server, "GET", "/rules?a")?.contains("\r\nLocation: /rules/?a\r\n"));
    assert!(ask(&server, "GET", "/rules/")?.ends_with("\r\n\r\nrules"));
    Ok(())
}

#[test]
fn the_site_can_lie_under_a_folder() -> Outcome {
    let folder = Folder::new("under")?;
    let server = start(folder.settings().under("games/palamede").without_cors())?;
    assert!(server.url().ends_with("/games/palamede/"));
    let page = ask(&server, "GET", "/games/palamede/")?;
    assert!(page.starts_with("HTTP/1.1 200 ") && !page.contains("Allow-Origin"), "{page}");
    assert!(ask(&server, "GET", "/games/palamede")?.contains("\r\nLocation: /games/palamede/\r\n"));
    assert!(ask(&server, "GET", "/")?.starts_with("HTTP/1.1 404 "));
    Ok(())
}

#[test]
fn a_connection_serves_several_requests_until_the_server_stops() -> Outcome {
    let folder = Folder::new("stops")?;
    let server = start(folder.settings())?;
    let mut stream = TcpStream::connect(server.address)?;
    let mut body = [0; 4];
    for _ in 0..2 {
        write!(stream, "GET /engine_bg.wasm HTTP/1.1\r\nHost: here\r\n\r\n")?;
        let mut reader = BufReader::new(stream.try_clone()?);
        let mut line = String::new();
        while reader.read_line(&mut line)? > 2 {
            line.clear();
        }
        reader.read_exact(&mut body)?;
        assert_eq!(&body, b"\0asm");
    }
    drop(server);
    write!(stream, "GET / HTTP/1.1\r\nHost: here\r\n\r\n")?;
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).ok();
    assert!(rest.is_empty());
    Ok(())
}

#[test]
fn who_has_a_file_already_is_told_so_and_what_was_asked_for_is_known() -> Outcome {
    let folder = Folder::new("tags")?;
    let server = start(folder.settings())?;
    let first = ask(&server, "GET", "/")?;
    let tag = first.lines().find_map(|line| line.strip_prefix("ETag: ")).unwrap_or_default();
    assert!(tag.len() > 2, "{first}");
    let again = ask_with(&server, "GET", "/", &format!("If-None-Match: {tag}\r\n"))?;
    assert!(again.starts_with("HTTP/1.1 304 Not Modified\r\n"), "{again}");
    assert!(again.ends_with("\r\n\r\n") && !again.contains("Content-Length"), "{again}");
    fs::write(folder.0.join("site/index.html"), "another")?;
    let other = ask_with(&server, "GET", "/", &format!("If-None-Match: {tag}\r\n"))?;
    assert!(other.ends_with("\r\n\r\nanother"), "{other}");
    let asked: Vec<_> = server.asked().into_iter().map(|(_, status)| status).collect();
    assert_eq!(asked, ["200 OK", "304 Not Modified", "200 OK"]);
    Ok(())
}
