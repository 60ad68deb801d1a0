/** SPEC section 9: background music. Times in milliseconds. */
export const MUSIC = {
  volume: 0.3,
  /** Ours: while a story is read aloud the music steps back. */
  lowered: 0.08,
  fadeIn: 1_200,
  fadeOut: 500,
  /** Ours: how often a fade moves on. */
  step: 40,
} as const;

/** One of the tracks; `random` is 0 to below 1. Throws when there are none. */
export const pickTrack = <Track>(tracks: readonly Track[], random: number): Track => {
  const track = tracks[Math.floor(random * tracks.length)];
  if (track === undefined) throw new Error('There is no music to choose from: give createMusic its tracks.');
  return track;
};

/** How loud the music should be now. */
export const wantedVolume = (on: boolean, inSight: boolean, reading: boolean): number => {
  if (!on || !inSight) return 0;
  return reading ? MUSIC.lowered : MUSIC.volume;
};

/** The next volume of a fade from where it is to where it should be. A whole way takes fadeIn or fadeOut. */
export const fadeStep = (volume: number, wanted: number): number => {
  const duration = wanted > volume ? MUSIC.fadeIn : MUSIC.fadeOut;
  const step = (MUSIC.volume * MUSIC.step) / duration;
  return Math.abs(wanted - volume) <= step ? wanted : volume + Math.sign(wanted - volume) * step;
};
