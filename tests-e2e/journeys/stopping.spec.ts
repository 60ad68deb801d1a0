import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { startProcessTree } from '../fixtures/process-tree.ts';
import { expect, test } from '../fixtures/test.ts';

/* A command that an operator starts runs a chain of others. However it ends, no server may stay behind. */

const ROOT = join(import.meta.dirname, '../..');
const PNPM = 'pnpm@12.21.0';
/** The script itself, not the commands above it that name it as well. */
const SCRIPT = (name: string) => new RegExp(`loader\\.mjs.* scripts/${name}\\.ts`);
/** The offset of the development ports must leave room for the highest of them. */
const MAX_OFFSET = 65_535 - 4000;

interface Case {
  command: string[];
  ready: RegExp;
  signal: NodeJS.Signals;
  /** The process that gets the signal; the command itself without it. */
  which?: RegExp;
}
const start = { command: ['npm', 'start'], ready: /is ready: http/ };
const devServer = { command: ['npx', '-y', PNPM, 'dev', 'server'], ready: /is ready: http/ };
const devRemote = { command: ['npx', '-y', PNPM, 'dev', 'mfe-profile'], ready: /compiled/ };
const CASES: Case[] = [
  { ...start, signal: 'SIGTERM' },
  { ...start, signal: 'SIGHUP' },
  { ...start, signal: 'SIGKILL' },
  { ...start, signal: 'SIGKILL', which: SCRIPT('up') },
  { ...devServer, signal: 'SIGTERM' },
  { ...devServer, signal: 'SIGKILL' },
  { ...devRemote, signal: 'SIGKILL', which: SCRIPT('dev') },
];

for (const { command, ready, signal, which } of CASES)
  test(`${signal} to ${which ? 'the script behind ' : ''}\`${command.join(' ')}\` stops everything it started`, async () => {
    const dir = mkdtempSync(join(tmpdir(), 'ww-stop-'));
    const offset = (await freePort()) % MAX_OFFSET;
    const tree = startProcessTree(command, {
      cwd: ROOT,
      env: { PORT: '0', DATA_DIR: join(dir, 'data'), DEV_PORT_OFFSET: String(offset), LOG_LEVEL: 'silent' },
    });
    try {
      await expect.poll(tree.output, { timeout: 90_000 }).toMatch(ready);
      tree.note();
      expect(tree.left().length).toBeGreaterThan(4);
      tree.signal(signal, which);
      await expect.poll(tree.left, { timeout: 30_000 }).toEqual([]);
    } finally {
      tree.remove();
      rmSync(dir, { recursive: true, force: true });
    }
  });
