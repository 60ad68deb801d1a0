import { describe, expect, it } from 'vitest';
import { chanceOf, verdictOf } from './bad-ramp.ts';

describe('Fisher’s exact test', () => {
  // Published examples: the lady tasting tea (3 of 4, 4 of 4), and a 2x2 table of 8/10 against 1/6.
  it.each([
    [{ loads: 4, failures: 3 }, { loads: 4, failures: 1 }, 17 / 70],
    [{ loads: 4, failures: 4 }, { loads: 4, failures: 0 }, 1 / 70],
    [{ loads: 10, failures: 8 }, { loads: 6, failures: 1 }, 0.024476],
    [{ loads: 5, failures: 0 }, { loads: 5, failures: 3 }, 1],
    [{ loads: 0, failures: 0 }, { loads: 5, failures: 3 }, 1],
  ])('%j against %j', (ramp, standard, chance) => {
    expect(chanceOf(ramp, standard)).toBeCloseTo(chance, 5);
  });
});

describe('a ramp', () => {
  it.each([
    ['goes on without failures', 500, 0, 500, 0, false],
    ['goes on after two failures in a row, which tell nothing yet', 2, 2, 0, 0, false],
    ['is halted when its first three loads fail', 3, 3, 0, 0, true],
    ['is halted when a fifth fails and the default does not', 50, 10, 450, 0, true],
    ['goes on when both fail equally often', 100, 10, 900, 90, false],
    ['goes on when the default is worse', 100, 10, 900, 300, false],
    ['goes on with a failure rate that is common', 1000, 10, 9000, 80, false],
    ['is halted by a small rate that many loads make certain', 5000, 100, 50_000, 300, true],
  ])('%s', (_what, loads, failures, defaultLoads, defaultFailures, halted) => {
    const verdict = verdictOf({ loads, failures }, { loads: defaultLoads, failures: defaultFailures });
    expect(verdict !== null).toBe(halted);
    if (halted) expect(verdict).toContain(`${failures} of ${loads} page loads failed`);
  });
});
