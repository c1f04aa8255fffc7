//! Players that are other programs. Such a program reads commands, one a line, and answers each with lines of
//! which the last is `ok`, or with one line `error: …`, as our own example `engine` does. It needs these of its
//! commands:
//!
//! | command | answer |
//! |---|---|
//! | `new GAME [option=value …] seed=N` | starts the game, once in each run of the program; options that are not named have their first value |
//! | `play STEP` | takes a step, one's own ones too, in the game's notation |
//! | `roll DICE` | takes a throw, in games of dice |
//! | `go ms N` | says `bestmove STEP`, or `bestmove resign`, and takes no step |
//!
//! In a game with secrets there is a program for each seat, and it is told what its seat may know: `play STEP` with
//! the result of an attack (`S25xN21 +`), `play ?` for what it cannot see, and before each `go` a line `view TEXT`, all
//! that the seat sees, beginning with the seat's name.
//!
//! ```text
//! cargo xtask match fanorona ms:200 ms:200,engine:target/release/examples/engine games=20
//! ```

use palamede::rules::{Eye, Eyes, GameEvent, Line, Seat, Step, StepOf, Thinkable};
use std::fmt;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// For how long a program may be silent.
const PATIENCE: Duration = Duration::from_secs(60);

/// Which program plays, and how far it is to think.
#[derive(Clone, PartialEq, Debug)]
pub struct Spec {
    /// What follows `go`, such as `ms 200`.
    limit: String,
    /// The program and its arguments, with spaces between.
    command: String,
}

impl Spec {
    /// Reads `engine:COMMAND`, `ms:200,engine:COMMAND`, `level:3,engine:COMMAND`; `None` for other players. The
    /// command goes on to the end of the text.
    pub fn read(text: &str) -> Option<Spec> {
        let (limit, command) = text.split_once("engine:")?;
        let limit = match limit {
            "" => "ms 1000".to_owned(),
            _ => limit.strip_suffix(',')?.replace([':', ','], " "),
        };
        Some(Spec { limit, command: command.to_owned() })
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.command)
    }
}

/// How a program has played so far.
#[derive(Default)]
pub struct Tally {
    faults: u32,
    moves: u32,
    spent: Duration,
    longest: Duration,
}

impl Tally {
    /// Counts a game that the program lost by a fault.
    pub fn add_fault(&mut self) {
        self.faults += 1;
    }

    fn add_move(&mut self, spent: Duration) {
        self.moves += 1;
        self.spent += spent;
        self.longest = self.longest.max(spent);
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (faults, moves, longest) = (self.faults, self.moves, self.longest.as_millis());
        let mean = self.spent.as_secs_f64() * 1e3 / f64::from(moves.max(1));
        write!(f, "{faults} lost by a fault; {moves} moves, {mean:.0} ms each, {longest} at most")
    }
}

/// A program that plays one seat of one game.
pub struct Engine {
    spec: Spec,
    program: Child,
    input: ChildStdin,
    answers: Receiver<String>,
}

impl Engine {
    /// Starts the program.
    ///
    /// # Errors
    /// What the program did wrong; so in all that follows.
    pub fn start(spec: &Spec) -> Result<Engine, String> {
        let fault = |why: &dyn fmt::Display| format!("{spec}: not started: {why}");
        let mut words = spec.command.split_whitespace();
        let name = words.next().ok_or_else(|| fault(&"no program is named"))?;
        let mut command = Command::new(name);
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut program = command.spawn().map_err(|why| fault(&why))?;
        let pipes = program.stdin.take().zip(program.stdout.take());
        let (input, output) = pipes.ok_or_else(|| fault(&"no pipes"))?;
        let (sender, answers) = channel();
        // A thread of its own reads, so that a program that is silent can be given up.
        thread::spawn(move || {
            let lines = BufReader::new(output).lines().map_while(Result::ok);
            lines.map(|line| sender.send(line)).take_while(Result::is_ok).for_each(drop);
        });
        Ok(Engine { spec: spec.clone(), program, input, answers })
    }

    fn fault(&self, what: impl fmt::Display) -> String {
        format!("{}: {what}", self.spec)
    }

    /// Sends a command; the lines of the answer without the last one.
    pub fn ask(&mut self, command: &str) -> Result<Vec<String>, String> {
        // A program that has ended is found out below.
        let sent = writeln!(self.input, "{command}").and_then(|()| self.input.flush());
        let mut lines = Vec::new();
        loop {
            match self.answers.recv_timeout(PATIENCE) {
                Ok(line) if line == "ok" => return Ok(lines),
                Ok(line) if line.starts_with("error") => {
                    return Err(self.fault(format!("{line} (after {command:?})")));
                }
                Ok(line) => lines.push(line),
                Err(RecvTimeoutError::Timeout) => {
                    let seconds = PATIENCE.as_secs();
                    return Err(self.fault(format!("silent for {seconds} s after {command:?}")));
                }
                Err(RecvTimeoutError::Disconnected) => {
                    let status = self.program.wait().map_or(String::new(), |s| s.to_string());
                    let sent = if sent.is_ok() { "after" } else { "before" };
                    return Err(self.fault(format!("crashed {sent} {command:?}: {status}")));
                }
            }
        }
    }

    /// Asks for the step of the seat to act: a move, or it resigns.
    pub fn choose<R: Thinkable>(
        &mut self,
        line: &Line<R>,
        seat: Seat,
        tally: &mut Tally,
    ) -> Result<StepOf<R>, String> {
        let state = line.state();
        if R::SECRETS {
            self.ask(&format!("view {}", R::write_view(&state.view(Eye::Seat(seat)))))?;
        }
        let begun = Instant::now();
        let lines = self.ask(&format!("go {}", self.spec.limit))?;
        tally.add_move(begun.elapsed());
        let text = lines.iter().find_map(|line| line.strip_prefix("bestmove "));
        let text = text.ok_or_else(|| self.fault(format!("no bestmove in {lines:?}")))?;
        if text == "resign" {
            return Ok(Step::Resign(seat));
        }
        let mv = state.read(text).map_err(|why| self.fault(format!("no move {text}: {why:?}")))?;
        let step = Step::Move(mv);
        match line.check(&step) {
            Ok(()) => Ok(step),
            Err(_) if R::SECRETS => Err(self.fault(format!("illegal move {text}"))),
            Err(why) => {
                let position = state.position();
                Err(self.fault(format!("illegal move {text} in {position}: {why:?}")))
            }
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // (One that has ended by itself cannot be killed: that is no fault.)
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// The command that tells a step, all of it.
pub fn command_of<R: Thinkable>(state: &R, step: &StepOf<R>) -> String {
    match step {
        Step::Move(mv) => format!("play {}", state.write(mv)),
        Step::Roll(roll) => format!("roll {}", R::write_roll(roll)),
        Step::Resign(seat) | Step::TimeOut(seat) => format!("play resign {}", R::seat_name(*seat)),
        Step::Agree(_) => "play draw".to_owned(),
    }
}

/// The command that tells `seat` of a step, which `by` has made: what this seat heard of it. `command` tells all of it.
pub fn command_for<R: Thinkable>(
    seat: Seat,
    by: Option<Seat>,
    command: &str,
    heard: &[(Eyes, R::Event)],
) -> String {
    let hears = |(eyes, event): &(Eyes, R::Event)| {
        eyes.has(Eye::Seat(seat)).then(|| event.notation()).filter(|text| !text.is_empty())
    };
    match heard.iter().find_map(hears) {
        _ if !R::SECRETS || by.is_none() => command.to_owned(),
        Some(text) => format!("play {text}"),
        None if by == Some(seat) => command.to_owned(),
        None => "play ?".to_owned(),
    }
}
