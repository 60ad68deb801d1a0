import { join } from 'node:path';
import { ReleaseError } from '@weaversworld/shared/releases';
import { ConflictError, StoreError } from '@weaversworld/shared/releases-store';
import { helpText, readOrder } from './arguments.ts';
import { runOrder } from './commands.ts';

/* `pnpm release`: how remotes are deployed one by one and rolled out in stages. `pnpm release --help` teaches it. */

const json = process.argv.includes('--json');

try {
  const order = readOrder(process.argv.slice(2));
  if (order === null) process.stdout.write(helpText());
  else {
    const root = join(import.meta.dirname, '../..');
    const answer = await runOrder(order, { root, env: process.env, now: Date.now });
    process.stdout.write(`${json ? JSON.stringify(answer.json) : answer.text}\n`);
    if (answer.ok === false) process.exitCode = 1;
  }
} catch (error) {
  const expected =
    error instanceof ReleaseError || error instanceof ConflictError || error instanceof StoreError;
  const message = error instanceof Error ? error.message : String(error);
  if (json) process.stdout.write(`${JSON.stringify({ ok: false, error: message })}\n`);
  else process.stderr.write(`${expected ? message : `The release command failed: ${message}`}\n`);
  process.exitCode = 1;
}
