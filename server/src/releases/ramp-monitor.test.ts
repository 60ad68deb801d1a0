import { describe, expect, it } from 'vitest';
import {
  checkRamp,
  checksDue,
  fisherExactTest,
  haltReason,
  type LoadCounts,
  POOR_VITALS,
} from './ramp-monitor.ts';

/** Checks ramps by name as the server does, which takes a check back when it could not halt the ramp. */
const createJudge = () => {
  const done = new Map<string, number>();
  return (name: string, ramp: LoadCounts, baseline: LoadCounts): string | null => {
    const check = checkRamp(ramp, baseline, done.get(name) ?? 0);
    if (check?.reason === null) done.set(name, check.checks);
    return check?.reason ?? null;
  };
};

describe('Fisher’s exact test', () => {
  // Published examples: the lady tasting tea (3 of 4, 4 of 4), and a 2x2 table of 8/10 against 1/6.
  it.each([
    [{ loads: 4, failures: 3 }, { loads: 4, failures: 1 }, 17 / 70],
    [{ loads: 4, failures: 4 }, { loads: 4, failures: 0 }, 1 / 70],
    [{ loads: 10, failures: 8 }, { loads: 6, failures: 1 }, 0.024476],
    [{ loads: 5, failures: 0 }, { loads: 5, failures: 3 }, 1],
    [{ loads: 0, failures: 0 }, { loads: 5, failures: 3 }, 1],
  ])('%j against %j', (ramp, standard, chance) => {
    expect(fisherExactTest(ramp, standard)).toBeCloseTo(chance, 5);
  });
});

describe('one check of a ramp', () => {
  it.each([
    ['goes on without failures', 500, 0, 500, 0, false],
    ['is halted when its first eight loads fail', 8, 8, 0, 0, true],
    ['goes on with a significant difference below one in a hundred', 2000, 16, 100_000, 100, false],
    ['is halted when a fifth fails and the default does not', 50, 10, 450, 0, true],
    ['goes on when both fail equally often', 100, 10, 900, 90, false],
    ['goes on when the default is worse', 100, 10, 900, 300, false],
    ['goes on with a failure rate that is common', 1000, 10, 9000, 80, false],
    ['is halted by a small rate that many loads make certain', 5000, 100, 50_000, 300, true],
  ])('%s', (_what, loads, failures, defaultLoads, defaultFailures, halted) => {
    const verdict = haltReason({ loads, failures }, { loads: defaultLoads, failures: defaultFailures });
    expect(verdict !== null).toBe(halted);
    if (halted) expect(verdict).toContain(`${failures} of ${loads} page loads failed`);
  });
});

describe('one check of slow page loads', () => {
  it.each([
    ['goes on while too few loads of the default are known', 20, 20, 99, 0, false],
    ['is halted when a third is slow and the default rarely', 60, 20, 200, 4, true],
    ['goes on with a significant difference below five in a hundred', 5000, 300, 50_000, 1000, false],
    ['goes on when both are slow equally often', 100, 30, 900, 270, false],
  ])('%s', (_what, loads, failures, defaultLoads, defaultFailures, halted) => {
    const counted = { loads: defaultLoads, failures: defaultFailures };
    expect(haltReason({ loads, failures }, counted, POOR_VITALS) !== null).toBe(halted);
  });
});

describe('a ramp monitor', () => {
  it('checks at 8, 12, 16, 24 … failures, seventeen times until there are 2048', () => {
    const looks = Array.from({ length: 2048 }, (_, index) => index + 1).filter(
      (failures) => checksDue(failures) > checksDue(failures - 1),
    );
    expect(looks.slice(0, 8)).toEqual([8, 12, 16, 24, 32, 48, 64, 96]);
    expect(looks).toHaveLength(17);
    expect(checksDue(2048)).toBe(17);
  });

  it('reports nothing for seven failures in a row, and halts at the eighth', () => {
    const judge = createJudge();
    const verdicts = [1, 2, 3, 4, 5, 6, 7, 8].map((n) =>
      judge('story@1', { loads: n, failures: n }, { loads: 0, failures: 0 }),
    );
    expect(verdicts).toEqual([...Array(7).fill(null), expect.stringContaining('8 of 8')]);
  });

  it('checks each count once, repeats a reason to halt at every failure, and treats ramps separately', () => {
    const judge = createJudge();
    const standard = { loads: 900, failures: 9 };
    expect(judge('story@1', { loads: 600, failures: 8 }, standard)).toBeNull();
    expect(judge('story@1', { loads: 50, failures: 11 }, standard)).toBeNull();
    expect(judge('story@1', { loads: 50, failures: 12 }, standard)).toContain('12 of 50');
    expect(judge('story@1', { loads: 51, failures: 13 }, standard)).toContain('13 of 51');
    expect(judge('auth@1', { loads: 50, failures: 11 }, standard)).toContain('11 of 50');
  });
});

/** Seeded random numbers from 0 to 1 (mulberry32). */
const dice = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), 61 | bits);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
};

interface Course {
  /** Failure rates of the ramp and of the default release. */
  rate: number;
  defaultRate: number;
  /** Share of the visitors that get the ramp. */
  share: number;
  /** Number of loads of the ramp. */
  loads: number;
}

/** Simulates a ramp load by load; returns after how many loads it was halted, null if never. */
const haltedAfter = ({ rate, defaultRate, share, loads }: Course, roll: () => number): number | null => {
  const untilFailure = (chance: number): number =>
    chance === 1 ? 1 : 1 + Math.floor(Math.log(1 - roll()) / Math.log(1 - chance));
  const judge = createJudge();
  const standard = { loads: 0, failures: 0 };
  let nextFailure = untilFailure(defaultRate);
  const ramp = { loads: untilFailure(rate), failures: 1 };
  for (; ramp.loads <= loads; ramp.failures += 1, ramp.loads += untilFailure(rate)) {
    standard.loads = Math.round((ramp.loads * (1 - share)) / share);
    for (; nextFailure <= standard.loads; nextFailure += untilFailure(defaultRate)) standard.failures += 1;
    if (judge('ramp', ramp, standard) !== null) return ramp.loads;
  }
  return null;
};

const manyTimes = (times: number, course: Course, seed = 1): (number | null)[] => {
  const roll = dice(seed);
  return Array.from({ length: times }, () => haltedAfter(course, roll));
};

describe('over a whole ramp of 20,000 loads', () => {
  const equal = [0.1, 0.5].flatMap((share) => [0.002, 0.01, 0.03].map((rate) => ({ share, rate })));

  it('fewer than one in a hundred is halted by mistake, however often both releases fail', () => {
    for (const { share, rate } of equal) {
      const ends = manyTimes(1000, { rate, defaultRate: rate, share, loads: 20_000 });
      const halted = ends.filter((end) => end !== null).length;
      expect(halted / ends.length, `${rate} at a share of ${share}`).toBeLessThan(0.01);
    }
  });

  it.each([0.1, 0.5])(
    'one that fails for everybody is halted at its eighth load, at a share of %d',
    (share) => {
      const ends = manyTimes(100, { rate: 1, defaultRate: 0.01, share, loads: 20_000 });
      expect(new Set(ends)).toEqual(new Set([8]));
    },
  );

  it.each([
    [0.1, 250],
    [0.5, 400],
  ])(
    'one that fails ten times as often as the default is halted, at a share of %d within %d loads',
    (share, within) => {
      const ends = manyTimes(500, { rate: 0.1, defaultRate: 0.01, share, loads: 20_000 });
      const late = ends.filter((end) => end === null || end > within);
      expect(late.length / ends.length).toBeLessThanOrEqual(0.01);
    },
  );
});
