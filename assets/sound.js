// The sounds of a game: short ones, made as they are needed, so that none has to be fetched. The page asks for this
// script with the first of them.
let context;

// A knock: a tone that falls and fades, with a breath of noise at its beginning. `at` and `length` are seconds; `falls` is
// the part of its pitch that is left at the end.
const knock = (at, { pitch, length, volume, noise, falls = 0.6 }) => {
  const start = context.currentTime + at;
  const fading = (peak, end) => {
    const gain = context.createGain();
    gain.gain.setValueAtTime(peak, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + end);
    gain.connect(context.destination);
    return gain;
  };
  const tone = context.createOscillator();
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(pitch * falls, start + length);
  tone.connect(fading(volume, length));
  tone.start(start);
  tone.stop(start + length);
  if (!noise) return;
  const samples = context.createBuffer(1, context.sampleRate * 0.03, context.sampleRate);
  samples.getChannelData(0).forEach((_, n, all) => (all[n] = 2 * Math.random() - 1));
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  [source.buffer, filter.type, filter.frequency.value] = [samples, "bandpass", noise];
  source.connect(filter).connect(fading(volume, 0.03));
  source.start(start);
};

const wood = { pitch: 190, length: 0.07, volume: 0.25, noise: 1800 };
const bell = { length: 0.5, volume: 0.1, falls: 1 };
// Bells one after the other, each some hundredths of a second later; the last one rings on.
const chime = (pitches, apart, more) =>
  pitches.map((pitch, n) => [(n * apart) / 100, { ...bell, pitch, ...more, ...(n + 1 === pitches.length && { length: 0.9 }) }]);
const SOUNDS = {
  place: [[0, wood]],
  take: [[0, wood], [0.09, { ...wood, pitch: 150 }]],
  "take-many": [190, 150, 170, 210].map((pitch, n) => [0.09 * n, { ...wood, pitch }]),
  refuse: [[0, { pitch: 120, length: 0.09, volume: 0.15 }]],
  throw: [0, 0.07, 0.13, 0.21, 0.26].map((at, n) => [at, { ...wood, pitch: 300 - 20 * n, length: 0.04, volume: 0.2 - 0.02 * n }]),
  clash: [[0, { pitch: 85, length: 0.25, volume: 0.4, noise: 300 }]],
  step: [[0, wood], ...chime([587, 784], 9, { volume: 0.07 })],
  solved: [[0, wood], ...chime([523, 659, 784], 9, { volume: 0.08 })],
  win: [[0, wood], ...chime([392, 523, 659, 784, 1047], 12), [0.6, { ...bell, pitch: 523, volume: 0.06, length: 1.1 }]],
  loss: [[0, wood], ...chime([294, 262], 28, { volume: 0.08 })],
  draw: [[0, wood], ...chime([392, 392], 24, { volume: 0.08 })],
};

// How loud the visitor wants them.
const VOLUMES = { low: 0.3, full: 1 };

export const play = async (what) => {
  // Before anything was pressed browsers let nothing be heard, and complain.
  if (navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.(10);
  context ??= new AudioContext();
  await context.resume();
  const loud = VOLUMES[document.documentElement.dataset.volume] ?? 0.6;
  for (const [at, sound] of SOUNDS[what] ?? []) knock(at, { ...sound, volume: sound.volume * loud });
};
