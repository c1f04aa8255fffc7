// Before a page: its clock and its timers run so many times as fast, and what it tells and holds can be read from without.
{
  const FAST = 200;
  const [later, again, clock, since] = [setTimeout, setInterval, Date.now, performance.now.bind(performance)];
  const start = clock();
  self.setTimeout = (then, ms = 0, ...rest) => later(then, ms / FAST, ...rest);
  self.setInterval = (then, ms = 0, ...rest) => again(then, Math.max(20, ms / FAST), ...rest);
  Date.now = () => start + (clock() - start) * FAST;
  performance.now = () => since() * FAST;
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...given) => {
    const made = await instantiate(...given);
    self.held ??= Object.values(made.exports).find((it) => it instanceof WebAssembly.Memory);
    return made;
  };
  self.told = { turn: 0, end: 0 };
  addEventListener("message", ({ data: { event } }) => (told[event] += 1));
}
