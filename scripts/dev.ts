import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { noteDev, runningDev } from './dev-lock.ts';
import { ROOT } from './packages.ts';
import { type AppName, freeOffset, OFFSET_STEP, PORTS, portIsFree, portsAt } from './ports.ts';
import { stopWithParents } from './stop-with-parents.ts';

/* `pnpm dev`: runs the server and every app in development with fast refresh; output lines are prefixed with the name. */

interface DevProcess {
  name: AppName | 'server';
  folder: string;
  command: string[];
}

const devProcess = (name: AppName): DevProcess => ({
  name,
  folder: name === 'host' ? name : `mfe-${name}`,
  command: ['rspack', 'serve'],
});
const ALL: DevProcess[] = [
  {
    name: 'server',
    folder: 'server',
    command: ['tsx', 'watch', '--clear-screen=false', 'src/main.ts'],
  },
  ...(['auth', 'story', 'characters', 'profile', 'host'] as const).map(devProcess),
];
// A sparse checkout lacks other teams' folders.
const AVAILABLE = ALL.filter(({ folder }) => existsSync(join(ROOT, folder)));

const only = process.argv[2];
const processes = only ? AVAILABLE.filter(({ folder }) => folder === only) : AVAILABLE;
if (processes.length === 0) {
  console.error(
    `${only} does not exist here. Choose one of: ${AVAILABLE.map(({ folder }) => folder).join(', ')}.`,
  );
  process.exit(1);
}

const wanted = Number(process.env.DEV_PORT_OFFSET ?? 0);
const LOCK = join(ROOT, `node_modules/.dev-${only ?? 'all'}-${wanted}.json`);
const running = runningDev(LOCK);
if (running !== null) {
  console.error(
    `It is running already, at ${running.url} (process ${running.pid}). End it first, with Ctrl+C where it was started, or start a second one with other ports and data: DEV_PORT_OFFSET=${wanted + OFFSET_STEP} DATA_DIR=data-2`,
  );
  process.exit(1);
}

const names = processes.map(({ name }) => name);
const offset = await freeOffset(names);
const portsInUse: string[] = [];
for (const { name } of processes)
  if (!(await portIsFree(PORTS[name]))) portsInUse.push(`${PORTS[name]} (${name})`);
if (offset === null) {
  console.error(`These ports are in use: ${portsInUse.join(', ')}. Stop what uses them and start again.`);
  process.exit(1);
}
if (offset !== wanted)
  console.log(
    `In use by another program: ${portsInUse.join(', ')}. All ports are ${offset} higher than usual (DEV_PORT_OFFSET=${offset}).`,
  );
const ports = portsAt(offset);

const printLines = (name: string, text: string): void => {
  for (const line of text.split('\n')) if (line.trim() !== '') console.log(`${name.padEnd(10)} ${line}`);
};

const children = processes.map(({ name, folder, command }) => {
  const [bin = '', ...args] = command;
  const child = spawn(join(ROOT, 'node_modules/.bin', bin), args, {
    cwd: join(ROOT, folder),
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DEV_PORT_OFFSET: String(offset),
      ...(name === 'server'
        ? {
            PORT: String(ports.server),
            DATA_DIR: process.env.DATA_DIR ?? join(ROOT, 'data'),
            SITE_DIR: join(ROOT, 'dist/site'),
          }
        : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (data: Buffer) => printLines(name, String(data)));
  child.stderr.on('data', (data: Buffer) => printLines(name, String(data)));
  child.on('exit', (code) => code !== null && code !== 0 && printLines(name, `exited with code ${code}`));
  return child;
});

const orphans = spawn(
  process.execPath,
  [
    '--import',
    'tsx',
    join(ROOT, 'scripts/stop-orphans.ts'),
    ...children.flatMap(({ pid }) => (pid === undefined ? [] : [String(pid)])),
  ],
  { cwd: ROOT, stdio: ['pipe', 'ignore', 'inherit'], detached: true },
);
orphans.unref();

stopWithParents(() => {
  for (const child of children) child.kill();
});
const url = `http://localhost:${ports[(processes.find(({ name }) => name === 'host') ?? processes[0]!).name]}`;
noteDev(LOCK, url);
console.log(`${only ?? 'The product'} in development: ${url}`);
