import type { ChildProfile } from '@weaversworld/shared/contract';
import { useShell } from '@weaversworld/shared/shell';
import { Dialog } from '@weaversworld/shared/ui';
import { ChildProfileForm } from '../child-profile/child-profile-form.tsx';

interface EditDialogProps {
  child: ChildProfile;
  onClose(): void;
  onSaved(message: string): void;
}

/** Edits a child's name and age. */
export const EditDialog = ({ child, onClose, onSaved }: EditDialogProps) => {
  const { session } = useShell();
  return (
    <Dialog title="Edit Child Profile" onClose={onClose}>
      <ChildProfileForm
        profile={child}
        onSubmit={async (input) => {
          const { name } = await session.updateChildProfile(child.id, input);
          onSaved(`${name}'s profile has been updated`);
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
};
