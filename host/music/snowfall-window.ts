import type { Piece } from './mix.ts';
import { chords, createDice, melody } from './score.ts';
import { bass, harp, musicBox, ocarina, pad } from './voices.ts';

const dice = createDice(63);

/** A slow air in D, for an evening indoors: long notes, and time between them. */
export const TUNE = `
  F#4 2, A4 1, D5 1 | C#5 2, A4 2 | B4 2, D5 1, F#5 1 | E5 1.5, C#5 0.5, A4 2 |
  B4 1, A4 1, G4 1, B4 1 | A4 3, F#4 1 | G4 1, A4 1, B4 2 | A4 4 |
  D5 2, B4 1, D5 1 | C#5 1.5, D5 0.5, E5 2 | F#5 1, E5 1, D5 1, B4 1 | A4 1, B4 1, E4 1, F#4 1`;

/** Flakes: single high notes, never two together. */
export const FLAKES = `
  - 3, A5 1 | - 4 | - 1.5, F#6 2.5 | - 4 | - 3.5, D6 0.5 | - 4 | - 2, E6 2 | - 1, A5 1, - 2 |
  - 3, F#6 1 | - 4 | - 4 | - 2, D6 2`;

const HARMONY = `
  D2 A3 D4 F#4 | C#2 A3 C#4 E4 | B2 A3 B3 D4 | F#2 A3 C#4 F#4 |
  G2 B3 D4 F#4 | F#2 A3 D4 F#4 | E2 G3 B3 D4 | A2 G3 A3 D4 |
  G2 B3 D4 G4 | A2 A3 C#4 E4 | B2 F#3 B3 D4 | A2 G3 B3 D4`;

const PATTERN = [0, 1, 2, 3, 2, 1, 2, 1] as const;

export const snowfallWindow: Piece = {
  name: 'snowfall-window',
  beatsPerMinute: 62,
  beats: 48,
  parts: [
    { voice: ocarina, room: 0.42, notes: melody(TUNE, { strength: 0.27, pan: 0.1, loose: 0.04, dice }) },
    { voice: musicBox, room: 0.6, notes: melody(FLAKES, { strength: 0.18, pan: 0.55, loose: 0.08, dice }) },
    {
      voice: harp,
      room: 0.32,
      notes: chords(HARMONY, 4, ([root = 0, ...upper], at) => {
        const strings = [root * 2, ...upper];
        return PATTERN.map((which, eighth) => ({
          at: at + eighth / 2 + (dice() - 0.5) * 0.035,
          length: 1,
          pitch: strings[which] ?? root * 2,
          strength: (eighth === 0 ? 0.28 : 0.19) + dice() * 0.04,
          pan: -0.45 + which * 0.2,
        }));
      }),
    },
    {
      voice: bass,
      room: 0.1,
      notes: chords(HARMONY, 4, ([root = 0], at) => [{ at, length: 4, pitch: root, strength: 0.24, pan: 0 }]),
    },
    {
      voice: pad,
      room: 0.36,
      notes: chords(HARMONY, 4, ([, ...upper], at) =>
        upper.map((pitch, n) => ({ at: at - 0.6, length: 4, pitch, strength: 0.12, pan: (n - 1) * 0.6 })),
      ),
    },
  ],
};
