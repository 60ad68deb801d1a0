import { Button, IconButton, type IconName } from '@weaversworld/shared/ui';
import { useIsNarrow } from './use-media-query.ts';

interface ToolButtonProps {
  /** The button's words; on a phone its accessible name. */
  words: string;
  /** The accessible name on a phone, when it differs. */
  name?: string;
  icon: IconName;
  disabled?: boolean;
  'aria-pressed'?: boolean;
  onClick(): void;
}

/** A button of the reader's toolbar: words, or an icon where there is no room. */
export const ToolButton = ({ words, name = words, ...rest }: ToolButtonProps) =>
  useIsNarrow() ? (
    <IconButton label={name} variant={rest['aria-pressed'] ? 'action' : 'quiet'} {...rest} />
  ) : (
    <Button variant="quiet" {...rest}>
      {words}
    </Button>
  );
