import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import {
  type BenchRequest,
  measureRun,
  type Ratios,
  requestsOf,
  writingRequestsOf,
} from './server/measure.ts';
import { measureSockets } from './server/measure-sockets.ts';
import { medians, printBareInserts, printComparison, printFigures } from './server/report.ts';
import { connectBareServer, openStage, type Stage, startBareServer } from './server/stage.ts';

/*
 * `pnpm bench:server` (build first): the server beside a bare `node:http` and a raw `ws` in the same run, as tables of ratios.
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
  seconds: Number(options.seconds ?? (options.quick ? 1 : 2)),
};
const subscribers = Number(options.subscribers);
const storyCounts = list(options.stories ?? (options.quick ? '100' : '100,20000')).map(Number);
const databases = list(options.databases ?? (options.quick ? 'sqlite' : 'sqlite,postgres'));
const serverCounts = list(options.servers ?? (options.quick ? '1' : '1,2')).map(Number);

/** With `--only POST`, say, the requests whose name contains it; `--only fan-out` for the live channel. */
const isChosen = (name: string): boolean => name.includes(options.only);
const chosen = (requests: Record<string, BenchRequest>) =>
  Object.entries(requests).filter(([name]) => isChosen(name));

/** Each may have 200 characters, and has 100 stories to begin: enough for three runs of three seconds. */
const GUESTS = 700;

const bare = await startBareServer();

const measureRequests = async (
  stage: Stage,
  requests: [string, BenchRequest][],
): Promise<[string, Ratios][]> => {
  const rows = new Map<string, Ratios[]>();
  for (let run = 0; run < runs; run += 1)
    for (const [title, row] of await measureRun(stage, bare, load, requests))
      rows.set(title, [...(rows.get(title) ?? []), row]);
  return [...rows].map(([title, row]) => [title, medians(row)]);
};

const measureFanOut = async (stage: Stage): Promise<[string, Ratios]> => {
  const { p50, p99, socketBytes, bareSocketBytes } = await measureSockets(stage, bare, subscribers);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`;
  console.log(`\nmemory of a socket: ${kilobytes(socketBytes)}, raw ws ${kilobytes(bareSocketBytes)}`);
  const none = Number.NaN;
  const others = { rate: none, cpu: none, bytes: none, perSecond: none, cpuMicroseconds: none };
  return [`fan-out to ${subscribers}`, { p50, p99, ...others }];
};

interface Combination {
  database: 'sqlite' | 'postgres';
  servers: number;
  stories: number;
}

const readsAreChosen = isChosen('fan-out') || chosen(requestsOf({ story: 0 })).length > 0;
const writesAreChosen = chosen(writingRequestsOf({ guests: [] })).length > 0;

const onStage = async (
  options: Parameters<typeof openStage>[0],
  measure: (stage: Stage) => Promise<void>,
): Promise<void> => {
  const stage = await openStage(options);
  try {
    await measure(stage);
  } finally {
    await stage.close();
  }
};

/** All rows of the table, of one database, number of servers and number of stories. */
const measureAll = async (combination: Combination): Promise<Map<string, Ratios>> => {
  const since = performance.now();
  const figures = new Map<string, Ratios>();
  const add = (rows: [string, Ratios][]) => {
    for (const [title, ratios] of rows) figures.set(title, ratios);
  };
  if (readsAreChosen)
    await onStage(combination, async (stage) => {
      add(await measureRequests(stage, chosen(requestsOf(stage))));
      if (isChosen('fan-out')) add([await measureFanOut(stage)]);
    });
  // On a stage of its own: the pages that are begun are not written, which would be measured, too.
  if (writesAreChosen)
    await onStage({ ...combination, guests: GUESTS }, async (stage) => {
      await connectBareServer(bare, stage);
      add(await measureRequests(stage, chosen(writingRequestsOf(stage))));
    });
  const { database, servers, stories } = combination;
  const seconds = ((performance.now() - since) / 1000).toFixed(0);
  const title = `${database}, ${servers} server${servers === 1 ? '' : 's'}, ${stories} stories`;
  printFigures(`${title} (${seconds} s, load ${loadavg()[0]?.toFixed(1)})`, figures);
  printBareInserts(figures);
  return figures;
};

/** The figures of one server with the fewest stories. */
const singleServers = new Map<string, Map<string, Ratios>>();

const measureServers = async (database: Combination['database'], servers: number): Promise<void> => {
  const results: Map<string, Ratios>[] = [];
  for (const stories of storyCounts) results.push(await measureAll({ database, servers, stories }));
  const [few = new Map(), ...more] = results;
  for (const [at, many] of more.entries())
    printComparison(`${storyCounts[at + 1]} stories, as times of ${storyCounts[0]}`, many, few);
  const single = singleServers.get(database);
  if (single === undefined) singleServers.set(database, few);
  else printComparison(`${database}, ${servers} servers, as times of one`, few, single);
};

console.log(
  `${cpus().length} cores, Node ${process.version}, ${load.connections} connections, medians of ${runs}`,
);
try {
  for (const database of databases as Combination['database'][])
    for (const servers of serverCounts.filter((count) => count === 1 || database === 'postgres'))
      await measureServers(database, servers);
  const [sqlite, postgres] = [singleServers.get('sqlite'), singleServers.get('postgres')];
  if (sqlite && postgres) printComparison('PostgreSQL with one server, as times of SQLite', postgres, sqlite);
} finally {
  bare.child.disconnect();
}
