import { type RefObject, useEffect } from 'react';

/**
 * Focuses an element that appears in place of the pressed one, so that keyboard users go on where they were. Never takes
 * the focus from another element, nor on a page that nobody has touched. `isReplacement` is read when it appears.
 */
export const useRegainFocus = (element: RefObject<HTMLElement | null>, isReplacement = true): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the element appears
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    // Safari before 16.4 has no userActivation; there the focus is left alone.
    if (isReplacement && isLost && navigator.userActivation?.isActive)
      element.current?.focus({ preventScroll: true });
  }, []);
};
