import fs, { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inlineReleases } from './inline.ts';
import { makeTestStore, type TestStore } from './test-store.ts';

let kit: TestStore;
let page: string;
beforeEach(() => {
  kit = makeTestStore();
  page = join(kit.dir, 'index.html');
  kit.publishFirst('a');
  mkdirSync(kit.dir, { recursive: true });
});
afterEach(() => kit.remove());

const inline = () => inlineReleases(kit.dir, () => kit.storeOf().current().registry);
const writePage = (): void => {
  const html = '<!doctype html><html><head></head></html>';
  writeFileSync(page, html);
  writeFileSync(`${page}.br`, brotliCompressSync(html));
  writeFileSync(`${page}.gz`, gzipSync(html));
};
/** The texts that a static server may send for the page: plain, brotli, gzip. */
const served = (): string[] => [
  readFileSync(page, 'utf8'),
  ...(existsSync(`${page}.br`) ? [String(brotliDecompressSync(readFileSync(`${page}.br`)))] : []),
  ...(existsSync(`${page}.gz`) ? [String(gunzipSync(readFileSync(`${page}.gz`)))] : []),
];

const CHANGING = ['renameSync', 'rmSync', 'writeFileSync'] as const;
/** Runs `work`, which stops as if killed before its `count`-th change of a file; true when it came to its end. */
const stopBefore = (count: number, work: () => void): boolean => {
  const originals = CHANGING.map((name) => [name, fs[name]] as const);
  let changes = 0;
  for (const [name, original] of originals)
    Object.assign(fs, {
      [name]: (...args: never[]) => {
        changes += 1;
        if (changes >= count) throw new Error('killed');
        return (original as (...all: never[]) => unknown)(...args);
      },
    });
  syncBuiltinESMExports();
  try {
    work();
    return true;
  } catch (error) {
    expect((error as Error).message).toBe('killed');
    return false;
  } finally {
    for (const [name, original] of originals) Object.assign(fs, { [name]: original });
    syncBuiltinESMExports();
  }
};

describe('index.html and its compressed siblings', () => {
  it('are never different pages, wherever a process is killed', () => {
    let count = 1;
    for (let isDone = false; !isDone; count += 1) {
      writePage();
      isDone = stopBefore(count, inline);
      expect(new Set(served()).size, `killed before change ${count}`).toBe(1);
      inline();
      expect(served()).toHaveLength(3);
      expect(served()[0]).toContain('1.0.0-a');
      expect(kit.storeOf().verify()).toEqual([]);
    }
    expect(count).toBeGreaterThan(6);
  });

  it.each<[string, () => void, RegExp]>([
    [
      'a sibling of another page',
      () => writeFileSync(`${page}.gz`, gzipSync('old')),
      /^index\.html\.gz is not/,
    ],
    ['a broken sibling', () => writeFileSync(`${page}.br`, 'broken'), /^index\.html\.br is not/],
    ['no sibling of one kind', () => rmSync(`${page}.br`), /^index\.html\.br is missing/],
    ['a page of an earlier registry', () => kit.publish('b'), /^index\.html does not match registry/],
  ])('with %s are found by verify, and repaired by inline', (_what, damage, message) => {
    writePage();
    inline();
    expect(kit.storeOf().verify()).toEqual([]);
    damage();
    expect(kit.storeOf().verify()).toEqual([expect.stringMatching(message)]);
    inline();
    expect(kit.storeOf().verify()).toEqual([]);
    expect(served()).toHaveLength(3);
    expect(new Set(served()).size).toBe(1);
  });

  it('follow a registry that changes while they are written', () => {
    writePage();
    let reads = 0;
    inlineReleases(kit.dir, () => {
      reads += 1;
      if (reads === 1) {
        const { registry } = kit.storeOf().current();
        kit.publish('b');
        return registry;
      }
      return kit.storeOf().current().registry;
    });
    expect(served().every((html) => html.includes('1.0.0-b'))).toBe(true);
    expect(kit.storeOf().verify()).toEqual([]);
  });
});
