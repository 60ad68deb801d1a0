import type { Story } from '@weaversworld/shared/contract';
import { useShell, withGrownUp } from '@weaversworld/shared/shell';
import { Button } from '@weaversworld/shared/ui';
import { useState } from 'react';
import { ShareLink } from './share-link.tsx';
import { shareLink } from './share-story.ts';

/** The link of a public story in the reading settings of a phone, whose head has no room for another button. */
export const ShowLink = ({ story }: { story: Story }) => {
  const shell = useShell();
  const [isShown, setIsShown] = useState(false);
  if (!story.user_is_owner || !story.is_public) return null;
  if (isShown) return <ShareLink link={shareLink(story, location.origin)} />;
  return (
    <Button
      variant="quiet"
      size="grown-up"
      icon="link"
      onClick={() => withGrownUp(shell, () => setIsShown(true))}
    >
      Show link
    </Button>
  );
};
