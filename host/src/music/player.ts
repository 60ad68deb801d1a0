/** Plays one track in a loop. */
export interface Player {
  /** Rejects as HTMLMediaElement.play does, e.g. with NotAllowedError before the first user gesture. */
  play(): Promise<void>;
  pause(): void;
  /** 0 to 1. */
  setVolume(volume: number): void;
}

/** A player on an audio element; requests the file at once. */
export const openPlayer = (source: string): Player => {
  const audio = new Audio(source);
  audio.loop = true;
  let gain: GainNode | null = null;
  return {
    play: () => audio.play(),
    pause: () => audio.pause(),
    setVolume: (volume) => {
      if (gain) gain.gain.value = volume;
      else audio.volume = volume;
      // On iOS an element's volume is read-only: a gain node replaces it.
      if (!gain && Math.abs(audio.volume - volume) > 0.01 && 'AudioContext' in globalThis) {
        const context = new AudioContext();
        gain = context.createGain();
        gain.gain.value = volume;
        context.createMediaElementSource(audio).connect(gain).connect(context.destination);
        void context.resume();
      }
    },
  };
};
