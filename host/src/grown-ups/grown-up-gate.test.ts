import { expect, it } from 'vitest';
import { createGrownUpGate } from './grown-up-gate.ts';
import { createMultiplication } from './multiplication.ts';

const memoryStorage = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

const setUp = (storage = memoryStorage()) => {
  const timers: (() => void)[] = [];
  const schedule = (task: () => void) => {
    timers.push(task);
    return () => void timers.splice(timers.indexOf(task), 1);
  };
  return { gate: createGrownUpGate({ storage, schedule }), timers, storage };
};

it('is off at first, and asks nothing', async () => {
  const { gate } = setUp();
  expect(await gate.confirm()).toBe(true);
  expect(gate.get()).toEqual({ isGateOn: false, isUnlocked: true, isAsking: false });
});

it('asks on the next visit of a device on which it was switched on, once for all who wait', async () => {
  const { storage, gate: first } = setUp();
  first.setGate(true);
  expect(await first.confirm()).toBe(true);
  const { gate, timers } = setUp(storage);
  const both = [gate.confirm(), gate.confirm()];
  expect(gate.get()).toEqual({ isGateOn: true, isUnlocked: false, isAsking: true });
  gate.resolve(true);
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(await gate.confirm()).toBe(true);
  timers[0]?.();
  const again = gate.confirm();
  expect(gate.get().isAsking).toBe(true);
  gate.resolve(false);
  expect(await again).toBe(false);
  expect(gate.get().isUnlocked).toBe(false);
});

it('is open for good once it was switched off', async () => {
  const { storage, gate, timers } = setUp();
  gate.setGate(true);
  gate.setGate(false);
  for (const task of timers) task();
  expect(gate.get()).toEqual({ isGateOn: false, isUnlocked: true, isAsking: false });
  expect(setUp(storage).gate.get().isGateOn).toBe(false);
});

it('asks multiplications that young children have not learned yet', () => {
  expect(createMultiplication(() => 0)).toEqual({ text: '3 × 4', answer: 12 });
  expect(createMultiplication(() => 0.999)).toEqual({ text: '9 × 9', answer: 81 });
});
