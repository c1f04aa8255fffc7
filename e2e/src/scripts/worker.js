// A worker that is none, as the address asks for it: `?worker=silent`. The times after which the page goes on without
// it pass when the test says so.
const kind = new URLSearchParams(location.search).get("worker");
const later = self.setTimeout.bind(self);
let due = [];
self.setTimeout = (then, ms, ...rest) =>
  [1300, 5000, 10000].includes(ms) || self.stopped ? due.push([then, ms]) : later(then, ms, ...rest);
self.pass = (time) => {
  const over = due.filter(([, ms]) => ms === time);
  due = due.filter(([, ms]) => ms !== time);
  over.forEach(([then]) => then());
  return over.length;
};
self.hired = 0;
self.Worker = class {
  constructor() {
    self.hired += 1;
    if (kind === "refused") throw new Error("no worker");
    if (kind === "dead") later(() => this.onerror?.(new Event("error")));
    else if (kind !== "never") later(() => this.onmessage?.({ data: "ready" }));
  }
  postMessage(what) {
    const answer = (data) => later(() => this.onmessage?.({ data }));
    // A slow one waits until somebody hurries it.
    if (what === "now") return kind === "slow" && answer([this.number, "b6-b4"]);
    const [number] = what;
    this.number = number;
    if (kind === "breaks") later(() => this.onerror?.(new Event("error")));
    if (kind === "nonsense") {
      for (const data of [null, 7, "b6-b4", [], {}, ["x"], [number + 1, "b6-b4"]]) answer(data);
      answer([number, "a1-h8"]);
    }
    if (kind === "stepless") answer([number, null]);
    if (kind === "twice") for (const step of ["b6-b4", "b6-b4", "c6-c4"]) answer([number, step]);
  }
  terminate() {}
};
