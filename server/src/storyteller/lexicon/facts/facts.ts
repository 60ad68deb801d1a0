import { activityFacts } from './activity-facts.ts';
import { animalFacts } from './animal-facts.ts';
import { craftFacts } from './craft-facts.ts';
import type { Facts, FactTable } from './fact-table.ts';
import { festivalFacts } from './festival-facts.ts';
import { foodFacts } from './food-facts.ts';
import { householdFacts } from './household-facts.ts';
import { jobFacts } from './job-facts.ts';
import { musicFacts } from './music-facts.ts';
import { natureFacts } from './nature-facts.ts';
import { objectFacts } from './object-facts.ts';
import { outdoorsFacts } from './outdoors-facts.ts';
import { placeFacts } from './place-facts.ts';
import { sportFacts } from './sport-facts.ts';
import { townFacts } from './town-facts.ts';
import { vehicleFacts } from './vehicle-facts.ts';

/** A row: the names of a thing, and a value for every column of its table. */
type FactRow = { frame: string; names: string[]; columns: readonly string[]; values: string[] };

const tables = [
  activityFacts,
  animalFacts,
  festivalFacts,
  sportFacts,
  craftFacts,
  musicFacts,
  townFacts,
  householdFacts,
  outdoorsFacts,
  foodFacts,
  jobFacts,
  natureFacts,
  objectFacts,
  placeFacts,
  vehicleFacts,
];

/** The rows of every table. */
export const factRows: readonly FactRow[] = tables.flatMap(readRows);

/** Alternatives of a name are separated by `/`, values by `; `. */
function readRows({ frame, columns, rows }: FactTable): FactRow[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [names = '', values = ''] = row.split(' = ');
      const parts = values.split('; ');
      if (parts.length !== columns.length)
        throw new Error(`Facts: expected ${columns.join('; ')} in “${row}”`);
      return { frame, names: names.split('/').map((name) => name.trim()), columns, values: parts };
    });
}

type KnownThing = { frame: string; name: string; facts: Facts };

/** Every name, in the singular and plural. */
const known = new Map<string, KnownThing>();
for (const { frame, names, columns, values } of factRows) {
  const facts: Facts = Object.fromEntries(columns.map((column, i) => [column, values[i] ?? '']));
  for (const name of names.map((each) => each.replace(/-/g, ' ')))
    for (const form of [name, `${name}s`, `${name}es`])
      if (form === name || !known.has(form)) known.set(form, { frame, name, facts });
}

const MAX_WORDS = Math.max(...[...known.keys()].map((name) => name.split(' ').length));

/** What a theme names of which something is known: the frame that tells it and its facts; the longest name wins. */
export function factsIn(theme: string): KnownThing | null {
  const words = theme
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^\p{L}\p{N}’ -]/gu, '')
    .split(/[ -]+/);
  let best: KnownThing | null = null;
  for (let start = 0; start < words.length; start += 1)
    for (let end = start + 1; end <= Math.min(words.length, start + MAX_WORDS); end += 1) {
      const found = known.get(words.slice(start, end).join(' '));
      if (found && found.name.length > (best?.name.length ?? 0)) best = found;
    }
  return best;
}
