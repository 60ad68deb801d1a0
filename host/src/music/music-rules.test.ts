import { describe, expect, it } from 'vitest';
import { fadeStep, MUSIC, pickTrack, targetVolume } from './music-rules.ts';

describe('the track', () => {
  it.each([
    [0, 'a'],
    [0.34, 'b'],
    [0.999, 'c'],
  ])('at chance %f is %s', (random, track) => {
    expect(pickTrack(['a', 'b', 'c'], random)).toBe(track);
  });
  it('must be there', () => {
    expect(() => pickTrack([], 0)).toThrow(/pass createMusic at least one/);
  });
});

describe('how loud it should be', () => {
  it.each([
    [true, true, false, 0.3],
    [true, true, true, MUSIC.lowered],
    [false, true, false, 0],
    [true, false, false, 0],
    [false, true, true, 0],
  ])('on %s, in sight %s, reading %s: %f', (on, inSight, reading, volume) => {
    expect(targetVolume(on, inSight, reading)).toBe(volume);
  });
});

describe('a fade', () => {
  const steps = (from: number, to: number) => {
    let volume = from;
    let count = 0;
    for (; volume !== to; count += 1) volume = fadeStep(volume, to);
    return count;
  };
  it.each([
    [0, MUSIC.volume, MUSIC.fadeIn],
    [MUSIC.volume, 0, MUSIC.fadeOut],
  ])('from %f to %f takes about %i ms and ends exactly there', (from, to, duration) => {
    expect(Math.abs(steps(from, to) * MUSIC.step - duration)).toBeLessThanOrEqual(MUSIC.step);
  });
});
