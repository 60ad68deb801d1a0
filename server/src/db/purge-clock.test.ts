import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createVisitor } from '../testing/listening-server.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { openDb, type Store } from './open-db.ts';
import { createPurgeClock } from './purge-clock.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 10, 22);

describe('the clock for purges', () => {
  let store: Store;
  let wall: number;
  let running: number;
  beforeEach(async () => {
    store = await openDb(':memory:');
    wall = START;
    running = 0;
  });
  afterEach(() => store.close());

  /** A server that starts at `days` after START by the system's clock. */
  const startAt = async (days: number) => {
    wall = START + days * DAY;
    const clock = createPurgeClock({
      db: store.db,
      log: pino({ level: 'silent' }),
      now: () => wall,
      monotonic: () => running,
    });
    await clock.check();
    return clock;
  };
  const run = async (clock: Awaited<ReturnType<typeof startAt>>, hours: number) => {
    for (let n = 0; n < hours; n += 1) {
      wall += HOUR;
      running += HOUR;
      await clock.check();
    }
  };
  const daysOf = (clock: { now(): number }) => (clock.now() - START) / DAY;

  it('is the system clock, also after a week without the server, and after a step back', async () => {
    expect(daysOf(await startAt(0))).toBe(0);
    expect(daysOf(await startAt(7))).toBe(7);
    expect(daysOf(await startAt(-20_000))).toBe(-20_000);
    expect(daysOf(await startAt(7.5))).toBe(7.5);
  });

  it('goes on from the last time after a jump, through restarts, until the jump is corrected', async () => {
    await startAt(0);
    const jumped = await startAt(40);
    expect(daysOf(jumped)).toBe(0);
    await run(jumped, 24);
    expect(daysOf(jumped)).toBe(1);
    const again = await startAt(41.5);
    expect(daysOf(again)).toBe(1);
    expect(daysOf(await startAt(2))).toBe(2);
  });

  it('believes the jump after two days of running, counted over restarts', async () => {
    await startAt(0);
    const jumped = await startAt(40);
    await run(jumped, 30);
    const again = await startAt(50);
    await run(again, 17);
    expect(daysOf(again)).toBeCloseTo(47 / 24);
    await run(again, 1);
    expect(daysOf(again)).toBeCloseTo(50.75);
    expect(daysOf(await startAt(51))).toBe(51);
  });

  it('notices a jump while the server runs', async () => {
    const clock = await startAt(0);
    await run(clock, 5);
    wall += 40 * DAY;
    await run(clock, 1);
    expect(daysOf(clock)).toBeCloseTo(6 / 24);
  });
});

describe('a server that starts with a clock 40 days ahead', () => {
  let dir: string;
  let server: ServerProcess | undefined;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'ww-clock-'));
  });
  afterEach(async () => {
    server?.child.kill('SIGKILL');
    await server?.ended;
    rmSync(dir, { recursive: true, force: true });
  });

  it('deletes nothing of a guest, who goes on meanwhile, logs the jump, and the guest has it all when the clock is right again', {
    timeout: 90_000,
  }, async () => {
    const ahead = join(dir, 'ahead.mjs');
    writeFileSync(ahead, `const now = Date.now; Date.now = () => now() + ${40 * DAY};`);
    const env = { DATA_DIR: join(dir, 'data'), LOG_LEVEL: 'info' };
    const start = async (more: Record<string, string> = {}) => {
      server = startServerProcess({ ...env, ...more });
      return { server, origin: await server.ready };
    };
    const first = await start();
    const guest = createVisitor(first.origin);
    const story = await guest.makeStory();
    await first.server.stop();

    const jumped = await start({ NODE_OPTIONS: `--import ${ahead}` });
    await expect
      .poll(() => jumped.server.output.err, { timeout: 20_000 })
      .toMatch(/"event":"purge.completed"/);
    expect(jumped.server.output.err).toMatch(/"event":"clock.jumped","days":40/);
    guest.moveTo(jumped.origin);
    const character = await guest.makeCharacter();
    expect((await guest.call('GET', `/stories/${story}/`)).status).toBe(200);
    await jumped.server.stop();

    const right = await start();
    await expect
      .poll(() => right.server.output.err, { timeout: 20_000 })
      .toMatch(/"event":"purge.completed"/);
    guest.moveTo(right.origin);
    expect((await guest.call('GET', `/stories/${story}/`)).status).toBe(200);
    const { body } = await guest.call('GET', '/characters/');
    expect(body.map(({ id }: { id: number }) => id)).toContain(character);
  });
});
