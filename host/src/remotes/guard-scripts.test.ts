import { describe, expect, it, vi } from 'vitest';
import { guardScripts } from './guard-scripts.ts';

const BASE = 'http://localhost:3000/';
const KNOWN = `${BASE}remotes/shop/1/a.js`;
const HASH = `sha384-${'b'.repeat(64)}`;
const fileHash = (href: string) =>
  href === KNOWN ? HASH : href.startsWith(`${BASE}remotes/shop/`) ? undefined : null;

const guarded = (trustedTypes?: Parameters<typeof guardScripts>[3], disabled: string[] = []) => {
  class Script {
    integrity = '';
    baseURI = BASE;
    loaded: unknown = null;
    set src(value: unknown) {
      this.loaded = value;
    }
  }
  guardScripts(Script as never, fileHash, (href) => disabled.includes(href), trustedTypes);
  return (src: unknown) => Object.assign(new Script(), { src });
};

describe('the scripts of containers', () => {
  it('get their hash; one of a release without a known hash gets one that never matches; others are unchanged', () => {
    const load = guarded();
    expect(load('/remotes/shop/1/a.js')).toMatchObject({ integrity: HASH, loaded: '/remotes/shop/1/a.js' });
    expect(load('/remotes/shop/1/evil.js').integrity).toMatch(/^sha384-A+$/);
    expect(load('/assets/main.js').integrity).toBe('');
  });

  it('are trusted where the page demands it, if their hash is known', () => {
    const createPolicy = vi.fn(
      (_name: string, { createScriptURL }: { createScriptURL(url: string): string }) => ({
        createScriptURL: (url: string) => `trusted ${createScriptURL(url)}`,
      }),
    );
    const load = guarded({ createPolicy });
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['weaversworld-scripts']);
    expect(load(KNOWN).loaded).toBe(`trusted ${KNOWN}`);
    const [, rules] = createPolicy.mock.calls[0]!;
    expect(() => rules.createScriptURL(`${BASE}remotes/shop/1/evil.js`)).toThrow(/no hash/);
  });

  it('are refused there if their hash is not known, also when another policy trusts their URL', () => {
    const trusted = (url: string) => ({ toString: () => url });
    const load = guarded({ createPolicy: (_name, { createScriptURL }) => ({ createScriptURL }) });
    for (const url of ['/evil.js', '/remotes/shop/1/evil.js', '/assets/main.js', 'https://cdn.example/a.js'])
      for (const value of [url, trusted(url)]) expect(() => load(value)).toThrow(TypeError);
    expect(load(trusted(KNOWN)).loaded).toBe(KNOWN);
  });

  it('are left to the browser where the policy is not allowed', () => {
    const load = guarded({
      createPolicy: () => {
        throw new TypeError('refused');
      },
    });
    expect(load(KNOWN)).toMatchObject({ integrity: HASH, loaded: KNOWN });
  });

  it('are not loaded any more when their release failed', () => {
    expect(() => guarded(undefined, [KNOWN])(KNOWN)).toThrow(/not used any more/);
  });
});
