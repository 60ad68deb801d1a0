import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountsDeps } from '../accounts/accounts-deps.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';
import { queueMail } from './mail-queue.ts';
import { retryDelay } from './mailer.ts';

const WAIT = { timeout: 20_000 };

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let server: TestServer;
const open = async (env: Record<string, string> = {}) => {
  server = await startTestServer({ SMTP_URL: smtp.url, PUBLIC_ORIGIN: 'https://tales.example', ...env });
};
beforeEach(async () => {
  smtp = await startSmtpServer();
});
afterEach(async () => {
  await server.close();
  smtp.close();
});

const mails = () => server.deps.db.selectFrom('mail').selectAll().orderBy('id').execute();
const queue = (recipient: string) =>
  queueMail(server.deps.db, recipient, { subject: 'Hello', body: 'A link with a token' }, server.deps.now());
const wake = () => (server.deps as AccountsDeps).mailer.wake();
const joined = (mail: string) => mail.replace(/=\n/g, '').replace(/=3D/g, '=');

it('sends mail by SMTP with a link to the public origin, whatever the Host header, and deletes its text', async () => {
  await open();
  const body = { email: 'mira@example.org', password: PASSWORD };
  await server.client().post('/auth/signup', body, { headers: { host: 'evil.example' } });
  await expect.poll(() => smtp.mails.length, WAIT).toBe(1);
  const mail = joined(smtp.mails[0] ?? '');
  expect(mail).toMatch(/^To: mira@example.org$/m);
  expect(mail).toMatch(/^From: "?Weaver's World"? <no-reply@tales.example>$/m);
  expect(mail).toMatch(/https:\/\/tales\.example\/accounts\/email\/verification\/[\w-]{43}/);
  expect(mail).not.toContain('evil.example');
  await expect.poll(async () => (await mails())[0]?.sent_at, WAIT).not.toBeNull();
  expect((await mails())[0]?.body).toBe('');
});

it('does not show mail at the development page', async () => {
  await open();
  expect((await server.client().get('/development/mail')).status).toBe(404);
});

describe('addresses that cannot be reached', () => {
  it('delay nobody else: forty deferred mails are followed by one that is sent', async () => {
    await open();
    for (let n = 0; n < 40; n += 1) await queue(`deferred-${n}@example.org`);
    wake();
    await expect.poll(() => smtp.recipients.length, WAIT).toBeGreaterThanOrEqual(20);
    await queue('mira@example.org');
    wake();
    await expect.poll(() => smtp.mails.length, WAIT).toBe(1);
    await expect
      .poll(async () => (await mails()).every((mail) => mail.sent_at !== null || mail.attempts > 0), WAIT)
      .toBe(true);
    const [first] = await mails();
    expect(first).toMatchObject({ attempts: 1, sent_at: null, failed_at: null, body: 'A link with a token' });
    expect((first?.due_at ?? 0) - (first?.created_at ?? 0)).toBeGreaterThanOrEqual(retryDelay(1));
  });

  it('are tried again when they are due', async () => {
    await open();
    await queue('deferred@example.org');
    wake();
    await expect.poll(async () => (await mails())[0]?.attempts, WAIT).toBe(1);
    wake();
    await queue('mira@example.org');
    wake();
    await expect.poll(() => smtp.mails.length, WAIT).toBe(1);
    expect(smtp.recipients).toEqual(['deferred@example.org', 'mira@example.org']);
    server.advance(retryDelay(1));
    wake();
    await expect.poll(async () => (await mails())[0]?.attempts, WAIT).toBe(2);
  });

  it('are tried for a day, then given up', async () => {
    await open();
    await queue('deferred@example.org');
    server.advance(25 * 3_600_000);
    wake();
    await expect.poll(async () => (await mails())[0]?.failed_at, WAIT).not.toBeNull();
    expect((await mails())[0]?.body).toBe('');
  });

  it('are final when the server refuses them: one try, and the text is deleted', async () => {
    await open();
    await queue('refused@example.org');
    await queue('no address');
    wake();
    await expect
      .poll(async () => (await mails()).every(({ failed_at }) => failed_at !== null), WAIT)
      .toBe(true);
    expect((await mails()).map(({ body, sent_at }) => [body, sent_at])).toEqual([
      ['', null],
      ['', null],
    ]);
    server.advance(3_600_000);
    await queue('mira@example.org');
    wake();
    await expect.poll(() => smtp.mails.length, WAIT).toBe(1);
    expect(smtp.recipients).toEqual(['refused@example.org', 'mira@example.org']);
  });

  it.each([
    [1, 15_000],
    [2, 30_000],
    [7, 960_000],
    [8, 1_800_000],
    [40, 1_800_000],
  ])('wait after %i failures for %i ms', (failures, ms) => {
    expect(retryDelay(failures)).toBe(ms);
  });
});

describe('an SMTP server that says nothing', () => {
  it('is given up at its deadline, and the mail stays queued', async () => {
    smtp.mute = true;
    await open({ SMTP_URL: `${smtp.url}&greetingTimeout=300` });
    await queue('mira@example.org');
    wake();
    await expect.poll(async () => (await mails())[0]?.attempts, WAIT).toBe(1);
    smtp.mute = false;
    server.advance(retryDelay(1));
    wake();
    await expect.poll(() => smtp.mails.length, WAIT).toBe(1);
  });

  it('does not delay the shutdown, and the mail is sent once after the restart', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'ww-mail-'));
    smtp.mute = true;
    // No deadline but that of the shutdown.
    await open({ DATA_DIR: dir, SMTP_URL: `${smtp.url}&greetingTimeout=600000&connectionTimeout=600000` });
    await queue('mira@example.org');
    wake();
    await expect.poll(() => smtp.connections(), WAIT).toBe(1);
    await server.close();
    await expect.poll(() => smtp.connections(), WAIT).toBe(0);
    smtp.mute = false;
    await open({ DATA_DIR: dir });
    await expect.poll(async () => (await mails())[0]?.sent_at, WAIT).not.toBeNull();
    expect(smtp.mails).toHaveLength(1);
    expect((await mails())[0]?.attempts).toBe(0);
    rmSync(dir, { recursive: true, force: true });
  });
});
