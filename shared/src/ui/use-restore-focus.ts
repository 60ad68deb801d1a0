import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an element when `key` changes and the focus was lost, because the control that had it is gone. The element
 * needs `tabIndex={-1}` unless it takes the focus by itself.
 */
export const useRestoreFocus = (element: RefObject<HTMLElement | null>, key: unknown): void => {
  const previous = useRef(key);
  useEffect(() => {
    if (Object.is(previous.current, key)) return;
    previous.current = key;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) element.current?.focus();
  }, [element, key]);
};
