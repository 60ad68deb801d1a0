import { describe, expect, it, vi } from 'vitest';
import { createReport } from './report.ts';

describe('report', () => {
  it('logs one line per source in 3 s and counts the suppressed ones', () => {
    let time = 0;
    const log = vi.fn();
    const report = createReport({ log, now: () => time });
    report({ level: 'warning', source: 'live', message: 'one' });
    report({ level: 'warning', source: 'live', message: 'two' });
    report({ level: 'error', source: 'speech', message: 'other' });
    time = 3000;
    report({ level: 'warning', source: 'live', message: 'three' });
    expect(log.mock.calls.map(([, line]) => line)).toEqual([
      '[live] one',
      '[speech] other',
      '[live] three (and 1 more before)',
    ]);
  });
});
