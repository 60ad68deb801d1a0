import nouns from './creature-nouns.json' with { type: 'json' };

const nameOfNoun = new Map<string, string>();
for (const [name, lemmas] of Object.entries(nouns))
  for (const lemma of lemmas.split(' ')) nameOfNoun.set(lemma, name);

/**
 * The creature or object of the illustrator that a noun means by WordNet, as a name of `creature-roots.ts`; null for other words. Two
 * words are written as one: `prairiedog`.
 */
export const creatureOfNoun = (noun: string): string | null => nameOfNoun.get(noun) ?? null;
