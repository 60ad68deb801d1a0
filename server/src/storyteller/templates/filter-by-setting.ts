import type { Setting } from '../theme-packs/theme-pack.ts';

const NOT_OPEN_COUNTRY = /^(undersea|space|moon|cave|castle|library|school|workshop|ship|city) /;
const OPEN_COUNTRY_WORDS =
  /\b(mud|muddy|branch|leaf|leaves|puddles?|dust|gate|hills?|cloud|mile|trees|butterfly|stick|earth|ground|branch)\b/;
const LATE_SETTING = / (evening|night) /;
const BEDTIME_WORDS = /\b(good night|dark|yawn\w*|bedtime|in bed|asleep)\b/i;

/** The templates that suit a setting: no puddles under the sea, no “good night” in the morning. */
export function templatesForSetting(templates: readonly string[], setting: Setting): string[] {
  const suitable = NOT_OPEN_COUNTRY.test(setting)
    ? templates.filter((template) => !OPEN_COUNTRY_WORDS.test(template))
    : [...templates];
  return LATE_SETTING.test(setting) ? suitable : suitable.filter((template) => !BEDTIME_WORDS.test(template));
}

/** Whether a setting is outdoors on land, and not in snow. */
export function isOutdoorsOnLand(setting: Setting): boolean {
  return !NOT_OPEN_COUNTRY.test(setting) && !setting.startsWith('snowfield');
}
