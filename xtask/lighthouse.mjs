// Runs Lighthouse over the built site (the folder named first), served as hosts do, compressed and by HTTP/2: the home page,
// each game's page and each game in play, on a phone and on a desktop, three times each; or the addresses named after.
// Prints the medians: what it gives of 100, and the seconds until the largest thing is painted.
import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";

const LIGHTHOUSE = "lighthouse@12.8.2"; // 13 needs a newer Node than Debian has
const TIMES = 3;
const CHROMIUM = "--headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking"
  + " --disable-component-update --disable-sync --disable-dev-shm-usage --ignore-certificate-errors";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".txt": "text/plain; charset=utf-8",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};
const ALREADY = [".bin", ".png", ".woff2"];

const [dist, ...named] = process.argv.slice(2);
const games = readdirSync(join(dist, "fr")).filter((name) => existsSync(join(dist, "fr", name, "print")));
const pages = named.length ? named : ["fr/", ...games.map((game) => `fr/${game}/`), ...games.map((game) => `#/${game}`)];

const folder = mkdtempSync(join(tmpdir(), "palamede-lighthouse-"));
// Browsers speak HTTP/2 over TLS alone: with a certificate for this run, by the openssl that systems have.
const [key, cert] = ["key.pem", "cert.pem"].map((name) => join(folder, name));
const wanted = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-noenc", "-days", "1", "-subj", "/CN=localhost"];
execFileSync("openssl", ["req", "-x509", ...wanted, "-keyout", key, "-out", cert], { stdio: "pipe" });
const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
  let file = join(dist, normalize(decodeURIComponent(request.url.split("?")[0])));
  if (existsSync(file) && statSync(file).isDirectory()) file = join(file, "index.html");
  if (!existsSync(file)) return response.writeHead(404).end();
  const kind = extname(file);
  const head = {
    "Content-Type": TYPES[kind] ?? "application/octet-stream",
    "Cache-Control": "max-age=600",
    "Access-Control-Allow-Origin": "*",
  };
  let body = readFileSync(file);
  if (!ALREADY.includes(kind)) {
    head["Content-Encoding"] = "gzip";
    body = gzipSync(body);
  }
  response.writeHead(200, head).end(body);
});
await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
const origin = `https://localhost:${server.address().port}/`;

const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];

/** What one run of Lighthouse found: the four marks, the seconds, and what cost a mark. */
async function run(page, desktop) {
  const report = join(folder, "report.json");
  const words = ["--yes", LIGHTHOUSE, origin + page, "--quiet", "--output=json", `--output-path=${report}`,
    `--only-categories=${CATEGORIES}`, `--chrome-flags=${CHROMIUM}`];
  if (desktop) words.push("--preset=desktop");
  await promisify(execFile)("npx", words, { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM } });
  const { audits, categories } = JSON.parse(readFileSync(report));
  const lost = CATEGORIES.slice(1).flatMap((name) =>
    categories[name].auditRefs.filter(({ id, weight }) => weight && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => id));
  return {
    marks: CATEGORIES.map((name) => Math.round(categories[name].score * 100)),
    painted: audits["largest-contentful-paint"].numericValue / 1000,
    lost,
  };
}

console.log(`${"page".padEnd(24)} setting  perf  a11y  best   seo  LCP s`);
try {
  for (const page of pages) {
    for (const desktop of [false, true]) {
      const runs = [];
      for (let time = 0; time < TIMES; time++) runs.push(await run(page, desktop));
      const marks = CATEGORIES.map((_, at) => median(runs.map((one) => one.marks[at])));
      const painted = median(runs.map((one) => one.painted)).toFixed(2);
      const lost = [...new Set(runs.flatMap((one) => one.lost))].join(" ");
      const columns = marks.map((mark) => String(mark).padStart(5)).join(" ");
      console.log(`${page.padEnd(24)} ${desktop ? "desktop" : "mobile "} ${columns} ${painted.padStart(6)}  ${lost}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true });
  server.close();
}
