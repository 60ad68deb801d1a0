import type { Note } from './score.ts';
import { RATE, type Voice } from './voices.ts';

export interface Part {
  voice: Voice;
  notes: Note[];
  /** Reverb send level, 0 to 1. */
  room: number;
}

export interface Piece {
  name: string;
  beatsPerMinute: number;
  beats: number;
  parts: Part[];
}

export interface Stereo {
  left: Float32Array;
  right: Float32Array;
}

const empty = (length: number): Stereo => ({
  left: new Float32Array(length),
  right: new Float32Array(length),
});

/** Mixes a note into a ring buffer: what decays past the end continues at the beginning, so the loop has no seam. */
const addRound = (ring: Stereo, sound: Float32Array, start: number, pan: number, level: number) => {
  const length = ring.left.length;
  const angle = ((pan + 1) * Math.PI) / 4;
  const toLeft = Math.cos(angle) * level;
  const toRight = Math.sin(angle) * level;
  for (let n = 0; n < sound.length; n += 1) {
    const at = (((start + n) % length) + length) % length;
    const value = sound[n] ?? 0;
    ring.left[at] = (ring.left[at] ?? 0) + value * toLeft;
    ring.right[at] = (ring.right[at] ?? 0) + value * toRight;
  }
};

// Delay lengths in samples, without common factors.
const LINES = [1_423, 1_777, 2_137, 2_557, 3_001, 3_517, 4_027, 4_513];

/**
 * A feedback delay network reverb of eight delay lines with damping. It passes the ring twice, so that its state at the
 * beginning is that of the end.
 */
const room = (dry: Stereo, seconds: number): Stereo => {
  const length = dry.left.length;
  const wet = empty(length);
  const lines = LINES.map((size) => new Float32Array(size));
  const dark = new Float32Array(8);
  const keep = LINES.map((size) => 10 ** ((-3 * size) / (seconds * RATE)));
  const outputs = new Float32Array(8);
  for (let n = 0; n < 2 * length; n += 1) {
    const at = n % length;
    let sum = 0;
    for (let k = 0; k < 8; k += 1) {
      const line = lines[k] as Float32Array;
      const value = line[n % line.length] ?? 0;
      dark[k] = (dark[k] ?? 0) + 0.42 * (value - (dark[k] ?? 0));
      outputs[k] = (dark[k] ?? 0) * (keep[k] ?? 0);
      sum += outputs[k] ?? 0;
    }
    const left = dry.left[at] ?? 0;
    const right = dry.right[at] ?? 0;
    for (let k = 0; k < 8; k += 1) {
      const line = lines[k] as Float32Array;
      // Householder matrix: every line receives all the others.
      line[n % line.length] = (outputs[k] ?? 0) - sum / 4 + (k % 2 === 0 ? left : right) * 0.5;
    }
    if (n < length) continue;
    wet.left[at] = ((outputs[0] ?? 0) - (outputs[2] ?? 0) + (outputs[4] ?? 0) - (outputs[7] ?? 0)) * 0.6;
    wet.right[at] = ((outputs[1] ?? 0) - (outputs[3] ?? 0) + (outputs[5] ?? 0) - (outputs[6] ?? 0)) * 0.6;
  }
  return wet;
};

/** High pass at 35 Hz and low pass at 7 kHz; twice round, like the reverb. */
const warm = (channel: Float32Array): Float32Array => {
  const out = new Float32Array(channel.length);
  const [rumble, glare] = [
    1 - Math.exp((-2 * Math.PI * 35) / RATE),
    1 - Math.exp((-2 * Math.PI * 7_000) / RATE),
  ];
  let low = 0;
  let soft = 0;
  for (let n = 0; n < 2 * channel.length; n += 1) {
    const at = n % channel.length;
    soft += glare * ((channel[at] ?? 0) - soft);
    low += rumble * (soft - low);
    out[at] = soft - low;
  }
  return out;
};

/** Renders a piece onto a ring buffer, with reverb. Levels are as written; `master` sets the loudness. */
export const play = ({ beatsPerMinute, beats, parts }: Piece, roomSeconds = 2.4): Stereo => {
  const perBeat = 60 / beatsPerMinute;
  const length = Math.round(beats * perBeat * RATE);
  const dry = empty(length);
  const toRoom = empty(length);
  for (const { voice, notes, room: share } of parts)
    for (const note of notes) {
      const sound = voice(note, note.length * perBeat);
      const start = Math.round(note.at * perBeat * RATE);
      addRound(dry, sound, start, note.pan, 1);
      addRound(toRoom, sound, start, note.pan, share);
    }
  const wet = room(toRoom, roomSeconds);
  const both = (a: Float32Array, b: Float32Array) => warm(a.map((value, n) => value + (b[n] ?? 0)));
  return { left: both(dry.left, wet.left), right: both(dry.right, wet.right) };
};

export const scale = ({ left, right }: Stereo, by: number): Stereo => ({
  left: left.map((value) => value * by),
  right: right.map((value) => value * by),
});
