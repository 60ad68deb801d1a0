/** Where most speakers of a language live, for `Accept-Language: de` without a country. English has no such country. */
const COUNTRY_OF_LANGUAGE: ReadonlyMap<string, string> = new Map([
  ['de', 'DE'],
  ['fr', 'FR'],
  ['it', 'IT'],
  ['nl', 'NL'],
  ['pl', 'PL'],
  ['cs', 'CZ'],
  ['sk', 'SK'],
  ['sl', 'SI'],
  ['hr', 'HR'],
  ['hu', 'HU'],
  ['ro', 'RO'],
  ['bg', 'BG'],
  ['sv', 'SE'],
  ['da', 'DK'],
  ['nb', 'NO'],
  ['nn', 'NO'],
  ['no', 'NO'],
  ['fi', 'FI'],
  ['et', 'EE'],
  ['lv', 'LV'],
  ['lt', 'LT'],
  ['ja', 'JP'],
]);
/** Longer headers are cut; browsers send a few entries. */
const MAX_ENTRIES = 20;

/**
 * The region of `Accept-Language` among `known` country codes: the first entry with a known country, else the country of the
 * first language that has one; null when nothing fits.
 */
export const chooseRegion = (
  acceptLanguage: string | undefined,
  known: ReadonlySet<string>,
): string | null => {
  const tags = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',', MAX_ENTRIES)
    .map((entry) => entry.split(';', 1)[0]?.trim() ?? '');
  for (const tag of tags) {
    const country = tag
      .split('-')
      .slice(1)
      .find((part) => /^[A-Za-z]{2}$/.test(part))
      ?.toUpperCase();
    if (country !== undefined && known.has(country)) return country;
  }
  for (const tag of tags) {
    const country = COUNTRY_OF_LANGUAGE.get(tag.split('-', 1)[0]?.toLowerCase() ?? '');
    if (country !== undefined && known.has(country)) return country;
  }
  return null;
};
