import type { ChildProfile } from '@weaversworld/shared/contract';
import { Dialog } from '@weaversworld/shared/ui';
import { NewChildProfile } from '../child-profile/new-child-profile.tsx';

interface CreateDialogProps {
  onClose(): void;
  onCreated(profile: ChildProfile): void;
}

/** Creates a child profile. The offer to move anonymous content follows in the same dialog. */
export const CreateDialog = ({ onClose, onCreated }: CreateDialogProps) => (
  <Dialog title="Create Child Profile" onClose={onClose}>
    <NewChildProfile onCancel={onClose} onCreated={onCreated} onDone={onClose} />
  </Dialog>
);
