import { type FocusEvent, useCallback, useEffect, useRef } from 'react';

/** The handlers of a form library's field, such as `register('name')` of react-hook-form. */
interface FieldHandlers {
  onBlur(event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): unknown;
}

/**
 * Keeps a field that is only passed with the Tab key from being validated: returns a function that wraps the handlers of each
 * field of a form. A field that was pressed, typed in or focused in another way is validated when it is left.
 */
export const useTabThrough = () => {
  const isTabbing = useRef(false);
  const isPassed = useRef(false);

  useEffect(() => {
    const down = ({ key }: KeyboardEvent) => {
      isTabbing.current = key === 'Tab';
      // The focus moves before any task.
      setTimeout(() => {
        isTabbing.current = false;
      });
    };
    document.addEventListener('keydown', down, true);
    return () => document.removeEventListener('keydown', down, true);
  }, []);

  return useCallback(<Handlers extends FieldHandlers>(handlers: Handlers) => {
    const touch = () => {
      isPassed.current = false;
    };
    return {
      ...handlers,
      onFocus: () => {
        isPassed.current = isTabbing.current;
      },
      onPointerDown: touch,
      onInput: touch,
      onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        isPassed.current ? undefined : handlers.onBlur(event),
    };
  }, []);
};
