import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildAll } from './build.ts';
import { ROOT } from './packages.ts';

/* `npm start`: builds what changed, then runs the reference server over it until it is stopped. */

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Weaver's World needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

try {
  await buildAll();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('The build failed; the server was not started.');
  process.exit(1);
}
console.log('Starting the server.');
const server = spawn(process.execPath, [join(ROOT, 'server/dist/main.js')], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
