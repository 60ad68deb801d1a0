/** True where the browser supports full screen. */
export const isFullScreenSupported = (): boolean => document.fullscreenEnabled === true;

/** Enters or leaves full screen. Does nothing when the browser refuses. */
export const toggleFullScreen = async (): Promise<void> => {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // embedded pages and permission policies may forbid it
  }
};
