import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileVersions } from './file-versions.ts';

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ww-versions-'));
  file = join(dir, 'a.json');
});
afterEach(() => rmSync(dir, { recursive: true }));

it('changes when a file is created, changed or deleted, and not otherwise', async () => {
  const version = createFileVersions([file, join(dir, 'b.json')]);
  const missing = await version();
  expect(await version()).toBe(missing);
  writeFileSync(file, '1');
  const created = await version();
  writeFileSync(file, '12');
  const changed = await version();
  expect(new Set([missing, created, changed]).size).toBe(3);
  rmSync(file);
  expect(await version()).toBe(missing);
});

it('notices a change that was made while another check was running', async () => {
  const version = createFileVersions([file]);
  for (let round = 0; round < 50; round += 1) {
    const running = version();
    writeFileSync(file, 'x'.repeat(round + 1));
    const [, after, afterToo] = await Promise.all([running, version(), version()]);
    expect(after).toBe(await version());
    expect(afterToo).toBe(after);
  }
});
