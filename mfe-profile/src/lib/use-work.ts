import { useState } from 'react';

/** One piece of work that a button starts: whether it is under way, and the sentence of why it failed. */
export const useWork = () => {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  /** Runs `work` unless some is under way; true when it succeeded. `sentence` says what a failure is called. */
  const run = async (work: () => Promise<unknown>, sentence: (error: unknown) => string) => {
    if (busy) return false;
    setBusy(true);
    setError(null);
    try {
      await work();
      return true;
    } catch (failure) {
      setError(sentence(failure));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, run, forget: () => setError(null) };
};
