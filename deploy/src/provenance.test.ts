import { execFileSync } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseCommand } from './arguments.ts';
import { writeProvenance } from './provenance.ts';
import type { RemoteTools } from './publish.ts';
import { runCommand } from './run-command.ts';

let root: string;
let env: Record<string, string>;
let rebuild: NonNullable<RemoteTools['rebuild']>;

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=anna', '-c', 'user.email=anna@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
const keyPair = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
};
/** Builds the remote; its bundler writes what the source says. */
const build = (): void => {
  const dist = join(root, 'mfe-story/dist');
  mkdirSync(dist, { recursive: true });
  cpSync(join(root, 'mfe-story/remote.ts'), join(dist, 'remoteEntry.js'));
  writeFileSync(join(dist, '.inputs'), 'aaa');
  writeProvenance(join(root, 'mfe-story'), dist, { RELEASE_BUILDER: 'https://ci.example/7' });
};
const release = (line: string) =>
  runCommand(parseCommand(line.split(' '))!, {
    root,
    defaultStore: join(root, 'site'),
    env: { RELEASE_AUTHOR: 'anna', ...env },
    now: Date.now,
    tools: { test: () => true, build: () => true, rebuild: (...args) => rebuild(...args) },
  });
const registry = () => JSON.parse(readFileSync(join(root, 'site/remotes/registry.json'), 'utf8'));
const published = () => registry().microFrontends.story[0].extras.weaversworld;

beforeEach(() => {
  env = {};
  root = mkdtempSync(join(tmpdir(), 'ww-provenance-'));
  const remote = { name: 'story', contract: '^1.0.0', mounts: ['/w'], slots: [] };
  mkdirSync(join(root, 'mfe-story'));
  writeFileSync(
    join(root, 'mfe-story/package.json'),
    JSON.stringify({ version: '1.0.0', weaversworld: remote }),
  );
  writeFileSync(join(root, 'mfe-story/remote.ts'), 'export {}');
  writeFileSync(join(root, 'pnpm-lock.yaml'), 'lockfileVersion: 9');
  writeFileSync(join(root, '.gitignore'), 'dist\nsite\n');
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'first');
  rebuild = (folder, commit) => {
    const dist = mkdtempSync(join(tmpdir(), 'ww-rebuilt-'));
    writeFileSync(join(dist, 'remoteEntry.js'), git('show', `${commit}:${folder}/remote.ts`));
    return { dist, remove: () => rmSync(dist, { recursive: true }) };
  };
  build();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const publish = () => release(`publish mfe-story --dist ${root}/mfe-story/dist`);

describe('a release', () => {
  it('says which commit, lockfile and Node it was built from, and where', async () => {
    await publish();
    expect(published().provenance).toEqual({
      commit: git('rev-parse', 'HEAD'),
      modified: false,
      lockfile: createHash('sha256').update('lockfileVersion: 9').digest('hex'),
      node: expect.stringContaining(process.version),
      builder: 'https://ci.example/7',
    });
  });

  it('can be built again from its commit, and a file that differs is named', async () => {
    await publish();
    writeFileSync(join(root, 'mfe-story/remote.ts'), 'export const later = 1');
    git('commit', '-qam', 'second');
    expect(await release('reproduce story 1.0.0')).toMatchObject({
      ok: true,
      text: expect.stringContaining('has the same bytes as story@1.0.0-aaa'),
    });
    const original = rebuild;
    rebuild = (...args) => {
      const built = original(...args);
      writeFileSync(join(built.dist, 'remoteEntry.js'), 'evil');
      return built;
    };
    expect(await release('reproduce story 1.0.0')).toMatchObject({
      ok: false,
      text: expect.stringContaining('remoteEntry.js is different.'),
    });
  });

  it.each<[string, () => void, RegExp]>([
    [
      'from changed files',
      () => {
        writeFileSync(join(root, 'mfe-story/remote.ts'), 'x');
        build();
      },
      /cannot be built again/,
    ],
    [
      'by another tool',
      () => rmSync(join(root, 'mfe-story/dist/.provenance.json')),
      /Nobody noted which commit/,
    ],
  ])('that was built %s cannot', async (_what, prepare, message) => {
    prepare();
    await publish();
    await expect(release('reproduce story 1.0.0')).rejects.toThrow(message);
  });
});

describe('the signature of a release', () => {
  it('is verified with the public key, and no other', async () => {
    const { publicKey, privateKey } = keyPair();
    env.RELEASE_SIGNING_KEY = privateKey;
    await publish();
    await release('ramp story 1.0.0 100');
    writeFileSync(join(root, 'ours.pub'), publicKey);
    writeFileSync(join(root, 'other.pub'), keyPair().publicKey);
    expect(await release(`verify --key ${root}/ours.pub`)).toMatchObject({ ok: true });
    expect((await release(`verify --key ${root}/other.pub`)).text).toMatch(
      /its signature is not by this key/,
    );
  });

  it('is missed by verify, and covers files, mounts and provenance', async () => {
    const { publicKey, privateKey } = keyPair();
    writeFileSync(join(root, 'ours.pub'), publicKey);
    await publish();
    expect((await release(`verify --key ${root}/ours.pub`)).text).toMatch(/story@1\.0\.0-aaa: is not signed/);
    rmSync(join(root, 'site'), { recursive: true });
    env.RELEASE_SIGNING_KEY = privateKey;
    await publish();
    const signed = registry();
    for (const change of [
      { files: { ...published().files, 'evil.js': 'sha384-evil' } },
      { mounts: ['/accounts'] },
      { provenance: { ...published().provenance, commit: 'another' } },
    ]) {
      const document = structuredClone(signed);
      Object.assign(document.microFrontends.story[0].extras.weaversworld, change);
      rmSync(join(root, 'site/.releases/revisions'), { recursive: true, force: true });
      writeFileSync(join(root, 'site/remotes/registry.json'), JSON.stringify(document));
      expect((await release(`verify --key ${root}/ours.pub`)).text).toMatch(/what it covers was changed/);
    }
  });

  it('needs a key for Ed25519', async () => {
    env.RELEASE_SIGNING_KEY = 'no key';
    await expect(publish()).rejects.toThrow(/openssl genpkey -algorithm ed25519/);
  });
});
