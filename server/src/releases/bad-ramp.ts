/** How often a release was loaded, and how often it failed. */
export interface Tally {
  loads: number;
  failures: number;
}

/**
 * How unlikely failures must be at one look. Whoever looks often enough sees something unlikely, so the looks are few:
 * twenty of them until a ramp has 2,048 failures, and 20 x 0.00025 is a chance of one in 200 for all together.
 */
const ALPHA = 0.00025;
/** What is believed of a default before anything is known: one failure in a hundred loads. */
const BELIEF: Tally = { loads: 100, failures: 1 };

const logFactorials: number[] = [0];
const logFactorial = (n: number): number => {
  for (let at = logFactorials.length; at <= n; at += 1)
    logFactorials.push(logFactorials[at - 1]! + Math.log(at));
  return logFactorials[n]!;
};
const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/**
 * Fisher's exact test, one-sided: how likely a group has at least so many failures when both groups fail equally
 * often and all failures are dealt out by chance.
 */
export const chanceOf = (ramp: Tally, standard: Tally): number => {
  const loads = ramp.loads + standard.loads;
  const failures = ramp.failures + standard.failures;
  const all = logChoose(loads, ramp.loads);
  let chance = 0;
  for (let k = ramp.failures; k <= Math.min(failures, ramp.loads); k += 1)
    if (ramp.loads - k <= loads - failures)
      chance += Math.exp(logChoose(failures, k) + logChoose(loads - failures, ramp.loads - k) - all);
  return Math.min(1, chance);
};

/** How many looks so many failures have earned: one each at 3, 4, 6, 8, 12, 16, 24 … of them. */
export const looksEarned = (failures: number): number => {
  if (failures < 3) return 0;
  const doublings = Math.floor(Math.log2(failures));
  return 2 * doublings - 2 + (failures >= 1.5 * 2 ** doublings ? 1 : 0);
};

const figuresOf = (ramp: Tally, standard: Tally, chance: number): string => {
  const figure = chance < 1e-6 ? 'less than one in a million' : `1 in ${Math.round(1 / chance)}`;
  return `${ramp.failures} of ${ramp.loads} page loads failed, of the default ${standard.failures} of ${standard.loads}; by chance alone: ${figure}`;
};

/** Why a ramp must be halted, with the figures; null when its failures may be chance. This is one look. */
export const verdictOf = (ramp: Tally, standard: Tally): string | null => {
  const believed = {
    loads: standard.loads + BELIEF.loads,
    failures: standard.failures + BELIEF.failures,
  };
  const chance = chanceOf(ramp, believed);
  return chance < ALPHA ? figuresOf(ramp, standard, chance) : null;
};

/** Judges ramps by name, whenever they failed, and takes each look once. A new judge may repeat the latest one. */
export const createJudge = () => {
  const taken = new Map<string, number>();
  return (name: string, ramp: Tally, standard: Tally): string | null => {
    const looks = looksEarned(ramp.failures);
    if (looks <= (taken.get(name) ?? 0)) return null;
    const verdict = verdictOf(ramp, standard);
    // Not after a verdict: should the halt fail, the next failure tries again.
    if (verdict === null) taken.set(name, looks);
    return verdict;
  };
};
