import { VisuallyHidden } from '@weaversworld/shared/ui';

/** A button label whose accessible name includes its subject: shown as 'Edit', named 'Edit Pip'. */
export const ActionLabel = ({ action, subject }: { action: string; subject: string }) => (
  <span>
    {action} <VisuallyHidden>{subject}</VisuallyHidden>
  </span>
);
