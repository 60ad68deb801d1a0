import { expect, it } from 'vitest';
import { createMessageRateLimit } from './message-rate-limit.ts';

it('handles a minute’s messages, then rejects one, drops further ones and finally closes the connection', () => {
  const limit = createMessageRateLimit(100, () => 0);
  const verdicts = Array.from({ length: 201 }, limit);
  expect(verdicts.slice(0, 100).every((one) => one === 'handle')).toBe(true);
  expect(verdicts[100]).toBe('reject');
  expect(verdicts[101]).toBe('drop');
  expect(verdicts[199]).toBe('drop');
  expect(verdicts[200]).toBe('close');
});

it('refills the bucket evenly', () => {
  let now = 0;
  const limit = createMessageRateLimit(60, () => now);
  for (let count = 0; count < 60; count += 1) limit();
  expect(limit()).toBe('reject');
  now = 1000;
  expect(limit()).toBe('handle');
  expect(limit()).toBe('reject');
});
