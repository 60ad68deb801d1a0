import pino from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from './database.ts';
import { createStoreHealth } from './store-health.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('a store that fails is reported once a minute, also when nobody asks whether it is ready', () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(JSON.parse(line).cause) });
  // Noting an error does not ask the database.
  const health = createStoreHealth({ db: {} as Db, log });
  const fail = (cause: string) => health.note(Object.assign(new Error(cause), { code: 'SQLITE_FULL' }));
  fail('first');
  fail('at the same time');
  vi.advanceTimersByTime(61_000);
  health.note(new Error('of the request'));
  fail('a month later');
  expect(lines).toEqual(['first', 'a month later']);
});
