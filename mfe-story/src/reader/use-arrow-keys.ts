import { useEffect, useRef } from 'react';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
/** Where arrow keys belong to the control itself. */
const OWN_ARROWS =
  'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="alertdialog"], [role="menu"]';

/** The left and right arrow keys turn pages, except where a control needs them. */
export const useArrowKeys = (onStep: (step: number) => void): void => {
  const latest = useRef(onStep);
  latest.current = onStep;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const isOwn = event.target instanceof Element && event.target.closest(OWN_ARROWS) !== null;
      if (step === undefined || isOwn || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      latest.current(step);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
};
