import { Button, IconButton, type IconName } from '@weaversworld/shared/ui';
import { useNarrow } from './use-media.ts';

interface ToolButtonProps {
  /** The button's words; on a phone only its name. */
  words: string;
  /** The name on a phone when it differs. */
  name?: string;
  icon: IconName;
  disabled?: boolean;
  'aria-pressed'?: boolean;
  onClick(): void;
}

/** A tool of the reader: words where there is room, a drawing on a phone. */
export const ToolButton = ({ words, name = words, ...rest }: ToolButtonProps) =>
  useNarrow() ? (
    <IconButton label={name} variant={rest['aria-pressed'] ? 'action' : 'quiet'} {...rest} />
  ) : (
    <Button variant="quiet" {...rest}>
      {words}
    </Button>
  );
