import { useReadable } from '@weaversworld/shared/shell';
import { IconButton } from '@weaversworld/shared/ui';
import type { Night } from './night.ts';

/** Switches the night colours on and off. */
export const NightToggle = ({ night }: { night: Night }) => {
  const on = useReadable(night);
  return (
    <IconButton
      size="grown-up"
      label="Night colours"
      icon={on ? 'sun' : 'moon'}
      aria-pressed={on}
      onClick={night.toggle}
    />
  );
};
