/** How often a release was loaded and how often that failed. */
export interface LoadCounts {
  loads: number;
  failures: number;
}

/**
 * Significance level of one check. Repeated checks raise the chance of a false alarm, so there are few: seventeen until a
 * ramp has 2,048 failures, and 17 x 0.00025 is a chance of one in 235 for all of them.
 */
const ALPHA = 0.00025;
/** Counted failures before the first check. */
const MIN_FAILURES = 8;
/**
 * Distinct networks that must have failed since the ramp began. Failures alone do not show that: a network is counted once an
 * hour by each server, so that one household has eight of them in eight hours.
 */
export const MIN_FAILING_NETWORKS = 8;
/** Prior for the default release: one failure in a hundred loads. */
const PRIOR: LoadCounts = { loads: 100, failures: 1 };

const logFactorials: number[] = [0];
const logFactorial = (n: number): number => {
  for (let at = logFactorials.length; at <= n; at += 1)
    logFactorials.push(logFactorials[at - 1]! + Math.log(at));
  return logFactorials[n]!;
};
const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/**
 * Fisher's exact test, one-sided: the probability that the ramp has at least its number of failures if both releases
 * fail equally often.
 */
export const fisherExactTest = (ramp: LoadCounts, baseline: LoadCounts): number => {
  const loads = ramp.loads + baseline.loads;
  const failures = ramp.failures + baseline.failures;
  const all = logChoose(loads, ramp.loads);
  let chance = 0;
  for (let k = ramp.failures; k <= Math.min(failures, ramp.loads); k += 1)
    if (ramp.loads - k <= loads - failures)
      chance += Math.exp(logChoose(failures, k) + logChoose(loads - failures, ramp.loads - k) - all);
  return Math.min(1, chance);
};

/** Number of checks due after so many failures: one each at 8, 12, 16, 24, … */
export const checksDue = (failures: number): number => {
  if (failures < MIN_FAILURES) return 0;
  const doublings = Math.floor(Math.log2(failures / MIN_FAILURES));
  return 2 * doublings + 1 + (failures >= 1.5 * MIN_FAILURES * 2 ** doublings ? 1 : 0);
};

/** What is counted, and from when on it counts. */
export interface Criterion {
  /** As in 'page loads failed'. */
  verb: string;
  /** A ramp that fails this little more often than the default goes on. */
  minDifference: number;
  /** Page loads of the default that must have been counted. */
  minBaseline: number;
}

/** Page loads in which a release could not be used. Forging them must become dearer with a ramp's visitors. */
export const FAILURES: Criterion = { verb: 'failed', minDifference: 0.01, minBaseline: 0 };
/**
 * Page loads that were slow to answer, moved what was being read, rendered without end or took too much memory. What is normal depends on the visitors' devices, so it is
 * known from the default only.
 */
export const POOR_VITALS: Criterion = {
  verb: 'were slow, shifted, rendered without end or took too much memory',
  minDifference: 0.05,
  minBaseline: 100,
};

const describeCounts = (ramp: LoadCounts, baseline: LoadCounts, chance: number, verb: string): string => {
  const figure = chance < 1e-6 ? 'less than one in a million' : `1 in ${Math.round(1 / chance)}`;
  return `${ramp.failures} of ${ramp.loads} page loads ${verb}, of the default ${baseline.failures} of ${baseline.loads}; by chance alone: ${figure}`;
};

/** One check: why a ramp must be halted, with the figures; null when its failures may be chance. */
export const haltReason = (
  ramp: LoadCounts,
  baseline: LoadCounts,
  { verb, minDifference, minBaseline } = FAILURES,
): string | null => {
  if (baseline.loads < minBaseline) return null;
  const smoothed = {
    loads: baseline.loads + PRIOR.loads,
    failures: baseline.failures + PRIOR.failures,
  };
  if (ramp.failures / ramp.loads - smoothed.failures / smoothed.loads < minDifference) return null;
  const chance = fisherExactTest(ramp, smoothed);
  return chance < ALPHA ? describeCounts(ramp, baseline, chance, verb) : null;
};

/**
 * The check that is due after this number of failures, when `checksDone` were made: its number, and why the ramp must be
 * halted, null when its failures may be chance. Null when no check is due.
 */
export const checkRamp = (
  ramp: LoadCounts,
  baseline: LoadCounts,
  checksDone: number,
  criterion = FAILURES,
): { checks: number; reason: string | null } | null => {
  const checks = checksDue(ramp.failures);
  return checks <= checksDone ? null : { checks, reason: haltReason(ramp, baseline, criterion) };
};
