import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AccountsDeps } from '../accounts/accounts-deps.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { claimMails, finishMail, queueMail } from './mail-queue.ts';

const WAIT = { timeout: 30_000 };
const MAILS = 60;

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let servers: TestServer[];
beforeEach(async () => {
  smtp = await startSmtpServer();
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.close();
  smtp.close();
});

/** Servers with one database; without `sends` they have no SMTP server. */
const open = async (database: string, count: number, sends = true) => {
  const env: Record<string, string> = sends
    ? { SMTP_URL: smtp.url, PUBLIC_ORIGIN: 'https://tales.example' }
    : {};
  for (let n = 0; n < count; n += 1)
    servers.push(await startTestServer({ DATA_DIR: `/mail/${database}`, ...env }));
  return servers[0]!.deps;
};
const queue = ({ db, now }: { db: AccountsDeps['db']; now(): number }, recipient: string) =>
  queueMail(db, recipient, { subject: 'Hello', body: 'A link' }, now());
const wakeAll = () => {
  for (const { deps } of servers) (deps as AccountsDeps).mailer.wake();
};

it('three servers send each mail once', { timeout: 120_000 }, async () => {
  const deps = await open('once', 3);
  for (let n = 0; n < MAILS; n += 1) {
    await queue(deps, `reader-${n}@example.org`);
    wakeAll();
  }
  const unsent = () => deps.db.selectFrom('mail').select('id').where('sent_at', 'is', null).execute();
  await expect
    .poll(async () => {
      wakeAll();
      return (await unsent()).length;
    }, WAIT)
    .toBe(0);
  expect(smtp.mails).toHaveLength(MAILS);
  expect(new Set(smtp.recipients).size).toBe(MAILS);
});

it('the mail of a server that is gone is sent by another one, once its lease has ended', async () => {
  const { db, now } = await open('gone', 1, false);
  await queue({ db, now }, 'mira@example.org');
  const at = now();
  const claim = (token: string, when: number) =>
    claimMails(db, { token, until: when + 1000 }, { now: when, fresh: 5, retries: 5 });
  const [mail] = await claim('gone', at);
  expect(mail).toMatchObject({ recipient: 'mira@example.org', attempts: 0 });
  expect(await claim('other', at + 999)).toEqual([]);
  expect(await claim('other', at + 1000)).toHaveLength(1);
  const sent = { sent_at: at, body: '' } as const;
  expect(await finishMail(db, 'gone', mail?.id ?? 0, sent)).toBe(false);
  expect(await finishMail(db, 'other', mail?.id ?? 0, sent)).toBe(true);
  expect(await claim('third', at + 9999)).toEqual([]);
});

it('claims never give one mail to two servers, and pass over what another one holds', async () => {
  const { db, now } = await open('claims', 1, false);
  for (let n = 0; n < 200; n += 1) await queue({ db, now }, `reader-${n}@example.org`);
  const claimed: number[] = [];
  const drain = async (token: string): Promise<void> => {
    for (;;) {
      const lease = { token, until: now() + 60_000 };
      const mails = await claimMails(db, lease, { now: now(), fresh: 8, retries: 0 });
      if (mails.length === 0) return;
      claimed.push(...mails.map(({ id }) => id));
    }
  };
  await Promise.all(Array.from({ length: 4 }, (_, n) => drain(`server ${n}`)));
  expect(claimed).toHaveLength(200);
  expect(new Set(claimed).size).toBe(200);
});
