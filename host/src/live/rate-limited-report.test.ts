import { describe, expect, it, vi } from 'vitest';
import { rateLimited } from './live-deps.ts';

describe('the log', () => {
  it('lets one message through per 3 s and counts the ones left out', () => {
    let now = 0;
    const report = vi.fn();
    const limited = rateLimited(report, () => now, 3_000);
    const say = (message: string) => limited({ level: 'info', source: 'live', message });
    for (const [at, message] of [
      [0, 'a'],
      [1, 'b'],
      [2_999, 'c'],
      [3_000, 'd'],
      [6_000, 'e'],
    ] as const) {
      now = at;
      say(message);
    }
    expect(report.mock.calls.map(([one]) => one.message)).toEqual(['a', 'd (and 2 more)', 'e']);
  });
});
