import type { Piece } from './mix.ts';
import { chords, createDice, melody } from './score.ts';
import { bass, harp, musicBox, pad } from './voices.ts';

const dice = createDice(20);

/** A cradle song in F, three in a bar: question and answer, a middle that looks out, and home. */
export const TUNE = `
  C5 2, A4 1 | G4 2, C5 1 | D5 1.5, C5 0.5, A4 1 | Bb4 2, A4 1 |
  A4 1, C5 1, F5 1 | D5 2, Bb4 1 | G4 1, A4 1, Bb4 1 | A4 3 |
  D5 2, F5 1 | C5 2, A4 1 | Bb4 1, C5 1, D5 1 | C5 3 |
  F5 1.5, E5 0.5, D5 1 | D5 1, C5 1, Bb4 1 | A4 1, Bb4 1, G4 1 | F4 3`;

// Lowest note first: it is the bass.
const HARMONY = `
  F2 A3 C4 F4 | E2 G3 C4 E4 | D2 A3 D4 F4 | Bb2 F3 Bb3 D4 |
  A2 A3 C4 F4 | G2 G3 Bb3 D4 | C2 G3 Bb3 E4 | F2 A3 C4 F4 |
  Bb2 F3 Bb3 D4 | A2 A3 C4 F4 | G2 G3 Bb3 D4 | C2 G3 C4 E4 |
  D2 A3 D4 F4 | Bb2 F3 Bb3 D4 | C2 G3 Bb3 E4 | F2 A3 C4 F4`;

export const lanternLullaby: Piece = {
  name: 'lantern-lullaby',
  beatsPerMinute: 66,
  beats: 48,
  parts: [
    { voice: musicBox, room: 0.34, notes: melody(TUNE, { strength: 0.5, pan: 0.12, dice }) },
    {
      voice: harp,
      room: 0.3,
      notes: chords(HARMONY, 3, ([, low = 0, middle = 0, high = 0], at, index) =>
        [low, middle, high, middle, ...(index % 4 === 3 ? [] : [high])].map((pitch, step) => ({
          at: at + (step + 1) * 0.5 + (dice() - 0.5) * 0.03,
          length: 1,
          pitch,
          strength: 0.23 - step * 0.02 + dice() * 0.03,
          pan: -0.35 + step * 0.12,
        })),
      ),
    },
    {
      voice: bass,
      room: 0.1,
      notes: chords(HARMONY, 3, ([root = 0], at) => [{ at, length: 3, pitch: root, strength: 0.3, pan: 0 }]),
    },
    {
      voice: pad,
      room: 0.3,
      notes: chords(HARMONY, 3, ([, ...upper], at) =>
        upper.map((pitch, n) => ({ at: at - 0.4, length: 3, pitch, strength: 0.12, pan: (n - 1) * 0.5 })),
      ),
    },
  ],
};
