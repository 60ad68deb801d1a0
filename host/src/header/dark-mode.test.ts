import { describe, expect, it, vi } from 'vitest';
import { createDarkMode } from './dark-mode.ts';

const setUp = (chosen: boolean | null, prefersDark: boolean | null) => {
  const deviceListeners: (() => void)[] = [];
  const device =
    prefersDark === null
      ? null
      : {
          matches: prefersDark,
          addEventListener: (_: string, listener: () => void) => void deviceListeners.push(listener),
        };
  const attributes = new Set<string>();
  const root = {
    toggleAttribute: (name: string, on: boolean) => (on ? attributes.add(name) : attributes.delete(name)),
  };
  const choice = { read: () => chosen, write: vi.fn() };
  const darkMode = createDarkMode({ choice, device, root } as unknown as Parameters<
    typeof createDarkMode
  >[0]);
  const setDevicePreference = (dark: boolean) => {
    if (device) device.matches = dark;
    for (const listener of deviceListeners) listener();
  };
  return { darkMode, choice, setDevicePreference, isDark: () => attributes.has('data-night') };
};

describe('dark mode', () => {
  it.each([
    ['no choice on a light device', null, false, false],
    ['no choice on a dark device', null, true, true],
    ['no choice on a device without a preference', null, null, false],
    ['light chosen on a dark device', false, true, false],
    ['dark chosen on a light device', true, false, true],
  ])('%s', (_name, chosen, prefersDark, expected) => {
    const { darkMode, isDark } = setUp(chosen, prefersDark);
    expect(darkMode.get()).toBe(expected);
    expect(isDark()).toBe(expected);
  });

  it('follows the device until the visitor chooses, and persists the choice', () => {
    const { darkMode, choice, setDevicePreference, isDark } = setUp(null, false);
    const listener = vi.fn();
    const unsubscribe = darkMode.subscribe(listener);
    setDevicePreference(true);
    expect(isDark()).toBe(true);
    darkMode.toggle();
    expect(isDark()).toBe(false);
    expect(choice.write).toHaveBeenCalledWith(false);
    setDevicePreference(true);
    expect(isDark()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(3);
    unsubscribe();
    darkMode.toggle();
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
