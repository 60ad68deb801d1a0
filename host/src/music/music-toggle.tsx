import { type Music, useReadable } from '@weaversworld/shared/shell';
import { IconButton } from '@weaversworld/shared/ui';

/** Plays or mutes the background music. Its label names what a press does. */
export const MusicToggle = ({ music }: { music: Music }) => {
  const { playing } = useReadable(music);
  return (
    <IconButton
      size="grown-up"
      icon={playing ? 'mute' : 'music'}
      label={playing ? 'Mute music' : 'Play music'}
      onClick={music.toggle}
    />
  );
};
