import { useReadable } from '@weaversworld/shared/shell';
import { IconButton } from '@weaversworld/shared/ui';
import type { DarkMode } from './dark-mode.ts';

/** Switches the dark colours on and off. */
export const DarkModeToggle = ({ darkMode }: { darkMode: DarkMode }) => {
  const on = useReadable(darkMode);
  return (
    <IconButton
      size="grown-up"
      label="Night colours"
      icon={on ? 'sun' : 'moon'}
      aria-pressed={on}
      data-night-toggle=""
      onClick={darkMode.toggle}
    />
  );
};
