/** Our own three pieces, written and rendered by host/music. The bundler gives each file its hashed address. */
export const TRACKS: readonly string[] = [
  new URL('../../music/lantern-lullaby.mp3', import.meta.url).href,
  new URL('../../music/meadow-morning.mp3', import.meta.url).href,
  new URL('../../music/snowfall-window.mp3', import.meta.url).href,
];
