import type { Setting } from '../theme-packs/theme-pack.ts';

const NOT_OPEN_COUNTRY = /^(undersea|space|moon|cave|castle|library|school|workshop|ship|city) /;
const OPEN_COUNTRY_WORDS =
  /\b(mud|muddy|branch|leaf|leaves|puddles?|dust|gate|hills?|cloud|mile|trees|butterfly|stick|earth|ground|branch)\b/;
const LATE_SETTING = / (evening|night) /;
const BEDTIME_WORDS = /\b(good night|dark|yawn\w*|bedtime|in bed|asleep)\b/i;

/** The lines that can be told in this place at this time of day: no puddles under the sea, no good night in the morning. */
export function templatesForSetting(lines: readonly string[], at: Setting): string[] {
  const places = NOT_OPEN_COUNTRY.test(at)
    ? lines.filter((line) => !OPEN_COUNTRY_WORDS.test(line))
    : [...lines];
  return LATE_SETTING.test(at) ? places : places.filter((line) => !BEDTIME_WORDS.test(line));
}

/** Whether a place lies under the open sky, on land. */
export function isOutdoorsOnLand(at: Setting): boolean {
  return !NOT_OPEN_COUNTRY.test(at) && !at.startsWith('snowfield');
}
