import { useEffect, useState } from 'react';
import { isFullScreenSupported, toggleFullScreen } from './full-screen.ts';
import styles from './reader-tools.module.css';
import { ToolButton } from './tool-button.tsx';

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
    <ToolButton
      className={styles.storyFullScreen}
      label="Full screen"
      icon={isOn ? 'shrink' : 'expand'}
      aria-pressed={isOn}
      onClick={() => void toggleFullScreen()}
    />
  );
};
