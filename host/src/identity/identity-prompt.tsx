import type { Api } from '@weaversworld/shared/api';
import { useReadable, useSession } from '@weaversworld/shared/shell';
import { useLazyModule } from '@weaversworld/shared/ui';
import type { IdentityCheck } from './identity-check.ts';

const loadDialog = () => import('./confirm-identity-dialog.tsx');

interface IdentityPromptProps {
  check: IdentityCheck;
  api: Pick<Api, 'auth'>;
  onSignedOut(): void;
}

/** Shows the dialog while a question of `check` is open. */
export const IdentityPrompt = ({ check, api, onSignedOut }: IdentityPromptProps) => {
  const question = useReadable(check);
  const { user } = useSession();
  const dialog = useLazyModule(loadDialog, question !== null, () => check.resolve(false));
  return (
    question !== null &&
    dialog !== null && (
      <dialog.ConfirmIdentityDialog
        api={api.auth}
        proofs={question.proofs}
        email={user?.email ?? ''}
        onResolved={check.resolve}
        onSignedOut={onSignedOut}
      />
    )
  );
};
