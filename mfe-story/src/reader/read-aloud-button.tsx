import type { Id } from '@weaversworld/shared/contract';
import { useReaderState, useShell } from '@weaversworld/shared/shell';
import { ToolButton } from './tool-button.tsx';

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
  if (!reader.supported || (state.status === 'playing' && state.storyId === storyId)) return null;
  return (
    <ToolButton
      words="Read Aloud"
      name="Read story aloud"
      icon="speaker"
      disabled={disabled}
      onClick={() => void reader.play(storyId, pageIndex)}
    />
  );
};
