import { Dialog } from '@weaversworld/shared/ui';
import { ShareLink } from './share-link.tsx';

/** Shows the public story's link and copies it. */
export const ShareDialog = ({ link, onClose }: { link: string; onClose(): void }) => (
  <Dialog title="Share your story" onClose={onClose}>
    <p>Your story is now public. Anyone can read it at this link:</p>
    <ShareLink link={link} />
  </Dialog>
);
