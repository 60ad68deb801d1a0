import type { Id } from '@weaversworld/shared/contract';
import { useNarrationState, useShell } from '@weaversworld/shared/shell';
import { ToolButton } from './tool-button.tsx';

interface ReadAloudButtonProps {
  storyId: Id;
  pageIndex: number;
  /** The page has no text. */
  disabled: boolean;
}

/** Reads the story aloud from this page on. Not there while it is being read, nor where nothing can speak. */
export const ReadAloudButton = ({ storyId, pageIndex, disabled }: ReadAloudButtonProps) => {
  const { narration } = useShell();
  const state = useNarrationState();
  if (!narration.supported || (state.status === 'playing' && state.storyId === storyId)) return null;
  return (
    <ToolButton
      words="Read Aloud"
      name="Read story aloud"
      icon="speaker"
      disabled={disabled}
      onClick={() => void narration.play(storyId, pageIndex)}
    />
  );
};
