import type { Story } from '@weaversworld/shared/contract';
import { useShell } from '@weaversworld/shared/shell';
import { buttonAttributes, Icon } from '@weaversworld/shared/ui';
import { isComplete } from './story-state.ts';

/** Saves a finished story as an e-book. Only servers with an event log make e-books; elsewhere it renders nothing. */
export const EBookLink = ({ story }: { story: Story }) => {
  const { apiOrigin, storyApiBase } = useShell().settings;
  if (story.epoch === undefined || !isComplete(story)) return null;
  const url = `${apiOrigin}${storyApiBase}/stories/${encodeURIComponent(String(story.id))}/book.epub`;
  return (
    <a {...buttonAttributes({ variant: 'quiet', size: 'grown-up' })} href={url} download="">
      <Icon name="book" />
      Save as an e-book
    </a>
  );
};
