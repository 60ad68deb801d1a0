import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import {
  type BenchRequest,
  CONTROLS,
  measureHttp,
  measureSockets,
  type Ratios,
  requestsOf,
  writingRequestsOf,
} from './server/measure.ts';
import { connectBareServer, openStage, type Stage, startBareServer } from './server/stage.ts';

/*
 * `pnpm bench:server` (build first): the server beside a bare `node:http` and a raw `ws` in the same run, as a table of ratios.
 * `--quick` takes a minute: SQLite, one server, 100 stories, one run.
 */

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    runs: { type: 'string' },
    seconds: { type: 'string' },
    stories: { type: 'string' },
    connections: { type: 'string', default: '50' },
    subscribers: { type: 'string', default: '1000' },
    databases: { type: 'string' },
    servers: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const list = (text: string): string[] => text.split(',');
const runs = Number(options.runs ?? (options.quick ? 1 : 3));
const load = {
  connections: Number(options.connections),
  seconds: Number(options.seconds ?? (options.quick ? 1 : 3)),
};
const stories = list(options.stories ?? (options.quick ? '100' : '100,20000')).map(Number);
const databases = list(options.databases ?? (options.quick ? 'sqlite' : 'sqlite,postgres'));
const serverCounts = list(options.servers ?? (options.quick ? '1' : '1,2')).map(Number);

/** With `--only POST`, say, the requests whose name contains it. */
const isChosen = ([name]: [string, unknown]): boolean => name.includes(options.only);

/** Each may have 200 characters, and has 100 stories to begin: enough for three runs of three seconds. */
const GUESTS = 700;

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const shown = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0));

const medians = (ratios: Ratios[]): Ratios => {
  const of = (key: keyof Ratios) => median(ratios.map((one) => one[key]));
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

const rowOf = (name: string, ratios: Ratios): string => {
  const columns = (['p50', 'p99', 'rate', 'cpu'] as const).map((key) => shown(ratios[key]));
  const absolute = [ratios.perSecond.toFixed(0), `${ratios.cpuMicroseconds.toFixed(0)} µs`];
  return `| ${[name.trim(), `${ratios.bytes}`, ...columns, ...absolute].join(' | ')} |`;
};

/** A stage's figures, each divided by the same figure of another one. */
const printComparison = (title: string, of: Map<string, Ratios>, by: Map<string, Ratios>): void => {
  console.log(`\n${title}\n\n| | p50 | p99 | rate | CPU |\n|---|---|---|---|---|`);
  for (const [name, figures] of of) {
    const columns = (['p50', 'p99', 'rate', 'cpu'] as const).map((key) =>
      shown(figures[key] / (by.get(name)?.[key] ?? Number.NaN)),
    );
    console.log(`| ${[name.trim(), ...columns].join(' | ')} |`);
  }
};

/** The same two control servers beside every request that writes: what PostgreSQL costs them, and hence any server. */
const printBareInserts = (measured: Map<string, Ratios>): void => {
  for (const [title, inPostgres] of measured) {
    if (!title.endsWith(CONTROLS['insert-postgres'])) continue;
    const inSqlite = measured.get(title.replace(CONTROLS['insert-postgres'], CONTROLS.insert));
    const columns = (['p50', 'p99', 'rate', 'cpu'] as const).map(
      (key) => `${key} ${shown((inSqlite?.[key] ?? Number.NaN) / inPostgres[key])}`,
    );
    console.log(
      `bare INSERT, PostgreSQL as times of SQLite (beside ${title.split(',')[0]}): ${columns.join(', ')}`,
    );
  }
};

/** The figures of one server with the fewest stories. */
const singleServers = new Map<string, Map<string, Ratios>>();
const bare = await startBareServer();
console.log(
  `${cpus().length} cores, Node ${process.version}, ${load.connections} connections, medians of ${runs}`,
);
try {
  for (const database of databases as ('sqlite' | 'postgres')[])
    for (const servers of serverCounts.filter((count) => count === 1 || database === 'postgres')) {
      const results: Map<string, Ratios>[] = [];
      for (const count of stories) {
        const stage = await openStage({ database, servers, stories: count });
        try {
          console.log(`\n${database}, ${servers} server${servers === 1 ? '' : 's'}, ${count} stories\n`);
          console.log(
            '| times as much as bare | bytes | p50 | p99 | rate | CPU | answers/s | CPU time |\n|---|---|---|---|---|---|---|---|',
          );
          const measured = new Map<string, Ratios>();
          const measure = async (from: Stage, requests: Record<string, BenchRequest>) => {
            for (const [name, request] of Object.entries(requests).filter(isChosen)) {
              const ratios = new Map<string, Ratios[]>();
              for (let run = 0; run < runs; run += 1)
                for (const [control, row] of await measureHttp(from, bare, load, request))
                  ratios.set(control, [...(ratios.get(control) ?? []), row]);
              for (const [control, rows] of ratios) {
                const title = control === '' ? name : `${name}, ${control}`;
                measured.set(title, medians(rows));
                console.log(rowOf(title, medians(rows)));
              }
            }
          };
          await measure(stage, requestsOf(stage));
          if (Object.entries(writingRequestsOf(stage)).some(isChosen)) {
            const creating = await openStage({ database, servers, stories: count, guests: GUESTS });
            try {
              await connectBareServer(bare, creating);
              await measure(creating, writingRequestsOf(creating));
              printBareInserts(measured);
            } finally {
              await creating.close();
            }
          }
          results.push(measured);
          const sockets = await measureSockets(stage, bare, Number(options.subscribers));
          console.log(
            `| fan-out to ${options.subscribers} | | ${shown(sockets.p50)} | ${shown(sockets.p99)} | | | | |`,
          );
          const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`;
          console.log(
            `\nmemory of a socket: ${kilobytes(sockets.socketBytes)}, raw ws ${kilobytes(sockets.bareSocketBytes)}`,
          );
        } finally {
          await stage.close();
        }
      }
      const [few = new Map(), ...more] = results;
      for (const [at, many] of more.entries())
        printComparison(`${stories[at + 1]} stories, as times of ${stories[0]}`, many, few);
      const single = singleServers.get(database) ?? few;
      singleServers.set(database, single);
      if (single !== few) printComparison(`${servers} servers, as times of one`, few, single);
    }
  const [sqlite, postgres] = [singleServers.get('sqlite'), singleServers.get('postgres')];
  if (sqlite && postgres) printComparison('PostgreSQL with one server, as times of SQLite', postgres, sqlite);
} finally {
  bare.child.disconnect();
}
