/** How often a release was loaded, and how often it failed. */
export interface LoadCounts {
  loads: number;
  failures: number;
}

/**
 * How unlikely failures must be at one look. Whoever looks often enough sees something unlikely, so the looks are few:
 * twenty of them until a ramp has 2,048 failures, and 20 x 0.00025 is a chance of one in 200 for all together.
 */
const ALPHA = 0.00025;
/** What is believed of a default before anything is known: one failure in a hundred loads. */
const PRIOR: LoadCounts = { loads: 100, failures: 1 };

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
export const fisherExactTest = (ramp: LoadCounts, standard: LoadCounts): number => {
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
export const checksDue = (failures: number): number => {
  if (failures < 3) return 0;
  const doublings = Math.floor(Math.log2(failures));
  return 2 * doublings - 2 + (failures >= 1.5 * 2 ** doublings ? 1 : 0);
};

const describeCounts = (ramp: LoadCounts, standard: LoadCounts, chance: number): string => {
  const figure = chance < 1e-6 ? 'less than one in a million' : `1 in ${Math.round(1 / chance)}`;
  return `${ramp.failures} of ${ramp.loads} page loads failed, of the default ${standard.failures} of ${standard.loads}; by chance alone: ${figure}`;
};

/** Why a ramp must be halted, with the figures; null when its failures may be chance. This is one look. */
export const haltReason = (ramp: LoadCounts, standard: LoadCounts): string | null => {
  const smoothed = {
    loads: standard.loads + PRIOR.loads,
    failures: standard.failures + PRIOR.failures,
  };
  const chance = fisherExactTest(ramp, smoothed);
  return chance < ALPHA ? describeCounts(ramp, standard, chance) : null;
};

/** Judges ramps by name, whenever they failed, and takes each look once. A new judge may repeat the latest one. */
export const createRampMonitor = () => {
  const checksDone = new Map<string, number>();
  return (name: string, ramp: LoadCounts, standard: LoadCounts): string | null => {
    const due = checksDue(ramp.failures);
    if (due <= (checksDone.get(name) ?? 0)) return null;
    const verdict = haltReason(ramp, standard);
    // Not after a verdict: should the halt fail, the next failure tries again.
    if (verdict === null) checksDone.set(name, due);
    return verdict;
  };
};
