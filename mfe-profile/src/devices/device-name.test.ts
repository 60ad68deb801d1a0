import { describe, expect, it } from 'vitest';
import { deviceName } from './device-name.ts';
import { lastUsed } from './last-used.ts';

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the name of a device', () => {
  it.each([
    [
      `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`,
      'Chrome on Windows',
    ],
    [`${MOZILLA} (Windows NT 10.0) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge on Windows'],
    [
      `${MOZILLA} (Linux; Android 16; Pixel 9) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36`,
      'Chrome on Android',
    ],
    [
      `${MOZILLA} (Linux; Android 15) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    [`${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1`, 'Safari on iPhone'],
    [`${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Safari/604.1`, 'Chrome on iPhone'],
    [`${MOZILLA} (Macintosh; Intel Mac OS X 15_0) Version/18.0 Safari/605.1.15`, 'Safari on Mac'],
    [`${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox on Linux'],
    [`${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/140.0 Safari/537.36`, 'Chrome on Chromebook'],
    [`${MOZILLA} (Windows NT 10.0) something new`, 'Windows'],
    ['curl/8.0', 'A device we do not know'],
    ['', 'A device we do not know'],
  ])('%s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});

describe('when a device was last used', () => {
  const now = new Date(2026, 2, 15, 0, 30).getTime();
  const at = (...date: [number, number, number, number, number]) => new Date(...date).getTime() / 1000;
  it.each([
    [at(2026, 2, 15, 0, 5), 'Last used today'],
    [at(2026, 2, 14, 23, 55), 'Last used yesterday'],
    [at(2026, 2, 13, 23, 55), 'Last used March 13, 2026'],
    [at(2025, 10, 2, 12, 0), 'Last used November 2, 2025'],
    [at(2026, 2, 16, 12, 0), 'Last used today'],
  ])('%s', (seconds, text) => {
    expect(lastUsed(seconds, now)).toBe(text);
  });
});
