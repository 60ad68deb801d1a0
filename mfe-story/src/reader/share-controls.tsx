import type { Story } from '@weaversworld/shared/contract';
import { useShell, withGrownUp } from '@weaversworld/shared/shell';
import { useState } from 'react';
import { useStoryStores } from '../lib/story-stores.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { shareLink } from './share-story.ts';
import { ToolButton } from './tool-button.tsx';
import { useIsPhone } from './use-media-query.ts';

/**
 * The owner's toggle between private and public, and the link of a public story. The toggle stays enabled during the
 * request, so that it keeps the focus; the store ignores a second press.
 */
export const ShareControls = ({ story }: { story: Story }) => {
  const shell = useShell();
  const { openStory } = useStoryStores();
  const [isOpen, setIsOpen] = useState(false);
  // A phone has it in the reading settings.
  const isPhone = useIsPhone();
  const toggle = async () => {
    const changed = await openStory.toggleSharing();
    if (changed !== null) setIsOpen(changed.is_public);
  };
  return (
    <>
      <ToolButton
        label={story.is_public ? 'Shared' : 'Share'}
        icon="share"
        variant={story.is_public ? 'action' : 'quiet'}
        aria-pressed={story.is_public}
        onClick={() => withGrownUp(shell, () => void toggle())}
      />
      {story.is_public && !isPhone && (
        <ToolButton label="Show link" icon="link" onClick={() => withGrownUp(shell, () => setIsOpen(true))} />
      )}
      {isOpen && story.is_public && (
        <ShareDialog link={shareLink(story, location.origin)} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
};
