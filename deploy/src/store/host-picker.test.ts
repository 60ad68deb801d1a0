// @vitest-environment jsdom

import { HOST_FAILED_EVENT, pickRelease, RegistryEntry, releaseName } from '@weaversworld/shared/releases';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hostPickerScript } from './host-picker.ts';

const hosts = [
  { release: '2.0.0-next', upTo: 3000, scripts: ['/assets/next.js'], styles: ['/assets/next.css'] },
  { release: '1.0.0-good', upTo: 10_000, scripts: ['/assets/good.js'], styles: [] },
];
const entries = hosts.map(({ release }, index) =>
  RegistryEntry.parse({
    url: `/remotes/host/${release}/index.html`,
    deployment: { traffic: index === 0 ? 30 : 70, default: index === 1 },
    extras: { weaversworld: { release, contract: '^1.0.0', salt: 'salt' } },
  }),
);

const sent = vi.fn<(url: string, text: string) => boolean>(() => true);
const reloaded = vi.fn();
/** Scripts that were imported, in order; those in `broken` reject. */
let imported: string[];
let broken: string[];
const cleanUp: (() => void)[] = [];

/** Runs the script as a page does that has not been parsed to its end; `search` is the query of its URL. */
const run = (search = ''): void => {
  const text = hostPickerScript({ hosts, salt: 'salt', reportUrl: '/releases/report' });
  const importScript = async (script: string): Promise<void> => {
    imported.push(script);
    if (broken.includes(script)) throw new TypeError('cannot be loaded');
  };
  // jsdom has no modules: `import(…)` becomes a function's call.
  const body = text.replaceAll('import(', 'importScript(');
  const scope = {
    importScript,
    addEventListener: (name: string, listener: () => void) => {
      window.addEventListener(name, listener);
      cleanUp.push(() => window.removeEventListener(name, listener));
    },
    location: { search, reload: reloaded },
    navigator: { sendBeacon: sent },
  };
  new Function(...Object.keys(scope), body)(...Object.values(scope));
};
const chosen = () => document.documentElement.dataset.hostRelease;
const reports = () => sent.mock.calls.map(([, text]) => JSON.parse(text).reports[0]);
const loadStyles = (): void => {
  for (const style of document.querySelectorAll('link[rel=stylesheet]'))
    style.dispatchEvent(new Event('load'));
};
/** A visitor in the share of the ramp. */
const beInShare = () => localStorage.setItem('ww.visitor', visitorOf('2.0.0-next'));
const picked = (visitor: string) => releaseName(pickRelease(entries, { visitor, contract: '1.0.0' })!);
const visitorOf = (release: string): string =>
  Array.from({ length: 100 }, (_, n) => `visitor-${n}`).find((visitor) => picked(visitor) === release)!;

beforeEach(() => {
  imported = [];
  broken = [];
  localStorage.clear();
  sessionStorage.clear();
  vi.clearAllMocks();
  vi.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => {
  for (const remove of cleanUp.splice(0)) remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the script that picks the host', () => {
  it('picks as the registry does, also for names that are not ASCII', () => {
    for (let n = 0; n < 300; n += 1) {
      const visitor = `${'é☂𝄞'.slice(0, n % 5)}visitor-${n}`;
      sessionStorage.clear();
      localStorage.setItem('ww.visitor', visitor);
      run();
      expect(chosen(), visitor).toBe(picked(visitor));
    }
  });

  it('gives a new visitor an id, which decides from then on', () => {
    run();
    const id = localStorage.getItem('ww.visitor') ?? '';
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(chosen()).toBe(picked(id));
  });

  it.each([
    ['what the tab had', () => sessionStorage.setItem('ww.host', '1.0.0-good'), '', '1.0.0-good'],
    [
      'the pick, when that release is gone',
      () => sessionStorage.setItem('ww.host', '0.1.0'),
      '',
      '2.0.0-next',
    ],
    ['what a tester names', () => undefined, '?release=story@1.0.0,host@1.0.0-good', '1.0.0-good'],
    ['the pick, when a tester names another', () => undefined, '?release=host@7.0.0', '2.0.0-next'],
    ['the pick, after a start that is under way elsewhere', () => noteStart(5000), '', '2.0.0-next'],
    ['the default, after a start that hung', () => noteStart(20_000), '', '1.0.0-good'],
    ['the pick, a day after it hung', () => noteStart(90_000_000), '', '2.0.0-next'],
  ])('takes %s', (_what, prepare, search, expected) => {
    beInShare();
    prepare();
    run(search);
    expect(chosen()).toBe(expected);
    expect(sessionStorage.getItem('ww.host')).toBe(expected);
  });
  const noteStart = (age: number): void =>
    localStorage.setItem('ww.host-start', JSON.stringify({ release: '2.0.0-next', at: Date.now() - age }));

  it('reports a start that hung once', () => {
    beInShare();
    noteStart(20_000);
    run();
    sessionStorage.clear();
    run();
    expect(reports()).toEqual([
      expect.objectContaining({ release: '2.0.0-next', outcome: 'failed', cause: 'hang' }),
    ]);
  });

  it('takes the default where nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied');
    });
    run();
    expect(chosen()).toBe('1.0.0-good');
  });

  it('preloads and runs the scripts of the release, after its styles', async () => {
    beInShare();
    run();
    const links = [...document.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);
    expect(links).toEqual([
      ['modulepreload', '/assets/next.js'],
      ['stylesheet', '/assets/next.css'],
    ]);
    await vi.advanceTimersByTimeAsync(100);
    expect(imported).toEqual([]);
    loadStyles();
    await vi.advanceTimersByTimeAsync(100);
    expect(imported).toEqual(['/assets/next.js']);
  });
});

describe('a release of the host that does not start', () => {
  it.each<[string, () => void, string]>([
    ['cannot be loaded', () => broken.push('/assets/next.js'), 'entry'],
    ['shows nothing', () => undefined, 'nothing-shown'],
    ['gives up', () => window.dispatchEvent(new Event(HOST_FAILED_EVENT)), 'render'],
  ])('because it %s is replaced by the default, and reported', async (_what, spoil, cause) => {
    beInShare();
    run();
    spoil();
    loadStyles();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reports()).toEqual([
      { remote: 'host', release: '2.0.0-next', outcome: 'fell-back', cause, ms: expect.any(Number) },
    ]);
    expect(reloaded).toHaveBeenCalledOnce();
    run();
    expect(chosen()).toBe('1.0.0-good');
    expect(imported.at(-1) ?? '').not.toBe('/assets/good.js');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(imported.at(-1)).toBe('/assets/good.js');
    expect(reports()).toHaveLength(1);
  });

  it('is left alone once something is on the page', async () => {
    beInShare();
    run();
    loadStyles();
    await vi.advanceTimersByTimeAsync(1000);
    document.getElementById('root')?.append('A header');
    await vi.advanceTimersByTimeAsync(20_000);
    window.dispatchEvent(new Event(HOST_FAILED_EVENT));
    expect([sent.mock.calls.length, reloaded.mock.calls.length]).toEqual([0, 0]);
    expect(localStorage.getItem('ww.host-start')).toBeNull();
  });

  it('is not blamed for a page that was left before', async () => {
    beInShare();
    run();
    window.dispatchEvent(new Event('pagehide'));
    loadStyles();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reports()).toEqual([]);
    expect(localStorage.getItem('ww.host-start')).toBeNull();
  });
});
