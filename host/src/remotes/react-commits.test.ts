// @vitest-environment jsdom

import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onReactCommit } from './react-commits.ts';

const require = createRequire(import.meta.url);
const isReact = (file: string): boolean =>
  /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(file);
let cached: typeof require.cache = {};
let hook: unknown;

// React looks for the hook when its renderer is loaded, which another test of this worker may have done: this one has its own.
beforeEach(() => {
  hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__;
  cached = { ...require.cache };
  for (const file of Object.keys(cached).filter(isReact)) delete require.cache[file];
});
afterEach(() => {
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = hook;
  for (const file of Object.keys(require.cache).filter(isReact)) delete require.cache[file];
  Object.assign(require.cache, cached);
});

const Looping = ({ react, isLooping }: { react: typeof import('react'); isLooping: boolean }) => {
  const [rounds, setRounds] = react.useState(0);
  react.useEffect(() => {
    if (isLooping) setRounds(rounds + 1);
  }, [isLooping, rounds, react]);
  return rounds;
};

it('counts the renders of an effect that sets its own state, and none of a screen at rest', async () => {
  const react: typeof import('react') = require('react');
  const { createRoot }: typeof import('react-dom/client') = require('react-dom/client');
  // Development builds of React warn of it, too.
  const warn = vi.spyOn(console, 'error').mockReturnValue();
  let commits = 0;
  onReactCommit(() => {
    commits += 1;
  });
  const container = document.createElement('div');
  const root = createRoot(container);
  root.render(react.createElement(Looping, { react, isLooping: false }));
  await vi.waitFor(() => expect(container.textContent).toBe('0'));
  expect(commits).toBe(1);
  root.render(react.createElement(Looping, { react, isLooping: true }));
  await vi.waitFor(() => expect(commits).toBeGreaterThan(30));
  expect(Number(container.textContent)).toBeGreaterThan(20);
  root.unmount();
  warn.mockRestore();
});

it('leaves the hook of the DevTools extension alone', async () => {
  const theirs = {};
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = theirs;
  vi.resetModules();
  await import('./react-commits.ts');
  expect(globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__).toBe(theirs);
});
