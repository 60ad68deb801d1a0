import { useState } from 'react';

/** An async action started by a button: whether it is running, and the message of its last failure. */
export const useAsyncAction = () => {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  /** Runs `action` unless one is running; resolves to true when it succeeded. `toMessage` maps a failure to `error`. */
  const run = async (action: () => Promise<unknown>, toMessage: (failure: unknown) => string) => {
    if (busy) return false;
    setBusy(true);
    setError(null);
    try {
      await action();
      return true;
    } catch (failure) {
      setError(toMessage(failure));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, run };
};
