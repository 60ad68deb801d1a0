import { type ChildProcess, spawn } from 'node:child_process';
import { buildAll } from './build.ts';
import { ROOT } from './packages.ts';
import { SERVER_COMMAND } from './server-command.ts';
import { stopWithParents } from './stop-with-parents.ts';

/* `npm start`: builds what changed, then runs the reference server over it until it is stopped. */

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Weaver's World needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

let server: ChildProcess | undefined;
stopWithParents(() => {
  if (server === undefined) process.exit(1);
  server.kill('SIGTERM');
});

try {
  await buildAll();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('The build failed; the server was not started.');
  process.exit(1);
}
console.log('Starting the server.');
// The server also stops when the channel to this process closes, however this process ends.
server = spawn(process.execPath, SERVER_COMMAND, {
  cwd: ROOT,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { NODE_ENV: 'production', ...process.env },
});
server.on('exit', (code) => process.exit(code ?? 1));
