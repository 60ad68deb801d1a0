import { SPECIES, type SpeciesName } from '../species/all-species.ts';
import { SHAPE_NAMES, SHAPE_WORDS, type ShapeName } from '../species/shape-words.ts';
import { CREATURE_KINDS, type CreatureKind } from './creature-kinds.ts';
import { WORDS_BY_KIND } from './creature-words.ts';

/** Something that can be drawn: a kind of creature, a species on the body of a kind, or an object with a face. */
export type Drawable =
  | { type: 'kind'; name: CreatureKind; age?: 'grownup' }
  | { type: 'species'; name: SpeciesName }
  | { type: 'shape'; name: ShapeName };

/** The key of a name in the lexicon: `red panda` and `red_panda` are `redpanda`. */
const keyOf = (name: string) => name.replace(/[^a-z]/g, '');

const LEXICON: ReadonlyMap<string, Drawable> = (() => {
  const entries = new Map<string, Drawable>();
  const add = (names: string, drawable: Drawable) => {
    for (const name of names.split(' '))
      if (name && !entries.has(keyOf(name))) entries.set(keyOf(name), drawable);
  };
  for (const name of Object.keys(SPECIES) as SpeciesName[])
    add(`${name} ${SPECIES[name].words}`, { type: 'species', name });
  for (const name of CREATURE_KINDS) add(`${name} ${WORDS_BY_KIND[name]}`, { type: 'kind', name });
  for (const name of SHAPE_NAMES) add(`${name} ${SHAPE_WORDS[name]}`, { type: 'shape', name });
  return entries;
})();

/** The drawable of exactly this name, words joined. */
export const findInLexicon = (name: string): Drawable | undefined => LEXICON.get(name);

/** Every name of one word, for corrections of spelling. */
export const lexiconNames = (): IterableIterator<string> => LEXICON.keys();

/** The drawable behind a name of the WordNet table. */
export function drawableOf(name: string): Drawable | undefined {
  if (name === 'grownup') return { type: 'kind', name: 'child', age: 'grownup' };
  return LEXICON.get(keyOf(name));
}
