// The sounds of a game: short ones, made as they are needed, so that none has to be fetched. The page asks for this
// script with the first of them.
let context;

// A knock: a tone that falls and fades, with a breath of noise at its beginning. `at` and `length` are seconds.
const knock = (at, { pitch, length, volume, noise }) => {
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
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, start + length);
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
const bell = { length: 0.5, volume: 0.12 };
const SOUNDS = {
  place: [[0, wood]],
  take: [[0, wood], [0.09, { ...wood, pitch: 150 }]],
  throw: [0, 0.07, 0.13, 0.21, 0.26].map((at, n) => [at, { ...wood, pitch: 300 - 20 * n, length: 0.04, volume: 0.2 - 0.02 * n }]),
  clash: [[0, { pitch: 85, length: 0.25, volume: 0.4, noise: 300 }]],
  end: [[0, { ...bell, pitch: 392 }], [0.15, { ...bell, pitch: 494 }], [0.3, { ...bell, pitch: 587, length: 0.8 }]],
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
