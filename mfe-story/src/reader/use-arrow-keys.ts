import { useEffect, useRef } from 'react';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
/** Elements that use arrow keys themselves. */
const USES_ARROW_KEYS =
  'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Calls `onStep` with -1 or 1 for the left and right arrow keys, except where a control uses them. */
export const useArrowKeys = (onStep: (step: number) => void): void => {
  const latest = useRef(onStep);
  latest.current = onStep;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const isUsed = event.target instanceof Element && event.target.closest(USES_ARROW_KEYS) !== null;
      if (step === undefined || isUsed || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      latest.current(step);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
};
