/** Joins names into a list: `A`, `A and B`, `A, B and C`. */
export function joinWithAnd(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
}

/** The possessive of a name: `Mira’s`, `James’s`; of several: `the brothers’`. */
export function possessive(name: string, isPlural = false): string {
  return isPlural && name.endsWith('s') ? `${name}’` : `${name}’s`;
}

/** A number up to four as a word, larger ones in digits. */
export function numberWord(n: number): string {
  return ['none', 'one', 'two', 'three', 'four'][n] ?? String(n);
}

/** The text with a capital first letter; quotation marks before it are skipped. */
export function capitalize(text: string): string {
  if (/^[A-Z]/.test(text)) return text;
  return text.replace(
    /^([^\p{L}\p{N}]*)(\p{L})/u,
    (_all, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
