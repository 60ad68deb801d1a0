import { useCallback, useEffect, useState } from 'react';

/** How long a message is shown, in milliseconds. */
const DISPLAY_TIME = 3000;

/** A message that clears itself after 3 s; a new one restarts the time. */
export const useTransientMessage = (): [message: string | null, showMessage: (message: string) => void] => {
  const [shown, setShown] = useState<{ message: string } | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), DISPLAY_TIME);
    return () => clearTimeout(timer);
  }, [shown]);
  return [shown?.message ?? null, useCallback((message: string) => setShown({ message }), [])];
};
