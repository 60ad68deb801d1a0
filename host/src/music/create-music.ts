import type { Music, Readable, Report } from '@weaversworld/shared/shell';
import { createStore } from 'zustand/vanilla';
import type { PageLife } from '../page-life.ts';
import type { Player } from './player.ts';
import { fadeStep, MUSIC, pickTrack, wantedVolume } from './policy.ts';

/** What music needs of its world. */
export interface MusicDeps {
  tracks: readonly string[];
  /** Asks for the file; called at the first press, never before. */
  open(source: string): Player;
  /** The read-aloud state: the music steps back while a story is read. */
  reader: Readable<{ status: string }>;
  /** Keeps the choice for the visit: session storage. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  page: PageLife;
  random(): number;
  /** Runs `task` once after `delay` milliseconds; returns the cancelling. */
  after(delay: number, task: () => void): () => void;
  report(report: Report): void;
}

const KEY = 'ww.music';

const nameOf = (error: unknown): string =>
  error instanceof Error || error instanceof DOMException ? error.name : '';

/** Background music: one of the tracks at random, off until the toggle is pressed; fades, never jumps. */
export const createMusic = (deps: MusicDeps): Music => {
  const store = createStore<{ playing: boolean }>(() => ({ playing: false }));
  let player: Player | null = null;
  let volume = 0;
  let inSight = true;
  let stopFade = () => {};

  const keep = (playing: boolean) => {
    store.setState({ playing });
    try {
      deps.storage.setItem(KEY, playing ? 'on' : 'off');
    } catch {
      // Without storage the choice lasts until the next load.
    }
  };

  const wanted = () =>
    wantedVolume(store.getState().playing, inSight, deps.reader.get().status === 'playing');

  const fade = () => {
    stopFade();
    const now = wanted();
    if (volume === now) {
      if (now === 0) player?.pause();
      return;
    }
    volume = fadeStep(volume, now);
    player?.setVolume(volume);
    stopFade = deps.after(MUSIC.step, fade);
  };

  const refused = (error: unknown) => {
    // A pause that overtakes the start is nobody's failure.
    if (nameOf(error) === 'AbortError') return;
    store.setState({ playing: false });
    volume = 0;
    stopFade();
    if (nameOf(error) !== 'NotAllowedError')
      deps.report({ level: 'warning', source: 'music', message: 'The music could not be played', error });
  };

  const start = () => {
    if (!player) {
      player = deps.open(pickTrack(deps.tracks, deps.random()));
      player.setVolume(volume);
    }
    player.play().then(fade, refused);
  };

  const setSight = (visible: boolean) => {
    if (visible === inSight) return;
    inSight = visible;
    if (!store.getState().playing) return;
    if (visible) return start();
    // Timers sleep in a hidden page: no fade.
    stopFade();
    volume = 0;
    player?.setVolume(0);
    player?.pause();
  };

  deps.reader.subscribe(() => {
    if (store.getState().playing && volume !== wanted()) fade();
  });
  deps.page.onHide(() => setSight(false));
  deps.page.onReturn(() => setSight(true));
  deps.page.onSight(setSight);

  try {
    if (deps.storage.getItem(KEY) === 'on') {
      store.setState({ playing: true });
      start();
    }
  } catch {
    // Without storage every load is a new visit.
  }

  return {
    get: store.getState,
    subscribe: store.subscribe,
    toggle() {
      const playing = !store.getState().playing;
      keep(playing);
      if (playing) start();
      else fade();
    },
  };
};
