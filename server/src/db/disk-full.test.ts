import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createVisitor, until } from '../testing/listening-server.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';

/** A disk that can be filled. */
interface SmallDisk {
  dir: string;
  /** A program to run the server in. */
  command: string[];
  fill(): void;
  makeRoom(server: ServerProcess): void;
  remove(): void;
}

const BLOCK = Buffer.alloc(16 * 1024);

/** A file system of 4 MB in memory. Throws when this user may not mount one. */
const mountedDisk = (dir: string): SmallDisk => {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', dir], { stdio: 'pipe' });
  const filler = join(dir, 'filler');
  return {
    dir: join(dir, 'data'),
    command: [],
    fill: () => {
      const file = openSync(filler, 'a');
      try {
        for (;;) writeSync(file, BLOCK);
      } catch (error) {
        expect((error as { code?: string }).code).toBe('ENOSPC');
      }
      closeSync(file);
    },
    makeRoom: () => rmSync(filler),
    remove: () => execFileSync('umount', ['-l', dir]),
  };
};

/** A folder where a file cannot grow beyond 1.5 MB, by the resource limit of the server's process. */
const limitedDisk = (dir: string): SmallDisk => ({
  dir,
  command: ['prlimit', '--fsize=1500000:unlimited', '--'],
  fill: () => undefined,
  makeRoom: ({ child }) =>
    void execFileSync('prlimit', ['--pid', String(child.pid), '--fsize=unlimited:unlimited']),
  remove: () => undefined,
});

const createDisk = (dir: string): SmallDisk => {
  try {
    return mountedDisk(dir);
  } catch {
    return limitedDisk(dir);
  }
};

const root = mkdtempSync(join(tmpdir(), 'ww-full-'));
let disk: SmallDisk | undefined;
let server: ServerProcess | undefined;
afterEach(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
  disk?.remove();
  disk = undefined;
});

it.runIf(process.platform === 'linux').each([
  ['a file system without space', () => createDisk(root)],
  ['a file that cannot grow', () => limitedDisk(mkdtempSync(join(tmpdir(), 'ww-limit-')))],
])(
  '%s: 503 with the cause in the log, not ready, and everything works again with space',
  async (_what, create) => {
    disk = create();
    server = startServerProcess({ DATA_DIR: disk.dir, LOG_LEVEL: 'error' }, disk.command);
    const origin = await server.ready;
    const readiness = async () => (await fetch(`${origin}/readyz`)).status;
    const visitor = createVisitor(origin);
    const first = await visitor.makeCharacter();
    expect(first).toBeGreaterThan(0);
    expect(await readiness()).toBe(200);

    disk.fill();
    const kept = [first];
    const createCharacter = () =>
      visitor.call('POST', '/characters/', { ...visitor.fox, description: 'A brave red fox. '.repeat(20) });
    const refused = await until(
      async () => {
        const answer = await createCharacter();
        if (answer.status === 201) kept.push(answer.body.id);
        return answer;
      },
      ({ status }) => status !== 201,
      40_000,
    );
    expect([refused.status, refused.body]).toEqual([503, { error: expect.stringMatching(/try again/) }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await until(readiness, (status) => status === 503);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    // What the server printed arrives later than its answers.
    const { output } = server;
    const linesOf = () =>
      output.err
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line));
    const lines = await until(
      async () => linesOf(),
      (all) => all.some(({ event }) => event === 'store.failed'),
    );
    const [failed] = lines.filter(({ event }) => event === 'store.failed');
    expect(failed).toMatchObject({
      code: expect.stringMatching(/^SQLITE_(FULL|IOERR)/),
      cause: expect.any(String),
    });
    expect(lines.filter(({ event }) => event === 'store.failed')).toHaveLength(1);
    expect(output.err).not.toMatch(/no transaction is active|brave red/);
    const list = await visitor.call('GET', '/characters/');
    expect(list.body.map(({ id }: { id: number }) => id).sort()).toEqual([...kept].sort());

    disk.makeRoom(server);
    kept.push((await until(createCharacter, ({ status }) => status === 201)).body.id);
    await until(readiness, (status) => status === 200);
    const all = await visitor.call('GET', '/characters/');
    expect(all.body.map(({ id }: { id: number }) => id).sort()).toEqual([...kept].sort());
  },
);
