import { errorMessage } from '@weaversworld/shared/api';
import type { ChildProfile } from '@weaversworld/shared/contract';
import { useShell } from '@weaversworld/shared/shell';
import { ConfirmDialog, Notice } from '@weaversworld/shared/ui';
import { useAsyncAction } from '../lib/use-async-action.ts';

interface DeleteDialogProps {
  child: ChildProfile;
  onClose(): void;
  onDeleted(message: string): void;
}

/** Confirms the deletion of a child profile, and lists what is deleted with it. */
export const DeleteDialog = ({ child, onClose, onDeleted }: DeleteDialogProps) => {
  const { session } = useShell();
  const { busy, error, run } = useAsyncAction();
  const confirm = async () => {
    const toMessage = (failure: unknown) =>
      errorMessage(failure, 'Failed to delete child profile. Please try again.');
    if (await run(() => session.deleteChildProfile(child.id), toMessage))
      onDeleted(`${child.name}'s profile has been deleted`);
  };
  return (
    <ConfirmDialog
      title={`Delete ${child.name}'s profile?`}
      danger
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {error && <Notice tone="error">{error}</Notice>}
      <p>
        All stories and characters of {child.name} are deleted too, with their pictures. Links that were
        shared stop working. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
};
