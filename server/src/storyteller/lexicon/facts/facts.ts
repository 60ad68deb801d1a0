import { animalFacts } from './animal-facts.ts';
import type { Facts, FactTable } from './fact-table.ts';
import { festivalFacts } from './festival-facts.ts';
import { jobFacts } from './job-facts.ts';
import { vehicleFacts } from './vehicle-facts.ts';

/** The rows of a table by name; alternatives of a name are separated by `/`. */
function readTable({ columns, rows }: FactTable): Map<string, Facts> {
  const entries = rows
    .trim()
    .split('\n')
    .flatMap((row): [string, Facts][] => {
      const [names = '', values = ''] = row.split(' = ');
      const parts = values.split('; ');
      if (parts.length !== columns.length)
        throw new Error(`Facts: expected ${columns.join('; ')} in “${row}”`);
      const facts = Object.fromEntries(columns.map((column, i) => [column, parts[i] ?? '']));
      return names.split('/').map((name) => [name.trim(), facts]);
    });
  return new Map(entries);
}

const tables = [animalFacts, festivalFacts, jobFacts, vehicleFacts].map((table) => ({
  ...table,
  facts: readTable(table),
}));

/** What a theme names of which something is known: the frame that tells it and its facts; the longest name wins. */
export function factsIn(theme: string): { frame: string; name: string; facts: Facts } | null {
  const words = ` ${theme
    .toLowerCase()
    .replace(/[^\p{L}\p{N}’ -]/gu, '')
    .replace(/-/g, ' ')} `;
  let best: { frame: string; name: string; facts: Facts } | null = null;
  for (const { frame, facts } of tables)
    for (const [name, found] of facts)
      if (
        name.length > (best?.name.length ?? 0) &&
        [name, `${name}s`, `${name}es`].some((form) => words.includes(` ${form} `))
      )
        best = { frame, name, facts: found };
  return best;
}
