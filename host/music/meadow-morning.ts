import type { Piece } from './mix.ts';
import { chords, createDice, melody } from './score.ts';
import { bass, kalimba, ocarina, pad } from './voices.ts';

const dice = createDice(41);

/** A walking tune in G on five notes, for two thumbs. */
export const TUNE = `
  B4 1, D5 0.5, B4 0.5, A4 1, G4 1 | E4 1, G4 1, A4 1.5, G4 0.5 | G4 1, A4 0.5, B4 0.5, D5 1, B4 1 | A4 3, - 1 |
  B4 1, D5 0.5, E5 0.5, D5 1, B4 1 | G4 1, A4 1, B4 1, G4 1 | E4 1, G4 0.5, A4 0.5, G4 1, E4 1 | D4 2, - 2 |
  E5 1.5, D5 0.5, B4 1, G4 1 | D5 1.5, B4 0.5, A4 1, G4 1 | A4 1, G4 0.5, A4 0.5, C5 1, A4 1 | B4 3, - 1 |
  E4 1, G4 1, A4 1, B4 1 | A4 1, B4 0.5, A4 0.5, G4 1, E4 1 | G4 2, D4 1, E4 1 | G4 3, - 1`;

/** A flute far off over the second half: it only answers. */
export const ANSWER = `
  - 4 | - 4 | - 4 | - 4 | - 4 | - 4 | - 4 | - 2, D5 1, E5 1 |
  G5 3, - 1 | - 2, D5 1, B4 1 | E5 3, - 1 | - 2, D5 2 |
  C5 2, E5 2 | D5 3, - 1 | B4 2, - 2 | - 4`;

const HARMONY = `
  G2 B3 D4 G4 | E2 B3 E4 G4 | C3 G3 C4 E4 | D2 A3 D4 F#4 |
  G2 B3 D4 G4 | E2 B3 E4 G4 | A2 A3 C4 E4 | D2 A3 D4 F#4 |
  C3 G3 C4 E4 | B2 G3 B3 D4 | A2 A3 C4 E4 | G2 G3 B3 D4 |
  C3 G3 C4 E4 | D2 A3 C4 F#4 | E2 G3 B3 E4 | G2 G3 B3 D4`;

// Which note of the chord each eighth takes: a pattern that breathes on its sixth.
const PATTERN = [0, 1, 2, 1, 2, null, 1, 2] as const;

export const meadowMorning: Piece = {
  name: 'meadow-morning',
  beatsPerMinute: 84,
  beats: 64,
  parts: [
    { voice: kalimba, room: 0.26, notes: melody(TUNE, { strength: 0.5, pan: 0.15, dice }) },
    { voice: ocarina, room: 0.5, notes: melody(ANSWER, { strength: 0.1, pan: -0.4, loose: 0.05, dice }) },
    {
      voice: kalimba,
      room: 0.24,
      notes: chords(HARMONY, 4, ([, ...upper], at) =>
        PATTERN.flatMap((which, eighth) =>
          which === null
            ? []
            : [
                {
                  at: at + eighth / 2 + (dice() - 0.5) * 0.03,
                  length: 1,
                  pitch: upper[which] ?? 0,
                  strength: (eighth % 4 === 0 ? 0.2 : 0.15) + dice() * 0.04,
                  pan: -0.3 + 0.2 * which,
                },
              ],
        ),
      ),
    },
    {
      voice: bass,
      room: 0.08,
      notes: chords(HARMONY, 4, ([root = 0], at) => [
        { at, length: 2, pitch: root, strength: 0.3, pan: 0 },
        { at: at + 2.5, length: 1.5, pitch: root, strength: 0.18, pan: 0 },
      ]),
    },
    {
      voice: pad,
      room: 0.3,
      notes: chords(HARMONY, 4, ([, ...upper], at) =>
        upper.map((pitch, n) => ({ at: at - 0.5, length: 4, pitch, strength: 0.075, pan: (1 - n) * 0.55 })),
      ),
    },
  ],
};
