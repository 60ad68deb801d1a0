import { CONTROLS, type Ratios } from './measure.ts';

const TIMES = ['p50', 'p99', 'rate', 'cpu'] as const;

const shown = (value: number): string =>
  Number.isNaN(value) ? '' : value < 10 ? value.toFixed(1) : value.toFixed(0);

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of each figure of several runs. */
export const medians = (runs: Ratios[]): Ratios => {
  const of = (key: keyof Ratios) => median(runs.map((one) => one[key]));
  return {
    p50: of('p50'),
    p99: of('p99'),
    rate: of('rate'),
    cpu: of('cpu'),
    bytes: of('bytes'),
    perSecond: of('perSecond'),
    cpuMicroseconds: of('cpuMicroseconds'),
  };
};

/** Prints the figures of a stage, as times as much as bare. */
export const printFigures = (title: string, figures: Map<string, Ratios>): void => {
  console.log(`\n${title}\n`);
  console.log('| times as much as bare | bytes | p50 | p99 | rate | CPU | answers/s | CPU time |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const [name, ratios] of figures) {
    const { bytes, perSecond, cpuMicroseconds } = ratios;
    const absolute = [perSecond, cpuMicroseconds].map((value) =>
      Number.isNaN(value) ? '' : value.toFixed(0),
    );
    const columns = [
      Number.isNaN(bytes) ? '' : `${bytes}`,
      ...TIMES.map((key) => shown(ratios[key])),
      absolute[0],
      absolute[1] && `${absolute[1]} µs`,
    ];
    console.log(`| ${[name.trim(), ...columns].join(' | ')} |`);
  }
};

/** Prints the figures of a stage, each divided by the same one of another stage. */
export const printComparison = (title: string, of: Map<string, Ratios>, by: Map<string, Ratios>): void => {
  console.log(`\n${title}\n\n| | p50 | p99 | rate | CPU |\n|---|---|---|---|---|`);
  for (const [name, figures] of of) {
    const other = by.get(name);
    if (other === undefined) continue;
    console.log(`| ${[name.trim(), ...TIMES.map((key) => shown(figures[key] / other[key]))].join(' | ')} |`);
  }
};

/** Prints what PostgreSQL costs the two control servers, and hence any server. */
export const printBareInserts = (measured: Map<string, Ratios>): void => {
  for (const [title, inPostgres] of measured) {
    if (!title.endsWith(CONTROLS['insert-postgres'])) continue;
    const inSqlite = measured.get(title.replace(CONTROLS['insert-postgres'], CONTROLS.insert));
    if (inSqlite === undefined) continue;
    const columns = TIMES.map((key) => `${key} ${shown(inSqlite[key] / inPostgres[key])}`);
    console.log(`\nbare INSERT, PostgreSQL as times of SQLite: ${columns.join(', ')}`);
    return;
  }
};
