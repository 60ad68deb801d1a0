import { expect, it } from 'vitest';
import { createConnectionSlots } from './connection-slots.ts';

it('slots are acquired up to the limit of a key, and released once', () => {
  const slots = createConnectionSlots();
  const limits = [
    { key: 'session a', max: 1 },
    { key: 'address b', max: 2 },
  ];
  const release = slots.acquire(limits);
  expect(slots.acquire(limits)).toBeNull();
  const other = slots.acquire([{ key: 'address b', max: 2 }]);
  expect(slots.acquire([{ key: 'address b', max: 2 }])).toBeNull();
  release?.();
  release?.();
  expect(slots.acquire(limits)).not.toBeNull();
  expect(other).not.toBeNull();
});
