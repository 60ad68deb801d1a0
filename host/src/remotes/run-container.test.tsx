import { beforeEach, expect, it, vi } from 'vitest';
import { runContainer, unloadScriptContainers } from './run-container.ts';

/** A container that exposes its own name. */
const containerNamed = (name: string) => ({ init: () => undefined, get: async () => () => name });

/** What a classic script's `var` does. */
const defineGlobal = (name: string, value: unknown) => Reflect.set(window, name, value);
let release = 0;
beforeEach(() => {
  vi.stubGlobal('__webpack_init_sharing__', async () => undefined);
  vi.stubGlobal('__webpack_share_scopes__', { default: {} });
  document.head.replaceChildren();
});

/** Starts a script container; `arrive` is the script running, as a browser does it: `load` in the same task. */
const start = (globalName?: string) => {
  release += 1;
  const url = `https://any.test/${release}/entry.js`;
  const abort = new AbortController();
  const entry = { url, format: 'script' as const, ...(globalName === undefined ? {} : { globalName }) };
  const result = runContainer(entry, './remote', abort.signal);
  result.catch(() => undefined);
  const script = () => document.querySelector<HTMLScriptElement>(`script[src="${url}"]`);
  const arrive = async (work: () => void) => {
    await vi.waitFor(() => expect(script()).not.toBeNull());
    work();
    script()?.dispatchEvent(new Event('load'));
  };
  return { url, result, abort, script, arrive };
};

it('does not take the container that another release of the same name left behind', async () => {
  const old = start('story');
  await old.arrive(() => {
    defineGlobal('story', containerNamed('old'));
  });
  expect(await old.result).toBe('old');
  unloadScriptContainers([old.url]);
  // A script that throws fires `load` as well.
  const broken = start('story');
  await broken.arrive(() => undefined);
  await expect(broken.result).rejects.toThrow(/defines no container named story/);
});

it('gives each script its own container, in whichever order they arrive', async () => {
  const [one, two] = [start(), start()];
  await vi.waitFor(() => expect(one.script()).not.toBeNull());
  await two.arrive(() => {
    defineGlobal('two', containerNamed('two'));
  });
  await one.arrive(() => {
    defineGlobal('one', containerNamed('one'));
  });
  expect(await two.result).toBe('two');
  expect(await one.result).toBe('one');
});

it('does not wait for a script that never arrives, which is taken out of the page when it is aborted', async () => {
  const stuck = start();
  await vi.waitFor(() => expect(stuck.script()).not.toBeNull());
  const element = stuck.script();
  const next = start('next');
  await next.arrive(() => {
    defineGlobal('next', containerNamed('next'));
  });
  expect(await next.result).toBe('next');
  stuck.abort.abort(new Error('timed out'));
  await expect(stuck.result).rejects.toThrow('timed out');
  // Scripts run only in the document that requested them.
  expect(element?.ownerDocument).not.toBe(document);
});
