import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Collects all garbage, as happens by itself at any moment; what only weak references hold is gone afterwards. */
export const collectGarbage = async (): Promise<void> => {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  // Weak references that were read in this round of the event loop keep their targets until it ends.
  for (let round = 0; round < 2; round += 1) {
    await setImmediate();
    gc();
  }
};
