import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOf } from '../fixtures/checkout.ts';
import { markedBuild, releaseByCommand, removeVariants, statusOf, variantOf } from '../fixtures/releases.ts';
import { needBuilds } from '../fixtures/run-wide.ts';
import { expect, test } from '../fixtures/test.ts';
import { callerOf, lintWorkflows, runRelease } from '../fixtures/workflow.ts';

const ROOT = join(import.meta.dirname, '../..');
const REMOTES = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));

const dir = mkdtempSync(join(tmpdir(), 'ww-pipeline-'));
const removals: (() => void)[] = [() => rmSync(dir, { recursive: true, force: true }), removeVariants];
test.beforeAll(() => needBuilds('marked'));
test.afterAll(() => {
  for (const remove of removals) remove();
});

/** Whether this machine has rsync and flock, which the step that copies the store needs. */
const canCopy = (): boolean => {
  const { status } = spawnSync('bash', ['-c', 'command -v rsync && command -v flock']);
  if (status !== 0)
    console.log('Pipeline: rsync or flock is missing here, so copying the store is not tested.');
  return status === 0;
};

/** A test for the pushed source: creates `begun`, and ends when another team's release created `done`. */
const testThatWaits = (begun: string, done: string): string => `
import { existsSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
it('waits', async () => {
  writeFileSync(${JSON.stringify(begun)}, '');
  await expect.poll(() => existsSync(${JSON.stringify(done)}), { timeout: 150_000 }).toBe(true);
}, 70_000);
`;

test.describe("a team's own pipeline", () => {
  test('is a workflow in which actionlint finds no error', async () => {
    expect(await lintWorkflows()).toEqual([]);
  });

  for (const folder of REMOTES)
    test(`of ${folder} runs for changes of its own folder and of shared ones`, () => {
      const { on, jobs, name } = callerOf(folder);
      expect([name, jobs.release.with.folder]).toEqual([folder, folder]);
      const paths = on.push.paths.map((path) => path.replace('/**', ''));
      expect(paths).toContain(folder);
      expect(paths.filter((path) => path.startsWith('mfe-'))).toEqual([folder]);
      for (const path of paths) expect(existsSync(join(ROOT, path))).toBe(true);
    });

  test('tests, builds and publishes without the source of other teams, ramps to 10 %, and copies the store', async () => {
    const store = join(dir, 'store');
    const copy = canCopy() ? join(dir, 'copy') : '';
    cpSync(join(ROOT, 'dist/site'), store, { recursive: true });
    if (copy !== '') {
      mkdirSync(copy);
      writeFileSync(join(copy, 'index.html.gz'), 'of an older page');
      writeFileSync(join(copy, 'robots.txt'), 'of the operator');
    }
    const story = variantOf(markedBuild('next'));
    const [begun, done] = [join(dir, 'begun'), join(dir, 'done')];
    let other: Promise<unknown> | undefined;
    const publishWhileItTests = async () => {
      await expect.poll(() => existsSync(begun), { timeout: 150_000 }).toBe(true);
      const answer = await releaseByCommand(store, 'publish', 'mfe-story', '--dist', story);
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
        // The longest of its tests, which is a unit test of the workspace already.
        rmSync(join(checkout.dir, 'mfe-characters/src/picker/character-picker.test.tsx'));
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
    expect(await releaseByCommand(store, 'verify')).toMatchObject({ ok: true });
    const history = await releaseByCommand(store, 'history');
    expect((history as { history?: object[] }).history?.slice(-2)).toEqual([
      expect.objectContaining({ action: 'publish', author: 'anna', reason: 'c0ffee', remote: 'characters' }),
      expect.objectContaining({ action: 'ramp 10 %', author: 'anna', remote: 'characters' }),
    ]);

    if (copy !== '') {
      for (const file of ['index.html', 'remotes/registry.json'])
        expect(readFileSync(join(copy, file), 'utf8')).toBe(readFileSync(join(store, file), 'utf8'));
      expect(existsSync(join(copy, `remotes/characters/${name}/remoteEntry.js`))).toBe(true);
      expect(existsSync(join(copy, '.releases'))).toBe(false);
      expect(readdirSync(copy).filter((name) => name.startsWith('index.html'))).toEqual(['index.html']);
      expect(existsSync(join(copy, 'robots.txt'))).toBe(true);
    }

    // A command based on an older revision of the store is rejected.
    const late = ['publish', 'mfe-story', '--dist', variantOf(story), '--revision', revision!];
    expect(await releaseByCommand(store, ...late)).toMatchObject({
      ok: false,
      error: expect.stringMatching(/Somebody else was faster.*by anna/),
    });
  });
});
