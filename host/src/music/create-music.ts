import { z } from '@weaversworld/shared/schema';
import type { Music, Readable, Report } from '@weaversworld/shared/shell';
import { createPersistedValue, type StorageLike } from '@weaversworld/shared/storage';
import { createStore } from 'zustand/vanilla';
import type { PageLifecycle } from '../page-lifecycle.ts';
import type { Schedule } from '../schedule.ts';
import { fadeStep, MUSIC, pickTrack, targetVolume } from './music-rules.ts';
import type { Player } from './player.ts';

/** The music's dependencies. */
export interface MusicDeps {
  tracks: readonly string[];
  /** Requests the file; called at the first press of the toggle, never before. */
  open(source: string): Player;
  /** The read-aloud state: the music is lowered while a story is read. */
  narration: Readable<{ status: string }>;
  /** Session storage: the choice lasts for the visit. */
  storage: StorageLike;
  page: PageLifecycle;
  random(): number;
  schedule: Schedule;
  report(report: Report): void;
}

const nameOf = (error: unknown): string =>
  error instanceof Error || error instanceof DOMException ? error.name : '';

/** Background music: a random track, off until the toggle is pressed. The volume fades, it never jumps. */
export const createMusic = (deps: MusicDeps): Music => {
  const persisted = createPersistedValue({
    storage: deps.storage,
    key: 'ww.music',
    schema: z.enum(['on', 'off']),
    format: 'text',
  });
  const store = createStore<{ playing: boolean }>(() => ({ playing: false }));
  let player: Player | null = null;
  let volume = 0;
  let pageVisible = true;
  let cancelFade = () => {};

  const target = () =>
    targetVolume(store.getState().playing, pageVisible, deps.narration.get().status === 'playing');

  const fade = () => {
    cancelFade();
    const wanted = target();
    if (volume === wanted) {
      if (wanted === 0) player?.pause();
      return;
    }
    volume = fadeStep(volume, wanted);
    player?.setVolume(volume);
    cancelFade = deps.schedule(fade, MUSIC.step);
  };

  const handleRejection = (error: unknown) => {
    // A pause before the start has finished is no failure.
    if (nameOf(error) === 'AbortError') return;
    store.setState({ playing: false });
    volume = 0;
    cancelFade();
    if (nameOf(error) !== 'NotAllowedError')
      deps.report({ level: 'warning', source: 'music', message: 'The music could not be played', error });
  };

  const start = () => {
    if (!player) {
      player = deps.open(pickTrack(deps.tracks, deps.random()));
      player.setVolume(volume);
    }
    player.play().then(fade, handleRejection);
  };

  const setPageVisible = (visible: boolean) => {
    if (visible === pageVisible) return;
    pageVisible = visible;
    if (!store.getState().playing) return;
    if (visible) return start();
    // Browsers throttle the timers of a hidden page: no fade.
    cancelFade();
    volume = 0;
    player?.setVolume(0);
    player?.pause();
  };

  deps.narration.subscribe(() => {
    if (store.getState().playing && volume !== target()) fade();
  });
  deps.page.onHide(() => setPageVisible(false));
  deps.page.onRestore(() => setPageVisible(true));
  deps.page.onVisibilityChange(setPageVisible);

  if (persisted.read() === 'on') {
    store.setState({ playing: true });
    start();
  }

  return {
    get: store.getState,
    subscribe: store.subscribe,
    toggle() {
      const playing = !store.getState().playing;
      store.setState({ playing });
      persisted.write(playing ? 'on' : 'off');
      if (playing) start();
      else fade();
    },
  };
};
