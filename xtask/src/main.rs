//! `cargo xtask COMMAND`: reads the command line and hands it to the library.

use std::process::ExitCode;
use xtask::failure::{Failure, Result};
use xtask::{bench, notices, precache, preview, release, serve, setup, site, styles, test};

const HELP: &str = "\
cargo xtask serve [--port N] [--under FOLDER] [--no-open]
    Set up, build, and serve the site on this machine.
cargo xtask preview [--port N] [--no-open]
    Serve the site with the sentences of texts/ as they are; after a change, reload the page.
cargo xtask test [--deep] [PART...]
    Set up and run every check, or only the parts named:
    fmt clippy doc native wasm build size html browsers
    (or chromium, firefox, webkit: one of the browsers).
    --deep runs every test in every browser, and properties on many times the cases: for the night.
cargo xtask bench [--simd | browsers | players search|play [GAME ...] | room [GAMES] [MOVES] |
                   lighthouse [ADDRESS ...]]
    Measure the same program natively and as wasm, the built site in the browsers, what the
    computer players cost, what a page holds that plays by itself for days, or what Lighthouse
    says of the site's pages and games.
cargo xtask match GAME A B [games=N] [elo=LOW,HIGH] [seed=N] [option=value ...]
cargo xtask ladder [GAME ...] [games=N] [seed=N]
cargo xtask tune GAME A [games=N] [seed=N] [option=value ...]
cargo xtask calibrate GAME A [games=N] [seed=N] [option=value ...]
    Play matches between computer players, such as level:3 and nodes:5000, or of each level
    against the one below, tune what a game's evaluation weighs, or see how often positions are
    won that a review values so much. examples/arena/main.rs tells more.
cargo xtask train GAME FOLDER [games=N] [minutes=N] [setting=value ...]
cargo xtask train keep GAME FOLDER
    Train the net of a computer player by play against itself, or go on with the training in a
    folder; then keep its weights for the site. docs/computers.md tells more.
cargo xtask release TAG
    Build the site without an address of its own, and pack it for any server: target/release-files.
cargo xtask pictures
    Build the site, and draw the pictures that are shown beside a link to it.
cargo xtask notices
    Gather the licences of what the site contains of others' work, once a dependency has changed:
    assets/notices.txt.
cargo xtask setup [--test]
    Install what is missing to serve, or with --test what the tests need too.
cargo xtask styles | words | precache
    Steps of the build; Trunk calls them.";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<()> {
    let Some((command, rest)) = arguments.split_first() else {
        println!("{HELP}");
        return Ok(());
    };
    match command.as_str() {
        "serve" => serve::serve(&serve::Options::read(rest)?),
        "preview" => preview::preview(&serve::Options::read(rest)?),
        "test" => test::test(&test::Options::read(rest)?),
        "bench" => bench::bench(bench::read(rest)?),
        "match" | "ladder" | "tune" | "calibrate" => bench::arena(arguments),
        "train" => bench::train(arguments),
        "setup" => setup::command(rest),
        "release" => release::release(rest),
        "pictures" => site::pictures(),
        "notices" => notices::notices(),
        "styles" => styles::styles(),
        "words" => site::words(),
        "precache" => precache::precache(),
        "help" | "--help" | "-h" => {
            println!("{HELP}");
            Ok(())
        }
        other => Err(Failure::new(format!("unknown command `{other}`")).advise(HELP)),
    }
}
