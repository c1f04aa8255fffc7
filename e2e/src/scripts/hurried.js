// Before a page: what it puts off by half a second or two, so that people can follow, comes almost at once: the pauses of
// src/app/play/steps.rs, whole and halved. What it waits for otherwise (a worker, a file, a second of a clock) it waits for.
// Intervals (a room looks around each second) pass quickly, and `rounds` counts them.
{
  const again = self.setInterval.bind(self);
  self.rounds = 0;
  self.setInterval = (then, ms, ...rest) => {
    const once = (...given) => {
      then(...given);
      self.rounds += 1;
    };
    return again(once, ms / 20, ...rest);
  };
  const PAUSES = [500, 600, 700, 800, 900, 1200, 1700];
  const put = new Set(PAUSES.flatMap((ms) => [ms, ms / 2]));
  const later = self.setTimeout.bind(self);
  self.setTimeout = (then, ms, ...rest) => later(then, put.has(ms) ? ms / 20 : ms, ...rest);
}
