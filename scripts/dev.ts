import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './packages.ts';
import { type AppName, PORTS, portIsFree } from './ports.ts';
import { stopWithParents } from './stop-with-parents.ts';

/* `pnpm dev`: runs the server and every app in development with fast refresh; output lines are prefixed with the name. */

interface DevProcess {
  name: string;
  folder: string;
  port: number;
  command: string[];
}

const devProcess = (name: AppName): DevProcess => ({
  name,
  folder: name === 'host' ? name : `mfe-${name}`,
  port: PORTS[name],
  command: ['rspack', 'serve'],
});
const ALL: DevProcess[] = [
  {
    name: 'server',
    folder: 'server',
    port: PORTS.server,
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

const inUse: DevProcess[] = [];
for (const one of processes) if (!(await portIsFree(one.port))) inUse.push(one);
if (inUse.length > 0) {
  for (const { name, port } of inUse) console.error(`Port ${port}, which ${name} needs, is in use.`);
  console.error('Stop the process that uses it (perhaps another `pnpm dev` or `npm start`) and start again.');
  process.exit(1);
}

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
      ...(name === 'server'
        ? {
            PORT: String(PORTS.server),
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
console.log(
  `The product in development: http://localhost:${(processes.find(({ name }) => name === 'host') ?? processes[0]!).port}`,
);
