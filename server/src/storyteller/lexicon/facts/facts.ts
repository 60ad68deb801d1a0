import type { Noun } from '../../theme/noun.ts';
import { groupOfNoun } from '../../word-net/thing-groups.ts';
import { activityFacts } from './activity-facts.ts';
import { animalFacts } from './animal-facts.ts';
import { animalGroupFacts } from './animal-group-facts.ts';
import { craftFacts } from './craft-facts.ts';
import type { Facts, FactTable } from './fact-table.ts';
import { festivalFacts } from './festival-facts.ts';
import { foodFacts } from './food-facts.ts';
import { foodGroupFacts } from './food-group-facts.ts';
import { householdFacts } from './household-facts.ts';
import { jobFacts } from './job-facts.ts';
import { jobGroupFacts } from './job-group-facts.ts';
import { musicFacts } from './music-facts.ts';
import { natureFacts } from './nature-facts.ts';
import { objectFacts } from './object-facts.ts';
import { outdoorsFacts } from './outdoors-facts.ts';
import { placeFacts } from './place-facts.ts';
import { placeGroupFacts } from './place-group-facts.ts';
import { questionFacts } from './question-facts.ts';
import { sportFacts } from './sport-facts.ts';
import { thingGroupFacts } from './thing-group-facts.ts';
import { topicFacts } from './topic-facts.ts';
import { townFacts } from './town-facts.ts';
import { vehicleFacts } from './vehicle-facts.ts';
import { vehicleGroupFacts } from './vehicle-group-facts.ts';

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
  topicFacts,
  questionFacts,
];

/** The rows of these tables are of groups of things, for nouns without a row of their own. */
const groupTables = [
  thingGroupFacts,
  placeGroupFacts,
  foodGroupFacts,
  animalGroupFacts,
  jobGroupFacts,
  vehicleGroupFacts,
];

/** The rows of every table that is of single things. */
export const factRows: readonly FactRow[] = tables.flatMap(readRows);

/** The rows of every table that is of groups of things. */
export const groupRows: readonly FactRow[] = groupTables.flatMap(readRows);

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

function factsOfRow(columns: readonly string[], values: readonly string[]): Facts {
  return Object.fromEntries(columns.map((column, i) => [column, values[i] ?? '']));
}

type KnownThing = { frame: string; name: string; facts: Facts };

/** Every name, in the singular and plural. */
const known = new Map<string, KnownThing>();
for (const { frame, names, columns, values } of factRows) {
  const facts = factsOfRow(columns, values);
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
      const name = words.slice(start, end).join(' ');
      const found = known.get(name) ?? known.get(name.replace(/’s$/, ''));
      if (found && found.name.length > (best?.name.length ?? 0)) best = found;
    }
  return best;
}

const knownGroups = new Map<string, KnownThing>();
for (const { frame, names, columns, values } of groupRows)
  for (const name of names) knownGroups.set(name, { frame, name, facts: factsOfRow(columns, values) });

/** What is known about the group of similar things that a noun belongs to. */
export function factsOfGroup(noun: Noun | null): KnownThing | null {
  if (noun === null || noun.isProper) return null;
  const group =
    groupOfNoun(noun.bare.replace(/[ -]/g, '')) ?? groupOfNoun(noun.head) ?? groupOfNoun(`${noun.head}s`);
  return group === null ? null : (knownGroups.get(group) ?? null);
}

/** The facts with which a frame tells a theme: those of a row of the frame's table, else those of the group of what the theme names. */
export function factsForFrame(frame: string, text: string, noun: Noun | null): Facts | null {
  const known = [factsIn(text), factsOfGroup(noun)].find((each) => each?.frame === frame);
  return known?.facts ?? null;
}
