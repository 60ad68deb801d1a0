import { useReadable } from '@weaversworld/shared/shell';
import { useLazyModule } from '@weaversworld/shared/ui';
import type { GrownUpGate } from './grown-up-gate.ts';

const loadDialog = () => import('./grown-up-dialog.tsx');

/** Shows the question for grown-ups while the gate asks it. */
export const GrownUpPrompt = ({ gate }: { gate: GrownUpGate }) => {
  const { isAsking } = useReadable(gate);
  const dialog = useLazyModule(loadDialog, isAsking, () => gate.resolve(false));
  return isAsking && dialog !== null && <dialog.GrownUpDialog onResolved={gate.resolve} />;
};
