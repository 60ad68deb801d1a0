import { type Id, sameId } from '@weaversworld/shared/contract';
import { useReaderState, useShell } from '@weaversworld/shared/shell';
import { Button, IconButton } from '@weaversworld/shared/ui';
import { useNarrow } from './use-media.ts';

interface ReadAloudButtonProps {
  storyId: Id;
  pageIndex: number;
  /** The page has no text. */
  disabled: boolean;
}

/** Reads the story aloud from this page on. Not there while it is being read, nor where nothing can speak. */
export const ReadAloudButton = ({ storyId, pageIndex, disabled }: ReadAloudButtonProps) => {
  const { reader } = useShell();
  const state = useReaderState();
  const isNarrow = useNarrow();
  if (!reader.supported || (state.status === 'playing' && sameId(state.storyId, storyId))) return null;
  const press = { disabled, onClick: () => void reader.play(storyId, pageIndex) };
  return isNarrow ? (
    <IconButton label="Read story aloud" icon="speaker" variant="quiet" {...press} />
  ) : (
    <Button variant="quiet" icon="speaker" {...press}>
      Read Aloud
    </Button>
  );
};
