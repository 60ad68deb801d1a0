import { describe, expect, it, vi } from 'vitest';
import { createNight } from './night.ts';

const world = (chosen: boolean | null, prefersDark: boolean | null) => {
  const hear: (() => void)[] = [];
  const device =
    prefersDark === null
      ? null
      : {
          matches: prefersDark,
          addEventListener: (_: string, listener: () => void) => void hear.push(listener),
        };
  const marks = new Set<string>();
  const root = {
    toggleAttribute: (name: string, on: boolean) => (on ? marks.add(name) : marks.delete(name)),
  };
  const kept = { read: () => chosen, write: vi.fn() };
  const night = createNight({ kept, device, root } as unknown as Parameters<typeof createNight>[0]);
  const turnDevice = (dark: boolean) => {
    if (device) device.matches = dark;
    for (const listener of hear) listener();
  };
  return { night, kept, turnDevice, isNight: () => marks.has('data-night') };
};

describe('night colours', () => {
  it.each([
    ['no choice on a light device', null, false, false],
    ['no choice on a dark device', null, true, true],
    ['no choice on a device that says nothing', null, null, false],
    ['day chosen on a dark device', false, true, false],
    ['night chosen on a light device', true, false, true],
  ])('%s', (_name, chosen, prefersDark, expected) => {
    const { night, isNight } = world(chosen, prefersDark);
    expect(night.get()).toBe(expected);
    expect(isNight()).toBe(expected);
  });

  it('follow the device until the visitor chooses, and keep the choice', () => {
    const { night, kept, turnDevice, isNight } = world(null, false);
    const heard = vi.fn();
    const close = night.subscribe(heard);
    turnDevice(true);
    expect(isNight()).toBe(true);
    night.toggle();
    expect(isNight()).toBe(false);
    expect(kept.write).toHaveBeenCalledWith(false);
    turnDevice(true);
    expect(isNight()).toBe(false);
    expect(heard).toHaveBeenCalledTimes(3);
    close();
    night.toggle();
    expect(heard).toHaveBeenCalledTimes(3);
  });
});
