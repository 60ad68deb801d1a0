import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import {
  creatingRequestsOf,
  measureHttp,
  measureSockets,
  type Ratios,
  requestsOf,
} from './server/measure.ts';
import { openStage, startBareServer } from './server/stage.ts';

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

/** Each may have 200 characters, and has 100 stories to begin: enough for three runs of three seconds. */
const GUESTS = 250;

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
  };
};

const rowOf = (name: string, ratios: Ratios): string => {
  const columns = (['p50', 'p99', 'rate', 'cpu'] as const).map((key) => shown(ratios[key]));
  return `| ${[name.trim(), `${ratios.bytes}`, ...columns, ratios.perSecond.toFixed(0)].join(' | ')} |`;
};

/** What grew with the store: each figure divided by the same figure with fewer stories. */
const growthRows = (few: Map<string, Ratios>, many: Map<string, Ratios>): string[] =>
  [...many].flatMap(([name, now]) => {
    const before = few.get(name);
    const columns = (['p50', 'p99', 'rate', 'cpu'] as const).map((key) =>
      shown(now[key] / (before?.[key] ?? Number.NaN)),
    );
    return [`| ${[name.trim(), ...columns].join(' | ')} |`];
  });

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
            '| times as much as bare | bytes | p50 | p99 | rate | CPU | answers/s |\n|---|---|---|---|---|---|---|',
          );
          const measured = new Map<string, Ratios>();
          for (const [name, request] of Object.entries(requestsOf(stage))) {
            const ratios: Ratios[] = [];
            for (let run = 0; run < runs; run += 1)
              ratios.push(await measureHttp(stage, bare, load, request));
            measured.set(name, medians(ratios));
            console.log(rowOf(name, medians(ratios)));
          }
          const creating = await openStage({ database, servers, stories: count, guests: GUESTS });
          try {
            for (const [name, request] of Object.entries(creatingRequestsOf(creating))) {
              const ratios: Ratios[] = [];
              for (let run = 0; run < runs; run += 1)
                ratios.push(await measureHttp(creating, bare, load, request));
              measured.set(name, medians(ratios));
              console.log(rowOf(name, medians(ratios)));
            }
          } finally {
            await creating.close();
          }
          results.push(measured);
          const sockets = await measureSockets(stage, bare, Number(options.subscribers));
          console.log(
            `| fan-out to ${options.subscribers} | | ${shown(sockets.p50)} | ${shown(sockets.p99)} | | | |`,
          );
          const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`;
          console.log(
            `\nmemory of a socket: ${kilobytes(sockets.socketBytes)}, raw ws ${kilobytes(sockets.bareSocketBytes)}`,
          );
        } finally {
          await stage.close();
        }
      }
      const [few, ...more] = results;
      for (const [at, many] of more.entries()) {
        console.log(`\n${stories[at + 1]} stories, as times of ${stories[0]}\n`);
        console.log('| | p50 | p99 | rate | CPU |\n|---|---|---|---|---|');
        for (const row of growthRows(few ?? new Map(), many)) console.log(row);
      }
    }
} finally {
  bare.child.disconnect();
}
