/** A note: start and length in beats, pitch in Hz, strength 0 to 1, stereo position -1 (left) to 1. */
export interface Note {
  at: number;
  length: number;
  pitch: number;
  strength: number;
  pan: number;
}

const STEPS: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** Pitch in Hz of a name such as `F#4` or `Bb3`; A4 is 440. Throws on anything else. */
export const pitchOf = (name: string): number => {
  const [, letter, sign, octave] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? [];
  const step = STEPS[letter ?? ''];
  if (step === undefined) throw new Error(`'${name}' is no note: write it like C4, F#4 or Bb3.`);
  const semitone = step + (sign === '#' ? 1 : sign === 'b' ? -1 : 0) + 12 * (Number(octave) + 1);
  return 440 * 2 ** ((semitone - 69) / 12);
};

/** A seeded random number generator, 0 to 1. */
export const createDice = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

interface Hand {
  strength: number;
  pan?: number;
  /** Random timing deviation in beats, for a human feel. */
  loose?: number;
  dice: () => number;
}

/** A melody written as bars: `C5 2, A4 1 | - 1, G4 2`; a number is a length in beats, `-` a rest. */
export const melody = (bars: string, { strength, pan = 0, loose = 0.02, dice }: Hand): Note[] => {
  const notes: Note[] = [];
  let at = 0;
  for (const [n, bar] of bars.split('|').entries()) {
    const start = at;
    for (const word of bar.trim().split(/\s*,\s*/)) {
      const [name = '', beats = ''] = word.split(/\s+/);
      const length = Number(beats);
      if (!(length > 0)) throw new Error(`Bar ${n + 1}: '${word}' has no length.`);
      if (name !== '-') {
        // Accent on the first note of a bar, and a small random variation.
        const lean = at === start ? 1 : 0.86;
        const breath = 0.92 + 0.16 * dice();
        notes.push({
          at: at + (dice() - 0.5) * loose,
          length,
          pitch: pitchOf(name),
          strength: strength * lean * breath,
          pan,
        });
      }
      at += length;
    }
  }
  return notes;
};

/** The length of a written melody in beats. */
export const beatsOf = (bars: string): number =>
  bars.split(/[|,]/).reduce((sum, word) => sum + Number(word.trim().split(/\s+/)[1]), 0);

/** Chords as lists of notes, in sequence; `voice` is called for each with its start and length. */
export const chords = (
  written: string,
  beats: number,
  voice: (pitches: number[], at: number, index: number) => Note[],
): Note[] =>
  written
    .split('|')
    .flatMap((chord, index) => voice(chord.trim().split(/\s+/).map(pitchOf), index * beats, index));
