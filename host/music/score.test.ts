import { describe, expect, it } from 'vitest';
import * as lullaby from './lantern-lullaby.ts';
import * as meadow from './meadow-morning.ts';
import { beatsOf, createDice, melody, pitchOf } from './score.ts';
import * as snowfall from './snowfall-window.ts';

describe('a written score', () => {
  it.each([
    ['A4', 440],
    ['A3', 220],
    ['C4', 261.63],
    ['F#4', 369.99],
    ['Bb3', 233.08],
  ])('%s sounds at %f Hz', (name, pitch) => {
    expect(pitchOf(name)).toBeCloseTo(pitch, 2);
  });

  it('rejects what is not a note, and a note without a length', () => {
    expect(() => pitchOf('H4')).toThrow(/write it like/);
    expect(() => melody('A4', { strength: 1, dice: () => 0.5 })).toThrow(/Bar 1/);
  });

  it.each([
    [lullaby.lanternLullaby, lullaby.TUNE],
    [meadow.meadowMorning, meadow.TUNE],
    [meadow.meadowMorning, meadow.ANSWER],
    [snowfall.snowfallWindow, snowfall.TUNE],
    [snowfall.snowfallWindow, snowfall.FLAKES],
  ])('$name fills its bars exactly', (piece, tune) => {
    expect(beatsOf(tune)).toBe(piece.beats);
  });

  it.each([[lullaby.lanternLullaby], [meadow.meadowMorning], [snowfall.snowfallWindow]])(
    '$name lasts 30 to 60 seconds and every part stays within it',
    ({ beats, beatsPerMinute, parts }) => {
      const seconds = (beats * 60) / beatsPerMinute;
      expect(seconds).toBeGreaterThan(30);
      expect(seconds).toBeLessThan(60);
      for (const { notes } of parts)
        for (const { at, pitch } of notes) {
          expect(at).toBeGreaterThan(-1);
          expect(at).toBeLessThan(beats);
          expect(pitch).toBeGreaterThan(40);
          expect(pitch).toBeLessThan(2_000);
        }
    },
  );

  it('produces the same sequence every time', () => {
    const [one, other] = [createDice(3), createDice(3)];
    expect([one(), one(), one()]).toEqual([other(), other(), other()]);
  });
});
