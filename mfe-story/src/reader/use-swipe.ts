import { type RefObject, useEffect, useRef } from 'react';

/** How far a finger moves sideways to turn the page, in CSS pixels. */
const SWIPE_PX = 48;
/** A swipe goes this much further sideways than up or down. */
const SIDEWAYS = 1.5;

/** Pinched larger. A little tolerance: browsers report scales such as 1.0003 at rest. */
const isZoomed = (): boolean => (globalThis.visualViewport?.scale ?? 1) > 1.01;

/**
 * Calls `onStep` with 1 for a swipe to the left and -1 for one to the right: touch and pen only, since a mouse selects
 * text, and not on a zoomed page, which the finger moves. The element needs `touch-action: pan-y`, or the browser takes the
 * gesture for scrolling.
 */
export const useSwipe = (element: RefObject<HTMLElement | null>, onStep: (step: number) => void): void => {
  const latest = useRef(onStep);
  latest.current = onStep;
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    let start: PointerEvent | null = null;
    const down = (event: PointerEvent) => {
      start = event.isPrimary && event.pointerType !== 'mouse' ? event : null;
    };
    const up = (event: PointerEvent) => {
      const [x, y] = start ? [event.clientX - start.clientX, event.clientY - start.clientY] : [0, 0];
      start = null;
      if (isZoomed()) return;
      if (Math.abs(x) < SWIPE_PX || Math.abs(x) < SIDEWAYS * Math.abs(y)) return;
      latest.current(x < 0 ? 1 : -1);
    };
    const viewport = globalThis.visualViewport;
    const allowPanning = () => {
      target.style.touchAction = isZoomed() ? 'auto' : '';
    };
    const cancel = () => {
      start = null;
    };
    allowPanning();
    viewport?.addEventListener('resize', allowPanning);
    target.addEventListener('pointerdown', down);
    target.addEventListener('pointerup', up);
    target.addEventListener('pointercancel', cancel);
    return () => {
      viewport?.removeEventListener('resize', allowPanning);
      target.removeEventListener('pointerdown', down);
      target.removeEventListener('pointerup', up);
      target.removeEventListener('pointercancel', cancel);
    };
  }, [element]);
};
