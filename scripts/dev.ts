import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './packages.ts';
import { type AppName, PORTS, portIsFree } from './ports.ts';

/* `pnpm dev`: the server and every app in development, with fast refresh; one word per line says who speaks. */

interface Part {
  name: string;
  folder: string;
  port: number;
  command: string[];
}

const part = (name: AppName): Part => ({
  name,
  folder: name === 'host' ? name : `mfe-${name}`,
  port: PORTS[name],
  command: ['rspack', 'serve'],
});
const ALL: Part[] = [
  {
    name: 'server',
    folder: 'server',
    port: PORTS.server,
    command: ['tsx', 'watch', '--clear-screen=false', 'src/main.ts'],
  },
  ...(['auth', 'story', 'characters', 'profile', 'host'] as const).map(part),
];
// A checkout may leave other teams' folders out.
const PARTS = ALL.filter(({ folder }) => existsSync(join(ROOT, folder)));

const only = process.argv[2];
const parts = only ? PARTS.filter(({ folder }) => folder === only) : PARTS;
if (parts.length === 0) {
  console.error(`There is no ${only} here. Choose one of: ${PARTS.map(({ folder }) => folder).join(', ')}.`);
  process.exit(1);
}

const taken: Part[] = [];
for (const one of parts) if (!(await portIsFree(one.port))) taken.push(one);
if (taken.length > 0) {
  for (const { name, port } of taken) console.error(`Port ${port}, which ${name} needs, is taken.`);
  console.error('Stop what listens there (perhaps another `pnpm dev` or `npm start`) and start again.');
  process.exit(1);
}

const say = (name: string, text: string): void => {
  for (const line of text.split('\n')) if (line.trim() !== '') console.log(`${name.padEnd(10)} ${line}`);
};

const children = parts.map(({ name, folder, command }) => {
  const [bin = '', ...args] = command;
  const child = spawn(join(ROOT, 'node_modules/.bin', bin), args, {
    cwd: join(ROOT, folder),
    env: {
      ...process.env,
      NODE_ENV: 'development',
      ...(name === 'server'
        ? { DATA_DIR: process.env.DATA_DIR ?? join(ROOT, 'data'), SITE_DIR: join(ROOT, 'dist/site') }
        : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (data: Buffer) => say(name, String(data)));
  child.stderr.on('data', (data: Buffer) => say(name, String(data)));
  child.on('exit', (code) => code !== null && code !== 0 && say(name, `ended with code ${code}`));
  return child;
});

const stop = (): void => {
  for (const child of children) child.kill();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
console.log(
  `The product in development: http://localhost:${(parts.find(({ name }) => name === 'host') ?? parts[0]!).port}`,
);
