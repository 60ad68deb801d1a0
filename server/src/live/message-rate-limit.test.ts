import { expect, it } from 'vitest';
import { createConnectionSlots } from './connection-slots.ts';
import { createMessageRateLimit } from './message-rate-limit.ts';

it('takes a minute of messages, tells once, drops, and shows out who does not stop', () => {
  const take = createMessageRateLimit(100, () => 0);
  const verdicts = Array.from({ length: 201 }, take);
  expect(verdicts.slice(0, 100).every((one) => one === 'take')).toBe(true);
  expect(verdicts[100]).toBe('refuse');
  expect(verdicts[101]).toBe('drop');
  expect(verdicts[199]).toBe('drop');
  expect(verdicts[200]).toBe('close');
});

it('refills evenly', () => {
  let now = 0;
  const take = createMessageRateLimit(60, () => now);
  for (let count = 0; count < 60; count += 1) take();
  expect(take()).toBe('refuse');
  now = 1000;
  expect(take()).toBe('take');
  expect(take()).toBe('refuse');
});

it('gives seats until a key has its fill, and takes each back once', () => {
  const seats = createConnectionSlots();
  const wanted = [
    { key: 'session a', most: 1 },
    { key: 'address b', most: 2 },
  ];
  const back = seats.acquire(wanted);
  expect(seats.acquire(wanted)).toBeNull();
  const other = seats.acquire([{ key: 'address b', most: 2 }]);
  expect(seats.acquire([{ key: 'address b', most: 2 }])).toBeNull();
  back?.();
  back?.();
  expect(seats.acquire(wanted)).not.toBeNull();
  expect(other).not.toBeNull();
});
