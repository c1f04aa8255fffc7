//! A small static web server for this machine alone. It answers as GitHub Pages does where that matters
//! to the site: types, `Access-Control-Allow-Origin`, `Cache-Control`, `ETag` (and 304 to who has it), 404 for
//! what is missing.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// A request's head may be no longer.
const HEAD_LIMIT: u64 = 16 * 1024;
/// A connection on which nothing is asked is closed.
const PATIENCE: Duration = Duration::from_secs(20);

/// What is served, where, and to whom.
#[derive(Clone, Debug)]
pub struct Settings {
    root: PathBuf,
    under: String,
    open_to_all: bool,
    policy: Option<String>,
    announces_gzip: bool,
    always_fresh: bool,
}

impl Settings {
    /// Serves `folder` at `/`, to pages of every origin.
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Self {
            root: folder.into(),
            under: "/".into(),
            open_to_all: true,
            policy: None,
            announces_gzip: false,
            always_fresh: false,
        }
    }

    /// Serves it below another folder, such as `/games/palamede/`; outside it nothing is found.
    pub fn under(mut self, folder: &str) -> Self {
        let inner = folder.trim_matches('/');
        self.under = if inner.is_empty() { "/".into() } else { format!("/{inner}/") };
        self
    }

    /// Leaves `Access-Control-Allow-Origin` out, as some hosts do.
    pub fn without_cors(mut self) -> Self {
        self.open_to_all = false;
        self
    }

    /// Sends a `Content-Security-Policy` of the host's own.
    pub fn with_policy(mut self, policy: &str) -> Self {
        self.policy = Some(policy.into());
        self
    }

    /// Announces packed files as packed by the server, so that browsers unpack them, as some hosts do.
    pub fn announcing_gzip(mut self) -> Self {
        self.announces_gzip = true;
        self
    }

    /// Has browsers ask each time whether a file has changed.
    pub fn always_fresh(mut self) -> Self {
        self.always_fresh = true;
        self
    }
}

/// A server that has its port and answers once it is run or started.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    settings: Settings,
}

/// A started server; dropping it stops it, open connections included, and gives its port back.
pub struct Started {
    address: SocketAddr,
    url: String,
    stop: Arc<AtomicBool>,
    silent: Arc<AtomicBool>,
    listening: Option<JoinHandle<()>>,
    asked: Asked,
}

/// What was asked for, each with the status of its answer, in order.
type Asked = Arc<Mutex<Vec<(String, &'static str)>>>;

impl Server {
    /// Takes a port of this machine; 0 takes any free one.
    pub fn bind(settings: Settings, port: u16) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let address = listener.local_addr()?;
        Ok(Self { listener, address, settings })
    }

    /// The address of the served folder, with its slash.
    pub fn address(&self) -> String {
        format!("http://{}{}", self.address, self.settings.under)
    }

    /// The port.
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// Answers for ever, each connection in a thread of its own.
    pub fn run(self) {
        self.answer(&Arc::default(), &Arc::default(), &None);
    }

    /// Answers in the background.
    pub fn start(self) -> Started {
        let [stop, silent] = [(); 2].map(|()| Arc::new(AtomicBool::new(false)));
        let (address, url) = (self.address, self.address());
        let (stopped, silenced) = (Arc::clone(&stop), Arc::clone(&silent));
        let asked = Asked::default();
        let known = Some(Arc::clone(&asked));
        let listening = thread::spawn(move || self.answer(&stopped, &silenced, &known));
        Started { address, url, stop, silent, listening: Some(listening), asked }
    }

    fn answer(self, stop: &Arc<AtomicBool>, silent: &Arc<AtomicBool>, asked: &Option<Asked>) {
        let settings = Arc::new(self.settings);
        for connection in self.listener.incoming().flatten() {
            if stop.load(Ordering::SeqCst) {
                return;
            }
            let (settings, stop) = (Arc::clone(&settings), Arc::clone(stop));
            let (asked, silent) = (asked.clone(), Arc::clone(silent));
            let ends = move || stop.load(Ordering::SeqCst) || silent.load(Ordering::SeqCst);
            // A visitor who hangs up is no error of ours.
            thread::spawn(move || converse(connection, &settings, &ends, asked.as_ref()).ok());
        }
    }
}

impl Started {
    /// The address of the served folder, with its slash.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// What was asked for so far, each with the status of its answer, in order.
    pub fn asked(&self) -> Vec<(String, &'static str)> {
        self.asked.lock().map(|asked| asked.clone()).unwrap_or_default()
    }

    /// The port.
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// Hangs up on whoever asks, as where there is no network; or answers again.
    pub fn set_silent(&self, silent: bool) {
        self.silent.store(silent, Ordering::SeqCst);
    }
}

impl Drop for Started {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::SeqCst);
        // The listener waits for one more connection: this one.
        if TcpStream::connect(self.address).is_ok()
            && let Some(listening) = self.listening.take()
        {
            listening.join().ok();
        }
    }
}

/// Answers the requests of one connection until either side ends it.
fn converse(
    stream: TcpStream,
    settings: &Settings,
    ends: &dyn Fn() -> bool,
    asked: Option<&Asked>,
) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_nodelay(true)?;
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut writer = stream;
    while let Some(request) = Request::read(&mut reader)? {
        if ends() {
            break;
        }
        let response = respond(&request, settings).known(&request);
        if let Some(mut asked) = asked.and_then(|asked| asked.lock().ok()) {
            asked.push((request.target.clone(), response.status));
        }
        response.write(&mut writer, &request, settings)?;
        if request.last {
            break;
        }
    }
    Ok(())
}

/// What matters of a request's head.
struct Request {
    method: String,
    target: String,
    /// The version that who asks has already.
    has: String,
    last: bool,
}

impl Request {
    /// Reads the next head; nothing when the connection ended or does not speak HTTP.
    fn read(reader: &mut impl BufRead) -> io::Result<Option<Self>> {
        let mut head = reader.take(HEAD_LIMIT);
        let mut line = String::new();
        if head.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        let [method, target, version] = words[..] else { return Ok(None) };
        // Only a request without a body may be followed by another one on the connection.
        let bodiless = matches!(method, "GET" | "HEAD");
        let mut request = Self {
            method: method.into(),
            target: target.into(),
            has: String::new(),
            last: version != "HTTP/1.1" || !bodiless,
        };
        loop {
            let mut field = String::new();
            if head.read_line(&mut field)? == 0 {
                return Ok(None);
            }
            let field = field.trim_end().to_ascii_lowercase();
            if field.is_empty() {
                return Ok(Some(request));
            }
            if let Some(tag) = field.strip_prefix("if-none-match:") {
                request.has = tag.trim().into();
            }
            request.last |= field.starts_with("connection:") && field.contains("close");
            request.last |=
                field.starts_with("content-length:") || field.starts_with("transfer-encoding:");
        }
    }
}

/// An answer before it is written.
struct Response {
    status: &'static str,
    kind: &'static str,
    location: Option<String>,
    body: Vec<u8>,
}

impl Response {
    fn file(status: &'static str, path: &Path) -> io::Result<Self> {
        Ok(Self { status, kind: kind(path), location: None, body: fs::read(path)? })
    }

    fn text(status: &'static str) -> Self {
        Self {
            status,
            kind: "text/plain; charset=utf-8",
            location: None,
            body: format!("{status}\n").into_bytes(),
        }
    }

    /// The name of what is in it: FNV-1a of its bytes.
    fn tag(&self) -> String {
        let add = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        format!("\"{:016x}\"", self.body.iter().fold(0xcbf2_9ce4_8422_2325, add))
    }

    /// Without what who asks has already.
    fn known(mut self, request: &Request) -> Self {
        if self.status.starts_with("200") && request.has == self.tag() {
            self.status = "304 Not Modified";
        }
        self
    }

    fn write(
        &self,
        writer: &mut impl Write,
        request: &Request,
        settings: &Settings,
    ) -> io::Result<()> {
        let known = self.status.starts_with("304");
        let kept = if settings.always_fresh { "no-cache" } else { "max-age=600" };
        let mut bytes = format!(
            "HTTP/1.1 {}\r\nCache-Control: {kept}\r\nETag: {}\r\n",
            self.status,
            self.tag()
        );
        if !known {
            let (kind, length) = (self.kind, self.body.len());
            bytes.push_str(&format!("Content-Type: {kind}\r\nContent-Length: {length}\r\n"));
        }
        if settings.open_to_all {
            bytes.push_str("Access-Control-Allow-Origin: *\r\n");
        }
        if let Some(policy) = &settings.policy {
            bytes.push_str(&format!("Content-Security-Policy: {policy}\r\n"));
        }
        if settings.announces_gzip && !known && self.body.starts_with(&[0x1f, 0x8b]) {
            bytes.push_str("Content-Encoding: gzip\r\n");
        }
        if let Some(location) = &self.location {
            bytes.push_str(&format!("Location: {location}\r\n"));
        }
        if request.last {
            bytes.push_str("Connection: close\r\n");
        }
        bytes.push_str("\r\n");
        let mut bytes = bytes.into_bytes();
        if request.method != "HEAD" && !known {
            bytes.extend_from_slice(&self.body);
        }
        writer.write_all(&bytes)
    }
}

fn respond(request: &Request, settings: &Settings) -> Response {
    if !matches!(request.method.as_str(), "GET" | "HEAD") {
        return Response::text("405 Method Not Allowed");
    }
    let (path, query) = request.target.split_once('?').unwrap_or((&request.target, ""));
    let moved = || {
        let query = if query.is_empty() { String::new() } else { format!("?{query}") };
        Response {
            location: Some(format!("{path}/{query}")),
            ..Response::text("301 Moved Permanently")
        }
    };
    if format!("{path}/") == settings.under {
        return moved();
    }
    let Some(file) =
        path.strip_prefix(settings.under.as_str()).and_then(|inner| locate(&settings.root, inner))
    else {
        return missing(settings);
    };
    match file.is_dir() {
        true if path.ends_with('/') => Response::file("200 OK", &file.join("index.html")),
        true => return moved(),
        false if path.ends_with('/') => return missing(settings),
        false => Response::file("200 OK", &file),
    }
    .unwrap_or_else(|_| missing(settings))
}

fn missing(settings: &Settings) -> Response {
    Response::file("404 Not Found", &settings.root.join("404.html"))
        .unwrap_or_else(|_| Response::text("404 Not Found"))
}

/// The file or folder below `root` that an address's path names, if it exists and is really below it.
fn locate(root: &Path, inner: &str) -> Option<PathBuf> {
    let mut file = root.to_owned();
    for part in inner.split('/').filter(|part| !part.is_empty()) {
        let name = decode(part)?;
        if name == "." || name == ".." || name.contains(['/', '\\', '\0']) {
            return None;
        }
        file.push(name);
    }
    let file = file.canonicalize().ok()?;
    file.starts_with(root.canonicalize().ok()?).then_some(file)
}

/// Undoes percent-encoding; nothing if it is not that, or not UTF-8.
fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let mut digit = || rest.next().and_then(|digit| char::from(digit).to_digit(16));
                u8::try_from(digit()? * 16 + digit()?).ok()?
            }
            byte => byte,
        });
    }
    String::from_utf8(bytes).ok()
}

/// The type of a file by its name.
fn kind(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()).unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
#[path = "server_tests.rs"]
mod tests;
