import { join } from 'node:path';
import { ConflictError, StoreError } from '@weaversworld/deploy/store';
import { ReleaseError } from '@weaversworld/shared/releases';
import { helpText, parseCommand } from './arguments.ts';
import { runCommand } from './commands.ts';

/* `pnpm release`: publishes remotes one by one and rolls them out in stages. Usage: `pnpm release --help`. */

const json = process.argv.includes('--json');

try {
  const command = parseCommand(process.argv.slice(2));
  if (command === null) process.stdout.write(helpText());
  else {
    const root = join(import.meta.dirname, '../..');
    const result = await runCommand(command, { root, env: process.env, now: Date.now });
    process.stdout.write(`${json ? JSON.stringify(result.json) : result.text}\n`);
    if (result.ok === false) process.exitCode = 1;
  }
} catch (error) {
  const expected =
    error instanceof ReleaseError || error instanceof ConflictError || error instanceof StoreError;
  const message = error instanceof Error ? error.message : String(error);
  if (json) process.stdout.write(`${JSON.stringify({ ok: false, error: message })}\n`);
  else process.stderr.write(`${expected ? message : `The release command failed: ${message}`}\n`);
  process.exitCode = 1;
}
