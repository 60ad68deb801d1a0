import type { Id } from '@weaversworld/shared/contract';
import { useNarrationState, useShell } from '@weaversworld/shared/shell';
import { ToolButton } from './tool-button.tsx';

interface ReadAloudButtonProps {
  storyId: Id;
  pageIndex: number;
  /** The page has no text. */
  disabled: boolean;
}

/** Starts read-aloud at this page. Hidden while the story is being read, and where the browser cannot speak. */
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
