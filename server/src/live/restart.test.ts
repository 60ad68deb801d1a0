import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { createVisitor, startListeningServer, until } from '../testing/listening-server.ts';
import { serverBundle } from '../testing/server-bundle.ts';
import { databaseEnv, lockStories, onPostgres, openTestStore } from '../testing/test-database.ts';

const storyOf = async (visitor: ReturnType<typeof createVisitor>, id: number) =>
  (await visitor.call('GET', `/stories/${id}/`)).body;

describe('a restart', () => {
  it('sends a reconnect hint, and completes a page that was started before exactly once', async () => {
    const first = await startListeningServer({ PAGE_DELAY_MS: '60000' });
    const visitor = createVisitor(first.origin);
    const story = await visitor.makeStory();
    const socket = visitor.socket();
    await socket.opened;
    const { epoch = '', seq = 0 } = await socket.join(story);
    expect((await visitor.call('POST', `/stories/${story}/pages/`)).status).toBe(202);
    const since = performance.now();
    await first.close();
    // Far less than the delay before the page's next step.
    expect(performance.now() - since).toBeLessThan(30_000);
    expect(await socket.closed).toEqual({ code: 1012, reason: expect.stringMatching(/\d+/) });
    await expect(createVisitor(first.origin).call('GET', '/stories/')).rejects.toThrow();

    const store = await openTestStore(first.dir);
    await store.db
      .updateTable('page_jobs')
      // A data directory has one server, so its start ends all leases; elsewhere they end by time.
      .set({ due_at: 0, lease_token: 'a dead worker', lease_until: onPostgres ? 1 : 9e15 })
      .execute();
    await store.close();

    const second = await startListeningServer({}, first.dir);
    const back = createVisitor(second.origin);
    const cookie = visitor.cookie();
    const read = () =>
      fetch(`${second.origin}/weaversworld/api/stories/${story}/`, { headers: { cookie } }).then((r) =>
        r.json(),
      );
    const now = await until(read, (body) => body.pages?.[0]?.image_status === 'completed');
    expect(now.pages).toHaveLength(1);
    const again = back.socket({ headers: { cookie } });
    await again.opened;
    await again.join(story, { epoch, seq });
    await again.waitFor((one) => one.seq === now.seq);
    const seqs = again.received.map((one) => one.seq);
    expect(seqs).toEqual(seqs.map((_, index) => seq + 1 + index));
    expect(again.received.filter(({ type }) => type === 'title_update')).toHaveLength(1);
    again.socket.terminate();
    await second.close();
  });
});

describe('a database that another process has locked', () => {
  it('causes a 503 without partial changes, and works again once unlocked', async () => {
    const server = await startListeningServer();
    const visitor = createVisitor(server.origin);
    const story = await visitor.makeStory();
    const unlock = await lockStories(server.dir);
    const rejected = await visitor.call('POST', `/stories/${story}/pages/`);
    expect(rejected).toMatchObject({
      status: 503,
      body: { error: expect.stringMatching(/again in a moment/) },
    });
    expect(await storyOf(visitor, story)).toMatchObject({ pages: [], seq: 0 });
    await unlock();
    expect((await visitor.call('POST', `/stories/${story}/pages/`)).status).toBe(202);
    const now = await until(
      () => storyOf(visitor, story),
      ({ pages }) => pages[0]?.image_status === 'completed',
    );
    expect(now.pages).toHaveLength(1);
    await server.close();
  });
});

/** Also the one that a failed test has left running. */
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** What a guest wrote that the server acknowledged: of each character the number in its last description. */
interface Acknowledged {
  visitor: ReturnType<typeof createVisitor>;
  characters: Map<number, number>;
  changes: number;
}

/** Writers that wait for each other's commits, so that a group of them is lost or kept together. */
const WRITERS = 16;
/** Guards against what never ends: each of the four processes loads the storyteller anew. */
const WAIT_MS = 180_000;
/** Changes of a character before the writer makes another one. */
const CHANGES_EACH = 50;

describe('kill -9 while writing pages', () => {
  it('loses nothing that was acknowledged, and completes it after the restart', {
    timeout: 600_000,
  }, async () => {
    const dir = mkdtempSync(join(tmpdir(), 'ww-kill-'));
    const port = await freePort('127.0.0.1');
    const origin = `http://127.0.0.1:${port}`;
    const start = async () => {
      const env = {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dir,
        PAGE_DELAY_MS: '40',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'silent',
        ...(await databaseEnv(dir)),
      };
      const child = spawn(process.execPath, [serverBundle()], { env, stdio: 'ignore' });
      children.push(child);
      const ended = new Promise((resolve) => child.on('exit', resolve));
      await until(
        () =>
          fetch(`${origin}/healthz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        (ok) => ok,
        WAIT_MS,
      );
      return { child, ended };
    };
    const acknowledged: { story: number; pages: number[] }[] = [];
    const visitor = createVisitor(origin);
    const writers = Array.from({ length: WRITERS - 1 }, (): Acknowledged => {
      return { visitor: createVisitor(origin), characters: new Map(), changes: 0 };
    });
    for (let life = 0; life < 3; life += 1) {
      const { child, ended } = await start();
      let alive = true;
      const write = async () => {
        while (alive) {
          const story = { story: await visitor.makeStory(), pages: [] as number[] };
          if (typeof story.story !== 'number') continue;
          acknowledged.push(story);
          for (let count = 0; count < 3 && alive; count += 1) {
            const page = await visitor.call('POST', `/stories/${story.story}/pages/`);
            if (page.status === 202) story.pages.push(page.body.id);
            await until(
              () => storyOf(visitor, story.story),
              (body) => body.pages.at(-1)?.text !== '',
            );
          }
        }
      };
      /** Makes characters and changes them, one request after another. */
      const change = async (writer: Acknowledged) => {
        const { call, fox, makeCharacter } = writer.visitor;
        while (alive) {
          const id = await makeCharacter();
          writer.characters.set(id, 0);
          for (let number = 1; number <= CHANGES_EACH && alive; number += 1) {
            const body = { ...fox, description: `A fox with ${number} stripes` };
            const { status } = await call('PUT', `/characters/${id}/`, body);
            if (status !== 200) continue;
            writer.characters.set(id, number);
            writer.changes += 1;
          }
        }
      };
      const seen = writers.map(({ changes }) => changes);
      const writing = write().catch(() => undefined);
      // Each life ends while the page after the last acknowledged one of this life is about to be written.
      const pages = async () => acknowledged.flatMap((story) => story.pages).length;
      const before = await pages();
      await until(pages, (count) => count > before + life, WAIT_MS);
      // All of them write when the process is killed, and not before, because they need the whole machine.
      const changing = Promise.allSettled(writers.map(change));
      await until(
        async () => writers.every(({ changes }, index) => changes > (seen[index] ?? 0)),
        (all) => all,
        WAIT_MS,
      );
      child.kill('SIGKILL');
      alive = false;
      await ended;
      await writing;
      await changing;
    }
    expect(acknowledged.length).toBeGreaterThan(2);
    expect(acknowledged.flatMap(({ pages }) => pages).length).toBeGreaterThan(2);
    const { child, ended } = await start();
    for (const { story, pages } of acknowledged) {
      const now = await until(
        () => storyOf(visitor, story),
        (body) => body.pages?.every((page: { image_status: string }) => page.image_status === 'completed'),
        WAIT_MS,
      );
      const ids = now.pages.map(({ id }: { id: number }) => id);
      const numbers = now.pages.map(({ page_number }: { page_number: number }) => page_number);
      expect(ids).toEqual(expect.arrayContaining(pages));
      expect(numbers).toEqual(numbers.map((_: number, index: number) => index + 1));
    }
    for (const { visitor: guest, characters } of writers) {
      const { body } = await guest.call('GET', '/characters/');
      const numbers = new Map<number, number>(
        body.map(({ id, description }: { id: number; description: string }) => [
          id,
          Number(/\d+/.exec(description)?.[0] ?? 0),
        ]),
      );
      // The request that the kill interrupted may have been committed.
      for (const [id, number] of characters) expect(numbers.get(id)).toBeGreaterThanOrEqual(number);
    }
    child.kill('SIGTERM');
    await ended;
  });
});
