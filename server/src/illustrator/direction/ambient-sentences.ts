import { AMBIENT_TEMPLATES } from '../../storyteller/lexicon-stories/ambient.ts';

const literal = (text: string): string => text.replace(/[.*+?^${}()|\\]/g, '\\$&');

/** A template as a pattern: slots are any few words, `[a|b]` one of them. */
const patternOf = (template: string): string =>
  template
    .split(/(\{[^}]*\}|[[\]|])/)
    .map((part) =>
      part.startsWith('{')
        ? '[^.!?]{1,40}?'
        : part === '['
          ? '(?:'
          : part === ']'
            ? ')'
            : part === '|'
              ? '|'
              : literal(part),
    )
    .join('');

/** The beginnings up to the first full stop, of at least two words of their own. */
const PATTERNS = AMBIENT_TEMPLATES.map((template) =>
  template.replace(/([.!?”])\s.*$/, '$1').replace(/[.!?]$/, ''),
)
  .filter(
    (template) => (template.replace(/\{[^}]*\}|\[[^\]]*\]/g, ' ').match(/\p{L}{2,}/gu) ?? []).length > 1,
  )
  .map(patternOf);
const AMBIENT = new RegExp(`^(?:${PATTERNS.join('|')})`, 'iu');
/** What stories of other sources have for it: somebody whistles next door, a sparrow looks in. */
const USUAL =
  /^(?:somewhere|someone|(?:somebody|someone) (?:was|had (?:drawn|chalked|left|painted))|it (?:smelled|smelt|tasted) of|in the street somebody|(?:upstairs|downstairs|next door) |far off|far away|far below|outside|under the(?! bed\b)|on the [\p{L} ]+ sat|an? [\p{L}-]+(?: [\p{L}-]+){0,3} (?:crossed|went by|walked along|hopped|scolded|slept|took off|looked in|sang|drifted by|sailed past|slid by|lay on|landed|came to see)\b|the (?:wind|water) (?:said|turned|dropped|smelled|blew)|light danced|something \p{L}+ flashed|\p{L}+ bubbles rose)/iu;

const KNOWN = new Map<string, boolean>();
const MOST = 2000;

/** Whether a sentence only says what goes on around: it decides nothing about a page’s picture. */
export function isAmbient(sentence: string): boolean {
  const trimmed = sentence.replace(/^[“”\s]+/, '').trim();
  const known = KNOWN.get(trimmed);
  if (known !== undefined) return known;
  if (KNOWN.size > MOST) KNOWN.clear();
  const found = USUAL.test(trimmed) || AMBIENT.test(trimmed);
  KNOWN.set(trimmed, found);
  return found;
}
