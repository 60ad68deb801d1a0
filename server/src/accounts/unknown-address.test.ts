import { expect, it } from 'vitest';
import { withFullCost } from '../testing/quick-argon2.ts';
import { startTestServer } from '../testing/test-server.ts';

const ATTEMPTS = 6;

it('an attempt to sign in costs as much CPU time with an unknown address as with a wrong password', async () => {
  const server = await startTestServer();
  const { email } = await server.parent();
  const browser = server.client();
  const cpuTime = async (address: string): Promise<number> => {
    const before = process.cpuUsage();
    const response = await withFullCost(() =>
      browser.post('/auth/login', { email: address, password: 'not the password' }),
    );
    const { user, system } = process.cpuUsage(before);
    expect(response.status).toBe(400);
    return user + system;
  };
  const least = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
  // The least of each: other work of this process can only add to it.
  for (let n = 0; n < ATTEMPTS; n += 1) {
    least.known = Math.min(least.known, await cpuTime(email));
    least.unknown = Math.min(least.unknown, await cpuTime(`nobody-${n}@example.org`));
  }
  await server.close();
  // Without a password hash to compare with, an unknown address would take a twentieth.
  expect(least.unknown / least.known).toBeGreaterThan(0.35);
  expect(least.unknown / least.known).toBeLessThan(3);
});
