import { PROP_CATALOG, PROP_NAMES } from '../props/prop-catalog.ts';
import { ROLE_LOOKS } from '../role-looks.ts';
import { SPECIES, type SpeciesName } from '../species/all-species.ts';
import type { DrawnShape } from '../species/shape.ts';
import { SHAPE_NAMES, SHAPE_WORDS } from '../species/shape-words.ts';
import { CREATURE_KINDS, type CreatureKind } from './creature-kinds.ts';
import { WORDS_BY_KIND } from './creature-words.ts';

/** Something that can be drawn: a kind of creature, a species on the body of a kind, or an object with a face. */
export type Drawable =
  | { type: 'kind'; name: CreatureKind; age?: 'grownup' }
  | { type: 'species'; name: SpeciesName }
  | { type: 'shape'; name: DrawnShape };

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

/** What a word more often says of somebody: `a bow`, `footprints`. */
const NO_BEINGS: ReadonlySet<string> = new Set([
  'footprints',
  'rubbish',
  'bubbles',
  'ribbon',
  'rails',
  'grass',
  'rocking-horse',
]);
/** Things of the catalog of props that no drawing with a face shows: `a trophy`, `the bridge`. */
const THINGS: ReadonlyMap<string, Drawable> = new Map(
  PROP_NAMES.filter((prop) => PROP_CATALOG[prop].figure === null && !ROLE_LOOKS[prop] && !NO_BEINGS.has(prop))
    .flatMap((prop) => PROP_CATALOG[prop].words.map((words) => [keyOf(words), prop] as const))
    .map(([key, prop]) => [key, { type: 'shape', name: `thing:${prop}` }]),
);

/** The drawable of exactly this name, words joined. */
export const findInLexicon = (name: string): Drawable | undefined => LEXICON.get(name) ?? THINGS.get(name);

/** Every name of one word, for corrections of spelling. */
export const lexiconNames = (): IterableIterator<string> => LEXICON.keys();

/** The drawable behind a name of the WordNet table. */
export function drawableOf(name: string): Drawable | undefined {
  if (name === 'grownup') return { type: 'kind', name: 'child', age: 'grownup' };
  return LEXICON.get(keyOf(name));
}
