import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';
import { nextAttemptAt } from './mailer.ts';

/** A minimal SMTP server; while `refusing` it rejects every mail. */
const startSmtpServer = async () => {
  const mails: string[] = [];
  const smtp = { mails, refusing: false, port: 0, close: () => server.close() };
  const serve = (socket: Socket) => {
    let mail: string[] | null = null;
    let rest = '';
    const reply = (line: string) => socket.write(`${line}\r\n`);
    const handleLine = (line: string) => {
      if (mail !== null) {
        if (line !== '.') return void mail.push(line);
        mails.push(mail.join('\n'));
        mail = null;
        return reply('250 kept');
      }
      if (/^EHLO/i.test(line)) return reply('250 smtp');
      if (/^MAIL/i.test(line) && smtp.refusing) return reply('451 come back later');
      if (/^DATA/i.test(line)) {
        mail = [];
        return reply('354 go on');
      }
      if (/^QUIT/i.test(line)) return socket.end('221 bye\r\n');
      return reply('250 ok');
    };
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const lines = (rest + data.toString('utf8')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) handleLine(line);
    });
    reply('220 smtp');
  };
  const server: Server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  smtp.port = typeof address === 'object' && address !== null ? address.port : 0;
  return smtp;
};

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let server: TestServer;
beforeEach(async () => {
  smtp = await startSmtpServer();
  server = await startTestServer({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}?ignoreTLS=true`,
    PUBLIC_ORIGIN: 'https://tales.example',
  });
});
afterEach(async () => {
  await server.close();
  smtp.close();
});

const mails = () => server.deps.db.selectFrom('mail').selectAll().execute();
const signUp = () => server.client().post('/auth/signup', { email: 'mira@example.org', password: PASSWORD });
const joined = (mail: string) => mail.replace(/=\n/g, '').replace(/=3D/g, '=');

it('sends mail by SMTP with a link to the public origin, whatever the Host header, and deletes its text', async () => {
  const body = { email: 'mira@example.org', password: PASSWORD };
  await server.client().post('/auth/signup', body, { headers: { host: 'evil.example' } });
  await expect.poll(() => smtp.mails.length).toBe(1);
  const mail = joined(smtp.mails[0] ?? '');
  expect(mail).toMatch(/^To: mira@example.org$/m);
  expect(mail).toMatch(/^From: "?Weaver's World"? <no-reply@tales.example>$/m);
  expect(mail).toMatch(/https:\/\/tales\.example\/accounts\/email\/verification\/[\w-]{43}/);
  expect(mail).not.toContain('evil.example');
  await expect.poll(async () => (await mails())[0]?.sent_at).not.toBeNull();
  expect((await mails())[0]?.body).toBe('');
});

it('retries a mail that the SMTP server rejected', async () => {
  smtp.refusing = true;
  await signUp();
  await expect.poll(async () => (await mails())[0]?.attempts).toBe(1);
  expect(smtp.mails).toHaveLength(0);
  smtp.refusing = false;
  server.advance(60_000);
  await expect.poll(() => smtp.mails.length, { timeout: 8000 }).toBe(1);
});

it('does not show mail at the development page', async () => {
  expect((await server.client().get('/development/mail')).status).toBe(404);
});

it.each([
  [0, 0],
  [1, 15_000],
  [2, 45_000],
  [7, 1_905_000],
])('after %i failures a mail is retried %i ms after it was queued', (attempts, at) => {
  expect(nextAttemptAt(0, attempts)).toBe(at);
});
