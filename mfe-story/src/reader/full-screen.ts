/** True where the browser can fill the screen with the page. */
export const isFullScreenOffered = (): boolean => document.fullscreenEnabled === true;

/** Fills the screen with the product, or gives the window back. A browser that refuses changes nothing. */
export const toggleFullScreen = async (): Promise<void> => {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // a refusal (an embedded page, a policy) leaves everything as it was
  }
};
