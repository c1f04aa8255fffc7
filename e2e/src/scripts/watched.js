// Watches who thinks. In the page it calls the thinker through this same file, hurries it as soon
// as one may, and keeps its answers; in the worker it starts the thinker, and adds to each answer
// what that took. The page reads no further than it knows.
const watchPage = () => {
  self.answers = [];
  self.tasks = [];
  let [first, asked, pressed] = [Infinity, 0, 0];
  const press = (what) => {
    pressed = performance.now();
    what();
  };
  const heard = ({ data }) => {
    const now = performance.now();
    if (data === "ready") return;
    answers.push({ ...data.at(-1), step: data[1], ms: now - asked, waited: now - pressed });
  };
  self.Worker = class extends Worker {
    constructor(thinker, how) {
      super(`./worker.js#${thinker}`, how);
      this.addEventListener("message", heard);
    }
    postMessage(what) {
      if (what !== "now") asked = performance.now();
      first = Math.min(first, asked);
      super.postMessage(what);
    }
  };
  // The tasks of more than 50 ms since somebody thinks, as far as browsers tell of them.
  if (PerformanceObserver.supportedEntryTypes.includes("longtask")) {
    const told = (list) => {
      const since = list.getEntries().filter((task) => task.startTime > first);
      tasks.push(...since.map((task) => task.duration));
    };
    new PerformanceObserver(told).observe({ type: "longtask" });
  }
  const hurry = () => {
    const button = document.querySelector("[data-do=hurry]");
    if (button) press(() => button.click());
  };
  new MutationObserver(hurry).observe(document, { childList: true, subtree: true });
  // Asks a thinker of one's own, which is hurried after so long; for its answer.
  let mind;
  self.ask = async (job, ms) => {
    mind ??= await new Promise((ready) => {
      const called = callMind();
      called.onmessage = () => ready(called);
    });
    const now = setTimeout(() => press(() => mind.postMessage("now")), ms);
    await new Promise((done) => {
      mind.onmessage = done;
      mind.postMessage(job);
    });
    clearTimeout(now);
    return answers.pop();
  };
};

const watchWorker = async () => {
  // As src/web/thinker.rs has it: how long the thinker may be before it hears.
  const SLICE = 30;
  const [clock, later, tell] = [Date.now, self.setTimeout.bind(self), self.postMessage.bind(self)];
  let memory;
  // Of the job under way: how often it looked at the clock, in how many slices of which times, and
  // how often in one of them after that was over.
  let took;
  let [begun, over, late] = [0, Infinity, 0];
  Date.now = () => {
    const time = clock();
    if (over === undefined) over = time + SLICE;
    took.looks += 1;
    if (time >= over) took.late = Math.max(took.late, (late += 1));
    return time;
  };
  const slice = (work, end) => {
    [begun, over, late] = [performance.now(), end, 0];
    work();
    // (What is done before there is a job is of none.)
    took?.slices.push(performance.now() - begun);
  };
  self.setTimeout = (then, ms) => later(() => slice(then), ms);
  self.postMessage = (what) => {
    if (what !== "ready") {
      const slices = [...took.slices, performance.now() - begun];
      return tell([...what, { ...took, slices, bytes: memory.buffer.byteLength }]);
    }
    const hear = self.onmessage;
    self.onmessage = (event) => {
      const hurried = event.data === "now";
      if (!hurried) took = { looks: 0, slices: [], late: 0 };
      took.hurried = hurried;
      // The work that begins with the job is of no slice.
      slice(() => hear.call(self, event), Infinity);
      took.hurried = false;
    };
    thinker.start().then((exports) => {
      memory = Object.values(exports).find((it) => it instanceof WebAssembly.Memory);
      tell(what);
    });
  };
  const thinker = await import(location.hash.slice(1));
};

if (self.DedicatedWorkerGlobalScope) watchWorker();
else watchPage();
