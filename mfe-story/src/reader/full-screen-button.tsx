import { IconButton } from '@weaversworld/shared/ui';
import { useEffect, useState } from 'react';
import { isFullScreenSupported, toggleFullScreen } from './full-screen.ts';
import styles from './reader-tools.module.css';

/** Shows the book alone on the whole screen, and leaves that again. Renders nothing where the browser cannot. */
export const FullScreenButton = () => {
  const [isOn, setIsOn] = useState(() => document.fullscreenElement != null);
  useEffect(() => {
    const update = () => setIsOn(document.fullscreenElement != null);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, []);
  if (!isFullScreenSupported()) return null;
  return (
    <IconButton
      className={styles.storyFullScreen}
      label="Full screen"
      icon={isOn ? 'shrink' : 'expand'}
      variant="quiet"
      size="grown-up"
      aria-pressed={isOn}
      onClick={() => void toggleFullScreen()}
    />
  );
};
