/** Specified constants of the background music. Times in milliseconds. */
export const MUSIC = {
  volume: 0.3,
  /** Not specified: the volume while a story is read aloud. */
  lowered: 0.08,
  fadeIn: 1_200,
  fadeOut: 500,
  /** Not specified: the interval between two steps of a fade. */
  step: 40,
} as const;

/** One of the tracks; `random` is 0 to below 1. Throws when there are none. */
export const pickTrack = <Track>(tracks: readonly Track[], random: number): Track => {
  const track = tracks[Math.floor(random * tracks.length)];
  if (track === undefined) throw new Error('No tracks: pass createMusic at least one.');
  return track;
};

/** The volume that the music fades to. */
export const targetVolume = (on: boolean, pageVisible: boolean, reading: boolean): number => {
  if (!on || !pageVisible) return 0;
  return reading ? MUSIC.lowered : MUSIC.volume;
};

/** The next volume of a fade towards `target`. The full range takes `fadeIn` or `fadeOut`. */
export const fadeStep = (volume: number, target: number): number => {
  const duration = target > volume ? MUSIC.fadeIn : MUSIC.fadeOut;
  const step = (MUSIC.volume * MUSIC.step) / duration;
  return Math.abs(target - volume) <= step ? target : volume + Math.sign(target - volume) * step;
};
