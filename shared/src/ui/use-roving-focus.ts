import { type FocusEvent, type KeyboardEvent, useState } from 'react';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * One stop of the Tab key for a group of buttons: the arrow keys, Home and End move the focus inside. `group` belongs to the
 * element around them, `item(index)` to each button. Buttons that are not displayed are skipped.
 */
export const useRovingFocus = () => {
  const [stop, setStop] = useState(0);
  return {
    group: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-roving]')];
        // jsdom has no checkVisibility.
        const shown = items.filter((item) => item.checkVisibility?.() !== false);
        const from = shown.findIndex((item) => item.contains(event.target as Node));
        const step = STEPS[event.key];
        const ends: Record<string, number> = { Home: 0, End: shown.length - 1 };
        const to = step === undefined ? ends[event.key] : (from + step + shown.length) % shown.length;
        if (from === -1 || to === undefined) return;
        event.preventDefault();
        shown[to]?.focus();
      },
      onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
        const at = [...currentTarget.querySelectorAll('[data-roving]')].indexOf(target);
        if (at !== -1) setStop(at);
      },
      // The first one is always displayed; the last one used may not be after the window has changed.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setStop(0);
      },
    },
    item: (index: number) => ({ 'data-roving': '', tabIndex: index === stop ? 0 : -1 }),
  };
};
