import { describe, expect, it } from 'vitest';
import { NEUTRAL_TIME } from '../clock-hands.ts';
import { readClock } from './read-clock.ts';

describe('readClock', () => {
  it.each([
    ['Bo stood on a chair and pushed the hands to three. Now it said three.', 180],
    ['First the short hand. It was nearly at the three. Then the long hand: it was at the eleven.', 175],
    ['It was half past two when the bell rang.', 150],
    ['At a quarter to nine they set off.', 525],
    ['At five minutes past four Mira yawned.', 245],
    ['The clock struck twelve.', 0],
    ['At seven o’clock they ate. At eight o’clock they slept.', 480],
    ['The long hand was on the six and the short hand after the two.', 150],
    ['They had three cakes and ran to two trees.', NEUTRAL_TIME],
    ['“Come at four o’clock,” said Mira.', NEUTRAL_TIME],
  ])('%s', (text, time) => {
    expect(readClock(text)).toBe(time);
  });
});
