import { Dialog } from '@weaversworld/shared/ui';
import { NewChildProfile } from '../child-profile/new-child-profile.tsx';

interface CreateDialogProps {
  onClose(): void;
  onCreated(message: string): void;
}

/** A child profile made without leaving the page. The offer to keep anonymous work follows in the same window. */
export const CreateDialog = ({ onClose, onCreated }: CreateDialogProps) => (
  <Dialog title="Create Child Profile" onClose={onClose}>
    <NewChildProfile
      onCancel={onClose}
      onCreated={({ name }) => onCreated(`${name}'s profile has been created`)}
      onDone={onClose}
    />
  </Dialog>
);
