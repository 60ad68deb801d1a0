import type { Id } from '@weaversworld/shared/contract';
import { useNarrationState, useShell } from '@weaversworld/shared/shell';
import { useRegainFocus } from '@weaversworld/shared/ui';
import { useEffect, useRef } from 'react';
import { ToolButton } from './tool-button.tsx';
import { useIsNarrow } from './use-media-query.ts';

interface ReadAloudButtonProps {
  storyId: Id;
  pageIndex: number;
  /** The page has no text. */
  unavailable: boolean;
}

/** Starts read-aloud at this page. Hidden while the story is being read, and where the browser cannot speak. */
export const ReadAloudButton = (props: ReadAloudButtonProps) => {
  const { narration } = useShell();
  const { status, storyId } = useNarrationState();
  const wasHidden = useRef(false);
  const isHidden = !narration.supported || (status === 'playing' && storyId === props.storyId);
  useEffect(() => {
    wasHidden.current = isHidden;
  }, [isHidden]);
  return isHidden ? null : <Start {...props} comesBack={wasHidden.current} />;
};

const Start = ({
  storyId,
  pageIndex,
  unavailable,
  comesBack,
}: ReadAloudButtonProps & { comesBack: boolean }) => {
  const { narration } = useShell();
  const button = useRef<HTMLButtonElement>(null);
  const isNarrow = useIsNarrow();
  // Stop in the read-aloud bar takes the bar away.
  useRegainFocus(button, comesBack);
  return (
    <ToolButton
      ref={button}
      // Both are specified, the second one for where there is no room.
      label={isNarrow ? 'Read story aloud' : 'Read Aloud'}
      icon="speaker"
      size="child"
      unavailable={unavailable}
      onClick={() => void narration.play(storyId, pageIndex)}
    />
  );
};
