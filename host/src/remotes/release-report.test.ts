import { describe, expect, it, vi } from 'vitest';
import { loadTimeout } from './load-timeout.ts';
import { createReleaseReport } from './release-report.ts';

const ok = { remote: 'story', release: '1', outcome: 'ok', ms: 3 } as const;
const failed = { remote: 'story', release: '2', outcome: 'fell-back', cause: 'entry', ms: 4 } as const;

describe('the release report', () => {
  const start = () => {
    const send = vi.fn();
    const works: (() => void)[] = [];
    const report = createReleaseReport({
      send,
      schedule: (work) => {
        works.push(work);
        return () => undefined;
      },
      onLeave: (work) => void works.push(work),
    });
    const sent = () => send.mock.calls.map(([, text]) => JSON.parse(text).reports);
    const loads = () => send.mock.calls.map(([, text]) => JSON.parse(text).load);
    return { report: report.outcome, vitals: report.vitals, sent, loads, works, send };
  };

  it('sends failures at once, with the outcomes that are waiting', () => {
    const { report, sent } = start();
    report(ok);
    report(failed);
    expect(sent()).toEqual([[ok, failed]]);
  });

  it('names the page load by a random id, so that a later failure replaces the success', () => {
    const [one, other] = [start(), start()];
    one.report(failed);
    one.report({ ...failed, outcome: 'failed' });
    other.report(failed);
    const [first, second] = one.loads();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(other.loads()).not.toEqual([first]);
  });

  it('sends what the page cost under the same id', () => {
    const { report, vitals, send, loads } = start();
    report(failed);
    const cost = { remote: 'story', release: '1', metric: 'lcp', value: 900 } as const;
    vitals([cost]);
    expect(JSON.parse(send.mock.calls[1]?.[1])).toEqual({ load: loads()[0], vitals: [cost] });
  });

  it('sends successes together, at the latest when the page is left', () => {
    const { report, sent, works } = start();
    report(ok);
    report({ ...ok, remote: 'auth' });
    expect(sent()).toEqual([]);
    for (const work of works) work();
    expect(sent()).toEqual([[ok, { ...ok, remote: 'auth' }]]);
  });
});

it.each([
  [300, true, 1500],
  [2500, true, 2500],
  [60_000, true, 8000],
  [300, false, 15_000],
])(
  'after a page start of %i ms, with a fallback: %s, the load timeout is %i ms',
  (pageStartMs, hasFallback, ms) => {
    expect(loadTimeout(pageStartMs, hasFallback)).toBe(ms);
  },
);
