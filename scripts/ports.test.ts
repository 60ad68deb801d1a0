import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { runningDev } from './dev-lock.ts';
import { freeOffset, OFFSET_STEP, portsAt } from './ports.ts';

const FIRST = 20_000;
let server: Server | null = null;
afterEach(() => server?.close());

const occupy = (port: number): Promise<void> =>
  new Promise((resolve) => {
    server = createServer().listen(port, 'localhost', resolve);
  });

describe('the ports of development', () => {
  it('are the next free ones when another program uses one of them', async () => {
    const first = await freeOffset(['host', 'story'], FIRST);
    if (first === null) throw new Error('no port is free');
    await occupy(portsAt(first).story);
    expect(await freeOffset(['host', 'story'], first)).toBeGreaterThanOrEqual(first + OFFSET_STEP);
    expect(await freeOffset(['host', 'auth'], first)).toBe(first);
  });
});

describe('the note of a running `pnpm dev`', () => {
  it.each([
    ['a running process', JSON.stringify({ pid: process.pid, url: 'http://localhost:3000' }), true],
    ['a process that has ended', JSON.stringify({ pid: 2 ** 30, url: 'http://localhost:3000' }), false],
    ['something else', '{', false],
  ])('of %s: %j', (_what, text, isRunning) => {
    const dir = mkdtempSync(join(tmpdir(), 'ww-lock-'));
    const file = join(dir, 'dev.json');
    expect(runningDev(file)).toBeNull();
    writeFileSync(file, text);
    expect(runningDev(file) !== null).toBe(isRunning);
    rmSync(dir, { recursive: true });
  });
});
