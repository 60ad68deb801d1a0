import { useReadable, useShell } from './context.tsx';
import type { Shell } from './contract.ts';

const NO_SUBSCRIPTION = () => undefined;
const NO_GATE = { isGateOn: false, isUnlocked: true };
const NEVER_ASKS = { get: () => NO_GATE, subscribe: () => NO_SUBSCRIPTION };

/** Runs `action` for a grown-up: at once where no gate is in the way, else after the question was answered. */
export const withGrownUp = ({ grownUps }: Pick<Shell, 'grownUps'>, action: () => void): void => {
  if (grownUps === undefined || grownUps.get().isUnlocked) action();
  else
    void grownUps.confirm().then((confirmed) => {
      if (confirmed) action();
    });
};

/** The state of the grown-ups' gate; open in hosts that have none. */
export const useGrownUps = () => useReadable(useShell().grownUps ?? NEVER_ASKS);
