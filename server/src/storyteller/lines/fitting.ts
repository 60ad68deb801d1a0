import type { At } from '../packs/pack.ts';

const NO_OPEN_COUNTRY = /^(undersea|space|moon|cave|castle|library|school|workshop|ship|city) /;
const OPEN_COUNTRY =
  /\b(mud|muddy|branch|leaf|leaves|puddles?|dust|gate|hills?|cloud|mile|trees|butterfly|stick|earth|ground|branch)\b/;
const LATE = / (evening|night) /;
const BEDTIME = /\b(good night|dark|yawn\w*|bedtime|in bed|asleep)\b/i;

/** The lines that can be told in this place at this time of day: no puddles under the sea, no good night in the morning. */
export function fitting(lines: readonly string[], at: At): string[] {
  const places = NO_OPEN_COUNTRY.test(at) ? lines.filter((line) => !OPEN_COUNTRY.test(line)) : [...lines];
  return LATE.test(at) ? places : places.filter((line) => !BEDTIME.test(line));
}

/** Whether a place lies under the open sky, on land. */
export function isOpenCountry(at: At): boolean {
  return !NO_OPEN_COUNTRY.test(at) && !at.startsWith('snowfield');
}
