import type { VerbClass } from './verb-class-roots.ts';
import classes from './verb-classes.json' with { type: 'json' };

/** Every class of verbs. */
export const VERB_CLASSES = Object.keys(classes) as [VerbClass, ...VerbClass[]];

const classOfVerb = new Map<string, VerbClass>();
for (const [name, verbs] of Object.entries(classes))
  for (const verb of verbs.split(' ')) classOfVerb.set(verb, name as VerbClass);

/** Longest phrasal verbs first: `fall in love` before `fall`. */
const MAX_WORDS = 4;

const MOTIONS: ReadonlySet<VerbClass> = new Set(['move', 'fly', 'drive', 'climb']);

/** `run to school` is about the way, `run on tiptoe` is not. */
const hasDestination = (words: readonly string[]): boolean =>
  /\b(?:to|across) (?:the|an?|its|\p{L}+)\b/iu.test(words.join(' '));

/** The class of a predicate in its base form (`run away from home`), by its phrasal verb or else its verb; null for unknown verbs. */
export function verbClassOf(predicate: string): VerbClass | null {
  const words = predicate
    .toLowerCase()
    .replace(/\{[^}]*\}/g, 'its')
    .split(' ');
  for (let length = Math.min(MAX_WORDS, words.length); length > 0; length -= 1) {
    const found = classOfVerb.get(words.slice(0, length).join('_'));
    if (found) return MOTIONS.has(found) && hasDestination(words) ? 'go' : found;
  }
  return null;
}
