import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';
import { nextAttemptAt } from './mailer.ts';

/** A minimal SMTP server; while `refusing` it rejects every mail. */
const startPostOffice = async () => {
  const letters: string[] = [];
  const office = { letters, refusing: false, port: 0, close: () => server.close() };
  const serve = (socket: Socket) => {
    let letter: string[] | null = null;
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string) => {
      if (letter !== null) {
        if (line !== '.') return void letter.push(line);
        letters.push(letter.join('\n'));
        letter = null;
        return say('250 kept');
      }
      if (/^EHLO/i.test(line)) return say('250 office');
      if (/^MAIL/i.test(line) && office.refusing) return say('451 come back later');
      if (/^DATA/i.test(line)) {
        letter = [];
        return say('354 go on');
      }
      if (/^QUIT/i.test(line)) return socket.end('221 bye\r\n');
      return say('250 ok');
    };
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const lines = (rest + data.toString('utf8')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
    say('220 office');
  };
  const server: Server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  office.port = typeof address === 'object' && address !== null ? address.port : 0;
  return office;
};

let office: Awaited<ReturnType<typeof startPostOffice>>;
let server: TestServer;
beforeEach(async () => {
  office = await startPostOffice();
  server = await startTestServer({
    SMTP_URL: `smtp://127.0.0.1:${office.port}?ignoreTLS=true`,
    PUBLIC_ORIGIN: 'https://tales.example',
  });
});
afterEach(async () => {
  await server.close();
  office.close();
});

const mails = () => server.deps.db.selectFrom('mail').selectAll().execute();
const signUp = () => server.client().post('/auth/signup', { email: 'mira@example.org', password: PASSWORD });
const joined = (letter: string) => letter.replace(/=\n/g, '').replace(/=3D/g, '=');

it('sends mail by SMTP with a link to the public origin, whatever the Host header, and deletes its text', async () => {
  const body = { email: 'mira@example.org', password: PASSWORD };
  await server.client().post('/auth/signup', body, { headers: { host: 'evil.example' } });
  await expect.poll(() => office.letters.length).toBe(1);
  const letter = joined(office.letters[0] ?? '');
  expect(letter).toMatch(/^To: mira@example.org$/m);
  expect(letter).toMatch(/^From: "?Weaver's World"? <no-reply@tales.example>$/m);
  expect(letter).toMatch(/https:\/\/tales\.example\/accounts\/email\/verification\/[\w-]{43}/);
  expect(letter).not.toContain('evil.example');
  await expect.poll(async () => (await mails())[0]?.sent_at).not.toBeNull();
  expect((await mails())[0]?.body).toBe('');
});

it('retries a mail that the SMTP server rejected', async () => {
  office.refusing = true;
  await signUp();
  await expect.poll(async () => (await mails())[0]?.attempts).toBe(1);
  expect(office.letters).toHaveLength(0);
  office.refusing = false;
  server.advance(60_000);
  await expect.poll(() => office.letters.length, { timeout: 8000 }).toBe(1);
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
