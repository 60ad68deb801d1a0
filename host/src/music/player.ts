/** One looping piece of music. */
export interface Player {
  /** Rejects as an audio element does, e.g. with NotAllowedError before any gesture. */
  play(): Promise<void>;
  pause(): void;
  /** 0 to 1. */
  setVolume(volume: number): void;
}

/** A player over an audio element, which asks for the file when it is opened. */
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
      // iOS leaves an element's volume to its keys alone: there a gain node does it.
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
