import { useCallback, useEffect, useState } from 'react';

/** How long a profile message stands, in milliseconds. */
const MESSAGE_TIME = 3000;

/** A message that clears itself after 3 s; saying something new starts the time over. */
export const usePassingMessage = (): [message: string | null, say: (message: string) => void] => {
  const [said, setSaid] = useState<{ message: string } | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), MESSAGE_TIME);
    return () => clearTimeout(timer);
  }, [said]);
  return [said?.message ?? null, useCallback((message: string) => setSaid({ message }), [])];
};
