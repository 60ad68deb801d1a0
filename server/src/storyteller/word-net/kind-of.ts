import { singularOf } from '../grammar/inflections.ts';
import { oncePerPlan } from '../while-planning.ts';
import type { Kind } from './kind-roots.ts';
import kinds from './kinds.json' with { type: 'json' };

const kindOfLemma = new Map<string, Kind>();
for (const [kind, lemmas] of Object.entries(kinds))
  for (const lemma of lemmas.split(' ')) kindOfLemma.set(lemma, kind as Kind);

/** The kind of thing that a noun names in any inflected form, by WordNet; null for other words. */
export const kindOfNoun: (noun: string) => Kind | null = oncePerPlan((noun) => {
  const lower = noun.toLowerCase();
  return kindOfLemma.get(lower) ?? kindOfLemma.get(singularOf(lower)) ?? null;
});
