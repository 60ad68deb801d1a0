import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an element when `key` changes and the focus was lost, because the control that had it is gone. Where nothing
 * had the focus it stays so. The element needs `tabIndex={-1}` unless it takes the focus by itself.
 */
export const useRestoreFocus = (element: RefObject<HTMLElement | null>, key: unknown): void => {
  const previous = useRef(key);
  const lastFocused = useRef<EventTarget | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      lastFocused.current = target;
    };
    lastFocused.current = document.activeElement;
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (Object.is(previous.current, key)) return;
    previous.current = key;
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    const isGone = lastFocused.current instanceof Element && !lastFocused.current.isConnected;
    if (isLost && isGone) element.current?.focus();
  }, [element, key]);
};
