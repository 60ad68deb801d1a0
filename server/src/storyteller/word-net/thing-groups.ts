import { singularOf } from '../grammar/inflections.ts';
import groups from './thing-groups.json' with { type: 'json' };

const groupOfLemma = new Map<string, string>();
for (const [group, lemmas] of Object.entries(groups))
  for (const lemma of lemmas.split(' ')) groupOfLemma.set(lemma, group);

/** The group of similar things, finer than its kind, that a noun belongs to by WordNet: `rucksack` is a `bag`; null for other words. */
export function groupOfNoun(noun: string): string | null {
  const lower = noun.toLowerCase();
  return groupOfLemma.get(lower) ?? groupOfLemma.get(singularOf(lower)) ?? null;
}
