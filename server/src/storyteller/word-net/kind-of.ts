import { singularOf } from '../grammar/inflections.ts';
import { oncePerPlan } from '../while-planning.ts';
import type { Kind } from './kind-roots.ts';
import kinds from './kinds.json' with { type: 'json' };

const kindOfLemma = new Map<string, Kind>();
for (const [kind, lemmas] of Object.entries(kinds))
  for (const lemma of lemmas.split(' ')) kindOfLemma.set(lemma, kind as Kind);

/** Animals that WordNet knows first as food, fur, tools or clothes, or in several senses; children mean the animal. */
const ANIMALS: Readonly<Partial<Record<Kind, string>>> = {
  animal:
    'badger beaver cub leopard lynx mole otter ram seal turtle chameleon slug octopus squid lobster crayfish shrimp',
  bird: 'canary emu heron ostrich',
  fish: 'carp eel trout',
  bug: 'scorpion wasp',
};
const animalOf = new Map<string, Kind>();
for (const [kind, words] of Object.entries(ANIMALS))
  for (const word of words.split(' ')) animalOf.set(word, kind as Kind);

/** What WordNet knows as a family name only: Trygve Lie. */
const FAMILY_NAMES = /^lies?$/i;

const lookUp = (table: ReadonlyMap<string, Kind>, noun: string): Kind | null => {
  const lower = noun.toLowerCase();
  return table.get(lower) ?? table.get(singularOf(lower)) ?? null;
};

/** The kind of thing that a noun names in any inflected form, by WordNet alone: what the moderation's model has learned from. */
export const kindInWordNet: (noun: string) => Kind | null = oncePerPlan((noun) => lookUp(kindOfLemma, noun));

/** The kind of thing that a noun names in any inflected form; null for other words. */
export const kindOfNoun: (noun: string) => Kind | null = oncePerPlan((noun) =>
  FAMILY_NAMES.test(noun) ? null : (lookUp(animalOf, noun) ?? kindInWordNet(noun)),
);
