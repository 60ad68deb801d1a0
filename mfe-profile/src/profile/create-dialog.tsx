import { Dialog } from '@weaversworld/shared/ui';
import { NewChildProfile } from '../child-profile/new-child-profile.tsx';

interface CreateDialogProps {
  onClose(): void;
  onCreated(message: string): void;
}

/** Creates a child profile. The offer to move anonymous content follows in the same dialog. */
export const CreateDialog = ({ onClose, onCreated }: CreateDialogProps) => (
  <Dialog title="Create Child Profile" onClose={onClose}>
    <NewChildProfile
      onCancel={onClose}
      onCreated={({ name }) => onCreated(`${name}'s profile has been created`)}
      onDone={onClose}
    />
  </Dialog>
);
