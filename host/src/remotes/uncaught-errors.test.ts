// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { watchUncaughtErrors } from './uncaught-errors.ts';

const FOLDER = 'https://stories.example/remotes/story/2/';
const running = [
  { remote: 'story', release: '1', folders: ['https://stories.example/remotes/story/1/'] },
  { remote: 'story', release: '2', folders: [FOLDER, 'https://mirror.example/2/'] },
];
/** An error with the stack of Chromium, or of Firefox and Safari. */
const thrownBy = (...scripts: string[]): Error => {
  const error = new Error('boom');
  error.stack = `Error: boom${scripts.map((script) => `\n    at run (${script}:1:2)`).join('')}`;
  return error;
};
const thrownInFirefoxBy = (script: string): Error => {
  const error = new Error('boom');
  error.stack = `run@${script}:1:2\n`;
  return error;
};

/** A window of its own: an error event of the test's would fail it. */
const openWindow = (): Window => document.body.appendChild(document.createElement('iframe')).contentWindow!;

const watch = (target: Window, found: string[], shown = running[0] ?? null): void =>
  watchUncaughtErrors({
    target,
    running: () => running,
    shown: () => shown,
    onError: (remote, release) => void found.push(`${remote}@${release}`),
  });

describe('an uncaught error', () => {
  it.each<[string, unknown, string, string[]]>([
    ['of a script of a release', thrownBy(`${FOLDER}assets/a.js`), '', ['story@2']],
    ['the same in Firefox', thrownInFirefoxBy(`${FOLDER}assets/a.js`), '', ['story@2']],
    ['of its fallback location', thrownBy('https://mirror.example/2/a.js'), '', ['story@2']],
    ['that is no Error', 'boom', `${FOLDER}assets/a.js`, ['story@2']],
    [
      'of the host, called by a release',
      thrownBy('https://stories.example/main.js', `${FOLDER}a.js`),
      '',
      [],
    ],
    ['of an extension', thrownBy('chrome-extension://abc/content.js'), '', []],
    ['of an unknown script', null, '', []],
  ])('%s belongs to %s', (_what, error, filename, expected) => {
    const found: string[] = [];
    const target = openWindow();
    watch(target, found);
    target.dispatchEvent(new ErrorEvent('error', { error, filename }));
    if (error instanceof Error)
      target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    expect([...new Set(found)]).toEqual(expected);
  });

  it.each([['boom'], [undefined], [{ status: 503 }]])(
    'a promise rejected with %j belongs to the release that is shown',
    (reason) => {
      const found: string[] = [];
      const target = openWindow();
      watch(target, found);
      target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
      expect(found).toEqual(['story@1']);
    },
  );
});
