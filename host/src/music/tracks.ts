/** The three tracks, composed and rendered by host/music. The bundler replaces each URL by a hashed one. */
export const TRACKS: readonly string[] = [
  new URL('../../music/lantern-lullaby.mp3', import.meta.url).href,
  new URL('../../music/meadow-morning.mp3', import.meta.url).href,
  new URL('../../music/snowfall-window.mp3', import.meta.url).href,
];
