//! A training under way, in a folder.

use crate::game::{Older, Trainee};
use crate::keep;
use crate::learner::Learner;
use crate::settings::Settings;
use palamede::mind::learned::Net;
use palamede::rules::Generator;
use std::fs::{self, File, OpenOptions};
use std::io::{BufReader, BufWriter, Read, Write};
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// After how many games a net is put aside as an older one.
const AGE: u32 = if cfg!(test) { 40 } else { 10_000 };
/// After how many games all is written down.
const WHOLE: u32 = 100;
/// The step of the weights of nets that are put aside.
const STEP: f32 = 0.01;

/// How long a call trains, and what it tells.
pub struct Terms {
    /// Up to how many games in all.
    games: u32,
    /// For how many minutes at most.
    minutes: f64,
    /// After how many games the curve gets a line, and how many games each of its shares is from.
    every: u32,
    measured: u32,
    /// The step of the weights that are kept.
    step: f32,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms { games: u32::MAX, minutes: f64::INFINITY, every: 2_000, measured: 200, step: 0.02 }
    }
}

impl Terms {
    /// Reads one of them; whether it is one.
    pub fn read(&mut self, name: &str, value: &str) -> Result<bool, String> {
        let wrong = |_| format!("{name}: not a number: {value:?}");
        match name {
            "games" => self.games = value.parse().map_err(wrong)?,
            "every" => self.every = value.parse().map_err(wrong)?,
            "measured" => self.measured = value.parse().map_err(wrong)?,
            "minutes" => self.minutes = value.parse().map_err(|_| "minutes: not a number")?,
            "step" => self.step = value.parse().map_err(|_| "step: not a number")?,
            _ => return Ok(false),
        }
        Ok(true)
    }
}

/// The settings of the training in a folder; of a new one, these.
pub fn settings(folder: &Path, new: Settings) -> Result<Settings, String> {
    let file = folder.join("settings.txt");
    let Ok(text) = fs::read_to_string(&file) else {
        fs::create_dir_all(folder).map_err(|why| why.to_string())?;
        fs::write(&file, new.to_string()).map_err(|why| why.to_string())?;
        let commit = std::process::Command::new("git").args(["rev-parse", "HEAD"]).output();
        let commit = commit.map_err(|why| why.to_string())?.stdout;
        let begun = format!("commit={}", String::from_utf8_lossy(&commit));
        fs::write(folder.join("begun.txt"), begun).map_err(|why| why.to_string())?;
        return Ok(new);
    };
    let mut settings = Settings::default();
    for (name, value) in text.lines().filter_map(|line| line.split_once('=')) {
        settings.read(name, value)?;
    }
    Ok(settings)
}

/// A training.
pub struct Training<T, const N: usize> {
    folder: PathBuf,
    settings: Settings,
    learner: Learner<N>,
    older: Vec<Net<N>>,
    games: u32,
    seconds: f64,
    game: PhantomData<T>,
}

/// What a stretch of games was like.
#[derive(Default)]
struct Stretch {
    games: u32,
    steps: u64,
    error: f64,
}

impl<T: Trainee, const N: usize> Training<T, N> {
    /// Trains a game, or keeps what was trained.
    pub fn run(
        game: &str,
        folder: &Path,
        settings: Settings,
        terms: &Terms,
        keep: bool,
    ) -> Result<(), String> {
        let mut training = Training::<T, N>::open(folder, settings)?;
        if keep { training.keep(game, terms) } else { training.train(terms) }
    }

    /// Opens the training in a folder, a new one where there is none.
    fn open(folder: &Path, settings: Settings) -> Result<Training<T, N>, String> {
        let mut rng = Generator::new(settings.seed);
        let mut learner = Learner::new(T::INPUTS, settings.rate, &mut rng);
        for name in &settings.without {
            let groups = T::groups().into_iter().filter(|group| group.0 == name);
            let groups: Vec<_> = groups.map(|group| group.1).collect();
            if groups.is_empty() {
                return Err(format!("no group {name:?}"));
            }
            groups.into_iter().for_each(|inputs| learner.leave_out(inputs));
        }
        let mut training = Training {
            folder: folder.to_owned(),
            settings,
            learner,
            older: Vec::new(),
            games: 0,
            seconds: 0.0,
            game: PhantomData,
        };
        if let Ok(file) = File::open(folder.join("state.bin")) {
            training.resume(&mut BufReader::new(file)).map_err(|why| why.to_string())?;
        }
        Ok(training)
    }

    fn resume(&mut self, from: &mut impl Read) -> std::io::Result<()> {
        let (mut games, mut seconds) = ([0; 4], [0; 8]);
        from.read_exact(&mut games)?;
        from.read_exact(&mut seconds)?;
        (self.games, self.seconds) = (u32::from_le_bytes(games), f64::from_le_bytes(seconds));
        self.learner.read(from)?;
        if from.read(&mut [0])? > 0 {
            // It is of another game, or of more inputs.
            return Err(std::io::ErrorKind::InvalidData.into());
        }
        for games in (AGE..=self.games).step_by(AGE as usize) {
            let bytes = fs::read(self.older_file(games))?;
            self.older.extend(Net::read(T::INPUTS, &bytes));
        }
        Ok(())
    }

    fn older_file(&self, games: u32) -> PathBuf {
        self.folder.join(format!("older-{games}.bin"))
    }

    /// Writes all down: first beside the old state, so that there is always a whole one.
    fn save(&mut self) -> std::io::Result<()> {
        let new = self.folder.join("state.new");
        let mut to = BufWriter::new(File::create(&new)?);
        to.write_all(&self.games.to_le_bytes())?;
        to.write_all(&self.seconds.to_le_bytes())?;
        self.learner.write(&mut to)?;
        to.flush()?;
        fs::rename(new, self.folder.join("state.bin"))
    }

    /// Trains on.
    fn train(&mut self, terms: &Terms) -> Result<(), String> {
        let (begun, before) = (Instant::now(), self.seconds);
        let mut stretch = Stretch::default();
        while self.games < terms.games {
            self.learn_game(&mut stretch);
            self.seconds = before + begun.elapsed().as_secs_f64();
            if !self.games.is_multiple_of(WHOLE) {
                continue;
            }
            let told = self.games.is_multiple_of(terms.every);
            if told {
                self.tell(&std::mem::take(&mut stretch), terms).map_err(|why| why.to_string())?;
            }
            let over = self.seconds - before >= 60.0 * terms.minutes;
            if told || over {
                self.save().map_err(|why| why.to_string())?;
            }
            if over {
                break;
            }
        }
        self.save().map_err(|why| why.to_string())
    }

    /// Plays one game and learns from it.
    fn learn_game(&mut self, stretch: &mut Stretch) {
        let older = Older(&self.older);
        let episodes = T::game(&self.learner.net, &older, &self.settings, self.games);
        for episode in &episodes {
            for (step, target) in episode.targets(self.settings.lambda) {
                let error = self.learner.learn(&step.inputs, step.base, target);
                stretch.error += f64::from(error);
                stretch.steps += 1;
            }
        }
        self.learner.settle();
        self.games += 1;
        stretch.games += 1;
        if self.games.is_multiple_of(AGE) {
            let bytes = keep::write(&self.learner.net, STEP);
            let put = fs::write(self.older_file(self.games), &bytes);
            self.older.extend(put.ok().and_then(|()| Net::read(T::INPUTS, &bytes)));
        }
    }

    /// Adds a line to the curve.
    fn tell(&self, stretch: &Stretch, terms: &Terms) -> std::io::Result<()> {
        let steps = stretch.steps.max(1) as f64;
        let mut line = format!(
            "{}\t{:.0}\t{:.0}\t{:.4}",
            self.games,
            self.seconds,
            steps / f64::from(stretch.games.max(1)),
            stretch.error / steps
        );
        for opponent in T::OPPONENTS {
            let share = T::share(&self.learner.mean, opponent, terms.measured, 900_001);
            line += &format!("\t{opponent} {share:.3}");
        }
        println!("{line}");
        let file = self.folder.join("curve.tsv");
        let mut curve = OpenOptions::new().create(true).append(true).open(file)?;
        writeln!(curve, "{line}")
    }

    /// Writes the weights as the site fetches them, and the record beside them.
    fn keep(&mut self, game: &str, terms: &Terms) -> Result<(), String> {
        if self.games == 0 {
            return Err(format!("{}: nothing was trained there", self.folder.display()));
        }
        let bytes = keep::write(&self.learner.learned(), terms.step);
        let begun = fs::read_to_string(self.folder.join("begun.txt")).unwrap_or_default();
        let machine = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        let machine = machine.lines().find_map(|line| line.strip_prefix("model name\t: "));
        let record = format!(
            "game={game}\ngames={}\nseconds={:.0}\nmachine={}, one core\n{begun}step={}\n\
             inputs={}\nbytes={}\nsum={:016x}\n{}",
            self.games,
            self.seconds,
            machine.unwrap_or("unknown"),
            terms.step,
            T::INPUTS,
            bytes.len(),
            keep::check_sum(&bytes),
            self.settings
        );
        let folder = Path::new("assets/learned");
        fs::create_dir_all(folder).map_err(|why| why.to_string())?;
        let files = [("bin", &bytes[..]), ("txt", record.as_bytes())];
        files.iter().try_for_each(|(end, bytes)| {
            fs::write(folder.join(format!("{game}.{end}")), bytes).map_err(|why| why.to_string())
        })
    }
}

/// A training that goes on where it stopped comes to the same as one without a stop.
#[test]
fn a_training_can_be_resumed() {
    let folder = std::env::temp_dir().join(format!("palamede-train-{}", std::process::id()));
    let settings = Settings { units: 32, warm_up: 50, others: [0, 0, 500], ..Settings::default() };
    let terms = |games| Terms { games, every: 1_000, ..Terms::default() };
    let run = |name: &str, games: u32| {
        let folder = folder.join(name);
        let settings = super::training::settings(&folder, settings.clone()).expect("settings");
        let training =
            Training::<crate::luzhanqi::BattleTrainee<false>, 32>::open(&folder, settings);
        let mut training = training.expect("a training");
        training.train(&terms(games)).expect("a folder to write in");
        assert_eq!(training.games, games);
        keep::write(&training.learner.learned(), 0.001)
    };
    let whole = run("whole", 120);
    let first = run("parts", 70);
    assert!(first != whole && run("parts", 120) == whole);
    fs::remove_dir_all(folder).expect("a folder");
}
