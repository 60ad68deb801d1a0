import { createDice, type Note } from './score.ts';

export const RATE = 44_100;
const TAU = 2 * Math.PI;

/** Synthesises one note, mono. `seconds` is how long it is held. */
export type Voice = (note: Note, seconds: number) => Float32Array;

const sound = (seconds: number): Float32Array => new Float32Array(Math.ceil(seconds * RATE));

interface Mode {
  /** Multiple of the pitch. */
  ratio: number;
  gain: number;
  /** Decay time to 1/e in seconds at 440 Hz; higher notes decay faster. */
  fall: number;
}

/** Modal synthesis of a struck or plucked body: each mode decays by itself. */
const struck =
  (modes: Mode[], attack: number, tail: number): Voice =>
  ({ pitch, strength }) => {
    const out = sound(tail);
    const faster = Math.min(1.6, (440 / pitch) ** 0.45);
    for (const { ratio, gain, fall } of modes) {
      const frequency = pitch * ratio;
      if (frequency > 9_000) continue;
      const step = (TAU * frequency) / RATE;
      const keep = Math.exp(-1 / (fall * faster * RATE));
      // A softer stroke excites the upper modes less.
      let level = gain * strength * (ratio > 1.5 ? strength ** 0.7 : 1);
      for (let n = 0; n < out.length; n += 1) {
        out[n] = (out[n] ?? 0) + level * Math.sin(step * n);
        level *= keep;
      }
    }
    return edges(out, attack, 0.2);
  };

/** Fades start and end, so that no note clicks. */
const edges = (out: Float32Array, attack: number, release: number): Float32Array => {
  const rise = Math.max(1, Math.floor(attack * RATE));
  const drop = Math.min(out.length, Math.floor(release * RATE));
  for (let n = 0; n < rise && n < out.length; n += 1)
    out[n] = (out[n] ?? 0) * 0.5 * (1 - Math.cos((Math.PI * n) / rise));
  for (let n = 0; n < drop; n += 1) {
    const at = out.length - drop + n;
    out[at] = (out[at] ?? 0) * 0.5 * (1 + Math.cos((Math.PI * n) / drop));
  }
  return out;
};

/** A wooden thumb piano: a round tone, a short bright tine, and the noise of the thumb on the box. */
export const kalimba: Voice = (note, seconds) => {
  const body = struck(
    [
      { ratio: 1, gain: 0.8, fall: 0.85 },
      { ratio: 2.003, gain: 0.12, fall: 0.4 },
      { ratio: 2.99, gain: 0.05, fall: 0.22 },
      { ratio: 6.27, gain: 0.07, fall: 0.06 },
    ],
    0.004,
    3.2,
  )(note, seconds);
  const dice = createDice(Math.round(note.at * 1_000) + 7);
  let low = 0;
  for (let n = 0; n < 0.03 * RATE; n += 1) {
    low += 0.07 * (dice() * 2 - 1 - low);
    body[n] = (body[n] ?? 0) + low * 0.5 * note.strength * Math.exp(-n / (0.006 * RATE));
  }
  return body;
};

/** A music box: a long, thin tone, two slightly detuned teeth per note. */
export const musicBox: Voice = (note, seconds) => {
  const tooth = struck(
    [
      { ratio: 1, gain: 0.62, fall: 1.5 },
      { ratio: 2.001, gain: 0.16, fall: 0.8 },
      { ratio: 3.004, gain: 0.1, fall: 0.45 },
      { ratio: 4.95, gain: 0.05, fall: 0.16 },
      { ratio: 6.3, gain: 0.035, fall: 0.09 },
    ],
    0.003,
    4.5,
  );
  const first = tooth(note, seconds);
  const second = tooth({ ...note, pitch: note.pitch * 1.0012, strength: note.strength * 0.7 }, seconds);
  return first.map((value, n) => 0.62 * (value + (second[n] ?? 0)));
};

/** A plucked nylon string (Karplus-Strong): a noise burst in a damped delay line. */
export const harp: Voice = ({ pitch, strength, at }) => {
  const out = sound(4);
  const dice = createDice(Math.round(at * 997 + pitch * 13));
  const exact = RATE / pitch - 0.5;
  const size = Math.floor(exact);
  const rest = exact - size;
  const burst = new Float32Array(size);
  let soft = 0;
  for (let n = 0; n < size; n += 1) {
    soft += (0.12 + 0.25 * strength) * (dice() * 2 - 1 - soft);
    burst[n] = soft;
  }
  // Pick position away from the middle, for a fuller sound.
  const pick = Math.floor(size * 0.28);
  const string = new Float32Array(size + 2);
  const keep = Math.exp(-1 / (pitch * 1.1 * (220 / pitch) ** 0.35));
  const sampleAt = (n: number) => string[(n + string.length) % string.length] ?? 0;
  let last = 0;
  for (let n = 0; n < out.length; n += 1) {
    // Interpolates between two samples, so that the string is in tune.
    const round = (1 - rest) * sampleAt(n - size) + rest * sampleAt(n - size - 1);
    const pluck = n < size ? (burst[n] ?? 0) - 0.7 * (burst[(n + pick) % size] ?? 0) : 0;
    const value = pluck + keep * 0.5 * (round + last);
    last = round;
    string[n % string.length] = value;
    out[n] = value * strength * 2.2;
  }
  return edges(out, 0.004, 1.2);
};

/** A pad of quiet detuned tones that swells and fades. */
export const pad: Voice = ({ pitch, strength }, seconds) => {
  const swell = Math.min(1.8, seconds * 0.45);
  const sink = 2.2;
  const out = sound(seconds + sink);
  for (const [detune, phase] of [
    [0.9972, 0.3],
    [1, 0],
    [1.0031, 1.7],
  ] as const) {
    for (let harmonic = 1; harmonic <= 5; harmonic += 1) {
      const frequency = pitch * detune * harmonic;
      if (frequency > 3_000) continue;
      const step = (TAU * frequency) / RATE;
      const level = (strength * 0.3) / harmonic ** 2.1;
      for (let n = 0; n < out.length; n += 1)
        out[n] =
          (out[n] ?? 0) +
          level * Math.sin(step * n + phase * harmonic + 0.25 * Math.sin((TAU * 0.31 * n) / RATE + phase));
    }
  }
  const total = out.length;
  const hold = total - sink * RATE;
  return out.map((value, n) => {
    const rise = Math.min(1, n / (swell * RATE));
    const fall = n <= hold ? 1 : 1 - (n - hold) / (total - hold);
    return value * Math.sin((rise * Math.PI) / 2) ** 2 * Math.sin((fall * Math.PI) / 2) ** 2;
  });
};

/** A small clay flute: nearly a pure tone, with breath noise at the start and a late, shallow vibrato. */
export const ocarina: Voice = ({ pitch, strength, at }, seconds) => {
  const out = sound(seconds * 0.96 + 0.25);
  const dice = createDice(Math.round(at * 991) + 3);
  let angle = 0;
  let breath = 0;
  for (let n = 0; n < out.length; n += 1) {
    const time = n / RATE;
    const shy = Math.min(1, Math.max(0, (time - 0.35) / 0.6));
    angle += (TAU * pitch * (1 + 0.0035 * shy * Math.sin(TAU * 4.7 * time))) / RATE;
    breath += 0.18 * (dice() * 2 - 1 - breath);
    const air = 0.02 + 0.1 * Math.exp(-time / 0.05);
    out[n] =
      strength *
      (0.5 * Math.sin(angle) + 0.07 * Math.sin(2 * angle) + 0.035 * Math.sin(3 * angle) + air * breath);
  }
  return edges(out, 0.06, 0.3);
};

/** A soft low tone. */
export const bass: Voice = ({ pitch, strength }, seconds) => {
  const out = sound(Math.min(seconds, 2.6) + 0.6);
  const step = (TAU * pitch) / RATE;
  for (let n = 0; n < out.length; n += 1)
    out[n] =
      strength *
      Math.exp(-n / (1.5 * RATE)) *
      (0.7 * Math.sin(step * n) + 0.16 * Math.sin(2 * step * n) + 0.05 * Math.sin(3 * step * n));
  return edges(out, 0.025, 0.5);
};
