// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordLeftovers } from './record-leftovers.ts';

let recorded: ReturnType<typeof recordLeftovers>;
beforeEach(() => {
  recorded = recordLeftovers();
});
afterEach(() => recorded.stop());
const nothing = () => undefined;

it('lists what was added and not removed', () => {
  const timer = setInterval(nothing, 1000);
  window.addEventListener('resize', nothing);
  window.addEventListener('resize', nothing);
  document.addEventListener('visibilitychange', nothing);
  expect(recorded.leftovers()).toEqual(['document visibilitychange', 'interval', 'window resize']);
  clearInterval(timer);
  window.removeEventListener('resize', nothing);
  expect(recorded.leftovers()).toEqual(['document visibilitychange']);
  document.removeEventListener('visibilitychange', nothing);
  expect(recorded.leftovers()).toEqual([]);
});

it('does not list what removes itself, or is removed by a signal', () => {
  const controller = new AbortController();
  window.addEventListener('resize', nothing, { signal: controller.signal });
  document.addEventListener('click', nothing, { once: true });
  expect(recorded.leftovers()).toHaveLength(2);
  controller.abort();
  document.dispatchEvent(new Event('click'));
  expect(recorded.leftovers()).toEqual([]);
});
