import { expect, it } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';

const ATTEMPTS = 4;

it('an attempt to sign in costs as much CPU time with an unknown address as with a wrong password', async () => {
  const server = await startTestServer();
  const { email } = await server.parent();
  const browser = server.client();
  const cpuTime = async (address: string): Promise<number> => {
    const before = process.cpuUsage();
    const response = await browser.post('/auth/login', { email: address, password: 'not the password' });
    const { user, system } = process.cpuUsage(before);
    expect(response.status).toBe(400);
    return user + system;
  };
  const spent = { known: 0, unknown: 0 };
  // The first ones compile and load. The others alternate, so that other work of this process disturbs both.
  for (let n = -1; n < ATTEMPTS; n += 1) {
    const known = await cpuTime(email);
    const unknown = await cpuTime(`nobody-${n}@example.org`);
    if (n < 0) continue;
    spent.known += known;
    spent.unknown += unknown;
  }
  await server.close();
  // Without a password hash to compare with, an unknown address would take a twentieth.
  expect(spent.unknown / spent.known).toBeGreaterThan(0.5);
  expect(spent.unknown / spent.known).toBeLessThan(2);
});
