import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './packages.ts';
import { portIsFree } from './ports.ts';

/* `pnpm dev`: the server and every app in development, with fast refresh; one word per line says who speaks. */

interface Part {
  name: string;
  folder: string;
  port: number;
  command: string[];
}

const rspack = ['rspack', 'serve'];
const PARTS: Part[] = [
  {
    name: 'server',
    folder: 'server',
    port: 4000,
    command: ['tsx', 'watch', '--clear-screen=false', 'src/main.ts'],
  },
  { name: 'auth', folder: 'mfe-auth', port: 3101, command: rspack },
  { name: 'story', folder: 'mfe-story', port: 3102, command: rspack },
  { name: 'characters', folder: 'mfe-characters', port: 3103, command: rspack },
  { name: 'profile', folder: 'mfe-profile', port: 3104, command: rspack },
  { name: 'host', folder: 'host', port: 3000, command: rspack },
];

const only = process.argv[2];
const parts = only ? PARTS.filter(({ folder }) => folder === only) : PARTS;
if (parts.length === 0) {
  console.error(`There is no ${only}. Choose one of: ${PARTS.map(({ folder }) => folder).join(', ')}.`);
  process.exit(1);
}

const taken: Part[] = [];
for (const part of parts) if (!(await portIsFree(part.port))) taken.push(part);
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
console.log(`The product in development: http://localhost:${parts.length > 1 ? 3000 : parts[0]!.port}`);
