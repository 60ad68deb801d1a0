import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { copyOf } from '../fixtures/checkout.ts';
import { buildMarked, release, removeVariants, statusOf, variantOf } from '../fixtures/releases.ts';
import { callerOf, runRelease } from '../fixtures/workflow.ts';

const ROOT = join(import.meta.dirname, '../..');
const REMOTES = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));

const dir = mkdtempSync(join(tmpdir(), 'ww-pipeline-'));
const removals: (() => void)[] = [() => rmSync(dir, { recursive: true, force: true }), removeVariants];
afterAll(() => {
  for (const remove of removals) remove();
});

/** Whether this machine has what the step that copies the store needs; it is no part of a bare machine. */
const canCopy = (): boolean => {
  const { status } = spawnSync('bash', ['-c', 'command -v rsync && command -v flock']);
  if (status !== 0) console.log('Pipeline: without rsync and flock here, copying the store is not tested.');
  return status === 0;
};

/** A test of the pushed source: says that it began, and lets another team publish before it ends. */
const testThatWaits = (begun: string, done: string): string => `
import { existsSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
it('waits', async () => {
  writeFileSync(${JSON.stringify(begun)}, '');
  await expect.poll(() => existsSync(${JSON.stringify(done)}), { timeout: 60_000 }).toBe(true);
}, 70_000);
`;

describe('a team’s own pipeline', () => {
  it.each(REMOTES)('of %s runs for its own folder and what all share', (folder) => {
    const { on, jobs, name } = callerOf(folder);
    expect([name, jobs.release.with.folder]).toEqual([folder, folder]);
    const paths = on.push.paths.map((path) => path.replace('/**', ''));
    expect(paths).toContain(folder);
    expect(paths.filter((path) => path.startsWith('mfe-'))).toEqual([folder]);
    for (const path of paths) expect(existsSync(join(ROOT, path))).toBe(true);
  });

  it('tests, builds and publishes without the other teams’ source, gives it to a tenth, and copies the store', async () => {
    const store = join(dir, 'store');
    const copy = canCopy() ? join(dir, 'copy') : '';
    cpSync(join(ROOT, 'dist/site'), store, { recursive: true });
    const story = variantOf(await buildMarked('next'));
    const [begun, done] = [join(dir, 'begun'), join(dir, 'done')];
    let other: Promise<unknown> | undefined;
    const publishWhileItTests = async () => {
      await expect.poll(() => existsSync(begun), { timeout: 60_000 }).toBe(true);
      const answer = await release(store, 'publish', 'mfe-story', '--dist', story);
      writeFileSync(done, '');
      return answer;
    };
    const { publish } = await runRelease({
      folder: 'mfe-characters',
      inputs: { store, copy },
      github: { actor: 'anna', sha: 'c0ffee' },
      checkOut: (folders) => {
        const checkout = copyOf(folders);
        removals.push(checkout.remove);
        appendFileSync(join(checkout.dir, 'mfe-characters/src/remote.tsx'), '\n// What this push changed.\n');
        writeFileSync(join(checkout.dir, 'mfe-characters/src/push.test.ts'), testThatWaits(begun, done));
        return checkout.dir;
      },
      // Another team publishes while this one tests.
      before: (script) => {
        if (script.includes('release publish')) other = publishWhileItTests();
      },
    });
    expect(await other).toMatchObject({ ok: true, changed: true });

    const { remote, waiting, revision, release: name } = publish ?? {};
    expect([remote, waiting]).toEqual(['characters', 'true']);
    expect(await statusOf(store, name!)).toMatchObject({ share: 10, role: 'ramp' });
    expect(await release(store, 'verify')).toMatchObject({ ok: true });
    const history = await release(store, 'history');
    expect((history as { history?: object[] }).history?.slice(-2)).toEqual([
      expect.objectContaining({ action: 'publish', author: 'anna', reason: 'c0ffee', remote: 'characters' }),
      expect.objectContaining({ action: 'ramp 10 %', author: 'anna', remote: 'characters' }),
    ]);

    if (copy !== '') {
      for (const file of ['index.html', 'remotes/registry.json'])
        expect(readFileSync(join(copy, file), 'utf8')).toBe(readFileSync(join(store, file), 'utf8'));
      expect(existsSync(join(copy, `remotes/characters/${name}/remoteEntry.js`))).toBe(true);
      expect(existsSync(join(copy, '.releases'))).toBe(false);
    }

    // Who decided on an older state of the store is told so.
    const late = ['publish', 'mfe-story', '--dist', variantOf(story), '--revision', revision!];
    expect(await release(store, ...late)).toMatchObject({
      ok: false,
      error: expect.stringMatching(/Somebody else was faster.*by anna/),
    });
  });
});
