import { Button, IconButton, type IconName } from '@weaversworld/shared/ui';
import type { Ref } from 'react';
import { useIsNarrow } from './use-media-query.ts';

interface ToolButtonProps {
  /** The button's words; on a phone its accessible name. */
  words: string;
  /** The accessible name on a phone, when it differs. */
  name?: string;
  icon: IconName;
  size: 'child' | 'grown-up';
  /** The action is not available; the button keeps the focus. */
  unavailable?: boolean;
  'aria-pressed'?: boolean;
  ref?: Ref<HTMLButtonElement>;
  onClick(): void;
}

/** A button of the reader's head: words, or an icon where there is no room. */
export const ToolButton = ({
  words,
  name = words,
  unavailable = false,
  onClick,
  ...rest
}: ToolButtonProps) =>
  useIsNarrow() ? (
    <IconButton
      label={name}
      variant={rest['aria-pressed'] ? 'action' : 'quiet'}
      unavailable={unavailable}
      onClick={onClick}
      {...rest}
    />
  ) : (
    <Button
      variant="quiet"
      aria-disabled={unavailable || undefined}
      onClick={unavailable ? undefined : onClick}
      {...rest}
    >
      {words}
    </Button>
  );
