/** How often a release was loaded, and how often it failed. */
export interface Tally {
  loads: number;
  failures: number;
}

const FEWEST_FAILURES = 3;
const ALPHA = 0.001;
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

/** Why a ramp must be halted, with the figures; null when its failures may be chance. */
export const verdictOf = (ramp: Tally, standard: Tally): string | null => {
  if (ramp.failures < FEWEST_FAILURES) return null;
  const believed = {
    loads: standard.loads + BELIEF.loads,
    failures: standard.failures + BELIEF.failures,
  };
  const chance = chanceOf(ramp, believed);
  if (chance >= ALPHA) return null;
  const figure = chance < 1e-6 ? 'less than one in a million' : `1 in ${Math.round(1 / chance)}`;
  return `${ramp.failures} of ${ramp.loads} page loads failed, of the default ${standard.failures} of ${standard.loads}; by chance alone: ${figure}`;
};
